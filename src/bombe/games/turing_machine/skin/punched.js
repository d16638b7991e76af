// Punch cards of 25 × 5 cells in five blocks. Each face has 25 holes; any three leave one hole.

import { DIGITS } from "./words.js";

/** @typedef {[across: number, down: number]} Point */

const CELL = { wide: 17.6, high: 22.6, gap: 4, left: 24, top: 22, hole: [10.5, 14.5] };
export const SHEET = { wide: 480, high: 136 };
const STEPS = [
  [1, 0],
  [2, 3],
  [3, 2],
]; // by row and by block, for ▲ ■ ●

/** @type {(face: number, x: number, row: number, block: number) => string} */
const digitAt = (face, x, row, block) => DIGITS[(x + STEPS[face][0] * row + STEPS[face][1] * block) % 5];
/** @type {(x: number, row: number, block: number) => Point} */
const placeOf = (x, row, block) => [
  CELL.left + (block * 5 + x) * CELL.wide + block * CELL.gap,
  CELL.top + row * CELL.high,
];

/** @returns {Generator<[x: number, row: number, block: number]>} */
function* cells() {
  for (let block = 0; block < 5; block++) {
    for (let row = 0; row < 5; row++) for (let x = 0; x < 5; x++) yield [x, row, block];
  }
}

/**
 * One face as a card with real holes: what is under it shows through them.
 * @param {number} face
 * @param {string} digit
 */
function faceOf(face, digit) {
  const [w, h] = CELL.hole;
  let holes = "";
  let dots = "";
  for (const cell of cells()) {
    const [x, y] = placeOf(...cell);
    if (digitAt(face, ...cell) === digit) holes += `M${x - w / 2} ${y - h / 2}v${h}h${w}v${-h}z`;
    else dots += `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }
  return { holes, dots };
}

/** By face and digit. */
export const FACES = STEPS.map((_, face) => Object.fromEntries(DIGITS.map((digit) => [digit, faceOf(face, digit)])));

/**
 * Where the one hole is that the three cards of a code leave.
 * @param {string} code
 * @returns {Point}
 */
export function holeOf(code) {
  for (const cell of cells()) {
    if ([...code].every((digit, face) => digitAt(face, ...cell) === digit)) return placeOf(...cell);
  }
  throw new Error(`no hole for ${code}`);
}

export const OUTLINE = `M12 0H${SHEET.wide - 6}q6 0 6 6V${SHEET.high - 6}q0 6 -6 6H6q-6 0 -6 -6V12Z`;

/**
 * The edge of a card that is lower in the stack: it is as large as the others, and seen at an angle.
 * @param {number} deep
 */
export const rim = (deep) =>
  `M${SHEET.wide - 8} ${deep}h${deep + 2}q6 0 6 6V${SHEET.high + deep - 6}q0 6 -6 6H${deep + 6}q-6 0 -6 -6` +
  `V${SHEET.high - 8}H${SHEET.wide - 8}z`;
