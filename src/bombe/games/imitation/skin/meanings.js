// What the Responder types of what was meant by each pair.

import { useLayoutEffect, useState } from "bombe/preact.js";

/**
 * @typedef {object} Meanings
 * @property {Record<number, string>} typed by pair
 * @property {(pair: number, text: string) => void} write
 * @property {(pair: number) => void} tell
 * @property {() => void} goOn to the next round
 */

/**
 * The pairs of which something else is typed than was told.
 * @param {Record<number, string>} typed
 * @param {(string | null)[]} told
 */
export const untoldOf = (typed, told) =>
  Object.keys(typed)
    .map(Number)
    .filter((pair) => typed[pair].trim() !== (told[pair - 1] ?? ""));

/**
 * It belongs to one round of one match.
 * @param {(...actions: string[]) => Promise<unknown>} act
 * @param {(string | null)[]} told
 * @param {number | undefined} round
 * @param {number | undefined} matches
 * @returns {Meanings}
 */
export function useMeanings(act, told, round, matches) {
  const [typed, setTyped] = useState(/** @type {Record<number, string>} */ ({}));
  useLayoutEffect(() => setTyped({}), [round, matches]);
  const untold = untoldOf(typed, told);
  /** @param {number} pair */
  const telling = (pair) => `meant ${pair} ${typed[pair].trim()}`.trim();
  return {
    typed,
    write: (pair, text) => setTyped((all) => ({ ...all, [pair]: text })),
    tell: (pair) => untold.includes(pair) && act(telling(pair)),
    // Going on to the next round also sends what is typed but not sent yet.
    goOn: () => act(...untold.map(telling), "next"),
  };
}
