// Whom a round waits for, in words.

import { sitting } from "bombe/people.js";
import { listed } from "bombe/words.js";
import { mine, waitsForMachine } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").View} View */

const LONGEST_WAIT = 56; // letters beside a thumb

/** @param {View} view */
const waitsForMe = (view) => view.you !== null && view.waiting.includes(view.you);

/**
 * A team that wants to declare different codes waits for all who have their thumbs in.
 * @param {View} view
 */
export const isStuck = (view) => waitsForMe(view) && Boolean(view.own_thumb?.up);

/**
 * What the others of a team want to declare, as long as this seat does not: where they are sure of
 * different codes, they have to talk.
 * @template {{ at: number, me: boolean }} Seat
 * @param {View} view
 * @param {Seat[]} seats
 */
export function teamCode(view, seats) {
  if (view.you === null || view.own_thumb?.up) return null;
  const codeOf = (/** @type {Seat} */ { at }) => (view.team_thumbs?.[at]?.up ? view.team_thumbs[at].code : null);
  const sure = seats.filter((seat) => !seat.me && codeOf(seat));
  const code = sure.length ? codeOf(sure[0]) : null;
  return code && sure.every((seat) => codeOf(seat) === code) ? { by: sure[0], code } : null;
}

/**
 * Beside the thumb that is in: whom it waits for, as far as there is room for names.
 * @param {import("./board.js").State["table"]} table
 * @param {View} view
 */
export function thumbWords(table, view) {
  if (waitsForMachine(view)) return say("machine_thinks");
  if (isStuck(view)) return say("thumb_is_in");
  const waiting = waitsForMe(view) ? "" : waitingWords(view, sitting(table, view));
  const words = waiting && `${say("thumb_is_in")} ${waiting}`;
  return words && words.length <= LONGEST_WAIT ? words : say("thumb_in");
}

/**
 * @param {View} view
 * @param {{ name: string }[]} seats
 */
export function waitingWords(view, seats) {
  if (waitsForMachine(view)) return say("machine_thinks");
  const others = view.waiting.filter((seat) => seat !== view.you).map((seat) => seats[seat].name);
  const waiting = others.length ? say("waiting_for", { names: listed(others) }) : "";
  const own = mine(view);
  if (!own) return waiting;
  if (waitsForMe(view)) {
    if (isStuck(view)) return say("codes_differ");
    return others.length || seats.length === 1 ? say("your_turn") : say("all_wait_for_you");
  }
  if (own.out) return `${say("you_are_out")} ${waiting}`;
  return waiting; // that the thumb is in is said beside it
}
