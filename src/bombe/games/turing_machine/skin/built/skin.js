import{html as Kt,useLayoutEffect as sr,useRef as nr}from"bombe/preact.js";var je={},le="en";function Is(t){je=t.words,le=t.lang}function r(t,e={}){let s=je[t];if(s===void 0)throw new Error(`no words for ${t}`);return er(s,e)}var er=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),J=t=>new Intl.ListFormat(le,{type:"conjunction"}).format(t);function F(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(le,{...n,...s}).format(t).replace("-","−")}function N(t,e,s=0,n={}){let a=new Intl.PluralRules(le,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||je[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:F(e,s,n)})}function ie({title:t,cls:e="",close:s,onKey:n,children:o}){let a=nr(null);return sr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Kt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Ps({question:t,yes:e,close:s}){return Kt`<${ie} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Ws({keys:t,close:e,tell:s=r}){return Kt`<${ie} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Kt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Kt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as lt,useEffect as or,useRef as rr,useState as ar}from"bombe/preact.js";var cr=300;function Q(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var lr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ir(t){let e=t.charCodeAt(0)-65;return lr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ue({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return lt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...ir(s)].map((n,o)=>n==="1"?lt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:lt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}var qs=({why:t,on:e,href:s})=>lt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function js({chat:t,you:e}){let s=rr(null);or(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return lt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&lt`<ol>
${t.map((o,a)=>lt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Ns({table:t,you:e,refused:s}){let[n,o]=ar("");if(!e?.speak)return lt`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return lt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${cr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as A,render as sl,useCallback as nl,useEffect as ol,useRef as Uo,useState as At}from"bombe/preact.js";import{html as ur,render as dr,useEffect as Bs,useState as pr}from"bombe/preact.js";function Ne(t){let[e,s]=pr(t.state);return Bs(()=>(s(t.state),t.subscribe(s)),[t]),e}var kt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Lt=typeof document>"u"?{}:document.documentElement.dataset,de=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function zs({children:t}){return Bs(()=>{let e=document.getElementById("bar");e&&dr(ur`${t}`,e)}),null}import{useRef as Js,useState as hr}from"bombe/preact.js";import{html as Ht}from"bombe/preact.js";var Be={},pe=new Map,wt;function ze(t){Is(t),Be=t.cards,pe=new Map;for(let e of Object.values(Be))for(let s of e.laws)s.name=`${e.number}${s.letter}`,pe.set(s.name,{card:e,law:s});wt=t}var X=t=>Be[t];var $e=t=>pe.get(t),_t=t=>pe.get(t)?.law.text??t,ht=t=>wt.options[t],Ks=()=>Object.keys(wt.options),Ft=()=>wt.booklet,Ke=()=>wt.questions,he=()=>wt.rungs,Rt=()=>wt.lesson;var T=["▲","■","●"],Y=["t","s","c"],G=["1","2","3","4","5"],Fs={"▲":"t","■":"s","●":"c"},$r={"▲":"triangle","■":"square","●":"circle"},D=t=>Gt(t.replace(/[▲■●]/g,e=>r($r[e]))),Fe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Gt=t=>t.replace(/\.$/,"");function tt({of:t,size:e=16}){let s=Fs[t];return Ht`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Ht`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Ht`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Ht`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in Fs?Ht`<${tt} of=${s} size=${e} />`:s),q=({of:t,cls:e=""})=>Ht`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var it=t=>!!t.sheet,Gs=t=>t.over,ft=t=>t.machine?.answered?t.machine:null,at=t=>!!t.machine?.thinking,B=t=>[...t.verifiers],mt=t=>t.mode==="nightmare",Us=t=>t.groups.map(e=>e.join("+")).join(" "),et=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},gt=t=>it(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),xt=t=>it(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!et(t)?.out,vt=t=>Object.keys(L(t).answers).length>0,fe=t=>it(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Vs=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Ut=(t,e)=>!!t.sheet?.unsound?.includes(e),Ys=new Map(Y.flatMap((t,e)=>G.map(s=>[t+s,{place:e,digit:s}])));function Dt(t){let e=Ys.get(t);return e?`${T[e.place]} ${e.digit}`:_t(t)}var me=t=>t===""?"-":t==="-"?"+":"",ge=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Zs(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>Y[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Ys.has(a)||$e(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var fr=400;function Qs({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,l]=hr(null),i=Js({letter:"",at:0}),u=Js(new Set),d=h=>{let{view:m}=t.state;if(!m)return;let{answers:M,proposal:f}=L(m),g=h===i.current.letter&&Date.now()-i.current.at<fr;if(xt(m)&&!(h in M)&&o(r("round_spent")),!gt(m)||h in M||u.current.has(h)||g)return;let y=vt(m)&&f?f:e();s(r("sure_ask",{letter:h,code:y}),r("ask_letter",{letter:h}),()=>p(h))},p=async h=>{let{view:m}=t.state;if(!m||!gt(m)||h in L(m).answers||u.current.has(h))return;let M=vt(m)?L(m).proposal:e();i.current={letter:h,at:Date.now()},u.current.add(h),l(h),n(h),o("");try{await t.act(`ask ${M} ${h}`)}catch(f){a(f)}finally{u.current.delete(h),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as It,useContext as mr}from"bombe/preact.js";var Ge=It(null),Ue=It(null),Ve=It(null),Ye=It(null),Ze=It(null),Je=It(null);function Pt(t){let e=mr(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Pt(Ge),St=()=>Pt(Ue),Vt=()=>Pt(Ve),Mt=()=>Pt(Ye),Wt=()=>Pt(Ze),qt=()=>Pt(Je);import{useEffect as gr,useRef as br}from"bombe/preact.js";var be=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,bt=t=>t.ctrlKey||t.altKey||t.metaKey,Xs=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function tn(t,e,s){let n=br((()=>{}));gr(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||bt(a))&&!(Lt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}yr(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function yr(t,e,s,n){let{key:o,shiftKey:a}=t,c=be(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=B(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as on,useLayoutEffect as Mr,useRef as jt,useState as rn}from"bombe/preact.js";import{html as z}from"bombe/preact.js";var en="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",kr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",wr={up:z`<path d=${en} />`,down:z`<path d=${en} transform="rotate(180 12 12)" />`,undo:z`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:z`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:z`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:z`<path class="pen" d="M6 14l6-6l6 6" />`,sink:z`<path class="pen" d="M6 10l6 6l6-6" />`,close:z`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:z`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:z`<path class="pen" d=${kr} />`,talk:z`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:z`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},E=({of:t,size:e=20})=>z`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${wr[t]}</svg>`,U=({passed:t,size:e=22})=>z`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?z`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:z`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as _r,useState as xr}from"bombe/preact.js";function sn(t,e){let[,s]=xr(0);return _r(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(ge(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,me(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Et=t=>t==="-"?"struck":t==="+"?"kept":"";function st(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var Yt=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as I}from"bombe/preact.js";var Zt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ye({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=X(t),l=`h${a}`;return I`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?I`<span class="sample-disc" aria-hidden="true">${e}</span>`:I`<span class="mono">${t}</span>`}
<${q} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&I`<span class="hush">${r("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${Qe} of=${c} /><//>
${c.grid?I`<${Sr} shown=${c} />`:I`<ul class="sample-laws">
${c.laws.map(i=>I`<${vr} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&I`<${o} shown=${c} />`}
</div>
</article>`}var Qe=({of:t})=>t.hard?I` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,vr=({law:t,state:e})=>I`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${q} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&I`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function Sr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>I`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${q} of=${o.get(c)?.picture} /></span>`;return I`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>I`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>I`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var nn=({name:t,digits:e,set:s})=>I`<div class="pick">
${T.map((n,o)=>I`<fieldset class="pick-row ${Y[o]}">
<legend>${_(n,18)}</legend>
${G.map(a=>I`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ke="(min-width: 1180px)",we="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Er=90;function an(){let{view:t}=v(),{tab:e,setTab:s}=Wt(),{deck:n,scrolled:o}=Cr(e,s),[a,c]=rn(null),l=B(t),i=mt(t),{answers:u}=L(t),d=p=>i?null:l[p];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>b`<${Ar} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,$)=>{let h=`card-${l[$]}`,m=()=>c($);return p.length>1?b`<${Hr} key=${$} id=${h} letter=${l[$]} numbers=${p} enlarge=${m} />`:b`<${Xe} key=${$} id=${h} letter=${d($)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&b`<${Rr} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function Cr(t,e){let s=jt(null),n=jt(void 0),o=jt(0);return on(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let i=l.offsetLeft-c.offsetLeft-Tr(c);c.scrollTo({left:i,behavior:Or()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},Er)}}}var Or=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Tr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,Ar=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${Lr(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${U} passed=${n} size=${18} />`}
</button>`;function Lr(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var cn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},Hr=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${cn(n)}>
<${Xe} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${Xe} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,ln=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function Rr({letter:t,numbers:e,opener:s,close:n}){let o=jt(null),a=Mt();Mr(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>Dr(i,a)}>
<div class="large-head">
<${ln} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${Ir} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function Dr(t,e){t.key.toLowerCase()!=="z"||bt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function Ir({number:t,whose:e}){let s=X(t);return b`<section class="spread" aria-label=${D(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${q} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${un} of=${t} /></p>
${s.grid?b`<${$n} shown=${s} />
<details><summary>${r("check_what")}</summary><${dn} shown=${s} /></details>`:b`<${pn} shown=${s} whole />`}
${e&&b`<${fn} number=${t} />`}
</section>`}function Xe({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=v(),c=X(e),[l,i]=rn(!1),u=jt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",p=()=>{i(!1),u.current?.focus()},$=h=>{h.stopPropagation(),n&&matchMedia(we).matches?o():i(!l)};return b`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${D(r(d,{letter:t??"",title:c.title}))}
onKeyDown=${cn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${ln} letter=${t} />`}
<button class="about-key" ref=${u} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${l} onClick=${$}><${E} of="about" size=${19} /></button>
<${q} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${_(c.title,15)}<${Qe} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${D(r("enlarge_card",{title:c.title}))}>
<${E} of="enlarge" size=${18} /></button>
</div>
${c.grid?b`<${$n} shown=${c} />`:b`<${pn} shown=${c} />`}
${!n&&fe(a)&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${fn} number=${e} />`}
${t!==null&&!n&&a.sheet&&b`<${qr} letter=${t} />`}
${l&&b`<${Pr} shown=${c} close=${p} />`}
</article>`}function Pr({shown:t,close:e}){let s=jt(null);return on(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${dn} shown=${t} />
<p><${un} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var un=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,dn=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,pn=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${hn} law=${s}>
<${q} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function $n({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${hn} key=${c} law=${o.get(c)}><${q} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function hn({law:t,children:e}){let{view:s}=v(),n=Mt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:D(t.text)});if(!it(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Ut(s,t.name),l=Vs(s,t.name);return b`<button class="law ${Et(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${st(a,o,c,l)} title=${t.text}
...${Yt(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function fn({number:t}){let{view:e}=v();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${B(e).map(s=>b`<${Wr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Wr({letter:t,target:e}){let{view:s}=v(),n=Mt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=Ut(s,e);return b`<button class="owner ${Et(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${st(r("whose_is",{letter:t}),o,a)}
...${Yt(n,e)}>${t}</button>`}function qr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Vt(),o=L(e).answers[t],a=o!==void 0;return b`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!gt(e)} onClick=${()=>s(t)}
aria-label=${a?r(o?"answered_yes":"answered_no",{letter:t}):null}>
${a?b`<${U} passed=${o} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as j,useLayoutEffect as zr,useRef as Kr,useState as ns}from"bombe/preact.js";var mn="choice",ts=["new","named","booklet"],gn=/^aid_/,es=200,Jt=()=>Ks().filter(t=>gn.test(t));function jr(t,e){return t==="kind"?ts.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=es:t==="booklet"?Ft().some(({number:s})=>s===e):ht(t).choices.some(s=>s===e)}function bn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Jt().map(n=>[n,t.aids.includes(n.replace(gn,""))]))},s=Nr();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&jr(n,s[n])?s[n]:o]))}function Nr(){try{return JSON.parse(localStorage.getItem(mn)??"null")??{}}catch{return{}}}function yn(t){try{localStorage.setItem(mn,JSON.stringify(t))}catch{}}function kn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(Jt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as ss}from"bombe/preact.js";var Ct=t=>r(`level_${t}`);function Nt({view:t}){let e=Br(t);return e.length?ss`<ul class="small-print">${e.map(s=>ss`<li key=${s}>${s}</li>`)}</ul>`:null}var wn=({view:t})=>t.seats.length>1&&t.aids.length>0&&ss`<p class="small-print">${_e(t.aids)}</p>`,_e=t=>r("aids",{aids:J(t.map(e=>r(`aid_${e}`)))});function Br(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Ct(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(_e(t.aids)),t.chosen&&e.push(r("chosen")),e}var _n=t=>r(`share_${t}`),xn=t=>r(`share_${t}`);function vn({table:t,state:e,view:s,choose:n,refused:o}){zr(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&_n(s.mode),xn(s.difficulty)];return j`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${Us(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${os} table=${t} state=${e} choose=${n} cls="bar-new" />`}function os({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:j`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!kt(e)||e.table?.phase==="playing"?null:j`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Sn({table:t,view:e,close:s}){let[n,o]=ns(()=>bn(e)),[a,c]=ns(!1),[l,i]=ns(""),u=Kr(null),d=f=>g=>{i(""),o(y=>({...y,[f]:g}))},{kind:p}=n,$=f=>{i(Fe(f)),c(!1),u.current?.focus()},h=async f=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(r("named_missing"));c(!0),i("");try{await f(kn(n)),yn(n)}catch(g){$(de(g,r("no_answer")))}}},m=f=>{f.preventDefault(),h(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>h(async f=>{let{machine:g,...y}=p==="new"?f:(await t.look(f)).options;await t.gather(y)});return j`<${ie} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${Qt} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${ts}
words=${f=>r(`kind_${f}`)} />
<div class="choose-which">
${p==="new"&&j`<${Fr} choice=${n} set=${d} />`}
${p==="named"&&j`<${Gr} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&j`<${Ur} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Qt} legend=${r("when_alone",{title:ht("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ht("machine").choices} words=${Ct}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Jt().some(f=>n[f])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${Jt().map(f=>j`<${Mn} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&p!=="named"&&j`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Fr({choice:t,set:e}){let s=n=>({name:n,legend:ht(n).title,value:t[n],set:e(n),choices:ht(n).choices});return j`
<${Qt} ...${s("mode")} words=${_n} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${Qt} ...${s("verifiers")} words=${String} />
<${Qt} ...${s("difficulty")} words=${xn} />
</div>
<${Mn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Gr({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return j`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${es}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Ur=({value:t,set:e})=>j`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Ft().map(({number:s,verifiers:n,difficulty:o,luck:a})=>j`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Ft().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Qt=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>j`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>j`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Fe(c(i))}</span>
</label>`)}</div>
${l&&j`<p class="note">${l}</p>`}
</fieldset>`;function Mn({name:t,value:e,set:s}){return j`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${ht(t).title}</span>
</label>`}import{useEffect as En,useRef as Vr}from"bombe/preact.js";function Cn(){let t=Vr(null);En(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),En(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as ta,useRef as ea,useState as sa}from"bombe/preact.js";import{html as Xt,useEffect as Yr,useRef as rs}from"bombe/preact.js";var Zr=44,Jr=90,as=!1;function On(t){as=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),as=!1}var Qr=(t,e)=>(Number(t)-Number(e)+7)%5-2,Tn=(t,e)=>G[(G.indexOf(t)+e+5)%5],An=()=>Xt`<div class="wheels">${T.map((t,e)=>Xt`<${Xr} place=${e} />`)}</div>`;function Xr({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=St(),l=rs(null),i=rs(null),u=rs(0),d=e[t],p=T[t];Yr(()=>{a===t&&document.activeElement?.closest(".drum")&&On(l.current)},[d,a]);let $=k=>{if(bt(k))return;let{key:x}=k;if(x==="ArrowUp"||x==="ArrowDown")o(t,x==="ArrowUp"?-1:1);else if(x==="ArrowLeft"||x==="ArrowRight"){let W=(t+(x==="ArrowLeft"?2:1))%3;c(W),On(l.current?.closest(".wheels")?.querySelectorAll(".drum")[W])}else return;k.preventDefault()},h=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Jr||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,o(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},M=k=>{let x=i.current;!x||Math.abs(k.clientY-x.y)<Zr*.6||(x.moved||l.current?.setPointerCapture(x.id),x.moved=!0,o(t,k.clientY<x.y?1:-1),x.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let x=Qr(k,d);return Xt`<button key=${k} type="button" role="radio" class="digit away${x}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>as||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${x===0&&Xt`<span class="inner-shape" aria-hidden="true"><${tt} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Xt`<div class="wheel ${Y[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${tt} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${D(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${h} onPointerDown=${m} onPointerMove=${M} onPointerUp=${f}
onPointerCancel=${f}>
${G.map(g)}
</div>
</div>`}function Ln(t,e){let s=ea({digits:["1","1","1"],wheel:0}),[,n]=sa(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;ta(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&vt(t.state.view)||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Tn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Bt,useEffect as xe,useLayoutEffect as na,useRef as oa,useState as Hn}from"bombe/preact.js";var ra=300,ut=8,aa=200,is=t=>t.sheet?.hint??null,cs=t=>et(t)?.hints??0;function Rn(t){let e=is(t)?.lines.at(-1);return e?Dn(t,e):""}function Dn(t,{key:e,values:s}){let{law:n,answers:o,laws:a,...c}=s,l={...c};return n&&(l.law=_t(n)),o&&(l.answers=o.join(", ")),a&&(l.world=B(t).map((i,u)=>r("named",{who:i,what:Gt(_t(a[u]))})).join(", ")),r(e,l)}var te={at:0,heard:new Set};function ls(t){te.at=t;for(let e of te.heard)e({})}function In(){let[,t]=Hn(null);return xe(()=>(te.heard.add(t),()=>{te.heard.delete(t)}),[]),te.at}var us=({rung:t})=>Array.from({length:he()},(e,s)=>Bt`<i class=${s<t?"used":""}></i>`),Pn=({rung:t})=>Bt`<span class="hint-pips" aria-hidden="true"><${us} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function Wn(){let{view:t}=v(),{hint:e}=qt(),s=In()===cs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=is(t)?.rung??0,o=n>0&&!s;return Bt`<button class="button hint-key" onClick=${()=>n<he()?e():ls(s?0:cs(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${E} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${Pn} rung=${n} />
</button>`}function qn(){let{view:t}=v(),{hint:e}=qt(),{setTab:s}=Wt(),n=oa(null),[o,a]=Hn(null),c=is(t),l=cs(t),i=In()===l,u=c!==null&&!i,d=u?ca(t,c):-1;xe(()=>()=>ls(0),[]),xe(()=>{d>=0&&s(d)},[l,d]),na(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let h=()=>a(M=>la(M,ia($,d<0?null:B(t)[d])));h(),n.current?.scrollTo(0,n.current.scrollHeight);let m=new ResizeObserver(h);return m.observe($),addEventListener("resize",h),()=>{m.disconnect(),removeEventListener("resize",h)}},[u,d,l]);let p=()=>{ls(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return xe(()=>{if(!u)return;let $=h=>{h.key==="Escape"&&!h.defaultPrevented&&!document.querySelector("dialog[open]")&&p()};return document.addEventListener("keydown",$),()=>document.removeEventListener("keydown",$)},[u,l]),u?Bt`<aside class="hint-note ${o?.kind??""}" id="hint" ref=${n} style=${o?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${E} of="hint" size=${20} /><b>${r("hint")}</b><${Pn} rung=${c.rung} />
${c.rung<he()&&Bt`<button class="button hint-more" onClick=${e}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${p} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${E} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map($=>Bt`<li key=${$.key}>${_(Dn(t,$),14)}</li>`)}
</ol>
</aside>`:null}function ca(t,e){return mt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:B(t).indexOf(e.verifier)}var la=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function ia(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=f=>`${f/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(we).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),y=Math.max(f.width,Math.min(ra,g-n.left)),k=Math.min(f.left,g-y)-n.left,x=f.bottom-n.top+ut,W=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(x),width:a(y),"--tip":a(W)}}}if(matchMedia(ke).matches){let f=s(".sheet"),g=f.left-n.left+ut,y=n.bottom-l.top+ut;return{kind:"",style:{left:a(g),width:a(f.width-2*ut),bottom:a(y)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=aa?p:innerHeight-u-2*ut,[h,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ut}px`,maxHeight:`${$-ut}px`,left:`${h+ut}px`,right:`${m+ut}px`}}}import{html as H,useEffect as ua,useRef as da,useState as ee}from"bombe/preact.js";var jn="lesson",pa=4;function Nn(){try{return localStorage.getItem(jn)!=="done"}catch{return!1}}function $a(){try{localStorage.setItem(jn,"done")}catch{}}var ve=[ha,fa,ga,ba,ya];function Bn({close:t}){let[e,s]=ee(0),n=da(null);ua(()=>n.current?.focus(),[e]);let o=()=>{$a(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=ve[e],l=e===ve.length-1;return H`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:ve.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${ve.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function ha(){return H`<div class="lesson-body">
<${ye} number=${Rt().card} letter="A" />
<div class="lesson-text">
<p>${_(r("lesson_code"))}</p>
<p>${_(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function fa(){let{card:t,held:e,digits:s}=Rt(),[n,o]=ee(["3","4","1"]),[a,c]=ee([]),l=($,h)=>s[$].includes(h[1]),i=()=>{let $=n.join(""),h=a.filter(m=>m.code!==$);c([{code:$,passed:l(e,$)},...h].slice(0,pa))},u=$=>a.every(({code:h,passed:m})=>l($,h)===m),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${ye} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${nn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:h})=>H`<${ma} passed=${h} code=${$} />`)}
${a.length>0&&H`<p>${_(d.length===1?r("lesson_one_left",{letter:$e(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ma=({passed:t,code:e})=>H`<p class="lesson-answer"><${U} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function ga(){let{refused:t,maybe:e}=Rt(),[s,n]=ee(null),o=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${ye} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${U} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${_(r("lesson_means"))}</p>
<p>${_(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${U} passed=${s.passed} />${" "}
<span>${_(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function ba(){return H`<div class="lesson-body">
<${wa} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function ya(){return H`<div class="lesson-body">
<div class="lesson-marks">
${X(Rt().card).laws.map(t=>H`<${ka} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${E} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${E} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function ka({law:t}){let[e,s]=ee(""),n=D(r("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${Et(e)}" aria-pressed=${e!==""} aria-label=${st(n,e)}
onClick=${()=>s(me(e))}><${q} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function wa(){let{verifiers:t,verdicts:e}=Rt();return H`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>H`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>H`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>H`<td><${U} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Me,useMemo as Ea,useRef as Qn,useState as Xn}from"bombe/preact.js";var ds=null;function Se(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function _a(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var xa={card:{heard:_a,felt:[]},yes:{heard:t=>{Se(t,"sine",[660,660],0,.12,.12),Se(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Se(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Se(t,"sine",[150,62],0,.18,.3),felt:[30]}},va=()=>Lt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Ot(t){if(!va())return;let{heard:e,felt:s}=xa[t];s.length&&navigator.vibrate?.(s),ds??=new AudioContext,ds.resume().catch(()=>{}),e(ds)}import{html as ct}from"bombe/preact.js";var zt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},nt={wide:480,high:136},ps=[[1,0],[2,3],[3,2]],zn=(t,e,s,n)=>G[(e+ps[t][0]*s+ps[t][1]*n)%5],Kn=(t,e,s)=>[zt.left+(s*5+t)*zt.wide+s*zt.gap,zt.top+e*zt.high];function*Fn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Sa(t,e){let[s,n]=zt.hole,o="",a="";for(let c of Fn()){let[l,i]=Kn(...c);zn(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var Gn=ps.map((t,e)=>Object.fromEntries(G.map(s=>[s,Sa(e,s)])));function Un(t){for(let e of Fn())if([...t].every((s,n)=>zn(n,...e)===s))return Kn(...e);throw new Error(`no hole for ${t}`)}var $s=`M12 0H${nt.wide-6}q6 0 6 6V${nt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Vn=t=>`M${nt.wide-8} ${t}h${t+2}q6 0 6 6V${nt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${nt.high-8}H${nt.wide-8}z`;function hs({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=Gn[t][e],c=Y[t];return ct`<g class="punch ${c}-stock">
${n&&ct`<path class="stock rim" d=${Vn(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${$s+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&ct`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&ct`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&ct`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Zn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ct`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&ct`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${nt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${$s} transform="translate(7 7)" />
<text class="tab-digit" x=${nt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${hs} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${hs} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${hs} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&ct`<${Ma} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ct`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var Yn=36;function Ma({code:t,passed:e}){let[s,n]=Un(t),o=Math.min(nt.wide-30,Math.max(30,s)),a=Math.min(nt.high-26,Math.max(Yn+2,n));return ct`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${Yn} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var Ca=250;function Jn(t){let e=Ea(()=>matchMedia(t),[t]),[,s]=Xn(0);return Me(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Oa(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:o}=St(),a=Qn(!0),c=n.join("");Me(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),Ca);return()=>clearTimeout(l)},[c])}function Ta(){let{view:t}=v(),{tab:e}=Wt(),s=Jn("(max-height: 759px), (max-width: 359px)"),n=Jn("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!X(o[0])?.grid||mt(t);return s||n&&t.seats.length>1||a}function to(){let{view:t}=v(),{proposal:e,locked:s}=St(),{asking:n}=Vt(),[o,a]=Xn(null),{answers:c}=L(t),l=Object.keys(c);Me(()=>a(null),[t.round,l.length]);let i=Qn(l.length);Me(()=>{l.length>i.current&&Ot(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),Oa();let u=Ta(),d=n??(o!==null&&o in c?o:l.at(-1))??null,p=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${E} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${An} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?r("reads",{letter:d}):r("reader")}</span>
<${Aa} view=${t} /></p>
<${Zn} code=${e} letter=${d} passed=${p} />
<${La} view=${t} code=${e} letter=${d} passed=${p} />
${fe(t)||xt(t)?R`<p class="small-print">${r(xt(t)?"round_spent":"press_laws")}</p>
<${wn} view=${t} />`:R`<${Nt} view=${t} />`}
</div>
<${Da} view=${t} />
<${qa} answers=${c} shown=${d} look=${a} />
</section>`}function Aa({view:t}){let e=et(t)?.questions??0,s=r("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${Wa} left=${t.left??0} /></span>`}function La({view:t,code:e,letter:s,passed:n}){let[o,a]=Ha(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${o}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${r("peek")}</button>`}
</div>`}function Ha(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return et(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function Ra(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?et(t)?.handicap??0:0,n=Math.max(0,Ke()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Da({view:t}){let e=Ra(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${r("questions_of_round")}>
${e.map((n,o)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${o+1}</span>
${n===null?R`<span>${Pa(o,s,t)}</span>`:n==="filled"?R`<span>${r("filled_in")}</span>`:R`<${Ia} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var Ia=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${U} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function Pa(t,e,s){return gt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function Wa({left:t}){let e=Ke(),s=Array.from({length:e},(n,o)=>R`<i class=${o<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function qa({answers:t,shown:e,look:s}){let{view:n}=v();return R`<div class="ask-keys k${n.verifiers.length}">
${B(n).map(o=>R`<${ja} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function ja({letter:t,passed:e,shown:s,look:n}){let{view:o}=v(),{ask:a,asking:c}=Vt(),l=e!==void 0,i=r(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!gt(o)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${U} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}var ms=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,fs=t=>[...t??""].join(" ");function eo(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return ms(s);if(at(s))return at(t)?"":r("machine_thinks");let o=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(o[u]?.answers??{}))).map(([d,p])=>r(p?"heard_yes":"heard_no",{letter:d,code:fs(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(r("proposal_now",{code:fs(c)}));for(let{at:l,name:i,me:u}of Q(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?r("sure_of",{name:i,code:fs(d.code)}):r("thumb_of_down",{name:i}))}return a.join(" ")}import{html as Na,useEffect as Ba,useState as za}from"bombe/preact.js";var Ee=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},so=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var gs=new Ee;function no({deadline:t,timer:e=0}){let[,s]=za(0);if(Ba(()=>{if(!t)return;gs.ask(),gs.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,gs.left(t));return Na`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${so(n)}</span>
</p>`}import{html as w,useEffect as tc,useState as lo}from"bombe/preact.js";import{html as bs}from"bombe/preact.js";var se=({up:t})=>bs`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,oo=()=>bs`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Ce=({passed:t})=>bs`<span class="answered"><${U} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as ne,useEffect as Ka,useLayoutEffect as Fa,useState as Ga}from"bombe/preact.js";var Ua=2500,Va=12,Ya=()=>matchMedia("(max-width: 699px)").matches?4:6,ro=new WeakMap;function Za(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ja=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Oe(){let{table:t,state:e,view:s}=v(),[n,o]=Ga(null),a=()=>o(null);Fa(()=>{let i=ro.get(t);ro.set(t,{round:s.round,over:s.over});let u=Za(i,s);u!==null&&o({round:u,seats:Q(e.table,s)})},[t,s.round,s.over]),Ka(()=>{if(!n)return;Ot("thumb");let i=setTimeout(a,Ua);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Ja(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ne`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${ao(c)} ${l}`}</p>
${n&&ne`<${Qa} round=${n.round} thumbs=${c} close=${a} />`}`}function ao(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Qa({round:t,thumbs:e,close:s}){let n=e.length>Va?e.filter(o=>o.up):e;return ne`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${E} of="close" /></button></div>
<p class="reveal-title">${ao(e)}</p>
<ul class="reveal-cards ${n.length>Ya()?"many":""}">
${n.map(o=>ne`<li key=${o.at} class=${o.up?"up":"down"}>
<${se} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):N("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ne`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Xa=56,ys=t=>t.you!==null&&t.waiting.includes(t.you),Te=t=>ys(t)&&!!t.own_thumb?.up;function co(t,e){if(at(e))return r("machine_thinks");if(Te(e))return r("thumb_is_in");let s=ys(e)?"":ks(e,Q(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Xa?n:r("thumb_in")}function ks(t,e){if(at(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:J(s)}):"",o=et(t);return o?ys(t)?Te(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function io(){let{state:t,view:e}=v(),s=Q(t.table,e),n=t.table?.phase==="over"&&!e.over,o=s.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!n&&!a?null:w`<section class="people ${o?"":"alone"} ${n?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${Te(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ks(e,s)}</p>
${n?w`<${oc} />`:w`<${no} deadline=${a} timer=${c} />`}
${o&&w`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${s.map(l=>w`<${ec} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&w`<${Nt} view=${e} />`}
<${Oe} />
</section>`}function ec({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return w`<li class="seat ${o}">
<${ue} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&w` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${nc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?w`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:w`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${N("questions",t.questions)}</span>
${t.hints?w`<${sc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var sc=({hints:t,rung:e})=>w`<span class="seat-hints">
<span aria-hidden="true"><${E} of="hint" size=${15} />
${e>0?w`<${us} rung=${e} />`:t}</span>
<span class="hush">${N("hints",t)}</span>
</span>`;function nc({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?w`<span>${r("seat_out")}</span>`:s?w`<${se} up=${s.up} /><span>${s.up?s.code:r("down")}</span>`:t.done?w`<${oo} /><span>${r("thumb_given")}</span>`:t.away?w`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:w`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function ws({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?w`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function oc(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return w`<div class="again">
${kt(e)?w`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:w`<${ws} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function uo({table:t,state:e}){if(!e.table)return w`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return w`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return w`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&w`<p class="note">${r("waiting_for",{names:J(o)})}</p>`}
</section>`}function po(){let{state:t,view:e}=v(),s=Q(t.table,e),n=e.coop?[{...s[0],name:J(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return w`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>w`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>w`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>w`<td><${rc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function rc({round:t}){let e=t?.thumb;return w`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&w`<${se} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function Ae(){let{state:t}=v();return t.table&&t.table.people.length>1&&w`<${ac} />`}function ac(){let{table:t,state:e,refused:s}=v(),{chat:n,you:o}=e,[a,c]=lo(!1),[l,i]=lo(n.length);if(tc(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return w`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:h})=>{$!=="Escape"||!a||(h.open=!1,h.firstElementChild.focus())}}>
<summary><${E} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&w` <span class="talk-fresh">${N("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&w`<${js} chat=${n} you=${o} />`}
<${Ns} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as P,useLayoutEffect as Ho,useRef as Ro,useState as re}from"bombe/preact.js";function $o(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${F(a)}`);return[...n.length?[r("score",{names:J(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:F(a),m:F(c)}))].join(" ")}import{html as V,useEffect as cc,useMemo as lc,useState as He}from"bombe/preact.js";function ho(t,e){let{winners:s,why:n}=t.outcome,o=J(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var dt=(t,e)=>t.last_thumbs[e]?.code===t.solution;function fo(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:dt(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var _s=(t,e,s)=>s!==void 0&&s>1&&dt(t,e)?N("guessed",s):"";function mo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?dt(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function go(t,e,s,n,o=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||dt(t,e),{hints:i=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=ft(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...c.map((p,$)=>`${$+1} ${p.join("")}`),`${l?"✓":"✗"} ${Le(t.seats[e].rounds.length,t.seats[e].questions)}`,...[o,_s(t,e,n),i>0&&N("hints",i),u.length>0&&_e(u)].filter(Boolean),...d&&l?[r("named",{who:r("the_machine"),what:Le(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var Le=(t,e)=>`${N("rounds",t)}, ${N("questions",e)}`;function bo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var yo=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Tt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Z="machine",Re=(t,e)=>(e===Z?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function vs(t,e){let[s,n]=He({}),[o,a]=He({}),[c,l]=He(null),[i,u]=He(!1),d=e.filter(p=>!(p in s));return cc(()=>{if(!d.length||i)return;let p=!0;return Zt("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:h,codes:m})=>{p&&(l($),a(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(M=>({...M,...Object.fromEntries(d.map((f,g)=>[f,h[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function _o({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=Re(e,t),i=ic(e,s,t),{rounds:u,questions:d}=t===Z?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return V`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Le(u,d)}</strong></div>
${o.length>0&&V`<${dc} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${pc} rounds=${l} left=${n.known[Tt(l)]} worlds=${n} />
<${hc} machine=${t===Z?e.machine:null} worlds=${n} last=${c} />
</section>`}function ic(t,e,s){return s===Z?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var uc=(t,e)=>t===Z?r("the_machine"):e[t].me?r("you_here"):e[t].name;function dc({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===Z?Z:Number(a));return V`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>V`<option key=${a} value=${String(a)}>${uc(a,n)}</option>`)}
</select></label>`}function pc({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,V`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:V`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Ce} passed=${d} /></td>
<${$c} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[V`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return V`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&V`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function $c({of:t,start:e,failed:s}){if(!t)return V`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=bo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return V`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>V`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${F(t.before)} → ${F(t.after)}`}</span>
</td>`}function hc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Ct(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&N("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return V`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var ko={signDisplay:"exceptZero"},wo=(t,e)=>r("n_of_m",{n:F(t),m:F(e)});function xo({view:t,whose:e,questions:s}){let n=lc(()=>Zs(t),[t]);if(e===Z)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=ft(t),c=[];if(a&&dt(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=N("more_questions",t.seats[e].questions-(a.questions??0),0,ko);c.push([N("more_rounds",l,0,ko),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([wo(l,o),r("tile_nothing")]);let i=Math.round(yo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([wo(n.right,n.all),r("tile_marks")]),c.length?V`<ul class="tiles">${c.map(([l,i])=>V`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var De=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,vo=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((o,a)=>K`<${fc} key=${o} shown=${X(o)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Ce} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(_t(n))}</span></p>
</li>`)}
</ul>
</section>`;function fc({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${r("or")}</span>`}
<${q} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&K`<${mc} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${gc} grid=${t.grid} law=${e} />`}
</div>`}var mc=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${q} of=${n} />
<span>${_(o)}${a&&K`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&De}
</li>`})}
</ul>`;function gc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?De:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>K`<th key=${o}><${q} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>K`<tr key=${n}><th>${_(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as oe,useRef as Eo,useState as bc}from"bombe/preact.js";var Ss=()=>typeof navigator.share=="function";async function So(t){if(!Ss())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var yc=3e3,Ms=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Co(t,e){let[s,n]=bc(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),yc)}}}var Oo=oe`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,kc=oe`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function To({text:t}){let e=Eo(null),{copied:s,copy:n}=Co(t,e),o=async()=>await So({text:t})||n(),a=s?"copied":Ss()?"share":"copy";return oe`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?kc:Oo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var Ao=({id:t,problem:e})=>oe`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${Mo} what=${r("link_same")} problem=${t} />
<${Mo} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function Mo({what:t,problem:e}){let s=Eo(null),n=Ms(e),{copied:o,copy:a}=Co(n,s);return oe`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?De:Oo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function Do({view:t,choose:e}){let{state:s}=v(),n=Q(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Tt(Re(t,o)),l=vs(t.problem,dt(t,o)?[c]:[]).codes[c],i=dt(t,o)?l?_s(t,o,l)||r("no_guess"):" ":"",u=_c(s)?r("after_wrong"):"",[d,p]=re(!wc(s,t));return d?P`<div class="result ${n.length>1?"":"alone"}">
<${Sc} view=${t} seats=${n} first=${o} choose=${e} guess=${`${u} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${Oc} view=${t} seats=${n} />
<p class="note score">${$o(s.table)}</p>
${a&&P`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${To} text=${go(t,o,Ms(t.id),l,u)} />
<${Ao} id=${t.id} problem=${t.problem} />
</aside>
<${vo} view=${t} />
<${Ae} />
<${Oe} />
</div>`:P`<${vc} view=${t} show=${()=>p(!0)} />`}var Ie=new WeakMap,wc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&kt(t),Io="missed",Po=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function _c(t){try{return sessionStorage.getItem(Io)===Po(t)}catch{return!1}}function xc(t){try{sessionStorage.setItem(Io,Po(t,1))}catch{}}function vc({view:t,show:e}){let{table:s,state:n,refused:o}=v(),[a,c]=re(!1),l=Ro(null);Ho(()=>l.current?.focus(),[]);let i=async()=>{c(!0);try{Ie.has(s)||Ie.set(s,t.machine?.level??"none"),xc(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let $ of Object.keys(p))await s.act(`ask ${d} ${$}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(ge(d,p))}catch(d){c(!1),o(d)}},u=t.last_thumbs[0]?.code??"";return P`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${l}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${r("why_wrong",{code:u})}</h2>
<p class="note">${r("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(a)} onClick=${()=>a||i()}>
${r("look_on")}</button>
<button class="button" onClick=${e}>${r("show_all")}</button>
</div>
</div>
</section>`}function Sc({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=re(s),[i,u]=re(null),d=e.map(O=>O.at).filter(O=>O!==c),p=t.outcome.winners.find(O=>O!==c)??d[0],$=i??(ft(t)?Z:a?null:p),h=[c,$].filter(O=>O!=null),m=O=>Tt(Re(t,O)),M=vs(t.problem,[...new Set(h.map(m))]),f=a?[]:[...e.map(O=>O.at),...ft(t)?[Z]:[]],g=(O,ae)=>P`<${_o} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${M}
choices=${f.length>2?f:[]} choose=${ae} last=${O===h.at(-1)} />`,y=P`<${xo} view=${t} whose=${c} questions=${M.known[m(c)]} />`,{heading:k,alert:x,title:W}=Mc(t,e),ot=v().state.table?.match,pt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return P`<p class="hush" role="alert">${x}</p>
<div class="result-main">
<section class="machine outcome ${pt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${Ec} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${pt?"✓":"✗"}</span> ${W}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:F(t.verifiers.length)})}</p>
${ot&&P`<a class="button light" href=${`/m/${ot}/review`}>${r("review")}</a>`}
</div>
</section>
<div class="result-lines ${h.length>1?"":"one"}">
${g(c,l)}
${h.length>1?g($,u):y}
</div>
${h.length>1&&y}
<${Cc} view=${t} choose=${n} />
</div>`}function Mc(t,e){let s=Ro(null),[n,o]=re(""),a=ho(t,e);return Ho(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function Ec({code:t}){let e=[...t],s=e.map((n,o)=>D(`${T[o]} ${n}`)).join(", ");return P`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>P`<span key=${o} aria-hidden="true"><b>${n}</b><${tt} of=${T[o]} size=${22} /></span>`)}
</p>`}function Cc({view:t,choose:e}){let{table:s,state:n,refused:o}=v(),a=n.table?.people.length===1,c=async()=>{try{let i=Ie.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),Ie.delete(s)}catch(i){o(i)}},l=n.table?.match;return P`<div class="again">
${kt(n)?P`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:P`<${ws} state=${n} />`}
${l&&P`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${os} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function Oc({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=fo(t,e),c=ft(t);return P`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>P`<${Lo} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),mo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&P`<${Lo} key=${Z} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Ct(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Lo=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>P`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${ue} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${F(o)}</td><td>${F(a)}</td>
</tr>`;import{useEffect as Tc,useState as Ac}from"bombe/preact.js";function Lc(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Hc(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=st(D(Dt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var Rc=t=>t.over?r("part_result"):r("round",{n:t.round}),Wo=new Map;function qo(t){let e=t?.problem??"",s=t?.sheet?Tt(t.sheet.rounds):null,[n,o]=Ac(null);return Tc(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=Wo.get(c)??Dc(e,s);return Wo.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var Dc=async(t,e)=>{let s=await Zt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Es,useLayoutEffect as jo,useRef as yt,useState as Os}from"bombe/preact.js";var Ic=5,Pc=1e3,Cs=30,Bo=85,No="sheet";function zo({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=yt(null),c=yt(null),l=yt(!1),[i,u]=Os(()=>Number(localStorage.getItem(No))||70),d=h=>{let m=Math.round(Math.min(Bo,Math.max(Cs,h)));u(m),localStorage.setItem(No,String(m))};Es(()=>{l.current&&(n||matchMedia(ke).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>o(!1),$=h=>{h.key!=="Escape"||!n||(h.preventDefault(),p())};return S`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${Nc} height=${i} resize=${d} close=${p} />
<${Wc} undo=${e} redo=${s} />
<${zc} view=${t} />
<div class="workings">
<${Uc} view=${t} />
<div class="jots">
${[...B(t),"*"].map(h=>S`<${Yc} key=${h} view=${t} slot=${h} />`)}
</div>
</div>
<${qc} targets=${t.sheet.unsound??[]} />
<${Nt} view=${t} />
${t.sheet.codes&&S`<${jc} codes=${t.sheet.codes} />`}
</div>
<${Zc} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function Wc({undo:t,redo:e}){let s=Mt();return S`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${E} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${E} of="redo" /></button>
</div>`}function qc({targets:t}){if(!t.length)return null;let e=t.map(s=>Gt(Dt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(r("unsound_marks",{marks:e}),14)}</p>`}var jc=({codes:t})=>S`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Nc({height:t,resize:e,close:s}){let n=yt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Cs-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Cs} aria-valuemax=${Bo}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Bc(t){let e=yt(null),[s,n]=Os(!1);return jo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),jo(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function zc({view:t}){let e=B(t),{rounds:s}=t.sheet,n=Math.max(0,Ic-s.length),{scroll:o,long:a}=Bc(s.length);return S`<div class="rounds-of" ref=${o} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(c=>S`<th scope="col" class="of-shape"><${tt} of=${c} size=${18} /></th>`)}
${e.map((c,l)=>S`<th scope="col" class=${l===0?"edge":""}>${c}</th>`)}
</tr></thead>
<tbody>
${s.map((c,l)=>{let i=l===s.length-1&&!t.over;return S`<${Kc} key=${l} n=${l+1} round=${c} now=${i} letters=${e} />`})}
${Array.from({length:n},(c,l)=>{let i=s.length+l+1;return S`<${Fc} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function Kc({n:t,round:e,now:s,letters:n}){let{proposal:o,locked:a}=St(),c=s&&!a,l=c?o:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((i,u)=>S`<td class="of-shape ${c?"draft":""}">${l?.[u]}</td>`)}
${n.map((i,u)=>S`<td class=${u===0?"edge":""}><${Gc} passed=${e.answers[i]} /></td>`)}
</tr>`}var Fc=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Gc({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:S`<${U} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Uc=({view:t})=>S`<div class="digits" role="group" aria-label=${r("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${tt} of=${e} size=${22} /></span>`)}
${G.flatMap(e=>T.map((s,n)=>{let o=Y[n]+e;return S`<${Vc} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function Vc({view:t,target:e,shape:s,digit:n}){let o=Mt(),a=o.of(e),c=Ut(t,e);return S`<button class="digit-mark ${Et(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${st(D(r("digit_is",{shape:s,digit:n})),a,c)}
...${Yt(o,e)}>${n}</button>`}function Yc({view:t,slot:e}){let{table:s,refused:n}=v(),o=t.sheet.notes[e]??"",[a,c]=Os(o),l=yt(o),i=yt(!1),u=yt(void 0);Es(()=>{i.current||c(o)},[o]);let d=m=>{clearTimeout(u.current);let M=m.trim().replace(/\s+/g," ");M!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${M}`.trim()).catch(n)},p=({currentTarget:{value:m}})=>{i.current=!0,l.current=m,c(m),clearTimeout(u.current),u.current=setTimeout(()=>d(m),Pc)},$=()=>{i.current&&d(l.current),i.current=!1};Es(()=>{let m=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",m),()=>document.removeEventListener("visibilitychange",m)},[]);let h=e==="*";return S`<label class="jot ${h?"whole":""}">
<span aria-hidden="true">${h?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${p} onBlur=${$}
aria-label=${h?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Zc({view:t,drawer:e,toggle:s,handle:n}){let o=et(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||o?"waits":""} ${xt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${E} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${o?S`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?S`<${Jc} up=${t.own_thumb.up} />`:S`<${Qc} />`}
</div>`}function Jc({up:t}){let{state:e,view:s}=v(),{thumb:n}=qt();return S`<p class="thumb-in"><${E} of=${t?"up":"down"} /> <span>${co(e.table,s)}</span></p>
${!at(s)&&S`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Qc(){let{know:t,next:e}=qt();return S`<button class="button filled declare" onClick=${t}><${E} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${Wn} />
<button class="button next" onClick=${e}><${E} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as Pe,useLayoutEffect as Xc,useRef as tl,useState as Ko}from"bombe/preact.js";var Fo=["","",""];function Go({view:t,thumb:e,close:s}){let n=tl(null),[o,a]=Ko(Fo),[c,l]=Ko(""),i=(g,y,k=!1)=>{l(""),a(x=>(k?Fo:x).map((W,ot)=>ot===g?y:W))},u=T.filter((g,y)=>!o[y]);Xc(()=>{let g=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let y=d()[g];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=g=>{let{key:y,target:k}=g;if(y.length>1||y===" "||bt(g))return;g.preventDefault();let x=be(g);if(!x)return l(r("no_such_digit",{sign:y}));let W=d().findIndex(O=>O.contains(k)),ot=W>=0?W:o.indexOf(""),pt=Math.max(0,ot);i(pt,x,ot<0),p(pt+1)},h=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))},m=g=>{g.preventDefault(),s()},M=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Pe`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${M} onKeyDown=${$}>
<form onSubmit=${h}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(f)}</p>
<div class="know-wheels">
${T.map((g,y)=>Pe`<${el} key=${g} place=${y} digit=${o[y]}
set=${k=>i(y,k)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var el=({place:t,digit:e,set:s})=>Pe`<fieldset class="know-wheel ${Y[t]}">
<legend><${tt} of=${T[t]} size=${22} /></legend>
${G.map(n=>Pe`<label key=${n}>
<input type="radio" name="know-${Y[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Lp(t,e,s){ze(s),t.replaceChildren(),sl(A`<${rl} table=${e} />`,t)}function rl({table:t}){return Ne(t),A`<${al} key=${t.shown} table=${t} />`}function al({table:t}){let e=Ne(t),{view:s}=e,n=Ln(t,s),[o,a]=At(""),[c,l]=At(""),[i,u]=At(""),[d,p]=At(null),[$,h]=At(0),[m,M]=At(!1),[f,g]=At(()=>t.state.trying&&Nn()?"offered":""),y=nl(C=>l(de(C,r("no_answer"))),[]),k=sn(t,y),x=qo(t.watch&&s?.sheet?s:null),W=x?{...k,of:C=>x.struck.includes(C)?"-":""}:k,ot=C=>{if(!C)return;let $t=D(Dt(C));a(W.of(C)?st($t,W.of(C)):r("unmarked",{what:$t}))},pt=()=>ot(W.undo()),O=()=>ot(W.redo()),ae=Uo(null),Vo=n.digits.join("");ol(()=>{let C=eo(ae.current,e,Vo);ae.current=s,C&&a(C)},[s]),Cn();let Ts=(C,$t,rt)=>Lt.confirm==="on"?p({title:C,yes:$t,go:rt}):rt(),Yo=C=>{Ot("card"),s&&!mt(s)&&h(B(s).indexOf(C))},Zo=()=>n.now().code,{ask:As,asking:Jo,forget:Qo}=Qs({table:t,draft:Zo,surely:Ts,sent:Yo,setAlert:l,refused:y}),ce=Uo(null),We=async C=>{u(""),l(""),Qo(),Ot("thumb");let $t=t.act(`thumb ${C}`);ce.current=$t;try{await $t;let{view:rt}=t.state;rt&&rt.seats.length===1&&!rt.over&&!at(rt)&&a(ms(rt))}catch(rt){y(rt)}finally{ce.current===$t&&(ce.current=null)}},Ls={thumb:We,hint:async()=>{try{await t.act("hint"),t.state.view&&a(Rn(t.state.view))}catch(C){y(C)}},next:()=>Ts(r("sure_next"),r("next_round"),()=>We("down")),know:()=>u("thumb")};if(tn(t,ce,{...n,...Ls,wheel:()=>n.now().wheel,ask:As,undo:pt,redo:O,show:h,list:()=>u("keys"),sheet:()=>M(!m)}),e.closed)return A`<${qs} why=${e.closed} on=${r("back_home")} href="/" />`;if(!s)return A`<${uo} table=${t} state=${e} />`;let Hs=vt(s),Xo=Hs&&L(s).proposal||n.digits.join(""),Rs=()=>{let C=()=>u("choose");e.trying||e.table?.phase!=="playing"?C():p({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:C})},qe=()=>u(""),Ds=()=>p(null),tr=()=>{Ds(),d?.go()};return A`<${Ge.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${o}</p>
${c&&A`<${ll} words=${c} close=${()=>l("")} />`}
${x&&A`<p class="note retold">${r("deduced",{worlds:x.worlds,codes:x.codes})}</p>`}
${f==="open"&&A`<${Bn} close=${()=>g("")} />`}
${Gs(s)?A`<${Do} view=${s} choose=${Rs} />`:A`<${Ue.Provider} value=${{...n,proposal:Xo,locked:Hs}}>
<${Ve.Provider} value=${{ask:As,asking:Jo}}>
<${Ye.Provider} value=${W}>
<${Ze.Provider} value=${{tab:$,setTab:h}}>
<${Je.Provider} value=${Ls}>
<${il} view=${s} undo=${pt} redo=${O} drawer=${m} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${Go} view=${s} thumb=${We} close=${qe} />`}
${i==="keys"&&A`<${Ws} keys=${Xs} tell=${cl} close=${qe} />`}
${i==="choose"&&A`<${Sn} table=${t} view=${s} close=${qe} />`}
${d&&A`<${Ps} question=${d} close=${Ds} yes=${tr} />`}
<${zs}>
<${vn} table=${t} state=${e} view=${s} choose=${Rs} refused=${y} />
${f==="offered"&&A`<button class="bar-new" onClick=${()=>g("open")}>${r("lesson")}</button>`}
<//>
<//>`}var cl=t=>_(r(t)),ll=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,il=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${io} />
<${an} />
${it(t)?A`<${to} />`:A`<${po} />`}
${it(t)&&A`<${zo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${it(t)&&A`<${qn} />`}
<${Ae} />
</div>`;export{Hc as inWords,Lp as mount,Rc as partOf,Lc as retold};
