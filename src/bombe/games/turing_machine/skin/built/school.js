import{html as ss,useLayoutEffect as Zs,useRef as Vs}from"bombe/preact.js";var de={},he="en";function Xe(e){de=e.words,he=e.lang}function r(e,s={}){let t=de[e];if(t===void 0)throw new Error(`no words for ${e}`);return Js(t,s)}var Js=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function es(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(he,{...o,...t}).format(e).replace("-","−")}function W(e,s,t=0,o={}){let a=new Intl.PluralRules(he,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||de[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:es(s,t,o)})}function Ys({title:e,cls:s="",close:t,onKey:o,children:n}){let a=Vs(null);return Zs(()=>{let i=document.activeElement,$=a.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),i?.isConnected&&i.focus()}},[]),ss`<dialog class="over ${s}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${i=>{i.preventDefault(),t()}} onClick=${i=>i.target===a.current&&t()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function ts({question:e,yes:s,close:t}){return ss`<${Ys} title=${e.title} close=${t}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${s}>${e.yes}</button>
<button class="button" onClick=${t}>${r("cancel")}</button>
</div>
<//>`}import{html as g,render as Wt,useEffect as V,useLayoutEffect as Ft,useRef as Ze,useState as C}from"bombe/preact.js";import{html as ye}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var fe={},me=new Map,Qs;function ke(e){Xe(e),fe=e.cards,me=new Map;for(let s of Object.values(fe))for(let t of s.laws)t.name=`${s.number}${t.letter}`,me.set(t.name,{card:s,law:t});Qs=e}var oe=e=>fe[e];var ge=e=>me.get(e);var B=["▲","■","●"],U=["t","s","c"],be=["1","2","3","4","5"],os={"▲":"t","■":"s","●":"c"},Xs={"▲":"triangle","■":"square","●":"circle"},T=e=>et(e.replace(/[▲■●]/g,s=>r(Xs[s])));var et=e=>e.replace(/\.$/,"");function Y({of:e,size:s=16}){let t=os[e];return F`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&F`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&F`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&F`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${T(e)}</span></span>`}var w=(e,s)=>e.split(/([▲■●])/).map(t=>t in os?F`<${Y} of=${t} size=${s} />`:t),I=({of:e,cls:s=""})=>F`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var st=["rules","all","box","school"];var ns=({here:e})=>ye`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${st.map(s=>ye`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${r(`page_${s}`)}</a>`)}
</nav>`;var rs=({of:e})=>e.hard?ye` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as m,useEffect as Ls,useMemo as bt,useRef as X,useState as Re}from"bombe/preact.js";import{createContext as z,useContext as as}from"bombe/preact.js";var we=z(null),fo=z(null),cs=z(null),xe=z(null),_e=z(null),mo=z(null);function ne(e){let s=as(e);if(s===null)throw new Error("this is a part of a board");return s}var P=()=>ne(we);var ls=()=>ne(cs),is=()=>as(cs)!==null,re=()=>ne(xe),$s=()=>ne(_e);import{html as f,useEffect as gs,useLayoutEffect as nt,useRef as G,useState as bs}from"bombe/preact.js";import{html as x}from"bombe/preact.js";var us="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",tt="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ot={up:x`<path d=${us} />`,down:x`<path d=${us} transform="rotate(180 12 12)" />`,undo:x`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:x`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:x`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:x`<path class="pen" d="M6 14l6-6l6 6" />`,sink:x`<path class="pen" d="M6 10l6 6l6-6" />`,close:x`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:x`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:x`<path class="pen" d=${tt} />`,talk:x`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:x`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},ve=({of:e,size:s=20})=>x`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ot[e]}</svg>`,O=({passed:e,size:s=22})=>x`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?x`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:x`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var ps=({key:e,code:s,shiftKey:t})=>(/^[1-5]$/.test(e)?e:t?null:s.match(/^Digit([1-5])$/)?.[1])??null,Q=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as Oo,useState as Mo}from"bombe/preact.js";var ae=e=>!!e.sheet;var Se=e=>[...e.verifiers],ds=e=>e.mode==="nightmare";var Ee=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},hs=e=>ae(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var fs=e=>ae(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:s})=>Object.keys(s).length>0),ms=(e,s)=>!!(e.sheet?.laws&&!e.sheet.laws.some(t=>t.includes(s))),Oe=(e,s)=>!!e.sheet?.unsound?.includes(s),_o=new Map(U.flatMap((e,s)=>be.map(t=>[e+t,{place:s,digit:t}])));var Me=e=>e===""?"-":e==="-"?"+":"";var Ce=e=>e==="-"?"struck":e==="+"?"kept":"";function Ae(e,s,t=!1,o=!1){let n=e;return s&&(n=r(s==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),t&&(n=r("unsound",{what:n})),n}var Le=(e,s)=>({onClick:()=>e.cycle(s),onContextMenu:t=>{t.preventDefault(),e.put(s,e.of(s)==="-"?"":"-")}});var ks="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var rt=90;function ys(){let{view:e}=P(),{tab:s,setTab:t}=$s(),{deck:o,scrolled:n}=at(s,t),[a,l]=bs(null),c=Se(e),i=ds(e),{answers:$}=Ee(e),p=u=>i?null:c[u];return f`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map((u,d)=>f`<${it} key=${c[d]} letter=${p(d)} number=${u[0]} current=${d===s}
passed=${i?void 0:$[c[d]]} press=${()=>t(d)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map((u,d)=>{let h=`card-${c[d]}`,b=()=>l(d);return u.length>1?f`<${ut} key=${d} id=${h} letter=${c[d]} numbers=${u} enlarge=${b} />`:f`<${Te} key=${d} id=${h} letter=${p(d)} number=${u[0]} enlarge=${b} />`})}
</div>
${a!==null&&f`<${pt} letter=${p(a)} opener=${`card-${c[a]}`} numbers=${e.groups[a]}
close=${()=>l(null)} />`}
</section>`}function at(e,s){let t=G(null),o=G(void 0),n=G(0);return gs(()=>{let l=t.current,c=l?.children[e];if(!l||!c||e===n.current||l.scrollWidth<=l.clientWidth)return;n.current=e;let i=c.offsetLeft-l.offsetLeft-lt(l);l.scrollTo({left:i,behavior:ct()?"auto":"smooth"})},[e]),{deck:t,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!t.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:$}=t.current;if(c<=i)return;let p=(c-i)/Math.max(1,$.length-1);n.current=Math.round(l/p),s(n.current)},rt)}}}var ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,lt=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,it=({letter:e,number:s,current:t,passed:o,press:n})=>f`<button class="tab" aria-current=${t?"true":null} onClick=${n}
aria-label=${$t(e,s,o)}>
${e??f`<span class="mono">${s}</span>`}
${o!==void 0&&f`<${O} passed=${o} size=${18} />`}
</button>`;function $t(e,s,t){return e===null?r("card_number",{n:s}):t===void 0?r("verifier",{letter:e}):r(t?"answered_yes":"answered_no",{letter:e})}var ws=e=>s=>{s.key!=="Enter"||s.target!==s.currentTarget||(s.preventDefault(),e())},ut=({id:e,letter:s,numbers:t,enlarge:o})=>f`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:s})}
onKeyDown=${ws(o)}>
<${Te} letter=${s} number=${t[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${s}</span><span class="or">${r("or")}</span></p>
<${Te} letter=${s} number=${t[1]} enlarge=${o} paired />
</div>`,xs=({letter:e})=>f`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function pt({letter:e,numbers:s,opener:t,close:o}){let n=G(null),a=re();nt(()=>{let i=n.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(t)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),o()},c=i=>i.target===n.current&&o();return f`<dialog class="large ${s.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>dt(i,a)}>
<div class="large-head">
<${xs} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:s[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${s.map(i=>f`<${ht} key=${i} number=${i} whose=${e===null} />`)}
</div>
</dialog>`}function dt(e,s){e.key.toLowerCase()!=="z"||Q(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?s.redo():s.undo())}function ht({number:e,whose:s}){let t=oe(e);return f`<section class="spread" aria-label=${T(t.title)}>
<div class="spread-head"><h3 class="title">${w(t.title,17)}</h3>
<${I} of=${t.key} cls="key" /></div>
<p class="spread-text">${w(t.text,14)} <${_s} of=${e} /></p>
${t.grid?f`<${Es} shown=${t} />
<details><summary>${r("check_what")}</summary><${vs} shown=${t} /></details>`:f`<${Ss} shown=${t} whole />`}
${s&&f`<${Ms} number=${e} />`}
</section>`}function Te({letter:e,number:s,id:t,paired:o=!1,enlarge:n}){let{view:a}=P(),l=is(),c=oe(s),[i,$]=bs(!1),p=G(null),u=e===null?"card_of_nobody":o?"card_of_two":"card_of",d=()=>{$(!1),p.current?.focus()},h=b=>{b.stopPropagation(),o&&matchMedia(ks).matches?n():$(!i)};return f`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${t}
tabindex=${t?"-1":null} aria-label=${T(r(u,{letter:e??"",title:c.title}))}
onKeyDown=${ws(n)}>
<div class="card-head" onClick=${n}>
${!o&&f`<${xs} letter=${e} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${h}><${ve} of="about" size=${19} /></button>
<${I} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${w(c.title,15)}<${rs} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${T(r("enlarge_card",{title:c.title}))}>
<${ve} of="enlarge" size=${18} /></button>
</div>
${c.grid?f`<${Es} shown=${c} />`:f`<${Ss} shown=${c} />`}
${!o&&fs(a)&&f`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&f`<${Ms} number=${s} />`}
${e!==null&&!o&&a.sheet&&l&&f`<${kt} letter=${e} />`}
${i&&f`<${ft} shown=${c} close=${d} />`}
</article>`}function ft({shown:e,close:s}){let t=G(null);return gs(()=>t.current?.focus(),[]),f`<div class="about" onKeyDown=${n=>n.key==="Escape"&&s()}>
<p>${w(e.text,14)}</p>
<${vs} shown=${e} />
<p><${_s} of=${e.number} /></p>
<button class="button" ref=${t} onClick=${s}>${r("close")}</button>
</div>`}var _s=({of:e})=>f`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,vs=({shown:e})=>f`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(s=>f`<li key=${s.name}><b>${s.letter}</b> <span>${w(s.text,14)}</span></li>`)}</ul>`,Ss=({shown:e,whole:s})=>f`<ul class="laws">
${e.laws.map(t=>f`<li key=${t.name}><${Os} law=${t}>
<${I} of=${t.picture} />
<span class="law-words">${w(s?t.text:t.words,13)}</span>
<//></li>`)}
</ul>`;function Es({shown:e}){let{columns:s,rows:t,laws:o}=e.grid,n=new Map(e.laws.map(l=>[l.name,l])),a=l=>f`<${Os} key=${l} law=${n.get(l)}><${I} of=${n.get(l)?.picture} /><//>`;return f`<div class="grid w${s.length} h${t.length}">
<span></span>${s.map(l=>f`<${I} of=${l} cls="column" />`)}
${t.map((l,c)=>f`<span class="row-name">${l}</span>${o[c].map(a)}`)}
</div>`}function Os({law:e,children:s}){let{view:t}=P(),o=re(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:T(e.text)});if(!ae(t))return f`<span class="law" role="img" aria-label=${a}>${s}</span>`;let l=Oe(t,e.name),c=ms(t,e.name);return f`<button data-name=${e.name} class="law ${Ce(n)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${n!==""} aria-label=${Ae(a,n,l,c)} title=${e.text}
...${Le(o,e.name)}>
${s}${l&&f`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Ms({number:e}){let{view:s}=P();return f`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Se(s).map(t=>f`<${mt} key=${t} letter=${t} target=${`${t}${e}`} />`)}
</div>
</div>`}function mt({letter:e,target:s}){let{view:t}=P(),o=re();if(!t.sheet)return f`<span class="owner">${e}</span>`;let n=o.of(s),a=Oe(t,s);return f`<button class="owner ${Ce(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${Ae(r("whose_is",{letter:e}),n,a)}
...${Le(o,s)}>${e}</button>`}function kt({letter:e}){let{view:s}=P(),{ask:t,asking:o}=ls(),n=Ee(s).answers[e],a=n!==void 0;return f`<button class="ask-here ${a?"done":""} ${o===e?"busy":""}"
aria-disabled=${a||!hs(s)} onClick=${()=>t(e)}
aria-label=${a?r(n?"answered_yes":"answered_no",{letter:e}):null}>
${a?f`<${O} passed=${n} size=${20} /> ${r("answered")}`:f`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as A}from"bombe/preact.js";function S({to:e,way:s,cls:t="",children:o,current:n=!1,label:a}){let l=c=>{c.ctrlKey||c.metaKey||c.shiftKey||c.altKey||c.button||(c.preventDefault(),s.go(e))};return A`<a href=${s.path(e)} class=${t} aria-current=${n?"page":null} aria-label=${a}
onClick=${l}>${o}</a>`}var gt={first:"school_first_try",later:"school_later",open:"school_open"},j=({of:e,next:s=!1})=>A`<i class="slot ${e} ${s?"next":""}" aria-hidden="true"></i>`,De=e=>r(gt[e]),Cs=()=>A`<p class="school-legend">
${["first","later"].map(e=>A`<span key=${e}><${j} of=${e} /> ${De(e)}</span>`)}
<span><${j} of="open" next /> ${r("school_next_one")}</span>
</p>`,M=({of:e})=>A`<span class="school-disc">${e}</span>`,ce=({of:e,point:s=""})=>A`<span class="school-code"><span class="hush">${e}</span>${[...e].map((t,o)=>A`<b key=${o} aria-hidden="true" class="${U[o]} ${s===U[o]+t?"point":""}">${t}</b>`)}</span>`;function Ne({of:e,point:s=""}){let t=e.drawn.held;return A`<ul class="school-held">
${t.map(({verifier:o,law:n,title:a,answers:l})=>A`<li key=${o} class=${n===s?"point":""}>
<${M} of=${o} />
<span class="held-law"><span class="mono">${n}</span> ${w(a,15)}</span>
<span class="held-answers">${l.length?l.map(([c,i])=>A`<span key=${c}><${O} passed=${i} size=${18} />
${r(i?"school_meets":"school_fails",{code:c})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var Ts=e=>e.drawn;function yt(){let[e,s]=Re({}),t=X([]),o=X([]),n=(c,i)=>{o.current.push(e),t.current=[];let{[c]:$,...p}=e;s(i?{...p,[c]:i}:p)},a=(c,i)=>{let $=c.current.pop();return $?(i.current.push(e),s($),""):null};return[{of:c=>e[c]??"",put:n,cycle:c=>n(c,Me(e[c]??"")),undo:()=>a(o,t),redo:()=>a(t,o),canUndo:o.current.length>0,canRedo:t.current.length>0},e]}function le({exercise:e,tried:s,title:t,keep:o,ways:n,example:a,once:l,nextWords:c}){let{mode:i,verifiers:$,groups:p,rounds:u}=Ts(e),[d,h]=yt(),[b,y]=Re(()=>i==="nightmare"?0:$.indexOf(wt(u))),v={view:{...bt(()=>({mode:i,verifiers:$,groups:p,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),sheet:{rounds:u,marks:h,notes:{}}}};return xt(e,s,n),m`<div class="board school-board ${i} n${$.length}">
<${we.Provider} value=${v}>
<${xe.Provider} value=${d}>
<${_e.Provider} value=${{tab:b,setTab:y}}><${ys} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks">
<div class="tutor-ask">
<p class="caps">${t}</p>
<h2 id="asks">${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span><${At} rounds=${u} /></p>
<${vt} exercise=${e} tried=${s} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${Ot(e,s)}</p>
<${Mt} exercise=${e} tried=${s} keep=${o} example=${a} once=${l} />
<${_t} tried=${s} ways=${n} nextWords=${c} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${Lt} rounds=${u} letters=${[...$]} />
<h2>${r("school_keep")}</h2>
${o.map(R=>m`<p key=${R}>${w(R,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">${!s.done&&m`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.peek&&!s.done&&m`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
<span><kbd>N</kbd> ${r("school_keys_next")}</span></p>
</aside>
</div>`}var wt=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function xt(e,s,t){Ls(()=>{let o=n=>{let a=Number(ps(n)??0),l=n.key.toLowerCase(),c=a-1,i=a&&e.choices[c]&&!s.done?()=>t.choose(c):l==="w"&&!s.done?t.peek:l==="n"&&s.done?t.next:null;!i||!ee(n)||(n.preventDefault(),i())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function ee(e){return e.defaultPrevented||e.repeat||Q(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function _t({tried:e,ways:s,nextWords:t}){let o=X(null),n=X(e.done);return Ls(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),m`<div class="tutor-keys">
${e.done?m`<button key="next" class="button filled light" ref=${o} onClick=${s.next}>
${t} <kbd aria-hidden="true">N</kbd></button>`:m`${s.skip&&m`<button key="skip" class="button" onClick=${s.skip}>${r("school_skip")}</button>`}
${s.peek&&m`<button key="why" class="button" onClick=${s.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var Ds=e=>e.choices.some(({drawn:s})=>"proposal"in s);function vt({exercise:e,tried:s,choose:t}){let o=X(null),[n,a]=Re(0);return m`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${c=>{let i={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[c.key];if(!i||Q(c))return;c.preventDefault();let $=(n+i+e.choices.length)%e.choices.length;a($),o.current?.children[$]?.focus()}}>
${e.choices.map((c,i)=>{let $=s.wrong.includes(i),p=s.done&&i===e.right,u=Ns(e,$,p);return m`<button key=${i} type="button" role="radio" class="choice ${$?"wrong":p?"right":""}"
aria-checked=${String(s.last===i)} aria-disabled=${String(s.done)} tabindex=${i===n?"0":"-1"}
onFocus=${()=>a(i)} onClick=${()=>t(i)}>
<kbd aria-hidden="true">${i+1}</kbd>
<span class="choice-text"><${St} exercise=${e} at=${i} />
${u&&m`<span class="choice-state"><span class="hush">, </span>${u}</span>`}</span>
${$&&m`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function Ns(e,s,t){let o=Ds(e);return s?r(o?"school_not_best":"school_still_possible"):t?r(o?"school_best_here":"school_right_here"):""}function St({exercise:e,at:s}){let{text:t,drawn:o}=e.choices[s];if("proposal"in o)return m`<span class="hush">${t}</span>
<span class="choice-what" aria-hidden="true"><${ce} of=${String(o.proposal)} /> <${M} of=${String(o.verifier)} /></span>`;let n=Et(Ts(e),String(o.target??""));return m`<span class="choice-what">${n&&m`<span aria-hidden="true"><${M} of=${n} /></span>`}
<span>${w(t,15)}</span></span>`}function Et({mode:e,verifiers:s,groups:t},o){let n=ge(o)?.card;return!n||e==="nightmare"?"":s[t.findIndex(a=>a.includes(n.number))]??""}function Ot(e,{last:s,done:t,cases:o,wrong:n}){if(s===null)return"";if(s===e.right)return r("school_right");let a=e.choices[s],l=a.cases.length?o.at(-1)?.drawn.code:void 0,c=r("named",{who:T(a.text),what:Ns(e,!0,!1)}),i=l?r("school_look_at",{code:String(l)}):a.verdict.join(" "),$=t?`${r(n.length>1?"school_last_left":"school_was_right")} ${T(e.choices[e.right].text)}`:"";return[`${c}.`,i,$].filter(Boolean).join(" ")}function Mt({exercise:e,tried:s,keep:t,example:o,once:n}){let{last:a,done:l,peeked:c,wrong:i}=s,$=a!==null&&a!==e.right?e.choices[a]:null;if(!$&&!l&&!c)return m`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${t.map(b=>m`<p key=${b}>${w(b,14)}</p>`)}</div>
</div>`;let p=l&&a===e.right,u=o?r("school_why"):p?r("school_right"):l?r(n?"school_was_right":"school_last_left"):r("school_why"),d=l||c?m`<${Ct} exercise=${e} title=${u} />`:null,h=$??(o?e.choices[i[0]]:null);return m`${!o&&h&&m`<${As} tried=${s} choice=${h} />`}
${d}
${o&&h&&m`<${As} tried=${s} choice=${h} n=${i[0]+1} />`}`}function As({tried:e,choice:s,n:t}){let o=s.cases.length?e.cases.at(-1):void 0,n=String(s.drawn.target??"");if(!o)return m`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b> ${r("school_not_that")}</h3>
${s.verdict.map(c=>m`<p key=${c}>${c}</p>`)}</div>`;let a=String(o.drawn.code),l=!s.drawn.target;return m`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b> ${r(t?"school_example_wrong":"school_look_at",{n:t??0,code:a})}</h3>
<div class="met-code"><${ce} of=${a} point=${n} />
<p>${l?s.verdict.join(" "):r("school_agrees")}</p></div>
<${Ne} of=${o} point=${n} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function Ct({exercise:e,title:s}){let t=e.why.length>1&&!Ds(e)?"ol":"ul";return m`<div class="why">
<h3>${s}</h3>
<${t} class="steps">${e.why.map((o,n)=>m`<li key=${n}>${w(o,14)}</li>`)}<//>
${e.cases.map((o,n)=>m`<div key=${n} class="met"><${ce} of=${String(o.drawn.code)} /><${Ne} of=${o} /></div>`)}
</div>`}var At=({rounds:e})=>e.map(({proposal:s,answers:t},o)=>m`<span key=${o} class="chip"><b class="mono">${s}</b>${Object.entries(t).map(([n,a])=>m`<span key=${n}>${n}<${O} passed=${a} size=${18} /><span class="hush">${" "}${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),Lt=({rounds:e,letters:s})=>m`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${B.map(t=>m`<th key=${t} scope="col" class="of-shape"><${Y} of=${t} size=${18} /></th>`)}
${s.map((t,o)=>m`<th key=${t} scope="col" class=${o===0?"edge":""}>${t}</th>`)}
</tr></thead>
<tbody>${e.map(({proposal:t,answers:o},n)=>m`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span><span aria-hidden="true">${n+1}</span></th>
${[...t??""].map((a,l)=>m`<td key=${l} class="of-shape">${a}</td>`)}
${s.map((a,l)=>m`<td key=${a} class=${l===0?"edge":""}>${Tt(o[a])}</td>`)}
</tr>`)}</tbody>
</table>`,Tt=e=>e===void 0?m`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:m`<${O} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,ie=()=>m`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">${[1,2,3,4].map(e=>m`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var se={chapter:null,number:null},Ie={chapter:null,number:null,streak:!0};function Pe(e,s){let[t,o]=s.slice(e.length).split("/").filter(Boolean);return t?t==="streak"?Ie:{chapter:decodeURIComponent(t),number:o?Number(o):null}:se}function q(e,{chapter:s,number:t,streak:o}){return o?`${e}/streak`:[e,s,t].filter(Boolean).join("/")}function J(e,s,t,o){let n=e.chapters[s]??{};return Array.from({length:o},(a,l)=>{let c=n[t+l];return c===void 0?"open":c?"first":"later"})}function L(e,s,t=1){let o=e.chapters[s]??{},n=t;for(;n in o;)n+=1;return n}var N=(e,s)=>Math.floor((e-1)/s)*s+1;function Rs(e,s,t){let o=s.filter(l=>L(e,l)<=t),n=o.find(l=>J(e,l,1,t).some(c=>c!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?L(e,a):null}:null}function Is(e,s,t){let o=s.flatMap(a=>J(e,a,1,t)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Ps=(e,s)=>s.flatMap(t=>Object.entries(e.chapters[t]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:t,number:Number(o)}))),Z={wrong:[],last:null,cases:[],peeked:!1,done:!1};function je(e,s,t,o=s.choices.length-1){if(e.done||!s.choices[t])return e;if(t===s.right)return{...e,last:t,done:!0};let n=e.wrong.includes(t)?e.wrong:[...e.wrong,t],a=Dt(s.choices[t],e.cases),l=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:t,cases:l,done:n.length>=o}}function Dt({cases:e},s){let t=s.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!t.includes(o.code))??e[s.length%e.length]}var js=e=>e.done&&!e.wrong.length&&!e.peeked,Ke=(e,s)=>e.done&&e.last===s.right;var Nt="/api/games/turing_machine",He=new Map;function Ks(e){let s=He.get(e);return s||(s=Hs(e),s.catch(()=>He.delete(e)),He.set(e,s)),s}async function Hs(e){let s=new URL(Nt+e,location.href);s.searchParams.set("lang",document.documentElement.lang);let t=await fetch(s).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await t.json().catch(()=>({}));if(!t.ok)throw new Error(o.error??r("school_no_exercise"));return o}var Ws=()=>Ks("/school");async function te(e,s,t){let o=N(s,t),{exercises:n}=await Ks(`/school/${e}?from=${o}`);return n[s-o]}var Fs=()=>Hs("/streak");var We="bombe school 1";var Rt=9223372036854776e3,Fe="school",$e=()=>({format:We,chapters:{},streak:0});function Be(e,s){if(e.length>1048576)return null;let t;try{t=JSON.parse(e)}catch{return null}if(t?.format!==We||!Bs(t.chapters)||!Number.isInteger(t.streak)||t.streak<0||t.streak>=Rt)return null;let o={};for(let[n,a]of Object.entries(t.chapters)){if(!s.includes(n)||!Bs(a))return null;o[n]={};for(let[l,c]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(l)||typeof c!="boolean")return null;o[n][String(BigInt(l))]=c}}return{format:We,chapters:o,streak:t.streak}}var Bs=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Ue=e=>`${JSON.stringify(e)}
`;function ze(e,s,t,o){let n=e.chapters[s]??{},a={...n,[t]:o||n[t]===!0};return{...e,chapters:{...e.chapters,[s]:a}}}var Ge=(e,s)=>({...e,streak:Math.max(e.streak,s)});function qe(e,s){let t=Ge(e,s.streak);for(let[o,n]of Object.entries(s.chapters))for(let[a,l]of Object.entries(n))t=ze(t,o,a,l);return t}function ue(e){try{return Be(localStorage.getItem(Fe)??"",e)??$e()}catch{return $e()}}function Je(e){try{return localStorage.setItem(Fe,Ue(e)),!0}catch{return!1}}function Us(){try{localStorage.removeItem(Fe)}catch{}}import{html as k,useEffect as zs}from"bombe/preact.js";var It=5;function Gs({title:e,school:s,keys:t,progress:o,way:n,heading:a}){let{batch:l,chapters:c}=s,i=Rs(o,t,l),$=Is(o,t,l),p=Ps(o,t);return zs(()=>{i?.chapter&&te(i.chapter,i.number??1,l).catch(()=>{})},[i?.chapter,i?.number]),zs(()=>{let u=d=>{let h=d.target===document.body||d.target===a.current;d.key!=="Enter"||!h||!i||!ee(d)||(d.preventDefault(),n.go(i))};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)}),k`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${$.solved>0&&k`<${Cs} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${c.map((u,d)=>k`<li key=${u.key}><${Kt} chapter=${u} at=${d} batch=${l} progress=${o}
way=${n} isNext=${i?.chapter===u.key} /></li>`)}
</ol>
<div class="school-side">
<${Pt} next=${i} school=${s} keys=${t} found=${$} way=${n} />
${$.solved>0&&k`<${jt} found=${$} />`}
${p.length>0&&k`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${p.slice(0,It).map(u=>k`<li key=${`${u.chapter} ${u.number}`}><${S} to=${u} way=${n} cls="school-again">
<b>${t.indexOf(u.chapter)+1}.${u.number}</b> ${c[t.indexOf(u.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&k`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${S} to=${Ie} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function Pt({next:e,school:s,keys:t,found:o,way:n}){if(!e)return k`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let a=t.indexOf(e.chapter??""),{title:l,about:c}=s.chapters[a],i=o.solved===0;return k`<section class="machine school-next" aria-labelledby="next">
<p class="caps">${i?r("school_start_here"):r("school_next",{chapter:a+1,n:e.number??1})}</p>
<h2 id="next">${l}</h2>
<p>${i?r("school_start_about"):c}</p>
<div class="school-go"><${S} to=${e} way=${n} cls="button filled light">${r(i?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!i&&k`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
</section>`}var jt=({found:e})=>k`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">${e.slots.map((s,t)=>k`<${j} key=${t} of=${s} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function Kt({chapter:e,at:s,batch:t,progress:o,way:n,isNext:a}){let{key:l,title:c,about:i}=e,$=L(o,l),p=N(Math.max(1,$-1),t),u=J(o,l,p,t),d=u.filter(y=>y!=="open").length,h=d>0,b=r("school_slots",{solved:d,most:t,first:u.filter(y=>y==="first").length});return k`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${s+1}</b>
<h2><${S} to=${{chapter:l,number:h?$:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:s+1})}, </span>${c}<//></h2>
<p>${w(i,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${Ht} of=${l} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${u.map((y,_)=>k`<${j} key=${_} of=${y} next=${a&&p+_===$} />`)}</span>
<span class="hush">${b}</span>
<span class="chapter-count" aria-hidden="true">${d===t?k`<b>${r("school_done")}</b> · ${r("school_go_further")}`:h?k`<b>${r("school_of",{n:p-1+d,most:p-1+t})}</b>`:W("school_exercises",t)}</span>
</div>
</article>`}function Ht({of:e}){let s=(n,a="")=>k`<span class="drawn-chip mono ${a}">${n}</span>`,t=k`<span class="school-disc nobody">?</span>`;return{reading:k`${s("341")} <${O} passed=${!0} size=${22} /> <${O} passed=${!1} size=${22} />`,hidden:k`${B.map(n=>k`<${Y} key=${n} of=${n} size=${20} />`)} ${s("?","dashed")}`,"one-code":k`${s("132")} ${s("?","dashed")}`,superfluous:k`<${M} of="A" /><${M} of="B" /><span class="school-disc nobody">C</span><${M} of="D" />`,together:k`<${M} of="B" /><i class="drawn-bar"></i><${M} of="D" />`,asking:k`${s("212")}<i class="drawn-bar"></i><i class="drawn-dot"></i><i class="drawn-dot"></i><i class="drawn-dot"></i>`,extreme:k`${s(" ")}<${M} of="A" />${s(" ")}`,nightmare:k`${t}${t}${t}${t}`}[e]??null}var K="/g/turing_machine/school",Bt=3;function En(e,s,t){ke(t);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),Wt(g`<${Ut} title=${n} />`,e)}function Ut({title:e}){let[s,t]=C(()=>Pe(K,location.pathname)),[o,n]=Ve(Ws,"");V(()=>{let l=()=>t(Pe(K,location.pathname));return addEventListener("popstate",l),()=>removeEventListener("popstate",l)},[]);let a={path:l=>q(K,l),go:l=>{history.pushState(null,"",q(K,l)),t(l),scrollTo(0,0)}};return o.fault?g`<${Ye} words=${o.fault} retry=${n} />`:o.found?g`<${Gt} title=${e} school=${o.found} place=${s} way=${a} />`:s.chapter||s.streak?g`<${ie} />`:g`<h1>${e}</h1>`}function Ve(e,s){let t={found:null,fault:"",key:s},[o,n]=C(t),[a,l]=C(0);return V(()=>{let c=!0;return n(i=>i.key===s&&!i.fault?i:t),e().then(i=>c&&n({found:i,fault:"",key:s}),i=>c&&n({found:null,fault:i.message,key:s})),()=>{c=!1}},[s,a]),[o.key===s?o:t,()=>l(a+1)]}var Ye=({words:e,retry:s})=>g`<div class="alert"><span role="alert">${e}</span>${" "}
<button class="quiet" onClick=${s}>${r("school_again")}</button></div>`;function zt(e){let[s,t]=C(()=>ue(e)),[o,n]=C(()=>Je(s));return V(()=>{let c=()=>t(ue(e));return addEventListener("storage",c),()=>removeEventListener("storage",c)},[]),{progress:s,isKept:o,save:c=>{let i=c(qe(s,ue(e)));n(Je(i)),t(i)},drop:()=>{Us(),t($e())}}}function Gt({title:e,school:s,place:t,way:o}){let n=s.chapters.map(({key:y})=>y),{progress:a,isKept:l,save:c,drop:i}=zt(n),$=s.chapters.find(({key:y})=>y===t.chapter),p=Ze(null),u=Ze(q(K,t)),d=t.streak?r("school_streak"):$?.title??e;Ft(()=>{document.title=document.title.replace(/^.*(?= · )/,d),u.current!==q(K,t)&&(u.current=q(K,t),p.current?.focus({preventScroll:!0}))},[t]);let h={school:s,progress:a,save:c,way:o,heading:p};if(t.streak)return g`<${Yt} ...${h} />`;if(!$)return g`<${qt} title=${e} keys=${n} isKept=${l} drop=${i} ...${h} />`;let b=n.indexOf($.key);return g`<${Jt} key=${$.key} chapter=${$} at=${b} number=${t.number} ...${h} />`}function qt({title:e,school:s,keys:t,progress:o,save:n,drop:a,isKept:l,way:c,heading:i}){let[$,p]=C(!1),[u,d]=C(""),h=()=>{let _=new Blob([Ue(o)],{type:"application/json"}),E=Object.assign(document.createElement("a"),{href:URL.createObjectURL(_),download:"school.json"});E.click(),setTimeout(()=>URL.revokeObjectURL(E.href),1e3)},b=async({currentTarget:_})=>{let E=await _.files?.[0]?.text().catch(()=>"");_.value="";let v=Be(E??"",t);v&&n(R=>qe(R,v)),d(r(v?"school_brought":"school_bad_file"))},y=()=>{p(!1),a(),d(r("school_deleted"))};return g`<${ns} here="school" />
<${Gs} title=${e} school=${s} keys=${t} progress=${o} way=${c} heading=${i} />
<section class="school-kept">
<p>${r(l?"school_kept":"school_not_kept")}</p>
<p class="row">
<button class="quiet" onClick=${h}>${r("school_take")}</button>
<label class="quiet school-file"><input type="file" accept=".json,application/json" onChange=${b} />
<span>${r("school_bring")}</span></label>
<button class="quiet" onClick=${()=>p(!0)}>${r("school_delete")}</button>
</p>
<p role="status">${u}</p>
</section>
${$&&g`<${ts} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>p(!1)} />`}`}function Jt({school:e,chapter:s,at:t,number:o,progress:n,save:a,way:l,heading:c}){let{batch:i}=e,{key:$}=s,p=o??L(n,$),[u,d]=Ve(()=>te($,p,i),`${$} ${N(p,i)} ${o}`);V(()=>{p-N(p,i)>=i-Bt&&te($,p+i,i).catch(()=>{})},[p]);let{example:h}=s,b=h.choices.findIndex((E,v)=>v!==h.right&&E.cases.length>0),y={...Z,wrong:b<0?[]:[b],cases:h.choices[b]?.cases.slice(0,1)??[],done:!0},_=g`<${Vt} chapter=${s} at=${t} number=${o} batch=${i} progress=${n} way=${l}
heading=${c} />`;if(o===null){let E=()=>l.go({chapter:$,number:L(n,$)});return g`${_}<${le} key="example" exercise=${h} tried=${y} title=${r("school_example_of")}
keep=${s.intro} example ways=${{choose:()=>{},peek:null,next:E,skip:null}}
nextWords=${r("school_now_you")} />`}return u.fault?g`${_}<${Ye} words=${u.fault} retry=${d} />`:u.found?g`${_}<${Zt} key=${u.found.seed} exercise=${u.found} chapter=${s} number=${o}
progress=${n} save=${a} way=${l} />`:g`${_}<${ie} />`}function Zt({exercise:e,chapter:s,number:t,progress:o,save:n,way:a}){let[l,c]=C(Z),{key:i}=s,$=d=>{let h=je(l,e,d);c(h),h.done&&!l.done&&n(b=>ze(b,i,t,js(h)))},p=()=>a.go({chapter:i,number:L(o,i,t+1)}),u={choose:$,peek:l.peeked?null:()=>c({...l,peeked:!0}),next:p,skip:p};return g`<${le} exercise=${e} tried=${l} title=${r("school_exercise",{n:t})}
keep=${s.intro} ways=${u} nextWords=${r("school_next_exercise")} />`}function Vt({chapter:e,at:s,number:t,batch:o,progress:n,way:a,heading:l}){let{key:c,title:i}=e,$=N(t??L(n,c),o),p=J(n,c,$,o);return g`<div class="school-bar">
<${S} to=${se} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${l}><span class="school-number">${s+1}</span> ${i}</h1>
<nav class="school-slots" aria-label=${i}>
<${S} to=${{chapter:c,number:null}} way=${a} current=${t===null} cls="school-to-example">${r("school_example")}<//>
${p.map((u,d)=>{let h=$+d,b=r("named",{who:r("school_exercise",{n:h}),what:De(u)});return g`<${S} key=${h} to=${{chapter:c,number:h}} way=${a} current=${h===t}
label=${b} cls="school-slot"><${j} of=${u} next=${h===t} /><//>`})}
<${S} to=${{chapter:c,number:L(n,c,$+o)}} way=${a} cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function Yt({school:e,progress:s,save:t,way:o,heading:n}){let[a,l]=C(1),[c,i]=Ve(Fs,String(a)),[$,p]=C({n:0,solved:0,mistakes:0,over:!1}),[u,d]=C(Z),h=c.found?.exercises[$.n],b=D=>{if(!h||u.done)return;let H=je(u,h,D,1);d(H);let Qe=$.solved+Number(Ke(H,h));p({...$,solved:Qe,mistakes:$.mistakes+ +!Ke(H,h)}),t(qs=>Ge(qs,Qe))},y=()=>{let D=$.mistakes>=3||$.n+1>=(c.found?.exercises.length??0);p({...$,n:D?$.n:$.n+1,over:D}),D||d(Z),scrollTo(0,0)},_=()=>{p({n:0,solved:0,mistakes:0,over:!1}),d(Z),l(a+1)},E=Array.from({length:3},(D,H)=>g`<i key=${H} class=${H<$.mistakes?"used":""}></i>`),v=g`<div class="school-bar">
<${S} to=${se} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${W("school_streak_solved",$.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${E}</span>
<span>${r("school_mistakes",{n:$.mistakes,most:3})}</span></p>
</div>`;if(c.fault)return g`${v}<${Ye} words=${c.fault} retry=${i} />`;if(!h)return g`${v}<${ie} />`;if($.over)return g`${v}<${Qt} solved=${$.solved} mistakes=${$.mistakes} longest=${s.streak} again=${_} way=${o} />`;let R=e.chapters.find(({key:D})=>D===h.chapter);return g`${v}<${le} key=${`${a} ${$.n}`} exercise=${h} tried=${u} once
title=${`${r("school_position",{n:$.n+1})} · ${R?.title??""}`} keep=${R?.intro??[]}
ways=${{choose:b,peek:null,next:y,skip:null}} nextWords=${r("school_next_exercise")} />`}function Qt({solved:e,mistakes:s,longest:t,again:o,way:n}){let a=Ze(null);return V(()=>a.current?.focus(),[]),V(()=>{let l=c=>{c.key.toLowerCase()!=="n"||!ee(c)||(c.preventDefault(),o())};return addEventListener("keydown",l),()=>removeEventListener("keydown",l)}),g`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(s>=3?"school_streak_over":"school_streak_all")}${" "}
${W("school_streak_solved",e)}</h2>
<p>${r("school_streak_longest",{n:t})}</p>
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")} <kbd aria-hidden="true">N</kbd></button>
<${S} to=${se} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{En as mount};
