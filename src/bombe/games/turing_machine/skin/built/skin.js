import{html as Ut,useLayoutEffect as fr,useRef as mr}from"bombe/preact.js";var Fe={},ue="en";function Fs(t){Fe=t.words,ue=t.lang}function o(t,e={}){let s=Fe[t];if(s===void 0)throw new Error(`no words for ${t}`);return hr(s,e)}var hr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),ut=t=>new Intl.ListFormat(ue,{type:"conjunction"}).format(t);function Z(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(ue,{...n,...s}).format(t).replace("-","−")}function q(t,e,s=0,n={}){let a=new Intl.PluralRules(ue,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Fe[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Z(e,s,n)})}function de({title:t,cls:e="",close:s,onKey:n,children:r}){let a=mr(null);return fr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Ut`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Ks({question:t,yes:e,close:s}){return Ut`<${de} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Gs({keys:t,close:e,tell:s=o}){return Ut`<${de} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Ut`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Ut`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as A,render as yl,useCallback as kl,useEffect as wl,useRef as rr,useState as xt}from"bombe/preact.js";import{html as gr,render as br,useEffect as Us,useState as yr}from"bombe/preact.js";function Ke(t){let[e,s]=yr(t.state);return Us(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,pe=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Vs({children:t}){return Us(()=>{let e=document.getElementById("bar");e&&br(gr`${t}`,e)}),null}import{useRef as sn,useState as wr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ge={},$e=new Map,St;function Ue(t){Fs(t),Ge=t.cards,$e=new Map;for(let e of Object.values(Ge))for(let s of e.laws)s.name=`${e.number}${s.letter}`,$e.set(s.name,{card:e,law:s});St=t}var J=t=>Ge[t];var Pt=t=>$e.get(t),ht=t=>$e.get(t)?.law.text??t,ft=t=>St.options[t],Ys=()=>Object.keys(St.options),Vt=()=>St.booklet,Ve=()=>St.questions,he=()=>St.rungs,jt=()=>St.lesson;var T=["▲","■","●"],B=["t","s","c"],P=["1","2","3","4","5"],Zs={"▲":"t","■":"s","●":"c"},kr={"▲":"triangle","■":"square","●":"circle"},W=t=>Yt(t.replace(/[▲■●]/g,e=>o(kr[e]))),Ye=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Yt=t=>t.replace(/\.$/,"");function Q({of:t,size:e=16}){let s=Zs[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in Zs?It`<${Q} of=${s} size=${e} />`:s),j=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var rt=t=>!!t.sheet,Js=t=>t.over,mt=t=>t.machine?.answered?t.machine:null,at=t=>!!t.machine?.thinking,z=t=>[...t.verifiers],gt=t=>t.mode==="nightmare",Qs=t=>t.groups.map(e=>e.join("+")).join(" "),X=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},bt=t=>rt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Et=t=>rt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!X(t)?.out,Mt=t=>Object.keys(L(t).answers).length>0,fe=t=>rt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Xs=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Zt=(t,e)=>!!t.sheet?.unsound?.includes(e),tn=new Map(B.flatMap((t,e)=>P.map(s=>[t+s,{place:e,digit:s}])));function Nt(t){let e=tn.get(t);return e?`${T[e.place]} ${e.digit}`:ht(t)}var me=t=>t===""?"-":t==="-"?"+":"",ge=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function en(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>B[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>tn.has(a)||Pt(a)),r=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:r.length}}var _r=400;function nn({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[c,l]=wr(null),i=sn({letter:"",at:0}),u=sn(new Set),d=p=>{let{view:m}=t.state;if(!m)return;let{answers:M,proposal:f}=L(m),g=p===i.current.letter&&Date.now()-i.current.at<_r;if(Et(m)&&!(p in M)&&r(o("round_spent")),!bt(m)||p in M||u.current.has(p)||g)return;let b=Mt(m)&&f?f:e();s(o("sure_ask",{letter:p,code:b}),o("ask_letter",{letter:p}),()=>$(p))},$=async p=>{let{view:m}=t.state;if(!m||!bt(m)||p in L(m).answers||u.current.has(p))return;let M=Mt(m)?L(m).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),l(p),n(p),r("");try{await t.act(`ask ${M} ${p}`)}catch(f){a(f)}finally{u.current.delete(p),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as qt,useContext as xr}from"bombe/preact.js";var Ze=qt(null),Je=qt(null),Qe=qt(null),Xe=qt(null),ts=qt(null),es=qt(null);function Bt(t){let e=xr(t);if(e===null)throw new Error("this is a part of a board");return e}var x=()=>Bt(Ze),Ct=()=>Bt(Je),Jt=()=>Bt(Qe),Ot=()=>Bt(Xe),zt=()=>Bt(ts),yt=()=>Bt(es);import{useEffect as vr,useRef as Sr}from"bombe/preact.js";var be=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,kt=t=>t.ctrlKey||t.altKey||t.metaKey,on=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function rn(t,e,s){let n=Sr((()=>{}));vr(()=>{let r=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||kt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Er(a,l,c,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Er(t,e,s,n){let{key:r,shiftKey:a}=t,c=be(t),l=r.length===1?r.toLowerCase():r,i=l.toUpperCase(),u=z(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as y,useEffect as un,useLayoutEffect as Hr,useRef as Ft,useState as dn}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var an="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Mr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Cr={up:F`<path d=${an} />`,down:F`<path d=${an} transform="rotate(180 12 12)" />`,undo:F`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:F`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:F`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:F`<path class="pen" d="M6 14l6-6l6 6" />`,sink:F`<path class="pen" d="M6 10l6 6l6-6" />`,close:F`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:F`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:F`<path class="pen" d=${Mr} />`,talk:F`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:F`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>F`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Cr[t]}</svg>`,G=({passed:t,size:e=22})=>F`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?F`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:F`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Or,useState as Tr}from"bombe/preact.js";function cn(t,e){let[,s]=Tr(0);return Or(()=>{let n=[],r=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let $={sign:d};a.set(u,$),s(h=>h+1),t.act(ge(u,d)).catch(e).finally(()=>{a.get(u)===$&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),r.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,me(c(u))),undo(){let u=n.pop();return u?(r.push(u),l(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Tt=t=>t==="-"?"struck":t==="+"?"kept":"";function tt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Qt=(t,e)=>({"data-target":e,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as D}from"bombe/preact.js";var Xt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ye({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let c=J(t),l=`h${a}`;return D`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?D`<span class="sample-disc" aria-hidden="true">${e}</span>`:D`<span class="mono">${t}</span>`}
<${j} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&D`<span class="hush">${o("sample_of",{letter:e})} </span>`}${w(c.title,15)}<${ss} of=${c} /><//>
${c.grid?D`<${Lr} shown=${c} />`:D`<ul class="sample-laws">
${c.laws.map(i=>D`<${Ar} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&D`<${r} shown=${c} />`}
</div>
</article>`}var ss=({of:t})=>t.hard?D` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,Ar=({law:t,state:e})=>D`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${j} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&D`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function Lr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>D`<span class="sample-cell" role="img" aria-label=${r.get(c)?.text}>
<${j} of=${r.get(c)?.picture} /></span>`;return D`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>D`<${j} of=${c} cls="column" />`)}
${s.map((c,l)=>D`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var ln=({name:t,digits:e,set:s})=>D`<div class="pick">
${T.map((n,r)=>D`<fieldset class="pick-row ${B[r]}">
<legend>${w(n,18)}</legend>
${P.map(a=>D`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((c,l)=>l===r?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ke="(min-width: 1180px)",we="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Rr=90;function pn(){let{view:t}=x(),{tab:e,setTab:s}=zt(),{deck:n,scrolled:r}=Wr(e,s),[a,c]=dn(null),l=z(t),i=gt(t),{answers:u}=L(t),d=$=>i?null:l[$];return y`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map(($,h)=>y`<${Pr} key=${l[h]} letter=${d(h)} number=${$[0]} current=${h===e}
passed=${i?void 0:u[l[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map(($,h)=>{let p=`card-${l[h]}`,m=()=>c(h);return $.length>1?y`<${Nr} key=${h} id=${p} letter=${l[h]} numbers=${$} enlarge=${m} />`:y`<${ns} key=${h} id=${p} letter=${d(h)} number=${$[0]} enlarge=${m} />`})}
</div>
${a!==null&&y`<${qr} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function Wr(t,e){let s=Ft(null),n=Ft(void 0),r=Ft(0);return un(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===r.current||c.scrollWidth<=c.clientWidth)return;r.current=t;let i=l.offsetLeft-c.offsetLeft-Ir(c);c.scrollTo({left:i,behavior:Dr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);r.current=Math.round(c/d),e(r.current)},Rr)}}}var Dr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ir=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,Pr=({letter:t,number:e,current:s,passed:n,press:r})=>y`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${jr(t,e,n)}>
${t??y`<span class="mono">${e}</span>`}
${n!==void 0&&y`<${G} passed=${n} size=${18} />`}
</button>`;function jr(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var $n=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},Nr=({id:t,letter:e,numbers:s,enlarge:n})=>y`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${$n(n)}>
<${ns} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${ns} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,hn=({letter:t})=>y`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function qr({letter:t,numbers:e,opener:s,close:n}){let r=Ft(null),a=Ot();Hr(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===r.current&&n();return y`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>Br(i,a)}>
<div class="large-head">
<${hn} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>y`<${zr} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function Br(t,e){t.key.toLowerCase()!=="z"||kt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function zr({number:t,whose:e}){let s=J(t);return y`<section class="spread" aria-label=${W(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${j} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} <${fn} of=${t} /></p>
${s.grid?y`<${bn} shown=${s} />
<details><summary>${o("check_what")}</summary><${mn} shown=${s} /></details>`:y`<${gn} shown=${s} whole />`}
${e&&y`<${kn} number=${t} />`}
</section>`}function ns({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=x(),c=J(e),[l,i]=dn(!1),u=Ft(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{i(!1),u.current?.focus()},h=p=>{p.stopPropagation(),n&&matchMedia(we).matches?r():i(!l)};return y`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${W(o(d,{letter:t??"",title:c.title}))}
onKeyDown=${$n(r)}>
<div class="card-head" onClick=${r}>
${!n&&y`<${hn} letter=${t} />`}
<button class="about-key" ref=${u} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${l} onClick=${h}><${C} of="about" size=${19} /></button>
<${j} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${w(c.title,15)}<${ss} of=${c} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${W(o("enlarge_card",{title:c.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${c.grid?y`<${bn} shown=${c} />`:y`<${gn} shown=${c} />`}
${!n&&fe(a)&&y`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&y`<${kn} number=${e} />`}
${t!==null&&!n&&a.sheet&&y`<${Gr} letter=${t} />`}
${l&&y`<${Fr} shown=${c} close=${$} />`}
</article>`}function Fr({shown:t,close:e}){let s=Ft(null);return un(()=>s.current?.focus(),[]),y`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${mn} shown=${t} />
<p><${fn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var fn=({of:t})=>y`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${o("card_example")}</a>`,mn=({shown:t})=>y`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>y`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,gn=({shown:t,whole:e})=>y`<ul class="laws">
${t.laws.map(s=>y`<li key=${s.name}><${yn} law=${s}>
<${j} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function bn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>y`<${yn} key=${c} law=${r.get(c)}><${j} of=${r.get(c)?.picture} /><//>`;return y`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>y`<${j} of=${c} cls="column" />`)}
${s.map((c,l)=>y`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function yn({law:t,children:e}){let{view:s}=x(),n=Ot(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:W(t.text)});if(!rt(s))return y`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Zt(s,t.name),l=Xs(s,t.name);return y`<button class="law ${Tt(r)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${r!==""} aria-label=${tt(a,r,c,l)} title=${t.text}
...${Qt(n,t.name)}>
${e}${c&&y`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function kn({number:t}){let{view:e}=x();return y`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${z(e).map(s=>y`<${Kr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Kr({letter:t,target:e}){let{view:s}=x(),n=Ot();if(!s.sheet)return y`<span class="owner">${t}</span>`;let r=n.of(e),a=Zt(s,e);return y`<button class="owner ${Tt(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${tt(o("whose_is",{letter:t}),r,a)}
...${Qt(n,e)}>${t}</button>`}function Gr({letter:t}){let{view:e}=x(),{ask:s,asking:n}=Jt(),r=L(e).answers[t],a=r!==void 0;return y`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!bt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?y`<${G} passed=${r} size=${20} /> ${o("answered")}`:y`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as N,useLayoutEffect as Zr,useRef as Jr,useState as cs}from"bombe/preact.js";var wn="choice",os=["new","named","booklet"],_n=/^aid_/,rs=200,te=()=>Ys().filter(t=>_n.test(t));function Ur(t,e){return t==="kind"?os.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=rs:t==="booklet"?Vt().some(({number:s})=>s===e):ft(t).choices.some(s=>s===e)}function xn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(te().map(n=>[n,t.aids.includes(n.replace(_n,""))]))},s=Vr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&Ur(n,s[n])?s[n]:r]))}function Vr(){try{return JSON.parse(localStorage.getItem(wn)??"null")??{}}catch{return{}}}function vn(t){try{localStorage.setItem(wn,JSON.stringify(t))}catch{}}function Sn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c}=t,l=Object.fromEntries(te().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as as}from"bombe/preact.js";var At=t=>o(`level_${t}`);function Kt({view:t}){let e=Yr(t);return e.length?as`<ul class="small-print">${e.map(s=>as`<li key=${s}>${s}</li>`)}</ul>`:null}var En=({view:t})=>t.seats.length>1&&t.aids.length>0&&as`<p class="small-print">${_e(t.aids)}</p>`,_e=t=>o("aids",{aids:ut(t.map(e=>o(`aid_${e}`)))});function Yr(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:At(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(_e(t.aids)),t.chosen&&e.push(o("chosen")),e}var Mn=t=>o(`share_${t}`),Cn=t=>o(`share_${t}`);function On({table:t,state:e,view:s,choose:n,refused:r}){Zr(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&Mn(s.mode),Cn(s.difficulty)];return N`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Qs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${ls} table=${t} state=${e} choose=${n} cls="bar-new" />`}function ls({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:N`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:N`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function Tn({table:t,view:e,close:s}){let[n,r]=cs(()=>xn(e)),[a,c]=cs(!1),[l,i]=cs(""),u=Jr(null),d=f=>g=>{i(""),r(b=>({...b,[f]:g}))},{kind:$}=n,h=f=>{i(Ye(f)),c(!1),u.current?.focus()},p=async f=>{if(!a){if($==="named"&&!String(n.named).trim())return h(o("named_missing"));c(!0),i("");try{await f(Sn(n)),vn(n)}catch(g){h(pe(g,o("no_answer")))}}},m=f=>{f.preventDefault(),p(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>p(async f=>{let{machine:g,...b}=$==="new"?f:(await t.look(f)).options;await t.gather(b)});return N`<${de} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${ee} legend=${o("which_problem")} quiet name="kind" value=${$} set=${d("kind")} choices=${os}
words=${f=>o(`kind_${f}`)} />
<div class="choose-which">
${$==="new"&&N`<${Qr} choice=${n} set=${d} />`}
${$==="named"&&N`<${Xr} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${$==="booklet"&&N`<${ta} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ee} legend=${o("when_alone",{title:ft("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ft("machine").choices} words=${At}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${te().some(f=>n[f])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${te().map(f=>N`<${An} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${l&&$!=="named"&&N`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function Qr({choice:t,set:e}){let s=n=>({name:n,legend:ft(n).title,value:t[n],set:e(n),choices:ft(n).choices});return N`
<${ee} ...${s("mode")} words=${Mn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${ee} ...${s("verifiers")} words=${String} />
<${ee} ...${s("difficulty")} words=${Cn} />
</div>
<${An} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Xr({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return N`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${rs}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var ta=({value:t,set:e})=>N`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${Vt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>N`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:Vt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ee=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:c,note:l})=>N`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>N`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Ye(c(i))}</span>
</label>`)}</div>
${l&&N`<p class="note">${l}</p>`}
</fieldset>`;function An({name:t,value:e,set:s}){return N`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${ft(t).title}</span>
</label>`}import{useEffect as Ln,useRef as ea}from"bombe/preact.js";function Hn(){let t=ea(null);Ln(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Ln(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as ca,useRef as la,useState as ia}from"bombe/preact.js";import{html as se,useEffect as sa,useRef as is}from"bombe/preact.js";var na=44,oa=90,us=!1;function Rn(t){us=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),us=!1}var ra=(t,e)=>(Number(t)-Number(e)+7)%5-2,Wn=(t,e)=>P[(P.indexOf(t)+e+5)%5],Dn=()=>se`<div class="wheels">${T.map((t,e)=>se`<${aa} place=${e} />`)}</div>`;function aa({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:c}=Ct(),l=is(null),i=is(null),u=is(0),d=e[t],$=T[t];sa(()=>{a===t&&document.activeElement?.closest(".drum")&&Rn(l.current)},[d,a]);let h=k=>{if(kt(k))return;let{key:v}=k;if(v==="ArrowUp"||v==="ArrowDown")r(t,v==="ArrowUp"?-1:1);else if(v==="ArrowLeft"||v==="ArrowRight"){let V=(t+(v==="ArrowLeft"?2:1))%3;c(V),Rn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[V])}else return;k.preventDefault()},p=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<oa||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},M=k=>{let v=i.current;!v||Math.abs(k.clientY-v.y)<na*.6||(v.moved||l.current?.setPointerCapture(v.id),v.moved=!0,r(t,k.clientY<v.y?1:-1),v.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let v=ra(k,d);return se`<button key=${k} type="button" role="radio" class="digit away${v}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>us||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${v===0&&se`<span class="inner-shape" aria-hidden="true"><${Q} of=${$} size=${24} /></span>`}<span>${k}</span></button>`},b=`${s?"locked":""} ${a===t?"turning":""}`;return se`<div class="wheel ${B[t]} ${b}">
<span class="wheel-shape" aria-hidden="true"><${Q} of=${$} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${W(o("wheel",{shape:$}))} aria-disabled=${s}
ref=${l} onKeyDown=${h} onWheel=${p} onPointerDown=${m} onPointerMove=${M} onPointerUp=${f}
onPointerCancel=${f}>
${P.map(g)}
</div>
</div>`}function In(t,e){let s=la({digits:["1","1","1"],wheel:0}),[,n]=ia(0),r=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;ca(()=>{a&&r({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&Mt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Wn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&r({wheel:l})}}}import{html as Ht,useEffect as xe,useLayoutEffect as pa,useRef as $a,useState as Nn}from"bombe/preact.js";var ds=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function ps(t){let e=t.slice(1),s=B.indexOf(e[0]);return s>=0&&P.includes(e[1])?T[s]+e[1]:/^[A-F]/.test(e)?o("step_owner",{v:e[0],card:e.slice(1)}):ds(e)}var ua=t=>t[0]==="-"?o("step_not",{thing:ps(t)}):ps(t),da=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Lt=t=>e=>e.map(t).join(", "),Pn={law:ds,laws:Lt(ds),things:Lt(ps),known:Lt(ua),answers:Lt(da),codes:Lt(String),sets:t=>t.map(Lt(String)).join("; "),suppose:dt,parts:Lt(dt)};function dt({key:t,values:e}){let s=Object.entries(e).map(([n,r])=>[n,Pn[n]?.(r)??String(r)]);return o(t,Object.fromEntries(s))}function jn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(dt).join(" "));let s=e.law?{...e,law:ht(e.law)}:e;return[o(t,{...s,...e.answers?{answers:Pn.answers(e.answers)}:{}})]}var ha=300,pt=8,fa=200,fs=t=>t.sheet?.hint??null,$s=t=>X(t)?.hints??0;function qn(t){let e=fs(t)?.lines.at(-1);return e?Bn(t,e).join(" "):""}function Bn(t,{key:e,values:s}){let{laws:n,...r}=s;return n&&(r.world=z(t).map((a,c)=>o("named",{who:a,what:Yt(ht(n[c]))})).join(", ")),jn({key:e,values:r})}var ne={at:0,heard:new Set};function hs(t){ne.at=t;for(let e of ne.heard)e({})}function zn(){let[,t]=Nn(null);return xe(()=>(ne.heard.add(t),()=>{ne.heard.delete(t)}),[]),ne.at}var ms=({rung:t})=>Array.from({length:he()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),Fn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${ms} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Kn(){let{view:t}=x(),{hint:e}=yt(),s=zn()===$s(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=fs(t)?.rung??0,r=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<he()?e():hs(s?0:$s(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Fn} rung=${n} />
</button>`}function Gn(){let{view:t}=x(),{hint:e}=yt(),{setTab:s}=zt(),n=$a(null),[r,a]=Nn(null),c=fs(t),l=$s(t),i=zn()===l,u=c!==null&&!i,d=u?ma(t,c):-1;xe(()=>()=>hs(0),[]),xe(()=>{d>=0&&s(d)},[l,d]),pa(()=>{let h=n.current?.closest(".board");if(!u||!h)return;let p=()=>a(M=>ga(M,ba(h,d<0?null:z(t)[d])));p(),n.current?.scrollTo(0,n.current.scrollHeight);let m=new ResizeObserver(p);return m.observe(h),addEventListener("resize",p),()=>{m.disconnect(),removeEventListener("resize",p)}},[u,d,l]);let $=()=>{hs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return xe(()=>{if(!u)return;let h=p=>{p.key==="Escape"&&!p.defaultPrevented&&!document.querySelector("dialog[open]")&&$()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[u,l]),u?Ht`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${o("hint")}</b><${Fn} rung=${c.rung} />
${c.rung<he()&&Ht`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map(h=>Ht`<li key=${h.key}>${Bn(t,h).map(p=>Ht`<p>${w(p,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function ma(t,e){return gt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:z(t).indexOf(e.verifier)}var ga=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function ba(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=f=>`${f/r}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(we).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),b=Math.max(f.width,Math.min(ha,g-n.left)),k=Math.min(f.left,g-b)-n.left,v=f.bottom-n.top+pt,V=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(v),width:a(b),"--tip":a(V)}}}if(matchMedia(ke).matches){let f=s(".sheet"),g=f.left-n.left+pt,b=n.bottom-l.top+pt;return{kind:"",style:{left:a(g),width:a(f.width-2*pt),bottom:a(b)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),$=l.top-d.top,h=i&&$>=fa?$:innerHeight-u-2*pt,[p,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+pt}px`,maxHeight:`${h-pt}px`,left:`${p+pt}px`,right:`${m+pt}px`}}}import{html as H,useEffect as ya,useRef as ka,useState as oe}from"bombe/preact.js";var Un="lesson",wa=4;function Vn(){try{return localStorage.getItem(Un)!=="done"}catch{return!1}}function _a(){try{localStorage.setItem(Un,"done")}catch{}}var ve=[xa,va,Ea,Ma,Ca];function Yn({close:t}){let[e,s]=oe(0),n=ka(null);ya(()=>n.current?.focus(),[e]);let r=()=>{_a(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},c=ve[e],l=e===ve.length-1;return H`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:ve.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${ve.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${r}>${o("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${o(`lesson_title_${e+1}`)}</h2>
<${c} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${o("lesson_back")}</button>
<button class="button filled" onClick=${()=>l?r():s(e+1)}>
${o(l?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function xa(){return H`<div class="lesson-body">
<${ye} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${w(o("lesson_code"))}</p>
<p>${w(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function va(){let{card:t,held:e,digits:s}=jt(),[n,r]=oe(["3","4","1"]),[a,c]=oe([]),l=(h,p)=>s[h].includes(p[1]),i=()=>{let h=n.join(""),p=a.filter(m=>m.code!==h);c([{code:h,passed:l(e,h)},...p].slice(0,wa))},u=h=>a.every(({code:p,passed:m})=>l(h,p)===m),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${ye} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${ln} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:p})=>H`<${Sa} passed=${p} code=${h} />`)}
${a.length>0&&H`<p>${w(d.length===1?o("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Sa=({passed:t,code:e})=>H`<p class="lesson-answer"><${G} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Ea(){let{refused:t,maybe:e}=jt(),[s,n]=oe(null),r=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${ye} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${G} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${w(o("lesson_means"))}</p>
<p>${w(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${G} passed=${s.passed} />${" "}
<span>${w(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Ma(){return H`<div class="lesson-body">
<${Ta} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function Ca(){return H`<div class="lesson-body">
<div class="lesson-marks">
${J(jt().card).laws.map(t=>H`<${Oa} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${w(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function Oa({law:t}){let[e,s]=oe(""),n=W(o("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Tt(e)}" aria-pressed=${e!==""} aria-label=${tt(n,e)}
onClick=${()=>s(me(e))}><${j} of=${t.picture} />
<span class="law-words">${w(t.words,14)}</span></button>`}function Ta(){let{verifiers:t,verdicts:e}=jt();return H`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>H`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>H`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>H`<td><${G} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Ee,useMemo as Da,useRef as ro,useState as ao}from"bombe/preact.js";var gs=null;function Se(t,e,[s,n],r,a,c){let l=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function Aa(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var La={card:{heard:Aa,felt:[]},yes:{heard:t=>{Se(t,"sine",[660,660],0,.12,.12),Se(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Se(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Se(t,"sine",[150,62],0,.18,.3),felt:[30]}},Ha=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Rt(t){if(!Ha())return;let{heard:e,felt:s}=La[t];s.length&&navigator.vibrate?.(s),gs??=new AudioContext,gs.resume().catch(()=>{}),e(gs)}import{html as ct}from"bombe/preact.js";var Gt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},et={wide:480,high:136},bs=[[1,0],[2,3],[3,2]],Zn=(t,e,s,n)=>P[(e+bs[t][0]*s+bs[t][1]*n)%5],Jn=(t,e,s)=>[Gt.left+(s*5+t)*Gt.wide+s*Gt.gap,Gt.top+e*Gt.high];function*Qn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Ra(t,e){let[s,n]=Gt.hole,r="",a="";for(let c of Qn()){let[l,i]=Jn(...c);Zn(t,...c)===e?r+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var Xn=bs.map((t,e)=>Object.fromEntries(P.map(s=>[s,Ra(e,s)])));function to(t){for(let e of Qn())if([...t].every((s,n)=>Zn(n,...e)===s))return Jn(...e);throw new Error(`no hole for ${t}`)}var ys=`M12 0H${et.wide-6}q6 0 6 6V${et.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,eo=t=>`M${et.wide-8} ${t}h${t+2}q6 0 6 6V${et.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${et.high-8}H${et.wide-8}z`;function ks({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=Xn[t][e],c=B[t];return ct`<g class="punch ${c}-stock">
${n&&ct`<path class="stock rim" d=${eo(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ys+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&ct`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&ct`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&ct`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function no({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ct`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&ct`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${et.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ys} transform="translate(7 7)" />
<text class="tab-digit" x=${et.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${ks} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${ks} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${ks} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&ct`<${Wa} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ct`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var so=36;function Wa({code:t,passed:e}){let[s,n]=to(t),r=Math.min(et.wide-30,Math.max(30,s)),a=Math.min(et.high-26,Math.max(so+2,n));return ct`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${so} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var Ia=250;function oo(t){let e=Da(()=>matchMedia(t),[t]),[,s]=ao(0);return Ee(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Pa(){let{table:t,view:e,refused:s}=x(),{digits:n,locked:r}=Ct(),a=ro(!0),c=n.join("");Ee(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),Ia);return()=>clearTimeout(l)},[c])}function ja(){let{view:t}=x(),{tab:e}=zt(),s=oo("(max-height: 759px), (max-width: 359px)"),n=oo("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!J(r[0])?.grid||gt(t);return s||n&&t.seats.length>1||a}function co(){let{view:t}=x(),{proposal:e,locked:s}=Ct(),{asking:n}=Jt(),[r,a]=ao(null),{answers:c}=L(t),l=Object.keys(c);Ee(()=>a(null),[t.round,l.length]);let i=ro(l.length);Ee(()=>{l.length>i.current&&Rt(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),Pa();let u=ja(),d=n??(r!==null&&r in c?r:l.at(-1))??null,$=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${C} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${Dn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?o("reads",{letter:d}):o("reader")}</span>
<${Na} view=${t} /></p>
<${no} code=${e} letter=${d} passed=${$} />
<${qa} view=${t} code=${e} letter=${d} passed=${$} />
${fe(t)||Et(t)?R`<p class="small-print">${o(Et(t)?"round_spent":"press_laws")}</p>
<${En} view=${t} />`:R`<${Kt} view=${t} />`}
</div>
<${Fa} view=${t} />
<${Va} answers=${c} shown=${d} look=${a} />
</section>`}function Na({view:t}){let e=X(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${Ua} left=${t.left??0} /></span>`}function qa({view:t,code:e,letter:s,passed:n}){let[r,a]=Ba(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${o("peek")}</button>`}
</div>`}function Ba(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return X(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function za(t){let e=Object.entries(L(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?X(t)?.handicap??0:0,n=Math.max(0,Ve()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Fa({view:t}){let e=za(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${Ga(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${Ka} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var Ka=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${G} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Ga(t,e,s){return bt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function Ua({left:t}){let e=Ve(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function Va({answers:t,shown:e,look:s}){let{view:n}=x();return R`<div class="ask-keys k${n.verifiers.length}">
${z(n).map(r=>R`<${Ya} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function Ya({letter:t,passed:e,shown:s,look:n}){let{view:r}=x(),{ask:a,asking:c}=Jt(),l=e!==void 0,i=o(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!bt(r)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${G} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}import{html as wt,useEffect as Za,useRef as Ja,useState as Qa}from"bombe/preact.js";var Xa=300;function st(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(c=>c.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var tc=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ec(t){let e=t.charCodeAt(0)-65;return tc[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Me({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return wt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...ec(s)].map((n,r)=>n==="1"?wt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:wt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function lo({chat:t,you:e}){let s=Ja(null);Za(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return wt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&wt`<ol>
${t.map((r,a)=>wt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function io({table:t,you:e,refused:s}){let[n,r]=Qa("");if(!e?.speak)return wt`<p class="note">${o("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},c=({currentTarget:l})=>r(l.value);return wt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${Xa} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${c} />
<button class="button">${o("send")}</button>
</form>`}var _s=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,ws=t=>[...t??""].join(" ");function uo(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return _s(s);if(at(s))return at(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,$])=>o($?"heard_yes":"heard_no",{letter:d,code:ws(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(o("proposal_now",{code:ws(c)}));for(let{at:l,name:i,me:u}of st(e,s)){let[d,$]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===$?.up&&d.code===$?.code||a.push(d.up?o("sure_of",{name:i,code:ws(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as sc,useEffect as nc,useState as oc}from"bombe/preact.js";var Ce=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},po=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var xs=new Ce;function $o({deadline:t,timer:e=0}){let[,s]=oc(0);if(nc(()=>{if(!t)return;xs.ask(),xs.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,xs.left(t));return sc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${po(n)}</span>
</p>`}import{html as _,useEffect as fc,useState as bo}from"bombe/preact.js";import{html as vs}from"bombe/preact.js";var re=({up:t})=>vs`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,ho=()=>vs`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Oe=({passed:t})=>vs`<span class="answered"><${G} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as ae,useEffect as rc,useLayoutEffect as ac,useState as cc}from"bombe/preact.js";var lc=2500,ic=12,uc=()=>matchMedia("(max-width: 699px)").matches?4:6,fo=new WeakMap;function dc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var pc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Te(){let{table:t,state:e,view:s}=x(),[n,r]=cc(null),a=()=>r(null);ac(()=>{let i=fo.get(t);fo.set(t,{round:s.round,over:s.over});let u=dc(i,s);u!==null&&r({round:u,seats:st(e.table,s)})},[t,s.round,s.over]),rc(()=>{if(!n)return;Rt("thumb");let i=setTimeout(a,lc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?pc(n.seats,n.round):[],l=c.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ae`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${mo(c)} ${l}`}</p>
${n&&ae`<${$c} round=${n.round} thumbs=${c} close=${a} />`}`}function mo(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function $c({round:t,thumbs:e,close:s}){let n=e.length>ic?e.filter(r=>r.up):e;return ae`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${mo(e)}</p>
<ul class="reveal-cards ${n.length>uc()?"many":""}">
${n.map(r=>ae`<li key=${r.at} class=${r.up?"up":"down"}>
<${re} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):q("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ae`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var hc=56,Ss=t=>t.you!==null&&t.waiting.includes(t.you),Ae=t=>Ss(t)&&!!t.own_thumb?.up;function go(t,e){if(at(e))return o("machine_thinks");if(Ae(e))return o("thumb_is_in");let s=Ss(e)?"":Es(e,st(t,e)),n=s&&`${o("thumb_is_in")} ${s}`;return n&&n.length<=hc?n:o("thumb_in")}function Es(t,e){if(at(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:ut(s)}):"",r=X(t);return r?Ss(t)?Ae(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:n:n}function yo(){let{state:t,view:e}=x(),s=st(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:c}=t.table??{};return!r&&!n&&!a?null:_`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${Ae(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:Es(e,s)}</p>
${n?_`<${yc} />`:_`<${$o} deadline=${a} timer=${c} />`}
${r&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(l=>_`<${mc} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${Kt} view=${e} />`}
<${Te} />
</section>`}function mc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${r}">
<${Me} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${bc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${q("questions",t.questions)}</span>
${t.hints?_`<${gc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var gc=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?_`<${ms} rung=${e} />`:t}</span>
<span class="hush">${q("hints",t)}</span>
</span>`;function bc({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${o("seat_out")}</span>`:s?_`<${re} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?_`<${ho} /><span>${o("thumb_given")}</span>`:t.away?_`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function Ms({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function yc(){let{table:t,state:e,refused:s}=x(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${vt(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:_`<${Ms} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function ko({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&_`<p class="note">${o("waiting_for",{names:ut(r)})}</p>`}
</section>`}function wo(){let{state:t,view:e}=x(),s=st(t.table,e),n=e.coop?[{...s[0],name:ut(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,c)=>c);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>_`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(c=>_`<td><${kc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function kc({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${re} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function Le(){let{state:t}=x();return t.table&&t.table.people.length>1&&_`<${wc} />`}function wc(){let{table:t,state:e,refused:s}=x(),{chat:n,you:r}=e,[a,c]=bo(!1),[l,i]=bo(n.length);if(fc(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return _`<details class="chat talk" onToggle=${({currentTarget:h})=>c(h.open)} onKeyDown=${({key:h,currentTarget:p})=>{h!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${q("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${lo} chat=${n} you=${r} />`}
<${io} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as I,useLayoutEffect as No,useRef as qo,useState as ce}from"bombe/preact.js";import{html as U,useEffect as _c,useMemo as xc,useState as Re}from"bombe/preact.js";function _o(t,e){let{winners:s,why:n}=t.outcome,r=ut(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let l=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,l?{code:l}:{})}var $t=(t,e)=>t.last_thumbs[e]?.code===t.solution;function xo(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:$t(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var Cs=(t,e,s)=>s!==void 0&&s>1&&$t(t,e)?q("guessed",s):"";function vo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?$t(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function So(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map($=>$?"✓":"✗")),c=t.outcome.winners.includes(e)||$t(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=mt(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...a.map((d,$)=>`${$+1} ${d.join("")}`),`${c?"✓":"✗"} ${He(t.seats[e].rounds.length,t.seats[e].questions)}`,...[Cs(t,e,n),l>0&&q("hints",l),i.length>0&&_e(i)].filter(Boolean),...u&&c?[o("named",{who:o("the_machine"),what:He(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var He=(t,e)=>`${q("rounds",t)}, ${q("questions",e)}`;function Eo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Mo=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Wt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Y="machine",We=(t,e)=>(e===Y?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Ts(t,e){let[s,n]=Re({}),[r,a]=Re({}),[c,l]=Re(null),[i,u]=Re(!1),d=e.filter($=>!($ in s));return _c(()=>{if(!d.length||i)return;let $=!0;return Xt("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:p,codes:m})=>{$&&(l(h),a(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,p[g]]))})))}).catch(()=>$&&u(!0)),()=>{$=!1}},[d.join("|"),i]),{known:s,codes:r,start:c,failed:i}}function To({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:c}){let l=We(e,t),i=vc(e,s,t),{rounds:u,questions:d}=t===Y?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return U`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${He(u,d)}</strong></div>
${r.length>0&&U`<${Ec} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Mc} rounds=${l} left=${n.known[Wt(l)]} worlds=${n} />
<${Oc} machine=${t===Y?e.machine:null} worlds=${n} last=${c} />
</section>`}function vc(t,e,s){return s===Y?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Sc=(t,e)=>t===Y?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Ec({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Y?Y:Number(a));return U`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>U`<option key=${a} value=${String(a)}>${Sc(a,n)}</option>`)}
</select></label>`}function Mc({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],$)=>(n+=1,U`<tr key=${`${l} ${$}`}>
<th scope="row" class="mono">${$===0?a:U`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Oe} passed=${d} /></td>
<${Cc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[U`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${o("nothing_asked")}</td>
</tr>`]});return U`<table>
<thead class="hush"><tr>
<th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th>
<th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th>
</tr></thead>
<tbody>
${r}
${!r.length&&U`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Cc({of:t,start:e,failed:s}){if(!t)return U`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=Eo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return U`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>U`<i key=${c} class=${c<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Z(t.before)} → ${Z(t.after)}`}</span>
</td>`}function Oc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:At(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&q("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return U`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Co={signDisplay:"exceptZero"},Oo=(t,e)=>o("n_of_m",{n:Z(t),m:Z(e)});function Ao({view:t,whose:e,questions:s}){let n=xc(()=>en(t),[t]);if(e===Y)return null;let r=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=mt(t),c=[];if(a&&$t(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=q("more_questions",t.seats[e].questions-(a.questions??0),0,Co);c.push([q("more_rounds",l,0,Co),o("more_than_machine",{questions:i})])}if(r&&!s&&c.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let l=s.filter(d=>d.before===d.after).length;c.push([Oo(l,r),o("tile_nothing")]);let i=Math.round(Mo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&c.push([Oo(n.right,n.all),o("tile_marks")]),c.length?U`<ul class="tiles">${c.map(([l,i])=>U`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var De=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Lo=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((r,a)=>K`<${Tc} key=${r} shown=${J(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Oe} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(ht(n))}</span></p>
</li>`)}
</ul>
</section>`;function Tc({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${o("or")}</span>`}
<${j} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&K`<${Ac} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${Lc} grid=${t.grid} law=${e} />`}
</div>`}var Ac=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${j} of=${n} />
<span>${w(r)}${a&&K`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&De}
</li>`})}
</ul>`;function Lc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?De:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>K`<th key=${r}><${j} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>K`<tr key=${n}><th>${w(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Ie,useRef as Ro,useState as Hc}from"bombe/preact.js";var Rc=3e3,As=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Wo(t,e){let[s,n]=Hc(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Rc)}}}var Do=Ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function Io({text:t}){let e=Ro(null),{copied:s,copy:n}=Wo(t,e);return Ie`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${Do} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var Po=({id:t,problem:e})=>Ie`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${Ho} what=${o("link_same")} problem=${t} />
<${Ho} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function Ho({what:t,problem:e}){let s=Ro(null),n=As(e),{copied:r,copy:a}=Wo(n,s);return Ie`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?De:Do}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function Bo({view:t,choose:e}){let{state:s}=x(),n=st(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Wt(We(t,r)),l=Ts(t.problem,$t(t,r)?[c]:[]).codes[c],i=$t(t,r)?l?Cs(t,r,l)||o("no_guess"):" ":"",[u,d]=ce(!Wc(s,t));return u?I`<div class="result ${n.length>1?"":"alone"}">
<${Ic} view=${t} seats=${n} first=${r} choose=${e} guess=${i} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${qc} view=${t} seats=${n} />
${a&&I`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${Io} text=${So(t,r,As(t.id),l)} />
<${Po} id=${t.id} problem=${t.problem} />
</aside>
<${Lo} view=${t} />
<${Le} />
<${Te} />
</div>`:I`<${Dc} view=${t} show=${()=>d(!0)} />`}var zo=new WeakMap,Wc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&vt(t);function Dc({view:t,show:e}){let{table:s,refused:n}=x(),[r,a]=ce(!1),c=qo(null);No(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{zo.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let $ of Object.keys(d))await s.act(`ask ${u} ${$}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(ge(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return I`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${c}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${o("why_wrong",{code:i})}</h2>
<p class="note">${o("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(r)} onClick=${()=>r||l()}>
${o("look_on")}</button>
<button class="button" onClick=${e}>${o("show_all")}</button>
</div>
</div>
</section>`}function Ic({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[c,l]=ce(s),[i,u]=ce(null),d=e.map(O=>O.at).filter(O=>O!==c),$=t.outcome.winners.find(O=>O!==c)??d[0],h=i??(mt(t)?Y:a?null:$),p=[c,h].filter(O=>O!=null),m=O=>Wt(We(t,O)),M=Ts(t.problem,[...new Set(p.map(m))]),f=a?[]:[...e.map(O=>O.at),...mt(t)?[Y]:[]],g=(O,le)=>I`<${To} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${M}
choices=${f.length>2?f:[]} choose=${le} last=${O===p.at(-1)} />`,b=I`<${Ao} view=${t} whose=${c} questions=${M.known[m(c)]} />`,{heading:k,alert:v,title:V}=Pc(t,e),lt=x().state.table?.match,it=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return I`<p class="hush" role="alert">${v}</p>
<div class="result-main">
<section class="machine outcome ${it?"is-won":"is-lost"}" aria-labelledby="outcome">
<${jc} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${it?"✓":"✗"}</span> ${V}</h2>
<p class="outcome-guess" role="status">${r}</p>
<p class="note">${o("only_code",{code:t.solution,n:Z(t.verifiers.length)})}</p>
${lt&&I`<a class="button light" href=${`/m/${lt}/review`}>${o("review")}</a>`}
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${g(c,l)}
${p.length>1?g(h,u):b}
</div>
${p.length>1&&b}
<${Nc} view=${t} choose=${n} />
</div>`}function Pc(t,e){let s=qo(null),[n,r]=ce(""),a=_o(t,e);return No(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function jc({code:t}){let e=[...t],s=e.map((n,r)=>W(`${T[r]} ${n}`)).join(", ");return I`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>I`<span key=${r} aria-hidden="true"><b>${n}</b><${Q} of=${T[r]} size=${22} /></span>`)}
</p>`}function Nc({view:t,choose:e}){let{table:s,state:n,refused:r}=x(),a=n.table?.people.length===1,c=async()=>{try{let i=zo.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,$]of a?Object.entries(u):[])n.table?.options[d]!==$&&await s.order(`option ${d} ${$}`);await s.order("start")}catch(i){r(i)}},l=n.table?.match;return I`<div class="again">
${vt(n)?I`<button class="button filled" onClick=${c}>${o(a?"another":"rematch")}</button>`:I`<${Ms} state=${n} />`}
${l&&I`<a class="button" href=${`/m/${l}`}>${o("step_through")}</a>`}
<${ls} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function qc({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=l=>s.includes(l.at),a=xo(t,e),c=mt(t);return I`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>I`<${jo} key=${l.at} face=${l} name=${n(l)} won=${r(l)}
fate=${[l.bot&&o("bot"),vo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&I`<${jo} key=${Y} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${At(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var jo=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:c=!1})=>I`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${Me} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Z(r)}</td><td>${Z(a)}</td>
</tr>`;import{useEffect as Bc,useState as zc}from"bombe/preact.js";function Fc(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let r=t.coop?0:s,c={rounds:t.seats[r].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[r][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:r,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Kc(t,e,s){let[n,r="",a=""]=e.split(" ");if(n==="machine")return o("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return o("told_asked",{name:t,letter:a,code:r,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return r==="up"?o("told_up",{name:t,code:a}):o("thumb_of_down",{name:t});if(n==="hint")return o("told_hint",{name:t});if(n==="note")return o("told_note",{name:t});if(n==="leave")return o("told_left",{name:t});if(n==="return")return o("told_back",{name:t});if(n==="mark"){let c=tt(W(Nt(r)),a==="+"?"+":"-");return o("named",{who:t,what:c})}return""}var Gc=t=>t.over?o("part_result"):o("round",{n:t.round}),Fo=new Map;function Ko(t){let e=t?.problem??"",s=t?.sheet?Wt(t.sheet.rounds):null,[n,r]=zc(null);return Bc(()=>{if(s===null)return r(null);let a=!0,c=`${e}/${s}`,l=Fo.get(c)??Uc(e,s);return Fo.set(c,l),l.then(i=>a&&r(i)),()=>{a=!1}},[e,s]),n}var Uc=async(t,e)=>{let s=await Xt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Ls,useLayoutEffect as Qo,useRef as _t,useState as Rs}from"bombe/preact.js";var Vc=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,Go=(t,e,s)=>!s||t.answers[e]===void 0?"":s.includes(Vc(t,e))?"rests":"faded";import{html as Pe,useEffect as Yc,useLayoutEffect as Zc,useRef as Uo,useState as Jc}from"bombe/preact.js";var je=t=>t.sheet?.why&&t.sheet.why!==Vo.what?t.sheet.why:null,Vo={what:null},Yo=t=>t.sheet?.why?dt(t.sheet.why.title):"";function Zo(){let{view:t}=x(),{picking:e,setPicking:s}=yt();return t.aids.includes("why")?Pe`<button class="plain" aria-pressed=${e} onClick=${()=>s(!e)}
title=${o("why_pick")}>${o("why")} <kbd aria-hidden="true">W</kbd></button>`:null}function Jo(){let{view:t}=x(),[,e]=Jc({}),s=Uo(null),n=Uo(null),r=je(t),a=t.sheet?.why;Zc(()=>{je(t)&&(n.current=document.activeElement,s.current?.focus())},[a]);let c=()=>{Vo.what=a,e({}),n.current?.focus({preventScroll:!0})};if(Yc(()=>{if(!r)return;let u=d=>{d.key==="Escape"&&!d.defaultPrevented&&!document.querySelector("dialog[open]")&&c()};return document.addEventListener("keydown",u),()=>document.removeEventListener("keydown",u)},[r]),!r)return null;let l=r.case?Qc(r.case):r.steps.map(({lines:u})=>u.map(dt).join(" ")),i=r.because.length?{key:"rests_on",values:{answers:r.because}}:{key:"rests_on_cards",values:{}};return Pe`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${s}>${w(dt(r.title),15)}</b>
<button class="plain square" onClick=${c} aria-label=${o("why_close")} title=${o("why_close")}>
<${C} of="close" /></button></div>
<ol class=${r.case?"hint-lines":"hint-lines counted"}>
${l.map((u,d)=>Pe`<li key=${d}>${w(u,14)}</li>`)}
</ol>
${r.follows&&Pe`<p class="note">${dt(i)}</p>`}
</aside>`}var Qc=({code:t,verifiers:e})=>[o("case_is"),...e.map(({verifier:s,law:n})=>dt({key:"case_law",values:{v:s,law:n}})),o("case_code",{code:t})];var Xc=5,tl=1e3,Hs=30,tr=85,Xo="sheet";function er({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=_t(null),c=_t(null),l=_t(!1),[i,u]=Rs(()=>Number(localStorage.getItem(Xo))||70),d=p=>{let m=Math.round(Math.min(tr,Math.max(Hs,p)));u(m),localStorage.setItem(Xo,String(m))};Ls(()=>{l.current&&(n||matchMedia(ke).matches?a:c).current?.focus(),l.current=!0},[n]);let $=()=>r(!1),h=p=>{p.key!=="Escape"||!n||(p.preventDefault(),$())};return S`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${ol} height=${i} resize=${d} close=${$} />
<${el} undo=${e} redo=${s} />
<${al} view=${t} />
<div class="workings">
<${ul} view=${t} />
<div class="jots">
${[...z(t),"*"].map(p=>S`<${pl} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${sl} targets=${t.sheet.unsound??[]} />
<${Kt} view=${t} />
${t.sheet.codes&&S`<${nl} codes=${t.sheet.codes} />`}
</div>
<${$l} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${c} />
</section>`}function el({undo:t,redo:e}){let s=Ot();return S`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${C} of="redo" /></button>
<${Zo} />
</div>`}function sl({targets:t}){if(!t.length)return null;let e=t.map(s=>Yt(Nt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(o("unsound_marks",{marks:e}),14)}</p>`}var nl=({codes:t})=>S`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function ol({height:t,resize:e,close:s}){let n=_t(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(r(u)),l=u=>{n.current=null,r(u)<Hs-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${Hs} aria-valuemax=${tr}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function rl(t){let e=_t(null),[s,n]=Rs(!1);return Qo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),Qo(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function al({view:t}){let e=z(t),{rounds:s}=t.sheet,n=je(t),r=n?.follows?n.because:null,a=Math.max(0,Xc-s.length),{scroll:c,long:l}=rl(s.length);return S`<div class="rounds-of" ref=${c} tabindex=${l?"0":null} role=${l?"region":null}
aria-label=${l?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(i=>S`<th scope="col" class="of-shape"><${Q} of=${i} size=${18} /></th>`)}
${e.map((i,u)=>S`<th scope="col" class=${u===0?"edge":""}>${i}</th>`)}
</tr></thead>
<tbody>
${s.map((i,u)=>{let d=u===s.length-1&&!t.over;return S`<${cl} key=${u} n=${u+1} round=${i} now=${d} letters=${e}
because=${r} />`})}
${Array.from({length:a},(i,u)=>{let d=s.length+u+1;return S`<${ll} key=${d-1} n=${d} letters=${e} />`})}
</tbody>
</table></div>`}function cl({n:t,round:e,now:s,letters:n,because:r}){let{proposal:a,locked:c}=Ct(),l=s&&!c,i=l?a:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((u,d)=>S`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>S`<td class="${d===0?"edge":""} ${Go(e,u,r)}"><${il}
passed=${e.answers[u]} /></td>`)}
</tr>`}var ll=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function il({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:S`<${G} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var ul=({view:t})=>S`<div class="digits" role="group" aria-label=${o("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${Q} of=${e} size=${22} /></span>`)}
${P.flatMap(e=>T.map((s,n)=>{let r=B[n]+e;return S`<${dl} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function dl({view:t,target:e,shape:s,digit:n}){let r=Ot(),a=r.of(e),c=Zt(t,e);return S`<button class="digit-mark ${Tt(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${tt(W(o("digit_is",{shape:s,digit:n})),a,c)}
...${Qt(r,e)}>${n}</button>`}function pl({view:t,slot:e}){let{table:s,refused:n}=x(),r=t.sheet.notes[e]??"",[a,c]=Rs(r),l=_t(r),i=_t(!1),u=_t(void 0);Ls(()=>{i.current||c(r)},[r]);let d=m=>{clearTimeout(u.current);let M=m.trim().replace(/\s+/g," ");M!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${M}`.trim()).catch(n)},$=({currentTarget:{value:m}})=>{i.current=!0,l.current=m,c(m),clearTimeout(u.current),u.current=setTimeout(()=>d(m),tl)},h=()=>{i.current&&d(l.current),i.current=!1};Ls(()=>{let m=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",m),()=>document.removeEventListener("visibilitychange",m)},[]);let p=e==="*";return S`<label class="jot ${p?"whole":""}">
<span aria-hidden="true">${p?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${$} onBlur=${h}
aria-label=${p?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function $l({view:t,drawer:e,toggle:s,handle:n}){let r=X(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||r?"waits":""} ${Et(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?S`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?S`<${hl} up=${t.own_thumb.up} />`:S`<${fl} />`}
</div>`}function hl({up:t}){let{state:e,view:s}=x(),{thumb:n}=yt();return S`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${go(e.table,s)}</span></p>
${!at(s)&&S`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function fl(){let{know:t,next:e}=yt();return S`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Kn} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Ne,useLayoutEffect as ml,useRef as gl,useState as sr}from"bombe/preact.js";var nr=["","",""];function or({view:t,thumb:e,close:s}){let n=gl(null),[r,a]=sr(nr),[c,l]=sr(""),i=(g,b,k=!1)=>{l(""),a(v=>(k?nr:v).map((V,lt)=>lt===g?b:V))},u=T.filter((g,b)=>!r[b]);ml(()=>{let g=document.activeElement,b=n.current;if(b)return b.showModal(),b.querySelector("input")?.focus(),()=>{b.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],$=g=>{let b=d()[g];(b?b.querySelector("input:checked")??b.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=g=>{let{key:b,target:k}=g;if(b.length>1||b===" "||kt(g))return;g.preventDefault();let v=be(g);if(!v)return l(o("no_such_digit",{sign:b}));let V=d().findIndex(O=>O.contains(k)),lt=V>=0?V:r.indexOf(""),it=Math.max(0,lt);i(it,v,lt<0),$(it+1)},p=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),$(r.indexOf(""))},m=g=>{g.preventDefault(),s()},M=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Ne`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${M} onKeyDown=${h}>
<form onSubmit=${p}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(f)}</p>
<div class="know-wheels">
${T.map((g,b)=>Ne`<${bl} key=${g} place=${b} digit=${r[b]}
set=${k=>i(b,k)} />`)}
</div>
<p class="know-wrong" role="alert">${w(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var bl=({place:t,digit:e,set:s})=>Ne`<fieldset class="know-wheel ${B[t]}">
<legend><${Q} of=${T[t]} size=${22} /></legend>
${P.map(n=>Ne`<label key=${n}>
<input type="radio" name="know-${B[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function e$(t,e,s){Ue(s),t.replaceChildren(),yl(A`<${_l} table=${e} />`,t)}function _l({table:t}){return Ke(t),A`<${xl} key=${t.shown} table=${t} />`}function xl({table:t}){let e=Ke(t),{view:s}=e,n=In(t,s),[r,a]=xt(""),[c,l]=xt(""),[i,u]=xt(""),[d,$]=xt(null),[h,p]=xt(0),[m,M]=xt(!1),[f,g]=xt(()=>t.state.trying&&Vn()?"offered":""),b=kl(E=>l(pe(E,o("no_answer"))),[]),k=cn(t,b),v=Ko(t.watch&&s?.sheet?s:null),[V,lt]=xt(!1),it=E=>Be((k.of(E)==="+"?"+":"-")+E),O=v?{...k,of:E=>v.struck.includes(E)?"-":""}:V?{...k,cycle:it,put:it}:k,le=E=>{if(!E)return;let nt=W(Nt(E));a(O.of(E)?tt(nt,O.of(E)):o("unmarked",{what:nt}))},Ws=()=>le(O.undo()),Ds=()=>le(O.redo()),Is=rr(null),ar=n.digits.join("");wl(()=>{let E=uo(Is.current,e,ar);Is.current=s,E&&a(E)},[s]),Hn();let Ps=(E,nt,ot)=>Dt.confirm==="on"?$({title:E,yes:nt,go:ot}):ot(),cr=E=>{Rt("card"),s&&!gt(s)&&p(z(s).indexOf(E))},lr=()=>n.now().code,{ask:js,asking:ir,forget:ur}=nn({table:t,draft:lr,surely:Ps,sent:cr,setAlert:l,refused:b}),ie=rr(null),qe=async E=>{u(""),l(""),ur(),Rt("thumb");let nt=t.act(`thumb ${E}`);ie.current=nt;try{await nt;let{view:ot}=t.state;ot&&ot.seats.length===1&&!ot.over&&!at(ot)&&a(_s(ot))}catch(ot){b(ot)}finally{ie.current===nt&&(ie.current=null)}},dr=async()=>{try{await t.act("hint"),t.state.view&&a(qn(t.state.view))}catch(E){b(E)}},Be=async E=>{try{await t.act(`why ${E}`),t.state.view&&a(Yo(t.state.view))}catch(nt){b(nt)}},Ns={thumb:qe,hint:dr,why:Be,picking:V,setPicking:lt,next:()=>Ps(o("sure_next"),o("next_round"),()=>qe("down")),know:()=>u("thumb")};if(rn(t,ie,{...n,...Ns,wheel:()=>n.now().wheel,ask:js,undo:Ws,redo:Ds,show:p,list:()=>u("keys"),why:E=>E?it(E):Be(`-${n.now().code}`),sheet:()=>M(!m)}),e.closed)return A`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return A`<${ko} table=${t} state=${e} />`;let qs=Mt(s),pr=qs&&L(s).proposal||n.digits.join(""),Bs=()=>{let E=()=>u("choose");e.trying||e.table?.phase!=="playing"?E():$({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:E})},ze=()=>u(""),zs=()=>$(null),$r=()=>{zs(),d?.go()};return A`<${Ze.Provider} value=${{table:t,state:e,view:s,refused:b}}>
<p class="hush" role="status">${r}</p>
${c&&A`<${Sl} words=${c} close=${()=>l("")} />`}
${v&&A`<p class="note retold">${o("deduced",{worlds:v.worlds,codes:v.codes})}</p>`}
${f==="open"&&A`<${Yn} close=${()=>g("")} />`}
${Js(s)?A`<${Bo} view=${s} choose=${Bs} />`:A`<${Je.Provider} value=${{...n,proposal:pr,locked:qs}}>
<${Qe.Provider} value=${{ask:js,asking:ir}}>
<${Xe.Provider} value=${O}>
<${ts.Provider} value=${{tab:h,setTab:p}}>
<${es.Provider} value=${Ns}>
<${El} view=${s} undo=${Ws} redo=${Ds} drawer=${m} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${or} view=${s} thumb=${qe} close=${ze} />`}
${i==="keys"&&A`<${Gs} keys=${on} tell=${vl} close=${ze} />`}
${i==="choose"&&A`<${Tn} table=${t} view=${s} close=${ze} />`}
${d&&A`<${Ks} question=${d} close=${zs} yes=${$r} />`}
<${Vs}>
<${On} table=${t} state=${e} view=${s} choose=${Bs} refused=${b} />
${f==="offered"&&A`<button class="bar-new" onClick=${()=>g("open")}>${o("lesson")}</button>`}
<//>
<//>`}var vl=t=>w(o(t)),Sl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,El=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${yo} />
<${pn} />
${rt(t)?A`<${co} />`:A`<${wo} />`}
${rt(t)&&A`<${er} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${rt(t)&&A`<${Gn} />`}
${rt(t)&&A`<${Jo} />`}
<${Le} />
</div>`;export{Kc as inWords,e$ as mount,Gc as partOf,Fc as retold};
