import{html as mn,useEffect as fn,useState as $n}from"bombe/preact.js";var ie=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},ze=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var we={},ce="en";function Ue(e){we=e.words,ce=e.lang}function o(e,t={}){let n=we[e];if(n===void 0)throw new Error(`no words for ${e}`);return dn(n,t)}var dn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),T=e=>new Intl.ListFormat(ce,{type:"conjunction"}).format(e);function Z(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(ce,{...s,...n}).format(e).replace("-","−")}function ee(e,t,n=0,s={}){let a=new Intl.PluralRules(ce,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||we[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:Z(t,n,s)})}var te=new ie;function le({deadline:e,timer:t=0}){let[,n]=$n(0);if(fn(()=>{if(!e)return;te.ask(),te.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,te.left(e));return mn`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${ze(s)}</span>
</p>`}import{html as ne,useLayoutEffect as hn,useRef as gn}from"bombe/preact.js";function ue({title:e,cls:t="",close:n,onKey:s,children:r}){let a=gn(null);return hn(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),ne`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Qe({question:e,yes:t,close:n}){return ne`<${ue} title=${e.title} close=${n}>
<p class="note">${e.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function Ye({keys:e,close:t,tell:n=o}){return ne`<${ue} title=${o("keys")} cls="keylist" close=${t}>
<dl>${e.map(([s,r])=>ne`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":ne`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
<//>`}import{html as H,useEffect as yn,useRef as bn,useState as kn}from"bombe/preact.js";var _n=300;function Je(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:s===t.you}})}var xn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function wn(e){let t=e.charCodeAt(0)-65;return xn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Xe(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let s=new Map;for(let[r,a]of t){let l=new Set;for(let c of a){let i=[...c].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(i)??[],...i||[""],...a.map((m,y)=>String(y+2))],d=a.length===1?r:r+p.find(m=>!l.has(r+m));l.add(d),s.set(c,d)}}return s}function Ze({name:e,bot:t,mark:n}){let s=([...e][0]??" ").toUpperCase(),r=n??s,a=[...r].length>1;return H`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...wn(s)].map((l,c)=>l==="1"?H`<rect x="31" y=${5.5+7*c} width="4.4" height="5.4" rx="1" />`:H`<rect class="dot" x="32.6" y=${7.6+7*c} width="1.2" height="1.2" />`)}
</svg>`}var et=({why:e,on:t,href:n})=>H`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function tt({chat:e,you:t}){let n=bn(null);yn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return H`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&H`<ol>
${e.map((r,a)=>H`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function nt({table:e,you:t,refused:n}){let[s,r]=kn("");if(!t?.speak)return H`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await e.order(`say ${i}`)}catch(u){r(i),n(u)}}},l=({currentTarget:c})=>r(c.value);return H`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${_n} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}import{html as _,render as Io,useState as xe}from"bombe/preact.js";import{html as vn,render as Sn,useEffect as ot,useState as En}from"bombe/preact.js";function st(e){let[t,n]=En(e.state);return ot(()=>(n(e.state),e.subscribe(n)),[e]),t}var rt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),N=typeof document>"u"?{}:document.documentElement.dataset,pe=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function at({children:e}){return ot(()=>{let t=document.getElementById("bar");t&&Sn(vn`${e}`,t)}),null}import{useLayoutEffect as it,useRef as ct,useState as Cn}from"bombe/preact.js";var Ln=400;function lt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");N.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function ut({own:e,moment:t,tell:n,surely:s,act:r,forget:a}){let[l,c]=Cn(null),i=ct(null),u=ct(!1);it(()=>{c(null),a()},t),it(()=>{u.current&&lt(),u.current=!1});let p=y=>{i.current=null,u.current=y!==null,c(y),n(y===null?o("news_put_back"):o("news_chosen",{n:e.indexOf(y)+1}))},d=()=>{l!==null&&s(o("sure_send",{n:e.indexOf(l)+1}),o("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:p,press:(y,x)=>{let f={time:Date.now(),pointed:x.detail>0},b=i.current;l!==y?(p(y),i.current=f):(!b||f.pointed!==b.pointed||f.time-b.time>=Ln)&&d()},send:d,aim:lt}}import{html as On}from"bombe/preact.js";var Mn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],pt=({close:e})=>On`<${Ye} keys=${Mn} close=${e} />`;import{useEffect as dt,useLayoutEffect as mt,useRef as ve}from"bombe/preact.js";function ft(){let e=ve(!1);return dt(()=>{let t=s=>{e.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,t,!0);return()=>{for(let s of n)removeEventListener(s,t,!0)}},[]),e}function $t(){let e=ve(null);dt(()=>{let t=n=>{let s=n.target;s.closest("dialog")||(e.current=s.closest("#skin")?s:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),mt(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function ht(e,t){let n=ve(null);mt(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var me,gt={},de={themes:{},at_large:{}},D={pairs:0,worth:[],longest_meaning:0};function yt(e){Ue(e),me=e,gt=e.texts,de=e,D=e.rules}var fe=e=>me.options[e],bt=()=>me.bots,$e=e=>me.options.mode.choices.find(([t])=>t===e)?.[1]??e,Se=({text:e})=>gt[e]??e,kt=({meant:e,themes:t},n)=>e[n]??de.themes[t?.[n]??""]??null;function _t({why:e,pair:t}){if(!e)return"";let n=de.themes[e];return!n||!t?de.at_large[e]??"":o(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var W=()=>D.worth.map((e,t)=>t+1),he=e=>D.worth[e-1];import{html as We}from"bombe/preact.js";import{createContext as Oe,useCallback as Et,useContext as Me,useRef as Dn,useState as Ct}from"bombe/preact.js";var P=["L","R"],q=e=>e==="L"?"R":"L";function Ee(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function z(e){if(Ee(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}function xt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var oe=(e,t)=>Je(e,t).map(n=>({...n,responds:n.at===t.responder})),Ce=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),U=e=>e.lap*e.seats.length,ge=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),wt=(e,t)=>e?.phase==="over"&&!t.over;function Le(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var ye=(e,t)=>t===e.machine?o("machines_card",{side:e.side??""}):o("card_n",{n:Ce(e).indexOf(t)+1});function vt(e,t){let n=(u,p,d,m=p)=>({key:u,title:p,pictures:[{picture:d,label:m}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((u,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:P.map(d=>({picture:u[d],label:d}))})),l=(t&&e.hand_cards||[]).map((u,p)=>n(`card ${p}`,ye(e,p),u)),{opened:c}=e,i=(c?.hands??[]).flatMap((u,p)=>u.map((d,m)=>{let y=o(Le(c,p,m));return n(`hand ${p} ${m}`,o("pair_of",{n:p+1}),d,y)}));return[...s,...r,...l,...i]}function St(e,t){return t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Lt(e,t,n){let s=wt(t.table,n);return{table:e,state:t,view:n,seats:oe(t.table,n),role:Ee(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:Ce(n)}}var De=Oe(null),Ie=Oe(null),Te=Oe(null);function Ne(e){if(e===null)throw new Error("this is no part of a match");return e}var g=()=>Ne(Me(De)),v=()=>Ne(Me(Ie)),Pe=()=>Ne(Me(Te));function Ot(e){let[t,n]=Ct(""),[s,r]=Ct(!1),a=Dn(!1),l=Et(i=>n(pe(i,o("no_answer"))),[]);return{act:Et(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of i)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:s,refused:l,alert:t,setAlert:n}}import{useLayoutEffect as zn,useRef as Un,useState as Qn}from"bombe/preact.js";import{html as k}from"bombe/preact.js";import{html as R}from"bombe/preact.js";var In={left:R`<path d="M15 5l-7 7l7 7" />`,right:R`<path d="M9 5l7 7l-7 7" />`,lock:R`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:R`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:R`<path d="M6 6l12 12M18 6l-12 12" />`,person:R`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:R`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},L=({of:e,size:t=20})=>R`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${In[e]}
</svg>`,Mt=({n:e,all:t})=>R`<span class="pips" aria-hidden="true">
${t.map(n=>R`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as I,useEffect as Re,useRef as Tn,useState as Dt}from"bombe/preact.js";function It(){let{view:e,seats:t,state:n}=g(),s=Xe(t.map(({name:r})=>r));return I`<aside class="people" aria-label=${o("at_the_table")}>
<${le} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&I`<ul class="seats" aria-label=${o("players")}>
${t.map(r=>I`<${Nn} key=${r.at} seat=${r} mark=${s.get(r.name)} />`)}
</ul>`}
<${Rn} />
</aside>`}function Nn({seat:e,mark:t}){let{view:n,ended:s}=g(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(p=>p.seat===e.at),l=[e.me&&o("you"),e.bot&&o("bot"),Pn(e,n,a,s)],c=r&&!r.void?r.points[e.at]:null,i=a?.points?"is-right":"is-wrong",u=a?I`<span class="side-disc ${i}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?I`<${L} of="lock" />`:I`<span></span>`;return I`<li class=${e.away?"is-away":""}>
<${Ze} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span></p>
${u}
<p class="score"><span class="hush">${o("points")} </span>
${e.score}${c!==null&&I`<span>+${c}</span>`}</p>
</li>`}function Pn(e,t,n,s){return e.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function Rn(){let{table:e,state:t,view:n,seats:s,role:r,ended:a}=g(),{refused:l}=v(),{setUnread:c}=Pe(),i=Tn(null),[u,p]=Dt(!1),[d,m]=Dt(t.chat.length);Re(()=>{let f=new IntersectionObserver(([b])=>p(b.isIntersecting),{threshold:.5});return i.current&&f.observe(i.current),()=>f.disconnect()},[]),Re(()=>{u&&m(t.chat.length)},[u,t.chat.length]),Re(()=>c(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let y=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:x}=s[n.responder];return I`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${tt} chat=${t.chat} you=${t.you} />
${y&&t.chat.length===0&&I`<p class="note">${o("who_reads",{name:x})}</p>`}
<${nt} table=${e} you=${t.you} refused=${l} />
</section>`}function Q(){let{unread:e}=Pe(),t=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&I` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${ee("new_lines",e)}</span></span>`;return I`<button class="button chat-key" onClick=${t}><${L} of="talk" />${o("chat")}${n}</button>`}import{html as C,useEffect as Ke,useState as Ae}from"bombe/preact.js";var Tt=()=>{let{pictures:e}=g().table;return({name:t})=>e+t};function Nt(e){let[t,n]=Ae(""),s=e.filter(a=>a!==void 0).map(Tt()),r=s.join(" ");return Ke(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Kn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function Pt({picture:e,ready:t}){let n=Tt();return C`<span class="card-picture ${t?"is-ready":""}">
${t&&C`<img key=${e.name} src=${n(e)} alt="" width="768" height="768"
draggable=${!1} onError=${Kn} />`}
<span class="hush">${Se(e)}</span>
</span>`}function V({pictures:e,children:t}){let n=Nt(e);return t(s=>C`<${Pt} picture=${s} ready=${n} />`)}var F=({label:e,onLook:t,pressed:n,children:s})=>C`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${o("enlarge",{what:e})}. </span>${s}
</button>`;function be({pairs:e,large:t,place:n,look:s,heads:r=!0}){let a=e.map(c=>Nt(P.map(i=>c?.[i]))),l=(c,i)=>{let u=e[c-1]?.[i];return u?C`<${F} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${Pt} picture=${u} ready=${a[c-1]} />
<//>`:C`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return C`<div class="sides">
${P.map(c=>C`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&C`<span class="note">${o("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${W().map(i=>C`<li key=${i===t?"large":i} class=${i===t?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function An(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=Ae(e.matches);return Ke(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function Rt({sights:e,shown:t,side:n=null,show:s}){let r=An(),[a,l]=Ae({key:t,side:n}),c=r&&a.key===t?a.side:null,i=e.findIndex($=>$.key===t),u=()=>s(null);if(Ke(()=>{i<0&&u()}),i<0)return null;let{key:p,title:d,pictures:m}=e[i],y=$=>s(e[(i+$+e.length)%e.length].key),x=$=>{if(!($.ctrlKey||$.altKey||$.metaKey)){if($.key==="ArrowLeft")y(-1);else if($.key==="ArrowRight")y(1);else if($.key==="e"||$.key==="E")u();else return;$.preventDefault(),$.stopPropagation()}},f=m.length>1,b=({picture:$,label:w},B)=>{let O=()=>l({key:p,side:c===w?null:w});return C`<figure key=${w}>
${f&&C`<p class="side-disc">${w}</p>`}
${r&&f?C`<${F} label=${o("side",{side:w})} pressed=${c===w} onLook=${O}>
${B($)}<//>`:B($)}
<figcaption class="note" aria-hidden="true">
${w!==d&&!f&&C`<strong>${w}.</strong> `}${Se($)}</figcaption>
</figure>`};return C`<${ue} title=${d} cls="enlarged" close=${u} onKey=${x}>
<${V} key=${p} pictures=${m.map($=>$.picture)}>${$=>C`<div class="enlarged-cards n${m.length} ${c?`near-${c}`:""}">
${m.map(w=>b(w,$))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>y(-1)}><${L} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>y(1)}><${L} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${o("close")}</button>
</div>
<//>`}function Kt({meanings:e}){let{table:t,view:n,mine:s}=g(),{sending:r}=v(),a=k`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${o(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return k`
<${Wn} />
${!t.past&&k`<section class="machine dock go-on" aria-label=${o("go_on")}>
${s?a:k`<${Bn} />`}
<${Q} />
</section>`}
<${Be} meanings=${e} />`}function Bn(){let{view:e,seats:t,ended:n}=g();if(e.resting)return k`<p><strong>${o("resting")}</strong></p>`;let s=ge(e,t);return k`<p>${s.length&&!n?o("waiting_for",{names:T(s)}):""}</p>`}function se(e,t){let n=e.opened,{name:s}=t[e.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:s,points:ee("points",a[e.responder])};return[u?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),e.mode!=="gnirut"&&!u&&o("responder_scores",p),e.you!==null&&o("you_score",{points:ee("points",a[e.you])}),Hn(e)&&o("another_lap")].filter(d=>d!==!1)}var Hn=e=>e.round===U(e)&&!e.last&&!e.over;function Wn(){let{view:e,seats:t}=g(),n=e.opened,[s,...r]=se(e,t),a=e.you===e.responder?o("you"):t[e.responder].name,l=c=>{let i=c===n.human;return k`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${L} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return k`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&k`<p class="verdict-sides" aria-hidden="true">${P.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Be({meanings:e}){let{view:t,role:n,ended:s}=g(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!s,l=c=>{if(a&&r.picked[c])return k`<${qn} pair=${c+1} meanings=${e} />`;let i=kt(r,c);return i&&k`<p class="meant"><span class="label">${o("meant")}</span> ${i}</p>`};return k`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>k`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${Fn} after=${i+1} />
</div>
<${jn} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<D.pairs&&k`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function Fn({after:e}){let{view:t,seats:n}=g(),s=t.opened?.votes.filter(r=>r.after===e)??[];return s.length?k`<ul class="opened-votes">${s.map(r=>k`<li key=${r.seat}>
<span class="side-disc ${r.points?"is-right":"is-wrong"}" aria-hidden="true">${r.side}</span>
<span>${n[r.seat].name}</span>
<span class="hush">${o(r.points?"voted_right":"voted_wrong",{side:r.side,n:e})}</span>
${r.why&&k`<q class="why">${_t(r)}</q>`}
</li>`)}</ul>`:null}function jn({hand:e,at:t}){let n=g().view.opened,{look:s}=v(),r=n.picked[t],a=r===null?null:r-1,l=P.map(i=>i===n.side?n.machine:a),c=e.map((i,u)=>u).filter(i=>!l.includes(i));return k`<${V} pictures=${e}>${i=>{let u=m=>m===null?k`<p class="place">–</p>`:k`<${F} label=${o(Le(n,t,m))} onLook=${()=>s(`hand ${t} ${m}`)}>
${i(e[m])}<//>`,p=(m,y)=>k`<figure key=${m} class=${m===n.human?"is-human":"is-machine"}>
${u(l[y])}
<figcaption><span class="side-disc">${m}</span>
${o(m===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,d=o(c.length>1?"left_lying_all":"left_lying");return k`<div class="opened-shown">${P.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${d}>
<p class="note" aria-hidden="true">${d}</p>
<div>${c.map(m=>k`<div key=${m}>${u(m)}</div>`)}</div>
</div>`}}<//>`}function qn({pair:e,meanings:t}){let{view:n}=g(),{sending:s}=v(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,c=({currentTarget:u})=>t.write(e,u.value);return k`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${o("what_meant",{n:e})}</label>
<input id=${l} maxlength=${D.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as S}from"bombe/preact.js";function At(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),s=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${Z(a)}`);return[...s.length?[o("score",{names:T(s)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>o(r.length>1?"score_together":"score_alone",{n:Z(a),m:Z(l)}))].join(" ")}var Bt=e=>e.outcome?.winners??[];function re(e,t){let n=Bt(e).map(s=>t[s]);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:T(n.map(({name:s})=>s))}):o("nobody_won")}function Ht({meanings:e}){let{view:t,seats:n,state:s}=g(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return S`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${re(t,n)}</h2>
<p>${a}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
<${He} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${Vn} />
<p class="note">${At(s.table)}</p>
</section>
${t.opened&&!t.opened.void&&S`<h2 class="last-title">${o("last_round")}</h2><${Be} meanings=${e} />`}`}function He(){let{state:e,table:t}=g(),{refused:n}=v(),s=e.table?.people.find(a=>a.who===e.table?.host),r=()=>t.order("start").catch(n);return S`<div class="again">
${rt(e)?S`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&S`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${e.table?.match&&S`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function Vn(){let{view:e,seats:t}=g(),n=[...t].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=e.history.length>t.length,r=c=>n.map(i=>S`<td key=${i.at}>${c(i)}</td>`),a=c=>S`<strong>${c.score}</strong>${Bt(e).includes(c.at)&&S` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let u=s&&i%t.length===0&&i/t.length+1;return S`<tr key=${c.round} class=${i&&i%t.length===0?"is-lap":""}>
<th scope="row">${c.round}${u&&S` <span class="note">${o("lap",{n:u})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):q(c.side)}</td>
${r(p=>S`<${Gn} round=${c} seat=${p} />`)}
</tr>`};return S`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>S`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function Gn({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return S`${r} <span class="note">${o("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let s=S`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return S`${n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function Wt(e){let[t,n]=Qn({polite:"",urgent:""}),s=Un(null);return zn(()=>{if(!e)return;let a=s.current&&Ft(s.current,e),l=Yn(s.current,e);s.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Ft=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function Yn(e,t){let{state:n,view:s,seats:r,role:a,ended:l}=t,c=e&&Ft(e,t)?null:e;return l?{urgent:c?.ended?"":n.table?.outcome?.why}:c?Jn(c,t):{polite:Y(s,r,a)}}function Jn({view:e,seats:t},{view:n,seats:s,role:r}){if(n.over)return e.over?{}:{urgent:`${re(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:se(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==e[c])&&a.push(Y(n,s,r)),n.round===e.round&&a.unshift(...Xn(t,s),...Zn(e,n));for(let{at:c,away:i,name:u}of s)i!==t[c].away&&a.push(o(i?"went_away":"came_back",{name:u}));return{polite:a.filter(Boolean).join(" ")}}function Xn(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:T(s("voted"))}),s("passed").length&&o("have_passed",{names:T(s("passed"))})].filter(Boolean)}function Zn({opened:e},{opened:t,you:n,responder:s}){return!e||!t||n===s?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function Y(e,t,n){let{name:s}=t[e.responder],r=e.pair;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?o("news_pair",{n:r,worth:he(r)}):o("news_shown",{n:r})}function jt(){let{view:e,seats:t,state:n,ended:s}=g(),a=e.phase==="score"?o("glimpse_scored"):Y(e,t,"watching"),l=o("round_of",{n:e.round,all:U(e)});return We`
<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
<p class="card-picture card-back"><span class="hush">${o("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${o("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${$e(e.mode)}, ${l}.</strong>
${!s&&We` <span>${a}</span>`}</p>
${n.you?.here&&We`<p>${o("next_match")}</p>`}
<p class="note">${o("glimpse_why")}</p>
</section>`}import{html as K}from"bombe/preact.js";function qt({kind:e}){let{view:t,ended:n}=g(),s=t.mode==="gnirut";return K`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${t.guide?K`<${eo} picture=${t.guide} />`:K`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&K`<${to} />`}
${e==="answering"&&K`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function eo({picture:e}){let{look:t}=v();return K`<${V} pictures=${[e]}>${s=>K`<${F} label=${o("guide")} onLook=${()=>t("guide")}>${s(e)}<//>`}<//>`}function to(){let{view:e,seats:t,role:n}=g(),{name:s}=t[e.responder],{side:r}=e,a=n==="responder";return K`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&K`<p class="note is-needed covered">${o("sides",{machine:r,human:q(r)})}</p>`}
${!a&&e.mode==="gnirut"&&K`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as A,useState as no}from"bombe/preact.js";function Vt({choice:e}){let{view:t}=g(),{chosen:n,choose:s}=e,r=q(t.side),a=t.hand_cards??[];return A`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${W().map(l=>A`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${L} of="close" />${o("not_this")}</button>
<${Q} />
</div>
</section>
<${oo} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${V} pictures=${a}>${l=>A`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>A`<${so} key=${c.name} choice=${e} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function oo({choice:{chosen:e,choose:t},human:n,cards:s}){let{view:r,own:a}=g(),{look:l}=v(),[c,i]=no(!1),u={[n]:e===null?void 0:s[e]};u[q(n)]=s[r.machine??-1];let p=W().map(f=>f===r.pair?u:r.pairs[f-1]??null),d=(f,b)=>f===r.pair&&b===n?o("your_place"):o("pair",{n:f}),m=(f,b)=>f<r.pair?`pair ${f}`:`card ${b===n?e:r.machine}`,y=f=>{f.preventDefault(),i(!0)},x=f=>{f.preventDefault(),i(!1);let b=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&t(b)};return A`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${y} onDragLeave=${()=>i(!1)} onDrop=${x}>
<p class="label">${o("as_they_see")}</p>
<${be} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${(f,b)=>l(m(f,b),b)} />
</section>`}function so({choice:{chosen:e,choose:t,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=g(),{sending:i,look:u}=v(),p=r===l.machine,d=e===r,m=c.indexOf(r)+1,y=$=>$.dataTransfer?.setData("text/plain",String(r)),x=()=>e!==null&&t(e),f=A`<kbd aria-hidden="true">${d?"↵":m}</kbd>`,b=p?o("machines_card",{side:l.side??""}):m===1?o("yours"):"";return A`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!p} onDragStart=${y} onDragEnd=${x}>
<${F} label=${ye(l,r)} onLook=${()=>u(`card ${r}`)}>${a(s)}<//>
${p&&A`<span class="taken"><${L} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${p?A`<p class="note">${o("not_yours")}</p>`:A`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${$=>n(r,$)}>
${o(d?"send_this":"choose")}<span class="hush"> ${ye(l,r)}</span> ${f}
</button>`}
</li>`}import{html as E}from"bombe/preact.js";function Gt({voting:e}){let{view:t,seats:n,ended:s}=g(),{look:r}=v(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return E`
<section class="pairs" aria-label=${o("pairs")}>
<${be} pairs=${W().map(i=>t.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,u)=>r(`pair ${i}`,u)} />
</section>
<${ro} voting=${e} />`}function ro({voting:e}){let{table:t,view:n,role:s,ended:r}=g();if(r||t.past)return null;let a=z(n),l=a&&(e.held||e.going&&e.going!=="pass");return E`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${s==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${l?E`<${io} ...${e} />`:a?E`<${ao} ...${e} />`:E`<${co} />`}
<${Q} />
</section>`}function ao({vote:e,pass:t,pointed:n,going:s}){let{view:r}=g(),{sending:a}=v(),l=he(r.pair),c=r.you!==null&&r.seats[r.you].passed,i=(p,d)=>E`<kbd aria-hidden="true">${n===p&&N.stream!=="on"?"↵":d}</kbd>`,u=p=>E`<button class="button light vote vote-${p} ${n===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${a} onClick=${()=>e(p)}>
${o("is_human",{side:p})} ${i(p,p)}</button>`;return E`
<p class="vote-worth"><${Mt} n=${l} all=${W()} />
<strong>${o(l===1?"worth_1":"worth_now",{n:l})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${u("L")}
${r.pair===D.pairs||c?E`<p class="vote-must note">${o(c?"still_vote":"must_vote")}</p>`:E`<button class="button vote-pass ${n==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${a} onClick=${t}>
${s?o("sending_pass"):o("pass_see",{n:r.pair+1})} ${i("pass","P")}</button>`}
${u("R")}`}function io({held:e,going:t,takeBack:n}){if(!e){let s=o("sending_vote",{side:t??""});return E`<p class="vote-held"><strong class="covered">${s}</strong></p>`}return E`
<p class="vote-held"><strong class="covered">${o("held",{side:e})}</strong>
<span class="note">${o("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape" onClick=${n}>
${o("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function co(){let e=g(),{table:t,state:n,view:s,seats:r,role:a}=e,{act:l}=v(),c=ge(s,r);if(s.you!==null&&s.seats[s.you].gone)return E`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${o("i_am_back")}</button>`;if(s.resting)return E`<p><strong>${o("resting")}</strong></p>`;let i=lo(e),u=s.phase==="pick"&&o("choosing",{name:r[s.responder].name,n:s.pair}),p=c.length?o("waiting_for",{names:T(c)}):"",d=a==="watching"&&!t.watch&&n.you?.here&&o("next_match");return E`<p>${i&&E`<strong>${i}</strong> `}${u||p}${d&&` ${d}`}</p>`}function lo({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return o("you_are_silent");if(e.vote){let s=o("you_voted",{side:e.vote,n:n?.voted??""});return E`<${L} of="lock" /> <span class="covered">${s}</span>`}return""}import{useLayoutEffect as uo,useRef as po}from"bombe/preact.js";var mo=1e3,fo={l:"L",r:"R",p:"pass"};function zt(e,{choice:t,voting:n,look:s,goOn:r,listKeys:a}){let l=po(-1/0),c=(u,p,d)=>{if(u.repeat&&p==="Enter"&&d.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||$o(u,d))return!1;let m=u.key.length===1&&u.timeStamp-l.current<mo;if(m||!i(p,d,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!m||p!==" ")return!1;return!0}return!0},i=(u,p,{table:d,view:m,role:y,mine:x,own:f,ended:b})=>{let{chosen:$,choose:w,send:B}=t,O=y==="responder"&&m.phase==="pick"&&x,h=z(m)&&!b&&!d.past&&!n.held&&!n.going,M=x&&m.pair<D.pairs,G=h?fo[u]??null:null,j=f[Number(u)-1];if(u==="?")a();else if(u==="e")s(St(m,$));else if(O&&j!==void 0)w(j);else if(O&&u==="Escape"&&$!==null)w(null);else if(O&&u==="Enter"&&$!==null&&!p.closest("button, a"))B();else if(G&&(G!=="pass"||M))n.point(G);else if(h&&n.pointed&&u==="Escape")n.point(null);else if(h&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(m.phase==="score"&&x&&u==="n")r();else return!1;return!0};uo(()=>{let u=p=>{let d=p.key.length===1?p.key.toLowerCase():p.key;c(p,d,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var $o=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||N.keys==="off";import{useLayoutEffect as ho,useState as go}from"bombe/preact.js";var yo=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Ut(e,t,n,s){let[r,a]=go({});ho(()=>a({}),[n,s]);let l=yo(r,t),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,u)=>a(p=>({...p,[i]:u})),tell:i=>l.includes(i)&&e(c(i)),goOn:()=>e(...l.map(c),"next")}}import{html as ae,useState as _e}from"bombe/preact.js";import{html as J,useState as bo}from"bombe/preact.js";var ke="R",ko={L:"left",R:"right",guide:"guide"};function Qt({name:e}){let t=ko[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return J`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${t}`)} width="400" height="400" />
</span>`}var _o=({side:e})=>J`<span class="example-was">
<${L} of=${e===ke?"person":"machine"} size=${18} />
${o(e===ke?"example_human":"machine")}
</span>`;function Yt(){let[e,t]=bo(null);return J`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${Qt} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${P.map(n=>J`<figure key=${n} class="${e&&(n===ke?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&J`<${_o} side=${n} />`}</figcaption>
<${Qt} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?J`<strong>${o(e===ke?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var xo=["start_1","start_2","start_3","start_4"];function Xt(){let[e,t]=_e(fe("mode").default),[n,s]=_e(fe("hand").default),[r,a]=_e(!1),[l,c]=_e(""),i=async u=>{if(!r){a(!0),c("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:bt(),start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){c(pe(p,o("no_answer"))),a(!1)}}};return ae`<div class="start">
<h2>${o("start_title")}</h2>
<${Yt} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&ae`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${Jt} name="mode" title=${o("mode")} chosen=${e} choose=${t} />
<p class="note">${o(`mode_${e}_more`)}</p>
<${Jt} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${xo.map(u=>ae`<li key=${u}>${o(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var Jt=({name:e,title:t,chosen:n,choose:s})=>ae`<fieldset class="choice"><legend>${t}</legend><div>${fe(e).choices.map(([r,a])=>ae`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>s(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function wo(e,t,n,{before:s,table:r}){return[vo(e,t,n,oe(r,n)[n.responder].name),...So(s,n,r)].join(" ")}function vo(e,t,n,s){let[r,a=""]=t.split(" ");return r==="round"?o("told_round",{n:n.round,name:s}):r==="pick"?o("told_pick",{name:e,n:a}):r==="vote"?o("told_vote",{name:e}):r==="pass"?o("told_pass",{name:e}):r==="next"?o("told_next",{name:e}):r==="meant"?o("told_meant",{name:e,n:a}):o(r==="leave"?"told_left":"told_back",{name:e})}function So(e,t,n){let s=oe(n,t);return t.over?e.over?[]:[`${re(t,s)}.`]:t.phase==="score"&&e.phase!=="score"?se(t,s):t.resting&&!e.resting?[o("resting")]:t.phase==="pick"&&t.pair>e.pair?[Y(t,s,"watching")]:[]}function Eo(e){return e.over?o("part_result"):e.phase==="score"?o("part_votes",{n:e.round}):o("part_pair",{round:e.round,n:e.pair})}import{useEffect as Co,useLayoutEffect as Zt,useRef as Fe,useState as je}from"bombe/preact.js";var Lo=3e3,Oo=2500,Mo=(e=1/0)=>Math.max(0,Math.min(Lo,e*1e3-Oo));function en({may:e,voted:t,moment:n,table:s,tell:r,warn:a,surely:l,act:c}){let[i,u]=je(null),[p,d]=je(null),[m,y]=je(null),x=Fe(!1),f=Fe(null),b=()=>{let h=f.current;return clearTimeout(h?.timer),f.current=null,d(null),h?.side},$=async(h,M)=>{y(h),await c(M),y(null)},w=()=>{let h=b();h&&$(h,`vote ${h}`)},B=h=>{if(f.current||m)return;u(null);let M=s?.deadline?te.left(s.deadline):void 0;f.current={side:h,timer:setTimeout(()=>O.current(),Mo(M))},d(h),r(o("news_held",{side:h}))},O=Fe(w);return O.current=w,Co(()=>{let h=()=>O.current(),M=()=>document.hidden&&h();return addEventListener("pagehide",h),document.addEventListener("visibilitychange",M),()=>{removeEventListener("pagehide",h),document.removeEventListener("visibilitychange",M)}},[]),Zt(()=>{u(null);let h=b();h&&!t&&a(o("vote_too_late",{side:h}))},[e,...n]),Zt(()=>{x.current&&Do(),x.current=!1}),{pointed:i,held:p,going:m,point:h=>{h===null&&tn(),x.current=h!==null,u(h)},vote:h=>{!f.current&&!m&&l(o("sure_vote",{side:h}),o("is_human",{side:h}),()=>B(h))},pass:()=>{!f.current&&!m&&$("pass","pass")},takeBack:()=>{b()&&r(o("news_taken_back"))}}}function Do(){let e=document.querySelector("#skin .dock .is-pointed");N.stream==="on"?tn():e?.focus({preventScroll:!0})}function tn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function Aa(e,t,n){yt(n),e.replaceChildren(),Io(t?_`<${To} table=${t} />`:_`<${Xt} />`,e)}function To({table:e}){let t=st(e),{view:n}=t,s=n&&Lt(e,t,n),r=s&&xt(s.view,s.mine),a=t.table?.matches,{act:l,sending:c,refused:i,alert:u,setAlert:p}=Ot(e),[d,m]=xe(null),[y,x]=xe(!1),[f,b]=xe(0),{question:$,setQuestion:w,surely:B}=No(),{news:O,tell:h}=Wt(e.past||n?.glimpse?null:s),M=Ut(l,n?.opened?.meant??[],n?.round,a),G=[n?.round,n?.pair,n?.phase,s?.ended,a],j=ut({own:s?.own??[],moment:G,tell:h,surely:B,act:l,forget:()=>w(null)}),nn=ft(),on=!!(s&&z(s.view)&&!s.ended&&!e.past),sn=!!n?.vote,qe=en({may:on,voted:sn,moment:G,table:t.table,tell:h,warn:p,surely:B,act:l}),Ve=n?vt(n,r==="answering"):[],Ge=(X,un=null)=>{Ve.some(pn=>pn.key===X)&&(nn.current&&j.chosen!==null&&j.aim(),m({key:X,side:un}))};if($t(),ht(e.past?null:r,n?.round),zt(s,{choice:j,voting:qe,look:Ge,goOn:M.goOn,listKeys:()=>x(!0)}),t.closed)return _`<${et} why=${t.closed} on=${o("to_the_start")} href="/?game=imitation" />`;if(!s||!r)return _`<p class="note">${o(t.table?"nothing_to_see":"dealing")}</p>`;let rn={final:()=>_`<${Ht} meanings=${M} />`,opened:()=>_`<${Kt} meanings=${M} />`,answering:()=>_`<${Vt} choice=${j} />`,round:()=>_`<${Gt} voting=${qe} />`,glimpse:()=>_`<${jt} />`}[r],an=s.view.round===1,{deadline:cn,timer:ln}=t.table??{};return _`
<${De.Provider} value=${s}>
<${Ie.Provider} value=${{act:l,sending:c,refused:i,look:Ge}}>
<${Te.Provider} value=${{unread:f,setUnread:b}}>
<p class="hush" role="status">${O.polite}</p>
<p class="hush" role="alert">${O.urgent}</p>
${u&&_`<${Po} text=${u} close=${()=>p("")} />`}
${s.ended&&_`<${Ro} why=${t.table?.outcome?.why} />`}
<div class="clock-near"><${le} deadline=${cn} timer=${ln} /></div>
<div class="imitation ${r} ${an?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&_`<${qt} kind=${r} />`}
<div class="part">${rn()}</div>
<${It} />
</div>
${d&&_`<${Rt} sights=${Ve} shown=${d.key} side=${d.side}
show=${X=>m(X===null?null:{key:X})} />`}
${y&&_`<${pt} close=${()=>x(!1)} />`}
${$&&_`<${Qe} question=${$} close=${()=>w(null)} yes=${$.go} />`}
<${at}><${Ko} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function No(){let[e,t]=xe(null);return{question:e,setQuestion:t,surely:(s,r,a)=>{let l=()=>{t(null),a()};N.confirm==="on"?t({title:s,yes:r,go:l}):a()}}}var Po=({text:e,close:t})=>_`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${o("close")}</button></p>`,Ro=({why:e})=>_`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${He} /></section>`;function Ko({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],a=!e.over&&_`, ${o("round_of",{n:e.round,all:U(e)})}`,l=!e.over&&!n&&e.phase!=="score",c=_`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${e.pair}/${D.pairs}`})}</span></span>`;return _`<p class="bar-text"><span class="bar-long">${$e(e.mode)}${a}</span>
${l&&c}</p>`}export{wo as inWords,Aa as mount,Eo as partOf};
