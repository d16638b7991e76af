import{html as tt,useLayoutEffect as Qt,useRef as Xt}from"bombe/preact.js";var fe={},me="en";function Xe(e){fe=e.words,me=e.lang}function r(e,t={}){let s=fe[e];if(s===void 0)throw new Error(`no words for ${e}`);return Yt(s,t)}var Yt=(e,t)=>e.replace(/\{(\w+)\}/g,(s,o)=>String(t[o]??s));function et(e,t=0,s={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(me,{...o,...s}).format(e).replace("-","−")}function H(e,t,s=0,o={}){let a=new Intl.PluralRules(me,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||fe[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:et(t,s,o)})}function es({title:e,cls:t="",close:s,onKey:o,children:n}){let a=Xt(null);return Qt(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),tt`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function st({question:e,yes:t,close:s}){return tt`<${es} title=${e.title} close=${s}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}import{html as g,render as Us,useEffect as Z,useLayoutEffect as zs,useRef as he,useState as A}from"bombe/preact.js";import{html as xe}from"bombe/preact.js";import{html as W}from"bombe/preact.js";var ke={},be=new Map,ts;function ge(e){Xe(e),ke=e.cards,be=new Map;for(let t of Object.values(ke))for(let s of t.laws)s.name=`${t.number}${s.letter}`,be.set(s.name,{card:t,law:s});ts=e}var ne=e=>ke[e];var ye=e=>be.get(e);var F=["▲","■","●"],B=["t","s","c"],we=["1","2","3","4","5"],ot={"▲":"t","■":"s","●":"c"},ss={"▲":"triangle","■":"square","●":"circle"},D=e=>os(e.replace(/[▲■●]/g,t=>r(ss[t])));var os=e=>e.replace(/\.$/,"");function Y({of:e,size:t=16}){let s=ot[e];return W`<span class="shape">
<svg viewBox="0 0 16 16" width=${t} height=${t} aria-hidden="true" focusable="false">
${s==="t"&&W`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&W`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&W`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(e)}</span></span>`}var x=(e,t)=>e.split(/([▲■●])/).map(s=>s in ot?W`<${Y} of=${s} size=${t} />`:s),R=({of:e,cls:t=""})=>W`<span class="picture ${t}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var ns=["rules","all","box","school"];var nt=({here:e})=>xe`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${ns.map(t=>xe`<a href=${`/g/turing_machine/${t}`} aria-current=${t===e?"page":null}>
${r(`page_${t}`)}</a>`)}
</nav>`;var rt=({of:e})=>e.hard?xe` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as f,useEffect as Lt,useMemo as xs,useRef as X,useState as Pe}from"bombe/preact.js";import{createContext as U,useContext as at}from"bombe/preact.js";var _e=U(null),bo=U(null),ct=U(null),ve=U(null),Se=U(null),go=U(null);function re(e){let t=at(e);if(t===null)throw new Error("this is a part of a board");return t}var P=()=>re(_e);var lt=()=>re(ct),it=()=>at(ct)!==null,ae=()=>re(ve),ut=()=>re(Se);import{html as h,useEffect as bt,useLayoutEffect as cs,useRef as z,useState as gt}from"bombe/preact.js";import{html as _}from"bombe/preact.js";var $t="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",rs="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",as={up:_`<path d=${$t} />`,down:_`<path d=${$t} transform="rotate(180 12 12)" />`,undo:_`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:_`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:_`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:_`<path class="pen" d="M6 14l6-6l6 6" />`,sink:_`<path class="pen" d="M6 10l6 6l6-6" />`,close:_`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:_`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:_`<path class="pen" d=${rs} />`,talk:_`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:_`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Ee=({of:e,size:t=20})=>_`<svg class="icon" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${as[e]}</svg>`,E=({passed:e,size:t=22})=>_`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t}
aria-hidden="true" focusable="false">
${e?_`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:_`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var pt=({key:e,code:t,shiftKey:s})=>(/^[1-5]$/.test(e)?e:s?null:t.match(/^Digit([1-5])$/)?.[1])??null,Q=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as Ao,useState as Lo}from"bombe/preact.js";var ce=e=>!!e.sheet;var Oe=e=>[...e.verifiers],dt=e=>e.mode==="nightmare";var Me=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},ht=e=>ce(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var ft=e=>ce(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:t})=>Object.keys(t).length>0),mt=(e,t)=>!!(e.sheet?.laws&&!e.sheet.laws.some(s=>s.includes(t))),Ce=(e,t)=>!!e.sheet?.unsound?.includes(t),Eo=new Map(B.flatMap((e,t)=>we.map(s=>[e+s,{place:t,digit:s}])));var Ae=e=>e===""?"-":e==="-"?"+":"";var Le=e=>e==="-"?"struck":e==="+"?"kept":"";function Te(e,t,s=!1,o=!1){let n=e;return t&&(n=r(t==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),s&&(n=r("unsound",{what:n})),n}var De=(e,t)=>({onClick:()=>e.cycle(t),onContextMenu:s=>{s.preventDefault(),e.put(t,e.of(t)==="-"?"":"-")}});var kt="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var ls=90;function yt(){let{view:e}=P(),{tab:t,setTab:s}=ut(),{deck:o,scrolled:n}=is(t,s),[a,l]=gt(null),c=Oe(e),i=dt(e),{answers:u}=Me(e),p=$=>i?null:c[$];return h`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map(($,d)=>h`<${ps} key=${c[d]} letter=${p(d)} number=${$[0]} current=${d===t}
passed=${i?void 0:u[c[d]]} press=${()=>s(d)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map(($,d)=>{let m=`card-${c[d]}`,k=()=>l(d);return $.length>1?h`<${hs} key=${d} id=${m} letter=${c[d]} numbers=${$} enlarge=${k} />`:h`<${Ne} key=${d} id=${m} letter=${p(d)} number=${$[0]} enlarge=${k} />`})}
</div>
${a!==null&&h`<${fs} letter=${p(a)} opener=${`card-${c[a]}`} numbers=${e.groups[a]}
close=${()=>l(null)} />`}
</section>`}function is(e,t){let s=z(null),o=z(void 0),n=z(0);return bt(()=>{let l=s.current,c=l?.children[e];if(!l||!c||e===n.current||l.scrollWidth<=l.clientWidth)return;n.current=e;let i=c.offsetLeft-l.offsetLeft-$s(l);l.scrollTo({left:i,behavior:us()?"auto":"smooth"})},[e]),{deck:s,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let p=(c-i)/Math.max(1,u.length-1);n.current=Math.round(l/p),t(n.current)},ls)}}}var us=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,$s=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,ps=({letter:e,number:t,current:s,passed:o,press:n})=>h`<button class="tab" aria-current=${s?"true":null} onClick=${n}
aria-label=${ds(e,t,o)}>
${e??h`<span class="mono">${t}</span>`}
${o!==void 0&&h`<${E} passed=${o} size=${18} />`}
</button>`;function ds(e,t,s){return e===null?r("card_number",{n:t}):s===void 0?r("verifier",{letter:e}):r(s?"answered_yes":"answered_no",{letter:e})}var wt=e=>t=>{t.key!=="Enter"||t.target!==t.currentTarget||(t.preventDefault(),e())},hs=({id:e,letter:t,numbers:s,enlarge:o})=>h`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:t})}
onKeyDown=${wt(o)}>
<${Ne} letter=${t} number=${s[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${t}</span><span class="or">${r("or")}</span></p>
<${Ne} letter=${t} number=${s[1]} enlarge=${o} paired />
</div>`,xt=({letter:e})=>h`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function fs({letter:e,numbers:t,opener:s,close:o}){let n=z(null),a=ae();cs(()=>{let i=n.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),o()},c=i=>i.target===n.current&&o();return h`<dialog class="large ${t.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>ms(i,a)}>
<div class="large-head">
<${xt} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:t[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${t.map(i=>h`<${ks} key=${i} number=${i} whose=${e===null} />`)}
</div>
</dialog>`}function ms(e,t){e.key.toLowerCase()!=="z"||Q(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?t.redo():t.undo())}function ks({number:e,whose:t}){let s=ne(e);return h`<section class="spread" aria-label=${D(s.title)}>
<div class="spread-head"><h3 class="title">${x(s.title,17)}</h3>
<${R} of=${s.key} cls="key" /></div>
<p class="spread-text">${x(s.text,14)} <${_t} of=${e} /></p>
${s.grid?h`<${Et} shown=${s} />
<details><summary>${r("check_what")}</summary><${vt} shown=${s} /></details>`:h`<${St} shown=${s} whole />`}
${t&&h`<${Mt} number=${e} />`}
</section>`}function Ne({letter:e,number:t,id:s,paired:o=!1,enlarge:n}){let{view:a}=P(),l=it(),c=ne(t),[i,u]=gt(!1),p=z(null),$=e===null?"card_of_nobody":o?"card_of_two":"card_of",d=()=>{u(!1),p.current?.focus()},m=k=>{k.stopPropagation(),o&&matchMedia(kt).matches?n():u(!i)};return h`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${D(r($,{letter:e??"",title:c.title}))}
onKeyDown=${wt(n)}>
<div class="card-head" onClick=${n}>
${!o&&h`<${xt} letter=${e} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${m}><${Ee} of="about" size=${19} /></button>
<${R} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${x(c.title,15)}<${rt} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${D(r("enlarge_card",{title:c.title}))}>
<${Ee} of="enlarge" size=${18} /></button>
</div>
${c.grid?h`<${Et} shown=${c} />`:h`<${St} shown=${c} />`}
${!o&&ft(a)&&h`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&h`<${Mt} number=${t} />`}
${e!==null&&!o&&a.sheet&&l&&h`<${ys} letter=${e} />`}
${i&&h`<${bs} shown=${c} close=${d} />`}
</article>`}function bs({shown:e,close:t}){let s=z(null);return bt(()=>s.current?.focus(),[]),h`<div class="about" onKeyDown=${n=>n.key==="Escape"&&t()}>
<p>${x(e.text,14)}</p>
<${vt} shown=${e} />
<p><${_t} of=${e.number} /></p>
<button class="button" ref=${s} onClick=${t}>${r("close")}</button>
</div>`}var _t=({of:e})=>h`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,vt=({shown:e})=>h`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(t=>h`<li key=${t.name}><b>${t.letter}</b> <span>${x(t.text,14)}</span></li>`)}</ul>`,St=({shown:e,whole:t})=>h`<ul class="laws">
${e.laws.map(s=>h`<li key=${s.name}><${Ot} law=${s}>
<${R} of=${s.picture} />
<span class="law-words">${x(t?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Et({shown:e}){let{columns:t,rows:s,laws:o}=e.grid,n=new Map(e.laws.map(l=>[l.name,l])),a=l=>h`<${Ot} key=${l} law=${n.get(l)}><${R} of=${n.get(l)?.picture} /><//>`;return h`<div class="grid w${t.length} h${s.length}">
<span></span>${t.map(l=>h`<${R} of=${l} cls="column" />`)}
${s.map((l,c)=>h`<span class="row-name">${l}</span>${o[c].map(a)}`)}
</div>`}function Ot({law:e,children:t}){let{view:s}=P(),o=ae(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:D(e.text)});if(!ce(s))return h`<span class="law" role="img" aria-label=${a}>${t}</span>`;let l=Ce(s,e.name),c=mt(s,e.name);return h`<button data-name=${e.name} class="law ${Le(n)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${n!==""} aria-label=${Te(a,n,l,c)} title=${e.text}
...${De(o,e.name)}>
${t}${l&&h`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Mt({number:e}){let{view:t}=P();return h`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Oe(t).map(s=>h`<${gs} key=${s} letter=${s} target=${`${s}${e}`} />`)}
</div>
</div>`}function gs({letter:e,target:t}){let{view:s}=P(),o=ae();if(!s.sheet)return h`<span class="owner">${e}</span>`;let n=o.of(t),a=Ce(s,t);return h`<button class="owner ${Le(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${Te(r("whose_is",{letter:e}),n,a)}
...${De(o,t)}>${e}</button>`}function ys({letter:e}){let{view:t}=P(),{ask:s,asking:o}=lt(),n=Me(t).answers[e],a=n!==void 0;return h`<button class="ask-here ${a?"done":""} ${o===e?"busy":""}"
aria-disabled=${a||!ht(t)} onClick=${()=>s(e)}
aria-label=${a?r(n?"answered_yes":"answered_no",{letter:e}):null}>
${a?h`<${E} passed=${n} size=${20} /> ${r("answered")}`:h`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as M}from"bombe/preact.js";function S({to:e,way:t,cls:s="",children:o,current:n=!1,label:a}){let l=c=>{c.ctrlKey||c.metaKey||c.shiftKey||c.altKey||c.button||(c.preventDefault(),t.go(e))};return M`<a href=${t.path(e)} class=${s} aria-current=${n?"page":null} aria-label=${a}
onClick=${l}>${o}</a>`}var ws={first:"school_first_try",later:"school_later",open:"school_open"},j=({of:e,next:t=!1})=>M`<i class="slot ${e} ${t?"next":""}" aria-hidden="true"></i>`,Ie=e=>r(ws[e]),Ct=()=>M`<p class="school-legend">
${["first","later"].map(e=>M`<span key=${e}><${j} of=${e} /> ${Ie(e)}</span>`)}
<span><${j} of="open" next /> ${r("school_next_one")}</span>
</p>`,O=({of:e})=>M`<span class="school-disc">${e}</span>`,le=({of:e,point:t=""})=>M`<span class="school-code"><span class="hush">${e}</span>${[...e].map((s,o)=>M`<b key=${o} aria-hidden="true" class="${B[o]} ${t===B[o]+s?"point":""}">${s}</b>`)}</span>`;function Re({of:e,point:t=""}){let s=e.drawn.held;return M`<ul class="school-held">
${s.map(({verifier:o,law:n,title:a,answers:l})=>M`<li key=${o} class=${n===t?"point":""}>
<${O} of=${o} />
<span class="held-law"><span class="mono">${n}</span> ${x(a,15)}</span>
<span class="held-answers">${l.length?l.map(([c,i])=>M`<span key=${c}><${E} passed=${i} size=${18} />
${r(i?"school_meets":"school_fails",{code:c})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var Tt=e=>e.drawn;function _s(){let[e,t]=Pe({}),s=X([]),o=X([]),n=(c,i)=>{o.current.push(e),s.current=[];let{[c]:u,...p}=e;t(i?{...p,[c]:i}:p)},a=(c,i)=>{let u=c.current.pop();return u?(i.current.push(e),t(u),""):null};return[{of:c=>e[c]??"",put:n,cycle:c=>n(c,Ae(e[c]??"")),undo:()=>a(o,s),redo:()=>a(s,o),canUndo:o.current.length>0,canRedo:s.current.length>0},e]}function ie({exercise:e,tried:t,title:s,keep:o,ways:n,example:a,once:l,nextWords:c}){let{mode:i,verifiers:u,groups:p,rounds:$}=Tt(e),[d,m]=_s(),[k,y]=Pe(()=>i==="nightmare"?0:u.indexOf(vs($))),L={view:{...xs(()=>({mode:i,verifiers:u,groups:p,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),sheet:{rounds:$,marks:m,notes:{}}}};return Ss(e,n),f`<div class="board school-board ${i} n${u.length}">
<${_e.Provider} value=${L}>
<${ve.Provider} value=${d}>
<${Se.Provider} value=${{tab:k,setTab:y}}><${yt} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks">
<div class="tutor-ask">
<p class="caps">${s}</p>
<h2 id="asks">${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span><${Ds} rounds=${$} /></p>
<${Os} exercise=${e} tried=${t} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${As(e,t)}</p>
<${Ls} exercise=${e} tried=${t} keep=${o} example=${a} once=${l} />
<${Es} tried=${t} ways=${n} nextWords=${c} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${Ns} rounds=${$} letters=${[...u]} />
<h2>${r("school_keep")}</h2>
${o.map(T=>f`<p key=${T}>${x(T,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">${!t.done&&f`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.peek&&!t.done&&f`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
<span><kbd>N</kbd> ${r("school_keys_next")}</span></p>
</aside>
</div>`}var vs=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function Ss(e,t){Lt(()=>{let s=o=>{let n=Number(pt(o)??0),a=o.key.toLowerCase(),l=n-1,{done:c}=t.now(),i=n&&e.choices[l]&&!c?()=>t.choose(l):a==="w"&&!c?t.peek:a==="n"&&c?t.next:null;!i||!ee(o)||(o.preventDefault(),i())};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function ee(e){return e.defaultPrevented||e.repeat||Q(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function Es({tried:e,ways:t,nextWords:s}){let o=X(null),n=X(e.done);return Lt(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),f`<div class="tutor-keys">
${e.done?f`<button key="next" class="button filled light" ref=${o} onClick=${t.next}>
${s} <kbd aria-hidden="true">N</kbd></button>`:f`${t.skip&&f`<button key="skip" class="button" onClick=${t.skip}>${r("school_skip")}</button>`}
${t.peek&&f`<button key="why" class="button" onClick=${t.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var Dt=e=>e.choices.some(({drawn:t})=>"proposal"in t);function Os({exercise:e,tried:t,choose:s}){let o=X(null),[n,a]=Pe(0);return f`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${c=>{let i={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[c.key];if(!i||Q(c))return;c.preventDefault();let u=(n+i+e.choices.length)%e.choices.length;a(u),o.current?.children[u]?.focus()}}>
${e.choices.map((c,i)=>{let u=t.wrong.includes(i),p=t.done&&i===e.right,$=Nt(e,u,p);return f`<button key=${i} type="button" role="radio" class="choice ${u?"wrong":p?"right":""}"
aria-checked=${String(t.last===i)} aria-disabled=${String(t.done)} tabindex=${i===n?"0":"-1"}
onFocus=${()=>a(i)} onClick=${()=>s(i)}>
<kbd aria-hidden="true">${i+1}</kbd>
<span class="choice-text"><${Ms} exercise=${e} at=${i} />
${$&&f`<span class="choice-state"><span class="hush">, </span>${$}</span>`}</span>
${u&&f`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function Nt(e,t,s){let o=Dt(e);return t?r(o?"school_not_best":"school_still_possible"):s?r(o?"school_best_here":"school_right_here"):""}function Ms({exercise:e,at:t}){let{text:s,drawn:o}=e.choices[t];if("proposal"in o)return f`<span class="hush">${s}</span>
<span class="choice-what" aria-hidden="true"><${le} of=${String(o.proposal)} /> <${O} of=${String(o.verifier)} /></span>`;let n=Cs(Tt(e),String(o.target??""));return f`<span class="choice-what">${n&&f`<span aria-hidden="true"><${O} of=${n} /></span>`}
<span>${x(s,15)}</span></span>`}function Cs({mode:e,verifiers:t,groups:s},o){let n=ye(o)?.card;return!n||e==="nightmare"?"":t[s.findIndex(a=>a.includes(n.number))]??""}function As(e,{last:t,done:s,cases:o,wrong:n}){if(t===null)return"";if(t===e.right)return r("school_right");let a=e.choices[t],l=a.cases.length?o.at(-1)?.drawn.code:void 0,c=r("named",{who:D(a.text),what:Nt(e,!0,!1)}),i=l?r("school_look_at",{code:String(l)}):a.verdict.join(" "),u=s?`${r(n.length>1?"school_last_left":"school_was_right")} ${D(e.choices[e.right].text)}`:"";return[`${c}.`,i,u].filter(Boolean).join(" ")}function Ls({exercise:e,tried:t,keep:s,example:o,once:n}){let{last:a,done:l,peeked:c,wrong:i}=t,u=a!==null&&a!==e.right?e.choices[a]:null;if(!u&&!l&&!c)return f`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${s.map(k=>f`<p key=${k}>${x(k,14)}</p>`)}</div>
</div>`;let p=l&&a===e.right,$=o?r("school_why"):p?r("school_right"):l?r(n?"school_was_right":"school_last_left"):r("school_why"),d=l||c?f`<${Ts} exercise=${e} title=${$} />`:null,m=u??(o?e.choices[i[0]]:null);return f`${!o&&m&&f`<${At} tried=${t} choice=${m} />`}
${d}
${o&&m&&f`<${At} tried=${t} choice=${m} n=${i[0]+1} />`}`}function At({tried:e,choice:t,n:s}){let o=t.cases.length?e.cases.at(-1):void 0,n=String(t.drawn.target??"");if(!o)return f`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b> ${r("school_not_that")}</h3>
${t.verdict.map(c=>f`<p key=${c}>${c}</p>`)}</div>`;let a=String(o.drawn.code),l=!t.drawn.target;return f`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b> ${r(s?"school_example_wrong":"school_look_at",{n:s??0,code:a})}</h3>
<div class="met-code"><${le} of=${a} point=${n} />
<p>${l?t.verdict.join(" "):r("school_agrees")}</p></div>
<${Re} of=${o} point=${n} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function Ts({exercise:e,title:t}){let s=e.why.length>1&&!Dt(e)?"ol":"ul";return f`<div class="why">
<h3>${t}</h3>
<${s} class="steps">${e.why.map((o,n)=>f`<li key=${n}>${x(o,14)}</li>`)}<//>
${e.cases.map((o,n)=>f`<div key=${n} class="met"><${le} of=${String(o.drawn.code)} /><${Re} of=${o} /></div>`)}
</div>`}var Ds=({rounds:e})=>e.map(({proposal:t,answers:s},o)=>f`<span key=${o} class="chip"><b class="mono">${t}</b>${Object.entries(s).map(([n,a])=>f`<span key=${n}>${n}<${E} passed=${a} size=${18} /><span class="hush">${" "}${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),Ns=({rounds:e,letters:t})=>f`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${F.map(s=>f`<th key=${s} scope="col" class="of-shape"><${Y} of=${s} size=${18} /></th>`)}
${t.map((s,o)=>f`<th key=${s} scope="col" class=${o===0?"edge":""}>${s}</th>`)}
</tr></thead>
<tbody>${e.map(({proposal:s,answers:o},n)=>f`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span><span aria-hidden="true">${n+1}</span></th>
${[...s??""].map((a,l)=>f`<td key=${l} class="of-shape">${a}</td>`)}
${t.map((a,l)=>f`<td key=${a} class=${l===0?"edge":""}>${Is(o[a])}</td>`)}
</tr>`)}</tbody>
</table>`,Is=e=>e===void 0?f`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:f`<${E} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,ue=()=>f`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">${[1,2,3,4].map(e=>f`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var te={chapter:null,number:null},je={chapter:null,number:null,streak:!0};function Ke(e,t){let[s,o]=t.slice(e.length).split("/").filter(Boolean);return s?s==="streak"?je:{chapter:decodeURIComponent(s),number:o?Number(o):null}:te}function G(e,{chapter:t,number:s,streak:o}){return o?`${e}/streak`:[e,t,s].filter(Boolean).join("/")}function q(e,t,s,o){let n=e.chapters[t]??{};return Array.from({length:o},(a,l)=>{let c=n[s+l];return c===void 0?"open":c?"first":"later"})}function C(e,t,s=1){let o=e.chapters[t]??{},n=s;for(;n in o;)n+=1;return n}var I=(e,t)=>Math.floor((e-1)/t)*t+1;function It(e,t,s){let o=t.filter(l=>C(e,l)<=s),n=o.find(l=>q(e,l,1,s).some(c=>c!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?C(e,a):null}:null}function Rt(e,t,s){let o=t.flatMap(a=>q(e,a,1,s)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Pt=(e,t)=>t.flatMap(s=>Object.entries(e.chapters[s]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:s,number:Number(o)}))),J={wrong:[],last:null,cases:[],peeked:!1,done:!1};function He(e,t,s,o=t.choices.length-1){if(e.done||!t.choices[s])return e;if(s===t.right)return{...e,last:s,done:!0};let n=e.wrong.includes(s)?e.wrong:[...e.wrong,s],a=Rs(t.choices[s],e.cases),l=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:s,cases:l,done:n.length>=o}}function Rs({cases:e},t){let s=t.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!s.includes(o.code))??e[t.length%e.length]}var jt=e=>e.done&&!e.wrong.length&&!e.peeked,We=(e,t)=>e.done&&e.last===t.right;var Ps="/api/games/turing_machine",Fe=new Map;function Kt(e){let t=Fe.get(e);return t||(t=Ht(e),t.catch(()=>Fe.delete(e)),Fe.set(e,t)),t}async function Ht(e){let t=new URL(Ps+e,location.href);t.searchParams.set("lang",document.documentElement.lang);let s=await fetch(t).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await s.json().catch(()=>({}));if(!s.ok)throw new Error(o.error??r("school_no_exercise"));return o}var Wt=()=>Kt("/school");async function se(e,t,s){let o=I(t,s),{exercises:n}=await Kt(`/school/${e}?from=${o}`);return n[t-o]}var Ft=()=>Ht("/streak");var Be="bombe school 1";var js=9223372036854776e3,oe="school",$e=()=>({format:Be,chapters:{},streak:0});function Ue(e,t){if(e.length>1048576)return null;let s;try{s=JSON.parse(e)}catch{return null}if(s?.format!==Be||!Bt(s.chapters)||!Number.isInteger(s.streak)||s.streak<0||s.streak>=js)return null;let o={};for(let[n,a]of Object.entries(s.chapters)){if(!t.includes(n)||!Bt(a))return null;o[n]={};for(let[l,c]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(l)||typeof c!="boolean")return null;o[n][String(BigInt(l))]=c}}return{format:Be,chapters:o,streak:s.streak}}var Bt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),ze=e=>`${JSON.stringify(e)}
`;function Ge(e,t,s,o){let n=e.chapters[t]??{},a={...n,[s]:o||n[s]===!0};return{...e,chapters:{...e.chapters,[t]:a}}}var qe=(e,t)=>({...e,streak:Math.max(e.streak,t)});function Je(e,t){let s=qe(e,t.streak);for(let[o,n]of Object.entries(t.chapters))for(let[a,l]of Object.entries(n))s=Ge(s,o,a,l);return s}function pe(e){try{return Ue(localStorage.getItem(oe)??"",e)??$e()}catch{return $e()}}function Ut(e){try{return localStorage.setItem(oe,ze(e)),!0}catch{return!1}}function zt(){try{return localStorage.setItem(`${oe}?`,""),localStorage.removeItem(`${oe}?`),!0}catch{return!1}}function Gt(){try{localStorage.removeItem(oe)}catch{}}import{html as b,useEffect as qt}from"bombe/preact.js";var Ks=5;function Jt({title:e,school:t,keys:s,progress:o,way:n,heading:a}){let{batch:l,chapters:c}=t,i=It(o,s,l),u=Rt(o,s,l),p=Pt(o,s);return qt(()=>{i?.chapter&&se(i.chapter,i.number??1,l).catch(()=>{})},[i?.chapter,i?.number]),qt(()=>{let $=d=>{let m=d.target===document.body||d.target===a.current;d.key!=="Enter"||!m||!i||!ee(d)||(d.preventDefault(),n.go(i))};return addEventListener("keydown",$),()=>removeEventListener("keydown",$)}),b`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${u.solved>0&&b`<${Ct} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${c.map(($,d)=>b`<li key=${$.key}><${Fs} chapter=${$} at=${d} batch=${l} progress=${o}
way=${n} isNext=${i?.chapter===$.key} /></li>`)}
</ol>
<div class="school-side">
<${Hs} next=${i} school=${t} keys=${s} found=${u} way=${n} />
${u.solved>0&&b`<${Ws} found=${u} />`}
${p.length>0&&b`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${p.slice(0,Ks).map($=>b`<li key=${`${$.chapter} ${$.number}`}><${S} to=${$} way=${n} cls="school-again">
<b>${s.indexOf($.chapter)+1}.${$.number}</b> ${c[s.indexOf($.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&b`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${S} to=${je} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function Hs({next:e,school:t,keys:s,found:o,way:n}){if(!e)return b`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let a=s.indexOf(e.chapter??""),{title:l,about:c}=t.chapters[a],i=o.solved===0;return b`<section class="machine school-next" aria-labelledby="next">
<p class="caps">${i?r("school_start_here"):r("school_next",{chapter:a+1,n:e.number??1})}</p>
<h2 id="next">${l}</h2>
<p>${i?r("school_start_about"):c}</p>
<div class="school-go"><${S} to=${e} way=${n} cls="button filled light">${r(i?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!i&&b`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
</section>`}var Ws=({found:e})=>b`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">${e.slots.map((t,s)=>b`<${j} key=${s} of=${t} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function Fs({chapter:e,at:t,batch:s,progress:o,way:n,isNext:a}){let{key:l,title:c,about:i}=e,u=C(o,l),p=I(Math.max(1,u-1),s),$=q(o,l,p,s),d=$.filter(y=>y!=="open").length,m=d>0,k=r("school_slots",{solved:d,most:s,first:$.filter(y=>y==="first").length});return b`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${t+1}</b>
<h2><${S} to=${{chapter:l,number:m?u:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:t+1})}, </span>${c}<//></h2>
<p>${x(i,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${Bs} of=${l} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${$.map((y,w)=>b`<${j} key=${w} of=${y} next=${a&&p+w===u} />`)}</span>
<span class="hush">${k}</span>
<span class="chapter-count" aria-hidden="true">${d===s?b`<b>${r("school_done")}</b> · ${r("school_go_further")}`:m?b`<b>${r("school_of",{n:p-1+d,most:p-1+s})}</b>`:H("school_exercises",s)}</span>
</div>
</article>`}function Bs({of:e}){let t=(n,a="")=>b`<span class="drawn-chip mono ${a}">${n}</span>`,s=b`<span class="school-disc nobody">?</span>`;return{reading:b`${t("341")} <${E} passed=${!0} size=${22} /> <${E} passed=${!1} size=${22} />`,hidden:b`${F.map(n=>b`<${Y} key=${n} of=${n} size=${20} />`)} ${t("?","dashed")}`,"one-code":b`${t("132")} ${t("?","dashed")}`,superfluous:b`<${O} of="A" /><${O} of="B" /><span class="school-disc nobody">C</span><${O} of="D" />`,together:b`<${O} of="B" /><i class="drawn-bar"></i><${O} of="D" />`,asking:b`${t("212")}<i class="drawn-bar"></i><i class="drawn-dot"></i><i class="drawn-dot"></i><i class="drawn-dot"></i>`,extreme:b`${t(" ")}<${O} of="A" />${t(" ")}`,nightmare:b`${s}${s}${s}${s}`}[e]??null}var K="/g/turing_machine/school",Gs=3;function Cn(e,t,s){ge(s);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),Us(g`<${qs} title=${n} />`,e)}function qs({title:e}){let[t,s]=A(()=>Ke(K,location.pathname)),[o,n]=Ze(Wt,"");Z(()=>{let l=()=>s(Ke(K,location.pathname));return addEventListener("popstate",l),()=>removeEventListener("popstate",l)},[]);let a={path:l=>G(K,l),go:l=>{history.pushState(null,"",G(K,l)),s(l),scrollTo(0,0)}};return o.fault?g`<${Ve} words=${o.fault} retry=${n} />`:o.found?g`<${Zs} title=${e} school=${o.found} place=${t} way=${a} />`:t.chapter||t.streak?g`<${ue} />`:g`<h1>${e}</h1>`}function Ze(e,t){let s={found:null,fault:"",key:t},[o,n]=A(s),[a,l]=A(0);return Z(()=>{let c=!0;return n(i=>i.key===t&&!i.fault?i:s),e().then(i=>c&&n({found:i,fault:"",key:t}),i=>c&&n({found:null,fault:i.message,key:t})),()=>{c=!1}},[t,a]),[o.key===t?o:s,()=>l(a+1)]}var Ve=({words:e,retry:t})=>g`<div class="alert"><span role="alert">${e}</span>${" "}
<button class="quiet" onClick=${t}>${r("school_again")}</button></div>`;function Js(e){let[t,s]=A(()=>pe(e)),[o,n]=A(zt);return Z(()=>{let c=()=>s(pe(e));return addEventListener("storage",c),()=>removeEventListener("storage",c)},[]),{progress:t,isKept:o,save:c=>{let i=c(Je(t,pe(e)));n(Ut(i)),s(i)},drop:()=>{Gt(),s($e())}}}function Zs({title:e,school:t,place:s,way:o}){let n=t.chapters.map(({key:y})=>y),{progress:a,isKept:l,save:c,drop:i}=Js(n),u=t.chapters.find(({key:y})=>y===s.chapter),p=he(null),$=he(G(K,s)),d=s.streak?r("school_streak"):u?.title??e;zs(()=>{document.title=document.title.replace(/^.*(?= · )/,d),$.current!==G(K,s)&&($.current=G(K,s),p.current?.focus({preventScroll:!0}))},[s]);let m={school:t,progress:a,save:c,way:o,heading:p};if(s.streak)return g`<${eo} ...${m} />`;if(!u)return g`<${Vs} title=${e} keys=${n} isKept=${l} drop=${i} ...${m} />`;let k=n.indexOf(u.key);return g`<${Ys} key=${u.key} chapter=${u} at=${k} number=${s.number} ...${m} />`}function Vs({title:e,school:t,keys:s,progress:o,save:n,drop:a,isKept:l,way:c,heading:i}){let[u,p]=A(!1),[$,d]=A(""),m=()=>{let w=new Blob([ze(o)],{type:"application/json"}),v=Object.assign(document.createElement("a"),{href:URL.createObjectURL(w),download:"school.json"});v.click(),setTimeout(()=>URL.revokeObjectURL(v.href),1e3)},k=async({currentTarget:w})=>{let v=await w.files?.[0]?.text().catch(()=>"");w.value="";let L=Ue(v??"",s);L&&n(T=>Je(T,L)),d(r(L?"school_brought":"school_bad_file"))},y=()=>{p(!1),a(),d(r("school_deleted"))};return g`<${nt} here="school" />
<${Jt} title=${e} school=${t} keys=${s} progress=${o} way=${c} heading=${i} />
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
${u&&g`<${st} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>p(!1)} />`}`}function Ys({school:e,chapter:t,at:s,number:o,progress:n,save:a,way:l,heading:c}){let{batch:i}=e,{key:u}=t,p=o??C(n,u),[$,d]=Ze(()=>se(u,p,i),`${u} ${I(p,i)} ${o}`);Z(()=>{p-I(p,i)>=i-Gs&&se(u,p+i,i).catch(()=>{})},[p]);let{example:m}=t,k=m.choices.findIndex((v,L)=>L!==m.right&&v.cases.length>0),y={...J,wrong:k<0?[]:[k],cases:m.choices[k]?.cases.slice(0,1)??[],done:!0},w=g`<${Xs} chapter=${t} at=${s} number=${o} batch=${i} progress=${n} way=${l}
heading=${c} />`;if(o===null){let v=()=>l.go({chapter:u,number:C(n,u)});return g`${w}<${ie} key="example" exercise=${m} tried=${y} title=${r("school_example_of")}
keep=${t.intro} example ways=${{now:()=>y,choose:()=>{},peek:null,next:v,skip:null}}
nextWords=${r("school_now_you")} />`}return $.fault?g`${w}<${Ve} words=${$.fault} retry=${d} />`:$.found?g`${w}<${Qs} key=${$.found.seed} exercise=${$.found} chapter=${t} number=${o}
progress=${n} save=${a} way=${l} />`:g`${w}<${ue} />`}function Zt(){let e=he(J),[t,s]=A(J);return{now:()=>e.current,tried:t,become:o=>(e.current=o,s(o),o)}}function Qs({exercise:e,chapter:t,number:s,progress:o,save:n,way:a}){let{now:l,tried:c,become:i}=Zt(),{key:u}=t,p=k=>{let y=l(),w=i(He(y,e,k));w.done&&!y.done&&n(v=>Ge(v,u,s,jt(w)))},$=()=>a.go({chapter:u,number:C(o,u,s+1)}),d=c.peeked?null:()=>{i({...l(),peeked:!0})},m={now:l,choose:p,peek:d,next:$,skip:$};return g`<${ie} exercise=${e} tried=${c} title=${r("school_exercise",{n:s})}
keep=${t.intro} ways=${m} nextWords=${r("school_next_exercise")} />`}function Xs({chapter:e,at:t,number:s,batch:o,progress:n,way:a,heading:l}){let{key:c,title:i}=e,u=I(s??C(n,c),o),p=q(n,c,u,o);return g`<div class="school-bar">
<${S} to=${te} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${l}><span class="school-number">${t+1}</span> ${i}</h1>
<nav class="school-slots" aria-label=${i}>
<${S} to=${{chapter:c,number:null}} way=${a} current=${s===null} cls="school-to-example">${r("school_example")}<//>
${p.map(($,d)=>{let m=u+d,k=r("named",{who:r("school_exercise",{n:m}),what:Ie($)});return g`<${S} key=${m} to=${{chapter:c,number:m}} way=${a} current=${m===s}
label=${k} cls="school-slot"><${j} of=${$} next=${m===s} /><//>`})}
<${S} to=${{chapter:c,number:C(n,c,u+o)}} way=${a} cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function eo({school:e,progress:t,save:s,way:o,heading:n}){let[a,l]=A(1),[c,i]=Ze(Ft,String(a)),[u,p]=A({n:0,solved:0,mistakes:0,over:!1}),{now:$,tried:d,become:m}=Zt(),k=c.found?.exercises[u.n],y=N=>{if(!k||$().done)return;let V=m(He($(),k,N,1)),Qe=u.solved+Number(We(V,k));p({...u,solved:Qe,mistakes:u.mistakes+ +!We(V,k)}),s(Vt=>qe(Vt,Qe))},w=()=>{let N=u.mistakes>=3||u.n+1>=(c.found?.exercises.length??0);p({...u,n:N?u.n:u.n+1,over:N}),N||m(J),scrollTo(0,0)},v=()=>{p({n:0,solved:0,mistakes:0,over:!1}),m(J),l(a+1)},L=Array.from({length:3},(N,V)=>g`<i key=${V} class=${V<u.mistakes?"used":""}></i>`),T=g`<div class="school-bar">
<${S} to=${te} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${H("school_streak_solved",u.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${L}</span>
<span>${r("school_mistakes",{n:u.mistakes,most:3})}</span></p>
</div>`;if(c.fault)return g`${T}<${Ve} words=${c.fault} retry=${i} />`;if(!k)return g`${T}<${ue} />`;if(u.over)return g`${T}<${to} solved=${u.solved} mistakes=${u.mistakes} longest=${t.streak} again=${v} way=${o} />`;let Ye=e.chapters.find(({key:N})=>N===k.chapter);return g`${T}<${ie} key=${`${a} ${u.n}`} exercise=${k} tried=${d} once
title=${`${r("school_position",{n:u.n+1})} · ${Ye?.title??""}`} keep=${Ye?.intro??[]}
ways=${{now:$,choose:y,peek:null,next:w,skip:null}} nextWords=${r("school_next_exercise")} />`}function to({solved:e,mistakes:t,longest:s,again:o,way:n}){let a=he(null);return Z(()=>a.current?.focus(),[]),Z(()=>{let l=c=>{c.key.toLowerCase()!=="n"||!ee(c)||(c.preventDefault(),o())};return addEventListener("keydown",l),()=>removeEventListener("keydown",l)}),g`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(t>=3?"school_streak_over":"school_streak_all")}${" "}
${H("school_streak_solved",e)}</h2>
<p>${r("school_streak_longest",{n:s})}</p>
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")} <kbd aria-hidden="true">N</kbd></button>
<${S} to=${te} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{Cn as mount};
