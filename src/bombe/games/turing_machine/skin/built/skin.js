import{html as Rt,useLayoutEffect as Ao,useRef as Lo}from"bombe/preact.js";var xe={},Zt="en";function ws(t){xe=t.words,Zt=t.lang}function r(t,e={}){let s=xe[t];if(s===void 0)throw new Error(`no words for ${t}`);return To(s,e)}var To=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),ot=t=>new Intl.ListFormat(Zt,{type:"conjunction"}).format(t);function Y(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(Zt,{...n,...s}).format(t).replace("-","−")}function N(t,e,s=0,n={}){let a=new Intl.PluralRules(Zt,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||xe[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:Y(e,s,n)})}function Jt({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Lo(null);return Ao(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Rt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function _s({question:t,yes:e,close:s}){return Rt`<${Jt} title=${t.title} close=${s}>
<p class="note">${r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function xs({keys:t,close:e,tell:s=r}){return Rt`<${Jt} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Rt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Rt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as T,render as xl,useCallback as vl,useEffect as Sl,useRef as xo,useState as xt}from"bombe/preact.js";import{html as Ho,render as Io,useEffect as vs,useState as Do}from"bombe/preact.js";function ve(t){let[e,s]=Do(t.state);return vs(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Qt=typeof document>"u"?{}:document.documentElement.dataset,Xt=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ss({children:t}){return vs(()=>{let e=document.getElementById("bar");e&&Io(Ho`${t}`,e)}),null}import{useRef as Ds,useState as Po}from"bombe/preact.js";import{html as St}from"bombe/preact.js";var Se={},Me=new Map,ht;function Ee(t){ws(t),Se=t.cards,Me=new Map(Object.values(Se).flatMap(e=>e.laws.map(s=>[s.name,{card:e,law:s}]))),ht=t}var rt=t=>Se[t];var te=t=>Me.get(t),ft=t=>Me.get(t)?.law.text??t,ct=t=>ht.options[t],Ms=()=>Object.keys(ht.options),ee=()=>ht.booklet,Ce=()=>ht.questions,se=()=>ht.rungs,Pt=()=>ht.lesson;var C=["▲","■","●"],G=["t","s","c"],W=["1","2","3","4","5"],Es={"▲":"t","■":"s","●":"c"},Ro={"▲":"triangle","■":"square","●":"circle"},U=t=>qt(t.replace(/[▲■●]/g,e=>r(Ro[e]))),Oe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),qt=t=>t.replace(/\.$/,"");function Z({of:t,size:e=16}){let s=Es[t];return St`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&St`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&St`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&St`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${U(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in Es?St`<${Z} of=${s} size=${e} />`:s),B=({of:t,cls:e=""})=>St`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var at=t=>!!t.sheet,Cs=t=>t.over,it=t=>t.machine?.answered?t.machine:null,et=t=>!!t.machine?.thinking,R=t=>[...t.verifiers],ut=t=>t.mode==="nightmare",Os=t=>t.groups.map(e=>e.join("+")).join(" "),J=t=>t.you===null?void 0:t.seats[t.you],A=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},dt=t=>at(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),mt=t=>at(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!J(t)?.out,gt=t=>Object.keys(A(t).answers).length>0,ne=t=>at(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Ts=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),jt=(t,e)=>!!t.sheet?.unsound?.includes(e),As=new Map(G.flatMap((t,e)=>W.map(s=>[t+s,{place:e,digit:s}])));function oe(t){let e=As.get(t);return e?`${C[e.place]} ${e.digit}`:ft(t)}var Ls=t=>t===""?"-":t==="-"?"+":"",Hs=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Is(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,l)=>G[l]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>As.has(a)||te(a)),o=n.filter(([a,l])=>(e.has(a)||s.has(a))===(l==="+"));return{all:n.length,right:o.length}}var qo=400;function Rs({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[l,c]=Po(null),i=Ds({letter:"",at:0}),u=Ds(new Set),d=$=>{let{view:f}=t.state;if(!f)return;let{answers:E,proposal:y}=A(f),g=$===i.current.letter&&Date.now()-i.current.at<qo;if(mt(f)&&!($ in E)&&o(r("round_spent")),!dt(f)||$ in E||u.current.has($)||g)return;let k=gt(f)&&y?y:e();s(r("sure_ask",{letter:$,code:k}),r("ask_letter",{letter:$}),()=>h($))},h=async $=>{let{view:f}=t.state;if(!f||!dt(f)||$ in A(f).answers||u.current.has($))return;let E=gt(f)?A(f).proposal:e();i.current={letter:$,at:Date.now()},u.current.add($),c($),n($),o("");try{await t.act(`ask ${E} ${$}`)}catch(y){a(y)}finally{u.current.delete($),c(null)}};return{ask:d,asking:l,forget:()=>{i.current.letter=""}}}import{createContext as Mt,useContext as jo}from"bombe/preact.js";var Te=Mt(null),Ae=Mt(null),Le=Mt(null),He=Mt(null),Ie=Mt(null),De=Mt(null);function Et(t){let e=jo(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Et(Te),bt=()=>Et(Ae),Nt=()=>Et(Le),yt=()=>Et(He),Ct=()=>Et(Ie),Ot=()=>Et(De);import{useEffect as No,useRef as Wo}from"bombe/preact.js";var re=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,$t=t=>t.ctrlKey||t.altKey||t.metaKey,Ps=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function qs(t,e,s){let n=Wo((()=>{}));No(()=>{let o=a=>{let{view:l}=t.state,c=a.target;if(!(c.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||$t(a))&&!(Qt.keys==="off"||!l||l.over||!l.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Bo(a,c,l,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function Bo(t,e,s,n){let{key:o,shiftKey:a}=t,l=re(t),c=o.length===1?o.toLowerCase():o,i=c.toUpperCase(),u=R(s).indexOf(i),d=n.wheel();if(l)n.set(d,l),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(c==="z"&&a)n.redo();else if(c==="z")n.undo();else if(c==="n")n.next();else if(c==="k")n.know();else if(c==="h"&&s.aids.includes("hints"))n.hint();else if(c==="?")n.list();else if(c==="s")n.sheet();else return!1;return!0}import{html as m,useEffect as Ws,useLayoutEffect as Uo,useRef as Tt,useState as Bs}from"bombe/preact.js";import{html as P}from"bombe/preact.js";var js="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",zo="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Ko={up:P`<path d=${js} />`,down:P`<path d=${js} transform="rotate(180 12 12)" />`,undo:P`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:P`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:P`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:P`<path class="pen" d="M6 14l6-6l6 6" />`,sink:P`<path class="pen" d="M6 10l6 6l6-6" />`,close:P`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:P`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:P`<path class="pen" d=${zo} />`,talk:P`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:P`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},O=({of:t,size:e=20})=>P`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Ko[t]}</svg>`,z=({passed:t,size:e=22})=>P`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?P`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:P`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Fo,useState as Go}from"bombe/preact.js";function Ns(t,e){let[,s]=Go(0);return Fo(()=>{let n=[],o=[],a=new Map,l=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",c=(u,d)=>{if(l(u)===d)return;let h={sign:d};a.set(u,h),s(p=>p+1),t.act(Hs(u,d)).catch(e).finally(()=>{a.get(u)===h&&a.delete(u),s(p=>p+1)})},i=(u,d)=>{n.push({target:u,before:l(u),after:d}),o.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,Ls(l(u))),undo(){let u=n.pop();return u?(o.push(u),c(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),c(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Wt=t=>t==="-"?"struck":t==="+"?"kept":"";function kt(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var Bt=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});var Vo=90,Yo="(max-width: 699px)";function zs(){let{view:t}=v(),{tab:e,setTab:s}=Ct(),{deck:n,scrolled:o}=Zo(e,s),[a,l]=Bs(null),c=R(t),i=ut(t),{answers:u}=A(t),d=h=>i?null:c[h];return m`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((h,p)=>m`<${Xo} key=${c[p]} letter=${d(p)} number=${h[0]} current=${p===e}
passed=${i?void 0:u[c[p]]} press=${()=>s(p)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((h,p)=>{let $=`card-${c[p]}`,f=()=>l(p);return h.length>1?m`<${er} key=${p} id=${$} letter=${c[p]} numbers=${h} enlarge=${f} />`:m`<${Re} key=${p} id=${$} letter=${d(p)} number=${h[0]} enlarge=${f} />`})}
</div>
${a!==null&&m`<${sr} letter=${d(a)} opener=${`card-${c[a]}`} numbers=${t.groups[a]}
close=${()=>l(null)} />`}
</section>`}function Zo(t,e){let s=Tt(null),n=Tt(void 0),o=Tt(0);return Ws(()=>{let l=s.current,c=l?.children[t];if(!l||!c||t===o.current||l.scrollWidth<=l.clientWidth)return;o.current=t;let i=c.offsetLeft-l.offsetLeft-Qo(l);l.scrollTo({left:i,behavior:Jo()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let d=(c-i)/Math.max(1,u.length-1);o.current=Math.round(l/d),e(o.current)},Vo)}}}var Jo=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Qo=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,Xo=({letter:t,number:e,current:s,passed:n,press:o})=>m`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${tr(t,e,n)}>
${t??m`<span class="mono">${e}</span>`}
${n!==void 0&&m`<${z} passed=${n} size=${18} />`}
</button>`;function tr(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var Ks=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},er=({id:t,letter:e,numbers:s,enlarge:n})=>m`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${Ks(n)}>
<${Re} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${Re} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Fs=({letter:t})=>m`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function sr({letter:t,numbers:e,opener:s,close:n}){let o=Tt(null),a=yt();Uo(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),n()},c=i=>i.target===o.current&&n();return m`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>nr(i,a)}>
<div class="large-head">
<${Fs} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>m`<${or} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function nr(t,e){t.key.toLowerCase()!=="z"||$t(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function or({number:t,whose:e}){let s=rt(t);return m`<section class="spread" aria-label=${U(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${B} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)}</p>
${s.grid?m`<${Vs} shown=${s} />
<details><summary>${r("check_what")}</summary><${Gs} shown=${s} /></details>`:m`<${Us} shown=${s} whole />`}
${e&&m`<${Zs} number=${t} />`}
</section>`}function Re({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=v(),l=rt(e),[c,i]=Bs(!1),u=Tt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",h=()=>{i(!1),u.current?.focus()},p=$=>{$.stopPropagation(),n&&matchMedia(Yo).matches?o():i(!c)};return m`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${U(r(d,{letter:t??"",title:l.title}))}
onKeyDown=${Ks(o)}>
<div class="card-head" onClick=${o}>
${!n&&m`<${Fs} letter=${t} />`}
<button class="about-key" ref=${u} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${c} onClick=${p}><${O} of="about" size=${19} /></button>
<${B} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${_(l.title,15)}</h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${U(r("enlarge_card",{title:l.title}))}>
<${O} of="enlarge" size=${18} /></button>
</div>
${l.grid?m`<${Vs} shown=${l} />`:m`<${Us} shown=${l} />`}
${!n&&ne(a)&&m`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&m`<${Zs} number=${e} />`}
${t!==null&&!n&&a.sheet&&m`<${lr} letter=${t} />`}
${c&&m`<${rr} shown=${l} close=${h} />`}
</article>`}function rr({shown:t,close:e}){let s=Tt(null);return Ws(()=>s.current?.focus(),[]),m`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${Gs} shown=${t} />
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var Gs=({shown:t})=>m`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>m`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,Us=({shown:t,whole:e})=>m`<ul class="laws">
${t.laws.map(s=>m`<li key=${s.name}><${Ys} law=${s}>
<${B} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Vs({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(l=>[l.name,l])),a=l=>m`<${Ys} key=${l} law=${o.get(l)}><${B} of=${o.get(l)?.picture} /><//>`;return m`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(l=>m`<${B} of=${l} cls="column" />`)}
${s.map((l,c)=>m`<span class="row-name">${l}</span>${n[c].map(a)}`)}
</div>`}function Ys({law:t,children:e}){let{view:s}=v(),n=yt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:U(t.text)});if(!at(s))return m`<span class="law" role="img" aria-label=${a}>${e}</span>`;let l=jt(s,t.name),c=Ts(s,t.name);return m`<button class="law ${Wt(o)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${o!==""} aria-label=${kt(a,o,l,c)} title=${t.text}
...${Bt(n,t.name)}>
${e}${l&&m`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Zs({number:t}){let{view:e}=v();return m`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${R(e).map(s=>m`<${ar} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ar({letter:t,target:e}){let{view:s}=v(),n=yt();if(!s.sheet)return m`<span class="owner">${t}</span>`;let o=n.of(e),a=jt(s,e);return m`<button class="owner ${Wt(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${kt(r("whose_is",{letter:t}),o,a)}
...${Bt(n,e)}>${t}</button>`}function lr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Nt(),o=A(e).answers[t],a=o!==void 0;return m`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!dt(e)} onClick=${()=>s(t)}
aria-label=${a?r(o?"answered_yes":"answered_no",{letter:t}):null}>
${a?m`<${z} passed=${o} size=${20} /> ${r("answered")}`:m`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as D,useLayoutEffect as dr,useRef as $r,useState as Ne}from"bombe/preact.js";var Js="choice",Pe=["new","named","booklet"],Qs=/^aid_/,qe=200,zt=()=>Ms().filter(t=>Qs.test(t));function cr(t,e){return t==="kind"?Pe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=qe:t==="booklet"?ee().some(({number:s})=>s===e):ct(t).choices.some(s=>s===e)}function Xs(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(zt().map(n=>[n,t.aids.includes(n.replace(Qs,""))]))},s=ir();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&cr(n,s[n])?s[n]:o]))}function ir(){try{return JSON.parse(localStorage.getItem(Js)??"null")??{}}catch{return{}}}function tn(t){try{localStorage.setItem(Js,JSON.stringify(t))}catch{}}function en(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:l}=t,c=Object.fromEntries(zt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:l,...c}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:l,...c}}import{html as je}from"bombe/preact.js";var wt=t=>r(`level_${t}`);function At({view:t}){let e=ur(t);return e.length?je`<ul class="small-print">${e.map(s=>je`<li key=${s}>${s}</li>`)}</ul>`:null}var sn=({view:t})=>t.seats.length>1&&t.aids.length>0&&je`<p class="small-print">${nn(t)}</p>`,nn=t=>r("aids",{aids:ot(t.aids.map(e=>r(`aid_${e}`)))});function ur(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:wt(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(nn(t)),t.chosen&&e.push(r("chosen")),e}var on=t=>r(`share_${t}`),rn=t=>r(`share_${t}`);function an({table:t,state:e,view:s,choose:n,refused:o}){dr(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&on(s.mode),rn(s.difficulty)];return D`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${Os(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${We} table=${t} state=${e} choose=${n} cls="bar-new" />`}function We({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:D`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:D`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function ln({table:t,view:e,close:s}){let[n,o]=Ne(()=>Xs(e)),[a,l]=Ne(!1),[c,i]=Ne(""),u=$r(null),d=y=>g=>{i(""),o(k=>({...k,[y]:g}))},{kind:h}=n,p=y=>{i(Oe(y)),l(!1),u.current?.focus()},$=async y=>{if(!a){if(h==="named"&&!String(n.named).trim())return p(r("named_missing"));l(!0),i("");try{await y(en(n)),tn(n)}catch(g){p(Xt(g,r("no_answer")))}}},f=y=>{y.preventDefault(),$(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},E=()=>$(async y=>{let{machine:g,...k}=h==="new"?y:(await t.look(y)).options;await t.gather(k)});return D`<${Jt} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${Kt} legend=${r("which_problem")} quiet name="kind" value=${h} set=${d("kind")} choices=${Pe}
words=${y=>r(`kind_${y}`)} />
<div class="choose-which">
${h==="new"&&D`<${pr} choice=${n} set=${d} />`}
${h==="named"&&D`<${hr} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
${h==="booklet"&&D`<${fr} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Kt} legend=${r("when_alone",{title:ct("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ct("machine").choices} words=${wt} />
<details class="choose-aids" open=${zt().some(y=>n[y])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${zt().map(y=>D`<${cn} key=${y} name=${y} value=${n[y]} set=${d(y)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${c&&h!=="named"&&D`<p class="choose-wrong" role="alert">${c}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${E}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function pr({choice:t,set:e}){let s=n=>({name:n,legend:ct(n).title,value:t[n],set:e(n),choices:ct(n).choices});return D`
<${Kt} ...${s("mode")} words=${on} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${Kt} ...${s("verifiers")} words=${String} />
<${Kt} ...${s("difficulty")} words=${rn} />
</div>
<${cn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function hr({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return D`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${qe}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var fr=({value:t,set:e})=>D`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${ee().map(({number:s,verifiers:n,difficulty:o})=>D`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}</p>
</fieldset>`,Kt=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:l,note:c})=>D`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>D`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Oe(l(i))}</span>
</label>`)}</div>
${c&&D`<p class="note">${c}</p>`}
</fieldset>`;function cn({name:t,value:e,set:s}){return D`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${ct(t).title}</span>
</label>`}import{useEffect as un,useRef as mr}from"bombe/preact.js";function dn(){let t=mr(null);un(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),un(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as _r,useRef as xr,useState as vr}from"bombe/preact.js";import{html as Ft,useEffect as gr,useRef as Be}from"bombe/preact.js";var br=44,yr=90,ze=!1;function $n(t){ze=!0,t?.querySelector("[aria-checked=true]")?.focus(),ze=!1}var kr=(t,e)=>(Number(t)-Number(e)+7)%5-2,pn=(t,e)=>W[(W.indexOf(t)+e+5)%5],hn=()=>Ft`<div class="wheels">${C.map((t,e)=>Ft`<${wr} place=${e} />`)}</div>`;function wr({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:l}=bt(),c=Be(null),i=Be(null),u=Be(0),d=e[t],h=C[t];gr(()=>{a===t&&document.activeElement?.closest(".drum")&&$n(c.current)},[d,a]);let p=b=>{if($t(b))return;let{key:S}=b;if(S==="ArrowUp"||S==="ArrowDown")o(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let M=(t+(S==="ArrowLeft"?2:1))%3;l(M),$n(c.current?.closest(".wheels")?.querySelectorAll(".drum")[M])}else return;b.preventDefault()},$=b=>{b.preventDefault(),!(s||b.timeStamp-u.current<yr||Math.abs(b.deltaY)<4)&&(u.current=b.timeStamp,o(t,b.deltaY>0?1:-1))},f=b=>{s||(i.current={y:b.clientY,moved:!1,id:b.pointerId}),l(t)},E=b=>{let S=i.current;!S||Math.abs(b.clientY-S.y)<br*.6||(S.moved||c.current?.setPointerCapture(S.id),S.moved=!0,o(t,b.clientY<S.y?1:-1),S.y=b.clientY)},y=()=>{setTimeout(()=>{i.current=null})},g=b=>{let S=kr(b,d);return Ft`<button key=${b} type="button" role="radio" class="digit away${S}"
aria-checked=${b===d} tabindex=${b===d?0:-1} aria-disabled=${s}
onFocus=${()=>ze||l(t)} onClick=${()=>i.current?.moved||n(t,b)}>${S===0&&Ft`<span class="inner-shape" aria-hidden="true"><${Z} of=${h} size=${24} /></span>`}<span>${b}</span></button>`},k=`${s?"locked":""} ${a===t?"turning":""}`;return Ft`<div class="wheel ${G[t]} ${k}">
<span class="wheel-shape" aria-hidden="true"><${Z} of=${h} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${U(r("wheel",{shape:h}))} aria-disabled=${s}
ref=${c} onKeyDown=${p} onWheel=${$} onPointerDown=${f} onPointerMove=${E} onPointerUp=${y}
onPointerCancel=${y}>
${W.map(g)}
</div>
</div>`}function fn(t,e){let s=xr({digits:["1","1","1"],wheel:0}),[,n]=vr(0),o=c=>{Object.assign(s.current,c),n(i=>i+1)},a=e&&A(e).proposal;_r(()=>{a&&o({digits:[...a]})},[a]);let l=(c,i)=>{t.state.view&&gt(t.state.view)||o({digits:s.current.digits.map((u,d)=>d===c?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:l,turn:(c,i)=>l(c,pn(s.current.digits[c],i)),setWheel:c=>{c!==s.current.wheel&&o({wheel:c})}}}import{html as Ht,useEffect as Ke,useLayoutEffect as Sr,useRef as Mr,useState as mn}from"bombe/preact.js";var Er="(min-width: 1180px)",Cr="(max-width: 699px)",Or=300,Lt=8,Tr=220,Ue=t=>t.sheet?.hint??null,Fe=t=>J(t)?.hints??0;function gn(t){let e=Ue(t)?.lines.at(-1);return e?bn(t,e):""}function bn(t,{key:e,values:s}){let{law:n,answers:o,laws:a,...l}=s,c={...l};return n&&(c.law=ft(n)),o&&(c.answers=o.join(", ")),a&&(c.world=R(t).map((i,u)=>`${i}: ${qt(ft(a[u]))}`).join("; ")),r(e,c)}var Gt={at:0,heard:new Set};function Ge(t){Gt.at=t;for(let e of Gt.heard)e({})}function yn(){let[,t]=mn(null);return Ke(()=>(Gt.heard.add(t),()=>{Gt.heard.delete(t)}),[]),Gt.at}var Ve=({rung:t})=>Array.from({length:se()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),kn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${Ve} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function wn(){let{view:t}=v(),{hint:e}=Ot(),s=yn()===Fe(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=Ue(t)?.rung??0,o=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<se()?e():Ge(s?0:Fe(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${O} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${kn} rung=${n} />
</button>`}function _n(){let{view:t}=v(),{hint:e}=Ot(),{setTab:s}=Ct(),n=Mr(null),[o,a]=mn(null),l=Ue(t),c=Fe(t),i=yn()===c,u=l!==null&&!i,d=u?Ar(t,l):-1;if(Ke(()=>()=>Ge(0),[]),Ke(()=>{d>=0&&s(d)},[c,d]),Sr(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let f=()=>a(y=>Lr(y,Hr($,d<0?null:R(t)[d])));f();let E=new ResizeObserver(f);return E.observe($),addEventListener("resize",f),()=>{E.disconnect(),removeEventListener("resize",f)}},[u,d,c]),!u)return null;let h=()=>{Ge(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})},p=$=>$.key==="Escape"&&h();return Ht`<aside class="hint-note ${o?.kind??""}" id="hint" ref=${n} style=${o?.style}
aria-label=${r("hint")} onKeyDown=${p}>
<div class="hint-head"><${O} of="hint" size=${20} /><b>${r("hint")}</b><${kn} rung=${l.rung} />
${l.rung<se()&&Ht`<button class="button hint-more" onClick=${e}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${h} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${O} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map($=>Ht`<li key=${$.key}>${_(bn(t,$),14)}</li>`)}
</ol>
</aside>`}function Ar(t,e){return ut(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:R(t).indexOf(e.verifier)}var Lr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Hr(t,e){let s=d=>t.querySelector(d).getBoundingClientRect(),n=t.getBoundingClientRect(),o=e&&document.getElementById(`card-${e}`),a=s(".ending"),l=matchMedia(Cr).matches;if(o&&!l){let d=o.getBoundingClientRect(),{right:h}=s(".cards"),p=Math.max(d.width,Math.min(Or,h-n.left)),$=Math.min(d.left,h-p)-n.left,f=d.bottom-n.top+Lt,E=d.left-n.left-$+30;return{kind:"under",style:{left:`${$}px`,top:`${f}px`,width:`${p}px`,"--tip":`${E}px`}}}if(matchMedia(Er).matches){let d=s(".sheet"),h=d.left-n.left+Lt,p=n.bottom-a.top+Lt;return{kind:"",style:{left:`${h}px`,width:`${d.width-2*Lt}px`,bottom:`${p}px`}}}let c=Math.max(0,innerHeight-a.top),i=l?s(".engine").top:1/0,u=i>Tr&&i<innerHeight?innerHeight-i:c;return{kind:"docked",style:{bottom:`${u+Lt}px`,maxHeight:`${innerHeight-u-3*Lt}px`}}}import{html as q,useEffect as Pr,useRef as qr,useState as ce}from"bombe/preact.js";import{html as L}from"bombe/preact.js";var Ye=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ae({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let l=rt(t),c=`h${a}`;return L`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?L`<span class="sample-disc" aria-hidden="true">${e}</span>`:L`<span class="mono">${t}</span>`}
<${B} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${c}>${e&&L`<span class="hush">${r("sample_of",{letter:e})} </span>`}${_(l.title,15)}<//>
${l.grid?L`<${Rr} shown=${l} />`:L`<ul class="sample-laws">
${l.laws.map(i=>L`<${Dr} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&L`<${Ir} shown=${l} />`}
</div>
</article>`}var Ir=({shown:t})=>L`<details>
<summary>${r("sample_words")}<span class="hush">: ${t.title}</span></summary>
<p>${_(t.text,13)}</p>
<ul class="sample-texts">${t.laws.map(e=>L`<li><span class="mono">${e.letter}</span> <span>${_(e.text,13)}</span></li>`)}</ul>
</details>`,Dr=({law:t,state:e})=>L`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${B} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&L`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function Rr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(l=>[l.name,l])),a=l=>L`<span class="sample-cell" role="img" aria-label=${o.get(l)?.text}>
<${B} of=${o.get(l)?.picture} /></span>`;return L`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>L`<${B} of=${l} cls="column" />`)}
${s.map((l,c)=>L`<span class="sample-row">${l}</span>${n[c].map(a)}`)}
</div>`}var xn=({name:t,digits:e,set:s})=>L`<div class="pick">
${C.map((n,o)=>L`<fieldset class="pick-row ${G[o]}">
<legend>${_(n,18)}</legend>
${W.map(a=>L`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((l,c)=>c===o?a:l))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var vn="lesson",jr=4;function Sn(){try{return localStorage.getItem(vn)!=="done"}catch{return!1}}function Nr(){try{localStorage.setItem(vn,"done")}catch{}}var le=[Wr,Br,Kr,Fr];function Mn({close:t}){let[e,s]=ce(0),n=qr(null);Pr(()=>n.current?.focus(),[e]);let o=()=>{Nr(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},l=le[e],c=e===le.length-1;return q`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:le.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${le.map((i,u)=>q`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${r("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${r(`lesson_title_${e+1}`)}</h2>
<${l} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${r("lesson_back")}</button>
<button class="button filled" onClick=${()=>c?o():s(e+1)}>
${r(c?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function Wr(){return q`<div class="lesson-body">
<${ae} number=${Pt().card} letter="A" />
<div class="lesson-text">
<p>${_(r("lesson_code"))}</p>
<p>${_(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function Br(){let{card:t,held:e,digits:s}=Pt(),[n,o]=ce(["3","4","1"]),[a,l]=ce([]),c=(p,$)=>s[p].includes($[1]),i=()=>{let p=n.join(""),$=a.filter(f=>f.code!==p);l([{code:p,passed:c(e,p)},...$].slice(0,jr))},u=p=>a.every(({code:$,passed:f})=>c(p,$)===f),d=Object.keys(s).filter(u);return q`<div class="lesson-body">
<${ae} number=${t} letter="A" state=${({name:p})=>u(p)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${xn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&q`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:p,passed:$})=>q`<${zr} passed=${$} code=${p} />`)}
${a.length>0&&q`<p>${_(d.length===1?r("lesson_one_left",{letter:te(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var zr=({passed:t,code:e})=>q`<p class="lesson-answer"><${z} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Kr(){let{refused:t,maybe:e}=Pt(),[s,n]=ce(null),o=({name:a})=>a===t.law?"kept":"";return q`<div class="lesson-body">
<${ae} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${z} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${_(r("lesson_means"))}</p>
<p>${_(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,l])=>q`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:l})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&q`<p class="lesson-answer"><${z} passed=${s.passed} />${" "}
<span>${_(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Fr(){return q`<div class="lesson-body">
<${Gr} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function Gr(){let{verifiers:t,verdicts:e}=Pt();return q`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>q`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>q`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>q`<td><${z} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as H,useEffect as Xe,useMemo as Yr,useRef as Zr,useState as Dn}from"bombe/preact.js";import{html as st}from"bombe/preact.js";var It={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},Q={wide:480,high:136},Ze=[[1,0],[2,3],[3,2]],En=(t,e,s,n)=>W[(e+Ze[t][0]*s+Ze[t][1]*n)%5],Cn=(t,e,s)=>[It.left+(s*5+t)*It.wide+s*It.gap,It.top+e*It.high];function*On(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Ur(t,e){let[s,n]=It.hole,o="",a="";for(let l of On()){let[c,i]=Cn(...l);En(t,...l)===e?o+=`M${c-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${c.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var Tn=Ze.map((t,e)=>Object.fromEntries(W.map(s=>[s,Ur(e,s)])));function An(t){for(let e of On())if([...t].every((s,n)=>En(n,...e)===s))return Cn(...e);throw new Error(`no hole for ${t}`)}var Je=`M12 0H${Q.wide-6}q6 0 6 6V${Q.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Ln=t=>`M${Q.wide-8} ${t}h${t+2}q6 0 6 6V${Q.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${Q.high-8}H${Q.wide-8}z`;function Qe({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=Tn[t][e],l=G[t];return st`<g class="punch ${l}-stock">
${n&&st`<path class="stock rim" d=${Ln(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${Je+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${l==="t"&&st`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${l==="s"&&st`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${l==="c"&&st`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Hn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return st`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&st`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${Q.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${Je} transform="translate(7 7)" />
<text class="tab-digit" x=${Q.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${Qe} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${Qe} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${Qe} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&st`<${Vr} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&st`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}function Vr({code:t,passed:e}){let[s,n]=An(t),o=Math.min(Q.wide-30,Math.max(30,s)),a=Math.min(Q.high-26,Math.max(22,n));return st`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var Jr=250;function In(t){let e=Yr(()=>matchMedia(t),[t]),[,s]=Dn(0);return Xe(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Qr(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:o}=bt(),a=Zr(!0),l=n.join("");Xe(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||A(e).proposal===l)return;let c=setTimeout(()=>t.act(`propose ${l}`).catch(s),Jr);return()=>clearTimeout(c)},[l])}function Xr(){let{view:t}=v(),{tab:e}=Ct(),s=In("(max-height: 759px), (max-width: 359px)"),n=In("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!rt(o[0])?.grid||ut(t);return s||n&&t.seats.length>1||a}function Rn(){let{view:t}=v(),{proposal:e,locked:s}=bt(),{asking:n}=Nt(),[o,a]=Dn(null),{answers:l}=A(t),c=Object.keys(l);Xe(()=>a(null),[t.round,c.length]),Qr();let i=Xr(),u=n??(o!==null&&o in l?o:c.at(-1))??null,d=u===null?null:l[u]??null;return H`<section class="engine ${i?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${O} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${hn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${u?r("reads",{letter:u}):r("reader")}</span>
<${ta} view=${t} /></p>
<${Hn} code=${e} letter=${u} passed=${d} />
<${ea} view=${t} code=${e} letter=${u} passed=${d} />
${ne(t)||mt(t)?H`<p class="small-print">${r(mt(t)?"round_spent":"press_laws")}</p>
<${sn} view=${t} />`:H`<${At} view=${t} />`}
</div>
<${oa} view=${t} />
<${ca} answers=${l} shown=${u} look=${a} />
</section>`}function ta({view:t}){let e=J(t)?.questions??0,s=r("round",{n:t.round});return H`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${la} left=${t.left??0} /></span>`}function ea({view:t,code:e,letter:s,passed:n}){let[o,a]=sa(t,e,s,n),l=c=>c.preventDefault();return H`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${o}</b> ${a}</p>
${Object.keys(A(t).answers).length+t.round>1&&H`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${r("peek")}</button>`}
</div>`}function sa(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return J(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function na(t){let e=Object.entries(A(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?J(t)?.handicap??0:0,n=Math.max(0,Ce()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function oa({view:t}){let e=na(t),s=e.filter(Boolean).length;return H`<ol class="questions" aria-label=${r("questions_of_round")}>
${e.map((n,o)=>H`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${o+1}</span>
${n===null?H`<span>${aa(o,s,t)}</span>`:n==="filled"?H`<span>${r("filled_in")}</span>`:H`<${ra} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var ra=({letter:t,passed:e})=>H`<b aria-hidden="true">${t}</b><${z} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function aa(t,e,s){return dt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function la({left:t}){let e=Ce(),s=Array.from({length:e},(n,o)=>H`<i class=${o<e-t?"used":""}></i>`);return H`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function ca({answers:t,shown:e,look:s}){let{view:n}=v();return H`<div class="ask-keys k${n.verifiers.length}">
${R(n).map(o=>H`<${ia} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function ia({letter:t,passed:e,shown:s,look:n}){let{view:o}=v(),{ask:a,asking:l}=Nt(),c=e!==void 0,i=r(c?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return H`<button class="ask-key ${c?"done":""} ${l===t?"busy":""}"
aria-disabled=${!c&&!dt(o)} aria-label=${i} aria-current=${c&&s?"true":null}
onClick=${()=>c?n():a(t)}>
${c?H`${t} <${z} passed=${e} size=${26} />`:H`<span class="ask-long">${i}</span><span class="ask-short">${t}</span>`}
</button>`}import{html as pt,useEffect as ua,useRef as da,useState as $a}from"bombe/preact.js";var pa=300;function X(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(l=>l.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var ha=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function fa(t){let e=t.charCodeAt(0)-65;return ha[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ie({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...fa(s)].map((n,o)=>n==="1"?pt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}function Pn({chat:t,you:e}){let s=da(null);ua(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&pt`<ol>
${t.map((o,a)=>pt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function qn({table:t,you:e,refused:s}){let[n,o]=$a("");if(!e?.speak)return pt`<p class="note">${r("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},l=({currentTarget:c})=>o(c.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${pa} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${l} />
<button class="button">${r("send")}</button>
</form>`}var es=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,ts=t=>[...t??""].join(" ");function jn(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return es(s);if(et(s))return et(t)?"":r("machine_thinks");let o=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:c,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(o[u]?.answers??{}))).map(([d,h])=>r(h?"heard_yes":"heard_no",{letter:d,code:ts(c),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:l}=A(s);!a.length&&l&&l!==n&&l!==A(t).proposal&&a.push(r("proposal_now",{code:ts(l)}));for(let{at:c,name:i,me:u}of X(e,s)){let[d,h]=[s.team_thumbs?.[c],t.team_thumbs?.[c]];u||!d||d.up===h?.up&&d.code===h?.code||a.push(d.up?r("sure_of",{name:i,code:ts(d.code)}):r("thumb_of_down",{name:i}))}return a.join(" ")}import{html as ma,useEffect as ga,useState as ba}from"bombe/preact.js";var ue=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Nn=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var ss=new ue;function Wn({deadline:t,timer:e=0}){let[,s]=ba(0);if(ga(()=>{if(!t)return;ss.ask(),ss.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,ss.left(t));return ma`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${Nn(n)}</span>
</p>`}import{html as w,useEffect as Oa,useState as Gn}from"bombe/preact.js";import{html as ns}from"bombe/preact.js";var Ut=({up:t})=>ns`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Bn=()=>ns`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,de=({passed:t})=>ns`<span class="answered"><${z} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as Vt,useEffect as ya,useLayoutEffect as ka,useState as wa}from"bombe/preact.js";var _a=2500,xa=12,va=()=>matchMedia("(max-width: 699px)").matches?4:6,zn=new WeakMap;function Sa(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ma=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function $e(){let{table:t,state:e,view:s}=v(),[n,o]=wa(null),a=()=>o(null);ka(()=>{let i=zn.get(t);zn.set(t,{round:s.round,over:s.over});let u=Sa(i,s);u!==null&&o({round:u,seats:X(e.table,s)})},[t,s.round,s.over]),ya(()=>{if(!n)return;let i=setTimeout(a,_a);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let l=n?Ma(n.seats,n.round):[],c=l.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return Vt`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${Kn(l)} ${c}`}</p>
${n&&Vt`<${Ea} round=${n.round} thumbs=${l} close=${a} />`}`}function Kn(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Ea({round:t,thumbs:e,close:s}){let n=e.length>xa?e.filter(o=>o.up):e;return Vt`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${O} of="close" /></button></div>
<p class="reveal-title">${Kn(e)}</p>
<ul class="reveal-cards ${n.length>va()?"many":""}">
${n.map(o=>Vt`<li key=${o.at} class=${o.up?"up":"down"}>
<${Ut} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):N("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&Vt`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Ca=56,os=t=>t.you!==null&&t.waiting.includes(t.you),pe=t=>os(t)&&!!t.own_thumb?.up;function Fn(t,e){if(et(e))return r("machine_thinks");if(pe(e))return r("thumb_is_in");let s=os(e)?"":rs(e,X(t,e));return s&&s.length<=Ca?s:r("thumb_in")}function rs(t,e){if(et(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:ot(s)}):"",o=J(t);return o?os(t)?pe(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:t.own_thumb?`${r("thumb_is_in")} ${n}`:n:n}function Un(){let{state:t,view:e}=v(),s=X(t.table,e),n=t.table?.phase==="over"&&!e.over,o=s.length>1,{deadline:a,timer:l}=t.table??{};return!o&&!n&&!a?null:w`<section class="people ${o?"":"alone"} ${n?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${pe(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:rs(e,s)}</p>
${n?w`<${Ha} />`:w`<${Wn} deadline=${a} timer=${l} />`}
${o&&w`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${s.map(c=>w`<${Ta} key=${c.at} seat=${c} view=${e} />`)}
</ul>`}
${!e.sheet&&w`<${At} view=${e} />`}
<${$e} />
</section>`}function Ta({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return w`<li class="seat ${o}">
<${ie} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&w` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${La} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?w`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:w`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${N("questions",t.questions)}</span>
${t.hints?w`<${Aa} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Aa=({hints:t,rung:e})=>w`<span class="seat-hints">
<span aria-hidden="true"><${O} of="hint" size=${15} />
${e>0?w`<${Ve} rung=${e} />`:t}</span>
<span class="hush">${N("hints",t)}</span>
</span>`;function La({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?w`<span>${r("seat_out")}</span>`:s?w`<${Ut} up=${s.up} /><span>${s.up?s.code:r("down")}</span>`:t.done?w`<${Bn} /><span>${r("thumb_given")}</span>`:t.away?w`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:w`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function as({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?w`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function Ha(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return w`<div class="again">
${vt(e)?w`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:w`<${as} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function Vn({table:t,state:e}){if(e.table?.phase!=="playing"||t.watch)return w`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return w`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&w`<p class="note">${r("waiting_for",{names:ot(o)})}</p>`}
</section>`}function Yn(){let{state:t,view:e}=v(),s=X(t.table,e),n=e.coop?[{...s[0],name:ot(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,l)=>l);return w`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>w`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>w`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(l=>w`<td><${Ia} round=${a.rounds[l]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Ia({round:t}){let e=t?.thumb;return w`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&w`<${Ut} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function he(){let{state:t}=v();return t.table&&t.table.people.length>1&&w`<${Da} />`}function Da(){let{table:t,state:e,refused:s}=v(),{chat:n,you:o}=e,[a,l]=Gn(!1),[c,i]=Gn(n.length);if(Oa(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return w`<details class="chat talk" onToggle=${({currentTarget:p})=>l(p.open)} onKeyDown=${({key:p,currentTarget:$})=>{p!=="Escape"||!a||($.open=!1,$.firstElementChild.focus())}}>
<summary><${O} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&w` <span class="talk-fresh">${N("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&w`<${Pn} chat=${n} you=${o} />`}
<${qn} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as F,useLayoutEffect as Ya,useRef as Za,useState as $s}from"bombe/preact.js";import{html as K,useEffect as Ra,useMemo as Pa,useState as ls}from"bombe/preact.js";function Zn(t,e){let{winners:s,why:n}=t.outcome,o=ot(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),l=e.length===1;if(n==="solved"&&(l||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(l?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_fewest"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let c=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,c?{code:c}:{})}function Jn(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?s.code!==t.solution?r("wrong"):t.outcome.why==="fewest"?r("right_but_more"):r("right"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function Qn(t,e,s){let o=t.sheets[e].filter(c=>c.proposal).map(({answers:c})=>Object.values(c).map(i=>i?"✓":"✗")),a=t.outcome.winners.includes(e)||t.last_thumbs[e]?.code===t.solution,l=it(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...o.map((c,i)=>`${i+1} ${c.join("")}`),`${a?"✓":"✗"} ${fe(t.seats[e].rounds.length,t.seats[e].questions)}`,...l?[`${r("the_machine")}: ${fe(l.rounds??0,l.questions??0)}`]:[],s].join(`
`)}var fe=(t,e)=>`${N("rounds",t)}, ${N("questions",e)}`;function Xn(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var to=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),me=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var V="machine",us=(t,e)=>(e===V?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function so(t,e){let[s,n]=ls({}),[o,a]=ls(null),[l,c]=ls(!1),i=e.filter(u=>!(u in s));return Ra(()=>{if(!i.length||l)return;let u=!0;return Ye("lines",{problem:t,transcripts:i}).then(d=>d.ok?d.json():Promise.reject(new Error(d.statusText))).then(({worlds:d,lines:h})=>{u&&(a(d),n(p=>({...p,...Object.fromEntries(i.map(($,f)=>[$,h[f]]))})))}).catch(()=>u&&c(!0)),()=>{u=!1}},[i.join("|"),l]),{known:s,start:o,failed:l}}function no({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:l}){let c=us(e,t),i=qa(e,s,t),{rounds:u,questions:d}=t===V?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return K`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${fe(u,d)}</strong></div>
${o.length>0&&K`<${Na} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${Wa} rounds=${c} left=${n.known[me(c)]} worlds=${n} />
<${za} machine=${t===V?e.machine:null} worlds=${n} last=${l} />
</section>`}function qa(t,e,s){return s===V?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var ja=(t,e)=>t===V?r("the_machine"):e[t].me?r("you_here"):e[t].name;function Na({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===V?V:Number(a));return K`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>K`<option key=${a} value=${String(a)}>${ja(a,n)}</option>`)}
</select></label>`}function Wa({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:l},c)=>{let i=Object.entries(l);return i.length?i.map(([u,d],h)=>(n+=1,K`<tr key=${`${c} ${h}`}>
<th scope="row" class="mono">${h===0?a:K`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${de} passed=${d} /></td>
<${Ba} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[K`<tr key=${`${c} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return K`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&K`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Ba({of:t,start:e,failed:s}){if(!t)return K`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Xn(t.after,e),a=Array.from({length:Math.min(e,12)},(l,c)=>c);return K`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(l=>K`<i key=${l} class=${l<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${Y(t.before)} → ${Y(t.after)}`}</span>
</td>`}function za({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:wt(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&N("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return K`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var cs={signDisplay:"exceptZero"},eo=(t,e)=>r("n_of_m",{n:Y(t),m:Y(e)});function oo({view:t,whose:e,questions:s}){let n=Pa(()=>Is(t),[t]);if(e===V)return null;let o=t.sheets[e].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=it(t),l=[];if(a){let c=t.seats[e].rounds.length-(a.rounds??0),i=N("more_questions",t.seats[e].questions-(a.questions??0),0,cs);l.push([N("more_rounds",c,0,cs),r("more_than_machine",{questions:i})])}if(o&&!s&&l.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let c=s.filter(d=>d.before===d.after).length;l.push([eo(c,o),r("tile_nothing")]);let i=Math.round(to(s)*10)/10,u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";l.push([N("bits",i,1,cs),r(u)])}return e===t.you&&n.all&&l.push([eo(n.right,n.all),r("tile_marks")]),l.length?K`<ul class="tiles">${l.map(([c,i])=>K`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as j}from"bombe/preact.js";var ge=j`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,ro=({view:t})=>j`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>j`<li key=${e} class="paper proof-card">
${s.map((o,a)=>j`<${Ka} key=${o} shown=${rt(o)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${de} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(ft(n))}</span></p>
</li>`)}
</ul>
</section>`;function Ka({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return j`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?j`<span class="held-disc">${s}</span>`:j`<span class="held-or">${r("or")}</span>`}
<${B} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&j`<${Fa} shown=${t} law=${e} />`}
${n&&t.grid&&j`<${Ga} grid=${t.grid} law=${e} />`}
</div>`}var Fa=({shown:t,law:e})=>j`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return j`<li key=${s} class=${a?"lit":"dim"}>
<${B} of=${n} />
<span>${_(o)}${a&&j`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&ge}
</li>`})}
</ul>`;function Ga({grid:t,law:e}){let s=n=>j`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?ge:"·"}</td>`;return j`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>j`<th key=${o}><${B} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>j`<tr key=${n}><th>${_(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as be,useRef as lo,useState as Ua}from"bombe/preact.js";var Va=3e3,ds=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function co(t,e){let[s,n]=Ua(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Va)}}}var io=be`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function uo({text:t}){let e=lo(null),{copied:s,copy:n}=co(t,e);return be`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${io} ${r(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var $o=({id:t,problem:e})=>be`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${ao} what=${r("link_same")} problem=${t} />
<${ao} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function ao({what:t,problem:e}){let s=lo(null),n=ds(e),{copied:o,copy:a}=co(n,s);return be`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?ge:io}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function ho({view:t,choose:e}){let{state:s}=v(),n=X(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match;return F`<div class="result ${n.length>1?"":"alone"}">
<${Ja} view=${t} seats=${n} first=${o} choose=${e} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${el} view=${t} seats=${n} />
${a&&F`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${uo} text=${Qn(t,o,ds(t.id))} />
<${$o} id=${t.id} problem=${t.problem} />
</aside>
<${ro} view=${t} />
<${he} />
<${$e} />
</div>`}function Ja({view:t,seats:e,first:s,choose:n}){let o=t.coop||e.length===1,[a,l]=$s(s),[c,i]=$s(null),u=e.map(M=>M.at).filter(M=>M!==a),d=t.outcome.winners.find(M=>M!==a)??u[0],h=c??(it(t)?V:o?null:d),p=[a,h].filter(M=>M!=null),$=M=>me(us(t,M)),f=so(t.problem,[...new Set(p.map($))]),E=o?[]:[...e.map(M=>M.at),...it(t)?[V]:[]],y=(M,nt)=>F`<${no} key=${`${M}`} whose=${M} view=${t} seats=${e} worlds=${f}
choices=${E.length>2?E:[]} choose=${nt} last=${M===p.at(-1)} />`,g=F`<${oo} view=${t} whose=${a} questions=${f.known[$(a)]} />`,{heading:k,alert:b,title:S}=Qa(t,e);return F`<p class="hush" role="alert">${b}</p>
<div class="result-main">
<section class="machine outcome" aria-labelledby="outcome">
<${Xa} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>${S}</h2>
<p class="note">${r("only_code",{code:t.solution,n:Y(t.verifiers.length)})}</p>
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${y(a,l)}
${p.length>1?y(h,i):g}
</div>
${p.length>1&&g}
<${tl} view=${t} choose=${n} />
</div>`}function Qa(t,e){let s=Za(null),[n,o]=$s(""),a=Zn(t,e);return Ya(()=>{let{activeElement:l}=document;!l||l===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function Xa({code:t}){let e=[...t],s=e.map((n,o)=>U(`${C[o]} ${n}`)).join(", ");return F`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>F`<span key=${o} aria-hidden="true"><b>${n}</b><${Z} of=${C[o]} size=${22} /></span>`)}
</p>`}function tl({view:t,choose:e}){let{table:s,state:n,refused:o}=v(),a=n.table?.people.length===1,l=async()=>{try{let i={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty};for(let[u,d]of a?Object.entries(i):[])n.table?.options[u]!==d&&await s.order(`option ${u} ${d}`);await s.order("start")}catch(i){o(i)}},c=n.table?.match;return F`<div class="again">
${vt(n)?F`<button class="button filled" onClick=${l}>${r(a?"another":"rematch")}</button>`:F`<${as} state=${n} />`}
${c&&F`<a class="button" href=${`/m/${c}`}>${r("step_through")}</a>`}
<${We} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function el({view:t,seats:e}){let{winners:s}=t.outcome,n=c=>c.me?e.length>1?`${c.name} (${r("you")})`:r("you_here"):c.name,o=c=>s.includes(c.at),a=[...e].sort((c,i)=>Number(o(i))-Number(o(c))),l=it(t);return F`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(c=>F`<${po} key=${c.at} face=${c} name=${n(c)} won=${o(c)}
fate=${[c.bot&&r("bot"),Jn(t,c)].filter(Boolean).join(", ")}
code=${t.last_thumbs[c.at]?.code??"–"} rounds=${c.rounds.length} questions=${c.questions} />`)}
${l&&F`<${po} key=${V} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${wt(l.level)} code=${t.solution} rounds=${l.rounds}
questions=${l.questions} />`}
</tbody>
</table>
</div>`}var po=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:l=!1})=>F`<tr class=${l?"won":""}>
<th scope="row"><span class="standing"><${ie} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Y(o)}</td><td>${Y(a)}</td>
</tr>`;import{html as x,useEffect as go,useLayoutEffect as fo,useRef as _t,useState as hs}from"bombe/preact.js";var sl=5,nl=1e3,ol="(min-width: 1180px)",ps=30,bo=85,mo="sheet";function yo({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=_t(null),l=_t(null),c=_t(!1),[i,u]=hs(()=>Number(localStorage.getItem(mo))||70),d=$=>{let f=Math.round(Math.min(bo,Math.max(ps,$)));u(f),localStorage.setItem(mo,String(f))};go(()=>{c.current&&(n||matchMedia(ol).matches?a:l).current?.focus(),c.current=!0},[n]);let h=()=>o(!1),p=$=>$.key==="Escape"&&n&&h();return x`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${p}>
<${cl} height=${i} resize=${d} close=${h} />
<${rl} undo=${e} redo=${s} />
<${ul} view=${t} />
<div class="workings">
<${hl} view=${t} />
<div class="jots">
${[...R(t),"*"].map($=>x`<${ml} key=${$} view=${t} slot=${$} />`)}
</div>
</div>
<${al} targets=${t.sheet.unsound??[]} />
<${At} view=${t} />
${t.sheet.codes&&x`<${ll} codes=${t.sheet.codes} />`}
</div>
<${gl} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${l} />
</section>`}function rl({undo:t,redo:e}){let s=yt();return x`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${O} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${O} of="redo" /></button>
</div>`}function al({targets:t}){if(!t.length)return null;let e=t.map(s=>qt(oe(s))).join(", ");return x`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(r("unsound_marks",{marks:e}),14)}</p>`}var ll=({codes:t})=>x`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function cl({height:t,resize:e,close:s}){let n=_t(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},l=u=>n.current!==null&&e(o(u)),c=u=>{n.current=null,o(u)<ps-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return x`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${ps} aria-valuemax=${bo}
onPointerDown=${a} onPointerMove=${l} onPointerUp=${c} onKeyDown=${i}><i></i></div>`}function il(t){let e=_t(null),[s,n]=hs(!1);return fo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),fo(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function ul({view:t}){let e=R(t),{rounds:s}=t.sheet,n=Math.max(0,sl-s.length),{scroll:o,long:a}=il(s.length);return x`<div class="rounds-of" ref=${o} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${C.map(l=>x`<th scope="col" class="of-shape"><${Z} of=${l} size=${18} /></th>`)}
${e.map((l,c)=>x`<th scope="col" class=${c===0?"edge":""}>${l}</th>`)}
</tr></thead>
<tbody>
${s.map((l,c)=>{let i=c===s.length-1&&!t.over;return x`<${dl} key=${c} n=${c+1} round=${l} now=${i} letters=${e} />`})}
${Array.from({length:n},(l,c)=>{let i=s.length+c+1;return x`<${$l} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function dl({n:t,round:e,now:s,letters:n}){let{proposal:o,locked:a}=bt(),l=s&&!a,c=l?o:e.proposal;return x`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${C.map((i,u)=>x`<td class="of-shape ${l?"draft":""}">${c?.[u]}</td>`)}
${n.map((i,u)=>x`<td class=${u===0?"edge":""}><${pl} passed=${e.answers[i]} /></td>`)}
</tr>`}var $l=({n:t,letters:e})=>x`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...C,...e].map((s,n)=>x`<td class=${n===C.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function pl({passed:t}){return t===void 0?x`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:x`<${z} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var hl=({view:t})=>x`<div class="digits" role="group" aria-label=${r("digits")}>
${C.map(e=>x`<span class="digits-of" aria-hidden="true"><${Z} of=${e} size=${22} /></span>`)}
${W.flatMap(e=>C.map((s,n)=>{let o=G[n]+e;return x`<${fl} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function fl({view:t,target:e,shape:s,digit:n}){let o=yt(),a=o.of(e),l=jt(t,e);return x`<button class="digit-mark ${Wt(a)} ${l?"shaky":""}" aria-pressed=${a!==""}
aria-label=${kt(U(r("digit_is",{shape:s,digit:n})),a,l)}
...${Bt(o,e)}>${n}</button>`}function ml({view:t,slot:e}){let{table:s,refused:n}=v(),o=t.sheet.notes[e]??"",[a,l]=hs(o),c=_t(!1),i=_t(void 0);go(()=>{c.current||l(o)},[o]);let u=$=>{clearTimeout(i.current);let f=$.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},d=({currentTarget:{value:$}})=>{c.current=!0,l($),clearTimeout(i.current),i.current=setTimeout(()=>u($),nl)},h=()=>{c.current&&u(a),c.current=!1},p=e==="*";return x`<label class="jot ${p?"whole":""}">
<span aria-hidden="true">${p?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${d} onBlur=${h}
aria-label=${p?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function gl({view:t,drawer:e,toggle:s,handle:n}){let o=J(t)?.out,a=t.own_thumb!==null;return x`<div class="ending ${a||o?"waits":""} ${mt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${O} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${o?x`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?x`<${bl} up=${t.own_thumb.up} />`:x`<${yl} />`}
</div>`}function bl({up:t}){let{state:e,view:s}=v(),{thumb:n}=Ot();return x`<p class="thumb-in"><${O} of=${t?"up":"down"} /> <span>${Fn(e.table,s)}</span></p>
${!et(s)&&x`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function yl(){let{know:t,next:e}=Ot();return x`<button class="button filled declare" onClick=${t}><${O} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${wn} />
<button class="button next" onClick=${e}><${O} of="down" size=${22} />
<span class="long">${r("next_round")}</span><span class="brief" aria-hidden="true">${r("next_short")}</span>
</button>`}import{html as ye,useLayoutEffect as kl,useRef as wl,useState as ko}from"bombe/preact.js";var wo=["","",""];function _o({view:t,thumb:e,close:s}){let n=wl(null),[o,a]=ko(wo),[l,c]=ko(""),i=(g,k,b=!1)=>{c(""),a(S=>(b?wo:S).map((M,nt)=>nt===g?k:M))},u=C.filter((g,k)=>!o[k]);kl(()=>{let g=document.activeElement,k=n.current;if(k)return k.showModal(),k.querySelector("input")?.focus(),()=>{k.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],h=g=>{let k=d()[g];(k?k.querySelector("input:checked")??k.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},p=g=>{let{key:k,target:b}=g;if(k.length>1||k===" "||$t(g))return;g.preventDefault();let S=re(g);if(!S)return c(r("no_such_digit",{sign:k}));let M=d().findIndex(ke=>ke.contains(b)),nt=M>=0?M:o.indexOf(""),Dt=Math.max(0,nt);i(Dt,S,nt<0),h(Dt+1)},$=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);c(r("digits_missing",{shapes:u.join(" ")})),h(o.indexOf(""))},f=g=>{g.preventDefault(),s()},E=g=>g.target===n.current&&s(),y=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return ye`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${E} onKeyDown=${p}>
<form onSubmit=${$}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(y)}</p>
<div class="know-wheels">
${C.map((g,k)=>ye`<${_l} key=${g} place=${k} digit=${o[k]}
set=${b=>i(k,b)} />`)}
</div>
<p class="know-wrong" role="alert">${_(l)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var _l=({place:t,digit:e,set:s})=>ye`<fieldset class="know-wheel ${G[t]}">
<legend><${Z} of=${C[t]} size=${22} /></legend>
${W.map(n=>ye`<label key=${n}>
<input type="radio" name="know-${G[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Md(t,e,s){Ee(s),t.replaceChildren(),xl(T`<${Ml} table=${e} />`,t)}function Ml({table:t}){return ve(t),T`<${El} key=${t.shown} table=${t} />`}function El({table:t}){let e=ve(t),{view:s}=e,n=fn(t,s),[o,a]=xt(""),[l,c]=xt(""),[i,u]=xt(""),[d,h]=xt(null),[p,$]=xt(0),[f,E]=xt(!1),[y,g]=xt(()=>t.state.trying&&Sn()?"offered":""),k=vl(I=>c(Xt(I,r("no_answer"))),[]),b=Ns(t,k),S=I=>{if(!I)return;let lt=U(oe(I));a(b.of(I)?kt(lt,b.of(I)):r("unmarked",{what:lt}))},M=()=>S(b.undo()),nt=()=>S(b.redo()),Dt=xo(null),ke=n.digits.join("");Sl(()=>{let I=jn(Dt.current,e,ke);Dt.current=s,I&&a(I)},[s]),dn();let fs=(I,lt,tt)=>Qt.confirm==="on"?h({title:I,yes:lt,go:tt}):tt(),vo=I=>{s&&!ut(s)&&$(R(s).indexOf(I))},So=()=>n.now().code,{ask:ms,asking:Mo,forget:Eo}=Rs({table:t,draft:So,surely:fs,sent:vo,setAlert:c,refused:k}),Yt=xo(null),we=async I=>{u(""),c(""),Eo();let lt=t.act(`thumb ${I}`);Yt.current=lt;try{await lt;let{view:tt}=t.state;tt&&tt.seats.length===1&&!tt.over&&!et(tt)&&a(es(tt))}catch(tt){k(tt)}finally{Yt.current===lt&&(Yt.current=null)}},gs={thumb:we,hint:async()=>{try{await t.act("hint"),t.state.view&&a(gn(t.state.view))}catch(I){k(I)}},next:()=>fs(r("sure_next"),r("next_round"),()=>we("down")),know:()=>u("thumb")};if(qs(t,Yt,{...n,...gs,wheel:()=>n.now().wheel,ask:ms,undo:M,redo:nt,show:$,list:()=>u("keys"),sheet:()=>E(!f)}),e.closed)return T`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return T`<${Vn} table=${t} state=${e} />`;let bs=gt(s),Co=bs&&A(s).proposal||n.digits.join(""),ys=()=>u("choose"),_e=()=>u(""),ks=()=>h(null),Oo=()=>{ks(),d?.go()};return T`<${Te.Provider} value=${{table:t,state:e,view:s,refused:k}}>
<p class="hush" role="status">${o}</p>
${!e.connected&&T`<p class="lost" role="status">${r("lost")}</p>`}
${l&&T`<${Ol} words=${l} close=${()=>c("")} />`}
${y==="open"&&T`<${Mn} close=${()=>g("")} />`}
${Cs(s)?T`<${ho} view=${s} choose=${ys} />`:T`<${Ae.Provider} value=${{...n,proposal:Co,locked:bs}}>
<${Le.Provider} value=${{ask:ms,asking:Mo}}>
<${He.Provider} value=${b}>
<${Ie.Provider} value=${{tab:p,setTab:$}}>
<${De.Provider} value=${gs}>
<${Tl} view=${s} undo=${M} redo=${nt} drawer=${f} setDrawer=${E} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&T`<${_o} view=${s} thumb=${we} close=${_e} />`}
${i==="keys"&&T`<${xs} keys=${Ps} tell=${Cl} close=${_e} />`}
${i==="choose"&&T`<${ln} table=${t} view=${s} close=${_e} />`}
${d&&T`<${_s} question=${d} close=${ks} yes=${Oo} />`}
<${Ss}>
<${an} table=${t} state=${e} view=${s} choose=${ys} refused=${k} />
${y==="offered"&&T`<button class="bar-new" onClick=${()=>g("open")}>${r("lesson")}</button>`}
<//>
<//>`}var Cl=t=>_(r(t)),Ol=({words:t,close:e})=>T`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,Tl=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>T`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Un} />
<${zs} />
${at(t)?T`<${Rn} />`:T`<${Yn} />`}
${at(t)&&T`<${yo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${at(t)&&T`<${_n} />`}
<${he} />
</div>`;export{Md as mount};
