// Which answers of a sheet a proof rests on.

/** @typedef {{ proposal: string | null, answers: Record<string, boolean> }} Round */

/**
 * The answers of a sheet in notation, by round and verifier.
 * @param {Round} round
 * @param {string} letter
 */
export const answerName = ({ proposal, answers }, letter) => `${proposal} ${letter}${answers[letter] ? "+" : "-"}`;

/**
 * How a cell of the sheet looks beside a proof: part of it, or not.
 * @param {Round} round
 * @param {string} letter
 * @param {string[] | null} because null where there is no proof
 * @param {string} [pointed] at an answer
 */
export const cellClass = (round, letter, because, pointed = "") =>
  !because || round.answers[letter] === undefined
    ? ""
    : pointed && pointed === answerName(round, letter)
      ? "rests pointed"
      : because.includes(answerName(round, letter))
        ? "rests"
        : "faded";
