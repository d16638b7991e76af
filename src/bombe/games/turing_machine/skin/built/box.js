import{html as i,render as Be,useRef as Re,useState as pe}from"bombe/preact.js";import{html as se,useRef as ye,useState as H}from"bombe/preact.js";import{html as Q}from"bombe/preact.js";var F=(e,s)=>fetch(`/api/games/turing_machine/answers/${e}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(s)});import{html as A}from"bombe/preact.js";var W={},be="en";function U(e){W=e.words,be=e.lang}function t(e,s={}){let o=W[e];if(o===void 0)throw new Error(`no words for ${e}`);return fe(o,s)}var fe=(e,s)=>e.replace(/\{(\w+)\}/g,(o,n)=>String(s[n]??o));var R={},V=new Map,T;function G(e){U(e),R=e.cards,V=new Map;for(let s of Object.values(R))for(let o of s.laws)o.name=`${s.number}${o.letter}`,V.set(o.name,{card:s,law:o});T=e}var P=e=>R[e];var D=e=>T.options[e];var K=()=>T.booklet;var w=()=>T.box,E=()=>T.code.places,J=e=>e.length===E()&&[...e].every(s=>T.code.digits.includes(s));var Y={"▲":"t","■":"s","●":"c"},he={"▲":"triangle","■":"square","●":"circle"},xe=e=>ge(e.replace(/[▲■●]/g,s=>t(he[s]))),Z=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang)),ge=e=>e.replace(/\.$/,"");function _e({of:e,size:s=16}){let o=Y[e];return A`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${o==="t"&&A`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${o==="s"&&A`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${o==="c"&&A`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${xe(e)}</span></span>`}var L=(e,s)=>e.split(/([▲■●])/).map(o=>o in Y?A`<${_e} of=${o} size=${s} />`:o);var ve=["rules","all","box","school"];function X(e,s){G(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var ee=({here:e})=>Q`<nav class="page-ways" aria-label=${t("page_ways")}>
<a href="/">${t("page_play")}</a>
${ve.map(s=>Q`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${t(`page_${s}`)}</a>`)}
</nav>`;async function N(e,s){let o=await F(e,s).catch(()=>{throw new Error(t("page_offline"))}),n=await o.json().catch(()=>({}));if(!o.ok)throw new Error(n.error??t("page_offline"));return n}function k(e){let[s,o]=H(null),[n,a]=H(""),[c,r]=H(!1),d=ye(null),m=()=>{d.current=null,o(null),a(""),r(!1)},p=b=>{m(),a(Z(b))};return{answer:s,error:n,busy:c,ask:async b=>{if(c)return null;m(),d.current=b,r(!0);let[l,h]=await N(e,b).then(v=>[v,null],v=>[null,v]);return d.current!==b?null:(r(!1),h?p(h.message):o(l),l)},forget:m,refuse:p}}var S=({id:e,of:s})=>se`<div id=${e} role="alert">${s&&se`<p class="wrong">${s}</p>`}</div>`;import{html as x,useEffect as we,useState as oe}from"bombe/preact.js";var ke=["booklet","id","new","laid"];function Se(){let e=decodeURIComponent(location.hash.slice(1));return document.getElementById(e)?"":e.toUpperCase()}function Me(e,s){let o=s.symbol?{symbol:s.symbol}:{};return e==="id"?{problem:s.id,...o}:e==="booklet"?{booklet:Number(s.booklet)}:e==="laid"?{problem:s.cards,numbers:s.numbers,laid:!0}:s.cards.trim()?{problem:s.cards,...o}:{mode:s.mode,verifiers:Number(s.verifiers),difficulty:s.difficulty,...o}}function te({take:e}){let[s,o]=oe("booklet"),{error:n,busy:a,ask:c,forget:r}=k("box_set_up"),[d,m]=oe(""),p=async l=>{let h=await c(l);h&&e(h)};we(()=>{let l=Se();l&&(o("id"),m(l),p({problem:l}))},[]);let u=l=>{l.preventDefault();let h=[...new FormData(l.currentTarget)].map(([v,M])=>[v,String(M)]);p(Me(s,Object.fromEntries(h)))},b={"aria-describedby":"choose-error","aria-invalid":n?"true":null};return x`<section class="paper" aria-labelledby="choose-title">
<h2 id="choose-title">${t("box_choose")}</h2>
<form onSubmit=${u} onInput=${()=>a||r()} noValidate aria-busy=${a} class="box-choose">
<fieldset class="kinds">
<legend class="hush">${t("box_kinds")}</legend>
${ke.map(l=>x`<label class="kind">
<input type="radio" name="kind" value=${l} checked=${s===l} onChange=${()=>o(l)} />
<span>${t(`box_kind_${l}`)}</span></label>`)}
</fieldset>
<div class="row fields">
${s==="id"&&x`<${Te} typed=${d} setTyped=${m} invalid=${b} />`}
${s==="booklet"&&x`<${Ie} invalid=${b} />`}
${s==="new"&&x`<${Oe} />`}
${(s==="new"||s==="laid")&&x`<${q} name="cards" key=${s} label=${t(s==="new"?"box_on_cards":"box_cards")}
more=${{maxlength:80,placeholder:"4 9 11 14",...b}} />`}
${s==="laid"&&x`<${q} name="numbers" label=${t("box_numbers")}
more=${{maxlength:60,inputmode:"numeric",placeholder:"447 646 566 322",...b}} />`}
${(s==="id"||s==="new")&&x`<${j} name="symbol" label=${t("box_symbol")} of=${[["",t("box_any_symbol")],...Object.entries(w().symbols).map(([l,h])=>[l,`${h} ${t(`box_symbol_${l}`)}`])]} />`}
</div>
<p class="note">${t(`box_kind_${s}_more`)}</p>
<${S} id="choose-error" of=${n} />
<p><button class="button filled">${t(s==="laid"?"box_go_laid":"box_go")}</button></p>
</form>
</section>`}function Te({typed:e,setTyped:s,invalid:o}){let a={value:e,onInput:({currentTarget:c})=>s(c.value),maxlength:60,autocapitalize:"characters",placeholder:"RY8YNND"};return x`<${q} name="id" label=${t("box_id")} more=${{...a,...o}} />`}var Ie=({invalid:e})=>x`<div class="field"><label for="box-booklet" class="label">${t("box_booklet")}</label>
<select id="box-booklet" name="booklet" ...${e}>
${K().map(({number:s,introductory:o,...n})=>x`<option value=${s}>${t("booklet_one",{n:s,...n})}</option>`)}
</select></div>`;function Oe(){let e=n=>D(n).choices.map(a=>[a,t(`box_${a}`)]),{choices:s,default:o}=D("verifiers");return x`<${j} name="mode" label=${t("box_mode")} of=${e("mode")} />
<${j} name="verifiers" label=${t("box_verifiers")} chosen=${o} of=${s.map(n=>[n,n])} />
<${j} name="difficulty" label=${t("box_difficulty")} chosen=${D("difficulty").default}
of=${e("difficulty")} />`}var q=({name:e,label:s,more:o})=>x`<div class="field grow"><label for=${`box-${e}`} class="label">${s}</label>
<input id=${`box-${e}`} name=${e} class="mono" autocomplete="off" spellcheck="false" ...${o} /></div>`,j=({name:e,label:s,of:o,chosen:n})=>x`<div class="field"><label for=${`box-${e}`} class="label">${s}</label>
<select id=${`box-${e}`} name=${e}>
${o.map(([a,c])=>x`<option value=${a} selected=${a===n}>${c}</option>`)}
</select></div>`;import{html as $,useRef as Ee,useState as le}from"bombe/preact.js";import{html as g}from"bombe/preact.js";var ne="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Ae="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",bs={up:g`<path d=${ne} />`,down:g`<path d=${ne} transform="rotate(180 12 12)" />`,undo:g`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:g`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:g`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:g`<path class="pen" d="M6 14l6-6l6 6" />`,sink:g`<path class="pen" d="M6 10l6 6l6-6" />`,close:g`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:g`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:g`<path class="pen" d=${Ae} />`,talk:g`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:g`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var I=({passed:e,size:s=22})=>g`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?g`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:g`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var ae=e=>e.filter(({proposal:s})=>s).map(({proposal:s,answers:o})=>[s,...Object.entries(o).map(([n,a])=>n+(a?"+":"-"))]).map(s=>s.join(" ")).join("; ");var B=()=>({code:"",answers:{}}),ce=({code:e,answers:s})=>!e&&!Object.keys(s).length;function Ce(e,s){let{[s]:o,...n}=e.answers;return o===void 0?{...e,answers:{...n,[s]:!0}}:{...e,answers:o?{...n,[s]:!1}:n}}var re=e=>ae(e.filter(s=>!ce(s)).map(({code:s,answers:o})=>({proposal:s,answers:o})));function ie({laid:e}){let{answer:s,error:o,busy:n,ask:a,forget:c,refuse:r}=k("box_doubt"),[d,m]=le([B(),B()]),[p,u]=le(null),b=Ee(null),l=()=>[...b.current?.querySelectorAll("input")??[]],h=(f,_)=>m(d.map((y,me)=>me===f?_:y)),v=(f,_)=>{c(),h(f,Ce(d[f],_))},M=()=>{m([...d,B()]),setTimeout(()=>l().at(-1)?.focus())},C=f=>{c(),m(d.filter((_,y)=>y!==f)),setTimeout(()=>l()[Math.max(0,f-1)]?.focus())},O=f=>{f.preventDefault();let _=p===null?d.findIndex(y=>!ce(y)&&!J(y.code)):-1;if(_<0){a({...e.source,asked:p??re(d)});return}r(t("box_round_needs_code",{n:_+1})),l()[_].focus()},ue=async()=>{if(p===null){u(re(d));return}try{let f=await N("box_rows",{...e.source,asked:p});c(),m(f.rows.length?f.rows.slice(0,w().rows):[B()]),u(null)}catch{r(t("box_not_notation"))}},z={"aria-describedby":"doubt-error","aria-invalid":o?"true":null},$e=e.rows.map(f=>f.verifier);return $`<section class="paper doubt" aria-labelledby="doubt-title">
<h2 id="doubt-title">${t("box_doubt")}</h2>
<p>${t(e.id?"box_doubt_more":"box_doubt_cards")}</p>
<form onSubmit=${O} onInput=${c} noValidate aria-busy=${n}>
${p!==null?$`<${De} text=${p} setText=${u} invalid=${z} />`:$`<div class="asked" ref=${b}>
${d.map((f,_)=>$`<${Le} key=${_} n=${_+1} row=${f} letters=${$e} invalid=${z}
change=${y=>h(_,y)}
turn=${y=>v(_,y)}
drop=${d.length>1?()=>C(_):null} />`)}
</div>
<p class="note">${t("box_asked_hint")}</p>`}
<${S} id="doubt-error" of=${o} />
<p class="row">
<button class="button filled">${t("box_doubt_go")}</button>
${p===null&&d.length<w().rows&&$`<button type="button" class="button" onClick=${M}>${t("box_add_round")}</button>`}
<button type="button" class="quiet" onClick=${ue}>
${t(p===null?"box_as_text":"box_as_rows")}</button>
</p>
</form>
<div role="status">${s&&$`<${je} answer=${s} />`}</div>
</section>`}function De({text:e,setText:s,invalid:o}){let n=({currentTarget:a})=>s(a.value);return $`<div class="field"><label for="box-text" class="label">${t("box_text")}</label>
<textarea id="box-text" class="mono" rows="4" maxlength="900" spellcheck="false" placeholder="341 B- C+; 112 A+"
value=${e} onInput=${n} ...${o}></textarea></div>`}function Le({n:e,row:s,letters:o,invalid:n,change:a,turn:c,drop:r}){let d=`asked-${e-1}`,m=({currentTarget:p})=>a({...s,code:p.value.trim()});return $`<fieldset class="asked-row">
<legend>${t("box_round",{n:e})}</legend>
<div class="field"><label class="hush" for=${d}>${t("box_round_code",{n:e})}</label>
<input id=${d} class="mono short" inputmode="numeric" maxlength=${E()} autocomplete="off" placeholder="341"
value=${s.code} onInput=${m} ...${n} /></div>
<div class="asked-keys">${o.map(p=>$`<${Ne} letter=${p} passed=${s.answers[p]} press=${()=>c(p)} />`)}</div>
${r&&$`<button type="button" class="quiet" onClick=${r} aria-label=${t("box_drop_round",{n:e})}>
${t("box_drop")}</button>`}
</fieldset>`}function Ne({letter:e,passed:s,press:o}){return $`<button type="button" class="asked-key ${s===void 0?"":s?"is-yes":"is-no"}"
onClick=${o} aria-label=${t(s===void 0?"box_not_asked":s?"box_said_yes":"box_said_no",{letter:e})}>
<span>${e}</span>
${s===void 0?$`<span class="dash">–</span>`:$`<${I} passed=${s} size=${20} />`}
</button>`}function je({answer:e}){let[s,...o]=e.words,[n,...a]=e.suspects,c=r=>n&&!a.length&&r.proposal===n.proposal&&r.verifier===n.verifier;return $`<div class="found ${e.well?"well":"ill"}">
<p class="verdict"><strong>${s}</strong></p>
${e.answers.length>0&&$`<ul class="blamed">${e.answers.map(r=>$`<li class=${c(r)?"suspect":""}>
<span class="mono">${r.proposal}</span> <span>${r.verifier}</span>${" "}
<${I} passed=${r.passed} size=${20} />
<span class="hush">${t(r.passed?"sample_yes":"sample_no")}</span>
</li>`)}</ul>`}
${o.map(r=>$`<p>${r}</p>`)}
${e.codes?.length?$`<details><summary>${t("box_show_codes")}</summary>
<p class="mono">${e.codes.join(" ")}</p></details>`:null}
</div>`}function Cs(e,s,o){X(e,o),Be(i`<${Pe} />`,e)}function Pe(){let[e,s]=pe(null),o=Re(null),n=c=>{s(c),history.replaceState(null,"",c.id?`#${c.id}`:location.pathname),setTimeout(()=>o.current?.focus())},a=JSON.stringify(e?.source);return i`<div class="page box-page">
<${ee} here="box" />
<p>${t("box_about")}</p>
<${te} take=${n} />
${e&&i`<${He} key=${a} laid=${e} shown=${o} />`}
${e&&i`<div class="box-tools" key=${`tools ${a}`}>
${e.id?i`<${ze} laid=${e} /><${Fe} laid=${e} />`:i`<p class="note">${t("box_needs_numbers")}</p>`}
<${ie} laid=${e} />
</div>`}
</div>`}function He({laid:e,shown:s}){let o=e.mode==="nightmare";return i`<section class="machine laid" aria-labelledby="laid-title">
<h2 id="laid-title" ref=${s} tabindex="-1">${t("box_laid")}</h2>
<p class="laid-facts">
${e.id&&i`<span>${t("box_the_id")} <strong class="mono">${e.id}</strong></span>`}
<span>${e.kind}</span>
${e.sign&&i`<span>${t("box_the_symbol")}${" "}
<strong><span class="sign" aria-hidden="true">${e.sign}</span> ${e.symbol}</strong></span>`}
</p>
${o&&i`<div><h3>${t("box_criteria")}</h3><${de} cards=${e.cards} /></div>`}
<ul class="laid-rows">
${e.rows.map(n=>i`<li>
<span class="sample-disc" aria-hidden="true">${n.verifier}</span>
<div>
<p><span class="hush">${t("sample_of",{letter:n.verifier})} </span>
<${qe} number=${n.number} sign=${e.sign} /></p>
${n.cards.length>0&&i`<${de} cards=${n.cards} />`}
</div>
</li>`)}
</ul>
${o&&i`<p>${t("box_shuffled")}</p>`}
${e.id&&i`<p class="note">${t("box_no_spoilers")}</p>`}
<details class="laid-how">
<summary>${t("box_how")}</summary>
<ol class="items">${[1,2,3,4].map(n=>i`<li>${t(`box_how_${n}`)}</li>`)}</ol>
</details>
</section>`}function qe({number:e,sign:s}){return e===null?i`<span class="note">${t("box_no_number")}</span>`:i`<span class="note">${t("box_verification")}</span>${" "}
<strong class="number mono"><span aria-hidden="true">${s} </span>${e}</strong>`}var de=({cards:e})=>i`<ul class="laid-cards">${e.map(s=>i`<li><a class="mini" href=${`/g/turing_machine/all#card-${s}`}>
<span class="mono">${t("box_card",{n:s})}</span> <span>${L(P(s).title,14)}</span>
</a></li>`)}</ul>`;function ze({laid:e}){let{answer:s,error:o,busy:n,ask:a,forget:c}=k("box_check"),r=d=>{d.preventDefault(),a({...e.source,code:new FormData(d.currentTarget).get("code")})};return i`<section class="paper" aria-labelledby="check-title">
<h2 id="check-title">${t("box_check")}</h2>
<form onSubmit=${r} onInput=${c} noValidate aria-busy=${n}>
<div class="row fields">
<div class="field"><label for="box-code" class="label">${L(t("box_code"),12)}</label>
<input id="box-code" name="code" class="mono short" inputmode="numeric" maxlength=${E()}
autocomplete="off" placeholder="123" aria-describedby="check-error"
aria-invalid=${o?"true":null} /></div>
<button class="button filled">${t("box_check_go")}</button>
</div>
<${S} id="check-error" of=${o} />
</form>
<div role="status">${s&&i`<p class="verdict"><${I} passed=${s.correct} size=${28} />${" "}
<strong>${s.words.replace(/^[✓✗] /,"")}</strong></p>`}</div>
<p class="note">${t("box_check_more")}</p>
</section>`}function Fe({laid:e}){let{answer:s,error:o,busy:n,ask:a,forget:c,refuse:r}=k("box_beat"),[d,m]=pe(null),p=u=>{u.preventDefault();let b={...e.source};for(let[l,[h,v]]of Object.entries(w().limits)){let M=u.currentTarget.elements.namedItem(l),C=M.value.trim(),O=Number(C);if(b[l]=O,!(/^\d+$/.test(C)&&O>=h&&O<=v)){m(l),r(t(`box_${l}_wrong`,{least:h,most:v})),M.focus();return}}m(null),a(b)};return i`<section class="paper" aria-labelledby="beat-title">
<h2 id="beat-title">${t("box_beat")}</h2>
<form onSubmit=${p} onInput=${c} noValidate aria-busy=${n}>
<div class="row fields">
${Object.keys(w().limits).map(u=>i`<div class="field">
<label for=${`box-${u}`} class="label">${t(`box_${u}`)}</label>
<input id=${`box-${u}`} name=${u} class="short" inputmode="numeric" autocomplete="off"
aria-describedby="beat-error" aria-invalid=${o&&(d??u)===u?"true":null} /></div>`)}
<button class="button filled">${t("box_beat_go")}</button>
</div>
<${S} id="beat-error" of=${o} />
</form>
<div role="status">${s&&i`<ul class="rivals">${s.rivals.map(u=>i`<li>
<${I} passed=${u.won} size=${22} />
<div><strong>${u.name}</strong> <span>${u.rounds}, ${u.questions}</span>
<p>${u.words}</p></div>
</li>`)}</ul>`}</div>
<p class="note">${t("box_beat_more")}</p>
</section>`}export{Cs as mount};
