// Finding cards by what is typed.

/** @typedef {Pick<import("./words.js").Card, "number" | "title" | "text"> &
 *   { laws: Pick<import("./words.js").Law, "words" | "text">[] }} Worded */

/**
 * Without capitals and accents.
 * @param {string} text
 */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** @param {string} typed */
export const wordsOf = (typed) =>
  plain(typed)
    .split(/[\s,;+?]+/)
    .filter(Boolean);

/**
 * Numbers name cards; other words are in what the cards say.
 * @param {Worded} card
 * @param {string[]} words
 */
export function fits(card, words) {
  const said = plain([card.title, card.text, ...card.laws.flatMap((law) => [law.words, law.text])].join(" "));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const others = words.filter((word) => !/^\d+$/.test(word));
  return (numbers.length === 0 || numbers.includes(String(card.number))) && others.every((word) => said.includes(word));
}
