// The time that is left for a turn.

import { html, useEffect, useState } from "bombe/preact.js";
import { say } from "./words.js";

// How far the server's clock is ahead of this device's, which may be wrong, in milliseconds. It is
// asked once; and it cannot be earlier there than a turn's beginning that we were told of.
let ahead = null;
async function compareClocks() {
  ahead = 0;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  const then = Date.parse(answer?.headers.get("date") ?? "");
  if (then) ahead = then + 500 - Date.now(); // it tells whole seconds
}

// In seconds. A clock that is wrong never shows more than there can be.
export function Clock({ deadline, timer }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!deadline) return;
    if (ahead === null) compareClocks();
    ahead = Math.max(ahead, deadline - timer * 1000 - Date.now());
    const again = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(again);
  }, [deadline, timer]);
  if (!deadline) return null;
  const left = Math.min(timer || Infinity, Math.max(0, Math.ceil((deadline - Date.now() - ahead) / 1000)));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<p class="people-clock ${left <= 10 ? "soon" : ""}" role="timer" aria-live="off">
    <span>${say("time_left")}</span> <span class="mono">${time}</span>
  </p>`;
}
