import{html as r,render as Ms,useEffect as ns,useRef as Es,useState as As}from"bombe/preact.js";import{html as $}from"bombe/preact.js";var N="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",os="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",rs={up:$`<path d=${N} />`,down:$`<path d=${N} transform="rotate(180 12 12)" />`,undo:$`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:$`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:$`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:$`<path class="pen" d="M6 14l6-6l6 6" />`,sink:$`<path class="pen" d="M6 10l6 6l6-6" />`,close:$`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:$`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:$`<path class="pen" d=${os} />`,talk:$`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:$`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`},R=({of:s,size:e=20})=>$`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false">
${rs[s]}</svg>`,_=({passed:s,size:e=22})=>$`<svg class="answer ${s?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${e} height=${e}
aria-hidden="true" focusable="false">
${s?$`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:$`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var K=[[["1","–","5"],"keys_digit"],[["←","→"],"keys_wheel"],[["↑","↓"],"keys_turn"],[["A","–","F"],"keys_ask"],[["Shift","A","–","F"],"keys_card"],[["Space"],"keys_mark"],[["Z"],"keys_undo"],[["Shift","Z"],"keys_redo"],[["H"],"keys_hint"],[["W"],"keys_why"],[["N"],"keys_next"],[["K"],"keys_know"],[["S"],"keys_sheet"],[["?"],"keys_list"]];import{html as u,useEffect as hs,useRef as ms,useState as S}from"bombe/preact.js";import{useMemo as ce,useState as ie}from"bombe/preact.js";import{html as y}from"bombe/preact.js";var W={},ls="en";function F(s){W=s.words,ls=s.lang}function t(s,e={}){let n=W[s];if(n===void 0)throw new Error(`no words for ${s}`);return as(n,e)}var as=(s,e)=>s.replace(/\{(\w+)\}/g,(n,c)=>String(e[c]??n));var C={},L=new Map,z;function G(s){F(s),C=s.cards,L=new Map;for(let e of Object.values(C))for(let n of e.laws)n.name=`${e.number}${n.letter}`,L.set(n.name,{card:e,law:n});z=s}var E=s=>C[s];var H=s=>L.get(s);var v=()=>z.lesson;var b=["▲","■","●"],A=["t","s","c"],T=["1","2","3","4","5"],U={"▲":"t","■":"s","●":"c"},cs={"▲":"triangle","■":"square","●":"circle"},j=s=>is(s.replace(/[▲■●]/g,e=>t(cs[e])));var is=s=>s.replace(/\.$/,"");function D({of:s,size:e=16}){let n=U[s];return y`<span class="shape">
<svg viewBox="0 0 16 16" width=${e} height=${e} aria-hidden="true" focusable="false">
${n==="t"&&y`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${n==="s"&&y`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${n==="c"&&y`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${j(s)}</span></span>`}var p=(s,e)=>s.split(/([▲■●])/).map(n=>n in U?y`<${D} of=${n} size=${e} />`:n),k=({of:s,cls:e=""})=>y`<span class="picture ${e}" dangerouslySetInnerHTML=${{__html:s}}></span>`;var oe=new Map(A.flatMap((s,e)=>T.map(n=>[s+n,{place:e,digit:n}])));var P=s=>s===""?"-":s==="-"?"+":"";var q=s=>s==="-"?"struck":s==="+"?"kept":"";function V(s,e,n=!1,c=!1){let o=s;return e&&(o=t(e==="-"?"struck":"kept",{what:o})),c&&(o=t("ruled_out",{what:o})),n&&(o=t("unsound",{what:o})),o}import{html as d}from"bombe/preact.js";var ps=["rules","all","box","school"];function Y(s,e){G(e),s.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var Z=({here:s})=>d`<nav class="page-ways" aria-label=${t("page_ways")}>
<a href="/">${t("page_play")}</a>
${ps.map(e=>d`<a href=${`/g/turing_machine/${e}`} aria-current=${e===s?"page":null}>
${t(`page_${e}`)}</a>`)}
</nav>`;function J(){let s=decodeURIComponent(location.hash.slice(1));s&&document.getElementById(s)?.scrollIntoView()}function g({number:s,letter:e,id:n,state:c=()=>"",more:o,level:i=3}){let a=E(s),h=`h${i}`;return d`<article class="sample" id=${n} tabindex=${n?"-1":null}>
<div class="sample-plate">
${e?d`<span class="sample-disc" aria-hidden="true">${e}</span>`:d`<span class="mono">${s}</span>`}
<${k} of=${a.key} cls="key" />
</div>
<div class="sample-body">
<${h}>${e&&d`<span class="hush">${t("sample_of",{letter:e})} </span>`}${p(a.title,15)}<${ds} of=${a} /><//>
${a.grid?d`<${$s} shown=${a} />`:d`<ul class="sample-laws">
${a.laws.map(f=>d`<${us} law=${f} state=${c(f)} />`)}
</ul>`}
${o&&d`<${o} shown=${a} />`}
</div>
</article>`}var ds=({of:s})=>s.hard?d` <small class="hard-card" title=${t("hard_card_is")}>${t("hard_card")}</small>`:null,us=({law:s,state:e})=>d`<li class=${e}>
<span class="mono" aria-hidden="true">${s.letter}</span><${k} of=${s.picture} />
<span class="sample-words">${p(s.words,13)}</span>
${e&&d`<span class="hush">, ${t(`sample_${e}`)}</span>`}
</li>`;function $s({shown:s}){let{columns:e,rows:n,laws:c}=s.grid,o=new Map(s.laws.map(a=>[a.name,a])),i=a=>d`<span class="sample-cell" role="img" aria-label=${o.get(a)?.text}>
<${k} of=${o.get(a)?.picture} /></span>`;return d`<div class="sample-grid w${e.length}">
<span></span>${e.map(a=>d`<${k} of=${a} cls="column" />`)}
${n.map((a,h)=>d`<span class="sample-row">${a}</span>${c[h].map(i)}`)}
</div>`}var Q=({name:s,digits:e,set:n})=>d`<div class="pick">
${b.map((c,o)=>d`<fieldset class="pick-row ${A[o]}">
<legend>${p(c,18)}</legend>
${T.map(i=>d`<label class="pick-key">
<input type="radio" name=${`${s}-${o}`} value=${i} checked=${e[o]===i}
onChange=${()=>n(e.map((a,h)=>h===o?i:a))} />
<span>${i}</span></label>`)}
</fieldset>`)}
</div>`;var fs="lesson",_s=4;function gs(){try{localStorage.setItem(fs,"done")}catch{}}var O=[xs,ks,vs,ws,bs];function X({close:s}){let[e,n]=S(0),c=ms(null);hs(()=>c.current?.focus(),[e]);let o=()=>{gs(),s(),document.getElementById("main")?.focus({preventScroll:!0})},i=f=>{f.stopPropagation(),f.key==="Escape"&&o()},a=O[e],h=e===O.length-1;return u`<section class="lesson" aria-label=${t("lesson")} onKeyDown=${i}>
<div class="lesson-head">
<p class="caps">${t("lesson_step",{n:e+1,of:O.length})}</p>
<ol class="lesson-steps" aria-hidden="true">
${O.map((f,w)=>u`<li class=${w===e?"now":w<e?"past":""}></li>`)}
</ol>
<button class="quiet" onClick=${o}>${t("lesson_skip")}</button>
</div>
<h2 ref=${c} tabindex="-1">${t(`lesson_title_${e+1}`)}</h2>
<${a} />
<div class="lesson-foot">
<button class="button" aria-disabled=${e===0} onClick=${()=>e>0&&n(e-1)}>
${t("lesson_back")}</button>
<button class="button filled" onClick=${()=>h?o():n(e+1)}>
${t(h?"lesson_play":"lesson_next")}</button>
</div>
</section>`}function xs(){return u`<div class="lesson-body">
<${g} number=${v().card} letter="A" />
<div class="lesson-text">
<p>${p(t("lesson_code"))}</p>
<p>${p(t("lesson_holds"))}</p>
<p>${t("lesson_find")}</p>
</div>
</div>`}function ks(){let{card:s,held:e,digits:n}=v(),[c,o]=S(["3","4","1"]),[i,a]=S([]),h=(m,x)=>n[m].includes(x[1]),f=()=>{let m=c.join(""),x=i.filter(I=>I.code!==m);a([{code:m,passed:h(e,m)},...x].slice(0,_s))},w=m=>i.every(({code:x,passed:I})=>h(m,x)===I),M=Object.keys(n).filter(w);return u`<div class="lesson-body">
<${g} number=${s} letter="A" state=${({name:m})=>w(m)?M.length===1?"kept":"":"struck"} />
<div class="lesson-text">
<p>${t("lesson_try")}</p>
<div class="lesson-try">
<${Q} name="lesson" digits=${c} set=${o} />
<button class="button filled" onClick=${f}>${t("lesson_ask",{code:c.join("")})}</button>
</div>
<div class="lesson-heard" role="status">
${i.length===0&&u`<p class="note">${t("lesson_nothing_yet")}</p>`}
${i.slice(0,1).map(({code:m,passed:x})=>u`<${ys} passed=${x} code=${m} />`)}
${i.length>0&&u`<p>${p(M.length===1?t("lesson_one_left",{letter:H(M[0])?.law.letter??""}):t("lesson_some_left",{n:M.length}))}</p>`}
</div>
</div>
</div>`}var ys=({passed:s,code:e})=>u`<p class="lesson-answer"><${_} passed=${s} />${" "}
<strong>${t(s?"lesson_says_yes":"lesson_says_no",{code:e})}</strong></p>`;function vs(){let{refused:s,maybe:e}=v(),[n,c]=S(null),o=({name:i})=>i===s.law?"kept":"";return u`<div class="lesson-body">
<${g} number=${s.card} letter="B" state=${o} />
<div class="lesson-text">
<p class="lesson-answer"><${_} passed=${!1} /> <strong>${t("lesson_refused")}</strong></p>
<p>${p(t("lesson_means"))}</p>
<p>${p(t("lesson_which"))}</p>
<div class="row">
${e.map(([i,a])=>u`<button class="button mono" aria-pressed=${n?.code===i}
onClick=${()=>c({code:i,passed:a})}>${i}</button>`)}
</div>
<div class="lesson-heard" role="status">
${n&&u`<p class="lesson-answer"><${_} passed=${n.passed} />${" "}
<span>${p(t(`lesson_which_${n.code}`))}</span></p>`}
</div>
</div>
</div>`}function ws(){return u`<div class="lesson-body">
<${B} />
<div class="lesson-text">
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<p>${t("lesson_end")}</p>
</div>
</div>`}function bs(){return u`<div class="lesson-body">
<div class="lesson-marks">
${E(v().card).laws.map(s=>u`<${Ss} key=${s.name} law=${s} />`)}
</div>
<div class="lesson-text">
<p>${p(t("lesson_marks"))} ${t("press_laws")}</p>
<p>${t("lesson_ends")}</p>
<p class="lesson-key"><span class="lesson-cap filled"><${R} of="up" size=${24} /> ${t("know")}</span>${" "}
<span>${t("lesson_know")}</span></p>
<p class="lesson-key"><span class="lesson-cap"><${R} of="down" size=${22} /> ${t("next_round")}</span>${" "}
<span>${t("lesson_next_round")}</span></p>
</div>
</div>`}function Ss({law:s}){let[e,n]=S(""),c=j(t("law_is",{letter:s.letter,words:s.words}));return u`<button class="law ${q(e)}" aria-pressed=${e!==""} aria-label=${V(c,e)}
onClick=${()=>n(P(e))}><${k} of=${s.picture} />
<span class="law-words">${p(s.words,14)}</span></button>`}function B(){let{verifiers:s,verdicts:e}=v();return u`<div class="verdicts-box"><table class="verdicts">
<caption>${t("verdicts")}</caption>
<thead><tr>
<th scope="col">${t("verdicts_code")}</th>
${[...s].map(n=>u`<th scope="col">${n}</th>`)}
</tr></thead>
<tbody>${e.map(([n,c])=>u`<tr class=${c.every(Boolean)?"the-code":""}>
<th scope="row" class="mono">${n}</th>
${c.map(o=>u`<td><${_} passed=${o} size=${20} />
<span class="hush">${t(o?"sample_yes":"sample_no")}</span></td>`)}
</tr>`)}</tbody>
</table></div>`}function Re(s,e,n){Y(s,n),Ms(r`<${Ts} />`,s)}var ss=[["aim",Is],["verifiers",Rs],["round",Cs],["sheet",Ls],["example",Hs],["no",js],["two-rules",Ds],["end",Ps],["machine",Bs],["modes",Ns],["handicap",Ks],["aids",Ws],["keys",zs]],es=s=>s.replace("-","_"),l=({of:s})=>r`<p>${p(t(s))}</p>`;function Ts(){return ns(J,[]),r`<div class="page rules-page">
<${Z} here="rules" />
<${Os} />
<nav class="contents" aria-label=${t("rules_contents")}>
<ol>${ss.map(([s])=>r`<li><a href=${`#${s}`}>${p(t(`rules_${es(s)}`))}</a></li>`)}</ol>
</nav>
${ss.map(([s,e])=>r`<section class="paper" id=${s} aria-labelledby=${`${s}-title`}>
<h2 id=${`${s}-title`}>${p(t(`rules_${es(s)}`))}</h2>
<${e} />
</section>`)}
</div>`}function Os(){let[s,e]=As(location.hash==="#lesson"),n=Es(null);return ns(()=>{let o=()=>{location.hash==="#lesson"&&e(!0)};return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[]),r`<div id="lesson">${s?r`<${X} close=${()=>{e(!1),setTimeout(()=>n.current?.focus())}} />`:r`<p class="row">
<button class="button" ref=${n} onClick=${()=>e(!0)}>${t("rules_lesson")}</button>${" "}
<span class="note">${t("rules_lesson_more")}</span>${" "}
<a href="/g/turing_machine/school">${t("page_school")}</a></p>`}</div>`}function Is(){return r`<p class="shapes-row">${b.map(s=>r`<${D} of=${s} size=${44} />`)}</p>
<${l} of="rules_aim_1" /><${l} of="rules_aim_2" />`}function Rs(){return r`<div class="beside"><${g} number=${4} letter="A" /><div>
<${l} of="rules_verifiers_1" /><${l} of="rules_verifiers_2" />
<p>${t("rules_verifiers_3")} <a href="/g/turing_machine/all">${t("page_all")}</a></p>
<${l} of="rules_verifiers_4" />
</div></div>`}function Cs(){return r`<ol class="items">
${[1,2,3,4].map(s=>r`<li>${p(t(`rules_round_${s}`))}</li>`)}
</ol><${l} of="rules_marks" /><${l} of="rules_round_5" />`}function Ls(){return r`<${l} of="rules_sheet_1" /><${l} of="rules_sheet_2" />`}function Hs(){return r`<ol class="items">
${[1,2,3,4,5].map(s=>r`<li>${p(t(`rules_example_${s}`))}</li>`)}
</ol>`}function js(){return r`<p class="lesson-answer"><${_} passed=${!0} /> <span>${t("rules_no_yes")}</span></p>
<p class="lesson-answer"><${_} passed=${!1} /> <span>${t("rules_no_no")}</span></p>
<${l} of="rules_no_1" /><${l} of="rules_no_2" /><${l} of="rules_no_3" />`}function Ds(){return r`<div class="beside"><${B} /><div>
<p><strong>${t("rule_one")}</strong> ${t("rule_one_more")}</p>
<p><strong>${t("rule_two")}</strong> ${t("rule_two_more")}</p>
<${l} of="rules_two_rules_1" />
</div></div>`}function Ps(){return r`<${l} of="rules_end_1" />
<ul class="points">${[2,3,4,5].map(s=>r`<li>${t(`rules_end_${s}`)}</li>`)}</ul>
<${l} of="rules_end_6" /><${l} of="rules_end_7" />`}function Bs(){return r`<${l} of="rules_machine_1" />
<dl class="words-list">${["plain","clever","optimal"].map(s=>r`<div><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<h3 id="together">${t("rules_together")}</h3>
<${l} of="rules_together_1" /><${l} of="rules_together_2" />`}function Ns(){return r`<dl class="words-list">${["classic","extreme","nightmare"].map(s=>r`<div id=${s}><dt>${t(`rules_${s}`)}</dt><dd>${t(`rules_${s}_is`)}</dd></div>`)}</dl>
<div class="pair-shown">
<${g} number=${5} letter="A" />
<p aria-hidden="true">${t("rules_or")}</p>
<${g} number=${11} letter="A" />
</div>
<p class="note">${t("rules_pair_shown")}</p>
<${l} of="rules_modes_1" />`}function Ks(){return r`<${l} of="rules_handicap_1" /><${l} of="rules_handicap_2" />`}function Ws(){return r`<${l} of="rules_aids_1" /><${l} of="rules_aids_2" />`}var ts={"←":"left","→":"right","↑":"up","↓":"down"};function Fs({of:s}){if(s==="–")return" – ";if(s in ts){let e=t(`key_${ts[s]}`);return r`<kbd><span class="hush">${e}</span><span aria-hidden="true">${s}</span></kbd>${" "}`}return r`<kbd>${s.length>1?t(`key_${s.toLowerCase()}`):s}</kbd> `}function zs(){return r`<dl class="keys-list">${K.map(([s,e])=>r`<div>
<dt>${s.map(n=>r`<${Fs} of=${n} />`)}</dt>
<dd>${p(t(e))}</dd>
</div>`)}</dl>
<${l} of="rules_keys_1" /><${l} of="keys_off" />`}export{Re as mount};
