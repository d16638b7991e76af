// For owners of the published box: set a problem up, check a code, compare with the Machine, and
// find the answer that was misread. What is known of the problem stays on the server.

import { html, render, useEffect, useRef, useState } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { Ways, begin, told } from "./page.js";
import { capital, cardsOf } from "./typed.js";
import { card, glyphs, say } from "./words.js";

const AN_ID = /^#[2-9a-z]{7,20}$/i;
const BOOKLET = Array.from({ length: 20 }, (_, at) => at + 1);
const SYMBOLS = [["lozenge", "◊"], ["hash", "#"], ["slash", "/"], ["currency", "¤"]];

export function mount(root, table, data) {
  begin(root, data);
  render(html`<${Box} />`, root);
}

// Asks the server, one question at a time. What cannot be asked, and what it refuses, is an error
// beside the fields. An answer is about what stands in them: it goes when that changes.
function useAnswer(name) {
  const [answer, setAnswer] = useState(null);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const last = useRef(null); // what was asked last and still holds
  const forget = () => {
    last.current = null;
    setAnswer(null);
    setError("");
    setBusy(false);
  };
  const refuse = (sentence) => {
    forget();
    setError(capital(sentence));
  };
  const ask = async (asked) => {
    if (busy) return null;
    forget();
    last.current = asked;
    setBusy(true);
    let found = null;
    let refused = null;
    try {
      found = await told(name, asked);
    } catch (error) {
      refused = error;
    }
    if (last.current !== asked) return null;
    setBusy(false);
    if (refused) refuse(refused.message);
    else setAnswer(found);
    return found;
  };
  return { answer, error, busy, ask, forget, refuse };
}

const Wrong = ({ id, of }) => html`<div id=${id} role="alert">${of && html`<p class="wrong">${of}</p>`}</div>`;

function Box() {
  const [laid, setLaid] = useState(null); // the problem on the table
  const shown = useRef(null);
  const take = (found) => {
    setLaid(found);
    history.replaceState(null, "", found.id ? `#${found.id}` : location.pathname);
    setTimeout(() => shown.current?.focus());
  };
  return html`<div class="page box-page">
    <${Ways} here="box" />
    <p>${say("box_about")}</p>
    <${Choose} take=${take} />
    ${laid && html`<${Laid} key=${JSON.stringify(laid.source)} laid=${laid} shown=${shown} />`}
    ${laid && html`<div class="box-tools" key=${`tools ${JSON.stringify(laid.source)}`}>
      ${laid.id
        ? html`<${Check} laid=${laid} /><${Beat} laid=${laid} />`
        : html`<p class="note">${say("box_needs_numbers")}</p>`}
      <${Doubt} laid=${laid} />
    </div>`}
  </div>`;
}

// ---- which problem ------------------------------------------------------------------------------

const KINDS = ["booklet", "id", "new", "laid"];

function Choose({ take }) {
  const [kind, setKind] = useState("booklet");
  const { error, busy, ask, forget } = useAnswer("box_set_up");
  const [typed, setTyped] = useState("");
  const lay = async (asked) => {
    const found = await ask(asked);
    if (found) take(found);
  };
  useEffect(() => {
    if (!AN_ID.test(location.hash)) return;
    const id = location.hash.slice(1).toUpperCase();
    setKind("id");
    setTyped(id);
    lay({ problem: id });
  }, []);
  const sent = (event) => {
    event.preventDefault();
    const of = Object.fromEntries(new FormData(event.target));
    const symbol = of.symbol ? { symbol: of.symbol } : {};
    if (kind === "id") lay({ problem: cardsOf(of.id), ...symbol });
    else if (kind === "booklet") lay({ booklet: Number(of.booklet) });
    else if (kind === "laid") lay({ problem: cardsOf(of.cards), numbers: cardsOf(of.numbers), laid: true });
    else if (cardsOf(of.cards)) lay({ problem: cardsOf(of.cards), ...symbol });
    else lay({ mode: of.mode, verifiers: Number(of.verifiers), difficulty: of.difficulty, ...symbol });
  };
  const invalid = { "aria-describedby": "choose-error", "aria-invalid": error ? "true" : null };
  return html`<section class="paper" aria-labelledby="choose-title">
    <h2 id="choose-title">${say("box_choose")}</h2>
    <form onSubmit=${sent} onInput=${() => busy || forget()} noValidate aria-busy=${busy} class="box-choose">
      <fieldset class="kinds">
        <legend class="hush">${say("box_kinds")}</legend>
        ${KINDS.map((one) => html`<label class="kind"><input type="radio" name="kind" value=${one} checked=${kind === one} onChange=${() => setKind(one)} /><span>${say(`box_kind_${one}`)}</span></label>`)}
      </fieldset>
      <div class="row fields">
        ${kind === "id" && html`<${Field} name="id" label=${say("box_id")} more=${{ class: "mono", value: typed, onInput: (event) => setTyped(event.target.value), maxlength: 60, autocapitalize: "characters", placeholder: "RY8YNND", ...invalid }} />`}
        ${kind === "booklet" && html`<div class="field"><label for="box-booklet" class="label">${say("box_booklet")}</label><select id="box-booklet" name="booklet" ...${invalid}>${BOOKLET.map((n) => html`<option value=${n}>${n}</option>`)}</select></div>`}
        ${kind === "new" && html`
          <${Choice} name="mode" label=${say("box_mode")} of=${["classic", "extreme", "nightmare"].map((mode) => [mode, say(`box_${mode}`)])} />
          <${Choice} name="verifiers" label=${say("box_verifiers")} chosen="5" of=${["4", "5", "6"].map((n) => [n, n])} />
          <${Choice} name="difficulty" label=${say("box_difficulty")} chosen="standard" of=${["easy", "standard", "hard"].map((level) => [level, say(`box_${level}`)])} />`}
        ${(kind === "new" || kind === "laid") && html`<${Field} name="cards" key=${kind} label=${say(kind === "new" ? "box_on_cards" : "box_cards")} more=${{ class: "mono", maxlength: 80, placeholder: "4 9 11 14", ...invalid }} />`}
        ${kind === "laid" && html`<${Field} name="numbers" label=${say("box_numbers")} more=${{ class: "mono", maxlength: 60, inputmode: "numeric", placeholder: "447 646 566 322", ...invalid }} />`}
        ${(kind === "id" || kind === "new") && html`<${Choice} name="symbol" label=${say("box_symbol")} of=${[["", say("box_any_symbol")], ...SYMBOLS.map(([name, sign]) => [name, `${sign} ${say(`box_symbol_${name}`)}`])]} />`}
      </div>
      <p class="note">${say(`box_kind_${kind}_more`)}</p>
      <${Wrong} id="choose-error" of=${error} />
      <p><button class="button filled">${say(kind === "laid" ? "box_go_laid" : "box_go")}</button></p>
    </form>
  </section>`;
}

const Field = ({ name, label, more }) =>
  html`<div class="field grow"><label for=${`box-${name}`} class="label">${label}</label><input id=${`box-${name}`} name=${name} autocomplete="off" spellcheck="false" ...${more} /></div>`;

const Choice = ({ name, label, of, chosen }) =>
  html`<div class="field"><label for=${`box-${name}`} class="label">${label}</label><select id=${`box-${name}`} name=${name}>${of.map(([value, words]) => html`<option value=${value} selected=${value === chosen}>${words}</option>`)}</select></div>`;

// ---- what lies on the table -----------------------------------------------------------------------

function Laid({ laid, shown }) {
  const hidden = laid.mode === "nightmare";
  return html`<section class="machine laid" aria-labelledby="laid-title">
    <h2 id="laid-title" ref=${shown} tabindex="-1">${say("box_laid")}</h2>
    <p class="laid-facts">
      ${laid.id && html`<span>${say("box_the_id")} <strong class="mono">${laid.id}</strong></span>`}
      <span>${laid.kind}</span>
      ${laid.sign && html`<span>${say("box_the_symbol")} <strong><span class="sign" aria-hidden="true">${laid.sign}</span> ${laid.symbol}</strong></span>`}
    </p>
    ${hidden && html`<div><h3>${say("box_criteria")}</h3><ul class="laid-cards">${laid.cards.map((number) => html`<li><${Mini} number=${number} /></li>`)}</ul></div>`}
    <ul class="laid-rows">
      ${laid.rows.map((row) => html`<li>
        <span class="sample-disc" aria-hidden="true">${row.verifier}</span>
        <div>
          <p><span class="hush">${say("box_verifier", { letter: row.verifier })}: </span>${row.number === null ? html`<span class="note">${say("box_no_number")}</span>` : html`<span class="note">${say("box_verification")}</span> <strong class="number mono"><span aria-hidden="true">${laid.sign} </span>${row.number}</strong>`}</p>
          ${row.cards.length > 0 && html`<ul class="laid-cards">${row.cards.map((number) => html`<li><${Mini} number=${number} /></li>`)}</ul>`}
        </div>
      </li>`)}
    </ul>
    ${hidden && html`<p>${say("box_shuffled")}</p>`}
    ${laid.id && html`<p class="note">${say("box_no_spoilers")}</p>`}
  </section>`;
}

const Mini = ({ number }) =>
  html`<a class="mini" href=${`/g/turing_machine/all#card-${number}`}><span class="mono">${say("box_card", { n: number })}</span> <span>${glyphs(card(number).title, 14)}</span></a>`;

// ---- the code -------------------------------------------------------------------------------------

function Check({ laid }) {
  const { answer, error, busy, ask, forget } = useAnswer("box_check");
  const sent = (event) => {
    event.preventDefault();
    ask({ ...laid.source, code: new FormData(event.target).get("code") });
  };
  return html`<section class="paper" aria-labelledby="check-title">
    <h2 id="check-title">${say("box_check")}</h2>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      <div class="row fields">
        <div class="field"><label for="box-code" class="label">${glyphs(say("box_code"), 12)}</label>
          <input id="box-code" name="code" class="mono short" inputmode="numeric" maxlength="3" autocomplete="off" placeholder="123" aria-describedby="check-error" aria-invalid=${error ? "true" : null} /></div>
        <button class="button filled">${say("box_check_go")}</button>
      </div>
      <${Wrong} id="check-error" of=${error} />
    </form>
    <div role="status">${answer && html`<p class="verdict"><${Answer} passed=${answer.correct} size=${28} /> <strong>${answer.words.replace(/^[✓✗] /, "")}</strong></p>`}</div>
    <p class="note">${say("box_check_more")}</p>
  </section>`;
}

// ---- against the Machine --------------------------------------------------------------------------

const LIMITS = { rounds: [1, 99], questions: [0, 297] };

function Beat({ laid }) {
  const { answer, error, busy, ask, forget, refuse } = useAnswer("box_beat");
  const [bad, setBad] = useState(null); // the field at fault, where it is one
  const sent = (event) => {
    event.preventDefault();
    const asked = { ...laid.source };
    for (const [name, [least, most]] of Object.entries(LIMITS)) {
      const field = event.target.elements[name];
      const typed = field.value.trim();
      asked[name] = Number(typed);
      if (/^\d+$/.test(typed) && asked[name] >= least && asked[name] <= most) continue;
      setBad(name);
      refuse(say(`box_${name}_wrong`, { least, most }));
      field.focus();
      return;
    }
    setBad(null);
    ask(asked);
  };
  const field = (name) => html`<div class="field"><label for=${`box-${name}`} class="label">${say(`box_${name}`)}</label>
    <input id=${`box-${name}`} name=${name} class="short" inputmode="numeric" autocomplete="off" aria-describedby="beat-error" aria-invalid=${error && (bad ?? name) === name ? "true" : null} /></div>`;
  return html`<section class="paper" aria-labelledby="beat-title">
    <h2 id="beat-title">${say("box_beat")}</h2>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      <div class="row fields">
        ${Object.keys(LIMITS).map(field)}
        <button class="button filled">${say("box_beat_go")}</button>
      </div>
      <${Wrong} id="beat-error" of=${error} />
    </form>
    <div role="status">${answer && html`<ul class="rivals">${answer.rivals.map((rival) => html`<li>
      <${Answer} passed=${rival.won} size=${22} />
      <div><strong>${rival.name}</strong> <span>${rival.rounds}, ${rival.questions}</span><p>${rival.words}</p></div>
    </li>`)}</ul>`}</div>
    <p class="note">${say("box_beat_more")}</p>
  </section>`;
}

// ---- the answers ----------------------------------------------------------------------------------

const MOST_ROUNDS = 12;
const EMPTY = () => ({ code: "", answers: {} });

const written = (rows) =>
  rows
    .filter(({ code, answers }) => code || Object.keys(answers).length)
    .map(({ code, answers }) => [code, ...Object.entries(answers).map(([letter, passed]) => letter + (passed ? "+" : "-"))].join(" "))
    .join("; ");

// The rows that a transcript in notation means; null where it is none.
function read(text) {
  const rows = [];
  for (const part of text.split(/[;\n]/).map((one) => one.trim()).filter(Boolean)) {
    const [code, ...given] = part.split(/\s+/);
    if (!/^[1-5]{3}$/.test(code) || !given.every((one) => /^[A-Fa-f][+\-✓✗]$/.test(one))) return null;
    rows.push({ code, answers: Object.fromEntries(given.map((one) => [one[0].toUpperCase(), "+✓".includes(one[1])])) });
  }
  return rows;
}

function Doubt({ laid }) {
  const { answer, error, busy, ask, forget, refuse } = useAnswer("box_doubt");
  const [rows, setRows] = useState([EMPTY(), EMPTY()]);
  const [text, setText] = useState(null); // instead of rows
  const letters = laid.rows.map((row) => row.verifier);
  const list = useRef(null);
  const change = (at, row) => setRows(rows.map((one, place) => (place === at ? row : one)));
  const turn = (at, letter) => {
    const { [letter]: passed, ...others } = rows[at].answers;
    forget();
    change(at, { ...rows[at], answers: passed === undefined ? { ...others, [letter]: true } : passed ? { ...others, [letter]: false } : others });
  };
  const add = () => {
    setRows([...rows, EMPTY()]);
    setTimeout(() => [...list.current.querySelectorAll("input")].at(-1).focus());
  };
  const drop = (at) => {
    forget();
    setRows(rows.filter((_, place) => place !== at));
    setTimeout(() => list.current.querySelectorAll("input")[Math.max(0, at - 1)]?.focus());
  };
  const sent = (event) => {
    event.preventDefault();
    if (text !== null) {
      ask({ ...laid.source, asked: tidy(text) });
      return;
    }
    const bad = rows.findIndex(({ code, answers }) => !/^[1-5]{3}$/.test(code) && (code || Object.keys(answers).length));
    if (bad >= 0) {
      refuse(say("box_round_needs_code", { n: bad + 1 }));
      list.current.querySelectorAll("input")[bad].focus();
      return;
    }
    ask({ ...laid.source, asked: written(rows) });
  };
  const swap = () => {
    if (text === null) {
      setText(written(rows));
      return;
    }
    const found = read(text);
    if (found === null) {
      refuse(say("box_not_notation"));
      return;
    }
    forget();
    setRows(found.length ? found.slice(0, MOST_ROUNDS) : [EMPTY()]);
    setText(null);
  };
  const invalid = { "aria-describedby": "doubt-error", "aria-invalid": error ? "true" : null };
  return html`<section class="paper doubt" aria-labelledby="doubt-title">
    <h2 id="doubt-title">${say("box_doubt")}</h2>
    <p>${say(laid.id ? "box_doubt_more" : "box_doubt_cards")}</p>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      ${text !== null
        ? html`<div class="field"><label for="box-text" class="label">${say("box_text")}</label><textarea id="box-text" class="mono" rows="4" maxlength="900" spellcheck="false" placeholder="341 B- C+; 112 A+" value=${text} onInput=${(event) => setText(event.target.value)} ...${invalid}></textarea></div>`
        : html`<div class="asked" ref=${list}>
            ${rows.map((row, at) => html`<fieldset class="asked-row" key=${at}>
              <legend>${say("box_round", { n: at + 1 })}</legend>
              <div class="field"><label class="hush" for=${`asked-${at}`}>${say("box_round_code", { n: at + 1 })}</label>
                <input id=${`asked-${at}`} class="mono short" inputmode="numeric" maxlength="3" autocomplete="off" placeholder="341" value=${row.code} onInput=${(event) => change(at, { ...row, code: event.target.value.trim() })} ...${invalid} /></div>
              <div class="asked-keys">${letters.map((letter) => {
                const passed = row.answers[letter];
                return html`<button type="button" class="asked-key ${passed === undefined ? "" : passed ? "is-yes" : "is-no"}" onClick=${() => turn(at, letter)}
                  aria-label=${say(passed === undefined ? "box_not_asked" : passed ? "box_said_yes" : "box_said_no", { letter })}>
                  <span>${letter}</span>${passed === undefined ? html`<span class="dash">–</span>` : html`<${Answer} passed=${passed} size=${20} />`}</button>`;
              })}</div>
              ${rows.length > 1 && html`<button type="button" class="quiet" onClick=${() => drop(at)} aria-label=${say("box_drop_round", { n: at + 1 })}>${say("box_drop")}</button>`}
            </fieldset>`)}
          </div>
          <p class="note">${say("box_asked_hint")}</p>`}
      <${Wrong} id="doubt-error" of=${error} />
      <p class="row">
        <button class="button filled">${say("box_doubt_go")}</button>
        ${text === null && rows.length < MOST_ROUNDS && html`<button type="button" class="button" onClick=${add}>${say("box_add_round")}</button>`}
        <button type="button" class="quiet" onClick=${swap}>${say(text === null ? "box_as_text" : "box_as_rows")}</button>
      </p>
    </form>
    <div role="status">${answer && html`<${Found} answer=${answer} />`}</div>
  </section>`;
}

// Signs, small letters and lines do as well as our notation.
const tidy = (text) =>
  text.trim().replace(/\s*[;\n]+\s*/g, "; ").replace(/[ \t]+/g, " ").replace(/\b([a-f])(?=[+\-✓✗])/g, (letter) => letter.toUpperCase()).replace(/✓/g, "+").replace(/✗/g, "-");

function Found({ answer }) {
  const [first, ...more] = answer.words;
  const same = (one, other) => one.proposal === other.proposal && one.verifier === other.verifier;
  return html`<div class="found ${answer.well ? "well" : "ill"}">
    <p class="verdict"><strong>${first}</strong></p>
    ${answer.answers.length > 0 && html`<ul class="blamed">${answer.answers.map((one) => html`<li class=${answer.suspects.length === 1 && answer.suspects.some((other) => same(one, other)) ? "suspect" : ""}>
      <span class="mono">${one.proposal}</span> <span>${one.verifier}</span> <${Answer} passed=${one.passed} size=${20} /><span class="hush">${say(one.passed ? "sample_yes" : "sample_no")}</span>
    </li>`)}</ul>`}
    ${more.map((words) => html`<p>${words}</p>`)}
    ${answer.codes?.length > 0 && html`<details><summary>${say("box_show_codes")}</summary><p class="mono">${answer.codes.join(" ")}</p></details>`}
  </div>`;
}
