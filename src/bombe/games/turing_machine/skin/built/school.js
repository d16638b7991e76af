import{html as at,useLayoutEffect as ss,useRef as os}from"bombe/preact.js";var _e={},xe="en";function nt(e){_e=e.words,xe=e.lang}function r(e,t={}){let s=_e[e];if(s===void 0)throw new Error(`no words for ${e}`);return ts(s,t)}var ts=(e,t)=>e.replace(/\{(\w+)\}/g,(s,o)=>String(t[o]??s));function rt(e,t=0,s={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(xe,{...o,...s}).format(e).replace("-","−")}function z(e,t,s=0,o={}){let a=new Intl.PluralRules(xe,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||_e[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:rt(t,s,o)})}function ns({title:e,cls:t="",close:s,onKey:o,children:n}){let a=os(null);return ss(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),at`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${e}</h2>
${n}
</dialog>`}function ct({question:e,yes:t,close:s}){return at`<${ns} title=${e.title} close=${s}>
<p class="note">${e.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}import{html as g,render as Vs,useEffect as te,useLayoutEffect as Js,useRef as we,useState as N}from"bombe/preact.js";import{html as Ce}from"bombe/preact.js";import{html as G}from"bombe/preact.js";var ve={},Se=new Map,rs;function Ee(e){nt(e),ve=e.cards,Se=new Map;for(let t of Object.values(ve))for(let s of t.laws)s.name=`${t.number}${s.letter}`,Se.set(s.name,{card:t,law:s});rs=e}var ie=e=>ve[e];var Oe=e=>Se.get(e);var q=["▲","■","●"],V=["t","s","c"],Me=["1","2","3","4","5"],lt={"▲":"t","■":"s","●":"c"},as={"▲":"triangle","■":"square","●":"circle"},R=e=>cs(e.replace(/[▲■●]/g,t=>r(as[t])));var cs=e=>e.replace(/\.$/,"");function oe({of:e,size:t=16}){let s=lt[e];return G`<span class="shape">
<svg viewBox="0 0 16 16" width=${t} height=${t} aria-hidden="true" focusable="false">
${s==="t"&&G`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&G`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&G`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${R(e)}</span></span>`}var S=(e,t)=>e.split(/([▲■●])/).map(s=>s in lt?G`<${oe} of=${s} size=${t} />`:s),W=({of:e,cls:t=""})=>G`<span class="picture ${t}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var ls=["rules","all","box","school"];var it=({here:e})=>Ce`<nav class="page-ways" aria-label=${r("page_ways")}>
<a href="/">${r("page_play")}</a>
${ls.map(t=>Ce`<a href=${`/g/turing_machine/${t}`} aria-current=${t===e?"page":null}>
${r(`page_${t}`)}</a>`)}
</nav>`;var ut=({of:e})=>e.hard?Ce` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null;import{html as d,useEffect as Y,useMemo as Es,useRef as H,useState as Ue}from"bombe/preact.js";import{createContext as J,useContext as $t}from"bombe/preact.js";var Le=J(null),_o=J(null),pt=J(null),Ae=J(null),Te=J(null),xo=J(null);function ue(e){let t=$t(e);if(t===null)throw new Error("this is a part of a board");return t}var F=()=>ue(Le);var dt=()=>ue(pt),ht=()=>$t(pt)!==null,$e=()=>ue(Ae),ft=()=>ue(Te);import{html as f,useEffect as _t,useLayoutEffect as $s,useRef as Z,useState as xt}from"bombe/preact.js";import{html as _}from"bombe/preact.js";var mt="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",is="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",us={up:_`<path d=${mt} />`,down:_`<path d=${mt} transform="rotate(180 12 12)" />`,undo:_`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:_`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:_`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:_`<path class="pen" d="M6 14l6-6l6 6" />`,sink:_`<path class="pen" d="M6 10l6 6l6-6" />`,close:_`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:_`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:_`<path class="pen" d=${is} />`,talk:_`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:_`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},De=({of:e,size:t=20})=>_`<svg class="icon" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${us[e]}</svg>`,C=({passed:e,size:t=22})=>_`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t}
aria-hidden="true" focusable="false">
${e?_`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:_`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var kt=({key:e,code:t,shiftKey:s})=>(/^[1-5]$/.test(e)?e:s?null:t.match(/^Digit([1-5])$/)?.[1])??null,ne=e=>e.ctrlKey||e.altKey||e.metaKey;import{useMemo as No,useState as Io}from"bombe/preact.js";var pe=e=>!!e.sheet;var Ne=e=>[...e.verifiers],bt=e=>e.mode==="nightmare";var Ie=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},gt=e=>pe(e)&&!e.over&&e.left>0&&(e.coop||e.own_thumb===null);var yt=e=>pe(e)&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:t})=>Object.keys(t).length>0),wt=(e,t)=>!!(e.sheet?.laws&&!e.sheet.laws.some(s=>s.includes(t))),Re=(e,t)=>!!e.sheet?.unsound?.includes(t),Lo=new Map(V.flatMap((e,t)=>Me.map(s=>[e+s,{place:t,digit:s}])));var Pe=e=>e===""?"-":e==="-"?"+":"";var je=e=>e==="-"?"struck":e==="+"?"kept":"";function He(e,t,s=!1,o=!1){let n=e;return t&&(n=r(t==="-"?"struck":"kept",{what:n})),o&&(n=r("ruled_out",{what:n})),s&&(n=r("unsound",{what:n})),n}var Ke=(e,t)=>({"data-target":t,"aria-disabled":e.resting?"true":null,onClick:()=>e.cycle(t),onContextMenu:s=>{s.preventDefault(),e.put(t,e.of(t)==="-"?"":"-")}});var de="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var ps=90;function vt(){let{view:e}=F(),{tab:t,setTab:s}=ft(),{deck:o,scrolled:n}=ds(t,s),[a,l]=xt(null),c=Ne(e),i=bt(e),{answers:u}=Ie(e),$=p=>i?null:c[p];return f`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${e.groups.map((p,h)=>f`<${ms} key=${c[h]} letter=${$(h)} number=${p[0]} current=${h===t}
passed=${i?void 0:u[c[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${o} onScroll=${n}>
${e.groups.map((p,h)=>{let m=`card-${c[h]}`,k=()=>l(h);return p.length>1?f`<${bs} key=${h} id=${m} letter=${c[h]} numbers=${p} enlarge=${k} />`:f`<${We} key=${h} id=${m} letter=${$(h)} number=${p[0]} enlarge=${k} />`})}
</div>
${a!==null&&f`<${gs} letter=${$(a)} opener=${`card-${c[a]}`} numbers=${e.groups[a]}
close=${()=>l(null)} />`}
</section>`}function ds(e,t){let s=Z(null),o=Z(void 0),n=Z(0);return _t(()=>{let l=s.current,c=l?.children[e];if(!l||!c||e===n.current||l.scrollWidth<=l.clientWidth)return;n.current=e;let i=c.offsetLeft-l.offsetLeft-fs(l);l.scrollTo({left:i,behavior:hs()?"auto":"smooth"})},[e]),{deck:s,scrolled:()=>{clearTimeout(o.current),o.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let $=(c-i)/Math.max(1,u.length-1);n.current=Math.round(l/$),t(n.current)},ps)}}}var hs=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fs=e=>Number.parseFloat(getComputedStyle(e).scrollPaddingLeft)||0,ms=({letter:e,number:t,current:s,passed:o,press:n})=>f`<button class="tab" aria-current=${s?"true":null} onClick=${n}
aria-label=${ks(e,t,o)}>
${e??f`<span class="mono">${t}</span>`}
${o!==void 0&&f`<${C} passed=${o} size=${18} />`}
</button>`;function ks(e,t,s){return e===null?r("card_number",{n:t}):s===void 0?r("verifier",{letter:e}):r(s?"answered_yes":"answered_no",{letter:e})}var St=e=>t=>{t.key!=="Enter"||t.target!==t.currentTarget||(t.preventDefault(),e())},bs=({id:e,letter:t,numbers:s,enlarge:o})=>f`<div class="pair" id=${e} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:t})}
onKeyDown=${St(o)}>
<${We} letter=${t} number=${s[0]} enlarge=${o} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${t}</span><span class="or">${r("or")}</span></p>
<${We} letter=${t} number=${s[1]} enlarge=${o} paired />
</div>`,Et=({letter:e})=>f`<span class="disc ${e?"":"nobody"}" aria-hidden="true">${e??"?"}</span>`;function gs({letter:e,numbers:t,opener:s,close:o}){let n=Z(null),a=$e();$s(()=>{let i=n.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),o()},c=i=>i.target===n.current&&o();return f`<dialog class="large ${t.length>1?"two":""}" ref=${n} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>ys(i,a)}>
<div class="large-head">
<${Et} letter=${e} />
<h2 id="large-title">${e?r("verifier",{letter:e}):r("card_number",{n:t[0]})}</h2>
<button class="button" onClick=${o} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${t.map(i=>f`<${ws} key=${i} number=${i} whose=${e===null} />`)}
</div>
</dialog>`}function ys(e,t){e.key.toLowerCase()!=="z"||ne(e)||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?t.redo():t.undo())}function ws({number:e,whose:t}){let s=ie(e);return f`<section class="spread" aria-label=${R(s.title)}>
<div class="spread-head"><h3 class="title">${S(s.title,17)}</h3>
<${W} of=${s.key} cls="key" /></div>
<p class="spread-text">${S(s.text,14)} <${Ot} of=${e} /></p>
${s.grid?f`<${Lt} shown=${s} />
<details><summary>${r("check_what")}</summary><${Mt} shown=${s} /></details>`:f`<${Ct} shown=${s} whole />`}
${t&&f`<${Tt} number=${e} />`}
</section>`}function We({letter:e,number:t,id:s,paired:o=!1,enlarge:n}){let{view:a}=F(),l=ht(),c=ie(t),[i,u]=xt(!1),$=Z(null),p=e===null?"card_of_nobody":o?"card_of_two":"card_of",h=()=>{u(!1),$.current?.focus()},m=k=>{k.stopPropagation(),o&&matchMedia(de).matches?n():u(!i)};return f`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${R(r(p,{letter:e??"",title:c.title}))}
onKeyDown=${St(n)}>
<div class="card-head" onClick=${n}>
${!o&&f`<${Et} letter=${e} />`}
<button class="about-key" ref=${$} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${m}><${De} of="about" size=${19} /></button>
<${W} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${n}>
<h2 class="title">${S(c.title,15)}<${ut} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${R(r("enlarge_card",{title:c.title}))}>
<${De} of="enlarge" size=${18} /></button>
</div>
${c.grid?f`<${Lt} shown=${c} />`:f`<${Ct} shown=${c} />`}
${!o&&yt(a)&&f`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${e===null&&f`<${Tt} number=${t} />`}
${e!==null&&!o&&a.sheet&&l&&f`<${vs} letter=${e} />`}
${i&&f`<${_s} shown=${c} close=${h} />`}
</article>`}function _s({shown:e,close:t}){let s=Z(null);return _t(()=>s.current?.focus(),[]),f`<div class="about" onKeyDown=${n=>n.key==="Escape"&&t()}>
<p>${S(e.text,14)}</p>
<${Mt} shown=${e} />
<p><${Ot} of=${e.number} /></p>
<button class="button" ref=${s} onClick=${t}>${r("close")}</button>
</div>`}var Ot=({of:e})=>f`<a href=${`/g/turing_machine/all#card-${e}`} target="_blank">${r("card_example")}</a>`,Mt=({shown:e})=>f`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${e.laws.map(t=>f`<li key=${t.name}><b>${t.letter}</b> <span>${S(t.text,14)}</span></li>`)}</ul>`,Ct=({shown:e,whole:t})=>f`<ul class="laws">
${e.laws.map(s=>f`<li key=${s.name}><${At} law=${s}>
<${W} of=${s.picture} />
<span class="law-words">${S(t?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Lt({shown:e}){let{columns:t,rows:s,laws:o}=e.grid,n=new Map(e.laws.map(l=>[l.name,l])),a=l=>f`<${At} key=${l} law=${n.get(l)}><${W} of=${n.get(l)?.picture} /><//>`;return f`<div class="grid w${t.length} h${s.length}">
<span></span>${t.map(l=>f`<${W} of=${l} cls="column" />`)}
${s.map((l,c)=>f`<span class="row-name">${l}</span>${o[c].map(a)}`)}
</div>`}function At({law:e,children:t}){let{view:s}=F(),o=$e(),n=o.of(e.name),a=r("law_is",{letter:e.letter,words:R(e.text)});if(!pe(s))return f`<span class="law" role="img" aria-label=${a}>${t}</span>`;let l=Re(s,e.name),c=wt(s,e.name);return f`<button class="law ${je(n)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${n!==""} aria-label=${He(a,n,l,c)} title=${e.text}
data-name=${e.name} ...${Ke(o,e.name)}>
${t}${l&&f`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Tt({number:e}){let{view:t}=F();return f`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${Ne(t).map(s=>f`<${xs} key=${s} letter=${s} target=${`${s}${e}`} />`)}
</div>
</div>`}function xs({letter:e,target:t}){let{view:s}=F(),o=$e();if(!s.sheet)return f`<span class="owner">${e}</span>`;let n=o.of(t),a=Re(s,t);return f`<button class="owner ${je(n)} ${a?"shaky":""}" aria-pressed=${n!==""}
aria-label=${He(r("whose_is",{letter:e}),n,a)}
...${Ke(o,t)}>${e}</button>`}function vs({letter:e}){let{view:t,stopped:s}=F(),{ask:o,asking:n}=dt(),a=Ie(t).answers[e],l=a!==void 0;return f`<button class="ask-here ${l?"done":""} ${n===e?"busy":""}"
aria-disabled=${l||s||!gt(t)} onClick=${()=>o(e)}
aria-label=${l?r(a?"answered_yes":"answered_no",{letter:e}):null}>
${l?f`<${C} passed=${a} size=${20} /> ${r("answered")}`:f`${r("ask_letter",{letter:e})} <kbd aria-hidden="true">${e}</kbd>`}
</button>`}import{html as L}from"bombe/preact.js";function M({to:e,way:t,cls:s="",children:o,current:n=!1,label:a}){let l=c=>{c.ctrlKey||c.metaKey||c.shiftKey||c.altKey||c.button||(c.preventDefault(),t.go(e))};return L`<a href=${t.path(e)} class=${s} aria-current=${n?"page":null} aria-label=${a}
onClick=${l}>${o}</a>`}var Ss={first:"school_first_try",later:"school_later",open:"school_open"},B=({of:e,next:t=!1})=>L`<i class="slot ${e} ${t?"next":""}" aria-hidden="true"></i>`,Fe=e=>r(Ss[e]),Dt=()=>L`<p class="school-legend">
${["first","later"].map(e=>L`<span key=${e}><${B} of=${e} /> ${Fe(e)}</span>`)}
<span><${B} of="open" next /> ${r("school_next_one")}</span>
</p>`,j=(e,t)=>e.split(/(\S*[▲■●]\S*)/).map((s,o)=>o%2?L`<span key=${o} class="unbroken">${S(s,t)}</span>`:s),A=({of:e})=>L`<span class="school-disc">${e}</span>`,he=({of:e,point:t=""})=>L`<span class="school-code"><span class="hush">${e}</span>${[...e].map((s,o)=>L`<b key=${o} aria-hidden="true" class="${V[o]} ${/^[tsc]\d$/.test(t)&&t[0]===V[o]?"point":""}">${s}</b>`)}</span>`;function Be({of:e}){let t=e.drawn.held;return L`<ul class="school-held">
${t.map(({verifier:s,law:o,title:n,answers:a,point:l})=>L`<li key=${s} class=${l?"point":""}>
<${A} of=${s} />
<span class="held-law"><span class="mono">${o}</span> ${S(n,15)}</span>
<span class="held-answers">${a.length?a.map(([c,i])=>L`<span key=${c}><${C} passed=${i} size=${18} />
${r(i?"school_meets":"school_fails",{code:c})}</span>`):r("school_not_asked")}</span>
</li>`)}
</ul>`}var It=e=>e.drawn;function Os(){let[e,t]=Ue({}),s=H([]),o=H([]),n=(c,i)=>{o.current.push(e),s.current=[];let{[c]:u,...$}=e;t(i?{...$,[c]:i}:$)},a=(c,i)=>{let u=c.current.pop();return u?(i.current.push(e),t(u),""):null};return[{of:c=>e[c]??"",put:n,cycle:c=>n(c,Pe(e[c]??"")),undo:()=>a(o,s),redo:()=>a(s,o),canUndo:o.current.length>0,canRedo:s.current.length>0},e]}function fe({exercise:e,tried:t,title:s,keep:o,ways:n,example:a,once:l,led:c,nextWords:i}){let{kind:u,mode:$,verifiers:p,groups:h,rounds:m}=It(e),k=u==="told",[y,w]=Os(),[E,x]=Ue(()=>$==="nightmare"?0:p.indexOf(Rt(m))),v={view:{...Es(()=>({mode:$,verifiers:p,groups:h,over:!1,left:0,own_thumb:null,you:0,seats:[],aids:[]}),[e]),sheet:{rounds:m,marks:w,notes:{}}}};Ms(e,n);let O=H(null),P=H(null);return Y(()=>{(c||document.activeElement?.matches(".school-bar h1"))&&!a&&P.current?.focus({preventScroll:!0})},[]),Y(()=>{if(a||t.last===null||!matchMedia(de).matches)return;let I=matchMedia("(prefers-reduced-motion: reduce)").matches;O.current?.scrollIntoView({behavior:I?"auto":"smooth"})},[t.last,t.wrong,t.done]),Y(()=>{t.hints&&O.current?.querySelector(".hinted")?.scrollIntoView({block:"nearest"})},[t.hints]),d`<div class="board school-board ${$} n${p.length}">
<${Le.Provider} value=${v}>
<${Ae.Provider} value=${y}>
<${Te.Provider} value=${{tab:E,setTab:x}}><${vt} /><//>
<//>
<//>
<section class="machine tutor" aria-labelledby="asks" ref=${O}>
<div class="tutor-ask">
<p class="caps">${s}</p>
<h2 id="asks" tabindex="-1" ref=${P}>${e.asks}</h2>
<p class="tutor-answers"><span class="hush">${r("school_answers")} </span>
<${Ps} rounds=${m} ringed=${k} /></p>
<${Ls} exercise=${e} tried=${t} choose=${n.choose} />
</div>
<div class="tutor-pane">
<p class="hush" role="status">${Ds(e,t)}</p>
<${Ns} exercise=${e} tried=${t} keep=${o} example=${a} once=${l} />
<div class="hinted" role="status"><${Is} exercise=${e} tried=${t} /></div>
<${Cs} tried=${t} ways=${n} nextWords=${i} />
</div>
</section>
<aside class="paper pupil" aria-label=${r("school_answers")}>
<h2>${r("school_answers")}</h2>
<${js} rounds=${m} ringed=${k} letters=${[...p]} />
<h2>${r("school_keep")}</h2>
${o.map(I=>d`<p key=${I}>${j(I,14)}</p>`)}
<p class="pupil-keys" aria-hidden="true">
${!t.done&&d`<span><kbd>1</kbd>–<kbd>4</kbd> ${r("school_keys_choose")}</span>`}
${n.hint&&!t.done&&d`<span><kbd>H</kbd> ${r("school_keys_hint")}</span>`}
${n.peek&&!t.done&&d`<span><kbd>W</kbd> ${r("school_keys_why")}</span>`}
${t.done&&d`<span><kbd>N</kbd> ${r("school_keys_next")}</span>`}</p>
</aside>
</div>`}var Rt=e=>Object.keys(e.at(-1)?.answers??{}).at(-1)??"A";function Ms(e,t){Y(()=>{let s=o=>{let n=Number(kt(o)??0),a=o.key.toLowerCase(),l=n-1,{done:c}=t.now(),i=n&&e.choices[l]&&!c?()=>t.choose(l):a==="h"&&!c?t.hint:a==="w"&&!c?t.peek:a==="n"&&c?t.next:null;!i||!re(o)||(o.preventDefault(),i())};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)})}function re(e){return e.defaultPrevented||e.repeat||ne(e)||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")?!1:!e.target.closest("input, textarea, select, [contenteditable]")}function Cs({tried:e,ways:t,nextWords:s}){let o=H(null),n=H(e.done);return Y(()=>{e.done&&!n.current&&o.current?.focus({preventScroll:!0}),n.current=e.done},[e.done]),d`<div class="tutor-keys">
${e.done?d`<button key="next" class="button filled light" ref=${o} onClick=${t.next}>
${s} <kbd aria-hidden="true">N</kbd></button>
${t.leave&&d`<button key="leave" class="button" onClick=${t.leave}>${r("school_next_chapter")}</button>`}`:d`${t.skip&&d`<button key="skip" class="button" onClick=${t.skip}>${r("school_skip")}</button>`}
${t.hint&&d`<button key="hint" class="button" onClick=${t.hint}>${r("school_hint")}${" "}
<kbd aria-hidden="true">H</kbd></button>`}
${t.peek&&d`<button key="why" class="button" onClick=${t.peek} aria-label=${r("school_why_peek")}
title=${r("school_why_peek")}>${r("school_why")} <kbd aria-hidden="true">W</kbd></button>`}`}
</div>`}var Pt=e=>e.choices.some(({drawn:t})=>"proposal"in t);function Ls({exercise:e,tried:t,choose:s}){let o=H(null),[n,a]=Ue(0);return d`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${o} onKeyDown=${c=>{let i={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[c.key];if(!i||ne(c))return;c.preventDefault();let u=(n+i+e.choices.length)%e.choices.length;a(u),o.current?.children[u]?.focus()}}>
${e.choices.map((c,i)=>{let u=t.wrong.includes(i),$=t.done&&i===e.right,p=jt(e,u,$);return d`<button key=${i} type="button" role="radio" class="choice ${u?"wrong":$?"right":""}"
aria-checked=${String(t.last===i)} aria-disabled=${String(t.done)}
tabindex=${i===n?"0":"-1"}
onFocus=${()=>a(i)} onClick=${()=>s(i)}>
<kbd aria-hidden="true">${i+1}</kbd>
<span class="choice-text"><${As} exercise=${e} at=${i} />
${p&&d`<span class="choice-state"><span class="hush">, </span>${p}</span>`}</span>
${u&&d`<b class="choice-sign" aria-hidden="true">!</b>`}
</button>`})}
</div>`}function jt(e,t,s){let o=Pt(e);return t?r(o?"school_not_best":"school_still_possible"):s?r(o?"school_best_here":"school_right_here"):""}function As({exercise:e,at:t}){let{text:s,drawn:o}=e.choices[t];if("proposal"in o)return d`<span class="hush">${s}</span>
<span class="choice-what" aria-hidden="true"><${he} of=${String(o.proposal)} />
<${A} of=${String(o.verifier)} /></span>`;let n=Ts(It(e),String(o.target??""));return d`<span class="choice-what">${n&&d`<span aria-hidden="true"><${A} of=${n} /></span>`}
<span>${j(s,15)}</span></span>`}function Ts({mode:e,verifiers:t,groups:s},o){let n=Oe(o)?.card;return!n||e==="nightmare"?"":t[s.findIndex(a=>a.includes(n.number))]??""}function Ds(e,{last:t,done:s,cases:o,wrong:n}){if(t===null)return"";if(t===e.right)return r("school_right");let a=e.choices[t],l=a.cases.length?o.at(-1)?.drawn.code:void 0,c=r("named",{who:R(a.text),what:jt(e,!0,!1)}),i=l?r("school_look_at",{code:String(l)}):a.verdict.join(" "),u=r(n.length>1?"school_last_left":"school_was_right"),$=s?[u,R(e.choices[e.right].text)]:[];return[`${c}.`,i,...$].join(" ")}function Ns({exercise:e,tried:t,keep:s,example:o,once:n}){let{last:a,done:l,hints:c,peeked:i,wrong:u}=t,$=a!==null&&a!==e.right?e.choices[a]:null;if(!$&&!l&&!i)return c?null:d`<div class="pane-invites">
<p>${r(n?"school_try_once":"school_try")}</p>
<div class="pane-keep"><h3>${r("school_keep")}</h3>
${s.map(y=>d`<p key=${y}>${j(y,14)}</p>`)}</div>
</div>`;let p=l&&a===e.right,h=o?r("school_why"):p?r("school_right"):l?r(n?"school_was_right":"school_last_left"):r("school_why"),m=l||i?d`<${Rs} exercise=${e} title=${h} asked=${!l} />`:null,k=$??(o?e.choices[u[0]]:null);return d`${!o&&k&&d`<${Nt} tried=${t} choice=${k} />`}
${m}
${o&&k&&d`<${Nt} tried=${t} choice=${k} n=${u[0]+1} />`}`}function Is({exercise:e,tried:{hints:t,done:s,peeked:o}}){return!t||s||o?null:d`<h3>${r("school_hint")} <small>${r("school_hint_of",{n:t})}</small></h3>
${e.hints.slice(0,t).map(n=>d`<p key=${n}>${j(n,14)}</p>`)}`}function Nt({tried:e,choice:t,n:s}){let o=t.cases.length?e.cases.at(-1):void 0,n=String(t.drawn.target??"");if(!o)return d`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b> ${r("school_not_that")}</h3>
${t.verdict.map(l=>d`<p key=${l}>${j(l,14)}</p>`)}</div>`;let a=String(o.drawn.code);return d`<div class="met">
<h3><b class="choice-sign" aria-hidden="true">!</b>
${s?r("school_example_wrong",{n:s,code:a}):r("school_look_at",{code:a})}</h3>
<div class="met-code"><${he} of=${a} point=${n} />
<p>${j(t.verdict.join(" "),14)}</p></div>
<${Be} of=${o} />
<p class="small">${r("school_only_code",{code:a})}</p>
</div>`}function Rs({exercise:e,title:t,asked:s}){let o=H(null);Y(()=>{s&&o.current?.focus()},[]);let n=e.why.length>1&&!Pt(e)?"ol":"ul";return d`<div class="why">
<h3 tabindex="-1" ref=${o}>${t}</h3>
<${n} class="steps">${e.why.map((a,l)=>d`<li key=${l}>${j(a,14)}</li>`)}<//>
${e.cases.map((a,l)=>d`<div key=${l} class="met"><${he} of=${String(a.drawn.code)} /><${Be} of=${a} /></div>`)}
</div>`}var Ht=(e,t,s)=>t===e.at(-1)&&s===Rt(e),Ps=({rounds:e,ringed:t})=>e.map((s,o)=>d`<span key=${o} class="chip"><b class="mono">${s.proposal}</b>${Object.entries(s.answers).map(([n,a])=>d`<span key=${n} class=${t&&Ht(e,s,n)?"ringed":""}>
${n}<${C} passed=${a} size=${18} />
<span class="hush">${r(a?"says_yes":"says_no")}</span></span>`)}</span>`),js=({rounds:e,letters:t,ringed:s})=>d`<table class="rounds">
<caption class="hush">${r("school_answers")}</caption>
<thead><tr><td class="number"></td>
${q.map(o=>d`<th key=${o} scope="col" class="of-shape"><${oe} of=${o} size=${18} /></th>`)}
${t.map((o,n)=>d`<th key=${o} scope="col" class=${n===0?"edge":""}>${o}</th>`)}
</tr></thead>
<tbody>${e.map((o,n)=>d`<tr key=${n}>
<th scope="row" class="number"><span class="hush">${r("round",{n:n+1})}</span>
<span aria-hidden="true">${n+1}</span></th>
${[...o.proposal??""].map((a,l)=>d`<td key=${l} class="of-shape">${a}</td>`)}
${t.map((a,l)=>{let c=s&&Ht(e,o,a);return d`<td key=${a} class=${l===0?"edge":""}>
<span class=${c?"ringed":""}>${Hs(o.answers[a])}</span>
${c&&d`<span class="hush">, ${r("school_last_answer")}</span>`}</td>`})}
</tr>`)}</tbody>
</table>`,Hs=e=>e===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:d`<${C} passed=${e} size=${22} /><span class="hush">${r(e?"says_yes":"says_no")}</span>`,me=()=>d`<div class="board school-board n4" aria-busy="true">
<section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
<div class="tutor-choices">
${[1,2,3,4].map(e=>d`<div key=${e} class="choice coming"></div>`)}</div></div>
<div class="tutor-pane"></div></section>
</div>`;var ae={chapter:null,number:null},ze={chapter:null,number:null,streak:!0};function Ge(e,t){let[s,o]=t.slice(e.length).split("/").filter(Boolean);return s?s==="streak"?ze:{chapter:decodeURIComponent(s),number:o?Number(o):null}:ae}function Q(e,{chapter:t,number:s,streak:o}){return o?`${e}/streak`:[e,t,s].filter(Boolean).join("/")}function X(e,t,s,o){let n=e.chapters[t]??{};return Array.from({length:o},(a,l)=>{let c=n[s+l];return c===void 0?"open":c?"first":"later"})}function T(e,t,s=1){let o=e.chapters[t]??{},n=s;for(;n in o;)n+=1;return n}var K=(e,t)=>Math.floor((e-1)/t)*t+1;function ke(e,t,s){let o=t.filter(l=>T(e,l)<=s),n=o.find(l=>X(e,l,1,s).some(c=>c!=="open")),a=n??o[0];return a?{chapter:a,number:a===n?T(e,a):null}:null}function Kt(e,t,s){let o=t.flatMap(a=>X(e,a,1,s)),n=o.filter(a=>a==="first").length;return{slots:o,all:o.length,first:n,solved:o.filter(a=>a!=="open").length}}var Wt=(e,t)=>t.flatMap(s=>Object.entries(e.chapters[s]??{}).filter(([o,n])=>!n&&Number(o)>0&&Number(o)<1e6).map(([o])=>({chapter:s,number:Number(o)}))),ee={wrong:[],last:null,cases:[],hints:0,peeked:!1,done:!1};function qe(e,t,s,o=t.choices.length-1){if(e.done||!t.choices[s])return e;if(s===t.right)return{...e,last:s,done:!0};let n=e.wrong.includes(s)?e.wrong:[...e.wrong,s],a=Ks(t.choices[s],e.cases),l=a?[...e.cases,a]:e.cases;return{...e,wrong:n,last:s,cases:l,done:n.length>=o}}function Ft(e,t){return e.done||e.peeked?e:e.hints<t.hints.length?{...e,hints:e.hints+1}:{...e,peeked:!0}}function Ks({cases:e},t){let s=t.map(({drawn:o})=>o.code);return e.find(({drawn:o})=>!s.includes(o.code))??e[t.length%e.length]}var Bt=e=>e.done&&!e.wrong.length&&!e.peeked,Ve=(e,t)=>e.done&&e.last===t.right;var Ws="/api/games/turing_machine",Je=new Map;function Ut(e){let t=Je.get(e);return t||(t=zt(e),t.catch(()=>Je.delete(e)),Je.set(e,t)),t}async function zt(e){let t=new URL(Ws+e,location.href);t.searchParams.set("lang",document.documentElement.lang);let s=await fetch(t).catch(()=>{throw new Error(r("school_no_exercise"))}),o=await s.json().catch(()=>({}));if(!s.ok)throw new Error(o.error??r("school_no_exercise"));return o}var Gt=()=>Ut("/school");async function ce(e,t,s){let o=K(t,s),{exercises:n}=await Ut(`/school/${e}?from=${o}`);return n[t-o]}var qt=()=>zt("/streak");var Ze="bombe school 1";var Fs=9223372036854776e3,le="school",be=()=>({format:Ze,chapters:{},streak:0});function Ye(e,t){if(e.length>1048576)return null;let s;try{s=JSON.parse(e)}catch{return null}if(s?.format!==Ze||!Vt(s.chapters)||!Number.isInteger(s.streak)||s.streak<0||s.streak>=Fs)return null;let o={};for(let[n,a]of Object.entries(s.chapters)){if(!t.includes(n)||!Vt(a))return null;o[n]={};for(let[l,c]of Object.entries(a)){if(!/^-?\d{1,19}$/.test(l)||typeof c!="boolean")return null;o[n][String(BigInt(l))]=c}}return{format:Ze,chapters:o,streak:s.streak}}var Vt=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Qe=e=>`${JSON.stringify(e)}
`;function Xe(e,t,s,o){let n=e.chapters[t]??{},a={...n,[s]:o||n[s]===!0};return{...e,chapters:{...e.chapters,[t]:a}}}var et=(e,t)=>({...e,streak:Math.max(e.streak,t)});function tt(e,t){let s=et(e,t.streak);for(let[o,n]of Object.entries(t.chapters))for(let[a,l]of Object.entries(n))s=Xe(s,o,a,l);return s}function ge(e){try{return Ye(localStorage.getItem(le)??"",e)??be()}catch{return be()}}function Jt(e){try{return localStorage.setItem(le,Qe(e)),!0}catch{return!1}}function Zt(){try{return localStorage.setItem(`${le}-tried`,""),localStorage.removeItem(`${le}-tried`),!0}catch{return!1}}function Yt(){try{localStorage.removeItem(le)}catch{}}import{html as b,useEffect as Qt}from"bombe/preact.js";var Bs=5;function Xt({title:e,school:t,keys:s,progress:o,way:n,heading:a}){let{batch:l,chapters:c}=t,i=ke(o,s,l),u=Kt(o,s,l),$=Wt(o,s);return Qt(()=>{i?.chapter&&ce(i.chapter,i.number??1,l).catch(()=>{})},[i?.chapter,i?.number]),Qt(()=>{let p=h=>{let m=h.target===document.body||h.target===a.current;h.key!=="Enter"||!m||!i||!re(h)||(h.preventDefault(),n.go(i))};return addEventListener("keydown",p),()=>removeEventListener("keydown",p)}),b`<div class="school-shelf">
<div class="school-head">
<div><h1 tabindex="-1" ref=${a}>${e}</h1><p class="note">${r("school_about")}</p></div>
${u.solved>0&&b`<${Dt} />`}
</div>
<ol class="chapters" aria-label=${r("school_chapters")}>
${c.map((p,h)=>b`<li key=${p.key}><${Gs} chapter=${p} at=${h} batch=${l} progress=${o}
way=${n} isNext=${i?.chapter===p.key} /></li>`)}
</ol>
<div class="school-side">
<${Us} next=${i} school=${t} keys=${s} found=${u} way=${n} />
${u.solved>0&&b`<${zs} found=${u} />`}
${$.length>0&&b`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${r("school_once_more")}</h2>
<p class="note">${r("school_once_more_why")}</p>
<ul class="rows">${$.slice(0,Bs).map(p=>b`<li key=${`${p.chapter} ${p.number}`}><${M} to=${p} way=${n} cls="school-again">
<b>${s.indexOf(p.chapter)+1}.${p.number}</b>
${c[s.indexOf(p.chapter)].title} <span aria-hidden="true">›</span><//></li>`)}</ul>
</section>`}
<section class="paper" aria-labelledby="streak"><h2 id="streak">${r("school_streak")}</h2>
<p class="note">${r("school_streak_about")}</p>
${o.streak>0&&b`<p><b>${r("school_streak_longest",{n:o.streak})}</b></p>`}
<p><${M} to=${ze} way=${n} cls="button">${r("school_streak_begin")}<//></p>
</section>
</div>
</div>`}function Us({next:e,school:t,keys:s,found:o,way:n}){if(!e)return b`<section class="machine school-next" aria-labelledby="next">
<h2 id="next">${r("school_all_done",{n:o.all})}</h2>
<p>${r("school_all_done_more")}</p>
<a class="button filled light" href="/">${r("school_play")}</a>
</section>`;let a=s.indexOf(e.chapter??""),{title:l,about:c}=t.chapters[a],i=o.solved===0;return b`<section class="machine school-next" aria-labelledby="next">
<p class="caps">
${i?r("school_start_here"):r("school_next",{chapter:a+1,n:e.number??1})}</p>
<h2 id="next">${l}</h2>
<p>${i?r("school_start_about"):c}</p>
<div class="school-go"><${M} to=${e} way=${n} cls="button filled light">
${r(i?"school_start":"school_go_on")}${" "}
<kbd aria-hidden="true">↵</kbd><//>
${!i&&b`<span class="school-count"><b>${r("school_of",{n:o.solved,most:o.all})}</b></span>`}
</div>
${i&&b`<p><a href="/g/turing_machine/rules#lesson">${r("school_new_here")}</a></p>`}
</section>`}var zs=({found:e})=>b`<section class="paper school-sum" aria-labelledby="sum">
<h2 id="sum">${r("school_progress",{n:e.solved,most:e.all})}</h2>
<p class="slots-row" aria-hidden="true">
${e.slots.map((t,s)=>b`<${B} key=${s} of=${t} />`)}</p>
<p class="note">${r("school_on_first",{n:e.first})}</p>
</section>`;function Gs({chapter:e,at:t,batch:s,progress:o,way:n,isNext:a}){let{key:l,title:c,about:i}=e,u=T(o,l),$=K(Math.max(1,u-1),s),p=X(o,l,$,s),h=p.filter(y=>y!=="open").length,m=h>0,k=r("school_slots",{solved:h,most:s,first:p.filter(y=>y==="first").length});return b`<article class="chapter">
<div class="chapter-body">
<b class="chapter-number" aria-hidden="true">${t+1}</b>
<h2><${M} to=${{chapter:l,number:m?u:null}} way=${n}>
<span class="hush">${r("school_chapter",{n:t+1})}, </span>${c}<//></h2>
<p>${S(i,14)}</p>
<p class="chapter-drawn" aria-hidden="true"><${qs} of=${l} /></p>
</div>
<div class="chapter-edge">
<span class="slots-row" aria-hidden="true">${p.map((y,w)=>b`<${B} key=${w} of=${y} next=${a&&$+w===u} />`)}</span>
<span class="hush">${k}</span>
<span class="chapter-count" aria-hidden="true">${h===s?b`<b>${r("school_done")}</b> · ${r("school_go_further")}`:m?b`<b>${r("school_of",{n:$-1+h,most:$-1+s})}</b>`:z("school_exercises",s)}</span>
</div>
</article>`}function qs({of:e}){let t=(n,a="")=>b`<span class="drawn-chip mono ${a}">${n}</span>`,s=b`<span class="school-disc nobody">?</span>`;return{reading:b`${t("341")} <${C} passed=${!0} size=${22} /> <${C} passed=${!1} size=${22} />`,hidden:b`${q.map(n=>b`<${oe} key=${n} of=${n} size=${20} />`)}
${t("?","dashed")}`,"one-code":b`${t("132")} ${t("?","dashed")}`,superfluous:b`<${A} of="A" /><${A} of="B" /><span class="school-disc nobody">C</span><${A} of="D" />`,together:b`<${A} of="B" /><i class="drawn-bar"></i><${A} of="D" />`,asking:b`${t("212")}<i class="drawn-bar"></i>
${[1,2,3].map(n=>b`<i key=${n} class="drawn-dot"></i>`)}`,extreme:b`${t(" ")}<${A} of="A" />${t(" ")}`,nightmare:b`${s}${s}${s}${s}`}[e]??null}var U="/g/turing_machine/school",Zs=3;function Nn(e,t,s){Ee(s);let o=document.querySelector("main > h1"),n=o?.textContent??"";o?.remove(),e.replaceChildren(),Vs(g`<${Ys} title=${n} />`,e)}function Ys({title:e}){let[t,s]=N(()=>Ge(U,location.pathname)),[o,n]=st(Gt,"");te(()=>{let l=()=>s(Ge(U,location.pathname));return addEventListener("popstate",l),()=>removeEventListener("popstate",l)},[]);let a={path:l=>Q(U,l),go:l=>{history.pushState(null,"",Q(U,l)),s(l),scrollTo(0,0)}};return o.fault?g`<${ot} words=${o.fault} retry=${n} />`:o.found?g`<${Xs} title=${e} school=${o.found} place=${t} way=${a} />`:t.chapter||t.streak?g`<${me} />`:g`<h1>${e}</h1>`}function st(e,t){let s={found:null,fault:"",key:t},[o,n]=N(s),[a,l]=N(0);return te(()=>{let c=!0;return n(i=>i.key===t&&!i.fault?i:s),e().then(i=>c&&n({found:i,fault:"",key:t}),i=>c&&n({found:null,fault:i.message,key:t})),()=>{c=!1}},[t,a]),[o.key===t?o:s,()=>l(a+1)]}var ot=({words:e,retry:t})=>g`<div class="paper school-fault"><p role="alert">${e}</p>
<button class="button" onClick=${t}>${r("school_again")}</button></div>`;function Qs(e){let[t,s]=N(()=>ge(e)),[o,n]=N(Zt);return te(()=>{let c=()=>s(ge(e));return addEventListener("storage",c),()=>removeEventListener("storage",c)},[]),{progress:t,isKept:o,save:c=>{let i=c(tt(t,ge(e)));n(Jt(i)),s(i)},drop:()=>{Yt(),s(be())}}}function Xs({title:e,school:t,place:s,way:o}){let n=t.chapters.map(({key:y})=>y),{progress:a,isKept:l,save:c,drop:i}=Qs(n),u=t.chapters.find(({key:y})=>y===s.chapter),$=we(null),p=we(Q(U,s)),h=s.streak?r("school_streak"):u?.title??e;Js(()=>{document.title=document.title.replace(/^.*(?= · )/,h),p.current!==Q(U,s)&&(p.current=Q(U,s),$.current?.focus({preventScroll:!0}))},[s]);let m={school:t,progress:a,save:c,way:o,heading:$};if(s.streak)return g`<${no} ...${m} />`;if(!u)return g`<${eo} title=${e} keys=${n} isKept=${l} drop=${i} ...${m} />`;let k=n.indexOf(u.key);return g`<${to} key=${u.key} chapter=${u} at=${k} number=${s.number} ...${m} />`}function eo({title:e,school:t,keys:s,progress:o,save:n,drop:a,isKept:l,way:c,heading:i}){let[u,$]=N(!1),[p,h]=N(""),m=()=>{let w=new Blob([Qe(o)],{type:"application/json"}),E=Object.assign(document.createElement("a"),{href:URL.createObjectURL(w),download:"school.json"});E.click(),setTimeout(()=>URL.revokeObjectURL(E.href),1e3)},k=async({currentTarget:w})=>{let E=await w.files?.[0]?.text().catch(()=>"");w.value="";let x=Ye(E??"",s);x&&n(D=>tt(D,x)),h(r(x?"school_brought":"school_bad_file"))},y=()=>{$(!1),a(),h(r("school_deleted"))};return g`<${it} here="school" />
<${Xt} title=${e} school=${t} keys=${s} progress=${o} way=${c} heading=${i} />
<section class="school-kept">
<p>${r(l?"school_kept":"school_not_kept")}</p>
<p class="row">
<button class="quiet" onClick=${m}>${r("school_take")}</button>
<label class="quiet school-file"><input type="file" accept=".json,application/json" onChange=${k} />
<span>${r("school_bring")}</span></label>
<button class="quiet" onClick=${()=>$(!0)}>${r("school_delete")}</button>
</p>
<p role="status">${p}</p>
</section>
${u&&g`<${ct} question=${{title:r("school_delete_sure"),yes:r("school_delete")}} yes=${y}
close=${()=>$(!1)} />`}`}function to({school:e,chapter:t,at:s,number:o,progress:n,save:a,way:l,heading:c}){let{batch:i}=e,{key:u}=t,$=o??T(n,u),[p,h]=st(()=>ce(u,$,i),`${u} ${K($,i)} ${o}`);te(()=>{$-K($,i)>=i-Zs&&ce(u,$+i,i).catch(()=>{})},[$]);let{example:m}=t,k=m.choices.findIndex((x,D)=>D!==m.right&&x.cases.length>0),y={...ee,wrong:k<0?[]:[k],cases:m.choices[k]?.cases.slice(0,1)??[],done:!0},w=g`<${oo} chapter=${t} at=${s} number=${o} batch=${i} progress=${n} way=${l}
heading=${c} />`;if(o===null){let x=()=>l.go({chapter:u,number:T(n,u)});return g`${w}<${fe} key="example" exercise=${m} tried=${y}
title=${r("school_example_of")}
keep=${t.intro} example
ways=${{now:()=>y,choose:()=>{},hint:null,peek:null,next:x,skip:null,leave:null}}
nextWords=${r("school_now_you")} />`}let E=()=>{c.current?.focus(),h()};return p.fault?g`${w}<${ot} words=${p.fault} retry=${E} />`:p.found?g`${w}<${so} key=${p.found.seed} exercise=${p.found} school=${e} number=${o}
chapter=${t} progress=${n} save=${a} way=${l} />`:g`${w}<${me} />`}function es(){let e=we(ee),[t,s]=N(ee);return{now:()=>e.current,tried:t,become:o=>(e.current=o,s(o),o)}}function so({exercise:e,school:t,chapter:s,number:o,progress:n,save:a,way:l}){let{now:c,tried:i,become:u}=es(),{key:$}=s,p=v=>{let O=c(),P=u(qe(O,e,v));P.done&&!O.done&&a(I=>Xe(I,$,o,Bt(P)))},h=()=>l.go({chapter:$,number:T(n,$,o+1)}),m=i.peeked?null:()=>{u({...c(),peeked:!0})},k=i.peeked?null:()=>{u(Ft(c(),e))},y=t.chapters.map(v=>v.key),w=y.indexOf($),E=[...y.slice(w+1),...y.slice(0,w)],x=T(n,$)>t.batch?ke(n,E,t.batch):null,se={now:c,choose:p,hint:k,peek:m,next:h,skip:h,leave:x&&(()=>l.go(x))};return g`<${fe} exercise=${e} tried=${i} title=${r("school_exercise",{n:o})}
keep=${s.intro} ways=${se} nextWords=${r("school_next_exercise")} />`}function oo({chapter:e,at:t,number:s,batch:o,progress:n,way:a,heading:l}){let{key:c,title:i}=e,u=K(s??T(n,c),o),$=X(n,c,u,o);return g`<div class="school-bar">
<${M} to=${ae} way=${a} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${l}><span class="school-number">${t+1}</span> ${i}</h1>
<nav class="school-slots" aria-label=${i}>
<${M} to=${{chapter:c,number:null}} way=${a} current=${s===null}
cls="school-to-example">${r("school_example")}<//>
${$.map((p,h)=>{let m=u+h,k=r("named",{who:r("school_exercise",{n:m}),what:Fe(p)});return g`<${M} key=${m} to=${{chapter:c,number:m}} way=${a} current=${m===s}
label=${k} cls="school-slot"><${B} of=${p} next=${m===s} /><//>`})}
<${M} to=${{chapter:c,number:T(n,c,u+o)}} way=${a}
cls="school-slot school-onward"
label=${r("school_more")}>›<//>
</nav>
</div>`}function no({school:e,progress:t,save:s,way:o,heading:n}){let[a,l]=N(1),[c,i]=st(qt,String(a)),[u,$]=N({n:0,solved:0,mistakes:0,over:!1}),{now:p,tried:h,become:m}=es(),k=c.found?.exercises[u.n],y=v=>{if(!k||p().done)return;let O=m(qe(p(),k,v,1)),P=u.solved+Number(Ve(O,k));$({...u,solved:P,mistakes:u.mistakes+ +!Ve(O,k)}),s(I=>et(I,P))},w=()=>{let v=u.mistakes>=3||u.n+1>=(c.found?.exercises.length??0);$({...u,n:v?u.n:u.n+1,over:v}),v||m(ee),scrollTo(0,0)},E=()=>{$({n:0,solved:0,mistakes:0,over:!1}),m(ee),l(a+1)},x=Array.from({length:3},(v,O)=>g`<i key=${O} class=${O<u.mistakes?"used":""}></i>`),D=g`<div class="school-bar">
<${M} to=${ae} way=${o} cls="school-up">‹ <span>${r("school_to_shelf")}</span><//>
<h1 tabindex="-1" ref=${n}>${r("school_streak")}</h1>
<p class="school-run"><span>${z("school_streak_solved",u.solved)}</span>
<span class="school-mistakes" aria-hidden="true">${x}</span>
<span>${r("school_mistakes",{n:u.mistakes,most:3})}</span></p>
</div>`;if(c.fault)return g`${D}<${ot} words=${c.fault} retry=${i} />`;if(!k)return g`${D}<${me} />`;if(u.over)return g`${D}<${ro} solved=${u.solved} mistakes=${u.mistakes} longest=${t.streak}
again=${E} way=${o} />`;let se=e.chapters.find(({key:v})=>v===k.chapter);return g`${D}<${fe} key=${`${a} ${u.n}`} exercise=${k} tried=${h} once
led=${u.n>0} title=${`${r("school_position",{n:u.n+1})} · ${se?.title??""}`}
keep=${se?.intro??[]}
ways=${{now:p,choose:y,hint:null,peek:null,next:w,skip:null,leave:null}}
nextWords=${r("school_next_exercise")} />`}function ro({solved:e,mistakes:t,longest:s,again:o,way:n}){let a=we(null);return te(()=>a.current?.focus(),[]),te(()=>{let l=c=>{c.key.toLowerCase()!=="n"||!re(c)||(c.preventDefault(),o())};return addEventListener("keydown",l),()=>removeEventListener("keydown",l)}),g`<section class="machine school-over">
<h2 tabindex="-1" ref=${a}>${r(t>=3?"school_streak_over":"school_streak_all")}${" "}
${z("school_streak_solved",e)}</h2>
<p>${r("school_streak_longest",{n:s})}</p>
<p class="row"><button class="button filled light" onClick=${o}>${r("school_streak_again")}${" "}
<kbd aria-hidden="true">N</kbd></button>
<${M} to=${ae} way=${n} cls="button">${r("school_to_shelf")}<//></p>
</section>`}export{Nn as mount};
