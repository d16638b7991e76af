// Where the parts of a review are drawn: numbers only, nothing of the page.

import { filledSlots, MOST_SLOTS } from "./worlds.js";

/**
 * The parts of a sum, in rounds.
 * @typedef {object} Sum
 * @property {number} par
 * @property {number} choices
 * @property {number} luck what it added; good luck is less than nothing
 * @property {number} to_come
 * @property {number} cost
 */

/** @typedef {{ part: "par" | "choices" | "luck" | "saved", from: number, to: number }} Piece in parts of the bar */

/**
 * A sum to scale, from 0 to 1: good luck is taken away from the end of the others.
 * @param {Sum} sum
 * @returns {{ pieces: Piece[], ticks: { n: number, at: number }[] }}
 */
export function bar({ par, choices, luck }) {
  const all = par + choices;
  const whole = Math.max(all, all + luck, 1e-9);
  /** @type {Piece[]} */
  const pieces = [
    { part: "par", from: 0, to: par / whole },
    { part: "choices", from: par / whole, to: all / whole },
    {
      part: luck < 0 ? "saved" : "luck",
      from: (all + Math.min(luck, 0)) / whole,
      to: (all + Math.max(luck, 0)) / whole,
    },
  ];
  const ticks = [];
  for (let n = 1; n < whole - 1e-9; n += 1) ticks.push({ n, at: n / whole });
  return { pieces: pieces.filter(({ from, to }) => to - from > 1e-9), ticks };
}

/** @typedef {[before: number, asked: number, after: number]} Expected rounds to expect in all */
/** @typedef {{ x: number, from: number, to: number, part: "choices" | "luck" }} Rise */

/**
 * A curve: where it runs, and each rise or fall in it. Null while not everything is proved.
 * @param {(Expected | null)[]} steps
 * @param {(n: number) => number} x of a step; its halves are where the next begins
 * @param {(rounds: number) => number} y
 * @returns {{ path: string, rises: Rise[], start: number, end: number } | null}
 */
export function curve(steps, x, y) {
  if (!steps.length || steps.some((one) => !one)) return null;
  const known = /** @type {Expected[]} */ (steps);
  let path = `M${x(-0.5)} ${y(known[0][0])}`;
  /** @type {Rise[]} */
  const rises = [];
  known.forEach(([before, asked, after], n) => {
    path += `H${x(n)}V${y(after)}`;
    if (asked - before > 1e-9) rises.push({ x: x(n), from: y(before), to: y(asked), part: "choices" });
    if (Math.abs(after - asked) > 1e-9) rises.push({ x: x(n), from: y(asked), to: y(after), part: "luck" });
  });
  const [start, end] = [known[0][0], known[known.length - 1][2]];
  return { path: `${path}H${x(known.length - 0.5)}`, rises, start, end };
}

/**
 * The lowest and the highest whole number of rounds around some curves.
 * @param {(Expected | null)[][]} lines
 */
export function around(lines) {
  const all = lines.flat(2).filter((one) => one !== null);
  const low = Math.floor(Math.min(...all, 1) + 1e-9);
  return { low, high: Math.max(low + 1, Math.ceil(Math.max(...all, 2) - 1e-9)) };
}

/** @typedef {"full" | "out" | "gone"} Slot a world that is left, just ruled out, or gone before */

/**
 * A slot for each world, or twelve for all of them by doublings.
 * @param {number} all
 * @param {number} before
 * @param {number} after
 * @returns {Slot[]}
 */
export function slots(all, before, after) {
  const [left, were] = [filledSlots(after, all), filledSlots(before, all)];
  return Array.from({ length: Math.min(all, MOST_SLOTS) }, (_, at) =>
    at < left ? "full" : at < were ? "out" : "gone",
  );
}

/**
 * The part of the worlds that one answer would leave: a slot for each, or twelve for all of them.
 * @param {number} all
 * @param {number} left
 * @returns {Slot[]}
 */
export function share(all, left) {
  const most = Math.min(all, MOST_SLOTS);
  const full = left && Math.max(1, Math.min(left < all ? most - 1 : most, Math.round((most * left) / all)));
  return Array.from({ length: most }, (_, at) => (at < full ? "full" : "out"));
}

/** @typedef {{ line: number, step: number }} Place */

/**
 * Where a key leads; null for one that means nothing here.
 * @param {string} key
 * @param {Place} place
 * @param {number[]} steps how many each line has
 * @returns {Place | null}
 */
export function gone(key, { line, step }, steps) {
  const by = { ArrowLeft: -1, k: -1, ArrowRight: 1, j: 1 }[key.length === 1 ? key.toLowerCase() : key];
  if (by) return { line, step: Math.max(0, Math.min(step + by, steps[line] - 1)) };
  const n = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return n >= 0 && n < steps.length ? { line: n, step: Math.max(0, Math.min(step, steps[n] - 1)) } : null;
}

/**
 * Which line comes where: one's own is the first, and the others stay in their order.
 * @param {number[][]} seats of each line
 * @param {number | null} you
 */
export function inOrder(seats, you) {
  const all = seats.map((_, at) => at);
  const own = you === null ? -1 : seats.findIndex((some) => some.includes(you));
  return own < 0 ? all : [own, ...all.filter((at) => at !== own)];
}

/**
 * The line and the step that an address names, both from 1 there and from 0 here.
 * @param {string} hash
 * @returns {Place}
 */
export function named(hash) {
  const [, line, step] = hash.match(/^#(\d{1,3})\.(\d{1,4})$/) ?? [];
  return { line: Number(line ?? 0) - 1, step: Math.max(0, Number(step ?? 1) - 1) };
}

/**
 * The first step that is not proved; -1 where all are.
 * @param {{ proved: boolean }[]} steps
 */
export const open = (steps) => steps.findIndex(({ proved }) => !proved);

/** @typedef {{ n: number, of: "rounds" | "questions" }} Weighed */

/** @typedef {{ rounds: string | null, questions: string | null }} Amount exact, such as "-1/3" */

/**
 * What a question added, and what its answer did: in rounds, or in questions where no rounds were at stake.
 * @param {{ regret: Amount, luck: Amount }} step
 * @returns {[Weighed | null, Weighed | null]}
 */
export const weightsOf = ({ regret, luck }) => [weight(regret, 1), weight(luck, -1)];

/**
 * @param {Amount} amount
 * @param {number} sign
 * @returns {Weighed | null}
 */
function weight(amount, sign) {
  for (const of of /** @type {const} */ (["rounds", "questions"])) {
    const [over, under = "1"] = (amount[of] ?? "0").split("/");
    if (Number(over)) return { n: (sign * Number(over)) / Number(under), of };
  }
  return null;
}
