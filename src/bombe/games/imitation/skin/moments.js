// The moments that count, as those hear and feel them who want to: a pair is dealt, it is one's turn,
// a round is opened, the match is over.

import { useLayoutEffect, useRef } from "bombe/preact.js";
import { slide, sound, tone } from "bombe/sounds.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {"pair" | "turn" | "opened" | "right" | "wrong" | "over" | "won"} Moment */

/**
 * Notes one after the other.
 * @param {number[]} notes in hertz
 * @param {number} apart in seconds
 * @returns {(on: AudioContext) => void}
 */
const notes = (notes, apart) => (on) => {
  notes.forEach((pitch, at) => {
    tone(on, "sine", [pitch, pitch], at * apart, 0.3, 0.11);
  });
};

/** @type {Record<Moment, import("bombe/sounds.js").Moment>} */
const MOMENTS = {
  pair: { heard: slide, felt: [] },
  turn: { heard: slide, felt: [24] },
  opened: { heard: notes([392, 523], 0.14), felt: [18] },
  right: { heard: notes([392, 523, 784], 0.14), felt: [18, 60, 18] },
  wrong: { heard: (on) => tone(on, "triangle", [294, 196], 0, 0.4, 0.15), felt: [60] },
  over: { heard: notes([523, 392], 0.18), felt: [18] },
  won: { heard: notes([392, 523, 659, 784, 1047], 0.12), felt: [18, 60, 18, 60, 60] },
};

/**
 * What has just happened, if it counts. Nothing sounds different for one side of a pair.
 * @param {Match | null} before
 * @param {Match} now
 * @returns {Moment | null}
 */
export function momentOf(before, { view, mine, ended }) {
  if (!before || ended) return null;
  const old = before.view;
  if (view.over)
    return old.over ? null : view.you !== null && view.outcome?.winners.includes(view.you) ? "won" : "over";
  if (view.phase === "score") return old.phase === "score" ? null : openedFor(view);
  if (mine && !before.mine) return "turn";
  const dealt = view.pairs.length > (view.round === old.round ? old.pairs.length : 0);
  return dealt ? "pair" : null;
}

/**
 * Somebody who has voted was right or wrong; for all others a round is only over.
 * @param {import("./state.js").View} view
 */
function openedFor({ opened, you }) {
  const vote = opened?.votes.find(({ seat }) => seat === you);
  if (!vote || opened?.void) return "opened";
  return vote.side === opened?.human ? "right" : "wrong";
}

/** @param {Match | null} match */
export function useMoments(match) {
  const before = useRef(/** @type {Match | null} */ (null));
  useLayoutEffect(() => {
    if (!match) return;
    const name = momentOf(before.current, match);
    before.current = match;
    if (name) sound(MOMENTS[name]);
  }, [match?.view, match?.ended]);
}
