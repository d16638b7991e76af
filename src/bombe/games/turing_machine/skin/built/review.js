import{html as se,useEffect as Gs,useRef as Fs,useState as zs}from"bombe/preact.js";var X={},ee="en";function ye(e){X=e.words,ee=e.lang}function r(e,s={}){let t=X[e];if(t===void 0)throw new Error(`no words for ${e}`);return Xe(t,s)}var Xe=(e,s)=>e.replace(/\{(\w+)\}/g,(t,o)=>String(s[o]??t));function b(e,s=0,t={}){let o={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(ee,{...o,...t}).format(e).replace("-","−")}function x(e,s,t=0,o={}){let n=new Intl.PluralRules(ee,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||X[`${e}_1`].includes("{n}"));return r(n?`${e}_1`:`${e}_n`,{n:b(s,t,o)})}var es=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function ss(e){let s=e.charCodeAt(0)-65;return es[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ge({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return se`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...ss(t)].map((o,a)=>o==="1"?se`<rect x="31" y=${5.5+7*a} width="4.4" height="5.4" rx="1" />`:se`<rect class="dot" x="32.6" y=${7.6+7*a} width="1.2" height="1.2" />`)}
</svg>`}import{html as l,render as ks,useEffect as ze,useState as fe}from"bombe/preact.js";import{html as cs}from"bombe/preact.js";import{html as v}from"bombe/preact.js";var be="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ts="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ns={up:v`<path d=${be} />`,down:v`<path d=${be} transform="rotate(180 12 12)" />`,undo:v`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:v`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:v`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:v`<path class="pen" d="M6 14l6-6l6 6" />`,sink:v`<path class="pen" d="M6 10l6 6l6-6" />`,close:v`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:v`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:v`<path class="pen" d=${ts} />`,talk:v`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:v`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},_e=({of:e,size:s=20})=>v`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ns[e]}</svg>`,P=({passed:e,size:s=22})=>v`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?v`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:v`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as T}from"bombe/preact.js";var te={},ne=new Map,os;function xe(e){ye(e),te=e.cards,ne=new Map;for(let s of Object.values(te))for(let t of s.laws)t.name=`${s.number}${t.letter}`,ne.set(t.name,{card:s,law:t});os=e}var q=e=>te[e];var G=e=>ne.get(e);var C=["▲","■","●"],O=["t","s","c"],H=["1","2","3","4","5"],ke={"▲":"t","■":"s","●":"c"},as={"▲":"triangle","■":"square","●":"circle"},F=e=>rs(e.replace(/[▲■●]/g,s=>r(as[s]))),z=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),rs=e=>e.replace(/\.$/,"");function oe({of:e,size:s=16}){let t=ke[e];return T`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&T`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&T`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&T`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${F(e)}</span></span>`}var k=(e,s)=>e.split(/([▲■●])/).map(t=>t in ke?T`<${oe} of=${t} size=${s} />`:t),ae=({of:e,cls:s=""})=>T`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var U=({passed:e})=>cs`<span class="answered"><${P} passed=${e} />
<span class="hush">${r(e?"said_yes":"said_no")}</span></span>`;import{html as ct}from"bombe/preact.js";function Se(e,s){xe(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as is,useLayoutEffect as ls,useRef as ps}from"bombe/preact.js";function Me({title:e,cls:s="",close:t,onKey:o,children:a}){let n=ps(null);return ls(()=>{let p=document.activeElement,$=n.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),p?.isConnected&&p.focus()}},[]),is`<dialog class="over ${s}" ref=${n} aria-labelledby="over-title"
onKeyDown=${o} onCancel=${p=>{p.preventDefault(),t()}} onClick=${p=>p.target===n.current&&t()}>
<h2 id="over-title">${e}</h2>
${a}
</dialog>`}import{html as re,useState as Oe}from"bombe/preact.js";function Ee({match:e,line:s,step:t,worlds:o,close:a}){let[n,c]=Oe(!1),[i,p]=Oe(""),$=async d=>{if(!n){c(!0);try{location.assign(`/r/${await $s(e,{line:s,step:t,same:d})}`)}catch(f){p(z(f.message)),c(!1)}}},h=(d,f,_)=>re`<button type="button" class="button review-way" autofocus=${d} aria-disabled=${String(n)}
onClick=${()=>$(d)}><b>${f}</b> <span>${_}</span></button>`;return re`<${Me} title=${r("review_play_on_at",{n:t+1})} cls="review-ways" close=${a}>
<p class="note">${r("review_play_on_is")}</p>
${h(!0,r("review_same"),r("review_same_is"))}
${h(!1,r("review_another"),x("review_another_is",o))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${a}>${r("cancel")}</button></div>
<//>`}var ce=()=>re`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function $s(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),o=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(o?.error??r("page_offline"));return o.room}import{html as A}from"bombe/preact.js";function ie(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function Te({par:e,choices:s,luck:t}){let o=e+s,a=Math.max(o,o+t,1e-9),n=[{part:"par",from:0,to:e/a},{part:"choices",from:e/a,to:o/a},{part:t<0?"saved":"luck",from:(o+Math.min(t,0))/a,to:(o+Math.max(t,0))/a}],c=[];for(let i=1;i<a-1e-9;i+=1)c.push({n:i,at:i/a});return{pieces:n.filter(({from:i,to:p})=>p-i>1e-9),ticks:c}}function le(e,s,t){if(!e.length||e.some(p=>!p))return null;let o=e,a=`M${s(-.5)} ${t(o[0][0])}`,n=[];o.forEach(([p,$,h],d)=>{a+=`H${s(d)}V${t(h)}`,$-p>1e-9&&n.push({x:s(d),from:t(p),to:t($),part:"choices"}),Math.abs(h-$)>1e-9&&n.push({x:s(d),from:t($),to:t(h),part:"luck"})});let[c,i]=[o[0][0],o[o.length-1][2]];return{path:`${a}H${s(o.length-.5)}`,rises:n,start:c,end:i}}function Ce(e){let s=e.flat(2).filter(o=>o!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function Ae(e,s,t){let[o,a]=[ie(t,e),ie(s,e)];return Array.from({length:Math.min(e,12)},(n,c)=>c<o?"full":c<a?"out":"gone")}function pe(e,{line:s,step:t},o){let a={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(a)return{line:s,step:Math.max(0,Math.min(t+a,o[s]-1))};let n=/^[1-9]$/.test(e)?Number(e)-1:-1;return n>=0&&n<o.length?{line:n,step:Math.max(0,Math.min(t,o[n]-1))}:null}function Le(e,s){let t=e.map((a,n)=>n),o=s===null?-1:e.findIndex(a=>a.includes(s));return o<0?t:[o,...t.filter(a=>a!==o)]}function Ie(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var $e=e=>e.findIndex(({proved:s})=>!s);var[D,L,j,K,ue,V]=[380,236,28,12,22,28],ds=12;function He({own:e,others:s,asked:t,name:o,otherName:a,step:n}){let c=Math.max(e.length,s.length),{low:i,high:p}=Ce([e,s]),$=m=>Math.round((j+(D-j-K)*(m+.5)/c)*10)/10,h=m=>Math.round((L-V-(L-ue-V)*(m-i)/(p-i))*10)/10,d=le(e,$,h),f=le(s,$,h);if(!d)return null;let _=Array.from({length:p-i+1},(m,w)=>i+w),M=h(d.start)+(h(d.start)+20<L-V?18:-8);return A`<section class="machine review-curve" aria-hidden="true">
<h2>${r("review_curve")}</h2>
<p class="note">${r("review_curve_is")}</p>
<svg viewBox=${`0 0 ${D} ${L}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(n-.5)} y=${ue-8} width=${$(n+.5)-$(n-.5)}
height=${L-ue-V+16} rx="8" />
${_.map(m=>A`<g key=${m}><path class="grid" d=${`M${j} ${h(m)}H${D-K}`} />
<text class="scale" x=${j-10} y=${h(m)+4}>${m}</text></g>`)}
${f&&A`<path class="beside" d=${f.path} />`}
<path class="own" d=${d.path} />
<text class="start" x=${j+2} y=${M}>${`${r("review_par")} ${b(d.start,2)}`}</text>
<text class="end" x=${D-K} y=${h(d.end)-8}>${Pe(o,d.end)}</text>
${f&&A`<text class=${s.length>c-2?"end other":"start"} y=${h(f.end)+17}
x=${s.length>c-2?D-K:$(s.length-.5)+4}>
${Pe(a,f.end)}</text>`}
${d.rises.map(({x:m,from:w,to:I,part:g})=>A`<rect key=${`${m} ${g}`} class=${g} x=${m-7} width="14" rx="3"
y=${Math.min(w,I)-2} height=${Math.abs(w-I)+4} />`)}
${c<=ds&&t.map((m,w)=>A`<text key=${w} class="at ${w===n?"now":""}" x=${$(w)} y=${L-6}>
${w+1} ${m}</text>`)}
</svg>
</section>`}var Pe=(e,s)=>r("named",{who:e,what:b(s,Number.isInteger(s)?0:2)});import{html as u,useEffect as me,useLayoutEffect as ys,useRef as J,useState as Z}from"bombe/preact.js";var B=e=>{let s=G(e)?.law;return s?`${e} (${s.title??s.words})`:e};function de(e){let s=e.slice(1),t=O.indexOf(s[0]);return t>=0&&H.includes(s[1])?C[t]+s[1]:/^[A-F]/.test(s)?r("step_owner",{v:s[0],card:s.slice(1)}):B(s)}var hs=e=>e[0]==="-"?r("step_not",{thing:de(e)}):de(e),ms=e=>e.slice(0,-1)+(e.endsWith("+")?"✓":"✗"),ws=(e,s)=>r("step_and",{one:e,other:s}),N=e=>s=>s.map(e).join(", "),fs={law:B,laws:N(B),things:N(de),known:N(hs),answers:N(ms),codes:N(String),suppose:De,each:e=>e.map(De).reduce(ws)};function De({key:e,values:s}){let t=Object.entries(s).map(([o,a])=>[o,fs[o]?.(a)??String(a)]);return r(e,Object.fromEntries(t))}var vs=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,je=(e,s,t)=>!t||e.answers[s]===void 0?"":t.includes(vs(e,s))?"rests":"faded";var Ne=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Be({held:e,code:s,mode:t},o){let a=[...s].map((c,i)=>"tsc"[i]+c),n=t==="nightmare"?Object.entries(e).map(([c,i])=>`${c}${o(i)}`):[];return new Set([...Object.values(e),...a,...n])}function We(e){if(!e)return null;let{after:s,since:t,sign:o}=e,a=o==="-"?"struck":"kept";return t===null?{key:`reason_${a}_never`,values:{after:s}}:t>s?{key:`reason_${a}_soon`,values:{after:s,since:t}}:{key:t?`reason_${a}_right`:`reason_${a}_right_at_once`,values:{after:s,since:t}}}var he=({after:e,since:s})=>s===null||s>e;async function Re(e,s,t){let{lang:o}=document.documentElement,a=new URLSearchParams({line:String(s),claim:t,lang:o}),n=await fetch(`/api/matches/${e}/why?${a}`).catch(()=>null),c=await n?.json().catch(()=>null);if(!n?.ok)throw new Error(c?.error??r("no_answer"));return c}var gs=e=>G(e)?.card.number??0;function Fe({match:e,line:s,opened:t}){let[o,a]=Z(location.hash==="#why"),[n,c]=Z(null),[i,p]=Z(null),[$,h]=Z(""),d=J(null),f=J(null),_=J(null),M=J(location.hash==="#why"?-1:0);me(()=>{t&&a(!0)},[t]),me(()=>{!o||n||Re(e,s,"").then(y=>c(y.why),y=>h(y.message))},[o]),me(()=>{!n||M.current===t||(M.current=t,d.current?.scrollIntoView({block:"nearest"}),d.current?.querySelector(".why-law")?.focus())},[n,t]),ys(()=>{i&&(_.current?.focus({preventScroll:!0}),f.current?.scrollIntoView({block:"nearest"}))},[i]);let m=async y=>{f.current=document.activeElement,h("");try{p(await Re(e,s,y))}catch(E){h(E.message)}},w=()=>{p(null),f.current?.focus({preventScroll:!0})},I=y=>{if(y.key==="Escape"&&i&&(y.preventDefault(),w()),y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;let E=[...d.current.querySelectorAll(".why-law")],ve=E.indexOf(document.activeElement);if(ve<0)return;y.preventDefault(),E[(ve+(y.key==="ArrowDown"?1:E.length-1))%E.length].focus()};if(!o)return u`<p><button type="button" class="button why-open" onClick=${()=>a(!0)}>${r("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let g=i&&i.why;return u`<section class="why ${i?"asked":""}" id="why" aria-labelledby="why-title" ref=${d}
onKeyDown=${I}>
<h2 id="why-title">${r("why")}</h2>
<p class="note">${r("reason_how")}</p>
${$&&u`<p class="alert" role="alert">${$}</p>`}
${n?u`<div class="why-all">
<${bs} whole=${n} ask=${m} asked=${g?.claim} />
<${_s} whole=${n} ask=${m} found=${g} />
${i&&u`<${xs} told=${i} whole=${n} heading=${_} close=${w} />`}
</div>`:!$&&u`<p role="status">${r("review_working")}</p>`}
</section>`}function we({whole:e,target:s,cls:t,name:o,ask:a,asked:n,children:c}){let i=e.follows[s],p=e.marks.find(f=>f.target===s),$=p&&he(p),h=Ne(s,e.follows,Be(e,gs)),d=r(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:o});return u`<button type="button" aria-current=${n?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${d}. ${r("reason_too_soon")}`:d} onClick=${()=>a(h)}>
${c}${$&&u`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var bs=({whole:e,ask:s,asked:t})=>u`<div class="why-cards">
${e.groups.map((o,a)=>{let n=e.mode==="nightmare"?null:e.verifiers[a];return u`<section key=${a} class="paper why-card"
aria-label=${n?r("verifier",{letter:n}):r("card_number",{n:o[0]})}>
${o.map(c=>u`<div key=${c}>
<h3>${n&&u`<span class="review-disc">${n}</span>`} ${k(q(c).title,15)}</h3>
<ul>${q(c).laws.map(i=>u`<li key=${i.name}><${we} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${F(i.text)}><${ae} of=${i.picture} />
<span class="law-words">${k(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!n&&u`<div class="owners">${[...e.verifiers].map(c=>u`<${we} key=${c} whole=${e} target=${`${c}${o[0]}`} cls="owner" ask=${s}
asked=${t} name=${r("step_owner",{v:c,card:o[0]})}>${c}<//>`)}</div>`}
</section>`})}
</div>`;function _s({whole:e,ask:s,found:t}){let o=t?.follows?t.because:null,a=[...e.verifiers];return u`<section class="paper why-sheet" aria-label=${r("sheet")}>
<table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr><th scope="col">${r("code")}</th>
${a.map(n=>u`<th key=${n} scope="col">${n}</th>`)}</tr></thead>
<tbody>${e.rounds.map((n,c)=>u`<tr key=${c}>
<th scope="row">${n.proposal?u`<${qe} code=${n.proposal} whole=${e} ask=${s} />`:u`<span class="note">${r("review_no_question")}</span>`}</th>
${a.map(i=>{let p=n.answers[i];return u`<td key=${i}><span class="why-cell ${je(n,i,o)}">${p===void 0?u`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:u`<${P} passed=${p} size=${22} /><span class="hush">${r(p?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&u`<p class="note why-key"><span class="why-cell rests"></span> ${r("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${r("digits")}>
${C.map(n=>u`<span class="digits-of" aria-hidden="true"><${oe} of=${n} size=${20} /></span>`)}
${H.flatMap(n=>C.map((c,i)=>u`<${we} key=${c+n} whole=${e} target=${O[i]+n}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${F(r("digit_is",{shape:c,digit:n}))}>${n}<//>`))}
</div>
<p>${r("review_code")} <${qe} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var qe=({code:e,whole:s,ask:t})=>u`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${r("reason_code",{code:e})}>${e}</button>`;function xs({told:e,whole:s,heading:t,close:o}){let a=e.why,n=s.marks.find(({target:i,sign:p})=>i===e.claim.slice(1)&&p===e.claim[0]),c=We(n);return u`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}>${k(e.title,17)}</h2>
<button type="button" class="plain square" onClick=${o} aria-label=${r("close")} title=${r("close")}>
<${_e} of="close" /></button>
</div>
${a.case?u`<${Ge} of=${a.case} />`:u`<ol class="why-steps">${e.steps.map((i,p)=>u`<li key=${p}>${k(i,14)}</li>`)}</ol>`}
${e.rests&&u`<p class="note">${k(e.rests,14)}</p>`}
${c?u`<p class="why-verdict ${n&&he(n)?"soon":""}">${r(c.key,c.values)}</p>
${n?.case&&a.follows&&u`<${Ge} of=${n.case} said=${r("case_then")} />`}`:a.follows&&a.since!==null&&u`<p class="why-verdict">${a.since?r("reason_since",{n:a.since}):r("reason_since_cards")}</p>`}
</aside>`}var Ge=({of:e,said:s=r("case_is")})=>u`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:o,answers:a})=>u`<li key=${t}><span class="review-disc">${t}</span>
<span>${k(B(o),14)}</span>
<span class="why-agrees">${a.length?a.map(n=>u`<span key=${n} class="why-chip"><span class="mono">${n.slice(0,3)}</span>
<${P} passed=${n.endsWith("+")} size=${18} /><span class="hush">${r(n.endsWith("+")?"says_yes":"says_no")}</span></span>`):u`<span class="note">${r("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function Ut(e,s){let{match:t=""}=e.dataset;return Se(e,s),o=>ks(l`<${Ss} told=${o} match=${t} />`,e)}var S=e=>e.review,R=(e,s)=>e.you!==null&&s.seats.includes(e.you),Q=(e,s)=>s.name??e.seats[s.seats[0]].name,W=e=>b(e,2);function Ss({told:e,match:s}){let t=Le(e.lines.map(({seats:m})=>m),e.you),o=t.map(m=>e.lines[m]),a=o.map(m=>S(m)?.steps.length??0),[n,c]=fe(()=>{let{line:m,step:w}=Ie(location.hash);return{line:Math.max(0,t.indexOf(m)),step:w}}),[i,p]=fe(!1),[$,h]=fe(0),d=o[n.line],f=Math.max(0,Math.min(n.step,(a[n.line]??0)-1)),_=()=>a[n.line]>0&&p(!0);if(ze(()=>{d&&history.replaceState(null,"",`#${t[n.line]+1}.${f+1}`)},[n.line,f,o.length]),ze(()=>{let m=w=>{if(!(w.defaultPrevented||w.ctrlKey||w.altKey||w.metaKey||w.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||w.target.closest("input, textarea, select, [contenteditable]"))){if(w.key.toLowerCase()==="p")_();else if(w.key.toLowerCase()==="w")h(g=>g+1);else if(!pe(w.key,n,a))return;w.preventDefault(),c(g=>pe(w.key,g,a)??g)}};return addEventListener("keydown",m),()=>removeEventListener("keydown",m)}),!d)return l`<p class="note" role="status">${r("review_working")}</p>`;let M=o.map(S).find(Boolean)?.code??"";return l`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${r("review_whose")}>
${o.map((m,w)=>l`<${Es} key=${w} told=${e} line=${m} isHere=${w===n.line}
go=${()=>c({line:w,step:0})} />`)}
</nav>
${M&&l`<${Os} code=${M} />`}
</div>
<${Ts} key=${n.line} told=${e} line=${d} step=${f} playOn=${_}
go=${m=>c({...n,step:m})} />
<${Fe} key=${`why ${n.line}`} match=${s} line=${t[n.line]} opened=${$} />
<p class="note" role="status">${e.more?Ms(o):""}</p>
${i&&l`<${Ee} match=${s} line=${t[n.line]} step=${f}
worlds=${S(d)?.steps[f]?.before.worlds??0} close=${()=>p(!1)} />`}
</div>`}function Ms(e){let s=e.map(t=>S(t)?.steps??[]).find(t=>$e(t)>=0);return s?r("review_working_on",{n:$e(s)+1,of:s.length}):r("review_more")}var Os=({code:e})=>l`<p class="review-code">${r("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>l`<b key=${t} class=${O[t]} aria-hidden="true">${s}</b>`)}</p>`;function Es({told:e,line:s,isHere:t,go:o}){let a=S(s),n=Q(e,s),c=s.level??(R(e,s)?r("you"):"");return l`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${o}>
<${ge} name=${n} bot=${s.seats.length?null:"machine"} />
<span><b>${n}</b>${" "}${c&&l`<small>${c}</small>`}
<span class="review-cost">${s.finished?a?x("rounds",a.cost.rounds):"…":r("review_unfinished")}</span></span>
</button>`}function Ts({told:e,line:s,step:t,go:o,playOn:a}){let n=S(s);if(!n){let i=s.moments[0]??r(e.more?"review_working":"review_unknown");return l`<section class="paper" aria-label=${Q(e,s)}><p>${i}</p></section>`}let c=n.steps.length>0;return l`<div class="review-all">
<div class="review-main">
<${As} line=${s} review=${n} own=${R(e,s)} />
<${Ps} line=${s} review=${n} go=${o} />
${c&&l`<${Ns} line=${s} review=${n} step=${t} go=${o} own=${R(e,s)} />`}
${s.moments.slice(Ve(s,n)).map(i=>l`<p key=${i} class="review-declared">${i}</p>`)}
</div>
${c&&l`<div class="review-side">
<${He} ...${Cs(e,s)} step=${t} />
<${Bs} review=${n} step=${t} go=${o} playOn=${a} own=${R(e,s)} />
<${Ze} cls="machine review-dock" review=${n} step=${t} go=${o}>
<button type="button" class="button light review-on" onClick=${a}>
<${ce} /> ${r("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Cs(e,s){let t=e.lines.find(a=>!a.seats.length&&a!==s),o=a=>(a&&S(a)?.drawn.map(n=>n.expected))??[];return{own:o(s),others:o(t),asked:S(s)?.steps.map(({verifier:a})=>a??"–")??[],name:R(e,s)?r("you"):Q(e,s),otherName:t?Q(e,t):""}}function As({line:e,review:s,own:t}){if(!e.finished)return l`<section class="machine review-sum"><p class="review-big">${r("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return l`<section class="machine review-sum">
${e.sums.map(({of:$,parts:h})=>l`<p>${r("named",{who:$,what:h.join(" ")})}</p>`)}
</section>`;let a={par:W(o.par),choices:W(o.choices),luck:W(o.luck),rest:W(o.to_come)},n=x("rounds",o.cost),c=t?"review_own_sum":"review_sum",{pieces:i,ticks:p}=Te(o);return l`<section class="machine review-sum">
<p class="hush">${r(s.open?`${c}_open`:c,{...a,cost:n})}</p>
<div class="review-line" aria-hidden="true">
<${Y} n=${a.par} of="par" />
<span class="review-sign">+</span><${Y} n=${a.choices} of="choices" own=${t} />
<span class="review-sign">${o.luck<0?"−":"+"}</span><${Y} n=${W(Math.abs(o.luck))} of="luck" />
<span class="review-sign">=</span>
<span class="review-part"><b>${n}</b><small>${r(t?"review_own_needed":"review_needed")}</small></span>
${s.open&&l`<span class="review-sign">+</span><${Y} n=${a.rest} of="to_come" />`}
</div>
<div class="review-bar" aria-hidden="true">
${i.map(({part:$,from:h,to:d})=>l`<i key=${$} class=${$} style=${{left:`${h*100}%`,width:`${(d-h)*100}%`}}></i>`)}
${p.map(({n:$,at:h})=>l`<span key=${$} style=${{left:`${h*100}%`}}>${$}</span>`)}
</div>
</section>`}var Y=({n:e,of:s,own:t=!1})=>l`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${Is} ...${Ls[s](t)} /></small></span>`,Ls={par:()=>({long:r("review_par"),short:r("review_par")}),choices:e=>e?{long:r("review_own_choices"),short:r("you")}:{long:r("review_choices"),short:r("review_choices")},luck:()=>({long:r("review_luck"),short:r("review_about_luck")}),to_come:()=>({long:r("review_to_come"),short:r("review_to_come")})},Is=({long:e,short:s})=>e===s?l`<span>${e}</span>`:l`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Ps({line:e,review:s,go:t}){return l`<div class="review-moments">
${e.moments.slice(0,Ve(e,s)).map((o,a)=>{let n=s.moments[a];if(n==null)return l`<section class="paper" key=${a}><p>${o}</p></section>`;let c=a?Ds(s,n):Hs(e,s,n);return l`<section class="paper" key=${a}>
<div><h2><button type="button" onClick=${()=>t(n)}>${c.title}</button></h2><p>${c.text}</p></div>
<${js} of=${s.drawn[n]} isLuck=${a>0} />
</section>`})}
</div>`}var Ve=(e,s)=>e.proved&&s.steps.length?s.moments.length:1;function Hs(e,s,t){let{own:o}=s.drawn[t],n=o&&o.yes.worlds>0!=o.no.worlds>0?r(o.yes.worlds?"review_only_yes":"review_only_no",{v:o.verifier}):"",c=s.drawn[t].best?r("review_better",{best:e.rows[t][5]}):`${z(`${e.rows[t][5]}`)}.`;return{title:r("review_cost_most",{n:t+1}),text:[n,c].filter(Boolean).join(" ")}}function Ds(e,s){let{before:t,after:o}=e.steps[s],[,a,n]=e.drawn[s].expected??[0,0,0],c=n===a?2*o.worlds>t.worlds:n>a,i=r("review_answer_left",{left:b(o.worlds),n:b(t.worlds)});return{title:r(c?"review_unlucky":"review_lucky",{n:s+1}),text:i}}function js({of:e,isLuck:s}){let[,t,o]=e.expected??[0,0,0],a=s?o-t:e.regret;return Math.abs(a)<.005?null:l`<p class="review-weight"><b>${b(a,2,{signDisplay:"exceptZero"})}</b>
<small>${r(s?"review_about_luck":"review_about_choice")}</small></p>`}function Ns({line:e,review:s,step:t,go:o,own:a}){return l`<section class="paper review-list" aria-label=${r("review_questions")}>
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
${s.steps.map((n,c)=>{let{regret:i}=s.drawn[c],p=c===0||s.steps[c-1].round!==n.round,$=c===t;return l`<tr key=${c} class="${p?"new":""} ${$?"now":""}" onClick=${()=>o(c)}>
<td class="review-round">
<span class=${p?"":"hush"}>${r("review_round",{n:n.round})}</span></td>
<th scope="row"><button type="button" aria-current=${$?"true":null}
aria-label=${r("review_question",{n:c+1})}>${c+1}</button></th>
<td class="mono">${n.proposal??"–"}</td>
<td>${n.verifier?l`<${Je} of=${n.verifier} />`:r("review_no_question")}</td>
<td>${n.answer&&l`<${U} passed=${n.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${Ae(s.worlds,n.before.worlds,n.after.worlds).map((h,d)=>l`<i key=${d} class=${h}></i>`)}</span>
<span class=${n.before.worlds===n.after.worlds?"nothing":""}>${e.rows[c][3]}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${i>1?"more":""}
style=${{width:`${Math.min(i,1)*100}%`}}></i></span>
<span>${n.proved&&i>0?"+":""}${e.rows[c][4]}</span></td>
<td class="review-instead ${i?"costly":""}">${e.rows[c][5]}
<span class="review-short" aria-hidden="true"> · ${e.rows[c][3]}</span></td>
${$&&l`<td class="review-inside"><${Qe} review=${s} step=${t} own=${a} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var Je=({of:e})=>l`<span class="review-disc">${e}</span>`;function Ze({review:e,step:s,go:t,cls:o,children:a}){let n=e.steps.length-1;return l`<div class=${o}>
<button type="button" class="button" aria-label=${r("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${a}
<button type="button" class="button" aria-label=${r("review_after")} aria-disabled=${String(s===n)}
onClick=${()=>s<n&&t(s+1)}>›</button>
</div>`}function Bs({review:e,step:s,go:t,playOn:o,own:a}){let n=e.steps[s];if(!n)return null;let c=Ye(e.drawn[s]),i=c?r("review_could_about",{code:c}):r("review_could"),p=e.drawn[s].own||e.drawn[s].best;return l`<section class="paper review-chosen" aria-labelledby="chosen">
<${Ze} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${r("review_question",{n:s+1})}</h2>
<//>
<p>${x("review_worlds",n.before.worlds)}. ${p&&i}</p>
<${Qe} review=${e} step=${s} own=${a} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${o}>
<${ce} /> ${r("review_play_on")}</button>
</div>
</section>`}var Ye=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function Qe({review:e,step:s,own:t}){let{own:o,best:a}=e.drawn[s],n=o&&a&&o.proposal===a.proposal&&o.verifier===a.verifier,c=r(n?"review_was_best":t?"review_own_asked":"review_asked"),i=Ye(e.drawn[s])!==void 0;return l`<div class="review-splits">
${o&&l`<${Ue} of=${o} title=${c} isAlike=${i} />`}
${a&&!n&&l`<${Ue} of=${a} title=${r("review_was_best")} isAlike=${i} />`}
</div>`}var Ue=({of:e,title:s,isAlike:t})=>l`<div class="review-split">
<h3><${Je} of=${e.verifier} /> ${s}${!t&&l` <small>${r("review_about",{code:e.proposal})}</small>`}</h3>
<p><${U} passed=${!0} /> <${Ke} left=${e.yes} /></p>
<p><${U} passed=${!1} /> <${Ke} left=${e.no} /></p>
</div>`,Ke=({left:e})=>e.worlds?e.codes.length?l`<span class="review-codes">${e.codes.map(s=>l`<b class="mono">${s}</b> `)}</span>`:l`<span>${x("review_worlds",e.worlds)}</span>`:l`<span class="note">${r("review_none")}</span>`;export{Ut as mount};
