// A line of a hint or a proof in words: a key, and values that `explain_words.py` describes.

import { DIGITS, lawNamed, lawText, SHAPE_LETTERS, SHAPES, say } from "./words.js";

/** @typedef {{ key: string, values: Record<string, any> }} Line */

/**
 * A criterion by its name and what it checks.
 * @param {string} name
 */
export const lawBriefly = (name) => {
  const law = lawNamed(name)?.law;
  return law ? `${name} (${law.title ?? law.words})` : name;
};

/**
 * What a claim such as -4b is about.
 * @param {string} claim
 */
function thing(claim) {
  const target = claim.slice(1);
  const place = SHAPE_LETTERS.indexOf(/** @type {import("./words.js").Kind} */ (target[0]));
  if (place >= 0 && DIGITS.includes(target[1])) return SHAPES[place] + target[1];
  if (/^[A-F]/.test(target)) return say("step_owner", { v: target[0], card: target.slice(1) });
  return lawBriefly(target);
}

/** @param {string} claim */
const known = (claim) => (claim[0] === "-" ? say("step_not", { thing: thing(claim) }) : thing(claim));

/**
 * An answer as a sheet shows it.
 * @param {string} answer
 */
const signed = (answer) => answer.slice(0, -1) + (answer.endsWith("+") ? "✓" : "✗");

/** @param {string} one @param {string} other */
const joined = (one, other) => say("step_and", { one, other });

/** @type {(each: (one: any) => string) => (all: any[]) => string} */
const all = (each) => (some) => some.map(each).join(", ");

/** @type {Record<string, (value: any) => string>} */
const WORDED = {
  law: lawBriefly,
  laws: all(lawBriefly),
  things: all(thing),
  known: all(known),
  answers: all(signed),
  codes: all(String),
  vs: all(String),
  suppose: lineWords,
  pairs: all(lineWords),
  each: (lines) => lines.map(lineWords).reduce(joined),
};

/** @param {Line} line @returns {string} */
export function lineWords({ key, values }) {
  const told = Object.entries(values).map(([name, value]) => [name, WORDED[name]?.(value) ?? String(value)]);
  return say(key, Object.fromEntries(told));
}

/**
 * A line of a hint. Its criteria are whole sentences; a proof has its steps.
 * @param {Line} line
 * @returns {string[]}
 */
export function hintLine({ key, values }) {
  if (key === "hint_proof") return values.steps.map((/** @type {Line[]} */ step) => step.map(lineWords).join(" "));
  const told = values.law ? { ...values, law: lawText(values.law) } : values;
  return [say(key, { ...told, ...(values.answers ? { answers: WORDED.answers(values.answers) } : {}) })];
}
