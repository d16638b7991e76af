import{html as Xt,useLayoutEffect as Ur,useRef as Vr}from"bombe/preact.js";var Ye={},me="en";function Xs(t){Ye=t.words,me=t.lang}function r(t,e={}){let s=Ye[t];if(s===void 0)throw new Error(`no words for ${t}`);return Gr(s,e)}var Gr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),X=t=>new Intl.ListFormat(me,{type:"conjunction"}).format(t);function Y(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(me,{...n,...s}).format(t).replace("-","−")}function K(t,e,s=0,n={}){let a=new Intl.PluralRules(me,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ye[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:Y(e,s,n)})}function ge({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Vr(null);return Ur(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Xt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function tn({question:t,yes:e,close:s}){return Xt`<${ge} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function en({keys:t,close:e,tell:s=r}){return Xt`<${ge} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Xt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Xt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as pt,useEffect as Yr,useRef as Zr,useState as Jr}from"bombe/preact.js";var Qr=300;function st(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Xr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ta(t){let e=t.charCodeAt(0)-65;return Xr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function sn(t){let e=new Map,s=[...new Set(t)].sort().sort((o,a)=>[...o].length-[...a].length);for(let o of s){let a=([...o][0]??"").toUpperCase();e.set(a,[...e.get(a)??[],o])}let n=new Map;for(let[o,a]of e){let c=new Set;for(let l of a){let i=[...l].slice(1).join("").toLowerCase().replaceAll(" ",""),d=[.../[0-9]$/.exec(i)??[],...i||[""],...a.map(($,f)=>String(f+2))],p=a.length===1?o:o+d.find($=>!c.has(o+$));c.add(p),n.set(l,p)}}return n}function be({name:t,bot:e,mark:s}){let n=([...t][0]??" ").toUpperCase(),o=s??n,a=[...o].length>1;return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${a?"two":""} x=${a?16:17} y="29" text-anchor="middle">${o}</text>
${[...ta(n)].map((c,l)=>c==="1"?pt`<rect x="31" y=${5.5+7*l} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*l} width="1.2" height="1.2" />`)}
</svg>`}var nn=({why:t,on:e,href:s})=>pt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function on({chat:t,you:e}){let s=Zr(null);Yr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&pt`<ol>
${t.map((o,a)=>pt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function rn({table:t,you:e,refused:s}){let[n,o]=Jr("");if(!e?.speak)return pt`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${Qr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as T,render as ii,useCallback as ui,useEffect as Rr,useRef as Ke,useState as St}from"bombe/preact.js";import{html as ea,render as sa,useEffect as an,useState as na}from"bombe/preact.js";function Ze(t){let[e,s]=na(t.state);return an(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),It=typeof document>"u"?{}:document.documentElement.dataset,ye=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function cn({children:t}){return an(()=>{let e=document.getElementById("bar");e&&sa(ea`${t}`,e)}),null}import{html as ra,useEffect as aa,useLayoutEffect as ca,useRef as la,useState as ia}from"bombe/preact.js";import{html as Pt}from"bombe/preact.js";var Je={},ke=new Map,Mt;function Qe(t){Xs(t),Je=t.cards,ke=new Map;for(let e of Object.values(Je))for(let s of e.laws)s.name=`${e.number}${s.letter}`,ke.set(s.name,{card:e,law:s});Mt=t}var nt=t=>Je[t];var jt=t=>ke.get(t),bt=t=>ke.get(t)?.law.text??t,yt=t=>Mt.options[t],ln=()=>Object.keys(Mt.options),te=()=>Mt.booklet,Xe=()=>Mt.questions,we=()=>Mt.rungs,Nt=()=>Mt.lesson;var O=["▲","■","●"],G=["t","s","c"],B=["1","2","3","4","5"],un={"▲":"t","■":"s","●":"c"},oa={"▲":"triangle","■":"square","●":"circle"},P=t=>Ct(t.replace(/[▲■●]/g,e=>r(oa[e]))),ts=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Ct=t=>t.replace(/\.$/,"");function ot({of:t,size:e=16}){let s=un[t];return Pt`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Pt`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Pt`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Pt`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${P(t)}</span></span>`}var v=(t,e)=>t.split(/([▲■●])/).map(s=>s in un?Pt`<${ot} of=${s} size=${e} />`:s),z=({of:t,cls:e=""})=>Pt`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var dn=8,ua=["Tab","Shift","Control","Alt","Meta"];function pn({words:t,close:e}){let s=la(null),[n,o]=ia(null);return ca(()=>{let a=()=>o(s.current&&da(s.current,document.querySelector(".reading")));return a(),addEventListener("resize",a),addEventListener("scroll",a,!0),()=>{removeEventListener("resize",a),removeEventListener("scroll",a,!0)}},[t]),aa(()=>{let a=c=>{let{key:l}=c;(!ua.includes(l)&&!s.current?.contains(c.target)||l==="Escape")&&e()};return addEventListener("keydown",a,!0),addEventListener("click",a,!0),()=>{removeEventListener("keydown",a,!0),removeEventListener("click",a,!0)}},[]),ra`<div class="alert" ref=${s} style=${n}><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`}function da(t,e){if(!e)return null;let{left:s,width:n,bottom:o}=e.getBoundingClientRect(),a=t.getBoundingClientRect(),c=a.width/t.offsetWidth,l=Math.min(Math.max(o,a.height+dn),innerHeight-dn);return{bottom:`${(innerHeight-l)/c}px`,top:"auto",left:`${s/c}px`,width:`${n/c}px`,transform:"none"}}import{useRef as kn,useState as ha}from"bombe/preact.js";var $t=t=>!!t.sheet,$n=t=>t.over,es=({table:t,view:e})=>!!(e&&!e.over&&t?.phase==="over"),kt=t=>es(t)||!!(t.view&&pa(t.you)),pa=t=>!!(t&&t.who!==null&&!t.here),$a=["outcome","secret","held","solution","id","declared","last_thumbs","sheets"];function hn(t){let e=Object.fromEntries(Object.entries(t).filter(([n])=>!$a.includes(n))),s=t.machine&&{level:t.machine.level};return{...e,machine:s,over:!1}}var wt=t=>t.machine?.answered?t.machine:null,ct=t=>!!t.machine?.thinking,j=t=>[...t.verifiers],lt=t=>t.mode==="nightmare",fn=t=>t.groups.map(e=>e.join("+")).join(" "),tt=t=>t.you===null?void 0:t.seats[t.you],A=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},_t=t=>$t(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),qt=t=>$t(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!tt(t)?.out,ht=t=>Object.keys(A(t).answers).length>0,_e=t=>$t(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),mn=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),ee=(t,e)=>!!t.sheet?.unsound?.includes(e),gn=new Map(G.flatMap((t,e)=>B.map(s=>[t+s,{place:e,digit:s}])));function Bt(t){let e=gn.get(t);return e?`${O[e.place]} ${e.digit}`:bt(t)}var xe=t=>t===""?"-":t==="-"?"+":"",bn=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function yn(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>G[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>gn.has(a)||jt(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var fa=400;function wn({table:t,draft:e,hold:s,surely:n,sent:o,setAlert:a,refused:c}){let[l,i]=ha(null),u=kn({letter:"",at:0}),d=kn(new Set),p=m=>{let{view:y}=t.state;if(!y||kt(t.state))return;let{answers:h,proposal:g}=A(y),C=m===u.current.letter&&Date.now()-u.current.at<fa;if(qt(y)&&!(m in h)&&a(r("round_spent")),!_t(y)||m in h||d.current.has(m)||C)return;let x=ht(y)&&g?g:e();n(r("sure_ask",{letter:m,code:x}),r("ask_letter",{letter:m}),()=>$(m))},$=async m=>{let{view:y}=t.state;if(!y||!_t(y)||m in A(y).answers||d.current.has(m))return;let h=ht(y)?A(y).proposal:e();u.current={letter:m,at:Date.now()},d.current.add(m),i(m),s(!0),o(m),a("");try{await t.act(`ask ${h} ${m}`)}catch(g){c(g)}finally{d.current.delete(m),s(!1),i(null)}};return{ask:p,asking:l,forget:()=>{u.current.letter=""}}}import{createContext as zt,useContext as _n}from"bombe/preact.js";var ve=zt(null),ss=zt(null),Se=zt(null),ns=zt(null),os=zt(null),rs=zt(null);function Ft(t){let e=_n(t);if(e===null)throw new Error("this is a part of a board");return e}var k=()=>Ft(ve),Ot=()=>Ft(ss),se=()=>Ft(Se),xn=()=>_n(Se)!==null,Tt=()=>Ft(ns),Kt=()=>Ft(os),it=()=>Ft(rs);import{useEffect as ma,useRef as ga}from"bombe/preact.js";var Ee=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,xt=t=>t.ctrlKey||t.altKey||t.metaKey,vn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function Sn(t,e,s){let n=ga((()=>{}));ma(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||xt(a))&&!(It.keys==="off"||!c||c.over||!c.sheet||kt(t.state))){if(e.current){if(a.key.toLowerCase()==="n")return;let u=()=>n.current(a);e.current.then(u,u);return}ba(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function ba(t,e,s,n){let{key:o,shiftKey:a}=t,c=Ee(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=j(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as Sa,useLayoutEffect as Tn,useRef as Lt,useState as An}from"bombe/preact.js";import{html as U}from"bombe/preact.js";var En="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ya="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ka={up:U`<path d=${En} />`,down:U`<path d=${En} transform="rotate(180 12 12)" />`,undo:U`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:U`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:U`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:U`<path class="pen" d="M6 14l6-6l6 6" />`,sink:U`<path class="pen" d="M6 10l6 6l6-6" />`,close:U`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:U`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:U`<path class="pen" d=${ya} />`,talk:U`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:U`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},M=({of:t,size:e=20})=>U`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${ka[t]}</svg>`,Z=({passed:t,size:e=22})=>U`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?U`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:U`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as wa,useState as _a}from"bombe/preact.js";function Mn(t,e){let[,s]=_a(0);return wa(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(bn(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,xe(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Cn=t=>({of:t.of,put:()=>{},cycle:()=>{},undo:()=>null,redo:()=>null,canUndo:!1,canRedo:!1,resting:!0}),At=t=>t==="-"?"struck":t==="+"?"kept":"";function rt(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var ne=(t,e)=>({"data-target":e,"aria-disabled":t.resting?"true":null,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as N}from"bombe/preact.js";var oe=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function Me({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=nt(t),l=`h${a}`;return N`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?N`<span class="sample-disc" aria-hidden="true">${e}</span>`:N`<span class="mono">${t}</span>`}
<${z} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&N`<span class="hush">${r("sample_of",{letter:e})} </span>`}${v(c.title,15)}<${as} of=${c} /><//>
${c.grid?N`<${va} shown=${c} />`:N`<ul class="sample-laws">
${c.laws.map(i=>N`<${xa} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&N`<${o} shown=${c} />`}
</div>
</article>`}var as=({of:t})=>t.hard?N` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,xa=({law:t,state:e})=>N`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${z} of=${t.picture} />
<span class="sample-words">${v(t.words,13)}</span>
${e&&N`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function va({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>N`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${z} of=${o.get(c)?.picture} /></span>`;return N`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>N`<${z} of=${c} cls="column" />`)}
${s.map((c,l)=>N`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var On=({name:t,digits:e,set:s})=>N`<div class="pick">
${O.map((n,o)=>N`<fieldset class="pick-row ${G[o]}">
<legend>${v(n,18)}</legend>
${B.map(a=>N`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var Ce="(min-width: 1180px)",Oe="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Ea=90;function Ln(){let{view:t}=k(),{tab:e,setTab:s}=Kt(),{deck:n,scrolled:o}=Ma(e,s),[a,c]=An(null),l=j(t),i=lt(t),{answers:u}=A(t),d=p=>i?null:l[p];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>b`<${Ta} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,$)=>{let f=`card-${l[$]}`,m=()=>c($);return p.length>1?b`<${La} key=${$} id=${f} letter=${l[$]} numbers=${p} enlarge=${m} />`:b`<${cs} key=${$} id=${f} letter=${d($)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&b`<${Ha} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function Ma(t,e){let s=Lt(null),n=Lt(void 0),o=Lt(0);return Tn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t,clearTimeout(n.current);let i=l.offsetLeft-c.offsetLeft-Oa(c);c.scrollTo({left:i,behavior:Ca()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},Ea)}}}var Ca=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Oa=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,Ta=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${Aa(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${Z} passed=${n} size=${18} />`}
</button>`;function Aa(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var Hn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},La=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${Hn(n)}>
<${cs} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${cs} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Wn=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function Ha({letter:t,numbers:e,opener:s,close:n}){let o=Lt(null),a=Tt();Tn(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>Wa(i,a)}>
<div class="large-head">
<${Wn} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${Ra} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function Wa(t,e){t.key.toLowerCase()!=="z"||xt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function Ra({number:t,whose:e}){let s=nt(t);return b`<section class="spread" aria-label=${P(s.title)}>
<div class="spread-head"><h3 class="title">${v(s.title,17)}</h3>
<${z} of=${s.key} cls="key" /></div>
<p class="spread-text">${v(s.text,14)} <${Rn} of=${t} /></p>
${s.grid?b`<${Pn} shown=${s} />
<details><summary>${r("check_what")}</summary><${Dn} shown=${s} /></details>`:b`<${In} shown=${s} whole />`}
${e&&b`<${Nn} number=${t} />`}
</section>`}function cs({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{table:a,view:c}=k(),l=xn(),i=nt(e),[u,d]=An(!1),p=Lt(null),$=t===null?"card_of_nobody":n?"card_of_two":"card_of",f=()=>{d(!1),p.current?.focus()},m=y=>{y.stopPropagation(),n&&matchMedia(Oe).matches?o():d(!u)};return b`<article class="card laws${i.laws.length} ${i.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${P(r($,{letter:t??"",title:i.title}))}
onKeyDown=${Hn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${Wn} letter=${t} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${u} onClick=${m}><${M} of="about" size=${19} /></button>
<${z} of=${i.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${v(i.title,15)}<${as} of=${i} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${P(r("enlarge_card",{title:i.title}))}>
<${M} of="enlarge" size=${18} /></button>
</div>
${i.grid?b`<${Pn} shown=${i} />`:b`<${In} shown=${i} />`}
${!n&&_e(c)&&!a.past&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${Nn} number=${e} />`}
${t!==null&&!n&&c.sheet&&l&&b`<${Pa} letter=${t} />`}
${u&&b`<${Da} shown=${i} close=${f} />`}
</article>`}function Da({shown:t,close:e}){let s=Lt(null),n=Lt(null);return Sa(()=>{n.current?.focus(),s.current?.scrollTo(0,0)},[]),b`<div class="about" ref=${s} onKeyDown=${a=>a.key==="Escape"&&e()}>
<p>${v(t.text,14)}</p>
<${Dn} shown=${t} />
<p><${Rn} of=${t.number} /></p>
<button class="button" ref=${n} onClick=${e}>${r("close")}</button>
</div>`}var Rn=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,Dn=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${v(e.text,14)}</span></li>`)}</ul>`,In=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${jn} law=${s}>
<${z} of=${s.picture} />
<span class="law-words">${v(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Pn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${jn} key=${c} law=${o.get(c)}><${z} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${z} of=${c} cls="column" />`)}
${s.map((c,l)=>b`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function jn({law:t,children:e}){let{view:s}=k(),n=Tt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:P(t.text)});if(!$t(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=ee(s,t.name),l=mn(s,t.name);return b`<button class="law ${At(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${rt(a,o,c,l)} title=${t.text}
data-name=${t.name} ...${ne(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Nn({number:t}){let{view:e}=k();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${j(e).map(s=>b`<${Ia} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function Ia({letter:t,target:e}){let{view:s}=k(),n=Tt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=ee(s,e);return b`<button class="owner ${At(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${rt(r("whose_is",{letter:t}),o,a)}
...${ne(n,e)}>${t}</button>`}function Pa({letter:t}){let{view:e,stopped:s}=k(),{ask:n,asking:o}=se(),a=A(e).answers[t],c=a!==void 0;return b`<button class="ask-here ${c?"done":""} ${o===t?"busy":""}"
aria-disabled=${c||s||!_t(e)} onClick=${()=>n(t)}
aria-label=${c?r(a?"answered_yes":"answered_no",{letter:t}):null}>
${c?b`<${Z} passed=${a} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as Ba,useRef as za,useState as ps}from"bombe/preact.js";var qn="choice",ls=["new","named","booklet"],Bn=/^aid_/,is=200,re=()=>ln().filter(t=>Bn.test(t));function ja(t,e){return t==="kind"?ls.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=is:t==="booklet"?te().some(({number:s})=>s===e):yt(t).choices.some(s=>s===e)}function zn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(re().map(n=>[n,t.aids.includes(n.replace(Bn,""))]))},s=Na();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&ja(n,s[n])?s[n]:o]))}function Na(){try{return JSON.parse(localStorage.getItem(qn)??"null")??{}}catch{return{}}}function Fn(t){try{localStorage.setItem(qn,JSON.stringify(t))}catch{}}function Kn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(re().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as us}from"bombe/preact.js";var Ht=t=>r(`level_${t}`);function Gt({view:t}){let e=qa(t);return e.length?us`<ul class="small-print">${e.map(s=>us`<li key=${s}>${s}</li>`)}</ul>`:null}var Gn=({view:t})=>t.seats.length>1&&t.aids.length>0&&us`<p class="small-print">${Te(t.aids)}</p>`,Te=t=>r("aids",{aids:X(t.map(e=>r(`aid_${e}`)))});function ds({missed:t=[]}){return t.length>1?r("after_wrong_many",{codes:X(t)}):t.length?r("after_wrong",{code:t[0]}):""}function qa(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Ht(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(Te(t.aids)),t.missed&&e.push(Ct(ds(t))),t.chosen&&e.push(r("chosen")),e}var Un=t=>r(`share_${t}`),Vn=t=>r(`share_${t}`);function Yn({table:t,state:e,view:s,choose:n,refused:o}){Ba(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&Un(s.mode),Vn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${fn(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${Fa} origin=${e.you.origin} />`:H`<${$s} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var Fa=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${r("branch_back",{n:s+1})}</a>`;function $s({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Zn({table:t,view:e,close:s}){let[n,o]=ps(()=>zn(e)),[a,c]=ps(!1),[l,i]=ps(""),u=za(null),d=h=>g=>{i(""),o(C=>({...C,[h]:g}))},{kind:p}=n,$=h=>{i(ts(h)),c(!1),u.current?.focus()},f=async h=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(r("named_missing"));c(!0),i("");try{await h(Kn(n)),Fn(n)}catch(g){$(ye(g,r("no_answer")))}}},m=h=>{h.preventDefault(),f(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},y=()=>f(async h=>{let{machine:g,...C}=p==="new"?h:(await t.look(h)).options;await t.gather(C)});return H`<${ge} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${ae} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${ls}
words=${h=>r(`kind_${h}`)} />
<div class="choose-which">
${p==="new"&&H`<${Ka} choice=${n} set=${d} />`}
${p==="named"&&H`<${Ga} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&H`<${Ua} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ae} legend=${r("when_alone",{title:yt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${yt("machine").choices} words=${Ht}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${re().some(h=>n[h])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${re().map(h=>H`<${Jn} key=${h} name=${h} value=${n[h]} set=${d(h)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&p!=="named"&&H`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${y}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Ka({choice:t,set:e}){let s=n=>({name:n,legend:yt(n).title,value:t[n],set:e(n),choices:yt(n).choices});return H`
<${ae} ...${s("mode")} words=${Un} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${ae} ...${s("verifiers")} words=${String} />
<${ae} ...${s("difficulty")} words=${Vn} />
</div>
<${Jn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Ga({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${is}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Ua=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${te().map(({number:s,verifiers:n,difficulty:o,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:te().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ae=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>H`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${ts(c(i))}</span>
</label>`)}</div>
${l&&H`<p class="note">${l}</p>`}
</fieldset>`;function Jn({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${yt(t).title}</span>
</label>`}import{useEffect as Qn}from"bombe/preact.js";function Xn(t){Qn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Qn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Xa,useRef as tc,useState as ec}from"bombe/preact.js";import{html as ce,useEffect as Va,useRef as hs}from"bombe/preact.js";var Ya=44,Za=90,fs=!1;function to(t){fs=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),fs=!1}var Ja=(t,e)=>(Number(t)-Number(e)+7)%5-2,eo=(t,e)=>B[(B.indexOf(t)+e+5)%5],so=()=>ce`<div class="wheels">${O.map((t,e)=>ce`<${Qa} place=${e} />`)}</div>`;function Qa({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=Ot(),l=hs(null),i=hs(null),u=hs(0),d=e[t],p=O[t];Va(()=>{a===t&&document.activeElement?.closest(".drum")&&to(l.current)},[d,a]);let $=x=>{if(xt(x))return;let{key:S}=x;if(S==="ArrowUp"||S==="ArrowDown")o(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let q=(t+(S==="ArrowLeft"?2:1))%3;c(q),to(l.current?.closest(".wheels")?.querySelectorAll(".drum")[q])}else return;x.preventDefault()},f=x=>{x.preventDefault(),!(s||x.timeStamp-u.current<Za||Math.abs(x.deltaY)<4)&&(u.current=x.timeStamp,o(t,x.deltaY>0?1:-1))},m=x=>{s||(i.current={y:x.clientY,moved:!1,id:x.pointerId}),c(t)},y=x=>{let S=i.current;!S||Math.abs(x.clientY-S.y)<Ya*.6||(S.moved||l.current?.setPointerCapture(S.id),S.moved=!0,o(t,x.clientY<S.y?1:-1),S.y=x.clientY)},h=()=>{setTimeout(()=>{i.current=null})},g=x=>{let S=Ja(x,d);return ce`<button key=${x} type="button" role="radio" class="digit away${S}"
aria-checked=${x===d} tabindex=${x===d?0:-1} aria-disabled=${s}
onFocus=${()=>fs||c(t)} onClick=${()=>i.current?.moved||n(t,x)}>${S===0&&ce`<span class="inner-shape" aria-hidden="true"><${ot} of=${p} size=${24} /></span>`}<span>${x}</span></button>`},C=`${s?"locked":""} ${a===t?"turning":""}`;return ce`<div class="wheel ${G[t]} ${C}">
<span class="wheel-shape" aria-hidden="true"><${ot} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${P(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${f} onPointerDown=${m} onPointerMove=${y} onPointerUp=${h}
onPointerCancel=${h}>
${B.map(g)}
</div>
</div>`}function no(t,e){let s=tc({digits:["1","1","1"],wheel:0,sent:0}),[,n]=ec(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&A(e).proposal;Xa(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&ht(t.state.view)||kt(t.state)||s.current.sent||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,hold:l=>o({sent:s.current.sent+(l?1:-1)}),turn:(l,i)=>c(l,eo(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Wt,useEffect as Ae,useLayoutEffect as cc,useRef as lc,useState as co}from"bombe/preact.js";var gs=t=>{let e=jt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function ms(t){let e=t.slice(1),s=G.indexOf(e[0]);return s>=0&&B.includes(e[1])?O[s]+e[1]:/^[A-F]/.test(e)?r("step_owner",{v:e[0],card:e.slice(1)}):gs(e)}var sc=t=>t[0]==="-"?r("step_not",{thing:ms(t)}):ms(t),nc=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),oc=(t,e)=>r("step_and",{one:t,other:e}),rc={law:gs,suppose:ut,each:t=>t.map(ut).reduce(oc)},oo={laws:gs,things:ms,known:sc,answers:nc,codes:String,vs:String,pairs:ut},ac={laws:/^step_(with|each|example|only)/,vs:/^step_check_one_each/,codes:/^step_(then|with)_many/};function ro(t,e,s){if(!oo[e])return rc[e]?.(s)??String(s);let n=s.map(oo[e]);return n.length<2||!ac[e]?.test(t)?n.join(", "):r("step_all_of",{some:n.slice(0,-1).join(", "),last:n.at(-1)})}function ut({key:t,values:e}){let s=Object.entries(e).map(([n,o])=>[n,ro(t,n,o)]);return r(t,Object.fromEntries(s))}function ao({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(ut).join(" "));let s=e.law?{...e,law:bt(e.law)}:e;return[r(t,{...s,...e.answers?{answers:ro(t,"answers",e.answers)}:{}})]}var ic=300,ft=8,uc=200,ks=t=>t.sheet?.hint??null,bs=t=>tt(t)?.hints??0;function lo(t){let e=ks(t)?.lines.at(-1);return e?io(t,e).join(" "):""}function io(t,{key:e,values:s}){let{laws:n,...o}=s;return n&&(o.world=j(t).map((a,c)=>r("named",{who:a,what:Ct(bt(n[c]))})).join(", ")),ao({key:e,values:o})}var le={at:0,heard:new Set};function ys(t){le.at=t;for(let e of le.heard)e({})}function uo(){let[,t]=co(null);return Ae(()=>(le.heard.add(t),()=>{le.heard.delete(t)}),[]),le.at}var ws=({rung:t})=>Array.from({length:we()},(e,s)=>Wt`<i class=${s<t?"used":""}></i>`),po=({rung:t})=>Wt`<span class="hint-pips" aria-hidden="true"><${ws} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function $o(){let{view:t}=k(),{hint:e}=it(),s=uo()===bs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ks(t)?.rung??0,o=n>0&&!s;return Wt`<button class="button hint-key" onClick=${()=>n<we()?e():ys(s?0:bs(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${M} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${po} rung=${n} />
</button>`}function ho(){let{view:t,stopped:e}=k(),{hint:s}=it(),{setTab:n}=Kt(),o=lc(null),[a,c]=co(null),l=ks(t),i=bs(t),u=uo()===i,d=l!==null&&!u,p=d?dc(t,l):-1;Ae(()=>()=>ys(0),[]),Ae(()=>{p>=0&&n(p)},[i,p]),cc(()=>{let f=o.current?.closest(".board");if(!d||!f)return;let m=()=>c(h=>pc(h,$c(f,p<0?null:j(t)[p])));m(),o.current?.scrollTo(0,o.current.scrollHeight);let y=new ResizeObserver(m);return y.observe(f),addEventListener("resize",m),()=>{y.disconnect(),removeEventListener("resize",m)}},[d,p,i]);let $=()=>{ys(i),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ae(()=>{if(!d)return;let f=m=>{m.key==="Escape"&&!m.defaultPrevented&&!document.querySelector("dialog[open]")&&$()};return document.addEventListener("keydown",f),()=>document.removeEventListener("keydown",f)},[d,i]),d?Wt`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${o} style=${a?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${M} of="hint" size=${20} /><b>${r("hint")}</b><${po} rung=${l.rung} />
${l.rung<we()&&!e&&Wt`<button class="button hint-more" onClick=${s}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${M} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(f=>Wt`<li key=${f.key}>${io(t,f).map(m=>Wt`<p>${v(m,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function dc(t,e){return lt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:j(t).indexOf(e.verifier)}var pc=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function $c(t,e){let s=h=>t.querySelector(h).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=h=>`${h/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(Oe).matches;if(c&&!i){let h=c.getBoundingClientRect(),{right:g}=s(".cards"),C=Math.max(h.width,Math.min(ic,g-n.left)),x=Math.min(h.left,g-C)-n.left,S=h.bottom-n.top+ft,q=h.left-n.left-x+30;return{kind:"under",style:{left:a(x),top:a(S),width:a(C),"--tip":a(q)}}}if(matchMedia(Ce).matches){let h=s(".sheet"),g=h.left-n.left+ft,C=n.bottom-l.top+ft;return{kind:"",style:{left:a(g),width:a(h.width-2*ft),bottom:a(C)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=uc?p:innerHeight-u-2*ft,[f,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ft}px`,maxHeight:`${$-ft}px`,left:`${f+ft}px`,right:`${m+ft}px`}}}import{html as R,useEffect as hc,useRef as fc,useState as ie}from"bombe/preact.js";var fo="lesson",mc=4;function mo(){try{return localStorage.getItem(fo)!=="done"}catch{return!1}}function gc(){try{localStorage.setItem(fo,"done")}catch{}}var Le=[bc,yc,wc,_c,xc];function go({close:t}){let[e,s]=ie(0),n=fc(null);hc(()=>n.current?.focus(),[e]);let o=()=>{gc(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=Le[e],l=e===Le.length-1;return R`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:Le.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Le.map((i,u)=>R`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function bc(){return R`<div class="lesson-body">
<${Me} number=${Nt().card} letter="A" />
<div class="lesson-text">
<p>${v(r("lesson_code"))}</p>
<p>${v(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function yc(){let{card:t,held:e,digits:s}=Nt(),[n,o]=ie(["3","4","1"]),[a,c]=ie([]),l=($,f)=>s[$].includes(f[1]),i=()=>{let $=n.join(""),f=a.filter(m=>m.code!==$);c([{code:$,passed:l(e,$)},...f].slice(0,mc))},u=$=>a.every(({code:f,passed:m})=>l($,f)===m),d=Object.keys(s).filter(u);return R`<div class="lesson-body">
<${Me} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${On} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&R`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:f})=>R`<${kc} passed=${f} code=${$} />`)}
${a.length>0&&R`<p>${v(d.length===1?r("lesson_one_left",{letter:jt(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var kc=({passed:t,code:e})=>R`<p class="lesson-answer"><${Z} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function wc(){let{refused:t,maybe:e}=Nt(),[s,n]=ie(null),o=({name:a})=>a===t.law?"kept":"";return R`<div class="lesson-body">
<${Me} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${Z} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${v(r("lesson_means"))}</p>
<p>${v(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>R`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&R`<p class="lesson-answer"><${Z} passed=${s.passed} />${" "}
<span>${v(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function _c(){return R`<div class="lesson-body">
<${Sc} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function xc(){return R`<div class="lesson-body">
<div class="lesson-marks">
${nt(Nt().card).laws.map(t=>R`<${vc} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${v(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${M} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${M} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function vc({law:t}){let[e,s]=ie(""),n=P(r("law_is",{letter:t.letter,words:t.words}));return R`<button class="law ${At(e)}" aria-pressed=${e!==""} aria-label=${rt(n,e)}
onClick=${()=>s(xe(e))}><${z} of=${t.picture} />
<span class="law-words">${v(t.words,14)}</span></button>`}function Sc(){let{verifiers:t,verdicts:e}=Nt();return R`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>R`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>R`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>R`<td><${Z} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as L,useEffect as He,useMemo as Tc,useRef as Oo,useState as To}from"bombe/preact.js";var _s=null;function ue(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function bo(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var Ec=()=>It.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function yo({heard:t,felt:e}){Ec()&&(e.length&&navigator.vibrate?.(e),_s??=new AudioContext,_s.resume().catch(()=>{}),t(_s))}var Mc={card:{heard:bo,felt:[]},yes:{heard:t=>{ue(t,"sine",[660,660],0,.12,.12),ue(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>ue(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>ue(t,"sine",[150,62],0,.18,.3),felt:[30]}},Rt=t=>yo(Mc[t]);import{html as dt}from"bombe/preact.js";var Ut={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},at={wide:480,high:136},xs=[[1,0],[2,3],[3,2]],ko=(t,e,s,n)=>B[(e+xs[t][0]*s+xs[t][1]*n)%5],wo=(t,e,s)=>[Ut.left+(s*5+t)*Ut.wide+s*Ut.gap,Ut.top+e*Ut.high];function*_o(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Cc(t,e){let[s,n]=Ut.hole,o="",a="";for(let c of _o()){let[l,i]=wo(...c);ko(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var xo=xs.map((t,e)=>Object.fromEntries(B.map(s=>[s,Cc(e,s)])));function vo(t){for(let e of _o())if([...t].every((s,n)=>ko(n,...e)===s))return wo(...e);throw new Error(`no hole for ${t}`)}var vs=`M12 0H${at.wide-6}q6 0 6 6V${at.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,So=t=>`M${at.wide-8} ${t}h${t+2}q6 0 6 6V${at.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${at.high-8}H${at.wide-8}z`;function Ss({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=xo[t][e],c=G[t];return dt`<g class="punch ${c}-stock">
${n&&dt`<path class="stock rim" d=${So(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${vs+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&dt`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&dt`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&dt`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Mo({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return dt`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&dt`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${at.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${vs} transform="translate(7 7)" />
<text class="tab-digit" x=${at.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${Ss} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${Ss} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${Ss} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&dt`<${Oc} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&dt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var Eo=36;function Oc({code:t,passed:e}){let[s,n]=vo(t),o=Math.min(at.wide-30,Math.max(30,s)),a=Math.min(at.high-26,Math.max(Eo+2,n));return dt`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${Eo} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var Ac=250;function Co(t){let e=Tc(()=>matchMedia(t),[t]),[,s]=To(0);return He(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Lc(){let{table:t,view:e,refused:s}=k(),{digits:n,locked:o}=Ot(),a=Oo(!0),c=n.join("");He(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||A(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),Ac);return()=>clearTimeout(l)},[c])}function Hc(){let{table:t,view:e}=k(),{tab:s}=Kt(),n=Co("(max-height: 759px), (max-width: 359px)"),o=Co("(max-height: 899px)"),a=e.groups[s]??[],c=a.length>1||!!nt(a[0])?.grid||lt(e);return n||o&&e.seats.length>1||c||!!t.past}function Ao(){let{table:t,view:e,stopped:s}=k(),{proposal:n}=Ot(),o=ht(e),a=qt(e)&&!s,{asking:c}=se(),[l,i]=To(null),{answers:u}=A(e),d=Object.keys(u);He(()=>i(null),[e.round,d.length]);let p=Oo(d.length);He(()=>{d.length>p.current&&Rt(u[d.at(-1)]?"yes":"no"),p.current=d.length},[d.length]),Lc();let $=Hc(),f=c??(l!==null&&l in u?l:d.at(-1))??null,m=f===null?null:u[f]??null;return L`<section class="engine ${$?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${o?"":"free"}">
<${M} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${so} />
${!s&&L`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>`}
</div>
<div class="reading">
<p class="line"><span class="caps">${f?r("reads",{letter:f}):r("reader")}</span>
<${Wc} view=${e} /></p>
<${Mo} code=${n} letter=${f} passed=${m} />
<${Rc} view=${e} code=${n} letter=${f} passed=${m} />
${_e(e)&&!s&&!t.past||a?L`<p class="small-print">${r(a?"round_spent":"press_laws")}</p>
<${Gn} view=${e} />`:L`<${Gt} view=${e} />`}
</div>
<${Ic} view=${e} />
<${qc} answers=${u} shown=${f} look=${i} />
</section>`}function Wc({view:t}){let{table:e}=k(),s=e.past?Lo(t).filter(a=>a===null).length:t.left??0,n=tt(t)?.questions??0,o=r("round",{n:t.round});return L`<span class="caps tally">
<span class="tally-long">${n?r("round_questions",{n:t.round,asked:n}):o}</span>
<span class="tally-short">${o}</span>${" "}${!tt(t)?.out&&L`<${Nc} left=${s} />`}</span>`}function Rc({view:t,code:e,letter:s,passed:n}){let{table:o,stopped:a}=k(),c=(o.past||a)&&!s,[l,i]=c?["",""]:Dc(t,e,s,n),u=d=>d.preventDefault();return L`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${l}</b> ${i}</p>
${Object.keys(A(t).answers).length+t.round>1&&L`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${u}>${r("peek")}</button>`}
</div>`}function Dc(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return tt(t)?.out?["",""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function Lo(t){let e=Object.entries(A(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?tt(t)?.handicap??0:0,n=Math.max(0,Xe()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function Ic({view:t}){let{stopped:e}=k(),s=Lo(t),n=s.filter(Boolean).length;return L`<ol class="questions" aria-label=${r("questions_of_round")}>
${s.map((o,a)=>L`<li class="question ${o?"used":""}">
<span class="question-number" aria-hidden="true">${a+1}</span>
${o===null?L`<span>${e?"":jc(a,n,t)}</span>`:o==="filled"?L`<span>${r("filled_in")}</span>`:L`<${Pc} letter=${o.letter} passed=${o.passed} />`}
</li>`)}
</ol>`}var Pc=({letter:t,passed:e})=>L`<b aria-hidden="true">${t}</b><${Z} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function jc(t,e,s){return _t(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function Nc({left:t}){let e=Xe(),s=Array.from({length:e},(n,o)=>L`<i class=${o<e-t?"used":""}></i>`);return L`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function qc({answers:t,shown:e,look:s}){let{view:n}=k();return L`<div class="ask-keys k${n.verifiers.length}">
${j(n).map(o=>L`<${Bc} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function Bc({letter:t,passed:e,shown:s,look:n}){let{view:o,stopped:a}=k(),{ask:c,asking:l}=se(),i=e!==void 0,u=r(i?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return L`<button class="ask-key ${i?"done":""} ${l===t?"busy":""}"
aria-disabled=${!i&&(a||!_t(o))} aria-label=${u}
aria-current=${i&&s?"true":null}
onClick=${()=>i?n():c(t)}>
${i?L`${t} <${Z} passed=${e} size=${26} />`:L`<span class="ask-long">${u}</span><span class="ask-short">${t} ?</span>`}
</button>`}var Ms=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,Es=t=>[...t??""].join(" "),zc=(t,e)=>t.shown!==e.shown||t.table&&e.table&&t.table.matches!==e.table.matches;function Ho(t,e,s){let{table:n,view:o}=e,a=t?.view;if(!t||!a?.sheet||!o?.sheet||o.over)return"";if(a.over||zc(t,e))return Ms(o);if(ct(o))return ct(a)?"":r("machine_thinks");let c=a.sheet.rounds,l=o.sheet.rounds.flatMap(({proposal:u,answers:d},p)=>Object.entries(d).filter(([$])=>!($ in(c[p]?.answers??{}))).map(([$,f])=>r(f?"heard_yes":"heard_no",{letter:$,code:Es(u),left:o.left??0})));if(!o.coop)return l.join(" ");let{proposal:i}=A(o);!l.length&&i&&i!==s&&i!==A(a).proposal&&l.push(r("proposal_now",{code:Es(i)}));for(let{at:u,name:d,me:p}of st(n,o)){let[$,f]=[o.team_thumbs?.[u],a.team_thumbs?.[u]];p||!$||$.up===f?.up&&$.code===f?.code||l.push($.up?r("sure_of",{name:d,code:Es($.code)}):r("thumb_of_down",{name:d}))}return l.join(" ")}import{html as Fc,useEffect as Kc,useState as Gc}from"bombe/preact.js";var We=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Wo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var Cs=new We;function Ro({deadline:t,timer:e=0}){let[,s]=Gc(0);if(Kc(()=>{if(!t)return;Cs.ask(),Cs.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,Cs.left(t));return Fc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${Wo(n)}</span>
</p>`}import{html as _,useEffect as nl,useState as qo}from"bombe/preact.js";import{html as Os}from"bombe/preact.js";var de=({up:t})=>Os`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Do=()=>Os`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Re=({passed:t})=>Os`<span class="answered"><${Z} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as pe,useEffect as Uc,useLayoutEffect as Vc,useState as Yc}from"bombe/preact.js";var Zc=2500,Jc=12,Qc=()=>matchMedia("(max-width: 699px)").matches?4:6,Io=new WeakMap;function Xc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var tl=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function De(){let{table:t,state:e,view:s}=k(),[n,o]=Yc(null),a=()=>o(null);Vc(()=>{let i=Io.get(t);Io.set(t,{round:s.round,over:s.over});let u=Xc(i,s);u!==null&&o({round:u,seats:st(e.table,s)})},[t,s.round,s.over]),Uc(()=>{if(!n)return;Rt("thumb");let i=setTimeout(a,Zc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?tl(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return pe`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${Po(c)} ${l}`}</p>
${n&&pe`<${el} round=${n.round} thumbs=${c} close=${a} />`}`}function Po(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function el({round:t,thumbs:e,close:s}){let n=e.length>Jc?e.filter(o=>o.up):e;return pe`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${M} of="close" /></button></div>
<p class="reveal-title">${Po(e)}</p>
<ul class="reveal-cards ${n.length>Qc()?"many":""}">
${n.map(o=>pe`<li key=${o.at} class=${o.up?"up":"down"}>
<${de} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):K("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&pe`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var sl=56,Ts=t=>t.you!==null&&t.waiting.includes(t.you),Ie=t=>Ts(t)&&!!t.own_thumb?.up;function jo(t,e){if(t.you===null||t.own_thumb?.up)return null;let s=({at:a})=>t.team_thumbs?.[a]?.up?t.team_thumbs[a].code:null,n=e.filter(a=>!a.me&&s(a)),o=n.length?s(n[0]):null;return o&&n.every(a=>s(a)===o)?{by:n[0],code:o}:null}function No(t,e){if(ct(e))return r("machine_thinks");if(Ie(e))return r("thumb_is_in");let s=Ts(e)?"":As(e,st(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=sl?n:r("thumb_in")}function As(t,e){if(ct(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:X(s)}):"",o=tt(t);return o?Ts(t)?Ie(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function Bo(){let{state:t,view:e}=k(),s=es(t),n=st(t.table,e),o=n.length>1,a=sn(n.map(({name:i})=>i)),{deadline:c,timer:l}=t.table??{};return!o&&!s&&!c?null:_`<section class="people ${o?"":"alone"} ${s?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${Ie(e)||s?"now":""}" role="status">${s?t.table?.outcome?.why:As(e,n)}</p>
${!s&&_`<${ol} seats=${n} />`}
${s?_`<${il} />`:_`<${Ro} deadline=${c} timer=${l} />`}
${o&&_`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${n.map(i=>_`<${rl} key=${i.at} seat=${i} view=${e} mark=${a.get(i.name)} />`)}
</ul>`}
${!e.sheet&&_`<${Gt} view=${e} />`}
<${De} />
</section>`}function ol({seats:t}){let{view:e}=k(),{agree:s}=it(),n=jo(e,t);if(!n)return null;let o=r("sure_of",{name:n.by.name,code:n.code});return _`<div class="team-code"><p>${o}</p>
<button class="button filled" onClick=${()=>s(o,n.code)}>${r("agree")}
<span class="hush"> ${n.code}</span></button></div>`}function rl({seat:t,view:e,mark:s}){let n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=[t.me&&"is-me",t.out&&"is-out",t.done&&"is-done",e.coop&&"of-team"].filter(Boolean);return _`<li class="seat ${o.join(" ")}">
<${be} name=${t.name} bot=${t.bot} mark=${s} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${ll} seat=${t} view=${e} /></p>
${!e.coop&&_`<${al} seat=${t} />`}
</li>`}function al({seat:t}){let e=t.rounds.at(-1);return _`<p class="seat-round">
${!t.out&&e?.proposal?_`<span class="mono"><span class="hush">${r("proposal")} </span>${e.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${e.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${K("questions",t.questions)}</span>
${t.hints?_`<${cl} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>`}var cl=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${M} of="hint" size=${15} />
${e>0?_`<${ws} rung=${e} />`:t}</span>
<span class="hush">${K("hints",t)}</span>
</span>`;function ll({seat:t,view:e}){let{stopped:s}=k(),n=e.team_thumbs?.[t.at];return t.out?_`<span>${r("seat_out")}</span>`:n?_`<${de} up=${n.up} /><span>${n.up?n.code:r("down")}</span>`:t.done?_`<${Do} /><span>${r("thumb_given")}</span>`:t.away?_`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me||s?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function Ls({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function il(){let{table:t,state:e,refused:s}=k(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${Et(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:_`<${Ls} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function zo({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&_`<p class="note">${r("waiting_for",{names:X(o)})}</p>`}
</section>`}function Fo(){let{state:t,view:e}=k(),s=st(t.table,e),n=e.coop?[{...s[0],name:X(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return _`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>_`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>_`<td><${ul} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function ul({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${de} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function Pe(){let{state:t}=k();return t.table&&t.table.people.length>1&&_`<${dl} />`}function dl(){let{table:t,state:e,refused:s}=k(),{chat:n,you:o}=e,[a,c]=qo(!1),[l,i]=qo(n.length);if(nl(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return _`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:f})=>{$!=="Escape"||!a||(f.open=!1,f.firstElementChild.focus())}}>
<summary><${M} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${K("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${on} chat=${n} you=${o} />`}
<${rn} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as dr,useRef as pr,useState as Vt}from"bombe/preact.js";function Ko(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${Y(a)}`);return[...n.length?[r("score",{names:X(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:Y(a),m:Y(c)}))].join(" ")}import{html as J,useEffect as pl,useMemo as $l,useState as Ne}from"bombe/preact.js";function Go(t,e){let{winners:s,why:n}=t.outcome,o=X(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var mt=(t,e)=>t.last_thumbs[e]?.code===t.solution;function Uo(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:mt(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var Hs=(t,e,s)=>s!==void 0&&s>1&&mt(t,e)?K("guessed",s):"";function Vo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?mt(t,e.at)?t.missed?r("right_late"):t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function Yo(t,e,s,n){let o=t.sheets[e].map(({proposal:d,answers:p},$)=>{let f=Object.values(p).map(m=>m?"✓":"✗");return d?[`${$+1} ${f.join("")}`]:[]}),a=t.missed?.length??0,c=t.outcome.winners.includes(e)||mt(t,e),{hints:l=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=wt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...o.flat(),`${c?"✓":"✗"} ${je(t.seats[e].rounds.length,t.seats[e].questions)}`,...[a>0&&r(a>1?"share_after_wrong_many":"share_after_wrong"),Hs(t,e,n),l>0&&K("hints",l),i.length>0&&Te(i)].filter(Boolean),...u&&c?[r("named",{who:r("the_machine"),what:je(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var je=(t,e)=>`${K("rounds",t)}, ${K("questions",e)}`;function Zo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Jo=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Dt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var et="machine",qe=(t,e)=>(e===et?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Rs(t,e){let[s,n]=Ne({}),[o,a]=Ne({}),[c,l]=Ne(null),[i,u]=Ne(!1),d=e.filter(p=>!(p in s));return pl(()=>{if(!d.length||i)return;let p=!0;return oe("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:f,codes:m})=>{p&&(l($),a(y=>({...y,...Object.fromEntries(d.map((h,g)=>[h,m[g]]))})),n(y=>({...y,...Object.fromEntries(d.map((h,g)=>[h,f[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function tr({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=qe(e,t),i=hl(e,s,t),{rounds:u,questions:d}=t===et?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return J`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${je(u,d)}</strong></div>
${o.length>0&&J`<${ml} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${gl} rounds=${l} left=${n.known[Dt(l)]} worlds=${n} />
<${yl} machine=${t===et?e.machine:null} worlds=${n} last=${c} />
</section>`}function hl(t,e,s){return s===et?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var fl=(t,e)=>t===et?r("the_machine"):e[t].me?r("you_here"):e[t].name;function ml({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===et?et:Number(a));return J`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>J`<option key=${a} value=${String(a)}>${fl(a,n)}</option>`)}
</select></label>`}function gl({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,J`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:J`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Re} passed=${d} /></td>
<${bl} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[J`<tr key=${`${l} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return J`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&J`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function bl({of:t,start:e,failed:s}){if(!t)return J`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Zo(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return J`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>J`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${Y(t.before)} → ${Y(t.after)}`}</span>
</td>`}function yl({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Ht(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&K("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return J`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Qo={signDisplay:"exceptZero"},Xo=(t,e)=>r("n_of_m",{n:Y(t),m:Y(e)});function er({view:t,whose:e,questions:s}){let n=$l(()=>yn(t),[t]);if(e===et)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=wt(t),c=[];if(a&&mt(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=K("more_questions",t.seats[e].questions-(a.questions??0),0,Qo);c.push([K("more_rounds",l,0,Qo),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([Xo(l,o),r("tile_nothing")]);let i=Math.round(Jo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([Xo(n.right,n.all),r("tile_marks")]),c.length?J`<ul class="tiles">${c.map(([l,i])=>J`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as F}from"bombe/preact.js";var Be=F`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,sr=({view:t,match:e})=>F`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:s,cards:n,law:o})=>F`<li key=${s} class="paper proof-card">
${n.map((a,c)=>F`<${kl} key=${a} shown=${nt(a)} law=${o}
letter=${c===0?s:null} />`)}
<p class="proof-says"><${Re} passed=${!0} />${" "}
<span>${v(r("named",{who:t.solution,what:bt(o)}))}</span>
${e&&F`<a href=${`/m/${e}/review#why-${o}`}>${r("why")}<span class="hush"> ${o}</span></a>`}</p>
</li>`)}
</ul>
</section>`;function kl({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return F`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?F`<span class="held-disc">${s}</span>`:F`<span class="held-or">${r("or")}</span>`}
<${z} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${v(t.title)}</h3>
${n&&!t.grid&&F`<${wl} shown=${t} law=${e} />`}
${n&&t.grid&&F`<${_l} grid=${t.grid} law=${e} />`}
</div>`}var wl=({shown:t,law:e})=>F`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return F`<li key=${s} class=${a?"lit":"dim"}>
<${z} of=${n} />
<span>${v(o)}${a&&F`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Be}
</li>`})}
</ul>`;function _l({grid:t,law:e}){let s=n=>F`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Be:"·"}</td>`;return F`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>F`<th key=${o}><${z} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>F`<tr key=${n}><th>${v(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as $e,useRef as rr,useState as xl}from"bombe/preact.js";var Ds=()=>typeof navigator.share=="function";async function nr(t){if(!Ds())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var vl=3e3,Is=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function ar(t,e){let[s,n]=xl(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),vl)}}}var cr=$e`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,Sl=$e`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function lr({text:t}){let e=rr(null),{copied:s,copy:n}=ar(t,e),o=async()=>await nr({text:t})||n(),a=s?"copied":Ds()?"share":"copy";return $e`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?Sl:cr} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var ir=({id:t,problem:e})=>$e`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${or} what=${r("link_same")} problem=${t} />
<${or} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function or({what:t,problem:e}){let s=rr(null),n=Is(e),{copied:o,copy:a}=ar(n,s);return $e`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Be:cr}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function $r({view:t,choose:e,board:s}){let{state:n}=k(),o=st(n.table,t),a=t.you??t.outcome.winners[0]??0,c=n.table?.match,l=Dt(qe(t,a)),i=Rs(t.problem,mt(t,a)?[l]:[]).codes[l],u=mt(t,a)?i?Hs(t,a,i)||r("no_guess"):" ":"",[d,p]=Vt(!El(n,t)),[$,f]=Vt(!1);return d?D`<div class="result ${o.length>1?"":"alone"}">
<${Cl} view=${t} seats=${o} first=${a} choose=${e} guess=${`${ds(t)} ${u}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${Ll} view=${t} seats=${o} />
<p class="note score">${Ko(n.table)}</p>
${c&&D`<p><a href=${`/api/matches/${c}/results.csv`} download>${r("results_csv")}</a></p>`}
<${lr} text=${Yo(t,a,Is(t.id),i)} />
<${ir} id=${t.id} problem=${t.problem} />
</aside>
<${sr} view=${t} match=${c} />
<${Pe} />
<${De} />
</div>`:s(D`<${Ml} view=${t} show=${()=>p(!0)} />`,{drawer:$,setDrawer:f})}var El=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&Et(t);function Ml({view:t,show:e}){let{table:s,refused:n}=k(),[o,a]=Vt(!1),c=pr(null);dr(()=>c.current?.focus(),[]);let l=async()=>{a(!0);try{await s.order("resume")}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return D`<section class="machine engine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function Cl({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=Vt(s),[i,u]=Vt(null),d=e.map(I=>I.at).filter(I=>I!==c),p=t.outcome.winners.find(I=>I!==c)??d[0],$=i??(wt(t)?et:a?null:p),f=[c,$].filter(I=>I!=null),m=I=>Dt(qe(t,I)),y=Rs(t.problem,[...new Set(f.map(m))]),h=a?[]:[...e.map(I=>I.at),...wt(t)?[et]:[]],g=(I,Yt)=>D`<${tr} key=${`${I}`} whose=${I} view=${t} seats=${e} worlds=${y}
choices=${h.length>2?h:[]} choose=${Yt} last=${I===f.at(-1)} />`,C=D`<${er} view=${t} whose=${c} questions=${y.known[m(c)]} />`,{heading:x,alert:S,title:q}=Ol(t,e),Q=k().state.table?.match,gt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${S}</p>
<div class="result-main">
<section class="machine outcome ${gt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${Tl} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${x}>
<span class="outcome-sign" aria-hidden="true">${gt?"✓":"✗"}</span> ${q}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:Y(t.verifiers.length)})}</p>
${Q&&D`<p class="outcome-ways"><a class="button light" href=${`/m/${Q}/review`}>${r("review")}</a>
<a class="button" href=${`/m/${Q}/review#why`}>${r("why")}</a>
${!gt&&t.you!==null&&D`<a class="button" href="/g/turing_machine/school">${r("page_school")}</a>`}</p>`}
</div>
</section>
<div class="result-lines ${f.length>1?"":"one"}">
${g(c,l)}
${f.length>1?g($,u):C}
</div>
${f.length>1&&C}
<${Al} view=${t} choose=${n} />
</div>`}function Ol(t,e){let s=pr(null),[n,o]=Vt(""),a=Go(t,e);return dr(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function Tl({code:t}){let e=[...t],s=e.map((n,o)=>P(`${O[o]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>D`<span key=${o} aria-hidden="true"><b>${n}</b><${ot} of=${O[o]} size=${22} /></span>`)}
</p>`}function Al({view:t,choose:e}){let{table:s,state:n,refused:o}=k(),a=n.table?.people.length===1,c=async()=>{try{let i={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty};for(let[u,d]of a?Object.entries(i):[])n.table?.options[u]!==d&&await s.order(`option ${u} ${d}`);await s.order("start")}catch(i){o(i)}},l=n.table?.match;return D`<div class="again">
${Et(n)?D`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:D`<${Ls} state=${n} />`}
${l&&D`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${$s} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function Ll({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=Uo(t,e),c=wt(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>D`<${ur} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),Vo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&D`<${ur} key=${et} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Ht(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var ur=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${be} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Y(o)}</td><td>${Y(a)}</td>
</tr>`;import{useEffect as fr,useState as Hl}from"bombe/preact.js";function Wl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function Rl(t,e,s,{before:n}={}){let[o,a="",c=""]=e.split(" ");if(o==="machine")return r("told_machine");if(o==="ask"){let l=s.sheet?.rounds.at(-1)?.answers[c]??s.sheets?.[0]?.at(-1)?.answers[c];return r("told_asked",{name:t,letter:c,code:a,sign:l===void 0?"":l?"✓":"✗"})}if(o==="thumb"){let l=a==="up"?c:Dl(n,s);return l?r("told_up",{name:t,code:l}):r("thumb_of_down",{name:t})}if(o==="hint")return r("told_hint",{name:t});if(o==="note")return r("told_note",{name:t});if(o==="leave")return r("told_left",{name:t});if(o==="return")return r("told_back",{name:t});if(o==="mark"){let l=rt(P(Bt(a)),c==="+"?"+":"-");return r("named",{who:t,what:l})}return""}var Dl=(t,e)=>t&&(e.missed?.length??0)>(t.missed?.length??0)?e.missed?.at(-1):"",Il=t=>t.over?r("part_result"):r("round",{n:t.round});function mr(t,e){let s=t&&!lt(t)?Object.keys(A(t).answers).at(-1):void 0,n=t&&s?j(t).indexOf(s):-1;fr(()=>{n>=0&&e(n)},[t?.round,t?.you,n])}var hr=new Map;function gr(t){let e=t?.problem??"",s=t?.sheet?Dt(t.sheet.rounds):null,[n,o]=Hl(null);return fr(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=hr.get(c)??Pl(e,s);return hr.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var Pl=async(t,e)=>{let s=await oe("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as E,useEffect as js,useLayoutEffect as Cr,useRef as vt,useState as qs}from"bombe/preact.js";var br=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,yr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===br(t,e)?"rests pointed":s.includes(br(t,e))?"rests":"faded";import{html as ze,useEffect as wr,useLayoutEffect as jl,useRef as kr,useState as Nl}from"bombe/preact.js";var he={what:"",heard:new Set},_r=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function xr(t){he.what=t;for(let e of he.heard)e({})}var vr=()=>xr("");function Ps(t){let[,e]=Nl(null);return wr(()=>(he.heard.add(e),()=>{he.heard.delete(e)}),[]),t.sheet?.why&&_r(t)!==he.what?t.sheet.why:null}var Sr=t=>t.sheet?.why?ut(t.sheet.why.title):"";function Er(){let{view:t,stopped:e}=k(),{picking:s,setPicking:n}=it();return!t.aids.includes("why")||e?null:ze`<button class="plain" aria-pressed=${s} onClick=${()=>n(!s)}
title=${r("why_pick")}>${r("why")}</button>`}function Mr(){let{view:t}=k(),e=kr(null),s=kr(null),n=Ps(t),o=n&&_r(t);jl(()=>{o&&(s.current=document.activeElement,e.current?.focus())},[o]);let a=()=>{xr(o??""),s.current?.focus({preventScroll:!0})};if(wr(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[o]),!n)return null;let c=n.case?ql(n.case):n.steps.map(({lines:i})=>i.map(ut).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return ze`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${v(ut(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${r("why_close")} title=${r("why_close")}>
<${M} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>ze`<li key=${u}>${v(i,14)}</li>`)}
</ol>
${n.follows&&ze`<p class="note">${ut(l)}</p>`}
</aside>`}var ql=({code:t,verifiers:e})=>[r("case_is"),...e.map(({verifier:s,law:n})=>ut({key:"case_law",values:{v:s,law:n}})),r("case_code",{code:t})];var Bl=5,zl=1e3,Ns=30,Tr=85,Or="sheet";function Ar({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=vt(null),c=vt(null),l=vt(!1),[i,u]=qs(()=>Number(localStorage.getItem(Or))||70),d=f=>{let m=Math.round(Math.min(Tr,Math.max(Ns,f)));u(m),localStorage.setItem(Or,String(m))};js(()=>{l.current&&(n||matchMedia(Ce).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>o(!1),$=f=>{f.key!=="Escape"||!n||(f.preventDefault(),p())};return E`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${Ul} height=${i} resize=${d} close=${p} />
<${Fl} undo=${e} redo=${s} />
<${Yl} view=${t} />
<div class="workings">
<${Xl} view=${t} />
<div class="jots">
${[...j(t),"*"].map(f=>E`<${ei} key=${f} view=${t} slot=${f} />`)}
</div>
</div>
<${Kl} targets=${t.sheet.unsound??[]} />
<${Gt} view=${t} />
${t.sheet.codes&&E`<${Gl} codes=${t.sheet.codes} />`}
</div>
<${si} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function Fl({undo:t,redo:e}){let s=Tt();return E`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${M} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${M} of="redo" /></button>
<${Er} />
</div>`}function Kl({targets:t}){if(!t.length)return null;let e=t.map(s=>Ct(Bt(s))).join(", ");return E`<p class="shaky-line"><b aria-hidden="true">!</b> ${v(r("unsound_marks",{marks:e}),14)}</p>`}var Gl=({codes:t})=>E`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Ul({height:t,resize:e,close:s}){let n=vt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Ns-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return E`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ns} aria-valuemax=${Tr}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function Vl(t){let e=vt(null),[s,n]=qs(!1);return Cr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),Cr(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Yl({view:t}){let{stopped:e}=k(),s=j(t),{rounds:n}=t.sheet,o=Ps(t),a=o?.follows?o.because:null,c=Math.max(0,Bl-n.length),{scroll:l,long:i}=Vl(n.length);return E`<div class="rounds-of" ref=${l} tabindex=${i?"0":null} role=${i?"region":null}
aria-label=${i?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${O.map(u=>E`<th scope="col" class="of-shape"><${ot} of=${u} size=${18} /></th>`)}
${s.map((u,d)=>E`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
</tr></thead>
<tbody>
${n.map((u,d)=>{let p=d===n.length-1&&!t.over&&!e;return E`<${Zl} key=${d} n=${d+1} round=${u} now=${p} letters=${s}
because=${a} />`})}
${Array.from({length:c},(u,d)=>{let p=n.length+d+1;return E`<${Jl} key=${p-1} n=${p} letters=${s} />`})}
</tbody>
</table></div>`}function Zl({n:t,round:e,now:s,letters:n,because:o}){let{proposal:a,locked:c}=Ot(),l=s&&!c,i=l?a:e.proposal;return E`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${O.map((u,d)=>E`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>E`<td class="${d===0?"edge":""} ${yr(e,u,o)}"><${Ql}
passed=${e.answers[u]} /></td>`)}
</tr>`}var Jl=({n:t,letters:e})=>E`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...O,...e].map((s,n)=>E`<td class=${n===O.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Ql({passed:t}){return t===void 0?E`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:E`<${Z} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Xl=({view:t})=>E`<div class="digits" role="group" aria-label=${r("digits")}>
${O.map(e=>E`<span class="digits-of" aria-hidden="true"><${ot} of=${e} size=${22} /></span>`)}
${B.flatMap(e=>O.map((s,n)=>{let o=G[n]+e;return E`<${ti} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function ti({view:t,target:e,shape:s,digit:n}){let o=Tt(),a=o.of(e),c=ee(t,e);return E`<button class="digit-mark ${At(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${rt(P(r("digit_is",{shape:s,digit:n})),a,c)}
...${ne(o,e)}>${n}</button>`}function ei({view:t,slot:e}){let{table:s,refused:n,stopped:o}=k(),a=t.sheet.notes[e]??"",[c,l]=qs(a),i=vt(a),u=vt(!1),d=vt(void 0);js(()=>{u.current||l(a)},[a]);let p=y=>{clearTimeout(d.current);let h=y.trim().replace(/\s+/g," ");h!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${h}`.trim()).catch(n)},$=({currentTarget:{value:y}})=>{u.current=!0,i.current=y,l(y),clearTimeout(d.current),d.current=setTimeout(()=>p(y),zl)},f=()=>{u.current&&p(i.current),u.current=!1};js(()=>{let y=()=>document.visibilityState==="hidden"&&u.current&&p(i.current);return document.addEventListener("visibilitychange",y),()=>document.removeEventListener("visibilitychange",y)},[]);let m=e==="*";return E`<label class="jot ${m?"whole":""}">
<span aria-hidden="true">${m?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${c} readonly=${o} onInput=${$} onBlur=${f}
aria-label=${m?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function si({view:t,drawer:e,toggle:s,handle:n}){let{state:o,stopped:a}=k(),c=tt(t)?.out,l=t.own_thumb!==null,i=qt(t)&&!a;return E`<div class="ending ${l||c||a?"waits":""} ${i?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${M} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${a?E`<p class="thumb-in">${o.table?.outcome?.why}</p>`:c?E`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?E`<${ni} up=${t.own_thumb.up} />`:E`<${oi} />`}
</div>`}function ni({up:t}){let{state:e,view:s}=k(),{thumb:n}=it();return E`<p class="thumb-in"><${M} of=${t?"up":"down"} /> <span>${No(e.table,s)}</span></p>
${!ct(s)&&E`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function oi(){let{know:t,next:e}=it();return E`<button class="button filled declare" onClick=${t}><${M} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${$o} />
<button class="button next" onClick=${e}><${M} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as Fe,useLayoutEffect as ri,useRef as ai,useState as Lr}from"bombe/preact.js";var Hr=["","",""];function Wr({view:t,thumb:e,close:s}){let n=ai(null),[o,a]=Lr(Hr),[c,l]=Lr(""),i=(h,g,C=!1)=>{l(""),a(x=>(C?Hr:x).map((S,q)=>q===h?g:S))},u=O.filter((h,g)=>!o[g]);ri(()=>{let h=document.activeElement,g=n.current;if(g)return g.showModal(),g.querySelector("input")?.focus(),()=>{g.close(),h?.isConnected&&h.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=h=>{let g=d()[h];(g?g.querySelector("input:checked")??g.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()};return Fe`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${h=>{h.preventDefault(),s()}} onClick=${h=>h.target===n.current&&s()} onKeyDown=${h=>{let{key:g,target:C}=h;if(g.length>1||g===" "||xt(h))return;h.preventDefault();let x=Ee(h);if(!x)return l(r("no_such_digit",{sign:g}));let S=d().findIndex(gt=>gt.contains(C)),q=S>=0?S:o.indexOf(""),Q=Math.max(0,q);i(Q,x,q<0),p(Q+1)}}>
<form onSubmit=${h=>{if(h.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))}}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(ci(t))}</p>
<div class="know-wheels">
${O.map((h,g)=>Fe`<${li} key=${h} place=${g} digit=${o[g]}
set=${C=>i(g,C)} />`)}
</div>
<p class="know-wrong" role="alert">${v(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(h=>h||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}function ci(t){return t.missed?"warning_missed":t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning"}var li=({place:t,digit:e,set:s})=>Fe`<fieldset class="know-wheel ${G[t]}">
<legend><${ot} of=${O[t]} size=${22} /></legend>
${B.map(n=>Fe`<label key=${n}>
<input type="radio" name="know-${G[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function sh(t,e,s){Qe(s),t.replaceChildren(),ii(T`<${di} table=${e} />`,t)}function di({table:t}){let e=Ze(t),s=Ke(null),n=Ke(null),o=e.table?.matches??1;return T`<${pi} key=${`${t.shown} ${o}`} table=${t} seen=${s} focus=${n} />`}function pi({table:t,seen:e,focus:s}){let n=Ze(t),{view:o}=n,a=no(t,o),[c,l]=St(""),[i,u]=St(""),[d,p]=St(""),[$,f]=St(null),[m,y]=St(0),[h,g]=St(!1),[C,x]=St(()=>t.state.trying&&mo()?"offered":""),S=ui(w=>u(ye(w,r("no_answer"))),[]),q=Mn(t,S),Q=gr(t.watch&&o?.sheet?o:null);mr(t.past?o:null,y);let[gt,I]=St(!1),Yt=w=>Ue((q.of(w)==="+"?"+":"-")+w),Zt=kt(n)||!!o?.over,Jt=Q?{...q,of:w=>Q.struck.includes(w)?"-":""}:Zt?Cn(q):gt?{...q,cycle:Yt,put:Yt}:q,Bs=w=>{if(!w)return;let W=P(Bt(w));l(Jt.of(w)?rt(W,Jt.of(w)):r("unmarked",{what:W}))},zs=()=>Bs(Jt.undo()),Fs=()=>Bs(Jt.redo()),Dr=a.digits.join("");Rr(()=>{let w={...n,shown:t.shown},W=Ho(e.current,w,Dr);o&&(e.current=w),W&&!t.past&&l(W)},[o]),Xn(s),Rr(()=>{Zt&&(f(null),p(w=>w==="thumb"?"":w))},[Zt]);let Ge=(w,W,V)=>It.confirm==="on"?f({title:w,yes:W,go:V}):V(),Ir=w=>{Rt("card"),o&&!lt(o)&&y(j(o).indexOf(w))},Pr=()=>a.now().code,{ask:Ks,asking:jr,forget:Nr}=wn({table:t,draft:Pr,hold:a.hold,surely:Ge,sent:Ir,setAlert:u,refused:S}),Qt=Ke(null),Gs=Ke(""),fe=async w=>{if(Qt.current&&Gs.current===w)return;Gs.current=w,p(""),u(""),Nr(),Rt("thumb");let W=t.act(`thumb ${w}`);Qt.current=W;try{await W;let{view:V}=t.state;V&&V.seats.length===1&&!V.over&&!ct(V)&&l(Ms(V))}catch(V){S(V)}finally{Qt.current===W&&(Qt.current=null)}},qr=async()=>{try{await t.act("hint"),t.state.view&&l(lo(t.state.view))}catch(w){S(w)}},Ue=async w=>{try{vr(),await t.act(`why ${w}`),t.state.view&&l(Sr(t.state.view))}catch(W){S(W)}},Us={thumb:fe,hint:qr,why:Ue,picking:gt,setPicking:I,next:()=>Ge(r("sure_next"),r("next_round"),()=>fe("down")),know:()=>p("thumb"),agree:(w,W)=>Ge(w,r("agree"),()=>fe(`up ${W}`))};if(Sn(t,Qt,{...a,...Us,wheel:()=>a.now().wheel,ask:Ks,undo:zs,redo:Fs,show:y,list:()=>p("keys"),why:w=>w?Yt(w):Ue(`-${a.now().code}`),sheet:()=>g(!h)}),n.closed)return T`<${nn} why=${n.closed} on=${r("back_home")} href="/" />`;if(!o)return T`<${zo} table=${t} state=${n} />`;let Vs=ht(o)||Zt,Br=Vs&&A(o).proposal||a.digits.join(""),Ys=()=>{let w=()=>p("choose");n.trying||n.table?.phase!=="playing"?w():f({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:w})},zr=(n.trying||n.table?.people.length===1)&&!t.watch&&!n.you?.origin,Ve=()=>p(""),Zs=()=>f(null),Fr=()=>{Zs(),$?.go()},Js={table:t,state:n,view:o,refused:S,stopped:Zt},Qs=(w,W,V)=>T`<${ss.Provider} value=${{...a,proposal:Br,locked:Vs}}>
<${Se.Provider} value=${{ask:Ks,asking:jr}}>
<${ns.Provider} value=${Jt}>
<${os.Provider} value=${{tab:m,setTab:y}}>
<${rs.Provider} value=${Us}>
<${hi} view=${w} undo=${zs} redo=${Fs} ...${W} instead=${V} />
<//>
<//>
<//>
<//>
<//>`,Kr=(w,W)=>{let V=hn(o);return T`<${ve.Provider} value=${{...Js,view:V}}>${Qs(V,W,w)}<//>`};return T`<${ve.Provider} value=${Js}>
<p class="hush" role="status">${c}</p>
${i&&T`<${pn} words=${i} close=${()=>u("")} />`}
${Q&&T`<p class="note retold">${r("deduced",{worlds:Q.worlds,codes:Q.codes})}</p>`}
${C==="open"&&T`<${go} close=${()=>x("")} />`}
${$n(o)?T`<${$r} view=${o} choose=${Ys} board=${Kr} />`:Qs(o,{drawer:h,setDrawer:g})}
${d==="thumb"&&T`<${Wr} view=${o} thumb=${fe} close=${Ve} />`}
${d==="keys"&&T`<${en} keys=${vn} tell=${$i} close=${Ve} />`}
${d==="choose"&&T`<${Zn} table=${t} view=${o} close=${Ve} />`}
${$&&T`<${tn} question=${$} close=${Zs} yes=${Fr} />`}
<${cn}>
<${Yn} table=${t} state=${n} view=${o} choose=${Ys} refused=${S} />
${C==="offered"&&T`<button class="bar-new bar-lesson" onClick=${()=>x("open")}>
<span class="bar-long">${r("lesson")}</span><span class="bar-brief">${r("lesson_short")}</span></button>`}
${zr&&T`<a class="bar-new" href="/g/turing_machine/school">${r("page_school")}</a>`}
<//>
<//>`}var $i=t=>v(r(t)),hi=({view:t,undo:e,redo:s,drawer:n,setDrawer:o,instead:a})=>T`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
${!a&&T`<${Bo} />`}
<${Ln} />
${a??($t(t)?T`<${Ao} />`:T`<${Fo} />`)}
${$t(t)&&T`<${Ar} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${$t(t)&&!a&&T`<${ho} /><${Mr} />`}
<${Pe} />
</div>`;export{Rl as inWords,sh as mount,Il as partOf,Wl as retold};
