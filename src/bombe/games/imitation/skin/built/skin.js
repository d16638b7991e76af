import{html as Vt,useEffect as Yt,useState as Jt}from"bombe/preact.js";var Y=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},Ke=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var de={},J="en";function Re(e){de=e.words,J=e.lang}function o(e,t={}){let n=de[e];if(n===void 0)throw new Error(`no words for ${e}`);return Gt(n,t)}var Gt=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),K=e=>new Intl.ListFormat(J,{type:"conjunction"}).format(e);function Qt(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(J,{...s,...n}).format(e).replace("-","−")}function z(e,t,n=0,s={}){let i=new Intl.PluralRules(J,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||de[`${e}_1`].includes("{n}"));return o(i?`${e}_1`:`${e}_n`,{n:Qt(t,n,s)})}var $e=new Y;function X({deadline:e,timer:t=0}){let[,n]=Jt(0);if(Yt(()=>{if(!e)return;$e.ask(),$e.atLeast(e-t*1e3);let r=setInterval(()=>n(i=>i+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,$e.left(e));return Vt`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Ke(s)}</span>
</p>`}import{html as U,useLayoutEffect as Xt,useRef as Zt}from"bombe/preact.js";function Z({title:e,cls:t="",close:n,onKey:s,children:r}){let i=Zt(null);return Xt(()=>{let a=document.activeElement,u=i.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),a?.isConnected&&a.focus()}},[]),U`<dialog class="over ${t}" ref=${i} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${a=>{a.preventDefault(),n()}} onClick=${a=>a.target===i.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Pe({question:e,yes:t,close:n}){return U`<${Z} title=${e.title} close=${n}>
<p class="note">${e.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function Ae({keys:e,close:t,tell:n=o}){return U`<${Z} title=${o("keys")} cls="keylist" close=${t}>
<dl>${e.map(([s,r])=>U`<div key=${r}>
<dt>${s.map(i=>i==="–"?" – ":U`<kbd>${i}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
<//>`}import{html as k,render as no,useState as ue}from"bombe/preact.js";import{html as en,render as tn,useEffect as Be,useState as nn}from"bombe/preact.js";function Fe(e){let[t,n]=nn(e.state);return Be(()=>(n(e.state),e.subscribe(n)),[e]),t}var He=e=>!!(e.table&&e.you&&e.table.host===e.you.who),j=typeof document>"u"?{}:document.documentElement.dataset,ee=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function je({children:e}){return Be(()=>{let t=document.getElementById("bar");t&&tn(en`${e}`,t)}),null}import{useLayoutEffect as We,useRef as qe,useState as on}from"bombe/preact.js";var sn=400;function ze(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");j.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Ue({own:e,moment:t,tell:n,surely:s,act:r,forget:i}){let[l,c]=on(null),a=qe(null),u=qe(!1);We(()=>{c(null),i()},t),We(()=>{u.current&&ze(),u.current=!1});let p=g=>{a.current=null,u.current=g!==null,c(g),n(g===null?o("news_put_back"):o("news_chosen",{n:e.indexOf(g)+1}))},d=()=>{l!==null&&s(o("sure_send",{n:e.indexOf(l)+1}),o("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:p,press:(g,v)=>{let $={time:Date.now(),pointed:v.detail>0},y=a.current;l!==g?(p(g),a.current=$):(!y||$.pointed!==y.pointed||$.time-y.time>=sn)&&d()},send:d,aim:ze}}import{html as rn}from"bombe/preact.js";var an=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Ge=({close:e})=>rn`<${Ae} keys=${an} close=${e} />`;import{useEffect as Qe,useLayoutEffect as Ve,useRef as me}from"bombe/preact.js";function Ye(){let e=me(!1);return Qe(()=>{let t=s=>{e.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,t,!0);return()=>{for(let s of n)removeEventListener(s,t,!0)}},[]),e}function Je(){let e=me(null);Qe(()=>{let t=n=>{let s=n.target;s.closest("dialog")||(e.current=s.closest("#skin")?s:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),Ve(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function Xe(e,t){let n=me(null);Ve(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var te,Ze={},L={pairs:0,worth:[],longest_meaning:0};function et(e){Re(e),te=e,Ze=e.texts,L=e.rules}var ne=e=>te.options[e],tt=()=>te.bots,nt=e=>te.options.mode.choices.find(([t])=>t===e)?.[1]??e,fe=({text:e})=>Ze[e]??e,P=()=>L.worth.map((e,t)=>t+1),oe=e=>L.worth[e-1];import{html as I}from"bombe/preact.js";import{createContext as ye,useCallback as $t,useContext as be,useRef as mn,useState as mt}from"bombe/preact.js";import{html as A,useEffect as cn,useRef as ln,useState as un}from"bombe/preact.js";var pn=300;function ot(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,i=e?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:i?.bot??null,away:n.gone||!!i?.gone||!!(e&&!i),me:s===t.you}})}var dn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function $n(e){let t=e.charCodeAt(0)-65;return dn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function st({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return A`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...$n(n)].map((s,r)=>s==="1"?A`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:A`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function rt({chat:e,you:t}){let n=ln(null);cn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return A`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&A`<ol>
${e.map((r,i)=>A`<li key=${i} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function at({table:e,you:t,refused:n}){let[s,r]=un("");if(!t?.speak)return A`<p class="note">${o("not_to_speak")}</p>`;let i=async c=>{c.preventDefault();let a=s.trim();if(a){r("");try{await e.order(`say ${a}`)}catch(u){r(a),n(u)}}},l=({currentTarget:c})=>r(c.value);return A`<form class="talk-form" onSubmit=${i}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${pn} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var M=["L","R"],F=e=>e==="L"?"R":"L";function it(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function ct(e,t){return e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var lt=(e,t)=>ot(e,t).map(n=>({...n,responds:n.at===t.responder})),he=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),se=e=>e.lap*e.seats.length,re=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),ut=(e,t)=>e?.phase==="over"&&!t.over;function ge(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var ae=(e,t)=>t===e.machine?o("machines_card",{side:e.side??""}):o("card_n",{n:he(e).indexOf(t)+1});function pt(e,t){let n=(u,p,d,h=p)=>({key:u,title:p,pictures:[{picture:d,label:h}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((u,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:M.map(d=>({picture:u[d],label:d}))})),l=(t&&e.hand_cards||[]).map((u,p)=>n(`card ${p}`,ae(e,p),u)),{opened:c}=e,a=(c?.hands??[]).flatMap((u,p)=>u.map((d,h)=>{let g=o(ge(c,p,h));return n(`hand ${p} ${h}`,o("pair_of",{n:p+1}),d,g)}));return[...s,...r,...l,...a]}function dt(e,t){return t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function ft(e,t,n){let s=ut(t.table,n);return{table:e,state:t,view:n,seats:lt(t.table,n),role:it(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:he(n)}}var ke=ye(null),_e=ye(null),xe=ye(null);function ve(e){if(e===null)throw new Error("this is no part of a match");return e}var f=()=>ve(be(ke)),_=()=>ve(be(_e)),we=()=>ve(be(xe));function ht(e){let[t,n]=mt(""),[s,r]=mt(!1),i=mn(!1),l=$t(a=>n(ee(a,o("no_answer"))),[]);return{act:$t(async(...a)=>{if(!i.current){i.current=!0,n(""),r(!0);try{for(let u of a)await e.act(u)}catch(u){l(u)}finally{i.current=!1,r(!1)}}},[e]),sending:s,refused:l,alert:t,setAlert:n}}import{html as S,useEffect as Se,useState as Ee}from"bombe/preact.js";import{html as D}from"bombe/preact.js";var fn={left:D`<path d="M15 5l-7 7l7 7" />`,right:D`<path d="M9 5l7 7l-7 7" />`,lock:D`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:D`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:D`<path d="M6 6l12 12M18 6l-12 12" />`,person:D`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:D`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>D`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${fn[e]}
</svg>`,gt=({n:e,all:t})=>D`<span class="pips" aria-hidden="true">
${t.map(n=>D`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;var yt=()=>{let{pictures:e}=f().table;return({name:t})=>e+t};function bt(e){let[t,n]=Ee(""),s=e.filter(i=>i!==void 0).map(yt()),r=s.join(" ");return Se(()=>{let i=!0,l=s.map(c=>{let a=new Image;return a.src=c,a.decode().catch(()=>null)});return Promise.all(l).then(()=>i&&n(r)),()=>{i=!1}},[r]),t===r}var hn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function kt({picture:e,ready:t}){let n=yt();return S`<span class="card-picture ${t?"is-ready":""}">
${t&&S`<img key=${e.name} src=${n(e)} alt="" width="768" height="768"
draggable=${!1} onError=${hn} />`}
<span class="hush">${fe(e)}</span>
</span>`}function H({pictures:e,children:t}){let n=bt(e);return t(s=>S`<${kt} picture=${s} ready=${n} />`)}var B=({label:e,onLook:t,pressed:n,children:s})=>S`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${o("enlarge",{what:e})}. </span>${s}
</button>`;function ie({pairs:e,large:t,place:n,look:s,heads:r=!0}){let i=e.map(c=>bt(M.map(a=>c?.[a]))),l=(c,a)=>{let u=e[c-1]?.[a];return u?S`<${B} label=${o("side_of_pair",{side:a,n:c})} onLook=${()=>s(c,a)}>
<${kt} picture=${u} ready=${i[c-1]} />
<//>`:S`<p class="place" aria-hidden="true">${n(c,a)}</p>`};return S`<div class="sides">
${M.map(c=>S`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&S`<span class="note">${o("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${P().map(a=>S`<li key=${a===t?"large":a} class=${a===t?"is-large":""}>${l(a,c)}</li>`)}</ol>
</div>`)}
</div>`}function gn(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=Ee(e.matches);return Se(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function _t({sights:e,shown:t,side:n=null,show:s}){let r=gn(),[i,l]=Ee({key:t,side:n}),c=r&&i.key===t?i.side:null,a=e.findIndex(m=>m.key===t),u=()=>s(null);if(Se(()=>{a<0&&u()}),a<0)return null;let{key:p,title:d,pictures:h}=e[a],g=m=>s(e[(a+m+e.length)%e.length].key),v=m=>{if(!(m.ctrlKey||m.altKey||m.metaKey)){if(m.key==="ArrowLeft")g(-1);else if(m.key==="ArrowRight")g(1);else if(m.key==="e"||m.key==="E")u();else return;m.preventDefault(),m.stopPropagation()}},$=h.length>1,y=({picture:m,label:w},R)=>{let Q=()=>l({key:p,side:c===w?null:w});return S`<figure key=${w}>
${$&&S`<p class="side-disc">${w}</p>`}
${r&&$?S`<${B} label=${o("side",{side:w})} pressed=${c===w} onLook=${Q}>
${R(m)}<//>`:R(m)}
<figcaption class="note" aria-hidden="true">
${w!==d&&!$&&S`<strong>${w}.</strong> `}${fe(m)}</figcaption>
</figure>`};return S`<${Z} title=${d} cls="enlarged" close=${u} onKey=${v}>
<${H} key=${p} pictures=${h.map(m=>m.picture)}>${m=>S`<div class="enlarged-cards n${h.length} ${c?`near-${c}`:""}">
${h.map(w=>y(w,m))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>g(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>g(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${o("close")}</button>
</div>
<//>`}function xt({kind:e}){let{view:t,ended:n}=f(),s=t.mode==="gnirut";return I`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${t.guide?I`<${yn} picture=${t.guide} />`:I`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&I`<${bn} />`}
${e==="answering"&&I`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function yn({picture:e}){let{look:t}=_();return I`<${H} pictures=${[e]}>${s=>I`<${B} label=${o("guide")} onLook=${()=>t("guide")}>${s(e)}<//>`}<//>`}function bn(){let{view:e,seats:t,role:n}=f(),{name:s}=t[e.responder],{side:r}=e,i=n==="responder";return I`
<h2>${o(i?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(i?"silent_more":"which_side_more",{name:s})}</p>
${r&&I`<p class="note is-needed covered">${o("sides",{machine:r,human:F(r)})}</p>`}
${!i&&e.mode==="gnirut"&&I`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as T,useState as wn}from"bombe/preact.js";import{html as O,useEffect as Ce,useRef as kn,useState as vt}from"bombe/preact.js";function wt(){let{view:e,seats:t,state:n}=f();return O`<aside class="people" aria-label=${o("at_the_table")}>
<${X} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&O`<ul class="seats" aria-label=${o("players")}>
${t.map(s=>O`<${_n} key=${s.at} seat=${s} />`)}
</ul>`}
<${vn} />
</aside>`}function _n({seat:e}){let{view:t,ended:n}=f(),s=t.phase==="score"?t.opened:null,r=s?.votes.find(u=>u.seat===e.at),i=[e.me&&o("you"),e.bot&&o("bot"),xn(e,t,r,n)],l=s&&!s.void?s.points[e.at]:null,c=r?.points?"is-right":"is-wrong",a=r?O`<span class="side-disc ${c}" aria-hidden="true">${r.side}</span>`:e.voted&&t.phase!=="score"?O`<${E} of="lock" />`:O`<span></span>`;return O`<li class=${e.away?"is-away":""}>
<${st} name=${e.name} bot=${e.bot} />
<p><strong>${e.name}</strong><span>${i.filter(Boolean).join(", ")}</span></p>
${a}
<p class="score"><span class="hush">${o("points")} </span>
${e.score}${l!==null&&O`<span>+${l}</span>`}</p>
</li>`}function xn(e,t,n,s){return e.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o("answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function vn(){let{table:e,state:t,view:n,seats:s,role:r,ended:i}=f(),{refused:l}=_(),{setUnread:c}=we(),a=kn(null),[u,p]=vt(!1),[d,h]=vt(t.chat.length);Ce(()=>{let $=new IntersectionObserver(([y])=>p(y.isIntersecting),{threshold:.5});return a.current&&$.observe(a.current),()=>$.disconnect()},[]),Ce(()=>{u&&h(t.chat.length)},[u,t.chat.length]),Ce(()=>c(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let g=r==="interrogator"&&n.phase!=="score"&&!n.over&&!i&&t.you?.speak,{name:v}=s[n.responder];return O`<section class="talk" id="talk" ref=${a} aria-label=${o("chat")}>
<${rt} chat=${t.chat} you=${t.you} />
${g&&t.chat.length===0&&O`<p class="note">${o("who_reads",{name:v})}</p>`}
<${at} table=${e} you=${t.you} refused=${l} />
</section>`}function W(){let{unread:e}=we(),t=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&O` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${z("new_lines",e)}</span></span>`;return O`<button class="button chat-key" onClick=${t}><${E} of="talk" />${o("chat")}${n}</button>`}function St({choice:e}){let{view:t}=f(),{chosen:n,choose:s}=e,r=F(t.side),i=t.hand_cards??[];return T`
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
<${W} />
</div>
</section>
<${Sn} choice=${e} human=${r} cards=${i} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${H} pictures=${i}>${l=>T`<ol class="hand-cards covered n${i.length}">
${i.map((c,a)=>T`<${En} key=${c.name} choice=${e} picture=${c} at=${a} draw=${l} />`)}
</ol>`}<//>
</section>`}function Sn({choice:{chosen:e,choose:t},human:n,cards:s}){let{view:r,own:i}=f(),{look:l}=_(),[c,a]=wn(!1),u={[n]:e===null?void 0:s[e]};u[F(n)]=s[r.machine??-1];let p=P().map($=>$===r.pair?u:r.pairs[$-1]??null),d=($,y)=>$===r.pair&&y===n?o("your_place"):o("pair",{n:$}),h=($,y)=>$<r.pair?`pair ${$}`:`card ${y===n?e:r.machine}`,g=$=>{$.preventDefault(),a(!0)},v=$=>{$.preventDefault(),a(!1);let y=Number($.dataTransfer?.getData("text/plain")||NaN);i.includes(y)&&t(y)};return T`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${g} onDragLeave=${()=>a(!1)} onDrop=${v}>
<p class="label">${o("as_they_see")}</p>
<${ie} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${($,y)=>l(h($,y),y)} />
</section>`}function En({choice:{chosen:e,choose:t,press:n},picture:s,at:r,draw:i}){let{view:l,own:c}=f(),{sending:a,look:u}=_(),p=r===l.machine,d=e===r,h=c.indexOf(r)+1,g=m=>m.dataTransfer?.setData("text/plain",String(r)),v=()=>e!==null&&t(e),$=T`<kbd>${d?"↵":h}</kbd>`,y=p?o("machines_card",{side:l.side??""}):h===1?o("yours"):"";return T`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${y}</p>
<div class="hand-card" draggable=${!p} onDragStart=${g} onDragEnd=${v}>
<${B} label=${ae(l,r)} onLook=${()=>u(`card ${r}`)}>${i(s)}<//>
${p&&T`<span class="taken"><${E} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${p?T`<p class="note">${o("not_yours")}</p>`:T`<button class="button ${d?"light":""}" aria-disabled=${a}
onClick=${m=>n(r,m)}>
${o(d?"send_this":"choose")}<span class="hush"> ${ae(l,r)}</span> ${$}
</button>`}
</li>`}import{html as C}from"bombe/preact.js";function Et({voting:e}){let{view:t,seats:n,ended:s}=f(),{look:r}=_(),i=Math.max(t.pairs.length,1),l=n[t.responder].name,c=a=>a===i&&!s?o("choosing",{name:l,n:a}):o("pair",{n:a});return C`
<section class="pairs" aria-label=${o("pairs")}>
<${ie} pairs=${P().map(a=>t.pairs[a-1]??null)} large=${i} place=${c}
look=${(a,u)=>r(`pair ${a}`,u)} />
</section>
<${Cn} voting=${e} />`}function Cn({voting:e}){let{view:t,role:n,mine:s,ended:r}=f();if(r)return null;let i=n==="interrogator"&&t.phase==="vote"&&s;return C`<section class="machine dock ${`${i?"is-voting":"is-quiet"} ${n==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${i?C`<${Ln} ...${e} />`:C`<${On} />`}
<${W} />
</section>`}function Ln({vote:e,pass:t}){let{view:n}=f(),{sending:s}=_(),r=oe(n.pair),i=l=>C`<button class="button light vote vote-${l}" aria-disabled=${s} onClick=${()=>e(l)}>
${o("is_human",{side:l})} <kbd>${l}</kbd></button>`;return C`
<p class="vote-worth"><${gt} n=${r} all=${P()} />
<strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${i("L")}
${n.pair===L.pairs?C`<p class="vote-must note">${o("must_vote")}</p>`:C`<button class="button vote-pass" aria-disabled=${s} onClick=${t}>
${o("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${i("R")}`}function On(){let e=f(),{view:t,seats:n}=e,{act:s}=_(),r=re(t,n);if(t.you!==null&&t.seats[t.you].gone)return C`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(t.resting)return C`<p><strong>${o("resting")}</strong></p>`;let i=Mn(e),l=t.phase==="pick"&&o("choosing",{name:n[t.responder].name,n:t.pair}),c=r.length?o("waiting_for",{names:K(r)}):"";return C`<p>${i&&C`<strong>${i}</strong> `}${l||c}</p>`}function Mn({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return o("you_are_silent");if(e.vote){let s=o("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${s}</span>`}return n?.passed&&e.phase==="vote"?o("you_passed"):""}import{useLayoutEffect as Dn}from"bombe/preact.js";function Ct(e,{choice:t,voting:n,look:s,goOn:r,listKeys:i}){let l=(c,a,u)=>{if(c.repeat&&a==="Enter"&&u.closest("#skin button"))return!0;if(!e||In(c,u))return!1;let{view:p,role:d,mine:h,own:g}=e,{chosen:v,choose:$,send:y}=t,m=d==="responder"&&p.phase==="pick"&&h,w=d==="interrogator"&&p.phase==="vote"&&h,R=g[Number(a)-1];if(a==="?")i();else if(a==="e")s(dt(p,v));else if(m&&R!==void 0)$(R);else if(m&&a==="Escape"&&v!==null)$(null);else if(m&&a==="Enter"&&v!==null&&!u.closest("button, a"))y();else if(w&&(a==="l"||a==="r"))n.vote(a==="l"?"L":"R");else if(w&&a==="p"&&p.pair<L.pairs)n.pass();else if(p.phase==="score"&&h&&a==="n")r();else return!1;return!0};Dn(()=>{let c=a=>{let u=a.key.length===1?a.key.toLowerCase():a.key;l(a,u,a.target)&&a.preventDefault()};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)})}var In=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||j.keys==="off";import{useLayoutEffect as Tn,useState as Nn}from"bombe/preact.js";var Kn=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Lt(e,t,n,s){let[r,i]=Nn({});Tn(()=>i({}),[n,s]);let l=Kn(r,t),c=a=>`meant ${a} ${r[a].trim()}`.trim();return{typed:r,write:(a,u)=>i(p=>({...p,[a]:u})),tell:a=>l.includes(a)&&e(c(a)),goOn:()=>e(...l.map(c),"next")}}import{useLayoutEffect as qn,useRef as zn,useState as Un}from"bombe/preact.js";import{html as b}from"bombe/preact.js";function Ot({meanings:e}){let{view:t,mine:n}=f(),{sending:s}=_(),r=b`<button class="button light" aria-disabled=${s} onClick=${e.goOn}>
${o(t.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return b`
<${An} />
<section class="machine dock go-on" aria-label=${o("go_on")}>
${n?r:b`<${Rn} />`}
<${W} />
</section>
<${Oe} meanings=${e} />`}function Rn(){let{view:e,seats:t,ended:n}=f();if(e.resting)return b`<p><strong>${o("resting")}</strong></p>`;let s=re(e,t);return b`<p>${s.length&&!n?o("waiting_for",{names:K(s)}):""}</p>`}function Le(e,t){let n=e.opened,{name:s}=t[e.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:i,votes:l}=n,c=l.filter(d=>d.points>0).length,a=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:s,points:z("points",i[e.responder])};return[u?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(a,{n:c,all:l.length}),e.mode!=="gnirut"&&!u&&o("responder_scores",p),e.you!==null&&o("you_score",{points:z("points",i[e.you])}),Pn(e)&&o("another_lap")].filter(d=>d!==!1)}var Pn=e=>e.round===se(e)&&!e.last&&!e.over;function An(){let{view:e,seats:t}=f(),n=e.opened,[s,...r]=Le(e,t),i=e.you===e.responder?o("you"):t[e.responder].name,l=c=>{let a=c===n.human;return b`<span key=${c} class="verdict-side ${a?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${E} of=${a?"person":"machine"} size=${18} />${a?i:o("machine")}</span>
</span>`};return b`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&b`<p class="verdict-sides" aria-hidden="true">${M.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Oe({meanings:e}){let{view:t,role:n,ended:s}=f(),r=t.opened,i=n==="responder"&&t.phase==="score"&&!s,l=c=>i&&r.picked[c]?b`<${Hn} pair=${c+1} meanings=${e} />`:r.meant[c]&&b`<p class="meant"><span class="label">${o("meant")}</span> ${r.meant[c]}</p>`;return b`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,a)=>b`<li key=${a} aria-labelledby=${`opened-${a}`}>
<div class="opened-head">
<h3 id=${`opened-${a}`}>${o("pair",{n:a+1})}</h3><${Bn} after=${a+1} />
</div>
<${Fn} hand=${c} at=${a} />
${l(a)}
</li>`)}</ol>
${!r.void&&r.hands.length<L.pairs&&b`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function Bn({after:e}){let{view:t,seats:n}=f(),s=t.opened?.votes.filter(r=>r.after===e)??[];return s.length?b`<ul class="opened-votes">${s.map(({seat:r,side:i,points:l})=>b`<li key=${r}>
<span class="side-disc ${l?"is-right":"is-wrong"}" aria-hidden="true">${i}</span>
<span>${n[r].name}</span>
<span class="hush">${o(l?"voted_right":"voted_wrong",{side:i,n:e})}</span>
</li>`)}</ul>`:null}function Fn({hand:e,at:t}){let n=f().view.opened,{look:s}=_(),r=n.picked[t],i=r===null?null:r-1,l=M.map(a=>a===n.side?n.machine:i),c=e.map((a,u)=>u).filter(a=>!l.includes(a));return b`<${H} pictures=${e}>${a=>{let u=d=>d===null?b`<p class="place">–</p>`:b`<${B} label=${o(ge(n,t,d))} onLook=${()=>s(`hand ${t} ${d}`)}>
${a(e[d])}<//>`,p=(d,h)=>b`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${u(l[h])}
<figcaption><span class="side-disc">${d}</span>
${o(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`;return b`<div class="opened-shown">${M.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${o("left_lying")}>
<p class="note" aria-hidden="true">${o("left_lying")}</p>
<div>${c.map(d=>b`<div key=${d}>${u(d)}</div>`)}</div>
</div>`}}<//>`}function Hn({pair:e,meanings:t}){let{view:n}=f(),{sending:s}=_(),r=n.opened?.meant[e-1]??"",i=t.typed[e]??r,l=`meant-${e}`,c=({currentTarget:u})=>t.write(e,u.value);return b`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${o("what_meant",{n:e})}</label>
<input id=${l} maxlength=${L.longest_meaning} autocomplete="off" value=${i} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===i.trim()?"told":"tell")}</button>
</form>`}import{html as x}from"bombe/preact.js";var Mt=e=>e.outcome?.winners??[];function Me(e,t){let n=Mt(e).map(s=>t[s]);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:K(n.map(({name:s})=>s))}):o("nobody_won")}function Dt({meanings:e}){let{view:t,seats:n,state:s}=f(),r=n.reduce((l,c)=>l+c.score,0),i=s.table?.outcome?.why??"";return x`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${Me(t,n)}</h2>
<p>${i}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
<${De} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${jn} />
</section>
${t.opened&&!t.opened.void&&x`<h2 class="last-title">${o("last_round")}</h2><${Oe} meanings=${e} />`}`}function De(){let{state:e,table:t}=f(),{refused:n}=_(),s=e.table?.people.find(i=>i.who===e.table?.host),r=()=>t.order("start").catch(n);return x`<div class="again">
${He(e)?x`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&x`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${e.table?.match&&x`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function jn(){let{view:e,seats:t}=f(),n=[...t].sort((c,a)=>a.score-c.score||a.responder-c.responder),s=e.history.length>t.length,r=c=>n.map(a=>x`<td key=${a.at}>${c(a)}</td>`),i=c=>x`<strong>${c.score}</strong>${Mt(e).includes(c.at)&&x` <span class="is-winner">${o("winner")}</span>`}`,l=(c,a)=>{let u=s&&a%t.length===0&&a/t.length+1;return x`<tr key=${c.round} class=${a&&a%t.length===0?"is-lap":""}>
<th scope="row">${c.round}${u&&x` <span class="note">${o("lap",{n:u})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):F(c.side)}</td>
${r(p=>x`<${Wn} round=${c} seat=${p} />`)}
</tr>`};return x`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>x`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(i)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function Wn({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return x`${r} <span class="note">${o("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let s=x`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return x`${n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function It(e){let[t,n]=Un({polite:"",urgent:""}),s=zn(null);return qn(()=>{if(!e)return;let i=Gn(s.current,e);s.current=e,(i.polite||i.urgent)&&n({polite:"",urgent:"",...i})},[e?.view,e?.state.table]),{news:t,tell:i=>n({polite:i,urgent:""})}}function Gn(e,t){let{state:n,view:s,seats:r,role:i,ended:l}=t;return l?{urgent:e?.ended?"":n.table?.outcome?.why}:e?Qn(e,t):{polite:Tt(s,r,i)}}function Qn({view:e,seats:t},{view:n,seats:s,role:r}){if(n.over)return e.over?{}:{urgent:`${Me(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:Le(n,s).join(" ")};let i=[];["resting","phase","pair","round"].some(c=>n[c]!==e[c])&&i.push(Tt(n,s,r)),n.round===e.round&&i.unshift(...Vn(t,s),...Yn(e,n));for(let{at:c,away:a,name:u}of s)a!==t[c].away&&i.push(o(a?"went_away":"came_back",{name:u}));return{polite:i.filter(Boolean).join(" ")}}function Vn(e,t){let n=i=>t.filter(l=>l[i]&&!e[l.at][i]),s=i=>n(i).filter(l=>!l.me).map(l=>l.name),r=i=>n(i).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:K(s("voted"))}),s("passed").length&&o("have_passed",{names:K(s("passed"))})].filter(Boolean)}function Yn({opened:e},{opened:t,you:n,responder:s}){return!e||!t||n===s?[]:t.meant.flatMap((r,i)=>r&&r!==e.meant[i]?[`${o("pair_told",{n:i+1})} ${r}`]:[])}function Tt(e,t,n){let{name:s}=t[e.responder],r=e.pair;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?o("news_pair",{n:r,worth:oe(r)}):o("news_shown",{n:r})}import{html as G,useState as le}from"bombe/preact.js";import{html as q,useState as Jn}from"bombe/preact.js";var ce="R",Xn={L:"left",R:"right",guide:"guide"};function Nt({name:e}){let t=Xn[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return q`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${t}`)} width="400" height="400" />
</span>`}var Zn=({side:e})=>q`<span class="example-was">
<${E} of=${e===ce?"person":"machine"} size=${18} />
${o(e===ce?"example_human":"machine")}
</span>`;function Kt(){let[e,t]=Jn(null);return q`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${Nt} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${M.map(n=>q`<figure key=${n} class="${e&&(n===ce?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&q`<${Zn} side=${n} />`}</figcaption>
<${Nt} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?q`<strong>${o(e===ce?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var eo=["start_1","start_2","start_3","start_4"];function Pt(){let[e,t]=le(ne("mode").default),[n,s]=le(ne("hand").default),[r,i]=le(!1),[l,c]=le(""),a=async u=>{if(!r){i(!0),c("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:tt(),start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){c(ee(p,o("no_answer"))),i(!1)}}};return G`<div class="start">
<h2>${o("start_title")}</h2>
<${Kt} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&G`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>a(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>a(1)}>${o("be_human")}</button>
</div>
<${Rt} name="mode" title=${o("mode")} chosen=${e} choose=${t} />
<p class="note">${o(`mode_${e}_more`)}</p>
<${Rt} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${eo.map(u=>G`<li key=${u}>${o(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var Rt=({name:e,title:t,chosen:n,choose:s})=>G`<fieldset class="choice"><legend>${t}</legend><div>${ne(e).choices.map(([r,i])=>G`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>s(r)} />
<span>${i}</span></label>`)}</div></fieldset>`;function to(e,t){let[n,s=""]=t.split(" ");return n==="pick"?o("told_pick",{name:e,n:s}):n==="vote"?o("told_vote",{name:e,side:s}):n==="pass"?o("told_pass",{name:e}):n==="next"?o("told_next",{name:e}):n==="meant"?o("told_meant",{name:e,n:s}):n==="leave"?o("told_left",{name:e}):n==="return"?o("told_back",{name:e}):""}function Fr(e,t,n){et(n),e.replaceChildren(),no(t?k`<${oo} table=${t} />`:k`<${Pt} />`,e)}function oo({table:e}){let t=Fe(e),{view:n}=t,s=n&&ft(e,t,n),r=s&&ct(s.view,s.mine),i=t.table?.matches,{act:l,sending:c,refused:a,alert:u,setAlert:p}=ht(e),[d,h]=ue(null),[g,v]=ue(!1),[$,y]=ue(0),{question:m,setQuestion:w,surely:R}=so(),{news:Q,tell:At}=It(s),pe=Lt(l,n?.opened?.meant??[],n?.round,i),Bt=[n?.round,n?.pair,n?.phase,s?.ended,i],V=Ue({own:s?.own??[],moment:Bt,tell:At,surely:R,act:l,forget:()=>w(null)}),Ft=Ye(),Ie={vote:N=>R(o("sure_vote",{side:N}),o("is_human",{side:N}),()=>l(`vote ${N}`)),pass:()=>l("pass")},Te=n?pt(n,r==="answering"):[],Ne=(N,zt=null)=>{Te.some(Ut=>Ut.key===N)&&(Ft.current&&V.chosen!==null&&V.aim(),h({key:N,side:zt}))};if(Je(),Xe(r,n?.round),Ct(s,{choice:V,voting:Ie,look:Ne,goOn:pe.goOn,listKeys:()=>v(!0)}),t.closed)return k`<p class="alert" role="alert">${t.closed}</p>`;if(!s||!r)return k`<p class="note">${o(t.table?"nothing_to_see":"dealing")}</p>`;let Ht={final:()=>k`<${Dt} meanings=${pe} />`,opened:()=>k`<${Ot} meanings=${pe} />`,answering:()=>k`<${St} choice=${V} />`,round:()=>k`<${Et} voting=${Ie} />`}[r],jt=s.view.round===1,{deadline:Wt,timer:qt}=t.table??{};return k`
<${ke.Provider} value=${s}>
<${_e.Provider} value=${{act:l,sending:c,refused:a,look:Ne}}>
<${xe.Provider} value=${{unread:$,setUnread:y}}>
<p class="hush" role="status">${Q.polite}</p>
<p class="hush" role="alert">${Q.urgent}</p>
${u&&k`<${ro} text=${u} close=${()=>p("")} />`}
${s.ended&&k`<${ao} why=${t.table?.outcome?.why} />`}
<div class="clock-near"><${X} deadline=${Wt} timer=${qt} /></div>
<div class="imitation ${r} ${jt?"is-first":""}">
<${xt} kind=${r} />
<div class="part">${Ht()}</div>
<${wt} />
</div>
${d&&k`<${_t} sights=${Te} shown=${d.key} side=${d.side}
show=${N=>h(N===null?null:{key:N})} />`}
${g&&k`<${Ge} close=${()=>v(!1)} />`}
${m&&k`<${Pe} question=${m} close=${()=>w(null)} yes=${m.go} />`}
<${je}><${io} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function so(){let[e,t]=ue(null);return{question:e,setQuestion:t,surely:(s,r,i)=>{let l=()=>{t(null),i()};j.confirm==="on"?t({title:s,yes:r,go:l}):i()}}}var ro=({text:e,close:t})=>k`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${o("close")}</button></p>`,ao=({why:e})=>k`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${De} /></section>`;function io({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],i=!e.over&&k`, ${o("round_of",{n:e.round,all:se(e)})}`,l=!e.over&&!n&&e.phase!=="score",c=k`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${e.pair}/${L.pairs}`})}</span></span>`;return k`<p class="bar-text"><span class="bar-long">${nt(e.mode)}${i}</span>
${l&&c}</p>`}export{to as inWords,Fr as mount};
