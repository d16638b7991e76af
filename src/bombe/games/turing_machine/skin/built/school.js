import{html as os,useLayoutEffect as et,useRef as st}from"bombe/preact.js";var ke={},ge="en";function ss(e){ke=e.words,ge=e.lang}function r(e,s={}){let t=ke[e];if(t===void 0)throw new Error(`no words for ${e}`);return Xs(t,s)}var Xs=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function ts(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(ge,{...o,...t}).format(e).replace("-","−")}function W(e,s,t=0,o={}){let a=new Intl.PluralRules(ge,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||ke[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:ts(s,t,o)})}function tt({title:e,cls:s="",close:t,onKey:o,children:n}){let a=st(null);return et(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),os`<dialog class="over ${s}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${i=>{i.preventDefault(),t()}} onClick=${i=>i.target===a.current&&t()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function ns({question:e,yes:s,close:t}){return os`<${tt} title=${e.title} close=${t}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${s}>${e.yes}</button>
<button class="button" onClick=${t}>${r("cancel")}</button>
</div>
<//>`}import{html as b,render as zt,useEffect as Y,useLayoutEffect as Gt,useRef as me,useState as T}from"bombe/preact.js";import{html as ve}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var be={},ye=new Map,ot;function we(e){ss(e),be=e.cards,ye=new Map;for(let s of Object.values(be))for(let t of s.laws)t.name=`${s.number}${t.letter}`,ye.set(t.name,{card:s,law:t});ot=e}var re=e=>be[e];var _e=e=>ye.get(e);var B=["▲","■","●"],U=["t","s","c"],xe=["1","2","3","4","5"],rs={"▲":"t","■":"s","●":"c"},nt={"▲":"triangle","■":"square","●":"circle"},D=e=>rt(e.replace(/[▲■●]/g,s=>r(nt[s])));var rt=e=>e.replace(/\.$/,"");function Q({of:e,size:s=16}){let t=rs[e];return F`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&F`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&F`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&F`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(e)}</span></span>`}var _=(e,s)=>e.split(/([▲■●])/).map(t=>t in rs?F`<${Q} of=${t} size=${s} />`:t),R=({of:e,cls:s=""})=>F`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var at=["rules","all","box","school"];var as=({here:e})=>ve`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${at.map(s=>ve`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${r(`page_${s}`)}</a>`)}
</nav>`;var cs=({of:e})=>e.hard?ve` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as f,useEffect as Ke,useMemo as vt,useRef as q,useState as He}from"bombe/preact.js";import{createContext as z,useContext as ls}from"bombe/preact.js";var Se=z(null),bo=z(null),is=z(null),Ee=z(null),Oe=z(null),yo=z(null);function ae(e){let s=ls(e);if(s===null)throw new Error("this is a part of a board");return s}var j=()=>ae(Se);var us=()=>ae(is),$s=()=>ls(is)!==null,ce=()=>ae(Ee),ps=()=>ae(Oe);import{html as h,useEffect as bs,useLayoutEffect as it,useRef as G,useState as ys}from"bombe/preact.js";import{html as x}from"bombe/preact.js";var ds="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ct="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",lt={up:x`<path d=${ds} />`,down:x`<path d=${ds} transform="rotate(180 12 12)" />`,undo:x`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:x`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:x`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:x`<path class="pen" d="M6 14l6-6l6 6" />`,sink:x`<path class="pen" d="M6 10l6 6l6-6" />`,close:x`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:x`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:x`<path class="pen" d=${ct} />`,talk:x`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:x`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Me=({of:e,size:s=20})=>x`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${lt[e]}</svg>`,O=({passed:e,size:s=22})=>x`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?x`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:x`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var hs=({key:e,code:s,shiftKey:t})=>(/^[1-5]$/.test(e)?e:t?null:s.match(/^Digit([1-5])$/)?.[1])??null,X=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as Ao,useState as To}from"bombe/preact.js";var le=e=>!!e.sheet;var Ce=e=>[...e.verifiers],fs=e=>e.mode==="nightmare";var Le=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},ms=e=>le(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var ks=e=>le(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:s})=>Object.keys(s).length>0),gs=(e,s)=>!!(e.sheet?.laws&&!e.sheet.laws.some(t=>t.includes(s))),Ae=(e,s)=>!!e.sheet?.unsound?.includes(s),Oo=new Map(U.flatMap((e,s)=>xe.map(t=>[e+t,{place:s,digit:t}])));var Te=e=>e===""?"-":e==="-"?"+":"";var De=e=>e==="-"?"struck":e==="+"?"kept":"";function Ne(e,s,t=!1,o=!1){let n=e;return s&&(n=r(s==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),t&&(n=r("unsound",{what:n})),n}var Ie=(e,s)=>({"data-target":s,onClick:()=>e.cycle(s),onContextMenu:t=>{t.preventDefault(),e.put(s,e.of(s)==="-"?"":"-")}});var ie="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var ut=90;function ws(){let{view:e}=j(),{tab:s,setTab:t}=ps(),{deck:o,scrolled:n}=$t(s,t),[a,l]=ys(null),c=Ce(e),i=fs(e),{answers:u}=Le(e),p=$=>i?null:c[$];return h`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map(($,d)=>h`<${ht} key=${c[d]} letter=${p(d)} number=${$[0]} current=${d===s}
passed=${i?void 0:u[c[d]]} press=${()=>t(d)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map(($,d)=>{let m=`card-${c[d]}`,k=()=>l(d);return $.length>1?h`<${mt} key=${d} id=${m} letter=${c[d]} numbers=${$} enlarge=${k} />`:h`<${Pe} key=${d} id=${m} letter=${p(d)} number=${$[0]} enlarge=${k} />`})}
</div>
${a!==null&&h`<${kt} letter=${p(a)} opener=${`card-${c[a]}`} numbers=${e.groups[a]}
close=${()=>l(null)} />`}
</section>`}function $t(e,s){let t=G(null),o=G(void 0),n=G(0);return bs(()=>{let l=t.current,c=l?.children[e];if(!l||!c||e===n.current||l.scrollWidth<=l.clientWidth)return;n.current=e;let i=c.offsetLeft-l.offsetLeft-dt(l);l.scrollTo({left:i,behavior:pt()?"auto":"smooth"})},[e]),{deck:t,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!t.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=t.current;if(c<=i)return;let p=(c-i)/Math.max(1,u.length-1);n.current=Math.round(l/p),s(n.current)},ut)}}}var pt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,dt=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,ht=({letter:e,number:s,current:t,passed:o,press:n})=>h`<button class="tab" aria-current=${t?"true":null} onClick=${n}
aria-label=${ft(e,s,o)}>
${e??h`<span class="mono">${s}</span>`}
${o!==void 0&&h`<${O} passed=${o} size=${18} />`}
</button>`;function ft(e,s,t){return e===null?r("card_number",{n:s}):t===void 0?r("verifier",{letter:e}):r(t?"answered_yes":"answered_no",{letter:e})}var _s=e=>s=>{s.key!=="Enter"||s.target!==s.currentTarget||(s.preventDefault(),e())},mt=({id:e,letter:s,numbers:t,enlarge:o})=>h`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:s})}
onKeyDown=${_s(o)}>
<${Pe} letter=${s} number=${t[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${s}</span><span class="or">${r("or")}</span></p>
<${Pe} letter=${s} number=${t[1]} enlarge=${o} paired />
</div>`,xs=({letter:e})=>h`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function kt({letter:e,numbers:s,opener:t,close:o}){let n=G(null),a=ce();it(()=>{let i=n.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(t)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),o()},c=i=>i.target===n.current&&o();return h`<dialog class="large ${s.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>gt(i,a)}>
<div class="large-head">
<${xs} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:s[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${s.map(i=>h`<${bt} key=${i} number=${i} whose=${e===null} />`)}
</div>
</dialog>`}function gt(e,s){e.key.toLowerCase()!=="z"||X(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?s.redo():s.undo())}function bt({number:e,whose:s}){let t=re(e);return h`<section class="spread" aria-label=${D(t.title)}>
<div class="spread-head"><h3 class="title">${_(t.title,17)}</h3>
<${R} of=${t.key} cls="key" /></div>
<p class="spread-text">${_(t.text,14)} <${vs} of=${e} /></p>
${t.grid?h`<${Os} shown=${t} />
<details><summary>${r("check_what")}</summary><${Ss} shown=${t} /></details>`:h`<${Es} shown=${t} whole />`}
${s&&h`<${Cs} number=${e} />`}
</section>`}function Pe({letter:e,number:s,id:t,paired:o=!1,enlarge:n}){let{view:a}=j(),l=$s(),c=re(s),[i,u]=ys(!1),p=G(null),$=e===null?"card_of_nobody":o?"card_of_two":"card_of",d=()=>{u(!1),p.current?.focus()},m=k=>{k.stopPropagation(),o&&matchMedia(ie).matches?n():u(!i)};return h`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${t}
tabindex=${t?"-1":null} aria-label=${D(r($,{letter:e??"",title:c.title}))}
onKeyDown=${_s(n)}>
<div class="card-head" onClick=${n}>
${!o&&h`<${xs} letter=${e} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${m}><${Me} of="about" size=${19} /></button>
<${R} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${_(c.title,15)}<${cs} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${D(r("enlarge_card",{title:c.title}))}>
<${Me} of="enlarge" size=${18} /></button>
</div>
${c.grid?h`<${Os} shown=${c} />`:h`<${Es} shown=${c} />`}
${!o&&ks(a)&&h`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&h`<${Cs} number=${s} />`}
${e!==null&&!o&&a.sheet&&l&&h`<${_t} letter=${e} />`}
${i&&h`<${yt} shown=${c} close=${d} />`}
</article>`}function yt({shown:e,close:s}){let t=G(null);return bs(()=>t.current?.focus(),[]),h`<div class="about" onKeyDown=${n=>n.key==="Escape"&&s()}>
<p>${_(e.text,14)}</p>
<${Ss} shown=${e} />
<p><${vs} of=${e.number} /></p>
<button class="button" ref=${t} onClick=${s}>${r("close")}</button>
</div>`}var vs=({of:e})=>h`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,Ss=({shown:e})=>h`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(s=>h`<li key=${s.name}><b>${s.letter}</b> <span>${_(s.text,14)}</span></li>`)}</ul>`,Es=({shown:e,whole:s})=>h`<ul class="laws">
${e.laws.map(t=>h`<li key=${t.name}><${Ms} law=${t}>
<${R} of=${t.picture} />
<span class="law-words">${_(s?t.text:t.words,13)}</span>
<//></li>`)}
</ul>`;function Os({shown:e}){let{columns:s,rows:t,laws:o}=e.grid,n=new Map(e.laws.map(l=>[l.name,l])),a=l=>h`<${Ms} key=${l} law=${n.get(l)}><${R} of=${n.get(l)?.picture} /><//>`;return h`<div class="grid w${s.length} h${t.length}">
<span></span>${s.map(l=>h`<${R} of=${l} cls="column" />`)}
${t.map((l,c)=>h`<span class="row-name">${l}</span>${o[c].map(a)}`)}
</div>`}function Ms({law:e,children:s}){let{view:t}=j(),o=ce(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:D(e.text)});if(!le(t))return h`<span class="law" role="img" aria-label=${a}>${s}</span>`;let l=Ae(t,e.name),c=gs(t,e.name);return h`<button class="law ${De(n)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${n!==""} aria-label=${Ne(a,n,l,c)} title=${e.text}
data-name=${e.name} ...${Ie(o,e.name)}>
${s}${l&&h`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Cs({number:e}){let{view:s}=j();return h`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Ce(s).map(t=>h`<${wt} key=${t} letter=${t} target=${`${t}${e}`} />`)}
</div>
</div>`}function wt({letter:e,target:s}){let{view:t}=j(),o=ce();if(!t.sheet)return h`<span class="owner">${e}</span>`;let n=o.of(s),a=Ae(t,s);return h`<button class="owner ${De(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${Ne(r("whose_is",{letter:e}),n,a)}
...${Ie(o,s)}>${e}</button>`}function _t({letter:e}){let{view:s}=j(),{ask:t,asking:o}=us(),n=Le(s).answers[e],a=n!==void 0;return h`<button class="ask-here ${a?"done":""} ${o===e?"busy":""}"
aria-disabled=${a||!ms(s)} onClick=${()=>t(e)}
aria-label=${a?r(n?"answered_yes":"answered_no",{letter:e}):null}>
${a?h`<${O} passed=${n} size=${20} /> ${r("answered")}`:h`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as L}from"bombe/preact.js";function S({to:e,way:s,cls:t="",children:o,current:n=!1,label:a}){let l=c=>{c.ctrlKey||c.metaKey||c.shiftKey||c.altKey||c.button||(c.preventDefault(),s.go(e))};return L`<a href=${s.path(e)} class=${t} aria-current=${n?"page":null} aria-label=${a}
onClick=${l}>${o}</a>`}var xt={first:"school_first_try",later:"school_later",open:"school_open"},K=({of:e,next:s=!1})=>L`<i class="slot ${e} ${s?"next":""}" aria-hidden="true"></i>`,Re=e=>r(xt[e]),Ls=()=>L`<p class="school-legend">
${["first","later"].map(e=>L`<span key=${e}><${K} of=${e} /> ${Re(e)}</span>`)}
<span><${K} of="open" next /> ${r("school_next_one")}</span>
</p>`,M=({of:e})=>L`<span class="school-disc">${e}</span>`,ue=({of:e,point:s=""})=>L`<span class="school-code"><span class="hush">${e}</span>${[...e].map((t,o)=>L`<b key=${o} aria-hidden="true" class="${U[o]} ${s===U[o]+t?"point":""}">${t}</b>`)}</span>`;function je({of:e,point:s=""}){let t=e.drawn.held;return L`<ul class="school-held">
${t.map(({verifier:o,law:n,title:a,answers:l})=>L`<li key=${o} class=${n===s?"point":""}>
<${M} of=${o} />
<span class="held-law"><span class="mono">${n}</span> ${_(a,15)}</span>
<span class="held-answers">${l.length?l.map(([c,i])=>L`<span key=${c}><${O} passed=${i} size=${18} />
${r(i?"school_meets":"school_fails",{code:c})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var Ts=e=>e.drawn;function St(){let[e,s]=He({}),t=q([]),o=q([]),n=(c,i)=>{o.current.push(e),t.current=[];let{[c]:u,...p}=e;s(i?{...p,[c]:i}:p)},a=(c,i)=>{let u=c.current.pop();return u?(i.current.push(e),s(u),""):null};return[{of:c=>e[c]??"",put:n,cycle:c=>n(c,Te(e[c]??"")),undo:()=>a(o,t),redo:()=>a(t,o),canUndo:o.current.length>0,canRedo:t.current.length>0},e]}function $e({exercise:e,tried:s,title:t,keep:o,ways:n,example:a,once:l,nextWords:c}){let{kind:i,mode:u,verifiers:p,groups:$,rounds:d}=Ts(e),m=i==="told",[k,y]=St(),[w,v]=He(()=>u==="nightmare"?0:p.indexOf(Ds(d))),ne={view:{...vt(()=>({mode:u,verifiers:p,groups:$,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),sheet:{rounds:d,marks:y,notes:{}}}};Et(e,n);let E=q(null);return Ke(()=>{if(a||s.last===null||!matchMedia(ie).matches)return;let C=matchMedia("(prefers-reduced-motion: reduce)").matches;E.current?.scrollIntoView({behavior:C?"auto":"smooth"})},[s]),f`<div class="board school-board ${u} n${p.length}">
<${Se.Provider} value=${ne}>
<${Ee.Provider} value=${k}>
<${Oe.Provider} value=${{tab:w,setTab:v}}><${ws} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks" ref=${E}>
<div class="tutor-ask">
<p class="caps">${t}</p>
<h2 id="asks">${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span>
<${Nt} rounds=${d} ringed=${m} /></p>
<${Mt} exercise=${e} tried=${s} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${At(e,s)}</p>
<${Tt} exercise=${e} tried=${s} keep=${o} example=${a} once=${l} />
<${Ot} tried=${s} ways=${n} nextWords=${c} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${It} rounds=${d} ringed=${m} letters=${[...p]} />
<h2>${r("school_keep")}</h2>
${o.map(C=>f`<p key=${C}>${_(C,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">
${!s.done&&f`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.peek&&!s.done&&f`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
<span><kbd>N</kbd> ${r("school_keys_next")}</span></p>
</aside>
</div>`}var Ds=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function Et(e,s){Ke(()=>{let t=o=>{let n=Number(hs(o)??0),a=o.key.toLowerCase(),l=n-1,{done:c}=s.now(),i=n&&e.choices[l]&&!c?()=>s.choose(l):a==="w"&&!c?s.peek:a==="n"&&c?s.next:null;!i||!ee(o)||(o.preventDefault(),i())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function ee(e){return e.defaultPrevented||e.repeat||X(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function Ot({tried:e,ways:s,nextWords:t}){let o=q(null),n=q(e.done);return Ke(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),f`<div class="tutor-keys">
${e.done?f`<button key="next" class="button filled light" ref=${o} onClick=${s.next}>
${t} <kbd aria-hidden="true">N</kbd></button>`:f`${s.skip&&f`<button key="skip" class="button" onClick=${s.skip}>${r("school_skip")}</button>`}
${s.peek&&f`<button key="why" class="button" onClick=${s.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var Ns=e=>e.choices.some(({drawn:s})=>"proposal"in s);function Mt({exercise:e,tried:s,choose:t}){let o=q(null),[n,a]=He(0);return f`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${c=>{let i={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[c.key];if(!i||X(c))return;c.preventDefault();let u=(n+i+e.choices.length)%e.choices.length;a(u),o.current?.children[u]?.focus()}}>
${e.choices.map((c,i)=>{let u=s.wrong.includes(i),p=s.done&&i===e.right,$=Is(e,u,p);return f`<button key=${i} type="button" role="radio" class="choice ${u?"wrong":p?"right":""}"
aria-checked=${String(s.last===i)} aria-disabled=${String(s.done)}
tabindex=${i===n?"0":"-1"}
onFocus=${()=>a(i)} onClick=${()=>t(i)}>
<kbd aria-hidden="true">${i+1}</kbd>
<span class="choice-text"><${Ct} exercise=${e} at=${i} />
${$&&f`<span class="choice-state"><span class="hush">, </span>${$}</span>`}</span>
${u&&f`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function Is(e,s,t){let o=Ns(e);return s?r(o?"school_not_best":"school_still_possible"):t?r(o?"school_best_here":"school_right_here"):""}function Ct({exercise:e,at:s}){let{text:t,drawn:o}=e.choices[s];if("proposal"in o)return f`<span class="hush">${t}</span>
<span class="choice-what" aria-hidden="true"><${ue} of=${String(o.proposal)} />
<${M} of=${String(o.verifier)} /></span>`;let n=Lt(Ts(e),String(o.target??""));return f`<span class="choice-what">${n&&f`<span aria-hidden="true"><${M} of=${n} /></span>`}
<span>${_(t,15)}</span></span>`}function Lt({mode:e,verifiers:s,groups:t},o){let n=_e(o)?.card;return!n||e==="nightmare"?"":s[t.findIndex(a=>a.includes(n.number))]??""}function At(e,{last:s,done:t,cases:o,wrong:n}){if(s===null)return"";if(s===e.right)return r("school_right");let a=e.choices[s],l=a.cases.length?o.at(-1)?.drawn.code:void 0,c=r("named",{who:D(a.text),what:Is(e,!0,!1)}),i=l?r("school_look_at",{code:String(l)}):a.verdict.join(" "),u=r(n.length>1?"school_last_left":"school_was_right"),p=t?[u,D(e.choices[e.right].text)]:[];return[`${c}.`,i,...p].join(" ")}function Tt({exercise:e,tried:s,keep:t,example:o,once:n}){let{last:a,done:l,peeked:c,wrong:i}=s,u=a!==null&&a!==e.right?e.choices[a]:null;if(!u&&!l&&!c)return f`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${t.map(k=>f`<p key=${k}>${_(k,14)}</p>`)}</div>
</div>`;let p=l&&a===e.right,$=o?r("school_why"):p?r("school_right"):l?r(n?"school_was_right":"school_last_left"):r("school_why"),d=l||c?f`<${Dt} exercise=${e} title=${$} />`:null,m=u??(o?e.choices[i[0]]:null);return f`${!o&&m&&f`<${As} tried=${s} choice=${m} />`}
${d}
${o&&m&&f`<${As} tried=${s} choice=${m} n=${i[0]+1} />`}`}function As({tried:e,choice:s,n:t}){let o=s.cases.length?e.cases.at(-1):void 0,n=String(s.drawn.target??"");if(!o)return f`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b> ${r("school_not_that")}</h3>
${s.verdict.map(c=>f`<p key=${c}>${c}</p>`)}</div>`;let a=String(o.drawn.code),l=!s.drawn.target;return f`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b>
${t?r("school_example_wrong",{n:t,code:a}):r("school_look_at",{code:a})}</h3>
<div class="met-code"><${ue} of=${a} point=${n} />
<p>${l?s.verdict.join(" "):r("school_agrees")}</p></div>
<${je} of=${o} point=${n} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function Dt({exercise:e,title:s}){let t=e.why.length>1&&!Ns(e)?"ol":"ul";return f`<div class="why">
<h3>${s}</h3>
<${t} class="steps">${e.why.map((o,n)=>f`<li key=${n}>${_(o,14)}</li>`)}<//>
${e.cases.map((o,n)=>f`<div key=${n} class="met"><${ue} of=${String(o.drawn.code)} /><${je} of=${o} /></div>`)}
</div>`}var Ps=(e,s,t)=>s===e.at(-1)&&t===Ds(e),Nt=({rounds:e,ringed:s})=>e.map((t,o)=>f`<span key=${o} class="chip"><b class="mono">${t.proposal}</b>${Object.entries(t.answers).map(([n,a])=>f`<span key=${n} class=${s&&Ps(e,t,n)?"ringed":""}>
${n}<${O} passed=${a} size=${18} />
<span class="hush">${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),It=({rounds:e,letters:s,ringed:t})=>f`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${B.map(o=>f`<th key=${o} scope="col" class="of-shape"><${Q} of=${o} size=${18} /></th>`)}
${s.map((o,n)=>f`<th key=${o} scope="col" class=${n===0?"edge":""}>${o}</th>`)}
</tr></thead>
<tbody>${e.map((o,n)=>f`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span>
<span aria-hidden="true">${n+1}</span></th>
${[...o.proposal??""].map((a,l)=>f`<td key=${l} class="of-shape">${a}</td>`)}
${s.map((a,l)=>{let c=t&&Ps(e,o,a);return f`<td key=${a} class=${l===0?"edge":""}>
<span class=${c?"ringed":""}>${Pt(o.answers[a])}</span>
${c&&f`<span class="hush">, ${r("school_last_answer")}</span>`}</td>`})}
</tr>`)}</tbody>
</table>`,Pt=e=>e===void 0?f`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:f`<${O} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,pe=()=>f`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">
${[1,2,3,4].map(e=>f`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var se={chapter:null,number:null},We={chapter:null,number:null,streak:!0};function Fe(e,s){let[t,o]=s.slice(e.length).split("/").filter(Boolean);return t?t==="streak"?We:{chapter:decodeURIComponent(t),number:o?Number(o):null}:se}function J(e,{chapter:s,number:t,streak:o}){return o?`${e}/streak`:[e,s,t].filter(Boolean).join("/")}function V(e,s,t,o){let n=e.chapters[s]??{};return Array.from({length:o},(a,l)=>{let c=n[t+l];return c===void 0?"open":c?"first":"later"})}function A(e,s,t=1){let o=e.chapters[s]??{},n=t;for(;n in o;)n+=1;return n}var I=(e,s)=>Math.floor((e-1)/s)*s+1;function Rs(e,s,t){let o=s.filter(l=>A(e,l)<=t),n=o.find(l=>V(e,l,1,t).some(c=>c!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?A(e,a):null}:null}function js(e,s,t){let o=s.flatMap(a=>V(e,a,1,t)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Ks=(e,s)=>s.flatMap(t=>Object.entries(e.chapters[t]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:t,number:Number(o)}))),Z={wrong:[],last:null,cases:[],peeked:!1,done:!1};function Be(e,s,t,o=s.choices.length-1){if(e.done||!s.choices[t])return e;if(t===s.right)return{...e,last:t,done:!0};let n=e.wrong.includes(t)?e.wrong:[...e.wrong,t],a=Rt(s.choices[t],e.cases),l=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:t,cases:l,done:n.length>=o}}function Rt({cases:e},s){let t=s.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!t.includes(o.code))??e[s.length%e.length]}var Hs=e=>e.done&&!e.wrong.length&&!e.peeked,Ue=(e,s)=>e.done&&e.last===s.right;var jt="/api/games/turing_machine",ze=new Map;function Ws(e){let s=ze.get(e);return s||(s=Fs(e),s.catch(()=>ze.delete(e)),ze.set(e,s)),s}async function Fs(e){let s=new URL(jt+e,location.href);s.searchParams.set("lang",document.documentElement.lang);let t=await fetch(s).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await t.json().catch(()=>({}));if(!t.ok)throw new Error(o.error??r("school_no_exercise"));return o}var Bs=()=>Ws("/school");async function te(e,s,t){let o=I(s,t),{exercises:n}=await Ws(`/school/${e}?from=${o}`);return n[s-o]}var Us=()=>Fs("/streak");var Ge="bombe school 1";var Kt=9223372036854776e3,oe="school",de=()=>({format:Ge,chapters:{},streak:0});function qe(e,s){if(e.length>1048576)return null;let t;try{t=JSON.parse(e)}catch{return null}if(t?.format!==Ge||!zs(t.chapters)||!Number.isInteger(t.streak)||t.streak<0||t.streak>=Kt)return null;let o={};for(let[n,a]of Object.entries(t.chapters)){if(!s.includes(n)||!zs(a))return null;o[n]={};for(let[l,c]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(l)||typeof c!="boolean")return null;o[n][String(BigInt(l))]=c}}return{format:Ge,chapters:o,streak:t.streak}}var zs=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Je=e=>`${JSON.stringify(e)}
`;function Ve(e,s,t,o){let n=e.chapters[s]??{},a={...n,[t]:o||n[t]===!0};return{...e,chapters:{...e.chapters,[s]:a}}}var Ze=(e,s)=>({...e,streak:Math.max(e.streak,s)});function Ye(e,s){let t=Ze(e,s.streak);for(let[o,n]of Object.entries(s.chapters))for(let[a,l]of Object.entries(n))t=Ve(t,o,a,l);return t}function he(e){try{return qe(localStorage.getItem(oe)??"",e)??de()}catch{return de()}}function Gs(e){try{return localStorage.setItem(oe,Je(e)),!0}catch{return!1}}function qs(){try{return localStorage.setItem(`${oe}-tried`,""),localStorage.removeItem(`${oe}-tried`),!0}catch{return!1}}function Js(){try{localStorage.removeItem(oe)}catch{}}import{html as g,useEffect as Vs}from"bombe/preact.js";var Ht=5;function Zs({title:e,school:s,keys:t,progress:o,way:n,heading:a}){let{batch:l,chapters:c}=s,i=Rs(o,t,l),u=js(o,t,l),p=Ks(o,t);return Vs(()=>{i?.chapter&&te(i.chapter,i.number??1,l).catch(()=>{})},[i?.chapter,i?.number]),Vs(()=>{let $=d=>{let m=d.target===document.body||d.target===a.current;d.key!=="Enter"||!m||!i||!ee(d)||(d.preventDefault(),n.go(i))};return addEventListener("keydown",$),()=>removeEventListener("keydown",$)}),g`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${u.solved>0&&g`<${Ls} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${c.map(($,d)=>g`<li key=${$.key}><${Bt} chapter=${$} at=${d} batch=${l} progress=${o}
way=${n} isNext=${i?.chapter===$.key} /></li>`)}
</ol>
<div class="school-side">
<${Wt} next=${i} school=${s} keys=${t} found=${u} way=${n} />
${u.solved>0&&g`<${Ft} found=${u} />`}
${p.length>0&&g`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${p.slice(0,Ht).map($=>g`<li key=${`${$.chapter} ${$.number}`}><${S} to=${$} way=${n} cls="school-again">
<b>${t.indexOf($.chapter)+1}.${$.number}</b>
${c[t.indexOf($.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&g`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${S} to=${We} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function Wt({next:e,school:s,keys:t,found:o,way:n}){if(!e)return g`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let a=t.indexOf(e.chapter??""),{title:l,about:c}=s.chapters[a],i=o.solved===0;return g`<section class="machine school-next" aria-labelledby="next">
<p class="caps">
${i?r("school_start_here"):r("school_next",{chapter:a+1,n:e.number??1})}</p>
<h2 id="next">${l}</h2>
<p>${i?r("school_start_about"):c}</p>
<div class="school-go"><${S} to=${e} way=${n} cls="button filled light">
${r(i?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!i&&g`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
${i&&g`<p><a href="/g/turing_machine/rules#lesson">${r("school_new_here")}</a></p>`}
</section>`}var Ft=({found:e})=>g`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">
${e.slots.map((s,t)=>g`<${K} key=${t} of=${s} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function Bt({chapter:e,at:s,batch:t,progress:o,way:n,isNext:a}){let{key:l,title:c,about:i}=e,u=A(o,l),p=I(Math.max(1,u-1),t),$=V(o,l,p,t),d=$.filter(y=>y!=="open").length,m=d>0,k=r("school_slots",{solved:d,most:t,first:$.filter(y=>y==="first").length});return g`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${s+1}</b>
<h2><${S} to=${{chapter:l,number:m?u:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:s+1})}, </span>${c}<//></h2>
<p>${_(i,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${Ut} of=${l} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${$.map((y,w)=>g`<${K} key=${w} of=${y} next=${a&&p+w===u} />`)}</span>
<span class="hush">${k}</span>
<span class="chapter-count" aria-hidden="true">${d===t?g`<b>${r("school_done")}</b> · ${r("school_go_further")}`:m?g`<b>${r("school_of",{n:p-1+d,most:p-1+t})}</b>`:W("school_exercises",t)}</span>
</div>
</article>`}function Ut({of:e}){let s=(n,a="")=>g`<span class="drawn-chip mono ${a}">${n}</span>`,t=g`<span class="school-disc nobody">?</span>`;return{reading:g`${s("341")} <${O} passed=${!0} size=${22} /> <${O} passed=${!1} size=${22} />`,hidden:g`${B.map(n=>g`<${Q} key=${n} of=${n} size=${20} />`)}
${s("?","dashed")}`,"one-code":g`${s("132")} ${s("?","dashed")}`,superfluous:g`<${M} of="A" /><${M} of="B" /><span class="school-disc nobody">C</span><${M} of="D" />`,together:g`<${M} of="B" /><i class="drawn-bar"></i><${M} of="D" />`,asking:g`${s("212")}<i class="drawn-bar"></i>
${[1,2,3].map(n=>g`<i key=${n} class="drawn-dot"></i>`)}`,extreme:g`${s(" ")}<${M} of="A" />${s(" ")}`,nightmare:g`${t}${t}${t}${t}`}[e]??null}var H="/g/turing_machine/school",qt=3;function An(e,s,t){we(t);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),zt(b`<${Jt} title=${n} />`,e)}function Jt({title:e}){let[s,t]=T(()=>Fe(H,location.pathname)),[o,n]=Qe(Bs,"");Y(()=>{let l=()=>t(Fe(H,location.pathname));return addEventListener("popstate",l),()=>removeEventListener("popstate",l)},[]);let a={path:l=>J(H,l),go:l=>{history.pushState(null,"",J(H,l)),t(l),scrollTo(0,0)}};return o.fault?b`<${Xe} words=${o.fault} retry=${n} />`:o.found?b`<${Zt} title=${e} school=${o.found} place=${s} way=${a} />`:s.chapter||s.streak?b`<${pe} />`:b`<h1>${e}</h1>`}function Qe(e,s){let t={found:null,fault:"",key:s},[o,n]=T(t),[a,l]=T(0);return Y(()=>{let c=!0;return n(i=>i.key===s&&!i.fault?i:t),e().then(i=>c&&n({found:i,fault:"",key:s}),i=>c&&n({found:null,fault:i.message,key:s})),()=>{c=!1}},[s,a]),[o.key===s?o:t,()=>l(a+1)]}var Xe=({words:e,retry:s})=>b`<div class="alert"><span role="alert">${e}</span>${" "}
<button class="quiet" onClick=${s}>${r("school_again")}</button></div>`;function Vt(e){let[s,t]=T(()=>he(e)),[o,n]=T(qs);return Y(()=>{let c=()=>t(he(e));return addEventListener("storage",c),()=>removeEventListener("storage",c)},[]),{progress:s,isKept:o,save:c=>{let i=c(Ye(s,he(e)));n(Gs(i)),t(i)},drop:()=>{Js(),t(de())}}}function Zt({title:e,school:s,place:t,way:o}){let n=s.chapters.map(({key:y})=>y),{progress:a,isKept:l,save:c,drop:i}=Vt(n),u=s.chapters.find(({key:y})=>y===t.chapter),p=me(null),$=me(J(H,t)),d=t.streak?r("school_streak"):u?.title??e;Gt(()=>{document.title=document.title.replace(/^.*(?= · )/,d),$.current!==J(H,t)&&($.current=J(H,t),p.current?.focus({preventScroll:!0}))},[t]);let m={school:s,progress:a,save:c,way:o,heading:p};if(t.streak)return b`<${so} ...${m} />`;if(!u)return b`<${Yt} title=${e} keys=${n} isKept=${l} drop=${i} ...${m} />`;let k=n.indexOf(u.key);return b`<${Qt} key=${u.key} chapter=${u} at=${k} number=${t.number} ...${m} />`}function Yt({title:e,school:s,keys:t,progress:o,save:n,drop:a,isKept:l,way:c,heading:i}){let[u,p]=T(!1),[$,d]=T(""),m=()=>{let w=new Blob([Je(o)],{type:"application/json"}),v=Object.assign(document.createElement("a"),{href:URL.createObjectURL(w),download:"school.json"});v.click(),setTimeout(()=>URL.revokeObjectURL(v.href),1e3)},k=async({currentTarget:w})=>{let v=await w.files?.[0]?.text().catch(()=>"");w.value="";let N=qe(v??"",t);N&&n(P=>Ye(P,N)),d(r(N?"school_brought":"school_bad_file"))},y=()=>{p(!1),a(),d(r("school_deleted"))};return b`<${as} here="school" />
<${Zs} title=${e} school=${s} keys=${t} progress=${o} way=${c} heading=${i} />
<section class="school-kept">
<p>${r(l?"school_kept":"school_not_kept")}</p>
<p class="row">
<button class="quiet" onClick=${m}>${r("school_take")}</button>
<label class="quiet school-file"><input type="file" accept=".json,application/json" onChange=${k} />
<span>${r("school_bring")}</span></label>
<button class="quiet" onClick=${()=>p(!0)}>${r("school_delete")}</button>
</p>
<p role="status">${$}</p>
</section>
${u&&b`<${ns} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>p(!1)} />`}`}function Qt({school:e,chapter:s,at:t,number:o,progress:n,save:a,way:l,heading:c}){let{batch:i}=e,{key:u}=s,p=o??A(n,u),[$,d]=Qe(()=>te(u,p,i),`${u} ${I(p,i)} ${o}`);Y(()=>{p-I(p,i)>=i-qt&&te(u,p+i,i).catch(()=>{})},[p]);let{example:m}=s,k=m.choices.findIndex((v,N)=>N!==m.right&&v.cases.length>0),y={...Z,wrong:k<0?[]:[k],cases:m.choices[k]?.cases.slice(0,1)??[],done:!0},w=b`<${eo} chapter=${s} at=${t} number=${o} batch=${i} progress=${n} way=${l}
heading=${c} />`;if(o===null){let v=()=>l.go({chapter:u,number:A(n,u)});return b`${w}<${$e} key="example" exercise=${m} tried=${y}
title=${r("school_example_of")}
keep=${s.intro} example ways=${{now:()=>y,choose:()=>{},peek:null,next:v,skip:null}}
nextWords=${r("school_now_you")} />`}return $.fault?b`${w}<${Xe} words=${$.fault} retry=${d} />`:$.found?b`${w}<${Xt} key=${$.found.seed} exercise=${$.found} chapter=${s} number=${o}
progress=${n} save=${a} way=${l} />`:b`${w}<${pe} />`}function Ys(){let e=me(Z),[s,t]=T(Z);return{now:()=>e.current,tried:s,become:o=>(e.current=o,t(o),o)}}function Xt({exercise:e,chapter:s,number:t,progress:o,save:n,way:a}){let{now:l,tried:c,become:i}=Ys(),{key:u}=s,p=k=>{let y=l(),w=i(Be(y,e,k));w.done&&!y.done&&n(v=>Ve(v,u,t,Hs(w)))},$=()=>a.go({chapter:u,number:A(o,u,t+1)}),d=c.peeked?null:()=>{i({...l(),peeked:!0})},m={now:l,choose:p,peek:d,next:$,skip:$};return b`<${$e} exercise=${e} tried=${c} title=${r("school_exercise",{n:t})}
keep=${s.intro} ways=${m} nextWords=${r("school_next_exercise")} />`}function eo({chapter:e,at:s,number:t,batch:o,progress:n,way:a,heading:l}){let{key:c,title:i}=e,u=I(t??A(n,c),o),p=V(n,c,u,o);return b`<div class="school-bar">
<${S} to=${se} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${l}><span class="school-number">${s+1}</span> ${i}</h1>
<nav class="school-slots" aria-label=${i}>
<${S} to=${{chapter:c,number:null}} way=${a} current=${t===null}
cls="school-to-example">${r("school_example")}<//>
${p.map(($,d)=>{let m=u+d,k=r("named",{who:r("school_exercise",{n:m}),what:Re($)});return b`<${S} key=${m} to=${{chapter:c,number:m}} way=${a} current=${m===t}
label=${k} cls="school-slot"><${K} of=${$} next=${m===t} /><//>`})}
<${S} to=${{chapter:c,number:A(n,c,u+o)}} way=${a}
cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function so({school:e,progress:s,save:t,way:o,heading:n}){let[a,l]=T(1),[c,i]=Qe(Us,String(a)),[u,p]=T({n:0,solved:0,mistakes:0,over:!1}),{now:$,tried:d,become:m}=Ys(),k=c.found?.exercises[u.n],y=E=>{if(!k||$().done)return;let C=m(Be($(),k,E,1)),es=u.solved+Number(Ue(C,k));p({...u,solved:es,mistakes:u.mistakes+ +!Ue(C,k)}),t(Qs=>Ze(Qs,es))},w=()=>{let E=u.mistakes>=3||u.n+1>=(c.found?.exercises.length??0);p({...u,n:E?u.n:u.n+1,over:E}),E||m(Z),scrollTo(0,0)},v=()=>{p({n:0,solved:0,mistakes:0,over:!1}),m(Z),l(a+1)},N=Array.from({length:3},(E,C)=>b`<i key=${C} class=${C<u.mistakes?"used":""}></i>`),P=b`<div class="school-bar">
<${S} to=${se} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${W("school_streak_solved",u.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${N}</span>
<span>${r("school_mistakes",{n:u.mistakes,most:3})}</span></p>
</div>`;if(c.fault)return b`${P}<${Xe} words=${c.fault} retry=${i} />`;if(!k)return b`${P}<${pe} />`;if(u.over)return b`${P}<${to} solved=${u.solved} mistakes=${u.mistakes} longest=${s.streak}
again=${v} way=${o} />`;let ne=e.chapters.find(({key:E})=>E===k.chapter);return b`${P}<${$e} key=${`${a} ${u.n}`} exercise=${k} tried=${d} once
title=${`${r("school_position",{n:u.n+1})} · ${ne?.title??""}`} keep=${ne?.intro??[]}
ways=${{now:$,choose:y,peek:null,next:w,skip:null}} nextWords=${r("school_next_exercise")} />`}function to({solved:e,mistakes:s,longest:t,again:o,way:n}){let a=me(null);return Y(()=>a.current?.focus(),[]),Y(()=>{let l=c=>{c.key.toLowerCase()!=="n"||!ee(c)||(c.preventDefault(),o())};return addEventListener("keydown",l),()=>removeEventListener("keydown",l)}),b`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(s>=3?"school_streak_over":"school_streak_all")}${" "}
${W("school_streak_solved",e)}</h2>
<p>${r("school_streak_longest",{n:t})}</p>
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")}${" "}
<kbd aria-hidden="true">N</kbd></button>
<${S} to=${se} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{An as mount};
