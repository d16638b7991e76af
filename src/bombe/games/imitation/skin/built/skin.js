import{html as _n,useEffect as xn,useState as wn}from"bombe/preact.js";var ue=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},Qe=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Se={},pe="en";function Ye(e){Se=e.words,pe=e.lang}function o(e,t={}){let n=Se[e];if(n===void 0)throw new Error(`no words for ${e}`);return kn(n,t)}var kn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),T=e=>new Intl.ListFormat(pe,{type:"conjunction"}).format(e);function ee(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(pe,{...s,...n}).format(e).replace("-","−")}function te(e,t,n=0,s={}){let a=new Intl.PluralRules(pe,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Se[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:ee(t,n,s)})}var ne=new ue;function U({deadline:e,timer:t=0}){let[,n]=wn(0);if(xn(()=>{if(!e)return;ne.ask(),ne.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,ne.left(e));return _n`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Qe(s)}</span>
</p>`}import{html as oe,useLayoutEffect as vn,useRef as Sn}from"bombe/preact.js";function de({title:e,cls:t="",close:n,onKey:s,children:r}){let a=Sn(null);return vn(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),oe`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Je({question:e,yes:t,close:n}){return oe`<${de} title=${e.title} close=${n}>
<p class="note">${e.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function Xe({keys:e,close:t,tell:n=o}){return oe`<${de} title=${o("keys")} cls="keylist" close=${t}>
<dl>${e.map(([s,r])=>oe`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":oe`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
<//>`}import{html as H,useEffect as En,useRef as Ln,useState as Cn}from"bombe/preact.js";var On=300;function Ze(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:s===t.you}})}var Mn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Dn(e){let t=e.charCodeAt(0)-65;return Mn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function et(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let s=new Map;for(let[r,a]of t){let l=new Set;for(let c of a){let i=[...c].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(i)??[],...i||[""],...a.map((m,y)=>String(y+2))],d=a.length===1?r:r+p.find(m=>!l.has(r+m));l.add(d),s.set(c,d)}}return s}function tt({name:e,bot:t,mark:n}){let s=([...e][0]??" ").toUpperCase(),r=n??s,a=[...r].length>1;return H`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...Dn(s)].map((l,c)=>l==="1"?H`<rect x="31" y=${5.5+7*c} width="4.4" height="5.4" rx="1" />`:H`<rect class="dot" x="32.6" y=${7.6+7*c} width="1.2" height="1.2" />`)}
</svg>`}var nt=({why:e,on:t,href:n})=>H`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function ot({chat:e,you:t}){let n=Ln(null);En(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return H`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&H`<ol>
${e.map((r,a)=>H`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function st({table:e,you:t,refused:n}){let[s,r]=Cn("");if(!t?.speak)return H`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await e.order(`say ${i}`)}catch(u){r(i),n(u)}}},l=({currentTarget:c})=>r(c.value);return H`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${On} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}import{html as x,render as Fo,useState as ve}from"bombe/preact.js";import{html as In,render as Tn,useEffect as rt,useState as Nn}from"bombe/preact.js";function at(e){let[t,n]=Nn(e.state);return rt(()=>(n(e.state),e.subscribe(n)),[e]),t}var it=e=>!!(e.table&&e.you&&e.table.host===e.you.who),N=typeof document>"u"?{}:document.documentElement.dataset,me=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function ct({children:e}){return rt(()=>{let t=document.getElementById("bar");t&&Tn(In`${e}`,t)}),null}import{html as gt}from"bombe/preact.js";import{createContext as Oe,useCallback as mt,useContext as Me,useRef as Rn,useState as ft}from"bombe/preact.js";var R=["L","R"],F=e=>e==="L"?"R":"L";function Ee(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function z(e){if(Ee(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}function lt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var se=(e,t)=>Ze(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:s})=>s===n.who)?.until??null})),j=(e,t)=>t.void?"void":e.points?"right":"wrong",Le=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),Q=e=>e.lap*e.seats.length,fe=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),ut=(e,t)=>e?.phase==="over"&&!t.over;function Ce(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var $e=(e,t)=>t===e.machine?o("machines_card",{side:e.side??""}):o("card_n",{n:Le(e).indexOf(t)+1});function pt(e,t){let n=(u,p,d,m=p)=>({key:u,title:p,pictures:[{picture:d,label:m}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((u,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:R.map(d=>({picture:u[d],label:d}))})),l=(t&&e.hand_cards||[]).map((u,p)=>n(`card ${p}`,$e(e,p),u)),{opened:c}=e,i=(c?.hands??[]).flatMap((u,p)=>u.map((d,m)=>{let y=o(Ce(c,p,m));return n(`hand ${p} ${m}`,o("pair_of",{n:p+1}),d,y)}));return[...s,...r,...l,...i]}function dt(e,t){return t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function $t(e,t,n){let s=ut(t.table,n);return{table:e,state:t,view:n,seats:se(t.table,n),role:Ee(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:Le(n)}}var De=Oe(null),Ie=Oe(null),Te=Oe(null);function Ne(e){if(e===null)throw new Error("this is no part of a match");return e}var g=()=>Ne(Me(De)),v=()=>Ne(Me(Ie)),Re=()=>Ne(Me(Te));function ht(e){let[t,n]=ft(""),[s,r]=ft(!1),a=Rn(!1),l=mt(i=>n(me(i,o("no_answer"))),[]);return{act:mt(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of i)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:s,refused:l,alert:t,setAlert:n}}var Pn=60;function yt(){let{state:e,seats:t,ended:n}=g(),s=t.filter(a=>a.missed!==null&&!a.me);if(n||!s.length)return null;let r=Number(e.table?.options.wait)*Pn;return gt`<section class="paper away">${s.map(({at:a,name:l,missed:c})=>gt`<div key=${a}>
<p>${o("missed",{name:l})}</p><${U} deadline=${c} timer=${r} /></div>`)}</section>`}import{useLayoutEffect as bt,useRef as kt,useState as An}from"bombe/preact.js";var Kn=400;function _t(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");N.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function xt({own:e,moment:t,tell:n,surely:s,act:r,forget:a,kept:l,intend:c}){let[i,u]=An(null),p=kt(null),d=kt(!1);bt(()=>{u(l),a()},t),bt(()=>{d.current&&_t(),d.current=!1});let m=f=>{p.current=null,d.current=f!==null,u(f),c(f===null?"choose":`choose ${f+1}`),n(f===null?o("news_put_back"):o("news_chosen",{n:e.indexOf(f)+1}))},y=()=>{i!==null&&s(o("sure_send",{n:e.indexOf(i)+1}),o("send_this"),()=>r(`pick ${i+1}`))};return{chosen:i,choose:m,press:(f,b)=>{let $={time:Date.now(),pointed:b.detail>0},_=p.current;i!==f?(m(f),p.current=$):(!_||$.pointed!==_.pointed||$.time-_.time>=Kn)&&y()},send:y,aim:_t}}import{html as Bn}from"bombe/preact.js";var Hn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],wt=({close:e})=>Bn`<${Xe} keys=${Hn} close=${e} />`;import{useEffect as vt,useLayoutEffect as St,useRef as Pe}from"bombe/preact.js";function Et(){let e=Pe(!1);return vt(()=>{let t=s=>{e.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,t,!0);return()=>{for(let s of n)removeEventListener(s,t,!0)}},[]),e}function Lt(){let e=Pe(null);vt(()=>{let t=n=>{let s=n.target;s.closest("dialog")||(e.current=s.closest("#skin")?s:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),St(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function Ct(e,t){let n=Pe(null);St(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var ge,Ot={},he={themes:{},at_large:{}},O={pairs:0,worth:[],longest_meaning:0};function Mt(e){Ye(e),ge=e,Ot=e.texts,he=e,O=e.rules}var ye=e=>ge.options[e],Dt=()=>ge.bots,be=e=>ge.options.mode.choices.find(([t])=>t===e)?.[1]??e,Ae=({text:e})=>Ot[e]??e,It=({meant:e,themes:t},n)=>e[n]??he.themes[t?.[n]??""]??null;function Tt({why:e,pair:t}){if(!e)return"";let n=he.themes[e];return!n||!t?he.at_large[e]??"":o(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var V=()=>O.worth.map((e,t)=>t+1),ke=e=>O.worth[e-1];import{html as Fe}from"bombe/preact.js";import{useLayoutEffect as no,useRef as oo,useState as so}from"bombe/preact.js";import{html as k}from"bombe/preact.js";import{html as P}from"bombe/preact.js";var Vn={left:P`<path d="M15 5l-7 7l7 7" />`,right:P`<path d="M9 5l7 7l-7 7" />`,lock:P`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:P`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:P`<path d="M6 6l12 12M18 6l-12 12" />`,person:P`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:P`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},C=({of:e,size:t=20})=>P`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${Vn[e]}
</svg>`,Nt=({n:e,all:t})=>P`<span class="pips" aria-hidden="true">
${t.map(n=>P`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as I,useEffect as Ke,useRef as Wn,useState as Rt}from"bombe/preact.js";function Pt(){let{view:e,seats:t,state:n}=g(),s=et(t.map(({name:r})=>r));return I`<aside class="people" aria-label=${o("at_the_table")}>
<${U} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&I`<ul class="seats" aria-label=${o("players")}>
${t.map(r=>I`<${Fn} key=${r.at} seat=${r} mark=${s.get(r.name)} />`)}
</ul>`}
<${qn} />
</aside>`}function Fn({seat:e,mark:t}){let{view:n,ended:s}=g(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(u=>u.seat===e.at),l=[e.me&&o("you"),e.bot&&o("bot"),jn(e,n,a,s)],c=r&&!r.void?r.points[e.at]:null,i=a&&r?I`<span class="side-disc is-${j(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?I`<${C} of="lock" />`:I`<span></span>`;return I`<li class=${e.away?"is-away":""}>
<${tt} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span></p>
${i}
<p class="score"><span class="hush">${o("points")} </span>
${e.score}${c!==null&&I`<span>+${c}</span>`}</p>
</li>`}function jn(e,t,n,s){return e.away?o("away"):n&&t.opened?o(`voted_${j(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function qn(){let{table:e,state:t,view:n,seats:s,role:r,ended:a}=g(),{refused:l}=v(),{setUnread:c}=Re(),i=Wn(null),[u,p]=Rt(!1),[d,m]=Rt(t.chat.length);Ke(()=>{let f=new IntersectionObserver(([b])=>p(b.isIntersecting),{threshold:.5});return i.current&&f.observe(i.current),()=>f.disconnect()},[]),Ke(()=>{u&&m(t.chat.length)},[u,t.chat.length]),Ke(()=>c(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let y=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:w}=s[n.responder];return I`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${ot} chat=${t.chat} you=${t.you} />
${y&&t.chat.length===0&&I`<p class="note">${o("who_reads",{name:w})}</p>`}
<${st} table=${e} you=${t.you} refused=${l} />
</section>`}function Y(){let{unread:e}=Re(),t=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&I` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${te("new_lines",e)}</span></span>`;return I`<button class="button chat-key" onClick=${t}><${C} of="talk" />${o("chat")}${n}</button>`}import{html as L,useEffect as Be,useState as He}from"bombe/preact.js";var At=()=>{let{pictures:e}=g().table;return({name:t})=>e+t};function Kt(e){let[t,n]=He(""),s=e.filter(a=>a!==void 0).map(At()),r=s.join(" ");return Be(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Gn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function Bt({picture:e,ready:t}){let n=At();return L`<span class="card-picture ${t?"is-ready":""}">
${t&&L`<img key=${e.name} src=${n(e)} alt="" width="768" height="768"
draggable=${!1} onError=${Gn} />`}
<span class="hush">${Ae(e)}</span>
</span>`}function q({pictures:e,children:t}){let n=Kt(e);return t(s=>L`<${Bt} picture=${s} ready=${n} />`)}var W=({label:e,onLook:t,pressed:n,children:s})=>L`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${o("enlarge",{what:e})}. </span>${s}
</button>`;function _e({pairs:e,large:t,place:n,look:s,heads:r=!0}){let a=e.map(c=>Kt(R.map(i=>c?.[i]))),l=(c,i)=>{let u=e[c-1]?.[i];return u?L`<${W} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${Bt} picture=${u} ready=${a[c-1]} />
<//>`:L`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return L`<div class="sides">
${R.map(c=>L`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&L`<span class="note">${o("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${V().map(i=>L`<li key=${i===t?"large":i} class=${i===t?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function Un(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=He(e.matches);return Be(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function Ht({sights:e,shown:t,side:n=null,show:s}){let r=Un(),[a,l]=He({key:t,side:n}),c=r&&a.key===t?a.side:null,i=e.findIndex($=>$.key===t),u=()=>s(null);if(Be(()=>{i<0&&u()}),i<0)return null;let{key:p,title:d,pictures:m}=e[i],y=$=>s(e[(i+$+e.length)%e.length].key),w=$=>{if(!($.ctrlKey||$.altKey||$.metaKey)){if($.key==="ArrowLeft")y(-1);else if($.key==="ArrowRight")y(1);else if($.key==="e"||$.key==="E")u();else return;$.preventDefault(),$.stopPropagation()}},f=m.length>1,b=({picture:$,label:_},B)=>{let M=()=>l({key:p,side:c===_?null:_});return L`<figure key=${_}>
${f&&L`<p class="side-disc">${_}</p>`}
${r&&f?L`<${W} label=${o("side",{side:_})} pressed=${c===_} onLook=${M}>
${B($)}<//>`:B($)}
<figcaption class="note" aria-hidden="true">
${_!==d&&!f&&L`<strong>${_}.</strong> `}${Ae($)}</figcaption>
</figure>`};return L`<${de} title=${d} cls="enlarged" close=${u} onKey=${w}>
<${q} key=${p} pictures=${m.map($=>$.picture)}>${$=>L`<div class="enlarged-cards n${m.length} ${c?`near-${c}`:""}">
${m.map(_=>b(_,$))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>y(-1)}><${C} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>y(1)}><${C} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${o("close")}</button>
</div>
<//>`}function Vt({meanings:e}){let{table:t,view:n,mine:s}=g(),{sending:r}=v(),a=k`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${o(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return k`
<${Yn} />
${!t.past&&k`<section class="machine dock go-on" aria-label=${o("go_on")}>
${s?a:k`<${zn} />`}
<${Y} />
</section>`}
<${Ve} meanings=${e} />`}function zn(){let{view:e,seats:t,ended:n}=g();if(e.resting)return k`<p><strong>${o("resting")}</strong></p>`;let s=fe(e,t);return k`<p>${s.length&&!n?o("waiting_for",{names:T(s)}):""}</p>`}function re(e,t){let n=e.opened,{name:s}=t[e.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:s,points:te("points",a[e.responder])};return[u?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),e.mode!=="gnirut"&&!u&&o("responder_scores",p),e.you!==null&&o("you_score",{points:te("points",a[e.you])}),Qn(e)&&o("another_lap")].filter(d=>d!==!1)}var Qn=e=>e.round===Q(e)&&!e.last&&!e.over;function Yn(){let{view:e,seats:t}=g(),n=e.opened,[s,...r]=re(e,t),a=e.you===e.responder?o("you"):t[e.responder].name,l=c=>{let i=c===n.human;return k`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${C} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return k`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&k`<p class="verdict-sides" aria-hidden="true">${R.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Ve({meanings:e}){let{view:t,role:n,ended:s}=g(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!s,l=c=>{if(a&&r.picked[c])return k`<${Zn} pair=${c+1} meanings=${e} />`;let i=It(r,c);return i&&k`<p class="meant"><span class="label">${o("meant")}</span> ${i}</p>`};return k`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>k`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${Jn} after=${i+1} />
</div>
<${Xn} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<O.pairs&&k`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function Jn({after:e}){let{view:t,seats:n}=g(),s=t.opened,r=s.votes.filter(a=>a.after===e);return r.length?k`<ul class="opened-votes">${r.map(a=>{let l=j(a,s);return k`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${o(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&k`<q class="why">${Tt(a)}</q>`}
</li>`})}</ul>`:null}function Xn({hand:e,at:t}){let n=g().view.opened,{look:s}=v(),r=n.picked[t],a=r===null?null:r-1,l=R.map(i=>i===n.side?n.machine:a),c=e.map((i,u)=>u).filter(i=>!l.includes(i));return k`<${q} pictures=${e}>${i=>{let u=m=>m===null?k`<p class="place">–</p>`:k`<${W} label=${o(Ce(n,t,m))} onLook=${()=>s(`hand ${t} ${m}`)}>
${i(e[m])}<//>`,p=(m,y)=>k`<figure key=${m} class=${m===n.human?"is-human":"is-machine"}>
${u(l[y])}
<figcaption><span class="side-disc">${m}</span>
${o(m===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,d=o(c.length>1?"left_lying_all":"left_lying");return k`<div class="opened-shown">${R.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${d}>
<p class="note" aria-hidden="true">${d}</p>
<div>${c.map(m=>k`<div key=${m}>${u(m)}</div>`)}</div>
</div>`}}<//>`}function Zn({pair:e,meanings:t}){let{view:n}=g(),{sending:s}=v(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,c=({currentTarget:u})=>t.write(e,u.value);return k`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${o("what_meant",{n:e})}</label>
<input id=${l} maxlength=${O.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as S}from"bombe/preact.js";function Wt(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),s=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${ee(a)}`);return[...s.length?[o("score",{names:T(s)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>o(r.length>1?"score_together":"score_alone",{n:ee(a),m:ee(l)}))].join(" ")}var Ft=e=>e.outcome?.winners??[];function ae(e,t){let n=Ft(e).map(s=>t[s]);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:T(n.map(({name:s})=>s))}):o("nobody_won")}function jt({meanings:e}){let{view:t,seats:n,state:s}=g(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return S`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${ae(t,n)}</h2>
<p>${a}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
<${We} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${eo} />
<p class="note">${Wt(s.table)}</p>
</section>
${t.opened&&!t.opened.void&&S`<h2 class="last-title">${o("last_round")}</h2><${Ve} meanings=${e} />`}`}function We(){let{state:e,table:t}=g(),{refused:n}=v(),s=e.table?.people.find(a=>a.who===e.table?.host),r=()=>t.order("start").catch(n);return S`<div class="again">
${it(e)?S`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&S`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${e.table?.match&&S`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function eo(){let{view:e,seats:t}=g(),n=[...t].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=e.history.length>t.length,r=c=>n.map(i=>S`<td key=${i.at}>${c(i)}</td>`),a=c=>S`<strong>${c.score}</strong>${Ft(e).includes(c.at)&&S` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let u=s&&i%t.length===0&&i/t.length+1;return S`<tr key=${c.round} class=${i&&i%t.length===0?"is-lap":""}>
<th scope="row">${c.round}${u&&S` <span class="note">${o("lap",{n:u})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):F(c.side)}</td>
${r(p=>S`<${to} round=${c} seat=${p} />`)}
</tr>`};return S`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>S`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function to({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return S`${r} <span class="note">${o("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let s=S`<span class="side-disc is-${j(n,e)}">${n.side}</span>`;return S`${e.void?"–":n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function qt(e){let[t,n]=so({polite:"",urgent:""}),s=oo(null);return no(()=>{if(!e)return;let a=s.current&&Gt(s.current,e),l=ro(s.current,e);s.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Gt=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function ro(e,t){let{state:n,view:s,seats:r,role:a,ended:l}=t,c=e&&Gt(e,t)?null:e;return l?{urgent:c?.ended?"":n.table?.outcome?.why}:c?ao(c,t):{polite:J(s,r,a)}}function ao({view:e,seats:t},{view:n,seats:s,role:r}){if(n.over)return e.over?{}:{urgent:`${ae(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:re(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==e[c])&&a.push(J(n,s,r)),n.round===e.round&&a.unshift(...io(t,s),...co(e,n));for(let{at:c,away:i,name:u,missed:p}of s){let d=p===null?"went_away":"missed";i!==t[c].away&&a.push(o(i?d:"came_back",{name:u}))}return{polite:a.filter(Boolean).join(" ")}}function io(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:T(s("voted"))}),s("passed").length&&o("have_passed",{names:T(s("passed"))})].filter(Boolean)}function co({opened:e},{opened:t,you:n,responder:s}){return!e||!t||n===s?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function J(e,t,n){let{name:s}=t[e.responder],r=e.pair;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?o("news_pair",{n:r,worth:ke(r)}):o("news_shown",{n:r})}function Ut(){let{view:e,seats:t,state:n,ended:s}=g(),a=e.phase==="score"?o("glimpse_scored"):J(e,t,"watching"),l=o("round_of",{n:e.round,all:Q(e)});return Fe`
<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
<p class="card-picture card-back"><span class="hush">${o("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${o("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${be(e.mode)}, ${l}.</strong>
${!s&&Fe` <span>${a}</span>`}</p>
${n.you?.here&&Fe`<p>${o("next_match")}</p>`}
<p class="note">${o("glimpse_why")}</p>
</section>`}import{html as A}from"bombe/preact.js";function zt({kind:e}){let{view:t,ended:n}=g(),s=t.mode==="gnirut";return A`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${t.guide?A`<${lo} picture=${t.guide} />`:A`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&A`<${uo} />`}
${e==="answering"&&A`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function lo({picture:e}){let{look:t}=v();return A`<${q} pictures=${[e]}>${s=>A`<${W} label=${o("guide")} onLook=${()=>t("guide")}>${s(e)}<//>`}<//>`}function uo(){let{view:e,seats:t,role:n}=g(),{name:s}=t[e.responder],{side:r}=e,a=n==="responder";return A`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&A`<p class="note is-needed covered">${o("sides",{machine:r,human:F(r)})}</p>`}
${!a&&e.mode==="gnirut"&&A`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as K,useState as po}from"bombe/preact.js";function Qt({choice:e}){let{view:t}=g(),{chosen:n,choose:s}=e,r=F(t.side),a=t.hand_cards??[];return K`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${V().map(l=>K`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${C} of="close" />${o("not_this")}</button>
<${Y} />
</div>
</section>
<${mo} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${q} pictures=${a}>${l=>K`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>K`<${fo} key=${c.name} choice=${e} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function mo({choice:{chosen:e,choose:t},human:n,cards:s}){let{view:r,own:a}=g(),{look:l}=v(),[c,i]=po(!1),u={[n]:e===null?void 0:s[e]};u[F(n)]=s[r.machine??-1];let p=V().map(f=>f===r.pair?u:r.pairs[f-1]??null),d=(f,b)=>f===r.pair&&b===n?o("your_place"):o("pair",{n:f}),m=(f,b)=>f<r.pair?`pair ${f}`:`card ${b===n?e:r.machine}`,y=f=>{f.preventDefault(),i(!0)},w=f=>{f.preventDefault(),i(!1);let b=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&t(b)};return K`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${y} onDragLeave=${()=>i(!1)} onDrop=${w}>
<p class="label">${o("as_they_see")}</p>
<${_e} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${(f,b)=>l(m(f,b),b)} />
</section>`}function fo({choice:{chosen:e,choose:t,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=g(),{sending:i,look:u}=v(),p=r===l.machine,d=e===r,m=c.indexOf(r)+1,y=$=>$.dataTransfer?.setData("text/plain",String(r)),w=()=>e!==null&&t(e),f=K`<kbd aria-hidden="true">${d?"↵":m}</kbd>`,b=p?o("machines_card",{side:l.side??""}):m===1?o("yours"):"";return K`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!p} onDragStart=${y} onDragEnd=${w}>
<${W} label=${$e(l,r)} onLook=${()=>u(`card ${r}`)}>${a(s)}<//>
${p&&K`<span class="taken"><${C} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${p?K`<p class="note">${o("not_yours")}</p>`:K`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${$=>n(r,$)}>
${o(d?"send_this":"choose")}<span class="hush"> ${$e(l,r)}</span> ${f}
</button>`}
</li>`}import{useEffect as Yt,useRef as $o}from"bombe/preact.js";var ho=300;function Jt(e){let t=$o(void 0),n=()=>clearTimeout(t.current),s=e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past,r=c=>{n(),s&&(t.current=setTimeout(()=>e.table.act(c).catch(()=>{}),ho))},a=e?.view;Yt(()=>n,[a?.round,a?.pair,a?.phase,e?.state.table?.matches]);let l=s&&e.role==="interrogator"&&a?.phase==="vote"&&a.pair===O.pairs;return Yt(()=>{if(!l)return;let c=({target:u})=>{let p=u instanceof Element&&u.closest(".vote-L, .vote-R");p?r(`point ${p.classList.contains("vote-L")?"L":"R"}`):n()},i=["pointerover","focusin"];for(let u of i)addEventListener(u,c);return()=>{for(let u of i)removeEventListener(u,c)}},[l]),r}import{html as E}from"bombe/preact.js";function Xt({voting:e}){let{view:t,seats:n,ended:s}=g(),{look:r}=v(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return E`
<section class="pairs" aria-label=${o("pairs")}>
<${_e} pairs=${V().map(i=>t.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,u)=>r(`pair ${i}`,u)} />
</section>
<${go} voting=${e} />`}function go({voting:e}){let{table:t,view:n,role:s,ended:r}=g();if(r||t.past)return null;let a=z(n),l=a&&(e.held||e.going&&e.going!=="pass");return E`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${s==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${l?E`<${bo} ...${e} />`:a?E`<${yo} ...${e} />`:E`<${ko} />`}
<${Y} />
</section>`}function yo({vote:e,pass:t,pointed:n,going:s}){let{view:r}=g(),{sending:a}=v(),l=ke(r.pair),c=r.you!==null&&r.seats[r.you].passed,i=(p,d)=>E`<kbd aria-hidden="true">${n===p&&N.stream!=="on"?"↵":d}</kbd>`,u=p=>E`<button class="button light vote vote-${p} ${n===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${a} onClick=${()=>e(p)}>
${o("is_human",{side:p})} ${i(p,p)}</button>`;return E`
<p class="vote-worth"><${Nt} n=${l} all=${V()} />
<strong>${o(l===1?"worth_1":"worth_now",{n:l})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${u("L")}
${r.pair===O.pairs||c?E`<p class="vote-must note">${o(c?"still_vote":"must_vote")}</p>`:E`<button class="button vote-pass ${n==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${a} onClick=${t}>
${s?o("sending_pass"):o("pass_see",{n:r.pair+1})} ${i("pass","P")}</button>`}
${u("R")}`}function bo({held:e,going:t,takeBack:n}){if(!e){let s=o("sending_vote",{side:t??""});return E`<p class="vote-held"><strong class="covered">${s}</strong></p>`}return E`
<p class="vote-held"><strong class="covered">${o("held",{side:e})}</strong>
<span class="note">${o("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape" onClick=${n}>
${o("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function ko(){let e=g(),{table:t,state:n,view:s,seats:r,role:a}=e,{act:l}=v(),c=fe(s,r);if(s.you!==null&&s.seats[s.you].gone)return E`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${o("i_am_back")}</button>`;if(s.resting)return E`<p><strong>${o("resting")}</strong></p>`;let i=_o(e),u=s.phase==="pick"&&o("choosing",{name:r[s.responder].name,n:s.pair}),p=c.length?o("waiting_for",{names:T(c)}):"",d=a==="watching"&&!t.watch&&n.you?.here&&o("next_match");return E`<p>${i&&E`<strong>${i}</strong> `}${u||p}${d&&` ${d}`}</p>`}function _o({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return o("you_are_silent");if(e.vote){let s=o("you_voted",{side:e.vote,n:n?.voted??""});return E`<${C} of="lock" /> <span class="covered">${s}</span>`}return""}import{useLayoutEffect as xo,useRef as wo}from"bombe/preact.js";var vo=1e3,So={l:"L",r:"R",p:"pass"};function Zt(e,{choice:t,voting:n,look:s,goOn:r,listKeys:a}){let l=wo(-1/0),c=(u,p,d)=>{if(u.repeat&&p==="Enter"&&d.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||Eo(u,d))return!1;let m=u.key.length===1&&u.timeStamp-l.current<vo;if(m||!i(p,d,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!m||p!==" ")return!1;return!0}return!0},i=(u,p,{table:d,view:m,role:y,mine:w,own:f,ended:b})=>{let{chosen:$,choose:_,send:B}=t,M=y==="responder"&&m.phase==="pick"&&w,h=z(m)&&!b&&!d.past&&!n.held&&!n.going,D=w&&m.pair<O.pairs,G=h?So[u]??null:null,ce=f[Number(u)-1];if(u==="?")a();else if(u==="e")s(dt(m,$));else if(M&&ce!==void 0)_(ce);else if(M&&u==="Escape"&&$!==null)_(null);else if(M&&u==="Enter"&&$!==null&&!p.closest("button, a"))B();else if(G&&(G!=="pass"||D))n.point(G);else if(h&&n.pointed&&u==="Escape")n.point(null);else if(h&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(m.phase==="score"&&w&&u==="n")r();else return!1;return!0};xo(()=>{let u=p=>{let d=p.key.length===1?p.key.toLowerCase():p.key;c(p,d,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var Eo=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||N.keys==="off";import{useLayoutEffect as Lo,useState as Co}from"bombe/preact.js";var Oo=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function en(e,t,n,s){let[r,a]=Co({});Lo(()=>a({}),[n,s]);let l=Oo(r,t),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,u)=>a(p=>({...p,[i]:u})),tell:i=>l.includes(i)&&e(c(i)),goOn:()=>e(...l.map(c),"next")}}import{html as ie,useState as we}from"bombe/preact.js";import{html as X,useState as Mo}from"bombe/preact.js";var xe="R",Do={L:"left",R:"right",guide:"guide"};function tn({name:e}){let t=Do[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return X`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${t}`)} width="400" height="400" />
</span>`}var Io=({side:e})=>X`<span class="example-was">
<${C} of=${e===xe?"person":"machine"} size=${18} />
${o(e===xe?"example_human":"machine")}
</span>`;function nn(){let[e,t]=Mo(null);return X`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${tn} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${R.map(n=>X`<figure key=${n} class="${e&&(n===xe?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&X`<${Io} side=${n} />`}</figcaption>
<${tn} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?X`<strong>${o(e===xe?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var To=["start_1","start_2","start_3","start_4"];function sn(){let[e,t]=we(ye("mode").default),[n,s]=we(ye("hand").default),[r,a]=we(!1),[l,c]=we(""),i=async u=>{if(!r){a(!0),c("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:Dt(),start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){c(me(p,o("no_answer"))),a(!1)}}};return ie`<div class="start">
<h2>${o("start_title")}</h2>
<${nn} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&ie`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${on} name="mode" title=${o("mode")} chosen=${e} choose=${t} />
<p class="note">${o(`mode_${e}_more`)}</p>
<${on} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${To.map(u=>ie`<li key=${u}>${o(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var on=({name:e,title:t,chosen:n,choose:s})=>ie`<fieldset class="choice"><legend>${t}</legend><div>${ye(e).choices.map(([r,a])=>ie`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>s(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function No(e,t,n,{before:s,table:r}){return[Ro(e,t,n,se(r,n)[n.responder].name),...Po(s,n,r)].join(" ")}function Ro(e,t,n,s){let[r,a=""]=t.split(" ");return r==="round"?o("told_round",{n:n.round,name:s}):r==="pick"?o("told_pick",{name:e,n:a}):r==="vote"?o("told_vote",{name:e}):r==="pass"?o("told_pass",{name:e}):r==="next"?o("told_next",{name:e}):r==="meant"?o("told_meant",{name:e,n:a}):o(r==="leave"?"told_left":"told_back",{name:e})}function Po(e,t,n){let s=se(n,t);return t.over?e.over?[]:[`${ae(t,s)}.`]:t.phase==="score"&&e.phase!=="score"?re(t,s):t.resting&&!e.resting?[o("resting")]:t.phase==="pick"&&t.pair>e.pair?[J(t,s,"watching")]:[]}function Ao(e){return e.over?o("part_result"):e.phase==="score"?o("part_votes",{n:e.round}):o("part_pair",{round:e.round,n:e.pair})}import{useEffect as Ko,useLayoutEffect as rn,useRef as je,useState as qe}from"bombe/preact.js";var Bo=3e3,Ho=2500,Vo=(e=1/0)=>Math.max(0,Math.min(Bo,e*1e3-Ho));function an({may:e,voted:t,moment:n,table:s,tell:r,warn:a,surely:l,act:c}){let[i,u]=qe(null),[p,d]=qe(null),[m,y]=qe(null),w=je(!1),f=je(null),b=()=>{let h=f.current;return clearTimeout(h?.timer),f.current=null,d(null),h?.side},$=async(h,D)=>{y(h),await c(D),y(null)},_=()=>{let h=b();h&&$(h,`vote ${h}`)},B=h=>{if(f.current||m)return;u(null);let D=s?.deadline?ne.left(s.deadline):void 0;f.current={side:h,timer:setTimeout(()=>M.current(),Vo(D))},d(h),r(o("news_held",{side:h}))},M=je(_);return M.current=_,Ko(()=>{let h=()=>M.current(),D=()=>document.hidden&&h();return addEventListener("pagehide",h),document.addEventListener("visibilitychange",D),()=>{removeEventListener("pagehide",h),document.removeEventListener("visibilitychange",D)}},[]),rn(()=>{u(null);let h=b();h&&!t&&a(o("vote_too_late",{side:h}))},[e,...n]),rn(()=>{w.current&&Wo(),w.current=!1}),{pointed:i,held:p,going:m,point:h=>{h===null&&cn(),w.current=h!==null,u(h)},vote:h=>{!f.current&&!m&&l(o("sure_vote",{side:h}),o("is_human",{side:h}),()=>B(h))},pass:()=>{!f.current&&!m&&$("pass","pass")},takeBack:()=>{b()&&r(o("news_taken_back"))}}}function Wo(){let e=document.querySelector("#skin .dock .is-pointed");N.stream==="on"?cn():e?.focus({preventScroll:!0})}function cn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function ai(e,t,n){Mt(n),e.replaceChildren(),Fo(t?x`<${jo} table=${t} />`:x`<${sn} />`,e)}function jo({table:e}){let t=at(e),{view:n}=t,s=n&&$t(e,t,n),r=s&&lt(s.view,s.mine),a=t.table?.matches,{act:l,sending:c,refused:i,alert:u,setAlert:p}=ht(e),[d,m]=ve(null),[y,w]=ve(!1),[f,b]=ve(0),{question:$,setQuestion:_,surely:B}=qo(),{news:M,tell:h}=qt(e.past||n?.glimpse?null:s),D=en(l,n?.opened?.meant??[],n?.round,a),G=[n?.round,n?.pair,n?.phase,s?.ended,a],ce=Jt(s),ln=n?.selected?n.selected-1:null,un=()=>_(null),le=xt({own:s?.own??[],moment:G,tell:h,surely:B,act:l,forget:un,kept:ln,intend:ce}),pn=Et(),dn=!!(s&&z(s.view)&&!s.ended&&!e.past),mn=!!n?.vote,Ge=an({may:dn,voted:mn,moment:G,table:t.table,tell:h,warn:p,surely:B,act:l}),Ue=n?pt(n,r==="answering"):[],ze=(Z,yn=null)=>{Ue.some(bn=>bn.key===Z)&&(pn.current&&le.chosen!==null&&le.aim(),m({key:Z,side:yn}))};if(Lt(),Ct(e.past?null:r,n?.round),Zt(s,{choice:le,voting:Ge,look:ze,goOn:D.goOn,listKeys:()=>w(!0)}),t.closed)return x`<${nt} why=${t.closed} on=${o("to_the_start")} href="/?game=imitation" />`;if(!s||!r)return x`<p class="note">${o(t.table?"nothing_to_see":"dealing")}</p>`;let fn={final:()=>x`<${jt} meanings=${D} />`,opened:()=>x`<${Vt} meanings=${D} />`,answering:()=>x`<${Qt} choice=${le} />`,round:()=>x`<${Xt} voting=${Ge} />`,glimpse:()=>x`<${Ut} />`}[r],$n=s.view.round===1,{deadline:hn,timer:gn}=t.table??{};return x`
<${De.Provider} value=${s}>
<${Ie.Provider} value=${{act:l,sending:c,refused:i,look:ze}}>
<${Te.Provider} value=${{unread:f,setUnread:b}}>
<p class="hush" role="status">${M.polite}</p>
<p class="hush" role="alert">${M.urgent}</p>
${u&&x`<${Go} text=${u} close=${()=>p("")} />`}
${s.ended&&x`<${Uo} why=${t.table?.outcome?.why} />`}
<${yt} />
<div class="clock-near"><${U} deadline=${hn} timer=${gn} /></div>
<div class="imitation ${r} ${$n?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&x`<${zt} kind=${r} />`}
<div class="part">${fn()}</div>
<${Pt} />
</div>
${d&&x`<${Ht} sights=${Ue} shown=${d.key} side=${d.side}
show=${Z=>m(Z===null?null:{key:Z})} />`}
${y&&x`<${wt} close=${()=>w(!1)} />`}
${$&&x`<${Je} question=${$} close=${()=>_(null)} yes=${$.go} />`}
<${ct}><${zo} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function qo(){let[e,t]=ve(null);return{question:e,setQuestion:t,surely:(s,r,a)=>{let l=()=>{t(null),a()};N.confirm==="on"?t({title:s,yes:r,go:l}):a()}}}var Go=({text:e,close:t})=>x`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${o("close")}</button></p>`,Uo=({why:e})=>x`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${We} /></section>`;function zo({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],a=!e.over&&x`, ${o("round_of",{n:e.round,all:Q(e)})}`,l=!e.over&&!n&&e.phase!=="score",c=x`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${e.pair}/${O.pairs}`})}</span></span>`;return x`<p class="bar-text"><span class="bar-long">${be(e.mode)}${a}</span>
${l&&c}</p>`}export{No as inWords,ai as mount,Ao as partOf};
