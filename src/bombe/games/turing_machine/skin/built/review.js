import{html as E,useEffect as ke,useRef as Se,useState as Te}from"bombe/preact.js";var L={},O="en";function j(e){L=e.words,O=e.lang}function c(e,s={}){let t=L[e];if(t===void 0)throw new Error(`no words for ${e}`);return te(t,s)}var te=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function v(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(O,{...o,...t}).format(e).replace("-","−")}function m(e,s,t=0,o={}){let a=new Intl.PluralRules(O,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||L[`${e}_1`].includes("{n}"));return c(a?`${e}_1`:`${e}_n`,{n:v(s,t,o)})}var ne=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function oe(e){let s=e.charCodeAt(0)-65;return ne[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function N({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return E`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...oe(t)].map((o,n)=>o==="1"?E`<rect x="31" y=${5.5+7*n} width="4.4" height="5.4" rx="1" />`:E`<rect class="dot" x="32.6" y=${7.6+7*n} width="1.2" height="1.2" />`)}
</svg>`}import{html as r,render as le,useEffect as pe,useState as $e}from"bombe/preact.js";import{html as ce}from"bombe/preact.js";import{html as u}from"bombe/preact.js";var F="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ae="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",He={up:u`<path d=${F} />`,down:u`<path d=${F} transform="rotate(180 12 12)" />`,undo:u`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:u`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:u`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:u`<path class="pen" d="M6 14l6-6l6 6" />`,sink:u`<path class="pen" d="M6 10l6 6l6-6" />`,close:u`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:u`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:u`<path class="pen" d=${ae} />`,talk:u`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:u`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var G=({passed:e,size:s=22})=>u`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?u`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:u`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as Ce}from"bombe/preact.js";var R={},U=new Map,re;function W(e){j(e),R=e.cards,U=new Map;for(let s of Object.values(R))for(let t of s.laws)t.name=`${s.number}${t.letter}`,U.set(t.name,{card:s,law:t});re=e}var M=({passed:e})=>ce`<span class="answered"><${G} passed=${e} />
<span class="hush">${c(e?"said_yes":"said_no")}</span></span>`;import{html as Ye}from"bombe/preact.js";function z(e,s){W(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}function H(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function K({par:e,choices:s,luck:t}){let o=e+s,n=Math.max(o,o+t,1e-9),a=[{part:"par",from:0,to:e/n},{part:"choices",from:e/n,to:o/n},{part:t<0?"saved":"luck",from:(o+Math.min(t,0))/n,to:(o+Math.max(t,0))/n}],i=[];for(let l=1;l<n-1e-9;l+=1)i.push({n:l,at:l/n});return{pieces:a.filter(({from:l,to:p})=>p-l>1e-9),ticks:i}}function A(e,s,t){if(!e.length||e.some(i=>!i))return null;let o=e,n=`M${s(-.5)} ${t(o[0][0])}`,a=[];return o.forEach(([i,l,p],h)=>{n+=`H${s(h)}V${t(p)}`,l-i>1e-9&&a.push({x:s(h),from:t(i),to:t(l),part:"choices"}),Math.abs(p-l)>1e-9&&a.push({x:s(h),from:t(l),to:t(p),part:"luck"})}),{path:`${n}H${s(o.length-.5)}`,rises:a,end:o[o.length-1][2]}}function V(e){let s=e.flat(2).filter(o=>o!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function Z(e,s,t){let[o,n]=[H(t,e),H(s,e)];return Array.from({length:Math.min(e,12)},(a,i)=>i<o?"full":i<n?"out":"gone")}function I(e,{line:s,step:t},o){let n={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(n)return{line:s,step:Math.max(0,Math.min(t+n,o[s]-1))};let a=/^[1-9]$/.test(e)?Number(e)-1:-1;return a>=0&&a<o.length?{line:a,step:Math.max(0,Math.min(t,o[a]-1))}:null}function ps(e,s){return z(e,s),t=>le(r`<${ue} told=${t} />`,e)}var f=e=>e.review,D=(e,s)=>s.name??e.seats[s.seats[0]].name,g=e=>v(e,2);function ue({told:e}){let[s,t]=$e({line:0,step:0}),o=e.lines.map(i=>f(i)?.steps.length??0);pe(()=>{let i=l=>{l.defaultPrevented||l.ctrlKey||l.altKey||l.metaKey||l.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||l.target.closest("input, textarea, select, [contenteditable]")||I(l.key,s,o)&&(l.preventDefault(),t(h=>I(l.key,h,o)??h))};return addEventListener("keydown",i),()=>removeEventListener("keydown",i)});let n=e.lines[s.line];if(!n)return r`<p class="note" role="status">${c("review_working")}</p>`;let a=e.lines.map(f).find(Boolean)?.code??"";return r`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${c("review_whose")}>
${e.lines.map((i,l)=>r`<${he} key=${l} told=${e} line=${i} isHere=${l===s.line}
go=${()=>t({line:l,step:0})} />`)}
</nav>
${a&&r`<p class="review-code">${c("review_code")} <b class="mono">${a}</b></p>`}
</div>
<${de} key=${s.line} told=${e} line=${n} step=${s.step}
go=${i=>t({...s,step:i})} />
<p class="note" role="status">${e.more?c("review_more"):""}</p>
</div>`}function he({told:e,line:s,isHere:t,go:o}){let n=f(s),a=D(e,s);return r`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${o}>
<${N} name=${a} bot=${!s.seats.length} />
<span><b>${a}</b> ${s.level&&r`<small>${s.level}</small>`}
<span class="review-cost">${s.finished?n?m("rounds",n.cost.rounds):"…":c("review_unfinished")}</span></span>
</button>`}function de({told:e,line:s,step:t,go:o}){let n=f(s);if(!n){let i=s.moments[0]??c(e.more?"review_working":"review_unknown");return r`<section class="paper" aria-label=${D(e,s)}><p>${i}</p></section>`}let a=n.steps.length>0;return r`<div class="review-all">
<div class="review-main">
<${me} line=${s} review=${n} />
<${fe} line=${s} review=${n} go=${o} />
${a&&r`<${be} line=${s} review=${n} step=${t} go=${o} />`}
</div>
${a&&r`<div class="review-side">
<${xe} told=${e} line=${s} step=${t} />
<${ye} line=${s} review=${n} step=${t} go=${o} />
<${ee} cls="machine review-dock" review=${n} step=${t} go=${o}>
<span>${c("review_question",{n:t+1})}</span>
<//>
</div>`}
</div>`}function me({line:e,review:s}){if(!e.finished)return r`<section class="machine review-sum"><p class="review-big">${c("review_unfinished")}</p></section>`;let{sum:t}=s;if(!t)return r`<section class="machine review-sum">
${e.sums.map(({of:l,parts:p})=>r`<p>${c("named",{who:l,what:p.join(" ")})}</p>`)}
</section>`;let o={par:g(t.par),choices:g(t.choices),luck:g(t.luck),rest:g(t.to_come)},n=m("rounds",t.cost),{pieces:a,ticks:i}=K(t);return r`<section class="machine review-sum">
<p class="hush">${c(s.open?"review_sum_open":"review_sum",{...o,cost:n})}</p>
<div class="review-line" aria-hidden="true">
<${k} n=${o.par} of="par" />
<span class="review-sign">+</span><${k} n=${o.choices} of="choices" />
<span class="review-sign">${t.luck<0?"−":"+"}</span><${k} n=${g(Math.abs(t.luck))} of="luck" />
<span class="review-sign">=</span>
<span class="review-part"><b>${n}</b><small>${c("review_needed")}</small></span>
${s.open&&r`<span class="review-sign">+</span><${k} n=${o.rest} of="to_come" />`}
</div>
<div class="review-bar" aria-hidden="true">
${a.map(({part:l,from:p,to:h})=>r`<i key=${l} class=${l} style=${{left:`${p*100}%`,width:`${(h-p)*100}%`}}></i>`)}
${i.map(({n:l,at:p})=>r`<span key=${l} style=${{left:`${p*100}%`}}>${l}</span>`)}
</div>
</section>`}var k=({n:e,of:s})=>r`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i>${s==="luck"?r`<${we} />`:c(`review_${s}`)}</small></span>`,we=()=>r`<span class="review-long">${c("review_luck")}</span>
<span class="review-short">${c("review_about_luck")}</span>`;function fe({line:e,review:s,go:t}){let o=s.moments.length;return r`<div class="review-moments">
${e.moments.slice(0,o).map((n,a)=>{let i=s.moments[a];return r`<section class="paper" key=${a}>
<p>${n}</p>
${i!==null&&r`<${ge} of=${s.drawn[i]} isLuck=${a>0} />`}
${i!==null&&r`<${ve} n=${i} go=${t} />`}
</section>`})}
</div>
${e.moments.slice(o).map(n=>r`<p key=${n} class="review-declared">${n}</p>`)}`}var ve=({n:e,go:s})=>r`<button type="button" class="quiet" onClick=${()=>s(e)}>${c("review_question",{n:e+1})}</button>`;function ge({of:e,isLuck:s}){let[,t,o]=e.expected??[0,0,0],n=s?o-t:e.regret;return n?r`<p class="review-weight" aria-hidden="true"><b>${v(n,2,{signDisplay:"exceptZero"})}</b>
<small>${c(s?"review_about_luck":"review_about_choice")}</small></p>`:null}var[C,x,S,J,P,B]=[380,236,28,12,22,28];function xe({told:e,line:s,step:t}){let o=$=>f($)?.drawn.map(({expected:d})=>d)??[],n=o(s),a=e.lines.find($=>!$.seats.length&&$!==s),i=a?o(a):[],l=Math.max(n.length,i.length),{low:p,high:h}=V([n,i]),w=$=>Math.round((S+(C-S-J)*($+.5)/l)*10)/10,b=$=>Math.round((x-B-(x-P-B)*($-p)/(h-p))*10)/10,T=A(n,w,b),y=A(i,w,b);if(!T)return null;let se=Array.from({length:h-p+1},($,d)=>p+d);return r`<section class="machine review-curve" aria-hidden="true">
<h2>${c("review_curve")}</h2>
<p class="note">${c("review_curve_is")}</p>
<svg viewBox=${`0 0 ${C} ${x}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${w(t-.5)} y=${P-8} width=${w(t+.5)-w(t-.5)}
height=${x-P-B+16} rx="8" />
${se.map($=>r`<g key=${$}><path class="grid" d=${`M${S} ${b($)}H${C-J}`} />
<text class="scale" x=${S-10} y=${b($)+4}>${$}</text></g>`)}
${y&&r`<path class="beside" d=${y.path} />`}
<path class="own" d=${T.path} />
${T.rises.map(({x:$,from:d,to:_,part:q})=>r`<rect key=${`${$} ${q}`} class=${q} x=${$-7} width="14" rx="3"
y=${Math.min(d,_)-2} height=${Math.abs(d-_)+4} />`)}
${n.map(($,d)=>{let{verifier:_}=f(s).steps[d];return l<=12&&r`<text key=${d} class="at ${d===t?"now":""}" x=${w(d)} y=${x-6}>
${d+1} ${_??"–"}</text>`})}
</svg>
${y&&a&&r`<p class="note review-beside"><i></i>${c("named",{who:D(e,a),what:m("rounds",y.end)})}</p>`}
</section>`}function be({line:e,review:s,step:t,go:o}){return r`<section class="paper review-list" aria-label=${c("review_questions")}>
<table>
<thead><tr>
<th scope="col">${c("review_number")}</th><th scope="col">${c("proposal")}</th>
<th scope="col">${c("review_asks")}</th><th scope="col">${c("review_says")}</th>
<th scope="col">${c("review_left")}</th><th scope="col">${c("review_regret")}</th>
<th scope="col">${c("review_best")}</th>
</tr></thead>
<tbody>
${s.steps.map((n,a)=>{let{regret:i}=s.drawn[a],l=a===0||s.steps[a-1].round!==n.round;return r`<tr key=${a} class="${l?"new":""} ${a===t?"now":""}" onClick=${()=>o(a)}>
<th scope="row"><button type="button" aria-current=${a===t?"true":null}
aria-label=${c("review_question",{n:a+1})}>${a+1}</button>
<small class=${l?"":"hush"}>${c("review_round",{n:n.round})}</small></th>
<td class="mono">${n.proposal??"–"}</td>
<td>${n.verifier?r`<${X} of=${n.verifier} />`:c("review_no_question")}</td>
<td>${n.answer&&r`<${M} passed=${n.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${Z(s.worlds,n.before.worlds,n.after.worlds).map((p,h)=>r`<i key=${h} class=${p}></i>`)}</span>
<span class=${n.before.worlds===n.after.worlds?"nothing":""}>${e.rows[a][3]}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${i>1?"more":""}
style=${{width:`${Math.min(i,1)*100}%`}}></i></span> <span>${e.rows[a][4]}</span></td>
<td class="review-instead ${i?"costly":""}">${e.rows[a][5]}</td>
</tr>`})}
</tbody>
</table>
</section>`}var X=({of:e})=>r`<span class="review-disc">${e}</span>`;function ee({review:e,step:s,go:t,cls:o,children:n}){let a=e.steps.length-1;return r`<div class=${o}>
<button type="button" class="button" aria-label=${c("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${n}
<button type="button" class="button" aria-label=${c("review_after")} aria-disabled=${String(s===a)}
onClick=${()=>s<a&&t(s+1)}>›</button>
</div>`}function ye({line:e,review:s,step:t,go:o}){let n=s.steps[t];if(!n)return null;let{own:a,best:i}=s.drawn[t],l=a&&i&&a.proposal===i.proposal&&a.verifier===i.verifier;return r`<section class="paper review-chosen" aria-labelledby="chosen">
<${ee} cls="review-go" review=${s} step=${t} go=${o}>
<h2 id="chosen" aria-live="polite">${c("review_question",{n:t+1})}</h2>
<//>
<p class="review-instead">${e.rows[t][5]}</p>
<p>${m("review_worlds",n.before.worlds)}. ${(a||i)&&c("review_could")}</p>
<div class="review-splits">
${a&&r`<${Y} of=${a} title=${c(l?"review_was_best":"review_asked")} />`}
${i&&!l&&r`<${Y} of=${i} title=${c("review_was_best")} />`}
</div>
</section>`}var Y=({of:e,title:s})=>r`<div class="review-split">
<h3><${X} of=${e.verifier} /> ${s} <small>${c("review_about",{code:e.proposal})}</small></h3>
<p><${M} passed=${!0} /> <${Q} left=${e.yes} /></p>
<p><${M} passed=${!1} /> <${Q} left=${e.no} /></p>
</div>`,Q=({left:e})=>e.worlds?e.codes.length?r`<span class="review-codes">${e.codes.map(s=>r`<b class="mono">${s}</b> `)}</span>`:r`<span>${m("review_worlds",e.worlds)}</span>`:r`<span class="note">${c("review_none")}</span>`;export{ps as mount};
