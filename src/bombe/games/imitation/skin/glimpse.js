// What somebody sees who has come during a match where nobody may look on: what is played, who plays,
// how it goes, and the Guide from behind.

import { html } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { modeName } from "./game.js";
import { useMatch } from "./match.js";
import { now } from "./news.js";
import { roundsOf } from "./state.js";

export function Glimpse() {
  const { view, seats, state, ended } = useMatch();
  const scored = view.phase === "score";
  const step = scored ? say("glimpse_scored") : now(view, seats, "watching");
  const round = say("round_of", { n: view.round, all: roundsOf(view) });
  return html`
    <section class="guide" aria-label=${say("guide")}>
      <p class="label">${say("guide")}</p>
      <p class="card-picture card-back"><span class="hush">${say("glimpse_back")}</span></p>
    </section>
    <section class="pairs glimpse-words" aria-labelledby="glimpse-title">
      <h2 id="glimpse-title" tabindex="-1" data-home>${say("glimpse_title")}</h2>
      <p class="glimpse-now" role="status"><strong>${modeName(view.mode)}, ${round}.</strong>
        ${!ended && html` <span>${step}</span>`}</p>
      ${state.you?.here && html`<p>${say("next_match")}</p>`}
      <p class="note">${say("glimpse_why")}</p>
    </section>`;
}
