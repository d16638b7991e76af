import{html as eo,useEffect as to,useState as no}from"bombe/preact.js";var Ee=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},vt=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Ue={},Oe="en";function St(e){Ue=e.words,Oe=e.lang}function s(e,t={}){let n=Ue[e];if(n===void 0)throw new Error(`no words for ${e}`);return Zn(n,t)}var Zn=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),O=e=>new Intl.ListFormat(Oe,{type:"conjunction"}).format(e);function ge(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(Oe,{...o,...n}).format(e).replace("-","−")}function ee(e,t,n=0,o={}){let a=new Intl.PluralRules(Oe,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Ue[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:ge(t,n,o)})}var ye=new Ee;function ie({deadline:e,timer:t=0}){let[,n]=no(0);if(to(()=>{if(!e)return;ye.ask(),ye.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,ye.left(e));return eo`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${vt(o)}</span>
</p>`}import{html as be,useLayoutEffect as oo,useRef as so}from"bombe/preact.js";function Le({title:e,cls:t="",close:n,onKey:o,children:r}){let a=so(null);return oo(()=>{let c=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),c?.isConnected&&c.focus()}},[]),be`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Et({question:e,yes:t,close:n}){return be`<${Le} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function Ot({keys:e,close:t,tell:n=s}){return be`<${Le} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>be`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":be`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as G,useEffect as ro,useRef as ao,useState as io}from"bombe/preact.js";var co=300;function Lt(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var lo=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function uo(e){let t=e.charCodeAt(0)-65;return lo[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Mt(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let o=new Map;for(let[r,a]of t){let l=new Set;for(let i of a){let c=[...i].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(c)??[],...c||[""],...a.map((d,g)=>String(g+2))],m=a.length===1?r:r+p.find(d=>!l.has(r+d));l.add(m),o.set(i,m)}}return o}function U({name:e,bot:t,mark:n}){let o=([...e][0]??" ").toUpperCase(),r=n??o,a=[...r].length>1;return G`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...uo(o)].map((l,i)=>l==="1"?G`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:G`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}var Ct=({why:e,on:t,href:n})=>G`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function Dt({chat:e,you:t}){let n=ao(null);ro(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return G`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&G`<ol>
${e.map((r,a)=>G`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Tt({table:e,you:t,refused:n}){let[o,r]=io("");if(!t?.speak)return G`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(u){r(c),n(u)}}},l=({currentTarget:i})=>r(i.value);return G`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${co} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as v,render as Ks,useState as je}from"bombe/preact.js";import{html as po,render as mo,useEffect as Rt,useState as fo}from"bombe/preact.js";function It(e){let[t,n]=fo(e.state);return Rt(()=>(n(e.state),e.subscribe(n)),[e]),t}var Nt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),K=typeof document>"u"?{}:document.documentElement.dataset,Me=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Pt({children:e}){return Rt(()=>{let t=document.getElementById("bar");t&&mo(po`${e}`,t)}),null}import{html as rt}from"bombe/preact.js";import{createContext as Xe,useCallback as zt,useContext as Ze,useRef as ho,useState as Ft}from"bombe/preact.js";var I=["L","R"],ne=e=>e==="L"?"R":"L";function Qe(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function ce(e){if(Qe(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}var At=e=>e?`at ${e.round} ${e.pair}`:"";function Bt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var ke=(e,t)=>Lt(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:o})=>o===n.who)?.until??null})),oe=(e,t)=>t.void?"void":e.points?"right":"wrong",Ye=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),le=e=>e.lap*e.seats.length,Ce=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),qt=(e,t)=>e?.phase==="over"&&!t.over;function Je(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var De=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Ye(e).indexOf(t)+1}),te=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,$o=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(u,p,m,d)=>({key:u,title:p,pictures:[{picture:m,label:d}],round:o});return[c(te(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((u,p)=>I.map(m=>{let d=`${m}, ${m===l?i:s("machine")}`;return c(te(o,p+1,m),s("part_pair",{round:o,n:p+1}),u[m],d)}))]});function Kt(e,t,n){if(e.over)return $o(e,n);let o=(p,m,d,g=m)=>({key:p,title:m,pictures:[{picture:d,label:g}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((p,m)=>({key:`pair ${m+1}`,title:s("pair_of",{n:m+1}),pictures:I.map(d=>({picture:p[d],label:d}))})),i=(t&&e.hand_cards||[]).map((p,m)=>o(`card ${m}`,De(e,m),p)),{opened:c}=e,u=(c?.hands??[]).flatMap((p,m)=>p.map((d,g)=>{let k=s(Je(c,m,g));return o(`hand ${m} ${g}`,s("pair_of",{n:m+1}),d,k)}));return[...r,...a,...i,...u]}function Wt(e,t){return e.over?te(1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Ht(e,t,n){let o=qt(t.table,n);return{table:e,state:t,view:n,seats:ke(t.table,n),role:Qe(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Ye(n)}}var et=Xe(null),tt=Xe(null),nt=Xe(null);function ot(e){if(e===null)throw new Error("this is no part of a match");return e}var y=()=>ot(Ze(et)),w=()=>ot(Ze(tt)),st=()=>ot(Ze(nt));function jt(e){let[t,n]=Ft(""),[o,r]=Ft(!1),a=ho(!1),l=zt(c=>n(Me(c,s("no_answer"))),[]);return{act:zt(async(...c)=>{if(a.current)return!1;a.current=!0,n(""),r(!0);try{for(let u of c)await e.act(u);return!0}catch(u){return l(u),!1}finally{a.current=!1,r(!1)}},[e]),sending:o,refused:l,alert:t,setAlert:n}}var go=60,Vt=({missed:e},t)=>e!==null&&!!(t?.deadline&&t.deadline<=e);function at(e,t){let{name:n,missed:o,responds:r}=e;return o===null?s("went_away",{name:n}):Vt(e,t)?s(r?"missed_card":"missed_on",{name:n}):s(r?"missed":"missed_next",{name:n})}function Gt(){let{state:e,seats:t,ended:n}=y(),o=t.filter(a=>a.missed!==null&&!a.me);if(n||!o.length)return null;let r=Number(e.table?.options.wait)*go;return rt`<section class="paper away">${o.map(a=>rt`<div key=${a.at}>
<p>${at(a,e.table)}</p>${!Vt(a,e.table)&&rt`<${ie} deadline=${a.missed} timer=${r} />`}</div>`)}</section>`}import{useLayoutEffect as Ut,useRef as Qt,useState as yo}from"bombe/preact.js";var bo=400;function Yt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");K.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Jt({own:e,moment:t,at:n,tell:o,surely:r,act:a,forget:l,kept:i,intend:c}){let[u,p]=yo(null),m=Qt(null),d=Qt(!1);Ut(()=>{p(i),l()},t),Ut(()=>{d.current&&Yt(),d.current=!1});let g=f=>{m.current=null,d.current=f!==null,p(f),c(f===null?"choose":`choose ${f+1}`),o(f===null?s("news_put_back"):s("news_chosen",{n:e.indexOf(f)+1}))},k=()=>{u!==null&&r(s("sure_send",{n:e.indexOf(u)+1}),s("send_this"),()=>a(`pick ${u+1} ${n}`))};return{chosen:u,choose:g,press:(f,h)=>{let _={time:Date.now(),pointed:h.detail>0},D=m.current;u!==f?(g(f),m.current=_):(!D||_.pointed!==D.pointed||_.time-D.time>=bo)&&k()},send:k,aim:Yt}}import{html as ko}from"bombe/preact.js";var _o=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Xt=({close:e})=>ko`<${Ot} keys=${_o} close=${e} />`;import{useEffect as Zt,useLayoutEffect as en,useRef as it}from"bombe/preact.js";function tn(){let e=it(!1);return Zt(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function nn(){let e=it(null);Zt(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),en(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function on(e,t){let n=it(null);en(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Re,sn={},Te={themes:{},at_large:{}},T={pairs:0,worth:[],longest_meaning:0};function rn(e){St(e),Re=e,sn=e.texts,Te=e,T=e.rules}var Ie=e=>Re.options[e],an=()=>Re.bots,ue=e=>Re.options.mode.choices.find(([t])=>t===e)?.[1]??e,ct=({text:e})=>sn[e]??e,Ne=({meant:e,themes:t},n)=>e[n]??Te.themes[t?.[n]??""]??null;function Pe({why:e,pair:t}){if(!e)return"";let n=Te.themes[e];return!n||!t?Te.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var X=()=>T.worth.map((e,t)=>t+1),Ae=e=>T.worth[e-1];import{html as bt}from"bombe/preact.js";import{useLayoutEffect as Uo,useRef as Qo,useState as Yo}from"bombe/preact.js";import{html as x}from"bombe/preact.js";import{html as z}from"bombe/preact.js";var xo={left:z`<path d="M15 5l-7 7l7 7" />`,right:z`<path d="M9 5l7 7l-7 7" />`,lock:z`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:z`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:z`<path d="M6 6l12 12M18 6l-12 12" />`,person:z`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:z`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:z`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>z`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${xo[e]}
</svg>`,cn=({n:e,all:t})=>z`<span class="pips" aria-hidden="true">
${t.map(n=>z`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as q,useEffect as lt,useRef as wo,useState as ln}from"bombe/preact.js";function un(){let{view:e,seats:t,state:n}=y(),o=Mt(t.map(({name:r})=>r));return q`<aside class="people" aria-label=${s("at_the_table")}>
<${ie} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&q`<ul class="seats" aria-label=${s("players")}>
${t.map(r=>q`<${vo} key=${r.at} seat=${r} mark=${o.get(r.name)} />`)}
</ul>`}
<${Eo} />
</aside>`}function vo({seat:e,mark:t}){let{view:n,ended:o}=y(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(u=>u.seat===e.at),l=[e.me&&s("you"),e.bot&&s("bot"),So(e,n,a,o)],i=r&&!r.void?r.points[e.at]:null,c=a&&r?q`<span class="side-disc is-${oe(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?q`<${E} of="lock" />`:q`<span></span>`;return q`<li class=${e.away?"is-away":""}>
<${U} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span>
${a?.why&&q`<q class="why">${Pe(a)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${i!==null&&q`<span>+${i}</span>`}</p>
</li>`}function So(e,t,n,o){return e.away?s("away"):n&&t.opened?s(`voted_${oe(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function Eo(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=y(),{refused:l}=w(),{setUnread:i}=st(),c=wo(null),[u,p]=ln(!1),[m,d]=ln(t.chat.length);lt(()=>{let $=new IntersectionObserver(([f])=>p(f.isIntersecting),{threshold:.5});return c.current&&$.observe(c.current),()=>$.disconnect()},[]),lt(()=>{u&&d(t.chat.length)},[u,t.chat.length]),lt(()=>i(Math.max(0,t.chat.length-m)),[m,t.chat.length]);let g=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:k}=o[n.responder];return q`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${Dt} chat=${t.chat} you=${t.you} />
${g&&t.chat.length===0&&q`<p class="note">${s("who_reads",{name:k})}</p>`}
<${Tt} table=${e} you=${t.you} refused=${l} />
</section>`}function pe(){let{unread:e}=st(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&q` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${ee("new_lines",e)}</span></span>`;return q`<button class="button chat-key" onClick=${t}><${E} of="talk" />${s("chat")}${n}</button>`}import{html as L,useEffect as ut,useState as pt}from"bombe/preact.js";var pn=()=>{let{pictures:e}=y().table;return({name:t})=>e+t};function dn(e){let[t,n]=pt(""),o=e.filter(a=>a!==void 0).map(pn()),r=o.join(" ");return ut(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Oo=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function dt({picture:e,ready:t,lazy:n=!1}){let o=pn();return L`<span class="card-picture ${t?"is-ready":""}">
${t&&L`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Oo} />`}
<span class="hush">${ct(e)}</span>
</span>`}function se({pictures:e,children:t}){let n=dn(e);return t(o=>L`<${dt} picture=${o} ready=${n} />`)}var Q=({label:e,onLook:t,pressed:n,children:o})=>L`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,Be=({picture:e,label:t,onLook:n})=>L`<${Q} label=${t} onLook=${n}><${dt} picture=${e} ready=${!0} lazy=${!0} /><//>`;function qe({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>dn(I.map(c=>i?.[c]))),l=(i,c)=>{let u=e[i-1]?.[c];return u?L`<${Q} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${dt} picture=${u} ready=${a[i-1]} />
<//>`:L`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return L`<div class="sides">
${I.map(i=>L`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&L`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${X().map(c=>L`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function Lo(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=pt(e.matches);return ut(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function mn({sights:e,shown:t,side:n=null,show:o}){let r=Lo(),[a,l]=pt({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex(h=>h.key===t),u=()=>o(null);if(ut(()=>{c<0&&u()}),c<0)return null;let{key:p,title:m,pictures:d}=e[c],g=h=>o(e[(c+h+e.length)%e.length].key),k=h=>{if(!(h.ctrlKey||h.altKey||h.metaKey)){if(h.key==="ArrowLeft")g(-1);else if(h.key==="ArrowRight")g(1);else if(h.key==="e"||h.key==="E")u();else return;h.preventDefault(),h.stopPropagation()}},$=d.length>1,f=({picture:h,label:_},D)=>{let P=()=>l({key:p,side:i===_?null:_});return L`<figure key=${_}>
${$&&L`<p class="side-disc">${_}</p>`}
${r&&$?L`<${Q} label=${s("side",{side:_})} pressed=${i===_} onLook=${P}>
${D(h)}<//>`:D(h)}
<figcaption class="note" aria-hidden="true">
${_!==m&&!$&&L`<strong>${_}.</strong> `}${ct(h)}</figcaption>
</figure>`};return L`<${Le} title=${m} cls="enlarged" close=${u} onKey=${k}>
<${se} key=${p} pictures=${d.map(h=>h.picture)}>${h=>L`<div class="enlarged-cards n${d.length} ${i?`near-${i}`:""}">
${d.map(_=>f(_,h))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>g(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>g(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${s("close")}</button>
</div>
<//>`}function fn({meanings:e}){let{table:t,view:n,mine:o}=y(),{sending:r}=w(),a=x`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return x`
<${Do} />
${!t.past&&x`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:x`<${Mo} />`}
<${pe} />
</section>`}
<${To} meanings=${e} />`}function Mo(){let{view:e,seats:t,ended:n}=y();if(e.resting)return x`<p><strong>${s("resting")}</strong></p>`;let o=Ce(e,t);return x`<p>${o.length&&!n?s("waiting_for",{names:O(o)}):""}</p>`}function _e(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(m=>m.points>0).length,c=i===0?"nobody_right":i===l.length?"everybody_right":"some_right",u=e.you===e.responder,p={name:o,points:ee("points",a[e.responder])};return[u?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(c,{n:i,all:l.length}),e.mode!=="gnirut"&&!u&&s("responder_scores",p),e.you!==null&&s("you_score",{points:ee("points",a[e.you])}),Co(e)&&s("another_lap")].filter(m=>m!==!1)}var Co=e=>e.round===le(e)&&!e.last&&!e.over;function Do(){let{view:e,seats:t}=y(),n=e.opened,[o,...r]=_e(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return x`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${E} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return x`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&x`<p class="verdict-sides" aria-hidden="true">${I.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function To({meanings:e}){let{view:t,role:n,ended:o}=y(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return x`<${No} pair=${i+1} meanings=${e} />`;let c=Ne(r,i);return c&&x`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return x`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>x`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${Ro} after=${c+1} />
</div>
<${Io} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<T.pairs&&x`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function Ro({after:e}){let{view:t,seats:n}=y(),o=t.opened,r=o.votes.filter(a=>a.after===e);return r.length?x`<ul class="opened-votes">${r.map(a=>{let l=oe(a,o);return x`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${s(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&x`<q class="why">${Pe(a)}</q>`}
</li>`})}</ul>`:null}function Io({hand:e,at:t}){let n=y().view.opened,{look:o}=w(),r=n.picked[t],a=r===null?null:r-1,l=I.map(c=>c===n.side?n.machine:a),i=e.map((c,u)=>u).filter(c=>!l.includes(c));return x`<${se} pictures=${e}>${c=>{let u=d=>d===null?x`<p class="place">–</p>`:x`<${Q} label=${s(Je(n,t,d))} onLook=${()=>o(`hand ${t} ${d}`)}>
${c(e[d])}<//>`,p=(d,g)=>x`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${u(l[g])}
<figcaption><span class="side-disc">${d}</span>
${s(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,m=s(i.length>1?"left_lying_all":"left_lying");return x`<div class="opened-shown">${I.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${m}>
<p class="note" aria-hidden="true">${m}</p>
<div>${i.map(d=>x`<div key=${d}>${u(d)}</div>`)}</div>
</div>`}}<//>`}function No({pair:e,meanings:t}){let{view:n}=y(),{sending:o}=w(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:u})=>t.write(e,u.value);return x`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${T.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as M}from"bombe/preact.js";function $n(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${ge(a)}`);return[...o.length?[s("score",{names:O(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:ge(a),m:ge(l)}))].join(" ")}import{html as S}from"bombe/preact.js";var hn=()=>y().view.gallery;function mt(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:O(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function ft(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=O(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:ee("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:O(o.map(String))})}}function gn(){let{view:e,seats:t}=y(),{look:n}=w(),{fooled:o,quickest:r}=hn(),{who:a,how:l}=mt(o,e.history,t),i=ft(r,t);return S`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&S`<div class="hung is-machine"><${Be} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(te(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${E} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&S`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&S`<div class="honour-faces">${r.map(({seat:c})=>S`<${U} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${E} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&S`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function yn(){return S`<section class="gallery" aria-label=${s("every_round")}>
<ol>${hn().rounds.map(e=>S`<${Po} key=${e.round} round=${e} />`)}</ol>
</section>`}function Po({round:e}){let{view:t,seats:n}=y(),{look:o}=w(),{void:r,votes:a,responder:l}=t.history[e.round-1],i=n[l],c=`gallery-${e.round}`,u=s("saw_through",{n:e.saw.length,all:a.length}),p=S`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${U} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&S`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${r?s("void_short"):u}</p>
</div>`;if(!e.guide)return S`<li class="paper" aria-labelledby=${c}>${p}</li>`;let m=!r&&e.pairs.length<T.pairs;return S`<li class="paper" aria-labelledby=${c}>
${p}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${Be} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(te(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((d,g)=>S`<${Ao} key=${g} round=${e} n=${g+1} />`)}
${m&&S`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${Bo} round=${e} />
</li>`}function Ao({round:e,n:t}){let{view:n,seats:o}=y(),{look:r}=w(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(d=>d.after===t),u=d=>d===e.human?"is-human":"is-machine",p=d=>d===e.human?o[l].name:s("machine"),m=({seat:d,side:g})=>s(i?"voted_void":e.saw.includes(d)?"voted_right":"voted_wrong",{side:g,n:t});return S`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${I.map(d=>S`<div key=${d} class="hung ${u(d)}">
<${Be} picture=${e.pairs[t-1][d]} label=${`${d}, ${p(d)}`}
onLook=${()=>r(te(e.round,t,d))} />
<span class="side-disc" aria-hidden="true">${d}</span></div>`)}
${c.length>0&&S`<ul class="gallery-votes">${c.map(d=>S`<li key=${d.seat}>
<${U} name=${o[d.seat].name} bot=${o[d.seat].bot} />
<span class="gallery-name">${o[d.seat].name}</span>
<span class="side-disc ${u(d.side)}" aria-hidden="true">${d.side}</span>
<span class="hush">${m(d)}</span></li>`)}</ul>`}
</div>`}function Bo({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Ne(e,o)})).filter(({words:n})=>n);return S`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>S`<p key=${n}>
${e.pairs.length>1&&S`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&S`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as qo,useState as kn}from"bombe/preact.js";var $t=()=>typeof navigator.share=="function";async function bn(e){if(!$t())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var _n=1280,Y=32,xe=176,N=130,Ke=N+62,ht=196,Ko=24,wn=2e3,F={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function Wo(e,t,n){let o=e.gallery,r=o.rounds.filter($=>$.guide).slice(-Ko),a=_n-2*Y,l=[...t].sort(($,f)=>f.score-$.score).map(({name:$,score:f})=>`${$} ${f}`),i=mt(o.fooled,e.history,t),c=ft(o.quickest,t),u=($,{who:f,how:h})=>[$,[f,h].filter(Boolean).join(" ")].join(" · "),p=[{text:n,x:Y,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:Y,y:102,size:24,width:a},{text:u(s("best_fooled"),i),x:Y,y:140,size:19,width:a},{text:u(s("quickest_eye"),c),x:Y,y:168,size:19,width:a}],m=[];r.forEach(({round:$,human:f,guide:h,pairs:_,saw:D},P)=>{let R=ht+P*Ke,{responder:J,votes:A,void:b}=e.history[$-1],B=Y+20,$e=b?s("void_short"):s("saw_through",{n:D.length,all:A.length});p.push({text:s("round_n",{n:$}),x:B,y:R+42,size:24,width:xe-24,strong:!0}),p.push({text:t[J].name,x:B,y:R+72,size:19,width:xe-24,strong:!0}),p.push({text:s("was_side",{side:f??""}),x:B,y:R+98,size:17,width:xe-24}),p.push({text:$e,x:B,y:R+126,size:17,width:xe-24});let re=R+16,Z=Y+xe;h&&m.push({picture:h,x:Z,y:re,as:"guide",side:null}),_.forEach((Ve,ve)=>{let Se=Z+N+22+ve*(2*N+28);I.forEach((W,ae)=>{let Ge=W===f?"human":"machine";m.push({picture:Ve[W],x:Se+ae*(N+10),y:re,as:Ge,side:W})});let he=A.filter(W=>W.after===ve+1).map(({seat:W,side:ae})=>`${t[W].name} ${ae}`);he.length&&p.push({text:O(he),x:Se,y:re+N+24,size:14,width:2*N+10})})});let d=ht+r.length*Ke+48,g=`Bombe · ${s("find_human")} · ${ue(e.mode)}`;p.push({text:g,x:Y,y:d-18,size:17,width:a});let k=r.map(($,f)=>({x:Y,y:ht+f*Ke,width:a,height:Ke-12}));return{width:_n,height:d,lines:p,cards:m,panels:k}}async function zo({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:p})=>{let m=new Image;return m.src=a(p),m.decode().then(()=>m,()=>null)}));i.fillStyle=F.desk,i.fillRect(0,0,e,t),i.fillStyle=F.paper;for(let p of r)i.beginPath(),i.roundRect(p.x,p.y,p.width,p.height,10),i.fill();let u=getComputedStyle(document.body).fontFamily;for(let{text:p,x:m,y:d,size:g,width:k,strong:$}of n)i.font=`${$?750:500} ${g}px ${u}`,i.fillStyle=$?F.ink:F.soft,i.fillText(Fo(p,k,f=>i.measureText(f).width),m,d);return o.forEach((p,m)=>{Ho(i,p,c[m])}),new Promise((p,m)=>l.toBlob(d=>d?p(d):m(new Error(s("no_picture"))),"image/png"))}function Fo(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function Ho(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,N-2*l,N-2*l,7),e.fillStyle=F.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,N-2*l,N-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=F.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,N-4,N-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+N-24,14,0,2*Math.PI),e.fillStyle=i?F.ink:F.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?F.light:F.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+N-18.5),e.textAlign="start"}var xn=()=>$t()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function vn({title:e}){let{view:t,seats:n,table:o}=y(),{refused:r}=w(),[a,l]=kn(!1),[i,c]=kn(!1),u=async()=>{if(!a){l(!0);try{let m=await zo(Wo(t,n,e),({name:k})=>o.pictures+k),d=new File([m],"turing.png",{type:m.type}),g={files:[d]};xn()&&navigator.canShare(g)&&await bn(g)||jo(d),c(!0),setTimeout(()=>c(!1),wn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},p=s(i?"picture_saved":xn()?"share_picture":"save_picture");return qo`<button class="button keep" aria-disabled=${a} onClick=${u}>
<span aria-live="polite">${p}</span></button>`}function jo(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),wn)}var gt=e=>e.outcome?.winners??[];function de(e,t){let n=gt(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:O(n.map(({name:o})=>o))}):s("nobody_won")}function Sn(){let{view:e,seats:t,state:n}=y(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=gt(e),l=e.you!==null&&a.includes(e.you);return M`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${de(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${En(t).map(i=>M`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${U} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${yt}><${vn} title=${de(e,t)} /><//>
</section>
<${gn} />
<${yn} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Vo} />
<p class="note">${$n(n.table)}</p>
</section>`}var En=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function yt({children:e=null}){let{state:t,table:n}=y(),{refused:o}=w(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return M`<div class="again">
${Nt(t)?M`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&M`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&M`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Vo(){let{view:e,seats:t}=y(),n=En(t),o=e.history.length>t.length,r=i=>n.map(c=>M`<td key=${c.at}>${i(c)}</td>`),a=i=>M`<strong>${i.score}</strong>${gt(e).includes(i.at)&&M` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let u=o&&c%t.length===0&&c/t.length+1;return M`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${u&&M` <span class="note">${s("lap",{n:u})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):ne(i.side)}</td>
${r(p=>M`<${Go} round=${i} seat=${p} />`)}
</tr>`};return M`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>M`<th key=${i.at} scope="col">
<${U} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Go({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return M`${r} <${E} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=M`<span class="side-disc is-${oe(n,e)}">${n.side}</span>`;return M`${e.void?"–":n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function On(e){let[t,n]=Yo({polite:"",urgent:""}),o=Qo(null);return Uo(()=>{if(!e)return;let a=o.current&&Ln(o.current,e),l=Jo(o.current,e);o.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Ln=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function Jo(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Ln(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?Xo(i,t):{polite:me(o,r,a)}}function Xo({view:e,seats:t},{state:n,view:o,seats:r,role:a}){if(o.over)return e.over?{}:{urgent:`${de(o,r)}.`};if(o.phase==="score"&&e.phase!=="score")return{urgent:_e(o,r).join(" ")};let l=[];["resting","phase","pair","round"].some(c=>o[c]!==e[c])&&l.push(me(o,r,a)),o.round===e.round&&l.unshift(...Zo(t,r),...es(e,o));for(let c of r)c.away!==t[c.at].away&&l.push(c.away?at(c,n.table):s("came_back",{name:c.name}));return{polite:l.filter(Boolean).join(" ")}}function Zo(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:O(o("voted"))}),o("passed").length&&s("have_passed",{names:O(o("passed"))})].filter(Boolean)}function es({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function me(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:Ae(r)}):s("news_shown",{n:r})}function Mn(){let{view:e,seats:t,state:n,ended:o}=y(),a=e.phase==="score"?s("glimpse_scored"):me(e,t,"watching"),l=s("round_of",{n:e.round,all:le(e)});return bt`
<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
<p class="card-picture card-back"><span class="hush">${s("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${s("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${ue(e.mode)}, ${l}.</strong>
${!o&&bt` <span>${a}</span>`}</p>
${n.you?.here&&bt`<p>${s("next_match")}</p>`}
<p class="note">${s("glimpse_why")}</p>
</section>`}import{html as H}from"bombe/preact.js";function Cn({kind:e}){let{view:t,ended:n}=y(),o=t.mode==="gnirut";return H`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?H`<${ts} picture=${t.guide} />`:H`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&H`<${ns} />`}
${e==="answering"&&H`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function ts({picture:e}){let{look:t}=w();return H`<${se} pictures=${[e]}>${o=>H`<${Q} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function ns(){let{view:e,seats:t,role:n}=y(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return H`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&H`<p class="note is-needed covered">${s("sides",{machine:r,human:ne(r)})}</p>`}
${!a&&e.mode==="gnirut"&&H`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as j,useState as os}from"bombe/preact.js";function Dn({choice:e}){let{view:t}=y(),{chosen:n,choose:o}=e,r=ne(t.side),a=t.hand_cards??[];return j`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${X().map(l=>j`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${E} of="close" />${s("not_this")}</button>
<${pe} />
</div>
</section>
<${ss} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${se} pictures=${a}>${l=>j`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>j`<${rs} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function ss({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=y(),{look:l}=w(),[i,c]=os(!1),u={[n]:e===null?void 0:o[e]};u[ne(n)]=o[r.machine??-1];let p=X().map($=>$===r.pair?u:r.pairs[$-1]??null),m=($,f)=>$===r.pair&&f===n?s("your_place"):s("pair",{n:$}),d=($,f)=>$<r.pair?`pair ${$}`:`card ${f===n?e:r.machine}`,g=$=>{$.preventDefault(),c(!0)},k=$=>{$.preventDefault(),c(!1);let f=Number($.dataTransfer?.getData("text/plain")||NaN);a.includes(f)&&t(f)};return j`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${g} onDragLeave=${()=>c(!1)} onDrop=${k}>
<p class="label">${s("as_they_see")}</p>
<${qe} pairs=${p} large=${r.pair} place=${m} heads=${!1}
look=${($,f)=>l(d($,f),f)} />
</section>`}function rs({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=y(),{sending:c,look:u}=w(),p=r===l.machine,m=e===r,d=i.indexOf(r)+1,g=h=>h.dataTransfer?.setData("text/plain",String(r)),k=()=>e!==null&&t(e),$=j`<kbd aria-hidden="true">${m?"↵":d}</kbd>`,f=p?s("machines_card",{side:l.side??""}):d===1?s("yours"):"";return j`<li class=${p?"is-taken":m?"is-chosen":""}>
<p class="label">${f}</p>
<div class="hand-card" draggable=${!p} onDragStart=${g} onDragEnd=${k}>
<${Q} label=${De(l,r)} onLook=${()=>u(`card ${r}`)}>${a(o)}<//>
${p&&j`<span class="taken"><${E} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${p?j`<p class="note">${s("not_yours")}</p>`:j`<button class="button ${m?"light":""}" aria-disabled=${c}
onClick=${h=>n(r,h)}>
${s(m?"send_this":"choose")}<span class="hush"> ${De(l,r)}</span> ${$}
</button>`}
</li>`}import{useEffect as Tn,useRef as as}from"bombe/preact.js";var is=300;function Rn(e){let t=as(void 0),n=()=>clearTimeout(t.current),o=e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past,r=i=>{n(),o&&(t.current=setTimeout(()=>e.table.act(i).catch(()=>{}),is))},a=e?.view;Tn(()=>n,[a?.round,a?.pair,a?.phase,e?.state.table?.matches]);let l=o&&e.role==="interrogator"&&a?.phase==="vote"&&a.pair===T.pairs;return Tn(()=>{if(!l)return;let i=({target:u})=>{let p=u instanceof Element&&u.closest(".vote-L, .vote-R");p?r(`point ${p.classList.contains("vote-L")?"L":"R"}`):n()},c=["pointerover","focusin"];for(let u of c)addEventListener(u,i);return()=>{for(let u of c)removeEventListener(u,i)}},[l]),r}import{html as C}from"bombe/preact.js";function In({voting:e}){let{view:t,seats:n,ended:o}=y(),{look:r}=w(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return C`
<section class="pairs" aria-label=${s("pairs")}>
<${qe} pairs=${X().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,u)=>r(`pair ${c}`,u)} />
</section>
<${cs} voting=${e} />`}function cs({voting:e}){let{table:t,view:n,role:o,ended:r}=y();if(r||t.past)return null;let a=ce(n),l=a&&(e.held||e.going&&e.going!=="pass");return C`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?C`<${us} ...${e} />`:a?C`<${ls} ...${e} />`:C`<${ps} />`}
<${pe} />
</section>`}function ls({vote:e,pass:t,pointed:n,going:o}){let{view:r}=y(),{sending:a}=w(),l=Ae(r.pair),i=r.you!==null&&r.seats[r.you].passed,c=(p,m)=>C`<kbd aria-hidden="true">${n===p&&K.stream!=="on"?"↵":m}</kbd>`,u=p=>C`<button class="button light vote vote-${p} ${n===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${a} onClick=${()=>e(p)}>
${s("is_human",{side:p})} ${c(p,p)}</button>`;return C`
<p class="vote-worth"><${cn} n=${l} all=${X()} />
<strong>${s(l===1?"worth_1":"worth_now",{n:l})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${u("L")}
${r.pair===T.pairs||i?C`<p class="vote-must note">${s(i?"still_vote":"must_vote")}</p>`:C`<button class="button vote-pass ${n==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${a} onClick=${t}>
${o?s("sending_pass"):s("pass_see",{n:r.pair+1})} ${c("pass","P")}</button>`}
${u("R")}`}function us({held:e,going:t,takeBack:n}){if(!e){let o=s("sending_vote",{side:t??""});return C`<p class="vote-held"><strong class="covered">${o}</strong></p>`}return C`
<p class="vote-held"><strong class="covered">${s("held",{side:e})}</strong>
<span class="note">${s("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape" onClick=${n}>
${s("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function ps(){let e=y(),{table:t,state:n,view:o,seats:r,role:a}=e,{act:l}=w(),i=Ce(o,r);if(o.you!==null&&o.seats[o.you].gone)return C`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${s("i_am_back")}</button>`;if(o.resting)return C`<p><strong>${s("resting")}</strong></p>`;let c=ds(e),u=o.phase==="pick"&&s("choosing",{name:r[o.responder].name,n:o.pair}),p=i.length?s("waiting_for",{names:O(i)}):"",m=a==="watching"&&!t.watch&&n.you?.here&&s("next_match");return C`<p>${c&&C`<strong>${c}</strong> `}${u||p}${m&&` ${m}`}</p>`}function ds({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${o}</span>`}return""}import{useLayoutEffect as ms,useRef as fs}from"bombe/preact.js";var $s=1e3,hs={l:"L",r:"R",p:"pass"};function Nn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=fs(-1/0),i=(u,p,m)=>{if(u.repeat&&p==="Enter"&&m.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||gs(u,m))return!1;let d=u.key.length===1&&u.timeStamp-l.current<$s;if(d||!c(p,m,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!d||p!==" ")return!1;return!0}return!0},c=(u,p,{table:m,view:d,role:g,mine:k,own:$,ended:f})=>{let{chosen:h,choose:_,send:D}=t,P=g==="responder"&&d.phase==="pick"&&k,R=ce(d)&&!f&&!m.past&&!n.held&&!n.going,J=k&&d.pair<T.pairs,A=R?hs[u]??null:null,b=$[Number(u)-1];if(u==="?")a();else if(u==="e")o(Wt(d,h));else if(P&&b!==void 0)_(b);else if(P&&u==="Escape"&&h!==null)_(null);else if(P&&u==="Enter"&&h!==null&&!p.closest("button, a"))D();else if(A&&(A!=="pass"||J))n.point(A);else if(R&&n.pointed&&u==="Escape")n.point(null);else if(R&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(d.phase==="score"&&k&&u==="n")r();else return!1;return!0};ms(()=>{let u=p=>{let m=p.key.length===1?p.key.toLowerCase():p.key;i(p,m,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var gs=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||K.keys==="off";import{useLayoutEffect as ys,useState as bs}from"bombe/preact.js";var ks=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Pn(e,t,n,o){let[r,a]=bs({});ys(()=>a({}),[n,o]);let l=ks(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,u)=>a(p=>({...p,[c]:u})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as xs,useRef as ws}from"bombe/preact.js";var kt=null;function _t(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),u=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),u.gain.setValueAtTime(l,i),u.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(u).connect(e.destination),c.start(i),c.stop(i+a)}function xt(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var _s=()=>K.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function An({heard:e,felt:t}){_s()&&(t.length&&navigator.vibrate?.(t),kt??=new AudioContext,kt.resume().catch(()=>{}),e(kt))}var We=(e,t)=>n=>{e.forEach((o,r)=>{_t(n,"sine",[o,o],r*t,.3,.11)})},vs={pair:{heard:xt,felt:[]},turn:{heard:xt,felt:[24]},opened:{heard:We([392,523],.14),felt:[18]},right:{heard:We([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>_t(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:We([523,392],.18),felt:[18]},won:{heard:We([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function Ss(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:Es(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function Es({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function Bn(e){let t=ws(null);xs(()=>{if(!e)return;let n=Ss(t.current,e);t.current=e,n&&An(vs[n])},[e?.view,e?.ended])}import{html as we,useState as Fe}from"bombe/preact.js";import{html as fe,useState as Os}from"bombe/preact.js";var ze="R",Ls={L:"left",R:"right",guide:"guide"};function qn({name:e}){let t=Ls[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return fe`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Ms=({side:e})=>fe`<span class="example-was">
<${E} of=${e===ze?"person":"machine"} size=${18} />
${s(e===ze?"example_human":"machine")}
</span>`;function Kn(){let[e,t]=Os(null);return fe`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${qn} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${I.map(n=>fe`<figure key=${n} class="${e&&(n===ze?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&fe`<${Ms} side=${n} />`}</figcaption>
<${qn} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?fe`<strong>${s(e===ze?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var Cs=["start_1","start_2","start_3","start_4"];function zn(){let[e,t]=Fe(Ie("mode").default),[n,o]=Fe(Ie("hand").default),[r,a]=Fe(!1),[l,i]=Fe(""),c=async u=>{if(!r){a(!0),i("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:an(),start:!0})}),m=await p.json();if(!p.ok)throw new Error(m.error);location.assign(`/r/${m.room}`)}catch(p){i(Me(p,s("no_answer"))),a(!1)}}};return we`<div class="start">
<h2>${s("start_title")}</h2>
<${Kn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&we`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Wn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Wn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${Cs.map(u=>we`<li key=${u}>${s(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Wn=({name:e,title:t,chosen:n,choose:o})=>we`<fieldset class="choice"><legend>${t}</legend><div>${Ie(e).choices.map(([r,a])=>we`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function Ds(e,t,n,{before:o,table:r}){return[Ts(e,t,n,ke(r,n)[n.responder].name),...Rs(o,n,r)].join(" ")}function Ts(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):s(r==="leave"?"told_left":"told_back",{name:e})}function Rs(e,t,n){let o=ke(n,t);return t.over?e.over?[]:[`${de(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?_e(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[me(t,o,"watching")]:[]}function Is(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}import{useEffect as Ns,useLayoutEffect as Fn,useRef as He,useState as wt}from"bombe/preact.js";var Ps=3e3,As=2500,Bs=(e=1/0)=>Math.max(0,Math.min(Ps,e*1e3-As));function Hn({may:e,voted:t,moment:n,at:o,table:r,tell:a,warn:l,surely:i,act:c}){let[u,p]=wt(null),[m,d]=wt(null),[g,k]=wt(null),$=He(!1),f=He(null),h=()=>{let b=f.current;return clearTimeout(b?.timer),f.current=null,d(null),b?.side},_=String(n),D=He(_);D.current=_;let P=async(b,B)=>{k(b);let $e=await c(`${B} ${o}`);k(null),!$e&&D.current!==_&&l(b==="pass"?"":s("vote_too_late",{side:b}))},R=()=>{let b=h();b&&P(b,`vote ${b}`)},J=b=>{if(f.current||g)return;p(null);let B=r?.deadline?ye.left(r.deadline):void 0;f.current={side:b,timer:setTimeout(()=>A.current(),Bs(B))},d(b),a(s("news_held",{side:b}))},A=He(R);return A.current=R,Ns(()=>{let b=()=>A.current(),B=()=>document.hidden&&b();return addEventListener("pagehide",b),document.addEventListener("visibilitychange",B),()=>{removeEventListener("pagehide",b),document.removeEventListener("visibilitychange",B)}},[]),Fn(()=>{p(null);let b=h();b&&!t&&l(s("vote_too_late",{side:b}))},[e,...n]),Fn(()=>{$.current&&qs(),$.current=!1}),{pointed:u,held:m,going:g,point:b=>{b===null&&jn(),$.current=b!==null,p(b)},vote:b=>{!f.current&&!g&&i(s("sure_vote",{side:b}),s("is_human",{side:b}),()=>J(b))},pass:()=>{!f.current&&!g&&P("pass","pass")},takeBack:()=>{h()&&a(s("news_taken_back"))}}}function qs(){let e=document.querySelector("#skin .dock .is-pointed");K.stream==="on"?jn():e?.focus({preventScroll:!0})}function jn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function Rc(e,t,n){rn(n),e.replaceChildren(),Ks(t?v`<${Ws} table=${t} />`:v`<${zn} />`,e)}function Ws({table:e}){let t=It(e),{view:n}=t,o=n&&Ht(e,t,n),r=o&&Bt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:u,setAlert:p}=jt(e),[m,d]=je(null),[g,k]=je(!1),[$,f]=je(0),{question:h,setQuestion:_,surely:D}=zs(),{news:P,tell:R}=On(e.past||n?.glimpse?null:o);Bn(e.past||n?.glimpse?null:o);let J=Pn(l,n?.opened?.meant??[],n?.round,a),A=[n?.round,n?.pair,n?.phase,o?.ended,a],b=Rn(o),B=n?.selected?n.selected-1:null,$e=()=>_(null),re=At(n),Z=Jt({own:o?.own??[],moment:A,at:re,tell:R,surely:D,act:l,forget:$e,kept:B,intend:b}),Ve=tn(),ve=!!(o&&ce(o.view)&&!o.ended&&!e.past),Se=!!n?.vote,he=Hn({may:ve,voted:Se,moment:A,at:re,table:t.table,tell:R,warn:p,surely:D,act:l}),W=n?Kt(n,r==="answering",o?.seats??[]):[],ae=(V,Jn=null)=>{W.some(Xn=>Xn.key===V)&&(Ve.current&&Z.chosen!==null&&Z.aim(),d({key:V,side:Jn}))},Ge=m&&W.find(V=>V.key===m.key),Vn=W.filter(V=>V.round===Ge?.round);if(nn(),on(e.past?null:r,n?.round),Nn(o,{choice:Z,voting:he,look:ae,goOn:J.goOn,listKeys:()=>k(!0)}),t.closed)return v`<${Ct} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return v`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let Gn={final:()=>v`<${Sn} />`,opened:()=>v`<${fn} meanings=${J} />`,answering:()=>v`<${Dn} choice=${Z} />`,round:()=>v`<${In} voting=${he} />`,glimpse:()=>v`<${Mn} />`}[r],Un=o.view.round===1,{deadline:Qn,timer:Yn}=t.table??{};return v`
<${et.Provider} value=${o}>
<${tt.Provider} value=${{act:l,sending:i,refused:c,look:ae}}>
<${nt.Provider} value=${{unread:$,setUnread:f}}>
<p class="hush" role="status">${P.polite}</p>
<p class="hush" role="alert">${P.urgent}</p>
${u&&v`<${Fs} text=${u} close=${()=>p("")} />`}
${o.ended&&v`<${Hs} why=${t.table?.outcome?.why} />`}
<${Gt} />
<div class="clock-near"><${ie} deadline=${Qn} timer=${Yn} /></div>
<div class="imitation ${r} ${Un?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&r!=="final"&&v`<${Cn} kind=${r} />`}
<div class="part">${Gn()}</div>
<${un} />
</div>
${m&&v`<${mn} sights=${Vn} shown=${m.key} side=${m.side}
show=${V=>d(V===null?null:{key:V})} />`}
${g&&v`<${Xt} close=${()=>k(!1)} />`}
${h&&v`<${Et} question=${h} close=${()=>_(null)} yes=${h.go} />`}
<${Pt}><${js} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function zs(){let[e,t]=je(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};K.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var Fs=({text:e,close:t})=>v`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,Hs=({why:e})=>v`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${yt} /></section>`;function js({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&v`, ${s("round_of",{n:e.round,all:le(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&Vs(e),c=v`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${T.pairs}`})}</span>
${i&&v`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return v`<p class="bar-text"><span class="bar-long">${ue(e.mode)}${a}${i&&v`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function Vs({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{Vs as goalOf,Ds as inWords,Rc as mount,Is as partOf};
