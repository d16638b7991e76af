import{html as wn,useEffect as vn,useState as Sn}from"bombe/preact.js";var yt=class{#t;#e=0;#n=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#n)return;this.#n=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(e?.headers.get("bombe-now"));n&&this.set(n)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},ue=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var Bt={},bt="en";function de(t){Bt=t.words,bt=t.lang}function s(t,e={}){let n=Bt[t];if(n===void 0)throw new Error(`no words for ${t}`);return xn(n,e)}var xn=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>String(e[o]??n)),O=t=>new Intl.ListFormat(bt,{type:"conjunction"}).format(t);function at(t,e=0,n={}){let o={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(bt,{...o,...n}).format(t).replace("-","−")}function V(t,e,n=0,o={}){let a=new Intl.PluralRules(bt,{minimumFractionDigits:n}).select(Math.abs(e))==="one"&&(e===1||Bt[`${t}_1`].includes("{n}"));return s(a?`${t}_1`:`${t}_n`,{n:at(e,n,o)})}var jt=new yt;function _t({deadline:t,timer:e=0}){let[,n]=Sn(0);if(vn(()=>{if(!t)return;jt.ask(),jt.atLeast(t-e*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let o=Math.min(e||1/0,jt.left(t));return wn`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${ue(o)}</span>
</p>`}import{html as it,useLayoutEffect as En,useRef as On}from"bombe/preact.js";function kt({title:t,cls:e="",close:n,onKey:o,children:r}){let a=On(null);return En(()=>{let c=document.activeElement,p=a.current;if(p)return p.showModal(),p.scrollTop=0,()=>{p.close(),c?.isConnected&&c.focus()}},[]),it`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function me({question:t,yes:e,close:n}){return it`<${kt} title=${t.title} close=${n}>
<p class="note">${t.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function $e({keys:t,close:e,tell:n=s}){return it`<${kt} title=${s("keys")} cls="keylist" close=${e}>
<dl>${t.map(([o,r])=>it`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":it`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${s("close")}</button></div>
<//>`}import{html as W,useEffect as Cn,useRef as Ln,useState as Mn}from"bombe/preact.js";var Dn=300;function fe(t,e){return e.seats.map((n,o)=>{let r=t?.seats[o]?.who,a=t?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:t?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(t&&!a),me:o===e.you}})}var In=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Rn(t){let e=t.charCodeAt(0)-65;return In[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function B({name:t,bot:e}){let n=([...t][0]??" ").toUpperCase();return W`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...Rn(n)].map((o,r)=>o==="1"?W`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:W`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var he=({why:t,on:e,href:n})=>W`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${n}>${e}</a></section>`;function ge({chat:t,you:e}){let n=Ln(null);Cn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[t.length]);let o=t.length>0;return W`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&W`<ol>
${t.map((r,a)=>W`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function ye({table:t,you:e,refused:n}){let[o,r]=Mn("");if(!e?.speak)return W`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await t.order(`say ${c}`)}catch(p){r(c),n(p)}}},l=({currentTarget:i})=>r(i.value);return W`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${Dn} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as w,render as Uo,useState as zt}from"bombe/preact.js";import{html as Tn,render as Pn,useEffect as be,useState as Nn}from"bombe/preact.js";function _e(t){let[e,n]=Nn(t.state);return be(()=>(n(t.state),t.subscribe(n)),[t]),e}var ke=t=>!!(t.table&&t.you&&t.table.host===t.you.who),et=typeof document>"u"?{}:document.documentElement.dataset,xt=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function xe({children:t}){return be(()=>{let e=document.getElementById("bar");e&&Pn(Tn`${t}`,e)}),null}import{useLayoutEffect as we,useRef as ve,useState as Kn}from"bombe/preact.js";var An=400;function Se(){let t=document.activeElement,e=document.querySelector("#skin .is-chosen .button");et.stream==="on"&&!t.closest(".hand")?t.blur():e?.focus({preventScroll:!0})}function Ee({own:t,moment:e,tell:n,surely:o,act:r,forget:a}){let[l,i]=Kn(null),c=ve(null),p=ve(!1);we(()=>{i(null),a()},e),we(()=>{p.current&&Se(),p.current=!1});let d=f=>{c.current=null,p.current=f!==null,i(f),n(f===null?s("news_put_back"):s("news_chosen",{n:t.indexOf(f)+1}))},m=()=>{l!==null&&o(s("sure_send",{n:t.indexOf(l)+1}),s("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:d,press:(f,b)=>{let $={time:Date.now(),pointed:b.detail>0},y=c.current;l!==f?(d(f),c.current=$):(!y||$.pointed!==y.pointed||$.time-y.time>=An)&&m()},send:m,aim:Se}}import{html as zn}from"bombe/preact.js";var qn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Oe=({close:t})=>zn`<${$e} keys=${qn} close=${t} />`;import{useEffect as Ce,useLayoutEffect as Le,useRef as Ft}from"bombe/preact.js";function Me(){let t=Ft(!1);return Ce(()=>{let e=o=>{t.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,e,!0);return()=>{for(let o of n)removeEventListener(o,e,!0)}},[]),t}function De(){let t=Ft(null);Ce(()=>{let e=n=>{let o=n.target;o.closest("dialog")||(t.current=o.closest("#skin")?o:null)};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Le(()=>{if(!t.current||t.current.isConnected||document.activeElement!==document.body)return;t.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function Ie(t,e){let n=Ft(null);Le(()=>{let o=n.current;n.current=t&&`${t} ${e}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[t,e])}var vt,Re={},wt={themes:{},at_large:{}},D={pairs:0,worth:[],longest_meaning:0};function Te(t){de(t),vt=t,Re=t.texts,wt=t,D=t.rules}var St=t=>vt.options[t],Pe=()=>vt.bots,Et=t=>vt.options.mode.choices.find(([e])=>e===t)?.[1]??t,Ht=({text:t})=>Re[t]??t,Ot=({meant:t,themes:e},n)=>t[n]??wt.themes[e?.[n]??""]??null;function Ct({why:t,pair:e}){if(!t)return"";let n=wt.themes[t];return!n||!e?wt.at_large[t]??"":s(t.startsWith("same-")?"why_looks":"why_theme",{n:e,theme:n})}var H=()=>D.worth.map((t,e)=>e+1),Lt=t=>D.worth[t-1];import{html as K}from"bombe/preact.js";import{createContext as Vt,useCallback as We,useContext as Qt,useRef as Bn,useState as Be}from"bombe/preact.js";var M=["L","R"],Y=t=>t==="L"?"R":"L";function Ne(t){return t.you===null?"watching":t.you===t.responder?"responder":"interrogator"}function Ke(t,e){return t.over?"final":t.phase==="score"?"opened":t.hand_cards&&t.phase==="pick"&&e?"answering":"round"}var ct=(t,e)=>fe(t,e).map(n=>({...n,responds:n.at===e.responder})),Ut=t=>(t.hand_cards??[]).map((e,n)=>n).filter(e=>e!==t.machine),Mt=t=>t.lap*t.seats.length,Dt=(t,e)=>t.waiting.filter(n=>n!==t.you).map(n=>e[n].name),Ae=(t,e)=>t?.phase==="over"&&!e.over;function Gt(t,e,n){return n===t.machine?"the_machine":n+1===t.picked[e]?"the_human":"left_lying"}var It=(t,e)=>e===t.machine?s("machines_card",{side:t.side??""}):s("card_n",{n:Ut(t).indexOf(e)+1}),Q=(t,e,n)=>e?`hung ${t} ${e}${n}`:`hung ${t}`,Wn=({gallery:t,history:e},n)=>(t?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[e[o-1].responder],c=(p,d,m,u)=>({key:p,title:d,pictures:[{picture:m,label:u}],round:o});return[c(Q(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((p,d)=>M.map(m=>{let u=`${m}, ${m===l?i:s("machine")}`;return c(Q(o,d+1,m),s("part_pair",{round:o,n:d+1}),p[m],u)}))]});function ze(t,e,n){if(t.over)return Wn(t,n);let o=(d,m,u,f=m)=>({key:d,title:m,pictures:[{picture:u,label:f}]}),r=t.guide?[o("guide",s("guide"),t.guide)]:[],a=t.pairs.map((d,m)=>({key:`pair ${m+1}`,title:s("pair_of",{n:m+1}),pictures:M.map(u=>({picture:d[u],label:u}))})),i=(e&&t.hand_cards||[]).map((d,m)=>o(`card ${m}`,It(t,m),d)),{opened:c}=t,p=(c?.hands??[]).flatMap((d,m)=>d.map((u,f)=>{let b=s(Gt(c,m,f));return o(`hand ${m} ${f}`,s("pair_of",{n:m+1}),u,b)}));return[...r,...a,...i,...p]}function qe(t,e){return t.over?Q(1):e!==null?`card ${e}`:t.phase!=="pick"&&t.pairs.length?`pair ${t.pairs.length}`:"guide"}function je(t,e,n){let o=Ae(e.table,n);return{table:t,state:e,view:n,seats:ct(e.table,n),role:Ne(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Ut(n)}}var Yt=Vt(null),Jt=Vt(null),Xt=Vt(null);function Zt(t){if(t===null)throw new Error("this is no part of a match");return t}var g=()=>Zt(Qt(Yt)),k=()=>Zt(Qt(Jt)),te=()=>Zt(Qt(Xt));function Fe(t){let[e,n]=Be(""),[o,r]=Be(!1),a=Bn(!1),l=We(c=>n(xt(c,s("no_answer"))),[]);return{act:We(async(...c)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let p of c)await t.act(p)}catch(p){l(p)}finally{a.current=!1,r(!1)}}},[t]),sending:o,refused:l,alert:e,setAlert:n}}import{html as C,useEffect as ee,useState as ne}from"bombe/preact.js";import{html as P}from"bombe/preact.js";var jn={left:P`<path d="M15 5l-7 7l7 7" />`,right:P`<path d="M9 5l7 7l-7 7" />`,lock:P`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:P`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:P`<path d="M6 6l12 12M18 6l-12 12" />`,person:P`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:P`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" /><circle cx="12" cy="12" r="3" />`,machine:P`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},v=({of:t,size:e=20})=>P`<svg class="sign" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${jn[t]}
</svg>`,He=({n:t,all:e})=>P`<span class="pips" aria-hidden="true">
${e.map(n=>P`<i key=${n} class=${n<=t?"is-on":""}></i>`)}
</span>`;var Ue=()=>{let{pictures:t}=g().table;return({name:e})=>t+e};function Ge(t){let[e,n]=ne(""),o=t.filter(a=>a!==void 0).map(Ue()),r=o.join(" ");return ee(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),e===r}var Fn=({currentTarget:t})=>t.parentElement?.classList.add("is-missing");function oe({picture:t,ready:e,lazy:n=!1}){let o=Ue();return C`<span class="card-picture ${e?"is-ready":""}">
${e&&C`<img key=${t.name} src=${o(t)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Fn} />`}
<span class="hush">${Ht(t)}</span>
</span>`}function J({pictures:t,children:e}){let n=Ge(t);return e(o=>C`<${oe} picture=${o} ready=${n} />`)}var j=({label:t,onLook:e,pressed:n,children:o})=>C`<button class="look" type="button" aria-pressed=${n} onClick=${e}>
<span class="hush">${s("enlarge",{what:t})}. </span>${o}
</button>`,Rt=({picture:t,label:e,onLook:n})=>C`<${j} label=${e} onLook=${n}><${oe} picture=${t} ready=${!0} lazy=${!0} /><//>`;function Tt({pairs:t,large:e,place:n,look:o,heads:r=!0}){let a=t.map(i=>Ge(M.map(c=>i?.[c]))),l=(i,c)=>{let p=t[i-1]?.[c];return p?C`<${j} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${oe} picture=${p} ready=${a[i-1]} />
<//>`:C`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return C`<div class="sides">
${M.map(i=>C`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&C`<span class="note">${s("pair_of",{n:e})}</span>`}</p>
<ol class="lane-cards">${H().map(c=>C`<li key=${c===e?"large":c} class=${c===e?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function Hn(){let t=matchMedia("(max-width: 699px) and (orientation: portrait)"),[e,n]=ne(t.matches);return ee(()=>{let o=()=>n(t.matches);return t.addEventListener("change",o),()=>t.removeEventListener("change",o)},[]),e}function Ve({sights:t,shown:e,side:n=null,show:o}){let r=Hn(),[a,l]=ne({key:e,side:n}),i=r&&a.key===e?a.side:null,c=t.findIndex(h=>h.key===e),p=()=>o(null);if(ee(()=>{c<0&&p()}),c<0)return null;let{key:d,title:m,pictures:u}=t[c],f=h=>o(t[(c+h+t.length)%t.length].key),b=h=>{if(!(h.ctrlKey||h.altKey||h.metaKey)){if(h.key==="ArrowLeft")f(-1);else if(h.key==="ArrowRight")f(1);else if(h.key==="e"||h.key==="E")p();else return;h.preventDefault(),h.stopPropagation()}},$=u.length>1,y=({picture:h,label:S},N)=>{let X=()=>l({key:d,side:i===S?null:S});return C`<figure key=${S}>
${$&&C`<p class="side-disc">${S}</p>`}
${r&&$?C`<${j} label=${s("side",{side:S})} pressed=${i===S} onLook=${X}>
${N(h)}<//>`:N(h)}
<figcaption class="note" aria-hidden="true">
${S!==m&&!$&&C`<strong>${S}.</strong> `}${Ht(h)}</figcaption>
</figure>`};return C`<${kt} title=${m} cls="enlarged" close=${p} onKey=${b}>
<${J} key=${d} pictures=${u.map(h=>h.picture)}>${h=>C`<div class="enlarged-cards n${u.length} ${i?`near-${i}`:""}">
${u.map(S=>y(S,h))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>f(-1)}><${v} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>f(1)}><${v} of="right" /></button>
<button class="button filled" autofocus onClick=${p}>${s("close")}</button>
</div>
<//>`}function Qe({kind:t}){let{view:e,ended:n}=g(),o=e.mode==="gnirut";return K`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${e.guide?K`<${Un} picture=${e.guide} />`:K`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${t==="round"&&!n&&K`<${Gn} />`}
${t==="answering"&&K`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function Un({picture:t}){let{look:e}=k();return K`<${J} pictures=${[t]}>${o=>K`<${j} label=${s("guide")} onLook=${()=>e("guide")}>${o(t)}<//>`}<//>`}function Gn(){let{view:t,seats:e,role:n}=g(),{name:o}=e[t.responder],{side:r}=t,a=n==="responder";return K`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&K`<p class="note is-needed covered">${s("sides",{machine:r,human:Y(r)})}</p>`}
${!a&&t.mode==="gnirut"&&K`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as A,useState as Xn}from"bombe/preact.js";import{html as R,useEffect as se,useRef as Vn,useState as Ye}from"bombe/preact.js";function Je(){let{view:t,seats:e,state:n}=g();return R`<aside class="people" aria-label=${s("at_the_table")}>
<${_t} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!t.over&&R`<ul class="seats" aria-label=${s("players")}>
${e.map(o=>R`<${Qn} key=${o.at} seat=${o} />`)}
</ul>`}
<${Jn} />
</aside>`}function Qn({seat:t}){let{view:e,ended:n}=g(),o=e.phase==="score"?e.opened:null,r=o?.votes.find(p=>p.seat===t.at),a=[t.me&&s("you"),t.bot&&s("bot"),Yn(t,e,r,n)],l=o&&!o.void?o.points[t.at]:null,i=r?.points?"is-right":"is-wrong",c=r?R`<span class="side-disc ${i}" aria-hidden="true">${r.side}</span>`:t.voted&&e.phase!=="score"?R`<${v} of="lock" />`:R`<span></span>`;return R`<li class=${t.away?"is-away":""}>
<${B} name=${t.name} bot=${t.bot} />
<p><strong>${t.name}</strong><span>${a.filter(Boolean).join(", ")}</span>
${r?.why&&R`<q class="why">${Ct(r)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${t.score}${l!==null&&R`<span>+${l}</span>`}</p>
</li>`}function Yn(t,e,n,o){return t.away?s("away"):n?s(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):t.voted&&e.phase!=="score"?s("voted_after",{n:t.voted}):o?"":t.responds?s(e.phase==="score"?"answered":"answers"):e.phase==="score"?t.ready?s("ready"):"":e.phase!=="vote"?"":t.passed?s("passed"):s("thinking")}function Jn(){let{table:t,state:e,view:n,seats:o,role:r,ended:a}=g(),{refused:l}=k(),{setUnread:i}=te(),c=Vn(null),[p,d]=Ye(!1),[m,u]=Ye(e.chat.length);se(()=>{let $=new IntersectionObserver(([y])=>d(y.isIntersecting),{threshold:.5});return c.current&&$.observe(c.current),()=>$.disconnect()},[]),se(()=>{p&&u(e.chat.length)},[p,e.chat.length]),se(()=>i(Math.max(0,e.chat.length-m)),[m,e.chat.length]);let f=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&e.you?.speak,{name:b}=o[n.responder];return R`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${ge} chat=${e.chat} you=${e.you} />
${f&&e.chat.length===0&&R`<p class="note">${s("who_reads",{name:b})}</p>`}
<${ye} table=${t} you=${e.you} refused=${l} />
</section>`}function nt(){let{unread:t}=te(),e=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=t>0&&R` <span class="unread"><span aria-hidden="true">${t}</span>
<span class="hush">${V("new_lines",t)}</span></span>`;return R`<button class="button chat-key" onClick=${e}><${v} of="talk" />${s("chat")}${n}</button>`}function Xe({choice:t}){let{view:e}=g(),{chosen:n,choose:o}=t,r=Y(e.side),a=e.hand_cards??[];return A`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(e.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:e.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${H().map(l=>A`<i key=${l} class=${l<=e.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:e.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${v} of="close" />${s("not_this")}</button>
<${nt} />
</div>
</section>
<${Zn} choice=${t} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${J} pictures=${a}>${l=>A`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>A`<${to} key=${i.name} choice=${t} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function Zn({choice:{chosen:t,choose:e},human:n,cards:o}){let{view:r,own:a}=g(),{look:l}=k(),[i,c]=Xn(!1),p={[n]:t===null?void 0:o[t]};p[Y(n)]=o[r.machine??-1];let d=H().map($=>$===r.pair?p:r.pairs[$-1]??null),m=($,y)=>$===r.pair&&y===n?s("your_place"):s("pair",{n:$}),u=($,y)=>$<r.pair?`pair ${$}`:`card ${y===n?t:r.machine}`,f=$=>{$.preventDefault(),c(!0)},b=$=>{$.preventDefault(),c(!1);let y=Number($.dataTransfer?.getData("text/plain")||NaN);a.includes(y)&&e(y)};return A`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${f} onDragLeave=${()=>c(!1)} onDrop=${b}>
<p class="label">${s("as_they_see")}</p>
<${Tt} pairs=${d} large=${r.pair} place=${m} heads=${!1}
look=${($,y)=>l(u($,y),y)} />
</section>`}function to({choice:{chosen:t,choose:e,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=g(),{sending:c,look:p}=k(),d=r===l.machine,m=t===r,u=i.indexOf(r)+1,f=h=>h.dataTransfer?.setData("text/plain",String(r)),b=()=>t!==null&&e(t),$=A`<kbd>${m?"↵":u}</kbd>`,y=d?s("machines_card",{side:l.side??""}):u===1?s("yours"):"";return A`<li class=${d?"is-taken":m?"is-chosen":""}>
<p class="label">${y}</p>
<div class="hand-card" draggable=${!d} onDragStart=${f} onDragEnd=${b}>
<${j} label=${It(l,r)} onLook=${()=>p(`card ${r}`)}>${a(o)}<//>
${d&&A`<span class="taken"><${v} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${d?A`<p class="note">${s("not_yours")}</p>`:A`<button class="button ${m?"light":""}" aria-disabled=${c}
onClick=${h=>n(r,h)}>
${s(m?"send_this":"choose")}<span class="hush"> ${It(l,r)}</span> ${$}
</button>`}
</li>`}import{html as T}from"bombe/preact.js";function Ze({voting:t}){let{view:e,seats:n,ended:o}=g(),{look:r}=k(),a=Math.max(e.pairs.length,1),l=n[e.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return T`
<section class="pairs" aria-label=${s("pairs")}>
<${Tt} pairs=${H().map(c=>e.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,p)=>r(`pair ${c}`,p)} />
</section>
<${eo} voting=${t} />`}function eo({voting:t}){let{table:e,view:n,role:o,mine:r,ended:a}=g();if(a||e.past)return null;let l=o==="interrogator"&&n.phase==="vote"&&r;return T`<section class="machine dock ${`${l?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?T`<${no} ...${t} />`:T`<${oo} />`}
<${nt} />
</section>`}function no({vote:t,pass:e}){let{view:n}=g(),{sending:o}=k(),r=Lt(n.pair),a=l=>T`<button class="button light vote vote-${l}" aria-disabled=${o} onClick=${()=>t(l)}>
${s("is_human",{side:l})} <kbd>${l}</kbd></button>`;return T`
<p class="vote-worth"><${He} n=${r} all=${H()} />
<strong>${s(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${a("L")}
${n.pair===D.pairs?T`<p class="vote-must note">${s("must_vote")}</p>`:T`<button class="button vote-pass" aria-disabled=${o} onClick=${e}>
${s("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function oo(){let t=g(),{view:e,seats:n}=t,{act:o}=k(),r=Dt(e,n);if(e.you!==null&&e.seats[e.you].gone)return T`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>o("return")}>${s("i_am_back")}</button>`;if(e.resting)return T`<p><strong>${s("resting")}</strong></p>`;let a=so(t),l=e.phase==="pick"&&s("choosing",{name:n[e.responder].name,n:e.pair}),i=r.length?s("waiting_for",{names:O(r)}):"";return T`<p>${a&&T`<strong>${a}</strong> `}${l||i}</p>`}function so({view:t,role:e}){let n=t.you===null?null:t.seats[t.you];if(e==="responder")return s("you_are_silent");if(t.vote){let o=s("you_voted",{side:t.vote,n:n?.voted??""});return T`<${v} of="lock" /> <span class="covered">${o}</span>`}return n?.passed&&t.phase==="vote"?s("you_passed"):""}import{useLayoutEffect as ro}from"bombe/preact.js";function tn(t,{choice:e,voting:n,look:o,goOn:r,listKeys:a}){let l=(i,c,p)=>{if(i.repeat&&c==="Enter"&&p.closest("#skin button"))return!0;if(!t||ao(i,p))return!1;let{view:d,role:m,mine:u,own:f}=t,{chosen:b,choose:$,send:y}=e,h=m==="responder"&&d.phase==="pick"&&u,S=m==="interrogator"&&d.phase==="vote"&&u,N=f[Number(c)-1];if(c==="?")a();else if(c==="e")o(qe(d,b));else if(h&&N!==void 0)$(N);else if(h&&c==="Escape"&&b!==null)$(null);else if(h&&c==="Enter"&&b!==null&&!p.closest("button, a"))y();else if(S&&(c==="l"||c==="r"))n.vote(c==="l"?"L":"R");else if(S&&c==="p"&&d.pair<D.pairs)n.pass();else if(d.phase==="score"&&u&&c==="n")r();else return!1;return!0};ro(()=>{let i=c=>{let p=c.key.length===1?c.key.toLowerCase():c.key;l(c,p,c.target)&&c.preventDefault()};return addEventListener("keydown",i),()=>removeEventListener("keydown",i)})}var ao=(t,e)=>!!(e.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||t.ctrlKey||t.altKey||t.metaKey||t.repeat||et.keys==="off";import{useLayoutEffect as io,useState as co}from"bombe/preact.js";var lo=(t,e)=>Object.keys(t).map(Number).filter(n=>t[n].trim()!==(e[n-1]??""));function en(t,e,n,o){let[r,a]=co({});io(()=>a({}),[n,o]);let l=lo(r,e),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,p)=>a(d=>({...d,[c]:p})),tell:c=>l.includes(c)&&t(i(c)),goOn:()=>t(...l.map(i),"next")}}import{useLayoutEffect as Mo,useRef as Do,useState as Io}from"bombe/preact.js";import{html as _}from"bombe/preact.js";function nn({meanings:t}){let{table:e,view:n,mine:o}=g(),{sending:r}=k(),a=_`<button class="button light" aria-disabled=${r} onClick=${t.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return _`
<${mo} />
${!e.past&&_`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:_`<${po} />`}
<${nt} />
</section>`}
<${$o} meanings=${t} />`}function po(){let{view:t,seats:e,ended:n}=g();if(t.resting)return _`<p><strong>${s("resting")}</strong></p>`;let o=Dt(t,e);return _`<p>${o.length&&!n?s("waiting_for",{names:O(o)}):""}</p>`}function lt(t,e){let n=t.opened,{name:o}=e[t.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(m=>m.points>0).length,c=i===0?"nobody_right":i===l.length?"everybody_right":"some_right",p=t.you===t.responder,d={name:o,points:V("points",a[t.responder])};return[p?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(c,{n:i,all:l.length}),t.mode!=="gnirut"&&!p&&s("responder_scores",d),t.you!==null&&s("you_score",{points:V("points",a[t.you])}),uo(t)&&s("another_lap")].filter(m=>m!==!1)}var uo=t=>t.round===Mt(t)&&!t.last&&!t.over;function mo(){let{view:t,seats:e}=g(),n=t.opened,[o,...r]=lt(t,e),a=t.you===t.responder?s("you"):e[t.responder].name,l=i=>{let c=i===n.human;return _`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${v} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return _`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&_`<p class="verdict-sides" aria-hidden="true">${M.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function $o({meanings:t}){let{view:e,role:n,ended:o}=g(),r=e.opened,a=n==="responder"&&e.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return _`<${go} pair=${i+1} meanings=${t} />`;let c=Ot(r,i);return c&&_`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return _`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>_`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${fo} after=${c+1} />
</div>
<${ho} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<D.pairs&&_`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function fo({after:t}){let{view:e,seats:n}=g(),o=e.opened?.votes.filter(r=>r.after===t)??[];return o.length?_`<ul class="opened-votes">${o.map(r=>_`<li key=${r.seat}>
<span class="side-disc ${r.points?"is-right":"is-wrong"}" aria-hidden="true">${r.side}</span>
<span>${n[r.seat].name}</span>
<span class="hush">${s(r.points?"voted_right":"voted_wrong",{side:r.side,n:t})}</span>
${r.why&&_`<q class="why">${Ct(r)}</q>`}
</li>`)}</ul>`:null}function ho({hand:t,at:e}){let n=g().view.opened,{look:o}=k(),r=n.picked[e],a=r===null?null:r-1,l=M.map(c=>c===n.side?n.machine:a),i=t.map((c,p)=>p).filter(c=>!l.includes(c));return _`<${J} pictures=${t}>${c=>{let p=u=>u===null?_`<p class="place">–</p>`:_`<${j} label=${s(Gt(n,e,u))} onLook=${()=>o(`hand ${e} ${u}`)}>
${c(t[u])}<//>`,d=(u,f)=>_`<figure key=${u} class=${u===n.human?"is-human":"is-machine"}>
${p(l[f])}
<figcaption><span class="side-disc">${u}</span>
${s(u===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,m=s(i.length>1?"left_lying_all":"left_lying");return _`<div class="opened-shown">${M.map(d)}</div>
<div class="opened-rest" role="group" aria-label=${m}>
<p class="note" aria-hidden="true">${m}</p>
<div>${i.map(u=>_`<div key=${u}>${p(u)}</div>`)}</div>
</div>`}}<//>`}function go({pair:t,meanings:e}){let{view:n}=g(),{sending:o}=k(),r=n.opened?.meant[t-1]??"",a=e.typed[t]??r,l=`meant-${t}`,i=({currentTarget:p})=>e.write(t,p.value);return _`<form class="meant-form" onSubmit=${p=>{p.preventDefault(),e.tell(t)}}>
<label for=${l}>${s("what_meant",{n:t})}</label>
<input id=${l} maxlength=${D.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as L}from"bombe/preact.js";function on(t){if(!t?.score.some(({played:r})=>r>1))return"";let e=new Map([...t.seats,...t.people].map(({who:r,name:a})=>[r,a])),o=t.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${e.get(r)} ${at(a)}`);return[...o.length?[s("score",{names:O(o)})]:[],...t.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:at(a),m:at(l)}))].join(" ")}import{html as x}from"bombe/preact.js";var sn=()=>g().view.gallery;function re(t,e,n){if(!t)return{who:"",how:s("fooled_nobody")};let{responder:o}=e[t.round-1];return{who:O(t.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:t.round})}}function ae(t,e){if(!t.length)return{who:"",how:s("quick_nobody")};let n=O(t.map(({seat:a})=>e[a].name)),[{rounds:o}]=t;if(t.length>1)return{who:n,how:V("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:O(o.map(String))})}}function rn(){let{view:t,seats:e}=g(),{look:n}=k(),{fooled:o,quickest:r}=sn(),{who:a,how:l}=re(o,t.history,e),i=ae(r,e);return x`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&x`<div class="hung is-machine"><${Rt} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(Q(o.round,o.pair,t.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${v} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&x`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&x`<div class="honour-faces">${r.map(({seat:c})=>x`<${B} key=${c} name=${e[c].name} bot=${e[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${v} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&x`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function an(){return x`<section class="gallery" aria-label=${s("every_round")}>
<ol>${sn().rounds.map(t=>x`<${yo} key=${t.round} round=${t} />`)}</ol>
</section>`}function yo({round:t}){let{view:e,seats:n}=g(),{look:o}=k(),{void:r,votes:a,responder:l}=e.history[t.round-1],i=n[l],c=`gallery-${t.round}`,p=s("saw_through",{n:t.saw.length,all:a.length}),d=x`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:t.round})}</h3>
<p class="gallery-who"><${B} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${t.human&&x`<span>${s("was_side",{side:t.human})}</span>`}</span></p>
<p class="gallery-saw">${r?s("void_short"):p}</p>
</div>`;if(!t.guide)return x`<li class="paper" aria-labelledby=${c}>${d}</li>`;let m=!r&&t.pairs.length<D.pairs;return x`<li class="paper" aria-labelledby=${c}>
${d}
<div class="gallery-strip n${t.pairs.length}">
<div class="hung-guide"><${Rt} picture=${t.guide} label=${s("guide")}
onLook=${()=>o(Q(t.round))} /><span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${t.pairs.map((u,f)=>x`<${bo} key=${f} round=${t} n=${f+1} />`)}
${m&&x`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${_o} round=${t} />
</li>`}function bo({round:t,n:e}){let{view:n,seats:o}=g(),{look:r}=k(),{votes:a,responder:l,void:i}=n.history[t.round-1],c=a.filter(u=>u.after===e),p=u=>u===t.human?"is-human":"is-machine",d=u=>u===t.human?o[l].name:s("machine"),m=({seat:u,side:f})=>s(i?"voted_void":t.saw.includes(u)?"voted_right":"voted_wrong",{side:f,n:e});return x`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:e})}>
${M.map(u=>x`<div key=${u} class="hung ${p(u)}">
<${Rt} picture=${t.pairs[e-1][u]} label=${`${u}, ${d(u)}`}
onLook=${()=>r(Q(t.round,e,u))} />
<span class="side-disc" aria-hidden="true">${u}</span></div>`)}
${c.length>0&&x`<ul class="gallery-votes">${c.map(u=>x`<li key=${u.seat}>
<${B} name=${o[u.seat].name} bot=${o[u.seat].bot} />
<span class="gallery-name">${o[u.seat].name}</span>
<span class="side-disc ${p(u.side)}" aria-hidden="true">${u.side}</span>
<span class="hush">${m(u)}</span></li>`)}</ul>`}
</div>`}function _o({round:t}){let e=t.pairs.map((n,o)=>({n:o+1,words:Ot(t,o)})).filter(({words:n})=>n);return x`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${e.map(({n,words:o})=>x`<p key=${n}>
${t.pairs.length>1&&x`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!e.length&&x`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as ko,useState as ln}from"bombe/preact.js";var ie=()=>typeof navigator.share=="function";async function cn(t){if(!ie())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var pn=1280,F=32,pt=176,I=130,Pt=I+62,ce=196,xo=24,dn=2e3,z={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function wo(t,e,n){let o=t.gallery,r=o.rounds.filter($=>$.guide).slice(-xo),a=pn-2*F,l=[...e].sort(($,y)=>y.score-$.score).map(({name:$,score:y})=>`${$} ${y}`),i=re(o.fooled,t.history,e),c=ae(o.quickest,e),p=($,{who:y,how:h})=>[$,[y,h].filter(Boolean).join(" ")].join(" · "),d=[{text:n,x:F,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:F,y:102,size:24,width:a},{text:p(s("best_fooled"),i),x:F,y:140,size:19,width:a},{text:p(s("quickest_eye"),c),x:F,y:168,size:19,width:a}],m=[];r.forEach(({round:$,human:y,guide:h,pairs:S,saw:N},X)=>{let U=ce+X*Pt,{responder:dt,votes:mt,void:Z}=t.history[$-1],tt=F+20,$t=Z?s("void_short"):s("saw_through",{n:N.length,all:mt.length});d.push({text:s("round_n",{n:$}),x:tt,y:U+42,size:24,width:pt-24,strong:!0}),d.push({text:e[dt].name,x:tt,y:U+72,size:19,width:pt-24,strong:!0}),d.push({text:s("was_side",{side:y??""}),x:tt,y:U+98,size:17,width:pt-24}),d.push({text:$t,x:tt,y:U+126,size:17,width:pt-24});let G=U+16,rt=F+pt;h&&m.push({picture:h,x:rt,y:G,as:"guide",side:null}),S.forEach((qt,ft)=>{let ht=rt+I+22+ft*(2*I+28);M.forEach((q,E)=>{let Wt=q===y?"human":"machine";m.push({picture:qt[q],x:ht+E*(I+10),y:G,as:Wt,side:q})});let gt=mt.filter(q=>q.after===ft+1).map(({seat:q,side:E})=>`${e[q].name} ${E}`);gt.length&&d.push({text:O(gt),x:ht,y:G+I+24,size:14,width:2*I+10})})});let u=ce+r.length*Pt+48,f=`Bombe · ${s("find_human")} · ${Et(t.mode)}`;d.push({text:f,x:F,y:u-18,size:17,width:a});let b=r.map(($,y)=>({x:F,y:ce+y*Pt,width:a,height:Pt-12}));return{width:pn,height:u,lines:d,cards:m,panels:b}}async function vo({width:t,height:e,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:t,height:e}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:d})=>{let m=new Image;return m.src=a(d),m.decode().then(()=>m,()=>null)}));i.fillStyle=z.desk,i.fillRect(0,0,t,e),i.fillStyle=z.paper;for(let d of r)i.beginPath(),i.roundRect(d.x,d.y,d.width,d.height,10),i.fill();let p=getComputedStyle(document.body).fontFamily;for(let{text:d,x:m,y:u,size:f,width:b,strong:$}of n)i.font=`${$?750:500} ${f}px ${p}`,i.fillStyle=$?z.ink:z.soft,i.fillText(So(d,b,y=>i.measureText(y).width),m,u);return o.forEach((d,m)=>{Eo(i,d,c[m])}),new Promise((d,m)=>l.toBlob(u=>u?d(u):m(new Error(s("no_picture"))),"image/png"))}function So(t,e,n){if(n(t)<=e)return t;let o=[...t];for(;o.length&&n(`${o.join("").trimEnd()}…`)>e;)o.pop();return`${o.join("").trimEnd()}…`}function Eo(t,{x:e,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(t.save(),t.beginPath(),t.roundRect(e+l,n+l,I-2*l,I-2*l,7),t.fillStyle=z.well,t.fill(),t.clip(),a&&t.drawImage(a,e+l,n+l,I-2*l,I-2*l),t.restore(),!r)return;let i=o==="human";t.strokeStyle=z.ink,t.lineWidth=i?3:2,t.setLineDash(i?[]:[6,5]),t.beginPath(),t.roundRect(e+2,n+2,I-4,I-4,10),t.stroke(),t.beginPath(),t.arc(e+24,n+I-24,14,0,2*Math.PI),t.fillStyle=i?z.ink:z.light,t.fill(),i||t.stroke(),t.setLineDash([]),t.fillStyle=i?z.light:z.ink,t.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,t.textAlign="center",t.fillText(r,e+24,n+I-18.5),t.textAlign="start"}var un=()=>ie()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function mn({title:t}){let{view:e,seats:n,table:o}=g(),{refused:r}=k(),[a,l]=ln(!1),[i,c]=ln(!1),p=async()=>{if(!a){l(!0);try{let m=await vo(wo(e,n,t),({name:b})=>o.pictures+b),u=new File([m],"turing.png",{type:m.type}),f={files:[u]};un()&&navigator.canShare(f)&&await cn(f)||Oo(u),c(!0),setTimeout(()=>c(!1),dn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},d=s(i?"picture_saved":un()?"share_picture":"save_picture");return ko`<button class="button" aria-disabled=${a} onClick=${p}>
<span aria-live="polite">${d}</span></button>`}function Oo(t){let e=URL.createObjectURL(t);Object.assign(document.createElement("a"),{href:e,download:t.name}).click(),setTimeout(()=>URL.revokeObjectURL(e),dn)}var le=t=>t.outcome?.winners??[];function ot(t,e){let n=le(t).map(o=>e[o]);return t.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:O(n.map(({name:o})=>o))}):s("nobody_won")}function $n(){let{view:t,seats:e,state:n}=g(),o=e.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=le(t),l=t.you!==null&&a.includes(t.you);return L`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${ot(t,e)}</h2>
<p>${r}${t.goal!==null&&` ${s("sum_of",{sum:o,goal:t.goal})}`}</p></div>
<ol class="standing">${fn(e).map(i=>L`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${B} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${pe}><${mn} title=${ot(t,e)} /><//>
</section>
<${rn} />
<${an} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Co} />
<p class="note">${on(n.table)}</p>
</section>`}var fn=t=>[...t].sort((e,n)=>n.score-e.score||n.responder-e.responder);function pe({children:t=null}){let{state:e,table:n}=g(),{refused:o}=k(),r=e.table?.people.find(l=>l.who===e.table?.host),a=()=>n.order("start").catch(o);return L`<div class="again">
${ke(e)?L`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&L`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${t}
${e.table?.match&&L`<a class="button" href=${`/m/${e.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Co(){let{view:t,seats:e}=g(),n=fn(e),o=t.history.length>e.length,r=i=>n.map(c=>L`<td key=${c.at}>${i(c)}</td>`),a=i=>L`<strong>${i.score}</strong>${le(t).includes(i.at)&&L` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let p=o&&c%e.length===0&&c/e.length+1;return L`<tr key=${i.round} class=${c&&c%e.length===0?"is-lap":""}>
<th scope="row">${i.round}${p&&L` <span class="note">${s("lap",{n:p})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):Y(i.side)}</td>
${r(d=>L`<${Lo} round=${i} seat=${d} />`)}
</tr>`};return L`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>L`<th key=${i.at} scope="col"><${B} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${t.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Lo({round:t,seat:e}){if(e.at===t.responder){let r=t.void?"–":t.points[e.at];return L`${r} <${v} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=t.votes.find(r=>r.seat===e.at);if(!n)return"–";let o=L`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return L`${n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function hn(t){let[e,n]=Io({polite:"",urgent:""}),o=Do(null);return Mo(()=>{if(!t)return;let a=To(o.current,t);o.current=t,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[t?.view,t?.state.table]),{news:e,tell:a=>n({polite:a,urgent:""})}}var Ro=({state:{table:t}},{state:{table:e}})=>t&&e&&t.matches!==e.matches;function To(t,e){let{state:n,view:o,seats:r,role:a,ended:l}=e,i=t&&Ro(t,e)?null:t;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?Po(i,e):{polite:Nt(o,r,a)}}function Po({view:t,seats:e},{view:n,seats:o,role:r}){if(n.over)return t.over?{}:{urgent:`${ot(n,o)}.`};if(n.phase==="score"&&t.phase!=="score")return{urgent:lt(n,o).join(" ")};let a=[];["resting","phase","pair","round"].some(i=>n[i]!==t[i])&&a.push(Nt(n,o,r)),n.round===t.round&&a.unshift(...No(e,o),...Ko(t,n));for(let{at:i,away:c,name:p}of o)c!==e[i].away&&a.push(s(c?"went_away":"came_back",{name:p}));return{polite:a.filter(Boolean).join(" ")}}function No(t,e){let n=a=>e.filter(l=>l[a]&&!t[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:O(o("voted"))}),o("passed").length&&s("have_passed",{names:O(o("passed"))})].filter(Boolean)}function Ko({opened:t},{opened:e,you:n,responder:o}){return!t||!e||n===o?[]:e.meant.flatMap((r,a)=>r&&r!==t.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function Nt(t,e,n){let{name:o}=e[t.responder],r=t.pair;return t.resting?s("resting"):t.over||t.phase==="score"?"":t.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):t.phase!=="vote"?"":n==="interrogator"&&t.you!==null&&t.waiting.includes(t.you)?s("news_pair",{n:r,worth:Lt(r)}):s("news_shown",{n:r})}import{html as ut,useState as At}from"bombe/preact.js";import{html as st,useState as Ao}from"bombe/preact.js";var Kt="R",zo={L:"left",R:"right",guide:"guide"};function gn({name:t}){let e=zo[t],n=new URL(`example-${e}.webp`,import.meta.url).href;return st`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${e}`)} width="400" height="400" />
</span>`}var qo=({side:t})=>st`<span class="example-was">
<${v} of=${t===Kt?"person":"machine"} size=${18} />
${s(t===Kt?"example_human":"machine")}
</span>`;function yn(){let[t,e]=Ao(null);return st`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${gn} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${M.map(n=>st`<figure key=${n} class="${t&&(n===Kt?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${t&&st`<${qo} side=${n} />`}</figcaption>
<${gn} name=${n} />
<button class="button" aria-pressed=${t===n} onClick=${()=>e(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${t?st`<strong>${s(t===Kt?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var Wo=["start_1","start_2","start_3","start_4"];function _n(){let[t,e]=At(St("mode").default),[n,o]=At(St("hand").default),[r,a]=At(!1),[l,i]=At(""),c=async p=>{if(!r){a(!0),i("");try{let d=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:t,hand:n,first:p},bots:Pe(),start:!0})}),m=await d.json();if(!d.ok)throw new Error(m.error);location.assign(`/r/${m.room}`)}catch(d){i(xt(d,s("no_answer"))),a(!1)}}};return ut`<div class="start">
<h2>${s("start_title")}</h2>
<${yn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&ut`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${bn} name="mode" title=${s("mode")} chosen=${t} choose=${e} />
<p class="note">${s(`mode_${t}_more`)}</p>
<${bn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${Wo.map(p=>ut`<li key=${p}>${s(p)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var bn=({name:t,title:e,chosen:n,choose:o})=>ut`<fieldset class="choice"><legend>${e}</legend><div>${St(t).choices.map(([r,a])=>ut`<label key=${r}>
<input type="radio" name=${t} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function Bo(t,e,n,{before:o,table:r}){return[jo(t,e,n,ct(r,n)[n.responder].name),...Fo(o,n,r)].join(" ")}function jo(t,e,n,o){let[r,a=""]=e.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:t,n:a}):r==="vote"?s("told_vote",{name:t}):r==="pass"?s("told_pass",{name:t}):r==="next"?s("told_next",{name:t}):r==="meant"?s("told_meant",{name:t,n:a}):s(r==="leave"?"told_left":"told_back",{name:t})}function Fo(t,e,n){let o=ct(n,e);return e.over?t.over?[]:[`${ot(e,o)}.`]:e.phase==="score"&&t.phase!=="score"?lt(e,o):e.resting&&!t.resting?[s("resting")]:e.phase==="pick"&&e.pair>t.pair?[Nt(e,o,"watching")]:[]}function Ho(t){return t.over?s("part_result"):t.phase==="score"?s("part_votes",{n:t.round}):s("part_pair",{round:t.round,n:t.pair})}function ai(t,e,n){Te(n),t.replaceChildren(),Uo(e?w`<${Go} table=${e} />`:w`<${_n} />`,t)}function Go({table:t}){let e=_e(t),{view:n}=e,o=n&&je(t,e,n),r=o&&Ke(o.view,o.mine),a=e.table?.matches,{act:l,sending:i,refused:c,alert:p,setAlert:d}=Fe(t),[m,u]=zt(null),[f,b]=zt(!1),[$,y]=zt(0),{question:h,setQuestion:S,surely:N}=Vo(),{news:X,tell:U}=hn(t.past?null:o),dt=en(l,n?.opened?.meant??[],n?.round,a),mt=[n?.round,n?.pair,n?.phase,o?.ended,a],Z=Ee({own:o?.own??[],moment:mt,tell:U,surely:N,act:l,forget:()=>S(null)}),tt=Me(),$t={vote:E=>N(s("sure_vote",{side:E}),s("is_human",{side:E}),()=>l(`vote ${E}`)),pass:()=>l("pass")},G=n?ze(n,r==="answering",o?.seats??[]):[],rt=(E,Wt=null)=>{G.some(kn=>kn.key===E)&&(tt.current&&Z.chosen!==null&&Z.aim(),u({key:E,side:Wt}))},qt=m&&G.find(E=>E.key===m.key);if(De(),Ie(t.past?null:r,n?.round),tn(o,{choice:Z,voting:$t,look:rt,goOn:dt.goOn,listKeys:()=>b(!0)}),e.closed)return w`<${he} why=${e.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return w`<p class="note">${s(e.table?"nothing_to_see":"dealing")}</p>`;let ft={final:()=>w`<${$n} />`,opened:()=>w`<${nn} meanings=${dt} />`,answering:()=>w`<${Xe} choice=${Z} />`,round:()=>w`<${Ze} voting=${$t} />`}[r],ht=o.view.round===1,{deadline:gt,timer:q}=e.table??{};return w`
<${Yt.Provider} value=${o}>
<${Jt.Provider} value=${{act:l,sending:i,refused:c,look:rt}}>
<${Xt.Provider} value=${{unread:$,setUnread:y}}>
<p class="hush" role="status">${X.polite}</p>
<p class="hush" role="alert">${X.urgent}</p>
${p&&w`<${Qo} text=${p} close=${()=>d("")} />`}
${o.ended&&w`<${Yo} why=${e.table?.outcome?.why} />`}
<div class="clock-near"><${_t} deadline=${gt} timer=${q} /></div>
<div class="imitation ${r} ${ht?"is-first":""} ${t.past?"is-past":""}">
${r!=="final"&&w`<${Qe} kind=${r} />`}
<div class="part">${ft()}</div>
<${Je} />
</div>
${m&&w`<${Ve} sights=${G.filter(E=>E.round===qt?.round)} shown=${m.key} side=${m.side}
show=${E=>u(E===null?null:{key:E})} />`}
${f&&w`<${Oe} close=${()=>b(!1)} />`}
${h&&w`<${me} question=${h} close=${()=>S(null)} yes=${h.go} />`}
<${xe}><${Jo} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function Vo(){let[t,e]=zt(null);return{question:t,setQuestion:e,surely:(o,r,a)=>{let l=()=>{e(null),a()};et.confirm==="on"?e({title:o,yes:r,go:l}):a()}}}var Qo=({text:t,close:e})=>w`<p class="alert" role="alert">${t} <button class="quiet" onClick=${e}>${s("close")}</button></p>`,Yo=({why:t})=>w`<section class="machine ended" tabindex="-1" data-home><p><strong>${t}</strong></p><${pe} /></section>`;function Jo({view:t,seats:e,ended:n}){let{name:o,me:r}=e[t.responder],a=!t.over&&w`, ${s("round_of",{n:t.round,all:Mt(t)})}`,l=!t.over&&!n&&t.phase!=="score",i=!t.over&&!n&&Xo(t),c=w`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${t.pair}/${D.pairs}`})}</span>
${i&&w`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span><span class="hush">${i.words}</span></span>`}</span>`;return w`<p class="bar-text"><span class="bar-long">${Et(t.mode)}${a}${i&&w`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function Xo({goal:t,needed:e}){if(t===null||e===null)return null;let n=t-e;return{goal:t,sum:n,words:e?s("goal_to_go",{sum:n,goal:t,needed:e}):s("goal_reached",{goal:t})}}export{Xo as goalOf,Bo as inWords,ai as mount,Ho as partOf};
