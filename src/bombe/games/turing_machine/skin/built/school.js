import{html as lt,useLayoutEffect as ns,useRef as rs}from"bombe/preact.js";var xe={},ve="en";function at(e){xe=e.words,ve=e.lang}function r(e,t={}){let s=xe[e];if(s===void 0)throw new Error(`no words for ${e}`);return os(s,t)}var os=(e,t)=>e.replace(/\{(\w+)\}/g,(s,o)=>String(t[o]??s));function ct(e,t=0,s={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(ve,{...o,...s}).format(e).replace("-","−")}function G(e,t,s=0,o={}){let a=new Intl.PluralRules(ve,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||xe[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:ct(t,s,o)})}function as({title:e,cls:t="",close:s,onKey:o,children:n}){let a=rs(null);return ns(()=>{let l=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),l?.isConnected&&l.focus()}},[]),lt`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${l=>{l.preventDefault(),s()}} onClick=${l=>l.target===a.current&&s()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function it({question:e,yes:t,close:s}){return lt`<${as} title=${e.title} close=${s}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}import{html as g,render as Ys,useEffect as te,useLayoutEffect as Qs,useRef as we,useState as I}from"bombe/preact.js";import{html as Le}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var Se={},Ee=new Map,cs;function Oe(e){at(e),Se=e.cards,Ee=new Map;for(let t of Object.values(Se))for(let s of t.laws)s.name=`${t.number}${s.letter}`,Ee.set(s.name,{card:t,law:s});cs=e}var $e=e=>Se[e];var Me=e=>Ee.get(e);var V=["▲","■","●"],J=["t","s","c"],Ce=["1","2","3","4","5"],ut={"▲":"t","■":"s","●":"c"},ls={"▲":"triangle","■":"square","●":"circle"},P=e=>is(e.replace(/[▲■●]/g,t=>r(ls[t])));var is=e=>e.replace(/\.$/,"");function ne({of:e,size:t=16}){let s=ut[e];return q`<span class="shape">
<svg viewBox="0 0 16 16" width=${t} height=${t} aria-hidden="true" focusable="false">
${s==="t"&&q`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&q`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&q`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${P(e)}</span></span>`}var S=(e,t)=>e.split(/([▲■●])/).map(s=>s in ut?q`<${ne} of=${s} size=${t} />`:s),K=({of:e,cls:t=""})=>q`<span class="picture ${t}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var us=["rules","all","box","school"];var $t=({here:e})=>Le`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${us.map(t=>Le`<a href=${`/g/turing_machine/${t}`} aria-current=${t===e?"page":null}>
${r(`page_${t}`)}</a>`)}
</nav>`;var pt=({of:e})=>e.hard?Le` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as d,useEffect as Y,useMemo as Ms,useRef as j,useState as ze}from"bombe/preact.js";import{createContext as Z,useContext as dt}from"bombe/preact.js";var Ae=Z(null),Eo=Z(null),ht=Z(null),Te=Z(null),De=Z(null),Oo=Z(null);function pe(e){let t=dt(e);if(t===null)throw new Error("this is a part of a board");return t}var W=()=>pe(Ae);var ft=()=>pe(ht),mt=()=>dt(ht)!==null,de=()=>pe(Te),kt=()=>pe(De);import{html as f,useEffect as ds,useLayoutEffect as vt,useRef as F,useState as St}from"bombe/preact.js";import{html as w}from"bombe/preact.js";var bt="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",$s="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ps={up:w`<path d=${bt} />`,down:w`<path d=${bt} transform="rotate(180 12 12)" />`,undo:w`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:w`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:w`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:w`<path class="pen" d="M6 14l6-6l6 6" />`,sink:w`<path class="pen" d="M6 10l6 6l6-6" />`,close:w`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:w`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:w`<path class="pen" d=${$s} />`,talk:w`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:w`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Ne=({of:e,size:t=20})=>w`<svg class="icon" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${ps[e]}</svg>`,L=({passed:e,size:t=22})=>w`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t}
aria-hidden="true" focusable="false">
${e?w`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:w`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var gt=({key:e,code:t,shiftKey:s})=>(/^[1-5]$/.test(e)?e:s?null:t.match(/^Digit([1-5])$/)?.[1])??null,re=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as jo,useState as Ho}from"bombe/preact.js";var he=e=>!!e.sheet;var Ie=e=>[...e.verifiers],yt=e=>e.mode==="nightmare";var Re=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},_t=e=>he(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var wt=e=>he(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:t})=>Object.keys(t).length>0),xt=(e,t)=>!!(e.sheet?.laws&&!e.sheet.laws.some(s=>s.includes(t))),Pe=(e,t)=>!!e.sheet?.unsound?.includes(t),No=new Map(J.flatMap((e,t)=>Ce.map(s=>[e+s,{place:t,digit:s}])));var je=e=>e===""?"-":e==="-"?"+":"";var He=e=>e==="-"?"struck":e==="+"?"kept":"";function Ke(e,t,s=!1,o=!1){let n=e;return t&&(n=r(t==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),s&&(n=r("unsound",{what:n})),n}var We=(e,t)=>({"data-target":t,"aria-disabled":e.resting?"true":null,onClick:()=>e.cycle(t),onContextMenu:s=>{s.preventDefault(),e.put(t,e.of(t)==="-"?"":"-")}});var ae="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var hs=90;function Et(){let{view:e}=W(),{tab:t,setTab:s}=kt(),{deck:o,scrolled:n}=fs(t,s),[a,c]=St(null),i=Ie(e),l=yt(e),{answers:u}=Re(e),p=$=>l?null:i[$];return f`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map(($,h)=>f`<${bs} key=${i[h]} letter=${p(h)} number=${$[0]} current=${h===t}
passed=${l?void 0:u[i[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map(($,h)=>{let m=`card-${i[h]}`,k=()=>c(h);return $.length>1?f`<${ys} key=${h} id=${m} letter=${i[h]} numbers=${$} enlarge=${k} />`:f`<${Fe} key=${h} id=${m} letter=${p(h)} number=${$[0]} enlarge=${k} />`})}
</div>
${a!==null&&f`<${_s} letter=${p(a)} opener=${`card-${i[a]}`} numbers=${e.groups[a]}
close=${()=>c(null)} />`}
</section>`}function fs(e,t){let s=F(null),o=F(void 0),n=F(0);return vt(()=>{let c=s.current,i=c?.children[e];if(!c||!i||e===n.current||c.scrollWidth<=c.clientWidth)return;n.current=e,clearTimeout(o.current);let l=i.offsetLeft-c.offsetLeft-ks(c);c.scrollTo({left:l,behavior:ms()?"auto":"smooth"})},[e]),{deck:s,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:i,clientWidth:l,children:u}=s.current;if(i<=l)return;let p=(i-l)/Math.max(1,u.length-1);n.current=Math.round(c/p),t(n.current)},hs)}}}var ms=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ks=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,bs=({letter:e,number:t,current:s,passed:o,press:n})=>f`<button class="tab" aria-current=${s?"true":null} onClick=${n}
aria-label=${gs(e,t,o)}>
${e??f`<span class="mono">${t}</span>`}
${o!==void 0&&f`<${L} passed=${o} size=${18} />`}
</button>`;function gs(e,t,s){return e===null?r("card_number",{n:t}):s===void 0?r("verifier",{letter:e}):r(s?"answered_yes":"answered_no",{letter:e})}var Ot=e=>t=>{t.key!=="Enter"||t.target!==t.currentTarget||(t.preventDefault(),e())},ys=({id:e,letter:t,numbers:s,enlarge:o})=>f`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:t})}
onKeyDown=${Ot(o)}>
<${Fe} letter=${t} number=${s[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${t}</span><span class="or">${r("or")}</span></p>
<${Fe} letter=${t} number=${s[1]} enlarge=${o} paired />
</div>`,Mt=({letter:e})=>f`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function _s({letter:e,numbers:t,opener:s,close:o}){let n=F(null),a=de();vt(()=>{let l=n.current;if(l)return l.showModal(),()=>{l.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),o()},i=l=>l.target===n.current&&o();return f`<dialog class="large ${t.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${c} onClick=${i} onKeyDown=${l=>ws(l,a)}>
<div class="large-head">
<${Mt} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:t[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${t.map(l=>f`<${xs} key=${l} number=${l} whose=${e===null} />`)}
</div>
</dialog>`}function ws(e,t){e.key.toLowerCase()!=="z"||re(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?t.redo():t.undo())}function xs({number:e,whose:t}){let s=$e(e);return f`<section class="spread" aria-label=${P(s.title)}>
<div class="spread-head"><h3 class="title">${S(s.title,17)}</h3>
<${K} of=${s.key} cls="key" /></div>
<p class="spread-text">${S(s.text,14)} <${Ct} of=${e} /></p>
${s.grid?f`<${Tt} shown=${s} />
<details><summary>${r("check_what")}</summary><${Lt} shown=${s} /></details>`:f`<${At} shown=${s} whole />`}
${t&&f`<${Nt} number=${e} />`}
</section>`}function Fe({letter:e,number:t,id:s,paired:o=!1,enlarge:n}){let{table:a,view:c}=W(),i=mt(),l=$e(t),[u,p]=St(!1),$=F(null),h=e===null?"card_of_nobody":o?"card_of_two":"card_of",m=()=>{p(!1),$.current?.focus()},k=y=>{y.stopPropagation(),o&&matchMedia(ae).matches?n():p(!u)};return f`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${P(r(h,{letter:e??"",title:l.title}))}
onKeyDown=${Ot(n)}>
<div class="card-head" onClick=${n}>
${!o&&f`<${Mt} letter=${e} />`}
<button class="about-key" ref=${$} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${u} onClick=${k}><${Ne} of="about" size=${19} /></button>
<${K} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${S(l.title,15)}<${pt} of=${l} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${P(r("enlarge_card",{title:l.title}))}>
<${Ne} of="enlarge" size=${18} /></button>
</div>
${l.grid?f`<${Tt} shown=${l} />`:f`<${At} shown=${l} />`}
${!o&&wt(c)&&!a.past&&f`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&f`<${Nt} number=${t} />`}
${e!==null&&!o&&c.sheet&&i&&f`<${Es} letter=${e} />`}
${u&&f`<${vs} shown=${l} close=${m} />`}
</article>`}function vs({shown:e,close:t}){let s=F(null),o=F(null);return ds(()=>{o.current?.focus(),s.current?.scrollTo(0,0)},[]),f`<div class="about" ref=${s} onKeyDown=${a=>a.key==="Escape"&&t()}>
<p>${S(e.text,14)}</p>
<${Lt} shown=${e} />
<p><${Ct} of=${e.number} /></p>
<button class="button" ref=${o} onClick=${t}>${r("close")}</button>
</div>`}var Ct=({of:e})=>f`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,Lt=({shown:e})=>f`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(t=>f`<li key=${t.name}><b>${t.letter}</b> <span>${S(t.text,14)}</span></li>`)}</ul>`,At=({shown:e,whole:t})=>f`<ul class="laws">
${e.laws.map(s=>f`<li key=${s.name}><${Dt} law=${s}>
<${K} of=${s.picture} />
<span class="law-words">${S(t?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Tt({shown:e}){let{columns:t,rows:s,laws:o}=e.grid,n=new Map(e.laws.map(c=>[c.name,c])),a=c=>f`<${Dt} key=${c} law=${n.get(c)}><${K} of=${n.get(c)?.picture} /><//>`;return f`<div class="grid w${t.length} h${s.length}">
<span></span>${t.map(c=>f`<${K} of=${c} cls="column" />`)}
${s.map((c,i)=>f`<span class="row-name">${c}</span>${o[i].map(a)}`)}
</div>`}function Dt({law:e,children:t}){let{view:s}=W(),o=de(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:P(e.text)});if(!he(s))return f`<span class="law" role="img" aria-label=${a}>${t}</span>`;let c=Pe(s,e.name),i=xt(s,e.name);return f`<button class="law ${He(n)} ${i?"gone":""} ${c?"shaky":""}"
aria-pressed=${n!==""} aria-label=${Ke(a,n,c,i)} title=${e.text}
data-name=${e.name} ...${We(o,e.name)}>
${t}${c&&f`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Nt({number:e}){let{view:t}=W();return f`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Ie(t).map(s=>f`<${Ss} key=${s} letter=${s} target=${`${s}${e}`} />`)}
</div>
</div>`}function Ss({letter:e,target:t}){let{view:s}=W(),o=de();if(!s.sheet)return f`<span class="owner">${e}</span>`;let n=o.of(t),a=Pe(s,t);return f`<button class="owner ${He(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${Ke(r("whose_is",{letter:e}),n,a)}
...${We(o,t)}>${e}</button>`}function Es({letter:e}){let{view:t,stopped:s}=W(),{ask:o,asking:n}=ft(),a=Re(t).answers[e],c=a!==void 0;return f`<button class="ask-here ${c?"done":""} ${n===e?"busy":""}"
aria-disabled=${c||s||!_t(t)} onClick=${()=>o(e)}
aria-label=${c?r(a?"answered_yes":"answered_no",{letter:e}):null}>
${c?f`<${L} passed=${a} size=${20} /> ${r("answered")}`:f`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as A}from"bombe/preact.js";function O({to:e,way:t,cls:s="",children:o,current:n=!1,label:a}){let c=i=>{i.ctrlKey||i.metaKey||i.shiftKey||i.altKey||i.button||(i.preventDefault(),t.go(e))};return A`<a href=${t.path(e)} class=${s} aria-current=${n?"page":null} aria-label=${a}
onClick=${c}>${o}</a>`}var Os={first:"school_first_try",later:"school_later",open:"school_open"},B=({of:e,next:t=!1})=>A`<i class="slot ${e} ${t?"next":""}" aria-hidden="true"></i>`,Be=e=>r(Os[e]),It=()=>A`<p class="school-legend">
${["first","later"].map(e=>A`<span key=${e}><${B} of=${e} /> ${Be(e)}</span>`)}
<span><${B} of="open" next /> ${r("school_next_one")}</span>
</p>`,N=(e,t)=>e.split(/(\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/).map((s,o)=>o%2?A`<span key=${o} class="unbroken">${S(s,t)}</span>`:s),T=({of:e})=>A`<span class="school-disc">${e}</span>`,fe=({of:e,point:t=""})=>A`<span class="school-code"><span class="hush">${e}</span>${[...e].map((s,o)=>A`<b key=${o} aria-hidden="true" class="${J[o]} ${/^[tsc]\d$/.test(t)&&t[0]===J[o]?"point":""}">${s}</b>`)}</span>`;function Ue({of:e}){let t=e.drawn.held;return A`<ul class="school-held">
${t.map(({verifier:s,law:o,title:n,answers:a,point:c})=>A`<li key=${s} class=${c?"point":""}>
<${T} of=${s} />
<span class="held-law"><span class="mono">${o}</span> ${S(n,15)}</span>
<span class="held-answers">${a.length?a.map(([i,l])=>A`<span key=${i}><${L} passed=${l} size=${18} />
${r(l?"school_meets":"school_fails",{code:i})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var Ge=e=>e.drawn;function Cs(){let[e,t]=ze({}),s=j([]),o=j([]),n=(i,l)=>{o.current.push(e),s.current=[];let{[i]:u,...p}=e;t(l?{...p,[i]:l}:p)},a=(i,l)=>{let u=i.current.pop();return u?(l.current.push(e),t(u),""):null};return[{of:i=>e[i]??"",put:n,cycle:i=>n(i,je(e[i]??"")),undo:()=>a(o,s),redo:()=>a(s,o),canUndo:o.current.length>0,canRedo:s.current.length>0},e]}function me({exercise:e,tried:t,title:s,keep:o,ways:n,example:a,once:c,led:i,nextWords:l}){let{kind:u,mode:p,verifiers:$,groups:h,rounds:m}=Ge(e),k=u==="told",[y,_]=Cs(),[E,x]=ze(()=>p==="nightmare"?0:$.indexOf(Pt(m))),C=Ms(()=>({mode:p,verifiers:$,groups:h,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),D={table:{past:null},view:{...C,sheet:{rounds:m,marks:_,notes:{}}}};Ls(e,n);let R=j(null),z=j(null);return Y(()=>{(i||document.activeElement?.matches(".school-bar h1"))&&!a&&z.current?.focus({preventScroll:!0})},[]),Y(()=>{if(a||t.last===null&&!t.peeked||!matchMedia(ae).matches)return;let oe=matchMedia("(prefers-reduced-motion: reduce)").matches;R.current?.scrollIntoView({behavior:oe?"auto":"smooth"})},[t.last,t.wrong,t.done,t.peeked]),Y(()=>{t.hints&&R.current?.querySelector(".hinted")?.scrollIntoView({block:"nearest"})},[t.hints]),d`<div class="board school-board ${p} n${$.length}">
<${Ae.Provider} value=${D}>
<${Te.Provider} value=${y}>
<${De.Provider} value=${{tab:E,setTab:x}}><${Et} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks" ref=${R}>
<div class="tutor-ask">
<p class="caps">${s}</p>
<h2 id="asks" tabindex="-1" ref=${z}>${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span>
<${Hs} rounds=${m} ringed=${k} /></p>
<${Ts} exercise=${e} tried=${t} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${Is(e,t)}</p>
<${Rs} exercise=${e} tried=${t} keep=${o} example=${a} once=${c} />
<div class="hinted" role="status"><${Ps} exercise=${e} tried=${t} /></div>
<${As} tried=${t} ways=${n} nextWords=${l} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${Ks} rounds=${m} ringed=${k} letters=${[...$]} />
<h2>${r("school_keep")}</h2>
${o.map(oe=>d`<p key=${oe}>${N(oe,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">
${!t.done&&d`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.hint&&!t.done&&d`<span><kbd>H</kbd> ${r("school_keys_hint")}</span>`}
${n.peek&&!t.done&&d`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
${t.done&&d`<span><kbd>N</kbd> ${r("school_keys_next")}</span>`}</p>
</aside>
</div>`}var Pt=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function Ls(e,t){Y(()=>{let s=o=>{let n=Number(gt(o)??0),a=o.key.toLowerCase(),c=n-1,{done:i}=t.now(),l=n&&e.choices[c]&&!i?()=>t.choose(c):a==="h"&&!i?t.hint:a==="w"&&!i?t.peek:a==="n"&&i?t.next:null;!l||!ce(o)||(o.preventDefault(),l())};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function ce(e){return e.defaultPrevented||e.repeat||re(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function As({tried:e,ways:t,nextWords:s}){let o=j(null),n=j(e.done);return Y(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),d`<div class="tutor-keys">
${e.done?d`<button key="next" class="button filled light" ref=${o} onClick=${t.next}>
${s} <kbd aria-hidden="true">N</kbd></button>
${t.leave&&d`<button key="leave" class="button" onClick=${t.leave}>${r("school_next_chapter")}</button>`}`:d`${t.skip&&d`<button key="skip" class="button" onClick=${t.skip}>${r("school_skip")}</button>`}
${t.hint&&d`<button key="hint" class="button" onClick=${t.hint}>${r("school_hint")}${" "}
<kbd aria-hidden="true">H</kbd></button>`}
${t.peek&&d`<button key="why" class="button" onClick=${t.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var jt=e=>e.choices.some(({drawn:t})=>"proposal"in t);function Ts({exercise:e,tried:t,choose:s}){let o=j(null),[n,a]=ze(0);return d`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${i=>{let l={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[i.key];if(!l||re(i))return;i.preventDefault();let u=(n+l+e.choices.length)%e.choices.length;a(u),o.current?.children[u]?.focus()}}>
${e.choices.map((i,l)=>{let u=t.wrong.includes(l),p=t.done&&l===e.right,$=Ht(e,l,u,p);return d`<button key=${l} type="button" role="radio" class="choice ${u?"wrong":p?"right":""}"
aria-checked=${String(t.last===l)} aria-disabled=${String(t.done)}
tabindex=${l===n?"0":"-1"}
onFocus=${()=>a(l)} onClick=${()=>s(l)}>
<kbd aria-hidden="true">${l+1}</kbd>
<span class="choice-text"><${Ds} exercise=${e} at=${l} />
${$&&d`<span class="choice-state"><span class="hush">, </span>${$}</span>`}</span>
${u&&d`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function Ht(e,t,s,o){let n=jt(e),a=e.choices[t].cases.length?"school_still_possible":"school_not_so";if(s)return r(n?"school_not_best":a);let c=Ge(e).kind==="code"?"school_so":"school_right_here";return o?r(n?"school_best_here":c):""}function Ds({exercise:e,at:t}){let{text:s,drawn:o}=e.choices[t];if("proposal"in o)return d`<span class="hush">${s}</span>
<span class="choice-what" aria-hidden="true"><${fe} of=${String(o.proposal)} />
<${T} of=${String(o.verifier)} /></span>`;let n=Ns(Ge(e),String(o.target??""));return d`<span class="choice-what">${n&&d`<span aria-hidden="true"><${T} of=${n} /></span>`}
<span>${N(s,15)}</span></span>`}function Ns({mode:e,verifiers:t,groups:s},o){let n=Me(o)?.card;return!n||e==="nightmare"?"":t[s.findIndex(a=>a.includes(n.number))]??""}function Is(e,{last:t,done:s,cases:o,wrong:n}){if(t===null)return"";if(t===e.right)return r("school_right");let a=e.choices[t],c=a.cases.length?o.at(-1)?.drawn.code:void 0,i=r("named",{who:P(a.text),what:Ht(e,t,!0,!1)}),l=c?r("school_look_at",{code:String(c)}):a.verdict.join(" "),u=r(n.length>1?"school_last_left":"school_was_right"),p=s?[u,P(e.choices[e.right].text)]:[];return[`${i}.`,l,...p].join(" ")}function Rs({exercise:e,tried:t,keep:s,example:o,once:n}){let{last:a,done:c,hints:i,peeked:l,wrong:u}=t,p=a!==null&&a!==e.right?e.choices[a]:null;if(!p&&!c&&!l)return i?null:d`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${s.map(y=>d`<p key=${y}>${N(y,14)}</p>`)}</div>
</div>`;let $=c&&a===e.right,h=o?r("school_why"):$?r("school_right"):c?r(n?"school_was_right":"school_last_left"):r("school_why"),m=c||l?d`<${js} exercise=${e} title=${h} asked=${!c} />`:null,k=p??(o?e.choices[u[0]]:null);return d`${!o&&k&&d`<${Rt} tried=${t} choice=${k} />`}
${m}
${o&&k&&d`<${Rt} tried=${t} choice=${k} n=${u[0]+1} />`}`}function Ps({exercise:e,tried:{hints:t,done:s,peeked:o}}){return!t||s||o?null:d`<h3>${r("school_hint")} <small>${r("school_hint_of",{n:t})}</small></h3>
${e.hints.slice(0,t).map(n=>d`<p key=${n}>${N(n,14)}</p>`)}`}function Rt({tried:e,choice:t,n:s}){let o=t.cases.length?e.cases.at(-1):void 0,n=String(t.drawn.target??"");if(!o)return d`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b>
${r("proposal"in t.drawn?"school_not_that":"school_not_this")}</h3>
${t.verdict.map(c=>d`<p key=${c}>${N(c,14)}</p>`)}</div>`;let a=String(o.drawn.code);return d`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b>
${s?r("school_example_wrong",{n:s,code:a}):r("school_look_at",{code:a})}</h3>
<div class="met-code"><${fe} of=${a} point=${n} />
<p>${N(t.verdict.join(" "),14)}</p></div>
<${Ue} of=${o} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function js({exercise:e,title:t,asked:s}){let o=j(null);Y(()=>{s&&o.current?.focus({preventScroll:matchMedia(ae).matches})},[]);let n=e.why.length>1&&!jt(e)?"ol":"ul";return d`<div class="why">
<h3 tabindex="-1" ref=${o}>${t}</h3>
<${n} class="steps">${e.why.map((a,c)=>d`<li key=${c}>${N(a,14)}</li>`)}<//>
${e.cases.map((a,c)=>d`<div key=${c} class="met"><${fe} of=${String(a.drawn.code)} /><${Ue} of=${a} /></div>`)}
</div>`}var Kt=(e,t,s)=>t===e.at(-1)&&s===Pt(e),Hs=({rounds:e,ringed:t})=>e.map((s,o)=>d`<span key=${o} class="chip"><b class="mono">${s.proposal}</b>${Object.entries(s.answers).map(([n,a])=>d`<span key=${n} class=${t&&Kt(e,s,n)?"ringed":""}>
${n}<${L} passed=${a} size=${18} />
<span class="hush">${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),Ks=({rounds:e,letters:t,ringed:s})=>d`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${V.map(o=>d`<th key=${o} scope="col" class="of-shape"><${ne} of=${o} size=${18} /></th>`)}
${t.map((o,n)=>d`<th key=${o} scope="col" class=${n===0?"edge":""}>${o}</th>`)}
</tr></thead>
<tbody>${e.map((o,n)=>d`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span>
<span aria-hidden="true">${n+1}</span></th>
${[...o.proposal??""].map((a,c)=>d`<td key=${c} class="of-shape">${a}</td>`)}
${t.map((a,c)=>{let i=s&&Kt(e,o,a);return d`<td key=${a} class=${c===0?"edge":""}>
<span class=${i?"ringed":""}>${Ws(o.answers[a])}</span>
${i&&d`<span class="hush">, ${r("school_last_answer")}</span>`}</td>`})}
</tr>`)}</tbody>
</table>`,Ws=e=>e===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:d`<${L} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,ke=()=>d`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">
${[1,2,3,4].map(e=>d`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var le={chapter:null,number:null},qe={chapter:null,number:null,streak:!0};function Ve(e,t){let[s,o]=t.slice(e.length).split("/").filter(Boolean);return s?s==="streak"?qe:{chapter:decodeURIComponent(s),number:o?Number(o):null}:le}function Q(e,{chapter:t,number:s,streak:o}){return o?`${e}/streak`:[e,t,s].filter(Boolean).join("/")}function X(e,t,s,o){let n=e.chapters[t]??{};return Array.from({length:o},(a,c)=>{let i=n[s+c];return i===void 0?"open":i?"first":"later"})}function M(e,t,s=1){let o=e.chapters[t]??{},n=s;for(;n in o;)n+=1;return n}var H=(e,t)=>Math.floor((e-1)/t)*t+1;function be(e,t,s){let o=t.filter(c=>M(e,c)<=s),n=o.find(c=>X(e,c,1,s).some(i=>i!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?M(e,a):null}:null}var Fs=["reading"],Wt=(e,t)=>Fs.every(s=>M(e,s)>t);function Ft(e,t,s){let o=t.flatMap(a=>X(e,a,1,s)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Bt=(e,t)=>t.flatMap(s=>Object.entries(e.chapters[s]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:s,number:Number(o)}))),ee={wrong:[],last:null,cases:[],hints:0,peeked:!1,done:!1};function Je(e,t,s,o=t.choices.length-1){if(e.done||!t.choices[s])return e;if(s===t.right)return{...e,last:s,done:!0};let n=e.wrong.includes(s)?e.wrong:[...e.wrong,s],a=Bs(t.choices[s],e.cases),c=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:s,cases:c,done:n.length>=o}}function Ut(e,t){return e.done||e.peeked?e:e.hints<t.hints.length?{...e,hints:e.hints+1}:{...e,peeked:!0}}function Bs({cases:e},t){let s=t.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!s.includes(o.code))??e[t.length%e.length]}var zt=e=>e.done&&!e.wrong.length&&!e.peeked,Ze=(e,t)=>e.done&&e.last===t.right;var Us="/api/games/turing_machine",Ye=new Map;function Gt(e){let t=Ye.get(e);return t||(t=qt(e),t.catch(()=>Ye.delete(e)),Ye.set(e,t)),t}async function qt(e){let t=new URL(Us+e,location.href);t.searchParams.set("lang",document.documentElement.lang);let s=await fetch(t).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await s.json().catch(()=>({}));if(!s.ok)throw new Error(o.error??r("school_no_exercise"));return o}var Vt=()=>Gt("/school");async function ie(e,t,s){let o=H(t,s),{exercises:n}=await Gt(`/school/${e}?from=${o}`);return n[t-o]}var Jt=()=>qt("/streak");var Qe="bombe school 1";var zs=9223372036854776e3,ue="school",ge=()=>({format:Qe,chapters:{},streak:0});function Xe(e,t){if(e.length>1048576)return null;let s;try{s=JSON.parse(e)}catch{return null}if(s?.format!==Qe||!Zt(s.chapters)||!Number.isInteger(s.streak)||s.streak<0||s.streak>=zs)return null;let o={};for(let[n,a]of Object.entries(s.chapters)){if(!t.includes(n)||!Zt(a))return null;o[n]={};for(let[c,i]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(c)||typeof i!="boolean")return null;o[n][String(BigInt(c))]=i}}return{format:Qe,chapters:o,streak:s.streak}}var Zt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),et=e=>`${JSON.stringify(e)}
`;function tt(e,t,s,o){let n=e.chapters[t]??{},a={...n,[s]:o||n[s]===!0};return{...e,chapters:{...e.chapters,[t]:a}}}var st=(e,t)=>({...e,streak:Math.max(e.streak,t)});function ot(e,t){let s=st(e,t.streak);for(let[o,n]of Object.entries(t.chapters))for(let[a,c]of Object.entries(n))s=tt(s,o,a,c);return s}function ye(e){try{return Xe(localStorage.getItem(ue)??"",e)??ge()}catch{return ge()}}function Yt(e){try{return localStorage.setItem(ue,et(e)),!0}catch{return!1}}function Qt(){try{return localStorage.setItem(`${ue}-tried`,""),localStorage.removeItem(`${ue}-tried`),!0}catch{return!1}}function Xt(){try{localStorage.removeItem(ue)}catch{}}import{html as b,useEffect as es}from"bombe/preact.js";var Gs=5;function ts({title:e,school:t,keys:s,progress:o,way:n,heading:a}){let{batch:c,chapters:i}=t,l=be(o,s,c),u=Ft(o,s,c),p=Bt(o,s);return es(()=>{l?.chapter&&ie(l.chapter,l.number??1,c).catch(()=>{})},[l?.chapter,l?.number]),es(()=>{let $=h=>{let m=h.target===document.body||h.target===a.current;h.key!=="Enter"||!m||!l||!ce(h)||(h.preventDefault(),n.go(l))};return addEventListener("keydown",$),()=>removeEventListener("keydown",$)}),b`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${u.solved>0&&b`<${It} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${i.map(($,h)=>b`<li key=${$.key}><${Js} chapter=${$} at=${h} batch=${c} progress=${o}
way=${n} isNext=${l?.chapter===$.key} /></li>`)}
</ol>
<div class="school-side">
<${qs} next=${l} school=${t} keys=${s} found=${u} way=${n}
isReady=${Wt(o,c)} />
${u.solved>0&&b`<${Vs} found=${u} />`}
${p.length>0&&b`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${p.slice(0,Gs).map($=>b`<li key=${`${$.chapter} ${$.number}`}><${O} to=${$} way=${n} cls="school-again">
<b>${s.indexOf($.chapter)+1}.${$.number}</b>
${i[s.indexOf($.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&b`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${O} to=${qe} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function qs({next:e,school:t,keys:s,found:o,way:n,isReady:a}){if(!e)return b`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let c=s.indexOf(e.chapter??""),{title:i,about:l}=t.chapters[c],u=o.solved===0;return b`<section class="machine school-next" aria-labelledby="next">
<p class="caps">
${u?r("school_start_here"):r("school_next",{chapter:c+1,n:e.number??1})}</p>
<h2 id="next">${i}</h2>
<p>${u?r("school_start_about"):l}</p>
<div class="school-go"><${O} to=${e} way=${n} cls="button filled light">
${r(u?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!u&&b`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
${u&&b`<p><a href="/g/turing_machine/rules#lesson">${r("school_new_here")}</a></p>`}
${a&&b`<p><a href="/">${r("school_ready")}</a></p>`}
</section>`}var Vs=({found:e})=>b`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">
${e.slots.map((t,s)=>b`<${B} key=${s} of=${t} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function Js({chapter:e,at:t,batch:s,progress:o,way:n,isNext:a}){let{key:c,title:i,about:l}=e,u=M(o,c),p=H(Math.max(1,u-1),s),$=X(o,c,p,s),h=$.filter(y=>y!=="open").length,m=h>0,k=r("school_slots",{solved:h,most:s,first:$.filter(y=>y==="first").length});return b`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${t+1}</b>
<h2><${O} to=${{chapter:c,number:m?u:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:t+1})}, </span>${i}<//></h2>
<p>${S(l,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${Zs} of=${c} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${$.map((y,_)=>b`<${B} key=${_} of=${y} next=${a&&p+_===u} />`)}</span>
<span class="hush">${k}</span>
<span class="chapter-count" aria-hidden="true">${h===s?b`<b>${r("school_done")}</b> · ${r("school_go_further")}`:m?b`<b>${r("school_of",{n:p-1+h,most:p-1+s})}</b>`:G("school_exercises",s)}</span>
</div>
</article>`}function Zs({of:e}){let t=(n,a="")=>b`<span class="drawn-chip mono ${a}">${n}</span>`,s=b`<span class="school-disc nobody">?</span>`;return{reading:b`${t("341")} <${L} passed=${!0} size=${22} /> <${L} passed=${!1} size=${22} />`,hidden:b`${V.map(n=>b`<${ne} key=${n} of=${n} size=${20} />`)}
${t("?","dashed")}`,"one-code":b`${t("132")} ${t("?","dashed")}`,superfluous:b`<${T} of="A" /><${T} of="B" /><span class="school-disc nobody">C</span><${T} of="D" />`,together:b`<${T} of="B" /><i class="drawn-bar"></i><${T} of="D" />`,asking:b`${t("212")}<i class="drawn-bar"></i>
${[1,2,3].map(n=>b`<i key=${n} class="drawn-dot"></i>`)}`,extreme:b`${t(" ")}<${T} of="A" />${t(" ")}`,nightmare:b`${s}${s}${s}${s}`}[e]??null}var U="/g/turing_machine/school",Xs=3;function jn(e,t,s){Oe(s);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),Ys(g`<${eo} title=${n} />`,e)}function eo({title:e}){let[t,s]=I(()=>Ve(U,location.pathname)),[o,n]=nt(Vt,"");te(()=>{let c=()=>s(Ve(U,location.pathname));return addEventListener("popstate",c),()=>removeEventListener("popstate",c)},[]);let a={path:c=>Q(U,c),go:c=>{history.pushState(null,"",Q(U,c)),s(c),scrollTo(0,0)}};return o.fault?g`<${rt} words=${o.fault} retry=${n} />`:o.found?g`<${so} title=${e} school=${o.found} place=${t} way=${a} />`:t.chapter||t.streak?g`<${ke} />`:g`<h1>${e}</h1>`}function nt(e,t){let s={found:null,fault:"",key:t},[o,n]=I(s),[a,c]=I(0);return te(()=>{let i=!0;return n(l=>l.key===t&&!l.fault?l:s),e().then(l=>i&&n({found:l,fault:"",key:t}),l=>i&&n({found:null,fault:l.message,key:t})),()=>{i=!1}},[t,a]),[o.key===t?o:s,()=>c(a+1)]}var rt=({words:e,retry:t})=>g`<div class="paper school-fault"><p role="alert">${e}</p>
<button class="button" onClick=${t}>${r("school_again")}</button></div>`;function to(e){let[t,s]=I(()=>ye(e)),[o,n]=I(Qt);return te(()=>{let i=()=>s(ye(e));return addEventListener("storage",i),()=>removeEventListener("storage",i)},[]),{progress:t,isKept:o,save:i=>{let l=i(ot(t,ye(e)));n(Yt(l)),s(l)},drop:()=>{Xt(),s(ge())}}}function so({title:e,school:t,place:s,way:o}){let n=t.chapters.map(({key:y})=>y),{progress:a,isKept:c,save:i,drop:l}=to(n),u=t.chapters.find(({key:y})=>y===s.chapter),p=we(null),$=we(Q(U,s)),h=s.streak?r("school_streak"):u?.title??e;Qs(()=>{document.title=document.title.replace(/^.*(?= · )/,h),$.current!==Q(U,s)&&($.current=Q(U,s),p.current?.focus({preventScroll:!0}))},[s]);let m={school:t,progress:a,save:i,way:o,heading:p};if(s.streak)return g`<${lo} ...${m} />`;if(!u)return g`<${oo} title=${e} keys=${n} isKept=${c} drop=${l} ...${m} />`;let k=n.indexOf(u.key);return g`<${no} key=${u.key} chapter=${u} at=${k} number=${s.number} ...${m} />`}function oo({title:e,school:t,keys:s,progress:o,save:n,drop:a,isKept:c,way:i,heading:l}){let[u,p]=I(!1),[$,h]=I(""),m=()=>{let _=new Blob([et(o)],{type:"application/json"}),E=Object.assign(document.createElement("a"),{href:URL.createObjectURL(_),download:"school.json"});E.click(),setTimeout(()=>URL.revokeObjectURL(E.href),1e3)},k=async({currentTarget:_})=>{let E=await _.files?.[0]?.text().catch(()=>"");_.value="";let x=Xe(E??"",s);x&&n(C=>ot(C,x)),h(r(x?"school_brought":"school_bad_file"))},y=()=>{p(!1),a(),h(r("school_deleted"))};return g`<${$t} here="school" />
<${ts} title=${e} school=${t} keys=${s} progress=${o} way=${i} heading=${l} />
<section class="school-kept">
<p>${r(c?"school_kept":"school_not_kept")}</p>
<p class="row">
<button class="quiet" onClick=${m}>${r("school_take")}</button>
<label class="quiet school-file"><input type="file" accept=".json,application/json" onChange=${k} />
<span>${r("school_bring")}</span></label>
<button class="quiet" onClick=${()=>p(!0)}>${r("school_delete")}</button>
</p>
<p role="status">${$}</p>
</section>
${u&&g`<${it} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>p(!1)} />`}`}function no({school:e,chapter:t,at:s,number:o,progress:n,save:a,way:c,heading:i}){let{batch:l}=e,{key:u}=t,p=o??M(n,u),[$,h]=nt(()=>ie(u,p,l),`${u} ${H(p,l)} ${o}`);te(()=>{p-H(p,l)>=l-Xs&&ie(u,p+l,l).catch(()=>{})},[p]);let{example:m}=t,k=m.choices.findIndex((x,C)=>C!==m.right&&x.cases.length>0),y={...ee,wrong:k<0?[]:[k],cases:m.choices[k]?.cases.slice(0,1)??[],done:!0},_=g`<${co} chapter=${t} at=${s} number=${o} batch=${l} progress=${n} way=${c}
heading=${i} />`;if(o===null){let x=()=>c.go({chapter:u,number:M(n,u)});return g`${_}<${ro} lines=${t.intro} />
<${me} key="example" exercise=${m} tried=${y} title=${r("school_example_of")}
keep=${t.intro} example
ways=${{now:()=>y,choose:()=>{},hint:null,peek:null,next:x,skip:null,leave:null}}
nextWords=${r("school_now_you")} />`}let E=()=>{i.current?.focus(),h()};return $.fault?g`${_}<${rt} words=${$.fault} retry=${E} />`:$.found?g`${_}<${ao} key=${$.found.seed} exercise=${$.found} school=${e} number=${o}
chapter=${t} progress=${n} save=${a} way=${c} />`:g`${_}<${ke} />`}var ro=({lines:e})=>g`<div class="paper school-intro">${e.map(t=>g`<p key=${t}>${N(t,15)}</p>`)}</div>`;function ss(){let e=we(ee),[t,s]=I(ee);return{now:()=>e.current,tried:t,become:o=>(e.current=o,s(o),o)}}function ao({exercise:e,school:t,chapter:s,number:o,progress:n,save:a,way:c}){let{now:i,tried:l,become:u}=ss(),{key:p}=s,$=v=>{let D=i(),R=u(Je(D,e,v));R.done&&!D.done&&a(z=>tt(z,p,o,zt(R)))},h=()=>c.go({chapter:p,number:M(n,p,o+1)}),m=l.peeked?null:()=>{u({...i(),peeked:!0})},k=l.peeked?null:()=>{u(Ut(i(),e))},y=t.chapters.map(v=>v.key),_=y.indexOf(p),E=[...y.slice(_+1),...y.slice(0,_)],x=M(n,p)>t.batch?be(n,E,t.batch):null,se={now:i,choose:$,hint:k,peek:m,next:h,skip:h,leave:x&&(()=>c.go(x))};return g`<${me} exercise=${e} tried=${l} title=${r("school_exercise",{n:o})}
keep=${s.intro} ways=${se} nextWords=${r("school_next_exercise")} />`}function co({chapter:e,at:t,number:s,batch:o,progress:n,way:a,heading:c}){let{key:i,title:l}=e,u=H(s??M(n,i),o),p=X(n,i,u,o);return g`<div class="school-bar">
<${O} to=${le} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${c}><span class="school-number">${t+1}</span> ${l}</h1>
<nav class="school-slots" aria-label=${l}>
<${O} to=${{chapter:i,number:null}} way=${a} current=${s===null}
cls="school-to-example">${r("school_example")}<//>
${p.map(($,h)=>{let m=u+h,k=r("named",{who:r("school_exercise",{n:m}),what:Be($)});return g`<${O} key=${m} to=${{chapter:i,number:m}} way=${a} current=${m===s}
label=${k} cls="school-slot"><${B} of=${$} next=${m===s} /><//>`})}
<${O} to=${{chapter:i,number:M(n,i,u+o)}} way=${a}
cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function lo({school:e,progress:t,save:s,way:o,heading:n}){let[a,c]=I(1),[i,l]=nt(Jt,String(a)),[u,p]=I({n:0,solved:0,mistakes:0,over:!1}),{now:$,tried:h,become:m}=ss(),k=i.found?.exercises[u.n],y=v=>{if(!k||$().done)return;let D=m(Je($(),k,v,1)),R=u.solved+Number(Ze(D,k));p({...u,solved:R,mistakes:u.mistakes+ +!Ze(D,k)}),s(z=>st(z,R))},_=()=>{let v=u.mistakes>=3||u.n+1>=(i.found?.exercises.length??0);p({...u,n:v?u.n:u.n+1,over:v}),v||m(ee),scrollTo(0,0)},E=()=>{p({n:0,solved:0,mistakes:0,over:!1}),m(ee),c(a+1)},x=Array.from({length:3},(v,D)=>g`<i key=${D} class=${D<u.mistakes?"used":""}></i>`),C=g`<div class="school-bar">
<${O} to=${le} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${G("school_streak_solved",u.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${x}</span>
<span>${r("school_mistakes",{n:u.mistakes,most:3})}</span></p>
</div>`;if(i.fault)return g`${C}<${rt} words=${i.fault} retry=${l} />`;if(!k)return g`${C}<${ke} />`;if(u.over)return g`${C}<${io} solved=${u.solved} mistakes=${u.mistakes} longest=${t.streak}
again=${E} way=${o} />`;let se=e.chapters.find(({key:v})=>v===k.chapter);return g`${C}<${me} key=${`${a} ${u.n}`} exercise=${k} tried=${h} once
led=${u.n>0} title=${`${r("school_position",{n:u.n+1})} · ${se?.title??""}`}
keep=${se?.intro??[]}
ways=${{now:$,choose:y,hint:null,peek:null,next:_,skip:null,leave:null}}
nextWords=${r("school_next_exercise")} />`}function io({solved:e,mistakes:t,longest:s,again:o,way:n}){let a=we(null);return te(()=>a.current?.focus(),[]),te(()=>{let c=i=>{i.key.toLowerCase()!=="n"||!ce(i)||(i.preventDefault(),o())};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)}),g`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(t>=3?"school_streak_over":"school_streak_all")}${" "}
${G("school_streak_solved",e)}</h2>
${s>0&&g`<p>${r("school_streak_longest",{n:s})}</p>`}
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")}${" "}
<kbd aria-hidden="true">N</kbd></button>
<${O} to=${le} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{jn as mount};
