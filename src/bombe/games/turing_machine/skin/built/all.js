import{html as $,render as G,useEffect as W,useState as B}from"bombe/preact.js";var h=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),x=e=>h(e).split(/[\s,;+?]+/).filter(Boolean);function g(e,s){let t=h([e.title,e.text,...e.laws.flatMap(a=>[a.words,a.text])].join(" ")),r=s.filter(a=>/^\d+$/.test(a)),c=s.filter(a=>!/^\d+$/.test(a));return(r.length===0||r.includes(String(e.number)))&&c.every(a=>t.includes(a))}import{html as l}from"bombe/preact.js";import{html as i}from"bombe/preact.js";var w={},P="en";function y(e){w=e.words,P=e.lang}function n(e,s={}){let t=w[e];if(t===void 0)throw new Error(`no words for ${e}`);return C(t,s)}var C=(e,s)=>e.replace(/\{(\w+)\}/g,(t,r)=>String(s[r]??t));var u={},b=new Map,v;function S(e){y(e),u=e.cards,b=new Map;for(let s of Object.values(u))for(let t of s.laws)t.name=`${s.number}${t.letter}`,b.set(t.name,{card:s,law:t});v=e}var _=e=>u[e],k=e=>v.remarks?.[e]??"",E=()=>Object.values(u);var I={"▲":"t","■":"s","●":"c"},D={"▲":"triangle","■":"square","●":"circle"},H=e=>M(e.replace(/[▲■●]/g,s=>n(D[s])));var M=e=>e.replace(/\.$/,"");function j({of:e,size:s=16}){let t=I[e];return i`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&i`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&i`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&i`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${H(e)}</span></span>`}var p=(e,s)=>e.split(/([▲■●])/).map(t=>t in I?i`<${j} of=${t} size=${s} />`:t),m=({of:e,cls:s=""})=>i`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var N=["rules","all","box","school"];function T(e,s){S(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var L=({here:e})=>l`<nav class="page-ways" aria-label=${n("page_ways")}>
<a href="/">${n("page_play")}</a>
${N.map(s=>l`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${n(`page_${s}`)}</a>`)}
</nav>`;function O(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function A({number:e,letter:s,id:t,state:r=()=>"",more:c,level:a=3}){let o=_(e),d=`h${a}`;return l`<article class="sample" id=${t} tabindex=${t?"-1":null}>
<div class="sample-plate">
${s?l`<span class="sample-disc" aria-hidden="true">${s}</span>`:l`<span class="mono">${e}</span>`}
<${m} of=${o.key} cls="key" />
</div>
<div class="sample-body">
<${d}>${s&&l`<span class="hush">${n("sample_of",{letter:s})} </span>`}${p(o.title,15)}<${F} of=${o} /><//>
${o.grid?l`<${q} shown=${o} />`:l`<ul class="sample-laws">
${o.laws.map(f=>l`<${R} law=${f} state=${r(f)} />`)}
</ul>`}
${c&&l`<${c} shown=${o} />`}
</div>
</article>`}var F=({of:e})=>e.hard?l` <small class="hard-card" title=${n("hard_card_is")}>${n("hard_card")}</small>`:null,R=({law:e,state:s})=>l`<li class=${s}>
<span class="mono" aria-hidden="true">${e.letter}</span><${m} of=${e.picture} />
<span class="sample-words">${p(e.words,13)}</span>
${s&&l`<span class="hush">, ${n(`sample_${s}`)}</span>`}
</li>`;function q({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,c=new Map(e.laws.map(o=>[o.name,o])),a=o=>l`<span class="sample-cell" role="img" aria-label=${c.get(o)?.text}>
<${m} of=${c.get(o)?.picture} /></span>`;return l`<div class="sample-grid w${s.length}">
<span></span>${s.map(o=>l`<${m} of=${o} cls="column" />`)}
${t.map((o,d)=>l`<span class="sample-row">${o}</span>${r[d].map(a)}`)}
</div>`}function de(e,s,t){T(e,t),G($`<${U} />`,e)}function U(){let[e,s]=B(""),t=x(e),r=E().filter(a=>g(a,t));W(O,[]);let c=({currentTarget:a})=>s(a.value);return $`<div class="page all-page">
<${L} here="all" />
<p>${n("all_about")}</p>
<div class="field all-filter">
<label for="filter" class="label">${n("all_filter")}</label>
<input id="filter" type="search" autocomplete="off" value=${e} aria-describedby="filter-hint"
onInput=${c} />
<p class="note" id="filter-hint">${n("all_filter_hint")}</p>
</div>
<p class="note" role="status">${n("all_found",{n:r.length})}</p>
<div class="all-cards">
${r.map(({number:a})=>$`<${A} key=${a} number=${a} id=${`card-${a}`} level=${2} more=${z} />`)}
</div>
</div>`}var z=({shown:e})=>$`<details>
<summary>${n("sample_words")}<span class="hush">, ${e.title}</span></summary>
<p>${p(e.text,13)}</p>
<p>${p(k(e.number),13)}</p>
<ul class="sample-texts">${e.laws.map(s=>$`<li><span class="mono">${s.letter}</span> <span>${p(s.text,13)}</span></li>`)}</ul>
</details>`;export{de as mount};
