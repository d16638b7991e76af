import{html as Ut,useLayoutEffect as Sr,useRef as Mr}from"bombe/preact.js";var Ke={},pe="en";function Us(t){Ke=t.words,pe=t.lang}function r(t,e={}){let s=Ke[t];if(s===void 0)throw new Error(`no words for ${t}`);return vr(s,e)}var vr=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),J=t=>new Intl.ListFormat(pe,{type:"conjunction"}).format(t);function G(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(pe,{...n,...s}).format(t).replace("-","−")}function q(t,e,s=0,n={}){let a=new Intl.PluralRules(pe,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ke[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:G(e,s,n)})}function $e({title:t,cls:e="",close:s,onKey:n,children:o}){let a=Mr(null);return Sr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Ut`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Vs({question:t,yes:e,close:s}){return Ut`<${$e} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Ys({keys:t,close:e,tell:s=r}){return Ut`<${$e} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>Ut`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":Ut`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as dt,useEffect as Er,useRef as Cr,useState as Or}from"bombe/preact.js";var Tr=300;function Q(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(c=>c.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Ar=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Lr(t){let e=t.charCodeAt(0)-65;return Ar[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function he({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return dt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Lr(s)].map((n,o)=>n==="1"?dt`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:dt`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}var Zs=({why:t,on:e,href:s})=>dt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Js({chat:t,you:e}){let s=Cr(null);Er(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return dt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&dt`<ol>
${t.map((o,a)=>dt`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Qs({table:t,you:e,refused:s}){let[n,o]=Or("");if(!e?.speak)return dt`<p class="note">${r("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},c=({currentTarget:l})=>o(l.value);return dt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${Tr} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${c} />
<button class="button">${r("send")}</button>
</form>`}import{html as A,render as Ll,useCallback as Hl,useEffect as Wl,useRef as fr,useState as xt}from"bombe/preact.js";import{html as Hr,render as Wr,useEffect as Xs,useState as Rr}from"bombe/preact.js";function Ge(t){let[e,s]=Rr(t.state);return Xs(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,fe=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function tn({children:t}){return Xs(()=>{let e=document.getElementById("bar");e&&Wr(Hr`${t}`,e)}),null}import{useRef as ln,useState as Ir}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ue={},me=new Map,St;function Ve(t){Us(t),Ue=t.cards,me=new Map;for(let e of Object.values(Ue))for(let s of e.laws)s.name=`${e.number}${s.letter}`,me.set(s.name,{card:e,law:s});St=t}var X=t=>Ue[t];var Pt=t=>me.get(t),ft=t=>me.get(t)?.law.text??t,mt=t=>St.options[t],en=()=>Object.keys(St.options),Vt=()=>St.booklet,Ye=()=>St.questions,ge=()=>St.rungs,jt=()=>St.lesson;var T=["▲","■","●"],B=["t","s","c"],j=["1","2","3","4","5"],sn={"▲":"t","■":"s","●":"c"},Dr={"▲":"triangle","■":"square","●":"circle"},D=t=>Yt(t.replace(/[▲■●]/g,e=>r(Dr[e]))),Ze=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Yt=t=>t.replace(/\.$/,"");function tt({of:t,size:e=16}){let s=sn[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in sn?It`<${tt} of=${s} size=${e} />`:s),N=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var ct=t=>!!t.sheet,nn=t=>t.over,gt=t=>t.machine?.answered?t.machine:null,lt=t=>!!t.machine?.thinking,z=t=>[...t.verifiers],bt=t=>t.mode==="nightmare",on=t=>t.groups.map(e=>e.join("+")).join(" "),et=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},yt=t=>ct(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Mt=t=>ct(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!et(t)?.out,Et=t=>Object.keys(L(t).answers).length>0,be=t=>ct(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),rn=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Zt=(t,e)=>!!t.sheet?.unsound?.includes(e),an=new Map(B.flatMap((t,e)=>j.map(s=>[t+s,{place:e,digit:s}])));function Nt(t){let e=an.get(t);return e?`${T[e.place]} ${e.digit}`:ft(t)}var ye=t=>t===""?"-":t==="-"?"+":"",ke=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function cn(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>B[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>an.has(a)||Pt(a)),o=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:o.length}}var Pr=400;function un({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[c,l]=Ir(null),i=ln({letter:"",at:0}),u=ln(new Set),d=h=>{let{view:m}=t.state;if(!m)return;let{answers:E,proposal:f}=L(m),g=h===i.current.letter&&Date.now()-i.current.at<Pr;if(Mt(m)&&!(h in E)&&o(r("round_spent")),!yt(m)||h in E||u.current.has(h)||g)return;let b=Et(m)&&f?f:e();s(r("sure_ask",{letter:h,code:b}),r("ask_letter",{letter:h}),()=>p(h))},p=async h=>{let{view:m}=t.state;if(!m||!yt(m)||h in L(m).answers||u.current.has(h))return;let E=Et(m)?L(m).proposal:e();i.current={letter:h,at:Date.now()},u.current.add(h),l(h),n(h),o("");try{await t.act(`ask ${E} ${h}`)}catch(f){a(f)}finally{u.current.delete(h),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as qt,useContext as jr}from"bombe/preact.js";var Je=qt(null),Qe=qt(null),Xe=qt(null),ts=qt(null),es=qt(null),ss=qt(null);function Bt(t){let e=jr(t);if(e===null)throw new Error("this is a part of a board");return e}var x=()=>Bt(Je),Ct=()=>Bt(Qe),Jt=()=>Bt(Xe),Ot=()=>Bt(ts),zt=()=>Bt(es),kt=()=>Bt(ss);import{useEffect as Nr,useRef as qr}from"bombe/preact.js";var we=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,wt=t=>t.ctrlKey||t.altKey||t.metaKey,dn=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function pn(t,e,s){let n=qr((()=>{}));Nr(()=>{let o=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||wt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Br(a,l,c,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function Br(t,e,s,n){let{key:o,shiftKey:a}=t,c=we(t),l=o.length===1?o.toLowerCase():o,i=l.toUpperCase(),u=z(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as y,useEffect as mn,useLayoutEffect as Yr,useRef as Ft,useState as gn}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var $n="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",zr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Fr={up:F`<path d=${$n} />`,down:F`<path d=${$n} transform="rotate(180 12 12)" />`,undo:F`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:F`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:F`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:F`<path class="pen" d="M6 14l6-6l6 6" />`,sink:F`<path class="pen" d="M6 10l6 6l6-6" />`,close:F`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:F`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:F`<path class="pen" d=${zr} />`,talk:F`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:F`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>F`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Fr[t]}</svg>`,U=({passed:t,size:e=22})=>F`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?F`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:F`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Kr,useState as Gr}from"bombe/preact.js";function hn(t,e){let[,s]=Gr(0);return Kr(()=>{let n=[],o=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(ke(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),o.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,ye(c(u))),undo(){let u=n.pop();return u?(o.push(u),l(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Tt=t=>t==="-"?"struck":t==="+"?"kept":"";function st(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var Qt=(t,e)=>({"data-target":e,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as I}from"bombe/preact.js";var Xt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function _e({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let c=X(t),l=`h${a}`;return I`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?I`<span class="sample-disc" aria-hidden="true">${e}</span>`:I`<span class="mono">${t}</span>`}
<${N} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&I`<span class="hush">${r("sample_of",{letter:e})} </span>`}${w(c.title,15)}<${ns} of=${c} /><//>
${c.grid?I`<${Vr} shown=${c} />`:I`<ul class="sample-laws">
${c.laws.map(i=>I`<${Ur} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&I`<${o} shown=${c} />`}
</div>
</article>`}var ns=({of:t})=>t.hard?I` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,Ur=({law:t,state:e})=>I`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${N} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&I`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function Vr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>I`<span class="sample-cell" role="img" aria-label=${o.get(c)?.text}>
<${N} of=${o.get(c)?.picture} /></span>`;return I`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>I`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>I`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var fn=({name:t,digits:e,set:s})=>I`<div class="pick">
${T.map((n,o)=>I`<fieldset class="pick-row ${B[o]}">
<legend>${w(n,18)}</legend>
${j.map(a=>I`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((c,l)=>l===o?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var xe="(min-width: 1180px)",ve="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Zr=90;function bn(){let{view:t}=x(),{tab:e,setTab:s}=zt(),{deck:n,scrolled:o}=Jr(e,s),[a,c]=gn(null),l=z(t),i=bt(t),{answers:u}=L(t),d=p=>i?null:l[p];return y`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>y`<${ta} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map((p,$)=>{let h=`card-${l[$]}`,m=()=>c($);return p.length>1?y`<${sa} key=${$} id=${h} letter=${l[$]} numbers=${p} enlarge=${m} />`:y`<${os} key=${$} id=${h} letter=${d($)} number=${p[0]} enlarge=${m} />`})}
</div>
${a!==null&&y`<${na} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function Jr(t,e){let s=Ft(null),n=Ft(void 0),o=Ft(0);return mn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===o.current||c.scrollWidth<=c.clientWidth)return;o.current=t;let i=l.offsetLeft-c.offsetLeft-Xr(c);c.scrollTo({left:i,behavior:Qr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);o.current=Math.round(c/d),e(o.current)},Zr)}}}var Qr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ta=({letter:t,number:e,current:s,passed:n,press:o})=>y`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${ea(t,e,n)}>
${t??y`<span class="mono">${e}</span>`}
${n!==void 0&&y`<${U} passed=${n} size=${18} />`}
</button>`;function ea(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var yn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},sa=({id:t,letter:e,numbers:s,enlarge:n})=>y`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${yn(n)}>
<${os} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${os} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,kn=({letter:t})=>y`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function na({letter:t,numbers:e,opener:s,close:n}){let o=Ft(null),a=Ot();Yr(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===o.current&&n();return y`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>oa(i,a)}>
<div class="large-head">
<${kn} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>y`<${ra} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function oa(t,e){t.key.toLowerCase()!=="z"||wt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function ra({number:t,whose:e}){let s=X(t);return y`<section class="spread" aria-label=${D(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${N} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} <${wn} of=${t} /></p>
${s.grid?y`<${vn} shown=${s} />
<details><summary>${r("check_what")}</summary><${_n} shown=${s} /></details>`:y`<${xn} shown=${s} whole />`}
${e&&y`<${Mn} number=${t} />`}
</section>`}function os({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=x(),c=X(e),[l,i]=gn(!1),u=Ft(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",p=()=>{i(!1),u.current?.focus()},$=h=>{h.stopPropagation(),n&&matchMedia(ve).matches?o():i(!l)};return y`<article class="card laws${c.laws.length} ${c.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${D(r(d,{letter:t??"",title:c.title}))}
onKeyDown=${yn(o)}>
<div class="card-head" onClick=${o}>
${!n&&y`<${kn} letter=${t} />`}
<button class="about-key" ref=${u} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${l} onClick=${$}><${C} of="about" size=${19} /></button>
<${N} of=${c.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${w(c.title,15)}<${ns} of=${c} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${D(r("enlarge_card",{title:c.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${c.grid?y`<${vn} shown=${c} />`:y`<${xn} shown=${c} />`}
${!n&&be(a)&&y`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&y`<${Mn} number=${e} />`}
${t!==null&&!n&&a.sheet&&y`<${la} letter=${t} />`}
${l&&y`<${aa} shown=${c} close=${p} />`}
</article>`}function aa({shown:t,close:e}){let s=Ft(null);return mn(()=>s.current?.focus(),[]),y`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${_n} shown=${t} />
<p><${wn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var wn=({of:t})=>y`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${r("card_example")}</a>`,_n=({shown:t})=>y`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>y`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,xn=({shown:t,whole:e})=>y`<ul class="laws">
${t.laws.map(s=>y`<li key=${s.name}><${Sn} law=${s}>
<${N} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function vn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(c=>[c.name,c])),a=c=>y`<${Sn} key=${c} law=${o.get(c)}><${N} of=${o.get(c)?.picture} /><//>`;return y`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>y`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>y`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function Sn({law:t,children:e}){let{view:s}=x(),n=Ot(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:D(t.text)});if(!ct(s))return y`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Zt(s,t.name),l=rn(s,t.name);return y`<button class="law ${Tt(o)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${o!==""} aria-label=${st(a,o,c,l)} title=${t.text}
...${Qt(n,t.name)}>
${e}${c&&y`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function Mn({number:t}){let{view:e}=x();return y`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${z(e).map(s=>y`<${ca} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ca({letter:t,target:e}){let{view:s}=x(),n=Ot();if(!s.sheet)return y`<span class="owner">${t}</span>`;let o=n.of(e),a=Zt(s,e);return y`<button class="owner ${Tt(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${st(r("whose_is",{letter:t}),o,a)}
...${Qt(n,e)}>${t}</button>`}function la({letter:t}){let{view:e}=x(),{ask:s,asking:n}=Jt(),o=L(e).answers[t],a=o!==void 0;return y`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!yt(e)} onClick=${()=>s(t)}
aria-label=${a?r(o?"answered_yes":"answered_no",{letter:t}):null}>
${a?y`<${U} passed=${o} size=${20} /> ${r("answered")}`:y`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as pa,useRef as $a,useState as ls}from"bombe/preact.js";var En="choice",rs=["new","named","booklet"],Cn=/^aid_/,as=200,te=()=>en().filter(t=>Cn.test(t));function ia(t,e){return t==="kind"?rs.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=as:t==="booklet"?Vt().some(({number:s})=>s===e):mt(t).choices.some(s=>s===e)}function On(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(te().map(n=>[n,t.aids.includes(n.replace(Cn,""))]))},s=ua();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&ia(n,s[n])?s[n]:o]))}function ua(){try{return JSON.parse(localStorage.getItem(En)??"null")??{}}catch{return{}}}function Tn(t){try{localStorage.setItem(En,JSON.stringify(t))}catch{}}function An(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c}=t,l=Object.fromEntries(te().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as cs}from"bombe/preact.js";var At=t=>r(`level_${t}`);function Kt({view:t}){let e=da(t);return e.length?cs`<ul class="small-print">${e.map(s=>cs`<li key=${s}>${s}</li>`)}</ul>`:null}var Ln=({view:t})=>t.seats.length>1&&t.aids.length>0&&cs`<p class="small-print">${Se(t.aids)}</p>`,Se=t=>r("aids",{aids:J(t.map(e=>r(`aid_${e}`)))});function da(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:At(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push(Se(t.aids)),t.chosen&&e.push(r("chosen")),e}var Hn=t=>r(`share_${t}`),Wn=t=>r(`share_${t}`);function Rn({table:t,state:e,view:s,choose:n,refused:o}){pa(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&Hn(s.mode),Wn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${on(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${ha} origin=${e.you.origin} />`:H`<${is} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var ha=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${r("branch_back",{n:s+1})}</a>`;function is({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function Dn({table:t,view:e,close:s}){let[n,o]=ls(()=>On(e)),[a,c]=ls(!1),[l,i]=ls(""),u=$a(null),d=f=>g=>{i(""),o(b=>({...b,[f]:g}))},{kind:p}=n,$=f=>{i(Ze(f)),c(!1),u.current?.focus()},h=async f=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(r("named_missing"));c(!0),i("");try{await f(An(n)),Tn(n)}catch(g){$(fe(g,r("no_answer")))}}},m=f=>{f.preventDefault(),h(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},E=()=>h(async f=>{let{machine:g,...b}=p==="new"?f:(await t.look(f)).options;await t.gather(b)});return H`<${$e} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${m} noValidate>
<${ee} legend=${r("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${rs}
words=${f=>r(`kind_${f}`)} />
<div class="choose-which">
${p==="new"&&H`<${fa} choice=${n} set=${d} />`}
${p==="named"&&H`<${ma} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&H`<${ga} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ee} legend=${r("when_alone",{title:mt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${mt("machine").choices} words=${At}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${te().some(f=>n[f])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${te().map(f=>H`<${In} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${l&&p!=="named"&&H`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${E}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function fa({choice:t,set:e}){let s=n=>({name:n,legend:mt(n).title,value:t[n],set:e(n),choices:mt(n).choices});return H`
<${ee} ...${s("mode")} words=${Hn} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${ee} ...${s("verifiers")} words=${String} />
<${ee} ...${s("difficulty")} words=${Wn} />
</div>
<${In} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function ma({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${as}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var ga=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Vt().map(({number:s,verifiers:n,difficulty:o,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Vt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ee=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:c,note:l})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>H`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Ze(c(i))}</span>
</label>`)}</div>
${l&&H`<p class="note">${l}</p>`}
</fieldset>`;function In({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${mt(t).title}</span>
</label>`}import{useEffect as Pn,useRef as ba}from"bombe/preact.js";function jn(){let t=ba(null);Pn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Pn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as va,useRef as Sa,useState as Ma}from"bombe/preact.js";import{html as se,useEffect as ya,useRef as us}from"bombe/preact.js";var ka=44,wa=90,ds=!1;function Nn(t){ds=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),ds=!1}var _a=(t,e)=>(Number(t)-Number(e)+7)%5-2,qn=(t,e)=>j[(j.indexOf(t)+e+5)%5],Bn=()=>se`<div class="wheels">${T.map((t,e)=>se`<${xa} place=${e} />`)}</div>`;function xa({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:c}=Ct(),l=us(null),i=us(null),u=us(0),d=e[t],p=T[t];ya(()=>{a===t&&document.activeElement?.closest(".drum")&&Nn(l.current)},[d,a]);let $=k=>{if(wt(k))return;let{key:v}=k;if(v==="ArrowUp"||v==="ArrowDown")o(t,v==="ArrowUp"?-1:1);else if(v==="ArrowLeft"||v==="ArrowRight"){let Y=(t+(v==="ArrowLeft"?2:1))%3;c(Y),Nn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[Y])}else return;k.preventDefault()},h=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<wa||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,o(t,k.deltaY>0?1:-1))},m=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},E=k=>{let v=i.current;!v||Math.abs(k.clientY-v.y)<ka*.6||(v.moved||l.current?.setPointerCapture(v.id),v.moved=!0,o(t,k.clientY<v.y?1:-1),v.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},g=k=>{let v=_a(k,d);return se`<button key=${k} type="button" role="radio" class="digit away${v}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>ds||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${v===0&&se`<span class="inner-shape" aria-hidden="true"><${tt} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},b=`${s?"locked":""} ${a===t?"turning":""}`;return se`<div class="wheel ${B[t]} ${b}">
<span class="wheel-shape" aria-hidden="true"><${tt} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${D(r("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${h} onPointerDown=${m} onPointerMove=${E} onPointerUp=${f}
onPointerCancel=${f}>
${j.map(g)}
</div>
</div>`}function zn(t,e){let s=Sa({digits:["1","1","1"],wheel:0}),[,n]=Ma(0),o=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;va(()=>{a&&o({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&Et(t.state.view)||o({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,qn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&o({wheel:l})}}}import{html as Ht,useEffect as Me,useLayoutEffect as Oa,useRef as Ta,useState as Gn}from"bombe/preact.js";var ps=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function $s(t){let e=t.slice(1),s=B.indexOf(e[0]);return s>=0&&j.includes(e[1])?T[s]+e[1]:/^[A-F]/.test(e)?r("step_owner",{v:e[0],card:e.slice(1)}):ps(e)}var Ea=t=>t[0]==="-"?r("step_not",{thing:$s(t)}):$s(t),Ca=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Lt=t=>e=>e.map(t).join(", "),Fn={law:ps,laws:Lt(ps),things:Lt($s),known:Lt(Ea),answers:Lt(Ca),codes:Lt(String),sets:t=>t.map(Lt(String)).join("; "),suppose:pt,parts:Lt(pt)};function pt({key:t,values:e}){let s=Object.entries(e).map(([n,o])=>[n,Fn[n]?.(o)??String(o)]);return r(t,Object.fromEntries(s))}function Kn({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(pt).join(" "));let s=e.law?{...e,law:ft(e.law)}:e;return[r(t,{...s,...e.answers?{answers:Fn.answers(e.answers)}:{}})]}var Aa=300,$t=8,La=200,ms=t=>t.sheet?.hint??null,hs=t=>et(t)?.hints??0;function Un(t){let e=ms(t)?.lines.at(-1);return e?Vn(t,e).join(" "):""}function Vn(t,{key:e,values:s}){let{laws:n,...o}=s;return n&&(o.world=z(t).map((a,c)=>r("named",{who:a,what:Yt(ft(n[c]))})).join(", ")),Kn({key:e,values:o})}var ne={at:0,heard:new Set};function fs(t){ne.at=t;for(let e of ne.heard)e({})}function Yn(){let[,t]=Gn(null);return Me(()=>(ne.heard.add(t),()=>{ne.heard.delete(t)}),[]),ne.at}var gs=({rung:t})=>Array.from({length:ge()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),Zn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${gs} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function Jn(){let{view:t}=x(),{hint:e}=kt(),s=Yn()===hs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ms(t)?.rung??0,o=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<ge()?e():fs(s?0:hs(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${Zn} rung=${n} />
</button>`}function Qn(){let{view:t}=x(),{hint:e}=kt(),{setTab:s}=zt(),n=Ta(null),[o,a]=Gn(null),c=ms(t),l=hs(t),i=Yn()===l,u=c!==null&&!i,d=u?Ha(t,c):-1;Me(()=>()=>fs(0),[]),Me(()=>{d>=0&&s(d)},[l,d]),Oa(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let h=()=>a(E=>Wa(E,Ra($,d<0?null:z(t)[d])));h(),n.current?.scrollTo(0,n.current.scrollHeight);let m=new ResizeObserver(h);return m.observe($),addEventListener("resize",h),()=>{m.disconnect(),removeEventListener("resize",h)}},[u,d,l]);let p=()=>{fs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Me(()=>{if(!u)return;let $=h=>{h.key==="Escape"&&!h.defaultPrevented&&!document.querySelector("dialog[open]")&&p()};return document.addEventListener("keydown",$),()=>document.removeEventListener("keydown",$)},[u,l]),u?Ht`<aside class="hint-note ${o?.kind??""}" id="hint" ref=${n} style=${o?.style}
aria-label=${r("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${r("hint")}</b><${Zn} rung=${c.rung} />
${c.rung<ge()&&Ht`<button class="button hint-more" onClick=${e}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${p} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map($=>Ht`<li key=${$.key}>${Vn(t,$).map(h=>Ht`<p>${w(h,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function Ha(t,e){return bt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:z(t).indexOf(e.verifier)}var Wa=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Ra(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),o=n.width/t.offsetWidth,a=f=>`${f/o}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(ve).matches;if(c&&!i){let f=c.getBoundingClientRect(),{right:g}=s(".cards"),b=Math.max(f.width,Math.min(Aa,g-n.left)),k=Math.min(f.left,g-b)-n.left,v=f.bottom-n.top+$t,Y=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(v),width:a(b),"--tip":a(Y)}}}if(matchMedia(xe).matches){let f=s(".sheet"),g=f.left-n.left+$t,b=n.bottom-l.top+$t;return{kind:"",style:{left:a(g),width:a(f.width-2*$t),bottom:a(b)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=La?p:innerHeight-u-2*$t,[h,m]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+$t}px`,maxHeight:`${$-$t}px`,left:`${h+$t}px`,right:`${m+$t}px`}}}import{html as W,useEffect as Da,useRef as Ia,useState as oe}from"bombe/preact.js";var Xn="lesson",Pa=4;function to(){try{return localStorage.getItem(Xn)!=="done"}catch{return!1}}function ja(){try{localStorage.setItem(Xn,"done")}catch{}}var Ee=[Na,qa,za,Fa,Ka];function eo({close:t}){let[e,s]=oe(0),n=Ia(null);Da(()=>n.current?.focus(),[e]);let o=()=>{ja(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},c=Ee[e],l=e===Ee.length-1;return W`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:Ee.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Ee.map((i,u)=>W`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function Na(){return W`<div class="lesson-body">
<${_e} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${w(r("lesson_code"))}</p>
<p>${w(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function qa(){let{card:t,held:e,digits:s}=jt(),[n,o]=oe(["3","4","1"]),[a,c]=oe([]),l=($,h)=>s[$].includes(h[1]),i=()=>{let $=n.join(""),h=a.filter(m=>m.code!==$);c([{code:$,passed:l(e,$)},...h].slice(0,Pa))},u=$=>a.every(({code:h,passed:m})=>l($,h)===m),d=Object.keys(s).filter(u);return W`<div class="lesson-body">
<${_e} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${fn} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&W`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:h})=>W`<${Ba} passed=${h} code=${$} />`)}
${a.length>0&&W`<p>${w(d.length===1?r("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Ba=({passed:t,code:e})=>W`<p class="lesson-answer"><${U} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function za(){let{refused:t,maybe:e}=jt(),[s,n]=oe(null),o=({name:a})=>a===t.law?"kept":"";return W`<div class="lesson-body">
<${_e} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${U} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${w(r("lesson_means"))}</p>
<p>${w(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>W`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&W`<p class="lesson-answer"><${U} passed=${s.passed} />${" "}
<span>${w(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Fa(){return W`<div class="lesson-body">
<${Ua} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function Ka(){return W`<div class="lesson-body">
<div class="lesson-marks">
${X(jt().card).laws.map(t=>W`<${Ga} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${w(r("lesson_marks"))} ${r("press_laws")}</p>
<p>${r("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${r("know")}</span>${" "}
<span>${r("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${r("next_round")}</span>${" "}
<span>${r("lesson_next_round")}</span></p>
</div>
</div>`}function Ga({law:t}){let[e,s]=oe(""),n=D(r("law_is",{letter:t.letter,words:t.words}));return W`<button class="law ${Tt(e)}" aria-pressed=${e!==""} aria-label=${st(n,e)}
onClick=${()=>s(ye(e))}><${N} of=${t.picture} />
<span class="law-words">${w(t.words,14)}</span></button>`}function Ua(){let{verifiers:t,verdicts:e}=jt();return W`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>W`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>W`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>W`<td><${U} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Oe,useMemo as Xa,useRef as po,useState as $o}from"bombe/preact.js";var bs=null;function Ce(t,e,[s,n],o,a,c){let l=t.currentTime+o,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function Va(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let o=new AudioBufferSourceNode(t,{buffer:s});o.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),o.start()}var Ya={card:{heard:Va,felt:[]},yes:{heard:t=>{Ce(t,"sine",[660,660],0,.12,.12),Ce(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Ce(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Ce(t,"sine",[150,62],0,.18,.3),felt:[30]}},Za=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Wt(t){if(!Za())return;let{heard:e,felt:s}=Ya[t];s.length&&navigator.vibrate?.(s),bs??=new AudioContext,bs.resume().catch(()=>{}),e(bs)}import{html as it}from"bombe/preact.js";var Gt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},nt={wide:480,high:136},ys=[[1,0],[2,3],[3,2]],so=(t,e,s,n)=>j[(e+ys[t][0]*s+ys[t][1]*n)%5],no=(t,e,s)=>[Gt.left+(s*5+t)*Gt.wide+s*Gt.gap,Gt.top+e*Gt.high];function*oo(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Ja(t,e){let[s,n]=Gt.hole,o="",a="";for(let c of oo()){let[l,i]=no(...c);so(t,...c)===e?o+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var ro=ys.map((t,e)=>Object.fromEntries(j.map(s=>[s,Ja(e,s)])));function ao(t){for(let e of oo())if([...t].every((s,n)=>so(n,...e)===s))return no(...e);throw new Error(`no hole for ${t}`)}var ks=`M12 0H${nt.wide-6}q6 0 6 6V${nt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,co=t=>`M${nt.wide-8} ${t}h${t+2}q6 0 6 6V${nt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${nt.high-8}H${nt.wide-8}z`;function ws({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=ro[t][e],c=B[t];return it`<g class="punch ${c}-stock">
${n&&it`<path class="stock rim" d=${co(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${ks+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${c==="t"&&it`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${c==="s"&&it`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${c==="c"&&it`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function io({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return it`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&it`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${nt.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${ks} transform="translate(7 7)" />
<text class="tab-digit" x=${nt.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${ws} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${ws} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${ws} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&it`<${Qa} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&it`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var lo=36;function Qa({code:t,passed:e}){let[s,n]=ao(t),o=Math.min(nt.wide-30,Math.max(30,s)),a=Math.min(nt.high-26,Math.max(lo+2,n));return it`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${lo} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var tc=250;function uo(t){let e=Xa(()=>matchMedia(t),[t]),[,s]=$o(0);return Oe(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function ec(){let{table:t,view:e,refused:s}=x(),{digits:n,locked:o}=Ct(),a=po(!0),c=n.join("");Oe(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),tc);return()=>clearTimeout(l)},[c])}function sc(){let{view:t}=x(),{tab:e}=zt(),s=uo("(max-height: 759px), (max-width: 359px)"),n=uo("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!X(o[0])?.grid||bt(t);return s||n&&t.seats.length>1||a}function ho(){let{view:t}=x(),{proposal:e,locked:s}=Ct(),{asking:n}=Jt(),[o,a]=$o(null),{answers:c}=L(t),l=Object.keys(c);Oe(()=>a(null),[t.round,l.length]);let i=po(l.length);Oe(()=>{l.length>i.current&&Wt(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),ec();let u=sc(),d=n??(o!==null&&o in c?o:l.at(-1))??null,p=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${C} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${Bn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?r("reads",{letter:d}):r("reader")}</span>
<${nc} view=${t} /></p>
<${io} code=${e} letter=${d} passed=${p} />
<${oc} view=${t} code=${e} letter=${d} passed=${p} />
${be(t)||Mt(t)?R`<p class="small-print">${r(Mt(t)?"round_spent":"press_laws")}</p>
<${Ln} view=${t} />`:R`<${Kt} view=${t} />`}
</div>
<${cc} view=${t} />
<${dc} answers=${c} shown=${d} look=${a} />
</section>`}function nc({view:t}){let e=et(t)?.questions??0,s=r("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${uc} left=${t.left??0} /></span>`}function oc({view:t,code:e,letter:s,passed:n}){let[o,a]=rc(t,e,s,n),c=l=>l.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${o}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${c}>${r("peek")}</button>`}
</div>`}function rc(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return et(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function ac(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?et(t)?.handicap??0:0,n=Math.max(0,Ye()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function cc({view:t}){let e=ac(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${r("questions_of_round")}>
${e.map((n,o)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${o+1}</span>
${n===null?R`<span>${ic(o,s,t)}</span>`:n==="filled"?R`<span>${r("filled_in")}</span>`:R`<${lc} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var lc=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${U} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function ic(t,e,s){return yt(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function uc({left:t}){let e=Ye(),s=Array.from({length:e},(n,o)=>R`<i class=${o<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function dc({answers:t,shown:e,look:s}){let{view:n}=x();return R`<div class="ask-keys k${n.verifiers.length}">
${z(n).map(o=>R`<${pc} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function pc({letter:t,passed:e,shown:s,look:n}){let{view:o}=x(),{ask:a,asking:c}=Jt(),l=e!==void 0,i=r(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!yt(o)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${U} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}var xs=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,_s=t=>[...t??""].join(" ");function fo(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return xs(s);if(lt(s))return lt(t)?"":r("machine_thinks");let o=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(o[u]?.answers??{}))).map(([d,p])=>r(p?"heard_yes":"heard_no",{letter:d,code:_s(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(r("proposal_now",{code:_s(c)}));for(let{at:l,name:i,me:u}of Q(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?r("sure_of",{name:i,code:_s(d.code)}):r("thumb_of_down",{name:i}))}return a.join(" ")}import{html as $c,useEffect as hc,useState as fc}from"bombe/preact.js";var Te=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},mo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var vs=new Te;function go({deadline:t,timer:e=0}){let[,s]=fc(0);if(hc(()=>{if(!t)return;vs.ask(),vs.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,vs.left(t));return $c`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${mo(n)}</span>
</p>`}import{html as _,useEffect as Mc,useState as _o}from"bombe/preact.js";import{html as Ss}from"bombe/preact.js";var re=({up:t})=>Ss`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,bo=()=>Ss`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Ae=({passed:t})=>Ss`<span class="answered"><${U} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as ae,useEffect as mc,useLayoutEffect as gc,useState as bc}from"bombe/preact.js";var yc=2500,kc=12,wc=()=>matchMedia("(max-width: 699px)").matches?4:6,yo=new WeakMap;function _c(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var xc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function Le(){let{table:t,state:e,view:s}=x(),[n,o]=bc(null),a=()=>o(null);gc(()=>{let i=yo.get(t);yo.set(t,{round:s.round,over:s.over});let u=_c(i,s);u!==null&&o({round:u,seats:Q(e.table,s)})},[t,s.round,s.over]),mc(()=>{if(!n)return;Wt("thumb");let i=setTimeout(a,yc);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?xc(n.seats,n.round):[],l=c.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ae`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${ko(c)} ${l}`}</p>
${n&&ae`<${vc} round=${n.round} thumbs=${c} close=${a} />`}`}function ko(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function vc({round:t,thumbs:e,close:s}){let n=e.length>kc?e.filter(o=>o.up):e;return ae`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${ko(e)}</p>
<ul class="reveal-cards ${n.length>wc()?"many":""}">
${n.map(o=>ae`<li key=${o.at} class=${o.up?"up":"down"}>
<${re} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):q("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ae`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Sc=56,Ms=t=>t.you!==null&&t.waiting.includes(t.you),He=t=>Ms(t)&&!!t.own_thumb?.up;function wo(t,e){if(lt(e))return r("machine_thinks");if(He(e))return r("thumb_is_in");let s=Ms(e)?"":Es(e,Q(t,e)),n=s&&`${r("thumb_is_in")} ${s}`;return n&&n.length<=Sc?n:r("thumb_in")}function Es(t,e){if(lt(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:J(s)}):"",o=et(t);return o?Ms(t)?He(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:n:n}function xo(){let{state:t,view:e}=x(),s=Q(t.table,e),n=t.table?.phase==="over"&&!e.over,o=s.length>1,{deadline:a,timer:c}=t.table??{};return!o&&!n&&!a?null:_`<section class="people ${o?"":"alone"} ${n?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${He(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:Es(e,s)}</p>
${n?_`<${Tc} />`:_`<${go} deadline=${a} timer=${c} />`}
${o&&_`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${s.map(l=>_`<${Ec} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${Kt} view=${e} />`}
<${Le} />
</section>`}function Ec({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${o}">
<${he} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Oc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${q("questions",t.questions)}</span>
${t.hints?_`<${Cc} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Cc=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?_`<${gs} rung=${e} />`:t}</span>
<span class="hush">${q("hints",t)}</span>
</span>`;function Oc({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${r("seat_out")}</span>`:s?_`<${re} up=${s.up} /><span>${s.up?s.code:r("down")}</span>`:t.done?_`<${bo} /><span>${r("thumb_given")}</span>`:t.away?_`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function Cs({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function Tc(){let{table:t,state:e,refused:s}=x(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${vt(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:_`<${Cs} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function vo({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&_`<p class="note">${r("waiting_for",{names:J(o)})}</p>`}
</section>`}function So(){let{state:t,view:e}=x(),s=Q(t.table,e),n=e.coop?[{...s[0],name:J(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,c)=>c);return _`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>_`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(c=>_`<td><${Ac} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Ac({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${re} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function We(){let{state:t}=x();return t.table&&t.table.people.length>1&&_`<${Lc} />`}function Lc(){let{table:t,state:e,refused:s}=x(),{chat:n,you:o}=e,[a,c]=_o(!1),[l,i]=_o(n.length);if(Mc(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return _`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:h})=>{$!=="Escape"||!a||(h.open=!1,h.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${q("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${Js} chat=${n} you=${o} />`}
<${Qs} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as P,useLayoutEffect as Go,useRef as Uo,useState as le}from"bombe/preact.js";function Mo(t){if(!t?.score.some(({played:o})=>o>1))return"";let e=new Map([...t.seats,...t.people].map(({who:o,name:a})=>[o,a])),n=t.score.filter(({together:o})=>!o).sort((o,a)=>a.won-o.won).map(({who:[o],won:a})=>`${e.get(o)} ${G(a)}`);return[...n.length?[r("score",{names:J(n)})]:[],...t.score.filter(({together:o})=>o).map(({who:o,won:a,played:c})=>r(o.length>1?"score_together":"score_alone",{n:G(a),m:G(c)}))].join(" ")}import{html as V,useEffect as Hc,useMemo as Wc,useState as De}from"bombe/preact.js";function Eo(t,e){let{winners:s,why:n}=t.outcome,o=J(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(c?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let l=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,l?{code:l}:{})}var ht=(t,e)=>t.last_thumbs[e]?.code===t.solution;function Co(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:ht(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var Os=(t,e,s)=>s!==void 0&&s>1&&ht(t,e)?q("guessed",s):"";function Oo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?ht(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function To(t,e,s,n,o=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||ht(t,e),{hints:i=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=gt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...c.map((p,$)=>`${$+1} ${p.join("")}`),`${l?"✓":"✗"} ${Re(t.seats[e].rounds.length,t.seats[e].questions)}`,...[o,Os(t,e,n),i>0&&q("hints",i),u.length>0&&Se(u)].filter(Boolean),...d&&l?[r("named",{who:r("the_machine"),what:Re(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var Re=(t,e)=>`${q("rounds",t)}, ${q("questions",e)}`;function Ao(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Lo=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),Rt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Z="machine",Ie=(t,e)=>(e===Z?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function As(t,e){let[s,n]=De({}),[o,a]=De({}),[c,l]=De(null),[i,u]=De(!1),d=e.filter(p=>!(p in s));return Hc(()=>{if(!d.length||i)return;let p=!0;return Xt("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:h,codes:m})=>{p&&(l($),a(E=>({...E,...Object.fromEntries(d.map((f,g)=>[f,m[g]]))})),n(E=>({...E,...Object.fromEntries(d.map((f,g)=>[f,h[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:o,start:c,failed:i}}function Ro({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:c}){let l=Ie(e,t),i=Rc(e,s,t),{rounds:u,questions:d}=t===Z?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return V`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${Re(u,d)}</strong></div>
${o.length>0&&V`<${Ic} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${Pc} rounds=${l} left=${n.known[Rt(l)]} worlds=${n} />
<${Nc} machine=${t===Z?e.machine:null} worlds=${n} last=${c} />
</section>`}function Rc(t,e,s){return s===Z?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var Dc=(t,e)=>t===Z?r("the_machine"):e[t].me?r("you_here"):e[t].name;function Ic({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===Z?Z:Number(a));return V`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>V`<option key=${a} value=${String(a)}>${Dc(a,n)}</option>`)}
</select></label>`}function Pc({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,V`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:V`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Ae} passed=${d} /></td>
<${jc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
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
</table>`}function jc({of:t,start:e,failed:s}){if(!t)return V`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=Ao(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return V`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>V`<i key=${c} class=${c<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${G(t.before)} → ${G(t.after)}`}</span>
</td>`}function Nc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:At(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&q("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return V`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Ho={signDisplay:"exceptZero"},Wo=(t,e)=>r("n_of_m",{n:G(t),m:G(e)});function Do({view:t,whose:e,questions:s}){let n=Wc(()=>cn(t),[t]);if(e===Z)return null;let o=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=gt(t),c=[];if(a&&ht(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=q("more_questions",t.seats[e].questions-(a.questions??0),0,Ho);c.push([q("more_rounds",l,0,Ho),r("more_than_machine",{questions:i})])}if(o&&!s&&c.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let l=s.filter(d=>d.before===d.after).length;c.push([Wo(l,o),r("tile_nothing")]);let i=Math.round(Lo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&c.push([Wo(n.right,n.all),r("tile_marks")]),c.length?V`<ul class="tiles">${c.map(([l,i])=>V`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var Pe=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,Io=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((o,a)=>K`<${qc} key=${o} shown=${X(o)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Ae} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(ft(n))}</span></p>
</li>`)}
</ul>
</section>`;function qc({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${r("or")}</span>`}
<${N} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&K`<${Bc} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${zc} grid=${t.grid} law=${e} />`}
</div>`}var Bc=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${N} of=${n} />
<span>${w(o)}${a&&K`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Pe}
</li>`})}
</ul>`;function zc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Pe:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>K`<th key=${o}><${N} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>K`<tr key=${n}><th>${w(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as ce,useRef as No,useState as Fc}from"bombe/preact.js";var Ls=()=>typeof navigator.share=="function";async function Po(t){if(!Ls())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var Kc=3e3,Hs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function qo(t,e){let[s,n]=Fc(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Kc)}}}var Bo=ce`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,Gc=ce`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function zo({text:t}){let e=No(null),{copied:s,copy:n}=qo(t,e),o=async()=>await Po({text:t})||n(),a=s?"copied":Ls()?"share":"copy";return ce`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${o}>${a==="share"?Gc:Bo} ${r(a)}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var Fo=({id:t,problem:e})=>ce`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${jo} what=${r("link_same")} problem=${t} />
<${jo} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function jo({what:t,problem:e}){let s=No(null),n=Hs(e),{copied:o,copy:a}=qo(n,s);return ce`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Pe:Bo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function Vo({view:t,choose:e}){let{state:s}=x(),n=Q(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Rt(Ie(t,o)),l=As(t.problem,ht(t,o)?[c]:[]).codes[c],i=ht(t,o)?l?Os(t,o,l)||r("no_guess"):" ":"",u=Vc(s)?r("after_wrong"):"",[d,p]=le(!Uc(s,t));return d?P`<div class="result ${n.length>1?"":"alone"}">
<${Jc} view=${t} seats=${n} first=${o} choose=${e} guess=${`${u} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${el} view=${t} seats=${n} />
<p class="note score">${Mo(s.table)}</p>
${a&&P`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${zo} text=${To(t,o,Hs(t.id),l,u)} />
<${Fo} id=${t.id} problem=${t.problem} />
</aside>
<${Io} view=${t} />
<${We} />
<${Le} />
</div>`:P`<${Zc} view=${t} show=${()=>p(!0)} />`}var je=new WeakMap,Uc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&vt(t),Yo="missed",Zo=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function Vc(t){try{return sessionStorage.getItem(Yo)===Zo(t)}catch{return!1}}function Yc(t){try{sessionStorage.setItem(Yo,Zo(t,1))}catch{}}function Zc({view:t,show:e}){let{table:s,state:n,refused:o}=x(),[a,c]=le(!1),l=Uo(null);Go(()=>l.current?.focus(),[]);let i=async()=>{c(!0);try{je.has(s)||je.set(s,t.machine?.level??"none"),Yc(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let $ of Object.keys(p))await s.act(`ask ${d} ${$}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(ke(d,p))}catch(d){c(!1),o(d)}},u=t.last_thumbs[0]?.code??"";return P`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function Jc({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[c,l]=le(s),[i,u]=le(null),d=e.map(O=>O.at).filter(O=>O!==c),p=t.outcome.winners.find(O=>O!==c)??d[0],$=i??(gt(t)?Z:a?null:p),h=[c,$].filter(O=>O!=null),m=O=>Rt(Ie(t,O)),E=As(t.problem,[...new Set(h.map(m))]),f=a?[]:[...e.map(O=>O.at),...gt(t)?[Z]:[]],g=(O,ue)=>P`<${Ro} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${E}
choices=${f.length>2?f:[]} choose=${ue} last=${O===h.at(-1)} />`,b=P`<${Do} view=${t} whose=${c} questions=${E.known[m(c)]} />`,{heading:k,alert:v,title:Y}=Qc(t,e),ot=x().state.table?.match,ut=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return P`<p class="hush" role="alert">${v}</p>
<div class="result-main">
<section class="machine outcome ${ut?"is-won":"is-lost"}" aria-labelledby="outcome">
<${Xc} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${ut?"✓":"✗"}</span> ${Y}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:G(t.verifiers.length)})}</p>
${ot&&P`<a class="button light" href=${`/m/${ot}/review`}>${r("review")}</a>
<a class="button" href=${`/m/${ot}/review#why`}>${r("why")}</a>`}
</div>
</section>
<div class="result-lines ${h.length>1?"":"one"}">
${g(c,l)}
${h.length>1?g($,u):b}
</div>
${h.length>1&&b}
<${tl} view=${t} choose=${n} />
</div>`}function Qc(t,e){let s=Uo(null),[n,o]=le(""),a=Eo(t,e);return Go(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function Xc({code:t}){let e=[...t],s=e.map((n,o)=>D(`${T[o]} ${n}`)).join(", ");return P`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>P`<span key=${o} aria-hidden="true"><b>${n}</b><${tt} of=${T[o]} size=${22} /></span>`)}
</p>`}function tl({view:t,choose:e}){let{table:s,state:n,refused:o}=x(),a=n.table?.people.length===1,c=async()=>{try{let i=je.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),je.delete(s)}catch(i){o(i)}},l=n.table?.match;return P`<div class="again">
${vt(n)?P`<button class="button filled" onClick=${c}>${r(a?"another":"rematch")}</button>`:P`<${Cs} state=${n} />`}
${l&&P`<a class="button" href=${`/m/${l}`}>${r("step_through")}</a>`}
<${is} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function el({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${r("you")})`:r("you_here"):l.name,o=l=>s.includes(l.at),a=Co(t,e),c=gt(t);return P`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>P`<${Ko} key=${l.at} face=${l} name=${n(l)} won=${o(l)}
fate=${[l.bot&&r("bot"),Oo(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&P`<${Ko} key=${Z} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${At(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Ko=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:c=!1})=>P`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${he} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${G(o)}</td><td>${G(a)}</td>
</tr>`;import{useEffect as sl,useState as nl}from"bombe/preact.js";function ol(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,c={rounds:t.seats[o].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function rl(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t});if(n==="hint")return r("told_hint",{name:t});if(n==="note")return r("told_note",{name:t});if(n==="leave")return r("told_left",{name:t});if(n==="return")return r("told_back",{name:t});if(n==="mark"){let c=st(D(Nt(o)),a==="+"?"+":"-");return r("named",{who:t,what:c})}return""}var al=t=>t.over?r("part_result"):r("round",{n:t.round}),Jo=new Map;function Qo(t){let e=t?.problem??"",s=t?.sheet?Rt(t.sheet.rounds):null,[n,o]=nl(null);return sl(()=>{if(s===null)return o(null);let a=!0,c=`${e}/${s}`,l=Jo.get(c)??cl(e,s);return Jo.set(c,l),l.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var cl=async(t,e)=>{let s=await Xt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Rs,useLayoutEffect as lr,useRef as _t,useState as Is}from"bombe/preact.js";var ll=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,Xo=(t,e,s)=>!s||t.answers[e]===void 0?"":s.includes(ll(t,e))?"rests":"faded";import{html as Ne,useEffect as er,useLayoutEffect as il,useRef as tr,useState as ul}from"bombe/preact.js";var ie={what:"",heard:new Set},sr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function nr(t){ie.what=t;for(let e of ie.heard)e({})}var or=()=>nr("");function Ws(t){let[,e]=ul(null);return er(()=>(ie.heard.add(e),()=>{ie.heard.delete(e)}),[]),t.sheet?.why&&sr(t)!==ie.what?t.sheet.why:null}var rr=t=>t.sheet?.why?pt(t.sheet.why.title):"";function ar(){let{view:t}=x(),{picking:e,setPicking:s}=kt();return t.aids.includes("why")?Ne`<button class="plain" aria-pressed=${e} onClick=${()=>s(!e)}
title=${r("why_pick")}>${r("why")}</button>`:null}function cr(){let{view:t}=x(),e=tr(null),s=tr(null),n=Ws(t),o=n&&sr(t);il(()=>{o&&(s.current=document.activeElement,e.current?.focus())},[o]);let a=()=>{nr(o??""),s.current?.focus({preventScroll:!0})};if(er(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[o]),!n)return null;let c=n.case?dl(n.case):n.steps.map(({lines:i})=>i.map(pt).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return Ne`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${w(pt(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${r("why_close")} title=${r("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>Ne`<li key=${u}>${w(i,14)}</li>`)}
</ol>
${n.follows&&Ne`<p class="note">${pt(l)}</p>`}
</aside>`}var dl=({code:t,verifiers:e})=>[r("case_is"),...e.map(({verifier:s,law:n})=>pt({key:"case_law",values:{v:s,law:n}})),r("case_code",{code:t})];var pl=5,$l=1e3,Ds=30,ur=85,ir="sheet";function dr({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=_t(null),c=_t(null),l=_t(!1),[i,u]=Is(()=>Number(localStorage.getItem(ir))||70),d=h=>{let m=Math.round(Math.min(ur,Math.max(Ds,h)));u(m),localStorage.setItem(ir,String(m))};Rs(()=>{l.current&&(n||matchMedia(xe).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>o(!1),$=h=>{h.key!=="Escape"||!n||(h.preventDefault(),p())};return S`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${gl} height=${i} resize=${d} close=${p} />
<${hl} undo=${e} redo=${s} />
<${yl} view=${t} />
<div class="workings">
<${xl} view=${t} />
<div class="jots">
${[...z(t),"*"].map(h=>S`<${Sl} key=${h} view=${t} slot=${h} />`)}
</div>
</div>
<${fl} targets=${t.sheet.unsound??[]} />
<${Kt} view=${t} />
${t.sheet.codes&&S`<${ml} codes=${t.sheet.codes} />`}
</div>
<${Ml} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${c} />
</section>`}function hl({undo:t,redo:e}){let s=Ot();return S`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${C} of="redo" /></button>
<${ar} />
</div>`}function fl({targets:t}){if(!t.length)return null;let e=t.map(s=>Yt(Nt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(r("unsound_marks",{marks:e}),14)}</p>`}var ml=({codes:t})=>S`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function gl({height:t,resize:e,close:s}){let n=_t(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(o(u)),l=u=>{n.current=null,o(u)<Ds-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ds} aria-valuemax=${ur}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function bl(t){let e=_t(null),[s,n]=Is(!1);return lr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),lr(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function yl({view:t}){let e=z(t),{rounds:s}=t.sheet,n=Ws(t),o=n?.follows?n.because:null,a=Math.max(0,pl-s.length),{scroll:c,long:l}=bl(s.length);return S`<div class="rounds-of" ref=${c} tabindex=${l?"0":null} role=${l?"region":null}
aria-label=${l?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(i=>S`<th scope="col" class="of-shape"><${tt} of=${i} size=${18} /></th>`)}
${e.map((i,u)=>S`<th scope="col" class=${u===0?"edge":""}>${i}</th>`)}
</tr></thead>
<tbody>
${s.map((i,u)=>{let d=u===s.length-1&&!t.over;return S`<${kl} key=${u} n=${u+1} round=${i} now=${d} letters=${e}
because=${o} />`})}
${Array.from({length:a},(i,u)=>{let d=s.length+u+1;return S`<${wl} key=${d-1} n=${d} letters=${e} />`})}
</tbody>
</table></div>`}function kl({n:t,round:e,now:s,letters:n,because:o}){let{proposal:a,locked:c}=Ct(),l=s&&!c,i=l?a:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((u,d)=>S`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>S`<td class="${d===0?"edge":""} ${Xo(e,u,o)}"><${_l}
passed=${e.answers[u]} /></td>`)}
</tr>`}var wl=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function _l({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:S`<${U} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var xl=({view:t})=>S`<div class="digits" role="group" aria-label=${r("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${tt} of=${e} size=${22} /></span>`)}
${j.flatMap(e=>T.map((s,n)=>{let o=B[n]+e;return S`<${vl} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function vl({view:t,target:e,shape:s,digit:n}){let o=Ot(),a=o.of(e),c=Zt(t,e);return S`<button class="digit-mark ${Tt(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${st(D(r("digit_is",{shape:s,digit:n})),a,c)}
...${Qt(o,e)}>${n}</button>`}function Sl({view:t,slot:e}){let{table:s,refused:n}=x(),o=t.sheet.notes[e]??"",[a,c]=Is(o),l=_t(o),i=_t(!1),u=_t(void 0);Rs(()=>{i.current||c(o)},[o]);let d=m=>{clearTimeout(u.current);let E=m.trim().replace(/\s+/g," ");E!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${E}`.trim()).catch(n)},p=({currentTarget:{value:m}})=>{i.current=!0,l.current=m,c(m),clearTimeout(u.current),u.current=setTimeout(()=>d(m),$l)},$=()=>{i.current&&d(l.current),i.current=!1};Rs(()=>{let m=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",m),()=>document.removeEventListener("visibilitychange",m)},[]);let h=e==="*";return S`<label class="jot ${h?"whole":""}">
<span aria-hidden="true">${h?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${p} onBlur=${$}
aria-label=${h?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Ml({view:t,drawer:e,toggle:s,handle:n}){let o=et(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||o?"waits":""} ${Mt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${o?S`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?S`<${El} up=${t.own_thumb.up} />`:S`<${Cl} />`}
</div>`}function El({up:t}){let{state:e,view:s}=x(),{thumb:n}=kt();return S`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${wo(e.table,s)}</span></p>
${!lt(s)&&S`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Cl(){let{know:t,next:e}=kt();return S`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${Jn} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${r("next_round")}</span></button>`}import{html as qe,useLayoutEffect as Ol,useRef as Tl,useState as pr}from"bombe/preact.js";var $r=["","",""];function hr({view:t,thumb:e,close:s}){let n=Tl(null),[o,a]=pr($r),[c,l]=pr(""),i=(g,b,k=!1)=>{l(""),a(v=>(k?$r:v).map((Y,ot)=>ot===g?b:Y))},u=T.filter((g,b)=>!o[b]);Ol(()=>{let g=document.activeElement,b=n.current;if(b)return b.showModal(),b.querySelector("input")?.focus(),()=>{b.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let b=d()[g];(b?b.querySelector("input:checked")??b.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=g=>{let{key:b,target:k}=g;if(b.length>1||b===" "||wt(g))return;g.preventDefault();let v=we(g);if(!v)return l(r("no_such_digit",{sign:b}));let Y=d().findIndex(O=>O.contains(k)),ot=Y>=0?Y:o.indexOf(""),ut=Math.max(0,ot);i(ut,v,ot<0),p(ut+1)},h=g=>{if(g.preventDefault(),!u.length)return e(`up ${o.join("")}`);l(r("digits_missing",{shapes:u.join(" ")})),p(o.indexOf(""))},m=g=>{g.preventDefault(),s()},E=g=>g.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return qe`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${m} onClick=${E} onKeyDown=${$}>
<form onSubmit=${h}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(f)}</p>
<div class="know-wheels">
${T.map((g,b)=>qe`<${Al} key=${g} place=${b} digit=${o[b]}
set=${k=>i(b,k)} />`)}
</div>
<p class="know-wrong" role="alert">${w(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var Al=({place:t,digit:e,set:s})=>qe`<fieldset class="know-wheel ${B[t]}">
<legend><${tt} of=${T[t]} size=${22} /></legend>
${j.map(n=>qe`<label key=${n}>
<input type="radio" name="know-${B[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function k$(t,e,s){Ve(s),t.replaceChildren(),Ll(A`<${Rl} table=${e} />`,t)}function Rl({table:t}){return Ge(t),A`<${Dl} key=${t.shown} table=${t} />`}function Dl({table:t}){let e=Ge(t),{view:s}=e,n=zn(t,s),[o,a]=xt(""),[c,l]=xt(""),[i,u]=xt(""),[d,p]=xt(null),[$,h]=xt(0),[m,E]=xt(!1),[f,g]=xt(()=>t.state.trying&&to()?"offered":""),b=Hl(M=>l(fe(M,r("no_answer"))),[]),k=hn(t,b),v=Qo(t.watch&&s?.sheet?s:null),[Y,ot]=xt(!1),ut=M=>ze((k.of(M)==="+"?"+":"-")+M),O=v?{...k,of:M=>v.struck.includes(M)?"-":""}:Y?{...k,cycle:ut,put:ut}:k,ue=M=>{if(!M)return;let rt=D(Nt(M));a(O.of(M)?st(rt,O.of(M)):r("unmarked",{what:rt}))},Ps=()=>ue(O.undo()),js=()=>ue(O.redo()),Ns=fr(null),mr=n.digits.join("");Wl(()=>{let M=fo(Ns.current,e,mr);Ns.current=s,M&&a(M)},[s]),jn();let qs=(M,rt,at)=>Dt.confirm==="on"?p({title:M,yes:rt,go:at}):at(),gr=M=>{Wt("card"),s&&!bt(s)&&h(z(s).indexOf(M))},br=()=>n.now().code,{ask:Bs,asking:yr,forget:kr}=un({table:t,draft:br,surely:qs,sent:gr,setAlert:l,refused:b}),de=fr(null),Be=async M=>{u(""),l(""),kr(),Wt("thumb");let rt=t.act(`thumb ${M}`);de.current=rt;try{await rt;let{view:at}=t.state;at&&at.seats.length===1&&!at.over&&!lt(at)&&a(xs(at))}catch(at){b(at)}finally{de.current===rt&&(de.current=null)}},wr=async()=>{try{await t.act("hint"),t.state.view&&a(Un(t.state.view))}catch(M){b(M)}},ze=async M=>{try{or(),await t.act(`why ${M}`),t.state.view&&a(rr(t.state.view))}catch(rt){b(rt)}},zs={thumb:Be,hint:wr,why:ze,picking:Y,setPicking:ot,next:()=>qs(r("sure_next"),r("next_round"),()=>Be("down")),know:()=>u("thumb")};if(pn(t,de,{...n,...zs,wheel:()=>n.now().wheel,ask:Bs,undo:Ps,redo:js,show:h,list:()=>u("keys"),why:M=>M?ut(M):ze(`-${n.now().code}`),sheet:()=>E(!m)}),e.closed)return A`<${Zs} why=${e.closed} on=${r("back_home")} href="/" />`;if(!s)return A`<${vo} table=${t} state=${e} />`;let Fs=Et(s),_r=Fs&&L(s).proposal||n.digits.join(""),Ks=()=>{let M=()=>u("choose");e.trying||e.table?.phase!=="playing"?M():p({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:M})},Fe=()=>u(""),Gs=()=>p(null),xr=()=>{Gs(),d?.go()};return A`<${Je.Provider} value=${{table:t,state:e,view:s,refused:b}}>
<p class="hush" role="status">${o}</p>
${c&&A`<${Pl} words=${c} close=${()=>l("")} />`}
${v&&A`<p class="note retold">${r("deduced",{worlds:v.worlds,codes:v.codes})}</p>`}
${f==="open"&&A`<${eo} close=${()=>g("")} />`}
${nn(s)?A`<${Vo} view=${s} choose=${Ks} />`:A`<${Qe.Provider} value=${{...n,proposal:_r,locked:Fs}}>
<${Xe.Provider} value=${{ask:Bs,asking:yr}}>
<${ts.Provider} value=${O}>
<${es.Provider} value=${{tab:$,setTab:h}}>
<${ss.Provider} value=${zs}>
<${jl} view=${s} undo=${Ps} redo=${js} drawer=${m} setDrawer=${E} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${hr} view=${s} thumb=${Be} close=${Fe} />`}
${i==="keys"&&A`<${Ys} keys=${dn} tell=${Il} close=${Fe} />`}
${i==="choose"&&A`<${Dn} table=${t} view=${s} close=${Fe} />`}
${d&&A`<${Vs} question=${d} close=${Gs} yes=${xr} />`}
<${tn}>
<${Rn} table=${t} state=${e} view=${s} choose=${Ks} refused=${b} />
${f==="offered"&&A`<button class="bar-new" onClick=${()=>g("open")}>${r("lesson")}</button>`}
<//>
<//>`}var Il=t=>w(r(t)),Pl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,jl=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${xo} />
<${bn} />
${ct(t)?A`<${ho} />`:A`<${So} />`}
${ct(t)&&A`<${dr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${ct(t)&&A`<${Qn} />`}
${ct(t)&&A`<${cr} />`}
<${We} />
</div>`;export{rl as inWords,k$ as mount,al as partOf,ol as retold};
