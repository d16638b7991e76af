// What the Interrogators see: the pairs side by side, and their votes. The Responder sees the same
// while the others decide.

import { html } from "bombe/preact.js";
import { listed, say } from "bombe/words.js";
import { Icon, Pips } from "./icons.js";
import { ChatKey } from "./people.js";
import { Sides } from "./pictures.js";
import { NUMBERS, PAIRS, waitedFor, worth } from "./state.js";

export function Interrogation(parts) {
  const { view, seats, ended, table, look } = parts;
  const large = Math.max(view.pairs.length, 1); // the last pair that is there
  const name = seats[view.responder].name;
  const place = (n) => (n === large && !ended ? say("choosing", { name, n }) : say("pair", { n }));
  return html`
    <section class="pairs" aria-label=${say("pairs")}>
      <${Sides} from=${table.pictures} pairs=${NUMBERS.map((n) => view.pairs[n - 1] ?? null)} large=${large} place=${place} look=${(n, side) => look(`pair ${n}`, side)} />
    </section>
    <${Dock} ...${parts} />`;
}

function Dock(parts) {
  const { view, role, mine, ended } = parts;
  if (ended) return null;
  const voting = role === "interrogator" && view.phase === "vote" && mine;
  return html`<section class="machine dock ${voting ? "is-voting" : "is-quiet"} ${role === "watching" ? "" : "is-player"}" tabindex="-1" data-home aria-label=${say("your_vote")}>
    ${voting ? html`<${Vote} ...${parts} />` : html`<${Quiet} ...${parts} />`}
    <${ChatKey} ...${parts} />
  </section>`;
}

function Vote({ view, sending, vote, pass }) {
  const points = worth(view.pair);
  const key = (side) => html`<button class="button light vote vote-${side}" aria-disabled=${sending} onClick=${() => vote(side)}>${say("is_human", { side })} <kbd>${side}</kbd></button>`;
  return html`
    <p class="vote-worth"><${Pips} n=${points} /><strong>${say(points === 1 ? "worth_1" : "worth_now", { n: points })}</strong></p>
    <p class="vote-final note">${say("final")}</p>
    ${key("L")}
    ${view.pair === PAIRS
      ? html`<p class="vote-must note">${say("must_vote")}</p>`
      : html`<button class="button vote-pass" aria-disabled=${sending} onClick=${pass}>${say("pass_see", { n: view.pair + 1 })} <kbd>P</kbd></button>`}
    ${key("R")}`;
}

// What there is to know while there is nothing to do.
function Quiet({ view, seats, role, act }) {
  const me = view.you === null ? null : view.seats[view.you];
  const others = waitedFor(view, seats);
  const waiting = others.length ? say("waiting_for", { names: listed(others) }) : "";
  const choosing = view.phase === "pick" && say("choosing", { name: seats[view.responder].name, n: view.pair });
  if (me?.gone) return html`<p><strong>${say("you_are_away")}</strong></p><button class="button light" onClick=${() => act("return")}>${say("i_am_back")}</button>`;
  if (view.resting) return html`<p><strong>${say("resting")}</strong></p>`;
  const line =
    role === "responder" ? say("you_are_silent")
    : view.vote ? html`<${Icon} of="lock" /> <span class="covered">${say("you_voted", { side: view.vote, n: me.voted })}</span>`
    : me?.passed && view.phase === "vote" ? say("you_passed")
    : "";
  return html`<p>${line && html`<strong>${line}</strong> `}${choosing || waiting}</p>`;
}
