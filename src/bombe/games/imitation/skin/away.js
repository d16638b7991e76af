// Who is away and is waited for all the same, and for how much longer.

import { Clock } from "bombe/clock.js";
import { html } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { useMatch } from "./match.js";

const MINUTE = 60; // seconds

export function Away() {
  const { state, seats, ended } = useMatch();
  const missed = seats.filter((seat) => seat.missed !== null && !seat.me);
  if (ended || !missed.length) return null;
  const longest = Number(state.table?.options.wait) * MINUTE;
  return html`<section class="paper away">${missed.map(
    ({ at, name, missed }) => html`<div key=${at}>
      <p>${say("missed", { name })}</p><${Clock} deadline=${missed} timer=${longest} /></div>`,
  )}</section>`;
}
