import{html as D,render as Ya,useCallback as lt,useEffect as We,useRef as fe,useState as X}from"bombe/preact.js";import{html as x,useEffect as os,useLayoutEffect as In,useRef as we,useState as as}from"bombe/preact.js";import{html as H}from"bombe/preact.js";var Jt="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",On={up:H`<path d=${Jt} />`,down:H`<path d=${Jt} transform="rotate(180 12 12)" />`,undo:H`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:H`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:H`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:H`<path class="pen" d="M6 14l6-6l6 6" />`,sink:H`<path class="pen" d="M6 10l6 6l6-6" />`,close:H`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:H`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:H`<path class="pen" d="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z" />`,talk:H`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:H`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" /><circle cx="12" cy="7.6" r="1.3" />`},L=({of:e,size:t=20})=>H`<svg class="icon" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">${On[e]}</svg>`,N=({passed:e,size:t=22})=>H`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t} aria-hidden="true" focusable="false">
    ${e?H`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:H`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" /><path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
  </svg>`;import{useMemo as Dn,useState as qn}from"bombe/preact.js";import{html as ye}from"bombe/preact.js";var pt={},ze="en";function Qt(e){pt=e.words,ze=e.lang}function T(e,t={}){let s=pt[e];if(s===void 0)throw new Error(`no words for ${e}`);return Ln(s,t)}var Ln=(e,t)=>e.replace(/\{(\w+)\}/g,(s,n)=>String(t[n]??s)),ue=e=>new Intl.ListFormat(ze,{type:"conjunction"}).format(e);function ht(e,t=0,s={}){let n={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(ze,{...n,...s}).format(e).replace("-","−")}function Xt(e,t,s=0,n={}){let r=new Intl.PluralRules(ze,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||pt[`${e}_1`].includes("{n}"));return T(r?`${e}_1`:`${e}_n`,{n:ht(t,s,n)})}var es={},Fe={options:{},booklet:[]};function ft(e){Qt(e),es=e.cards,Fe=e}var F=e=>es[e],V=e=>Fe.options[e],ts=()=>Object.keys(Fe.options),mt=()=>Fe.booklet,o=T,re=ht,I=Xt,ss={"▲":"t","■":"s","●":"c"},Tn={"▲":"triangle","■":"square","●":"circle"},P=["▲","■","●"],G=["t","s","c"],U=e=>e.replace(/[▲■●]/g,t=>T(Tn[t])).replace(/\.$/,"");function Z({of:e,size:t=16}){let s=ss[e];return ye`<span class="shape">
    <svg viewBox="0 0 16 16" width=${t} height=${t} aria-hidden="true" focusable="false">
      ${s==="t"&&ye`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${s==="s"&&ye`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${s==="c"&&ye`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${U(e)}</span></span>`}function v(e,t){return e.split(/([▲■●])/).map(s=>s in ss?ye`<${Z} of=${s} size=${t} />`:s)}var B=({of:e,cls:t=""})=>ye`<span class="picture ${t}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var le=e=>e.problem.replace(/^\? /,"").split(" ").map(t=>t.split("+")),W=e=>[...e.verifiers],J=e=>e.mode==="nightmare",q=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},de=e=>!!e.sheet&&!e.over&&e.left>0&&(e.coop||e.thumb===null),$e=e=>!!e.sheet&&!e.over&&e.left===0&&e.thumb===null&&!e.seats[e.you]?.out,ke=e=>Object.keys(q(e).answers).length>0,Ue=e=>!!e.sheet&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:t})=>Object.keys(t).length>0),jn=(e,t)=>e.sheet?.marks[t]??"";function Rn(e){return e===""?"-":e==="-"?"+":""}function Hn(e,t){return t===""?`unmark ${e}`:t==="-"?`mark ${e}`:`mark ${e} +`}function ns(e,t){let[,s]=qn(0);return Dn(()=>{let n=[],a=[],r=new Map,c=u=>r.has(u)?r.get(u).sign:jn(e.state.view,u),l=(u,d)=>{if(c(u)===d)return;let p={sign:d};r.set(u,p),s(f=>f+1),e.act(Hn(u,d)).catch(t).finally(()=>{r.get(u)===p&&r.delete(u),s(f=>f+1)})},i=(u,d)=>{n.push([u,c(u),d]),a.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,Rn(c(u))),undo(){let u=n.pop();return u?(a.push(u),l(u[0],u[1]),u[0]):null},redo(){let u=a.pop();return u?(n.push(u),l(u[0],u[2]),u[0]):null},get canUndo(){return n.length>0},get canRedo(){return a.length>0}}},[e])}function Ye(e){let t=e.match(/^([tsc])([1-5])$/);if(t)return`${"▲■●"[G.indexOf(t[1])]} ${t[2]}`;let s=e.match(/^(\d+)([a-i])$/);return s?F(s[1]).laws.find(n=>n.letter===s[2]).text:e}var Nn=90,Pn="(max-width: 699px)";function rs(e){let{view:t,tab:s,setTab:n}=e,a=we(null),r=we(0),c=we(0),l=W(t),i=J(t),[u,d]=as(null);os(()=>{let m=a.current.children[s];s===c.current||!m||a.current.scrollWidth<=a.current.clientWidth||(c.current=s,a.current.scrollTo({left:m.offsetLeft-a.current.offsetLeft-Wn(a.current),behavior:Bn()?"auto":"smooth"}))},[s]);let p=()=>{clearTimeout(r.current),r.current=setTimeout(()=>{if(!a.current)return;let{scrollLeft:m,scrollWidth:$,clientWidth:h,children:g}=a.current;if($<=h)return;let b=($-h)/Math.max(1,g.length-1);c.current=Math.round(m/b),n(c.current)},Nn)},{answers:f}=q(t);return x`<section class="cards" aria-label=${o("cards")}>
    <div class="tabs">
      ${le(t).map((m,$)=>{let h=l[$],g=i?void 0:f[h];return x`<button key=${h} class="tab" aria-current=${$===s?"true":null} onClick=${()=>n($)}
          aria-label=${Kn(i?null:h,m[0],g)}>
          ${i?x`<span class="mono">${m[0]}</span>`:h}
          ${g!==void 0&&x`<${N} passed=${g} size=${18} />`}
        </button>`})}
    </div>
    <div class="deck" ref=${a} onScroll=${p}>
      ${le(t).map((m,$)=>{let h={...e,letter:i?null:l[$],id:`card-${l[$]}`,enlarge:()=>d($)};return m.length>1?x`<${zn} key=${$} ...${h} numbers=${m} />`:x`<${gt} key=${$} ...${h} number=${m[0]} whose=${i} />`})}
    </div>
    ${u!==null&&x`<${Fn} ...${e} letter=${i?null:l[u]} opener=${`card-${l[u]}`} numbers=${le(t)[u]} whose=${i} close=${()=>d(null)} />`}
  </section>`}var Bn=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Wn=e=>parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;function Kn(e,t,s){return e===null?o("card_number",{n:t}):s===void 0?o("verifier",{letter:e}):o(s?"answered_yes":"answered_no",{letter:e})}var ls=e=>t=>{t.key!=="Enter"||t.target!==t.currentTarget||(t.preventDefault(),e())};function zn(e){let{letter:t,numbers:s,id:n,enlarge:a}=e;return x`<div class="pair" id=${n} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:t})} onKeyDown=${ls(a)}>
    <${gt} ...${e} id=${null} number=${s[0]} paired />
    <p class="hinge" aria-hidden="true"><span class="disc">${t}</span><span class="or">${o("or")}</span></p>
    <${gt} ...${e} id=${null} number=${s[1]} paired />
  </div>`}function Fn(e){let{letter:t,numbers:s,opener:n,close:a}=e,r=we(null);return In(()=>{let c=r.current;return c.showModal(),()=>{c.close(),document.getElementById(n)?.querySelector(".enlarge").focus({preventScroll:!0})}},[]),x`<dialog class="large ${s.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
    onCancel=${c=>{c.preventDefault(),a()}} onClick=${c=>c.target===r.current&&a()}
    onKeyDown=${c=>Un(c,e.marks)}>
    <div class="large-head">
      <span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>
      <h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:s[0]})}</h2>
      <button class="button" onClick=${a} autofocus>${o("close")}</button>
    </div>
    <div class="large-cards">${s.map(c=>x`<${Yn} key=${c} ...${e} number=${c} />`)}</div>
  </dialog>`}function Un(e,t){e.key.toLowerCase()!=="z"||e.ctrlKey||e.altKey||e.metaKey||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?t.redo():t.undo())}function Yn(e){let{number:t,whose:s}=e,n=F(t);return x`<section class="spread" aria-label=${U(n.title)}>
    <div class="spread-head"><h3 class="title">${v(n.title,17)}</h3><${B} of=${n.key} cls="key" /></div>
    <p class="spread-text">${v(n.text,14)}</p>
    ${n.grid?x`<${us} ...${e} shown=${n} /><details><summary>${o("check_what")}</summary><${cs} shown=${n} /></details>`:x`<${is} ...${e} shown=${n} whole />`}
    ${s&&x`<${$s} ...${e} number=${t} />`}
  </section>`}function gt(e){let{view:t,letter:s,number:n,id:a,paired:r,whose:c,enlarge:l}=e,i=F(n),[u,d]=as(!1),p=we(null),f=s===null?"card_of_nobody":r?"card_of_two":"card_of",m=()=>{d(!1),p.current.focus()},$=h=>{h.stopPropagation(),r&&matchMedia(Pn).matches?l():d(!u)};return x`<article class="card laws${i.laws.length} ${i.grid?"gridded":""}" id=${a} tabindex=${a?"-1":null} aria-label=${U(o(f,{letter:s,title:i.title}))} onKeyDown=${ls(l)}>
    <div class="card-head" onClick=${l}>
      ${!r&&x`<span class="disc ${s?"":"nobody"}" aria-hidden="true">${s??"?"}</span>`}
      <button class="about-key" ref=${p} title=${o("check_what")} aria-label=${o("check_what")} aria-expanded=${u} onClick=${$}><${L} of="about" size=${19} /></button>
      <${B} of=${i.key} cls="key" />
    </div>
    <div class="card-name" onClick=${l}>
      <h2 class="title">${v(i.title,15)}</h2>
      <button class="enlarge" title=${o("enlarge")} aria-label=${U(o("enlarge_card",{title:i.title}))} aria-haspopup="dialog"><${L} of="enlarge" size=${18} /></button>
    </div>
    ${i.grid?x`<${us} ...${e} shown=${i} />`:x`<${is} ...${e} shown=${i} />`}
    ${!r&&Ue(t)&&x`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
    ${c&&x`<${$s} ...${e} number=${n} />`}
    ${s!==null&&!r&&t.sheet&&x`<${Zn} ...${e} />`}
    ${u&&x`<${Gn} shown=${i} close=${m} />`}
  </article>`}function Gn({shown:e,close:t}){let s=we(null);return os(()=>s.current.focus(),[]),x`<div class="about" onKeyDown=${n=>n.key==="Escape"&&t()}>
    <p>${v(e.text,14)}</p>
    <${cs} shown=${e} />
    <button class="button" ref=${s} onClick=${t}>${o("close")}</button>
  </div>`}var cs=({shown:e})=>x`<p class="about-label">${o("one_law")}</p>
    <ul class="sentences">${e.laws.map(t=>x`<li key=${t.name}><b>${t.letter}</b> <span>${v(t.text,14)}</span></li>`)}</ul>`,is=e=>x`<ul class="laws">
    ${e.shown.laws.map(t=>x`<li key=${t.name}><${ds} ...${e} law=${t}>
        <${B} of=${t.picture} /><span class="law-words">${v(e.whole?t.text:t.words,13)}</span>
      <//></li>`)}
  </ul>`;function us(e){let{columns:t,rows:s,laws:n}=e.shown.grid,a=new Map(e.shown.laws.map(r=>[r.name,r]));return x`<div class="grid w${t.length} h${s.length}">
    <span></span>${t.map(r=>x`<${B} of=${r} cls="column" />`)}
    ${s.map((r,c)=>x`
      <span class="row-name">${r}</span>
      ${n[c].map(l=>x`<${ds} key=${l} ...${e} law=${a.get(l)}><${B} of=${a.get(l).picture} /><//>`)}
    `)}
  </div>`}function ds({view:e,marks:t,law:s,children:n}){let a=t.of(s.name),r=o("law_is",{letter:s.letter,words:U(s.text)});if(!e.sheet)return x`<span class="law" role="img" aria-label=${r}>${n}</span>`;let c=e.sheet.unsound?.includes(s.name),l=Vn(e,s);return x`<button class="law ${Ge(a)} ${l?"gone":""} ${c?"shaky":""}" aria-pressed=${a!==""}
    aria-label=${_e(r,a,c,l)} title=${s.text}
    onClick=${()=>t.cycle(s.name)}
    onContextMenu=${i=>Ve(i,t,s.name)}>
    ${n}${c&&x`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
  </button>`}var Ge=e=>e==="-"?"struck":e==="+"?"kept":"";function _e(e,t,s=!1,n=!1){let a=e;return t&&(a=o(t==="-"?"struck":"kept",{what:a})),n&&(a=o("ruled_out",{what:a})),s&&(a=o("unsound",{what:a})),a}function Ve(e,t,s){e.preventDefault(),t.put(s,t.of(s)==="-"?"":"-")}var Vn=(e,t)=>!!e.sheet.laws&&!e.sheet.laws.some(s=>s.includes(t.name));function $s({view:e,marks:t,number:s}){return x`<div class="whose">
    <p class="caps">${o("whose")}</p>
    <div class="owners">
      ${W(e).map(n=>{let a=`${n}${s}`,r=t.of(a),c=o("whose_is",{letter:n});if(!e.sheet)return x`<span class="owner">${n}</span>`;let l=e.sheet.unsound?.includes(a);return x`<button key=${n} class="owner ${Ge(r)} ${l?"shaky":""}" aria-pressed=${r!==""} aria-label=${_e(c,r,l)}
          onClick=${()=>t.cycle(a)} onContextMenu=${i=>Ve(i,t,a)}>${n}</button>`})}
    </div>
  </div>`}function Zn({view:e,letter:t,ask:s,asking:n}){let a=q(e).answers[t],r=a!==void 0;return x`<button class="ask-here ${r?"done":""} ${n===t?"busy":""}" aria-disabled=${r||!de(e)} onClick=${()=>s(t)}
    aria-label=${r?o(a?"answered_yes":"answered_no",{letter:t}):null}>
    ${r?x`<${N} passed=${a} size=${20} /> ${o("answered")}`:x`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
  </button>`}import{html as R,useLayoutEffect as _o,useRef as xo,useState as Mt}from"bombe/preact.js";import{html as je,useLayoutEffect as Jn,useRef as Qn}from"bombe/preact.js";function Ze({title:e,cls:t="",close:s,onKey:n,children:a}){let r=Qn(null);return Jn(()=>{let i=document.activeElement,u=r.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),je`<dialog class="over ${t}" ref=${r} aria-labelledby="over-title"
    onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===r.current&&s()}>
    <h2 id="over-title">${e}</h2>
    ${a}
  </dialog>`}function ps({question:e,yes:t,close:s}){return je`<${Ze} title=${e.title} close=${s}>
    <p class="note">${T("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${t}>${e.yes}</button>
      <button class="button" onClick=${s}>${T("cancel")}</button>
    </div>
  <//>`}function hs({keys:e,close:t,tell:s=T}){return je`<${Ze} title=${T("keys")} cls="keylist" close=${t}>
    <dl>${e.map(([n,a])=>je`<div key=${a}>
        <dt>${n.map(r=>r==="–"?" – ":je`<kbd>${r}</kbd> `)}</dt>
        <dd>${s(a)}</dd>
      </div>`)}</dl>
    <p class="note">${T("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${t}>${T("close")}</button></div>
  <//>`}import{html as Xn,render as eo,useEffect as fs,useState as to}from"bombe/preact.js";function bt(e){let[t,s]=to(e.state);return fs(()=>(s(e.state),e.subscribe(s)),[e]),t}var xe=e=>!!(e.table&&e.you&&e.table.host===e.you.who),Je=typeof document>"u"?{}:document.documentElement.dataset;function ms({children:e}){return fs(()=>{let t=document.getElementById("bar");t&&eo(Xn`${e}`,t)}),null}import{html as _,useEffect as kt,useLayoutEffect as vs,useRef as Ss,useState as He}from"bombe/preact.js";import{html as so,useEffect as no,useState as oo}from"bombe/preact.js";var Qe=class{#e;#t=0;#s=!1;constructor(t=Date.now){this.#e=t}set(t){this.#t=t-this.#e()}atLeast(t){this.#t=Math.max(this.#t,t-this.#e())}async ask(){if(this.#s)return;this.#s=!0;let t=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Date.parse(t?.headers.get("date")??"");s&&this.set(s+500)}left(t){return Math.max(0,Math.ceil((t-this.#e()-this.#t)/1e3))}},gs=e=>`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`;var yt=new Qe;function bs({deadline:e,timer:t=0}){let[,s]=oo(0);if(no(()=>{if(!e)return;yt.ask(),yt.atLeast(e-t*1e3);let a=setInterval(()=>s(r=>r+1),500);return()=>clearInterval(a)},[e,t]),!e)return null;let n=Math.min(t||1/0,yt.left(e));return so`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
    <span>${T("time_left")}</span> <span class="mono">${gs(n)}</span>
  </p>`}import{html as ce,useEffect as ao,useRef as ro,useState as lo}from"bombe/preact.js";var co=300;function io(e,t){return t.seats.map((s,n)=>{let a=e?.seats[n]?.who,r=e?.people.find(c=>c.who===a);return{...s,at:n,who:a,name:e?.seats[n]?.name??T("you"),bot:r?.bot??null,away:s.gone||!!r?.gone||!!(e&&!r),me:n===t.you}})}var se=({table:e,view:t})=>io(e,t),uo=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function $o(e){let t=e.charCodeAt(0)-65;return uo[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Re({name:e,bot:t}){let s=([...e][0]??" ").toUpperCase();return ce`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text x="17" y="29" text-anchor="middle">${s}</text>
    ${[...$o(s)].map((n,a)=>n==="1"?ce`<rect x="31" y=${5.5+7*a} width="4.4" height="5.4" rx="1" />`:ce`<rect class="dot" x="32.6" y=${7.6+7*a} width="1.2" height="1.2" />`)}
  </svg>`}function ys({chat:e,you:t}){let s=ro(null);ao(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[e.length]);let n=e.length>0;return ce`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
    tabindex=${n?0:void 0} aria-label=${T("chat")}>${n&&ce`<ol>
        ${e.map((a,r)=>ce`<li key=${r} class=${a.who===t?.who?"is-mine":""}>
            <strong>${a.name}</strong> ${a.text}</li>`)}
      </ol>`}</div>`}function ks({table:e,you:t,refused:s}){let[n,a]=lo("");if(!t?.speak)return ce`<p class="note">${T("not_to_speak")}</p>`;let r=async l=>{l.preventDefault();let i=n.trim();if(i){a("");try{await e.order(`say ${i}`)}catch(u){a(i),s(u)}}},c=({currentTarget:l})=>a(l.value);return ce`<form class="talk-form" onSubmit=${r}>
    <label class="hush" for="talk-text">${T("say_something")}</label>
    <input id="talk-text" maxlength=${co} autocomplete="off" placeholder=${T("say_something")}
      value=${n} onInput=${c} />
    <button class="button">${T("send")}</button>
  </form>`}var Xe=({key:e,code:t,shiftKey:s})=>(/^[1-5]$/.test(e)?e:s?null:t.match(/^Digit([1-5])$/)?.[1])??null,ws=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];var po=2500,ho=56,fo=12,mo=()=>matchMedia("(max-width: 699px)").matches?4:6,ve=e=>o(`level_${e}`),wt=({up:e})=>_`<svg class="hand ${e?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g transform=${e?null:"matrix(1 0 0 -1 0 24)"}>
      <path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
      <rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
    </g>
  </svg>`,_t=({passed:e})=>_`<span class="answered"><${N} passed=${e} /><span class="hush">${o(e?"said_yes":"said_no")}</span></span>`;function Ms(e){let{table:t,state:s,view:n}=e,a=se(s),r=s.table?.phase==="over"&&!n.over,c=a.length>1,{deadline:l,timer:i}=s.table??{};return!c&&!r&&!l?null:_`<section class="people ${c?"":"alone"} ${r?"ended":""}" aria-label=${o("at_the_table")}>
    <p class="people-wait ${xt(n)||r?"now":""}" role="status">${r?s.table.outcome?.why:Os(n,a)}</p>
    ${r?_`<${ko} table=${t} state=${s} refused=${e.refused} />`:_`<${bs} deadline=${l} timer=${i} />`}
    ${c&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
      ${a.map(u=>_`<${bo} key=${u.at} seat=${u} view=${n} />`)}
    </ul>`}
    ${!n.sheet&&_`<${Ie} view=${n} />`}
    <${vt} table=${t} state=${s} />
  </section>`}function Ie({view:e}){let t=go(e);return t.length>0&&_`<ul class="small-print">${t.map(s=>_`<li key=${s}>${s}</li>`)}</ul>`}var Es=({view:e})=>e.seats.length>1&&e.aids.length>0&&_`<p class="small-print">${Cs(e)}</p>`,Cs=e=>o("aids",{aids:ue(e.aids.map(t=>o(`aid_${t}`)))});function go(e){let t=[];return e.machine&&t.push(o("machine_to_beat",{level:ve(e.machine.level)})),e.coop&&t.push(o("one_sheet")),e.aids.length&&t.push(Cs(e)),e.chosen&&t.push(o("chosen")),t}var xt=e=>e.waiting.includes(e.you)&&!!e.thumb?.startsWith("up");function As(e){let{view:t}=e;if(xt(t))return o("thumb_is_in");let s=t.waiting.includes(t.you)?"":Os(t,se(e));return s&&s.length<=ho?s:o("thumb_in")}function Os(e,t){let s=e.you!==null&&e.seats[e.you],n=e.waiting.filter(r=>r!==e.you).map(r=>t[r].name),a=n.length?o("waiting_for",{names:ue(n)}):"";return s?e.waiting.includes(e.you)?xt(e)?o("codes_differ"):n.length||t.length===1?o("your_turn"):o("all_wait_for_you"):s.out?`${o("you_are_out")} ${a}`:e.thumb?`${o("thumb_is_in")} ${a}`:a:a}function bo({seat:e,view:t}){let s=e.rounds.at(-1),n=t.waiting.includes(e.at)&&!e.me,a=[e.me&&o("you"),e.bot&&o("bot"),e.handicap>0&&o("handicap",{n:e.handicap})].filter(Boolean);return _`<li class="seat ${e.me?"is-me":""} ${e.out?"is-out":""} ${e.done?"is-done":""}">
    <${Re} name=${e.name} bot=${e.bot} />
    <p class="seat-name"><strong>${e.name}</strong>${a.length>0&&_` <span>${a.join(", ")}</span>`}</p>
    <p class="seat-state"><${yo} seat=${e} view=${t} waited=${n} /></p>
    <p class="seat-round">
      ${!e.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
            <span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${e.out?"":"–"}</span>`}
      <span class="seat-count">${I("questions",e.questions)}</span>
      ${e.hints>0&&_`<span class="seat-hints"><span aria-hidden="true"><${L} of="hint" size=${15} />${e.rung>0?[1,2,3].map(r=>_`<i class=${r<=e.rung?"used":""}></i>`):e.hints}</span><span class="hush">${I("hints",e.hints)}</span></span>`}
    </p>
  </li>`}function yo({seat:e,view:t,waited:s}){let n=t.coop&&t.thumbs?.[e.at];if(e.out)return _`<span>${o("seat_out")}</span>`;if(n){let a=n.startsWith("up");return _`<${wt} up=${a} /><span>${a?n.slice(3):o("down")}</span>`}return e.done?_`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" /></svg><span>${o("thumb_given")}</span>`:e.away?_`<span>${o("away")}</span>`:s?_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`:null}function ko({table:e,state:t,refused:s}){let n=t.table?.people.find(a=>a.who===t.table.host);return _`<div class="again">
    ${xe(t)?_`<button class="button filled" onClick=${()=>e.order("start").catch(s)}>
          ${o(t.table.people.length>1?"rematch":"another")}
        </button>`:n&&_`<p class="note">${o("host_starts",{name:n.name})}</p>`}
    <a class="button" href="/">${o("new_problem")}</a>
  </div>`}function Ls({table:e,state:t}){let{people:s,waiting:n,phase:a}=t.table??{};if(a!=="playing"||e.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let r=s.filter(c=>n.includes(c.who)).map(c=>c.name);return _`<section class="paper apart">
    <h2>${o("apart")}</h2>
    ${r.length>0&&_`<p class="note">${o("waiting_for",{names:ue(r)})}</p>`}
  </section>`}function Ts({state:e,view:t}){let s=se(e),n=t.coop?[{...s[0],name:ue(s.map(r=>r.name))}]:s,a=Array.from({length:t.round},(r,c)=>c);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
    <thead><tr><th scope="col">${o("player")}</th>${a.map(r=>_`<th scope="col">${o("round",{n:r+1})}</th>`)}</tr></thead>
    <tbody>${n.map(r=>_`<tr key=${r.at}>
      <th scope="row">${r.name}</th>
      ${a.map(c=>{let{proposal:l,asked:i=[],thumb:u}=r.rounds[c]??{};return _`<td><span class="mono">${l??"–"}</span> ${i.join(" ")} ${u&&_`<${wt} up=${u==="up"} /><span class="hush">${o(u)}</span>`}</td>`})}
    </tr>`)}</tbody>
  </table></section>`}var _s=new WeakMap;function wo(e,t){if(!e||e.over||t.seats.length<2)return null;let s=t.round>e.round,n=t.over&&t.round===e.round;if(!s&&!t.over)return null;let a=n||t.over?t.round:t.round-1;return t.seats.some(r=>r.rounds[a-1]?.thumb)?a:null}function vt({table:e,state:t}){let{view:s}=t,[n,a]=He(null),r=Ss(null);vs(()=>{let d=_s.get(e);_s.set(e,{round:s.round,over:s.over});let p=wo(d,s);p!==null&&a({round:p,seats:se(t)})},[e,s.round,s.over]),kt(()=>{if(n)return r.current=setTimeout(()=>a(null),po),()=>clearTimeout(r.current)},[n]),kt(()=>{if(!n)return;let d=()=>a(null);return addEventListener("keydown",d),()=>removeEventListener("keydown",d)},[n]);let c=n?n.seats.flatMap(d=>{let p=d.rounds[n.round-1]?.thumb;return p?[{...d,up:p==="up"}]:[]}).sort((d,p)=>p.up-d.up):[],l=c.filter(d=>d.up),i=c.length>fo?l:c,u=l.length===0?o("nobody_knows"):l.length===1?o("one_knows",{name:l[0].name}):o("many_know",{n:l.length});return _`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${u} ${c.map(d=>o(d.up?"thumb_of_up":"thumb_of_down",{name:d.name})).join(" ")}`}</p>
    ${n&&_`<div class="reveal" aria-hidden="true" onClick=${()=>a(null)}>
      <div class="reveal-head"><p class="label">${o("end_of_round",{n:n.round})}</p>
        <button class="reveal-close" tabindex="-1"><${L} of="close" /></button></div>
      <p class="reveal-title">${u}</p>
      <ul class="reveal-cards ${i.length>mo()?"many":""}">
        ${i.map(d=>_`<li key=${d.at} class=${d.up?"up":"down"}>
          <${wt} up=${d.up} />
          <p class="reveal-word">${o(d.up?"up":"down")}</p>
          <p class="reveal-name">${d.name}</p>
          <p class="reveal-note">${d.up&&d.out?o("wrong_and_out"):I("questions",d.questions)}</p>
        </li>`)}
      </ul>
      ${i.length<c.length&&_`<p class="reveal-rest">${o("others_down",{n:c.length-i.length})}</p>`}
    </div>`}`}var xs=["","",""];function Ds({view:e,thumb:t,close:s}){let n=Ss(null),[a,r]=He(xs),[c,l]=He(""),i=($,h,g=!1)=>{l(""),r(b=>(g?xs:b).map((w,O)=>O===$?h:w))},u=P.filter(($,h)=>!a[h]);vs(()=>{let $=document.activeElement,h=n.current;return h.showModal(),h.querySelector("input").focus(),()=>{h.close(),$?.isConnected&&$.focus()}},[]);let d=$=>{let h=n.current.querySelectorAll("fieldset")[$];(h?h.querySelector("input:checked")??h.querySelector("input"):n.current.querySelector("[type=submit]")).focus()},p=$=>{let{key:h,target:g}=$;if(h.length>1||h===" "||$.ctrlKey||$.altKey||$.metaKey)return;$.preventDefault();let b=Xe($);if(!b)return l(o("no_such_digit",{sign:h}));let w=[...n.current.querySelectorAll("fieldset")].findIndex(Ce=>Ce.contains(g)),O=w>=0?w:a.indexOf(""),oe=Math.max(0,O);i(oe,b,O<0),d(oe+1)},f=$=>{if($.preventDefault(),!u.length)return t(`up ${a.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),d(a.indexOf(""))},m=e.seats.length===1;return _`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
    onCancel=${$=>{$.preventDefault(),s()}}
    onClick=${$=>$.target===n.current&&s()} onKeyDown=${p}>
    <form onSubmit=${f}>
      <h2 id="know-title">${o("i_know_the_code")}</h2>
      <p id="know-warning" class="note">${o(e.coop?"warning_together":m?"warning_alone":"warning")}</p>
      <div class="know-wheels">
        ${P.map(($,h)=>_`<fieldset key=${$} class="know-wheel ${G[h]}">
          <legend><${Z} of=${$} size=${22} /></legend>
          ${["1","2","3","4","5"].map(g=>_`<label key=${g}>
            <input type="radio" name="know-${G[h]}" value=${g} checked=${a[h]===g} onChange=${()=>i(h,g)} />
            <span>${g}</span>
          </label>`)}
        </fieldset>`)}
      </div>
      <p class="know-wrong" role="alert">${v(c)}</p>
      <div class="know-keys">
        <button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>${o("declare",{code:a.map($=>$||"·").join("")})}</button>
        <button type="button" class="button" onClick=${s}>${o("cancel")}</button>
      </div>
    </form>
  </dialog>`}function et({table:e,state:t,refused:s}){let{chat:n,you:a}=t,[r,c]=He(!1),[l,i]=He(n.length);if(kt(()=>{r&&i(n.length)},[r,n.length]),!a?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return _`<details class="chat talk" onToggle=${p=>c(p.currentTarget.open)} onKeyDown=${p=>{p.key!=="Escape"||!r||(p.currentTarget.open=!1,p.currentTarget.firstElementChild.focus())}}>
    <summary><${L} of="talk" /><span class="talk-name">${o("chat")}</span>${!r&&u>0&&_` <span class="talk-fresh">${I("new_lines",u)}</span>`}</summary>
    <div class="talk-panel">
      ${r&&_`<${ys} chat=${n} you=${a} />`}
      <${ks} table=${e} you=${a} refused=${s} />
    </div>
  </details>`}var qs=e=>e.replace(/[\s,;]+/g," ").replace(/ ?\+ ?/g,"+").replace(/^ ?\? ?/,"? ").trim(),St=e=>e.replace(/^./u,t=>t.toLocaleUpperCase(document.documentElement.lang));var js="choice",Rs=["new","named","booklet"],Hs=/^aid_/,Is=200,Ns=e=>o(`share_${e}`),Ps=e=>o(`share_${e}`);function Bs(e){let{state:t,view:s,refused:n}=e;return _o(()=>{t.refused&&n(new Error(t.refused))},[t.refused]),R`<div class="bar-problem">
    <span class="hush">${o("this_problem")}</span>
    <span class="mono">${s.problem.replace(/^\? /,"")}</span>
    <span>${[s.mode!=="classic"&&Ns(s.mode),Ps(s.difficulty)].filter(Boolean).join(", ")}</span>
  </div>
  <${Et} ...${e} cls="bar-new" />`}function Et({table:e,state:t,choose:s,cls:n}){return t.trying||t.table?.people.length===1?t.you?.here&&!e.watch?R`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:null:!xe(t)||t.table.phase==="playing"?null:R`<a class=${n} href=${`/r/${e.code}?table`}>${o("new_problem")}</a>`}var tt=()=>ts().filter(e=>Hs.test(e));function vo(e){let t={kind:"new",mode:e.mode,verifiers:e.verifiers.length,difficulty:e.difficulty,by_thought:!1,named:"",booklet:1,machine:e.machine?.level??"none",...Object.fromEntries(tt().map(r=>[r,e.aids.includes(r.replace(Hs,""))]))},s={};try{s=JSON.parse(localStorage.getItem(js))??{}}catch{}let n={kind:r=>Rs.includes(r),named:r=>typeof r=="string"&&r.length<=Is,booklet:r=>mt().some(({number:c})=>c===r)},a=r=>(n[r]??(c=>V(r).choices.includes(c)))(s[r]);return Object.fromEntries(Object.keys(t).map(r=>[r,r in s&&a(r)?s[r]:t[r]]))}function So(e){try{localStorage.setItem(js,JSON.stringify(e))}catch{}}function Mo(e){let{kind:t,mode:s,verifiers:n,difficulty:a,by_thought:r,machine:c}=e,l=Object.fromEntries(tt().map(i=>[i,e[i]]));return t==="new"?{mode:s,verifiers:n,difficulty:a,by_thought:r,machine:c,...l}:{problem:t==="named"?qs(e.named):`booklet ${e.booklet}`,machine:c,...l}}function Ws({table:e,view:t,close:s}){let[n,a]=Mt(()=>vo(t)),[r,c]=Mt(!1),[l,i]=Mt(""),u=xo(null),d=g=>b=>{i(""),a(w=>({...w,[g]:b}))},{kind:p}=n,f=g=>{i(St(g)),c(!1),u.current?.focus()},m=async g=>{if(!r){if(p==="named"&&!n.named.trim())return f(o("named_missing"));c(!0),i("");try{await g(Mo(n)),So(n)}catch(b){f(b instanceof TypeError?o("no_answer"):b.message)}}},$=g=>{g.preventDefault(),m(async b=>{await e.begin(b),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},h=()=>m(async g=>{let{machine:b,...w}=p==="new"?g:(await e.look(g)).options;await e.gather(w)});return R`<${Ze} title=${o("new_problem")} cls="choose" close=${s}>
    <form onSubmit=${$} noValidate>
      <${Ne} legend=${o("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${Rs} words=${g=>o(`kind_${g}`)} />
      <div class="choose-which">
        ${p==="new"&&R`<${Eo} choice=${n} set=${d} />`}
        ${p==="named"&&R`<${Co} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
        ${p==="booklet"&&R`<${Ao} value=${n.booklet} set=${d("booklet")} />`}
      </div>
      <${Ne} legend=${o("when_alone",{title:V("machine").title})} name="machine" value=${n.machine} set=${d("machine")}
        choices=${V("machine").choices} words=${ve} />
      <details class="choose-aids" open=${tt().some(g=>n[g])}>
        <summary>${o("hints_and_aids")}</summary>
        <p class="note">${o("aids_are_seen")}</p>
        ${tt().map(g=>R`<${Ks} key=${g} name=${g} value=${n[g]} set=${d(g)} />`)}
      </details>
      <p class="choose-status note" role="status">${r?o("dealing"):""}</p>
      ${l&&p!=="named"&&R`<p class="choose-wrong" role="alert">${l}</p>`}
      <div class="over-keys">
        <button type="submit" class="button filled" aria-disabled=${String(r)}>${o("play")}</button>
        <button type="button" class="button" aria-disabled=${String(r)} onClick=${h}>${o("with_friends")}</button>
        <button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
      </div>
    </form>
  <//>`}function Eo({choice:e,set:t}){return R`
    <${Ne} legend=${V("mode").title} name="mode" value=${e.mode} set=${t("mode")} choices=${V("mode").choices} words=${Ns}
      note=${o(`about_${e.mode}`)} />
    <div class="choose-two">
      <${Ne} legend=${V("verifiers").title} name="verifiers" value=${e.verifiers} set=${t("verifiers")} choices=${V("verifiers").choices} words=${String} />
      <${Ne} legend=${V("difficulty").title} name="difficulty" value=${e.difficulty} set=${t("difficulty")} choices=${V("difficulty").choices} words=${Ps} />
    </div>
    <${Ks} name="by_thought" value=${e.by_thought} set=${t("by_thought")} />`}function Co({value:e,set:t,wrong:s,field:n}){return R`<div class="choose-named">
    <label for="choose-named">${o("named_label")}</label>
    <input id="choose-named" ref=${n} class="mono" value=${e} onInput=${({currentTarget:a})=>t(a.value)} maxlength=${Is}
      autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null} aria-describedby="choose-wrong choose-how" />
    <p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
    <p id="choose-how" class="note">${o("named_how")}</p>
  </div>`}function Ao({value:e,set:t}){return R`<fieldset class="choose-booklet">
    <legend>${o("booklet_label")}</legend>
    <div>${mt().map(({number:s,verifiers:n,difficulty:a})=>R`<label key=${s}>
      <input type="radio" name="choose-booklet" value=${s} checked=${s===e} onChange=${()=>t(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:a})} />
      <span aria-hidden="true"><b>${s}</b><i>${"●".repeat(a)}</i><small>${n}</small></span>
    </label>`)}</div>
    <p class="note">${o("booklet_how")}</p>
  </fieldset>`}function Ne({legend:e,quiet:t,name:s,value:n,set:a,choices:r,words:c,note:l}){return R`<fieldset class="one-of">
    <legend class=${t?"hush":""}>${e}</legend>
    <div class="one-of-row">${r.map(i=>R`<label key=${i}>
      <input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>a(i)} />
      <span>${St(c(i))}</span>
    </label>`)}</div>
    ${l&&R`<p class="note">${l}</p>`}
  </fieldset>`}function Ks({name:e,value:t,set:s}){return R`<label class="choose-tick">
    <input type="checkbox" checked=${t} onChange=${({currentTarget:n})=>s(n.checked)} />
    <span>${V(e).title}</span>
  </label>`}import{html as Me,useEffect as Ct,useLayoutEffect as Oo,useRef as Lo,useState as Fs}from"bombe/preact.js";var Us=3,To="(min-width: 1180px)",zs="(max-width: 699px)",Do=300,Se=8,qo=220,Lt=e=>e.sheet?.hint??null,At=e=>e.seats[e.you]?.hints??0;function Ys(e){let t=Lt(e)?.lines.at(-1);return t?Gs(t):""}function Gs({key:e,values:t}){let s={...t};return s.law&&(s.law=Vs(s.law)),s.answers&&(s.answers=s.answers.join(", ")),s.world&&(s.world=s.world.map(jo).join("; ")),o(e,s)}var Vs=e=>F(parseInt(e,10)).laws.find(t=>t.name===e).text;function jo(e){let[t,s]=e.split(" ");return`${t}: ${Vs(s).replace(/\.$/,"")}`}var Pe={at:0,heard:new Set};function Ot(e){Pe.at=e,Pe.heard.forEach(t=>t({}))}function Zs(){let[,e]=Fs(null);return Ct(()=>(Pe.heard.add(e),()=>Pe.heard.delete(e)),[]),Pe.at}var Js=({rung:e})=>Me`<span class="hint-pips" aria-hidden="true">${[1,2,3].map(t=>Me`<i class=${t<=e?"used":""}></i>`)}</span>`;function Qs({view:e,hint:t}){let s=Zs()===At(e);if(!e.aids.includes("hints")||!e.sheet)return null;let n=Lt(e)?.rung??0;return Me`<button class="button hint-key" onClick=${()=>n<Us?t():Ot(s?0:At(e))} aria-expanded=${n>0&&!s} aria-controls=${n>0&&!s?"hint":null}>
    <${L} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Js} rung=${n} />
    <span class="hush">${o("hint_rungs",{n})}</span>
  </button>`}function Xs({view:e,hint:t,setTab:s}){let n=Lo(null),[a,r]=Fs(null),c=Lt(e),l=At(e),i=Zs()===l,u=c!==null&&!i,d=u?Ro(e,c):-1;if(Ct(()=>()=>Ot(0),[]),Ct(()=>{d>=0&&s(d)},[l,d]),Oo(()=>{if(!u)return;let f=n.current.closest(".board"),m=()=>r(h=>Ho(h,Io(f,d<0?null:W(e)[d])));m();let $=new ResizeObserver(m);return $.observe(f),addEventListener("resize",m),()=>{$.disconnect(),removeEventListener("resize",m)}},[u,d,l]),!u)return null;let p=()=>{Ot(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Me`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${n} style=${a?.style} aria-label=${o("hint")}
    onKeyDown=${f=>f.key==="Escape"&&p()}>
    <div class="hint-head"><${L} of="hint" size=${20} /><b>${o("hint")}</b><${Js} rung=${c.rung} /><span class="hush">${o("hint_rungs",{n:c.rung})}</span>
      ${c.rung<Us&&Me`<button class="button hint-more" onClick=${t}>${o("hint_more")}</button>`}
      <button class="plain square" onClick=${p} aria-label=${o("hint_close")} title=${o("hint_close")}><${L} of="close" /></button></div>
    <ol class="hint-lines">${c.lines.map(f=>Me`<li key=${f.key}>${v(Gs(f),14)}</li>`)}</ol>
  </aside>`}function Ro(e,t){return J(e)?le(e).findIndex(([s])=>Number(s)===t.card):W(e).indexOf(t.verifier)}var Ho=(e,t)=>JSON.stringify(e)===JSON.stringify(t)?e:t;function Io(e,t){let s=e.getBoundingClientRect(),n=t&&document.getElementById(`card-${t}`),a=e.querySelector(".ending").getBoundingClientRect();if(n&&!matchMedia(zs).matches){let i=n.getBoundingClientRect(),u=e.querySelector(".cards").getBoundingClientRect().right,d=Math.max(i.width,Math.min(Do,u-s.left)),p=Math.min(i.left,u-d)-s.left;return{kind:"under",style:{left:`${p}px`,top:`${i.bottom-s.top+Se}px`,width:`${d}px`,"--tip":`${i.left-s.left-p+30}px`}}}if(matchMedia(To).matches){let i=e.querySelector(".sheet").getBoundingClientRect();return{kind:"",style:{left:`${i.left-s.left+Se}px`,width:`${i.width-2*Se}px`,bottom:`${s.bottom-a.top+Se}px`}}}let r=Math.max(0,innerHeight-a.top),c=matchMedia(zs).matches?e.querySelector(".engine").getBoundingClientRect().top:1/0,l=c>qo&&c<innerHeight?innerHeight-c:r;return{kind:"docked",style:{bottom:`${l+Se}px`,maxHeight:`${innerHeight-l-3*Se}px`}}}var Tt=e=>`${o("next_proposal",{n:e.round})} ${o("next_proposal_more")}`;function en(e,t,s){let{view:n}=t;if(!e?.sheet||!n?.sheet||n.over)return"";if(e.over)return Tt(n);let a=n.sheet.rounds.flatMap(({proposal:c,answers:l},i)=>Object.entries(l).filter(([u])=>!(u in(e.sheet.rounds[i]?.answers??{}))).map(([u,d])=>o(d?"heard_yes":"heard_no",{letter:u,code:[...c].join(" "),left:n.left})));if(!n.coop)return a.join(" ");let{proposal:r}=q(n);return!a.length&&r&&r!==s&&r!==q(e).proposal&&a.push(o("proposal_now",{code:[...r].join(" ")})),se(t).forEach(({at:c,name:l,me:i})=>{let u=n.thumbs[c];i||!u||u===e.thumbs?.[c]||a.push(u==="down"?o("thumb_of_down",{name:l}):o("sure_of",{name:l,code:[...u.slice(3)].join(" ")}))}),a.join(" ")}import{html as K,useEffect as Bo,useRef as Wo,useState as ot}from"bombe/preact.js";import{html as j}from"bombe/preact.js";function st({number:e,letter:t,id:s,state:n=()=>"",more:a,level:r=3}){let c=F(e),l=`h${r}`;return j`<article class="sample" id=${s} tabindex=${s?"-1":null}>
    <div class="sample-plate">
      ${t?j`<span class="sample-disc" aria-hidden="true">${t}</span>`:j`<span class="mono">${e}</span>`}
      <${B} of=${c.key} cls="key" />
    </div>
    <div class="sample-body">
      <${l}>${t&&j`<span class="hush">${o("sample_of",{letter:t})} </span>`}${v(c.title,15)}<//>
      ${c.grid?j`<${Po} shown=${c} />`:j`<ul class="sample-laws">${c.laws.map(i=>j`<${No} law=${i} state=${n(i)} />`)}</ul>`}
      ${a&&j`<details><summary>${o("sample_words")}<span class="hush">: ${c.title}</span></summary><p>${v(c.text,13)}</p><ul class="sample-texts">${c.laws.map(i=>j`<li><span class="mono">${i.letter}</span> <span>${v(i.text,13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`}var No=({law:e,state:t})=>j`<li class=${t}>
    <span class="mono" aria-hidden="true">${e.letter}</span><${B} of=${e.picture} />
    <span class="sample-words">${v(e.words,13)}</span>
    ${t&&j`<span class="hush">, ${o(`sample_${t}`)}</span>`}
  </li>`;function Po({shown:e}){let{columns:t,rows:s,laws:n}=e.grid,a=new Map(e.laws.map(r=>[r.name,r]));return j`<div class="sample-grid w${t.length}">
    <span></span>${t.map(r=>j`<${B} of=${r} cls="column" />`)}
    ${s.map((r,c)=>j`
      <span class="sample-row">${r}</span>
      ${n[c].map(l=>j`<span class="sample-cell" role="img" aria-label=${a.get(l).text}><${B} of=${a.get(l).picture} /></span>`)}
    `)}
  </div>`}var tn=({name:e,digits:t,set:s})=>j`<div class="pick">
    ${P.map((n,a)=>j`<fieldset class="pick-row ${"tsc"[a]}">
      <legend>${v(n,18)}</legend>
      ${"12345".split("").map(r=>j`<label class="pick-key"><input type="radio" name=${`${e}-${a}`} value=${r} checked=${t[a]===r}
        onChange=${()=>s(t.map((c,l)=>l===a?r:c))} /><span>${r}</span></label>`)}
    </fieldset>`)}
  </div>`;var sn="lesson";function nn(){try{return localStorage.getItem(sn)!=="done"}catch{return!1}}function Ko(){try{localStorage.setItem(sn,"done")}catch{}}var nt=[zo,Uo,Go,Zo];function on({close:e}){let[t,s]=ot(0),n=Wo(null);Bo(()=>n.current.focus(),[t]);let a=()=>{Ko(),e(),document.getElementById("main").focus({preventScroll:!0})},r=i=>{i.stopPropagation(),i.key==="Escape"&&a()},c=nt[t],l=t===nt.length-1;return K`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${r}>
    <div class="lesson-head">
      <p class="caps">${o("lesson_step",{n:t+1,of:nt.length})}</p>
      <ol class="lesson-steps" aria-hidden="true">${nt.map((i,u)=>K`<li class=${u===t?"now":u<t?"past":""}></li>`)}</ol>
      <button class="quiet" onClick=${a}>${o("lesson_skip")}</button>
    </div>
    <h2 ref=${n} tabindex="-1">${o(`lesson_title_${t+1}`)}</h2>
    <${c} />
    <div class="lesson-foot">
      <button class="button" aria-disabled=${t===0} onClick=${()=>t>0&&s(t-1)}>${o("lesson_back")}</button>
      <button class="button filled" onClick=${()=>l?a():s(t+1)}>${o(l?"lesson_play":"lesson_next")}</button>
    </div>
  </section>`}function zo(){return K`<div class="lesson-body">
    <${st} number=${4} letter="A" />
    <div class="lesson-text">
      <p>${v(o("lesson_code"))}</p>
      <p>${v(o("lesson_holds"))}</p>
      <p>${o("lesson_find")}</p>
    </div>
  </div>`}var Dt={a:e=>e<4,b:e=>e===4,c:e=>e>4},Fo="a";function Uo(){let[e,t]=ot(["3","4","1"]),[s,n]=ot([]),a=Number(e[1]),r=()=>{let u=e.join("");n([{code:u,passed:Dt[Fo](a)},...s.filter(d=>d.code!==u)].slice(0,4))},c=u=>s.every(({code:d,passed:p})=>Dt[u](Number(d[1]))===p),l=Object.keys(Dt).filter(c);return K`<div class="lesson-body">
    <${st} number=${4} letter="A" state=${u=>c(u.letter)?l.length===1?"kept":"":"struck"} />
    <div class="lesson-text">
      <p>${o("lesson_try")}</p>
      <div class="lesson-try">
        <${tn} name="lesson" digits=${e} set=${t} />
        <button class="button filled" onClick=${r}>${o("lesson_ask",{code:e.join("")})}</button>
      </div>
      <div class="lesson-heard" role="status">
        ${s.length===0&&K`<p class="note">${o("lesson_nothing_yet")}</p>`}
        ${s.slice(0,1).map(({code:u,passed:d})=>K`<p class="lesson-answer"><${N} passed=${d} /> <strong>${o(d?"lesson_says_yes":"lesson_says_no",{code:u})}</strong></p>`)}
        ${s.length>0&&K`<p>${v(o(l.length===1?"lesson_one_left":"lesson_some_left",{n:l.length,letter:l[0]}))}</p>`}
      </div>
    </div>
  </div>`}var Yo=["321","541","231"];function Go(){let[e,t]=ot(null),s=e!==null&&e[0]>e[1];return K`<div class="lesson-body">
    <${st} number=${11} letter="B" state=${n=>n.letter==="c"?"kept":""} />
    <div class="lesson-text">
      <p class="lesson-answer"><${N} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
      <p>${v(o("lesson_means"))}</p>
      <p>${v(o("lesson_which"))}</p>
      <div class="row">
        ${Yo.map(n=>K`<button class="button mono" aria-pressed=${e===n} onClick=${()=>t(n)}>${n}</button>`)}
      </div>
      <div class="lesson-heard" role="status">
        ${e!==null&&K`<p class="lesson-answer"><${N} passed=${s} /> <span>${v(o(`lesson_which_${e}`))}</span></p>`}
      </div>
    </div>
  </div>`}var Vo=[["241",""],["251","A"],["341","B"],["541","C"],["245","D"]];function Zo(){return K`<div class="lesson-body">
    <${Jo} />
    <div class="lesson-text">
      <p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
      <p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
      <p>${o("lesson_end")}</p>
    </div>
  </div>`}var Jo=()=>K`<div class="verdicts-box"><table class="verdicts">
    <caption>${o("verdicts")}</caption>
    <thead><tr><th scope="col">${o("verdicts_code")}</th>${[..."ABCD"].map(e=>K`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${Vo.map(([e,t])=>K`<tr class=${t?"":"the-code"}>
      <th scope="row" class="mono">${e}</th>
      ${[..."ABCD"].map(s=>K`<td><${N} passed=${s!==t} size=${20} /><span class="hush">${o(s!==t?"sample_yes":"sample_no")}</span></td>`)}
    </tr>`)}</tbody>
  </table></div>`;import{html as S,useEffect as rt,useMemo as Qo,useRef as at,useState as cn}from"bombe/preact.js";var un=3,Xo=44,ea=90,ta=250;function an(e){let t=Qo(()=>matchMedia(e),[e]),[,s]=cn(0);return rt(()=>{let n=()=>s(a=>a+1);return t.addEventListener("change",n),()=>t.removeEventListener("change",n)},[t]),t.matches}function dn(e){let{view:t,proposal:s,locked:n,digits:a,propose:r,asking:c,tab:l}=e,[i,u]=cn(null),{answers:d}=q(t),p=Object.keys(d);rt(()=>u(null),[t.round,p.length]);let f=c??(i in d?i:p.at(-1))??null,m=at(!0);rt(()=>{if(m.current){m.current=!1;return}if(!t.coop||n||q(t).proposal===a.join(""))return;let O=setTimeout(()=>r(a.join("")),ta);return()=>clearTimeout(O)},[a.join("")]);let $=le(t)[l]??[],h=an("(max-height: 759px), (max-width: 359px)"),g=an("(max-height: 899px)"),b=h||g&&t.seats.length>1||$.length>1||F($[0])?.grid||J(t),w=t.seats[t.you]?.questions??0;return S`<section class="engine ${b?"folded":""}" aria-label=${o("machine")}>
    <div class="setting-digits">
      <p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${n?"":"free"}"><${L} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
      <div class="wheels">${[0,1,2].map(O=>S`<${sa} ...${e} place=${O} code=${s} />`)}</div>
      <p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")} <kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
    </div>
    <div class="reading">
      <p class="line"><span class="caps">${f?o("reads",{letter:f}):o("reader")}</span>
        <span class="caps tally"><span class="tally-long">${w?o("round_questions",{n:t.round,asked:w}):o("round",{n:t.round})}</span><span class="tally-short">${o("round",{n:t.round})}</span> <${$a} view=${t} /></span></p>
      <${ra} code=${s} letter=${f} passed=${f in d?d[f]:null} />
      <${la} view=${t} code=${s} letter=${f} passed=${f in d?d[f]:null} />
      ${Ue(t)||$e(t)?S`<p class="small-print">${o($e(t)?"round_spent":"press_laws")}</p><${Es} view=${t} />`:S`<${Ie} view=${t} />`}
    </div>
    <${ua} view=${t} answers=${d} />
    <${pa} ...${e} answers=${d} shown=${f} look=${u} />
  </section>`}var jt=!1;function rn(e){jt=!0,e.querySelector("[aria-checked=true]").focus(),jt=!1}function sa({place:e,code:t,locked:s,set:n,turn:a,wheel:r,setWheel:c}){let l=at(null),i=at(null),u=at(0),d=Number(t[e]),p=P[e];rt(()=>{r===e&&document.activeElement.closest(".drum")&&rn(l.current)},[d,r]);let f=b=>{if(b.ctrlKey||b.altKey||b.metaKey)return;let{key:w}=b;if(w==="ArrowUp"||w==="ArrowDown")a(e,w==="ArrowUp"?-1:1);else if(w==="ArrowLeft"||w==="ArrowRight"){let O=(e+(w==="ArrowLeft"?2:1))%3;c(O),rn(l.current.closest(".wheels").querySelectorAll(".drum")[O])}else return;b.preventDefault()},m=b=>{b.preventDefault(),!(s||b.timeStamp-u.current<ea||Math.abs(b.deltaY)<4)&&(u.current=b.timeStamp,a(e,b.deltaY>0?1:-1))},$=b=>{s||(i.current={y:b.clientY,moved:!1,id:b.pointerId}),c(e)},h=b=>{let w=i.current;!w||Math.abs(b.clientY-w.y)<Xo*.6||(w.moved||l.current.setPointerCapture(w.id),w.moved=!0,a(e,b.clientY<w.y?1:-1),w.y=b.clientY)},g=()=>{setTimeout(()=>i.current=null)};return S`<div class="wheel ${G[e]} ${s?"locked":""} ${r===e?"turning":""}">
    <span class="wheel-shape" aria-hidden="true"><${Z} of=${p} size=${26} /></span>
    <div class="drum" role="radiogroup" aria-label=${U(o("wheel",{shape:p}))} aria-disabled=${s} ref=${l}
      onKeyDown=${f} onWheel=${m} onPointerDown=${$} onPointerMove=${h} onPointerUp=${g} onPointerCancel=${g}>
      ${[1,2,3,4,5].map(b=>{let w=(b-d+7)%5-2;return S`<button key=${b} type="button" role="radio" class="digit away${w}" aria-checked=${b===d} tabindex=${b===d?0:-1}
          aria-disabled=${s} onFocus=${()=>jt||c(e)} onClick=${()=>i.current?.moved||n(e,String(b))}>${w===0&&S`<span class="inner-shape" aria-hidden="true"><${Z} of=${p} size=${24} /></span>`}<span>${b}</span></button>`})}
    </div>
  </div>`}var Ee={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},Q={wide:480,high:136},ln=[[1,0],[2,3],[3,2]],$n=(e,t,s,n)=>(t+ln[e][0]*s+ln[e][1]*n)%5+1,pn=(e,t)=>Ee.left+(t*5+e)*Ee.wide+t*Ee.gap,hn=e=>Ee.top+e*Ee.high;function*fn(){for(let e=0;e<5;e++)for(let t=0;t<5;t++)for(let s=0;s<5;s++)yield[s,t,e]}var mn=`M12 0H${Q.wide-6}q6 0 6 6V${Q.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,na=e=>`M${Q.wide-8} ${e}h${e+2}q6 0 6 6V${Q.high+e-6}q0 6 -6 6H${e+6}q-6 0 -6 -6V${Q.high-8}H${Q.wide-8}z`,oa=P.map((e,t)=>[1,2,3,4,5].map(s=>{let[n,a]=Ee.hole,r="",c="";for(let[l,i,u]of fn()){let[d,p]=[pn(l,u),hn(i)];$n(t,l,i,u)===s?r+=`M${d-n/2} ${p-a/2}v${a}h${n}v${-a}z`:c+=`M${d.toFixed(1)} ${p.toFixed(1)}h0`}return{holes:r,dots:c}}));function aa(e){for(let[t,s,n]of fn())if([0,1,2].every(a=>$n(a,t,s,n)===Number(e[a])))return[pn(t,n),hn(s)];throw new Error(`no hole for ${e}`)}function qt({face:e,digit:t,tab:s,deep:n}){let{holes:a,dots:r}=oa[e][Number(t)-1],c=G[e];return S`<g class="punch ${c}-stock">
    ${n&&S`<path class="stock rim" d=${na(n)} />`}
    <path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
    <path class="stock" fill-rule="evenodd" d=${mn+a} />
    <path class="edges" d=${a} />
    <path class="specks" d=${r} />
    <g transform="translate(${s+13} -21)">
      ${c==="t"&&S`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
      ${c==="s"&&S`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
      ${c==="c"&&S`<circle class="c" cx="8" cy="8" r="7" />`}
    </g>
    <text class="tab-digit" x=${s+46} y="-7">${t}</text>
  </g>`}function ra({code:e,letter:t,passed:s}){let n=aa(e),[a,r]=[Math.min(Q.wide-30,Math.max(30,n[0])),Math.min(Q.high-26,Math.max(22,n[1]))];return S`<div class="reader ${t?"closed":"fanned"}">
    <svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
      <g transform="translate(18 42)">
        ${t&&S`<g key=${`under-${t}`} class="under">
          <path class="stock" d=${`M${Q.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
          <path class="stock" d=${mn} transform="translate(7 7)" />
          <text class="tab-digit" x=${Q.wide-49} y="-7">${t}</text>
        </g>`}
        <g class="slide third"><${qt} face=${2} digit=${e[2]} tab=${160} deep=${5} /></g>
        <g class="slide second"><${qt} face=${1} digit=${e[1]} tab=${88} deep=${3} /></g>
        <g class="slide first"><${qt} face=${0} digit=${e[0]} tab=${16} /></g>
        ${t&&s!==null&&S`<g key=${`${e}${t}`} transform="translate(${a} ${r})">
          <g class="loupe ${s?"is-yes":"is-no"}">
            <circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
            <rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
            <path class="sign" d=${s?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
          </g>
        </g>`}
      </g>
    </svg>
    <svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62" aria-hidden="true" focusable="false">
      <path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
      <rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
      ${s!==null&&S`<path key=${`${e}${t}`} class="sign" d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
    </svg>
  </div>`}function la({view:e,code:t,letter:s,passed:n}){let a=ca(e,t,s,n);return S`<div class="said-here">
    <p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${a[0]}</b> ${a[1]}</p>
    ${Object.keys(q(e).answers).length+e.round>1&&S`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${r=>r.preventDefault()}>${o("peek")}</button>`}
  </div>`}function ca(e,t,s,n){if(s&&n===null)return[o("reading"),""];if(s){let a=n?"obeys":"breaks";return e.mode!=="classic"?[o(n?"yes":"no"),o(`${a}_${e.mode}`,{code:t,letter:s})]:[o(n?"yes":"no"),`${o(a,{code:t,letter:s})} ${o(n?"yes_more":"no_more")}`]}return e.seats[e.you]?.out?[o("out"),""]:e.thumb!==null&&!e.coop?[o("thumb_in"),""]:e.round>1?[o("next_proposal",{n:e.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${e.mode}`)]}function ia(e,t){let s=Object.entries(t),n=e.round===1?e.seats[e.you]?.handicap??0:0,a=[...Array(n).fill("filled"),...s];return[...a,...Array(Math.max(0,un-a.length)).fill(null)]}function ua({view:e,answers:t}){let s=ia(e,t),n=s.filter(Boolean).length;return S`<ol class="questions" aria-label=${o("questions_of_round")}>
    ${s.map((a,r)=>S`<li class="question ${a?"used":""}">
      <span class="question-number" aria-hidden="true">${r+1}</span>
      ${a==="filled"?S`<span>${o("filled_in")}</span>`:a?S`<b aria-hidden="true">${a[0]}</b><${N} passed=${a[1]} size=${28} /><span class="hush">${o(a[1]?"answered_yes":"answered_no",{letter:a[0]})}</span>`:S`<span>${da(r,n,e)}</span>`}
    </li>`)}
  </ol>`}function da(e,t,s){return de(s)?t===0?e===0?o("ask_first"):"":e===t?o("ask_more"):o("or_stop"):""}var $a=({view:e})=>S`<span class="pips"><span aria-hidden="true">${[0,1,2].map(t=>S`<i class=${t<un-e.left?"used":""}></i>`)}</span> ${o("left",{n:e.left})}</span>`;function pa({view:e,answers:t,ask:s,asking:n,shown:a,look:r}){let c=de(e);return S`<div class="ask-keys k${e.verifiers.length}">
    ${W(e).map(l=>{let i=t[l],u=i!==void 0;return S`<button key=${l} class="ask-key ${u?"done":""} ${n===l?"busy":""}" aria-disabled=${!u&&!c}
        aria-label=${u?o(i?"answered_yes":"answered_no",{letter:l}):o("ask_letter",{letter:l})} aria-current=${u&&a===l?"true":null}
        onClick=${()=>u?r(l):s(l)}>
        ${u?S`${l} <${N} passed=${i} size=${26} />`:S`<span class="ask-long">${o("ask_letter",{letter:l})}</span><span class="ask-short">${l}</span>`}
      </button>`})}
  </div>`}import{html as A,useEffect as bn,useLayoutEffect as gn,useRef as pe,useState as Ht}from"bombe/preact.js";var ha=5,fa=1e3,ma="(min-width: 1180px)",Rt=30,yn=85;function kn(e){let{view:t,marks:s,undo:n,redo:a,drawer:r,setDrawer:c}=e,l=pe(null),i=pe(null),u=pe(!1),[d,p]=Ht(()=>Number(localStorage.getItem("sheet"))||70),f=$=>{let h=Math.round(Math.min(yn,Math.max(Rt,$)));p(h),localStorage.setItem("sheet",h)};bn(()=>{u.current&&(r||matchMedia(ma).matches?l:i).current.focus(),u.current=!0},[r]);let m=t.sheet.unsound??[];return A`<section class="sheet ${r?"open":""}" aria-label=${o("sheet")}>
    <div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${l} style=${{"--drawer":`${d}dvh`}}
      onKeyDown=${$=>$.key==="Escape"&&r&&c(!1)}>
      <${ba} height=${d} resize=${f} close=${()=>c(!1)} />
      <div class="sheet-head">
        <h2>${o("sheet")}</h2>
        <button class="plain" aria-disabled=${!s.canUndo} onClick=${n}><${L} of="undo" /> ${o("undo")} <kbd aria-hidden="true">Z</kbd></button>
        <button class="plain square" aria-disabled=${!s.canRedo} onClick=${a} aria-label=${o("redo")} title=${o("redo")}><${L} of="redo" /></button>
      </div>
      <${ya} ...${e} />
      <div class="workings">
        <${wa} ...${e} />
        <div class="jots">
          ${[...W(t),"*"].map($=>A`<${_a} key=${$} ...${e} slot=${$} />`)}
        </div>
      </div>
      ${m.length>0&&A`<p class="shaky-line"><b aria-hidden="true">!</b> ${v(o("unsound_marks",{marks:m.map(ga).join(", ")}),14)}</p>`}
      <${Ie} view=${t} />
      ${t.sheet.codes&&A`<div class="codes"><p>${o("codes_left",{n:t.sheet.codes.length})}</p><p class="mono" tabindex="0">${t.sheet.codes.join(" ")}</p></div>`}
    </div>
    <${xa} ...${e} handle=${i} />
  </section>`}var ga=e=>Ye(e).replace(/\.$/,"");function ba({height:e,resize:t,close:s}){let n=pe(null),a=r=>100*(1-r.clientY/innerHeight)-8;return A`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0" aria-label=${o("sheet_height")} aria-valuenow=${e} aria-valuemin=${Rt} aria-valuemax=${yn}
    onPointerDown=${r=>{n.current=r.pointerId,r.currentTarget.setPointerCapture(r.pointerId)}}
    onPointerMove=${r=>n.current!==null&&t(a(r))}
    onPointerUp=${r=>{n.current=null,a(r)<Rt-12&&s()}}
    onKeyDown=${r=>{r.key!=="ArrowUp"&&r.key!=="ArrowDown"||(r.preventDefault(),r.stopPropagation(),t(e+(r.key==="ArrowUp"?5:-5)))}}><i></i></div>`}function ya({view:e,proposal:t}){let s=W(e),{rounds:n}=e.sheet,a=ke(e),r=Math.max(0,ha-n.length),c=pe(null),[l,i]=Ht(!1);return gn(()=>i(c.current.scrollHeight>c.current.clientHeight+1)),gn(()=>{let{scrollHeight:u,clientHeight:d}=c.current,p=c.current.querySelector(".now")??c.current;u>d&&(c.current.scrollTop=p.offsetTop+p.offsetHeight-d)},[n.length]),A`<div class="rounds-of" ref=${c} tabindex=${l?"0":null} role=${l?"region":null} aria-label=${l?o("rounds"):null}><table class="rounds">
    <caption class="hush">${o("rounds")}</caption>
    <thead><tr>
      <td class="number"></td>
      ${P.map(u=>A`<th scope="col" class="of-shape"><${Z} of=${u} size=${18} /></th>`)}
      ${s.map((u,d)=>A`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
    </tr></thead>
    <tbody>
      ${n.map((u,d)=>{let p=d===n.length-1&&!e.over,f=p&&!a?t:u.proposal;return A`<tr key=${d} class=${p?"now":""} aria-current=${p?"true":null}>
          <th scope="row" class="number"><span class="hush">${o("round",{n:d+1})}</span><span aria-hidden="true">${d+1}</span></th>
          ${[0,1,2].map(m=>A`<td class="of-shape ${p&&!a?"draft":""}">${f?.[m]}</td>`)}
          ${s.map((m,$)=>A`<td class=${$===0?"edge":""}>${ka(u.answers[m])}</td>`)}
        </tr>`})}
      ${Array.from({length:r},(u,d)=>A`<tr key=${n.length+d} class="to-come" aria-hidden="true">
        <th class="number">${n.length+d+1}</th>${[..."123",...s].map((p,f)=>A`<td class=${f===3?"edge":""}><i class="dot"></i></td>`)}
      </tr>`)}
    </tbody>
  </table></div>`}function ka(e){return e===void 0?A`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:A`<${N} passed=${e} size=${22} /><span class="hush">${o(e?"says_yes":"says_no")}</span>`}function wa({view:e,marks:t}){return A`<div class="digits" role="group" aria-label=${o("digits")}>
    ${P.map(s=>A`<span class="digits-of" aria-hidden="true"><${Z} of=${s} size=${22} /></span>`)}
    ${[1,2,3,4,5].flatMap(s=>G.map((n,a)=>{let r=`${n}${s}`,c=t.of(r),l=e.sheet.unsound?.includes(r);return A`<button key=${r} class="digit-mark ${Ge(c)} ${l?"shaky":""}" aria-pressed=${c!==""}
          aria-label=${_e(U(o("digit_is",{shape:P[a],digit:s})),c,l)}
          onClick=${()=>t.cycle(r)} onContextMenu=${i=>Ve(i,t,r)}>${s}</button>`}))}
  </div>`}function _a({table:e,view:t,slot:s,refused:n}){let a=t.sheet.notes[s]??"",[r,c]=Ht(a),l=pe(!1),i=pe(0);bn(()=>{l.current||c(a)},[a]);let u=m=>{clearTimeout(i.current);let $=m.trim().replace(/\s+/g," ");$!==(e.state.view.sheet?.notes[s]??"")&&e.act(`note ${s} ${$}`.trim()).catch(n)},d=m=>{let{value:$}=m.target;l.current=!0,c($),clearTimeout(i.current),i.current=setTimeout(()=>u($),fa)},p=()=>{l.current&&u(r),l.current=!1},f=s==="*";return A`<label class="jot ${f?"whole":""}">
    <span aria-hidden="true">${f?"✎":s}</span>
    <textarea rows="1" maxlength="500" aria-label=${f?o("note_on_all"):o("note_on",{letter:s})} value=${r} onInput=${d} onBlur=${p}></textarea>
  </label>`}function xa(e){let{state:t,view:s,thumb:n,next:a,know:r,drawer:c,setDrawer:l,handle:i}=e,u=s.seats[s.you]?.out,d=s.thumb!==null;return A`<div class="ending ${d||u?"waits":""} ${$e(s)?"spent":""}">
    <button class="button sheet-key" ref=${i} aria-expanded=${c} aria-controls="sheet-paper" onClick=${()=>l(!c)}>
      <${L} of=${c?"sink":"rise"} /><span>${o("sheet")}</span></button>
    ${u?A`<p class="thumb-in">${o("out")}</p>`:d?A`<p class="thumb-in"><${L} of=${s.thumb==="down"?"down":"up"} /> <span>${As(t)}</span></p>
            <button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`:A`<button class="button filled declare" onClick=${r}><${L} of="up" size=${24} /><span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span></button>
            <${Qs} ...${e} />
            <button class="button next" onClick=${a}><${L} of="down" size=${22} /><span class="long">${o("next_round")}</span><span class="brief" aria-hidden="true">${o("next_short")}</span></button>`}
  </div>`}import{html as k,useEffect as va,useLayoutEffect as Sa,useMemo as Ma,useRef as Nt,useState as he}from"bombe/preact.js";var Be=12,Pt=k`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="M2.5 8.5 6.5 12.5 13.5 4" /></svg>`,ne="machine";function xn(e){let t=e.secret.replace(/^\? /,"").split(" "),s=J(e)?t.pop():e.verifiers;return t.map((n,a)=>{let r=n.split("+"),c=r.find(l=>/[a-i]$/.test(l));return{letter:s[a],cards:r.map(l=>parseInt(l,10)),law:c}}).sort((n,a)=>n.letter.localeCompare(a.letter))}var Ea=e=>e.filter(t=>t.proposal).map(({proposal:t,answers:s})=>[t,...Object.entries(s).map(([n,a])=>n+(a?"+":"-"))].join(" ")).join("; "),Ca=e=>e.split(";").map(t=>t.trim().split(" ")).filter(([t])=>t).map(([t,...s])=>({proposal:t,answers:s.map(n=>({letter:n[0],passed:n[1]==="+"}))}));function Aa(e,t){let[s,n]=he({}),[a,r]=he(null),[c,l]=he(!1),i=t.filter(u=>!(u in s));return va(()=>{if(!i.length||c)return;let u=!0;return fetch(`/api/games/${e.table?.game??"turing_machine"}/answers/lines`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({problem:e.view.problem,transcripts:i})}).then(d=>d.ok?d.json():Promise.reject(new Error(d.statusText))).then(d=>{u&&(r(d.worlds),n(p=>({...p,...Object.fromEntries(i.map((f,m)=>[f,d.lines[m]]))})))}).catch(()=>u&&l(!0)),()=>{u=!1}},[i.join("|"),c]),{known:s,start:a,failed:c}}function Oa(e,t){let{winners:s,why:n}=e.outcome,a=ue(s.map(i=>t[i].name)),r=s.includes(e.you),c=t.length===1;if(n==="solved"&&(c||e.coop)){let i=e.machine,u=e.seats[s[0]],d=i&&i.rounds===e.round&&i.questions===u.questions;return i?o(d?"as_good_as_the_machine":r?"you_beat_the_machine":"the_machine_is_beaten"):r?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:a})}if(n==="solved")return r?o("you_broke_it"):o("broke_it",{names:a});if(n==="fewest")return r?s.length===1?o("you_won_by_fewest"):o("you_share_the_fewest"):o("won_by_fewest",{names:a});if(n==="last")return r?o("you_are_last"):o("is_last",{names:a});let l=e.declared.find(i=>i?.startsWith("up "))?.slice(3);return o(`why_${n}`,{code:l})}function La(e,t){let s=e.declared[t.at];return e.outcome.winners.includes(t.at)?o("won"):s?.startsWith("up ")?s.slice(3)!==e.solution?o("wrong"):e.outcome.why==="fewest"?o("right_but_more"):o("right"):t.out?o("gave_up"):t.away?o("away"):s==="down"?o("thumb_down"):o("still_asking")}var vn=e=>`${location.origin}/?${new URLSearchParams({problem:e})}`;function Ta(e,t){let n=e.sheets[t].filter(c=>c.proposal).map((c,l)=>`${l+1} ${Object.values(c.answers).map(i=>i?"✓":"✗").join("")}`),a=e.outcome.winners.includes(t)||e.declared[t]===`up ${e.solution}`,{machine:r}=e;return[`Bombe ${e.problem} (${o(`share_${e.mode}`)}, ${o(`share_${e.difficulty}`)})`,...n,`${a?"✓":"✗"} ${I("rounds",e.seats[t].rounds.length)}, ${I("questions",e.seats[t].questions)}`,...r?[`${o("the_machine")}: ${I("rounds",r.rounds)}, ${I("questions",r.questions)}`]:[],vn(e.id)].join(`
`)}function Sn(e){let{table:t,state:s,view:n}=e,a=se(s),r=n.coop||a.length===1,c=n.you??n.outcome.winners[0]??0,[l,i]=he(c),u=a.map(M=>M.at).filter(M=>M!==l),d=n.outcome.winners.find(M=>M!==l)??u[0],[p,f]=he(null),m=p??(n.machine?ne:r?null:d),$=M=>M===ne?n.machine.line.replace(/;\s*$/,""):Ea(n.sheets[M]),h=[l,m].filter(M=>M!=null),g=[...new Set(h.map($))],b=Aa(s,g),w=r?[]:[...a.map(M=>M.at),...n.machine?[ne]:[]],O=Nt(null),[oe,Ce]=he(""),me=Oa(n,a);Sa(()=>{let{activeElement:M}=document;!M||M===document.body?O.current.focus():Ce(`${me} ${[...n.solution].join(" ")}`)},[]);let Ae=(M,ee)=>k`<${ja} key=${`${M}`} line=${M} view=${n} seats=${a}
    transcript=${$(M)} worlds=${b} choices=${w.length>2?w:[]} choose=${ee}
    last=${M===h.at(-1)} />`,Oe=k`<${Pa} view=${n} line=${l} questions=${b.known[$(l)]} />`;return k`<div class="result ${a.length>1?"":"alone"}">
    <p class="hush" role="alert">${oe}</p>
    <div class="result-main">
    <section class="machine outcome" aria-labelledby="outcome">
      <p class="outcome-code" role="img" aria-label=${[...n.solution].map((M,ee)=>U(`${P[ee]} ${M}`)).join(", ")}>
        ${[...n.solution].map((M,ee)=>k`<span key=${ee} aria-hidden="true"><b>${M}</b><${Z} of=${P[ee]} size=${22} /></span>`)}
      </p>
      <div>
        <h2 id="outcome" tabindex="-1" ref=${O}>${me}</h2>
        <p class="note">${o("only_code",{code:n.solution,n:re(n.verifiers.length)})}</p>
      </div>
    </section>
    <div class="result-lines ${h.length>1?"":"one"}">
      ${Ae(l,i)}
      ${h.length>1?Ae(m,f):Oe}
    </div>
    ${h.length>1&&Oe}
    <${Da} ...${e} />
    </div>
    <aside class="paper standings" aria-labelledby="standings">
      <h2 id="standings">${o("table")}</h2>
      <${za} view=${n} seats=${a} />
      ${s.table?.match&&k`<p><a href=${`/api/matches/${s.table.match}/results.csv`} download>${o("results_csv")}</a></p>`}
      <${Fa} text=${Ta(n,c)} />
      <${Ua} view=${n} />
    </aside>
    <${Ba} view=${n} />
    ${s.table&&s.table.people.length>1&&k`<${et} ...${e} />`}
    <${vt} table=${t} state=${s} />
  </div>`}function Da(e){let{table:t,state:s,view:n,refused:a}=e,r=s.table?.people.find(i=>i.who===s.table.host),c=s.table?.people.length===1,l=async()=>{try{let i={mode:n.mode,verifiers:n.verifiers.length,difficulty:n.difficulty};for(let[u,d]of c?Object.entries(i):[])s.table.options[u]!==d&&await t.order(`option ${u} ${d}`);await t.order("start")}catch(i){a(i)}};return k`<div class="again">
    ${xe(s)?k`<button class="button filled" onClick=${l}>${o(c?"another":"rematch")}</button>`:r&&k`<p class="note">${o("host_starts",{name:r.name})}</p>`}
    ${s.table?.match&&k`<a class="button" href=${`/m/${s.table.match}`}>${o("step_through")}</a>`}
    <${Et} ...${e} cls="button" />
  </div>`}var qa=(e,t)=>e===ne?o("the_machine"):t[e].me?o("you_here"):t[e].name;function ja({line:e,view:t,seats:s,transcript:n,worlds:a,choices:r,choose:c,last:l}){let i=a.known[n],u=e===ne,d=u?t.machine:{rounds:s[e].rounds.length,questions:s[e].questions},p=u?o("machines_line"):t.coop?o("teams_line"):s[e].me?o("your_line"):o("line_of",{name:s[e].name}),f=l&&a.start===null&&!a.failed,m=f?Be:a.start,$=-1;return k`<section class="paper asked-line" aria-label=${p}>
    <div class="head"><h2>${p}</h2><strong>${I("rounds",d.rounds)}, ${I("questions",d.questions)}</strong></div>
    ${r.length>0&&k`<label class="line-choice"><span>${o("whose_line")}</span>
      <select value=${String(e)} onChange=${({currentTarget:{value:h}})=>c(h===ne?ne:Number(h))}>
        ${r.map(h=>k`<option key=${h} value=${String(h)}>${qa(h,s)}</option>`)}
      </select></label>`}
    <table>
      <thead class="hush"><tr><th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th><th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th></tr></thead>
      <tbody>
        ${Ca(n).map(({proposal:h,answers:g},b)=>(g.length?g:[null]).map((w,O)=>(w&&($+=1),k`<tr key=${`${b} ${O}`}>
              <th scope="row" class="mono">${O===0?h:k`<span class="hush">${h}</span>`}</th>
              ${w?k`<td><b>${w.letter}</b></td><td><${_t} passed=${w.passed} /></td>
                    <${Ha} of=${i?.[$]} start=${a.start} failed=${a.failed} />`:k`<td colspan="3" class="note">${o("nothing_asked")}</td>`}
            </tr>`)))}
        ${!n&&k`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
      </tbody>
    </table>
    <p class="note asked-note" style=${{visibility:f?"hidden":""}}>${[u&&o("machine_of_level",{level:ve(t.machine.level)}),u&&t.machine.level==="optimal"&&!t.machine.proved&&o("machine_not_proved"),l&&m!==null&&I("worlds",m),l&&m>1&&o(m>Be?"slots_by_doublings":"a_slot_each"),l&&a.failed&&o("worlds_unknown")].filter(Boolean).join(" ")}</p>
  </section>`}function Ra(e,t){return t<=Be||e<1?e:1+Math.round(Math.log(e)/Math.log(t)*(Be-1))}function Ha({of:e,start:t,failed:s}){if(!e)return k`<td class="leaves" aria-busy=${String(!s)}><span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=e.before===e.after,a=Math.min(t,Be),r=Ra(e.after,t);return k`<td class="leaves">
    <span class="slots" aria-hidden="true">${Array.from({length:a},(c,l)=>k`<i key=${l} class=${l<r?"full":""}></i>`)}</span>
    <span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${re(e.before)} → ${re(e.after)}`}</span>
  </td>`}var It={signDisplay:"exceptZero"},wn=(e,t)=>o("n_of_m",{n:re(e),m:re(t)});function Ia(e){return e.reduce((t,{before:s,after:n})=>{let a=n/s;if(!(a>0&&a<1))return t;let r=-a*Math.log2(a)-(1-a)*Math.log2(1-a);return t-Math.log2(a)-r},0)}function Na(e){let t=new Set(xn(e).map(({law:r})=>r)),s=new Set([...e.solution].map((r,c)=>G[c]+r)),n=Object.entries(e.sheet?.marks??{}).filter(([r])=>/^(\d+[a-i]|[tsc][1-5])$/.test(r)),a=n.filter(([r,c])=>(t.has(r)||s.has(r))===(c==="+"));return{all:n.length,right:a.length}}function Pa({view:e,line:t,questions:s}){if(t===ne)return null;let n=e.sheets[t].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=Ma(()=>Na(e),[e]),{machine:r}=e,c=[];if(r){let l=[e.seats[t].rounds.length-r.rounds,e.seats[t].questions-r.questions],[i,u]=l;c.push([I("more_rounds",i,0,It),o("more_than_machine",{questions:I("more_questions",u,0,It)})])}if(n){let l=s?.filter(u=>u.before===u.after).length;c.push([s?wn(l,n):"…",o("tile_nothing")]);let i=s&&Math.round(Ia(s)*10)/10;c.push([s?I("bits",i,1,It):"…",o(i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck")])}return t===e.you&&a.all&&c.push([wn(a.right,a.all),o("tile_marks")]),c.length>0&&k`<ul class="tiles">${c.map(([l,i])=>k`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`}function Ba({view:e}){return k`<section class="proof" aria-labelledby="proof">
    <h2 id="proof">${o("proved_title",{code:e.solution})}</h2>
    <ul class="proof-cards of-${e.verifiers.length}">
      ${xn(e).map(({letter:t,cards:s,law:n})=>k`<li key=${t} class="paper proof-card">
        ${s.map(a=>k`<${Wa} key=${a} card=${F(a)} law=${parseInt(n,10)===a?n:null} letter=${t} first=${a===s[0]} />`)}
        <p class="proof-says"><${_t} passed=${!0} /> <span><span class="mono">${e.solution}</span> ${v(F(parseInt(n,10)).laws.find(a=>a.name===n).text)}</span></p>
      </li>`)}
    </ul>
  </section>`}function Wa({card:e,law:t,letter:s,first:n}){return k`<div class="held ${t?"":"other"}">
    <div class="held-plate">
      ${n&&k`<span class="held-disc">${s}</span>`}
      ${!n&&k`<span class="held-or">${o("or")}</span>`}
      <${B} of=${e.key} />
    </div>
    <h3><span class="mono">${e.number}</span> ${v(e.title)}</h3>
    ${t&&(e.grid?k`<${Ka} card=${e} law=${t} />`:k`<ul class="held-laws">
      ${e.laws.map(a=>k`<li key=${a.name} class=${a.name===t?"lit":"dim"}>
        <${B} of=${a.picture} /><span>${v(a.words)}${a.name===t&&k`<span class="hush"> ${o("this_held")}</span>`}</span>
        ${a.name===t&&Pt}
      </li>`)}
    </ul>`)}
  </div>`}function Ka({card:e,law:t}){return k`<table class="held-grid" aria-hidden="true">
    <thead><tr><td></td>${e.grid.columns.map((s,n)=>k`<th key=${n}><${B} of=${s} /></th>`)}</tr></thead>
    <tbody>${e.grid.rows.map((s,n)=>k`<tr key=${s}><th>${v(s)}</th>
      ${e.grid.laws[n].map(a=>k`<td key=${a} class=${a===t?"lit":"dim"}>${a===t?Pt:"·"}</td>`)}</tr>`)}</tbody>
  </table>`}function za({view:e,seats:t}){let s=(l,i,u,d,p,f,m,$)=>k`<tr key=${l} class=${$?"won":""}>
    <th scope="row"><span class="standing">${i}<span class="standing-name"><strong>${u}</strong><span>${d}</span></span></span></th>
    <td class="mono">${p}</td><td>${re(f)}</td><td>${re(m)}</td>
  </tr>`,n=l=>e.declared[l]?.startsWith("up ")?e.declared[l].slice(3):"–",a=l=>l.me?t.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=[...t].sort((l,i)=>e.outcome.winners.includes(i.at)-e.outcome.winners.includes(l.at)),{machine:c}=e;return k`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings"><table class="standings-table">
    <thead><tr><th scope="col">${o("player")}</th><th scope="col">${o("code")}</th><th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th></tr></thead>
    <tbody>
      ${r.map(l=>s(l.at,k`<${Re} name=${l.name} bot=${l.bot} />`,a(l),[l.bot&&o("bot"),La(e,l)].filter(Boolean).join(", "),n(l.at),l.rounds.length,l.questions,e.outcome.winners.includes(l.at)))}
      ${c&&s(ne,k`<${Re} name="T" bot=${!0} />`,o("the_machine"),ve(c.level),e.solution,c.rounds,c.questions,!1)}
    </tbody>
  </table></div>`}function Mn(e,t){let[s,n]=he(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(e)}catch{if(getSelection().selectAllChildren(t.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),3e3)}}}var En=k`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy"><rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" /><path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" /></svg>`;function Fa({text:e}){let t=Nt(null),{copied:s,copy:n}=Mn(e,t);return k`<div class="share">
    <p class="label" id="share-label">${o("to_share")}</p>
    <pre class="mono" ref=${t} tabindex="0" role="group" aria-labelledby="share-label">${e}</pre>
    <button class="button" onClick=${n}>${En} ${o(s?"copied":"copy")}</button>
    <p class="hush" role="status">${s&&o("copied")}</p>
  </div>`}function Ua({view:e}){return k`<div class="links">
    <p class="label" id="links-label">${o("links")}</p>
    <ul aria-labelledby="links-label">
      <${_n} what=${o("link_same")} problem=${e.id} />
      <${_n} what=${o("link_cards")} problem=${e.problem} />
    </ul>
  </div>`}function _n({what:e,problem:t}){let s=Nt(null),n=vn(t),{copied:a,copy:r}=Mn(n,s);return k`<li>
    <span><a href=${n}>${e}</a> <span class="mono">${t}</span><span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
    <button class="link-copy" aria-label=${o("copy_link",{what:e})} onClick=${r}>${a?Pt:En}</button>
    <span class="hush" role="status">${a&&o("copied")}</span>
  </li>`}var Ga=400;function zl(e,t,s){ft(s),e.replaceChildren(),Ya(D`<${Va} table=${t} />`,e)}function Va({table:e}){return bt(e),D`<${Ja} key=${e.shown} table=${e} />`}function Za(){let e=fe({});We(()=>{let t=({target:s})=>e.current={target:s,ending:s.closest(".ending")};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),We(()=>{let{target:t,ending:s}=e.current;if(!t||t.isConnected||document.activeElement!==document.body)return;(s?.isConnected&&s.querySelector(".back, .declare")||document.getElementById("main")).focus({preventScroll:!0})})}function Ja({table:e}){let t=bt(e),{view:s}=t,n=fe({digits:["1","1","1"],wheel:0}),[,a]=X(0),{digits:r,wheel:c}=n.current,l=y=>{Object.assign(n.current,y),a(E=>E+1)},i=y=>y===n.current.wheel||l({wheel:y}),[u,d]=X(null),[p,f]=X(null),[m,$]=X(""),[h,g]=X(""),[b,w]=X(null),[O,oe]=X(null),[Ce,me]=X(0),[Ae,Oe]=X(!1),[M,ee]=X(()=>e.state.trying&&nn()?"offered":""),Ke=fe({letter:"",at:0}),ct=fe(new Set),Le=fe(null),ge=lt(y=>g(y instanceof TypeError?o("no_answer"):y.message),[]),Te=ns(e,ge),Bt=y=>{if(!y)return;let E=U(Ye(y));$(Te.of(y)?_e(E,Te.of(y)):o("unmarked",{what:E}))},Wt=()=>Bt(Te.undo()),Kt=()=>Bt(Te.redo()),zt=fe(null);We(()=>{let y=en(zt.current,t,n.current.digits.join(""));zt.current=s,y&&$(y)},[s]),Za();let it=s&&ke(s),Cn=it?q(s).proposal:r.join("");We(()=>{s&&q(s).proposal&&l({digits:[...q(s).proposal]})},[s&&q(s).proposal]);let Ft=(y,E,C)=>{if(Je.confirm!=="on")return C();oe({title:y,yes:E,go:C})},ut=lt(async(y,E=!1)=>{let{view:C}=e.state,z=Date.now(),ae=ct.current.has(y)||y===Ke.current.letter&&z-Ke.current.at<Ga;if(C&&$e(C)&&!(y in q(C).answers)&&g(o("round_spent")),!C||!de(C)||y in q(C).answers||ae)return;let De=ke(C)?q(C).proposal:n.current.digits.join("");if(!E&&Je.confirm==="on"){Ft(o("sure_ask",{letter:y,code:De}),o("ask_letter",{letter:y}),()=>ut(y,!0));return}Ke.current={letter:y,at:z},ct.current.add(y),f(y),J(C)||me(W(C).indexOf(y)),g("");try{await e.act(`ask ${De} ${y}`);let{round:be,sheet:te}=e.state.view,ie=te.rounds.findLast(qe=>qe.proposal===De&&y in qe.answers)?.answers[y];if(ie===void 0)return;d({code:De,letter:y,passed:ie,round:be})}catch(be){ge(be)}finally{ct.current.delete(y),f(null)}},[e]),Ut=lt(async y=>{w(null),g(""),Ke.current.letter="";let E=e.act(`thumb ${y}`);Le.current=E;try{await E;let{view:C}=e.state;C.seats.length===1&&!C.over&&$(Tt(C))}catch(C){ge(C)}finally{Le.current===E&&(Le.current=null)}},[e]),Yt=()=>Ft(o("sure_next"),o("next_round"),()=>Ut("down")),Gt=lt(async()=>{try{await e.act("hint"),$(Ys(e.state.view))}catch(y){ge(y)}},[e]),dt=(y,E)=>{e.state.view&&ke(e.state.view)||l({digits:n.current.digits.map((C,z)=>z===y?E:C)})},Vt=(y,E)=>dt(y,String((Number(n.current.digits[y])-1+E+5)%5+1)),An=y=>s.coop&&!it&&e.act(`propose ${y}`).catch(ge),Zt=fe(null);if(We(()=>{let y=E=>{let{target:C,key:z}=E,{view:ae}=e.state;if(C.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||E.ctrlKey||E.altKey||E.metaKey||Je.keys==="off"||!ae||ae.over||!ae.sheet)return;if(Le.current){let qe=()=>Zt.current(E);Le.current.then(qe,qe);return}let be=Xe(E),te=z.length===1?z.toLowerCase():z,ie=te.toUpperCase();if(be)dt(n.current.wheel,be),i((n.current.wheel+1)%3);else if(z==="ArrowLeft"||z==="ArrowRight"){if(C.closest("[role=radiogroup], [role=tablist]"))return;i((n.current.wheel+(z==="ArrowLeft"?2:1))%3)}else if(z==="ArrowUp"||z==="ArrowDown"){if(C.closest("[role=radiogroup]"))return;Vt(n.current.wheel,z==="ArrowUp"?-1:1)}else if(W(ae).includes(ie))E.shiftKey?(me(W(ae).indexOf(ie)),document.getElementById(`card-${ie}`)?.focus()):ut(ie);else if(te==="z")E.shiftKey?Kt():Wt();else if(te==="n")Yt();else if(te==="k")w("thumb");else if(te==="h"&&ae.aids.includes("hints"))Gt();else if(te==="?")w("keys");else if(te==="s")Oe(!Ae);else return;E.preventDefault()};return Zt.current=y,addEventListener("keydown",y),()=>removeEventListener("keydown",y)}),t.closed)return D`<p class="alert" role="alert">${t.closed}</p>`;if(!s)return D`<${Ls} table=${e} state=${t} />`;let Y={table:e,state:t,view:s,proposal:Cn,digits:r,locked:it,wheel:c,last:u,asking:p,marks:Te,undo:Wt,redo:Kt,tab:Ce,drawer:Ae,ask:ut,set:dt,turn:Vt,propose:An,setWheel:i,setTab:me,setDrawer:Oe,thumb:Ut,next:Yt,hint:Gt,refused:ge,know:()=>w("thumb"),choose:()=>w("choose"),keys:()=>w("keys")},$t=()=>w(null);return D`
    <p class="hush" role="status">${m}</p>
    ${!t.connected&&D`<p class="lost" role="status">${o("lost")}</p>`}
    ${h&&D`<div class="alert"><span role="alert">${h}</span> <button class="quiet" onClick=${()=>g("")}>${o("close")}</button></div>`}
    ${M==="open"&&D`<${on} ...${Y} close=${()=>ee("")} />`}
    ${s.over?D`<${Sn} ...${Y} />`:D`<div class="board ${s.mode} n${s.verifiers.length} ${s.sheet?"":"watching"}">
          <${Ms} ...${Y} />
          <${rs} ...${Y} />
          ${s.sheet?D`<${dn} ...${Y} />`:D`<${Ts} ...${Y} />`}
          ${s.sheet&&D`<${kn} ...${Y} />`}
          ${s.sheet&&D`<${Xs} ...${Y} />`}
          ${t.table&&t.table.people.length>1&&D`<${et} ...${Y} />`}
        </div>`}
    ${b==="thumb"&&D`<${Ds} ...${Y} close=${$t} />`}
    ${b==="keys"&&D`<${hs} keys=${ws} tell=${y=>v(o(y))} close=${$t} />`}
    ${b==="choose"&&D`<${Ws} ...${Y} close=${$t} />`}
    ${O&&D`<${ps} question=${O} close=${()=>oe(null)} yes=${()=>{oe(null),O.go()}} />`}
    <${ms}><${Bs} ...${Y} />${M==="offered"&&D`<button class="bar-new" onClick=${()=>ee("open")}>${o("lesson")}</button>`}<//>
  `}export{zl as mount};
