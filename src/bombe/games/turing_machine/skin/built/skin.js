import{html as D,render as za,useCallback as lt,useEffect as Ke,useRef as fe,useState as X}from"bombe/preact.js";import{html as x,useEffect as ns,useLayoutEffect as jn,useRef as we,useState as os}from"bombe/preact.js";import{html as H}from"bombe/preact.js";var Zt="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Cn={up:H`<path d=${Zt} />`,down:H`<path d=${Zt} transform="rotate(180 12 12)" />`,undo:H`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:H`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:H`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:H`<path class="pen" d="M6 14l6-6l6 6" />`,sink:H`<path class="pen" d="M6 10l6 6l6-6" />`,close:H`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:H`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:H`<path class="pen" d="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z" />`,talk:H`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:H`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" /><circle cx="12" cy="7.6" r="1.3" />`},L=({of:e,size:t=20})=>H`<svg class="icon" viewBox="0 0 24 24" width=${t} height=${t} aria-hidden="true" focusable="false">${Cn[e]}</svg>`,N=({passed:e,size:t=22})=>H`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t} aria-hidden="true" focusable="false">
    ${e?H`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:H`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" /><path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
  </svg>`;import{useMemo as On,useState as Ln}from"bombe/preact.js";import{html as ye}from"bombe/preact.js";var pt={},Fe="en";function Jt(e){pt=e.words,Fe=e.lang}function T(e,t={}){let s=pt[e];if(s===void 0)throw new Error(`no words for ${e}`);return s.replace(/\{(\w+)\}/g,(n,a)=>t[a]??n)}var ue=e=>new Intl.ListFormat(Fe,{type:"conjunction"}).format(e),ht=(e,t=0,s={})=>new Intl.NumberFormat(Fe,{minimumFractionDigits:t,maximumFractionDigits:t,...s}).format(e).replace("-","−");function Qt(e,t,s=0,n={}){let r=new Intl.PluralRules(Fe,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||pt[`${e}_1`].includes("{n}"));return T(r?`${e}_1`:`${e}_n`,{n:ht(t,s,n)})}var Xt={},Ue={options:{},booklet:[]};function ft(e){Jt(e),Xt=e.cards,Ue=e}var F=e=>Xt[e],V=e=>Ue.options[e],es=()=>Object.keys(Ue.options),mt=()=>Ue.booklet,o=T,re=ht,I=Qt,ts={"▲":"t","■":"s","●":"c"},An={"▲":"triangle","■":"square","●":"circle"},P=["▲","■","●"],G=["t","s","c"],U=e=>e.replace(/[▲■●]/g,t=>T(An[t])).replace(/\.$/,"");function Z({of:e,size:t=16}){let s=ts[e];return ye`<span class="shape">
    <svg viewBox="0 0 16 16" width=${t} height=${t} aria-hidden="true" focusable="false">
      ${s==="t"&&ye`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${s==="s"&&ye`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${s==="c"&&ye`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${U(e)}</span></span>`}function v(e,t){return e.split(/([▲■●])/).map(s=>s in ts?ye`<${Z} of=${s} size=${t} />`:s)}var B=({of:e,cls:t=""})=>ye`<span class="picture ${t}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var le=e=>e.problem.replace(/^\? /,"").split(" ").map(t=>t.split("+")),W=e=>[...e.verifiers],J=e=>e.mode==="nightmare",q=e=>e.sheet?.rounds.at(-1)??{proposal:null,answers:{}},de=e=>!!e.sheet&&!e.over&&e.left>0&&(e.coop||e.thumb===null),$e=e=>!!e.sheet&&!e.over&&e.left===0&&e.thumb===null&&!e.seats[e.you]?.out,ke=e=>Object.keys(q(e).answers).length>0,Ye=e=>!!e.sheet&&!Object.keys(e.sheet.marks).length&&e.sheet.rounds.some(({answers:t})=>Object.keys(t).length>0),Tn=(e,t)=>e.sheet?.marks[t]??"";function Dn(e){return e===""?"-":e==="-"?"+":""}function qn(e,t){return t===""?`unmark ${e}`:t==="-"?`mark ${e}`:`mark ${e} +`}function ss(e,t){let[,s]=Ln(0);return On(()=>{let n=[],a=[],r=new Map,l=u=>r.has(u)?r.get(u).sign:Tn(e.state.view,u),c=(u,d)=>{if(l(u)===d)return;let p={sign:d};r.set(u,p),s(f=>f+1),e.act(qn(u,d)).catch(t).finally(()=>{r.get(u)===p&&r.delete(u),s(f=>f+1)})},i=(u,d)=>{n.push([u,l(u),d]),a.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,Dn(l(u))),undo(){let u=n.pop();return u?(a.push(u),c(u[0],u[1]),u[0]):null},redo(){let u=a.pop();return u?(n.push(u),c(u[0],u[2]),u[0]):null},get canUndo(){return n.length>0},get canRedo(){return a.length>0}}},[e])}function Ge(e){let t=e.match(/^([tsc])([1-5])$/);if(t)return`${"▲■●"[G.indexOf(t[1])]} ${t[2]}`;let s=e.match(/^(\d+)([a-i])$/);return s?F(s[1]).laws.find(n=>n.letter===s[2]).text:e}var Rn=90,Hn="(max-width: 699px)";function as(e){let{view:t,tab:s,setTab:n}=e,a=we(null),r=we(0),l=we(0),c=W(t),i=J(t),[u,d]=os(null);ns(()=>{let m=a.current.children[s];s===l.current||!m||a.current.scrollWidth<=a.current.clientWidth||(l.current=s,a.current.scrollTo({left:m.offsetLeft-a.current.offsetLeft-Nn(a.current),behavior:In()?"auto":"smooth"}))},[s]);let p=()=>{clearTimeout(r.current),r.current=setTimeout(()=>{if(!a.current)return;let{scrollLeft:m,scrollWidth:$,clientWidth:h,children:g}=a.current;if($<=h)return;let b=($-h)/Math.max(1,g.length-1);l.current=Math.round(m/b),n(l.current)},Rn)},{answers:f}=q(t);return x`<section class="cards" aria-label=${o("cards")}>
    <div class="tabs">
      ${le(t).map((m,$)=>{let h=c[$],g=i?void 0:f[h];return x`<button key=${h} class="tab" aria-current=${$===s?"true":null} onClick=${()=>n($)}
          aria-label=${Pn(i?null:h,m[0],g)}>
          ${i?x`<span class="mono">${m[0]}</span>`:h}
          ${g!==void 0&&x`<${N} passed=${g} size=${18} />`}
        </button>`})}
    </div>
    <div class="deck" ref=${a} onScroll=${p}>
      ${le(t).map((m,$)=>{let h={...e,letter:i?null:c[$],id:`card-${c[$]}`,enlarge:()=>d($)};return m.length>1?x`<${Bn} key=${$} ...${h} numbers=${m} />`:x`<${gt} key=${$} ...${h} number=${m[0]} whose=${i} />`})}
    </div>
    ${u!==null&&x`<${Wn} ...${e} letter=${i?null:c[u]} opener=${`card-${c[u]}`} numbers=${le(t)[u]} whose=${i} close=${()=>d(null)} />`}
  </section>`}var In=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Nn=e=>parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;function Pn(e,t,s){return e===null?o("card_number",{n:t}):s===void 0?o("verifier",{letter:e}):o(s?"answered_yes":"answered_no",{letter:e})}var rs=e=>t=>{t.key!=="Enter"||t.target!==t.currentTarget||(t.preventDefault(),e())};function Bn(e){let{letter:t,numbers:s,id:n,enlarge:a}=e;return x`<div class="pair" id=${n} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:t})} onKeyDown=${rs(a)}>
    <${gt} ...${e} id=${null} number=${s[0]} paired />
    <p class="hinge" aria-hidden="true"><span class="disc">${t}</span><span class="or">${o("or")}</span></p>
    <${gt} ...${e} id=${null} number=${s[1]} paired />
  </div>`}function Wn(e){let{letter:t,numbers:s,opener:n,close:a}=e,r=we(null);return jn(()=>{let l=r.current;return l.showModal(),()=>{l.close(),document.getElementById(n)?.querySelector(".enlarge").focus({preventScroll:!0})}},[]),x`<dialog class="large ${s.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
    onCancel=${l=>{l.preventDefault(),a()}} onClick=${l=>l.target===r.current&&a()}
    onKeyDown=${l=>Kn(l,e.marks)}>
    <div class="large-head">
      <span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>
      <h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:s[0]})}</h2>
      <button class="button" onClick=${a} autofocus>${o("close")}</button>
    </div>
    <div class="large-cards">${s.map(l=>x`<${zn} key=${l} ...${e} number=${l} />`)}</div>
  </dialog>`}function Kn(e,t){e.key.toLowerCase()!=="z"||e.ctrlKey||e.altKey||e.metaKey||document.documentElement.dataset.keys!=="off"&&(e.shiftKey?t.redo():t.undo())}function zn(e){let{number:t,whose:s}=e,n=F(t);return x`<section class="spread" aria-label=${U(n.title)}>
    <div class="spread-head"><h3 class="title">${v(n.title,17)}</h3><${B} of=${n.key} cls="key" /></div>
    <p class="spread-text">${v(n.text,14)}</p>
    ${n.grid?x`<${is} ...${e} shown=${n} /><details><summary>${o("check_what")}</summary><${ls} shown=${n} /></details>`:x`<${cs} ...${e} shown=${n} whole />`}
    ${s&&x`<${ds} ...${e} number=${t} />`}
  </section>`}function gt(e){let{view:t,letter:s,number:n,id:a,paired:r,whose:l,enlarge:c}=e,i=F(n),[u,d]=os(!1),p=we(null),f=s===null?"card_of_nobody":r?"card_of_two":"card_of",m=()=>{d(!1),p.current.focus()},$=h=>{h.stopPropagation(),r&&matchMedia(Hn).matches?c():d(!u)};return x`<article class="card laws${i.laws.length} ${i.grid?"gridded":""}" id=${a} tabindex=${a?"-1":null} aria-label=${U(o(f,{letter:s,title:i.title}))} onKeyDown=${rs(c)}>
    <div class="card-head" onClick=${c}>
      ${!r&&x`<span class="disc ${s?"":"nobody"}" aria-hidden="true">${s??"?"}</span>`}
      <button class="about-key" ref=${p} title=${o("check_what")} aria-label=${o("check_what")} aria-expanded=${u} onClick=${$}><${L} of="about" size=${19} /></button>
      <${B} of=${i.key} cls="key" />
    </div>
    <div class="card-name" onClick=${c}>
      <h2 class="title">${v(i.title,15)}</h2>
      <button class="enlarge" title=${o("enlarge")} aria-label=${U(o("enlarge_card",{title:i.title}))} aria-haspopup="dialog"><${L} of="enlarge" size=${18} /></button>
    </div>
    ${i.grid?x`<${is} ...${e} shown=${i} />`:x`<${cs} ...${e} shown=${i} />`}
    ${!r&&Ye(t)&&x`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
    ${l&&x`<${ds} ...${e} number=${n} />`}
    ${s!==null&&!r&&t.sheet&&x`<${Yn} ...${e} />`}
    ${u&&x`<${Fn} shown=${i} close=${m} />`}
  </article>`}function Fn({shown:e,close:t}){let s=we(null);return ns(()=>s.current.focus(),[]),x`<div class="about" onKeyDown=${n=>n.key==="Escape"&&t()}>
    <p>${v(e.text,14)}</p>
    <${ls} shown=${e} />
    <button class="button" ref=${s} onClick=${t}>${o("close")}</button>
  </div>`}var ls=({shown:e})=>x`<p class="about-label">${o("one_law")}</p>
    <ul class="sentences">${e.laws.map(t=>x`<li key=${t.name}><b>${t.letter}</b> <span>${v(t.text,14)}</span></li>`)}</ul>`,cs=e=>x`<ul class="laws">
    ${e.shown.laws.map(t=>x`<li key=${t.name}><${us} ...${e} law=${t}>
        <${B} of=${t.picture} /><span class="law-words">${v(e.whole?t.text:t.words,13)}</span>
      <//></li>`)}
  </ul>`;function is(e){let{columns:t,rows:s,laws:n}=e.shown.grid,a=new Map(e.shown.laws.map(r=>[r.name,r]));return x`<div class="grid w${t.length} h${s.length}">
    <span></span>${t.map(r=>x`<${B} of=${r} cls="column" />`)}
    ${s.map((r,l)=>x`
      <span class="row-name">${r}</span>
      ${n[l].map(c=>x`<${us} key=${c} ...${e} law=${a.get(c)}><${B} of=${a.get(c).picture} /><//>`)}
    `)}
  </div>`}function us({view:e,marks:t,law:s,children:n}){let a=t.of(s.name),r=o("law_is",{letter:s.letter,words:U(s.text)});if(!e.sheet)return x`<span class="law" role="img" aria-label=${r}>${n}</span>`;let l=e.sheet.unsound?.includes(s.name),c=Un(e,s);return x`<button class="law ${Ve(a)} ${c?"gone":""} ${l?"shaky":""}" aria-pressed=${a!==""}
    aria-label=${_e(r,a,l,c)} title=${s.text}
    onClick=${()=>t.cycle(s.name)}
    onContextMenu=${i=>Ze(i,t,s.name)}>
    ${n}${l&&x`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
  </button>`}var Ve=e=>e==="-"?"struck":e==="+"?"kept":"";function _e(e,t,s=!1,n=!1){let a=e;return t&&(a=o(t==="-"?"struck":"kept",{what:a})),n&&(a=o("ruled_out",{what:a})),s&&(a=o("unsound",{what:a})),a}function Ze(e,t,s){e.preventDefault(),t.put(s,t.of(s)==="-"?"":"-")}var Un=(e,t)=>!!e.sheet.laws&&!e.sheet.laws.some(s=>s.includes(t.name));function ds({view:e,marks:t,number:s}){return x`<div class="whose">
    <p class="caps">${o("whose")}</p>
    <div class="owners">
      ${W(e).map(n=>{let a=`${n}${s}`,r=t.of(a),l=o("whose_is",{letter:n});if(!e.sheet)return x`<span class="owner">${n}</span>`;let c=e.sheet.unsound?.includes(a);return x`<button key=${n} class="owner ${Ve(r)} ${c?"shaky":""}" aria-pressed=${r!==""} aria-label=${_e(l,r,c)}
          onClick=${()=>t.cycle(a)} onContextMenu=${i=>Ze(i,t,a)}>${n}</button>`})}
    </div>
  </div>`}function Yn({view:e,letter:t,ask:s,asking:n}){let a=q(e).answers[t],r=a!==void 0;return x`<button class="ask-here ${r?"done":""} ${n===t?"busy":""}" aria-disabled=${r||!de(e)} onClick=${()=>s(t)}
    aria-label=${r?o(a?"answered_yes":"answered_no",{letter:t}):null}>
    ${r?x`<${N} passed=${a} size=${20} /> ${o("answered")}`:x`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
  </button>`}import{html as R,useLayoutEffect as yo,useRef as ko,useState as St}from"bombe/preact.js";import{html as Re,useLayoutEffect as Gn,useRef as Vn}from"bombe/preact.js";function Je({title:e,cls:t="",close:s,onKey:n,children:a}){let r=Vn(null);return Gn(()=>{let l=document.activeElement,c=r.current;return c.showModal(),c.scrollTop=0,()=>{c.close(),l?.isConnected&&l.focus()}},[]),Re`<dialog class="over ${t}" ref=${r} aria-labelledby="over-title" onKeyDown=${n}
    onCancel=${l=>{l.preventDefault(),s()}}
    onClick=${l=>l.target===r.current&&s()}>
    <h2 id="over-title">${e}</h2>
    ${a}
  </dialog>`}function $s({question:e,yes:t,close:s}){return Re`<${Je} title=${e.title} close=${s}>
    <p class="note">${T("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${t}>${e.yes}</button>
      <button class="button" onClick=${s}>${T("cancel")}</button>
    </div>
  <//>`}function ps({keys:e,close:t,tell:s=T}){return Re`<${Je} title=${T("keys")} cls="keylist" close=${t}>
    <dl>${e.map(([n,a])=>Re`<div key=${a}>
      <dt>${n.map(r=>r==="–"?" – ":Re`<kbd>${r}</kbd> `)}</dt>
      <dd>${s(a)}</dd>
    </div>`)}</dl>
    <p class="note">${T("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${t}>${T("close")}</button></div>
  <//>`}import{html as Zn,render as Jn,useEffect as hs,useState as Qn}from"bombe/preact.js";function bt(e){let[t,s]=Qn(e.state);return hs(()=>(s(e.state),e.subscribe(s)),[e]),t}var xe=e=>!!(e.table&&e.you&&e.table.host===e.you.who),Qe=document.documentElement.dataset;function fs({children:e}){return hs(()=>{let t=document.getElementById("bar");t&&Jn(Zn`${e}`,t)}),null}import{html as _,useEffect as yt,useLayoutEffect as _s,useRef as xs,useState as Ie}from"bombe/preact.js";import{html as Xn,useEffect as eo,useState as to}from"bombe/preact.js";var ve=null;async function so(){ve=0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),t=Date.parse(e?.headers.get("date")??"");t&&(ve=t+500-Date.now())}function ms({deadline:e,timer:t}){let[,s]=to(0);if(eo(()=>{if(!e)return;ve===null&&so(),ve=Math.max(ve,e-t*1e3-Date.now());let r=setInterval(()=>s(l=>l+1),500);return()=>clearInterval(r)},[e,t]),!e)return null;let n=Math.min(t||1/0,Math.max(0,Math.ceil((e-Date.now()-ve)/1e3))),a=`${Math.floor(n/60)}:${String(n%60).padStart(2,"0")}`;return Xn`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
    <span>${T("time_left")}</span> <span class="mono">${a}</span>
  </p>`}import{html as ce,useEffect as no,useRef as oo,useState as ao}from"bombe/preact.js";var ro=300;function se(e){let{table:t,view:s}=e;return s.seats.map((n,a)=>{let r=t?.seats[a]?.who,l=t?.people.find(c=>c.who===r);return{...n,at:a,who:r,name:t?.seats[a]?.name??T("you"),bot:l?.bot??null,away:n.gone||!!l?.gone||!!(t&&!l),me:a===s.you}})}var lo="11000 10011 01110 10010 10000 10110 01011 00101 01100 11010 11110 01001 00111 00110 00011 01101 11101 01010 10100 00001 11100 01111 11001 10111 10101 10001".split(" ");function co(e){let t=e.charCodeAt(0)-65;return lo[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function He({name:e,bot:t}){let s=([...e][0]??" ").toUpperCase();return ce`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text x="17" y="29" text-anchor="middle">${s}</text>
    ${[...co(s)].map((n,a)=>n==="1"?ce`<rect x="31" y=${5.5+7*a} width="4.4" height="5.4" rx="1" />`:ce`<rect class="dot" x="32.6" y=${7.6+7*a} width="1.2" height="1.2" />`)}
  </svg>`}function gs({chat:e,you:t}){let s=oo(null);no(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[e.length]);let n=e.length>0;return ce`<div class=${n?"talk-lines":"hush"} ref=${s} role="log" tabindex=${n?0:void 0} aria-label=${T("chat")}>${n&&ce`<ol>
    ${e.map((a,r)=>ce`<li key=${r} class=${a.who===t?.who?"is-mine":""}><strong>${a.name}</strong> ${a.text}</li>`)}
  </ol>`}</div>`}function bs({table:e,you:t,refused:s}){let[n,a]=ao("");return t?.speak?ce`<form class="talk-form" onSubmit=${async l=>{l.preventDefault();let c=n.trim();if(c){a("");try{await e.order(`say ${c}`)}catch(i){a(c),s(i)}}}}>
    <label class="hush" for="talk-text">${T("say_something")}</label>
    <input id="talk-text" maxlength=${ro} autocomplete="off" placeholder=${T("say_something")} value=${n} onInput=${l=>a(l.currentTarget.value)} />
    <button class="button">${T("send")}</button>
  </form>`:ce`<p class="note">${T("not_to_speak")}</p>`}var Xe=({key:e,code:t,shiftKey:s})=>(/^[1-5]$/.test(e)?e:s?null:t.match(/^Digit([1-5])$/)?.[1])??null,ys=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];var io=2500,uo=56,$o=12,po=()=>matchMedia("(max-width: 699px)").matches?4:6,Se=e=>o(`level_${e}`),kt=({up:e})=>_`<svg class="hand ${e?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g transform=${e?null:"matrix(1 0 0 -1 0 24)"}>
      <path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
      <rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
    </g>
  </svg>`,wt=({passed:e})=>_`<span class="answered"><${N} passed=${e} /><span class="hush">${o(e?"said_yes":"said_no")}</span></span>`;function vs(e){let{table:t,state:s,view:n}=e,a=se(s),r=s.table?.phase==="over"&&!n.over,l=a.length>1,{deadline:c,timer:i}=s.table??{};return!l&&!r&&!c?null:_`<section class="people ${l?"":"alone"} ${r?"ended":""}" aria-label=${o("at_the_table")}>
    <p class="people-wait ${_t(n)||r?"now":""}" role="status">${r?s.table.outcome?.why:Cs(n,a)}</p>
    ${r?_`<${go} table=${t} state=${s} refused=${e.refused} />`:_`<${ms} deadline=${c} timer=${i} />`}
    ${l&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
      ${a.map(u=>_`<${fo} key=${u.at} seat=${u} view=${n} />`)}
    </ul>`}
    ${!n.sheet&&_`<${Ne} view=${n} />`}
    <${xt} table=${t} state=${s} />
  </section>`}function Ne({view:e}){let t=ho(e);return t.length>0&&_`<ul class="small-print">${t.map(s=>_`<li key=${s}>${s}</li>`)}</ul>`}var Ss=({view:e})=>e.seats.length>1&&e.aids.length>0&&_`<p class="small-print">${Ms(e)}</p>`,Ms=e=>o("aids",{aids:ue(e.aids.map(t=>o(`aid_${t}`)))});function ho(e){let t=[];return e.machine&&t.push(o("machine_to_beat",{level:Se(e.machine.level)})),e.coop&&t.push(o("one_sheet")),e.aids.length&&t.push(Ms(e)),e.chosen&&t.push(o("chosen")),t}var _t=e=>e.waiting.includes(e.you)&&!!e.thumb?.startsWith("up");function Es(e){let{view:t}=e;if(_t(t))return o("thumb_is_in");let s=t.waiting.includes(t.you)?"":Cs(t,se(e));return s&&s.length<=uo?s:o("thumb_in")}function Cs(e,t){let s=e.you!==null&&e.seats[e.you],n=e.waiting.filter(r=>r!==e.you).map(r=>t[r].name),a=n.length?o("waiting_for",{names:ue(n)}):"";return s?e.waiting.includes(e.you)?_t(e)?o("codes_differ"):n.length||t.length===1?o("your_turn"):o("all_wait_for_you"):s.out?`${o("you_are_out")} ${a}`:e.thumb?`${o("thumb_is_in")} ${a}`:a:a}function fo({seat:e,view:t}){let s=e.rounds.at(-1),n=t.waiting.includes(e.at)&&!e.me,a=[e.me&&o("you"),e.bot&&o("bot"),e.handicap>0&&o("handicap",{n:e.handicap})].filter(Boolean);return _`<li class="seat ${e.me?"is-me":""} ${e.out?"is-out":""} ${e.done?"is-done":""}">
    <${He} name=${e.name} bot=${e.bot} />
    <p class="seat-name"><strong>${e.name}</strong>${a.length>0&&_` <span>${a.join(", ")}</span>`}</p>
    <p class="seat-state"><${mo} seat=${e} view=${t} waited=${n} /></p>
    <p class="seat-round">
      ${!e.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
            <span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${e.out?"":"–"}</span>`}
      <span class="seat-count">${I("questions",e.questions)}</span>
      ${e.hints>0&&_`<span class="seat-hints"><span aria-hidden="true"><${L} of="hint" size=${15} />${e.rung>0?[1,2,3].map(r=>_`<i class=${r<=e.rung?"used":""}></i>`):e.hints}</span><span class="hush">${I("hints",e.hints)}</span></span>`}
    </p>
  </li>`}function mo({seat:e,view:t,waited:s}){let n=t.coop&&t.thumbs?.[e.at];if(e.out)return _`<span>${o("seat_out")}</span>`;if(n){let a=n.startsWith("up");return _`<${kt} up=${a} /><span>${a?n.slice(3):o("down")}</span>`}return e.done?_`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" /></svg><span>${o("thumb_given")}</span>`:e.away?_`<span>${o("away")}</span>`:s?_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`:null}function go({table:e,state:t,refused:s}){let n=t.table?.people.find(a=>a.who===t.table.host);return _`<div class="again">
    ${xe(t)?_`<button class="button filled" onClick=${()=>e.order("start").catch(s)}>
          ${o(t.table.people.length>1?"rematch":"another")}
        </button>`:n&&_`<p class="note">${o("host_starts",{name:n.name})}</p>`}
    <a class="button" href="/">${o("new_problem")}</a>
  </div>`}function As({table:e,state:t}){let{people:s,waiting:n,phase:a}=t.table??{};if(a!=="playing"||e.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let r=s.filter(l=>n.includes(l.who)).map(l=>l.name);return _`<section class="paper apart">
    <h2>${o("apart")}</h2>
    ${r.length>0&&_`<p class="note">${o("waiting_for",{names:ue(r)})}</p>`}
  </section>`}function Os({state:e,view:t}){let s=se(e),n=t.coop?[{...s[0],name:ue(s.map(r=>r.name))}]:s,a=Array.from({length:t.round},(r,l)=>l);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
    <thead><tr><th scope="col">${o("player")}</th>${a.map(r=>_`<th scope="col">${o("round",{n:r+1})}</th>`)}</tr></thead>
    <tbody>${n.map(r=>_`<tr key=${r.at}>
      <th scope="row">${r.name}</th>
      ${a.map(l=>{let{proposal:c,asked:i=[],thumb:u}=r.rounds[l]??{};return _`<td><span class="mono">${c??"–"}</span> ${i.join(" ")} ${u&&_`<${kt} up=${u==="up"} /><span class="hush">${o(u)}</span>`}</td>`})}
    </tr>`)}</tbody>
  </table></section>`}var ks=new WeakMap;function bo(e,t){if(!e||e.over||t.seats.length<2)return null;let s=t.round>e.round,n=t.over&&t.round===e.round;if(!s&&!t.over)return null;let a=n||t.over?t.round:t.round-1;return t.seats.some(r=>r.rounds[a-1]?.thumb)?a:null}function xt({table:e,state:t}){let{view:s}=t,[n,a]=Ie(null),r=xs(null);_s(()=>{let d=ks.get(e);ks.set(e,{round:s.round,over:s.over});let p=bo(d,s);p!==null&&a({round:p,seats:se(t)})},[e,s.round,s.over]),yt(()=>{if(n)return r.current=setTimeout(()=>a(null),io),()=>clearTimeout(r.current)},[n]),yt(()=>{if(!n)return;let d=()=>a(null);return addEventListener("keydown",d),()=>removeEventListener("keydown",d)},[n]);let l=n?n.seats.flatMap(d=>{let p=d.rounds[n.round-1]?.thumb;return p?[{...d,up:p==="up"}]:[]}).sort((d,p)=>p.up-d.up):[],c=l.filter(d=>d.up),i=l.length>$o?c:l,u=c.length===0?o("nobody_knows"):c.length===1?o("one_knows",{name:c[0].name}):o("many_know",{n:c.length});return _`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${u} ${l.map(d=>o(d.up?"thumb_of_up":"thumb_of_down",{name:d.name})).join(" ")}`}</p>
    ${n&&_`<div class="reveal" aria-hidden="true" onClick=${()=>a(null)}>
      <div class="reveal-head"><p class="label">${o("end_of_round",{n:n.round})}</p>
        <button class="reveal-close" tabindex="-1"><${L} of="close" /></button></div>
      <p class="reveal-title">${u}</p>
      <ul class="reveal-cards ${i.length>po()?"many":""}">
        ${i.map(d=>_`<li key=${d.at} class=${d.up?"up":"down"}>
          <${kt} up=${d.up} />
          <p class="reveal-word">${o(d.up?"up":"down")}</p>
          <p class="reveal-name">${d.name}</p>
          <p class="reveal-note">${d.up&&d.out?o("wrong_and_out"):I("questions",d.questions)}</p>
        </li>`)}
      </ul>
      ${i.length<l.length&&_`<p class="reveal-rest">${o("others_down",{n:l.length-i.length})}</p>`}
    </div>`}`}var ws=["","",""];function Ls({view:e,thumb:t,close:s}){let n=xs(null),[a,r]=Ie(ws),[l,c]=Ie(""),i=($,h,g=!1)=>{c(""),r(b=>(g?ws:b).map((w,O)=>O===$?h:w))},u=P.filter(($,h)=>!a[h]);_s(()=>{let $=document.activeElement,h=n.current;return h.showModal(),h.querySelector("input").focus(),()=>{h.close(),$?.isConnected&&$.focus()}},[]);let d=$=>{let h=n.current.querySelectorAll("fieldset")[$];(h?h.querySelector("input:checked")??h.querySelector("input"):n.current.querySelector("[type=submit]")).focus()},p=$=>{let{key:h,target:g}=$;if(h.length>1||h===" "||$.ctrlKey||$.altKey||$.metaKey)return;$.preventDefault();let b=Xe($);if(!b)return c(o("no_such_digit",{sign:h}));let w=[...n.current.querySelectorAll("fieldset")].findIndex(Ae=>Ae.contains(g)),O=w>=0?w:a.indexOf(""),oe=Math.max(0,O);i(oe,b,O<0),d(oe+1)},f=$=>{if($.preventDefault(),!u.length)return t(`up ${a.join("")}`);c(o("digits_missing",{shapes:u.join(" ")})),d(a.indexOf(""))},m=e.seats.length===1;return _`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
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
      <p class="know-wrong" role="alert">${v(l)}</p>
      <div class="know-keys">
        <button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>${o("declare",{code:a.map($=>$||"·").join("")})}</button>
        <button type="button" class="button" onClick=${s}>${o("cancel")}</button>
      </div>
    </form>
  </dialog>`}function et({table:e,state:t,refused:s}){let{chat:n,you:a}=t,[r,l]=Ie(!1),[c,i]=Ie(n.length);if(yt(()=>{r&&i(n.length)},[r,n.length]),!a?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return _`<details class="chat talk" onToggle=${p=>l(p.currentTarget.open)} onKeyDown=${p=>{p.key!=="Escape"||!r||(p.currentTarget.open=!1,p.currentTarget.firstElementChild.focus())}}>
    <summary><${L} of="talk" /><span class="talk-name">${o("chat")}</span>${!r&&u>0&&_` <span class="talk-fresh">${I("new_lines",u)}</span>`}</summary>
    <div class="talk-panel">
      ${r&&_`<${gs} chat=${n} you=${a} />`}
      <${bs} table=${e} you=${a} refused=${s} />
    </div>
  </details>`}var Ts=e=>e.replace(/[\s,;]+/g," ").replace(/ ?\+ ?/g,"+").replace(/^ ?\? ?/,"? ").trim(),vt=e=>e.replace(/^./u,t=>t.toLocaleUpperCase(document.documentElement.lang));var Ds="choice",qs=["new","named","booklet"],js=/^aid_/,Rs=200,Hs=e=>o(`share_${e}`),Is=e=>o(`share_${e}`);function Ns(e){let{state:t,view:s,refused:n}=e;return yo(()=>{t.refused&&n(new Error(t.refused))},[t.refused]),R`<div class="bar-problem">
    <span class="hush">${o("this_problem")}</span>
    <span class="mono">${s.problem.replace(/^\? /,"")}</span>
    <span>${[s.mode!=="classic"&&Hs(s.mode),Is(s.difficulty)].filter(Boolean).join(", ")}</span>
  </div>
  <${Mt} ...${e} cls="bar-new" />`}function Mt({table:e,state:t,choose:s,cls:n}){return t.trying||t.table?.people.length===1?t.you?.here&&!e.watch?R`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:null:!xe(t)||t.table.phase==="playing"?null:R`<a class=${n} href=${`/r/${e.code}?table`}>${o("new_problem")}</a>`}var tt=()=>es().filter(e=>js.test(e));function wo(e){let t={kind:"new",mode:e.mode,verifiers:e.verifiers.length,difficulty:e.difficulty,by_thought:!1,named:"",booklet:1,machine:e.machine?.level??"none",...Object.fromEntries(tt().map(r=>[r,e.aids.includes(r.replace(js,""))]))},s={};try{s=JSON.parse(localStorage.getItem(Ds))??{}}catch{}let n={kind:r=>qs.includes(r),named:r=>typeof r=="string"&&r.length<=Rs,booklet:r=>mt().some(({number:l})=>l===r)},a=r=>(n[r]??(l=>V(r).choices.includes(l)))(s[r]);return Object.fromEntries(Object.keys(t).map(r=>[r,r in s&&a(r)?s[r]:t[r]]))}function _o(e){try{localStorage.setItem(Ds,JSON.stringify(e))}catch{}}function xo(e){let{kind:t,mode:s,verifiers:n,difficulty:a,by_thought:r,machine:l}=e,c=Object.fromEntries(tt().map(i=>[i,e[i]]));return t==="new"?{mode:s,verifiers:n,difficulty:a,by_thought:r,machine:l,...c}:{problem:t==="named"?Ts(e.named):`booklet ${e.booklet}`,machine:l,...c}}function Ps({table:e,view:t,close:s}){let[n,a]=St(()=>wo(t)),[r,l]=St(!1),[c,i]=St(""),u=ko(null),d=g=>b=>{i(""),a(w=>({...w,[g]:b}))},{kind:p}=n,f=g=>{i(vt(g)),l(!1),u.current?.focus()},m=async g=>{if(!r){if(p==="named"&&!n.named.trim())return f(o("named_missing"));l(!0),i("");try{await g(xo(n)),_o(n)}catch(b){f(b instanceof TypeError?o("no_answer"):b.message)}}},$=g=>{g.preventDefault(),m(async b=>{await e.begin(b),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},h=()=>m(async g=>{let{machine:b,...w}=p==="new"?g:(await e.look(g)).options;await e.gather(w)});return R`<${Je} title=${o("new_problem")} cls="choose" close=${s}>
    <form onSubmit=${$} noValidate>
      <${Pe} legend=${o("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${qs} words=${g=>o(`kind_${g}`)} />
      <div class="choose-which">
        ${p==="new"&&R`<${vo} choice=${n} set=${d} />`}
        ${p==="named"&&R`<${So} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
        ${p==="booklet"&&R`<${Mo} value=${n.booklet} set=${d("booklet")} />`}
      </div>
      <${Pe} legend=${o("when_alone",{title:V("machine").title})} name="machine" value=${n.machine} set=${d("machine")}
        choices=${V("machine").choices} words=${Se} />
      <details class="choose-aids" open=${tt().some(g=>n[g])}>
        <summary>${o("hints_and_aids")}</summary>
        <p class="note">${o("aids_are_seen")}</p>
        ${tt().map(g=>R`<${Bs} key=${g} name=${g} value=${n[g]} set=${d(g)} />`)}
      </details>
      <p class="choose-status note" role="status">${r?o("dealing"):""}</p>
      ${c&&p!=="named"&&R`<p class="choose-wrong" role="alert">${c}</p>`}
      <div class="over-keys">
        <button type="submit" class="button filled" aria-disabled=${String(r)}>${o("play")}</button>
        <button type="button" class="button" aria-disabled=${String(r)} onClick=${h}>${o("with_friends")}</button>
        <button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
      </div>
    </form>
  <//>`}function vo({choice:e,set:t}){return R`
    <${Pe} legend=${V("mode").title} name="mode" value=${e.mode} set=${t("mode")} choices=${V("mode").choices} words=${Hs}
      note=${o(`about_${e.mode}`)} />
    <div class="choose-two">
      <${Pe} legend=${V("verifiers").title} name="verifiers" value=${e.verifiers} set=${t("verifiers")} choices=${V("verifiers").choices} words=${String} />
      <${Pe} legend=${V("difficulty").title} name="difficulty" value=${e.difficulty} set=${t("difficulty")} choices=${V("difficulty").choices} words=${Is} />
    </div>
    <${Bs} name="by_thought" value=${e.by_thought} set=${t("by_thought")} />`}function So({value:e,set:t,wrong:s,field:n}){return R`<div class="choose-named">
    <label for="choose-named">${o("named_label")}</label>
    <input id="choose-named" ref=${n} class="mono" value=${e} onInput=${({currentTarget:a})=>t(a.value)} maxlength=${Rs}
      autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null} aria-describedby="choose-wrong choose-how" />
    <p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
    <p id="choose-how" class="note">${o("named_how")}</p>
  </div>`}function Mo({value:e,set:t}){return R`<fieldset class="choose-booklet">
    <legend>${o("booklet_label")}</legend>
    <div>${mt().map(({number:s,verifiers:n,difficulty:a})=>R`<label key=${s}>
      <input type="radio" name="choose-booklet" value=${s} checked=${s===e} onChange=${()=>t(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:a})} />
      <span aria-hidden="true"><b>${s}</b><i>${"●".repeat(a)}</i><small>${n}</small></span>
    </label>`)}</div>
    <p class="note">${o("booklet_how")}</p>
  </fieldset>`}function Pe({legend:e,quiet:t,name:s,value:n,set:a,choices:r,words:l,note:c}){return R`<fieldset class="one-of">
    <legend class=${t?"hush":""}>${e}</legend>
    <div class="one-of-row">${r.map(i=>R`<label key=${i}>
      <input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>a(i)} />
      <span>${vt(l(i))}</span>
    </label>`)}</div>
    ${c&&R`<p class="note">${c}</p>`}
  </fieldset>`}function Bs({name:e,value:t,set:s}){return R`<label class="choose-tick">
    <input type="checkbox" checked=${t} onChange=${({currentTarget:n})=>s(n.checked)} />
    <span>${V(e).title}</span>
  </label>`}import{html as Ee,useEffect as Et,useLayoutEffect as Eo,useRef as Co,useState as Ks}from"bombe/preact.js";var zs=3,Ao="(min-width: 1180px)",Ws="(max-width: 699px)",Oo=300,Me=8,Lo=220,Ot=e=>e.sheet?.hint??null,Ct=e=>e.seats[e.you]?.hints??0;function Fs(e){let t=Ot(e)?.lines.at(-1);return t?Us(t):""}function Us({key:e,values:t}){let s={...t};return s.law&&(s.law=Ys(s.law)),s.answers&&(s.answers=s.answers.join(", ")),s.world&&(s.world=s.world.map(To).join("; ")),o(e,s)}var Ys=e=>F(parseInt(e,10)).laws.find(t=>t.name===e).text;function To(e){let[t,s]=e.split(" ");return`${t}: ${Ys(s).replace(/\.$/,"")}`}var Be={at:0,heard:new Set};function At(e){Be.at=e,Be.heard.forEach(t=>t({}))}function Gs(){let[,e]=Ks(null);return Et(()=>(Be.heard.add(e),()=>Be.heard.delete(e)),[]),Be.at}var Vs=({rung:e})=>Ee`<span class="hint-pips" aria-hidden="true">${[1,2,3].map(t=>Ee`<i class=${t<=e?"used":""}></i>`)}</span>`;function Zs({view:e,hint:t}){let s=Gs()===Ct(e);if(!e.aids.includes("hints")||!e.sheet)return null;let n=Ot(e)?.rung??0;return Ee`<button class="button hint-key" onClick=${()=>n<zs?t():At(s?0:Ct(e))} aria-expanded=${n>0&&!s} aria-controls=${n>0&&!s?"hint":null}>
    <${L} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Vs} rung=${n} />
    <span class="hush">${o("hint_rungs",{n})}</span>
  </button>`}function Js({view:e,hint:t,setTab:s}){let n=Co(null),[a,r]=Ks(null),l=Ot(e),c=Ct(e),i=Gs()===c,u=l!==null&&!i,d=u?Do(e,l):-1;if(Et(()=>()=>At(0),[]),Et(()=>{d>=0&&s(d)},[c,d]),Eo(()=>{if(!u)return;let f=n.current.closest(".board"),m=()=>r(h=>qo(h,jo(f,d<0?null:W(e)[d])));m();let $=new ResizeObserver(m);return $.observe(f),addEventListener("resize",m),()=>{$.disconnect(),removeEventListener("resize",m)}},[u,d,c]),!u)return null;let p=()=>{At(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ee`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${n} style=${a?.style} aria-label=${o("hint")}
    onKeyDown=${f=>f.key==="Escape"&&p()}>
    <div class="hint-head"><${L} of="hint" size=${20} /><b>${o("hint")}</b><${Vs} rung=${l.rung} /><span class="hush">${o("hint_rungs",{n:l.rung})}</span>
      ${l.rung<zs&&Ee`<button class="button hint-more" onClick=${t}>${o("hint_more")}</button>`}
      <button class="plain square" onClick=${p} aria-label=${o("hint_close")} title=${o("hint_close")}><${L} of="close" /></button></div>
    <ol class="hint-lines">${l.lines.map(f=>Ee`<li key=${f.key}>${v(Us(f),14)}</li>`)}</ol>
  </aside>`}function Do(e,t){return J(e)?le(e).findIndex(([s])=>Number(s)===t.card):W(e).indexOf(t.verifier)}var qo=(e,t)=>JSON.stringify(e)===JSON.stringify(t)?e:t;function jo(e,t){let s=e.getBoundingClientRect(),n=t&&document.getElementById(`card-${t}`),a=e.querySelector(".ending").getBoundingClientRect();if(n&&!matchMedia(Ws).matches){let i=n.getBoundingClientRect(),u=e.querySelector(".cards").getBoundingClientRect().right,d=Math.max(i.width,Math.min(Oo,u-s.left)),p=Math.min(i.left,u-d)-s.left;return{kind:"under",style:{left:`${p}px`,top:`${i.bottom-s.top+Me}px`,width:`${d}px`,"--tip":`${i.left-s.left-p+30}px`}}}if(matchMedia(Ao).matches){let i=e.querySelector(".sheet").getBoundingClientRect();return{kind:"",style:{left:`${i.left-s.left+Me}px`,width:`${i.width-2*Me}px`,bottom:`${s.bottom-a.top+Me}px`}}}let r=Math.max(0,innerHeight-a.top),l=matchMedia(Ws).matches?e.querySelector(".engine").getBoundingClientRect().top:1/0,c=l>Lo&&l<innerHeight?innerHeight-l:r;return{kind:"docked",style:{bottom:`${c+Me}px`,maxHeight:`${innerHeight-c-3*Me}px`}}}var Lt=e=>`${o("next_proposal",{n:e.round})} ${o("next_proposal_more")}`;function Qs(e,t,s){let{view:n}=t;if(!e?.sheet||!n?.sheet||n.over)return"";if(e.over)return Lt(n);let a=n.sheet.rounds.flatMap(({proposal:l,answers:c},i)=>Object.entries(c).filter(([u])=>!(u in(e.sheet.rounds[i]?.answers??{}))).map(([u,d])=>o(d?"heard_yes":"heard_no",{letter:u,code:[...l].join(" "),left:n.left})));if(!n.coop)return a.join(" ");let{proposal:r}=q(n);return!a.length&&r&&r!==s&&r!==q(e).proposal&&a.push(o("proposal_now",{code:[...r].join(" ")})),se(t).forEach(({at:l,name:c,me:i})=>{let u=n.thumbs[l];i||!u||u===e.thumbs?.[l]||a.push(u==="down"?o("thumb_of_down",{name:c}):o("sure_of",{name:c,code:[...u.slice(3)].join(" ")}))}),a.join(" ")}import{html as K,useEffect as Io,useRef as No,useState as ot}from"bombe/preact.js";import{html as j}from"bombe/preact.js";function st({number:e,letter:t,id:s,state:n=()=>"",more:a,level:r=3}){let l=F(e),c=`h${r}`;return j`<article class="sample" id=${s} tabindex=${s?"-1":null}>
    <div class="sample-plate">
      ${t?j`<span class="sample-disc" aria-hidden="true">${t}</span>`:j`<span class="mono">${e}</span>`}
      <${B} of=${l.key} cls="key" />
    </div>
    <div class="sample-body">
      <${c}>${t&&j`<span class="hush">${o("sample_of",{letter:t})} </span>`}${v(l.title,15)}<//>
      ${l.grid?j`<${Ho} shown=${l} />`:j`<ul class="sample-laws">${l.laws.map(i=>j`<${Ro} law=${i} state=${n(i)} />`)}</ul>`}
      ${a&&j`<details><summary>${o("sample_words")}<span class="hush">: ${l.title}</span></summary><p>${v(l.text,13)}</p><ul class="sample-texts">${l.laws.map(i=>j`<li><span class="mono">${i.letter}</span> <span>${v(i.text,13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`}var Ro=({law:e,state:t})=>j`<li class=${t}>
    <span class="mono" aria-hidden="true">${e.letter}</span><${B} of=${e.picture} />
    <span class="sample-words">${v(e.words,13)}</span>
    ${t&&j`<span class="hush">, ${o(`sample_${t}`)}</span>`}
  </li>`;function Ho({shown:e}){let{columns:t,rows:s,laws:n}=e.grid,a=new Map(e.laws.map(r=>[r.name,r]));return j`<div class="sample-grid w${t.length}">
    <span></span>${t.map(r=>j`<${B} of=${r} cls="column" />`)}
    ${s.map((r,l)=>j`
      <span class="sample-row">${r}</span>
      ${n[l].map(c=>j`<span class="sample-cell" role="img" aria-label=${a.get(c).text}><${B} of=${a.get(c).picture} /></span>`)}
    `)}
  </div>`}var Xs=({name:e,digits:t,set:s})=>j`<div class="pick">
    ${P.map((n,a)=>j`<fieldset class="pick-row ${"tsc"[a]}">
      <legend>${v(n,18)}</legend>
      ${"12345".split("").map(r=>j`<label class="pick-key"><input type="radio" name=${`${e}-${a}`} value=${r} checked=${t[a]===r}
        onChange=${()=>s(t.map((l,c)=>c===a?r:l))} /><span>${r}</span></label>`)}
    </fieldset>`)}
  </div>`;var en="lesson";function tn(){try{return localStorage.getItem(en)!=="done"}catch{return!1}}function Po(){try{localStorage.setItem(en,"done")}catch{}}var nt=[Bo,Ko,Fo,Yo];function sn({close:e}){let[t,s]=ot(0),n=No(null);Io(()=>n.current.focus(),[t]);let a=()=>{Po(),e(),document.getElementById("main").focus({preventScroll:!0})},r=i=>{i.stopPropagation(),i.key==="Escape"&&a()},l=nt[t],c=t===nt.length-1;return K`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${r}>
    <div class="lesson-head">
      <p class="caps">${o("lesson_step",{n:t+1,of:nt.length})}</p>
      <ol class="lesson-steps" aria-hidden="true">${nt.map((i,u)=>K`<li class=${u===t?"now":u<t?"past":""}></li>`)}</ol>
      <button class="quiet" onClick=${a}>${o("lesson_skip")}</button>
    </div>
    <h2 ref=${n} tabindex="-1">${o(`lesson_title_${t+1}`)}</h2>
    <${l} />
    <div class="lesson-foot">
      <button class="button" aria-disabled=${t===0} onClick=${()=>t>0&&s(t-1)}>${o("lesson_back")}</button>
      <button class="button filled" onClick=${()=>c?a():s(t+1)}>${o(c?"lesson_play":"lesson_next")}</button>
    </div>
  </section>`}function Bo(){return K`<div class="lesson-body">
    <${st} number=${4} letter="A" />
    <div class="lesson-text">
      <p>${v(o("lesson_code"))}</p>
      <p>${v(o("lesson_holds"))}</p>
      <p>${o("lesson_find")}</p>
    </div>
  </div>`}var Tt={a:e=>e<4,b:e=>e===4,c:e=>e>4},Wo="a";function Ko(){let[e,t]=ot(["3","4","1"]),[s,n]=ot([]),a=Number(e[1]),r=()=>{let u=e.join("");n([{code:u,passed:Tt[Wo](a)},...s.filter(d=>d.code!==u)].slice(0,4))},l=u=>s.every(({code:d,passed:p})=>Tt[u](Number(d[1]))===p),c=Object.keys(Tt).filter(l);return K`<div class="lesson-body">
    <${st} number=${4} letter="A" state=${u=>l(u.letter)?c.length===1?"kept":"":"struck"} />
    <div class="lesson-text">
      <p>${o("lesson_try")}</p>
      <div class="lesson-try">
        <${Xs} name="lesson" digits=${e} set=${t} />
        <button class="button filled" onClick=${r}>${o("lesson_ask",{code:e.join("")})}</button>
      </div>
      <div class="lesson-heard" role="status">
        ${s.length===0&&K`<p class="note">${o("lesson_nothing_yet")}</p>`}
        ${s.slice(0,1).map(({code:u,passed:d})=>K`<p class="lesson-answer"><${N} passed=${d} /> <strong>${o(d?"lesson_says_yes":"lesson_says_no",{code:u})}</strong></p>`)}
        ${s.length>0&&K`<p>${v(o(c.length===1?"lesson_one_left":"lesson_some_left",{n:c.length,letter:c[0]}))}</p>`}
      </div>
    </div>
  </div>`}var zo=["321","541","231"];function Fo(){let[e,t]=ot(null),s=e!==null&&e[0]>e[1];return K`<div class="lesson-body">
    <${st} number=${11} letter="B" state=${n=>n.letter==="c"?"kept":""} />
    <div class="lesson-text">
      <p class="lesson-answer"><${N} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
      <p>${v(o("lesson_means"))}</p>
      <p>${v(o("lesson_which"))}</p>
      <div class="row">
        ${zo.map(n=>K`<button class="button mono" aria-pressed=${e===n} onClick=${()=>t(n)}>${n}</button>`)}
      </div>
      <div class="lesson-heard" role="status">
        ${e!==null&&K`<p class="lesson-answer"><${N} passed=${s} /> <span>${v(o(`lesson_which_${e}`))}</span></p>`}
      </div>
    </div>
  </div>`}var Uo=[["241",""],["251","A"],["341","B"],["541","C"],["245","D"]];function Yo(){return K`<div class="lesson-body">
    <${Go} />
    <div class="lesson-text">
      <p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
      <p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
      <p>${o("lesson_end")}</p>
    </div>
  </div>`}var Go=()=>K`<div class="verdicts-box"><table class="verdicts">
    <caption>${o("verdicts")}</caption>
    <thead><tr><th scope="col">${o("verdicts_code")}</th>${[..."ABCD"].map(e=>K`<th scope="col">${e}</th>`)}</tr></thead>
    <tbody>${Uo.map(([e,t])=>K`<tr class=${t?"":"the-code"}>
      <th scope="row" class="mono">${e}</th>
      ${[..."ABCD"].map(s=>K`<td><${N} passed=${s!==t} size=${20} /><span class="hush">${o(s!==t?"sample_yes":"sample_no")}</span></td>`)}
    </tr>`)}</tbody>
  </table></div>`;import{html as S,useEffect as rt,useMemo as Vo,useRef as at,useState as rn}from"bombe/preact.js";var ln=3,Zo=44,Jo=90,Qo=250;function nn(e){let t=Vo(()=>matchMedia(e),[e]),[,s]=rn(0);return rt(()=>{let n=()=>s(a=>a+1);return t.addEventListener("change",n),()=>t.removeEventListener("change",n)},[t]),t.matches}function cn(e){let{view:t,proposal:s,locked:n,digits:a,propose:r,asking:l,tab:c}=e,[i,u]=rn(null),{answers:d}=q(t),p=Object.keys(d);rt(()=>u(null),[t.round,p.length]);let f=l??(i in d?i:p.at(-1))??null,m=at(!0);rt(()=>{if(m.current){m.current=!1;return}if(!t.coop||n||q(t).proposal===a.join(""))return;let O=setTimeout(()=>r(a.join("")),Qo);return()=>clearTimeout(O)},[a.join("")]);let $=le(t)[c]??[],h=nn("(max-height: 759px), (max-width: 359px)"),g=nn("(max-height: 899px)"),b=h||g&&t.seats.length>1||$.length>1||F($[0])?.grid||J(t),w=t.seats[t.you]?.questions??0;return S`<section class="engine ${b?"folded":""}" aria-label=${o("machine")}>
    <div class="setting-digits">
      <p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${n?"":"free"}"><${L} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
      <div class="wheels">${[0,1,2].map(O=>S`<${Xo} ...${e} place=${O} code=${s} />`)}</div>
      <p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")} <kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
    </div>
    <div class="reading">
      <p class="line"><span class="caps">${f?o("reads",{letter:f}):o("reader")}</span>
        <span class="caps tally"><span class="tally-long">${w?o("round_questions",{n:t.round,asked:w}):o("round",{n:t.round})}</span><span class="tally-short">${o("round",{n:t.round})}</span> <${ia} view=${t} /></span></p>
      <${na} code=${s} letter=${f} passed=${f in d?d[f]:null} />
      <${oa} view=${t} code=${s} letter=${f} passed=${f in d?d[f]:null} />
      ${Ye(t)||$e(t)?S`<p class="small-print">${o($e(t)?"round_spent":"press_laws")}</p><${Ss} view=${t} />`:S`<${Ne} view=${t} />`}
    </div>
    <${la} view=${t} answers=${d} />
    <${ua} ...${e} answers=${d} shown=${f} look=${u} />
  </section>`}var qt=!1;function on(e){qt=!0,e.querySelector("[aria-checked=true]").focus(),qt=!1}function Xo({place:e,code:t,locked:s,set:n,turn:a,wheel:r,setWheel:l}){let c=at(null),i=at(null),u=at(0),d=Number(t[e]),p=P[e];rt(()=>{r===e&&document.activeElement.closest(".drum")&&on(c.current)},[d,r]);let f=b=>{if(b.ctrlKey||b.altKey||b.metaKey)return;let{key:w}=b;if(w==="ArrowUp"||w==="ArrowDown")a(e,w==="ArrowUp"?-1:1);else if(w==="ArrowLeft"||w==="ArrowRight"){let O=(e+(w==="ArrowLeft"?2:1))%3;l(O),on(c.current.closest(".wheels").querySelectorAll(".drum")[O])}else return;b.preventDefault()},m=b=>{b.preventDefault(),!(s||b.timeStamp-u.current<Jo||Math.abs(b.deltaY)<4)&&(u.current=b.timeStamp,a(e,b.deltaY>0?1:-1))},$=b=>{s||(i.current={y:b.clientY,moved:!1,id:b.pointerId}),l(e)},h=b=>{let w=i.current;!w||Math.abs(b.clientY-w.y)<Zo*.6||(w.moved||c.current.setPointerCapture(w.id),w.moved=!0,a(e,b.clientY<w.y?1:-1),w.y=b.clientY)},g=()=>{setTimeout(()=>i.current=null)};return S`<div class="wheel ${G[e]} ${s?"locked":""} ${r===e?"turning":""}">
    <span class="wheel-shape" aria-hidden="true"><${Z} of=${p} size=${26} /></span>
    <div class="drum" role="radiogroup" aria-label=${U(o("wheel",{shape:p}))} aria-disabled=${s} ref=${c}
      onKeyDown=${f} onWheel=${m} onPointerDown=${$} onPointerMove=${h} onPointerUp=${g} onPointerCancel=${g}>
      ${[1,2,3,4,5].map(b=>{let w=(b-d+7)%5-2;return S`<button key=${b} type="button" role="radio" class="digit away${w}" aria-checked=${b===d} tabindex=${b===d?0:-1}
          aria-disabled=${s} onFocus=${()=>qt||l(e)} onClick=${()=>i.current?.moved||n(e,String(b))}>${w===0&&S`<span class="inner-shape" aria-hidden="true"><${Z} of=${p} size=${24} /></span>`}<span>${b}</span></button>`})}
    </div>
  </div>`}var Ce={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},Q={wide:480,high:136},an=[[1,0],[2,3],[3,2]],un=(e,t,s,n)=>(t+an[e][0]*s+an[e][1]*n)%5+1,dn=(e,t)=>Ce.left+(t*5+e)*Ce.wide+t*Ce.gap,$n=e=>Ce.top+e*Ce.high;function*pn(){for(let e=0;e<5;e++)for(let t=0;t<5;t++)for(let s=0;s<5;s++)yield[s,t,e]}var hn=`M12 0H${Q.wide-6}q6 0 6 6V${Q.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,ea=e=>`M${Q.wide-8} ${e}h${e+2}q6 0 6 6V${Q.high+e-6}q0 6 -6 6H${e+6}q-6 0 -6 -6V${Q.high-8}H${Q.wide-8}z`,ta=P.map((e,t)=>[1,2,3,4,5].map(s=>{let[n,a]=Ce.hole,r="",l="";for(let[c,i,u]of pn()){let[d,p]=[dn(c,u),$n(i)];un(t,c,i,u)===s?r+=`M${d-n/2} ${p-a/2}v${a}h${n}v${-a}z`:l+=`M${d.toFixed(1)} ${p.toFixed(1)}h0`}return{holes:r,dots:l}}));function sa(e){for(let[t,s,n]of pn())if([0,1,2].every(a=>un(a,t,s,n)===Number(e[a])))return[dn(t,n),$n(s)];throw new Error(`no hole for ${e}`)}function Dt({face:e,digit:t,tab:s,deep:n}){let{holes:a,dots:r}=ta[e][Number(t)-1],l=G[e];return S`<g class="punch ${l}-stock">
    ${n&&S`<path class="stock rim" d=${ea(n)} />`}
    <path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
    <path class="stock" fill-rule="evenodd" d=${hn+a} />
    <path class="edges" d=${a} />
    <path class="specks" d=${r} />
    <g transform="translate(${s+13} -21)">
      ${l==="t"&&S`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
      ${l==="s"&&S`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
      ${l==="c"&&S`<circle class="c" cx="8" cy="8" r="7" />`}
    </g>
    <text class="tab-digit" x=${s+46} y="-7">${t}</text>
  </g>`}function na({code:e,letter:t,passed:s}){let n=sa(e),[a,r]=[Math.min(Q.wide-30,Math.max(30,n[0])),Math.min(Q.high-26,Math.max(22,n[1]))];return S`<div class="reader ${t?"closed":"fanned"}">
    <svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
      <g transform="translate(18 42)">
        ${t&&S`<g key=${`under-${t}`} class="under">
          <path class="stock" d=${`M${Q.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
          <path class="stock" d=${hn} transform="translate(7 7)" />
          <text class="tab-digit" x=${Q.wide-49} y="-7">${t}</text>
        </g>`}
        <g class="slide third"><${Dt} face=${2} digit=${e[2]} tab=${160} deep=${5} /></g>
        <g class="slide second"><${Dt} face=${1} digit=${e[1]} tab=${88} deep=${3} /></g>
        <g class="slide first"><${Dt} face=${0} digit=${e[0]} tab=${16} /></g>
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
  </div>`}function oa({view:e,code:t,letter:s,passed:n}){let a=aa(e,t,s,n);return S`<div class="said-here">
    <p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${a[0]}</b> ${a[1]}</p>
    ${Object.keys(q(e).answers).length+e.round>1&&S`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${r=>r.preventDefault()}>${o("peek")}</button>`}
  </div>`}function aa(e,t,s,n){if(s&&n===null)return[o("reading"),""];if(s){let a=n?"obeys":"breaks";return e.mode!=="classic"?[o(n?"yes":"no"),o(`${a}_${e.mode}`,{code:t,letter:s})]:[o(n?"yes":"no"),`${o(a,{code:t,letter:s})} ${o(n?"yes_more":"no_more")}`]}return e.seats[e.you]?.out?[o("out"),""]:e.thumb!==null&&!e.coop?[o("thumb_in"),""]:e.round>1?[o("next_proposal",{n:e.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${e.mode}`)]}function ra(e,t){let s=Object.entries(t),n=e.round===1?e.seats[e.you]?.handicap??0:0,a=[...Array(n).fill("filled"),...s];return[...a,...Array(Math.max(0,ln-a.length)).fill(null)]}function la({view:e,answers:t}){let s=ra(e,t),n=s.filter(Boolean).length;return S`<ol class="questions" aria-label=${o("questions_of_round")}>
    ${s.map((a,r)=>S`<li class="question ${a?"used":""}">
      <span class="question-number" aria-hidden="true">${r+1}</span>
      ${a==="filled"?S`<span>${o("filled_in")}</span>`:a?S`<b aria-hidden="true">${a[0]}</b><${N} passed=${a[1]} size=${28} /><span class="hush">${o(a[1]?"answered_yes":"answered_no",{letter:a[0]})}</span>`:S`<span>${ca(r,n,e)}</span>`}
    </li>`)}
  </ol>`}function ca(e,t,s){return de(s)?t===0?e===0?o("ask_first"):"":e===t?o("ask_more"):o("or_stop"):""}var ia=({view:e})=>S`<span class="pips"><span aria-hidden="true">${[0,1,2].map(t=>S`<i class=${t<ln-e.left?"used":""}></i>`)}</span> ${o("left",{n:e.left})}</span>`;function ua({view:e,answers:t,ask:s,asking:n,shown:a,look:r}){let l=de(e);return S`<div class="ask-keys k${e.verifiers.length}">
    ${W(e).map(c=>{let i=t[c],u=i!==void 0;return S`<button key=${c} class="ask-key ${u?"done":""} ${n===c?"busy":""}" aria-disabled=${!u&&!l}
        aria-label=${u?o(i?"answered_yes":"answered_no",{letter:c}):o("ask_letter",{letter:c})} aria-current=${u&&a===c?"true":null}
        onClick=${()=>u?r(c):s(c)}>
        ${u?S`${c} <${N} passed=${i} size=${26} />`:S`<span class="ask-long">${o("ask_letter",{letter:c})}</span><span class="ask-short">${c}</span>`}
      </button>`})}
  </div>`}import{html as A,useEffect as mn,useLayoutEffect as fn,useRef as pe,useState as Rt}from"bombe/preact.js";var da=5,$a=1e3,pa="(min-width: 1180px)",jt=30,gn=85;function bn(e){let{view:t,marks:s,undo:n,redo:a,drawer:r,setDrawer:l}=e,c=pe(null),i=pe(null),u=pe(!1),[d,p]=Rt(()=>Number(localStorage.getItem("sheet"))||70),f=$=>{let h=Math.round(Math.min(gn,Math.max(jt,$)));p(h),localStorage.setItem("sheet",h)};mn(()=>{u.current&&(r||matchMedia(pa).matches?c:i).current.focus(),u.current=!0},[r]);let m=t.sheet.unsound??[];return A`<section class="sheet ${r?"open":""}" aria-label=${o("sheet")}>
    <div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${c} style=${{"--drawer":`${d}dvh`}}
      onKeyDown=${$=>$.key==="Escape"&&r&&l(!1)}>
      <${fa} height=${d} resize=${f} close=${()=>l(!1)} />
      <div class="sheet-head">
        <h2>${o("sheet")}</h2>
        <button class="plain" aria-disabled=${!s.canUndo} onClick=${n}><${L} of="undo" /> ${o("undo")} <kbd aria-hidden="true">Z</kbd></button>
        <button class="plain square" aria-disabled=${!s.canRedo} onClick=${a} aria-label=${o("redo")} title=${o("redo")}><${L} of="redo" /></button>
      </div>
      <${ma} ...${e} />
      <div class="workings">
        <${ba} ...${e} />
        <div class="jots">
          ${[...W(t),"*"].map($=>A`<${ya} key=${$} ...${e} slot=${$} />`)}
        </div>
      </div>
      ${m.length>0&&A`<p class="shaky-line"><b aria-hidden="true">!</b> ${v(o("unsound_marks",{marks:m.map(ha).join(", ")}),14)}</p>`}
      <${Ne} view=${t} />
      ${t.sheet.codes&&A`<div class="codes"><p>${o("codes_left",{n:t.sheet.codes.length})}</p><p class="mono" tabindex="0">${t.sheet.codes.join(" ")}</p></div>`}
    </div>
    <${ka} ...${e} handle=${i} />
  </section>`}var ha=e=>Ge(e).replace(/\.$/,"");function fa({height:e,resize:t,close:s}){let n=pe(null),a=r=>100*(1-r.clientY/innerHeight)-8;return A`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0" aria-label=${o("sheet_height")} aria-valuenow=${e} aria-valuemin=${jt} aria-valuemax=${gn}
    onPointerDown=${r=>{n.current=r.pointerId,r.currentTarget.setPointerCapture(r.pointerId)}}
    onPointerMove=${r=>n.current!==null&&t(a(r))}
    onPointerUp=${r=>{n.current=null,a(r)<jt-12&&s()}}
    onKeyDown=${r=>{r.key!=="ArrowUp"&&r.key!=="ArrowDown"||(r.preventDefault(),r.stopPropagation(),t(e+(r.key==="ArrowUp"?5:-5)))}}><i></i></div>`}function ma({view:e,proposal:t}){let s=W(e),{rounds:n}=e.sheet,a=ke(e),r=Math.max(0,da-n.length),l=pe(null),[c,i]=Rt(!1);return fn(()=>i(l.current.scrollHeight>l.current.clientHeight+1)),fn(()=>{let{scrollHeight:u,clientHeight:d}=l.current,p=l.current.querySelector(".now")??l.current;u>d&&(l.current.scrollTop=p.offsetTop+p.offsetHeight-d)},[n.length]),A`<div class="rounds-of" ref=${l} tabindex=${c?"0":null} role=${c?"region":null} aria-label=${c?o("rounds"):null}><table class="rounds">
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
          ${s.map((m,$)=>A`<td class=${$===0?"edge":""}>${ga(u.answers[m])}</td>`)}
        </tr>`})}
      ${Array.from({length:r},(u,d)=>A`<tr key=${n.length+d} class="to-come" aria-hidden="true">
        <th class="number">${n.length+d+1}</th>${[..."123",...s].map((p,f)=>A`<td class=${f===3?"edge":""}><i class="dot"></i></td>`)}
      </tr>`)}
    </tbody>
  </table></div>`}function ga(e){return e===void 0?A`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:A`<${N} passed=${e} size=${22} /><span class="hush">${o(e?"says_yes":"says_no")}</span>`}function ba({view:e,marks:t}){return A`<div class="digits" role="group" aria-label=${o("digits")}>
    ${P.map(s=>A`<span class="digits-of" aria-hidden="true"><${Z} of=${s} size=${22} /></span>`)}
    ${[1,2,3,4,5].flatMap(s=>G.map((n,a)=>{let r=`${n}${s}`,l=t.of(r),c=e.sheet.unsound?.includes(r);return A`<button key=${r} class="digit-mark ${Ve(l)} ${c?"shaky":""}" aria-pressed=${l!==""}
          aria-label=${_e(U(o("digit_is",{shape:P[a],digit:s})),l,c)}
          onClick=${()=>t.cycle(r)} onContextMenu=${i=>Ze(i,t,r)}>${s}</button>`}))}
  </div>`}function ya({table:e,view:t,slot:s,refused:n}){let a=t.sheet.notes[s]??"",[r,l]=Rt(a),c=pe(!1),i=pe(0);mn(()=>{c.current||l(a)},[a]);let u=m=>{clearTimeout(i.current);let $=m.trim().replace(/\s+/g," ");$!==(e.state.view.sheet?.notes[s]??"")&&e.act(`note ${s} ${$}`.trim()).catch(n)},d=m=>{let{value:$}=m.target;c.current=!0,l($),clearTimeout(i.current),i.current=setTimeout(()=>u($),$a)},p=()=>{c.current&&u(r),c.current=!1},f=s==="*";return A`<label class="jot ${f?"whole":""}">
    <span aria-hidden="true">${f?"✎":s}</span>
    <textarea rows="1" maxlength="500" aria-label=${f?o("note_on_all"):o("note_on",{letter:s})} value=${r} onInput=${d} onBlur=${p}></textarea>
  </label>`}function ka(e){let{state:t,view:s,thumb:n,next:a,know:r,drawer:l,setDrawer:c,handle:i}=e,u=s.seats[s.you]?.out,d=s.thumb!==null;return A`<div class="ending ${d||u?"waits":""} ${$e(s)?"spent":""}">
    <button class="button sheet-key" ref=${i} aria-expanded=${l} aria-controls="sheet-paper" onClick=${()=>c(!l)}>
      <${L} of=${l?"sink":"rise"} /><span>${o("sheet")}</span></button>
    ${u?A`<p class="thumb-in">${o("out")}</p>`:d?A`<p class="thumb-in"><${L} of=${s.thumb==="down"?"down":"up"} /> <span>${Es(t)}</span></p>
            <button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`:A`<button class="button filled declare" onClick=${r}><${L} of="up" size=${24} /><span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span></button>
            <${Zs} ...${e} />
            <button class="button next" onClick=${a}><${L} of="down" size=${22} /><span class="long">${o("next_round")}</span><span class="brief" aria-hidden="true">${o("next_short")}</span></button>`}
  </div>`}import{html as k,useEffect as wa,useLayoutEffect as _a,useMemo as xa,useRef as It,useState as he}from"bombe/preact.js";var We=12,Nt=k`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="M2.5 8.5 6.5 12.5 13.5 4" /></svg>`,ne="machine";function wn(e){let t=e.secret.replace(/^\? /,"").split(" "),s=J(e)?t.pop():e.verifiers;return t.map((n,a)=>{let r=n.split("+"),l=r.find(c=>/[a-i]$/.test(c));return{letter:s[a],cards:r.map(c=>parseInt(c,10)),law:l}}).sort((n,a)=>n.letter.localeCompare(a.letter))}var va=e=>e.filter(t=>t.proposal).map(({proposal:t,answers:s})=>[t,...Object.entries(s).map(([n,a])=>n+(a?"+":"-"))].join(" ")).join("; "),Sa=e=>e.split(";").map(t=>t.trim().split(" ")).filter(([t])=>t).map(([t,...s])=>({proposal:t,answers:s.map(n=>({letter:n[0],passed:n[1]==="+"}))}));function Ma(e,t){let[s,n]=he({}),[a,r]=he(null),[l,c]=he(!1),i=t.filter(u=>!(u in s));return wa(()=>{if(!i.length||l)return;let u=!0;return fetch(`/api/games/${e.table?.game??"turing_machine"}/answers/lines`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({problem:e.view.problem,transcripts:i})}).then(d=>d.ok?d.json():Promise.reject(new Error(d.statusText))).then(d=>{u&&(r(d.worlds),n(p=>({...p,...Object.fromEntries(i.map((f,m)=>[f,d.lines[m]]))})))}).catch(()=>u&&c(!0)),()=>{u=!1}},[i.join("|"),l]),{known:s,start:a,failed:l}}function Ea(e,t){let{winners:s,why:n}=e.outcome,a=ue(s.map(i=>t[i].name)),r=s.includes(e.you),l=t.length===1;if(n==="solved"&&(l||e.coop)){let i=e.machine,u=e.seats[s[0]],d=i&&i.rounds===e.round&&i.questions===u.questions;return i?o(d?"as_good_as_the_machine":r?"you_beat_the_machine":"the_machine_is_beaten"):r?o(l?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:a})}if(n==="solved")return r?o("you_broke_it"):o("broke_it",{names:a});if(n==="fewest")return r?s.length===1?o("you_won_by_fewest"):o("you_share_the_fewest"):o("won_by_fewest",{names:a});if(n==="last")return r?o("you_are_last"):o("is_last",{names:a});let c=e.declared.find(i=>i?.startsWith("up "))?.slice(3);return o(`why_${n}`,{code:c})}function Ca(e,t){let s=e.declared[t.at];return e.outcome.winners.includes(t.at)?o("won"):s?.startsWith("up ")?s.slice(3)!==e.solution?o("wrong"):e.outcome.why==="fewest"?o("right_but_more"):o("right"):t.out?o("gave_up"):t.away?o("away"):s==="down"?o("thumb_down"):o("still_asking")}var _n=e=>`${location.origin}/?${new URLSearchParams({problem:e})}`;function Aa(e,t){let n=e.sheets[t].filter(l=>l.proposal).map((l,c)=>`${c+1} ${Object.values(l.answers).map(i=>i?"✓":"✗").join("")}`),a=e.outcome.winners.includes(t)||e.declared[t]===`up ${e.solution}`,{machine:r}=e;return[`Bombe ${e.problem} (${o(`share_${e.mode}`)}, ${o(`share_${e.difficulty}`)})`,...n,`${a?"✓":"✗"} ${I("rounds",e.seats[t].rounds.length)}, ${I("questions",e.seats[t].questions)}`,...r?[`${o("the_machine")}: ${I("rounds",r.rounds)}, ${I("questions",r.questions)}`]:[],_n(e.id)].join(`
`)}function xn(e){let{table:t,state:s,view:n}=e,a=se(s),r=n.coop||a.length===1,l=n.you??n.outcome.winners[0]??0,[c,i]=he(l),u=a.map(M=>M.at).filter(M=>M!==c),d=n.outcome.winners.find(M=>M!==c)??u[0],[p,f]=he(null),m=p??(n.machine?ne:r?null:d),$=M=>M===ne?n.machine.line.replace(/;\s*$/,""):va(n.sheets[M]),h=[c,m].filter(M=>M!=null),g=[...new Set(h.map($))],b=Ma(s,g),w=r?[]:[...a.map(M=>M.at),...n.machine?[ne]:[]],O=It(null),[oe,Ae]=he(""),me=Ea(n,a);_a(()=>{let{activeElement:M}=document;!M||M===document.body?O.current.focus():Ae(`${me} ${[...n.solution].join(" ")}`)},[]);let Oe=(M,ee)=>k`<${Ta} key=${`${M}`} line=${M} view=${n} seats=${a}
    transcript=${$(M)} worlds=${b} choices=${w.length>2?w:[]} choose=${ee}
    last=${M===h.at(-1)} />`,Le=k`<${Ha} view=${n} line=${c} questions=${b.known[$(c)]} />`;return k`<div class="result ${a.length>1?"":"alone"}">
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
      ${Oe(c,i)}
      ${h.length>1?Oe(m,f):Le}
    </div>
    ${h.length>1&&Le}
    <${Oa} ...${e} />
    </div>
    <aside class="paper standings" aria-labelledby="standings">
      <h2 id="standings">${o("table")}</h2>
      <${Ba} view=${n} seats=${a} />
      ${s.table?.match&&k`<p><a href=${`/api/matches/${s.table.match}/results.csv`} download>${o("results_csv")}</a></p>`}
      <${Wa} text=${Aa(n,l)} />
      <${Ka} view=${n} />
    </aside>
    <${Ia} view=${n} />
    ${s.table&&s.table.people.length>1&&k`<${et} ...${e} />`}
    <${xt} table=${t} state=${s} />
  </div>`}function Oa(e){let{table:t,state:s,view:n,refused:a}=e,r=s.table?.people.find(i=>i.who===s.table.host),l=s.table?.people.length===1,c=async()=>{try{let i={mode:n.mode,verifiers:n.verifiers.length,difficulty:n.difficulty};for(let[u,d]of l?Object.entries(i):[])s.table.options[u]!==d&&await t.order(`option ${u} ${d}`);await t.order("start")}catch(i){a(i)}};return k`<div class="again">
    ${xe(s)?k`<button class="button filled" onClick=${c}>${o(l?"another":"rematch")}</button>`:r&&k`<p class="note">${o("host_starts",{name:r.name})}</p>`}
    ${s.table?.match&&k`<a class="button" href=${`/m/${s.table.match}`}>${o("step_through")}</a>`}
    <${Mt} ...${e} cls="button" />
  </div>`}var La=(e,t)=>e===ne?o("the_machine"):t[e].me?o("you_here"):t[e].name;function Ta({line:e,view:t,seats:s,transcript:n,worlds:a,choices:r,choose:l,last:c}){let i=a.known[n],u=e===ne,d=u?t.machine:{rounds:s[e].rounds.length,questions:s[e].questions},p=u?o("machines_line"):t.coop?o("teams_line"):s[e].me?o("your_line"):o("line_of",{name:s[e].name}),f=c&&a.start===null&&!a.failed,m=f?We:a.start,$=-1;return k`<section class="paper asked-line" aria-label=${p}>
    <div class="head"><h2>${p}</h2><strong>${I("rounds",d.rounds)}, ${I("questions",d.questions)}</strong></div>
    ${r.length>0&&k`<label class="line-choice"><span>${o("whose_line")}</span>
      <select value=${String(e)} onChange=${({currentTarget:{value:h}})=>l(h===ne?ne:Number(h))}>
        ${r.map(h=>k`<option key=${h} value=${String(h)}>${La(h,s)}</option>`)}
      </select></label>`}
    <table>
      <thead class="hush"><tr><th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th><th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th></tr></thead>
      <tbody>
        ${Sa(n).map(({proposal:h,answers:g},b)=>(g.length?g:[null]).map((w,O)=>(w&&($+=1),k`<tr key=${`${b} ${O}`}>
              <th scope="row" class="mono">${O===0?h:k`<span class="hush">${h}</span>`}</th>
              ${w?k`<td><b>${w.letter}</b></td><td><${wt} passed=${w.passed} /></td>
                    <${qa} of=${i?.[$]} start=${a.start} failed=${a.failed} />`:k`<td colspan="3" class="note">${o("nothing_asked")}</td>`}
            </tr>`)))}
        ${!n&&k`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
      </tbody>
    </table>
    <p class="note asked-note" style=${{visibility:f?"hidden":""}}>${[u&&o("machine_of_level",{level:Se(t.machine.level)}),u&&t.machine.level==="optimal"&&!t.machine.proved&&o("machine_not_proved"),c&&m!==null&&I("worlds",m),c&&m>1&&o(m>We?"slots_by_doublings":"a_slot_each"),c&&a.failed&&o("worlds_unknown")].filter(Boolean).join(" ")}</p>
  </section>`}function Da(e,t){return t<=We||e<1?e:1+Math.round(Math.log(e)/Math.log(t)*(We-1))}function qa({of:e,start:t,failed:s}){if(!e)return k`<td class="leaves" aria-busy=${String(!s)}><span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=e.before===e.after,a=Math.min(t,We),r=Da(e.after,t);return k`<td class="leaves">
    <span class="slots" aria-hidden="true">${Array.from({length:a},(l,c)=>k`<i key=${c} class=${c<r?"full":""}></i>`)}</span>
    <span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${re(e.before)} → ${re(e.after)}`}</span>
  </td>`}var Ht={signDisplay:"exceptZero"},yn=(e,t)=>o("n_of_m",{n:re(e),m:re(t)});function ja(e){return e.reduce((t,{before:s,after:n})=>{let a=n/s;if(!(a>0&&a<1))return t;let r=-a*Math.log2(a)-(1-a)*Math.log2(1-a);return t-Math.log2(a)-r},0)}function Ra(e){let t=new Set(wn(e).map(({law:r})=>r)),s=new Set([...e.solution].map((r,l)=>G[l]+r)),n=Object.entries(e.sheet?.marks??{}).filter(([r])=>/^(\d+[a-i]|[tsc][1-5])$/.test(r)),a=n.filter(([r,l])=>(t.has(r)||s.has(r))===(l==="+"));return{all:n.length,right:a.length}}function Ha({view:e,line:t,questions:s}){if(t===ne)return null;let n=e.sheets[t].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=xa(()=>Ra(e),[e]),{machine:r}=e,l=[];if(r){let c=[e.seats[t].rounds.length-r.rounds,e.seats[t].questions-r.questions],[i,u]=c;l.push([I("more_rounds",i,0,Ht),o("more_than_machine",{questions:I("more_questions",u,0,Ht)})])}if(n){let c=s?.filter(u=>u.before===u.after).length;l.push([s?yn(c,n):"…",o("tile_nothing")]);let i=s&&Math.round(ja(s)*10)/10;l.push([s?I("bits",i,1,Ht):"…",o(i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck")])}return t===e.you&&a.all&&l.push([yn(a.right,a.all),o("tile_marks")]),l.length>0&&k`<ul class="tiles">${l.map(([c,i])=>k`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`}function Ia({view:e}){return k`<section class="proof" aria-labelledby="proof">
    <h2 id="proof">${o("proved_title",{code:e.solution})}</h2>
    <ul class="proof-cards of-${e.verifiers.length}">
      ${wn(e).map(({letter:t,cards:s,law:n})=>k`<li key=${t} class="paper proof-card">
        ${s.map(a=>k`<${Na} key=${a} card=${F(a)} law=${parseInt(n,10)===a?n:null} letter=${t} first=${a===s[0]} />`)}
        <p class="proof-says"><${wt} passed=${!0} /> <span><span class="mono">${e.solution}</span> ${v(F(parseInt(n,10)).laws.find(a=>a.name===n).text)}</span></p>
      </li>`)}
    </ul>
  </section>`}function Na({card:e,law:t,letter:s,first:n}){return k`<div class="held ${t?"":"other"}">
    <div class="held-plate">
      ${n&&k`<span class="held-disc">${s}</span>`}
      ${!n&&k`<span class="held-or">${o("or")}</span>`}
      <${B} of=${e.key} />
    </div>
    <h3><span class="mono">${e.number}</span> ${v(e.title)}</h3>
    ${t&&(e.grid?k`<${Pa} card=${e} law=${t} />`:k`<ul class="held-laws">
      ${e.laws.map(a=>k`<li key=${a.name} class=${a.name===t?"lit":"dim"}>
        <${B} of=${a.picture} /><span>${v(a.words)}${a.name===t&&k`<span class="hush"> ${o("this_held")}</span>`}</span>
        ${a.name===t&&Nt}
      </li>`)}
    </ul>`)}
  </div>`}function Pa({card:e,law:t}){return k`<table class="held-grid" aria-hidden="true">
    <thead><tr><td></td>${e.grid.columns.map((s,n)=>k`<th key=${n}><${B} of=${s} /></th>`)}</tr></thead>
    <tbody>${e.grid.rows.map((s,n)=>k`<tr key=${s}><th>${v(s)}</th>
      ${e.grid.laws[n].map(a=>k`<td key=${a} class=${a===t?"lit":"dim"}>${a===t?Nt:"·"}</td>`)}</tr>`)}</tbody>
  </table>`}function Ba({view:e,seats:t}){let s=(c,i,u,d,p,f,m,$)=>k`<tr key=${c} class=${$?"won":""}>
    <th scope="row"><span class="standing">${i}<span class="standing-name"><strong>${u}</strong><span>${d}</span></span></span></th>
    <td class="mono">${p}</td><td>${re(f)}</td><td>${re(m)}</td>
  </tr>`,n=c=>e.declared[c]?.startsWith("up ")?e.declared[c].slice(3):"–",a=c=>c.me?t.length>1?`${c.name} (${o("you")})`:o("you_here"):c.name,r=[...t].sort((c,i)=>e.outcome.winners.includes(i.at)-e.outcome.winners.includes(c.at)),{machine:l}=e;return k`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings"><table class="standings-table">
    <thead><tr><th scope="col">${o("player")}</th><th scope="col">${o("code")}</th><th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th></tr></thead>
    <tbody>
      ${r.map(c=>s(c.at,k`<${He} name=${c.name} bot=${c.bot} />`,a(c),[c.bot&&o("bot"),Ca(e,c)].filter(Boolean).join(", "),n(c.at),c.rounds.length,c.questions,e.outcome.winners.includes(c.at)))}
      ${l&&s(ne,k`<${He} name="T" bot=${!0} />`,o("the_machine"),Se(l.level),e.solution,l.rounds,l.questions,!1)}
    </tbody>
  </table></div>`}function vn(e,t){let[s,n]=he(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(e)}catch{if(getSelection().selectAllChildren(t.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),3e3)}}}var Sn=k`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy"><rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" /><path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" /></svg>`;function Wa({text:e}){let t=It(null),{copied:s,copy:n}=vn(e,t);return k`<div class="share">
    <p class="label" id="share-label">${o("to_share")}</p>
    <pre class="mono" ref=${t} tabindex="0" role="group" aria-labelledby="share-label">${e}</pre>
    <button class="button" onClick=${n}>${Sn} ${o(s?"copied":"copy")}</button>
    <p class="hush" role="status">${s&&o("copied")}</p>
  </div>`}function Ka({view:e}){return k`<div class="links">
    <p class="label" id="links-label">${o("links")}</p>
    <ul aria-labelledby="links-label">
      <${kn} what=${o("link_same")} problem=${e.id} />
      <${kn} what=${o("link_cards")} problem=${e.problem} />
    </ul>
  </div>`}function kn({what:e,problem:t}){let s=It(null),n=_n(t),{copied:a,copy:r}=vn(n,s);return k`<li>
    <span><a href=${n}>${e}</a> <span class="mono">${t}</span><span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
    <button class="link-copy" aria-label=${o("copy_link",{what:e})} onClick=${r}>${a?Nt:Sn}</button>
    <span class="hush" role="status">${a&&o("copied")}</span>
  </li>`}var Fa=400;function Nl(e,t,s){ft(s),e.replaceChildren(),za(D`<${Ua} table=${t} />`,e)}function Ua({table:e}){return bt(e),D`<${Ga} key=${e.shown} table=${e} />`}function Ya(){let e=fe({});Ke(()=>{let t=({target:s})=>e.current={target:s,ending:s.closest(".ending")};return addEventListener("focusin",t),()=>removeEventListener("focusin",t)},[]),Ke(()=>{let{target:t,ending:s}=e.current;if(!t||t.isConnected||document.activeElement!==document.body)return;(s?.isConnected&&s.querySelector(".back, .declare")||document.getElementById("main")).focus({preventScroll:!0})})}function Ga({table:e}){let t=bt(e),{view:s}=t,n=fe({digits:["1","1","1"],wheel:0}),[,a]=X(0),{digits:r,wheel:l}=n.current,c=y=>{Object.assign(n.current,y),a(E=>E+1)},i=y=>y===n.current.wheel||c({wheel:y}),[u,d]=X(null),[p,f]=X(null),[m,$]=X(""),[h,g]=X(""),[b,w]=X(null),[O,oe]=X(null),[Ae,me]=X(0),[Oe,Le]=X(!1),[M,ee]=X(()=>e.state.trying&&tn()?"offered":""),ze=fe({letter:"",at:0}),ct=fe(new Set),Te=fe(null),ge=lt(y=>g(y instanceof TypeError?o("no_answer"):y.message),[]),De=ss(e,ge),Pt=y=>{if(!y)return;let E=U(Ge(y));$(De.of(y)?_e(E,De.of(y)):o("unmarked",{what:E}))},Bt=()=>Pt(De.undo()),Wt=()=>Pt(De.redo()),Kt=fe(null);Ke(()=>{let y=Qs(Kt.current,t,n.current.digits.join(""));Kt.current=s,y&&$(y)},[s]),Ya();let it=s&&ke(s),Mn=it?q(s).proposal:r.join("");Ke(()=>{s&&q(s).proposal&&c({digits:[...q(s).proposal]})},[s&&q(s).proposal]);let zt=(y,E,C)=>{if(Qe.confirm!=="on")return C();oe({title:y,yes:E,go:C})},ut=lt(async(y,E=!1)=>{let{view:C}=e.state,z=Date.now(),ae=ct.current.has(y)||y===ze.current.letter&&z-ze.current.at<Fa;if(C&&$e(C)&&!(y in q(C).answers)&&g(o("round_spent")),!C||!de(C)||y in q(C).answers||ae)return;let qe=ke(C)?q(C).proposal:n.current.digits.join("");if(!E&&Qe.confirm==="on"){zt(o("sure_ask",{letter:y,code:qe}),o("ask_letter",{letter:y}),()=>ut(y,!0));return}ze.current={letter:y,at:z},ct.current.add(y),f(y),J(C)||me(W(C).indexOf(y)),g("");try{await e.act(`ask ${qe} ${y}`);let{round:be,sheet:te}=e.state.view,ie=te.rounds.findLast(je=>je.proposal===qe&&y in je.answers)?.answers[y];if(ie===void 0)return;d({code:qe,letter:y,passed:ie,round:be})}catch(be){ge(be)}finally{ct.current.delete(y),f(null)}},[e]),Ft=lt(async y=>{w(null),g(""),ze.current.letter="";let E=e.act(`thumb ${y}`);Te.current=E;try{await E;let{view:C}=e.state;C.seats.length===1&&!C.over&&$(Lt(C))}catch(C){ge(C)}finally{Te.current===E&&(Te.current=null)}},[e]),Ut=()=>zt(o("sure_next"),o("next_round"),()=>Ft("down")),Yt=lt(async()=>{try{await e.act("hint"),$(Fs(e.state.view))}catch(y){ge(y)}},[e]),dt=(y,E)=>{e.state.view&&ke(e.state.view)||c({digits:n.current.digits.map((C,z)=>z===y?E:C)})},Gt=(y,E)=>dt(y,String((Number(n.current.digits[y])-1+E+5)%5+1)),En=y=>s.coop&&!it&&e.act(`propose ${y}`).catch(ge),Vt=fe(null);if(Ke(()=>{let y=E=>{let{target:C,key:z}=E,{view:ae}=e.state;if(C.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||E.ctrlKey||E.altKey||E.metaKey||Qe.keys==="off"||!ae||ae.over||!ae.sheet)return;if(Te.current){let je=()=>Vt.current(E);Te.current.then(je,je);return}let be=Xe(E),te=z.length===1?z.toLowerCase():z,ie=te.toUpperCase();if(be)dt(n.current.wheel,be),i((n.current.wheel+1)%3);else if(z==="ArrowLeft"||z==="ArrowRight"){if(C.closest("[role=radiogroup], [role=tablist]"))return;i((n.current.wheel+(z==="ArrowLeft"?2:1))%3)}else if(z==="ArrowUp"||z==="ArrowDown"){if(C.closest("[role=radiogroup]"))return;Gt(n.current.wheel,z==="ArrowUp"?-1:1)}else if(W(ae).includes(ie))E.shiftKey?(me(W(ae).indexOf(ie)),document.getElementById(`card-${ie}`)?.focus()):ut(ie);else if(te==="z")E.shiftKey?Wt():Bt();else if(te==="n")Ut();else if(te==="k")w("thumb");else if(te==="h"&&ae.aids.includes("hints"))Yt();else if(te==="?")w("keys");else if(te==="s")Le(!Oe);else return;E.preventDefault()};return Vt.current=y,addEventListener("keydown",y),()=>removeEventListener("keydown",y)}),t.closed)return D`<p class="alert" role="alert">${t.closed}</p>`;if(!s)return D`<${As} table=${e} state=${t} />`;let Y={table:e,state:t,view:s,proposal:Mn,digits:r,locked:it,wheel:l,last:u,asking:p,marks:De,undo:Bt,redo:Wt,tab:Ae,drawer:Oe,ask:ut,set:dt,turn:Gt,propose:En,setWheel:i,setTab:me,setDrawer:Le,thumb:Ft,next:Ut,hint:Yt,refused:ge,know:()=>w("thumb"),choose:()=>w("choose"),keys:()=>w("keys")},$t=()=>w(null);return D`
    <p class="hush" role="status">${m}</p>
    ${!t.connected&&D`<p class="lost" role="status">${o("lost")}</p>`}
    ${h&&D`<div class="alert"><span role="alert">${h}</span> <button class="quiet" onClick=${()=>g("")}>${o("close")}</button></div>`}
    ${M==="open"&&D`<${sn} ...${Y} close=${()=>ee("")} />`}
    ${s.over?D`<${xn} ...${Y} />`:D`<div class="board ${s.mode} n${s.verifiers.length} ${s.sheet?"":"watching"}">
          <${vs} ...${Y} />
          <${as} ...${Y} />
          ${s.sheet?D`<${cn} ...${Y} />`:D`<${Os} ...${Y} />`}
          ${s.sheet&&D`<${bn} ...${Y} />`}
          ${s.sheet&&D`<${Js} ...${Y} />`}
          ${t.table&&t.table.people.length>1&&D`<${et} ...${Y} />`}
        </div>`}
    ${b==="thumb"&&D`<${Ls} ...${Y} close=${$t} />`}
    ${b==="keys"&&D`<${ps} keys=${ys} tell=${y=>v(o(y))} close=${$t} />`}
    ${b==="choose"&&D`<${Ps} ...${Y} close=${$t} />`}
    ${O&&D`<${$s} question=${O} close=${()=>oe(null)} yes=${()=>{oe(null),O.go()}} />`}
    <${fs}><${Ns} ...${Y} />${M==="offered"&&D`<button class="bar-new" onClick=${()=>ee("open")}>${o("lesson")}</button>`}<//>
  `}export{Nl as mount};
