// What the questions of a match have left, and how lucky their answers were.

/** @typedef {{ before: number, after: number }} Question how many worlds there were, and were left */

export const MOST_SLOTS = 12; // more worlds than that are shown on a scale

/**
 * Where there are few worlds, a slot for each; else twelve for all of them, by doublings.
 * @param {number} worlds
 * @param {number} start
 */
export function filledSlots(worlds, start) {
  if (start <= MOST_SLOTS || worlds < 1) return worlds;
  return 1 + Math.round((Math.log(worlds) / Math.log(start)) * (MOST_SLOTS - 1));
}

/**
 * How much more the answers said than was to be expected of them, in bits.
 * @param {Question[]} questions
 */
export const luckOf = (questions) =>
  questions.reduce((luck, { before, after }) => {
    const p = after / before;
    if (!(p > 0 && p < 1)) return luck;
    const expected = -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
    return luck - Math.log2(p) - expected;
  }, 0);

/**
 * A sheet as the server reads transcripts.
 * @param {import("./state.js").Round[]} rounds
 */
export const written = (rounds) =>
  rounds
    .filter(({ proposal }) => proposal)
    .map(({ proposal, answers }) => [
      proposal,
      ...Object.entries(answers).map(([v, passed]) => v + (passed ? "+" : "-")),
    ])
    .map((words) => words.join(" "))
    .join("; ");
