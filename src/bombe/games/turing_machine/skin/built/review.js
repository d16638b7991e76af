import{html as B,useEffect as Ye,useRef as Qe,useState as Xe}from"bombe/preact.js";var P={},N="en";function V(e){P=e.words,N=e.lang}function a(e,t={}){let s=P[e];if(s===void 0)throw new Error(`no words for ${e}`);return xe(s,t)}var xe=(e,t)=>e.replace(/\{(\w+)\}/g,(s,n)=>String(t[n]??s));function b(e,t=0,s={}){let n={minimumFractionDigits:t,maximumFractionDigits:t};return new Intl.NumberFormat(N,{...n,...s}).format(e).replace("-","−")}function x(e,t,s=0,n={}){let o=new Intl.PluralRules(N,{minimumFractionDigits:s}).select(Math.abs(t))==="one"&&(t===1||P[`${e}_1`].includes("{n}"));return a(o?`${e}_1`:`${e}_n`,{n:b(t,s,n)})}var ye=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function _e(e){let t=e.charCodeAt(0)-65;return ye[t]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function J({name:e,bot:t}){let s=([...e][0]??" ").toUpperCase();return B`<svg class="face ${t?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${s}</text>
${[..._e(s)].map((n,r)=>n==="1"?B`<rect x="31" y=${5.5+7*r} width="4.4" height="5.4" rx="1" />`:B`<rect class="dot" x="32.6" y=${7.6+7*r} width="1.2" height="1.2" />`)}
</svg>`}import{html as i,render as He,useEffect as ue,useState as de}from"bombe/preact.js";import{html as Se}from"bombe/preact.js";import{html as f}from"bombe/preact.js";var Z="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ke="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",nt={up:f`<path d=${Z} />`,down:f`<path d=${Z} transform="rotate(180 12 12)" />`,undo:f`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:f`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:f`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:f`<path class="pen" d="M6 14l6-6l6 6" />`,sink:f`<path class="pen" d="M6 10l6 6l6-6" />`,close:f`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:f`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:f`<path class="pen" d=${ke} />`,talk:f`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:f`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var Y=({passed:e,size:t=22})=>f`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${t} height=${t}
aria-hidden="true" focusable="false">
${e?f`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:f`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as at}from"bombe/preact.js";var Q={},X=new Map,Me;function ee(e){V(e),Q=e.cards,X=new Map;for(let t of Object.values(Q))for(let s of t.laws)s.name=`${t.number}${s.letter}`,X.set(s.name,{card:t,law:s});Me=e}var D=["t","s","c"];var E=e=>e.replace(/^./u,t=>t.toLocaleUpperCase(document.documentElement.lang));var C=({passed:e})=>Se`<span class="answered"><${Y} passed=${e} />
<span class="hush">${a(e?"said_yes":"said_no")}</span></span>`;import{html as yt}from"bombe/preact.js";function te(e,t){ee(t),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as Oe,useLayoutEffect as Te,useRef as Ee}from"bombe/preact.js";function se({title:e,cls:t="",close:s,onKey:n,children:r}){let o=Ee(null);return Te(()=>{let u=document.activeElement,p=o.current;if(p)return p.showModal(),p.scrollTop=0,()=>{p.close(),u?.isConnected&&u.focus()}},[]),Oe`<dialog class="over ${t}" ref=${o} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${u=>{u.preventDefault(),s()}} onClick=${u=>u.target===o.current&&s()}>
<h2 id="over-title">${e}</h2>
${r}
</dialog>`}import{html as j,useState as ne}from"bombe/preact.js";function oe({match:e,line:t,step:s,worlds:n,close:r}){let[o,c]=ne(!1),[l,u]=ne(""),p=async d=>{if(!o){c(!0);try{location.assign(`/r/${await Ce(e,{line:t,step:s,same:d})}`)}catch(v){u(E(v.message)),c(!1)}}},$=(d,v,h)=>j`<button type="button" class="button review-way" autofocus=${d} aria-disabled=${String(o)}
onClick=${()=>p(d)}><b>${v}</b> <span>${h}</span></button>`;return j`<${se} title=${a("review_play_on_at",{n:s+1})} cls="review-ways" close=${r}>
<p class="note">${a("review_play_on_is")}</p>
${$(!0,a("review_same"),a("review_same_is"))}
${$(!1,a("review_another"),x("review_another_is",n))}
<p class="alert" role="alert" hidden=${!l}>${l}</p>
<div class="over-keys"><button type="button" class="button" onClick=${r}>${a("cancel")}</button></div>
<//>`}var R=()=>j`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function Ce(e,t){let s=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t)}).catch(()=>null),n=await s?.json().catch(()=>null);if(!s?.ok)throw new Error(n?.error??a("page_offline"));return n.room}import{html as _}from"bombe/preact.js";function F(e,t){return t<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(t)*11)}function re({par:e,choices:t,luck:s}){let n=e+t,r=Math.max(n,n+s,1e-9),o=[{part:"par",from:0,to:e/r},{part:"choices",from:e/r,to:n/r},{part:s<0?"saved":"luck",from:(n+Math.min(s,0))/r,to:(n+Math.max(s,0))/r}],c=[];for(let l=1;l<r-1e-9;l+=1)c.push({n:l,at:l/r});return{pieces:o.filter(({from:l,to:u})=>u-l>1e-9),ticks:c}}function G(e,t,s){if(!e.length||e.some(u=>!u))return null;let n=e,r=`M${t(-.5)} ${s(n[0][0])}`,o=[];n.forEach(([u,p,$],d)=>{r+=`H${t(d)}V${s($)}`,p-u>1e-9&&o.push({x:t(d),from:s(u),to:s(p),part:"choices"}),Math.abs($-p)>1e-9&&o.push({x:t(d),from:s(p),to:s($),part:"luck"})});let[c,l]=[n[0][0],n[n.length-1][2]];return{path:`${r}H${t(n.length-.5)}`,rises:o,start:c,end:l}}function ae(e){let t=e.flat(2).filter(n=>n!==null),s=Math.floor(Math.min(...t,1)+1e-9);return{low:s,high:Math.max(s+1,Math.ceil(Math.max(...t,2)-1e-9))}}function ce(e,t,s){let[n,r]=[F(s,e),F(t,e)];return Array.from({length:Math.min(e,12)},(o,c)=>c<n?"full":c<r?"out":"gone")}function q(e,{line:t,step:s},n){let r={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(r)return{line:t,step:Math.max(0,Math.min(s+r,n[t]-1))};let o=/^[1-9]$/.test(e)?Number(e)-1:-1;return o>=0&&o<n.length?{line:o,step:Math.max(0,Math.min(s,n[o]-1))}:null}function ie(e,t){let s=e.map((r,o)=>o),n=t===null?-1:e.findIndex(r=>r.includes(t));return n<0?s:[n,...s.filter(r=>r!==n)]}function le(e){let[,t,s]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(t??0)-1,step:Math.max(0,Number(s??1)-1)}}var K=e=>e.findIndex(({proved:t})=>!t);var[M,k,S,L,U,A]=[380,236,28,12,22,28],Ae=12;function $e({own:e,others:t,asked:s,name:n,otherName:r,step:o}){let c=Math.max(e.length,t.length),{low:l,high:u}=ae([e,t]),p=w=>Math.round((S+(M-S-L)*(w+.5)/c)*10)/10,$=w=>Math.round((k-A-(k-U-A)*(w-l)/(u-l))*10)/10,d=G(e,p,$),v=G(t,p,$);if(!d)return null;let h=Array.from({length:u-l+1},(w,g)=>l+g),m=$(d.start)+($(d.start)+20<k-A?18:-8);return _`<section class="machine review-curve" aria-hidden="true">
<h2>${a("review_curve")}</h2>
<p class="note">${a("review_curve_is")}</p>
<svg viewBox=${`0 0 ${M} ${k}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${p(o-.5)} y=${U-8} width=${p(o+.5)-p(o-.5)}
height=${k-U-A+16} rx="8" />
${h.map(w=>_`<g key=${w}><path class="grid" d=${`M${S} ${$(w)}H${M-L}`} />
<text class="scale" x=${S-10} y=${$(w)+4}>${w}</text></g>`)}
${v&&_`<path class="beside" d=${v.path} />`}
<path class="own" d=${d.path} />
<text class="start" x=${S+2} y=${m}>${`${a("review_par")} ${b(d.start,2)}`}</text>
<text class="end" x=${M-L} y=${$(d.end)-8}>${pe(n,d.end)}</text>
${v&&_`<text class=${t.length>c-2?"end other":"start"} y=${$(v.end)+17}
x=${t.length>c-2?M-L:p(t.length-.5)+4}>
${pe(r,v.end)}</text>`}
${d.rises.map(({x:w,from:g,to:W,part:z})=>_`<rect key=${`${w} ${z}`} class=${z} x=${w-7} width="14" rx="3"
y=${Math.min(g,W)-2} height=${Math.abs(g-W)+4} />`)}
${c<=Ae&&s.map((w,g)=>_`<text key=${g} class="at ${g===o?"now":""}" x=${p(g)} y=${k-6}>
${g+1} ${w}</text>`)}
</svg>
</section>`}var pe=(e,t)=>a("named",{who:e,what:b(t,Number.isInteger(t)?0:2)});function Vt(e,t){let{match:s=""}=e.dataset;return te(e,t),n=>He(i`<${Ie} told=${n} match=${s} />`,e)}var y=e=>e.review,T=(e,t)=>e.you!==null&&t.seats.includes(e.you),I=(e,t)=>t.name??e.seats[t.seats[0]].name,O=e=>b(e,2);function Ie({told:e,match:t}){let s=ie(e.lines.map(({seats:h})=>h),e.you),n=s.map(h=>e.lines[h]),r=n.map(h=>y(h)?.steps.length??0),[o,c]=de(()=>{let{line:h,step:m}=le(location.hash);return{line:Math.max(0,s.indexOf(h)),step:m}}),[l,u]=de(!1),p=n[o.line],$=Math.max(0,Math.min(o.step,(r[o.line]??0)-1)),d=()=>r[o.line]>0&&u(!0);if(ue(()=>{p&&history.replaceState(null,"",`#${s[o.line]+1}.${$+1}`)},[o.line,$,n.length]),ue(()=>{let h=m=>{if(!(m.defaultPrevented||m.ctrlKey||m.altKey||m.metaKey||m.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||m.target.closest("input, textarea, select, [contenteditable]"))){if(m.key.toLowerCase()==="p")d();else if(!q(m.key,o,r))return;m.preventDefault(),c(g=>q(m.key,g,r)??g)}};return addEventListener("keydown",h),()=>removeEventListener("keydown",h)}),!p)return i`<p class="note" role="status">${a("review_working")}</p>`;let v=n.map(y).find(Boolean)?.code??"";return i`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${a("review_whose")}>
${n.map((h,m)=>i`<${Be} key=${m} told=${e} line=${h} isHere=${m===o.line}
go=${()=>c({line:m,step:0})} />`)}
</nav>
${v&&i`<${Ne} code=${v} />`}
</div>
<${De} key=${o.line} told=${e} line=${p} step=${$} playOn=${d}
go=${h=>c({...o,step:h})} />
<p class="note" role="status">${e.more?Pe(n):""}</p>
${l&&i`<${oe} match=${t} line=${s[o.line]} step=${$}
worlds=${y(p)?.steps[$]?.before.worlds??0} close=${()=>u(!1)} />`}
</div>`}function Pe(e){let t=e.map(s=>y(s)?.steps??[]).find(s=>K(s)>=0);return t?a("review_working_on",{n:K(t)+1,of:t.length}):a("review_more")}var Ne=({code:e})=>i`<p class="review-code">${a("review_code")} <span class="hush">${e}</span>
${[...e].map((t,s)=>i`<b key=${s} class=${D[s]} aria-hidden="true">${t}</b>`)}</p>`;function Be({told:e,line:t,isHere:s,go:n}){let r=y(t),o=I(e,t),c=t.level??(T(e,t)?a("you"):"");return i`<button type="button" class="review-tab" aria-current=${s?"true":null} onClick=${n}>
<${J} name=${o} bot=${t.seats.length?null:"machine"} />
<span><b>${o}</b>${" "}${c&&i`<small>${c}</small>`}
<span class="review-cost">${t.finished?r?x("rounds",r.cost.rounds):"…":a("review_unfinished")}</span></span>
</button>`}function De({told:e,line:t,step:s,go:n,playOn:r}){let o=y(t);if(!o){let l=t.moments[0]??a(e.more?"review_working":"review_unknown");return i`<section class="paper" aria-label=${I(e,t)}><p>${l}</p></section>`}let c=o.steps.length>0;return i`<div class="review-all">
<div class="review-main">
<${Re} line=${t} review=${o} own=${T(e,t)} />
<${qe} line=${t} review=${o} go=${n} />
${c&&i`<${ze} line=${t} review=${o} step=${s} go=${n} own=${T(e,t)} />`}
${t.moments.slice(we(t,o)).map(l=>i`<p key=${l} class="review-declared">${l}</p>`)}
</div>
${c&&i`<div class="review-side">
<${$e} ...${je(e,t)} step=${s} />
<${Ve} review=${o} step=${s} go=${n} playOn=${r} own=${T(e,t)} />
<${ve} cls="machine review-dock" review=${o} step=${s} go=${n}>
<button type="button" class="button light review-on" onClick=${r}>
<${R} /> ${a("review_play_on_at",{n:s+1})}</button>
<//>
</div>`}
</div>`}function je(e,t){let s=e.lines.find(r=>!r.seats.length&&r!==t),n=r=>(r&&y(r)?.drawn.map(o=>o.expected))??[];return{own:n(t),others:n(s),asked:y(t)?.steps.map(({verifier:r})=>r??"–")??[],name:T(e,t)?a("you"):I(e,t),otherName:s?I(e,s):""}}function Re({line:e,review:t,own:s}){if(!e.finished)return i`<section class="machine review-sum"><p class="review-big">${a("review_unfinished")}</p></section>`;let{sum:n}=t;if(!n)return i`<section class="machine review-sum">
${e.sums.map(({of:p,parts:$})=>i`<p>${a("named",{who:p,what:$.join(" ")})}</p>`)}
</section>`;let r={par:O(n.par),choices:O(n.choices),luck:O(n.luck),rest:O(n.to_come)},o=x("rounds",n.cost),c=s?"review_own_sum":"review_sum",{pieces:l,ticks:u}=re(n);return i`<section class="machine review-sum">
<p class="hush">${a(t.open?`${c}_open`:c,{...r,cost:o})}</p>
<div class="review-line" aria-hidden="true">
<${H} n=${r.par} of="par" />
<span class="review-sign">+</span><${H} n=${r.choices} of="choices" own=${s} />
<span class="review-sign">${n.luck<0?"−":"+"}</span><${H} n=${O(Math.abs(n.luck))} of="luck" />
<span class="review-sign">=</span>
<span class="review-part"><b>${o}</b><small>${a(s?"review_own_needed":"review_needed")}</small></span>
${t.open&&i`<span class="review-sign">+</span><${H} n=${r.rest} of="to_come" />`}
</div>
<div class="review-bar" aria-hidden="true">
${l.map(({part:p,from:$,to:d})=>i`<i key=${p} class=${p} style=${{left:`${$*100}%`,width:`${(d-$)*100}%`}}></i>`)}
${u.map(({n:p,at:$})=>i`<span key=${p} style=${{left:`${$*100}%`}}>${p}</span>`)}
</div>
</section>`}var H=({n:e,of:t,own:s=!1})=>i`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${t}"></i><${Ge} ...${Fe[t](s)} /></small></span>`,Fe={par:()=>({long:a("review_par"),short:a("review_par")}),choices:e=>e?{long:a("review_own_choices"),short:a("you")}:{long:a("review_choices"),short:a("review_choices")},luck:()=>({long:a("review_luck"),short:a("review_about_luck")}),to_come:()=>({long:a("review_to_come"),short:a("review_to_come")})},Ge=({long:e,short:t})=>e===t?i`<span>${e}</span>`:i`<span class="review-long">${e}</span><span class="review-short">${t}</span>`;function qe({line:e,review:t,go:s}){return i`<div class="review-moments">
${e.moments.slice(0,we(e,t)).map((n,r)=>{let o=t.moments[r];if(o==null)return i`<section class="paper" key=${r}><p>${n}</p></section>`;let c=r?Ue(t,o):Ke(e,t,o);return i`<section class="paper" key=${r}>
<div><h2><button type="button" onClick=${()=>s(o)}>${c.title}</button></h2><p>${c.text}</p></div>
<${We} of=${t.drawn[o]} isLuck=${r>0} />
</section>`})}
</div>`}var we=(e,t)=>e.proved&&t.steps.length?t.moments.length:1;function Ke(e,t,s){let{own:n}=t.drawn[s],o=n&&n.yes.worlds>0!=n.no.worlds>0?a(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",c=t.drawn[s].best?a("review_better",{best:e.rows[s][5]}):`${E(`${e.rows[s][5]}`)}.`;return{title:a("review_cost_most",{n:s+1}),text:[o,c].filter(Boolean).join(" ")}}function Ue(e,t){let{before:s,after:n}=e.steps[t],[,r,o]=e.drawn[t].expected??[0,0,0],c=o===r?2*n.worlds>s.worlds:o>r,l=a("review_answer_left",{left:b(n.worlds),n:b(s.worlds)});return{title:a(c?"review_unlucky":"review_lucky",{n:t+1}),text:l}}function We({of:e,isLuck:t}){let[,s,n]=e.expected??[0,0,0],r=t?n-s:e.regret;return Math.abs(r)<.005?null:i`<p class="review-weight"><b>${b(r,2,{signDisplay:"exceptZero"})}</b>
<small>${a(t?"review_about_luck":"review_about_choice")}</small></p>`}function ze({line:e,review:t,step:s,go:n,own:r}){return i`<section class="paper review-list" aria-label=${a("review_questions")}>
<table>
<thead><tr>
<th scope="col"><span class="hush">${a("review_round_head")}</span></th>
<th scope="col"><span aria-hidden="true">#</span><span class="hush">${a("review_number")}</span></th>
<th scope="col">${a("proposal")}</th>
<th scope="col">${a("review_asks")}</th><th scope="col">${a("review_says")}</th>
<th scope="col">${a("review_left")}</th><th scope="col">${a("review_regret")}</th>
<th scope="col">${a("review_best")}</th>
</tr></thead>
<tbody>
${t.steps.map((o,c)=>{let{regret:l}=t.drawn[c],u=c===0||t.steps[c-1].round!==o.round,p=c===s;return i`<tr key=${c} class="${u?"new":""} ${p?"now":""}" onClick=${()=>n(c)}>
<td class="review-round">
<span class=${u?"":"hush"}>${a("review_round",{n:o.round})}</span></td>
<th scope="row"><button type="button" aria-current=${p?"true":null}
aria-label=${a("review_question",{n:c+1})}>${c+1}</button></th>
<td class="mono">${o.proposal??"–"}</td>
<td>${o.verifier?i`<${fe} of=${o.verifier} />`:a("review_no_question")}</td>
<td>${o.answer&&i`<${C} passed=${o.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${ce(t.worlds,o.before.worlds,o.after.worlds).map(($,d)=>i`<i key=${d} class=${$}></i>`)}</span>
<span class=${o.before.worlds===o.after.worlds?"nothing":""}>${e.rows[c][3]}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${l>1?"more":""}
style=${{width:`${Math.min(l,1)*100}%`}}></i></span>
<span>${o.proved&&l>0?"+":""}${e.rows[c][4]}</span></td>
<td class="review-instead ${l?"costly":""}">${e.rows[c][5]}
<span class="review-short" aria-hidden="true"> · ${e.rows[c][3]}</span></td>
${p&&i`<td class="review-inside"><${be} review=${t} step=${s} own=${r} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var fe=({of:e})=>i`<span class="review-disc">${e}</span>`;function ve({review:e,step:t,go:s,cls:n,children:r}){let o=e.steps.length-1;return i`<div class=${n}>
<button type="button" class="button" aria-label=${a("review_before")} aria-disabled=${String(t===0)}
onClick=${()=>t>0&&s(t-1)}>‹</button>
${r}
<button type="button" class="button" aria-label=${a("review_after")} aria-disabled=${String(t===o)}
onClick=${()=>t<o&&s(t+1)}>›</button>
</div>`}function Ve({review:e,step:t,go:s,playOn:n,own:r}){let o=e.steps[t];if(!o)return null;let c=ge(e.drawn[t]),l=c?a("review_could_about",{code:c}):a("review_could"),u=e.drawn[t].own||e.drawn[t].best;return i`<section class="paper review-chosen" aria-labelledby="chosen">
<${ve} cls="review-go" review=${e} step=${t} go=${s}>
<h2 id="chosen" aria-live="polite">${a("review_question",{n:t+1})}</h2>
<//>
<p>${x("review_worlds",o.before.worlds)}. ${u&&l}</p>
<${be} review=${e} step=${t} own=${r} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${R} /> ${a("review_play_on")}</button>
</div>
</section>`}var ge=({own:e,best:t})=>!e||!t||e.proposal===t.proposal?(e??t)?.proposal:void 0;function be({review:e,step:t,own:s}){let{own:n,best:r}=e.drawn[t],o=n&&r&&n.proposal===r.proposal&&n.verifier===r.verifier,c=a(o?"review_was_best":s?"review_own_asked":"review_asked"),l=ge(e.drawn[t])!==void 0;return i`<div class="review-splits">
${n&&i`<${he} of=${n} title=${c} isAlike=${l} />`}
${r&&!o&&i`<${he} of=${r} title=${a("review_was_best")} isAlike=${l} />`}
</div>`}var he=({of:e,title:t,isAlike:s})=>i`<div class="review-split">
<h3><${fe} of=${e.verifier} /> ${t}${!s&&i` <small>${a("review_about",{code:e.proposal})}</small>`}</h3>
<p><${C} passed=${!0} /> <${me} left=${e.yes} /></p>
<p><${C} passed=${!1} /> <${me} left=${e.no} /></p>
</div>`,me=({left:e})=>e.worlds?e.codes.length?i`<span class="review-codes">${e.codes.map(t=>i`<b class="mono">${t}</b> `)}</span>`:i`<span>${x("review_worlds",e.worlds)}</span>`:i`<span class="note">${a("review_none")}</span>`;export{Vt as mount};
