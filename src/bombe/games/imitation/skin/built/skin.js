import{html as Yn,useEffect as Jn,useState as Xn}from"bombe/preact.js";var Se=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},xt=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Ge={},Ee="en";function wt(e){Ge=e.words,Ee=e.lang}function s(e,t={}){let n=Ge[e];if(n===void 0)throw new Error(`no words for ${e}`);return Qn(n,t)}var Qn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),O=e=>new Intl.ListFormat(Ee,{type:"conjunction"}).format(e);function he(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(Ee,{...o,...n}).format(e).replace("-","−")}function X(e,t,n=0,o={}){let a=new Intl.PluralRules(Ee,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Ge[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:he(t,n,o)})}var ge=new Se;function ae({deadline:e,timer:t=0}){let[,n]=Xn(0);if(Jn(()=>{if(!e)return;ge.ask(),ge.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,ge.left(e));return Yn`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${xt(o)}</span>
</p>`}import{html as ye,useLayoutEffect as Zn,useRef as eo}from"bombe/preact.js";function Oe({title:e,cls:t="",close:n,onKey:o,children:r}){let a=eo(null);return Zn(()=>{let c=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),c?.isConnected&&c.focus()}},[]),ye`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function vt({question:e,yes:t,close:n}){return ye`<${Oe} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function St({keys:e,close:t,tell:n=s}){return ye`<${Oe} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>ye`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":ye`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as V,useEffect as to,useRef as no,useState as oo}from"bombe/preact.js";var so=300;function Et(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var ro=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ao(e){let t=e.charCodeAt(0)-65;return ro[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Ot(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let o=new Map;for(let[r,a]of t){let l=new Set;for(let i of a){let c=[...i].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(c)??[],...c||[""],...a.map((m,h)=>String(h+2))],d=a.length===1?r:r+p.find(m=>!l.has(r+m));l.add(d),o.set(i,d)}}return o}function G({name:e,bot:t,mark:n}){let o=([...e][0]??" ").toUpperCase(),r=n??o,a=[...r].length>1;return V`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...ao(o)].map((l,i)=>l==="1"?V`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:V`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}var Lt=({why:e,on:t,href:n})=>V`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function Mt({chat:e,you:t}){let n=no(null);to(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return V`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&V`<ol>
${e.map((r,a)=>V`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Ct({table:e,you:t,refused:n}){let[o,r]=oo("");if(!t?.speak)return V`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(u){r(c),n(u)}}},l=({currentTarget:i})=>r(i.value);return V`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${so} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as v,render as As,useState as Fe}from"bombe/preact.js";import{html as io,render as co,useEffect as Dt,useState as lo}from"bombe/preact.js";function Tt(e){let[t,n]=lo(e.state);return Dt(()=>(n(e.state),e.subscribe(n)),[e]),t}var Rt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),P=typeof document>"u"?{}:document.documentElement.dataset,Le=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function It({children:e}){return Dt(()=>{let t=document.getElementById("bar");t&&co(io`${e}`,t)}),null}import{html as Ft}from"bombe/preact.js";import{createContext as Je,useCallback as qt,useContext as Xe,useRef as po,useState as Kt}from"bombe/preact.js";var T=["L","R"],ee=e=>e==="L"?"R":"L";function Ue(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function ie(e){if(Ue(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}function Nt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var be=(e,t)=>Et(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:o})=>o===n.who)?.until??null})),te=(e,t)=>t.void?"void":e.points?"right":"wrong",Qe=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),ce=e=>e.lap*e.seats.length,Me=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),At=(e,t)=>e?.phase==="over"&&!t.over;function Ye(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var Ce=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Qe(e).indexOf(t)+1}),Z=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,uo=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(u,p,d,m)=>({key:u,title:p,pictures:[{picture:d,label:m}],round:o});return[c(Z(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((u,p)=>T.map(d=>{let m=`${d}, ${d===l?i:s("machine")}`;return c(Z(o,p+1,d),s("part_pair",{round:o,n:p+1}),u[d],m)}))]});function Pt(e,t,n){if(e.over)return uo(e,n);let o=(p,d,m,h=d)=>({key:p,title:d,pictures:[{picture:m,label:h}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((p,d)=>({key:`pair ${d+1}`,title:s("pair_of",{n:d+1}),pictures:T.map(m=>({picture:p[m],label:m}))})),i=(t&&e.hand_cards||[]).map((p,d)=>o(`card ${d}`,Ce(e,d),p)),{opened:c}=e,u=(c?.hands??[]).flatMap((p,d)=>p.map((m,h)=>{let k=s(Ye(c,d,h));return o(`hand ${d} ${h}`,s("pair_of",{n:d+1}),m,k)}));return[...r,...a,...i,...u]}function Bt(e,t){return e.over?Z(1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function zt(e,t,n){let o=At(t.table,n);return{table:e,state:t,view:n,seats:be(t.table,n),role:Ue(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Qe(n)}}var Ze=Je(null),et=Je(null),tt=Je(null);function nt(e){if(e===null)throw new Error("this is no part of a match");return e}var g=()=>nt(Xe(Ze)),w=()=>nt(Xe(et)),ot=()=>nt(Xe(tt));function Wt(e){let[t,n]=Kt(""),[o,r]=Kt(!1),a=po(!1),l=qt(c=>n(Le(c,s("no_answer"))),[]);return{act:qt(async(...c)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of c)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:o,refused:l,alert:t,setAlert:n}}var mo=60;function Ht(){let{state:e,seats:t,ended:n}=g(),o=t.filter(a=>a.missed!==null&&!a.me);if(n||!o.length)return null;let r=Number(e.table?.options.wait)*mo;return Ft`<section class="paper away">${o.map(({at:a,name:l,missed:i})=>Ft`<div key=${a}>
<p>${s("missed",{name:l})}</p><${ae} deadline=${i} timer=${r} /></div>`)}</section>`}import{useLayoutEffect as jt,useRef as Vt,useState as fo}from"bombe/preact.js";var $o=400;function Gt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");P.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Ut({own:e,moment:t,tell:n,surely:o,act:r,forget:a,kept:l,intend:i}){let[c,u]=fo(null),p=Vt(null),d=Vt(!1);jt(()=>{u(l),a()},t),jt(()=>{d.current&&Gt(),d.current=!1});let m=f=>{p.current=null,d.current=f!==null,u(f),i(f===null?"choose":`choose ${f+1}`),n(f===null?s("news_put_back"):s("news_chosen",{n:e.indexOf(f)+1}))},h=()=>{c!==null&&o(s("sure_send",{n:e.indexOf(c)+1}),s("send_this"),()=>r(`pick ${c+1}`))};return{chosen:c,choose:m,press:(f,b)=>{let $={time:Date.now(),pointed:b.detail>0},_=p.current;c!==f?(m(f),p.current=$):(!_||$.pointed!==_.pointed||$.time-_.time>=$o)&&h()},send:h,aim:Gt}}import{html as ho}from"bombe/preact.js";var go=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Qt=({close:e})=>ho`<${St} keys=${go} close=${e} />`;import{useEffect as Yt,useLayoutEffect as Jt,useRef as st}from"bombe/preact.js";function Xt(){let e=st(!1);return Yt(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function Zt(){let e=st(null);Yt(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),Jt(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function en(e,t){let n=st(null);Jt(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Te,tn={},De={themes:{},at_large:{}},D={pairs:0,worth:[],longest_meaning:0};function nn(e){wt(e),Te=e,tn=e.texts,De=e,D=e.rules}var Re=e=>Te.options[e],on=()=>Te.bots,le=e=>Te.options.mode.choices.find(([t])=>t===e)?.[1]??e,rt=({text:e})=>tn[e]??e,Ie=({meant:e,themes:t},n)=>e[n]??De.themes[t?.[n]??""]??null;function Ne({why:e,pair:t}){if(!e)return"";let n=De.themes[e];return!n||!t?De.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var J=()=>D.worth.map((e,t)=>t+1),Ae=e=>D.worth[e-1];import{html as ht}from"bombe/preact.js";import{useLayoutEffect as Ho,useRef as jo,useState as Vo}from"bombe/preact.js";import{html as x}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var yo={left:q`<path d="M15 5l-7 7l7 7" />`,right:q`<path d="M9 5l7 7l-7 7" />`,lock:q`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:q`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:q`<path d="M6 6l12 12M18 6l-12 12" />`,person:q`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:q`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:q`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>q`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${yo[e]}
</svg>`,sn=({n:e,all:t})=>q`<span class="pips" aria-hidden="true">
${t.map(n=>q`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as A,useEffect as at,useRef as bo,useState as rn}from"bombe/preact.js";function an(){let{view:e,seats:t,state:n}=g(),o=Ot(t.map(({name:r})=>r));return A`<aside class="people" aria-label=${s("at_the_table")}>
<${ae} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&A`<ul class="seats" aria-label=${s("players")}>
${t.map(r=>A`<${ko} key=${r.at} seat=${r} mark=${o.get(r.name)} />`)}
</ul>`}
<${xo} />
</aside>`}function ko({seat:e,mark:t}){let{view:n,ended:o}=g(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(u=>u.seat===e.at),l=[e.me&&s("you"),e.bot&&s("bot"),_o(e,n,a,o)],i=r&&!r.void?r.points[e.at]:null,c=a&&r?A`<span class="side-disc is-${te(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?A`<${E} of="lock" />`:A`<span></span>`;return A`<li class=${e.away?"is-away":""}>
<${G} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span>
${a?.why&&A`<q class="why">${Ne(a)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${i!==null&&A`<span>+${i}</span>`}</p>
</li>`}function _o(e,t,n,o){return e.away?s("away"):n&&t.opened?s(`voted_${te(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function xo(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=g(),{refused:l}=w(),{setUnread:i}=ot(),c=bo(null),[u,p]=rn(!1),[d,m]=rn(t.chat.length);at(()=>{let f=new IntersectionObserver(([b])=>p(b.isIntersecting),{threshold:.5});return c.current&&f.observe(c.current),()=>f.disconnect()},[]),at(()=>{u&&m(t.chat.length)},[u,t.chat.length]),at(()=>i(Math.max(0,t.chat.length-d)),[d,t.chat.length]);let h=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:k}=o[n.responder];return A`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${Mt} chat=${t.chat} you=${t.you} />
${h&&t.chat.length===0&&A`<p class="note">${s("who_reads",{name:k})}</p>`}
<${Ct} table=${e} you=${t.you} refused=${l} />
</section>`}function ue(){let{unread:e}=ot(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&A` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${X("new_lines",e)}</span></span>`;return A`<button class="button chat-key" onClick=${t}><${E} of="talk" />${s("chat")}${n}</button>`}import{html as L,useEffect as it,useState as ct}from"bombe/preact.js";var cn=()=>{let{pictures:e}=g().table;return({name:t})=>e+t};function ln(e){let[t,n]=ct(""),o=e.filter(a=>a!==void 0).map(cn()),r=o.join(" ");return it(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var wo=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function lt({picture:e,ready:t,lazy:n=!1}){let o=cn();return L`<span class="card-picture ${t?"is-ready":""}">
${t&&L`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${wo} />`}
<span class="hush">${rt(e)}</span>
</span>`}function ne({pictures:e,children:t}){let n=ln(e);return t(o=>L`<${lt} picture=${o} ready=${n} />`)}var U=({label:e,onLook:t,pressed:n,children:o})=>L`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,Pe=({picture:e,label:t,onLook:n})=>L`<${U} label=${t} onLook=${n}><${lt} picture=${e} ready=${!0} lazy=${!0} /><//>`;function Be({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>ln(T.map(c=>i?.[c]))),l=(i,c)=>{let u=e[i-1]?.[c];return u?L`<${U} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${lt} picture=${u} ready=${a[i-1]} />
<//>`:L`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return L`<div class="sides">
${T.map(i=>L`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&L`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${J().map(c=>L`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function vo(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=ct(e.matches);return it(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function un({sights:e,shown:t,side:n=null,show:o}){let r=vo(),[a,l]=ct({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex($=>$.key===t),u=()=>o(null);if(it(()=>{c<0&&u()}),c<0)return null;let{key:p,title:d,pictures:m}=e[c],h=$=>o(e[(c+$+e.length)%e.length].key),k=$=>{if(!($.ctrlKey||$.altKey||$.metaKey)){if($.key==="ArrowLeft")h(-1);else if($.key==="ArrowRight")h(1);else if($.key==="e"||$.key==="E")u();else return;$.preventDefault(),$.stopPropagation()}},f=m.length>1,b=({picture:$,label:_},B)=>{let R=()=>l({key:p,side:i===_?null:_});return L`<figure key=${_}>
${f&&L`<p class="side-disc">${_}</p>`}
${r&&f?L`<${U} label=${s("side",{side:_})} pressed=${i===_} onLook=${R}>
${B($)}<//>`:B($)}
<figcaption class="note" aria-hidden="true">
${_!==d&&!f&&L`<strong>${_}.</strong> `}${rt($)}</figcaption>
</figure>`};return L`<${Oe} title=${d} cls="enlarged" close=${u} onKey=${k}>
<${ne} key=${p} pictures=${m.map($=>$.picture)}>${$=>L`<div class="enlarged-cards n${m.length} ${i?`near-${i}`:""}">
${m.map(_=>b(_,$))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>h(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>h(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${s("close")}</button>
</div>
<//>`}function pn({meanings:e}){let{table:t,view:n,mine:o}=g(),{sending:r}=w(),a=x`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return x`
<${Oo} />
${!t.past&&x`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:x`<${So} />`}
<${ue} />
</section>`}
<${Lo} meanings=${e} />`}function So(){let{view:e,seats:t,ended:n}=g();if(e.resting)return x`<p><strong>${s("resting")}</strong></p>`;let o=Me(e,t);return x`<p>${o.length&&!n?s("waiting_for",{names:O(o)}):""}</p>`}function ke(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(d=>d.points>0).length,c=i===0?"nobody_right":i===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:o,points:X("points",a[e.responder])};return[u?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(c,{n:i,all:l.length}),e.mode!=="gnirut"&&!u&&s("responder_scores",p),e.you!==null&&s("you_score",{points:X("points",a[e.you])}),Eo(e)&&s("another_lap")].filter(d=>d!==!1)}var Eo=e=>e.round===ce(e)&&!e.last&&!e.over;function Oo(){let{view:e,seats:t}=g(),n=e.opened,[o,...r]=ke(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return x`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${E} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return x`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&x`<p class="verdict-sides" aria-hidden="true">${T.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function Lo({meanings:e}){let{view:t,role:n,ended:o}=g(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return x`<${Do} pair=${i+1} meanings=${e} />`;let c=Ie(r,i);return c&&x`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return x`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>x`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${Mo} after=${c+1} />
</div>
<${Co} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<D.pairs&&x`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function Mo({after:e}){let{view:t,seats:n}=g(),o=t.opened,r=o.votes.filter(a=>a.after===e);return r.length?x`<ul class="opened-votes">${r.map(a=>{let l=te(a,o);return x`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${s(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&x`<q class="why">${Ne(a)}</q>`}
</li>`})}</ul>`:null}function Co({hand:e,at:t}){let n=g().view.opened,{look:o}=w(),r=n.picked[t],a=r===null?null:r-1,l=T.map(c=>c===n.side?n.machine:a),i=e.map((c,u)=>u).filter(c=>!l.includes(c));return x`<${ne} pictures=${e}>${c=>{let u=m=>m===null?x`<p class="place">–</p>`:x`<${U} label=${s(Ye(n,t,m))} onLook=${()=>o(`hand ${t} ${m}`)}>
${c(e[m])}<//>`,p=(m,h)=>x`<figure key=${m} class=${m===n.human?"is-human":"is-machine"}>
${u(l[h])}
<figcaption><span class="side-disc">${m}</span>
${s(m===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,d=s(i.length>1?"left_lying_all":"left_lying");return x`<div class="opened-shown">${T.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${d}>
<p class="note" aria-hidden="true">${d}</p>
<div>${i.map(m=>x`<div key=${m}>${u(m)}</div>`)}</div>
</div>`}}<//>`}function Do({pair:e,meanings:t}){let{view:n}=g(),{sending:o}=w(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:u})=>t.write(e,u.value);return x`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${D.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as M}from"bombe/preact.js";function dn(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${he(a)}`);return[...o.length?[s("score",{names:O(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:he(a),m:he(l)}))].join(" ")}import{html as S}from"bombe/preact.js";var mn=()=>g().view.gallery;function ut(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:O(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function pt(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=O(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:X("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:O(o.map(String))})}}function fn(){let{view:e,seats:t}=g(),{look:n}=w(),{fooled:o,quickest:r}=mn(),{who:a,how:l}=ut(o,e.history,t),i=pt(r,t);return S`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&S`<div class="hung is-machine"><${Pe} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(Z(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${E} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&S`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&S`<div class="honour-faces">${r.map(({seat:c})=>S`<${G} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${E} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&S`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function $n(){return S`<section class="gallery" aria-label=${s("every_round")}>
<ol>${mn().rounds.map(e=>S`<${To} key=${e.round} round=${e} />`)}</ol>
</section>`}function To({round:e}){let{view:t,seats:n}=g(),{look:o}=w(),{void:r,votes:a,responder:l}=t.history[e.round-1],i=n[l],c=`gallery-${e.round}`,u=s("saw_through",{n:e.saw.length,all:a.length}),p=S`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${G} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&S`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${r?s("void_short"):u}</p>
</div>`;if(!e.guide)return S`<li class="paper" aria-labelledby=${c}>${p}</li>`;let d=!r&&e.pairs.length<D.pairs;return S`<li class="paper" aria-labelledby=${c}>
${p}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${Pe} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(Z(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((m,h)=>S`<${Ro} key=${h} round=${e} n=${h+1} />`)}
${d&&S`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${Io} round=${e} />
</li>`}function Ro({round:e,n:t}){let{view:n,seats:o}=g(),{look:r}=w(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(m=>m.after===t),u=m=>m===e.human?"is-human":"is-machine",p=m=>m===e.human?o[l].name:s("machine"),d=({seat:m,side:h})=>s(i?"voted_void":e.saw.includes(m)?"voted_right":"voted_wrong",{side:h,n:t});return S`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${T.map(m=>S`<div key=${m} class="hung ${u(m)}">
<${Pe} picture=${e.pairs[t-1][m]} label=${`${m}, ${p(m)}`}
onLook=${()=>r(Z(e.round,t,m))} />
<span class="side-disc" aria-hidden="true">${m}</span></div>`)}
${c.length>0&&S`<ul class="gallery-votes">${c.map(m=>S`<li key=${m.seat}>
<${G} name=${o[m.seat].name} bot=${o[m.seat].bot} />
<span class="gallery-name">${o[m.seat].name}</span>
<span class="side-disc ${u(m.side)}" aria-hidden="true">${m.side}</span>
<span class="hush">${d(m)}</span></li>`)}</ul>`}
</div>`}function Io({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Ie(e,o)})).filter(({words:n})=>n);return S`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>S`<p key=${n}>
${e.pairs.length>1&&S`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&S`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as No,useState as gn}from"bombe/preact.js";var dt=()=>typeof navigator.share=="function";async function hn(e){if(!dt())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var yn=1280,Q=32,_e=176,I=130,qe=I+62,mt=196,Ao=24,kn=2e3,z={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function Po(e,t,n){let o=e.gallery,r=o.rounds.filter(f=>f.guide).slice(-Ao),a=yn-2*Q,l=[...t].sort((f,b)=>b.score-f.score).map(({name:f,score:b})=>`${f} ${b}`),i=ut(o.fooled,e.history,t),c=pt(o.quickest,t),u=(f,{who:b,how:$})=>[f,[b,$].filter(Boolean).join(" ")].join(" · "),p=[{text:n,x:Q,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:Q,y:102,size:24,width:a},{text:u(s("best_fooled"),i),x:Q,y:140,size:19,width:a},{text:u(s("quickest_eye"),c),x:Q,y:168,size:19,width:a}],d=[];r.forEach(({round:f,human:b,guide:$,pairs:_,saw:B},R)=>{let y=mt+R*qe,{responder:N,votes:H,void:oe}=e.history[f-1],se=Q+20,He=oe?s("void_short"):s("saw_through",{n:B.length,all:H.length});p.push({text:s("round_n",{n:f}),x:se,y:y+42,size:24,width:_e-24,strong:!0}),p.push({text:t[N].name,x:se,y:y+72,size:19,width:_e-24,strong:!0}),p.push({text:s("was_side",{side:b??""}),x:se,y:y+98,size:17,width:_e-24}),p.push({text:He,x:se,y:y+126,size:17,width:_e-24});let Y=y+16,we=Q+_e;$&&d.push({picture:$,x:we,y:Y,as:"guide",side:null}),_.forEach((je,ve)=>{let fe=we+I+22+ve*(2*I+28);T.forEach((K,$e)=>{let Ve=K===b?"human":"machine";d.push({picture:je[K],x:fe+$e*(I+10),y:Y,as:Ve,side:K})});let re=H.filter(K=>K.after===ve+1).map(({seat:K,side:$e})=>`${t[K].name} ${$e}`);re.length&&p.push({text:O(re),x:fe,y:Y+I+24,size:14,width:2*I+10})})});let m=mt+r.length*qe+48,h=`Bombe · ${s("find_human")} · ${le(e.mode)}`;p.push({text:h,x:Q,y:m-18,size:17,width:a});let k=r.map((f,b)=>({x:Q,y:mt+b*qe,width:a,height:qe-12}));return{width:yn,height:m,lines:p,cards:d,panels:k}}async function Bo({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:p})=>{let d=new Image;return d.src=a(p),d.decode().then(()=>d,()=>null)}));i.fillStyle=z.desk,i.fillRect(0,0,e,t),i.fillStyle=z.paper;for(let p of r)i.beginPath(),i.roundRect(p.x,p.y,p.width,p.height,10),i.fill();let u=getComputedStyle(document.body).fontFamily;for(let{text:p,x:d,y:m,size:h,width:k,strong:f}of n)i.font=`${f?750:500} ${h}px ${u}`,i.fillStyle=f?z.ink:z.soft,i.fillText(qo(p,k,b=>i.measureText(b).width),d,m);return o.forEach((p,d)=>{Ko(i,p,c[d])}),new Promise((p,d)=>l.toBlob(m=>m?p(m):d(new Error(s("no_picture"))),"image/png"))}function qo(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function Ko(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,I-2*l,I-2*l,7),e.fillStyle=z.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,I-2*l,I-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=z.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,I-4,I-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+I-24,14,0,2*Math.PI),e.fillStyle=i?z.ink:z.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?z.light:z.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+I-18.5),e.textAlign="start"}var bn=()=>dt()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function _n({title:e}){let{view:t,seats:n,table:o}=g(),{refused:r}=w(),[a,l]=gn(!1),[i,c]=gn(!1),u=async()=>{if(!a){l(!0);try{let d=await Bo(Po(t,n,e),({name:k})=>o.pictures+k),m=new File([d],"turing.png",{type:d.type}),h={files:[m]};bn()&&navigator.canShare(h)&&await hn(h)||zo(m),c(!0),setTimeout(()=>c(!1),kn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},p=s(i?"picture_saved":bn()?"share_picture":"save_picture");return No`<button class="button keep" aria-disabled=${a} onClick=${u}>
<span aria-live="polite">${p}</span></button>`}function zo(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),kn)}var ft=e=>e.outcome?.winners??[];function pe(e,t){let n=ft(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:O(n.map(({name:o})=>o))}):s("nobody_won")}function xn(){let{view:e,seats:t,state:n}=g(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=ft(e),l=e.you!==null&&a.includes(e.you);return M`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${pe(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${wn(t).map(i=>M`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${G} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${$t}><${_n} title=${pe(e,t)} /><//>
</section>
<${fn} />
<${$n} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Wo} />
<p class="note">${dn(n.table)}</p>
</section>`}var wn=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function $t({children:e=null}){let{state:t,table:n}=g(),{refused:o}=w(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return M`<div class="again">
${Rt(t)?M`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&M`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&M`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Wo(){let{view:e,seats:t}=g(),n=wn(t),o=e.history.length>t.length,r=i=>n.map(c=>M`<td key=${c.at}>${i(c)}</td>`),a=i=>M`<strong>${i.score}</strong>${ft(e).includes(i.at)&&M` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let u=o&&c%t.length===0&&c/t.length+1;return M`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${u&&M` <span class="note">${s("lap",{n:u})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):ee(i.side)}</td>
${r(p=>M`<${Fo} round=${i} seat=${p} />`)}
</tr>`};return M`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>M`<th key=${i.at} scope="col">
<${G} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Fo({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return M`${r} <${E} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=M`<span class="side-disc is-${te(n,e)}">${n.side}</span>`;return M`${e.void?"–":n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function vn(e){let[t,n]=Vo({polite:"",urgent:""}),o=jo(null);return Ho(()=>{if(!e)return;let a=o.current&&Sn(o.current,e),l=Go(o.current,e);o.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Sn=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function Go(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Sn(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?Uo(i,t):{polite:de(o,r,a)}}function Uo({view:e,seats:t},{view:n,seats:o,role:r}){if(n.over)return e.over?{}:{urgent:`${pe(n,o)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:ke(n,o).join(" ")};let a=[];["resting","phase","pair","round"].some(i=>n[i]!==e[i])&&a.push(de(n,o,r)),n.round===e.round&&a.unshift(...Qo(t,o),...Yo(e,n));for(let{at:i,away:c,name:u,missed:p}of o){let d=p===null?"went_away":"missed";c!==t[i].away&&a.push(s(c?d:"came_back",{name:u}))}return{polite:a.filter(Boolean).join(" ")}}function Qo(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:O(o("voted"))}),o("passed").length&&s("have_passed",{names:O(o("passed"))})].filter(Boolean)}function Yo({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function de(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:Ae(r)}):s("news_shown",{n:r})}function En(){let{view:e,seats:t,state:n,ended:o}=g(),a=e.phase==="score"?s("glimpse_scored"):de(e,t,"watching"),l=s("round_of",{n:e.round,all:ce(e)});return ht`
<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
<p class="card-picture card-back"><span class="hush">${s("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${s("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${le(e.mode)}, ${l}.</strong>
${!o&&ht` <span>${a}</span>`}</p>
${n.you?.here&&ht`<p>${s("next_match")}</p>`}
<p class="note">${s("glimpse_why")}</p>
</section>`}import{html as W}from"bombe/preact.js";function On({kind:e}){let{view:t,ended:n}=g(),o=t.mode==="gnirut";return W`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?W`<${Jo} picture=${t.guide} />`:W`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&W`<${Xo} />`}
${e==="answering"&&W`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function Jo({picture:e}){let{look:t}=w();return W`<${ne} pictures=${[e]}>${o=>W`<${U} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function Xo(){let{view:e,seats:t,role:n}=g(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return W`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&W`<p class="note is-needed covered">${s("sides",{machine:r,human:ee(r)})}</p>`}
${!a&&e.mode==="gnirut"&&W`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as F,useState as Zo}from"bombe/preact.js";function Ln({choice:e}){let{view:t}=g(),{chosen:n,choose:o}=e,r=ee(t.side),a=t.hand_cards??[];return F`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${J().map(l=>F`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${E} of="close" />${s("not_this")}</button>
<${ue} />
</div>
</section>
<${es} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${ne} pictures=${a}>${l=>F`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>F`<${ts} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function es({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=g(),{look:l}=w(),[i,c]=Zo(!1),u={[n]:e===null?void 0:o[e]};u[ee(n)]=o[r.machine??-1];let p=J().map(f=>f===r.pair?u:r.pairs[f-1]??null),d=(f,b)=>f===r.pair&&b===n?s("your_place"):s("pair",{n:f}),m=(f,b)=>f<r.pair?`pair ${f}`:`card ${b===n?e:r.machine}`,h=f=>{f.preventDefault(),c(!0)},k=f=>{f.preventDefault(),c(!1);let b=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&t(b)};return F`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${h} onDragLeave=${()=>c(!1)} onDrop=${k}>
<p class="label">${s("as_they_see")}</p>
<${Be} pairs=${p} large=${r.pair} place=${d} heads=${!1}
look=${(f,b)=>l(m(f,b),b)} />
</section>`}function ts({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=g(),{sending:c,look:u}=w(),p=r===l.machine,d=e===r,m=i.indexOf(r)+1,h=$=>$.dataTransfer?.setData("text/plain",String(r)),k=()=>e!==null&&t(e),f=F`<kbd aria-hidden="true">${d?"↵":m}</kbd>`,b=p?s("machines_card",{side:l.side??""}):m===1?s("yours"):"";return F`<li class=${p?"is-taken":d?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!p} onDragStart=${h} onDragEnd=${k}>
<${U} label=${Ce(l,r)} onLook=${()=>u(`card ${r}`)}>${a(o)}<//>
${p&&F`<span class="taken"><${E} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${p?F`<p class="note">${s("not_yours")}</p>`:F`<button class="button ${d?"light":""}" aria-disabled=${c}
onClick=${$=>n(r,$)}>
${s(d?"send_this":"choose")}<span class="hush"> ${Ce(l,r)}</span> ${f}
</button>`}
</li>`}import{useEffect as Mn,useRef as ns}from"bombe/preact.js";var os=300;function Cn(e){let t=ns(void 0),n=()=>clearTimeout(t.current),o=e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past,r=i=>{n(),o&&(t.current=setTimeout(()=>e.table.act(i).catch(()=>{}),os))},a=e?.view;Mn(()=>n,[a?.round,a?.pair,a?.phase,e?.state.table?.matches]);let l=o&&e.role==="interrogator"&&a?.phase==="vote"&&a.pair===D.pairs;return Mn(()=>{if(!l)return;let i=({target:u})=>{let p=u instanceof Element&&u.closest(".vote-L, .vote-R");p?r(`point ${p.classList.contains("vote-L")?"L":"R"}`):n()},c=["pointerover","focusin"];for(let u of c)addEventListener(u,i);return()=>{for(let u of c)removeEventListener(u,i)}},[l]),r}import{html as C}from"bombe/preact.js";function Dn({voting:e}){let{view:t,seats:n,ended:o}=g(),{look:r}=w(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return C`
<section class="pairs" aria-label=${s("pairs")}>
<${Be} pairs=${J().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,u)=>r(`pair ${c}`,u)} />
</section>
<${ss} voting=${e} />`}function ss({voting:e}){let{table:t,view:n,role:o,ended:r}=g();if(r||t.past)return null;let a=ie(n),l=a&&(e.held||e.going&&e.going!=="pass");return C`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?C`<${as} ...${e} />`:a?C`<${rs} ...${e} />`:C`<${is} />`}
<${ue} />
</section>`}function rs({vote:e,pass:t,pointed:n,going:o}){let{view:r}=g(),{sending:a}=w(),l=Ae(r.pair),i=r.you!==null&&r.seats[r.you].passed,c=(p,d)=>C`<kbd aria-hidden="true">${n===p&&P.stream!=="on"?"↵":d}</kbd>`,u=p=>C`<button class="button light vote vote-${p} ${n===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${a} onClick=${()=>e(p)}>
${s("is_human",{side:p})} ${c(p,p)}</button>`;return C`
<p class="vote-worth"><${sn} n=${l} all=${J()} />
<strong>${s(l===1?"worth_1":"worth_now",{n:l})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${u("L")}
${r.pair===D.pairs||i?C`<p class="vote-must note">${s(i?"still_vote":"must_vote")}</p>`:C`<button class="button vote-pass ${n==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${a} onClick=${t}>
${o?s("sending_pass"):s("pass_see",{n:r.pair+1})} ${c("pass","P")}</button>`}
${u("R")}`}function as({held:e,going:t,takeBack:n}){if(!e){let o=s("sending_vote",{side:t??""});return C`<p class="vote-held"><strong class="covered">${o}</strong></p>`}return C`
<p class="vote-held"><strong class="covered">${s("held",{side:e})}</strong>
<span class="note">${s("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape" onClick=${n}>
${s("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function is(){let e=g(),{table:t,state:n,view:o,seats:r,role:a}=e,{act:l}=w(),i=Me(o,r);if(o.you!==null&&o.seats[o.you].gone)return C`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${s("i_am_back")}</button>`;if(o.resting)return C`<p><strong>${s("resting")}</strong></p>`;let c=cs(e),u=o.phase==="pick"&&s("choosing",{name:r[o.responder].name,n:o.pair}),p=i.length?s("waiting_for",{names:O(i)}):"",d=a==="watching"&&!t.watch&&n.you?.here&&s("next_match");return C`<p>${c&&C`<strong>${c}</strong> `}${u||p}${d&&` ${d}`}</p>`}function cs({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${o}</span>`}return""}import{useLayoutEffect as ls,useRef as us}from"bombe/preact.js";var ps=1e3,ds={l:"L",r:"R",p:"pass"};function Tn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=us(-1/0),i=(u,p,d)=>{if(u.repeat&&p==="Enter"&&d.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||ms(u,d))return!1;let m=u.key.length===1&&u.timeStamp-l.current<ps;if(m||!c(p,d,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!m||p!==" ")return!1;return!0}return!0},c=(u,p,{table:d,view:m,role:h,mine:k,own:f,ended:b})=>{let{chosen:$,choose:_,send:B}=t,R=h==="responder"&&m.phase==="pick"&&k,y=ie(m)&&!b&&!d.past&&!n.held&&!n.going,N=k&&m.pair<D.pairs,H=y?ds[u]??null:null,oe=f[Number(u)-1];if(u==="?")a();else if(u==="e")o(Bt(m,$));else if(R&&oe!==void 0)_(oe);else if(R&&u==="Escape"&&$!==null)_(null);else if(R&&u==="Enter"&&$!==null&&!p.closest("button, a"))B();else if(H&&(H!=="pass"||N))n.point(H);else if(y&&n.pointed&&u==="Escape")n.point(null);else if(y&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(m.phase==="score"&&k&&u==="n")r();else return!1;return!0};ls(()=>{let u=p=>{let d=p.key.length===1?p.key.toLowerCase():p.key;i(p,d,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var ms=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||P.keys==="off";import{useLayoutEffect as fs,useState as $s}from"bombe/preact.js";var hs=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Rn(e,t,n,o){let[r,a]=$s({});fs(()=>a({}),[n,o]);let l=hs(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,u)=>a(p=>({...p,[c]:u})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as ys,useRef as bs}from"bombe/preact.js";var gt=null;function yt(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),u=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),u.gain.setValueAtTime(l,i),u.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(u).connect(e.destination),c.start(i),c.stop(i+a)}function bt(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var gs=()=>P.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function In({heard:e,felt:t}){gs()&&(t.length&&navigator.vibrate?.(t),gt??=new AudioContext,gt.resume().catch(()=>{}),e(gt))}var Ke=(e,t)=>n=>{e.forEach((o,r)=>{yt(n,"sine",[o,o],r*t,.3,.11)})},ks={pair:{heard:bt,felt:[]},turn:{heard:bt,felt:[24]},opened:{heard:Ke([392,523],.14),felt:[18]},right:{heard:Ke([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>yt(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:Ke([523,392],.18),felt:[18]},won:{heard:Ke([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function _s(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:xs(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function xs({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function Nn(e){let t=bs(null);ys(()=>{if(!e)return;let n=_s(t.current,e);t.current=e,n&&In(ks[n])},[e?.view,e?.ended])}import{html as xe,useState as We}from"bombe/preact.js";import{html as me,useState as ws}from"bombe/preact.js";var ze="R",vs={L:"left",R:"right",guide:"guide"};function An({name:e}){let t=vs[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return me`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Ss=({side:e})=>me`<span class="example-was">
<${E} of=${e===ze?"person":"machine"} size=${18} />
${s(e===ze?"example_human":"machine")}
</span>`;function Pn(){let[e,t]=ws(null);return me`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${An} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${T.map(n=>me`<figure key=${n} class="${e&&(n===ze?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&me`<${Ss} side=${n} />`}</figcaption>
<${An} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?me`<strong>${s(e===ze?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var Es=["start_1","start_2","start_3","start_4"];function qn(){let[e,t]=We(Re("mode").default),[n,o]=We(Re("hand").default),[r,a]=We(!1),[l,i]=We(""),c=async u=>{if(!r){a(!0),i("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:on(),start:!0})}),d=await p.json();if(!p.ok)throw new Error(d.error);location.assign(`/r/${d.room}`)}catch(p){i(Le(p,s("no_answer"))),a(!1)}}};return xe`<div class="start">
<h2>${s("start_title")}</h2>
<${Pn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&xe`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Bn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Bn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${Es.map(u=>xe`<li key=${u}>${s(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Bn=({name:e,title:t,chosen:n,choose:o})=>xe`<fieldset class="choice"><legend>${t}</legend><div>${Re(e).choices.map(([r,a])=>xe`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function Os(e,t,n,{before:o,table:r}){return[Ls(e,t,n,be(r,n)[n.responder].name),...Ms(o,n,r)].filter(Boolean).join(" ")}function Ls(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="abstain"?s("told_abstained",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):r==="leave"?s("told_left",{name:e}):r==="return"?s("told_back",{name:e}):""}function Ms(e,t,n){let o=be(n,t);return t.over?e.over?[]:[`${pe(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?ke(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[de(t,o,"watching")]:[]}function Cs(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}import{useEffect as Ds,useLayoutEffect as Kn,useRef as kt,useState as _t}from"bombe/preact.js";var Ts=3e3,Rs=2500,Is=(e=1/0)=>Math.max(0,Math.min(Ts,e*1e3-Rs));function zn({may:e,voted:t,moment:n,table:o,tell:r,warn:a,surely:l,act:i}){let[c,u]=_t(null),[p,d]=_t(null),[m,h]=_t(null),k=kt(!1),f=kt(null),b=()=>{let y=f.current;return clearTimeout(y?.timer),f.current=null,d(null),y?.side},$=async(y,N)=>{h(y),await i(N),h(null)},_=()=>{let y=b();y&&$(y,`vote ${y}`)},B=y=>{if(f.current||m)return;u(null);let N=o?.deadline?ge.left(o.deadline):void 0;f.current={side:y,timer:setTimeout(()=>R.current(),Is(N))},d(y),r(s("news_held",{side:y}))},R=kt(_);return R.current=_,Ds(()=>{let y=()=>R.current(),N=()=>document.hidden&&y();return addEventListener("pagehide",y),document.addEventListener("visibilitychange",N),()=>{removeEventListener("pagehide",y),document.removeEventListener("visibilitychange",N)}},[]),Kn(()=>{u(null);let y=b();y&&!t&&a(s("vote_too_late",{side:y}))},[e,...n]),Kn(()=>{k.current&&Ns(),k.current=!1}),{pointed:c,held:p,going:m,point:y=>{y===null&&Wn(),k.current=y!==null,u(y)},vote:y=>{!f.current&&!m&&l(s("sure_vote",{side:y}),s("is_human",{side:y}),()=>B(y))},pass:()=>{!f.current&&!m&&$("pass","pass")},takeBack:()=>{b()&&r(s("news_taken_back"))}}}function Ns(){let e=document.querySelector("#skin .dock .is-pointed");P.stream==="on"?Wn():e?.focus({preventScroll:!0})}function Wn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function Lc(e,t,n){nn(n),e.replaceChildren(),As(t?v`<${Ps} table=${t} />`:v`<${qn} />`,e)}function Ps({table:e}){let t=Tt(e),{view:n}=t,o=n&&zt(e,t,n),r=o&&Nt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:u,setAlert:p}=Wt(e),[d,m]=Fe(null),[h,k]=Fe(!1),[f,b]=Fe(0),{question:$,setQuestion:_,surely:B}=Bs(),{news:R,tell:y}=vn(e.past||n?.glimpse?null:o);Nn(e.past||n?.glimpse?null:o);let N=Rn(l,n?.opened?.meant??[],n?.round,a),H=[n?.round,n?.pair,n?.phase,o?.ended,a],oe=Cn(o),se=n?.selected?n.selected-1:null,He=()=>_(null),Y=Ut({own:o?.own??[],moment:H,tell:y,surely:B,act:l,forget:He,kept:se,intend:oe}),we=Xt(),je=!!(o&&ie(o.view)&&!o.ended&&!e.past),ve=!!n?.vote,fe=zn({may:je,voted:ve,moment:H,table:t.table,tell:y,warn:p,surely:B,act:l}),re=n?Pt(n,r==="answering",o?.seats??[]):[],K=(j,Gn=null)=>{re.some(Un=>Un.key===j)&&(we.current&&Y.chosen!==null&&Y.aim(),m({key:j,side:Gn}))},$e=d&&re.find(j=>j.key===d.key),Ve=re.filter(j=>j.round===$e?.round);if(Zt(),en(e.past?null:r,n?.round),Tn(o,{choice:Y,voting:fe,look:K,goOn:N.goOn,listKeys:()=>k(!0)}),t.closed)return v`<${Lt} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return v`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let Fn={final:()=>v`<${xn} />`,opened:()=>v`<${pn} meanings=${N} />`,answering:()=>v`<${Ln} choice=${Y} />`,round:()=>v`<${Dn} voting=${fe} />`,glimpse:()=>v`<${En} />`}[r],Hn=o.view.round===1,{deadline:jn,timer:Vn}=t.table??{};return v`
<${Ze.Provider} value=${o}>
<${et.Provider} value=${{act:l,sending:i,refused:c,look:K}}>
<${tt.Provider} value=${{unread:f,setUnread:b}}>
<p class="hush" role="status">${R.polite}</p>
<p class="hush" role="alert">${R.urgent}</p>
${u&&v`<${qs} text=${u} close=${()=>p("")} />`}
${o.ended&&v`<${Ks} why=${t.table?.outcome?.why} />`}
<${Ht} />
<div class="clock-near"><${ae} deadline=${jn} timer=${Vn} /></div>
<div class="imitation ${r} ${Hn?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&r!=="final"&&v`<${On} kind=${r} />`}
<div class="part">${Fn()}</div>
<${an} />
</div>
${d&&v`<${un} sights=${Ve} shown=${d.key} side=${d.side}
show=${j=>m(j===null?null:{key:j})} />`}
${h&&v`<${Qt} close=${()=>k(!1)} />`}
${$&&v`<${vt} question=${$} close=${()=>_(null)} yes=${$.go} />`}
<${It}><${zs} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function Bs(){let[e,t]=Fe(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};P.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var qs=({text:e,close:t})=>v`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,Ks=({why:e})=>v`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${$t} /></section>`;function zs({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&v`, ${s("round_of",{n:e.round,all:ce(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&Ws(e),c=v`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${D.pairs}`})}</span>
${i&&v`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return v`<p class="bar-text"><span class="bar-long">${le(e.mode)}${a}${i&&v`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function Ws({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{Ws as goalOf,Os as inWords,Lc as mount,Cs as partOf};
