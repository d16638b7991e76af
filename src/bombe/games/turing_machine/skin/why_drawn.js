// What the page makes of why something follows: which claim a press asks about, which answers it
// rests on, and what is to be said of a mark.

/** @typedef {{ target: string, sign: string, after: number, since: number | null }} Marked */
/** @typedef {Marked & { case: import("./view.d.ts").Case | null }} Mark as `why_told.py` has it */
/** @typedef {{ proposal: string | null, answers: Record<string, boolean> }} Round */

/**
 * Why what follows is so; of what is open, why the truth does not follow.
 * @param {string} target
 * @param {Record<string, string>} follows
 * @param {Set<string>} truths what is so
 */
export const claimAbout = (target, follows, truths) => (follows[target] ?? (truths.has(target) ? "+" : "-")) + target;

/**
 * All targets that are so.
 * @param {{ held: Record<string, string>, code: string, mode: string, groups: number[][] }} whole
 * @param {(law: string) => number} cardOf
 */
export function truthsOf({ held, code, mode }, cardOf) {
  const digits = [...code].map((digit, at) => "tsc"[at] + digit);
  const owners = mode === "nightmare" ? Object.entries(held).map(([v, law]) => `${v}${cardOf(law)}`) : [];
  return new Set([...Object.values(held), ...digits, ...owners]);
}

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
 */
export const cellClass = (round, letter, because) =>
  !because || round.answers[letter] === undefined
    ? ""
    : because.includes(answerName(round, letter))
      ? "rests"
      : "faded";

/**
 * What to say of a mark: that it was right from the beginning, or came too soon.
 * @param {Marked | undefined} mark
 * @returns {{ key: string, values: Record<string, number> } | null}
 */
export function judged(mark) {
  if (!mark) return null;
  const { after, since, sign } = mark;
  const did = sign === "-" ? "struck" : "kept";
  if (since === null) return { key: `why_${did}_never`, values: { after } };
  if (since > after) return { key: `why_${did}_soon`, values: { after, since } };
  return { key: since ? `why_${did}_right` : `why_${did}_right_at_once`, values: { after, since } };
}

/** @param {Marked} mark */
export const isTooSoon = ({ after, since }) => since === null || since > after;
