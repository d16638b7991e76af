// What the hand is about to propose.

import { useEffect, useRef, useState } from "bombe/preact.js";
import { isLocked, isStopped, myRound } from "./state.js";
import { turned } from "./wheels.js";

/** @typedef {import("./board.js").Table} Table */
/** @typedef {import("./state.js").View} View */

/**
 * Kept where a key that follows at once finds it changed.
 * @param {Table} table
 * @param {View | null} view
 */
export function useHands(table, view) {
  const held = useRef({ digits: ["1", "1", "1"], wheel: 0, sent: 0 });
  const [, redraw] = useState(0);
  /** @param {Partial<typeof held.current>} changes */
  const move = (changes) => {
    Object.assign(held.current, changes);
    redraw((n) => n + 1);
  };
  const known = view && myRound(view).proposal;
  useEffect(() => {
    if (known) move({ digits: [...known] });
  }, [known]);

  /** @param {number} place @param {string} digit */
  const set = (place, digit) => {
    if ((table.state.view && isLocked(table.state.view)) || isStopped(table.state)) return;
    if (held.current.sent) return; // it is asked already, though the line may be down
    move({ digits: held.current.digits.map((one, at) => (at === place ? digit : one)) });
  };
  return {
    /** The current ones, not those drawn last. */
    now: () => ({ code: held.current.digits.join(""), wheel: held.current.wheel }),
    digits: held.current.digits,
    wheel: held.current.wheel,
    set,
    /** @param {boolean} on while a question about the code is on its way */
    hold: (on) => move({ sent: held.current.sent + (on ? 1 : -1) }),
    /** @param {number} place @param {number} step */
    turn: (place, step) => set(place, turned(held.current.digits[place], step)),
    /** @param {number} place */
    setWheel: (place) => {
      if (place !== held.current.wheel) move({ wheel: place });
    },
  };
}
