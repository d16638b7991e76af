import{html as ns,useLayoutEffect as tt,useRef as ot}from"bombe/preact.js";var ge={},ye="en";function ts(e){ge=e.words,ye=e.lang}function r(e,s={}){let t=ge[e];if(t===void 0)throw new Error(`no words for ${e}`);return st(t,s)}var st=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function os(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(ye,{...o,...t}).format(e).replace("-","−")}function B(e,s,t=0,o={}){let a=new Intl.PluralRules(ye,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||ge[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:os(s,t,o)})}function nt({title:e,cls:s="",close:t,onKey:o,children:n}){let a=ot(null);return tt(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),ns`<dialog class="over ${s}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${i=>{i.preventDefault(),t()}} onClick=${i=>i.target===a.current&&t()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function rs({question:e,yes:s,close:t}){return ns`<${nt} title=${e.title} close=${t}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${s}>${e.yes}</button>
<button class="button" onClick=${t}>${r("cancel")}</button>
</div>
<//>`}import{html as g,render as Vt,useEffect as Q,useLayoutEffect as Jt,useRef as be,useState as D}from"bombe/preact.js";import{html as Ee}from"bombe/preact.js";import{html as U}from"bombe/preact.js";var we={},_e=new Map,rt;function xe(e){ts(e),we=e.cards,_e=new Map;for(let s of Object.values(we))for(let t of s.laws)t.name=`${s.number}${t.letter}`,_e.set(t.name,{card:s,law:t});rt=e}var ce=e=>we[e];var ve=e=>_e.get(e);var z=["▲","■","●"],q=["t","s","c"],Se=["1","2","3","4","5"],as={"▲":"t","■":"s","●":"c"},at={"▲":"triangle","■":"square","●":"circle"},N=e=>ct(e.replace(/[▲■●]/g,s=>r(at[s])));var ct=e=>e.replace(/\.$/,"");function X({of:e,size:s=16}){let t=as[e];return U`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&U`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&U`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&U`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${N(e)}</span></span>`}var v=(e,s)=>e.split(/([▲■●])/).map(t=>t in as?U`<${X} of=${t} size=${s} />`:t),j=({of:e,cls:s=""})=>U`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var lt=["rules","all","box","school"];var cs=({here:e})=>Ee`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${lt.map(s=>Ee`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${r(`page_${s}`)}</a>`)}
</nav>`;var ls=({of:e})=>e.hard?Ee` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as d,useEffect as se,useMemo as Et,useRef as W,useState as We}from"bombe/preact.js";import{createContext as G,useContext as is}from"bombe/preact.js";var Oe=G(null),_o=G(null),us=G(null),Me=G(null),Ce=G(null),xo=G(null);function le(e){let s=is(e);if(s===null)throw new Error("this is a part of a board");return s}var H=()=>le(Oe);var $s=()=>le(us),ps=()=>is(us)!==null,ie=()=>le(Me),hs=()=>le(Ce);import{html as f,useEffect as ys,useLayoutEffect as $t,useRef as V,useState as ws}from"bombe/preact.js";import{html as _}from"bombe/preact.js";var ds="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",it="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ut={up:_`<path d=${ds} />`,down:_`<path d=${ds} transform="rotate(180 12 12)" />`,undo:_`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:_`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:_`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:_`<path class="pen" d="M6 14l6-6l6 6" />`,sink:_`<path class="pen" d="M6 10l6 6l6-6" />`,close:_`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:_`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:_`<path class="pen" d=${it} />`,talk:_`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:_`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Le=({of:e,size:s=20})=>_`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ut[e]}</svg>`,O=({passed:e,size:s=22})=>_`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?_`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:_`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var fs=({key:e,code:s,shiftKey:t})=>(/^[1-5]$/.test(e)?e:t?null:s.match(/^Digit([1-5])$/)?.[1])??null,ee=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as No,useState as Io}from"bombe/preact.js";var ue=e=>!!e.sheet;var Ae=e=>[...e.verifiers],ms=e=>e.mode==="nightmare";var Te=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},ks=e=>ue(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var bs=e=>ue(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:s})=>Object.keys(s).length>0),gs=(e,s)=>!!(e.sheet?.laws&&!e.sheet.laws.some(t=>t.includes(s))),De=(e,s)=>!!e.sheet?.unsound?.includes(s),Lo=new Map(q.flatMap((e,s)=>Se.map(t=>[e+t,{place:s,digit:t}])));var Ne=e=>e===""?"-":e==="-"?"+":"";var Ie=e=>e==="-"?"struck":e==="+"?"kept":"";function Pe(e,s,t=!1,o=!1){let n=e;return s&&(n=r(s==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),t&&(n=r("unsound",{what:n})),n}var Re=(e,s)=>({"data-target":s,onClick:()=>e.cycle(s),onContextMenu:t=>{t.preventDefault(),e.put(s,e.of(s)==="-"?"":"-")}});var $e="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var pt=90;function _s(){let{view:e}=H(),{tab:s,setTab:t}=hs(),{deck:o,scrolled:n}=ht(s,t),[a,l]=ws(null),c=Ae(e),i=ms(e),{answers:u}=Te(e),p=$=>i?null:c[$];return f`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map(($,h)=>f`<${mt} key=${c[h]} letter=${p(h)} number=${$[0]} current=${h===s}
passed=${i?void 0:u[c[h]]} press=${()=>t(h)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map(($,h)=>{let m=`card-${c[h]}`,k=()=>l(h);return $.length>1?f`<${bt} key=${h} id=${m} letter=${c[h]} numbers=${$} enlarge=${k} />`:f`<${je} key=${h} id=${m} letter=${p(h)} number=${$[0]} enlarge=${k} />`})}
</div>
${a!==null&&f`<${gt} letter=${p(a)} opener=${`card-${c[a]}`} numbers=${e.groups[a]}
close=${()=>l(null)} />`}
</section>`}function ht(e,s){let t=V(null),o=V(void 0),n=V(0);return ys(()=>{let l=t.current,c=l?.children[e];if(!l||!c||e===n.current||l.scrollWidth<=l.clientWidth)return;n.current=e;let i=c.offsetLeft-l.offsetLeft-ft(l);l.scrollTo({left:i,behavior:dt()?"auto":"smooth"})},[e]),{deck:t,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!t.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=t.current;if(c<=i)return;let p=(c-i)/Math.max(1,u.length-1);n.current=Math.round(l/p),s(n.current)},pt)}}}var dt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ft=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,mt=({letter:e,number:s,current:t,passed:o,press:n})=>f`<button class="tab" aria-current=${t?"true":null} onClick=${n}
aria-label=${kt(e,s,o)}>
${e??f`<span class="mono">${s}</span>`}
${o!==void 0&&f`<${O} passed=${o} size=${18} />`}
</button>`;function kt(e,s,t){return e===null?r("card_number",{n:s}):t===void 0?r("verifier",{letter:e}):r(t?"answered_yes":"answered_no",{letter:e})}var xs=e=>s=>{s.key!=="Enter"||s.target!==s.currentTarget||(s.preventDefault(),e())},bt=({id:e,letter:s,numbers:t,enlarge:o})=>f`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:s})}
onKeyDown=${xs(o)}>
<${je} letter=${s} number=${t[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${s}</span><span class="or">${r("or")}</span></p>
<${je} letter=${s} number=${t[1]} enlarge=${o} paired />
</div>`,vs=({letter:e})=>f`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function gt({letter:e,numbers:s,opener:t,close:o}){let n=V(null),a=ie();$t(()=>{let i=n.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(t)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),o()},c=i=>i.target===n.current&&o();return f`<dialog class="large ${s.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>yt(i,a)}>
<div class="large-head">
<${vs} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:s[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${s.map(i=>f`<${wt} key=${i} number=${i} whose=${e===null} />`)}
</div>
</dialog>`}function yt(e,s){e.key.toLowerCase()!=="z"||ee(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?s.redo():s.undo())}function wt({number:e,whose:s}){let t=ce(e);return f`<section class="spread" aria-label=${N(t.title)}>
<div class="spread-head"><h3 class="title">${v(t.title,17)}</h3>
<${j} of=${t.key} cls="key" /></div>
<p class="spread-text">${v(t.text,14)} <${Ss} of=${e} /></p>
${t.grid?f`<${Ms} shown=${t} />
<details><summary>${r("check_what")}</summary><${Es} shown=${t} /></details>`:f`<${Os} shown=${t} whole />`}
${s&&f`<${Ls} number=${e} />`}
</section>`}function je({letter:e,number:s,id:t,paired:o=!1,enlarge:n}){let{view:a}=H(),l=ps(),c=ce(s),[i,u]=ws(!1),p=V(null),$=e===null?"card_of_nobody":o?"card_of_two":"card_of",h=()=>{u(!1),p.current?.focus()},m=k=>{k.stopPropagation(),o&&matchMedia($e).matches?n():u(!i)};return f`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${t}
tabindex=${t?"-1":null} aria-label=${N(r($,{letter:e??"",title:c.title}))}
onKeyDown=${xs(n)}>
<div class="card-head" onClick=${n}>
${!o&&f`<${vs} letter=${e} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${m}><${Le} of="about" size=${19} /></button>
<${j} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${v(c.title,15)}<${ls} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${N(r("enlarge_card",{title:c.title}))}>
<${Le} of="enlarge" size=${18} /></button>
</div>
${c.grid?f`<${Ms} shown=${c} />`:f`<${Os} shown=${c} />`}
${!o&&bs(a)&&f`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&f`<${Ls} number=${s} />`}
${e!==null&&!o&&a.sheet&&l&&f`<${vt} letter=${e} />`}
${i&&f`<${_t} shown=${c} close=${h} />`}
</article>`}function _t({shown:e,close:s}){let t=V(null);return ys(()=>t.current?.focus(),[]),f`<div class="about" onKeyDown=${n=>n.key==="Escape"&&s()}>
<p>${v(e.text,14)}</p>
<${Es} shown=${e} />
<p><${Ss} of=${e.number} /></p>
<button class="button" ref=${t} onClick=${s}>${r("close")}</button>
</div>`}var Ss=({of:e})=>f`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,Es=({shown:e})=>f`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(s=>f`<li key=${s.name}><b>${s.letter}</b> <span>${v(s.text,14)}</span></li>`)}</ul>`,Os=({shown:e,whole:s})=>f`<ul class="laws">
${e.laws.map(t=>f`<li key=${t.name}><${Cs} law=${t}>
<${j} of=${t.picture} />
<span class="law-words">${v(s?t.text:t.words,13)}</span>
<//></li>`)}
</ul>`;function Ms({shown:e}){let{columns:s,rows:t,laws:o}=e.grid,n=new Map(e.laws.map(l=>[l.name,l])),a=l=>f`<${Cs} key=${l} law=${n.get(l)}><${j} of=${n.get(l)?.picture} /><//>`;return f`<div class="grid w${s.length} h${t.length}">
<span></span>${s.map(l=>f`<${j} of=${l} cls="column" />`)}
${t.map((l,c)=>f`<span class="row-name">${l}</span>${o[c].map(a)}`)}
</div>`}function Cs({law:e,children:s}){let{view:t}=H(),o=ie(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:N(e.text)});if(!ue(t))return f`<span class="law" role="img" aria-label=${a}>${s}</span>`;let l=De(t,e.name),c=gs(t,e.name);return f`<button class="law ${Ie(n)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${n!==""} aria-label=${Pe(a,n,l,c)} title=${e.text}
data-name=${e.name} ...${Re(o,e.name)}>
${s}${l&&f`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Ls({number:e}){let{view:s}=H();return f`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Ae(s).map(t=>f`<${xt} key=${t} letter=${t} target=${`${t}${e}`} />`)}
</div>
</div>`}function xt({letter:e,target:s}){let{view:t}=H(),o=ie();if(!t.sheet)return f`<span class="owner">${e}</span>`;let n=o.of(s),a=De(t,s);return f`<button class="owner ${Ie(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${Pe(r("whose_is",{letter:e}),n,a)}
...${Re(o,s)}>${e}</button>`}function vt({letter:e}){let{view:s}=H(),{ask:t,asking:o}=$s(),n=Te(s).answers[e],a=n!==void 0;return f`<button class="ask-here ${a?"done":""} ${o===e?"busy":""}"
aria-disabled=${a||!ks(s)} onClick=${()=>t(e)}
aria-label=${a?r(n?"answered_yes":"answered_no",{letter:e}):null}>
${a?f`<${O} passed=${n} size=${20} /> ${r("answered")}`:f`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as M}from"bombe/preact.js";function E({to:e,way:s,cls:t="",children:o,current:n=!1,label:a}){let l=c=>{c.ctrlKey||c.metaKey||c.shiftKey||c.altKey||c.button||(c.preventDefault(),s.go(e))};return M`<a href=${s.path(e)} class=${t} aria-current=${n?"page":null} aria-label=${a}
onClick=${l}>${o}</a>`}var St={first:"school_first_try",later:"school_later",open:"school_open"},K=({of:e,next:s=!1})=>M`<i class="slot ${e} ${s?"next":""}" aria-hidden="true"></i>`,He=e=>r(St[e]),As=()=>M`<p class="school-legend">
${["first","later"].map(e=>M`<span key=${e}><${K} of=${e} /> ${He(e)}</span>`)}
<span><${K} of="open" next /> ${r("school_next_one")}</span>
</p>`,I=(e,s)=>e.split(/(\S*[▲■●]\S*)/).map((t,o)=>o%2?M`<span key=${o} class="unbroken">${v(t,s)}</span>`:t),C=({of:e})=>M`<span class="school-disc">${e}</span>`,pe=({of:e,point:s=""})=>M`<span class="school-code"><span class="hush">${e}</span>${[...e].map((t,o)=>M`<b key=${o} aria-hidden="true" class="${q[o]} ${/^[tsc]\d$/.test(s)&&s[0]===q[o]?"point":""}">${t}</b>`)}</span>`;function Ke({of:e}){let s=e.drawn.held;return M`<ul class="school-held">
${s.map(({verifier:t,law:o,title:n,answers:a,point:l})=>M`<li key=${t} class=${l?"point":""}>
<${C} of=${t} />
<span class="held-law"><span class="mono">${o}</span> ${v(n,15)}</span>
<span class="held-answers">${a.length?a.map(([c,i])=>M`<span key=${c}><${O} passed=${i} size=${18} />
${r(i?"school_meets":"school_fails",{code:c})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var Ds=e=>e.drawn;function Ot(){let[e,s]=We({}),t=W([]),o=W([]),n=(c,i)=>{o.current.push(e),t.current=[];let{[c]:u,...p}=e;s(i?{...p,[c]:i}:p)},a=(c,i)=>{let u=c.current.pop();return u?(i.current.push(e),s(u),""):null};return[{of:c=>e[c]??"",put:n,cycle:c=>n(c,Ne(e[c]??"")),undo:()=>a(o,t),redo:()=>a(t,o),canUndo:o.current.length>0,canRedo:t.current.length>0},e]}function he({exercise:e,tried:s,title:t,keep:o,ways:n,example:a,once:l,nextWords:c}){let{kind:i,mode:u,verifiers:p,groups:$,rounds:h}=Ds(e),m=i==="told",[k,y]=Ot(),[w,x]=We(()=>u==="nightmare"?0:p.indexOf(Ns(h))),ae={view:{...Et(()=>({mode:u,verifiers:p,groups:$,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),sheet:{rounds:h,marks:y,notes:{}}}};Mt(e,n);let S=W(null);return se(()=>{if(a||s.last===null||!matchMedia($e).matches)return;let A=matchMedia("(prefers-reduced-motion: reduce)").matches;S.current?.scrollIntoView({behavior:A?"auto":"smooth"})},[s.last,s.wrong,s.done]),se(()=>{s.hints&&S.current?.querySelector(".hinted")?.scrollIntoView({block:"nearest"})},[s.hints]),d`<div class="board school-board ${u} n${p.length}">
<${Oe.Provider} value=${ae}>
<${Me.Provider} value=${k}>
<${Ce.Provider} value=${{tab:w,setTab:x}}><${_s} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks" ref=${S}>
<div class="tutor-ask">
<p class="caps">${t}</p>
<h2 id="asks">${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span>
<${Rt} rounds=${h} ringed=${m} /></p>
<${Lt} exercise=${e} tried=${s} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${Dt(e,s)}</p>
<${Nt} exercise=${e} tried=${s} keep=${o} example=${a} once=${l} />
<div class="hinted" role="status">
${s.hints>0&&!s.done&&!s.peeked&&d`<${It} of=${e.hints.slice(0,s.hints)} />`}</div>
<${Ct} tried=${s} ways=${n} nextWords=${c} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${jt} rounds=${h} ringed=${m} letters=${[...p]} />
<h2>${r("school_keep")}</h2>
${o.map(A=>d`<p key=${A}>${I(A,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">
${!s.done&&d`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.hint&&!s.done&&d`<span><kbd>H</kbd> ${r("school_keys_hint")}</span>`}
${n.peek&&!s.done&&d`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
${s.done&&d`<span><kbd>N</kbd> ${r("school_keys_next")}</span>`}</p>
</aside>
</div>`}var Ns=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function Mt(e,s){se(()=>{let t=o=>{let n=Number(fs(o)??0),a=o.key.toLowerCase(),l=n-1,{done:c}=s.now(),i=n&&e.choices[l]&&!c?()=>s.choose(l):a==="h"&&!c?s.hint:a==="w"&&!c?s.peek:a==="n"&&c?s.next:null;!i||!te(o)||(o.preventDefault(),i())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}function te(e){return e.defaultPrevented||e.repeat||ee(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function Ct({tried:e,ways:s,nextWords:t}){let o=W(null),n=W(e.done);return se(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),d`<div class="tutor-keys">
${e.done?d`<button key="next" class="button filled light" ref=${o} onClick=${s.next}>
${t} <kbd aria-hidden="true">N</kbd></button>`:d`${s.skip&&d`<button key="skip" class="button" onClick=${s.skip}>${r("school_skip")}</button>`}
${s.hint&&d`<button key="hint" class="button" onClick=${s.hint}>${r("school_hint")}${" "}
<kbd aria-hidden="true">H</kbd></button>`}
${s.peek&&d`<button key="why" class="button" onClick=${s.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var Is=e=>e.choices.some(({drawn:s})=>"proposal"in s);function Lt({exercise:e,tried:s,choose:t}){let o=W(null),[n,a]=We(0);return d`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${c=>{let i={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[c.key];if(!i||ee(c))return;c.preventDefault();let u=(n+i+e.choices.length)%e.choices.length;a(u),o.current?.children[u]?.focus()}}>
${e.choices.map((c,i)=>{let u=s.wrong.includes(i),p=s.done&&i===e.right,$=Ps(e,u,p);return d`<button key=${i} type="button" role="radio" class="choice ${u?"wrong":p?"right":""}"
aria-checked=${String(s.last===i)} aria-disabled=${String(s.done)}
tabindex=${i===n?"0":"-1"}
onFocus=${()=>a(i)} onClick=${()=>t(i)}>
<kbd aria-hidden="true">${i+1}</kbd>
<span class="choice-text"><${At} exercise=${e} at=${i} />
${$&&d`<span class="choice-state"><span class="hush">, </span>${$}</span>`}</span>
${u&&d`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function Ps(e,s,t){let o=Is(e);return s?r(o?"school_not_best":"school_still_possible"):t?r(o?"school_best_here":"school_right_here"):""}function At({exercise:e,at:s}){let{text:t,drawn:o}=e.choices[s];if("proposal"in o)return d`<span class="hush">${t}</span>
<span class="choice-what" aria-hidden="true"><${pe} of=${String(o.proposal)} />
<${C} of=${String(o.verifier)} /></span>`;let n=Tt(Ds(e),String(o.target??""));return d`<span class="choice-what">${n&&d`<span aria-hidden="true"><${C} of=${n} /></span>`}
<span>${I(t,15)}</span></span>`}function Tt({mode:e,verifiers:s,groups:t},o){let n=ve(o)?.card;return!n||e==="nightmare"?"":s[t.findIndex(a=>a.includes(n.number))]??""}function Dt(e,{last:s,done:t,cases:o,wrong:n}){if(s===null)return"";if(s===e.right)return r("school_right");let a=e.choices[s],l=a.cases.length?o.at(-1)?.drawn.code:void 0,c=r("named",{who:N(a.text),what:Ps(e,!0,!1)}),i=l?r("school_look_at",{code:String(l)}):a.verdict.join(" "),u=r(n.length>1?"school_last_left":"school_was_right"),p=t?[u,N(e.choices[e.right].text)]:[];return[`${c}.`,i,...p].join(" ")}function Nt({exercise:e,tried:s,keep:t,example:o,once:n}){let{last:a,done:l,hints:c,peeked:i,wrong:u}=s,p=a!==null&&a!==e.right?e.choices[a]:null;if(!p&&!l&&!i)return c?null:d`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${t.map(y=>d`<p key=${y}>${I(y,14)}</p>`)}</div>
</div>`;let $=l&&a===e.right,h=o?r("school_why"):$?r("school_right"):l?r(n?"school_was_right":"school_last_left"):r("school_why"),m=l||i?d`<${Pt} exercise=${e} title=${h} asked=${!l} />`:null,k=p??(o?e.choices[u[0]]:null);return d`${!o&&k&&d`<${Ts} tried=${s} choice=${k} />`}
${m}
${o&&k&&d`<${Ts} tried=${s} choice=${k} n=${u[0]+1} />`}`}var It=({of:e})=>d`<h3>${r("school_hint")} <small>${r("school_hint_of",{n:e.length})}</small></h3>
${e.map(s=>d`<p key=${s}>${I(s,14)}</p>`)}`;function Ts({tried:e,choice:s,n:t}){let o=s.cases.length?e.cases.at(-1):void 0,n=String(s.drawn.target??"");if(!o)return d`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b> ${r("school_not_that")}</h3>
${s.verdict.map(l=>d`<p key=${l}>${I(l,14)}</p>`)}</div>`;let a=String(o.drawn.code);return d`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b>
${t?r("school_example_wrong",{n:t,code:a}):r("school_look_at",{code:a})}</h3>
<div class="met-code"><${pe} of=${a} point=${n} />
<p>${I(s.verdict.join(" "),14)}</p></div>
<${Ke} of=${o} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function Pt({exercise:e,title:s,asked:t}){let o=W(null);se(()=>{t&&o.current?.focus()},[]);let n=e.why.length>1&&!Is(e)?"ol":"ul";return d`<div class="why">
<h3 tabindex="-1" ref=${o}>${s}</h3>
<${n} class="steps">${e.why.map((a,l)=>d`<li key=${l}>${I(a,14)}</li>`)}<//>
${e.cases.map((a,l)=>d`<div key=${l} class="met"><${pe} of=${String(a.drawn.code)} /><${Ke} of=${a} /></div>`)}
</div>`}var Rs=(e,s,t)=>s===e.at(-1)&&t===Ns(e),Rt=({rounds:e,ringed:s})=>e.map((t,o)=>d`<span key=${o} class="chip"><b class="mono">${t.proposal}</b>${Object.entries(t.answers).map(([n,a])=>d`<span key=${n} class=${s&&Rs(e,t,n)?"ringed":""}>
${n}<${O} passed=${a} size=${18} />
<span class="hush">${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),jt=({rounds:e,letters:s,ringed:t})=>d`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${z.map(o=>d`<th key=${o} scope="col" class="of-shape"><${X} of=${o} size=${18} /></th>`)}
${s.map((o,n)=>d`<th key=${o} scope="col" class=${n===0?"edge":""}>${o}</th>`)}
</tr></thead>
<tbody>${e.map((o,n)=>d`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span>
<span aria-hidden="true">${n+1}</span></th>
${[...o.proposal??""].map((a,l)=>d`<td key=${l} class="of-shape">${a}</td>`)}
${s.map((a,l)=>{let c=t&&Rs(e,o,a);return d`<td key=${a} class=${l===0?"edge":""}>
<span class=${c?"ringed":""}>${Ht(o.answers[a])}</span>
${c&&d`<span class="hush">, ${r("school_last_answer")}</span>`}</td>`})}
</tr>`)}</tbody>
</table>`,Ht=e=>e===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:d`<${O} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,de=()=>d`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">
${[1,2,3,4].map(e=>d`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var oe={chapter:null,number:null},Fe={chapter:null,number:null,streak:!0};function Be(e,s){let[t,o]=s.slice(e.length).split("/").filter(Boolean);return t?t==="streak"?Fe:{chapter:decodeURIComponent(t),number:o?Number(o):null}:oe}function J(e,{chapter:s,number:t,streak:o}){return o?`${e}/streak`:[e,s,t].filter(Boolean).join("/")}function Z(e,s,t,o){let n=e.chapters[s]??{};return Array.from({length:o},(a,l)=>{let c=n[t+l];return c===void 0?"open":c?"first":"later"})}function T(e,s,t=1){let o=e.chapters[s]??{},n=t;for(;n in o;)n+=1;return n}var P=(e,s)=>Math.floor((e-1)/s)*s+1;function js(e,s,t){let o=s.filter(l=>T(e,l)<=t),n=o.find(l=>Z(e,l,1,t).some(c=>c!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?T(e,a):null}:null}function Hs(e,s,t){let o=s.flatMap(a=>Z(e,a,1,t)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Ks=(e,s)=>s.flatMap(t=>Object.entries(e.chapters[t]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:t,number:Number(o)}))),Y={wrong:[],last:null,cases:[],hints:0,peeked:!1,done:!1};function Ue(e,s,t,o=s.choices.length-1){if(e.done||!s.choices[t])return e;if(t===s.right)return{...e,last:t,done:!0};let n=e.wrong.includes(t)?e.wrong:[...e.wrong,t],a=Kt(s.choices[t],e.cases),l=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:t,cases:l,done:n.length>=o}}function Ws(e,s){return e.done||e.peeked?e:e.hints<s.hints.length?{...e,hints:e.hints+1}:{...e,peeked:!0}}function Kt({cases:e},s){let t=s.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!t.includes(o.code))??e[s.length%e.length]}var Fs=e=>e.done&&!e.wrong.length&&!e.peeked,ze=(e,s)=>e.done&&e.last===s.right;var Wt="/api/games/turing_machine",qe=new Map;function Bs(e){let s=qe.get(e);return s||(s=Us(e),s.catch(()=>qe.delete(e)),qe.set(e,s)),s}async function Us(e){let s=new URL(Wt+e,location.href);s.searchParams.set("lang",document.documentElement.lang);let t=await fetch(s).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await t.json().catch(()=>({}));if(!t.ok)throw new Error(o.error??r("school_no_exercise"));return o}var zs=()=>Bs("/school");async function ne(e,s,t){let o=P(s,t),{exercises:n}=await Bs(`/school/${e}?from=${o}`);return n[s-o]}var qs=()=>Us("/streak");var Ge="bombe school 1";var Ft=9223372036854776e3,re="school",fe=()=>({format:Ge,chapters:{},streak:0});function Ve(e,s){if(e.length>1048576)return null;let t;try{t=JSON.parse(e)}catch{return null}if(t?.format!==Ge||!Gs(t.chapters)||!Number.isInteger(t.streak)||t.streak<0||t.streak>=Ft)return null;let o={};for(let[n,a]of Object.entries(t.chapters)){if(!s.includes(n)||!Gs(a))return null;o[n]={};for(let[l,c]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(l)||typeof c!="boolean")return null;o[n][String(BigInt(l))]=c}}return{format:Ge,chapters:o,streak:t.streak}}var Gs=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Je=e=>`${JSON.stringify(e)}
`;function Ze(e,s,t,o){let n=e.chapters[s]??{},a={...n,[t]:o||n[t]===!0};return{...e,chapters:{...e.chapters,[s]:a}}}var Ye=(e,s)=>({...e,streak:Math.max(e.streak,s)});function Qe(e,s){let t=Ye(e,s.streak);for(let[o,n]of Object.entries(s.chapters))for(let[a,l]of Object.entries(n))t=Ze(t,o,a,l);return t}function me(e){try{return Ve(localStorage.getItem(re)??"",e)??fe()}catch{return fe()}}function Vs(e){try{return localStorage.setItem(re,Je(e)),!0}catch{return!1}}function Js(){try{return localStorage.setItem(`${re}-tried`,""),localStorage.removeItem(`${re}-tried`),!0}catch{return!1}}function Zs(){try{localStorage.removeItem(re)}catch{}}import{html as b,useEffect as Ys}from"bombe/preact.js";var Bt=5;function Qs({title:e,school:s,keys:t,progress:o,way:n,heading:a}){let{batch:l,chapters:c}=s,i=js(o,t,l),u=Hs(o,t,l),p=Ks(o,t);return Ys(()=>{i?.chapter&&ne(i.chapter,i.number??1,l).catch(()=>{})},[i?.chapter,i?.number]),Ys(()=>{let $=h=>{let m=h.target===document.body||h.target===a.current;h.key!=="Enter"||!m||!i||!te(h)||(h.preventDefault(),n.go(i))};return addEventListener("keydown",$),()=>removeEventListener("keydown",$)}),b`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${u.solved>0&&b`<${As} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${c.map(($,h)=>b`<li key=${$.key}><${qt} chapter=${$} at=${h} batch=${l} progress=${o}
way=${n} isNext=${i?.chapter===$.key} /></li>`)}
</ol>
<div class="school-side">
<${Ut} next=${i} school=${s} keys=${t} found=${u} way=${n} />
${u.solved>0&&b`<${zt} found=${u} />`}
${p.length>0&&b`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${p.slice(0,Bt).map($=>b`<li key=${`${$.chapter} ${$.number}`}><${E} to=${$} way=${n} cls="school-again">
<b>${t.indexOf($.chapter)+1}.${$.number}</b>
${c[t.indexOf($.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&b`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${E} to=${Fe} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function Ut({next:e,school:s,keys:t,found:o,way:n}){if(!e)return b`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let a=t.indexOf(e.chapter??""),{title:l,about:c}=s.chapters[a],i=o.solved===0;return b`<section class="machine school-next" aria-labelledby="next">
<p class="caps">
${i?r("school_start_here"):r("school_next",{chapter:a+1,n:e.number??1})}</p>
<h2 id="next">${l}</h2>
<p>${i?r("school_start_about"):c}</p>
<div class="school-go"><${E} to=${e} way=${n} cls="button filled light">
${r(i?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!i&&b`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
${i&&b`<p><a href="/g/turing_machine/rules#lesson">${r("school_new_here")}</a></p>`}
</section>`}var zt=({found:e})=>b`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">
${e.slots.map((s,t)=>b`<${K} key=${t} of=${s} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function qt({chapter:e,at:s,batch:t,progress:o,way:n,isNext:a}){let{key:l,title:c,about:i}=e,u=T(o,l),p=P(Math.max(1,u-1),t),$=Z(o,l,p,t),h=$.filter(y=>y!=="open").length,m=h>0,k=r("school_slots",{solved:h,most:t,first:$.filter(y=>y==="first").length});return b`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${s+1}</b>
<h2><${E} to=${{chapter:l,number:m?u:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:s+1})}, </span>${c}<//></h2>
<p>${v(i,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${Gt} of=${l} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${$.map((y,w)=>b`<${K} key=${w} of=${y} next=${a&&p+w===u} />`)}</span>
<span class="hush">${k}</span>
<span class="chapter-count" aria-hidden="true">${h===t?b`<b>${r("school_done")}</b> · ${r("school_go_further")}`:m?b`<b>${r("school_of",{n:p-1+h,most:p-1+t})}</b>`:B("school_exercises",t)}</span>
</div>
</article>`}function Gt({of:e}){let s=(n,a="")=>b`<span class="drawn-chip mono ${a}">${n}</span>`,t=b`<span class="school-disc nobody">?</span>`;return{reading:b`${s("341")} <${O} passed=${!0} size=${22} /> <${O} passed=${!1} size=${22} />`,hidden:b`${z.map(n=>b`<${X} key=${n} of=${n} size=${20} />`)}
${s("?","dashed")}`,"one-code":b`${s("132")} ${s("?","dashed")}`,superfluous:b`<${C} of="A" /><${C} of="B" /><span class="school-disc nobody">C</span><${C} of="D" />`,together:b`<${C} of="B" /><i class="drawn-bar"></i><${C} of="D" />`,asking:b`${s("212")}<i class="drawn-bar"></i>
${[1,2,3].map(n=>b`<i key=${n} class="drawn-dot"></i>`)}`,extreme:b`${s(" ")}<${C} of="A" />${s(" ")}`,nightmare:b`${t}${t}${t}${t}`}[e]??null}var F="/g/turing_machine/school",Zt=3;function Nn(e,s,t){xe(t);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),Vt(g`<${Yt} title=${n} />`,e)}function Yt({title:e}){let[s,t]=D(()=>Be(F,location.pathname)),[o,n]=Xe(zs,"");Q(()=>{let l=()=>t(Be(F,location.pathname));return addEventListener("popstate",l),()=>removeEventListener("popstate",l)},[]);let a={path:l=>J(F,l),go:l=>{history.pushState(null,"",J(F,l)),t(l),scrollTo(0,0)}};return o.fault?g`<${es} words=${o.fault} retry=${n} />`:o.found?g`<${Xt} title=${e} school=${o.found} place=${s} way=${a} />`:s.chapter||s.streak?g`<${de} />`:g`<h1>${e}</h1>`}function Xe(e,s){let t={found:null,fault:"",key:s},[o,n]=D(t),[a,l]=D(0);return Q(()=>{let c=!0;return n(i=>i.key===s&&!i.fault?i:t),e().then(i=>c&&n({found:i,fault:"",key:s}),i=>c&&n({found:null,fault:i.message,key:s})),()=>{c=!1}},[s,a]),[o.key===s?o:t,()=>l(a+1)]}var es=({words:e,retry:s})=>g`<div class="alert"><span role="alert">${e}</span>${" "}
<button class="quiet" onClick=${s}>${r("school_again")}</button></div>`;function Qt(e){let[s,t]=D(()=>me(e)),[o,n]=D(Js);return Q(()=>{let c=()=>t(me(e));return addEventListener("storage",c),()=>removeEventListener("storage",c)},[]),{progress:s,isKept:o,save:c=>{let i=c(Qe(s,me(e)));n(Vs(i)),t(i)},drop:()=>{Zs(),t(fe())}}}function Xt({title:e,school:s,place:t,way:o}){let n=s.chapters.map(({key:y})=>y),{progress:a,isKept:l,save:c,drop:i}=Qt(n),u=s.chapters.find(({key:y})=>y===t.chapter),p=be(null),$=be(J(F,t)),h=t.streak?r("school_streak"):u?.title??e;Jt(()=>{document.title=document.title.replace(/^.*(?= · )/,h),$.current!==J(F,t)&&($.current=J(F,t),p.current?.focus({preventScroll:!0}))},[t]);let m={school:s,progress:a,save:c,way:o,heading:p};if(t.streak)return g`<${no} ...${m} />`;if(!u)return g`<${eo} title=${e} keys=${n} isKept=${l} drop=${i} ...${m} />`;let k=n.indexOf(u.key);return g`<${so} key=${u.key} chapter=${u} at=${k} number=${t.number} ...${m} />`}function eo({title:e,school:s,keys:t,progress:o,save:n,drop:a,isKept:l,way:c,heading:i}){let[u,p]=D(!1),[$,h]=D(""),m=()=>{let w=new Blob([Je(o)],{type:"application/json"}),x=Object.assign(document.createElement("a"),{href:URL.createObjectURL(w),download:"school.json"});x.click(),setTimeout(()=>URL.revokeObjectURL(x.href),1e3)},k=async({currentTarget:w})=>{let x=await w.files?.[0]?.text().catch(()=>"");w.value="";let L=Ve(x??"",t);L&&n(R=>Qe(R,L)),h(r(L?"school_brought":"school_bad_file"))},y=()=>{p(!1),a(),h(r("school_deleted"))};return g`<${cs} here="school" />
<${Qs} title=${e} school=${s} keys=${t} progress=${o} way=${c} heading=${i} />
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
${u&&g`<${rs} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>p(!1)} />`}`}function so({school:e,chapter:s,at:t,number:o,progress:n,save:a,way:l,heading:c}){let{batch:i}=e,{key:u}=s,p=o??T(n,u),[$,h]=Xe(()=>ne(u,p,i),`${u} ${P(p,i)} ${o}`);Q(()=>{p-P(p,i)>=i-Zt&&ne(u,p+i,i).catch(()=>{})},[p]);let{example:m}=s,k=m.choices.findIndex((x,L)=>L!==m.right&&x.cases.length>0),y={...Y,wrong:k<0?[]:[k],cases:m.choices[k]?.cases.slice(0,1)??[],done:!0},w=g`<${oo} chapter=${s} at=${t} number=${o} batch=${i} progress=${n} way=${l}
heading=${c} />`;if(o===null){let x=()=>l.go({chapter:u,number:T(n,u)});return g`${w}<${he} key="example" exercise=${m} tried=${y}
title=${r("school_example_of")}
keep=${s.intro} example
ways=${{now:()=>y,choose:()=>{},hint:null,peek:null,next:x,skip:null}}
nextWords=${r("school_now_you")} />`}return $.fault?g`${w}<${es} words=${$.fault} retry=${h} />`:$.found?g`${w}<${to} key=${$.found.seed} exercise=${$.found} chapter=${s} number=${o}
progress=${n} save=${a} way=${l} />`:g`${w}<${de} />`}function Xs(){let e=be(Y),[s,t]=D(Y);return{now:()=>e.current,tried:s,become:o=>(e.current=o,t(o),o)}}function to({exercise:e,chapter:s,number:t,progress:o,save:n,way:a}){let{now:l,tried:c,become:i}=Xs(),{key:u}=s,p=y=>{let w=l(),x=i(Ue(w,e,y));x.done&&!w.done&&n(L=>Ze(L,u,t,Fs(x)))},$=()=>a.go({chapter:u,number:T(o,u,t+1)}),h=c.peeked?null:()=>{i({...l(),peeked:!0})},m=c.peeked?null:()=>{i(Ws(l(),e))},k={now:l,choose:p,hint:m,peek:h,next:$,skip:$};return g`<${he} exercise=${e} tried=${c} title=${r("school_exercise",{n:t})}
keep=${s.intro} ways=${k} nextWords=${r("school_next_exercise")} />`}function oo({chapter:e,at:s,number:t,batch:o,progress:n,way:a,heading:l}){let{key:c,title:i}=e,u=P(t??T(n,c),o),p=Z(n,c,u,o);return g`<div class="school-bar">
<${E} to=${oe} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${l}><span class="school-number">${s+1}</span> ${i}</h1>
<nav class="school-slots" aria-label=${i}>
<${E} to=${{chapter:c,number:null}} way=${a} current=${t===null}
cls="school-to-example">${r("school_example")}<//>
${p.map(($,h)=>{let m=u+h,k=r("named",{who:r("school_exercise",{n:m}),what:He($)});return g`<${E} key=${m} to=${{chapter:c,number:m}} way=${a} current=${m===t}
label=${k} cls="school-slot"><${K} of=${$} next=${m===t} /><//>`})}
<${E} to=${{chapter:c,number:T(n,c,u+o)}} way=${a}
cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function no({school:e,progress:s,save:t,way:o,heading:n}){let[a,l]=D(1),[c,i]=Xe(qs,String(a)),[u,p]=D({n:0,solved:0,mistakes:0,over:!1}),{now:$,tried:h,become:m}=Xs(),k=c.found?.exercises[u.n],y=S=>{if(!k||$().done)return;let A=m(Ue($(),k,S,1)),ss=u.solved+Number(ze(A,k));p({...u,solved:ss,mistakes:u.mistakes+ +!ze(A,k)}),t(et=>Ye(et,ss))},w=()=>{let S=u.mistakes>=3||u.n+1>=(c.found?.exercises.length??0);p({...u,n:S?u.n:u.n+1,over:S}),S||m(Y),scrollTo(0,0)},x=()=>{p({n:0,solved:0,mistakes:0,over:!1}),m(Y),l(a+1)},L=Array.from({length:3},(S,A)=>g`<i key=${A} class=${A<u.mistakes?"used":""}></i>`),R=g`<div class="school-bar">
<${E} to=${oe} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${B("school_streak_solved",u.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${L}</span>
<span>${r("school_mistakes",{n:u.mistakes,most:3})}</span></p>
</div>`;if(c.fault)return g`${R}<${es} words=${c.fault} retry=${i} />`;if(!k)return g`${R}<${de} />`;if(u.over)return g`${R}<${ro} solved=${u.solved} mistakes=${u.mistakes} longest=${s.streak}
again=${x} way=${o} />`;let ae=e.chapters.find(({key:S})=>S===k.chapter);return g`${R}<${he} key=${`${a} ${u.n}`} exercise=${k} tried=${h} once
title=${`${r("school_position",{n:u.n+1})} · ${ae?.title??""}`} keep=${ae?.intro??[]}
ways=${{now:$,choose:y,hint:null,peek:null,next:w,skip:null}} nextWords=${r("school_next_exercise")} />`}function ro({solved:e,mistakes:s,longest:t,again:o,way:n}){let a=be(null);return Q(()=>a.current?.focus(),[]),Q(()=>{let l=c=>{c.key.toLowerCase()!=="n"||!te(c)||(c.preventDefault(),o())};return addEventListener("keydown",l),()=>removeEventListener("keydown",l)}),g`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(s>=3?"school_streak_over":"school_streak_all")}${" "}
${B("school_streak_solved",e)}</h2>
<p>${r("school_streak_longest",{n:t})}</p>
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")}${" "}
<kbd aria-hidden="true">N</kbd></button>
<${E} to=${oe} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{Nn as mount};
