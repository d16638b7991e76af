import{html as s,render as O}from"bombe/preact.js";var c={},x="en";function p(e){c=e.words,x=e.lang}function o(e,n={}){let t=c[e];if(t===void 0)throw new Error(`no words for ${e}`);return g(t,n)}var g=(e,n)=>e.replace(/\{(\w+)\}/g,(t,i)=>String(n[i]??t));import{html as a,useState as y}from"bombe/preact.js";import{html as r}from"bombe/preact.js";var _={left:r`<path d="M15 5l-7 7l7 7" />`,right:r`<path d="M9 5l7 7l-7 7" />`,lock:r`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:r`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:r`<path d="M6 6l12 12M18 6l-12 12" />`,person:r`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:r`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},u=({of:e,size:n=20})=>r`<svg class="sign" viewBox="0 0 24 24" width=${n} height=${n} aria-hidden="true" focusable="false">
${_[e]}
</svg>`;import{html as C,useEffect as D,useRef as F,useState as N}from"bombe/preact.js";var m=["L","R"];var l="R",b={L:"left",R:"right",guide:"guide"};function h({name:e}){let n=b[e],t=new URL(`example-${n}.webp`,import.meta.url).href;return a`<span class="card-picture is-ready">
<img src=${t} alt=${o(`example_${n}`)} width="400" height="400" />
</span>`}var k=({side:e})=>a`<span class="example-was">
<${u} of=${e===l?"person":"machine"} size=${18} />
${o(e===l?"example_human":"machine")}
</span>`;function d(){let[e,n]=y(null);return a`<section class="example" aria-label=${o("example")}>
<figure class="example-guide"><figcaption class="label">${o("guide")}</figcaption>
<${h} name="guide" /><p class="note">${o("example_guide_more")}</p></figure>
${m.map(t=>a`<figure key=${t} class="${e&&(t===l?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${t}</span>${e&&a`<${k} side=${t} />`}</figcaption>
<${h} name=${t} />
<button class="button" aria-pressed=${e===t} onClick=${()=>n(t)}>
${o("is_human",{side:t})}</button>
</figure>`)}
<p class="example-told" role="status">${e?a`<strong>${o(e===l?"example_yes":"example_no")}</strong> ${o("example_why")}`:o("example_ask")}</p>
</section>`}var w,S={},M={pairs:0,worth:[],longest_meaning:0};function f(e){p(e),w=e,S=e.texts,M=e.rules}var $=Object.entries({idea:2,setup:2,round:6,votes:4,scores:3,modes:4,leaving:3,fair:3,tips:3,keys:5});function ee(e,n,t){f(t),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush"),O(s`<${v} />`,e)}function v(){return s`<div class="rules-page">
<nav aria-label=${o("rules_contents")}><ol>
${$.map(([e])=>s`<li key=${e}><a href=${`#${e}`}>${o(`rules_${e}`)}</a></li>`)}
</ol></nav>
<div class="rules-text">
${$.map(([e,n])=>s`<${R} key=${e} name=${e} lines=${n} />`)}
<p><a class="button filled" href="/?game=imitation">${o("rules_play")}</a></p>
</div>
</div>`}var R=({name:e,lines:n})=>s`<section class="paper" id=${e} aria-labelledby=${`${e}-title`}>
<h2 id=${`${e}-title`}>${o(`rules_${e}`)}</h2>
${Array.from({length:n},(t,i)=>s`<p key=${i}>${o(`rules_${e}_${i+1}`)}</p>`)}
${e==="idea"&&s`<${d} />`}
</section>`;export{ee as mount};
