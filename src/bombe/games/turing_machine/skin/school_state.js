// Where somebody is in the school, and what a choice comes to: without a page.

/** @typedef {import("./school_progress.js").Progress} Progress */
/** @typedef {import("bombe/messages.d.ts").Exercise} Exercise */
/** @typedef {import("bombe/messages.d.ts").Choice} Choice */
/** @typedef {import("bombe/messages.d.ts").Case} Case */

export const OF_A_SERIES = 1_000_000; // exercises beyond this number are those of other series
export const MISTAKES = 3; // with which a streak ends

// --- places --------------------------------------------------------------------------------------

/**
 * The shelf of all chapters, a chapter's example, one of its exercises, or a streak.
 * @typedef {{ chapter: string | null, number: number | null, streak?: boolean }} Place
 */

/** @type {Place} */
export const SHELF = { chapter: null, number: null };
/** @type {Place} */
export const STREAK = { chapter: null, number: null, streak: true };

/**
 * The place that an address means, where `home` is that of the school.
 * @param {string} home
 * @param {string} path
 * @returns {Place}
 */
export function placeOf(home, path) {
  const [chapter, number] = path.slice(home.length).split("/").filter(Boolean);
  if (!chapter) return SHELF;
  if (chapter === "streak") return STREAK;
  return { chapter: decodeURIComponent(chapter), number: number ? Number(number) : null };
}

/**
 * @param {string} home
 * @param {Place} place
 */
export function pathOf(home, { chapter, number, streak }) {
  if (streak) return `${home}/streak`;
  return [home, chapter, number].filter(Boolean).join("/");
}

// --- what is solved ------------------------------------------------------------------------------

/** @typedef {"first" | "later" | "open"} Slot solved at the first try, later, or not yet */

/**
 * @param {Progress} progress
 * @param {string} chapter
 * @param {number} first
 * @param {number} count
 * @returns {Slot[]}
 */
export function slotsOf(progress, chapter, first, count) {
  const solved = progress.chapters[chapter] ?? {};
  return Array.from({ length: count }, (_, at) => {
    const one = solved[first + at];
    return one === undefined ? "open" : one ? "first" : "later";
  });
}

/**
 * The number of the first exercise from `first` on that is not solved.
 * @param {Progress} progress
 * @param {string} chapter
 */
export function nextOf(progress, chapter, first = 1) {
  const solved = progress.chapters[chapter] ?? {};
  let number = first;
  while (number in solved) number += 1;
  return number;
}

/**
 * The number of the first of those that come at a time with this one.
 * @param {number} number
 * @param {number} batch
 */
export const firstOf = (number, batch) => Math.floor((number - 1) / batch) * batch + 1;

/**
 * Where to go on: in the first chapter that was begun and has open slots, else in the first that
 * has any; null when all are done.
 * @param {Progress} progress
 * @param {string[]} keys
 * @param {number} batch
 * @returns {Place | null}
 */
export function goOn(progress, keys, batch) {
  const left = keys.filter((key) => nextOf(progress, key) <= batch);
  const begun = left.find((key) => slotsOf(progress, key, 1, batch).some((slot) => slot !== "open"));
  const chapter = begun ?? left[0];
  if (!chapter) return null;
  // A chapter begins with its example.
  return { chapter, number: chapter === begun ? nextOf(progress, chapter) : null };
}

const NEEDED = ["reading"]; // for an easy problem, as the Machine of the first level plays it

/**
 * Whether enough is learnt for a problem. The chapters that follow save rounds, and lead to other modes.
 * @param {Progress} progress
 * @param {number} batch
 */
export const isReady = (progress, batch) => NEEDED.every((key) => nextOf(progress, key) > batch);

/**
 * How many slots are full, and how many at the first try.
 * @param {Progress} progress
 * @param {string[]} keys
 * @param {number} batch
 */
export function counted(progress, keys, batch) {
  const slots = keys.flatMap((key) => slotsOf(progress, key, 1, batch));
  const first = slots.filter((slot) => slot === "first").length;
  return { slots, all: slots.length, first, solved: slots.filter((slot) => slot !== "open").length };
}

/**
 * What needed a second try, chapter by chapter.
 * @param {Progress} progress
 * @param {string[]} keys
 * @returns {{ chapter: string, number: number }[]}
 */
export const onceMore = (progress, keys) =>
  keys.flatMap((chapter) =>
    Object.entries(progress.chapters[chapter] ?? {})
      .filter(([seed, first]) => !first && Number(seed) > 0 && Number(seed) < OF_A_SERIES)
      .map(([seed]) => ({ chapter, number: Number(seed) })),
  );

// --- an exercise ---------------------------------------------------------------------------------

/**
 * What was done with an exercise. `cases` are those that were shown; the last is shown now, if it
 * is of what was chosen last.
 * @typedef {object} Tried
 * @property {number[]} wrong the places of wrong choices
 * @property {number | null} last what was chosen last
 * @property {Case[]} cases
 * @property {number} hints how many were taken
 * @property {boolean} peeked whether why was asked for before
 * @property {boolean} done
 */

/** @type {Tried} */
export const UNTRIED = { wrong: [], last: null, cases: [], hints: 0, peeked: false, done: false };

/**
 * What a choice comes to. In a streak there is one try.
 * @param {Tried} tried
 * @param {Exercise} exercise
 * @param {number} at
 * @param {number} [tries]
 * @returns {Tried}
 */
export function chosen(tried, exercise, at, tries = exercise.choices.length - 1) {
  if (tried.done || !exercise.choices[at]) return tried;
  if (at === exercise.right) return { ...tried, last: at, done: true };
  const wrong = tried.wrong.includes(at) ? tried.wrong : [...tried.wrong, at];
  const next = caseOf(exercise.choices[at], tried.cases);
  const cases = next ? [...tried.cases, next] : tried.cases;
  return { ...tried, wrong, last: at, cases, done: wrong.length >= tries };
}

/**
 * One more hint. The last one is why, and counts as a second try.
 * @param {Tried} tried
 * @param {Exercise} exercise
 * @returns {Tried}
 */
export function hinted(tried, exercise) {
  if (tried.done || tried.peeked) return tried;
  if (tried.hints < exercise.hints.length) return { ...tried, hints: tried.hints + 1 };
  return { ...tried, peeked: true };
}

/**
 * The case that meets a wrong choice: one with a code that was not shown yet, if there is one.
 * @param {Choice} choice
 * @param {Case[]} shown
 * @returns {Case | undefined}
 */
export function caseOf({ cases }, shown) {
  const codes = shown.map(({ drawn }) => drawn.code);
  return cases.find(({ drawn }) => !codes.includes(drawn.code)) ?? cases[shown.length % cases.length];
}

/** @param {Tried} tried */
export const isFirstTry = (tried) => tried.done && !tried.wrong.length && !tried.peeked;

/**
 * Whether it ended with the right choice, and not by being told.
 * @param {Tried} tried
 * @param {Exercise} exercise
 */
export const isFound = (tried, exercise) => tried.done && tried.last === exercise.right;
