// What the Interrogators see: the pairs side by side, and their votes. The Responder sees the same
// while the others decide.

import { html } from "bombe/preact.js";
import { listed, say } from "bombe/words.js";
import { pairNumbers, rules, worth } from "./game.js";
import { Icon, Pips } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { ChatKey } from "./people.js";
import { Sides } from "./pictures.js";
import { waitedFor } from "./state.js";

/** @typedef {import("./state.js").Side} Side */
/** @typedef {{ vote: (side: Side) => void, pass: () => void }} Voting */

/** @param {{ voting: Voting }} props */
export function Interrogation({ voting }) {
  const { view, seats, ended } = useMatch();
  const { look } = useDoing();
  const large = Math.max(view.pairs.length, 1); // the last pair that is there
  const name = seats[view.responder].name;
  /** @param {number} n */
  const place = (n) => (n === large && !ended ? say("choosing", { name, n }) : say("pair", { n }));
  return html`
    <section class="pairs" aria-label=${say("pairs")}>
      <${Sides} pairs=${pairNumbers().map((n) => view.pairs[n - 1] ?? null)} large=${large} place=${place}
        look=${(/** @type {number} */ n, /** @type {Side} */ side) => look(`pair ${n}`, side)} />
    </section>
    <${Dock} voting=${voting} />`;
}

/** @param {{ voting: Voting }} props */
function Dock({ voting }) {
  const { table, view, role, mine, ended } = useMatch();
  if (ended || table.past) return null;
  const votes = role === "interrogator" && view.phase === "vote" && mine;
  const cls = `${votes ? "is-voting" : "is-quiet"} ${role === "watching" ? "" : "is-player"}`;
  return html`<section class="machine dock ${cls}" tabindex="-1" data-home aria-label=${say("your_vote")}>
    ${votes ? html`<${Vote} ...${voting} />` : html`<${Quiet} />`}
    <${ChatKey} />
  </section>`;
}

/** @param {Voting} props */
function Vote({ vote, pass }) {
  const { view } = useMatch();
  const { sending } = useDoing();
  const points = worth(view.pair);
  /** @param {Side} side */
  const key = (side) =>
    html`<button class="button light vote vote-${side}" aria-disabled=${sending} onClick=${() => vote(side)}>
      ${say("is_human", { side })} <kbd>${side}</kbd></button>`;
  return html`
    <p class="vote-worth"><${Pips} n=${points} all=${pairNumbers()} />
      <strong>${say(points === 1 ? "worth_1" : "worth_now", { n: points })}</strong></p>
    <p class="vote-final note">${say("final")}</p>
    ${key("L")}
    ${
      view.pair === rules.pairs
        ? html`<p class="vote-must note">${say("must_vote")}</p>`
        : html`<button class="button vote-pass" aria-disabled=${sending} onClick=${pass}>
          ${say("pass_see", { n: view.pair + 1 })} <kbd>P</kbd></button>`
    }
    ${key("R")}`;
}

// What there is to know while there is nothing to do.
function Quiet() {
  const match = useMatch();
  const { view, seats } = match;
  const { act } = useDoing();
  const others = waitedFor(view, seats);
  if (view.you !== null && view.seats[view.you].gone) {
    return html`<p><strong>${say("you_are_away")}</strong></p>
      <button class="button light" onClick=${() => act("return")}>${say("i_am_back")}</button>`;
  }
  if (view.resting) return html`<p><strong>${say("resting")}</strong></p>`;
  const done = doneWords(match);
  const choosing = view.phase === "pick" && say("choosing", { name: seats[view.responder].name, n: view.pair });
  const waiting = others.length ? say("waiting_for", { names: listed(others) }) : "";
  return html`<p>${done && html`<strong>${done}</strong> `}${choosing || waiting}</p>`;
}

/**
 * What the viewer has done in this round.
 * @param {import("./match.js").Match} match
 */
function doneWords({ view, role }) {
  const me = view.you === null ? null : view.seats[view.you];
  if (role === "responder") return say("you_are_silent");
  if (view.vote) {
    const words = say("you_voted", { side: view.vote, n: me?.voted ?? "" });
    return html`<${Icon} of="lock" /> <span class="covered">${words}</span>`;
  }
  return me?.passed && view.phase === "vote" ? say("you_passed") : "";
}
