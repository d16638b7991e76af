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

/** @type {Record<string, (value: any) => string>} */
const WORDED = {
  law: lawBriefly,
  suppose: lineWords,
  each: (lines) => lines.map(lineWords).reduce(joined),
};

/** @type {Record<string, (one: any) => string>} */
const EACH_WORDED = {
  laws: lawBriefly,
  things: thing,
  known,
  answers: signed,
  codes: String,
  vs: String,
  pairs: lineWords,
};

// Where several values are all meant together, by the key; other lists have commas only.
/** @type {Record<string, RegExp>} */
const ALL_OF = {
  laws: /^step_(with|each|example|only)/,
  vs: /^step_check_one_each/,
  codes: /^step_(then|with)_many/,
};

/** @param {string} key @param {string} name @param {any} value */
function worded(key, name, value) {
  if (!EACH_WORDED[name]) return WORDED[name]?.(value) ?? String(value);
  const some = value.map(EACH_WORDED[name]);
  if (some.length < 2 || !ALL_OF[name]?.test(key)) return some.join(", ");
  return say("step_all_of", { some: some.slice(0, -1).join(", "), last: some.at(-1) });
}

/** @param {Line} line @returns {string} */
export function lineWords({ key, values }) {
  const told = Object.entries(values).map(([name, value]) => [name, worded(key, name, value)]);
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
  return [say(key, { ...told, ...(values.answers ? { answers: worded(key, "answers", values.answers) } : {}) })];
}
