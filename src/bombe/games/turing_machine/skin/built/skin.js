import{html as Rt,useLayoutEffect as Lo,useRef as Ho}from"bombe/preact.js";var xe={},Jt="en";function ws(t){xe=t.words,Jt=t.lang}function o(t,e={}){let s=xe[t];if(s===void 0)throw new Error(`no words for ${t}`);return Ao(s,e)}var Ao=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),ot=t=>new Intl.ListFormat(Jt,{type:"conjunction"}).format(t);function Y(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(Jt,{...n,...s}).format(t).replace("-","−")}function F(t,e,s=0,n={}){let a=new Intl.PluralRules(Jt,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||xe[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Y(e,s,n)})}function Qt({title:t,cls:e="",close:s,onKey:n,children:r}){let a=Ho(null);return Lo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),Rt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function _s({question:t,yes:e,close:s}){return Rt`<${Qt} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function xs({keys:t,close:e,tell:s=o}){return Rt`<${Qt} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>Rt`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":Rt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as H,render as vl,useCallback as Sl,useEffect as Ml,useRef as vo,useState as xt}from"bombe/preact.js";import{html as Io,render as Do,useEffect as vs,useState as Ro}from"bombe/preact.js";function ve(t){let[e,s]=Ro(t.state);return vs(()=>(s(t.state),t.subscribe(s)),[t]),e}var vt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),Xt=typeof document>"u"?{}:document.documentElement.dataset,te=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ss({children:t}){return vs(()=>{let e=document.getElementById("bar");e&&Do(Io`${t}`,e)}),null}import{useRef as Ds,useState as jo}from"bombe/preact.js";import{html as St}from"bombe/preact.js";var Se={},Me=new Map,ht;function Ee(t){ws(t),Se=t.cards,Me=new Map(Object.values(Se).flatMap(e=>e.laws.map(s=>[s.name,{card:e,law:s}]))),ht=t}var rt=t=>Se[t];var ee=t=>Me.get(t),ft=t=>Me.get(t)?.law.text??t,ct=t=>ht.options[t],Ms=()=>Object.keys(ht.options),Pt=()=>ht.booklet,Ce=()=>ht.questions,se=()=>ht.rungs,jt=()=>ht.lesson;var C=["▲","■","●"],G=["t","s","c"],N=["1","2","3","4","5"],Es={"▲":"t","■":"s","●":"c"},Po={"▲":"triangle","■":"square","●":"circle"},U=t=>qt(t.replace(/[▲■●]/g,e=>o(Po[e]))),Oe=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),qt=t=>t.replace(/\.$/,"");function Z({of:t,size:e=16}){let s=Es[t];return St`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&St`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&St`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&St`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${U(t)}</span></span>`}var w=(t,e)=>t.split(/([▲■●])/).map(s=>s in Es?St`<${Z} of=${s} size=${e} />`:s),W=({of:t,cls:e=""})=>St`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var at=t=>!!t.sheet,Cs=t=>t.over,it=t=>t.machine?.answered?t.machine:null,et=t=>!!t.machine?.thinking,R=t=>[...t.verifiers],ut=t=>t.mode==="nightmare",Os=t=>t.groups.map(e=>e.join("+")).join(" "),J=t=>t.you===null?void 0:t.seats[t.you],A=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},dt=t=>at(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),mt=t=>at(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!J(t)?.out,gt=t=>Object.keys(A(t).answers).length>0,ne=t=>at(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Ts=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Nt=(t,e)=>!!t.sheet?.unsound?.includes(e),As=new Map(G.flatMap((t,e)=>N.map(s=>[t+s,{place:e,digit:s}])));function oe(t){let e=As.get(t);return e?`${C[e.place]} ${e.digit}`:ft(t)}var Ls=t=>t===""?"-":t==="-"?"+":"",Hs=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function Is(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,l)=>G[l]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>As.has(a)||ee(a)),r=n.filter(([a,l])=>(e.has(a)||s.has(a))===(l==="+"));return{all:n.length,right:r.length}}var qo=400;function Rs({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[l,c]=jo(null),i=Ds({letter:"",at:0}),u=Ds(new Set),d=$=>{let{view:f}=t.state;if(!f)return;let{answers:E,proposal:y}=A(f),g=$===i.current.letter&&Date.now()-i.current.at<qo;if(mt(f)&&!($ in E)&&r(o("round_spent")),!dt(f)||$ in E||u.current.has($)||g)return;let k=gt(f)&&y?y:e();s(o("sure_ask",{letter:$,code:k}),o("ask_letter",{letter:$}),()=>h($))},h=async $=>{let{view:f}=t.state;if(!f||!dt(f)||$ in A(f).answers||u.current.has($))return;let E=gt(f)?A(f).proposal:e();i.current={letter:$,at:Date.now()},u.current.add($),c($),n($),r("");try{await t.act(`ask ${E} ${$}`)}catch(y){a(y)}finally{u.current.delete($),c(null)}};return{ask:d,asking:l,forget:()=>{i.current.letter=""}}}import{createContext as Mt,useContext as No}from"bombe/preact.js";var Te=Mt(null),Ae=Mt(null),Le=Mt(null),He=Mt(null),Ie=Mt(null),De=Mt(null);function Et(t){let e=No(t);if(e===null)throw new Error("this is a part of a board");return e}var v=()=>Et(Te),bt=()=>Et(Ae),Wt=()=>Et(Le),yt=()=>Et(He),Ct=()=>Et(Ie),Ot=()=>Et(De);import{useEffect as Wo,useRef as Bo}from"bombe/preact.js";var re=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,$t=t=>t.ctrlKey||t.altKey||t.metaKey,Ps=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function js(t,e,s){let n=Bo((()=>{}));Wo(()=>{let r=a=>{let{view:l}=t.state,c=a.target;if(!(c.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||$t(a))&&!(Xt.keys==="off"||!l||l.over||!l.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}zo(a,c,l,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function zo(t,e,s,n){let{key:r,shiftKey:a}=t,l=re(t),c=r.length===1?r.toLowerCase():r,i=c.toUpperCase(),u=R(s).indexOf(i),d=n.wheel();if(l)n.set(d,l),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(c==="z"&&a)n.redo();else if(c==="z")n.undo();else if(c==="n")n.next();else if(c==="k")n.know();else if(c==="h"&&s.aids.includes("hints"))n.hint();else if(c==="?")n.list();else if(c==="s")n.sheet();else return!1;return!0}import{html as m,useEffect as Bs,useLayoutEffect as Jo,useRef as Tt,useState as zs}from"bombe/preact.js";import{html as P}from"bombe/preact.js";var qs="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Ko="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Fo={up:P`<path d=${qs} />`,down:P`<path d=${qs} transform="rotate(180 12 12)" />`,undo:P`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:P`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:P`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:P`<path class="pen" d="M6 14l6-6l6 6" />`,sink:P`<path class="pen" d="M6 10l6 6l6-6" />`,close:P`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:P`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:P`<path class="pen" d=${Ko} />`,talk:P`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:P`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},O=({of:t,size:e=20})=>P`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Fo[t]}</svg>`,B=({passed:t,size:e=22})=>P`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?P`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:P`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Go,useState as Uo}from"bombe/preact.js";function Ns(t,e){let[,s]=Uo(0);return Go(()=>{let n=[],r=[],a=new Map,l=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",c=(u,d)=>{if(l(u)===d)return;let h={sign:d};a.set(u,h),s(p=>p+1),t.act(Hs(u,d)).catch(e).finally(()=>{a.get(u)===h&&a.delete(u),s(p=>p+1)})},i=(u,d)=>{n.push({target:u,before:l(u),after:d}),r.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,Ls(l(u))),undo(){let u=n.pop();return u?(r.push(u),c(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),c(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Bt=t=>t==="-"?"struck":t==="+"?"kept":"";function kt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var zt=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as L}from"bombe/preact.js";var Re=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function ae({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let l=rt(t),c=`h${a}`;return L`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?L`<span class="sample-disc" aria-hidden="true">${e}</span>`:L`<span class="mono">${t}</span>`}
<${W} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${c}>${e&&L`<span class="hush">${o("sample_of",{letter:e})} </span>`}${w(l.title,15)}<${Pe} of=${l} /><//>
${l.grid?L`<${Zo} shown=${l} />`:L`<ul class="sample-laws">
${l.laws.map(i=>L`<${Yo} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&L`<${Vo} shown=${l} />`}
</div>
</article>`}var Pe=({of:t})=>t.hard?L` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,Vo=({shown:t})=>L`<details>
<summary>${o("sample_words")}<span class="hush">: ${t.title}</span></summary>
<p>${w(t.text,13)}</p>
<p>${w(t.remark,13)}</p>
<ul class="sample-texts">${t.laws.map(e=>L`<li><span class="mono">${e.letter}</span> <span>${w(e.text,13)}</span></li>`)}</ul>
</details>`,Yo=({law:t,state:e})=>L`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${W} of=${t.picture} />
<span class="sample-words">${w(t.words,13)}</span>
${e&&L`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function Zo({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>L`<span class="sample-cell" role="img" aria-label=${r.get(l)?.text}>
<${W} of=${r.get(l)?.picture} /></span>`;return L`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>L`<${W} of=${l} cls="column" />`)}
${s.map((l,c)=>L`<span class="sample-row">${l}</span>${n[c].map(a)}`)}
</div>`}var Ws=({name:t,digits:e,set:s})=>L`<div class="pick">
${C.map((n,r)=>L`<fieldset class="pick-row ${G[r]}">
<legend>${w(n,18)}</legend>
${N.map(a=>L`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((l,c)=>c===r?a:l))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var Qo=90,Xo="(max-width: 699px)";function Ks(){let{view:t}=v(),{tab:e,setTab:s}=Ct(),{deck:n,scrolled:r}=tr(e,s),[a,l]=zs(null),c=R(t),i=ut(t),{answers:u}=A(t),d=h=>i?null:c[h];return m`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map((h,p)=>m`<${nr} key=${c[p]} letter=${d(p)} number=${h[0]} current=${p===e}
passed=${i?void 0:u[c[p]]} press=${()=>s(p)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map((h,p)=>{let $=`card-${c[p]}`,f=()=>l(p);return h.length>1?m`<${rr} key=${p} id=${$} letter=${c[p]} numbers=${h} enlarge=${f} />`:m`<${je} key=${p} id=${$} letter=${d(p)} number=${h[0]} enlarge=${f} />`})}
</div>
${a!==null&&m`<${ar} letter=${d(a)} opener=${`card-${c[a]}`} numbers=${t.groups[a]}
close=${()=>l(null)} />`}
</section>`}function tr(t,e){let s=Tt(null),n=Tt(void 0),r=Tt(0);return Bs(()=>{let l=s.current,c=l?.children[t];if(!l||!c||t===r.current||l.scrollWidth<=l.clientWidth)return;r.current=t;let i=c.offsetLeft-l.offsetLeft-sr(l);l.scrollTo({left:i,behavior:er()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let d=(c-i)/Math.max(1,u.length-1);r.current=Math.round(l/d),e(r.current)},Qo)}}}var er=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,sr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,nr=({letter:t,number:e,current:s,passed:n,press:r})=>m`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${or(t,e,n)}>
${t??m`<span class="mono">${e}</span>`}
${n!==void 0&&m`<${B} passed=${n} size=${18} />`}
</button>`;function or(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var Fs=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},rr=({id:t,letter:e,numbers:s,enlarge:n})=>m`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${Fs(n)}>
<${je} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${je} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Gs=({letter:t})=>m`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function ar({letter:t,numbers:e,opener:s,close:n}){let r=Tt(null),a=yt();Jo(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),n()},c=i=>i.target===r.current&&n();return m`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>lr(i,a)}>
<div class="large-head">
<${Gs} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>m`<${cr} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function lr(t,e){t.key.toLowerCase()!=="z"||$t(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function cr({number:t,whose:e}){let s=rt(t);return m`<section class="spread" aria-label=${U(s.title)}>
<div class="spread-head"><h3 class="title">${w(s.title,17)}</h3>
<${W} of=${s.key} cls="key" /></div>
<p class="spread-text">${w(s.text,14)} ${w(s.remark,14)}</p>
${s.grid?m`<${Ys} shown=${s} />
<details><summary>${o("check_what")}</summary><${Us} shown=${s} /></details>`:m`<${Vs} shown=${s} whole />`}
${e&&m`<${Js} number=${t} />`}
</section>`}function je({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=v(),l=rt(e),[c,i]=zs(!1),u=Tt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",h=()=>{i(!1),u.current?.focus()},p=$=>{$.stopPropagation(),n&&matchMedia(Xo).matches?r():i(!c)};return m`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${U(o(d,{letter:t??"",title:l.title}))}
onKeyDown=${Fs(r)}>
<div class="card-head" onClick=${r}>
${!n&&m`<${Gs} letter=${t} />`}
<button class="about-key" ref=${u} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${c} onClick=${p}><${O} of="about" size=${19} /></button>
<${W} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${w(l.title,15)}<${Pe} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${U(o("enlarge_card",{title:l.title}))}>
<${O} of="enlarge" size=${18} /></button>
</div>
${l.grid?m`<${Ys} shown=${l} />`:m`<${Vs} shown=${l} />`}
${!n&&ne(a)&&m`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&m`<${Js} number=${e} />`}
${t!==null&&!n&&a.sheet&&m`<${dr} letter=${t} />`}
${c&&m`<${ir} shown=${l} close=${h} />`}
</article>`}function ir({shown:t,close:e}){let s=Tt(null);return Bs(()=>s.current?.focus(),[]),m`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${w(t.text,14)}</p>
<${Us} shown=${t} />
<p>${w(t.remark,14)}</p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var Us=({shown:t})=>m`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>m`<li key=${e.name}><b>${e.letter}</b> <span>${w(e.text,14)}</span></li>`)}</ul>`,Vs=({shown:t,whole:e})=>m`<ul class="laws">
${t.laws.map(s=>m`<li key=${s.name}><${Zs} law=${s}>
<${W} of=${s.picture} />
<span class="law-words">${w(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Ys({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>m`<${Zs} key=${l} law=${r.get(l)}><${W} of=${r.get(l)?.picture} /><//>`;return m`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(l=>m`<${W} of=${l} cls="column" />`)}
${s.map((l,c)=>m`<span class="row-name">${l}</span>${n[c].map(a)}`)}
</div>`}function Zs({law:t,children:e}){let{view:s}=v(),n=yt(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:U(t.text)});if(!at(s))return m`<span class="law" role="img" aria-label=${a}>${e}</span>`;let l=Nt(s,t.name),c=Ts(s,t.name);return m`<button class="law ${Bt(r)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${r!==""} aria-label=${kt(a,r,l,c)} title=${t.text}
...${zt(n,t.name)}>
${e}${l&&m`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function Js({number:t}){let{view:e}=v();return m`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${R(e).map(s=>m`<${ur} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function ur({letter:t,target:e}){let{view:s}=v(),n=yt();if(!s.sheet)return m`<span class="owner">${t}</span>`;let r=n.of(e),a=Nt(s,e);return m`<button class="owner ${Bt(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${kt(o("whose_is",{letter:t}),r,a)}
...${zt(n,e)}>${t}</button>`}function dr({letter:t}){let{view:e}=v(),{ask:s,asking:n}=Wt(),r=A(e).answers[t],a=r!==void 0;return m`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!dt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?m`<${B} passed=${r} size=${20} /> ${o("answered")}`:m`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as D,useLayoutEffect as fr,useRef as mr,useState as Be}from"bombe/preact.js";var Qs="choice",qe=["new","named","booklet"],Xs=/^aid_/,Ne=200,Kt=()=>Ms().filter(t=>Xs.test(t));function $r(t,e){return t==="kind"?qe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=Ne:t==="booklet"?Pt().some(({number:s})=>s===e):ct(t).choices.some(s=>s===e)}function tn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Kt().map(n=>[n,t.aids.includes(n.replace(Xs,""))]))},s=pr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&$r(n,s[n])?s[n]:r]))}function pr(){try{return JSON.parse(localStorage.getItem(Qs)??"null")??{}}catch{return{}}}function en(t){try{localStorage.setItem(Qs,JSON.stringify(t))}catch{}}function sn(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l}=t,c=Object.fromEntries(Kt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l,...c}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:l,...c}}import{html as We}from"bombe/preact.js";var wt=t=>o(`level_${t}`);function At({view:t}){let e=hr(t);return e.length?We`<ul class="small-print">${e.map(s=>We`<li key=${s}>${s}</li>`)}</ul>`:null}var nn=({view:t})=>t.seats.length>1&&t.aids.length>0&&We`<p class="small-print">${on(t)}</p>`,on=t=>o("aids",{aids:ot(t.aids.map(e=>o(`aid_${e}`)))});function hr(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:wt(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(on(t)),t.chosen&&e.push(o("chosen")),e}var rn=t=>o(`share_${t}`),an=t=>o(`share_${t}`);function ln({table:t,state:e,view:s,choose:n,refused:r}){fr(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&rn(s.mode),an(s.difficulty)];return D`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Os(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${ze} table=${t} state=${e} choose=${n} cls="bar-new" />`}function ze({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:D`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!vt(e)||e.table?.phase==="playing"?null:D`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function cn({table:t,view:e,close:s}){let[n,r]=Be(()=>tn(e)),[a,l]=Be(!1),[c,i]=Be(""),u=mr(null),d=y=>g=>{i(""),r(k=>({...k,[y]:g}))},{kind:h}=n,p=y=>{i(Oe(y)),l(!1),u.current?.focus()},$=async y=>{if(!a){if(h==="named"&&!String(n.named).trim())return p(o("named_missing"));l(!0),i("");try{await y(sn(n)),en(n)}catch(g){p(te(g,o("no_answer")))}}},f=y=>{y.preventDefault(),$(async g=>{await t.begin(g),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},E=()=>$(async y=>{let{machine:g,...k}=h==="new"?y:(await t.look(y)).options;await t.gather(k)});return D`<${Qt} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${Ft} legend=${o("which_problem")} quiet name="kind" value=${h} set=${d("kind")} choices=${qe}
words=${y=>o(`kind_${y}`)} />
<div class="choose-which">
${h==="new"&&D`<${gr} choice=${n} set=${d} />`}
${h==="named"&&D`<${br} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
${h==="booklet"&&D`<${yr} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Ft} legend=${o("when_alone",{title:ct("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ct("machine").choices} words=${wt}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Kt().some(y=>n[y])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${Kt().map(y=>D`<${un} key=${y} name=${y} value=${n[y]} set=${d(y)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${c&&h!=="named"&&D`<p class="choose-wrong" role="alert">${c}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${E}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function gr({choice:t,set:e}){let s=n=>({name:n,legend:ct(n).title,value:t[n],set:e(n),choices:ct(n).choices});return D`
<${Ft} ...${s("mode")} words=${rn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${Ft} ...${s("verifiers")} words=${String} />
<${Ft} ...${s("difficulty")} words=${an} />
</div>
<${un} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function br({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return D`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${Ne}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var yr=({value:t,set:e})=>D`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${Pt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>D`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:Pt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Ft=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:l,note:c})=>D`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>D`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Oe(l(i))}</span>
</label>`)}</div>
${c&&D`<p class="note">${c}</p>`}
</fieldset>`;function un({name:t,value:e,set:s}){return D`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${ct(t).title}</span>
</label>`}import{useEffect as dn,useRef as kr}from"bombe/preact.js";function $n(){let t=kr(null);dn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),dn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Mr,useRef as Er,useState as Cr}from"bombe/preact.js";import{html as Gt,useEffect as wr,useRef as Ke}from"bombe/preact.js";var _r=44,xr=90,Fe=!1;function pn(t){Fe=!0,t?.querySelector("[aria-checked=true]")?.focus(),Fe=!1}var vr=(t,e)=>(Number(t)-Number(e)+7)%5-2,hn=(t,e)=>N[(N.indexOf(t)+e+5)%5],fn=()=>Gt`<div class="wheels">${C.map((t,e)=>Gt`<${Sr} place=${e} />`)}</div>`;function Sr({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:l}=bt(),c=Ke(null),i=Ke(null),u=Ke(0),d=e[t],h=C[t];wr(()=>{a===t&&document.activeElement?.closest(".drum")&&pn(c.current)},[d,a]);let p=b=>{if($t(b))return;let{key:S}=b;if(S==="ArrowUp"||S==="ArrowDown")r(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let M=(t+(S==="ArrowLeft"?2:1))%3;l(M),pn(c.current?.closest(".wheels")?.querySelectorAll(".drum")[M])}else return;b.preventDefault()},$=b=>{b.preventDefault(),!(s||b.timeStamp-u.current<xr||Math.abs(b.deltaY)<4)&&(u.current=b.timeStamp,r(t,b.deltaY>0?1:-1))},f=b=>{s||(i.current={y:b.clientY,moved:!1,id:b.pointerId}),l(t)},E=b=>{let S=i.current;!S||Math.abs(b.clientY-S.y)<_r*.6||(S.moved||c.current?.setPointerCapture(S.id),S.moved=!0,r(t,b.clientY<S.y?1:-1),S.y=b.clientY)},y=()=>{setTimeout(()=>{i.current=null})},g=b=>{let S=vr(b,d);return Gt`<button key=${b} type="button" role="radio" class="digit away${S}"
aria-checked=${b===d} tabindex=${b===d?0:-1} aria-disabled=${s}
onFocus=${()=>Fe||l(t)} onClick=${()=>i.current?.moved||n(t,b)}>${S===0&&Gt`<span class="inner-shape" aria-hidden="true"><${Z} of=${h} size=${24} /></span>`}<span>${b}</span></button>`},k=`${s?"locked":""} ${a===t?"turning":""}`;return Gt`<div class="wheel ${G[t]} ${k}">
<span class="wheel-shape" aria-hidden="true"><${Z} of=${h} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${U(o("wheel",{shape:h}))} aria-disabled=${s}
ref=${c} onKeyDown=${p} onWheel=${$} onPointerDown=${f} onPointerMove=${E} onPointerUp=${y}
onPointerCancel=${y}>
${N.map(g)}
</div>
</div>`}function mn(t,e){let s=Er({digits:["1","1","1"],wheel:0}),[,n]=Cr(0),r=c=>{Object.assign(s.current,c),n(i=>i+1)},a=e&&A(e).proposal;Mr(()=>{a&&r({digits:[...a]})},[a]);let l=(c,i)=>{t.state.view&&gt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===c?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:l,turn:(c,i)=>l(c,hn(s.current.digits[c],i)),setWheel:c=>{c!==s.current.wheel&&r({wheel:c})}}}import{html as Ht,useEffect as Ge,useLayoutEffect as Or,useRef as Tr,useState as gn}from"bombe/preact.js";var Ar="(min-width: 1180px)",Lr="(max-width: 699px)",Hr=300,Lt=8,Ir=220,Ye=t=>t.sheet?.hint??null,Ue=t=>J(t)?.hints??0;function bn(t){let e=Ye(t)?.lines.at(-1);return e?yn(t,e):""}function yn(t,{key:e,values:s}){let{law:n,answers:r,laws:a,...l}=s,c={...l};return n&&(c.law=ft(n)),r&&(c.answers=r.join(", ")),a&&(c.world=R(t).map((i,u)=>o("named",{who:i,what:qt(ft(a[u]))})).join(", ")),o(e,c)}var Ut={at:0,heard:new Set};function Ve(t){Ut.at=t;for(let e of Ut.heard)e({})}function kn(){let[,t]=gn(null);return Ge(()=>(Ut.heard.add(t),()=>{Ut.heard.delete(t)}),[]),Ut.at}var Ze=({rung:t})=>Array.from({length:se()},(e,s)=>Ht`<i class=${s<t?"used":""}></i>`),wn=({rung:t})=>Ht`<span class="hint-pips" aria-hidden="true"><${Ze} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function _n(){let{view:t}=v(),{hint:e}=Ot(),s=kn()===Ue(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=Ye(t)?.rung??0,r=n>0&&!s;return Ht`<button class="button hint-key" onClick=${()=>n<se()?e():Ve(s?0:Ue(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${O} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${wn} rung=${n} />
</button>`}function xn(){let{view:t}=v(),{hint:e}=Ot(),{setTab:s}=Ct(),n=Tr(null),[r,a]=gn(null),l=Ye(t),c=Ue(t),i=kn()===c,u=l!==null&&!i,d=u?Dr(t,l):-1;if(Ge(()=>()=>Ve(0),[]),Ge(()=>{d>=0&&s(d)},[c,d]),Or(()=>{let $=n.current?.closest(".board");if(!u||!$)return;let f=()=>a(y=>Rr(y,Pr($,d<0?null:R(t)[d])));f();let E=new ResizeObserver(f);return E.observe($),addEventListener("resize",f),()=>{E.disconnect(),removeEventListener("resize",f)}},[u,d,c]),!u)return null;let h=()=>{Ve(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})},p=$=>$.key==="Escape"&&h();return Ht`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")} onKeyDown=${p}>
<div class="hint-head"><${O} of="hint" size=${20} /><b>${o("hint")}</b><${wn} rung=${l.rung} />
${l.rung<se()&&Ht`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${h} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${O} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map($=>Ht`<li key=${$.key}>${w(yn(t,$),14)}</li>`)}
</ol>
</aside>`}function Dr(t,e){return ut(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:R(t).indexOf(e.verifier)}var Rr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Pr(t,e){let s=d=>t.querySelector(d).getBoundingClientRect(),n=t.getBoundingClientRect(),r=e&&document.getElementById(`card-${e}`),a=s(".ending"),l=matchMedia(Lr).matches;if(r&&!l){let d=r.getBoundingClientRect(),{right:h}=s(".cards"),p=Math.max(d.width,Math.min(Hr,h-n.left)),$=Math.min(d.left,h-p)-n.left,f=d.bottom-n.top+Lt,E=d.left-n.left-$+30;return{kind:"under",style:{left:`${$}px`,top:`${f}px`,width:`${p}px`,"--tip":`${E}px`}}}if(matchMedia(Ar).matches){let d=s(".sheet"),h=d.left-n.left+Lt,p=n.bottom-a.top+Lt;return{kind:"",style:{left:`${h}px`,width:`${d.width-2*Lt}px`,bottom:`${p}px`}}}let c=Math.max(0,innerHeight-a.top),i=l?s(".engine").top:1/0,u=i>Ir&&i<innerHeight?innerHeight-i:c;return{kind:"docked",style:{bottom:`${u+Lt}px`,maxHeight:`${innerHeight-u-3*Lt}px`}}}import{html as j,useEffect as jr,useRef as qr,useState as ce}from"bombe/preact.js";var vn="lesson",Nr=4;function Sn(){try{return localStorage.getItem(vn)!=="done"}catch{return!1}}function Wr(){try{localStorage.setItem(vn,"done")}catch{}}var le=[Br,zr,Fr,Gr];function Mn({close:t}){let[e,s]=ce(0),n=qr(null);jr(()=>n.current?.focus(),[e]);let r=()=>{Wr(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},l=le[e],c=e===le.length-1;return j`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:le.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${le.map((i,u)=>j`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function Br(){return j`<div class="lesson-body">
<${ae} number=${jt().card} letter="A" />
<div class="lesson-text">
<p>${w(o("lesson_code"))}</p>
<p>${w(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function zr(){let{card:t,held:e,digits:s}=jt(),[n,r]=ce(["3","4","1"]),[a,l]=ce([]),c=(p,$)=>s[p].includes($[1]),i=()=>{let p=n.join(""),$=a.filter(f=>f.code!==p);l([{code:p,passed:c(e,p)},...$].slice(0,Nr))},u=p=>a.every(({code:$,passed:f})=>c(p,$)===f),d=Object.keys(s).filter(u);return j`<div class="lesson-body">
<${ae} number=${t} letter="A" state=${({name:p})=>u(p)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${Ws} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&j`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:p,passed:$})=>j`<${Kr} passed=${$} code=${p} />`)}
${a.length>0&&j`<p>${w(d.length===1?o("lesson_one_left",{letter:ee(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Kr=({passed:t,code:e})=>j`<p class="lesson-answer"><${B} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Fr(){let{refused:t,maybe:e}=jt(),[s,n]=ce(null),r=({name:a})=>a===t.law?"kept":"";return j`<div class="lesson-body">
<${ae} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${B} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${w(o("lesson_means"))}</p>
<p>${w(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,l])=>j`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:l})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&j`<p class="lesson-answer"><${B} passed=${s.passed} />${" "}
<span>${w(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Gr(){return j`<div class="lesson-body">
<${Ur} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function Ur(){let{verifiers:t,verdicts:e}=jt();return j`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>j`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>j`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>j`<td><${B} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as I,useEffect as ts,useMemo as Zr,useRef as Jr,useState as Dn}from"bombe/preact.js";import{html as st}from"bombe/preact.js";var It={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},Q={wide:480,high:136},Je=[[1,0],[2,3],[3,2]],En=(t,e,s,n)=>N[(e+Je[t][0]*s+Je[t][1]*n)%5],Cn=(t,e,s)=>[It.left+(s*5+t)*It.wide+s*It.gap,It.top+e*It.high];function*On(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function Vr(t,e){let[s,n]=It.hole,r="",a="";for(let l of On()){let[c,i]=Cn(...l);En(t,...l)===e?r+=`M${c-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${c.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var Tn=Je.map((t,e)=>Object.fromEntries(N.map(s=>[s,Vr(e,s)])));function An(t){for(let e of On())if([...t].every((s,n)=>En(n,...e)===s))return Cn(...e);throw new Error(`no hole for ${t}`)}var Qe=`M12 0H${Q.wide-6}q6 0 6 6V${Q.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,Ln=t=>`M${Q.wide-8} ${t}h${t+2}q6 0 6 6V${Q.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${Q.high-8}H${Q.wide-8}z`;function Xe({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=Tn[t][e],l=G[t];return st`<g class="punch ${l}-stock">
${n&&st`<path class="stock rim" d=${Ln(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${Qe+r} />
<path class="edges" d=${r} />
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
<path class="stock" d=${Qe} transform="translate(7 7)" />
<text class="tab-digit" x=${Q.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${Xe} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${Xe} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${Xe} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&st`<${Yr} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&st`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}function Yr({code:t,passed:e}){let[s,n]=An(t),r=Math.min(Q.wide-30,Math.max(30,s)),a=Math.min(Q.high-26,Math.max(22,n));return st`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var Qr=250;function In(t){let e=Zr(()=>matchMedia(t),[t]),[,s]=Dn(0);return ts(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function Xr(){let{table:t,view:e,refused:s}=v(),{digits:n,locked:r}=bt(),a=Jr(!0),l=n.join("");ts(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||A(e).proposal===l)return;let c=setTimeout(()=>t.act(`propose ${l}`).catch(s),Qr);return()=>clearTimeout(c)},[l])}function ta(){let{view:t}=v(),{tab:e}=Ct(),s=In("(max-height: 759px), (max-width: 359px)"),n=In("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!rt(r[0])?.grid||ut(t);return s||n&&t.seats.length>1||a}function Rn(){let{view:t}=v(),{proposal:e,locked:s}=bt(),{asking:n}=Wt(),[r,a]=Dn(null),{answers:l}=A(t),c=Object.keys(l);ts(()=>a(null),[t.round,c.length]),Xr();let i=ta(),u=n??(r!==null&&r in l?r:c.at(-1))??null,d=u===null?null:l[u]??null;return I`<section class="engine ${i?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${O} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${fn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${u?o("reads",{letter:u}):o("reader")}</span>
<${ea} view=${t} /></p>
<${Hn} code=${e} letter=${u} passed=${d} />
<${sa} view=${t} code=${e} letter=${u} passed=${d} />
${ne(t)||mt(t)?I`<p class="small-print">${o(mt(t)?"round_spent":"press_laws")}</p>
<${nn} view=${t} />`:I`<${At} view=${t} />`}
</div>
<${ra} view=${t} />
<${ia} answers=${l} shown=${u} look=${a} />
</section>`}function ea({view:t}){let e=J(t)?.questions??0,s=o("round",{n:t.round});return I`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${ca} left=${t.left??0} /></span>`}function sa({view:t,code:e,letter:s,passed:n}){let[r,a]=na(t,e,s,n),l=c=>c.preventDefault();return I`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(A(t).answers).length+t.round>1&&I`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${o("peek")}</button>`}
</div>`}function na(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return J(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function oa(t){let e=Object.entries(A(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?J(t)?.handicap??0:0,n=Math.max(0,Ce()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function ra({view:t}){let e=oa(t),s=e.filter(Boolean).length;return I`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>I`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?I`<span>${la(r,s,t)}</span>`:n==="filled"?I`<span>${o("filled_in")}</span>`:I`<${aa} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var aa=({letter:t,passed:e})=>I`<b aria-hidden="true">${t}</b><${B} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function la(t,e,s){return dt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function ca({left:t}){let e=Ce(),s=Array.from({length:e},(n,r)=>I`<i class=${r<e-t?"used":""}></i>`);return I`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function ia({answers:t,shown:e,look:s}){let{view:n}=v();return I`<div class="ask-keys k${n.verifiers.length}">
${R(n).map(r=>I`<${ua} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function ua({letter:t,passed:e,shown:s,look:n}){let{view:r}=v(),{ask:a,asking:l}=Wt(),c=e!==void 0,i=o(c?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return I`<button class="ask-key ${c?"done":""} ${l===t?"busy":""}"
aria-disabled=${!c&&!dt(r)} aria-label=${i} aria-current=${c&&s?"true":null}
onClick=${()=>c?n():a(t)}>
${c?I`${t} <${B} passed=${e} size=${26} />`:I`<span class="ask-long">${i}</span><span class="ask-short">${t}</span>`}
</button>`}import{html as pt,useEffect as da,useRef as $a,useState as pa}from"bombe/preact.js";var ha=300;function X(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(l=>l.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var fa=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ma(t){let e=t.charCodeAt(0)-65;return fa[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ie({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return pt`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...ma(s)].map((n,r)=>n==="1"?pt`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:pt`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function Pn({chat:t,you:e}){let s=$a(null);da(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return pt`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&pt`<ol>
${t.map((r,a)=>pt`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function jn({table:t,you:e,refused:s}){let[n,r]=pa("");if(!e?.speak)return pt`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},l=({currentTarget:c})=>r(c.value);return pt`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${ha} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var ss=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,es=t=>[...t??""].join(" ");function qn(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return ss(s);if(et(s))return et(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:c,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,h])=>o(h?"heard_yes":"heard_no",{letter:d,code:es(c),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:l}=A(s);!a.length&&l&&l!==n&&l!==A(t).proposal&&a.push(o("proposal_now",{code:es(l)}));for(let{at:c,name:i,me:u}of X(e,s)){let[d,h]=[s.team_thumbs?.[c],t.team_thumbs?.[c]];u||!d||d.up===h?.up&&d.code===h?.code||a.push(d.up?o("sure_of",{name:i,code:es(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as ga,useEffect as ba,useState as ya}from"bombe/preact.js";var ue=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Nn=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var ns=new ue;function Wn({deadline:t,timer:e=0}){let[,s]=ya(0);if(ba(()=>{if(!t)return;ns.ask(),ns.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,ns.left(t));return ga`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${Nn(n)}</span>
</p>`}import{html as _,useEffect as Ta,useState as Gn}from"bombe/preact.js";import{html as os}from"bombe/preact.js";var Vt=({up:t})=>os`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Bn=()=>os`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,de=({passed:t})=>os`<span class="answered"><${B} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as Yt,useEffect as ka,useLayoutEffect as wa,useState as _a}from"bombe/preact.js";var xa=2500,va=12,Sa=()=>matchMedia("(max-width: 699px)").matches?4:6,zn=new WeakMap;function Ma(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ea=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function $e(){let{table:t,state:e,view:s}=v(),[n,r]=_a(null),a=()=>r(null);wa(()=>{let i=zn.get(t);zn.set(t,{round:s.round,over:s.over});let u=Ma(i,s);u!==null&&r({round:u,seats:X(e.table,s)})},[t,s.round,s.over]),ka(()=>{if(!n)return;let i=setTimeout(a,xa);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let l=n?Ea(n.seats,n.round):[],c=l.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return Yt`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${Kn(l)} ${c}`}</p>
${n&&Yt`<${Ca} round=${n.round} thumbs=${l} close=${a} />`}`}function Kn(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Ca({round:t,thumbs:e,close:s}){let n=e.length>va?e.filter(r=>r.up):e;return Yt`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${O} of="close" /></button></div>
<p class="reveal-title">${Kn(e)}</p>
<ul class="reveal-cards ${n.length>Sa()?"many":""}">
${n.map(r=>Yt`<li key=${r.at} class=${r.up?"up":"down"}>
<${Vt} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):F("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&Yt`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Oa=56,rs=t=>t.you!==null&&t.waiting.includes(t.you),pe=t=>rs(t)&&!!t.own_thumb?.up;function Fn(t,e){if(et(e))return o("machine_thinks");if(pe(e))return o("thumb_is_in");let s=rs(e)?"":as(e,X(t,e));return s&&s.length<=Oa?s:o("thumb_in")}function as(t,e){if(et(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:ot(s)}):"",r=J(t);return r?rs(t)?pe(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:t.own_thumb?`${o("thumb_is_in")} ${n}`:n:n}function Un(){let{state:t,view:e}=v(),s=X(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:l}=t.table??{};return!r&&!n&&!a?null:_`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${pe(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:as(e,s)}</p>
${n?_`<${Ia} />`:_`<${Wn} deadline=${a} timer=${l} />`}
${r&&_`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(c=>_`<${Aa} key=${c.at} seat=${c} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${At} view=${e} />`}
<${$e} />
</section>`}function Aa({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${r}">
<${ie} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${Ha} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${F("questions",t.questions)}</span>
${t.hints?_`<${La} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var La=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${O} of="hint" size=${15} />
${e>0?_`<${Ze} rung=${e} />`:t}</span>
<span class="hush">${F("hints",t)}</span>
</span>`;function Ha({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${o("seat_out")}</span>`:s?_`<${Vt} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?_`<${Bn} /><span>${o("thumb_given")}</span>`:t.away?_`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function ls({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function Ia(){let{table:t,state:e,refused:s}=v(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${vt(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:_`<${ls} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function Vn({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&_`<p class="note">${o("waiting_for",{names:ot(r)})}</p>`}
</section>`}function Yn(){let{state:t,view:e}=v(),s=X(t.table,e),n=e.coop?[{...s[0],name:ot(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,l)=>l);return _`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>_`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(l=>_`<td><${Da} round=${a.rounds[l]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Da({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${Vt} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function he(){let{state:t}=v();return t.table&&t.table.people.length>1&&_`<${Ra} />`}function Ra(){let{table:t,state:e,refused:s}=v(),{chat:n,you:r}=e,[a,l]=Gn(!1),[c,i]=Gn(n.length);if(Ta(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return _`<details class="chat talk" onToggle=${({currentTarget:p})=>l(p.open)} onKeyDown=${({key:p,currentTarget:$})=>{p!=="Escape"||!a||($.open=!1,$.firstElementChild.focus())}}>
<summary><${O} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${F("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${Pn} chat=${n} you=${r} />`}
<${jn} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as K,useLayoutEffect as Za,useRef as Ja,useState as $s}from"bombe/preact.js";import{html as z,useEffect as Pa,useMemo as ja,useState as cs}from"bombe/preact.js";function Zn(t,e){let{winners:s,why:n}=t.outcome,r=ot(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),l=e.length===1;if(n==="solved"&&(l||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(l?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_fewest"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let c=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,c?{code:c}:{})}function Jn(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?s.code!==t.solution?o("wrong"):t.outcome.why==="fewest"?o("right_but_more"):o("right"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function Qn(t,e,s){let r=t.sheets[e].filter(c=>c.proposal).map(({answers:c})=>Object.values(c).map(i=>i?"✓":"✗")),a=t.outcome.winners.includes(e)||t.last_thumbs[e]?.code===t.solution,l=it(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...r.map((c,i)=>`${i+1} ${c.join("")}`),`${a?"✓":"✗"} ${fe(t.seats[e].rounds.length,t.seats[e].questions)}`,...l?[o("named",{who:o("the_machine"),what:fe(l.rounds??0,l.questions??0)})]:[],s].join(`
`)}var fe=(t,e)=>`${F("rounds",t)}, ${F("questions",e)}`;function Xn(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var to=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),me=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var V="machine",us=(t,e)=>(e===V?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function no(t,e){let[s,n]=cs({}),[r,a]=cs(null),[l,c]=cs(!1),i=e.filter(u=>!(u in s));return Pa(()=>{if(!i.length||l)return;let u=!0;return Re("lines",{problem:t,transcripts:i}).then(d=>d.ok?d.json():Promise.reject(new Error(d.statusText))).then(({worlds:d,lines:h})=>{u&&(a(d),n(p=>({...p,...Object.fromEntries(i.map(($,f)=>[$,h[f]]))})))}).catch(()=>u&&c(!0)),()=>{u=!1}},[i.join("|"),l]),{known:s,start:r,failed:l}}function oo({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:l}){let c=us(e,t),i=qa(e,s,t),{rounds:u,questions:d}=t===V?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return z`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${fe(u,d)}</strong></div>
${r.length>0&&z`<${Wa} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Ba} rounds=${c} left=${n.known[me(c)]} worlds=${n} />
<${Ka} machine=${t===V?e.machine:null} worlds=${n} last=${l} />
</section>`}function qa(t,e,s){return s===V?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Na=(t,e)=>t===V?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Wa({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===V?V:Number(a));return z`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>z`<option key=${a} value=${String(a)}>${Na(a,n)}</option>`)}
</select></label>`}function Ba({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:l},c)=>{let i=Object.entries(l);return i.length?i.map(([u,d],h)=>(n+=1,z`<tr key=${`${c} ${h}`}>
<th scope="row" class="mono">${h===0?a:z`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${de} passed=${d} /></td>
<${za} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[z`<tr key=${`${c} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${o("nothing_asked")}</td>
</tr>`]});return z`<table>
<thead class="hush"><tr>
<th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th>
<th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th>
</tr></thead>
<tbody>
${r}
${!r.length&&z`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function za({of:t,start:e,failed:s}){if(!t)return z`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=Xn(t.after,e),a=Array.from({length:Math.min(e,12)},(l,c)=>c);return z`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(l=>z`<i key=${l} class=${l<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Y(t.before)} → ${Y(t.after)}`}</span>
</td>`}function Ka({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:wt(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&F("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return z`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var eo={signDisplay:"exceptZero"},so=(t,e)=>o("n_of_m",{n:Y(t),m:Y(e)});function ro({view:t,whose:e,questions:s}){let n=ja(()=>Is(t),[t]);if(e===V)return null;let r=t.sheets[e].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=it(t),l=[];if(a){let c=t.seats[e].rounds.length-(a.rounds??0),i=F("more_questions",t.seats[e].questions-(a.questions??0),0,eo);l.push([F("more_rounds",c,0,eo),o("more_than_machine",{questions:i})])}if(r&&!s&&l.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let c=s.filter(d=>d.before===d.after).length;l.push([so(c,r),o("tile_nothing")]);let i=Math.round(to(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";l.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&l.push([so(n.right,n.all),o("tile_marks")]),l.length?z`<ul class="tiles">${l.map(([c,i])=>z`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as q}from"bombe/preact.js";var ge=q`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,ao=({view:t})=>q`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>q`<li key=${e} class="paper proof-card">
${s.map((r,a)=>q`<${Fa} key=${r} shown=${rt(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${de} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${w(ft(n))}</span></p>
</li>`)}
</ul>
</section>`;function Fa({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return q`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?q`<span class="held-disc">${s}</span>`:q`<span class="held-or">${o("or")}</span>`}
<${W} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${w(t.title)}</h3>
${n&&!t.grid&&q`<${Ga} shown=${t} law=${e} />`}
${n&&t.grid&&q`<${Ua} grid=${t.grid} law=${e} />`}
</div>`}var Ga=({shown:t,law:e})=>q`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return q`<li key=${s} class=${a?"lit":"dim"}>
<${W} of=${n} />
<span>${w(r)}${a&&q`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&ge}
</li>`})}
</ul>`;function Ua({grid:t,law:e}){let s=n=>q`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?ge:"·"}</td>`;return q`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>q`<th key=${r}><${W} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>q`<tr key=${n}><th>${w(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as be,useRef as co,useState as Va}from"bombe/preact.js";var Ya=3e3,ds=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function io(t,e){let[s,n]=Va(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),Ya)}}}var uo=be`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function $o({text:t}){let e=co(null),{copied:s,copy:n}=io(t,e);return be`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${uo} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var po=({id:t,problem:e})=>be`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${lo} what=${o("link_same")} problem=${t} />
<${lo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function lo({what:t,problem:e}){let s=co(null),n=ds(e),{copied:r,copy:a}=io(n,s);return be`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?ge:uo}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function fo({view:t,choose:e}){let{state:s}=v(),n=X(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match;return K`<div class="result ${n.length>1?"":"alone"}">
<${Qa} view=${t} seats=${n} first=${r} choose=${e} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${sl} view=${t} seats=${n} />
${a&&K`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${$o} text=${Qn(t,r,ds(t.id))} />
<${po} id=${t.id} problem=${t.problem} />
</aside>
<${ao} view=${t} />
<${he} />
<${$e} />
</div>`}function Qa({view:t,seats:e,first:s,choose:n}){let r=t.coop||e.length===1,[a,l]=$s(s),[c,i]=$s(null),u=e.map(M=>M.at).filter(M=>M!==a),d=t.outcome.winners.find(M=>M!==a)??u[0],h=c??(it(t)?V:r?null:d),p=[a,h].filter(M=>M!=null),$=M=>me(us(t,M)),f=no(t.problem,[...new Set(p.map($))]),E=r?[]:[...e.map(M=>M.at),...it(t)?[V]:[]],y=(M,nt)=>K`<${oo} key=${`${M}`} whose=${M} view=${t} seats=${e} worlds=${f}
choices=${E.length>2?E:[]} choose=${nt} last=${M===p.at(-1)} />`,g=K`<${ro} view=${t} whose=${a} questions=${f.known[$(a)]} />`,{heading:k,alert:b,title:S}=Xa(t,e);return K`<p class="hush" role="alert">${b}</p>
<div class="result-main">
<section class="machine outcome" aria-labelledby="outcome">
<${tl} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>${S}</h2>
<p class="note">${o("only_code",{code:t.solution,n:Y(t.verifiers.length)})}</p>
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${y(a,l)}
${p.length>1?y(h,i):g}
</div>
${p.length>1&&g}
<${el} view=${t} choose=${n} />
</div>`}function Xa(t,e){let s=Ja(null),[n,r]=$s(""),a=Zn(t,e);return Za(()=>{let{activeElement:l}=document;!l||l===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function tl({code:t}){let e=[...t],s=e.map((n,r)=>U(`${C[r]} ${n}`)).join(", ");return K`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>K`<span key=${r} aria-hidden="true"><b>${n}</b><${Z} of=${C[r]} size=${22} /></span>`)}
</p>`}function el({view:t,choose:e}){let{table:s,state:n,refused:r}=v(),a=n.table?.people.length===1,l=async()=>{try{let i={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty};for(let[u,d]of a?Object.entries(i):[])n.table?.options[u]!==d&&await s.order(`option ${u} ${d}`);await s.order("start")}catch(i){r(i)}},c=n.table?.match;return K`<div class="again">
${vt(n)?K`<button class="button filled" onClick=${l}>${o(a?"another":"rematch")}</button>`:K`<${ls} state=${n} />`}
${c&&K`<a class="button" href=${`/m/${c}`}>${o("step_through")}</a>`}
<${ze} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function sl({view:t,seats:e}){let{winners:s}=t.outcome,n=c=>c.me?e.length>1?`${c.name} (${o("you")})`:o("you_here"):c.name,r=c=>s.includes(c.at),a=[...e].sort((c,i)=>Number(r(i))-Number(r(c))),l=it(t);return K`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(c=>K`<${ho} key=${c.at} face=${c} name=${n(c)} won=${r(c)}
fate=${[c.bot&&o("bot"),Jn(t,c)].filter(Boolean).join(", ")}
code=${t.last_thumbs[c.at]?.code??"–"} rounds=${c.rounds.length} questions=${c.questions} />`)}
${l&&K`<${ho} key=${V} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${wt(l.level)} code=${t.solution} rounds=${l.rounds}
questions=${l.questions} />`}
</tbody>
</table>
</div>`}var ho=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:l=!1})=>K`<tr class=${l?"won":""}>
<th scope="row"><span class="standing"><${ie} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Y(r)}</td><td>${Y(a)}</td>
</tr>`;import{html as x,useEffect as bo,useLayoutEffect as mo,useRef as _t,useState as hs}from"bombe/preact.js";var nl=5,ol=1e3,rl="(min-width: 1180px)",ps=30,yo=85,go="sheet";function ko({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=_t(null),l=_t(null),c=_t(!1),[i,u]=hs(()=>Number(localStorage.getItem(go))||70),d=$=>{let f=Math.round(Math.min(yo,Math.max(ps,$)));u(f),localStorage.setItem(go,String(f))};bo(()=>{c.current&&(n||matchMedia(rl).matches?a:l).current?.focus(),c.current=!0},[n]);let h=()=>r(!1),p=$=>$.key==="Escape"&&n&&h();return x`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${p}>
<${il} height=${i} resize=${d} close=${h} />
<${al} undo=${e} redo=${s} />
<${dl} view=${t} />
<div class="workings">
<${fl} view=${t} />
<div class="jots">
${[...R(t),"*"].map($=>x`<${gl} key=${$} view=${t} slot=${$} />`)}
</div>
</div>
<${ll} targets=${t.sheet.unsound??[]} />
<${At} view=${t} />
${t.sheet.codes&&x`<${cl} codes=${t.sheet.codes} />`}
</div>
<${bl} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${l} />
</section>`}function al({undo:t,redo:e}){let s=yt();return x`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${O} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${O} of="redo" /></button>
</div>`}function ll({targets:t}){if(!t.length)return null;let e=t.map(s=>qt(oe(s))).join(", ");return x`<p class="shaky-line"><b aria-hidden="true">!</b> ${w(o("unsound_marks",{marks:e}),14)}</p>`}var cl=({codes:t})=>x`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function il({height:t,resize:e,close:s}){let n=_t(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},l=u=>n.current!==null&&e(r(u)),c=u=>{n.current=null,r(u)<ps-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return x`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${ps} aria-valuemax=${yo}
onPointerDown=${a} onPointerMove=${l} onPointerUp=${c} onKeyDown=${i}><i></i></div>`}function ul(t){let e=_t(null),[s,n]=hs(!1);return mo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),mo(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function dl({view:t}){let e=R(t),{rounds:s}=t.sheet,n=Math.max(0,nl-s.length),{scroll:r,long:a}=ul(s.length);return x`<div class="rounds-of" ref=${r} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${C.map(l=>x`<th scope="col" class="of-shape"><${Z} of=${l} size=${18} /></th>`)}
${e.map((l,c)=>x`<th scope="col" class=${c===0?"edge":""}>${l}</th>`)}
</tr></thead>
<tbody>
${s.map((l,c)=>{let i=c===s.length-1&&!t.over;return x`<${$l} key=${c} n=${c+1} round=${l} now=${i} letters=${e} />`})}
${Array.from({length:n},(l,c)=>{let i=s.length+c+1;return x`<${pl} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function $l({n:t,round:e,now:s,letters:n}){let{proposal:r,locked:a}=bt(),l=s&&!a,c=l?r:e.proposal;return x`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${C.map((i,u)=>x`<td class="of-shape ${l?"draft":""}">${c?.[u]}</td>`)}
${n.map((i,u)=>x`<td class=${u===0?"edge":""}><${hl} passed=${e.answers[i]} /></td>`)}
</tr>`}var pl=({n:t,letters:e})=>x`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...C,...e].map((s,n)=>x`<td class=${n===C.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function hl({passed:t}){return t===void 0?x`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:x`<${B} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var fl=({view:t})=>x`<div class="digits" role="group" aria-label=${o("digits")}>
${C.map(e=>x`<span class="digits-of" aria-hidden="true"><${Z} of=${e} size=${22} /></span>`)}
${N.flatMap(e=>C.map((s,n)=>{let r=G[n]+e;return x`<${ml} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function ml({view:t,target:e,shape:s,digit:n}){let r=yt(),a=r.of(e),l=Nt(t,e);return x`<button class="digit-mark ${Bt(a)} ${l?"shaky":""}" aria-pressed=${a!==""}
aria-label=${kt(U(o("digit_is",{shape:s,digit:n})),a,l)}
...${zt(r,e)}>${n}</button>`}function gl({view:t,slot:e}){let{table:s,refused:n}=v(),r=t.sheet.notes[e]??"",[a,l]=hs(r),c=_t(!1),i=_t(void 0);bo(()=>{c.current||l(r)},[r]);let u=$=>{clearTimeout(i.current);let f=$.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},d=({currentTarget:{value:$}})=>{c.current=!0,l($),clearTimeout(i.current),i.current=setTimeout(()=>u($),ol)},h=()=>{c.current&&u(a),c.current=!1},p=e==="*";return x`<label class="jot ${p?"whole":""}">
<span aria-hidden="true">${p?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${d} onBlur=${h}
aria-label=${p?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function bl({view:t,drawer:e,toggle:s,handle:n}){let r=J(t)?.out,a=t.own_thumb!==null;return x`<div class="ending ${a||r?"waits":""} ${mt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${O} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?x`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?x`<${yl} up=${t.own_thumb.up} />`:x`<${kl} />`}
</div>`}function yl({up:t}){let{state:e,view:s}=v(),{thumb:n}=Ot();return x`<p class="thumb-in"><${O} of=${t?"up":"down"} /> <span>${Fn(e.table,s)}</span></p>
${!et(s)&&x`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function kl(){let{know:t,next:e}=Ot();return x`<button class="button filled declare" onClick=${t}><${O} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${_n} />
<button class="button next" onClick=${e}><${O} of="down" size=${22} />
<span class="long">${o("next_round")}</span><span class="brief" aria-hidden="true">${o("next_short")}</span>
</button>`}import{html as ye,useLayoutEffect as wl,useRef as _l,useState as wo}from"bombe/preact.js";var _o=["","",""];function xo({view:t,thumb:e,close:s}){let n=_l(null),[r,a]=wo(_o),[l,c]=wo(""),i=(g,k,b=!1)=>{c(""),a(S=>(b?_o:S).map((M,nt)=>nt===g?k:M))},u=C.filter((g,k)=>!r[k]);wl(()=>{let g=document.activeElement,k=n.current;if(k)return k.showModal(),k.querySelector("input")?.focus(),()=>{k.close(),g?.isConnected&&g.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],h=g=>{let k=d()[g];(k?k.querySelector("input:checked")??k.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},p=g=>{let{key:k,target:b}=g;if(k.length>1||k===" "||$t(g))return;g.preventDefault();let S=re(g);if(!S)return c(o("no_such_digit",{sign:k}));let M=d().findIndex(ke=>ke.contains(b)),nt=M>=0?M:r.indexOf(""),Dt=Math.max(0,nt);i(Dt,S,nt<0),h(Dt+1)},$=g=>{if(g.preventDefault(),!u.length)return e(`up ${r.join("")}`);c(o("digits_missing",{shapes:u.join(" ")})),h(r.indexOf(""))},f=g=>{g.preventDefault(),s()},E=g=>g.target===n.current&&s(),y=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return ye`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${E} onKeyDown=${p}>
<form onSubmit=${$}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(y)}</p>
<div class="know-wheels">
${C.map((g,k)=>ye`<${xl} key=${g} place=${k} digit=${r[k]}
set=${b=>i(k,b)} />`)}
</div>
<p class="know-wrong" role="alert">${w(l)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(g=>g||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var xl=({place:t,digit:e,set:s})=>ye`<fieldset class="know-wheel ${G[t]}">
<legend><${Z} of=${C[t]} size=${22} /></legend>
${N.map(n=>ye`<label key=${n}>
<input type="radio" name="know-${G[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Cd(t,e,s){Ee(s),t.replaceChildren(),vl(H`<${El} table=${e} />`,t)}function El({table:t}){return ve(t),H`<${Cl} key=${t.shown} table=${t} />`}function Cl({table:t}){let e=ve(t),{view:s}=e,n=mn(t,s),[r,a]=xt(""),[l,c]=xt(""),[i,u]=xt(""),[d,h]=xt(null),[p,$]=xt(0),[f,E]=xt(!1),[y,g]=xt(()=>t.state.trying&&Sn()?"offered":""),k=Sl(T=>c(te(T,o("no_answer"))),[]),b=Ns(t,k),S=T=>{if(!T)return;let lt=U(oe(T));a(b.of(T)?kt(lt,b.of(T)):o("unmarked",{what:lt}))},M=()=>S(b.undo()),nt=()=>S(b.redo()),Dt=vo(null),ke=n.digits.join("");Ml(()=>{let T=qn(Dt.current,e,ke);Dt.current=s,T&&a(T)},[s]),$n();let fs=(T,lt,tt)=>Xt.confirm==="on"?h({title:T,yes:lt,go:tt}):tt(),So=T=>{s&&!ut(s)&&$(R(s).indexOf(T))},Mo=()=>n.now().code,{ask:ms,asking:Eo,forget:Co}=Rs({table:t,draft:Mo,surely:fs,sent:So,setAlert:c,refused:k}),Zt=vo(null),we=async T=>{u(""),c(""),Co();let lt=t.act(`thumb ${T}`);Zt.current=lt;try{await lt;let{view:tt}=t.state;tt&&tt.seats.length===1&&!tt.over&&!et(tt)&&a(ss(tt))}catch(tt){k(tt)}finally{Zt.current===lt&&(Zt.current=null)}},gs={thumb:we,hint:async()=>{try{await t.act("hint"),t.state.view&&a(bn(t.state.view))}catch(T){k(T)}},next:()=>fs(o("sure_next"),o("next_round"),()=>we("down")),know:()=>u("thumb")};if(js(t,Zt,{...n,...gs,wheel:()=>n.now().wheel,ask:ms,undo:M,redo:nt,show:$,list:()=>u("keys"),sheet:()=>E(!f)}),e.closed)return H`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return H`<${Vn} table=${t} state=${e} />`;let bs=gt(s),Oo=bs&&A(s).proposal||n.digits.join(""),ys=()=>{let T=()=>u("choose");e.trying||e.table?.phase!=="playing"?T():h({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:T})},_e=()=>u(""),ks=()=>h(null),To=()=>{ks(),d?.go()};return H`<${Te.Provider} value=${{table:t,state:e,view:s,refused:k}}>
<p class="hush" role="status">${r}</p>
${l&&H`<${Tl} words=${l} close=${()=>c("")} />`}
${y==="open"&&H`<${Mn} close=${()=>g("")} />`}
${Cs(s)?H`<${fo} view=${s} choose=${ys} />`:H`<${Ae.Provider} value=${{...n,proposal:Oo,locked:bs}}>
<${Le.Provider} value=${{ask:ms,asking:Eo}}>
<${He.Provider} value=${b}>
<${Ie.Provider} value=${{tab:p,setTab:$}}>
<${De.Provider} value=${gs}>
<${Al} view=${s} undo=${M} redo=${nt} drawer=${f} setDrawer=${E} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&H`<${xo} view=${s} thumb=${we} close=${_e} />`}
${i==="keys"&&H`<${xs} keys=${Ps} tell=${Ol} close=${_e} />`}
${i==="choose"&&H`<${cn} table=${t} view=${s} close=${_e} />`}
${d&&H`<${_s} question=${d} close=${ks} yes=${To} />`}
<${Ss}>
<${ln} table=${t} state=${e} view=${s} choose=${ys} refused=${k} />
${y==="offered"&&H`<button class="bar-new" onClick=${()=>g("open")}>${o("lesson")}</button>`}
<//>
<//>`}var Ol=t=>w(o(t)),Tl=({words:t,close:e})=>H`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,Al=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>H`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Un} />
<${Ks} />
${at(t)?H`<${Rn} />`:H`<${Yn} />`}
${at(t)&&H`<${ko} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${at(t)&&H`<${xn} />`}
<${he} />
</div>`;export{Cd as mount};
