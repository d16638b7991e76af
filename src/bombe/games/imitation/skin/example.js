// The game in one look: a Guide, a pair, and a first guess.

import { html, useState } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { Icon } from "./icons.js";
import { SIDES } from "./state.js";

const HUMAN = "R"; // in this example
const PICTURES = { L: "left", R: "right", guide: "guide" };
const address = (name) => new URL(`example-${PICTURES[name]}.webp`, import.meta.url).href;

const Card = ({ name }) =>
  html`<span class="card-picture is-ready"><img src=${address(name)} alt=${say(`example_${PICTURES[name]}`)} width="400" height="400" /></span>`;

export function Example() {
  const [guess, setGuess] = useState(null);
  return html`<section class="example" aria-label=${say("example")}>
    <figure class="example-guide"><figcaption class="label">${say("guide")}</figcaption><${Card} name="guide" /><p class="note">${say("example_guide_more")}</p></figure>
    ${SIDES.map((side) => html`<figure key=${side} class="${guess && (side === HUMAN ? "is-human" : "is-machine")}">
      <figcaption><span class="side-disc">${side}</span>${guess && html`<span class="example-was"><${Icon} of=${side === HUMAN ? "person" : "machine"} size=${18} />${say(side === HUMAN ? "example_human" : "machine")}</span>`}</figcaption>
      <${Card} name=${side} />
      <button class="button" aria-pressed=${guess === side} onClick=${() => setGuess(side)}>${say("is_human", { side })}</button>
    </figure>`)}
    <p class="example-told" role="status">${guess ? html`<strong>${say(guess === HUMAN ? "example_yes" : "example_no")}</strong> ${say("example_why")}` : say("example_ask")}</p>
  </section>`;
}
