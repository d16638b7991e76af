import{html as Kt,useLayoutEffect as Xo,useRef as tr}from"bombe/preact.js";var qe={},le="en";function Ds(t){qe=t.words,le=t.lang}function r(t,e={}){let s=qe[t];if(s===void 0)throw new Error(`no words for ${t}`);return Qo(s,e)}var Qo=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),J=t=>new Intl.ListFormat(le,{type:"conjunction"}).format(t);function F(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(le,{...n,...s}).format(t).replace("-","−")}function N(t,e,s=0,n={}){let a=new Intl.PluralRules(le,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||qe[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:F(e,s,n)})}function ie({title:t,cls:e="",close:s,onKey:n,children:o}){let a=tr(null);return Xo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Kt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Is({question:t,yes:e,close:s}){return Kt`<${ie} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Ps({keys:t,close:e,tell:s=r}){return Kt`<${ie} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Kt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Kt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as A,render as Jc,useCallback as Qc,useEffect as Xc,useRef as Ko,useState as At}from"bombe/preact.js";import{html as er,render as sr,useEffect as Ws,useState as nr}from"bombe/preact.js";function je(t){let[e,s]=nr(t.state);return Ws(()=>(s(t.state),t.subscribe(s)),[t]),e}var kt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Lt=typeof document>"u"?{}:document.documentElement.dataset,ue=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function qs({children:t}){return Ws(()=>{let e=document.getElementById("bar");e&&sr(er`${t}`,e)}),null}import{useRef as Us,useState as rr}from"bombe/preact.js";import{html as Ht}from"bombe/preact.js";var Ne={},de=new Map,wt;function Be(t){Ds(t),Ne=t.cards,de=new Map;for(let e of Object.values(Ne))for(let s of e.laws)s.name=`${e.number}${s.letter}`,de.set(s.name,{card:e,law:s});wt=t}var Q=t=>Ne[t];var pe=t=>de.get(t),_t=t=>de.get(t)?.law.text??t,$t=t=>wt.options[t],js=()=>Object.keys(wt.options),Ft=()=>wt.booklet,ze=()=>wt.questions,$e=()=>wt.rungs,Rt=()=>wt.lesson;var T=["▲","■","●"],Y=["t","s","c"],G=["1","2","3","4","5"],Ns={"▲":"t","■":"s","●":"c"},or={"▲":"triangle","■":"square","●":"circle"},D=t=>Gt(t.replace(/[▲■●]/g,e=>r(or[e]))),Ke=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Gt=t=>t.replace(/\.$/,"");function X({of:t,size:e=16}){let s=Ns[t];return Ht`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Ht`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Ht`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Ht`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in Ns?Ht`<${X} of=${s} size=${e} />`:s),q=({of:t,cls:e=""})=>Ht`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var lt=t=>!!t.sheet,Bs=t=>t.over,ht=t=>t.machine?.answered?t.machine:null,at=t=>!!t.machine?.thinking,B=t=>[...t.verifiers],ft=t=>t.mode==="nightmare",zs=t=>t.groups.map(e=>e.join("+")).join(" "),tt=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},mt=t=>lt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),xt=t=>lt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!tt(t)?.out,vt=t=>Object.keys(L(t).answers).length>0,he=t=>lt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Ks=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Ut=(t,e)=>!!t.sheet?.unsound?.includes(e),Fs=new Map(Y.flatMap((t,e)=>G.map(s=>[t+s,{place:e,digit:s}])));function Dt(t){let e=Fs.get(t);return e?`${T[e.place]} ${e.digit}`:_t(t)}var fe=t=>t===""?"-":t==="-"?"+":"",me=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Gs(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>Y[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Fs.has(a)||pe(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var ar=400;function Vs({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,l]=rr(null),i=Us({letter:"",at:0}),u=Us(new Set),d=$=>{let{view:m}=t.state;if(!m)return;let{answers:M,proposal:f}=L(m),g=$===i.current.letter&&Date.now()-i.current.at<ar;if(xt(m)&&!($ in M)&&o(r("round_spent")),!mt(m)||$ in M||u.current.has($)||g)return;let y=vt(m)&&f?f:e();s(r("sure_ask",{letter:$,code:y}),r("ask_letter",{letter:$}),()=>p($))},p=async $=>{let{view:m}=t.state;if(!m||!mt(m)||$ in L(m).answers||u.current.has($))return;let M=vt(m)?L(m).proposal:e();i.current={letter:$,at:Date.now()},u.current.add($),l($),n($),o("");try{await t.act(`ask ${M} ${$}`)}catch(f){a(f)}finally{u.current.delete($),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as It,useContext as cr}from"bombe/preact.js";var Fe=It(null),Ge=It(null),Ue=It(null),Ve=It(null),Ye=It(null),Ze=It(null);function Pt(t){let e=cr(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Pt(Fe),St=()=>Pt(Ge),Vt=()=>Pt(Ue),Mt=()=>Pt(Ve),Wt=()=>Pt(Ye),qt=()=>Pt(Ze);import{useEffect as lr,useRef as ir}from"bombe/preact.js";var ge=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,gt=t=>t.ctrlKey||t.altKey||t.metaKey,Ys=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function Zs(t,e,s){let n=ir((()=>{}));lr(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||gt(a))&&!(Lt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}ur(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function ur(t,e,s,n){let{key:o,shiftKey:a}=t,c=ge(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=B(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as tn,useLayoutEffect as gr,useRef as jt,useState as en}from"bombe/preact.js";import{html as z}from"bombe/preact.js";var Js="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",dr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",pr={up:z`<path d=${Js} />`,down:z`<path d=${Js} transform="rotate(180 12 12)" />`,undo:z`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:z`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:z`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:z`<path class="pen" d="M6 14l6-6l6 6" />`,sink:z`<path class="pen" d="M6 10l6 6l6-6" />`,close:z`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:z`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:z`<path class="pen" d=${dr} />`,talk:z`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:z`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},E=({of:t,size:e=20})=>z`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${pr[t]}</svg>`,U=({passed:t,size:e=22})=>z`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?z`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:z`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as $r,useState as hr}from"bombe/preact.js";function Qs(t,e){let[,s]=hr(0);return $r(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s(h=>h+1),t.act(me(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,fe(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Et=t=>t==="-"?"struck":t==="+"?"kept":"";function et(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var Yt=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as I}from"bombe/preact.js";var Zt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function be({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=Q(t),l=`h${a}`;return I`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?I`<span class="sample-disc" aria-hidden="true">${e}</span>`:I`<span class="mono">${t}</span>`}
<${q} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&I`<span class="hush">${r("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${Je} of=${c} /><//>
${c.grid?I`<${mr} shown=${c} />`:I`<ul class="sample-laws">
${c.laws.map(i=>I`<${fr} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&I`<${o} shown=${c} />`}
</div>
</article>`}var Je=({of:t})=>t.hard?I` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,fr=({law:t,state:e})=>I`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${q} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&I`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function mr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>I`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${q} of=${o.get(c)?.picture} /></span>`;return I`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>I`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>I`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var Xs=({name:t,digits:e,set:s})=>I`<div class="pick">
${T.map((n,o)=>I`<fieldset class="pick-row ${Y[o]}">
<legend>${_(n,18)}</legend>
${G.map(a=>I`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ye="(min-width: 1180px)",ke="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var br=90;function sn(){let{view:t}=v(),{tab:e,setTab:s}=Wt(),{deck:n,scrolled:o}=yr(e,s),[a,c]=en(null),l=B(t),i=ft(t),{answers:u}=L(t),d=p=>i?null:l[p];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,h)=>b`<${_r} key=${l[h]} letter=${d(h)} number=${p[0]} current=${h===e}
passed=${i?void 0:u[l[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,h)=>{let $=`card-${l[h]}`,m=()=>c(h);return p.length>1?b`<${vr} key=${h} id=${$} letter=${l[h]} numbers=${p} enlarge=${m} />`:b`<${Qe} key=${h} id=${$} letter=${d(h)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&b`<${Sr} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function yr(t,e){let s=jt(null),n=jt(void 0),o=jt(0);return tn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let i=l.offsetLeft-c.offsetLeft-wr(c);c.scrollTo({left:i,behavior:kr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},br)}}}var kr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,wr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,_r=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${xr(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${U} passed=${n} size=${18} />`}
</button>`;function xr(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var nn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},vr=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${nn(n)}>
<${Qe} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${Qe} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,on=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function Sr({letter:t,numbers:e,opener:s,close:n}){let o=jt(null),a=Mt();gr(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>Mr(i,a)}>
<div class="large-head">
<${on} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${Er} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function Mr(t,e){t.key.toLowerCase()!=="z"||gt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function Er({number:t,whose:e}){let s=Q(t);return b`<section class="spread" aria-label=${D(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${q} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${rn} of=${t} /></p>
${s.grid?b`<${ln} shown=${s} />
<details><summary>${r("check_what")}</summary><${an} shown=${s} /></details>`:b`<${cn} shown=${s} whole />`}
${e&&b`<${dn} number=${t} />`}
</section>`}function Qe({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=v(),c=Q(e),[l,i]=en(!1),u=jt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",p=()=>{i(!1),u.current?.focus()},h=$=>{$.stopPropagation(),n&&matchMedia(ke).matches?o():i(!l)};return b`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${D(r(d,{letter:t??"",title:c.title}))}
onKeyDown=${nn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${on} letter=${t} />`}
<button class="about-key" ref=${u} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${l} onClick=${h}><${E} of="about" size=${19} /></button>
<${q} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${_(c.title,15)}<${Je} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${D(r("enlarge_card",{title:c.title}))}>
<${E} of="enlarge" size=${18} /></button>
</div>
${c.grid?b`<${ln} shown=${c} />`:b`<${cn} shown=${c} />`}
${!n&&he(a)&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${dn} number=${e} />`}
${t!==null&&!n&&a.sheet&&b`<${Tr} letter=${t} />`}
${l&&b`<${Cr} shown=${c} close=${p} />`}
</article>`}function Cr({shown:t,close:e}){let s=jt(null);return tn(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${an} shown=${t} />
<p><${rn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var rn=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,an=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,cn=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${un} law=${s}>
<${q} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function ln({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${un} key=${c} law=${o.get(c)}><${q} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function un({law:t,children:e}){let{view:s}=v(),n=Mt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:D(t.text)});if(!lt(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Ut(s,t.name),l=Ks(s,t.name);return b`<button class="law ${Et(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${et(a,o,c,l)} title=${t.text}
...${Yt(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function dn({number:t}){let{view:e}=v();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${B(e).map(s=>b`<${Or} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Or({letter:t,target:e}){let{view:s}=v(),n=Mt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=Ut(s,e);return b`<button class="owner ${Et(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${et(r("whose_is",{letter:t}),o,a)}
...${Yt(n,e)}>${t}</button>`}function Tr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Vt(),o=L(e).answers[t],a=o!==void 0;return b`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!mt(e)} onClick=${()=>s(t)}
aria-label=${a?r(o?"answered_yes":"answered_no",{letter:t}):null}>
${a?b`<${U} passed=${o} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as j,useLayoutEffect as Rr,useRef as Dr,useState as ss}from"bombe/preact.js";var pn="choice",Xe=["new","named","booklet"],$n=/^aid_/,ts=200,Jt=()=>js().filter(t=>$n.test(t));function Ar(t,e){return t==="kind"?Xe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=ts:t==="booklet"?Ft().some(({number:s})=>s===e):$t(t).choices.some(s=>s===e)}function hn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Jt().map(n=>[n,t.aids.includes(n.replace($n,""))]))},s=Lr();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&Ar(n,s[n])?s[n]:o]))}function Lr(){try{return JSON.parse(localStorage.getItem(pn)??"null")??{}}catch{return{}}}function fn(t){try{localStorage.setItem(pn,JSON.stringify(t))}catch{}}function mn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(Jt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as es}from"bombe/preact.js";var Ct=t=>r(`level_${t}`);function Nt({view:t}){let e=Hr(t);return e.length?es`<ul class="small-print">${e.map(s=>es`<li key=${s}>${s}</li>`)}</ul>`:null}var gn=({view:t})=>t.seats.length>1&&t.aids.length>0&&es`<p class="small-print">${we(t.aids)}</p>`,we=t=>r("aids",{aids:J(t.map(e=>r(`aid_${e}`)))});function Hr(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Ct(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(we(t.aids)),t.chosen&&e.push(r("chosen")),e}var bn=t=>r(`share_${t}`),yn=t=>r(`share_${t}`);function kn({table:t,state:e,view:s,choose:n,refused:o}){Rr(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&bn(s.mode),yn(s.difficulty)];return j`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${zs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${ns} table=${t} state=${e} choose=${n} cls="bar-new" />`}function ns({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:j`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!kt(e)||e.table?.phase==="playing"?null:j`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function wn({table:t,view:e,close:s}){let[n,o]=ss(()=>hn(e)),[a,c]=ss(!1),[l,i]=ss(""),u=Dr(null),d=f=>g=>{i(""),o(y=>({...y,[f]:g}))},{kind:p}=n,h=f=>{i(Ke(f)),c(!1),u.current?.focus()},$=async f=>{if(!a){if(p==="named"&&!String(n.named).trim())return h(r("named_missing"));c(!0),i("");try{await f(mn(n)),fn(n)}catch(g){h(ue(g,r("no_answer")))}}},m=f=>{f.preventDefault(),$(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>$(async f=>{let{machine:g,...y}=p==="new"?f:(await t.look(f)).options;await t.gather(y)});return j`<${ie} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${Qt} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${Xe}
words=${f=>r(`kind_${f}`)} />
<div class="choose-which">
${p==="new"&&j`<${Ir} choice=${n} set=${d} />`}
${p==="named"&&j`<${Pr} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&j`<${Wr} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Qt} legend=${r("when_alone",{title:$t("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${$t("machine").choices} words=${Ct}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Jt().some(f=>n[f])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${Jt().map(f=>j`<${_n} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&p!=="named"&&j`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Ir({choice:t,set:e}){let s=n=>({name:n,legend:$t(n).title,value:t[n],set:e(n),choices:$t(n).choices});return j`
<${Qt} ...${s("mode")} words=${bn} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${Qt} ...${s("verifiers")} words=${String} />
<${Qt} ...${s("difficulty")} words=${yn} />
</div>
<${_n} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Pr({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return j`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${ts}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Wr=({value:t,set:e})=>j`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Ft().map(({number:s,verifiers:n,difficulty:o,luck:a})=>j`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Ft().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Qt=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>j`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>j`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Ke(c(i))}</span>
</label>`)}</div>
${l&&j`<p class="note">${l}</p>`}
</fieldset>`;function _n({name:t,value:e,set:s}){return j`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${$t(t).title}</span>
</label>`}import{useEffect as xn,useRef as qr}from"bombe/preact.js";function vn(){let t=qr(null);xn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),xn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Fr,useRef as Gr,useState as Ur}from"bombe/preact.js";import{html as Xt,useEffect as jr,useRef as os}from"bombe/preact.js";var Nr=44,Br=90,rs=!1;function Sn(t){rs=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),rs=!1}var zr=(t,e)=>(Number(t)-Number(e)+7)%5-2,Mn=(t,e)=>G[(G.indexOf(t)+e+5)%5],En=()=>Xt`<div class="wheels">${T.map((t,e)=>Xt`<${Kr} place=${e} />`)}</div>`;function Kr({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=St(),l=os(null),i=os(null),u=os(0),d=e[t],p=T[t];jr(()=>{a===t&&document.activeElement?.closest(".drum")&&Sn(l.current)},[d,a]);let h=k=>{if(gt(k))return;let{key:x}=k;if(x==="ArrowUp"||x==="ArrowDown")o(t,x==="ArrowUp"?-1:1);else if(x==="ArrowLeft"||x==="ArrowRight"){let W=(t+(x==="ArrowLeft"?2:1))%3;c(W),Sn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[W])}else return;k.preventDefault()},$=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Br||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,o(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},M=k=>{let x=i.current;!x||Math.abs(k.clientY-x.y)<Nr*.6||(x.moved||l.current?.setPointerCapture(x.id),x.moved=!0,o(t,k.clientY<x.y?1:-1),x.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let x=zr(k,d);return Xt`<button key=${k} type="button" role="radio" class="digit away${x}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>rs||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${x===0&&Xt`<span class="inner-shape" aria-hidden="true"><${X} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Xt`<div class="wheel ${Y[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${X} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${D(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${h} onWheel=${$} onPointerDown=${m} onPointerMove=${M} onPointerUp=${f}
onPointerCancel=${f}>
${G.map(g)}
</div>
</div>`}function Cn(t,e){let s=Gr({digits:["1","1","1"],wheel:0}),[,n]=Ur(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;Fr(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&vt(t.state.view)||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Mn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Bt,useEffect as _e,useLayoutEffect as Vr,useRef as Yr,useState as On}from"bombe/preact.js";var Zr=300,it=8,Jr=200,ls=t=>t.sheet?.hint??null,as=t=>tt(t)?.hints??0;function Tn(t){let e=ls(t)?.lines.at(-1);return e?An(t,e):""}function An(t,{key:e,values:s}){let{law:n,answers:o,laws:a,...c}=s,l={...c};return n&&(l.law=_t(n)),o&&(l.answers=o.join(", ")),a&&(l.world=B(t).map((i,u)=>r("named",{who:i,what:Gt(_t(a[u]))})).join(", ")),r(e,l)}var te={at:0,heard:new Set};function cs(t){te.at=t;for(let e of te.heard)e({})}function Ln(){let[,t]=On(null);return _e(()=>(te.heard.add(t),()=>{te.heard.delete(t)}),[]),te.at}var is=({rung:t})=>Array.from({length:$e()},(e,s)=>Bt`<i class=${s<t?"used":""}></i>`),Hn=({rung:t})=>Bt`<span class="hint-pips" aria-hidden="true"><${is} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function Rn(){let{view:t}=v(),{hint:e}=qt(),s=Ln()===as(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ls(t)?.rung??0,o=n>0&&!s;return Bt`<button class="button hint-key" onClick=${()=>n<$e()?e():cs(s?0:as(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${E} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${Hn} rung=${n} />
</button>`}function Dn(){let{view:t}=v(),{hint:e}=qt(),{setTab:s}=Wt(),n=Yr(null),[o,a]=On(null),c=ls(t),l=as(t),i=Ln()===l,u=c!==null&&!i,d=u?Qr(t,c):-1;_e(()=>()=>cs(0),[]),_e(()=>{d>=0&&s(d)},[l,d]),Vr(()=>{let h=n.current?.closest(".board");if(!u||!h)return;let $=()=>a(M=>Xr(M,ta(h,d<0?null:B(t)[d])));$(),n.current?.scrollTo(0,n.current.scrollHeight);let m=new ResizeObserver($);return m.observe(h),addEventListener("resize",$),()=>{m.disconnect(),removeEventListener("resize",$)}},[u,d,l]);let p=()=>{cs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return _e(()=>{if(!u)return;let h=$=>{$.key==="Escape"&&!$.defaultPrevented&&!document.querySelector("dialog[open]")&&p()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[u,l]),u?Bt`<aside class="hint-note ${o?.kind??""}" id="hint" ref=${n} style=${o?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${E} of="hint" size=${20} /><b>${r("hint")}</b><${Hn} rung=${c.rung} />
${c.rung<$e()&&Bt`<button class="button hint-more" onClick=${e}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${p} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${E} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map(h=>Bt`<li key=${h.key}>${_(An(t,h),14)}</li>`)}
</ol>
</aside>`:null}function Qr(t,e){return ft(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:B(t).indexOf(e.verifier)}var Xr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function ta(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=f=>`${f/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(ke).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),y=Math.max(f.width,Math.min(Zr,g-n.left)),k=Math.min(f.left,g-y)-n.left,x=f.bottom-n.top+it,W=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(x),width:a(y),"--tip":a(W)}}}if(matchMedia(ye).matches){let f=s(".sheet"),g=f.left-n.left+it,y=n.bottom-l.top+it;return{kind:"",style:{left:a(g),width:a(f.width-2*it),bottom:a(y)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,h=i&&p>=Jr?p:innerHeight-u-2*it,[$,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+it}px`,maxHeight:`${h-it}px`,left:`${$+it}px`,right:`${m+it}px`}}}import{html as H,useEffect as ea,useRef as sa,useState as ee}from"bombe/preact.js";var In="lesson",na=4;function Pn(){try{return localStorage.getItem(In)!=="done"}catch{return!1}}function oa(){try{localStorage.setItem(In,"done")}catch{}}var xe=[ra,aa,la,ia,ua];function Wn({close:t}){let[e,s]=ee(0),n=sa(null);ea(()=>n.current?.focus(),[e]);let o=()=>{oa(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=xe[e],l=e===xe.length-1;return H`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:xe.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${xe.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${r("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${r(`lesson_title_${e+1}`)}</h2>
<${c} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${r("lesson_back")}</button>
<button class="button filled" onClick=${()=>l?o():s(e+1)}>
${r(l?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function ra(){return H`<div class="lesson-body">
<${be} number=${Rt().card} letter="A" />
<div class="lesson-text">
<p>${_(r("lesson_code"))}</p>
<p>${_(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function aa(){let{card:t,held:e,digits:s}=Rt(),[n,o]=ee(["3","4","1"]),[a,c]=ee([]),l=(h,$)=>s[h].includes($[1]),i=()=>{let h=n.join(""),$=a.filter(m=>m.code!==h);c([{code:h,passed:l(e,h)},...$].slice(0,na))},u=h=>a.every(({code:$,passed:m})=>l(h,$)===m),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${be} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${Xs} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:$})=>H`<${ca} passed=${$} code=${h} />`)}
${a.length>0&&H`<p>${_(d.length===1?r("lesson_one_left",{letter:pe(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ca=({passed:t,code:e})=>H`<p class="lesson-answer"><${U} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function la(){let{refused:t,maybe:e}=Rt(),[s,n]=ee(null),o=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${be} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${U} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${_(r("lesson_means"))}</p>
<p>${_(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${U} passed=${s.passed} />${" "}
<span>${_(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function ia(){return H`<div class="lesson-body">
<${pa} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function ua(){return H`<div class="lesson-body">
<div class="lesson-marks">
${Q(Rt().card).laws.map(t=>H`<${da} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${E} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${E} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function da({law:t}){let[e,s]=ee(""),n=D(r("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Et(e)}" aria-pressed=${e!==""} aria-label=${et(n,e)}
onClick=${()=>s(fe(e))}><${q} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function pa(){let{verifiers:t,verdicts:e}=Rt();return H`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>H`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>H`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>H`<td><${U} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Se,useMemo as ba,useRef as Vn,useState as Yn}from"bombe/preact.js";var us=null;function ve(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function $a(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var ha={card:{heard:$a,felt:[]},yes:{heard:t=>{ve(t,"sine",[660,660],0,.12,.12),ve(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>ve(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>ve(t,"sine",[150,62],0,.18,.3),felt:[30]}},fa=()=>Lt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Ot(t){if(!fa())return;let{heard:e,felt:s}=ha[t];s.length&&navigator.vibrate?.(s),us??=new AudioContext,us.resume().catch(()=>{}),e(us)}import{html as ct}from"bombe/preact.js";var zt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},st={wide:480,high:136},ds=[[1,0],[2,3],[3,2]],qn=(t,e,s,n)=>G[(e+ds[t][0]*s+ds[t][1]*n)%5],jn=(t,e,s)=>[zt.left+(s*5+t)*zt.wide+s*zt.gap,zt.top+e*zt.high];function*Nn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function ma(t,e){let[s,n]=zt.hole,o="",a="";for(let c of Nn()){let[l,i]=jn(...c);qn(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var Bn=ds.map((t,e)=>Object.fromEntries(G.map(s=>[s,ma(e,s)])));function zn(t){for(let e of Nn())if([...t].every((s,n)=>qn(n,...e)===s))return jn(...e);throw new Error(`no hole for ${t}`)}var ps=`M12 0H${st.wide-6}q6 0 6 6V${st.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Kn=t=>`M${st.wide-8} ${t}h${t+2}q6 0 6 6V${st.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${st.high-8}H${st.wide-8}z`;function $s({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=Bn[t][e],c=Y[t];return ct`<g class="punch ${c}-stock">
${n&&ct`<path class="stock rim" d=${Kn(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ps+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&ct`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&ct`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&ct`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Gn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ct`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&ct`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${st.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ps} transform="translate(7 7)" />
<text class="tab-digit" x=${st.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${$s} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${$s} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${$s} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&ct`<${ga} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ct`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var Fn=36;function ga({code:t,passed:e}){let[s,n]=zn(t),o=Math.min(st.wide-30,Math.max(30,s)),a=Math.min(st.high-26,Math.max(Fn+2,n));return ct`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${Fn} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var ya=250;function Un(t){let e=ba(()=>matchMedia(t),[t]),[,s]=Yn(0);return Se(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function ka(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:o}=St(),a=Vn(!0),c=n.join("");Se(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),ya);return()=>clearTimeout(l)},[c])}function wa(){let{view:t}=v(),{tab:e}=Wt(),s=Un("(max-height: 759px), (max-width: 359px)"),n=Un("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!Q(o[0])?.grid||ft(t);return s||n&&t.seats.length>1||a}function Zn(){let{view:t}=v(),{proposal:e,locked:s}=St(),{asking:n}=Vt(),[o,a]=Yn(null),{answers:c}=L(t),l=Object.keys(c);Se(()=>a(null),[t.round,l.length]);let i=Vn(l.length);Se(()=>{l.length>i.current&&Ot(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),ka();let u=wa(),d=n??(o!==null&&o in c?o:l.at(-1))??null,p=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${E} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${En} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?r("reads",{letter:d}):r("reader")}</span>
<${_a} view=${t} /></p>
<${Gn} code=${e} letter=${d} passed=${p} />
<${xa} view=${t} code=${e} letter=${d} passed=${p} />
${he(t)||xt(t)?R`<p class="small-print">${r(xt(t)?"round_spent":"press_laws")}</p>
<${gn} view=${t} />`:R`<${Nt} view=${t} />`}
</div>
<${Ma} view=${t} />
<${Ta} answers=${c} shown=${d} look=${a} />
</section>`}function _a({view:t}){let e=tt(t)?.questions??0,s=r("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${Oa} left=${t.left??0} /></span>`}function xa({view:t,code:e,letter:s,passed:n}){let[o,a]=va(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${o}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${r("peek")}</button>`}
</div>`}function va(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return tt(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function Sa(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?tt(t)?.handicap??0:0,n=Math.max(0,ze()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Ma({view:t}){let e=Sa(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${r("questions_of_round")}>
${e.map((n,o)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${o+1}</span>
${n===null?R`<span>${Ca(o,s,t)}</span>`:n==="filled"?R`<span>${r("filled_in")}</span>`:R`<${Ea} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var Ea=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${U} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Ca(t,e,s){return mt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function Oa({left:t}){let e=ze(),s=Array.from({length:e},(n,o)=>R`<i class=${o<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function Ta({answers:t,shown:e,look:s}){let{view:n}=v();return R`<div class="ask-keys k${n.verifiers.length}">
${B(n).map(o=>R`<${Aa} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function Aa({letter:t,passed:e,shown:s,look:n}){let{view:o}=v(),{ask:a,asking:c}=Vt(),l=e!==void 0,i=r(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!mt(o)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${U} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}import{html as bt,useEffect as La,useRef as Ha,useState as Ra}from"bombe/preact.js";var Da=300;function nt(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Ia=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Pa(t){let e=t.charCodeAt(0)-65;return Ia[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Me({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return bt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Pa(s)].map((n,o)=>n==="1"?bt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:bt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}function Jn({chat:t,you:e}){let s=Ha(null);La(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return bt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&bt`<ol>
${t.map((o,a)=>bt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Qn({table:t,you:e,refused:s}){let[n,o]=Ra("");if(!e?.speak)return bt`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return bt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${Da} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}var fs=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,hs=t=>[...t??""].join(" ");function Xn(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return fs(s);if(at(s))return at(t)?"":r("machine_thinks");let o=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(o[u]?.answers??{}))).map(([d,p])=>r(p?"heard_yes":"heard_no",{letter:d,code:hs(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(r("proposal_now",{code:hs(c)}));for(let{at:l,name:i,me:u}of nt(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?r("sure_of",{name:i,code:hs(d.code)}):r("thumb_of_down",{name:i}))}return a.join(" ")}import{html as Wa,useEffect as qa,useState as ja}from"bombe/preact.js";var Ee=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},to=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var ms=new Ee;function eo({deadline:t,timer:e=0}){let[,s]=ja(0);if(qa(()=>{if(!t)return;ms.ask(),ms.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,ms.left(t));return Wa`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${to(n)}</span>
</p>`}import{html as w,useEffect as Ja,useState as ao}from"bombe/preact.js";import{html as gs}from"bombe/preact.js";var se=({up:t})=>gs`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,so=()=>gs`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Ce=({passed:t})=>gs`<span class="answered"><${U} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as ne,useEffect as Na,useLayoutEffect as Ba,useState as za}from"bombe/preact.js";var Ka=2500,Fa=12,Ga=()=>matchMedia("(max-width: 699px)").matches?4:6,no=new WeakMap;function Ua(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Va=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Oe(){let{table:t,state:e,view:s}=v(),[n,o]=za(null),a=()=>o(null);Ba(()=>{let i=no.get(t);no.set(t,{round:s.round,over:s.over});let u=Ua(i,s);u!==null&&o({round:u,seats:nt(e.table,s)})},[t,s.round,s.over]),Na(()=>{if(!n)return;Ot("thumb");let i=setTimeout(a,Ka);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Va(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ne`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${oo(c)} ${l}`}</p>
${n&&ne`<${Ya} round=${n.round} thumbs=${c} close=${a} />`}`}function oo(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Ya({round:t,thumbs:e,close:s}){let n=e.length>Fa?e.filter(o=>o.up):e;return ne`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${E} of="close" /></button></div>
<p class="reveal-title">${oo(e)}</p>
<ul class="reveal-cards ${n.length>Ga()?"many":""}">
${n.map(o=>ne`<li key=${o.at} class=${o.up?"up":"down"}>
<${se} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):N("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ne`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Za=56,bs=t=>t.you!==null&&t.waiting.includes(t.you),Te=t=>bs(t)&&!!t.own_thumb?.up;function ro(t,e){if(at(e))return r("machine_thinks");if(Te(e))return r("thumb_is_in");let s=bs(e)?"":ys(e,nt(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Za?n:r("thumb_in")}function ys(t,e){if(at(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:J(s)}):"",o=tt(t);return o?bs(t)?Te(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function co(){let{state:t,view:e}=v(),s=nt(t.table,e),n=t.table?.phase==="over"&&!e.over,o=s.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!n&&!a?null:w`<section class="people ${o?"":"alone"} ${n?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${Te(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ys(e,s)}</p>
${n?w`<${ec} />`:w`<${eo} deadline=${a} timer=${c} />`}
${o&&w`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${s.map(l=>w`<${Qa} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&w`<${Nt} view=${e} />`}
<${Oe} />
</section>`}function Qa({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return w`<li class="seat ${o}">
<${Me} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&w` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${tc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?w`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:w`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${N("questions",t.questions)}</span>
${t.hints?w`<${Xa} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Xa=({hints:t,rung:e})=>w`<span class="seat-hints">
<span aria-hidden="true"><${E} of="hint" size=${15} />
${e>0?w`<${is} rung=${e} />`:t}</span>
<span class="hush">${N("hints",t)}</span>
</span>`;function tc({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?w`<span>${r("seat_out")}</span>`:s?w`<${se} up=${s.up} /><span>${s.up?s.code:r("down")}</span>`:t.done?w`<${so} /><span>${r("thumb_given")}</span>`:t.away?w`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:w`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function ks({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?w`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function ec(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return w`<div class="again">
${kt(e)?w`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:w`<${ks} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function lo({table:t,state:e}){if(!e.table)return w`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return w`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return w`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&w`<p class="note">${r("waiting_for",{names:J(o)})}</p>`}
</section>`}function io(){let{state:t,view:e}=v(),s=nt(t.table,e),n=e.coop?[{...s[0],name:J(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return w`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>w`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>w`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>w`<td><${sc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function sc({round:t}){let e=t?.thumb;return w`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&w`<${se} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function Ae(){let{state:t}=v();return t.table&&t.table.people.length>1&&w`<${nc} />`}function nc(){let{table:t,state:e,refused:s}=v(),{chat:n,you:o}=e,[a,c]=ao(!1),[l,i]=ao(n.length);if(Ja(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return w`<details class="chat talk" onToggle=${({currentTarget:h})=>c(h.open)} onKeyDown=${({key:h,currentTarget:$})=>{h!=="Escape"||!a||($.open=!1,$.firstElementChild.focus())}}>
<summary><${E} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&w` <span class="talk-fresh">${N("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&w`<${Jn} chat=${n} you=${o} />`}
<${Qn} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as P,useLayoutEffect as Ao,useRef as Lo,useState as re}from"bombe/preact.js";function uo(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${F(a)}`);return[...n.length?[r("score",{names:J(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:F(a),m:F(c)}))].join(" ")}import{html as V,useEffect as oc,useMemo as rc,useState as He}from"bombe/preact.js";function po(t,e){let{winners:s,why:n}=t.outcome,o=J(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var ut=(t,e)=>t.last_thumbs[e]?.code===t.solution;function $o(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:ut(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var ws=(t,e,s)=>s!==void 0&&s>1&&ut(t,e)?N("guessed",s):"";function ho(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?ut(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function fo(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map(p=>p?"✓":"✗")),c=t.outcome.winners.includes(e)||ut(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=ht(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...a.map((d,p)=>`${p+1} ${d.join("")}`),`${c?"✓":"✗"} ${Le(t.seats[e].rounds.length,t.seats[e].questions)}`,...[ws(t,e,n),l>0&&N("hints",l),i.length>0&&we(i)].filter(Boolean),...u&&c?[r("named",{who:r("the_machine"),what:Le(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var Le=(t,e)=>`${N("rounds",t)}, ${N("questions",e)}`;function mo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var go=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Tt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Z="machine",Re=(t,e)=>(e===Z?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function xs(t,e){let[s,n]=He({}),[o,a]=He({}),[c,l]=He(null),[i,u]=He(!1),d=e.filter(p=>!(p in s));return oc(()=>{if(!d.length||i)return;let p=!0;return Zt("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:$,codes:m})=>{p&&(l(h),a(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,$[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function ko({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=Re(e,t),i=ac(e,s,t),{rounds:u,questions:d}=t===Z?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return V`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Le(u,d)}</strong></div>
${o.length>0&&V`<${lc} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${ic} rounds=${l} left=${n.known[Tt(l)]} worlds=${n} />
<${dc} machine=${t===Z?e.machine:null} worlds=${n} last=${c} />
</section>`}function ac(t,e,s){return s===Z?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var cc=(t,e)=>t===Z?r("the_machine"):e[t].me?r("you_here"):e[t].name;function lc({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===Z?Z:Number(a));return V`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>V`<option key=${a} value=${String(a)}>${cc(a,n)}</option>`)}
</select></label>`}function ic({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,V`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:V`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Ce} passed=${d} /></td>
<${uc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[V`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return V`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&V`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function uc({of:t,start:e,failed:s}){if(!t)return V`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=mo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return V`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>V`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${F(t.before)} → ${F(t.after)}`}</span>
</td>`}function dc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Ct(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&N("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return V`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var bo={signDisplay:"exceptZero"},yo=(t,e)=>r("n_of_m",{n:F(t),m:F(e)});function wo({view:t,whose:e,questions:s}){let n=rc(()=>Gs(t),[t]);if(e===Z)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=ht(t),c=[];if(a&&ut(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=N("more_questions",t.seats[e].questions-(a.questions??0),0,bo);c.push([N("more_rounds",l,0,bo),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([yo(l,o),r("tile_nothing")]);let i=Math.round(go(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([yo(n.right,n.all),r("tile_marks")]),c.length?V`<ul class="tiles">${c.map(([l,i])=>V`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var De=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,_o=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((o,a)=>K`<${pc} key=${o} shown=${Q(o)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Ce} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(_t(n))}</span></p>
</li>`)}
</ul>
</section>`;function pc({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${r("or")}</span>`}
<${q} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&K`<${$c} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${hc} grid=${t.grid} law=${e} />`}
</div>`}var $c=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${q} of=${n} />
<span>${_(o)}${a&&K`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&De}
</li>`})}
</ul>`;function hc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?De:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>K`<th key=${o}><${q} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>K`<tr key=${n}><th>${_(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as oe,useRef as So,useState as fc}from"bombe/preact.js";var vs=()=>typeof navigator.share=="function";async function xo(t){if(!vs())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var mc=3e3,Ss=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Mo(t,e){let[s,n]=fc(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),mc)}}}var Eo=oe`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,gc=oe`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function Co({text:t}){let e=So(null),{copied:s,copy:n}=Mo(t,e),o=async()=>await xo({text:t})||n(),a=s?"copied":vs()?"share":"copy";return oe`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?gc:Eo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var Oo=({id:t,problem:e})=>oe`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${vo} what=${r("link_same")} problem=${t} />
<${vo} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function vo({what:t,problem:e}){let s=So(null),n=Ss(e),{copied:o,copy:a}=Mo(n,s);return oe`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?De:Eo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function Ho({view:t,choose:e}){let{state:s}=v(),n=nt(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Tt(Re(t,o)),l=xs(t.problem,ut(t,o)?[c]:[]).codes[c],i=ut(t,o)?l?ws(t,o,l)||r("no_guess"):" ":"",[u,d]=re(!bc(s,t));return u?P`<div class="result ${n.length>1?"":"alone"}">
<${kc} view=${t} seats=${n} first=${o} choose=${e} guess=${i} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${vc} view=${t} seats=${n} />
<p class="note score">${uo(s.table)}</p>
${a&&P`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${Co} text=${fo(t,o,Ss(t.id),l)} />
<${Oo} id=${t.id} problem=${t.problem} />
</aside>
<${_o} view=${t} />
<${Ae} />
<${Oe} />
</div>`:P`<${yc} view=${t} show=${()=>d(!0)} />`}var Ro=new WeakMap,bc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&kt(t);function yc({view:t,show:e}){let{table:s,refused:n}=v(),[o,a]=re(!1),c=Lo(null);Ao(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{Ro.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let p of Object.keys(d))await s.act(`ask ${u} ${p}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(me(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return P`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${c}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${r("why_wrong",{code:i})}</h2>
<p class="note">${r("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(o)} onClick=${()=>o||l()}>
${r("look_on")}</button>
<button class="button" onClick=${e}>${r("show_all")}</button>
</div>
</div>
</section>`}function kc({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=re(s),[i,u]=re(null),d=e.map(O=>O.at).filter(O=>O!==c),p=t.outcome.winners.find(O=>O!==c)??d[0],h=i??(ht(t)?Z:a?null:p),$=[c,h].filter(O=>O!=null),m=O=>Tt(Re(t,O)),M=xs(t.problem,[...new Set($.map(m))]),f=a?[]:[...e.map(O=>O.at),...ht(t)?[Z]:[]],g=(O,ae)=>P`<${ko} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${M}
choices=${f.length>2?f:[]} choose=${ae} last=${O===$.at(-1)} />`,y=P`<${wo} view=${t} whose=${c} questions=${M.known[m(c)]} />`,{heading:k,alert:x,title:W}=wc(t,e),ot=v().state.table?.match,dt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return P`<p class="hush" role="alert">${x}</p>
<div class="result-main">
<section class="machine outcome ${dt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${_c} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${dt?"✓":"✗"}</span> ${W}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:F(t.verifiers.length)})}</p>
${ot&&P`<a class="button light" href=${`/m/${ot}/review`}>${r("review")}</a>`}
</div>
</section>
<div class="result-lines ${$.length>1?"":"one"}">
${g(c,l)}
${$.length>1?g(h,u):y}
</div>
${$.length>1&&y}
<${xc} view=${t} choose=${n} />
</div>`}function wc(t,e){let s=Lo(null),[n,o]=re(""),a=po(t,e);return Ao(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function _c({code:t}){let e=[...t],s=e.map((n,o)=>D(`${T[o]} ${n}`)).join(", ");return P`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>P`<span key=${o} aria-hidden="true"><b>${n}</b><${X} of=${T[o]} size=${22} /></span>`)}
</p>`}function xc({view:t,choose:e}){let{table:s,state:n,refused:o}=v(),a=n.table?.people.length===1,c=async()=>{try{let i=Ro.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start")}catch(i){o(i)}},l=n.table?.match;return P`<div class="again">
${kt(n)?P`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:P`<${ks} state=${n} />`}
${l&&P`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${ns} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function vc({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=$o(t,e),c=ht(t);return P`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>P`<${To} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),ho(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&P`<${To} key=${Z} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Ct(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var To=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>P`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${Me} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${F(o)}</td><td>${F(a)}</td>
</tr>`;import{useEffect as Sc,useState as Mc}from"bombe/preact.js";function Ec(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Cc(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=et(D(Dt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var Oc=t=>t.over?r("part_result"):r("round",{n:t.round}),Do=new Map;function Io(t){let e=t?.problem??"",s=t?.sheet?Tt(t.sheet.rounds):null,[n,o]=Mc(null);return Sc(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=Do.get(c)??Tc(e,s);return Do.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var Tc=async(t,e)=>{let s=await Zt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Ms,useLayoutEffect as Po,useRef as yt,useState as Cs}from"bombe/preact.js";var Ac=5,Lc=1e3,Es=30,qo=85,Wo="sheet";function jo({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=yt(null),c=yt(null),l=yt(!1),[i,u]=Cs(()=>Number(localStorage.getItem(Wo))||70),d=$=>{let m=Math.round(Math.min(qo,Math.max(Es,$)));u(m),localStorage.setItem(Wo,String(m))};Ms(()=>{l.current&&(n||matchMedia(ye).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>o(!1),h=$=>{$.key!=="Escape"||!n||($.preventDefault(),p())};return S`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${Ic} height=${i} resize=${d} close=${p} />
<${Hc} undo=${e} redo=${s} />
<${Wc} view=${t} />
<div class="workings">
<${Bc} view=${t} />
<div class="jots">
${[...B(t),"*"].map($=>S`<${Kc} key=${$} view=${t} slot=${$} />`)}
</div>
</div>
<${Rc} targets=${t.sheet.unsound??[]} />
<${Nt} view=${t} />
${t.sheet.codes&&S`<${Dc} codes=${t.sheet.codes} />`}
</div>
<${Fc} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function Hc({undo:t,redo:e}){let s=Mt();return S`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${E} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${E} of="redo" /></button>
</div>`}function Rc({targets:t}){if(!t.length)return null;let e=t.map(s=>Gt(Dt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(r("unsound_marks",{marks:e}),14)}</p>`}var Dc=({codes:t})=>S`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Ic({height:t,resize:e,close:s}){let n=yt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Es-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Es} aria-valuemax=${qo}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Pc(t){let e=yt(null),[s,n]=Cs(!1);return Po(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),Po(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Wc({view:t}){let e=B(t),{rounds:s}=t.sheet,n=Math.max(0,Ac-s.length),{scroll:o,long:a}=Pc(s.length);return S`<div class="rounds-of" ref=${o} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(c=>S`<th scope="col" class="of-shape"><${X} of=${c} size=${18} /></th>`)}
${e.map((c,l)=>S`<th scope="col" class=${l===0?"edge":""}>${c}</th>`)}
</tr></thead>
<tbody>
${s.map((c,l)=>{let i=l===s.length-1&&!t.over;return S`<${qc} key=${l} n=${l+1} round=${c} now=${i} letters=${e} />`})}
${Array.from({length:n},(c,l)=>{let i=s.length+l+1;return S`<${jc} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function qc({n:t,round:e,now:s,letters:n}){let{proposal:o,locked:a}=St(),c=s&&!a,l=c?o:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((i,u)=>S`<td class="of-shape ${c?"draft":""}">${l?.[u]}</td>`)}
${n.map((i,u)=>S`<td class=${u===0?"edge":""}><${Nc} passed=${e.answers[i]} /></td>`)}
</tr>`}var jc=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Nc({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:S`<${U} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Bc=({view:t})=>S`<div class="digits" role="group" aria-label=${r("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${X} of=${e} size=${22} /></span>`)}
${G.flatMap(e=>T.map((s,n)=>{let o=Y[n]+e;return S`<${zc} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function zc({view:t,target:e,shape:s,digit:n}){let o=Mt(),a=o.of(e),c=Ut(t,e);return S`<button class="digit-mark ${Et(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${et(D(r("digit_is",{shape:s,digit:n})),a,c)}
...${Yt(o,e)}>${n}</button>`}function Kc({view:t,slot:e}){let{table:s,refused:n}=v(),o=t.sheet.notes[e]??"",[a,c]=Cs(o),l=yt(o),i=yt(!1),u=yt(void 0);Ms(()=>{i.current||c(o)},[o]);let d=m=>{clearTimeout(u.current);let M=m.trim().replace(/\s+/g," ");M!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${M}`.trim()).catch(n)},p=({currentTarget:{value:m}})=>{i.current=!0,l.current=m,c(m),clearTimeout(u.current),u.current=setTimeout(()=>d(m),Lc)},h=()=>{i.current&&d(l.current),i.current=!1};Ms(()=>{let m=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",m),()=>document.removeEventListener("visibilitychange",m)},[]);let $=e==="*";return S`<label class="jot ${$?"whole":""}">
<span aria-hidden="true">${$?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${p} onBlur=${h}
aria-label=${$?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Fc({view:t,drawer:e,toggle:s,handle:n}){let o=tt(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||o?"waits":""} ${xt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${E} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${o?S`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?S`<${Gc} up=${t.own_thumb.up} />`:S`<${Uc} />`}
</div>`}function Gc({up:t}){let{state:e,view:s}=v(),{thumb:n}=qt();return S`<p class="thumb-in"><${E} of=${t?"up":"down"} /> <span>${ro(e.table,s)}</span></p>
${!at(s)&&S`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Uc(){let{know:t,next:e}=qt();return S`<button class="button filled declare" onClick=${t}><${E} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${Rn} />
<button class="button next" onClick=${e}><${E} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as Ie,useLayoutEffect as Vc,useRef as Yc,useState as No}from"bombe/preact.js";var Bo=["","",""];function zo({view:t,thumb:e,close:s}){let n=Yc(null),[o,a]=No(Bo),[c,l]=No(""),i=(g,y,k=!1)=>{l(""),a(x=>(k?Bo:x).map((W,ot)=>ot===g?y:W))},u=T.filter((g,y)=>!o[y]);Vc(()=>{let g=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let y=d()[g];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=g=>{let{key:y,target:k}=g;if(y.length>1||y===" "||gt(g))return;g.preventDefault();let x=ge(g);if(!x)return l(r("no_such_digit",{sign:y}));let W=d().findIndex(O=>O.contains(k)),ot=W>=0?W:o.indexOf(""),dt=Math.max(0,ot);i(dt,x,ot<0),p(dt+1)},$=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))},m=g=>{g.preventDefault(),s()},M=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Ie`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${M} onKeyDown=${h}>
<form onSubmit=${$}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(f)}</p>
<div class="know-wheels">
${T.map((g,y)=>Ie`<${Zc} key=${g} place=${y} digit=${o[y]}
set=${k=>i(y,k)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var Zc=({place:t,digit:e,set:s})=>Ie`<fieldset class="know-wheel ${Y[t]}">
<legend><${X} of=${T[t]} size=${22} /></legend>
${G.map(n=>Ie`<label key=${n}>
<input type="radio" name="know-${Y[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Mp(t,e,s){Be(s),t.replaceChildren(),Jc(A`<${tl} table=${e} />`,t)}function tl({table:t}){return je(t),A`<${el} key=${t.shown} table=${t} />`}function el({table:t}){let e=je(t),{view:s}=e,n=Cn(t,s),[o,a]=At(""),[c,l]=At(""),[i,u]=At(""),[d,p]=At(null),[h,$]=At(0),[m,M]=At(!1),[f,g]=At(()=>t.state.trying&&Pn()?"offered":""),y=Qc(C=>l(ue(C,r("no_answer"))),[]),k=Qs(t,y),x=Io(t.watch&&s?.sheet?s:null),W=x?{...k,of:C=>x.struck.includes(C)?"-":""}:k,ot=C=>{if(!C)return;let pt=D(Dt(C));a(W.of(C)?et(pt,W.of(C)):r("unmarked",{what:pt}))},dt=()=>ot(W.undo()),O=()=>ot(W.redo()),ae=Ko(null),Fo=n.digits.join("");Xc(()=>{let C=Xn(ae.current,e,Fo);ae.current=s,C&&a(C)},[s]),vn();let Os=(C,pt,rt)=>Lt.confirm==="on"?p({title:C,yes:pt,go:rt}):rt(),Go=C=>{Ot("card"),s&&!ft(s)&&$(B(s).indexOf(C))},Uo=()=>n.now().code,{ask:Ts,asking:Vo,forget:Yo}=Vs({table:t,draft:Uo,surely:Os,sent:Go,setAlert:l,refused:y}),ce=Ko(null),Pe=async C=>{u(""),l(""),Yo(),Ot("thumb");let pt=t.act(`thumb ${C}`);ce.current=pt;try{await pt;let{view:rt}=t.state;rt&&rt.seats.length===1&&!rt.over&&!at(rt)&&a(fs(rt))}catch(rt){y(rt)}finally{ce.current===pt&&(ce.current=null)}},As={thumb:Pe,hint:async()=>{try{await t.act("hint"),t.state.view&&a(Tn(t.state.view))}catch(C){y(C)}},next:()=>Os(r("sure_next"),r("next_round"),()=>Pe("down")),know:()=>u("thumb")};if(Zs(t,ce,{...n,...As,wheel:()=>n.now().wheel,ask:Ts,undo:dt,redo:O,show:$,list:()=>u("keys"),sheet:()=>M(!m)}),e.closed)return A`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return A`<${lo} table=${t} state=${e} />`;let Ls=vt(s),Zo=Ls&&L(s).proposal||n.digits.join(""),Hs=()=>{let C=()=>u("choose");e.trying||e.table?.phase!=="playing"?C():p({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:C})},We=()=>u(""),Rs=()=>p(null),Jo=()=>{Rs(),d?.go()};return A`<${Fe.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${o}</p>
${c&&A`<${nl} words=${c} close=${()=>l("")} />`}
${x&&A`<p class="note retold">${r("deduced",{worlds:x.worlds,codes:x.codes})}</p>`}
${f==="open"&&A`<${Wn} close=${()=>g("")} />`}
${Bs(s)?A`<${Ho} view=${s} choose=${Hs} />`:A`<${Ge.Provider} value=${{...n,proposal:Zo,locked:Ls}}>
<${Ue.Provider} value=${{ask:Ts,asking:Vo}}>
<${Ve.Provider} value=${W}>
<${Ye.Provider} value=${{tab:h,setTab:$}}>
<${Ze.Provider} value=${As}>
<${ol} view=${s} undo=${dt} redo=${O} drawer=${m} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${zo} view=${s} thumb=${Pe} close=${We} />`}
${i==="keys"&&A`<${Ps} keys=${Ys} tell=${sl} close=${We} />`}
${i==="choose"&&A`<${wn} table=${t} view=${s} close=${We} />`}
${d&&A`<${Is} question=${d} close=${Rs} yes=${Jo} />`}
<${qs}>
<${kn} table=${t} state=${e} view=${s} choose=${Hs} refused=${y} />
${f==="offered"&&A`<button class="bar-new" onClick=${()=>g("open")}>${r("lesson")}</button>`}
<//>
<//>`}var sl=t=>_(r(t)),nl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,ol=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${co} />
<${sn} />
${lt(t)?A`<${Zn} />`:A`<${io} />`}
${lt(t)&&A`<${jo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${lt(t)&&A`<${Dn} />`}
<${Ae} />
</div>`;export{Cc as inWords,Mp as mount,Oc as partOf,Ec as retold};
