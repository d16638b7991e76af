// The card that all see, and the question of the round.

import { html } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { useDoing, useMatch } from "./match.js";
import { Look, Together } from "./pictures.js";
import { otherSide } from "./state.js";

/** @param {{ kind: import("./state.js").Kind }} props */
export function Guide({ kind }) {
  const { view, ended } = useMatch();
  const gnirut = view.mode === "gnirut";
  return html`<section class="guide" aria-label=${say("guide")}>
    <p class="label">${say("guide")}</p>
    ${view.guide ? html`<${Card} picture=${view.guide} />` : html`<p class="place" aria-hidden="true"></p>`}
    <div class="guide-words">
      ${kind === "round" && !ended && html`<${Question} />`}
      ${kind === "answering" && html`<p class="note">${say(gnirut ? "guide_gnirut" : "guide_more")}</p>`}
    </div>
  </section>`;
}

/** @param {{ picture: import("./state.js").Picture }} props */
function Card({ picture }) {
  const { look } = useDoing();
  /** @param {import("./pictures.js").Draw} draw */
  const card = (draw) => html`<${Look} label=${say("guide")} onLook=${() => look("guide")}>${draw(picture)}<//>`;
  return html`<${Together} pictures=${[picture]}>${card}<//>`;
}

function Question() {
  const { view, seats, role } = useMatch();
  const { name } = seats[view.responder];
  const { side } = view;
  const silent = role === "responder";
  return html`
    <h2>${say(silent ? "silent" : "which_side", { name })}</h2>
    <p class="note">${say(silent ? "silent_more" : "which_side_more", { name })}</p>
    ${side && html`<p class="note is-needed covered">${say("sides", { machine: side, human: otherSide(side) })}</p>`}
    ${!silent && view.mode === "gnirut" && html`<p class="note is-needed">${say("gnirut_note", { name })}</p>`}`;
}
