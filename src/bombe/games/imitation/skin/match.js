// What all parts of the page may use: the match as it is now, what can be done from anywhere, and
// how much was said that nobody has seen yet.

import { createContext, useCallback, useContext, useRef, useState } from "bombe/preact.js";
import { reason } from "bombe/table.js";
import { say } from "bombe/words.js";
import { isEnded, ownOf, roleOf, seatsOf } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("bombe/table.js").Table<View>} Table */
/** @typedef {import("bombe/table.js").State<View>} State */

/**
 * The match as the viewer sees it now.
 * @param {Table} table
 * @param {State} state
 * @param {View} view
 */
export function matchOf(table, state, view) {
  const ended = isEnded(state.table, view);
  return {
    table,
    state,
    view,
    seats: seatsOf(state.table, view),
    role: roleOf(view),
    ended,
    mine: view.you !== null && view.waiting.includes(view.you) && !view.resting && !ended,
    own: ownOf(view),
  };
}

/** @typedef {ReturnType<typeof matchOf>} Match */

/**
 * What can be done from anywhere on the page.
 * @typedef {object} Doing
 * @property {(...actions: string[]) => Promise<boolean>} act whether it was done
 * @property {boolean} sending
 * @property {(error: unknown) => void} refused
 * @property {(key: string, side?: string | null) => void} look opens one of the sights
 */

/** @typedef {{ unread: number, setUnread: (n: number) => void }} Talking */

export const MatchContext = createContext(/** @type {Match | null} */ (null));
export const DoingContext = createContext(/** @type {Doing | null} */ (null));
export const TalkingContext = createContext(/** @type {Talking | null} */ (null));

/**
 * @template Value
 * @param {Value | null} value
 * @returns {Value}
 */
function given(value) {
  if (value === null) throw new Error("this is no part of a match");
  return value;
}

export const useMatch = () => given(useContext(MatchContext));
export const useDoing = () => given(useContext(DoingContext));
export const useTalking = () => given(useContext(TalkingContext));

/**
 * Sends actions, and keeps the sentence by which one was refused.
 * @param {Table} table
 */
export function useActing(table) {
  const [alert, setAlert] = useState("");
  const [sending, setSending] = useState(false);
  const busy = useRef(false); // known at once, before anything is drawn again
  const refused = useCallback((/** @type {unknown} */ error) => setAlert(reason(error, say("no_answer"))), []);
  // One after the other: what follows one that is refused is not done.
  const act = useCallback(
    async (/** @type {string[]} */ ...actions) => {
      if (busy.current) return false;
      busy.current = true;
      setAlert("");
      setSending(true);
      try {
        for (const action of actions) await table.act(action);
        return true;
      } catch (error) {
        refused(error);
        return false;
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [table],
  );
  return { act, sending, refused, alert, setAlert };
}
