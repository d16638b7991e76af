import{html as ln,useEffect as pn,useState as un}from"bombe/preact.js";var ne=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},We=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var be={},oe="en";function Fe(e){be=e.words,oe=e.lang}function o(e,t={}){let n=be[e];if(n===void 0)throw new Error(`no words for ${e}`);return cn(n,t)}var cn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),M=e=>new Intl.ListFormat(oe,{type:"conjunction"}).format(e);function z(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(oe,{...s,...n}).format(e).replace("-","−")}function G(e,t,n=0,s={}){let a=new Intl.PluralRules(oe,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||be[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:z(t,n,s)})}var ke=new ne;function H({deadline:e,timer:t=0}){let[,n]=un(0);if(pn(()=>{if(!e)return;ke.ask(),ke.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,ke.left(e));return ln`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${We(s)}</span>
</p>`}import{html as Q,useLayoutEffect as dn,useRef as mn}from"bombe/preact.js";function se({title:e,cls:t="",close:n,onKey:s,children:r}){let a=mn(null);return dn(()=>{let i=document.activeElement,p=a.current;if(p)return p.showModal(),p.scrollTop=0,()=>{p.close(),i?.isConnected&&i.focus()}},[]),Q`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function je({question:e,yes:t,close:n}){return Q`<${se} title=${e.title} close=${n}>
<p class="note">${e.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function He({keys:e,close:t,tell:n=o}){return Q`<${se} title=${o("keys")} cls="keylist" close=${t}>
<dl>${e.map(([s,r])=>Q`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":Q`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
<//>`}import{html as K,useEffect as fn,useRef as $n,useState as hn}from"bombe/preact.js";var gn=300;function qe(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:s===t.you}})}var yn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function bn(e){let t=e.charCodeAt(0)-65;return yn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Ve({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return K`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...bn(n)].map((s,r)=>s==="1"?K`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:K`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var Ue=({why:e,on:t,href:n})=>K`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function ze({chat:e,you:t}){let n=$n(null);fn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return K`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&K`<ol>
${e.map((r,a)=>K`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Ge({table:e,you:t,refused:n}){let[s,r]=hn("");if(!t?.speak)return K`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await e.order(`say ${i}`)}catch(p){r(i),n(p)}}},l=({currentTarget:c})=>r(c.value);return K`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${gn} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}import{html as _,render as vo,useState as ge}from"bombe/preact.js";import{html as kn,render as _n,useEffect as Qe,useState as xn}from"bombe/preact.js";function Ye(e){let[t,n]=xn(e.state);return Qe(()=>(n(e.state),e.subscribe(n)),[e]),t}var Je=e=>!!(e.table&&e.you&&e.table.host===e.you.who),q=typeof document>"u"?{}:document.documentElement.dataset,re=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Xe({children:e}){return Qe(()=>{let t=document.getElementById("bar");t&&_n(kn`${e}`,t)}),null}import{html as ct}from"bombe/preact.js";import{createContext as ve,useCallback as st,useContext as we,useRef as vn,useState as rt}from"bombe/preact.js";var D=["L","R"],W=e=>e==="L"?"R":"L";function Ze(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function et(e,t){return e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var Y=(e,t)=>qe(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:s})=>s===n.who)?.until??null})),F=(e,t)=>t.void?"void":e.points?"right":"wrong",_e=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),ae=e=>e.lap*e.seats.length,ie=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),tt=(e,t)=>e?.phase==="over"&&!t.over;function xe(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var ce=(e,t)=>t===e.machine?o("machines_card",{side:e.side??""}):o("card_n",{n:_e(e).indexOf(t)+1});function nt(e,t){let n=(p,u,d,m=u)=>({key:p,title:u,pictures:[{picture:d,label:m}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((p,u)=>({key:`pair ${u+1}`,title:o("pair_of",{n:u+1}),pictures:D.map(d=>({picture:p[d],label:d}))})),l=(t&&e.hand_cards||[]).map((p,u)=>n(`card ${u}`,ce(e,u),p)),{opened:c}=e,i=(c?.hands??[]).flatMap((p,u)=>p.map((d,m)=>{let y=o(xe(c,u,m));return n(`hand ${u} ${m}`,o("pair_of",{n:u+1}),d,y)}));return[...s,...r,...l,...i]}function ot(e,t){return t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function at(e,t,n){let s=tt(t.table,n);return{table:e,state:t,view:n,seats:Y(t.table,n),role:Ze(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:_e(n)}}var Se=ve(null),Ee=ve(null),Ce=ve(null);function Le(e){if(e===null)throw new Error("this is no part of a match");return e}var h=()=>Le(we(Se)),x=()=>Le(we(Ee)),Oe=()=>Le(we(Ce));function it(e){let[t,n]=rt(""),[s,r]=rt(!1),a=vn(!1),l=st(i=>n(re(i,o("no_answer"))),[]);return{act:st(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let p of i)await e.act(p)}catch(p){l(p)}finally{a.current=!1,r(!1)}}},[e]),sending:s,refused:l,alert:t,setAlert:n}}var wn=60;function lt(){let{state:e,seats:t,ended:n}=h(),s=t.filter(a=>a.missed!==null&&!a.me);if(n||!s.length)return null;let r=Number(e.table?.options.wait)*wn;return ct`<section class="paper away">${s.map(({at:a,name:l,missed:c})=>ct`<div key=${a}>
<p>${o("missed",{name:l})}</p><${H} deadline=${c} timer=${r} /></div>`)}</section>`}import{useLayoutEffect as pt,useRef as ut,useState as Sn}from"bombe/preact.js";var En=400;function dt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");q.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function mt({own:e,moment:t,tell:n,surely:s,act:r,forget:a,kept:l,intend:c}){let[i,p]=Sn(null),u=ut(null),d=ut(!1);pt(()=>{p(l),a()},t),pt(()=>{d.current&&dt(),d.current=!1});let m=f=>{u.current=null,d.current=f!==null,p(f),c(f===null?"choose":`choose ${f+1}`),n(f===null?o("news_put_back"):o("news_chosen",{n:e.indexOf(f)+1}))},y=()=>{i!==null&&s(o("sure_send",{n:e.indexOf(i)+1}),o("send_this"),()=>r(`pick ${i+1}`))};return{chosen:i,choose:m,press:(f,b)=>{let $={time:Date.now(),pointed:b.detail>0},k=u.current;i!==f?(m(f),u.current=$):(!k||$.pointed!==k.pointed||$.time-k.time>=En)&&y()},send:y,aim:dt}}import{html as Cn}from"bombe/preact.js";var Ln=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],ft=({close:e})=>Cn`<${He} keys=${Ln} close=${e} />`;import{useEffect as $t,useLayoutEffect as ht,useRef as Me}from"bombe/preact.js";function gt(){let e=Me(!1);return $t(()=>{let t=s=>{e.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,t,!0);return()=>{for(let s of n)removeEventListener(s,t,!0)}},[]),e}function yt(){let e=Me(null);$t(()=>{let t=n=>{let s=n.target;s.closest("dialog")||(e.current=s.closest("#skin")?s:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),ht(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function bt(e,t){let n=Me(null);ht(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var pe,kt={},le={themes:{},at_large:{}},C={pairs:0,worth:[],longest_meaning:0};function _t(e){Fe(e),pe=e,kt=e.texts,le=e,C=e.rules}var ue=e=>pe.options[e],xt=()=>pe.bots,vt=e=>pe.options.mode.choices.find(([t])=>t===e)?.[1]??e,De=({text:e})=>kt[e]??e,wt=({meant:e,themes:t},n)=>e[n]??le.themes[t?.[n]??""]??null;function St({why:e,pair:t}){if(!e)return"";let n=le.themes[e];return!n||!t?le.at_large[e]??"":o(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var A=()=>C.worth.map((e,t)=>t+1),de=e=>C.worth[e-1];import{html as T}from"bombe/preact.js";import{html as w,useEffect as Ie,useState as Te}from"bombe/preact.js";import{html as I}from"bombe/preact.js";var On={left:I`<path d="M15 5l-7 7l7 7" />`,right:I`<path d="M9 5l7 7l-7 7" />`,lock:I`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:I`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:I`<path d="M6 6l12 12M18 6l-12 12" />`,person:I`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:I`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>I`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${On[e]}
</svg>`,Et=({n:e,all:t})=>I`<span class="pips" aria-hidden="true">
${t.map(n=>I`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;var Ct=()=>{let{pictures:e}=h().table;return({name:t})=>e+t};function Lt(e){let[t,n]=Te(""),s=e.filter(a=>a!==void 0).map(Ct()),r=s.join(" ");return Ie(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Mn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function Ot({picture:e,ready:t}){let n=Ct();return w`<span class="card-picture ${t?"is-ready":""}">
${t&&w`<img key=${e.name} src=${n(e)} alt="" width="768" height="768"
draggable=${!1} onError=${Mn} />`}
<span class="hush">${De(e)}</span>
</span>`}function j({pictures:e,children:t}){let n=Lt(e);return t(s=>w`<${Ot} picture=${s} ready=${n} />`)}var B=({label:e,onLook:t,pressed:n,children:s})=>w`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${o("enlarge",{what:e})}. </span>${s}
</button>`;function me({pairs:e,large:t,place:n,look:s,heads:r=!0}){let a=e.map(c=>Lt(D.map(i=>c?.[i]))),l=(c,i)=>{let p=e[c-1]?.[i];return p?w`<${B} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${Ot} picture=${p} ready=${a[c-1]} />
<//>`:w`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return w`<div class="sides">
${D.map(c=>w`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&w`<span class="note">${o("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${A().map(i=>w`<li key=${i===t?"large":i} class=${i===t?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function Dn(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=Te(e.matches);return Ie(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function Mt({sights:e,shown:t,side:n=null,show:s}){let r=Dn(),[a,l]=Te({key:t,side:n}),c=r&&a.key===t?a.side:null,i=e.findIndex($=>$.key===t),p=()=>s(null);if(Ie(()=>{i<0&&p()}),i<0)return null;let{key:u,title:d,pictures:m}=e[i],y=$=>s(e[(i+$+e.length)%e.length].key),S=$=>{if(!($.ctrlKey||$.altKey||$.metaKey)){if($.key==="ArrowLeft")y(-1);else if($.key==="ArrowRight")y(1);else if($.key==="e"||$.key==="E")p();else return;$.preventDefault(),$.stopPropagation()}},f=m.length>1,b=({picture:$,label:k},P)=>{let ee=()=>l({key:u,side:c===k?null:k});return w`<figure key=${k}>
${f&&w`<p class="side-disc">${k}</p>`}
${r&&f?w`<${B} label=${o("side",{side:k})} pressed=${c===k} onLook=${ee}>
${P($)}<//>`:P($)}
<figcaption class="note" aria-hidden="true">
${k!==d&&!f&&w`<strong>${k}.</strong> `}${De($)}</figcaption>
</figure>`};return w`<${se} title=${d} cls="enlarged" close=${p} onKey=${S}>
<${j} key=${u} pictures=${m.map($=>$.picture)}>${$=>w`<div class="enlarged-cards n${m.length} ${c?`near-${c}`:""}">
${m.map(k=>b(k,$))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>y(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>y(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${p}>${o("close")}</button>
</div>
<//>`}function Dt({kind:e}){let{view:t,ended:n}=h(),s=t.mode==="gnirut";return T`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${t.guide?T`<${In} picture=${t.guide} />`:T`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&T`<${Tn} />`}
${e==="answering"&&T`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function In({picture:e}){let{look:t}=x();return T`<${j} pictures=${[e]}>${s=>T`<${B} label=${o("guide")} onLook=${()=>t("guide")}>${s(e)}<//>`}<//>`}function Tn(){let{view:e,seats:t,role:n}=h(),{name:s}=t[e.responder],{side:r}=e,a=n==="responder";return T`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&T`<p class="note is-needed covered">${o("sides",{machine:r,human:W(r)})}</p>`}
${!a&&e.mode==="gnirut"&&T`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as N,useState as An}from"bombe/preact.js";import{html as O,useEffect as Ne,useRef as Nn,useState as It}from"bombe/preact.js";function Tt(){let{view:e,seats:t,state:n}=h();return O`<aside class="people" aria-label=${o("at_the_table")}>
<${H} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&O`<ul class="seats" aria-label=${o("players")}>
${t.map(s=>O`<${Rn} key=${s.at} seat=${s} />`)}
</ul>`}
<${Pn} />
</aside>`}function Rn({seat:e}){let{view:t,ended:n}=h(),s=t.phase==="score"?t.opened:null,r=s?.votes.find(i=>i.seat===e.at),a=[e.me&&o("you"),e.bot&&o("bot"),Kn(e,t,r,n)],l=s&&!s.void?s.points[e.at]:null,c=r&&s?O`<span class="side-disc is-${F(r,s)}" aria-hidden="true">${r.side}</span>`:e.voted&&t.phase!=="score"?O`<${E} of="lock" />`:O`<span></span>`;return O`<li class=${e.away?"is-away":""}>
<${Ve} name=${e.name} bot=${e.bot} />
<p><strong>${e.name}</strong><span>${a.filter(Boolean).join(", ")}</span></p>
${c}
<p class="score"><span class="hush">${o("points")} </span>
${e.score}${l!==null&&O`<span>+${l}</span>`}</p>
</li>`}function Kn(e,t,n,s){return e.away?o("away"):n&&t.opened?o(`voted_${F(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function Pn(){let{table:e,state:t,view:n,seats:s,role:r,ended:a}=h(),{refused:l}=x(),{setUnread:c}=Oe(),i=Nn(null),[p,u]=It(!1),[d,m]=It(t.chat.length);Ne(()=>{let f=new IntersectionObserver(([b])=>u(b.isIntersecting),{threshold:.5});return i.current&&f.observe(i.current),()=>f.disconnect()},[]),Ne(()=>{p&&m(t.chat.length)},[p,t.chat.length]),Ne(()=>c(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let y=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:S}=s[n.responder];return O`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${ze} chat=${t.chat} you=${t.you} />
${y&&t.chat.length===0&&O`<p class="note">${o("who_reads",{name:S})}</p>`}
<${Ge} table=${e} you=${t.you} refused=${l} />
</section>`}function V(){let{unread:e}=Oe(),t=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&O` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${G("new_lines",e)}</span></span>`;return O`<button class="button chat-key" onClick=${t}><${E} of="talk" />${o("chat")}${n}</button>`}function Nt({choice:e}){let{view:t}=h(),{chosen:n,choose:s}=e,r=W(t.side),a=t.hand_cards??[];return N`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${A().map(l=>N`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${E} of="close" />${o("not_this")}</button>
<${V} />
</div>
</section>
<${Bn} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${j} pictures=${a}>${l=>N`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>N`<${Wn} key=${c.name} choice=${e} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function Bn({choice:{chosen:e,choose:t},human:n,cards:s}){let{view:r,own:a}=h(),{look:l}=x(),[c,i]=An(!1),p={[n]:e===null?void 0:s[e]};p[W(n)]=s[r.machine??-1];let u=A().map(f=>f===r.pair?p:r.pairs[f-1]??null),d=(f,b)=>f===r.pair&&b===n?o("your_place"):o("pair",{n:f}),m=(f,b)=>f<r.pair?`pair ${f}`:`card ${b===n?e:r.machine}`,y=f=>{f.preventDefault(),i(!0)},S=f=>{f.preventDefault(),i(!1);let b=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&t(b)};return N`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${y} onDragLeave=${()=>i(!1)} onDrop=${S}>
<p class="label">${o("as_they_see")}</p>
<${me} pairs=${u} large=${r.pair} place=${d} heads=${!1}
look=${(f,b)=>l(m(f,b),b)} />
</section>`}function Wn({choice:{chosen:e,choose:t,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=h(),{sending:i,look:p}=x(),u=r===l.machine,d=e===r,m=c.indexOf(r)+1,y=$=>$.dataTransfer?.setData("text/plain",String(r)),S=()=>e!==null&&t(e),f=N`<kbd>${d?"↵":m}</kbd>`,b=u?o("machines_card",{side:l.side??""}):m===1?o("yours"):"";return N`<li class=${u?"is-taken":d?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!u} onDragStart=${y} onDragEnd=${S}>
<${B} label=${ce(l,r)} onLook=${()=>p(`card ${r}`)}>${a(s)}<//>
${u&&N`<span class="taken"><${E} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${u?N`<p class="note">${o("not_yours")}</p>`:N`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${$=>n(r,$)}>
${o(d?"send_this":"choose")}<span class="hush"> ${ce(l,r)}</span> ${f}
</button>`}
</li>`}import{useEffect as Rt,useRef as Fn}from"bombe/preact.js";var jn=300;function Kt(e){let t=Fn(void 0),n=()=>clearTimeout(t.current),s=e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past,r=c=>{n(),s&&(t.current=setTimeout(()=>e.table.act(c).catch(()=>{}),jn))},a=e?.view;Rt(()=>n,[a?.round,a?.pair,a?.phase,e?.state.table?.matches]);let l=s&&e.role==="interrogator"&&a?.phase==="vote"&&a.pair===C.pairs;return Rt(()=>{if(!l)return;let c=({target:p})=>{let u=p instanceof Element&&p.closest(".vote-L, .vote-R");u?r(`point ${u.classList.contains("vote-L")?"L":"R"}`):n()},i=["pointerover","focusin"];for(let p of i)addEventListener(p,c);return()=>{for(let p of i)removeEventListener(p,c)}},[l]),r}import{html as L}from"bombe/preact.js";function Pt({voting:e}){let{view:t,seats:n,ended:s}=h(),{look:r}=x(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return L`
<section class="pairs" aria-label=${o("pairs")}>
<${me} pairs=${A().map(i=>t.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,p)=>r(`pair ${i}`,p)} />
</section>
<${Hn} voting=${e} />`}function Hn({voting:e}){let{table:t,view:n,role:s,mine:r,ended:a}=h();if(a||t.past)return null;let l=s==="interrogator"&&n.phase==="vote"&&r;return L`<section class="machine dock ${`${l?"is-voting":"is-quiet"} ${s==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${l?L`<${qn} ...${e} />`:L`<${Vn} />`}
<${V} />
</section>`}function qn({vote:e,pass:t}){let{view:n}=h(),{sending:s}=x(),r=de(n.pair),a=l=>L`<button class="button light vote vote-${l}" aria-disabled=${s} onClick=${()=>e(l)}>
${o("is_human",{side:l})} <kbd>${l}</kbd></button>`;return L`
<p class="vote-worth"><${Et} n=${r} all=${A()} />
<strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${a("L")}
${n.pair===C.pairs?L`<p class="vote-must note">${o("must_vote")}</p>`:L`<button class="button vote-pass" aria-disabled=${s} onClick=${t}>
${o("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function Vn(){let e=h(),{view:t,seats:n}=e,{act:s}=x(),r=ie(t,n);if(t.you!==null&&t.seats[t.you].gone)return L`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(t.resting)return L`<p><strong>${o("resting")}</strong></p>`;let a=Un(e),l=t.phase==="pick"&&o("choosing",{name:n[t.responder].name,n:t.pair}),c=r.length?o("waiting_for",{names:M(r)}):"";return L`<p>${a&&L`<strong>${a}</strong> `}${l||c}</p>`}function Un({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return o("you_are_silent");if(e.vote){let s=o("you_voted",{side:e.vote,n:n?.voted??""});return L`<${E} of="lock" /> <span class="covered">${s}</span>`}return n?.passed&&e.phase==="vote"?o("you_passed"):""}import{useLayoutEffect as zn}from"bombe/preact.js";function At(e,{choice:t,voting:n,look:s,goOn:r,listKeys:a}){let l=(c,i,p)=>{if(c.repeat&&i==="Enter"&&p.closest("#skin button"))return!0;if(!e||Gn(c,p))return!1;let{view:u,role:d,mine:m,own:y}=e,{chosen:S,choose:f,send:b}=t,$=d==="responder"&&u.phase==="pick"&&m,k=d==="interrogator"&&u.phase==="vote"&&m,P=y[Number(i)-1];if(i==="?")a();else if(i==="e")s(ot(u,S));else if($&&P!==void 0)f(P);else if($&&i==="Escape"&&S!==null)f(null);else if($&&i==="Enter"&&S!==null&&!p.closest("button, a"))b();else if(k&&(i==="l"||i==="r"))n.vote(i==="l"?"L":"R");else if(k&&i==="p"&&u.pair<C.pairs)n.pass();else if(u.phase==="score"&&m&&i==="n")r();else return!1;return!0};zn(()=>{let c=i=>{let p=i.key.length===1?i.key.toLowerCase():i.key;l(i,p,i.target)&&i.preventDefault()};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)})}var Gn=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||q.keys==="off";import{useLayoutEffect as Qn,useState as Yn}from"bombe/preact.js";var Jn=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Bt(e,t,n,s){let[r,a]=Yn({});Qn(()=>a({}),[n,s]);let l=Jn(r,t),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,p)=>a(u=>({...u,[i]:p})),tell:i=>l.includes(i)&&e(c(i)),goOn:()=>e(...l.map(c),"next")}}import{useLayoutEffect as ao,useRef as io,useState as co}from"bombe/preact.js";import{html as g}from"bombe/preact.js";function Wt({meanings:e}){let{table:t,view:n,mine:s}=h(),{sending:r}=x(),a=g`<button class="button light" aria-disabled=${r} onClick=${e.goOn}>
${o(n.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return g`
<${eo} />
${!t.past&&g`<section class="machine dock go-on" aria-label=${o("go_on")}>
${s?a:g`<${Xn} />`}
<${V} />
</section>`}
<${Re} meanings=${e} />`}function Xn(){let{view:e,seats:t,ended:n}=h();if(e.resting)return g`<p><strong>${o("resting")}</strong></p>`;let s=ie(e,t);return g`<p>${s.length&&!n?o("waiting_for",{names:M(s)}):""}</p>`}function J(e,t){let n=e.opened,{name:s}=t[e.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",p=e.you===e.responder,u={name:s,points:G("points",a[e.responder])};return[p?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),e.mode!=="gnirut"&&!p&&o("responder_scores",u),e.you!==null&&o("you_score",{points:G("points",a[e.you])}),Zn(e)&&o("another_lap")].filter(d=>d!==!1)}var Zn=e=>e.round===ae(e)&&!e.last&&!e.over;function eo(){let{view:e,seats:t}=h(),n=e.opened,[s,...r]=J(e,t),a=e.you===e.responder?o("you"):t[e.responder].name,l=c=>{let i=c===n.human;return g`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${E} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return g`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&g`<p class="verdict-sides" aria-hidden="true">${D.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Re({meanings:e}){let{view:t,role:n,ended:s}=h(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!s,l=c=>{if(a&&r.picked[c])return g`<${oo} pair=${c+1} meanings=${e} />`;let i=wt(r,c);return i&&g`<p class="meant"><span class="label">${o("meant")}</span> ${i}</p>`};return g`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>g`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${to} after=${i+1} />
</div>
<${no} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<C.pairs&&g`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function to({after:e}){let{view:t,seats:n}=h(),s=t.opened,r=s.votes.filter(a=>a.after===e);return r.length?g`<ul class="opened-votes">${r.map(a=>{let l=F(a,s);return g`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${o(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&g`<q class="why">${St(a)}</q>`}
</li>`})}</ul>`:null}function no({hand:e,at:t}){let n=h().view.opened,{look:s}=x(),r=n.picked[t],a=r===null?null:r-1,l=D.map(i=>i===n.side?n.machine:a),c=e.map((i,p)=>p).filter(i=>!l.includes(i));return g`<${j} pictures=${e}>${i=>{let p=m=>m===null?g`<p class="place">–</p>`:g`<${B} label=${o(xe(n,t,m))} onLook=${()=>s(`hand ${t} ${m}`)}>
${i(e[m])}<//>`,u=(m,y)=>g`<figure key=${m} class=${m===n.human?"is-human":"is-machine"}>
${p(l[y])}
<figcaption><span class="side-disc">${m}</span>
${o(m===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,d=o(c.length>1?"left_lying_all":"left_lying");return g`<div class="opened-shown">${D.map(u)}</div>
<div class="opened-rest" role="group" aria-label=${d}>
<p class="note" aria-hidden="true">${d}</p>
<div>${c.map(m=>g`<div key=${m}>${p(m)}</div>`)}</div>
</div>`}}<//>`}function oo({pair:e,meanings:t}){let{view:n}=h(),{sending:s}=x(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,c=({currentTarget:p})=>t.write(e,p.value);return g`<form class="meant-form" onSubmit=${p=>{p.preventDefault(),t.tell(e)}}>
<label for=${l}>${o("what_meant",{n:e})}</label>
<input id=${l} maxlength=${C.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as v}from"bombe/preact.js";function Ft(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),s=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${z(a)}`);return[...s.length?[o("score",{names:M(s)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>o(r.length>1?"score_together":"score_alone",{n:z(a),m:z(l)}))].join(" ")}var jt=e=>e.outcome?.winners??[];function X(e,t){let n=jt(e).map(s=>t[s]);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:M(n.map(({name:s})=>s))}):o("nobody_won")}function Ht({meanings:e}){let{view:t,seats:n,state:s}=h(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return v`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${X(t,n)}</h2>
<p>${a}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
<${Ke} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${so} />
<p class="note">${Ft(s.table)}</p>
</section>
${t.opened&&!t.opened.void&&v`<h2 class="last-title">${o("last_round")}</h2><${Re} meanings=${e} />`}`}function Ke(){let{state:e,table:t}=h(),{refused:n}=x(),s=e.table?.people.find(a=>a.who===e.table?.host),r=()=>t.order("start").catch(n);return v`<div class="again">
${Je(e)?v`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&v`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${e.table?.match&&v`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function so(){let{view:e,seats:t}=h(),n=[...t].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=e.history.length>t.length,r=c=>n.map(i=>v`<td key=${i.at}>${c(i)}</td>`),a=c=>v`<strong>${c.score}</strong>${jt(e).includes(c.at)&&v` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let p=s&&i%t.length===0&&i/t.length+1;return v`<tr key=${c.round} class=${i&&i%t.length===0?"is-lap":""}>
<th scope="row">${c.round}${p&&v` <span class="note">${o("lap",{n:p})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):W(c.side)}</td>
${r(u=>v`<${ro} round=${c} seat=${u} />`)}
</tr>`};return v`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>v`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function ro({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return v`${r} <span class="note">${o("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let s=v`<span class="side-disc is-${F(n,e)}">${n.side}</span>`;return v`${e.void?"–":n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function qt(e){let[t,n]=co({polite:"",urgent:""}),s=io(null);return ao(()=>{if(!e)return;let a=po(s.current,e);s.current=e,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var lo=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function po(e,t){let{state:n,view:s,seats:r,role:a,ended:l}=t,c=e&&lo(e,t)?null:e;return l?{urgent:c?.ended?"":n.table?.outcome?.why}:c?uo(c,t):{polite:fe(s,r,a)}}function uo({view:e,seats:t},{view:n,seats:s,role:r}){if(n.over)return e.over?{}:{urgent:`${X(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:J(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==e[c])&&a.push(fe(n,s,r)),n.round===e.round&&a.unshift(...mo(t,s),...fo(e,n));for(let{at:c,away:i,name:p,missed:u}of s){let d=u===null?"went_away":"missed";i!==t[c].away&&a.push(o(i?d:"came_back",{name:p}))}return{polite:a.filter(Boolean).join(" ")}}function mo(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:M(s("voted"))}),s("passed").length&&o("have_passed",{names:M(s("passed"))})].filter(Boolean)}function fo({opened:e},{opened:t,you:n,responder:s}){return!e||!t||n===s?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function fe(e,t,n){let{name:s}=t[e.responder],r=e.pair;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?o("news_pair",{n:r,worth:de(r)}):o("news_shown",{n:r})}import{html as Z,useState as he}from"bombe/preact.js";import{html as U,useState as $o}from"bombe/preact.js";var $e="R",ho={L:"left",R:"right",guide:"guide"};function Vt({name:e}){let t=ho[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return U`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${t}`)} width="400" height="400" />
</span>`}var go=({side:e})=>U`<span class="example-was">
<${E} of=${e===$e?"person":"machine"} size=${18} />
${o(e===$e?"example_human":"machine")}
</span>`;function Ut(){let[e,t]=$o(null);return U`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${Vt} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${D.map(n=>U`<figure key=${n} class="${e&&(n===$e?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&U`<${go} side=${n} />`}</figcaption>
<${Vt} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?U`<strong>${o(e===$e?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var yo=["start_1","start_2","start_3","start_4"];function Gt(){let[e,t]=he(ue("mode").default),[n,s]=he(ue("hand").default),[r,a]=he(!1),[l,c]=he(""),i=async p=>{if(!r){a(!0),c("");try{let u=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:p},bots:xt(),start:!0})}),d=await u.json();if(!u.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(u){c(re(u,o("no_answer"))),a(!1)}}};return Z`<div class="start">
<h2>${o("start_title")}</h2>
<${Ut} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&Z`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${zt} name="mode" title=${o("mode")} chosen=${e} choose=${t} />
<p class="note">${o(`mode_${e}_more`)}</p>
<${zt} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${yo.map(p=>Z`<li key=${p}>${o(p)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var zt=({name:e,title:t,chosen:n,choose:s})=>Z`<fieldset class="choice"><legend>${t}</legend><div>${ue(e).choices.map(([r,a])=>Z`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>s(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function bo(e,t,n,{before:s,table:r}){return[ko(e,t,n,Y(r,n)[n.responder].name),..._o(s,n,r)].join(" ")}function ko(e,t,n,s){let[r,a=""]=t.split(" ");return r==="round"?o("told_round",{n:n.round,name:s}):r==="pick"?o("told_pick",{name:e,n:a}):r==="vote"?o("told_vote",{name:e}):r==="pass"?o("told_pass",{name:e}):r==="next"?o("told_next",{name:e}):r==="meant"?o("told_meant",{name:e,n:a}):o(r==="leave"?"told_left":"told_back",{name:e})}function _o(e,t,n){let s=Y(n,t);return t.over?e.over?[]:[`${X(t,s)}.`]:t.phase==="score"&&e.phase!=="score"?J(t,s):t.resting&&!e.resting?[o("resting")]:t.phase==="pick"&&t.pair>e.pair?[fe(t,s,"watching")]:[]}function xo(e){return e.over?o("part_result"):e.phase==="score"?o("part_votes",{n:e.round}):o("part_pair",{round:e.round,n:e.pair})}function Sa(e,t,n){_t(n),e.replaceChildren(),vo(t?_`<${wo} table=${t} />`:_`<${Gt} />`,e)}function wo({table:e}){let t=Ye(e),{view:n}=t,s=n&&at(e,t,n),r=s&&et(s.view,s.mine),a=t.table?.matches,{act:l,sending:c,refused:i,alert:p,setAlert:u}=it(e),[d,m]=ge(null),[y,S]=ge(!1),[f,b]=ge(0),{question:$,setQuestion:k,surely:P}=So(),{news:ee,tell:Qt}=qt(e.past?null:s),ye=Bt(l,n?.opened?.meant??[],n?.round,a),Yt=[n?.round,n?.pair,n?.phase,s?.ended,a],Jt=Kt(s),Xt=n?.selected?n.selected-1:null,Zt=()=>k(null),te=mt({own:s?.own??[],moment:Yt,tell:Qt,surely:P,act:l,forget:Zt,kept:Xt,intend:Jt}),en=gt(),Pe={vote:R=>P(o("sure_vote",{side:R}),o("is_human",{side:R}),()=>l(`vote ${R}`)),pass:()=>l("pass")},Ae=n?nt(n,r==="answering"):[],Be=(R,rn=null)=>{Ae.some(an=>an.key===R)&&(en.current&&te.chosen!==null&&te.aim(),m({key:R,side:rn}))};if(yt(),bt(e.past?null:r,n?.round),At(s,{choice:te,voting:Pe,look:Be,goOn:ye.goOn,listKeys:()=>S(!0)}),t.closed)return _`<${Ue} why=${t.closed} on=${o("to_the_start")} href="/?game=imitation" />`;if(!s||!r)return _`<p class="note">${o(t.table?"nothing_to_see":"dealing")}</p>`;let tn={final:()=>_`<${Ht} meanings=${ye} />`,opened:()=>_`<${Wt} meanings=${ye} />`,answering:()=>_`<${Nt} choice=${te} />`,round:()=>_`<${Pt} voting=${Pe} />`}[r],nn=s.view.round===1,{deadline:on,timer:sn}=t.table??{};return _`
<${Se.Provider} value=${s}>
<${Ee.Provider} value=${{act:l,sending:c,refused:i,look:Be}}>
<${Ce.Provider} value=${{unread:f,setUnread:b}}>
<p class="hush" role="status">${ee.polite}</p>
<p class="hush" role="alert">${ee.urgent}</p>
${p&&_`<${Eo} text=${p} close=${()=>u("")} />`}
${s.ended&&_`<${Co} why=${t.table?.outcome?.why} />`}
<${lt} />
<div class="clock-near"><${H} deadline=${on} timer=${sn} /></div>
<div class="imitation ${r} ${nn?"is-first":""} ${e.past?"is-past":""}">
<${Dt} kind=${r} />
<div class="part">${tn()}</div>
<${Tt} />
</div>
${d&&_`<${Mt} sights=${Ae} shown=${d.key} side=${d.side}
show=${R=>m(R===null?null:{key:R})} />`}
${y&&_`<${ft} close=${()=>S(!1)} />`}
${$&&_`<${je} question=${$} close=${()=>k(null)} yes=${$.go} />`}
<${Xe}><${Lo} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function So(){let[e,t]=ge(null);return{question:e,setQuestion:t,surely:(s,r,a)=>{let l=()=>{t(null),a()};q.confirm==="on"?t({title:s,yes:r,go:l}):a()}}}var Eo=({text:e,close:t})=>_`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${o("close")}</button></p>`,Co=({why:e})=>_`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${Ke} /></section>`;function Lo({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],a=!e.over&&_`, ${o("round_of",{n:e.round,all:ae(e)})}`,l=!e.over&&!n&&e.phase!=="score",c=_`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${e.pair}/${C.pairs}`})}</span></span>`;return _`<p class="bar-text"><span class="bar-long">${vt(e.mode)}${a}</span>
${l&&c}</p>`}export{bo as inWords,Sa as mount,xo as partOf};
