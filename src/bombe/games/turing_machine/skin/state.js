// What a view means, for the parts of the page.

import { DIGITS, lawNamed, lawText, SHAPE_LETTERS, SHAPES } from "./words.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Round} Round */

/**
 * What one sees who has a seat.
 * @typedef {View & Required<Pick<View, "sheet" | "left" | "own_thumb">> & { you: number }} Playing
 */

/**
 * What all see once the match is over.
 * @typedef {View & Required<Pick<View, "outcome" | "held" | "solution" | "id" | "last_thumbs" | "sheets">>} Ended
 */

/** @typedef {"" | "-" | "+"} Sign of a mark: plain, struck, kept */

/** @param {View} view @returns {view is Playing} */
export const isPlaying = (view) => Boolean(view.sheet);

/** @param {View} view @returns {view is Ended} */
export const isEnded = (view) => view.over;

/**
 * The host ended the match before it was over: nothing more is shown.
 * @param {{ table?: { phase: string } | null, view: View | null }} state
 */
export const isCutShort = ({ table, view }) => Boolean(view && !view.over && table?.phase === "over");

/** @typedef {{ who: number | null, here: boolean }} You */

/**
 * Nothing can be done: the match was cut short, or one has left the table and looks on.
 * @param {{ table?: { phase: string } | null, view: View | null, you?: You | null }} state
 */
export const isStopped = (state) => isCutShort(state) || Boolean(state.view && hasLeft(state.you));

/** @param {You | null} [you] */
const hasLeft = (you) => Boolean(you && you.who !== null && !you.here);

const AT_THE_END = ["outcome", "secret", "held", "solution", "id", "declared", "last_thumbs", "sheets"];

/**
 * What a player saw before the end, for as long as they do not want to know more.
 * @param {View} view
 * @returns {View}
 */
export function withoutEnd(view) {
  const seen = Object.fromEntries(Object.entries(view).filter(([name]) => !AT_THE_END.includes(name)));
  const machine = view.machine && { level: view.machine.level };
  return /** @type {View} */ ({ ...seen, machine, over: false });
}

/**
 * The Machine, once it has played: a match may be lost before.
 * @param {View} view
 */
export const machineOf = (view) => (view.machine?.answered ? view.machine : null);

/**
 * The code was found, and how it compares is not known yet.
 * @param {View} view
 */
export const waitsForMachine = (view) => Boolean(view.machine?.thinking);

/** @param {View} view */
export const lettersOf = (view) => [...view.verifiers];
/** @param {View} view */
export const isNightmare = (view) => view.mode === "nightmare";

/**
 * The cards on the table, as they are called: "15+16 23+8".
 * @param {View} view
 */
export const cardsNamed = (view) => view.groups.map((group) => group.join("+")).join(" ");

/**
 * The seat of this page, if it has one.
 * @param {View} view
 */
export const mine = (view) => (view.you === null ? undefined : view.seats[view.you]);

/**
 * The round that is being played, as this seat's sheet has it.
 * @param {View} view
 * @returns {Round}
 */
export const myRound = (view) => view.sheet?.rounds.at(-1) ?? { proposal: null, answers: {} };

/**
 * Whether this seat may still ask: it is playing, its thumb is not in, and it has questions left.
 * @param {View} view
 */
export const mayAsk = (view) =>
  isPlaying(view) && !view.over && view.left > 0 && (view.coop || view.own_thumb === null);

/**
 * Whether the questions of this round are used up, and nothing was said about what comes next.
 * @param {View} view
 */
export const isSpent = (view) =>
  isPlaying(view) && !view.over && view.left === 0 && view.own_thumb === null && !mine(view)?.out;

/**
 * The proposal is set for the round once something was asked about it.
 * @param {View} view
 */
export const isLocked = (view) => Object.keys(myRound(view).answers).length > 0;

/**
 * Those who have answers and no mark yet may not know that laws can be pressed.
 * @param {View} view
 */
export const wantsTip = (view) =>
  isPlaying(view) &&
  !Object.keys(view.sheet.marks).length &&
  view.sheet.rounds.some(({ answers }) => Object.keys(answers).length > 0);

/**
 * With the aid: the law is in no case that is left, for any verifier that may have its card.
 * @param {View} view
 * @param {string} law
 */
export const isRuledOut = (view, law) =>
  Boolean(view.sheet?.laws && !view.sheet.laws.some((left) => left.includes(law)));

/**
 * With the aid: a mark that does not follow from the answers.
 * @param {View} view
 * @param {string} target
 */
export const isUnsound = (view, target) => Boolean(view.sheet?.unsound?.includes(target));

// --- marks ----------------------------------------------------------------------------------------

/**
 * Which digit a mark is about: the place of its shape, and the digit.
 * @type {Map<string, { place: number, digit: string }>}
 */
const DIGIT_TARGETS = new Map(
  SHAPE_LETTERS.flatMap((kind, place) => DIGITS.map((digit) => [kind + digit, { place, digit }])),
);

/**
 * What a mark is about, in words.
 * @param {string} target
 */
export function targetWords(target) {
  const digit = DIGIT_TARGETS.get(target);
  return digit ? `${SHAPES[digit.place]} ${digit.digit}` : lawText(target);
}

/**
 * plain -> struck -> kept -> plain
 * @param {Sign} sign
 * @returns {Sign}
 */
export const nextMark = (sign) => (sign === "" ? "-" : sign === "-" ? "+" : "");

/**
 * @param {string} target
 * @param {Sign} sign
 */
export const markAction = (target, sign) =>
  sign === "" ? `unmark ${target}` : sign === "-" ? `mark ${target}` : `mark ${target} +`;

/**
 * A mark was right when it struck what did not hold or kept what did.
 * @param {Ended} view
 */
export function marksOf(view) {
  const held = new Set(view.held.map(({ law }) => law));
  const digits = new Set([...view.solution].map((digit, at) => SHAPE_LETTERS[at] + digit));
  const marks = Object.entries(view.sheet?.marks ?? {}).filter(
    ([target]) => DIGIT_TARGETS.has(target) || lawNamed(target),
  );
  const right = marks.filter(([target, sign]) => (held.has(target) || digits.has(target)) === (sign === "+"));
  return { all: marks.length, right: right.length };
}
