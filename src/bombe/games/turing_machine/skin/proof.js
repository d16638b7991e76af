// The code proved on every verifier.

import { html } from "bombe/preact.js";
import { Sign } from "./hands.js";
import { card, glyphs, lawText, Picture, say } from "./words.js";

/** @typedef {import("./words.js").Card} Card */

export const TICK = html`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M2.5 8.5 6.5 12.5 13.5 4" />
</svg>`;

/** @param {{ view: import("./state.js").Ended, match?: string | null }} props */
export const Proof = ({ view, match }) =>
  html`<section class="proof" aria-labelledby="proof">
    <h2 id="proof">${say("proved_title", { code: view.solution })}</h2>
    <ul class="proof-cards of-${view.verifiers.length}">
      ${view.held.map(
        ({ verifier, cards, law }) => html`<li key=${verifier} class="paper proof-card">
          ${cards.map(
            (number, at) => html`<${Held} key=${number} shown=${card(number)} law=${law}
              letter=${at === 0 ? verifier : null} />`,
          )}
          <p class="proof-says"><${Sign} passed=${true} />${" "}
            <span>${glyphs(say("named", { who: view.solution, what: lawText(law) }))}</span>
            ${
              match &&
              html`<a href=${`/m/${match}/review#why-${law}`}>${say("why")}<span class="hush"> ${law}</span></a>`
            }</p>
        </li>`,
      )}
    </ul>
  </section>`;

/**
 * @param {object} props
 * @param {Card} props.shown
 * @param {string} props.law that was held, if it is on this card
 * @param {string | null} props.letter of the verifier, on the first of its cards
 */
function Held({ shown, law, letter }) {
  const here = shown.laws.some((one) => one.name === law);
  return html`<div class="held ${here ? "" : "other"}">
    <div class="held-plate">
      ${letter ? html`<span class="held-disc">${letter}</span>` : html`<span class="held-or">${say("or")}</span>`}
      <${Picture} of=${shown.key} />
    </div>
    <h3><span class="mono">${shown.number}</span> ${glyphs(shown.title)}</h3>
    ${here && !shown.grid && html`<${HeldLaws} shown=${shown} law=${law} />`}
    ${here && shown.grid && html`<${HeldGrid} grid=${shown.grid} law=${law} />`}
  </div>`;
}

/** @param {{ shown: Card, law: string }} props */
const HeldLaws = ({ shown, law }) =>
  html`<ul class="held-laws">
    ${shown.laws.map(({ name, picture, words }) => {
      const lit = name === law;
      return html`<li key=${name} class=${lit ? "lit" : "dim"}>
        <${Picture} of=${picture} />
        <span>${glyphs(words)}${lit && html`<span class="hush"> ${say("this_held")}</span>`}</span>
        ${lit && TICK}
      </li>`;
    })}
  </ul>`;

/**
 * Only to be seen: the sentence below it says the same.
 * @param {{ grid: import("./words.js").Grid, law: string }} props
 */
function HeldGrid({ grid, law }) {
  /** @param {string} name */
  const cell = (name) => html`<td key=${name} class=${name === law ? "lit" : "dim"}>${name === law ? TICK : "·"}</td>`;
  return html`<table class="held-grid" aria-hidden="true">
    <thead><tr>
      <td></td>${grid.columns.map((picture, at) => html`<th key=${at}><${Picture} of=${picture} /></th>`)}
    </tr></thead>
    <tbody>
      ${grid.rows.map((row, at) => html`<tr key=${row}><th>${glyphs(row)}</th>${grid.laws[at].map(cell)}</tr>`)}
    </tbody>
  </table>`;
}
