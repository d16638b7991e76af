// All thumbs of a round, turned over at once.

import { sitting } from "bombe/people.js";
import { html, useEffect, useLayoutEffect, useState } from "bombe/preact.js";
import { useMatch } from "./board.js";
import { Hand } from "./hands.js";
import { Icon } from "./icons.js";
import { moment } from "./moments.js";
import { count, say } from "./words.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./people.js").Seated} Seated */
/** @typedef {{ round: number, over: boolean }} Seen */

const REVEAL_MS = 2500;
const MOST_CARDS = 12; // that turn over at once
const inOneRow = () => (matchMedia("(max-width: 699px)").matches ? 4 : 6);

/** @type {WeakMap<object, Seen>} */
const seen = new WeakMap(); // what the page of a table has shown last

/**
 * The round whose thumbs were just turned over, or null.
 * @param {Seen | undefined} before
 * @param {Pick<View, "seats" | "round" | "over">} view
 */
export function roundRevealed(before, view) {
  if (!before || before.over || view.seats.length < 2) return null;
  if (view.round <= before.round && !view.over) return null;
  const round = view.over ? view.round : view.round - 1;
  return view.seats.some((seat) => seat.rounds[round - 1]?.thumb) ? round : null;
}

/**
 * The thumbs of a round, those that are up first.
 * @template {{ rounds: { thumb: string | null }[] }} Seat
 * @param {Seat[]} seats
 * @param {number} round
 */
export const thumbsOf = (seats, round) =>
  seats
    .flatMap((seat) => {
      const thumb = seat.rounds[round - 1]?.thumb;
      return thumb ? [{ ...seat, up: thumb === "up" }] : [];
    })
    .sort((one, other) => Number(other.up) - Number(one.up));

/** It is on both sides of the end of a match, so what was seen is kept by table and not by part. */
export function Reveal() {
  const { table, state, view } = useMatch();
  const [shown, setShown] = useState(/** @type {{ round: number, seats: Seated[] } | null} */ (null));
  const close = () => setShown(null);

  useLayoutEffect(() => {
    const before = seen.get(table);
    seen.set(table, { round: view.round, over: view.over });
    const round = roundRevealed(before, view);
    if (round !== null) setShown({ round, seats: sitting(state.table, view) });
  }, [table, view.round, view.over]);

  // Nobody is held up: a key press does what it always does, and closes this.
  useEffect(() => {
    if (!shown) return;
    moment("thumb");
    const timer = setTimeout(close, REVEAL_MS);
    addEventListener("keydown", close);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", close);
    };
  }, [shown]);

  const thumbs = shown ? thumbsOf(shown.seats, shown.round) : [];
  const words = thumbs.map((one) => say(one.up ? "thumb_of_up" : "thumb_of_down", { name: one.name })).join(" ");
  // The alert is here before it is filled: one that comes with its words is not always heard.
  return html`<p class="hush" role="alert">${
    shown && `${say("end_of_round", { n: shown.round })}. ${titleOf(thumbs)} ${words}`
  }</p>
  ${shown && html`<${Turned} round=${shown.round} thumbs=${thumbs} close=${close} />`}`;
}

/** @param {{ name: string, up: boolean }[]} thumbs */
function titleOf(thumbs) {
  const up = thumbs.filter((one) => one.up);
  if (up.length === 0) return say("nobody_knows");
  return up.length === 1 ? say("one_knows", { name: up[0].name }) : say("many_know", { n: up.length });
}

/** @param {{ round: number, thumbs: (Seated & { up: boolean })[], close: () => void }} props */
function Turned({ round, thumbs, close }) {
  const onCards = thumbs.length > MOST_CARDS ? thumbs.filter((one) => one.up) : thumbs; // of a crowd those who are up
  return html`<div class="reveal" aria-hidden="true" onClick=${close}>
    <div class="reveal-head"><p class="label">${say("end_of_round", { n: round })}</p>
      <button class="reveal-close" tabindex="-1"><${Icon} of="close" /></button></div>
    <p class="reveal-title">${titleOf(thumbs)}</p>
    <ul class="reveal-cards ${onCards.length > inOneRow() ? "many" : ""}">
      ${onCards.map(
        (one) => html`<li key=${one.at} class=${one.up ? "up" : "down"}>
          <${Hand} up=${one.up} />
          <p class="reveal-word">${say(one.up ? "up" : "down")}</p>
          <p class="reveal-name">${one.name}</p>
          <p class="reveal-note">${one.up && one.out ? say("wrong_and_out") : count("questions", one.questions)}</p>
        </li>`,
      )}
    </ul>
    ${
      onCards.length < thumbs.length &&
      html`<p class="reveal-rest">${say("others_down", { n: thumbs.length - onCards.length })}</p>`
    }
  </div>`;
}
