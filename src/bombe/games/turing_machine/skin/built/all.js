import{html as d,render as q,useEffect as G,useState as W}from"bombe/preact.js";var h=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),g=e=>h(e).split(/[\s,;+?]+/).filter(Boolean);function x(e,s){let t=h([e.title,e.text,...e.laws.flatMap(n=>[n.words,n.text])].join(" ")),r=s.filter(n=>/^\d+$/.test(n)),c=s.filter(n=>!/^\d+$/.test(n));return(r.length===0||r.includes(String(e.number)))&&c.every(n=>t.includes(n))}import{html as a}from"bombe/preact.js";import{html as p}from"bombe/preact.js";var w={},M="en";function y(e){w=e.words,M=e.lang}function l(e,s={}){let t=w[e];if(t===void 0)throw new Error(`no words for ${e}`);return O(t,s)}var O=(e,s)=>e.replace(/\{(\w+)\}/g,(t,r)=>String(s[r]??t));var m={},A=new Map,L;function b(e){y(e),m=e.cards,A=new Map(Object.values(m).flatMap(s=>s.laws.map(t=>[t.name,{card:s,law:t}]))),L=e}var v=e=>m[e],S=()=>Object.values(m);var _={"▲":"t","■":"s","●":"c"},P={"▲":"triangle","■":"square","●":"circle"},D=e=>j(e.replace(/[▲■●]/g,s=>l(P[s]))),j=e=>e.replace(/\.$/,"");function H({of:e,size:s=16}){let t=_[e];return p`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&p`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&p`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&p`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${D(e)}</span></span>`}var i=(e,s)=>e.split(/([▲■●])/).map(t=>t in _?p`<${H} of=${t} size=${s} />`:t),$=({of:e,cls:s=""})=>p`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var N=["rules","all","box"];function k(e,s){b(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var E=({here:e})=>a`<nav class="page-ways" aria-label=${l("page_ways")}>
<a href="/">${l("page_play")}</a>
${N.map(s=>a`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${l(`page_${s}`)}</a>`)}
</nav>`;function I(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function T({number:e,letter:s,id:t,state:r=()=>"",more:c,level:n=3}){let o=v(e),u=`h${n}`;return a`<article class="sample" id=${t} tabindex=${t?"-1":null}>
<div class="sample-plate">
${s?a`<span class="sample-disc" aria-hidden="true">${s}</span>`:a`<span class="mono">${e}</span>`}
<${$} of=${o.key} cls="key" />
</div>
<div class="sample-body">
<${u}>${s&&a`<span class="hush">${l("sample_of",{letter:s})} </span>`}${i(o.title,15)}<//>
${o.grid?a`<${R} shown=${o} />`:a`<ul class="sample-laws">
${o.laws.map(f=>a`<${F} law=${f} state=${r(f)} />`)}
</ul>`}
${c&&a`<${C} shown=${o} />`}
</div>
</article>`}var C=({shown:e})=>a`<details>
<summary>${l("sample_words")}<span class="hush">: ${e.title}</span></summary>
<p>${i(e.text,13)}</p>
<ul class="sample-texts">${e.laws.map(s=>a`<li><span class="mono">${s.letter}</span> <span>${i(s.text,13)}</span></li>`)}</ul>
</details>`,F=({law:e,state:s})=>a`<li class=${s}>
<span class="mono" aria-hidden="true">${e.letter}</span><${$} of=${e.picture} />
<span class="sample-words">${i(e.words,13)}</span>
${s&&a`<span class="hush">, ${l(`sample_${s}`)}</span>`}
</li>`;function R({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,c=new Map(e.laws.map(o=>[o.name,o])),n=o=>a`<span class="sample-cell" role="img" aria-label=${c.get(o)?.text}>
<${$} of=${c.get(o)?.picture} /></span>`;return a`<div class="sample-grid w${s.length}">
<span></span>${s.map(o=>a`<${$} of=${o} cls="column" />`)}
${t.map((o,u)=>a`<span class="sample-row">${o}</span>${r[u].map(n)}`)}
</div>`}function me(e,s,t){k(e,t),q(d`<${B} />`,e)}function B(){let[e,s]=W(""),t=g(e),r=S().filter(n=>x(n,t));G(I,[]);let c=({currentTarget:n})=>s(n.value);return d`<div class="page all-page">
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
</div>`}export{me as mount};
