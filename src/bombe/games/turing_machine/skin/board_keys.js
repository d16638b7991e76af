// The keys of the board.

import { useEffect, useRef } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { digitOf, isCombined } from "./keys.js";
import { isStopped, lettersOf } from "./state.js";

/**
 * @typedef {object} Doing what keys do
 * @property {() => number} wheel the one that keys turn
 * @property {(place: number, digit: string) => void} set
 * @property {(place: number, step: number) => void} turn
 * @property {(place: number) => void} setWheel
 * @property {(letter: string) => void} ask
 * @property {(at: number) => void} show a card
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} next
 * @property {() => void} know
 * @property {() => void} hint
 * @property {(target: string) => void} why of what can be marked there, or of the code that is composed
 * @property {() => void} list all keys
 * @property {() => void} sheet
 */

/**
 * Keys, unless somebody writes, a dialog is open, or they are switched off. Those that follow a
 * thumb at once are about the round after it, however long that takes to come.
 * @param {import("./board.js").Table} table
 * @param {{ current: Promise<void> | null }} ending a thumb that is on its way
 * @param {Doing} doing
 */
export function useBoardKeys(table, ending, doing) {
  const listener = useRef(/** @type {(event: KeyboardEvent) => void} */ (() => {}));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      const { view } = table.state; // the current one, not the one drawn last
      const target = /** @type {Element} */ (event.target);
      const writing = target.closest("input, textarea, select, [contenteditable]");
      if (writing || document.querySelector("dialog[open]") || isCombined(event)) return;
      if (wishes.keys === "off" || !view || view.over || !view.sheet || isStopped(table.state)) return;
      if (ending.current) {
        if (event.key.toLowerCase() === "n") return; // the same thumb, pressed again
        const later = () => listener.current(event);
        ending.current.then(later, later);
        return;
      }
      if (press(event, target, view, doing)) event.preventDefault();
    };
    listener.current = listen;
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}

/**
 * Whether the key meant something.
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @param {import("./state.js").View} view
 * @param {Doing} doing
 */
function press(event, target, view, doing) {
  const { key, shiftKey } = event;
  const digit = digitOf(event);
  const name = key.length === 1 ? key.toLowerCase() : key; // whether or not capitals are locked
  const letter = name.toUpperCase();
  const at = lettersOf(view).indexOf(letter);
  const wheel = doing.wheel();
  if (digit) {
    doing.set(wheel, digit);
    doing.setWheel((wheel + 1) % 3);
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    if (target.closest("[role=radiogroup], [role=tablist]")) return false;
    doing.setWheel((wheel + (key === "ArrowLeft" ? 2 : 1)) % 3);
  } else if (key === "ArrowUp" || key === "ArrowDown") {
    if (target.closest("[role=radiogroup]")) return false;
    doing.turn(wheel, key === "ArrowUp" ? -1 : 1);
  } else if (at >= 0 && !shiftKey) doing.ask(letter);
  else if (at >= 0) {
    doing.show(at);
    document.getElementById(`card-${letter}`)?.focus();
  } else if (name === "z" && shiftKey) doing.redo();
  else if (name === "z") doing.undo();
  else if (name === "n") doing.next();
  else if (name === "k") doing.know();
  else if (name === "h" && view.aids.includes("hints")) doing.hint();
  else if (name === "w" && view.aids.includes("why"))
    doing.why(target.closest("[data-target]")?.getAttribute("data-target") ?? "");
  else if (name === "?") doing.list();
  else if (name === "s") doing.sheet();
  else return false;
  return true;
}
