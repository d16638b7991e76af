// A vote on its way: which side the keys point at, for how long it can be taken back, and that it is
// being sent. It is held here and nowhere else: until it is sent nobody can know of it.

import { clock } from "bombe/clock.js";
import { useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { say } from "bombe/words.js";
import { isAnother } from "./choice.js";

/** @typedef {import("./state.js").Side} Side */
/** @typedef {Side | "pass"} Wish */

const HELD_MS = 3000;
const AHEAD_MS = 2500; // of the end of a turn, so that a vote that is held is not too late

/**
 * How long a vote can be taken back, in milliseconds: less where the time to vote ends before.
 * @param {number} [left] whole seconds of the turn, if it has an end
 */
export const heldFor = (left = Infinity) => Math.max(0, Math.min(HELD_MS, left * 1000 - AHEAD_MS));

/**
 * @typedef {object} Voting
 * @property {Wish | null} pointed what the keys point at; Enter does it
 * @property {Side | null} held what is sent in a moment, and can be taken back
 * @property {Wish | null} going what is being sent
 * @property {(wish: Wish | null) => void} point
 * @property {(side: Side) => void} vote
 * @property {() => void} pass
 * @property {() => void} takeBack
 * @property {(deed: () => void) => void} press by a key, once: others come in its place
 */

/**
 * @param {object} given
 * @param {boolean} given.may whether the viewer may vote now
 * @param {boolean} given.voted whether they have, perhaps on another device
 * @param {unknown[]} given.moment a vote is for one pair
 * @param {string} given.at which it is, as an action says it
 * @param {import("bombe/messages.d.ts").Table | null | undefined} given.table
 * @param {(words: string) => void} given.tell
 * @param {(words: string) => void} given.warn
 * @param {(title: string, yes: string, go: () => void) => void} given.surely
 * @param {(action: string) => Promise<boolean>} given.act
 * @returns {Voting}
 */
export function useVoting({ may, voted, moment, at, table, tell, warn, surely, act }) {
  const [pointed, setPointed] = useState(/** @type {Wish | null} */ (null));
  const [held, setHeld] = useState(/** @type {Side | null} */ (null));
  const [going, setGoing] = useState(/** @type {Wish | null} */ (null));
  const changed = useRef(-Infinity); // when the keys were others last
  const toPoint = useRef(false); // the focus is to go to what is pointed at
  // What is held is known at once, before anything is drawn again, and is sent once.
  const holding = useRef(/** @type {{ side: Side, timer: ReturnType<typeof setTimeout> } | null} */ (null));

  const release = () => {
    const one = holding.current;
    clearTimeout(one?.timer);
    if (one) changed.current = Date.now();
    holding.current = null;
    setHeld(null);
    return one?.side;
  };
  // One that was on its way while the line was down may arrive when its pair is over.
  const now = String(moment);
  const present = useRef(now);
  present.current = now;
  /** @type {(wish: Wish, action: string) => Promise<void>} */
  const go = async (wish, action) => {
    setGoing(wish);
    const done = await act(`${action} ${at}`);
    setGoing(null);
    if (!done && present.current !== now) warn(wish === "pass" ? "" : say("vote_too_late", { side: wish }));
  };
  const send = () => {
    const side = release();
    if (side) go(side, `vote ${side}`);
  };
  /** @param {Side} side */
  const hold = (side) => {
    if (holding.current || going) return;
    setPointed(null);
    const left = table?.deadline ? clock.left(table.deadline) : undefined;
    holding.current = { side, timer: setTimeout(() => latest.current(), heldFor(left)) };
    changed.current = Date.now();
    setHeld(side);
    tell(say("news_held", { side }));
  };
  const latest = useRef(send);
  latest.current = send;

  // A page that nobody looks at, or that is left, takes nothing back: then it is sent at once.
  useEffect(() => {
    const leave = () => latest.current();
    const hide = () => document.hidden && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);

  // It is for the pair that was seen, and for no other.
  useLayoutEffect(() => {
    setPointed(null);
    const side = release();
    if (side && !voted) warn(say("vote_too_late"));
  }, [may, ...moment]);

  useLayoutEffect(() => {
    if (toPoint.current) aim();
    toPoint.current = false;
  });

  return {
    pointed,
    held,
    going,
    point: (wish) => {
      if (wish === null) unaim();
      toPoint.current = wish !== null;
      setPointed(wish);
    },
    vote: (side) => {
      if (!holding.current && !going) surely(say("sure_vote", { side }), say("is_human", { side }), () => hold(side));
    },
    pass: () => {
      if (!holding.current && !going) go("pass", "pass");
    },
    takeBack: () => {
      if (release()) tell(say("news_taken_back"));
    },
    press: (deed) => {
      if (isAnother(changed.current)) deed();
    },
  };
}

// What is pointed at has the focus, so that a screen reader says it and Enter does it. On a stream
// it would show: there it is enough that no other key has the focus.
function aim() {
  /** @type {HTMLElement | null} */
  const key = document.querySelector("#skin .dock .is-pointed");
  if (wishes.stream === "on") unaim();
  else key?.focus({ preventScroll: true });
}

function unaim() {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  if (active?.closest(".dock")) active.blur();
}
