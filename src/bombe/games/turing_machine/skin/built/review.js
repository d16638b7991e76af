import{html as te,useEffect as Qs,useRef as Xs,useState as et}from"bombe/preact.js";var ee={},se="en";function xe(e){ee=e.words,se=e.lang}function a(e,s={}){let t=ee[e];if(t===void 0)throw new Error(`no words for ${e}`);return ls(t,s)}var ls=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t));function _(e,s=0,t={}){let n={minimumFractionDigits:s,maximumFractionDigits:s};return new Intl.NumberFormat(se,{...n,...t}).format(e).replace("-","−")}function S(e,s,t=0,n={}){let r=new Intl.PluralRules(se,{minimumFractionDigits:t}).select(Math.abs(s))==="one"&&(s===1||ee[`${e}_1`].includes("{n}"));return a(r?`${e}_1`:`${e}_n`,{n:_(s,t,n)})}var ps=["11000","10011","01110","10010","10000","10110","01011","00101","01100","11010","11110","01001","00111","00110","00011","01101","11101","01010","10100","00001","11100","01111","11001","10111","10101","10001"];function $s(e){let s=e.charCodeAt(0)-65;return ps[s]??((e.codePointAt(0)??32)%32).toString(2).padStart(5,"0")}function ke({name:e,bot:s}){let t=([...e][0]??" ").toUpperCase();return te`<svg class="face ${s?"bot":""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
<path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
<text x="17" y="29" text-anchor="middle">${t}</text>
${[...$s(t)].map((n,o)=>n==="1"?te`<rect x="31" y=${5.5+7*o} width="4.4" height="5.4" rx="1" />`:te`<rect class="dot" x="32.6" y=${7.6+7*o} width="1.2" height="1.2" />`)}
</svg>`}import{html as l,render as Ls,useEffect as Xe,useState as ge}from"bombe/preact.js";import{html as fs}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var Se="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",us="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",ds={up:y`<path d=${Se} />`,down:y`<path d=${Se} transform="rotate(180 12 12)" />`,undo:y`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:y`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:y`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:y`<path class="pen" d="M6 14l6-6l6 6" />`,sink:y`<path class="pen" d="M6 10l6 6l6-6" />`,close:y`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:y`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:y`<path class="pen" d=${us} />`,talk:y`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:y`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},Me=({of:e,size:s=20})=>y`<svg class="icon" viewBox="0 0 24 24" width=${s} height=${s} aria-hidden="true" focusable="false">
${ds[e]}</svg>`,C=({passed:e,size:s=22})=>y`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?y`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:y`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;import{html as A}from"bombe/preact.js";var ne={},oe=new Map,hs;function Oe(e){xe(e),ne=e.cards,oe=new Map;for(let s of Object.values(ne))for(let t of s.laws)t.name=`${s.number}${t.letter}`,oe.set(t.name,{card:s,law:t});hs=e}var F=e=>ne[e];var q=e=>oe.get(e);var L=["▲","■","●"],O=["t","s","c"],j=["1","2","3","4","5"],Ee={"▲":"t","■":"s","●":"c"},ws={"▲":"triangle","■":"square","●":"circle"},G=e=>ms(e.replace(/[▲■●]/g,s=>a(ws[s]))),Te=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),ms=e=>e.replace(/\.$/,"");function ae({of:e,size:s=16}){let t=Ee[e];return A`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&A`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&A`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&A`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${G(e)}</span></span>`}var I=(e,s)=>e.split(/([▲■●])/).map(t=>t in Ee?A`<${ae} of=${t} size=${s} />`:t),re=({of:e,cls:s=""})=>A`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var U=({passed:e})=>fs`<span class="answered"><${C} passed=${e} />
<span class="hush">${a(e?"said_yes":"said_no")}</span></span>`;import{html as mt}from"bombe/preact.js";function Ce(e,s){Oe(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}import{html as vs,useLayoutEffect as ys,useRef as gs}from"bombe/preact.js";function Ae({title:e,cls:s="",close:t,onKey:n,children:o}){let r=gs(null);return ys(()=>{let p=document.activeElement,$=r.current;if($)return $.showModal(),$.scrollTop=0,()=>{$.close(),p?.isConnected&&p.focus()}},[]),vs`<dialog class="over ${s}" ref=${r} aria-labelledby="over-title"
onKeyDown=${n} onCancel=${p=>{p.preventDefault(),t()}} onClick=${p=>p.target===r.current&&t()}>
<h2 id="over-title">${e}</h2>
${o}
</dialog>`}import{html as ce,useState as Le}from"bombe/preact.js";function Ie({match:e,line:s,step:t,worlds:n,close:o}){let[r,c]=Le(!1),[i,p]=Le(""),$=async w=>{if(!r){c(!0);try{location.assign(`/r/${await bs(e,{line:s,step:t,same:w})}`)}catch(f){p(Te(f.message)),c(!1)}}},u=(w,f,g)=>ce`<button type="button" class="button review-way" autofocus=${w} aria-disabled=${String(r)}
onClick=${()=>$(w)}><b>${f}</b> <span>${g}</span></button>`;return ce`<${Ae} title=${a("review_play_on_at",{n:t+1})} cls="review-ways" close=${o}>
<p class="note">${a("review_play_on_is")}</p>
${u(!0,a("review_same"),a("review_same_is"))}
${u(!1,a("review_another"),S("review_another_is",n))}
<p class="alert" role="alert" hidden=${!i}>${i}</p>
<div class="over-keys"><button type="button" class="button" onClick=${o}>${a("cancel")}</button></div>
<//>`}var ie=()=>ce`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
<path d="M3 1.5v13L14 8z" /></svg>`;async function bs(e,s){let t=await fetch(`/api/matches/${e}/branches?lang=${document.documentElement.lang}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(s)}).catch(()=>null),n=await t?.json().catch(()=>null);if(!t?.ok)throw new Error(n?.error??a("page_offline"));return n.room}import{html as P}from"bombe/preact.js";function le(e,s){return s<=12||e<1?e:1+Math.round(Math.log(e)/Math.log(s)*11)}function He({par:e,choices:s,luck:t}){let n=e+s,o=Math.max(n,n+t,1e-9),r=[{part:"par",from:0,to:e/o},{part:"choices",from:e/o,to:n/o},{part:t<0?"saved":"luck",from:(n+Math.min(t,0))/o,to:(n+Math.max(t,0))/o}],c=[];for(let i=1;i<o-1e-9;i+=1)c.push({n:i,at:i/o});return{pieces:r.filter(({from:i,to:p})=>p-i>1e-9),ticks:c}}function pe(e,s,t){if(!e.length||e.some(p=>!p))return null;let n=e,o=`M${s(-.5)} ${t(n[0][0])}`,r=[];n.forEach(([p,$,u],w)=>{o+=`H${s(w)}V${t(u)}`,$-p>1e-9&&r.push({x:s(w),from:t(p),to:t($),part:"choices"}),Math.abs(u-$)>1e-9&&r.push({x:s(w),from:t($),to:t(u),part:"luck"})});let[c,i]=[n[0][0],n[n.length-1][2]];return{path:`${o}H${s(n.length-.5)}`,rises:r,start:c,end:i}}function De(e){let s=e.flat(2).filter(n=>n!==null),t=Math.floor(Math.min(...s,1)+1e-9);return{low:t,high:Math.max(t+1,Math.ceil(Math.max(...s,2)-1e-9))}}function je(e,s,t){let[n,o]=[le(t,e),le(s,e)];return Array.from({length:Math.min(e,12)},(r,c)=>c<n?"full":c<o?"out":"gone")}function Be(e,s){let t=Math.min(e,12),n=s&&Math.max(1,Math.min(s<e?t-1:t,Math.round(t*s/e)));return Array.from({length:t},(o,r)=>r<n?"full":"out")}function $e(e,{line:s,step:t},n){let o={ArrowLeft:-1,k:-1,ArrowRight:1,j:1}[e.length===1?e.toLowerCase():e];if(o)return{line:s,step:Math.max(0,Math.min(t+o,n[s]-1))};let r=/^[1-9]$/.test(e)?Number(e)-1:-1;return r>=0&&r<n.length?{line:r,step:Math.max(0,Math.min(t,n[r]-1))}:null}function Ne(e,s){let t=e.map((o,r)=>r),n=s===null?-1:e.findIndex(o=>o.includes(s));return n<0?t:[n,...t.filter(o=>o!==n)]}function We(e){let[,s,t]=e.match(/^#(\d{1,3})\.(\d{1,4})$/)??[];return{line:Number(s??0)-1,step:Math.max(0,Number(t??1)-1)}}var ue=e=>e.findIndex(({proved:s})=>!s);var[B,H,N,K,de,V]=[380,236,28,12,22,28],_s=12;function ze({own:e,others:s,asked:t,name:n,otherName:o,step:r}){let c=Math.max(e.length,s.length),{low:i,high:p}=De([e,s]),$=h=>Math.round((N+(B-N-K)*(h+.5)/c)*10)/10,u=h=>Math.round((H-V-(H-de-V)*(h-i)/(p-i))*10)/10,w=pe(e,$,u),f=pe(s,$,u);if(!w)return null;let g=Array.from({length:p-i+1},(h,m)=>i+m),b=h=>h+(h+20<H-V?17:-8);return P`<section class="machine review-curve" aria-hidden="true">
<h2>${a("review_curve")}</h2>
<p class="note">${a("review_curve_is")}</p>
<svg viewBox=${`0 0 ${B} ${H}`} focusable="false">
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
<rect class="here" x=${$(r-.5)} y=${de-8} width=${$(r+.5)-$(r-.5)}
height=${H-de-V+16} rx="8" />
${g.map(h=>P`<g key=${h}><path class="grid" d=${`M${N} ${u(h)}H${B-K}`} />
<text class="scale" x=${N-10} y=${u(h)+4}>${h}</text></g>`)}
${f&&P`<path class="beside" d=${f.path} />`}
<path class="own" d=${w.path} />
<text class="start" x=${N+2} y=${b(u(w.start))}>
${`${a("review_par")} ${_(w.start,2)}`}</text>
<text class="end" x=${B-K} y=${u(w.end)-8}>${Re(n,w.end)}</text>
${f&&P`<text class=${s.length>c-2?"end other":"start"} y=${b(u(f.end))}
x=${s.length>c-2?B-K:$(s.length-.5)+4}>
${Re(o,f.end)}</text>`}
${w.rises.map(({x:h,from:m,to:T,part:x})=>P`<rect key=${`${h} ${x}`} class=${x} x=${h-7} width="14" rx="3"
y=${Math.min(m,T)-2} height=${Math.abs(m-T)+4} />`)}
${c<=_s&&t.map((h,m)=>P`<text key=${m} class="at ${m===r?"now":""}" x=${$(m)} y=${H-6}>
${m+1} ${h}</text>`)}
</svg>
</section>`}var Re=(e,s)=>a("named",{who:e,what:_(s,Number.isInteger(s)?0:2)});import{html as d,useEffect as fe,useLayoutEffect as Os,useRef as J,useState as R}from"bombe/preact.js";var W=e=>{let s=q(e)?.law;return s?`${e} (${s.title??s.words})`:e};function we(e){let s=e.slice(1),t=O.indexOf(s[0]);return t>=0&&j.includes(s[1])?L[t]+s[1]:/^[A-F]/.test(s)?a("step_owner",{v:s[0],card:s.slice(1)}):W(s)}var xs=e=>e[0]==="-"?a("step_not",{thing:we(e)}):we(e),ks=e=>e.slice(0,-1)+(e.endsWith("+")?"✓":"✗"),Ss=(e,s)=>a("step_and",{one:e,other:s}),E=e=>s=>s.map(e).join(", "),Ms={law:W,laws:E(W),things:E(we),known:E(xs),answers:E(ks),codes:E(String),vs:E(String),suppose:he,pairs:E(he),each:e=>e.map(he).reduce(Ss)};function he({key:e,values:s}){let t=Object.entries(s).map(([n,o])=>[n,Ms[n]?.(o)??String(o)]);return a(e,Object.fromEntries(t))}var Fe=({proposal:e,answers:s},t)=>`${e} ${t}${s[t]?"+":"-"}`,qe=(e,s,t,n="")=>!t||e.answers[s]===void 0?"":n&&n===Fe(e,s)?"rests pointed":t.includes(Fe(e,s))?"rests":"faded";var Ge=(e,s,t)=>(s[e]??(t.has(e)?"+":"-"))+e;function Ue({held:e,code:s,mode:t},n){let o=[...s].map((c,i)=>"tsc"[i]+c),r=t==="nightmare"?Object.entries(e).map(([c,i])=>`${c}${n(i)}`):[];return new Set([...Object.values(e),...o,...r])}function Ke(e){if(!e)return null;let{after:s,since:t,sign:n}=e,o=n==="-"?"struck":"kept";return t===null?{key:`reason_${o}_never`,values:{after:s}}:t>s?{key:`reason_${o}_soon`,values:{after:s,since:t}}:{key:t?`reason_${o}_right`:`reason_${o}_right_at_once`,values:{after:s,since:t}}}var Ve=e=>e.split(/(\d{3} [A-F][✓✗]|\S*[▲■●]\S*)/).filter(Boolean).map(s=>/[▲■●]/.test(s)?{text:s,whole:!0}:/^\d{3} [A-F][✓✗]$/.test(s)?{text:s,answer:s.slice(0,5)+(s.endsWith("✓")?"+":"-")}:{text:s}),me=({after:e,since:s})=>s===null||s>e;async function Je(e,s,t){let{lang:n}=document.documentElement,o=new URLSearchParams({line:String(s),claim:t,lang:n}),r=await fetch(`/api/matches/${e}/why?${o}`).catch(()=>null),c=await r?.json().catch(()=>null);if(!r?.ok)throw new Error(c?.error??a("no_answer"));return c}var Es=e=>q(e)?.card.number??0;function Qe({match:e,line:s,opened:t}){let[n,o]=R(location.hash==="#why"),[r,c]=R(null),[i,p]=R(null),[$,u]=R(""),[w,f]=R(""),g=J(null),b=J(null),h=J(null),m=J(location.hash==="#why"?-1:0);fe(()=>{t&&o(!0)},[t]),fe(()=>{!n||r||Je(e,s,"").then(v=>c(v.why),v=>u(v.message))},[n]),fe(()=>{!r||m.current===t||(m.current=t,g.current?.scrollIntoView({block:"nearest"}),g.current?.querySelector(".why-law")?.focus())},[r,t]),Os(()=>{i&&(h.current?.focus({preventScroll:!0}),b.current?.scrollIntoView({block:"nearest"}))},[i]);let T=async v=>{b.current=document.activeElement,u(""),f("");try{p(await Je(e,s,v))}catch(k){u(k.message)}},x=()=>{p(null),b.current?.focus({preventScroll:!0})},cs=()=>{let v=[...g.current.querySelectorAll(".why-law.law")],k=v.indexOf(b.current),D=v[(k+1)%v.length];D.focus({preventScroll:!0}),D.click()},is=v=>{if(v.key==="Escape"&&i&&(v.preventDefault(),x()),v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;let k=[...g.current.querySelectorAll(".why-law")],D=k.indexOf(document.activeElement);if(D<0)return;v.preventDefault(),k[(D+(v.key==="ArrowDown"?1:k.length-1))%k.length].focus()};if(!n)return d`<p><button type="button" class="button why-open" onClick=${()=>o(!0)}>${a("why")}
<kbd aria-hidden="true">W</kbd></button></p>`;let _e=i&&i.why;return d`<section class="why ${i?"asked":""}" id="why" aria-labelledby="why-title" ref=${g}
onKeyDown=${is}>
<h2 id="why-title">${a("why")}</h2>
<p class="note">${a("reason_how")}</p>
${$&&d`<p class="alert" role="alert">${$}</p>`}
${r?d`<div class="why-all">
<${Ts} whole=${r} ask=${T} asked=${_e?.claim} />
<${Cs} whole=${r} ask=${T} found=${_e} pointed=${w} />
${i&&d`<${As} told=${i} whole=${r} heading=${h} close=${x} next=${cs}
point=${f} />`}
</div>`:!$&&d`<p role="status">${a("review_working")}</p>`}
</section>`}function ye({whole:e,target:s,cls:t,name:n,ask:o,asked:r,children:c}){let i=e.follows[s],p=e.marks.find(f=>f.target===s),$=p&&me(p),u=Ge(s,e.follows,Ue(e,Es)),w=a(i==="-"?"reason_is_out":i==="+"?"reason_is_sure":"reason_is_open",{what:n});return d`<button type="button" aria-current=${r?.slice(1)===s?"true":null}
class="why-law ${t} ${i==="-"?"struck":i==="+"?"kept":""}"
aria-label=${$?`${w}. ${a("reason_too_soon")}`:w} onClick=${()=>o(u)}>
${c}${$&&d`<span class="why-soon" aria-hidden="true">!</span>`}</button>`}var Ts=({whole:e,ask:s,asked:t})=>d`<div class="why-cards">
${e.groups.map((n,o)=>{let r=e.mode==="nightmare"?null:e.verifiers[o];return d`<section key=${o} class="paper why-card"
aria-label=${r?a("verifier",{letter:r}):a("card_number",{n:n[0]})}>
${n.map(c=>d`<div key=${c}>
<h3>${r&&d`<span class="review-disc">${r}</span>`} ${I(F(c).title,15)}</h3>
<ul>${F(c).laws.map(i=>d`<li key=${i.name}><${ye} whole=${e} target=${i.name} cls="law" ask=${s}
asked=${t} name=${G(i.text)}><${re} of=${i.picture} />
<span class="law-words">${I(i.words,13)}</span><//></li>`)}</ul>
</div>`)}
${!r&&d`<div class="owners">${[...e.verifiers].map(c=>d`<${ye} key=${c} whole=${e} target=${`${c}${n[0]}`} cls="owner" ask=${s}
asked=${t} name=${a("step_owner",{v:c,card:n[0]})}>${c}<//>`)}</div>`}
</section>`})}
</div>`;function Cs({whole:e,ask:s,found:t,pointed:n}){let o=t?.follows?t.because:null,r=[...e.verifiers];return d`<section class="paper why-sheet" aria-label=${a("sheet")}>
<table class="rounds">
<caption class="hush">${a("rounds")}</caption>
<thead><tr><th scope="col">${a("code")}</th>
${r.map(c=>d`<th key=${c} scope="col">${c}</th>`)}</tr></thead>
<tbody>${e.rounds.map((c,i)=>d`<tr key=${i}>
<th scope="row">${c.proposal?d`<${Ze} code=${c.proposal} whole=${e} ask=${s} />`:d`<span class="note">${a("review_no_question")}</span>`}</th>
${r.map(p=>{let $=c.answers[p];return d`<td key=${p}><span class="why-cell ${qe(c,p,o,n)}">${$===void 0?d`<i class="dot" aria-hidden="true"></i><span class="hush">${a("not_asked")}</span>`:d`<${C} passed=${$} size=${22} /><span class="hush">${a($?"says_yes":"says_no")}</span>`}</span></td>`})}
</tr>`)}</tbody>
</table>
${o&&d`<p class="note why-key"><span class="why-cell rests"></span> ${a("reason_rings")}</p>`}
<div class="digits" role="group" aria-label=${a("digits")}>
${L.map(c=>d`<span class="digits-of" aria-hidden="true"><${ae} of=${c} size=${20} /></span>`)}
${j.flatMap(c=>L.map((i,p)=>d`<${ye} key=${i+c} whole=${e} target=${O[p]+c}
cls="digit-mark" ask=${s} asked=${t?.claim}
name=${G(a("digit_is",{shape:i,digit:c}))}>${c}<//>`))}
</div>
<p class="why-was">${a("review_code")} <${Ze} code=${e.code} whole=${e} ask=${s} /></p>
</section>`}var Ze=({code:e,whole:s,ask:t})=>d`<button type="button" class="why-code mono" onClick=${()=>t((e===s.code?"=":"-")+e)}
aria-label=${a("reason_code",{code:e})}>${e}</button>`,ve=({text:e,size:s,point:t})=>Ve(e).map(({text:n,answer:o,whole:r},c)=>{if(r)return d`<span key=${c} class="why-whole">${I(n,s)}</span>`;if(!o)return n;let i=o.endsWith("+"),[p,$]=[o.slice(0,3),o[4]],u=a("reason_answer",{code:p,v:$,answer:a(i?"says_yes":"says_no")});return d`<button key=${c} type="button" class="why-chip" aria-label=${u} onFocus=${()=>t(o)}
onBlur=${()=>t("")} onMouseEnter=${()=>t(o)} onMouseLeave=${()=>t("")}>
<span class="mono">${p}</span><span class="review-disc">${$}</span><${C} passed=${i} size=${18} />
</button>`});function As({told:e,whole:s,heading:t,close:n,next:o,point:r}){let c=e.why,i=s.marks.find(({target:$,sign:u})=>$===e.claim.slice(1)&&u===e.claim[0]),p=Ke(i);return d`<aside class="paper why-panel" aria-labelledby="why-claim">
<div class="why-head">
<h2 id="why-claim" tabindex="-1" ref=${t}><${ve} text=${e.title} size=${17} point=${r} /></h2>
<button type="button" class="plain square" onClick=${n} aria-label=${a("close")} title=${a("close")}>
<${Me} of="close" /></button>
</div>
${c.case?d`<${Ye} of=${c.case} />`:d`<ol class="why-steps">${e.steps.map(($,u)=>d`<li key=${u}><${ve} text=${$} size=${14} point=${r} /></li>`)}</ol>`}
${e.rests&&d`<p class="note"><${ve} text=${e.rests} size=${14} point=${r} /></p>`}
${p?d`<p class="why-verdict ${i&&me(i)?"soon":""}">${a(p.key,p.values)}</p>
${i?.case&&c.follows&&d`<${Ye} of=${i.case} said=${a("case_then")} />`}`:c.follows&&c.since!==null&&d`<p class="why-verdict">${c.since?a("reason_since",{n:c.since}):a("reason_since_cards")}</p>`}
<button type="button" class="button why-next" onClick=${o}>
${a("reason_next")} <span aria-hidden="true">›</span></button>
</aside>`}var Ye=({of:e,said:s=a("case_is")})=>d`<div class="why-case">
<p>${s}</p>
<p class="why-case-code"><b class="mono">${e.code}</b></p>
<ul>${e.verifiers.map(({verifier:t,law:n,answers:o})=>d`<li key=${t}><span class="review-disc">${t}</span>
<span>${I(W(n),14)}</span>
<span class="why-agrees">${o.length?o.map(r=>d`<span key=${r} class="why-chip"><span class="mono">${r.slice(0,3)}</span>
<${C} passed=${r.endsWith("+")} size=${18} /><span class="hush">${a(r.endsWith("+")?"says_yes":"says_no")}</span></span>`):d`<span class="note">${a("not_asked")}</span>`}</span></li>`)}</ul>
</div>`;function sn(e,s){let{match:t=""}=e.dataset;return Ce(e,s),n=>Ls(l`<${Is} told=${n} match=${t} />`,e)}var M=e=>e.review,be=(e,s)=>e.you!==null&&s.seats.includes(e.you),Q=(e,s)=>s.name??e.seats[s.seats[0]].name,z=e=>_(e,2);function Is({told:e,match:s}){let t=Ne(e.lines.map(({seats:h})=>h),e.you),n=t.map(h=>e.lines[h]),o=n.map(h=>M(h)?.steps.length??0),[r,c]=ge(()=>{let{line:h,step:m}=We(location.hash);return{line:Math.max(0,t.indexOf(h)),step:m}}),[i,p]=ge(!1),[$,u]=ge(0),w=n[r.line],f=Math.max(0,Math.min(r.step,(o[r.line]??0)-1)),g=()=>o[r.line]>0&&p(!0);if(Xe(()=>{w&&history.replaceState(null,"",`#${t[r.line]+1}.${f+1}`)},[r.line,f,n.length]),Xe(()=>{let h=m=>{if(!(m.defaultPrevented||m.ctrlKey||m.altKey||m.metaKey||m.shiftKey||document.documentElement.dataset.keys==="off"||document.querySelector("dialog[open], :popover-open")||m.target.closest("input, textarea, select, [contenteditable]"))){if(m.key.toLowerCase()==="p")g();else if(m.key.toLowerCase()==="w")u(x=>x+1);else if(!$e(m.key,r,o))return;m.preventDefault(),c(x=>$e(m.key,x,o)??x)}};return addEventListener("keydown",h),()=>removeEventListener("keydown",h)}),!w)return l`<p class="note" role="status">${a("review_working")}</p>`;let b=n.map(M).find(Boolean)?.code??"";return l`<div class="review">
<div class="review-tabs">
<nav class="review-who" aria-label=${a("review_whose")}>
${n.map((h,m)=>l`<${Ds} key=${m} told=${e} line=${h} isHere=${m===r.line}
go=${()=>c({line:m,step:0})} />`)}
</nav>
${b&&l`<${Hs} code=${b} />`}
</div>
<${js} key=${r.line} told=${e} line=${w} step=${f} playOn=${g} why=${()=>u($+1)}
go=${h=>c({...r,step:h})} />
<${Qe} key=${`why ${r.line}`} match=${s} line=${t[r.line]} opened=${$} />
<p class="note" role="status">${e.more?Ps(n):""}</p>
${i&&l`<${Ie} match=${s} line=${t[r.line]} step=${f}
worlds=${M(w)?.steps[f]?.before.worlds??0} close=${()=>p(!1)} />`}
</div>`}function Ps(e){let s=e.map(t=>M(t)?.steps??[]).find(t=>ue(t)>=0);return s?a("review_working_on",{n:ue(s)+1,of:s.length}):a("review_more")}var Hs=({code:e})=>l`<p class="review-code">${a("review_code")} <span class="hush">${e}</span>
${[...e].map((s,t)=>l`<b key=${t} class=${O[t]} aria-hidden="true">${s}</b>`)}</p>`;function Ds({told:e,line:s,isHere:t,go:n}){let o=M(s),r=Q(e,s),c=s.level??(be(e,s)?a("you"):"");return l`<button type="button" class="review-tab" aria-current=${t?"true":null} onClick=${n}>
<${ke} name=${r} bot=${s.seats.length?null:"machine"} />
<span><b>${r}</b>${" "}${c&&l`<small>${c}</small>`}
<span class="review-cost">${s.finished?o?S("rounds",o.cost.rounds):"…":a("review_unfinished")}</span></span>
</button>`}function js({told:e,line:s,step:t,go:n,playOn:o,why:r}){let c=M(s);if(!c){let u=s.moments[0]??a(e.more?"review_working":"review_unknown");return l`<section class="paper" aria-label=${Q(e,s)}><p>${u}</p></section>`}let i=be(e,s),p=X(c),$=e.more&&!s.proved;return l`<div class="review-all">
<div class="review-main">
<${Ws} line=${s} review=${c} own=${i} isOpen=${$} />
${!$&&l`<${Fs} line=${s} review=${c} go=${n} own=${i} />`}
${p&&l`<${Ks} line=${s} review=${c} step=${t} go=${n} own=${i} isOpen=${$} />`}
${s.moments.slice(ts(s,c)).map(u=>l`<p key=${u} class="review-declared">${u}</p>`)}
</div>
${c.steps.length>0&&l`<div class="review-side">
${p&&l`<${ze} ...${Bs(e,s)} step=${t} />`}
<${Vs} review=${c} step=${t} go=${n} playOn=${o} why=${r} own=${i} />
<${os} cls="machine review-dock" review=${c} step=${t} go=${n}>
<button type="button" class="button light review-on" onClick=${o}>
<${ie} /> ${a("review_play_on_at",{n:t+1})}</button>
<//>
</div>`}
</div>`}function Bs(e,s){let t=e.lines.find(o=>!o.seats.length&&o!==s),n=o=>(o&&M(o)?.drawn.map(r=>r.expected))??[];return{own:n(s),others:n(t),asked:M(s)?.steps.map(({verifier:o})=>o??"–")??[],name:be(e,s)?a("you"):Q(e,s),otherName:t?Q(e,t):""}}var Ns=({of:e,parts:s})=>l`<p>${a("named",{who:e,what:s.join(" ")})}</p>`;function Ws({line:e,review:s,own:t,isOpen:n}){if(!e.finished)return l`<section class="machine review-sum"><p class="review-big">${a("review_unfinished")}</p></section>`;let{sum:o}=s;if(!o)return l`<section class="machine review-sum">
${n?l`<p>${a("review_working")}</p>`:e.sums.map(Ns)}
</section>`;let r={par:z(o.par),choices:z(o.choices),luck:z(o.luck),rest:z(o.to_come)},c=S("rounds",o.cost),i=t?"review_own_sum":"review_sum",{pieces:p,ticks:$}=He(o);return l`<section class="machine review-sum">
<p class="hush">${a(s.open?`${i}_open`:i,{...r,cost:c})}</p>
<div class="review-line" aria-hidden="true">
<${Y} n=${r.par} of="par" />
<${Z} sign="+"><${Y} n=${r.choices} of="choices" own=${t} /><//>
<${Z} sign=${o.luck<0?"−":"+"}>
<${Y} n=${z(Math.abs(o.luck))} of="luck" brief=${s.open} /><//>
<${Z} sign="="><span class="review-part"><b>${c}</b>
<small>${a(t?"review_own_needed":"review_needed")}</small></span><//>
${s.open&&l`<${Z} sign="+"><${Y} n=${r.rest} of="to_come" /><//>`}
</div>
<div class="review-bar" aria-hidden="true">
${p.map(({part:u,from:w,to:f})=>l`<i key=${u} class=${u} style=${{left:`${w*100}%`,width:`${(f-w)*100}%`}}></i>`)}
${$.map(({n:u,at:w})=>l`<span key=${u} style=${{left:`${w*100}%`}}>${u}</span>`)}
</div>
</section>`}var Z=({sign:e,children:s})=>l`<span class="review-term"><span class="review-sign">${e}</span>${s}</span>`;function Y({n:e,of:s,own:t=!1,brief:n=!1}){let{long:o,short:r}=Rs[s](t);return l`<span class="review-part"><b>${e}</b>
<small><i class="review-key ${s}"></i><${zs} long=${n?r:o} short=${r} /></small></span>`}var Rs={par:()=>({long:a("review_par"),short:a("review_par")}),choices:e=>e?{long:a("review_own_choices"),short:a("you")}:{long:a("review_choices"),short:a("review_choices")},luck:()=>({long:a("review_luck"),short:a("review_about_luck")}),to_come:()=>({long:a("review_to_come"),short:a("review_to_come")})},zs=({long:e,short:s})=>e===s?l`<span>${e}</span>`:l`<span class="review-long">${e}</span><span class="review-short">${s}</span>`;function Fs({line:e,review:s,go:t,own:n}){return n&&e.finished&&!X(s)?l`<section class="paper review-unasked"><p>${a("review_unasked")}</p></section>`:l`<div class="review-moments">
${e.moments.slice(0,ts(e,s)).map((o,r)=>{let c=X(s)?s.moments[r]:null;if(c==null)return l`<section class="paper" key=${r}><p>${o}</p></section>`;let i=r?Gs(s,c):qs(e,s,c);return l`<section class="paper" key=${r}>
<div><h2><button type="button" onClick=${()=>t(c)}>${i.title}</button></h2><p>${i.text}</p></div>
<${Us} of=${s.drawn[c]} isLuck=${r>0} />
</section>`})}
</div>`}var X=({steps:e})=>e.some(({verifier:s})=>s),ts=(e,s)=>e.proved&&X(s)?s.moments.length:1;function qs(e,s,t){let{own:n}=s.drawn[t],r=n&&n.yes.worlds>0!=n.no.worlds>0?a(n.yes.worlds?"review_only_yes":"review_only_no",{v:n.verifier}):"",c=s.drawn[t].best?a("review_better",{best:e.rows[t][5]}):a("review_known");return{title:a("review_cost_most",{n:t+1}),text:[r,c].filter(Boolean).join(" ")}}function Gs(e,s){let{before:t,after:n}=e.steps[s],[,o,r]=e.drawn[s].expected??[0,0,0],c=r===o?2*n.worlds>t.worlds:r>o,i=a("review_answer_left",{left:_(n.worlds),n:_(t.worlds)});return{title:a(c?"review_unlucky":"review_lucky",{n:s+1}),text:i}}function Us({of:e,isLuck:s}){let[,t,n]=e.expected??[0,0,0],o=s?n-t:e.regret;return Math.abs(o)<.005?null:l`<p class="review-weight"><b>${_(o,2,{signDisplay:"exceptZero"})}</b>
<small>${a("review_rounds")}</small></p>`}function Ks({line:e,review:s,step:t,go:n,own:o,isOpen:r}){return l`<section class="paper review-list" aria-label=${a("review_questions")}>
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
${s.steps.map((c,i)=>{let{regret:p}=s.drawn[i],$=i===0||s.steps[i-1].round!==c.round,u=i===t,[,,,w,f,g]=r&&!c.proved?[...e.rows[i].slice(0,4),"…","…"]:e.rows[i];return l`<tr key=${i} class="${$?"new":""} ${u?"now":""}" onClick=${()=>n(i)}>
<td class="review-round">
<span class=${$?"":"hush"}>${a("review_round",{n:c.round})}</span></td>
<th scope="row"><button type="button" aria-current=${u?"true":null}
aria-label=${a("review_question",{n:i+1})}>${i+1}</button></th>
<td class="mono">${c.proposal??"–"}</td>
<td>${c.verifier?l`<${ns} of=${c.verifier} />`:a("review_no_question")}</td>
<td>${c.answer&&l`<${U} passed=${c.answer==="+"} />`}</td>
<td class="review-worlds"><span class="slots" aria-hidden="true">${je(s.worlds,c.before.worlds,c.after.worlds).map((b,h)=>l`<i key=${h} class=${b}></i>`)}</span>
<span class=${c.before.worlds===c.after.worlds?"nothing":""}>${w}</span></td>
<td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${p>1?"more":""}
style=${{width:`${Math.min(p,1)*100}%`}}></i></span>
<span>${c.proved&&p>0?"+":""}${f}</span></td>
<td class="review-instead ${p?"costly":""}">${g}
<span class="review-short" aria-hidden="true"> · ${w}</span></td>
${u&&l`<td class="review-inside"><${rs} review=${s} step=${t} own=${o} /></td>`}
</tr>`})}
</tbody>
</table>
</section>`}var ns=({of:e})=>l`<span class="review-disc">${e}</span>`;function os({review:e,step:s,go:t,cls:n,children:o}){let r=e.steps.length-1;return l`<div class=${n}>
<button type="button" class="button" aria-label=${a("review_before")} aria-disabled=${String(s===0)}
onClick=${()=>s>0&&t(s-1)}>‹</button>
${o}
<button type="button" class="button" aria-label=${a("review_after")} aria-disabled=${String(s===r)}
onClick=${()=>s<r&&t(s+1)}>›</button>
</div>`}function Vs({review:e,step:s,go:t,playOn:n,why:o,own:r}){let c=e.steps[s];if(!c)return null;let i=as(e.drawn[s]),p=i?a("review_could_about",{code:i}):a("review_could"),$=e.drawn[s].own||e.drawn[s].best;return l`<section class="paper review-chosen" aria-labelledby="chosen">
<${os} cls="review-go" review=${e} step=${s} go=${t}>
<h2 id="chosen" aria-live="polite">${a("review_question",{n:s+1})}</h2>
<//>
<p>${S("review_worlds",c.before.worlds)}. ${$&&p}</p>
<${rs} review=${e} step=${s} own=${r} />
<div class="review-deeds">
<button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${n}>
<${ie} /> ${a("review_play_on")}</button>
<button type="button" class="button" aria-keyshortcuts="w" onClick=${o}>${a("why")}</button>
</div>
</section>`}var as=({own:e,best:s})=>!e||!s||e.proposal===s.proposal?(e??s)?.proposal:void 0;function rs({review:e,step:s,own:t}){let{own:n,best:o}=e.drawn[s],r=n&&o&&n.proposal===o.proposal&&n.verifier===o.verifier,c=a(r?"review_was_best":t?"review_own_asked":"review_asked"),i=as(e.drawn[s])!==void 0;return l`<div class="review-splits">
${n&&l`<${es} of=${n} title=${c} isAlike=${i} isBest=${r} />`}
${o&&!r&&l`<${es} of=${o} title=${a("review_was_best")} isAlike=${i} isBest />`}
</div>`}var es=({of:e,title:s,isAlike:t,isBest:n})=>l`<div class="review-split ${n?"best":""}">
<h3><${ns} of=${e.verifier} /> ${s}${!t&&l` <small>${a("review_about",{code:e.proposal})}</small>`}</h3>
<p><${U} passed=${!0} /> <${ss} left=${e.yes} all=${e.yes.worlds+e.no.worlds} /></p>
<p><${U} passed=${!1} /> <${ss} left=${e.no} all=${e.yes.worlds+e.no.worlds} /></p>
</div>`,ss=({left:e,all:s})=>e.worlds?e.codes.length?l`<span class="review-codes">${e.codes.map(t=>l`<b class="mono">${t}</b> `)}</span>`:l`<span class="slots" aria-hidden="true">${Be(s,e.worlds).map((t,n)=>l`<i key=${n} class=${t}></i>`)}</span><span aria-hidden="true">${_(e.worlds)}</span>
<span class="hush">${S("review_worlds",e.worlds)}</span>`:l`<span class="note">${a("review_none")}</span>`;export{sn as mount};
