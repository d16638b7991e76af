// The time that is left for a turn.

import { html, useEffect, useState } from "bombe/preact.js";
import { asTime, ServerClock } from "./server_clock.js";
import { say } from "./words.js";

export const clock = new ServerClock();

/**
 * Even with a wrong clock it never shows more than the whole time for a turn.
 * @param {object} props
 * @param {number | null} [props.deadline] when the turn ends there, in milliseconds
 * @param {number} [props.timer] how long a turn is, in seconds; 0 is no limit
 */
export function Clock({ deadline, timer = 0 }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!deadline) return;
    clock.ask();
    clock.atLeast(deadline - timer * 1000); // when this turn began
    const again = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(again);
  }, [deadline, timer]);
  if (!deadline) return null;
  const left = Math.min(timer || Infinity, clock.left(deadline));
  return html`<p class="people-clock ${left <= 10 ? "soon" : ""}" role="timer" aria-live="off">
    <span>${say("time_left")}</span> <span class="mono">${asTime(left)}</span>
  </p>`;
}
