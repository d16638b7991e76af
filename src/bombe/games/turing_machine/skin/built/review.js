import{html as Y,useEffect as et,useRef as st,useState as tt}from"bombe/preact.js";var J={},Z="en";function ye(e){J=e.words,Z=e.lang}function r(e,s={}){let t=J[e];if(t===void 0)throw new Error(`no words for ${e}`);return $s(t,s)}var $s=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t));function x(e,s=0,t={}){let n={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(Z,{...n,...t}).format(e).replace("-","−")}function k(e,s,t=0,n={}){let c=new Intl.PluralRules(Z,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||J[`${e}_1`].includes("{n}"));return r(c?`${e}_1`:`${e}_n`,{n:x(s,t,n)})}var us=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ds(e){let s=e.charCodeAt(0)-65;return us[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ge({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return Y`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...ds(t)].map((n,o)=>n==="1"?Y`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:Y`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}import{html as p,render as Ps,useEffect as Xe,useState as we}from"bombe/preact.js";import{html as ys}from"bombe/preact.js";import{html as g}from"bombe/preact.js";var be="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",hs="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ws={up:g`<path d=${be} />`,down:g`<path d=${be} transform="rotate(180 12 12)" />`,undo:g`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:g`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:g`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:g`<path class="pen" d="M6 14l6-6l6 6" />`,sink:g`<path class="pen" d="M6 10l6 6l6-6" />`,close:g`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:g`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:g`<path class="pen" d=${hs} />`,talk:g`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:g`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},_e=({of:e,size:s=20})=>g`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ws[e]}</svg>`,E=({passed:e,size:s=22})=>g`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?g`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:g`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as T}from"bombe/preact.js";var Q={},X=new Map,ms;function xe(e){ye(e),Q=e.cards,X=new Map;for(let s of Object.values(Q))for(let t of s.laws)t.name=`${s.number}${t.letter}`,X.set(t.name,{card:s,law:t});ms=e}var j=e=>Q[e];var N=e=>X.get(e);var H=["▲","■","●"],C=["t","s","c"],R=["1","2","3","4","5"],ke={"▲":"t","■":"s","●":"c"},fs={"▲":"triangle","■":"square","●":"circle"},W=e=>vs(e.replace(/[▲■●]/g,s=>r(fs[s]))),Se=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),vs=e=>e.replace(/\.$/,"");function ee({of:e,size:s=16}){let t=ke[e];return T`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&T`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&T`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&T`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(e)}</span></span>`}var A=(e,s)=>e.split(/([▲■●])/).map(t=>t in ke?T`<${ee} of=${t} size=${s} />`:t),se=({of:e,cls:s=""})=>T`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var q=({passed:e})=>ys`<span class="answered"><${E} passed=${e} />
<span class="hush">${r(e?"said_yes":"said_no")}</span></span>`;import{html as vt}from"bombe/preact.js";function Me(e,s){xe(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as gs,useLayoutEffect as bs,useRef as _s}from"bombe/preact.js";function Oe({title:e,cls:s="",close:t,onKey:n,children:o}){let c=_s(null);return bs(()=>{let l=document.activeElement,$=c.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),l?.isConnected&&l.focus()}},[]),gs`<dialog class="over ${s}" ref=${c} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${l=>{l.preventDefault(),t()}} onClick=${l=>l.target===c.current&&t()}>
<h2 id="over-title">${e}</h2>
${o}
</dialog>`}import{html as te,useState as Ee}from"bombe/preact.js";function Te({match:e,line:s,step:t,worlds:n,close:o}){let[c,a]=Ee(!1),[i,l]=Ee(""),$=async h=>{if(!c){a(!0);try{location.assign(`/r/${await xs(e,{line:s,step:t,same:h})}`)}catch(f){l(Se(f.message)),a(!1)}}},d=(h,f,b)=>te`<button type="button" class="button review-way" autofocus=${h} aria-disabled=${String(c)}
onClick=${()=>$(h)}><b>${f}</b> <span>${b}</span></button>`;return te`<${Oe} title=${r("review_play_on_at",{n:t+1})} cls="review-ways" close=${o}>
<p class="note">${r("review_play_on_is")}</p>
${d(!0,r("review_same"),r("review_same_is"))}
${d(!1,r("review_another"),k("review_another_is",n))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${o}>${r("cancel")}</button></div>
<//>`}var ne=()=>te`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function xs(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),n=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(n?.error??r("page_offline"));return n.room}import{html as L}from"bombe/preact.js";function oe(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function Ae({par:e,choices:s,luck:t}){let n=e+s,o=Math.max(n,n+t,1e-9),c=[{part:"par",from:0,to:e/o},{part:"choices",from:e/o,to:n/o},{part:t<0?"saved":"luck",from:(n+Math.min(t,0))/o,to:(n+Math.max(t,0))/o}],a=[];for(let i=1;i<o-1e-9;i+=1)a.push({n:i,at:i/o});return{pieces:c.filter(({from:i,to:l})=>l-i>1e-9),ticks:a}}function ae(e,s,t){if(!e.length||e.some(l=>!l))return null;let n=e,o=`M${s(-.5)} ${t(n[0][0])}`,c=[];n.forEach(([l,$,d],h)=>{o+=`H${s(h)}V${t(d)}`,$-l>1e-9&&c.push({x:s(h),from:t(l),to:t($),part:"choices"}),Math.abs(d-$)>1e-9&&c.push({x:s(h),from:t($),to:t(d),part:"luck"})});let[a,i]=[n[0][0],n[n.length-1][2]];return{path:`${o}H${s(n.length-.5)}`,rises:c,start:a,end:i}}function Le(e){let s=e.flat(2).filter(n=>n!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function Ie(e,s,t){let[n,o]=[oe(t,e),oe(s,e)];return Array.from({length:Math.min(e,12)},(c,a)=>a<n?"full":a<o?"out":"gone")}function Pe(e,s){let t=Math.min(e,12),n=s&&Math.max(1,Math.min(s<e?t-1:t,Math.round(t*s/e)));return Array.from({length:t},(o,c)=>c<n?"full":"out")}function re(e,{line:s,step:t},n){let o={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(o)return{line:s,step:Math.max(0,Math.min(t+o,n[s]-1))};let c=/^[1-9]$/.test(e)?Number(e)-1:-1;return c>=0&&c<n.length?{line:c,step:Math.max(0,Math.min(t,n[c]-1))}:null}function He(e,s){let t=e.map((o,c)=>c),n=s===null?-1:e.findIndex(o=>o.includes(s));return n<0?t:[n,...t.filter(o=>o!==n)]}function De(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var ce=e=>e.findIndex(({proved:s})=>!s);var[ie,D,z,Be,le,pe]=[380,206,28,12,12,28],ks=12;function Ne({own:e,others:s,asked:t,name:n,otherName:o,step:c}){let a=Math.max(e.length,s.length),{low:i,high:l}=Le([e,s]),$=m=>Math.round((z+(ie-z-Be)*(m+.5)/a)*10)/10,d=m=>Math.round((D-pe-(D-le-pe)*(m-i)/(l-i))*10)/10,h=ae(e,$,d),f=ae(s,$,d);if(!h)return null;let b=Array.from({length:l-i+1},(m,w)=>i+w);return L`<section class="machine review-curve" aria-hidden="true">
<h2>${r("review_curve")}</h2>
<p class="note">${r("review_curve_is")}</p>
<p class="review-legend"><span>${`${r("review_par")} ${x(h.start,2)}`}</span>
<span><i class="own"></i>${je(n,h.end)}</span>
${f&&L`<span><i class="beside"></i>${je(o,f.end)}</span>`}</p>
<svg viewBox=${`0 0 ${ie} ${D}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(c-.5)} y=${le-8} width=${$(c+.5)-$(c-.5)}
height=${D-le-pe+16} rx="8" />
${b.map(m=>L`<g key=${m}><path class="grid" d=${`M${z} ${d(m)}H${ie-Be}`} />
<text class="scale" x=${z-10} y=${d(m)+4}>${m}</text></g>`)}
${f&&L`<path class="beside" d=${f.path} />`}
<path class="own" d=${h.path} />
${h.rises.map(({x:m,from:w,to:v,part:O})=>L`<rect key=${`${m} ${O}`} class=${O} x=${m-7} width="14" rx="3"
y=${Math.min(w,v)-2} height=${Math.abs(w-v)+4} />`)}
${a<=ks&&t.map((m,w)=>L`<text key=${w} class="at ${w===c?"now":""}" x=${$(w)} y=${D-6}>
${w+1} ${m}</text>`)}
</svg>
</section>`}var je=(e,s)=>r("named",{who:e,what:x(s,Number.isInteger(s)?0:2)});import{useEffect as Ss,useRef as Ms}from"bombe/preact.js";var Os="(max-width: 699px)",Es="(prefers-reduced-motion: reduce)";function Re(e){let s=Ms(e);Ss(()=>{if(s.current===e||(s.current=e,!matchMedia(Os).matches))return;let t=matchMedia(Es).matches?"auto":"smooth";document.querySelector(".review-list .now")?.scrollIntoView({block:"nearest",behavior:t})},[e])}import{html as u,useEffect as ue,useLayoutEffect as Ts,useRef as F,useState as I}from"bombe/preact.js";var We=e=>{let s=N(e)?.law;return s?`${e} (${s.title??s.words})`:e};var qe=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,ze=(e,s,t,n="")=>!t||e.answers[s]===void 0?"":n&&n===qe(e,s)?"rests pointed":t.includes(qe(e,s))?"rests":"faded";var Fe=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Ge(e){let s=e.match(/^#why(?:-(\d{1,2}[a-z]))?$/);return s&&(s[1]??"")}function Ue({held:e,code:s,mode:t},n){let o=[...s].map((a,i)=>"tsc"[i]+a),c=t==="nightmare"?Object.entries(e).map(([a,i])=>`${a}${n(i)}`):[];return new Set([...Object.values(e),...o,...c])}function Ke(e){if(!e)return null;let{after:s,since:t,sign:n}=e,o=n==="-"?"struck":"kept";return t===null?{key:`reason_${o}_never`,values:{after:s}}:t>s?{key:`reason_${o}_soon`,values:{after:s,since:t}}:{key:t?`reason_${o}_right`:`reason_${o}_right_at_once`,values:{after:s,since:t}}}var Ve=e=>e.split(/(\d{3} [A-F][✓✗]|\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/).filter(Boolean).map(s=>/[▲■●]/.test(s)?{text:s,whole:!0}:/^\d{3} [A-F][✓✗]$/.test(s)?{text:s,answer:s.slice(0,5)+(s.endsWith("✓")?"+":"-")}:{text:s}),$e=({after:e,since:s})=>s===null||s>e;async function Je(e,s,t){let{lang:n}=document.documentElement,o=new URLSearchParams({line:String(s),claim:t,lang:n}),c=await fetch(`/api/matches/${e}/why?${o}`).catch(()=>null),a=await c?.json().catch(()=>null);if(!c?.ok)throw new Error(a?.error??r("no_answer"));return a}var Cs=e=>N(e)?.card.number??0;function Qe({match:e,line:s,opened:t}){let[n]=I(()=>Ge(location.hash)),[o,c]=I(n!==null),[a,i]=I(null),[l,$]=I(null),[d,h]=I(""),[f,b]=I(""),m=F(null),w=F(null),v=F(null),O=F(n===null?0:-1);ue(()=>{t&&c(!0)},[t]),ue(()=>{!o||a||Je(e,s,"").then(y=>i(y.why),y=>h(y.message))},[o]),ue(()=>{if(!a||O.current===t)return;O.current=t,m.current?.scrollIntoView({block:"nearest"});let y=t?null:m.current?.querySelector(`[data-target="${n}"]`),_=y??m.current?.querySelector(".why-law");_?.focus(),y&&_?.click()},[a,t]),Ts(()=>{l&&(v.current?.focus({preventScroll:!0}),w.current?.scrollIntoView({block:"nearest"}))},[l]);let M=async y=>{w.current=document.activeElement,h(""),b("");try{$(await Je(e,s,y))}catch(_){h(_.message)}},fe=()=>{$(null),w.current?.focus({preventScroll:!0})},ls=()=>{let y=[...m.current.querySelectorAll(".why-law.law")],_=y.indexOf(w.current),P=y[(_+1)%y.length];P.focus({preventScroll:!0}),P.click()},ps=y=>{if(y.key==="Escape"&&l&&(y.preventDefault(),fe()),y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;let _=[...m.current.querySelectorAll(".why-law")],P=_.indexOf(document.activeElement);if(P<0)return;y.preventDefault(),_[(P+(y.key==="ArrowDown"?1:_.length-1))%_.length].focus()};if(!o)return u`<p><button type="button" class="button why-open" onClick=${()=>c(!0)}>${r("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let ve=l&&l.why;return u`<section class="why ${l?"asked":""}" id="why" aria-labelledby="why-title" ref=${m}
onKeyDown=${ps}>
<h2 id="why-title">${r("why")}</h2>
<p class="note">${r("reason_how")}</p>
${d&&u`<p class="alert" role="alert">${d}</p>`}
${a?u`<div class="why-all">
<${As} whole=${a} ask=${M} asked=${ve?.claim} />
<${Ls} whole=${a} ask=${M} found=${ve} pointed=${f} />
${l&&u`<${Is} told=${l} whole=${a} heading=${v} close=${fe} next=${ls}
point=${b} />`}
</div>`:!d&&u`<p role="status">${r("review_working")}</p>`}
</section>`}function he({whole:e,target:s,cls:t,name:n,ask:o,asked:c,children:a}){let i=e.follows[s],l=e.marks.find(f=>f.target===s),$=l&&$e(l),d=Fe(s,e.follows,Ue(e,Cs)),h=r(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:n});return u`<button type="button" data-target=${s} aria-current=${c?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${h}. ${r("reason_too_soon")}`:h} onClick=${()=>o(d)}>
${a}${$&&u`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var As=({whole:e,ask:s,asked:t})=>u`<div class="why-cards">
${e.groups.map((n,o)=>{let c=e.mode==="nightmare"?null:e.verifiers[o];return u`<section key=${o} class="paper why-card"
aria-label=${c?r("verifier",{letter:c}):r("card_number",{n:n[0]})}>
${n.map(a=>u`<div key=${a}>
<h3>${c&&u`<span class="review-disc">${c}</span>`} ${A(j(a).title,15)}</h3>
<ul>${j(a).laws.map(i=>u`<li key=${i.name}><${he} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${W(i.text)}><${se} of=${i.picture} />
<span class="law-words">${A(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!c&&u`<div class="owners">${[...e.verifiers].map(a=>u`<${he} key=${a} whole=${e} target=${`${a}${n[0]}`} cls="owner" ask=${s}
asked=${t} name=${r("step_owner",{v:a,card:n[0]})}>${a}<//>`)}</div>`}
</section>`})}
</div>`;function Ls({whole:e,ask:s,found:t,pointed:n}){let o=t?.follows?t.because:null,c=[...e.verifiers];return u`<section class="paper why-sheet" aria-label=${r("sheet")}>
<table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr><th scope="col">${r("code")}</th>
${c.map(a=>u`<th key=${a} scope="col">${a}</th>`)}</tr></thead>
<tbody>${e.rounds.map((a,i)=>u`<tr key=${i}>
<th scope="row">${a.proposal?u`<${Ze} code=${a.proposal} whole=${e} ask=${s} />`:u`<span class="note">${r("review_no_question")}</span>`}</th>
${c.map(l=>{let $=a.answers[l];return u`<td key=${l}><span class="why-cell ${ze(a,l,o,n)}">${$===void 0?u`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:u`<${E} passed=${$} size=${22} /><span class="hush">${r($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&u`<p class="note why-key"><span class="why-cell rests"></span> ${r("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${r("digits")}>
${H.map(a=>u`<span class="digits-of" aria-hidden="true"><${ee} of=${a} size=${20} /></span>`)}
${R.flatMap(a=>H.map((i,l)=>u`<${he} key=${i+a} whole=${e} target=${C[l]+a}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${W(r("digit_is",{shape:i,digit:a}))}>${a}<//>`))}
</div>
<p class="why-was">${r("review_code")} <${Ze} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Ze=({code:e,whole:s,ask:t})=>u`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${r("reason_code",{code:e})}>${e}</button>`,de=({text:e,size:s,point:t})=>Ve(e).map(({text:n,answer:o,whole:c},a)=>{if(c)return u`<span key=${a} class="why-whole">${A(n,s)}</span>`;if(!o)return n;let i=o.endsWith("+"),[l,$]=[o.slice(0,3),o[4]],d=r("reason_answer",{code:l,v:$,answer:r(i?"says_yes":"says_no")});return u`<button key=${a} type="button" class="why-chip" aria-label=${d} onFocus=${()=>t(o)}
onBlur=${()=>t("")} onMouseEnter=${()=>t(o)} onMouseLeave=${()=>t("")}>
<span class="mono">${l}</span><span class="review-disc">${$}</span><${E} passed=${i} size=${18} />
</button>`});function Is({told:e,whole:s,heading:t,close:n,next:o,point:c}){let a=e.why,i=s.marks.find(({target:$,sign:d})=>$===e.claim.slice(1)&&d===e.claim[0]),l=Ke(i);return u`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}><${de} text=${e.title} size=${17} point=${c} /></h2>
<button type="button" class="plain square" onClick=${n} aria-label=${r("close")} title=${r("close")}>
<${_e} of="close" /></button>
</div>
${a.case?u`<${Ye} of=${a.case} />`:u`<ol class="why-steps">${e.steps.map(($,d)=>u`<li key=${d}><${de} text=${$} size=${14} point=${c} /></li>`)}</ol>`}
${e.rests&&u`<p class="note"><${de} text=${e.rests} size=${14} point=${c} /></p>`}
${l?u`<p class="why-verdict ${i&&$e(i)?"soon":""}">${r(l.key,l.values)}</p>
${i?.case&&a.follows&&u`<${Ye} of=${i.case} said=${r("case_then")} />`}`:a.follows&&a.since!==null&&u`<p class="why-verdict">${a.since?r("reason_since",{n:a.since}):r("reason_since_cards")}</p>`}
<button type="button" class="button why-next" onClick=${o}>
${r("reason_next")} <span aria-hidden="true">›</span></button>
</aside>`}var Ye=({of:e,said:s=r("case_is")})=>u`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:n,answers:o})=>u`<li key=${t}><span class="review-disc">${t}</span>
<span>${A(We(n),14)}</span>
<span class="why-agrees">${o.length?o.map(c=>u`<span key=${c} class="why-chip"><span class="mono">${c.slice(0,3)}</span>
<${E} passed=${c.endsWith("+")} size=${18} /><span class="hush">${r(c.endsWith("+")?"says_yes":"says_no")}</span></span>`):u`<span class="note">${r("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function rn(e,s){let{match:t=""}=e.dataset;return Me(e,s),n=>Ps(p`<${Hs} told=${n} match=${t} />`,e)}var S=e=>e.review,me=(e,s)=>e.you!==null&&s.seats.includes(e.you),K=(e,s)=>s.name??e.seats[s.seats[0]].name,B=e=>x(e,2);function Hs({told:e,match:s}){let t=He(e.lines.map(({seats:w})=>w),e.you),n=t.map(w=>e.lines[w]),o=n.map(w=>S(w)?.steps.length??0),[c,a]=we(()=>{let{line:w,step:v}=De(location.hash);return{line:Math.max(0,t.indexOf(w)),step:v}}),[i,l]=we(!1),[$,d]=we(0),h=n[c.line],f=Math.max(0,Math.min(c.step,(o[c.line]??0)-1)),b=()=>o[c.line]>0&&l(!0);if(Xe(()=>{h&&history.replaceState(null,"",`#${t[c.line]+1}.${f+1}`)},[c.line,f,n.length]),Xe(()=>{let w=v=>{if(!(v.defaultPrevented||v.ctrlKey||v.altKey||v.metaKey||v.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||v.target.closest("input, textarea, select, [contenteditable]"))){if(v.key.toLowerCase()==="p")b();else if(v.key.toLowerCase()==="w")d(M=>M+1);else if(!re(v.key,c,o))return;v.preventDefault(),a(M=>re(v.key,M,o)??M)}};return addEventListener("keydown",w),()=>removeEventListener("keydown",w)}),!h)return p`<p class="note" role="status">${r("review_working")}</p>`;let m=n.map(S).find(Boolean)?.code??"";return p`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${r("review_whose")}>
${n.map((w,v)=>p`<${js} key=${v} told=${e} line=${w} isHere=${v===c.line}
go=${()=>a({line:v,step:0})} />`)}
</nav>
${m&&p`<${Bs} code=${m} />`}
</div>
<${Ns} key=${c.line} told=${e} line=${h} step=${f} playOn=${b} why=${()=>d($+1)}
go=${w=>a({...c,step:w})} />
<${Qe} key=${`why ${c.line}`} match=${s} line=${t[c.line]} opened=${$} />
<p class="note" role="status">${e.more?Ds(n):""}</p>
${i&&p`<${Te} match=${s} line=${t[c.line]} step=${f}
worlds=${S(h)?.steps[f]?.before.worlds??0} close=${()=>l(!1)} />`}
</div>`}function Ds(e){let s=e.map(t=>S(t)?.steps??[]).find(t=>ce(t)>=0);return s?r("review_working_on",{n:ce(s)+1,of:s.length}):r("review_more")}var Bs=({code:e})=>p`<p class="review-code">${r("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>p`<b key=${t} class=${C[t]} aria-hidden="true">${s}</b>`)}</p>`;function js({told:e,line:s,isHere:t,go:n}){let o=S(s),c=K(e,s),a=s.level??(me(e,s)?r("you"):"");return p`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${n}>
<${ge} name=${c} bot=${s.seats.length?null:"machine"} />
<span><b>${c}</b>${" "}${a&&p`<small>${a}</small>`}
<span class="review-cost">${s.finished?o?k("rounds",o.cost.rounds):"…":r("review_unfinished")}</span></span>
</button>`}function Ns({told:e,line:s,step:t,go:n,playOn:o,why:c}){let a=S(s);if(!a){let d=s.moments[0]??r(e.more?"review_working":"review_unknown");return p`<section class="paper" aria-label=${K(e,s)}><p>${d}</p></section>`}let i=me(e,s),l=V(a),$=e.more&&!s.proved;return p`<div class="review-all">
<div class="review-main">
<${qs} line=${s} review=${a} own=${i} isOpen=${$} />
${!$&&p`<${Gs} line=${s} review=${a} go=${n} own=${i} />`}
${l&&p`<${Js} line=${s} review=${a} step=${t} go=${n} own=${i} isOpen=${$} />`}
${s.moments.slice(ts(s,a)).map(d=>p`<p key=${d} class="review-declared">${d}</p>`)}
</div>
${a.steps.length>0&&p`<div class="review-side">
${l&&p`<${Ne} ...${Rs(e,s)} step=${t} />`}
<${Zs} review=${a} step=${t} go=${n} playOn=${o} why=${c} own=${i} />
<${as} cls="machine review-dock" review=${a} step=${t} go=${n}>
<button type="button" class="button light review-on" onClick=${o}>
<${ne} /> ${r("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Rs(e,s){let t=e.lines.find(o=>!o.seats.length&&o!==s),n=o=>(o&&S(o)?.drawn.map(c=>c.expected))??[];return{own:n(s),others:n(t),asked:S(s)?.steps.map(({verifier:o})=>o??"–")??[],name:me(e,s)?r("you"):K(e,s),otherName:t?K(e,t):""}}var Ws=({of:e,parts:s})=>p`<p>${r("named",{who:e,what:s.join(" ")})}</p>`;function qs({line:e,review:s,own:t,isOpen:n}){if(!e.finished)return p`<section class="machine review-sum"><p class="review-big">${r("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return p`<section class="machine review-sum">
${n?p`<p>${r("review_working")}</p>`:e.sums.map(Ws)}
</section>`;let c={par:B(o.par),choices:B(o.choices),luck:B(o.luck),rest:B(o.to_come)},a=k("rounds",o.cost),i=t?"review_own_sum":"review_sum",{pieces:l,ticks:$}=Ae(o),d=s.open&&o.to_come>0;return p`<section class="machine review-sum">
<p class="hush">${r(d?`${i}_open`:i,{...c,cost:a})}</p>
<div class="review-line" aria-hidden="true">
<${U} n=${c.par} of="par" />
<${G} sign="+"><${U} n=${c.choices} of="choices" own=${t} /><//>
<${G} sign=${o.luck<0?"−":"+"}>
<${U} n=${B(Math.abs(o.luck))} of="luck" brief=${d} /><//>
<${G} sign="="><span class="review-part"><b>${a}</b>
<small>${r(t?"review_own_needed":"review_needed")}</small></span><//>
${d&&p`<${G} sign="+"><${U} n=${c.rest} of="to_come" /><//>`}
</div>
<div class="review-bar" aria-hidden="true">
${l.map(({part:h,from:f,to:b})=>p`<i key=${h} class=${h} style=${{left:`${f*100}%`,width:`${(b-f)*100}%`}}></i>`)}
${$.map(({n:h,at:f})=>p`<span key=${h} style=${{left:`${f*100}%`}}>${h}</span>`)}
</div>
</section>`}var G=({sign:e,children:s})=>p`<span class="review-term"><span class="review-sign">${e}</span>${s}</span>`;function U({n:e,of:s,own:t=!1,brief:n=!1}){let{long:o,short:c}=zs[s](t);return p`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${Fs} long=${n?c:o} short=${c} /></small></span>`}var zs={par:()=>({long:r("review_par"),short:r("review_par")}),choices:e=>e?{long:r("review_own_choices"),short:r("you")}:{long:r("review_choices"),short:r("review_choices")},luck:()=>({long:r("review_luck"),short:r("review_about_luck")}),to_come:()=>({long:r("review_to_come"),short:r("review_to_come")})},Fs=({long:e,short:s})=>e===s?p`<span>${e}</span>`:p`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Gs({line:e,review:s,go:t,own:n}){return n&&e.finished&&!V(s)?p`<section class="paper review-unasked"><p>${r("review_unasked")}</p></section>`:p`<div class="review-moments">
${e.moments.slice(0,ts(e,s)).map((o,c)=>{let a=V(s)?s.moments[c]:null;if(a==null)return p`<section class="paper" key=${c}><p>${o}</p></section>`;let i=c?Ks(s,a):Us(e,s,a);return p`<section class="paper" key=${c}>
<div><h2><button type="button" onClick=${()=>t(a)}>${i.title}</button></h2><p>${i.text}</p></div>
<${Vs} of=${ns(s.drawn[a])[c]} />
</section>`})}
</div>`}var V=({steps:e})=>e.some(({verifier:s})=>s),ts=(e,s)=>e.proved&&V(s)?s.moments.length:1;function Us(e,s,t){let{own:n}=s.drawn[t],c=n&&n.yes.worlds>0!=n.no.worlds>0?r(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",a=s.drawn[t].best?r("review_better",{best:e.rows[t][5]}):r("review_known");return{title:r("review_cost_most",{n:t+1}),text:[c,a].filter(Boolean).join(" ")}}function Ks(e,s){let{before:t,after:n}=e.steps[s],o=(ns(e.drawn[s])[1]?.n??0)>0,c=r("review_answer_left",{left:x(n.worlds),n:x(t.worlds)});return{title:r(o?"review_unlucky":"review_lucky",{n:s+1}),text:c}}function ns({weights:e,expected:s,regret:t}){let[,n,o]=s??[0,0,0];return e??[{n:t,of:"rounds"},{n:o-n,of:"rounds"}]}function Vs({of:e}){return!e||Math.abs(e.n)<.005?null:p`<p class="review-weight"><b>${x(e.n,2,{signDisplay:"exceptZero"})}</b>
<small>${r(e.of==="rounds"?"review_rounds":"review_in_questions")}</small></p>`}function Js({line:e,review:s,step:t,go:n,own:o,isOpen:c}){return Re(t),p`<section class="paper review-list" aria-label=${r("review_questions")}>
<table>
<thead><tr>
<th scope="col"><span class="hush">${r("review_round_head")}</span></th>
<th scope="col"><span aria-hidden="true">#</span><span class="hush">${r("review_number")}</span></th>
<th scope="col">${r("proposal")}</th>
<th scope="col">${r("review_asks")}</th><th scope="col">${r("review_says")}</th>
<th scope="col">${r("review_left")}</th><th scope="col">${r("review_regret")}</th>
<th scope="col">${r("review_best")}</th>
</tr></thead>
<tbody>
${s.steps.map((a,i)=>{let{regret:l}=s.drawn[i],$=i===0||s.steps[i-1].round!==a.round,d=i===t,[,,,h,f,b]=c&&!a.proved?[...e.rows[i].slice(0,4),"…","…"]:e.rows[i];return p`<tr key=${i} class="${$?"new":""} ${d?"now":""}" onClick=${()=>n(i)}>
<td class="review-round">
<span class=${$?"":"hush"}>${r("review_round",{n:a.round})}</span></td>
<th scope="row"><button type="button" aria-current=${d?"true":null}
aria-label=${r("review_question",{n:i+1})}>${i+1}</button></th>
<td class="mono">${a.proposal??"–"}</td>
<td>${a.verifier?p`<${os} of=${a.verifier} />`:r("review_no_question")}</td>
<td>${a.answer&&p`<${q} passed=${a.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${Ie(s.worlds,a.before.worlds,a.after.worlds).map((m,w)=>p`<i key=${w} class=${m}></i>`)}</span>
<span class=${a.before.worlds===a.after.worlds?"nothing":""}>${h}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${l>1?"more":""}
style=${{width:`${Math.min(l,1)*100}%`}}></i></span>
<span>${a.proved&&l>0?"+":""}${f}</span></td>
<td class="review-instead ${l?"costly":""}">${b}
<span class="review-short" aria-hidden="true"> · ${h}</span></td>
${d&&p`<td class="review-inside"><p>${cs(s.drawn[t])}</p>
<${is} review=${s} step=${t} own=${o} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var os=({of:e})=>p`<span class="review-disc">${e}</span>`;function as({review:e,step:s,go:t,cls:n,children:o}){let c=e.steps.length-1;return p`<div class=${n}>
<button type="button" class="button" aria-label=${r("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${o}
<button type="button" class="button" aria-label=${r("review_after")} aria-disabled=${String(s===c)}
onClick=${()=>s<c&&t(s+1)}>›</button>
</div>`}function Zs({review:e,step:s,go:t,playOn:n,why:o,own:c}){let a=e.steps[s];return a?p`<section class="paper review-chosen" aria-labelledby="chosen">
<${as} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${r("review_question",{n:s+1})}</h2>
<//>
<p>${k("review_worlds",a.before.worlds)}. ${cs(e.drawn[s])}</p>
<${is} review=${e} step=${s} own=${c} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${ne} /> ${r("review_play_on")}</button>
<button type="button" class="button" aria-keyshortcuts="w" onClick=${o}>${r("why")}</button>
</div>
</section>`:null}var rs=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function cs(e){if(!e.own&&!e.best)return"";let s=rs(e);return s?r("review_could_about",{code:s}):r("review_could")}function is({review:e,step:s,own:t}){let{own:n,best:o}=e.drawn[s],c=n&&o&&n.proposal===o.proposal&&n.verifier===o.verifier,a=r(c?"review_was_best":t?"review_own_asked":"review_asked"),i=rs(e.drawn[s])!==void 0;return p`<div class="review-splits">
${n&&p`<${es} of=${n} title=${a} isAlike=${i} isBest=${c} />`}
${o&&!c&&p`<${es} of=${o} title=${r("review_was_best")} isAlike=${i} isBest />`}
</div>`}var es=({of:e,title:s,isAlike:t,isBest:n})=>p`<div class="review-split ${n?"best":""}">
<h3><${os} of=${e.verifier} /> ${s}${!t&&p` <small>${r("review_about",{code:e.proposal})}</small>`}</h3>
<p><${q} passed=${!0} /> <${ss} left=${e.yes} all=${e.yes.worlds+e.no.worlds} /></p>
<p><${q} passed=${!1} /> <${ss} left=${e.no} all=${e.yes.worlds+e.no.worlds} /></p>
</div>`,ss=({left:e,all:s})=>e.worlds?e.codes.length?p`<span class="review-codes">${e.codes.map(t=>p`<b class="mono">${t}</b> `)}</span>`:p`<span class="slots" aria-hidden="true">${Pe(s,e.worlds).map((t,n)=>p`<i key=${n} class=${t}></i>`)}</span><span aria-hidden="true">${x(e.worlds)}</span>
<span class="hush">${k("review_worlds",e.worlds)}</span>`:p`<span class="note">${r("review_none")}</span>`;export{rn as mount};
