import{html as Ve,useEffect as Ye,useState as Je}from"bombe/preact.js";var Z=class{#t;#e=0;#n=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#n)return;this.#n=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(e?.headers.get("bombe-now"));n&&this.set(n)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Pt=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var ht={},tt="en";function At(t){ht=t.words,tt=t.lang}function o(t,e={}){let n=ht[t];if(n===void 0)throw new Error(`no words for ${t}`);return Ge(n,e)}var Ge=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>String(e[s]??n)),K=t=>new Intl.ListFormat(tt,{type:"conjunction"}).format(t);function Qe(t,e=0,n={}){let s={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(tt,{...s,...n}).format(t).replace("-","−")}function z(t,e,n=0,s={}){let a=new Intl.PluralRules(tt,{minimumFractionDigits:n}).select(Math.abs(e))==="one"&&(e===1||ht[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Qe(e,n,s)})}var gt=new Z;function et({deadline:t,timer:e=0}){let[,n]=Je(0);if(Ye(()=>{if(!t)return;gt.ask(),gt.atLeast(t-e*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let s=Math.min(e||1/0,gt.left(t));return Ve`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Pt(s)}</span>
</p>`}import{html as U,useLayoutEffect as Xe,useRef as Ze}from"bombe/preact.js";function nt({title:t,cls:e="",close:n,onKey:s,children:r}){let a=Ze(null);return Xe(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),U`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Bt({question:t,yes:e,close:n}){return U`<${nt} title=${t.title} close=${n}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function Ft({keys:t,close:e,tell:n=o}){return U`<${nt} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([s,r])=>U`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":U`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as k,render as ro,useState as $t}from"bombe/preact.js";import{html as tn,render as en,useEffect as Wt,useState as nn}from"bombe/preact.js";function jt(t){let[e,n]=nn(t.state);return Wt(()=>(n(t.state),t.subscribe(n)),[t]),e}var Ht=t=>!!(t.table&&t.you&&t.table.host===t.you.who),j=typeof document>"u"?{}:document.documentElement.dataset,ot=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function qt({children:t}){return Wt(()=>{let e=document.getElementById("bar");e&&en(tn`${t}`,e)}),null}import{useLayoutEffect as zt,useRef as Ut,useState as on}from"bombe/preact.js";var sn=400;function Gt(){let t=document.activeElement,e=document.querySelector("#skin .is-chosen .button");j.stream==="on"&&!t.closest(".hand")?t.blur():e?.focus({preventScroll:!0})}function Qt({own:t,moment:e,tell:n,surely:s,act:r,forget:a}){let[l,c]=on(null),i=Ut(null),u=Ut(!1);zt(()=>{c(null),a()},e),zt(()=>{u.current&&Gt(),u.current=!1});let p=g=>{i.current=null,u.current=g!==null,c(g),n(g===null?o("news_put_back"):o("news_chosen",{n:t.indexOf(g)+1}))},d=()=>{l!==null&&s(o("sure_send",{n:t.indexOf(l)+1}),o("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:p,press:(g,v)=>{let m={time:Date.now(),pointed:v.detail>0},y=i.current;l!==g?(p(g),i.current=m):(!y||m.pointed!==y.pointed||m.time-y.time>=sn)&&d()},send:d,aim:Gt}}import{html as rn}from"bombe/preact.js";var an=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Vt=({close:t})=>rn`<${Ft} keys=${an} close=${t} />`;import{useEffect as Yt,useLayoutEffect as Jt,useRef as yt}from"bombe/preact.js";function Xt(){let t=yt(!1);return Yt(()=>{let e=s=>{t.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,e,!0);return()=>{for(let s of n)removeEventListener(s,e,!0)}},[]),t}function Zt(){let t=yt(null);Yt(()=>{let e=n=>{let s=n.target;s.closest("dialog")||(t.current=s.closest("#skin")?s:null)};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Jt(()=>{if(!t.current||t.current.isConnected||document.activeElement!==document.body)return;t.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function te(t,e){let n=yt(null);Jt(()=>{let s=n.current;n.current=t&&`${t} ${e}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[t,e])}var st,ee={},L={pairs:0,worth:[],longest_meaning:0};function ne(t){At(t),st=t,ee=t.texts,L=t.rules}var rt=t=>st.options[t],oe=()=>st.bots,se=t=>st.options.mode.choices.find(([e])=>e===t)?.[1]??t,bt=({text:t})=>ee[t]??t,P=()=>L.worth.map((t,e)=>e+1),at=t=>L.worth[t-1];import{html as I}from"bombe/preact.js";import{createContext as xt,useCallback as $e,useContext as vt,useRef as $n,useState as fe}from"bombe/preact.js";import{html as A,useEffect as cn,useRef as ln,useState as un}from"bombe/preact.js";var pn=300;function re(t,e){return e.seats.map((n,s)=>{let r=t?.seats[s]?.who,a=t?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:t?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(t&&!a),me:s===e.you}})}var dn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function mn(t){let e=t.charCodeAt(0)-65;return dn[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ae({name:t,bot:e}){let n=([...t][0]??" ").toUpperCase();return A`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...mn(n)].map((s,r)=>s==="1"?A`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:A`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function ie({chat:t,you:e}){let n=ln(null);cn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[t.length]);let s=t.length>0;return A`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&A`<ol>
${t.map((r,a)=>A`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function ce({table:t,you:e,refused:n}){let[s,r]=un("");if(!e?.speak)return A`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),n(u)}}},l=({currentTarget:c})=>r(c.value);return A`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${pn} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var M=["L","R"],F=t=>t==="L"?"R":"L";function le(t){return t.you===null?"watching":t.you===t.responder?"responder":"interrogator"}function ue(t,e){return t.over?"final":t.phase==="score"?"opened":t.hand_cards&&t.phase==="pick"&&e?"answering":"round"}var G=(t,e)=>re(t,e).map(n=>({...n,responds:n.at===e.responder})),kt=t=>(t.hand_cards??[]).map((e,n)=>n).filter(e=>e!==t.machine),it=t=>t.lap*t.seats.length,ct=(t,e)=>t.waiting.filter(n=>n!==t.you).map(n=>e[n].name),pe=(t,e)=>t?.phase==="over"&&!e.over;function _t(t,e,n){return n===t.machine?"the_machine":n+1===t.picked[e]?"the_human":"left_lying"}var lt=(t,e)=>e===t.machine?o("machines_card",{side:t.side??""}):o("card_n",{n:kt(t).indexOf(e)+1});function de(t,e){let n=(u,p,d,h=p)=>({key:u,title:p,pictures:[{picture:d,label:h}]}),s=t.guide?[n("guide",o("guide"),t.guide)]:[],r=t.pairs.map((u,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:M.map(d=>({picture:u[d],label:d}))})),l=(e&&t.hand_cards||[]).map((u,p)=>n(`card ${p}`,lt(t,p),u)),{opened:c}=t,i=(c?.hands??[]).flatMap((u,p)=>u.map((d,h)=>{let g=o(_t(c,p,h));return n(`hand ${p} ${h}`,o("pair_of",{n:p+1}),d,g)}));return[...s,...r,...l,...i]}function me(t,e){return e!==null?`card ${e}`:t.phase!=="pick"&&t.pairs.length?`pair ${t.pairs.length}`:"guide"}function he(t,e,n){let s=pe(e.table,n);return{table:t,state:e,view:n,seats:G(e.table,n),role:le(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:kt(n)}}var wt=xt(null),St=xt(null),Et=xt(null);function Ct(t){if(t===null)throw new Error("this is no part of a match");return t}var f=()=>Ct(vt(wt)),_=()=>Ct(vt(St)),Lt=()=>Ct(vt(Et));function ge(t){let[e,n]=fe(""),[s,r]=fe(!1),a=$n(!1),l=$e(i=>n(ot(i,o("no_answer"))),[]);return{act:$e(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of i)await t.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[t]),sending:s,refused:l,alert:e,setAlert:n}}import{html as S,useEffect as Ot,useState as Mt}from"bombe/preact.js";import{html as D}from"bombe/preact.js";var fn={left:D`<path d="M15 5l-7 7l7 7" />`,right:D`<path d="M9 5l7 7l-7 7" />`,lock:D`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:D`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:D`<path d="M6 6l12 12M18 6l-12 12" />`,person:D`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:D`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:t,size:e=20})=>D`<svg class="sign" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${fn[t]}
</svg>`,ye=({n:t,all:e})=>D`<span class="pips" aria-hidden="true">
${e.map(n=>D`<i key=${n} class=${n<=t?"is-on":""}></i>`)}
</span>`;var be=()=>{let{pictures:t}=f().table;return({name:e})=>t+e};function ke(t){let[e,n]=Mt(""),s=t.filter(a=>a!==void 0).map(be()),r=s.join(" ");return Ot(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),e===r}var hn=({currentTarget:t})=>t.parentElement?.classList.add("is-missing");function _e({picture:t,ready:e}){let n=be();return S`<span class="card-picture ${e?"is-ready":""}">
${e&&S`<img key=${t.name} src=${n(t)} alt="" width="768" height="768"
draggable=${!1} onError=${hn} />`}
<span class="hush">${bt(t)}</span>
</span>`}function W({pictures:t,children:e}){let n=ke(t);return e(s=>S`<${_e} picture=${s} ready=${n} />`)}var B=({label:t,onLook:e,pressed:n,children:s})=>S`<button class="look" type="button" aria-pressed=${n} onClick=${e}>
<span class="hush">${o("enlarge",{what:t})}. </span>${s}
</button>`;function ut({pairs:t,large:e,place:n,look:s,heads:r=!0}){let a=t.map(c=>ke(M.map(i=>c?.[i]))),l=(c,i)=>{let u=t[c-1]?.[i];return u?S`<${B} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${_e} picture=${u} ready=${a[c-1]} />
<//>`:S`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return S`<div class="sides">
${M.map(c=>S`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&S`<span class="note">${o("pair_of",{n:e})}</span>`}</p>
<ol class="lane-cards">${P().map(i=>S`<li key=${i===e?"large":i} class=${i===e?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function gn(){let t=matchMedia("(max-width: 699px) and (orientation: portrait)"),[e,n]=Mt(t.matches);return Ot(()=>{let s=()=>n(t.matches);return t.addEventListener("change",s),()=>t.removeEventListener("change",s)},[]),e}function xe({sights:t,shown:e,side:n=null,show:s}){let r=gn(),[a,l]=Mt({key:e,side:n}),c=r&&a.key===e?a.side:null,i=t.findIndex($=>$.key===e),u=()=>s(null);if(Ot(()=>{i<0&&u()}),i<0)return null;let{key:p,title:d,pictures:h}=t[i],g=$=>s(t[(i+$+t.length)%t.length].key),v=$=>{if(!($.ctrlKey||$.altKey||$.metaKey)){if($.key==="ArrowLeft")g(-1);else if($.key==="ArrowRight")g(1);else if($.key==="e"||$.key==="E")u();else return;$.preventDefault(),$.stopPropagation()}},m=h.length>1,y=({picture:$,label:w},R)=>{let J=()=>l({key:p,side:c===w?null:w});return S`<figure key=${w}>
${m&&S`<p class="side-disc">${w}</p>`}
${r&&m?S`<${B} label=${o("side",{side:w})} pressed=${c===w} onLook=${J}>
${R($)}<//>`:R($)}
<figcaption class="note" aria-hidden="true">
${w!==d&&!m&&S`<strong>${w}.</strong> `}${bt($)}</figcaption>
</figure>`};return S`<${nt} title=${d} cls="enlarged" close=${u} onKey=${v}>
<${W} key=${p} pictures=${h.map($=>$.picture)}>${$=>S`<div class="enlarged-cards n${h.length} ${c?`near-${c}`:""}">
${h.map(w=>y(w,$))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>g(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>g(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${o("close")}</button>
</div>
<//>`}function ve({kind:t}){let{view:e,ended:n}=f(),s=e.mode==="gnirut";return I`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${e.guide?I`<${yn} picture=${e.guide} />`:I`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${t==="round"&&!n&&I`<${bn} />`}
${t==="answering"&&I`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function yn({picture:t}){let{look:e}=_();return I`<${W} pictures=${[t]}>${s=>I`<${B} label=${o("guide")} onLook=${()=>e("guide")}>${s(t)}<//>`}<//>`}function bn(){let{view:t,seats:e,role:n}=f(),{name:s}=e[t.responder],{side:r}=t,a=n==="responder";return I`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&I`<p class="note is-needed covered">${o("sides",{machine:r,human:F(r)})}</p>`}
${!a&&t.mode==="gnirut"&&I`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as T,useState as wn}from"bombe/preact.js";import{html as O,useEffect as Dt,useRef as kn,useState as we}from"bombe/preact.js";function Se(){let{view:t,seats:e,state:n}=f();return O`<aside class="people" aria-label=${o("at_the_table")}>
<${et} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!t.over&&O`<ul class="seats" aria-label=${o("players")}>
${e.map(s=>O`<${_n} key=${s.at} seat=${s} />`)}
</ul>`}
<${vn} />
</aside>`}function _n({seat:t}){let{view:e,ended:n}=f(),s=e.phase==="score"?e.opened:null,r=s?.votes.find(u=>u.seat===t.at),a=[t.me&&o("you"),t.bot&&o("bot"),xn(t,e,r,n)],l=s&&!s.void?s.points[t.at]:null,c=r?.points?"is-right":"is-wrong",i=r?O`<span class="side-disc ${c}" aria-hidden="true">${r.side}</span>`:t.voted&&e.phase!=="score"?O`<${E} of="lock" />`:O`<span></span>`;return O`<li class=${t.away?"is-away":""}>
<${ae} name=${t.name} bot=${t.bot} />
<p><strong>${t.name}</strong><span>${a.filter(Boolean).join(", ")}</span></p>
${i}
<p class="score"><span class="hush">${o("points")} </span>
${t.score}${l!==null&&O`<span>+${l}</span>`}</p>
</li>`}function xn(t,e,n,s){return t.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):t.voted&&e.phase!=="score"?o("voted_after",{n:t.voted}):s?"":t.responds?o("answers"):e.phase==="score"?t.ready?o("ready"):"":e.phase!=="vote"?"":t.passed?o("passed"):o("thinking")}function vn(){let{table:t,state:e,view:n,seats:s,role:r,ended:a}=f(),{refused:l}=_(),{setUnread:c}=Lt(),i=kn(null),[u,p]=we(!1),[d,h]=we(e.chat.length);Dt(()=>{let m=new IntersectionObserver(([y])=>p(y.isIntersecting),{threshold:.5});return i.current&&m.observe(i.current),()=>m.disconnect()},[]),Dt(()=>{u&&h(e.chat.length)},[u,e.chat.length]),Dt(()=>c(Math.max(0,e.chat.length-d)),[d,e.chat.length]);let g=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&e.you?.speak,{name:v}=s[n.responder];return O`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${ie} chat=${e.chat} you=${e.you} />
${g&&e.chat.length===0&&O`<p class="note">${o("who_reads",{name:v})}</p>`}
<${ce} table=${t} you=${e.you} refused=${l} />
</section>`}function H(){let{unread:t}=Lt(),e=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=t>0&&O` <span class="unread"><span aria-hidden="true">${t}</span>
<span class="hush">${z("new_lines",t)}</span></span>`;return O`<button class="button chat-key" onClick=${e}><${E} of="talk" />${o("chat")}${n}</button>`}function Ee({choice:t}){let{view:e}=f(),{chosen:n,choose:s}=t,r=F(e.side),a=e.hand_cards??[];return T`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(e.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:e.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${P().map(l=>T`<i key=${l} class=${l<=e.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:e.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${E} of="close" />${o("not_this")}</button>
<${H} />
</div>
</section>
<${Sn} choice=${t} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${W} pictures=${a}>${l=>T`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>T`<${En} key=${c.name} choice=${t} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function Sn({choice:{chosen:t,choose:e},human:n,cards:s}){let{view:r,own:a}=f(),{look:l}=_(),[c,i]=wn(!1),u={[n]:t===null?void 0:s[t]};u[F(n)]=s[r.machine??-1];let p=P().map(m=>m===r.pair?u:r.pairs[m-1]??null),d=(m,y)=>m===r.pair&&y===n?o("your_place"):o("pair",{n:m}),h=(m,y)=>m<r.pair?`pair ${m}`:`card ${y===n?t:r.machine}`,g=m=>{m.preventDefault(),i(!0)},v=m=>{m.preventDefault(),i(!1);let y=Number(m.dataTransfer?.getData("text/plain")||NaN);a.includes(y)&&e(y)};return T`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${g} onDragLeave=${()=>i(!1)} onDrop=${v}>
<p class="label">${o("as_they_see")}</p>
<${ut} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${(m,y)=>l(h(m,y),y)} />
</section>`}function En({choice:{chosen:t,choose:e,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=f(),{sending:i,look:u}=_(),p=r===l.machine,d=t===r,h=c.indexOf(r)+1,g=$=>$.dataTransfer?.setData("text/plain",String(r)),v=()=>t!==null&&e(t),m=T`<kbd>${d?"↵":h}</kbd>`,y=p?o("machines_card",{side:l.side??""}):h===1?o("yours"):"";return T`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${y}</p>
<div class="hand-card" draggable=${!p} onDragStart=${g} onDragEnd=${v}>
<${B} label=${lt(l,r)} onLook=${()=>u(`card ${r}`)}>${a(s)}<//>
${p&&T`<span class="taken"><${E} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${p?T`<p class="note">${o("not_yours")}</p>`:T`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${$=>n(r,$)}>
${o(d?"send_this":"choose")}<span class="hush"> ${lt(l,r)}</span> ${m}
</button>`}
</li>`}import{html as C}from"bombe/preact.js";function Ce({voting:t}){let{view:e,seats:n,ended:s}=f(),{look:r}=_(),a=Math.max(e.pairs.length,1),l=n[e.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return C`
<section class="pairs" aria-label=${o("pairs")}>
<${ut} pairs=${P().map(i=>e.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,u)=>r(`pair ${i}`,u)} />
</section>
<${Cn} voting=${t} />`}function Cn({voting:t}){let{table:e,view:n,role:s,mine:r,ended:a}=f();if(a||e.past)return null;let l=s==="interrogator"&&n.phase==="vote"&&r;return C`<section class="machine dock ${`${l?"is-voting":"is-quiet"} ${s==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${l?C`<${Ln} ...${t} />`:C`<${On} />`}
<${H} />
</section>`}function Ln({vote:t,pass:e}){let{view:n}=f(),{sending:s}=_(),r=at(n.pair),a=l=>C`<button class="button light vote vote-${l}" aria-disabled=${s} onClick=${()=>t(l)}>
${o("is_human",{side:l})} <kbd>${l}</kbd></button>`;return C`
<p class="vote-worth"><${ye} n=${r} all=${P()} />
<strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${a("L")}
${n.pair===L.pairs?C`<p class="vote-must note">${o("must_vote")}</p>`:C`<button class="button vote-pass" aria-disabled=${s} onClick=${e}>
${o("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function On(){let t=f(),{view:e,seats:n}=t,{act:s}=_(),r=ct(e,n);if(e.you!==null&&e.seats[e.you].gone)return C`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(e.resting)return C`<p><strong>${o("resting")}</strong></p>`;let a=Mn(t),l=e.phase==="pick"&&o("choosing",{name:n[e.responder].name,n:e.pair}),c=r.length?o("waiting_for",{names:K(r)}):"";return C`<p>${a&&C`<strong>${a}</strong> `}${l||c}</p>`}function Mn({view:t,role:e}){let n=t.you===null?null:t.seats[t.you];if(e==="responder")return o("you_are_silent");if(t.vote){let s=o("you_voted",{side:t.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${s}</span>`}return n?.passed&&t.phase==="vote"?o("you_passed"):""}import{useLayoutEffect as Dn}from"bombe/preact.js";function Le(t,{choice:e,voting:n,look:s,goOn:r,listKeys:a}){let l=(c,i,u)=>{if(c.repeat&&i==="Enter"&&u.closest("#skin button"))return!0;if(!t||In(c,u))return!1;let{view:p,role:d,mine:h,own:g}=t,{chosen:v,choose:m,send:y}=e,$=d==="responder"&&p.phase==="pick"&&h,w=d==="interrogator"&&p.phase==="vote"&&h,R=g[Number(i)-1];if(i==="?")a();else if(i==="e")s(me(p,v));else if($&&R!==void 0)m(R);else if($&&i==="Escape"&&v!==null)m(null);else if($&&i==="Enter"&&v!==null&&!u.closest("button, a"))y();else if(w&&(i==="l"||i==="r"))n.vote(i==="l"?"L":"R");else if(w&&i==="p"&&p.pair<L.pairs)n.pass();else if(p.phase==="score"&&h&&i==="n")r();else return!1;return!0};Dn(()=>{let c=i=>{let u=i.key.length===1?i.key.toLowerCase():i.key;l(i,u,i.target)&&i.preventDefault()};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)})}var In=(t,e)=>!!(e.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||t.ctrlKey||t.altKey||t.metaKey||t.repeat||j.keys==="off";import{useLayoutEffect as Tn,useState as Nn}from"bombe/preact.js";var Kn=(t,e)=>Object.keys(t).map(Number).filter(n=>t[n].trim()!==(e[n-1]??""));function Oe(t,e,n,s){let[r,a]=Nn({});Tn(()=>a({}),[n,s]);let l=Kn(r,e),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,u)=>a(p=>({...p,[i]:u})),tell:i=>l.includes(i)&&t(c(i)),goOn:()=>t(...l.map(c),"next")}}import{useLayoutEffect as qn,useRef as zn,useState as Un}from"bombe/preact.js";import{html as b}from"bombe/preact.js";function Me({meanings:t}){let{table:e,view:n,mine:s}=f(),{sending:r}=_(),a=b`<button class="button light" aria-disabled=${r} onClick=${t.goOn}>
${o(n.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return b`
<${An} />
${!e.past&&b`<section class="machine dock go-on" aria-label=${o("go_on")}>
${s?a:b`<${Rn} />`}
<${H} />
</section>`}
<${It} meanings=${t} />`}function Rn(){let{view:t,seats:e,ended:n}=f();if(t.resting)return b`<p><strong>${o("resting")}</strong></p>`;let s=ct(t,e);return b`<p>${s.length&&!n?o("waiting_for",{names:K(s)}):""}</p>`}function Q(t,e){let n=t.opened,{name:s}=e[t.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",u=t.you===t.responder,p={name:s,points:z("points",a[t.responder])};return[u?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),t.mode!=="gnirut"&&!u&&o("responder_scores",p),t.you!==null&&o("you_score",{points:z("points",a[t.you])}),Pn(t)&&o("another_lap")].filter(d=>d!==!1)}var Pn=t=>t.round===it(t)&&!t.last&&!t.over;function An(){let{view:t,seats:e}=f(),n=t.opened,[s,...r]=Q(t,e),a=t.you===t.responder?o("you"):e[t.responder].name,l=c=>{let i=c===n.human;return b`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${E} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return b`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&b`<p class="verdict-sides" aria-hidden="true">${M.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function It({meanings:t}){let{view:e,role:n,ended:s}=f(),r=e.opened,a=n==="responder"&&e.phase==="score"&&!s,l=c=>a&&r.picked[c]?b`<${Wn} pair=${c+1} meanings=${t} />`:r.meant[c]&&b`<p class="meant"><span class="label">${o("meant")}</span> ${r.meant[c]}</p>`;return b`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>b`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${Bn} after=${i+1} />
</div>
<${Fn} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<L.pairs&&b`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function Bn({after:t}){let{view:e,seats:n}=f(),s=e.opened?.votes.filter(r=>r.after===t)??[];return s.length?b`<ul class="opened-votes">${s.map(({seat:r,side:a,points:l})=>b`<li key=${r}>
<span class="side-disc ${l?"is-right":"is-wrong"}" aria-hidden="true">${a}</span>
<span>${n[r].name}</span>
<span class="hush">${o(l?"voted_right":"voted_wrong",{side:a,n:t})}</span>
</li>`)}</ul>`:null}function Fn({hand:t,at:e}){let n=f().view.opened,{look:s}=_(),r=n.picked[e],a=r===null?null:r-1,l=M.map(i=>i===n.side?n.machine:a),c=t.map((i,u)=>u).filter(i=>!l.includes(i));return b`<${W} pictures=${t}>${i=>{let u=d=>d===null?b`<p class="place">–</p>`:b`<${B} label=${o(_t(n,e,d))} onLook=${()=>s(`hand ${e} ${d}`)}>
${i(t[d])}<//>`,p=(d,h)=>b`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${u(l[h])}
<figcaption><span class="side-disc">${d}</span>
${o(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`;return b`<div class="opened-shown">${M.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${o("left_lying")}>
<p class="note" aria-hidden="true">${o("left_lying")}</p>
<div>${c.map(d=>b`<div key=${d}>${u(d)}</div>`)}</div>
</div>`}}<//>`}function Wn({pair:t,meanings:e}){let{view:n}=f(),{sending:s}=_(),r=n.opened?.meant[t-1]??"",a=e.typed[t]??r,l=`meant-${t}`,c=({currentTarget:u})=>e.write(t,u.value);return b`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),e.tell(t)}}>
<label for=${l}>${o("what_meant",{n:t})}</label>
<input id=${l} maxlength=${L.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as x}from"bombe/preact.js";var De=t=>t.outcome?.winners??[];function V(t,e){let n=De(t).map(s=>e[s]);return t.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:K(n.map(({name:s})=>s))}):o("nobody_won")}function Ie({meanings:t}){let{view:e,seats:n,state:s}=f(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return x`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${V(e,n)}</h2>
<p>${a}${e.goal!==null&&` ${o("sum_of",{sum:r,goal:e.goal})}`}</p></div>
<${Tt} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${jn} />
</section>
${e.opened&&!e.opened.void&&x`<h2 class="last-title">${o("last_round")}</h2><${It} meanings=${t} />`}`}function Tt(){let{state:t,table:e}=f(),{refused:n}=_(),s=t.table?.people.find(a=>a.who===t.table?.host),r=()=>e.order("start").catch(n);return x`<div class="again">
${Ht(t)?x`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&x`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${t.table?.match&&x`<a class="button" href=${`/m/${t.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function jn(){let{view:t,seats:e}=f(),n=[...e].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=t.history.length>e.length,r=c=>n.map(i=>x`<td key=${i.at}>${c(i)}</td>`),a=c=>x`<strong>${c.score}</strong>${De(t).includes(c.at)&&x` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let u=s&&i%e.length===0&&i/e.length+1;return x`<tr key=${c.round} class=${i&&i%e.length===0?"is-lap":""}>
<th scope="row">${c.round}${u&&x` <span class="note">${o("lap",{n:u})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):F(c.side)}</td>
${r(p=>x`<${Hn} round=${c} seat=${p} />`)}
</tr>`};return x`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>x`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${t.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function Hn({round:t,seat:e}){if(e.at===t.responder){let r=t.void?"–":t.points[e.at];return x`${r} <span class="note">${o("answered")}</span>`}let n=t.votes.find(r=>r.seat===e.at);if(!n)return"–";let s=x`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return x`${n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function Te(t){let[e,n]=Un({polite:"",urgent:""}),s=zn(null);return qn(()=>{if(!t)return;let a=Gn(s.current,t);s.current=t,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[t?.view,t?.state.table]),{news:e,tell:a=>n({polite:a,urgent:""})}}function Gn(t,e){let{state:n,view:s,seats:r,role:a,ended:l}=e;return l?{urgent:t?.ended?"":n.table?.outcome?.why}:t?Qn(t,e):{polite:pt(s,r,a)}}function Qn({view:t,seats:e},{view:n,seats:s,role:r}){if(n.over)return t.over?{}:{urgent:`${V(n,s)}.`};if(n.phase==="score"&&t.phase!=="score")return{urgent:Q(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==t[c])&&a.push(pt(n,s,r)),n.round===t.round&&a.unshift(...Vn(e,s),...Yn(t,n));for(let{at:c,away:i,name:u}of s)i!==e[c].away&&a.push(o(i?"went_away":"came_back",{name:u}));return{polite:a.filter(Boolean).join(" ")}}function Vn(t,e){let n=a=>e.filter(l=>l[a]&&!t[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:K(s("voted"))}),s("passed").length&&o("have_passed",{names:K(s("passed"))})].filter(Boolean)}function Yn({opened:t},{opened:e,you:n,responder:s}){return!t||!e||n===s?[]:e.meant.flatMap((r,a)=>r&&r!==t.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function pt(t,e,n){let{name:s}=e[t.responder],r=t.pair;return t.resting?o("resting"):t.over||t.phase==="score"?"":t.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):t.phase!=="vote"?"":n==="interrogator"&&t.you!==null&&t.waiting.includes(t.you)?o("news_pair",{n:r,worth:at(r)}):o("news_shown",{n:r})}import{html as Y,useState as mt}from"bombe/preact.js";import{html as q,useState as Jn}from"bombe/preact.js";var dt="R",Xn={L:"left",R:"right",guide:"guide"};function Ne({name:t}){let e=Xn[t],n=new URL(`example-${e}.webp`,import.meta.url).href;return q`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${e}`)} width="400" height="400" />
</span>`}var Zn=({side:t})=>q`<span class="example-was">
<${E} of=${t===dt?"person":"machine"} size=${18} />
${o(t===dt?"example_human":"machine")}
</span>`;function Ke(){let[t,e]=Jn(null);return q`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${Ne} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${M.map(n=>q`<figure key=${n} class="${t&&(n===dt?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${t&&q`<${Zn} side=${n} />`}</figcaption>
<${Ne} name=${n} />
<button class="button" aria-pressed=${t===n} onClick=${()=>e(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${t?q`<strong>${o(t===dt?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var to=["start_1","start_2","start_3","start_4"];function Pe(){let[t,e]=mt(rt("mode").default),[n,s]=mt(rt("hand").default),[r,a]=mt(!1),[l,c]=mt(""),i=async u=>{if(!r){a(!0),c("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:t,hand:n,first:u},bots:oe(),start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){c(ot(p,o("no_answer"))),a(!1)}}};return Y`<div class="start">
<h2>${o("start_title")}</h2>
<${Ke} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&Y`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${Re} name="mode" title=${o("mode")} chosen=${t} choose=${e} />
<p class="note">${o(`mode_${t}_more`)}</p>
<${Re} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${to.map(u=>Y`<li key=${u}>${o(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var Re=({name:t,title:e,chosen:n,choose:s})=>Y`<fieldset class="choice"><legend>${e}</legend><div>${rt(t).choices.map(([r,a])=>Y`<label key=${r}>
<input type="radio" name=${t} checked=${n===r} onChange=${()=>s(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function eo(t,e,n,{before:s,table:r}){return[no(t,e,n,G(r,n)[n.responder].name),...oo(s,n,r)].join(" ")}function no(t,e,n,s){let[r,a=""]=e.split(" ");return r==="round"?o("told_round",{n:n.round,name:s}):r==="pick"?o("told_pick",{name:t,n:a}):r==="vote"?o("told_vote",{name:t}):r==="pass"?o("told_pass",{name:t}):r==="next"?o("told_next",{name:t}):r==="meant"?o("told_meant",{name:t,n:a}):o(r==="leave"?"told_left":"told_back",{name:t})}function oo(t,e,n){let s=G(n,e);return e.over?t.over?[]:[`${V(e,s)}.`]:e.phase==="score"&&t.phase!=="score"?Q(e,s):e.resting&&!t.resting?[o("resting")]:e.phase==="pick"&&e.pair>t.pair?[pt(e,s,"watching")]:[]}function so(t){return t.over?o("part_result"):t.phase==="score"?o("part_votes",{n:t.round}):o("part_pair",{round:t.round,n:t.pair})}function Gr(t,e,n){ne(n),t.replaceChildren(),ro(e?k`<${ao} table=${e} />`:k`<${Pe} />`,t)}function ao({table:t}){let e=jt(t),{view:n}=e,s=n&&he(t,e,n),r=s&&ue(s.view,s.mine),a=e.table?.matches,{act:l,sending:c,refused:i,alert:u,setAlert:p}=ge(t),[d,h]=$t(null),[g,v]=$t(!1),[m,y]=$t(0),{question:$,setQuestion:w,surely:R}=io(),{news:J,tell:Ae}=Te(t.past?null:s),ft=Oe(l,n?.opened?.meant??[],n?.round,a),Be=[n?.round,n?.pair,n?.phase,s?.ended,a],X=Qt({own:s?.own??[],moment:Be,tell:Ae,surely:R,act:l,forget:()=>w(null)}),Fe=Xt(),Nt={vote:N=>R(o("sure_vote",{side:N}),o("is_human",{side:N}),()=>l(`vote ${N}`)),pass:()=>l("pass")},Kt=n?de(n,r==="answering"):[],Rt=(N,ze=null)=>{Kt.some(Ue=>Ue.key===N)&&(Fe.current&&X.chosen!==null&&X.aim(),h({key:N,side:ze}))};if(Zt(),te(t.past?null:r,n?.round),Le(s,{choice:X,voting:Nt,look:Rt,goOn:ft.goOn,listKeys:()=>v(!0)}),e.closed)return k`<p class="alert" role="alert">${e.closed}</p>`;if(!s||!r)return k`<p class="note">${o(e.table?"nothing_to_see":"dealing")}</p>`;let We={final:()=>k`<${Ie} meanings=${ft} />`,opened:()=>k`<${Me} meanings=${ft} />`,answering:()=>k`<${Ee} choice=${X} />`,round:()=>k`<${Ce} voting=${Nt} />`}[r],je=s.view.round===1,{deadline:He,timer:qe}=e.table??{};return k`
<${wt.Provider} value=${s}>
<${St.Provider} value=${{act:l,sending:c,refused:i,look:Rt}}>
<${Et.Provider} value=${{unread:m,setUnread:y}}>
<p class="hush" role="status">${J.polite}</p>
<p class="hush" role="alert">${J.urgent}</p>
${u&&k`<${co} text=${u} close=${()=>p("")} />`}
${s.ended&&k`<${lo} why=${e.table?.outcome?.why} />`}
<div class="clock-near"><${et} deadline=${He} timer=${qe} /></div>
<div class="imitation ${r} ${je?"is-first":""} ${t.past?"is-past":""}">
<${ve} kind=${r} />
<div class="part">${We()}</div>
<${Se} />
</div>
${d&&k`<${xe} sights=${Kt} shown=${d.key} side=${d.side}
show=${N=>h(N===null?null:{key:N})} />`}
${g&&k`<${Vt} close=${()=>v(!1)} />`}
${$&&k`<${Bt} question=${$} close=${()=>w(null)} yes=${$.go} />`}
<${qt}><${uo} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function io(){let[t,e]=$t(null);return{question:t,setQuestion:e,surely:(s,r,a)=>{let l=()=>{e(null),a()};j.confirm==="on"?e({title:s,yes:r,go:l}):a()}}}var co=({text:t,close:e})=>k`<p class="alert" role="alert">${t} <button class="quiet" onClick=${e}>${o("close")}</button></p>`,lo=({why:t})=>k`<section class="machine ended" tabindex="-1" data-home><p><strong>${t}</strong></p><${Tt} /></section>`;function uo({view:t,seats:e,ended:n}){let{name:s,me:r}=e[t.responder],a=!t.over&&k`, ${o("round_of",{n:t.round,all:it(t)})}`,l=!t.over&&!n&&t.phase!=="score",c=k`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${t.pair}/${L.pairs}`})}</span></span>`;return k`<p class="bar-text"><span class="bar-long">${se(t.mode)}${a}</span>
${l&&c}</p>`}export{eo as inWords,Gr as mount,so as partOf};
