import{html as s,render as S}from"bombe/preact.js";var c={},x="en";function p(e){c=e.words,x=e.lang}function t(e,n={}){let o=c[e];if(o===void 0)throw new Error(`no words for ${e}`);return g(o,n)}var g=(e,n)=>e.replace(/\{(\w+)\}/g,(o,i)=>String(n[i]??o));import{html as a,useState as b}from"bombe/preact.js";import{html as r}from"bombe/preact.js";var y={left:r`<path d="M15 5l-7 7l7 7" />`,right:r`<path d="M9 5l7 7l-7 7" />`,lock:r`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,talk:r`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,close:r`<path d="M6 6l12 12M18 6l-12 12" />`,person:r`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,machine:r`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`},u=({of:e,size:n=20})=>r`<svg class="sign" viewBox="0 0 24 24" width=${n} height=${n} aria-hidden="true" focusable="false">${y[e]}</svg>`;import{html as I,useEffect as R,useRef as L,useState as A}from"bombe/preact.js";var m=["L","R"],_=3,P=Array.from({length:_},(e,n)=>n+1);var l="R",d={L:"left",R:"right",guide:"guide"},w=e=>new URL(`example-${d[e]}.webp`,import.meta.url).href,h=({name:e})=>a`<span class="card-picture is-ready"><img src=${w(e)} alt=${t(`example_${d[e]}`)} width="400" height="400" /></span>`;function $(){let[e,n]=b(null);return a`<section class="example" aria-label=${t("example")}>
    <figure class="example-guide"><figcaption class="label">${t("guide")}</figcaption><${h} name="guide" /><p class="note">${t("example_guide_more")}</p></figure>
    ${m.map(o=>a`<figure key=${o} class="${e&&(o===l?"is-human":"is-machine")}">
      <figcaption><span class="side-disc">${o}</span>${e&&a`<span class="example-was"><${u} of=${o===l?"person":"machine"} size=${18} />${t(o===l?"example_human":"machine")}</span>`}</figcaption>
      <${h} name=${o} />
      <button class="button" aria-pressed=${e===o} onClick=${()=>n(o)}>${t("is_human",{side:o})}</button>
    </figure>`)}
    <p class="example-told" role="status">${e?a`<strong>${t(e===l?"example_yes":"example_no")}</strong> ${t("example_why")}`:t("example_ask")}</p>
  </section>`}var f={idea:2,setup:2,round:6,votes:4,scores:3,modes:4,leaving:3,fair:3,tips:3,keys:5};function Y(e,n,o){p(o),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush"),S(s`<${k} />`,e)}function k(){return s`<div class="rules-page">
    <nav aria-label=${t("rules_contents")}><ol>${Object.keys(f).map(e=>s`<li key=${e}><a href=${`#${e}`}>${t(`rules_${e}`)}</a></li>`)}</ol></nav>
    <div class="rules-text">${Object.entries(f).map(([e,n])=>s`<section class="paper" key=${e} id=${e} aria-labelledby=${`${e}-title`}>
      <h2 id=${`${e}-title`}>${t(`rules_${e}`)}</h2>
      ${Array.from({length:n},(o,i)=>s`<p key=${i}>${t(`rules_${e}_${i+1}`)}</p>`)}
      ${e==="idea"&&s`<${$} />`}
    </section>`)}
      <p><a class="button filled" href="/?game=imitation">${t("rules_play")}</a></p>
    </div>
  </div>`}export{Y as mount};
