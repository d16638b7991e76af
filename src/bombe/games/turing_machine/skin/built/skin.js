import{html as Zt,useLayoutEffect as Pr,useRef as Nr}from"bombe/preact.js";var Ve={},me="en";function Ys(t){Ve=t.words,me=t.lang}function r(t,e={}){let s=Ve[t];if(s===void 0)throw new Error(`no words for ${t}`);return Ir(s,e)}var Ir=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),Q=t=>new Intl.ListFormat(me,{type:"conjunction"}).format(t);function V(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(me,{...n,...s}).format(t).replace("-","−")}function F(t,e,s=0,n={}){let a=new Intl.PluralRules(me,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ve[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:V(e,s,n)})}function ge({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Nr(null);return Pr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Zt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Zs({question:t,yes:e,close:s}){return Zt`<${ge} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Js({keys:t,close:e,tell:s=r}){return Zt`<${ge} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Zt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Zt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as $t,useEffect as jr,useRef as qr,useState as Br}from"bombe/preact.js";var zr=300;function et(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Fr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Kr(t){let e=t.charCodeAt(0)-65;return Fr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function be({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return $t`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Kr(s)].map((n,o)=>n==="1"?$t`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:$t`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}var Qs=({why:t,on:e,href:s})=>$t`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Xs({chat:t,you:e}){let s=qr(null);jr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return $t`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&$t`<ol>
${t.map((o,a)=>$t`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function tn({table:t,you:e,refused:s}){let[n,o]=Br("");if(!e?.speak)return $t`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return $t`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${zr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as A,render as Jl,useCallback as Ql,useEffect as Mr,useRef as js,useState as St}from"bombe/preact.js";import{html as Gr,render as Ur,useEffect as en,useState as Vr}from"bombe/preact.js";function Ye(t){let[e,s]=Vr(t.state);return en(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,ye=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function sn({children:t}){return en(()=>{let e=document.getElementById("bar");e&&Ur(Gr`${t}`,e)}),null}import{html as Zr,useEffect as Jr,useLayoutEffect as Qr,useRef as Xr,useState as ta}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ze={},ke=new Map,Mt;function Je(t){Ys(t),Ze=t.cards,ke=new Map;for(let e of Object.values(Ze))for(let s of e.laws)s.name=`${e.number}${s.letter}`,ke.set(s.name,{card:e,law:s});Mt=t}var st=t=>Ze[t];var Pt=t=>ke.get(t),bt=t=>ke.get(t)?.law.text??t,yt=t=>Mt.options[t],nn=()=>Object.keys(Mt.options),Jt=()=>Mt.booklet,Qe=()=>Mt.questions,we=()=>Mt.rungs,Nt=()=>Mt.lesson;var O=["▲","■","●"],K=["t","s","c"],q=["1","2","3","4","5"],on={"▲":"t","■":"s","●":"c"},Yr={"▲":"triangle","■":"square","●":"circle"},I=t=>Qt(t.replace(/[▲■●]/g,e=>r(Yr[e]))),Xe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Qt=t=>t.replace(/\.$/,"");function nt({of:t,size:e=16}){let s=on[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var x=(t,e)=>t.split(/([▲■●])/).map(s=>s in on?It`<${nt} of=${s} size=${e} />`:s),B=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var rn=8,ea=["Tab","Shift","Control","Alt","Meta"];function an({words:t,close:e}){let s=Xr(null),[n,o]=ta(null);return Qr(()=>{let a=()=>o(s.current&&sa(s.current,document.querySelector(".reading")));return a(),addEventListener("resize",a),addEventListener("scroll",a,!0),()=>{removeEventListener("resize",a),removeEventListener("scroll",a,!0)}},[t]),Jr(()=>{let a=c=>{let{key:l}=c;(!ea.includes(l)&&!s.current?.contains(c.target)||l==="Escape")&&e()};return addEventListener("keydown",a,!0),addEventListener("click",a,!0),()=>{removeEventListener("keydown",a,!0),removeEventListener("click",a,!0)}},[]),Zr`<div class="alert" ref=${s} style=${n}><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`}function sa(t,e){if(!e)return null;let{left:s,width:n,bottom:o}=e.getBoundingClientRect(),a=t.getBoundingClientRect(),c=a.width/t.offsetWidth,l=Math.min(Math.max(o,a.height+rn),innerHeight-rn);return{bottom:`${(innerHeight-l)/c}px`,top:"auto",left:`${s/c}px`,width:`${n/c}px`,transform:"none"}}import{useRef as hn,useState as na}from"bombe/preact.js";var ct=t=>!!t.sheet,cn=t=>t.over,kt=({table:t,view:e})=>!!(e&&!e.over&&t?.phase==="over"),wt=t=>t.machine?.answered?t.machine:null,lt=t=>!!t.machine?.thinking,P=t=>[...t.verifiers],it=t=>t.mode==="nightmare",ln=t=>t.groups.map(e=>e.join("+")).join(" "),X=t=>t.you===null?void 0:t.seats[t.you],T=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},_t=t=>ct(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),jt=t=>ct(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!X(t)?.out,ht=t=>Object.keys(T(t).answers).length>0,_e=t=>ct(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),un=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Xt=(t,e)=>!!t.sheet?.unsound?.includes(e),dn=new Map(K.flatMap((t,e)=>q.map(s=>[t+s,{place:e,digit:s}])));function qt(t){let e=dn.get(t);return e?`${O[e.place]} ${e.digit}`:bt(t)}var xe=t=>t===""?"-":t==="-"?"+":"",pn=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function $n(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>K[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>dn.has(a)||Pt(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var oa=400;function fn({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,l]=na(null),i=hn({letter:"",at:0}),u=hn(new Set),d=p=>{let{view:m}=t.state;if(!m||kt(t.state))return;let{answers:w,proposal:h}=T(m),g=p===i.current.letter&&Date.now()-i.current.at<oa;if(jt(m)&&!(p in w)&&o(r("round_spent")),!_t(m)||p in w||u.current.has(p)||g)return;let C=ht(m)&&h?h:e();s(r("sure_ask",{letter:p,code:C}),r("ask_letter",{letter:p}),()=>$(p))},$=async p=>{let{view:m}=t.state;if(!m||!_t(m)||p in T(m).answers||u.current.has(p))return;let w=ht(m)?T(m).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),l(p),n(p),o("");try{await t.act(`ask ${w} ${p}`)}catch(h){a(h)}finally{u.current.delete(p),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as Bt,useContext as mn}from"bombe/preact.js";var ts=Bt(null),es=Bt(null),ve=Bt(null),ss=Bt(null),ns=Bt(null),os=Bt(null);function zt(t){let e=mn(t);if(e===null)throw new Error("this is a part of a board");return e}var y=()=>zt(ts),Ct=()=>zt(es),te=()=>zt(ve),gn=()=>mn(ve)!==null,Ot=()=>zt(ss),Ft=()=>zt(ns),ut=()=>zt(os);import{useEffect as ra,useRef as aa}from"bombe/preact.js";var Se=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,xt=t=>t.ctrlKey||t.altKey||t.metaKey,bn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function yn(t,e,s){let n=aa((()=>{}));ra(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||xt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet||kt(t.state))){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}ca(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function ca(t,e,s,n){let{key:o,shiftKey:a}=t,c=Se(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=P(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as vn,useLayoutEffect as ha,useRef as At,useState as Sn}from"bombe/preact.js";import{html as G}from"bombe/preact.js";var kn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",la="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ia={up:G`<path d=${kn} />`,down:G`<path d=${kn} transform="rotate(180 12 12)" />`,undo:G`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:G`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:G`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:G`<path class="pen" d="M6 14l6-6l6 6" />`,sink:G`<path class="pen" d="M6 10l6 6l6-6" />`,close:G`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:G`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:G`<path class="pen" d=${la} />`,talk:G`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:G`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},M=({of:t,size:e=20})=>G`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${ia[t]}</svg>`,Y=({passed:t,size:e=22})=>G`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?G`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:G`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as ua,useState as da}from"bombe/preact.js";function wn(t,e){let[,s]=da(0);return ua(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let $={sign:d};a.set(u,$),s(f=>f+1),t.act(pn(u,d)).catch(e).finally(()=>{a.get(u)===$&&a.delete(u),s(f=>f+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,xe(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var _n=t=>({of:t.of,put:()=>{},cycle:()=>{},undo:()=>null,redo:()=>null,canUndo:!1,canRedo:!1,resting:!0}),Tt=t=>t==="-"?"struck":t==="+"?"kept":"";function ot(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var ee=(t,e)=>({"data-target":e,"aria-disabled":t.resting?"true":null,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as N}from"bombe/preact.js";var se=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function Ee({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=st(t),l=`h${a}`;return N`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?N`<span class="sample-disc" aria-hidden="true">${e}</span>`:N`<span class="mono">${t}</span>`}
<${B} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&N`<span class="hush">${r("sample_of",{letter:e})} </span>`}${x(c.title,15)}<${rs} of=${c} /><//>
${c.grid?N`<${$a} shown=${c} />`:N`<ul class="sample-laws">
${c.laws.map(i=>N`<${pa} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&N`<${o} shown=${c} />`}
</div>
</article>`}var rs=({of:t})=>t.hard?N` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,pa=({law:t,state:e})=>N`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${B} of=${t.picture} />
<span class="sample-words">${x(t.words,13)}</span>
${e&&N`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function $a({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>N`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${B} of=${o.get(c)?.picture} /></span>`;return N`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>N`<${B} of=${c} cls="column" />`)}
${s.map((c,l)=>N`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var xn=({name:t,digits:e,set:s})=>N`<div class="pick">
${O.map((n,o)=>N`<fieldset class="pick-row ${K[o]}">
<legend>${x(n,18)}</legend>
${q.map(a=>N`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var Me="(min-width: 1180px)",Ce="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var fa=90;function En(){let{view:t}=y(),{tab:e,setTab:s}=Ft(),{deck:n,scrolled:o}=ma(e,s),[a,c]=Sn(null),l=P(t),i=it(t),{answers:u}=T(t),d=$=>i?null:l[$];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map(($,f)=>b`<${ya} key=${l[f]} letter=${d(f)} number=${$[0]} current=${f===e}
passed=${i?void 0:u[l[f]]} press=${()=>s(f)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map(($,f)=>{let p=`card-${l[f]}`,m=()=>c(f);return $.length>1?b`<${wa} key=${f} id=${p} letter=${l[f]} numbers=${$} enlarge=${m} />`:b`<${as} key=${f} id=${p} letter=${d(f)} number=${$[0]} enlarge=${m} />`})}
</div>
${a!==null&&b`<${_a} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function ma(t,e){let s=At(null),n=At(void 0),o=At(0);return vn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let i=l.offsetLeft-c.offsetLeft-ba(c);c.scrollTo({left:i,behavior:ga()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},fa)}}}var ga=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ba=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ya=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${ka(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${Y} passed=${n} size=${18} />`}
</button>`;function ka(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var Mn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},wa=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${Mn(n)}>
<${as} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${as} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Cn=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function _a({letter:t,numbers:e,opener:s,close:n}){let o=At(null),a=Ot();ha(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>xa(i,a)}>
<div class="large-head">
<${Cn} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${va} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function xa(t,e){t.key.toLowerCase()!=="z"||xt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function va({number:t,whose:e}){let s=st(t);return b`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${x(s.title,17)}</h3>
<${B} of=${s.key} cls="key" /></div>
<p class="spread-text">${x(s.text,14)} <${On} of=${t} /></p>
${s.grid?b`<${Ln} shown=${s} />
<details><summary>${r("check_what")}</summary><${Tn} shown=${s} /></details>`:b`<${An} shown=${s} whole />`}
${e&&b`<${Hn} number=${t} />`}
</section>`}function as({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{table:a,view:c}=y(),l=gn(),i=st(e),[u,d]=Sn(!1),$=At(null),f=t===null?"card_of_nobody":n?"card_of_two":"card_of",p=()=>{d(!1),$.current?.focus()},m=w=>{w.stopPropagation(),n&&matchMedia(Ce).matches?o():d(!u)};return b`<article class="card laws${i.laws.length} ${i.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(r(f,{letter:t??"",title:i.title}))}
onKeyDown=${Mn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${Cn} letter=${t} />`}
<button class="about-key" ref=${$} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${u} onClick=${m}><${M} of="about" size=${19} /></button>
<${B} of=${i.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${x(i.title,15)}<${rs} of=${i} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${I(r("enlarge_card",{title:i.title}))}>
<${M} of="enlarge" size=${18} /></button>
</div>
${i.grid?b`<${Ln} shown=${i} />`:b`<${An} shown=${i} />`}
${!n&&_e(c)&&!a.past&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${Hn} number=${e} />`}
${t!==null&&!n&&c.sheet&&l&&b`<${Ma} letter=${t} />`}
${u&&b`<${Sa} shown=${i} close=${p} />`}
</article>`}function Sa({shown:t,close:e}){let s=At(null),n=At(null);return vn(()=>{n.current?.focus(),s.current?.scrollTo(0,0)},[]),b`<div class="about" ref=${s} onKeyDown=${a=>a.key==="Escape"&&e()}>
<p>${x(t.text,14)}</p>
<${Tn} shown=${t} />
<p><${On} of=${t.number} /></p>
<button class="button" ref=${n} onClick=${e}>${r("close")}</button>
</div>`}var On=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,Tn=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${x(e.text,14)}</span></li>`)}</ul>`,An=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${Wn} law=${s}>
<${B} of=${s.picture} />
<span class="law-words">${x(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Ln({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${Wn} key=${c} law=${o.get(c)}><${B} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${B} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function Wn({law:t,children:e}){let{view:s}=y(),n=Ot(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:I(t.text)});if(!ct(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Xt(s,t.name),l=un(s,t.name);return b`<button class="law ${Tt(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${ot(a,o,c,l)} title=${t.text}
data-name=${t.name} ...${ee(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Hn({number:t}){let{view:e}=y();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${P(e).map(s=>b`<${Ea} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Ea({letter:t,target:e}){let{view:s}=y(),n=Ot();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=Xt(s,e);return b`<button class="owner ${Tt(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${ot(r("whose_is",{letter:t}),o,a)}
...${ee(n,e)}>${t}</button>`}function Ma({letter:t}){let{view:e,stopped:s}=y(),{ask:n,asking:o}=te(),a=T(e).answers[t],c=a!==void 0;return b`<button class="ask-here ${c?"done":""} ${o===t?"busy":""}"
aria-disabled=${c||s||!_t(e)} onClick=${()=>n(t)}
aria-label=${c?r(a?"answered_yes":"answered_no",{letter:t}):null}>
${c?b`<${Y} passed=${a} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as W,useLayoutEffect as Aa,useRef as La,useState as us}from"bombe/preact.js";var Rn="choice",cs=["new","named","booklet"],Dn=/^aid_/,ls=200,ne=()=>nn().filter(t=>Dn.test(t));function Ca(t,e){return t==="kind"?cs.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=ls:t==="booklet"?Jt().some(({number:s})=>s===e):yt(t).choices.some(s=>s===e)}function In(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(ne().map(n=>[n,t.aids.includes(n.replace(Dn,""))]))},s=Oa();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&Ca(n,s[n])?s[n]:o]))}function Oa(){try{return JSON.parse(localStorage.getItem(Rn)??"null")??{}}catch{return{}}}function Pn(t){try{localStorage.setItem(Rn,JSON.stringify(t))}catch{}}function Nn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(ne().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as is}from"bombe/preact.js";var Lt=t=>r(`level_${t}`);function Kt({view:t}){let e=Ta(t);return e.length?is`<ul class="small-print">${e.map(s=>is`<li key=${s}>${s}</li>`)}</ul>`:null}var jn=({view:t})=>t.seats.length>1&&t.aids.length>0&&is`<p class="small-print">${Oe(t.aids)}</p>`,Oe=t=>r("aids",{aids:Q(t.map(e=>r(`aid_${e}`)))});function oe({missed:t=[]}){return t.length>1?r("after_wrong_many",{codes:Q(t)}):t.length?r("after_wrong",{code:t[0]}):""}function Ta(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Lt(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(Oe(t.aids)),t.missed&&e.push(oe(t)),t.chosen&&e.push(r("chosen")),e}var qn=t=>r(`share_${t}`),Bn=t=>r(`share_${t}`);function zn({table:t,state:e,view:s,choose:n,refused:o}){Aa(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&qn(s.mode),Bn(s.difficulty)];return W`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${ln(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?W`<${Wa} origin=${e.you.origin} />`:W`<${ds} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var Wa=({origin:{match:t,line:e,step:s}})=>W`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${r("branch_back",{n:s+1})}</a>`;function ds({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:W`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:W`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Fn({table:t,view:e,close:s}){let[n,o]=us(()=>In(e)),[a,c]=us(!1),[l,i]=us(""),u=La(null),d=h=>g=>{i(""),o(C=>({...C,[h]:g}))},{kind:$}=n,f=h=>{i(Xe(h)),c(!1),u.current?.focus()},p=async h=>{if(!a){if($==="named"&&!String(n.named).trim())return f(r("named_missing"));c(!0),i("");try{await h(Nn(n)),Pn(n)}catch(g){f(ye(g,r("no_answer")))}}},m=h=>{h.preventDefault(),p(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},w=()=>p(async h=>{let{machine:g,...C}=$==="new"?h:(await t.look(h)).options;await t.gather(C)});return W`<${ge} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${re} legend=${r("which_problem")} quiet name="kind" value=${$} set=${d("kind")} choices=${cs}
words=${h=>r(`kind_${h}`)} />
<div class="choose-which">
${$==="new"&&W`<${Ha} choice=${n} set=${d} />`}
${$==="named"&&W`<${Ra} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${$==="booklet"&&W`<${Da} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${re} legend=${r("when_alone",{title:yt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${yt("machine").choices} words=${Lt}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${ne().some(h=>n[h])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${ne().map(h=>W`<${Kn} key=${h} name=${h} value=${n[h]} set=${d(h)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&$!=="named"&&W`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${w}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Ha({choice:t,set:e}){let s=n=>({name:n,legend:yt(n).title,value:t[n],set:e(n),choices:yt(n).choices});return W`
<${re} ...${s("mode")} words=${qn} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${re} ...${s("verifiers")} words=${String} />
<${re} ...${s("difficulty")} words=${Bn} />
</div>
<${Kn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Ra({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return W`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${ls}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Da=({value:t,set:e})=>W`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Jt().map(({number:s,verifiers:n,difficulty:o,luck:a})=>W`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Jt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,re=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>W`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>W`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Xe(c(i))}</span>
</label>`)}</div>
${l&&W`<p class="note">${l}</p>`}
</fieldset>`;function Kn({name:t,value:e,set:s}){return W`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${yt(t).title}</span>
</label>`}import{useEffect as Gn}from"bombe/preact.js";function Un(t){Gn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Gn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Ba,useRef as za,useState as Fa}from"bombe/preact.js";import{html as ae,useEffect as Ia,useRef as ps}from"bombe/preact.js";var Pa=44,Na=90,$s=!1;function Vn(t){$s=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),$s=!1}var ja=(t,e)=>(Number(t)-Number(e)+7)%5-2,Yn=(t,e)=>q[(q.indexOf(t)+e+5)%5],Zn=()=>ae`<div class="wheels">${O.map((t,e)=>ae`<${qa} place=${e} />`)}</div>`;function qa({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=Ct(),l=ps(null),i=ps(null),u=ps(0),d=e[t],$=O[t];Ia(()=>{a===t&&document.activeElement?.closest(".drum")&&Vn(l.current)},[d,a]);let f=_=>{if(xt(_))return;let{key:S}=_;if(S==="ArrowUp"||S==="ArrowDown")o(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let j=(t+(S==="ArrowLeft"?2:1))%3;c(j),Vn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[j])}else return;_.preventDefault()},p=_=>{_.preventDefault(),!(s||_.timeStamp-u.current<Na||Math.abs(_.deltaY)<4)&&(u.current=_.timeStamp,o(t,_.deltaY>0?1:-1))},m=_=>{s||(i.current={y:_.clientY,moved:!1,id:_.pointerId}),c(t)},w=_=>{let S=i.current;!S||Math.abs(_.clientY-S.y)<Pa*.6||(S.moved||l.current?.setPointerCapture(S.id),S.moved=!0,o(t,_.clientY<S.y?1:-1),S.y=_.clientY)},h=()=>{setTimeout(()=>{i.current=null})},g=_=>{let S=ja(_,d);return ae`<button key=${_} type="button" role="radio" class="digit away${S}"
aria-checked=${_===d} tabindex=${_===d?0:-1} aria-disabled=${s}
onFocus=${()=>$s||c(t)} onClick=${()=>i.current?.moved||n(t,_)}>${S===0&&ae`<span class="inner-shape" aria-hidden="true"><${nt} of=${$} size=${24} /></span>`}<span>${_}</span></button>`},C=`${s?"locked":""} ${a===t?"turning":""}`;return ae`<div class="wheel ${K[t]} ${C}">
<span class="wheel-shape" aria-hidden="true"><${nt} of=${$} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(r("wheel",{shape:$}))} aria-disabled=${s}
ref=${l} onKeyDown=${f} onWheel=${p} onPointerDown=${m} onPointerMove=${w} onPointerUp=${h}
onPointerCancel=${h}>
${q.map(g)}
</div>
</div>`}function Jn(t,e){let s=za({digits:["1","1","1"],wheel:0}),[,n]=Fa(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&T(e).proposal;Ba(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&ht(t.state.view)||kt(t.state)||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Yn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Wt,useEffect as Te,useLayoutEffect as Za,useRef as Ja,useState as eo}from"bombe/preact.js";var fs=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function hs(t){let e=t.slice(1),s=K.indexOf(e[0]);return s>=0&&q.includes(e[1])?O[s]+e[1]:/^[A-F]/.test(e)?r("step_owner",{v:e[0],card:e.slice(1)}):fs(e)}var Ka=t=>t[0]==="-"?r("step_not",{thing:hs(t)}):hs(t),Ga=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Ua=(t,e)=>r("step_and",{one:t,other:e}),Va={law:fs,suppose:dt,each:t=>t.map(dt).reduce(Ua)},Qn={laws:fs,things:hs,known:Ka,answers:Ga,codes:String,vs:String,pairs:dt},Ya={laws:/^step_(with|each|example|only)/,vs:/^step_check_one_each/,codes:/^step_(then|with)_many/};function Xn(t,e,s){if(!Qn[e])return Va[e]?.(s)??String(s);let n=s.map(Qn[e]);return n.length<2||!Ya[e]?.test(t)?n.join(", "):r("step_all_of",{some:n.slice(0,-1).join(", "),last:n.at(-1)})}function dt({key:t,values:e}){let s=Object.entries(e).map(([n,o])=>[n,Xn(t,n,o)]);return r(t,Object.fromEntries(s))}function to({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(dt).join(" "));let s=e.law?{...e,law:bt(e.law)}:e;return[r(t,{...s,...e.answers?{answers:Xn(t,"answers",e.answers)}:{}})]}var Qa=300,ft=8,Xa=200,bs=t=>t.sheet?.hint??null,ms=t=>X(t)?.hints??0;function so(t){let e=bs(t)?.lines.at(-1);return e?no(t,e).join(" "):""}function no(t,{key:e,values:s}){let{laws:n,...o}=s;return n&&(o.world=P(t).map((a,c)=>r("named",{who:a,what:Qt(bt(n[c]))})).join(", ")),to({key:e,values:o})}var ce={at:0,heard:new Set};function gs(t){ce.at=t;for(let e of ce.heard)e({})}function oo(){let[,t]=eo(null);return Te(()=>(ce.heard.add(t),()=>{ce.heard.delete(t)}),[]),ce.at}var ys=({rung:t})=>Array.from({length:we()},(e,s)=>Wt`<i class=${s<t?"used":""}></i>`),ro=({rung:t})=>Wt`<span class="hint-pips" aria-hidden="true"><${ys} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function ao(){let{view:t}=y(),{hint:e}=ut(),s=oo()===ms(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=bs(t)?.rung??0,o=n>0&&!s;return Wt`<button class="button hint-key" onClick=${()=>n<we()?e():gs(s?0:ms(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${M} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${ro} rung=${n} />
</button>`}function co(){let{view:t,stopped:e}=y(),{hint:s}=ut(),{setTab:n}=Ft(),o=Ja(null),[a,c]=eo(null),l=bs(t),i=ms(t),u=oo()===i,d=l!==null&&!u,$=d?tc(t,l):-1;Te(()=>()=>gs(0),[]),Te(()=>{$>=0&&n($)},[i,$]),Za(()=>{let p=o.current?.closest(".board");if(!d||!p)return;let m=()=>c(h=>ec(h,sc(p,$<0?null:P(t)[$])));m(),o.current?.scrollTo(0,o.current.scrollHeight);let w=new ResizeObserver(m);return w.observe(p),addEventListener("resize",m),()=>{w.disconnect(),removeEventListener("resize",m)}},[d,$,i]);let f=()=>{gs(i),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Te(()=>{if(!d)return;let p=m=>{m.key==="Escape"&&!m.defaultPrevented&&!document.querySelector("dialog[open]")&&f()};return document.addEventListener("keydown",p),()=>document.removeEventListener("keydown",p)},[d,i]),d?Wt`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${o} style=${a?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${M} of="hint" size=${20} /><b>${r("hint")}</b><${ro} rung=${l.rung} />
${l.rung<we()&&!e&&Wt`<button class="button hint-more" onClick=${s}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${f} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${M} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(p=>Wt`<li key=${p.key}>${no(t,p).map(m=>Wt`<p>${x(m,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function tc(t,e){return it(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:P(t).indexOf(e.verifier)}var ec=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function sc(t,e){let s=h=>t.querySelector(h).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=h=>`${h/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(Ce).matches;if(c&&!i){let h=c.getBoundingClientRect(),{right:g}=s(".cards"),C=Math.max(h.width,Math.min(Qa,g-n.left)),_=Math.min(h.left,g-C)-n.left,S=h.bottom-n.top+ft,j=h.left-n.left-_+30;return{kind:"under",style:{left:a(_),top:a(S),width:a(C),"--tip":a(j)}}}if(matchMedia(Me).matches){let h=s(".sheet"),g=h.left-n.left+ft,C=n.bottom-l.top+ft;return{kind:"",style:{left:a(g),width:a(h.width-2*ft),bottom:a(C)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),$=l.top-d.top,f=i&&$>=Xa?$:innerHeight-u-2*ft,[p,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ft}px`,maxHeight:`${f-ft}px`,left:`${p+ft}px`,right:`${m+ft}px`}}}import{html as H,useEffect as nc,useRef as oc,useState as le}from"bombe/preact.js";var lo="lesson",rc=4;function io(){try{return localStorage.getItem(lo)!=="done"}catch{return!1}}function ac(){try{localStorage.setItem(lo,"done")}catch{}}var Ae=[cc,lc,uc,dc,pc];function uo({close:t}){let[e,s]=le(0),n=oc(null);nc(()=>n.current?.focus(),[e]);let o=()=>{ac(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=Ae[e],l=e===Ae.length-1;return H`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:Ae.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Ae.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${r("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${r(`lesson_title_${e+1}`)}</h2>
<${c} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${r("lesson_back")}</button>
<button class="button filled" onClick=${()=>l?o():s(e+1)}>
${r(l?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function cc(){return H`<div class="lesson-body">
<${Ee} number=${Nt().card} letter="A" />
<div class="lesson-text">
<p>${x(r("lesson_code"))}</p>
<p>${x(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function lc(){let{card:t,held:e,digits:s}=Nt(),[n,o]=le(["3","4","1"]),[a,c]=le([]),l=(f,p)=>s[f].includes(p[1]),i=()=>{let f=n.join(""),p=a.filter(m=>m.code!==f);c([{code:f,passed:l(e,f)},...p].slice(0,rc))},u=f=>a.every(({code:p,passed:m})=>l(f,p)===m),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${Ee} number=${t} letter="A" state=${({name:f})=>u(f)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${xn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:f,passed:p})=>H`<${ic} passed=${p} code=${f} />`)}
${a.length>0&&H`<p>${x(d.length===1?r("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ic=({passed:t,code:e})=>H`<p class="lesson-answer"><${Y} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function uc(){let{refused:t,maybe:e}=Nt(),[s,n]=le(null),o=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${Ee} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${Y} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${x(r("lesson_means"))}</p>
<p>${x(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${Y} passed=${s.passed} />${" "}
<span>${x(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function dc(){return H`<div class="lesson-body">
<${hc} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function pc(){return H`<div class="lesson-body">
<div class="lesson-marks">
${st(Nt().card).laws.map(t=>H`<${$c} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${x(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${M} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${M} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function $c({law:t}){let[e,s]=le(""),n=I(r("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Tt(e)}" aria-pressed=${e!==""} aria-label=${ot(n,e)}
onClick=${()=>s(xe(e))}><${B} of=${t.picture} />
<span class="law-words">${x(t.words,14)}</span></button>`}function hc(){let{verifiers:t,verdicts:e}=Nt();return H`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>H`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>H`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>H`<td><${Y} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as L,useEffect as We,useMemo as kc,useRef as wo,useState as _o}from"bombe/preact.js";var ks=null;function Le(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function fc(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var mc={card:{heard:fc,felt:[]},yes:{heard:t=>{Le(t,"sine",[660,660],0,.12,.12),Le(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Le(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Le(t,"sine",[150,62],0,.18,.3),felt:[30]}},gc=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Ht(t){if(!gc())return;let{heard:e,felt:s}=mc[t];s.length&&navigator.vibrate?.(s),ks??=new AudioContext,ks.resume().catch(()=>{}),e(ks)}import{html as pt}from"bombe/preact.js";var Gt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},rt={wide:480,high:136},ws=[[1,0],[2,3],[3,2]],po=(t,e,s,n)=>q[(e+ws[t][0]*s+ws[t][1]*n)%5],$o=(t,e,s)=>[Gt.left+(s*5+t)*Gt.wide+s*Gt.gap,Gt.top+e*Gt.high];function*ho(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function bc(t,e){let[s,n]=Gt.hole,o="",a="";for(let c of ho()){let[l,i]=$o(...c);po(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var fo=ws.map((t,e)=>Object.fromEntries(q.map(s=>[s,bc(e,s)])));function mo(t){for(let e of ho())if([...t].every((s,n)=>po(n,...e)===s))return $o(...e);throw new Error(`no hole for ${t}`)}var _s=`M12 0H${rt.wide-6}q6 0 6 6V${rt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,go=t=>`M${rt.wide-8} ${t}h${t+2}q6 0 6 6V${rt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${rt.high-8}H${rt.wide-8}z`;function xs({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=fo[t][e],c=K[t];return pt`<g class="punch ${c}-stock">
${n&&pt`<path class="stock rim" d=${go(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${_s+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&pt`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&pt`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&pt`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function yo({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return pt`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&pt`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${rt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${_s} transform="translate(7 7)" />
<text class="tab-digit" x=${rt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${xs} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${xs} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${xs} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&pt`<${yc} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&pt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var bo=36;function yc({code:t,passed:e}){let[s,n]=mo(t),o=Math.min(rt.wide-30,Math.max(30,s)),a=Math.min(rt.high-26,Math.max(bo+2,n));return pt`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${bo} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var wc=250;function ko(t){let e=kc(()=>matchMedia(t),[t]),[,s]=_o(0);return We(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function _c(){let{table:t,view:e,refused:s}=y(),{digits:n,locked:o}=Ct(),a=wo(!0),c=n.join("");We(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||T(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),wc);return()=>clearTimeout(l)},[c])}function xc(){let{table:t,view:e}=y(),{tab:s}=Ft(),n=ko("(max-height: 759px), (max-width: 359px)"),o=ko("(max-height: 899px)"),a=e.groups[s]??[],c=a.length>1||!!st(a[0])?.grid||it(e);return n||o&&e.seats.length>1||c||!!t.past}function xo(){let{table:t,view:e,stopped:s}=y(),{proposal:n}=Ct(),o=ht(e),a=jt(e)&&!s,{asking:c}=te(),[l,i]=_o(null),{answers:u}=T(e),d=Object.keys(u);We(()=>i(null),[e.round,d.length]);let $=wo(d.length);We(()=>{d.length>$.current&&Ht(u[d.at(-1)]?"yes":"no"),$.current=d.length},[d.length]),_c();let f=xc(),p=c??(l!==null&&l in u?l:d.at(-1))??null,m=p===null?null:u[p]??null;return L`<section class="engine ${f?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${o?"":"free"}">
<${M} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${Zn} />
${!s&&L`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>`}
</div>
<div class="reading">
<p class="line"><span class="caps">${p?r("reads",{letter:p}):r("reader")}</span>
<${vc} view=${e} /></p>
<${yo} code=${n} letter=${p} passed=${m} />
<${Sc} view=${e} code=${n} letter=${p} passed=${m} />
${_e(e)&&!s&&!t.past||a?L`<p class="small-print">${r(a?"round_spent":"press_laws")}</p>
<${jn} view=${e} />`:L`<${Kt} view=${e} />`}
</div>
<${Mc} view=${e} />
<${Ac} answers=${u} shown=${p} look=${i} />
</section>`}function vc({view:t}){let{table:e}=y(),s=e.past?vo(t).filter(a=>a===null).length:t.left??0,n=X(t)?.questions??0,o=r("round",{n:t.round});return L`<span class="caps tally">
<span class="tally-long">${n?r("round_questions",{n:t.round,asked:n}):o}</span>
<span class="tally-short">${o}</span>${" "}${!X(t)?.out&&L`<${Tc} left=${s} />`}</span>`}function Sc({view:t,code:e,letter:s,passed:n}){let{table:o,stopped:a}=y(),c=(o.past||a)&&!s,[l,i]=c?["",""]:Ec(t,e,s,n),u=d=>d.preventDefault();return L`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${l}</b> ${i}</p>
${Object.keys(T(t).answers).length+t.round>1&&L`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${u}>${r("peek")}</button>`}
</div>`}function Ec(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return X(t)?.out?["",""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function vo(t){let e=Object.entries(T(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?X(t)?.handicap??0:0,n=Math.max(0,Qe()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Mc({view:t}){let{stopped:e}=y(),s=vo(t),n=s.filter(Boolean).length;return L`<ol class="questions" aria-label=${r("questions_of_round")}>
${s.map((o,a)=>L`<li class="question ${o?"used":""}">
<span class="question-number" aria-hidden="true">${a+1}</span>
${o===null?L`<span>${e?"":Oc(a,n,t)}</span>`:o==="filled"?L`<span>${r("filled_in")}</span>`:L`<${Cc} letter=${o.letter} passed=${o.passed} />`}
</li>`)}
</ol>`}var Cc=({letter:t,passed:e})=>L`<b aria-hidden="true">${t}</b><${Y} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Oc(t,e,s){return _t(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function Tc({left:t}){let e=Qe(),s=Array.from({length:e},(n,o)=>L`<i class=${o<e-t?"used":""}></i>`);return L`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function Ac({answers:t,shown:e,look:s}){let{view:n}=y();return L`<div class="ask-keys k${n.verifiers.length}">
${P(n).map(o=>L`<${Lc} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function Lc({letter:t,passed:e,shown:s,look:n}){let{view:o,stopped:a}=y(),{ask:c,asking:l}=te(),i=e!==void 0,u=r(i?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return L`<button class="ask-key ${i?"done":""} ${l===t?"busy":""}"
aria-disabled=${!i&&(a||!_t(o))} aria-label=${u}
aria-current=${i&&s?"true":null}
onClick=${()=>i?n():c(t)}>
${i?L`${t} <${Y} passed=${e} size=${26} />`:L`<span class="ask-long">${u}</span><span class="ask-short">${t} ?</span>`}
</button>`}var Ss=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,vs=t=>[...t??""].join(" "),Wc=(t,e)=>t.shown!==e.shown||t.table&&e.table&&t.table.matches!==e.table.matches;function So(t,e,s){let{table:n,view:o}=e,a=t?.view;if(!t||!a?.sheet||!o?.sheet||o.over)return"";if(a.over||Wc(t,e))return Ss(o);if(lt(o))return lt(a)?"":r("machine_thinks");let c=a.sheet.rounds,l=o.sheet.rounds.flatMap(({proposal:u,answers:d},$)=>Object.entries(d).filter(([f])=>!(f in(c[$]?.answers??{}))).map(([f,p])=>r(p?"heard_yes":"heard_no",{letter:f,code:vs(u),left:o.left??0})));if(!o.coop)return l.join(" ");let{proposal:i}=T(o);!l.length&&i&&i!==s&&i!==T(a).proposal&&l.push(r("proposal_now",{code:vs(i)}));for(let{at:u,name:d,me:$}of et(n,o)){let[f,p]=[o.team_thumbs?.[u],a.team_thumbs?.[u]];$||!f||f.up===p?.up&&f.code===p?.code||l.push(f.up?r("sure_of",{name:d,code:vs(f.code)}):r("thumb_of_down",{name:d}))}return l.join(" ")}import{html as Hc,useEffect as Rc,useState as Dc}from"bombe/preact.js";var He=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Eo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var Es=new He;function Mo({deadline:t,timer:e=0}){let[,s]=Dc(0);if(Rc(()=>{if(!t)return;Es.ask(),Es.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,Es.left(t));return Hc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${Eo(n)}</span>
</p>`}import{html as k,useEffect as Uc,useState as Wo}from"bombe/preact.js";import{html as Ms}from"bombe/preact.js";var ie=({up:t})=>Ms`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Co=()=>Ms`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Re=({passed:t})=>Ms`<span class="answered"><${Y} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as ue,useEffect as Ic,useLayoutEffect as Pc,useState as Nc}from"bombe/preact.js";var jc=2500,qc=12,Bc=()=>matchMedia("(max-width: 699px)").matches?4:6,Oo=new WeakMap;function zc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Fc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function De(){let{table:t,state:e,view:s}=y(),[n,o]=Nc(null),a=()=>o(null);Pc(()=>{let i=Oo.get(t);Oo.set(t,{round:s.round,over:s.over});let u=zc(i,s);u!==null&&o({round:u,seats:et(e.table,s)})},[t,s.round,s.over]),Ic(()=>{if(!n)return;Ht("thumb");let i=setTimeout(a,jc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Fc(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ue`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${To(c)} ${l}`}</p>
${n&&ue`<${Kc} round=${n.round} thumbs=${c} close=${a} />`}`}function To(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Kc({round:t,thumbs:e,close:s}){let n=e.length>qc?e.filter(o=>o.up):e;return ue`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${M} of="close" /></button></div>
<p class="reveal-title">${To(e)}</p>
<ul class="reveal-cards ${n.length>Bc()?"many":""}">
${n.map(o=>ue`<li key=${o.at} class=${o.up?"up":"down"}>
<${ie} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):F("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ue`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Gc=56,Cs=t=>t.you!==null&&t.waiting.includes(t.you),Ie=t=>Cs(t)&&!!t.own_thumb?.up;function Ao(t,e){if(t.you===null||t.own_thumb?.up)return null;let s=({at:a})=>t.team_thumbs?.[a]?.up?t.team_thumbs[a].code:null,n=e.filter(a=>!a.me&&s(a)),o=n.length?s(n[0]):null;return o&&n.every(a=>s(a)===o)?{by:n[0],code:o}:null}function Lo(t,e){if(lt(e))return r("machine_thinks");if(Ie(e))return r("thumb_is_in");let s=Cs(e)?"":Os(e,et(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Gc?n:r("thumb_in")}function Os(t,e){if(lt(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:Q(s)}):"",o=X(t);return o?Cs(t)?Ie(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function Ho(){let{state:t,view:e,stopped:s}=y(),n=et(t.table,e),o=n.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!s&&!a?null:k`<section class="people ${o?"":"alone"} ${s?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${Ie(e)||s?"now":""}" role="status">${s?t.table?.outcome?.why:Os(e,n)}</p>
${!s&&k`<${Vc} seats=${n} />`}
${s?k`<${Qc} />`:k`<${Mo} deadline=${a} timer=${c} />`}
${o&&k`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${n.map(l=>k`<${Yc} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&k`<${Kt} view=${e} />`}
<${De} />
</section>`}function Vc({seats:t}){let{view:e}=y(),{agree:s}=ut(),n=Ao(e,t);if(!n)return null;let o=r("sure_of",{name:n.by.name,code:n.code});return k`<div class="team-code"><p>${o}</p>
<button class="button filled" onClick=${()=>s(o,n.code)}>${r("agree")}
<span class="hush"> ${n.code}</span></button></div>`}function Yc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return k`<li class="seat ${o}">
<${be} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&k` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Jc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?k`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:k`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${F("questions",t.questions)}</span>
${t.hints?k`<${Zc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Zc=({hints:t,rung:e})=>k`<span class="seat-hints">
<span aria-hidden="true"><${M} of="hint" size=${15} />
${e>0?k`<${ys} rung=${e} />`:t}</span>
<span class="hush">${F("hints",t)}</span>
</span>`;function Jc({seat:t,view:e}){let{stopped:s}=y(),n=e.team_thumbs?.[t.at];return t.out?k`<span>${r("seat_out")}</span>`:n?k`<${ie} up=${n.up} /><span>${n.up?n.code:r("down")}</span>`:t.done?k`<${Co} /><span>${r("thumb_given")}</span>`:t.away?k`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me||s?null:k`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function Ts({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?k`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function Qc(){let{table:t,state:e,refused:s}=y(),n=(e.table?.people.length??0)>1;return k`<div class="again">
${Et(e)?k`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:k`<${Ts} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function Ro({table:t,state:e}){if(!e.table)return k`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return k`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return k`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&k`<p class="note">${r("waiting_for",{names:Q(o)})}</p>`}
</section>`}function Do(){let{state:t,view:e}=y(),s=et(t.table,e),n=e.coop?[{...s[0],name:Q(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return k`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>k`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>k`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>k`<td><${Xc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Xc({round:t}){let e=t?.thumb;return k`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&k`<${ie} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function Pe(){let{state:t}=y();return t.table&&t.table.people.length>1&&k`<${tl} />`}function tl(){let{table:t,state:e,refused:s}=y(),{chat:n,you:o}=e,[a,c]=Wo(!1),[l,i]=Wo(n.length);if(Uc(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return k`<details class="chat talk" onToggle=${({currentTarget:f})=>c(f.open)} onKeyDown=${({key:f,currentTarget:p})=>{f!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${M} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&k` <span class="talk-fresh">${F("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&k`<${Xs} chat=${n} you=${o} />`}
<${tn} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as R,useLayoutEffect as nr,useRef as or,useState as pe}from"bombe/preact.js";function Io(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${V(a)}`);return[...n.length?[r("score",{names:Q(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:V(a),m:V(c)}))].join(" ")}import{html as Z,useEffect as el,useMemo as sl,useState as je}from"bombe/preact.js";function Po(t,e){let{winners:s,why:n}=t.outcome,o=Q(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var mt=(t,e)=>t.last_thumbs[e]?.code===t.solution;function No(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:mt(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var As=(t,e,s)=>s!==void 0&&s>1&&mt(t,e)?F("guessed",s):"";function jo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?mt(t,e.at)?t.missed?r("right_late"):t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function qo(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map($=>$?"✓":"✗")),c=t.outcome.winners.includes(e)||mt(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=wt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...a.map((d,$)=>`${$+1} ${d.join("")}`),`${c?"✓":"✗"} ${Ne(t.seats[e].rounds.length,t.seats[e].questions)}`,...[oe(t),As(t,e,n),l>0&&F("hints",l),i.length>0&&Oe(i)].filter(Boolean),...u&&c?[r("named",{who:r("the_machine"),what:Ne(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var Ne=(t,e)=>`${F("rounds",t)}, ${F("questions",e)}`;function Bo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var zo=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Rt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var tt="machine",qe=(t,e)=>(e===tt?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Ws(t,e){let[s,n]=je({}),[o,a]=je({}),[c,l]=je(null),[i,u]=je(!1),d=e.filter($=>!($ in s));return el(()=>{if(!d.length||i)return;let $=!0;return se("lines",{problem:t,transcripts:d}).then(f=>f.ok?f.json():Promise.reject(new Error(f.statusText))).then(({worlds:f,lines:p,codes:m})=>{$&&(l(f),a(w=>({...w,...Object.fromEntries(d.map((h,g)=>[h,m[g]]))})),n(w=>({...w,...Object.fromEntries(d.map((h,g)=>[h,p[g]]))})))}).catch(()=>$&&u(!0)),()=>{$=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function Go({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=qe(e,t),i=nl(e,s,t),{rounds:u,questions:d}=t===tt?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return Z`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Ne(u,d)}</strong></div>
${o.length>0&&Z`<${rl} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${al} rounds=${l} left=${n.known[Rt(l)]} worlds=${n} />
<${ll} machine=${t===tt?e.machine:null} worlds=${n} last=${c} />
</section>`}function nl(t,e,s){return s===tt?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var ol=(t,e)=>t===tt?r("the_machine"):e[t].me?r("you_here"):e[t].name;function rl({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===tt?tt:Number(a));return Z`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>Z`<option key=${a} value=${String(a)}>${ol(a,n)}</option>`)}
</select></label>`}function al({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],$)=>(n+=1,Z`<tr key=${`${l} ${$}`}>
<th scope="row" class="mono">${$===0?a:Z`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Re} passed=${d} /></td>
<${cl} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[Z`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return Z`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&Z`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function cl({of:t,start:e,failed:s}){if(!t)return Z`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Bo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return Z`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>Z`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${V(t.before)} → ${V(t.after)}`}</span>
</td>`}function ll({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Lt(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&F("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return Z`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Fo={signDisplay:"exceptZero"},Ko=(t,e)=>r("n_of_m",{n:V(t),m:V(e)});function Uo({view:t,whose:e,questions:s}){let n=sl(()=>$n(t),[t]);if(e===tt)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=wt(t),c=[];if(a&&mt(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=F("more_questions",t.seats[e].questions-(a.questions??0),0,Fo);c.push([F("more_rounds",l,0,Fo),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([Ko(l,o),r("tile_nothing")]);let i=Math.round(zo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([Ko(n.right,n.all),r("tile_marks")]),c.length?Z`<ul class="tiles">${c.map(([l,i])=>Z`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as z}from"bombe/preact.js";var Be=z`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Vo=({view:t,match:e})=>z`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:s,cards:n,law:o})=>z`<li key=${s} class="paper proof-card">
${n.map((a,c)=>z`<${il} key=${a} shown=${st(a)} law=${o}
letter=${c===0?s:null} />`)}
<p class="proof-says"><${Re} passed=${!0} />${" "}
<span>${x(r("named",{who:t.solution,what:bt(o)}))}</span>
${e&&z`<a href=${`/m/${e}/review#why-${o}`}>${r("why")}<span class="hush"> ${o}</span></a>`}</p>
</li>`)}
</ul>
</section>`;function il({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return z`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?z`<span class="held-disc">${s}</span>`:z`<span class="held-or">${r("or")}</span>`}
<${B} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${x(t.title)}</h3>
${n&&!t.grid&&z`<${ul} shown=${t} law=${e} />`}
${n&&t.grid&&z`<${dl} grid=${t.grid} law=${e} />`}
</div>`}var ul=({shown:t,law:e})=>z`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return z`<li key=${s} class=${a?"lit":"dim"}>
<${B} of=${n} />
<span>${x(o)}${a&&z`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Be}
</li>`})}
</ul>`;function dl({grid:t,law:e}){let s=n=>z`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Be:"·"}</td>`;return z`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>z`<th key=${o}><${B} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>z`<tr key=${n}><th>${x(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as de,useRef as Jo,useState as pl}from"bombe/preact.js";var Hs=()=>typeof navigator.share=="function";async function Yo(t){if(!Hs())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var $l=3e3,Rs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Qo(t,e){let[s,n]=pl(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),$l)}}}var Xo=de`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,hl=de`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function tr({text:t}){let e=Jo(null),{copied:s,copy:n}=Qo(t,e),o=async()=>await Yo({text:t})||n(),a=s?"copied":Hs()?"share":"copy";return de`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?hl:Xo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var er=({id:t,problem:e})=>de`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${Zo} what=${r("link_same")} problem=${t} />
<${Zo} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function Zo({what:t,problem:e}){let s=Jo(null),n=Rs(e),{copied:o,copy:a}=Qo(n,s);return de`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Be:Xo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function rr({view:t,choose:e}){let{state:s}=y(),n=et(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Rt(qe(t,o)),l=Ws(t.problem,mt(t,o)?[c]:[]).codes[c],i=mt(t,o)?l?As(t,o,l)||r("no_guess"):" ":"",[u,d]=pe(!fl(s,t));return u?R`<div class="result ${n.length>1?"":"alone"}">
<${gl} view=${t} seats=${n} first=${o} choose=${e} guess=${`${oe(t)} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${wl} view=${t} seats=${n} />
<p class="note score">${Io(s.table)}</p>
${a&&R`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${tr} text=${qo(t,o,Rs(t.id),l)} />
<${er} id=${t.id} problem=${t.problem} />
</aside>
<${Vo} view=${t} match=${a} />
<${Pe} />
<${De} />
</div>`:R`<${ml} view=${t} show=${()=>d(!0)} />`}var fl=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&Et(t);function ml({view:t,show:e}){let{table:s,refused:n}=y(),[o,a]=pe(!1),c=or(null);nr(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{await s.order("resume")}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return R`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${c}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${r("why_wrong",{code:i})}</h2>
<p class="note">${r("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(o)} onClick=${()=>o||l()}>
${r("look_on")}</button>
<button class="button" onClick=${e}>${r("show_all")}</button>
</div>
</div>
</section>`}function gl({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=pe(s),[i,u]=pe(null),d=e.map(D=>D.at).filter(D=>D!==c),$=t.outcome.winners.find(D=>D!==c)??d[0],f=i??(wt(t)?tt:a?null:$),p=[c,f].filter(D=>D!=null),m=D=>Rt(qe(t,D)),w=Ws(t.problem,[...new Set(p.map(m))]),h=a?[]:[...e.map(D=>D.at),...wt(t)?[tt]:[]],g=(D,Ut)=>R`<${Go} key=${`${D}`} whose=${D} view=${t} seats=${e} worlds=${w}
choices=${h.length>2?h:[]} choose=${Ut} last=${D===p.at(-1)} />`,C=R`<${Uo} view=${t} whose=${c} questions=${w.known[m(c)]} />`,{heading:_,alert:S,title:j}=bl(t,e),J=y().state.table?.match,gt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return R`<p class="hush" role="alert">${S}</p>
<div class="result-main">
<section class="machine outcome ${gt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${yl} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${_}>
<span class="outcome-sign" aria-hidden="true">${gt?"✓":"✗"}</span> ${j}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:V(t.verifiers.length)})}</p>
${J&&R`<p class="outcome-ways"><a class="button light" href=${`/m/${J}/review`}>${r("review")}</a>
<a class="button" href=${`/m/${J}/review#why`}>${r("why")}</a>
${!gt&&t.you!==null&&R`<a class="button" href="/g/turing_machine/school">${r("page_school")}</a>`}</p>`}
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${g(c,l)}
${p.length>1?g(f,u):C}
</div>
${p.length>1&&C}
<${kl} view=${t} choose=${n} />
</div>`}function bl(t,e){let s=or(null),[n,o]=pe(""),a=Po(t,e);return nr(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function yl({code:t}){let e=[...t],s=e.map((n,o)=>I(`${O[o]} ${n}`)).join(", ");return R`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>R`<span key=${o} aria-hidden="true"><b>${n}</b><${nt} of=${O[o]} size=${22} /></span>`)}
</p>`}function kl({view:t,choose:e}){let{table:s,state:n,refused:o}=y(),a=n.table?.people.length===1,c=async()=>{try{let i={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty};for(let[u,d]of a?Object.entries(i):[])n.table?.options[u]!==d&&await s.order(`option ${u} ${d}`);await s.order("start")}catch(i){o(i)}},l=n.table?.match;return R`<div class="again">
${Et(n)?R`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:R`<${Ts} state=${n} />`}
${l&&R`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${ds} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function wl({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=No(t,e),c=wt(t);return R`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>R`<${sr} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),jo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&R`<${sr} key=${tt} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Lt(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var sr=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>R`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${be} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${V(o)}</td><td>${V(a)}</td>
</tr>`;import{useEffect as cr,useState as _l}from"bombe/preact.js";function xl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function vl(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=ot(I(qt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var Sl=t=>t.over?r("part_result"):r("round",{n:t.round});function lr(t,e){let s=t&&!it(t)?Object.keys(T(t).answers).at(-1):void 0,n=t&&s?P(t).indexOf(s):-1;cr(()=>{n>=0&&e(n)},[t?.round,t?.you,n])}var ar=new Map;function ir(t){let e=t?.problem??"",s=t?.sheet?Rt(t.sheet.rounds):null,[n,o]=_l(null);return cr(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=ar.get(c)??El(e,s);return ar.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var El=async(t,e)=>{let s=await se("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as E,useEffect as Is,useLayoutEffect as kr,useRef as vt,useState as Ns}from"bombe/preact.js";var ur=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,dr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===ur(t,e)?"rests pointed":s.includes(ur(t,e))?"rests":"faded";import{html as ze,useEffect as $r,useLayoutEffect as Ml,useRef as pr,useState as Cl}from"bombe/preact.js";var $e={what:"",heard:new Set},hr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function fr(t){$e.what=t;for(let e of $e.heard)e({})}var mr=()=>fr("");function Ds(t){let[,e]=Cl(null);return $r(()=>($e.heard.add(e),()=>{$e.heard.delete(e)}),[]),t.sheet?.why&&hr(t)!==$e.what?t.sheet.why:null}var gr=t=>t.sheet?.why?dt(t.sheet.why.title):"";function br(){let{view:t,stopped:e}=y(),{picking:s,setPicking:n}=ut();return!t.aids.includes("why")||e?null:ze`<button class="plain" aria-pressed=${s} onClick=${()=>n(!s)}
title=${r("why_pick")}>${r("why")}</button>`}function yr(){let{view:t}=y(),e=pr(null),s=pr(null),n=Ds(t),o=n&&hr(t);Ml(()=>{o&&(s.current=document.activeElement,e.current?.focus())},[o]);let a=()=>{fr(o??""),s.current?.focus({preventScroll:!0})};if($r(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[o]),!n)return null;let c=n.case?Ol(n.case):n.steps.map(({lines:i})=>i.map(dt).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return ze`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${x(dt(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${r("why_close")} title=${r("why_close")}>
<${M} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>ze`<li key=${u}>${x(i,14)}</li>`)}
</ol>
${n.follows&&ze`<p class="note">${dt(l)}</p>`}
</aside>`}var Ol=({code:t,verifiers:e})=>[r("case_is"),...e.map(({verifier:s,law:n})=>dt({key:"case_law",values:{v:s,law:n}})),r("case_code",{code:t})];var Tl=5,Al=1e3,Ps=30,_r=85,wr="sheet";function xr({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=vt(null),c=vt(null),l=vt(!1),[i,u]=Ns(()=>Number(localStorage.getItem(wr))||70),d=p=>{let m=Math.round(Math.min(_r,Math.max(Ps,p)));u(m),localStorage.setItem(wr,String(m))};Is(()=>{l.current&&(n||matchMedia(Me).matches?a:c).current?.focus(),l.current=!0},[n]);let $=()=>o(!1),f=p=>{p.key!=="Escape"||!n||(p.preventDefault(),$())};return E`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${f}>
<${Rl} height=${i} resize=${d} close=${$} />
<${Ll} undo=${e} redo=${s} />
<${Il} view=${t} />
<div class="workings">
<${ql} view=${t} />
<div class="jots">
${[...P(t),"*"].map(p=>E`<${zl} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${Wl} targets=${t.sheet.unsound??[]} />
<${Kt} view=${t} />
${t.sheet.codes&&E`<${Hl} codes=${t.sheet.codes} />`}
</div>
<${Fl} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function Ll({undo:t,redo:e}){let s=Ot();return E`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${M} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${M} of="redo" /></button>
<${br} />
</div>`}function Wl({targets:t}){if(!t.length)return null;let e=t.map(s=>Qt(qt(s))).join(", ");return E`<p class="shaky-line"><b aria-hidden="true">!</b> ${x(r("unsound_marks",{marks:e}),14)}</p>`}var Hl=({codes:t})=>E`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Rl({height:t,resize:e,close:s}){let n=vt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Ps-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return E`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ps} aria-valuemax=${_r}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Dl(t){let e=vt(null),[s,n]=Ns(!1);return kr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),kr(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Il({view:t}){let{stopped:e}=y(),s=P(t),{rounds:n}=t.sheet,o=Ds(t),a=o?.follows?o.because:null,c=Math.max(0,Tl-n.length),{scroll:l,long:i}=Dl(n.length);return E`<div class="rounds-of" ref=${l} tabindex=${i?"0":null} role=${i?"region":null}
aria-label=${i?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${O.map(u=>E`<th scope="col" class="of-shape"><${nt} of=${u} size=${18} /></th>`)}
${s.map((u,d)=>E`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
</tr></thead>
<tbody>
${n.map((u,d)=>{let $=d===n.length-1&&!t.over&&!e;return E`<${Pl} key=${d} n=${d+1} round=${u} now=${$} letters=${s}
because=${a} />`})}
${Array.from({length:c},(u,d)=>{let $=n.length+d+1;return E`<${Nl} key=${$-1} n=${$} letters=${s} />`})}
</tbody>
</table></div>`}function Pl({n:t,round:e,now:s,letters:n,because:o}){let{proposal:a,locked:c}=Ct(),l=s&&!c,i=l?a:e.proposal;return E`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${O.map((u,d)=>E`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>E`<td class="${d===0?"edge":""} ${dr(e,u,o)}"><${jl}
passed=${e.answers[u]} /></td>`)}
</tr>`}var Nl=({n:t,letters:e})=>E`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...O,...e].map((s,n)=>E`<td class=${n===O.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function jl({passed:t}){return t===void 0?E`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:E`<${Y} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var ql=({view:t})=>E`<div class="digits" role="group" aria-label=${r("digits")}>
${O.map(e=>E`<span class="digits-of" aria-hidden="true"><${nt} of=${e} size=${22} /></span>`)}
${q.flatMap(e=>O.map((s,n)=>{let o=K[n]+e;return E`<${Bl} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function Bl({view:t,target:e,shape:s,digit:n}){let o=Ot(),a=o.of(e),c=Xt(t,e);return E`<button class="digit-mark ${Tt(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${ot(I(r("digit_is",{shape:s,digit:n})),a,c)}
...${ee(o,e)}>${n}</button>`}function zl({view:t,slot:e}){let{table:s,refused:n,stopped:o}=y(),a=t.sheet.notes[e]??"",[c,l]=Ns(a),i=vt(a),u=vt(!1),d=vt(void 0);Is(()=>{u.current||l(a)},[a]);let $=w=>{clearTimeout(d.current);let h=w.trim().replace(/\s+/g," ");h!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${h}`.trim()).catch(n)},f=({currentTarget:{value:w}})=>{u.current=!0,i.current=w,l(w),clearTimeout(d.current),d.current=setTimeout(()=>$(w),Al)},p=()=>{u.current&&$(i.current),u.current=!1};Is(()=>{let w=()=>document.visibilityState==="hidden"&&u.current&&$(i.current);return document.addEventListener("visibilitychange",w),()=>document.removeEventListener("visibilitychange",w)},[]);let m=e==="*";return E`<label class="jot ${m?"whole":""}">
<span aria-hidden="true">${m?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${c} readonly=${o} onInput=${f} onBlur=${p}
aria-label=${m?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Fl({view:t,drawer:e,toggle:s,handle:n}){let{state:o,stopped:a}=y(),c=X(t)?.out,l=t.own_thumb!==null,i=jt(t)&&!a;return E`<div class="ending ${l||c||a?"waits":""} ${i?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${M} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${a?E`<p class="thumb-in">${o.table?.outcome?.why}</p>`:c?E`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?E`<${Kl} up=${t.own_thumb.up} />`:E`<${Gl} />`}
</div>`}function Kl({up:t}){let{state:e,view:s}=y(),{thumb:n}=ut();return E`<p class="thumb-in"><${M} of=${t?"up":"down"} /> <span>${Lo(e.table,s)}</span></p>
${!lt(s)&&E`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Gl(){let{know:t,next:e}=ut();return E`<button class="button filled declare" onClick=${t}><${M} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${ao} />
<button class="button next" onClick=${e}><${M} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as Fe,useLayoutEffect as Ul,useRef as Vl,useState as vr}from"bombe/preact.js";var Sr=["","",""];function Er({view:t,thumb:e,close:s}){let n=Vl(null),[o,a]=vr(Sr),[c,l]=vr(""),i=(h,g,C=!1)=>{l(""),a(_=>(C?Sr:_).map((S,j)=>j===h?g:S))},u=O.filter((h,g)=>!o[g]);Ul(()=>{let h=document.activeElement,g=n.current;if(g)return g.showModal(),g.querySelector("input")?.focus(),()=>{g.close(),h?.isConnected&&h.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],$=h=>{let g=d()[h];(g?g.querySelector("input:checked")??g.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()};return Fe`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${h=>{h.preventDefault(),s()}} onClick=${h=>h.target===n.current&&s()} onKeyDown=${h=>{let{key:g,target:C}=h;if(g.length>1||g===" "||xt(h))return;h.preventDefault();let _=Se(h);if(!_)return l(r("no_such_digit",{sign:g}));let S=d().findIndex(gt=>gt.contains(C)),j=S>=0?S:o.indexOf(""),J=Math.max(0,j);i(J,_,j<0),$(J+1)}}>
<form onSubmit=${h=>{if(h.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),$(o.indexOf(""))}}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(Yl(t))}</p>
<div class="know-wheels">
${O.map((h,g)=>Fe`<${Zl} key=${h} place=${g} digit=${o[g]}
set=${C=>i(g,C)} />`)}
</div>
<p class="know-wrong" role="alert">${x(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(h=>h||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}function Yl(t){return t.missed?"warning_missed":t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning"}var Zl=({place:t,digit:e,set:s})=>Fe`<fieldset class="know-wheel ${K[t]}">
<legend><${nt} of=${O[t]} size=${22} /></legend>
${q.map(n=>Fe`<label key=${n}>
<input type="radio" name="know-${K[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function q$(t,e,s){Je(s),t.replaceChildren(),Jl(A`<${Xl} table=${e} />`,t)}function Xl({table:t}){let e=Ye(t),s=js(null),n=js(null),o=e.table?.matches??1;return A`<${ti} key=${`${t.shown} ${o}`} table=${t} seen=${s} focus=${n} />`}function ti({table:t,seen:e,focus:s}){let n=Ye(t),{view:o}=n,a=Jn(t,o),[c,l]=St(""),[i,u]=St(""),[d,$]=St(""),[f,p]=St(null),[m,w]=St(0),[h,g]=St(!1),[C,_]=St(()=>t.state.trying&&io()?"offered":""),S=Ql(v=>u(ye(v,r("no_answer"))),[]),j=wn(t,S),J=ir(t.watch&&o?.sheet?o:null);lr(t.past?o:null,w);let[gt,D]=St(!1),Ut=v=>Ge((j.of(v)==="+"?"+":"-")+v),Vt=kt(n),Yt=J?{...j,of:v=>J.struck.includes(v)?"-":""}:Vt?_n(j):gt?{...j,cycle:Ut,put:Ut}:j,qs=v=>{if(!v)return;let U=I(qt(v));l(Yt.of(v)?ot(U,Yt.of(v)):r("unmarked",{what:U}))},Bs=()=>qs(Yt.undo()),zs=()=>qs(Yt.redo()),Cr=a.digits.join("");Mr(()=>{let v={...n,shown:t.shown},U=So(e.current,v,Cr);o&&(e.current=v),U&&l(U)},[o]),Un(s),Mr(()=>{Vt&&(p(null),$(v=>v==="thumb"?"":v))},[Vt]);let Ke=(v,U,at)=>Dt.confirm==="on"?p({title:v,yes:U,go:at}):at(),Or=v=>{Ht("card"),o&&!it(o)&&w(P(o).indexOf(v))},Tr=()=>a.now().code,{ask:Fs,asking:Ar,forget:Lr}=fn({table:t,draft:Tr,surely:Ke,sent:Or,setAlert:u,refused:S}),he=js(null),fe=async v=>{$(""),u(""),Lr(),Ht("thumb");let U=t.act(`thumb ${v}`);he.current=U;try{await U;let{view:at}=t.state;at&&at.seats.length===1&&!at.over&&!lt(at)&&l(Ss(at))}catch(at){S(at)}finally{he.current===U&&(he.current=null)}},Wr=async()=>{try{await t.act("hint"),t.state.view&&l(so(t.state.view))}catch(v){S(v)}},Ge=async v=>{try{mr(),await t.act(`why ${v}`),t.state.view&&l(gr(t.state.view))}catch(U){S(U)}},Ks={thumb:fe,hint:Wr,why:Ge,picking:gt,setPicking:D,next:()=>Ke(r("sure_next"),r("next_round"),()=>fe("down")),know:()=>$("thumb"),agree:(v,U)=>Ke(v,r("agree"),()=>fe(`up ${U}`))};if(yn(t,he,{...a,...Ks,wheel:()=>a.now().wheel,ask:Fs,undo:Bs,redo:zs,show:w,list:()=>$("keys"),why:v=>v?Ut(v):Ge(`-${a.now().code}`),sheet:()=>g(!h)}),n.closed)return A`<${Qs} why=${n.closed} on=${r("back_home")} href="/" />`;if(!o)return A`<${Ro} table=${t} state=${n} />`;let Gs=ht(o)||Vt,Hr=Gs&&T(o).proposal||a.digits.join(""),Us=()=>{let v=()=>$("choose");n.trying||n.table?.phase!=="playing"?v():p({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:v})},Rr=(n.trying||n.table?.people.length===1)&&!t.watch&&!n.you?.origin,Ue=()=>$(""),Vs=()=>p(null),Dr=()=>{Vs(),f?.go()};return A`<${ts.Provider} value=${{table:t,state:n,view:o,refused:S,stopped:Vt}}>
<p class="hush" role="status">${c}</p>
${i&&A`<${an} words=${i} close=${()=>u("")} />`}
${J&&A`<p class="note retold">${r("deduced",{worlds:J.worlds,codes:J.codes})}</p>`}
${C==="open"&&A`<${uo} close=${()=>_("")} />`}
${cn(o)?A`<${rr} view=${o} choose=${Us} />`:A`<${es.Provider} value=${{...a,proposal:Hr,locked:Gs}}>
<${ve.Provider} value=${{ask:Fs,asking:Ar}}>
<${ss.Provider} value=${Yt}>
<${ns.Provider} value=${{tab:m,setTab:w}}>
<${os.Provider} value=${Ks}>
<${si} view=${o} undo=${Bs} redo=${zs} drawer=${h} setDrawer=${g} />
<//>
<//>
<//>
<//>
<//>`}
${d==="thumb"&&A`<${Er} view=${o} thumb=${fe} close=${Ue} />`}
${d==="keys"&&A`<${Js} keys=${bn} tell=${ei} close=${Ue} />`}
${d==="choose"&&A`<${Fn} table=${t} view=${o} close=${Ue} />`}
${f&&A`<${Zs} question=${f} close=${Vs} yes=${Dr} />`}
<${sn}>
<${zn} table=${t} state=${n} view=${o} choose=${Us} refused=${S} />
${C==="offered"&&A`<button class="bar-new bar-lesson" onClick=${()=>_("open")}>
<span class="bar-long">${r("lesson")}</span><span class="bar-brief">${r("lesson_short")}</span></button>`}
${Rr&&A`<a class="bar-new" href="/g/turing_machine/school">${r("page_school")}</a>`}
<//>
<//>`}var ei=t=>x(r(t)),si=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Ho} />
<${En} />
${ct(t)?A`<${xo} />`:A`<${Do} />`}
${ct(t)&&A`<${xr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${ct(t)&&A`<${co} />`}
${ct(t)&&A`<${yr} />`}
<${Pe} />
</div>`;export{vl as inWords,q$ as mount,Sl as partOf,xl as retold};
