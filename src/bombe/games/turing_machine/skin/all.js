// All the cards.

import { html, render, useEffect, useState } from "bombe/preact.js";
import { fits, wordsOf } from "./filter.js";
import { begin, goToAnchor, Sample, Ways } from "./page.js";
import { allCards, glyphs, remark, say } from "./words.js";

/** @type {(root: Element, table: unknown, data: import("./words.js").Data) => void} */
export function mount(root, _table, data) {
  begin(root, data);
  render(html`<${All} />`, root);
}

function All() {
  const [typed, setTyped] = useState("");
  const words = wordsOf(typed);
  const found = allCards().filter((card) => fits(card, words));
  useEffect(goToAnchor, []);
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => setTyped(currentTarget.value);
  return html`<div class="page all-page">
    <${Ways} here="all" />
    <p>${say("all_about")}</p>
    <div class="field all-filter">
      <label for="filter" class="label">${say("all_filter")}</label>
      <input id="filter" type="search" autocomplete="off" value=${typed} aria-describedby="filter-hint"
        onInput=${write} />
      <p class="note" id="filter-hint">${say("all_filter_hint")}</p>
    </div>
    <p class="note" role="status">${say("all_found", { n: found.length })}</p>
    <div class="all-cards">
      ${found.map(
        ({ number }) =>
          html`<${Sample} key=${number} number=${number} id=${`card-${number}`} level=${2} more=${InWords} />`,
      )}
    </div>
  </div>`;
}

/** @param {{ shown: import("./words.js").Card }} props */
const InWords = ({ shown }) =>
  html`<details>
    <summary>${say("sample_words")}<span class="hush">, ${shown.title}</span></summary>
    <p>${glyphs(shown.text, 13)}</p>
    <p>${glyphs(remark(shown.number), 13)}</p>
    <ul class="sample-texts">${shown.laws.map(
      (law) => html`<li><span class="mono">${law.letter}</span> <span>${glyphs(law.text, 13)}</span></li>`,
    )}</ul>
  </details>`;
