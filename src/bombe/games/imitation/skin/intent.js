// What a seat is about to do: the card that is selected, the side that is pointed at. The table alone
// is told, and does it for those whose time runs out.

import { useEffect, useRef, useState } from "bombe/preact.js";
import { rules } from "./game.js";

/** @typedef {import("./state.js").Side} Side */

const PAUSE_MS = 300; // what is passed over sooner is not meant

/**
 * Without a timer nobody is late. What cannot be sent now would come when it is true no more.
 * @param {import("./match.js").Match | null} match
 */
const matters = (match) =>
  Boolean(match?.mine && match.state.table?.deadline && match.state.connected && !match.table.past);

/** @param {import("./match.js").Match | null} match */
export function useIntent(match) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const forget = () => clearTimeout(timer.current);
  /** @type {(action: string, sent?: () => void) => void} */
  const intend = (action, sent) => {
    forget();
    if (!match || !matters(match)) return;
    timer.current = setTimeout(() => {
      sent?.();
      match.table.act(action).catch(() => {}); // refused it was too late, and that is no news
    }, PAUSE_MS);
  };
  const view = match?.view;
  useEffect(() => forget, [view?.round, view?.pair, view?.phase, match?.state.table?.matches]);
  return { intend, forget };
}

/**
 * Whether a seat may be voted for by the side that it points at: only for the last pair.
 * @param {import("./match.js").Match | null} match
 */
export const points = (match) =>
  matters(match) && match?.role === "interrogator" && match.view.phase === "vote" && match.view.pair === rules.pairs;

/**
 * The side that somebody points at: by a vote that is held or a letter, whatever the mouse does
 * meanwhile; else with the mouse, else with the focus.
 * @param {{ wish?: string | null, over?: Side | null, focus?: Side | null }} by
 * @returns {Side | null}
 */
export const pointedAt = ({ wish, over, focus }) => (wish === "L" || wish === "R" ? wish : (over ?? focus ?? null));

/**
 * What is yet to be told: nothing where the table knows it already.
 * @param {Side | null} side that is pointed at now
 * @param {Side | null} told by this page; another device of the same seat tells of its own
 */
export const toTell = (side, told) => (side === told ? null : side ? `point ${side}` : "point");

/** @param {EventTarget | null} target @returns {Side | null} */
function sideOf(target) {
  const key = target instanceof Element && target.closest(".vote-L, .vote-R");
  if (!key) return null;
  return key.classList.contains("vote-L") ? "L" : "R";
}

/**
 * Tells at which side the viewer points, and that they do no more.
 * @param {import("./match.js").Match | null} match
 * @param {ReturnType<typeof useIntent>} intent
 * @param {string | null} wish what is held, or chosen by a letter
 */
export function usePointing(match, { intend, forget }, wish) {
  const [over, setOver] = useState(/** @type {Side | null} */ (null));
  const [focus, setFocus] = useState(/** @type {Side | null} */ (null));
  const told = useRef(/** @type {Side | null} */ (null));
  const may = points(match);
  useEffect(() => {
    /** @type {Record<string, (event: Event) => void>} */
    const ways = {
      pointerover: ({ target }) => setOver(sideOf(target)),
      // Out of the window, or a finger that is lifted.
      pointerout: (event) => event instanceof PointerEvent && !event.relatedTarget && setOver(null),
      focusin: ({ target }) => setFocus(sideOf(target)),
      focusout: () => setFocus(null),
    };
    for (const [way, note] of Object.entries(ways)) addEventListener(way, note);
    return () => {
      for (const [way, note] of Object.entries(ways)) removeEventListener(way, note);
    };
  }, []);
  const side = pointedAt({ wish, over, focus });
  useEffect(() => {
    if (may) told.current = match?.view.pointed ?? null; // by a page that was loaded before, perhaps
  }, [may]);
  useEffect(() => {
    const action = may && toTell(side, told.current);
    if (!action) return;
    intend(action, () => {
      told.current = side;
    });
    return forget;
  }, [may, side]);
}
