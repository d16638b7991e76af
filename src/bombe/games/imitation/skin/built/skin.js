import{html as Wt,useEffect as Ut,useState as Gt}from"bombe/preact.js";var Y=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Date.parse(t?.headers.get("date")??"");n&&this.set(n+500)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},Te=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var ue={},J="en";function Ke(e){ue=e.words,J=e.lang}function o(e,t={}){let n=ue[e];if(n===void 0)throw new Error(`no words for ${e}`);return qt(n,t)}var qt=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),N=e=>new Intl.ListFormat(J,{type:"conjunction"}).format(e);function zt(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(J,{...s,...n}).format(e).replace("-","−")}function W(e,t,n=0,s={}){let a=new Intl.PluralRules(J,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||ue[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:zt(t,n,s)})}var pe=new Y;function X({deadline:e,timer:t=0}){let[,n]=Gt(0);if(Ut(()=>{if(!e)return;pe.ask(),pe.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,pe.left(e));return Wt`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Te(s)}</span>
</p>`}import{html as U,useLayoutEffect as Qt,useRef as Vt}from"bombe/preact.js";function Z({title:e,cls:t="",close:n,onKey:s,children:r}){let a=Vt(null);return Qt(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),U`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Ne({question:e,yes:t,close:n}){return U`<${Z} title=${e.title} close=${n}>
<p class="note">${o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function Re({keys:e,close:t,tell:n=o}){return U`<${Z} title=${o("keys")} cls="keylist" close=${t}>
<dl>${e.map(([s,r])=>U`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":U`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
<//>`}import{html as k,render as eo,useState as ce}from"bombe/preact.js";import{html as Yt,render as Jt,useEffect as Pe,useState as Xt}from"bombe/preact.js";function Ae(e){let[t,n]=Xt(e.state);return Pe(()=>(n(e.state),e.subscribe(n)),[e]),t}var Be=e=>!!(e.table&&e.you&&e.table.host===e.you.who),j=typeof document>"u"?{}:document.documentElement.dataset,ee=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Fe({children:e}){return Pe(()=>{let t=document.getElementById("bar");t&&Jt(Yt`${e}`,t)}),null}import{useLayoutEffect as He,useRef as je,useState as Zt}from"bombe/preact.js";var en=400;function qe(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");j.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function ze({own:e,moment:t,tell:n,surely:s,act:r,forget:a}){let[l,c]=Zt(null),i=je(null),u=je(!1);He(()=>{c(null),a()},t),He(()=>{u.current&&qe(),u.current=!1});let p=g=>{i.current=null,u.current=g!==null,c(g),n(g===null?o("news_put_back"):o("news_chosen",{n:e.indexOf(g)+1}))},d=()=>{l!==null&&s(o("sure_send",{n:e.indexOf(l)+1}),o("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:p,press:(g,x)=>{let $={time:Date.now(),pointed:x.detail>0},y=i.current;l!==g?(p(g),i.current=$):(!y||$.pointed!==y.pointed||$.time-y.time>=en)&&d()},send:d,aim:qe}}import{html as tn}from"bombe/preact.js";var nn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],We=({close:e})=>tn`<${Re} keys=${nn} close=${e} />`;import{useEffect as Ue,useLayoutEffect as Ge,useRef as de}from"bombe/preact.js";function Qe(){let e=de(!1);return Ue(()=>{let t=s=>{e.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,t,!0);return()=>{for(let s of n)removeEventListener(s,t,!0)}},[]),e}function Ve(){let e=de(null);Ue(()=>{let t=n=>{let s=n.target;s.closest("dialog")||(e.current=s.closest("#skin")?s:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),Ge(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function Ye(e,t){let n=de(null);Ge(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Je={},L={pairs:0,worth:[],longest_meaning:0};function Xe(e){Ke(e),Je=e.texts,L=e.rules}var $e=({text:e})=>Je[e]??e,P=()=>L.worth.map((e,t)=>t+1),te=e=>L.worth[e-1];import{html as I}from"bombe/preact.js";import{createContext as he,useCallback as lt,useContext as ge,useRef as un,useState as ut}from"bombe/preact.js";import{html as A,useEffect as on,useRef as sn,useState as rn}from"bombe/preact.js";var an=300;function Ze(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:s===t.you}})}var cn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ln(e){let t=e.charCodeAt(0)-65;return cn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function et({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return A`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...ln(n)].map((s,r)=>s==="1"?A`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:A`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function tt({chat:e,you:t}){let n=sn(null);on(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return A`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&A`<ol>
${e.map((r,a)=>A`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function nt({table:e,you:t,refused:n}){let[s,r]=rn("");if(!t?.speak)return A`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await e.order(`say ${i}`)}catch(u){r(i),n(u)}}},l=({currentTarget:c})=>r(c.value);return A`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${an} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var M=["L","R"],F=e=>e==="L"?"R":"L";function ot(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function st(e,t){return e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var rt=(e,t)=>Ze(e,t).map(n=>({...n,responds:n.at===t.responder})),me=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),ne=e=>e.lap*e.seats.length,oe=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),at=(e,t)=>e?.phase==="over"&&!t.over;function fe(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var se=(e,t)=>t===e.machine?o("machines_card",{side:e.side??""}):o("card_n",{n:me(e).indexOf(t)+1});function it(e,t){let n=(u,p,d,h=p)=>({key:u,title:p,pictures:[{picture:d,label:h}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((u,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:M.map(d=>({picture:u[d],label:d}))})),l=(t&&e.hand_cards||[]).map((u,p)=>n(`card ${p}`,se(e,p),u)),{opened:c}=e,i=(c?.hands??[]).flatMap((u,p)=>u.map((d,h)=>{let g=o(fe(c,p,h));return n(`hand ${p} ${h}`,o("pair_of",{n:p+1}),d,g)}));return[...s,...r,...l,...i]}function ct(e,t){return t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function pt(e,t,n){let s=at(t.table,n);return{table:e,state:t,view:n,seats:rt(t.table,n),role:ot(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:me(n)}}var ye=he(null),be=he(null),ke=he(null);function _e(e){if(e===null)throw new Error("this is no part of a match");return e}var f=()=>_e(ge(ye)),_=()=>_e(ge(be)),ve=()=>_e(ge(ke));function dt(e){let[t,n]=ut(""),[s,r]=ut(!1),a=un(!1),l=lt(i=>n(ee(i,o("no_answer"))),[]);return{act:lt(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of i)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:s,refused:l,alert:t,setAlert:n}}import{html as S,useEffect as xe,useState as we}from"bombe/preact.js";import{html as D}from"bombe/preact.js";var pn={left:D`<path d="M15 5l-7 7l7 7" />`,right:D`<path d="M9 5l7 7l-7 7" />`,lock:D`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:D`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:D`<path d="M6 6l12 12M18 6l-12 12" />`,person:D`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:D`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>D`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${pn[e]}
</svg>`,$t=({n:e,all:t})=>D`<span class="pips" aria-hidden="true">
${t.map(n=>D`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;var mt=()=>{let{pictures:e}=f().table;return({name:t})=>e+t};function ft(e){let[t,n]=we(""),s=e.filter(a=>a!==void 0).map(mt()),r=s.join(" ");return xe(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var dn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function ht({picture:e,ready:t}){let n=mt();return S`<span class="card-picture ${t?"is-ready":""}">
${t&&S`<img key=${e.name} src=${n(e)} alt="" width="768" height="768"
draggable=${!1} onError=${dn} />`}
<span class="hush">${$e(e)}</span>
</span>`}function H({pictures:e,children:t}){let n=ft(e);return t(s=>S`<${ht} picture=${s} ready=${n} />`)}var B=({label:e,onLook:t,pressed:n,children:s})=>S`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${o("enlarge",{what:e})}. </span>${s}
</button>`;function re({pairs:e,large:t,place:n,look:s,heads:r=!0}){let a=e.map(c=>ft(M.map(i=>c?.[i]))),l=(c,i)=>{let u=e[c-1]?.[i];return u?S`<${B} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${ht} picture=${u} ready=${a[c-1]} />
<//>`:S`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return S`<div class="sides">
${M.map(c=>S`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&S`<span class="note">${o("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${P().map(i=>S`<li key=${i===t?"large":i} class=${i===t?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function $n(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=we(e.matches);return xe(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function gt({sights:e,shown:t,side:n=null,show:s}){let r=$n(),[a,l]=we({key:t,side:n}),c=r&&a.key===t?a.side:null,i=e.findIndex(m=>m.key===t),u=()=>s(null);if(xe(()=>{i<0&&u()}),i<0)return null;let{key:p,title:d,pictures:h}=e[i],g=m=>s(e[(i+m+e.length)%e.length].key),x=m=>{if(!(m.ctrlKey||m.altKey||m.metaKey)){if(m.key==="ArrowLeft")g(-1);else if(m.key==="ArrowRight")g(1);else if(m.key==="e"||m.key==="E")u();else return;m.preventDefault(),m.stopPropagation()}},$=h.length>1,y=({picture:m,label:w},R)=>{let Q=()=>l({key:p,side:c===w?null:w});return S`<figure key=${w}>
${$&&S`<p class="side-disc">${w}</p>`}
${r&&$?S`<${B} label=${o("side",{side:w})} pressed=${c===w} onLook=${Q}>
${R(m)}<//>`:R(m)}
<figcaption class="note" aria-hidden="true">
${w!==d&&!$&&S`<strong>${w}.</strong> `}${$e(m)}</figcaption>
</figure>`};return S`<${Z} title=${d} cls="enlarged" close=${u} onKey=${x}>
<${H} key=${p} pictures=${h.map(m=>m.picture)}>${m=>S`<div class="enlarged-cards n${h.length} ${c?`near-${c}`:""}">
${h.map(w=>y(w,m))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>g(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>g(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${o("close")}</button>
</div>
<//>`}function yt({kind:e}){let{view:t,ended:n}=f(),s=t.mode==="gnirut";return I`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${t.guide?I`<${mn} picture=${t.guide} />`:I`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&I`<${fn} />`}
${e==="answering"&&I`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function mn({picture:e}){let{look:t}=_();return I`<${H} pictures=${[e]}>${s=>I`<${B} label=${o("guide")} onLook=${()=>t("guide")}>${s(e)}<//>`}<//>`}function fn(){let{view:e,seats:t,role:n}=f(),{name:s}=t[e.responder],{side:r}=e,a=n==="responder";return I`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&I`<p class="note is-needed covered">${o("sides",{machine:r,human:F(r)})}</p>`}
${!a&&e.mode==="gnirut"&&I`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as T,useState as kn}from"bombe/preact.js";import{html as O,useEffect as Se,useRef as hn,useState as bt}from"bombe/preact.js";function kt(){let{view:e,seats:t,state:n}=f();return O`<aside class="people" aria-label=${o("at_the_table")}>
<${X} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&O`<ul class="seats" aria-label=${o("players")}>
${t.map(s=>O`<${gn} key=${s.at} seat=${s} />`)}
</ul>`}
<${bn} />
</aside>`}function gn({seat:e}){let{view:t,ended:n}=f(),s=t.phase==="score"?t.opened:null,r=s?.votes.find(u=>u.seat===e.at),a=[e.me&&o("you"),e.bot&&o("bot"),yn(e,t,r,n)],l=s&&!s.void?s.points[e.at]:null,c=r?.points?"is-right":"is-wrong",i=r?O`<span class="side-disc ${c}" aria-hidden="true">${r.side}</span>`:e.voted&&t.phase!=="score"?O`<${E} of="lock" />`:O`<span></span>`;return O`<li class=${e.away?"is-away":""}>
<${et} name=${e.name} bot=${e.bot} />
<p><strong>${e.name}</strong><span>${a.filter(Boolean).join(", ")}</span></p>
${i}
<p class="score"><span class="hush">${o("points")} </span>
${e.score}${l!==null&&O`<span>+${l}</span>`}</p>
</li>`}function yn(e,t,n,s){return e.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o("answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function bn(){let{table:e,state:t,view:n,seats:s,role:r,ended:a}=f(),{refused:l}=_(),{setUnread:c}=ve(),i=hn(null),[u,p]=bt(!1),[d,h]=bt(t.chat.length);Se(()=>{let $=new IntersectionObserver(([y])=>p(y.isIntersecting),{threshold:.5});return i.current&&$.observe(i.current),()=>$.disconnect()},[]),Se(()=>{u&&h(t.chat.length)},[u,t.chat.length]),Se(()=>c(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let g=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:x}=s[n.responder];return O`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${tt} chat=${t.chat} you=${t.you} />
${g&&t.chat.length===0&&O`<p class="note">${o("who_reads",{name:x})}</p>`}
<${nt} table=${e} you=${t.you} refused=${l} />
</section>`}function q(){let{unread:e}=ve(),t=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&O` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${W("new_lines",e)}</span></span>`;return O`<button class="button chat-key" onClick=${t}><${E} of="talk" />${o("chat")}${n}</button>`}function _t({choice:e}){let{view:t}=f(),{chosen:n,choose:s}=e,r=F(t.side),a=t.hand_cards??[];return T`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${P().map(l=>T`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${E} of="close" />${o("not_this")}</button>
<${q} />
</div>
</section>
<${_n} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${H} pictures=${a}>${l=>T`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>T`<${vn} key=${c.name} choice=${e} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function _n({choice:{chosen:e,choose:t},human:n,cards:s}){let{view:r,own:a}=f(),{look:l}=_(),[c,i]=kn(!1),u={[n]:e===null?void 0:s[e]};u[F(n)]=s[r.machine??-1];let p=P().map($=>$===r.pair?u:r.pairs[$-1]??null),d=($,y)=>$===r.pair&&y===n?o("your_place"):o("pair",{n:$}),h=($,y)=>$<r.pair?`pair ${$}`:`card ${y===n?e:r.machine}`,g=$=>{$.preventDefault(),i(!0)},x=$=>{$.preventDefault(),i(!1);let y=Number($.dataTransfer?.getData("text/plain")||NaN);a.includes(y)&&t(y)};return T`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${g} onDragLeave=${()=>i(!1)} onDrop=${x}>
<p class="label">${o("as_they_see")}</p>
<${re} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${($,y)=>l(h($,y),y)} />
</section>`}function vn({choice:{chosen:e,choose:t,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=f(),{sending:i,look:u}=_(),p=r===l.machine,d=e===r,h=c.indexOf(r)+1,g=m=>m.dataTransfer?.setData("text/plain",String(r)),x=()=>e!==null&&t(e),$=T`<kbd>${d?"↵":h}</kbd>`,y=p?o("machines_card",{side:l.side??""}):h===1?o("yours"):"";return T`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${y}</p>
<div class="hand-card" draggable=${!p} onDragStart=${g} onDragEnd=${x}>
<${B} label=${se(l,r)} onLook=${()=>u(`card ${r}`)}>${a(s)}<//>
${p&&T`<span class="taken"><${E} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${p?T`<p class="note">${o("not_yours")}</p>`:T`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${m=>n(r,m)}>
${o(d?"send_this":"choose")}<span class="hush"> ${se(l,r)}</span> ${$}
</button>`}
</li>`}import{html as C}from"bombe/preact.js";function vt({voting:e}){let{view:t,seats:n,ended:s}=f(),{look:r}=_(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return C`
<section class="pairs" aria-label=${o("pairs")}>
<${re} pairs=${P().map(i=>t.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,u)=>r(`pair ${i}`,u)} />
</section>
<${xn} voting=${e} />`}function xn({voting:e}){let{view:t,role:n,mine:s,ended:r}=f();if(r)return null;let a=n==="interrogator"&&t.phase==="vote"&&s;return C`<section class="machine dock ${`${a?"is-voting":"is-quiet"} ${n==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${a?C`<${wn} ...${e} />`:C`<${Sn} />`}
<${q} />
</section>`}function wn({vote:e,pass:t}){let{view:n}=f(),{sending:s}=_(),r=te(n.pair),a=l=>C`<button class="button light vote vote-${l}" aria-disabled=${s} onClick=${()=>e(l)}>
${o("is_human",{side:l})} <kbd>${l}</kbd></button>`;return C`
<p class="vote-worth"><${$t} n=${r} all=${P()} />
<strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${a("L")}
${n.pair===L.pairs?C`<p class="vote-must note">${o("must_vote")}</p>`:C`<button class="button vote-pass" aria-disabled=${s} onClick=${t}>
${o("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function Sn(){let e=f(),{view:t,seats:n}=e,{act:s}=_(),r=oe(t,n);if(t.you!==null&&t.seats[t.you].gone)return C`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(t.resting)return C`<p><strong>${o("resting")}</strong></p>`;let a=En(e),l=t.phase==="pick"&&o("choosing",{name:n[t.responder].name,n:t.pair}),c=r.length?o("waiting_for",{names:N(r)}):"";return C`<p>${a&&C`<strong>${a}</strong> `}${l||c}</p>`}function En({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return o("you_are_silent");if(e.vote){let s=o("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${s}</span>`}return n?.passed&&e.phase==="vote"?o("you_passed"):""}import{useLayoutEffect as Cn}from"bombe/preact.js";function xt(e,{choice:t,voting:n,look:s,goOn:r,listKeys:a}){let l=(c,i,u)=>{if(c.repeat&&i==="Enter"&&u.closest("#skin button"))return!0;if(!e||Ln(c,u))return!1;let{view:p,role:d,mine:h,own:g}=e,{chosen:x,choose:$,send:y}=t,m=d==="responder"&&p.phase==="pick"&&h,w=d==="interrogator"&&p.phase==="vote"&&h,R=g[Number(i)-1];if(i==="?")a();else if(i==="e")s(ct(p,x));else if(m&&R!==void 0)$(R);else if(m&&i==="Escape"&&x!==null)$(null);else if(m&&i==="Enter"&&x!==null&&!u.closest("button, a"))y();else if(w&&(i==="l"||i==="r"))n.vote(i==="l"?"L":"R");else if(w&&i==="p"&&p.pair<L.pairs)n.pass();else if(p.phase==="score"&&h&&i==="n")r();else return!1;return!0};Cn(()=>{let c=i=>{let u=i.key.length===1?i.key.toLowerCase():i.key;l(i,u,i.target)&&i.preventDefault()};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)})}var Ln=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||j.keys==="off";import{useLayoutEffect as On,useState as Mn}from"bombe/preact.js";var Dn=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function wt(e,t,n,s){let[r,a]=Mn({});On(()=>a({}),[n,s]);let l=Dn(r,t),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,u)=>a(p=>({...p,[i]:u})),tell:i=>l.includes(i)&&e(c(i)),goOn:()=>e(...l.map(c),"next")}}import{useLayoutEffect as Fn,useRef as Hn,useState as jn}from"bombe/preact.js";import{html as b}from"bombe/preact.js";function St({meanings:e}){let{view:t,mine:n}=f(),{sending:s}=_(),r=b`<button class="button light" aria-disabled=${s} onClick=${e.goOn}>
${o(t.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return b`
<${Kn} />
<section class="machine dock go-on" aria-label=${o("go_on")}>
${n?r:b`<${In} />`}
<${q} />
</section>
<${Ce} meanings=${e} />`}function In(){let{view:e,seats:t,ended:n}=f();if(e.resting)return b`<p><strong>${o("resting")}</strong></p>`;let s=oe(e,t);return b`<p>${s.length&&!n?o("waiting_for",{names:N(s)}):""}</p>`}function Ee(e,t){let n=e.opened,{name:s}=t[e.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:s,points:W("points",a[e.responder])};return[u?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),e.mode!=="gnirut"&&!u&&o("responder_scores",p),e.you!==null&&o("you_score",{points:W("points",a[e.you])}),Tn(e)&&o("another_lap")].filter(d=>d!==!1)}var Tn=e=>e.round===ne(e)&&!e.last&&!e.over;function Kn(){let{view:e,seats:t}=f(),n=e.opened,[s,...r]=Ee(e,t),a=e.you===e.responder?o("you"):t[e.responder].name,l=c=>{let i=c===n.human;return b`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${E} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return b`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&b`<p class="verdict-sides" aria-hidden="true">${M.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Ce({meanings:e}){let{view:t,role:n,ended:s}=f(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!s,l=c=>a&&r.picked[c]?b`<${Pn} pair=${c+1} meanings=${e} />`:r.meant[c]&&b`<p class="meant"><span class="label">${o("meant")}</span> ${r.meant[c]}</p>`;return b`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>b`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${Nn} after=${i+1} />
</div>
<${Rn} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<L.pairs&&b`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function Nn({after:e}){let{view:t,seats:n}=f(),s=t.opened?.votes.filter(r=>r.after===e)??[];return s.length?b`<ul class="opened-votes">${s.map(({seat:r,side:a,points:l})=>b`<li key=${r}>
<span class="side-disc ${l?"is-right":"is-wrong"}" aria-hidden="true">${a}</span>
<span>${n[r].name}</span>
<span class="hush">${o(l?"voted_right":"voted_wrong",{side:a,n:e})}</span>
</li>`)}</ul>`:null}function Rn({hand:e,at:t}){let n=f().view.opened,{look:s}=_(),r=n.picked[t],a=r===null?null:r-1,l=M.map(i=>i===n.side?n.machine:a),c=e.map((i,u)=>u).filter(i=>!l.includes(i));return b`<${H} pictures=${e}>${i=>{let u=d=>d===null?b`<p class="place">–</p>`:b`<${B} label=${o(fe(n,t,d))} onLook=${()=>s(`hand ${t} ${d}`)}>
${i(e[d])}<//>`,p=(d,h)=>b`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${u(l[h])}
<figcaption><span class="side-disc">${d}</span>
${o(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`;return b`<div class="opened-shown">${M.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${o("left_lying")}>
<p class="note" aria-hidden="true">${o("left_lying")}</p>
<div>${c.map(d=>b`<div key=${d}>${u(d)}</div>`)}</div>
</div>`}}<//>`}function Pn({pair:e,meanings:t}){let{view:n}=f(),{sending:s}=_(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,c=({currentTarget:u})=>t.write(e,u.value);return b`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${o("what_meant",{n:e})}</label>
<input id=${l} maxlength=${L.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as v}from"bombe/preact.js";var Et=e=>e.outcome?.winners??[];function Le(e,t){let n=Et(e).map(s=>t[s]);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:N(n.map(({name:s})=>s))}):o("nobody_won")}function Ct({meanings:e}){let{view:t,seats:n,state:s}=f(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return v`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${Le(t,n)}</h2>
<p>${a}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
<${Oe} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${An} />
</section>
${t.opened&&!t.opened.void&&v`<h2 class="last-title">${o("last_round")}</h2><${Ce} meanings=${e} />`}`}function Oe(){let{state:e,table:t}=f(),{refused:n}=_(),s=e.table?.people.find(a=>a.who===e.table?.host),r=()=>t.order("start").catch(n);return v`<div class="again">
${Be(e)?v`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&v`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${e.table?.match&&v`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function An(){let{view:e,seats:t}=f(),n=[...t].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=e.history.length>t.length,r=c=>n.map(i=>v`<td key=${i.at}>${c(i)}</td>`),a=c=>v`<strong>${c.score}</strong>${Et(e).includes(c.at)&&v` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let u=s&&i%t.length===0&&i/t.length+1;return v`<tr key=${c.round} class=${i&&i%t.length===0?"is-lap":""}>
<th scope="row">${c.round}${u&&v` <span class="note">${o("lap",{n:u})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):F(c.side)}</td>
${r(p=>v`<${Bn} round=${c} seat=${p} />`)}
</tr>`};return v`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>v`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function Bn({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return v`${r} <span class="note">${o("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let s=v`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return v`${n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function Lt(e){let[t,n]=jn({polite:"",urgent:""}),s=Hn(null);return Fn(()=>{if(!e)return;let a=qn(s.current,e);s.current=e,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}function qn(e,t){let{state:n,view:s,seats:r,role:a,ended:l}=t;return l?{urgent:e?.ended?"":n.table?.outcome?.why}:e?zn(e,t):{polite:Ot(s,r,a)}}function zn({view:e,seats:t},{view:n,seats:s,role:r}){if(n.over)return e.over?{}:{urgent:`${Le(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:Ee(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==e[c])&&a.push(Ot(n,s,r)),n.round===e.round&&a.unshift(...Wn(t,s),...Un(e,n));for(let{at:c,away:i,name:u}of s)i!==t[c].away&&a.push(o(i?"went_away":"came_back",{name:u}));return{polite:a.filter(Boolean).join(" ")}}function Wn(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:N(s("voted"))}),s("passed").length&&o("have_passed",{names:N(s("passed"))})].filter(Boolean)}function Un({opened:e},{opened:t,you:n,responder:s}){return!e||!t||n===s?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function Ot(e,t,n){let{name:s}=t[e.responder],r=e.pair;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?o("news_pair",{n:r,worth:te(r)}):o("news_shown",{n:r})}import{html as G,useState as ie}from"bombe/preact.js";import{html as z,useState as Gn}from"bombe/preact.js";var ae="R",Qn={L:"left",R:"right",guide:"guide"};function Mt({name:e}){let t=Qn[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return z`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${t}`)} width="400" height="400" />
</span>`}var Vn=({side:e})=>z`<span class="example-was">
<${E} of=${e===ae?"person":"machine"} size=${18} />
${o(e===ae?"example_human":"machine")}
</span>`;function Dt(){let[e,t]=Gn(null);return z`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${Mt} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${M.map(n=>z`<figure key=${n} class="${e&&(n===ae?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&z`<${Vn} side=${n} />`}</figcaption>
<${Mt} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?z`<strong>${o(e===ae?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var Yn=["keen","steady","beginner"],Jn=["competitive","cooperative","gnirut"],Xn=[5,4,3],Zn=["start_1","start_2","start_3","start_4"];function Tt(){let[e,t]=ie("competitive"),[n,s]=ie(4),[r,a]=ie(!1),[l,c]=ie(""),i=async u=>{if(!r){a(!0),c("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:Yn,start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){c(ee(p,o("no_answer"))),a(!1)}}};return G`<div class="start">
<h2>${o("start_title")}</h2>
<${Dt} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&G`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${It} name="mode" title=${o("mode")} choices=${Jn} chosen=${e} choose=${t} />
<p class="note">${o(`mode_${e}_more`)}</p>
<${It} name="hand" title=${o("hand_size")} choices=${Xn} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${Zn.map(u=>G`<li key=${u}>${o(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var It=({name:e,title:t,choices:n,chosen:s,choose:r})=>G`<fieldset class="choice"><legend>${t}</legend><div>${n.map(a=>G`<label key=${a}>
<input type="radio" name=${e} checked=${s===a} onChange=${()=>r(a)} />
<span>${o(`${e}_${a}`)}</span></label>`)}</div></fieldset>`;function Kr(e,t,n){Xe(n),e.replaceChildren(),eo(t?k`<${to} table=${t} />`:k`<${Tt} />`,e)}function to({table:e}){let t=Ae(e),{view:n}=t,s=n&&pt(e,t,n),r=s&&st(s.view,s.mine),a=t.table?.matches,{act:l,sending:c,refused:i,alert:u,setAlert:p}=dt(e),[d,h]=ce(null),[g,x]=ce(!1),[$,y]=ce(0),{question:m,setQuestion:w,surely:R}=no(),{news:Q,tell:Kt}=Lt(s),le=wt(l,n?.opened?.meant??[],n?.round,a),Nt=[n?.round,n?.pair,n?.phase,s?.ended,a],V=ze({own:s?.own??[],moment:Nt,tell:Kt,surely:R,act:l,forget:()=>w(null)}),Rt=Qe(),Me={vote:K=>R(o("sure_vote",{side:K}),o("is_human",{side:K}),()=>l(`vote ${K}`)),pass:()=>l("pass")},De=n?it(n,r==="answering"):[],Ie=(K,Ht=null)=>{De.some(jt=>jt.key===K)&&(Rt.current&&V.chosen!==null&&V.aim(),h({key:K,side:Ht}))};if(Ve(),Ye(r,n?.round),xt(s,{choice:V,voting:Me,look:Ie,goOn:le.goOn,listKeys:()=>x(!0)}),t.closed)return k`<p class="alert" role="alert">${t.closed}</p>`;if(!s||!r)return k`<p class="note">${o("nothing_to_see")}</p>`;let Pt={final:()=>k`<${Ct} meanings=${le} />`,opened:()=>k`<${St} meanings=${le} />`,answering:()=>k`<${_t} choice=${V} />`,round:()=>k`<${vt} voting=${Me} />`}[r],At=s.view.round===1,{deadline:Bt,timer:Ft}=t.table??{};return k`
<${ye.Provider} value=${s}>
<${be.Provider} value=${{act:l,sending:c,refused:i,look:Ie}}>
<${ke.Provider} value=${{unread:$,setUnread:y}}>
<p class="hush" role="status">${Q.polite}</p>
<p class="hush" role="alert">${Q.urgent}</p>
${!t.connected&&k`<p class="lost" role="status">${o("lost")}</p>`}
${u&&k`<${oo} text=${u} close=${()=>p("")} />`}
${s.ended&&k`<${so} why=${t.table?.outcome?.why} />`}
<div class="clock-near"><${X} deadline=${Bt} timer=${Ft} /></div>
<div class="imitation ${r} ${At?"is-first":""}">
<${yt} kind=${r} />
<div class="part">${Pt()}</div>
<${kt} />
</div>
${d&&k`<${gt} sights=${De} shown=${d.key} side=${d.side}
show=${K=>h(K===null?null:{key:K})} />`}
${g&&k`<${We} close=${()=>x(!1)} />`}
${m&&k`<${Ne} question=${m} close=${()=>w(null)} yes=${m.go} />`}
<${Fe}><${ro} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function no(){let[e,t]=ce(null);return{question:e,setQuestion:t,surely:(s,r,a)=>{let l=()=>{t(null),a()};j.confirm==="on"?t({title:s,yes:r,go:l}):a()}}}var oo=({text:e,close:t})=>k`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${o("close")}</button></p>`,so=({why:e})=>k`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${Oe} /></section>`;function ro({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],a=!e.over&&k`, ${o("round_of",{n:e.round,all:ne(e)})}`,l=!e.over&&!n&&e.phase!=="score",c=k`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${e.pair}/${L.pairs}`})}</span></span>`;return k`<p class="bar-text"><span class="bar-long">${o(`mode_${e.mode}`)}${a}</span>
${l&&c}</p>`}export{Kr as mount};
