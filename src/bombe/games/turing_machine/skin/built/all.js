import{html as h,render as F,useEffect as j,useState as H}from"bombe/preact.js";import{html as o}from"bombe/preact.js";import{html as i}from"bombe/preact.js";var g={},A="en";function x(e){g=e.words,A=e.lang}function f(e,s={}){let t=g[e];if(t===void 0)throw new Error(`no words for ${e}`);return t.replace(/\{(\w+)\}/g,(r,n)=>s[n]??r)}var w={},I={options:{},booklet:[]};function y(e){x(e),w=e.cards,I=e}var d=e=>w[e];var l=f;var b={"▲":"t","■":"s","●":"c"},L={"▲":"triangle","■":"square","●":"circle"};var M=e=>e.replace(/[▲■●]/g,s=>f(L[s])).replace(/\.$/,"");function P({of:e,size:s=16}){let t=b[e];return i`<span class="shape">
    <svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
      ${t==="t"&&i`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${t==="s"&&i`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${t==="c"&&i`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${M(e)}</span></span>`}function $(e,s){return e.split(/([▲■●])/).map(t=>t in b?i`<${P} of=${t} size=${s} />`:t)}var m=({of:e,cls:s=""})=>i`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var N=["rules","all","box"];function v(e,s){y(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var _=({here:e})=>o`<nav class="page-ways" aria-label=${l("page_ways")}>
    <a href="/">${l("page_play")}</a>
    ${N.map(s=>o`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>${l(`page_${s}`)}</a>`)}
  </nav>`;function S(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function k({number:e,letter:s,id:t,state:r=()=>"",more:n,level:c=3}){let a=d(e),u=`h${c}`;return o`<article class="sample" id=${t} tabindex=${t?"-1":null}>
    <div class="sample-plate">
      ${s?o`<span class="sample-disc" aria-hidden="true">${s}</span>`:o`<span class="mono">${e}</span>`}
      <${m} of=${a.key} cls="key" />
    </div>
    <div class="sample-body">
      <${u}>${s&&o`<span class="hush">${l("sample_of",{letter:s})} </span>`}${$(a.title,15)}<//>
      ${a.grid?o`<${D} shown=${a} />`:o`<ul class="sample-laws">${a.laws.map(p=>o`<${T} law=${p} state=${r(p)} />`)}</ul>`}
      ${n&&o`<details><summary>${l("sample_words")}<span class="hush">: ${a.title}</span></summary><p>${$(a.text,13)}</p><ul class="sample-texts">${a.laws.map(p=>o`<li><span class="mono">${p.letter}</span> <span>${$(p.text,13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`}var T=({law:e,state:s})=>o`<li class=${s}>
    <span class="mono" aria-hidden="true">${e.letter}</span><${m} of=${e.picture} />
    <span class="sample-words">${$(e.words,13)}</span>
    ${s&&o`<span class="hush">, ${l(`sample_${s}`)}</span>`}
  </li>`;function D({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,n=new Map(e.laws.map(c=>[c.name,c]));return o`<div class="sample-grid w${s.length}">
    <span></span>${s.map(c=>o`<${m} of=${c} cls="column" />`)}
    ${t.map((c,a)=>o`
      <span class="sample-row">${c}</span>
      ${r[a].map(u=>o`<span class="sample-cell" role="img" aria-label=${n.get(u).text}><${m} of=${n.get(u).picture} /></span>`)}
    `)}
  </div>`}var B=Array.from({length:48},(e,s)=>String(s+1));function ee(e,s,t){v(e,t),F(h`<${O} />`,e)}var E=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,"");function C(e,s){let t=d(e),r=E([t.title,t.text,...t.laws.flatMap(a=>[a.words,a.text])].join(" ")),n=s.filter(a=>/^\d+$/.test(a)),c=s.filter(a=>!/^\d+$/.test(a));return(n.length===0||n.includes(e))&&c.every(a=>r.includes(a))}function O(){let[e,s]=H(""),t=E(e).split(/[\s,;+?]+/).filter(Boolean),r=B.filter(n=>C(n,t));return j(S,[]),h`<div class="page all-page">
    <${_} here="all" />
    <p>${l("all_about")}</p>
    <div class="field all-filter">
      <label for="filter" class="label">${l("all_filter")}</label>
      <input id="filter" type="search" autocomplete="off" value=${e} aria-describedby="filter-hint" onInput=${n=>s(n.target.value)} />
      <p class="note" id="filter-hint">${l("all_filter_hint")}</p>
    </div>
    <p class="note" role="status">${l("all_found",{n:r.length})}</p>
    <div class="all-cards">
      ${r.map(n=>h`<${k} key=${n} number=${n} id=${`card-${n}`} level=${2} more />`)}
    </div>
  </div>`}export{ee as mount};
