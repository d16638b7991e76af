// What the page makes of why something follows: which claim a press asks about, and what is to be
// said of a mark.

/** @typedef {{ target: string, sign: string, after: number, since: number | null }} Marked */
/** @typedef {Marked & { case: import("./view.d.ts").Case | null }} Mark as `why_told.py` has it */

/**
 * Why what follows is so; of what is open, why the truth does not follow.
 * @param {string} target
 * @param {Record<string, string>} follows
 * @param {Set<string>} truths what is so
 */
export const claimAbout = (target, follows, truths) => (follows[target] ?? (truths.has(target) ? "+" : "-")) + target;

/**
 * What an address calls for: a criterion, or nothing in particular (""); null where it does not call for why.
 * @param {string} hash
 */
export function calledBy(hash) {
  const found = hash.match(/^#why(?:-(\d{1,2}[a-z]))?$/);
  return found && (found[1] ?? "");
}

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
 * What to say of a mark: that it was right from the beginning, or came too soon.
 * @param {Marked | undefined} mark
 * @returns {{ key: string, values: Record<string, number> } | null}
 */
export function judged(mark) {
  if (!mark) return null;
  const { after, since, sign } = mark;
  const did = sign === "-" ? "struck" : "kept";
  if (since === null) return { key: `reason_${did}_never`, values: { after } };
  if (since > after) return { key: `reason_${did}_soon`, values: { after, since } };
  return { key: since ? `reason_${did}_right` : `reason_${did}_right_at_once`, values: { after, since } };
}

/**
 * A sentence in parts: the answers that it names, as they are written in notation; words with a
 * shape in them, which are not torn apart; and the rest.
 * @param {string} text
 * @returns {{ text: string, answer?: string, whole?: boolean }[]}
 */
export const parted = (text) =>
  text
    .split(/(\d{3} [A-F][✓✗]|\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/)
    .filter(Boolean)
    .map((part) => {
      if (/[▲■●]/.test(part)) return { text: part, whole: true };
      return /^\d{3} [A-F][✓✗]$/.test(part)
        ? { text: part, answer: part.slice(0, 5) + (part.endsWith("✓") ? "+" : "-") }
        : { text: part };
    });

/** @param {Marked} mark */
export const isTooSoon = ({ after, since }) => since === null || since > after;
