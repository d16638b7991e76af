// Marks with undo and redo, and how a mark looks and is told.

import { useMemo, useState } from "bombe/preact.js";
import { markAction, nextMark } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").Sign} Sign */

/**
 * @typedef {object} Marks
 * @property {(target: string) => Sign} of
 * @property {(target: string, sign: Sign) => void} put
 * @property {(target: string) => void} cycle
 * @property {() => string | null} undo gives the target that has changed
 * @property {() => string | null} redo
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} [resting] whether they stay as they are
 */

/**
 * The history is kept here and not on the server: it belongs to the page and not to the sheet. A
 * mark shows at once, since two quick presses are two marks.
 * @param {import("./board.js").Table} table
 * @param {(error: unknown) => void} onRefused
 * @returns {Marks}
 */
export function useMarking(table, onRefused) {
  const [, redraw] = useState(0);
  return useMemo(() => {
    /** @type {{ target: string, before: Sign, after: Sign }[]} */
    const undo = [];
    /** @type {typeof undo} */
    const redo = [];
    /** @type {Map<string, { sign: Sign }>} */
    const sent = new Map(); // target -> the sign that is on its way
    /** @type {(target: string) => Sign} */
    const of = (target) => sent.get(target)?.sign ?? /** @type {Sign} */ (table.state.view?.sheet?.marks[target] ?? "");
    /** @type {(target: string, sign: Sign) => void} */
    const write = (target, sign) => {
      if (of(target) === sign) return;
      const one = { sign };
      sent.set(target, one);
      redraw((n) => n + 1);
      table
        .act(markAction(target, sign))
        .catch(onRefused)
        .finally(() => {
          if (sent.get(target) === one) sent.delete(target);
          redraw((n) => n + 1);
        });
    };
    /** @type {(target: string, sign: Sign) => void} */
    const put = (target, after) => {
      undo.push({ target, before: of(target), after });
      redo.length = 0;
      write(target, after);
    };
    return {
      of,
      put,
      cycle: (target) => put(target, nextMark(of(target))),
      undo() {
        const last = undo.pop();
        if (!last) return null;
        redo.push(last);
        write(last.target, last.before);
        return last.target;
      },
      redo() {
        const last = redo.pop();
        if (!last) return null;
        undo.push(last);
        write(last.target, last.after);
        return last.target;
      },
      get canUndo() {
        return undo.length > 0;
      },
      get canRedo() {
        return redo.length > 0;
      },
    };
  }, [table]);
}

/**
 * The same where nothing can be marked any more.
 * @param {Marks} marks
 * @returns {Marks}
 */
export const resting = (marks) => ({
  of: marks.of,
  put: () => {},
  cycle: () => {},
  undo: () => null,
  redo: () => null,
  canUndo: false,
  canRedo: false,
  resting: true,
});

/** @param {Sign} sign */
export const stateClass = (sign) => (sign === "-" ? "struck" : sign === "+" ? "kept" : "");

/**
 * The name of what is marked, for screen readers.
 * @param {string} words
 * @param {Sign} sign
 */
export function markWords(words, sign, unsound = false, gone = false) {
  let what = words;
  if (sign) what = say(sign === "-" ? "struck" : "kept", { what });
  if (gone) what = say("ruled_out", { what });
  if (unsound) what = say("unsound", { what });
  return what;
}

/**
 * What a button does that marks: it cycles, and the other button of a mouse strikes at once, and
 * takes the stroke away.
 * @param {Marks} marks
 * @param {string} target
 */
export const marking = (marks, target) => ({
  "data-target": target,
  "aria-disabled": marks.resting ? "true" : null,
  onClick: () => marks.cycle(target),
  /** @param {Event} event */
  onContextMenu: (event) => {
    event.preventDefault();
    marks.put(target, marks.of(target) === "-" ? "" : "-");
  },
});
