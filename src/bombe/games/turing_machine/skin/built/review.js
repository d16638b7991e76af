import{html as Y,useEffect as st,useRef as tt,useState as nt}from"bombe/preact.js";var J={},Z="en";function ge(e){J=e.words,Z=e.lang}function a(e,s={}){let t=J[e];if(t===void 0)throw new Error(`no words for ${e}`);return us(t,s)}var us=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t));function x(e,s=0,t={}){let n={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(Z,{...n,...t}).format(e).replace("-","−")}function k(e,s,t=0,n={}){let c=new Intl.PluralRules(Z,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||J[`${e}_1`].includes("{n}"));return a(c?`${e}_1`:`${e}_n`,{n:x(s,t,n)})}var ds=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function hs(e){let s=e.charCodeAt(0)-65;return ds[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function be({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return Y`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...hs(t)].map((n,o)=>n==="1"?Y`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:Y`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}import{html as p,render as Hs,useEffect as ss,useState as me}from"bombe/preact.js";import{html as gs}from"bombe/preact.js";import{html as g}from"bombe/preact.js";var _e="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ws="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ms={up:g`<path d=${_e} />`,down:g`<path d=${_e} transform="rotate(180 12 12)" />`,undo:g`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:g`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:g`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:g`<path class="pen" d="M6 14l6-6l6 6" />`,sink:g`<path class="pen" d="M6 10l6 6l6-6" />`,close:g`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:g`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:g`<path class="pen" d=${ws} />`,talk:g`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:g`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},xe=({of:e,size:s=20})=>g`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ms[e]}</svg>`,E=({passed:e,size:s=22})=>g`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?g`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:g`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as T}from"bombe/preact.js";var Q={},X=new Map,fs;function ke(e){ge(e),Q=e.cards,X=new Map;for(let s of Object.values(Q))for(let t of s.laws)t.name=`${s.number}${t.letter}`,X.set(t.name,{card:s,law:t});fs=e}var j=e=>Q[e];var N=e=>X.get(e);var H=["▲","■","●"],C=["t","s","c"],R=["1","2","3","4","5"],Se={"▲":"t","■":"s","●":"c"},vs={"▲":"triangle","■":"square","●":"circle"},W=e=>ys(e.replace(/[▲■●]/g,s=>a(vs[s]))),Me=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),ys=e=>e.replace(/\.$/,"");function ee({of:e,size:s=16}){let t=Se[e];return T`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&T`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&T`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&T`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${W(e)}</span></span>`}var A=(e,s)=>e.split(/([▲■●])/).map(t=>t in Se?T`<${ee} of=${t} size=${s} />`:t),se=({of:e,cls:s=""})=>T`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var q=({passed:e})=>gs`<span class="answered"><${E} passed=${e} />
<span class="hush">${a(e?"said_yes":"said_no")}</span></span>`;import{html as yt}from"bombe/preact.js";function Oe(e,s){ke(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as bs,useLayoutEffect as _s,useRef as xs}from"bombe/preact.js";function Ee({title:e,cls:s="",close:t,onKey:n,children:o}){let c=xs(null);return _s(()=>{let l=document.activeElement,$=c.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),l?.isConnected&&l.focus()}},[]),bs`<dialog class="over ${s}" ref=${c} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${l=>{l.preventDefault(),t()}} onClick=${l=>l.target===c.current&&t()}>
<h2 id="over-title">${e}</h2>
${o}
</dialog>`}import{html as te,useState as Te}from"bombe/preact.js";function Ce({match:e,line:s,step:t,worlds:n,close:o}){let[c,r]=Te(!1),[i,l]=Te(""),$=async h=>{if(!c){r(!0);try{location.assign(`/r/${await ks(e,{line:s,step:t,same:h})}`)}catch(f){l(Me(f.message)),r(!1)}}},d=(h,f,b)=>te`<button type="button" class="button review-way" autofocus=${h} aria-disabled=${String(c)}
onClick=${()=>$(h)}><b>${f}</b> <span>${b}</span></button>`;return te`<${Ee} title=${a("review_play_on_at",{n:t+1})} cls="review-ways" close=${o}>
<p class="note">${a("review_play_on_is")}</p>
${d(!0,a("review_same"),a("review_same_is"))}
${d(!1,a("review_another"),k("review_another_is",n))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${o}>${a("cancel")}</button></div>
<//>`}var ne=()=>te`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function ks(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),n=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(n?.error??a("page_offline"));return n.room}import{html as L}from"bombe/preact.js";function oe(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function Ie({par:e,choices:s,luck:t}){let n=e+s,o=Math.max(n,n+t,1e-9),c=[{part:"par",from:0,to:e/o},{part:"choices",from:e/o,to:n/o},{part:t<0?"saved":"luck",from:(n+Math.min(t,0))/o,to:(n+Math.max(t,0))/o}],r=[];for(let i=1;i<o-1e-9;i+=1)r.push({n:i,at:i/o});return{pieces:c.filter(({from:i,to:l})=>l-i>1e-9),ticks:r}}function re(e,s,t){if(!e.length||e.some(l=>!l))return null;let n=e,o=`M${s(-.5)} ${t(n[0][0])}`,c=[];n.forEach(([l,$,d],h)=>{o+=`H${s(h)}V${t(d)}`,$-l>1e-9&&c.push({x:s(h),from:t(l),to:t($),part:"choices"}),Math.abs(d-$)>1e-9&&c.push({x:s(h),from:t($),to:t(d),part:"luck"})});let[r,i]=[n[0][0],n[n.length-1][2]];return{path:`${o}H${s(n.length-.5)}`,rises:c,start:r,end:i}}function Pe(e){let s=e.flat(2).filter(n=>n!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function He(e,s,t){let[n,o]=[oe(t,e),oe(s,e)];return Array.from({length:Math.min(e,12)},(c,r)=>r<n?"full":r<o?"out":"gone")}function De(e,s){let t=Math.min(e,12),n=s&&Math.max(1,Math.min(s<e?t-1:t,Math.round(t*s/e)));return Array.from({length:t},(o,c)=>c<n?"full":"out")}function ae(e,{line:s,step:t},n){let o={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(o)return{line:s,step:Math.max(0,Math.min(t+o,n[s]-1))};let c=/^[1-9]$/.test(e)?Number(e)-1:-1;return c>=0&&c<n.length?{line:c,step:Math.max(0,Math.min(t,n[c]-1))}:null}function Be(e,s){let t=e.map((o,c)=>c),n=s===null?-1:e.findIndex(o=>o.includes(s));return n<0?t:[n,...t.filter(o=>o!==n)]}function je(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var ce=e=>e.findIndex(({proved:s})=>!s),ie=({regret:e,luck:s})=>[Ae(e,1),Ae(s,-1)];function Ae(e,s){for(let t of["rounds","questions"]){let[n,o="1"]=(e[t]??"0").split("/");if(Number(n))return{n:s*Number(n)/Number(o),of:t}}return null}var[le,D,z,Ne,pe,$e]=[380,206,28,12,12,28],Ss=12;function We({own:e,others:s,asked:t,name:n,otherName:o,step:c}){let r=Math.max(e.length,s.length),{low:i,high:l}=Pe([e,s]),$=m=>Math.round((z+(le-z-Ne)*(m+.5)/r)*10)/10,d=m=>Math.round((D-$e-(D-pe-$e)*(m-i)/(l-i))*10)/10,h=re(e,$,d),f=re(s,$,d);if(!h)return null;let b=Array.from({length:l-i+1},(m,w)=>i+w);return L`<section class="machine review-curve" aria-hidden="true">
<h2>${a("review_curve")}</h2>
<p class="note">${a("review_curve_is")}</p>
<p class="review-legend"><span>${`${a("review_par")} ${x(h.start,2)}`}</span>
<span><i class="own"></i>${Re(n,h.end)}</span>
${f&&L`<span><i class="beside"></i>${Re(o,f.end)}</span>`}</p>
<svg viewBox=${`0 0 ${le} ${D}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(c-.5)} y=${pe-8} width=${$(c+.5)-$(c-.5)}
height=${D-pe-$e+16} rx="8" />
${b.map(m=>L`<g key=${m}><path class="grid" d=${`M${z} ${d(m)}H${le-Ne}`} />
<text class="scale" x=${z-10} y=${d(m)+4}>${m}</text></g>`)}
${f&&L`<path class="beside" d=${f.path} />`}
<path class="own" d=${h.path} />
${h.rises.map(({x:m,from:w,to:v,part:O})=>L`<rect key=${`${m} ${O}`} class=${O} x=${m-7} width="14" rx="3"
y=${Math.min(w,v)-2} height=${Math.abs(w-v)+4} />`)}
${r<=Ss&&t.map((m,w)=>L`<text key=${w} class="at ${w===c?"now":""}" x=${$(w)} y=${D-6}>
${w+1} ${m}</text>`)}
</svg>
</section>`}var Re=(e,s)=>a("named",{who:e,what:x(s,Number.isInteger(s)?0:2)});import{useEffect as Ms,useRef as Os}from"bombe/preact.js";var Es="(max-width: 699px)",Ts="(prefers-reduced-motion: reduce)";function qe(e){let s=Os(e);Ms(()=>{if(s.current===e||(s.current=e,!matchMedia(Es).matches))return;let t=matchMedia(Ts).matches?"auto":"smooth";document.querySelector(".review-list .now")?.scrollIntoView({block:"nearest",behavior:t})},[e])}import{html as u,useEffect as de,useLayoutEffect as Cs,useRef as F,useState as I}from"bombe/preact.js";var ze=e=>{let s=N(e)?.law;return s?`${e} (${s.title??s.words})`:e};var Fe=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,Ge=(e,s,t,n="")=>!t||e.answers[s]===void 0?"":n&&n===Fe(e,s)?"rests pointed":t.includes(Fe(e,s))?"rests":"faded";var Ue=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Ke(e){let s=e.match(/^#why(?:-(\d{1,2}[a-z]))?$/);return s&&(s[1]??"")}function Ve({held:e,code:s,mode:t},n){let o=[...s].map((r,i)=>"tsc"[i]+r),c=t==="nightmare"?Object.entries(e).map(([r,i])=>`${r}${n(i)}`):[];return new Set([...Object.values(e),...o,...c])}function Je(e){if(!e)return null;let{after:s,since:t,sign:n}=e,o=n==="-"?"struck":"kept";return t===null?{key:`reason_${o}_never`,values:{after:s}}:t>s?{key:`reason_${o}_soon`,values:{after:s,since:t}}:{key:t?`reason_${o}_right`:`reason_${o}_right_at_once`,values:{after:s,since:t}}}var Ze=e=>e.split(/(\d{3} [A-F][✓✗]|\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/).filter(Boolean).map(s=>/[▲■●]/.test(s)?{text:s,whole:!0}:/^\d{3} [A-F][✓✗]$/.test(s)?{text:s,answer:s.slice(0,5)+(s.endsWith("✓")?"+":"-")}:{text:s}),ue=({after:e,since:s})=>s===null||s>e;async function Ye(e,s,t){let{lang:n}=document.documentElement,o=new URLSearchParams({line:String(s),claim:t,lang:n}),c=await fetch(`/api/matches/${e}/why?${o}`).catch(()=>null),r=await c?.json().catch(()=>null);if(!c?.ok)throw new Error(r?.error??a("no_answer"));return r}var As=e=>N(e)?.card.number??0;function es({match:e,line:s,opened:t}){let[n]=I(()=>Ke(location.hash)),[o,c]=I(n!==null),[r,i]=I(null),[l,$]=I(null),[d,h]=I(""),[f,b]=I(""),m=F(null),w=F(null),v=F(null),O=F(n===null?0:-1);de(()=>{t&&c(!0)},[t]),de(()=>{!o||r||Ye(e,s,"").then(y=>i(y.why),y=>h(y.message))},[o]),de(()=>{if(!r||O.current===t)return;O.current=t,m.current?.scrollIntoView({block:"nearest"});let y=t?null:m.current?.querySelector(`[data-target="${n}"]`),_=y??m.current?.querySelector(".why-law");_?.focus(),y&&_?.click()},[r,t]),Cs(()=>{l&&(v.current?.focus({preventScroll:!0}),w.current?.scrollIntoView({block:"nearest"}))},[l]);let M=async y=>{w.current=document.activeElement,h(""),b("");try{$(await Ye(e,s,y))}catch(_){h(_.message)}},ve=()=>{$(null),w.current?.focus({preventScroll:!0})},ps=()=>{let y=[...m.current.querySelectorAll(".why-law.law")],_=y.indexOf(w.current),P=y[(_+1)%y.length];P.focus({preventScroll:!0}),P.click()},$s=y=>{if(y.key==="Escape"&&l&&(y.preventDefault(),ve()),y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;let _=[...m.current.querySelectorAll(".why-law")],P=_.indexOf(document.activeElement);if(P<0)return;y.preventDefault(),_[(P+(y.key==="ArrowDown"?1:_.length-1))%_.length].focus()};if(!o)return u`<p><button type="button" class="button why-open" onClick=${()=>c(!0)}>${a("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let ye=l&&l.why;return u`<section class="why ${l?"asked":""}" id="why" aria-labelledby="why-title" ref=${m}
onKeyDown=${$s}>
<h2 id="why-title">${a("why")}</h2>
<p class="note">${a("reason_how")}</p>
${d&&u`<p class="alert" role="alert">${d}</p>`}
${r?u`<div class="why-all">
<${Ls} whole=${r} ask=${M} asked=${ye?.claim} />
<${Is} whole=${r} ask=${M} found=${ye} pointed=${f} />
${l&&u`<${Ps} told=${l} whole=${r} heading=${v} close=${ve} next=${ps}
point=${b} />`}
</div>`:!d&&u`<p role="status">${a("review_working")}</p>`}
</section>`}function we({whole:e,target:s,cls:t,name:n,ask:o,asked:c,children:r}){let i=e.follows[s],l=e.marks.find(f=>f.target===s),$=l&&ue(l),d=Ue(s,e.follows,Ve(e,As)),h=a(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:n});return u`<button type="button" data-target=${s} aria-current=${c?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${h}. ${a("reason_too_soon")}`:h} onClick=${()=>o(d)}>
${r}${$&&u`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Ls=({whole:e,ask:s,asked:t})=>u`<div class="why-cards">
${e.groups.map((n,o)=>{let c=e.mode==="nightmare"?null:e.verifiers[o];return u`<section key=${o} class="paper why-card"
aria-label=${c?a("verifier",{letter:c}):a("card_number",{n:n[0]})}>
${n.map(r=>u`<div key=${r}>
<h3>${c&&u`<span class="review-disc">${c}</span>`} ${A(j(r).title,15)}</h3>
<ul>${j(r).laws.map(i=>u`<li key=${i.name}><${we} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${W(i.text)}><${se} of=${i.picture} />
<span class="law-words">${A(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!c&&u`<div class="owners">${[...e.verifiers].map(r=>u`<${we} key=${r} whole=${e} target=${`${r}${n[0]}`} cls="owner" ask=${s}
asked=${t} name=${a("step_owner",{v:r,card:n[0]})}>${r}<//>`)}</div>`}
</section>`})}
</div>`;function Is({whole:e,ask:s,found:t,pointed:n}){let o=t?.follows?t.because:null,c=[...e.verifiers];return u`<section class="paper why-sheet" aria-label=${a("sheet")}>
<table class="rounds">
<caption class="hush">${a("rounds")}</caption>
<thead><tr><th scope="col">${a("code")}</th>
${c.map(r=>u`<th key=${r} scope="col">${r}</th>`)}</tr></thead>
<tbody>${e.rounds.map((r,i)=>u`<tr key=${i}>
<th scope="row">${r.proposal?u`<${Qe} code=${r.proposal} whole=${e} ask=${s} />`:u`<span class="note">${a("review_no_question")}</span>`}</th>
${c.map(l=>{let $=r.answers[l];return u`<td key=${l}><span class="why-cell ${Ge(r,l,o,n)}">${$===void 0?u`<i class="dot" aria-hidden="true"></i><span class="hush">${a("not_asked")}</span>`:u`<${E} passed=${$} size=${22} /><span class="hush">${a($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&u`<p class="note why-key"><span class="why-cell rests"></span> ${a("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${a("digits")}>
${H.map(r=>u`<span class="digits-of" aria-hidden="true"><${ee} of=${r} size=${20} /></span>`)}
${R.flatMap(r=>H.map((i,l)=>u`<${we} key=${i+r} whole=${e} target=${C[l]+r}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${W(a("digit_is",{shape:i,digit:r}))}>${r}<//>`))}
</div>
<p class="why-was">${a("review_code")} <${Qe} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Qe=({code:e,whole:s,ask:t})=>u`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${a("reason_code",{code:e})}>${e}</button>`,he=({text:e,size:s,point:t})=>Ze(e).map(({text:n,answer:o,whole:c},r)=>{if(c)return u`<span key=${r} class="why-whole">${A(n,s)}</span>`;if(!o)return n;let i=o.endsWith("+"),[l,$]=[o.slice(0,3),o[4]],d=a("reason_answer",{code:l,v:$,answer:a(i?"says_yes":"says_no")});return u`<button key=${r} type="button" class="why-chip" aria-label=${d} onFocus=${()=>t(o)}
onBlur=${()=>t("")} onMouseEnter=${()=>t(o)} onMouseLeave=${()=>t("")}>
<span class="mono">${l}</span><span class="review-disc">${$}</span><${E} passed=${i} size=${18} />
</button>`});function Ps({told:e,whole:s,heading:t,close:n,next:o,point:c}){let r=e.why,i=s.marks.find(({target:$,sign:d})=>$===e.claim.slice(1)&&d===e.claim[0]),l=Je(i);return u`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}><${he} text=${e.title} size=${17} point=${c} /></h2>
<button type="button" class="plain square" onClick=${n} aria-label=${a("close")} title=${a("close")}>
<${xe} of="close" /></button>
</div>
${r.case?u`<${Xe} of=${r.case} />`:u`<ol class="why-steps">${e.steps.map(($,d)=>u`<li key=${d}><${he} text=${$} size=${14} point=${c} /></li>`)}</ol>`}
${e.rests&&u`<p class="note"><${he} text=${e.rests} size=${14} point=${c} /></p>`}
${l?u`<p class="why-verdict ${i&&ue(i)?"soon":""}">${a(l.key,l.values)}</p>
${i?.case&&r.follows&&u`<${Xe} of=${i.case} said=${a("case_then")} />`}`:r.follows&&r.since!==null&&u`<p class="why-verdict">${r.since?a("reason_since",{n:r.since}):a("reason_since_cards")}</p>`}
<button type="button" class="button why-next" onClick=${o}>
${a("reason_next")} <span aria-hidden="true">›</span></button>
</aside>`}var Xe=({of:e,said:s=a("case_is")})=>u`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:n,answers:o})=>u`<li key=${t}><span class="review-disc">${t}</span>
<span>${A(ze(n),14)}</span>
<span class="why-agrees">${o.length?o.map(c=>u`<span key=${c} class="why-chip"><span class="mono">${c.slice(0,3)}</span>
<${E} passed=${c.endsWith("+")} size=${18} /><span class="hush">${a(c.endsWith("+")?"says_yes":"says_no")}</span></span>`):u`<span class="note">${a("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function cn(e,s){let{match:t=""}=e.dataset;return Oe(e,s),n=>Hs(p`<${Ds} told=${n} match=${t} />`,e)}var S=e=>e.review,fe=(e,s)=>e.you!==null&&s.seats.includes(e.you),K=(e,s)=>s.name??e.seats[s.seats[0]].name,B=e=>x(e,2);function Ds({told:e,match:s}){let t=Be(e.lines.map(({seats:w})=>w),e.you),n=t.map(w=>e.lines[w]),o=n.map(w=>S(w)?.steps.length??0),[c,r]=me(()=>{let{line:w,step:v}=je(location.hash);return{line:Math.max(0,t.indexOf(w)),step:v}}),[i,l]=me(!1),[$,d]=me(0),h=n[c.line],f=Math.max(0,Math.min(c.step,(o[c.line]??0)-1)),b=()=>o[c.line]>0&&l(!0);if(ss(()=>{h&&history.replaceState(null,"",`#${t[c.line]+1}.${f+1}`)},[c.line,f,n.length]),ss(()=>{let w=v=>{if(!(v.defaultPrevented||v.ctrlKey||v.altKey||v.metaKey||v.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||v.target.closest("input, textarea, select, [contenteditable]"))){if(v.key.toLowerCase()==="p")b();else if(v.key.toLowerCase()==="w")d(M=>M+1);else if(!ae(v.key,c,o))return;v.preventDefault(),r(M=>ae(v.key,M,o)??M)}};return addEventListener("keydown",w),()=>removeEventListener("keydown",w)}),!h)return p`<p class="note" role="status">${a("review_working")}</p>`;let m=n.map(S).find(Boolean)?.code??"";return p`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${a("review_whose")}>
${n.map((w,v)=>p`<${Ns} key=${v} told=${e} line=${w} isHere=${v===c.line}
go=${()=>r({line:v,step:0})} />`)}
</nav>
${m&&p`<${js} code=${m} />`}
</div>
<${Rs} key=${c.line} told=${e} line=${h} step=${f} playOn=${b} why=${()=>d($+1)}
go=${w=>r({...c,step:w})} />
<${es} key=${`why ${c.line}`} match=${s} line=${t[c.line]} opened=${$} />
<p class="note" role="status">${e.more?Bs(n):""}</p>
${i&&p`<${Ce} match=${s} line=${t[c.line]} step=${f}
worlds=${S(h)?.steps[f]?.before.worlds??0} close=${()=>l(!1)} />`}
</div>`}function Bs(e){let s=e.map(t=>S(t)?.steps??[]).find(t=>ce(t)>=0);return s?a("review_working_on",{n:ce(s)+1,of:s.length}):a("review_more")}var js=({code:e})=>p`<p class="review-code">${a("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>p`<b key=${t} class=${C[t]} aria-hidden="true">${s}</b>`)}</p>`;function Ns({told:e,line:s,isHere:t,go:n}){let o=S(s),c=K(e,s),r=s.level??(fe(e,s)?a("you"):"");return p`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${n}>
<${be} name=${c} bot=${s.seats.length?null:"machine"} />
<span><b>${c}</b>${" "}${r&&p`<small>${r}</small>`}
<span class="review-cost">${s.finished?o?k("rounds",o.cost.rounds):"…":a("review_unfinished")}</span></span>
</button>`}function Rs({told:e,line:s,step:t,go:n,playOn:o,why:c}){let r=S(s);if(!r){let d=s.moments[0]??a(e.more?"review_working":"review_unknown");return p`<section class="paper" aria-label=${K(e,s)}><p>${d}</p></section>`}let i=fe(e,s),l=V(r),$=e.more&&!s.proved;return p`<div class="review-all">
<div class="review-main">
<${zs} line=${s} review=${r} own=${i} isOpen=${$} />
${!$&&p`<${Us} line=${s} review=${r} go=${n} own=${i} />`}
${l&&p`<${Zs} line=${s} review=${r} step=${t} go=${n} own=${i} isOpen=${$} />`}
${s.moments.slice(os(s,r)).map(d=>p`<p key=${d} class="review-declared">${d}</p>`)}
</div>
${r.steps.length>0&&p`<div class="review-side">
${l&&p`<${We} ...${Ws(e,s)} step=${t} />`}
<${Ys} review=${r} step=${t} go=${n} playOn=${o} why=${c} own=${i} />
<${as} cls="machine review-dock" review=${r} step=${t} go=${n}>
<button type="button" class="button light review-on" onClick=${o}>
<${ne} /> ${a("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Ws(e,s){let t=e.lines.find(o=>!o.seats.length&&o!==s),n=o=>(o&&S(o)?.drawn.map(c=>c.expected))??[];return{own:n(s),others:n(t),asked:S(s)?.steps.map(({verifier:o})=>o??"–")??[],name:fe(e,s)?a("you"):K(e,s),otherName:t?K(e,t):""}}var qs=({of:e,parts:s})=>p`<p>${a("named",{who:e,what:s.join(" ")})}</p>`;function zs({line:e,review:s,own:t,isOpen:n}){if(!e.finished)return p`<section class="machine review-sum"><p class="review-big">${a("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return p`<section class="machine review-sum">
${n?p`<p>${a("review_working")}</p>`:e.sums.map(qs)}
</section>`;let c={par:B(o.par),choices:B(o.choices),luck:B(o.luck),rest:B(o.to_come)},r=k("rounds",o.cost),i=t?"review_own_sum":"review_sum",{pieces:l,ticks:$}=Ie(o),d=s.open&&o.to_come>0;return p`<section class="machine review-sum">
<p class="hush">${a(d?`${i}_open`:i,{...c,cost:r})}</p>
<div class="review-line" aria-hidden="true">
<${U} n=${c.par} of="par" />
<${G} sign="+"><${U} n=${c.choices} of="choices" own=${t} /><//>
<${G} sign=${o.luck<0?"−":"+"}>
<${U} n=${B(Math.abs(o.luck))} of="luck" brief=${d} /><//>
<${G} sign="="><span class="review-part"><b>${r}</b>
<small>${a(t?"review_own_needed":"review_needed")}</small></span><//>
${d&&p`<${G} sign="+"><${U} n=${c.rest} of="to_come" /><//>`}
</div>
<div class="review-bar" aria-hidden="true">
${l.map(({part:h,from:f,to:b})=>p`<i key=${h} class=${h} style=${{left:`${f*100}%`,width:`${(b-f)*100}%`}}></i>`)}
${$.map(({n:h,at:f})=>p`<span key=${h} style=${{left:`${f*100}%`}}>${h}</span>`)}
</div>
</section>`}var G=({sign:e,children:s})=>p`<span class="review-term"><span class="review-sign">${e}</span>${s}</span>`;function U({n:e,of:s,own:t=!1,brief:n=!1}){let{long:o,short:c}=Fs[s](t);return p`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${Gs} long=${n?c:o} short=${c} /></small></span>`}var Fs={par:()=>({long:a("review_par"),short:a("review_par")}),choices:e=>e?{long:a("review_own_choices"),short:a("you")}:{long:a("review_choices"),short:a("review_choices")},luck:()=>({long:a("review_luck"),short:a("review_about_luck")}),to_come:()=>({long:a("review_to_come"),short:a("review_to_come")})},Gs=({long:e,short:s})=>e===s?p`<span>${e}</span>`:p`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Us({line:e,review:s,go:t,own:n}){return n&&e.finished&&!V(s)?p`<section class="paper review-unasked"><p>${a("review_unasked")}</p></section>`:p`<div class="review-moments">
${e.moments.slice(0,os(e,s)).map((o,c)=>{let r=V(s)?s.moments[c]:null;if(r==null)return p`<section class="paper" key=${c}><p>${o}</p></section>`;let i=c?Vs(s,r):Ks(e,s,r);return p`<section class="paper" key=${c}>
<div><h2><button type="button" onClick=${()=>t(r)}>${i.title}</button></h2><p>${i.text}</p></div>
<${Js} of=${ie(s.steps[r])[c]} />
</section>`})}
</div>`}var V=({steps:e})=>e.some(({verifier:s})=>s),os=(e,s)=>e.proved&&V(s)?s.moments.length:1;function Ks(e,s,t){let{own:n}=s.drawn[t],c=n&&n.yes.worlds>0!=n.no.worlds>0?a(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",r=s.drawn[t].best?a("review_better",{best:e.rows[t][5]}):a("review_known");return{title:a("review_cost_most",{n:t+1}),text:[c,r].filter(Boolean).join(" ")}}function Vs(e,s){let{before:t,after:n}=e.steps[s],o=(ie(e.steps[s])[1]?.n??0)>0,c=a("review_answer_left",{left:x(n.worlds),n:x(t.worlds)});return{title:a(o?"review_unlucky":"review_lucky",{n:s+1}),text:c}}function Js({of:e}){return!e||Math.abs(e.n)<.005?null:p`<p class="review-weight"><b>${x(e.n,2,{signDisplay:"exceptZero"})}</b>
<small>${a(e.of==="rounds"?"review_rounds":"review_in_questions")}</small></p>`}function Zs({line:e,review:s,step:t,go:n,own:o,isOpen:c}){return qe(t),p`<section class="paper review-list" aria-label=${a("review_questions")}>
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
${s.steps.map((r,i)=>{let{regret:l}=s.drawn[i],$=i===0||s.steps[i-1].round!==r.round,d=i===t,[,,,h,f,b]=c&&!r.proved?[...e.rows[i].slice(0,4),"…","…"]:e.rows[i];return p`<tr key=${i} class="${$?"new":""} ${d?"now":""}" onClick=${()=>n(i)}>
<td class="review-round">
<span class=${$?"":"hush"}>${a("review_round",{n:r.round})}</span></td>
<th scope="row"><button type="button" aria-current=${d?"true":null}
aria-label=${a("review_question",{n:i+1})}>${i+1}</button></th>
<td class="mono">${r.proposal??"–"}</td>
<td>${r.verifier?p`<${rs} of=${r.verifier} />`:a("review_no_question")}</td>
<td>${r.answer&&p`<${q} passed=${r.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${He(s.worlds,r.before.worlds,r.after.worlds).map((m,w)=>p`<i key=${w} class=${m}></i>`)}</span>
<span class=${r.before.worlds===r.after.worlds?"nothing":""}>${h}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${l>1?"more":""}
style=${{width:`${Math.min(l,1)*100}%`}}></i></span>
<span>${r.proved&&l>0?"+":""}${f}</span></td>
<td class="review-instead ${l?"costly":""}">${b}
<span class="review-short" aria-hidden="true"> · ${h}</span></td>
${d&&p`<td class="review-inside"><p>${is(s.drawn[t])}</p>
<${ls} review=${s} step=${t} own=${o} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var rs=({of:e})=>p`<span class="review-disc">${e}</span>`;function as({review:e,step:s,go:t,cls:n,children:o}){let c=e.steps.length-1;return p`<div class=${n}>
<button type="button" class="button" aria-label=${a("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${o}
<button type="button" class="button" aria-label=${a("review_after")} aria-disabled=${String(s===c)}
onClick=${()=>s<c&&t(s+1)}>›</button>
</div>`}function Ys({review:e,step:s,go:t,playOn:n,why:o,own:c}){let r=e.steps[s];return r?p`<section class="paper review-chosen" aria-labelledby="chosen">
<${as} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${a("review_question",{n:s+1})}</h2>
<//>
<p>${k("review_worlds",r.before.worlds)}. ${is(e.drawn[s])}</p>
<${ls} review=${e} step=${s} own=${c} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${ne} /> ${a("review_play_on")}</button>
<button type="button" class="button" aria-keyshortcuts="w" onClick=${o}>${a("why")}</button>
</div>
</section>`:null}var cs=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function is(e){if(!e.own&&!e.best)return"";let s=cs(e);return s?a("review_could_about",{code:s}):a("review_could")}function ls({review:e,step:s,own:t}){let{own:n,best:o}=e.drawn[s],c=n&&o&&n.proposal===o.proposal&&n.verifier===o.verifier,r=a(c?"review_was_best":t?"review_own_asked":"review_asked"),i=cs(e.drawn[s])!==void 0;return p`<div class="review-splits">
${n&&p`<${ts} of=${n} title=${r} isAlike=${i} isBest=${c} />`}
${o&&!c&&p`<${ts} of=${o} title=${a("review_was_best")} isAlike=${i} isBest />`}
</div>`}var ts=({of:e,title:s,isAlike:t,isBest:n})=>p`<div class="review-split ${n?"best":""}">
<h3><${rs} of=${e.verifier} /> ${s}${!t&&p` <small>${a("review_about",{code:e.proposal})}</small>`}</h3>
<p><${q} passed=${!0} /> <${ns} left=${e.yes} all=${e.yes.worlds+e.no.worlds} /></p>
<p><${q} passed=${!1} /> <${ns} left=${e.no} all=${e.yes.worlds+e.no.worlds} /></p>
</div>`,ns=({left:e,all:s})=>e.worlds?e.codes.length?p`<span class="review-codes">${e.codes.map(t=>p`<b class="mono">${t}</b> `)}</span>`:p`<span class="slots" aria-hidden="true">${De(s,e.worlds).map((t,n)=>p`<i key=${n} class=${t}></i>`)}</span><span aria-hidden="true">${x(e.worlds)}</span>
<span class="hush">${k("review_worlds",e.worlds)}</span>`:p`<span class="note">${a("review_none")}</span>`;export{cn as mount};
