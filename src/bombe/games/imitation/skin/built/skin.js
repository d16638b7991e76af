import{html as h,render as Nn,useCallback as Ct,useEffect as Ot,useLayoutEffect as q,useRef as z,useState as P}from"bombe/preact.js";import{html as Kt,useEffect as Ft,useState as Ht}from"bombe/preact.js";var se=class{#e;#t=0;#n=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#n)return;this.#n=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),n=Date.parse(t?.headers.get("date")??"");n&&this.set(n+500)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},ze=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var _e={},re="en";function Ge(e){_e=e.words,re=e.lang}function o(e,t={}){let n=_e[e];if(n===void 0)throw new Error(`no words for ${e}`);return At(n,t)}var At=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),T=e=>new Intl.ListFormat(re,{type:"conjunction"}).format(e);function Pt(e,t=0,n={}){let s={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(re,{...s,...n}).format(e).replace("-","−")}function Y(e,t,n=0,s={}){let a=new Intl.PluralRules(re,{minimumFractionDigits:n}).select(Math.abs(t))==="one"&&(t===1||_e[`${e}_1`].includes("{n}"));return o(a?`${e}_1`:`${e}_n`,{n:Pt(t,n,s)})}var xe=new se;function ae({deadline:e,timer:t=0}){let[,n]=Ht(0);if(Ft(()=>{if(!e)return;xe.ask(),xe.atLeast(e-t*1e3);let r=setInterval(()=>n(a=>a+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let s=Math.min(t||1/0,xe.left(e));return Kt`<p class="people-clock ${s<=10?"soon":""}" role="timer" aria-live="off">
    <span>${o("time_left")}</span> <span class="mono">${ze(s)}</span>
  </p>`}import{html as J,useLayoutEffect as Ut,useRef as jt}from"bombe/preact.js";function ie({title:e,cls:t="",close:n,onKey:s,children:r}){let a=jt(null);return Ut(()=>{let c=document.activeElement,l=a.current;if(l)return l.showModal(),l.scrollTop=0,()=>{l.close(),c?.isConnected&&c.focus()}},[]),J`<dialog class="over ${t}" ref=${a} aria-labelledby="over-title"
    onKeyDown=${s} onCancel=${c=>{c.preventDefault(),n()}} onClick=${c=>c.target===a.current&&n()}>
    <h2 id="over-title">${e}</h2>
    ${r}
  </dialog>`}function Ve({question:e,yes:t,close:n}){return J`<${ie} title=${e.title} close=${n}>
    <p class="note">${o("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${t}>${e.yes}</button>
      <button class="button" onClick=${n}>${o("cancel")}</button>
    </div>
  <//>`}function We({keys:e,close:t,tell:n=o}){return J`<${ie} title=${o("keys")} cls="keylist" close=${t}>
    <dl>${e.map(([s,r])=>J`<div key=${r}>
        <dt>${s.map(a=>a==="–"?" – ":J`<kbd>${a}</kbd> `)}</dt>
        <dd>${n(r)}</dd>
      </div>`)}</dl>
    <p class="note">${o("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${t}>${o("close")}</button></div>
  <//>`}import{html as qt,render as zt,useEffect as Qe,useState as Gt}from"bombe/preact.js";function Ye(e){let[t,n]=Gt(e.state);return Qe(()=>(n(e.state),e.subscribe(n)),[e]),t}var Je=e=>!!(e.table&&e.you&&e.table.host===e.you.who),ce=typeof document>"u"?{}:document.documentElement.dataset;function Xe({children:e}){return Qe(()=>{let t=document.getElementById("bar");t&&zt(qt`${e}`,t)}),null}import{html as Vt}from"bombe/preact.js";var Wt=[[["1","–","4"],"keys_choose"],[["Enter"],"keys_send"],[["Esc"],"keys_back"],[["L"],"keys_left"],[["R"],"keys_right"],[["P"],"keys_pass"],[["N"],"keys_next"],[["E"],"keys_enlarge"],[["?"],"keys_list"]],Ze=({close:e})=>Vt`<${We} keys=${Wt} close=${e} />`;import{html as A,useState as pn}from"bombe/preact.js";import{html as D}from"bombe/preact.js";var Qt={left:D`<path d="M15 5l-7 7l7 7" />`,right:D`<path d="M9 5l7 7l-7 7" />`,lock:D`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:D`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:D`<path d="M6 6l12 12M18 6l-12 12" />`,person:D`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:D`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},S=({of:e,size:t=20})=>D`<svg class="sign" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">${Qt[e]}</svg>`,et=({n:e})=>D`<span class="pips" aria-hidden="true">${[1,2,3].map(t=>D`<i key=${t} class=${t<=e?"is-on":""}></i>`)}</span>`;import{html as M,useEffect as ve,useRef as on,useState as rt}from"bombe/preact.js";import{html as R,useEffect as Yt,useRef as Jt,useState as Xt}from"bombe/preact.js";var Zt=300;function en(e,t){return t.seats.map((n,s)=>{let r=e?.seats[s]?.who,a=e?.people.find(i=>i.who===r);return{...n,at:s,who:r,name:e?.seats[s]?.name??o("you"),bot:a?.bot??null,away:n.gone||!!a?.gone||!!(e&&!a),me:s===t.you}})}var tt=({table:e,view:t})=>en(e,t),tn=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function nn(e){let t=e.charCodeAt(0)-65;return tn[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function nt({name:e,bot:t}){let n=([...e][0]??" ").toUpperCase();return R`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text x="17" y="29" text-anchor="middle">${n}</text>
    ${[...nn(n)].map((s,r)=>s==="1"?R`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:R`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
  </svg>`}function ot({chat:e,you:t}){let n=Jt(null);Yt(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[e.length]);let s=e.length>0;return R`<div class=${s?"talk-lines":"hush"} ref=${n} role="log"
    tabindex=${s?0:void 0} aria-label=${o("chat")}>${s&&R`<ol>
        ${e.map((r,a)=>R`<li key=${a} class=${r.who===t?.who?"is-mine":""}>
            <strong>${r.name}</strong> ${r.text}</li>`)}
      </ol>`}</div>`}function st({table:e,you:t,refused:n}){let[s,r]=Xt("");if(!t?.speak)return R`<p class="note">${o("not_to_speak")}</p>`;let a=async p=>{p.preventDefault();let c=s.trim();if(c){r("");try{await e.order(`say ${c}`)}catch(l){r(c),n(l)}}},i=({currentTarget:p})=>r(p.value);return R`<form class="talk-form" onSubmit=${a}>
    <label class="hush" for="talk-text">${o("say_something")}</label>
    <input id="talk-text" maxlength=${Zt} autocomplete="off" placeholder=${o("say_something")}
      value=${s} onInput=${i} />
    <button class="button">${o("send")}</button>
  </form>`}function at(e){let{view:t,seats:n,ended:s,state:r}=e;return M`<aside class="people" aria-label=${o("at_the_table")}>
    <${ae} deadline=${r.table?.deadline} timer=${r.table?.timer} />
    ${!t.over&&M`<ul class="seats" aria-label=${o("players")}>
      ${n.map(a=>M`<${sn} key=${a.at} seat=${a} view=${t} ended=${s} />`)}
    </ul>`}
    <${an} ...${e} />
  </aside>`}function sn({seat:e,view:t,ended:n}){let s=t.phase==="score"&&t.opened.votes.find(i=>i.seat===e.at),r=[e.me&&o("you"),e.bot&&o("bot"),rn(e,t,s,n)],a=t.phase==="score"&&!t.opened.void?t.opened.points[e.at]:null;return M`<li class=${e.away?"is-away":""}>
    <${nt} name=${e.name} bot=${e.bot} />
    <p><strong>${e.name}</strong><span>${r.filter(Boolean).join(", ")}</span></p>
    ${s?M`<span class="side-disc ${s.points?"is-right":"is-wrong"}" aria-hidden="true">${s.side}</span>`:e.voted&&t.phase!=="score"?M`<${S} of="lock" />`:M`<span></span>`}
    <p class="score"><span class="hush">${o("points")} </span>${e.score}${a!==null&&M`<span>+${a}</span>`}</p>
  </li>`}function rn(e,t,n,s){return e.away?o("away"):n?o(n.points?"voted_right":"voted_wrong",{side:n.side,n:n.after}):e.voted&&t.phase!=="score"?o("voted_after",{n:e.voted}):s?"":e.responds?o("answers"):t.phase==="score"?e.ready?o("ready"):"":t.phase!=="vote"?"":e.passed?o("passed"):o("thinking")}function an({table:e,state:t,view:n,seats:s,role:r,ended:a,refused:i,setUnread:p}){let c=on(null),[l,d]=rt(!1),[$,f]=rt(t.chat.length);ve(()=>{let E=new IntersectionObserver(([O])=>d(O.isIntersecting),{threshold:.5});return E.observe(c.current),()=>E.disconnect()},[]),ve(()=>{l&&f(t.chat.length)},[l,t.chat.length]),ve(()=>p(Math.max(0,t.chat.length-$)),[$,t.chat.length]);let k=r==="interrogator"&&n.phase!=="score"&&!n.over&&!a&&t.you?.speak;return M`<section class="talk" id="talk" ref=${c} aria-label=${o("chat")}>
    <${ot} chat=${t.chat} you=${t.you} />
    ${k&&t.chat.length===0&&M`<p class="note">${o("who_reads",{name:s[n.responder].name})}</p>`}
    <${st} table=${e} you=${t.you} refused=${i} />
  </section>`}function U({unread:e}){return M`<button class="button chat-key" onClick=${()=>{let n=document.getElementById("talk");n.scrollIntoView({block:"center"}),n.querySelector("input, [tabindex]")?.focus({preventScroll:!0})}}><${S} of="talk" />${o("chat")}${e>0&&M` <span class="unread"><span aria-hidden="true">${e}</span><span class="hush">${Y("new_lines",e)}</span></span>`}</button>`}import{html as x,useEffect as we,useState as Le}from"bombe/preact.js";var I=["L","R"],K=3,N=Array.from({length:K},(e,t)=>t+1),le=e=>K+1-e,j=e=>e==="L"?"R":"L";function it(e){return e.you===null?"watching":e.you===e.responder?"responder":"interrogator"}var ct=e=>tt(e).map(t=>({...t,responds:t.at===e.view.responder})),Se=e=>(e.hand_cards??[]).map((t,n)=>n).filter(t=>t!==e.machine),pe=e=>e.lap*e.seats.length,ue=(e,t)=>e.waiting.filter(n=>n!==e.you).map(n=>t[n].name),X=e=>e.table?.phase==="over"&&!e.view.over,Ee=(e,t,n)=>n===e.machine?"the_machine":n+1===e.picked[t]?"the_human":"left_lying",de=(e,t)=>t===e.machine?o("machines_card",{side:e.side}):o("card_n",{n:Se(e).indexOf(t)+1});function lt(e,t){let n=(c,l,d,$=l)=>({key:c,title:l,pictures:[{picture:d,label:$}]}),s=e.guide?[n("guide",o("guide"),e.guide)]:[],r=e.pairs.map((c,l)=>({key:`pair ${l+1}`,title:o("pair_of",{n:l+1}),pictures:I.map(d=>({picture:c[d],label:d}))})),i=(t?e.hand_cards:[]).map((c,l)=>n(`card ${l}`,de(e,l),c)),p=(e.opened?.hands??[]).flatMap((c,l)=>c.map((d,$)=>n(`hand ${l} ${$}`,o("pair_of",{n:l+1}),d,o(Ee(e.opened,l,$)))));return[...s,...r,...i,...p]}var pt={};function ut(e){pt=e}var dt=e=>pt[e.text]??e.text,$t=(e,t)=>e+t.name;function mt(e,t){let[n,s]=Le(""),r=t.filter(Boolean).map(i=>$t(e,i)),a=r.join(" ");return we(()=>{let i=!0,p=r.map(c=>{let l=new Image;return l.src=c,l.decode().catch(()=>null)});return Promise.all(p).then(()=>i&&s(a)),()=>i=!1},[a]),n===a}var cn=({currentTarget:e})=>e.parentElement.classList.add("is-missing"),ht=({from:e,picture:t,ready:n})=>x`<span class="card-picture ${n?"is-ready":""}">
    ${n&&x`<img key=${t.name} src=${$t(e,t)} alt="" width="768" height="768" draggable=${!1} onError=${cn} />`}
    <span class="hush">${dt(t)}</span>
  </span>`;function F({from:e,pictures:t,children:n}){let s=mt(e,t);return n(r=>x`<${ht} from=${e} picture=${r} ready=${s} />`)}var B=({label:e,onLook:t,pressed:n,children:s})=>x`<button class="look" type="button" aria-pressed=${n} onClick=${t}><span class="hush">${o("enlarge",{what:e})}. </span>${s}</button>`;function $e({from:e,pairs:t,large:n,place:s,look:r,heads:a=!0}){let i=N.map(p=>mt(e,I.map(c=>t[p-1]?.[c])));return x`<div class="sides">
    ${I.map(p=>x`<div key=${p} class="lane" role="group" aria-label=${o("side",{side:p})}>
      <p class="lane-head"><span class="side-disc">${p}</span>${a&&x`<span class="note">${o("pair_of",{n})}</span>`}</p>
      <ol class="lane-cards">${N.map(c=>{let l=t[c-1]?.[p];return x`<li key=${c===n?"large":c} class=${c===n?"is-large":""}>
          ${l?x`<${B} label=${o("side_of_pair",{side:p,n:c})} onLook=${()=>r(c,p)}><${ht} from=${e} picture=${l} ready=${i[c-1]} /><//>`:x`<p class="place" aria-hidden="true">${s(c,p)}</p>`}
        </li>`})}</ol>
    </div>`)}
  </div>`}function ln(){let e=matchMedia("(max-width: 699px) and (orientation: portrait)"),[t,n]=Le(e.matches);return we(()=>{let s=()=>n(e.matches);return e.addEventListener("change",s),()=>e.removeEventListener("change",s)},[]),t}function ft({sights:e,shown:t,side:n,from:s,show:r}){let a=ln(),[i,p]=Le({key:t,side:n}),c=a&&i.key===t?i.side:null,l=e.findIndex(u=>u.key===t),d=()=>r(null);if(we(()=>{l<0&&d()}),l<0)return null;let{key:$,title:f,pictures:k}=e[l],E=u=>r(e[(l+u+e.length)%e.length].key);return x`<${ie} title=${f} cls="enlarged" close=${d} onKey=${u=>{if(!(u.ctrlKey||u.altKey||u.metaKey)){if(u.key==="ArrowLeft")E(-1);else if(u.key==="ArrowRight")E(1);else if(u.key==="e"||u.key==="E")d();else return;u.preventDefault(),u.stopPropagation()}}}>
    <${F} key=${$} from=${s} pictures=${k.map(u=>u.picture)}>${u=>x`
      <div class="enlarged-cards n${k.length} ${c?`near-${c}`:""}">
        ${k.map(({picture:b,label:L})=>x`<figure key=${L}>
          ${k.length>1&&x`<p class="side-disc">${L}</p>`}
          ${a&&k.length>1?x`<${B} label=${o("side",{side:L})} pressed=${c===L} onLook=${()=>p({key:$,side:c===L?null:L})}>${u(b)}<//>`:u(b)}
          <figcaption class="note" aria-hidden="true">${L!==f&&k.length===1&&x`<strong>${L}.</strong> `}${dt(b)}</figcaption>
        </figure>`)}
      </div>`}<//>
    <div class="over-keys">
      <button class="button" aria-label=${o("previous")} onClick=${()=>E(-1)}><${S} of="left" /></button>
      <button class="button" aria-label=${o("next")} onClick=${()=>E(1)}><${S} of="right" /></button>
      <button class="button filled" autofocus onClick=${d}>${o("close")}</button>
    </div>
  <//>`}function gt(e){let{view:t,table:n,own:s,chosen:r,choose:a,look:i}=e,[p,c]=pn(!1),l=j(t.side),d=t.mode==="gnirut",$={[t.side]:t.hand_cards[t.machine],[l]:t.hand_cards[r]},f=N.map(u=>u===t.pair?$:t.pairs[u-1]??null),k=(u,b)=>u===t.pair&&b===l?o("your_place"):o("pair",{n:u}),E=(u,b)=>u<t.pair?`pair ${u}`:`card ${b===l?r:t.machine}`,O=u=>{u.preventDefault(),c(!1);let b=Number(u.dataTransfer.getData("text/plain")||NaN);s.includes(b)&&a(b)};return A`
    <section class="task" aria-label=${o("choose_answer")}>
      <h2 tabindex="-1" data-home>${o("choose_answer")}</h2>
      <p>${o(d?"choose_gnirut":"choose_more")}</p>
      <p class="covered">${o("sides",{machine:t.side,human:l})}</p>
      <p class="progress" aria-hidden="true">${N.map(u=>A`<i key=${u} class=${u<=t.pair?"is-on":""}></i>`)}</p>
      <p class="note">${o("pair_of",{n:t.pair})}. ${o("only_choosing")}</p>
      <div class="task-keys">
        <button class="button put-back" disabled=${r===null} onClick=${()=>a(null)}><${S} of="close" />${o("not_this")}</button>
        <${U} ...${e} />
      </div>
    </section>
    <section class="seen covered ${p?"is-over":""}" aria-label=${o("as_they_see")}
      onDragOver=${u=>{u.preventDefault(),c(!0)}} onDragLeave=${()=>c(!1)} onDrop=${O}>
      <p class="label">${o("as_they_see")}</p>
      <${$e} from=${n.pictures} pairs=${f} large=${t.pair} place=${k} look=${(u,b)=>i(E(u,b),b)} heads=${!1} />
    </section>
    <section class="machine hand" aria-label=${o("your_hand")}>
      <${F} from=${n.pictures} pictures=${t.hand_cards}>${u=>A`<ol class="hand-cards covered n${t.hand_cards.length}">
        ${t.hand_cards.map((b,L)=>A`<${un} key=${b.name} ...${e} picture=${b} at=${L} draw=${u} />`)}
      </ol>`}<//>
    </section>`}function un({view:e,own:t,chosen:n,press:s,choose:r,sending:a,look:i,picture:p,at:c,draw:l}){let d=c===e.machine,$=n===c,f=t.indexOf(c)+1,k=O=>O.dataTransfer.setData("text/plain",String(c)),E=()=>n!==null&&r(n);return A`<li class=${d?"is-taken":$?"is-chosen":""}>
    <p class="label">${d?o("machines_card",{side:e.side}):f===1?o("yours"):""}</p>
    <div class="hand-card" draggable=${!d} onDragStart=${k} onDragEnd=${E}>
      <${B} label=${de(e,c)} onLook=${()=>i(`card ${c}`)}>${l(p)}<//>
      ${d&&A`<span class="taken"><${S} of="lock" size=${18} />${o("taken")}</span>`}
    </div>
    ${d?A`<p class="note">${o("not_yours")}</p>`:A`<button class="button ${$?"light":""}" aria-disabled=${a} onClick=${O=>s(c,O)}>${o($?"send_this":"choose")}<span class="hush"> ${de(e,c)}</span> <kbd>${$?"↵":f}</kbd></button>`}
  </li>`}import{html as w}from"bombe/preact.js";function yt(e){let{view:t,seats:n,ended:s,table:r,look:a}=e,i=Math.max(t.pairs.length,1),p=n[t.responder].name,c=l=>l===i&&!s?o("choosing",{name:p,n:l}):o("pair",{n:l});return w`
    <section class="pairs" aria-label=${o("pairs")}>
      <${$e} from=${r.pictures} pairs=${N.map(l=>t.pairs[l-1]??null)} large=${i} place=${c} look=${(l,d)=>a(`pair ${l}`,d)} />
    </section>
    <${dn} ...${e} />`}function dn(e){let{view:t,role:n,mine:s,ended:r}=e;if(r)return null;let a=n==="interrogator"&&t.phase==="vote"&&s;return w`<section class="machine dock ${a?"is-voting":"is-quiet"} ${n==="watching"?"":"is-player"}" tabindex="-1" data-home aria-label=${o("your_vote")}>
    ${a?w`<${$n} ...${e} />`:w`<${mn} ...${e} />`}
    <${U} ...${e} />
  </section>`}function $n({view:e,sending:t,vote:n,pass:s}){let r=le(e.pair),a=i=>w`<button class="button light vote vote-${i}" aria-disabled=${t} onClick=${()=>n(i)}>${o("is_human",{side:i})} <kbd>${i}</kbd></button>`;return w`
    <p class="vote-worth"><${et} n=${r} /><strong>${o(r===1?"worth_1":"worth_now",{n:r})}</strong></p>
    <p class="vote-final note">${o("final")}</p>
    ${a("L")}
    ${e.pair===K?w`<p class="vote-must note">${o("must_vote")}</p>`:w`<button class="button vote-pass" aria-disabled=${t} onClick=${s}>${o("pass_see",{n:e.pair+1})} <kbd>P</kbd></button>`}
    ${a("R")}`}function mn({view:e,seats:t,role:n,act:s}){let r=e.you===null?null:e.seats[e.you],a=ue(e,t),i=a.length?o("waiting_for",{names:T(a)}):"",p=e.phase==="pick"&&o("choosing",{name:t[e.responder].name,n:e.pair});if(r?.gone)return w`<p><strong>${o("you_are_away")}</strong></p><button class="button light" onClick=${()=>s("return")}>${o("i_am_back")}</button>`;if(e.resting)return w`<p><strong>${o("resting")}</strong></p>`;let c=n==="responder"?o("you_are_silent"):e.vote?w`<${S} of="lock" /> <span class="covered">${o("you_voted",{side:e.vote,n:r.voted})}</span>`:r?.passed&&e.phase==="vote"?o("you_passed"):"";return w`<p>${c&&w`<strong>${c}</strong> `}${p||i}</p>`}import{useLayoutEffect as vn,useRef as Sn,useState as En}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var hn=120;function bt(e){let{view:t,seats:n,mine:s,ended:r,sending:a,goOn:i}=e,p=ue(t,n);return y`
    <${gn} ...${e} />
    <section class="machine dock go-on" aria-label=${o("go_on")}>
      ${t.resting&&!s?y`<p><strong>${o("resting")}</strong></p>`:s?y`<button class="button light" aria-disabled=${a} onClick=${i}>${o(t.last?"to_the_end":"next_round")} <kbd>N</kbd></button>`:y`<p>${p.length&&!r?o("waiting_for",{names:T(p)}):""}</p>`}
      <${U} ...${e} />
    </section>
    <${Me} ...${e} />`}function Ce(e,t){let{opened:n}=e,s=t[e.responder].name;if(n.void)return[`${o("void")}.`,o("void_more",{name:s})];let r=n.votes.filter(c=>c.points>0).length,a=r===0?"nobody_right":r===n.votes.length?"everybody_right":"some_right",i=e.you===null?null:n.points[e.you],p=e.you===e.responder;return[p?o("you_were",{side:n.human}):o("was_human",{name:s,side:n.human}),o(a,{n:r,all:n.votes.length}),e.mode!=="gnirut"&&!p&&o("responder_scores",{name:s,points:Y("points",n.points[e.responder])}),i!==null&&o("you_score",{points:Y("points",i)}),fn(e)&&o("another_lap")].filter(Boolean)}var fn=e=>e.round===pe(e)&&!e.last&&!e.over;function gn({view:e,seats:t}){let{opened:n}=e,[s,...r]=Ce(e,t),a=i=>{let p=i===n.human;return y`<span key=${i} class="verdict-side ${p?"is-human":""}"><span class="side-disc">${i}</span><span><${S} of=${p?"person":"machine"} size=${18} />${p?e.you===e.responder?o("you"):t[e.responder].name:o("machine")}</span></span>`};return y`<section class="machine verdict" aria-labelledby="verdict-title">
    ${!n.void&&y`<p class="verdict-sides" aria-hidden="true">${I.map(a)}</p>`}
    <div><h2 id="verdict-title" tabindex="-1" data-home>${s}</h2><p>${r.join(" ")}</p></div>
  </section>`}function Me(e){let{view:t,role:n,ended:s}=e,{opened:r}=t;return y`<section class="opened-pairs" aria-label=${o("hands")}>
    <ol>${r.hands.map((a,i)=>y`<li key=${i} aria-labelledby=${`opened-${i}`}>
      <div class="opened-head"><h3 id=${`opened-${i}`}>${o("pair",{n:i+1})}</h3><${yn} ...${e} after=${i+1} /></div>
      <${bn} ...${e} hand=${a} at=${i} />
      ${n==="responder"&&t.phase==="score"&&!s&&r.picked[i]?y`<${kn} ...${e} pair=${i+1} />`:r.meant[i]&&y`<p class="meant"><span class="label">${o("meant")}</span> ${r.meant[i]}</p>`}
    </li>`)}</ol>
    ${!r.void&&r.hands.length<3&&y`<p class="note">${o("all_had_voted")}</p>`}
  </section>`}function yn({view:e,seats:t,after:n}){let s=e.opened.votes.filter(r=>r.after===n);return s.length>0&&y`<ul class="opened-votes">${s.map(({seat:r,side:a,points:i})=>y`<li key=${r}>
    <span class="side-disc ${i?"is-right":"is-wrong"}" aria-hidden="true">${a}</span><span>${t[r].name}</span>
    <span class="hush">${o(i?"voted_right":"voted_wrong",{side:a,n})}</span>
  </li>`)}</ul>`}function bn({view:e,table:t,look:n,hand:s,at:r}){let{opened:a}=e,i=a.picked[r]===null?null:a.picked[r]-1,p=I.map(l=>l===a.side?a.machine:i),c=s.map((l,d)=>d).filter(l=>!p.includes(l));return y`<${F} from=${t.pictures} pictures=${s}>${l=>{let d=$=>{let f=Ee(a,r,$);return y`<${B} label=${o(f)} onLook=${()=>n(`hand ${r} ${$}`)}>${l(s[$])}<//>`};return y`<div class="opened-shown">${I.map(($,f)=>y`<figure key=${$} class=${$===a.human?"is-human":"is-machine"}>
        ${p[f]===null?y`<p class="place">–</p>`:d(p[f])}
        <figcaption><span class="side-disc">${$}</span>${o($===a.human?"the_human":"the_machine")}</figcaption>
      </figure>`)}</div>
      <div class="opened-rest" role="group" aria-label=${o("left_lying")}>
        <p class="note" aria-hidden="true">${o("left_lying")}</p>
        <div>${c.map($=>y`<div key=${$}>${d($)}</div>`)}</div>
      </div>`}}<//>`}function kn({view:e,pair:t,meanings:n,setMeanings:s,tellMeant:r,sending:a}){let i=e.opened.meant[t-1]??"",p=n[t]??i,c=`meant-${t}`,l=({currentTarget:{value:$}})=>s(f=>({...f,[t]:$}));return y`<form class="meant-form" onSubmit=${$=>{$.preventDefault(),r(t)}}>
    <label for=${c}>${o("what_meant",{n:t})}</label>
    <input id=${c} maxlength=${hn} autocomplete="off" value=${p} onInput=${l} />
    <button class="button" aria-disabled=${a}>${o(i&&i===p.trim()?"told":"tell")}</button>
  </form>`}import{html as v}from"bombe/preact.js";function Oe(e,t){let n=e.outcome.winners.map(s=>t[s].name);return e.mode==="cooperative"?o(n.length?"together_won":"together_lost"):n.length===1&&t[e.outcome.winners[0]].me?o("you_won"):n.length?o("won",{names:T(n)}):o("nobody_won")}function kt(e){let{view:t,seats:n,state:s}=e,r=n.reduce((a,i)=>a+i.score,0);return v`
    <section class="machine verdict" aria-labelledby="verdict-title">
      <div><h2 id="verdict-title" tabindex="-1" data-home>${Oe(t,n)}</h2>
        <p>${s.table?.outcome?.why??""}${t.goal!==null&&` ${o("sum_of",{sum:r,goal:t.goal})}`}</p></div>
      <${De} ...${e} />
    </section>
    <section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${o("scores")}</h2>
      <${_n} view=${t} seats=${n} />
    </section>
    ${t.opened&&!t.opened.void&&v`<h2 class="last-title">${o("last_round")}</h2><${Me} ...${e} />`}`}function De({state:e,table:t,refused:n}){let s=e.table?.people.find(r=>r.who===e.table.host);return v`<div class="again">
    ${Je(e)?v`<button class="button light" onClick=${()=>t.order("start").catch(n)}>${o("rematch")}</button>`:s&&v`<p class="note">${o("host_starts",{name:s.name})}</p>`}
    ${e.table?.match&&v`<a class="button" href=${`/m/${e.table.match}`}>${o("replay")}</a>`}
    <a class="button" href="/?game=imitation">${o("to_the_start")}</a>
  </div>`}function _n({view:e,seats:t}){let n=[...t].sort((r,a)=>a.score-r.score||a.responder-r.responder),s=e.history.length>t.length;return v`<div class="scroll" tabindex="0" role="group" aria-label=${o("rounds")}><table>
    <thead><tr><th scope="col">${o("round")}</th><th scope="col">${o("human_side")}</th>${n.map(r=>v`<th key=${r.at} scope="col">${r.name}</th>`)}</tr></thead>
    <tbody>${e.history.map((r,a)=>v`<tr key=${r.round} class=${a&&a%t.length===0?"is-lap":""}>
      <th scope="row">${r.round}${s&&a%t.length===0&&v` <span class="note">${o("lap",{n:a/t.length+1})}</span>`}</th>
      <td>${r.void?o("void_short"):j(r.side)}</td>
      ${n.map(i=>v`<td key=${i.at}><${xn} round=${r} seat=${i} /></td>`)}
    </tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${o("points")}</th><td></td>${n.map(r=>v`<td key=${r.at}><strong>${r.score}</strong>${e.outcome.winners.includes(r.at)&&v` <span class="is-winner">${o("winner")}</span>`}</td>`)}</tr>
      <tr><th scope="row">${o("as_responder")}</th><td></td>${n.map(r=>v`<td key=${r.at}>${r.responder}</td>`)}</tr>
    </tfoot>
  </table></div>`}function xn({round:e,seat:t}){let n=e.votes.find(s=>s.seat===t.at);return t.at===e.responder?v`${e.void?"–":e.points[t.at]} <span class="note">${o("answered")}</span>`:n?v`${n.points} <span class="side-disc ${n.points?"is-right":"is-wrong"}">${n.side}</span> <span class="note">${o("pair",{n:n.after})}</span>`:"–"}function _t(e,t,n,s){let[r,a]=En({polite:"",urgent:""}),i=Sn(null);return vn(()=>{if(!t)return;let c=i.current;i.current={view:t,seats:n,ended:X(e)};let l=X(e)?{urgent:c?.ended?"":e.table.outcome?.why}:c?wn(c,t,n,s):{polite:xt(t,n,s)};(l.polite||l.urgent)&&a({polite:"",urgent:"",...l})},[t,e.table]),[r,c=>a({polite:c,urgent:""})]}function wn({view:e,seats:t},n,s,r){if(n.over)return e.over?{}:{urgent:`${Oe(n,s)}.`};if(n.phase==="score"&&e.phase!=="score")return{urgent:Ce(n,s).join(" ")};let a=[];return(n.resting!==e.resting||n.phase!==e.phase||n.pair!==e.pair||n.round!==e.round)&&a.push(xt(n,s,r)),n.round===e.round&&a.unshift(...Ln(t,s,n),...Cn(e,n)),s.forEach((i,p)=>{i.away!==t[p].away&&a.push(o(i.away?"went_away":"came_back",{name:i.name}))}),{polite:a.filter(Boolean).join(" ")}}function Ln(e,t,n){let s=i=>t.filter(p=>p[i]&&!e[p.at][i]),r=i=>s(i).filter(p=>!p.me).map(p=>p.name),a=i=>s(i).some(p=>p.me);return[a("voted")&&o("news_voted"),a("passed")&&o("you_passed"),r("voted").length&&o("have_voted",{names:T(r("voted"))}),r("passed").length&&o("have_passed",{names:T(r("passed"))})].filter(Boolean)}function Cn(e,t){return!e.opened||!t.opened||t.you===t.responder?[]:t.opened.meant.flatMap((n,s)=>n&&n!==e.opened.meant[s]?[`${o("pair_told",{n:s+1})} ${n}`]:[])}function xt(e,t,n){let s=t[e.responder].name;return e.resting?o("resting"):e.over||e.phase==="score"?"":e.phase==="pick"?n==="responder"?o("news_choose",{n:e.pair}):o("choosing",{name:s,n:e.pair}):e.phase!=="vote"?"":n==="interrogator"&&e.waiting.includes(e.you)?o("news_pair",{n:e.pair,worth:le(e.pair)}):o("news_shown",{n:e.pair})}import{html as ee,useState as he}from"bombe/preact.js";import{html as Z,useState as Mn}from"bombe/preact.js";var me="R",St={L:"left",R:"right",guide:"guide"},On=e=>new URL(`example-${St[e]}.webp`,import.meta.url).href,vt=({name:e})=>Z`<span class="card-picture is-ready"><img src=${On(e)} alt=${o(`example_${St[e]}`)} width="400" height="400" /></span>`;function Et(){let[e,t]=Mn(null);return Z`<section class="example" aria-label=${o("example")}>
    <figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption><${vt} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
    ${I.map(n=>Z`<figure key=${n} class="${e&&(n===me?"is-human":"is-machine")}">
      <figcaption><span class="side-disc">${n}</span>${e&&Z`<span class="example-was"><${S} of=${n===me?"person":"machine"} size=${18} />${o(n===me?"example_human":"machine")}</span>`}</figcaption>
      <${vt} name=${n} />
      <button class="button" aria-pressed=${e===n} onClick=${()=>t(n)}>${o("is_human",{side:n})}</button>
    </figure>`)}
    <p class="example-told" role="status">${e?Z`<strong>${o(e===me?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
  </section>`}var Dn=["keen","steady","beginner"],In=["competitive","cooperative","gnirut"],Tn=[5,4,3],Rn=["start_1","start_2","start_3","start_4"];function Lt(){let[e,t]=he("competitive"),[n,s]=he(4),[r,a]=he(!1),[i,p]=he(""),c=async l=>{if(!r){a(!0),p("");try{let d=await fetch("/api/rooms",{method:"POST",headers:{"content-type":"application/json","accept-language":document.documentElement.lang},body:JSON.stringify({game:"imitation",options:{mode:e,hand:n,first:l},bots:Dn,start:!0})}),$=await d.json();if(!d.ok)throw new Error($.error);location.assign(`/r/${$.room}`)}catch(d){p(d instanceof TypeError?o("no_answer"):d.message),a(!1)}}};return ee`<div class="start">
    <h2>${o("start_title")}</h2>
    <${Et} />
    <section class="machine start-ways" aria-label=${o("start_alone")}>
      <h2>${o("start_alone")}</h2>
      <p class="note">${o("start_bots")}</p>
      ${i&&ee`<p class="alert" role="alert">${i}</p>`}
      <div class="start-keys">
        <button class="button light" aria-disabled=${r} onClick=${()=>c(2)}>${o("find_human")}</button>
        <button class="button light" aria-disabled=${r} onClick=${()=>c(1)}>${o("be_human")}</button>
      </div>
      <${wt} name="mode" title=${o("mode")} choices=${In} chosen=${e} choose=${t} />
      <p class="note">${o(`mode_${e}_more`)}</p>
      <${wt} name="hand" title=${o("hand_size")} choices=${Tn} chosen=${n} choose=${s} />
    </section>
    <section class="start-words" aria-label=${o("rules_round")}>
      <ol class="start-steps">${Rn.map(l=>ee`<li key=${l}>${o(l)}</li>`)}</ol>
      <p><a href="/g/imitation/rules">${o("rules_link")}</a></p>
    </section>
  </div>`}var wt=({name:e,title:t,choices:n,chosen:s,choose:r})=>ee`<fieldset class="choice"><legend>${t}</legend><div>${n.map(a=>ee`<label key=${a}>
    <input type="radio" name=${e} checked=${s===a} onChange=${()=>r(a)} /><span>${o(`${e}_${a}`)}</span></label>`)}</div></fieldset>`;var Bn=400,An={final:kt,opened:bt,answering:gt,round:yt},Pn=(e,t)=>e.over?"final":e.phase==="score"?"opened":e.hand_cards&&e.phase==="pick"&&t?"answering":"round";function Mt(){let{activeElement:e}=document;ce.stream==="on"&&!e.closest(".hand")?e.blur():document.querySelector("#skin .is-chosen .button")?.focus({preventScroll:!0})}function Os(e,t,n){Ge(n),ut(n.texts),e.replaceChildren(),Nn(t?h`<${Kn} table=${t} />`:h`<${Lt} />`,e)}function Kn({table:e}){let t=Ye(e),{view:n}=t,[s,r]=P(""),[a,i]=P(null),[p,c]=P(null),[l,d]=P(!1),[$,f]=P(null),[k,E]=P({}),[O,u]=P(!1),[b,L]=P(0),fe=z(!1),ge=z({}),ye=z(!1),Dt=jn(),Ie=Ct(m=>r(m instanceof TypeError?o("no_answer"):m.message),[]),H=Ct(async(...m)=>{if(!fe.current){fe.current=!0,r(""),u(!0);try{for(let g of m)await e.act(g)}catch(g){Ie(g)}finally{fe.current=!1,u(!1)}}},[e]),Te=(m,g,C)=>ce.confirm==="on"?f({title:m,yes:g,go:C}):C(),te=n&&it(n),be=n?ct(t):[],G=!!n&&X(t),V=!!n&&n.waiting.includes(n.you)&&!n.resting&&!G,W=n?Se(n):[],Re=t.table?.matches;q(()=>{i(null),f(null)},[n?.round,n?.pair,n?.phase,G,Re]),q(()=>E({}),[n?.round,Re]),q(()=>{ye.current&&Mt(),ye.current=!1});let[Ne,It]=_t(t,n,be,te),ne=m=>{ge.current={},ye.current=m!==null,i(m),It(m===null?o("news_put_back"):o("news_chosen",{n:W.indexOf(m)+1}))},Be=()=>{a!==null&&Te(o("sure_send",{n:W.indexOf(a)+1}),o("send_this"),()=>H(`pick ${a+1}`))},Tt=(m,g)=>{let C={time:Date.now(),pointed:g.detail>0},_=ge.current;a!==m?(ne(m),ge.current=C):(C.pointed!==_.pointed||C.time-_.time>=Bn)&&Be()},Ae=m=>Te(o("sure_vote",{side:m}),o("is_human",{side:m}),()=>H(`vote ${m}`)),Pe=()=>H("pass"),Rt=n?.opened?.meant??[],Ke=Object.keys(k).filter(m=>k[m].trim()!==(Rt[m-1]??"")),Fe=m=>`meant ${m} ${k[m].trim()}`.trim(),Nt=m=>Ke.includes(String(m))&&H(Fe(m)),He=()=>H(...Ke.map(Fe),"next"),Q=n&&Pn(n,V),Ue=n?lt(n,Q==="answering"):[],je=(m,g=null)=>{Ue.some(C=>C.key===m)&&(Dt.current&&a!==null&&Mt(),c({key:m,side:g}))};if(qn(),zn(Q,n?.round),q(()=>{let m=g=>{let{target:C}=g,_=g.key.length===1?g.key.toLowerCase():g.key;if(g.repeat&&_==="Enter"&&C.closest("#skin button"))return g.preventDefault();if(C.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||g.ctrlKey||g.altKey||g.metaKey||g.repeat||ce.keys==="off"||!n)return;let ke=te==="responder"&&n.phase==="pick"&&V,qe=te==="interrogator"&&n.phase==="vote"&&V;if(_==="?")d(!0);else if(_==="e")je(Fn(n,a));else if(ke&&/^[1-4]$/.test(_)&&W[_-1]!==void 0)ne(W[_-1]);else if(ke&&_==="Escape"&&a!==null)ne(null);else if(ke&&_==="Enter"&&a!==null&&!C.closest("button, a"))Be();else if(qe&&(_==="l"||_==="r"))Ae(_.toUpperCase());else if(qe&&_==="p"&&n.pair<K)Pe();else if(n.phase==="score"&&V&&_==="n")He();else return;g.preventDefault()};return addEventListener("keydown",m),()=>removeEventListener("keydown",m)}),t.closed)return h`<p class="alert" role="alert">${t.closed}</p>`;if(!n)return h`<p class="note">${o("nothing_to_see")}</p>`;let oe={table:e,state:t,view:n,seats:be,role:te,mine:V,own:W,chosen:a,sending:O,unread:b,ended:G,meanings:k,act:H,vote:Ae,pass:Pe,goOn:He,press:Tt,choose:ne,look:je,refused:Ie,setUnread:L,setMeanings:E,tellMeant:Nt},Bt=An[Q];return h`
    <p class="hush" role="status">${Ne.polite}</p>
    <p class="hush" role="alert">${Ne.urgent}</p>
    ${!t.connected&&h`<p class="lost" role="status">${o("lost")}</p>`}
    ${s&&h`<p class="alert" role="alert">${s} <button class="quiet" onClick=${()=>r("")}>${o("close")}</button></p>`}
    ${G&&h`<section class="machine ended" tabindex="-1" data-home><p><strong>${t.table.outcome?.why}</strong></p><${De} ...${oe} /></section>`}
    <div class="clock-near"><${ae} deadline=${t.table?.deadline} timer=${t.table?.timer} /></div>
    <div class="imitation ${Q} ${n.round===1?"is-first":""}">
      <${Un} ...${oe} kind=${Q} />
      <div class="part"><${Bt} ...${oe} /></div>
      <${at} ...${oe} />
    </div>
    ${p&&h`<${ft} sights=${Ue} shown=${p.key} side=${p.side} from=${e.pictures} show=${m=>c(m&&{key:m})} />`}
    ${l&&h`<${Ze} close=${()=>d(!1)} />`}
    ${$&&h`<${Ve} question=${$} close=${()=>f(null)} yes=${()=>{f(null),$.go()}} />`}
    <${Xe}><${Hn} view=${n} seats=${be} ended=${G} /><//>
  `}var Fn=(e,t)=>t!==null?`card ${t}`:e.phase!=="pick"&&e.pairs.length?`pair ${e.pairs.length}`:"guide";function Hn({view:e,seats:t,ended:n}){let{name:s,me:r}=t[e.responder],a=!e.over&&!n&&e.phase!=="score";return h`<p class="bar-text"><span class="bar-long">${o(`mode_${e.mode}`)}${!e.over&&h`, ${o("round_of",{n:e.round,all:pe(e)})}`}</span>
    ${a&&h`<span class="bar-short"><strong>${r?o("you_answer"):o("who_answers",{name:s})}</strong><span>· ${o("pair",{n:`${e.pair}/${K}`})}</span></span>`}</p>`}function Un({view:e,seats:t,role:n,ended:s,table:r,look:a,kind:i}){let p=t[e.responder].name,c=i==="answering",l=c||i==="opened"||i==="final"||s?null:n==="responder"?["silent","silent_more"]:["which_side","which_side_more"];return h`<section class="guide" aria-label=${o("guide")}>
    <p class="label">${o("guide")}</p>
    ${e.guide?h`<${F} from=${r.pictures} pictures=${[e.guide]}>${d=>h`<${B} label=${o("guide")} onLook=${()=>a("guide")}>${d(e.guide)}<//>`}<//>`:h`<p class="place" aria-hidden="true"></p>`}
    <div class="guide-words">
      ${l&&h`<h2>${o(l[0],{name:p})}</h2><p class="note">${o(l[1],{name:p})}</p>`}
      ${l&&e.side&&h`<p class="note is-needed covered">${o("sides",{machine:e.side,human:j(e.side)})}</p>`}
      ${c&&h`<p class="note">${o(e.mode==="gnirut"?"guide_gnirut":"guide_more")}</p>`}
      ${l&&n!=="responder"&&e.mode==="gnirut"&&h`<p class="note is-needed">${o("gnirut_note",{name:p})}</p>`}
    </div>
  </section>`}function jn(){let e=z(!1);return Ot(()=>{let t=({pointerType:s})=>e.current=s==="mouse",n=["pointerdown","keydown"];return n.forEach(s=>addEventListener(s,t,!0)),()=>n.forEach(s=>removeEventListener(s,t,!0))},[]),e}function qn(){let e=z(null);Ot(()=>{let t=({target:n})=>{n.closest("dialog")||(e.current=n.closest("#skin")?n:null)};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),q(()=>{!e.current||e.current.isConnected||document.activeElement!==document.body||(e.current=null,document.querySelector("#skin [data-home]")?.focus({preventScroll:!0}))})}function zn(e,t){let n=z(null);q(()=>{let s=n.current;n.current=e&&`${e} ${t}`,!(!s||s===n.current||document.activeElement.closest("#skin input"))&&scrollTo({top:0,behavior:"instant"})},[e,t])}export{Os as mount};
