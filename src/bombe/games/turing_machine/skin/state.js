// What a view means, for the parts of the page.

import { useMemo, useState } from "bombe/preact.js";
import { SHAPE_LETTERS, card } from "./words.js";

// "1 7 9" -> [["1"], ["7"], ["9"]]; "15+16 23+8" -> [["15", "16"], …]; nightmare's "?" is left out.
export const groupsOf = (view) =>
  view.problem.replace(/^\? /, "").split(" ").map((group) => group.split("+"));

export const lettersOf = (view) => [...view.verifiers];
export const isNightmare = (view) => view.mode === "nightmare";

// The round that is being played, as this seat's sheet has it.
export const myRound = (view) => view.sheet?.rounds.at(-1) ?? { proposal: null, answers: {} };

// Whether this seat may still ask: it is playing, its thumb is not in, and it has questions left.
export const mayAsk = (view) => Boolean(view.sheet) && !view.over && view.left > 0 && (view.coop || view.thumb === null);

// Whether the questions of this round are used up, and nothing was said about what comes next.
export const isSpent = (view) => Boolean(view.sheet) && !view.over && view.left === 0 && view.thumb === null && !view.seats[view.you]?.out;

// The proposal is set for the round once something was asked about it.
export const isLocked = (view) => Object.keys(myRound(view).answers).length > 0;

// Whoever has answers and no mark yet may not know that laws can be pressed.
export const wantsTip = (view) =>
  Boolean(view.sheet) && !Object.keys(view.sheet.marks).length && view.sheet.rounds.some(({ answers }) => Object.keys(answers).length > 0);

export const markOf = (view, target) => view.sheet?.marks[target] ?? "";

// plain -> struck -> kept -> plain
export function nextMark(sign) {
  return sign === "" ? "-" : sign === "-" ? "+" : "";
}

export function markAction(target, sign) {
  return sign === "" ? `unmark ${target}` : sign === "-" ? `mark ${target}` : `mark ${target} +`;
}

// Marks with undo and redo. What was there before is remembered here and not on the server: it is
// about the hand and not about the sheet. A mark shows at once, since two quick presses are two marks.
export function useMarks(table, onRefused) {
  const [, redraw] = useState(0);
  return useMemo(() => {
    const undo = [];
    const redo = [];
    const sent = new Map(); // target -> the sign that is on its way
    const of = (target) => (sent.has(target) ? sent.get(target).sign : markOf(table.state.view, target));
    const write = (target, sign) => {
      if (of(target) === sign) return;
      const one = { sign };
      sent.set(target, one);
      redraw((n) => n + 1);
      table.act(markAction(target, sign)).catch(onRefused).finally(() => {
        if (sent.get(target) === one) sent.delete(target);
        redraw((n) => n + 1);
      });
    };
    const put = (target, sign) => {
      undo.push([target, of(target), sign]);
      redo.length = 0;
      write(target, sign);
    };
    return {
      of,
      put,
      cycle: (target) => put(target, nextMark(of(target))),
      undo() {
        const last = undo.pop();
        if (!last) return null;
        redo.push(last);
        write(last[0], last[1]);
        return last[0];
      },
      redo() {
        const last = redo.pop();
        if (!last) return null;
        undo.push(last);
        write(last[0], last[2]);
        return last[0];
      },
      get canUndo() { return undo.length > 0; },
      get canRedo() { return redo.length > 0; },
    };
  }, [table]);
}

// What a mark is about, in words.
export function targetWords(target) {
  const digit = target.match(/^([tsc])([1-5])$/);
  if (digit) return `${"▲■●"[SHAPE_LETTERS.indexOf(digit[1])]} ${digit[2]}`;
  const law = target.match(/^(\d+)([a-i])$/);
  if (law) return card(law[1]).laws.find((one) => one.letter === law[2]).text;
  return target;
}
