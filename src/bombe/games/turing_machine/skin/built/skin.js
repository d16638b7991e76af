import{html as Vt,useLayoutEffect as Hr,useRef as Wr}from"bombe/preact.js";var Ge={},pe="en";function Vs(t){Ge=t.words,pe=t.lang}function o(t,e={}){let s=Ge[t];if(s===void 0)throw new Error(`no words for ${t}`);return Lr(s,e)}var Lr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),J=t=>new Intl.ListFormat(pe,{type:"conjunction"}).format(t);function G(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(pe,{...n,...s}).format(t).replace("-","−")}function B(t,e,s=0,n={}){let a=new Intl.PluralRules(pe,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ge[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:G(e,s,n)})}function $e({title:t,cls:e="",close:s,onKey:n,children:r}){let a=Wr(null);return Hr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Vt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Ys({question:t,yes:e,close:s}){return Vt`<${$e} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Zs({keys:t,close:e,tell:s=o}){return Vt`<${$e} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Vt`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Vt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as pt,useEffect as Rr,useRef as Dr,useState as Ir}from"bombe/preact.js";var Pr=300;function Q(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(c=>c.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var jr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Nr(t){let e=t.charCodeAt(0)-65;return jr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function he({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Nr(s)].map((n,r)=>n==="1"?pt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var Js=({why:t,on:e,href:s})=>pt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Qs({chat:t,you:e}){let s=Dr(null);Rr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&pt`<ol>
${t.map((r,a)=>pt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Xs({table:t,you:e,refused:s}){let[n,r]=Ir("");if(!e?.speak)return pt`<p class="note">${o("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},c=({currentTarget:l})=>r(l.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${Pr} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${c} />
<button class="button">${o("send")}</button>
</form>`}import{html as A,render as ql,useCallback as Bl,useEffect as wr,useRef as _r,useState as St}from"bombe/preact.js";import{html as qr,render as Br,useEffect as tn,useState as zr}from"bombe/preact.js";function Ue(t){let[e,s]=zr(t.state);return tn(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,fe=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function en({children:t}){return tn(()=>{let e=document.getElementById("bar");e&&Br(qr`${t}`,e)}),null}import{useRef as un,useState as Kr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ve={},me=new Map,Ct;function Ye(t){Vs(t),Ve=t.cards,me=new Map;for(let e of Object.values(Ve))for(let s of e.laws)s.name=`${e.number}${s.letter}`,me.set(s.name,{card:e,law:s});Ct=t}var X=t=>Ve[t];var Pt=t=>me.get(t),mt=t=>me.get(t)?.law.text??t,gt=t=>Ct.options[t],sn=()=>Object.keys(Ct.options),Yt=()=>Ct.booklet,Ze=()=>Ct.questions,ge=()=>Ct.rungs,jt=()=>Ct.lesson;var T=["▲","■","●"],z=["t","s","c"],j=["1","2","3","4","5"],nn={"▲":"t","■":"s","●":"c"},Fr={"▲":"triangle","■":"square","●":"circle"},I=t=>Zt(t.replace(/[▲■●]/g,e=>o(Fr[e]))),Je=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Zt=t=>t.replace(/\.$/,"");function tt({of:t,size:e=16}){let s=nn[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in nn?It`<${tt} of=${s} size=${e} />`:s),N=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var lt=t=>!!t.sheet,on=t=>t.over,bt=({table:t,view:e})=>!!(e&&!e.over&&t?.phase==="over"),yt=t=>t.machine?.answered?t.machine:null,it=t=>!!t.machine?.thinking,F=t=>[...t.verifiers],kt=t=>t.mode==="nightmare",rn=t=>t.groups.map(e=>e.join("+")).join(" "),et=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},wt=t=>lt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Nt=t=>lt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!et(t)?.out,$t=t=>Object.keys(L(t).answers).length>0,be=t=>lt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),an=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Jt=(t,e)=>!!t.sheet?.unsound?.includes(e),cn=new Map(z.flatMap((t,e)=>j.map(s=>[t+s,{place:e,digit:s}])));function qt(t){let e=cn.get(t);return e?`${T[e.place]} ${e.digit}`:mt(t)}var ye=t=>t===""?"-":t==="-"?"+":"",ke=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function ln(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>z[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>cn.has(a)||Pt(a)),r=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:r.length}}var Gr=400;function dn({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[c,l]=Kr(null),i=un({letter:"",at:0}),u=un(new Set),d=h=>{let{view:m}=t.state;if(!m||bt(t.state))return;let{answers:v,proposal:f}=L(m),g=h===i.current.letter&&Date.now()-i.current.at<Gr;if(Nt(m)&&!(h in v)&&r(o("round_spent")),!wt(m)||h in v||u.current.has(h)||g)return;let b=$t(m)&&f?f:e();s(o("sure_ask",{letter:h,code:b}),o("ask_letter",{letter:h}),()=>p(h))},p=async h=>{let{view:m}=t.state;if(!m||!wt(m)||h in L(m).answers||u.current.has(h))return;let v=$t(m)?L(m).proposal:e();i.current={letter:h,at:Date.now()},u.current.add(h),l(h),n(h),r("");try{await t.act(`ask ${v} ${h}`)}catch(f){a(f)}finally{u.current.delete(h),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as Bt,useContext as pn}from"bombe/preact.js";var Qe=Bt(null),Xe=Bt(null),we=Bt(null),ts=Bt(null),es=Bt(null),ss=Bt(null);function zt(t){let e=pn(t);if(e===null)throw new Error("this is a part of a board");return e}var w=()=>zt(Qe),Ot=()=>zt(Xe),Qt=()=>zt(we),$n=()=>pn(we)!==null,Tt=()=>zt(ts),Ft=()=>zt(es),_t=()=>zt(ss);import{useEffect as Ur,useRef as Vr}from"bombe/preact.js";var _e=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,xt=t=>t.ctrlKey||t.altKey||t.metaKey,hn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function fn(t,e,s){let n=Vr((()=>{}));Ur(()=>{let r=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||xt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet||bt(t.state))){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Yr(a,l,c,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Yr(t,e,s,n){let{key:r,shiftKey:a}=t,c=_e(t),l=r.length===1?r.toLowerCase():r,i=l.toUpperCase(),u=F(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as y,useEffect as kn,useLayoutEffect as sa,useRef as Kt,useState as wn}from"bombe/preact.js";import{html as K}from"bombe/preact.js";var mn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Zr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Jr={up:K`<path d=${mn} />`,down:K`<path d=${mn} transform="rotate(180 12 12)" />`,undo:K`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:K`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:K`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:K`<path class="pen" d="M6 14l6-6l6 6" />`,sink:K`<path class="pen" d="M6 10l6 6l6-6" />`,close:K`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:K`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:K`<path class="pen" d=${Zr} />`,talk:K`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:K`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>K`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Jr[t]}</svg>`,U=({passed:t,size:e=22})=>K`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?K`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:K`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Qr,useState as Xr}from"bombe/preact.js";function gn(t,e){let[,s]=Xr(0);return Qr(()=>{let n=[],r=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(ke(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),r.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,ye(c(u))),undo(){let u=n.pop();return u?(r.push(u),l(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var bn=t=>({of:t.of,put:()=>{},cycle:()=>{},undo:()=>null,redo:()=>null,canUndo:!1,canRedo:!1,resting:!0}),At=t=>t==="-"?"struck":t==="+"?"kept":"";function st(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Xt=(t,e)=>({"data-target":e,"aria-disabled":t.resting?"true":null,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as P}from"bombe/preact.js";var te=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function xe({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let c=X(t),l=`h${a}`;return P`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?P`<span class="sample-disc" aria-hidden="true">${e}</span>`:P`<span class="mono">${t}</span>`}
<${N} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&P`<span class="hush">${o("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${ns} of=${c} /><//>
${c.grid?P`<${ea} shown=${c} />`:P`<ul class="sample-laws">
${c.laws.map(i=>P`<${ta} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&P`<${r} shown=${c} />`}
</div>
</article>`}var ns=({of:t})=>t.hard?P` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,ta=({law:t,state:e})=>P`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${N} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&P`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function ea({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>P`<span class="sample-cell" role="img" aria-label=${r.get(c)?.text}>
<${N} of=${r.get(c)?.picture} /></span>`;return P`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>P`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>P`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var yn=({name:t,digits:e,set:s})=>P`<div class="pick">
${T.map((n,r)=>P`<fieldset class="pick-row ${z[r]}">
<legend>${_(n,18)}</legend>
${j.map(a=>P`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((c,l)=>l===r?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ve="(min-width: 1180px)",Se="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var na=90;function _n(){let{view:t}=w(),{tab:e,setTab:s}=Ft(),{deck:n,scrolled:r}=oa(e,s),[a,c]=wn(null),l=F(t),i=kt(t),{answers:u}=L(t),d=p=>i?null:l[p];return y`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>y`<${ca} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map((p,$)=>{let h=`card-${l[$]}`,m=()=>c($);return p.length>1?y`<${ia} key=${$} id=${h} letter=${l[$]} numbers=${p} enlarge=${m} />`:y`<${os} key=${$} id=${h} letter=${d($)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&y`<${ua} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function oa(t,e){let s=Kt(null),n=Kt(void 0),r=Kt(0);return kn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===r.current||c.scrollWidth<=c.clientWidth)return;r.current=t;let i=l.offsetLeft-c.offsetLeft-aa(c);c.scrollTo({left:i,behavior:ra()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);r.current=Math.round(c/d),e(r.current)},na)}}}var ra=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,aa=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ca=({letter:t,number:e,current:s,passed:n,press:r})=>y`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${la(t,e,n)}>
${t??y`<span class="mono">${e}</span>`}
${n!==void 0&&y`<${U} passed=${n} size=${18} />`}
</button>`;function la(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var xn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},ia=({id:t,letter:e,numbers:s,enlarge:n})=>y`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${xn(n)}>
<${os} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${os} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,vn=({letter:t})=>y`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function ua({letter:t,numbers:e,opener:s,close:n}){let r=Kt(null),a=Tt();sa(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===r.current&&n();return y`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>da(i,a)}>
<div class="large-head">
<${vn} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>y`<${pa} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function da(t,e){t.key.toLowerCase()!=="z"||xt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function pa({number:t,whose:e}){let s=X(t);return y`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${N} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${Sn} of=${t} /></p>
${s.grid?y`<${Cn} shown=${s} />
<details><summary>${o("check_what")}</summary><${Mn} shown=${s} /></details>`:y`<${En} shown=${s} whole />`}
${e&&y`<${Tn} number=${t} />`}
</section>`}function os({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=w(),c=$n(),l=X(e),[i,u]=wn(!1),d=Kt(null),p=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{u(!1),d.current?.focus()},h=m=>{m.stopPropagation(),n&&matchMedia(Se).matches?r():u(!i)};return y`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(o(p,{letter:t??"",title:l.title}))}
onKeyDown=${xn(r)}>
<div class="card-head" onClick=${r}>
${!n&&y`<${vn} letter=${t} />`}
<button class="about-key" ref=${d} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${i} onClick=${h}><${C} of="about" size=${19} /></button>
<${N} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${_(l.title,15)}<${ns} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${I(o("enlarge_card",{title:l.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${l.grid?y`<${Cn} shown=${l} />`:y`<${En} shown=${l} />`}
${!n&&be(a)&&y`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&y`<${Tn} number=${e} />`}
${t!==null&&!n&&a.sheet&&c&&y`<${fa} letter=${t} />`}
${i&&y`<${$a} shown=${l} close=${$} />`}
</article>`}function $a({shown:t,close:e}){let s=Kt(null);return kn(()=>s.current?.focus(),[]),y`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${Mn} shown=${t} />
<p><${Sn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var Sn=({of:t})=>y`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${o("card_example")}</a>`,Mn=({shown:t})=>y`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>y`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,En=({shown:t,whole:e})=>y`<ul class="laws">
${t.laws.map(s=>y`<li key=${s.name}><${On} law=${s}>
<${N} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Cn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>y`<${On} key=${c} law=${r.get(c)}><${N} of=${r.get(c)?.picture} /><//>`;return y`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>y`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>y`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function On({law:t,children:e}){let{view:s}=w(),n=Tt(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:I(t.text)});if(!lt(s))return y`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Jt(s,t.name),l=an(s,t.name);return y`<button class="law ${At(r)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${r!==""} aria-label=${st(a,r,c,l)} title=${t.text}
data-name=${t.name} ...${Xt(n,t.name)}>
${e}${c&&y`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function Tn({number:t}){let{view:e}=w();return y`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${F(e).map(s=>y`<${ha} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ha({letter:t,target:e}){let{view:s}=w(),n=Tt();if(!s.sheet)return y`<span class="owner">${t}</span>`;let r=n.of(e),a=Jt(s,e);return y`<button class="owner ${At(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${st(o("whose_is",{letter:t}),r,a)}
...${Xt(n,e)}>${t}</button>`}function fa({letter:t}){let{view:e,stopped:s}=w(),{ask:n,asking:r}=Qt(),a=L(e).answers[t],c=a!==void 0;return y`<button class="ask-here ${c?"done":""} ${r===t?"busy":""}"
aria-disabled=${c||s||!wt(e)} onClick=${()=>n(t)}
aria-label=${c?o(a?"answered_yes":"answered_no",{letter:t}):null}>
${c?y`<${U} passed=${a} size=${20} /> ${o("answered")}`:y`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as ya,useRef as ka,useState as ls}from"bombe/preact.js";var An="choice",rs=["new","named","booklet"],Ln=/^aid_/,as=200,ee=()=>sn().filter(t=>Ln.test(t));function ma(t,e){return t==="kind"?rs.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=as:t==="booklet"?Yt().some(({number:s})=>s===e):gt(t).choices.some(s=>s===e)}function Hn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(ee().map(n=>[n,t.aids.includes(n.replace(Ln,""))]))},s=ga();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&ma(n,s[n])?s[n]:r]))}function ga(){try{return JSON.parse(localStorage.getItem(An)??"null")??{}}catch{return{}}}function Wn(t){try{localStorage.setItem(An,JSON.stringify(t))}catch{}}function Rn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c}=t,l=Object.fromEntries(ee().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as cs}from"bombe/preact.js";var Lt=t=>o(`level_${t}`);function Gt({view:t}){let e=ba(t);return e.length?cs`<ul class="small-print">${e.map(s=>cs`<li key=${s}>${s}</li>`)}</ul>`:null}var Dn=({view:t})=>t.seats.length>1&&t.aids.length>0&&cs`<p class="small-print">${Me(t.aids)}</p>`,Me=t=>o("aids",{aids:J(t.map(e=>o(`aid_${e}`)))});function ba(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:Lt(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(Me(t.aids)),t.chosen&&e.push(o("chosen")),e}var In=t=>o(`share_${t}`),Pn=t=>o(`share_${t}`);function jn({table:t,state:e,view:s,choose:n,refused:r}){ya(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&In(s.mode),Pn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${rn(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${wa} origin=${e.you.origin} />`:H`<${is} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var wa=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${o("branch_back",{n:s+1})}</a>`;function is({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function Nn({table:t,view:e,close:s}){let[n,r]=ls(()=>Hn(e)),[a,c]=ls(!1),[l,i]=ls(""),u=ka(null),d=f=>g=>{i(""),r(b=>({...b,[f]:g}))},{kind:p}=n,$=f=>{i(Je(f)),c(!1),u.current?.focus()},h=async f=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(o("named_missing"));c(!0),i("");try{await f(Rn(n)),Wn(n)}catch(g){$(fe(g,o("no_answer")))}}},m=f=>{f.preventDefault(),h(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},v=()=>h(async f=>{let{machine:g,...b}=p==="new"?f:(await t.look(f)).options;await t.gather(b)});return H`<${$e} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${se} legend=${o("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${rs}
words=${f=>o(`kind_${f}`)} />
<div class="choose-which">
${p==="new"&&H`<${_a} choice=${n} set=${d} />`}
${p==="named"&&H`<${xa} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&H`<${va} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${se} legend=${o("when_alone",{title:gt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${gt("machine").choices} words=${Lt}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${ee().some(f=>n[f])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${ee().map(f=>H`<${qn} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${l&&p!=="named"&&H`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${v}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function _a({choice:t,set:e}){let s=n=>({name:n,legend:gt(n).title,value:t[n],set:e(n),choices:gt(n).choices});return H`
<${se} ...${s("mode")} words=${In} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${se} ...${s("verifiers")} words=${String} />
<${se} ...${s("difficulty")} words=${Pn} />
</div>
<${qn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function xa({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${as}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var va=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${Yt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:Yt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,se=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:c,note:l})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>H`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Je(c(i))}</span>
</label>`)}</div>
${l&&H`<p class="note">${l}</p>`}
</fieldset>`;function qn({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${gt(t).title}</span>
</label>`}import{useEffect as Bn,useRef as Sa}from"bombe/preact.js";function zn(){let t=Sa(null);Bn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Bn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Aa,useRef as La,useState as Ha}from"bombe/preact.js";import{html as ne,useEffect as Ma,useRef as us}from"bombe/preact.js";var Ea=44,Ca=90,ds=!1;function Fn(t){ds=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),ds=!1}var Oa=(t,e)=>(Number(t)-Number(e)+7)%5-2,Kn=(t,e)=>j[(j.indexOf(t)+e+5)%5],Gn=()=>ne`<div class="wheels">${T.map((t,e)=>ne`<${Ta} place=${e} />`)}</div>`;function Ta({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:c}=Ot(),l=us(null),i=us(null),u=us(0),d=e[t],p=T[t];Ma(()=>{a===t&&document.activeElement?.closest(".drum")&&Fn(l.current)},[d,a]);let $=k=>{if(xt(k))return;let{key:M}=k;if(M==="ArrowUp"||M==="ArrowDown")r(t,M==="ArrowUp"?-1:1);else if(M==="ArrowLeft"||M==="ArrowRight"){let Y=(t+(M==="ArrowLeft"?2:1))%3;c(Y),Fn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[Y])}else return;k.preventDefault()},h=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Ca||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},v=k=>{let M=i.current;!M||Math.abs(k.clientY-M.y)<Ea*.6||(M.moved||l.current?.setPointerCapture(M.id),M.moved=!0,r(t,k.clientY<M.y?1:-1),M.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let M=Oa(k,d);return ne`<button key=${k} type="button" role="radio" class="digit away${M}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>ds||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${M===0&&ne`<span class="inner-shape" aria-hidden="true"><${tt} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},b=`${s?"locked":""} ${a===t?"turning":""}`;return ne`<div class="wheel ${z[t]} ${b}">
<span class="wheel-shape" aria-hidden="true"><${tt} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(o("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${h} onPointerDown=${m} onPointerMove=${v} onPointerUp=${f}
onPointerCancel=${f}>
${j.map(g)}
</div>
</div>`}function Un(t,e){let s=La({digits:["1","1","1"],wheel:0}),[,n]=Ha(0),r=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;Aa(()=>{a&&r({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&$t(t.state.view)||bt(t.state)||r({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,Kn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&r({wheel:l})}}}import{html as Ht,useEffect as Ee,useLayoutEffect as ja,useRef as Na,useState as Jn}from"bombe/preact.js";var $s=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function ps(t){let e=t.slice(1),s=z.indexOf(e[0]);return s>=0&&j.includes(e[1])?T[s]+e[1]:/^[A-F]/.test(e)?o("step_owner",{v:e[0],card:e.slice(1)}):$s(e)}var Wa=t=>t[0]==="-"?o("step_not",{thing:ps(t)}):ps(t),Ra=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Da=(t,e)=>o("step_and",{one:t,other:e}),Ia={law:$s,suppose:ut,each:t=>t.map(ut).reduce(Da)},Vn={laws:$s,things:ps,known:Wa,answers:Ra,codes:String,vs:String,pairs:ut},Pa={laws:/^step_(with|each|example|only)/,vs:/^step_check_one_each/,codes:/^step_(then|with)_many/};function Yn(t,e,s){if(!Vn[e])return Ia[e]?.(s)??String(s);let n=s.map(Vn[e]);return n.length<2||!Pa[e]?.test(t)?n.join(", "):o("step_all_of",{some:n.slice(0,-1).join(", "),last:n.at(-1)})}function ut({key:t,values:e}){let s=Object.entries(e).map(([n,r])=>[n,Yn(t,n,r)]);return o(t,Object.fromEntries(s))}function Zn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(ut).join(" "));let s=e.law?{...e,law:mt(e.law)}:e;return[o(t,{...s,...e.answers?{answers:Yn(t,"answers",e.answers)}:{}})]}var qa=300,ht=8,Ba=200,ms=t=>t.sheet?.hint??null,hs=t=>et(t)?.hints??0;function Qn(t){let e=ms(t)?.lines.at(-1);return e?Xn(t,e).join(" "):""}function Xn(t,{key:e,values:s}){let{laws:n,...r}=s;return n&&(r.world=F(t).map((a,c)=>o("named",{who:a,what:Zt(mt(n[c]))})).join(", ")),Zn({key:e,values:r})}var oe={at:0,heard:new Set};function fs(t){oe.at=t;for(let e of oe.heard)e({})}function to(){let[,t]=Jn(null);return Ee(()=>(oe.heard.add(t),()=>{oe.heard.delete(t)}),[]),oe.at}var gs=({rung:t})=>Array.from({length:ge()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),eo=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${gs} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function so(){let{view:t}=w(),{hint:e}=_t(),s=to()===hs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ms(t)?.rung??0,r=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<ge()?e():fs(s?0:hs(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${eo} rung=${n} />
</button>`}function no(){let{view:t,stopped:e}=w(),{hint:s}=_t(),{setTab:n}=Ft(),r=Na(null),[a,c]=Jn(null),l=ms(t),i=hs(t),u=to()===i,d=l!==null&&!u,p=d?za(t,l):-1;Ee(()=>()=>fs(0),[]),Ee(()=>{p>=0&&n(p)},[i,p]),ja(()=>{let h=r.current?.closest(".board");if(!d||!h)return;let m=()=>c(f=>Fa(f,Ka(h,p<0?null:F(t)[p])));m(),r.current?.scrollTo(0,r.current.scrollHeight);let v=new ResizeObserver(m);return v.observe(h),addEventListener("resize",m),()=>{v.disconnect(),removeEventListener("resize",m)}},[d,p,i]);let $=()=>{fs(i),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ee(()=>{if(!d)return;let h=m=>{m.key==="Escape"&&!m.defaultPrevented&&!document.querySelector("dialog[open]")&&$()};return document.addEventListener("keydown",h),()=>document.removeEventListener("keydown",h)},[d,i]),d?Ht`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${r} style=${a?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${o("hint")}</b><${eo} rung=${l.rung} />
${l.rung<ge()&&!e&&Ht`<button class="button hint-more" onClick=${s}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(h=>Ht`<li key=${h.key}>${Xn(t,h).map(m=>Ht`<p>${_(m,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function za(t,e){return kt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:F(t).indexOf(e.verifier)}var Fa=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Ka(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=f=>`${f/r}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(Se).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),b=Math.max(f.width,Math.min(qa,g-n.left)),k=Math.min(f.left,g-b)-n.left,M=f.bottom-n.top+ht,Y=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(M),width:a(b),"--tip":a(Y)}}}if(matchMedia(ve).matches){let f=s(".sheet"),g=f.left-n.left+ht,b=n.bottom-l.top+ht;return{kind:"",style:{left:a(g),width:a(f.width-2*ht),bottom:a(b)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=Ba?p:innerHeight-u-2*ht,[h,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ht}px`,maxHeight:`${$-ht}px`,left:`${h+ht}px`,right:`${m+ht}px`}}}import{html as R,useEffect as Ga,useRef as Ua,useState as re}from"bombe/preact.js";var oo="lesson",Va=4;function ro(){try{return localStorage.getItem(oo)!=="done"}catch{return!1}}function Ya(){try{localStorage.setItem(oo,"done")}catch{}}var Ce=[Za,Ja,Xa,tc,ec];function ao({close:t}){let[e,s]=re(0),n=Ua(null);Ga(()=>n.current?.focus(),[e]);let r=()=>{Ya(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},c=Ce[e],l=e===Ce.length-1;return R`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:Ce.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Ce.map((i,u)=>R`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${r}>${o("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${o(`lesson_title_${e+1}`)}</h2>
<${c} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${o("lesson_back")}</button>
<button class="button filled" onClick=${()=>l?r():s(e+1)}>
${o(l?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function Za(){return R`<div class="lesson-body">
<${xe} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${_(o("lesson_code"))}</p>
<p>${_(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function Ja(){let{card:t,held:e,digits:s}=jt(),[n,r]=re(["3","4","1"]),[a,c]=re([]),l=($,h)=>s[$].includes(h[1]),i=()=>{let $=n.join(""),h=a.filter(m=>m.code!==$);c([{code:$,passed:l(e,$)},...h].slice(0,Va))},u=$=>a.every(({code:h,passed:m})=>l($,h)===m),d=Object.keys(s).filter(u);return R`<div class="lesson-body">
<${xe} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${yn} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&R`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:h})=>R`<${Qa} passed=${h} code=${$} />`)}
${a.length>0&&R`<p>${_(d.length===1?o("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Qa=({passed:t,code:e})=>R`<p class="lesson-answer"><${U} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Xa(){let{refused:t,maybe:e}=jt(),[s,n]=re(null),r=({name:a})=>a===t.law?"kept":"";return R`<div class="lesson-body">
<${xe} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${U} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${_(o("lesson_means"))}</p>
<p>${_(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>R`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&R`<p class="lesson-answer"><${U} passed=${s.passed} />${" "}
<span>${_(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function tc(){return R`<div class="lesson-body">
<${nc} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function ec(){return R`<div class="lesson-body">
<div class="lesson-marks">
${X(jt().card).laws.map(t=>R`<${sc} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function sc({law:t}){let[e,s]=re(""),n=I(o("law_is",{letter:t.letter,words:t.words}));return R`<button class="law ${At(e)}" aria-pressed=${e!==""} aria-label=${st(n,e)}
onClick=${()=>s(ye(e))}><${N} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function nc(){let{verifiers:t,verdicts:e}=jt();return R`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>R`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>R`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>R`<td><${U} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as W,useEffect as Te,useMemo as ic,useRef as go,useState as bo}from"bombe/preact.js";var bs=null;function Oe(t,e,[s,n],r,a,c){let l=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function oc(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var rc={card:{heard:oc,felt:[]},yes:{heard:t=>{Oe(t,"sine",[660,660],0,.12,.12),Oe(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Oe(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Oe(t,"sine",[150,62],0,.18,.3),felt:[30]}},ac=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Wt(t){if(!ac())return;let{heard:e,felt:s}=rc[t];s.length&&navigator.vibrate?.(s),bs??=new AudioContext,bs.resume().catch(()=>{}),e(bs)}import{html as dt}from"bombe/preact.js";var Ut={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},nt={wide:480,high:136},ys=[[1,0],[2,3],[3,2]],co=(t,e,s,n)=>j[(e+ys[t][0]*s+ys[t][1]*n)%5],lo=(t,e,s)=>[Ut.left+(s*5+t)*Ut.wide+s*Ut.gap,Ut.top+e*Ut.high];function*io(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function cc(t,e){let[s,n]=Ut.hole,r="",a="";for(let c of io()){let[l,i]=lo(...c);co(t,...c)===e?r+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var uo=ys.map((t,e)=>Object.fromEntries(j.map(s=>[s,cc(e,s)])));function po(t){for(let e of io())if([...t].every((s,n)=>co(n,...e)===s))return lo(...e);throw new Error(`no hole for ${t}`)}var ks=`M12 0H${nt.wide-6}q6 0 6 6V${nt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,$o=t=>`M${nt.wide-8} ${t}h${t+2}q6 0 6 6V${nt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${nt.high-8}H${nt.wide-8}z`;function ws({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=uo[t][e],c=z[t];return dt`<g class="punch ${c}-stock">
${n&&dt`<path class="stock rim" d=${$o(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ks+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&dt`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&dt`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&dt`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function fo({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return dt`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&dt`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${nt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ks} transform="translate(7 7)" />
<text class="tab-digit" x=${nt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${ws} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${ws} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${ws} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&dt`<${lc} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&dt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var ho=36;function lc({code:t,passed:e}){let[s,n]=po(t),r=Math.min(nt.wide-30,Math.max(30,s)),a=Math.min(nt.high-26,Math.max(ho+2,n));return dt`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${ho} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var uc=250;function mo(t){let e=ic(()=>matchMedia(t),[t]),[,s]=bo(0);return Te(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function dc(){let{table:t,view:e,refused:s}=w(),{digits:n,locked:r}=Ot(),a=go(!0),c=n.join("");Te(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),uc);return()=>clearTimeout(l)},[c])}function pc(){let{view:t}=w(),{tab:e}=Ft(),s=mo("(max-height: 759px), (max-width: 359px)"),n=mo("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!X(r[0])?.grid||kt(t);return s||n&&t.seats.length>1||a}function yo(){let{view:t,stopped:e}=w(),{proposal:s}=Ot(),n=$t(t),r=Nt(t)&&!e,{asking:a}=Qt(),[c,l]=bo(null),{answers:i}=L(t),u=Object.keys(i);Te(()=>l(null),[t.round,u.length]);let d=go(u.length);Te(()=>{u.length>d.current&&Wt(i[u.at(-1)]?"yes":"no"),d.current=u.length},[u.length]),dc();let p=pc(),$=a??(c!==null&&c in i?c:u.at(-1))??null,h=$===null?null:i[$]??null;return W`<section class="engine ${p?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${n?"":"free"}">
<${C} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${Gn} />
${!e&&W`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>`}
</div>
<div class="reading">
<p class="line"><span class="caps">${$?o("reads",{letter:$}):o("reader")}</span>
<${$c} view=${t} /></p>
<${fo} code=${s} letter=${$} passed=${h} />
<${hc} view=${t} code=${s} letter=${$} passed=${h} />
${be(t)&&!e||r?W`<p class="small-print">${o(r?"round_spent":"press_laws")}</p>
<${Dn} view=${t} />`:W`<${Gt} view=${t} />`}
</div>
<${gc} view=${t} />
<${wc} answers=${i} shown=${$} look=${l} />
</section>`}function $c({view:t}){let e=et(t)?.questions??0,s=o("round",{n:t.round});return W`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${kc} left=${t.left??0} /></span>`}function hc({view:t,code:e,letter:s,passed:n}){let{table:r,stopped:a}=w(),c=(r.past||a)&&!s,[l,i]=c?["",""]:fc(t,e,s,n),u=d=>d.preventDefault();return W`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${l}</b> ${i}</p>
${Object.keys(L(t).answers).length+t.round>1&&W`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${u}>${o("peek")}</button>`}
</div>`}function fc(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return et(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function mc(t){let e=Object.entries(L(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?et(t)?.handicap??0:0,n=Math.max(0,Ze()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function gc({view:t}){let{stopped:e}=w(),s=mc(t),n=s.filter(Boolean).length;return W`<ol class="questions" aria-label=${o("questions_of_round")}>
${s.map((r,a)=>W`<li class="question ${r?"used":""}">
<span class="question-number" aria-hidden="true">${a+1}</span>
${r===null?W`<span>${e?"":yc(a,n,t)}</span>`:r==="filled"?W`<span>${o("filled_in")}</span>`:W`<${bc} letter=${r.letter} passed=${r.passed} />`}
</li>`)}
</ol>`}var bc=({letter:t,passed:e})=>W`<b aria-hidden="true">${t}</b><${U} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function yc(t,e,s){return wt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function kc({left:t}){let e=Ze(),s=Array.from({length:e},(n,r)=>W`<i class=${r<e-t?"used":""}></i>`);return W`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function wc({answers:t,shown:e,look:s}){let{view:n}=w();return W`<div class="ask-keys k${n.verifiers.length}">
${F(n).map(r=>W`<${_c} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function _c({letter:t,passed:e,shown:s,look:n}){let{view:r,stopped:a}=w(),{ask:c,asking:l}=Qt(),i=e!==void 0,u=o(i?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return W`<button class="ask-key ${i?"done":""} ${l===t?"busy":""}"
aria-disabled=${!i&&(a||!wt(r))} aria-label=${u}
aria-current=${i&&s?"true":null}
onClick=${()=>i?n():c(t)}>
${i?W`${t} <${U} passed=${e} size=${26} />`:W`<span class="ask-long">${u}</span><span class="ask-short">${t} ?</span>`}
</button>`}var xs=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,_s=t=>[...t??""].join(" ");function ko(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return xs(s);if(it(s))return it(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,p])=>o(p?"heard_yes":"heard_no",{letter:d,code:_s(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(o("proposal_now",{code:_s(c)}));for(let{at:l,name:i,me:u}of Q(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?o("sure_of",{name:i,code:_s(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as xc,useEffect as vc,useState as Sc}from"bombe/preact.js";var Ae=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},wo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var vs=new Ae;function _o({deadline:t,timer:e=0}){let[,s]=Sc(0);if(vc(()=>{if(!t)return;vs.ask(),vs.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,vs.left(t));return xc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${wo(n)}</span>
</p>`}import{html as x,useEffect as Dc,useState as Eo}from"bombe/preact.js";import{html as Ss}from"bombe/preact.js";var ae=({up:t})=>Ss`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,xo=()=>Ss`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Le=({passed:t})=>Ss`<span class="answered"><${U} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as ce,useEffect as Mc,useLayoutEffect as Ec,useState as Cc}from"bombe/preact.js";var Oc=2500,Tc=12,Ac=()=>matchMedia("(max-width: 699px)").matches?4:6,vo=new WeakMap;function Lc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Hc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function He(){let{table:t,state:e,view:s}=w(),[n,r]=Cc(null),a=()=>r(null);Ec(()=>{let i=vo.get(t);vo.set(t,{round:s.round,over:s.over});let u=Lc(i,s);u!==null&&r({round:u,seats:Q(e.table,s)})},[t,s.round,s.over]),Mc(()=>{if(!n)return;Wt("thumb");let i=setTimeout(a,Oc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Hc(n.seats,n.round):[],l=c.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ce`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${So(c)} ${l}`}</p>
${n&&ce`<${Wc} round=${n.round} thumbs=${c} close=${a} />`}`}function So(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Wc({round:t,thumbs:e,close:s}){let n=e.length>Tc?e.filter(r=>r.up):e;return ce`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${So(e)}</p>
<ul class="reveal-cards ${n.length>Ac()?"many":""}">
${n.map(r=>ce`<li key=${r.at} class=${r.up?"up":"down"}>
<${ae} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):B("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ce`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Rc=56,Ms=t=>t.you!==null&&t.waiting.includes(t.you),We=t=>Ms(t)&&!!t.own_thumb?.up;function Mo(t,e){if(it(e))return o("machine_thinks");if(We(e))return o("thumb_is_in");let s=Ms(e)?"":Es(e,Q(t,e)),n=s&&`${o("thumb_is_in")} ${s}`;return n&&n.length<=Rc?n:o("thumb_in")}function Es(t,e){if(it(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:J(s)}):"",r=et(t);return r?Ms(t)?We(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:n:n}function Co(){let{state:t,view:e,stopped:s}=w(),n=Q(t.table,e),r=n.length>1,{deadline:a,timer:c}=t.table??{};return!r&&!s&&!a?null:x`<section class="people ${r?"":"alone"} ${s?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${We(e)||s?"now":""}" role="status">${s?t.table?.outcome?.why:Es(e,n)}</p>
${s?x`<${Nc} />`:x`<${_o} deadline=${a} timer=${c} />`}
${r&&x`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${n.map(l=>x`<${Ic} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&x`<${Gt} view=${e} />`}
<${He} />
</section>`}function Ic({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return x`<li class="seat ${r}">
<${he} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&x` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${jc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?x`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:x`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${B("questions",t.questions)}</span>
${t.hints?x`<${Pc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Pc=({hints:t,rung:e})=>x`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?x`<${gs} rung=${e} />`:t}</span>
<span class="hush">${B("hints",t)}</span>
</span>`;function jc({seat:t,view:e}){let{stopped:s}=w(),n=e.team_thumbs?.[t.at];return t.out?x`<span>${o("seat_out")}</span>`:n?x`<${ae} up=${n.up} /><span>${n.up?n.code:o("down")}</span>`:t.done?x`<${xo} /><span>${o("thumb_given")}</span>`:t.away?x`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me||s?null:x`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function Cs({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?x`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function Nc(){let{table:t,state:e,refused:s}=w(),n=(e.table?.people.length??0)>1;return x`<div class="again">
${Et(e)?x`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:x`<${Cs} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function Oo({table:t,state:e}){if(!e.table)return x`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return x`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return x`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&x`<p class="note">${o("waiting_for",{names:J(r)})}</p>`}
</section>`}function To(){let{state:t,view:e}=w(),s=Q(t.table,e),n=e.coop?[{...s[0],name:J(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,c)=>c);return x`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>x`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>x`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(c=>x`<td><${qc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function qc({round:t}){let e=t?.thumb;return x`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&x`<${ae} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function Re(){let{state:t}=w();return t.table&&t.table.people.length>1&&x`<${Bc} />`}function Bc(){let{table:t,state:e,refused:s}=w(),{chat:n,you:r}=e,[a,c]=Eo(!1),[l,i]=Eo(n.length);if(Dc(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return x`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:h})=>{$!=="Escape"||!a||(h.open=!1,h.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&x` <span class="talk-fresh">${B("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&x`<${Qs} chat=${n} you=${r} />`}
<${Xs} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as Jo,useRef as Qo,useState as ie}from"bombe/preact.js";function Ao(t){if(!t?.score.some(({played:r})=>r>1))return"";let e=new Map([...t.seats,...t.people].map(({who:r,name:a})=>[r,a])),n=t.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${e.get(r)} ${G(a)}`);return[...n.length?[o("score",{names:J(n)})]:[],...t.score.filter(({together:r})=>r).map(({who:r,won:a,played:c})=>o(r.length>1?"score_together":"score_alone",{n:G(a),m:G(c)}))].join(" ")}import{html as V,useEffect as zc,useMemo as Fc,useState as Ie}from"bombe/preact.js";function Lo(t,e){let{winners:s,why:n}=t.outcome,r=J(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let l=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,l?{code:l}:{})}var ft=(t,e)=>t.last_thumbs[e]?.code===t.solution;function Ho(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:ft(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var Os=(t,e,s)=>s!==void 0&&s>1&&ft(t,e)?B("guessed",s):"";function Wo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?ft(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function Ro(t,e,s,n,r=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||ft(t,e),{hints:i=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=yt(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...c.map((p,$)=>`${$+1} ${p.join("")}`),`${l?"✓":"✗"} ${De(t.seats[e].rounds.length,t.seats[e].questions)}`,...[r,Os(t,e,n),i>0&&B("hints",i),u.length>0&&Me(u)].filter(Boolean),...d&&l?[o("named",{who:o("the_machine"),what:De(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var De=(t,e)=>`${B("rounds",t)}, ${B("questions",e)}`;function Do(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Io=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Rt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Z="machine",Pe=(t,e)=>(e===Z?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function As(t,e){let[s,n]=Ie({}),[r,a]=Ie({}),[c,l]=Ie(null),[i,u]=Ie(!1),d=e.filter(p=>!(p in s));return zc(()=>{if(!d.length||i)return;let p=!0;return te("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:h,codes:m})=>{p&&(l($),a(v=>({...v,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(v=>({...v,...Object.fromEntries(d.map((f,g)=>[f,h[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:r,start:c,failed:i}}function No({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:c}){let l=Pe(e,t),i=Kc(e,s,t),{rounds:u,questions:d}=t===Z?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return V`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${De(u,d)}</strong></div>
${r.length>0&&V`<${Uc} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Vc} rounds=${l} left=${n.known[Rt(l)]} worlds=${n} />
<${Zc} machine=${t===Z?e.machine:null} worlds=${n} last=${c} />
</section>`}function Kc(t,e,s){return s===Z?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Gc=(t,e)=>t===Z?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Uc({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Z?Z:Number(a));return V`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>V`<option key=${a} value=${String(a)}>${Gc(a,n)}</option>`)}
</select></label>`}function Vc({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,V`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:V`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Le} passed=${d} /></td>
<${Yc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[V`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${o("nothing_asked")}</td>
</tr>`]});return V`<table>
<thead class="hush"><tr>
<th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th>
<th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th>
</tr></thead>
<tbody>
${r}
${!r.length&&V`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Yc({of:t,start:e,failed:s}){if(!t)return V`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=Do(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return V`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>V`<i key=${c} class=${c<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${G(t.before)} → ${G(t.after)}`}</span>
</td>`}function Zc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:Lt(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&B("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return V`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Po={signDisplay:"exceptZero"},jo=(t,e)=>o("n_of_m",{n:G(t),m:G(e)});function qo({view:t,whose:e,questions:s}){let n=Fc(()=>ln(t),[t]);if(e===Z)return null;let r=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=yt(t),c=[];if(a&&ft(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=B("more_questions",t.seats[e].questions-(a.questions??0),0,Po);c.push([B("more_rounds",l,0,Po),o("more_than_machine",{questions:i})])}if(r&&!s&&c.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let l=s.filter(d=>d.before===d.after).length;c.push([jo(l,r),o("tile_nothing")]);let i=Math.round(Io(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&c.push([jo(n.right,n.all),o("tile_marks")]),c.length?V`<ul class="tiles">${c.map(([l,i])=>V`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as q}from"bombe/preact.js";var je=q`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Bo=({view:t,match:e})=>q`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:s,cards:n,law:r})=>q`<li key=${s} class="paper proof-card">
${n.map((a,c)=>q`<${Jc} key=${a} shown=${X(a)} law=${r}
letter=${c===0?s:null} />`)}
<p class="proof-says"><${Le} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(mt(r))}</span>
${e&&q`<a href=${`/m/${e}/review#why-${r}`}>${o("why")}<span class="hush"> ${r}</span></a>`}</p>
</li>`)}
</ul>
</section>`;function Jc({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return q`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?q`<span class="held-disc">${s}</span>`:q`<span class="held-or">${o("or")}</span>`}
<${N} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&q`<${Qc} shown=${t} law=${e} />`}
${n&&t.grid&&q`<${Xc} grid=${t.grid} law=${e} />`}
</div>`}var Qc=({shown:t,law:e})=>q`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return q`<li key=${s} class=${a?"lit":"dim"}>
<${N} of=${n} />
<span>${_(r)}${a&&q`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&je}
</li>`})}
</ul>`;function Xc({grid:t,law:e}){let s=n=>q`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?je:"·"}</td>`;return q`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>q`<th key=${r}><${N} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>q`<tr key=${n}><th>${_(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as le,useRef as Ko,useState as tl}from"bombe/preact.js";var Ls=()=>typeof navigator.share=="function";async function zo(t){if(!Ls())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var el=3e3,Hs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Go(t,e){let[s,n]=tl(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),el)}}}var Uo=le`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,sl=le`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function Vo({text:t}){let e=Ko(null),{copied:s,copy:n}=Go(t,e),r=async()=>await zo({text:t})||n(),a=s?"copied":Ls()?"share":"copy";return le`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${r}>${a==="share"?sl:Uo} ${o(a)}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var Yo=({id:t,problem:e})=>le`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${Fo} what=${o("link_same")} problem=${t} />
<${Fo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function Fo({what:t,problem:e}){let s=Ko(null),n=Hs(e),{copied:r,copy:a}=Go(n,s);return le`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?je:Uo}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function Xo({view:t,choose:e}){let{state:s}=w(),n=Q(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Rt(Pe(t,r)),l=As(t.problem,ft(t,r)?[c]:[]).codes[c],i=ft(t,r)?l?Os(t,r,l)||o("no_guess"):" ":"",u=ol(s)?o("after_wrong"):"",[d,p]=ie(!nl(s,t));return d?D`<div class="result ${n.length>1?"":"alone"}">
<${cl} view=${t} seats=${n} first=${r} choose=${e} guess=${`${u} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${dl} view=${t} seats=${n} />
<p class="note score">${Ao(s.table)}</p>
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${Vo} text=${Ro(t,r,Hs(t.id),l,u)} />
<${Yo} id=${t.id} problem=${t.problem} />
</aside>
<${Bo} view=${t} match=${a} />
<${Re} />
<${He} />
</div>`:D`<${al} view=${t} show=${()=>p(!0)} />`}var Ne=new WeakMap,nl=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&Et(t),tr="missed",er=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function ol(t){try{return sessionStorage.getItem(tr)===er(t)}catch{return!1}}function rl(t){try{sessionStorage.setItem(tr,er(t,1))}catch{}}function al({view:t,show:e}){let{table:s,state:n,refused:r}=w(),[a,c]=ie(!1),l=Qo(null);Jo(()=>l.current?.focus(),[]);let i=async()=>{c(!0);try{Ne.has(s)||Ne.set(s,t.machine?.level??"none"),rl(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let $ of Object.keys(p))await s.act(`ask ${d} ${$}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(ke(d,p))}catch(d){c(!1),r(d)}},u=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${l}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${o("why_wrong",{code:u})}</h2>
<p class="note">${o("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(a)} onClick=${()=>a||i()}>
${o("look_on")}</button>
<button class="button" onClick=${e}>${o("show_all")}</button>
</div>
</div>
</section>`}function cl({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[c,l]=ie(s),[i,u]=ie(null),d=e.map(O=>O.at).filter(O=>O!==c),p=t.outcome.winners.find(O=>O!==c)??d[0],$=i??(yt(t)?Z:a?null:p),h=[c,$].filter(O=>O!=null),m=O=>Rt(Pe(t,O)),v=As(t.problem,[...new Set(h.map(m))]),f=a?[]:[...e.map(O=>O.at),...yt(t)?[Z]:[]],g=(O,Mt)=>D`<${No} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${v}
choices=${f.length>2?f:[]} choose=${Mt} last=${O===h.at(-1)} />`,b=D`<${qo} view=${t} whose=${c} questions=${v.known[m(c)]} />`,{heading:k,alert:M,title:Y}=ll(t,e),ot=w().state.table?.match,rt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${M}</p>
<div class="result-main">
<section class="machine outcome ${rt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${il} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${rt?"✓":"✗"}</span> ${Y}</h2>
<p class="outcome-guess" role="status">${r}</p>
<p class="note">${o("only_code",{code:t.solution,n:G(t.verifiers.length)})}</p>
${ot&&D`<p class="outcome-ways"><a class="button light" href=${`/m/${ot}/review`}>${o("review")}</a>
<a class="button" href=${`/m/${ot}/review#why`}>${o("why")}</a>
${!rt&&t.you!==null&&D`<a class="button" href="/g/turing_machine/school">${o("page_school")}</a>`}</p>`}
</div>
</section>
<div class="result-lines ${h.length>1?"":"one"}">
${g(c,l)}
${h.length>1?g($,u):b}
</div>
${h.length>1&&b}
<${ul} view=${t} choose=${n} />
</div>`}function ll(t,e){let s=Qo(null),[n,r]=ie(""),a=Lo(t,e);return Jo(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function il({code:t}){let e=[...t],s=e.map((n,r)=>I(`${T[r]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>D`<span key=${r} aria-hidden="true"><b>${n}</b><${tt} of=${T[r]} size=${22} /></span>`)}
</p>`}function ul({view:t,choose:e}){let{table:s,state:n,refused:r}=w(),a=n.table?.people.length===1,c=async()=>{try{let i=Ne.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),Ne.delete(s)}catch(i){r(i)}},l=n.table?.match;return D`<div class="again">
${Et(n)?D`<button class="button filled" onClick=${c}>${o(a?"another":"rematch")}</button>`:D`<${Cs} state=${n} />`}
${l&&D`<a class="button" href=${`/m/${l}`}>${o("step_through")}</a>`}
<${is} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function dl({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=l=>s.includes(l.at),a=Ho(t,e),c=yt(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>D`<${Zo} key=${l.at} face=${l} name=${n(l)} won=${r(l)}
fate=${[l.bot&&o("bot"),Wo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&D`<${Zo} key=${Z} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${Lt(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Zo=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${he} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${G(r)}</td><td>${G(a)}</td>
</tr>`;import{useEffect as pl,useState as $l}from"bombe/preact.js";function hl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let r=t.coop?0:s,c={rounds:t.seats[r].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[r][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:r,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function fl(t,e,s){let[n,r="",a=""]=e.split(" ");if(n==="machine")return o("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return o("told_asked",{name:t,letter:a,code:r,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return r==="up"?o("told_up",{name:t,code:a}):o("thumb_of_down",{name:t});if(n==="hint")return o("told_hint",{name:t});if(n==="note")return o("told_note",{name:t});if(n==="leave")return o("told_left",{name:t});if(n==="return")return o("told_back",{name:t});if(n==="mark"){let c=st(I(qt(r)),a==="+"?"+":"-");return o("named",{who:t,what:c})}return""}var ml=t=>t.over?o("part_result"):o("round",{n:t.round}),sr=new Map;function nr(t){let e=t?.problem??"",s=t?.sheet?Rt(t.sheet.rounds):null,[n,r]=$l(null);return pl(()=>{if(s===null)return r(null);let a=!0,c=`${e}/${s}`,l=sr.get(c)??gl(e,s);return sr.set(c,l),l.then(i=>a&&r(i)),()=>{a=!1}},[e,s]),n}var gl=async(t,e)=>{let s=await te("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as E,useEffect as Rs,useLayoutEffect as hr,useRef as vt,useState as Is}from"bombe/preact.js";var or=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,rr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===or(t,e)?"rests pointed":s.includes(or(t,e))?"rests":"faded";import{html as qe,useEffect as cr,useLayoutEffect as bl,useRef as ar,useState as yl}from"bombe/preact.js";var ue={what:"",heard:new Set},lr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function ir(t){ue.what=t;for(let e of ue.heard)e({})}var ur=()=>ir("");function Ws(t){let[,e]=yl(null);return cr(()=>(ue.heard.add(e),()=>{ue.heard.delete(e)}),[]),t.sheet?.why&&lr(t)!==ue.what?t.sheet.why:null}var dr=t=>t.sheet?.why?ut(t.sheet.why.title):"";function pr(){let{view:t,stopped:e}=w(),{picking:s,setPicking:n}=_t();return!t.aids.includes("why")||e?null:qe`<button class="plain" aria-pressed=${s} onClick=${()=>n(!s)}
title=${o("why_pick")}>${o("why")}</button>`}function $r(){let{view:t}=w(),e=ar(null),s=ar(null),n=Ws(t),r=n&&lr(t);bl(()=>{r&&(s.current=document.activeElement,e.current?.focus())},[r]);let a=()=>{ir(r??""),s.current?.focus({preventScroll:!0})};if(cr(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[r]),!n)return null;let c=n.case?kl(n.case):n.steps.map(({lines:i})=>i.map(ut).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return qe`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${_(ut(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${o("why_close")} title=${o("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>qe`<li key=${u}>${_(i,14)}</li>`)}
</ol>
${n.follows&&qe`<p class="note">${ut(l)}</p>`}
</aside>`}var kl=({code:t,verifiers:e})=>[o("case_is"),...e.map(({verifier:s,law:n})=>ut({key:"case_law",values:{v:s,law:n}})),o("case_code",{code:t})];var wl=5,_l=1e3,Ds=30,mr=85,fr="sheet";function gr({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=vt(null),c=vt(null),l=vt(!1),[i,u]=Is(()=>Number(localStorage.getItem(fr))||70),d=h=>{let m=Math.round(Math.min(mr,Math.max(Ds,h)));u(m),localStorage.setItem(fr,String(m))};Rs(()=>{l.current&&(n||matchMedia(ve).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>r(!1),$=h=>{h.key!=="Escape"||!n||(h.preventDefault(),p())};return E`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${Ml} height=${i} resize=${d} close=${p} />
<${xl} undo=${e} redo=${s} />
<${Cl} view=${t} />
<div class="workings">
<${Ll} view=${t} />
<div class="jots">
${[...F(t),"*"].map(h=>E`<${Wl} key=${h} view=${t} slot=${h} />`)}
</div>
</div>
<${vl} targets=${t.sheet.unsound??[]} />
<${Gt} view=${t} />
${t.sheet.codes&&E`<${Sl} codes=${t.sheet.codes} />`}
</div>
<${Rl} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${c} />
</section>`}function xl({undo:t,redo:e}){let s=Tt();return E`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${C} of="redo" /></button>
<${pr} />
</div>`}function vl({targets:t}){if(!t.length)return null;let e=t.map(s=>Zt(qt(s))).join(", ");return E`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(o("unsound_marks",{marks:e}),14)}</p>`}var Sl=({codes:t})=>E`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Ml({height:t,resize:e,close:s}){let n=vt(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(r(u)),l=u=>{n.current=null,r(u)<Ds-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return E`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ds} aria-valuemax=${mr}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function El(t){let e=vt(null),[s,n]=Is(!1);return hr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),hr(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function Cl({view:t}){let{stopped:e}=w(),s=F(t),{rounds:n}=t.sheet,r=Ws(t),a=r?.follows?r.because:null,c=Math.max(0,wl-n.length),{scroll:l,long:i}=El(n.length);return E`<div class="rounds-of" ref=${l} tabindex=${i?"0":null} role=${i?"region":null}
aria-label=${i?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(u=>E`<th scope="col" class="of-shape"><${tt} of=${u} size=${18} /></th>`)}
${s.map((u,d)=>E`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
</tr></thead>
<tbody>
${n.map((u,d)=>{let p=d===n.length-1&&!t.over&&!e;return E`<${Ol} key=${d} n=${d+1} round=${u} now=${p} letters=${s}
because=${a} />`})}
${Array.from({length:c},(u,d)=>{let p=n.length+d+1;return E`<${Tl} key=${p-1} n=${p} letters=${s} />`})}
</tbody>
</table></div>`}function Ol({n:t,round:e,now:s,letters:n,because:r}){let{proposal:a,locked:c}=Ot(),l=s&&!c,i=l?a:e.proposal;return E`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((u,d)=>E`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>E`<td class="${d===0?"edge":""} ${rr(e,u,r)}"><${Al}
passed=${e.answers[u]} /></td>`)}
</tr>`}var Tl=({n:t,letters:e})=>E`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>E`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Al({passed:t}){return t===void 0?E`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:E`<${U} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var Ll=({view:t})=>E`<div class="digits" role="group" aria-label=${o("digits")}>
${T.map(e=>E`<span class="digits-of" aria-hidden="true"><${tt} of=${e} size=${22} /></span>`)}
${j.flatMap(e=>T.map((s,n)=>{let r=z[n]+e;return E`<${Hl} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function Hl({view:t,target:e,shape:s,digit:n}){let r=Tt(),a=r.of(e),c=Jt(t,e);return E`<button class="digit-mark ${At(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${st(I(o("digit_is",{shape:s,digit:n})),a,c)}
...${Xt(r,e)}>${n}</button>`}function Wl({view:t,slot:e}){let{table:s,refused:n,stopped:r}=w(),a=t.sheet.notes[e]??"",[c,l]=Is(a),i=vt(a),u=vt(!1),d=vt(void 0);Rs(()=>{u.current||l(a)},[a]);let p=v=>{clearTimeout(d.current);let f=v.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},$=({currentTarget:{value:v}})=>{u.current=!0,i.current=v,l(v),clearTimeout(d.current),d.current=setTimeout(()=>p(v),_l)},h=()=>{u.current&&p(i.current),u.current=!1};Rs(()=>{let v=()=>document.visibilityState==="hidden"&&u.current&&p(i.current);return document.addEventListener("visibilitychange",v),()=>document.removeEventListener("visibilitychange",v)},[]);let m=e==="*";return E`<label class="jot ${m?"whole":""}">
<span aria-hidden="true">${m?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${c} readonly=${r} onInput=${$} onBlur=${h}
aria-label=${m?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function Rl({view:t,drawer:e,toggle:s,handle:n}){let{state:r,stopped:a}=w(),c=et(t)?.out,l=t.own_thumb!==null,i=Nt(t)&&!a;return E`<div class="ending ${l||c||a?"waits":""} ${i?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${a?E`<p class="thumb-in">${r.table?.outcome?.why}</p>`:c?E`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?E`<${Dl} up=${t.own_thumb.up} />`:E`<${Il} />`}
</div>`}function Dl({up:t}){let{state:e,view:s}=w(),{thumb:n}=_t();return E`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${Mo(e.table,s)}</span></p>
${!it(s)&&E`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function Il(){let{know:t,next:e}=_t();return E`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${so} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Be,useLayoutEffect as Pl,useRef as jl,useState as br}from"bombe/preact.js";var yr=["","",""];function kr({view:t,thumb:e,close:s}){let n=jl(null),[r,a]=br(yr),[c,l]=br(""),i=(g,b,k=!1)=>{l(""),a(M=>(k?yr:M).map((Y,ot)=>ot===g?b:Y))},u=T.filter((g,b)=>!r[b]);Pl(()=>{let g=document.activeElement,b=n.current;if(b)return b.showModal(),b.querySelector("input")?.focus(),()=>{b.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let b=d()[g];(b?b.querySelector("input:checked")??b.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=g=>{let{key:b,target:k}=g;if(b.length>1||b===" "||xt(g))return;g.preventDefault();let M=_e(g);if(!M)return l(o("no_such_digit",{sign:b}));let Y=d().findIndex(O=>O.contains(k)),ot=Y>=0?Y:r.indexOf(""),rt=Math.max(0,ot);i(rt,M,ot<0),p(rt+1)},h=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),p(r.indexOf(""))},m=g=>{g.preventDefault(),s()},v=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Be`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${v} onKeyDown=${$}>
<form onSubmit=${h}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(f)}</p>
<div class="know-wheels">
${T.map((g,b)=>Be`<${Nl} key=${g} place=${b} digit=${r[b]}
set=${k=>i(b,k)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var Nl=({place:t,digit:e,set:s})=>Be`<fieldset class="know-wheel ${z[t]}">
<legend><${tt} of=${T[t]} size=${22} /></legend>
${j.map(n=>Be`<label key=${n}>
<input type="radio" name="know-${z[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function C$(t,e,s){Ye(s),t.replaceChildren(),ql(A`<${zl} table=${e} />`,t)}function zl({table:t}){return Ue(t),A`<${Fl} key=${t.shown} table=${t} />`}function Fl({table:t}){let e=Ue(t),{view:s}=e,n=Un(t,s),[r,a]=St(""),[c,l]=St(""),[i,u]=St(""),[d,p]=St(null),[$,h]=St(0),[m,v]=St(!1),[f,g]=St(()=>t.state.trying&&ro()?"offered":""),b=Bl(S=>l(fe(S,o("no_answer"))),[]),k=gn(t,b),M=nr(t.watch&&s?.sheet?s:null),[Y,ot]=St(!1),rt=S=>Fe((k.of(S)==="+"?"+":"-")+S),O=bt(e),Mt=M?{...k,of:S=>M.struck.includes(S)?"-":""}:O?bn(k):Y?{...k,cycle:rt,put:rt}:k,Ps=S=>{if(!S)return;let at=I(qt(S));a(Mt.of(S)?st(at,Mt.of(S)):o("unmarked",{what:at}))},js=()=>Ps(Mt.undo()),Ns=()=>Ps(Mt.redo()),qs=_r(null),xr=n.digits.join("");wr(()=>{let S=ko(qs.current,e,xr);qs.current=s,S&&a(S)},[s]),zn(),wr(()=>{O&&(p(null),u(S=>S==="thumb"?"":S))},[O]);let Bs=(S,at,ct)=>Dt.confirm==="on"?p({title:S,yes:at,go:ct}):ct(),vr=S=>{Wt("card"),s&&!kt(s)&&h(F(s).indexOf(S))},Sr=()=>n.now().code,{ask:zs,asking:Mr,forget:Er}=dn({table:t,draft:Sr,surely:Bs,sent:vr,setAlert:l,refused:b}),de=_r(null),ze=async S=>{u(""),l(""),Er(),Wt("thumb");let at=t.act(`thumb ${S}`);de.current=at;try{await at;let{view:ct}=t.state;ct&&ct.seats.length===1&&!ct.over&&!it(ct)&&a(xs(ct))}catch(ct){b(ct)}finally{de.current===at&&(de.current=null)}},Cr=async()=>{try{await t.act("hint"),t.state.view&&a(Qn(t.state.view))}catch(S){b(S)}},Fe=async S=>{try{ur(),await t.act(`why ${S}`),t.state.view&&a(dr(t.state.view))}catch(at){b(at)}},Fs={thumb:ze,hint:Cr,why:Fe,picking:Y,setPicking:ot,next:()=>Bs(o("sure_next"),o("next_round"),()=>ze("down")),know:()=>u("thumb")};if(fn(t,de,{...n,...Fs,wheel:()=>n.now().wheel,ask:zs,undo:js,redo:Ns,show:h,list:()=>u("keys"),why:S=>S?rt(S):Fe(`-${n.now().code}`),sheet:()=>v(!m)}),e.closed)return A`<${Js} why=${e.closed} on=${o("back_home")} href="/" />`;if(!s)return A`<${Oo} table=${t} state=${e} />`;let Ks=$t(s)||O,Or=Ks&&L(s).proposal||n.digits.join(""),Gs=()=>{let S=()=>u("choose");e.trying||e.table?.phase!=="playing"?S():p({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:S})},Tr=(e.trying||e.table?.people.length===1)&&!t.watch&&!e.you?.origin,Ke=()=>u(""),Us=()=>p(null),Ar=()=>{Us(),d?.go()};return A`<${Qe.Provider} value=${{table:t,state:e,view:s,refused:b,stopped:O}}>
<p class="hush" role="status">${r}</p>
${c&&A`<${Gl} words=${c} close=${()=>l("")} />`}
${M&&A`<p class="note retold">${o("deduced",{worlds:M.worlds,codes:M.codes})}</p>`}
${f==="open"&&A`<${ao} close=${()=>g("")} />`}
${on(s)?A`<${Xo} view=${s} choose=${Gs} />`:A`<${Xe.Provider} value=${{...n,proposal:Or,locked:Ks}}>
<${we.Provider} value=${{ask:zs,asking:Mr}}>
<${ts.Provider} value=${Mt}>
<${es.Provider} value=${{tab:$,setTab:h}}>
<${ss.Provider} value=${Fs}>
<${Ul} view=${s} undo=${js} redo=${Ns} drawer=${m} setDrawer=${v} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${kr} view=${s} thumb=${ze} close=${Ke} />`}
${i==="keys"&&A`<${Zs} keys=${hn} tell=${Kl} close=${Ke} />`}
${i==="choose"&&A`<${Nn} table=${t} view=${s} close=${Ke} />`}
${d&&A`<${Ys} question=${d} close=${Us} yes=${Ar} />`}
<${en}>
<${jn} table=${t} state=${e} view=${s} choose=${Gs} refused=${b} />
${f==="offered"&&A`<button class="bar-new bar-lesson" onClick=${()=>g("open")}>
<span class="bar-long">${o("lesson")}</span><span class="bar-brief">${o("lesson_short")}</span></button>`}
${Tr&&A`<a class="bar-new" href="/g/turing_machine/school">${o("page_school")}</a>`}
<//>
<//>`}var Kl=t=>_(o(t)),Gl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,Ul=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Co} />
<${_n} />
${lt(t)?A`<${yo} />`:A`<${To} />`}
${lt(t)&&A`<${gr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${lt(t)&&A`<${no} />`}
${lt(t)&&A`<${$r} />`}
<${Re} />
</div>`;export{fl as inWords,C$ as mount,ml as partOf,hl as retold};
