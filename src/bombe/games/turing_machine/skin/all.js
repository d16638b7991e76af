// All 48 cards.

import { html, render, useEffect, useState } from "bombe/preact.js";
import { Sample, Ways, begin, goToAnchor } from "./page.js";
import { card, say } from "./words.js";

const NUMBERS = Array.from({ length: 48 }, (_, at) => String(at + 1));

export function mount(root, table, data) {
  begin(root, data);
  render(html`<${All} />`, root);
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

// Numbers name cards; other words stand in what the cards say.
function fits(number, words) {
  const shown = card(number);
  const said = plain([shown.title, shown.text, ...shown.laws.flatMap((law) => [law.words, law.text])].join(" "));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const others = words.filter((word) => !/^\d+$/.test(word));
  return (numbers.length === 0 || numbers.includes(number)) && others.every((word) => said.includes(word));
}

function All() {
  const [typed, setTyped] = useState("");
  const words = plain(typed).split(/[\s,;+?]+/).filter(Boolean);
  const found = NUMBERS.filter((number) => fits(number, words));
  useEffect(goToAnchor, []);
  return html`<div class="page all-page">
    <${Ways} here="all" />
    <p>${say("all_about")}</p>
    <div class="field all-filter">
      <label for="filter" class="label">${say("all_filter")}</label>
      <input id="filter" type="search" autocomplete="off" value=${typed} aria-describedby="filter-hint" onInput=${(event) => setTyped(event.target.value)} />
      <p class="note" id="filter-hint">${say("all_filter_hint")}</p>
    </div>
    <p class="note" role="status">${say("all_found", { n: found.length })}</p>
    <div class="all-cards">
      ${found.map((number) => html`<${Sample} key=${number} number=${number} id=${`card-${number}`} level=${2} more />`)}
    </div>
  </div>`;
}
