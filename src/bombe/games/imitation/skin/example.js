// The game in one look: a Guide, a pair, and a first guess.

import { html, useState } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { Icon } from "./icons.js";
import { SIDES } from "./state.js";

/** @typedef {import("./state.js").Side} Side */

const HUMAN = "R"; // in this example
const PICTURES = { L: "left", R: "right", guide: "guide" };

/** @param {{ name: keyof typeof PICTURES }} props */
function Card({ name }) {
  const picture = PICTURES[name];
  const address = new URL(`example-${picture}.webp`, import.meta.url).href;
  return html`<span class="card-picture is-ready">
    <img src=${address} alt=${say(`example_${picture}`)} width="400" height="400" />
  </span>`;
}

/** @param {{ side: Side }} props */
const Was = ({ side }) =>
  html`<span class="example-was">
    <${Icon} of=${side === HUMAN ? "person" : "machine"} size=${18} />
    ${say(side === HUMAN ? "example_human" : "machine")}
  </span>`;

export function Example() {
  const [guess, setGuess] = useState(/** @type {Side | null} */ (null));
  return html`<section class="example" aria-label=${say("example")}>
    <figure class="example-guide"><figcaption class="label">${say("guide")}</figcaption>
      <${Card} name="guide" /><p class="note">${say("example_guide_more")}</p></figure>
    ${SIDES.map(
      (side) => html`<figure key=${side} class="${guess && (side === HUMAN ? "is-human" : "is-machine")}">
        <figcaption><span class="side-disc">${side}</span>${guess && html`<${Was} side=${side} />`}</figcaption>
        <${Card} name=${side} />
        <button class="button" aria-pressed=${guess === side} onClick=${() => setGuess(side)}>
          ${say("is_human", { side })}</button>
      </figure>`,
    )}
    <p class="example-told" role="status">${
      guess
        ? html`<strong>${say(guess === HUMAN ? "example_yes" : "example_no")}</strong> ${say("example_why")}`
        : say("example_ask")
    }</p>
  </section>`;
}
