import{html as V,useEffect as fs,useRef as vs,useState as ys}from"bombe/preact.js";var z={},K="en";function $e(e){z=e.words,K=e.lang}function r(e,s={}){let t=z[e];if(t===void 0)throw new Error(`no words for ${e}`);return Ie(t,s)}var Ie=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function L(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(K,{...o,...t}).format(e).replace("-","−")}function x(e,s,t=0,o={}){let a=new Intl.PluralRules(K,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||z[`${e}_1`].includes("{n}"));return r(a?`${e}_1`:`${e}_n`,{n:L(s,t,o)})}var De=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function je(e){let s=e.charCodeAt(0)-65;return De[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ue({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return V`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...je(t)].map((o,n)=>o==="1"?V`<rect x="31" y=${5.5+7*n} width="4.4" height="5.4" rx="1" />`:V`<rect class="dot" x="32.6" y=${7.6+7*n} width="1.2" height="1.2" />`)}
</svg>`}import{html as l,render as ss,useEffect as ts,useState as Oe}from"bombe/preact.js";import{html as Ge}from"bombe/preact.js";import{html as w}from"bombe/preact.js";var he="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Be="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",qe={up:w`<path d=${he} />`,down:w`<path d=${he} transform="rotate(180 12 12)" />`,undo:w`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:w`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:w`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:w`<path class="pen" d="M6 14l6-6l6 6" />`,sink:w`<path class="pen" d="M6 10l6 6l6-6" />`,close:w`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:w`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:w`<path class="pen" d=${Be} />`,talk:w`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:w`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},de=({of:e,size:s=20})=>w`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${qe[e]}</svg>`,A=({passed:e,size:s=22})=>w`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?w`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:w`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as M}from"bombe/preact.js";var Z={},J=new Map,We;function we(e){$e(e),Z=e.cards,J=new Map;for(let s of Object.values(Z))for(let t of s.laws)t.name=`${s.number}${t.letter}`,J.set(t.name,{card:s,law:t});We=e}var B=e=>Z[e];var q=e=>J.get(e);var T=["▲","■","●"],H=["t","s","c"],C=["1","2","3","4","5"],me={"▲":"t","■":"s","●":"c"},Ne={"▲":"triangle","■":"square","●":"circle"},W=e=>Re(e.replace(/[▲■●]/g,s=>r(Ne[s])));var Re=e=>e.replace(/\.$/,"");function Y({of:e,size:s=16}){let t=me[e];return M`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&M`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&M`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&M`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(e)}</span></span>`}var g=(e,s)=>e.split(/([▲■●])/).map(t=>t in me?M`<${Y} of=${t} size=${s} />`:t),Q=({of:e,cls:s=""})=>M`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var N=({passed:e})=>Ge`<span class="answered"><${A} passed=${e} />
<span class="hush">${r(e?"said_yes":"said_no")}</span></span>`;import{html as Is}from"bombe/preact.js";function fe(e,s){we(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}function X(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function ve({par:e,choices:s,luck:t}){let o=e+s,n=Math.max(o,o+t,1e-9),a=[{part:"par",from:0,to:e/n},{part:"choices",from:e/n,to:o/n},{part:t<0?"saved":"luck",from:(o+Math.min(t,0))/n,to:(o+Math.max(t,0))/n}],c=[];for(let i=1;i<n-1e-9;i+=1)c.push({n:i,at:i/n});return{pieces:a.filter(({from:i,to:$})=>$-i>1e-9),ticks:c}}function ee(e,s,t){if(!e.length||e.some(c=>!c))return null;let o=e,n=`M${s(-.5)} ${t(o[0][0])}`,a=[];return o.forEach(([c,i,$],h)=>{n+=`H${s(h)}V${t($)}`,i-c>1e-9&&a.push({x:s(h),from:t(c),to:t(i),part:"choices"}),Math.abs($-i)>1e-9&&a.push({x:s(h),from:t(i),to:t($),part:"luck"})}),{path:`${n}H${s(o.length-.5)}`,rises:a,end:o[o.length-1][2]}}function ye(e){let s=e.flat(2).filter(o=>o!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function ge(e,s,t){let[o,n]=[X(t,e),X(s,e)];return Array.from({length:Math.min(e,12)},(a,c)=>c<o?"full":c<n?"out":"gone")}function se(e,{line:s,step:t},o){let n={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(n)return{line:s,step:Math.max(0,Math.min(t+n,o[s]-1))};let a=/^[1-9]$/.test(e)?Number(e)-1:-1;return a>=0&&a<o.length?{line:a,step:Math.max(0,Math.min(t,o[a]-1))}:null}import{html as p,useEffect as ae,useLayoutEffect as Ze,useRef as R,useState as G}from"bombe/preact.js";var P=e=>{let s=q(e)?.law;return s?`${e} (${s.title??s.words})`:e};function te(e){let s=e.slice(1),t=H.indexOf(s[0]);return t>=0&&C.includes(s[1])?T[t]+s[1]:/^[A-F]/.test(s)?r("step_owner",{v:s[0],card:s.slice(1)}):P(s)}var Ue=e=>e[0]==="-"?r("step_not",{thing:te(e)}):te(e),ze=e=>e.slice(0,-1)+(e.endsWith("+")?"✓":"✗"),_=e=>s=>s.map(e).join(", "),Ke={law:P,laws:_(P),things:_(te),known:_(Ue),answers:_(ze),codes:_(String),sets:e=>e.map(_(String)).join("; "),suppose:be,parts:_(be)};function be({key:e,values:s}){let t=Object.entries(s).map(([o,n])=>[o,Ke[o]?.(n)??String(n)]);return r(e,Object.fromEntries(t))}var xe=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function _e({held:e,code:s,mode:t},o){let n=[...s].map((c,i)=>"tsc"[i]+c),a=t==="nightmare"?Object.entries(e).map(([c,i])=>`${c}${o(i)}`):[];return new Set([...Object.values(e),...n,...a])}var Ve=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,ke=(e,s,t)=>!t||e.answers[s]===void 0?"":t.includes(Ve(e,s))?"rests":"faded";function Se(e){if(!e)return null;let{after:s,since:t,sign:o}=e,n=o==="-"?"struck":"kept";return t===null?{key:`why_${n}_never`,values:{after:s}}:t>s?{key:`why_${n}_soon`,values:{after:s,since:t}}:{key:t?`why_${n}_right`:`why_${n}_right_at_once`,values:{after:s,since:t}}}var ne=({after:e,since:s})=>s===null||s>e;async function Me(e,s,t){let{lang:o}=document.documentElement,n=new URLSearchParams({line:String(s),claim:t,lang:o}),a=await fetch(`/api/matches/${e}/why?${n}`).catch(()=>null),c=await a?.json().catch(()=>null);if(!a?.ok)throw new Error(c?.error??r("no_answer"));return c}var Je=e=>q(e)?.card.number??0;function Ee({match:e,line:s,opened:t}){let[o,n]=G(location.hash==="#why"),[a,c]=G(null),[i,$]=G(null),[h,u]=G(""),f=R(null),v=R(null),b=R(null),j=R(0);ae(()=>{t&&n(!0)},[t]),ae(()=>{!o||a||Me(e,s,"").then(y=>c(y.why),y=>u(y.message))},[o]),ae(()=>{!a||j.current===t||(j.current=t,f.current?.scrollIntoView({block:"nearest"}),f.current?.querySelector(".why-law")?.focus())},[a,t]),Ze(()=>{i&&b.current?.focus()},[i]);let d=async y=>{v.current=document.activeElement,u("");try{$(await Me(e,s,y))}catch(S){u(S.message)}},m=()=>{$(null),v.current?.focus({preventScroll:!0})},k=y=>{if(y.key==="Escape"&&i&&(y.preventDefault(),m()),y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;let S=[...f.current.querySelectorAll(".why-law")],pe=S.indexOf(document.activeElement);if(pe<0)return;y.preventDefault(),S[(pe+(y.key==="ArrowDown"?1:S.length-1))%S.length].focus()};if(!o)return p`<p><button type="button" class="button why-open" onClick=${()=>n(!0)}>${r("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let O=i&&i.why;return p`<section class="why ${i?"asked":""}" id="why" aria-labelledby="why-title" ref=${f}
onKeyDown=${k}>
<h2 id="why-title">${r("why")}</h2>
<p class="note">${r("why_how")}</p>
${h&&p`<p class="alert" role="alert">${h}</p>`}
${a?p`<div class="why-all">
<${Ye} whole=${a} ask=${d} asked=${O?.claim} />
<${Qe} whole=${a} ask=${d} found=${O} />
${i&&p`<${Xe} told=${i} whole=${a} heading=${b} close=${m} />`}
</div>`:!h&&p`<p role="status">${r("review_working")}</p>`}
</section>`}function oe({whole:e,target:s,cls:t,name:o,ask:n,asked:a,children:c}){let i=e.follows[s],$=e.marks.find(v=>v.target===s),h=$&&ne($),u=xe(s,e.follows,_e(e,Je)),f=r(i==="-"?"why_is_out":i==="+"?"why_is_sure":"why_is_open",{what:o});return p`<button type="button" aria-current=${a?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${h?`${f}. ${r("why_too_soon")}`:f} onClick=${()=>n(u)}>
${c}${h&&p`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Ye=({whole:e,ask:s,asked:t})=>p`<div class="why-cards">
${e.groups.map((o,n)=>{let a=e.mode==="nightmare"?null:e.verifiers[n];return p`<section key=${n} class="paper why-card"
aria-label=${a?r("verifier",{letter:a}):r("card_number",{n:o[0]})}>
${o.map(c=>p`<div key=${c}>
<h3>${a&&p`<span class="review-disc">${a}</span>`} ${g(B(c).title,15)}</h3>
<ul>${B(c).laws.map(i=>p`<li key=${i.name}><${oe} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${W(i.text)}><${Q} of=${i.picture} />
<span class="law-words">${g(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!a&&p`<div class="owners">${[...e.verifiers].map(c=>p`<${oe} key=${c} whole=${e} target=${`${c}${o[0]}`} cls="owner" ask=${s}
asked=${t} name=${r("step_owner",{v:c,card:o[0]})}>${c}<//>`)}</div>`}
</section>`})}
</div>`;function Qe({whole:e,ask:s,found:t}){let o=t?.follows?t.because:null,n=[...e.verifiers];return p`<section class="paper why-sheet" aria-label=${r("sheet")}>
<table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr><th scope="col">${r("code")}</th>
${n.map(a=>p`<th key=${a} scope="col">${a}</th>`)}</tr></thead>
<tbody>${e.rounds.map((a,c)=>p`<tr key=${c}>
<th scope="row">${a.proposal?p`<${Te} code=${a.proposal} whole=${e} ask=${s} />`:p`<span class="note">${r("review_no_question")}</span>`}</th>
${n.map(i=>{let $=a.answers[i];return p`<td key=${i}><span class="why-cell ${ke(a,i,o)}">${$===void 0?p`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:p`<${A} passed=${$} size=${22} /><span class="hush">${r($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&p`<p class="note why-key"><span class="why-cell rests"></span> ${r("why_rings")}</p>`}
<div class="digits" role="group" aria-label=${r("digits")}>
${T.map(a=>p`<span class="digits-of" aria-hidden="true"><${Y} of=${a} size=${20} /></span>`)}
${C.flatMap(a=>T.map((c,i)=>p`<${oe} key=${c+a} whole=${e} target=${H[i]+a}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${W(r("digit_is",{shape:c,digit:a}))}>${a}<//>`))}
</div>
<p>${r("review_code")} <${Te} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Te=({code:e,whole:s,ask:t})=>p`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${r("why_code",{code:e})}>${e}</button>`;function Xe({told:e,whole:s,heading:t,close:o}){let n=e.why,a=s.marks.find(({target:i,sign:$})=>i===e.claim.slice(1)&&$===e.claim[0]),c=Se(a);return p`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}>${g(e.title,17)}</h2>
<button type="button" class="plain square" onClick=${o} aria-label=${r("close")} title=${r("close")}>
<${de} of="close" /></button>
</div>
${n.case?p`<${es} of=${n.case} />`:p`<ol class="why-steps">${e.steps.map((i,$)=>p`<li key=${$}>${g(i,14)}</li>`)}</ol>`}
${e.rests&&p`<p class="note">${g(e.rests,14)}</p>`}
${c?p`<p class="why-verdict ${a&&ne(a)?"soon":""}">${r(c.key,c.values)}</p>`:n.follows&&n.since!==null&&p`<p class="why-verdict">${n.since?r("why_since",{n:n.since}):r("why_since_cards")}</p>`}
</aside>`}var es=({of:e})=>p`<div class="why-case">
<p>${r("case_is")}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:s,law:t,answers:o})=>p`<li key=${s}><span class="review-disc">${s}</span>
<span>${g(P(t),14)}</span>
<span class="why-agrees">${o.length?o.map(n=>p`<span key=${n} class="why-chip"><span class="mono">${n.slice(0,3)}</span>
<${A} passed=${n.endsWith("+")} size=${18} /><span class="hush">${r(n.endsWith("+")?"says_yes":"says_no")}</span></span>`):p`<span class="note">${r("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function ot(e,s){fe(e,s);let{match:t=""}=e.dataset;return o=>ss(l`<${ns} told=${o} match=${t} />`,e)}var E=e=>e.review,le=(e,s)=>s.name??e.seats[s.seats[0]].name,I=e=>L(e,2);function ns({told:e,match:s}){let[t,o]=Oe({line:0,step:0}),[n,a]=Oe(0),c=e.lines.map(h=>E(h)?.steps.length??0);ts(()=>{let h=u=>{u.defaultPrevented||u.ctrlKey||u.altKey||u.metaKey||u.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||u.target.closest("input, textarea, select, [contenteditable]")||(u.key.toLowerCase()==="w"&&a(v=>v+1),se(u.key,t,c)&&(u.preventDefault(),o(v=>se(u.key,v,c)??v)))};return addEventListener("keydown",h),()=>removeEventListener("keydown",h)});let i=e.lines[t.line];if(!i)return l`<p class="note" role="status">${r("review_working")}</p>`;let $=e.lines.map(E).find(Boolean)?.code??"";return l`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${r("review_whose")}>
${e.lines.map((h,u)=>l`<${as} key=${u} told=${e} line=${h} isHere=${u===t.line}
go=${()=>o({line:u,step:0})} />`)}
</nav>
${$&&l`<p class="review-code">${r("review_code")} <b class="mono">${$}</b></p>`}
</div>
<${os} key=${t.line} told=${e} line=${i} step=${t.step}
go=${h=>o({...t,step:h})} />
<${Ee} key=${`why ${t.line}`} match=${s} line=${t.line} opened=${n} />
<p class="note" role="status">${e.more?r("review_more"):""}</p>
</div>`}function as({told:e,line:s,isHere:t,go:o}){let n=E(s),a=le(e,s);return l`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${o}>
<${ue} name=${a} bot=${!s.seats.length} />
<span><b>${a}</b> ${s.level&&l`<small>${s.level}</small>`}
<span class="review-cost">${s.finished?n?x("rounds",n.cost.rounds):"…":r("review_unfinished")}</span></span>
</button>`}function os({told:e,line:s,step:t,go:o}){let n=E(s);if(!n){let c=s.moments[0]??r(e.more?"review_working":"review_unknown");return l`<section class="paper" aria-label=${le(e,s)}><p>${c}</p></section>`}let a=n.steps.length>0;return l`<div class="review-all">
<div class="review-main">
<${rs} line=${s} review=${n} />
<${is} line=${s} review=${n} go=${o} />
${a&&l`<${us} line=${s} review=${n} step=${t} go=${o} />`}
</div>
${a&&l`<div class="review-side">
<${$s} told=${e} line=${s} step=${t} />
<${hs} line=${s} review=${n} step=${t} go=${o} />
<${Pe} cls="machine review-dock" review=${n} step=${t} go=${o}>
<span>${r("review_question",{n:t+1})}</span>
<//>
</div>`}
</div>`}function rs({line:e,review:s}){if(!e.finished)return l`<section class="machine review-sum"><p class="review-big">${r("review_unfinished")}</p></section>`;let{sum:t}=s;if(!t)return l`<section class="machine review-sum">
${e.sums.map(({of:i,parts:$})=>l`<p>${r("named",{who:i,what:$.join(" ")})}</p>`)}
</section>`;let o={par:I(t.par),choices:I(t.choices),luck:I(t.luck),rest:I(t.to_come)},n=x("rounds",t.cost),{pieces:a,ticks:c}=ve(t);return l`<section class="machine review-sum">
<p class="hush">${r(s.open?"review_sum_open":"review_sum",{...o,cost:n})}</p>
<div class="review-line" aria-hidden="true">
<${F} n=${o.par} of="par" />
<span class="review-sign">+</span><${F} n=${o.choices} of="choices" />
<span class="review-sign">${t.luck<0?"−":"+"}</span><${F} n=${I(Math.abs(t.luck))} of="luck" />
<span class="review-sign">=</span>
<span class="review-part"><b>${n}</b><small>${r("review_needed")}</small></span>
${s.open&&l`<span class="review-sign">+</span><${F} n=${o.rest} of="to_come" />`}
</div>
<div class="review-bar" aria-hidden="true">
${a.map(({part:i,from:$,to:h})=>l`<i key=${i} class=${i} style=${{left:`${$*100}%`,width:`${(h-$)*100}%`}}></i>`)}
${c.map(({n:i,at:$})=>l`<span key=${i} style=${{left:`${$*100}%`}}>${i}</span>`)}
</div>
</section>`}var F=({n:e,of:s})=>l`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i>${s==="luck"?l`<${cs} />`:r(`review_${s}`)}</small></span>`,cs=()=>l`<span class="review-long">${r("review_luck")}</span>
<span class="review-short">${r("review_about_luck")}</span>`;function is({line:e,review:s,go:t}){let o=s.moments.length;return l`<div class="review-moments">
${e.moments.slice(0,o).map((n,a)=>{let c=s.moments[a];return l`<section class="paper" key=${a}>
<p>${n}</p>
${c!==null&&l`<${ps} of=${s.drawn[c]} isLuck=${a>0} />`}
${c!==null&&l`<${ls} n=${c} go=${t} />`}
</section>`})}
</div>
${e.moments.slice(o).map(n=>l`<p key=${n} class="review-declared">${n}</p>`)}`}var ls=({n:e,go:s})=>l`<button type="button" class="quiet" onClick=${()=>s(e)}>${r("review_question",{n:e+1})}</button>`;function ps({of:e,isLuck:s}){let[,t,o]=e.expected??[0,0,0],n=s?o-t:e.regret;return n?l`<p class="review-weight" aria-hidden="true"><b>${L(n,2,{signDisplay:"exceptZero"})}</b>
<small>${r(s?"review_about_luck":"review_about_choice")}</small></p>`:null}var[re,D,U,Le,ce,ie]=[380,236,28,12,22,28];function $s({told:e,line:s,step:t}){let o=d=>E(d)?.drawn.map(({expected:m})=>m)??[],n=o(s),a=e.lines.find(d=>!d.seats.length&&d!==s),c=a?o(a):[],i=Math.max(n.length,c.length),{low:$,high:h}=ye([n,c]),u=d=>Math.round((U+(re-U-Le)*(d+.5)/i)*10)/10,f=d=>Math.round((D-ie-(D-ce-ie)*(d-$)/(h-$))*10)/10,v=ee(n,u,f),b=ee(c,u,f);if(!v)return null;let j=Array.from({length:h-$+1},(d,m)=>$+m);return l`<section class="machine review-curve" aria-hidden="true">
<h2>${r("review_curve")}</h2>
<p class="note">${r("review_curve_is")}</p>
<svg viewBox=${`0 0 ${re} ${D}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${u(t-.5)} y=${ce-8} width=${u(t+.5)-u(t-.5)}
height=${D-ce-ie+16} rx="8" />
${j.map(d=>l`<g key=${d}><path class="grid" d=${`M${U} ${f(d)}H${re-Le}`} />
<text class="scale" x=${U-10} y=${f(d)+4}>${d}</text></g>`)}
${b&&l`<path class="beside" d=${b.path} />`}
<path class="own" d=${v.path} />
${v.rises.map(({x:d,from:m,to:k,part:O})=>l`<rect key=${`${d} ${O}`} class=${O} x=${d-7} width="14" rx="3"
y=${Math.min(m,k)-2} height=${Math.abs(m-k)+4} />`)}
${n.map((d,m)=>{let{verifier:k}=E(s).steps[m];return i<=12&&l`<text key=${m} class="at ${m===t?"now":""}" x=${u(m)} y=${D-6}>
${m+1} ${k??"–"}</text>`})}
</svg>
${b&&a&&l`<p class="note review-beside"><i></i>${r("named",{who:le(e,a),what:x("rounds",b.end)})}</p>`}
</section>`}function us({line:e,review:s,step:t,go:o}){return l`<section class="paper review-list" aria-label=${r("review_questions")}>
<table>
<thead><tr>
<th scope="col">${r("review_number")}</th><th scope="col">${r("proposal")}</th>
<th scope="col">${r("review_asks")}</th><th scope="col">${r("review_says")}</th>
<th scope="col">${r("review_left")}</th><th scope="col">${r("review_regret")}</th>
<th scope="col">${r("review_best")}</th>
</tr></thead>
<tbody>
${s.steps.map((n,a)=>{let{regret:c}=s.drawn[a],i=a===0||s.steps[a-1].round!==n.round;return l`<tr key=${a} class="${i?"new":""} ${a===t?"now":""}" onClick=${()=>o(a)}>
<th scope="row"><button type="button" aria-current=${a===t?"true":null}
aria-label=${r("review_question",{n:a+1})}>${a+1}</button>
<small class=${i?"":"hush"}>${r("review_round",{n:n.round})}</small></th>
<td class="mono">${n.proposal??"–"}</td>
<td>${n.verifier?l`<${Ce} of=${n.verifier} />`:r("review_no_question")}</td>
<td>${n.answer&&l`<${N} passed=${n.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${ge(s.worlds,n.before.worlds,n.after.worlds).map(($,h)=>l`<i key=${h} class=${$}></i>`)}</span>
<span class=${n.before.worlds===n.after.worlds?"nothing":""}>${e.rows[a][3]}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${c>1?"more":""}
style=${{width:`${Math.min(c,1)*100}%`}}></i></span> <span>${e.rows[a][4]}</span></td>
<td class="review-instead ${c?"costly":""}">${e.rows[a][5]}</td>
</tr>`})}
</tbody>
</table>
</section>`}var Ce=({of:e})=>l`<span class="review-disc">${e}</span>`;function Pe({review:e,step:s,go:t,cls:o,children:n}){let a=e.steps.length-1;return l`<div class=${o}>
<button type="button" class="button" aria-label=${r("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${n}
<button type="button" class="button" aria-label=${r("review_after")} aria-disabled=${String(s===a)}
onClick=${()=>s<a&&t(s+1)}>›</button>
</div>`}function hs({line:e,review:s,step:t,go:o}){let n=s.steps[t];if(!n)return null;let{own:a,best:c}=s.drawn[t],i=a&&c&&a.proposal===c.proposal&&a.verifier===c.verifier;return l`<section class="paper review-chosen" aria-labelledby="chosen">
<${Pe} cls="review-go" review=${s} step=${t} go=${o}>
<h2 id="chosen" aria-live="polite">${r("review_question",{n:t+1})}</h2>
<//>
<p class="review-instead">${e.rows[t][5]}</p>
<p>${x("review_worlds",n.before.worlds)}. ${(a||c)&&r("review_could")}</p>
<div class="review-splits">
${a&&l`<${Ae} of=${a} title=${r(i?"review_was_best":"review_asked")} />`}
${c&&!i&&l`<${Ae} of=${c} title=${r("review_was_best")} />`}
</div>
</section>`}var Ae=({of:e,title:s})=>l`<div class="review-split">
<h3><${Ce} of=${e.verifier} /> ${s} <small>${r("review_about",{code:e.proposal})}</small></h3>
<p><${N} passed=${!0} /> <${He} left=${e.yes} /></p>
<p><${N} passed=${!1} /> <${He} left=${e.no} /></p>
</div>`,He=({left:e})=>e.worlds?e.codes.length?l`<span class="review-codes">${e.codes.map(s=>l`<b class="mono">${s}</b> `)}</span>`:l`<span>${x("review_worlds",e.worlds)}</span>`:l`<span class="note">${r("review_none")}</span>`;export{ot as mount};
