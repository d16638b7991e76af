// The rules in a few minutes.

import { html, render } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { Example } from "./example.js";
import { learn } from "./game.js";

// How many paragraphs each part has.
const PARTS = Object.entries({
  ...{ idea: 2, setup: 2, round: 6, votes: 4, scores: 3 },
  ...{ modes: 4, leaving: 3, fair: 3, tips: 3, keys: 5 },
});

/** @type {(root: Element, table: null, data: import("./game.js").Data) => void} */
export function mount(root, _table, data) {
  learn(data);
  root.replaceChildren();
  document.querySelector("main > h1")?.classList.remove("hush");
  render(html`<${Rules} />`, root);
}

function Rules() {
  return html`<div class="rules-page">
    <nav aria-label=${say("rules_contents")}><ol>
      ${PARTS.map(([name]) => html`<li key=${name}><a href=${`#${name}`}>${say(`rules_${name}`)}</a></li>`)}
    </ol></nav>
    <div class="rules-text">
      ${PARTS.map(([name, lines]) => html`<${Part} key=${name} name=${name} lines=${lines} />`)}
      <p><a class="button filled" href="/?game=imitation">${say("rules_play")}</a></p>
    </div>
  </div>`;
}

/** @param {{ name: string, lines: number }} props */
const Part = ({ name, lines }) =>
  html`<section class="paper" id=${name} aria-labelledby=${`${name}-title`}>
    <h2 id=${`${name}-title`}>${say(`rules_${name}`)}</h2>
    ${Array.from({ length: lines }, (_, at) => html`<p key=${at}>${say(`rules_${name}_${at + 1}`)}</p>`)}
    ${name === "idea" && html`<${Example} />`}
  </section>`;
