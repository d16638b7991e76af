import{html as Ut,useLayoutEffect as yr,useRef as kr}from"bombe/preact.js";var Fe={},de="en";function Ks(t){Fe=t.words,de=t.lang}function o(t,e={}){let s=Fe[t];if(s===void 0)throw new Error(`no words for ${t}`);return br(s,e)}var br=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),ut=t=>new Intl.ListFormat(de,{type:"conjunction"}).format(t);function Z(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(de,{...n,...s}).format(t).replace("-","−")}function q(t,e,s=0,n={}){let a=new Intl.PluralRules(de,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Fe[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Z(e,s,n)})}function pe({title:t,cls:e="",close:s,onKey:n,children:r}){let a=kr(null);return yr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Ut`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Gs({question:t,yes:e,close:s}){return Ut`<${pe} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Us({keys:t,close:e,tell:s=o}){return Ut`<${pe} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Ut`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Ut`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as A,render as _l,useCallback as xl,useEffect as vl,useRef as ir,useState as xt}from"bombe/preact.js";import{html as wr,render as _r,useEffect as Vs,useState as xr}from"bombe/preact.js";function Ke(t){let[e,s]=xr(t.state);return Vs(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,$e=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ys({children:t}){return Vs(()=>{let e=document.getElementById("bar");e&&_r(wr`${t}`,e)}),null}import{useRef as nn,useState as Sr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ge={},he=new Map,St;function Ue(t){Ks(t),Ge=t.cards,he=new Map;for(let e of Object.values(Ge))for(let s of e.laws)s.name=`${e.number}${s.letter}`,he.set(s.name,{card:e,law:s});St=t}var J=t=>Ge[t];var Pt=t=>he.get(t),ht=t=>he.get(t)?.law.text??t,ft=t=>St.options[t],Zs=()=>Object.keys(St.options),Vt=()=>St.booklet,Ve=()=>St.questions,fe=()=>St.rungs,jt=()=>St.lesson;var T=["▲","■","●"],B=["t","s","c"],P=["1","2","3","4","5"],Js={"▲":"t","■":"s","●":"c"},vr={"▲":"triangle","■":"square","●":"circle"},W=t=>Yt(t.replace(/[▲■●]/g,e=>o(vr[e]))),Ye=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Yt=t=>t.replace(/\.$/,"");function Q({of:t,size:e=16}){let s=Js[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in Js?It`<${Q} of=${s} size=${e} />`:s),j=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var at=t=>!!t.sheet,Qs=t=>t.over,mt=t=>t.machine?.answered?t.machine:null,ct=t=>!!t.machine?.thinking,z=t=>[...t.verifiers],gt=t=>t.mode==="nightmare",Xs=t=>t.groups.map(e=>e.join("+")).join(" "),X=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},bt=t=>at(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Et=t=>at(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!X(t)?.out,Mt=t=>Object.keys(L(t).answers).length>0,me=t=>at(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),tn=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Zt=(t,e)=>!!t.sheet?.unsound?.includes(e),en=new Map(B.flatMap((t,e)=>P.map(s=>[t+s,{place:e,digit:s}])));function Nt(t){let e=en.get(t);return e?`${T[e.place]} ${e.digit}`:ht(t)}var ge=t=>t===""?"-":t==="-"?"+":"",be=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function sn(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>B[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>en.has(a)||Pt(a)),r=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:r.length}}var Er=400;function on({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[c,l]=Sr(null),i=nn({letter:"",at:0}),u=nn(new Set),d=p=>{let{view:m}=t.state;if(!m)return;let{answers:M,proposal:f}=L(m),g=p===i.current.letter&&Date.now()-i.current.at<Er;if(Et(m)&&!(p in M)&&r(o("round_spent")),!bt(m)||p in M||u.current.has(p)||g)return;let b=Mt(m)&&f?f:e();s(o("sure_ask",{letter:p,code:b}),o("ask_letter",{letter:p}),()=>$(p))},$=async p=>{let{view:m}=t.state;if(!m||!bt(m)||p in L(m).answers||u.current.has(p))return;let M=Mt(m)?L(m).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),l(p),n(p),r("");try{await t.act(`ask ${M} ${p}`)}catch(f){a(f)}finally{u.current.delete(p),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as qt,useContext as Mr}from"bombe/preact.js";var Ze=qt(null),Je=qt(null),Qe=qt(null),Xe=qt(null),ts=qt(null),es=qt(null);function Bt(t){let e=Mr(t);if(e===null)throw new Error("this is a part of a board");return e}var x=()=>Bt(Ze),Ct=()=>Bt(Je),Jt=()=>Bt(Qe),Ot=()=>Bt(Xe),zt=()=>Bt(ts),yt=()=>Bt(es);import{useEffect as Cr,useRef as Or}from"bombe/preact.js";var ye=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,kt=t=>t.ctrlKey||t.altKey||t.metaKey,rn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function an(t,e,s){let n=Or((()=>{}));Cr(()=>{let r=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||kt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Tr(a,l,c,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Tr(t,e,s,n){let{key:r,shiftKey:a}=t,c=ye(t),l=r.length===1?r.toLowerCase():r,i=l.toUpperCase(),u=z(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as y,useEffect as dn,useLayoutEffect as Ir,useRef as Ft,useState as pn}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var cn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Ar="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Lr={up:F`<path d=${cn} />`,down:F`<path d=${cn} transform="rotate(180 12 12)" />`,undo:F`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:F`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:F`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:F`<path class="pen" d="M6 14l6-6l6 6" />`,sink:F`<path class="pen" d="M6 10l6 6l6-6" />`,close:F`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:F`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:F`<path class="pen" d=${Ar} />`,talk:F`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:F`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>F`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Lr[t]}</svg>`,G=({passed:t,size:e=22})=>F`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?F`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:F`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Hr,useState as Rr}from"bombe/preact.js";function ln(t,e){let[,s]=Rr(0);return Hr(()=>{let n=[],r=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let $={sign:d};a.set(u,$),s(h=>h+1),t.act(be(u,d)).catch(e).finally(()=>{a.get(u)===$&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),r.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,ge(c(u))),undo(){let u=n.pop();return u?(r.push(u),l(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Tt=t=>t==="-"?"struck":t==="+"?"kept":"";function tt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Qt=(t,e)=>({"data-target":e,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as D}from"bombe/preact.js";var Xt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ke({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let c=J(t),l=`h${a}`;return D`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?D`<span class="sample-disc" aria-hidden="true">${e}</span>`:D`<span class="mono">${t}</span>`}
<${j} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&D`<span class="hush">${o("sample_of",{letter:e})} </span>`}${w(c.title,15)}<${ss} of=${c} /><//>
${c.grid?D`<${Dr} shown=${c} />`:D`<ul class="sample-laws">
${c.laws.map(i=>D`<${Wr} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&D`<${r} shown=${c} />`}
</div>
</article>`}var ss=({of:t})=>t.hard?D` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,Wr=({law:t,state:e})=>D`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${j} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&D`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function Dr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>D`<span class="sample-cell" role="img" aria-label=${r.get(c)?.text}>
<${j} of=${r.get(c)?.picture} /></span>`;return D`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>D`<${j} of=${c} cls="column" />`)}
${s.map((c,l)=>D`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var un=({name:t,digits:e,set:s})=>D`<div class="pick">
${T.map((n,r)=>D`<fieldset class="pick-row ${B[r]}">
<legend>${w(n,18)}</legend>
${P.map(a=>D`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((c,l)=>l===r?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var we="(min-width: 1180px)",_e="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Pr=90;function $n(){let{view:t}=x(),{tab:e,setTab:s}=zt(),{deck:n,scrolled:r}=jr(e,s),[a,c]=pn(null),l=z(t),i=gt(t),{answers:u}=L(t),d=$=>i?null:l[$];return y`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map(($,h)=>y`<${Br} key=${l[h]} letter=${d(h)} number=${$[0]} current=${h===e}
passed=${i?void 0:u[l[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map(($,h)=>{let p=`card-${l[h]}`,m=()=>c(h);return $.length>1?y`<${Fr} key=${h} id=${p} letter=${l[h]} numbers=${$} enlarge=${m} />`:y`<${ns} key=${h} id=${p} letter=${d(h)} number=${$[0]} enlarge=${m} />`})}
</div>
${a!==null&&y`<${Kr} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function jr(t,e){let s=Ft(null),n=Ft(void 0),r=Ft(0);return dn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===r.current||c.scrollWidth<=c.clientWidth)return;r.current=t;let i=l.offsetLeft-c.offsetLeft-qr(c);c.scrollTo({left:i,behavior:Nr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);r.current=Math.round(c/d),e(r.current)},Pr)}}}var Nr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,qr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,Br=({letter:t,number:e,current:s,passed:n,press:r})=>y`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${zr(t,e,n)}>
${t??y`<span class="mono">${e}</span>`}
${n!==void 0&&y`<${G} passed=${n} size=${18} />`}
</button>`;function zr(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var hn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},Fr=({id:t,letter:e,numbers:s,enlarge:n})=>y`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${hn(n)}>
<${ns} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${ns} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,fn=({letter:t})=>y`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function Kr({letter:t,numbers:e,opener:s,close:n}){let r=Ft(null),a=Ot();Ir(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===r.current&&n();return y`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>Gr(i,a)}>
<div class="large-head">
<${fn} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>y`<${Ur} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function Gr(t,e){t.key.toLowerCase()!=="z"||kt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function Ur({number:t,whose:e}){let s=J(t);return y`<section class="spread" aria-label=${W(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${j} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} <${mn} of=${t} /></p>
${s.grid?y`<${yn} shown=${s} />
<details><summary>${o("check_what")}</summary><${gn} shown=${s} /></details>`:y`<${bn} shown=${s} whole />`}
${e&&y`<${wn} number=${t} />`}
</section>`}function ns({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=x(),c=J(e),[l,i]=pn(!1),u=Ft(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{i(!1),u.current?.focus()},h=p=>{p.stopPropagation(),n&&matchMedia(_e).matches?r():i(!l)};return y`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${W(o(d,{letter:t??"",title:c.title}))}
onKeyDown=${hn(r)}>
<div class="card-head" onClick=${r}>
${!n&&y`<${fn} letter=${t} />`}
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
${c.grid?y`<${yn} shown=${c} />`:y`<${bn} shown=${c} />`}
${!n&&me(a)&&y`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&y`<${wn} number=${e} />`}
${t!==null&&!n&&a.sheet&&y`<${Zr} letter=${t} />`}
${l&&y`<${Vr} shown=${c} close=${$} />`}
</article>`}function Vr({shown:t,close:e}){let s=Ft(null);return dn(()=>s.current?.focus(),[]),y`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${gn} shown=${t} />
<p><${mn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var mn=({of:t})=>y`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${o("card_example")}</a>`,gn=({shown:t})=>y`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>y`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,bn=({shown:t,whole:e})=>y`<ul class="laws">
${t.laws.map(s=>y`<li key=${s.name}><${kn} law=${s}>
<${j} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function yn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>y`<${kn} key=${c} law=${r.get(c)}><${j} of=${r.get(c)?.picture} /><//>`;return y`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>y`<${j} of=${c} cls="column" />`)}
${s.map((c,l)=>y`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function kn({law:t,children:e}){let{view:s}=x(),n=Ot(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:W(t.text)});if(!at(s))return y`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Zt(s,t.name),l=tn(s,t.name);return y`<button class="law ${Tt(r)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${r!==""} aria-label=${tt(a,r,c,l)} title=${t.text}
...${Qt(n,t.name)}>
${e}${c&&y`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function wn({number:t}){let{view:e}=x();return y`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${z(e).map(s=>y`<${Yr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Yr({letter:t,target:e}){let{view:s}=x(),n=Ot();if(!s.sheet)return y`<span class="owner">${t}</span>`;let r=n.of(e),a=Zt(s,e);return y`<button class="owner ${Tt(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${tt(o("whose_is",{letter:t}),r,a)}
...${Qt(n,e)}>${t}</button>`}function Zr({letter:t}){let{view:e}=x(),{ask:s,asking:n}=Jt(),r=L(e).answers[t],a=r!==void 0;return y`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!bt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?y`<${G} passed=${r} size=${20} /> ${o("answered")}`:y`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as N,useLayoutEffect as ta,useRef as ea,useState as cs}from"bombe/preact.js";var _n="choice",os=["new","named","booklet"],xn=/^aid_/,rs=200,te=()=>Zs().filter(t=>xn.test(t));function Jr(t,e){return t==="kind"?os.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=rs:t==="booklet"?Vt().some(({number:s})=>s===e):ft(t).choices.some(s=>s===e)}function vn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(te().map(n=>[n,t.aids.includes(n.replace(xn,""))]))},s=Qr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&Jr(n,s[n])?s[n]:r]))}function Qr(){try{return JSON.parse(localStorage.getItem(_n)??"null")??{}}catch{return{}}}function Sn(t){try{localStorage.setItem(_n,JSON.stringify(t))}catch{}}function En(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c}=t,l=Object.fromEntries(te().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as as}from"bombe/preact.js";var At=t=>o(`level_${t}`);function Kt({view:t}){let e=Xr(t);return e.length?as`<ul class="small-print">${e.map(s=>as`<li key=${s}>${s}</li>`)}</ul>`:null}var Mn=({view:t})=>t.seats.length>1&&t.aids.length>0&&as`<p class="small-print">${xe(t.aids)}</p>`,xe=t=>o("aids",{aids:ut(t.map(e=>o(`aid_${e}`)))});function Xr(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:At(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(xe(t.aids)),t.chosen&&e.push(o("chosen")),e}var Cn=t=>o(`share_${t}`),On=t=>o(`share_${t}`);function Tn({table:t,state:e,view:s,choose:n,refused:r}){ta(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&Cn(s.mode),On(s.difficulty)];return N`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Xs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${ls} table=${t} state=${e} choose=${n} cls="bar-new" />`}function ls({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:N`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:N`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function An({table:t,view:e,close:s}){let[n,r]=cs(()=>vn(e)),[a,c]=cs(!1),[l,i]=cs(""),u=ea(null),d=f=>g=>{i(""),r(b=>({...b,[f]:g}))},{kind:$}=n,h=f=>{i(Ye(f)),c(!1),u.current?.focus()},p=async f=>{if(!a){if($==="named"&&!String(n.named).trim())return h(o("named_missing"));c(!0),i("");try{await f(En(n)),Sn(n)}catch(g){h($e(g,o("no_answer")))}}},m=f=>{f.preventDefault(),p(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>p(async f=>{let{machine:g,...b}=$==="new"?f:(await t.look(f)).options;await t.gather(b)});return N`<${pe} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${ee} legend=${o("which_problem")} quiet name="kind" value=${$} set=${d("kind")} choices=${os}
words=${f=>o(`kind_${f}`)} />
<div class="choose-which">
${$==="new"&&N`<${sa} choice=${n} set=${d} />`}
${$==="named"&&N`<${na} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${$==="booklet"&&N`<${oa} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ee} legend=${o("when_alone",{title:ft("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ft("machine").choices} words=${At}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${te().some(f=>n[f])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${te().map(f=>N`<${Ln} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
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
<//>`}function sa({choice:t,set:e}){let s=n=>({name:n,legend:ft(n).title,value:t[n],set:e(n),choices:ft(n).choices});return N`
<${ee} ...${s("mode")} words=${Cn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${ee} ...${s("verifiers")} words=${String} />
<${ee} ...${s("difficulty")} words=${On} />
</div>
<${Ln} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function na({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return N`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${rs}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var oa=({value:t,set:e})=>N`<fieldset class="choose-booklet">
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
</fieldset>`;function Ln({name:t,value:e,set:s}){return N`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${ft(t).title}</span>
</label>`}import{useEffect as Hn,useRef as ra}from"bombe/preact.js";function Rn(){let t=ra(null);Hn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Hn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as da,useRef as pa,useState as $a}from"bombe/preact.js";import{html as se,useEffect as aa,useRef as is}from"bombe/preact.js";var ca=44,la=90,us=!1;function Wn(t){us=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),us=!1}var ia=(t,e)=>(Number(t)-Number(e)+7)%5-2,Dn=(t,e)=>P[(P.indexOf(t)+e+5)%5],In=()=>se`<div class="wheels">${T.map((t,e)=>se`<${ua} place=${e} />`)}</div>`;function ua({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:c}=Ct(),l=is(null),i=is(null),u=is(0),d=e[t],$=T[t];aa(()=>{a===t&&document.activeElement?.closest(".drum")&&Wn(l.current)},[d,a]);let h=k=>{if(kt(k))return;let{key:v}=k;if(v==="ArrowUp"||v==="ArrowDown")r(t,v==="ArrowUp"?-1:1);else if(v==="ArrowLeft"||v==="ArrowRight"){let V=(t+(v==="ArrowLeft"?2:1))%3;c(V),Wn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[V])}else return;k.preventDefault()},p=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<la||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},M=k=>{let v=i.current;!v||Math.abs(k.clientY-v.y)<ca*.6||(v.moved||l.current?.setPointerCapture(v.id),v.moved=!0,r(t,k.clientY<v.y?1:-1),v.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let v=ia(k,d);return se`<button key=${k} type="button" role="radio" class="digit away${v}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>us||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${v===0&&se`<span class="inner-shape" aria-hidden="true"><${Q} of=${$} size=${24} /></span>`}<span>${k}</span></button>`},b=`${s?"locked":""} ${a===t?"turning":""}`;return se`<div class="wheel ${B[t]} ${b}">
<span class="wheel-shape" aria-hidden="true"><${Q} of=${$} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${W(o("wheel",{shape:$}))} aria-disabled=${s}
ref=${l} onKeyDown=${h} onWheel=${p} onPointerDown=${m} onPointerMove=${M} onPointerUp=${f}
onPointerCancel=${f}>
${P.map(g)}
</div>
</div>`}function Pn(t,e){let s=pa({digits:["1","1","1"],wheel:0}),[,n]=$a(0),r=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;da(()=>{a&&r({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&Mt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Dn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&r({wheel:l})}}}import{html as Ht,useEffect as ve,useLayoutEffect as ma,useRef as ga,useState as qn}from"bombe/preact.js";var ds=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function ps(t){let e=t.slice(1),s=B.indexOf(e[0]);return s>=0&&P.includes(e[1])?T[s]+e[1]:/^[A-F]/.test(e)?o("step_owner",{v:e[0],card:e.slice(1)}):ds(e)}var ha=t=>t[0]==="-"?o("step_not",{thing:ps(t)}):ps(t),fa=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Lt=t=>e=>e.map(t).join(", "),jn={law:ds,laws:Lt(ds),things:Lt(ps),known:Lt(ha),answers:Lt(fa),codes:Lt(String),sets:t=>t.map(Lt(String)).join("; "),suppose:dt,parts:Lt(dt)};function dt({key:t,values:e}){let s=Object.entries(e).map(([n,r])=>[n,jn[n]?.(r)??String(r)]);return o(t,Object.fromEntries(s))}function Nn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(dt).join(" "));let s=e.law?{...e,law:ht(e.law)}:e;return[o(t,{...s,...e.answers?{answers:jn.answers(e.answers)}:{}})]}var ba=300,pt=8,ya=200,fs=t=>t.sheet?.hint??null,$s=t=>X(t)?.hints??0;function Bn(t){let e=fs(t)?.lines.at(-1);return e?zn(t,e).join(" "):""}function zn(t,{key:e,values:s}){let{laws:n,...r}=s;return n&&(r.world=z(t).map((a,c)=>o("named",{who:a,what:Yt(ht(n[c]))})).join(", ")),Nn({key:e,values:r})}var ne={at:0,heard:new Set};function hs(t){ne.at=t;for(let e of ne.heard)e({})}function Fn(){let[,t]=qn(null);return ve(()=>(ne.heard.add(t),()=>{ne.heard.delete(t)}),[]),ne.at}var ms=({rung:t})=>Array.from({length:fe()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),Kn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${ms} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Gn(){let{view:t}=x(),{hint:e}=yt(),s=Fn()===$s(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=fs(t)?.rung??0,r=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<fe()?e():hs(s?0:$s(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Kn} rung=${n} />
</button>`}function Un(){let{view:t}=x(),{hint:e}=yt(),{setTab:s}=zt(),n=ga(null),[r,a]=qn(null),c=fs(t),l=$s(t),i=Fn()===l,u=c!==null&&!i,d=u?ka(t,c):-1;ve(()=>()=>hs(0),[]),ve(()=>{d>=0&&s(d)},[l,d]),ma(()=>{let h=n.current?.closest(".board");if(!u||!h)return;let p=()=>a(M=>wa(M,_a(h,d<0?null:z(t)[d])));p(),n.current?.scrollTo(0,n.current.scrollHeight);let m=new ResizeObserver(p);return m.observe(h),addEventListener("resize",p),()=>{m.disconnect(),removeEventListener("resize",p)}},[u,d,l]);let $=()=>{hs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return ve(()=>{if(!u)return;let h=p=>{p.key==="Escape"&&!p.defaultPrevented&&!document.querySelector("dialog[open]")&&$()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[u,l]),u?Ht`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${o("hint")}</b><${Kn} rung=${c.rung} />
${c.rung<fe()&&Ht`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map(h=>Ht`<li key=${h.key}>${zn(t,h).map(p=>Ht`<p>${w(p,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function ka(t,e){return gt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:z(t).indexOf(e.verifier)}var wa=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function _a(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=f=>`${f/r}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(_e).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),b=Math.max(f.width,Math.min(ba,g-n.left)),k=Math.min(f.left,g-b)-n.left,v=f.bottom-n.top+pt,V=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(v),width:a(b),"--tip":a(V)}}}if(matchMedia(we).matches){let f=s(".sheet"),g=f.left-n.left+pt,b=n.bottom-l.top+pt;return{kind:"",style:{left:a(g),width:a(f.width-2*pt),bottom:a(b)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),$=l.top-d.top,h=i&&$>=ya?$:innerHeight-u-2*pt,[p,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+pt}px`,maxHeight:`${h-pt}px`,left:`${p+pt}px`,right:`${m+pt}px`}}}import{html as H,useEffect as xa,useRef as va,useState as oe}from"bombe/preact.js";var Vn="lesson",Sa=4;function Yn(){try{return localStorage.getItem(Vn)!=="done"}catch{return!1}}function Ea(){try{localStorage.setItem(Vn,"done")}catch{}}var Se=[Ma,Ca,Ta,Aa,La];function Zn({close:t}){let[e,s]=oe(0),n=va(null);xa(()=>n.current?.focus(),[e]);let r=()=>{Ea(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},c=Se[e],l=e===Se.length-1;return H`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:Se.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Se.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function Ma(){return H`<div class="lesson-body">
<${ke} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${w(o("lesson_code"))}</p>
<p>${w(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function Ca(){let{card:t,held:e,digits:s}=jt(),[n,r]=oe(["3","4","1"]),[a,c]=oe([]),l=(h,p)=>s[h].includes(p[1]),i=()=>{let h=n.join(""),p=a.filter(m=>m.code!==h);c([{code:h,passed:l(e,h)},...p].slice(0,Sa))},u=h=>a.every(({code:p,passed:m})=>l(h,p)===m),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${ke} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${un} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:p})=>H`<${Oa} passed=${p} code=${h} />`)}
${a.length>0&&H`<p>${w(d.length===1?o("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Oa=({passed:t,code:e})=>H`<p class="lesson-answer"><${G} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Ta(){let{refused:t,maybe:e}=jt(),[s,n]=oe(null),r=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${ke} number=${t.card} letter="B" state=${r} />
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
</div>`}function Aa(){return H`<div class="lesson-body">
<${Ra} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function La(){return H`<div class="lesson-body">
<div class="lesson-marks">
${J(jt().card).laws.map(t=>H`<${Ha} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${w(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function Ha({law:t}){let[e,s]=oe(""),n=W(o("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Tt(e)}" aria-pressed=${e!==""} aria-label=${tt(n,e)}
onClick=${()=>s(ge(e))}><${j} of=${t.picture} />
<span class="law-words">${w(t.words,14)}</span></button>`}function Ra(){let{verifiers:t,verdicts:e}=jt();return H`<div class="verdicts-box"><table class="verdicts">
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
</table></div>`}import{html as R,useEffect as Me,useMemo as Na,useRef as ao,useState as co}from"bombe/preact.js";var gs=null;function Ee(t,e,[s,n],r,a,c){let l=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function Wa(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var Da={card:{heard:Wa,felt:[]},yes:{heard:t=>{Ee(t,"sine",[660,660],0,.12,.12),Ee(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Ee(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Ee(t,"sine",[150,62],0,.18,.3),felt:[30]}},Ia=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Rt(t){if(!Ia())return;let{heard:e,felt:s}=Da[t];s.length&&navigator.vibrate?.(s),gs??=new AudioContext,gs.resume().catch(()=>{}),e(gs)}import{html as lt}from"bombe/preact.js";var Gt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},et={wide:480,high:136},bs=[[1,0],[2,3],[3,2]],Jn=(t,e,s,n)=>P[(e+bs[t][0]*s+bs[t][1]*n)%5],Qn=(t,e,s)=>[Gt.left+(s*5+t)*Gt.wide+s*Gt.gap,Gt.top+e*Gt.high];function*Xn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Pa(t,e){let[s,n]=Gt.hole,r="",a="";for(let c of Xn()){let[l,i]=Qn(...c);Jn(t,...c)===e?r+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var to=bs.map((t,e)=>Object.fromEntries(P.map(s=>[s,Pa(e,s)])));function eo(t){for(let e of Xn())if([...t].every((s,n)=>Jn(n,...e)===s))return Qn(...e);throw new Error(`no hole for ${t}`)}var ys=`M12 0H${et.wide-6}q6 0 6 6V${et.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,so=t=>`M${et.wide-8} ${t}h${t+2}q6 0 6 6V${et.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${et.high-8}H${et.wide-8}z`;function ks({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=to[t][e],c=B[t];return lt`<g class="punch ${c}-stock">
${n&&lt`<path class="stock rim" d=${so(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ys+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&lt`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&lt`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&lt`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function oo({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return lt`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&lt`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${et.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ys} transform="translate(7 7)" />
<text class="tab-digit" x=${et.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${ks} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${ks} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${ks} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&lt`<${ja} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&lt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var no=36;function ja({code:t,passed:e}){let[s,n]=eo(t),r=Math.min(et.wide-30,Math.max(30,s)),a=Math.min(et.high-26,Math.max(no+2,n));return lt`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${no} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var qa=250;function ro(t){let e=Na(()=>matchMedia(t),[t]),[,s]=co(0);return Me(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Ba(){let{table:t,view:e,refused:s}=x(),{digits:n,locked:r}=Ct(),a=ao(!0),c=n.join("");Me(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),qa);return()=>clearTimeout(l)},[c])}function za(){let{view:t}=x(),{tab:e}=zt(),s=ro("(max-height: 759px), (max-width: 359px)"),n=ro("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!J(r[0])?.grid||gt(t);return s||n&&t.seats.length>1||a}function lo(){let{view:t}=x(),{proposal:e,locked:s}=Ct(),{asking:n}=Jt(),[r,a]=co(null),{answers:c}=L(t),l=Object.keys(c);Me(()=>a(null),[t.round,l.length]);let i=ao(l.length);Me(()=>{l.length>i.current&&Rt(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),Ba();let u=za(),d=n??(r!==null&&r in c?r:l.at(-1))??null,$=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${C} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${In} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?o("reads",{letter:d}):o("reader")}</span>
<${Fa} view=${t} /></p>
<${oo} code=${e} letter=${d} passed=${$} />
<${Ka} view=${t} code=${e} letter=${d} passed=${$} />
${me(t)||Et(t)?R`<p class="small-print">${o(Et(t)?"round_spent":"press_laws")}</p>
<${Mn} view=${t} />`:R`<${Kt} view=${t} />`}
</div>
<${Va} view=${t} />
<${Qa} answers=${c} shown=${d} look=${a} />
</section>`}function Fa({view:t}){let e=X(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${Ja} left=${t.left??0} /></span>`}function Ka({view:t,code:e,letter:s,passed:n}){let[r,a]=Ga(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${o("peek")}</button>`}
</div>`}function Ga(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return X(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function Ua(t){let e=Object.entries(L(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?X(t)?.handicap??0:0,n=Math.max(0,Ve()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Va({view:t}){let e=Ua(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${Za(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${Ya} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var Ya=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${G} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Za(t,e,s){return bt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function Ja({left:t}){let e=Ve(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function Qa({answers:t,shown:e,look:s}){let{view:n}=x();return R`<div class="ask-keys k${n.verifiers.length}">
${z(n).map(r=>R`<${Xa} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function Xa({letter:t,passed:e,shown:s,look:n}){let{view:r}=x(),{ask:a,asking:c}=Jt(),l=e!==void 0,i=o(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!bt(r)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${G} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}import{html as wt,useEffect as tc,useRef as ec,useState as sc}from"bombe/preact.js";var nc=300;function st(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(c=>c.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var oc=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function rc(t){let e=t.charCodeAt(0)-65;return oc[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Ce({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return wt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...rc(s)].map((n,r)=>n==="1"?wt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:wt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function io({chat:t,you:e}){let s=ec(null);tc(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return wt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&wt`<ol>
${t.map((r,a)=>wt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function uo({table:t,you:e,refused:s}){let[n,r]=sc("");if(!e?.speak)return wt`<p class="note">${o("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},c=({currentTarget:l})=>r(l.value);return wt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${nc} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${c} />
<button class="button">${o("send")}</button>
</form>`}var _s=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,ws=t=>[...t??""].join(" ");function po(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return _s(s);if(ct(s))return ct(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,$])=>o($?"heard_yes":"heard_no",{letter:d,code:ws(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(o("proposal_now",{code:ws(c)}));for(let{at:l,name:i,me:u}of st(e,s)){let[d,$]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===$?.up&&d.code===$?.code||a.push(d.up?o("sure_of",{name:i,code:ws(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as ac,useEffect as cc,useState as lc}from"bombe/preact.js";var Oe=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},$o=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var xs=new Oe;function ho({deadline:t,timer:e=0}){let[,s]=lc(0);if(cc(()=>{if(!t)return;xs.ask(),xs.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,xs.left(t));return ac`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${$o(n)}</span>
</p>`}import{html as _,useEffect as yc,useState as yo}from"bombe/preact.js";import{html as vs}from"bombe/preact.js";var re=({up:t})=>vs`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,fo=()=>vs`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Te=({passed:t})=>vs`<span class="answered"><${G} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as ae,useEffect as ic,useLayoutEffect as uc,useState as dc}from"bombe/preact.js";var pc=2500,$c=12,hc=()=>matchMedia("(max-width: 699px)").matches?4:6,mo=new WeakMap;function fc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var mc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Ae(){let{table:t,state:e,view:s}=x(),[n,r]=dc(null),a=()=>r(null);uc(()=>{let i=mo.get(t);mo.set(t,{round:s.round,over:s.over});let u=fc(i,s);u!==null&&r({round:u,seats:st(e.table,s)})},[t,s.round,s.over]),ic(()=>{if(!n)return;Rt("thumb");let i=setTimeout(a,pc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?mc(n.seats,n.round):[],l=c.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ae`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${go(c)} ${l}`}</p>
${n&&ae`<${gc} round=${n.round} thumbs=${c} close=${a} />`}`}function go(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function gc({round:t,thumbs:e,close:s}){let n=e.length>$c?e.filter(r=>r.up):e;return ae`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${go(e)}</p>
<ul class="reveal-cards ${n.length>hc()?"many":""}">
${n.map(r=>ae`<li key=${r.at} class=${r.up?"up":"down"}>
<${re} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):q("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ae`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var bc=56,Ss=t=>t.you!==null&&t.waiting.includes(t.you),Le=t=>Ss(t)&&!!t.own_thumb?.up;function bo(t,e){if(ct(e))return o("machine_thinks");if(Le(e))return o("thumb_is_in");let s=Ss(e)?"":Es(e,st(t,e)),n=s&&`${o("thumb_is_in")} ${s}`;return n&&n.length<=bc?n:o("thumb_in")}function Es(t,e){if(ct(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:ut(s)}):"",r=X(t);return r?Ss(t)?Le(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:n:n}function ko(){let{state:t,view:e}=x(),s=st(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:c}=t.table??{};return!r&&!n&&!a?null:_`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${Le(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:Es(e,s)}</p>
${n?_`<${xc} />`:_`<${ho} deadline=${a} timer=${c} />`}
${r&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(l=>_`<${kc} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${Kt} view=${e} />`}
<${Ae} />
</section>`}function kc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${r}">
<${Ce} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${_c} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${q("questions",t.questions)}</span>
${t.hints?_`<${wc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var wc=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?_`<${ms} rung=${e} />`:t}</span>
<span class="hush">${q("hints",t)}</span>
</span>`;function _c({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${o("seat_out")}</span>`:s?_`<${re} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?_`<${fo} /><span>${o("thumb_given")}</span>`:t.away?_`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function Ms({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function xc(){let{table:t,state:e,refused:s}=x(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${vt(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:_`<${Ms} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function wo({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&_`<p class="note">${o("waiting_for",{names:ut(r)})}</p>`}
</section>`}function _o(){let{state:t,view:e}=x(),s=st(t.table,e),n=e.coop?[{...s[0],name:ut(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,c)=>c);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>_`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(c=>_`<td><${vc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function vc({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${re} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function He(){let{state:t}=x();return t.table&&t.table.people.length>1&&_`<${Sc} />`}function Sc(){let{table:t,state:e,refused:s}=x(),{chat:n,you:r}=e,[a,c]=yo(!1),[l,i]=yo(n.length);if(yc(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return _`<details class="chat talk" onToggle=${({currentTarget:h})=>c(h.open)} onKeyDown=${({key:h,currentTarget:p})=>{h!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${q("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${io} chat=${n} you=${r} />`}
<${uo} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as I,useLayoutEffect as qo,useRef as Bo,useState as ce}from"bombe/preact.js";import{html as U,useEffect as Ec,useMemo as Mc,useState as We}from"bombe/preact.js";function xo(t,e){let{winners:s,why:n}=t.outcome,r=ut(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let l=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,l?{code:l}:{})}var $t=(t,e)=>t.last_thumbs[e]?.code===t.solution;function vo(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:$t(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var Cs=(t,e,s)=>s!==void 0&&s>1&&$t(t,e)?q("guessed",s):"";function So(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?$t(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function Eo(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map($=>$?"✓":"✗")),c=t.outcome.winners.includes(e)||$t(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=mt(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...a.map((d,$)=>`${$+1} ${d.join("")}`),`${c?"✓":"✗"} ${Re(t.seats[e].rounds.length,t.seats[e].questions)}`,...[Cs(t,e,n),l>0&&q("hints",l),i.length>0&&xe(i)].filter(Boolean),...u&&c?[o("named",{who:o("the_machine"),what:Re(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var Re=(t,e)=>`${q("rounds",t)}, ${q("questions",e)}`;function Mo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Co=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Wt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Y="machine",De=(t,e)=>(e===Y?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Ts(t,e){let[s,n]=We({}),[r,a]=We({}),[c,l]=We(null),[i,u]=We(!1),d=e.filter($=>!($ in s));return Ec(()=>{if(!d.length||i)return;let $=!0;return Xt("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:p,codes:m})=>{$&&(l(h),a(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,p[g]]))})))}).catch(()=>$&&u(!0)),()=>{$=!1}},[d.join("|"),i]),{known:s,codes:r,start:c,failed:i}}function Ao({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:c}){let l=De(e,t),i=Cc(e,s,t),{rounds:u,questions:d}=t===Y?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return U`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Re(u,d)}</strong></div>
${r.length>0&&U`<${Tc} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Ac} rounds=${l} left=${n.known[Wt(l)]} worlds=${n} />
<${Hc} machine=${t===Y?e.machine:null} worlds=${n} last=${c} />
</section>`}function Cc(t,e,s){return s===Y?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Oc=(t,e)=>t===Y?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Tc({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Y?Y:Number(a));return U`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>U`<option key=${a} value=${String(a)}>${Oc(a,n)}</option>`)}
</select></label>`}function Ac({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],$)=>(n+=1,U`<tr key=${`${l} ${$}`}>
<th scope="row" class="mono">${$===0?a:U`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Te} passed=${d} /></td>
<${Lc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
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
</table>`}function Lc({of:t,start:e,failed:s}){if(!t)return U`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=Mo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return U`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>U`<i key=${c} class=${c<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Z(t.before)} → ${Z(t.after)}`}</span>
</td>`}function Hc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:At(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&q("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return U`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Oo={signDisplay:"exceptZero"},To=(t,e)=>o("n_of_m",{n:Z(t),m:Z(e)});function Lo({view:t,whose:e,questions:s}){let n=Mc(()=>sn(t),[t]);if(e===Y)return null;let r=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=mt(t),c=[];if(a&&$t(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=q("more_questions",t.seats[e].questions-(a.questions??0),0,Oo);c.push([q("more_rounds",l,0,Oo),o("more_than_machine",{questions:i})])}if(r&&!s&&c.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let l=s.filter(d=>d.before===d.after).length;c.push([To(l,r),o("tile_nothing")]);let i=Math.round(Co(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&c.push([To(n.right,n.all),o("tile_marks")]),c.length?U`<ul class="tiles">${c.map(([l,i])=>U`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var Ie=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Ho=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((r,a)=>K`<${Rc} key=${r} shown=${J(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Te} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(ht(n))}</span></p>
</li>`)}
</ul>
</section>`;function Rc({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${o("or")}</span>`}
<${j} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&K`<${Wc} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${Dc} grid=${t.grid} law=${e} />`}
</div>`}var Wc=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${j} of=${n} />
<span>${w(r)}${a&&K`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&Ie}
</li>`})}
</ul>`;function Dc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Ie:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>K`<th key=${r}><${j} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>K`<tr key=${n}><th>${w(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Pe,useRef as Wo,useState as Ic}from"bombe/preact.js";var Pc=3e3,As=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Do(t,e){let[s,n]=Ic(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Pc)}}}var Io=Pe`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function Po({text:t}){let e=Wo(null),{copied:s,copy:n}=Do(t,e);return Pe`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${Io} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var jo=({id:t,problem:e})=>Pe`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${Ro} what=${o("link_same")} problem=${t} />
<${Ro} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function Ro({what:t,problem:e}){let s=Wo(null),n=As(e),{copied:r,copy:a}=Do(n,s);return Pe`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?Ie:Io}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function zo({view:t,choose:e}){let{state:s}=x(),n=st(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Wt(De(t,r)),l=Ts(t.problem,$t(t,r)?[c]:[]).codes[c],i=$t(t,r)?l?Cs(t,r,l)||o("no_guess"):" ":"",[u,d]=ce(!jc(s,t));return u?I`<div class="result ${n.length>1?"":"alone"}">
<${qc} view=${t} seats=${n} first=${r} choose=${e} guess=${i} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${Kc} view=${t} seats=${n} />
${a&&I`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${Po} text=${Eo(t,r,As(t.id),l)} />
<${jo} id=${t.id} problem=${t.problem} />
</aside>
<${Ho} view=${t} />
<${He} />
<${Ae} />
</div>`:I`<${Nc} view=${t} show=${()=>d(!0)} />`}var Fo=new WeakMap,jc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&vt(t);function Nc({view:t,show:e}){let{table:s,refused:n}=x(),[r,a]=ce(!1),c=Bo(null);qo(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{Fo.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let $ of Object.keys(d))await s.act(`ask ${u} ${$}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(be(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return I`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function qc({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[c,l]=ce(s),[i,u]=ce(null),d=e.map(O=>O.at).filter(O=>O!==c),$=t.outcome.winners.find(O=>O!==c)??d[0],h=i??(mt(t)?Y:a?null:$),p=[c,h].filter(O=>O!=null),m=O=>Wt(De(t,O)),M=Ts(t.problem,[...new Set(p.map(m))]),f=a?[]:[...e.map(O=>O.at),...mt(t)?[Y]:[]],g=(O,ie)=>I`<${Ao} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${M}
choices=${f.length>2?f:[]} choose=${ie} last=${O===p.at(-1)} />`,b=I`<${Lo} view=${t} whose=${c} questions=${M.known[m(c)]} />`,{heading:k,alert:v,title:V}=Bc(t,e),nt=x().state.table?.match,it=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return I`<p class="hush" role="alert">${v}</p>
<div class="result-main">
<section class="machine outcome ${it?"is-won":"is-lost"}" aria-labelledby="outcome">
<${zc} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${it?"✓":"✗"}</span> ${V}</h2>
<p class="outcome-guess" role="status">${r}</p>
<p class="note">${o("only_code",{code:t.solution,n:Z(t.verifiers.length)})}</p>
${nt&&I`<a class="button light" href=${`/m/${nt}/review`}>${o("review")}</a>
<a class="button" href=${`/m/${nt}/review#why`}>${o("why")}</a>`}
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${g(c,l)}
${p.length>1?g(h,u):b}
</div>
${p.length>1&&b}
<${Fc} view=${t} choose=${n} />
</div>`}function Bc(t,e){let s=Bo(null),[n,r]=ce(""),a=xo(t,e);return qo(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function zc({code:t}){let e=[...t],s=e.map((n,r)=>W(`${T[r]} ${n}`)).join(", ");return I`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>I`<span key=${r} aria-hidden="true"><b>${n}</b><${Q} of=${T[r]} size=${22} /></span>`)}
</p>`}function Fc({view:t,choose:e}){let{table:s,state:n,refused:r}=x(),a=n.table?.people.length===1,c=async()=>{try{let i=Fo.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,$]of a?Object.entries(u):[])n.table?.options[d]!==$&&await s.order(`option ${d} ${$}`);await s.order("start")}catch(i){r(i)}},l=n.table?.match;return I`<div class="again">
${vt(n)?I`<button class="button filled" onClick=${c}>${o(a?"another":"rematch")}</button>`:I`<${Ms} state=${n} />`}
${l&&I`<a class="button" href=${`/m/${l}`}>${o("step_through")}</a>`}
<${ls} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function Kc({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=l=>s.includes(l.at),a=vo(t,e),c=mt(t);return I`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>I`<${No} key=${l.at} face=${l} name=${n(l)} won=${r(l)}
fate=${[l.bot&&o("bot"),So(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&I`<${No} key=${Y} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${At(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var No=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:c=!1})=>I`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${Ce} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Z(r)}</td><td>${Z(a)}</td>
</tr>`;import{useEffect as Gc,useState as Uc}from"bombe/preact.js";function Vc(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let r=t.coop?0:s,c={rounds:t.seats[r].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[r][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:r,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Yc(t,e,s){let[n,r="",a=""]=e.split(" ");if(n==="machine")return o("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return o("told_asked",{name:t,letter:a,code:r,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return r==="up"?o("told_up",{name:t,code:a}):o("thumb_of_down",{name:t});if(n==="hint")return o("told_hint",{name:t});if(n==="note")return o("told_note",{name:t});if(n==="leave")return o("told_left",{name:t});if(n==="return")return o("told_back",{name:t});if(n==="mark"){let c=tt(W(Nt(r)),a==="+"?"+":"-");return o("named",{who:t,what:c})}return""}var Zc=t=>t.over?o("part_result"):o("round",{n:t.round}),Ko=new Map;function Go(t){let e=t?.problem??"",s=t?.sheet?Wt(t.sheet.rounds):null,[n,r]=Uc(null);return Gc(()=>{if(s===null)return r(null);let a=!0,c=`${e}/${s}`,l=Ko.get(c)??Jc(e,s);return Ko.set(c,l),l.then(i=>a&&r(i)),()=>{a=!1}},[e,s]),n}var Jc=async(t,e)=>{let s=await Xt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Hs,useLayoutEffect as sr,useRef as _t,useState as Ws}from"bombe/preact.js";var Qc=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,Uo=(t,e,s)=>!s||t.answers[e]===void 0?"":s.includes(Qc(t,e))?"rests":"faded";import{html as je,useEffect as Yo,useLayoutEffect as Xc,useRef as Vo,useState as tl}from"bombe/preact.js";var le={what:"",heard:new Set},Zo=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function Jo(t){le.what=t;for(let e of le.heard)e({})}var Qo=()=>Jo("");function Ls(t){let[,e]=tl(null);return Yo(()=>(le.heard.add(e),()=>{le.heard.delete(e)}),[]),t.sheet?.why&&Zo(t)!==le.what?t.sheet.why:null}var Xo=t=>t.sheet?.why?dt(t.sheet.why.title):"";function tr(){let{view:t}=x(),{picking:e,setPicking:s}=yt();return t.aids.includes("why")?je`<button class="plain" aria-pressed=${e} onClick=${()=>s(!e)}
title=${o("why_pick")}>${o("why")}</button>`:null}function er(){let{view:t}=x(),e=Vo(null),s=Vo(null),n=Ls(t),r=n&&Zo(t);Xc(()=>{r&&(s.current=document.activeElement,e.current?.focus())},[r]);let a=()=>{Jo(r??""),s.current?.focus({preventScroll:!0})};if(Yo(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[r]),!n)return null;let c=n.case?el(n.case):n.steps.map(({lines:i})=>i.map(dt).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return je`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${w(dt(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${o("why_close")} title=${o("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>je`<li key=${u}>${w(i,14)}</li>`)}
</ol>
${n.follows&&je`<p class="note">${dt(l)}</p>`}
</aside>`}var el=({code:t,verifiers:e})=>[o("case_is"),...e.map(({verifier:s,law:n})=>dt({key:"case_law",values:{v:s,law:n}})),o("case_code",{code:t})];var sl=5,nl=1e3,Rs=30,or=85,nr="sheet";function rr({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=_t(null),c=_t(null),l=_t(!1),[i,u]=Ws(()=>Number(localStorage.getItem(nr))||70),d=p=>{let m=Math.round(Math.min(or,Math.max(Rs,p)));u(m),localStorage.setItem(nr,String(m))};Hs(()=>{l.current&&(n||matchMedia(we).matches?a:c).current?.focus(),l.current=!0},[n]);let $=()=>r(!1),h=p=>{p.key!=="Escape"||!n||(p.preventDefault(),$())};return S`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${cl} height=${i} resize=${d} close=${$} />
<${ol} undo=${e} redo=${s} />
<${il} view=${t} />
<div class="workings">
<${$l} view=${t} />
<div class="jots">
${[...z(t),"*"].map(p=>S`<${fl} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${rl} targets=${t.sheet.unsound??[]} />
<${Kt} view=${t} />
${t.sheet.codes&&S`<${al} codes=${t.sheet.codes} />`}
</div>
<${ml} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${c} />
</section>`}function ol({undo:t,redo:e}){let s=Ot();return S`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${C} of="redo" /></button>
<${tr} />
</div>`}function rl({targets:t}){if(!t.length)return null;let e=t.map(s=>Yt(Nt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(o("unsound_marks",{marks:e}),14)}</p>`}var al=({codes:t})=>S`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function cl({height:t,resize:e,close:s}){let n=_t(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(r(u)),l=u=>{n.current=null,r(u)<Rs-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${Rs} aria-valuemax=${or}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function ll(t){let e=_t(null),[s,n]=Ws(!1);return sr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),sr(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function il({view:t}){let e=z(t),{rounds:s}=t.sheet,n=Ls(t),r=n?.follows?n.because:null,a=Math.max(0,sl-s.length),{scroll:c,long:l}=ll(s.length);return S`<div class="rounds-of" ref=${c} tabindex=${l?"0":null} role=${l?"region":null}
aria-label=${l?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(i=>S`<th scope="col" class="of-shape"><${Q} of=${i} size=${18} /></th>`)}
${e.map((i,u)=>S`<th scope="col" class=${u===0?"edge":""}>${i}</th>`)}
</tr></thead>
<tbody>
${s.map((i,u)=>{let d=u===s.length-1&&!t.over;return S`<${ul} key=${u} n=${u+1} round=${i} now=${d} letters=${e}
because=${r} />`})}
${Array.from({length:a},(i,u)=>{let d=s.length+u+1;return S`<${dl} key=${d-1} n=${d} letters=${e} />`})}
</tbody>
</table></div>`}function ul({n:t,round:e,now:s,letters:n,because:r}){let{proposal:a,locked:c}=Ct(),l=s&&!c,i=l?a:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((u,d)=>S`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>S`<td class="${d===0?"edge":""} ${Uo(e,u,r)}"><${pl}
passed=${e.answers[u]} /></td>`)}
</tr>`}var dl=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function pl({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:S`<${G} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var $l=({view:t})=>S`<div class="digits" role="group" aria-label=${o("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${Q} of=${e} size=${22} /></span>`)}
${P.flatMap(e=>T.map((s,n)=>{let r=B[n]+e;return S`<${hl} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function hl({view:t,target:e,shape:s,digit:n}){let r=Ot(),a=r.of(e),c=Zt(t,e);return S`<button class="digit-mark ${Tt(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${tt(W(o("digit_is",{shape:s,digit:n})),a,c)}
...${Qt(r,e)}>${n}</button>`}function fl({view:t,slot:e}){let{table:s,refused:n}=x(),r=t.sheet.notes[e]??"",[a,c]=Ws(r),l=_t(r),i=_t(!1),u=_t(void 0);Hs(()=>{i.current||c(r)},[r]);let d=m=>{clearTimeout(u.current);let M=m.trim().replace(/\s+/g," ");M!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${M}`.trim()).catch(n)},$=({currentTarget:{value:m}})=>{i.current=!0,l.current=m,c(m),clearTimeout(u.current),u.current=setTimeout(()=>d(m),nl)},h=()=>{i.current&&d(l.current),i.current=!1};Hs(()=>{let m=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",m),()=>document.removeEventListener("visibilitychange",m)},[]);let p=e==="*";return S`<label class="jot ${p?"whole":""}">
<span aria-hidden="true">${p?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${$} onBlur=${h}
aria-label=${p?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function ml({view:t,drawer:e,toggle:s,handle:n}){let r=X(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||r?"waits":""} ${Et(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?S`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?S`<${gl} up=${t.own_thumb.up} />`:S`<${bl} />`}
</div>`}function gl({up:t}){let{state:e,view:s}=x(),{thumb:n}=yt();return S`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${bo(e.table,s)}</span></p>
${!ct(s)&&S`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function bl(){let{know:t,next:e}=yt();return S`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Gn} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Ne,useLayoutEffect as yl,useRef as kl,useState as ar}from"bombe/preact.js";var cr=["","",""];function lr({view:t,thumb:e,close:s}){let n=kl(null),[r,a]=ar(cr),[c,l]=ar(""),i=(g,b,k=!1)=>{l(""),a(v=>(k?cr:v).map((V,nt)=>nt===g?b:V))},u=T.filter((g,b)=>!r[b]);yl(()=>{let g=document.activeElement,b=n.current;if(b)return b.showModal(),b.querySelector("input")?.focus(),()=>{b.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],$=g=>{let b=d()[g];(b?b.querySelector("input:checked")??b.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=g=>{let{key:b,target:k}=g;if(b.length>1||b===" "||kt(g))return;g.preventDefault();let v=ye(g);if(!v)return l(o("no_such_digit",{sign:b}));let V=d().findIndex(O=>O.contains(k)),nt=V>=0?V:r.indexOf(""),it=Math.max(0,nt);i(it,v,nt<0),$(it+1)},p=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),$(r.indexOf(""))},m=g=>{g.preventDefault(),s()},M=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Ne`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${M} onKeyDown=${h}>
<form onSubmit=${p}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(f)}</p>
<div class="know-wheels">
${T.map((g,b)=>Ne`<${wl} key=${g} place=${b} digit=${r[b]}
set=${k=>i(b,k)} />`)}
</div>
<p class="know-wrong" role="alert">${w(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var wl=({place:t,digit:e,set:s})=>Ne`<fieldset class="know-wheel ${B[t]}">
<legend><${Q} of=${T[t]} size=${22} /></legend>
${P.map(n=>Ne`<label key=${n}>
<input type="radio" name="know-${B[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function o$(t,e,s){Ue(s),t.replaceChildren(),_l(A`<${Sl} table=${e} />`,t)}function Sl({table:t}){return Ke(t),A`<${El} key=${t.shown} table=${t} />`}function El({table:t}){let e=Ke(t),{view:s}=e,n=Pn(t,s),[r,a]=xt(""),[c,l]=xt(""),[i,u]=xt(""),[d,$]=xt(null),[h,p]=xt(0),[m,M]=xt(!1),[f,g]=xt(()=>t.state.trying&&Yn()?"offered":""),b=xl(E=>l($e(E,o("no_answer"))),[]),k=ln(t,b),v=Go(t.watch&&s?.sheet?s:null),[V,nt]=xt(!1),it=E=>Be((k.of(E)==="+"?"+":"-")+E),O=v?{...k,of:E=>v.struck.includes(E)?"-":""}:V?{...k,cycle:it,put:it}:k,ie=E=>{if(!E)return;let ot=W(Nt(E));a(O.of(E)?tt(ot,O.of(E)):o("unmarked",{what:ot}))},Ds=()=>ie(O.undo()),Is=()=>ie(O.redo()),Ps=ir(null),ur=n.digits.join("");vl(()=>{let E=po(Ps.current,e,ur);Ps.current=s,E&&a(E)},[s]),Rn();let js=(E,ot,rt)=>Dt.confirm==="on"?$({title:E,yes:ot,go:rt}):rt(),dr=E=>{Rt("card"),s&&!gt(s)&&p(z(s).indexOf(E))},pr=()=>n.now().code,{ask:Ns,asking:$r,forget:hr}=on({table:t,draft:pr,surely:js,sent:dr,setAlert:l,refused:b}),ue=ir(null),qe=async E=>{u(""),l(""),hr(),Rt("thumb");let ot=t.act(`thumb ${E}`);ue.current=ot;try{await ot;let{view:rt}=t.state;rt&&rt.seats.length===1&&!rt.over&&!ct(rt)&&a(_s(rt))}catch(rt){b(rt)}finally{ue.current===ot&&(ue.current=null)}},fr=async()=>{try{await t.act("hint"),t.state.view&&a(Bn(t.state.view))}catch(E){b(E)}},Be=async E=>{try{Qo(),await t.act(`why ${E}`),t.state.view&&a(Xo(t.state.view))}catch(ot){b(ot)}},qs={thumb:qe,hint:fr,why:Be,picking:V,setPicking:nt,next:()=>js(o("sure_next"),o("next_round"),()=>qe("down")),know:()=>u("thumb")};if(an(t,ue,{...n,...qs,wheel:()=>n.now().wheel,ask:Ns,undo:Ds,redo:Is,show:p,list:()=>u("keys"),why:E=>E?it(E):Be(`-${n.now().code}`),sheet:()=>M(!m)}),e.closed)return A`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return A`<${wo} table=${t} state=${e} />`;let Bs=Mt(s),mr=Bs&&L(s).proposal||n.digits.join(""),zs=()=>{let E=()=>u("choose");e.trying||e.table?.phase!=="playing"?E():$({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:E})},ze=()=>u(""),Fs=()=>$(null),gr=()=>{Fs(),d?.go()};return A`<${Ze.Provider} value=${{table:t,state:e,view:s,refused:b}}>
<p class="hush" role="status">${r}</p>
${c&&A`<${Cl} words=${c} close=${()=>l("")} />`}
${v&&A`<p class="note retold">${o("deduced",{worlds:v.worlds,codes:v.codes})}</p>`}
${f==="open"&&A`<${Zn} close=${()=>g("")} />`}
${Qs(s)?A`<${zo} view=${s} choose=${zs} />`:A`<${Je.Provider} value=${{...n,proposal:mr,locked:Bs}}>
<${Qe.Provider} value=${{ask:Ns,asking:$r}}>
<${Xe.Provider} value=${O}>
<${ts.Provider} value=${{tab:h,setTab:p}}>
<${es.Provider} value=${qs}>
<${Ol} view=${s} undo=${Ds} redo=${Is} drawer=${m} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${lr} view=${s} thumb=${qe} close=${ze} />`}
${i==="keys"&&A`<${Us} keys=${rn} tell=${Ml} close=${ze} />`}
${i==="choose"&&A`<${An} table=${t} view=${s} close=${ze} />`}
${d&&A`<${Gs} question=${d} close=${Fs} yes=${gr} />`}
<${Ys}>
<${Tn} table=${t} state=${e} view=${s} choose=${zs} refused=${b} />
${f==="offered"&&A`<button class="bar-new" onClick=${()=>g("open")}>${o("lesson")}</button>`}
<//>
<//>`}var Ml=t=>w(o(t)),Cl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,Ol=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${ko} />
<${$n} />
${at(t)?A`<${lo} />`:A`<${_o} />`}
${at(t)&&A`<${rr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${at(t)&&A`<${Un} />`}
${at(t)&&A`<${er} />`}
<${He} />
</div>`;export{Yc as inWords,o$ as mount,Zc as partOf,Vc as retold};
