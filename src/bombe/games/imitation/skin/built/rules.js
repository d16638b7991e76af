import{html as s,render as R}from"bombe/preact.js";var c={},g="en";function p(e){c=e.words,g=e.lang}function t(e,r={}){let n=c[e];if(n===void 0)throw new Error(`no words for ${e}`);return x(n,r)}var x=(e,r)=>e.replace(/\{(\w+)\}/g,(n,i)=>String(r[i]??n));import{html as a,useState as y}from"bombe/preact.js";import{html as o}from"bombe/preact.js";var _={left:o`<path d="M15 5l-7 7l7 7" />`,right:o`<path d="M9 5l7 7l-7 7" />`,lock:o`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:o`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:o`<path d="M6 6l12 12M18 6l-12 12" />`,person:o`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:o`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:o`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},u=({of:e,size:r=20})=>o`<svg class="sign" viewBox="0 0 24 24" width=${r} height=${r} aria-hidden="true" focusable="false">
${_[e]}
</svg>`;import{html as D,useEffect as F,useRef as N,useState as P}from"bombe/preact.js";var m=["L","R"];var l="R",b={L:"left",R:"right",guide:"guide"};function h({name:e}){let r=b[e],n=new URL(`example-${r}.webp`,import.meta.url).href;return a`<span class="card-picture is-ready">
<img src=${n} alt=${t(`example_${r}`)} width="400" height="400" />
</span>`}var k=({side:e})=>a`<span class="example-was">
<${u} of=${e===l?"person":"machine"} size=${18} />
${t(e===l?"example_human":"machine")}
</span>`;function f(){let[e,r]=y(null);return a`<section class="example" aria-label=${t("example")}>
<figure class="example-guide"><figcaption class="label">${t("guide")}</figcaption>
<${h} name="guide" /><p class="note">${t("example_guide_more")}</p></figure>
${m.map(n=>a`<figure key=${n} class="${e&&(n===l?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${e&&a`<${k} side=${n} />`}</figcaption>
<${h} name=${n} />
<button class="button" aria-pressed=${e===n} onClick=${()=>r(n)}>
${t("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${e?a`<strong>${t(e===l?"example_yes":"example_no")}</strong> ${t("example_why")}`:t("example_ask")}</p>
</section>`}var M,S={},O={themes:{},at_large:{}},w={pairs:0,worth:[],longest_meaning:0};function $(e){p(e),M=e,S=e.texts,O=e,w=e.rules}var d=Object.entries({idea:2,setup:2,round:6,votes:4,scores:3,modes:4,leaving:3,fair:3,tips:3,keys:5});function te(e,r,n){$(n),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush"),R(s`<${v} />`,e)}function v(){return s`<div class="rules-page">
<nav aria-label=${t("rules_contents")}><ol>
${d.map(([e])=>s`<li key=${e}><a href=${`#${e}`}>${t(`rules_${e}`)}</a></li>`)}
</ol></nav>
<div class="rules-text">
${d.map(([e,r])=>s`<${E} key=${e} name=${e} lines=${r} />`)}
<p><a class="button filled" href="/?game=imitation">${t("rules_play")}</a></p>
</div>
</div>`}var E=({name:e,lines:r})=>s`<section class="paper" id=${e} aria-labelledby=${`${e}-title`}>
<h2 id=${`${e}-title`}>${t(`rules_${e}`)}</h2>
${Array.from({length:r},(n,i)=>s`<p key=${i}>${t(`rules_${e}_${i+1}`)}</p>`)}
${e==="idea"&&s`<${f} />`}
</section>`;export{te as mount};
