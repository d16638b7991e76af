import{html as s,render as L}from"bombe/preact.js";var c={},g="en";function p(e){c=e.words,g=e.lang}function t(e,o={}){let n=c[e];if(n===void 0)throw new Error(`no words for ${e}`);return x(n,o)}var x=(e,o)=>e.replace(/\{(\w+)\}/g,(n,i)=>String(o[i]??n));import{html as a,useState as y}from"bombe/preact.js";import{html as r}from"bombe/preact.js";var _={left:r`<path d="M15 5l-7 7l7 7" />`,right:r`<path d="M9 5l7 7l-7 7" />`,lock:r`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:r`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:r`<path d="M6 6l12 12M18 6l-12 12" />`,person:r`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:r`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},u=({of:e,size:o=20})=>r`<svg class="sign" viewBox="0 0 24 24" width=${o} height=${o} aria-hidden="true" focusable="false">
${_[e]}
</svg>`;import{html as D,useEffect as F,useRef as N,useState as P}from"bombe/preact.js";var m=["L","R"];var l="R",b={L:"left",R:"right",guide:"guide"};function f({name:e}){let o=b[e],n=new URL(`example-${o}.webp`,import.meta.url).href;return a`<span class="card-picture is-ready">
<img src=${n} alt=${t(`example_${o}`)} width="400" height="400" />
</span>`}var k=({side:e})=>a`<span class="example-was">
<${u} of=${e===l?"person":"machine"} size=${18} />
${t(e===l?"example_human":"machine")}
</span>`;function h(){let[e,o]=y(null);return a`<section class="example" aria-label=${t("example")}>
<figure class="example-guide"><figcaption class="label">${t("guide")}</figcaption>
<${f} name="guide" /><p class="note">${t("example_guide_more")}</p></figure>
${m.map(n=>a`<figure key=${n} class="${e&&(n===l?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&a`<${k} side=${n} />`}</figcaption>
<${f} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>o(n)}>
${t("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?a`<strong>${t(e===l?"example_yes":"example_no")}</strong> ${t("example_why")}`:t("example_ask")}</p>
</section>`}var w,S={},M={themes:{},at_large:{}},O={pairs:0,worth:[],longest_meaning:0};function d(e){p(e),w=e,S=e.texts,M=e,O=e.rules}var $=Object.entries({idea:2,setup:2,round:6,votes:4,scores:3,modes:4,leaving:3,fair:3,tips:3,keys:5});function te(e,o,n){d(n),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush"),L(s`<${R} />`,e)}function R(){return s`<div class="rules-page">
<nav aria-label=${t("rules_contents")}><ol>
${$.map(([e])=>s`<li key=${e}><a href=${`#${e}`}>${t(`rules_${e}`)}</a></li>`)}
</ol></nav>
<div class="rules-text">
${$.map(([e,o])=>s`<${v} key=${e} name=${e} lines=${o} />`)}
<p><a class="button filled" href="/?game=imitation">${t("rules_play")}</a></p>
</div>
</div>`}var v=({name:e,lines:o})=>s`<section class="paper" id=${e} aria-labelledby=${`${e}-title`}>
<h2 id=${`${e}-title`}>${t(`rules_${e}`)}</h2>
${Array.from({length:o},(n,i)=>s`<p key=${i}>${t(`rules_${e}_${i+1}`)}</p>`)}
${e==="idea"&&s`<${h} />`}
</section>`;export{te as mount};
