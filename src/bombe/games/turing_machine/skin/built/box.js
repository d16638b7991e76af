import{html as t,render as ce,useEffect as ie,useRef as B,useState as v}from"bombe/preact.js";import{html as f}from"bombe/preact.js";var F="M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z",ke={up:f`<path d=${F} />`,down:f`<path d=${F} transform="rotate(180 12 12)" />`,undo:f`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,redo:f`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,lock:f`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,rise:f`<path class="pen" d="M6 14l6-6l6 6" />`,sink:f`<path class="pen" d="M6 10l6 6l6-6" />`,close:f`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,enlarge:f`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,hint:f`<path class="pen" d="M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2a6 6 0 0 0-3.6-10.8z" />`,talk:f`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,about:f`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" /><circle cx="12" cy="7.6" r="1.3" />`};var k=({passed:e,size:s=22})=>f`<svg class="answer ${e?"is-yes":"is-no"}" viewBox="0 0 22 22" width=${s} height=${s} aria-hidden="true" focusable="false">
    ${e?f`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`:f`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" /><path class="sign" d="M7 7l8 8M15 7l-8 8" />`}
  </svg>`;import{html as V}from"bombe/preact.js";import{html as M}from"bombe/preact.js";var P={},se="en";function q(e){P=e.words,se=e.lang}function N(e,s={}){let a=P[e];if(a===void 0)throw new Error(`no words for ${e}`);return oe(a,s)}var oe=(e,s)=>e.replace(/\{(\w+)\}/g,(a,l)=>String(s[l]??a));var R={},te={options:{},booklet:[]};function H(e){q(e),R=e.cards,te=e}var j=e=>R[e];var o=N;var U={"▲":"t","■":"s","●":"c"},ae={"▲":"triangle","■":"square","●":"circle"};var ne=e=>e.replace(/[▲■●]/g,s=>N(ae[s])).replace(/\.$/,"");function le({of:e,size:s=16}){let a=U[e];return M`<span class="shape">
    <svg viewBox="0 0 16 16" width=${s} height=${s} aria-hidden="true" focusable="false">
      ${a==="t"&&M`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${a==="s"&&M`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${a==="c"&&M`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${ne(e)}</span></span>`}function A(e,s){return e.split(/([▲■●])/).map(a=>a in U?M`<${le} of=${a} size=${s} />`:a)}var re=["rules","all","box"];function W(e,s){H(s),e.replaceChildren(),document.querySelector("main > h1")?.classList.remove("hush")}var K=({here:e})=>V`<nav class="page-ways" aria-label=${o("page_ways")}>
    <a href="/">${o("page_play")}</a>
    ${re.map(s=>V`<a href=${`/g/turing_machine/${s}`} aria-current=${s===e?"page":null}>${o(`page_${s}`)}</a>`)}
  </nav>`;async function Y(e,s){let a=await fetch(`/api/games/turing_machine/answers/${e}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(s)}).catch(()=>{throw new Error(o("page_offline"))}),l=await a.json().catch(()=>({}));if(!a.ok)throw new Error(l.error??o("page_offline"));return l}var w=e=>e.replace(/[\s,;]+/g," ").replace(/ ?\+ ?/g,"+").replace(/^ ?\? ?/,"? ").trim(),J=e=>e.replace(/^./u,s=>s.toLocaleUpperCase(document.documentElement.lang));var pe=/^#[2-9a-z]{7,20}$/i,de=Array.from({length:20},(e,s)=>s+1),ue=[["lozenge","◊"],["hash","#"],["slash","/"],["currency","¤"]];function He(e,s,a){W(e,a),ce(t`<${$e} />`,e)}function C(e){let[s,a]=v(null),[l,r]=v(""),[p,g]=v(!1),d=B(null),h=()=>{d.current=null,a(null),r(""),g(!1)},$=i=>{h(),r(J(i))};return{answer:s,error:l,busy:p,ask:async i=>{if(p)return null;h(),d.current=i,g(!0);let n=null,c=null;try{n=await Y(e,i)}catch(_){c=_}return d.current!==i?null:(g(!1),c?$(c.message):a(n),n)},forget:h,refuse:$}}var L=({id:e,of:s})=>t`<div id=${e} role="alert">${s&&t`<p class="wrong">${s}</p>`}</div>`;function $e(){let[e,s]=v(null),a=B(null),l=r=>{s(r),history.replaceState(null,"",r.id?`#${r.id}`:location.pathname),setTimeout(()=>a.current?.focus())};return t`<div class="page box-page">
    <${K} here="box" />
    <p>${o("box_about")}</p>
    <${me} take=${l} />
    ${e&&t`<${fe} key=${JSON.stringify(e.source)} laid=${e} shown=${a} />`}
    ${e&&t`<div class="box-tools" key=${`tools ${JSON.stringify(e.source)}`}>
      ${e.id?t`<${he} laid=${e} /><${xe} laid=${e} />`:t`<p class="note">${o("box_needs_numbers")}</p>`}
      <${_e} laid=${e} />
    </div>`}
  </div>`}var be=["booklet","id","new","laid"];function me({take:e}){let[s,a]=v("booklet"),{error:l,busy:r,ask:p,forget:g}=C("box_set_up"),[d,h]=v(""),$=async n=>{let c=await p(n);c&&e(c)};ie(()=>{if(!pe.test(location.hash))return;let n=location.hash.slice(1).toUpperCase();a("id"),h(n),$({problem:n})},[]);let y=n=>{n.preventDefault();let c=Object.fromEntries(new FormData(n.target)),_=c.symbol?{symbol:c.symbol}:{};s==="id"?$({problem:w(c.id),..._}):s==="booklet"?$({booklet:Number(c.booklet)}):s==="laid"?$({problem:w(c.cards),numbers:w(c.numbers),laid:!0}):w(c.cards)?$({problem:w(c.cards),..._}):$({mode:c.mode,verifiers:Number(c.verifiers),difficulty:c.difficulty,..._})},i={"aria-describedby":"choose-error","aria-invalid":l?"true":null};return t`<section class="paper" aria-labelledby="choose-title">
    <h2 id="choose-title">${o("box_choose")}</h2>
    <form onSubmit=${y} onInput=${()=>r||g()} noValidate aria-busy=${r} class="box-choose">
      <fieldset class="kinds">
        <legend class="hush">${o("box_kinds")}</legend>
        ${be.map(n=>t`<label class="kind"><input type="radio" name="kind" value=${n} checked=${s===n} onChange=${()=>a(n)} /><span>${o(`box_kind_${n}`)}</span></label>`)}
      </fieldset>
      <div class="row fields">
        ${s==="id"&&t`<${T} name="id" label=${o("box_id")} more=${{class:"mono",value:d,onInput:n=>h(n.target.value),maxlength:60,autocapitalize:"characters",placeholder:"RY8YNND",...i}} />`}
        ${s==="booklet"&&t`<div class="field"><label for="box-booklet" class="label">${o("box_booklet")}</label><select id="box-booklet" name="booklet" ...${i}>${de.map(n=>t`<option value=${n}>${n}</option>`)}</select></div>`}
        ${s==="new"&&t`
          <${E} name="mode" label=${o("box_mode")} of=${["classic","extreme","nightmare"].map(n=>[n,o(`box_${n}`)])} />
          <${E} name="verifiers" label=${o("box_verifiers")} chosen="5" of=${["4","5","6"].map(n=>[n,n])} />
          <${E} name="difficulty" label=${o("box_difficulty")} chosen="standard" of=${["easy","standard","hard"].map(n=>[n,o(`box_${n}`)])} />`}
        ${(s==="new"||s==="laid")&&t`<${T} name="cards" key=${s} label=${o(s==="new"?"box_on_cards":"box_cards")} more=${{class:"mono",maxlength:80,placeholder:"4 9 11 14",...i}} />`}
        ${s==="laid"&&t`<${T} name="numbers" label=${o("box_numbers")} more=${{class:"mono",maxlength:60,inputmode:"numeric",placeholder:"447 646 566 322",...i}} />`}
        ${(s==="id"||s==="new")&&t`<${E} name="symbol" label=${o("box_symbol")} of=${[["",o("box_any_symbol")],...ue.map(([n,c])=>[n,`${c} ${o(`box_symbol_${n}`)}`])]} />`}
      </div>
      <p class="note">${o(`box_kind_${s}_more`)}</p>
      <${L} id="choose-error" of=${l} />
      <p><button class="button filled">${o(s==="laid"?"box_go_laid":"box_go")}</button></p>
    </form>
  </section>`}var T=({name:e,label:s,more:a})=>t`<div class="field grow"><label for=${`box-${e}`} class="label">${s}</label><input id=${`box-${e}`} name=${e} autocomplete="off" spellcheck="false" ...${a} /></div>`,E=({name:e,label:s,of:a,chosen:l})=>t`<div class="field"><label for=${`box-${e}`} class="label">${s}</label><select id=${`box-${e}`} name=${e}>${a.map(([r,p])=>t`<option value=${r} selected=${r===l}>${p}</option>`)}</select></div>`;function fe({laid:e,shown:s}){let a=e.mode==="nightmare";return t`<section class="machine laid" aria-labelledby="laid-title">
    <h2 id="laid-title" ref=${s} tabindex="-1">${o("box_laid")}</h2>
    <p class="laid-facts">
      ${e.id&&t`<span>${o("box_the_id")} <strong class="mono">${e.id}</strong></span>`}
      <span>${e.kind}</span>
      ${e.sign&&t`<span>${o("box_the_symbol")} <strong><span class="sign" aria-hidden="true">${e.sign}</span> ${e.symbol}</strong></span>`}
    </p>
    ${a&&t`<div><h3>${o("box_criteria")}</h3><ul class="laid-cards">${e.cards.map(l=>t`<li><${G} number=${l} /></li>`)}</ul></div>`}
    <ul class="laid-rows">
      ${e.rows.map(l=>t`<li>
        <span class="sample-disc" aria-hidden="true">${l.verifier}</span>
        <div>
          <p><span class="hush">${o("box_verifier",{letter:l.verifier})}: </span>${l.number===null?t`<span class="note">${o("box_no_number")}</span>`:t`<span class="note">${o("box_verification")}</span> <strong class="number mono"><span aria-hidden="true">${e.sign} </span>${l.number}</strong>`}</p>
          ${l.cards.length>0&&t`<ul class="laid-cards">${l.cards.map(r=>t`<li><${G} number=${r} /></li>`)}</ul>`}
        </div>
      </li>`)}
    </ul>
    ${a&&t`<p>${o("box_shuffled")}</p>`}
    ${e.id&&t`<p class="note">${o("box_no_spoilers")}</p>`}
  </section>`}var G=({number:e})=>t`<a class="mini" href=${`/g/turing_machine/all#card-${e}`}><span class="mono">${o("box_card",{n:e})}</span> <span>${A(j(e).title,14)}</span></a>`;function he({laid:e}){let{answer:s,error:a,busy:l,ask:r,forget:p}=C("box_check"),g=d=>{d.preventDefault(),r({...e.source,code:new FormData(d.target).get("code")})};return t`<section class="paper" aria-labelledby="check-title">
    <h2 id="check-title">${o("box_check")}</h2>
    <form onSubmit=${g} onInput=${p} noValidate aria-busy=${l}>
      <div class="row fields">
        <div class="field"><label for="box-code" class="label">${A(o("box_code"),12)}</label>
          <input id="box-code" name="code" class="mono short" inputmode="numeric" maxlength="3" autocomplete="off" placeholder="123" aria-describedby="check-error" aria-invalid=${a?"true":null} /></div>
        <button class="button filled">${o("box_check_go")}</button>
      </div>
      <${L} id="check-error" of=${a} />
    </form>
    <div role="status">${s&&t`<p class="verdict"><${k} passed=${s.correct} size=${28} /> <strong>${s.words.replace(/^[✓✗] /,"")}</strong></p>`}</div>
    <p class="note">${o("box_check_more")}</p>
  </section>`}var Z={rounds:[1,99],questions:[0,297]};function xe({laid:e}){let{answer:s,error:a,busy:l,ask:r,forget:p,refuse:g}=C("box_beat"),[d,h]=v(null),$=i=>{i.preventDefault();let n={...e.source};for(let[c,[_,S]]of Object.entries(Z)){let I=i.target.elements[c],O=I.value.trim();if(n[c]=Number(O),!(/^\d+$/.test(O)&&n[c]>=_&&n[c]<=S)){h(c),g(o(`box_${c}_wrong`,{least:_,most:S})),I.focus();return}}h(null),r(n)},y=i=>t`<div class="field"><label for=${`box-${i}`} class="label">${o(`box_${i}`)}</label>
    <input id=${`box-${i}`} name=${i} class="short" inputmode="numeric" autocomplete="off" aria-describedby="beat-error" aria-invalid=${a&&(d??i)===i?"true":null} /></div>`;return t`<section class="paper" aria-labelledby="beat-title">
    <h2 id="beat-title">${o("box_beat")}</h2>
    <form onSubmit=${$} onInput=${p} noValidate aria-busy=${l}>
      <div class="row fields">
        ${Object.keys(Z).map(y)}
        <button class="button filled">${o("box_beat_go")}</button>
      </div>
      <${L} id="beat-error" of=${a} />
    </form>
    <div role="status">${s&&t`<ul class="rivals">${s.rivals.map(i=>t`<li>
      <${k} passed=${i.won} size=${22} />
      <div><strong>${i.name}</strong> <span>${i.rounds}, ${i.questions}</span><p>${i.words}</p></div>
    </li>`)}</ul>`}</div>
    <p class="note">${o("box_beat_more")}</p>
  </section>`}var Q=12,D=()=>({code:"",answers:{}}),X=e=>e.filter(({code:s,answers:a})=>s||Object.keys(a).length).map(({code:s,answers:a})=>[s,...Object.entries(a).map(([l,r])=>l+(r?"+":"-"))].join(" ")).join("; ");function ge(e){let s=[];for(let a of e.split(/[;\n]/).map(l=>l.trim()).filter(Boolean)){let[l,...r]=a.split(/\s+/);if(!/^[1-5]{3}$/.test(l)||!r.every(p=>/^[A-Fa-f][+\-✓✗]$/.test(p)))return null;s.push({code:l,answers:Object.fromEntries(r.map(p=>[p[0].toUpperCase(),"+✓".includes(p[1])]))})}return s}function _e({laid:e}){let{answer:s,error:a,busy:l,ask:r,forget:p,refuse:g}=C("box_doubt"),[d,h]=v([D(),D()]),[$,y]=v(null),i=e.rows.map(u=>u.verifier),n=B(null),c=(u,b)=>h(d.map((m,x)=>x===u?b:m)),_=(u,b)=>{let{[b]:m,...x}=d[u].answers;p(),c(u,{...d[u],answers:m===void 0?{...x,[b]:!0}:m?{...x,[b]:!1}:x})},S=()=>{h([...d,D()]),setTimeout(()=>[...n.current.querySelectorAll("input")].at(-1).focus())},I=u=>{p(),h(d.filter((b,m)=>m!==u)),setTimeout(()=>n.current.querySelectorAll("input")[Math.max(0,u-1)]?.focus())},O=u=>{if(u.preventDefault(),$!==null){r({...e.source,asked:ve($)});return}let b=d.findIndex(({code:m,answers:x})=>!/^[1-5]{3}$/.test(m)&&(m||Object.keys(x).length));if(b>=0){g(o("box_round_needs_code",{n:b+1})),n.current.querySelectorAll("input")[b].focus();return}r({...e.source,asked:X(d)})},ee=()=>{if($===null){y(X(d));return}let u=ge($);if(u===null){g(o("box_not_notation"));return}p(),h(u.length?u.slice(0,Q):[D()]),y(null)},z={"aria-describedby":"doubt-error","aria-invalid":a?"true":null};return t`<section class="paper doubt" aria-labelledby="doubt-title">
    <h2 id="doubt-title">${o("box_doubt")}</h2>
    <p>${o(e.id?"box_doubt_more":"box_doubt_cards")}</p>
    <form onSubmit=${O} onInput=${p} noValidate aria-busy=${l}>
      ${$!==null?t`<div class="field"><label for="box-text" class="label">${o("box_text")}</label><textarea id="box-text" class="mono" rows="4" maxlength="900" spellcheck="false" placeholder="341 B- C+; 112 A+" value=${$} onInput=${u=>y(u.target.value)} ...${z}></textarea></div>`:t`<div class="asked" ref=${n}>
            ${d.map((u,b)=>t`<fieldset class="asked-row" key=${b}>
              <legend>${o("box_round",{n:b+1})}</legend>
              <div class="field"><label class="hush" for=${`asked-${b}`}>${o("box_round_code",{n:b+1})}</label>
                <input id=${`asked-${b}`} class="mono short" inputmode="numeric" maxlength="3" autocomplete="off" placeholder="341" value=${u.code} onInput=${m=>c(b,{...u,code:m.target.value.trim()})} ...${z} /></div>
              <div class="asked-keys">${i.map(m=>{let x=u.answers[m];return t`<button type="button" class="asked-key ${x===void 0?"":x?"is-yes":"is-no"}" onClick=${()=>_(b,m)}
                  aria-label=${o(x===void 0?"box_not_asked":x?"box_said_yes":"box_said_no",{letter:m})}>
                  <span>${m}</span>${x===void 0?t`<span class="dash">–</span>`:t`<${k} passed=${x} size=${20} />`}</button>`})}</div>
              ${d.length>1&&t`<button type="button" class="quiet" onClick=${()=>I(b)} aria-label=${o("box_drop_round",{n:b+1})}>${o("box_drop")}</button>`}
            </fieldset>`)}
          </div>
          <p class="note">${o("box_asked_hint")}</p>`}
      <${L} id="doubt-error" of=${a} />
      <p class="row">
        <button class="button filled">${o("box_doubt_go")}</button>
        ${$===null&&d.length<Q&&t`<button type="button" class="button" onClick=${S}>${o("box_add_round")}</button>`}
        <button type="button" class="quiet" onClick=${ee}>${o($===null?"box_as_text":"box_as_rows")}</button>
      </p>
    </form>
    <div role="status">${s&&t`<${ye} answer=${s} />`}</div>
  </section>`}var ve=e=>e.trim().replace(/\s*[;\n]+\s*/g,"; ").replace(/[ \t]+/g," ").replace(/\b([a-f])(?=[+\-✓✗])/g,s=>s.toUpperCase()).replace(/✓/g,"+").replace(/✗/g,"-");function ye({answer:e}){let[s,...a]=e.words,l=(r,p)=>r.proposal===p.proposal&&r.verifier===p.verifier;return t`<div class="found ${e.well?"well":"ill"}">
    <p class="verdict"><strong>${s}</strong></p>
    ${e.answers.length>0&&t`<ul class="blamed">${e.answers.map(r=>t`<li class=${e.suspects.length===1&&e.suspects.some(p=>l(r,p))?"suspect":""}>
      <span class="mono">${r.proposal}</span> <span>${r.verifier}</span> <${k} passed=${r.passed} size=${20} /><span class="hush">${o(r.passed?"sample_yes":"sample_no")}</span>
    </li>`)}</ul>`}
    ${a.map(r=>t`<p>${r}</p>`)}
    ${e.codes?.length>0&&t`<details><summary>${o("box_show_codes")}</summary><p class="mono">${e.codes.join(" ")}</p></details>`}
  </div>`}export{He as mount};
