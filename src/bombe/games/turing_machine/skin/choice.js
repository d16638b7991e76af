// What was chosen for a problem, and what is remembered of it.

import { booklet, optionNames, optionOf } from "./words.js";

/** @typedef {import("./words.js").Chosen} Chosen */

const KEPT = "choice"; // where a browser remembers the last one
export const KINDS = ["new", "named", "booklet"];
const AID = /^aid_/;
export const LONGEST_NAME = 200;

/**
 * By the names of options; and `kind` of problem, what was `named`, which one of the `booklet`.
 * @typedef {Record<string, Chosen>} Choice
 */

export const aids = () => optionNames().filter((name) => AID.test(name));

/**
 * Whether something that was kept can still be chosen.
 * @param {string} name
 * @param {unknown} value
 */
function isChoice(name, value) {
  if (name === "kind") return KINDS.some((kind) => kind === value);
  if (name === "named") return typeof value === "string" && value.length <= LONGEST_NAME;
  if (name === "booklet") return booklet().some(({ number }) => number === value);
  return optionOf(name).choices.some((one) => one === value);
}

/**
 * What was chosen last, as far as it still can be; at first what is on the board.
 * @param {import("./state.js").View} view
 * @returns {Choice}
 */
export function remembered(view) {
  /** @type {Choice} */
  const here = {
    kind: "new",
    mode: view.mode,
    verifiers: view.verifiers.length,
    difficulty: view.difficulty,
    by_thought: false,
    named: "",
    booklet: 1,
    machine: view.machine?.level ?? "none",
    ...Object.fromEntries(aids().map((name) => [name, view.aids.includes(name.replace(AID, ""))])),
  };
  const kept = read();
  return Object.fromEntries(
    Object.entries(here).map(([name, value]) => [
      name,
      name in kept && isChoice(name, kept[name]) ? kept[name] : value,
    ]),
  );
}

/** @returns {Choice} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") ?? {};
  } catch {
    return {}; // nothing that can be read, or nowhere to keep it
  }
}

/** @param {Choice} choice */
export function remember(choice) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // then the choice is not remembered
  }
}

/**
 * The options of a match that are chosen here.
 * @param {Choice} choice
 * @returns {Record<string, unknown>}
 */
export function optionsOf(choice) {
  const { kind, mode, verifiers, difficulty, by_thought, machine } = choice;
  // Also those that are off: a board that is tried has some on by itself.
  const on = Object.fromEntries(aids().map((name) => [name, choice[name]]));
  if (kind === "new") return { mode, verifiers, difficulty, by_thought, machine, ...on };
  return { problem: kind === "named" ? choice.named : `booklet ${choice.booklet}`, machine, ...on };
}
