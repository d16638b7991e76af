import{html as Ln,useEffect as Dn,useState as Tn}from"bombe/preact.js";var be=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},$t=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Fe={},_e="en";function ht(e){Fe=e.words,_e=e.lang}function s(e,t={}){let n=Fe[e];if(n===void 0)throw new Error(`no words for ${e}`);return Mn(n,t)}var Mn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),E=e=>new Intl.ListFormat(_e,{type:"conjunction"}).format(e);function ie(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(_e,{...o,...n}).format(e).replace("-","−")}function Q(e,t,n=0,o={}){let a=new Intl.PluralRules(_e,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Fe[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:ie(t,n,o)})}var je=new be;function ke({deadline:e,timer:t=0}){let[,n]=Tn(0);if(Dn(()=>{if(!e)return;je.ask(),je.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,je.left(e));return Ln`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${$t(o)}</span>
</p>`}import{html as ce,useLayoutEffect as Rn,useRef as In}from"bombe/preact.js";function xe({title:e,cls:t="",close:n,onKey:o,children:r}){let a=In(null);return Rn(()=>{let c=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),c?.isConnected&&c.focus()}},[]),ce`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function gt({question:e,yes:t,close:n}){return ce`<${xe} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function yt({keys:e,close:t,tell:n=s}){return ce`<${xe} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>ce`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":ce`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as B,useEffect as Nn,useRef as Pn,useState as An}from"bombe/preact.js";var Kn=300;function bt(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var qn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function zn(e){let t=e.charCodeAt(0)-65;return qn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function W({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return B`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${n}</text>
${[...zn(n)].map((o,r)=>o==="1"?B`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:B`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var _t=({why:e,on:t,href:n})=>B`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function kt({chat:e,you:t}){let n=Pn(null);Nn(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return B`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&B`<ol>
${e.map((r,a)=>B`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function xt({table:e,you:t,refused:n}){let[o,r]=An("");if(!t?.speak)return B`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(u){r(c),n(u)}}},l=({currentTarget:i})=>r(i.value);return B`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${Kn} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as w,render as rs,useState as Be}from"bombe/preact.js";import{html as Bn,render as Wn,useEffect as wt,useState as Fn}from"bombe/preact.js";function vt(e){let[t,n]=Fn(e.state);return wt(()=>(n(e.state),e.subscribe(n)),[e]),t}var St=e=>!!(e.table&&e.you&&e.table.host===e.you.who),H=typeof document>"u"?{}:document.documentElement.dataset,we=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Et({children:e}){return wt(()=>{let t=document.getElementById("bar");t&&Wn(Bn`${e}`,t)}),null}import{useLayoutEffect as Ot,useRef as Ct,useState as jn}from"bombe/preact.js";var Hn=400;function Mt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");H.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Lt({own:e,moment:t,tell:n,surely:o,act:r,forget:a}){let[l,i]=jn(null),c=Ct(null),u=Ct(!1);Ot(()=>{i(null),a()},t),Ot(()=>{u.current&&Mt(),u.current=!1});let d=$=>{c.current=null,u.current=$!==null,i($),n($===null?s("news_put_back"):s("news_chosen",{n:e.indexOf($)+1}))},m=()=>{l!==null&&o(s("sure_send",{n:e.indexOf(l)+1}),s("send_this"),()=>r(`pick ${l+1}`))};return{chosen:l,choose:d,press:($,b)=>{let f={time:Date.now(),pointed:b.detail>0},y=c.current;l!==$?(d($),c.current=f):(!y||f.pointed!==y.pointed||f.time-y.time>=Hn)&&m()},send:m,aim:Mt}}import{html as Un}from"bombe/preact.js";var Gn=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Dt=({close:e})=>Un`<${yt} keys=${Gn} close=${e} />`;import{useEffect as Tt,useLayoutEffect as Rt,useRef as He}from"bombe/preact.js";function It(){let e=He(!1);return Tt(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function Nt(){let e=He(null);Tt(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),Rt(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function Pt(e,t){let n=He(null);Rt(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Se,At={},ve={themes:{},at_large:{}},D={pairs:0,worth:[],longest_meaning:0};function Kt(e){ht(e),Se=e,At=e.texts,ve=e,D=e.rules}var Ee=e=>Se.options[e],qt=()=>Se.bots,Oe=e=>Se.options.mode.choices.find(([t])=>t===e)?.[1]??e,Ue=({text:e})=>At[e]??e,Ce=({meant:e,themes:t},n)=>e[n]??ve.themes[t?.[n]??""]??null;function Me({why:e,pair:t}){if(!e)return"";let n=ve.themes[e];return!n||!t?ve.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var U=()=>D.worth.map((e,t)=>t+1),Le=e=>D.worth[e-1];import{html as A}from"bombe/preact.js";import{createContext as Qe,useCallback as Ht,useContext as Ye,useRef as Qn,useState as Ut}from"bombe/preact.js";var L=["L","R"],J=e=>e==="L"?"R":"L";function zt(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function Bt(e,t){return e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var le=(e,t)=>bt(e,t).map(n=>({...n,responds:n.at===t.responder})),Ge=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),De=e=>e.lap*e.seats.length,Te=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),Wt=(e,t)=>e?.phase==="over"&&!t.over;function Ve(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var Re=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Ge(e).indexOf(t)+1}),Y=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,Vn=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(u,d,m,p)=>({key:u,title:d,pictures:[{picture:m,label:p}],round:o});return[c(Y(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((u,d)=>L.map(m=>{let p=`${m}, ${m===l?i:s("machine")}`;return c(Y(o,d+1,m),s("part_pair",{round:o,n:d+1}),u[m],p)}))]});function Ft(e,t,n){if(e.over)return Vn(e,n);let o=(d,m,p,$=m)=>({key:d,title:m,pictures:[{picture:p,label:$}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((d,m)=>({key:`pair ${m+1}`,title:s("pair_of",{n:m+1}),pictures:L.map(p=>({picture:d[p],label:p}))})),i=(t&&e.hand_cards||[]).map((d,m)=>o(`card ${m}`,Re(e,m),d)),{opened:c}=e,u=(c?.hands??[]).flatMap((d,m)=>d.map((p,$)=>{let b=s(Ve(c,m,$));return o(`hand ${m} ${$}`,s("pair_of",{n:m+1}),p,b)}));return[...r,...a,...i,...u]}function jt(e,t){return e.over?Y(1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Gt(e,t,n){let o=Wt(t.table,n);return{table:e,state:t,view:n,seats:le(t.table,n),role:zt(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Ge(n)}}var Je=Qe(null),Xe=Qe(null),Ze=Qe(null);function et(e){if(e===null)throw new Error("this is no part of a match");return e}var g=()=>et(Ye(Je)),k=()=>et(Ye(Xe)),tt=()=>et(Ye(Ze));function Vt(e){let[t,n]=Ut(""),[o,r]=Ut(!1),a=Qn(!1),l=Ht(c=>n(we(c,s("no_answer"))),[]);return{act:Ht(async(...c)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of c)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:o,refused:l,alert:t,setAlert:n}}import{html as O,useEffect as nt,useState as ot}from"bombe/preact.js";import{html as N}from"bombe/preact.js";var Yn={left:N`<path d="M15 5l-7 7l7 7" />`,right:N`<path d="M9 5l7 7l-7 7" />`,lock:N`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:N`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:N`<path d="M6 6l12 12M18 6l-12 12" />`,person:N`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:N`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:N`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},v=({of:e,size:t=20})=>N`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${Yn[e]}
</svg>`,Qt=({n:e,all:t})=>N`<span class="pips" aria-hidden="true">
${t.map(n=>N`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;var Yt=()=>{let{pictures:e}=g().table;return({name:t})=>e+t};function Jt(e){let[t,n]=ot(""),o=e.filter(a=>a!==void 0).map(Yt()),r=o.join(" ");return nt(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Jn=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function st({picture:e,ready:t,lazy:n=!1}){let o=Yt();return O`<span class="card-picture ${t?"is-ready":""}">
${t&&O`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Jn} />`}
<span class="hush">${Ue(e)}</span>
</span>`}function X({pictures:e,children:t}){let n=Jt(e);return t(o=>O`<${st} picture=${o} ready=${n} />`)}var F=({label:e,onLook:t,pressed:n,children:o})=>O`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,Ie=({picture:e,label:t,onLook:n})=>O`<${F} label=${t} onLook=${n}><${st} picture=${e} ready=${!0} lazy=${!0} /><//>`;function Ne({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>Jt(L.map(c=>i?.[c]))),l=(i,c)=>{let u=e[i-1]?.[c];return u?O`<${F} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${st} picture=${u} ready=${a[i-1]} />
<//>`:O`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return O`<div class="sides">
${L.map(i=>O`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&O`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${U().map(c=>O`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function Xn(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=ot(e.matches);return nt(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function Xt({sights:e,shown:t,side:n=null,show:o}){let r=Xn(),[a,l]=ot({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex(h=>h.key===t),u=()=>o(null);if(nt(()=>{c<0&&u()}),c<0)return null;let{key:d,title:m,pictures:p}=e[c],$=h=>o(e[(c+h+e.length)%e.length].key),b=h=>{if(!(h.ctrlKey||h.altKey||h.metaKey)){if(h.key==="ArrowLeft")$(-1);else if(h.key==="ArrowRight")$(1);else if(h.key==="e"||h.key==="E")u();else return;h.preventDefault(),h.stopPropagation()}},f=p.length>1,y=({picture:h,label:S},P)=>{let Z=()=>l({key:d,side:i===S?null:S});return O`<figure key=${S}>
${f&&O`<p class="side-disc">${S}</p>`}
${r&&f?O`<${F} label=${s("side",{side:S})} pressed=${i===S} onLook=${Z}>
${P(h)}<//>`:P(h)}
<figcaption class="note" aria-hidden="true">
${S!==m&&!f&&O`<strong>${S}.</strong> `}${Ue(h)}</figcaption>
</figure>`};return O`<${xe} title=${m} cls="enlarged" close=${u} onKey=${b}>
<${X} key=${d} pictures=${p.map(h=>h.picture)}>${h=>O`<div class="enlarged-cards n${p.length} ${i?`near-${i}`:""}">
${p.map(S=>y(S,h))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>$(-1)}><${v} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>$(1)}><${v} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${s("close")}</button>
</div>
<//>`}function Zt({kind:e}){let{view:t,ended:n}=g(),o=t.mode==="gnirut";return A`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?A`<${Zn} picture=${t.guide} />`:A`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&A`<${eo} />`}
${e==="answering"&&A`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function Zn({picture:e}){let{look:t}=k();return A`<${X} pictures=${[e]}>${o=>A`<${F} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function eo(){let{view:e,seats:t,role:n}=g(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return A`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&A`<p class="note is-needed covered">${s("sides",{machine:r,human:J(r)})}</p>`}
${!a&&e.mode==="gnirut"&&A`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as K,useState as ro}from"bombe/preact.js";import{html as R,useEffect as rt,useRef as to,useState as en}from"bombe/preact.js";function tn(){let{view:e,seats:t,state:n}=g();return R`<aside class="people" aria-label=${s("at_the_table")}>
<${ke} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&R`<ul class="seats" aria-label=${s("players")}>
${t.map(o=>R`<${no} key=${o.at} seat=${o} />`)}
</ul>`}
<${so} />
</aside>`}function no({seat:e}){let{view:t,ended:n}=g(),o=t.phase==="score"?t.opened:null,r=o?.votes.find(u=>u.seat===e.at),a=[e.me&&s("you"),e.bot&&s("bot"),oo(e,t,r,n)],l=o&&!o.void?o.points[e.at]:null,i=r?.points?"is-right":"is-wrong",c=r?R`<span class="side-disc ${i}" aria-hidden="true">${r.side}</span>`:e.voted&&t.phase!=="score"?R`<${v} of="lock" />`:R`<span></span>`;return R`<li class=${e.away?"is-away":""}>
<${W} name=${e.name} bot=${e.bot} />
<p><strong>${e.name}</strong><span>${a.filter(Boolean).join(", ")}</span>
${r?.why&&R`<q class="why">${Me(r)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${l!==null&&R`<span>+${l}</span>`}</p>
</li>`}function oo(e,t,n,o){return e.away?s("away"):n?s(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function so(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=g(),{refused:l}=k(),{setUnread:i}=tt(),c=to(null),[u,d]=en(!1),[m,p]=en(t.chat.length);rt(()=>{let f=new IntersectionObserver(([y])=>d(y.isIntersecting),{threshold:.5});return c.current&&f.observe(c.current),()=>f.disconnect()},[]),rt(()=>{u&&p(t.chat.length)},[u,t.chat.length]),rt(()=>i(Math.max(0,t.chat.length-m)),[m,t.chat.length]);let $=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:b}=o[n.responder];return R`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${kt} chat=${t.chat} you=${t.you} />
${$&&t.chat.length===0&&R`<p class="note">${s("who_reads",{name:b})}</p>`}
<${xt} table=${e} you=${t.you} refused=${l} />
</section>`}function ne(){let{unread:e}=tt(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&R` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${Q("new_lines",e)}</span></span>`;return R`<button class="button chat-key" onClick=${t}><${v} of="talk" />${s("chat")}${n}</button>`}function nn({choice:e}){let{view:t}=g(),{chosen:n,choose:o}=e,r=J(t.side),a=t.hand_cards??[];return K`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${U().map(l=>K`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${v} of="close" />${s("not_this")}</button>
<${ne} />
</div>
</section>
<${ao} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${X} pictures=${a}>${l=>K`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>K`<${io} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function ao({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=g(),{look:l}=k(),[i,c]=ro(!1),u={[n]:e===null?void 0:o[e]};u[J(n)]=o[r.machine??-1];let d=U().map(f=>f===r.pair?u:r.pairs[f-1]??null),m=(f,y)=>f===r.pair&&y===n?s("your_place"):s("pair",{n:f}),p=(f,y)=>f<r.pair?`pair ${f}`:`card ${y===n?e:r.machine}`,$=f=>{f.preventDefault(),c(!0)},b=f=>{f.preventDefault(),c(!1);let y=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(y)&&t(y)};return K`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${$} onDragLeave=${()=>c(!1)} onDrop=${b}>
<p class="label">${s("as_they_see")}</p>
<${Ne} pairs=${d} large=${r.pair} place=${m} heads=${!1}
look=${(f,y)=>l(p(f,y),y)} />
</section>`}function io({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=g(),{sending:c,look:u}=k(),d=r===l.machine,m=e===r,p=i.indexOf(r)+1,$=h=>h.dataTransfer?.setData("text/plain",String(r)),b=()=>e!==null&&t(e),f=K`<kbd>${m?"↵":p}</kbd>`,y=d?s("machines_card",{side:l.side??""}):p===1?s("yours"):"";return K`<li class=${d?"is-taken":m?"is-chosen":""}>
<p class="label">${y}</p>
<div class="hand-card" draggable=${!d} onDragStart=${$} onDragEnd=${b}>
<${F} label=${Re(l,r)} onLook=${()=>u(`card ${r}`)}>${a(o)}<//>
${d&&K`<span class="taken"><${v} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${d?K`<p class="note">${s("not_yours")}</p>`:K`<button class="button ${m?"light":""}" aria-disabled=${c}
onClick=${h=>n(r,h)}>
${s(m?"send_this":"choose")}<span class="hush"> ${Re(l,r)}</span> ${f}
</button>`}
</li>`}import{html as I}from"bombe/preact.js";function on({voting:e}){let{view:t,seats:n,ended:o}=g(),{look:r}=k(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return I`
<section class="pairs" aria-label=${s("pairs")}>
<${Ne} pairs=${U().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,u)=>r(`pair ${c}`,u)} />
</section>
<${co} voting=${e} />`}function co({voting:e}){let{table:t,view:n,role:o,mine:r,ended:a}=g();if(a||t.past)return null;let l=o==="interrogator"&&n.phase==="vote"&&r;return I`<section class="machine dock ${`${l?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?I`<${lo} ...${e} />`:I`<${uo} />`}
<${ne} />
</section>`}function lo({vote:e,pass:t}){let{view:n}=g(),{sending:o}=k(),r=Le(n.pair),a=l=>I`<button class="button light vote vote-${l}" aria-disabled=${o} onClick=${()=>e(l)}>
${s("is_human",{side:l})} <kbd>${l}</kbd></button>`;return I`
<p class="vote-worth"><${Qt} n=${r} all=${U()} />
<strong>${s(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${a("L")}
${n.pair===D.pairs?I`<p class="vote-must note">${s("must_vote")}</p>`:I`<button class="button vote-pass" aria-disabled=${o} onClick=${t}>
${s("pass_see",{n:n.pair+1})} <kbd>P</kbd></button>`}
${a("R")}`}function uo(){let e=g(),{view:t,seats:n}=e,{act:o}=k(),r=Te(t,n);if(t.you!==null&&t.seats[t.you].gone)return I`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>o("return")}>${s("i_am_back")}</button>`;if(t.resting)return I`<p><strong>${s("resting")}</strong></p>`;let a=po(e),l=t.phase==="pick"&&s("choosing",{name:n[t.responder].name,n:t.pair}),i=r.length?s("waiting_for",{names:E(r)}):"";return I`<p>${a&&I`<strong>${a}</strong> `}${l||i}</p>`}function po({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return I`<${v} of="lock" /> <span class="covered">${o}</span>`}return n?.passed&&e.phase==="vote"?s("you_passed"):""}import{useLayoutEffect as mo}from"bombe/preact.js";function sn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=(i,c,u)=>{if(i.repeat&&c==="Enter"&&u.closest("#skin button"))return!0;if(!e||fo(i,u))return!1;let{view:d,role:m,mine:p,own:$}=e,{chosen:b,choose:f,send:y}=t,h=m==="responder"&&d.phase==="pick"&&p,S=m==="interrogator"&&d.phase==="vote"&&p,P=$[Number(c)-1];if(c==="?")a();else if(c==="e")o(jt(d,b));else if(h&&P!==void 0)f(P);else if(h&&c==="Escape"&&b!==null)f(null);else if(h&&c==="Enter"&&b!==null&&!u.closest("button, a"))y();else if(S&&(c==="l"||c==="r"))n.vote(c==="l"?"L":"R");else if(S&&c==="p"&&d.pair<D.pairs)n.pass();else if(d.phase==="score"&&p&&c==="n")r();else return!1;return!0};mo(()=>{let i=c=>{let u=c.key.length===1?c.key.toLowerCase():c.key;l(c,u,c.target)&&c.preventDefault()};return addEventListener("keydown",i),()=>removeEventListener("keydown",i)})}var fo=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||H.keys==="off";import{useLayoutEffect as $o,useState as ho}from"bombe/preact.js";var go=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function rn(e,t,n,o){let[r,a]=ho({});$o(()=>a({}),[n,o]);let l=go(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,u)=>a(d=>({...d,[c]:u})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as bo,useRef as _o}from"bombe/preact.js";var at=null;function it(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),u=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),u.gain.setValueAtTime(l,i),u.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(u).connect(e.destination),c.start(i),c.stop(i+a)}function ct(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var yo=()=>H.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function an({heard:e,felt:t}){yo()&&(t.length&&navigator.vibrate?.(t),at??=new AudioContext,at.resume().catch(()=>{}),e(at))}var Pe=(e,t)=>n=>{e.forEach((o,r)=>{it(n,"sine",[o,o],r*t,.3,.11)})},ko={pair:{heard:ct,felt:[]},turn:{heard:ct,felt:[24]},opened:{heard:Pe([392,523],.14),felt:[18]},right:{heard:Pe([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>it(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:Pe([523,392],.18),felt:[18]},won:{heard:Pe([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function xo(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:wo(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function wo({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function cn(e){let t=_o(null);bo(()=>{if(!e)return;let n=xo(t.current,e);t.current=e,n&&an(ko[n])},[e?.view,e?.ended])}import{useLayoutEffect as Fo,useRef as jo,useState as Ho}from"bombe/preact.js";import{html as _}from"bombe/preact.js";function ln({meanings:e}){let{table:t,view:n,mine:o}=g(),{sending:r}=k(),a=_`<button class="button light" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`;return _`
<${Eo} />
${!t.past&&_`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:_`<${vo} />`}
<${ne} />
</section>`}
<${Oo} meanings=${e} />`}function vo(){let{view:e,seats:t,ended:n}=g();if(e.resting)return _`<p><strong>${s("resting")}</strong></p>`;let o=Te(e,t);return _`<p>${o.length&&!n?s("waiting_for",{names:E(o)}):""}</p>`}function ue(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(m=>m.points>0).length,c=i===0?"nobody_right":i===l.length?"everybody_right":"some_right",u=e.you===e.responder,d={name:o,points:Q("points",a[e.responder])};return[u?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(c,{n:i,all:l.length}),e.mode!=="gnirut"&&!u&&s("responder_scores",d),e.you!==null&&s("you_score",{points:Q("points",a[e.you])}),So(e)&&s("another_lap")].filter(m=>m!==!1)}var So=e=>e.round===De(e)&&!e.last&&!e.over;function Eo(){let{view:e,seats:t}=g(),n=e.opened,[o,...r]=ue(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return _`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${v} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return _`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&_`<p class="verdict-sides" aria-hidden="true">${L.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function Oo({meanings:e}){let{view:t,role:n,ended:o}=g(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return _`<${Lo} pair=${i+1} meanings=${e} />`;let c=Ce(r,i);return c&&_`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return _`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>_`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${Co} after=${c+1} />
</div>
<${Mo} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<D.pairs&&_`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function Co({after:e}){let{view:t,seats:n}=g(),o=t.opened?.votes.filter(r=>r.after===e)??[];return o.length?_`<ul class="opened-votes">${o.map(r=>_`<li key=${r.seat}>
<span class="side-disc ${r.points?"is-right":"is-wrong"}" aria-hidden="true">${r.side}</span>
<span>${n[r.seat].name}</span>
<span class="hush">${s(r.points?"voted_right":"voted_wrong",{side:r.side,n:e})}</span>
${r.why&&_`<q class="why">${Me(r)}</q>`}
</li>`)}</ul>`:null}function Mo({hand:e,at:t}){let n=g().view.opened,{look:o}=k(),r=n.picked[t],a=r===null?null:r-1,l=L.map(c=>c===n.side?n.machine:a),i=e.map((c,u)=>u).filter(c=>!l.includes(c));return _`<${X} pictures=${e}>${c=>{let u=p=>p===null?_`<p class="place">–</p>`:_`<${F} label=${s(Ve(n,t,p))} onLook=${()=>o(`hand ${t} ${p}`)}>
${c(e[p])}<//>`,d=(p,$)=>_`<figure key=${p} class=${p===n.human?"is-human":"is-machine"}>
${u(l[$])}
<figcaption><span class="side-disc">${p}</span>
${s(p===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,m=s(i.length>1?"left_lying_all":"left_lying");return _`<div class="opened-shown">${L.map(d)}</div>
<div class="opened-rest" role="group" aria-label=${m}>
<p class="note" aria-hidden="true">${m}</p>
<div>${i.map(p=>_`<div key=${p}>${u(p)}</div>`)}</div>
</div>`}}<//>`}function Lo({pair:e,meanings:t}){let{view:n}=g(),{sending:o}=k(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:u})=>t.write(e,u.value);return _`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${D.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as C}from"bombe/preact.js";function un(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${ie(a)}`);return[...o.length?[s("score",{names:E(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:ie(a),m:ie(l)}))].join(" ")}import{html as x}from"bombe/preact.js";var pn=()=>g().view.gallery;function lt(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:E(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function ut(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=E(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:Q("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:E(o.map(String))})}}function dn(){let{view:e,seats:t}=g(),{look:n}=k(),{fooled:o,quickest:r}=pn(),{who:a,how:l}=lt(o,e.history,t),i=ut(r,t);return x`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&x`<div class="hung is-machine"><${Ie} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(Y(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${v} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&x`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&x`<div class="honour-faces">${r.map(({seat:c})=>x`<${W} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${v} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&x`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function mn(){return x`<section class="gallery" aria-label=${s("every_round")}>
<ol>${pn().rounds.map(e=>x`<${Do} key=${e.round} round=${e} />`)}</ol>
</section>`}function Do({round:e}){let{view:t,seats:n}=g(),{look:o}=k(),{void:r,votes:a,responder:l}=t.history[e.round-1],i=n[l],c=`gallery-${e.round}`,u=s("saw_through",{n:e.saw.length,all:a.length}),d=x`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${W} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&x`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${r?s("void_short"):u}</p>
</div>`;if(!e.guide)return x`<li class="paper" aria-labelledby=${c}>${d}</li>`;let m=!r&&e.pairs.length<D.pairs;return x`<li class="paper" aria-labelledby=${c}>
${d}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${Ie} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(Y(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((p,$)=>x`<${To} key=${$} round=${e} n=${$+1} />`)}
${m&&x`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${Ro} round=${e} />
</li>`}function To({round:e,n:t}){let{view:n,seats:o}=g(),{look:r}=k(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(p=>p.after===t),u=p=>p===e.human?"is-human":"is-machine",d=p=>p===e.human?o[l].name:s("machine"),m=({seat:p,side:$})=>s(i?"voted_void":e.saw.includes(p)?"voted_right":"voted_wrong",{side:$,n:t});return x`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${L.map(p=>x`<div key=${p} class="hung ${u(p)}">
<${Ie} picture=${e.pairs[t-1][p]} label=${`${p}, ${d(p)}`}
onLook=${()=>r(Y(e.round,t,p))} />
<span class="side-disc" aria-hidden="true">${p}</span></div>`)}
${c.length>0&&x`<ul class="gallery-votes">${c.map(p=>x`<li key=${p.seat}>
<${W} name=${o[p.seat].name} bot=${o[p.seat].bot} />
<span class="gallery-name">${o[p.seat].name}</span>
<span class="side-disc ${u(p.side)}" aria-hidden="true">${p.side}</span>
<span class="hush">${m(p)}</span></li>`)}</ul>`}
</div>`}function Ro({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Ce(e,o)})).filter(({words:n})=>n);return x`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>x`<p key=${n}>
${e.pairs.length>1&&x`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&x`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as Io,useState as $n}from"bombe/preact.js";var pt=()=>typeof navigator.share=="function";async function fn(e){if(!pt())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var hn=1280,j=32,pe=176,T=130,Ae=T+62,dt=196,No=24,yn=2e3,q={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function Po(e,t,n){let o=e.gallery,r=o.rounds.filter(f=>f.guide).slice(-No),a=hn-2*j,l=[...t].sort((f,y)=>y.score-f.score).map(({name:f,score:y})=>`${f} ${y}`),i=lt(o.fooled,e.history,t),c=ut(o.quickest,t),u=(f,{who:y,how:h})=>[f,[y,h].filter(Boolean).join(" ")].join(" · "),d=[{text:n,x:j,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:j,y:102,size:24,width:a},{text:u(s("best_fooled"),i),x:j,y:140,size:19,width:a},{text:u(s("quickest_eye"),c),x:j,y:168,size:19,width:a}],m=[];r.forEach(({round:f,human:y,guide:h,pairs:S,saw:P},Z)=>{let G=dt+Z*Ae,{responder:me,votes:fe,void:ee}=e.history[f-1],te=j+20,$e=ee?s("void_short"):s("saw_through",{n:P.length,all:fe.length});d.push({text:s("round_n",{n:f}),x:te,y:G+42,size:24,width:pe-24,strong:!0}),d.push({text:t[me].name,x:te,y:G+72,size:19,width:pe-24,strong:!0}),d.push({text:s("was_side",{side:y??""}),x:te,y:G+98,size:17,width:pe-24}),d.push({text:$e,x:te,y:G+126,size:17,width:pe-24});let V=G+16,re=j+pe;h&&m.push({picture:h,x:re,y:V,as:"guide",side:null}),S.forEach((We,he)=>{let ge=re+T+22+he*(2*T+28);L.forEach((z,ae)=>{let M=z===y?"human":"machine";m.push({picture:We[z],x:ge+ae*(T+10),y:V,as:M,side:z})});let ye=fe.filter(z=>z.after===he+1).map(({seat:z,side:ae})=>`${t[z].name} ${ae}`);ye.length&&d.push({text:E(ye),x:ge,y:V+T+24,size:14,width:2*T+10})})});let p=dt+r.length*Ae+48,$=`Bombe · ${s("find_human")} · ${Oe(e.mode)}`;d.push({text:$,x:j,y:p-18,size:17,width:a});let b=r.map((f,y)=>({x:j,y:dt+y*Ae,width:a,height:Ae-12}));return{width:hn,height:p,lines:d,cards:m,panels:b}}async function Ao({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:d})=>{let m=new Image;return m.src=a(d),m.decode().then(()=>m,()=>null)}));i.fillStyle=q.desk,i.fillRect(0,0,e,t),i.fillStyle=q.paper;for(let d of r)i.beginPath(),i.roundRect(d.x,d.y,d.width,d.height,10),i.fill();let u=getComputedStyle(document.body).fontFamily;for(let{text:d,x:m,y:p,size:$,width:b,strong:f}of n)i.font=`${f?750:500} ${$}px ${u}`,i.fillStyle=f?q.ink:q.soft,i.fillText(Ko(d,b,y=>i.measureText(y).width),m,p);return o.forEach((d,m)=>{qo(i,d,c[m])}),new Promise((d,m)=>l.toBlob(p=>p?d(p):m(new Error(s("no_picture"))),"image/png"))}function Ko(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function qo(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,T-2*l,T-2*l,7),e.fillStyle=q.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,T-2*l,T-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=q.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,T-4,T-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+T-24,14,0,2*Math.PI),e.fillStyle=i?q.ink:q.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?q.light:q.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+T-18.5),e.textAlign="start"}var gn=()=>pt()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function bn({title:e}){let{view:t,seats:n,table:o}=g(),{refused:r}=k(),[a,l]=$n(!1),[i,c]=$n(!1),u=async()=>{if(!a){l(!0);try{let m=await Ao(Po(t,n,e),({name:b})=>o.pictures+b),p=new File([m],"turing.png",{type:m.type}),$={files:[p]};gn()&&navigator.canShare($)&&await fn($)||zo(p),c(!0),setTimeout(()=>c(!1),yn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},d=s(i?"picture_saved":gn()?"share_picture":"save_picture");return Io`<button class="button keep" aria-disabled=${a} onClick=${u}>
<span aria-live="polite">${d}</span></button>`}function zo(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),yn)}var mt=e=>e.outcome?.winners??[];function oe(e,t){let n=mt(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:E(n.map(({name:o})=>o))}):s("nobody_won")}function _n(){let{view:e,seats:t,state:n}=g(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=mt(e),l=e.you!==null&&a.includes(e.you);return C`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${oe(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${kn(t).map(i=>C`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${W} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${ft}><${bn} title=${oe(e,t)} /><//>
</section>
<${dn} />
<${mn} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Bo} />
<p class="note">${un(n.table)}</p>
</section>`}var kn=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function ft({children:e=null}){let{state:t,table:n}=g(),{refused:o}=k(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return C`<div class="again">
${St(t)?C`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&C`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&C`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Bo(){let{view:e,seats:t}=g(),n=kn(t),o=e.history.length>t.length,r=i=>n.map(c=>C`<td key=${c.at}>${i(c)}</td>`),a=i=>C`<strong>${i.score}</strong>${mt(e).includes(i.at)&&C` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let u=o&&c%t.length===0&&c/t.length+1;return C`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${u&&C` <span class="note">${s("lap",{n:u})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):J(i.side)}</td>
${r(d=>C`<${Wo} round=${i} seat=${d} />`)}
</tr>`};return C`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>C`<th key=${i.at} scope="col">
<${W} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Wo({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return C`${r} <${v} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=C`<span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span>`;return C`${n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function xn(e){let[t,n]=Ho({polite:"",urgent:""}),o=jo(null);return Fo(()=>{if(!e)return;let a=Go(o.current,e);o.current=e,(a.polite||a.urgent)&&n({polite:"",urgent:"",...a})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Uo=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function Go(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Uo(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?Vo(i,t):{polite:Ke(o,r,a)}}function Vo({view:e,seats:t},{view:n,seats:o,role:r}){if(n.over)return e.over?{}:{urgent:`${oe(n,o)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:ue(n,o).join(" ")};let a=[];["resting","phase","pair","round"].some(i=>n[i]!==e[i])&&a.push(Ke(n,o,r)),n.round===e.round&&a.unshift(...Qo(t,o),...Yo(e,n));for(let{at:i,away:c,name:u}of o)c!==t[i].away&&a.push(s(c?"went_away":"came_back",{name:u}));return{polite:a.filter(Boolean).join(" ")}}function Qo(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:E(o("voted"))}),o("passed").length&&s("have_passed",{names:E(o("passed"))})].filter(Boolean)}function Yo({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function Ke(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:Le(r)}):s("news_shown",{n:r})}import{html as de,useState as ze}from"bombe/preact.js";import{html as se,useState as Jo}from"bombe/preact.js";var qe="R",Xo={L:"left",R:"right",guide:"guide"};function wn({name:e}){let t=Xo[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return se`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Zo=({side:e})=>se`<span class="example-was">
<${v} of=${e===qe?"person":"machine"} size=${18} />
${s(e===qe?"example_human":"machine")}
</span>`;function vn(){let[e,t]=Jo(null);return se`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${wn} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${L.map(n=>se`<figure key=${n} class="${e&&(n===qe?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&se`<${Zo} side=${n} />`}</figcaption>
<${wn} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?se`<strong>${s(e===qe?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var es=["start_1","start_2","start_3","start_4"];function En(){let[e,t]=ze(Ee("mode").default),[n,o]=ze(Ee("hand").default),[r,a]=ze(!1),[l,i]=ze(""),c=async u=>{if(!r){a(!0),i("");try{let d=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:qt(),start:!0})}),m=await d.json();if(!d.ok)throw new Error(m.error);location.assign(`/r/${m.room}`)}catch(d){i(we(d,s("no_answer"))),a(!1)}}};return de`<div class="start">
<h2>${s("start_title")}</h2>
<${vn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&de`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Sn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Sn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${es.map(u=>de`<li key=${u}>${s(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Sn=({name:e,title:t,chosen:n,choose:o})=>de`<fieldset class="choice"><legend>${t}</legend><div>${Ee(e).choices.map(([r,a])=>de`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function ts(e,t,n,{before:o,table:r}){return[ns(e,t,n,le(r,n)[n.responder].name),...os(o,n,r)].join(" ")}function ns(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):s(r==="leave"?"told_left":"told_back",{name:e})}function os(e,t,n){let o=le(n,t);return t.over?e.over?[]:[`${oe(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?ue(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[Ke(t,o,"watching")]:[]}function ss(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}function Si(e,t,n){Kt(n),e.replaceChildren(),rs(t?w`<${as} table=${t} />`:w`<${En} />`,e)}function as({table:e}){let t=vt(e),{view:n}=t,o=n&&Gt(e,t,n),r=o&&Bt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:u,setAlert:d}=Vt(e),[m,p]=Be(null),[$,b]=Be(!1),[f,y]=Be(0),{question:h,setQuestion:S,surely:P}=is(),{news:Z,tell:G}=xn(e.past?null:o);cn(e.past?null:o);let me=rn(l,n?.opened?.meant??[],n?.round,a),fe=[n?.round,n?.pair,n?.phase,o?.ended,a],ee=Lt({own:o?.own??[],moment:fe,tell:G,surely:P,act:l,forget:()=>S(null)}),te=It(),$e={vote:M=>P(s("sure_vote",{side:M}),s("is_human",{side:M}),()=>l(`vote ${M}`)),pass:()=>l("pass")},V=n?Ft(n,r==="answering",o?.seats??[]):[],re=(M,On=null)=>{V.some(Cn=>Cn.key===M)&&(te.current&&ee.chosen!==null&&ee.aim(),p({key:M,side:On}))},We=m&&V.find(M=>M.key===m.key),he=V.filter(M=>M.round===We?.round);if(Nt(),Pt(e.past?null:r,n?.round),sn(o,{choice:ee,voting:$e,look:re,goOn:me.goOn,listKeys:()=>b(!0)}),t.closed)return w`<${_t} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return w`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let ge={final:()=>w`<${_n} />`,opened:()=>w`<${ln} meanings=${me} />`,answering:()=>w`<${nn} choice=${ee} />`,round:()=>w`<${on} voting=${$e} />`}[r],ye=o.view.round===1,{deadline:z,timer:ae}=t.table??{};return w`
<${Je.Provider} value=${o}>
<${Xe.Provider} value=${{act:l,sending:i,refused:c,look:re}}>
<${Ze.Provider} value=${{unread:f,setUnread:y}}>
<p class="hush" role="status">${Z.polite}</p>
<p class="hush" role="alert">${Z.urgent}</p>
${u&&w`<${cs} text=${u} close=${()=>d("")} />`}
${o.ended&&w`<${ls} why=${t.table?.outcome?.why} />`}
<div class="clock-near"><${ke} deadline=${z} timer=${ae} /></div>
<div class="imitation ${r} ${ye?"is-first":""} ${e.past?"is-past":""}">
${r!=="final"&&w`<${Zt} kind=${r} />`}
<div class="part">${ge()}</div>
<${tn} />
</div>
${m&&w`<${Xt} sights=${he} shown=${m.key} side=${m.side}
show=${M=>p(M===null?null:{key:M})} />`}
${$&&w`<${Dt} close=${()=>b(!1)} />`}
${h&&w`<${gt} question=${h} close=${()=>S(null)} yes=${h.go} />`}
<${Et}><${us} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function is(){let[e,t]=Be(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};H.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var cs=({text:e,close:t})=>w`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,ls=({why:e})=>w`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${ft} /></section>`;function us({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&w`, ${s("round_of",{n:e.round,all:De(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&ps(e),c=w`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${D.pairs}`})}</span>
${i&&w`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return w`<p class="bar-text"><span class="bar-long">${Oe(e.mode)}${a}${i&&w`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function ps({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{ps as goalOf,ts as inWords,Si as mount,ss as partOf};
