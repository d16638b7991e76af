// What the Interrogators see: the pairs side by side, and their votes. The Responder sees the same
// while the others decide.

import { html } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { listed, say } from "bombe/words.js";
import { pairNumbers, rules, worth } from "./game.js";
import { Icon, Pips } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { ChatKey } from "./people.js";
import { Sides } from "./pictures.js";
import { mayVote, waitedFor } from "./state.js";

/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./voting.js").Voting} Voting */

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
  const { table, view, role, ended } = useMatch();
  if (ended || table.past) return null;
  const votes = mayVote(view);
  const waits = votes && (voting.held || (voting.going && voting.going !== "pass"));
  const cls = `${waits ? "is-held" : votes ? "is-voting" : "is-quiet"} ${role === "watching" ? "" : "is-player"}`;
  return html`<section class="machine dock ${cls}" tabindex="-1" data-home aria-label=${say("your_vote")}>
    ${waits ? html`<${Held} ...${voting} />` : votes ? html`<${Vote} ...${voting} />` : html`<${Quiet} />`}
    <${ChatKey} />
  </section>`;
}

/** @param {Voting} props */
function Vote({ vote, pass, press, pointed, going }) {
  const { view } = useMatch();
  const { sending } = useDoing();
  const points = worth(view.pair);
  const passed = view.you !== null && view.seats[view.you].passed;
  /** @type {(wish: import("./voting.js").Wish, letter: string) => unknown} */
  const hint = (wish, letter) =>
    html`<kbd aria-hidden="true">${pointed === wish && wishes.stream !== "on" ? "↵" : letter}</kbd>`;
  /** @param {Side} side */
  const key = (side) =>
    html`<button class="button light vote vote-${side} ${pointed === side ? "is-pointed" : ""}"
      aria-keyshortcuts=${side} aria-disabled=${sending} onClick=${() => press(() => vote(side))}>
      ${say("is_human", { side })} ${hint(side, side)}</button>`;
  return html`
    <p class="vote-worth"><${Pips} n=${points} all=${pairNumbers()} />
      <strong>${say(points === 1 ? "worth_1" : "worth_now", { n: points })}</strong></p>
    <p class="vote-final note">${say("final")}</p>
    ${key("L")}
    ${
      view.pair === rules.pairs || passed
        ? html`<p class="vote-must note">${say(passed ? "still_vote" : "must_vote")}</p>`
        : html`<button class="button vote-pass ${pointed === "pass" ? "is-pointed" : ""}"
          aria-keyshortcuts="P" aria-disabled=${sending} onClick=${() => press(pass)}>
          ${going ? say("sending_pass") : say("pass_see", { n: view.pair + 1 })} ${hint("pass", "P")}</button>`
    }
    ${key("R")}`;
}

/**
 * A vote that can still be taken back, or that is on its way.
 * @param {Voting} props
 */
function Held({ held, going, takeBack, press }) {
  if (!held) {
    const words = say("sending_vote", { side: going ?? "" });
    return html`<p class="vote-held"><strong class="covered">${words}</strong></p>`;
  }
  return html`
    <p class="vote-held"><strong class="covered">${say("held", { side: held })}</strong>
      <span class="note">${say("held_more")}</span><i class="held-time" aria-hidden="true"></i></p>
    <button class="button light take-back" aria-keyshortcuts="Escape"
      onClick=${() => press(takeBack)}>
      ${say("take_back")} <kbd aria-hidden="true">Esc</kbd></button>`;
}

// What there is to know while there is nothing to do.
function Quiet() {
  const match = useMatch();
  const { table, state, view, seats, role } = match;
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
  const next = role === "watching" && !table.watch && state.you?.here && say("next_match");
  return html`<p>${done && html`<strong>${done}</strong> `}${choosing || waiting}${next && ` ${next}`}</p>`;
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
  return "";
}
