import{html as Yt,useLayoutEffect as Dr,useRef as Ir}from"bombe/preact.js";var Ue={},$e="en";function Vs(t){Ue=t.words,$e=t.lang}function r(t,e={}){let s=Ue[t];if(s===void 0)throw new Error(`no words for ${t}`);return Wr(s,e)}var Wr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),X=t=>new Intl.ListFormat($e,{type:"conjunction"}).format(t);function U(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat($e,{...n,...s}).format(t).replace("-","−")}function F(t,e,s=0,n={}){let a=new Intl.PluralRules($e,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ue[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:U(e,s,n)})}function he({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Ir(null);return Dr(()=>{let l=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),l?.isConnected&&l.focus()}},[]),Yt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${l=>{l.preventDefault(),s()}} onClick=${l=>l.target===a.current&&s()}>
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
<//>`}import{html as pt,useEffect as Pr,useRef as jr,useState as Nr}from"bombe/preact.js";var qr=300;function tt(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Br=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function zr(t){let e=t.charCodeAt(0)-65;return Br[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function fe({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...zr(s)].map((n,o)=>n==="1"?pt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}var Js=({why:t,on:e,href:s})=>pt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Qs({chat:t,you:e}){let s=jr(null);Pr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&pt`<ol>
${t.map((o,a)=>pt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Xs({table:t,you:e,refused:s}){let[n,o]=Nr("");if(!e?.speak)return pt`<p class="note">${r("not_to_speak")}</p>`;let a=async i=>{i.preventDefault();let l=n.trim();if(l){o("");try{await t.order(`say ${l}`)}catch(u){o(l),s(u)}}},c=({currentTarget:i})=>o(i.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${qr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as T,render as zl,useCallback as Fl,useEffect as vr,useRef as Sr,useState as St}from"bombe/preact.js";import{html as Fr,render as Kr,useEffect as tn,useState as Gr}from"bombe/preact.js";function Ve(t){let[e,s]=Gr(t.state);return tn(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,me=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function en({children:t}){return tn(()=>{let e=document.getElementById("bar");e&&Kr(Fr`${t}`,e)}),null}import{useRef as un,useState as Vr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ye={},ge=new Map,Ct;function Ze(t){Vs(t),Ye=t.cards,ge=new Map;for(let e of Object.values(Ye))for(let s of e.laws)s.name=`${e.number}${s.letter}`,ge.set(s.name,{card:e,law:s});Ct=t}var et=t=>Ye[t];var Pt=t=>ge.get(t),gt=t=>ge.get(t)?.law.text??t,bt=t=>Ct.options[t],sn=()=>Object.keys(Ct.options),Zt=()=>Ct.booklet,Je=()=>Ct.questions,be=()=>Ct.rungs,jt=()=>Ct.lesson;var O=["▲","■","●"],K=["t","s","c"],q=["1","2","3","4","5"],nn={"▲":"t","■":"s","●":"c"},Ur={"▲":"triangle","■":"square","●":"circle"},I=t=>Jt(t.replace(/[▲■●]/g,e=>r(Ur[e]))),Qe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Jt=t=>t.replace(/\.$/,"");function st({of:t,size:e=16}){let s=nn[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in nn?It`<${st} of=${s} size=${e} />`:s),B=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var ct=t=>!!t.sheet,on=t=>t.over,yt=({table:t,view:e})=>!!(e&&!e.over&&t?.phase==="over"),kt=t=>t.machine?.answered?t.machine:null,lt=t=>!!t.machine?.thinking,P=t=>[...t.verifiers],it=t=>t.mode==="nightmare",rn=t=>t.groups.map(e=>e.join("+")).join(" "),nt=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},wt=t=>ct(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Nt=t=>ct(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!nt(t)?.out,$t=t=>Object.keys(L(t).answers).length>0,ye=t=>ct(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),an=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Qt=(t,e)=>!!t.sheet?.unsound?.includes(e),cn=new Map(K.flatMap((t,e)=>q.map(s=>[t+s,{place:e,digit:s}])));function qt(t){let e=cn.get(t);return e?`${O[e.place]} ${e.digit}`:gt(t)}var ke=t=>t===""?"-":t==="-"?"+":"",we=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function ln(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>K[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>cn.has(a)||Pt(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var Yr=400;function dn({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,i]=Vr(null),l=un({letter:"",at:0}),u=un(new Set),d=$=>{let{view:f}=t.state;if(!f||yt(t.state))return;let{answers:v,proposal:m}=L(f),g=$===l.current.letter&&Date.now()-l.current.at<Yr;if(Nt(f)&&!($ in v)&&o(r("round_spent")),!wt(f)||$ in v||u.current.has($)||g)return;let w=$t(f)&&m?m:e();s(r("sure_ask",{letter:$,code:w}),r("ask_letter",{letter:$}),()=>p($))},p=async $=>{let{view:f}=t.state;if(!f||!wt(f)||$ in L(f).answers||u.current.has($))return;let v=$t(f)?L(f).proposal:e();l.current={letter:$,at:Date.now()},u.current.add($),i($),n($),o("");try{await t.act(`ask ${v} ${$}`)}catch(m){a(m)}finally{u.current.delete($),i(null)}};return{ask:d,asking:c,forget:()=>{l.current.letter=""}}}import{createContext as Bt,useContext as pn}from"bombe/preact.js";var Xe=Bt(null),ts=Bt(null),_e=Bt(null),es=Bt(null),ss=Bt(null),ns=Bt(null);function zt(t){let e=pn(t);if(e===null)throw new Error("this is a part of a board");return e}var k=()=>zt(Xe),Ot=()=>zt(ts),Xt=()=>zt(_e),$n=()=>pn(_e)!==null,Tt=()=>zt(es),Ft=()=>zt(ss),_t=()=>zt(ns);import{useEffect as Zr,useRef as Jr}from"bombe/preact.js";var xe=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,xt=t=>t.ctrlKey||t.altKey||t.metaKey,hn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function fn(t,e,s){let n=Jr((()=>{}));Zr(()=>{let o=a=>{let{view:c}=t.state,i=a.target;if(!(i.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||xt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet||yt(t.state))){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Qr(a,i,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function Qr(t,e,s,n){let{key:o,shiftKey:a}=t,c=xe(t),i=o.length===1?o.toLowerCase():o,l=i.toUpperCase(),u=P(s).indexOf(l),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(l);else if(u>=0)n.show(u),document.getElementById(`card-${l}`)?.focus();else if(i==="z"&&a)n.redo();else if(i==="z")n.undo();else if(i==="n")n.next();else if(i==="k")n.know();else if(i==="h"&&s.aids.includes("hints"))n.hint();else if(i==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(i==="?")n.list();else if(i==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as kn,useLayoutEffect as ra,useRef as Kt,useState as wn}from"bombe/preact.js";import{html as G}from"bombe/preact.js";var mn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Xr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ta={up:G`<path d=${mn} />`,down:G`<path d=${mn} transform="rotate(180 12 12)" />`,undo:G`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:G`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:G`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:G`<path class="pen" d="M6 14l6-6l6 6" />`,sink:G`<path class="pen" d="M6 10l6 6l6-6" />`,close:G`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:G`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:G`<path class="pen" d=${Xr} />`,talk:G`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:G`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>G`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${ta[t]}</svg>`,V=({passed:t,size:e=22})=>G`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?G`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:G`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as ea,useState as sa}from"bombe/preact.js";function gn(t,e){let[,s]=sa(0);return ea(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",i=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s(h=>h+1),t.act(we(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s(h=>h+1)})},l=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,i(u,d)};return{of:c,put:l,cycle:u=>l(u,ke(c(u))),undo(){let u=n.pop();return u?(o.push(u),i(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),i(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var bn=t=>({of:t.of,put:()=>{},cycle:()=>{},undo:()=>null,redo:()=>null,canUndo:!1,canRedo:!1,resting:!0}),At=t=>t==="-"?"struck":t==="+"?"kept":"";function ot(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var te=(t,e)=>({"data-target":e,"aria-disabled":t.resting?"true":null,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as j}from"bombe/preact.js";var ee=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ve({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=et(t),i=`h${a}`;return j`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?j`<span class="sample-disc" aria-hidden="true">${e}</span>`:j`<span class="mono">${t}</span>`}
<${B} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${i}>${e&&j`<span class="hush">${r("sample_of",{letter:e})} </span>`}${_(c.title,15)}<${os} of=${c} /><//>
${c.grid?j`<${oa} shown=${c} />`:j`<ul class="sample-laws">
${c.laws.map(l=>j`<${na} law=${l} state=${n(l)} />`)}
</ul>`}
${o&&j`<${o} shown=${c} />`}
</div>
</article>`}var os=({of:t})=>t.hard?j` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,na=({law:t,state:e})=>j`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${B} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&j`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function oa({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>j`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${B} of=${o.get(c)?.picture} /></span>`;return j`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>j`<${B} of=${c} cls="column" />`)}
${s.map((c,i)=>j`<span class="sample-row">${c}</span>${n[i].map(a)}`)}
</div>`}var yn=({name:t,digits:e,set:s})=>j`<div class="pick">
${O.map((n,o)=>j`<fieldset class="pick-row ${K[o]}">
<legend>${_(n,18)}</legend>
${q.map(a=>j`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,i)=>i===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var Se="(min-width: 1180px)",Me="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var aa=90;function _n(){let{view:t}=k(),{tab:e,setTab:s}=Ft(),{deck:n,scrolled:o}=ca(e,s),[a,c]=wn(null),i=P(t),l=it(t),{answers:u}=L(t),d=p=>l?null:i[p];return b`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,h)=>b`<${ua} key=${i[h]} letter=${d(h)} number=${p[0]} current=${h===e}
passed=${l?void 0:u[i[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,h)=>{let $=`card-${i[h]}`,f=()=>c(h);return p.length>1?b`<${pa} key=${h} id=${$} letter=${i[h]} numbers=${p} enlarge=${f} />`:b`<${rs} key=${h} id=${$} letter=${d(h)} number=${p[0]} enlarge=${f} />`})}
</div>
${a!==null&&b`<${$a} letter=${d(a)} opener=${`card-${i[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function ca(t,e){let s=Kt(null),n=Kt(void 0),o=Kt(0);return kn(()=>{let c=s.current,i=c?.children[t];if(!c||!i||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let l=i.offsetLeft-c.offsetLeft-ia(c);c.scrollTo({left:l,behavior:la()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:i,clientWidth:l,children:u}=s.current;if(i<=l)return;let d=(i-l)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},aa)}}}var la=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ia=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ua=({letter:t,number:e,current:s,passed:n,press:o})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${da(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${V} passed=${n} size=${18} />`}
</button>`;function da(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var xn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},pa=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${xn(n)}>
<${rs} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${rs} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,vn=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function $a({letter:t,numbers:e,opener:s,close:n}){let o=Kt(null),a=Tt();ra(()=>{let l=o.current;if(l)return l.showModal(),()=>{l.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),n()},i=l=>l.target===o.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${i} onKeyDown=${l=>ha(l,a)}>
<div class="large-head">
<${vn} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(l=>b`<${fa} key=${l} number=${l} whose=${t===null} />`)}
</div>
</dialog>`}function ha(t,e){t.key.toLowerCase()!=="z"||xt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function fa({number:t,whose:e}){let s=et(t);return b`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${B} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} <${Sn} of=${t} /></p>
${s.grid?b`<${Cn} shown=${s} />
<details><summary>${r("check_what")}</summary><${Mn} shown=${s} /></details>`:b`<${En} shown=${s} whole />`}
${e&&b`<${Tn} number=${t} />`}
</section>`}function rs({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{table:a,view:c}=k(),i=$n(),l=et(e),[u,d]=wn(!1),p=Kt(null),h=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{d(!1),p.current?.focus()},f=v=>{v.stopPropagation(),n&&matchMedia(Me).matches?o():d(!u)};return b`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(r(h,{letter:t??"",title:l.title}))}
onKeyDown=${xn(o)}>
<div class="card-head" onClick=${o}>
${!n&&b`<${vn} letter=${t} />`}
<button class="about-key" ref=${p} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${u} onClick=${f}><${C} of="about" size=${19} /></button>
<${B} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${_(l.title,15)}<${os} of=${l} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${I(r("enlarge_card",{title:l.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${l.grid?b`<${Cn} shown=${l} />`:b`<${En} shown=${l} />`}
${!n&&ye(c)&&!a.past&&b`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&b`<${Tn} number=${e} />`}
${t!==null&&!n&&c.sheet&&i&&b`<${ba} letter=${t} />`}
${u&&b`<${ma} shown=${l} close=${$} />`}
</article>`}function ma({shown:t,close:e}){let s=Kt(null);return kn(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${Mn} shown=${t} />
<p><${Sn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var Sn=({of:t})=>b`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,Mn=({shown:t})=>b`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,En=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${On} law=${s}>
<${B} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Cn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>b`<${On} key=${c} law=${o.get(c)}><${B} of=${o.get(c)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>b`<${B} of=${c} cls="column" />`)}
${s.map((c,i)=>b`<span class="row-name">${c}</span>${n[i].map(a)}`)}
</div>`}function On({law:t,children:e}){let{view:s}=k(),n=Tt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:I(t.text)});if(!ct(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Qt(s,t.name),i=an(s,t.name);return b`<button class="law ${At(o)} ${i?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${ot(a,o,c,i)} title=${t.text}
data-name=${t.name} ...${te(n,t.name)}>
${e}${c&&b`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Tn({number:t}){let{view:e}=k();return b`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${P(e).map(s=>b`<${ga} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ga({letter:t,target:e}){let{view:s}=k(),n=Tt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let o=n.of(e),a=Qt(s,e);return b`<button class="owner ${At(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${ot(r("whose_is",{letter:t}),o,a)}
...${te(n,e)}>${t}</button>`}function ba({letter:t}){let{view:e,stopped:s}=k(),{ask:n,asking:o}=Xt(),a=L(e).answers[t],c=a!==void 0;return b`<button class="ask-here ${c?"done":""} ${o===t?"busy":""}"
aria-disabled=${c||s||!wt(e)} onClick=${()=>n(t)}
aria-label=${c?r(a?"answered_yes":"answered_no",{letter:t}):null}>
${c?b`<${V} passed=${a} size=${20} /> ${r("answered")}`:b`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as _a,useRef as xa,useState as is}from"bombe/preact.js";var An="choice",as=["new","named","booklet"],Ln=/^aid_/,cs=200,se=()=>sn().filter(t=>Ln.test(t));function ya(t,e){return t==="kind"?as.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=cs:t==="booklet"?Zt().some(({number:s})=>s===e):bt(t).choices.some(s=>s===e)}function Hn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(se().map(n=>[n,t.aids.includes(n.replace(Ln,""))]))},s=ka();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&ya(n,s[n])?s[n]:o]))}function ka(){try{return JSON.parse(localStorage.getItem(An)??"null")??{}}catch{return{}}}function Rn(t){try{localStorage.setItem(An,JSON.stringify(t))}catch{}}function Wn(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,i=Object.fromEntries(se().map(l=>[l,t[l]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...i}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...i}}import{html as ls}from"bombe/preact.js";var Lt=t=>r(`level_${t}`);function Gt({view:t}){let e=wa(t);return e.length?ls`<ul class="small-print">${e.map(s=>ls`<li key=${s}>${s}</li>`)}</ul>`:null}var Dn=({view:t})=>t.seats.length>1&&t.aids.length>0&&ls`<p class="small-print">${Ee(t.aids)}</p>`,Ee=t=>r("aids",{aids:X(t.map(e=>r(`aid_${e}`)))});function wa(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:Lt(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(Ee(t.aids)),t.chosen&&e.push(r("chosen")),e}var In=t=>r(`share_${t}`),Pn=t=>r(`share_${t}`);function jn({table:t,state:e,view:s,choose:n,refused:o}){_a(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&In(s.mode),Pn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${rn(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${va} origin=${e.you.origin} />`:H`<${us} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var va=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${r("branch_back",{n:s+1})}</a>`;function us({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Nn({table:t,view:e,close:s}){let[n,o]=is(()=>Hn(e)),[a,c]=is(!1),[i,l]=is(""),u=xa(null),d=m=>g=>{l(""),o(w=>({...w,[m]:g}))},{kind:p}=n,h=m=>{l(Qe(m)),c(!1),u.current?.focus()},$=async m=>{if(!a){if(p==="named"&&!String(n.named).trim())return h(r("named_missing"));c(!0),l("");try{await m(Wn(n)),Rn(n)}catch(g){h(me(g,r("no_answer")))}}},f=m=>{m.preventDefault(),$(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},v=()=>$(async m=>{let{machine:g,...w}=p==="new"?m:(await t.look(m)).options;await t.gather(w)});return H`<${he} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${ne} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${as}
words=${m=>r(`kind_${m}`)} />
<div class="choose-which">
${p==="new"&&H`<${Sa} choice=${n} set=${d} />`}
${p==="named"&&H`<${Ma} value=${n.named} set=${d("named")} wrong=${i} field=${u} />`}
${p==="booklet"&&H`<${Ea} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ne} legend=${r("when_alone",{title:bt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${bt("machine").choices} words=${Lt}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${se().some(m=>n[m])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${se().map(m=>H`<${qn} key=${m} name=${m} value=${n[m]} set=${d(m)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${i&&p!=="named"&&H`<p class="choose-wrong" role="alert">${i}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${v}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Sa({choice:t,set:e}){let s=n=>({name:n,legend:bt(n).title,value:t[n],set:e(n),choices:bt(n).choices});return H`
<${ne} ...${s("mode")} words=${In} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${ne} ...${s("verifiers")} words=${String} />
<${ne} ...${s("difficulty")} words=${Pn} />
</div>
<${qn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Ma({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${cs}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Ea=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Zt().map(({number:s,verifiers:n,difficulty:o,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Zt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ne=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:i})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(l=>H`<label key=${l}>
<input type="radio" name=${`choose-${s}`} value=${l} checked=${l===n} onChange=${()=>o(l)} />
<span>${Qe(c(l))}</span>
</label>`)}</div>
${i&&H`<p class="note">${i}</p>`}
</fieldset>`;function qn({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${bt(t).title}</span>
</label>`}import{useEffect as Bn,useRef as Ca}from"bombe/preact.js";function zn(){let t=Ca(null);Bn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Bn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Ra,useRef as Wa,useState as Da}from"bombe/preact.js";import{html as oe,useEffect as Oa,useRef as ds}from"bombe/preact.js";var Ta=44,Aa=90,ps=!1;function Fn(t){ps=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),ps=!1}var La=(t,e)=>(Number(t)-Number(e)+7)%5-2,Kn=(t,e)=>q[(q.indexOf(t)+e+5)%5],Gn=()=>oe`<div class="wheels">${O.map((t,e)=>oe`<${Ha} place=${e} />`)}</div>`;function Ha({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=Ot(),i=ds(null),l=ds(null),u=ds(0),d=e[t],p=O[t];Oa(()=>{a===t&&document.activeElement?.closest(".drum")&&Fn(i.current)},[d,a]);let h=y=>{if(xt(y))return;let{key:M}=y;if(M==="ArrowUp"||M==="ArrowDown")o(t,M==="ArrowUp"?-1:1);else if(M==="ArrowLeft"||M==="ArrowRight"){let N=(t+(M==="ArrowLeft"?2:1))%3;c(N),Fn(i.current?.closest(".wheels")?.querySelectorAll(".drum")[N])}else return;y.preventDefault()},$=y=>{y.preventDefault(),!(s||y.timeStamp-u.current<Aa||Math.abs(y.deltaY)<4)&&(u.current=y.timeStamp,o(t,y.deltaY>0?1:-1))},f=y=>{s||(l.current={y:y.clientY,moved:!1,id:y.pointerId}),c(t)},v=y=>{let M=l.current;!M||Math.abs(y.clientY-M.y)<Ta*.6||(M.moved||i.current?.setPointerCapture(M.id),M.moved=!0,o(t,y.clientY<M.y?1:-1),M.y=y.clientY)},m=()=>{setTimeout(()=>{l.current=null})},g=y=>{let M=La(y,d);return oe`<button key=${y} type="button" role="radio" class="digit away${M}"
aria-checked=${y===d} tabindex=${y===d?0:-1} aria-disabled=${s}
onFocus=${()=>ps||c(t)} onClick=${()=>l.current?.moved||n(t,y)}>${M===0&&oe`<span class="inner-shape" aria-hidden="true"><${st} of=${p} size=${24} /></span>`}<span>${y}</span></button>`},w=`${s?"locked":""} ${a===t?"turning":""}`;return oe`<div class="wheel ${K[t]} ${w}">
<span class="wheel-shape" aria-hidden="true"><${st} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${i} onKeyDown=${h} onWheel=${$} onPointerDown=${f} onPointerMove=${v} onPointerUp=${m}
onPointerCancel=${m}>
${q.map(g)}
</div>
</div>`}function Un(t,e){let s=Wa({digits:["1","1","1"],wheel:0}),[,n]=Da(0),o=i=>{Object.assign(s.current,i),n(l=>l+1)},a=e&&L(e).proposal;Ra(()=>{a&&o({digits:[...a]})},[a]);let c=(i,l)=>{t.state.view&&$t(t.state.view)||yt(t.state)||o({digits:s.current.digits.map((u,d)=>d===i?l:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(i,l)=>c(i,Kn(s.current.digits[i],l)),setWheel:i=>{i!==s.current.wheel&&o({wheel:i})}}}import{html as Ht,useEffect as Ce,useLayoutEffect as Ba,useRef as za,useState as Jn}from"bombe/preact.js";var hs=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function $s(t){let e=t.slice(1),s=K.indexOf(e[0]);return s>=0&&q.includes(e[1])?O[s]+e[1]:/^[A-F]/.test(e)?r("step_owner",{v:e[0],card:e.slice(1)}):hs(e)}var Ia=t=>t[0]==="-"?r("step_not",{thing:$s(t)}):$s(t),Pa=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),ja=(t,e)=>r("step_and",{one:t,other:e}),Na={law:hs,suppose:ut,each:t=>t.map(ut).reduce(ja)},Vn={laws:hs,things:$s,known:Ia,answers:Pa,codes:String,vs:String,pairs:ut},qa={laws:/^step_(with|each|example|only)/,vs:/^step_check_one_each/,codes:/^step_(then|with)_many/};function Yn(t,e,s){if(!Vn[e])return Na[e]?.(s)??String(s);let n=s.map(Vn[e]);return n.length<2||!qa[e]?.test(t)?n.join(", "):r("step_all_of",{some:n.slice(0,-1).join(", "),last:n.at(-1)})}function ut({key:t,values:e}){let s=Object.entries(e).map(([n,o])=>[n,Yn(t,n,o)]);return r(t,Object.fromEntries(s))}function Zn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(ut).join(" "));let s=e.law?{...e,law:gt(e.law)}:e;return[r(t,{...s,...e.answers?{answers:Yn(t,"answers",e.answers)}:{}})]}var Fa=300,ht=8,Ka=200,gs=t=>t.sheet?.hint??null,fs=t=>nt(t)?.hints??0;function Qn(t){let e=gs(t)?.lines.at(-1);return e?Xn(t,e).join(" "):""}function Xn(t,{key:e,values:s}){let{laws:n,...o}=s;return n&&(o.world=P(t).map((a,c)=>r("named",{who:a,what:Jt(gt(n[c]))})).join(", ")),Zn({key:e,values:o})}var re={at:0,heard:new Set};function ms(t){re.at=t;for(let e of re.heard)e({})}function to(){let[,t]=Jn(null);return Ce(()=>(re.heard.add(t),()=>{re.heard.delete(t)}),[]),re.at}var bs=({rung:t})=>Array.from({length:be()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),eo=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${bs} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function so(){let{view:t}=k(),{hint:e}=_t(),s=to()===fs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=gs(t)?.rung??0,o=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<be()?e():ms(s?0:fs(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${eo} rung=${n} />
</button>`}function no(){let{view:t,stopped:e}=k(),{hint:s}=_t(),{setTab:n}=Ft(),o=za(null),[a,c]=Jn(null),i=gs(t),l=fs(t),u=to()===l,d=i!==null&&!u,p=d?Ga(t,i):-1;Ce(()=>()=>ms(0),[]),Ce(()=>{p>=0&&n(p)},[l,p]),Ba(()=>{let $=o.current?.closest(".board");if(!d||!$)return;let f=()=>c(m=>Ua(m,Va($,p<0?null:P(t)[p])));f(),o.current?.scrollTo(0,o.current.scrollHeight);let v=new ResizeObserver(f);return v.observe($),addEventListener("resize",f),()=>{v.disconnect(),removeEventListener("resize",f)}},[d,p,l]);let h=()=>{ms(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ce(()=>{if(!d)return;let $=f=>{f.key==="Escape"&&!f.defaultPrevented&&!document.querySelector("dialog[open]")&&h()};return document.addEventListener("keydown",$),()=>document.removeEventListener("keydown",$)},[d,l]),d?Ht`<aside class="hint-note ${a?.kind??""}" id="hint" ref=${o} style=${a?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${r("hint")}</b><${eo} rung=${i.rung} />
${i.rung<be()&&!e&&Ht`<button class="button hint-more" onClick=${s}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${h} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${i.lines.map($=>Ht`<li key=${$.key}>${Xn(t,$).map(f=>Ht`<p>${_(f,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function Ga(t,e){return it(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:P(t).indexOf(e.verifier)}var Ua=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Va(t,e){let s=m=>t.querySelector(m).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=m=>`${m/o}px`,c=e&&document.getElementById(`card-${e}`),i=s(".ending"),l=matchMedia(Me).matches;if(c&&!l){let m=c.getBoundingClientRect(),{right:g}=s(".cards"),w=Math.max(m.width,Math.min(Fa,g-n.left)),y=Math.min(m.left,g-w)-n.left,M=m.bottom-n.top+ht,N=m.left-n.left-y+30;return{kind:"under",style:{left:a(y),top:a(M),width:a(w),"--tip":a(N)}}}if(matchMedia(Se).matches){let m=s(".sheet"),g=m.left-n.left+ht,w=n.bottom-i.top+ht;return{kind:"",style:{left:a(g),width:a(m.width-2*ht),bottom:a(w)}}}let u=Math.max(0,innerHeight-i.top),d=s(".engine"),p=i.top-d.top,h=l&&p>=Ka?p:innerHeight-u-2*ht,[$,f]=l?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ht}px`,maxHeight:`${h-ht}px`,left:`${$+ht}px`,right:`${f+ht}px`}}}import{html as W,useEffect as Ya,useRef as Za,useState as ae}from"bombe/preact.js";var oo="lesson",Ja=4;function ro(){try{return localStorage.getItem(oo)!=="done"}catch{return!1}}function Qa(){try{localStorage.setItem(oo,"done")}catch{}}var Oe=[Xa,tc,sc,nc,oc];function ao({close:t}){let[e,s]=ae(0),n=Za(null);Ya(()=>n.current?.focus(),[e]);let o=()=>{Qa(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=l=>{l.stopPropagation(),l.key==="Escape"&&o()},c=Oe[e],i=e===Oe.length-1;return W`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:Oe.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Oe.map((l,u)=>W`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${r("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${r(`lesson_title_${e+1}`)}</h2>
<${c} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${r("lesson_back")}</button>
<button class="button filled" onClick=${()=>i?o():s(e+1)}>
${r(i?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function Xa(){return W`<div class="lesson-body">
<${ve} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${_(r("lesson_code"))}</p>
<p>${_(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function tc(){let{card:t,held:e,digits:s}=jt(),[n,o]=ae(["3","4","1"]),[a,c]=ae([]),i=(h,$)=>s[h].includes($[1]),l=()=>{let h=n.join(""),$=a.filter(f=>f.code!==h);c([{code:h,passed:i(e,h)},...$].slice(0,Ja))},u=h=>a.every(({code:$,passed:f})=>i(h,$)===f),d=Object.keys(s).filter(u);return W`<div class="lesson-body">
<${ve} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${yn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${l}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&W`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:$})=>W`<${ec} passed=${$} code=${h} />`)}
${a.length>0&&W`<p>${_(d.length===1?r("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ec=({passed:t,code:e})=>W`<p class="lesson-answer"><${V} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function sc(){let{refused:t,maybe:e}=jt(),[s,n]=ae(null),o=({name:a})=>a===t.law?"kept":"";return W`<div class="lesson-body">
<${ve} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${V} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${_(r("lesson_means"))}</p>
<p>${_(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>W`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&W`<p class="lesson-answer"><${V} passed=${s.passed} />${" "}
<span>${_(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function nc(){return W`<div class="lesson-body">
<${ac} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function oc(){return W`<div class="lesson-body">
<div class="lesson-marks">
${et(jt().card).laws.map(t=>W`<${rc} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${_(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function rc({law:t}){let[e,s]=ae(""),n=I(r("law_is",{letter:t.letter,words:t.words}));return W`<button class="law ${At(e)}" aria-pressed=${e!==""} aria-label=${ot(n,e)}
onClick=${()=>s(ke(e))}><${B} of=${t.picture} />
<span class="law-words">${_(t.words,14)}</span></button>`}function ac(){let{verifiers:t,verdicts:e}=jt();return W`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>W`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>W`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>W`<td><${V} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Ae,useMemo as pc,useRef as go,useState as bo}from"bombe/preact.js";var ys=null;function Te(t,e,[s,n],o,a,c){let i=t.currentTime+o,l=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});l.frequency.exponentialRampToValueAtTime(n,i+a),u.gain.setValueAtTime(c,i),u.gain.exponentialRampToValueAtTime(.001,i+a),l.connect(u).connect(t.destination),l.start(i),l.stop(i+a)}function cc(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var lc={card:{heard:cc,felt:[]},yes:{heard:t=>{Te(t,"sine",[660,660],0,.12,.12),Te(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Te(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Te(t,"sine",[150,62],0,.18,.3),felt:[30]}},ic=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Rt(t){if(!ic())return;let{heard:e,felt:s}=lc[t];s.length&&navigator.vibrate?.(s),ys??=new AudioContext,ys.resume().catch(()=>{}),e(ys)}import{html as dt}from"bombe/preact.js";var Ut={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},rt={wide:480,high:136},ks=[[1,0],[2,3],[3,2]],co=(t,e,s,n)=>q[(e+ks[t][0]*s+ks[t][1]*n)%5],lo=(t,e,s)=>[Ut.left+(s*5+t)*Ut.wide+s*Ut.gap,Ut.top+e*Ut.high];function*io(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function uc(t,e){let[s,n]=Ut.hole,o="",a="";for(let c of io()){let[i,l]=lo(...c);co(t,...c)===e?o+=`M${i-s/2} ${l-n/2}v${n}h${s}v${-n}z`:a+=`M${i.toFixed(1)} ${l.toFixed(1)}h0`}return{holes:o,dots:a}}var uo=ks.map((t,e)=>Object.fromEntries(q.map(s=>[s,uc(e,s)])));function po(t){for(let e of io())if([...t].every((s,n)=>co(n,...e)===s))return lo(...e);throw new Error(`no hole for ${t}`)}var ws=`M12 0H${rt.wide-6}q6 0 6 6V${rt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,$o=t=>`M${rt.wide-8} ${t}h${t+2}q6 0 6 6V${rt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${rt.high-8}H${rt.wide-8}z`;function _s({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=uo[t][e],c=K[t];return dt`<g class="punch ${c}-stock">
${n&&dt`<path class="stock rim" d=${$o(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ws+o} />
<path class="edges" d=${o} />
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
<path class="stock" d=${`M${rt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ws} transform="translate(7 7)" />
<text class="tab-digit" x=${rt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${_s} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${_s} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${_s} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&dt`<${dc} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&dt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var ho=36;function dc({code:t,passed:e}){let[s,n]=po(t),o=Math.min(rt.wide-30,Math.max(30,s)),a=Math.min(rt.high-26,Math.max(ho+2,n));return dt`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${ho} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var $c=250;function mo(t){let e=pc(()=>matchMedia(t),[t]),[,s]=bo(0);return Ae(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function hc(){let{table:t,view:e,refused:s}=k(),{digits:n,locked:o}=Ot(),a=go(!0),c=n.join("");Ae(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===c)return;let i=setTimeout(()=>t.act(`propose ${c}`).catch(s),$c);return()=>clearTimeout(i)},[c])}function fc(){let{table:t,view:e}=k(),{tab:s}=Ft(),n=mo("(max-height: 759px), (max-width: 359px)"),o=mo("(max-height: 899px)"),a=e.groups[s]??[],c=a.length>1||!!et(a[0])?.grid||it(e);return n||o&&e.seats.length>1||c||!!t.past}function yo(){let{table:t,view:e,stopped:s}=k(),{proposal:n}=Ot(),o=$t(e),a=Nt(e)&&!s,{asking:c}=Xt(),[i,l]=bo(null),{answers:u}=L(e),d=Object.keys(u);Ae(()=>l(null),[e.round,d.length]);let p=go(d.length);Ae(()=>{d.length>p.current&&Rt(u[d.at(-1)]?"yes":"no"),p.current=d.length},[d.length]),hc();let h=fc(),$=c??(i!==null&&i in u?i:d.at(-1))??null,f=$===null?null:u[$]??null;return R`<section class="engine ${h?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${o?"":"free"}">
<${C} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${Gn} />
${!s&&R`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>`}
</div>
<div class="reading">
<p class="line"><span class="caps">${$?r("reads",{letter:$}):r("reader")}</span>
<${mc} view=${e} /></p>
<${fo} code=${n} letter=${$} passed=${f} />
<${gc} view=${e} code=${n} letter=${$} passed=${f} />
${ye(e)&&!s&&!t.past||a?R`<p class="small-print">${r(a?"round_spent":"press_laws")}</p>
<${Dn} view=${e} />`:R`<${Gt} view=${e} />`}
</div>
<${yc} view=${e} />
<${xc} answers=${u} shown=${$} look=${l} />
</section>`}function mc({view:t}){let{table:e}=k(),s=e.past?ko(t).filter(a=>a===null).length:t.left??0,n=nt(t)?.questions??0,o=r("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${n?r("round_questions",{n:t.round,asked:n}):o}</span>
<span class="tally-short">${o}</span>${" "}<${_c} left=${s} /></span>`}function gc({view:t,code:e,letter:s,passed:n}){let{table:o,stopped:a}=k(),c=(o.past||a)&&!s,[i,l]=c?["",""]:bc(t,e,s,n),u=d=>d.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${i}</b> ${l}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${u}>${r("peek")}</button>`}
</div>`}function bc(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return nt(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function ko(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?nt(t)?.handicap??0:0,n=Math.max(0,Je()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function yc({view:t}){let{stopped:e}=k(),s=ko(t),n=s.filter(Boolean).length;return R`<ol class="questions" aria-label=${r("questions_of_round")}>
${s.map((o,a)=>R`<li class="question ${o?"used":""}">
<span class="question-number" aria-hidden="true">${a+1}</span>
${o===null?R`<span>${e?"":wc(a,n,t)}</span>`:o==="filled"?R`<span>${r("filled_in")}</span>`:R`<${kc} letter=${o.letter} passed=${o.passed} />`}
</li>`)}
</ol>`}var kc=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${V} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function wc(t,e,s){return wt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function _c({left:t}){let e=Je(),s=Array.from({length:e},(n,o)=>R`<i class=${o<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function xc({answers:t,shown:e,look:s}){let{view:n}=k();return R`<div class="ask-keys k${n.verifiers.length}">
${P(n).map(o=>R`<${vc} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function vc({letter:t,passed:e,shown:s,look:n}){let{view:o,stopped:a}=k(),{ask:c,asking:i}=Xt(),l=e!==void 0,u=r(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${i===t?"busy":""}"
aria-disabled=${!l&&(a||!wt(o))} aria-label=${u}
aria-current=${l&&s?"true":null}
onClick=${()=>l?n():c(t)}>
${l?R`${t} <${V} passed=${e} size=${26} />`:R`<span class="ask-long">${u}</span><span class="ask-short">${t} ?</span>`}
</button>`}var vs=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,xs=t=>[...t??""].join(" "),Sc=(t,e)=>t.shown!==e.shown||t.table&&e.table&&t.table.matches!==e.table.matches;function wo(t,e,s){let{table:n,view:o}=e,a=t?.view;if(!t||!a?.sheet||!o?.sheet||o.over)return"";if(a.over||Sc(t,e))return vs(o);if(lt(o))return lt(a)?"":r("machine_thinks");let c=a.sheet.rounds,i=o.sheet.rounds.flatMap(({proposal:u,answers:d},p)=>Object.entries(d).filter(([h])=>!(h in(c[p]?.answers??{}))).map(([h,$])=>r($?"heard_yes":"heard_no",{letter:h,code:xs(u),left:o.left??0})));if(!o.coop)return i.join(" ");let{proposal:l}=L(o);!i.length&&l&&l!==s&&l!==L(a).proposal&&i.push(r("proposal_now",{code:xs(l)}));for(let{at:u,name:d,me:p}of tt(n,o)){let[h,$]=[o.team_thumbs?.[u],a.team_thumbs?.[u]];p||!h||h.up===$?.up&&h.code===$?.code||i.push(h.up?r("sure_of",{name:d,code:xs(h.code)}):r("thumb_of_down",{name:d}))}return i.join(" ")}import{html as Mc,useEffect as Ec,useState as Cc}from"bombe/preact.js";var Le=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},_o=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var Ss=new Le;function xo({deadline:t,timer:e=0}){let[,s]=Cc(0);if(Ec(()=>{if(!t)return;Ss.ask(),Ss.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,Ss.left(t));return Mc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${_o(n)}</span>
</p>`}import{html as x,useEffect as jc,useState as Co}from"bombe/preact.js";import{html as Ms}from"bombe/preact.js";var ce=({up:t})=>Ms`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,vo=()=>Ms`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,He=({passed:t})=>Ms`<span class="answered"><${V} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as le,useEffect as Oc,useLayoutEffect as Tc,useState as Ac}from"bombe/preact.js";var Lc=2500,Hc=12,Rc=()=>matchMedia("(max-width: 699px)").matches?4:6,So=new WeakMap;function Wc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Dc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Re(){let{table:t,state:e,view:s}=k(),[n,o]=Ac(null),a=()=>o(null);Tc(()=>{let l=So.get(t);So.set(t,{round:s.round,over:s.over});let u=Wc(l,s);u!==null&&o({round:u,seats:tt(e.table,s)})},[t,s.round,s.over]),Oc(()=>{if(!n)return;Rt("thumb");let l=setTimeout(a,Lc);return addEventListener("keydown",a),()=>{clearTimeout(l),removeEventListener("keydown",a)}},[n]);let c=n?Dc(n.seats,n.round):[],i=c.map(l=>r(l.up?"thumb_of_up":"thumb_of_down",{name:l.name})).join(" ");return le`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${Mo(c)} ${i}`}</p>
${n&&le`<${Ic} round=${n.round} thumbs=${c} close=${a} />`}`}function Mo(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Ic({round:t,thumbs:e,close:s}){let n=e.length>Hc?e.filter(o=>o.up):e;return le`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${Mo(e)}</p>
<ul class="reveal-cards ${n.length>Rc()?"many":""}">
${n.map(o=>le`<li key=${o.at} class=${o.up?"up":"down"}>
<${ce} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):F("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&le`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Pc=56,Es=t=>t.you!==null&&t.waiting.includes(t.you),We=t=>Es(t)&&!!t.own_thumb?.up;function Eo(t,e){if(lt(e))return r("machine_thinks");if(We(e))return r("thumb_is_in");let s=Es(e)?"":Cs(e,tt(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Pc?n:r("thumb_in")}function Cs(t,e){if(lt(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:X(s)}):"",o=nt(t);return o?Es(t)?We(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function Oo(){let{state:t,view:e,stopped:s}=k(),n=tt(t.table,e),o=n.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!s&&!a?null:x`<section class="people ${o?"":"alone"} ${s?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${We(e)||s?"now":""}" role="status">${s?t.table?.outcome?.why:Cs(e,n)}</p>
${s?x`<${zc} />`:x`<${xo} deadline=${a} timer=${c} />`}
${o&&x`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${n.map(i=>x`<${Nc} key=${i.at} seat=${i} view=${e} />`)}
</ul>`}
${!e.sheet&&x`<${Gt} view=${e} />`}
<${Re} />
</section>`}function Nc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return x`<li class="seat ${o}">
<${fe} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&x` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Bc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?x`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:x`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${F("questions",t.questions)}</span>
${t.hints?x`<${qc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var qc=({hints:t,rung:e})=>x`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?x`<${bs} rung=${e} />`:t}</span>
<span class="hush">${F("hints",t)}</span>
</span>`;function Bc({seat:t,view:e}){let{stopped:s}=k(),n=e.team_thumbs?.[t.at];return t.out?x`<span>${r("seat_out")}</span>`:n?x`<${ce} up=${n.up} /><span>${n.up?n.code:r("down")}</span>`:t.done?x`<${vo} /><span>${r("thumb_given")}</span>`:t.away?x`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me||s?null:x`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function Os({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?x`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function zc(){let{table:t,state:e,refused:s}=k(),n=(e.table?.people.length??0)>1;return x`<div class="again">
${Et(e)?x`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:x`<${Os} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function To({table:t,state:e}){if(!e.table)return x`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return x`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return x`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&x`<p class="note">${r("waiting_for",{names:X(o)})}</p>`}
</section>`}function Ao(){let{state:t,view:e}=k(),s=tt(t.table,e),n=e.coop?[{...s[0],name:X(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return x`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>x`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>x`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>x`<td><${Fc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Fc({round:t}){let e=t?.thumb;return x`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&x`<${ce} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function De(){let{state:t}=k();return t.table&&t.table.people.length>1&&x`<${Kc} />`}function Kc(){let{table:t,state:e,refused:s}=k(),{chat:n,you:o}=e,[a,c]=Co(!1),[i,l]=Co(n.length);if(jc(()=>{a&&l(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-i);return x`<details class="chat talk" onToggle=${({currentTarget:h})=>c(h.open)} onKeyDown=${({key:h,currentTarget:$})=>{h!=="Escape"||!a||($.open=!1,$.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&x` <span class="talk-fresh">${F("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&x`<${Qs} chat=${n} you=${o} />`}
<${Xs} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as Qo,useRef as Xo,useState as ue}from"bombe/preact.js";function Lo(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${U(a)}`);return[...n.length?[r("score",{names:X(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:U(a),m:U(c)}))].join(" ")}import{html as Y,useEffect as Gc,useMemo as Uc,useState as Pe}from"bombe/preact.js";function Ho(t,e){let{winners:s,why:n}=t.outcome,o=X(s.map(l=>e[l].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:l}=t,u=l?.rounds===t.round&&l.questions===t.seats[s[0]].questions;return l?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let i=t.last_thumbs.find(l=>l?.up)?.code;return r(`why_${n}`,i?{code:i}:{})}var ft=(t,e)=>t.last_thumbs[e]?.code===t.solution;function Ro(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:ft(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var Ts=(t,e,s)=>s!==void 0&&s>1&&ft(t,e)?F("guessed",s):"";function Wo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?ft(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function Do(t,e,s,n,o=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map(h=>h?"✓":"✗")),i=t.outcome.winners.includes(e)||ft(t,e),{hints:l=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=kt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...c.map((p,h)=>`${h+1} ${p.join("")}`),`${i?"✓":"✗"} ${Ie(t.seats[e].rounds.length,t.seats[e].questions)}`,...[o,Ts(t,e,n),l>0&&F("hints",l),u.length>0&&Ee(u)].filter(Boolean),...d&&i?[r("named",{who:r("the_machine"),what:Ie(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var Ie=(t,e)=>`${F("rounds",t)}, ${F("questions",e)}`;function Io(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Po=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Wt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var J="machine",je=(t,e)=>(e===J?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function Ls(t,e){let[s,n]=Pe({}),[o,a]=Pe({}),[c,i]=Pe(null),[l,u]=Pe(!1),d=e.filter(p=>!(p in s));return Gc(()=>{if(!d.length||l)return;let p=!0;return ee("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:$,codes:f})=>{p&&(i(h),a(v=>({...v,...Object.fromEntries(d.map((m,g)=>[m,f[g]]))})),n(v=>({...v,...Object.fromEntries(d.map((m,g)=>[m,$[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),l]),{known:s,codes:o,start:c,failed:l}}function qo({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let i=je(e,t),l=Vc(e,s,t),{rounds:u,questions:d}=t===J?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return Y`<section class="paper asked-line" aria-label=${l}>
<div class="head"><h2>${l}</h2><strong>${Ie(u,d)}</strong></div>
${o.length>0&&Y`<${Zc} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${Jc} rounds=${i} left=${n.known[Wt(i)]} worlds=${n} />
<${Xc} machine=${t===J?e.machine:null} worlds=${n} last=${c} />
</section>`}function Vc(t,e,s){return s===J?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var Yc=(t,e)=>t===J?r("the_machine"):e[t].me?r("you_here"):e[t].name;function Zc({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===J?J:Number(a));return Y`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>Y`<option key=${a} value=${String(a)}>${Yc(a,n)}</option>`)}
</select></label>`}function Jc({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},i)=>{let l=Object.entries(c);return l.length?l.map(([u,d],p)=>(n+=1,Y`<tr key=${`${i} ${p}`}>
<th scope="row" class="mono">${p===0?a:Y`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${He} passed=${d} /></td>
<${Qc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[Y`<tr key=${`${i} 0`}>
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
</table>`}function Qc({of:t,start:e,failed:s}){if(!t)return Y`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Io(t.after,e),a=Array.from({length:Math.min(e,12)},(c,i)=>i);return Y`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>Y`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${U(t.before)} → ${U(t.after)}`}</span>
</td>`}function Xc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:Lt(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&F("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return Y`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var jo={signDisplay:"exceptZero"},No=(t,e)=>r("n_of_m",{n:U(t),m:U(e)});function Bo({view:t,whose:e,questions:s}){let n=Uc(()=>ln(t),[t]);if(e===J)return null;let o=t.sheets[e].reduce((i,l)=>i+Object.keys(l.answers).length,0),a=kt(t),c=[];if(a&&ft(t,e)){let i=t.seats[e].rounds.length-(a.rounds??0),l=F("more_questions",t.seats[e].questions-(a.questions??0),0,jo);c.push([F("more_rounds",i,0,jo),r("more_than_machine",{questions:l})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let i=s.filter(d=>d.before===d.after).length;c.push([No(i,o),r("tile_nothing")]);let l=Math.round(Po(s)*10),u=l>0?"tile_luck_more":l<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([No(n.right,n.all),r("tile_marks")]),c.length?Y`<ul class="tiles">${c.map(([i,l])=>Y`<li key=${l}><strong>${i}</strong><span>${l}</span></li>`)}</ul>`:null}import{html as z}from"bombe/preact.js";var Ne=z`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,zo=({view:t,match:e})=>z`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:s,cards:n,law:o})=>z`<li key=${s} class="paper proof-card">
${n.map((a,c)=>z`<${tl} key=${a} shown=${et(a)} law=${o}
letter=${c===0?s:null} />`)}
<p class="proof-says"><${He} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(gt(o))}</span>
${e&&z`<a href=${`/m/${e}/review#why-${o}`}>${r("why")}<span class="hush"> ${o}</span></a>`}</p>
</li>`)}
</ul>
</section>`;function tl({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return z`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?z`<span class="held-disc">${s}</span>`:z`<span class="held-or">${r("or")}</span>`}
<${B} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&z`<${el} shown=${t} law=${e} />`}
${n&&t.grid&&z`<${sl} grid=${t.grid} law=${e} />`}
</div>`}var el=({shown:t,law:e})=>z`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return z`<li key=${s} class=${a?"lit":"dim"}>
<${B} of=${n} />
<span>${_(o)}${a&&z`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Ne}
</li>`})}
</ul>`;function sl({grid:t,law:e}){let s=n=>z`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Ne:"·"}</td>`;return z`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>z`<th key=${o}><${B} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>z`<tr key=${n}><th>${_(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as ie,useRef as Go,useState as nl}from"bombe/preact.js";var Hs=()=>typeof navigator.share=="function";async function Fo(t){if(!Hs())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var ol=3e3,Rs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function Uo(t,e){let[s,n]=nl(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),ol)}}}var Vo=ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,rl=ie`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function Yo({text:t}){let e=Go(null),{copied:s,copy:n}=Uo(t,e),o=async()=>await Fo({text:t})||n(),a=s?"copied":Hs()?"share":"copy";return ie`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?rl:Vo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var Zo=({id:t,problem:e})=>ie`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${Ko} what=${r("link_same")} problem=${t} />
<${Ko} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function Ko({what:t,problem:e}){let s=Go(null),n=Rs(e),{copied:o,copy:a}=Uo(n,s);return ie`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Ne:Vo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function tr({view:t,choose:e}){let{state:s}=k(),n=tt(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Wt(je(t,o)),i=Ls(t.problem,ft(t,o)?[c]:[]).codes[c],l=ft(t,o)?i?Ts(t,o,i)||r("no_guess"):" ":"",u=cl(s)?r("after_wrong"):"",[d,p]=ue(!al(s,t));return d?D`<div class="result ${n.length>1?"":"alone"}">
<${ul} view=${t} seats=${n} first=${o} choose=${e} guess=${`${u} ${l}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${hl} view=${t} seats=${n} />
<p class="note score">${Lo(s.table)}</p>
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${Yo} text=${Do(t,o,Rs(t.id),i,u)} />
<${Zo} id=${t.id} problem=${t.problem} />
</aside>
<${zo} view=${t} match=${a} />
<${De} />
<${Re} />
</div>`:D`<${il} view=${t} show=${()=>p(!0)} />`}var qe=new WeakMap,al=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&Et(t),er="missed",sr=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function cl(t){try{return sessionStorage.getItem(er)===sr(t)}catch{return!1}}function ll(t){try{sessionStorage.setItem(er,sr(t,1))}catch{}}function il({view:t,show:e}){let{table:s,state:n,refused:o}=k(),[a,c]=ue(!1),i=Xo(null);Qo(()=>i.current?.focus(),[]);let l=async()=>{c(!0);try{qe.has(s)||qe.set(s,t.machine?.level??"none"),ll(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let h of Object.keys(p))await s.act(`ask ${d} ${h}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(we(d,p))}catch(d){c(!1),o(d)}},u=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${i}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${r("why_wrong",{code:u})}</h2>
<p class="note">${r("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(a)} onClick=${()=>a||l()}>
${r("look_on")}</button>
<button class="button" onClick=${e}>${r("show_all")}</button>
</div>
</div>
</section>`}function ul({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,i]=ue(s),[l,u]=ue(null),d=e.map(A=>A.at).filter(A=>A!==c),p=t.outcome.winners.find(A=>A!==c)??d[0],h=l??(kt(t)?J:a?null:p),$=[c,h].filter(A=>A!=null),f=A=>Wt(je(t,A)),v=Ls(t.problem,[...new Set($.map(f))]),m=a?[]:[...e.map(A=>A.at),...kt(t)?[J]:[]],g=(A,Mt)=>D`<${qo} key=${`${A}`} whose=${A} view=${t} seats=${e} worlds=${v}
choices=${m.length>2?m:[]} choose=${Mt} last=${A===$.at(-1)} />`,w=D`<${Bo} view=${t} whose=${c} questions=${v.known[f(c)]} />`,{heading:y,alert:M,title:N}=dl(t,e),Q=k().state.table?.match,mt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${M}</p>
<div class="result-main">
<section class="machine outcome ${mt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${pl} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${y}>
<span class="outcome-sign" aria-hidden="true">${mt?"✓":"✗"}</span> ${N}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:U(t.verifiers.length)})}</p>
${Q&&D`<p class="outcome-ways"><a class="button light" href=${`/m/${Q}/review`}>${r("review")}</a>
<a class="button" href=${`/m/${Q}/review#why`}>${r("why")}</a>
${!mt&&t.you!==null&&D`<a class="button" href="/g/turing_machine/school">${r("page_school")}</a>`}</p>`}
</div>
</section>
<div class="result-lines ${$.length>1?"":"one"}">
${g(c,i)}
${$.length>1?g(h,u):w}
</div>
${$.length>1&&w}
<${$l} view=${t} choose=${n} />
</div>`}function dl(t,e){let s=Xo(null),[n,o]=ue(""),a=Ho(t,e);return Qo(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function pl({code:t}){let e=[...t],s=e.map((n,o)=>I(`${O[o]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>D`<span key=${o} aria-hidden="true"><b>${n}</b><${st} of=${O[o]} size=${22} /></span>`)}
</p>`}function $l({view:t,choose:e}){let{table:s,state:n,refused:o}=k(),a=n.table?.people.length===1,c=async()=>{try{let l=qe.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...l?{machine:l}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),qe.delete(s)}catch(l){o(l)}},i=n.table?.match;return D`<div class="again">
${Et(n)?D`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:D`<${Os} state=${n} />`}
${i&&D`<a class="button" href=${`/m/${i}`}>${r("step_through")}</a>`}
<${us} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function hl({view:t,seats:e}){let{winners:s}=t.outcome,n=i=>i.me?e.length>1?`${i.name} (${r("you")})`:r("you_here"):i.name,o=i=>s.includes(i.at),a=Ro(t,e),c=kt(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(i=>D`<${Jo} key=${i.at} face=${i} name=${n(i)} won=${o(i)}
fate=${[i.bot&&r("bot"),Wo(t,i)].filter(Boolean).join(", ")}
code=${t.last_thumbs[i.at]?.code??"–"} rounds=${i.rounds.length} questions=${i.questions} />`)}
${c&&D`<${Jo} key=${J} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${Lt(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Jo=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${fe} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${U(o)}</td><td>${U(a)}</td>
</tr>`;import{useEffect as or,useState as fl}from"bombe/preact.js";function ml(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:i,asked:l},u)=>({proposal:i,answers:Object.fromEntries(l.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function gl(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=ot(I(qt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var bl=t=>t.over?r("part_result"):r("round",{n:t.round});function rr(t,e){let s=t&&!it(t)?Object.keys(L(t).answers).at(-1):void 0,n=t&&s?P(t).indexOf(s):-1;or(()=>{n>=0&&e(n)},[t?.round,t?.you,n])}var nr=new Map;function ar(t){let e=t?.problem??"",s=t?.sheet?Wt(t.sheet.rounds):null,[n,o]=fl(null);return or(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,i=nr.get(c)??yl(e,s);return nr.set(c,i),i.then(l=>a&&o(l)),()=>{a=!1}},[e,s]),n}var yl=async(t,e)=>{let s=await ee("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as E,useEffect as Ds,useLayoutEffect as gr,useRef as vt,useState as Ps}from"bombe/preact.js";var cr=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,lr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===cr(t,e)?"rests pointed":s.includes(cr(t,e))?"rests":"faded";import{html as Be,useEffect as ur,useLayoutEffect as kl,useRef as ir,useState as wl}from"bombe/preact.js";var de={what:"",heard:new Set},dr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function pr(t){de.what=t;for(let e of de.heard)e({})}var $r=()=>pr("");function Ws(t){let[,e]=wl(null);return ur(()=>(de.heard.add(e),()=>{de.heard.delete(e)}),[]),t.sheet?.why&&dr(t)!==de.what?t.sheet.why:null}var hr=t=>t.sheet?.why?ut(t.sheet.why.title):"";function fr(){let{view:t,stopped:e}=k(),{picking:s,setPicking:n}=_t();return!t.aids.includes("why")||e?null:Be`<button class="plain" aria-pressed=${s} onClick=${()=>n(!s)}
title=${r("why_pick")}>${r("why")}</button>`}function mr(){let{view:t}=k(),e=ir(null),s=ir(null),n=Ws(t),o=n&&dr(t);kl(()=>{o&&(s.current=document.activeElement,e.current?.focus())},[o]);let a=()=>{pr(o??""),s.current?.focus({preventScroll:!0})};if(ur(()=>{if(!n)return;let l=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",l),()=>document.removeEventListener("keydown",l)},[o]),!n)return null;let c=n.case?_l(n.case):n.steps.map(({lines:l})=>l.map(ut).join(" ")),i=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return Be`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${_(ut(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${r("why_close")} title=${r("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((l,u)=>Be`<li key=${u}>${_(l,14)}</li>`)}
</ol>
${n.follows&&Be`<p class="note">${ut(i)}</p>`}
</aside>`}var _l=({code:t,verifiers:e})=>[r("case_is"),...e.map(({verifier:s,law:n})=>ut({key:"case_law",values:{v:s,law:n}})),r("case_code",{code:t})];var xl=5,vl=1e3,Is=30,yr=85,br="sheet";function kr({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=vt(null),c=vt(null),i=vt(!1),[l,u]=Ps(()=>Number(localStorage.getItem(br))||70),d=$=>{let f=Math.round(Math.min(yr,Math.max(Is,$)));u(f),localStorage.setItem(br,String(f))};Ds(()=>{i.current&&(n||matchMedia(Se).matches?a:c).current?.focus(),i.current=!0},[n]);let p=()=>o(!1),h=$=>{$.key!=="Escape"||!n||($.preventDefault(),p())};return E`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${l}dvh`}}
onKeyDown=${h}>
<${Cl} height=${l} resize=${d} close=${p} />
<${Sl} undo=${e} redo=${s} />
<${Tl} view=${t} />
<div class="workings">
<${Rl} view=${t} />
<div class="jots">
${[...P(t),"*"].map($=>E`<${Dl} key=${$} view=${t} slot=${$} />`)}
</div>
</div>
<${Ml} targets=${t.sheet.unsound??[]} />
<${Gt} view=${t} />
${t.sheet.codes&&E`<${El} codes=${t.sheet.codes} />`}
</div>
<${Il} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function Sl({undo:t,redo:e}){let s=Tt();return E`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${C} of="redo" /></button>
<${fr} />
</div>`}function Ml({targets:t}){if(!t.length)return null;let e=t.map(s=>Jt(qt(s))).join(", ");return E`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(r("unsound_marks",{marks:e}),14)}</p>`}var El=({codes:t})=>E`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function Cl({height:t,resize:e,close:s}){let n=vt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),i=u=>{n.current=null,o(u)<Is-12&&s()},l=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return E`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Is} aria-valuemax=${yr}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${i} onKeyDown=${l}><i></i></div>`}function Ol(t){let e=vt(null),[s,n]=Ps(!1);return gr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),gr(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Tl({view:t}){let{stopped:e}=k(),s=P(t),{rounds:n}=t.sheet,o=Ws(t),a=o?.follows?o.because:null,c=Math.max(0,xl-n.length),{scroll:i,long:l}=Ol(n.length);return E`<div class="rounds-of" ref=${i} tabindex=${l?"0":null} role=${l?"region":null}
aria-label=${l?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${O.map(u=>E`<th scope="col" class="of-shape"><${st} of=${u} size=${18} /></th>`)}
${s.map((u,d)=>E`<th scope="col" class=${d===0?"edge":""}>${u}</th>`)}
</tr></thead>
<tbody>
${n.map((u,d)=>{let p=d===n.length-1&&!t.over&&!e;return E`<${Al} key=${d} n=${d+1} round=${u} now=${p} letters=${s}
because=${a} />`})}
${Array.from({length:c},(u,d)=>{let p=n.length+d+1;return E`<${Ll} key=${p-1} n=${p} letters=${s} />`})}
</tbody>
</table></div>`}function Al({n:t,round:e,now:s,letters:n,because:o}){let{proposal:a,locked:c}=Ot(),i=s&&!c,l=i?a:e.proposal;return E`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${O.map((u,d)=>E`<td class="of-shape ${i?"draft":""}">${l?.[d]}</td>`)}
${n.map((u,d)=>E`<td class="${d===0?"edge":""} ${lr(e,u,o)}"><${Hl}
passed=${e.answers[u]} /></td>`)}
</tr>`}var Ll=({n:t,letters:e})=>E`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...O,...e].map((s,n)=>E`<td class=${n===O.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Hl({passed:t}){return t===void 0?E`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:E`<${V} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Rl=({view:t})=>E`<div class="digits" role="group" aria-label=${r("digits")}>
${O.map(e=>E`<span class="digits-of" aria-hidden="true"><${st} of=${e} size=${22} /></span>`)}
${q.flatMap(e=>O.map((s,n)=>{let o=K[n]+e;return E`<${Wl} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function Wl({view:t,target:e,shape:s,digit:n}){let o=Tt(),a=o.of(e),c=Qt(t,e);return E`<button class="digit-mark ${At(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${ot(I(r("digit_is",{shape:s,digit:n})),a,c)}
...${te(o,e)}>${n}</button>`}function Dl({view:t,slot:e}){let{table:s,refused:n,stopped:o}=k(),a=t.sheet.notes[e]??"",[c,i]=Ps(a),l=vt(a),u=vt(!1),d=vt(void 0);Ds(()=>{u.current||i(a)},[a]);let p=v=>{clearTimeout(d.current);let m=v.trim().replace(/\s+/g," ");m!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${m}`.trim()).catch(n)},h=({currentTarget:{value:v}})=>{u.current=!0,l.current=v,i(v),clearTimeout(d.current),d.current=setTimeout(()=>p(v),vl)},$=()=>{u.current&&p(l.current),u.current=!1};Ds(()=>{let v=()=>document.visibilityState==="hidden"&&u.current&&p(l.current);return document.addEventListener("visibilitychange",v),()=>document.removeEventListener("visibilitychange",v)},[]);let f=e==="*";return E`<label class="jot ${f?"whole":""}">
<span aria-hidden="true">${f?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${c} readonly=${o} onInput=${h} onBlur=${$}
aria-label=${f?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Il({view:t,drawer:e,toggle:s,handle:n}){let{state:o,stopped:a}=k(),c=nt(t)?.out,i=t.own_thumb!==null,l=Nt(t)&&!a;return E`<div class="ending ${i||c||a?"waits":""} ${l?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${a?E`<p class="thumb-in">${o.table?.outcome?.why}</p>`:c?E`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?E`<${Pl} up=${t.own_thumb.up} />`:E`<${jl} />`}
</div>`}function Pl({up:t}){let{state:e,view:s}=k(),{thumb:n}=_t();return E`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${Eo(e.table,s)}</span></p>
${!lt(s)&&E`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function jl(){let{know:t,next:e}=_t();return E`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${so} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as ze,useLayoutEffect as Nl,useRef as ql,useState as wr}from"bombe/preact.js";var _r=["","",""];function xr({view:t,thumb:e,close:s}){let n=ql(null),[o,a]=wr(_r),[c,i]=wr(""),l=(g,w,y=!1)=>{i(""),a(M=>(y?_r:M).map((N,Q)=>Q===g?w:N))},u=O.filter((g,w)=>!o[w]);Nl(()=>{let g=document.activeElement,w=n.current;if(w)return w.showModal(),w.querySelector("input")?.focus(),()=>{w.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let w=d()[g];(w?w.querySelector("input:checked")??w.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=g=>{let{key:w,target:y}=g;if(w.length>1||w===" "||xt(g))return;g.preventDefault();let M=xe(g);if(!M)return i(r("no_such_digit",{sign:w}));let N=d().findIndex(A=>A.contains(y)),Q=N>=0?N:o.indexOf(""),mt=Math.max(0,Q);l(mt,M,Q<0),p(mt+1)},$=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);i(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))},f=g=>{g.preventDefault(),s()},v=g=>g.target===n.current&&s(),m=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return ze`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${v} onKeyDown=${h}>
<form onSubmit=${$}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(m)}</p>
<div class="know-wheels">
${O.map((g,w)=>ze`<${Bl} key=${g} place=${w} digit=${o[w]}
set=${y=>l(w,y)} />`)}
</div>
<p class="know-wrong" role="alert">${_(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var Bl=({place:t,digit:e,set:s})=>ze`<fieldset class="know-wheel ${K[t]}">
<legend><${st} of=${O[t]} size=${22} /></legend>
${q.map(n=>ze`<label key=${n}>
<input type="radio" name="know-${K[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function T$(t,e,s){Ze(s),t.replaceChildren(),zl(T`<${Kl} table=${e} />`,t)}function Kl({table:t}){Ve(t);let e=Sr(null);return T`<${Gl} key=${t.shown} table=${t} seen=${e} />`}function Gl({table:t,seen:e}){let s=Ve(t),{view:n}=s,o=Un(t,n),[a,c]=St(""),[i,l]=St(""),[u,d]=St(""),[p,h]=St(null),[$,f]=St(0),[v,m]=St(!1),[g,w]=St(()=>t.state.trying&&ro()?"offered":""),y=Fl(S=>l(me(S,r("no_answer"))),[]),M=gn(t,y),N=ar(t.watch&&n?.sheet?n:null);rr(t.past?n:null,f);let[Q,mt]=St(!1),A=S=>Ke((M.of(S)==="+"?"+":"-")+S),Mt=yt(s),Vt=N?{...M,of:S=>N.struck.includes(S)?"-":""}:Mt?bn(M):Q?{...M,cycle:A,put:A}:M,js=S=>{if(!S)return;let Z=I(qt(S));c(Vt.of(S)?ot(Z,Vt.of(S)):r("unmarked",{what:Z}))},Ns=()=>js(Vt.undo()),qs=()=>js(Vt.redo()),Mr=o.digits.join("");vr(()=>{let S={...s,shown:t.shown},Z=wo(e.current,S,Mr);n&&(e.current=S),Z&&c(Z)},[n]),zn(),vr(()=>{Mt&&(h(null),d(S=>S==="thumb"?"":S))},[Mt]);let Bs=(S,Z,at)=>Dt.confirm==="on"?h({title:S,yes:Z,go:at}):at(),Er=S=>{Rt("card"),n&&!it(n)&&f(P(n).indexOf(S))},Cr=()=>o.now().code,{ask:zs,asking:Or,forget:Tr}=dn({table:t,draft:Cr,surely:Bs,sent:Er,setAlert:l,refused:y}),pe=Sr(null),Fe=async S=>{d(""),l(""),Tr(),Rt("thumb");let Z=t.act(`thumb ${S}`);pe.current=Z;try{await Z;let{view:at}=t.state;at&&at.seats.length===1&&!at.over&&!lt(at)&&c(vs(at))}catch(at){y(at)}finally{pe.current===Z&&(pe.current=null)}},Ar=async()=>{try{await t.act("hint"),t.state.view&&c(Qn(t.state.view))}catch(S){y(S)}},Ke=async S=>{try{$r(),await t.act(`why ${S}`),t.state.view&&c(hr(t.state.view))}catch(Z){y(Z)}},Fs={thumb:Fe,hint:Ar,why:Ke,picking:Q,setPicking:mt,next:()=>Bs(r("sure_next"),r("next_round"),()=>Fe("down")),know:()=>d("thumb")};if(fn(t,pe,{...o,...Fs,wheel:()=>o.now().wheel,ask:zs,undo:Ns,redo:qs,show:f,list:()=>d("keys"),why:S=>S?A(S):Ke(`-${o.now().code}`),sheet:()=>m(!v)}),s.closed)return T`<${Js} why=${s.closed} on=${r("back_home")} href="/" />`;if(!n)return T`<${To} table=${t} state=${s} />`;let Ks=$t(n)||Mt,Lr=Ks&&L(n).proposal||o.digits.join(""),Gs=()=>{let S=()=>d("choose");s.trying||s.table?.phase!=="playing"?S():h({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:S})},Hr=(s.trying||s.table?.people.length===1)&&!t.watch&&!s.you?.origin,Ge=()=>d(""),Us=()=>h(null),Rr=()=>{Us(),p?.go()};return T`<${Xe.Provider} value=${{table:t,state:s,view:n,refused:y,stopped:Mt}}>
<p class="hush" role="status">${a}</p>
${i&&T`<${Vl} words=${i} close=${()=>l("")} />`}
${N&&T`<p class="note retold">${r("deduced",{worlds:N.worlds,codes:N.codes})}</p>`}
${g==="open"&&T`<${ao} close=${()=>w("")} />`}
${on(n)?T`<${tr} view=${n} choose=${Gs} />`:T`<${ts.Provider} value=${{...o,proposal:Lr,locked:Ks}}>
<${_e.Provider} value=${{ask:zs,asking:Or}}>
<${es.Provider} value=${Vt}>
<${ss.Provider} value=${{tab:$,setTab:f}}>
<${ns.Provider} value=${Fs}>
<${Yl} view=${n} undo=${Ns} redo=${qs} drawer=${v} setDrawer=${m} />
<//>
<//>
<//>
<//>
<//>`}
${u==="thumb"&&T`<${xr} view=${n} thumb=${Fe} close=${Ge} />`}
${u==="keys"&&T`<${Zs} keys=${hn} tell=${Ul} close=${Ge} />`}
${u==="choose"&&T`<${Nn} table=${t} view=${n} close=${Ge} />`}
${p&&T`<${Ys} question=${p} close=${Us} yes=${Rr} />`}
<${en}>
<${jn} table=${t} state=${s} view=${n} choose=${Gs} refused=${y} />
${g==="offered"&&T`<button class="bar-new bar-lesson" onClick=${()=>w("open")}>
<span class="bar-long">${r("lesson")}</span><span class="bar-brief">${r("lesson_short")}</span></button>`}
${Hr&&T`<a class="bar-new" href="/g/turing_machine/school">${r("page_school")}</a>`}
<//>
<//>`}var Ul=t=>_(r(t)),Vl=({words:t,close:e})=>T`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,Yl=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>T`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Oo} />
<${_n} />
${ct(t)?T`<${yo} />`:T`<${Ao} />`}
${ct(t)&&T`<${kr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${ct(t)&&T`<${no} />`}
${ct(t)&&T`<${mr} />`}
<${De} />
</div>`;export{gl as inWords,T$ as mount,bl as partOf,ml as retold};
