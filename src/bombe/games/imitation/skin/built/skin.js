import{html as no,useEffect as oo,useState as so}from"bombe/preact.js";var Oe=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},St=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Ye={},Le="en";function Et(e){Ye=e.words,Le=e.lang}function s(e,t={}){let n=Ye[e];if(n===void 0)throw new Error(`no words for ${e}`);return to(n,t)}var to=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),O=e=>new Intl.ListFormat(Le,{type:"conjunction"}).format(e);function be(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(Le,{...o,...n}).format(e).replace("-","−")}function Z(e,t,n=0,o={}){let a=new Intl.PluralRules(Le,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Ye[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:be(t,n,o)})}var ke=new Oe;function ie({deadline:e,timer:t=0}){let[,n]=so(0);if(oo(()=>{if(!e)return;ke.ask(),ke.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,ke.left(e));return no`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${St(o)}</span>
</p>`}import{html as _e,useLayoutEffect as ro,useRef as ao}from"bombe/preact.js";function Me({title:e,cls:t="",close:n,onKey:o,children:r}){let a=ao(null);return ro(()=>{let c=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),c?.isConnected&&c.focus()}},[]),_e`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Ot({question:e,yes:t,close:n}){return _e`<${Me} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function Lt({keys:e,close:t,tell:n=s}){return _e`<${Me} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>_e`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":_e`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as H,useEffect as io,useRef as co,useState as lo}from"bombe/preact.js";var uo=300;function Mt(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var po=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function mo(e){let t=e.charCodeAt(0)-65;return po[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Ct(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let o=new Map;for(let[r,a]of t){let l=new Set;for(let i of a){let c=[...i].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(c)??[],...c||[""],...a.map((d,$)=>String($+2))],m=a.length===1?r:r+p.find(d=>!l.has(r+d));l.add(m),o.set(i,m)}}return o}function V({name:e,bot:t,mark:n}){let o=([...e][0]??" ").toUpperCase(),r=n??o,a=[...r].length>1;return H`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...mo(o)].map((l,i)=>l==="1"?H`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:H`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}var Dt=({why:e,on:t,href:n})=>H`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function Tt({chat:e,you:t}){let n=co(null);io(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return H`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&H`<ol>
${e.map((r,a)=>H`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Rt({table:e,you:t,refused:n}){let[o,r]=lo("");if(!t?.speak)return H`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(u){r(c),n(u)}}},l=({currentTarget:i})=>r(i.value);return H`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${uo} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as v,render as Fs,useState as Ve}from"bombe/preact.js";import{html as fo,render as $o,useEffect as It,useState as ho}from"bombe/preact.js";function Nt(e){let[t,n]=ho(e.state);return It(()=>(n(e.state),e.subscribe(n)),[e]),t}var Pt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),A=typeof document>"u"?{}:document.documentElement.dataset,Ce=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function At({children:e}){return It(()=>{let t=document.getElementById("bar");t&&$o(fo`${e}`,t)}),null}import{html as Vt}from"bombe/preact.js";import{createContext as et,useCallback as Wt,useContext as tt,useRef as yo,useState as jt}from"bombe/preact.js";var T=["L","R"],te=e=>e==="L"?"R":"L";function Je(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function ce(e){if(Je(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}function Bt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var xe=(e,t)=>Mt(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:o})=>o===n.who)?.until??null})),ne=(e,t)=>t.void?"void":e.points?"right":"wrong",le=({votes:e,abstained:t=[]})=>e.length+t.length,Xe=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),ue=e=>e.lap*e.seats.length,De=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),qt=(e,t)=>e?.phase==="over"&&!t.over;function Ze(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var Te=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Xe(e).indexOf(t)+1}),ee=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,go=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(u,p,m,d)=>({key:u,title:p,pictures:[{picture:m,label:d}],round:o});return[c(ee(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((u,p)=>T.map(m=>{let d=`${m}, ${m===l?i:s("machine")}`;return c(ee(o,p+1,m),s("part_pair",{round:o,n:p+1}),u[m],d)}))]});function Kt(e,t,n){if(e.over)return go(e,n);let o=(p,m,d,$=m)=>({key:p,title:m,pictures:[{picture:d,label:$}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((p,m)=>({key:`pair ${m+1}`,title:s("pair_of",{n:m+1}),pictures:T.map(d=>({picture:p[d],label:d}))})),i=(t&&e.hand_cards||[]).map((p,m)=>o(`card ${m}`,Te(e,m),p)),{opened:c}=e,u=(c?.hands??[]).flatMap((p,m)=>p.map((d,$)=>{let k=s(Ze(c,m,$));return o(`hand ${m} ${$}`,s("pair_of",{n:m+1}),d,k)}));return[...r,...a,...i,...u]}function zt(e,t){return e.over?ee(1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Ft(e,t,n){let o=qt(t.table,n);return{table:e,state:t,view:n,seats:xe(t.table,n),role:Je(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Xe(n)}}var nt=et(null),ot=et(null),st=et(null);function rt(e){if(e===null)throw new Error("this is no part of a match");return e}var g=()=>rt(tt(nt)),w=()=>rt(tt(ot)),at=()=>rt(tt(st));function Ht(e){let[t,n]=jt(""),[o,r]=jt(!1),a=yo(!1),l=Wt(c=>n(Ce(c,s("no_answer"))),[]);return{act:Wt(async(...c)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let u of c)await e.act(u)}catch(u){l(u)}finally{a.current=!1,r(!1)}}},[e]),sending:o,refused:l,alert:t,setAlert:n}}var bo=60;function Gt(){let{state:e,seats:t,ended:n}=g(),o=t.filter(a=>a.missed!==null&&!a.me);if(n||!o.length)return null;let r=Number(e.table?.options.wait)*bo;return Vt`<section class="paper away">${o.map(({at:a,name:l,missed:i})=>Vt`<div key=${a}>
<p>${s("missed",{name:l})}</p><${ie} deadline=${i} timer=${r} /></div>`)}</section>`}import{useLayoutEffect as Ut,useRef as Qt,useState as ko}from"bombe/preact.js";var _o=400;function Yt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");A.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Jt({own:e,moment:t,tell:n,surely:o,act:r,forget:a,kept:l,intend:i}){let[c,u]=ko(null),p=Qt(null),m=Qt(!1);Ut(()=>{u(l),a()},t),Ut(()=>{m.current&&Yt(),m.current=!1});let d=f=>{p.current=null,m.current=f!==null,u(f),i(f===null?"choose":`choose ${f+1}`),n(f===null?s("news_put_back"):s("news_chosen",{n:e.indexOf(f)+1}))},$=()=>{c!==null&&o(s("sure_send",{n:e.indexOf(c)+1}),s("send_this"),()=>r(`pick ${c+1}`))};return{chosen:c,choose:d,press:(f,b)=>{let h={time:Date.now(),pointed:b.detail>0},_=p.current;c!==f?(d(f),p.current=h):(!_||h.pointed!==_.pointed||h.time-_.time>=_o)&&$()},send:$,aim:Yt}}import{html as xo}from"bombe/preact.js";var wo=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Xt=({close:e})=>xo`<${Lt} keys=${wo} close=${e} />`;import{useEffect as Zt,useLayoutEffect as en,useRef as it}from"bombe/preact.js";function tn(){let e=it(!1);return Zt(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function nn(){let e=it(null);Zt(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),en(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function on(e,t){let n=it(null);en(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Ie,sn={},Re={themes:{},at_large:{}},D={pairs:0,worth:[],longest_meaning:0};function rn(e){Et(e),Ie=e,sn=e.texts,Re=e,D=e.rules}var Ne=e=>Ie.options[e],an=()=>Ie.bots,pe=e=>Ie.options.mode.choices.find(([t])=>t===e)?.[1]??e,ct=({text:e})=>sn[e]??e,Pe=({meant:e,themes:t},n)=>e[n]??Re.themes[t?.[n]??""]??null;function Ae({why:e,pair:t}){if(!e)return"";let n=Re.themes[e];return!n||!t?Re.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var Y=()=>D.worth.map((e,t)=>t+1),Be=e=>D.worth[e-1];import{html as bt}from"bombe/preact.js";import{useLayoutEffect as Yo,useRef as Jo,useState as Xo}from"bombe/preact.js";import{html as x}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var vo={left:q`<path d="M15 5l-7 7l7 7" />`,right:q`<path d="M9 5l7 7l-7 7" />`,lock:q`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:q`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:q`<path d="M6 6l12 12M18 6l-12 12" />`,person:q`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:q`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:q`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>q`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${vo[e]}
</svg>`,cn=({n:e,all:t})=>q`<span class="pips" aria-hidden="true">
${t.map(n=>q`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as P,useEffect as lt,useRef as So,useState as ln}from"bombe/preact.js";function un(){let{view:e,seats:t,state:n}=g(),o=Ct(t.map(({name:r})=>r));return P`<aside class="people" aria-label=${s("at_the_table")}>
<${ie} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&P`<ul class="seats" aria-label=${s("players")}>
${t.map(r=>P`<${Eo} key=${r.at} seat=${r} mark=${o.get(r.name)} />`)}
</ul>`}
<${Lo} />
</aside>`}function Eo({seat:e,mark:t}){let{view:n,ended:o}=g(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(u=>u.seat===e.at),l=[e.me&&s("you"),e.bot&&s("bot"),Oo(e,n,a,o)],i=r&&!r.void?r.points[e.at]:null,c=a&&r?P`<span class="side-disc is-${ne(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?P`<${E} of="lock" />`:P`<span></span>`;return P`<li class=${e.away?"is-away":""}>
<${V} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span>
${a?.why&&P`<q class="why">${Ae(a)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${i!==null&&P`<span>+${i}</span>`}</p>
</li>`}function Oo(e,t,n,o){return e.away?s("away"):n&&t.opened?s(`voted_${ne(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function Lo(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=g(),{refused:l}=w(),{setUnread:i}=at(),c=So(null),[u,p]=ln(!1),[m,d]=ln(t.chat.length);lt(()=>{let f=new IntersectionObserver(([b])=>p(b.isIntersecting),{threshold:.5});return c.current&&f.observe(c.current),()=>f.disconnect()},[]),lt(()=>{u&&d(t.chat.length)},[u,t.chat.length]),lt(()=>i(Math.max(0,t.chat.length-m)),[m,t.chat.length]);let $=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:k}=o[n.responder];return P`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${Tt} chat=${t.chat} you=${t.you} />
${$&&t.chat.length===0&&P`<p class="note">${s("who_reads",{name:k})}</p>`}
<${Rt} table=${e} you=${t.you} refused=${l} />
</section>`}function de(){let{unread:e}=at(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&P` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${Z("new_lines",e)}</span></span>`;return P`<button class="button chat-key" onClick=${t}><${E} of="talk" />${s("chat")}${n}</button>`}import{html as L,useEffect as ut,useState as pt}from"bombe/preact.js";var pn=()=>{let{pictures:e}=g().table;return({name:t})=>e+t};function dn(e){let[t,n]=pt(""),o=e.filter(a=>a!==void 0).map(pn()),r=o.join(" ");return ut(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Mo=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function dt({picture:e,ready:t,lazy:n=!1}){let o=pn();return L`<span class="card-picture ${t?"is-ready":""}">
${t&&L`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Mo} />`}
<span class="hush">${ct(e)}</span>
</span>`}function oe({pictures:e,children:t}){let n=dn(e);return t(o=>L`<${dt} picture=${o} ready=${n} />`)}var G=({label:e,onLook:t,pressed:n,children:o})=>L`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,qe=({picture:e,label:t,onLook:n})=>L`<${G} label=${t} onLook=${n}><${dt} picture=${e} ready=${!0} lazy=${!0} /><//>`;function Ke({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>dn(T.map(c=>i?.[c]))),l=(i,c)=>{let u=e[i-1]?.[c];return u?L`<${G} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${dt} picture=${u} ready=${a[i-1]} />
<//>`:L`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return L`<div class="sides">
${T.map(i=>L`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&L`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${Y().map(c=>L`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function Co(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=pt(e.matches);return ut(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function mn({sights:e,shown:t,side:n=null,show:o}){let r=Co(),[a,l]=pt({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex(h=>h.key===t),u=()=>o(null);if(ut(()=>{c<0&&u()}),c<0)return null;let{key:p,title:m,pictures:d}=e[c],$=h=>o(e[(c+h+e.length)%e.length].key),k=h=>{if(!(h.ctrlKey||h.altKey||h.metaKey)){if(h.key==="ArrowLeft")$(-1);else if(h.key==="ArrowRight")$(1);else if(h.key==="e"||h.key==="E")u();else return;h.preventDefault(),h.stopPropagation()}},f=d.length>1,b=({picture:h,label:_},B)=>{let R=()=>l({key:p,side:i===_?null:_});return L`<figure key=${_}>
${f&&L`<p class="side-disc">${_}</p>`}
${r&&f?L`<${G} label=${s("side",{side:_})} pressed=${i===_} onLook=${R}>
${B(h)}<//>`:B(h)}
<figcaption class="note" aria-hidden="true">
${_!==m&&!f&&L`<strong>${_}.</strong> `}${ct(h)}</figcaption>
</figure>`};return L`<${Me} title=${m} cls="enlarged" close=${u} onKey=${k}>
<${oe} key=${p} pictures=${d.map(h=>h.picture)}>${h=>L`<div class="enlarged-cards n${d.length} ${i?`near-${i}`:""}">
${d.map(_=>b(_,h))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>$(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>$(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${u}>${s("close")}</button>
</div>
<//>`}function fn({meanings:e}){let{table:t,view:n,mine:o}=g(),{sending:r}=w(),a=x`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return x`
<${Ro} />
${!t.past&&x`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:x`<${Do} />`}
<${de} />
</section>`}
<${Io} meanings=${e} />`}function Do(){let{view:e,seats:t,ended:n}=g();if(e.resting)return x`<p><strong>${s("resting")}</strong></p>`;let o=De(e,t);return x`<p>${o.length&&!n?s("waiting_for",{names:O(o)}):""}</p>`}function we(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(d=>d.points>0).length,c=le(n),u=i===0?"nobody_right":i===c?"everybody_right":"some_right",p=e.you===e.responder,m={name:o,points:Z("points",a[e.responder])};return[p?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(u,{n:i,all:c}),e.mode!=="gnirut"&&!p&&s("responder_scores",m),e.you!==null&&s("you_score",{points:Z("points",a[e.you])}),To(e)&&s("another_lap")].filter(d=>d!==!1)}var To=e=>e.round===ue(e)&&!e.last&&!e.over;function Ro(){let{view:e,seats:t}=g(),n=e.opened,[o,...r]=we(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return x`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${E} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return x`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&x`<p class="verdict-sides" aria-hidden="true">${T.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function Io({meanings:e}){let{view:t,role:n,ended:o}=g(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return x`<${Ao} pair=${i+1} meanings=${e} />`;let c=Pe(r,i);return c&&x`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return x`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>x`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${No} after=${c+1} />
</div>
<${Po} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<D.pairs&&x`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function No({after:e}){let{view:t,seats:n}=g(),o=t.opened,r=o.votes.filter(a=>a.after===e);return r.length?x`<ul class="opened-votes">${r.map(a=>{let l=ne(a,o);return x`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${s(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&x`<q class="why">${Ae(a)}</q>`}
</li>`})}</ul>`:null}function Po({hand:e,at:t}){let n=g().view.opened,{look:o}=w(),r=n.picked[t],a=r===null?null:r-1,l=T.map(c=>c===n.side?n.machine:a),i=e.map((c,u)=>u).filter(c=>!l.includes(c));return x`<${oe} pictures=${e}>${c=>{let u=d=>d===null?x`<p class="place">–</p>`:x`<${G} label=${s(Ze(n,t,d))} onLook=${()=>o(`hand ${t} ${d}`)}>
${c(e[d])}<//>`,p=(d,$)=>x`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${u(l[$])}
<figcaption><span class="side-disc">${d}</span>
${s(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,m=s(i.length>1?"left_lying_all":"left_lying");return x`<div class="opened-shown">${T.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${m}>
<p class="note" aria-hidden="true">${m}</p>
<div>${i.map(d=>x`<div key=${d}>${u(d)}</div>`)}</div>
</div>`}}<//>`}function Ao({pair:e,meanings:t}){let{view:n}=g(),{sending:o}=w(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:u})=>t.write(e,u.value);return x`<form class="meant-form" onSubmit=${u=>{u.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${D.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as M}from"bombe/preact.js";function $n(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${be(a)}`);return[...o.length?[s("score",{names:O(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:be(a),m:be(l)}))].join(" ")}import{html as S}from"bombe/preact.js";var hn=()=>g().view.gallery;function mt(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:O(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function ft(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=O(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:Z("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:O(o.map(String))})}}function gn(){let{view:e,seats:t}=g(),{look:n}=w(),{fooled:o,quickest:r}=hn(),{who:a,how:l}=mt(o,e.history,t),i=ft(r,t);return S`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&S`<div class="hung is-machine"><${qe} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(ee(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${E} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&S`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&S`<div class="honour-faces">${r.map(({seat:c})=>S`<${V} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${E} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&S`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function yn(){return S`<section class="gallery" aria-label=${s("every_round")}>
<ol>${hn().rounds.map(e=>S`<${Bo} key=${e.round} round=${e} />`)}</ol>
</section>`}function Bo({round:e}){let{view:t,seats:n}=g(),{look:o}=w(),r=t.history[e.round-1],{void:a,responder:l}=r,i=n[l],c=`gallery-${e.round}`,u=s("saw_through",{n:e.saw.length,all:le(r)}),p=S`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${V} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&S`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${a?s("void_short"):u}</p>
</div>`;if(!e.guide)return S`<li class="paper" aria-labelledby=${c}>${p}</li>`;let m=!a&&e.pairs.length<D.pairs;return S`<li class="paper" aria-labelledby=${c}>
${p}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${qe} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(ee(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((d,$)=>S`<${qo} key=${$} round=${e} n=${$+1} />`)}
${m&&S`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${Ko} round=${e} />
</li>`}function qo({round:e,n:t}){let{view:n,seats:o}=g(),{look:r}=w(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(d=>d.after===t),u=d=>d===e.human?"is-human":"is-machine",p=d=>d===e.human?o[l].name:s("machine"),m=({seat:d,side:$})=>s(i?"voted_void":e.saw.includes(d)?"voted_right":"voted_wrong",{side:$,n:t});return S`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${T.map(d=>S`<div key=${d} class="hung ${u(d)}">
<${qe} picture=${e.pairs[t-1][d]} label=${`${d}, ${p(d)}`}
onLook=${()=>r(ee(e.round,t,d))} />
<span class="side-disc" aria-hidden="true">${d}</span></div>`)}
${c.length>0&&S`<ul class="gallery-votes">${c.map(d=>S`<li key=${d.seat}>
<${V} name=${o[d.seat].name} bot=${o[d.seat].bot} />
<span class="gallery-name">${o[d.seat].name}</span>
<span class="side-disc ${u(d.side)}" aria-hidden="true">${d.side}</span>
<span class="hush">${m(d)}</span></li>`)}</ul>`}
</div>`}function Ko({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Pe(e,o)})).filter(({words:n})=>n);return S`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>S`<p key=${n}>
${e.pairs.length>1&&S`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&S`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as zo,useState as kn}from"bombe/preact.js";var $t=()=>typeof navigator.share=="function";async function bn(e){if(!$t())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var _n=1280,U=32,ve=176,N=130,ze=N+62,ht=196,Wo=24,wn=2e3,K={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function jo(e,t,n){let o=e.gallery,r=o.rounds.filter(f=>f.guide).slice(-Wo),a=_n-2*U,l=[...t].sort((f,b)=>b.score-f.score).map(({name:f,score:b})=>`${f} ${b}`),i=mt(o.fooled,e.history,t),c=ft(o.quickest,t),u=(f,{who:b,how:h})=>[f,[b,h].filter(Boolean).join(" ")].join(" · "),p=[{text:n,x:U,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:U,y:102,size:24,width:a},{text:u(s("best_fooled"),i),x:U,y:140,size:19,width:a},{text:u(s("quickest_eye"),c),x:U,y:168,size:19,width:a}],m=[];r.forEach(({round:f,human:b,guide:h,pairs:_,saw:B},R)=>{let y=ht+R*ze,I=e.history[f-1],{responder:Q,votes:J,void:Ge}=I,se=U+20,re=Ge?s("void_short"):s("saw_through",{n:B.length,all:le(I)});p.push({text:s("round_n",{n:f}),x:se,y:y+42,size:24,width:ve-24,strong:!0}),p.push({text:t[Q].name,x:se,y:y+72,size:19,width:ve-24,strong:!0}),p.push({text:s("was_side",{side:b??""}),x:se,y:y+98,size:17,width:ve-24}),p.push({text:re,x:se,y:y+126,size:17,width:ve-24});let he=y+16,Ee=U+ve;h&&m.push({picture:h,x:Ee,y:he,as:"guide",side:null}),_.forEach((Ue,X)=>{let ae=Ee+N+22+X*(2*N+28);T.forEach((j,ye)=>{let Qe=j===b?"human":"machine";m.push({picture:Ue[j],x:ae+ye*(N+10),y:he,as:Qe,side:j})});let ge=J.filter(j=>j.after===X+1).map(({seat:j,side:ye})=>`${t[j].name} ${ye}`);ge.length&&p.push({text:O(ge),x:ae,y:he+N+24,size:14,width:2*N+10})})});let d=ht+r.length*ze+48,$=`Bombe · ${s("find_human")} · ${pe(e.mode)}`;p.push({text:$,x:U,y:d-18,size:17,width:a});let k=r.map((f,b)=>({x:U,y:ht+b*ze,width:a,height:ze-12}));return{width:_n,height:d,lines:p,cards:m,panels:k}}async function Fo({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:p})=>{let m=new Image;return m.src=a(p),m.decode().then(()=>m,()=>null)}));i.fillStyle=K.desk,i.fillRect(0,0,e,t),i.fillStyle=K.paper;for(let p of r)i.beginPath(),i.roundRect(p.x,p.y,p.width,p.height,10),i.fill();let u=getComputedStyle(document.body).fontFamily;for(let{text:p,x:m,y:d,size:$,width:k,strong:f}of n)i.font=`${f?750:500} ${$}px ${u}`,i.fillStyle=f?K.ink:K.soft,i.fillText(Ho(p,k,b=>i.measureText(b).width),m,d);return o.forEach((p,m)=>{Vo(i,p,c[m])}),new Promise((p,m)=>l.toBlob(d=>d?p(d):m(new Error(s("no_picture"))),"image/png"))}function Ho(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function Vo(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,N-2*l,N-2*l,7),e.fillStyle=K.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,N-2*l,N-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=K.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,N-4,N-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+N-24,14,0,2*Math.PI),e.fillStyle=i?K.ink:K.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?K.light:K.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+N-18.5),e.textAlign="start"}var xn=()=>$t()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function vn({title:e}){let{view:t,seats:n,table:o}=g(),{refused:r}=w(),[a,l]=kn(!1),[i,c]=kn(!1),u=async()=>{if(!a){l(!0);try{let m=await Fo(jo(t,n,e),({name:k})=>o.pictures+k),d=new File([m],"turing.png",{type:m.type}),$={files:[d]};xn()&&navigator.canShare($)&&await bn($)||Go(d),c(!0),setTimeout(()=>c(!1),wn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},p=s(i?"picture_saved":xn()?"share_picture":"save_picture");return zo`<button class="button keep" aria-disabled=${a} onClick=${u}>
<span aria-live="polite">${p}</span></button>`}function Go(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),wn)}var gt=e=>e.outcome?.winners??[];function me(e,t){let n=gt(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:O(n.map(({name:o})=>o))}):s("nobody_won")}function Sn(){let{view:e,seats:t,state:n}=g(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=gt(e),l=e.you!==null&&a.includes(e.you);return M`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${me(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${En(t).map(i=>M`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${V} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${yt}><${vn} title=${me(e,t)} /><//>
</section>
<${gn} />
<${yn} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Uo} />
<p class="note">${$n(n.table)}</p>
</section>`}var En=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function yt({children:e=null}){let{state:t,table:n}=g(),{refused:o}=w(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return M`<div class="again">
${Pt(t)?M`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&M`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&M`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Uo(){let{view:e,seats:t}=g(),n=En(t),o=e.history.length>t.length,r=i=>n.map(c=>M`<td key=${c.at}>${i(c)}</td>`),a=i=>M`<strong>${i.score}</strong>${gt(e).includes(i.at)&&M` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let u=o&&c%t.length===0&&c/t.length+1;return M`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${u&&M` <span class="note">${s("lap",{n:u})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):te(i.side)}</td>
${r(p=>M`<${Qo} round=${i} seat=${p} />`)}
</tr>`};return M`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>M`<th key=${i.at} scope="col">
<${V} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Qo({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return M`${r} <${E} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=M`<span class="side-disc is-${ne(n,e)}">${n.side}</span>`;return M`${e.void?"–":n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function On(e){let[t,n]=Xo({polite:"",urgent:""}),o=Jo(null);return Yo(()=>{if(!e)return;let a=o.current&&Ln(o.current,e),l=Zo(o.current,e);o.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Ln=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function Zo(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Ln(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?es(i,t):{polite:fe(o,r,a)}}function es({view:e,seats:t},{view:n,seats:o,role:r}){if(n.over)return e.over?{}:{urgent:`${me(n,o)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:we(n,o).join(" ")};let a=[];["resting","phase","pair","round"].some(i=>n[i]!==e[i])&&a.push(fe(n,o,r)),n.round===e.round&&a.unshift(...ts(t,o),...ns(e,n));for(let{at:i,away:c,name:u,missed:p}of o){let m=p===null?"went_away":"missed";c!==t[i].away&&a.push(s(c?m:"came_back",{name:u}))}return{polite:a.filter(Boolean).join(" ")}}function ts(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:O(o("voted"))}),o("passed").length&&s("have_passed",{names:O(o("passed"))})].filter(Boolean)}function ns({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function fe(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:Be(r)}):s("news_shown",{n:r})}function Mn(){let{view:e,seats:t,state:n,ended:o}=g(),a=e.phase==="score"?s("glimpse_scored"):fe(e,t,"watching"),l=s("round_of",{n:e.round,all:ue(e)});return bt`
<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
<p class="card-picture card-back"><span class="hush">${s("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${s("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${pe(e.mode)}, ${l}.</strong>
${!o&&bt` <span>${a}</span>`}</p>
${n.you?.here&&bt`<p>${s("next_match")}</p>`}
<p class="note">${s("glimpse_why")}</p>
</section>`}import{html as z}from"bombe/preact.js";function Cn({kind:e}){let{view:t,ended:n}=g(),o=t.mode==="gnirut";return z`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?z`<${os} picture=${t.guide} />`:z`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&z`<${ss} />`}
${e==="answering"&&z`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function os({picture:e}){let{look:t}=w();return z`<${oe} pictures=${[e]}>${o=>z`<${G} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function ss(){let{view:e,seats:t,role:n}=g(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return z`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&z`<p class="note is-needed covered">${s("sides",{machine:r,human:te(r)})}</p>`}
${!a&&e.mode==="gnirut"&&z`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as W,useState as rs}from"bombe/preact.js";function Dn({choice:e}){let{view:t}=g(),{chosen:n,choose:o}=e,r=te(t.side),a=t.hand_cards??[];return W`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${Y().map(l=>W`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${E} of="close" />${s("not_this")}</button>
<${de} />
</div>
</section>
<${as} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${oe} pictures=${a}>${l=>W`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>W`<${is} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function as({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=g(),{look:l}=w(),[i,c]=rs(!1),u={[n]:e===null?void 0:o[e]};u[te(n)]=o[r.machine??-1];let p=Y().map(f=>f===r.pair?u:r.pairs[f-1]??null),m=(f,b)=>f===r.pair&&b===n?s("your_place"):s("pair",{n:f}),d=(f,b)=>f<r.pair?`pair ${f}`:`card ${b===n?e:r.machine}`,$=f=>{f.preventDefault(),c(!0)},k=f=>{f.preventDefault(),c(!1);let b=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(b)&&t(b)};return W`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${$} onDragLeave=${()=>c(!1)} onDrop=${k}>
<p class="label">${s("as_they_see")}</p>
<${Ke} pairs=${p} large=${r.pair} place=${m} heads=${!1}
look=${(f,b)=>l(d(f,b),b)} />
</section>`}function is({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=g(),{sending:c,look:u}=w(),p=r===l.machine,m=e===r,d=i.indexOf(r)+1,$=h=>h.dataTransfer?.setData("text/plain",String(r)),k=()=>e!==null&&t(e),f=W`<kbd aria-hidden="true">${m?"↵":d}</kbd>`,b=p?s("machines_card",{side:l.side??""}):d===1?s("yours"):"";return W`<li class=${p?"is-taken":m?"is-chosen":""}>
<p class="label">${b}</p>
<div class="hand-card" draggable=${!p} onDragStart=${$} onDragEnd=${k}>
<${G} label=${Te(l,r)} onLook=${()=>u(`card ${r}`)}>${a(o)}<//>
${p&&W`<span class="taken"><${E} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${p?W`<p class="note">${s("not_yours")}</p>`:W`<button class="button ${m?"light":""}" aria-disabled=${c}
onClick=${h=>n(r,h)}>
${s(m?"send_this":"choose")}<span class="hush"> ${Te(l,r)}</span> ${f}
</button>`}
</li>`}import{useEffect as We,useRef as In,useState as Tn}from"bombe/preact.js";var cs=300,Nn=e=>!!(e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past);function Pn(e){let t=In(void 0),n=()=>clearTimeout(t.current),o=(a,l)=>{n(),!(!e||!Nn(e))&&(t.current=setTimeout(()=>{l?.(),e.table.act(a).catch(()=>{})},cs))},r=e?.view;return We(()=>n,[r?.round,r?.pair,r?.phase,e?.state.table?.matches]),{intend:o,forget:n}}var ls=e=>Nn(e)&&e?.role==="interrogator"&&e.view.phase==="vote"&&e.view.pair===D.pairs,us=({wish:e,over:t,focus:n})=>e==="L"||e==="R"?e:t??n??null,ps=(e,t)=>e===t?null:e?`point ${e}`:"point";function Rn(e){let t=e instanceof Element&&e.closest(".vote-L, .vote-R");return t?t.classList.contains("vote-L")?"L":"R":null}function An(e,{intend:t,forget:n},o){let[r,a]=Tn(null),[l,i]=Tn(null),c=In(null),u=ls(e);We(()=>{let m={pointerover:({target:d})=>a(Rn(d)),pointerout:d=>d instanceof PointerEvent&&!d.relatedTarget&&a(null),focusin:({target:d})=>i(Rn(d)),focusout:()=>i(null)};for(let[d,$]of Object.entries(m))addEventListener(d,$);return()=>{for(let[d,$]of Object.entries(m))removeEventListener(d,$)}},[]);let p=us({wish:o,over:r,focus:l});We(()=>{u&&(c.current=e?.view.pointed??null)},[u]),We(()=>{let m=u&&ps(p,c.current);if(m)return t(m,()=>{c.current=p}),n},[u,p])}import{html as C}from"bombe/preact.js";function Bn({voting:e}){let{view:t,seats:n,ended:o}=g(),{look:r}=w(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return C`
<section class="pairs" aria-label=${s("pairs")}>
<${Ke} pairs=${Y().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,u)=>r(`pair ${c}`,u)} />
</section>
<${ds} voting=${e} />`}function ds({voting:e}){let{table:t,view:n,role:o,ended:r}=g();if(r||t.past)return null;let a=ce(n),l=a&&(e.held||e.going&&e.going!=="pass");return C`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?C`<${fs} ...${e} />`:a?C`<${ms} ...${e} />`:C`<${$s} />`}
<${de} />
</section>`}function ms({vote:e,pass:t,pointed:n,going:o}){let{view:r}=g(),{sending:a}=w(),l=Be(r.pair),i=r.you!==null&&r.seats[r.you].passed,c=(p,m)=>C`<kbd aria-hidden="true">${n===p&&A.stream!=="on"?"↵":m}</kbd>`,u=p=>C`<button class="button light vote vote-${p} ${n===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${a} onClick=${()=>e(p)}>
${s("is_human",{side:p})} ${c(p,p)}</button>`;return C`
<p class="vote-worth"><${cn} n=${l} all=${Y()} />
<strong>${s(l===1?"worth_1":"worth_now",{n:l})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${u("L")}
${r.pair===D.pairs||i?C`<p class="vote-must note">${s(i?"still_vote":"must_vote")}</p>`:C`<button class="button vote-pass ${n==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${a} onClick=${t}>
${o?s("sending_pass"):s("pass_see",{n:r.pair+1})} ${c("pass","P")}</button>`}
${u("R")}`}function fs({held:e,going:t,takeBack:n}){if(!e){let o=s("sending_vote",{side:t??""});return C`<p class="vote-held"><strong class="covered">${o}</strong></p>`}return C`
<p class="vote-held"><strong class="covered">${s("held",{side:e})}</strong>
<span class="note">${s("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape" onClick=${n}>
${s("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function $s(){let e=g(),{table:t,state:n,view:o,seats:r,role:a}=e,{act:l}=w(),i=De(o,r);if(o.you!==null&&o.seats[o.you].gone)return C`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${s("i_am_back")}</button>`;if(o.resting)return C`<p><strong>${s("resting")}</strong></p>`;let c=hs(e),u=o.phase==="pick"&&s("choosing",{name:r[o.responder].name,n:o.pair}),p=i.length?s("waiting_for",{names:O(i)}):"",m=a==="watching"&&!t.watch&&n.you?.here&&s("next_match");return C`<p>${c&&C`<strong>${c}</strong> `}${u||p}${m&&` ${m}`}</p>`}function hs({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${o}</span>`}return""}import{useLayoutEffect as gs,useRef as ys}from"bombe/preact.js";var bs=1e3,ks={l:"L",r:"R",p:"pass"};function qn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=ys(-1/0),i=(u,p,m)=>{if(u.repeat&&p==="Enter"&&m.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||_s(u,m))return!1;let d=u.key.length===1&&u.timeStamp-l.current<bs;if(d||!c(p,m,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!d||p!==" ")return!1;return!0}return!0},c=(u,p,{table:m,view:d,role:$,mine:k,own:f,ended:b})=>{let{chosen:h,choose:_,send:B}=t,R=$==="responder"&&d.phase==="pick"&&k,y=ce(d)&&!b&&!m.past&&!n.held&&!n.going,I=k&&d.pair<D.pairs,Q=y?ks[u]??null:null,J=f[Number(u)-1];if(u==="?")a();else if(u==="e")o(zt(d,h));else if(R&&J!==void 0)_(J);else if(R&&u==="Escape"&&h!==null)_(null);else if(R&&u==="Enter"&&h!==null&&!p.closest("button, a"))B();else if(Q&&(Q!=="pass"||I))n.point(Q);else if(y&&n.pointed&&u==="Escape")n.point(null);else if(y&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(d.phase==="score"&&k&&u==="n")r();else return!1;return!0};gs(()=>{let u=p=>{let m=p.key.length===1?p.key.toLowerCase():p.key;i(p,m,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var _s=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||A.keys==="off";import{useLayoutEffect as xs,useState as ws}from"bombe/preact.js";var vs=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Kn(e,t,n,o){let[r,a]=ws({});xs(()=>a({}),[n,o]);let l=vs(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,u)=>a(p=>({...p,[c]:u})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as Es,useRef as Os}from"bombe/preact.js";var kt=null;function _t(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),u=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),u.gain.setValueAtTime(l,i),u.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(u).connect(e.destination),c.start(i),c.stop(i+a)}function xt(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var Ss=()=>A.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function zn({heard:e,felt:t}){Ss()&&(t.length&&navigator.vibrate?.(t),kt??=new AudioContext,kt.resume().catch(()=>{}),e(kt))}var je=(e,t)=>n=>{e.forEach((o,r)=>{_t(n,"sine",[o,o],r*t,.3,.11)})},Ls={pair:{heard:xt,felt:[]},turn:{heard:xt,felt:[24]},opened:{heard:je([392,523],.14),felt:[18]},right:{heard:je([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>_t(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:je([523,392],.18),felt:[18]},won:{heard:je([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function Ms(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:Cs(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function Cs({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function Wn(e){let t=Os(null);Es(()=>{if(!e)return;let n=Ms(t.current,e);t.current=e,n&&zn(Ls[n])},[e?.view,e?.ended])}import{html as Se,useState as He}from"bombe/preact.js";import{html as $e,useState as Ds}from"bombe/preact.js";var Fe="R",Ts={L:"left",R:"right",guide:"guide"};function jn({name:e}){let t=Ts[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return $e`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Rs=({side:e})=>$e`<span class="example-was">
<${E} of=${e===Fe?"person":"machine"} size=${18} />
${s(e===Fe?"example_human":"machine")}
</span>`;function Fn(){let[e,t]=Ds(null);return $e`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${jn} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${T.map(n=>$e`<figure key=${n} class="${e&&(n===Fe?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&$e`<${Rs} side=${n} />`}</figcaption>
<${jn} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?$e`<strong>${s(e===Fe?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var Is=["start_1","start_2","start_3","start_4"];function Vn(){let[e,t]=He(Ne("mode").default),[n,o]=He(Ne("hand").default),[r,a]=He(!1),[l,i]=He(""),c=async u=>{if(!r){a(!0),i("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:u},bots:an(),start:!0})}),m=await p.json();if(!p.ok)throw new Error(m.error);location.assign(`/r/${m.room}`)}catch(p){i(Ce(p,s("no_answer"))),a(!1)}}};return Se`<div class="start">
<h2>${s("start_title")}</h2>
<${Fn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&Se`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Hn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Hn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${Is.map(u=>Se`<li key=${u}>${s(u)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Hn=({name:e,title:t,chosen:n,choose:o})=>Se`<fieldset class="choice"><legend>${t}</legend><div>${Ne(e).choices.map(([r,a])=>Se`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function Ns(e,t,n,{before:o,table:r}){return[Ps(e,t,n,xe(r,n)[n.responder].name),...As(o,n,r)].filter(Boolean).join(" ")}function Ps(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="abstain"?s("told_abstained",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):r==="leave"?s("told_left",{name:e}):r==="return"?s("told_back",{name:e}):""}function As(e,t,n){let o=xe(n,t);return t.over?e.over?[]:[`${me(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?we(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[fe(t,o,"watching")]:[]}function Bs(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}import{useEffect as qs,useLayoutEffect as Gn,useRef as wt,useState as vt}from"bombe/preact.js";var Ks=3e3,zs=2500,Ws=(e=1/0)=>Math.max(0,Math.min(Ks,e*1e3-zs));function Un({may:e,voted:t,moment:n,table:o,tell:r,warn:a,surely:l,act:i}){let[c,u]=vt(null),[p,m]=vt(null),[d,$]=vt(null),k=wt(!1),f=wt(null),b=()=>{let y=f.current;return clearTimeout(y?.timer),f.current=null,m(null),y?.side},h=async(y,I)=>{$(y),await i(I),$(null)},_=()=>{let y=b();y&&h(y,`vote ${y}`)},B=y=>{if(f.current||d)return;u(null);let I=o?.deadline?ke.left(o.deadline):void 0;f.current={side:y,timer:setTimeout(()=>R.current(),Ws(I))},m(y),r(s("news_held",{side:y}))},R=wt(_);return R.current=_,qs(()=>{let y=()=>R.current(),I=()=>document.hidden&&y();return addEventListener("pagehide",y),document.addEventListener("visibilitychange",I),()=>{removeEventListener("pagehide",y),document.removeEventListener("visibilitychange",I)}},[]),Gn(()=>{u(null);let y=b();y&&!t&&a(s("vote_too_late",{side:y}))},[e,...n]),Gn(()=>{k.current&&js(),k.current=!1}),{pointed:c,held:p,going:d,point:y=>{y===null&&Qn(),k.current=y!==null,u(y)},vote:y=>{!f.current&&!d&&l(s("sure_vote",{side:y}),s("is_human",{side:y}),()=>B(y))},pass:()=>{!f.current&&!d&&h("pass","pass")},takeBack:()=>{b()&&r(s("news_taken_back"))}}}function js(){let e=document.querySelector("#skin .dock .is-pointed");A.stream==="on"?Qn():e?.focus({preventScroll:!0})}function Qn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function Pc(e,t,n){rn(n),e.replaceChildren(),Fs(t?v`<${Hs} table=${t} />`:v`<${Vn} />`,e)}function Hs({table:e}){let t=Nt(e),{view:n}=t,o=n&&Ft(e,t,n),r=o&&Bt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:u,setAlert:p}=Ht(e),[m,d]=Ve(null),[$,k]=Ve(!1),[f,b]=Ve(0),{question:h,setQuestion:_,surely:B}=Vs(),{news:R,tell:y}=On(e.past||n?.glimpse?null:o);Wn(e.past||n?.glimpse?null:o);let I=Kn(l,n?.opened?.meant??[],n?.round,a),Q=[n?.round,n?.pair,n?.phase,o?.ended,a],J=Pn(o),Ge=n?.selected?n.selected-1:null,se=()=>_(null),re=Jt({own:o?.own??[],moment:Q,tell:y,surely:B,act:l,forget:se,kept:Ge,intend:J.intend}),he=tn(),Ee=!!(o&&ce(o.view)&&!o.ended&&!e.past),Ue=!!n?.vote,X=Un({may:Ee,voted:Ue,moment:Q,table:t.table,tell:y,warn:p,surely:B,act:l});An(o,J,X.held??X.pointed);let ae=n?Kt(n,r==="answering",o?.seats??[]):[],ge=(F,Zn=null)=>{ae.some(eo=>eo.key===F)&&(he.current&&re.chosen!==null&&re.aim(),d({key:F,side:Zn}))},j=m&&ae.find(F=>F.key===m.key),ye=ae.filter(F=>F.round===j?.round);if(nn(),on(e.past?null:r,n?.round),qn(o,{choice:re,voting:X,look:ge,goOn:I.goOn,listKeys:()=>k(!0)}),t.closed)return v`<${Dt} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return v`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let Qe={final:()=>v`<${Sn} />`,opened:()=>v`<${fn} meanings=${I} />`,answering:()=>v`<${Dn} choice=${re} />`,round:()=>v`<${Bn} voting=${X} />`,glimpse:()=>v`<${Mn} />`}[r],Yn=o.view.round===1,{deadline:Jn,timer:Xn}=t.table??{};return v`
<${nt.Provider} value=${o}>
<${ot.Provider} value=${{act:l,sending:i,refused:c,look:ge}}>
<${st.Provider} value=${{unread:f,setUnread:b}}>
<p class="hush" role="status">${R.polite}</p>
<p class="hush" role="alert">${R.urgent}</p>
${u&&v`<${Gs} text=${u} close=${()=>p("")} />`}
${o.ended&&v`<${Us} why=${t.table?.outcome?.why} />`}
<${Gt} />
<div class="clock-near"><${ie} deadline=${Jn} timer=${Xn} /></div>
<div class="imitation ${r} ${Yn?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&r!=="final"&&v`<${Cn} kind=${r} />`}
<div class="part">${Qe()}</div>
<${un} />
</div>
${m&&v`<${mn} sights=${ye} shown=${m.key} side=${m.side}
show=${F=>d(F===null?null:{key:F})} />`}
${$&&v`<${Xt} close=${()=>k(!1)} />`}
${h&&v`<${Ot} question=${h} close=${()=>_(null)} yes=${h.go} />`}
<${At}><${Qs} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function Vs(){let[e,t]=Ve(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};A.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var Gs=({text:e,close:t})=>v`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,Us=({why:e})=>v`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${yt} /></section>`;function Qs({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&v`, ${s("round_of",{n:e.round,all:ue(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&Ys(e),c=v`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${D.pairs}`})}</span>
${i&&v`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return v`<p class="bar-text"><span class="bar-long">${pe(e.mode)}${a}${i&&v`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function Ys({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{Ys as goalOf,Ns as inWords,Pc as mount,Bs as partOf};
