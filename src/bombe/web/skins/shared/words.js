// The words of a skin: say("waiting_for", { names: "Ada" }).

let known = {};
let language = "en";

export function learn(data) {
  known = data.words;
  language = data.lang;
}

export function say(key, values = {}) {
  const template = known[key];
  if (template === undefined) throw new Error(`no words for ${key}`);
  return template.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export const listed = (names) => new Intl.ListFormat(language, { type: "conjunction" }).format(names);

// A number as the language writes it.
export const number = (n, digits = 0, more = {}) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more }).format(n).replace("-", "−");

// "{n} round", "{n} rounds": two sentences, and the language says which. One that has its number in
// it, "1 round", is for that number alone.
export function count(key, n, digits = 0, more = {}) {
  const alike = new Intl.PluralRules(language, { minimumFractionDigits: digits }).select(Math.abs(n)) === "one";
  const one = alike && (n === 1 || known[`${key}_1`].includes("{n}"));
  return say(one ? `${key}_1` : `${key}_n`, { n: number(n, digits, more) });
}
