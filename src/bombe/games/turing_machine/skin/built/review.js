import{html as V,useEffect as fs,useRef as vs,useState as gs}from"bombe/preact.js";var z={},K="en";function $e(e){z=e.words,K=e.lang}function r(e,s={}){let t=z[e];if(t===void 0)throw new Error(`no words for ${e}`);return De(t,s)}var De=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function L(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(K,{...o,...t}).format(e).replace("-","−")}function x(e,s,t=0,o={}){let n=new Intl.PluralRules(K,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||z[`${e}_1`].includes("{n}"));return r(n?`${e}_1`:`${e}_n`,{n:L(s,t,o)})}var je=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function Be(e){let s=e.charCodeAt(0)-65;return je[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ue({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return V`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...Be(t)].map((o,a)=>o==="1"?V`<rect x="31" y=${5.5+7*a} width="4.4" height="5.4" rx="1" />`:V`<rect class="dot" x="32.6" y=${7.6+7*a} width="1.2" height="1.2" />`)}
</svg>`}import{html as l,render as ss,useEffect as ts,useState as Le}from"bombe/preact.js";import{html as Fe}from"bombe/preact.js";import{html as m}from"bombe/preact.js";var he="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",qe="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",We={up:m`<path d=${he} />`,down:m`<path d=${he} transform="rotate(180 12 12)" />`,undo:m`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:m`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:m`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:m`<path class="pen" d="M6 14l6-6l6 6" />`,sink:m`<path class="pen" d="M6 10l6 6l6-6" />`,close:m`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:m`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:m`<path class="pen" d=${qe} />`,talk:m`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:m`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},de=({of:e,size:s=20})=>m`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${We[e]}</svg>`,A=({passed:e,size:s=22})=>m`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?m`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:m`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as M}from"bombe/preact.js";var Z={},J=new Map,Ne;function me(e){$e(e),Z=e.cards,J=new Map;for(let s of Object.values(Z))for(let t of s.laws)t.name=`${s.number}${t.letter}`,J.set(t.name,{card:s,law:t});Ne=e}var B=e=>Z[e];var q=e=>J.get(e);var T=["▲","■","●"],H=["t","s","c"],C=["1","2","3","4","5"],we={"▲":"t","■":"s","●":"c"},Re={"▲":"triangle","■":"square","●":"circle"},W=e=>Ge(e.replace(/[▲■●]/g,s=>r(Re[s])));var Ge=e=>e.replace(/\.$/,"");function Y({of:e,size:s=16}){let t=we[e];return M`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&M`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&M`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&M`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(e)}</span></span>`}var y=(e,s)=>e.split(/([▲■●])/).map(t=>t in we?M`<${Y} of=${t} size=${s} />`:t),Q=({of:e,cls:s=""})=>M`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var N=({passed:e})=>Fe`<span class="answered"><${A} passed=${e} />
<span class="hush">${r(e?"said_yes":"said_no")}</span></span>`;import{html as Ps}from"bombe/preact.js";function fe(e,s){me(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}function X(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function ve({par:e,choices:s,luck:t}){let o=e+s,a=Math.max(o,o+t,1e-9),n=[{part:"par",from:0,to:e/a},{part:"choices",from:e/a,to:o/a},{part:t<0?"saved":"luck",from:(o+Math.min(t,0))/a,to:(o+Math.max(t,0))/a}],c=[];for(let i=1;i<a-1e-9;i+=1)c.push({n:i,at:i/a});return{pieces:n.filter(({from:i,to:$})=>$-i>1e-9),ticks:c}}function ee(e,s,t){if(!e.length||e.some(c=>!c))return null;let o=e,a=`M${s(-.5)} ${t(o[0][0])}`,n=[];return o.forEach(([c,i,$],h)=>{a+=`H${s(h)}V${t($)}`,i-c>1e-9&&n.push({x:s(h),from:t(c),to:t(i),part:"choices"}),Math.abs($-i)>1e-9&&n.push({x:s(h),from:t(i),to:t($),part:"luck"})}),{path:`${a}H${s(o.length-.5)}`,rises:n,end:o[o.length-1][2]}}function ge(e){let s=e.flat(2).filter(o=>o!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function ye(e,s,t){let[o,a]=[X(t,e),X(s,e)];return Array.from({length:Math.min(e,12)},(n,c)=>c<o?"full":c<a?"out":"gone")}function se(e,{line:s,step:t},o){let a={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(a)return{line:s,step:Math.max(0,Math.min(t+a,o[s]-1))};let n=/^[1-9]$/.test(e)?Number(e)-1:-1;return n>=0&&n<o.length?{line:n,step:Math.max(0,Math.min(t,o[n]-1))}:null}import{html as p,useEffect as ae,useLayoutEffect as Je,useRef as R,useState as G}from"bombe/preact.js";var I=e=>{let s=q(e)?.law;return s?`${e} (${s.title??s.words})`:e};function te(e){let s=e.slice(1),t=H.indexOf(s[0]);return t>=0&&C.includes(s[1])?T[t]+s[1]:/^[A-F]/.test(s)?r("step_owner",{v:s[0],card:s.slice(1)}):I(s)}var ze=e=>e[0]==="-"?r("step_not",{thing:te(e)}):te(e),Ke=e=>e.slice(0,-1)+(e.endsWith("+")?"✓":"✗"),_=e=>s=>s.map(e).join(", "),Ve={law:I,laws:_(I),things:_(te),known:_(ze),answers:_(Ke),codes:_(String),sets:e=>e.map(_(String)).join("; "),suppose:be,parts:_(be)};function be({key:e,values:s}){let t=Object.entries(s).map(([o,a])=>[o,Ve[o]?.(a)??String(a)]);return r(e,Object.fromEntries(t))}var Ze=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,xe=(e,s,t)=>!t||e.answers[s]===void 0?"":t.includes(Ze(e,s))?"rests":"faded";var _e=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function ke({held:e,code:s,mode:t},o){let a=[...s].map((c,i)=>"tsc"[i]+c),n=t==="nightmare"?Object.entries(e).map(([c,i])=>`${c}${o(i)}`):[];return new Set([...Object.values(e),...a,...n])}function Se(e){if(!e)return null;let{after:s,since:t,sign:o}=e,a=o==="-"?"struck":"kept";return t===null?{key:`reason_${a}_never`,values:{after:s}}:t>s?{key:`reason_${a}_soon`,values:{after:s,since:t}}:{key:t?`reason_${a}_right`:`reason_${a}_right_at_once`,values:{after:s,since:t}}}var ne=({after:e,since:s})=>s===null||s>e;async function Me(e,s,t){let{lang:o}=document.documentElement,a=new URLSearchParams({line:String(s),claim:t,lang:o}),n=await fetch(`/api/matches/${e}/why?${a}`).catch(()=>null),c=await n?.json().catch(()=>null);if(!n?.ok)throw new Error(c?.error??r("no_answer"));return c}var Ye=e=>q(e)?.card.number??0;function Oe({match:e,line:s,opened:t}){let[o,a]=G(location.hash==="#why"),[n,c]=G(null),[i,$]=G(null),[h,u]=G(""),v=R(null),f=R(null),b=R(null),j=R(location.hash==="#why"?-1:0);ae(()=>{t&&a(!0)},[t]),ae(()=>{!o||n||Me(e,s,"").then(g=>c(g.why),g=>u(g.message))},[o]),ae(()=>{!n||j.current===t||(j.current=t,v.current?.scrollIntoView({block:"nearest"}),v.current?.querySelector(".why-law")?.focus())},[n,t]),Je(()=>{i&&(b.current?.focus({preventScroll:!0}),f.current?.scrollIntoView({block:"nearest"}))},[i]);let d=async g=>{f.current=document.activeElement,u("");try{$(await Me(e,s,g))}catch(S){u(S.message)}},w=()=>{$(null),f.current?.focus({preventScroll:!0})},k=g=>{if(g.key==="Escape"&&i&&(g.preventDefault(),w()),g.key!=="ArrowUp"&&g.key!=="ArrowDown")return;let S=[...v.current.querySelectorAll(".why-law")],pe=S.indexOf(document.activeElement);if(pe<0)return;g.preventDefault(),S[(pe+(g.key==="ArrowDown"?1:S.length-1))%S.length].focus()};if(!o)return p`<p><button type="button" class="button why-open" onClick=${()=>a(!0)}>${r("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let O=i&&i.why;return p`<section class="why ${i?"asked":""}" id="why" aria-labelledby="why-title" ref=${v}
onKeyDown=${k}>
<h2 id="why-title">${r("why")}</h2>
<p class="note">${r("reason_how")}</p>
${h&&p`<p class="alert" role="alert">${h}</p>`}
${n?p`<div class="why-all">
<${Qe} whole=${n} ask=${d} asked=${O?.claim} />
<${Xe} whole=${n} ask=${d} found=${O} />
${i&&p`<${es} told=${i} whole=${n} heading=${b} close=${w} />`}
</div>`:!h&&p`<p role="status">${r("review_working")}</p>`}
</section>`}function oe({whole:e,target:s,cls:t,name:o,ask:a,asked:n,children:c}){let i=e.follows[s],$=e.marks.find(f=>f.target===s),h=$&&ne($),u=_e(s,e.follows,ke(e,Ye)),v=r(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:o});return p`<button type="button" aria-current=${n?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${h?`${v}. ${r("reason_too_soon")}`:v} onClick=${()=>a(u)}>
${c}${h&&p`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Qe=({whole:e,ask:s,asked:t})=>p`<div class="why-cards">
${e.groups.map((o,a)=>{let n=e.mode==="nightmare"?null:e.verifiers[a];return p`<section key=${a} class="paper why-card"
aria-label=${n?r("verifier",{letter:n}):r("card_number",{n:o[0]})}>
${o.map(c=>p`<div key=${c}>
<h3>${n&&p`<span class="review-disc">${n}</span>`} ${y(B(c).title,15)}</h3>
<ul>${B(c).laws.map(i=>p`<li key=${i.name}><${oe} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${W(i.text)}><${Q} of=${i.picture} />
<span class="law-words">${y(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!n&&p`<div class="owners">${[...e.verifiers].map(c=>p`<${oe} key=${c} whole=${e} target=${`${c}${o[0]}`} cls="owner" ask=${s}
asked=${t} name=${r("step_owner",{v:c,card:o[0]})}>${c}<//>`)}</div>`}
</section>`})}
</div>`;function Xe({whole:e,ask:s,found:t}){let o=t?.follows?t.because:null,a=[...e.verifiers];return p`<section class="paper why-sheet" aria-label=${r("sheet")}>
<table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr><th scope="col">${r("code")}</th>
${a.map(n=>p`<th key=${n} scope="col">${n}</th>`)}</tr></thead>
<tbody>${e.rounds.map((n,c)=>p`<tr key=${c}>
<th scope="row">${n.proposal?p`<${Te} code=${n.proposal} whole=${e} ask=${s} />`:p`<span class="note">${r("review_no_question")}</span>`}</th>
${a.map(i=>{let $=n.answers[i];return p`<td key=${i}><span class="why-cell ${xe(n,i,o)}">${$===void 0?p`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:p`<${A} passed=${$} size=${22} /><span class="hush">${r($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&p`<p class="note why-key"><span class="why-cell rests"></span> ${r("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${r("digits")}>
${T.map(n=>p`<span class="digits-of" aria-hidden="true"><${Y} of=${n} size=${20} /></span>`)}
${C.flatMap(n=>T.map((c,i)=>p`<${oe} key=${c+n} whole=${e} target=${H[i]+n}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${W(r("digit_is",{shape:c,digit:n}))}>${n}<//>`))}
</div>
<p>${r("review_code")} <${Te} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Te=({code:e,whole:s,ask:t})=>p`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${r("reason_code",{code:e})}>${e}</button>`;function es({told:e,whole:s,heading:t,close:o}){let a=e.why,n=s.marks.find(({target:i,sign:$})=>i===e.claim.slice(1)&&$===e.claim[0]),c=Se(n);return p`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}>${y(e.title,17)}</h2>
<button type="button" class="plain square" onClick=${o} aria-label=${r("close")} title=${r("close")}>
<${de} of="close" /></button>
</div>
${a.case?p`<${Ee} of=${a.case} />`:p`<ol class="why-steps">${e.steps.map((i,$)=>p`<li key=${$}>${y(i,14)}</li>`)}</ol>`}
${e.rests&&p`<p class="note">${y(e.rests,14)}</p>`}
${c?p`<p class="why-verdict ${n&&ne(n)?"soon":""}">${r(c.key,c.values)}</p>
${n?.case&&a.follows&&p`<${Ee} of=${n.case} said=${r("case_then")} />`}`:a.follows&&a.since!==null&&p`<p class="why-verdict">${a.since?r("reason_since",{n:a.since}):r("reason_since_cards")}</p>`}
</aside>`}var Ee=({of:e,said:s=r("case_is")})=>p`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:o,answers:a})=>p`<li key=${t}><span class="review-disc">${t}</span>
<span>${y(I(o),14)}</span>
<span class="why-agrees">${a.length?a.map(n=>p`<span key=${n} class="why-chip"><span class="mono">${n.slice(0,3)}</span>
<${A} passed=${n.endsWith("+")} size=${18} /><span class="hush">${r(n.endsWith("+")?"says_yes":"says_no")}</span></span>`):p`<span class="note">${r("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function ct(e,s){fe(e,s);let{match:t=""}=e.dataset;return o=>ss(l`<${ns} told=${o} match=${t} />`,e)}var E=e=>e.review,le=(e,s)=>s.name??e.seats[s.seats[0]].name,P=e=>L(e,2);function ns({told:e,match:s}){let[t,o]=Le({line:0,step:0}),[a,n]=Le(0),c=e.lines.map(h=>E(h)?.steps.length??0);ts(()=>{let h=u=>{u.defaultPrevented||u.ctrlKey||u.altKey||u.metaKey||u.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||u.target.closest("input, textarea, select, [contenteditable]")||(u.key.toLowerCase()==="w"&&n(f=>f+1),se(u.key,t,c)&&(u.preventDefault(),o(f=>se(u.key,f,c)??f)))};return addEventListener("keydown",h),()=>removeEventListener("keydown",h)});let i=e.lines[t.line];if(!i)return l`<p class="note" role="status">${r("review_working")}</p>`;let $=e.lines.map(E).find(Boolean)?.code??"";return l`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${r("review_whose")}>
${e.lines.map((h,u)=>l`<${as} key=${u} told=${e} line=${h} isHere=${u===t.line}
go=${()=>o({line:u,step:0})} />`)}
</nav>
${$&&l`<p class="review-code">${r("review_code")} <b class="mono">${$}</b></p>`}
</div>
<${os} key=${t.line} told=${e} line=${i} step=${t.step}
go=${h=>o({...t,step:h})} />
<${Oe} key=${`why ${t.line}`} match=${s} line=${t.line} opened=${a} />
<p class="note" role="status">${e.more?r("review_more"):""}</p>
</div>`}function as({told:e,line:s,isHere:t,go:o}){let a=E(s),n=le(e,s);return l`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${o}>
<${ue} name=${n} bot=${!s.seats.length} />
<span><b>${n}</b> ${s.level&&l`<small>${s.level}</small>`}
<span class="review-cost">${s.finished?a?x("rounds",a.cost.rounds):"…":r("review_unfinished")}</span></span>
</button>`}function os({told:e,line:s,step:t,go:o}){let a=E(s);if(!a){let c=s.moments[0]??r(e.more?"review_working":"review_unknown");return l`<section class="paper" aria-label=${le(e,s)}><p>${c}</p></section>`}let n=a.steps.length>0;return l`<div class="review-all">
<div class="review-main">
<${rs} line=${s} review=${a} />
<${is} line=${s} review=${a} go=${o} />
${n&&l`<${us} line=${s} review=${a} step=${t} go=${o} />`}
</div>
${n&&l`<div class="review-side">
<${$s} told=${e} line=${s} step=${t} />
<${hs} line=${s} review=${a} step=${t} go=${o} />
<${Pe} cls="machine review-dock" review=${a} step=${t} go=${o}>
<span>${r("review_question",{n:t+1})}</span>
<//>
</div>`}
</div>`}function rs({line:e,review:s}){if(!e.finished)return l`<section class="machine review-sum"><p class="review-big">${r("review_unfinished")}</p></section>`;let{sum:t}=s;if(!t)return l`<section class="machine review-sum">
${e.sums.map(({of:i,parts:$})=>l`<p>${r("named",{who:i,what:$.join(" ")})}</p>`)}
</section>`;let o={par:P(t.par),choices:P(t.choices),luck:P(t.luck),rest:P(t.to_come)},a=x("rounds",t.cost),{pieces:n,ticks:c}=ve(t);return l`<section class="machine review-sum">
<p class="hush">${r(s.open?"review_sum_open":"review_sum",{...o,cost:a})}</p>
<div class="review-line" aria-hidden="true">
<${F} n=${o.par} of="par" />
<span class="review-sign">+</span><${F} n=${o.choices} of="choices" />
<span class="review-sign">${t.luck<0?"−":"+"}</span><${F} n=${P(Math.abs(t.luck))} of="luck" />
<span class="review-sign">=</span>
<span class="review-part"><b>${a}</b><small>${r("review_needed")}</small></span>
${s.open&&l`<span class="review-sign">+</span><${F} n=${o.rest} of="to_come" />`}
</div>
<div class="review-bar" aria-hidden="true">
${n.map(({part:i,from:$,to:h})=>l`<i key=${i} class=${i} style=${{left:`${$*100}%`,width:`${(h-$)*100}%`}}></i>`)}
${c.map(({n:i,at:$})=>l`<span key=${i} style=${{left:`${$*100}%`}}>${i}</span>`)}
</div>
</section>`}var F=({n:e,of:s})=>l`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i>${s==="luck"?l`<${cs} />`:r(`review_${s}`)}</small></span>`,cs=()=>l`<span class="review-long">${r("review_luck")}</span>
<span class="review-short">${r("review_about_luck")}</span>`;function is({line:e,review:s,go:t}){let o=s.moments.length;return l`<div class="review-moments">
${e.moments.slice(0,o).map((a,n)=>{let c=s.moments[n];return l`<section class="paper" key=${n}>
<p>${a}</p>
${c!==null&&l`<${ps} of=${s.drawn[c]} isLuck=${n>0} />`}
${c!==null&&l`<${ls} n=${c} go=${t} />`}
</section>`})}
</div>
${e.moments.slice(o).map(a=>l`<p key=${a} class="review-declared">${a}</p>`)}`}var ls=({n:e,go:s})=>l`<button type="button" class="quiet" onClick=${()=>s(e)}>${r("review_question",{n:e+1})}</button>`;function ps({of:e,isLuck:s}){let[,t,o]=e.expected??[0,0,0],a=s?o-t:e.regret;return a?l`<p class="review-weight" aria-hidden="true"><b>${L(a,2,{signDisplay:"exceptZero"})}</b>
<small>${r(s?"review_about_luck":"review_about_choice")}</small></p>`:null}var[re,D,U,Ae,ce,ie]=[380,236,28,12,22,28];function $s({told:e,line:s,step:t}){let o=d=>E(d)?.drawn.map(({expected:w})=>w)??[],a=o(s),n=e.lines.find(d=>!d.seats.length&&d!==s),c=n?o(n):[],i=Math.max(a.length,c.length),{low:$,high:h}=ge([a,c]),u=d=>Math.round((U+(re-U-Ae)*(d+.5)/i)*10)/10,v=d=>Math.round((D-ie-(D-ce-ie)*(d-$)/(h-$))*10)/10,f=ee(a,u,v),b=ee(c,u,v);if(!f)return null;let j=Array.from({length:h-$+1},(d,w)=>$+w);return l`<section class="machine review-curve" aria-hidden="true">
<h2>${r("review_curve")}</h2>
<p class="note">${r("review_curve_is")}</p>
<svg viewBox=${`0 0 ${re} ${D}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${u(t-.5)} y=${ce-8} width=${u(t+.5)-u(t-.5)}
height=${D-ce-ie+16} rx="8" />
${j.map(d=>l`<g key=${d}><path class="grid" d=${`M${U} ${v(d)}H${re-Ae}`} />
<text class="scale" x=${U-10} y=${v(d)+4}>${d}</text></g>`)}
${b&&l`<path class="beside" d=${b.path} />`}
<path class="own" d=${f.path} />
${f.rises.map(({x:d,from:w,to:k,part:O})=>l`<rect key=${`${d} ${O}`} class=${O} x=${d-7} width="14" rx="3"
y=${Math.min(w,k)-2} height=${Math.abs(w-k)+4} />`)}
${a.map((d,w)=>{let{verifier:k}=E(s).steps[w];return i<=12&&l`<text key=${w} class="at ${w===t?"now":""}" x=${u(w)} y=${D-6}>
${w+1} ${k??"–"}</text>`})}
</svg>
${b&&n&&l`<p class="note review-beside"><i></i>${r("named",{who:le(e,n),what:x("rounds",b.end)})}</p>`}
</section>`}function us({line:e,review:s,step:t,go:o}){return l`<section class="paper review-list" aria-label=${r("review_questions")}>
<table>
<thead><tr>
<th scope="col">${r("review_number")}</th><th scope="col">${r("proposal")}</th>
<th scope="col">${r("review_asks")}</th><th scope="col">${r("review_says")}</th>
<th scope="col">${r("review_left")}</th><th scope="col">${r("review_regret")}</th>
<th scope="col">${r("review_best")}</th>
</tr></thead>
<tbody>
${s.steps.map((a,n)=>{let{regret:c}=s.drawn[n],i=n===0||s.steps[n-1].round!==a.round;return l`<tr key=${n} class="${i?"new":""} ${n===t?"now":""}" onClick=${()=>o(n)}>
<th scope="row"><button type="button" aria-current=${n===t?"true":null}
aria-label=${r("review_question",{n:n+1})}>${n+1}</button>
<small class=${i?"":"hush"}>${r("review_round",{n:a.round})}</small></th>
<td class="mono">${a.proposal??"–"}</td>
<td>${a.verifier?l`<${Ie} of=${a.verifier} />`:r("review_no_question")}</td>
<td>${a.answer&&l`<${N} passed=${a.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${ye(s.worlds,a.before.worlds,a.after.worlds).map(($,h)=>l`<i key=${h} class=${$}></i>`)}</span>
<span class=${a.before.worlds===a.after.worlds?"nothing":""}>${e.rows[n][3]}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${c>1?"more":""}
style=${{width:`${Math.min(c,1)*100}%`}}></i></span> <span>${e.rows[n][4]}</span></td>
<td class="review-instead ${c?"costly":""}">${e.rows[n][5]}</td>
</tr>`})}
</tbody>
</table>
</section>`}var Ie=({of:e})=>l`<span class="review-disc">${e}</span>`;function Pe({review:e,step:s,go:t,cls:o,children:a}){let n=e.steps.length-1;return l`<div class=${o}>
<button type="button" class="button" aria-label=${r("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${a}
<button type="button" class="button" aria-label=${r("review_after")} aria-disabled=${String(s===n)}
onClick=${()=>s<n&&t(s+1)}>›</button>
</div>`}function hs({line:e,review:s,step:t,go:o}){let a=s.steps[t];if(!a)return null;let{own:n,best:c}=s.drawn[t],i=n&&c&&n.proposal===c.proposal&&n.verifier===c.verifier;return l`<section class="paper review-chosen" aria-labelledby="chosen">
<${Pe} cls="review-go" review=${s} step=${t} go=${o}>
<h2 id="chosen" aria-live="polite">${r("review_question",{n:t+1})}</h2>
<//>
<p class="review-instead">${e.rows[t][5]}</p>
<p>${x("review_worlds",a.before.worlds)}. ${(n||c)&&r("review_could")}</p>
<div class="review-splits">
${n&&l`<${He} of=${n} title=${r(i?"review_was_best":"review_asked")} />`}
${c&&!i&&l`<${He} of=${c} title=${r("review_was_best")} />`}
</div>
</section>`}var He=({of:e,title:s})=>l`<div class="review-split">
<h3><${Ie} of=${e.verifier} /> ${s} <small>${r("review_about",{code:e.proposal})}</small></h3>
<p><${N} passed=${!0} /> <${Ce} left=${e.yes} /></p>
<p><${N} passed=${!1} /> <${Ce} left=${e.no} /></p>
</div>`,Ce=({left:e})=>e.worlds?e.codes.length?l`<span class="review-codes">${e.codes.map(s=>l`<b class="mono">${s}</b> `)}</span>`:l`<span>${x("review_worlds",e.worlds)}</span>`:l`<span class="note">${r("review_none")}</span>`;export{ct as mount};
