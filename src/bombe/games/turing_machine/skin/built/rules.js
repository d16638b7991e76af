import{html as o,render as ds,useEffect as Y,useRef as us,useState as hs}from"bombe/preact.js";import{html as d}from"bombe/preact.js";var E="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Cs={up:d`<path d=${E} />`,down:d`<path d=${E} transform="rotate(180 12 12)" />`,undo:d`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:d`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:d`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:d`<path class="pen" d="M6 14l6-6l6 6" />`,sink:d`<path class="pen" d="M6 10l6 6l6-6" />`,close:d`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:d`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:d`<path class="pen" d="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z" />`,talk:d`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:d`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" /><circle cx="12" cy="7.6" r="1.3" />`};var f=({passed:s,size:e=22})=>d`<svg class="answer ${s?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e} aria-hidden="true" focusable="false">
    ${s?d`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:d`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" /><path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
  </svg>`;var L=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];import{html as u,useEffect as es,useRef as ts,useState as x}from"bombe/preact.js";import{html as a}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var C={},V="en";function D(s){C=s.words,V=s.lang}function S(s,e={}){let n=C[s];if(n===void 0)throw new Error(`no words for ${s}`);return Z(n,e)}var Z=(s,e)=>s.replace(/\{(\w+)\}/g,(n,r)=>String(e[r]??n));var I={},G={options:{},booklet:[]};function R(s){D(s),I=s.cards,G=s}var T=s=>I[s];var t=S;var H={"▲":"t","■":"s","●":"c"},U={"▲":"triangle","■":"square","●":"circle"},N=["▲","■","●"];var J=s=>s.replace(/[▲■●]/g,e=>S(U[e])).replace(/\.$/,"");function b({of:s,size:e=16}){let n=H[s];return y`<span class="shape">
    <svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
      ${n==="t"&&y`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${n==="s"&&y`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${n==="c"&&y`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${J(s)}</span></span>`}function c(s,e){return s.split(/([▲■●])/).map(n=>n in H?y`<${b} of=${n} size=${e} />`:n)}var w=({of:s,cls:e=""})=>y`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:s}}></span>`;var Q=["rules","all","box"];function P(s,e){R(e),s.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var B=({here:s})=>a`<nav class="page-ways" aria-label=${t("page_ways")}>
    <a href="/">${t("page_play")}</a>
    ${Q.map(e=>a`<a href=${`/g/turing_machine/${e}`} aria-current=${e===s?"page":null}>${t(`page_${e}`)}</a>`)}
  </nav>`;function O(){let s=decodeURIComponent(location.hash.slice(1));s&&document.getElementById(s)?.scrollIntoView()}function g({number:s,letter:e,id:n,state:r=()=>"",more:i,level:p=3}){let $=T(s),h=`h${p}`;return a`<article class="sample" id=${n} tabindex=${n?"-1":null}>
    <div class="sample-plate">
      ${e?a`<span class="sample-disc" aria-hidden="true">${e}</span>`:a`<span class="mono">${s}</span>`}
      <${w} of=${$.key} cls="key" />
    </div>
    <div class="sample-body">
      <${h}>${e&&a`<span class="hush">${t("sample_of",{letter:e})} </span>`}${c($.title,15)}<//>
      ${$.grid?a`<${ss} shown=${$} />`:a`<ul class="sample-laws">${$.laws.map(_=>a`<${X} law=${_} state=${r(_)} />`)}</ul>`}
      ${i&&a`<details><summary>${t("sample_words")}<span class="hush">: ${$.title}</span></summary><p>${c($.text,13)}</p><ul class="sample-texts">${$.laws.map(_=>a`<li><span class="mono">${_.letter}</span> <span>${c(_.text,13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`}var X=({law:s,state:e})=>a`<li class=${e}>
    <span class="mono" aria-hidden="true">${s.letter}</span><${w} of=${s.picture} />
    <span class="sample-words">${c(s.words,13)}</span>
    ${e&&a`<span class="hush">, ${t(`sample_${e}`)}</span>`}
  </li>`;function ss({shown:s}){let{columns:e,rows:n,laws:r}=s.grid,i=new Map(s.laws.map(p=>[p.name,p]));return a`<div class="sample-grid w${e.length}">
    <span></span>${e.map(p=>a`<${w} of=${p} cls="column" />`)}
    ${n.map((p,$)=>a`
      <span class="sample-row">${p}</span>
      ${r[$].map(h=>a`<span class="sample-cell" role="img" aria-label=${i.get(h).text}><${w} of=${i.get(h).picture} /></span>`)}
    `)}
  </div>`}var K=({name:s,digits:e,set:n})=>a`<div class="pick">
    ${N.map((r,i)=>a`<fieldset class="pick-row ${"tsc"[i]}">
      <legend>${c(r,18)}</legend>
      ${"12345".split("").map(p=>a`<label class="pick-key"><input type="radio" name=${`${s}-${i}`} value=${p} checked=${e[i]===p}
        onChange=${()=>n(e.map(($,h)=>h===i?p:$))} /><span>${p}</span></label>`)}
    </fieldset>`)}
  </div>`;var ns="lesson";function os(){try{localStorage.setItem(ns,"done")}catch{}}var k=[ls,rs,is,$s];function j({close:s}){let[e,n]=x(0),r=ts(null);es(()=>r.current.focus(),[e]);let i=()=>{os(),s(),document.getElementById("main").focus({preventScroll:!0})},p=_=>{_.stopPropagation(),_.key==="Escape"&&i()},$=k[e],h=e===k.length-1;return u`<section class="lesson" aria-label=${t("lesson")} onKeyDown=${p}>
    <div class="lesson-head">
      <p class="caps">${t("lesson_step",{n:e+1,of:k.length})}</p>
      <ol class="lesson-steps" aria-hidden="true">${k.map((_,m)=>u`<li class=${m===e?"now":m<e?"past":""}></li>`)}</ol>
      <button class="quiet" onClick=${i}>${t("lesson_skip")}</button>
    </div>
    <h2 ref=${r} tabindex="-1">${t(`lesson_title_${e+1}`)}</h2>
    <${$} />
    <div class="lesson-foot">
      <button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&n(e-1)}>${t("lesson_back")}</button>
      <button class="button filled" onClick=${()=>h?i():n(e+1)}>${t(h?"lesson_play":"lesson_next")}</button>
    </div>
  </section>`}function ls(){return u`<div class="lesson-body">
    <${g} number=${4} letter="A" />
    <div class="lesson-text">
      <p>${c(t("lesson_code"))}</p>
      <p>${c(t("lesson_holds"))}</p>
      <p>${t("lesson_find")}</p>
    </div>
  </div>`}var M={a:s=>s<4,b:s=>s===4,c:s=>s>4},as="a";function rs(){let[s,e]=x(["3","4","1"]),[n,r]=x([]),i=Number(s[1]),p=()=>{let m=s.join("");r([{code:m,passed:M[as](i)},...n.filter(v=>v.code!==m)].slice(0,4))},$=m=>n.every(({code:v,passed:q})=>M[m](Number(v[1]))===q),h=Object.keys(M).filter($);return u`<div class="lesson-body">
    <${g} number=${4} letter="A" state=${m=>$(m.letter)?h.length===1?"kept":"":"struck"} />
    <div class="lesson-text">
      <p>${t("lesson_try")}</p>
      <div class="lesson-try">
        <${K} name="lesson" digits=${s} set=${e} />
        <button class="button filled" onClick=${p}>${t("lesson_ask",{code:s.join("")})}</button>
      </div>
      <div class="lesson-heard" role="status">
        ${n.length===0&&u`<p class="note">${t("lesson_nothing_yet")}</p>`}
        ${n.slice(0,1).map(({code:m,passed:v})=>u`<p class="lesson-answer"><${f} passed=${v} /> <strong>${t(v?"lesson_says_yes":"lesson_says_no",{code:m})}</strong></p>`)}
        ${n.length>0&&u`<p>${c(t(h.length===1?"lesson_one_left":"lesson_some_left",{n:h.length,letter:h[0]}))}</p>`}
      </div>
    </div>
  </div>`}var cs=["321","541","231"];function is(){let[s,e]=x(null),n=s!==null&&s[0]>s[1];return u`<div class="lesson-body">
    <${g} number=${11} letter="B" state=${r=>r.letter==="c"?"kept":""} />
    <div class="lesson-text">
      <p class="lesson-answer"><${f} passed=${!1} /> <strong>${t("lesson_refused")}</strong></p>
      <p>${c(t("lesson_means"))}</p>
      <p>${c(t("lesson_which"))}</p>
      <div class="row">
        ${cs.map(r=>u`<button class="button mono" aria-pressed=${s===r} onClick=${()=>e(r)}>${r}</button>`)}
      </div>
      <div class="lesson-heard" role="status">
        ${s!==null&&u`<p class="lesson-answer"><${f} passed=${n} /> <span>${c(t(`lesson_which_${s}`))}</span></p>`}
      </div>
    </div>
  </div>`}var ps=[["241",""],["251","A"],["341","B"],["541","C"],["245","D"]];function $s(){return u`<div class="lesson-body">
    <${A} />
    <div class="lesson-text">
      <p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
      <p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
      <p>${t("lesson_end")}</p>
    </div>
  </div>`}var A=()=>u`<div class="verdicts-box"><table class="verdicts">
    <caption>${t("verdicts")}</caption>
    <thead><tr><th scope="col">${t("verdicts_code")}</th>${[..."ABCD"].map(s=>u`<th scope="col">${s}</th>`)}</tr></thead>
    <tbody>${ps.map(([s,e])=>u`<tr class=${e?"":"the-code"}>
      <th scope="row" class="mono">${s}</th>
      ${[..."ABCD"].map(n=>u`<td><${f} passed=${n!==e} size=${20} /><span class="hush">${t(n!==e?"sample_yes":"sample_no")}</span></td>`)}
    </tr>`)}</tbody>
  </table></div>`;function Xs(s,e,n){P(s,n),ds(o`<${ms} />`,s)}var z=[["aim",fs],["verifiers",gs],["round",vs],["no",ys],["two-rules",bs],["end",ws],["machine",ks],["modes",xs],["handicap",Ss],["aids",Ms],["keys",Es]],F=s=>s.replace("-","_"),l=({of:s})=>o`<p>${c(t(s))}</p>`;function ms(){return Y(O,[]),o`<div class="page rules-page">
    <${B} here="rules" />
    <${_s} />
    <nav class="contents" aria-label=${t("rules_contents")}>
      <ol>${z.map(([s])=>o`<li><a href=${`#${s}`}>${c(t(`rules_${F(s)}`))}</a></li>`)}</ol>
    </nav>
    ${z.map(([s,e])=>o`<section class="paper" id=${s} aria-labelledby=${`${s}-title`}>
      <h2 id=${`${s}-title`}>${c(t(`rules_${F(s)}`))}</h2>
      <${e} />
    </section>`)}
  </div>`}function _s(){let[s,e]=hs(location.hash==="#lesson"),n=us(null);return Y(()=>{let i=()=>location.hash==="#lesson"&&e(!0);return addEventListener("hashchange",i),()=>removeEventListener("hashchange",i)},[]),o`<div id="lesson">${s?o`<${j} close=${()=>{e(!1),setTimeout(()=>n.current?.focus())}} />`:o`<p class="row"><button class="button" ref=${n} onClick=${()=>e(!0)}>${t("rules_lesson")}</button> <span class="note">${t("rules_lesson_more")}</span></p>`}</div>`}function fs(){return o`<p class="shapes-row"><${b} of="▲" size=${44} /><${b} of="■" size=${44} /><${b} of="●" size=${44} /></p>
    <${l} of="rules_aim_1" /><${l} of="rules_aim_2" />`}function gs(){return o`<div class="beside"><${g} number=${4} letter="A" /><div>
    <${l} of="rules_verifiers_1" /><${l} of="rules_verifiers_2" />
    <p>${t("rules_verifiers_3")} <a href="/g/turing_machine/all">${t("page_all")}</a></p>
  </div></div>`}function vs(){return o`<ol class="items">
    ${[1,2,3,4].map(s=>o`<li>${c(t(`rules_round_${s}`))}</li>`)}
  </ol><${l} of="rules_marks" /><${l} of="rules_round_5" />`}function ys(){return o`<p class="lesson-answer"><${f} passed=${!0} /> <span>${t("rules_no_yes")}</span></p>
    <p class="lesson-answer"><${f} passed=${!1} /> <span>${t("rules_no_no")}</span></p>
    <${l} of="rules_no_1" /><${l} of="rules_no_2" /><${l} of="rules_no_3" />`}function bs(){return o`<div class="beside"><${A} /><div>
    <p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
    <p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
    <${l} of="rules_two_rules_1" />
  </div></div>`}function ws(){return o`<${l} of="rules_end_1" />
    <ul class="points">${[2,3,4,5].map(s=>o`<li>${t(`rules_end_${s}`)}</li>`)}</ul>
    <${l} of="rules_end_6" /><${l} of="rules_end_7" />`}function ks(){return o`<${l} of="rules_machine_1" />
    <dl class="words-list">${["plain","clever","optimal"].map(s=>o`<div><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
    <h3 id="together">${t("rules_together")}</h3>
    <${l} of="rules_together_1" /><${l} of="rules_together_2" />`}function xs(){return o`<dl class="words-list">${["classic","extreme","nightmare"].map(s=>o`<div id=${s}><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
    <div class="pair-shown"><${g} number=${5} letter="A" /><p aria-hidden="true">${t("rules_or")}</p><${g} number=${11} letter="A" /></div>
    <p class="note">${t("rules_pair_shown")}</p>
    <${l} of="rules_modes_1" />`}function Ss(){return o`<${l} of="rules_handicap_1" />`}function Ms(){return o`<${l} of="rules_aids_1" /><${l} of="rules_aids_2" />`}var W={"←":"left","→":"right","↑":"up","↓":"down"};function As({of:s}){return s==="–"?" – ":s in W?o`<kbd><span class="hush">${t(`key_${W[s]}`)}</span><span aria-hidden="true">${s}</span></kbd> `:o`<kbd>${s.length>1?t(`key_${s.toLowerCase()}`):s}</kbd> `}function Es(){return o`<dl class="keys-list">${L.map(([s,e])=>o`<div>
      <dt>${s.map(n=>o`<${As} of=${n} />`)}</dt>
      <dd>${c(t(e))}</dd>
    </div>`)}</dl>
    <${l} of="rules_keys_1" /><${l} of="keys_off" />`}export{Xs as mount};
