import{html as so,useEffect as ro,useState as ao}from"bombe/preact.js";var Le=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},Et=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Je={},Me="en";function Ot(e){Je=e.words,Me=e.lang}function s(e,t={}){let n=Je[e];if(n===void 0)throw new Error(`no words for ${e}`);return oo(n,t)}var oo=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),O=e=>new Intl.ListFormat(Me,{type:"conjunction"}).format(e);function ke(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(Me,{...o,...n}).format(e).replace("-","−")}function Z(e,t,n=0,o={}){let a=new Intl.PluralRules(Me,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Je[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:ke(t,n,o)})}var _e=new Le;function ce({deadline:e,timer:t=0}){let[,n]=ao(0);if(ro(()=>{if(!e)return;_e.ask(),_e.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,_e.left(e));return so`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${Et(o)}</span>
</p>`}import{html as xe,useLayoutEffect as io,useRef as co}from"bombe/preact.js";function Ce({title:e,cls:t="",close:n,onKey:o,children:r}){let a=co(null);return io(()=>{let c=document.activeElement,m=a.current;if(m)return m.showModal(),m.scrollTop=0,()=>{m.close(),c?.isConnected&&c.focus()}},[]),xe`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Lt({question:e,yes:t,close:n}){return xe`<${Ce} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function Mt({keys:e,close:t,tell:n=s}){return xe`<${Ce} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>xe`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":xe`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as V,useEffect as lo,useRef as uo,useState as po}from"bombe/preact.js";var mo=300;function Ct(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var fo=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function $o(e){let t=e.charCodeAt(0)-65;return fo[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Dt(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let o=new Map;for(let[r,a]of t){let l=new Set;for(let i of a){let c=[...i].slice(1).join("").toLowerCase().replaceAll(" ",""),p=[.../[0-9]$/.exec(c)??[],...c||[""],...a.map((d,$)=>String($+2))],u=a.length===1?r:r+p.find(d=>!l.has(r+d));l.add(u),o.set(i,u)}}return o}function G({name:e,bot:t,mark:n}){let o=([...e][0]??" ").toUpperCase(),r=n??o,a=[...r].length>1;return V`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...$o(o)].map((l,i)=>l==="1"?V`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:V`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}var Tt=({why:e,on:t,href:n})=>V`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function Rt({chat:e,you:t}){let n=uo(null);lo(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return V`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&V`<ol>
${e.map((r,a)=>V`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function It({table:e,you:t,refused:n}){let[o,r]=po("");if(!t?.speak)return V`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(m){r(c),n(m)}}},l=({currentTarget:i})=>r(i.value);return V`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${mo} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as v,render as Vs,useState as Ue}from"bombe/preact.js";import{html as ho,render as go,useEffect as Nt,useState as yo}from"bombe/preact.js";function At(e){let[t,n]=yo(e.state);return Nt(()=>(n(e.state),e.subscribe(n)),[e]),t}var Pt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),B=typeof document>"u"?{}:document.documentElement.dataset,De=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Bt({children:e}){return Nt(()=>{let t=document.getElementById("bar");t&&go(ho`${e}`,t)}),null}import{html as Gt}from"bombe/preact.js";import{createContext as tt,useCallback as jt,useContext as nt,useRef as ko,useState as Ft}from"bombe/preact.js";var R=["L","R"],te=e=>e==="L"?"R":"L";function Xe(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function le(e){if(Xe(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}function qt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var we=(e,t)=>Ct(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:o})=>o===n.who)?.until??null})),ne=(e,t)=>t.void?"void":e.points?"right":"wrong",ue=({votes:e,abstained:t=[]})=>e.length+t.length,Ze=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),pe=e=>e.lap*e.seats.length,Te=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),Kt=(e,t)=>e?.phase==="over"&&!t.over;function et(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var Re=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Ze(e).indexOf(t)+1}),ee=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,bo=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(m,p,u,d)=>({key:m,title:p,pictures:[{picture:u,label:d}],round:o});return[c(ee(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((m,p)=>R.map(u=>{let d=`${u}, ${u===l?i:s("machine")}`;return c(ee(o,p+1,u),s("part_pair",{round:o,n:p+1}),m[u],d)}))]});function Wt(e,t,n){if(e.over)return bo(e,n);let o=(p,u,d,$=u)=>({key:p,title:u,pictures:[{picture:d,label:$}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((p,u)=>({key:`pair ${u+1}`,title:s("pair_of",{n:u+1}),pictures:R.map(d=>({picture:p[d],label:d}))})),i=(t&&e.hand_cards||[]).map((p,u)=>o(`card ${u}`,Re(e,u),p)),{opened:c}=e,m=(c?.hands??[]).flatMap((p,u)=>p.map((d,$)=>{let k=s(et(c,u,$));return o(`hand ${u} ${$}`,s("pair_of",{n:u+1}),d,k)}));return[...r,...a,...i,...m]}function zt(e,t){return e.over?ee(e.gallery?.rounds.find(({guide:n})=>n)?.round??1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Ht(e,t,n){let o=Kt(t.table,n);return{table:e,state:t,view:n,seats:we(t.table,n),role:Xe(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Ze(n)}}var ot=tt(null),st=tt(null),rt=tt(null);function at(e){if(e===null)throw new Error("this is no part of a match");return e}var y=()=>at(nt(ot)),w=()=>at(nt(st)),it=()=>at(nt(rt));function Vt(e){let[t,n]=Ft(""),[o,r]=Ft(!1),a=ko(!1),l=jt(c=>n(De(c,s("no_answer"))),[]);return{act:jt(async(...c)=>{if(!a.current){a.current=!0,n(""),r(!0);try{for(let m of c)await e.act(m)}catch(m){l(m)}finally{a.current=!1,r(!1)}}},[e]),sending:o,refused:l,alert:t,setAlert:n}}var _o=60;function Ut(){let{state:e,seats:t,ended:n}=y(),o=t.filter(a=>a.missed!==null&&!a.me);if(n||!o.length)return null;let r=Number(e.table?.options.wait)*_o;return Gt`<section class="paper away">${o.map(({at:a,name:l,missed:i})=>Gt`<div key=${a}>
<p>${s("missed",{name:l})}</p><${ce} deadline=${i} timer=${r} /></div>`)}</section>`}import{useLayoutEffect as Qt,useRef as Yt,useState as xo}from"bombe/preact.js";var wo=400,ct=(e,t=Date.now())=>t-e>=wo;function Jt(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");B.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function Xt({own:e,moment:t,tell:n,surely:o,act:r,forget:a,kept:l,intend:i}){let[c,m]=xo(null),p=Yt(null),u=Yt(!1);Qt(()=>{m(l),a()},t),Qt(()=>{u.current&&Jt(),u.current=!1});let d=f=>{p.current=null,u.current=f!==null,m(f),i(f===null?"choose":`choose ${f+1}`),n(f===null?s("news_put_back"):s("news_chosen",{n:e.indexOf(f)+1}))},$=()=>{c!==null&&o(s("sure_send",{n:e.indexOf(c)+1}),s("send_this"),()=>r(`pick ${c+1}`))};return{chosen:c,choose:d,press:(f,g)=>{let h={time:Date.now(),pointed:g.detail>0},_=p.current;c!==f?(d(f),p.current=h):(!_||h.pointed!==_.pointed||ct(_.time,h.time))&&$()},send:$,aim:Jt}}import{html as vo}from"bombe/preact.js";var So=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Zt=({close:e})=>vo`<${Mt} keys=${So} close=${e} />`;import{useEffect as en,useLayoutEffect as tn,useRef as lt}from"bombe/preact.js";function nn(){let e=lt(!1);return en(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function on(){let e=lt(null);en(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),tn(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function sn(e,t){let n=lt(null);tn(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Ne,rn={},Ie={themes:{},at_large:{}},T={pairs:0,worth:[],longest_meaning:0};function an(e){Ot(e),Ne=e,rn=e.texts,Ie=e,T=e.rules}var Ae=e=>Ne.options[e],cn=()=>Ne.bots,de=e=>Ne.options.mode.choices.find(([t])=>t===e)?.[1]??e,ut=({text:e})=>rn[e]??e,Pe=({meant:e,themes:t},n)=>e[n]??Ie.themes[t?.[n]??""]??null;function Be({why:e,pair:t}){if(!e)return"";let n=Ie.themes[e];return!n||!t?Ie.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var J=()=>T.worth.map((e,t)=>t+1),qe=e=>T.worth[e-1];import{html as _t}from"bombe/preact.js";import{useLayoutEffect as Xo,useRef as Zo,useState as es}from"bombe/preact.js";import{html as x}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var Eo={left:q`<path d="M15 5l-7 7l7 7" />`,right:q`<path d="M9 5l7 7l-7 7" />`,lock:q`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:q`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:q`<path d="M6 6l12 12M18 6l-12 12" />`,person:q`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:q`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:q`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>q`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${Eo[e]}
</svg>`,ln=({n:e,all:t})=>q`<span class="pips" aria-hidden="true">
${t.map(n=>q`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as P,useEffect as pt,useRef as Oo,useState as un}from"bombe/preact.js";function pn(){let{view:e,seats:t,state:n}=y(),o=Dt(t.map(({name:r})=>r));return P`<aside class="people" aria-label=${s("at_the_table")}>
<${ce} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&P`<ul class="seats" aria-label=${s("players")}>
${t.map(r=>P`<${Lo} key=${r.at} seat=${r} mark=${o.get(r.name)} />`)}
</ul>`}
<${Co} />
</aside>`}function Lo({seat:e,mark:t}){let{view:n,ended:o}=y(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(m=>m.seat===e.at),l=[e.me&&s("you"),e.bot&&s("bot"),Mo(e,n,a,o)],i=r&&!r.void?r.points[e.at]:null,c=a&&r?P`<span class="side-disc is-${ne(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?P`<${E} of="lock" />`:P`<span></span>`;return P`<li class=${e.away?"is-away":""}>
<${G} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span>
${a?.why&&P`<q class="why">${Be(a)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${i!==null&&P`<span>+${i}</span>`}</p>
</li>`}function Mo(e,t,n,o){return e.away?s("away"):n&&t.opened?s(`voted_${ne(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function Co(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=y(),{refused:l}=w(),{setUnread:i}=it(),c=Oo(null),[m,p]=un(!1),[u,d]=un(t.chat.length);pt(()=>{let f=new IntersectionObserver(([g])=>p(g.isIntersecting),{threshold:.5});return c.current&&f.observe(c.current),()=>f.disconnect()},[]),pt(()=>{m&&d(t.chat.length)},[m,t.chat.length]),pt(()=>i(Math.max(0,t.chat.length-u)),[u,t.chat.length]);let $=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:k}=o[n.responder];return P`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${Rt} chat=${t.chat} you=${t.you} />
${$&&t.chat.length===0&&P`<p class="note">${s("who_reads",{name:k})}</p>`}
<${It} table=${e} you=${t.you} refused=${l} />
</section>`}function me(){let{unread:e}=it(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&P` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${Z("new_lines",e)}</span></span>`;return P`<button class="button chat-key" onClick=${t}><${E} of="talk" />${s("chat")}${n}</button>`}import{html as L,useEffect as dt,useState as mt}from"bombe/preact.js";var dn=()=>{let{pictures:e}=y().table;return({name:t})=>e+t};function mn(e){let[t,n]=mt(""),o=e.filter(a=>a!==void 0).map(dn()),r=o.join(" ");return dt(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Do=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function ft({picture:e,ready:t,lazy:n=!1}){let o=dn();return L`<span class="card-picture ${t?"is-ready":""}">
${t&&L`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Do} />`}
<span class="hush">${ut(e)}</span>
</span>`}function oe({pictures:e,children:t}){let n=mn(e);return t(o=>L`<${ft} picture=${o} ready=${n} />`)}var U=({label:e,onLook:t,pressed:n,children:o})=>L`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,Ke=({picture:e,label:t,onLook:n})=>L`<${U} label=${t} onLook=${n}><${ft} picture=${e} ready=${!0} lazy=${!0} /><//>`;function We({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>mn(R.map(c=>i?.[c]))),l=(i,c)=>{let m=e[i-1]?.[c];return m?L`<${U} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${ft} picture=${m} ready=${a[i-1]} />
<//>`:L`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return L`<div class="sides">
${R.map(i=>L`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&L`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${J().map(c=>L`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function To(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=mt(e.matches);return dt(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function fn({sights:e,shown:t,side:n=null,show:o}){let r=To(),[a,l]=mt({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex(h=>h.key===t),m=()=>o(null);if(dt(()=>{c<0&&m()}),c<0)return null;let{key:p,title:u,pictures:d}=e[c],$=h=>o(e[(c+h+e.length)%e.length].key),k=h=>{if(!(h.ctrlKey||h.altKey||h.metaKey)){if(h.key==="ArrowLeft")$(-1);else if(h.key==="ArrowRight")$(1);else if(h.key==="e"||h.key==="E")m();else return;h.preventDefault(),h.stopPropagation()}},f=d.length>1,g=({picture:h,label:_},N)=>{let K=()=>l({key:p,side:i===_?null:_});return L`<figure key=${_}>
${f&&L`<p class="side-disc">${_}</p>`}
${r&&f?L`<${U} label=${s("side",{side:_})} pressed=${i===_} onLook=${K}>
${N(h)}<//>`:N(h)}
<figcaption class="note" aria-hidden="true">
${_!==u&&!f&&L`<strong>${_}.</strong> `}${ut(h)}</figcaption>
</figure>`};return L`<${Ce} title=${u} cls="enlarged" close=${m} onKey=${k}>
<${oe} key=${p} pictures=${d.map(h=>h.picture)}>${h=>L`<div class="enlarged-cards n${d.length} ${i?`near-${i}`:""}">
${d.map(_=>g(_,h))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>$(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>$(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${m}>${s("close")}</button>
</div>
<//>`}function $n({meanings:e}){let{table:t,view:n,mine:o}=y(),{sending:r}=w(),a=x`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return x`
<${No} />
${!t.past&&x`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:x`<${Ro} />`}
<${me} />
</section>`}
<${Ao} meanings=${e} />`}function Ro(){let{view:e,seats:t,ended:n}=y();if(e.resting)return x`<p><strong>${s("resting")}</strong></p>`;let o=Te(e,t);return x`<p>${o.length&&!n?s("waiting_for",{names:O(o)}):""}</p>`}function ve(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(d=>d.points>0).length,c=ue(n),m=i===0?"nobody_right":i===c?"everybody_right":"some_right",p=e.you===e.responder,u={name:o,points:Z("points",a[e.responder])};return[p?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(m,{n:i,all:c}),e.mode!=="gnirut"&&!p&&s("responder_scores",u),e.you!==null&&s("you_score",{points:Z("points",a[e.you])}),Io(e)&&s("another_lap")].filter(d=>d!==!1)}var Io=e=>e.round===pe(e)&&!e.last&&!e.over;function No(){let{view:e,seats:t}=y(),n=e.opened,[o,...r]=ve(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return x`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${E} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return x`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&x`<p class="verdict-sides" aria-hidden="true">${R.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function Ao({meanings:e}){let{view:t,role:n,ended:o}=y(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return x`<${qo} pair=${i+1} meanings=${e} />`;let c=Pe(r,i);return c&&x`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return x`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>x`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${Po} after=${c+1} />
</div>
<${Bo} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<T.pairs&&x`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function Po({after:e}){let{view:t,seats:n}=y(),o=t.opened,r=o.votes.filter(a=>a.after===e);return r.length?x`<ul class="opened-votes">${r.map(a=>{let l=ne(a,o);return x`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${s(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&x`<q class="why">${Be(a)}</q>`}
</li>`})}</ul>`:null}function Bo({hand:e,at:t}){let n=y().view.opened,{look:o}=w(),r=n.picked[t],a=r===null?null:r-1,l=R.map(c=>c===n.side?n.machine:a),i=e.map((c,m)=>m).filter(c=>!l.includes(c));return x`<${oe} pictures=${e}>${c=>{let m=d=>d===null?x`<p class="place">–</p>`:x`<${U} label=${s(et(n,t,d))} onLook=${()=>o(`hand ${t} ${d}`)}>
${c(e[d])}<//>`,p=(d,$)=>x`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${m(l[$])}
<figcaption><span class="side-disc">${d}</span>
${s(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,u=s(i.length>1?"left_lying_all":"left_lying");return x`<div class="opened-shown">${R.map(p)}</div>
<div class="opened-rest" role="group" aria-label=${u}>
<p class="note" aria-hidden="true">${u}</p>
<div>${i.map(d=>x`<div key=${d}>${m(d)}</div>`)}</div>
</div>`}}<//>`}function qo({pair:e,meanings:t}){let{view:n}=y(),{sending:o}=w(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:m})=>t.write(e,m.value);return x`<form class="meant-form" onSubmit=${m=>{m.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${T.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as M}from"bombe/preact.js";function hn(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${ke(a)}`);return[...o.length?[s("score",{names:O(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:ke(a),m:ke(l)}))].join(" ")}import{html as S}from"bombe/preact.js";var gn=()=>y().view.gallery;function $t(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:O(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function ht(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=O(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:Z("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:O(o.map(String))})}}function yn(){let{view:e,seats:t}=y(),{look:n}=w(),{fooled:o,quickest:r}=gn(),{who:a,how:l}=$t(o,e.history,t),i=ht(r,t);return S`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&S`<div class="hung is-machine"><${Ke} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(ee(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${E} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&S`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&S`<div class="honour-faces">${r.map(({seat:c})=>S`<${G} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${E} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&S`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function bn(){return S`<section class="gallery" aria-label=${s("every_round")}>
<ol>${gn().rounds.map(e=>S`<${Ko} key=${e.round} round=${e} />`)}</ol>
</section>`}function Ko({round:e}){let{view:t,seats:n}=y(),{look:o}=w(),r=t.history[e.round-1],{void:a,responder:l}=r,i=n[l],c=`gallery-${e.round}`,m=s("saw_through",{n:e.saw.length,all:ue(r)}),p=S`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${G} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&S`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${a?s("void_short"):m}</p>
</div>`;if(!e.guide)return S`<li class="paper" aria-labelledby=${c}>${p}</li>`;let u=!a&&e.pairs.length<T.pairs;return S`<li class="paper" aria-labelledby=${c}>
${p}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${Ke} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(ee(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((d,$)=>S`<${Wo} key=${$} round=${e} n=${$+1} />`)}
${u&&S`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${zo} round=${e} />
</li>`}function Wo({round:e,n:t}){let{view:n,seats:o}=y(),{look:r}=w(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(d=>d.after===t),m=d=>d===e.human?"is-human":"is-machine",p=d=>d===e.human?o[l].name:s("machine"),u=({seat:d,side:$})=>s(i?"voted_void":e.saw.includes(d)?"voted_right":"voted_wrong",{side:$,n:t});return S`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${R.map(d=>S`<div key=${d} class="hung ${m(d)}">
<${Ke} picture=${e.pairs[t-1][d]} label=${`${d}, ${p(d)}`}
onLook=${()=>r(ee(e.round,t,d))} />
<span class="side-disc" aria-hidden="true">${d}</span></div>`)}
${c.length>0&&S`<ul class="gallery-votes">${c.map(d=>S`<li key=${d.seat}>
<${G} name=${o[d.seat].name} bot=${o[d.seat].bot} />
<span class="gallery-name">${o[d.seat].name}</span>
<span class="side-disc ${m(d.side)}" aria-hidden="true">${d.side}</span>
<span class="hush">${u(d)}</span></li>`)}</ul>`}
</div>`}function zo({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Pe(e,o)})).filter(({words:n})=>n);return S`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>S`<p key=${n}>
${e.pairs.length>1&&S`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&S`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as jo,useState as _n}from"bombe/preact.js";var gt=()=>typeof navigator.share=="function";async function kn(e){if(!gt())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var xn=1280,Q=32,Se=176,I=130,ze=I+62,yt=196,Fo=24,vn=2e3,W={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function Ho(e,t,n){let o=e.gallery,r=o.rounds.filter(f=>f.guide).slice(-Fo),a=xn-2*Q,l=[...t].sort((f,g)=>g.score-f.score).map(({name:f,score:g})=>`${f} ${g}`),i=$t(o.fooled,e.history,t),c=ht(o.quickest,t),m=(f,{who:g,how:h})=>[f,[g,h].filter(Boolean).join(" ")].join(" · "),p=[{text:n,x:Q,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:Q,y:102,size:24,width:a},{text:m(s("best_fooled"),i),x:Q,y:140,size:19,width:a},{text:m(s("quickest_eye"),c),x:Q,y:168,size:19,width:a}],u=[];r.forEach(({round:f,human:g,guide:h,pairs:_,saw:N},K)=>{let D=yt+K*ze,b=e.history[f-1],{responder:A,votes:Y,void:se}=b,re=Q+20,ae=se?s("void_short"):s("saw_through",{n:N.length,all:ue(b)});p.push({text:s("round_n",{n:f}),x:re,y:D+42,size:24,width:Se-24,strong:!0}),p.push({text:t[A].name,x:re,y:D+72,size:19,width:Se-24,strong:!0}),p.push({text:s("was_side",{side:g??""}),x:re,y:D+98,size:17,width:Se-24}),p.push({text:ae,x:re,y:D+126,size:17,width:Se-24});let ge=D+16,Oe=Q+Se;h&&u.push({picture:h,x:Oe,y:ge,as:"guide",side:null}),_.forEach((Qe,X)=>{let ie=Oe+I+22+X*(2*I+28);R.forEach((F,be)=>{let Ye=F===g?"human":"machine";u.push({picture:Qe[F],x:ie+be*(I+10),y:ge,as:Ye,side:F})});let ye=Y.filter(F=>F.after===X+1).map(({seat:F,side:be})=>`${t[F].name} ${be}`);ye.length&&p.push({text:O(ye),x:ie,y:ge+I+24,size:14,width:2*I+10})})});let d=yt+r.length*ze+48,$=`Bombe · ${s("find_human")} · ${de(e.mode)}`;p.push({text:$,x:Q,y:d-18,size:17,width:a});let k=r.map((f,g)=>({x:Q,y:yt+g*ze,width:a,height:ze-12}));return{width:xn,height:d,lines:p,cards:u,panels:k}}async function Vo({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:p})=>{let u=new Image;return u.src=a(p),u.decode().then(()=>u,()=>null)}));i.fillStyle=W.desk,i.fillRect(0,0,e,t),i.fillStyle=W.paper;for(let p of r)i.beginPath(),i.roundRect(p.x,p.y,p.width,p.height,10),i.fill();let m=getComputedStyle(document.body).fontFamily;for(let{text:p,x:u,y:d,size:$,width:k,strong:f}of n)i.font=`${f?750:500} ${$}px ${m}`,i.fillStyle=f?W.ink:W.soft,i.fillText(Go(p,k,g=>i.measureText(g).width),u,d);return o.forEach((p,u)=>{Uo(i,p,c[u])}),new Promise((p,u)=>l.toBlob(d=>d?p(d):u(new Error(s("no_picture"))),"image/png"))}function Go(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function Uo(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,I-2*l,I-2*l,7),e.fillStyle=W.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,I-2*l,I-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=W.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,I-4,I-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+I-24,14,0,2*Math.PI),e.fillStyle=i?W.ink:W.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?W.light:W.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+I-18.5),e.textAlign="start"}var wn=()=>gt()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function Sn({title:e}){let{view:t,seats:n,table:o}=y(),{refused:r}=w(),[a,l]=_n(!1),[i,c]=_n(!1),m=async()=>{if(!a){l(!0);try{let u=await Vo(Ho(t,n,e),({name:k})=>o.pictures+k),d=new File([u],"turing.png",{type:u.type}),$={files:[d]};wn()&&navigator.canShare($)&&await kn($)||Qo(d),c(!0),setTimeout(()=>c(!1),vn)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},p=s(i?"picture_saved":wn()?"share_picture":"save_picture");return jo`<button class="button keep" aria-disabled=${a} onClick=${m}>
<span aria-live="polite">${p}</span></button>`}function Qo(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),vn)}var bt=e=>e.outcome?.winners??[];function fe(e,t){let n=bt(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:O(n.map(({name:o})=>o))}):s("nobody_won")}function En(){let{view:e,seats:t,state:n}=y(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=bt(e),l=e.you!==null&&a.includes(e.you);return M`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${fe(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${On(t).map(i=>M`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${G} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${kt}><${Sn} title=${fe(e,t)} /><//>
</section>
<${yn} />
<${bn} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${Yo} />
<p class="note">${hn(n.table)}</p>
</section>`}var On=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function kt({children:e=null}){let{state:t,table:n}=y(),{refused:o}=w(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return M`<div class="again">
${Pt(t)?M`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&M`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&M`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function Yo(){let{view:e,seats:t}=y(),n=On(t),o=e.history.length>t.length,r=i=>n.map(c=>M`<td key=${c.at}>${i(c)}</td>`),a=i=>M`<strong>${i.score}</strong>${bt(e).includes(i.at)&&M` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let m=o&&c%t.length===0&&c/t.length+1;return M`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${m&&M` <span class="note">${s("lap",{n:m})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):te(i.side)}</td>
${r(p=>M`<${Jo} round=${i} seat=${p} />`)}
</tr>`};return M`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>M`<th key=${i.at} scope="col">
<${G} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function Jo({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return M`${r} <${E} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=M`<span class="side-disc is-${ne(n,e)}">${n.side}</span>`;return M`${e.void?"–":n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function Ln(e){let[t,n]=es({polite:"",urgent:""}),o=Zo(null);return Xo(()=>{if(!e)return;let a=o.current&&Mn(o.current,e),l=ts(o.current,e);o.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Mn=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function ts(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Mn(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?ns(i,t):{polite:$e(o,r,a)}}function ns({view:e,seats:t},{view:n,seats:o,role:r}){if(n.over)return e.over?{}:{urgent:`${fe(n,o)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:ve(n,o).join(" ")};let a=[];["resting","phase","pair","round"].some(i=>n[i]!==e[i])&&a.push($e(n,o,r)),n.round===e.round&&a.unshift(...os(t,o),...ss(e,n));for(let{at:i,away:c,name:m,missed:p}of o){let u=p===null?"went_away":"missed";(c&&p!==null&&t[i].missed===null||c!==t[i].away)&&a.push(s(c?u:"came_back",{name:m}))}return{polite:a.filter(Boolean).join(" ")}}function os(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:O(o("voted"))}),o("passed").length&&s("have_passed",{names:O(o("passed"))})].filter(Boolean)}function ss({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function $e(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:qe(r)}):s("news_shown",{n:r})}function Cn(){let{view:e,seats:t,state:n,ended:o}=y(),a=e.phase==="score"?s("glimpse_scored"):$e(e,t,"watching"),l=s("round_of",{n:e.round,all:pe(e)});return _t`
<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
<p class="card-picture card-back"><span class="hush">${s("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${s("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${de(e.mode)}, ${l}.</strong>
${!o&&_t` <span>${a}</span>`}</p>
${n.you?.here&&_t`<p>${s("next_match")}</p>`}
<p class="note">${s("glimpse_why")}</p>
</section>`}import{html as z}from"bombe/preact.js";function Dn({kind:e}){let{view:t,ended:n}=y(),o=t.mode==="gnirut";return z`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?z`<${rs} picture=${t.guide} />`:z`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&z`<${as} />`}
${e==="answering"&&z`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function rs({picture:e}){let{look:t}=w();return z`<${oe} pictures=${[e]}>${o=>z`<${U} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function as(){let{view:e,seats:t,role:n}=y(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return z`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&z`<p class="note is-needed covered">${s("sides",{machine:r,human:te(r)})}</p>`}
${!a&&e.mode==="gnirut"&&z`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as j,useState as is}from"bombe/preact.js";function Tn({choice:e}){let{view:t}=y(),{chosen:n,choose:o}=e,r=te(t.side),a=t.hand_cards??[];return j`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${J().map(l=>j`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${E} of="close" />${s("not_this")}</button>
<${me} />
</div>
</section>
<${cs} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${oe} pictures=${a}>${l=>j`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>j`<${ls} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function cs({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=y(),{look:l}=w(),[i,c]=is(!1),m={[n]:e===null?void 0:o[e]};m[te(n)]=o[r.machine??-1];let p=J().map(f=>f===r.pair?m:r.pairs[f-1]??null),u=(f,g)=>f===r.pair&&g===n?s("your_place"):s("pair",{n:f}),d=(f,g)=>f<r.pair?`pair ${f}`:`card ${g===n?e:r.machine}`,$=f=>{f.preventDefault(),c(!0)},k=f=>{f.preventDefault(),c(!1);let g=Number(f.dataTransfer?.getData("text/plain")||NaN);a.includes(g)&&t(g)};return j`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${$} onDragLeave=${()=>c(!1)} onDrop=${k}>
<p class="label">${s("as_they_see")}</p>
<${We} pairs=${p} large=${r.pair} place=${u} heads=${!1}
look=${(f,g)=>l(d(f,g),g)} />
</section>`}function ls({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=y(),{sending:c,look:m}=w(),p=r===l.machine,u=e===r,d=i.indexOf(r)+1,$=h=>h.dataTransfer?.setData("text/plain",String(r)),k=()=>e!==null&&t(e),f=j`<kbd aria-hidden="true">${u?"↵":d}</kbd>`,g=p?s("machines_card",{side:l.side??""}):d===1?s("yours"):"";return j`<li class=${p?"is-taken":u?"is-chosen":""}>
<p class="label">${g}</p>
<div class="hand-card" draggable=${!p} onDragStart=${$} onDragEnd=${k}>
<${U} label=${Re(l,r)} onLook=${()=>m(`card ${r}`)}>${a(o)}<//>
${p&&j`<span class="taken"><${E} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${p?j`<p class="note">${s("not_yours")}</p>`:j`<button class="button ${u?"light":""}" aria-disabled=${c}
onClick=${h=>n(r,h)}>
${s(u?"send_this":"choose")}<span class="hush"> ${Re(l,r)}</span> ${f}
</button>`}
</li>`}import{useEffect as je,useRef as Nn,useState as Rn}from"bombe/preact.js";var us=300,An=e=>!!(e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past);function Pn(e){let t=Nn(void 0),n=()=>clearTimeout(t.current),o=(a,l)=>{n(),!(!e||!An(e))&&(t.current=setTimeout(()=>{l?.(),e.table.act(a).catch(()=>{})},us))},r=e?.view;return je(()=>n,[r?.round,r?.pair,r?.phase,e?.state.table?.matches]),{intend:o,forget:n}}var ps=e=>An(e)&&e?.role==="interrogator"&&e.view.phase==="vote"&&e.view.pair===T.pairs,ds=({wish:e,over:t,focus:n})=>e==="L"||e==="R"?e:t??n??null,ms=(e,t)=>e===t?null:e?`point ${e}`:"point";function In(e){let t=e instanceof Element&&e.closest(".vote-L, .vote-R");return t?t.classList.contains("vote-L")?"L":"R":null}function Bn(e,{intend:t,forget:n},o){let[r,a]=Rn(null),[l,i]=Rn(null),c=Nn(null),m=ps(e);je(()=>{let u={pointerover:({target:d})=>a(In(d)),pointerout:d=>d instanceof PointerEvent&&!d.relatedTarget&&a(null),focusin:({target:d})=>i(In(d)),focusout:()=>i(null)};for(let[d,$]of Object.entries(u))addEventListener(d,$);return()=>{for(let[d,$]of Object.entries(u))removeEventListener(d,$)}},[]);let p=ds({wish:o,over:r,focus:l});je(()=>{m&&(c.current=e?.view.pointed??null)},[m]),je(()=>{let u=m&&ms(p,c.current);if(u)return t(u,()=>{c.current=p}),n},[m,p])}import{html as C}from"bombe/preact.js";function qn({voting:e}){let{view:t,seats:n,ended:o}=y(),{look:r}=w(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return C`
<section class="pairs" aria-label=${s("pairs")}>
<${We} pairs=${J().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,m)=>r(`pair ${c}`,m)} />
</section>
<${fs} voting=${e} />`}function fs({voting:e}){let{table:t,view:n,role:o,ended:r}=y();if(r||t.past)return null;let a=le(n),l=a&&(e.held||e.going&&e.going!=="pass");return C`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?C`<${hs} ...${e} />`:a?C`<${$s} ...${e} />`:C`<${gs} />`}
<${me} />
</section>`}function $s({vote:e,pass:t,press:n,pointed:o,going:r}){let{view:a}=y(),{sending:l}=w(),i=qe(a.pair),c=a.you!==null&&a.seats[a.you].passed,m=(u,d)=>C`<kbd aria-hidden="true">${o===u&&B.stream!=="on"?"↵":d}</kbd>`,p=u=>C`<button class="button light vote vote-${u} ${o===u?"is-pointed":""}"
aria-keyshortcuts=${u} aria-disabled=${l} onClick=${()=>n(()=>e(u))}>
${s("is_human",{side:u})} ${m(u,u)}</button>`;return C`
<p class="vote-worth"><${ln} n=${i} all=${J()} />
<strong>${s(i===1?"worth_1":"worth_now",{n:i})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${p("L")}
${a.pair===T.pairs||c?C`<p class="vote-must note">${s(c?"still_vote":"must_vote")}</p>`:C`<button class="button vote-pass ${o==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${l} onClick=${()=>n(t)}>
${r?s("sending_pass"):s("pass_see",{n:a.pair+1})} ${m("pass","P")}</button>`}
${p("R")}`}function hs({held:e,going:t,takeBack:n,press:o}){if(!e){let r=s("sending_vote",{side:t??""});return C`<p class="vote-held"><strong class="covered">${r}</strong></p>`}return C`
<p class="vote-held"><strong class="covered">${s("held",{side:e})}</strong>
<span class="note">${s("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape"
onClick=${()=>o(n)}>
${s("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function gs(){let e=y(),{table:t,state:n,view:o,seats:r,role:a}=e,{act:l}=w(),i=Te(o,r);if(o.you!==null&&o.seats[o.you].gone)return C`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${s("i_am_back")}</button>`;if(o.resting)return C`<p><strong>${s("resting")}</strong></p>`;let c=ys(e),m=o.phase==="pick"&&s("choosing",{name:r[o.responder].name,n:o.pair}),p=i.length?s("waiting_for",{names:O(i)}):"",u=a==="watching"&&!t.watch&&n.you?.here&&s("next_match");return C`<p>${c&&C`<strong>${c}</strong> `}${m||p}${u&&` ${u}`}</p>`}function ys({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return C`<${E} of="lock" /> <span class="covered">${o}</span>`}return""}import{useLayoutEffect as bs,useRef as Kn}from"bombe/preact.js";var ks=1e3,_s=500,xs={l:"L",r:"R",p:"pass"};function Wn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=Kn(-1/0),i=Kn(-1/0),c=(p,u,d)=>{if(p.repeat&&u==="Enter"&&d.closest("#skin button"))return!0;if(n.held&&u==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||ws(p,d))return!1;let $=p.key.length===1&&p.timeStamp-l.current<ks,k=$||p.timeStamp-i.current<_s;if(u===" "&&n.pointed&&!k&&d.closest("button, a"))return!1;if($||!m(u,d,e)){if(p.key.length!==1)return!1;if(l.current=p.timeStamp,n.pointed)n.point(null);else if(!$||u!==" ")return!1;return!0}return i.current=p.timeStamp,!0},m=(p,u,{table:d,view:$,role:k,mine:f,own:g,ended:h})=>{let{chosen:_,choose:N,send:K}=t,D=k==="responder"&&$.phase==="pick"&&f,b=le($)&&!h&&!d.past&&!n.held&&!n.going,A=f&&$.pair<T.pairs,Y=b?xs[p]??null:null,se=g[Number(p)-1];if(p==="?")a();else if(p==="e")o(zt($,_));else if(D&&se!==void 0)N(se);else if(D&&p==="Escape"&&_!==null)N(null);else if(D&&p==="Enter"&&_!==null&&!u.closest("button, a"))K();else if(Y&&(Y!=="pass"||A))n.point(Y);else if(b&&n.pointed&&p==="Escape")n.point(null);else if(b&&n.pointed&&p==="Enter"&&!u.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if($.phase==="score"&&f&&p==="n")r();else return!1;return!0};bs(()=>{let p=u=>{let d=u.key.length===1?u.key.toLowerCase():u.key;c(u,d,u.target)&&u.preventDefault()};return addEventListener("keydown",p),()=>removeEventListener("keydown",p)})}var ws=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||B.keys==="off";import{useLayoutEffect as vs,useState as Ss}from"bombe/preact.js";var Es=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function zn(e,t,n,o){let[r,a]=Ss({});vs(()=>a({}),[n,o]);let l=Es(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,m)=>a(p=>({...p,[c]:m})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as Ls,useRef as Ms}from"bombe/preact.js";var xt=null;function wt(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),m=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),m.gain.setValueAtTime(l,i),m.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(m).connect(e.destination),c.start(i),c.stop(i+a)}function vt(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var Os=()=>B.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function jn({heard:e,felt:t}){Os()&&(t.length&&navigator.vibrate?.(t),xt??=new AudioContext,xt.resume().catch(()=>{}),e(xt))}var Fe=(e,t)=>n=>{e.forEach((o,r)=>{wt(n,"sine",[o,o],r*t,.3,.11)})},Cs={pair:{heard:vt,felt:[]},turn:{heard:vt,felt:[24]},opened:{heard:Fe([392,523],.14),felt:[18]},right:{heard:Fe([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>wt(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:Fe([523,392],.18),felt:[18]},won:{heard:Fe([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function Ds(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:Ts(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function Ts({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function Fn(e){let t=Ms(null);Ls(()=>{if(!e)return;let n=Ds(t.current,e);t.current=e,n&&jn(Cs[n])},[e?.view,e?.ended])}import{html as Ee,useState as Ve}from"bombe/preact.js";import{html as he,useState as Rs}from"bombe/preact.js";var He="R",Is={L:"left",R:"right",guide:"guide"};function Hn({name:e}){let t=Is[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return he`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Ns=({side:e})=>he`<span class="example-was">
<${E} of=${e===He?"person":"machine"} size=${18} />
${s(e===He?"example_human":"machine")}
</span>`;function Vn(){let[e,t]=Rs(null);return he`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${Hn} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${R.map(n=>he`<figure key=${n} class="${e&&(n===He?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&he`<${Ns} side=${n} />`}</figcaption>
<${Hn} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?he`<strong>${s(e===He?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var As=["start_1","start_2","start_3","start_4"];function Un(){let[e,t]=Ve(Ae("mode").default),[n,o]=Ve(Ae("hand").default),[r,a]=Ve(!1),[l,i]=Ve(""),c=async m=>{if(!r){a(!0),i("");try{let p=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:m},bots:cn(),start:!0})}),u=await p.json();if(!p.ok)throw new Error(u.error);location.assign(`/r/${u.room}`)}catch(p){i(De(p,s("no_answer"))),a(!1)}}};return Ee`<div class="start">
<h2>${s("start_title")}</h2>
<${Vn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&Ee`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Gn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Gn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${As.map(m=>Ee`<li key=${m}>${s(m)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Gn=({name:e,title:t,chosen:n,choose:o})=>Ee`<fieldset class="choice"><legend>${t}</legend><div>${Ae(e).choices.map(([r,a])=>Ee`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function Ps(e,t,n,{before:o,table:r}){return[Bs(e,t,n,we(r,n)[n.responder].name),...qs(o,n,r)].filter(Boolean).join(" ")}function Bs(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="abstain"?s("told_abstained",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):r==="leave"?s("told_left",{name:e}):r==="return"?s("told_back",{name:e}):""}function qs(e,t,n){let o=we(n,t);return t.over?e.over?[]:[`${fe(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?ve(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[$e(t,o,"watching")]:[]}function Ks(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}import{useEffect as Ws,useLayoutEffect as Qn,useRef as Ge,useState as St}from"bombe/preact.js";var zs=3e3,js=2500,Fs=(e=1/0)=>Math.max(0,Math.min(zs,e*1e3-js));function Yn({may:e,voted:t,moment:n,table:o,tell:r,warn:a,surely:l,act:i}){let[c,m]=St(null),[p,u]=St(null),[d,$]=St(null),k=Ge(-1/0),f=Ge(!1),g=Ge(null),h=()=>{let b=g.current;return clearTimeout(b?.timer),b&&(k.current=Date.now()),g.current=null,u(null),b?.side},_=async(b,A)=>{$(b),await i(A),$(null)},N=()=>{let b=h();b&&_(b,`vote ${b}`)},K=b=>{if(g.current||d)return;m(null);let A=o?.deadline?_e.left(o.deadline):void 0;g.current={side:b,timer:setTimeout(()=>D.current(),Fs(A))},k.current=Date.now(),u(b),r(s("news_held",{side:b}))},D=Ge(N);return D.current=N,Ws(()=>{let b=()=>D.current(),A=()=>document.hidden&&b();return addEventListener("pagehide",b),document.addEventListener("visibilitychange",A),()=>{removeEventListener("pagehide",b),document.removeEventListener("visibilitychange",A)}},[]),Qn(()=>{m(null),h()&&!t&&a(s("vote_too_late"))},[e,...n]),Qn(()=>{f.current&&Hs(),f.current=!1}),{pointed:c,held:p,going:d,point:b=>{b===null&&Jn(),f.current=b!==null,m(b)},vote:b=>{!g.current&&!d&&l(s("sure_vote",{side:b}),s("is_human",{side:b}),()=>K(b))},pass:()=>{!g.current&&!d&&_("pass","pass")},takeBack:()=>{h()&&r(s("news_taken_back"))},press:b=>{ct(k.current)&&b()}}}function Hs(){let e=document.querySelector("#skin .dock .is-pointed");B.stream==="on"?Jn():e?.focus({preventScroll:!0})}function Jn(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function qc(e,t,n){an(n),e.replaceChildren(),Vs(t?v`<${Gs} table=${t} />`:v`<${Un} />`,e)}function Gs({table:e}){let t=At(e),{view:n}=t,o=n&&Ht(e,t,n),r=o&&qt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:m,setAlert:p}=Vt(e),[u,d]=Ue(null),[$,k]=Ue(!1),[f,g]=Ue(0),{question:h,setQuestion:_,surely:N}=Us(),{news:K,tell:D}=Ln(e.past||n?.glimpse?null:o);Fn(e.past||n?.glimpse?null:o);let b=zn(l,n?.opened?.meant??[],n?.round,a),A=[n?.round,n?.pair,n?.phase,o?.ended,a],Y=Pn(o),se=n?.selected?n.selected-1:null,re=()=>_(null),ae=Xt({own:o?.own??[],moment:A,tell:D,surely:N,act:l,forget:re,kept:se,intend:Y.intend}),ge=nn(),Oe=!!(o&&le(o.view)&&!o.ended&&!e.past),Qe=!!n?.vote,X=Yn({may:Oe,voted:Qe,moment:A,table:t.table,tell:D,warn:p,surely:N,act:l});Bn(o,Y,X.held??X.pointed);let ie=n?Wt(n,r==="answering",o?.seats??[]):[],ye=(H,to=null)=>{ie.some(no=>no.key===H)&&(ge.current&&ae.chosen!==null&&ae.aim(),d({key:H,side:to}))},F=u&&ie.find(H=>H.key===u.key),be=ie.filter(H=>H.round===F?.round);if(on(),sn(e.past?null:r,n?.round),Wn(o,{choice:ae,voting:X,look:ye,goOn:b.goOn,listKeys:()=>k(!0)}),t.closed)return v`<${Tt} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return v`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let Ye={final:()=>v`<${En} />`,opened:()=>v`<${$n} meanings=${b} />`,answering:()=>v`<${Tn} choice=${ae} />`,round:()=>v`<${qn} voting=${X} />`,glimpse:()=>v`<${Cn} />`}[r],Xn=o.view.round===1,{deadline:Zn,timer:eo}=t.table??{};return v`
<${ot.Provider} value=${o}>
<${st.Provider} value=${{act:l,sending:i,refused:c,look:ye}}>
<${rt.Provider} value=${{unread:f,setUnread:g}}>
<p class="hush" role="status">${K.polite}</p>
<p class="hush" role="alert">${K.urgent}</p>
${m&&v`<${Qs} text=${m} close=${()=>p("")} />`}
${o.ended&&v`<${Ys} why=${t.table?.outcome?.why} />`}
<${Ut} />
<div class="clock-near"><${ce} deadline=${Zn} timer=${eo} /></div>
<div class="imitation ${r} ${Xn?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&r!=="final"&&v`<${Dn} kind=${r} />`}
<div class="part">${Ye()}</div>
<${pn} />
</div>
${u&&v`<${fn} sights=${be} shown=${u.key} side=${u.side}
show=${H=>d(H===null?null:{key:H})} />`}
${$&&v`<${Zt} close=${()=>k(!1)} />`}
${h&&v`<${Lt} question=${h} close=${()=>_(null)} yes=${h.go} />`}
<${Bt}><${Js} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function Us(){let[e,t]=Ue(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};B.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var Qs=({text:e,close:t})=>v`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,Ys=({why:e})=>v`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${kt} /></section>`;function Js({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&v`, ${s("round_of",{n:e.round,all:pe(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&Xs(e),c=v`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${T.pairs}`})}</span>
${i&&v`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return v`<p class="bar-text"><span class="bar-long">${de(e.mode)}${a}${i&&v`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function Xs({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{Xs as goalOf,Ps as inWords,qc as mount,Ks as partOf};
