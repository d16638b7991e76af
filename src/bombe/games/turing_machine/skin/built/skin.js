import{html as Kt,useLayoutEffect as Qo,useRef as Xo}from"bombe/preact.js";var Ne={},ce="en";function Rs(t){Ne=t.words,ce=t.lang}function o(t,e={}){let s=Ne[t];if(s===void 0)throw new Error(`no words for ${t}`);return Jo(s,e)}var Jo=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),lt=t=>new Intl.ListFormat(ce,{type:"conjunction"}).format(t);function Z(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(ce,{...n,...s}).format(t).replace("-","−")}function j(t,e,s=0,n={}){let a=new Intl.PluralRules(ce,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ne[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Z(e,s,n)})}function le({title:t,cls:e="",close:s,onKey:n,children:r}){let a=Xo(null);return Qo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Kt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Ds({question:t,yes:e,close:s}){return Kt`<${le} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Is({keys:t,close:e,tell:s=o}){return Kt`<${le} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Kt`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Kt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as O,render as Vc,useCallback as Yc,useEffect as Zc,useRef as zo,useState as At}from"bombe/preact.js";import{html as tr,render as er,useEffect as Ps,useState as sr}from"bombe/preact.js";function je(t){let[e,s]=sr(t.state);return Ps(()=>(s(t.state),t.subscribe(s)),[t]),e}var kt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Lt=typeof document>"u"?{}:document.documentElement.dataset,ie=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ws({children:t}){return Ps(()=>{let e=document.getElementById("bar");e&&er(tr`${t}`,e)}),null}import{useRef as Gs,useState as or}from"bombe/preact.js";import{html as Ht}from"bombe/preact.js";var Be={},ue=new Map,wt;function ze(t){Rs(t),Be=t.cards,ue=new Map;for(let e of Object.values(Be))for(let s of e.laws)s.name=`${e.number}${s.letter}`,ue.set(s.name,{card:e,law:s});wt=t}var J=t=>Be[t];var de=t=>ue.get(t),_t=t=>ue.get(t)?.law.text??t,$t=t=>wt.options[t],qs=()=>Object.keys(wt.options),Ft=()=>wt.booklet,Ke=()=>wt.questions,pe=()=>wt.rungs,Rt=()=>wt.lesson;var A=["▲","■","●"],V=["t","s","c"],F=["1","2","3","4","5"],Ns={"▲":"t","■":"s","●":"c"},nr={"▲":"triangle","■":"square","●":"circle"},I=t=>Gt(t.replace(/[▲■●]/g,e=>o(nr[e]))),Fe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Gt=t=>t.replace(/\.$/,"");function Q({of:t,size:e=16}){let s=Ns[t];return Ht`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Ht`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Ht`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Ht`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in Ns?Ht`<${Q} of=${s} size=${e} />`:s),q=({of:t,cls:e=""})=>Ht`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var it=t=>!!t.sheet,js=t=>t.over,ht=t=>t.machine?.answered?t.machine:null,rt=t=>!!t.machine?.thinking,B=t=>[...t.verifiers],ft=t=>t.mode==="nightmare",Bs=t=>t.groups.map(e=>e.join("+")).join(" "),X=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},mt=t=>it(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),xt=t=>it(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!X(t)?.out,vt=t=>Object.keys(L(t).answers).length>0,$e=t=>it(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),zs=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Ut=(t,e)=>!!t.sheet?.unsound?.includes(e),Ks=new Map(V.flatMap((t,e)=>F.map(s=>[t+s,{place:e,digit:s}])));function Dt(t){let e=Ks.get(t);return e?`${A[e.place]} ${e.digit}`:_t(t)}var he=t=>t===""?"-":t==="-"?"+":"",fe=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Fs(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>V[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Ks.has(a)||de(a)),r=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:r.length}}var rr=400;function Us({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[c,l]=or(null),i=Gs({letter:"",at:0}),u=Gs(new Set),d=$=>{let{view:f}=t.state;if(!f)return;let{answers:M,proposal:m}=L(f),g=$===i.current.letter&&Date.now()-i.current.at<rr;if(xt(f)&&!($ in M)&&r(o("round_spent")),!mt(f)||$ in M||u.current.has($)||g)return;let y=vt(f)&&m?m:e();s(o("sure_ask",{letter:$,code:y}),o("ask_letter",{letter:$}),()=>p($))},p=async $=>{let{view:f}=t.state;if(!f||!mt(f)||$ in L(f).answers||u.current.has($))return;let M=vt(f)?L(f).proposal:e();i.current={letter:$,at:Date.now()},u.current.add($),l($),n($),r("");try{await t.act(`ask ${M} ${$}`)}catch(m){a(m)}finally{u.current.delete($),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as It,useContext as Vs}from"bombe/preact.js";var Ge=It(null),Ue=It(null),me=It(null),Ve=It(null),Ye=It(null),Ze=It(null);function Pt(t){let e=Vs(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Pt(Ge),St=()=>Pt(Ue),Vt=()=>Pt(me),Ys=()=>Vs(me)!==null,Mt=()=>Pt(Ve),Wt=()=>Pt(Ye),qt=()=>Pt(Ze);import{useEffect as ar,useRef as cr}from"bombe/preact.js";var ge=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,gt=t=>t.ctrlKey||t.altKey||t.metaKey,Zs=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function Js(t,e,s){let n=cr((()=>{}));ar(()=>{let r=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||gt(a))&&!(Lt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}lr(a,l,c,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function lr(t,e,s,n){let{key:r,shiftKey:a}=t,c=ge(t),l=r.length===1?r.toLowerCase():r,i=l.toUpperCase(),u=B(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as en,useLayoutEffect as fr,useRef as Nt,useState as sn}from"bombe/preact.js";import{html as z}from"bombe/preact.js";var Qs="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ir="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ur={up:z`<path d=${Qs} />`,down:z`<path d=${Qs} transform="rotate(180 12 12)" />`,undo:z`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:z`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:z`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:z`<path class="pen" d="M6 14l6-6l6 6" />`,sink:z`<path class="pen" d="M6 10l6 6l6-6" />`,close:z`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:z`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:z`<path class="pen" d=${ir} />`,talk:z`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:z`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},E=({of:t,size:e=20})=>z`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${ur[t]}</svg>`,G=({passed:t,size:e=22})=>z`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?z`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:z`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as dr,useState as pr}from"bombe/preact.js";function Xs(t,e){let[,s]=pr(0);return dr(()=>{let n=[],r=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s(h=>h+1),t.act(fe(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),r.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,he(c(u))),undo(){let u=n.pop();return u?(r.push(u),l(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Et=t=>t==="-"?"struck":t==="+"?"kept":"";function tt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Yt=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as P}from"bombe/preact.js";var Zt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function be({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let c=J(t),l=`h${a}`;return P`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?P`<span class="sample-disc" aria-hidden="true">${e}</span>`:P`<span class="mono">${t}</span>`}
<${q} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&P`<span class="hush">${o("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${Je} of=${c} /><//>
${c.grid?P`<${hr} shown=${c} />`:P`<ul class="sample-laws">
${c.laws.map(i=>P`<${$r} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&P`<${r} shown=${c} />`}
</div>
</article>`}var Je=({of:t})=>t.hard?P` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,$r=({law:t,state:e})=>P`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${q} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&P`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function hr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>P`<span class="sample-cell" role="img" aria-label=${r.get(c)?.text}>
<${q} of=${r.get(c)?.picture} /></span>`;return P`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>P`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>P`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var tn=({name:t,digits:e,set:s})=>P`<div class="pick">
${A.map((n,r)=>P`<fieldset class="pick-row ${V[r]}">
<legend>${_(n,18)}</legend>
${F.map(a=>P`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((c,l)=>l===r?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ye="(min-width: 1180px)",ke="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var mr=90;function nn(){let{view:t}=v(),{tab:e,setTab:s}=Wt(),{deck:n,scrolled:r}=gr(e,s),[a,c]=sn(null),l=B(t),i=ft(t),{answers:u}=L(t),d=p=>i?null:l[p];return b`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map((p,h)=>b`<${kr} key=${l[h]} letter=${d(h)} number=${p[0]} current=${h===e}
passed=${i?void 0:u[l[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map((p,h)=>{let $=`card-${l[h]}`,f=()=>c(h);return p.length>1?b`<${_r} key=${h} id=${$} letter=${l[h]} numbers=${p} enlarge=${f} />`:b`<${Qe} key=${h} id=${$} letter=${d(h)} number=${p[0]} enlarge=${f} />`})}
</div>
${a!==null&&b`<${xr} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function gr(t,e){let s=Nt(null),n=Nt(void 0),r=Nt(0);return en(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===r.current||c.scrollWidth<=c.clientWidth)return;r.current=t;let i=l.offsetLeft-c.offsetLeft-yr(c);c.scrollTo({left:i,behavior:br()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);r.current=Math.round(c/d),e(r.current)},mr)}}}var br=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,yr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,kr=({letter:t,number:e,current:s,passed:n,press:r})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${wr(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${G} passed=${n} size=${18} />`}
</button>`;function wr(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var on=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},_r=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${on(n)}>
<${Qe} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${Qe} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,rn=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function xr({letter:t,numbers:e,opener:s,close:n}){let r=Nt(null),a=Mt();fr(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===r.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>vr(i,a)}>
<div class="large-head">
<${rn} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${Sr} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function vr(t,e){t.key.toLowerCase()!=="z"||gt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function Sr({number:t,whose:e}){let s=J(t);return b`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${q} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${an} of=${t} /></p>
${s.grid?b`<${un} shown=${s} />
<details><summary>${o("check_what")}</summary><${cn} shown=${s} /></details>`:b`<${ln} shown=${s} whole />`}
${e&&b`<${pn} number=${t} />`}
</section>`}function Qe({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=v(),c=Ys(),l=J(e),[i,u]=sn(!1),d=Nt(null),p=t===null?"card_of_nobody":n?"card_of_two":"card_of",h=()=>{u(!1),d.current?.focus()},$=f=>{f.stopPropagation(),n&&matchMedia(ke).matches?r():u(!i)};return b`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(o(p,{letter:t??"",title:l.title}))}
onKeyDown=${on(r)}>
<div class="card-head" onClick=${r}>
${!n&&b`<${rn} letter=${t} />`}
<button class="about-key" ref=${d} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${i} onClick=${$}><${E} of="about" size=${19} /></button>
<${q} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${_(l.title,15)}<${Je} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${I(o("enlarge_card",{title:l.title}))}>
<${E} of="enlarge" size=${18} /></button>
</div>
${l.grid?b`<${un} shown=${l} />`:b`<${ln} shown=${l} />`}
${!n&&$e(a)&&b`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&b`<${pn} number=${e} />`}
${t!==null&&!n&&a.sheet&&c&&b`<${Cr} letter=${t} />`}
${i&&b`<${Mr} shown=${l} close=${h} />`}
</article>`}function Mr({shown:t,close:e}){let s=Nt(null);return en(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${cn} shown=${t} />
<p><${an} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var an=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${o("card_example")}</a>`,cn=({shown:t})=>b`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,ln=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${dn} law=${s}>
<${q} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function un({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${dn} key=${c} law=${r.get(c)}><${q} of=${r.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function dn({law:t,children:e}){let{view:s}=v(),n=Mt(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:I(t.text)});if(!it(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Ut(s,t.name),l=zs(s,t.name);return b`<button class="law ${Et(r)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${r!==""} aria-label=${tt(a,r,c,l)} title=${t.text}
data-name=${t.name} ...${Yt(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function pn({number:t}){let{view:e}=v();return b`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${B(e).map(s=>b`<${Er} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Er({letter:t,target:e}){let{view:s}=v(),n=Mt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let r=n.of(e),a=Ut(s,e);return b`<button class="owner ${Et(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${tt(o("whose_is",{letter:t}),r,a)}
...${Yt(n,e)}>${t}</button>`}function Cr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Vt(),r=L(e).answers[t],a=r!==void 0;return b`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!mt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?b`<${G} passed=${r} size=${20} /> ${o("answered")}`:b`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as N,useLayoutEffect as Lr,useRef as Hr,useState as ss}from"bombe/preact.js";var $n="choice",Xe=["new","named","booklet"],hn=/^aid_/,ts=200,Jt=()=>qs().filter(t=>hn.test(t));function Or(t,e){return t==="kind"?Xe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=ts:t==="booklet"?Ft().some(({number:s})=>s===e):$t(t).choices.some(s=>s===e)}function fn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Jt().map(n=>[n,t.aids.includes(n.replace(hn,""))]))},s=Tr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&Or(n,s[n])?s[n]:r]))}function Tr(){try{return JSON.parse(localStorage.getItem($n)??"null")??{}}catch{return{}}}function mn(t){try{localStorage.setItem($n,JSON.stringify(t))}catch{}}function gn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c}=t,l=Object.fromEntries(Jt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as es}from"bombe/preact.js";var Ct=t=>o(`level_${t}`);function jt({view:t}){let e=Ar(t);return e.length?es`<ul class="small-print">${e.map(s=>es`<li key=${s}>${s}</li>`)}</ul>`:null}var bn=({view:t})=>t.seats.length>1&&t.aids.length>0&&es`<p class="small-print">${we(t.aids)}</p>`,we=t=>o("aids",{aids:lt(t.map(e=>o(`aid_${e}`)))});function Ar(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:Ct(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(we(t.aids)),t.chosen&&e.push(o("chosen")),e}var yn=t=>o(`share_${t}`),kn=t=>o(`share_${t}`);function wn({table:t,state:e,view:s,choose:n,refused:r}){Lr(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&yn(s.mode),kn(s.difficulty)];return N`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Bs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${ns} table=${t} state=${e} choose=${n} cls="bar-new" />`}function ns({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:N`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!kt(e)||e.table?.phase==="playing"?null:N`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function _n({table:t,view:e,close:s}){let[n,r]=ss(()=>fn(e)),[a,c]=ss(!1),[l,i]=ss(""),u=Hr(null),d=m=>g=>{i(""),r(y=>({...y,[m]:g}))},{kind:p}=n,h=m=>{i(Fe(m)),c(!1),u.current?.focus()},$=async m=>{if(!a){if(p==="named"&&!String(n.named).trim())return h(o("named_missing"));c(!0),i("");try{await m(gn(n)),mn(n)}catch(g){h(ie(g,o("no_answer")))}}},f=m=>{m.preventDefault(),$(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>$(async m=>{let{machine:g,...y}=p==="new"?m:(await t.look(m)).options;await t.gather(y)});return N`<${le} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${Qt} legend=${o("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${Xe}
words=${m=>o(`kind_${m}`)} />
<div class="choose-which">
${p==="new"&&N`<${Rr} choice=${n} set=${d} />`}
${p==="named"&&N`<${Dr} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&N`<${Ir} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Qt} legend=${o("when_alone",{title:$t("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${$t("machine").choices} words=${Ct}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Jt().some(m=>n[m])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${Jt().map(m=>N`<${xn} key=${m} name=${m} value=${n[m]} set=${d(m)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${l&&p!=="named"&&N`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function Rr({choice:t,set:e}){let s=n=>({name:n,legend:$t(n).title,value:t[n],set:e(n),choices:$t(n).choices});return N`
<${Qt} ...${s("mode")} words=${yn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${Qt} ...${s("verifiers")} words=${String} />
<${Qt} ...${s("difficulty")} words=${kn} />
</div>
<${xn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Dr({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return N`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${ts}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var Ir=({value:t,set:e})=>N`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${Ft().map(({number:s,verifiers:n,difficulty:r,luck:a})=>N`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:Ft().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Qt=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:c,note:l})=>N`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>N`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Fe(c(i))}</span>
</label>`)}</div>
${l&&N`<p class="note">${l}</p>`}
</fieldset>`;function xn({name:t,value:e,set:s}){return N`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${$t(t).title}</span>
</label>`}import{useEffect as vn,useRef as Pr}from"bombe/preact.js";function Sn(){let t=Pr(null);vn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),vn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as zr,useRef as Kr,useState as Fr}from"bombe/preact.js";import{html as Xt,useEffect as Wr,useRef as os}from"bombe/preact.js";var qr=44,Nr=90,rs=!1;function Mn(t){rs=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),rs=!1}var jr=(t,e)=>(Number(t)-Number(e)+7)%5-2,En=(t,e)=>F[(F.indexOf(t)+e+5)%5],Cn=()=>Xt`<div class="wheels">${A.map((t,e)=>Xt`<${Br} place=${e} />`)}</div>`;function Br({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:c}=St(),l=os(null),i=os(null),u=os(0),d=e[t],p=A[t];Wr(()=>{a===t&&document.activeElement?.closest(".drum")&&Mn(l.current)},[d,a]);let h=k=>{if(gt(k))return;let{key:x}=k;if(x==="ArrowUp"||x==="ArrowDown")r(t,x==="ArrowUp"?-1:1);else if(x==="ArrowLeft"||x==="ArrowRight"){let W=(t+(x==="ArrowLeft"?2:1))%3;c(W),Mn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[W])}else return;k.preventDefault()},$=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Nr||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},f=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},M=k=>{let x=i.current;!x||Math.abs(k.clientY-x.y)<qr*.6||(x.moved||l.current?.setPointerCapture(x.id),x.moved=!0,r(t,k.clientY<x.y?1:-1),x.y=k.clientY)},m=()=>{setTimeout(()=>{i.current=null})},g=k=>{let x=jr(k,d);return Xt`<button key=${k} type="button" role="radio" class="digit away${x}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>rs||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${x===0&&Xt`<span class="inner-shape" aria-hidden="true"><${Q} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Xt`<div class="wheel ${V[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${Q} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(o("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${h} onWheel=${$} onPointerDown=${f} onPointerMove=${M} onPointerUp=${m}
onPointerCancel=${m}>
${F.map(g)}
</div>
</div>`}function On(t,e){let s=Kr({digits:["1","1","1"],wheel:0}),[,n]=Fr(0),r=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;zr(()=>{a&&r({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&vt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,En(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&r({wheel:l})}}}import{html as Bt,useEffect as _e,useLayoutEffect as Gr,useRef as Ur,useState as Tn}from"bombe/preact.js";var Vr=300,ut=8,Yr=200,ls=t=>t.sheet?.hint??null,as=t=>X(t)?.hints??0;function An(t){let e=ls(t)?.lines.at(-1);return e?Ln(t,e):""}function Ln(t,{key:e,values:s}){let{law:n,answers:r,laws:a,...c}=s,l={...c};return n&&(l.law=_t(n)),r&&(l.answers=r.join(", ")),a&&(l.world=B(t).map((i,u)=>o("named",{who:i,what:Gt(_t(a[u]))})).join(", ")),o(e,l)}var te={at:0,heard:new Set};function cs(t){te.at=t;for(let e of te.heard)e({})}function Hn(){let[,t]=Tn(null);return _e(()=>(te.heard.add(t),()=>{te.heard.delete(t)}),[]),te.at}var is=({rung:t})=>Array.from({length:pe()},(e,s)=>Bt`<i class=${s<t?"used":""}></i>`),Rn=({rung:t})=>Bt`<span class="hint-pips" aria-hidden="true"><${is} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Dn(){let{view:t}=v(),{hint:e}=qt(),s=Hn()===as(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ls(t)?.rung??0,r=n>0&&!s;return Bt`<button class="button hint-key" onClick=${()=>n<pe()?e():cs(s?0:as(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${E} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Rn} rung=${n} />
</button>`}function In(){let{view:t}=v(),{hint:e}=qt(),{setTab:s}=Wt(),n=Ur(null),[r,a]=Tn(null),c=ls(t),l=as(t),i=Hn()===l,u=c!==null&&!i,d=u?Zr(t,c):-1;_e(()=>()=>cs(0),[]),_e(()=>{d>=0&&s(d)},[l,d]),Gr(()=>{let h=n.current?.closest(".board");if(!u||!h)return;let $=()=>a(M=>Jr(M,Qr(h,d<0?null:B(t)[d])));$(),n.current?.scrollTo(0,n.current.scrollHeight);let f=new ResizeObserver($);return f.observe(h),addEventListener("resize",$),()=>{f.disconnect(),removeEventListener("resize",$)}},[u,d,l]);let p=()=>{cs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return _e(()=>{if(!u)return;let h=$=>{$.key==="Escape"&&!$.defaultPrevented&&!document.querySelector("dialog[open]")&&p()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[u,l]),u?Bt`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${E} of="hint" size=${20} /><b>${o("hint")}</b><${Rn} rung=${c.rung} />
${c.rung<pe()&&Bt`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${p} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${E} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map(h=>Bt`<li key=${h.key}>${_(Ln(t,h),14)}</li>`)}
</ol>
</aside>`:null}function Zr(t,e){return ft(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:B(t).indexOf(e.verifier)}var Jr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Qr(t,e){let s=m=>t.querySelector(m).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=m=>`${m/r}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(ke).matches;if(c&&!i){let m=c.getBoundingClientRect(),{right:g}=s(".cards"),y=Math.max(m.width,Math.min(Vr,g-n.left)),k=Math.min(m.left,g-y)-n.left,x=m.bottom-n.top+ut,W=m.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(x),width:a(y),"--tip":a(W)}}}if(matchMedia(ye).matches){let m=s(".sheet"),g=m.left-n.left+ut,y=n.bottom-l.top+ut;return{kind:"",style:{left:a(g),width:a(m.width-2*ut),bottom:a(y)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,h=i&&p>=Yr?p:innerHeight-u-2*ut,[$,f]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ut}px`,maxHeight:`${h-ut}px`,left:`${$+ut}px`,right:`${f+ut}px`}}}import{html as H,useEffect as Xr,useRef as ta,useState as ee}from"bombe/preact.js";var Pn="lesson",ea=4;function Wn(){try{return localStorage.getItem(Pn)!=="done"}catch{return!1}}function sa(){try{localStorage.setItem(Pn,"done")}catch{}}var xe=[na,oa,aa,ca,la];function qn({close:t}){let[e,s]=ee(0),n=ta(null);Xr(()=>n.current?.focus(),[e]);let r=()=>{sa(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},c=xe[e],l=e===xe.length-1;return H`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:xe.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${xe.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function na(){return H`<div class="lesson-body">
<${be} number=${Rt().card} letter="A" />
<div class="lesson-text">
<p>${_(o("lesson_code"))}</p>
<p>${_(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function oa(){let{card:t,held:e,digits:s}=Rt(),[n,r]=ee(["3","4","1"]),[a,c]=ee([]),l=(h,$)=>s[h].includes($[1]),i=()=>{let h=n.join(""),$=a.filter(f=>f.code!==h);c([{code:h,passed:l(e,h)},...$].slice(0,ea))},u=h=>a.every(({code:$,passed:f})=>l(h,$)===f),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${be} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${tn} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:$})=>H`<${ra} passed=${$} code=${h} />`)}
${a.length>0&&H`<p>${_(d.length===1?o("lesson_one_left",{letter:de(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ra=({passed:t,code:e})=>H`<p class="lesson-answer"><${G} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function aa(){let{refused:t,maybe:e}=Rt(),[s,n]=ee(null),r=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${be} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${G} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${_(o("lesson_means"))}</p>
<p>${_(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${G} passed=${s.passed} />${" "}
<span>${_(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function ca(){return H`<div class="lesson-body">
<${ua} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function la(){return H`<div class="lesson-body">
<div class="lesson-marks">
${J(Rt().card).laws.map(t=>H`<${ia} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${E} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${E} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function ia({law:t}){let[e,s]=ee(""),n=I(o("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Et(e)}" aria-pressed=${e!==""} aria-label=${tt(n,e)}
onClick=${()=>s(he(e))}><${q} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function ua(){let{verifiers:t,verdicts:e}=Rt();return H`<div class="verdicts-box"><table class="verdicts">
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
</table></div>`}import{html as R,useEffect as Se,useMemo as ma,useRef as Yn,useState as Zn}from"bombe/preact.js";var us=null;function ve(t,e,[s,n],r,a,c){let l=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function da(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var pa={card:{heard:da,felt:[]},yes:{heard:t=>{ve(t,"sine",[660,660],0,.12,.12),ve(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>ve(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>ve(t,"sine",[150,62],0,.18,.3),felt:[30]}},$a=()=>Lt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Ot(t){if(!$a())return;let{heard:e,felt:s}=pa[t];s.length&&navigator.vibrate?.(s),us??=new AudioContext,us.resume().catch(()=>{}),e(us)}import{html as at}from"bombe/preact.js";var zt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},et={wide:480,high:136},ds=[[1,0],[2,3],[3,2]],Nn=(t,e,s,n)=>F[(e+ds[t][0]*s+ds[t][1]*n)%5],jn=(t,e,s)=>[zt.left+(s*5+t)*zt.wide+s*zt.gap,zt.top+e*zt.high];function*Bn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function ha(t,e){let[s,n]=zt.hole,r="",a="";for(let c of Bn()){let[l,i]=jn(...c);Nn(t,...c)===e?r+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var zn=ds.map((t,e)=>Object.fromEntries(F.map(s=>[s,ha(e,s)])));function Kn(t){for(let e of Bn())if([...t].every((s,n)=>Nn(n,...e)===s))return jn(...e);throw new Error(`no hole for ${t}`)}var ps=`M12 0H${et.wide-6}q6 0 6 6V${et.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Fn=t=>`M${et.wide-8} ${t}h${t+2}q6 0 6 6V${et.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${et.high-8}H${et.wide-8}z`;function $s({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=zn[t][e],c=V[t];return at`<g class="punch ${c}-stock">
${n&&at`<path class="stock rim" d=${Fn(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ps+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&at`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&at`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&at`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Un({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return at`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&at`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${et.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ps} transform="translate(7 7)" />
<text class="tab-digit" x=${et.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${$s} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${$s} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${$s} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&at`<${fa} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&at`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var Gn=36;function fa({code:t,passed:e}){let[s,n]=Kn(t),r=Math.min(et.wide-30,Math.max(30,s)),a=Math.min(et.high-26,Math.max(Gn+2,n));return at`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${Gn} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var ga=250;function Vn(t){let e=ma(()=>matchMedia(t),[t]),[,s]=Zn(0);return Se(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function ba(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:r}=St(),a=Yn(!0),c=n.join("");Se(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),ga);return()=>clearTimeout(l)},[c])}function ya(){let{view:t}=v(),{tab:e}=Wt(),s=Vn("(max-height: 759px), (max-width: 359px)"),n=Vn("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!J(r[0])?.grid||ft(t);return s||n&&t.seats.length>1||a}function Jn(){let{view:t}=v(),{proposal:e,locked:s}=St(),{asking:n}=Vt(),[r,a]=Zn(null),{answers:c}=L(t),l=Object.keys(c);Se(()=>a(null),[t.round,l.length]);let i=Yn(l.length);Se(()=>{l.length>i.current&&Ot(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),ba();let u=ya(),d=n??(r!==null&&r in c?r:l.at(-1))??null,p=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${E} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${Cn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?o("reads",{letter:d}):o("reader")}</span>
<${ka} view=${t} /></p>
<${Un} code=${e} letter=${d} passed=${p} />
<${wa} view=${t} code=${e} letter=${d} passed=${p} />
${$e(t)||xt(t)?R`<p class="small-print">${o(xt(t)?"round_spent":"press_laws")}</p>
<${bn} view=${t} />`:R`<${jt} view=${t} />`}
</div>
<${va} view=${t} />
<${Ca} answers=${c} shown=${d} look=${a} />
</section>`}function ka({view:t}){let e=X(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${Ea} left=${t.left??0} /></span>`}function wa({view:t,code:e,letter:s,passed:n}){let[r,a]=_a(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${o("peek")}</button>`}
</div>`}function _a(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return X(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function xa(t){let e=Object.entries(L(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?X(t)?.handicap??0:0,n=Math.max(0,Ke()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function va({view:t}){let e=xa(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${Ma(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${Sa} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var Sa=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${G} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Ma(t,e,s){return mt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function Ea({left:t}){let e=Ke(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function Ca({answers:t,shown:e,look:s}){let{view:n}=v();return R`<div class="ask-keys k${n.verifiers.length}">
${B(n).map(r=>R`<${Oa} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function Oa({letter:t,passed:e,shown:s,look:n}){let{view:r}=v(),{ask:a,asking:c}=Vt(),l=e!==void 0,i=o(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!mt(r)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${G} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}import{html as bt,useEffect as Ta,useRef as Aa,useState as La}from"bombe/preact.js";var Ha=300;function st(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(c=>c.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Ra=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Da(t){let e=t.charCodeAt(0)-65;return Ra[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Me({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return bt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Da(s)].map((n,r)=>n==="1"?bt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:bt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function Qn({chat:t,you:e}){let s=Aa(null);Ta(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return bt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&bt`<ol>
${t.map((r,a)=>bt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Xn({table:t,you:e,refused:s}){let[n,r]=La("");if(!e?.speak)return bt`<p class="note">${o("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},c=({currentTarget:l})=>r(l.value);return bt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${Ha} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${c} />
<button class="button">${o("send")}</button>
</form>`}var fs=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,hs=t=>[...t??""].join(" ");function to(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return fs(s);if(rt(s))return rt(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,p])=>o(p?"heard_yes":"heard_no",{letter:d,code:hs(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(o("proposal_now",{code:hs(c)}));for(let{at:l,name:i,me:u}of st(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?o("sure_of",{name:i,code:hs(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as Ia,useEffect as Pa,useState as Wa}from"bombe/preact.js";var Ee=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},eo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var ms=new Ee;function so({deadline:t,timer:e=0}){let[,s]=Wa(0);if(Pa(()=>{if(!t)return;ms.ask(),ms.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,ms.left(t));return Ia`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${eo(n)}</span>
</p>`}import{html as w,useEffect as Ya,useState as co}from"bombe/preact.js";import{html as gs}from"bombe/preact.js";var se=({up:t})=>gs`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,no=()=>gs`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Ce=({passed:t})=>gs`<span class="answered"><${G} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as ne,useEffect as qa,useLayoutEffect as Na,useState as ja}from"bombe/preact.js";var Ba=2500,za=12,Ka=()=>matchMedia("(max-width: 699px)").matches?4:6,oo=new WeakMap;function Fa(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ga=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Oe(){let{table:t,state:e,view:s}=v(),[n,r]=ja(null),a=()=>r(null);Na(()=>{let i=oo.get(t);oo.set(t,{round:s.round,over:s.over});let u=Fa(i,s);u!==null&&r({round:u,seats:st(e.table,s)})},[t,s.round,s.over]),qa(()=>{if(!n)return;Ot("thumb");let i=setTimeout(a,Ba);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Ga(n.seats,n.round):[],l=c.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ne`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${ro(c)} ${l}`}</p>
${n&&ne`<${Ua} round=${n.round} thumbs=${c} close=${a} />`}`}function ro(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Ua({round:t,thumbs:e,close:s}){let n=e.length>za?e.filter(r=>r.up):e;return ne`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${E} of="close" /></button></div>
<p class="reveal-title">${ro(e)}</p>
<ul class="reveal-cards ${n.length>Ka()?"many":""}">
${n.map(r=>ne`<li key=${r.at} class=${r.up?"up":"down"}>
<${se} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):j("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ne`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Va=56,bs=t=>t.you!==null&&t.waiting.includes(t.you),Te=t=>bs(t)&&!!t.own_thumb?.up;function ao(t,e){if(rt(e))return o("machine_thinks");if(Te(e))return o("thumb_is_in");let s=bs(e)?"":ys(e,st(t,e)),n=s&&`${o("thumb_is_in")} ${s}`;return n&&n.length<=Va?n:o("thumb_in")}function ys(t,e){if(rt(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:lt(s)}):"",r=X(t);return r?bs(t)?Te(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:n:n}function lo(){let{state:t,view:e}=v(),s=st(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:c}=t.table??{};return!r&&!n&&!a?null:w`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${Te(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ys(e,s)}</p>
${n?w`<${Xa} />`:w`<${so} deadline=${a} timer=${c} />`}
${r&&w`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(l=>w`<${Za} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&w`<${jt} view=${e} />`}
<${Oe} />
</section>`}function Za({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return w`<li class="seat ${r}">
<${Me} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&w` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Qa} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?w`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:w`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${j("questions",t.questions)}</span>
${t.hints?w`<${Ja} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Ja=({hints:t,rung:e})=>w`<span class="seat-hints">
<span aria-hidden="true"><${E} of="hint" size=${15} />
${e>0?w`<${is} rung=${e} />`:t}</span>
<span class="hush">${j("hints",t)}</span>
</span>`;function Qa({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?w`<span>${o("seat_out")}</span>`:s?w`<${se} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?w`<${no} /><span>${o("thumb_given")}</span>`:t.away?w`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:w`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function ks({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?w`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function Xa(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return w`<div class="again">
${kt(e)?w`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:w`<${ks} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function io({table:t,state:e}){if(!e.table)return w`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return w`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return w`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&w`<p class="note">${o("waiting_for",{names:lt(r)})}</p>`}
</section>`}function uo(){let{state:t,view:e}=v(),s=st(t.table,e),n=e.coop?[{...s[0],name:lt(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,c)=>c);return w`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>w`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>w`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(c=>w`<td><${tc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function tc({round:t}){let e=t?.thumb;return w`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&w`<${se} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function Ae(){let{state:t}=v();return t.table&&t.table.people.length>1&&w`<${ec} />`}function ec(){let{table:t,state:e,refused:s}=v(),{chat:n,you:r}=e,[a,c]=co(!1),[l,i]=co(n.length);if(Ya(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return w`<details class="chat talk" onToggle=${({currentTarget:h})=>c(h.open)} onKeyDown=${({key:h,currentTarget:$})=>{h!=="Escape"||!a||($.open=!1,$.firstElementChild.focus())}}>
<summary><${E} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&w` <span class="talk-fresh">${j("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&w`<${Qn} chat=${n} you=${r} />`}
<${Xn} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as To,useRef as Ao,useState as oe}from"bombe/preact.js";import{html as U,useEffect as sc,useMemo as nc,useState as He}from"bombe/preact.js";function po(t,e){let{winners:s,why:n}=t.outcome,r=lt(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let l=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,l?{code:l}:{})}var dt=(t,e)=>t.last_thumbs[e]?.code===t.solution;function $o(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:dt(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var ws=(t,e,s)=>s!==void 0&&s>1&&dt(t,e)?j("guessed",s):"";function ho(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?dt(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function fo(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map(p=>p?"✓":"✗")),c=t.outcome.winners.includes(e)||dt(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=ht(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...a.map((d,p)=>`${p+1} ${d.join("")}`),`${c?"✓":"✗"} ${Le(t.seats[e].rounds.length,t.seats[e].questions)}`,...[ws(t,e,n),l>0&&j("hints",l),i.length>0&&we(i)].filter(Boolean),...u&&c?[o("named",{who:o("the_machine"),what:Le(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var Le=(t,e)=>`${j("rounds",t)}, ${j("questions",e)}`;function mo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var go=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Tt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Y="machine",Re=(t,e)=>(e===Y?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function xs(t,e){let[s,n]=He({}),[r,a]=He({}),[c,l]=He(null),[i,u]=He(!1),d=e.filter(p=>!(p in s));return sc(()=>{if(!d.length||i)return;let p=!0;return Zt("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:$,codes:f})=>{p&&(l(h),a(M=>({...M,...Object.fromEntries(d.map((m,g)=>[m,f[g]]))})),n(M=>({...M,...Object.fromEntries(d.map((m,g)=>[m,$[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:r,start:c,failed:i}}function ko({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:c}){let l=Re(e,t),i=oc(e,s,t),{rounds:u,questions:d}=t===Y?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return U`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Le(u,d)}</strong></div>
${r.length>0&&U`<${ac} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${cc} rounds=${l} left=${n.known[Tt(l)]} worlds=${n} />
<${ic} machine=${t===Y?e.machine:null} worlds=${n} last=${c} />
</section>`}function oc(t,e,s){return s===Y?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var rc=(t,e)=>t===Y?o("the_machine"):e[t].me?o("you_here"):e[t].name;function ac({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Y?Y:Number(a));return U`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>U`<option key=${a} value=${String(a)}>${rc(a,n)}</option>`)}
</select></label>`}function cc({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,U`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:U`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Ce} passed=${d} /></td>
<${lc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
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
</table>`}function lc({of:t,start:e,failed:s}){if(!t)return U`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=mo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return U`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>U`<i key=${c} class=${c<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Z(t.before)} → ${Z(t.after)}`}</span>
</td>`}function ic({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:Ct(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&j("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return U`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var bo={signDisplay:"exceptZero"},yo=(t,e)=>o("n_of_m",{n:Z(t),m:Z(e)});function wo({view:t,whose:e,questions:s}){let n=nc(()=>Fs(t),[t]);if(e===Y)return null;let r=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=ht(t),c=[];if(a&&dt(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=j("more_questions",t.seats[e].questions-(a.questions??0),0,bo);c.push([j("more_rounds",l,0,bo),o("more_than_machine",{questions:i})])}if(r&&!s&&c.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let l=s.filter(d=>d.before===d.after).length;c.push([yo(l,r),o("tile_nothing")]);let i=Math.round(go(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&c.push([yo(n.right,n.all),o("tile_marks")]),c.length?U`<ul class="tiles">${c.map(([l,i])=>U`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var De=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,_o=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((r,a)=>K`<${uc} key=${r} shown=${J(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Ce} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(_t(n))}</span></p>
</li>`)}
</ul>
</section>`;function uc({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${o("or")}</span>`}
<${q} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&K`<${dc} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${pc} grid=${t.grid} law=${e} />`}
</div>`}var dc=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${q} of=${n} />
<span>${_(r)}${a&&K`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&De}
</li>`})}
</ul>`;function pc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?De:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>K`<th key=${r}><${q} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>K`<tr key=${n}><th>${_(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Ie,useRef as vo,useState as $c}from"bombe/preact.js";var hc=3e3,vs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function So(t,e){let[s,n]=$c(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),hc)}}}var Mo=Ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function Eo({text:t}){let e=vo(null),{copied:s,copy:n}=So(t,e);return Ie`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${Mo} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var Co=({id:t,problem:e})=>Ie`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${xo} what=${o("link_same")} problem=${t} />
<${xo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function xo({what:t,problem:e}){let s=vo(null),n=vs(e),{copied:r,copy:a}=So(n,s);return Ie`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?De:Mo}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function Lo({view:t,choose:e}){let{state:s}=v(),n=st(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Tt(Re(t,r)),l=xs(t.problem,dt(t,r)?[c]:[]).codes[c],i=dt(t,r)?l?ws(t,r,l)||o("no_guess"):" ":"",[u,d]=oe(!fc(s,t));return u?D`<div class="result ${n.length>1?"":"alone"}">
<${gc} view=${t} seats=${n} first=${r} choose=${e} guess=${i} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${wc} view=${t} seats=${n} />
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${Eo} text=${fo(t,r,vs(t.id),l)} />
<${Co} id=${t.id} problem=${t.problem} />
</aside>
<${_o} view=${t} />
<${Ae} />
<${Oe} />
</div>`:D`<${mc} view=${t} show=${()=>d(!0)} />`}var Ho=new WeakMap,fc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&kt(t);function mc({view:t,show:e}){let{table:s,refused:n}=v(),[r,a]=oe(!1),c=Ao(null);To(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{Ho.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let p of Object.keys(d))await s.act(`ask ${u} ${p}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(fe(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function gc({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[c,l]=oe(s),[i,u]=oe(null),d=e.map(T=>T.at).filter(T=>T!==c),p=t.outcome.winners.find(T=>T!==c)??d[0],h=i??(ht(t)?Y:a?null:p),$=[c,h].filter(T=>T!=null),f=T=>Tt(Re(t,T)),M=xs(t.problem,[...new Set($.map(f))]),m=a?[]:[...e.map(T=>T.at),...ht(t)?[Y]:[]],g=(T,re)=>D`<${ko} key=${`${T}`} whose=${T} view=${t} seats=${e} worlds=${M}
choices=${m.length>2?m:[]} choose=${re} last=${T===$.at(-1)} />`,y=D`<${wo} view=${t} whose=${c} questions=${M.known[f(c)]} />`,{heading:k,alert:x,title:W}=bc(t,e),nt=v().state.table?.match,ct=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${x}</p>
<div class="result-main">
<section class="machine outcome ${ct?"is-won":"is-lost"}" aria-labelledby="outcome">
<${yc} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${ct?"✓":"✗"}</span> ${W}</h2>
<p class="outcome-guess" role="status">${r}</p>
<p class="note">${o("only_code",{code:t.solution,n:Z(t.verifiers.length)})}</p>
${nt&&D`<a class="button light" href=${`/m/${nt}/review`}>${o("review")}</a>`}
${!ct&&t.you!==null&&D` <a class="button" href="/g/turing_machine/school">${o("page_school")}</a>`}
</div>
</section>
<div class="result-lines ${$.length>1?"":"one"}">
${g(c,l)}
${$.length>1?g(h,u):y}
</div>
${$.length>1&&y}
<${kc} view=${t} choose=${n} />
</div>`}function bc(t,e){let s=Ao(null),[n,r]=oe(""),a=po(t,e);return To(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function yc({code:t}){let e=[...t],s=e.map((n,r)=>I(`${A[r]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>D`<span key=${r} aria-hidden="true"><b>${n}</b><${Q} of=${A[r]} size=${22} /></span>`)}
</p>`}function kc({view:t,choose:e}){let{table:s,state:n,refused:r}=v(),a=n.table?.people.length===1,c=async()=>{try{let i=Ho.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start")}catch(i){r(i)}},l=n.table?.match;return D`<div class="again">
${kt(n)?D`<button class="button filled" onClick=${c}>${o(a?"another":"rematch")}</button>`:D`<${ks} state=${n} />`}
${l&&D`<a class="button" href=${`/m/${l}`}>${o("step_through")}</a>`}
<${ns} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function wc({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=l=>s.includes(l.at),a=$o(t,e),c=ht(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>D`<${Oo} key=${l.at} face=${l} name=${n(l)} won=${r(l)}
fate=${[l.bot&&o("bot"),ho(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&D`<${Oo} key=${Y} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${Ct(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Oo=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${Me} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Z(r)}</td><td>${Z(a)}</td>
</tr>`;import{useEffect as _c,useState as xc}from"bombe/preact.js";function vc(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let r=t.coop?0:s,c={rounds:t.seats[r].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[r][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:r,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Sc(t,e,s){let[n,r="",a=""]=e.split(" ");if(n==="machine")return o("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return o("told_asked",{name:t,letter:a,code:r,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return r==="up"?o("told_up",{name:t,code:a}):o("thumb_of_down",{name:t});if(n==="hint")return o("told_hint",{name:t});if(n==="note")return o("told_note",{name:t});if(n==="leave")return o("told_left",{name:t});if(n==="return")return o("told_back",{name:t});if(n==="mark"){let c=tt(I(Dt(r)),a==="+"?"+":"-");return o("named",{who:t,what:c})}return""}var Mc=t=>t.over?o("part_result"):o("round",{n:t.round}),Ro=new Map;function Do(t){let e=t?.problem??"",s=t?.sheet?Tt(t.sheet.rounds):null,[n,r]=xc(null);return _c(()=>{if(s===null)return r(null);let a=!0,c=`${e}/${s}`,l=Ro.get(c)??Ec(e,s);return Ro.set(c,l),l.then(i=>a&&r(i)),()=>{a=!1}},[e,s]),n}var Ec=async(t,e)=>{let s=await Zt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Ss,useLayoutEffect as Io,useRef as yt,useState as Es}from"bombe/preact.js";var Cc=5,Oc=1e3,Ms=30,Wo=85,Po="sheet";function qo({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=yt(null),c=yt(null),l=yt(!1),[i,u]=Es(()=>Number(localStorage.getItem(Po))||70),d=$=>{let f=Math.round(Math.min(Wo,Math.max(Ms,$)));u(f),localStorage.setItem(Po,String(f))};Ss(()=>{l.current&&(n||matchMedia(ye).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>r(!1),h=$=>{$.key!=="Escape"||!n||($.preventDefault(),p())};return S`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${Hc} height=${i} resize=${d} close=${p} />
<${Tc} undo=${e} redo=${s} />
<${Dc} view=${t} />
<div class="workings">
<${qc} view=${t} />
<div class="jots">
${[...B(t),"*"].map($=>S`<${jc} key=${$} view=${t} slot=${$} />`)}
</div>
</div>
<${Ac} targets=${t.sheet.unsound??[]} />
<${jt} view=${t} />
${t.sheet.codes&&S`<${Lc} codes=${t.sheet.codes} />`}
</div>
<${Bc} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${c} />
</section>`}function Tc({undo:t,redo:e}){let s=Mt();return S`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${E} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${E} of="redo" /></button>
</div>`}function Ac({targets:t}){if(!t.length)return null;let e=t.map(s=>Gt(Dt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(o("unsound_marks",{marks:e}),14)}</p>`}var Lc=({codes:t})=>S`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Hc({height:t,resize:e,close:s}){let n=yt(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(r(u)),l=u=>{n.current=null,r(u)<Ms-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ms} aria-valuemax=${Wo}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Rc(t){let e=yt(null),[s,n]=Es(!1);return Io(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),Io(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function Dc({view:t}){let e=B(t),{rounds:s}=t.sheet,n=Math.max(0,Cc-s.length),{scroll:r,long:a}=Rc(s.length);return S`<div class="rounds-of" ref=${r} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${A.map(c=>S`<th scope="col" class="of-shape"><${Q} of=${c} size=${18} /></th>`)}
${e.map((c,l)=>S`<th scope="col" class=${l===0?"edge":""}>${c}</th>`)}
</tr></thead>
<tbody>
${s.map((c,l)=>{let i=l===s.length-1&&!t.over;return S`<${Ic} key=${l} n=${l+1} round=${c} now=${i} letters=${e} />`})}
${Array.from({length:n},(c,l)=>{let i=s.length+l+1;return S`<${Pc} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function Ic({n:t,round:e,now:s,letters:n}){let{proposal:r,locked:a}=St(),c=s&&!a,l=c?r:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${A.map((i,u)=>S`<td class="of-shape ${c?"draft":""}">${l?.[u]}</td>`)}
${n.map((i,u)=>S`<td class=${u===0?"edge":""}><${Wc} passed=${e.answers[i]} /></td>`)}
</tr>`}var Pc=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...A,...e].map((s,n)=>S`<td class=${n===A.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Wc({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:S`<${G} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var qc=({view:t})=>S`<div class="digits" role="group" aria-label=${o("digits")}>
${A.map(e=>S`<span class="digits-of" aria-hidden="true"><${Q} of=${e} size=${22} /></span>`)}
${F.flatMap(e=>A.map((s,n)=>{let r=V[n]+e;return S`<${Nc} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function Nc({view:t,target:e,shape:s,digit:n}){let r=Mt(),a=r.of(e),c=Ut(t,e);return S`<button class="digit-mark ${Et(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${tt(I(o("digit_is",{shape:s,digit:n})),a,c)}
...${Yt(r,e)}>${n}</button>`}function jc({view:t,slot:e}){let{table:s,refused:n}=v(),r=t.sheet.notes[e]??"",[a,c]=Es(r),l=yt(r),i=yt(!1),u=yt(void 0);Ss(()=>{i.current||c(r)},[r]);let d=f=>{clearTimeout(u.current);let M=f.trim().replace(/\s+/g," ");M!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${M}`.trim()).catch(n)},p=({currentTarget:{value:f}})=>{i.current=!0,l.current=f,c(f),clearTimeout(u.current),u.current=setTimeout(()=>d(f),Oc)},h=()=>{i.current&&d(l.current),i.current=!1};Ss(()=>{let f=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",f),()=>document.removeEventListener("visibilitychange",f)},[]);let $=e==="*";return S`<label class="jot ${$?"whole":""}">
<span aria-hidden="true">${$?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${p} onBlur=${h}
aria-label=${$?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function Bc({view:t,drawer:e,toggle:s,handle:n}){let r=X(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||r?"waits":""} ${xt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${E} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?S`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?S`<${zc} up=${t.own_thumb.up} />`:S`<${Kc} />`}
</div>`}function zc({up:t}){let{state:e,view:s}=v(),{thumb:n}=qt();return S`<p class="thumb-in"><${E} of=${t?"up":"down"} /> <span>${ao(e.table,s)}</span></p>
${!rt(s)&&S`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function Kc(){let{know:t,next:e}=qt();return S`<button class="button filled declare" onClick=${t}><${E} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Dn} />
<button class="button next" onClick=${e}><${E} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Pe,useLayoutEffect as Fc,useRef as Gc,useState as No}from"bombe/preact.js";var jo=["","",""];function Bo({view:t,thumb:e,close:s}){let n=Gc(null),[r,a]=No(jo),[c,l]=No(""),i=(g,y,k=!1)=>{l(""),a(x=>(k?jo:x).map((W,nt)=>nt===g?y:W))},u=A.filter((g,y)=>!r[y]);Fc(()=>{let g=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let y=d()[g];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=g=>{let{key:y,target:k}=g;if(y.length>1||y===" "||gt(g))return;g.preventDefault();let x=ge(g);if(!x)return l(o("no_such_digit",{sign:y}));let W=d().findIndex(T=>T.contains(k)),nt=W>=0?W:r.indexOf(""),ct=Math.max(0,nt);i(ct,x,nt<0),p(ct+1)},$=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),p(r.indexOf(""))},f=g=>{g.preventDefault(),s()},M=g=>g.target===n.current&&s(),m=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Pe`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${M} onKeyDown=${h}>
<form onSubmit=${$}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(m)}</p>
<div class="know-wheels">
${A.map((g,y)=>Pe`<${Uc} key=${g} place=${y} digit=${r[y]}
set=${k=>i(y,k)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var Uc=({place:t,digit:e,set:s})=>Pe`<fieldset class="know-wheel ${V[t]}">
<legend><${Q} of=${A[t]} size=${22} /></legend>
${F.map(n=>Pe`<label key=${n}>
<input type="radio" name="know-${V[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function bp(t,e,s){ze(s),t.replaceChildren(),Vc(O`<${Jc} table=${e} />`,t)}function Jc({table:t}){return je(t),O`<${Qc} key=${t.shown} table=${t} />`}function Qc({table:t}){let e=je(t),{view:s}=e,n=On(t,s),[r,a]=At(""),[c,l]=At(""),[i,u]=At(""),[d,p]=At(null),[h,$]=At(0),[f,M]=At(!1),[m,g]=At(()=>t.state.trying&&Wn()?"offered":""),y=Yc(C=>l(ie(C,o("no_answer"))),[]),k=Xs(t,y),x=Do(t.watch&&s?.sheet?s:null),W=x?{...k,of:C=>x.struck.includes(C)?"-":""}:k,nt=C=>{if(!C)return;let pt=I(Dt(C));a(W.of(C)?tt(pt,W.of(C)):o("unmarked",{what:pt}))},ct=()=>nt(W.undo()),T=()=>nt(W.redo()),re=zo(null),Ko=n.digits.join("");Zc(()=>{let C=to(re.current,e,Ko);re.current=s,C&&a(C)},[s]),Sn();let Cs=(C,pt,ot)=>Lt.confirm==="on"?p({title:C,yes:pt,go:ot}):ot(),Fo=C=>{Ot("card"),s&&!ft(s)&&$(B(s).indexOf(C))},Go=()=>n.now().code,{ask:Os,asking:Uo,forget:Vo}=Us({table:t,draft:Go,surely:Cs,sent:Fo,setAlert:l,refused:y}),ae=zo(null),We=async C=>{u(""),l(""),Vo(),Ot("thumb");let pt=t.act(`thumb ${C}`);ae.current=pt;try{await pt;let{view:ot}=t.state;ot&&ot.seats.length===1&&!ot.over&&!rt(ot)&&a(fs(ot))}catch(ot){y(ot)}finally{ae.current===pt&&(ae.current=null)}},Ts={thumb:We,hint:async()=>{try{await t.act("hint"),t.state.view&&a(An(t.state.view))}catch(C){y(C)}},next:()=>Cs(o("sure_next"),o("next_round"),()=>We("down")),know:()=>u("thumb")};if(Js(t,ae,{...n,...Ts,wheel:()=>n.now().wheel,ask:Os,undo:ct,redo:T,show:$,list:()=>u("keys"),sheet:()=>M(!f)}),e.closed)return O`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return O`<${io} table=${t} state=${e} />`;let As=vt(s),Yo=As&&L(s).proposal||n.digits.join(""),Ls=()=>{let C=()=>u("choose");e.trying||e.table?.phase!=="playing"?C():p({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:C})},qe=()=>u(""),Hs=()=>p(null),Zo=()=>{Hs(),d?.go()};return O`<${Ge.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${r}</p>
${c&&O`<${tl} words=${c} close=${()=>l("")} />`}
${x&&O`<p class="note retold">${o("deduced",{worlds:x.worlds,codes:x.codes})}</p>`}
${m==="open"&&O`<${qn} close=${()=>g("")} />`}
${js(s)?O`<${Lo} view=${s} choose=${Ls} />`:O`<${Ue.Provider} value=${{...n,proposal:Yo,locked:As}}>
<${me.Provider} value=${{ask:Os,asking:Uo}}>
<${Ve.Provider} value=${W}>
<${Ye.Provider} value=${{tab:h,setTab:$}}>
<${Ze.Provider} value=${Ts}>
<${el} view=${s} undo=${ct} redo=${T} drawer=${f} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&O`<${Bo} view=${s} thumb=${We} close=${qe} />`}
${i==="keys"&&O`<${Is} keys=${Zs} tell=${Xc} close=${qe} />`}
${i==="choose"&&O`<${_n} table=${t} view=${s} close=${qe} />`}
${d&&O`<${Ds} question=${d} close=${Hs} yes=${Zo} />`}
<${Ws}>
<${wn} table=${t} state=${e} view=${s} choose=${Ls} refused=${y} />
${m==="offered"?O`<button class="bar-new" onClick=${()=>g("open")}>${o("lesson")}</button>`:e.trying&&O`<a class="bar-new" href="/g/turing_machine/school">${o("page_school")}</a>`}
<//>
<//>`}var Xc=t=>_(o(t)),tl=({words:t,close:e})=>O`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,el=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>O`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${lo} />
<${nn} />
${it(t)?O`<${Jn} />`:O`<${uo} />`}
${it(t)&&O`<${qo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${it(t)&&O`<${In} />`}
<${Ae} />
</div>`;export{Sc as inWords,bp as mount,Mc as partOf,vc as retold};
