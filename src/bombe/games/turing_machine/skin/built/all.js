import{html as h,render as j,useEffect as H,useState as B}from"bombe/preact.js";import{html as a}from"bombe/preact.js";import{html as i}from"bombe/preact.js";var g={},A="en";function x(e){g=e.words,A=e.lang}function f(e,s={}){let t=g[e];if(t===void 0)throw new Error(`no words for ${e}`);return I(t,s)}var I=(e,s)=>e.replace(/\{(\w+)\}/g,(t,r)=>String(s[r]??t));var w={},L={options:{},booklet:[]};function y(e){x(e),w=e.cards,L=e}var d=e=>w[e];var l=f;var b={"▲":"t","■":"s","●":"c"},M={"▲":"triangle","■":"square","●":"circle"};var P=e=>e.replace(/[▲■●]/g,s=>f(M[s])).replace(/\.$/,"");function N({of:e,size:s=16}){let t=b[e];return i`<span class="shape">
    <svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
      ${t==="t"&&i`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${t==="s"&&i`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${t==="c"&&i`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${P(e)}</span></span>`}function $(e,s){return e.split(/([▲■●])/).map(t=>t in b?i`<${N} of=${t} size=${s} />`:t)}var u=({of:e,cls:s=""})=>i`<span class="picture ${s}" dangerouslySetInnerHTML=${{__html:e}}></span>`;var T=["rules","all","box"];function v(e,s){y(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var _=({here:e})=>a`<nav class="page-ways" aria-label=${l("page_ways")}>
    <a href="/">${l("page_play")}</a>
    ${T.map(s=>a`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>${l(`page_${s}`)}</a>`)}
  </nav>`;function S(){let e=decodeURIComponent(location.hash.slice(1));e&&document.getElementById(e)?.scrollIntoView()}function k({number:e,letter:s,id:t,state:r=()=>"",more:o,level:c=3}){let n=d(e),m=`h${c}`;return a`<article class="sample" id=${t} tabindex=${t?"-1":null}>
    <div class="sample-plate">
      ${s?a`<span class="sample-disc" aria-hidden="true">${s}</span>`:a`<span class="mono">${e}</span>`}
      <${u} of=${n.key} cls="key" />
    </div>
    <div class="sample-body">
      <${m}>${s&&a`<span class="hush">${l("sample_of",{letter:s})} </span>`}${$(n.title,15)}<//>
      ${n.grid?a`<${F} shown=${n} />`:a`<ul class="sample-laws">${n.laws.map(p=>a`<${D} law=${p} state=${r(p)} />`)}</ul>`}
      ${o&&a`<details><summary>${l("sample_words")}<span class="hush">: ${n.title}</span></summary><p>${$(n.text,13)}</p><ul class="sample-texts">${n.laws.map(p=>a`<li><span class="mono">${p.letter}</span> <span>${$(p.text,13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`}var D=({law:e,state:s})=>a`<li class=${s}>
    <span class="mono" aria-hidden="true">${e.letter}</span><${u} of=${e.picture} />
    <span class="sample-words">${$(e.words,13)}</span>
    ${s&&a`<span class="hush">, ${l(`sample_${s}`)}</span>`}
  </li>`;function F({shown:e}){let{columns:s,rows:t,laws:r}=e.grid,o=new Map(e.laws.map(c=>[c.name,c]));return a`<div class="sample-grid w${s.length}">
    <span></span>${s.map(c=>a`<${u} of=${c} cls="column" />`)}
    ${t.map((c,n)=>a`
      <span class="sample-row">${c}</span>
      ${r[n].map(m=>a`<span class="sample-cell" role="img" aria-label=${o.get(m).text}><${u} of=${o.get(m).picture} /></span>`)}
    `)}
  </div>`}var C=Array.from({length:48},(e,s)=>String(s+1));function se(e,s,t){v(e,t),j(h`<${R} />`,e)}var E=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,"");function O(e,s){let t=d(e),r=E([t.title,t.text,...t.laws.flatMap(n=>[n.words,n.text])].join(" ")),o=s.filter(n=>/^\d+$/.test(n)),c=s.filter(n=>!/^\d+$/.test(n));return(o.length===0||o.includes(e))&&c.every(n=>r.includes(n))}function R(){let[e,s]=B(""),t=E(e).split(/[\s,;+?]+/).filter(Boolean),r=C.filter(o=>O(o,t));return H(S,[]),h`<div class="page all-page">
    <${_} here="all" />
    <p>${l("all_about")}</p>
    <div class="field all-filter">
      <label for="filter" class="label">${l("all_filter")}</label>
      <input id="filter" type="search" autocomplete="off" value=${e} aria-describedby="filter-hint" onInput=${o=>s(o.target.value)} />
      <p class="note" id="filter-hint">${l("all_filter_hint")}</p>
    </div>
    <p class="note" role="status">${l("all_found",{n:r.length})}</p>
    <div class="all-cards">
      ${r.map(o=>h`<${k} key=${o} number=${o} id=${`card-${o}`} level=${2} more />`)}
    </div>
  </div>`}export{se as mount};
