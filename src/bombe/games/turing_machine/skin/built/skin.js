import{html as Yt,useLayoutEffect as Hr,useRef as Wr}from"bombe/preact.js";var Ue={},$e="en";function Vs(t){Ue=t.words,$e=t.lang}function r(t,e={}){let s=Ue[t];if(s===void 0)throw new Error(`no words for ${t}`);return Lr(s,e)}var Lr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),X=t=>new Intl.ListFormat($e,{type:"conjunction"}).format(t);function U(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat($e,{...n,...s}).format(t).replace("-","−")}function z(t,e,s=0,n={}){let a=new Intl.PluralRules($e,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ue[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:U(e,s,n)})}function he({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Wr(null);return Hr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Yt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Ys({question:t,yes:e,close:s}){return Yt`<${he} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Zs({keys:t,close:e,tell:s=r}){return Yt`<${he} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Yt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Yt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as dt,useEffect as Rr,useRef as Dr,useState as Ir}from"bombe/preact.js";var Pr=300;function tt(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var jr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Nr(t){let e=t.charCodeAt(0)-65;return jr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function fe({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return dt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Nr(s)].map((n,o)=>n==="1"?dt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:dt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}var Js=({why:t,on:e,href:s})=>dt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Qs({chat:t,you:e}){let s=Dr(null);Rr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return dt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&dt`<ol>
${t.map((o,a)=>dt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Xs({table:t,you:e,refused:s}){let[n,o]=Ir("");if(!e?.speak)return dt`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return dt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${Pr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as T,render as Bl,useCallback as zl,useEffect as wr,useRef as _r,useState as St}from"bombe/preact.js";import{html as qr,render as Br,useEffect as tn,useState as zr}from"bombe/preact.js";function Ve(t){let[e,s]=zr(t.state);return tn(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,me=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function en({children:t}){return tn(()=>{let e=document.getElementById("bar");e&&Br(qr`${t}`,e)}),null}import{useRef as un,useState as Kr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ye={},ge=new Map,Ct;function Ze(t){Vs(t),Ye=t.cards,ge=new Map;for(let e of Object.values(Ye))for(let s of e.laws)s.name=`${e.number}${s.letter}`,ge.set(s.name,{card:e,law:s});Ct=t}var et=t=>Ye[t];var Pt=t=>ge.get(t),mt=t=>ge.get(t)?.law.text??t,gt=t=>Ct.options[t],sn=()=>Object.keys(Ct.options),Zt=()=>Ct.booklet,Je=()=>Ct.questions,be=()=>Ct.rungs,jt=()=>Ct.lesson;var O=["▲","■","●"],F=["t","s","c"],N=["1","2","3","4","5"],nn={"▲":"t","■":"s","●":"c"},Fr={"▲":"triangle","■":"square","●":"circle"},I=t=>Jt(t.replace(/[▲■●]/g,e=>r(Fr[e]))),Qe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Jt=t=>t.replace(/\.$/,"");function st({of:t,size:e=16}){let s=nn[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in nn?It`<${st} of=${s} size=${e} />`:s),q=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var ct=t=>!!t.sheet,on=t=>t.over,bt=({table:t,view:e})=>!!(e&&!e.over&&t?.phase==="over"),yt=t=>t.machine?.answered?t.machine:null,lt=t=>!!t.machine?.thinking,K=t=>[...t.verifiers],kt=t=>t.mode==="nightmare",rn=t=>t.groups.map(e=>e.join("+")).join(" "),nt=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},wt=t=>ct(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Nt=t=>ct(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!nt(t)?.out,pt=t=>Object.keys(L(t).answers).length>0,ye=t=>ct(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),an=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Qt=(t,e)=>!!t.sheet?.unsound?.includes(e),cn=new Map(F.flatMap((t,e)=>N.map(s=>[t+s,{place:e,digit:s}])));function qt(t){let e=cn.get(t);return e?`${O[e.place]} ${e.digit}`:mt(t)}var ke=t=>t===""?"-":t==="-"?"+":"",we=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function ln(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>F[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>cn.has(a)||Pt(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var Gr=400;function dn({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,l]=Kr(null),i=un({letter:"",at:0}),u=un(new Set),d=h=>{let{view:m}=t.state;if(!m||bt(t.state))return;let{answers:v,proposal:f}=L(m),g=h===i.current.letter&&Date.now()-i.current.at<Gr;if(Nt(m)&&!(h in v)&&o(r("round_spent")),!wt(m)||h in v||u.current.has(h)||g)return;let w=pt(m)&&f?f:e();s(r("sure_ask",{letter:h,code:w}),r("ask_letter",{letter:h}),()=>p(h))},p=async h=>{let{view:m}=t.state;if(!m||!wt(m)||h in L(m).answers||u.current.has(h))return;let v=pt(m)?L(m).proposal:e();i.current={letter:h,at:Date.now()},u.current.add(h),l(h),n(h),o("");try{await t.act(`ask ${v} ${h}`)}catch(f){a(f)}finally{u.current.delete(h),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as Bt,useContext as pn}from"bombe/preact.js";var Xe=Bt(null),ts=Bt(null),_e=Bt(null),es=Bt(null),ss=Bt(null),ns=Bt(null);function zt(t){let e=pn(t);if(e===null)throw new Error("this is a part of a board");return e}var k=()=>zt(Xe),Ot=()=>zt(ts),Xt=()=>zt(_e),$n=()=>pn(_e)!==null,Tt=()=>zt(es),Ft=()=>zt(ss),_t=()=>zt(ns);import{useEffect as Ur,useRef as Vr}from"bombe/preact.js";var xe=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,xt=t=>t.ctrlKey||t.altKey||t.metaKey,hn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function fn(t,e,s){let n=Vr((()=>{}));Ur(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||xt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet||bt(t.state))){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Yr(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function Yr(t,e,s,n){let{key:o,shiftKey:a}=t,c=xe(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=K(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as kn,useLayoutEffect as sa,useRef as Kt,useState as wn}from"bombe/preact.js";import{html as G}from"bombe/preact.js";var mn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Zr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Jr={up:G`<path d=${mn} />`,down:G`<path d=${mn} transform="rotate(180 12 12)" />`,undo:G`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:G`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:G`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:G`<path class="pen" d="M6 14l6-6l6 6" />`,sink:G`<path class="pen" d="M6 10l6 6l6-6" />`,close:G`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:G`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:G`<path class="pen" d=${Zr} />`,talk:G`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:G`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>G`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Jr[t]}</svg>`,V=({passed:t,size:e=22})=>G`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?G`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:G`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Qr,useState as Xr}from"bombe/preact.js";function gn(t,e){let[,s]=Xr(0);return Qr(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(we(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,ke(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var bn=t=>({of:t.of,put:()=>{},cycle:()=>{},undo:()=>null,redo:()=>null,canUndo:!1,canRedo:!1,resting:!0}),At=t=>t==="-"?"struck":t==="+"?"kept":"";function ot(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var te=(t,e)=>({"data-target":e,"aria-disabled":t.resting?"true":null,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as P}from"bombe/preact.js";var ee=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ve({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=et(t),l=`h${a}`;return P`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?P`<span class="sample-disc" aria-hidden="true">${e}</span>`:P`<span class="mono">${t}</span>`}
<${q} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&P`<span class="hush">${r("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${os} of=${c} /><//>
${c.grid?P`<${ea} shown=${c} />`:P`<ul class="sample-laws">
${c.laws.map(i=>P`<${ta} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&P`<${o} shown=${c} />`}
</div>
</article>`}var os=({of:t})=>t.hard?P` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,ta=({law:t,state:e})=>P`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${q} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&P`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function ea({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>P`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${q} of=${o.get(c)?.picture} /></span>`;return P`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>P`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>P`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var yn=({name:t,digits:e,set:s})=>P`<div class="pick">
${O.map((n,o)=>P`<fieldset class="pick-row ${F[o]}">
<legend>${_(n,18)}</legend>
${N.map(a=>P`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var Se="(min-width: 1180px)",Me="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var na=90;function _n(){let{view:t}=k(),{tab:e,setTab:s}=Ft(),{deck:n,scrolled:o}=oa(e,s),[a,c]=wn(null),l=K(t),i=kt(t),{answers:u}=L(t),d=p=>i?null:l[p];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>b`<${ca} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,$)=>{let h=`card-${l[$]}`,m=()=>c($);return p.length>1?b`<${ia} key=${$} id=${h} letter=${l[$]} numbers=${p} enlarge=${m} />`:b`<${rs} key=${$} id=${h} letter=${d($)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&b`<${ua} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function oa(t,e){let s=Kt(null),n=Kt(void 0),o=Kt(0);return kn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let i=l.offsetLeft-c.offsetLeft-aa(c);c.scrollTo({left:i,behavior:ra()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},na)}}}var ra=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,aa=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ca=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${la(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${V} passed=${n} size=${18} />`}
</button>`;function la(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var xn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},ia=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${xn(n)}>
<${rs} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${rs} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,vn=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function ua({letter:t,numbers:e,opener:s,close:n}){let o=Kt(null),a=Tt();sa(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>da(i,a)}>
<div class="large-head">
<${vn} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${pa} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function da(t,e){t.key.toLowerCase()!=="z"||xt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function pa({number:t,whose:e}){let s=et(t);return b`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${q} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${Sn} of=${t} /></p>
${s.grid?b`<${Cn} shown=${s} />
<details><summary>${r("check_what")}</summary><${Mn} shown=${s} /></details>`:b`<${En} shown=${s} whole />`}
${e&&b`<${Tn} number=${t} />`}
</section>`}function rs({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=k(),c=$n(),l=et(e),[i,u]=wn(!1),d=Kt(null),p=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{u(!1),d.current?.focus()},h=m=>{m.stopPropagation(),n&&matchMedia(Me).matches?o():u(!i)};return b`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(r(p,{letter:t??"",title:l.title}))}
onKeyDown=${xn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${vn} letter=${t} />`}
<button class="about-key" ref=${d} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${i} onClick=${h}><${C} of="about" size=${19} /></button>
<${q} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${_(l.title,15)}<${os} of=${l} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${I(r("enlarge_card",{title:l.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${l.grid?b`<${Cn} shown=${l} />`:b`<${En} shown=${l} />`}
${!n&&ye(a)&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${Tn} number=${e} />`}
${t!==null&&!n&&a.sheet&&c&&b`<${fa} letter=${t} />`}
${i&&b`<${$a} shown=${l} close=${$} />`}
</article>`}function $a({shown:t,close:e}){let s=Kt(null);return kn(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${Mn} shown=${t} />
<p><${Sn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var Sn=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,Mn=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,En=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${On} law=${s}>
<${q} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Cn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${On} key=${c} law=${o.get(c)}><${q} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${q} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function On({law:t,children:e}){let{view:s}=k(),n=Tt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:I(t.text)});if(!ct(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Qt(s,t.name),l=an(s,t.name);return b`<button class="law ${At(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${ot(a,o,c,l)} title=${t.text}
data-name=${t.name} ...${te(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Tn({number:t}){let{view:e}=k();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${K(e).map(s=>b`<${ha} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ha({letter:t,target:e}){let{view:s}=k(),n=Tt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=Qt(s,e);return b`<button class="owner ${At(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${ot(r("whose_is",{letter:t}),o,a)}
...${te(n,e)}>${t}</button>`}function fa({letter:t}){let{view:e,stopped:s}=k(),{ask:n,asking:o}=Xt(),a=L(e).answers[t],c=a!==void 0;return b`<button class="ask-here ${c?"done":""} ${o===t?"busy":""}"
aria-disabled=${c||s||!wt(e)} onClick=${()=>n(t)}
aria-label=${c?r(a?"answered_yes":"answered_no",{letter:t}):null}>
${c?b`<${V} passed=${a} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as ya,useRef as ka,useState as is}from"bombe/preact.js";var An="choice",as=["new","named","booklet"],Ln=/^aid_/,cs=200,se=()=>sn().filter(t=>Ln.test(t));function ma(t,e){return t==="kind"?as.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=cs:t==="booklet"?Zt().some(({number:s})=>s===e):gt(t).choices.some(s=>s===e)}function Hn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(se().map(n=>[n,t.aids.includes(n.replace(Ln,""))]))},s=ga();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&ma(n,s[n])?s[n]:o]))}function ga(){try{return JSON.parse(localStorage.getItem(An)??"null")??{}}catch{return{}}}function Wn(t){try{localStorage.setItem(An,JSON.stringify(t))}catch{}}function Rn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(se().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as ls}from"bombe/preact.js";var Lt=t=>r(`level_${t}`);function Gt({view:t}){let e=ba(t);return e.length?ls`<ul class="small-print">${e.map(s=>ls`<li key=${s}>${s}</li>`)}</ul>`:null}var Dn=({view:t})=>t.seats.length>1&&t.aids.length>0&&ls`<p class="small-print">${Ee(t.aids)}</p>`,Ee=t=>r("aids",{aids:X(t.map(e=>r(`aid_${e}`)))});function ba(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Lt(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(Ee(t.aids)),t.chosen&&e.push(r("chosen")),e}var In=t=>r(`share_${t}`),Pn=t=>r(`share_${t}`);function jn({table:t,state:e,view:s,choose:n,refused:o}){ya(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&In(s.mode),Pn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${rn(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${wa} origin=${e.you.origin} />`:H`<${us} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var wa=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${r("branch_back",{n:s+1})}</a>`;function us({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Nn({table:t,view:e,close:s}){let[n,o]=is(()=>Hn(e)),[a,c]=is(!1),[l,i]=is(""),u=ka(null),d=f=>g=>{i(""),o(w=>({...w,[f]:g}))},{kind:p}=n,$=f=>{i(Qe(f)),c(!1),u.current?.focus()},h=async f=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(r("named_missing"));c(!0),i("");try{await f(Rn(n)),Wn(n)}catch(g){$(me(g,r("no_answer")))}}},m=f=>{f.preventDefault(),h(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},v=()=>h(async f=>{let{machine:g,...w}=p==="new"?f:(await t.look(f)).options;await t.gather(w)});return H`<${he} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${ne} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${as}
words=${f=>r(`kind_${f}`)} />
<div class="choose-which">
${p==="new"&&H`<${_a} choice=${n} set=${d} />`}
${p==="named"&&H`<${xa} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&H`<${va} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ne} legend=${r("when_alone",{title:gt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${gt("machine").choices} words=${Lt}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${se().some(f=>n[f])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${se().map(f=>H`<${qn} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&p!=="named"&&H`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${v}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function _a({choice:t,set:e}){let s=n=>({name:n,legend:gt(n).title,value:t[n],set:e(n),choices:gt(n).choices});return H`
<${ne} ...${s("mode")} words=${In} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${ne} ...${s("verifiers")} words=${String} />
<${ne} ...${s("difficulty")} words=${Pn} />
</div>
<${qn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function xa({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${cs}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var va=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Zt().map(({number:s,verifiers:n,difficulty:o,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Zt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ne=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>H`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Qe(c(i))}</span>
</label>`)}</div>
${l&&H`<p class="note">${l}</p>`}
</fieldset>`;function qn({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${gt(t).title}</span>
</label>`}import{useEffect as Bn,useRef as Sa}from"bombe/preact.js";function zn(){let t=Sa(null);Bn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Bn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Aa,useRef as La,useState as Ha}from"bombe/preact.js";import{html as oe,useEffect as Ma,useRef as ds}from"bombe/preact.js";var Ea=44,Ca=90,ps=!1;function Fn(t){ps=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),ps=!1}var Oa=(t,e)=>(Number(t)-Number(e)+7)%5-2,Kn=(t,e)=>N[(N.indexOf(t)+e+5)%5],Gn=()=>oe`<div class="wheels">${O.map((t,e)=>oe`<${Ta} place=${e} />`)}</div>`;function Ta({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=Ot(),l=ds(null),i=ds(null),u=ds(0),d=e[t],p=O[t];Ma(()=>{a===t&&document.activeElement?.closest(".drum")&&Fn(l.current)},[d,a]);let $=y=>{if(xt(y))return;let{key:M}=y;if(M==="ArrowUp"||M==="ArrowDown")o(t,M==="ArrowUp"?-1:1);else if(M==="ArrowLeft"||M==="ArrowRight"){let j=(t+(M==="ArrowLeft"?2:1))%3;c(j),Fn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[j])}else return;y.preventDefault()},h=y=>{y.preventDefault(),!(s||y.timeStamp-u.current<Ca||Math.abs(y.deltaY)<4)&&(u.current=y.timeStamp,o(t,y.deltaY>0?1:-1))},m=y=>{s||(i.current={y:y.clientY,moved:!1,id:y.pointerId}),c(t)},v=y=>{let M=i.current;!M||Math.abs(y.clientY-M.y)<Ea*.6||(M.moved||l.current?.setPointerCapture(M.id),M.moved=!0,o(t,y.clientY<M.y?1:-1),M.y=y.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=y=>{let M=Oa(y,d);return oe`<button key=${y} type="button" role="radio" class="digit away${M}"
aria-checked=${y===d} tabindex=${y===d?0:-1} aria-disabled=${s}
onFocus=${()=>ps||c(t)} onClick=${()=>i.current?.moved||n(t,y)}>${M===0&&oe`<span class="inner-shape" aria-hidden="true"><${st} of=${p} size=${24} /></span>`}<span>${y}</span></button>`},w=`${s?"locked":""} ${a===t?"turning":""}`;return oe`<div class="wheel ${F[t]} ${w}">
<span class="wheel-shape" aria-hidden="true"><${st} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${h} onPointerDown=${m} onPointerMove=${v} onPointerUp=${f}
onPointerCancel=${f}>
${N.map(g)}
</div>
</div>`}function Un(t,e){let s=La({digits:["1","1","1"],wheel:0}),[,n]=Ha(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;Aa(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&pt(t.state.view)||bt(t.state)||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Kn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Ht,useEffect as Ce,useLayoutEffect as ja,useRef as Na,useState as Jn}from"bombe/preact.js";var hs=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function $s(t){let e=t.slice(1),s=F.indexOf(e[0]);return s>=0&&N.includes(e[1])?O[s]+e[1]:/^[A-F]/.test(e)?r("step_owner",{v:e[0],card:e.slice(1)}):hs(e)}var Wa=t=>t[0]==="-"?r("step_not",{thing:$s(t)}):$s(t),Ra=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Da=(t,e)=>r("step_and",{one:t,other:e}),Ia={law:hs,suppose:it,each:t=>t.map(it).reduce(Da)},Vn={laws:hs,things:$s,known:Wa,answers:Ra,codes:String,vs:String,pairs:it},Pa={laws:/^step_(with|each|example|only)/,vs:/^step_check_one_each/,codes:/^step_(then|with)_many/};function Yn(t,e,s){if(!Vn[e])return Ia[e]?.(s)??String(s);let n=s.map(Vn[e]);return n.length<2||!Pa[e]?.test(t)?n.join(", "):r("step_all_of",{some:n.slice(0,-1).join(", "),last:n.at(-1)})}function it({key:t,values:e}){let s=Object.entries(e).map(([n,o])=>[n,Yn(t,n,o)]);return r(t,Object.fromEntries(s))}function Zn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(it).join(" "));let s=e.law?{...e,law:mt(e.law)}:e;return[r(t,{...s,...e.answers?{answers:Yn(t,"answers",e.answers)}:{}})]}var qa=300,$t=8,Ba=200,gs=t=>t.sheet?.hint??null,fs=t=>nt(t)?.hints??0;function Qn(t){let e=gs(t)?.lines.at(-1);return e?Xn(t,e).join(" "):""}function Xn(t,{key:e,values:s}){let{laws:n,...o}=s;return n&&(o.world=K(t).map((a,c)=>r("named",{who:a,what:Jt(mt(n[c]))})).join(", ")),Zn({key:e,values:o})}var re={at:0,heard:new Set};function ms(t){re.at=t;for(let e of re.heard)e({})}function to(){let[,t]=Jn(null);return Ce(()=>(re.heard.add(t),()=>{re.heard.delete(t)}),[]),re.at}var bs=({rung:t})=>Array.from({length:be()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),eo=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${bs} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function so(){let{view:t}=k(),{hint:e}=_t(),s=to()===fs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=gs(t)?.rung??0,o=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<be()?e():ms(s?0:fs(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${eo} rung=${n} />
</button>`}function no(){let{view:t,stopped:e}=k(),{hint:s}=_t(),{setTab:n}=Ft(),o=Na(null),[a,c]=Jn(null),l=gs(t),i=fs(t),u=to()===i,d=l!==null&&!u,p=d?za(t,l):-1;Ce(()=>()=>ms(0),[]),Ce(()=>{p>=0&&n(p)},[i,p]),ja(()=>{let h=o.current?.closest(".board");if(!d||!h)return;let m=()=>c(f=>Fa(f,Ka(h,p<0?null:K(t)[p])));m(),o.current?.scrollTo(0,o.current.scrollHeight);let v=new ResizeObserver(m);return v.observe(h),addEventListener("resize",m),()=>{v.disconnect(),removeEventListener("resize",m)}},[d,p,i]);let $=()=>{ms(i),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ce(()=>{if(!d)return;let h=m=>{m.key==="Escape"&&!m.defaultPrevented&&!document.querySelector("dialog[open]")&&$()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[d,i]),d?Ht`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${o} style=${a?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${r("hint")}</b><${eo} rung=${l.rung} />
${l.rung<be()&&!e&&Ht`<button class="button hint-more" onClick=${s}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(h=>Ht`<li key=${h.key}>${Xn(t,h).map(m=>Ht`<p>${_(m,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function za(t,e){return kt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:K(t).indexOf(e.verifier)}var Fa=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Ka(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=f=>`${f/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(Me).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),w=Math.max(f.width,Math.min(qa,g-n.left)),y=Math.min(f.left,g-w)-n.left,M=f.bottom-n.top+$t,j=f.left-n.left-y+30;return{kind:"under",style:{left:a(y),top:a(M),width:a(w),"--tip":a(j)}}}if(matchMedia(Se).matches){let f=s(".sheet"),g=f.left-n.left+$t,w=n.bottom-l.top+$t;return{kind:"",style:{left:a(g),width:a(f.width-2*$t),bottom:a(w)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=Ba?p:innerHeight-u-2*$t,[h,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+$t}px`,maxHeight:`${$-$t}px`,left:`${h+$t}px`,right:`${m+$t}px`}}}import{html as R,useEffect as Ga,useRef as Ua,useState as ae}from"bombe/preact.js";var oo="lesson",Va=4;function ro(){try{return localStorage.getItem(oo)!=="done"}catch{return!1}}function Ya(){try{localStorage.setItem(oo,"done")}catch{}}var Oe=[Za,Ja,Xa,tc,ec];function ao({close:t}){let[e,s]=ae(0),n=Ua(null);Ga(()=>n.current?.focus(),[e]);let o=()=>{Ya(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=Oe[e],l=e===Oe.length-1;return R`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:Oe.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Oe.map((i,u)=>R`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function Za(){return R`<div class="lesson-body">
<${ve} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${_(r("lesson_code"))}</p>
<p>${_(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function Ja(){let{card:t,held:e,digits:s}=jt(),[n,o]=ae(["3","4","1"]),[a,c]=ae([]),l=($,h)=>s[$].includes(h[1]),i=()=>{let $=n.join(""),h=a.filter(m=>m.code!==$);c([{code:$,passed:l(e,$)},...h].slice(0,Va))},u=$=>a.every(({code:h,passed:m})=>l($,h)===m),d=Object.keys(s).filter(u);return R`<div class="lesson-body">
<${ve} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${yn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&R`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:h})=>R`<${Qa} passed=${h} code=${$} />`)}
${a.length>0&&R`<p>${_(d.length===1?r("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Qa=({passed:t,code:e})=>R`<p class="lesson-answer"><${V} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Xa(){let{refused:t,maybe:e}=jt(),[s,n]=ae(null),o=({name:a})=>a===t.law?"kept":"";return R`<div class="lesson-body">
<${ve} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${V} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${_(r("lesson_means"))}</p>
<p>${_(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>R`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&R`<p class="lesson-answer"><${V} passed=${s.passed} />${" "}
<span>${_(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function tc(){return R`<div class="lesson-body">
<${nc} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function ec(){return R`<div class="lesson-body">
<div class="lesson-marks">
${et(jt().card).laws.map(t=>R`<${sc} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function sc({law:t}){let[e,s]=ae(""),n=I(r("law_is",{letter:t.letter,words:t.words}));return R`<button class="law ${At(e)}" aria-pressed=${e!==""} aria-label=${ot(n,e)}
onClick=${()=>s(ke(e))}><${q} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function nc(){let{verifiers:t,verdicts:e}=jt();return R`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>R`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>R`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>R`<td><${V} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as W,useEffect as Ae,useMemo as ic,useRef as go,useState as bo}from"bombe/preact.js";var ys=null;function Te(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function oc(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var rc={card:{heard:oc,felt:[]},yes:{heard:t=>{Te(t,"sine",[660,660],0,.12,.12),Te(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Te(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Te(t,"sine",[150,62],0,.18,.3),felt:[30]}},ac=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Wt(t){if(!ac())return;let{heard:e,felt:s}=rc[t];s.length&&navigator.vibrate?.(s),ys??=new AudioContext,ys.resume().catch(()=>{}),e(ys)}import{html as ut}from"bombe/preact.js";var Ut={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},rt={wide:480,high:136},ks=[[1,0],[2,3],[3,2]],co=(t,e,s,n)=>N[(e+ks[t][0]*s+ks[t][1]*n)%5],lo=(t,e,s)=>[Ut.left+(s*5+t)*Ut.wide+s*Ut.gap,Ut.top+e*Ut.high];function*io(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function cc(t,e){let[s,n]=Ut.hole,o="",a="";for(let c of io()){let[l,i]=lo(...c);co(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var uo=ks.map((t,e)=>Object.fromEntries(N.map(s=>[s,cc(e,s)])));function po(t){for(let e of io())if([...t].every((s,n)=>co(n,...e)===s))return lo(...e);throw new Error(`no hole for ${t}`)}var ws=`M12 0H${rt.wide-6}q6 0 6 6V${rt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,$o=t=>`M${rt.wide-8} ${t}h${t+2}q6 0 6 6V${rt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${rt.high-8}H${rt.wide-8}z`;function _s({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=uo[t][e],c=F[t];return ut`<g class="punch ${c}-stock">
${n&&ut`<path class="stock rim" d=${$o(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ws+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&ut`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&ut`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&ut`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function fo({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ut`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&ut`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${rt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ws} transform="translate(7 7)" />
<text class="tab-digit" x=${rt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${_s} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${_s} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${_s} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&ut`<${lc} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ut`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var ho=36;function lc({code:t,passed:e}){let[s,n]=po(t),o=Math.min(rt.wide-30,Math.max(30,s)),a=Math.min(rt.high-26,Math.max(ho+2,n));return ut`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${ho} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var uc=250;function mo(t){let e=ic(()=>matchMedia(t),[t]),[,s]=bo(0);return Ae(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function dc(){let{table:t,view:e,refused:s}=k(),{digits:n,locked:o}=Ot(),a=go(!0),c=n.join("");Ae(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),uc);return()=>clearTimeout(l)},[c])}function pc(){let{view:t}=k(),{tab:e}=Ft(),s=mo("(max-height: 759px), (max-width: 359px)"),n=mo("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!et(o[0])?.grid||kt(t);return s||n&&t.seats.length>1||a}function yo(){let{view:t,stopped:e}=k(),{proposal:s}=Ot(),n=pt(t),o=Nt(t)&&!e,{asking:a}=Xt(),[c,l]=bo(null),{answers:i}=L(t),u=Object.keys(i);Ae(()=>l(null),[t.round,u.length]);let d=go(u.length);Ae(()=>{u.length>d.current&&Wt(i[u.at(-1)]?"yes":"no"),d.current=u.length},[u.length]),dc();let p=pc(),$=a??(c!==null&&c in i?c:u.at(-1))??null,h=$===null?null:i[$]??null;return W`<section class="engine ${p?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${n?"":"free"}">
<${C} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${Gn} />
${!e&&W`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>`}
</div>
<div class="reading">
<p class="line"><span class="caps">${$?r("reads",{letter:$}):r("reader")}</span>
<${$c} view=${t} /></p>
<${fo} code=${s} letter=${$} passed=${h} />
<${hc} view=${t} code=${s} letter=${$} passed=${h} />
${ye(t)&&!e||o?W`<p class="small-print">${r(o?"round_spent":"press_laws")}</p>
<${Dn} view=${t} />`:W`<${Gt} view=${t} />`}
</div>
<${gc} view=${t} />
<${wc} answers=${i} shown=${$} look=${l} />
</section>`}function $c({view:t}){let e=nt(t)?.questions??0,s=r("round",{n:t.round});return W`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${kc} left=${t.left??0} /></span>`}function hc({view:t,code:e,letter:s,passed:n}){let{table:o,stopped:a}=k(),c=(o.past||a)&&!s,[l,i]=c?["",""]:fc(t,e,s,n),u=d=>d.preventDefault();return W`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${l}</b> ${i}</p>
${Object.keys(L(t).answers).length+t.round>1&&W`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${u}>${r("peek")}</button>`}
</div>`}function fc(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return nt(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function mc(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?nt(t)?.handicap??0:0,n=Math.max(0,Je()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function gc({view:t}){let{stopped:e}=k(),s=mc(t),n=s.filter(Boolean).length;return W`<ol class="questions" aria-label=${r("questions_of_round")}>
${s.map((o,a)=>W`<li class="question ${o?"used":""}">
<span class="question-number" aria-hidden="true">${a+1}</span>
${o===null?W`<span>${e?"":yc(a,n,t)}</span>`:o==="filled"?W`<span>${r("filled_in")}</span>`:W`<${bc} letter=${o.letter} passed=${o.passed} />`}
</li>`)}
</ol>`}var bc=({letter:t,passed:e})=>W`<b aria-hidden="true">${t}</b><${V} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function yc(t,e,s){return wt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function kc({left:t}){let e=Je(),s=Array.from({length:e},(n,o)=>W`<i class=${o<e-t?"used":""}></i>`);return W`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function wc({answers:t,shown:e,look:s}){let{view:n}=k();return W`<div class="ask-keys k${n.verifiers.length}">
${K(n).map(o=>W`<${_c} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function _c({letter:t,passed:e,shown:s,look:n}){let{view:o,stopped:a}=k(),{ask:c,asking:l}=Xt(),i=e!==void 0,u=r(i?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return W`<button class="ask-key ${i?"done":""} ${l===t?"busy":""}"
aria-disabled=${!i&&(a||!wt(o))} aria-label=${u}
aria-current=${i&&s?"true":null}
onClick=${()=>i?n():c(t)}>
${i?W`${t} <${V} passed=${e} size=${26} />`:W`<span class="ask-long">${u}</span><span class="ask-short">${t} ?</span>`}
</button>`}var vs=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,xs=t=>[...t??""].join(" "),xc=(t,e)=>t.shown!==e.shown||t.table&&e.table&&t.table.matches!==e.table.matches;function ko(t,e,s){let{table:n,view:o}=e,a=t?.view;if(!t||!a?.sheet||!o?.sheet||o.over)return"";if(a.over||xc(t,e))return vs(o);if(lt(o))return lt(a)?"":r("machine_thinks");let c=a.sheet.rounds,l=o.sheet.rounds.flatMap(({proposal:u,answers:d},p)=>Object.entries(d).filter(([$])=>!($ in(c[p]?.answers??{}))).map(([$,h])=>r(h?"heard_yes":"heard_no",{letter:$,code:xs(u),left:o.left??0})));if(!o.coop)return l.join(" ");let{proposal:i}=L(o);!l.length&&i&&i!==s&&i!==L(a).proposal&&l.push(r("proposal_now",{code:xs(i)}));for(let{at:u,name:d,me:p}of tt(n,o)){let[$,h]=[o.team_thumbs?.[u],a.team_thumbs?.[u]];p||!$||$.up===h?.up&&$.code===h?.code||l.push($.up?r("sure_of",{name:d,code:xs($.code)}):r("thumb_of_down",{name:d}))}return l.join(" ")}import{html as vc,useEffect as Sc,useState as Mc}from"bombe/preact.js";var Le=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},wo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var Ss=new Le;function _o({deadline:t,timer:e=0}){let[,s]=Mc(0);if(Sc(()=>{if(!t)return;Ss.ask(),Ss.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,Ss.left(t));return vc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${wo(n)}</span>
</p>`}import{html as x,useEffect as Ic,useState as Eo}from"bombe/preact.js";import{html as Ms}from"bombe/preact.js";var ce=({up:t})=>Ms`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,xo=()=>Ms`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,He=({passed:t})=>Ms`<span class="answered"><${V} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as le,useEffect as Ec,useLayoutEffect as Cc,useState as Oc}from"bombe/preact.js";var Tc=2500,Ac=12,Lc=()=>matchMedia("(max-width: 699px)").matches?4:6,vo=new WeakMap;function Hc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Wc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function We(){let{table:t,state:e,view:s}=k(),[n,o]=Oc(null),a=()=>o(null);Cc(()=>{let i=vo.get(t);vo.set(t,{round:s.round,over:s.over});let u=Hc(i,s);u!==null&&o({round:u,seats:tt(e.table,s)})},[t,s.round,s.over]),Ec(()=>{if(!n)return;Wt("thumb");let i=setTimeout(a,Tc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Wc(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return le`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${So(c)} ${l}`}</p>
${n&&le`<${Rc} round=${n.round} thumbs=${c} close=${a} />`}`}function So(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Rc({round:t,thumbs:e,close:s}){let n=e.length>Ac?e.filter(o=>o.up):e;return le`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${So(e)}</p>
<ul class="reveal-cards ${n.length>Lc()?"many":""}">
${n.map(o=>le`<li key=${o.at} class=${o.up?"up":"down"}>
<${ce} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):z("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&le`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Dc=56,Es=t=>t.you!==null&&t.waiting.includes(t.you),Re=t=>Es(t)&&!!t.own_thumb?.up;function Mo(t,e){if(lt(e))return r("machine_thinks");if(Re(e))return r("thumb_is_in");let s=Es(e)?"":Cs(e,tt(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Dc?n:r("thumb_in")}function Cs(t,e){if(lt(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:X(s)}):"",o=nt(t);return o?Es(t)?Re(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function Co(){let{state:t,view:e,stopped:s}=k(),n=tt(t.table,e),o=n.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!s&&!a?null:x`<section class="people ${o?"":"alone"} ${s?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${Re(e)||s?"now":""}" role="status">${s?t.table?.outcome?.why:Cs(e,n)}</p>
${s?x`<${qc} />`:x`<${_o} deadline=${a} timer=${c} />`}
${o&&x`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${n.map(l=>x`<${Pc} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&x`<${Gt} view=${e} />`}
<${We} />
</section>`}function Pc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return x`<li class="seat ${o}">
<${fe} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&x` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Nc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?x`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:x`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${z("questions",t.questions)}</span>
${t.hints?x`<${jc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var jc=({hints:t,rung:e})=>x`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?x`<${bs} rung=${e} />`:t}</span>
<span class="hush">${z("hints",t)}</span>
</span>`;function Nc({seat:t,view:e}){let{stopped:s}=k(),n=e.team_thumbs?.[t.at];return t.out?x`<span>${r("seat_out")}</span>`:n?x`<${ce} up=${n.up} /><span>${n.up?n.code:r("down")}</span>`:t.done?x`<${xo} /><span>${r("thumb_given")}</span>`:t.away?x`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me||s?null:x`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function Os({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?x`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function qc(){let{table:t,state:e,refused:s}=k(),n=(e.table?.people.length??0)>1;return x`<div class="again">
${Et(e)?x`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:x`<${Os} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function Oo({table:t,state:e}){if(!e.table)return x`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return x`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return x`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&x`<p class="note">${r("waiting_for",{names:X(o)})}</p>`}
</section>`}function To(){let{state:t,view:e}=k(),s=tt(t.table,e),n=e.coop?[{...s[0],name:X(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return x`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>x`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>x`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>x`<td><${Bc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Bc({round:t}){let e=t?.thumb;return x`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&x`<${ce} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function De(){let{state:t}=k();return t.table&&t.table.people.length>1&&x`<${zc} />`}function zc(){let{table:t,state:e,refused:s}=k(),{chat:n,you:o}=e,[a,c]=Eo(!1),[l,i]=Eo(n.length);if(Ic(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return x`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:h})=>{$!=="Escape"||!a||(h.open=!1,h.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&x` <span class="talk-fresh">${z("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&x`<${Qs} chat=${n} you=${o} />`}
<${Xs} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as Jo,useRef as Qo,useState as ue}from"bombe/preact.js";function Ao(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${U(a)}`);return[...n.length?[r("score",{names:X(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:U(a),m:U(c)}))].join(" ")}import{html as Y,useEffect as Fc,useMemo as Kc,useState as Pe}from"bombe/preact.js";function Lo(t,e){let{winners:s,why:n}=t.outcome,o=X(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var ht=(t,e)=>t.last_thumbs[e]?.code===t.solution;function Ho(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:ht(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var Ts=(t,e,s)=>s!==void 0&&s>1&&ht(t,e)?z("guessed",s):"";function Wo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?ht(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function Ro(t,e,s,n,o=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||ht(t,e),{hints:i=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=yt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...c.map((p,$)=>`${$+1} ${p.join("")}`),`${l?"✓":"✗"} ${Ie(t.seats[e].rounds.length,t.seats[e].questions)}`,...[o,Ts(t,e,n),i>0&&z("hints",i),u.length>0&&Ee(u)].filter(Boolean),...d&&l?[r("named",{who:r("the_machine"),what:Ie(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var Ie=(t,e)=>`${z("rounds",t)}, ${z("questions",e)}`;function Do(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Io=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Rt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var J="machine",je=(t,e)=>(e===J?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Ls(t,e){let[s,n]=Pe({}),[o,a]=Pe({}),[c,l]=Pe(null),[i,u]=Pe(!1),d=e.filter(p=>!(p in s));return Fc(()=>{if(!d.length||i)return;let p=!0;return ee("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:h,codes:m})=>{p&&(l($),a(v=>({...v,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(v=>({...v,...Object.fromEntries(d.map((f,g)=>[f,h[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function No({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=je(e,t),i=Gc(e,s,t),{rounds:u,questions:d}=t===J?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return Y`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Ie(u,d)}</strong></div>
${o.length>0&&Y`<${Vc} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${Yc} rounds=${l} left=${n.known[Rt(l)]} worlds=${n} />
<${Jc} machine=${t===J?e.machine:null} worlds=${n} last=${c} />
</section>`}function Gc(t,e,s){return s===J?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var Uc=(t,e)=>t===J?r("the_machine"):e[t].me?r("you_here"):e[t].name;function Vc({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===J?J:Number(a));return Y`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>Y`<option key=${a} value=${String(a)}>${Uc(a,n)}</option>`)}
</select></label>`}function Yc({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,Y`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:Y`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${He} passed=${d} /></td>
<${Zc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[Y`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return Y`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&Y`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Zc({of:t,start:e,failed:s}){if(!t)return Y`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Do(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return Y`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>Y`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${U(t.before)} → ${U(t.after)}`}</span>
</td>`}function Jc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Lt(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&z("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return Y`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Po={signDisplay:"exceptZero"},jo=(t,e)=>r("n_of_m",{n:U(t),m:U(e)});function qo({view:t,whose:e,questions:s}){let n=Kc(()=>ln(t),[t]);if(e===J)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=yt(t),c=[];if(a&&ht(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=z("more_questions",t.seats[e].questions-(a.questions??0),0,Po);c.push([z("more_rounds",l,0,Po),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([jo(l,o),r("tile_nothing")]);let i=Math.round(Io(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([jo(n.right,n.all),r("tile_marks")]),c.length?Y`<ul class="tiles">${c.map(([l,i])=>Y`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as B}from"bombe/preact.js";var Ne=B`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Bo=({view:t,match:e})=>B`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:s,cards:n,law:o})=>B`<li key=${s} class="paper proof-card">
${n.map((a,c)=>B`<${Qc} key=${a} shown=${et(a)} law=${o}
letter=${c===0?s:null} />`)}
<p class="proof-says"><${He} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(mt(o))}</span>
${e&&B`<a href=${`/m/${e}/review#why-${o}`}>${r("why")}<span class="hush"> ${o}</span></a>`}</p>
</li>`)}
</ul>
</section>`;function Qc({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return B`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?B`<span class="held-disc">${s}</span>`:B`<span class="held-or">${r("or")}</span>`}
<${q} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&B`<${Xc} shown=${t} law=${e} />`}
${n&&t.grid&&B`<${tl} grid=${t.grid} law=${e} />`}
</div>`}var Xc=({shown:t,law:e})=>B`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return B`<li key=${s} class=${a?"lit":"dim"}>
<${q} of=${n} />
<span>${_(o)}${a&&B`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Ne}
</li>`})}
</ul>`;function tl({grid:t,law:e}){let s=n=>B`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Ne:"·"}</td>`;return B`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>B`<th key=${o}><${q} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>B`<tr key=${n}><th>${_(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as ie,useRef as Ko,useState as el}from"bombe/preact.js";var Hs=()=>typeof navigator.share=="function";async function zo(t){if(!Hs())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var sl=3e3,Ws=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Go(t,e){let[s,n]=el(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),sl)}}}var Uo=ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,nl=ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function Vo({text:t}){let e=Ko(null),{copied:s,copy:n}=Go(t,e),o=async()=>await zo({text:t})||n(),a=s?"copied":Hs()?"share":"copy";return ie`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?nl:Uo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var Yo=({id:t,problem:e})=>ie`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${Fo} what=${r("link_same")} problem=${t} />
<${Fo} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function Fo({what:t,problem:e}){let s=Ko(null),n=Ws(e),{copied:o,copy:a}=Go(n,s);return ie`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Ne:Uo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function Xo({view:t,choose:e}){let{state:s}=k(),n=tt(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Rt(je(t,o)),l=Ls(t.problem,ht(t,o)?[c]:[]).codes[c],i=ht(t,o)?l?Ts(t,o,l)||r("no_guess"):" ":"",u=rl(s)?r("after_wrong"):"",[d,p]=ue(!ol(s,t));return d?D`<div class="result ${n.length>1?"":"alone"}">
<${ll} view=${t} seats=${n} first=${o} choose=${e} guess=${`${u} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${pl} view=${t} seats=${n} />
<p class="note score">${Ao(s.table)}</p>
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${Vo} text=${Ro(t,o,Ws(t.id),l,u)} />
<${Yo} id=${t.id} problem=${t.problem} />
</aside>
<${Bo} view=${t} match=${a} />
<${De} />
<${We} />
</div>`:D`<${cl} view=${t} show=${()=>p(!0)} />`}var qe=new WeakMap,ol=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&Et(t),tr="missed",er=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function rl(t){try{return sessionStorage.getItem(tr)===er(t)}catch{return!1}}function al(t){try{sessionStorage.setItem(tr,er(t,1))}catch{}}function cl({view:t,show:e}){let{table:s,state:n,refused:o}=k(),[a,c]=ue(!1),l=Qo(null);Jo(()=>l.current?.focus(),[]);let i=async()=>{c(!0);try{qe.has(s)||qe.set(s,t.machine?.level??"none"),al(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let $ of Object.keys(p))await s.act(`ask ${d} ${$}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(we(d,p))}catch(d){c(!1),o(d)}},u=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function ll({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=ue(s),[i,u]=ue(null),d=e.map(A=>A.at).filter(A=>A!==c),p=t.outcome.winners.find(A=>A!==c)??d[0],$=i??(yt(t)?J:a?null:p),h=[c,$].filter(A=>A!=null),m=A=>Rt(je(t,A)),v=Ls(t.problem,[...new Set(h.map(m))]),f=a?[]:[...e.map(A=>A.at),...yt(t)?[J]:[]],g=(A,Mt)=>D`<${No} key=${`${A}`} whose=${A} view=${t} seats=${e} worlds=${v}
choices=${f.length>2?f:[]} choose=${Mt} last=${A===h.at(-1)} />`,w=D`<${qo} view=${t} whose=${c} questions=${v.known[m(c)]} />`,{heading:y,alert:M,title:j}=il(t,e),Q=k().state.table?.match,ft=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${M}</p>
<div class="result-main">
<section class="machine outcome ${ft?"is-won":"is-lost"}" aria-labelledby="outcome">
<${ul} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${y}>
<span class="outcome-sign" aria-hidden="true">${ft?"✓":"✗"}</span> ${j}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:U(t.verifiers.length)})}</p>
${Q&&D`<p class="outcome-ways"><a class="button light" href=${`/m/${Q}/review`}>${r("review")}</a>
<a class="button" href=${`/m/${Q}/review#why`}>${r("why")}</a>
${!ft&&t.you!==null&&D`<a class="button" href="/g/turing_machine/school">${r("page_school")}</a>`}</p>`}
</div>
</section>
<div class="result-lines ${h.length>1?"":"one"}">
${g(c,l)}
${h.length>1?g($,u):w}
</div>
${h.length>1&&w}
<${dl} view=${t} choose=${n} />
</div>`}function il(t,e){let s=Qo(null),[n,o]=ue(""),a=Lo(t,e);return Jo(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function ul({code:t}){let e=[...t],s=e.map((n,o)=>I(`${O[o]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>D`<span key=${o} aria-hidden="true"><b>${n}</b><${st} of=${O[o]} size=${22} /></span>`)}
</p>`}function dl({view:t,choose:e}){let{table:s,state:n,refused:o}=k(),a=n.table?.people.length===1,c=async()=>{try{let i=qe.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),qe.delete(s)}catch(i){o(i)}},l=n.table?.match;return D`<div class="again">
${Et(n)?D`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:D`<${Os} state=${n} />`}
${l&&D`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${us} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function pl({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=Ho(t,e),c=yt(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>D`<${Zo} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),Wo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&D`<${Zo} key=${J} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Lt(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Zo=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${fe} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${U(o)}</td><td>${U(a)}</td>
</tr>`;import{useEffect as $l,useState as hl}from"bombe/preact.js";function fl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function ml(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=ot(I(qt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var gl=t=>t.over?r("part_result"):r("round",{n:t.round}),sr=new Map;function nr(t){let e=t?.problem??"",s=t?.sheet?Rt(t.sheet.rounds):null,[n,o]=hl(null);return $l(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=sr.get(c)??bl(e,s);return sr.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var bl=async(t,e)=>{let s=await ee("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as E,useEffect as Ds,useLayoutEffect as hr,useRef as vt,useState as Ps}from"bombe/preact.js";var or=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,rr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===or(t,e)?"rests pointed":s.includes(or(t,e))?"rests":"faded";import{html as Be,useEffect as cr,useLayoutEffect as yl,useRef as ar,useState as kl}from"bombe/preact.js";var de={what:"",heard:new Set},lr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function ir(t){de.what=t;for(let e of de.heard)e({})}var ur=()=>ir("");function Rs(t){let[,e]=kl(null);return cr(()=>(de.heard.add(e),()=>{de.heard.delete(e)}),[]),t.sheet?.why&&lr(t)!==de.what?t.sheet.why:null}var dr=t=>t.sheet?.why?it(t.sheet.why.title):"";function pr(){let{view:t,stopped:e}=k(),{picking:s,setPicking:n}=_t();return!t.aids.includes("why")||e?null:Be`<button class="plain" aria-pressed=${s} onClick=${()=>n(!s)}
title=${r("why_pick")}>${r("why")}</button>`}function $r(){let{view:t}=k(),e=ar(null),s=ar(null),n=Rs(t),o=n&&lr(t);yl(()=>{o&&(s.current=document.activeElement,e.current?.focus())},[o]);let a=()=>{ir(o??""),s.current?.focus({preventScroll:!0})};if(cr(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[o]),!n)return null;let c=n.case?wl(n.case):n.steps.map(({lines:i})=>i.map(it).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return Be`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${_(it(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${r("why_close")} title=${r("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>Be`<li key=${u}>${_(i,14)}</li>`)}
</ol>
${n.follows&&Be`<p class="note">${it(l)}</p>`}
</aside>`}var wl=({code:t,verifiers:e})=>[r("case_is"),...e.map(({verifier:s,law:n})=>it({key:"case_law",values:{v:s,law:n}})),r("case_code",{code:t})];var _l=5,xl=1e3,Is=30,mr=85,fr="sheet";function gr({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=vt(null),c=vt(null),l=vt(!1),[i,u]=Ps(()=>Number(localStorage.getItem(fr))||70),d=h=>{let m=Math.round(Math.min(mr,Math.max(Is,h)));u(m),localStorage.setItem(fr,String(m))};Ds(()=>{l.current&&(n||matchMedia(Se).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>o(!1),$=h=>{h.key!=="Escape"||!n||(h.preventDefault(),p())};return E`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${El} height=${i} resize=${d} close=${p} />
<${vl} undo=${e} redo=${s} />
<${Ol} view=${t} />
<div class="workings">
<${Hl} view=${t} />
<div class="jots">
${[...K(t),"*"].map(h=>E`<${Rl} key=${h} view=${t} slot=${h} />`)}
</div>
</div>
<${Sl} targets=${t.sheet.unsound??[]} />
<${Gt} view=${t} />
${t.sheet.codes&&E`<${Ml} codes=${t.sheet.codes} />`}
</div>
<${Dl} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function vl({undo:t,redo:e}){let s=Tt();return E`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${C} of="redo" /></button>
<${pr} />
</div>`}function Sl({targets:t}){if(!t.length)return null;let e=t.map(s=>Jt(qt(s))).join(", ");return E`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(r("unsound_marks",{marks:e}),14)}</p>`}var Ml=({codes:t})=>E`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function El({height:t,resize:e,close:s}){let n=vt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Is-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return E`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Is} aria-valuemax=${mr}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Cl(t){let e=vt(null),[s,n]=Ps(!1);return hr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),hr(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Ol({view:t}){let{stopped:e}=k(),s=K(t),{rounds:n}=t.sheet,o=Rs(t),a=o?.follows?o.because:null,c=Math.max(0,_l-n.length),{scroll:l,long:i}=Cl(n.length);return E`<div class="rounds-of" ref=${l} tabindex=${i?"0":null} role=${i?"region":null}
aria-label=${i?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${O.map(u=>E`<th scope="col" class="of-shape"><${st} of=${u} size=${18} /></th>`)}
${s.map((u,d)=>E`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
</tr></thead>
<tbody>
${n.map((u,d)=>{let p=d===n.length-1&&!t.over&&!e;return E`<${Tl} key=${d} n=${d+1} round=${u} now=${p} letters=${s}
because=${a} />`})}
${Array.from({length:c},(u,d)=>{let p=n.length+d+1;return E`<${Al} key=${p-1} n=${p} letters=${s} />`})}
</tbody>
</table></div>`}function Tl({n:t,round:e,now:s,letters:n,because:o}){let{proposal:a,locked:c}=Ot(),l=s&&!c,i=l?a:e.proposal;return E`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${O.map((u,d)=>E`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>E`<td class="${d===0?"edge":""} ${rr(e,u,o)}"><${Ll}
passed=${e.answers[u]} /></td>`)}
</tr>`}var Al=({n:t,letters:e})=>E`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...O,...e].map((s,n)=>E`<td class=${n===O.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Ll({passed:t}){return t===void 0?E`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:E`<${V} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Hl=({view:t})=>E`<div class="digits" role="group" aria-label=${r("digits")}>
${O.map(e=>E`<span class="digits-of" aria-hidden="true"><${st} of=${e} size=${22} /></span>`)}
${N.flatMap(e=>O.map((s,n)=>{let o=F[n]+e;return E`<${Wl} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function Wl({view:t,target:e,shape:s,digit:n}){let o=Tt(),a=o.of(e),c=Qt(t,e);return E`<button class="digit-mark ${At(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${ot(I(r("digit_is",{shape:s,digit:n})),a,c)}
...${te(o,e)}>${n}</button>`}function Rl({view:t,slot:e}){let{table:s,refused:n,stopped:o}=k(),a=t.sheet.notes[e]??"",[c,l]=Ps(a),i=vt(a),u=vt(!1),d=vt(void 0);Ds(()=>{u.current||l(a)},[a]);let p=v=>{clearTimeout(d.current);let f=v.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},$=({currentTarget:{value:v}})=>{u.current=!0,i.current=v,l(v),clearTimeout(d.current),d.current=setTimeout(()=>p(v),xl)},h=()=>{u.current&&p(i.current),u.current=!1};Ds(()=>{let v=()=>document.visibilityState==="hidden"&&u.current&&p(i.current);return document.addEventListener("visibilitychange",v),()=>document.removeEventListener("visibilitychange",v)},[]);let m=e==="*";return E`<label class="jot ${m?"whole":""}">
<span aria-hidden="true">${m?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${c} readonly=${o} onInput=${$} onBlur=${h}
aria-label=${m?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Dl({view:t,drawer:e,toggle:s,handle:n}){let{state:o,stopped:a}=k(),c=nt(t)?.out,l=t.own_thumb!==null,i=Nt(t)&&!a;return E`<div class="ending ${l||c||a?"waits":""} ${i?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${a?E`<p class="thumb-in">${o.table?.outcome?.why}</p>`:c?E`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?E`<${Il} up=${t.own_thumb.up} />`:E`<${Pl} />`}
</div>`}function Il({up:t}){let{state:e,view:s}=k(),{thumb:n}=_t();return E`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${Mo(e.table,s)}</span></p>
${!lt(s)&&E`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Pl(){let{know:t,next:e}=_t();return E`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${so} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as ze,useLayoutEffect as jl,useRef as Nl,useState as br}from"bombe/preact.js";var yr=["","",""];function kr({view:t,thumb:e,close:s}){let n=Nl(null),[o,a]=br(yr),[c,l]=br(""),i=(g,w,y=!1)=>{l(""),a(M=>(y?yr:M).map((j,Q)=>Q===g?w:j))},u=O.filter((g,w)=>!o[w]);jl(()=>{let g=document.activeElement,w=n.current;if(w)return w.showModal(),w.querySelector("input")?.focus(),()=>{w.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let w=d()[g];(w?w.querySelector("input:checked")??w.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=g=>{let{key:w,target:y}=g;if(w.length>1||w===" "||xt(g))return;g.preventDefault();let M=xe(g);if(!M)return l(r("no_such_digit",{sign:w}));let j=d().findIndex(A=>A.contains(y)),Q=j>=0?j:o.indexOf(""),ft=Math.max(0,Q);i(ft,M,Q<0),p(ft+1)},h=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))},m=g=>{g.preventDefault(),s()},v=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return ze`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${v} onKeyDown=${$}>
<form onSubmit=${h}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(f)}</p>
<div class="know-wheels">
${O.map((g,w)=>ze`<${ql} key=${g} place=${w} digit=${o[w]}
set=${y=>i(w,y)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var ql=({place:t,digit:e,set:s})=>ze`<fieldset class="know-wheel ${F[t]}">
<legend><${st} of=${O[t]} size=${22} /></legend>
${N.map(n=>ze`<label key=${n}>
<input type="radio" name="know-${F[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function O$(t,e,s){Ze(s),t.replaceChildren(),Bl(T`<${Fl} table=${e} />`,t)}function Fl({table:t}){Ve(t);let e=_r(null);return T`<${Kl} key=${t.shown} table=${t} seen=${e} />`}function Kl({table:t,seen:e}){let s=Ve(t),{view:n}=s,o=Un(t,n),[a,c]=St(""),[l,i]=St(""),[u,d]=St(""),[p,$]=St(null),[h,m]=St(0),[v,f]=St(!1),[g,w]=St(()=>t.state.trying&&ro()?"offered":""),y=zl(S=>i(me(S,r("no_answer"))),[]),M=gn(t,y),j=nr(t.watch&&n?.sheet?n:null),[Q,ft]=St(!1),A=S=>Ke((M.of(S)==="+"?"+":"-")+S),Mt=bt(s),Vt=j?{...M,of:S=>j.struck.includes(S)?"-":""}:Mt?bn(M):Q?{...M,cycle:A,put:A}:M,js=S=>{if(!S)return;let Z=I(qt(S));c(Vt.of(S)?ot(Z,Vt.of(S)):r("unmarked",{what:Z}))},Ns=()=>js(Vt.undo()),qs=()=>js(Vt.redo()),xr=o.digits.join("");wr(()=>{let S={...s,shown:t.shown},Z=ko(e.current,S,xr);n&&(e.current=S),Z&&c(Z)},[n]),zn(),wr(()=>{Mt&&($(null),d(S=>S==="thumb"?"":S))},[Mt]);let Bs=(S,Z,at)=>Dt.confirm==="on"?$({title:S,yes:Z,go:at}):at(),vr=S=>{Wt("card"),n&&!kt(n)&&m(K(n).indexOf(S))},Sr=()=>o.now().code,{ask:zs,asking:Mr,forget:Er}=dn({table:t,draft:Sr,surely:Bs,sent:vr,setAlert:i,refused:y}),pe=_r(null),Fe=async S=>{d(""),i(""),Er(),Wt("thumb");let Z=t.act(`thumb ${S}`);pe.current=Z;try{await Z;let{view:at}=t.state;at&&at.seats.length===1&&!at.over&&!lt(at)&&c(vs(at))}catch(at){y(at)}finally{pe.current===Z&&(pe.current=null)}},Cr=async()=>{try{await t.act("hint"),t.state.view&&c(Qn(t.state.view))}catch(S){y(S)}},Ke=async S=>{try{ur(),await t.act(`why ${S}`),t.state.view&&c(dr(t.state.view))}catch(Z){y(Z)}},Fs={thumb:Fe,hint:Cr,why:Ke,picking:Q,setPicking:ft,next:()=>Bs(r("sure_next"),r("next_round"),()=>Fe("down")),know:()=>d("thumb")};if(fn(t,pe,{...o,...Fs,wheel:()=>o.now().wheel,ask:zs,undo:Ns,redo:qs,show:m,list:()=>d("keys"),why:S=>S?A(S):Ke(`-${o.now().code}`),sheet:()=>f(!v)}),s.closed)return T`<${Js} why=${s.closed} on=${r("back_home")} href="/" />`;if(!n)return T`<${Oo} table=${t} state=${s} />`;let Ks=pt(n)||Mt,Or=Ks&&L(n).proposal||o.digits.join(""),Gs=()=>{let S=()=>d("choose");s.trying||s.table?.phase!=="playing"?S():$({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:S})},Tr=(s.trying||s.table?.people.length===1)&&!t.watch&&!s.you?.origin,Ge=()=>d(""),Us=()=>$(null),Ar=()=>{Us(),p?.go()};return T`<${Xe.Provider} value=${{table:t,state:s,view:n,refused:y,stopped:Mt}}>
<p class="hush" role="status">${a}</p>
${l&&T`<${Ul} words=${l} close=${()=>i("")} />`}
${j&&T`<p class="note retold">${r("deduced",{worlds:j.worlds,codes:j.codes})}</p>`}
${g==="open"&&T`<${ao} close=${()=>w("")} />`}
${on(n)?T`<${Xo} view=${n} choose=${Gs} />`:T`<${ts.Provider} value=${{...o,proposal:Or,locked:Ks}}>
<${_e.Provider} value=${{ask:zs,asking:Mr}}>
<${es.Provider} value=${Vt}>
<${ss.Provider} value=${{tab:h,setTab:m}}>
<${ns.Provider} value=${Fs}>
<${Vl} view=${n} undo=${Ns} redo=${qs} drawer=${v} setDrawer=${f} />
<//>
<//>
<//>
<//>
<//>`}
${u==="thumb"&&T`<${kr} view=${n} thumb=${Fe} close=${Ge} />`}
${u==="keys"&&T`<${Zs} keys=${hn} tell=${Gl} close=${Ge} />`}
${u==="choose"&&T`<${Nn} table=${t} view=${n} close=${Ge} />`}
${p&&T`<${Ys} question=${p} close=${Us} yes=${Ar} />`}
<${en}>
<${jn} table=${t} state=${s} view=${n} choose=${Gs} refused=${y} />
${g==="offered"&&T`<button class="bar-new bar-lesson" onClick=${()=>w("open")}>
<span class="bar-long">${r("lesson")}</span><span class="bar-brief">${r("lesson_short")}</span></button>`}
${Tr&&T`<a class="bar-new" href="/g/turing_machine/school">${r("page_school")}</a>`}
<//>
<//>`}var Gl=t=>_(r(t)),Ul=({words:t,close:e})=>T`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,Vl=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>T`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Co} />
<${_n} />
${ct(t)?T`<${yo} />`:T`<${To} />`}
${ct(t)&&T`<${gr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${ct(t)&&T`<${no} />`}
${ct(t)&&T`<${$r} />`}
<${De} />
</div>`;export{ml as inWords,O$ as mount,gl as partOf,fl as retold};
