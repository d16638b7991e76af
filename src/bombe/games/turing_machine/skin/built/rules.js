import{html as o,render as vs,useEffect as Q,useRef as ys,useState as ws}from"bombe/preact.js";import{html as u}from"bombe/preact.js";var R="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",X="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",Ks={up:u`<path d=${R} />`,down:u`<path d=${R} transform="rotate(180 12 12)" />`,undo:u`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:u`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:u`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:u`<path class="pen" d="M6 14l6-6l6 6" />`,sink:u`<path class="pen" d="M6 10l6 6l6-6" />`,close:u`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:u`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:u`<path class="pen" d=${X} />`,talk:u`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:u`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var _=({passed:s,size:e=22})=>u`<svg class="answer ${s?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${s?u`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:u`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var C=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];import{html as $,useEffect as is,useRef as ps,useState as E}from"bombe/preact.js";import{html as i}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var H={},ss="en";function O(s){H=s.words,ss=s.lang}function t(s,e={}){let n=H[s];if(n===void 0)throw new Error(`no words for ${s}`);return es(n,e)}var es=(s,e)=>s.replace(/\{(\w+)\}/g,(n,p)=>String(e[p]??n));var T={},D=new Map,P;function K(s){O(s),T=s.cards,D=new Map(Object.values(T).flatMap(e=>e.laws.map(n=>[n.name,{card:e,law:n}]))),P=s}var N=s=>T[s];var j=s=>D.get(s);var b=()=>P.lesson;var S=["▲","■","●"],B=["t","s","c"],F=["1","2","3","4","5"],W={"▲":"t","■":"s","●":"c"},ts={"▲":"triangle","■":"square","●":"circle"},ns=s=>os(s.replace(/[▲■●]/g,e=>t(ts[e])));var os=s=>s.replace(/\.$/,"");function I({of:s,size:e=16}){let n=W[s];return y`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${n==="t"&&y`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${n==="s"&&y`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${n==="c"&&y`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${ns(s)}</span></span>`}var d=(s,e)=>s.split(/([▲■●])/).map(n=>n in W?y`<${I} of=${n} size=${e} />`:n),x=({of:s,cls:e=""})=>y`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:s}}></span>`;var ls=["rules","all","box"];function q(s,e){K(e),s.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var z=({here:s})=>i`<nav class="page-ways" aria-label=${t("page_ways")}>
<a href="/">${t("page_play")}</a>
${ls.map(e=>i`<a href=${`/g/turing_machine/${e}`} aria-current=${e===s?"page":null}>
${t(`page_${e}`)}</a>`)}
</nav>`;function G(){let s=decodeURIComponent(location.hash.slice(1));s&&document.getElementById(s)?.scrollIntoView()}function g({number:s,letter:e,id:n,state:p=()=>"",more:a,level:r=3}){let l=N(s),h=`h${r}`;return i`<article class="sample" id=${n} tabindex=${n?"-1":null}>
<div class="sample-plate">
${e?i`<span class="sample-disc" aria-hidden="true">${e}</span>`:i`<span class="mono">${s}</span>`}
<${x} of=${l.key} cls="key" />
</div>
<div class="sample-body">
<${h}>${e&&i`<span class="hush">${t("sample_of",{letter:e})} </span>`}${d(l.title,15)}<//>
${l.grid?i`<${cs} shown=${l} />`:i`<ul class="sample-laws">
${l.laws.map(f=>i`<${rs} law=${f} state=${p(f)} />`)}
</ul>`}
${a&&i`<${as} shown=${l} />`}
</div>
</article>`}var as=({shown:s})=>i`<details>
<summary>${t("sample_words")}<span class="hush">: ${s.title}</span></summary>
<p>${d(s.text,13)}</p>
<ul class="sample-texts">${s.laws.map(e=>i`<li><span class="mono">${e.letter}</span> <span>${d(e.text,13)}</span></li>`)}</ul>
</details>`,rs=({law:s,state:e})=>i`<li class=${e}>
<span class="mono" aria-hidden="true">${s.letter}</span><${x} of=${s.picture} />
<span class="sample-words">${d(s.words,13)}</span>
${e&&i`<span class="hush">, ${t(`sample_${e}`)}</span>`}
</li>`;function cs({shown:s}){let{columns:e,rows:n,laws:p}=s.grid,a=new Map(s.laws.map(l=>[l.name,l])),r=l=>i`<span class="sample-cell" role="img" aria-label=${a.get(l)?.text}>
<${x} of=${a.get(l)?.picture} /></span>`;return i`<div class="sample-grid w${e.length}">
<span></span>${e.map(l=>i`<${x} of=${l} cls="column" />`)}
${n.map((l,h)=>i`<span class="sample-row">${l}</span>${p[h].map(r)}`)}
</div>`}var U=({name:s,digits:e,set:n})=>i`<div class="pick">
${S.map((p,a)=>i`<fieldset class="pick-row ${B[a]}">
<legend>${d(p,18)}</legend>
${F.map(r=>i`<label class="pick-key">
<input type="radio" name=${`${s}-${a}`} value=${r} checked=${e[a]===r}
onChange=${()=>n(e.map((l,h)=>h===a?r:l))} />
<span>${r}</span></label>`)}
</fieldset>`)}
</div>`;var ds="lesson",$s=4;function us(){try{localStorage.setItem(ds,"done")}catch{}}var M=[hs,ms,_s,gs];function V({close:s}){let[e,n]=E(0),p=ps(null);is(()=>p.current?.focus(),[e]);let a=()=>{us(),s(),document.getElementById("main")?.focus({preventScroll:!0})},r=f=>{f.stopPropagation(),f.key==="Escape"&&a()},l=M[e],h=e===M.length-1;return $`<section class="lesson" aria-label=${t("lesson")} onKeyDown=${r}>
<div class="lesson-head">
<p class="caps">${t("lesson_step",{n:e+1,of:M.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${M.map((f,w)=>$`<li class=${w===e?"now":w<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${a}>${t("lesson_skip")}</button>
</div>
<h2 ref=${p} tabindex="-1">${t(`lesson_title_${e+1}`)}</h2>
<${l} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&n(e-1)}>
${t("lesson_back")}</button>
<button class="button filled" onClick=${()=>h?a():n(e+1)}>
${t(h?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function hs(){return $`<div class="lesson-body">
<${g} number=${b().card} letter="A" />
<div class="lesson-text">
<p>${d(t("lesson_code"))}</p>
<p>${d(t("lesson_holds"))}</p>
<p>${t("lesson_find")}</p>
</div>
</div>`}function ms(){let{card:s,held:e,digits:n}=b(),[p,a]=E(["3","4","1"]),[r,l]=E([]),h=(m,v)=>n[m].includes(v[1]),f=()=>{let m=p.join(""),v=r.filter(A=>A.code!==m);l([{code:m,passed:h(e,m)},...v].slice(0,$s))},w=m=>r.every(({code:v,passed:A})=>h(m,v)===A),k=Object.keys(n).filter(w);return $`<div class="lesson-body">
<${g} number=${s} letter="A" state=${({name:m})=>w(m)?k.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${t("lesson_try")}</p>
<div class="lesson-try">
<${U} name="lesson" digits=${p} set=${a} />
<button class="button filled" onClick=${f}>${t("lesson_ask",{code:p.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${r.length===0&&$`<p class="note">${t("lesson_nothing_yet")}</p>`}
${r.slice(0,1).map(({code:m,passed:v})=>$`<${fs} passed=${v} code=${m} />`)}
${r.length>0&&$`<p>${d(k.length===1?t("lesson_one_left",{letter:j(k[0])?.law.letter??""}):t("lesson_some_left",{n:k.length}))}</p>`}
</div>
</div>
</div>`}var fs=({passed:s,code:e})=>$`<p class="lesson-answer"><${_} passed=${s} />${" "}
<strong>${t(s?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function _s(){let{refused:s,maybe:e}=b(),[n,p]=E(null),a=({name:r})=>r===s.law?"kept":"";return $`<div class="lesson-body">
<${g} number=${s.card} letter="B" state=${a} />
<div class="lesson-text">
<p class="lesson-answer"><${_} passed=${!1} /> <strong>${t("lesson_refused")}</strong></p>
<p>${d(t("lesson_means"))}</p>
<p>${d(t("lesson_which"))}</p>
<div class="row">
${e.map(([r,l])=>$`<button class="button mono" aria-pressed=${n?.code===r}
onClick=${()=>p({code:r,passed:l})}>${r}</button>`)}
</div>
<div class="lesson-heard" role="status">
${n&&$`<p class="lesson-answer"><${_} passed=${n.passed} />${" "}
<span>${d(t(`lesson_which_${n.code}`))}</span></p>`}
</div>
</div>
</div>`}function gs(){return $`<div class="lesson-body">
<${L} />
<div class="lesson-text">
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<p>${t("lesson_end")}</p>
</div>
</div>`}function L(){let{verifiers:s,verdicts:e}=b();return $`<div class="verdicts-box"><table class="verdicts">
<caption>${t("verdicts")}</caption>
<thead><tr>
<th scope="col">${t("verdicts_code")}</th>
${[...s].map(n=>$`<th scope="col">${n}</th>`)}
</tr></thead>
<tbody>${e.map(([n,p])=>$`<tr class=${p.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${n}</th>
${p.map(a=>$`<td><${_} passed=${a} size=${20} />
<span class="hush">${t(a?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}function de(s,e,n){q(s,n),vs(o`<${bs} />`,s)}var Y=[["aim",ks],["verifiers",Ss],["round",Ms],["no",Es],["two-rules",As],["end",Ts],["machine",Is],["modes",Ls],["handicap",Rs],["aids",Cs],["keys",Os]],Z=s=>s.replace("-","_"),c=({of:s})=>o`<p>${d(t(s))}</p>`;function bs(){return Q(G,[]),o`<div class="page rules-page">
<${z} here="rules" />
<${xs} />
<nav class="contents" aria-label=${t("rules_contents")}>
<ol>${Y.map(([s])=>o`<li><a href=${`#${s}`}>${d(t(`rules_${Z(s)}`))}</a></li>`)}</ol>
</nav>
${Y.map(([s,e])=>o`<section class="paper" id=${s} aria-labelledby=${`${s}-title`}>
<h2 id=${`${s}-title`}>${d(t(`rules_${Z(s)}`))}</h2>
<${e} />
</section>`)}
</div>`}function xs(){let[s,e]=ws(location.hash==="#lesson"),n=ys(null);return Q(()=>{let a=()=>{location.hash==="#lesson"&&e(!0)};return addEventListener("hashchange",a),()=>removeEventListener("hashchange",a)},[]),o`<div id="lesson">${s?o`<${V} close=${()=>{e(!1),setTimeout(()=>n.current?.focus())}} />`:o`<p class="row">
<button class="button" ref=${n} onClick=${()=>e(!0)}>${t("rules_lesson")}</button>${" "}
<span class="note">${t("rules_lesson_more")}</span></p>`}</div>`}function ks(){return o`<p class="shapes-row">${S.map(s=>o`<${I} of=${s} size=${44} />`)}</p>
<${c} of="rules_aim_1" /><${c} of="rules_aim_2" />`}function Ss(){return o`<div class="beside"><${g} number=${4} letter="A" /><div>
<${c} of="rules_verifiers_1" /><${c} of="rules_verifiers_2" />
<p>${t("rules_verifiers_3")} <a href="/g/turing_machine/all">${t("page_all")}</a></p>
</div></div>`}function Ms(){return o`<ol class="items">
${[1,2,3,4].map(s=>o`<li>${d(t(`rules_round_${s}`))}</li>`)}
</ol><${c} of="rules_marks" /><${c} of="rules_round_5" />`}function Es(){return o`<p class="lesson-answer"><${_} passed=${!0} /> <span>${t("rules_no_yes")}</span></p>
<p class="lesson-answer"><${_} passed=${!1} /> <span>${t("rules_no_no")}</span></p>
<${c} of="rules_no_1" /><${c} of="rules_no_2" /><${c} of="rules_no_3" />`}function As(){return o`<div class="beside"><${L} /><div>
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<${c} of="rules_two_rules_1" />
</div></div>`}function Ts(){return o`<${c} of="rules_end_1" />
<ul class="points">${[2,3,4,5].map(s=>o`<li>${t(`rules_end_${s}`)}</li>`)}</ul>
<${c} of="rules_end_6" /><${c} of="rules_end_7" />`}function Is(){return o`<${c} of="rules_machine_1" />
<dl class="words-list">${["plain","clever","optimal"].map(s=>o`<div><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<h3 id="together">${t("rules_together")}</h3>
<${c} of="rules_together_1" /><${c} of="rules_together_2" />`}function Ls(){return o`<dl class="words-list">${["classic","extreme","nightmare"].map(s=>o`<div id=${s}><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<div class="pair-shown">
<${g} number=${5} letter="A" />
<p aria-hidden="true">${t("rules_or")}</p>
<${g} number=${11} letter="A" />
</div>
<p class="note">${t("rules_pair_shown")}</p>
<${c} of="rules_modes_1" />`}function Rs(){return o`<${c} of="rules_handicap_1" />`}function Cs(){return o`<${c} of="rules_aids_1" /><${c} of="rules_aids_2" />`}var J={"←":"left","→":"right","↑":"up","↓":"down"};function Hs({of:s}){if(s==="–")return" – ";if(s in J){let e=t(`key_${J[s]}`);return o`<kbd><span class="hush">${e}</span><span aria-hidden="true">${s}</span></kbd>${" "}`}return o`<kbd>${s.length>1?t(`key_${s.toLowerCase()}`):s}</kbd> `}function Os(){return o`<dl class="keys-list">${C.map(([s,e])=>o`<div>
<dt>${s.map(n=>o`<${Hs} of=${n} />`)}</dt>
<dd>${d(t(e))}</dd>
</div>`)}</dl>
<${c} of="rules_keys_1" /><${c} of="keys_off" />`}export{de as mount};
