import{html as te,useEffect as at,useRef as rt,useState as ct}from"bombe/preact.js";var ee={},se="en";function ke(e){ee=e.words,se=e.lang}function r(e,s={}){let t=ee[e];if(t===void 0)throw new Error(`no words for ${e}`);return us(t,s)}var us=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t));function _(e,s=0,t={}){let n={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(se,{...n,...t}).format(e).replace("-","−")}function S(e,s,t=0,n={}){let c=new Intl.PluralRules(se,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||ee[`${e}_1`].includes("{n}"));return r(c?`${e}_1`:`${e}_n`,{n:_(s,t,n)})}var ds=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function hs(e){let s=e.charCodeAt(0)-65;return ds[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function Se({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return te`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...hs(t)].map((n,o)=>n==="1"?te`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:te`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}import{html as p,render as Ns,useEffect as ts,useState as ge}from"bombe/preact.js";import{html as gs}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var Me="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ws="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ms={up:y`<path d=${Me} />`,down:y`<path d=${Me} transform="rotate(180 12 12)" />`,undo:y`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:y`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:y`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:y`<path class="pen" d="M6 14l6-6l6 6" />`,sink:y`<path class="pen" d="M6 10l6 6l6-6" />`,close:y`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:y`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:y`<path class="pen" d=${ws} />`,talk:y`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:y`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Oe=({of:e,size:s=20})=>y`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ms[e]}</svg>`,C=({passed:e,size:s=22})=>y`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?y`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:y`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as A}from"bombe/preact.js";var ne={},oe=new Map,fs;function Ee(e){ke(e),ne=e.cards,oe=new Map;for(let s of Object.values(ne))for(let t of s.laws)t.name=`${s.number}${t.letter}`,oe.set(t.name,{card:s,law:t});fs=e}var z=e=>ne[e];var F=e=>oe.get(e);var L=["▲","■","●"],O=["t","s","c"],j=["1","2","3","4","5"],Te={"▲":"t","■":"s","●":"c"},vs={"▲":"triangle","■":"square","●":"circle"},G=e=>ys(e.replace(/[▲■●]/g,s=>r(vs[s]))),Ce=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),ys=e=>e.replace(/\.$/,"");function ae({of:e,size:s=16}){let t=Te[e];return A`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&A`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&A`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&A`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${G(e)}</span></span>`}var I=(e,s)=>e.split(/([▲■●])/).map(t=>t in Te?A`<${ae} of=${t} size=${s} />`:t),re=({of:e,cls:s=""})=>A`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var U=({passed:e})=>gs`<span class="answered"><${C} passed=${e} />
<span class="hush">${r(e?"said_yes":"said_no")}</span></span>`;import{html as _t}from"bombe/preact.js";function Ae(e,s){Ee(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as bs,useLayoutEffect as xs,useRef as _s}from"bombe/preact.js";function Le({title:e,cls:s="",close:t,onKey:n,children:o}){let c=_s(null);return xs(()=>{let l=document.activeElement,$=c.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),l?.isConnected&&l.focus()}},[]),bs`<dialog class="over ${s}" ref=${c} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${l=>{l.preventDefault(),t()}} onClick=${l=>l.target===c.current&&t()}>
<h2 id="over-title">${e}</h2>
${o}
</dialog>`}import{html as ce,useState as Ie}from"bombe/preact.js";function Pe({match:e,line:s,step:t,worlds:n,close:o}){let[c,a]=Ie(!1),[i,l]=Ie(""),$=async w=>{if(!c){a(!0);try{location.assign(`/r/${await ks(e,{line:s,step:t,same:w})}`)}catch(f){l(Ce(f.message)),a(!1)}}},u=(w,f,b)=>ce`<button type="button" class="button review-way" autofocus=${w} aria-disabled=${String(c)}
onClick=${()=>$(w)}><b>${f}</b> <span>${b}</span></button>`;return ce`<${Le} title=${r("review_play_on_at",{n:t+1})} cls="review-ways" close=${o}>
<p class="note">${r("review_play_on_is")}</p>
${u(!0,r("review_same"),r("review_same_is"))}
${u(!1,r("review_another"),S("review_another_is",n))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${o}>${r("cancel")}</button></div>
<//>`}var ie=()=>ce`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function ks(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),n=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(n?.error??r("page_offline"));return n.room}import{html as P}from"bombe/preact.js";function le(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function De({par:e,choices:s,luck:t}){let n=e+s,o=Math.max(n,n+t,1e-9),c=[{part:"par",from:0,to:e/o},{part:"choices",from:e/o,to:n/o},{part:t<0?"saved":"luck",from:(n+Math.min(t,0))/o,to:(n+Math.max(t,0))/o}],a=[];for(let i=1;i<o-1e-9;i+=1)a.push({n:i,at:i/o});return{pieces:c.filter(({from:i,to:l})=>l-i>1e-9),ticks:a}}function pe(e,s,t){if(!e.length||e.some(l=>!l))return null;let n=e,o=`M${s(-.5)} ${t(n[0][0])}`,c=[];n.forEach(([l,$,u],w)=>{o+=`H${s(w)}V${t(u)}`,$-l>1e-9&&c.push({x:s(w),from:t(l),to:t($),part:"choices"}),Math.abs(u-$)>1e-9&&c.push({x:s(w),from:t($),to:t(u),part:"luck"})});let[a,i]=[n[0][0],n[n.length-1][2]];return{path:`${o}H${s(n.length-.5)}`,rises:c,start:a,end:i}}function Be(e){let s=e.flat(2).filter(n=>n!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function je(e,s,t){let[n,o]=[le(t,e),le(s,e)];return Array.from({length:Math.min(e,12)},(c,a)=>a<n?"full":a<o?"out":"gone")}function Ne(e,s){let t=Math.min(e,12),n=s&&Math.max(1,Math.min(s<e?t-1:t,Math.round(t*s/e)));return Array.from({length:t},(o,c)=>c<n?"full":"out")}function $e(e,{line:s,step:t},n){let o={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(o)return{line:s,step:Math.max(0,Math.min(t+o,n[s]-1))};let c=/^[1-9]$/.test(e)?Number(e)-1:-1;return c>=0&&c<n.length?{line:c,step:Math.max(0,Math.min(t,n[c]-1))}:null}function Re(e,s){let t=e.map((o,c)=>c),n=s===null?-1:e.findIndex(o=>o.includes(s));return n<0?t:[n,...t.filter(o=>o!==n)]}function We(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var ue=e=>e.findIndex(({proved:s})=>!s);var[N,H,R,K,de,V]=[380,236,28,12,22,28],Ss=12;function ze({own:e,others:s,asked:t,name:n,otherName:o,step:c}){let a=Math.max(e.length,s.length),{low:i,high:l}=Be([e,s]),$=h=>Math.round((R+(N-R-K)*(h+.5)/a)*10)/10,u=h=>Math.round((H-V-(H-de-V)*(h-i)/(l-i))*10)/10,w=pe(e,$,u),f=pe(s,$,u);if(!w)return null;let b=Array.from({length:l-i+1},(h,m)=>i+m),g=h=>h+(h+20<H-V?17:-8);return P`<section class="machine review-curve" aria-hidden="true">
<h2>${r("review_curve")}</h2>
<p class="note">${r("review_curve_is")}</p>
<svg viewBox=${`0 0 ${N} ${H}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(c-.5)} y=${de-8} width=${$(c+.5)-$(c-.5)}
height=${H-de-V+16} rx="8" />
${b.map(h=>P`<g key=${h}><path class="grid" d=${`M${R} ${u(h)}H${N-K}`} />
<text class="scale" x=${R-10} y=${u(h)+4}>${h}</text></g>`)}
${f&&P`<path class="beside" d=${f.path} />`}
<path class="own" d=${w.path} />
<text class="start" x=${R+2} y=${g(u(w.start))}>
${`${r("review_par")} ${_(w.start,2)}`}</text>
<text class="end" x=${N-K} y=${u(w.end)-8}>${qe(n,w.end)}</text>
${f&&P`<text class=${s.length>a-2?"end other":"start"} y=${g(u(f.end))}
x=${s.length>a-2?N-K:$(s.length-.5)+4}>
${qe(o,f.end)}</text>`}
${w.rises.map(({x:h,from:m,to:T,part:k})=>P`<rect key=${`${h} ${k}`} class=${k} x=${h-7} width="14" rx="3"
y=${Math.min(m,T)-2} height=${Math.abs(m-T)+4} />`)}
${a<=Ss&&t.map((h,m)=>P`<text key=${m} class="at ${m===c?"now":""}" x=${$(m)} y=${H-6}>
${m+1} ${h}</text>`)}
</svg>
</section>`}var qe=(e,s)=>r("named",{who:e,what:_(s,Number.isInteger(s)?0:2)});import{useEffect as Ms,useRef as Os}from"bombe/preact.js";var Es="(max-width: 699px)",Ts="(prefers-reduced-motion: reduce)";function Fe(e){let s=Os(e);Ms(()=>{if(s.current===e||(s.current=e,!matchMedia(Es).matches))return;let t=matchMedia(Ts).matches?"auto":"smooth";document.querySelector(".review-list .now")?.scrollIntoView({block:"nearest",behavior:t})},[e])}import{html as d,useEffect as fe,useLayoutEffect as Ps,useRef as J,useState as D}from"bombe/preact.js";var W=e=>{let s=F(e)?.law;return s?`${e} (${s.title??s.words})`:e};function we(e){let s=e.slice(1),t=O.indexOf(s[0]);return t>=0&&j.includes(s[1])?L[t]+s[1]:/^[A-F]/.test(s)?r("step_owner",{v:s[0],card:s.slice(1)}):W(s)}var Cs=e=>e[0]==="-"?r("step_not",{thing:we(e)}):we(e),As=e=>e.slice(0,-1)+(e.endsWith("+")?"✓":"✗"),Ls=(e,s)=>r("step_and",{one:e,other:s}),E=e=>s=>s.map(e).join(", "),Is={law:W,laws:E(W),things:E(we),known:E(Cs),answers:E(As),codes:E(String),vs:E(String),suppose:he,pairs:E(he),each:e=>e.map(he).reduce(Ls)};function he({key:e,values:s}){let t=Object.entries(s).map(([n,o])=>[n,Is[n]?.(o)??String(o)]);return r(e,Object.fromEntries(t))}var Ge=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,Ue=(e,s,t,n="")=>!t||e.answers[s]===void 0?"":n&&n===Ge(e,s)?"rests pointed":t.includes(Ge(e,s))?"rests":"faded";var Ke=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Ve(e){let s=e.match(/^#why(?:-(\d{1,2}[a-z]))?$/);return s&&(s[1]??"")}function Je({held:e,code:s,mode:t},n){let o=[...s].map((a,i)=>"tsc"[i]+a),c=t==="nightmare"?Object.entries(e).map(([a,i])=>`${a}${n(i)}`):[];return new Set([...Object.values(e),...o,...c])}function Ze(e){if(!e)return null;let{after:s,since:t,sign:n}=e,o=n==="-"?"struck":"kept";return t===null?{key:`reason_${o}_never`,values:{after:s}}:t>s?{key:`reason_${o}_soon`,values:{after:s,since:t}}:{key:t?`reason_${o}_right`:`reason_${o}_right_at_once`,values:{after:s,since:t}}}var Ye=e=>e.split(/(\d{3} [A-F][✓✗]|\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/).filter(Boolean).map(s=>/[▲■●]/.test(s)?{text:s,whole:!0}:/^\d{3} [A-F][✓✗]$/.test(s)?{text:s,answer:s.slice(0,5)+(s.endsWith("✓")?"+":"-")}:{text:s}),me=({after:e,since:s})=>s===null||s>e;async function Qe(e,s,t){let{lang:n}=document.documentElement,o=new URLSearchParams({line:String(s),claim:t,lang:n}),c=await fetch(`/api/matches/${e}/why?${o}`).catch(()=>null),a=await c?.json().catch(()=>null);if(!c?.ok)throw new Error(a?.error??r("no_answer"));return a}var Hs=e=>F(e)?.card.number??0;function ss({match:e,line:s,opened:t}){let[n]=D(()=>Ve(location.hash)),[o,c]=D(n!==null),[a,i]=D(null),[l,$]=D(null),[u,w]=D(""),[f,b]=D(""),g=J(null),h=J(null),m=J(null),T=J(n===null?0:-1);fe(()=>{t&&c(!0)},[t]),fe(()=>{!o||a||Qe(e,s,"").then(v=>i(v.why),v=>w(v.message))},[o]),fe(()=>{if(!a||T.current===t)return;T.current=t,g.current?.scrollIntoView({block:"nearest"});let v=t?null:g.current?.querySelector(`[data-target="${n}"]`),x=v??g.current?.querySelector(".why-law");x?.focus(),v&&x?.click()},[a,t]),Ps(()=>{l&&(m.current?.focus({preventScroll:!0}),h.current?.scrollIntoView({block:"nearest"}))},[l]);let k=async v=>{h.current=document.activeElement,w(""),b("");try{$(await Qe(e,s,v))}catch(x){w(x.message)}},xe=()=>{$(null),h.current?.focus({preventScroll:!0})},ps=()=>{let v=[...g.current.querySelectorAll(".why-law.law")],x=v.indexOf(h.current),B=v[(x+1)%v.length];B.focus({preventScroll:!0}),B.click()},$s=v=>{if(v.key==="Escape"&&l&&(v.preventDefault(),xe()),v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;let x=[...g.current.querySelectorAll(".why-law")],B=x.indexOf(document.activeElement);if(B<0)return;v.preventDefault(),x[(B+(v.key==="ArrowDown"?1:x.length-1))%x.length].focus()};if(!o)return d`<p><button type="button" class="button why-open" onClick=${()=>c(!0)}>${r("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let _e=l&&l.why;return d`<section class="why ${l?"asked":""}" id="why" aria-labelledby="why-title" ref=${g}
onKeyDown=${$s}>
<h2 id="why-title">${r("why")}</h2>
<p class="note">${r("reason_how")}</p>
${u&&d`<p class="alert" role="alert">${u}</p>`}
${a?d`<div class="why-all">
<${Ds} whole=${a} ask=${k} asked=${_e?.claim} />
<${Bs} whole=${a} ask=${k} found=${_e} pointed=${f} />
${l&&d`<${js} told=${l} whole=${a} heading=${m} close=${xe} next=${ps}
point=${b} />`}
</div>`:!u&&d`<p role="status">${r("review_working")}</p>`}
</section>`}function ye({whole:e,target:s,cls:t,name:n,ask:o,asked:c,children:a}){let i=e.follows[s],l=e.marks.find(f=>f.target===s),$=l&&me(l),u=Ke(s,e.follows,Je(e,Hs)),w=r(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:n});return d`<button type="button" data-target=${s} aria-current=${c?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${w}. ${r("reason_too_soon")}`:w} onClick=${()=>o(u)}>
${a}${$&&d`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Ds=({whole:e,ask:s,asked:t})=>d`<div class="why-cards">
${e.groups.map((n,o)=>{let c=e.mode==="nightmare"?null:e.verifiers[o];return d`<section key=${o} class="paper why-card"
aria-label=${c?r("verifier",{letter:c}):r("card_number",{n:n[0]})}>
${n.map(a=>d`<div key=${a}>
<h3>${c&&d`<span class="review-disc">${c}</span>`} ${I(z(a).title,15)}</h3>
<ul>${z(a).laws.map(i=>d`<li key=${i.name}><${ye} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${G(i.text)}><${re} of=${i.picture} />
<span class="law-words">${I(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!c&&d`<div class="owners">${[...e.verifiers].map(a=>d`<${ye} key=${a} whole=${e} target=${`${a}${n[0]}`} cls="owner" ask=${s}
asked=${t} name=${r("step_owner",{v:a,card:n[0]})}>${a}<//>`)}</div>`}
</section>`})}
</div>`;function Bs({whole:e,ask:s,found:t,pointed:n}){let o=t?.follows?t.because:null,c=[...e.verifiers];return d`<section class="paper why-sheet" aria-label=${r("sheet")}>
<table class="rounds">
<caption class="hush">${r("rounds")}</caption>
<thead><tr><th scope="col">${r("code")}</th>
${c.map(a=>d`<th key=${a} scope="col">${a}</th>`)}</tr></thead>
<tbody>${e.rounds.map((a,i)=>d`<tr key=${i}>
<th scope="row">${a.proposal?d`<${Xe} code=${a.proposal} whole=${e} ask=${s} />`:d`<span class="note">${r("review_no_question")}</span>`}</th>
${c.map(l=>{let $=a.answers[l];return d`<td key=${l}><span class="why-cell ${Ue(a,l,o,n)}">${$===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${r("not_asked")}</span>`:d`<${C} passed=${$} size=${22} /><span class="hush">${r($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&d`<p class="note why-key"><span class="why-cell rests"></span> ${r("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${r("digits")}>
${L.map(a=>d`<span class="digits-of" aria-hidden="true"><${ae} of=${a} size=${20} /></span>`)}
${j.flatMap(a=>L.map((i,l)=>d`<${ye} key=${i+a} whole=${e} target=${O[l]+a}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${G(r("digit_is",{shape:i,digit:a}))}>${a}<//>`))}
</div>
<p class="why-was">${r("review_code")} <${Xe} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Xe=({code:e,whole:s,ask:t})=>d`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${r("reason_code",{code:e})}>${e}</button>`,ve=({text:e,size:s,point:t})=>Ye(e).map(({text:n,answer:o,whole:c},a)=>{if(c)return d`<span key=${a} class="why-whole">${I(n,s)}</span>`;if(!o)return n;let i=o.endsWith("+"),[l,$]=[o.slice(0,3),o[4]],u=r("reason_answer",{code:l,v:$,answer:r(i?"says_yes":"says_no")});return d`<button key=${a} type="button" class="why-chip" aria-label=${u} onFocus=${()=>t(o)}
onBlur=${()=>t("")} onMouseEnter=${()=>t(o)} onMouseLeave=${()=>t("")}>
<span class="mono">${l}</span><span class="review-disc">${$}</span><${C} passed=${i} size=${18} />
</button>`});function js({told:e,whole:s,heading:t,close:n,next:o,point:c}){let a=e.why,i=s.marks.find(({target:$,sign:u})=>$===e.claim.slice(1)&&u===e.claim[0]),l=Ze(i);return d`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}><${ve} text=${e.title} size=${17} point=${c} /></h2>
<button type="button" class="plain square" onClick=${n} aria-label=${r("close")} title=${r("close")}>
<${Oe} of="close" /></button>
</div>
${a.case?d`<${es} of=${a.case} />`:d`<ol class="why-steps">${e.steps.map(($,u)=>d`<li key=${u}><${ve} text=${$} size=${14} point=${c} /></li>`)}</ol>`}
${e.rests&&d`<p class="note"><${ve} text=${e.rests} size=${14} point=${c} /></p>`}
${l?d`<p class="why-verdict ${i&&me(i)?"soon":""}">${r(l.key,l.values)}</p>
${i?.case&&a.follows&&d`<${es} of=${i.case} said=${r("case_then")} />`}`:a.follows&&a.since!==null&&d`<p class="why-verdict">${a.since?r("reason_since",{n:a.since}):r("reason_since_cards")}</p>`}
<button type="button" class="button why-next" onClick=${o}>
${r("reason_next")} <span aria-hidden="true">›</span></button>
</aside>`}var es=({of:e,said:s=r("case_is")})=>d`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:n,answers:o})=>d`<li key=${t}><span class="review-disc">${t}</span>
<span>${I(W(n),14)}</span>
<span class="why-agrees">${o.length?o.map(c=>d`<span key=${c} class="why-chip"><span class="mono">${c.slice(0,3)}</span>
<${C} passed=${c.endsWith("+")} size=${18} /><span class="hush">${r(c.endsWith("+")?"says_yes":"says_no")}</span></span>`):d`<span class="note">${r("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function un(e,s){let{match:t=""}=e.dataset;return Ae(e,s),n=>Ns(p`<${Rs} told=${n} match=${t} />`,e)}var M=e=>e.review,be=(e,s)=>e.you!==null&&s.seats.includes(e.you),Q=(e,s)=>s.name??e.seats[s.seats[0]].name,q=e=>_(e,2);function Rs({told:e,match:s}){let t=Re(e.lines.map(({seats:h})=>h),e.you),n=t.map(h=>e.lines[h]),o=n.map(h=>M(h)?.steps.length??0),[c,a]=ge(()=>{let{line:h,step:m}=We(location.hash);return{line:Math.max(0,t.indexOf(h)),step:m}}),[i,l]=ge(!1),[$,u]=ge(0),w=n[c.line],f=Math.max(0,Math.min(c.step,(o[c.line]??0)-1)),b=()=>o[c.line]>0&&l(!0);if(ts(()=>{w&&history.replaceState(null,"",`#${t[c.line]+1}.${f+1}`)},[c.line,f,n.length]),ts(()=>{let h=m=>{if(!(m.defaultPrevented||m.ctrlKey||m.altKey||m.metaKey||m.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||m.target.closest("input, textarea, select, [contenteditable]"))){if(m.key.toLowerCase()==="p")b();else if(m.key.toLowerCase()==="w")u(k=>k+1);else if(!$e(m.key,c,o))return;m.preventDefault(),a(k=>$e(m.key,k,o)??k)}};return addEventListener("keydown",h),()=>removeEventListener("keydown",h)}),!w)return p`<p class="note" role="status">${r("review_working")}</p>`;let g=n.map(M).find(Boolean)?.code??"";return p`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${r("review_whose")}>
${n.map((h,m)=>p`<${zs} key=${m} told=${e} line=${h} isHere=${m===c.line}
go=${()=>a({line:m,step:0})} />`)}
</nav>
${g&&p`<${qs} code=${g} />`}
</div>
<${Fs} key=${c.line} told=${e} line=${w} step=${f} playOn=${b} why=${()=>u($+1)}
go=${h=>a({...c,step:h})} />
<${ss} key=${`why ${c.line}`} match=${s} line=${t[c.line]} opened=${$} />
<p class="note" role="status">${e.more?Ws(n):""}</p>
${i&&p`<${Pe} match=${s} line=${t[c.line]} step=${f}
worlds=${M(w)?.steps[f]?.before.worlds??0} close=${()=>l(!1)} />`}
</div>`}function Ws(e){let s=e.map(t=>M(t)?.steps??[]).find(t=>ue(t)>=0);return s?r("review_working_on",{n:ue(s)+1,of:s.length}):r("review_more")}var qs=({code:e})=>p`<p class="review-code">${r("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>p`<b key=${t} class=${O[t]} aria-hidden="true">${s}</b>`)}</p>`;function zs({told:e,line:s,isHere:t,go:n}){let o=M(s),c=Q(e,s),a=s.level??(be(e,s)?r("you"):"");return p`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${n}>
<${Se} name=${c} bot=${s.seats.length?null:"machine"} />
<span><b>${c}</b>${" "}${a&&p`<small>${a}</small>`}
<span class="review-cost">${s.finished?o?S("rounds",o.cost.rounds):"…":r("review_unfinished")}</span></span>
</button>`}function Fs({told:e,line:s,step:t,go:n,playOn:o,why:c}){let a=M(s);if(!a){let u=s.moments[0]??r(e.more?"review_working":"review_unknown");return p`<section class="paper" aria-label=${Q(e,s)}><p>${u}</p></section>`}let i=be(e,s),l=X(a),$=e.more&&!s.proved;return p`<div class="review-all">
<div class="review-main">
<${Ks} line=${s} review=${a} own=${i} isOpen=${$} />
${!$&&p`<${Zs} line=${s} review=${a} go=${n} own=${i} />`}
${l&&p`<${et} line=${s} review=${a} step=${t} go=${n} own=${i} isOpen=${$} />`}
${s.moments.slice(as(s,a)).map(u=>p`<p key=${u} class="review-declared">${u}</p>`)}
</div>
${a.steps.length>0&&p`<div class="review-side">
${l&&p`<${ze} ...${Gs(e,s)} step=${t} />`}
<${st} review=${a} step=${t} go=${n} playOn=${o} why=${c} own=${i} />
<${cs} cls="machine review-dock" review=${a} step=${t} go=${n}>
<button type="button" class="button light review-on" onClick=${o}>
<${ie} /> ${r("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Gs(e,s){let t=e.lines.find(o=>!o.seats.length&&o!==s),n=o=>(o&&M(o)?.drawn.map(c=>c.expected))??[];return{own:n(s),others:n(t),asked:M(s)?.steps.map(({verifier:o})=>o??"–")??[],name:be(e,s)?r("you"):Q(e,s),otherName:t?Q(e,t):""}}var Us=({of:e,parts:s})=>p`<p>${r("named",{who:e,what:s.join(" ")})}</p>`;function Ks({line:e,review:s,own:t,isOpen:n}){if(!e.finished)return p`<section class="machine review-sum"><p class="review-big">${r("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return p`<section class="machine review-sum">
${n?p`<p>${r("review_working")}</p>`:e.sums.map(Us)}
</section>`;let c={par:q(o.par),choices:q(o.choices),luck:q(o.luck),rest:q(o.to_come)},a=S("rounds",o.cost),i=t?"review_own_sum":"review_sum",{pieces:l,ticks:$}=De(o),u=s.open&&o.to_come>0;return p`<section class="machine review-sum">
<p class="hush">${r(u?`${i}_open`:i,{...c,cost:a})}</p>
<div class="review-line" aria-hidden="true">
<${Y} n=${c.par} of="par" />
<${Z} sign="+"><${Y} n=${c.choices} of="choices" own=${t} /><//>
<${Z} sign=${o.luck<0?"−":"+"}>
<${Y} n=${q(Math.abs(o.luck))} of="luck" brief=${u} /><//>
<${Z} sign="="><span class="review-part"><b>${a}</b>
<small>${r(t?"review_own_needed":"review_needed")}</small></span><//>
${u&&p`<${Z} sign="+"><${Y} n=${c.rest} of="to_come" /><//>`}
</div>
<div class="review-bar" aria-hidden="true">
${l.map(({part:w,from:f,to:b})=>p`<i key=${w} class=${w} style=${{left:`${f*100}%`,width:`${(b-f)*100}%`}}></i>`)}
${$.map(({n:w,at:f})=>p`<span key=${w} style=${{left:`${f*100}%`}}>${w}</span>`)}
</div>
</section>`}var Z=({sign:e,children:s})=>p`<span class="review-term"><span class="review-sign">${e}</span>${s}</span>`;function Y({n:e,of:s,own:t=!1,brief:n=!1}){let{long:o,short:c}=Vs[s](t);return p`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${Js} long=${n?c:o} short=${c} /></small></span>`}var Vs={par:()=>({long:r("review_par"),short:r("review_par")}),choices:e=>e?{long:r("review_own_choices"),short:r("you")}:{long:r("review_choices"),short:r("review_choices")},luck:()=>({long:r("review_luck"),short:r("review_about_luck")}),to_come:()=>({long:r("review_to_come"),short:r("review_to_come")})},Js=({long:e,short:s})=>e===s?p`<span>${e}</span>`:p`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Zs({line:e,review:s,go:t,own:n}){return n&&e.finished&&!X(s)?p`<section class="paper review-unasked"><p>${r("review_unasked")}</p></section>`:p`<div class="review-moments">
${e.moments.slice(0,as(e,s)).map((o,c)=>{let a=X(s)?s.moments[c]:null;if(a==null)return p`<section class="paper" key=${c}><p>${o}</p></section>`;let i=c?Qs(s,a):Ys(e,s,a);return p`<section class="paper" key=${c}>
<div><h2><button type="button" onClick=${()=>t(a)}>${i.title}</button></h2><p>${i.text}</p></div>
<${Xs} of=${s.drawn[a]} isLuck=${c>0} />
</section>`})}
</div>`}var X=({steps:e})=>e.some(({verifier:s})=>s),as=(e,s)=>e.proved&&X(s)?s.moments.length:1;function Ys(e,s,t){let{own:n}=s.drawn[t],c=n&&n.yes.worlds>0!=n.no.worlds>0?r(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",a=s.drawn[t].best?r("review_better",{best:e.rows[t][5]}):r("review_known");return{title:r("review_cost_most",{n:t+1}),text:[c,a].filter(Boolean).join(" ")}}function Qs(e,s){let{before:t,after:n}=e.steps[s],[,o,c]=e.drawn[s].expected??[0,0,0],a=c===o?2*n.worlds>t.worlds:c>o,i=r("review_answer_left",{left:_(n.worlds),n:_(t.worlds)});return{title:r(a?"review_unlucky":"review_lucky",{n:s+1}),text:i}}function Xs({of:e,isLuck:s}){let[,t,n]=e.expected??[0,0,0],o=s?n-t:e.regret;return Math.abs(o)<.005?null:p`<p class="review-weight"><b>${_(o,2,{signDisplay:"exceptZero"})}</b>
<small>${r("review_rounds")}</small></p>`}function et({line:e,review:s,step:t,go:n,own:o,isOpen:c}){return Fe(t),p`<section class="paper review-list" aria-label=${r("review_questions")}>
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
${s.steps.map((a,i)=>{let{regret:l}=s.drawn[i],$=i===0||s.steps[i-1].round!==a.round,u=i===t,[,,,w,f,b]=c&&!a.proved?[...e.rows[i].slice(0,4),"…","…"]:e.rows[i];return p`<tr key=${i} class="${$?"new":""} ${u?"now":""}" onClick=${()=>n(i)}>
<td class="review-round">
<span class=${$?"":"hush"}>${r("review_round",{n:a.round})}</span></td>
<th scope="row"><button type="button" aria-current=${u?"true":null}
aria-label=${r("review_question",{n:i+1})}>${i+1}</button></th>
<td class="mono">${a.proposal??"–"}</td>
<td>${a.verifier?p`<${rs} of=${a.verifier} />`:r("review_no_question")}</td>
<td>${a.answer&&p`<${U} passed=${a.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${je(s.worlds,a.before.worlds,a.after.worlds).map((g,h)=>p`<i key=${h} class=${g}></i>`)}</span>
<span class=${a.before.worlds===a.after.worlds?"nothing":""}>${w}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${l>1?"more":""}
style=${{width:`${Math.min(l,1)*100}%`}}></i></span>
<span>${a.proved&&l>0?"+":""}${f}</span></td>
<td class="review-instead ${l?"costly":""}">${b}
<span class="review-short" aria-hidden="true"> · ${w}</span></td>
${u&&p`<td class="review-inside"><${ls} review=${s} step=${t} own=${o} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var rs=({of:e})=>p`<span class="review-disc">${e}</span>`;function cs({review:e,step:s,go:t,cls:n,children:o}){let c=e.steps.length-1;return p`<div class=${n}>
<button type="button" class="button" aria-label=${r("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${o}
<button type="button" class="button" aria-label=${r("review_after")} aria-disabled=${String(s===c)}
onClick=${()=>s<c&&t(s+1)}>›</button>
</div>`}function st({review:e,step:s,go:t,playOn:n,why:o,own:c}){let a=e.steps[s];if(!a)return null;let i=is(e.drawn[s]),l=i?r("review_could_about",{code:i}):r("review_could"),$=e.drawn[s].own||e.drawn[s].best;return p`<section class="paper review-chosen" aria-labelledby="chosen">
<${cs} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${r("review_question",{n:s+1})}</h2>
<//>
<p>${S("review_worlds",a.before.worlds)}. ${$&&l}</p>
<${ls} review=${e} step=${s} own=${c} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${ie} /> ${r("review_play_on")}</button>
<button type="button" class="button" aria-keyshortcuts="w" onClick=${o}>${r("why")}</button>
</div>
</section>`}var is=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function ls({review:e,step:s,own:t}){let{own:n,best:o}=e.drawn[s],c=n&&o&&n.proposal===o.proposal&&n.verifier===o.verifier,a=r(c?"review_was_best":t?"review_own_asked":"review_asked"),i=is(e.drawn[s])!==void 0;return p`<div class="review-splits">
${n&&p`<${ns} of=${n} title=${a} isAlike=${i} isBest=${c} />`}
${o&&!c&&p`<${ns} of=${o} title=${r("review_was_best")} isAlike=${i} isBest />`}
</div>`}var ns=({of:e,title:s,isAlike:t,isBest:n})=>p`<div class="review-split ${n?"best":""}">
<h3><${rs} of=${e.verifier} /> ${s}${!t&&p` <small>${r("review_about",{code:e.proposal})}</small>`}</h3>
<p><${U} passed=${!0} /> <${os} left=${e.yes} all=${e.yes.worlds+e.no.worlds} /></p>
<p><${U} passed=${!1} /> <${os} left=${e.no} all=${e.yes.worlds+e.no.worlds} /></p>
</div>`,os=({left:e,all:s})=>e.worlds?e.codes.length?p`<span class="review-codes">${e.codes.map(t=>p`<b class="mono">${t}</b> `)}</span>`:p`<span class="slots" aria-hidden="true">${Ne(s,e.worlds).map((t,n)=>p`<i key=${n} class=${t}></i>`)}</span><span aria-hidden="true">${_(e.worlds)}</span>
<span class="hush">${S("review_worlds",e.worlds)}</span>`:p`<span class="note">${r("review_none")}</span>`;export{un as mount};
