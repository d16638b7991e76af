// What visitors type: how cards are read, and how a refusal is shown.

/**
 * Cards with one blank between them, as the server wants them. Many put commas between numbers, or
 * blanks around a plus, or none after the question mark.
 * @param {string} typed
 */
export const cardsOf = (typed) =>
  typed
    .replace(/[\s,;]+/g, " ")
    .replace(/ ?\+ ?/g, "+")
    .replace(/^ ?\? ?/, "? ")
    .trim();

/**
 * Words of ours at the beginning of a line. What was typed is in quotation marks, and stays.
 * @param {string} text
 */
export const capital = (text) => text.replace(/^./u, (first) => first.toLocaleUpperCase(document.documentElement.lang));
