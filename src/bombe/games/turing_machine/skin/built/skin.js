import{html as jt,useLayoutEffect as jo,useRef as qo}from"bombe/preact.js";var Oe={},ee="en";function Ms(t){Oe=t.words,ee=t.lang}function o(t,e={}){let s=Oe[t];if(s===void 0)throw new Error(`no words for ${t}`);return Po(s,e)}var Po=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),rt=t=>new Intl.ListFormat(ee,{type:"conjunction"}).format(t);function Z(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(ee,{...n,...s}).format(t).replace("-","−")}function P(t,e,s=0,n={}){let a=new Intl.PluralRules(ee,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Oe[`${t}_1`].includes("{n}"));return o(a?`${t}_1`:`${t}_n`,{n:Z(e,s,n)})}function se({title:t,cls:e="",close:s,onKey:n,children:r}){let a=qo(null);return jo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),jt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${r}
</dialog>`}function Es({question:t,yes:e,close:s}){return jt`<${se} title=${t.title} close=${s}>
<p class="note">${t.note??o("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${o("cancel")}</button>
</div>
<//>`}function Cs({keys:t,close:e,tell:s=o}){return jt`<${se} title=${o("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,r])=>jt`<div key=${r}>
<dt>${n.map(a=>a==="–"?" – ":jt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(r)}</dd>
</div>`)}</dl>
<p class="note">${o("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${o("close")}</button></div>
<//>`}import{html as H,render as Tl,useCallback as Al,useEffect as Ll,useRef as To,useState as Mt}from"bombe/preact.js";import{html as Wo,render as No,useEffect as Os,useState as Bo}from"bombe/preact.js";function Te(t){let[e,s]=Bo(t.state);return Os(()=>(s(t.state),t.subscribe(s)),[t]),e}var mt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),ne=typeof document>"u"?{}:document.documentElement.dataset,oe=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function Ts({children:t}){return Os(()=>{let e=document.getElementById("bar");e&&No(Wo`${t}`,e)}),null}import{useRef as qs,useState as Ko}from"bombe/preact.js";import{html as Et}from"bombe/preact.js";var Ae={},Le=new Map,gt;function He(t){Ms(t),Ae=t.cards,Le=new Map(Object.values(Ae).flatMap(e=>e.laws.map(s=>[s.name,{card:e,law:s}]))),gt=t}var at=t=>Ae[t];var re=t=>Le.get(t),bt=t=>Le.get(t)?.law.text??t,it=t=>gt.options[t],As=()=>Object.keys(gt.options),qt=()=>gt.booklet,Re=()=>gt.questions,ae=()=>gt.rungs,Wt=()=>gt.lesson;var C=["▲","■","●"],G=["t","s","c"],B=["1","2","3","4","5"],Ls={"▲":"t","■":"s","●":"c"},zo={"▲":"triangle","■":"square","●":"circle"},U=t=>Nt(t.replace(/[▲■●]/g,e=>o(zo[e]))),Ie=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),Nt=t=>t.replace(/\.$/,"");function J({of:t,size:e=16}){let s=Ls[t];return Et`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Et`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Et`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Et`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${U(t)}</span></span>`}var _=(t,e)=>t.split(/([▲■●])/).map(s=>s in Ls?Et`<${J} of=${s} size=${e} />`:s),z=({of:t,cls:e=""})=>Et`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var lt=t=>!!t.sheet,Hs=t=>t.over,ut=t=>t.machine?.answered?t.machine:null,nt=t=>!!t.machine?.thinking,j=t=>[...t.verifiers],dt=t=>t.mode==="nightmare",Rs=t=>t.groups.map(e=>e.join("+")).join(" "),Q=t=>t.you===null?void 0:t.seats[t.you],A=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},pt=t=>lt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),yt=t=>lt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!Q(t)?.out,kt=t=>Object.keys(A(t).answers).length>0,le=t=>lt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Is=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Bt=(t,e)=>!!t.sheet?.unsound?.includes(e),Ds=new Map(G.flatMap((t,e)=>B.map(s=>[t+s,{place:e,digit:s}])));function ce(t){let e=Ds.get(t);return e?`${C[e.place]} ${e.digit}`:bt(t)}var Ps=t=>t===""?"-":t==="-"?"+":"",ie=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function js(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,l)=>G[l]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Ds.has(a)||re(a)),r=n.filter(([a,l])=>(e.has(a)||s.has(a))===(l==="+"));return{all:n.length,right:r.length}}var Fo=400;function Ws({table:t,draft:e,surely:s,sent:n,setAlert:r,refused:a}){let[l,c]=Ko(null),i=qs({letter:"",at:0}),u=qs(new Set),d=p=>{let{view:f}=t.state;if(!f)return;let{answers:M,proposal:b}=A(f),m=p===i.current.letter&&Date.now()-i.current.at<Fo;if(yt(f)&&!(p in M)&&r(o("round_spent")),!pt(f)||p in M||u.current.has(p)||m)return;let y=kt(f)&&b?b:e();s(o("sure_ask",{letter:p,code:y}),o("ask_letter",{letter:p}),()=>$(p))},$=async p=>{let{view:f}=t.state;if(!f||!pt(f)||p in A(f).answers||u.current.has(p))return;let M=kt(f)?A(f).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),c(p),n(p),r("");try{await t.act(`ask ${M} ${p}`)}catch(b){a(b)}finally{u.current.delete(p),c(null)}};return{ask:d,asking:l,forget:()=>{i.current.letter=""}}}import{createContext as Ct,useContext as Go}from"bombe/preact.js";var De=Ct(null),Pe=Ct(null),je=Ct(null),qe=Ct(null),We=Ct(null),Ne=Ct(null);function Ot(t){let e=Go(t);if(e===null)throw new Error("this is a part of a board");return e}var x=()=>Ot(De),_t=()=>Ot(Pe),zt=()=>Ot(je),wt=()=>Ot(qe),Tt=()=>Ot(We),At=()=>Ot(Ne);import{useEffect as Uo,useRef as Vo}from"bombe/preact.js";var ue=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,$t=t=>t.ctrlKey||t.altKey||t.metaKey,Ns=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function Bs(t,e,s){let n=Vo((()=>{}));Uo(()=>{let r=a=>{let{view:l}=t.state,c=a.target;if(!(c.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||$t(a))&&!(ne.keys==="off"||!l||l.over||!l.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Yo(a,c,l,s)&&a.preventDefault()}};return n.current=r,addEventListener("keydown",r),()=>removeEventListener("keydown",r)})}function Yo(t,e,s,n){let{key:r,shiftKey:a}=t,l=ue(t),c=r.length===1?r.toLowerCase():r,i=c.toUpperCase(),u=j(s).indexOf(i),d=n.wheel();if(l)n.set(d,l),n.setWheel((d+1)%3);else if(r==="ArrowLeft"||r==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(r==="ArrowLeft"?2:1))%3)}else if(r==="ArrowUp"||r==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,r==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(c==="z"&&a)n.redo();else if(c==="z")n.undo();else if(c==="n")n.next();else if(c==="k")n.know();else if(c==="h"&&s.aids.includes("hints"))n.hint();else if(c==="?")n.list();else if(c==="s")n.sheet();else return!1;return!0}import{html as g,useEffect as Gs,useLayoutEffect as nr,useRef as Lt,useState as Us}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var zs="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Zo="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Jo={up:q`<path d=${zs} />`,down:q`<path d=${zs} transform="rotate(180 12 12)" />`,undo:q`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:q`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:q`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:q`<path class="pen" d="M6 14l6-6l6 6" />`,sink:q`<path class="pen" d="M6 10l6 6l6-6" />`,close:q`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:q`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:q`<path class="pen" d=${Zo} />`,talk:q`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:q`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},O=({of:t,size:e=20})=>q`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${Jo[t]}</svg>`,K=({passed:t,size:e=22})=>q`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?q`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:q`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as Qo,useState as Xo}from"bombe/preact.js";function Ks(t,e){let[,s]=Xo(0);return Qo(()=>{let n=[],r=[],a=new Map,l=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",c=(u,d)=>{if(l(u)===d)return;let $={sign:d};a.set(u,$),s(h=>h+1),t.act(ie(u,d)).catch(e).finally(()=>{a.get(u)===$&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:l(u),after:d}),r.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,Ps(l(u))),undo(){let u=n.pop();return u?(r.push(u),c(u.target,u.before),u.target):null},redo(){let u=r.pop();return u?(n.push(u),c(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return r.length>0}}},[t])}var Kt=t=>t==="-"?"struck":t==="+"?"kept":"";function xt(t,e,s=!1,n=!1){let r=t;return e&&(r=o(e==="-"?"struck":"kept",{what:r})),n&&(r=o("ruled_out",{what:r})),s&&(r=o("unsound",{what:r})),r}var Ft=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as L}from"bombe/preact.js";var Be=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function de({number:t,letter:e,id:s,state:n=()=>"",more:r,level:a=3}){let l=at(t),c=`h${a}`;return L`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?L`<span class="sample-disc" aria-hidden="true">${e}</span>`:L`<span class="mono">${t}</span>`}
<${z} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${c}>${e&&L`<span class="hush">${o("sample_of",{letter:e})} </span>`}${_(l.title,15)}<${ze} of=${l} /><//>
${l.grid?L`<${sr} shown=${l} />`:L`<ul class="sample-laws">
${l.laws.map(i=>L`<${er} law=${i} state=${n(i)} />`)}
</ul>`}
${r&&L`<${tr} shown=${l} />`}
</div>
</article>`}var ze=({of:t})=>t.hard?L` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,tr=({shown:t})=>L`<details>
<summary>${o("sample_words")}<span class="hush">: ${t.title}</span></summary>
<p>${_(t.text,13)}</p>
<p>${_(t.remark,13)}</p>
<ul class="sample-texts">${t.laws.map(e=>L`<li><span class="mono">${e.letter}</span> <span>${_(e.text,13)}</span></li>`)}</ul>
</details>`,er=({law:t,state:e})=>L`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${z} of=${t.picture} />
<span class="sample-words">${_(t.words,13)}</span>
${e&&L`<span class="hush">, ${o(`sample_${e}`)}</span>`}
</li>`;function sr({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>L`<span class="sample-cell" role="img" aria-label=${r.get(l)?.text}>
<${z} of=${r.get(l)?.picture} /></span>`;return L`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>L`<${z} of=${l} cls="column" />`)}
${s.map((l,c)=>L`<span class="sample-row">${l}</span>${n[c].map(a)}`)}
</div>`}var Fs=({name:t,digits:e,set:s})=>L`<div class="pick">
${C.map((n,r)=>L`<fieldset class="pick-row ${G[r]}">
<legend>${_(n,18)}</legend>
${B.map(a=>L`<label class="pick-key">
<input type="radio" name=${`${t}-${r}`} value=${a} checked=${e[r]===a}
onChange=${()=>s(e.map((l,c)=>c===r?a:l))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var or=90,rr="(max-width: 699px)";function Vs(){let{view:t}=x(),{tab:e,setTab:s}=Tt(),{deck:n,scrolled:r}=ar(e,s),[a,l]=Us(null),c=j(t),i=dt(t),{answers:u}=A(t),d=$=>i?null:c[$];return g`<section class="cards" aria-label=${o("cards")}>
<div class="tabs">
${t.groups.map(($,h)=>g`<${ir} key=${c[h]} letter=${d(h)} number=${$[0]} current=${h===e}
passed=${i?void 0:u[c[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${r}>
${t.groups.map(($,h)=>{let p=`card-${c[h]}`,f=()=>l(h);return $.length>1?g`<${dr} key=${h} id=${p} letter=${c[h]} numbers=${$} enlarge=${f} />`:g`<${Ke} key=${h} id=${p} letter=${d(h)} number=${$[0]} enlarge=${f} />`})}
</div>
${a!==null&&g`<${pr} letter=${d(a)} opener=${`card-${c[a]}`} numbers=${t.groups[a]}
close=${()=>l(null)} />`}
</section>`}function ar(t,e){let s=Lt(null),n=Lt(void 0),r=Lt(0);return Gs(()=>{let l=s.current,c=l?.children[t];if(!l||!c||t===r.current||l.scrollWidth<=l.clientWidth)return;r.current=t;let i=c.offsetLeft-l.offsetLeft-cr(l);l.scrollTo({left:i,behavior:lr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let d=(c-i)/Math.max(1,u.length-1);r.current=Math.round(l/d),e(r.current)},or)}}}var lr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,cr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,ir=({letter:t,number:e,current:s,passed:n,press:r})=>g`<button class="tab" aria-current=${s?"true":null} onClick=${r}
aria-label=${ur(t,e,n)}>
${t??g`<span class="mono">${e}</span>`}
${n!==void 0&&g`<${K} passed=${n} size=${18} />`}
</button>`;function ur(t,e,s){return t===null?o("card_number",{n:e}):s===void 0?o("verifier",{letter:t}):o(s?"answered_yes":"answered_no",{letter:t})}var Ys=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},dr=({id:t,letter:e,numbers:s,enlarge:n})=>g`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${o("pair_of",{letter:e})}
onKeyDown=${Ys(n)}>
<${Ke} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${o("or")}</span></p>
<${Ke} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Zs=({letter:t})=>g`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function pr({letter:t,numbers:e,opener:s,close:n}){let r=Lt(null),a=wt();nr(()=>{let i=r.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),n()},c=i=>i.target===r.current&&n();return g`<dialog class="large ${e.length>1?"two":""}" ref=${r} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>$r(i,a)}>
<div class="large-head">
<${Zs} letter=${t} />
<h2 id="large-title">${t?o("verifier",{letter:t}):o("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${o("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>g`<${hr} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function $r(t,e){t.key.toLowerCase()!=="z"||$t(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function hr({number:t,whose:e}){let s=at(t);return g`<section class="spread" aria-label=${U(s.title)}>
<div class="spread-head"><h3 class="title">${_(s.title,17)}</h3>
<${z} of=${s.key} cls="key" /></div>
<p class="spread-text">${_(s.text,14)} ${_(s.remark,14)}</p>
${s.grid?g`<${Xs} shown=${s} />
<details><summary>${o("check_what")}</summary><${Js} shown=${s} /></details>`:g`<${Qs} shown=${s} whole />`}
${e&&g`<${en} number=${t} />`}
</section>`}function Ke({letter:t,number:e,id:s,paired:n=!1,enlarge:r}){let{view:a}=x(),l=at(e),[c,i]=Us(!1),u=Lt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{i(!1),u.current?.focus()},h=p=>{p.stopPropagation(),n&&matchMedia(rr).matches?r():i(!c)};return g`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${U(o(d,{letter:t??"",title:l.title}))}
onKeyDown=${Ys(r)}>
<div class="card-head" onClick=${r}>
${!n&&g`<${Zs} letter=${t} />`}
<button class="about-key" ref=${u} title=${o("check_what")} aria-label=${o("check_what")}
aria-expanded=${c} onClick=${h}><${O} of="about" size=${19} /></button>
<${z} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${r}>
<h2 class="title">${_(l.title,15)}<${ze} of=${l} /></h2>
<button class="enlarge" title=${o("enlarge")} aria-haspopup="dialog"
aria-label=${U(o("enlarge_card",{title:l.title}))}>
<${O} of="enlarge" size=${18} /></button>
</div>
${l.grid?g`<${Xs} shown=${l} />`:g`<${Qs} shown=${l} />`}
${!n&&le(a)&&g`<p class="tip" aria-hidden="true">${o("press_laws")}</p>`}
${t===null&&g`<${en} number=${e} />`}
${t!==null&&!n&&a.sheet&&g`<${gr} letter=${t} />`}
${c&&g`<${fr} shown=${l} close=${$} />`}
</article>`}function fr({shown:t,close:e}){let s=Lt(null);return Gs(()=>s.current?.focus(),[]),g`<div class="about" onKeyDown=${r=>r.key==="Escape"&&e()}>
<p>${_(t.text,14)}</p>
<${Js} shown=${t} />
<p>${_(t.remark,14)}</p>
<button class="button" ref=${s} onClick=${e}>${o("close")}</button>
</div>`}var Js=({shown:t})=>g`<p class="about-label">${o("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>g`<li key=${e.name}><b>${e.letter}</b> <span>${_(e.text,14)}</span></li>`)}</ul>`,Qs=({shown:t,whole:e})=>g`<ul class="laws">
${t.laws.map(s=>g`<li key=${s.name}><${tn} law=${s}>
<${z} of=${s.picture} />
<span class="law-words">${_(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function Xs({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,r=new Map(t.laws.map(l=>[l.name,l])),a=l=>g`<${tn} key=${l} law=${r.get(l)}><${z} of=${r.get(l)?.picture} /><//>`;return g`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(l=>g`<${z} of=${l} cls="column" />`)}
${s.map((l,c)=>g`<span class="row-name">${l}</span>${n[c].map(a)}`)}
</div>`}function tn({law:t,children:e}){let{view:s}=x(),n=wt(),r=n.of(t.name),a=o("law_is",{letter:t.letter,words:U(t.text)});if(!lt(s))return g`<span class="law" role="img" aria-label=${a}>${e}</span>`;let l=Bt(s,t.name),c=Is(s,t.name);return g`<button class="law ${Kt(r)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${r!==""} aria-label=${xt(a,r,l,c)} title=${t.text}
...${Ft(n,t.name)}>
${e}${l&&g`<span class="shaky-sign" aria-hidden="true">! <span>${o("unsound_here")}</span></span>`}
</button>`}function en({number:t}){let{view:e}=x();return g`<div class="whose">
<p class="caps">${o("whose")}</p>
<div class="owners">
${j(e).map(s=>g`<${mr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function mr({letter:t,target:e}){let{view:s}=x(),n=wt();if(!s.sheet)return g`<span class="owner">${t}</span>`;let r=n.of(e),a=Bt(s,e);return g`<button class="owner ${Kt(r)} ${a?"shaky":""}" aria-pressed=${r!==""}
aria-label=${xt(o("whose_is",{letter:t}),r,a)}
...${Ft(n,e)}>${t}</button>`}function gr({letter:t}){let{view:e}=x(),{ask:s,asking:n}=zt(),r=A(e).answers[t],a=r!==void 0;return g`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!pt(e)} onClick=${()=>s(t)}
aria-label=${a?o(r?"answered_yes":"answered_no",{letter:t}):null}>
${a?g`<${K} passed=${r} size=${20} /> ${o("answered")}`:g`${o("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as I,useLayoutEffect as _r,useRef as wr,useState as Ve}from"bombe/preact.js";var sn="choice",Fe=["new","named","booklet"],nn=/^aid_/,Ge=200,Gt=()=>As().filter(t=>nn.test(t));function br(t,e){return t==="kind"?Fe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=Ge:t==="booklet"?qt().some(({number:s})=>s===e):it(t).choices.some(s=>s===e)}function on(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Gt().map(n=>[n,t.aids.includes(n.replace(nn,""))]))},s=yr();return Object.fromEntries(Object.entries(e).map(([n,r])=>[n,n in s&&br(n,s[n])?s[n]:r]))}function yr(){try{return JSON.parse(localStorage.getItem(sn)??"null")??{}}catch{return{}}}function rn(t){try{localStorage.setItem(sn,JSON.stringify(t))}catch{}}function an(t){let{kind:e,mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l}=t,c=Object.fromEntries(Gt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:r,by_thought:a,machine:l,...c}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:l,...c}}import{html as Ue}from"bombe/preact.js";var vt=t=>o(`level_${t}`);function Ht({view:t}){let e=kr(t);return e.length?Ue`<ul class="small-print">${e.map(s=>Ue`<li key=${s}>${s}</li>`)}</ul>`:null}var ln=({view:t})=>t.seats.length>1&&t.aids.length>0&&Ue`<p class="small-print">${pe(t.aids)}</p>`,pe=t=>o("aids",{aids:rt(t.map(e=>o(`aid_${e}`)))});function kr(t){let e=[];return t.machine&&e.push(o("machine_to_beat",{level:vt(t.machine.level)})),t.coop&&e.push(o("one_sheet")),t.aids.length&&e.push(pe(t.aids)),t.chosen&&e.push(o("chosen")),e}var cn=t=>o(`share_${t}`),un=t=>o(`share_${t}`);function dn({table:t,state:e,view:s,choose:n,refused:r}){_r(()=>{e.refused&&r(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&cn(s.mode),un(s.difficulty)];return I`<div class="bar-problem">
<span class="hush">${o("this_problem")}</span>
<span class="mono">${Rs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${Ye} table=${t} state=${e} choose=${n} cls="bar-new" />`}function Ye({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:I`<button class=${n} onClick=${s}>${o("new_problem")}</button>`:!mt(e)||e.table?.phase==="playing"?null:I`<a class=${n} href=${`/r/${t.code}?table`}>${o("new_problem")}</a>`}function pn({table:t,view:e,close:s}){let[n,r]=Ve(()=>on(e)),[a,l]=Ve(!1),[c,i]=Ve(""),u=wr(null),d=b=>m=>{i(""),r(y=>({...y,[b]:m}))},{kind:$}=n,h=b=>{i(Ie(b)),l(!1),u.current?.focus()},p=async b=>{if(!a){if($==="named"&&!String(n.named).trim())return h(o("named_missing"));l(!0),i("");try{await b(an(n)),rn(n)}catch(m){h(oe(m,o("no_answer")))}}},f=b=>{b.preventDefault(),p(async m=>{await t.begin(m),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>p(async b=>{let{machine:m,...y}=$==="new"?b:(await t.look(b)).options;await t.gather(y)});return I`<${se} title=${o("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${Ut} legend=${o("which_problem")} quiet name="kind" value=${$} set=${d("kind")} choices=${Fe}
words=${b=>o(`kind_${b}`)} />
<div class="choose-which">
${$==="new"&&I`<${xr} choice=${n} set=${d} />`}
${$==="named"&&I`<${vr} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
${$==="booklet"&&I`<${Sr} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Ut} legend=${o("when_alone",{title:it("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${it("machine").choices} words=${vt}
note=${o(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Gt().some(b=>n[b])}>
<summary>${o("hints_and_aids")}</summary>
<p class="note">${o("aids_are_seen")}</p>
${Gt().map(b=>I`<${$n} key=${b} name=${b} value=${n[b]} set=${d(b)} />`)}
</details>
<p class="choose-status note" role="status">${a?o("dealing"):""}</p>
${c&&$!=="named"&&I`<p class="choose-wrong" role="alert">${c}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${o("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${o("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${o("cancel")}</button>
</div>
</form>
<//>`}function xr({choice:t,set:e}){let s=n=>({name:n,legend:it(n).title,value:t[n],set:e(n),choices:it(n).choices});return I`
<${Ut} ...${s("mode")} words=${cn} note=${o(`about_${t.mode}`)} />
<div class="choose-two">
<${Ut} ...${s("verifiers")} words=${String} />
<${Ut} ...${s("difficulty")} words=${un} />
</div>
<${$n} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function vr({value:t,set:e,wrong:s,field:n}){let r=({currentTarget:a})=>e(a.value);return I`<div class="choose-named">
<label for="choose-named">${o("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${r} maxlength=${Ge}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${o("named_how")}</p>
</div>`}var Sr=({value:t,set:e})=>I`<fieldset class="choose-booklet">
<legend>${o("booklet_label")}</legend>
<div>${qt().map(({number:s,verifiers:n,difficulty:r,luck:a})=>I`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${o("booklet_one",{n:s,verifiers:n,difficulty:r,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(r)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${o("booklet_how")}
${o("booklet_introduction",{n:qt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Ut=({legend:t,quiet:e,name:s,value:n,set:r,choices:a,words:l,note:c})=>I`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>I`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>r(i)} />
<span>${Ie(l(i))}</span>
</label>`)}</div>
${c&&I`<p class="note">${c}</p>`}
</fieldset>`;function $n({name:t,value:e,set:s}){return I`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:r})=>s(r.checked)} />
<span>${it(t).title}</span>
</label>`}import{useEffect as hn,useRef as Mr}from"bombe/preact.js";function fn(){let t=Mr(null);hn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),hn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Lr,useRef as Hr,useState as Rr}from"bombe/preact.js";import{html as Vt,useEffect as Er,useRef as Ze}from"bombe/preact.js";var Cr=44,Or=90,Je=!1;function mn(t){Je=!0,t?.querySelector("[aria-checked=true]")?.focus(),Je=!1}var Tr=(t,e)=>(Number(t)-Number(e)+7)%5-2,gn=(t,e)=>B[(B.indexOf(t)+e+5)%5],bn=()=>Vt`<div class="wheels">${C.map((t,e)=>Vt`<${Ar} place=${e} />`)}</div>`;function Ar({place:t}){let{proposal:e,locked:s,set:n,turn:r,wheel:a,setWheel:l}=_t(),c=Ze(null),i=Ze(null),u=Ze(0),d=e[t],$=C[t];Er(()=>{a===t&&document.activeElement?.closest(".drum")&&mn(c.current)},[d,a]);let h=k=>{if($t(k))return;let{key:S}=k;if(S==="ArrowUp"||S==="ArrowDown")r(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let V=(t+(S==="ArrowLeft"?2:1))%3;l(V),mn(c.current?.closest(".wheels")?.querySelectorAll(".drum")[V])}else return;k.preventDefault()},p=k=>{k.preventDefault(),!(s||k.timeStamp-u.current<Or||Math.abs(k.deltaY)<4)&&(u.current=k.timeStamp,r(t,k.deltaY>0?1:-1))},f=k=>{s||(i.current={y:k.clientY,moved:!1,id:k.pointerId}),l(t)},M=k=>{let S=i.current;!S||Math.abs(k.clientY-S.y)<Cr*.6||(S.moved||c.current?.setPointerCapture(S.id),S.moved=!0,r(t,k.clientY<S.y?1:-1),S.y=k.clientY)},b=()=>{setTimeout(()=>{i.current=null})},m=k=>{let S=Tr(k,d);return Vt`<button key=${k} type="button" role="radio" class="digit away${S}"
aria-checked=${k===d} tabindex=${k===d?0:-1} aria-disabled=${s}
onFocus=${()=>Je||l(t)} onClick=${()=>i.current?.moved||n(t,k)}>${S===0&&Vt`<span class="inner-shape" aria-hidden="true"><${J} of=${$} size=${24} /></span>`}<span>${k}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Vt`<div class="wheel ${G[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${J} of=${$} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${U(o("wheel",{shape:$}))} aria-disabled=${s}
ref=${c} onKeyDown=${h} onWheel=${p} onPointerDown=${f} onPointerMove=${M} onPointerUp=${b}
onPointerCancel=${b}>
${B.map(m)}
</div>
</div>`}function yn(t,e){let s=Hr({digits:["1","1","1"],wheel:0}),[,n]=Rr(0),r=c=>{Object.assign(s.current,c),n(i=>i+1)},a=e&&A(e).proposal;Lr(()=>{a&&r({digits:[...a]})},[a]);let l=(c,i)=>{t.state.view&&kt(t.state.view)||r({digits:s.current.digits.map((u,d)=>d===c?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:l,turn:(c,i)=>l(c,gn(s.current.digits[c],i)),setWheel:c=>{c!==s.current.wheel&&r({wheel:c})}}}import{html as It,useEffect as Qe,useLayoutEffect as Ir,useRef as Dr,useState as kn}from"bombe/preact.js";var Pr="(min-width: 1180px)",jr="(max-width: 699px)",qr=300,Rt=8,Wr=220,es=t=>t.sheet?.hint??null,Xe=t=>Q(t)?.hints??0;function _n(t){let e=es(t)?.lines.at(-1);return e?wn(t,e):""}function wn(t,{key:e,values:s}){let{law:n,answers:r,laws:a,...l}=s,c={...l};return n&&(c.law=bt(n)),r&&(c.answers=r.join(", ")),a&&(c.world=j(t).map((i,u)=>o("named",{who:i,what:Nt(bt(a[u]))})).join(", ")),o(e,c)}var Yt={at:0,heard:new Set};function ts(t){Yt.at=t;for(let e of Yt.heard)e({})}function xn(){let[,t]=kn(null);return Qe(()=>(Yt.heard.add(t),()=>{Yt.heard.delete(t)}),[]),Yt.at}var ss=({rung:t})=>Array.from({length:ae()},(e,s)=>It`<i class=${s<t?"used":""}></i>`),vn=({rung:t})=>It`<span class="hint-pips" aria-hidden="true"><${ss} rung=${t} /></span>
<span class="hush">${o("hint_rungs",{n:t})}</span>`;function Sn(){let{view:t}=x(),{hint:e}=At(),s=xn()===Xe(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=es(t)?.rung??0,r=n>0&&!s;return It`<button class="button hint-key" onClick=${()=>n<ae()?e():ts(s?0:Xe(t))} aria-expanded=${r}
aria-controls=${r?"hint":null}>
<${O} of="hint" size=${22} /><span class="hint-word">${o("hint")}</span><${vn} rung=${n} />
</button>`}function Mn(){let{view:t}=x(),{hint:e}=At(),{setTab:s}=Tt(),n=Dr(null),[r,a]=kn(null),l=es(t),c=Xe(t),i=xn()===c,u=l!==null&&!i,d=u?Nr(t,l):-1;if(Qe(()=>()=>ts(0),[]),Qe(()=>{d>=0&&s(d)},[c,d]),Ir(()=>{let p=n.current?.closest(".board");if(!u||!p)return;let f=()=>a(b=>Br(b,zr(p,d<0?null:j(t)[d])));f();let M=new ResizeObserver(f);return M.observe(p),addEventListener("resize",f),()=>{M.disconnect(),removeEventListener("resize",f)}},[u,d,c]),!u)return null;let $=()=>{ts(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})},h=p=>p.key==="Escape"&&$();return It`<aside class="hint-note ${r?.kind??""}" id="hint" ref=${n} style=${r?.style}
aria-label=${o("hint")} onKeyDown=${h}>
<div class="hint-head"><${O} of="hint" size=${20} /><b>${o("hint")}</b><${vn} rung=${l.rung} />
${l.rung<ae()&&It`<button class="button hint-more" onClick=${e}>${o("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${o("hint_close")} title=${o("hint_close")}>
<${O} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(p=>It`<li key=${p.key}>${_(wn(t,p),14)}</li>`)}
</ol>
</aside>`}function Nr(t,e){return dt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:j(t).indexOf(e.verifier)}var Br=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function zr(t,e){let s=d=>t.querySelector(d).getBoundingClientRect(),n=t.getBoundingClientRect(),r=e&&document.getElementById(`card-${e}`),a=s(".ending"),l=matchMedia(jr).matches;if(r&&!l){let d=r.getBoundingClientRect(),{right:$}=s(".cards"),h=Math.max(d.width,Math.min(qr,$-n.left)),p=Math.min(d.left,$-h)-n.left,f=d.bottom-n.top+Rt,M=d.left-n.left-p+30;return{kind:"under",style:{left:`${p}px`,top:`${f}px`,width:`${h}px`,"--tip":`${M}px`}}}if(matchMedia(Pr).matches){let d=s(".sheet"),$=d.left-n.left+Rt,h=n.bottom-a.top+Rt;return{kind:"",style:{left:`${$}px`,width:`${d.width-2*Rt}px`,bottom:`${h}px`}}}let c=Math.max(0,innerHeight-a.top),i=l?s(".engine").top:1/0,u=i>Wr&&i<innerHeight?innerHeight-i:c;return{kind:"docked",style:{bottom:`${u+Rt}px`,maxHeight:`${innerHeight-u-3*Rt}px`}}}import{html as W,useEffect as Kr,useRef as Fr,useState as he}from"bombe/preact.js";var En="lesson",Gr=4;function Cn(){try{return localStorage.getItem(En)!=="done"}catch{return!1}}function Ur(){try{localStorage.setItem(En,"done")}catch{}}var $e=[Vr,Yr,Jr,Qr];function On({close:t}){let[e,s]=he(0),n=Fr(null);Kr(()=>n.current?.focus(),[e]);let r=()=>{Ur(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&r()},l=$e[e],c=e===$e.length-1;return W`<section class="lesson" aria-label=${o("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${o("lesson_step",{n:e+1,of:$e.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${$e.map((i,u)=>W`<li class=${u===e?"now":u<e?"past":""}></li>`)}
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
</section>`}function Vr(){return W`<div class="lesson-body">
<${de} number=${Wt().card} letter="A" />
<div class="lesson-text">
<p>${_(o("lesson_code"))}</p>
<p>${_(o("lesson_holds"))}</p>
<p>${o("lesson_find")}</p>
</div>
</div>`}function Yr(){let{card:t,held:e,digits:s}=Wt(),[n,r]=he(["3","4","1"]),[a,l]=he([]),c=(h,p)=>s[h].includes(p[1]),i=()=>{let h=n.join(""),p=a.filter(f=>f.code!==h);l([{code:h,passed:c(e,h)},...p].slice(0,Gr))},u=h=>a.every(({code:p,passed:f})=>c(h,p)===f),d=Object.keys(s).filter(u);return W`<div class="lesson-body">
<${de} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${o("lesson_try")}</p>
<div class="lesson-try">
<${Fs} name="lesson" digits=${n} set=${r} />
<button class="button filled" onClick=${i}>${o("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&W`<p class="note">${o("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:p})=>W`<${Zr} passed=${p} code=${h} />`)}
${a.length>0&&W`<p>${_(d.length===1?o("lesson_one_left",{letter:re(d[0])?.law.letter??""}):o("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var Zr=({passed:t,code:e})=>W`<p class="lesson-answer"><${K} passed=${t} />${" "}
<strong>${o(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function Jr(){let{refused:t,maybe:e}=Wt(),[s,n]=he(null),r=({name:a})=>a===t.law?"kept":"";return W`<div class="lesson-body">
<${de} number=${t.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${K} passed=${!1} /> <strong>${o("lesson_refused")}</strong></p>
<p>${_(o("lesson_means"))}</p>
<p>${_(o("lesson_which"))}</p>
<div class="row">
${e.map(([a,l])=>W`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:l})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&W`<p class="lesson-answer"><${K} passed=${s.passed} />${" "}
<span>${_(o(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function Qr(){return W`<div class="lesson-body">
<${Xr} />
<div class="lesson-text">
<p><strong>${o("rule_one")}</strong> ${o("rule_one_more")}</p>
<p><strong>${o("rule_two")}</strong> ${o("rule_two_more")}</p>
<p>${o("lesson_end")}</p>
</div>
</div>`}function Xr(){let{verifiers:t,verdicts:e}=Wt();return W`<div class="verdicts-box"><table class="verdicts">
<caption>${o("verdicts")}</caption>
<thead><tr>
<th scope="col">${o("verdicts_code")}</th>
${[...t].map(s=>W`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>W`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(r=>W`<td><${K} passed=${r} size=${20} />
<span class="hush">${o(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as R,useEffect as as,useMemo as sa,useRef as na,useState as jn}from"bombe/preact.js";import{html as ot}from"bombe/preact.js";var Dt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},X={wide:480,high:136},ns=[[1,0],[2,3],[3,2]],Tn=(t,e,s,n)=>B[(e+ns[t][0]*s+ns[t][1]*n)%5],An=(t,e,s)=>[Dt.left+(s*5+t)*Dt.wide+s*Dt.gap,Dt.top+e*Dt.high];function*Ln(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function ta(t,e){let[s,n]=Dt.hole,r="",a="";for(let l of Ln()){let[c,i]=An(...l);Tn(t,...l)===e?r+=`M${c-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${c.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:r,dots:a}}var Hn=ns.map((t,e)=>Object.fromEntries(B.map(s=>[s,ta(e,s)])));function Rn(t){for(let e of Ln())if([...t].every((s,n)=>Tn(n,...e)===s))return An(...e);throw new Error(`no hole for ${t}`)}var os=`M12 0H${X.wide-6}q6 0 6 6V${X.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,In=t=>`M${X.wide-8} ${t}h${t+2}q6 0 6 6V${X.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${X.high-8}H${X.wide-8}z`;function rs({face:t,digit:e,tab:s,deep:n}){let{holes:r,dots:a}=Hn[t][e],l=G[t];return ot`<g class="punch ${l}-stock">
${n&&ot`<path class="stock rim" d=${In(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${os+r} />
<path class="edges" d=${r} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${l==="t"&&ot`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${l==="s"&&ot`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${l==="c"&&ot`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Dn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ot`<div class="reader ${e?"closed":"fanned"}">
<svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
<g transform="translate(18 42)">
${e&&ot`<g key=${`under-${e}`} class="under">
<path class="stock" d=${`M${X.wide-76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
<path class="stock" d=${os} transform="translate(7 7)" />
<text class="tab-digit" x=${X.wide-49} y="-7">${e}</text>
</g>`}
<g class="slide third"><${rs} face=${2} digit=${t[2]} tab=${160} deep=${5} /></g>
<g class="slide second"><${rs} face=${1} digit=${t[1]} tab=${88} deep=${3} /></g>
<g class="slide first"><${rs} face=${0} digit=${t[0]} tab=${16} /></g>
${n&&ot`<${ea} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ot`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}function ea({code:t,passed:e}){let[s,n]=Rn(t),r=Math.min(X.wide-30,Math.max(30,s)),a=Math.min(X.high-26,Math.max(22,n));return ot`<g transform="translate(${r} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var oa=250;function Pn(t){let e=sa(()=>matchMedia(t),[t]),[,s]=jn(0);return as(()=>{let n=()=>s(r=>r+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function ra(){let{table:t,view:e,refused:s}=x(),{digits:n,locked:r}=_t(),a=na(!0),l=n.join("");as(()=>{if(a.current){a.current=!1;return}if(!e.coop||r||A(e).proposal===l)return;let c=setTimeout(()=>t.act(`propose ${l}`).catch(s),oa);return()=>clearTimeout(c)},[l])}function aa(){let{view:t}=x(),{tab:e}=Tt(),s=Pn("(max-height: 759px), (max-width: 359px)"),n=Pn("(max-height: 899px)"),r=t.groups[e]??[],a=r.length>1||!!at(r[0])?.grid||dt(t);return s||n&&t.seats.length>1||a}function qn(){let{view:t}=x(),{proposal:e,locked:s}=_t(),{asking:n}=zt(),[r,a]=jn(null),{answers:l}=A(t),c=Object.keys(l);as(()=>a(null),[t.round,c.length]),ra();let i=aa(),u=n??(r!==null&&r in l?r:c.at(-1))??null,d=u===null?null:l[u]??null;return R`<section class="engine ${i?"folded":""}" aria-label=${o("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${o("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${O} of="lock" size=${14} /> <span>${o("set_for_round")}</span></span></p>
<${bn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${o("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${o("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${u?o("reads",{letter:u}):o("reader")}</span>
<${la} view=${t} /></p>
<${Dn} code=${e} letter=${u} passed=${d} />
<${ca} view=${t} code=${e} letter=${u} passed=${d} />
${le(t)||yt(t)?R`<p class="small-print">${o(yt(t)?"round_spent":"press_laws")}</p>
<${ln} view=${t} />`:R`<${Ht} view=${t} />`}
</div>
<${da} view=${t} />
<${fa} answers=${l} shown=${u} look=${a} />
</section>`}function la({view:t}){let e=Q(t)?.questions??0,s=o("round",{n:t.round});return R`<span class="caps tally">
<span class="tally-long">${e?o("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${ha} left=${t.left??0} /></span>`}function ca({view:t,code:e,letter:s,passed:n}){let[r,a]=ia(t,e,s,n),l=c=>c.preventDefault();return R`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${r}</b> ${a}</p>
${Object.keys(A(t).answers).length+t.round>1&&R`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${o("peek")}</button>`}
</div>`}function ia(t,e,s,n){if(s&&n===null)return[o("reading"),""];if(s){let r=n?"obeys":"breaks";return t.mode!=="classic"?[o(n?"yes":"no"),o(`${r}_${t.mode}`,{code:e,letter:s})]:[o(n?"yes":"no"),`${o(r,{code:e,letter:s})} ${o(n?"yes_more":"no_more")}`]}return Q(t)?.out?[o("out"),""]:t.own_thumb&&!t.coop?[o("thumb_in"),""]:t.round>1?[o("next_proposal",{n:t.round}),o("next_proposal_more")]:[o("find_code"),o(`find_code_${t.mode}`)]}function ua(t){let e=Object.entries(A(t).answers).map(([r,a])=>({letter:r,passed:a})),s=t.round===1?Q(t)?.handicap??0:0,n=Math.max(0,Re()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function da({view:t}){let e=ua(t),s=e.filter(Boolean).length;return R`<ol class="questions" aria-label=${o("questions_of_round")}>
${e.map((n,r)=>R`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${r+1}</span>
${n===null?R`<span>${$a(r,s,t)}</span>`:n==="filled"?R`<span>${o("filled_in")}</span>`:R`<${pa} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var pa=({letter:t,passed:e})=>R`<b aria-hidden="true">${t}</b><${K} passed=${e} size=${28} />
<span class="hush">${o(e?"answered_yes":"answered_no",{letter:t})}</span>`;function $a(t,e,s){return pt(s)?e===0?t===0?o("ask_first"):"":t===e?o("ask_more"):o("or_stop"):""}function ha({left:t}){let e=Re(),s=Array.from({length:e},(n,r)=>R`<i class=${r<e-t?"used":""}></i>`);return R`<span class="pips"><span aria-hidden="true">${s}</span> ${o("left",{n:t})}</span>`}function fa({answers:t,shown:e,look:s}){let{view:n}=x();return R`<div class="ask-keys k${n.verifiers.length}">
${j(n).map(r=>R`<${ma} key=${r} letter=${r} passed=${t[r]} shown=${e===r}
look=${()=>s(r)} />`)}
</div>`}function ma({letter:t,passed:e,shown:s,look:n}){let{view:r}=x(),{ask:a,asking:l}=zt(),c=e!==void 0,i=o(c?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return R`<button class="ask-key ${c?"done":""} ${l===t?"busy":""}"
aria-disabled=${!c&&!pt(r)} aria-label=${i} aria-current=${c&&s?"true":null}
onClick=${()=>c?n():a(t)}>
${c?R`${t} <${K} passed=${e} size=${26} />`:R`<span class="ask-long">${i}</span><span class="ask-short">${t}</span>`}
</button>`}import{html as ht,useEffect as ga,useRef as ba,useState as ya}from"bombe/preact.js";var ka=300;function tt(t,e){return e.seats.map((s,n)=>{let r=t?.seats[n]?.who,a=t?.people.find(l=>l.who===r);return{...s,at:n,who:r,name:t?.seats[n]?.name??o("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var _a=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function wa(t){let e=t.charCodeAt(0)-65;return _a[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function fe({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return ht`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...wa(s)].map((n,r)=>n==="1"?ht`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:ht`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}function Wn({chat:t,you:e}){let s=ba(null);ga(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return ht`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${o("chat")}>${n&&ht`<ol>
${t.map((r,a)=>ht`<li key=${a} class=${r.who===e?.who?"is-mine":""}>
<strong>${r.name}</strong> ${r.text}</li>`)}
</ol>`}</div>`}function Nn({table:t,you:e,refused:s}){let[n,r]=ya("");if(!e?.speak)return ht`<p class="note">${o("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=n.trim();if(i){r("");try{await t.order(`say ${i}`)}catch(u){r(i),s(u)}}},l=({currentTarget:c})=>r(c.value);return ht`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${o("say_something")}</label>
<input id="talk-text" maxlength=${ka} autocomplete="off" placeholder=${o("say_something")}
value=${n} onInput=${l} />
<button class="button">${o("send")}</button>
</form>`}var cs=t=>`${o("next_proposal",{n:t.round})} ${o("next_proposal_more")}`,ls=t=>[...t??""].join(" ");function Bn(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return cs(s);if(nt(s))return nt(t)?"":o("machine_thinks");let r=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:c,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(r[u]?.answers??{}))).map(([d,$])=>o($?"heard_yes":"heard_no",{letter:d,code:ls(c),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:l}=A(s);!a.length&&l&&l!==n&&l!==A(t).proposal&&a.push(o("proposal_now",{code:ls(l)}));for(let{at:c,name:i,me:u}of tt(e,s)){let[d,$]=[s.team_thumbs?.[c],t.team_thumbs?.[c]];u||!d||d.up===$?.up&&d.code===$?.code||a.push(d.up?o("sure_of",{name:i,code:ls(d.code)}):o("thumb_of_down",{name:i}))}return a.join(" ")}import{html as xa,useEffect as va,useState as Sa}from"bombe/preact.js";var me=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},zn=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var is=new me;function Kn({deadline:t,timer:e=0}){let[,s]=Sa(0);if(va(()=>{if(!t)return;is.ask(),is.atLeast(t-e*1e3);let r=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(r)},[t,e]),!t)return null;let n=Math.min(e||1/0,is.left(t));return xa`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${o("time_left")}</span> <span class="mono">${zn(n)}</span>
</p>`}import{html as w,useEffect as Da,useState as Yn}from"bombe/preact.js";import{html as us}from"bombe/preact.js";var Zt=({up:t})=>us`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Fn=()=>us`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,ge=({passed:t})=>us`<span class="answered"><${K} passed=${t} />
<span class="hush">${o(t?"said_yes":"said_no")}</span></span>`;import{html as Jt,useEffect as Ma,useLayoutEffect as Ea,useState as Ca}from"bombe/preact.js";var Oa=2500,Ta=12,Aa=()=>matchMedia("(max-width: 699px)").matches?4:6,Gn=new WeakMap;function La(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Ha=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function be(){let{table:t,state:e,view:s}=x(),[n,r]=Ca(null),a=()=>r(null);Ea(()=>{let i=Gn.get(t);Gn.set(t,{round:s.round,over:s.over});let u=La(i,s);u!==null&&r({round:u,seats:tt(e.table,s)})},[t,s.round,s.over]),Ma(()=>{if(!n)return;let i=setTimeout(a,Oa);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let l=n?Ha(n.seats,n.round):[],c=l.map(i=>o(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return Jt`<p class="hush" role="alert">${n&&`${o("end_of_round",{n:n.round})}. ${Un(l)} ${c}`}</p>
${n&&Jt`<${Ra} round=${n.round} thumbs=${l} close=${a} />`}`}function Un(t){let e=t.filter(s=>s.up);return e.length===0?o("nobody_knows"):e.length===1?o("one_knows",{name:e[0].name}):o("many_know",{n:e.length})}function Ra({round:t,thumbs:e,close:s}){let n=e.length>Ta?e.filter(r=>r.up):e;return Jt`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${o("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${O} of="close" /></button></div>
<p class="reveal-title">${Un(e)}</p>
<ul class="reveal-cards ${n.length>Aa()?"many":""}">
${n.map(r=>Jt`<li key=${r.at} class=${r.up?"up":"down"}>
<${Zt} up=${r.up} />
<p class="reveal-word">${o(r.up?"up":"down")}</p>
<p class="reveal-name">${r.name}</p>
<p class="reveal-note">${r.up&&r.out?o("wrong_and_out"):P("questions",r.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&Jt`<p class="reveal-rest">${o("others_down",{n:e.length-n.length})}</p>`}
</div>`}var Ia=56,ds=t=>t.you!==null&&t.waiting.includes(t.you),ye=t=>ds(t)&&!!t.own_thumb?.up;function Vn(t,e){if(nt(e))return o("machine_thinks");if(ye(e))return o("thumb_is_in");let s=ds(e)?"":ps(e,tt(t,e));return s&&s.length<=Ia?s:o("thumb_in")}function ps(t,e){if(nt(t))return o("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?o("waiting_for",{names:rt(s)}):"",r=Q(t);return r?ds(t)?ye(t)?o("codes_differ"):s.length||e.length===1?o("your_turn"):o("all_wait_for_you"):r.out?`${o("you_are_out")} ${n}`:t.own_thumb?`${o("thumb_is_in")} ${n}`:n:n}function Zn(){let{state:t,view:e}=x(),s=tt(t.table,e),n=t.table?.phase==="over"&&!e.over,r=s.length>1,{deadline:a,timer:l}=t.table??{};return!r&&!n&&!a?null:w`<section class="people ${r?"":"alone"} ${n?"ended":""}"
aria-label=${o("at_the_table")}>
<p class="people-wait ${ye(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ps(e,s)}</p>
${n?w`<${Wa} />`:w`<${Kn} deadline=${a} timer=${l} />`}
${r&&w`<ul class="people-seats" tabindex="0" aria-label=${o("players")}>
${s.map(c=>w`<${Pa} key=${c.at} seat=${c} view=${e} />`)}
</ul>`}
${!e.sheet&&w`<${Ht} view=${e} />`}
<${be} />
</section>`}function Pa({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&o("you"),t.bot&&o("bot"),t.handicap>0&&o("handicap",{n:t.handicap})].filter(Boolean),r=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return w`<li class="seat ${r}">
<${fe} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&w` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${qa} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?w`<span class="mono"><span class="hush">${o("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${o("seat_asked")} </span>${s.asked.join(" ")}</span>`:w`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${P("questions",t.questions)}</span>
${t.hints?w`<${ja} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var ja=({hints:t,rung:e})=>w`<span class="seat-hints">
<span aria-hidden="true"><${O} of="hint" size=${15} />
${e>0?w`<${ss} rung=${e} />`:t}</span>
<span class="hush">${P("hints",t)}</span>
</span>`;function qa({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?w`<span>${o("seat_out")}</span>`:s?w`<${Zt} up=${s.up} /><span>${s.up?s.code:o("down")}</span>`:t.done?w`<${Fn} /><span>${o("thumb_given")}</span>`:t.away?w`<span>${o("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:w`<span class="dots" aria-hidden="true"></span><span class="hush">${o("waited_for")}</span>`}function $s({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?w`<p class="note">${o("host_starts",{name:e.name})}</p>`:null}function Wa(){let{table:t,state:e,refused:s}=x(),n=(e.table?.people.length??0)>1;return w`<div class="again">
${mt(e)?w`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${o(n?"rematch":"another")}
</button>`:w`<${$s} state=${e} />`}
<a class="button" href="/">${o("new_problem")}</a>
</div>`}function Jn({table:t,state:e}){if(!e.table)return w`<p class="note" role="status">${o("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return w`<p class="note">${o("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,r=s.filter(a=>n.includes(a.who)).map(a=>a.name);return w`<section class="paper apart">
<h2>${o("apart")}</h2>
${r.length>0&&w`<p class="note">${o("waiting_for",{names:rt(r)})}</p>`}
</section>`}function Qn(){let{state:t,view:e}=x(),s=tt(t.table,e),n=e.coop?[{...s[0],name:rt(s.map(a=>a.name))}]:s,r=Array.from({length:e.round},(a,l)=>l);return w`<section class="paper log" tabindex="0" aria-label=${o("rounds_head")}><table>
<thead><tr>
<th scope="col">${o("player")}</th>
${r.map(a=>w`<th scope="col">${o("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>w`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${r.map(l=>w`<td><${Na} round=${a.rounds[l]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Na({round:t}){let e=t?.thumb;return w`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&w`<${Zt} up=${e==="up"} /><span class="hush">${o(e)}</span>`}`}function ke(){let{state:t}=x();return t.table&&t.table.people.length>1&&w`<${Ba} />`}function Ba(){let{table:t,state:e,refused:s}=x(),{chat:n,you:r}=e,[a,l]=Yn(!1),[c,i]=Yn(n.length);if(Da(()=>{a&&i(n.length)},[a,n.length]),!r?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return w`<details class="chat talk" onToggle=${({currentTarget:h})=>l(h.open)} onKeyDown=${({key:h,currentTarget:p})=>{h!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${O} of="talk" /><span class="talk-name">${o("chat")}</span>${!a&&u>0&&w` <span class="talk-fresh">${P("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&w`<${Wn} chat=${n} you=${r} />`}
<${Nn} table=${t} you=${r} refused=${s} />
</div>
</details>`}import{html as D,useLayoutEffect as bo,useRef as yo,useState as Xt}from"bombe/preact.js";import{html as F,useEffect as za,useMemo as Ka,useState as we}from"bombe/preact.js";function Xn(t,e){let{winners:s,why:n}=t.outcome,r=rt(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),l=e.length===1;if(n==="solved"&&(l||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?o(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?o(l?"you_broke_it":"you_broke_it_together"):o("broke_it",{names:r})}if(n==="solved")return a?o("you_broke_it"):o("broke_it",{names:r});if(n==="fewest")return a?s.length===1?o("you_won_by_fewest"):o("you_share_the_win"):o("won_by_fewest",{names:r});if(n==="last")return a?o("you_are_last"):o("is_last",{names:r});let c=t.last_thumbs.find(i=>i?.up)?.code;return o(`why_${n}`,c?{code:c}:{})}var ft=(t,e)=>t.last_thumbs[e]?.code===t.solution;function to(t,e){let s=({at:n,out:r,away:a})=>t.outcome.winners.includes(n)?0:ft(t,n)?1:r?4:a?3:2;return[...e].sort((n,r)=>s(n)-s(r)||(s(n)===1?n.questions-r.questions:0))}var hs=(t,e,s)=>s!==void 0&&s>1&&ft(t,e)?P("guessed",s):"";function eo(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?o("won"):s?.up?ft(t,e.at)?t.outcome.why==="fewest"?o("right_but_more"):o("right"):o("wrong"):e.out?o("gave_up"):e.away?o("away"):s?o("thumb_down"):o("still_asking")}function so(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||ft(t,e),{hints:c=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=ut(t);return[`Bombe ${t.problem} (${o(`share_${t.mode}`)}, ${o(`share_${t.difficulty}`)})`,...a.map((d,$)=>`${$+1} ${d.join("")}`),`${l?"✓":"✗"} ${_e(t.seats[e].rounds.length,t.seats[e].questions)}`,...[hs(t,e,n),c>0&&P("hints",c),i.length>0&&pe(i)].filter(Boolean),...u&&l?[o("named",{who:o("the_machine"),what:_e(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var _e=(t,e)=>`${P("rounds",t)}, ${P("questions",e)}`;function no(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var oo=t=>t.reduce((e,{before:s,after:n})=>{let r=n/s;if(!(r>0&&r<1))return e;let a=-r*Math.log2(r)-(1-r)*Math.log2(1-r);return e-Math.log2(r)-a},0),Qt=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,r])=>n+(r?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Y="machine",xe=(t,e)=>(e===Y?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function ms(t,e){let[s,n]=we({}),[r,a]=we({}),[l,c]=we(null),[i,u]=we(!1),d=e.filter($=>!($ in s));return za(()=>{if(!d.length||i)return;let $=!0;return Be("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:p,codes:f})=>{$&&(c(h),a(M=>({...M,...Object.fromEntries(d.map((b,m)=>[b,f[m]]))})),n(M=>({...M,...Object.fromEntries(d.map((b,m)=>[b,p[m]]))})))}).catch(()=>$&&u(!0)),()=>{$=!1}},[d.join("|"),i]),{known:s,codes:r,start:l,failed:i}}function lo({whose:t,view:e,seats:s,worlds:n,choices:r,choose:a,last:l}){let c=xe(e,t),i=Fa(e,s,t),{rounds:u,questions:d}=t===Y?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return F`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${_e(u,d)}</strong></div>
${r.length>0&&F`<${Ua} whose=${t} choices=${r} choose=${a} seats=${s} />`}
<${Va} rounds=${c} left=${n.known[Qt(c)]} worlds=${n} />
<${Za} machine=${t===Y?e.machine:null} worlds=${n} last=${l} />
</section>`}function Fa(t,e,s){return s===Y?o("machines_line"):t.coop?o("teams_line"):e[s].me?o("your_line"):o("line_of",{name:e[s].name})}var Ga=(t,e)=>t===Y?o("the_machine"):e[t].me?o("you_here"):e[t].name;function Ua({whose:t,choices:e,choose:s,seats:n}){let r=({currentTarget:{value:a}})=>s(a===Y?Y:Number(a));return F`<label class="line-choice"><span>${o("whose_line")}</span>
<select value=${String(t)} onChange=${r}>
${e.map(a=>F`<option key=${a} value=${String(a)}>${Ga(a,n)}</option>`)}
</select></label>`}function Va({rounds:t,left:e,worlds:s}){let n=-1,r=t.flatMap(({proposal:a,answers:l},c)=>{let i=Object.entries(l);return i.length?i.map(([u,d],$)=>(n+=1,F`<tr key=${`${c} ${$}`}>
<th scope="row" class="mono">${$===0?a:F`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${ge} passed=${d} /></td>
<${Ya} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[F`<tr key=${`${c} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${o("nothing_asked")}</td>
</tr>`]});return F`<table>
<thead class="hush"><tr>
<th scope="col">${o("proposal")}</th><th scope="col">${o("verifier_head")}</th>
<th scope="col">${o("answer")}</th><th scope="col">${o("worlds_left")}</th>
</tr></thead>
<tbody>
${r}
${!r.length&&F`<tr><td class="note">${o("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Ya({of:t,start:e,failed:s}){if(!t)return F`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,r=no(t.after,e),a=Array.from({length:Math.min(e,12)},(l,c)=>c);return F`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(l=>F`<i key=${l} class=${l<r?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?o("told_nothing"):`${Z(t.before)} → ${Z(t.after)}`}</span>
</td>`}function Za({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,r=n?12:e.start,a=[t&&o("machine_of_level",{level:vt(t.level)}),t?.level==="optimal"&&!t.proved&&o("machine_not_proved"),s&&r!==null&&P("worlds",r),s&&r!==null&&r>1&&o(r>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&o("worlds_unknown")];return F`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var ro={signDisplay:"exceptZero"},ao=(t,e)=>o("n_of_m",{n:Z(t),m:Z(e)});function co({view:t,whose:e,questions:s}){let n=Ka(()=>js(t),[t]);if(e===Y)return null;let r=t.sheets[e].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=ut(t),l=[];if(a&&ft(t,e)){let c=t.seats[e].rounds.length-(a.rounds??0),i=P("more_questions",t.seats[e].questions-(a.questions??0),0,ro);l.push([P("more_rounds",c,0,ro),o("more_than_machine",{questions:i})])}if(r&&!s&&l.push(["…",o("tile_nothing")],["…",o("tile_luck")]),r&&s){let c=s.filter(d=>d.before===d.after).length;l.push([ao(c,r),o("tile_nothing")]);let i=Math.round(oo(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";l.push([o(`${u}_big`),o(u)])}return e===t.you&&n.all&&l.push([ao(n.right,n.all),o("tile_marks")]),l.length?F`<ul class="tiles">${l.map(([c,i])=>F`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as N}from"bombe/preact.js";var ve=N`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,io=({view:t})=>N`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${o("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>N`<li key=${e} class="paper proof-card">
${s.map((r,a)=>N`<${Ja} key=${r} shown=${at(r)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${ge} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${_(bt(n))}</span></p>
</li>`)}
</ul>
</section>`;function Ja({shown:t,law:e,letter:s}){let n=t.laws.some(r=>r.name===e);return N`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?N`<span class="held-disc">${s}</span>`:N`<span class="held-or">${o("or")}</span>`}
<${z} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${_(t.title)}</h3>
${n&&!t.grid&&N`<${Qa} shown=${t} law=${e} />`}
${n&&t.grid&&N`<${Xa} grid=${t.grid} law=${e} />`}
</div>`}var Qa=({shown:t,law:e})=>N`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:r})=>{let a=s===e;return N`<li key=${s} class=${a?"lit":"dim"}>
<${z} of=${n} />
<span>${_(r)}${a&&N`<span class="hush"> ${o("this_held")}</span>`}</span>
${a&&ve}
</li>`})}
</ul>`;function Xa({grid:t,law:e}){let s=n=>N`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?ve:"·"}</td>`;return N`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,r)=>N`<th key=${r}><${z} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,r)=>N`<tr key=${n}><th>${_(n)}</th>${t.laws[r].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Se,useRef as po,useState as tl}from"bombe/preact.js";var el=3e3,gs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function $o(t,e){let[s,n]=tl(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),el)}}}var ho=Se`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function fo({text:t}){let e=po(null),{copied:s,copy:n}=$o(t,e);return Se`<div class="share">
<p class="label" id="share-label">${o("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${ho} ${o(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&o("copied")}</p>
</div>`}var mo=({id:t,problem:e})=>Se`<div class="links">
<p class="label" id="links-label">${o("links")}</p>
<ul aria-labelledby="links-label">
<${uo} what=${o("link_same")} problem=${t} />
<${uo} what=${o("link_cards")} problem=${e} />
</ul>
</div>`;function uo({what:t,problem:e}){let s=po(null),n=gs(e),{copied:r,copy:a}=$o(n,s);return Se`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${o("copy_link",{what:t})} onClick=${a}>${r?ve:ho}</button>
<span class="hush" role="status">${r&&o("copied")}</span>
</li>`}function ko({view:t,choose:e}){let{state:s}=x(),n=tt(s.table,t),r=t.you??t.outcome.winners[0]??0,a=s.table?.match,l=Qt(xe(t,r)),c=ms(t.problem,ft(t,r)?[l]:[]).codes[l],[i,u]=Xt(!sl(s,t));return i?D`<div class="result ${n.length>1?"":"alone"}">
<${ol} view=${t} seats=${n} first=${r} choose=${e} guess=${hs(t,r,c)} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${o("table")}</h2>
<${cl} view=${t} seats=${n} />
${a&&D`<p><a href=${`/api/matches/${a}/results.csv`} download>${o("results_csv")}</a></p>`}
<${fo} text=${so(t,r,gs(t.id),c)} />
<${mo} id=${t.id} problem=${t.problem} />
</aside>
<${io} view=${t} />
<${ke} />
<${be} />
</div>`:D`<${nl} view=${t} show=${()=>u(!0)} />`}var _o=new WeakMap,sl=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&mt(t);function nl({view:t,show:e}){let{table:s,refused:n}=x(),[r,a]=Xt(!1),l=yo(null);bo(()=>l.current?.focus(),[]);let c=async()=>{a(!0);try{_o.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let $ of Object.keys(d))await s.act(`ask ${u} ${$}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(ie(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return D`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${l}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${o("why_wrong",{code:i})}</h2>
<p class="note">${o("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(r)} onClick=${()=>r||c()}>
${o("look_on")}</button>
<button class="button" onClick=${e}>${o("show_all")}</button>
</div>
</div>
</section>`}function ol({view:t,seats:e,first:s,choose:n,guess:r}){let a=t.coop||e.length===1,[l,c]=Xt(s),[i,u]=Xt(null),d=e.map(E=>E.at).filter(E=>E!==l),$=t.outcome.winners.find(E=>E!==l)??d[0],h=i??(ut(t)?Y:a?null:$),p=[l,h].filter(E=>E!=null),f=E=>Qt(xe(t,E)),M=ms(t.problem,[...new Set(p.map(f))]),b=a?[]:[...e.map(E=>E.at),...ut(t)?[Y]:[]],m=(E,Pt)=>D`<${lo} key=${`${E}`} whose=${E} view=${t} seats=${e} worlds=${M}
choices=${b.length>2?b:[]} choose=${Pt} last=${E===p.at(-1)} />`,y=D`<${co} view=${t} whose=${l} questions=${M.known[f(l)]} />`,{heading:k,alert:S,title:V}=rl(t,e),et=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return D`<p class="hush" role="alert">${S}</p>
<div class="result-main">
<section class="machine outcome ${et?"is-won":"is-lost"}" aria-labelledby="outcome">
<${al} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${k}>
<span class="outcome-sign" aria-hidden="true">${et?"✓":"✗"}</span> ${V}</h2>
<p class="outcome-guess" role="status">${r}</p>
<p class="note">${o("only_code",{code:t.solution,n:Z(t.verifiers.length)})}</p>
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${m(l,c)}
${p.length>1?m(h,u):y}
</div>
${p.length>1&&y}
<${ll} view=${t} choose=${n} />
</div>`}function rl(t,e){let s=yo(null),[n,r]=Xt(""),a=Xn(t,e);return bo(()=>{let{activeElement:l}=document;!l||l===document.body?s.current?.focus():r(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function al({code:t}){let e=[...t],s=e.map((n,r)=>U(`${C[r]} ${n}`)).join(", ");return D`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,r)=>D`<span key=${r} aria-hidden="true"><b>${n}</b><${J} of=${C[r]} size=${22} /></span>`)}
</p>`}function ll({view:t,choose:e}){let{table:s,state:n,refused:r}=x(),a=n.table?.people.length===1,l=async()=>{try{let i=_o.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,$]of a?Object.entries(u):[])n.table?.options[d]!==$&&await s.order(`option ${d} ${$}`);await s.order("start")}catch(i){r(i)}},c=n.table?.match;return D`<div class="again">
${mt(n)?D`<button class="button filled" onClick=${l}>${o(a?"another":"rematch")}</button>`:D`<${$s} state=${n} />`}
${c&&D`<a class="button" href=${`/m/${c}`}>${o("step_through")}</a>`}
<${Ye} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function cl({view:t,seats:e}){let{winners:s}=t.outcome,n=c=>c.me?e.length>1?`${c.name} (${o("you")})`:o("you_here"):c.name,r=c=>s.includes(c.at),a=to(t,e),l=ut(t);return D`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${o("player")}</th><th scope="col">${o("code")}</th>
<th scope="col">${o("rounds_head")}</th><th scope="col">${o("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(c=>D`<${go} key=${c.at} face=${c} name=${n(c)} won=${r(c)}
fate=${[c.bot&&o("bot"),eo(t,c)].filter(Boolean).join(", ")}
code=${t.last_thumbs[c.at]?.code??"–"} rounds=${c.rounds.length} questions=${c.questions} />`)}
${l&&D`<${go} key=${Y} face=${{name:"T",bot:"machine"}} name=${o("the_machine")}
fate=${vt(l.level)} code=${t.solution} rounds=${l.rounds}
questions=${l.questions} />`}
</tbody>
</table>
</div>`}var go=({face:t,name:e,fate:s,code:n,rounds:r,questions:a,won:l=!1})=>D`<tr class=${l?"won":""}>
<th scope="row"><span class="standing"><${fe} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Z(r)}</td><td>${Z(a)}</td>
</tr>`;import{html as v,useEffect as vo,useLayoutEffect as wo,useRef as St,useState as ys}from"bombe/preact.js";var il=5,ul=1e3,dl="(min-width: 1180px)",bs=30,So=85,xo="sheet";function Mo({view:t,undo:e,redo:s,drawer:n,setDrawer:r}){let a=St(null),l=St(null),c=St(!1),[i,u]=ys(()=>Number(localStorage.getItem(xo))||70),d=p=>{let f=Math.round(Math.min(So,Math.max(bs,p)));u(f),localStorage.setItem(xo,String(f))};vo(()=>{c.current&&(n||matchMedia(dl).matches?a:l).current?.focus(),c.current=!0},[n]);let $=()=>r(!1),h=p=>p.key==="Escape"&&n&&$();return v`<section class="sheet ${n?"open":""}" aria-label=${o("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${fl} height=${i} resize=${d} close=${$} />
<${pl} undo=${e} redo=${s} />
<${gl} view=${t} />
<div class="workings">
<${_l} view=${t} />
<div class="jots">
${[...j(t),"*"].map(p=>v`<${xl} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${$l} targets=${t.sheet.unsound??[]} />
<${Ht} view=${t} />
${t.sheet.codes&&v`<${hl} codes=${t.sheet.codes} />`}
</div>
<${vl} view=${t} drawer=${n} toggle=${()=>r(!n)} handle=${l} />
</section>`}function pl({undo:t,redo:e}){let s=wt();return v`<div class="sheet-head">
<h2>${o("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${O} of="undo" /> ${o("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${o("redo")}
title=${o("redo")}><${O} of="redo" /></button>
</div>`}function $l({targets:t}){if(!t.length)return null;let e=t.map(s=>Nt(ce(s))).join(", ");return v`<p class="shaky-line"><b aria-hidden="true">!</b> ${_(o("unsound_marks",{marks:e}),14)}</p>`}var hl=({codes:t})=>v`<div class="codes"><p>${o("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function fl({height:t,resize:e,close:s}){let n=St(null),r=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},l=u=>n.current!==null&&e(r(u)),c=u=>{n.current=null,r(u)<bs-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return v`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${o("sheet_height")} aria-valuenow=${t} aria-valuemin=${bs} aria-valuemax=${So}
onPointerDown=${a} onPointerMove=${l} onPointerUp=${c} onKeyDown=${i}><i></i></div>`}function ml(t){let e=St(null),[s,n]=ys(!1);return wo(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),wo(()=>{let r=e.current;if(!r||r.scrollHeight<=r.clientHeight)return;let a=r.querySelector(".now")??r;r.scrollTop=a.offsetTop+a.offsetHeight-r.clientHeight},[t]),{scroll:e,long:s}}function gl({view:t}){let e=j(t),{rounds:s}=t.sheet,n=Math.max(0,il-s.length),{scroll:r,long:a}=ml(s.length);return v`<div class="rounds-of" ref=${r} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?o("rounds"):null}><table class="rounds">
<caption class="hush">${o("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${C.map(l=>v`<th scope="col" class="of-shape"><${J} of=${l} size=${18} /></th>`)}
${e.map((l,c)=>v`<th scope="col" class=${c===0?"edge":""}>${l}</th>`)}
</tr></thead>
<tbody>
${s.map((l,c)=>{let i=c===s.length-1&&!t.over;return v`<${bl} key=${c} n=${c+1} round=${l} now=${i} letters=${e} />`})}
${Array.from({length:n},(l,c)=>{let i=s.length+c+1;return v`<${yl} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function bl({n:t,round:e,now:s,letters:n}){let{proposal:r,locked:a}=_t(),l=s&&!a,c=l?r:e.proposal;return v`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${o("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${C.map((i,u)=>v`<td class="of-shape ${l?"draft":""}">${c?.[u]}</td>`)}
${n.map((i,u)=>v`<td class=${u===0?"edge":""}><${kl} passed=${e.answers[i]} /></td>`)}
</tr>`}var yl=({n:t,letters:e})=>v`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...C,...e].map((s,n)=>v`<td class=${n===C.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function kl({passed:t}){return t===void 0?v`<i class="dot" aria-hidden="true"></i><span class="hush">${o("not_asked")}</span>`:v`<${K} passed=${t} size=${22} />
<span class="hush">${o(t?"says_yes":"says_no")}</span>`}var _l=({view:t})=>v`<div class="digits" role="group" aria-label=${o("digits")}>
${C.map(e=>v`<span class="digits-of" aria-hidden="true"><${J} of=${e} size=${22} /></span>`)}
${B.flatMap(e=>C.map((s,n)=>{let r=G[n]+e;return v`<${wl} key=${r} view=${t} target=${r} shape=${s} digit=${e} />`}))}
</div>`;function wl({view:t,target:e,shape:s,digit:n}){let r=wt(),a=r.of(e),l=Bt(t,e);return v`<button class="digit-mark ${Kt(a)} ${l?"shaky":""}" aria-pressed=${a!==""}
aria-label=${xt(U(o("digit_is",{shape:s,digit:n})),a,l)}
...${Ft(r,e)}>${n}</button>`}function xl({view:t,slot:e}){let{table:s,refused:n}=x(),r=t.sheet.notes[e]??"",[a,l]=ys(r),c=St(!1),i=St(void 0);vo(()=>{c.current||l(r)},[r]);let u=p=>{clearTimeout(i.current);let f=p.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},d=({currentTarget:{value:p}})=>{c.current=!0,l(p),clearTimeout(i.current),i.current=setTimeout(()=>u(p),ul)},$=()=>{c.current&&u(a),c.current=!1},h=e==="*";return v`<label class="jot ${h?"whole":""}">
<span aria-hidden="true">${h?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${d} onBlur=${$}
aria-label=${h?o("note_on_all"):o("note_on",{letter:e})}></textarea>
</label>`}function vl({view:t,drawer:e,toggle:s,handle:n}){let r=Q(t)?.out,a=t.own_thumb!==null;return v`<div class="ending ${a||r?"waits":""} ${yt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${O} of=${e?"sink":"rise"} /><span>${o("sheet")}</span></button>
${r?v`<p class="thumb-in">${o("out")}</p>`:t.own_thumb?v`<${Sl} up=${t.own_thumb.up} />`:v`<${Ml} />`}
</div>`}function Sl({up:t}){let{state:e,view:s}=x(),{thumb:n}=At();return v`<p class="thumb-in"><${O} of=${t?"up":"down"} /> <span>${Vn(e.table,s)}</span></p>
${!nt(s)&&v`<button class="button back" onClick=${()=>n("back")}>${o("thumb_back")}</button>`}`}function Ml(){let{know:t,next:e}=At();return v`<button class="button filled declare" onClick=${t}><${O} of="up" size=${24} />
<span class="long">${o("know")}</span><span class="brief" aria-hidden="true">${o("know_short")}</span>
</button>
<${Sn} />
<button class="button next" onClick=${e}><${O} of="down" size=${22} />
<span class="long">${o("next_round")}</span><span class="brief" aria-hidden="true">${o("next_short")}</span>
</button>`}import{html as Me,useLayoutEffect as El,useRef as Cl,useState as Eo}from"bombe/preact.js";var Co=["","",""];function Oo({view:t,thumb:e,close:s}){let n=Cl(null),[r,a]=Eo(Co),[l,c]=Eo(""),i=(m,y,k=!1)=>{c(""),a(S=>(k?Co:S).map((V,et)=>et===m?y:V))},u=C.filter((m,y)=>!r[y]);El(()=>{let m=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),m?.isConnected&&m.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],$=m=>{let y=d()[m];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=m=>{let{key:y,target:k}=m;if(y.length>1||y===" "||$t(m))return;m.preventDefault();let S=ue(m);if(!S)return c(o("no_such_digit",{sign:y}));let V=d().findIndex(Pt=>Pt.contains(k)),et=V>=0?V:r.indexOf(""),E=Math.max(0,et);i(E,S,et<0),$(E+1)},p=m=>{if(m.preventDefault(),!u.length)return e(`up ${r.join("")}`);c(o("digits_missing",{shapes:u.join(" ")})),$(r.indexOf(""))},f=m=>{m.preventDefault(),s()},M=m=>m.target===n.current&&s(),b=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Me`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${M} onKeyDown=${h}>
<form onSubmit=${p}>
<h2 id="know-title">${o("i_know_the_code")}</h2>
<p id="know-warning" class="note">${o(b)}</p>
<div class="know-wheels">
${C.map((m,y)=>Me`<${Ol} key=${m} place=${y} digit=${r[y]}
set=${k=>i(y,k)} />`)}
</div>
<p class="know-wrong" role="alert">${_(l)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${o("declare",{code:r.map(m=>m||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${o("cancel")}</button>
</div>
</form>
</dialog>`}var Ol=({place:t,digit:e,set:s})=>Me`<fieldset class="know-wheel ${G[t]}">
<legend><${J} of=${C[t]} size=${22} /></legend>
${B.map(n=>Me`<label key=${n}>
<input type="radio" name="know-${G[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Id(t,e,s){He(s),t.replaceChildren(),Tl(H`<${Hl} table=${e} />`,t)}function Hl({table:t}){return Te(t),H`<${Rl} key=${t.shown} table=${t} />`}function Rl({table:t}){let e=Te(t),{view:s}=e,n=yn(t,s),[r,a]=Mt(""),[l,c]=Mt(""),[i,u]=Mt(""),[d,$]=Mt(null),[h,p]=Mt(0),[f,M]=Mt(!1),[b,m]=Mt(()=>t.state.trying&&Cn()?"offered":""),y=Al(T=>c(oe(T,o("no_answer"))),[]),k=Ks(t,y),S=T=>{if(!T)return;let ct=U(ce(T));a(k.of(T)?xt(ct,k.of(T)):o("unmarked",{what:ct}))},V=()=>S(k.undo()),et=()=>S(k.redo()),E=To(null),Pt=n.digits.join("");Ll(()=>{let T=Bn(E.current,e,Pt);E.current=s,T&&a(T)},[s]),fn();let ks=(T,ct,st)=>ne.confirm==="on"?$({title:T,yes:ct,go:st}):st(),Ao=T=>{s&&!dt(s)&&p(j(s).indexOf(T))},Lo=()=>n.now().code,{ask:_s,asking:Ho,forget:Ro}=Ws({table:t,draft:Lo,surely:ks,sent:Ao,setAlert:c,refused:y}),te=To(null),Ee=async T=>{u(""),c(""),Ro();let ct=t.act(`thumb ${T}`);te.current=ct;try{await ct;let{view:st}=t.state;st&&st.seats.length===1&&!st.over&&!nt(st)&&a(cs(st))}catch(st){y(st)}finally{te.current===ct&&(te.current=null)}},ws={thumb:Ee,hint:async()=>{try{await t.act("hint"),t.state.view&&a(_n(t.state.view))}catch(T){y(T)}},next:()=>ks(o("sure_next"),o("next_round"),()=>Ee("down")),know:()=>u("thumb")};if(Bs(t,te,{...n,...ws,wheel:()=>n.now().wheel,ask:_s,undo:V,redo:et,show:p,list:()=>u("keys"),sheet:()=>M(!f)}),e.closed)return H`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return H`<${Jn} table=${t} state=${e} />`;let xs=kt(s),Io=xs&&A(s).proposal||n.digits.join(""),vs=()=>{let T=()=>u("choose");e.trying||e.table?.phase!=="playing"?T():$({title:o("leave_unfinished"),note:o("goes_on_later"),yes:o("new_problem"),go:T})},Ce=()=>u(""),Ss=()=>$(null),Do=()=>{Ss(),d?.go()};return H`<${De.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${r}</p>
${l&&H`<${Dl} words=${l} close=${()=>c("")} />`}
${b==="open"&&H`<${On} close=${()=>m("")} />`}
${Hs(s)?H`<${ko} view=${s} choose=${vs} />`:H`<${Pe.Provider} value=${{...n,proposal:Io,locked:xs}}>
<${je.Provider} value=${{ask:_s,asking:Ho}}>
<${qe.Provider} value=${k}>
<${We.Provider} value=${{tab:h,setTab:p}}>
<${Ne.Provider} value=${ws}>
<${Pl} view=${s} undo=${V} redo=${et} drawer=${f} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&H`<${Oo} view=${s} thumb=${Ee} close=${Ce} />`}
${i==="keys"&&H`<${Cs} keys=${Ns} tell=${Il} close=${Ce} />`}
${i==="choose"&&H`<${pn} table=${t} view=${s} close=${Ce} />`}
${d&&H`<${Es} question=${d} close=${Ss} yes=${Do} />`}
<${Ts}>
<${dn} table=${t} state=${e} view=${s} choose=${vs} refused=${y} />
${b==="offered"&&H`<button class="bar-new" onClick=${()=>m("open")}>${o("lesson")}</button>`}
<//>
<//>`}var Il=t=>_(o(t)),Dl=({words:t,close:e})=>H`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${o("close")}</button></div>`,Pl=({view:t,undo:e,redo:s,drawer:n,setDrawer:r})=>H`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Zn} />
<${Vs} />
${lt(t)?H`<${qn} />`:H`<${Qn} />`}
${lt(t)&&H`<${Mo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${r} />`}
${lt(t)&&H`<${Mn} />`}
<${ke} />
</div>`;export{Id as mount};
