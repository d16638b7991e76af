// What a seat is about to do: the card that is selected, the side that is pointed at. The table alone
// is told, and does it for those whose time runs out.

import { useEffect, useRef } from "bombe/preact.js";
import { rules } from "./game.js";

const PAUSE_MS = 300; // what is passed over sooner is not meant

/** @param {import("./match.js").Match | null} match */
export function useIntent(match) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const forget = () => clearTimeout(timer.current);
  // Without a timer nobody is late. What cannot be sent now would come when it is true no more.
  const matters = match?.mine && match.state.table?.deadline && match.state.connected && !match.table.past;
  /** @param {string} action */
  const intend = (action) => {
    forget();
    // Refused it was too late, and that is no news.
    if (matters) timer.current = setTimeout(() => match.table.act(action).catch(() => {}), PAUSE_MS);
  };
  const view = match?.view;
  useEffect(() => forget, [view?.round, view?.pair, view?.phase, match?.state.table?.matches]);

  const points = matters && match.role === "interrogator" && view?.phase === "vote" && view.pair === rules.pairs;
  useEffect(() => {
    if (!points) return;
    /** @param {Event} event */
    const point = ({ target }) => {
      const key = target instanceof Element && target.closest(".vote-L, .vote-R");
      if (key) intend(`point ${key.classList.contains("vote-L") ? "L" : "R"}`);
      else forget();
    };
    const ways = ["pointerover", "focusin"];
    for (const way of ways) addEventListener(way, point);
    return () => {
      for (const way of ways) removeEventListener(way, point);
    };
  }, [points]);
  return intend;
}
