import{html as tn,useEffect as en,useState as nn}from"bombe/preact.js";var tt=class{#t;#e=0;#n=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#n)return;this.#n=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(e?.headers.get("bombe-now"));n&&this.set(n)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Bt=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var yt={},et="en";function Wt(t){yt=t.words,et=t.lang}function o(t,e={}){let n=yt[t];if(n===void 0)throw new Error(`no words for ${t}`);return Ze(n,e)}var Ze=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>String(e[s]??n)),M=t=>new Intl.ListFormat(et,{type:"conjunction"}).format(t);function z(t,e=0,n={}){let s={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(et,{...s,...n}).format(t).replace("-","−")}function U(t,e,n=0,s={}){let a=new Intl.PluralRules(et,{minimumFractionDigits:n}).select(Math.abs(e))==="one"&&(e===1||yt[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:z(e,n,s)})}var bt=new tt;function nt({deadline:t,timer:e=0}){let[,n]=nn(0);if(en(()=>{if(!t)return;bt.ask(),bt.atLeast(t-e*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let s=Math.min(e||1/0,bt.left(t));return tn`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Bt(s)}</span>
</p>`}import{html as G,useLayoutEffect as on,useRef as sn}from"bombe/preact.js";function ot({title:t,cls:e="",close:n,onKey:s,children:r}){let a=sn(null);return on(()=>{let i=document.activeElement,p=a.current;if(p)return p.showModal(),p.scrollTop=0,()=>{p.close(),i?.isConnected&&i.focus()}},[]),G`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${s} onCancel=${i=>{i.preventDefault(),n()}} onClick=${i=>i.target===a.current&&n()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Ft({question:t,yes:e,close:n}){return G`<${ot} title=${t.title} close=${n}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${n}>${o("cancel")}</button>
</div>
<//>`}function jt({keys:t,close:e,tell:n=o}){return G`<${ot} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([s,r])=>G`<div key=${r}>
<dt>${s.map(a=>a==="–"?" – ":G`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as R,useEffect as rn,useRef as an,useState as cn}from"bombe/preact.js";var ln=300;function Ht(t,e){return e.seats.map((n,s)=>{let r=t?.seats[s]?.who,a=t?.people.find(l=>l.who===r);return{...n,at:s,who:r,name:t?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(t&&!a),me:s===e.you}})}var pn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function un(t){let e=t.charCodeAt(0)-65;return pn[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function qt({name:t,bot:e}){let n=([...t][0]??" ").toUpperCase();return R`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...un(n)].map((s,r)=>s==="1"?R`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:R`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var zt=({why:t,on:e,href:n})=>R`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${n}>${e}</a></section>`;function Ut({chat:t,you:e}){let n=an(null);rn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[t.length]);let s=t.length>0;return R`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&R`<ol>
${t.map((r,a)=>R`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Gt({table:t,you:e,refused:n}){let[s,r]=cn("");if(!e?.speak)return R`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=s.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(p){r(i),n(p)}}},l=({currentTarget:c})=>r(c.value);return R`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${ln} autocomplete="off" placeholder=${o("say_something")}
value=${s} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}import{html as _,render as uo,useState as ht}from"bombe/preact.js";import{html as dn,render as mn,useEffect as Qt,useState as $n}from"bombe/preact.js";function Vt(t){let[e,n]=$n(t.state);return Qt(()=>(n(t.state),t.subscribe(n)),[t]),e}var Yt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),j=typeof document>"u"?{}:document.documentElement.dataset,st=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Jt({children:t}){return Qt(()=>{let e=document.getElementById("bar");e&&mn(dn`${t}`,e)}),null}import{useLayoutEffect as Xt,useRef as Zt,useState as fn}from"bombe/preact.js";var hn=400;function te(){let t=document.activeElement,e=document.querySelector("#skin .is-chosen .button");j.stream==="on"&&!t.closest(".hand")?t.blur():e?.focus({preventScroll:!0})}function ee({own:t,moment:e,tell:n,surely:s,act:r,forget:a}){let[l,c]=fn(null),i=Zt(null),p=Zt(!1);Xt(()=>{c(null),a()},e),Xt(()=>{p.current&&te(),p.current=!1});let u=g=>{i.current=null,p.current=g!==null,c(g),n(g===null?o("news_put_back"):o("news_chosen",{n:t.indexOf(g)+1}))},d=()=>{l!==null&&s(o("sure_send",{n:t.indexOf(l)+1}),o("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:u,press:(g,v)=>{let $={time:Date.now(),pointed:v.detail>0},b=i.current;l!==g?(u(g),i.current=$):(!b||$.pointed!==b.pointed||$.time-b.time>=hn)&&d()},send:d,aim:te}}import{html as gn}from"bombe/preact.js";var yn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],ne=({close:t})=>gn`<${jt} keys=${yn} close=${t} />`;import{useEffect as oe,useLayoutEffect as se,useRef as _t}from"bombe/preact.js";function re(){let t=_t(!1);return oe(()=>{let e=s=>{t.current=s instanceof PointerEvent&&s.pointerType==="mouse"},n=["pointerdown","keydown"];for(let s of n)addEventListener(s,e,!0);return()=>{for(let s of n)removeEventListener(s,e,!0)}},[]),t}function ae(){let t=_t(null);oe(()=>{let e=n=>{let s=n.target;s.closest("dialog")||(t.current=s.closest("#skin")?s:null)};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),se(()=>{if(!t.current||t.current.isConnected||document.activeElement!==document.body)return;t.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function ie(t,e){let n=_t(null);se(()=>{let s=n.current;n.current=t&&`${t} ${e}`,!(!s||s===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[t,e])}var at,ce={},rt={themes:{},at_large:{}},O={pairs:0,worth:[],longest_meaning:0};function le(t){Wt(t),at=t,ce=t.texts,rt=t,O=t.rules}var it=t=>at.options[t],pe=()=>at.bots,ue=t=>at.options.mode.choices.find(([e])=>e===t)?.[1]??t,kt=({text:t})=>ce[t]??t,de=({meant:t,themes:e},n)=>t[n]??rt.themes[e?.[n]??""]??null;function me({why:t,pair:e}){if(!t)return"";let n=rt.themes[t];return!n||!e?rt.at_large[t]??"":o(t.startsWith("same-")?"why_looks":"why_theme",{n:e,theme:n})}var A=()=>O.worth.map((t,e)=>e+1),ct=t=>O.worth[t-1];import{html as T}from"bombe/preact.js";import{createContext as wt,useCallback as be,useContext as St,useRef as bn,useState as _e}from"bombe/preact.js";var D=["L","R"],W=t=>t==="L"?"R":"L";function $e(t){return t.you===null?"watching":t.you===t.responder?"responder":"interrogator"}function fe(t,e){return t.over?"final":t.phase==="score"?"opened":t.hand_cards&&t.phase==="pick"&&e?"answering":"round"}var Q=(t,e)=>Ht(t,e).map(n=>({...n,responds:n.at===e.responder})),xt=t=>(t.hand_cards??[]).map((e,n)=>n).filter(e=>e!==t.machine),lt=t=>t.lap*t.seats.length,pt=(t,e)=>t.waiting.filter(n=>n!==t.you).map(n=>e[n].name),he=(t,e)=>t?.phase==="over"&&!e.over;function vt(t,e,n){return n===t.machine?"the_machine":n+1===t.picked[e]?"the_human":"left_lying"}var ut=(t,e)=>e===t.machine?o("machines_card",{side:t.side??""}):o("card_n",{n:xt(t).indexOf(e)+1});function ge(t,e){let n=(p,u,d,m=u)=>({key:p,title:u,pictures:[{picture:d,label:m}]}),s=t.guide?[n("guide",o("guide"),t.guide)]:[],r=t.pairs.map((p,u)=>({key:`pair ${u+1}`,title:o("pair_of",{n:u+1}),pictures:D.map(d=>({picture:p[d],label:d}))})),l=(e&&t.hand_cards||[]).map((p,u)=>n(`card ${u}`,ut(t,u),p)),{opened:c}=t,i=(c?.hands??[]).flatMap((p,u)=>p.map((d,m)=>{let g=o(vt(c,u,m));return n(`hand ${u} ${m}`,o("pair_of",{n:u+1}),d,g)}));return[...s,...r,...l,...i]}function ye(t,e){return e!==null?`card ${e}`:t.phase!=="pick"&&t.pairs.length?`pair ${t.pairs.length}`:"guide"}function ke(t,e,n){let s=he(e.table,n);return{table:t,state:e,view:n,seats:Q(e.table,n),role:$e(n),ended:s,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!s,own:xt(n)}}var Et=wt(null),Ct=wt(null),Ot=wt(null);function Lt(t){if(t===null)throw new Error("this is no part of a match");return t}var h=()=>Lt(St(Et)),k=()=>Lt(St(Ct)),Mt=()=>Lt(St(Ot));function xe(t){let[e,n]=_e(""),[s,r]=_e(!1),a=bn(!1),l=be(i=>n(st(i,o("no_answer"))),[]);return{act:be(async(...i)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let p of i)await t.act(p)}catch(p){l(p)}finally{a.current=!1,r(!1)}}},[t]),sending:s,refused:l,alert:e,setAlert:n}}import{html as S,useEffect as Dt,useState as It}from"bombe/preact.js";import{html as I}from"bombe/preact.js";var _n={left:I`<path d="M15 5l-7 7l7 7" />`,right:I`<path d="M9 5l7 7l-7 7" />`,lock:I`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:I`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:I`<path d="M6 6l12 12M18 6l-12 12" />`,person:I`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:I`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:t,size:e=20})=>I`<svg class="sign" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${_n[t]}
</svg>`,ve=({n:t,all:e})=>I`<span class="pips" aria-hidden="true">
${e.map(n=>I`<i key=${n} class=${n<=t?"is-on":""}></i>`)}
</span>`;var we=()=>{let{pictures:t}=h().table;return({name:e})=>t+e};function Se(t){let[e,n]=It(""),s=t.filter(a=>a!==void 0).map(we()),r=s.join(" ");return Dt(()=>{let a=!0,l=s.map(c=>{let i=new Image;return i.src=c,i.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),e===r}var kn=({currentTarget:t})=>t.parentElement?.classList.add("is-missing");function Ee({picture:t,ready:e}){let n=we();return S`<span class="card-picture ${e?"is-ready":""}">
${e&&S`<img key=${t.name} src=${n(t)} alt="" width="768" height="768"
draggable=${!1} onError=${kn} />`}
<span class="hush">${kt(t)}</span>
</span>`}function F({pictures:t,children:e}){let n=Se(t);return e(s=>S`<${Ee} picture=${s} ready=${n} />`)}var B=({label:t,onLook:e,pressed:n,children:s})=>S`<button class="look" type="button" aria-pressed=${n} onClick=${e}>
<span class="hush">${o("enlarge",{what:t})}. </span>${s}
</button>`;function dt({pairs:t,large:e,place:n,look:s,heads:r=!0}){let a=t.map(c=>Se(D.map(i=>c?.[i]))),l=(c,i)=>{let p=t[c-1]?.[i];return p?S`<${B} label=${o("side_of_pair",{side:i,n:c})} onLook=${()=>s(c,i)}>
<${Ee} picture=${p} ready=${a[c-1]} />
<//>`:S`<p class="place" aria-hidden="true">${n(c,i)}</p>`};return S`<div class="sides">
${D.map(c=>S`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
<p class="lane-head"><span class="side-disc">${c}</span>
${r&&S`<span class="note">${o("pair_of",{n:e})}</span>`}</p>
<ol class="lane-cards">${A().map(i=>S`<li key=${i===e?"large":i} class=${i===e?"is-large":""}>${l(i,c)}</li>`)}</ol>
</div>`)}
</div>`}function xn(){let t=matchMedia("(max-width: 699px) and (orientation: portrait)"),[e,n]=It(t.matches);return Dt(()=>{let s=()=>n(t.matches);return t.addEventListener("change",s),()=>t.removeEventListener("change",s)},[]),e}function Ce({sights:t,shown:e,side:n=null,show:s}){let r=xn(),[a,l]=It({key:e,side:n}),c=r&&a.key===e?a.side:null,i=t.findIndex(f=>f.key===e),p=()=>s(null);if(Dt(()=>{i<0&&p()}),i<0)return null;let{key:u,title:d,pictures:m}=t[i],g=f=>s(t[(i+f+t.length)%t.length].key),v=f=>{if(!(f.ctrlKey||f.altKey||f.metaKey)){if(f.key==="ArrowLeft")g(-1);else if(f.key==="ArrowRight")g(1);else if(f.key==="e"||f.key==="E")p();else return;f.preventDefault(),f.stopPropagation()}},$=m.length>1,b=({picture:f,label:w},P)=>{let X=()=>l({key:u,side:c===w?null:w});return S`<figure key=${w}>
${$&&S`<p class="side-disc">${w}</p>`}
${r&&$?S`<${B} label=${o("side",{side:w})} pressed=${c===w} onLook=${X}>
${P(f)}<//>`:P(f)}
<figcaption class="note" aria-hidden="true">
${w!==d&&!$&&S`<strong>${w}.</strong> `}${kt(f)}</figcaption>
</figure>`};return S`<${ot} title=${d} cls="enlarged" close=${p} onKey=${v}>
<${F} key=${u} pictures=${m.map(f=>f.picture)}>${f=>S`<div class="enlarged-cards n${m.length} ${c?`near-${c}`:""}">
${m.map(w=>b(w,f))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${o("previous")} onClick=${()=>g(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${o("next")} onClick=${()=>g(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${p}>${o("close")}</button>
</div>
<//>`}function Oe({kind:t}){let{view:e,ended:n}=h(),s=e.mode==="gnirut";return T`<section class="guide" aria-label=${o("guide")}>
<p class="label">${o("guide")}</p>
${e.guide?T`<${vn} picture=${e.guide} />`:T`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${t==="round"&&!n&&T`<${wn} />`}
${t==="answering"&&T`<p class="note">${o(s?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function vn({picture:t}){let{look:e}=k();return T`<${F} pictures=${[t]}>${s=>T`<${B} label=${o("guide")} onLook=${()=>e("guide")}>${s(t)}<//>`}<//>`}function wn(){let{view:t,seats:e,role:n}=h(),{name:s}=e[t.responder],{side:r}=t,a=n==="responder";return T`
<h2>${o(a?"silent":"which_side",{name:s})}</h2>
<p class="note">${o(a?"silent_more":"which_side_more",{name:s})}</p>
${r&&T`<p class="note is-needed covered">${o("sides",{machine:r,human:W(r)})}</p>`}
${!a&&t.mode==="gnirut"&&T`<p class="note is-needed">${o("gnirut_note",{name:s})}</p>`}`}import{html as N,useState as Ln}from"bombe/preact.js";import{html as L,useEffect as Tt,useRef as Sn,useState as Le}from"bombe/preact.js";function Me(){let{view:t,seats:e,state:n}=h();return L`<aside class="people" aria-label=${o("at_the_table")}>
<${nt} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!t.over&&L`<ul class="seats" aria-label=${o("players")}>
${e.map(s=>L`<${En} key=${s.at} seat=${s} />`)}
</ul>`}
<${On} />
</aside>`}function En({seat:t}){let{view:e,ended:n}=h(),s=e.phase==="score"?e.opened:null,r=s?.votes.find(p=>p.seat===t.at),a=[t.me&&o("you"),t.bot&&o("bot"),Cn(t,e,r,n)],l=s&&!s.void?s.points[t.at]:null,c=r?.points?"is-right":"is-wrong",i=r?L`<span class="side-disc ${c}" aria-hidden="true">${r.side}</span>`:t.voted&&e.phase!=="score"?L`<${E} of="lock" />`:L`<span></span>`;return L`<li class=${t.away?"is-away":""}>
<${qt} name=${t.name} bot=${t.bot} />
<p><strong>${t.name}</strong><span>${a.filter(Boolean).join(", ")}</span></p>
${i}
<p class="score"><span class="hush">${o("points")} </span>
${t.score}${l!==null&&L`<span>+${l}</span>`}</p>
</li>`}function Cn(t,e,n,s){return t.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):t.voted&&e.phase!=="score"?o("voted_after",{n:t.voted}):s?"":t.responds?o(e.phase==="score"?"answered":"answers"):e.phase==="score"?t.ready?o("ready"):"":e.phase!=="vote"?"":t.passed?o("passed"):o("thinking")}function On(){let{table:t,state:e,view:n,seats:s,role:r,ended:a}=h(),{refused:l}=k(),{setUnread:c}=Mt(),i=Sn(null),[p,u]=Le(!1),[d,m]=Le(e.chat.length);Tt(()=>{let $=new IntersectionObserver(([b])=>u(b.isIntersecting),{threshold:.5});return i.current&&$.observe(i.current),()=>$.disconnect()},[]),Tt(()=>{p&&m(e.chat.length)},[p,e.chat.length]),Tt(()=>c(Math.max(0,e.chat.length-d)),[d,e.chat.length]);let g=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&e.you?.speak,{name:v}=s[n.responder];return L`<section class="talk" id="talk" ref=${i} aria-label=${o("chat")}>
<${Ut} chat=${e.chat} you=${e.you} />
${g&&e.chat.length===0&&L`<p class="note">${o("who_reads",{name:v})}</p>`}
<${Gt} table=${t} you=${e.you} refused=${l} />
</section>`}function H(){let{unread:t}=Mt(),e=()=>{let s=document.getElementById("talk");s?.scrollIntoView({block:"center"}),s?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=t>0&&L` <span class="unread"><span aria-hidden="true">${t}</span>
<span class="hush">${U("new_lines",t)}</span></span>`;return L`<button class="button chat-key" onClick=${e}><${E} of="talk" />${o("chat")}${n}</button>`}function De({choice:t}){let{view:e}=h(),{chosen:n,choose:s}=t,r=W(e.side),a=e.hand_cards??[];return N`
<section class="task" aria-label=${o("choose_answer")}>
<h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
<p>${o(e.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${o("sides",{machine:e.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${A().map(l=>N`<i key=${l} class=${l<=e.pair?"is-on":""}></i>`)}
</p>
<p class="note">${o("pair_of",{n:e.pair})}. ${o("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>s(null)}>
<${E} of="close" />${o("not_this")}</button>
<${H} />
</div>
</section>
<${Mn} choice=${t} human=${r} cards=${a} />
<section class="machine hand" aria-label=${o("your_hand")}>
<${F} pictures=${a}>${l=>N`<ol class="hand-cards covered n${a.length}">
${a.map((c,i)=>N`<${Dn} key=${c.name} choice=${t} picture=${c} at=${i} draw=${l} />`)}
</ol>`}<//>
</section>`}function Mn({choice:{chosen:t,choose:e},human:n,cards:s}){let{view:r,own:a}=h(),{look:l}=k(),[c,i]=Ln(!1),p={[n]:t===null?void 0:s[t]};p[W(n)]=s[r.machine??-1];let u=A().map($=>$===r.pair?p:r.pairs[$-1]??null),d=($,b)=>$===r.pair&&b===n?o("your_place"):o("pair",{n:$}),m=($,b)=>$<r.pair?`pair ${$}`:`card ${b===n?t:r.machine}`,g=$=>{$.preventDefault(),i(!0)},v=$=>{$.preventDefault(),i(!1);let b=Number($.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&e(b)};return N`<section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
onDragOver=${g} onDragLeave=${()=>i(!1)} onDrop=${v}>
<p class="label">${o("as_they_see")}</p>
<${dt} pairs=${u} large=${r.pair} place=${d} heads=${!1}
look=${($,b)=>l(m($,b),b)} />
</section>`}function Dn({choice:{chosen:t,choose:e,press:n},picture:s,at:r,draw:a}){let{view:l,own:c}=h(),{sending:i,look:p}=k(),u=r===l.machine,d=t===r,m=c.indexOf(r)+1,g=f=>f.dataTransfer?.setData("text/plain",String(r)),v=()=>t!==null&&e(t),$=N`<kbd>${d?"↵":m}</kbd>`,b=u?o("machines_card",{side:l.side??""}):m===1?o("yours"):"";return N`<li class=${u?"is-taken":d?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!u} onDragStart=${g} onDragEnd=${v}>
<${B} label=${ut(l,r)} onLook=${()=>p(`card ${r}`)}>${a(s)}<//>
${u&&N`<span class="taken"><${E} of="lock" size=${18} />${o("taken")}</span>`}
</div>
${u?N`<p class="note">${o("not_yours")}</p>`:N`<button class="button ${d?"light":""}" aria-disabled=${i}
onClick=${f=>n(r,f)}>
${o(d?"send_this":"choose")}<span class="hush"> ${ut(l,r)}</span> ${$}
</button>`}
</li>`}import{html as C}from"bombe/preact.js";function Ie({voting:t}){let{view:e,seats:n,ended:s}=h(),{look:r}=k(),a=Math.max(e.pairs.length,1),l=n[e.responder].name,c=i=>i===a&&!s?o("choosing",{name:l,n:i}):o("pair",{n:i});return C`
<section class="pairs" aria-label=${o("pairs")}>
<${dt} pairs=${A().map(i=>e.pairs[i-1]??null)} large=${a} place=${c}
look=${(i,p)=>r(`pair ${i}`,p)} />
</section>
<${In} voting=${t} />`}function In({voting:t}){let{table:e,view:n,role:s,mine:r,ended:a}=h();if(a||e.past)return null;let l=s==="interrogator"&&n.phase==="vote"&&r;return C`<section class="machine dock ${`${l?"is-voting":"is-quiet"} ${s==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${o("your_vote")}>
${l?C`<${Tn} ...${t} />`:C`<${Nn} />`}
<${H} />
</section>`}function Tn({vote:t,pass:e}){let{view:n}=h(),{sending:s}=k(),r=ct(n.pair),a=l=>C`<button class="button light vote vote-${l}" aria-disabled=${s} onClick=${()=>t(l)}>
${o("is_human",{side:l})} <kbd>${l}</kbd></button>`;return C`
<p class="vote-worth"><${ve} n=${r} all=${A()} />
<strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${o("final")}</p>
${a("L")}
${n.pair===O.pairs?C`<p class="vote-must note">${o("must_vote")}</p>`:C`<button class="button vote-pass" aria-disabled=${s} onClick=${e}>
${o("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function Nn(){let t=h(),{view:e,seats:n}=t,{act:s}=k(),r=pt(e,n);if(e.you!==null&&e.seats[e.you].gone)return C`<p><strong>${o("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(e.resting)return C`<p><strong>${o("resting")}</strong></p>`;let a=Kn(t),l=e.phase==="pick"&&o("choosing",{name:n[e.responder].name,n:e.pair}),c=r.length?o("waiting_for",{names:M(r)}):"";return C`<p>${a&&C`<strong>${a}</strong> `}${l||c}</p>`}function Kn({view:t,role:e}){let n=t.you===null?null:t.seats[t.you];if(e==="responder")return o("you_are_silent");if(t.vote){let s=o("you_voted",{side:t.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${s}</span>`}return n?.passed&&t.phase==="vote"?o("you_passed"):""}import{useLayoutEffect as Rn}from"bombe/preact.js";function Te(t,{choice:e,voting:n,look:s,goOn:r,listKeys:a}){let l=(c,i,p)=>{if(c.repeat&&i==="Enter"&&p.closest("#skin button"))return!0;if(!t||Pn(c,p))return!1;let{view:u,role:d,mine:m,own:g}=t,{chosen:v,choose:$,send:b}=e,f=d==="responder"&&u.phase==="pick"&&m,w=d==="interrogator"&&u.phase==="vote"&&m,P=g[Number(i)-1];if(i==="?")a();else if(i==="e")s(ye(u,v));else if(f&&P!==void 0)$(P);else if(f&&i==="Escape"&&v!==null)$(null);else if(f&&i==="Enter"&&v!==null&&!p.closest("button, a"))b();else if(w&&(i==="l"||i==="r"))n.vote(i==="l"?"L":"R");else if(w&&i==="p"&&u.pair<O.pairs)n.pass();else if(u.phase==="score"&&m&&i==="n")r();else return!1;return!0};Rn(()=>{let c=i=>{let p=i.key.length===1?i.key.toLowerCase():i.key;l(i,p,i.target)&&i.preventDefault()};return addEventListener("keydown",c),()=>removeEventListener("keydown",c)})}var Pn=(t,e)=>!!(e.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||t.ctrlKey||t.altKey||t.metaKey||t.repeat||j.keys==="off";import{useLayoutEffect as An,useState as Bn}from"bombe/preact.js";var Wn=(t,e)=>Object.keys(t).map(Number).filter(n=>t[n].trim()!==(e[n-1]??""));function Ne(t,e,n,s){let[r,a]=Bn({});An(()=>a({}),[n,s]);let l=Wn(r,e),c=i=>`meant ${i} ${r[i].trim()}`.trim();return{typed:r,write:(i,p)=>a(u=>({...u,[i]:p})),tell:i=>l.includes(i)&&t(c(i)),goOn:()=>t(...l.map(c),"next")}}import{useLayoutEffect as Vn,useRef as Yn,useState as Jn}from"bombe/preact.js";import{html as y}from"bombe/preact.js";function Ke({meanings:t}){let{table:e,view:n,mine:s}=h(),{sending:r}=k(),a=y`<button class="button light" aria-disabled=${r} onClick=${t.goOn}>
${o(n.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return y`
<${Hn} />
${!e.past&&y`<section class="machine dock go-on" aria-label=${o("go_on")}>
${s?a:y`<${Fn} />`}
<${H} />
</section>`}
<${Nt} meanings=${t} />`}function Fn(){let{view:t,seats:e,ended:n}=h();if(t.resting)return y`<p><strong>${o("resting")}</strong></p>`;let s=pt(t,e);return y`<p>${s.length&&!n?o("waiting_for",{names:M(s)}):""}</p>`}function V(t,e){let n=t.opened,{name:s}=e[t.responder];if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let{human:r,points:a,votes:l}=n,c=l.filter(d=>d.points>0).length,i=c===0?"nobody_right":c===l.length?"everybody_right":"some_right",p=t.you===t.responder,u={name:s,points:U("points",a[t.responder])};return[p?o("you_were",{side:r}):o("was_human",{name:s,side:r}),o(i,{n:c,all:l.length}),t.mode!=="gnirut"&&!p&&o("responder_scores",u),t.you!==null&&o("you_score",{points:U("points",a[t.you])}),jn(t)&&o("another_lap")].filter(d=>d!==!1)}var jn=t=>t.round===lt(t)&&!t.last&&!t.over;function Hn(){let{view:t,seats:e}=h(),n=t.opened,[s,...r]=V(t,e),a=t.you===t.responder?o("you"):e[t.responder].name,l=c=>{let i=c===n.human;return y`<span key=${c} class="verdict-side ${i?"is-human":""}">
<span class="side-disc">${c}</span>
<span><${E} of=${i?"person":"machine"} size=${18} />${i?a:o("machine")}</span>
</span>`};return y`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&y`<p class="verdict-sides" aria-hidden="true">${D.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
</section>`}function Nt({meanings:t}){let{view:e,role:n,ended:s}=h(),r=e.opened,a=n==="responder"&&e.phase==="score"&&!s,l=c=>{if(a&&r.picked[c])return y`<${Un} pair=${c+1} meanings=${t} />`;let i=de(r,c);return i&&y`<p class="meant"><span class="label">${o("meant")}</span> ${i}</p>`};return y`<section class="opened-pairs" aria-label=${o("hands")}>
<ol>${r.hands.map((c,i)=>y`<li key=${i} aria-labelledby=${`opened-${i}`}>
<div class="opened-head">
<h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${qn} after=${i+1} />
</div>
<${zn} hand=${c} at=${i} />
${l(i)}
</li>`)}</ol>
${!r.void&&r.hands.length<O.pairs&&y`<p class="note">${o("all_had_voted")}</p>`}
</section>`}function qn({after:t}){let{view:e,seats:n}=h(),s=e.opened?.votes.filter(r=>r.after===t)??[];return s.length?y`<ul class="opened-votes">${s.map(r=>y`<li key=${r.seat}>
<span class="side-disc ${r.points?"is-right":"is-wrong"}" aria-hidden="true">${r.side}</span>
<span>${n[r.seat].name}</span>
<span class="hush">${o(r.points?"voted_right":"voted_wrong",{side:r.side,n:t})}</span>
${r.why&&y`<q class="why">${me(r)}</q>`}
</li>`)}</ul>`:null}function zn({hand:t,at:e}){let n=h().view.opened,{look:s}=k(),r=n.picked[e],a=r===null?null:r-1,l=D.map(i=>i===n.side?n.machine:a),c=t.map((i,p)=>p).filter(i=>!l.includes(i));return y`<${F} pictures=${t}>${i=>{let p=m=>m===null?y`<p class="place">–</p>`:y`<${B} label=${o(vt(n,e,m))} onLook=${()=>s(`hand ${e} ${m}`)}>
${i(t[m])}<//>`,u=(m,g)=>y`<figure key=${m} class=${m===n.human?"is-human":"is-machine"}>
${p(l[g])}
<figcaption><span class="side-disc">${m}</span>
${o(m===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,d=o(c.length>1?"left_lying_all":"left_lying");return y`<div class="opened-shown">${D.map(u)}</div>
<div class="opened-rest" role="group" aria-label=${d}>
<p class="note" aria-hidden="true">${d}</p>
<div>${c.map(m=>y`<div key=${m}>${p(m)}</div>`)}</div>
</div>`}}<//>`}function Un({pair:t,meanings:e}){let{view:n}=h(),{sending:s}=k(),r=n.opened?.meant[t-1]??"",a=e.typed[t]??r,l=`meant-${t}`,c=({currentTarget:p})=>e.write(t,p.value);return y`<form class="meant-form" onSubmit=${p=>{p.preventDefault(),e.tell(t)}}>
<label for=${l}>${o("what_meant",{n:t})}</label>
<input id=${l} maxlength=${O.longest_meaning} autocomplete="off" value=${a} onInput=${c} />
<button class="button" aria-disabled=${s}>${o(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as x}from"bombe/preact.js";function Re(t){if(!t?.score.some(({played:r})=>r>1))return"";let e=new Map([...t.seats,...t.people].map(({who:r,name:a})=>[r,a])),s=t.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${e.get(r)} ${z(a)}`);return[...s.length?[o("score",{names:M(s)})]:[],...t.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>o(r.length>1?"score_together":"score_alone",{n:z(a),m:z(l)}))].join(" ")}var Pe=t=>t.outcome?.winners??[];function Y(t,e){let n=Pe(t).map(s=>e[s]);return t.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?o("you_won"):n.length?o("won",{names:M(n.map(({name:s})=>s))}):o("nobody_won")}function Ae({meanings:t}){let{view:e,seats:n,state:s}=h(),r=n.reduce((l,c)=>l+c.score,0),a=s.table?.outcome?.why??"";return x`
<section class="machine verdict" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${Y(e,n)}</h2>
<p>${a}${e.goal!==null&&` ${o("sum_of",{sum:r,goal:e.goal})}`}</p></div>
<${Kt} />
</section>
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
<${Gn} />
<p class="note">${Re(s.table)}</p>
</section>
${e.opened&&!e.opened.void&&x`<h2 class="last-title">${o("last_round")}</h2><${Nt} meanings=${t} />`}`}function Kt(){let{state:t,table:e}=h(),{refused:n}=k(),s=t.table?.people.find(a=>a.who===t.table?.host),r=()=>e.order("start").catch(n);return x`<div class="again">
${Yt(t)?x`<button class="button light" onClick=${r}>${o("rematch")}</button>`:s&&x`<p class="note">${o("host_starts",{name:s.name})}</p>`}
${t.table?.match&&x`<a class="button" href=${`/m/${t.table.match}`}>${o("replay")}</a>`}
<a class="button" href="/?game=imitation">${o("to_the_start")}</a>
</div>`}function Gn(){let{view:t,seats:e}=h(),n=[...e].sort((c,i)=>i.score-c.score||i.responder-c.responder),s=t.history.length>e.length,r=c=>n.map(i=>x`<td key=${i.at}>${c(i)}</td>`),a=c=>x`<strong>${c.score}</strong>${Pe(t).includes(c.at)&&x` <span class="is-winner">${o("winner")}</span>`}`,l=(c,i)=>{let p=s&&i%e.length===0&&i/e.length+1;return x`<tr key=${c.round} class=${i&&i%e.length===0?"is-lap":""}>
<th scope="row">${c.round}${p&&x` <span class="note">${o("lap",{n:p})}</span>`}</th>
<td>${c.void||!c.side?o("void_short"):W(c.side)}</td>
${r(u=>x`<${Qn} round=${c} seat=${u} />`)}
</tr>`};return x`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
<thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>
${n.map(c=>x`<th key=${c.at} scope="col">${c.name}</th>`)}</tr></thead>
<tbody>${t.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${o("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${o("as_responder")}</th><td></td>${r(c=>c.responder)}</tr>
</tfoot>
</table></div>`}function Qn({round:t,seat:e}){if(e.at===t.responder){let r=t.void?"–":t.points[e.at];return x`${r} <span class="note">${o("answered")}</span>`}let n=t.votes.find(r=>r.seat===e.at);if(!n)return"–";let s=x`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return x`${n.points} ${s} <span class="note">${o("pair",{n:n.after})}</span>`}function Be(t){let[e,n]=Jn({polite:"",urgent:""}),s=Yn(null);return Vn(()=>{if(!t)return;let a=Zn(s.current,t);s.current=t,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[t?.view,t?.state.table]),{news:e,tell:a=>n({polite:a,urgent:""})}}var Xn=({state:{table:t}},{state:{table:e}})=>t&&e&&t.matches!==e.matches;function Zn(t,e){let{state:n,view:s,seats:r,role:a,ended:l}=e,c=t&&Xn(t,e)?null:t;return l?{urgent:c?.ended?"":n.table?.outcome?.why}:c?to(c,e):{polite:mt(s,r,a)}}function to({view:t,seats:e},{view:n,seats:s,role:r}){if(n.over)return t.over?{}:{urgent:`${Y(n,s)}.`};if(n.phase==="score"&&t.phase!=="score")return{urgent:V(n,s).join(" ")};let a=[];["resting","phase","pair","round"].some(c=>n[c]!==t[c])&&a.push(mt(n,s,r)),n.round===t.round&&a.unshift(...eo(e,s),...no(t,n));for(let{at:c,away:i,name:p}of s)i!==e[c].away&&a.push(o(i?"went_away":"came_back",{name:p}));return{polite:a.filter(Boolean).join(" ")}}function eo(t,e){let n=a=>e.filter(l=>l[a]&&!t[l.at][a]),s=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&o("news_voted"),r("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:M(s("voted"))}),s("passed").length&&o("have_passed",{names:M(s("passed"))})].filter(Boolean)}function no({opened:t},{opened:e,you:n,responder:s}){return!t||!e||n===s?[]:e.meant.flatMap((r,a)=>r&&r!==t.meant[a]?[`${o("pair_told",{n:a+1})} ${r}`]:[])}function mt(t,e,n){let{name:s}=e[t.responder],r=t.pair;return t.resting?o("resting"):t.over||t.phase==="score"?"":t.phase==="pick"?n==="responder"?o("news_choose",{n:r}):o("choosing",{name:s,n:r}):t.phase!=="vote"?"":n==="interrogator"&&t.you!==null&&t.waiting.includes(t.you)?o("news_pair",{n:r,worth:ct(r)}):o("news_shown",{n:r})}import{html as J,useState as ft}from"bombe/preact.js";import{html as q,useState as oo}from"bombe/preact.js";var $t="R",so={L:"left",R:"right",guide:"guide"};function We({name:t}){let e=so[t],n=new URL(`example-${e}.webp`,import.meta.url).href;return q`<span class="card-picture is-ready">
<img src=${n} alt=${o(`example_${e}`)} width="400" height="400" />
</span>`}var ro=({side:t})=>q`<span class="example-was">
<${E} of=${t===$t?"person":"machine"} size=${18} />
${o(t===$t?"example_human":"machine")}
</span>`;function Fe(){let[t,e]=oo(null);return q`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${We} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${D.map(n=>q`<figure key=${n} class="${t&&(n===$t?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${t&&q`<${ro} side=${n} />`}</figcaption>
<${We} name=${n} />
<button class="button" aria-pressed=${t===n} onClick=${()=>e(n)}>
${o("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${t?q`<strong>${o(t===$t?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var ao=["start_1","start_2","start_3","start_4"];function He(){let[t,e]=ft(it("mode").default),[n,s]=ft(it("hand").default),[r,a]=ft(!1),[l,c]=ft(""),i=async p=>{if(!r){a(!0),c("");try{let u=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:t,hand:n,first:p},bots:pe(),start:!0})}),d=await u.json();if(!u.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(u){c(st(u,o("no_answer"))),a(!1)}}};return J`<div class="start">
<h2>${o("start_title")}</h2>
<${Fe} />
<section class="machine start-ways" aria-label=${o("start_alone")}>
<h2>${o("start_alone")}</h2>
<p class="note">${o("start_bots")}</p>
${l&&J`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>i(2)}>${o("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>i(1)}>${o("be_human")}</button>
</div>
<${je} name="mode" title=${o("mode")} chosen=${t} choose=${e} />
<p class="note">${o(`mode_${t}_more`)}</p>
<${je} name="hand" title=${o("hand_size")} chosen=${n} choose=${s} />
</section>
<section class="start-words" aria-label=${o("rules_round")}>
<ol class="start-steps">${ao.map(p=>J`<li key=${p}>${o(p)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
</section>
</div>`}var je=({name:t,title:e,chosen:n,choose:s})=>J`<fieldset class="choice"><legend>${e}</legend><div>${it(t).choices.map(([r,a])=>J`<label key=${r}>
<input type="radio" name=${t} checked=${n===r} onChange=${()=>s(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function io(t,e,n,{before:s,table:r}){return[co(t,e,n,Q(r,n)[n.responder].name),...lo(s,n,r)].join(" ")}function co(t,e,n,s){let[r,a=""]=e.split(" ");return r==="round"?o("told_round",{n:n.round,name:s}):r==="pick"?o("told_pick",{name:t,n:a}):r==="vote"?o("told_vote",{name:t}):r==="pass"?o("told_pass",{name:t}):r==="next"?o("told_next",{name:t}):r==="meant"?o("told_meant",{name:t,n:a}):o(r==="leave"?"told_left":"told_back",{name:t})}function lo(t,e,n){let s=Q(n,e);return e.over?t.over?[]:[`${Y(e,s)}.`]:e.phase==="score"&&t.phase!=="score"?V(e,s):e.resting&&!t.resting?[o("resting")]:e.phase==="pick"&&e.pair>t.pair?[mt(e,s,"watching")]:[]}function po(t){return t.over?o("part_result"):t.phase==="score"?o("part_votes",{n:t.round}):o("part_pair",{round:t.round,n:t.pair})}function oa(t,e,n){le(n),t.replaceChildren(),uo(e?_`<${mo} table=${e} />`:_`<${He} />`,t)}function mo({table:t}){let e=Vt(t),{view:n}=e,s=n&&ke(t,e,n),r=s&&fe(s.view,s.mine),a=e.table?.matches,{act:l,sending:c,refused:i,alert:p,setAlert:u}=xe(t),[d,m]=ht(null),[g,v]=ht(!1),[$,b]=ht(0),{question:f,setQuestion:w,surely:P}=$o(),{news:X,tell:qe}=Be(t.past?null:s),gt=Ne(l,n?.opened?.meant??[],n?.round,a),ze=[n?.round,n?.pair,n?.phase,s?.ended,a],Z=ee({own:s?.own??[],moment:ze,tell:qe,surely:P,act:l,forget:()=>w(null)}),Ue=re(),Rt={vote:K=>P(o("sure_vote",{side:K}),o("is_human",{side:K}),()=>l(`vote ${K}`)),pass:()=>l("pass")},Pt=n?ge(n,r==="answering"):[],At=(K,Je=null)=>{Pt.some(Xe=>Xe.key===K)&&(Ue.current&&Z.chosen!==null&&Z.aim(),m({key:K,side:Je}))};if(ae(),ie(t.past?null:r,n?.round),Te(s,{choice:Z,voting:Rt,look:At,goOn:gt.goOn,listKeys:()=>v(!0)}),e.closed)return _`<${zt} why=${e.closed} on=${o("to_the_start")} href="/?game=imitation" />`;if(!s||!r)return _`<p class="note">${o(e.table?"nothing_to_see":"dealing")}</p>`;let Ge={final:()=>_`<${Ae} meanings=${gt} />`,opened:()=>_`<${Ke} meanings=${gt} />`,answering:()=>_`<${De} choice=${Z} />`,round:()=>_`<${Ie} voting=${Rt} />`}[r],Qe=s.view.round===1,{deadline:Ve,timer:Ye}=e.table??{};return _`
<${Et.Provider} value=${s}>
<${Ct.Provider} value=${{act:l,sending:c,refused:i,look:At}}>
<${Ot.Provider} value=${{unread:$,setUnread:b}}>
<p class="hush" role="status">${X.polite}</p>
<p class="hush" role="alert">${X.urgent}</p>
${p&&_`<${fo} text=${p} close=${()=>u("")} />`}
${s.ended&&_`<${ho} why=${e.table?.outcome?.why} />`}
<div class="clock-near"><${nt} deadline=${Ve} timer=${Ye} /></div>
<div class="imitation ${r} ${Qe?"is-first":""} ${t.past?"is-past":""}">
<${Oe} kind=${r} />
<div class="part">${Ge()}</div>
<${Me} />
</div>
${d&&_`<${Ce} sights=${Pt} shown=${d.key} side=${d.side}
show=${K=>m(K===null?null:{key:K})} />`}
${g&&_`<${ne} close=${()=>v(!1)} />`}
${f&&_`<${Ft} question=${f} close=${()=>w(null)} yes=${f.go} />`}
<${Jt}><${go} view=${s.view} seats=${s.seats} ended=${s.ended} /><//>
<//><//><//>`}function $o(){let[t,e]=ht(null);return{question:t,setQuestion:e,surely:(s,r,a)=>{let l=()=>{e(null),a()};j.confirm==="on"?e({title:s,yes:r,go:l}):a()}}}var fo=({text:t,close:e})=>_`<p class="alert" role="alert">${t} <button class="quiet" onClick=${e}>${o("close")}</button></p>`,ho=({why:t})=>_`<section class="machine ended" tabindex="-1" data-home><p><strong>${t}</strong></p><${Kt} /></section>`;function go({view:t,seats:e,ended:n}){let{name:s,me:r}=e[t.responder],a=!t.over&&_`, ${o("round_of",{n:t.round,all:lt(t)})}`,l=!t.over&&!n&&t.phase!=="score",c=_`<span class="bar-short">
<strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong>
<span>· ${o("pair",{n:`${t.pair}/${O.pairs}`})}</span></span>`;return _`<p class="bar-text"><span class="bar-long">${ue(t.mode)}${a}</span>
${l&&c}</p>`}export{io as inWords,oa as mount,po as partOf};
