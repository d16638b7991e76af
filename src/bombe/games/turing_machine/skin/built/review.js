import{html as Y,useEffect as ot,useRef as rt,useState as at}from"bombe/preact.js";var Z={},j="en";function ge(e){Z=e.words,j=e.lang}function a(e,s={}){let t=Z[e];if(t===void 0)throw new Error(`no words for ${e}`);return ms(t,s)}var ms=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t)),be=e=>new Intl.ListFormat(j,{type:"conjunction"}).format(e);function x(e,s=0,t={}){let n={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(j,{...n,...t}).format(e).replace("-","−")}function k(e,s,t=0,n={}){let c=new Intl.PluralRules(j,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||Z[`${e}_1`].includes("{n}"));return a(c?`${e}_1`:`${e}_n`,{n:x(s,t,n)})}var ws=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function fs(e){let s=e.charCodeAt(0)-65;return ws[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function _e({name:e,bot:s,mark:t}){let n=([...e][0]??" ").toUpperCase(),o=t??n,c=[...o].length>1;return Y`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text class=${c?"two":""} x=${c?16:17} y="29" text-anchor="middle">${o}</text>
${[...fs(n)].map((r,i)=>r==="1"?Y`<rect x="31" y=${5.5+7*i} width="4.4" height="5.4" rx="1" />`:Y`<rect class="dot" x="32.6" y=${7.6+7*i} width="1.2" height="1.2" />`)}
</svg>`}import{html as p,render as js,useEffect as os,useState as we}from"bombe/preact.js";import{html as xs}from"bombe/preact.js";import{html as g}from"bombe/preact.js";var xe="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",vs="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ys={up:g`<path d=${xe} />`,down:g`<path d=${xe} transform="rotate(180 12 12)" />`,undo:g`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:g`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:g`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:g`<path class="pen" d="M6 14l6-6l6 6" />`,sink:g`<path class="pen" d="M6 10l6 6l6-6" />`,close:g`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:g`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:g`<path class="pen" d=${vs} />`,talk:g`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:g`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},ke=({of:e,size:s=20})=>g`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ys[e]}</svg>`,E=({passed:e,size:s=22})=>g`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?g`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:g`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as T}from"bombe/preact.js";var Q={},X=new Map,gs;function Se(e){ge(e),Q=e.cards,X=new Map;for(let s of Object.values(Q))for(let t of s.laws)t.name=`${s.number}${t.letter}`,X.set(t.name,{card:s,law:t});gs=e}var B=e=>Q[e];var R=e=>X.get(e);var P=["▲","■","●"],A=["t","s","c"],W=["1","2","3","4","5"],Me={"▲":"t","■":"s","●":"c"},bs={"▲":"triangle","■":"square","●":"circle"},q=e=>_s(e.replace(/[▲■●]/g,s=>a(bs[s]))),Oe=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),_s=e=>e.replace(/\.$/,"");function ee({of:e,size:s=16}){let t=Me[e];return T`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&T`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&T`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&T`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${q(e)}</span></span>`}var C=(e,s)=>e.split(/([▲■●])/).map(t=>t in Me?T`<${ee} of=${t} size=${s} />`:t),se=({of:e,cls:s=""})=>T`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var z=({passed:e})=>xs`<span class="answered"><${E} passed=${e} />
<span class="hush">${a(e?"said_yes":"said_no")}</span></span>`;import{html as _t}from"bombe/preact.js";function Ee(e,s){Se(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as ks,useLayoutEffect as Ss,useRef as Ms}from"bombe/preact.js";function Te({title:e,cls:s="",close:t,onKey:n,children:o}){let c=Ms(null);return Ss(()=>{let l=document.activeElement,$=c.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),l?.isConnected&&l.focus()}},[]),ks`<dialog class="over ${s}" ref=${c} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${l=>{l.preventDefault(),t()}} onClick=${l=>l.target===c.current&&t()}>
<h2 id="over-title">${e}</h2>
${o}
</dialog>`}import{html as te,useState as Ae}from"bombe/preact.js";function Ce({match:e,line:s,step:t,worlds:n,close:o}){let[c,r]=Ae(!1),[i,l]=Ae(""),$=async h=>{if(!c){r(!0);try{location.assign(`/r/${await Os(e,{line:s,step:t,same:h})}`)}catch(f){l(Oe(f.message)),r(!1)}}},u=(h,f,b)=>te`<button type="button" class="button review-way" autofocus=${h} aria-disabled=${String(c)}
onClick=${()=>$(h)}><b>${f}</b> <span>${b}</span></button>`;return te`<${Te} title=${a("review_play_on_at",{n:t+1})} cls="review-ways" close=${o}>
<p class="note">${a("review_play_on_is")}</p>
${u(!0,a("review_same"),a("review_same_is"))}
${u(!1,a("review_another"),k("review_another_is",n))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${o}>${a("cancel")}</button></div>
<//>`}var ne=()=>te`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function Os(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),n=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(n?.error??a("page_offline"));return n.room}import{html as L}from"bombe/preact.js";function oe(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function De({par:e,choices:s,luck:t}){let n=e+s,o=Math.max(n,n+t,1e-9),c=[{part:"par",from:0,to:e/o},{part:"choices",from:e/o,to:n/o},{part:t<0?"saved":"luck",from:(n+Math.min(t,0))/o,to:(n+Math.max(t,0))/o}],r=[];for(let i=1;i<o-1e-9;i+=1)r.push({n:i,at:i/o});return{pieces:c.filter(({from:i,to:l})=>l-i>1e-9),ticks:r}}function re(e,s,t){if(!e.length||e.some(l=>!l))return null;let n=e,o=`M${s(-.5)} ${t(n[0][0])}`,c=[];n.forEach(([l,$,u],h)=>{o+=`H${s(h)}V${t(u)}`,$-l>1e-9&&c.push({x:s(h),from:t(l),to:t($),part:"choices"}),Math.abs(u-$)>1e-9&&c.push({x:s(h),from:t($),to:t(u),part:"luck"})});let[r,i]=[n[0][0],n[n.length-1][2]];return{path:`${o}H${s(n.length-.5)}`,rises:c,start:r,end:i}}function Pe(e){let s=e.flat(2).filter(n=>n!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function He(e,s,t){let[n,o]=[oe(t,e),oe(s,e)];return Array.from({length:Math.min(e,12)},(c,r)=>r<n?"full":r<o?"out":"gone")}function Ne(e,s){let t=Math.min(e,12),n=s&&Math.max(1,Math.min(s<e?t-1:t,Math.round(t*s/e)));return Array.from({length:t},(o,c)=>c<n?"full":"out")}function ae(e,{line:s,step:t},n){let o={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(o)return{line:s,step:Math.max(0,Math.min(t+o,n[s]-1))};let c=/^[1-9]$/.test(e)?Number(e)-1:-1;return c>=0&&c<n.length?{line:c,step:Math.max(0,Math.min(t,n[c]-1))}:null}function je(e,s){let t=e.map((o,c)=>c),n=s===null?-1:e.findIndex(o=>o.includes(s));return n<0?t:[n,...t.filter(o=>o!==n)]}function Be(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var ce=e=>e.findIndex(({proved:s})=>!s),ie=({regret:e,luck:s})=>[Le(e,1),Le(s,-1)];function Le(e,s){for(let t of["rounds","questions"]){let[n,o="1"]=(e[t]??"0").split("/");if(Number(n))return{n:s*Number(n)/Number(o),of:t}}return null}var[le,H,F,Re,pe,$e]=[380,206,28,12,12,28],Es=12;function qe({own:e,others:s,asked:t,name:n,otherName:o,step:c}){let r=Math.max(e.length,s.length),{low:i,high:l}=Pe([e,s]),$=w=>Math.round((F+(le-F-Re)*(w+.5)/r)*10)/10,u=w=>Math.round((H-$e-(H-pe-$e)*(w-i)/(l-i))*10)/10,h=re(e,$,u),f=re(s,$,u);if(!h)return null;let b=Array.from({length:l-i+1},(w,m)=>i+m);return L`<section class="machine review-curve" aria-hidden="true">
<h2>${a("review_curve")}</h2>
<p class="note">${a("review_curve_is")}</p>
<p class="review-legend"><span>${`${a("review_par")} ${x(h.start,2)}`}</span>
<span><i class="own"></i>${We(n,h.end)}</span>
${f&&L`<span><i class="beside"></i>${We(o,f.end)}</span>`}</p>
<svg viewBox=${`0 0 ${le} ${H}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(c-.5)} y=${pe-8} width=${$(c+.5)-$(c-.5)}
height=${H-pe-$e+16} rx="8" />
${b.map(w=>L`<g key=${w}><path class="grid" d=${`M${F} ${u(w)}H${le-Re}`} />
<text class="scale" x=${F-10} y=${u(w)+4}>${w}</text></g>`)}
${f&&L`<path class="beside" d=${f.path} />`}
<path class="own" d=${h.path} />
${h.rises.map(({x:w,from:m,to:v,part:O})=>L`<rect key=${`${w} ${O}`} class=${O} x=${w-7} width="14" rx="3"
y=${Math.min(m,v)-2} height=${Math.abs(m-v)+4} />`)}
${r<=Es&&t.map((w,m)=>L`<text key=${m} class="at ${m===c?"now":""}" x=${$(m)} y=${H-6}>
${m+1} ${w}</text>`)}
</svg>
</section>`}var We=(e,s)=>a("named",{who:e,what:x(s,Number.isInteger(s)?0:2)});import{useEffect as Ts,useRef as As}from"bombe/preact.js";var Cs="(max-width: 699px)",Ls="(prefers-reduced-motion: reduce)";function ze(e){let s=As(e);Ts(()=>{if(s.current===e||(s.current=e,!matchMedia(Cs).matches))return;let t=matchMedia(Ls).matches?"auto":"smooth";document.querySelector(".review-list .now")?.scrollIntoView({block:"nearest",behavior:t})},[e])}function Fe(e,s){let t=e[s-1];return!t||t.round===e[s].round?!1:e.filter(({round:n,verifier:o})=>n===t.round&&o).length<3}function Ue(e,s){let t=JSON.stringify(e[s].regret);return e.flatMap(({regret:n},o)=>JSON.stringify(n)===t?[o]:[])}import{html as d,useEffect as de,useLayoutEffect as Is,useRef as U,useState as I}from"bombe/preact.js";var Ge=e=>{let s=R(e)?.law;return s?`${e} (${s.title??s.words})`:e};var Ke=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,Ve=(e,s,t,n="")=>!t||e.answers[s]===void 0?"":n&&n===Ke(e,s)?"rests pointed":t.includes(Ke(e,s))?"rests":"faded";var Je=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Ze(e){let s=e.match(/^#why(?:-(\d{1,2}[a-z]))?$/);return s&&(s[1]??"")}function Ye({held:e,code:s,mode:t},n){let o=[...s].map((r,i)=>"tsc"[i]+r),c=t==="nightmare"?Object.entries(e).map(([r,i])=>`${r}${n(i)}`):[];return new Set([...Object.values(e),...o,...c])}function Qe(e){if(!e)return null;let{after:s,since:t,sign:n}=e,o=n==="-"?"struck":"kept";return t===null?{key:`reason_${o}_never`,values:{after:s}}:t>s?{key:`reason_${o}_soon`,values:{after:s,since:t}}:{key:t?`reason_${o}_right`:`reason_${o}_right_at_once`,values:{after:s,since:t}}}var Xe=e=>e.split(/(\d{3} [A-F][✓✗]|\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/).filter(Boolean).map(s=>/[▲■●]/.test(s)?{text:s,whole:!0}:/^\d{3} [A-F][✓✗]$/.test(s)?{text:s,answer:s.slice(0,5)+(s.endsWith("✓")?"+":"-")}:{text:s}),ue=({after:e,since:s})=>s===null||s>e;async function es(e,s,t){let{lang:n}=document.documentElement,o=new URLSearchParams({line:String(s),claim:t,lang:n}),c=await fetch(`/api/matches/${e}/why?${o}`).catch(()=>null),r=await c?.json().catch(()=>null);if(!c?.ok)throw new Error(r?.error??a("no_answer"));return r}var Ds=e=>R(e)?.card.number??0;function ns({match:e,line:s,opened:t}){let[n]=I(()=>Ze(location.hash)),[o,c]=I(n!==null),[r,i]=I(null),[l,$]=I(null),[u,h]=I(""),[f,b]=I(""),w=U(null),m=U(null),v=U(null),O=U(n===null?0:-1);de(()=>{t&&c(!0)},[t]),de(()=>{!o||r||es(e,s,"").then(y=>i(y.why),y=>h(y.message))},[o]),de(()=>{if(!r||O.current===t)return;O.current=t,w.current?.scrollIntoView({block:"nearest"});let y=t?null:w.current?.querySelector(`[data-target="${n}"]`),_=y??w.current?.querySelector(".why-law");_?.focus(),y&&_?.click()},[r,t]),Is(()=>{l&&(v.current?.focus({preventScroll:!0}),m.current?.scrollIntoView({block:"nearest"}))},[l]);let M=async y=>{m.current=document.activeElement,h(""),b("");try{$(await es(e,s,y))}catch(_){h(_.message)}},ve=()=>{$(null),m.current?.focus({preventScroll:!0})},ds=()=>{let y=[...w.current.querySelectorAll(".why-law.law")],_=y.indexOf(m.current),D=y[(_+1)%y.length];D.focus({preventScroll:!0}),D.click()},hs=y=>{if(y.key==="Escape"&&l&&(y.preventDefault(),ve()),y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;let _=[...w.current.querySelectorAll(".why-law")],D=_.indexOf(document.activeElement);if(D<0)return;y.preventDefault(),_[(D+(y.key==="ArrowDown"?1:_.length-1))%_.length].focus()};if(!o)return d`<p><button type="button" class="button why-open" onClick=${()=>c(!0)}>${a("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let ye=l&&l.why;return d`<section class="why ${l?"asked":""}" id="why" aria-labelledby="why-title" ref=${w}
onKeyDown=${hs}>
<h2 id="why-title">${a("why")}</h2>
<p class="note">${a("reason_how")}</p>
${u&&d`<p class="alert" role="alert">${u}</p>`}
${r?d`<div class="why-all">
<${Ps} whole=${r} ask=${M} asked=${ye?.claim} />
<${Hs} whole=${r} ask=${M} found=${ye} pointed=${f} />
${l&&d`<${Ns} told=${l} whole=${r} heading=${v} close=${ve} next=${ds}
point=${b} />`}
</div>`:!u&&d`<p role="status">${a("review_working")}</p>`}
</section>`}function me({whole:e,target:s,cls:t,name:n,ask:o,asked:c,children:r}){let i=e.follows[s],l=e.marks.find(f=>f.target===s),$=l&&ue(l),u=Je(s,e.follows,Ye(e,Ds)),h=a(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:n});return d`<button type="button" data-target=${s} aria-current=${c?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${h}. ${a("reason_too_soon")}`:h} onClick=${()=>o(u)}>
${r}${$&&d`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Ps=({whole:e,ask:s,asked:t})=>d`<div class="why-cards">
${e.groups.map((n,o)=>{let c=e.mode==="nightmare"?null:e.verifiers[o];return d`<section key=${o} class="paper why-card"
aria-label=${c?a("verifier",{letter:c}):a("card_number",{n:n[0]})}>
${n.map(r=>d`<div key=${r}>
<h3>${c&&d`<span class="review-disc">${c}</span>`} ${C(B(r).title,15)}</h3>
<ul>${B(r).laws.map(i=>d`<li key=${i.name}><${me} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${q(i.text)}><${se} of=${i.picture} />
<span class="law-words">${C(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!c&&d`<div class="owners">${[...e.verifiers].map(r=>d`<${me} key=${r} whole=${e} target=${`${r}${n[0]}`} cls="owner" ask=${s}
asked=${t} name=${a("step_owner",{v:r,card:n[0]})}>${r}<//>`)}</div>`}
</section>`})}
</div>`;function Hs({whole:e,ask:s,found:t,pointed:n}){let o=t?.follows?t.because:null,c=[...e.verifiers];return d`<section class="paper why-sheet" aria-label=${a("sheet")}>
<table class="rounds">
<caption class="hush">${a("rounds")}</caption>
<thead><tr><th scope="col">${a("code")}</th>
${c.map(r=>d`<th key=${r} scope="col">${r}</th>`)}</tr></thead>
<tbody>${e.rounds.map((r,i)=>d`<tr key=${i}>
<th scope="row">${r.proposal?d`<${ss} code=${r.proposal} whole=${e} ask=${s} />`:d`<span class="note">${a("review_no_question")}</span>`}</th>
${c.map(l=>{let $=r.answers[l];return d`<td key=${l}><span class="why-cell ${Ve(r,l,o,n)}">${$===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${a("not_asked")}</span>`:d`<${E} passed=${$} size=${22} /><span class="hush">${a($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&d`<p class="note why-key"><span class="why-cell rests"></span> ${a("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${a("digits")}>
${P.map(r=>d`<span class="digits-of" aria-hidden="true"><${ee} of=${r} size=${20} /></span>`)}
${W.flatMap(r=>P.map((i,l)=>d`<${me} key=${i+r} whole=${e} target=${A[l]+r}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${q(a("digit_is",{shape:i,digit:r}))}>${r}<//>`))}
</div>
<p class="why-was">${a("review_code")} <${ss} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var ss=({code:e,whole:s,ask:t})=>d`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${a("reason_code",{code:e})}>${e}</button>`,he=({text:e,size:s,point:t})=>Xe(e).map(({text:n,answer:o,whole:c},r)=>{if(c)return d`<span key=${r} class="why-whole">${C(n,s)}</span>`;if(!o)return n;let i=o.endsWith("+"),[l,$]=[o.slice(0,3),o[4]],u=a("reason_answer",{code:l,v:$,answer:a(i?"says_yes":"says_no")});return d`<button key=${r} type="button" class="why-chip" aria-label=${u} onFocus=${()=>t(o)}
onBlur=${()=>t("")} onMouseEnter=${()=>t(o)} onMouseLeave=${()=>t("")}>
<span class="mono">${l}</span><span class="review-disc">${$}</span><${E} passed=${i} size=${18} />
</button>`});function Ns({told:e,whole:s,heading:t,close:n,next:o,point:c}){let r=e.why,i=s.marks.find(({target:$,sign:u})=>$===e.claim.slice(1)&&u===e.claim[0]),l=Qe(i);return d`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}><${he} text=${e.title} size=${17} point=${c} /></h2>
<button type="button" class="plain square" onClick=${n} aria-label=${a("close")} title=${a("close")}>
<${ke} of="close" /></button>
</div>
${r.case?d`<${ts} of=${r.case} />`:d`<ol class="why-steps">${e.steps.map(($,u)=>d`<li key=${u}><${he} text=${$} size=${14} point=${c} /></li>`)}</ol>`}
${e.rests&&d`<p class="note"><${he} text=${e.rests} size=${14} point=${c} /></p>`}
${l?d`<p class="why-verdict ${i&&ue(i)?"soon":""}">${a(l.key,l.values)}</p>
${i?.case&&r.follows&&d`<${ts} of=${i.case} said=${a("case_then")} />`}`:r.follows&&r.since!==null&&d`<p class="why-verdict">${r.since?a("reason_since",{n:r.since}):a("reason_since_cards")}</p>`}
<button type="button" class="button why-next" onClick=${o}>
${a("reason_next")} <span aria-hidden="true">›</span></button>
</aside>`}var ts=({of:e,said:s=a("case_is")})=>d`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:n,answers:o})=>d`<li key=${t}><span class="review-disc">${t}</span>
<span>${C(Ge(n),14)}</span>
<span class="why-agrees">${o.length?o.map(c=>d`<span key=${c} class="why-chip"><span class="mono">${c.slice(0,3)}</span>
<${E} passed=${c.endsWith("+")} size=${18} /><span class="hush">${a(c.endsWith("+")?"says_yes":"says_no")}</span></span>`):d`<span class="note">${a("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function hn(e,s){let{match:t=""}=e.dataset;return Ee(e,s),n=>js(p`<${Bs} told=${n} match=${t} />`,e)}var S=e=>e.review,fe=(e,s)=>e.you!==null&&s.seats.includes(e.you),V=(e,s)=>s.name??e.seats[s.seats[0]].name,N=e=>x(e,2);function Bs({told:e,match:s}){let t=je(e.lines.map(({seats:m})=>m),e.you),n=t.map(m=>e.lines[m]),o=n.map(m=>S(m)?.steps.length??0),[c,r]=we(()=>{let{line:m,step:v}=Be(location.hash);return{line:Math.max(0,t.indexOf(m)),step:v}}),[i,l]=we(!1),[$,u]=we(0),h=n[c.line],f=Math.max(0,Math.min(c.step,(o[c.line]??0)-1)),b=()=>o[c.line]>0&&l(!0);if(os(()=>{h&&history.replaceState(null,"",`#${t[c.line]+1}.${f+1}`)},[c.line,f,n.length]),os(()=>{let m=v=>{if(!(v.defaultPrevented||v.ctrlKey||v.altKey||v.metaKey||v.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||v.target.closest("input, textarea, select, [contenteditable]"))){if(v.key.toLowerCase()==="p")b();else if(v.key.toLowerCase()==="w")u(M=>M+1);else if(!ae(v.key,c,o))return;v.preventDefault(),r(M=>ae(v.key,M,o)??M)}};return addEventListener("keydown",m),()=>removeEventListener("keydown",m)}),!h)return p`<p class="note" role="status">${a("review_working")}</p>`;let w=n.map(S).find(Boolean)?.code??"";return p`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${a("review_whose")}>
${n.map((m,v)=>p`<${qs} key=${v} told=${e} line=${m} isHere=${v===c.line}
go=${()=>r({line:v,step:0})} />`)}
</nav>
${w&&p`<${Ws} code=${w} />`}
</div>
<${zs} key=${c.line} told=${e} line=${h} step=${f} playOn=${b} why=${()=>u($+1)}
go=${m=>r({...c,step:m})} />
<${ns} key=${`why ${c.line}`} match=${s} line=${t[c.line]} opened=${$} />
<p class="note" role="status">${e.more?Rs(n):""}</p>
${i&&p`<${Ce} match=${s} line=${t[c.line]} step=${f}
worlds=${S(h)?.steps[f]?.before.worlds??0} close=${()=>l(!1)} />`}
</div>`}function Rs(e){let s=e.map(t=>S(t)?.steps??[]).find(t=>ce(t)>=0);return s?a("review_working_on",{n:ce(s)+1,of:s.length}):a("review_more")}var Ws=({code:e})=>p`<p class="review-code">${a("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>p`<b key=${t} class=${A[t]} aria-hidden="true">${s}</b>`)}</p>`;function qs({told:e,line:s,isHere:t,go:n}){let o=S(s),c=V(e,s),r=s.level??(fe(e,s)?a("you"):"");return p`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${n}>
<${_e} name=${c} bot=${s.seats.length?null:"machine"} />
<span><b>${c}</b>${" "}${r&&p`<small>${r}</small>`}
<span class="review-cost">${s.finished?o?k("rounds",o.cost.rounds):"…":a("review_unfinished")}</span></span>
</button>`}function zs({told:e,line:s,step:t,go:n,playOn:o,why:c}){let r=S(s);if(!r){let u=s.moments[0]??a(e.more?"review_working":"review_unknown");return p`<section class="paper" aria-label=${V(e,s)}><p>${u}</p></section>`}let i=fe(e,s),l=J(r),$=e.more&&!s.proved;return p`<div class="review-all">
<div class="review-main">
<${Gs} line=${s} review=${r} own=${i} isOpen=${$} />
${!$&&p`<${Js} line=${s} review=${r} go=${n} own=${i} />`}
${l&&p`<${Xs} line=${s} review=${r} step=${t} go=${n} own=${i} isOpen=${$} />`}
${s.moments.slice(cs(s,r)).map(u=>p`<p key=${u} class="review-declared">${u}</p>`)}
</div>
${r.steps.length>0&&p`<div class="review-side">
${l&&p`<${qe} ...${Fs(e,s)} step=${t} />`}
<${et} review=${r} step=${t} go=${n} playOn=${o} why=${c} own=${i} />
<${ls} cls="machine review-dock" review=${r} step=${t} go=${n}>
<button type="button" class="button light review-on" onClick=${o}>
<${ne} /> ${a("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Fs(e,s){let t=e.lines.find(o=>!o.seats.length&&o!==s),n=o=>(o&&S(o)?.drawn.map(c=>c.expected))??[];return{own:n(s),others:n(t),asked:S(s)?.steps.map(({verifier:o})=>o??"–")??[],name:fe(e,s)?a("you"):V(e,s),otherName:t?V(e,t):""}}var Us=({of:e,parts:s})=>p`<p>${a("named",{who:e,what:s.join(" ")})}</p>`;function Gs({line:e,review:s,own:t,isOpen:n}){if(!e.finished)return p`<section class="machine review-sum"><p class="review-big">${a("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return p`<section class="machine review-sum">
${n?p`<p>${a("review_working")}</p>`:e.sums.map(Us)}
</section>`;let c={par:N(o.par),choices:N(o.choices),luck:N(o.luck),rest:N(o.to_come)},r=k("rounds",o.cost),i=t?"review_own_sum":"review_sum",{pieces:l,ticks:$}=De(o),u=s.open&&o.to_come>0;return p`<section class="machine review-sum">
<p class="hush">${a(u?`${i}_open`:i,{...c,cost:r})}</p>
<div class="review-line" aria-hidden="true">
<${K} n=${c.par} of="par" />
<${G} sign="+"><${K} n=${c.choices} of="choices" own=${t} /><//>
<${G} sign=${o.luck<0?"−":"+"}>
<${K} n=${N(Math.abs(o.luck))} of="luck" brief=${u} /><//>
<${G} sign="="><span class="review-part"><b>${r}</b>
<small>${a(t?"review_own_needed":"review_needed")}</small></span><//>
${u&&p`<${G} sign="+"><${K} n=${c.rest} of="to_come" /><//>`}
</div>
<div class="review-bar" aria-hidden="true">
${l.map(({part:h,from:f,to:b})=>p`<i key=${h} class=${h} style=${{left:`${f*100}%`,width:`${(b-f)*100}%`}}></i>`)}
${$.map(({n:h,at:f})=>p`<span key=${h} style=${{left:`${f*100}%`}}>${h}</span>`)}
</div>
</section>`}var G=({sign:e,children:s})=>p`<span class="review-term"><span class="review-sign">${e}</span>${s}</span>`;function K({n:e,of:s,own:t=!1,brief:n=!1}){let{long:o,short:c}=Ks[s](t);return p`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${Vs} long=${n?c:o} short=${c} /></small></span>`}var Ks={par:()=>({long:a("review_par"),short:a("review_par")}),choices:e=>e?{long:a("review_own_choices"),short:a("you")}:{long:a("review_choices"),short:a("review_choices")},luck:()=>({long:a("review_luck"),short:a("review_about_luck")}),to_come:()=>({long:a("review_to_come"),short:a("review_to_come")})},Vs=({long:e,short:s})=>e===s?p`<span>${e}</span>`:p`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Js({line:e,review:s,go:t,own:n}){return n&&e.finished&&!J(s)?p`<section class="paper review-unasked"><p>${a("review_unasked")}</p></section>`:p`<div class="review-moments">
${e.moments.slice(0,cs(e,s)).map((o,c)=>{let r=J(s)?s.moments[c]:null;if(r==null)return p`<section class="paper" key=${c}><p>${o}</p></section>`;let i=c?Ys(s,r):Zs(e,s,r);return p`<section class="paper" key=${c}>
<div><h2><button type="button" onClick=${()=>t(r)}>${i.title}</button></h2><p>${i.text}</p></div>
<${Qs} of=${ie(s.steps[r])[c]} />
</section>`})}
</div>`}var J=({steps:e})=>e.some(({verifier:s})=>s),cs=(e,s)=>e.proved&&J(s)?s.moments.length:1;function Zs(e,s,t){let{own:n}=s.drawn[t],c=n&&n.yes.worlds>0!=n.no.worlds>0?a(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",r=Fe(s.steps,t)?a("review_ended_early"):"",i=s.drawn[t].best?a("review_better",{best:e.rows[t][5]}):a("review_known"),l=Ue(s.steps,t).map(u=>String(u+1));return{title:l.length>1?a("review_cost_most_n",{some:be(l)}):a("review_cost_most",{n:t+1}),text:[r,c,i].filter(Boolean).join(" ")}}function Ys(e,s){let{before:t,after:n}=e.steps[s],o=(ie(e.steps[s])[1]?.n??0)>0,c=a("review_answer_left",{left:x(n.worlds),n:x(t.worlds)});return{title:a(o?"review_unlucky":"review_lucky",{n:s+1}),text:c}}function Qs({of:e}){return!e||Math.abs(e.n)<.005?null:p`<p class="review-weight"><b>${x(e.n,2,{signDisplay:"exceptZero"})}</b>
<small>${a(e.of==="rounds"?"review_rounds":"review_in_questions")}</small></p>`}function Xs({line:e,review:s,step:t,go:n,own:o,isOpen:c}){return ze(t),p`<section class="paper review-list" aria-label=${a("review_questions")}>
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
${s.steps.map((r,i)=>{let{regret:l}=s.drawn[i],$=i===0||s.steps[i-1].round!==r.round,u=i===t,[,,,h,f,b]=c&&!r.proved?[...e.rows[i].slice(0,4),"…","…"]:e.rows[i];return p`<tr key=${i} class="${$?"new":""} ${u?"now":""}" onClick=${()=>n(i)}>
<td class="review-round">
<span class=${$?"":"hush"}>${a("review_round",{n:r.round})}</span></td>
<th scope="row"><button type="button" aria-current=${u?"true":null}
aria-label=${a("review_question",{n:i+1})}>${i+1}</button></th>
<td class="mono">${r.proposal??"–"}</td>
<td>${r.verifier?p`<${is} of=${r.verifier} />`:a("review_no_question")}</td>
<td>${r.answer&&p`<${z} passed=${r.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${He(s.worlds,r.before.worlds,r.after.worlds).map((w,m)=>p`<i key=${m} class=${w}></i>`)}</span>
<span class=${r.before.worlds===r.after.worlds?"nothing":""}>${h}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${l>1?"more":""}
style=${{width:`${Math.min(l,1)*100}%`}}></i></span>
<span>${r.proved&&l>0?"+":""}${f}</span></td>
<td class="review-instead ${l?"costly":""}">${b}
<span class="review-short" aria-hidden="true"> · ${h}</span></td>
${u&&p`<td class="review-inside"><p>${$s(s.drawn[t])}</p>
<${us} review=${s} step=${t} own=${o} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var is=({of:e})=>p`<span class="review-disc">${e}</span>`;function ls({review:e,step:s,go:t,cls:n,children:o}){let c=e.steps.length-1;return p`<div class=${n}>
<button type="button" class="button" aria-label=${a("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${o}
<button type="button" class="button" aria-label=${a("review_after")} aria-disabled=${String(s===c)}
onClick=${()=>s<c&&t(s+1)}>›</button>
</div>`}function et({review:e,step:s,go:t,playOn:n,why:o,own:c}){let r=e.steps[s];return r?p`<section class="paper review-chosen" aria-labelledby="chosen">
<${ls} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${a("review_question",{n:s+1})}</h2>
<//>
<p>${k("review_worlds",r.before.worlds)}. ${$s(e.drawn[s])}</p>
<${us} review=${e} step=${s} own=${c} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${ne} /> ${a("review_play_on")}</button>
<button type="button" class="button" aria-keyshortcuts="w" onClick=${o}>${a("why")}</button>
</div>
</section>`:null}var ps=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function $s(e){if(!e.own&&!e.best)return"";let s=ps(e);return s?a("review_could_about",{code:s}):a("review_could")}function us({review:e,step:s,own:t}){let{own:n,best:o}=e.drawn[s],c=n&&o&&n.proposal===o.proposal&&n.verifier===o.verifier,r=a(c?"review_was_best":t?"review_own_asked":"review_asked"),i=ps(e.drawn[s])!==void 0;return p`<div class="review-splits">
${n&&p`<${rs} of=${n} title=${r} isAlike=${i} isBest=${c} />`}
${o&&!c&&p`<${rs} of=${o} title=${a("review_was_best")} isAlike=${i} isBest />`}
</div>`}var rs=({of:e,title:s,isAlike:t,isBest:n})=>p`<div class="review-split ${n?"best":""}">
<h3><${is} of=${e.verifier} /> ${s}${!t&&p` <small>${a("review_about",{code:e.proposal})}</small>`}</h3>
<p><${z} passed=${!0} /> <${as} left=${e.yes} all=${e.yes.worlds+e.no.worlds} /></p>
<p><${z} passed=${!1} /> <${as} left=${e.no} all=${e.yes.worlds+e.no.worlds} /></p>
</div>`,as=({left:e,all:s})=>e.worlds?e.codes.length?p`<span class="review-codes">${e.codes.map(t=>p`<b class="mono">${t}</b> `)}</span>`:p`<span class="slots" aria-hidden="true">${Ne(s,e.worlds).map((t,n)=>p`<i key=${n} class=${t}></i>`)}</span><span aria-hidden="true">${x(e.worlds)}</span>
<span class="hush">${k("review_worlds",e.worlds)}</span>`:p`<span class="note">${a("review_none")}</span>`;export{hn as mount};
