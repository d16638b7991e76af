// Tables that tests look at.

/** @typedef {import("bombe/messages.d.ts").Table} Table */

/** @type {import("bombe/messages.d.ts").Person[]} */
export const PEOPLE = [
  { who: 7, name: "Ada", bot: null, gone: false, seat: 0 },
  { who: 8, name: "Bo", bot: null, gone: false, seat: 1 },
  { who: 9, name: "Cy", bot: "keen", gone: false, seat: 2 },
];

/**
 * A table of three in the middle of a match.
 * @param {Partial<Table>} [changes]
 * @returns {Table}
 */
export const tableOf = (changes = {}) => ({
  code: "ABC",
  game: "imitation",
  title: "Turing",
  phase: "playing",
  people: PEOPLE,
  seats: PEOPLE.map(({ who, name }) => ({ who, name })),
  host: 7,
  waiting: [],
  options: {},
  chosen: false,
  pictures: 0,
  timer: 0,
  deadline: null,
  locked: false,
  muted: false,
  watched: false,
  matches: 1,
  score: [],
  outcome: null,
  match: null,
  ...changes,
});
