// Who is away and is waited for all the same, and what comes of it when.

import { Clock } from "bombe/clock.js";
import { html } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { useMatch } from "./match.js";

/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./state.js").State["table"]} Table */

const MINUTE = 60; // seconds

/**
 * Whether the time of the turn ends before they are given up: then the table acts for them, and
 * their round counts.
 * @param {Seat} seat
 * @param {Table} table
 */
export const isActedFor = ({ missed }, table) =>
  missed !== null && Boolean(table?.deadline && table.deadline <= missed);

/**
 * @param {Seat} seat one that is away
 * @param {Table} table
 */
export function awayWords(seat, table) {
  const { name, missed, responds } = seat;
  if (missed === null) return say("went_away", { name });
  if (isActedFor(seat, table)) return say(responds ? "missed_card" : "missed_on", { name });
  return say(responds ? "missed" : "missed_next", { name });
}

export function Away() {
  const { state, seats, ended } = useMatch();
  const missed = seats.filter((seat) => seat.missed !== null && !seat.me);
  if (ended || !missed.length) return null;
  const longest = Number(state.table?.options.wait) * MINUTE;
  return html`<section class="paper away">${missed.map(
    (seat) => html`<div key=${seat.at}>
      <p>${awayWords(seat, state.table)}</p>${
        // Else the clock of the turn is the one that counts.
        !isActedFor(seat, state.table) && html`<${Clock} deadline=${seat.missed} timer=${longest} />`
      }</div>`,
  )}</section>`;
}
