import{html as d,render as G,useEffect as W,useState as B}from"bombe/preact.js";var h=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),x=e=>h(e).split(/[\s,;+?]+/).filter(Boolean);function g(e,s){let t=h([e.title,e.text,...e.laws.flatMap(a=>[a.words,a.text])].join(" ")),r=s.filter(a=>/^\d+$/.test(a)),c=s.filter(a=>!/^\d+$/.test(a));return(r.length===0||r.includes(String(e.number)))&&c.every(a=>t.includes(a))}import{html as n}from"bombe/preact.js";import{html as p}from"bombe/preact.js";var w={},O="en";function y(e){w=e.words,O=e.lang}function o(e,s={}){let t=w[e];if(t===void 0)throw new Error(`no words for ${e}`);return A(t,s)}var A=(e,s)=>e.replace(/\{(\w+)\}/g,(t,r)=>String(s[r]??t));var m={},b=new Map,M;function v(e){y(e),m=e.cards,b=new Map;for(let s of Object.values(m))for(let t of s.laws)t.name=`${s.number}${t.letter}`,b.set(t.name,{card:s,law:t});M=e}var _=e=>m[e],S=()=>Object.values(m);var k={"▲":"t","■":"s","●":"c"},P={"▲":"triangle","■":"square","●":"circle"},C=e=>D(e.replace(/[▲■●]/g,s=>o(P[s])));var D=e=>e.replace(/\.$/,"");function H({of:e,size:s=16}){let t=k[e];return p`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&p`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&p`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&p`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${C(e)}</span></span>`}var i=(e,s)=>e.split(/([▲■●])/).map(t=>t in k?p`<${H} of=${t} size=${s} />`:t),$=({of:e,cls:s=""})=>p`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var j=["rules","all","box"];function E(e,s){v(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var I=({here:e})=>n`<nav class="page-ways" aria-label=${o("page_ways")}>
<a href="/">${o("page_play")}</a>
${j.map(s=>n`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${o(`page_${s}`)}</a>`)}
</nav>`;function T(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function L({number:e,letter:s,id:t,state:r=()=>"",more:c,level:a=3}){let l=_(e),u=`h${a}`;return n`<article class="sample" id=${t} tabindex=${t?"-1":null}>
<div class="sample-plate">
${s?n`<span class="sample-disc" aria-hidden="true">${s}</span>`:n`<span class="mono">${e}</span>`}
<${$} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${u}>${s&&n`<span class="hush">${o("sample_of",{letter:s})} </span>`}${i(l.title,15)}<${N} of=${l} /><//>
${l.grid?n`<${q} shown=${l} />`:n`<ul class="sample-laws">
${l.laws.map(f=>n`<${R} law=${f} state=${r(f)} />`)}
</ul>`}
${c&&n`<${F} shown=${l} />`}
</div>
</article>`}var N=({of:e})=>e.hard?n` <small class="hard-card" title=${o("hard_card_is")}>${o("hard_card")}</small>`:null,F=({shown:e})=>n`<details>
<summary>${o("sample_words")}<span class="hush">: ${e.title}</span></summary>
<p>${i(e.text,13)}</p>
<p>${i(o(`remark_${e.number}`),13)}</p>
<ul class="sample-texts">${e.laws.map(s=>n`<li><span class="mono">${s.letter}</span> <span>${i(s.text,13)}</span></li>`)}</ul>
</details>`,R=({law:e,state:s})=>n`<li class=${s}>
<span class="mono" aria-hidden="true">${e.letter}</span><${$} of=${e.picture} />
<span class="sample-words">${i(e.words,13)}</span>
${s&&n`<span class="hush">, ${o(`sample_${s}`)}</span>`}
</li>`;function q({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,c=new Map(e.laws.map(l=>[l.name,l])),a=l=>n`<span class="sample-cell" role="img" aria-label=${c.get(l)?.text}>
<${$} of=${c.get(l)?.picture} /></span>`;return n`<div class="sample-grid w${s.length}">
<span></span>${s.map(l=>n`<${$} of=${l} cls="column" />`)}
${t.map((l,u)=>n`<span class="sample-row">${l}</span>${r[u].map(a)}`)}
</div>`}function ue(e,s,t){E(e,t),G(d`<${U} />`,e)}function U(){let[e,s]=B(""),t=x(e),r=S().filter(a=>g(a,t));W(T,[]);let c=({currentTarget:a})=>s(a.value);return d`<div class="page all-page">
<${I} here="all" />
<p>${o("all_about")}</p>
<div class="field all-filter">
<label for="filter" class="label">${o("all_filter")}</label>
<input id="filter" type="search" autocomplete="off" value=${e} aria-describedby="filter-hint"
onInput=${c} />
<p class="note" id="filter-hint">${o("all_filter_hint")}</p>
</div>
<p class="note" role="status">${o("all_found",{n:r.length})}</p>
<div class="all-cards">
${r.map(({number:a})=>d`<${L} key=${a} number=${a} id=${`card-${a}`} level=${2} more />`)}
</div>
</div>`}export{ue as mount};
