// What somebody has solved: kept in this browser, in the form of the file that can be taken along,
// which the terminal reads and writes too.

/** @typedef {Record<string, Record<string, boolean>>} Chapters of each the exercises, and whether at the first try */
/** @typedef {{ format: string, chapters: Chapters, streak: number }} Progress */

export const FORMAT = "bombe school 1";
const LONGEST = 1 << 20; // characters of such a file
const LARGEST = 2 ** 63;
const KEPT = "school"; // where a browser remembers it

/** @returns {Progress} */
export const none = () => ({ format: FORMAT, chapters: {}, streak: 0 });

/**
 * What a file has; null where it is none of these. It may come from anywhere.
 * @param {string} text
 * @param {string[]} keys of the chapters that there are
 * @returns {Progress | null}
 */
export function read(text, keys) {
  if (text.length > LONGEST) return null;
  /** @type {any} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value?.format !== FORMAT || !isPlain(value.chapters)) return null;
  if (!Number.isInteger(value.streak) || value.streak < 0 || value.streak >= LARGEST) return null;
  /** @type {Chapters} */
  const chapters = {};
  for (const [key, seeds] of Object.entries(value.chapters)) {
    if (!keys.includes(key) || !isPlain(seeds)) return null;
    chapters[key] = {};
    for (const [seed, first] of Object.entries(seeds)) {
      if (!/^-?\d{1,19}$/.test(seed) || typeof first !== "boolean") return null;
      chapters[key][String(BigInt(seed))] = first; // more digits than a number of ours can tell apart
    }
  }
  return { format: FORMAT, chapters, streak: value.streak };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isPlain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {Progress} progress */
export const written = (progress) => `${JSON.stringify(progress)}\n`;

/**
 * What was once solved at the first try stays so.
 * @param {Progress} progress
 * @param {string} chapter
 * @param {string | number} seed
 * @param {boolean} first
 * @returns {Progress}
 */
export function withSolved(progress, chapter, seed, first) {
  const solved = progress.chapters[chapter] ?? {};
  const now = { ...solved, [seed]: first || solved[seed] === true };
  return { ...progress, chapters: { ...progress.chapters, [chapter]: now } };
}

/**
 * @param {Progress} progress
 * @param {number} solved
 * @returns {Progress}
 */
export const withStreak = (progress, solved) => ({ ...progress, streak: Math.max(progress.streak, solved) });

/**
 * Both together, of each exercise the better.
 * @param {Progress} progress
 * @param {Progress} other
 */
export function withOther(progress, other) {
  let found = withStreak(progress, other.streak);
  for (const [chapter, seeds] of Object.entries(other.chapters))
    for (const [seed, first] of Object.entries(seeds)) found = withSolved(found, chapter, seed, first);
  return found;
}

// --- in this browser -----------------------------------------------------------------------------

/**
 * What was kept; nothing at first.
 * @param {string[]} keys
 */
export function kept(keys) {
  try {
    return read(localStorage.getItem(KEPT) ?? "", keys) ?? none();
  } catch {
    return none(); // nowhere to keep it
  }
}

/**
 * Whether it is remembered.
 * @param {Progress} progress
 */
export function keep(progress) {
  try {
    localStorage.setItem(KEPT, written(progress));
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser would remember anything. */
export function mayKeep() {
  try {
    localStorage.setItem(`${KEPT}-tried`, "");
    localStorage.removeItem(`${KEPT}-tried`);
    return true;
  } catch {
    return false;
  }
}

export function forget() {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // then there was nothing
  }
}
