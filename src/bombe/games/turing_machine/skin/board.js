// What the parts of a board have in common, each by its own context.

import { createContext, useContext } from "bombe/preact.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("bombe/table.js").Table<View> & import("bombe/table.js").Beginning<View>} Table */
/** @typedef {import("bombe/table.js").State<View>} State */
/** @typedef {(error: unknown) => void} Refused tells why something came to nothing */

/**
 * The match that is shown; `stopped` where nothing can be done any more.
 * @typedef {{ table: Table, state: State, view: View, refused: Refused, stopped?: boolean }} Match
 */

/**
 * What is about to be proposed, and ways to change it.
 * @typedef {object} Hand
 * @property {string} proposal the one of the round, once that is set
 * @property {string[]} digits
 * @property {boolean} locked
 * @property {number} wheel the one that keys turn
 * @property {(place: number, digit: string) => void} set
 * @property {(place: number, step: number) => void} turn
 * @property {(place: number) => void} setWheel
 */

/**
 * Questions to verifiers.
 * @typedef {object} Asking
 * @property {(letter: string) => void} ask
 * @property {string | null} asking whose answer is on its way
 */

/** @typedef {{ drawer: boolean, setDrawer: (open: boolean) => void }} Drawer the sheet, on a phone */

/** @typedef {{ tab: number, setTab: (at: number) => void }} Deck the verifier in view, on a phone */

/**
 * How a round ends.
 * @typedef {object} Ways
 * @property {(action: string) => void} thumb
 * @property {() => void} next
 * @property {() => void} know
 * @property {(title: string, code: string) => void} agree declares what another of the team does
 * @property {() => void} hint
 * @property {(claim: string) => void} why
 * @property {boolean} picking whether a press on something that can be marked asks why
 * @property {(on: boolean) => void} setPicking
 */

export const MatchContext = createContext(/** @type {Match | null} */ (null));
export const HandContext = createContext(/** @type {Hand | null} */ (null));
export const AskingContext = createContext(/** @type {Asking | null} */ (null));
export const MarksContext = createContext(/** @type {import("./marks.js").Marks | null} */ (null));
export const DeckContext = createContext(/** @type {Deck | null} */ (null));
export const WaysContext = createContext(/** @type {Ways | null} */ (null));

/**
 * @template T
 * @param {import("preact").Context<T | null>} context
 * @returns {T}
 */
function use(context) {
  const value = useContext(context);
  if (value === null) throw new Error("this is a part of a board");
  return value;
}

export const useMatch = () => use(MatchContext);
export const useHand = () => use(HandContext);
export const useAsking = () => use(AskingContext);
/** Whether there is anybody to ask: cards are also shown where nothing is asked. */
export const useIsAsked = () => useContext(AskingContext) !== null;
export const useMarks = () => use(MarksContext);
export const useDeck = () => use(DeckContext);
export const useWays = () => use(WaysContext);
