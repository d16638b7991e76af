// For owners of the published box: set a problem up, check a code, compare with the Machine, and
// find the answer that was misread. What is known of the problem stays on the server.

import { html, render, useRef, useState } from "bombe/preact.js";
import { useAnswer, Wrong } from "./box_asking.js";
import { Choose } from "./box_choose.js";
import { Doubt } from "./box_doubt.js";
import { Answer } from "./icons.js";
import { begin, Ways } from "./page.js";
import { box, card, glyphs, places, say } from "./words.js";

/** @typedef {import("./box_asking.js").LaidOut} LaidOut */

/** @type {(root: Element, table: unknown, data: import("./words.js").Data) => void} */
export function mount(root, _table, data) {
  begin(root, data);
  render(html`<${Box} />`, root);
}

function Box() {
  const [laid, setLaid] = useState(/** @type {LaidOut | null} */ (null)); // the problem on the table
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {LaidOut} found */
  const take = (found) => {
    setLaid(found);
    history.replaceState(null, "", found.id ? `#${found.id}` : location.pathname);
    setTimeout(() => shown.current?.focus());
  };
  const key = JSON.stringify(laid?.source);
  return html`<div class="page box-page">
    <${Ways} here="box" />
    <p>${say("box_about")}</p>
    <${Choose} take=${take} />
    ${laid && html`<${Laid} key=${key} laid=${laid} shown=${shown} />`}
    ${
      laid &&
      html`<div class="box-tools" key=${`tools ${key}`}>
        ${
          laid.id
            ? html`<${Check} laid=${laid} /><${Beat} laid=${laid} />`
            : html`<p class="note">${say("box_needs_numbers")}</p>`
        }
        <${Doubt} laid=${laid} />
      </div>`
    }
  </div>`;
}

// ---- what is on the table -------------------------------------------------------------------------

/** @param {{ laid: LaidOut, shown: unknown }} props */
function Laid({ laid, shown }) {
  const hidden = laid.mode === "nightmare";
  return html`<section class="machine laid" aria-labelledby="laid-title">
    <h2 id="laid-title" ref=${shown} tabindex="-1">${say("box_laid")}</h2>
    <p class="laid-facts">
      ${laid.id && html`<span>${say("box_the_id")} <strong class="mono">${laid.id}</strong></span>`}
      <span>${laid.kind}</span>
      ${
        laid.sign &&
        html`<span>${say("box_the_symbol")}${" "}
          <strong><span class="sign" aria-hidden="true">${laid.sign}</span> ${laid.symbol}</strong></span>`
      }
    </p>
    ${hidden && html`<div><h3>${say("box_criteria")}</h3><${Minis} cards=${laid.cards} /></div>`}
    <ul class="laid-rows">
      ${laid.rows.map(
        (row) => html`<li>
          <span class="sample-disc" aria-hidden="true">${row.verifier}</span>
          <div>
            <p><span class="hush">${say("sample_of", { letter: row.verifier })} </span>
              <${Numbered} number=${row.number} sign=${laid.sign} /></p>
            ${row.cards.length > 0 && html`<${Minis} cards=${row.cards} />`}
          </div>
        </li>`,
      )}
    </ul>
    ${hidden && html`<p>${say("box_shuffled")}</p>`}
    ${laid.id && html`<p class="note">${say("box_no_spoilers")}</p>`}
    <details class="laid-how">
      <summary>${say("box_how")}</summary>
      <ol class="items">${[1, 2, 3, 4].map((n) => html`<li>${say(`box_how_${n}`)}</li>`)}</ol>
    </details>
  </section>`;
}

/** @param {{ number: number | null, sign?: string }} props */
function Numbered({ number, sign }) {
  if (number === null) return html`<span class="note">${say("box_no_number")}</span>`;
  return html`<span class="note">${say("box_verification")}</span>${" "}
    <strong class="number mono"><span aria-hidden="true">${sign} </span>${number}</strong>`;
}

/** @param {{ cards: number[] }} props */
const Minis = ({ cards }) =>
  html`<ul class="laid-cards">${cards.map(
    (number) => html`<li><a class="mini" href=${`/g/turing_machine/all#card-${number}`}>
      <span class="mono">${say("box_card", { n: number })}</span> <span>${glyphs(card(number).title, 14)}</span>
    </a></li>`,
  )}</ul>`;

// ---- the code -------------------------------------------------------------------------------------

/** @param {{ laid: LaidOut }} props */
function Check({ laid }) {
  /** @typedef {{ correct: boolean, words: string }} Checked */
  const { answer, error, busy, ask, forget } = /** @type {typeof useAnswer<Checked>} */ (useAnswer)("box_check");
  /** @param {Event & { currentTarget: HTMLFormElement }} event */
  const sent = (event) => {
    event.preventDefault();
    ask({ ...laid.source, code: new FormData(event.currentTarget).get("code") });
  };
  return html`<section class="paper" aria-labelledby="check-title">
    <h2 id="check-title">${say("box_check")}</h2>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      <div class="row fields">
        <div class="field"><label for="box-code" class="label">${glyphs(say("box_code"), 12)}</label>
          <input id="box-code" name="code" class="mono short" inputmode="numeric" maxlength=${places()}
            autocomplete="off" placeholder="123" aria-describedby="check-error"
            aria-invalid=${error ? "true" : null} /></div>
        <button class="button filled">${say("box_check_go")}</button>
      </div>
      <${Wrong} id="check-error" of=${error} />
    </form>
    <div role="status">${
      answer &&
      html`<p class="verdict"><${Answer} passed=${answer.correct} size=${28} />${" "}
        <strong>${answer.words.replace(/^[✓✗] /, "")}</strong></p>`
    }</div>
    <p class="note">${say("box_check_more")}</p>
  </section>`;
}

// ---- against the Machine --------------------------------------------------------------------------

/** @typedef {{ name: string, rounds: string, questions: string, won: boolean, words: string }} Rival */

/** @param {{ laid: LaidOut }} props */
function Beat({ laid }) {
  const { answer, error, busy, ask, forget, refuse } = /** @type {typeof useAnswer<{ rivals: Rival[] }>} */ (useAnswer)(
    "box_beat",
  );
  const [bad, setBad] = useState(/** @type {string | null} */ (null)); // the field at fault, where it is one
  /** @param {Event & { currentTarget: HTMLFormElement }} event */
  const sent = (event) => {
    event.preventDefault();
    /** @type {Record<string, unknown>} */
    const asked = { ...laid.source };
    for (const [name, [least, most]] of Object.entries(box().limits)) {
      const field = /** @type {HTMLInputElement} */ (event.currentTarget.elements.namedItem(name));
      const typed = field.value.trim();
      const value = Number(typed);
      asked[name] = value;
      if (/^\d+$/.test(typed) && value >= least && value <= most) continue;
      setBad(name);
      refuse(say(`box_${name}_wrong`, { least, most }));
      field.focus();
      return;
    }
    setBad(null);
    ask(asked);
  };
  return html`<section class="paper" aria-labelledby="beat-title">
    <h2 id="beat-title">${say("box_beat")}</h2>
    <form onSubmit=${sent} onInput=${forget} noValidate aria-busy=${busy}>
      <div class="row fields">
        ${Object.keys(box().limits).map(
          (name) => html`<div class="field">
            <label for=${`box-${name}`} class="label">${say(`box_${name}`)}</label>
            <input id=${`box-${name}`} name=${name} class="short" inputmode="numeric" autocomplete="off"
              aria-describedby="beat-error" aria-invalid=${error && (bad ?? name) === name ? "true" : null} /></div>`,
        )}
        <button class="button filled">${say("box_beat_go")}</button>
      </div>
      <${Wrong} id="beat-error" of=${error} />
    </form>
    <div role="status">${
      answer &&
      html`<ul class="rivals">${answer.rivals.map(
        (rival) => html`<li>
          <${Answer} passed=${rival.won} size=${22} />
          <div><strong>${rival.name}</strong> <span>${rival.rounds}, ${rival.questions}</span>
            <p>${rival.words}</p></div>
        </li>`,
      )}</ul>`
    }</div>
    <p class="note">${say("box_beat_more")}</p>
  </section>`;
}
