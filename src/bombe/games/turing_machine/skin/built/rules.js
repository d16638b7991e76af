import{html as o,render as ys,useEffect as Q,useRef as ws,useState as xs}from"bombe/preact.js";import{html as u}from"bombe/preact.js";var R="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",X="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Bs={up:u`<path d=${R} />`,down:u`<path d=${R} transform="rotate(180 12 12)" />`,undo:u`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:u`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:u`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:u`<path class="pen" d="M6 14l6-6l6 6" />`,sink:u`<path class="pen" d="M6 10l6 6l6-6" />`,close:u`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:u`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:u`<path class="pen" d=${X} />`,talk:u`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:u`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var f=({passed:s,size:e=22})=>u`<svg class="answer ${s?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${s?u`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:u`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var C=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];import{html as $,useEffect as ps,useRef as ds,useState as E}from"bombe/preact.js";import{html as i}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var H={},ss="en";function O(s){H=s.words,ss=s.lang}function t(s,e={}){let n=H[s];if(n===void 0)throw new Error(`no words for ${s}`);return es(n,e)}var es=(s,e)=>s.replace(/\{(\w+)\}/g,(n,d)=>String(e[d]??n));var T={},D=new Map,P;function K(s){O(s),T=s.cards,D=new Map(Object.values(T).flatMap(e=>e.laws.map(n=>[n.name,{card:e,law:n}]))),P=s}var N=s=>T[s];var j=s=>D.get(s);var x=()=>P.lesson;var S=["▲","■","●"],B=["t","s","c"],F=["1","2","3","4","5"],W={"▲":"t","■":"s","●":"c"},ts={"▲":"triangle","■":"square","●":"circle"},ns=s=>os(s.replace(/[▲■●]/g,e=>t(ts[e])));var os=s=>s.replace(/\.$/,"");function I({of:s,size:e=16}){let n=W[s];return y`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${n==="t"&&y`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${n==="s"&&y`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${n==="c"&&y`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${ns(s)}</span></span>`}var p=(s,e)=>s.split(/([▲■●])/).map(n=>n in W?y`<${I} of=${n} size=${e} />`:n),b=({of:s,cls:e=""})=>y`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:s}}></span>`;var ls=["rules","all","box"];function q(s,e){K(e),s.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var z=({here:s})=>i`<nav class="page-ways" aria-label=${t("page_ways")}>
<a href="/">${t("page_play")}</a>
${ls.map(e=>i`<a href=${`/g/turing_machine/${e}`} aria-current=${e===s?"page":null}>
${t(`page_${e}`)}</a>`)}
</nav>`;function G(){let s=decodeURIComponent(location.hash.slice(1));s&&document.getElementById(s)?.scrollIntoView()}function g({number:s,letter:e,id:n,state:d=()=>"",more:r,level:c=3}){let a=N(s),h=`h${c}`;return i`<article class="sample" id=${n} tabindex=${n?"-1":null}>
<div class="sample-plate">
${e?i`<span class="sample-disc" aria-hidden="true">${e}</span>`:i`<span class="mono">${s}</span>`}
<${b} of=${a.key} cls="key" />
</div>
<div class="sample-body">
<${h}>${e&&i`<span class="hush">${t("sample_of",{letter:e})} </span>`}${p(a.title,15)}<${as} of=${a} /><//>
${a.grid?i`<${is} shown=${a} />`:i`<ul class="sample-laws">
${a.laws.map(_=>i`<${cs} law=${_} state=${d(_)} />`)}
</ul>`}
${r&&i`<${rs} shown=${a} />`}
</div>
</article>`}var as=({of:s})=>s.hard?i` <small class="hard-card" title=${t("hard_card_is")}>${t("hard_card")}</small>`:null,rs=({shown:s})=>i`<details>
<summary>${t("sample_words")}<span class="hush">: ${s.title}</span></summary>
<p>${p(s.text,13)}</p>
<p>${p(s.remark,13)}</p>
<ul class="sample-texts">${s.laws.map(e=>i`<li><span class="mono">${e.letter}</span> <span>${p(e.text,13)}</span></li>`)}</ul>
</details>`,cs=({law:s,state:e})=>i`<li class=${e}>
<span class="mono" aria-hidden="true">${s.letter}</span><${b} of=${s.picture} />
<span class="sample-words">${p(s.words,13)}</span>
${e&&i`<span class="hush">, ${t(`sample_${e}`)}</span>`}
</li>`;function is({shown:s}){let{columns:e,rows:n,laws:d}=s.grid,r=new Map(s.laws.map(a=>[a.name,a])),c=a=>i`<span class="sample-cell" role="img" aria-label=${r.get(a)?.text}>
<${b} of=${r.get(a)?.picture} /></span>`;return i`<div class="sample-grid w${e.length}">
<span></span>${e.map(a=>i`<${b} of=${a} cls="column" />`)}
${n.map((a,h)=>i`<span class="sample-row">${a}</span>${d[h].map(c)}`)}
</div>`}var U=({name:s,digits:e,set:n})=>i`<div class="pick">
${S.map((d,r)=>i`<fieldset class="pick-row ${B[r]}">
<legend>${p(d,18)}</legend>
${F.map(c=>i`<label class="pick-key">
<input type="radio" name=${`${s}-${r}`} value=${c} checked=${e[r]===c}
onChange=${()=>n(e.map((a,h)=>h===r?c:a))} />
<span>${c}</span></label>`)}
</fieldset>`)}
</div>`;var $s="lesson",us=4;function hs(){try{localStorage.setItem($s,"done")}catch{}}var M=[ms,_s,gs,vs];function V({close:s}){let[e,n]=E(0),d=ds(null);ps(()=>d.current?.focus(),[e]);let r=()=>{hs(),s(),document.getElementById("main")?.focus({preventScroll:!0})},c=_=>{_.stopPropagation(),_.key==="Escape"&&r()},a=M[e],h=e===M.length-1;return $`<section class="lesson" aria-label=${t("lesson")} onKeyDown=${c}>
<div class="lesson-head">
<p class="caps">${t("lesson_step",{n:e+1,of:M.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${M.map((_,w)=>$`<li class=${w===e?"now":w<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${r}>${t("lesson_skip")}</button>
</div>
<h2 ref=${d} tabindex="-1">${t(`lesson_title_${e+1}`)}</h2>
<${a} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&n(e-1)}>
${t("lesson_back")}</button>
<button class="button filled" onClick=${()=>h?r():n(e+1)}>
${t(h?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function ms(){return $`<div class="lesson-body">
<${g} number=${x().card} letter="A" />
<div class="lesson-text">
<p>${p(t("lesson_code"))}</p>
<p>${p(t("lesson_holds"))}</p>
<p>${t("lesson_find")}</p>
</div>
</div>`}function _s(){let{card:s,held:e,digits:n}=x(),[d,r]=E(["3","4","1"]),[c,a]=E([]),h=(m,v)=>n[m].includes(v[1]),_=()=>{let m=d.join(""),v=c.filter(A=>A.code!==m);a([{code:m,passed:h(e,m)},...v].slice(0,us))},w=m=>c.every(({code:v,passed:A})=>h(m,v)===A),k=Object.keys(n).filter(w);return $`<div class="lesson-body">
<${g} number=${s} letter="A" state=${({name:m})=>w(m)?k.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${t("lesson_try")}</p>
<div class="lesson-try">
<${U} name="lesson" digits=${d} set=${r} />
<button class="button filled" onClick=${_}>${t("lesson_ask",{code:d.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${c.length===0&&$`<p class="note">${t("lesson_nothing_yet")}</p>`}
${c.slice(0,1).map(({code:m,passed:v})=>$`<${fs} passed=${v} code=${m} />`)}
${c.length>0&&$`<p>${p(k.length===1?t("lesson_one_left",{letter:j(k[0])?.law.letter??""}):t("lesson_some_left",{n:k.length}))}</p>`}
</div>
</div>
</div>`}var fs=({passed:s,code:e})=>$`<p class="lesson-answer"><${f} passed=${s} />${" "}
<strong>${t(s?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function gs(){let{refused:s,maybe:e}=x(),[n,d]=E(null),r=({name:c})=>c===s.law?"kept":"";return $`<div class="lesson-body">
<${g} number=${s.card} letter="B" state=${r} />
<div class="lesson-text">
<p class="lesson-answer"><${f} passed=${!1} /> <strong>${t("lesson_refused")}</strong></p>
<p>${p(t("lesson_means"))}</p>
<p>${p(t("lesson_which"))}</p>
<div class="row">
${e.map(([c,a])=>$`<button class="button mono" aria-pressed=${n?.code===c}
onClick=${()=>d({code:c,passed:a})}>${c}</button>`)}
</div>
<div class="lesson-heard" role="status">
${n&&$`<p class="lesson-answer"><${f} passed=${n.passed} />${" "}
<span>${p(t(`lesson_which_${n.code}`))}</span></p>`}
</div>
</div>
</div>`}function vs(){return $`<div class="lesson-body">
<${L} />
<div class="lesson-text">
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<p>${t("lesson_end")}</p>
</div>
</div>`}function L(){let{verifiers:s,verdicts:e}=x();return $`<div class="verdicts-box"><table class="verdicts">
<caption>${t("verdicts")}</caption>
<thead><tr>
<th scope="col">${t("verdicts_code")}</th>
${[...s].map(n=>$`<th scope="col">${n}</th>`)}
</tr></thead>
<tbody>${e.map(([n,d])=>$`<tr class=${d.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${n}</th>
${d.map(r=>$`<td><${f} passed=${r} size=${20} />
<span class="hush">${t(r?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}function he(s,e,n){q(s,n),ys(o`<${bs} />`,s)}var Y=[["aim",Ss],["verifiers",Ms],["round",Es],["sheet",As],["example",Ts],["no",Is],["two-rules",Ls],["end",Rs],["machine",Cs],["modes",Hs],["handicap",Os],["aids",Ds],["keys",Ks]],Z=s=>s.replace("-","_"),l=({of:s})=>o`<p>${p(t(s))}</p>`;function bs(){return Q(G,[]),o`<div class="page rules-page">
<${z} here="rules" />
<${ks} />
<nav class="contents" aria-label=${t("rules_contents")}>
<ol>${Y.map(([s])=>o`<li><a href=${`#${s}`}>${p(t(`rules_${Z(s)}`))}</a></li>`)}</ol>
</nav>
${Y.map(([s,e])=>o`<section class="paper" id=${s} aria-labelledby=${`${s}-title`}>
<h2 id=${`${s}-title`}>${p(t(`rules_${Z(s)}`))}</h2>
<${e} />
</section>`)}
</div>`}function ks(){let[s,e]=xs(location.hash==="#lesson"),n=ws(null);return Q(()=>{let r=()=>{location.hash==="#lesson"&&e(!0)};return addEventListener("hashchange",r),()=>removeEventListener("hashchange",r)},[]),o`<div id="lesson">${s?o`<${V} close=${()=>{e(!1),setTimeout(()=>n.current?.focus())}} />`:o`<p class="row">
<button class="button" ref=${n} onClick=${()=>e(!0)}>${t("rules_lesson")}</button>${" "}
<span class="note">${t("rules_lesson_more")}</span></p>`}</div>`}function Ss(){return o`<p class="shapes-row">${S.map(s=>o`<${I} of=${s} size=${44} />`)}</p>
<${l} of="rules_aim_1" /><${l} of="rules_aim_2" />`}function Ms(){return o`<div class="beside"><${g} number=${4} letter="A" /><div>
<${l} of="rules_verifiers_1" /><${l} of="rules_verifiers_2" />
<p>${t("rules_verifiers_3")} <a href="/g/turing_machine/all">${t("page_all")}</a></p>
<${l} of="rules_verifiers_4" />
</div></div>`}function Es(){return o`<ol class="items">
${[1,2,3,4].map(s=>o`<li>${p(t(`rules_round_${s}`))}</li>`)}
</ol><${l} of="rules_marks" /><${l} of="rules_round_5" />`}function As(){return o`<${l} of="rules_sheet_1" /><${l} of="rules_sheet_2" />`}function Ts(){return o`<ol class="items">
${[1,2,3,4,5].map(s=>o`<li>${p(t(`rules_example_${s}`))}</li>`)}
</ol>`}function Is(){return o`<p class="lesson-answer"><${f} passed=${!0} /> <span>${t("rules_no_yes")}</span></p>
<p class="lesson-answer"><${f} passed=${!1} /> <span>${t("rules_no_no")}</span></p>
<${l} of="rules_no_1" /><${l} of="rules_no_2" /><${l} of="rules_no_3" />`}function Ls(){return o`<div class="beside"><${L} /><div>
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<${l} of="rules_two_rules_1" />
</div></div>`}function Rs(){return o`<${l} of="rules_end_1" />
<ul class="points">${[2,3,4,5].map(s=>o`<li>${t(`rules_end_${s}`)}</li>`)}</ul>
<${l} of="rules_end_6" /><${l} of="rules_end_7" />`}function Cs(){return o`<${l} of="rules_machine_1" />
<dl class="words-list">${["plain","clever","optimal"].map(s=>o`<div><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<h3 id="together">${t("rules_together")}</h3>
<${l} of="rules_together_1" /><${l} of="rules_together_2" />`}function Hs(){return o`<dl class="words-list">${["classic","extreme","nightmare"].map(s=>o`<div id=${s}><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<div class="pair-shown">
<${g} number=${5} letter="A" />
<p aria-hidden="true">${t("rules_or")}</p>
<${g} number=${11} letter="A" />
</div>
<p class="note">${t("rules_pair_shown")}</p>
<${l} of="rules_modes_1" />`}function Os(){return o`<${l} of="rules_handicap_1" /><${l} of="rules_handicap_2" />`}function Ds(){return o`<${l} of="rules_aids_1" /><${l} of="rules_aids_2" />`}var J={"←":"left","→":"right","↑":"up","↓":"down"};function Ps({of:s}){if(s==="–")return" – ";if(s in J){let e=t(`key_${J[s]}`);return o`<kbd><span class="hush">${e}</span><span aria-hidden="true">${s}</span></kbd>${" "}`}return o`<kbd>${s.length>1?t(`key_${s.toLowerCase()}`):s}</kbd> `}function Ks(){return o`<dl class="keys-list">${C.map(([s,e])=>o`<div>
<dt>${s.map(n=>o`<${Ps} of=${n} />`)}</dt>
<dd>${p(t(e))}</dd>
</div>`)}</dl>
<${l} of="rules_keys_1" /><${l} of="keys_off" />`}export{he as mount};
