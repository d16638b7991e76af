// The words of a skin: say("waiting_for", { names: "Ada" }).

/** @typedef {Record<string, string | number>} Values */

/** @type {Record<string, string>} */
let known = {};
let language = "en";

/**
 * Take the words of the page; `data` is what the server tells a skin besides views.
 * @param {{ lang: string, words: Record<string, string> }} data
 */
export function learn(data) {
  known = data.words;
  language = data.lang;
}

/**
 * @param {string} key
 * @param {Values} [values]
 */
export function say(key, values = {}) {
  const template = known[key];
  if (template === undefined) throw new Error(`no words for ${key}`);
  return filled(template, values);
}

/**
 * A sentence with its placeholders filled in: "Pair {n}". One without a value stays as it is.
 * @param {string} template
 * @param {Values} values
 */
export const filled = (template, values) =>
  template.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/** @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(language, { type: "conjunction" }).format(names);

/**
 * A number as the language writes it.
 * @param {number} n
 * @param {number} [digits]
 * @param {Intl.NumberFormatOptions} [more]
 */
export function number(n, digits = 0, more = {}) {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { ...places, ...more }).format(n).replace("-", "−");
}

/**
 * "{n} round", "{n} rounds": two sentences, and the language says which. One that has its number in
 * it, "1 round", is for that number alone.
 * @param {string} key
 * @param {number} n
 * @param {number} [digits]
 * @param {Intl.NumberFormatOptions} [more]
 */
export function count(key, n, digits = 0, more = {}) {
  const alike = new Intl.PluralRules(language, { minimumFractionDigits: digits }).select(Math.abs(n)) === "one";
  const one = alike && (n === 1 || known[`${key}_1`].includes("{n}"));
  return say(one ? `${key}_1` : `${key}_n`, { n: number(n, digits, more) });
}
