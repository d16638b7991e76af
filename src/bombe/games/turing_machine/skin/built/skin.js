import{html as Ut,useLayoutEffect as Cr,useRef as Or}from"bombe/preact.js";var Ge={},pe="en";function Us(t){Ge=t.words,pe=t.lang}function o(t,e={}){let s=Ge[t];if(s===void 0)throw new Error(`no words for ${t}`);return Er(s,e)}var Er=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),J=t=>new Intl.ListFormat(pe,{type:"conjunction"}).format(t);function G(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(pe,{...n,...s}).format(t).replace("-","−")}function q(t,e,s=0,n={}){let a=new Intl.PluralRules(pe,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Ge[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:G(e,s,n)})}function $e({title:t,cls:e="",close:s,onKey:n,children:r}){let a=Or(null);return Cr(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Ut`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Vs({question:t,yes:e,close:s}){return Ut`<${$e} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Ys({keys:t,close:e,tell:s=o}){return Ut`<${$e} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Ut`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Ut`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as pt,useEffect as Tr,useRef as Ar,useState as Lr}from"bombe/preact.js";var Hr=300;function Q(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(c=>c.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Wr=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Rr(t){let e=t.charCodeAt(0)-65;return Wr[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function he({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Rr(s)].map((n,r)=>n==="1"?pt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}var Zs=({why:t,on:e,href:s})=>pt`<section class="paper page-over"><p role="alert"><strong>${t}</strong></p>
<a class="button filled" href=${s}>${e}</a></section>`;function Js({chat:t,you:e}){let s=Ar(null);Tr(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&pt`<ol>
${t.map((r,a)=>pt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Qs({table:t,you:e,refused:s}){let[n,r]=Lr("");if(!e?.speak)return pt`<p class="note">${o("not_to_speak")}</p>`;let a=async l=>{l.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},c=({currentTarget:l})=>r(l.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${Hr} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${c} />
<button class="button">${o("send")}</button>
</form>`}import{html as A,render as Wl,useCallback as Rl,useEffect as Dl,useRef as br,useState as xt}from"bombe/preact.js";import{html as Dr,render as Ir,useEffect as Xs,useState as Pr}from"bombe/preact.js";function Ue(t){let[e,s]=Pr(t.state);return Xs(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Dt=typeof document>"u"?{}:document.documentElement.dataset,fe=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function tn({children:t}){return Xs(()=>{let e=document.getElementById("bar");e&&Ir(Dr`${t}`,e)}),null}import{useRef as ln,useState as Nr}from"bombe/preact.js";import{html as It}from"bombe/preact.js";var Ve={},me=new Map,St;function Ye(t){Us(t),Ve=t.cards,me=new Map;for(let e of Object.values(Ve))for(let s of e.laws)s.name=`${e.number}${s.letter}`,me.set(s.name,{card:e,law:s});St=t}var X=t=>Ve[t];var Pt=t=>me.get(t),ft=t=>me.get(t)?.law.text??t,mt=t=>St.options[t],en=()=>Object.keys(St.options),Vt=()=>St.booklet,Ze=()=>St.questions,ge=()=>St.rungs,jt=()=>St.lesson;var T=["▲","■","●"],B=["t","s","c"],j=["1","2","3","4","5"],sn={"▲":"t","■":"s","●":"c"},jr={"▲":"triangle","■":"square","●":"circle"},I=t=>Yt(t.replace(/[▲■●]/g,e=>o(jr[e]))),Je=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Yt=t=>t.replace(/\.$/,"");function tt({of:t,size:e=16}){let s=sn[t];return It`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&It`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&It`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&It`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${I(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in sn?It`<${tt} of=${s} size=${e} />`:s),N=({of:t,cls:e=""})=>It`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var lt=t=>!!t.sheet,nn=t=>t.over,gt=t=>t.machine?.answered?t.machine:null,it=t=>!!t.machine?.thinking,z=t=>[...t.verifiers],bt=t=>t.mode==="nightmare",on=t=>t.groups.map(e=>e.join("+")).join(" "),et=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},yt=t=>lt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),Mt=t=>lt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!et(t)?.out,Et=t=>Object.keys(L(t).answers).length>0,be=t=>lt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),rn=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Zt=(t,e)=>!!t.sheet?.unsound?.includes(e),an=new Map(B.flatMap((t,e)=>j.map(s=>[t+s,{place:e,digit:s}])));function Nt(t){let e=an.get(t);return e?`${T[e.place]} ${e.digit}`:ft(t)}var ye=t=>t===""?"-":t==="-"?"+":"",ke=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function cn(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,c)=>B[c]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>an.has(a)||Pt(a)),r=n.filter(([a,c])=>(e.has(a)||s.has(a))===(c==="+"));return{all:n.length,right:r.length}}var qr=400;function un({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[c,l]=Nr(null),i=ln({letter:"",at:0}),u=ln(new Set),d=h=>{let{view:f}=t.state;if(!f)return;let{answers:E,proposal:m}=L(f),g=h===i.current.letter&&Date.now()-i.current.at<qr;if(Mt(f)&&!(h in E)&&r(o("round_spent")),!yt(f)||h in E||u.current.has(h)||g)return;let b=Et(f)&&m?m:e();s(o("sure_ask",{letter:h,code:b}),o("ask_letter",{letter:h}),()=>p(h))},p=async h=>{let{view:f}=t.state;if(!f||!yt(f)||h in L(f).answers||u.current.has(h))return;let E=Et(f)?L(f).proposal:e();i.current={letter:h,at:Date.now()},u.current.add(h),l(h),n(h),r("");try{await t.act(`ask ${E} ${h}`)}catch(m){a(m)}finally{u.current.delete(h),l(null)}};return{ask:d,asking:c,forget:()=>{i.current.letter=""}}}import{createContext as qt,useContext as dn}from"bombe/preact.js";var Qe=qt(null),Xe=qt(null),we=qt(null),ts=qt(null),es=qt(null),ss=qt(null);function Bt(t){let e=dn(t);if(e===null)throw new Error("this is a part of a board");return e}var _=()=>Bt(Qe),Ct=()=>Bt(Xe),Jt=()=>Bt(we),pn=()=>dn(we)!==null,Ot=()=>Bt(ts),zt=()=>Bt(es),kt=()=>Bt(ss);import{useEffect as Br,useRef as zr}from"bombe/preact.js";var _e=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,wt=t=>t.ctrlKey||t.altKey||t.metaKey,$n=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function hn(t,e,s){let n=zr((()=>{}));Br(()=>{let r=a=>{let{view:c}=t.state,l=a.target;if(!(l.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||wt(a))&&!(Dt.keys==="off"||!c||c.over||!c.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Fr(a,l,c,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Fr(t,e,s,n){let{key:r,shiftKey:a}=t,c=_e(t),l=r.length===1?r.toLowerCase():r,i=l.toUpperCase(),u=z(s).indexOf(i),d=n.wheel();if(c)n.set(d,c),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(l==="z"&&a)n.redo();else if(l==="z")n.undo();else if(l==="n")n.next();else if(l==="k")n.know();else if(l==="h"&&s.aids.includes("hints"))n.hint();else if(l==="w"&&s.aids.includes("why"))n.why(e.closest("[data-target]")?.getAttribute("data-target")??"");else if(l==="?")n.list();else if(l==="s")n.sheet();else return!1;return!0}import{html as y,useEffect as bn,useLayoutEffect as Jr,useRef as Ft,useState as yn}from"bombe/preact.js";import{html as F}from"bombe/preact.js";var fn="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Kr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Gr={up:F`<path d=${fn} />`,down:F`<path d=${fn} transform="rotate(180 12 12)" />`,undo:F`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:F`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:F`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:F`<path class="pen" d="M6 14l6-6l6 6" />`,sink:F`<path class="pen" d="M6 10l6 6l6-6" />`,close:F`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:F`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:F`<path class="pen" d=${Kr} />`,talk:F`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:F`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},C=({of:t,size:e=20})=>F`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Gr[t]}</svg>`,U=({passed:t,size:e=22})=>F`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?F`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:F`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Ur,useState as Vr}from"bombe/preact.js";function mn(t,e){let[,s]=Vr(0);return Ur(()=>{let n=[],r=[],a=new Map,c=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",l=(u,d)=>{if(c(u)===d)return;let p={sign:d};a.set(u,p),s($=>$+1),t.act(ke(u,d)).catch(e).finally(()=>{a.get(u)===p&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:c(u),after:d}),r.length=0,l(u,d)};return{of:c,put:i,cycle:u=>i(u,ye(c(u))),undo(){let u=n.pop();return u?(r.push(u),l(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),l(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Tt=t=>t==="-"?"struck":t==="+"?"kept":"";function st(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Qt=(t,e)=>({"data-target":e,onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as P}from"bombe/preact.js";var Xt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function xe({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let c=X(t),l=`h${a}`;return P`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?P`<span class="sample-disc" aria-hidden="true">${e}</span>`:P`<span class="mono">${t}</span>`}
<${N} of=${c.key} cls="key" />
</div>
<div class="sample-body">
<${l}>${e&&P`<span class="hush">${o("sample_of",{letter:e})} </span>`}${w(c.title,15)}<${ns} of=${c} /><//>
${c.grid?P`<${Zr} shown=${c} />`:P`<ul class="sample-laws">
${c.laws.map(i=>P`<${Yr} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&P`<${r} shown=${c} />`}
</div>
</article>`}var ns=({of:t})=>t.hard?P` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,Yr=({law:t,state:e})=>P`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${N} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&P`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function Zr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>P`<span class="sample-cell" role="img" aria-label=${r.get(c)?.text}>
<${N} of=${r.get(c)?.picture} /></span>`;return P`<div class="sample-grid w${e.length}">
<span></span>${e.map(c=>P`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>P`<span class="sample-row">${c}</span>${n[l].map(a)}`)}
</div>`}var gn=({name:t,digits:e,set:s})=>P`<div class="pick">
${T.map((n,r)=>P`<fieldset class="pick-row ${B[r]}">
<legend>${w(n,18)}</legend>
${j.map(a=>P`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((c,l)=>l===r?a:c))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ve="(min-width: 1180px)",Se="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var Qr=90;function kn(){let{view:t}=_(),{tab:e,setTab:s}=zt(),{deck:n,scrolled:r}=Xr(e,s),[a,c]=yn(null),l=z(t),i=bt(t),{answers:u}=L(t),d=p=>i?null:l[p];return y`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map((p,$)=>y`<${sa} key=${l[$]} letter=${d($)} number=${p[0]} current=${$===e}
passed=${i?void 0:u[l[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map((p,$)=>{let h=`card-${l[$]}`,f=()=>c($);return p.length>1?y`<${oa} key=${$} id=${h} letter=${l[$]} numbers=${p} enlarge=${f} />`:y`<${os} key=${$} id=${h} letter=${d($)} number=${p[0]} enlarge=${f} />`})}
</div>
${a!==null&&y`<${ra} letter=${d(a)} opener=${`card-${l[a]}`} numbers=${t.groups[a]}
close=${()=>c(null)} />`}
</section>`}function Xr(t,e){let s=Ft(null),n=Ft(void 0),r=Ft(0);return bn(()=>{let c=s.current,l=c?.children[t];if(!c||!l||t===r.current||c.scrollWidth<=c.clientWidth)return;r.current=t;let i=l.offsetLeft-c.offsetLeft-ea(c);c.scrollTo({left:i,behavior:ta()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:c,scrollWidth:l,clientWidth:i,children:u}=s.current;if(l<=i)return;let d=(l-i)/Math.max(1,u.length-1);r.current=Math.round(c/d),e(r.current)},Qr)}}}var ta=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ea=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,sa=({letter:t,number:e,current:s,passed:n,press:r})=>y`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${na(t,e,n)}>
${t??y`<span class="mono">${e}</span>`}
${n!==void 0&&y`<${U} passed=${n} size=${18} />`}
</button>`;function na(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var wn=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},oa=({id:t,letter:e,numbers:s,enlarge:n})=>y`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${wn(n)}>
<${os} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${os} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,_n=({letter:t})=>y`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function ra({letter:t,numbers:e,opener:s,close:n}){let r=Ft(null),a=Ot();Jr(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let c=i=>{i.preventDefault(),n()},l=i=>i.target===r.current&&n();return y`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${c} onClick=${l} onKeyDown=${i=>aa(i,a)}>
<div class="large-head">
<${_n} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>y`<${ca} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function aa(t,e){t.key.toLowerCase()!=="z"||wt(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function ca({number:t,whose:e}){let s=X(t);return y`<section class="spread" aria-label=${I(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${N} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} <${xn} of=${t} /></p>
${s.grid?y`<${Mn} shown=${s} />
<details><summary>${o("check_what")}</summary><${vn} shown=${s} /></details>`:y`<${Sn} shown=${s} whole />`}
${e&&y`<${Cn} number=${t} />`}
</section>`}function os({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=_(),c=pn(),l=X(e),[i,u]=yn(!1),d=Ft(null),p=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{u(!1),d.current?.focus()},h=f=>{f.stopPropagation(),n&&matchMedia(Se).matches?r():u(!i)};return y`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${I(o(p,{letter:t??"",title:l.title}))}
onKeyDown=${wn(r)}>
<div class="card-head" onClick=${r}>
${!n&&y`<${_n} letter=${t} />`}
<button class="about-key" ref=${d} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${i} onClick=${h}><${C} of="about" size=${19} /></button>
<${N} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${w(l.title,15)}<${ns} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${I(o("enlarge_card",{title:l.title}))}>
<${C} of="enlarge" size=${18} /></button>
</div>
${l.grid?y`<${Mn} shown=${l} />`:y`<${Sn} shown=${l} />`}
${!n&&be(a)&&y`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&y`<${Cn} number=${e} />`}
${t!==null&&!n&&a.sheet&&c&&y`<${ua} letter=${t} />`}
${i&&y`<${la} shown=${l} close=${$} />`}
</article>`}function la({shown:t,close:e}){let s=Ft(null);return bn(()=>s.current?.focus(),[]),y`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${vn} shown=${t} />
<p><${xn} of=${t.number} /></p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var xn=({of:t})=>y`<a href=${`/g/turing_machine/all#card-${t}`} target="_blank">${o("card_example")}</a>`,vn=({shown:t})=>y`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>y`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,Sn=({shown:t,whole:e})=>y`<ul class="laws">
${t.laws.map(s=>y`<li key=${s.name}><${En} law=${s}>
<${N} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Mn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(c=>[c.name,c])),a=c=>y`<${En} key=${c} law=${r.get(c)}><${N} of=${r.get(c)?.picture} /><//>`;return y`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(c=>y`<${N} of=${c} cls="column" />`)}
${s.map((c,l)=>y`<span class="row-name">${c}</span>${n[l].map(a)}`)}
</div>`}function En({law:t,children:e}){let{view:s}=_(),n=Ot(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:I(t.text)});if(!lt(s))return y`<span class="law" role="img" aria-label=${a}>${e}</span>`;let c=Zt(s,t.name),l=rn(s,t.name);return y`<button class="law ${Tt(r)} ${l?"gone":""} ${c?"shaky":""}"
aria-pressed=${r!==""} aria-label=${st(a,r,c,l)} title=${t.text}
data-name=${t.name} ...${Qt(n,t.name)}>
${e}${c&&y`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function Cn({number:t}){let{view:e}=_();return y`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${z(e).map(s=>y`<${ia} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ia({letter:t,target:e}){let{view:s}=_(),n=Ot();if(!s.sheet)return y`<span class="owner">${t}</span>`;let r=n.of(e),a=Zt(s,e);return y`<button class="owner ${Tt(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${st(o("whose_is",{letter:t}),r,a)}
...${Qt(n,e)}>${t}</button>`}function ua({letter:t}){let{view:e}=_(),{ask:s,asking:n}=Jt(),r=L(e).answers[t],a=r!==void 0;return y`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!yt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?y`<${U} passed=${r} size=${20} /> ${o("answered")}`:y`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as H,useLayoutEffect as ha,useRef as fa,useState as ls}from"bombe/preact.js";var On="choice",rs=["new","named","booklet"],Tn=/^aid_/,as=200,te=()=>en().filter(t=>Tn.test(t));function da(t,e){return t==="kind"?rs.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=as:t==="booklet"?Vt().some(({number:s})=>s===e):mt(t).choices.some(s=>s===e)}function An(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(te().map(n=>[n,t.aids.includes(n.replace(Tn,""))]))},s=pa();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&da(n,s[n])?s[n]:r]))}function pa(){try{return JSON.parse(localStorage.getItem(On)??"null")??{}}catch{return{}}}function Ln(t){try{localStorage.setItem(On,JSON.stringify(t))}catch{}}function Hn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c}=t,l=Object.fromEntries(te().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:c,...l}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:c,...l}}import{html as cs}from"bombe/preact.js";var At=t=>o(`level_${t}`);function Kt({view:t}){let e=$a(t);return e.length?cs`<ul class="small-print">${e.map(s=>cs`<li key=${s}>${s}</li>`)}</ul>`:null}var Wn=({view:t})=>t.seats.length>1&&t.aids.length>0&&cs`<p class="small-print">${Me(t.aids)}</p>`,Me=t=>o("aids",{aids:J(t.map(e=>o(`aid_${e}`)))});function $a(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:At(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(Me(t.aids)),t.chosen&&e.push(o("chosen")),e}var Rn=t=>o(`share_${t}`),Dn=t=>o(`share_${t}`);function In({table:t,state:e,view:s,choose:n,refused:r}){ha(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&Rn(s.mode),Dn(s.difficulty)];return H`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${on(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
${e.you?.origin?H`<${ma} origin=${e.you.origin} />`:H`<${is} table=${t} state=${e} choose=${n} cls="bar-new" />`}`}var ma=({origin:{match:t,line:e,step:s}})=>H`<a class="bar-new" href=${`/m/${t}/review#${e+1}.${s+1}`}>
${o("branch_back",{n:s+1})}</a>`;function is({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:H`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:H`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function Pn({table:t,view:e,close:s}){let[n,r]=ls(()=>An(e)),[a,c]=ls(!1),[l,i]=ls(""),u=fa(null),d=m=>g=>{i(""),r(b=>({...b,[m]:g}))},{kind:p}=n,$=m=>{i(Je(m)),c(!1),u.current?.focus()},h=async m=>{if(!a){if(p==="named"&&!String(n.named).trim())return $(o("named_missing"));c(!0),i("");try{await m(Hn(n)),Ln(n)}catch(g){$(fe(g,o("no_answer")))}}},f=m=>{m.preventDefault(),h(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},E=()=>h(async m=>{let{machine:g,...b}=p==="new"?m:(await t.look(m)).options;await t.gather(b)});return H`<${$e} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${ee} legend=${o("which_problem")} quiet name="kind" value=${p} set=${d("kind")} choices=${rs}
words=${m=>o(`kind_${m}`)} />
<div class="choose-which">
${p==="new"&&H`<${ga} choice=${n} set=${d} />`}
${p==="named"&&H`<${ba} value=${n.named} set=${d("named")} wrong=${l} field=${u} />`}
${p==="booklet"&&H`<${ya} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${ee} legend=${o("when_alone",{title:mt("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${mt("machine").choices} words=${At}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${te().some(m=>n[m])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${te().map(m=>H`<${jn} key=${m} name=${m} value=${n[m]} set=${d(m)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${l&&p!=="named"&&H`<p class="choose-wrong" role="alert">${l}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${E}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function ga({choice:t,set:e}){let s=n=>({name:n,legend:mt(n).title,value:t[n],set:e(n),choices:mt(n).choices});return H`
<${ee} ...${s("mode")} words=${Rn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${ee} ...${s("verifiers")} words=${String} />
<${ee} ...${s("difficulty")} words=${Dn} />
</div>
<${jn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function ba({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return H`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${as}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var ya=({value:t,set:e})=>H`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${Vt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>H`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:Vt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,ee=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:c,note:l})=>H`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>H`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Je(c(i))}</span>
</label>`)}</div>
${l&&H`<p class="note">${l}</p>`}
</fieldset>`;function jn({name:t,value:e,set:s}){return H`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${mt(t).title}</span>
</label>`}import{useEffect as Nn,useRef as ka}from"bombe/preact.js";function qn(){let t=ka(null);Nn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),Nn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Ma,useRef as Ea,useState as Ca}from"bombe/preact.js";import{html as se,useEffect as wa,useRef as us}from"bombe/preact.js";var _a=44,xa=90,ds=!1;function Bn(t){ds=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),ds=!1}var va=(t,e)=>(Number(t)-Number(e)+7)%5-2,zn=(t,e)=>j[(j.indexOf(t)+e+5)%5],Fn=()=>se`<div class="wheels">${T.map((t,e)=>se`<${Sa} place=${e} />`)}</div>`;function Sa({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:c}=Ct(),l=us(null),i=us(null),u=us(0),d=e[t],p=T[t];wa(()=>{a===t&&document.activeElement?.closest(".drum")&&Bn(l.current)},[d,a]);let $=k=>{if(wt(k))return;let{key:v}=k;if(v==="ArrowUp"||v==="ArrowDown")r(t,v==="ArrowUp"?-1:1);else if(v==="ArrowLeft"||v==="ArrowRight"){let Y=(t+(v==="ArrowLeft"?2:1))%3;c(Y),Bn(l.current?.closest(".wheels")?.querySelectorAll(".drum")[Y])}else return;k.preventDefault()},h=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<xa||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},f=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),c(t)},E=k=>{let v=i.current;!v||Math.abs(k.clientY-v.y)<_a*.6||(v.moved||l.current?.setPointerCapture(v.id),v.moved=!0,r(t,k.clientY<v.y?1:-1),v.y=k.clientY)},m=()=>{setTimeout(()=>{i.current=null})},g=k=>{let v=va(k,d);return se`<button key=${k} type="button" role="radio" class="digit away${v}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>ds||c(t)} onClick=${()=>i.current?.moved||n(t,k)}>${v===0&&se`<span class="inner-shape" aria-hidden="true"><${tt} of=${p} size=${24} /></span>`}<span>${k}</span></button>`},b=`${s?"locked":""} ${a===t?"turning":""}`;return se`<div class="wheel ${B[t]} ${b}">
<span class="wheel-shape" aria-hidden="true"><${tt} of=${p} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${I(o("wheel",{shape:p}))} aria-disabled=${s}
ref=${l} onKeyDown=${$} onWheel=${h} onPointerDown=${f} onPointerMove=${E} onPointerUp=${m}
onPointerCancel=${m}>
${j.map(g)}
</div>
</div>`}function Kn(t,e){let s=Ea({digits:["1","1","1"],wheel:0}),[,n]=Ca(0),r=l=>{Object.assign(s.current,l),n(i=>i+1)},a=e&&L(e).proposal;Ma(()=>{a&&r({digits:[...a]})},[a]);let c=(l,i)=>{t.state.view&&Et(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===l?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:c,turn:(l,i)=>c(l,zn(s.current.digits[l],i)),setWheel:l=>{l!==s.current.wheel&&r({wheel:l})}}}import{html as Ht,useEffect as Ee,useLayoutEffect as La,useRef as Ha,useState as Vn}from"bombe/preact.js";var ps=t=>{let e=Pt(t)?.law;return e?`${t} (${e.title??e.words})`:t};function $s(t){let e=t.slice(1),s=B.indexOf(e[0]);return s>=0&&j.includes(e[1])?T[s]+e[1]:/^[A-F]/.test(e)?o("step_owner",{v:e[0],card:e.slice(1)}):ps(e)}var Oa=t=>t[0]==="-"?o("step_not",{thing:$s(t)}):$s(t),Ta=t=>t.slice(0,-1)+(t.endsWith("+")?"✓":"✗"),Aa=(t,e)=>o("step_and",{one:t,other:e}),Lt=t=>e=>e.map(t).join(", "),Gn={law:ps,laws:Lt(ps),things:Lt($s),known:Lt(Oa),answers:Lt(Ta),codes:Lt(String),vs:Lt(String),suppose:ut,pairs:Lt(ut),each:t=>t.map(ut).reduce(Aa)};function ut({key:t,values:e}){let s=Object.entries(e).map(([n,r])=>[n,Gn[n]?.(r)??String(r)]);return o(t,Object.fromEntries(s))}function Un({key:t,values:e}){if(t==="hint_proof")return e.steps.map(n=>n.map(ut).join(" "));let s=e.law?{...e,law:ft(e.law)}:e;return[o(t,{...s,...e.answers?{answers:Gn.answers(e.answers)}:{}})]}var Wa=300,$t=8,Ra=200,ms=t=>t.sheet?.hint??null,hs=t=>et(t)?.hints??0;function Yn(t){let e=ms(t)?.lines.at(-1);return e?Zn(t,e).join(" "):""}function Zn(t,{key:e,values:s}){let{laws:n,...r}=s;return n&&(r.world=z(t).map((a,c)=>o("named",{who:a,what:Yt(ft(n[c]))})).join(", ")),Un({key:e,values:r})}var ne={at:0,heard:new Set};function fs(t){ne.at=t;for(let e of ne.heard)e({})}function Jn(){let[,t]=Vn(null);return Ee(()=>(ne.heard.add(t),()=>{ne.heard.delete(t)}),[]),ne.at}var gs=({rung:t})=>Array.from({length:ge()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),Qn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${gs} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Xn(){let{view:t}=_(),{hint:e}=kt(),s=Jn()===hs(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=ms(t)?.rung??0,r=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<ge()?e():fs(s?0:hs(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${C} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${Qn} rung=${n} />
</button>`}function to(){let{view:t}=_(),{hint:e}=kt(),{setTab:s}=zt(),n=Ha(null),[r,a]=Vn(null),c=ms(t),l=hs(t),i=Jn()===l,u=c!==null&&!i,d=u?Da(t,c):-1;Ee(()=>()=>fs(0),[]),Ee(()=>{d>=0&&s(d)},[l,d]),La(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let h=()=>a(E=>Ia(E,Pa($,d<0?null:z(t)[d])));h(),n.current?.scrollTo(0,n.current.scrollHeight);let f=new ResizeObserver(h);return f.observe($),addEventListener("resize",h),()=>{f.disconnect(),removeEventListener("resize",h)}},[u,d,l]);let p=()=>{fs(l),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return Ee(()=>{if(!u)return;let $=h=>{h.key==="Escape"&&!h.defaultPrevented&&!document.querySelector("dialog[open]")&&p()};return document.addEventListener("keydown",$),()=>document.removeEventListener("keydown",$)},[u,l]),u?Ht`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${C} of="hint" size=${20} /><b>${o("hint")}</b><${Qn} rung=${c.rung} />
${c.rung<ge()&&Ht`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${p} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${C} of="close" /></button></div>
<ol class="hint-lines">
${c.lines.map($=>Ht`<li key=${$.key}>${Zn(t,$).map(h=>Ht`<p>${w(h,14)}</p>`)}</li>`)}
</ol>
</aside>`:null}function Da(t,e){return bt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:z(t).indexOf(e.verifier)}var Ia=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Pa(t,e){let s=m=>t.querySelector(m).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=m=>`${m/r}px`,c=e&&document.getElementById(`card-${e}`),l=s(".ending"),i=matchMedia(Se).matches;if(c&&!i){let m=c.getBoundingClientRect(),{right:g}=s(".cards"),b=Math.max(m.width,Math.min(Wa,g-n.left)),k=Math.min(m.left,g-b)-n.left,v=m.bottom-n.top+$t,Y=m.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(v),width:a(b),"--tip":a(Y)}}}if(matchMedia(ve).matches){let m=s(".sheet"),g=m.left-n.left+$t,b=n.bottom-l.top+$t;return{kind:"",style:{left:a(g),width:a(m.width-2*$t),bottom:a(b)}}}let u=Math.max(0,innerHeight-l.top),d=s(".engine"),p=l.top-d.top,$=i&&p>=Ra?p:innerHeight-u-2*$t,[h,f]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+$t}px`,maxHeight:`${$-$t}px`,left:`${h+$t}px`,right:`${f+$t}px`}}}import{html as W,useEffect as ja,useRef as Na,useState as oe}from"bombe/preact.js";var eo="lesson",qa=4;function so(){try{return localStorage.getItem(eo)!=="done"}catch{return!1}}function Ba(){try{localStorage.setItem(eo,"done")}catch{}}var Ce=[za,Fa,Ga,Ua,Va];function no({close:t}){let[e,s]=oe(0),n=Na(null);ja(()=>n.current?.focus(),[e]);let r=()=>{Ba(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},c=Ce[e],l=e===Ce.length-1;return W`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:Ce.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${Ce.map((i,u)=>W`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function za(){return W`<div class="lesson-body">
<${xe} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${w(o("lesson_code"))}</p>
<p>${w(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function Fa(){let{card:t,held:e,digits:s}=jt(),[n,r]=oe(["3","4","1"]),[a,c]=oe([]),l=($,h)=>s[$].includes(h[1]),i=()=>{let $=n.join(""),h=a.filter(f=>f.code!==$);c([{code:$,passed:l(e,$)},...h].slice(0,qa))},u=$=>a.every(({code:h,passed:f})=>l($,h)===f),d=Object.keys(s).filter(u);return W`<div class="lesson-body">
<${xe} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${gn} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&W`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:h})=>W`<${Ka} passed=${h} code=${$} />`)}
${a.length>0&&W`<p>${w(d.length===1?o("lesson_one_left",{letter:Pt(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Ka=({passed:t,code:e})=>W`<p class="lesson-answer"><${U} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Ga(){let{refused:t,maybe:e}=jt(),[s,n]=oe(null),r=({name:a})=>a===t.law?"kept":"";return W`<div class="lesson-body">
<${xe} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${U} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${w(o("lesson_means"))}</p>
<p>${w(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,c])=>W`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:c})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&W`<p class="lesson-answer"><${U} passed=${s.passed} />${" "}
<span>${w(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Ua(){return W`<div class="lesson-body">
<${Za} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function Va(){return W`<div class="lesson-body">
<div class="lesson-marks">
${X(jt().card).laws.map(t=>W`<${Ya} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${w(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${C} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${C} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function Ya({law:t}){let[e,s]=oe(""),n=I(o("law_is",{letter:t.letter,words:t.words}));return W`<button class="law ${Tt(e)}" aria-pressed=${e!==""} aria-label=${st(n,e)}
onClick=${()=>s(ye(e))}><${N} of=${t.picture} />
<span class="law-words">${w(t.words,14)}</span></button>`}function Za(){let{verifiers:t,verdicts:e}=jt();return W`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>W`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>W`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>W`<td><${U} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as Te,useMemo as sc,useRef as ho,useState as fo}from"bombe/preact.js";var bs=null;function Oe(t,e,[s,n],r,a,c){let l=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,l+a),u.gain.setValueAtTime(c,l),u.gain.exponentialRampToValueAtTime(.001,l+a),i.connect(u).connect(t.destination),i.start(l),i.stop(l+a)}function Ja(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var Qa={card:{heard:Ja,felt:[]},yes:{heard:t=>{Oe(t,"sine",[660,660],0,.12,.12),Oe(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>Oe(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>Oe(t,"sine",[150,62],0,.18,.3),felt:[30]}},Xa=()=>Dt.sound==="on"&&!matchMedia("(prefers-reduced-motion: reduce)").matches;function Wt(t){if(!Xa())return;let{heard:e,felt:s}=Qa[t];s.length&&navigator.vibrate?.(s),bs??=new AudioContext,bs.resume().catch(()=>{}),e(bs)}import{html as dt}from"bombe/preact.js";var Gt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},nt={wide:480,high:136},ys=[[1,0],[2,3],[3,2]],oo=(t,e,s,n)=>j[(e+ys[t][0]*s+ys[t][1]*n)%5],ro=(t,e,s)=>[Gt.left+(s*5+t)*Gt.wide+s*Gt.gap,Gt.top+e*Gt.high];function*ao(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function tc(t,e){let[s,n]=Gt.hole,r="",a="";for(let c of ao()){let[l,i]=ro(...c);oo(t,...c)===e?r+=`M${l-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${l.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var co=ys.map((t,e)=>Object.fromEntries(j.map(s=>[s,tc(e,s)])));function lo(t){for(let e of ao())if([...t].every((s,n)=>oo(n,...e)===s))return ro(...e);throw new Error(`no hole for ${t}`)}var ks=`M12 0H${nt.wide-6}q6 0 6 6V${nt.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,io=t=>`M${nt.wide-8} ${t}h${t+2}q6 0 6 6V${nt.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${nt.high-8}H${nt.wide-8}z`;function ws({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=co[t][e],c=B[t];return dt`<g class="punch ${c}-stock">
${n&&dt`<path class="stock rim" d=${io(n)} />`}
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
</g>`}function po({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return dt`<div class="reader ${e?"closed":"fanned"}">
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
${n&&dt`<${ec} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&dt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var uo=36;function ec({code:t,passed:e}){let[s,n]=lo(t),r=Math.min(nt.wide-30,Math.max(30,s)),a=Math.min(nt.high-26,Math.max(uo+2,n));return dt`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${uo} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var nc=250;function $o(t){let e=sc(()=>matchMedia(t),[t]),[,s]=fo(0);return Te(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function oc(){let{table:t,view:e,refused:s}=_(),{digits:n,locked:r}=Ct(),a=ho(!0),c=n.join("");Te(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||L(e).proposal===c)return;let l=setTimeout(()=>t.act(`propose ${c}`).catch(s),nc);return()=>clearTimeout(l)},[c])}function rc(){let{view:t}=_(),{tab:e}=zt(),s=$o("(max-height: 759px), (max-width: 359px)"),n=$o("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!X(r[0])?.grid||bt(t);return s||n&&t.seats.length>1||a}function mo(){let{view:t}=_(),{proposal:e,locked:s}=Ct(),{asking:n}=Jt(),[r,a]=fo(null),{answers:c}=L(t),l=Object.keys(c);Te(()=>a(null),[t.round,l.length]);let i=ho(l.length);Te(()=>{l.length>i.current&&Wt(c[l.at(-1)]?"yes":"no"),i.current=l.length},[l.length]),oc();let u=rc(),d=n??(r!==null&&r in c?r:l.at(-1))??null,p=d===null?null:c[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${C} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${Fn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?o("reads",{letter:d}):o("reader")}</span>
<${ac} view=${t} /></p>
<${po} code=${e} letter=${d} passed=${p} />
<${cc} view=${t} code=${e} letter=${d} passed=${p} />
${be(t)||Mt(t)?R`<p class="small-print">${o(Mt(t)?"round_spent":"press_laws")}</p>
<${Wn} view=${t} />`:R`<${Kt} view=${t} />`}
</div>
<${uc} view=${t} />
<${hc} answers=${c} shown=${d} look=${a} />
</section>`}function ac({view:t}){let e=et(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${$c} left=${t.left??0} /></span>`}function cc({view:t,code:e,letter:s,passed:n}){let r=_().table.past&&!s,[a,c]=r?["",""]:lc(t,e,s,n),l=i=>i.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${a}</b> ${c}</p>
${Object.keys(L(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${o("peek")}</button>`}
</div>`}function lc(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return et(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function ic(t){let e=Object.entries(L(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?et(t)?.handicap??0:0,n=Math.max(0,Ze()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function uc({view:t}){let e=ic(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${pc(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${dc} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var dc=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${U} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function pc(t,e,s){return yt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function $c({left:t}){let e=Ze(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function hc({answers:t,shown:e,look:s}){let{view:n}=_();return R`<div class="ask-keys k${n.verifiers.length}">
${z(n).map(r=>R`<${fc} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function fc({letter:t,passed:e,shown:s,look:n}){let{view:r}=_(),{ask:a,asking:c}=Jt(),l=e!==void 0,i=o(l?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${l?"done":""} ${c===t?"busy":""}"
aria-disabled=${!l&&!yt(r)} aria-label=${i} aria-current=${l&&s?"true":null}
onClick=${()=>l?n():a(t)}>
${l?R`${t} <${U} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t} ?</span>`}
</button>`}var xs=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,_s=t=>[...t??""].join(" ");function go(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return xs(s);if(it(s))return it(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:l,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,p])=>o(p?"heard_yes":"heard_no",{letter:d,code:_s(l),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:c}=L(s);!a.length&&c&&c!==n&&c!==L(t).proposal&&a.push(o("proposal_now",{code:_s(c)}));for(let{at:l,name:i,me:u}of Q(e,s)){let[d,p]=[s.team_thumbs?.[l],t.team_thumbs?.[l]];u||!d||d.up===p?.up&&d.code===p?.code||a.push(d.up?o("sure_of",{name:i,code:_s(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as mc,useEffect as gc,useState as bc}from"bombe/preact.js";var Ae=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},bo=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var vs=new Ae;function yo({deadline:t,timer:e=0}){let[,s]=bc(0);if(gc(()=>{if(!t)return;vs.ask(),vs.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,vs.left(t));return mc`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${bo(n)}</span>
</p>`}import{html as x,useEffect as Oc,useState as vo}from"bombe/preact.js";import{html as Ss}from"bombe/preact.js";var re=({up:t})=>Ss`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,ko=()=>Ss`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,Le=({passed:t})=>Ss`<span class="answered"><${U} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as ae,useEffect as yc,useLayoutEffect as kc,useState as wc}from"bombe/preact.js";var _c=2500,xc=12,vc=()=>matchMedia("(max-width: 699px)").matches?4:6,wo=new WeakMap;function Sc(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Mc=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function He(){let{table:t,state:e,view:s}=_(),[n,r]=wc(null),a=()=>r(null);kc(()=>{let i=wo.get(t);wo.set(t,{round:s.round,over:s.over});let u=Sc(i,s);u!==null&&r({round:u,seats:Q(e.table,s)})},[t,s.round,s.over]),yc(()=>{if(!n)return;Wt("thumb");let i=setTimeout(a,_c);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let c=n?Mc(n.seats,n.round):[],l=c.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return ae`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${_o(c)} ${l}`}</p>
${n&&ae`<${Ec} round=${n.round} thumbs=${c} close=${a} />`}`}function _o(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Ec({round:t,thumbs:e,close:s}){let n=e.length>xc?e.filter(r=>r.up):e;return ae`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${C} of="close" /></button></div>
<p class="reveal-title">${_o(e)}</p>
<ul class="reveal-cards ${n.length>vc()?"many":""}">
${n.map(r=>ae`<li key=${r.at} class=${r.up?"up":"down"}>
<${re} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):q("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&ae`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Cc=56,Ms=t=>t.you!==null&&t.waiting.includes(t.you),We=t=>Ms(t)&&!!t.own_thumb?.up;function xo(t,e){if(it(e))return o("machine_thinks");if(We(e))return o("thumb_is_in");let s=Ms(e)?"":Es(e,Q(t,e)),n=s&&`${o("thumb_is_in")} ${s}`;return n&&n.length<=Cc?n:o("thumb_in")}function Es(t,e){if(it(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:J(s)}):"",r=et(t);return r?Ms(t)?We(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:n:n}function So(){let{state:t,view:e}=_(),s=Q(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:c}=t.table??{};return!r&&!n&&!a?null:x`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${We(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:Es(e,s)}</p>
${n?x`<${Hc} />`:x`<${yo} deadline=${a} timer=${c} />`}
${r&&x`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(l=>x`<${Tc} key=${l.at} seat=${l} view=${e} />`)}
</ul>`}
${!e.sheet&&x`<${Kt} view=${e} />`}
<${He} />
</section>`}function Tc({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return x`<li class="seat ${r}">
<${he} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&x` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Lc} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?x`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:x`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${q("questions",t.questions)}</span>
${t.hints?x`<${Ac} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Ac=({hints:t,rung:e})=>x`<span class="seat-hints">
<span aria-hidden="true"><${C} of="hint" size=${15} />
${e>0?x`<${gs} rung=${e} />`:t}</span>
<span class="hush">${q("hints",t)}</span>
</span>`;function Lc({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?x`<span>${o("seat_out")}</span>`:s?x`<${re} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?x`<${ko} /><span>${o("thumb_given")}</span>`:t.away?x`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:x`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function Cs({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?x`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function Hc(){let{table:t,state:e,refused:s}=_(),n=(e.table?.people.length??0)>1;return x`<div class="again">
${vt(e)?x`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:x`<${Cs} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function Mo({table:t,state:e}){if(!e.table)return x`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return x`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return x`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&x`<p class="note">${o("waiting_for",{names:J(r)})}</p>`}
</section>`}function Eo(){let{state:t,view:e}=_(),s=Q(t.table,e),n=e.coop?[{...s[0],name:J(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,c)=>c);return x`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>x`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>x`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(c=>x`<td><${Wc} round=${a.rounds[c]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Wc({round:t}){let e=t?.thumb;return x`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&x`<${re} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function Re(){let{state:t}=_();return t.table&&t.table.people.length>1&&x`<${Rc} />`}function Rc(){let{table:t,state:e,refused:s}=_(),{chat:n,you:r}=e,[a,c]=vo(!1),[l,i]=vo(n.length);if(Oc(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-l);return x`<details class="chat talk" onToggle=${({currentTarget:$})=>c($.open)} onKeyDown=${({key:$,currentTarget:h})=>{$!=="Escape"||!a||(h.open=!1,h.firstElementChild.focus())}}>
<summary><${C} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&x` <span class="talk-fresh">${q("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&x`<${Js} chat=${n} you=${r} />`}
<${Qs} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as Vo,useRef as Yo,useState as le}from"bombe/preact.js";function Co(t){if(!t?.score.some(({played:r})=>r>1))return"";let e=new Map([...t.seats,...t.people].map(({who:r,name:a})=>[r,a])),n=t.score.filter(({together:r})=>!r).sort((r,a)=>a.won-r.won).map(({who:[r],won:a})=>`${e.get(r)} ${G(a)}`);return[...n.length?[o("score",{names:J(n)})]:[],...t.score.filter(({together:r})=>r).map(({who:r,won:a,played:c})=>o(r.length>1?"score_together":"score_alone",{n:G(a),m:G(c)}))].join(" ")}import{html as V,useEffect as Dc,useMemo as Ic,useState as Ie}from"bombe/preact.js";function Oo(t,e){let{winners:s,why:n}=t.outcome,r=J(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),c=e.length===1;if(n==="solved"&&(c||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(c?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let l=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,l?{code:l}:{})}var ht=(t,e)=>t.last_thumbs[e]?.code===t.solution;function To(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:ht(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var Os=(t,e,s)=>s!==void 0&&s>1&&ht(t,e)?q("guessed",s):"";function Ao(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?ht(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function Lo(t,e,s,n,r=""){let c=t.sheets[e].filter(p=>p.proposal).map(({answers:p})=>Object.values(p).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||ht(t,e),{hints:i=0}=t.seats[e],u=t.aids.filter(p=>p!=="hints"),d=gt(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...c.map((p,$)=>`${$+1} ${p.join("")}`),`${l?"✓":"✗"} ${De(t.seats[e].rounds.length,t.seats[e].questions)}`,...[r,Os(t,e,n),i>0&&q("hints",i),u.length>0&&Me(u)].filter(Boolean),...d&&l?[o("named",{who:o("the_machine"),what:De(d.rounds??0,d.questions??0)})]:[],s].join(`
`)}var De=(t,e)=>`${q("rounds",t)}, ${q("questions",e)}`;function Ho(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var Wo=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Rt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Z="machine",Pe=(t,e)=>(e===Z?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function As(t,e){let[s,n]=Ie({}),[r,a]=Ie({}),[c,l]=Ie(null),[i,u]=Ie(!1),d=e.filter(p=>!(p in s));return Dc(()=>{if(!d.length||i)return;let p=!0;return Xt("lines",{problem:t,transcripts:d}).then($=>$.ok?$.json():Promise.reject(new Error($.statusText))).then(({worlds:$,lines:h,codes:f})=>{p&&(l($),a(E=>({...E,...Object.fromEntries(d.map((m,g)=>[m,f[g]]))})),n(E=>({...E,...Object.fromEntries(d.map((m,g)=>[m,h[g]]))})))}).catch(()=>p&&u(!0)),()=>{p=!1}},[d.join("|"),i]),{known:s,codes:r,start:c,failed:i}}function Io({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:c}){let l=Pe(e,t),i=Pc(e,s,t),{rounds:u,questions:d}=t===Z?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return V`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${De(u,d)}</strong></div>
${r.length>0&&V`<${Nc} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${qc} rounds=${l} left=${n.known[Rt(l)]} worlds=${n} />
<${zc} machine=${t===Z?e.machine:null} worlds=${n} last=${c} />
</section>`}function Pc(t,e,s){return s===Z?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var jc=(t,e)=>t===Z?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Nc({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Z?Z:Number(a));return V`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>V`<option key=${a} value=${String(a)}>${jc(a,n)}</option>`)}
</select></label>`}function qc({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:c},l)=>{let i=Object.entries(c);return i.length?i.map(([u,d],p)=>(n+=1,V`<tr key=${`${l} ${p}`}>
<th scope="row" class="mono">${p===0?a:V`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${Le} passed=${d} /></td>
<${Bc} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
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
</table>`}function Bc({of:t,start:e,failed:s}){if(!t)return V`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=Ho(t.after,e),a=Array.from({length:Math.min(e,12)},(c,l)=>l);return V`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(c=>V`<i key=${c} class=${c<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${G(t.before)} → ${G(t.after)}`}</span>
</td>`}function zc({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:At(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&q("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return V`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var Ro={signDisplay:"exceptZero"},Do=(t,e)=>o("n_of_m",{n:G(t),m:G(e)});function Po({view:t,whose:e,questions:s}){let n=Ic(()=>cn(t),[t]);if(e===Z)return null;let r=t.sheets[e].reduce((l,i)=>l+Object.keys(i.answers).length,0),a=gt(t),c=[];if(a&&ht(t,e)){let l=t.seats[e].rounds.length-(a.rounds??0),i=q("more_questions",t.seats[e].questions-(a.questions??0),0,Ro);c.push([q("more_rounds",l,0,Ro),o("more_than_machine",{questions:i})])}if(r&&!s&&c.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let l=s.filter(d=>d.before===d.after).length;c.push([Do(l,r),o("tile_nothing")]);let i=Math.round(Wo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";c.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&c.push([Do(n.right,n.all),o("tile_marks")]),c.length?V`<ul class="tiles">${c.map(([l,i])=>V`<li key=${i}><strong>${l}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as K}from"bombe/preact.js";var je=K`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,jo=({view:t})=>K`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>K`<li key=${e} class="paper proof-card">
${s.map((r,a)=>K`<${Fc} key=${r} shown=${X(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${Le} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(ft(n))}</span></p>
</li>`)}
</ul>
</section>`;function Fc({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return K`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?K`<span class="held-disc">${s}</span>`:K`<span class="held-or">${o("or")}</span>`}
<${N} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&K`<${Kc} shown=${t} law=${e} />`}
${n&&t.grid&&K`<${Gc} grid=${t.grid} law=${e} />`}
</div>`}var Kc=({shown:t,law:e})=>K`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return K`<li key=${s} class=${a?"lit":"dim"}>
<${N} of=${n} />
<span>${w(r)}${a&&K`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&je}
</li>`})}
</ul>`;function Gc({grid:t,law:e}){let s=n=>K`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?je:"·"}</td>`;return K`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>K`<th key=${r}><${N} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>K`<tr key=${n}><th>${w(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as ce,useRef as Bo,useState as Uc}from"bombe/preact.js";var Ls=()=>typeof navigator.share=="function";async function No(t){if(!Ls())return!1;try{await navigator.share(t)}catch(e){return e instanceof DOMException&&e.name==="AbortError"}return!0}var Vc=3e3,Hs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function zo(t,e){let[s,n]=Uc(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Vc)}}}var Fo=ce`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`,Yc=ce`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;function Ko({text:t}){let e=Bo(null),{copied:s,copy:n}=zo(t,e),r=async()=>await No({text:t})||n(),a=s?"copied":Ls()?"share":"copy";return ce`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${r}>${a==="share"?Yc:Fo} ${o(a)}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var Go=({id:t,problem:e})=>ce`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${qo} what=${o("link_same")} problem=${t} />
<${qo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function qo({what:t,problem:e}){let s=Bo(null),n=Hs(e),{copied:r,copy:a}=zo(n,s);return ce`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?je:Fo}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function Zo({view:t,choose:e}){let{state:s}=_(),n=Q(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,c=Rt(Pe(t,r)),l=As(t.problem,ht(t,r)?[c]:[]).codes[c],i=ht(t,r)?l?Os(t,r,l)||o("no_guess"):" ":"",u=Jc(s)?o("after_wrong"):"",[d,p]=le(!Zc(s,t));return d?D`<div class="result ${n.length>1?"":"alone"}">
<${tl} view=${t} seats=${n} first=${r} choose=${e} guess=${`${u} ${i}`} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${ol} view=${t} seats=${n} />
<p class="note score">${Co(s.table)}</p>
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${Ko} text=${Lo(t,r,Hs(t.id),l,u)} />
<${Go} id=${t.id} problem=${t.problem} />
</aside>
<${jo} view=${t} />
<${Re} />
<${He} />
</div>`:D`<${Xc} view=${t} show=${()=>p(!0)} />`}var Ne=new WeakMap,Zc=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&vt(t),Jo="missed",Qo=({table:t},e=0)=>`${t?.code} ${(t?.matches??0)+e}`;function Jc(t){try{return sessionStorage.getItem(Jo)===Qo(t)}catch{return!1}}function Qc(t){try{sessionStorage.setItem(Jo,Qo(t,1))}catch{}}function Xc({view:t,show:e}){let{table:s,state:n,refused:r}=_(),[a,c]=le(!1),l=Yo(null);Vo(()=>l.current?.focus(),[]);let i=async()=>{c(!0);try{Ne.has(s)||Ne.set(s,t.machine?.level??"none"),Qc(n);for(let d of["option machine none",`option problem ${t.id}`,"start"])await s.order(d);for(let{proposal:d,answers:p}of t.sheets[0]){for(let $ of Object.keys(p))await s.act(`ask ${d} ${$}`);await s.act("thumb down")}for(let[d,p]of Object.entries(t.sheet?.marks??{}))await s.act(ke(d,p))}catch(d){c(!1),r(d)}},u=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
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
</section>`}function tl({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[c,l]=le(s),[i,u]=le(null),d=e.map(O=>O.at).filter(O=>O!==c),p=t.outcome.winners.find(O=>O!==c)??d[0],$=i??(gt(t)?Z:a?null:p),h=[c,$].filter(O=>O!=null),f=O=>Rt(Pe(t,O)),E=As(t.problem,[...new Set(h.map(f))]),m=a?[]:[...e.map(O=>O.at),...gt(t)?[Z]:[]],g=(O,ue)=>D`<${Io} key=${`${O}`} whose=${O} view=${t} seats=${e} worlds=${E}
choices=${m.length>2?m:[]} choose=${ue} last=${O===h.at(-1)} />`,b=D`<${Po} view=${t} whose=${c} questions=${E.known[f(c)]} />`,{heading:k,alert:v,title:Y}=el(t,e),ot=_().state.table?.match,rt=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${v}</p>
<div class="result-main">
<section class="machine outcome ${rt?"is-won":"is-lost"}" aria-labelledby="outcome">
<${sl} code=${t.solution} />
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
<${nl} view=${t} choose=${n} />
</div>`}function el(t,e){let s=Yo(null),[n,r]=le(""),a=Oo(t,e);return Vo(()=>{let{activeElement:c}=document;!c||c===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function sl({code:t}){let e=[...t],s=e.map((n,r)=>I(`${T[r]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>D`<span key=${r} aria-hidden="true"><b>${n}</b><${tt} of=${T[r]} size=${22} /></span>`)}
</p>`}function nl({view:t,choose:e}){let{table:s,state:n,refused:r}=_(),a=n.table?.people.length===1,c=async()=>{try{let i=Ne.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,p]of a?Object.entries(u):[])n.table?.options[d]!==p&&await s.order(`option ${d} ${p}`);await s.order("start"),Ne.delete(s)}catch(i){r(i)}},l=n.table?.match;return D`<div class="again">
${vt(n)?D`<button class="button filled" onClick=${c}>${o(a?"another":"rematch")}</button>`:D`<${Cs} state=${n} />`}
${l&&D`<a class="button" href=${`/m/${l}`}>${o("step_through")}</a>`}
<${is} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function ol({view:t,seats:e}){let{winners:s}=t.outcome,n=l=>l.me?e.length>1?`${l.name} (${o("you")})`:o("you_here"):l.name,r=l=>s.includes(l.at),a=To(t,e),c=gt(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(l=>D`<${Uo} key=${l.at} face=${l} name=${n(l)} won=${r(l)}
fate=${[l.bot&&o("bot"),Ao(t,l)].filter(Boolean).join(", ")}
code=${t.last_thumbs[l.at]?.code??"–"} rounds=${l.rounds.length} questions=${l.questions} />`)}
${c&&D`<${Uo} key=${Z} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${At(c.level)} code=${t.solution} rounds=${c.rounds}
questions=${c.questions} />`}
</tbody>
</table>
</div>`}var Uo=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:c=!1})=>D`<tr class=${c?"won":""}>
<th scope="row"><span class="standing"><${he} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${G(r)}</td><td>${G(a)}</td>
</tr>`;import{useEffect as rl,useState as al}from"bombe/preact.js";function cl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let r=t.coop?0:s,c={rounds:t.seats[r].rounds.map(({proposal:l,asked:i},u)=>({proposal:l,answers:Object.fromEntries(i.map(d=>[d,n[r][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:r,sheet:c,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function ll(t,e,s){let[n,r="",a=""]=e.split(" ");if(n==="machine")return o("told_machine");if(n==="ask"){let c=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return o("told_asked",{name:t,letter:a,code:r,sign:c===void 0?"":c?"✓":"✗"})}if(n==="thumb")return r==="up"?o("told_up",{name:t,code:a}):o("thumb_of_down",{name:t});if(n==="hint")return o("told_hint",{name:t});if(n==="note")return o("told_note",{name:t});if(n==="leave")return o("told_left",{name:t});if(n==="return")return o("told_back",{name:t});if(n==="mark"){let c=st(I(Nt(r)),a==="+"?"+":"-");return o("named",{who:t,what:c})}return""}var il=t=>t.over?o("part_result"):o("round",{n:t.round}),Xo=new Map;function tr(t){let e=t?.problem??"",s=t?.sheet?Rt(t.sheet.rounds):null,[n,r]=al(null);return rl(()=>{if(s===null)return r(null);let a=!0,c=`${e}/${s}`,l=Xo.get(c)??ul(e,s);return Xo.set(c,l),l.then(i=>a&&r(i)),()=>{a=!1}},[e,s]),n}var ul=async(t,e)=>{let s=await Xt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as S,useEffect as Rs,useLayoutEffect as dr,useRef as _t,useState as Is}from"bombe/preact.js";var er=({proposal:t,answers:e},s)=>`${t} ${s}${e[s]?"+":"-"}`,sr=(t,e,s,n="")=>!s||t.answers[e]===void 0?"":n&&n===er(t,e)?"rests pointed":s.includes(er(t,e))?"rests":"faded";import{html as qe,useEffect as or,useLayoutEffect as dl,useRef as nr,useState as pl}from"bombe/preact.js";var ie={what:"",heard:new Set},rr=t=>t.sheet?.why&&`${t.sheet.why.claim} ${JSON.stringify(t.sheet.rounds)}`;function ar(t){ie.what=t;for(let e of ie.heard)e({})}var cr=()=>ar("");function Ws(t){let[,e]=pl(null);return or(()=>(ie.heard.add(e),()=>{ie.heard.delete(e)}),[]),t.sheet?.why&&rr(t)!==ie.what?t.sheet.why:null}var lr=t=>t.sheet?.why?ut(t.sheet.why.title):"";function ir(){let{view:t}=_(),{picking:e,setPicking:s}=kt();return t.aids.includes("why")?qe`<button class="plain" aria-pressed=${e} onClick=${()=>s(!e)}
title=${o("why_pick")}>${o("why")}</button>`:null}function ur(){let{view:t}=_(),e=nr(null),s=nr(null),n=Ws(t),r=n&&rr(t);dl(()=>{r&&(s.current=document.activeElement,e.current?.focus())},[r]);let a=()=>{ar(r??""),s.current?.focus({preventScroll:!0})};if(or(()=>{if(!n)return;let i=u=>{u.key==="Escape"&&!u.defaultPrevented&&!document.querySelector("dialog[open]")&&a()};return document.addEventListener("keydown",i),()=>document.removeEventListener("keydown",i)},[r]),!n)return null;let c=n.case?$l(n.case):n.steps.map(({lines:i})=>i.map(ut).join(" ")),l=n.because.length?{key:"rests_on",values:{answers:n.because}}:{key:"rests_on_cards",values:{}};return qe`<aside class="hint-note why-note" aria-labelledby="why-claim">
<div class="hint-head"><b id="why-claim" tabindex="-1" ref=${e}>${w(ut(n.title),15)}</b>
<button class="plain square" onClick=${a} aria-label=${o("why_close")} title=${o("why_close")}>
<${C} of="close" /></button></div>
<ol class=${n.case?"hint-lines":"hint-lines counted"}>
${c.map((i,u)=>qe`<li key=${u}>${w(i,14)}</li>`)}
</ol>
${n.follows&&qe`<p class="note">${ut(l)}</p>`}
</aside>`}var $l=({code:t,verifiers:e})=>[o("case_is"),...e.map(({verifier:s,law:n})=>ut({key:"case_law",values:{v:s,law:n}})),o("case_code",{code:t})];var hl=5,fl=1e3,Ds=30,$r=85,pr="sheet";function hr({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=_t(null),c=_t(null),l=_t(!1),[i,u]=Is(()=>Number(localStorage.getItem(pr))||70),d=h=>{let f=Math.round(Math.min($r,Math.max(Ds,h)));u(f),localStorage.setItem(pr,String(f))};Rs(()=>{l.current&&(n||matchMedia(ve).matches?a:c).current?.focus(),l.current=!0},[n]);let p=()=>r(!1),$=h=>{h.key!=="Escape"||!n||(h.preventDefault(),p())};return S`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${yl} height=${i} resize=${d} close=${p} />
<${ml} undo=${e} redo=${s} />
<${wl} view=${t} />
<div class="workings">
<${Sl} view=${t} />
<div class="jots">
${[...z(t),"*"].map(h=>S`<${El} key=${h} view=${t} slot=${h} />`)}
</div>
</div>
<${gl} targets=${t.sheet.unsound??[]} />
<${Kt} view=${t} />
${t.sheet.codes&&S`<${bl} codes=${t.sheet.codes} />`}
</div>
<${Cl} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${c} />
</section>`}function ml({undo:t,redo:e}){let s=Ot();return S`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${C} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${C} of="redo" /></button>
<${ir} />
</div>`}function gl({targets:t}){if(!t.length)return null;let e=t.map(s=>Yt(Nt(s))).join(", ");return S`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(o("unsound_marks",{marks:e}),14)}</p>`}var bl=({codes:t})=>S`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function yl({height:t,resize:e,close:s}){let n=_t(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},c=u=>n.current!==null&&e(r(u)),l=u=>{n.current=null,r(u)<Ds-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return S`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${Ds} aria-valuemax=${$r}
onPointerDown=${a} onPointerMove=${c} onPointerUp=${l} onKeyDown=${i}><i></i></div>`}function kl(t){let e=_t(null),[s,n]=Is(!1);return dr(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),dr(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function wl({view:t}){let e=z(t),{rounds:s}=t.sheet,n=Ws(t),r=n?.follows?n.because:null,a=Math.max(0,hl-s.length),{scroll:c,long:l}=kl(s.length);return S`<div class="rounds-of" ref=${c} tabindex=${l?"0":null} role=${l?"region":null}
aria-label=${l?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${T.map(i=>S`<th scope="col" class="of-shape"><${tt} of=${i} size=${18} /></th>`)}
${e.map((i,u)=>S`<th scope="col" class=${u===0?"edge":""}>${i}</th>`)}
</tr></thead>
<tbody>
${s.map((i,u)=>{let d=u===s.length-1&&!t.over;return S`<${_l} key=${u} n=${u+1} round=${i} now=${d} letters=${e}
because=${r} />`})}
${Array.from({length:a},(i,u)=>{let d=s.length+u+1;return S`<${xl} key=${d-1} n=${d} letters=${e} />`})}
</tbody>
</table></div>`}function _l({n:t,round:e,now:s,letters:n,because:r}){let{proposal:a,locked:c}=Ct(),l=s&&!c,i=l?a:e.proposal;return S`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${T.map((u,d)=>S`<td class="of-shape ${l?"draft":""}">${i?.[d]}</td>`)}
${n.map((u,d)=>S`<td class="${d===0?"edge":""} ${sr(e,u,r)}"><${vl}
passed=${e.answers[u]} /></td>`)}
</tr>`}var xl=({n:t,letters:e})=>S`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...T,...e].map((s,n)=>S`<td class=${n===T.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function vl({passed:t}){return t===void 0?S`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:S`<${U} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var Sl=({view:t})=>S`<div class="digits" role="group" aria-label=${o("digits")}>
${T.map(e=>S`<span class="digits-of" aria-hidden="true"><${tt} of=${e} size=${22} /></span>`)}
${j.flatMap(e=>T.map((s,n)=>{let r=B[n]+e;return S`<${Ml} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function Ml({view:t,target:e,shape:s,digit:n}){let r=Ot(),a=r.of(e),c=Zt(t,e);return S`<button class="digit-mark ${Tt(a)} ${c?"shaky":""}" aria-pressed=${a!==""}
aria-label=${st(I(o("digit_is",{shape:s,digit:n})),a,c)}
...${Qt(r,e)}>${n}</button>`}function El({view:t,slot:e}){let{table:s,refused:n}=_(),r=t.sheet.notes[e]??"",[a,c]=Is(r),l=_t(r),i=_t(!1),u=_t(void 0);Rs(()=>{i.current||c(r)},[r]);let d=f=>{clearTimeout(u.current);let E=f.trim().replace(/\s+/g," ");E!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${E}`.trim()).catch(n)},p=({currentTarget:{value:f}})=>{i.current=!0,l.current=f,c(f),clearTimeout(u.current),u.current=setTimeout(()=>d(f),fl)},$=()=>{i.current&&d(l.current),i.current=!1};Rs(()=>{let f=()=>document.visibilityState==="hidden"&&i.current&&d(l.current);return document.addEventListener("visibilitychange",f),()=>document.removeEventListener("visibilitychange",f)},[]);let h=e==="*";return S`<label class="jot ${h?"whole":""}">
<span aria-hidden="true">${h?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${p} onBlur=${$}
aria-label=${h?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function Cl({view:t,drawer:e,toggle:s,handle:n}){let r=et(t)?.out,a=t.own_thumb!==null;return S`<div class="ending ${a||r?"waits":""} ${Mt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${C} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?S`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?S`<${Ol} up=${t.own_thumb.up} />`:S`<${Tl} />`}
</div>`}function Ol({up:t}){let{state:e,view:s}=_(),{thumb:n}=kt();return S`<p class="thumb-in"><${C} of=${t?"up":"down"} /> <span>${xo(e.table,s)}</span></p>
${!it(s)&&S`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function Tl(){let{know:t,next:e}=kt();return S`<button class="button filled declare" onClick=${t}><${C} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Xn} />
<button class="button next" onClick=${e}><${C} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Be,useLayoutEffect as Al,useRef as Ll,useState as fr}from"bombe/preact.js";var mr=["","",""];function gr({view:t,thumb:e,close:s}){let n=Ll(null),[r,a]=fr(mr),[c,l]=fr(""),i=(g,b,k=!1)=>{l(""),a(v=>(k?mr:v).map((Y,ot)=>ot===g?b:Y))},u=T.filter((g,b)=>!r[b]);Al(()=>{let g=document.activeElement,b=n.current;if(b)return b.showModal(),b.querySelector("input")?.focus(),()=>{b.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],p=g=>{let b=d()[g];(b?b.querySelector("input:checked")??b.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=g=>{let{key:b,target:k}=g;if(b.length>1||b===" "||wt(g))return;g.preventDefault();let v=_e(g);if(!v)return l(o("no_such_digit",{sign:b}));let Y=d().findIndex(O=>O.contains(k)),ot=Y>=0?Y:r.indexOf(""),rt=Math.max(0,ot);i(rt,v,ot<0),p(rt+1)},h=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);l(o("digits_missing",{shapes:u.join(" ")})),p(r.indexOf(""))},f=g=>{g.preventDefault(),s()},E=g=>g.target===n.current&&s(),m=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Be`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${E} onKeyDown=${$}>
<form onSubmit=${h}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(m)}</p>
<div class="know-wheels">
${T.map((g,b)=>Be`<${Hl} key=${g} place=${b} digit=${r[b]}
set=${k=>i(b,k)} />`)}
</div>
<p class="know-wrong" role="alert">${w(c)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var Hl=({place:t,digit:e,set:s})=>Be`<fieldset class="know-wheel ${B[t]}">
<legend><${tt} of=${T[t]} size=${22} /></legend>
${j.map(n=>Be`<label key=${n}>
<input type="radio" name="know-${B[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function _$(t,e,s){Ye(s),t.replaceChildren(),Wl(A`<${Il} table=${e} />`,t)}function Il({table:t}){return Ue(t),A`<${Pl} key=${t.shown} table=${t} />`}function Pl({table:t}){let e=Ue(t),{view:s}=e,n=Kn(t,s),[r,a]=xt(""),[c,l]=xt(""),[i,u]=xt(""),[d,p]=xt(null),[$,h]=xt(0),[f,E]=xt(!1),[m,g]=xt(()=>t.state.trying&&so()?"offered":""),b=Rl(M=>l(fe(M,o("no_answer"))),[]),k=mn(t,b),v=tr(t.watch&&s?.sheet?s:null),[Y,ot]=xt(!1),rt=M=>Fe((k.of(M)==="+"?"+":"-")+M),O=v?{...k,of:M=>v.struck.includes(M)?"-":""}:Y?{...k,cycle:rt,put:rt}:k,ue=M=>{if(!M)return;let at=I(Nt(M));a(O.of(M)?st(at,O.of(M)):o("unmarked",{what:at}))},Ps=()=>ue(O.undo()),js=()=>ue(O.redo()),Ns=br(null),yr=n.digits.join("");Dl(()=>{let M=go(Ns.current,e,yr);Ns.current=s,M&&a(M)},[s]),qn();let qs=(M,at,ct)=>Dt.confirm==="on"?p({title:M,yes:at,go:ct}):ct(),kr=M=>{Wt("card"),s&&!bt(s)&&h(z(s).indexOf(M))},wr=()=>n.now().code,{ask:Bs,asking:_r,forget:xr}=un({table:t,draft:wr,surely:qs,sent:kr,setAlert:l,refused:b}),de=br(null),ze=async M=>{u(""),l(""),xr(),Wt("thumb");let at=t.act(`thumb ${M}`);de.current=at;try{await at;let{view:ct}=t.state;ct&&ct.seats.length===1&&!ct.over&&!it(ct)&&a(xs(ct))}catch(ct){b(ct)}finally{de.current===at&&(de.current=null)}},vr=async()=>{try{await t.act("hint"),t.state.view&&a(Yn(t.state.view))}catch(M){b(M)}},Fe=async M=>{try{cr(),await t.act(`why ${M}`),t.state.view&&a(lr(t.state.view))}catch(at){b(at)}},zs={thumb:ze,hint:vr,why:Fe,picking:Y,setPicking:ot,next:()=>qs(o("sure_next"),o("next_round"),()=>ze("down")),know:()=>u("thumb")};if(hn(t,de,{...n,...zs,wheel:()=>n.now().wheel,ask:Bs,undo:Ps,redo:js,show:h,list:()=>u("keys"),why:M=>M?rt(M):Fe(`-${n.now().code}`),sheet:()=>E(!f)}),e.closed)return A`<${Zs} why=${e.closed} on=${o("back_home")} href="/" />`;if(!s)return A`<${Mo} table=${t} state=${e} />`;let Fs=Et(s),Sr=Fs&&L(s).proposal||n.digits.join(""),Ks=()=>{let M=()=>u("choose");e.trying||e.table?.phase!=="playing"?M():p({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:M})},Ke=()=>u(""),Gs=()=>p(null),Mr=()=>{Gs(),d?.go()};return A`<${Qe.Provider} value=${{table:t,state:e,view:s,refused:b}}>
<p class="hush" role="status">${r}</p>
${c&&A`<${Nl} words=${c} close=${()=>l("")} />`}
${v&&A`<p class="note retold">${o("deduced",{worlds:v.worlds,codes:v.codes})}</p>`}
${m==="open"&&A`<${no} close=${()=>g("")} />`}
${nn(s)?A`<${Zo} view=${s} choose=${Ks} />`:A`<${Xe.Provider} value=${{...n,proposal:Sr,locked:Fs}}>
<${we.Provider} value=${{ask:Bs,asking:_r}}>
<${ts.Provider} value=${O}>
<${es.Provider} value=${{tab:$,setTab:h}}>
<${ss.Provider} value=${zs}>
<${ql} view=${s} undo=${Ps} redo=${js} drawer=${f} setDrawer=${E} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${gr} view=${s} thumb=${ze} close=${Ke} />`}
${i==="keys"&&A`<${Ys} keys=${$n} tell=${jl} close=${Ke} />`}
${i==="choose"&&A`<${Pn} table=${t} view=${s} close=${Ke} />`}
${d&&A`<${Vs} question=${d} close=${Gs} yes=${Mr} />`}
<${tn}>
<${In} table=${t} state=${e} view=${s} choose=${Ks} refused=${b} />
${m==="offered"?A`<button class="bar-new" onClick=${()=>g("open")}>${o("lesson")}</button>`:e.trying&&A`<a class="bar-new" href="/g/turing_machine/school">${o("page_school")}</a>`}
<//>
<//>`}var jl=t=>w(o(t)),Nl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,ql=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${So} />
<${kn} />
${lt(t)?A`<${mo} />`:A`<${Eo} />`}
${lt(t)&&A`<${hr} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${lt(t)&&A`<${to} />`}
${lt(t)&&A`<${ur} />`}
<${Re} />
</div>`;export{ll as inWords,_$ as mount,il as partOf,cl as retold};
