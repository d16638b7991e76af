import{html as s,render as L}from"bombe/preact.js";var l={},g="en";function p(t){l=t.words,g=t.lang}function e(t,o={}){let n=l[t];if(n===void 0)throw new Error(`no words for ${t}`);return x(n,o)}var x=(t,o)=>t.replace(/\{(\w+)\}/g,(n,i)=>String(o[i]??n));import{html as a,useState as y}from"bombe/preact.js";import{html as r}from"bombe/preact.js";var _={left:r`<path d="M15 5l-7 7l7 7" />`,right:r`<path d="M9 5l7 7l-7 7" />`,lock:r`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:r`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:r`<path d="M6 6l12 12M18 6l-12 12" />`,person:r`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,eye:r`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
<circle cx="12" cy="12" r="3" />`,machine:r`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},u=({of:t,size:o=20})=>r`<svg class="sign" viewBox="0 0 24 24" width=${o} height=${o} aria-hidden="true" focusable="false">
${_[t]}
</svg>`;import{html as F,useEffect as N,useRef as P,useState as v}from"bombe/preact.js";var m=["L","R"];var c="R",b={L:"left",R:"right",guide:"guide"};function f({name:t}){let o=b[t],n=new URL(`example-${o}.webp`,import.meta.url).href;return a`<span class="card-picture is-ready">
<img src=${n} alt=${e(`example_${o}`)} width="400" height="400" />
</span>`}var k=({side:t})=>a`<span class="example-was">
<${u} of=${t===c?"person":"machine"} size=${18} />
${e(t===c?"example_human":"machine")}
</span>`;function h(){let[t,o]=y(null);return a`<section class="example" aria-label=${e("example")}>
<figure class="example-guide"><figcaption class="label">${e("guide")}</figcaption>
<${f} name="guide" /><p class="note">${e("example_guide_more")}</p></figure>
${m.map(n=>a`<figure key=${n} class="${t&&(n===c?"is-human":"is-machine")}">
<figcaption><span class="side-disc">${n}</span>${t&&a`<${k} side=${n} />`}</figcaption>
<${f} name=${n} />
<button class="button" aria-pressed=${t===n} onClick=${()=>o(n)}>
${e("is_human",{side:n})}</button>
</figure>`)}
<p class="example-told" role="status">${t?a`<strong>${e(t===c?"example_yes":"example_no")}</strong> ${e("example_why")}`:e("example_ask")}</p>
</section>`}var S,M={},O={themes:{},at_large:{}},w={pairs:0,worth:[],longest_meaning:0};function d(t){p(t),S=t,M=t.texts,O=t,w=t.rules}var $=Object.entries({idea:2,setup:2,round:6,votes:4,scores:3,modes:4,leaving:3,fair:3,tips:3,keys:5});function et(t,o,n){d(n),t.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush"),L(s`<${R} />`,t)}function R(){return s`<div class="rules-page">
<nav aria-label=${e("rules_contents")}><ol>
${$.map(([t])=>s`<li key=${t}><a href=${`#${t}`}>${e(`rules_${t}`)}</a></li>`)}
</ol></nav>
<div class="rules-text">
${$.map(([t,o])=>s`<${E} key=${t} name=${t} lines=${o} />`)}
<p><a class="button filled" href="/?game=imitation">${e("rules_play")}</a></p>
</div>
</div>`}var E=({name:t,lines:o})=>s`<section class="paper" id=${t} aria-labelledby=${`${t}-title`}>
<h2 id=${`${t}-title`}>${e(`rules_${t}`)}</h2>
${Array.from({length:o},(n,i)=>s`<p key=${i}>${e(`rules_${t}_${i+1}`)}</p>`)}
${t==="idea"&&s`<${h} />`}
</section>`;export{et as mount};
