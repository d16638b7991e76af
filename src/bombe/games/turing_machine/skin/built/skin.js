import{html as qt,useLayoutEffect as Bo,useRef as zo}from"bombe/preact.js";var Te={},ne="en";function Es(t){Te=t.words,ne=t.lang}function r(t,e={}){let s=Te[t];if(s===void 0)throw new Error(`no words for ${t}`);return No(s,e)}var No=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>String(e[n]??s)),rt=t=>new Intl.ListFormat(ne,{type:"conjunction"}).format(t);function Z(t,e=0,s={}){let n={minimumFractionDigits:e,maximumFractionDigits:e};return new Intl.NumberFormat(ne,{...n,...s}).format(t).replace("-","−")}function P(t,e,s=0,n={}){let a=new Intl.PluralRules(ne,{minimumFractionDigits:s}).select(Math.abs(e))==="one"&&(e===1||Te[`${t}_1`].includes("{n}"));return r(a?`${t}_1`:`${t}_n`,{n:Z(e,s,n)})}function oe({title:t,cls:e="",close:s,onKey:n,children:o}){let a=zo(null);return Bo(()=>{let i=document.activeElement,u=a.current;if(u)return u.showModal(),u.scrollTop=0,()=>{u.close(),i?.isConnected&&i.focus()}},[]),qt`<dialog class="over ${e}" ref=${a} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${i=>{i.preventDefault(),s()}} onClick=${i=>i.target===a.current&&s()}>
<h2 id="over-title">${t}</h2>
${o}
</dialog>`}function Cs({question:t,yes:e,close:s}){return qt`<${oe} title=${t.title} close=${s}>
<p class="note">${t.note??r("no_way_back")}</p>
<div class="over-keys">
<button class="button filled" autofocus onClick=${e}>${t.yes}</button>
<button class="button" onClick=${s}>${r("cancel")}</button>
</div>
<//>`}function Os({keys:t,close:e,tell:s=r}){return qt`<${oe} title=${r("keys")} cls="keylist" close=${e}>
<dl>${t.map(([n,o])=>qt`<div key=${o}>
<dt>${n.map(a=>a==="–"?" – ":qt`<kbd>${a}</kbd> `)}</dt>
<dd>${s(o)}</dd>
</div>`)}</dl>
<p class="note">${r("keys_off")}</p>
<div class="over-keys"><button class="button filled" autofocus onClick=${e}>${r("close")}</button></div>
<//>`}import{html as A,render as jl,useCallback as ql,useEffect as Nl,useRef as Ho,useState as Et}from"bombe/preact.js";import{html as Ko,render as Fo,useEffect as Ts,useState as Go}from"bombe/preact.js";function Ae(t){let[e,s]=Go(t.state);return Ts(()=>(s(t.state),t.subscribe(s)),[t]),e}var gt=t=>!!(t.table&&t.you&&t.table.host===t.you.who),re=typeof document>"u"?{}:document.documentElement.dataset,ae=(t,e)=>t instanceof TypeError?e:t instanceof Error?t.message:String(t);function As({children:t}){return Ts(()=>{let e=document.getElementById("bar");e&&Fo(Ko`${t}`,e)}),null}import{useRef as qs,useState as Vo}from"bombe/preact.js";import{html as Ot}from"bombe/preact.js";var Le={},He=new Map,bt;function De(t){Es(t),Le=t.cards,He=new Map(Object.values(Le).flatMap(e=>e.laws.map(s=>[s.name,{card:e,law:s}]))),bt=t}var at=t=>Le[t];var le=t=>He.get(t),yt=t=>He.get(t)?.law.text??t,ut=t=>bt.options[t],Ls=()=>Object.keys(bt.options),Nt=()=>bt.booklet,Re=()=>bt.questions,ce=()=>bt.rungs,Bt=()=>bt.lesson;var O=["▲","■","●"],V=["t","s","c"],K=["1","2","3","4","5"],Hs={"▲":"t","■":"s","●":"c"},Uo={"▲":"triangle","■":"square","●":"circle"},W=t=>zt(t.replace(/[▲■●]/g,e=>r(Uo[e]))),Ie=t=>t.replace(/^./u,e=>e.toLocaleUpperCase(document.documentElement.lang)),zt=t=>t.replace(/\.$/,"");function J({of:t,size:e=16}){let s=Hs[t];return Ot`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${s==="t"&&Ot`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${s==="s"&&Ot`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${s==="c"&&Ot`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(t)}</span></span>`}var k=(t,e)=>t.split(/([▲■●])/).map(s=>s in Hs?Ot`<${J} of=${s} size=${e} />`:s),F=({of:t,cls:e=""})=>Ot`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:t}}></span>`;var lt=t=>!!t.sheet,Ds=t=>t.over,dt=t=>t.machine?.answered?t.machine:null,nt=t=>!!t.machine?.thinking,j=t=>[...t.verifiers],pt=t=>t.mode==="nightmare",Rs=t=>t.groups.map(e=>e.join("+")).join(" "),Q=t=>t.you===null?void 0:t.seats[t.you],L=t=>t.sheet?.rounds.at(-1)??{proposal:null,answers:{}},$t=t=>lt(t)&&!t.over&&t.left>0&&(t.coop||t.own_thumb===null),kt=t=>lt(t)&&!t.over&&t.left===0&&t.own_thumb===null&&!Q(t)?.out,_t=t=>Object.keys(L(t).answers).length>0,ie=t=>lt(t)&&!Object.keys(t.sheet.marks).length&&t.sheet.rounds.some(({answers:e})=>Object.keys(e).length>0),Is=(t,e)=>!!(t.sheet?.laws&&!t.sheet.laws.some(s=>s.includes(e))),Kt=(t,e)=>!!t.sheet?.unsound?.includes(e),Ps=new Map(V.flatMap((t,e)=>K.map(s=>[t+s,{place:e,digit:s}])));function Tt(t){let e=Ps.get(t);return e?`${O[e.place]} ${e.digit}`:yt(t)}var Ws=t=>t===""?"-":t==="-"?"+":"",ue=(t,e)=>e===""?`unmark ${t}`:e==="-"?`mark ${t}`:`mark ${t} +`;function js(t){let e=new Set(t.held.map(({law:a})=>a)),s=new Set([...t.solution].map((a,l)=>V[l]+a)),n=Object.entries(t.sheet?.marks??{}).filter(([a])=>Ps.has(a)||le(a)),o=n.filter(([a,l])=>(e.has(a)||s.has(a))===(l==="+"));return{all:n.length,right:o.length}}var Yo=400;function Ns({table:t,draft:e,surely:s,sent:n,setAlert:o,refused:a}){let[l,c]=Vo(null),i=qs({letter:"",at:0}),u=qs(new Set),d=p=>{let{view:f}=t.state;if(!f)return;let{answers:M,proposal:b}=L(f),m=p===i.current.letter&&Date.now()-i.current.at<Yo;if(kt(f)&&!(p in M)&&o(r("round_spent")),!$t(f)||p in M||u.current.has(p)||m)return;let y=_t(f)&&b?b:e();s(r("sure_ask",{letter:p,code:y}),r("ask_letter",{letter:p}),()=>$(p))},$=async p=>{let{view:f}=t.state;if(!f||!$t(f)||p in L(f).answers||u.current.has(p))return;let M=_t(f)?L(f).proposal:e();i.current={letter:p,at:Date.now()},u.current.add(p),c(p),n(p),o("");try{await t.act(`ask ${M} ${p}`)}catch(b){a(b)}finally{u.current.delete(p),c(null)}};return{ask:d,asking:l,forget:()=>{i.current.letter=""}}}import{createContext as At,useContext as Zo}from"bombe/preact.js";var Pe=At(null),We=At(null),je=At(null),qe=At(null),Ne=At(null),Be=At(null);function Lt(t){let e=Zo(t);if(e===null)throw new Error("this is a part of a board");return e}var x=()=>Lt(Pe),wt=()=>Lt(We),Ft=()=>Lt(je),xt=()=>Lt(qe),Ht=()=>Lt(Ne),Dt=()=>Lt(Be);import{useEffect as Jo,useRef as Qo}from"bombe/preact.js";var de=({key:t,code:e,shiftKey:s})=>(/^[1-5]$/.test(t)?t:s?null:e.match(/^Digit([1-5])$/)?.[1])??null,ht=t=>t.ctrlKey||t.altKey||t.metaKey,Bs=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];function zs(t,e,s){let n=Qo((()=>{}));Jo(()=>{let o=a=>{let{view:l}=t.state,c=a.target;if(!(c.closest("input, textarea, select, [contenteditable]")||document.querySelector("dialog[open]")||ht(a))&&!(re.keys==="off"||!l||l.over||!l.sheet)){if(e.current){let u=()=>n.current(a);e.current.then(u,u);return}Xo(a,c,l,s)&&a.preventDefault()}};return n.current=o,addEventListener("keydown",o),()=>removeEventListener("keydown",o)})}function Xo(t,e,s,n){let{key:o,shiftKey:a}=t,l=de(t),c=o.length===1?o.toLowerCase():o,i=c.toUpperCase(),u=j(s).indexOf(i),d=n.wheel();if(l)n.set(d,l),n.setWheel((d+1)%3);else if(o==="ArrowLeft"||o==="ArrowRight"){if(e.closest("[role=radiogroup], [role=tablist]"))return!1;n.setWheel((d+(o==="ArrowLeft"?2:1))%3)}else if(o==="ArrowUp"||o==="ArrowDown"){if(e.closest("[role=radiogroup]"))return!1;n.turn(d,o==="ArrowUp"?-1:1)}else if(u>=0&&!a)n.ask(i);else if(u>=0)n.show(u),document.getElementById(`card-${i}`)?.focus();else if(c==="z"&&a)n.redo();else if(c==="z")n.undo();else if(c==="n")n.next();else if(c==="k")n.know();else if(c==="h"&&s.aids.includes("hints"))n.hint();else if(c==="?")n.list();else if(c==="s")n.sheet();else return!1;return!0}import{html as g,useEffect as Us,useLayoutEffect as lr,useRef as Rt,useState as Vs}from"bombe/preact.js";import{html as q}from"bombe/preact.js";var Ks="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",tr="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",er={up:q`<path d=${Ks} />`,down:q`<path d=${Ks} transform="rotate(180 12 12)" />`,undo:q`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:q`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:q`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:q`<path class="pen" d="M6 14l6-6l6 6" />`,sink:q`<path class="pen" d="M6 10l6 6l6-6" />`,close:q`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:q`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:q`<path class="pen" d=${tr} />`,talk:q`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:q`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},T=({of:t,size:e=20})=>q`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${er[t]}</svg>`,G=({passed:t,size:e=22})=>q`<svg class="answer ${t?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${t?q`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:q`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{useMemo as sr,useState as nr}from"bombe/preact.js";function Fs(t,e){let[,s]=nr(0);return sr(()=>{let n=[],o=[],a=new Map,l=u=>a.get(u)?.sign??t.state.view?.sheet?.marks[u]??"",c=(u,d)=>{if(l(u)===d)return;let $={sign:d};a.set(u,$),s(h=>h+1),t.act(ue(u,d)).catch(e).finally(()=>{a.get(u)===$&&a.delete(u),s(h=>h+1)})},i=(u,d)=>{n.push({target:u,before:l(u),after:d}),o.length=0,c(u,d)};return{of:l,put:i,cycle:u=>i(u,Ws(l(u))),undo(){let u=n.pop();return u?(o.push(u),c(u.target,u.before),u.target):null},redo(){let u=o.pop();return u?(n.push(u),c(u.target,u.after),u.target):null},get canUndo(){return n.length>0},get canRedo(){return o.length>0}}},[t])}var Gt=t=>t==="-"?"struck":t==="+"?"kept":"";function ct(t,e,s=!1,n=!1){let o=t;return e&&(o=r(e==="-"?"struck":"kept",{what:o})),n&&(o=r("ruled_out",{what:o})),s&&(o=r("unsound",{what:o})),o}var Ut=(t,e)=>({onClick:()=>t.cycle(e),onContextMenu:s=>{s.preventDefault(),t.put(e,t.of(e)==="-"?"":"-")}});import{html as H}from"bombe/preact.js";var Vt=(t,e)=>fetch(`/api/games/turing_machine/answers/${t}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e)});function pe({number:t,letter:e,id:s,state:n=()=>"",more:o,level:a=3}){let l=at(t),c=`h${a}`;return H`<article class="sample" id=${s} tabindex=${s?"-1":null}>
<div class="sample-plate">
${e?H`<span class="sample-disc" aria-hidden="true">${e}</span>`:H`<span class="mono">${t}</span>`}
<${F} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${c}>${e&&H`<span class="hush">${r("sample_of",{letter:e})} </span>`}${k(l.title,15)}<${ze} of=${l} /><//>
${l.grid?H`<${ar} shown=${l} />`:H`<ul class="sample-laws">
${l.laws.map(i=>H`<${rr} law=${i} state=${n(i)} />`)}
</ul>`}
${o&&H`<${or} shown=${l} />`}
</div>
</article>`}var ze=({of:t})=>t.hard?H` <small class="hard-card" title=${r("hard_card_is")}>${r("hard_card")}</small>`:null,or=({shown:t})=>H`<details>
<summary>${r("sample_words")}<span class="hush">: ${t.title}</span></summary>
<p>${k(t.text,13)}</p>
<p>${k(t.remark,13)}</p>
<ul class="sample-texts">${t.laws.map(e=>H`<li><span class="mono">${e.letter}</span> <span>${k(e.text,13)}</span></li>`)}</ul>
</details>`,rr=({law:t,state:e})=>H`<li class=${e}>
<span class="mono" aria-hidden="true">${t.letter}</span><${F} of=${t.picture} />
<span class="sample-words">${k(t.words,13)}</span>
${e&&H`<span class="hush">, ${r(`sample_${e}`)}</span>`}
</li>`;function ar({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(l=>[l.name,l])),a=l=>H`<span class="sample-cell" role="img" aria-label=${o.get(l)?.text}>
<${F} of=${o.get(l)?.picture} /></span>`;return H`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>H`<${F} of=${l} cls="column" />`)}
${s.map((l,c)=>H`<span class="sample-row">${l}</span>${n[c].map(a)}`)}
</div>`}var Gs=({name:t,digits:e,set:s})=>H`<div class="pick">
${O.map((n,o)=>H`<fieldset class="pick-row ${V[o]}">
<legend>${k(n,18)}</legend>
${K.map(a=>H`<label class="pick-key">
<input type="radio" name=${`${t}-${o}`} value=${a} checked=${e[o]===a}
onChange=${()=>s(e.map((l,c)=>c===o?a:l))} />
<span>${a}</span></label>`)}
</fieldset>`)}
</div>`;var cr=90,ir="(max-width: 699px)";function Ys(){let{view:t}=x(),{tab:e,setTab:s}=Ht(),{deck:n,scrolled:o}=ur(e,s),[a,l]=Vs(null),c=j(t),i=pt(t),{answers:u}=L(t),d=$=>i?null:c[$];return g`<section class="cards" aria-label=${r("cards")}>
<div class="tabs">
${t.groups.map(($,h)=>g`<${$r} key=${c[h]} letter=${d(h)} number=${$[0]} current=${h===e}
passed=${i?void 0:u[c[h]]} press=${()=>s(h)} />`)}
</div>
<div class="deck" ref=${n} onScroll=${o}>
${t.groups.map(($,h)=>{let p=`card-${c[h]}`,f=()=>l(h);return $.length>1?g`<${fr} key=${h} id=${p} letter=${c[h]} numbers=${$} enlarge=${f} />`:g`<${Ke} key=${h} id=${p} letter=${d(h)} number=${$[0]} enlarge=${f} />`})}
</div>
${a!==null&&g`<${mr} letter=${d(a)} opener=${`card-${c[a]}`} numbers=${t.groups[a]}
close=${()=>l(null)} />`}
</section>`}function ur(t,e){let s=Rt(null),n=Rt(void 0),o=Rt(0);return Us(()=>{let l=s.current,c=l?.children[t];if(!l||!c||t===o.current||l.scrollWidth<=l.clientWidth)return;o.current=t;let i=c.offsetLeft-l.offsetLeft-pr(l);l.scrollTo({left:i,behavior:dr()?"auto":"smooth"})},[t]),{deck:s,scrolled:()=>{clearTimeout(n.current),n.current=setTimeout(()=>{if(!s.current)return;let{scrollLeft:l,scrollWidth:c,clientWidth:i,children:u}=s.current;if(c<=i)return;let d=(c-i)/Math.max(1,u.length-1);o.current=Math.round(l/d),e(o.current)},cr)}}}var dr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,pr=t=>Number.parseFloat(getComputedStyle(t).scrollPaddingLeft)||0,$r=({letter:t,number:e,current:s,passed:n,press:o})=>g`<button class="tab" aria-current=${s?"true":null} onClick=${o}
aria-label=${hr(t,e,n)}>
${t??g`<span class="mono">${e}</span>`}
${n!==void 0&&g`<${G} passed=${n} size=${18} />`}
</button>`;function hr(t,e,s){return t===null?r("card_number",{n:e}):s===void 0?r("verifier",{letter:t}):r(s?"answered_yes":"answered_no",{letter:t})}var Zs=t=>e=>{e.key!=="Enter"||e.target!==e.currentTarget||(e.preventDefault(),t())},fr=({id:t,letter:e,numbers:s,enlarge:n})=>g`<div class="pair" id=${t} tabindex="-1" role="group" aria-label=${r("pair_of",{letter:e})}
onKeyDown=${Zs(n)}>
<${Ke} letter=${e} number=${s[0]} enlarge=${n} paired />
<p class="hinge" aria-hidden="true"><span class="disc">${e}</span><span class="or">${r("or")}</span></p>
<${Ke} letter=${e} number=${s[1]} enlarge=${n} paired />
</div>`,Js=({letter:t})=>g`<span class="disc ${t?"":"nobody"}" aria-hidden="true">${t??"?"}</span>`;function mr({letter:t,numbers:e,opener:s,close:n}){let o=Rt(null),a=xt();lr(()=>{let i=o.current;if(i)return i.showModal(),()=>{i.close(),document.getElementById(s)?.querySelector(".enlarge")?.focus({preventScroll:!0})}},[]);let l=i=>{i.preventDefault(),n()},c=i=>i.target===o.current&&n();return g`<dialog class="large ${e.length>1?"two":""}" ref=${o} aria-labelledby="large-title"
onCancel=${l} onClick=${c} onKeyDown=${i=>gr(i,a)}>
<div class="large-head">
<${Js} letter=${t} />
<h2 id="large-title">${t?r("verifier",{letter:t}):r("card_number",{n:e[0]})}</h2>
<button class="button" onClick=${n} autofocus>${r("close")}</button>
</div>
<div class="large-cards">
${e.map(i=>g`<${br} key=${i} number=${i} whose=${t===null} />`)}
</div>
</dialog>`}function gr(t,e){t.key.toLowerCase()!=="z"||ht(t)||document.documentElement.dataset.keys!=="off"&&(t.shiftKey?e.redo():e.undo())}function br({number:t,whose:e}){let s=at(t);return g`<section class="spread" aria-label=${W(s.title)}>
<div class="spread-head"><h3 class="title">${k(s.title,17)}</h3>
<${F} of=${s.key} cls="key" /></div>
<p class="spread-text">${k(s.text,14)} ${k(s.remark,14)}</p>
${s.grid?g`<${tn} shown=${s} />
<details><summary>${r("check_what")}</summary><${Qs} shown=${s} /></details>`:g`<${Xs} shown=${s} whole />`}
${e&&g`<${sn} number=${t} />`}
</section>`}function Ke({letter:t,number:e,id:s,paired:n=!1,enlarge:o}){let{view:a}=x(),l=at(e),[c,i]=Vs(!1),u=Rt(null),d=t===null?"card_of_nobody":n?"card_of_two":"card_of",$=()=>{i(!1),u.current?.focus()},h=p=>{p.stopPropagation(),n&&matchMedia(ir).matches?o():i(!c)};return g`<article class="card laws${l.laws.length} ${l.grid?"gridded":""}" id=${s}
tabindex=${s?"-1":null} aria-label=${W(r(d,{letter:t??"",title:l.title}))}
onKeyDown=${Zs(o)}>
<div class="card-head" onClick=${o}>
${!n&&g`<${Js} letter=${t} />`}
<button class="about-key" ref=${u} title=${r("check_what")} aria-label=${r("check_what")}
aria-expanded=${c} onClick=${h}><${T} of="about" size=${19} /></button>
<${F} of=${l.key} cls="key" />
</div>
<div class="card-name" onClick=${o}>
<h2 class="title">${k(l.title,15)}<${ze} of=${l} /></h2>
<button class="enlarge" title=${r("enlarge")} aria-haspopup="dialog"
aria-label=${W(r("enlarge_card",{title:l.title}))}>
<${T} of="enlarge" size=${18} /></button>
</div>
${l.grid?g`<${tn} shown=${l} />`:g`<${Xs} shown=${l} />`}
${!n&&ie(a)&&g`<p class="tip" aria-hidden="true">${r("press_laws")}</p>`}
${t===null&&g`<${sn} number=${e} />`}
${t!==null&&!n&&a.sheet&&g`<${_r} letter=${t} />`}
${c&&g`<${yr} shown=${l} close=${$} />`}
</article>`}function yr({shown:t,close:e}){let s=Rt(null);return Us(()=>s.current?.focus(),[]),g`<div class="about" onKeyDown=${o=>o.key==="Escape"&&e()}>
<p>${k(t.text,14)}</p>
<${Qs} shown=${t} />
<p>${k(t.remark,14)}</p>
<button class="button" ref=${s} onClick=${e}>${r("close")}</button>
</div>`}var Qs=({shown:t})=>g`<p class="about-label">${r("one_law")}</p>
<ul class="sentences">${t.laws.map(e=>g`<li key=${e.name}><b>${e.letter}</b> <span>${k(e.text,14)}</span></li>`)}</ul>`,Xs=({shown:t,whole:e})=>g`<ul class="laws">
${t.laws.map(s=>g`<li key=${s.name}><${en} law=${s}>
<${F} of=${s.picture} />
<span class="law-words">${k(e?s.text:s.words,13)}</span>
<//></li>`)}
</ul>`;function tn({shown:t}){let{columns:e,rows:s,laws:n}=t.grid,o=new Map(t.laws.map(l=>[l.name,l])),a=l=>g`<${en} key=${l} law=${o.get(l)}><${F} of=${o.get(l)?.picture} /><//>`;return g`<div class="grid w${e.length} h${s.length}">
<span></span>${e.map(l=>g`<${F} of=${l} cls="column" />`)}
${s.map((l,c)=>g`<span class="row-name">${l}</span>${n[c].map(a)}`)}
</div>`}function en({law:t,children:e}){let{view:s}=x(),n=xt(),o=n.of(t.name),a=r("law_is",{letter:t.letter,words:W(t.text)});if(!lt(s))return g`<span class="law" role="img" aria-label=${a}>${e}</span>`;let l=Kt(s,t.name),c=Is(s,t.name);return g`<button class="law ${Gt(o)} ${c?"gone":""} ${l?"shaky":""}"
aria-pressed=${o!==""} aria-label=${ct(a,o,l,c)} title=${t.text}
...${Ut(n,t.name)}>
${e}${l&&g`<span class="shaky-sign" aria-hidden="true">! <span>${r("unsound_here")}</span></span>`}
</button>`}function sn({number:t}){let{view:e}=x();return g`<div class="whose">
<p class="caps">${r("whose")}</p>
<div class="owners">
${j(e).map(s=>g`<${kr} key=${s} letter=${s} target=${`${s}${t}`} />`)}
</div>
</div>`}function kr({letter:t,target:e}){let{view:s}=x(),n=xt();if(!s.sheet)return g`<span class="owner">${t}</span>`;let o=n.of(e),a=Kt(s,e);return g`<button class="owner ${Gt(o)} ${a?"shaky":""}" aria-pressed=${o!==""}
aria-label=${ct(r("whose_is",{letter:t}),o,a)}
...${Ut(n,e)}>${t}</button>`}function _r({letter:t}){let{view:e}=x(),{ask:s,asking:n}=Ft(),o=L(e).answers[t],a=o!==void 0;return g`<button class="ask-here ${a?"done":""} ${n===t?"busy":""}"
aria-disabled=${a||!$t(e)} onClick=${()=>s(t)}
aria-label=${a?r(o?"answered_yes":"answered_no",{letter:t}):null}>
${a?g`<${G} passed=${o} size=${20} /> ${r("answered")}`:g`${r("ask_letter",{letter:t})} <kbd aria-hidden="true">${t}</kbd>`}
</button>`}import{html as R,useLayoutEffect as Sr,useRef as Mr,useState as Ve}from"bombe/preact.js";var nn="choice",Fe=["new","named","booklet"],on=/^aid_/,Ge=200,Yt=()=>Ls().filter(t=>on.test(t));function wr(t,e){return t==="kind"?Fe.some(s=>s===e):t==="named"?typeof e=="string"&&e.length<=Ge:t==="booklet"?Nt().some(({number:s})=>s===e):ut(t).choices.some(s=>s===e)}function rn(t){let e={kind:"new",mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,by_thought:!1,named:"",booklet:1,machine:t.machine?.level??"none",...Object.fromEntries(Yt().map(n=>[n,t.aids.includes(n.replace(on,""))]))},s=xr();return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,n in s&&wr(n,s[n])?s[n]:o]))}function xr(){try{return JSON.parse(localStorage.getItem(nn)??"null")??{}}catch{return{}}}function an(t){try{localStorage.setItem(nn,JSON.stringify(t))}catch{}}function ln(t){let{kind:e,mode:s,verifiers:n,difficulty:o,by_thought:a,machine:l}=t,c=Object.fromEntries(Yt().map(i=>[i,t[i]]));return e==="new"?{mode:s,verifiers:n,difficulty:o,by_thought:a,machine:l,...c}:{problem:e==="named"?t.named:`booklet ${t.booklet}`,machine:l,...c}}import{html as Ue}from"bombe/preact.js";var vt=t=>r(`level_${t}`);function It({view:t}){let e=vr(t);return e.length?Ue`<ul class="small-print">${e.map(s=>Ue`<li key=${s}>${s}</li>`)}</ul>`:null}var cn=({view:t})=>t.seats.length>1&&t.aids.length>0&&Ue`<p class="small-print">${$e(t.aids)}</p>`,$e=t=>r("aids",{aids:rt(t.map(e=>r(`aid_${e}`)))});function vr(t){let e=[];return t.machine&&e.push(r("machine_to_beat",{level:vt(t.machine.level)})),t.coop&&e.push(r("one_sheet")),t.aids.length&&e.push($e(t.aids)),t.chosen&&e.push(r("chosen")),e}var un=t=>r(`share_${t}`),dn=t=>r(`share_${t}`);function pn({table:t,state:e,view:s,choose:n,refused:o}){Sr(()=>{e.refused&&o(new Error(e.refused))},[e.refused]);let a=[s.mode!=="classic"&&un(s.mode),dn(s.difficulty)];return R`<div class="bar-problem">
<span class="hush">${r("this_problem")}</span>
<span class="mono">${Rs(s)}</span>
<span>${a.filter(Boolean).join(", ")}</span>
</div>
<${Ye} table=${t} state=${e} choose=${n} cls="bar-new" />`}function Ye({table:t,state:e,choose:s,cls:n}){return e.trying||e.table?.people.length===1?!e.you?.here||t.watch?null:R`<button class=${n} onClick=${s}>${r("new_problem")}</button>`:!gt(e)||e.table?.phase==="playing"?null:R`<a class=${n} href=${`/r/${t.code}?table`}>${r("new_problem")}</a>`}function $n({table:t,view:e,close:s}){let[n,o]=Ve(()=>rn(e)),[a,l]=Ve(!1),[c,i]=Ve(""),u=Mr(null),d=b=>m=>{i(""),o(y=>({...y,[b]:m}))},{kind:$}=n,h=b=>{i(Ie(b)),l(!1),u.current?.focus()},p=async b=>{if(!a){if($==="named"&&!String(n.named).trim())return h(r("named_missing"));l(!0),i("");try{await b(ln(n)),an(n)}catch(m){h(ae(m,r("no_answer")))}}},f=b=>{b.preventDefault(),p(async m=>{await t.begin(m),requestAnimationFrame(()=>{document.getElementById("main")?.focus({preventScroll:!0}),scrollTo(0,0)})})},M=()=>p(async b=>{let{machine:m,...y}=$==="new"?b:(await t.look(b)).options;await t.gather(y)});return R`<${oe} title=${r("new_problem")} cls="choose" close=${s}>
<form onSubmit=${f} noValidate>
<${Zt} legend=${r("which_problem")} quiet name="kind" value=${$} set=${d("kind")} choices=${Fe}
words=${b=>r(`kind_${b}`)} />
<div class="choose-which">
${$==="new"&&R`<${Er} choice=${n} set=${d} />`}
${$==="named"&&R`<${Cr} value=${n.named} set=${d("named")} wrong=${c} field=${u} />`}
${$==="booklet"&&R`<${Or} value=${n.booklet} set=${d("booklet")} />`}
</div>
<${Zt} legend=${r("when_alone",{title:ut("machine").title})} name="machine"
value=${n.machine} set=${d("machine")} choices=${ut("machine").choices} words=${vt}
note=${r(`about_machine_${n.machine}`)} />
<details class="choose-aids" open=${Yt().some(b=>n[b])}>
<summary>${r("hints_and_aids")}</summary>
<p class="note">${r("aids_are_seen")}</p>
${Yt().map(b=>R`<${hn} key=${b} name=${b} value=${n[b]} set=${d(b)} />`)}
</details>
<p class="choose-status note" role="status">${a?r("dealing"):""}</p>
${c&&$!=="named"&&R`<p class="choose-wrong" role="alert">${c}</p>`}
<div class="over-keys">
<button type="submit" class="button filled" aria-disabled=${String(a)}>${r("play")}</button>
<button type="button" class="button" aria-disabled=${String(a)} onClick=${M}>
${r("with_friends")}</button>
<button type="button" class="button choose-close" onClick=${s}>${r("cancel")}</button>
</div>
</form>
<//>`}function Er({choice:t,set:e}){let s=n=>({name:n,legend:ut(n).title,value:t[n],set:e(n),choices:ut(n).choices});return R`
<${Zt} ...${s("mode")} words=${un} note=${r(`about_${t.mode}`)} />
<div class="choose-two">
<${Zt} ...${s("verifiers")} words=${String} />
<${Zt} ...${s("difficulty")} words=${dn} />
</div>
<${hn} name="by_thought" value=${t.by_thought} set=${e("by_thought")} />`}function Cr({value:t,set:e,wrong:s,field:n}){let o=({currentTarget:a})=>e(a.value);return R`<div class="choose-named">
<label for="choose-named">${r("named_label")}</label>
<input id="choose-named" ref=${n} class="mono" value=${t} onInput=${o} maxlength=${Ge}
autocomplete="off" autocapitalize="characters" spellcheck=${!1} aria-invalid=${s?"true":null}
aria-describedby="choose-wrong choose-how" />
<p id="choose-wrong" class="choose-wrong" role="alert">${s}</p>
<p id="choose-how" class="note">${r("named_how")}</p>
</div>`}var Or=({value:t,set:e})=>R`<fieldset class="choose-booklet">
<legend>${r("booklet_label")}</legend>
<div>${Nt().map(({number:s,verifiers:n,difficulty:o,luck:a})=>R`<label key=${s}>
<input type="radio" name="choose-booklet" value=${s} checked=${s===t}
onChange=${()=>e(s)} aria-label=${r("booklet_one",{n:s,verifiers:n,difficulty:o,luck:a})} />
<span aria-hidden="true"><b>${s}</b><i>${"●".repeat(o)}</i><i>${"♣".repeat(a)}</i>
<small>${n}</small></span>
</label>`)}</div>
<p class="note">${r("booklet_how")}
${r("booklet_introduction",{n:Nt().filter(({introductory:s})=>s).length})}</p>
</fieldset>`,Zt=({legend:t,quiet:e,name:s,value:n,set:o,choices:a,words:l,note:c})=>R`<fieldset class="one-of">
<legend class=${e?"hush":""}>${t}</legend>
<div class="one-of-row">${a.map(i=>R`<label key=${i}>
<input type="radio" name=${`choose-${s}`} value=${i} checked=${i===n} onChange=${()=>o(i)} />
<span>${Ie(l(i))}</span>
</label>`)}</div>
${c&&R`<p class="note">${c}</p>`}
</fieldset>`;function hn({name:t,value:e,set:s}){return R`<label class="choose-tick">
<input type="checkbox" checked=${e} onChange=${({currentTarget:o})=>s(o.checked)} />
<span>${ut(t).title}</span>
</label>`}import{useEffect as fn,useRef as Tr}from"bombe/preact.js";function mn(){let t=Tr(null);fn(()=>{let e=s=>{let n=s.target;t.current={target:n,ending:n.closest(".ending")}};return addEventListener("focusin",e),()=>removeEventListener("focusin",e)},[]),fn(()=>{if(!t.current)return;let{target:e,ending:s}=t.current;if(e.isConnected||document.activeElement!==document.body)return;((s?.isConnected?s.querySelector(".back, .declare"):null)??document.getElementById("main"))?.focus({preventScroll:!0})})}import{useEffect as Ir,useRef as Pr,useState as Wr}from"bombe/preact.js";import{html as Jt,useEffect as Ar,useRef as Ze}from"bombe/preact.js";var Lr=44,Hr=90,Je=!1;function gn(t){Je=!0,t?.querySelector("[aria-checked=true]")?.focus(),Je=!1}var Dr=(t,e)=>(Number(t)-Number(e)+7)%5-2,bn=(t,e)=>K[(K.indexOf(t)+e+5)%5],yn=()=>Jt`<div class="wheels">${O.map((t,e)=>Jt`<${Rr} place=${e} />`)}</div>`;function Rr({place:t}){let{proposal:e,locked:s,set:n,turn:o,wheel:a,setWheel:l}=wt(),c=Ze(null),i=Ze(null),u=Ze(0),d=e[t],$=O[t];Ar(()=>{a===t&&document.activeElement?.closest(".drum")&&gn(c.current)},[d,a]);let h=w=>{if(ht(w))return;let{key:S}=w;if(S==="ArrowUp"||S==="ArrowDown")o(t,S==="ArrowUp"?-1:1);else if(S==="ArrowLeft"||S==="ArrowRight"){let z=(t+(S==="ArrowLeft"?2:1))%3;l(z),gn(c.current?.closest(".wheels")?.querySelectorAll(".drum")[z])}else return;w.preventDefault()},p=w=>{w.preventDefault(),!(s||w.timeStamp-u.current<Hr||Math.abs(w.deltaY)<4)&&(u.current=w.timeStamp,o(t,w.deltaY>0?1:-1))},f=w=>{s||(i.current={y:w.clientY,moved:!1,id:w.pointerId}),l(t)},M=w=>{let S=i.current;!S||Math.abs(w.clientY-S.y)<Lr*.6||(S.moved||c.current?.setPointerCapture(S.id),S.moved=!0,o(t,w.clientY<S.y?1:-1),S.y=w.clientY)},b=()=>{setTimeout(()=>{i.current=null})},m=w=>{let S=Dr(w,d);return Jt`<button key=${w} type="button" role="radio" class="digit away${S}"
aria-checked=${w===d} tabindex=${w===d?0:-1} aria-disabled=${s}
onFocus=${()=>Je||l(t)} onClick=${()=>i.current?.moved||n(t,w)}>${S===0&&Jt`<span class="inner-shape" aria-hidden="true"><${J} of=${$} size=${24} /></span>`}<span>${w}</span></button>`},y=`${s?"locked":""} ${a===t?"turning":""}`;return Jt`<div class="wheel ${V[t]} ${y}">
<span class="wheel-shape" aria-hidden="true"><${J} of=${$} size=${26} /></span>
<div class="drum" role="radiogroup" aria-label=${W(r("wheel",{shape:$}))} aria-disabled=${s}
ref=${c} onKeyDown=${h} onWheel=${p} onPointerDown=${f} onPointerMove=${M} onPointerUp=${b}
onPointerCancel=${b}>
${K.map(m)}
</div>
</div>`}function kn(t,e){let s=Pr({digits:["1","1","1"],wheel:0}),[,n]=Wr(0),o=c=>{Object.assign(s.current,c),n(i=>i+1)},a=e&&L(e).proposal;Ir(()=>{a&&o({digits:[...a]})},[a]);let l=(c,i)=>{t.state.view&&_t(t.state.view)||o({digits:s.current.digits.map((u,d)=>d===c?i:u)})};return{now:()=>({code:s.current.digits.join(""),wheel:s.current.wheel}),digits:s.current.digits,wheel:s.current.wheel,set:l,turn:(c,i)=>l(c,bn(s.current.digits[c],i)),setWheel:c=>{c!==s.current.wheel&&o({wheel:c})}}}import{html as Wt,useEffect as Qe,useLayoutEffect as jr,useRef as qr,useState as _n}from"bombe/preact.js";var Nr="(min-width: 1180px)",Br="(max-width: 699px)",zr=300,Pt=8,Kr=220,es=t=>t.sheet?.hint??null,Xe=t=>Q(t)?.hints??0;function wn(t){let e=es(t)?.lines.at(-1);return e?xn(t,e):""}function xn(t,{key:e,values:s}){let{law:n,answers:o,laws:a,...l}=s,c={...l};return n&&(c.law=yt(n)),o&&(c.answers=o.join(", ")),a&&(c.world=j(t).map((i,u)=>r("named",{who:i,what:zt(yt(a[u]))})).join(", ")),r(e,c)}var Qt={at:0,heard:new Set};function ts(t){Qt.at=t;for(let e of Qt.heard)e({})}function vn(){let[,t]=_n(null);return Qe(()=>(Qt.heard.add(t),()=>{Qt.heard.delete(t)}),[]),Qt.at}var ss=({rung:t})=>Array.from({length:ce()},(e,s)=>Wt`<i class=${s<t?"used":""}></i>`),Sn=({rung:t})=>Wt`<span class="hint-pips" aria-hidden="true"><${ss} rung=${t} /></span>
<span class="hush">${r("hint_rungs",{n:t})}</span>`;function Mn(){let{view:t}=x(),{hint:e}=Dt(),s=vn()===Xe(t);if(!t.aids.includes("hints")||!t.sheet)return null;let n=es(t)?.rung??0,o=n>0&&!s;return Wt`<button class="button hint-key" onClick=${()=>n<ce()?e():ts(s?0:Xe(t))} aria-expanded=${o}
aria-controls=${o?"hint":null}>
<${T} of="hint" size=${22} /><span class="hint-word">${r("hint")}</span><${Sn} rung=${n} />
</button>`}function En(){let{view:t}=x(),{hint:e}=Dt(),{setTab:s}=Ht(),n=qr(null),[o,a]=_n(null),l=es(t),c=Xe(t),i=vn()===c,u=l!==null&&!i,d=u?Fr(t,l):-1;if(Qe(()=>()=>ts(0),[]),Qe(()=>{d>=0&&s(d)},[c,d]),jr(()=>{let p=n.current?.closest(".board");if(!u||!p)return;let f=()=>a(b=>Gr(b,Ur(p,d<0?null:j(t)[d])));f();let M=new ResizeObserver(f);return M.observe(p),addEventListener("resize",f),()=>{M.disconnect(),removeEventListener("resize",f)}},[u,d,c]),!u)return null;let $=()=>{ts(c),document.querySelector(".hint-key")?.focus({preventScroll:!0})},h=p=>p.key==="Escape"&&$();return Wt`<aside class="hint-note ${o?.kind??""}" id="hint" ref=${n} style=${o?.style}
aria-label=${r("hint")} onKeyDown=${h}>
<div class="hint-head"><${T} of="hint" size=${20} /><b>${r("hint")}</b><${Sn} rung=${l.rung} />
${l.rung<ce()&&Wt`<button class="button hint-more" onClick=${e}>${r("hint_more")}</button>`}
<button class="plain square" onClick=${$} aria-label=${r("hint_close")} title=${r("hint_close")}>
<${T} of="close" /></button></div>
<ol class="hint-lines">
${l.lines.map(p=>Wt`<li key=${p.key}>${k(xn(t,p),14)}</li>`)}
</ol>
</aside>`}function Fr(t,e){return pt(t)?t.groups.findIndex(([s])=>s===e.card):e.verifier===null?-1:j(t).indexOf(e.verifier)}var Gr=(t,e)=>t&&JSON.stringify(t)===JSON.stringify(e)?t:e;function Ur(t,e){let s=d=>t.querySelector(d).getBoundingClientRect(),n=t.getBoundingClientRect(),o=e&&document.getElementById(`card-${e}`),a=s(".ending"),l=matchMedia(Br).matches;if(o&&!l){let d=o.getBoundingClientRect(),{right:$}=s(".cards"),h=Math.max(d.width,Math.min(zr,$-n.left)),p=Math.min(d.left,$-h)-n.left,f=d.bottom-n.top+Pt,M=d.left-n.left-p+30;return{kind:"under",style:{left:`${p}px`,top:`${f}px`,width:`${h}px`,"--tip":`${M}px`}}}if(matchMedia(Nr).matches){let d=s(".sheet"),$=d.left-n.left+Pt,h=n.bottom-a.top+Pt;return{kind:"",style:{left:`${$}px`,width:`${d.width-2*Pt}px`,bottom:`${h}px`}}}let c=Math.max(0,innerHeight-a.top),i=l?s(".engine").top:1/0,u=i>Kr&&i<innerHeight?innerHeight-i:c;return{kind:"docked",style:{bottom:`${u+Pt}px`,maxHeight:`${innerHeight-u-3*Pt}px`}}}import{html as N,useEffect as Vr,useRef as Yr,useState as fe}from"bombe/preact.js";var Cn="lesson",Zr=4;function On(){try{return localStorage.getItem(Cn)!=="done"}catch{return!1}}function Jr(){try{localStorage.setItem(Cn,"done")}catch{}}var he=[Qr,Xr,ea,sa];function Tn({close:t}){let[e,s]=fe(0),n=Yr(null);Vr(()=>n.current?.focus(),[e]);let o=()=>{Jr(),t(),document.getElementById("main")?.focus({preventScroll:!0})},a=i=>{i.stopPropagation(),i.key==="Escape"&&o()},l=he[e],c=e===he.length-1;return N`<section class="lesson" aria-label=${r("lesson")} onKeyDown=${a}>
<div class="lesson-head">
<p class="caps">${r("lesson_step",{n:e+1,of:he.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${he.map((i,u)=>N`<li class=${u===e?"now":u<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${r("lesson_skip")}</button>
</div>
<h2 ref=${n} tabindex="-1">${r(`lesson_title_${e+1}`)}</h2>
<${l} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&s(e-1)}>
${r("lesson_back")}</button>
<button class="button filled" onClick=${()=>c?o():s(e+1)}>
${r(c?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function Qr(){return N`<div class="lesson-body">
<${pe} number=${Bt().card} letter="A" />
<div class="lesson-text">
<p>${k(r("lesson_code"))}</p>
<p>${k(r("lesson_holds"))}</p>
<p>${r("lesson_find")}</p>
</div>
</div>`}function Xr(){let{card:t,held:e,digits:s}=Bt(),[n,o]=fe(["3","4","1"]),[a,l]=fe([]),c=(h,p)=>s[h].includes(p[1]),i=()=>{let h=n.join(""),p=a.filter(f=>f.code!==h);l([{code:h,passed:c(e,h)},...p].slice(0,Zr))},u=h=>a.every(({code:p,passed:f})=>c(h,p)===f),d=Object.keys(s).filter(u);return N`<div class="lesson-body">
<${pe} number=${t} letter="A" state=${({name:h})=>u(h)?d.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${r("lesson_try")}</p>
<div class="lesson-try">
<${Gs} name="lesson" digits=${n} set=${o} />
<button class="button filled" onClick=${i}>${r("lesson_ask",{code:n.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${a.length===0&&N`<p class="note">${r("lesson_nothing_yet")}</p>`}
${a.slice(0,1).map(({code:h,passed:p})=>N`<${ta} passed=${p} code=${h} />`)}
${a.length>0&&N`<p>${k(d.length===1?r("lesson_one_left",{letter:le(d[0])?.law.letter??""}):r("lesson_some_left",{n:d.length}))}</p>`}
</div>
</div>
</div>`}var ta=({passed:t,code:e})=>N`<p class="lesson-answer"><${G} passed=${t} />${" "}
<strong>${r(t?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function ea(){let{refused:t,maybe:e}=Bt(),[s,n]=fe(null),o=({name:a})=>a===t.law?"kept":"";return N`<div class="lesson-body">
<${pe} number=${t.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${G} passed=${!1} /> <strong>${r("lesson_refused")}</strong></p>
<p>${k(r("lesson_means"))}</p>
<p>${k(r("lesson_which"))}</p>
<div class="row">
${e.map(([a,l])=>N`<button class="button mono" aria-pressed=${s?.code===a}
onClick=${()=>n({code:a,passed:l})}>${a}</button>`)}
</div>
<div class="lesson-heard" role="status">
${s&&N`<p class="lesson-answer"><${G} passed=${s.passed} />${" "}
<span>${k(r(`lesson_which_${s.code}`))}</span></p>`}
</div>
</div>
</div>`}function sa(){return N`<div class="lesson-body">
<${na} />
<div class="lesson-text">
<p><strong>${r("rule_one")}</strong> ${r("rule_one_more")}</p>
<p><strong>${r("rule_two")}</strong> ${r("rule_two_more")}</p>
<p>${r("lesson_end")}</p>
</div>
</div>`}function na(){let{verifiers:t,verdicts:e}=Bt();return N`<div class="verdicts-box"><table class="verdicts">
<caption>${r("verdicts")}</caption>
<thead><tr>
<th scope="col">${r("verdicts_code")}</th>
${[...t].map(s=>N`<th scope="col">${s}</th>`)}
</tr></thead>
<tbody>${e.map(([s,n])=>N`<tr class=${n.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${s}</th>
${n.map(o=>N`<td><${G} passed=${o} size=${20} />
<span class="hush">${r(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}import{html as D,useEffect as as,useMemo as aa,useRef as la,useState as jn}from"bombe/preact.js";import{html as ot}from"bombe/preact.js";var jt={wide:17.6,high:22.6,gap:4,left:24,top:22,hole:[10.5,14.5]},X={wide:480,high:136},ns=[[1,0],[2,3],[3,2]],An=(t,e,s,n)=>K[(e+ns[t][0]*s+ns[t][1]*n)%5],Ln=(t,e,s)=>[jt.left+(s*5+t)*jt.wide+s*jt.gap,jt.top+e*jt.high];function*Hn(){for(let t=0;t<5;t++)for(let e=0;e<5;e++)for(let s=0;s<5;s++)yield[s,e,t]}function oa(t,e){let[s,n]=jt.hole,o="",a="";for(let l of Hn()){let[c,i]=Ln(...l);An(t,...l)===e?o+=`M${c-s/2} ${i-n/2}v${n}h${s}v${-n}z`:a+=`M${c.toFixed(1)} ${i.toFixed(1)}h0`}return{holes:o,dots:a}}var Dn=ns.map((t,e)=>Object.fromEntries(K.map(s=>[s,oa(e,s)])));function Rn(t){for(let e of Hn())if([...t].every((s,n)=>An(n,...e)===s))return Ln(...e);throw new Error(`no hole for ${t}`)}var os=`M12 0H${X.wide-6}q6 0 6 6V${X.high-6}q0 6 -6 6H6q-6 0 -6 -6V12Z`,In=t=>`M${X.wide-8} ${t}h${t+2}q6 0 6 6V${X.high+t-6}q0 6 -6 6H${t+6}q-6 0 -6 -6V${X.high-8}H${X.wide-8}z`;function rs({face:t,digit:e,tab:s,deep:n}){let{holes:o,dots:a}=Dn[t][e],l=V[t];return ot`<g class="punch ${l}-stock">
${n&&ot`<path class="stock rim" d=${In(n)} />`}
<path class="flap" d=${`M${s} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
<path class="stock" fill-rule="evenodd" d=${os+o} />
<path class="edges" d=${o} />
<path class="specks" d=${a} />
<g transform="translate(${s+13} -21)">
${l==="t"&&ot`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
${l==="s"&&ot`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
${l==="c"&&ot`<circle class="c" cx="8" cy="8" r="7" />`}
</g>
<text class="tab-digit" x=${s+46} y="-7">${e}</text>
</g>`}function Pn({code:t,letter:e,passed:s}){let n=e!==null&&s!==null;return ot`<div class="reader ${e?"closed":"fanned"}">
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
${n&&ot`<${ra} key=${`${t}${e}`} code=${t} passed=${s} />`}
</g>
</svg>
<svg class="ticket ${s===null?"blank":s?"is-yes":"is-no"}" viewBox="0 0 46 62"
aria-hidden="true" focusable="false">
<path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
<rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
${s!==null&&ot`<path key=${`${t}${e}`} class="sign"
d=${s?"M15 33l6 6l11 -14":"M16 25l14 14M30 25l-14 14"} />`}
</svg>
</div>`}function ra({code:t,passed:e}){let[s,n]=Rn(t),o=Math.min(X.wide-30,Math.max(30,s)),a=Math.min(X.high-26,Math.max(22,n));return ot`<g transform="translate(${o} ${a})">
<g class="loupe ${e?"is-yes":"is-no"}">
<circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
<rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
<path class="sign" d=${e?"M-9 1l6.5 7l11.5 -15":"M-8 -8l16 16M8 -8l-16 16"} />
</g>
</g>`}var ca=250;function Wn(t){let e=aa(()=>matchMedia(t),[t]),[,s]=jn(0);return as(()=>{let n=()=>s(o=>o+1);return e.addEventListener("change",n),()=>e.removeEventListener("change",n)},[e]),e.matches}function ia(){let{table:t,view:e,refused:s}=x(),{digits:n,locked:o}=wt(),a=la(!0),l=n.join("");as(()=>{if(a.current){a.current=!1;return}if(!e.coop||o||L(e).proposal===l)return;let c=setTimeout(()=>t.act(`propose ${l}`).catch(s),ca);return()=>clearTimeout(c)},[l])}function ua(){let{view:t}=x(),{tab:e}=Ht(),s=Wn("(max-height: 759px), (max-width: 359px)"),n=Wn("(max-height: 899px)"),o=t.groups[e]??[],a=o.length>1||!!at(o[0])?.grid||pt(t);return s||n&&t.seats.length>1||a}function qn(){let{view:t}=x(),{proposal:e,locked:s}=wt(),{asking:n}=Ft(),[o,a]=jn(null),{answers:l}=L(t),c=Object.keys(l);as(()=>a(null),[t.round,c.length]),ia();let i=ua(),u=n??(o!==null&&o in l?o:c.at(-1))??null,d=u===null?null:l[u]??null;return D`<section class="engine ${i?"folded":""}" aria-label=${r("machine")}>
<div class="setting-digits">
<p class="line"><span class="caps">${r("proposal")}</span><span class="caps lock ${s?"":"free"}">
<${T} of="lock" size=${14} /> <span>${r("set_for_round")}</span></span></p>
<${yn} />
<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${r("key_digits")}${" "}
<kbd>←</kbd><kbd>→</kbd> ${r("key_moves")}</p>
</div>
<div class="reading">
<p class="line"><span class="caps">${u?r("reads",{letter:u}):r("reader")}</span>
<${da} view=${t} /></p>
<${Pn} code=${e} letter=${u} passed=${d} />
<${pa} view=${t} code=${e} letter=${u} passed=${d} />
${ie(t)||kt(t)?D`<p class="small-print">${r(kt(t)?"round_spent":"press_laws")}</p>
<${cn} view=${t} />`:D`<${It} view=${t} />`}
</div>
<${fa} view=${t} />
<${ya} answers=${l} shown=${u} look=${a} />
</section>`}function da({view:t}){let e=Q(t)?.questions??0,s=r("round",{n:t.round});return D`<span class="caps tally">
<span class="tally-long">${e?r("round_questions",{n:t.round,asked:e}):s}</span>
<span class="tally-short">${s}</span>${" "}<${ba} left=${t.left??0} /></span>`}function pa({view:t,code:e,letter:s,passed:n}){let[o,a]=$a(t,e,s,n),l=c=>c.preventDefault();return D`<div class="said-here">
<p class="answer-line ${n===!0?"is-yes":n===!1?"is-no":""}"><b>${o}</b> ${a}</p>
${Object.keys(L(t).answers).length+t.round>1&&D`<button class="peek" onTouchStart=${()=>{}} onContextMenu=${l}>${r("peek")}</button>`}
</div>`}function $a(t,e,s,n){if(s&&n===null)return[r("reading"),""];if(s){let o=n?"obeys":"breaks";return t.mode!=="classic"?[r(n?"yes":"no"),r(`${o}_${t.mode}`,{code:e,letter:s})]:[r(n?"yes":"no"),`${r(o,{code:e,letter:s})} ${r(n?"yes_more":"no_more")}`]}return Q(t)?.out?[r("out"),""]:t.own_thumb&&!t.coop?[r("thumb_in"),""]:t.round>1?[r("next_proposal",{n:t.round}),r("next_proposal_more")]:[r("find_code"),r(`find_code_${t.mode}`)]}function ha(t){let e=Object.entries(L(t).answers).map(([o,a])=>({letter:o,passed:a})),s=t.round===1?Q(t)?.handicap??0:0,n=Math.max(0,Re()-s-e.length);return[...Array(s).fill("filled"),...e,...Array(n).fill(null)]}function fa({view:t}){let e=ha(t),s=e.filter(Boolean).length;return D`<ol class="questions" aria-label=${r("questions_of_round")}>
${e.map((n,o)=>D`<li class="question ${n?"used":""}">
<span class="question-number" aria-hidden="true">${o+1}</span>
${n===null?D`<span>${ga(o,s,t)}</span>`:n==="filled"?D`<span>${r("filled_in")}</span>`:D`<${ma} letter=${n.letter} passed=${n.passed} />`}
</li>`)}
</ol>`}var ma=({letter:t,passed:e})=>D`<b aria-hidden="true">${t}</b><${G} passed=${e} size=${28} />
<span class="hush">${r(e?"answered_yes":"answered_no",{letter:t})}</span>`;function ga(t,e,s){return $t(s)?e===0?t===0?r("ask_first"):"":t===e?r("ask_more"):r("or_stop"):""}function ba({left:t}){let e=Re(),s=Array.from({length:e},(n,o)=>D`<i class=${o<e-t?"used":""}></i>`);return D`<span class="pips"><span aria-hidden="true">${s}</span> ${r("left",{n:t})}</span>`}function ya({answers:t,shown:e,look:s}){let{view:n}=x();return D`<div class="ask-keys k${n.verifiers.length}">
${j(n).map(o=>D`<${ka} key=${o} letter=${o} passed=${t[o]} shown=${e===o}
look=${()=>s(o)} />`)}
</div>`}function ka({letter:t,passed:e,shown:s,look:n}){let{view:o}=x(),{ask:a,asking:l}=Ft(),c=e!==void 0,i=r(c?e?"answered_yes":"answered_no":"ask_letter",{letter:t});return D`<button class="ask-key ${c?"done":""} ${l===t?"busy":""}"
aria-disabled=${!c&&!$t(o)} aria-label=${i} aria-current=${c&&s?"true":null}
onClick=${()=>c?n():a(t)}>
${c?D`${t} <${G} passed=${e} size=${26} />`:D`<span class="ask-long">${i}</span><span class="ask-short">${t}</span>`}
</button>`}import{html as ft,useEffect as _a,useRef as wa,useState as xa}from"bombe/preact.js";var va=300;function tt(t,e){return e.seats.map((s,n)=>{let o=t?.seats[n]?.who,a=t?.people.find(l=>l.who===o);return{...s,at:n,who:o,name:t?.seats[n]?.name??r("you"),bot:a?.bot??null,away:s.gone||!!a?.gone||!!(t&&!a),me:n===e.you}})}var Sa=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Ma(t){let e=t.charCodeAt(0)-65;return Sa[e]??((t.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function me({name:t,bot:e}){let s=([...t][0]??" ").toUpperCase();return ft`<svg class="face ${e?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[...Ma(s)].map((n,o)=>n==="1"?ft`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:ft`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}function Nn({chat:t,you:e}){let s=wa(null);_a(()=>{s.current&&(s.current.scrollTop=s.current.scrollHeight)},[t.length]);let n=t.length>0;return ft`<div class=${n?"talk-lines":"hush"} ref=${s} role="log"
tabindex=${n?0:void 0} aria-label=${r("chat")}>${n&&ft`<ol>
${t.map((o,a)=>ft`<li key=${a} class=${o.who===e?.who?"is-mine":""}>
<strong>${o.name}</strong> ${o.text}</li>`)}
</ol>`}</div>`}function Bn({table:t,you:e,refused:s}){let[n,o]=xa("");if(!e?.speak)return ft`<p class="note">${r("not_to_speak")}</p>`;let a=async c=>{c.preventDefault();let i=n.trim();if(i){o("");try{await t.order(`say ${i}`)}catch(u){o(i),s(u)}}},l=({currentTarget:c})=>o(c.value);return ft`<form class="talk-form" onSubmit=${a}>
<label class="hush" for="talk-text">${r("say_something")}</label>
<input id="talk-text" maxlength=${va} autocomplete="off" placeholder=${r("say_something")}
value=${n} onInput=${l} />
<button class="button">${r("send")}</button>
</form>`}var cs=t=>`${r("next_proposal",{n:t.round})} ${r("next_proposal_more")}`,ls=t=>[...t??""].join(" ");function zn(t,{table:e,view:s},n){if(!t?.sheet||!s?.sheet||s.over)return"";if(t.over)return cs(s);if(nt(s))return nt(t)?"":r("machine_thinks");let o=t.sheet.rounds,a=s.sheet.rounds.flatMap(({proposal:c,answers:i},u)=>Object.entries(i).filter(([d])=>!(d in(o[u]?.answers??{}))).map(([d,$])=>r($?"heard_yes":"heard_no",{letter:d,code:ls(c),left:s.left??0})));if(!s.coop)return a.join(" ");let{proposal:l}=L(s);!a.length&&l&&l!==n&&l!==L(t).proposal&&a.push(r("proposal_now",{code:ls(l)}));for(let{at:c,name:i,me:u}of tt(e,s)){let[d,$]=[s.team_thumbs?.[c],t.team_thumbs?.[c]];u||!d||d.up===$?.up&&d.code===$?.code||a.push(d.up?r("sure_of",{name:i,code:ls(d.code)}):r("thumb_of_down",{name:i}))}return a.join(" ")}import{html as Ea,useEffect as Ca,useState as Oa}from"bombe/preact.js";var ge=class{#t;#e=0;#s=!1;constructor(e=Date.now){this.#t=e}set(e){this.#e=e-this.#t()}atLeast(e){this.#e=Math.max(this.#e,e-this.#t())}async ask(){if(this.#s)return;this.#s=!0;let e=await fetch("/healthz",{cache:"no-store"}).catch(()=>null),s=Number(e?.headers.get("bombe-now"));s&&this.set(s)}left(e){return Math.max(0,Math.ceil((e-this.#t()-this.#e)/1e3))}},Kn=t=>`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`;var is=new ge;function Fn({deadline:t,timer:e=0}){let[,s]=Oa(0);if(Ca(()=>{if(!t)return;is.ask(),is.atLeast(t-e*1e3);let o=setInterval(()=>s(a=>a+1),500);return()=>clearInterval(o)},[t,e]),!t)return null;let n=Math.min(e||1/0,is.left(t));return Ea`<p class="people-clock ${n<=10?"soon":""}" role="timer" aria-live="off">
<span>${r("time_left")}</span> <span class="mono">${Kn(n)}</span>
</p>`}import{html as _,useEffect as qa,useState as Zn}from"bombe/preact.js";import{html as us}from"bombe/preact.js";var Xt=({up:t})=>us`<svg class="hand ${t?"up":"down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<g transform=${t?null:"matrix(1 0 0 -1 0 24)"}>
<path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
<rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
</g>
</svg>`,Gn=()=>us`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
<rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
</svg>`,be=({passed:t})=>us`<span class="answered"><${G} passed=${t} />
<span class="hush">${r(t?"said_yes":"said_no")}</span></span>`;import{html as te,useEffect as Ta,useLayoutEffect as Aa,useState as La}from"bombe/preact.js";var Ha=2500,Da=12,Ra=()=>matchMedia("(max-width: 699px)").matches?4:6,Un=new WeakMap;function Ia(t,e){if(!t||t.over||e.seats.length<2||e.round<=t.round&&!e.over)return null;let s=e.over?e.round:e.round-1;return e.seats.some(n=>n.rounds[s-1]?.thumb)?s:null}var Pa=(t,e)=>t.flatMap(s=>{let n=s.rounds[e-1]?.thumb;return n?[{...s,up:n==="up"}]:[]}).sort((s,n)=>Number(n.up)-Number(s.up));function ye(){let{table:t,state:e,view:s}=x(),[n,o]=La(null),a=()=>o(null);Aa(()=>{let i=Un.get(t);Un.set(t,{round:s.round,over:s.over});let u=Ia(i,s);u!==null&&o({round:u,seats:tt(e.table,s)})},[t,s.round,s.over]),Ta(()=>{if(!n)return;let i=setTimeout(a,Ha);return addEventListener("keydown",a),()=>{clearTimeout(i),removeEventListener("keydown",a)}},[n]);let l=n?Pa(n.seats,n.round):[],c=l.map(i=>r(i.up?"thumb_of_up":"thumb_of_down",{name:i.name})).join(" ");return te`<p class="hush" role="alert">${n&&`${r("end_of_round",{n:n.round})}. ${Vn(l)} ${c}`}</p>
${n&&te`<${Wa} round=${n.round} thumbs=${l} close=${a} />`}`}function Vn(t){let e=t.filter(s=>s.up);return e.length===0?r("nobody_knows"):e.length===1?r("one_knows",{name:e[0].name}):r("many_know",{n:e.length})}function Wa({round:t,thumbs:e,close:s}){let n=e.length>Da?e.filter(o=>o.up):e;return te`<div class="reveal" aria-hidden="true" onClick=${s}>
<div class="reveal-head"><p class="label">${r("end_of_round",{n:t})}</p>
<button class="reveal-close" tabindex="-1"><${T} of="close" /></button></div>
<p class="reveal-title">${Vn(e)}</p>
<ul class="reveal-cards ${n.length>Ra()?"many":""}">
${n.map(o=>te`<li key=${o.at} class=${o.up?"up":"down"}>
<${Xt} up=${o.up} />
<p class="reveal-word">${r(o.up?"up":"down")}</p>
<p class="reveal-name">${o.name}</p>
<p class="reveal-note">${o.up&&o.out?r("wrong_and_out"):P("questions",o.questions)}</p>
</li>`)}
</ul>
${n.length<e.length&&te`<p class="reveal-rest">${r("others_down",{n:e.length-n.length})}</p>`}
</div>`}var ja=56,ds=t=>t.you!==null&&t.waiting.includes(t.you),ke=t=>ds(t)&&!!t.own_thumb?.up;function Yn(t,e){if(nt(e))return r("machine_thinks");if(ke(e))return r("thumb_is_in");let s=ds(e)?"":ps(e,tt(t,e));return s&&s.length<=ja?s:r("thumb_in")}function ps(t,e){if(nt(t))return r("machine_thinks");let s=t.waiting.filter(a=>a!==t.you).map(a=>e[a].name),n=s.length?r("waiting_for",{names:rt(s)}):"",o=Q(t);return o?ds(t)?ke(t)?r("codes_differ"):s.length||e.length===1?r("your_turn"):r("all_wait_for_you"):o.out?`${r("you_are_out")} ${n}`:t.own_thumb?`${r("thumb_is_in")} ${n}`:n:n}function Jn(){let{state:t,view:e}=x(),s=tt(t.table,e),n=t.table?.phase==="over"&&!e.over,o=s.length>1,{deadline:a,timer:l}=t.table??{};return!o&&!n&&!a?null:_`<section class="people ${o?"":"alone"} ${n?"ended":""}"
aria-label=${r("at_the_table")}>
<p class="people-wait ${ke(e)||n?"now":""}" role="status">${n?t.table?.outcome?.why:ps(e,s)}</p>
${n?_`<${Ka} />`:_`<${Fn} deadline=${a} timer=${l} />`}
${o&&_`<ul class="people-seats" tabindex="0" aria-label=${r("players")}>
${s.map(c=>_`<${Na} key=${c.at} seat=${c} view=${e} />`)}
</ul>`}
${!e.sheet&&_`<${It} view=${e} />`}
<${ye} />
</section>`}function Na({seat:t,view:e}){let s=t.rounds.at(-1),n=[t.me&&r("you"),t.bot&&r("bot"),t.handicap>0&&r("handicap",{n:t.handicap})].filter(Boolean),o=`${t.me?"is-me":""} ${t.out?"is-out":""} ${t.done?"is-done":""}`;return _`<li class="seat ${o}">
<${me} name=${t.name} bot=${t.bot} />
<p class="seat-name"><strong>${t.name}</strong>${n.length>0&&_` <span>${n.join(", ")}</span>`}</p>
<p class="seat-state"><${za} seat=${t} view=${e} /></p>
<p class="seat-round">
${!t.out&&s?.proposal?_`<span class="mono"><span class="hush">${r("proposal")} </span>${s.proposal}</span>
<span class="seat-asked"><span class="hush">${r("seat_asked")} </span>${s.asked.join(" ")}</span>`:_`<span class="seat-asked">${t.out?"":"–"}</span>`}
<span class="seat-count">${P("questions",t.questions)}</span>
${t.hints?_`<${Ba} hints=${t.hints} rung=${t.rung??0} />`:null}
</p>
</li>`}var Ba=({hints:t,rung:e})=>_`<span class="seat-hints">
<span aria-hidden="true"><${T} of="hint" size=${15} />
${e>0?_`<${ss} rung=${e} />`:t}</span>
<span class="hush">${P("hints",t)}</span>
</span>`;function za({seat:t,view:e}){let s=e.team_thumbs?.[t.at];return t.out?_`<span>${r("seat_out")}</span>`:s?_`<${Xt} up=${s.up} /><span>${s.up?s.code:r("down")}</span>`:t.done?_`<${Gn} /><span>${r("thumb_given")}</span>`:t.away?_`<span>${r("away")}</span>`:!e.waiting.includes(t.at)||t.me?null:_`<span class="dots" aria-hidden="true"></span><span class="hush">${r("waited_for")}</span>`}function $s({state:t}){let e=t.table?.people.find(s=>s.who===t.table?.host);return e?_`<p class="note">${r("host_starts",{name:e.name})}</p>`:null}function Ka(){let{table:t,state:e,refused:s}=x(),n=(e.table?.people.length??0)>1;return _`<div class="again">
${gt(e)?_`<button class="button filled" onClick=${()=>t.order("start").catch(s)}>
${r(n?"rematch":"another")}
</button>`:_`<${$s} state=${e} />`}
<a class="button" href="/">${r("new_problem")}</a>
</div>`}function Qn({table:t,state:e}){if(!e.table)return _`<p class="note" role="status">${r("dealing")}</p>`;if(e.table?.phase!=="playing"||t.watch)return _`<p class="note">${r("nothing_to_see")}</p>`;let{people:s,waiting:n}=e.table,o=s.filter(a=>n.includes(a.who)).map(a=>a.name);return _`<section class="paper apart">
<h2>${r("apart")}</h2>
${o.length>0&&_`<p class="note">${r("waiting_for",{names:rt(o)})}</p>`}
</section>`}function Xn(){let{state:t,view:e}=x(),s=tt(t.table,e),n=e.coop?[{...s[0],name:rt(s.map(a=>a.name))}]:s,o=Array.from({length:e.round},(a,l)=>l);return _`<section class="paper log" tabindex="0" aria-label=${r("rounds_head")}><table>
<thead><tr>
<th scope="col">${r("player")}</th>
${o.map(a=>_`<th scope="col">${r("round",{n:a+1})}</th>`)}
</tr></thead>
<tbody>${n.map(a=>_`<tr key=${a.at}>
<th scope="row">${a.name}</th>
${o.map(l=>_`<td><${Fa} round=${a.rounds[l]} /></td>`)}
</tr>`)}</tbody>
</table></section>`}function Fa({round:t}){let e=t?.thumb;return _`<span class="mono">${t?.proposal??"–"}</span> ${(t?.asked??[]).join(" ")} ${e&&_`<${Xt} up=${e==="up"} /><span class="hush">${r(e)}</span>`}`}function _e(){let{state:t}=x();return t.table&&t.table.people.length>1&&_`<${Ga} />`}function Ga(){let{table:t,state:e,refused:s}=x(),{chat:n,you:o}=e,[a,l]=Zn(!1),[c,i]=Zn(n.length);if(qa(()=>{a&&i(n.length)},[a,n.length]),!o?.speak&&!n.length)return null;let u=Math.max(0,n.length-c);return _`<details class="chat talk" onToggle=${({currentTarget:h})=>l(h.open)} onKeyDown=${({key:h,currentTarget:p})=>{h!=="Escape"||!a||(p.open=!1,p.firstElementChild.focus())}}>
<summary><${T} of="talk" /><span class="talk-name">${r("chat")}</span>${!a&&u>0&&_` <span class="talk-fresh">${P("new_lines",u)}</span>`}</summary>
<div class="talk-panel">
${a&&_`<${Nn} chat=${n} you=${o} />`}
<${Bn} table=${t} you=${o} refused=${s} />
</div>
</details>`}import{html as I,useLayoutEffect as yo,useRef as ko,useState as ee}from"bombe/preact.js";import{html as U,useEffect as Ua,useMemo as Va,useState as xe}from"bombe/preact.js";function to(t,e){let{winners:s,why:n}=t.outcome,o=rt(s.map(i=>e[i].name)),a=t.you!==null&&s.includes(t.you),l=e.length===1;if(n==="solved"&&(l||t.coop)){let{machine:i}=t,u=i?.rounds===t.round&&i.questions===t.seats[s[0]].questions;return i?r(u?"as_good_as_the_machine":a?"you_beat_the_machine":"the_machine_is_beaten"):a?r(l?"you_broke_it":"you_broke_it_together"):r("broke_it",{names:o})}if(n==="solved")return a?r("you_broke_it"):r("broke_it",{names:o});if(n==="fewest")return a?s.length===1?r("you_won_by_fewest"):r("you_share_the_win"):r("won_by_fewest",{names:o});if(n==="last")return a?r("you_are_last"):r("is_last",{names:o});let c=t.last_thumbs.find(i=>i?.up)?.code;return r(`why_${n}`,c?{code:c}:{})}var mt=(t,e)=>t.last_thumbs[e]?.code===t.solution;function eo(t,e){let s=({at:n,out:o,away:a})=>t.outcome.winners.includes(n)?0:mt(t,n)?1:o?4:a?3:2;return[...e].sort((n,o)=>s(n)-s(o)||(s(n)===1?n.questions-o.questions:0))}var hs=(t,e,s)=>s!==void 0&&s>1&&mt(t,e)?P("guessed",s):"";function so(t,e){let s=t.last_thumbs[e.at];return t.outcome.winners.includes(e.at)?r("won"):s?.up?mt(t,e.at)?t.outcome.why==="fewest"?r("right_but_more"):r("right"):r("wrong"):e.out?r("gave_up"):e.away?r("away"):s?r("thumb_down"):r("still_asking")}function no(t,e,s,n){let a=t.sheets[e].filter(d=>d.proposal).map(({answers:d})=>Object.values(d).map($=>$?"✓":"✗")),l=t.outcome.winners.includes(e)||mt(t,e),{hints:c=0}=t.seats[e],i=t.aids.filter(d=>d!=="hints"),u=dt(t);return[`Bombe ${t.problem} (${r(`share_${t.mode}`)}, ${r(`share_${t.difficulty}`)})`,...a.map((d,$)=>`${$+1} ${d.join("")}`),`${l?"✓":"✗"} ${we(t.seats[e].rounds.length,t.seats[e].questions)}`,...[hs(t,e,n),c>0&&P("hints",c),i.length>0&&$e(i)].filter(Boolean),...u&&l?[r("named",{who:r("the_machine"),what:we(u.rounds??0,u.questions??0)})]:[],s].join(`
`)}var we=(t,e)=>`${P("rounds",t)}, ${P("questions",e)}`;function oo(t,e){return e<=12||t<1?t:1+Math.round(Math.log(t)/Math.log(e)*11)}var ro=t=>t.reduce((e,{before:s,after:n})=>{let o=n/s;if(!(o>0&&o<1))return e;let a=-o*Math.log2(o)-(1-o)*Math.log2(1-o);return e-Math.log2(o)-a},0),St=t=>t.filter(({proposal:e})=>e).map(({proposal:e,answers:s})=>[e,...Object.entries(s).map(([n,o])=>n+(o?"+":"-"))]).map(e=>e.join(" ")).join("; ");var Y="machine",ve=(t,e)=>(e===Y?t.machine?.answered??[]:t.sheets[e]).filter(({proposal:s})=>s);function ms(t,e){let[s,n]=xe({}),[o,a]=xe({}),[l,c]=xe(null),[i,u]=xe(!1),d=e.filter($=>!($ in s));return Ua(()=>{if(!d.length||i)return;let $=!0;return Vt("lines",{problem:t,transcripts:d}).then(h=>h.ok?h.json():Promise.reject(new Error(h.statusText))).then(({worlds:h,lines:p,codes:f})=>{$&&(c(h),a(M=>({...M,...Object.fromEntries(d.map((b,m)=>[b,f[m]]))})),n(M=>({...M,...Object.fromEntries(d.map((b,m)=>[b,p[m]]))})))}).catch(()=>$&&u(!0)),()=>{$=!1}},[d.join("|"),i]),{known:s,codes:o,start:l,failed:i}}function co({whose:t,view:e,seats:s,worlds:n,choices:o,choose:a,last:l}){let c=ve(e,t),i=Ya(e,s,t),{rounds:u,questions:d}=t===Y?{rounds:e.machine?.rounds??0,questions:e.machine?.questions??0}:{rounds:s[t].rounds.length,questions:s[t].questions};return U`<section class="paper asked-line" aria-label=${i}>
<div class="head"><h2>${i}</h2><strong>${we(u,d)}</strong></div>
${o.length>0&&U`<${Ja} whose=${t} choices=${o} choose=${a} seats=${s} />`}
<${Qa} rounds=${c} left=${n.known[St(c)]} worlds=${n} />
<${tl} machine=${t===Y?e.machine:null} worlds=${n} last=${l} />
</section>`}function Ya(t,e,s){return s===Y?r("machines_line"):t.coop?r("teams_line"):e[s].me?r("your_line"):r("line_of",{name:e[s].name})}var Za=(t,e)=>t===Y?r("the_machine"):e[t].me?r("you_here"):e[t].name;function Ja({whose:t,choices:e,choose:s,seats:n}){let o=({currentTarget:{value:a}})=>s(a===Y?Y:Number(a));return U`<label class="line-choice"><span>${r("whose_line")}</span>
<select value=${String(t)} onChange=${o}>
${e.map(a=>U`<option key=${a} value=${String(a)}>${Za(a,n)}</option>`)}
</select></label>`}function Qa({rounds:t,left:e,worlds:s}){let n=-1,o=t.flatMap(({proposal:a,answers:l},c)=>{let i=Object.entries(l);return i.length?i.map(([u,d],$)=>(n+=1,U`<tr key=${`${c} ${$}`}>
<th scope="row" class="mono">${$===0?a:U`<span class="hush">${a}</span>`}</th>
<td><b>${u}</b></td><td><${be} passed=${d} /></td>
<${Xa} of=${e?.[n]} start=${s.start??0} failed=${s.failed} />
</tr>`)):[U`<tr key=${`${c} 0`}>
<th scope="row" class="mono">${a}</th><td colspan="3" class="note">${r("nothing_asked")}</td>
</tr>`]});return U`<table>
<thead class="hush"><tr>
<th scope="col">${r("proposal")}</th><th scope="col">${r("verifier_head")}</th>
<th scope="col">${r("answer")}</th><th scope="col">${r("worlds_left")}</th>
</tr></thead>
<tbody>
${o}
${!o.length&&U`<tr><td class="note">${r("nothing_asked")}</td></tr>`}
</tbody>
</table>`}function Xa({of:t,start:e,failed:s}){if(!t)return U`<td class="leaves" aria-busy=${String(!s)}>
<span class="slots"></span><span class="leaves-words">${s?"":"…"}</span></td>`;let n=t.before===t.after,o=oo(t.after,e),a=Array.from({length:Math.min(e,12)},(l,c)=>c);return U`<td class="leaves">
<span class="slots" aria-hidden="true">
${a.map(l=>U`<i key=${l} class=${l<o?"full":""}></i>`)}
</span>
<span class="leaves-words ${n?"nothing":""}">${n?r("told_nothing"):`${Z(t.before)} → ${Z(t.after)}`}</span>
</td>`}function tl({machine:t,worlds:e,last:s}){let n=s&&e.start===null&&!e.failed,o=n?12:e.start,a=[t&&r("machine_of_level",{level:vt(t.level)}),t?.level==="optimal"&&!t.proved&&r("machine_not_proved"),s&&o!==null&&P("worlds",o),s&&o!==null&&o>1&&r(o>12?"slots_by_doublings":"a_slot_each"),s&&e.failed&&r("worlds_unknown")];return U`<p class="note asked-note" style=${{visibility:n?"hidden":""}}>${a.filter(Boolean).join(" ")}</p>`}var ao={signDisplay:"exceptZero"},lo=(t,e)=>r("n_of_m",{n:Z(t),m:Z(e)});function io({view:t,whose:e,questions:s}){let n=Va(()=>js(t),[t]);if(e===Y)return null;let o=t.sheets[e].reduce((c,i)=>c+Object.keys(i.answers).length,0),a=dt(t),l=[];if(a&&mt(t,e)){let c=t.seats[e].rounds.length-(a.rounds??0),i=P("more_questions",t.seats[e].questions-(a.questions??0),0,ao);l.push([P("more_rounds",c,0,ao),r("more_than_machine",{questions:i})])}if(o&&!s&&l.push(["…",r("tile_nothing")],["…",r("tile_luck")]),o&&s){let c=s.filter(d=>d.before===d.after).length;l.push([lo(c,o),r("tile_nothing")]);let i=Math.round(ro(s)*10),u=i>0?"tile_luck_more":i<0?"tile_luck_less":"tile_luck";l.push([r(`${u}_big`),r(u)])}return e===t.you&&n.all&&l.push([lo(n.right,n.all),r("tile_marks")]),l.length?U`<ul class="tiles">${l.map(([c,i])=>U`<li key=${i}><strong>${c}</strong><span>${i}</span></li>`)}</ul>`:null}import{html as B}from"bombe/preact.js";var Se=B`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
<path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`,uo=({view:t})=>B`<section class="proof" aria-labelledby="proof">
<h2 id="proof">${r("proved_title",{code:t.solution})}</h2>
<ul class="proof-cards of-${t.verifiers.length}">
${t.held.map(({verifier:e,cards:s,law:n})=>B`<li key=${e} class="paper proof-card">
${s.map((o,a)=>B`<${el} key=${o} shown=${at(o)} law=${n}
letter=${a===0?e:null} />`)}
<p class="proof-says"><${be} passed=${!0} />${" "}
<span><span class="mono">${t.solution}</span> ${k(yt(n))}</span></p>
</li>`)}
</ul>
</section>`;function el({shown:t,law:e,letter:s}){let n=t.laws.some(o=>o.name===e);return B`<div class="held ${n?"":"other"}">
<div class="held-plate">
${s?B`<span class="held-disc">${s}</span>`:B`<span class="held-or">${r("or")}</span>`}
<${F} of=${t.key} />
</div>
<h3><span class="mono">${t.number}</span> ${k(t.title)}</h3>
${n&&!t.grid&&B`<${sl} shown=${t} law=${e} />`}
${n&&t.grid&&B`<${nl} grid=${t.grid} law=${e} />`}
</div>`}var sl=({shown:t,law:e})=>B`<ul class="held-laws">
${t.laws.map(({name:s,picture:n,words:o})=>{let a=s===e;return B`<li key=${s} class=${a?"lit":"dim"}>
<${F} of=${n} />
<span>${k(o)}${a&&B`<span class="hush"> ${r("this_held")}</span>`}</span>
${a&&Se}
</li>`})}
</ul>`;function nl({grid:t,law:e}){let s=n=>B`<td key=${n} class=${n===e?"lit":"dim"}>${n===e?Se:"·"}</td>`;return B`<table class="held-grid" aria-hidden="true">
<thead><tr>
<td></td>${t.columns.map((n,o)=>B`<th key=${o}><${F} of=${n} /></th>`)}
</tr></thead>
<tbody>
${t.rows.map((n,o)=>B`<tr key=${n}><th>${k(n)}</th>${t.laws[o].map(s)}</tr>`)}
</tbody>
</table>`}import{html as Me,useRef as $o,useState as ol}from"bombe/preact.js";var rl=3e3,gs=t=>`${location.origin}/?${new URLSearchParams({problem:t})}`;function ho(t,e){let[s,n]=ol(!1);return{copied:s,copy:async()=>{try{await navigator.clipboard.writeText(t)}catch{if(e.current&&getSelection()?.selectAllChildren(e.current),!document.execCommand("copy"))return}n(!0),setTimeout(()=>n(!1),rl)}}}var fo=Me`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
<rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
<path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;function mo({text:t}){let e=$o(null),{copied:s,copy:n}=ho(t,e);return Me`<div class="share">
<p class="label" id="share-label">${r("to_share")}</p>
<pre class="mono" ref=${e} tabindex="0" role="group" aria-labelledby="share-label">${t}</pre>
<button class="button" onClick=${n}>${fo} ${r(s?"copied":"copy")}</button>
<p class="hush" role="status">${s&&r("copied")}</p>
</div>`}var go=({id:t,problem:e})=>Me`<div class="links">
<p class="label" id="links-label">${r("links")}</p>
<ul aria-labelledby="links-label">
<${po} what=${r("link_same")} problem=${t} />
<${po} what=${r("link_cards")} problem=${e} />
</ul>
</div>`;function po({what:t,problem:e}){let s=$o(null),n=gs(e),{copied:o,copy:a}=ho(n,s);return Me`<li>
<span><a href=${n}>${t}</a> <span class="mono">${e}</span>
<span class="hush" ref=${s} aria-hidden="true">${n}</span></span>
<button class="link-copy" aria-label=${r("copy_link",{what:t})} onClick=${a}>${o?Se:fo}</button>
<span class="hush" role="status">${o&&r("copied")}</span>
</li>`}function _o({view:t,choose:e}){let{state:s}=x(),n=tt(s.table,t),o=t.you??t.outcome.winners[0]??0,a=s.table?.match,l=St(ve(t,o)),c=ms(t.problem,mt(t,o)?[l]:[]).codes[l],[i,u]=ee(!al(s,t));return i?I`<div class="result ${n.length>1?"":"alone"}">
<${cl} view=${t} seats=${n} first=${o} choose=${e} guess=${hs(t,o,c)} />
<aside class="paper standings" aria-labelledby="standings">
<h2 id="standings">${r("table")}</h2>
<${pl} view=${t} seats=${n} />
${a&&I`<p><a href=${`/api/matches/${a}/results.csv`} download>${r("results_csv")}</a></p>`}
<${mo} text=${no(t,o,gs(t.id),c)} />
<${go} id=${t.id} problem=${t.problem} />
</aside>
<${uo} view=${t} />
<${_e} />
<${ye} />
</div>`:I`<${ll} view=${t} show=${()=>u(!0)} />`}var wo=new WeakMap,al=(t,e)=>e.outcome.why==="wrong"&&e.seats.length===1&&e.you!==null&&gt(t);function ll({view:t,show:e}){let{table:s,refused:n}=x(),[o,a]=ee(!1),l=ko(null);yo(()=>l.current?.focus(),[]);let c=async()=>{a(!0);try{wo.set(s,t.machine?.level??"none");for(let u of["option machine none",`option problem ${t.id}`,"start"])await s.order(u);for(let{proposal:u,answers:d}of t.sheets[0]){for(let $ of Object.keys(d))await s.act(`ask ${u} ${$}`);await s.act("thumb down")}for(let[u,d]of Object.entries(t.sheet?.marks??{}))await s.act(ue(u,d))}catch(u){a(!1),n(u)}},i=t.last_thumbs[0]?.code??"";return I`<section class="machine outcome is-lost missed" aria-labelledby="outcome">
<div>
<h2 id="outcome" tabindex="-1" ref=${l}>
<span class="outcome-sign" aria-hidden="true">✗</span> ${r("why_wrong",{code:i})}</h2>
<p class="note">${r("look_on_how")}</p>
<div class="again">
<button class="button light" aria-disabled=${String(o)} onClick=${()=>o||c()}>
${r("look_on")}</button>
<button class="button" onClick=${e}>${r("show_all")}</button>
</div>
</div>
</section>`}function cl({view:t,seats:e,first:s,choose:n,guess:o}){let a=t.coop||e.length===1,[l,c]=ee(s),[i,u]=ee(null),d=e.map(E=>E.at).filter(E=>E!==l),$=t.outcome.winners.find(E=>E!==l)??d[0],h=i??(dt(t)?Y:a?null:$),p=[l,h].filter(E=>E!=null),f=E=>St(ve(t,E)),M=ms(t.problem,[...new Set(p.map(f))]),b=a?[]:[...e.map(E=>E.at),...dt(t)?[Y]:[]],m=(E,Ct)=>I`<${co} key=${`${E}`} whose=${E} view=${t} seats=${e} worlds=${M}
choices=${b.length>2?b:[]} choose=${Ct} last=${E===p.at(-1)} />`,y=I`<${io} view=${t} whose=${l} questions=${M.known[f(l)]} />`,{heading:w,alert:S,title:z}=il(t,e),et=t.you===null?t.outcome.winners.length>0:t.outcome.winners.includes(t.you);return I`<p class="hush" role="alert">${S}</p>
<div class="result-main">
<section class="machine outcome ${et?"is-won":"is-lost"}" aria-labelledby="outcome">
<${ul} code=${t.solution} />
<div>
<h2 id="outcome" tabindex="-1" ref=${w}>
<span class="outcome-sign" aria-hidden="true">${et?"✓":"✗"}</span> ${z}</h2>
<p class="outcome-guess" role="status">${o}</p>
<p class="note">${r("only_code",{code:t.solution,n:Z(t.verifiers.length)})}</p>
</div>
</section>
<div class="result-lines ${p.length>1?"":"one"}">
${m(l,c)}
${p.length>1?m(h,u):y}
</div>
${p.length>1&&y}
<${dl} view=${t} choose=${n} />
</div>`}function il(t,e){let s=ko(null),[n,o]=ee(""),a=to(t,e);return yo(()=>{let{activeElement:l}=document;!l||l===document.body?s.current?.focus():o(`${a} ${[...t.solution].join(" ")}`)},[]),{heading:s,alert:n,title:a}}function ul({code:t}){let e=[...t],s=e.map((n,o)=>W(`${O[o]} ${n}`)).join(", ");return I`<p class="outcome-code" role="img" aria-label=${s}>
${e.map((n,o)=>I`<span key=${o} aria-hidden="true"><b>${n}</b><${J} of=${O[o]} size=${22} /></span>`)}
</p>`}function dl({view:t,choose:e}){let{table:s,state:n,refused:o}=x(),a=n.table?.people.length===1,l=async()=>{try{let i=wo.get(s),u={mode:t.mode,verifiers:t.verifiers.length,difficulty:t.difficulty,...i?{machine:i}:{}};for(let[d,$]of a?Object.entries(u):[])n.table?.options[d]!==$&&await s.order(`option ${d} ${$}`);await s.order("start")}catch(i){o(i)}},c=n.table?.match;return I`<div class="again">
${gt(n)?I`<button class="button filled" onClick=${l}>${r(a?"another":"rematch")}</button>`:I`<${$s} state=${n} />`}
${c&&I`<a class="button" href=${`/m/${c}`}>${r("step_through")}</a>`}
<${Ye} table=${s} state=${n} choose=${e} cls="button" />
</div>`}function pl({view:t,seats:e}){let{winners:s}=t.outcome,n=c=>c.me?e.length>1?`${c.name} (${r("you")})`:r("you_here"):c.name,o=c=>s.includes(c.at),a=eo(t,e),l=dt(t);return I`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
<table class="standings-table">
<thead><tr>
<th scope="col">${r("player")}</th><th scope="col">${r("code")}</th>
<th scope="col">${r("rounds_head")}</th><th scope="col">${r("questions_head")}</th>
</tr></thead>
<tbody>
${a.map(c=>I`<${bo} key=${c.at} face=${c} name=${n(c)} won=${o(c)}
fate=${[c.bot&&r("bot"),so(t,c)].filter(Boolean).join(", ")}
code=${t.last_thumbs[c.at]?.code??"–"} rounds=${c.rounds.length} questions=${c.questions} />`)}
${l&&I`<${bo} key=${Y} face=${{name:"T",bot:"machine"}} name=${r("the_machine")}
fate=${vt(l.level)} code=${t.solution} rounds=${l.rounds}
questions=${l.questions} />`}
</tbody>
</table>
</div>`}var bo=({face:t,name:e,fate:s,code:n,rounds:o,questions:a,won:l=!1})=>I`<tr class=${l?"won":""}>
<th scope="row"><span class="standing"><${me} name=${t.name} bot=${t.bot} />
<span class="standing-name"><strong>${e}</strong><span>${s}</span></span></span></th>
<td class="mono">${n}</td><td>${Z(o)}</td><td>${Z(a)}</td>
</tr>`;import{useEffect as $l,useState as hl}from"bombe/preact.js";function fl(t,{final:e,seat:s}){let n=e.sheets;if(t.over||!n)return t;let o=t.coop?0:s,l={rounds:t.seats[o].rounds.map(({proposal:c,asked:i},u)=>({proposal:c,answers:Object.fromEntries(i.map(d=>[d,n[o][u].answers[d]]))})),marks:{},notes:{}};return{...t,you:o,sheet:l,left:0,thumb:"down",own_thumb:{up:!1,code:null}}}function ml(t,e,s){let[n,o="",a=""]=e.split(" ");if(n==="machine")return r("told_machine");if(n==="ask"){let l=s.sheet?.rounds.at(-1)?.answers[a]??s.sheets?.[0]?.at(-1)?.answers[a];return r("told_asked",{name:t,letter:a,code:o,sign:l===void 0?"":l?"✓":"✗"})}return n==="thumb"?o==="up"?r("told_up",{name:t,code:a}):r("thumb_of_down",{name:t}):n==="hint"?r("told_hint",{name:t}):n==="note"?r("told_note",{name:t}):n==="leave"?r("told_left",{name:t}):n==="return"?r("told_back",{name:t}):n==="mark"?`${t}: ${ct(W(Tt(o)),a==="+"?"+":"-")}`:""}var xo=new Map;function vo(t){let e=t?.problem??"",s=t?.sheet?St(t.sheet.rounds):null,[n,o]=hl(null);return $l(()=>{if(s===null)return o(null);let a=!0,l=`${e}: ${s}`,c=xo.get(l)??gl(e,s);return xo.set(l,c),c.then(i=>a&&o(i)),()=>{a=!1}},[e,s]),n}var gl=async(t,e)=>{let s=await Vt("deduced",{problem:t,transcript:e}).catch(()=>null);return s?.ok?s.json():null};import{html as v,useEffect as Eo,useLayoutEffect as So,useRef as Mt,useState as ys}from"bombe/preact.js";var bl=5,yl=1e3,kl="(min-width: 1180px)",bs=30,Co=85,Mo="sheet";function Oo({view:t,undo:e,redo:s,drawer:n,setDrawer:o}){let a=Mt(null),l=Mt(null),c=Mt(!1),[i,u]=ys(()=>Number(localStorage.getItem(Mo))||70),d=p=>{let f=Math.round(Math.min(Co,Math.max(bs,p)));u(f),localStorage.setItem(Mo,String(f))};Eo(()=>{c.current&&(n||matchMedia(kl).matches?a:l).current?.focus(),c.current=!0},[n]);let $=()=>o(!1),h=p=>p.key==="Escape"&&n&&$();return v`<section class="sheet ${n?"open":""}" aria-label=${r("sheet")}>
<div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${a} style=${{"--drawer":`${i}dvh`}}
onKeyDown=${h}>
<${vl} height=${i} resize=${d} close=${$} />
<${_l} undo=${e} redo=${s} />
<${Ml} view=${t} />
<div class="workings">
<${Tl} view=${t} />
<div class="jots">
${[...j(t),"*"].map(p=>v`<${Ll} key=${p} view=${t} slot=${p} />`)}
</div>
</div>
<${wl} targets=${t.sheet.unsound??[]} />
<${It} view=${t} />
${t.sheet.codes&&v`<${xl} codes=${t.sheet.codes} />`}
</div>
<${Hl} view=${t} drawer=${n} toggle=${()=>o(!n)} handle=${l} />
</section>`}function _l({undo:t,redo:e}){let s=xt();return v`<div class="sheet-head">
<h2>${r("sheet")}</h2>
<button class="plain" aria-disabled=${!s.canUndo} onClick=${t}><${T} of="undo" /> ${r("undo")}${" "}
<kbd aria-hidden="true">Z</kbd></button>
<button class="plain square" aria-disabled=${!s.canRedo} onClick=${e} aria-label=${r("redo")}
title=${r("redo")}><${T} of="redo" /></button>
</div>`}function wl({targets:t}){if(!t.length)return null;let e=t.map(s=>zt(Tt(s))).join(", ");return v`<p class="shaky-line"><b aria-hidden="true">!</b> ${k(r("unsound_marks",{marks:e}),14)}</p>`}var xl=({codes:t})=>v`<div class="codes"><p>${r("codes_left",{n:t.length})}</p>
<p class="mono" tabindex="0">${t.join(" ")}</p></div>`;function vl({height:t,resize:e,close:s}){let n=Mt(null),o=u=>100*(1-u.clientY/innerHeight)-8,a=u=>{n.current=u.pointerId,u.currentTarget.setPointerCapture(u.pointerId)},l=u=>n.current!==null&&e(o(u)),c=u=>{n.current=null,o(u)<bs-12&&s()},i=u=>{u.key!=="ArrowUp"&&u.key!=="ArrowDown"||(u.preventDefault(),u.stopPropagation(),e(t+(u.key==="ArrowUp"?5:-5)))};return v`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
aria-label=${r("sheet_height")} aria-valuenow=${t} aria-valuemin=${bs} aria-valuemax=${Co}
onPointerDown=${a} onPointerMove=${l} onPointerUp=${c} onKeyDown=${i}><i></i></div>`}function Sl(t){let e=Mt(null),[s,n]=ys(!1);return So(()=>{e.current&&n(e.current.scrollHeight>e.current.clientHeight+1)}),So(()=>{let o=e.current;if(!o||o.scrollHeight<=o.clientHeight)return;let a=o.querySelector(".now")??o;o.scrollTop=a.offsetTop+a.offsetHeight-o.clientHeight},[t]),{scroll:e,long:s}}function Ml({view:t}){let e=j(t),{rounds:s}=t.sheet,n=Math.max(0,bl-s.length),{scroll:o,long:a}=Sl(s.length);return v`<div class="rounds-of" ref=${o} tabindex=${a?"0":null} role=${a?"region":null}
aria-label=${a?r("rounds"):null}><table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr>
<td class="number"></td>
${O.map(l=>v`<th scope="col" class="of-shape"><${J} of=${l} size=${18} /></th>`)}
${e.map((l,c)=>v`<th scope="col" class=${c===0?"edge":""}>${l}</th>`)}
</tr></thead>
<tbody>
${s.map((l,c)=>{let i=c===s.length-1&&!t.over;return v`<${El} key=${c} n=${c+1} round=${l} now=${i} letters=${e} />`})}
${Array.from({length:n},(l,c)=>{let i=s.length+c+1;return v`<${Cl} key=${i-1} n=${i} letters=${e} />`})}
</tbody>
</table></div>`}function El({n:t,round:e,now:s,letters:n}){let{proposal:o,locked:a}=wt(),l=s&&!a,c=l?o:e.proposal;return v`<tr class=${s?"now":""} aria-current=${s?"true":null}>
<th scope="row" class="number"><span class="hush">${r("round",{n:t})}</span>
<span aria-hidden="true">${t}</span></th>
${O.map((i,u)=>v`<td class="of-shape ${l?"draft":""}">${c?.[u]}</td>`)}
${n.map((i,u)=>v`<td class=${u===0?"edge":""}><${Ol} passed=${e.answers[i]} /></td>`)}
</tr>`}var Cl=({n:t,letters:e})=>v`<tr class="to-come" aria-hidden="true">
<th class="number">${t}</th>
${[...O,...e].map((s,n)=>v`<td class=${n===O.length?"edge":""}><i class="dot"></i></td>`)}
</tr>`;function Ol({passed:t}){return t===void 0?v`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:v`<${G} passed=${t} size=${22} />
<span class="hush">${r(t?"says_yes":"says_no")}</span>`}var Tl=({view:t})=>v`<div class="digits" role="group" aria-label=${r("digits")}>
${O.map(e=>v`<span class="digits-of" aria-hidden="true"><${J} of=${e} size=${22} /></span>`)}
${K.flatMap(e=>O.map((s,n)=>{let o=V[n]+e;return v`<${Al} key=${o} view=${t} target=${o} shape=${s} digit=${e} />`}))}
</div>`;function Al({view:t,target:e,shape:s,digit:n}){let o=xt(),a=o.of(e),l=Kt(t,e);return v`<button class="digit-mark ${Gt(a)} ${l?"shaky":""}" aria-pressed=${a!==""}
aria-label=${ct(W(r("digit_is",{shape:s,digit:n})),a,l)}
...${Ut(o,e)}>${n}</button>`}function Ll({view:t,slot:e}){let{table:s,refused:n}=x(),o=t.sheet.notes[e]??"",[a,l]=ys(o),c=Mt(!1),i=Mt(void 0);Eo(()=>{c.current||l(o)},[o]);let u=p=>{clearTimeout(i.current);let f=p.trim().replace(/\s+/g," ");f!==(s.state.view?.sheet?.notes[e]??"")&&s.act(`note ${e} ${f}`.trim()).catch(n)},d=({currentTarget:{value:p}})=>{c.current=!0,l(p),clearTimeout(i.current),i.current=setTimeout(()=>u(p),yl)},$=()=>{c.current&&u(a),c.current=!1},h=e==="*";return v`<label class="jot ${h?"whole":""}">
<span aria-hidden="true">${h?"✎":e}</span>
<textarea rows="1" maxlength="500" value=${a} onInput=${d} onBlur=${$}
aria-label=${h?r("note_on_all"):r("note_on",{letter:e})}></textarea>
</label>`}function Hl({view:t,drawer:e,toggle:s,handle:n}){let o=Q(t)?.out,a=t.own_thumb!==null;return v`<div class="ending ${a||o?"waits":""} ${kt(t)?"spent":""}">
<button class="button sheet-key" ref=${n} aria-expanded=${e} aria-controls="sheet-paper"
onClick=${s}>
<${T} of=${e?"sink":"rise"} /><span>${r("sheet")}</span></button>
${o?v`<p class="thumb-in">${r("out")}</p>`:t.own_thumb?v`<${Dl} up=${t.own_thumb.up} />`:v`<${Rl} />`}
</div>`}function Dl({up:t}){let{state:e,view:s}=x(),{thumb:n}=Dt();return v`<p class="thumb-in"><${T} of=${t?"up":"down"} /> <span>${Yn(e.table,s)}</span></p>
${!nt(s)&&v`<button class="button back" onClick=${()=>n("back")}>${r("thumb_back")}</button>`}`}function Rl(){let{know:t,next:e}=Dt();return v`<button class="button filled declare" onClick=${t}><${T} of="up" size=${24} />
<span class="long">${r("know")}</span><span class="brief" aria-hidden="true">${r("know_short")}</span>
</button>
<${Mn} />
<button class="button next" onClick=${e}><${T} of="down" size=${22} />
<span class="long">${r("next_round")}</span><span class="brief" aria-hidden="true">${r("next_short")}</span>
</button>`}import{html as Ee,useLayoutEffect as Il,useRef as Pl,useState as To}from"bombe/preact.js";var Ao=["","",""];function Lo({view:t,thumb:e,close:s}){let n=Pl(null),[o,a]=To(Ao),[l,c]=To(""),i=(m,y,w=!1)=>{c(""),a(S=>(w?Ao:S).map((z,et)=>et===m?y:z))},u=O.filter((m,y)=>!o[y]);Il(()=>{let m=document.activeElement,y=n.current;if(y)return y.showModal(),y.querySelector("input")?.focus(),()=>{y.close(),m?.isConnected&&m.focus()}},[]);let d=()=>[...n.current?.querySelectorAll("fieldset")??[]],$=m=>{let y=d()[m];(y?y.querySelector("input:checked")??y.querySelector("input"):n.current?.querySelector("[type=submit]"))?.focus()},h=m=>{let{key:y,target:w}=m;if(y.length>1||y===" "||ht(m))return;m.preventDefault();let S=de(m);if(!S)return c(r("no_such_digit",{sign:y}));let z=d().findIndex(Ct=>Ct.contains(w)),et=z>=0?z:o.indexOf(""),E=Math.max(0,et);i(E,S,et<0),$(E+1)},p=m=>{if(m.preventDefault(),!u.length)return e(`up ${o.join("")}`);c(r("digits_missing",{shapes:u.join(" ")})),$(o.indexOf(""))},f=m=>{m.preventDefault(),s()},M=m=>m.target===n.current&&s(),b=t.coop?"warning_together":t.seats.length===1?"warning_alone":"warning";return Ee`<dialog class="know" ref=${n} aria-labelledby="know-title" aria-describedby="know-warning"
onCancel=${f} onClick=${M} onKeyDown=${h}>
<form onSubmit=${p}>
<h2 id="know-title">${r("i_know_the_code")}</h2>
<p id="know-warning" class="note">${r(b)}</p>
<div class="know-wheels">
${O.map((m,y)=>Ee`<${Wl} key=${m} place=${y} digit=${o[y]}
set=${w=>i(y,w)} />`)}
</div>
<p class="know-wrong" role="alert">${k(l)}</p>
<div class="know-keys">
<button type="submit" class="button filled" aria-disabled=${String(u.length>0)}>
${r("declare",{code:o.map(m=>m||"·").join("")})}</button>
<button type="button" class="button" onClick=${s}>${r("cancel")}</button>
</div>
</form>
</dialog>`}var Wl=({place:t,digit:e,set:s})=>Ee`<fieldset class="know-wheel ${V[t]}">
<legend><${J} of=${O[t]} size=${22} /></legend>
${K.map(n=>Ee`<label key=${n}>
<input type="radio" name="know-${V[t]}" value=${n} checked=${e===n}
onChange=${()=>s(n)} />
<span>${n}</span>
</label>`)}
</fieldset>`;function Qd(t,e,s){De(s),t.replaceChildren(),jl(A`<${Bl} table=${e} />`,t)}function Bl({table:t}){return Ae(t),A`<${zl} key=${t.shown} table=${t} />`}function zl({table:t}){let e=Ae(t),{view:s}=e,n=kn(t,s),[o,a]=Et(""),[l,c]=Et(""),[i,u]=Et(""),[d,$]=Et(null),[h,p]=Et(0),[f,M]=Et(!1),[b,m]=Et(()=>t.state.trying&&On()?"offered":""),y=ql(C=>c(ae(C,r("no_answer"))),[]),w=Fs(t,y),S=vo(t.watch&&s?.sheet?s:null),z=S?{...w,of:C=>S.struck.includes(C)?"-":""}:w,et=C=>{if(!C)return;let it=W(Tt(C));a(z.of(C)?ct(it,z.of(C)):r("unmarked",{what:it}))},E=()=>et(z.undo()),Ct=()=>et(z.redo()),ks=Ho(null),Do=n.digits.join("");Nl(()=>{let C=zn(ks.current,e,Do);ks.current=s,C&&a(C)},[s]),mn();let _s=(C,it,st)=>re.confirm==="on"?$({title:C,yes:it,go:st}):st(),Ro=C=>{s&&!pt(s)&&p(j(s).indexOf(C))},Io=()=>n.now().code,{ask:ws,asking:Po,forget:Wo}=Ns({table:t,draft:Io,surely:_s,sent:Ro,setAlert:c,refused:y}),se=Ho(null),Ce=async C=>{u(""),c(""),Wo();let it=t.act(`thumb ${C}`);se.current=it;try{await it;let{view:st}=t.state;st&&st.seats.length===1&&!st.over&&!nt(st)&&a(cs(st))}catch(st){y(st)}finally{se.current===it&&(se.current=null)}},xs={thumb:Ce,hint:async()=>{try{await t.act("hint"),t.state.view&&a(wn(t.state.view))}catch(C){y(C)}},next:()=>_s(r("sure_next"),r("next_round"),()=>Ce("down")),know:()=>u("thumb")};if(zs(t,se,{...n,...xs,wheel:()=>n.now().wheel,ask:ws,undo:E,redo:Ct,show:p,list:()=>u("keys"),sheet:()=>M(!f)}),e.closed)return A`<p class="alert" role="alert">${e.closed}</p>`;if(!s)return A`<${Qn} table=${t} state=${e} />`;let vs=_t(s),jo=vs&&L(s).proposal||n.digits.join(""),Ss=()=>{let C=()=>u("choose");e.trying||e.table?.phase!=="playing"?C():$({title:r("leave_unfinished"),note:r("goes_on_later"),yes:r("new_problem"),go:C})},Oe=()=>u(""),Ms=()=>$(null),qo=()=>{Ms(),d?.go()};return A`<${Pe.Provider} value=${{table:t,state:e,view:s,refused:y}}>
<p class="hush" role="status">${o}</p>
${l&&A`<${Fl} words=${l} close=${()=>c("")} />`}
${S&&A`<p class="note retold">${r("deduced",{worlds:S.worlds,codes:S.codes})}</p>`}
${b==="open"&&A`<${Tn} close=${()=>m("")} />`}
${Ds(s)?A`<${_o} view=${s} choose=${Ss} />`:A`<${We.Provider} value=${{...n,proposal:jo,locked:vs}}>
<${je.Provider} value=${{ask:ws,asking:Po}}>
<${qe.Provider} value=${z}>
<${Ne.Provider} value=${{tab:h,setTab:p}}>
<${Be.Provider} value=${xs}>
<${Gl} view=${s} undo=${E} redo=${Ct} drawer=${f} setDrawer=${M} />
<//>
<//>
<//>
<//>
<//>`}
${i==="thumb"&&A`<${Lo} view=${s} thumb=${Ce} close=${Oe} />`}
${i==="keys"&&A`<${Os} keys=${Bs} tell=${Kl} close=${Oe} />`}
${i==="choose"&&A`<${$n} table=${t} view=${s} close=${Oe} />`}
${d&&A`<${Cs} question=${d} close=${Ms} yes=${qo} />`}
<${As}>
<${pn} table=${t} state=${e} view=${s} choose=${Ss} refused=${y} />
${b==="offered"&&A`<button class="bar-new" onClick=${()=>m("open")}>${r("lesson")}</button>`}
<//>
<//>`}var Kl=t=>k(r(t)),Fl=({words:t,close:e})=>A`<div class="alert"><span role="alert">${t}</span>${" "}
<button class="quiet" onClick=${e}>${r("close")}</button></div>`,Gl=({view:t,undo:e,redo:s,drawer:n,setDrawer:o})=>A`<div class="board ${t.mode} n${t.verifiers.length} ${t.sheet?"":"watching"}">
<${Jn} />
<${Ys} />
${lt(t)?A`<${qn} />`:A`<${Xn} />`}
${lt(t)&&A`<${Oo} view=${t} undo=${e} redo=${s} drawer=${n} setDrawer=${o} />`}
${lt(t)&&A`<${En} />`}
<${_e} />
</div>`;export{ml as inWords,Qd as mount,fl as retold};
