// "The Machine is wrong!": which answer was misread.

import { html, useRef, useState } from "bombe/preact.js";
import { useAnswer, Wrong } from "./box_asking.js";
import { Answer } from "./icons.js";
import { told } from "./page.js";
import { box, isCode, places, say } from "./words.js";
import { written } from "./worlds.js";

/** @typedef {import("./box_asking.js").LaidOut} LaidOut */
/** @typedef {{ code: string, answers: Record<string, boolean> }} Row a round as it is typed */
/** @typedef {{ proposal: string, verifier: string, passed: boolean }} Blamed */
/** @typedef {{ well: boolean, words: string[], answers: Blamed[], suspects: Blamed[], codes?: string[] }} Found */

/** @returns {Row} */
const empty = () => ({ code: "", answers: {} });

/** @param {Row} row */
const isEmpty = ({ code, answers }) => !code && !Object.keys(answers).length;

/**
 * not asked -> yes -> no -> not asked
 * @param {Row} row
 * @param {string} letter
 * @returns {Row}
 */
export function turned(row, letter) {
  const { [letter]: passed, ...others } = row.answers;
  if (passed === undefined) return { ...row, answers: { ...others, [letter]: true } };
  return { ...row, answers: passed ? { ...others, [letter]: false } : others };
}

/** @param {Row[]} rows */
const asText = (rows) =>
  written(rows.filter((row) => !isEmpty(row)).map(({ code, answers }) => ({ proposal: code, answers })));

/** @param {{ laid: LaidOut }} props */
export function Doubt({ laid }) {
  const { answer, error, busy, ask, forget, refuse } = /** @type {typeof useAnswer<Found>} */ (useAnswer)("box_doubt");
  const [rows, setRows] = useState([empty(), empty()]);
  const [text, setText] = useState(/** @type {string | null} */ (null)); // instead of rows
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const fields = () => [...(list.current?.querySelectorAll("input") ?? [])];
  /** @param {number} at @param {Row} row */
  const change = (at, row) => setRows(rows.map((one, place) => (place === at ? row : one)));
  /** @param {number} at @param {string} letter */
  const turn = (at, letter) => {
    forget();
    change(at, turned(rows[at], letter));
  };
  const add = () => {
    setRows([...rows, empty()]);
    setTimeout(() => fields().at(-1)?.focus());
  };
  /** @param {number} at */
  const drop = (at) => {
    forget();
    setRows(rows.filter((_, place) => place !== at));
    setTimeout(() => fields()[Math.max(0, at - 1)]?.focus());
  };
  /** @param {Event} event */
  const sent = (event) => {
    event.preventDefault();
    const bad = text === null ? rows.findIndex((row) => !isEmpty(row) && !isCode(row.code)) : -1;
    if (bad < 0) {
      ask({ ...laid.source, asked: text ?? asText(rows) });
      return;
    }
    refuse(say("box_round_needs_code", { n: bad + 1 }));
    fields()[bad].focus();
  };
  const swap = async () => {
    if (text === null) {
      setText(asText(rows));
      return;
    }
    try {
      const found = await told("box_rows", { ...laid.source, asked: text });
      forget();
      setRows(found.rows.length ? found.rows.slice(0, box().rows) : [empty()]);
      setText(null);
    } catch {
      refuse(say("box_not_notation"));
    }
  };
  const invalid = { "aria-describedby": "doubt-error", "aria-invalid": error ? "true" : null };
  const letters = laid.rows.map((row) => row.verifier);
  return html`<section class="paper doubt" aria-labelledby="doubt-title">
    <h2 id="doubt-title">${say("box_doubt")}</h2>
    <p>${say(laid.id ? "box_doubt_more" : "box_doubt_cards")}</p>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      ${
        text !== null
          ? html`<${AsText} text=${text} setText=${setText} invalid=${invalid} />`
          : html`<div class="asked" ref=${list}>
              ${rows.map(
                (row, at) => html`<${AsRow} key=${at} n=${at + 1} row=${row} letters=${letters} invalid=${invalid}
                  change=${(/** @type {Row} */ row) => change(at, row)}
                  turn=${(/** @type {string} */ letter) => turn(at, letter)}
                  drop=${rows.length > 1 ? () => drop(at) : null} />`,
              )}
            </div>
            <p class="note">${say("box_asked_hint")}</p>`
      }
      <${Wrong} id="doubt-error" of=${error} />
      <p class="row">
        <button class="button filled">${say("box_doubt_go")}</button>
        ${
          text === null &&
          rows.length < box().rows &&
          html`<button type="button" class="button" onClick=${add}>${say("box_add_round")}</button>`
        }
        <button type="button" class="quiet" onClick=${swap}>
          ${say(text === null ? "box_as_text" : "box_as_rows")}</button>
      </p>
    </form>
    <div role="status">${answer && html`<${Verdict} answer=${answer} />`}</div>
  </section>`;
}

/** @param {{ text: string, setText: (text: string) => void, invalid: object }} props */
function AsText({ text, setText, invalid }) {
  /** @param {{ currentTarget: HTMLTextAreaElement }} event */
  const write = ({ currentTarget }) => setText(currentTarget.value);
  return html`<div class="field"><label for="box-text" class="label">${say("box_text")}</label>
    <textarea id="box-text" class="mono" rows="4" maxlength="900" spellcheck="false" placeholder="341 B- C+; 112 A+"
      value=${text} onInput=${write} ...${invalid}></textarea></div>`;
}

/**
 * @param {object} props
 * @param {number} props.n
 * @param {Row} props.row
 * @param {string[]} props.letters
 * @param {object} props.invalid attributes of a field
 * @param {(row: Row) => void} props.change
 * @param {(letter: string) => void} props.turn
 * @param {(() => void) | null} props.drop
 */
function AsRow({ n, row, letters, invalid, change, turn, drop }) {
  const id = `asked-${n - 1}`;
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => change({ ...row, code: currentTarget.value.trim() });
  return html`<fieldset class="asked-row">
    <legend>${say("box_round", { n })}</legend>
    <div class="field"><label class="hush" for=${id}>${say("box_round_code", { n })}</label>
      <input id=${id} class="mono short" inputmode="numeric" maxlength=${places()} autocomplete="off" placeholder="341"
        value=${row.code} onInput=${write} ...${invalid} /></div>
    <div class="asked-keys">${letters.map(
      (letter) => html`<${AskedKey} letter=${letter} passed=${row.answers[letter]} press=${() => turn(letter)} />`,
    )}</div>
    ${
      drop &&
      html`<button type="button" class="quiet" onClick=${drop} aria-label=${say("box_drop_round", { n })}>
        ${say("box_drop")}</button>`
    }
  </fieldset>`;
}

/** @param {{ letter: string, passed?: boolean, press: () => void }} props */
function AskedKey({ letter, passed, press }) {
  const name = passed === undefined ? "box_not_asked" : passed ? "box_said_yes" : "box_said_no";
  return html`<button type="button" class="asked-key ${passed === undefined ? "" : passed ? "is-yes" : "is-no"}"
    onClick=${press} aria-label=${say(name, { letter })}>
    <span>${letter}</span>
    ${passed === undefined ? html`<span class="dash">–</span>` : html`<${Answer} passed=${passed} size=${20} />`}
  </button>`;
}

/** @param {{ answer: Found }} props */
function Verdict({ answer }) {
  const [first, ...more] = answer.words;
  const [suspect, ...others] = answer.suspects;
  /** @param {Blamed} one */
  const isSuspect = (one) =>
    suspect && !others.length && one.proposal === suspect.proposal && one.verifier === suspect.verifier;
  return html`<div class="found ${answer.well ? "well" : "ill"}">
    <p class="verdict"><strong>${first}</strong></p>
    ${
      answer.answers.length > 0 &&
      html`<ul class="blamed">${answer.answers.map(
        (one) => html`<li class=${isSuspect(one) ? "suspect" : ""}>
          <span class="mono">${one.proposal}</span> <span>${one.verifier}</span>${" "}
          <${Answer} passed=${one.passed} size=${20} />
          <span class="hush">${say(one.passed ? "sample_yes" : "sample_no")}</span>
        </li>`,
      )}</ul>`
    }
    ${more.map((words) => html`<p>${words}</p>`)}
    ${
      answer.codes?.length
        ? html`<details><summary>${say("box_show_codes")}</summary>
            <p class="mono">${answer.codes.join(" ")}</p></details>`
        : null
    }
  </div>`;
}
