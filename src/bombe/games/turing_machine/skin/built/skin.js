import{html as Wt,useLayoutEffect as qo,useRef as Wo}from"bombe/preact.js";var Te={},te="en";function Cs(t){Te=t.words,te=t.lang}function o(t,e={}){let s=Te[t];if(s===void 0)throw new Error(`no words for ${t}`);return No(s,e)}var No=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),rt=t=>new Intl.ListFormat(te,{type:"conjunction"}).format(t);function Y(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(te,{...n,...s}).format(t).replace("-","−")}function G(t,e,s=0,n={}){let a=new Intl.PluralRules(te,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Te[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Y(e,s,n)})}function ee({title:t,cls:e="",close:s,onKey:n,children:r}){let a=Wo(null);return qo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Wt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Os({question:t,yes:e,close:s}){return Wt`<${ee} title=${t.title} close=${s}>
<p class="note">${o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Ts({keys:t,close:e,tell:s=o}){return Wt`<${ee} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Wt`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Wt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as O,render as Tl,useCallback as Al,useEffect as Ll,useRef as Ao,useState as Mt}from"bombe/preact.js";import{html as jo,render as Bo,useEffect as As,useState as zo}from"bombe/preact.js";function Ae(t){let[e,s]=zo(t.state);return As(()=>(s(t.state),t.subscribe(s)),[t]),e}var Et=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Ct=typeof document>"u"?{}:document.documentElement.dataset,se=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ls({children:t}){return As(()=>{let e=document.getElementById("bar");e&&Bo(jo`${t}`,e)}),null}import{useRef as js,useState as Fo}from"bombe/preact.js";import{html as Ot}from"bombe/preact.js";var Le={},He=new Map,mt;function Re(t){Cs(t),Le=t.cards,He=new Map(Object.values(Le).flatMap(e=>e.laws.map(s=>[s.name,{card:e,law:s}]))),mt=t}var Z=t=>Le[t];var ne=t=>He.get(t),gt=t=>He.get(t)?.law.text??t,ut=t=>mt.options[t],Hs=()=>Object.keys(mt.options),jt=()=>mt.booklet,Ie=()=>mt.questions,oe=()=>mt.rungs,Tt=()=>mt.lesson;var C=["▲","■","●"],U=["t","s","c"],B=["1","2","3","4","5"],Rs={"▲":"t","■":"s","●":"c"},Ko={"▲":"triangle","■":"square","●":"circle"},N=t=>Bt(t.replace(/[▲■●]/g,e=>o(Ko[e]))),De=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Bt=t=>t.replace(/\.$/,"");function J({of:t,size:e=16}){let s=Rs[t];return Ot`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Ot`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Ot`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Ot`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${N(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in Rs?Ot`<${J} of=${s} size=${e} />`:s),D=({of:t,cls:e=""})=>Ot`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var at=t=>!!t.sheet,Is=t=>t.over,dt=t=>t.machine?.answered?t.machine:null,st=t=>!!t.machine?.thinking,q=t=>[...t.verifiers],pt=t=>t.mode==="nightmare",Ds=t=>t.groups.map(e=>e.join("+")).join(" "),Q=t=>t.you===null?void 0:t.seats[t.you],T=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},$t=t=>at(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),bt=t=>at(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!Q(t)?.out,yt=t=>Object.keys(T(t).answers).length>0,re=t=>at(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Ps=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),zt=(t,e)=>!!t.sheet?.unsound?.includes(e),Ns=new Map(U.flatMap((t,e)=>B.map(s=>[t+s,{place:e,digit:s}])));function ae(t){let e=Ns.get(t);return e?`${C[e.place]} ${e.digit}`:gt(t)}var le=t=>t===""?"-":t==="-"?"+":"",qs=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Ws(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,l)=>U[l]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Ns.has(a)||ne(a)),r=n.filter(([a,l])=>(e.has(a)||s.has(a))===(l==="+"));return{all:n.length,right:r.length}}var Go=400;function Bs({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[l,c]=Fo(null),i=js({letter:"",at:0}),u=js(new Set),d=p=>{let{view:g}=t.state;if(!g)return;let{answers:L,proposal:f}=T(g),m=p===i.current.letter&&Date.now()-i.current.at<Go;if(bt(g)&&!(p in L)&&r(o("round_spent")),!$t(g)||p in L||u.current.has(p)||m)return;let y=yt(g)&&f?f:e();s(o("sure_ask",{letter:p,code:y}),o("ask_letter",{letter:p}),()=>h(p))},h=async p=>{let{view:g}=t.state;if(!g||!$t(g)||p in T(g).answers||u.current.has(p))return;let L=yt(g)?T(g).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),c(p),n(p),r("");try{await t.act(`ask ${L} ${p}`)}catch(f){a(f)}finally{u.current.delete(p),c(null)}};return{ask:d,asking:l,forget:()=>{i.current.letter=""}}}import{createContext as At,useContext as Uo}from"bombe/preact.js";var Pe=At(null),Ne=At(null),qe=At(null),We=At(null),je=At(null),Be=At(null);function Lt(t){let e=Uo(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Lt(Pe),kt=()=>Lt(Ne),Kt=()=>Lt(qe),wt=()=>Lt(We),Ht=()=>Lt(je),Rt=()=>Lt(Be);import{useEffect as Vo,useRef as Yo}from"bombe/preact.js";var ce=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,ht=t=>t.ctrlKey||t.altKey||t.metaKey,zs=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function Ks(t,e,s){let n=Yo((()=>{}));Vo(()=>{let r=a=>{let{view:l}=t.state,c=a.target;if(!(c.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||ht(a))&&!(Ct.keys==="off"||!l||l.over||!l.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Zo(a,c,l,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Zo(t,e,s,n){let{key:r,shiftKey:a}=t,l=ce(t),c=r.length===1?r.toLowerCase():r,i=c.toUpperCase(),u=q(s).indexOf(i),d=n.wheel();if(l)n.set(d,l),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(c==="z"&&a)n.redo();else if(c==="z")n.undo();else if(c==="n")n.next();else if(c==="k")n.know();else if(c==="h"&&s.aids.includes("hints"))n.hint();else if(c==="?")n.list();else if(c==="s")n.sheet();else return!1;return!0}import{html as b,useEffect as Vs,useLayoutEffect as or,useRef as It,useState as Ys}from"bombe/preact.js";import{html as W}from"bombe/preact.js";var Fs="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Jo="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Qo={up:W`<path d=${Fs} />`,down:W`<path d=${Fs} transform="rotate(180 12 12)" />`,undo:W`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:W`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:W`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:W`<path class="pen" d="M6 14l6-6l6 6" />`,sink:W`<path class="pen" d="M6 10l6 6l6-6" />`,close:W`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:W`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:W`<path class="pen" d=${Jo} />`,talk:W`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:W`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},E=({of:t,size:e=20})=>W`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Qo[t]}</svg>`,z=({passed:t,size:e=22})=>W`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?W`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:W`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Xo,useState as tr}from"bombe/preact.js";function Gs(t,e){let[,s]=tr(0);return Xo(()=>{let n=[],r=[],a=new Map,l=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",c=(u,d)=>{if(l(u)===d)return;let h={sign:d};a.set(u,h),s($=>$+1),t.act(qs(u,d)).catch(e).finally(()=>{a.get(u)===h&&a.delete(u),s($=>$+1)})},i=(u,d)=>{n.push({target:u,before:l(u),after:d}),r.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,le(l(u))),undo(){let u=n.pop();return u?(r.push(u),c(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),c(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var _t=t=>t==="-"?"struck":t==="+"?"kept":"";function lt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Ft=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as A}from"bombe/preact.js";var ze=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ie({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let l=Z(t),c=`h${a}`;return A`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?A`<span class="sample-disc" aria-hidden="true">${e}</span>`:A`<span class="mono">${t}</span>`}
<${D} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${c}>${e&&A`<span class="hush">${o("sample_of",{letter:e})} </span>`}${w(l.title,15)}<${Ke} of=${l} /><//>
${l.grid?A`<${nr} shown=${l} />`:A`<ul class="sample-laws">
${l.laws.map(i=>A`<${sr} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&A`<${er} shown=${l} />`}
</div>
</article>`}var Ke=({of:t})=>t.hard?A` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,er=({shown:t})=>A`<details>
<summary>${o("sample_words")}<span class="hush">: ${t.title}</span></summary>
<p>${w(t.text,13)}</p>
<p>${w(t.remark,13)}</p>
<ul class="sample-texts">${t.laws.map(e=>A`<li><span class="mono">${e.letter}</span> <span>${w(e.text,13)}</span></li>`)}</ul>
</details>`,sr=({law:t,state:e})=>A`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${D} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&A`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function nr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>A`<span class="sample-cell" role="img" aria-label=${r.get(l)?.text}>
<${D} of=${r.get(l)?.picture} /></span>`;return A`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>A`<${D} of=${l} cls="column" />`)}
${s.map((l,c)=>A`<span class="sample-row">${l}</span>${n[c].map(a)}`)}
</div>`}var Us=({name:t,digits:e,set:s})=>A`<div class="pick">
${C.map((n,r)=>A`<fieldset class="pick-row ${U[r]}">
<legend>${w(n,18)}</legend>
${B.map(a=>A`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((l,c)=>c===r?a:l))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var ue="(min-width: 1180px)",de="(max-width: 699px), (max-width: 1179px) and (max-height: 559px)";var rr=90;function Zs(){let{view:t}=v(),{tab:e,setTab:s}=Ht(),{deck:n,scrolled:r}=ar(e,s),[a,l]=Ys(null),c=q(t),i=pt(t),{answers:u}=T(t),d=h=>i?null:c[h];return b`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map((h,$)=>b`<${ir} key=${c[$]} letter=${d($)} number=${h[0]} current=${$===e}
passed=${i?void 0:u[c[$]]} press=${()=>s($)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map((h,$)=>{let p=`card-${c[$]}`,g=()=>l($);return h.length>1?b`<${dr} key=${$} id=${p} letter=${c[$]} numbers=${h} enlarge=${g} />`:b`<${Fe} key=${$} id=${p} letter=${d($)} number=${h[0]} enlarge=${g} />`})}
</div>
${a!==null&&b`<${pr} letter=${d(a)} opener=${`card-${c[a]}`} numbers=${t.groups[a]}
close=${()=>l(null)} />`}
</section>`}function ar(t,e){let s=It(null),n=It(void 0),r=It(0);return Vs(()=>{let l=s.current,c=l?.children[t];if(!l||!c||t===r.current||l.scrollWidth<=l.clientWidth)return;r.current=t;let i=c.offsetLeft-l.offsetLeft-cr(l);l.scrollTo({left:i,behavior:lr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let d=(c-i)/Math.max(1,u.length-1);r.current=Math.round(l/d),e(r.current)},rr)}}}var lr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,cr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ir=({letter:t,number:e,current:s,passed:n,press:r})=>b`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${ur(t,e,n)}>
${t??b`<span class="mono">${e}</span>`}
${n!==void 0&&b`<${z} passed=${n} size=${18} />`}
</button>`;function ur(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var Js=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},dr=({id:t,letter:e,numbers:s,enlarge:n})=>b`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${Js(n)}>
<${Fe} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${Fe} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Qs=({letter:t})=>b`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function pr({letter:t,numbers:e,opener:s,close:n}){let r=It(null),a=wt();or(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),n()},c=i=>i.target===r.current&&n();return b`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>$r(i,a)}>
<div class="large-head">
<${Qs} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>b`<${hr} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function $r(t,e){t.key.toLowerCase()!=="z"||ht(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function hr({number:t,whose:e}){let s=Z(t);return b`<section class="spread" aria-label=${N(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${D} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} ${w(s.remark,14)}</p>
${s.grid?b`<${en} shown=${s} />
<details><summary>${o("check_what")}</summary><${Xs} shown=${s} /></details>`:b`<${tn} shown=${s} whole />`}
${e&&b`<${nn} number=${t} />`}
</section>`}function Fe({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=v(),l=Z(e),[c,i]=Ys(!1),u=It(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",h=()=>{i(!1),u.current?.focus()},$=p=>{p.stopPropagation(),n&&matchMedia(de).matches?r():i(!c)};return b`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${N(o(d,{letter:t??"",title:l.title}))}
onKeyDown=${Js(r)}>
<div class="card-head" onClick=${r}>
${!n&&b`<${Qs} letter=${t} />`}
<button class="about-key" ref=${u} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${c} onClick=${$}><${E} of="about" size=${19} /></button>
<${D} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${w(l.title,15)}<${Ke} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${N(o("enlarge_card",{title:l.title}))}>
<${E} of="enlarge" size=${18} /></button>
</div>
${l.grid?b`<${en} shown=${l} />`:b`<${tn} shown=${l} />`}
${!n&&re(a)&&b`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&b`<${nn} number=${e} />`}
${t!==null&&!n&&a.sheet&&b`<${gr} letter=${t} />`}
${c&&b`<${fr} shown=${l} close=${h} />`}
</article>`}function fr({shown:t,close:e}){let s=It(null);return Vs(()=>s.current?.focus(),[]),b`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${Xs} shown=${t} />
<p>${w(t.remark,14)}</p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var Xs=({shown:t})=>b`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>b`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,tn=({shown:t,whole:e})=>b`<ul class="laws">
${t.laws.map(s=>b`<li key=${s.name}><${sn} law=${s}>
<${D} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function en({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>b`<${sn} key=${l} law=${r.get(l)}><${D} of=${r.get(l)?.picture} /><//>`;return b`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(l=>b`<${D} of=${l} cls="column" />`)}
${s.map((l,c)=>b`<span class="row-name">${l}</span>${n[c].map(a)}`)}
</div>`}function sn({law:t,children:e}){let{view:s}=v(),n=wt(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:N(t.text)});if(!at(s))return b`<span class="law" role="img" aria-label=${a}>${e}</span>`;let l=zt(s,t.name),c=Ps(s,t.name);return b`<button class="law ${_t(r)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${r!==""} aria-label=${lt(a,r,l,c)} title=${t.text}
...${Ft(n,t.name)}>
${e}${l&&b`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function nn({number:t}){let{view:e}=v();return b`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${q(e).map(s=>b`<${mr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function mr({letter:t,target:e}){let{view:s}=v(),n=wt();if(!s.sheet)return b`<span class="owner">${t}</span>`;let r=n.of(e),a=zt(s,e);return b`<button class="owner ${_t(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${lt(o("whose_is",{letter:t}),r,a)}
...${Ft(n,e)}>${t}</button>`}function gr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Kt(),r=T(e).answers[t],a=r!==void 0;return b`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!$t(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?b`<${z} passed=${r} size=${20} /> ${o("answered")}`:b`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as P,useLayoutEffect as wr,useRef as _r,useState as Ye}from"bombe/preact.js";var on="choice",Ge=["new","named","booklet"],rn=/^aid_/,Ue=200,Gt=()=>Hs().filter(t=>rn.test(t));function br(t,e){return t==="kind"?Ge.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=Ue:t==="booklet"?jt().some(({number:s})=>s===e):ut(t).choices.some(s=>s===e)}function an(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Gt().map(n=>[n,t.aids.includes(n.replace(rn,""))]))},s=yr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&br(n,s[n])?s[n]:r]))}function yr(){try{return JSON.parse(localStorage.getItem(on)??"null")??{}}catch{return{}}}function ln(t){try{localStorage.setItem(on,JSON.stringify(t))}catch{}}function cn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l}=t,c=Object.fromEntries(Gt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l,...c}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:l,...c}}import{html as Ve}from"bombe/preact.js";var xt=t=>o(`level_${t}`);function Dt({view:t}){let e=kr(t);return e.length?Ve`<ul class="small-print">${e.map(s=>Ve`<li key=${s}>${s}</li>`)}</ul>`:null}var un=({view:t})=>t.seats.length>1&&t.aids.length>0&&Ve`<p class="small-print">${dn(t)}</p>`,dn=t=>o("aids",{aids:rt(t.aids.map(e=>o(`aid_${e}`)))});function kr(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:xt(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(dn(t)),t.chosen&&e.push(o("chosen")),e}var pn=t=>o(`share_${t}`),$n=t=>o(`share_${t}`);function hn({table:t,state:e,view:s,choose:n,refused:r}){wr(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&pn(s.mode),$n(s.difficulty)];return P`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Ds(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${Ze} table=${t} state=${e} choose=${n} cls="bar-new" />`}function Ze({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:P`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!Et(e)||e.table?.phase==="playing"?null:P`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function fn({table:t,view:e,close:s}){let[n,r]=Ye(()=>an(e)),[a,l]=Ye(!1),[c,i]=Ye(""),u=_r(null),d=f=>m=>{i(""),r(y=>({...y,[f]:m}))},{kind:h}=n,$=f=>{i(De(f)),l(!1),u.current?.focus()},p=async f=>{if(!a){if(h==="named"&&!String(n.named).trim())return $(o("named_missing"));l(!0),i("");try{await f(cn(n)),ln(n)}catch(m){$(se(m,o("no_answer")))}}},g=f=>{f.preventDefault(),p(async m=>{await t.begin(m),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},L=()=>p(async f=>{let{machine:m,...y}=h==="new"?f:(await t.look(f)).options;await t.gather(y)});return P`<${ee} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${g} noValidate>
<${Ut} legend=${o("which_problem")} quiet name="kind" value=${h} set=${d("kind")} choices=${Ge}
words=${f=>o(`kind_${f}`)} />
<div class="choose-which">
${h==="new"&&P`<${xr} choice=${n} set=${d} />`}
${h==="named"&&P`<${vr} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
${h==="booklet"&&P`<${Sr} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Ut} legend=${o("when_alone",{title:ut("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ut("machine").choices} words=${xt} />
<details class="choose-aids" open=${Gt().some(f=>n[f])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${Gt().map(f=>P`<${mn} key=${f} name=${f} value=${n[f]} set=${d(f)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${c&&h!=="named"&&P`<p class="choose-wrong" role="alert">${c}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${L}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function xr({choice:t,set:e}){let s=n=>({name:n,legend:ut(n).title,value:t[n],set:e(n),choices:ut(n).choices});return P`
<${Ut} ...${s("mode")} words=${pn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${Ut} ...${s("verifiers")} words=${String} />
<${Ut} ...${s("difficulty")} words=${$n} />
</div>
<${mn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function vr({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return P`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${Ue}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var Sr=({value:t,set:e})=>P`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${jt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>P`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:jt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Ut=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:l,note:c})=>P`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>P`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${De(l(i))}</span>
</label>`)}</div>
${c&&P`<p class="note">${c}</p>`}
</fieldset>`;function mn({name:t,value:e,set:s}){return P`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${ut(t).title}</span>
</label>`}import{useEffect as gn,useRef as Mr}from"bombe/preact.js";function bn(){let t=Mr(null);gn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),gn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Lr,useRef as Hr,useState as Rr}from"bombe/preact.js";import{html as Vt,useEffect as Er,useRef as Je}from"bombe/preact.js";var Cr=44,Or=90,Qe=!1;function yn(t){Qe=!0,t?.querySelector("[aria-checked=true]")?.focus({preventScroll:!0}),Qe=!1}var Tr=(t,e)=>(Number(t)-Number(e)+7)%5-2,kn=(t,e)=>B[(B.indexOf(t)+e+5)%5],wn=()=>Vt`<div class="wheels">${C.map((t,e)=>Vt`<${Ar} place=${e} />`)}</div>`;function Ar({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:l}=kt(),c=Je(null),i=Je(null),u=Je(0),d=e[t],h=C[t];Er(()=>{a===t&&document.activeElement?.closest(".drum")&&yn(c.current)},[d,a]);let $=k=>{if(ht(k))return;let{key:S}=k;if(S==="ArrowUp"||S==="ArrowDown")r(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let M=(t+(S==="ArrowLeft"?2:1))%3;l(M),yn(c.current?.closest(".wheels")?.querySelectorAll(".drum")[M])}else return;k.preventDefault()},p=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Or||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},g=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),l(t)},L=k=>{let S=i.current;!S||Math.abs(k.clientY-S.y)<Cr*.6||(S.moved||c.current?.setPointerCapture(S.id),S.moved=!0,r(t,k.clientY<S.y?1:-1),S.y=k.clientY)},f=()=>{setTimeout(()=>{i.current=null})},m=k=>{let S=Tr(k,d);return Vt`<button key=${k} type="button" role="radio" class="digit away${S}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>Qe||l(t)} onClick=${()=>i.current?.moved||n(t,k)}>${S===0&&Vt`<span class="inner-shape" aria-hidden="true"><${J} of=${h} size=${24} /></span>`}<span>${k}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Vt`<div class="wheel ${U[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${J} of=${h} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${N(o("wheel",{shape:h}))} aria-disabled=${s}
ref=${c} onKeyDown=${$} onWheel=${p} onPointerDown=${g} onPointerMove=${L} onPointerUp=${f}
onPointerCancel=${f}>
${B.map(m)}
</div>
</div>`}function _n(t,e){let s=Hr({digits:["1","1","1"],wheel:0}),[,n]=Rr(0),r=c=>{Object.assign(s.current,c),n(i=>i+1)},a=e&&T(e).proposal;Lr(()=>{a&&r({digits:[...a]})},[a]);let l=(c,i)=>{t.state.view&&yt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===c?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:l,turn:(c,i)=>l(c,kn(s.current.digits[c],i)),setWheel:c=>{c!==s.current.wheel&&r({wheel:c})}}}import{html as Pt,useEffect as pe,useLayoutEffect as Ir,useRef as Dr,useState as xn}from"bombe/preact.js";var Pr=300,ct=8,Nr=200,es=t=>t.sheet?.hint??null,Xe=t=>Q(t)?.hints??0;function vn(t){let e=es(t)?.lines.at(-1);return e?Sn(t,e):""}function Sn(t,{key:e,values:s}){let{law:n,answers:r,laws:a,...l}=s,c={...l};return n&&(c.law=gt(n)),r&&(c.answers=r.join(", ")),a&&(c.world=q(t).map((i,u)=>o("named",{who:i,what:Bt(gt(a[u]))})).join(", ")),o(e,c)}var Yt={at:0,heard:new Set};function ts(t){Yt.at=t;for(let e of Yt.heard)e({})}function Mn(){let[,t]=xn(null);return pe(()=>(Yt.heard.add(t),()=>{Yt.heard.delete(t)}),[]),Yt.at}var ss=({rung:t})=>Array.from({length:oe()},(e,s)=>Pt`<i class=${s<t?"used":""}></i>`),En=({rung:t})=>Pt`<span class="hint-pips" aria-hidden="true"><${ss} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Cn(){let{view:t}=v(),{hint:e}=Rt(),s=Mn()===Xe(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=es(t)?.rung??0,r=n>0&&!s;return Pt`<button class="button hint-key" onClick=${()=>n<oe()?e():ts(s?0:Xe(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${E} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${En} rung=${n} />
</button>`}function On(){let{view:t}=v(),{hint:e}=Rt(),{setTab:s}=Ht(),n=Dr(null),[r,a]=xn(null),l=es(t),c=Xe(t),i=Mn()===c,u=l!==null&&!i,d=u?qr(t,l):-1;pe(()=>()=>ts(0),[]),pe(()=>{d>=0&&s(d)},[c,d]),Ir(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let p=()=>a(L=>Wr(L,jr($,d<0?null:q(t)[d])));p(),n.current?.scrollTo(0,n.current.scrollHeight);let g=new ResizeObserver(p);return g.observe($),addEventListener("resize",p),()=>{g.disconnect(),removeEventListener("resize",p)}},[u,d,c]);let h=()=>{ts(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})};return pe(()=>{if(!u)return;let $=p=>{p.key==="Escape"&&!p.defaultPrevented&&!document.querySelector("dialog[open]")&&h()};return document.addEventListener("keydown",$),()=>document.removeEventListener("keydown",$)},[u,c]),u?Pt`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")}>
<div class="hint-head"><${E} of="hint" size=${20} /><b>${o("hint")}</b><${En} rung=${l.rung} />
${l.rung<oe()&&Pt`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${h} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${E} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map($=>Pt`<li key=${$.key}>${w(Sn(t,$),14)}</li>`)}
</ol>
</aside>`:null}function qr(t,e){return pt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:q(t).indexOf(e.verifier)}var Wr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function jr(t,e){let s=f=>t.querySelector(f).getBoundingClientRect(),n=t.getBoundingClientRect(),r=n.width/t.offsetWidth,a=f=>`${f/r}px`,l=e&&document.getElementById(`card-${e}`),c=s(".ending"),i=matchMedia(de).matches;if(l&&!i){let f=l.getBoundingClientRect(),{right:m}=s(".cards"),y=Math.max(f.width,Math.min(Pr,m-n.left)),k=Math.min(f.left,m-y)-n.left,S=f.bottom-n.top+ct,M=f.left-n.left-k+30;return{kind:"under",style:{left:a(k),top:a(S),width:a(y),"--tip":a(M)}}}if(matchMedia(ue).matches){let f=s(".sheet"),m=f.left-n.left+ct,y=n.bottom-c.top+ct;return{kind:"",style:{left:a(m),width:a(f.width-2*ct),bottom:a(y)}}}let u=Math.max(0,innerHeight-c.top),d=s(".engine"),h=c.top-d.top,$=i&&h>=Nr?h:innerHeight-u-2*ct,[p,g]=i?[d.left,innerWidth-d.right]:[0,0];return{kind:"docked",style:{bottom:`${u+ct}px`,maxHeight:`${$-ct}px`,left:`${p+ct}px`,right:`${g+ct}px`}}}import{html as H,useEffect as Br,useRef as zr,useState as Zt}from"bombe/preact.js";var Tn="lesson",Kr=4;function An(){try{return localStorage.getItem(Tn)!=="done"}catch{return!1}}function Fr(){try{localStorage.setItem(Tn,"done")}catch{}}var $e=[Gr,Ur,Yr,Zr,Jr];function Ln({close:t}){let[e,s]=Zt(0),n=zr(null);Br(()=>n.current?.focus(),[e]);let r=()=>{Fr(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},l=$e[e],c=e===$e.length-1;return H`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:$e.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${$e.map((i,u)=>H`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${r}>${o("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${o(`lesson_title_${e+1}`)}</h2>
<${l} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${o("lesson_back")}</button>
<button class="button filled" onClick=${()=>c?r():s(e+1)}>
${o(c?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function Gr(){return H`<div class="lesson-body">
<${ie} number=${Tt().card} letter="A" />
<div class="lesson-text">
<p>${w(o("lesson_code"))}</p>
<p>${w(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function Ur(){let{card:t,held:e,digits:s}=Tt(),[n,r]=Zt(["3","4","1"]),[a,l]=Zt([]),c=($,p)=>s[$].includes(p[1]),i=()=>{let $=n.join(""),p=a.filter(g=>g.code!==$);l([{code:$,passed:c(e,$)},...p].slice(0,Kr))},u=$=>a.every(({code:p,passed:g})=>c($,p)===g),d=Object.keys(s).filter(u);return H`<div class="lesson-body">
<${ie} number=${t} letter="A" state=${({name:$})=>u($)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${Us} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&H`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:$,passed:p})=>H`<${Vr} passed=${p} code=${$} />`)}
${a.length>0&&H`<p>${w(d.length===1?o("lesson_one_left",{letter:ne(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Vr=({passed:t,code:e})=>H`<p class="lesson-answer"><${z} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Yr(){let{refused:t,maybe:e}=Tt(),[s,n]=Zt(null),r=({name:a})=>a===t.law?"kept":"";return H`<div class="lesson-body">
<${ie} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${z} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${w(o("lesson_means"))}</p>
<p>${w(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,l])=>H`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:l})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&H`<p class="lesson-answer"><${z} passed=${s.passed} />${" "}
<span>${w(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Zr(){return H`<div class="lesson-body">
<${Xr} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function Jr(){return H`<div class="lesson-body">
<div class="lesson-marks">
${Z(Tt().card).laws.map(t=>H`<${Qr} key=${t.name} law=${t} />`)}
</div>
<div class="lesson-text">
<p>${w(o("lesson_marks"))} ${o("press_laws")}</p>
<p>${o("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${E} of="up" size=${24} /> ${o("know")}</span>${" "}
<span>${o("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${E} of="down" size=${22} /> ${o("next_round")}</span>${" "}
<span>${o("lesson_next_round")}</span></p>
</div>
</div>`}function Qr({law:t}){let[e,s]=Zt(""),n=N(o("law_is",{letter:t.letter,words:t.words}));return H`<button class="law ${_t(e)}" aria-pressed=${e!==""} aria-label=${lt(n,e)}
onClick=${()=>s(le(e))}><${D} of=${t.picture} />
<span class="law-words">${w(t.words,14)}</span></button>`}function Xr(){let{verifiers:t,verdicts:e}=Tt();return H`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>H`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>H`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>H`<td><${z} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as fe,useMemo as oa,useRef as Bn,useState as zn}from"bombe/preact.js";var ns=null;function he(t,e,[s,n],r,a,l){let c=t.currentTime+r,i=new OscillatorNode(t,{type:e,frequency:s}),u=new GainNode(t,{gain:0});i.frequency.exponentialRampToValueAtTime(n,c+a),u.gain.setValueAtTime(l,c),u.gain.exponentialRampToValueAtTime(.001,c+a),i.connect(u).connect(t.destination),i.start(c),i.stop(c+a)}function ta(t){let s=new AudioBuffer({length:Math.ceil(t.sampleRate*.16),sampleRate:t.sampleRate}),n=s.getChannelData(0);for(let a=0;a<n.length;a++)n[a]=(Math.random()*2-1)*Math.sin(Math.PI*a/n.length)**2;let r=new AudioBufferSourceNode(t,{buffer:s});r.connect(new BiquadFilterNode(t,{type:"bandpass",frequency:2600,Q:.8})).connect(new GainNode(t,{gain:.22})).connect(t.destination),r.start()}var ea={card:{heard:ta,felt:[]},yes:{heard:t=>{he(t,"sine",[660,660],0,.12,.12),he(t,"sine",[880,880],.09,.22,.12)},felt:[18]},no:{heard:t=>he(t,"triangle",[233,175],0,.26,.16),felt:[18,60,18]},thumb:{heard:t=>he(t,"sine",[150,62],0,.18,.3),felt:[30]}};function vt(t){if(Ct.sound!=="on")return;let{heard:e,felt:s}=ea[t];s.length&&!matchMedia("(prefers-reduced-motion: reduce)").matches&&navigator.vibrate?.(s),ns??=new AudioContext,ns.resume().catch(()=>{}),e(ns)}import{html as nt}from"bombe/preact.js";var Nt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},X={wide:480,high:136},os=[[1,0],[2,3],[3,2]],Hn=(t,e,s,n)=>B[(e+os[t][0]*s+os[t][1]*n)%5],Rn=(t,e,s)=>[Nt.left+(s*5+t)*Nt.wide+s*Nt.gap,Nt.top+e*Nt.high];function*In(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function sa(t,e){let[s,n]=Nt.hole,r="",a="";for(let l of In()){let[c,i]=Rn(...l);Hn(t,...l)===e?r+=`M${c-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${c.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var Dn=os.map((t,e)=>Object.fromEntries(B.map(s=>[s,sa(e,s)])));function Pn(t){for(let e of In())if([...t].every((s,n)=>Hn(n,...e)===s))return Rn(...e);throw new Error(`no hole for ${t}`)}var rs=`M12 0H${X.wide-6}q6 0 6 6V${X.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Nn=t=>`M${X.wide-8} ${t}h${t+2}q6 0 6 6V${X.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${X.high-8}H${X.wide-8}z`;function as({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=Dn[t][e],l=U[t];return nt`<g class="punch ${l}-stock">
${n&&nt`<path class="stock rim" d=${Nn(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${rs+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${l==="t"&&nt`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${l==="s"&&nt`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${l==="c"&&nt`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Wn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return nt`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&nt`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${X.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${rs} transform="translate(7 7)" />
<text class="tab-digit" x=${X.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${as} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${as} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${as} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&nt`<${na} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&nt`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}var qn=36;function na({code:t,passed:e}){let[s,n]=Pn(t),r=Math.min(X.wide-30,Math.max(30,s)),a=Math.min(X.high-26,Math.max(qn+2,n));return nt`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${qn} /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var ra=250;function jn(t){let e=oa(()=>matchMedia(t),[t]),[,s]=zn(0);return fe(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function aa(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:r}=kt(),a=Bn(!0),l=n.join("");fe(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||T(e).proposal===l)return;let c=setTimeout(()=>t.act(`propose ${l}`).catch(s),ra);return()=>clearTimeout(c)},[l])}function la(){let{view:t}=v(),{tab:e}=Ht(),s=jn("(max-height: 759px), (max-width: 359px)"),n=jn("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!Z(r[0])?.grid||pt(t);return s||n&&t.seats.length>1||a}function Kn(){let{view:t}=v(),{proposal:e,locked:s}=kt(),{asking:n}=Kt(),[r,a]=zn(null),{answers:l}=T(t),c=Object.keys(l);fe(()=>a(null),[t.round,c.length]);let i=Bn(c.length);fe(()=>{c.length>i.current&&vt(l[c.at(-1)]?"yes":"no"),i.current=c.length},[c.length]),aa();let u=la(),d=n??(r!==null&&r in l?r:c.at(-1))??null,h=d===null?null:l[d]??null;return R`<section class="engine ${u?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${E} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${wn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${d?o("reads",{letter:d}):o("reader")}</span>
<${ca} view=${t} /></p>
<${Wn} code=${e} letter=${d} passed=${h} />
<${ia} view=${t} code=${e} letter=${d} passed=${h} />
${re(t)||bt(t)?R`<p class="small-print">${o(bt(t)?"round_spent":"press_laws")}</p>
<${un} view=${t} />`:R`<${Dt} view=${t} />`}
</div>
<${pa} view=${t} />
<${ma} answers=${l} shown=${d} look=${a} />
</section>`}function ca({view:t}){let e=Q(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${fa} left=${t.left??0} /></span>`}function ia({view:t,code:e,letter:s,passed:n}){let[r,a]=ua(t,e,s,n),l=c=>c.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(T(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${o("peek")}</button>`}
</div>`}function ua(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return Q(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function da(t){let e=Object.entries(T(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?Q(t)?.handicap??0:0,n=Math.max(0,Ie()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function pa({view:t}){let e=da(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${ha(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${$a} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var $a=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${z} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function ha(t,e,s){return $t(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function fa({left:t}){let e=Ie(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function ma({answers:t,shown:e,look:s}){let{view:n}=v();return R`<div class="ask-keys k${n.verifiers.length}">
${q(n).map(r=>R`<${ga} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function ga({letter:t,passed:e,shown:s,look:n}){let{view:r}=v(),{ask:a,asking:l}=Kt(),c=e!==void 0,i=o(c?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${c?"done":""} ${l===t?"busy":""}"
aria-disabled=${!c&&!$t(r)} aria-label=${i} aria-current=${c&&s?"true":null}
onClick=${()=>c?n():a(t)}>
${c?R`${t} <${z} passed=${e} size=${26} />`:R`<span>${i}</span>`}
</button>`}import{html as ft,useEffect as ba,useRef as ya,useState as ka}from"bombe/preact.js";var wa=300;function tt(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(l=>l.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var _a=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function xa(t){let e=t.charCodeAt(0)-65;return _a[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function me({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return ft`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...xa(s)].map((n,r)=>n==="1"?ft`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:ft`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function Fn({chat:t,you:e}){let s=ya(null);ba(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return ft`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&ft`<ol>
${t.map((r,a)=>ft`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Gn({table:t,you:e,refused:s}){let[n,r]=ka("");if(!e?.speak)return ft`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},l=({currentTarget:c})=>r(c.value);return ft`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${wa} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var cs=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,ls=t=>[...t??""].join(" ");function Un(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return cs(s);if(st(s))return st(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:c,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,h])=>o(h?"heard_yes":"heard_no",{letter:d,code:ls(c),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:l}=T(s);!a.length&&l&&l!==n&&l!==T(t).proposal&&a.push(o("proposal_now",{code:ls(l)}));for(let{at:c,name:i,me:u}of tt(e,s)){let[d,h]=[s.team_thumbs?.[c],t.team_thumbs?.[c]];u||!d||d.up===h?.up&&d.code===h?.code||a.push(d.up?o("sure_of",{name:i,code:ls(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as va,useEffect as Sa,useState as Ma}from"bombe/preact.js";var ge=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Vn=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var is=new ge;function Yn({deadline:t,timer:e=0}){let[,s]=Ma(0);if(Sa(()=>{if(!t)return;is.ask(),is.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,is.left(t));return va`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Vn(n)}</span>
</p>`}import{html as _,useEffect as Pa,useState as to}from"bombe/preact.js";import{html as us}from"bombe/preact.js";var Jt=({up:t})=>us`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Zn=()=>us`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,be=({passed:t})=>us`<span class="answered"><${z} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as Qt,useEffect as Ea,useLayoutEffect as Ca,useState as Oa}from"bombe/preact.js";var Ta=2500,Aa=12,La=()=>matchMedia("(max-width: 699px)").matches?4:6,Jn=new WeakMap;function Ha(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ra=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function ye(){let{table:t,state:e,view:s}=v(),[n,r]=Oa(null),a=()=>r(null);Ca(()=>{let i=Jn.get(t);Jn.set(t,{round:s.round,over:s.over});let u=Ha(i,s);u!==null&&r({round:u,seats:tt(e.table,s)})},[t,s.round,s.over]),Ea(()=>{if(!n)return;vt("thumb");let i=setTimeout(a,Ta);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let l=n?Ra(n.seats,n.round):[],c=l.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return Qt`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${Qn(l)} ${c}`}</p>
${n&&Qt`<${Ia} round=${n.round} thumbs=${l} close=${a} />`}`}function Qn(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Ia({round:t,thumbs:e,close:s}){let n=e.length>Aa?e.filter(r=>r.up):e;return Qt`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${E} of="close" /></button></div>
<p class="reveal-title">${Qn(e)}</p>
<ul class="reveal-cards ${n.length>La()?"many":""}">
${n.map(r=>Qt`<li key=${r.at} class=${r.up?"up":"down"}>
<${Jt} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):G("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&Qt`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Da=56,ds=t=>t.you!==null&&t.waiting.includes(t.you),ke=t=>ds(t)&&!!t.own_thumb?.up;function Xn(t,e){if(st(e))return o("machine_thinks");if(ke(e))return o("thumb_is_in");let s=ds(e)?"":ps(e,tt(t,e));return s&&s.length<=Da?s:o("thumb_in")}function ps(t,e){if(st(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:rt(s)}):"",r=Q(t);return r?ds(t)?ke(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:t.own_thumb?`${o("thumb_is_in")} ${n}`:n:n}function eo(){let{state:t,view:e}=v(),s=tt(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:l}=t.table??{};return!r&&!n&&!a?null:_`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${ke(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ps(e,s)}</p>
${n?_`<${ja} />`:_`<${Yn} deadline=${a} timer=${l} />`}
${r&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(c=>_`<${Na} key=${c.at} seat=${c} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${Dt} view=${e} />`}
<${ye} />
</section>`}function Na({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${r}">
<${me} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Wa} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${G("questions",t.questions)}</span>
${t.hints?_`<${qa} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var qa=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${E} of="hint" size=${15} />
${e>0?_`<${ss} rung=${e} />`:t}</span>
<span class="hush">${G("hints",t)}</span>
</span>`;function Wa({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${o("seat_out")}</span>`:s?_`<${Jt} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?_`<${Zn} /><span>${o("thumb_given")}</span>`:t.away?_`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function $s({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function ja(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${Et(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:_`<${$s} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function so({table:t,state:e}){if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&_`<p class="note">${o("waiting_for",{names:rt(r)})}</p>`}
</section>`}function no(){let{state:t,view:e}=v(),s=tt(t.table,e),n=e.coop?[{...s[0],name:rt(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,l)=>l);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>_`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(l=>_`<td><${Ba} round=${a.rounds[l]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Ba({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${Jt} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function we(){let{state:t}=v();return t.table&&t.table.people.length>1&&_`<${za} />`}function za(){let{table:t,state:e,refused:s}=v(),{chat:n,you:r}=e,[a,l]=to(!1),[c,i]=to(n.length);if(Pa(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return _`<details class="chat talk" onToggle=${({currentTarget:$})=>l($.open)} onKeyDown=${({key:$,currentTarget:p})=>{$!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${E} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${G("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${Fn} chat=${n} you=${r} />`}
<${Gn} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as F,useLayoutEffect as nl,useRef as ol,useState as bs}from"bombe/preact.js";import{html as K,useEffect as Ka,useMemo as Fa,useState as hs}from"bombe/preact.js";function oo(t,e){let{winners:s,why:n}=t.outcome,r=rt(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),l=e.length===1;if(n==="solved"&&(l||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(l?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_fewest"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let c=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,c?{code:c}:{})}function ro(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?s.code!==t.solution?o("wrong"):t.outcome.why==="fewest"?o("right_but_more"):o("right"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function ao(t,e,s){let r=t.sheets[e].filter(c=>c.proposal).map(({answers:c})=>Object.values(c).map(i=>i?"✓":"✗")),a=t.outcome.winners.includes(e)||t.last_thumbs[e]?.code===t.solution,l=dt(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...r.map((c,i)=>`${i+1} ${c.join("")}`),`${a?"✓":"✗"} ${_e(t.seats[e].rounds.length,t.seats[e].questions)}`,...l?[o("named",{who:o("the_machine"),what:_e(l.rounds??0,l.questions??0)})]:[],s].join(`
`)}var _e=(t,e)=>`${G("rounds",t)}, ${G("questions",e)}`;function lo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var co=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),xe=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var V="machine",ms=(t,e)=>(e===V?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function po(t,e){let[s,n]=hs({}),[r,a]=hs(null),[l,c]=hs(!1),i=e.filter(u=>!(u in s));return Ka(()=>{if(!i.length||l)return;let u=!0;return ze("lines",{problem:t,transcripts:i}).then(d=>d.ok?d.json():Promise.reject(new Error(d.statusText))).then(({worlds:d,lines:h})=>{u&&(a(d),n($=>({...$,...Object.fromEntries(i.map((p,g)=>[p,h[g]]))})))}).catch(()=>u&&c(!0)),()=>{u=!1}},[i.join("|"),l]),{known:s,start:r,failed:l}}function $o({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:l}){let c=ms(e,t),i=Ga(e,s,t),{rounds:u,questions:d}=t===V?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return K`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${_e(u,d)}</strong></div>
${r.length>0&&K`<${Va} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Ya} rounds=${c} left=${n.known[xe(c)]} worlds=${n} />
<${Ja} machine=${t===V?e.machine:null} worlds=${n} last=${l} />
</section>`}function Ga(t,e,s){return s===V?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Ua=(t,e)=>t===V?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Va({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===V?V:Number(a));return K`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>K`<option key=${a} value=${String(a)}>${Ua(a,n)}</option>`)}
</select></label>`}function Ya({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:l},c)=>{let i=Object.entries(l);return i.length?i.map(([u,d],h)=>(n+=1,K`<tr key=${`${c} ${h}`}>
<th scope="row" class="mono">${h===0?a:K`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${be} passed=${d} /></td>
<${Za} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[K`<tr key=${`${c} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${o("nothing_asked")}</td>
</tr>`]});return K`<table>
<thead class="hush"><tr>
<th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th>
<th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th>
</tr></thead>
<tbody>
${r}
${!r.length&&K`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Za({of:t,start:e,failed:s}){if(!t)return K`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=lo(t.after,e),a=Array.from({length:Math.min(e,12)},(l,c)=>c);return K`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(l=>K`<i key=${l} class=${l<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Y(t.before)} → ${Y(t.after)}`}</span>
</td>`}function Ja({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:xt(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&G("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return K`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var io={signDisplay:"exceptZero"},uo=(t,e)=>o("n_of_m",{n:Y(t),m:Y(e)});function ho({view:t,whose:e,questions:s}){let n=Fa(()=>Ws(t),[t]);if(e===V)return null;let r=t.sheets[e].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=dt(t),l=[];if(a){let c=t.seats[e].rounds.length-(a.rounds??0),i=G("more_questions",t.seats[e].questions-(a.questions??0),0,io);l.push([G("more_rounds",c,0,io),o("more_than_machine",{questions:i})])}if(r&&!s&&l.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let c=s.filter(d=>d.before===d.after).length;l.push([uo(c,r),o("tile_nothing")]);let i=Math.round(co(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";l.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&l.push([uo(n.right,n.all),o("tile_marks")]),l.length?K`<ul class="tiles">${l.map(([c,i])=>K`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as j}from"bombe/preact.js";var ve=j`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,fo=({view:t})=>j`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>j`<li key=${e} class="paper proof-card">
${s.map((r,a)=>j`<${Qa} key=${r} shown=${Z(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${be} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(gt(n))}</span></p>
</li>`)}
</ul>
</section>`;function Qa({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return j`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?j`<span class="held-disc">${s}</span>`:j`<span class="held-or">${o("or")}</span>`}
<${D} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&j`<${Xa} shown=${t} law=${e} />`}
${n&&t.grid&&j`<${tl} grid=${t.grid} law=${e} />`}
</div>`}var Xa=({shown:t,law:e})=>j`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return j`<li key=${s} class=${a?"lit":"dim"}>
<${D} of=${n} />
<span>${w(r)}${a&&j`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&ve}
</li>`})}
</ul>`;function tl({grid:t,law:e}){let s=n=>j`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?ve:"·"}</td>`;return j`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>j`<th key=${r}><${D} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>j`<tr key=${n}><th>${w(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Se,useRef as go,useState as el}from"bombe/preact.js";var sl=3e3,gs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function bo(t,e){let[s,n]=el(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),sl)}}}var yo=Se`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function ko({text:t}){let e=go(null),{copied:s,copy:n}=bo(t,e);return Se`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${yo} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var wo=({id:t,problem:e})=>Se`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${mo} what=${o("link_same")} problem=${t} />
<${mo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function mo({what:t,problem:e}){let s=go(null),n=gs(e),{copied:r,copy:a}=bo(n,s);return Se`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?ve:yo}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function xo({view:t,choose:e}){let{state:s}=v(),n=tt(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match;return F`<div class="result ${n.length>1?"":"alone"}">
<${rl} view=${t} seats=${n} first=${r} choose=${e} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${il} view=${t} seats=${n} />
${a&&F`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${ko} text=${ao(t,r,gs(t.id))} />
<${wo} id=${t.id} problem=${t.problem} />
</aside>
<${fo} view=${t} />
<${we} />
<${ye} />
</div>`}function rl({view:t,seats:e,first:s,choose:n}){let r=t.coop||e.length===1,[a,l]=bs(s),[c,i]=bs(null),u=e.map(M=>M.at).filter(M=>M!==a),d=t.outcome.winners.find(M=>M!==a)??u[0],h=c??(dt(t)?V:r?null:d),$=[a,h].filter(M=>M!=null),p=M=>xe(ms(t,M)),g=po(t.problem,[...new Set($.map(p))]),L=r?[]:[...e.map(M=>M.at),...dt(t)?[V]:[]],f=(M,ot)=>F`<${$o} key=${`${M}`} whose=${M} view=${t} seats=${e} worlds=${g}
choices=${L.length>2?L:[]} choose=${ot} last=${M===$.at(-1)} />`,m=F`<${ho} view=${t} whose=${a} questions=${g.known[p(a)]} />`,{heading:y,alert:k,title:S}=al(t,e);return F`<p class="hush" role="alert">${k}</p>
<div class="result-main">
<section class="machine outcome" aria-labelledby="outcome">
<${ll} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${y}>${S}</h2>
<p class="note">${o("only_code",{code:t.solution,n:Y(t.verifiers.length)})}</p>
</div>
</section>
<div class="result-lines ${$.length>1?"":"one"}">
${f(a,l)}
${$.length>1?f(h,i):m}
</div>
${$.length>1&&m}
<${cl} view=${t} choose=${n} />
</div>`}function al(t,e){let s=ol(null),[n,r]=bs(""),a=oo(t,e);return nl(()=>{let{activeElement:l}=document;!l||l===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function ll({code:t}){let e=[...t],s=e.map((n,r)=>N(`${C[r]} ${n}`)).join(", ");return F`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>F`<span key=${r} aria-hidden="true"><b>${n}</b><${J} of=${C[r]} size=${22} /></span>`)}
</p>`}function cl({view:t,choose:e}){let{table:s,state:n,refused:r}=v(),a=n.table?.people.length===1,l=async()=>{try{let i={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty};for(let[u,d]of a?Object.entries(i):[])n.table?.options[u]!==d&&await s.order(`option ${u} ${d}`);await s.order("start")}catch(i){r(i)}},c=n.table?.match;return F`<div class="again">
${Et(n)?F`<button class="button filled" onClick=${l}>${o(a?"another":"rematch")}</button>`:F`<${$s} state=${n} />`}
${c&&F`<a class="button" href=${`/m/${c}`}>${o("step_through")}</a>`}
<${Ze} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function il({view:t,seats:e}){let{winners:s}=t.outcome,n=c=>c.me?e.length>1?`${c.name} (${o("you")})`:o("you_here"):c.name,r=c=>s.includes(c.at),a=[...e].sort((c,i)=>Number(r(i))-Number(r(c))),l=dt(t);return F`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(c=>F`<${_o} key=${c.at} face=${c} name=${n(c)} won=${r(c)}
fate=${[c.bot&&o("bot"),ro(t,c)].filter(Boolean).join(", ")}
code=${t.last_thumbs[c.at]?.code??"–"} rounds=${c.rounds.length} questions=${c.questions} />`)}
${l&&F`<${_o} key=${V} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${xt(l.level)} code=${t.solution} rounds=${l.rounds}
questions=${l.questions} />`}
</tbody>
</table>
</div>`}var _o=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:l=!1})=>F`<tr class=${l?"won":""}>
<th scope="row"><span class="standing"><${me} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Y(r)}</td><td>${Y(a)}</td>
</tr>`;import{html as x,useEffect as ys,useLayoutEffect as vo,useRef as St,useState as ws}from"bombe/preact.js";var ul=5,dl=1e3,ks=30,Mo=85,So="sheet";function Eo({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=St(null),l=St(null),c=St(!1),[i,u]=ws(()=>Number(localStorage.getItem(So))||70),d=p=>{let g=Math.round(Math.min(Mo,Math.max(ks,p)));u(g),localStorage.setItem(So,String(g))};ys(()=>{c.current&&(n||matchMedia(ue).matches?a:l).current?.focus(),c.current=!0},[n]);let h=()=>r(!1),$=p=>{p.key!=="Escape"||!n||(p.preventDefault(),h())};return x`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${$}>
<${fl} height=${i} resize=${d} close=${h} />
<${pl} undo=${e} redo=${s} />
<${gl} view=${t} />
<div class="workings">
<${wl} view=${t} />
<div class="jots">
${[...q(t),"*"].map(p=>x`<${xl} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${$l} targets=${t.sheet.unsound??[]} />
<${Dt} view=${t} />
${t.sheet.codes&&x`<${hl} codes=${t.sheet.codes} />`}
</div>
<${vl} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${l} />
</section>`}function pl({undo:t,redo:e}){let s=wt();return x`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${E} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${E} of="redo" /></button>
</div>`}function $l({targets:t}){if(!t.length)return null;let e=t.map(s=>Bt(ae(s))).join(", ");return x`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(o("unsound_marks",{marks:e}),14)}</p>`}var hl=({codes:t})=>x`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function fl({height:t,resize:e,close:s}){let n=St(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},l=u=>n.current!==null&&e(r(u)),c=u=>{n.current=null,r(u)<ks-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return x`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${ks} aria-valuemax=${Mo}
onPointerDown=${a} onPointerMove=${l} onPointerUp=${c} onKeyDown=${i}><i></i></div>`}function ml(t){let e=St(null),[s,n]=ws(!1);return vo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),vo(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function gl({view:t}){let e=q(t),{rounds:s}=t.sheet,n=Math.max(0,ul-s.length),{scroll:r,long:a}=ml(s.length);return x`<div class="rounds-of" ref=${r} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${C.map(l=>x`<th scope="col" class="of-shape"><${J} of=${l} size=${18} /></th>`)}
${e.map((l,c)=>x`<th scope="col" class=${c===0?"edge":""}>${l}</th>`)}
</tr></thead>
<tbody>
${s.map((l,c)=>{let i=c===s.length-1&&!t.over;return x`<${bl} key=${c} n=${c+1} round=${l} now=${i} letters=${e} />`})}
${Array.from({length:n},(l,c)=>{let i=s.length+c+1;return x`<${yl} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function bl({n:t,round:e,now:s,letters:n}){let{proposal:r,locked:a}=kt(),l=s&&!a,c=l?r:e.proposal;return x`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${C.map((i,u)=>x`<td class="of-shape ${l?"draft":""}">${c?.[u]}</td>`)}
${n.map((i,u)=>x`<td class=${u===0?"edge":""}><${kl} passed=${e.answers[i]} /></td>`)}
</tr>`}var yl=({n:t,letters:e})=>x`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...C,...e].map((s,n)=>x`<td class=${n===C.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function kl({passed:t}){return t===void 0?x`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:x`<${z} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var wl=({view:t})=>x`<div class="digits" role="group" aria-label=${o("digits")}>
${C.map(e=>x`<span class="digits-of" aria-hidden="true"><${J} of=${e} size=${22} /></span>`)}
${B.flatMap(e=>C.map((s,n)=>{let r=U[n]+e;return x`<${_l} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function _l({view:t,target:e,shape:s,digit:n}){let r=wt(),a=r.of(e),l=zt(t,e);return x`<button class="digit-mark ${_t(a)} ${l?"shaky":""}" aria-pressed=${a!==""}
aria-label=${lt(N(o("digit_is",{shape:s,digit:n})),a,l)}
...${Ft(r,e)}>${n}</button>`}function xl({view:t,slot:e}){let{table:s,refused:n}=v(),r=t.sheet.notes[e]??"",[a,l]=ws(r),c=St(!1),i=St(void 0);ys(()=>{c.current||l(r)},[r]);let u=p=>{clearTimeout(i.current);let g=p.trim().replace(/\s+/g," ");g!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${g}`.trim()).catch(n)},d=({currentTarget:{value:p}})=>{c.current=!0,l(p),clearTimeout(i.current),i.current=setTimeout(()=>u(p),dl)},h=()=>{c.current&&u(a),c.current=!1};ys(()=>{let p=()=>document.visibilityState==="hidden"&&c.current&&u(a);return document.addEventListener("visibilitychange",p),()=>document.removeEventListener("visibilitychange",p)},[a]);let $=e==="*";return x`<label class="jot ${$?"whole":""}">
<span aria-hidden="true">${$?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${d} onBlur=${h}
aria-label=${$?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function vl({view:t,drawer:e,toggle:s,handle:n}){let r=Q(t)?.out,a=t.own_thumb!==null;return x`<div class="ending ${a||r?"waits":""} ${bt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${E} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?x`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?x`<${Sl} up=${t.own_thumb.up} />`:x`<${Ml} />`}
</div>`}function Sl({up:t}){let{state:e,view:s}=v(),{thumb:n}=Rt();return x`<p class="thumb-in"><${E} of=${t?"up":"down"} /> <span>${Xn(e.table,s)}</span></p>
${!st(s)&&x`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function Ml(){let{know:t,next:e}=Rt();return x`<button class="button filled declare" onClick=${t}><${E} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Cn} />
<button class="button next" onClick=${e}><${E} of="down" size=${22} />
<span>${o("next_round")}</span></button>`}import{html as Me,useLayoutEffect as El,useRef as Cl,useState as Co}from"bombe/preact.js";var Oo=["","",""];function To({view:t,thumb:e,close:s}){let n=Cl(null),[r,a]=Co(Oo),[l,c]=Co(""),i=(m,y,k=!1)=>{c(""),a(S=>(k?Oo:S).map((M,ot)=>ot===m?y:M))},u=C.filter((m,y)=>!r[y]);El(()=>{let m=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),m?.isConnected&&m.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],h=m=>{let y=d()[m];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},$=m=>{let{key:y,target:k}=m;if(y.length>1||y===" "||ht(m))return;m.preventDefault();let S=ce(m);if(!S)return c(o("no_such_digit",{sign:y}));let M=d().findIndex(Ee=>Ee.contains(k)),ot=M>=0?M:r.indexOf(""),qt=Math.max(0,ot);i(qt,S,ot<0),h(qt+1)},p=m=>{if(m.preventDefault(),!u.length)return e(`up ${r.join("")}`);c(o("digits_missing",{shapes:u.join(" ")})),h(r.indexOf(""))},g=m=>{m.preventDefault(),s()},L=m=>m.target===n.current&&s(),f=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Me`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${g} onClick=${L} onKeyDown=${$}>
<form onSubmit=${p}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(f)}</p>
<div class="know-wheels">
${C.map((m,y)=>Me`<${Ol} key=${m} place=${y} digit=${r[y]}
set=${k=>i(y,k)} />`)}
</div>
<p class="know-wrong" role="alert">${w(l)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(m=>m||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var Ol=({place:t,digit:e,set:s})=>Me`<fieldset class="know-wheel ${U[t]}">
<legend><${J} of=${C[t]} size=${22} /></legend>
${B.map(n=>Me`<label key=${n}>
<input type="radio" name="know-${U[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Fd(t,e,s){Re(s),t.replaceChildren(),Tl(O`<${Hl} table=${e} />`,t)}function Hl({table:t}){return Ae(t),O`<${Rl} key=${t.shown} table=${t} />`}function Rl({table:t}){let e=Ae(t),{view:s}=e,n=_n(t,s),[r,a]=Mt(""),[l,c]=Mt(""),[i,u]=Mt(""),[d,h]=Mt(null),[$,p]=Mt(0),[g,L]=Mt(!1),[f,m]=Mt(()=>t.state.trying&&An()?"offered":""),y=Al(I=>c(se(I,o("no_answer"))),[]),k=Gs(t,y),S=I=>{if(!I)return;let it=N(ae(I));a(k.of(I)?lt(it,k.of(I)):o("unmarked",{what:it}))},M=()=>S(k.undo()),ot=()=>S(k.redo()),qt=Ao(null),Ee=n.digits.join("");Ll(()=>{let I=Un(qt.current,e,Ee);qt.current=s,I&&a(I)},[s]),bn();let _s=(I,it,et)=>Ct.confirm==="on"?h({title:I,yes:it,go:et}):et(),Lo=I=>{vt("card"),s&&!pt(s)&&p(q(s).indexOf(I))},Ho=()=>n.now().code,{ask:xs,asking:Ro,forget:Io}=Bs({table:t,draft:Ho,surely:_s,sent:Lo,setAlert:c,refused:y}),Xt=Ao(null),Ce=async I=>{u(""),c(""),Io(),vt("thumb");let it=t.act(`thumb ${I}`);Xt.current=it;try{await it;let{view:et}=t.state;et&&et.seats.length===1&&!et.over&&!st(et)&&a(cs(et))}catch(et){y(et)}finally{Xt.current===it&&(Xt.current=null)}},vs={thumb:Ce,hint:async()=>{try{await t.act("hint"),t.state.view&&a(vn(t.state.view))}catch(I){y(I)}},next:()=>_s(o("sure_next"),o("next_round"),()=>Ce("down")),know:()=>u("thumb")};if(Ks(t,Xt,{...n,...vs,wheel:()=>n.now().wheel,ask:xs,undo:M,redo:ot,show:p,list:()=>u("keys"),sheet:()=>L(!g)}),e.closed)return O`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return O`<${so} table=${t} state=${e} />`;let Ss=yt(s),Do=Ss&&T(s).proposal||n.digits.join(""),Ms=()=>u("choose"),Oe=()=>u(""),Es=()=>h(null),Po=()=>{Es(),d?.go()};return O`<${Pe.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${r}</p>
${!e.connected&&O`<p class="lost" role="status">${o("lost")}</p>`}
${l&&O`<${Dl} words=${l} close=${()=>c("")} />`}
${f==="open"&&O`<${Ln} close=${()=>m("")} />`}
${Is(s)?O`<${xo} view=${s} choose=${Ms} />`:O`<${Ne.Provider} value=${{...n,proposal:Do,locked:Ss}}>
<${qe.Provider} value=${{ask:xs,asking:Ro}}>
<${We.Provider} value=${k}>
<${je.Provider} value=${{tab:$,setTab:p}}>
<${Be.Provider} value=${vs}>
<${Pl} view=${s} undo=${M} redo=${ot} drawer=${g} setDrawer=${L} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&O`<${To} view=${s} thumb=${Ce} close=${Oe} />`}
${i==="keys"&&O`<${Ts} keys=${zs} tell=${Il} close=${Oe} />`}
${i==="choose"&&O`<${fn} table=${t} view=${s} close=${Oe} />`}
${d&&O`<${Os} question=${d} close=${Es} yes=${Po} />`}
<${Ls}>
<${hn} table=${t} state=${e} view=${s} choose=${Ms} refused=${y} />
${f==="offered"&&O`<button class="bar-new" onClick=${()=>m("open")}>${o("lesson")}</button>`}
<//>
<//>`}var Il=t=>w(o(t)),Dl=({words:t,close:e})=>O`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,Pl=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>O`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${eo} />
<${Zs} />
${at(t)?O`<${Kn} />`:O`<${no} />`}
${at(t)&&O`<${Eo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${at(t)&&O`<${On} />`}
<${we} />
</div>`;export{Fd as mount};
