import{html as d,render as q,useEffect as G,useState as W}from"bombe/preact.js";var h=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),x=e=>h(e).split(/[\s,;+?]+/).filter(Boolean);function g(e,s){let t=h([e.title,e.text,...e.laws.flatMap(n=>[n.words,n.text])].join(" ")),r=s.filter(n=>/^\d+$/.test(n)),c=s.filter(n=>!/^\d+$/.test(n));return(r.length===0||r.includes(String(e.number)))&&c.every(n=>t.includes(n))}import{html as o}from"bombe/preact.js";import{html as p}from"bombe/preact.js";var w={},L="en";function y(e){w=e.words,L=e.lang}function l(e,s={}){let t=w[e];if(t===void 0)throw new Error(`no words for ${e}`);return M(t,s)}var M=(e,s)=>e.replace(/\{(\w+)\}/g,(t,r)=>String(s[r]??t));var u={},O=new Map,A;function b(e){y(e),u=e.cards,O=new Map(Object.values(u).flatMap(s=>s.laws.map(t=>[t.name,{card:s,law:t}]))),A=e}var v=e=>u[e],S=()=>Object.values(u);var _={"▲":"t","■":"s","●":"c"},P={"▲":"triangle","■":"square","●":"circle"},C=e=>D(e.replace(/[▲■●]/g,s=>l(P[s])));var D=e=>e.replace(/\.$/,"");function j({of:e,size:s=16}){let t=_[e];return p`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&p`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&p`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&p`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${C(e)}</span></span>`}var i=(e,s)=>e.split(/([▲■●])/).map(t=>t in _?p`<${j} of=${t} size=${s} />`:t),m=({of:e,cls:s=""})=>p`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var H=["rules","all","box"];function k(e,s){b(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var E=({here:e})=>o`<nav class="page-ways" aria-label=${l("page_ways")}>
<a href="/">${l("page_play")}</a>
${H.map(s=>o`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${l(`page_${s}`)}</a>`)}
</nav>`;function I(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function T({number:e,letter:s,id:t,state:r=()=>"",more:c,level:n=3}){let a=v(e),$=`h${n}`;return o`<article class="sample" id=${t} tabindex=${t?"-1":null}>
<div class="sample-plate">
${s?o`<span class="sample-disc" aria-hidden="true">${s}</span>`:o`<span class="mono">${e}</span>`}
<${m} of=${a.key} cls="key" />
</div>
<div class="sample-body">
<${$}>${s&&o`<span class="hush">${l("sample_of",{letter:s})} </span>`}${i(a.title,15)}<//>
${a.grid?o`<${R} shown=${a} />`:o`<ul class="sample-laws">
${a.laws.map(f=>o`<${F} law=${f} state=${r(f)} />`)}
</ul>`}
${c&&o`<${N} shown=${a} />`}
</div>
</article>`}var N=({shown:e})=>o`<details>
<summary>${l("sample_words")}<span class="hush">: ${e.title}</span></summary>
<p>${i(e.text,13)}</p>
<ul class="sample-texts">${e.laws.map(s=>o`<li><span class="mono">${s.letter}</span> <span>${i(s.text,13)}</span></li>`)}</ul>
</details>`,F=({law:e,state:s})=>o`<li class=${s}>
<span class="mono" aria-hidden="true">${e.letter}</span><${m} of=${e.picture} />
<span class="sample-words">${i(e.words,13)}</span>
${s&&o`<span class="hush">, ${l(`sample_${s}`)}</span>`}
</li>`;function R({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,c=new Map(e.laws.map(a=>[a.name,a])),n=a=>o`<span class="sample-cell" role="img" aria-label=${c.get(a)?.text}>
<${m} of=${c.get(a)?.picture} /></span>`;return o`<div class="sample-grid w${s.length}">
<span></span>${s.map(a=>o`<${m} of=${a} cls="column" />`)}
${t.map((a,$)=>o`<span class="sample-row">${a}</span>${r[$].map(n)}`)}
</div>`}function ue(e,s,t){k(e,t),q(d`<${B} />`,e)}function B(){let[e,s]=W(""),t=x(e),r=S().filter(n=>g(n,t));G(I,[]);let c=({currentTarget:n})=>s(n.value);return d`<div class="page all-page">
<${E} here="all" />
<p>${l("all_about")}</p>
<div class="field all-filter">
<label for="filter" class="label">${l("all_filter")}</label>
<input id="filter" type="search" autocomplete="off" value=${e} aria-describedby="filter-hint"
onInput=${c} />
<p class="note" id="filter-hint">${l("all_filter_hint")}</p>
</div>
<p class="note" role="status">${l("all_found",{n:r.length})}</p>
<div class="all-cards">
${r.map(({number:n})=>d`<${T} key=${n} number=${n} id=${`card-${n}`} level=${2} more />`)}
</div>
</div>`}export{ue as mount};
