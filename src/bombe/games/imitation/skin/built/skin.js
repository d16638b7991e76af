import{html as lo,useEffect as uo,useState as po}from"bombe/preact.js";var Me=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Number(t?.headers.get("bombe-now"));n&&this.set(n)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},Lt=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var Je={},Ce="en";function Mt(e){Je=e.words,Ce=e.lang}function s(e,t={}){let n=Je[e];if(n===void 0)throw new Error(`no words for ${e}`);return co(n,t)}var co=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),L=e=>new Intl.ListFormat(Ce,{type:"conjunction"}).format(e);function be(e,t=0,n={}){let o={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(Ce,{...o,...n}).format(e).replace("-","−")}function ne(e,t,n=0,o={}){let a=new Intl.PluralRules(Ce,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||Je[`${e}_1`].includes("{n}"));return s(a?`${e}_1`:`${e}_n`,{n:be(t,n,o)})}var ke=new Me;function le({deadline:e,timer:t=0}){let[,n]=po(0);if(uo(()=>{if(!e)return;ke.ask(),ke.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let o=Math.min(t||1/0,ke.left(e));return lo`<p class="people-clock ${o<=10?"soon":""}" role="timer" aria-live="off">
<span>${s("time_left")}</span> <span class="mono">${Lt(o)}</span>
</p>`}import{html as _e,useLayoutEffect as mo,useRef as fo}from"bombe/preact.js";function De({title:e,cls:t="",close:n,onKey:o,children:r}){let a=fo(null);return mo(()=>{let c=document.activeElement,m=a.current;if(m)return m.showModal(),m.scrollTop=0,()=>{m.close(),c?.isConnected&&c.focus()}},[]),_e`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}function Ct({question:e,yes:t,close:n}){return _e`<${De} title=${e.title} close=${n}>
<p class="note">${e.note??s("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${t}>${e.yes}</button>
<button class="button" onClick=${n}>${s("cancel")}</button>
</div>
<//>`}function Dt({keys:e,close:t,tell:n=s}){return _e`<${De} title=${s("keys")} cls="keylist" close=${t}>
<dl>${e.map(([o,r])=>_e`<div key=${r}>
<dt>${o.map(a=>a==="–"?" – ":_e`<kbd>${a}</kbd> `)}</dt>
<dd>${n(r)}</dd>
</div>`)}</dl>
<p class="note">${s("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${t}>${s("close")}</button></div>
<//>`}import{html as U,useEffect as $o,useRef as ho,useState as go}from"bombe/preact.js";var yo=300;function Tt(e,t){return t.seats.map((n,o)=>{let r=e?.seats[o]?.who,a=e?.people.find(l=>l.who===r);return{...n,at:o,who:r,name:e?.seats[o]?.name??s("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:o===t.you}})}var bo=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ko(e){let t=e.charCodeAt(0)-65;return bo[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Rt(e){let t=new Map,n=[...new Set(e)].sort().sort((r,a)=>[...r].length-[...a].length);for(let r of n){let a=([...r][0]??"").toUpperCase();t.set(a,[...t.get(a)??[],r])}let o=new Map;for(let[r,a]of t){let l=new Set;for(let i of a){let c=[...i].slice(1).join("").toLowerCase().replaceAll(" ",""),u=[.../[0-9]$/.exec(c)??[],...c||[""],...a.map((d,f)=>String(f+2))],p=a.length===1?r:r+u.find(d=>!l.has(r+d));l.add(p),o.set(i,p)}}return o}function Q({name:e,bot:t,mark:n}){let o=([...e][0]??" ").toUpperCase(),r=n??o,a=[...r].length>1;return U`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${r}</text>
${[...ko(o)].map((l,i)=>l==="1"?U`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:U`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}var It=({why:e,on:t,href:n})=>U`<section class="paper page-over"><p role="alert"><strong>${e}</strong></p>
<a class="button filled" href=${n}>${t}</a></section>`;function Nt({chat:e,you:t}){let n=ho(null);$o(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let o=e.length>0;return U`<div class=${o?"talk-lines":"hush"} ref=${n} role="log"
tabindex=${o?0:void 0} aria-label=${s("chat")}>${o&&U`<ol>
${e.map((r,a)=>U`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Pt({table:e,you:t,refused:n}){let[o,r]=go("");if(!t?.speak)return U`<p class="note">${s("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let c=o.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(m){r(c),n(m)}}},l=({currentTarget:i})=>r(i.value);return U`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${s("say_something")}</label>
<input id="talk-text" maxlength=${yo} autocomplete="off" placeholder=${s("say_something")}
value=${o} onInput=${l} />
<button class="button">${s("send")}</button>
</form>`}import{html as v,render as Js,useState as Ue}from"bombe/preact.js";import{html as _o,render as xo,useEffect as At,useState as wo}from"bombe/preact.js";function Bt(e){let[t,n]=wo(e.state);return At(()=>(n(e.state),e.subscribe(n)),[e]),t}var qt=e=>!!(e.table&&e.you&&e.table.host===e.you.who),K=typeof document>"u"?{}:document.documentElement.dataset,Te=(e,t)=>e instanceof TypeError?t:e instanceof Error?e.message:String(e);function Kt({children:e}){return At(()=>{let t=document.getElementById("bar");t&&xo(_o`${e}`,t)}),null}import{html as ct}from"bombe/preact.js";import{createContext as tt,useCallback as Vt,useContext as nt,useRef as So,useState as Gt}from"bombe/preact.js";var I=["L","R"],se=e=>e==="L"?"R":"L";function Xe(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}function ue(e){if(Xe(e)!=="interrogator"||e.phase!=="vote"||e.resting)return!1;let{voted:t,gone:n}=e.seats[e.you];return!t&&!n}var Wt=e=>e?`at ${e.round} ${e.pair}`:"";function zt(e,t){return e.glimpse?"glimpse":e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round"}var xe=(e,t)=>Tt(e,t).map(n=>({...n,responds:n.at===t.responder,missed:e?.missed?.find(({who:o})=>o===n.who)?.until??null})),re=(e,t)=>t.void?"void":e.points?"right":"wrong",pe=({votes:e,abstained:t=[]})=>e.length+t.length,Ze=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),de=e=>e.lap*e.seats.length,Re=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),Ft=(e,t)=>e?.phase==="over"&&!t.over;function et(e,t,n){return n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying"}var Ie=(e,t)=>t===e.machine?s("machines_card",{side:e.side??""}):s("card_n",{n:Ze(e).indexOf(t)+1}),oe=(e,t,n)=>t?`hung ${e} ${t}${n}`:`hung ${e}`,vo=({gallery:e,history:t},n)=>(e?.rounds??[]).flatMap(({round:o,guide:r,pairs:a,human:l})=>{if(!r)return[];let{name:i}=n[t[o-1].responder],c=(m,u,p,d)=>({key:m,title:u,pictures:[{picture:p,label:d}],round:o});return[c(oe(o),s("round_guide",{n:o}),r,s("guide")),...a.flatMap((m,u)=>I.map(p=>{let d=`${p}, ${p===l?i:s("machine")}`;return c(oe(o,u+1,p),s("part_pair",{round:o,n:u+1}),m[p],d)}))]});function jt(e,t,n){if(e.over)return vo(e,n);let o=(u,p,d,f=p)=>({key:u,title:p,pictures:[{picture:d,label:f}]}),r=e.guide?[o("guide",s("guide"),e.guide)]:[],a=e.pairs.map((u,p)=>({key:`pair ${p+1}`,title:s("pair_of",{n:p+1}),pictures:I.map(d=>({picture:u[d],label:d}))})),i=(t&&e.hand_cards||[]).map((u,p)=>o(`card ${p}`,Ie(e,p),u)),{opened:c}=e,m=(c?.hands??[]).flatMap((u,p)=>u.map((d,f)=>{let k=s(et(c,p,f));return o(`hand ${p} ${f}`,s("pair_of",{n:p+1}),d,k)}));return[...r,...a,...i,...m]}function Ht(e,t){return e.over?oe(e.gallery?.rounds.find(({guide:n})=>n)?.round??1):t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide"}function Ut(e,t,n){let o=Ft(t.table,n);return{table:e,state:t,view:n,seats:xe(t.table,n),role:Xe(n),ended:o,mine:n.you!==null&&n.waiting.includes(n.you)&&!n.resting&&!o,own:Ze(n)}}var ot=tt(null),st=tt(null),rt=tt(null);function at(e){if(e===null)throw new Error("this is no part of a match");return e}var y=()=>at(nt(ot)),w=()=>at(nt(st)),it=()=>at(nt(rt));function Qt(e){let[t,n]=Gt(""),[o,r]=Gt(!1),a=So(!1),l=Vt(c=>n(Te(c,s("no_answer"))),[]);return{act:Vt(async(...c)=>{if(a.current)return!1;a.current=!0,n(""),r(!0);try{for(let m of c)await e.act(m);return!0}catch(m){return l(m),!1}finally{a.current=!1,r(!1)}},[e]),sending:o,refused:l,alert:t,setAlert:n}}var Eo=60,Yt=({missed:e},t)=>e!==null&&!!(t?.deadline&&t.deadline<=e);function lt(e,t){let{name:n,missed:o,responds:r}=e;return o===null?s("went_away",{name:n}):Yt(e,t)?s(r?"missed_card":"missed_on",{name:n}):s(r?"missed":"missed_next",{name:n})}function Jt(){let{state:e,seats:t,ended:n}=y(),o=t.filter(a=>a.missed!==null&&!a.me);if(n||!o.length)return null;let r=Number(e.table?.options.wait)*Eo;return ct`<section class="paper away">${o.map(a=>ct`<div key=${a.at}>
<p>${lt(a,e.table)}</p>${!Yt(a,e.table)&&ct`<${le} deadline=${a.missed} timer=${r} />`}</div>`)}</section>`}import{useLayoutEffect as Xt,useRef as Zt,useState as Oo}from"bombe/preact.js";var Lo=400,ut=(e,t=Date.now())=>t-e>=Lo;function en(){let e=document.activeElement,t=document.querySelector("#skin .is-chosen .button");K.stream==="on"&&!e.closest(".hand")?e.blur():t?.focus({preventScroll:!0})}function tn({own:e,moment:t,at:n,tell:o,surely:r,act:a,forget:l,kept:i,intend:c}){let[m,u]=Oo(null),p=Zt(null),d=Zt(!1);Xt(()=>{u(i),l()},t),Xt(()=>{d.current&&en(),d.current=!1});let f=h=>{p.current=null,d.current=h!==null,u(h),c(h===null?"choose":`choose ${h+1}`),o(h===null?s("news_put_back"):s("news_chosen",{n:e.indexOf(h)+1}))},k=()=>{m!==null&&r(s("sure_send",{n:e.indexOf(m)+1}),s("send_this"),()=>a(`pick ${m+1} ${n}`))};return{chosen:m,choose:f,press:(h,g)=>{let _={time:Date.now(),pointed:g.detail>0},O=p.current;m!==h?(f(h),p.current=_):(!O||_.pointed!==O.pointed||ut(O.time,_.time))&&k()},send:k,aim:en}}import{html as Mo}from"bombe/preact.js";var Co=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],nn=({close:e})=>Mo`<${Dt} keys=${Co} close=${e} />`;import{useEffect as on,useLayoutEffect as sn,useRef as pt}from"bombe/preact.js";function rn(){let e=pt(!1);return on(()=>{let t=o=>{e.current=o instanceof PointerEvent&&o.pointerType==="mouse"},n=["pointerdown","keydown"];for(let o of n)addEventListener(o,t,!0);return()=>{for(let o of n)removeEventListener(o,t,!0)}},[]),e}function an(){let e=pt(null);on(()=>{let t=n=>{let o=n.target;o.closest("dialog")||(e.current=o.closest("#skin")?o:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),sn(()=>{if(!e.current||e.current.isConnected||document.activeElement!==document.body)return;e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0})})}function cn(e,t){let n=pt(null);sn(()=>{let o=n.current;n.current=e&&`${e} ${t}`,!(!o||o===n.current||document.activeElement?.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}var Pe,ln={},Ne={themes:{},at_large:{}},T={pairs:0,worth:[],longest_meaning:0};function un(e){Mt(e),Pe=e,ln=e.texts,Ne=e,T=e.rules}var Ae=e=>Pe.options[e],pn=()=>Pe.bots,me=e=>Pe.options.mode.choices.find(([t])=>t===e)?.[1]??e,dt=({text:e})=>ln[e]??e,Be=({meant:e,themes:t},n)=>e[n]??Ne.themes[t?.[n]??""]??null;function qe({why:e,pair:t}){if(!e)return"";let n=Ne.themes[e];return!n||!t?Ne.at_large[e]??"":s(e.startsWith("same-")?"why_looks":"why_theme",{n:t,theme:n})}var Z=()=>T.worth.map((e,t)=>t+1),Ke=e=>T.worth[e-1];import{html as wt}from"bombe/preact.js";import{useLayoutEffect as os,useRef as ss,useState as rs}from"bombe/preact.js";import{html as x}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var Do={left:F`<path d="M15 5l-7 7l7 7" />`,right:F`<path d="M9 5l7 7l-7 7" />`,lock:F`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:F`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:F`<path d="M6 6l12 12M18 6l-12 12" />`,person:F`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:F`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:F`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},E=({of:e,size:t=20})=>F`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">
${Do[e]}
</svg>`,dn=({n:e,all:t})=>F`<span class="pips" aria-hidden="true">
${t.map(n=>F`<i key=${n} class=${n<=e?"is-on":""}></i>`)}
</span>`;import{html as A,useEffect as mt,useRef as To,useState as mn}from"bombe/preact.js";function fn(){let{view:e,seats:t,state:n}=y(),o=Rt(t.map(({name:r})=>r));return A`<aside class="people" aria-label=${s("at_the_table")}>
<${le} deadline=${n.table?.deadline} timer=${n.table?.timer} />
${!e.over&&A`<ul class="seats" aria-label=${s("players")}>
${t.map(r=>A`<${Ro} key=${r.at} seat=${r} mark=${o.get(r.name)} />`)}
</ul>`}
<${No} />
</aside>`}function Ro({seat:e,mark:t}){let{view:n,ended:o}=y(),r=n.phase==="score"?n.opened:null,a=r?.votes.find(m=>m.seat===e.at),l=[e.me&&s("you"),e.bot&&s("bot"),Io(e,n,a,o)],i=r&&!r.void?r.points[e.at]:null,c=a&&r?A`<span class="side-disc is-${re(a,r)}" aria-hidden="true">${a.side}</span>`:e.voted&&n.phase!=="score"?A`<${E} of="lock" />`:A`<span></span>`;return A`<li class=${e.away?"is-away":""}>
<${Q} name=${e.name} bot=${e.bot} mark=${t} />
<p><strong>${e.name}</strong><span>${l.filter(Boolean).join(", ")}</span>
${a?.why&&A`<q class="why">${qe(a)}</q>`}</p>
${c}
<p class="score"><span class="hush">${s("points")} </span>
${e.score}${i!==null&&A`<span>+${i}</span>`}</p>
</li>`}function Io(e,t,n,o){return e.away?s("away"):n&&t.opened?s(`voted_${re(n,t.opened)}`,{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?s("voted_after",{n:e.voted}):o?"":e.responds?s(t.phase==="score"?"answered":"answers"):t.phase==="score"?e.ready?s("ready"):"":t.phase!=="vote"?"":e.passed?s("passed"):s("thinking")}function No(){let{table:e,state:t,view:n,seats:o,role:r,ended:a}=y(),{refused:l}=w(),{setUnread:i}=it(),c=To(null),[m,u]=mn(!1),[p,d]=mn(t.chat.length);mt(()=>{let $=new IntersectionObserver(([h])=>u(h.isIntersecting),{threshold:.5});return c.current&&$.observe(c.current),()=>$.disconnect()},[]),mt(()=>{m&&d(t.chat.length)},[m,t.chat.length]),mt(()=>i(Math.max(0,t.chat.length-p)),[p,t.chat.length]);let f=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak,{name:k}=o[n.responder];return A`<section class="talk" id="talk" ref=${c} aria-label=${s("chat")}>
<${Nt} chat=${t.chat} you=${t.you} />
${f&&t.chat.length===0&&A`<p class="note">${s("who_reads",{name:k})}</p>`}
<${Pt} table=${e} you=${t.you} refused=${l} />
</section>`}function fe(){let{unread:e}=it(),t=()=>{let o=document.getElementById("talk");o?.scrollIntoView({block:"center"}),o?.querySelector("input, [tabindex]")?.focus({preventScroll:!0})},n=e>0&&A` <span class="unread"><span aria-hidden="true">${e}</span>
<span class="hush">${ne("new_lines",e)}</span></span>`;return A`<button class="button chat-key" onClick=${t}><${E} of="talk" />${s("chat")}${n}</button>`}import{html as M,useEffect as ft,useState as $t}from"bombe/preact.js";var $n=()=>{let{pictures:e}=y().table;return({name:t})=>e+t};function hn(e){let[t,n]=$t(""),o=e.filter(a=>a!==void 0).map($n()),r=o.join(" ");return ft(()=>{let a=!0,l=o.map(i=>{let c=new Image;return c.src=i,c.decode().catch(()=>null)});return Promise.all(l).then(()=>a&&n(r)),()=>{a=!1}},[r]),t===r}var Po=({currentTarget:e})=>e.parentElement?.classList.add("is-missing");function ht({picture:e,ready:t,lazy:n=!1}){let o=$n();return M`<span class="card-picture ${t?"is-ready":""}">
${t&&M`<img key=${e.name} src=${o(e)} alt="" width="768" height="768"
loading=${n?"lazy":void 0} draggable=${!1} onError=${Po} />`}
<span class="hush">${dt(e)}</span>
</span>`}function ae({pictures:e,children:t}){let n=hn(e);return t(o=>M`<${ht} picture=${o} ready=${n} />`)}var Y=({label:e,onLook:t,pressed:n,children:o})=>M`<button class="look" type="button" aria-pressed=${n} onClick=${t}>
<span class="hush">${s("enlarge",{what:e})}. </span>${o}
</button>`,We=({picture:e,label:t,onLook:n})=>M`<${Y} label=${t} onLook=${n}><${ht} picture=${e} ready=${!0} lazy=${!0} /><//>`;function ze({pairs:e,large:t,place:n,look:o,heads:r=!0}){let a=e.map(i=>hn(I.map(c=>i?.[c]))),l=(i,c)=>{let m=e[i-1]?.[c];return m?M`<${Y} label=${s("side_of_pair",{side:c,n:i})} onLook=${()=>o(i,c)}>
<${ht} picture=${m} ready=${a[i-1]} />
<//>`:M`<p class="place" aria-hidden="true">${n(i,c)}</p>`};return M`<div class="sides">
${I.map(i=>M`<div key=${i} class="lane" role="group" aria-label=${s("side",{side:i})}>
<p class="lane-head"><span class="side-disc">${i}</span>
${r&&M`<span class="note">${s("pair_of",{n:t})}</span>`}</p>
<ol class="lane-cards">${Z().map(c=>M`<li key=${c===t?"large":c} class=${c===t?"is-large":""}>${l(c,i)}</li>`)}</ol>
</div>`)}
</div>`}function Ao(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=$t(e.matches);return ft(()=>{let o=()=>n(e.matches);return e.addEventListener("change",o),()=>e.removeEventListener("change",o)},[]),t}function gn({sights:e,shown:t,side:n=null,show:o}){let r=Ao(),[a,l]=$t({key:t,side:n}),i=r&&a.key===t?a.side:null,c=e.findIndex(g=>g.key===t),m=()=>o(null);if(ft(()=>{c<0&&m()}),c<0)return null;let{key:u,title:p,pictures:d}=e[c],f=g=>o(e[(c+g+e.length)%e.length].key),k=g=>{if(!(g.ctrlKey||g.altKey||g.metaKey)){if(g.key==="ArrowLeft")f(-1);else if(g.key==="ArrowRight")f(1);else if(g.key==="e"||g.key==="E")m();else return;g.preventDefault(),g.stopPropagation()}},$=d.length>1,h=({picture:g,label:_},O)=>{let W=()=>l({key:u,side:i===_?null:_});return M`<figure key=${_}>
${$&&M`<p class="side-disc">${_}</p>`}
${r&&$?M`<${Y} label=${s("side",{side:_})} pressed=${i===_} onLook=${W}>
${O(g)}<//>`:O(g)}
<figcaption class="note" aria-hidden="true">
${_!==p&&!$&&M`<strong>${_}.</strong> `}${dt(g)}</figcaption>
</figure>`};return M`<${De} title=${p} cls="enlarged" close=${m} onKey=${k}>
<${ae} key=${u} pictures=${d.map(g=>g.picture)}>${g=>M`<div class="enlarged-cards n${d.length} ${i?`near-${i}`:""}">
${d.map(_=>h(_,g))}
</div>`}<//>
<div class="over-keys">
<button class="button" aria-label=${s("previous")} onClick=${()=>f(-1)}><${E} of="left" /></button>
<button class="button" aria-label=${s("next")} onClick=${()=>f(1)}><${E} of="right" /></button>
<button class="button filled" autofocus onClick=${m}>${s("close")}</button>
</div>
<//>`}function yn({meanings:e}){let{table:t,view:n,mine:o}=y(),{sending:r}=w(),a=x`<button class="button light" aria-keyshortcuts="N" aria-disabled=${r} onClick=${e.goOn}>
${s(n.last?"to_the_end":"next_round")} <kbd aria-hidden="true">N</kbd></button>`;return x`
<${Ko} />
${!t.past&&x`<section class="machine dock go-on" aria-label=${s("go_on")}>
${o?a:x`<${Bo} />`}
<${fe} />
</section>`}
<${Wo} meanings=${e} />`}function Bo(){let{view:e,seats:t,ended:n}=y();if(e.resting)return x`<p><strong>${s("resting")}</strong></p>`;let o=Re(e,t);return x`<p>${o.length&&!n?s("waiting_for",{names:L(o)}):""}</p>`}function we(e,t){let n=e.opened,{name:o}=t[e.responder];if(n.void)return[`${s("void")}.`,s("void_more",{name:o})];let{human:r,points:a,votes:l}=n,i=l.filter(d=>d.points>0).length,c=pe(n),m=i===0?"nobody_right":i===c?"everybody_right":"some_right",u=e.you===e.responder,p={name:o,points:ne("points",a[e.responder])};return[u?s("you_were",{side:r}):s("was_human",{name:o,side:r}),s(m,{n:i,all:c}),e.mode!=="gnirut"&&!u&&s("responder_scores",p),e.you!==null&&s("you_score",{points:ne("points",a[e.you])}),qo(e)&&s("another_lap")].filter(d=>d!==!1)}var qo=e=>e.round===de(e)&&!e.last&&!e.over;function Ko(){let{view:e,seats:t}=y(),n=e.opened,[o,...r]=we(e,t),a=e.you===e.responder?s("you"):t[e.responder].name,l=i=>{let c=i===n.human;return x`<span key=${i} class="verdict-side ${c?"is-human":""}">
<span class="side-disc">${i}</span>
<span><${E} of=${c?"person":"machine"} size=${18} />${c?a:s("machine")}</span>
</span>`};return x`<section class="machine verdict" aria-labelledby="verdict-title">
${!n.void&&x`<p class="verdict-sides" aria-hidden="true">${I.map(l)}</p>`}
<div><h2 id="verdict-title" tabindex="-1" data-home>${o}</h2><p>${r.join(" ")}</p></div>
</section>`}function Wo({meanings:e}){let{view:t,role:n,ended:o}=y(),r=t.opened,a=n==="responder"&&t.phase==="score"&&!o,l=i=>{if(a&&r.picked[i])return x`<${jo} pair=${i+1} meanings=${e} />`;let c=Be(r,i);return c&&x`<p class="meant"><span class="label">${s("meant")}</span> ${c}</p>`};return x`<section class="opened-pairs" aria-label=${s("hands")}>
<ol>${r.hands.map((i,c)=>x`<li key=${c} aria-labelledby=${`opened-${c}`}>
<div class="opened-head">
<h3 id=${`opened-${c}`}>${s("pair",{n:c+1})}</h3><${zo} after=${c+1} />
</div>
<${Fo} hand=${i} at=${c} />
${l(c)}
</li>`)}</ol>
${!r.void&&r.hands.length<T.pairs&&x`<p class="note">${s("all_had_voted")}</p>`}
</section>`}function zo({after:e}){let{view:t,seats:n}=y(),o=t.opened,r=o.votes.filter(a=>a.after===e);return r.length?x`<ul class="opened-votes">${r.map(a=>{let l=re(a,o);return x`<li key=${a.seat}>
<span class="side-disc is-${l}" aria-hidden="true">${a.side}</span>
<span>${n[a.seat].name}</span>
<span class="hush">${s(`voted_${l}`,{side:a.side,n:e})}</span>
${a.why&&x`<q class="why">${qe(a)}</q>`}
</li>`})}</ul>`:null}function Fo({hand:e,at:t}){let n=y().view.opened,{look:o}=w(),r=n.picked[t],a=r===null?null:r-1,l=I.map(c=>c===n.side?n.machine:a),i=e.map((c,m)=>m).filter(c=>!l.includes(c));return x`<${ae} pictures=${e}>${c=>{let m=d=>d===null?x`<p class="place">–</p>`:x`<${Y} label=${s(et(n,t,d))} onLook=${()=>o(`hand ${t} ${d}`)}>
${c(e[d])}<//>`,u=(d,f)=>x`<figure key=${d} class=${d===n.human?"is-human":"is-machine"}>
${m(l[f])}
<figcaption><span class="side-disc">${d}</span>
${s(d===n.human?"the_human":"the_machine")}</figcaption>
</figure>`,p=s(i.length>1?"left_lying_all":"left_lying");return x`<div class="opened-shown">${I.map(u)}</div>
<div class="opened-rest" role="group" aria-label=${p}>
<p class="note" aria-hidden="true">${p}</p>
<div>${i.map(d=>x`<div key=${d}>${m(d)}</div>`)}</div>
</div>`}}<//>`}function jo({pair:e,meanings:t}){let{view:n}=y(),{sending:o}=w(),r=n.opened?.meant[e-1]??"",a=t.typed[e]??r,l=`meant-${e}`,i=({currentTarget:m})=>t.write(e,m.value);return x`<form class="meant-form" onSubmit=${m=>{m.preventDefault(),t.tell(e)}}>
<label for=${l}>${s("what_meant",{n:e})}</label>
<input id=${l} maxlength=${T.longest_meaning} autocomplete="off" value=${a} onInput=${i} />
<button class="button" aria-disabled=${o}>${s(r&&r===a.trim()?"told":"tell")}</button>
</form>`}import{html as C}from"bombe/preact.js";function bn(e){if(!e?.score.some(({played:r})=>r>1))return"";let t=new Map([...e.seats,...e.people].map(({who:r,name:a})=>[r,a])),o=e.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${t.get(r)} ${be(a)}`);return[...o.length?[s("score",{names:L(o)})]:[],...e.score.filter(({together:r})=>r).map(({who:r,won:a,played:l})=>s(r.length>1?"score_together":"score_alone",{n:be(a),m:be(l)}))].join(" ")}import{html as S}from"bombe/preact.js";var kn=()=>y().view.gallery;function gt(e,t,n){if(!e)return{who:"",how:s("fooled_nobody")};let{responder:o}=t[e.round-1];return{who:L(e.seats.map(a=>n[a].name)),how:s("fooled_by",{name:n[o].name,n:e.round})}}function yt(e,t){if(!e.length)return{who:"",how:s("quick_nobody")};let n=L(e.map(({seat:a})=>t[a].name)),[{rounds:o}]=e;if(e.length>1)return{who:n,how:ne("quick_each",o.length)};let r=o.length===1?"quick_round":"quick_rounds";return{who:n,how:s(r,{rounds:L(o.map(String))})}}function _n(){let{view:e,seats:t}=y(),{look:n}=w(),{fooled:o,quickest:r}=kn(),{who:a,how:l}=gt(o,e.history,t),i=yt(r,t);return S`
<section class="paper honour" aria-labelledby="fooled-title">
${o&&S`<div class="hung is-machine"><${We} picture=${o.picture} label=${s("the_machine")}
onLook=${()=>n(oe(o.round,o.pair,e.history[o.round-1].side))} /></div>`}
<div><h3 id="fooled-title" class="label"><${E} of="machine" size=${16} />${s("best_fooled")}</h3>
${a&&S`<p class="honour-who">${a}</p>`}<p>${l}</p></div>
</section>
<section class="paper honour" aria-labelledby="quick-title">
${r.length>0&&S`<div class="honour-faces">${r.map(({seat:c})=>S`<${Q} key=${c} name=${t[c].name} bot=${t[c].bot} />`)}</div>`}
<div><h3 id="quick-title" class="label"><${E} of="eye" size=${16} />${s("quickest_eye")}</h3>
${i.who&&S`<p class="honour-who">${i.who}</p>`}<p>${i.how}</p></div>
</section>`}function xn(){return S`<section class="gallery" aria-label=${s("every_round")}>
<ol>${kn().rounds.map(e=>S`<${Ho} key=${e.round} round=${e} />`)}</ol>
</section>`}function Ho({round:e}){let{view:t,seats:n}=y(),{look:o}=w(),r=t.history[e.round-1],{void:a,responder:l}=r,i=n[l],c=`gallery-${e.round}`,m=s("saw_through",{n:e.saw.length,all:pe(r)}),u=S`<div class="gallery-head">
<h3 id=${c}>${s("round_n",{n:e.round})}</h3>
<p class="gallery-who"><${Q} name=${i.name} bot=${i.bot} />
<span><strong>${i.name}</strong>
${e.human&&S`<span>${s("was_side",{side:e.human})}</span>`}</span></p>
<p class="gallery-saw">${a?s("void_short"):m}</p>
</div>`;if(!e.guide)return S`<li class="paper" aria-labelledby=${c}>${u}</li>`;let p=!a&&e.pairs.length<T.pairs;return S`<li class="paper" aria-labelledby=${c}>
${u}
<div class="gallery-strip n${e.pairs.length}">
<div class="hung-guide"><${We} picture=${e.guide} label=${s("guide")}
onLook=${()=>o(oe(e.round))} />
<span class="hung-sign" aria-hidden="true">${s("guide")}</span></div>
${e.pairs.map((d,f)=>S`<${Vo} key=${f} round=${e} n=${f+1} />`)}
${p&&S`<p class="gallery-none">${s("all_had_voted")}</p>`}
</div>
<${Go} round=${e} />
</li>`}function Vo({round:e,n:t}){let{view:n,seats:o}=y(),{look:r}=w(),{votes:a,responder:l,void:i}=n.history[e.round-1],c=a.filter(d=>d.after===t),m=d=>d===e.human?"is-human":"is-machine",u=d=>d===e.human?o[l].name:s("machine"),p=({seat:d,side:f})=>s(i?"voted_void":e.saw.includes(d)?"voted_right":"voted_wrong",{side:f,n:t});return S`<div class="gallery-pair" role="group" aria-label=${s("pair",{n:t})}>
${I.map(d=>S`<div key=${d} class="hung ${m(d)}">
<${We} picture=${e.pairs[t-1][d]} label=${`${d}, ${u(d)}`}
onLook=${()=>r(oe(e.round,t,d))} />
<span class="side-disc" aria-hidden="true">${d}</span></div>`)}
${c.length>0&&S`<ul class="gallery-votes">${c.map(d=>S`<li key=${d.seat}>
<${Q} name=${o[d.seat].name} bot=${o[d.seat].bot} />
<span class="gallery-name">${o[d.seat].name}</span>
<span class="side-disc ${m(d.side)}" aria-hidden="true">${d.side}</span>
<span class="hush">${p(d)}</span></li>`)}</ul>`}
</div>`}function Go({round:e}){let t=e.pairs.map((n,o)=>({n:o+1,words:Be(e,o)})).filter(({words:n})=>n);return S`<div class="gallery-meant">
<p class="label">${s("what_was_meant")}</p>
${t.map(({n,words:o})=>S`<p key=${n}>
${e.pairs.length>1&&S`<span class="note">${s("pair",{n})}</span> `}${o}</p>`)}
${!t.length&&S`<p class="note">${s("not_told")}</p>`}
</div>`}import{html as Uo,useState as vn}from"bombe/preact.js";var bt=()=>typeof navigator.share=="function";async function wn(e){if(!bt())return!1;try{await navigator.share(e)}catch(t){return t instanceof DOMException&&t.name==="AbortError"}return!0}var Sn=1280,J=32,ve=176,N=130,Fe=N+62,kt=196,Qo=24,On=2e3,j={desk:"#dbe5dc",paper:"#fcf5e4",ink:"#13201b",soft:"#46554d",well:"#cfdbd1",light:"#eaf1e8"};function Yo(e,t,n){let o=e.gallery,r=o.rounds.filter($=>$.guide).slice(-Qo),a=Sn-2*J,l=[...t].sort(($,h)=>h.score-$.score).map(({name:$,score:h})=>`${$} ${h}`),i=gt(o.fooled,e.history,t),c=yt(o.quickest,t),m=($,{who:h,how:g})=>[$,[h,g].filter(Boolean).join(" ")].join(" · "),u=[{text:n,x:J,y:62,size:40,width:a,strong:!0},{text:l.join("   "),x:J,y:102,size:24,width:a},{text:m(s("best_fooled"),i),x:J,y:140,size:19,width:a},{text:m(s("quickest_eye"),c),x:J,y:168,size:19,width:a}],p=[];r.forEach(({round:$,human:h,guide:g,pairs:_,saw:O},W)=>{let R=kt+W*Fe,B=e.history[$-1],{responder:X,votes:q,void:b}=B,P=J+20,ie=b?s("void_short"):s("saw_through",{n:O.length,all:pe(B)});u.push({text:s("round_n",{n:$}),x:P,y:R+42,size:24,width:ve-24,strong:!0}),u.push({text:t[X].name,x:P,y:R+72,size:19,width:ve-24,strong:!0}),u.push({text:s("was_side",{side:h??""}),x:P,y:R+98,size:17,width:ve-24}),u.push({text:ie,x:P,y:R+126,size:17,width:ve-24});let ye=R+16,ee=J+ve;g&&p.push({picture:g,x:ee,y:ye,as:"guide",side:null}),_.forEach((Qe,Oe)=>{let Le=ee+N+22+Oe*(2*N+28);I.forEach((z,ce)=>{let Ye=z===h?"human":"machine";p.push({picture:Qe[z],x:Le+ce*(N+10),y:ye,as:Ye,side:z})});let te=q.filter(z=>z.after===Oe+1).map(({seat:z,side:ce})=>`${t[z].name} ${ce}`);te.length&&u.push({text:L(te),x:Le,y:ye+N+24,size:14,width:2*N+10})})});let d=kt+r.length*Fe+48,f=`Bombe · ${s("find_human")} · ${me(e.mode)}`;u.push({text:f,x:J,y:d-18,size:17,width:a});let k=r.map(($,h)=>({x:J,y:kt+h*Fe,width:a,height:Fe-12}));return{width:Sn,height:d,lines:u,cards:p,panels:k}}async function Jo({width:e,height:t,lines:n,cards:o,panels:r},a){let l=Object.assign(document.createElement("canvas"),{width:e,height:t}),i=l.getContext("2d");if(!i)throw new Error(s("no_picture"));let c=await Promise.all(o.map(async({picture:u})=>{let p=new Image;return p.src=a(u),p.decode().then(()=>p,()=>null)}));i.fillStyle=j.desk,i.fillRect(0,0,e,t),i.fillStyle=j.paper;for(let u of r)i.beginPath(),i.roundRect(u.x,u.y,u.width,u.height,10),i.fill();let m=getComputedStyle(document.body).fontFamily;for(let{text:u,x:p,y:d,size:f,width:k,strong:$}of n)i.font=`${$?750:500} ${f}px ${m}`,i.fillStyle=$?j.ink:j.soft,i.fillText(Xo(u,k,h=>i.measureText(h).width),p,d);return o.forEach((u,p)=>{Zo(i,u,c[p])}),new Promise((u,p)=>l.toBlob(d=>d?u(d):p(new Error(s("no_picture"))),"image/png"))}function Xo(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length&&n(`${o.join("").trimEnd()}…`)>t;)o.pop();return`${o.join("").trimEnd()}…`}function Zo(e,{x:t,y:n,as:o,side:r},a){let l=o==="guide"?0:7;if(e.save(),e.beginPath(),e.roundRect(t+l,n+l,N-2*l,N-2*l,7),e.fillStyle=j.well,e.fill(),e.clip(),a&&e.drawImage(a,t+l,n+l,N-2*l,N-2*l),e.restore(),!r)return;let i=o==="human";e.strokeStyle=j.ink,e.lineWidth=i?3:2,e.setLineDash(i?[]:[6,5]),e.beginPath(),e.roundRect(t+2,n+2,N-4,N-4,10),e.stroke(),e.beginPath(),e.arc(t+24,n+N-24,14,0,2*Math.PI),e.fillStyle=i?j.ink:j.light,e.fill(),i||e.stroke(),e.setLineDash([]),e.fillStyle=i?j.light:j.ink,e.font=`750 15px ${getComputedStyle(document.body).fontFamily}`,e.textAlign="center",e.fillText(r,t+24,n+N-18.5),e.textAlign="start"}var En=()=>bt()&&matchMedia("(pointer: coarse)").matches&&typeof navigator.canShare=="function";function Ln({title:e}){let{view:t,seats:n,table:o}=y(),{refused:r}=w(),[a,l]=vn(!1),[i,c]=vn(!1),m=async()=>{if(!a){l(!0);try{let p=await Jo(Yo(t,n,e),({name:k})=>o.pictures+k),d=new File([p],"turing.png",{type:p.type}),f={files:[d]};En()&&navigator.canShare(f)&&await wn(f)||es(d),c(!0),setTimeout(()=>c(!1),On)}catch{r(new Error(s("no_picture")))}finally{l(!1)}}},u=s(i?"picture_saved":En()?"share_picture":"save_picture");return Uo`<button class="button keep" aria-disabled=${a} onClick=${m}>
<span aria-live="polite">${u}</span></button>`}function es(e){let t=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:t,download:e.name}).click(),setTimeout(()=>URL.revokeObjectURL(t),On)}var _t=e=>e.outcome?.winners??[];function $e(e,t){let n=_t(e).map(o=>t[o]);return e.mode==="cooperative"?s(n.length?"together_won":"together_lost"):n.length===1&&n[0].me?s("you_won"):n.length?s("won",{names:L(n.map(({name:o})=>o))}):s("nobody_won")}function Mn(){let{view:e,seats:t,state:n}=y(),o=t.reduce((i,c)=>i+c.score,0),r=n.table?.outcome?.why??"",a=_t(e),l=e.you!==null&&a.includes(e.you);return C`
<section class="machine verdict ${l?"is-won":""}" aria-labelledby="verdict-title">
<div><h2 id="verdict-title" tabindex="-1" data-home>${$e(e,t)}</h2>
<p>${r}${e.goal!==null&&` ${s("sum_of",{sum:o,goal:e.goal})}`}</p></div>
<ol class="standing">${Cn(t).map(i=>C`<li key=${i.at} class=${a.includes(i.at)?"is-first":""}>
<${Q} name=${i.name} bot=${i.bot} />
<span>${i.name}</span> <strong>${i.score}</strong></li>`)}</ol>
<${xt}><${Ln} title=${$e(e,t)} /><//>
</section>
<${_n} />
<${xn} />
<section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${s("scores")}</h2>
<${ts} />
<p class="note">${bn(n.table)}</p>
</section>`}var Cn=e=>[...e].sort((t,n)=>n.score-t.score||n.responder-t.responder);function xt({children:e=null}){let{state:t,table:n}=y(),{refused:o}=w(),r=t.table?.people.find(l=>l.who===t.table?.host),a=()=>n.order("start").catch(o);return C`<div class="again">
${qt(t)?C`<button class="button light" onClick=${a}>${s("rematch")}</button>`:r&&C`<p class="note">${s("host_starts",{name:r.name})}</p>`}
${e}
${t.table?.match&&C`<a class="button" href=${`/m/${t.table.match}`}>${s("replay")}</a>`}
<a class="button" href="/?game=imitation">${s("to_the_start")}</a>
</div>`}function ts(){let{view:e,seats:t}=y(),n=Cn(t),o=e.history.length>t.length,r=i=>n.map(c=>C`<td key=${c.at}>${i(c)}</td>`),a=i=>C`<strong>${i.score}</strong>${_t(e).includes(i.at)&&C` <span class="is-winner">${s("winner")}</span>`}`,l=(i,c)=>{let m=o&&c%t.length===0&&c/t.length+1;return C`<tr key=${i.round} class=${c&&c%t.length===0?"is-lap":""}>
<th scope="row">${i.round}${m&&C` <span class="note">${s("lap",{n:m})}</span>`}</th>
<td>${i.void||!i.side?s("void_short"):se(i.side)}</td>
${r(u=>C`<${ns} round=${i} seat=${u} />`)}
</tr>`};return C`<div class="scroll" tabindex="0" role="group" aria-label=${s("rounds")}><table>
<thead><tr><th scope="col">${s("round")}</th><th scope="col">${s("human_side")}</th>
${n.map(i=>C`<th key=${i.at} scope="col">
<${Q} name=${i.name} bot=${i.bot} />${i.name}</th>`)}</tr></thead>
<tbody>${e.history.map(l)}</tbody>
<tfoot>
<tr><th scope="row">${s("points")}</th><td></td>${r(a)}</tr>
<tr><th scope="row">${s("as_responder")}</th><td></td>${r(i=>i.responder)}</tr>
</tfoot>
</table></div>`}function ns({round:e,seat:t}){if(t.at===e.responder){let r=e.void?"–":e.points[t.at];return C`${r} <${E} of="person" size=${16} /> <span class="note">${s("answered")}</span>`}let n=e.votes.find(r=>r.seat===t.at);if(!n)return"–";let o=C`<span class="side-disc is-${re(n,e)}">${n.side}</span>`;return C`${e.void?"–":n.points} ${o} <span class="note">${s("pair",{n:n.after})}</span>`}function Dn(e){let[t,n]=rs({polite:"",urgent:""}),o=ss(null);return os(()=>{if(!e)return;let a=o.current&&Tn(o.current,e),l=as(o.current,e);o.current=e,(a||l.polite||l.urgent)&&n({polite:"",urgent:"",...l})},[e?.view,e?.state.table]),{news:t,tell:a=>n({polite:a,urgent:""})}}var Tn=({state:{table:e}},{state:{table:t}})=>e&&t&&e.matches!==t.matches;function as(e,t){let{state:n,view:o,seats:r,role:a,ended:l}=t,i=e&&Tn(e,t)?null:e;return l?{urgent:i?.ended?"":n.table?.outcome?.why}:i?is(i,t):{polite:he(o,r,a)}}function is({view:e,seats:t},{state:n,view:o,seats:r,role:a}){if(o.over)return e.over?{}:{urgent:`${$e(o,r)}.`};if(o.phase==="score"&&e.phase!=="score")return{urgent:we(o,r).join(" ")};let l=[];["resting","phase","pair","round"].some(c=>o[c]!==e[c])&&l.push(he(o,r,a)),o.round===e.round&&l.unshift(...cs(t,r),...ls(e,o));for(let c of r){let{at:m,away:u,name:p,missed:d}=c;(u&&d!==null&&t[m].missed===null||u!==t[m].away)&&l.push(u?lt(c,n.table):s("came_back",{name:p}))}return{polite:l.filter(Boolean).join(" ")}}function cs(e,t){let n=a=>t.filter(l=>l[a]&&!e[l.at][a]),o=a=>n(a).filter(l=>!l.me).map(l=>l.name),r=a=>n(a).some(l=>l.me);return[r("voted")&&s("news_voted"),r("passed")&&s("you_passed"),o("voted").length&&s("have_voted",{names:L(o("voted"))}),o("passed").length&&s("have_passed",{names:L(o("passed"))})].filter(Boolean)}function ls({opened:e},{opened:t,you:n,responder:o}){return!e||!t||n===o?[]:t.meant.flatMap((r,a)=>r&&r!==e.meant[a]?[`${s("pair_told",{n:a+1})} ${r}`]:[])}function he(e,t,n){let{name:o}=t[e.responder],r=e.pair;return e.resting?s("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?s("news_choose",{n:r}):s("choosing",{name:o,n:r}):e.phase!=="vote"?"":n==="interrogator"&&e.you!==null&&e.waiting.includes(e.you)?s("news_pair",{n:r,worth:Ke(r)}):s("news_shown",{n:r})}function Rn(){let{view:e,seats:t,state:n,ended:o}=y(),a=e.phase==="score"?s("glimpse_scored"):he(e,t,"watching"),l=s("round_of",{n:e.round,all:de(e)});return wt`
<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
<p class="card-picture card-back"><span class="hush">${s("glimpse_back")}</span></p>
</section>
<section class="pairs glimpse-words" aria-labelledby="glimpse-title">
<h2 id="glimpse-title" tabindex="-1" data-home>${s("glimpse_title")}</h2>
<p class="glimpse-now" role="status"><strong>${me(e.mode)}, ${l}.</strong>
${!o&&wt` <span>${a}</span>`}</p>
${n.you?.here&&wt`<p>${s("next_match")}</p>`}
<p class="note">${s("glimpse_why")}</p>
</section>`}import{html as H}from"bombe/preact.js";function In({kind:e}){let{view:t,ended:n}=y(),o=t.mode==="gnirut";return H`<section class="guide" aria-label=${s("guide")}>
<p class="label">${s("guide")}</p>
${t.guide?H`<${us} picture=${t.guide} />`:H`<p class="place" aria-hidden="true"></p>`}
<div class="guide-words">
${e==="round"&&!n&&H`<${ps} />`}
${e==="answering"&&H`<p class="note">${s(o?"guide_gnirut":"guide_more")}</p>`}
</div>
</section>`}function us({picture:e}){let{look:t}=w();return H`<${ae} pictures=${[e]}>${o=>H`<${Y} label=${s("guide")} onLook=${()=>t("guide")}>${o(e)}<//>`}<//>`}function ps(){let{view:e,seats:t,role:n}=y(),{name:o}=t[e.responder],{side:r}=e,a=n==="responder";return H`
<h2>${s(a?"silent":"which_side",{name:o})}</h2>
<p class="note">${s(a?"silent_more":"which_side_more",{name:o})}</p>
${r&&H`<p class="note is-needed covered">${s("sides",{machine:r,human:se(r)})}</p>`}
${!a&&e.mode==="gnirut"&&H`<p class="note is-needed">${s("gnirut_note",{name:o})}</p>`}`}import{html as V,useState as ds}from"bombe/preact.js";function Nn({choice:e}){let{view:t}=y(),{chosen:n,choose:o}=e,r=se(t.side),a=t.hand_cards??[];return V`
<section class="task" aria-label=${s("choose_answer")}>
<h2 tabindex="-1" data-home>${s("choose_answer")}</h2>
<p>${s(t.mode==="gnirut"?"choose_gnirut":"choose_more")}</p>
<p class="covered">${s("sides",{machine:t.side??"",human:r})}</p>
<p class="progress" aria-hidden="true">
${Z().map(l=>V`<i key=${l} class=${l<=t.pair?"is-on":""}></i>`)}
</p>
<p class="note">${s("pair_of",{n:t.pair})}. ${s("only_choosing")}</p>
<div class="task-keys">
<button class="button put-back" disabled=${n===null} onClick=${()=>o(null)}>
<${E} of="close" />${s("not_this")}</button>
<${fe} />
</div>
</section>
<${ms} choice=${e} human=${r} cards=${a} />
<section class="machine hand" aria-label=${s("your_hand")}>
<${ae} pictures=${a}>${l=>V`<ol class="hand-cards covered n${a.length}">
${a.map((i,c)=>V`<${fs} key=${i.name} choice=${e} picture=${i} at=${c} draw=${l} />`)}
</ol>`}<//>
</section>`}function ms({choice:{chosen:e,choose:t},human:n,cards:o}){let{view:r,own:a}=y(),{look:l}=w(),[i,c]=ds(!1),m={[n]:e===null?void 0:o[e]};m[se(n)]=o[r.machine??-1];let u=Z().map($=>$===r.pair?m:r.pairs[$-1]??null),p=($,h)=>$===r.pair&&h===n?s("your_place"):s("pair",{n:$}),d=($,h)=>$<r.pair?`pair ${$}`:`card ${h===n?e:r.machine}`,f=$=>{$.preventDefault(),c(!0)},k=$=>{$.preventDefault(),c(!1);let h=Number($.dataTransfer?.getData("text/plain")||NaN);a.includes(h)&&t(h)};return V`<section class="seen covered ${i?"is-over":""}" aria-label=${s("as_they_see")}
onDragOver=${f} onDragLeave=${()=>c(!1)} onDrop=${k}>
<p class="label">${s("as_they_see")}</p>
<${ze} pairs=${u} large=${r.pair} place=${p} heads=${!1}
look=${($,h)=>l(d($,h),h)} />
</section>`}function fs({choice:{chosen:e,choose:t,press:n},picture:o,at:r,draw:a}){let{view:l,own:i}=y(),{sending:c,look:m}=w(),u=r===l.machine,p=e===r,d=i.indexOf(r)+1,f=g=>g.dataTransfer?.setData("text/plain",String(r)),k=()=>e!==null&&t(e),$=V`<kbd aria-hidden="true">${p?"↵":d}</kbd>`,h=u?s("machines_card",{side:l.side??""}):d===1?s("yours"):"";return V`<li class=${u?"is-taken":p?"is-chosen":""}>
<p class="label">${h}</p>
<div class="hand-card" draggable=${!u} onDragStart=${f} onDragEnd=${k}>
<${Y} label=${Ie(l,r)} onLook=${()=>m(`card ${r}`)}>${a(o)}<//>
${u&&V`<span class="taken"><${E} of="lock" size=${18} />${s("taken")}</span>`}
</div>
${u?V`<p class="note">${s("not_yours")}</p>`:V`<button class="button ${p?"light":""}" aria-disabled=${c}
onClick=${g=>n(r,g)}>
${s(p?"send_this":"choose")}<span class="hush"> ${Ie(l,r)}</span> ${$}
</button>`}
</li>`}import{useEffect as je,useRef as Bn,useState as Pn}from"bombe/preact.js";var $s=300,qn=e=>!!(e?.mine&&e.state.table?.deadline&&e.state.connected&&!e.table.past);function Kn(e){let t=Bn(void 0),n=()=>clearTimeout(t.current),o=(a,l)=>{n(),!(!e||!qn(e))&&(t.current=setTimeout(()=>{l?.(),e.table.act(a).catch(()=>{})},$s))},r=e?.view;return je(()=>n,[r?.round,r?.pair,r?.phase,e?.state.table?.matches]),{intend:o,forget:n}}var hs=e=>qn(e)&&e?.role==="interrogator"&&e.view.phase==="vote"&&e.view.pair===T.pairs,gs=({wish:e,over:t,focus:n})=>e==="L"||e==="R"?e:t??n??null,ys=(e,t)=>e===t?null:e?`point ${e}`:"point";function An(e){let t=e instanceof Element&&e.closest(".vote-L, .vote-R");return t?t.classList.contains("vote-L")?"L":"R":null}function Wn(e,{intend:t,forget:n},o){let[r,a]=Pn(null),[l,i]=Pn(null),c=Bn(null),m=hs(e);je(()=>{let p={pointerover:({target:d})=>a(An(d)),pointerout:d=>d instanceof PointerEvent&&!d.relatedTarget&&a(null),focusin:({target:d})=>i(An(d)),focusout:()=>i(null)};for(let[d,f]of Object.entries(p))addEventListener(d,f);return()=>{for(let[d,f]of Object.entries(p))removeEventListener(d,f)}},[]);let u=gs({wish:o,over:r,focus:l});je(()=>{m&&(c.current=e?.view.pointed??null)},[m]),je(()=>{let p=m&&ys(u,c.current);if(p)return t(p,()=>{c.current=u}),n},[m,u])}import{html as D}from"bombe/preact.js";function zn({voting:e}){let{view:t,seats:n,ended:o}=y(),{look:r}=w(),a=Math.max(t.pairs.length,1),l=n[t.responder].name,i=c=>c===a&&!o?s("choosing",{name:l,n:c}):s("pair",{n:c});return D`
<section class="pairs" aria-label=${s("pairs")}>
<${ze} pairs=${Z().map(c=>t.pairs[c-1]??null)} large=${a} place=${i}
look=${(c,m)=>r(`pair ${c}`,m)} />
</section>
<${bs} voting=${e} />`}function bs({voting:e}){let{table:t,view:n,role:o,ended:r}=y();if(r||t.past)return null;let a=ue(n),l=a&&(e.held||e.going&&e.going!=="pass");return D`<section class="machine dock ${`${l?"is-held":a?"is-voting":"is-quiet"} ${o==="watching"?"":"is-player"}`}" tabindex="-1" data-home aria-label=${s("your_vote")}>
${l?D`<${_s} ...${e} />`:a?D`<${ks} ...${e} />`:D`<${xs} />`}
<${fe} />
</section>`}function ks({vote:e,pass:t,press:n,pointed:o,going:r}){let{view:a}=y(),{sending:l}=w(),i=Ke(a.pair),c=a.you!==null&&a.seats[a.you].passed,m=(p,d)=>D`<kbd aria-hidden="true">${o===p&&K.stream!=="on"?"↵":d}</kbd>`,u=p=>D`<button class="button light vote vote-${p} ${o===p?"is-pointed":""}"
aria-keyshortcuts=${p} aria-disabled=${l} onClick=${()=>n(()=>e(p))}>
${s("is_human",{side:p})} ${m(p,p)}</button>`;return D`
<p class="vote-worth"><${dn} n=${i} all=${Z()} />
<strong>${s(i===1?"worth_1":"worth_now",{n:i})}</strong></p>
<p class="vote-final note">${s("final")}</p>
${u("L")}
${a.pair===T.pairs||c?D`<p class="vote-must note">${s(c?"still_vote":"must_vote")}</p>`:D`<button class="button vote-pass ${o==="pass"?"is-pointed":""}"
aria-keyshortcuts="P" aria-disabled=${l} onClick=${()=>n(t)}>
${r?s("sending_pass"):s("pass_see",{n:a.pair+1})} ${m("pass","P")}</button>`}
${u("R")}`}function _s({held:e,going:t,takeBack:n,press:o}){if(!e){let r=s("sending_vote",{side:t??""});return D`<p class="vote-held"><strong class="covered">${r}</strong></p>`}return D`
<p class="vote-held"><strong class="covered">${s("held",{side:e})}</strong>
<span class="note">${s("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
<button class="button light take-back" aria-keyshortcuts="Escape"
onClick=${()=>o(n)}>
${s("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`}function xs(){let e=y(),{table:t,state:n,view:o,seats:r,role:a}=e,{act:l}=w(),i=Re(o,r);if(o.you!==null&&o.seats[o.you].gone)return D`<p><strong>${s("you_are_away")}</strong></p>
<button class="button light" onClick=${()=>l("return")}>${s("i_am_back")}</button>`;if(o.resting)return D`<p><strong>${s("resting")}</strong></p>`;let c=ws(e),m=o.phase==="pick"&&s("choosing",{name:r[o.responder].name,n:o.pair}),u=i.length?s("waiting_for",{names:L(i)}):"",p=a==="watching"&&!t.watch&&n.you?.here&&s("next_match");return D`<p>${c&&D`<strong>${c}</strong> `}${m||u}${p&&` ${p}`}</p>`}function ws({view:e,role:t}){let n=e.you===null?null:e.seats[e.you];if(t==="responder")return s("you_are_silent");if(e.vote){let o=s("you_voted",{side:e.vote,n:n?.voted??""});return D`<${E} of="lock" /> <span class="covered">${o}</span>`}return""}import{useLayoutEffect as vs,useRef as Fn}from"bombe/preact.js";var Ss=1e3,Es=500,Os={l:"L",r:"R",p:"pass"};function jn(e,{choice:t,voting:n,look:o,goOn:r,listKeys:a}){let l=Fn(-1/0),i=Fn(-1/0),c=(u,p,d)=>{if(u.repeat&&p==="Enter"&&d.closest("#skin button"))return!0;if(n.held&&p==="Escape"&&!document.querySelector("dialog[open]"))return n.takeBack(),!0;if(!e||Ls(u,d))return!1;let f=u.key.length===1&&u.timeStamp-l.current<Ss,k=f||u.timeStamp-i.current<Es;if(p===" "&&n.pointed&&!k&&d.closest("button, a"))return!1;if(f||!m(p,d,e)){if(u.key.length!==1)return!1;if(l.current=u.timeStamp,n.pointed)n.point(null);else if(!f||p!==" ")return!1;return!0}return i.current=u.timeStamp,!0},m=(u,p,{table:d,view:f,role:k,mine:$,own:h,ended:g})=>{let{chosen:_,choose:O,send:W}=t,R=k==="responder"&&f.phase==="pick"&&$,B=ue(f)&&!g&&!d.past&&!n.held&&!n.going,X=$&&f.pair<T.pairs,q=B?Os[u]??null:null,b=h[Number(u)-1];if(u==="?")a();else if(u==="e")o(Ht(f,_));else if(R&&b!==void 0)O(b);else if(R&&u==="Escape"&&_!==null)O(null);else if(R&&u==="Enter"&&_!==null&&!p.closest("button, a"))W();else if(q&&(q!=="pass"||X))n.point(q);else if(B&&n.pointed&&u==="Escape")n.point(null);else if(B&&n.pointed&&u==="Enter"&&!p.closest("button, a"))n.pointed==="pass"?n.pass():n.vote(n.pointed);else if(f.phase==="score"&&$&&u==="n")r();else return!1;return!0};vs(()=>{let u=p=>{let d=p.key.length===1?p.key.toLowerCase():p.key;c(p,d,p.target)&&p.preventDefault()};return addEventListener("keydown",u),()=>removeEventListener("keydown",u)})}var Ls=(e,t)=>!!(t.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]"))||e.ctrlKey||e.altKey||e.metaKey||e.repeat||K.keys==="off";import{useLayoutEffect as Ms,useState as Cs}from"bombe/preact.js";var Ds=(e,t)=>Object.keys(e).map(Number).filter(n=>e[n].trim()!==(t[n-1]??""));function Hn(e,t,n,o){let[r,a]=Cs({});Ms(()=>a({}),[n,o]);let l=Ds(r,t),i=c=>`meant ${c} ${r[c].trim()}`.trim();return{typed:r,write:(c,m)=>a(u=>({...u,[c]:m})),tell:c=>l.includes(c)&&e(i(c)),goOn:()=>e(...l.map(i),"next")}}import{useLayoutEffect as Rs,useRef as Is}from"bombe/preact.js";var vt=null;function St(e,t,[n,o],r,a,l){let i=e.currentTime+r,c=new OscillatorNode(e,{type:t,frequency:n}),m=new GainNode(e,{gain:0});c.frequency.exponentialRampToValueAtTime(o,i+a),m.gain.setValueAtTime(l,i),m.gain.exponentialRampToValueAtTime(.001,i+a),c.connect(m).connect(e.destination),c.start(i),c.stop(i+a)}function Et(e){let n=new AudioBuffer({length:Math.ceil(e.sampleRate*.16),sampleRate:e.sampleRate}),o=n.getChannelData(0);for(let a=0;a<o.length;a++)o[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/o.length)**2;let r=new AudioBufferSourceNode(e,{buffer:n});r.connect(new BiquadFilterNode(e,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(e,{gain:.22})).connect(e.destination),r.start()}var Ts=()=>K.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Vn({heard:e,felt:t}){Ts()&&(t.length&&navigator.vibrate?.(t),vt??=new AudioContext,vt.resume().catch(()=>{}),e(vt))}var He=(e,t)=>n=>{e.forEach((o,r)=>{St(n,"sine",[o,o],r*t,.3,.11)})},Ns={pair:{heard:Et,felt:[]},turn:{heard:Et,felt:[24]},opened:{heard:He([392,523],.14),felt:[18]},right:{heard:He([392,523,784],.14),felt:[18,60,18]},wrong:{heard:e=>St(e,"triangle",[294,196],0,.4,.15),felt:[60]},over:{heard:He([523,392],.18),felt:[18]},won:{heard:He([392,523,659,784,1047],.12),felt:[18,60,18,60,60]}};function Ps(e,{view:t,mine:n,ended:o}){if(!e||o)return null;let r=e.view;return t.over?r.over?null:t.you!==null&&t.outcome?.winners.includes(t.you)?"won":"over":t.phase==="score"?r.phase==="score"?null:As(t):n&&!e.mine?"turn":t.pairs.length>(t.round===r.round?r.pairs.length:0)?"pair":null}function As({opened:e,you:t}){let n=e?.votes.find(({seat:o})=>o===t);return!n||e?.void?"opened":n.side===e?.human?"right":"wrong"}function Gn(e){let t=Is(null);Rs(()=>{if(!e)return;let n=Ps(t.current,e);t.current=e,n&&Vn(Ns[n])},[e?.view,e?.ended])}import{html as Se,useState as Ge}from"bombe/preact.js";import{html as ge,useState as Bs}from"bombe/preact.js";var Ve="R",qs={L:"left",R:"right",guide:"guide"};function Un({name:e}){let t=qs[e],n=new URL(`example-${t}.webp`,import.meta.url).href;return ge`<span class="card-picture is-ready">
<img src=${n} alt=${s(`example_${t}`)} width="400" height="400" />
</span>`}var Ks=({side:e})=>ge`<span class="example-was">
<${E} of=${e===Ve?"person":"machine"} size=${18} />
${s(e===Ve?"example_human":"machine")}
</span>`;function Qn(){let[e,t]=Bs(null);return ge`<section class="example" aria-label=${s("example")}>
<figure class="example-guide"><figcaption class="label">${s("guide")}</figcaption>
<${Un} name="guide" /><p class="note">${s("example_guide_more")}</p></figure>
${I.map(n=>ge`<figure key=${n} class="${e&&(n===Ve?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&ge`<${Ks} side=${n} />`}</figcaption>
<${Un} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>
${s("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?ge`<strong>${s(e===Ve?"example_yes":"example_no")}</strong> ${s("example_why")}`:s("example_ask")}</p>
</section>`}var Ws=["start_1","start_2","start_3","start_4"];function Jn(){let[e,t]=Ge(Ae("mode").default),[n,o]=Ge(Ae("hand").default),[r,a]=Ge(!1),[l,i]=Ge(""),c=async m=>{if(!r){a(!0),i("");try{let u=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:m},bots:pn(),start:!0})}),p=await u.json();if(!u.ok)throw new Error(p.error);location.assign(`/r/${p.room}`)}catch(u){i(Te(u,s("no_answer"))),a(!1)}}};return Se`<div class="start">
<h2>${s("start_title")}</h2>
<${Qn} />
<section class="machine start-ways" aria-label=${s("start_alone")}>
<h2>${s("start_alone")}</h2>
<p class="note">${s("start_bots")}</p>
${l&&Se`<p class="alert" role="alert">${l}</p>`}
<div class="start-keys">
<button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${s("find_human")}</button>
<button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${s("be_human")}</button>
</div>
<${Yn} name="mode" title=${s("mode")} chosen=${e} choose=${t} />
<p class="note">${s(`mode_${e}_more`)}</p>
<${Yn} name="hand" title=${s("hand_size")} chosen=${n} choose=${o} />
</section>
<section class="start-words" aria-label=${s("rules_round")}>
<ol class="start-steps">${Ws.map(m=>Se`<li key=${m}>${s(m)}</li>`)}</ol>
<p><a href="/g/imitation/rules">${s("rules_link")}</a></p>
</section>
</div>`}var Yn=({name:e,title:t,chosen:n,choose:o})=>Se`<fieldset class="choice"><legend>${t}</legend><div>${Ae(e).choices.map(([r,a])=>Se`<label key=${r}>
<input type="radio" name=${e} checked=${n===r} onChange=${()=>o(r)} />
<span>${a}</span></label>`)}</div></fieldset>`;function zs(e,t,n,{before:o,table:r}){return[Fs(e,t,n,xe(r,n)[n.responder].name),...js(o,n,r)].filter(Boolean).join(" ")}function Fs(e,t,n,o){let[r,a=""]=t.split(" ");return r==="round"?s("told_round",{n:n.round,name:o}):r==="pick"?s("told_pick",{name:e,n:a}):r==="vote"?s("told_vote",{name:e}):r==="pass"?s("told_pass",{name:e}):r==="abstain"?s("told_abstained",{name:e}):r==="next"?s("told_next",{name:e}):r==="meant"?s("told_meant",{name:e,n:a}):r==="leave"?s("told_left",{name:e}):r==="return"?s("told_back",{name:e}):""}function js(e,t,n){let o=xe(n,t);return t.over?e.over?[]:[`${$e(t,o)}.`]:t.phase==="score"&&e.phase!=="score"?we(t,o):t.resting&&!e.resting?[s("resting")]:t.phase==="pick"&&t.pair>e.pair?[he(t,o,"watching")]:[]}function Hs(e){return e.over?s("part_result"):e.phase==="score"?s("part_votes",{n:e.round}):s("part_pair",{round:e.round,n:e.pair})}import{useEffect as Vs,useLayoutEffect as Xn,useRef as Ee,useState as Ot}from"bombe/preact.js";var Gs=3e3,Us=2500,Qs=(e=1/0)=>Math.max(0,Math.min(Gs,e*1e3-Us));function Zn({may:e,voted:t,moment:n,at:o,table:r,tell:a,warn:l,surely:i,act:c}){let[m,u]=Ot(null),[p,d]=Ot(null),[f,k]=Ot(null),$=Ee(-1/0),h=Ee(!1),g=Ee(null),_=()=>{let b=g.current;return clearTimeout(b?.timer),b&&($.current=Date.now()),g.current=null,d(null),b?.side},O=String(n),W=Ee(O);W.current=O;let R=async(b,P)=>{k(b);let ie=await c(`${P} ${o}`);k(null),!ie&&W.current!==O&&l(b==="pass"?"":s("vote_too_late",{side:b}))},B=()=>{let b=_();b&&R(b,`vote ${b}`)},X=b=>{if(g.current||f)return;u(null);let P=r?.deadline?ke.left(r.deadline):void 0;g.current={side:b,timer:setTimeout(()=>q.current(),Qs(P))},$.current=Date.now(),d(b),a(s("news_held",{side:b}))},q=Ee(B);return q.current=B,Vs(()=>{let b=()=>q.current(),P=()=>document.hidden&&b();return addEventListener("pagehide",b),document.addEventListener("visibilitychange",P),()=>{removeEventListener("pagehide",b),document.removeEventListener("visibilitychange",P)}},[]),Xn(()=>{u(null),_()&&!t&&l(s("vote_too_late"))},[e,...n]),Xn(()=>{h.current&&Ys(),h.current=!1}),{pointed:m,held:p,going:f,point:b=>{b===null&&eo(),h.current=b!==null,u(b)},vote:b=>{!g.current&&!f&&i(s("sure_vote",{side:b}),s("is_human",{side:b}),()=>X(b))},pass:()=>{!g.current&&!f&&R("pass","pass")},takeBack:()=>{_()&&a(s("news_taken_back"))},press:b=>{ut($.current)&&b()}}}function Ys(){let e=document.querySelector("#skin .dock .is-pointed");K.stream==="on"?eo():e?.focus({preventScroll:!0})}function eo(){let e=document.activeElement;e?.closest(".dock")&&e.blur()}function Hc(e,t,n){un(n),e.replaceChildren(),Js(t?v`<${Xs} table=${t} />`:v`<${Jn} />`,e)}function Xs({table:e}){let t=Bt(e),{view:n}=t,o=n&&Ut(e,t,n),r=o&&zt(o.view,o.mine),a=t.table?.matches,{act:l,sending:i,refused:c,alert:m,setAlert:u}=Qt(e),[p,d]=Ue(null),[f,k]=Ue(!1),[$,h]=Ue(0),{question:g,setQuestion:_,surely:O}=Zs(),{news:W,tell:R}=Dn(e.past||n?.glimpse?null:o);Gn(e.past||n?.glimpse?null:o);let B=Hn(l,n?.opened?.meant??[],n?.round,a),X=[n?.round,n?.pair,n?.phase,o?.ended,a],q=Kn(o),b=n?.selected?n.selected-1:null,P=()=>_(null),ie=Wt(n),{intend:ye}=q,ee=tn({own:o?.own??[],moment:X,at:ie,tell:R,surely:O,act:l,forget:P,kept:b,intend:ye}),Qe=rn(),Oe=!!(o&&ue(o.view)&&!o.ended&&!e.past),Le=!!n?.vote,te=Zn({may:Oe,voted:Le,moment:X,at:ie,table:t.table,tell:R,warn:u,surely:O,act:l});Wn(o,q,te.held??te.pointed);let z=n?jt(n,r==="answering",o?.seats??[]):[],ce=(G,ao=null)=>{z.some(io=>io.key===G)&&(Qe.current&&ee.chosen!==null&&ee.aim(),d({key:G,side:ao}))},Ye=p&&z.find(G=>G.key===p.key),to=z.filter(G=>G.round===Ye?.round);if(an(),cn(e.past?null:r,n?.round),jn(o,{choice:ee,voting:te,look:ce,goOn:B.goOn,listKeys:()=>k(!0)}),t.closed)return v`<${It} why=${t.closed} on=${s("to_the_start")} href="/?game=imitation" />`;if(!o||!r)return v`<p class="note">${s(t.table?"nothing_to_see":"dealing")}</p>`;let no={final:()=>v`<${Mn} />`,opened:()=>v`<${yn} meanings=${B} />`,answering:()=>v`<${Nn} choice=${ee} />`,round:()=>v`<${zn} voting=${te} />`,glimpse:()=>v`<${Rn} />`}[r],oo=o.view.round===1,{deadline:so,timer:ro}=t.table??{};return v`
<${ot.Provider} value=${o}>
<${st.Provider} value=${{act:l,sending:i,refused:c,look:ce}}>
<${rt.Provider} value=${{unread:$,setUnread:h}}>
<p class="hush" role="status">${W.polite}</p>
<p class="hush" role="alert">${W.urgent}</p>
${m&&v`<${er} text=${m} close=${()=>u("")} />`}
${o.ended&&v`<${tr} why=${t.table?.outcome?.why} />`}
<${Jt} />
<div class="clock-near"><${le} deadline=${so} timer=${ro} /></div>
<div class="imitation ${r} ${oo?"is-first":""} ${e.past?"is-past":""}">
${r!=="glimpse"&&r!=="final"&&v`<${In} kind=${r} />`}
<div class="part">${no()}</div>
<${fn} />
</div>
${p&&v`<${gn} sights=${to} shown=${p.key} side=${p.side}
show=${G=>d(G===null?null:{key:G})} />`}
${f&&v`<${nn} close=${()=>k(!1)} />`}
${g&&v`<${Ct} question=${g} close=${()=>_(null)} yes=${g.go} />`}
<${Kt}><${nr} view=${o.view} seats=${o.seats} ended=${o.ended} /><//>
<//><//><//>`}function Zs(){let[e,t]=Ue(null);return{question:e,setQuestion:t,surely:(o,r,a)=>{let l=()=>{t(null),a()};K.confirm==="on"?t({title:o,yes:r,go:l}):a()}}}var er=({text:e,close:t})=>v`<p class="alert" role="alert">${e} <button class="quiet" onClick=${t}>${s("close")}</button></p>`,tr=({why:e})=>v`<section class="machine ended" tabindex="-1" data-home><p><strong>${e}</strong></p><${xt} /></section>`;function nr({view:e,seats:t,ended:n}){let{name:o,me:r}=t[e.responder],a=!e.over&&v`, ${s("round_of",{n:e.round,all:de(e)})}`,l=!e.over&&!n&&e.phase!=="score",i=!e.over&&!n&&or(e),c=v`<span class="bar-short">
<strong>${r?s("you_answer"):s("who_answers",{name:o})}</strong>
<span>· ${s("pair",{n:`${e.pair}/${T.pairs}`})}</span>
${i&&v`<span><span aria-hidden="true">· ${i.sum}/${i.goal}</span>
<span class="hush">${i.words}</span></span>`}</span>`;return v`<p class="bar-text"><span class="bar-long">${me(e.mode)}${a}${i&&v`, <span class="bar-goal">${i.words}</span>`}</span>
${l&&c}</p>`}function or({goal:e,needed:t}){if(e===null||t===null)return null;let n=e-t;return{goal:e,sum:n,words:t?s("goal_to_go",{sum:n,goal:e,needed:t}):s("goal_reached",{goal:e})}}export{or as goalOf,zs as inWords,Hc as mount,Hs as partOf};
