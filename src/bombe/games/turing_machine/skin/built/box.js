import{html as p,render as qe,useRef as ze,useState as de}from"bombe/preact.js";import{html as X,useRef as we,useState as q}from"bombe/preact.js";import{html as Y}from"bombe/preact.js";var W=(e,s)=>fetch(`/api/games/turing_machine/answers/${e}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(s)});import{html as O}from"bombe/preact.js";var F={},be="en";function U(e){F=e.words,be=e.lang}function o(e,s={}){let t=F[e];if(t===void 0)throw new Error(`no words for ${e}`);return fe(t,s)}var fe=(e,s)=>e.replace(/\{(\w+)\}/g,(t,n)=>String(s[n]??t));var N={},he=new Map,B;function V(e){U(e),N=e.cards,he=new Map(Object.values(N).flatMap(s=>s.laws.map(t=>[t.name,{card:s,law:t}]))),B=e}var R=e=>N[e];var j=e=>B.options[e];var G=()=>B.booklet;var P=["1","2","3","4","5"],K={"▲":"t","■":"s","●":"c"},xe={"▲":"triangle","■":"square","●":"circle"},ge=e=>_e(e.replace(/[▲■●]/g,s=>o(xe[s]))),_e=e=>e.replace(/\.$/,"");function ve({of:e,size:s=16}){let t=K[e];return O`<span class="shape">
<svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
${t==="t"&&O`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
${t==="s"&&O`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
${t==="c"&&O`<circle class="c" cx="8" cy="8" r="6.75" />`}
</svg><span class="hush">${ge(e)}</span></span>`}var D=(e,s)=>e.split(/([▲■●])/).map(t=>t in K?O`<${ve} of=${t} size=${s} />`:t);var ye=["rules","all","box"];function J(e,s){V(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var Z=({here:e})=>Y`<nav class="page-ways" aria-label=${o("page_ways")}>
<a href="/">${o("page_play")}</a>
${ye.map(s=>Y`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>
${o(`page_${s}`)}</a>`)}
</nav>`;async function E(e,s){let t=await W(e,s).catch(()=>{throw new Error(o("page_offline"))}),n=await t.json().catch(()=>({}));if(!t.ok)throw new Error(n.error??o("page_offline"));return n}var M=e=>e.replace(/[\s,;]+/g," ").replace(/ ?\+ ?/g,"+").replace(/^ ?\? ?/,"? ").trim(),Q=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang));function w(e){let[s,t]=q(null),[n,l]=q(""),[i,r]=q(!1),c=we(null),m=()=>{c.current=null,t(null),l(""),r(!1)},d=b=>{m(),l(Q(b))};return{answer:s,error:n,busy:i,ask:async b=>{if(i)return null;m(),c.current=b,r(!0);let[a,h]=await E(e,b).then(v=>[v,null],v=>[null,v]);return c.current!==b?null:(r(!1),h?d(h.message):t(a),a)},forget:m,refuse:d}}var k=({id:e,of:s})=>X`<div id=${e} role="alert">${s&&X`<p class="wrong">${s}</p>`}</div>`;import{html as x,useEffect as ke,useState as ee}from"bombe/preact.js";var Se=["booklet","id","new","laid"],Me=[["lozenge","◊"],["hash","#"],["slash","/"],["currency","¤"]];function Ie(){let e=decodeURIComponent(location.hash.slice(1));return document.getElementById(e)?"":e.toUpperCase()}function Te(e,s){let t=s.symbol?{symbol:s.symbol}:{};return e==="id"?{problem:M(s.id),...t}:e==="booklet"?{booklet:Number(s.booklet)}:e==="laid"?{problem:M(s.cards),numbers:M(s.numbers),laid:!0}:M(s.cards)?{problem:M(s.cards),...t}:{mode:s.mode,verifiers:Number(s.verifiers),difficulty:s.difficulty,...t}}function se({take:e}){let[s,t]=ee("booklet"),{error:n,busy:l,ask:i,forget:r}=w("box_set_up"),[c,m]=ee(""),d=async a=>{let h=await i(a);h&&e(h)};ke(()=>{let a=Ie();a&&(t("id"),m(a),d({problem:a}))},[]);let u=a=>{a.preventDefault();let h=[...new FormData(a.currentTarget)].map(([v,S])=>[v,String(S)]);d(Te(s,Object.fromEntries(h)))},b={"aria-describedby":"choose-error","aria-invalid":n?"true":null};return x`<section class="paper" aria-labelledby="choose-title">
<h2 id="choose-title">${o("box_choose")}</h2>
<form onSubmit=${u} onInput=${()=>l||r()} noValidate aria-busy=${l} class="box-choose">
<fieldset class="kinds">
<legend class="hush">${o("box_kinds")}</legend>
${Se.map(a=>x`<label class="kind">
<input type="radio" name="kind" value=${a} checked=${s===a} onChange=${()=>t(a)} />
<span>${o(`box_kind_${a}`)}</span></label>`)}
</fieldset>
<div class="row fields">
${s==="id"&&x`<${Oe} typed=${c} setTyped=${m} invalid=${b} />`}
${s==="booklet"&&x`<${Ae} invalid=${b} />`}
${s==="new"&&x`<${De} />`}
${(s==="new"||s==="laid")&&x`<${z} name="cards" key=${s} label=${o(s==="new"?"box_on_cards":"box_cards")}
more=${{maxlength:80,placeholder:"4 9 11 14",...b}} />`}
${s==="laid"&&x`<${z} name="numbers" label=${o("box_numbers")}
more=${{maxlength:60,inputmode:"numeric",placeholder:"447 646 566 322",...b}} />`}
${(s==="id"||s==="new")&&x`<${L} name="symbol" label=${o("box_symbol")} of=${[["",o("box_any_symbol")],...Me.map(([a,h])=>[a,`${h} ${o(`box_symbol_${a}`)}`])]} />`}
</div>
<p class="note">${o(`box_kind_${s}_more`)}</p>
<${k} id="choose-error" of=${n} />
<p><button class="button filled">${o(s==="laid"?"box_go_laid":"box_go")}</button></p>
</form>
</section>`}function Oe({typed:e,setTyped:s,invalid:t}){let l={value:e,onInput:({currentTarget:i})=>s(i.value),maxlength:60,autocapitalize:"characters",placeholder:"RY8YNND"};return x`<${z} name="id" label=${o("box_id")} more=${{...l,...t}} />`}var Ae=({invalid:e})=>x`<div class="field"><label for="box-booklet" class="label">${o("box_booklet")}</label>
<select id="box-booklet" name="booklet" ...${e}>
${G().map(({number:s})=>x`<option value=${s}>${s}</option>`)}
</select></div>`;function De(){let e=t=>j(t).choices.map(n=>[n,o(`box_${n}`)]),s=j("verifiers").choices.map(t=>[t,t]);return x`<${L} name="mode" label=${o("box_mode")} of=${e("mode")} />
<${L} name="verifiers" label=${o("box_verifiers")} chosen=${5} of=${s} />
<${L} name="difficulty" label=${o("box_difficulty")} chosen="standard" of=${e("difficulty")} />`}var z=({name:e,label:s,more:t})=>x`<div class="field grow"><label for=${`box-${e}`} class="label">${s}</label>
<input id=${`box-${e}`} name=${e} class="mono" autocomplete="off" spellcheck="false" ...${t} /></div>`,L=({name:e,label:s,of:t,chosen:n})=>x`<div class="field"><label for=${`box-${e}`} class="label">${s}</label>
<select id=${`box-${e}`} name=${e}>
${t.map(([l,i])=>x`<option value=${l} selected=${l===n}>${i}</option>`)}
</select></div>`;import{html as $,useRef as Le,useState as ne}from"bombe/preact.js";import{html as g}from"bombe/preact.js";var te="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",Ee="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z",gs={up:g`<path d=${te} />`,down:g`<path d=${te} transform="rotate(180 12 12)" />`,undo:g`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:g`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:g`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:g`<path class="pen" d="M6 14l6-6l6 6" />`,sink:g`<path class="pen" d="M6 10l6 6l6-6" />`,close:g`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:g`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:g`<path class="pen" d=${Ee} />`,talk:g`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:g`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
<circle cx="12" cy="7.6" r="1.3" />`};var I=({passed:e,size:s=22})=>g`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s}
aria-hidden="true" focusable="false">
${e?g`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:g`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
<path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
</svg>`;var oe=e=>e.filter(({proposal:s})=>s).map(({proposal:s,answers:t})=>[s,...Object.entries(t).map(([n,l])=>n+(l?"+":"-"))]).map(s=>s.join(" ")).join("; ");var ae=12,C=()=>({code:"",answers:{}}),Ce=e=>e.length===3&&[...e].every(s=>P.includes(s)),re=({code:e,answers:s})=>!e&&!Object.keys(s).length;function Ne(e,s){let{[s]:t,...n}=e.answers;return t===void 0?{...e,answers:{...n,[s]:!0}}:{...e,answers:t?{...n,[s]:!1}:n}}var le=e=>oe(e.filter(s=>!re(s)).map(({code:s,answers:t})=>({proposal:s,answers:t})));function ie({laid:e}){let{answer:s,error:t,busy:n,ask:l,forget:i,refuse:r}=w("box_doubt"),[c,m]=ne([C(),C()]),[d,u]=ne(null),b=Le(null),a=()=>[...b.current?.querySelectorAll("input")??[]],h=(f,_)=>m(c.map((y,me)=>me===f?_:y)),v=(f,_)=>{i(),h(f,Ne(c[f],_))},S=()=>{m([...c,C()]),setTimeout(()=>a().at(-1)?.focus())},A=f=>{i(),m(c.filter((_,y)=>y!==f)),setTimeout(()=>a()[Math.max(0,f-1)]?.focus())},T=f=>{f.preventDefault();let _=d===null?c.findIndex(y=>!re(y)&&!Ce(y.code)):-1;if(_<0){l({...e.source,asked:d??le(c)});return}r(o("box_round_needs_code",{n:_+1})),a()[_].focus()},ue=async()=>{if(d===null){u(le(c));return}try{let f=await E("box_rows",{...e.source,asked:d});i(),m(f.rows.length?f.rows.slice(0,ae):[C()]),u(null)}catch{r(o("box_not_notation"))}},H={"aria-describedby":"doubt-error","aria-invalid":t?"true":null},$e=e.rows.map(f=>f.verifier);return $`<section class="paper doubt" aria-labelledby="doubt-title">
<h2 id="doubt-title">${o("box_doubt")}</h2>
<p>${o(e.id?"box_doubt_more":"box_doubt_cards")}</p>
<form onSubmit=${T} onInput=${i} noValidate aria-busy=${n}>
${d!==null?$`<${Be} text=${d} setText=${u} invalid=${H} />`:$`<div class="asked" ref=${b}>
${c.map((f,_)=>$`<${Re} key=${_} n=${_+1} row=${f} letters=${$e} invalid=${H}
change=${y=>h(_,y)}
turn=${y=>v(_,y)}
drop=${c.length>1?()=>A(_):null} />`)}
</div>
<p class="note">${o("box_asked_hint")}</p>`}
<${k} id="doubt-error" of=${t} />
<p class="row">
<button class="button filled">${o("box_doubt_go")}</button>
${d===null&&c.length<ae&&$`<button type="button" class="button" onClick=${S}>${o("box_add_round")}</button>`}
<button type="button" class="quiet" onClick=${ue}>
${o(d===null?"box_as_text":"box_as_rows")}</button>
</p>
</form>
<div role="status">${s&&$`<${Pe} answer=${s} />`}</div>
</section>`}function Be({text:e,setText:s,invalid:t}){let n=({currentTarget:l})=>s(l.value);return $`<div class="field"><label for="box-text" class="label">${o("box_text")}</label>
<textarea id="box-text" class="mono" rows="4" maxlength="900" spellcheck="false" placeholder="341 B- C+; 112 A+"
value=${e} onInput=${n} ...${t}></textarea></div>`}function Re({n:e,row:s,letters:t,invalid:n,change:l,turn:i,drop:r}){let c=`asked-${e-1}`,m=({currentTarget:d})=>l({...s,code:d.value.trim()});return $`<fieldset class="asked-row">
<legend>${o("box_round",{n:e})}</legend>
<div class="field"><label class="hush" for=${c}>${o("box_round_code",{n:e})}</label>
<input id=${c} class="mono short" inputmode="numeric" maxlength="3" autocomplete="off" placeholder="341"
value=${s.code} onInput=${m} ...${n} /></div>
<div class="asked-keys">${t.map(d=>$`<${je} letter=${d} passed=${s.answers[d]} press=${()=>i(d)} />`)}</div>
${r&&$`<button type="button" class="quiet" onClick=${r} aria-label=${o("box_drop_round",{n:e})}>
${o("box_drop")}</button>`}
</fieldset>`}function je({letter:e,passed:s,press:t}){return $`<button type="button" class="asked-key ${s===void 0?"":s?"is-yes":"is-no"}"
onClick=${t} aria-label=${o(s===void 0?"box_not_asked":s?"box_said_yes":"box_said_no",{letter:e})}>
<span>${e}</span>
${s===void 0?$`<span class="dash">–</span>`:$`<${I} passed=${s} size=${20} />`}
</button>`}function Pe({answer:e}){let[s,...t]=e.words,[n,...l]=e.suspects,i=r=>n&&!l.length&&r.proposal===n.proposal&&r.verifier===n.verifier;return $`<div class="found ${e.well?"well":"ill"}">
<p class="verdict"><strong>${s}</strong></p>
${e.answers.length>0&&$`<ul class="blamed">${e.answers.map(r=>$`<li class=${i(r)?"suspect":""}>
<span class="mono">${r.proposal}</span> <span>${r.verifier}</span>${" "}
<${I} passed=${r.passed} size=${20} />
<span class="hush">${o(r.passed?"sample_yes":"sample_no")}</span>
</li>`)}</ul>`}
${t.map(r=>$`<p>${r}</p>`)}
${e.codes?.length?$`<details><summary>${o("box_show_codes")}</summary>
<p class="mono">${e.codes.join(" ")}</p></details>`:null}
</div>`}function Bs(e,s,t){J(e,t),qe(p`<${He} />`,e)}function He(){let[e,s]=de(null),t=ze(null),n=i=>{s(i),history.replaceState(null,"",i.id?`#${i.id}`:location.pathname),setTimeout(()=>t.current?.focus())},l=JSON.stringify(e?.source);return p`<div class="page box-page">
<${Z} here="box" />
<p>${o("box_about")}</p>
<${se} take=${n} />
${e&&p`<${We} key=${l} laid=${e} shown=${t} />`}
${e&&p`<div class="box-tools" key=${`tools ${l}`}>
${e.id?p`<${Ue} laid=${e} /><${Ve} laid=${e} />`:p`<p class="note">${o("box_needs_numbers")}</p>`}
<${ie} laid=${e} />
</div>`}
</div>`}function We({laid:e,shown:s}){let t=e.mode==="nightmare";return p`<section class="machine laid" aria-labelledby="laid-title">
<h2 id="laid-title" ref=${s} tabindex="-1">${o("box_laid")}</h2>
<p class="laid-facts">
${e.id&&p`<span>${o("box_the_id")} <strong class="mono">${e.id}</strong></span>`}
<span>${e.kind}</span>
${e.sign&&p`<span>${o("box_the_symbol")}${" "}
<strong><span class="sign" aria-hidden="true">${e.sign}</span> ${e.symbol}</strong></span>`}
</p>
${t&&p`<div><h3>${o("box_criteria")}</h3><${ce} cards=${e.cards} /></div>`}
<ul class="laid-rows">
${e.rows.map(n=>p`<li>
<span class="sample-disc" aria-hidden="true">${n.verifier}</span>
<div>
<p><span class="hush">${o("box_verifier",{letter:n.verifier})}: </span>
<${Fe} number=${n.number} sign=${e.sign} /></p>
${n.cards.length>0&&p`<${ce} cards=${n.cards} />`}
</div>
</li>`)}
</ul>
${t&&p`<p>${o("box_shuffled")}</p>`}
${e.id&&p`<p class="note">${o("box_no_spoilers")}</p>`}
</section>`}function Fe({number:e,sign:s}){return e===null?p`<span class="note">${o("box_no_number")}</span>`:p`<span class="note">${o("box_verification")}</span>${" "}
<strong class="number mono"><span aria-hidden="true">${s} </span>${e}</strong>`}var ce=({cards:e})=>p`<ul class="laid-cards">${e.map(s=>p`<li><a class="mini" href=${`/g/turing_machine/all#card-${s}`}>
<span class="mono">${o("box_card",{n:s})}</span> <span>${D(R(s).title,14)}</span>
</a></li>`)}</ul>`;function Ue({laid:e}){let{answer:s,error:t,busy:n,ask:l,forget:i}=w("box_check"),r=c=>{c.preventDefault(),l({...e.source,code:new FormData(c.currentTarget).get("code")})};return p`<section class="paper" aria-labelledby="check-title">
<h2 id="check-title">${o("box_check")}</h2>
<form onSubmit=${r} onInput=${i} noValidate aria-busy=${n}>
<div class="row fields">
<div class="field"><label for="box-code" class="label">${D(o("box_code"),12)}</label>
<input id="box-code" name="code" class="mono short" inputmode="numeric" maxlength="3" autocomplete="off"
placeholder="123" aria-describedby="check-error" aria-invalid=${t?"true":null} /></div>
<button class="button filled">${o("box_check_go")}</button>
</div>
<${k} id="check-error" of=${t} />
</form>
<div role="status">${s&&p`<p class="verdict"><${I} passed=${s.correct} size=${28} />${" "}
<strong>${s.words.replace(/^[✓✗] /,"")}</strong></p>`}</div>
<p class="note">${o("box_check_more")}</p>
</section>`}var pe=[["rounds",1,99],["questions",0,297]];function Ve({laid:e}){let{answer:s,error:t,busy:n,ask:l,forget:i,refuse:r}=w("box_beat"),[c,m]=de(null),d=u=>{u.preventDefault();let b={...e.source};for(let[a,h,v]of pe){let S=u.currentTarget.elements.namedItem(a),A=S.value.trim(),T=Number(A);if(b[a]=T,!(/^\d+$/.test(A)&&T>=h&&T<=v)){m(a),r(o(`box_${a}_wrong`,{least:h,most:v})),S.focus();return}}m(null),l(b)};return p`<section class="paper" aria-labelledby="beat-title">
<h2 id="beat-title">${o("box_beat")}</h2>
<form onSubmit=${d} onInput=${i} noValidate aria-busy=${n}>
<div class="row fields">
${pe.map(([u])=>p`<div class="field">
<label for=${`box-${u}`} class="label">${o(`box_${u}`)}</label>
<input id=${`box-${u}`} name=${u} class="short" inputmode="numeric" autocomplete="off"
aria-describedby="beat-error" aria-invalid=${t&&(c??u)===u?"true":null} /></div>`)}
<button class="button filled">${o("box_beat_go")}</button>
</div>
<${k} id="beat-error" of=${t} />
</form>
<div role="status">${s&&p`<ul class="rivals">${s.rivals.map(u=>p`<li>
<${I} passed=${u.won} size=${22} />
<div><strong>${u.name}</strong> <span>${u.rounds}, ${u.questions}</span>
<p>${u.words}</p></div>
</li>`)}</ul>`}</div>
<p class="note">${o("box_beat_more")}</p>
</section>`}export{Bs as mount};
