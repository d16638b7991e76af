import{html as h,render as In,useCallback as wt,useEffect as Lt,useLayoutEffect as z,useRef as G,useState as P}from"bombe/preact.js";import{html as Bt,useEffect as At,useState as Pt}from"bombe/preact.js";var _e={},re="en";function qe(e){_e=e.words,re=e.lang}function o(e,t={}){let n=_e[e];if(n===void 0)throw new Error(`no words for ${e}`);return n.replace(/\{(\w+)\}/g,(r,s)=>t[s]??r)}var R=e=>new Intl.ListFormat(re,{type:"conjunction"}).format(e),Nt=(e,t=0,n={})=>new Intl.NumberFormat(re,{minimumFractionDigits:t,maximumFractionDigits:t,...n}).format(e).replace("-","−");function J(e,t,n=0,r={}){let a=new Intl.PluralRules(re,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||_e[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:Nt(t,n,r)})}var U=null;async function Kt(){U=0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),t=Date.parse(e?.headers.get("date")??"");t&&(U=t+500-Date.now())}function ae({deadline:e,timer:t}){let[,n]=Pt(0);if(At(()=>{if(!e)return;U===null&&Kt(),U=Math.max(U,e-t*1e3-Date.now());let a=setInterval(()=>n(i=>i+1),500);return()=>clearInterval(a)},[e,t]),!e)return null;let r=Math.min(t||1/0,Math.max(0,Math.ceil((e-Date.now()-U)/1e3))),s=`${Math.floor(r/60)}:${String(r%60).padStart(2,"0")}`;return Bt`<p class="people-clock ${r<=10?"soon":""}" role="timer" aria-live="off">
    <span>${o("time_left")}</span> <span class="mono">${s}</span>
  </p>`}import{html as X,useLayoutEffect as Ft,useRef as Ht}from"bombe/preact.js";function ie({title:e,cls:t="",close:n,onKey:r,children:s}){let a=Ht(null);return Ft(()=>{let i=document.activeElement,c=a.current;return c.showModal(),c.scrollTop=0,()=>{c.close(),i?.isConnected&&i.focus()}},[]),X`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title" onKeyDown=${r}
    onCancel=${i=>{i.preventDefault(),n()}}
    onClick=${i=>i.target===a.current&&n()}>
    <h2 id="over-title">${e}</h2>
    ${s}
  </dialog>`}function ze({question:e,yes:t,close:n}){return X`<${ie} title=${e.title} close=${n}>
    <p class="note">${o("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${t}>${e.yes}</button>
      <button class="button" onClick=${n}>${o("cancel")}</button>
    </div>
  <//>`}function Ge({keys:e,close:t,tell:n=o}){return X`<${ie} title=${o("keys")} cls="keylist" close=${t}>
    <dl>${e.map(([r,s])=>X`<div key=${s}>
      <dt>${r.map(a=>a==="–"?" – ":X`<kbd>${a}</kbd> `)}</dt>
      <dd>${n(s)}</dd>
    </div>`)}</dl>
    <p class="note">${o("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
  <//>`}import{html as Ut,render as jt,useEffect as Ve,useState as qt}from"bombe/preact.js";function We(e){let[t,n]=qt(e.state);return Ve(()=>(n(e.state),e.subscribe(n)),[e]),t}var Qe=e=>!!(e.table&&e.you&&e.table.host===e.you.who),ce=document.documentElement.dataset;function Ye({children:e}){return Ve(()=>{let t=document.getElementById("bar");t&&jt(Ut`${e}`,t)}),null}import{html as zt}from"bombe/preact.js";var Gt=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Je=({close:e})=>zt`<${Ge} keys=${Gt} close=${e} />`;import{html as A,useState as an}from"bombe/preact.js";import{html as D}from"bombe/preact.js";var Vt={left:D`<path d="M15 5l-7 7l7 7" />`,right:D`<path d="M9 5l7 7l-7 7" />`,lock:D`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:D`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:D`<path d="M6 6l12 12M18 6l-12 12" />`,person:D`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:D`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},S=({of:e,size:t=20})=>D`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">${Vt[e]}</svg>`,Xe=({n:e})=>D`<span class="pips" aria-hidden="true">${[1,2,3].map(t=>D`<i key=${t} class=${t<=e?"is-on":""}></i>`)}</span>`;import{html as M,useEffect as xe,useRef as en,useState as ot}from"bombe/preact.js";import{html as T,useEffect as Wt,useRef as Qt,useState as Yt}from"bombe/preact.js";var Jt=300;function Ze(e){let{table:t,view:n}=e;return n.seats.map((r,s)=>{let a=t?.seats[s]?.who,i=t?.people.find(c=>c.who===a);return{...r,at:s,who:a,name:t?.seats[s]?.name??o("you"),bot:i?.bot??null,away:r.gone||!!i?.gone||!!(t&&!i),me:s===n.you}})}var Xt="11000 10011 01110 10010 10000 10110 01011 00101 01100 11010 11110 01001 00111 00110 00011 01101 11101 01010 10100 00001 11100 01111 11001 10111 10101 10001".split(" ");function Zt(e){let t=e.charCodeAt(0)-65;return Xt[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function et({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return T`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text x="17" y="29" text-anchor="middle">${n}</text>
    ${[...Zt(n)].map((r,s)=>r==="1"?T`<rect x="31" y=${5.5+7*s} width="4.4" height="5.4" rx="1" />`:T`<rect class="dot" x="32.6" y=${7.6+7*s} width="1.2" height="1.2" />`)}
  </svg>`}function tt({chat:e,you:t}){let n=Qt(null);Wt(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let r=e.length>0;return T`<div class=${r?"talk-lines":"hush"} ref=${n} role="log" tabindex=${r?0:void 0} aria-label=${o("chat")}>${r&&T`<ol>
    ${e.map((s,a)=>T`<li key=${a} class=${s.who===t?.who?"is-mine":""}><strong>${s.name}</strong> ${s.text}</li>`)}
  </ol>`}</div>`}function nt({table:e,you:t,refused:n}){let[r,s]=Yt("");return t?.speak?T`<form class="talk-form" onSubmit=${async i=>{i.preventDefault();let c=r.trim();if(c){s("");try{await e.order(`say ${c}`)}catch(l){s(c),n(l)}}}}>
    <label class="hush" for="talk-text">${o("say_something")}</label>
    <input id="talk-text" maxlength=${Jt} autocomplete="off" placeholder=${o("say_something")} value=${r} onInput=${i=>s(i.currentTarget.value)} />
    <button class="button">${o("send")}</button>
  </form>`:T`<p class="note">${o("not_to_speak")}</p>`}function st(e){let{view:t,seats:n,ended:r,state:s}=e;return M`<aside class="people" aria-label=${o("at_the_table")}>
    <${ae} deadline=${s.table?.deadline} timer=${s.table?.timer} />
    ${!t.over&&M`<ul class="seats" aria-label=${o("players")}>
      ${n.map(a=>M`<${tn} key=${a.at} seat=${a} view=${t} ended=${r} />`)}
    </ul>`}
    <${on} ...${e} />
  </aside>`}function tn({seat:e,view:t,ended:n}){let r=t.phase==="score"&&t.opened.votes.find(i=>i.seat===e.at),s=[e.me&&o("you"),e.bot&&o("bot"),nn(e,t,r,n)],a=t.phase==="score"&&!t.opened.void?t.opened.points[e.at]:null;return M`<li class=${e.away?"is-away":""}>
    <${et} name=${e.name} bot=${e.bot} />
    <p><strong>${e.name}</strong><span>${s.filter(Boolean).join(", ")}</span></p>
    ${r?M`<span class="side-disc ${r.points?"is-right":"is-wrong"}" aria-hidden="true">${r.side}</span>`:e.voted&&t.phase!=="score"?M`<${S} of="lock" />`:M`<span></span>`}
    <p class="score"><span class="hush">${o("points")} </span>${e.score}${a!==null&&M`<span>+${a}</span>`}</p>
  </li>`}function nn(e,t,n,r){return e.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):r?"":e.responds?o("answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function on({table:e,state:t,view:n,seats:r,role:s,ended:a,refused:i,setUnread:c}){let l=en(null),[p,d]=ot(!1),[$,f]=ot(t.chat.length);xe(()=>{let E=new IntersectionObserver(([O])=>d(O.isIntersecting),{threshold:.5});return E.observe(l.current),()=>E.disconnect()},[]),xe(()=>{p&&f(t.chat.length)},[p,t.chat.length]),xe(()=>c(Math.max(0,t.chat.length-$)),[$,t.chat.length]);let k=s==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak;return M`<section class="talk" id="talk" ref=${l} aria-label=${o("chat")}>
    <${tt} chat=${t.chat} you=${t.you} />
    ${k&&t.chat.length===0&&M`<p class="note">${o("who_reads",{name:r[n.responder].name})}</p>`}
    <${nt} table=${e} you=${t.you} refused=${i} />
  </section>`}function j({unread:e}){return M`<button class="button chat-key" onClick=${()=>{let n=document.getElementById("talk");n.scrollIntoView({block:"center"}),n.querySelector("input, [tabindex]")?.focus({preventScroll:!0})}}><${S} of="talk" />${o("chat")}${e>0&&M` <span class="unread"><span aria-hidden="true">${e}</span><span class="hush">${J("new_lines",e)}</span></span>`}</button>`}import{html as x,useEffect as Ee,useState as we}from"bombe/preact.js";var I=["L","R"],K=3,N=Array.from({length:K},(e,t)=>t+1),le=e=>K+1-e,q=e=>e==="L"?"R":"L";function rt(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}var at=e=>Ze(e).map(t=>({...t,responds:t.at===e.view.responder})),ve=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),pe=e=>e.lap*e.seats.length,ue=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),Z=e=>e.table?.phase==="over"&&!e.view.over,Se=(e,t,n)=>n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying",de=(e,t)=>t===e.machine?o("machines_card",{side:e.side}):o("card_n",{n:ve(e).indexOf(t)+1});function it(e,t){let n=(l,p,d,$=p)=>({key:l,title:p,pictures:[{picture:d,label:$}]}),r=e.guide?[n("guide",o("guide"),e.guide)]:[],s=e.pairs.map((l,p)=>({key:`pair ${p+1}`,title:o("pair_of",{n:p+1}),pictures:I.map(d=>({picture:l[d],label:d}))})),i=(t?e.hand_cards:[]).map((l,p)=>n(`card ${p}`,de(e,p),l)),c=(e.opened?.hands??[]).flatMap((l,p)=>l.map((d,$)=>n(`hand ${p} ${$}`,o("pair_of",{n:p+1}),d,o(Se(e.opened,p,$)))));return[...r,...s,...i,...c]}var ct={};function lt(e){ct=e}var pt=e=>ct[e.text]??e.text,ut=(e,t)=>e+t.name;function dt(e,t){let[n,r]=we(""),s=t.filter(Boolean).map(i=>ut(e,i)),a=s.join(" ");return Ee(()=>{let i=!0,c=s.map(l=>{let p=new Image;return p.src=l,p.decode().catch(()=>null)});return Promise.all(c).then(()=>i&&r(a)),()=>i=!1},[a]),n===a}var sn=({currentTarget:e})=>e.parentElement.classList.add("is-missing"),$t=({from:e,picture:t,ready:n})=>x`<span class="card-picture ${n?"is-ready":""}">
    ${n&&x`<img key=${t.name} src=${ut(e,t)} alt="" width="768" height="768" draggable=${!1} onError=${sn} />`}
    <span class="hush">${pt(t)}</span>
  </span>`;function F({from:e,pictures:t,children:n}){let r=dt(e,t);return n(s=>x`<${$t} from=${e} picture=${s} ready=${r} />`)}var B=({label:e,onLook:t,pressed:n,children:r})=>x`<button class="look" type="button" aria-pressed=${n} onClick=${t}><span class="hush">${o("enlarge",{what:e})}. </span>${r}</button>`;function $e({from:e,pairs:t,large:n,place:r,look:s,heads:a=!0}){let i=N.map(c=>dt(e,I.map(l=>t[c-1]?.[l])));return x`<div class="sides">
    ${I.map(c=>x`<div key=${c} class="lane" role="group" aria-label=${o("side",{side:c})}>
      <p class="lane-head"><span class="side-disc">${c}</span>${a&&x`<span class="note">${o("pair_of",{n})}</span>`}</p>
      <ol class="lane-cards">${N.map(l=>{let p=t[l-1]?.[c];return x`<li key=${l===n?"large":l} class=${l===n?"is-large":""}>
          ${p?x`<${B} label=${o("side_of_pair",{side:c,n:l})} onLook=${()=>s(l,c)}><${$t} from=${e} picture=${p} ready=${i[l-1]} /><//>`:x`<p class="place" aria-hidden="true">${r(l,c)}</p>`}
        </li>`})}</ol>
    </div>`)}
  </div>`}function rn(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=we(e.matches);return Ee(()=>{let r=()=>n(e.matches);return e.addEventListener("change",r),()=>e.removeEventListener("change",r)},[]),t}function mt({sights:e,shown:t,side:n,from:r,show:s}){let a=rn(),[i,c]=we({key:t,side:n}),l=a&&i.key===t?i.side:null,p=e.findIndex(u=>u.key===t),d=()=>s(null);if(Ee(()=>{p<0&&d()}),p<0)return null;let{key:$,title:f,pictures:k}=e[p],E=u=>s(e[(p+u+e.length)%e.length].key);return x`<${ie} title=${f} cls="enlarged" close=${d} onKey=${u=>{if(!(u.ctrlKey||u.altKey||u.metaKey)){if(u.key==="ArrowLeft")E(-1);else if(u.key==="ArrowRight")E(1);else if(u.key==="e"||u.key==="E")d();else return;u.preventDefault(),u.stopPropagation()}}}>
    <${F} key=${$} from=${r} pictures=${k.map(u=>u.picture)}>${u=>x`
      <div class="enlarged-cards n${k.length} ${l?`near-${l}`:""}">
        ${k.map(({picture:b,label:C})=>x`<figure key=${C}>
          ${k.length>1&&x`<p class="side-disc">${C}</p>`}
          ${a&&k.length>1?x`<${B} label=${o("side",{side:C})} pressed=${l===C} onLook=${()=>c({key:$,side:l===C?null:C})}>${u(b)}<//>`:u(b)}
          <figcaption class="note" aria-hidden="true">${C!==f&&k.length===1&&x`<strong>${C}.</strong> `}${pt(b)}</figcaption>
        </figure>`)}
      </div>`}<//>
    <div class="over-keys">
      <button class="button" aria-label=${o("previous")} onClick=${()=>E(-1)}><${S} of="left" /></button>
      <button class="button" aria-label=${o("next")} onClick=${()=>E(1)}><${S} of="right" /></button>
      <button class="button filled" autofocus onClick=${d}>${o("close")}</button>
    </div>
  <//>`}function ht(e){let{view:t,table:n,own:r,chosen:s,choose:a,look:i}=e,[c,l]=an(!1),p=q(t.side),d=t.mode==="gnirut",$={[t.side]:t.hand_cards[t.machine],[p]:t.hand_cards[s]},f=N.map(u=>u===t.pair?$:t.pairs[u-1]??null),k=(u,b)=>u===t.pair&&b===p?o("your_place"):o("pair",{n:u}),E=(u,b)=>u<t.pair?`pair ${u}`:`card ${b===p?s:t.machine}`,O=u=>{u.preventDefault(),l(!1);let b=Number(u.dataTransfer.getData("text/plain")||NaN);r.includes(b)&&a(b)};return A`
    <section class="task" aria-label=${o("choose_answer")}>
      <h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
      <p>${o(d?"choose_gnirut":"choose_more")}</p>
      <p class="covered">${o("sides",{machine:t.side,human:p})}</p>
      <p class="progress" aria-hidden="true">${N.map(u=>A`<i key=${u} class=${u<=t.pair?"is-on":""}></i>`)}</p>
      <p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
      <div class="task-keys">
        <button class="button put-back" disabled=${s===null} onClick=${()=>a(null)}><${S} of="close" />${o("not_this")}</button>
        <${j} ...${e} />
      </div>
    </section>
    <section class="seen covered ${c?"is-over":""}" aria-label=${o("as_they_see")}
      onDragOver=${u=>{u.preventDefault(),l(!0)}} onDragLeave=${()=>l(!1)} onDrop=${O}>
      <p class="label">${o("as_they_see")}</p>
      <${$e} from=${n.pictures} pairs=${f} large=${t.pair} place=${k} look=${(u,b)=>i(E(u,b),b)} heads=${!1} />
    </section>
    <section class="machine hand" aria-label=${o("your_hand")}>
      <${F} from=${n.pictures} pictures=${t.hand_cards}>${u=>A`<ol class="hand-cards covered n${t.hand_cards.length}">
        ${t.hand_cards.map((b,C)=>A`<${cn} key=${b.name} ...${e} picture=${b} at=${C} draw=${u} />`)}
      </ol>`}<//>
    </section>`}function cn({view:e,own:t,chosen:n,press:r,choose:s,sending:a,look:i,picture:c,at:l,draw:p}){let d=l===e.machine,$=n===l,f=t.indexOf(l)+1,k=O=>O.dataTransfer.setData("text/plain",String(l)),E=()=>n!==null&&s(n);return A`<li class=${d?"is-taken":$?"is-chosen":""}>
    <p class="label">${d?o("machines_card",{side:e.side}):f===1?o("yours"):""}</p>
    <div class="hand-card" draggable=${!d} onDragStart=${k} onDragEnd=${E}>
      <${B} label=${de(e,l)} onLook=${()=>i(`card ${l}`)}>${p(c)}<//>
      ${d&&A`<span class="taken"><${S} of="lock" size=${18} />${o("taken")}</span>`}
    </div>
    ${d?A`<p class="note">${o("not_yours")}</p>`:A`<button class="button ${$?"light":""}" aria-disabled=${a} onClick=${O=>r(l,O)}>${o($?"send_this":"choose")}<span class="hush"> ${de(e,l)}</span> <kbd>${$?"↵":f}</kbd></button>`}
  </li>`}import{html as w}from"bombe/preact.js";function ft(e){let{view:t,seats:n,ended:r,table:s,look:a}=e,i=Math.max(t.pairs.length,1),c=n[t.responder].name,l=p=>p===i&&!r?o("choosing",{name:c,n:p}):o("pair",{n:p});return w`
    <section class="pairs" aria-label=${o("pairs")}>
      <${$e} from=${s.pictures} pairs=${N.map(p=>t.pairs[p-1]??null)} large=${i} place=${l} look=${(p,d)=>a(`pair ${p}`,d)} />
    </section>
    <${ln} ...${e} />`}function ln(e){let{view:t,role:n,mine:r,ended:s}=e;if(s)return null;let a=n==="interrogator"&&t.phase==="vote"&&r;return w`<section class="machine dock ${a?"is-voting":"is-quiet"} ${n==="watching"?"":"is-player"}" tabindex="-1" data-home aria-label=${o("your_vote")}>
    ${a?w`<${pn} ...${e} />`:w`<${un} ...${e} />`}
    <${j} ...${e} />
  </section>`}function pn({view:e,sending:t,vote:n,pass:r}){let s=le(e.pair),a=i=>w`<button class="button light vote vote-${i}" aria-disabled=${t} onClick=${()=>n(i)}>${o("is_human",{side:i})} <kbd>${i}</kbd></button>`;return w`
    <p class="vote-worth"><${Xe} n=${s} /><strong>${o(s===1?"worth_1":"worth_now",{n:s})}</strong></p>
    <p class="vote-final note">${o("final")}</p>
    ${a("L")}
    ${e.pair===K?w`<p class="vote-must note">${o("must_vote")}</p>`:w`<button class="button vote-pass" aria-disabled=${t} onClick=${r}>${o("pass_see",{n:e.pair+1})} <kbd>P</kbd></button>`}
    ${a("R")}`}function un({view:e,seats:t,role:n,act:r}){let s=e.you===null?null:e.seats[e.you],a=ue(e,t),i=a.length?o("waiting_for",{names:R(a)}):"",c=e.phase==="pick"&&o("choosing",{name:t[e.responder].name,n:e.pair});if(s?.gone)return w`<p><strong>${o("you_are_away")}</strong></p><button class="button light" onClick=${()=>r("return")}>${o("i_am_back")}</button>`;if(e.resting)return w`<p><strong>${o("resting")}</strong></p>`;let l=n==="responder"?o("you_are_silent"):e.vote?w`<${S} of="lock" /> <span class="covered">${o("you_voted",{side:e.vote,n:s.voted})}</span>`:s?.passed&&e.phase==="vote"?o("you_passed"):"";return w`<p>${l&&w`<strong>${l}</strong> `}${c||i}</p>`}import{useLayoutEffect as kn,useRef as _n,useState as xn}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var dn=120;function gt(e){let{view:t,seats:n,mine:r,ended:s,sending:a,goOn:i}=e,c=ue(t,n);return y`
    <${mn} ...${e} />
    <section class="machine dock go-on" aria-label=${o("go_on")}>
      ${t.resting&&!r?y`<p><strong>${o("resting")}</strong></p>`:r?y`<button class="button light" aria-disabled=${a} onClick=${i}>${o(t.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`:y`<p>${c.length&&!s?o("waiting_for",{names:R(c)}):""}</p>`}
      <${j} ...${e} />
    </section>
    <${Le} ...${e} />`}function Ce(e,t){let{opened:n}=e,r=t[e.responder].name;if(n.void)return[`${o("void")}.`,o("void_more",{name:r})];let s=n.votes.filter(l=>l.points>0).length,a=s===0?"nobody_right":s===n.votes.length?"everybody_right":"some_right",i=e.you===null?null:n.points[e.you],c=e.you===e.responder;return[c?o("you_were",{side:n.human}):o("was_human",{name:r,side:n.human}),o(a,{n:s,all:n.votes.length}),e.mode!=="gnirut"&&!c&&o("responder_scores",{name:r,points:J("points",n.points[e.responder])}),i!==null&&o("you_score",{points:J("points",i)}),$n(e)&&o("another_lap")].filter(Boolean)}var $n=e=>e.round===pe(e)&&!e.last&&!e.over;function mn({view:e,seats:t}){let{opened:n}=e,[r,...s]=Ce(e,t),a=i=>{let c=i===n.human;return y`<span key=${i} class="verdict-side ${c?"is-human":""}"><span class="side-disc">${i}</span><span><${S} of=${c?"person":"machine"} size=${18} />${c?e.you===e.responder?o("you"):t[e.responder].name:o("machine")}</span></span>`};return y`<section class="machine verdict" aria-labelledby="verdict-title">
    ${!n.void&&y`<p class="verdict-sides" aria-hidden="true">${I.map(a)}</p>`}
    <div><h2 id="verdict-title" tabindex="-1" data-home>${r}</h2><p>${s.join(" ")}</p></div>
  </section>`}function Le(e){let{view:t,role:n,ended:r}=e,{opened:s}=t;return y`<section class="opened-pairs" aria-label=${o("hands")}>
    <ol>${s.hands.map((a,i)=>y`<li key=${i} aria-labelledby=${`opened-${i}`}>
      <div class="opened-head"><h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${hn} ...${e} after=${i+1} /></div>
      <${fn} ...${e} hand=${a} at=${i} />
      ${n==="responder"&&t.phase==="score"&&!r&&s.picked[i]?y`<${gn} ...${e} pair=${i+1} />`:s.meant[i]&&y`<p class="meant"><span class="label">${o("meant")}</span> ${s.meant[i]}</p>`}
    </li>`)}</ol>
    ${!s.void&&s.hands.length<3&&y`<p class="note">${o("all_had_voted")}</p>`}
  </section>`}function hn({view:e,seats:t,after:n}){let r=e.opened.votes.filter(s=>s.after===n);return r.length>0&&y`<ul class="opened-votes">${r.map(({seat:s,side:a,points:i})=>y`<li key=${s}>
    <span class="side-disc ${i?"is-right":"is-wrong"}" aria-hidden="true">${a}</span><span>${t[s].name}</span>
    <span class="hush">${o(i?"voted_right":"voted_wrong",{side:a,n})}</span>
  </li>`)}</ul>`}function fn({view:e,table:t,look:n,hand:r,at:s}){let{opened:a}=e,i=a.picked[s]===null?null:a.picked[s]-1,c=I.map(p=>p===a.side?a.machine:i),l=r.map((p,d)=>d).filter(p=>!c.includes(p));return y`<${F} from=${t.pictures} pictures=${r}>${p=>{let d=$=>{let f=Se(a,s,$);return y`<${B} label=${o(f)} onLook=${()=>n(`hand ${s} ${$}`)}>${p(r[$])}<//>`};return y`<div class="opened-shown">${I.map(($,f)=>y`<figure key=${$} class=${$===a.human?"is-human":"is-machine"}>
        ${c[f]===null?y`<p class="place">–</p>`:d(c[f])}
        <figcaption><span class="side-disc">${$}</span>${o($===a.human?"the_human":"the_machine")}</figcaption>
      </figure>`)}</div>
      <div class="opened-rest" role="group" aria-label=${o("left_lying")}>
        <p class="note" aria-hidden="true">${o("left_lying")}</p>
        <div>${l.map($=>y`<div key=${$}>${d($)}</div>`)}</div>
      </div>`}}<//>`}function gn({view:e,pair:t,meanings:n,setMeanings:r,tellMeant:s,sending:a}){let i=e.opened.meant[t-1]??"",c=n[t]??i,l=`meant-${t}`,p=({currentTarget:{value:$}})=>r(f=>({...f,[t]:$}));return y`<form class="meant-form" onSubmit=${$=>{$.preventDefault(),s(t)}}>
    <label for=${l}>${o("what_meant",{n:t})}</label>
    <input id=${l} maxlength=${dn} autocomplete="off" value=${c} onInput=${p} />
    <button class="button" aria-disabled=${a}>${o(i&&i===c.trim()?"told":"tell")}</button>
  </form>`}import{html as v}from"bombe/preact.js";function Me(e,t){let n=e.outcome.winners.map(r=>t[r].name);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&t[e.outcome.winners[0]].me?o("you_won"):n.length?o("won",{names:R(n)}):o("nobody_won")}function yt(e){let{view:t,seats:n,state:r}=e,s=n.reduce((a,i)=>a+i.score,0);return v`
    <section class="machine verdict" aria-labelledby="verdict-title">
      <div><h2 id="verdict-title" tabindex="-1" data-home>${Me(t,n)}</h2>
        <p>${r.table?.outcome?.why??""}${t.goal!==null&&` ${o("sum_of",{sum:s,goal:t.goal})}`}</p></div>
      <${Oe} ...${e} />
    </section>
    <section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
      <${yn} view=${t} seats=${n} />
    </section>
    ${t.opened&&!t.opened.void&&v`<h2 class="last-title">${o("last_round")}</h2><${Le} ...${e} />`}`}function Oe({state:e,table:t,refused:n}){let r=e.table?.people.find(s=>s.who===e.table.host);return v`<div class="again">
    ${Qe(e)?v`<button class="button light" onClick=${()=>t.order("start").catch(n)}>${o("rematch")}</button>`:r&&v`<p class="note">${o("host_starts",{name:r.name})}</p>`}
    ${e.table?.match&&v`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
    <a class="button" href="/?game=imitation">${o("to_the_start")}</a>
  </div>`}function yn({view:e,seats:t}){let n=[...t].sort((s,a)=>a.score-s.score||a.responder-s.responder),r=e.history.length>t.length;return v`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
    <thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>${n.map(s=>v`<th key=${s.at} scope="col">${s.name}</th>`)}</tr></thead>
    <tbody>${e.history.map((s,a)=>v`<tr key=${s.round} class=${a&&a%t.length===0?"is-lap":""}>
      <th scope="row">${s.round}${r&&a%t.length===0&&v` <span class="note">${o("lap",{n:a/t.length+1})}</span>`}</th>
      <td>${s.void?o("void_short"):q(s.side)}</td>
      ${n.map(i=>v`<td key=${i.at}><${bn} round=${s} seat=${i} /></td>`)}
    </tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${o("points")}</th><td></td>${n.map(s=>v`<td key=${s.at}><strong>${s.score}</strong>${e.outcome.winners.includes(s.at)&&v` <span class="is-winner">${o("winner")}</span>`}</td>`)}</tr>
      <tr><th scope="row">${o("as_responder")}</th><td></td>${n.map(s=>v`<td key=${s.at}>${s.responder}</td>`)}</tr>
    </tfoot>
  </table></div>`}function bn({round:e,seat:t}){let n=e.votes.find(r=>r.seat===t.at);return t.at===e.responder?v`${e.void?"–":e.points[t.at]} <span class="note">${o("answered")}</span>`:n?v`${n.points} <span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span> <span class="note">${o("pair",{n:n.after})}</span>`:"–"}function bt(e,t,n,r){let[s,a]=xn({polite:"",urgent:""}),i=_n(null);return kn(()=>{if(!t)return;let l=i.current;i.current={view:t,seats:n,ended:Z(e)};let p=Z(e)?{urgent:l?.ended?"":e.table.outcome?.why}:l?vn(l,t,n,r):{polite:kt(t,n,r)};(p.polite||p.urgent)&&a({polite:"",urgent:"",...p})},[t,e.table]),[s,l=>a({polite:l,urgent:""})]}function vn({view:e,seats:t},n,r,s){if(n.over)return e.over?{}:{urgent:`${Me(n,r)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:Ce(n,r).join(" ")};let a=[];return(n.resting!==e.resting||n.phase!==e.phase||n.pair!==e.pair||n.round!==e.round)&&a.push(kt(n,r,s)),n.round===e.round&&a.unshift(...Sn(t,r,n),...En(e,n)),r.forEach((i,c)=>{i.away!==t[c].away&&a.push(o(i.away?"went_away":"came_back",{name:i.name}))}),{polite:a.filter(Boolean).join(" ")}}function Sn(e,t,n){let r=i=>t.filter(c=>c[i]&&!e[c.at][i]),s=i=>r(i).filter(c=>!c.me).map(c=>c.name),a=i=>r(i).some(c=>c.me);return[a("voted")&&o("news_voted"),a("passed")&&o("you_passed"),s("voted").length&&o("have_voted",{names:R(s("voted"))}),s("passed").length&&o("have_passed",{names:R(s("passed"))})].filter(Boolean)}function En(e,t){return!e.opened||!t.opened||t.you===t.responder?[]:t.opened.meant.flatMap((n,r)=>n&&n!==e.opened.meant[r]?[`${o("pair_told",{n:r+1})} ${n}`]:[])}function kt(e,t,n){let r=t[e.responder].name;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:e.pair}):o("choosing",{name:r,n:e.pair}):e.phase!=="vote"?"":n==="interrogator"&&e.waiting.includes(e.you)?o("news_pair",{n:e.pair,worth:le(e.pair)}):o("news_shown",{n:e.pair})}import{html as te,useState as he}from"bombe/preact.js";import{html as ee,useState as wn}from"bombe/preact.js";var me="R",xt={L:"left",R:"right",guide:"guide"},Cn=e=>new URL(`example-${xt[e]}.webp`,import.meta.url).href,_t=({name:e})=>ee`<span class="card-picture is-ready"><img src=${Cn(e)} alt=${o(`example_${xt[e]}`)} width="400" height="400" /></span>`;function vt(){let[e,t]=wn(null);return ee`<section class="example" aria-label=${o("example")}>
    <figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption><${_t} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
    ${I.map(n=>ee`<figure key=${n} class="${e&&(n===me?"is-human":"is-machine")}">
      <figcaption><span class="side-disc">${n}</span>${e&&ee`<span class="example-was"><${S} of=${n===me?"person":"machine"} size=${18} />${o(n===me?"example_human":"machine")}</span>`}</figcaption>
      <${_t} name=${n} />
      <button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>${o("is_human",{side:n})}</button>
    </figure>`)}
    <p class="example-told" role="status">${e?ee`<strong>${o(e===me?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
  </section>`}var Ln=["keen","steady","beginner"],Mn=["competitive","cooperative","gnirut"],On=[5,4,3],Dn=["start_1","start_2","start_3","start_4"];function Et(){let[e,t]=he("competitive"),[n,r]=he(4),[s,a]=he(!1),[i,c]=he(""),l=async p=>{if(!s){a(!0),c("");try{let d=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:p},bots:Ln,start:!0})}),$=await d.json();if(!d.ok)throw new Error($.error);location.assign(`/r/${$.room}`)}catch(d){c(d instanceof TypeError?o("no_answer"):d.message),a(!1)}}};return te`<div class="start">
    <h2>${o("start_title")}</h2>
    <${vt} />
    <section class="machine start-ways" aria-label=${o("start_alone")}>
      <h2>${o("start_alone")}</h2>
      <p class="note">${o("start_bots")}</p>
      ${i&&te`<p class="alert" role="alert">${i}</p>`}
      <div class="start-keys">
        <button class="button light" aria-disabled=${s} onClick=${()=>l(2)}>${o("find_human")}</button>
        <button class="button light" aria-disabled=${s} onClick=${()=>l(1)}>${o("be_human")}</button>
      </div>
      <${St} name="mode" title=${o("mode")} choices=${Mn} chosen=${e} choose=${t} />
      <p class="note">${o(`mode_${e}_more`)}</p>
      <${St} name="hand" title=${o("hand_size")} choices=${On} chosen=${n} choose=${r} />
    </section>
    <section class="start-words" aria-label=${o("rules_round")}>
      <ol class="start-steps">${Dn.map(p=>te`<li key=${p}>${o(p)}</li>`)}</ol>
      <p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
    </section>
  </div>`}var St=({name:e,title:t,choices:n,chosen:r,choose:s})=>te`<fieldset class="choice"><legend>${t}</legend><div>${n.map(a=>te`<label key=${a}>
    <input type="radio" name=${e} checked=${r===a} onChange=${()=>s(a)} /><span>${o(`${e}_${a}`)}</span></label>`)}</div></fieldset>`;var Rn=400,Tn={final:yt,opened:gt,answering:ht,round:ft},Nn=(e,t)=>e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round";function Ct(){let{activeElement:e}=document;ce.stream==="on"&&!e.closest(".hand")?e.blur():document.querySelector("#skin .is-chosen .button")?.focus({preventScroll:!0})}function Es(e,t,n){qe(n),lt(n.texts),e.replaceChildren(),In(t?h`<${Bn} table=${t} />`:h`<${Et} />`,e)}function Bn({table:e}){let t=We(e),{view:n}=t,[r,s]=P(""),[a,i]=P(null),[c,l]=P(null),[p,d]=P(!1),[$,f]=P(null),[k,E]=P({}),[O,u]=P(!1),[b,C]=P(0),fe=G(!1),ge=G({}),ye=G(!1),Mt=Fn(),De=wt(m=>s(m instanceof TypeError?o("no_answer"):m.message),[]),H=wt(async(...m)=>{if(!fe.current){fe.current=!0,s(""),u(!0);try{for(let g of m)await e.act(g)}catch(g){De(g)}finally{fe.current=!1,u(!1)}}},[e]),Ie=(m,g,L)=>ce.confirm==="on"?f({title:m,yes:g,go:L}):L(),ne=n&&rt(n),be=n?at(t):[],V=!!n&&Z(t),W=!!n&&n.waiting.includes(n.you)&&!n.resting&&!V,Q=n?ve(n):[],Re=t.table?.matches;z(()=>{i(null),f(null)},[n?.round,n?.pair,n?.phase,V,Re]),z(()=>E({}),[n?.round,Re]),z(()=>{ye.current&&Ct(),ye.current=!1});let[Te,Ot]=bt(t,n,be,ne),oe=m=>{ge.current={},ye.current=m!==null,i(m),Ot(m===null?o("news_put_back"):o("news_chosen",{n:Q.indexOf(m)+1}))},Ne=()=>{a!==null&&Ie(o("sure_send",{n:Q.indexOf(a)+1}),o("send_this"),()=>H(`pick ${a+1}`))},Dt=(m,g)=>{let L={time:Date.now(),pointed:g.detail>0},_=ge.current;a!==m?(oe(m),ge.current=L):(L.pointed!==_.pointed||L.time-_.time>=Rn)&&Ne()},Be=m=>Ie(o("sure_vote",{side:m}),o("is_human",{side:m}),()=>H(`vote ${m}`)),Ae=()=>H("pass"),It=n?.opened?.meant??[],Pe=Object.keys(k).filter(m=>k[m].trim()!==(It[m-1]??"")),Ke=m=>`meant ${m} ${k[m].trim()}`.trim(),Rt=m=>Pe.includes(String(m))&&H(Ke(m)),Fe=()=>H(...Pe.map(Ke),"next"),Y=n&&Nn(n,W),He=n?it(n,Y==="answering"):[],Ue=(m,g=null)=>{He.some(L=>L.key===m)&&(Mt.current&&a!==null&&Ct(),l({key:m,side:g}))};if(Hn(),Un(Y,n?.round),z(()=>{let m=g=>{let{target:L}=g,_=g.key.length===1?g.key.toLowerCase():g.key;if(g.repeat&&_==="Enter"&&L.closest("#skin button"))return g.preventDefault();if(L.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||g.ctrlKey||g.altKey||g.metaKey||g.repeat||ce.keys==="off"||!n)return;let ke=ne==="responder"&&n.phase==="pick"&&W,je=ne==="interrogator"&&n.phase==="vote"&&W;if(_==="?")d(!0);else if(_==="e")Ue(An(n,a));else if(ke&&/^[1-4]$/.test(_)&&Q[_-1]!==void 0)oe(Q[_-1]);else if(ke&&_==="Escape"&&a!==null)oe(null);else if(ke&&_==="Enter"&&a!==null&&!L.closest("button, a"))Ne();else if(je&&(_==="l"||_==="r"))Be(_.toUpperCase());else if(je&&_==="p"&&n.pair<K)Ae();else if(n.phase==="score"&&W&&_==="n")Fe();else return;g.preventDefault()};return addEventListener("keydown",m),()=>removeEventListener("keydown",m)}),t.closed)return h`<p class="alert" role="alert">${t.closed}</p>`;if(!n)return h`<p class="note">${o("nothing_to_see")}</p>`;let se={table:e,state:t,view:n,seats:be,role:ne,mine:W,own:Q,chosen:a,sending:O,unread:b,ended:V,meanings:k,act:H,vote:Be,pass:Ae,goOn:Fe,press:Dt,choose:oe,look:Ue,refused:De,setUnread:C,setMeanings:E,tellMeant:Rt},Tt=Tn[Y];return h`
    <p class="hush" role="status">${Te.polite}</p>
    <p class="hush" role="alert">${Te.urgent}</p>
    ${!t.connected&&h`<p class="lost" role="status">${o("lost")}</p>`}
    ${r&&h`<p class="alert" role="alert">${r} <button class="quiet" onClick=${()=>s("")}>${o("close")}</button></p>`}
    ${V&&h`<section class="machine ended" tabindex="-1" data-home><p><strong>${t.table.outcome?.why}</strong></p><${Oe} ...${se} /></section>`}
    <div class="clock-near"><${ae} deadline=${t.table?.deadline} timer=${t.table?.timer} /></div>
    <div class="imitation ${Y} ${n.round===1?"is-first":""}">
      <${Kn} ...${se} kind=${Y} />
      <div class="part"><${Tt} ...${se} /></div>
      <${st} ...${se} />
    </div>
    ${c&&h`<${mt} sights=${He} shown=${c.key} side=${c.side} from=${e.pictures} show=${m=>l(m&&{key:m})} />`}
    ${p&&h`<${Je} close=${()=>d(!1)} />`}
    ${$&&h`<${ze} question=${$} close=${()=>f(null)} yes=${()=>{f(null),$.go()}} />`}
    <${Ye}><${Pn} view=${n} seats=${be} ended=${V} /><//>
  `}var An=(e,t)=>t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide";function Pn({view:e,seats:t,ended:n}){let{name:r,me:s}=t[e.responder],a=!e.over&&!n&&e.phase!=="score";return h`<p class="bar-text"><span class="bar-long">${o(`mode_${e.mode}`)}${!e.over&&h`, ${o("round_of",{n:e.round,all:pe(e)})}`}</span>
    ${a&&h`<span class="bar-short"><strong>${s?o("you_answer"):o("who_answers",{name:r})}</strong><span>· ${o("pair",{n:`${e.pair}/${K}`})}</span></span>`}</p>`}function Kn({view:e,seats:t,role:n,ended:r,table:s,look:a,kind:i}){let c=t[e.responder].name,l=i==="answering",p=l||i==="opened"||i==="final"||r?null:n==="responder"?["silent","silent_more"]:["which_side","which_side_more"];return h`<section class="guide" aria-label=${o("guide")}>
    <p class="label">${o("guide")}</p>
    ${e.guide?h`<${F} from=${s.pictures} pictures=${[e.guide]}>${d=>h`<${B} label=${o("guide")} onLook=${()=>a("guide")}>${d(e.guide)}<//>`}<//>`:h`<p class="place" aria-hidden="true"></p>`}
    <div class="guide-words">
      ${p&&h`<h2>${o(p[0],{name:c})}</h2><p class="note">${o(p[1],{name:c})}</p>`}
      ${p&&e.side&&h`<p class="note is-needed covered">${o("sides",{machine:e.side,human:q(e.side)})}</p>`}
      ${l&&h`<p class="note">${o(e.mode==="gnirut"?"guide_gnirut":"guide_more")}</p>`}
      ${p&&n!=="responder"&&e.mode==="gnirut"&&h`<p class="note is-needed">${o("gnirut_note",{name:c})}</p>`}
    </div>
  </section>`}function Fn(){let e=G(!1);return Lt(()=>{let t=({pointerType:r})=>e.current=r==="mouse",n=["pointerdown","keydown"];return n.forEach(r=>addEventListener(r,t,!0)),()=>n.forEach(r=>removeEventListener(r,t,!0))},[]),e}function Hn(){let e=G(null);Lt(()=>{let t=({target:n})=>{n.closest("dialog")||(e.current=n.closest("#skin")?n:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),z(()=>{!e.current||e.current.isConnected||document.activeElement!==document.body||(e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0}))})}function Un(e,t){let n=G(null);z(()=>{let r=n.current;n.current=e&&`${e} ${t}`,!(!r||r===n.current||document.activeElement.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}export{Es as mount};
