// What is solved, where to go on, and what a choice comes to.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  none,
  read,
  withOther,
  withSolved,
  withStreak,
  written,
} from "../../src/bombe/games/turing_machine/skin/school_progress.js";
import {
  caseOf,
  chosen,
  counted,
  firstOf,
  goOn,
  hinted,
  isFirstTry,
  isFound,
  isReady,
  nextOf,
  onceMore,
  pathOf,
  placeOf,
  SHELF,
  STREAK,
  slotsOf,
  UNTRIED,
} from "../../src/bombe/games/turing_machine/skin/school_state.js";

const KEYS = ["reading", "hidden"];
const HOME = "/g/turing_machine/school";

/** @param {Record<string, Record<string, boolean>>} chapters */
const having = (chapters, streak = 0) => ({ ...none(), chapters, streak });

test("what is written is read again, and seeds beyond any number stay themselves", () => {
  const progress = having({ reading: { 1: true, "-9223372036854775807": false } }, 7);
  assert.deepEqual(read(written(progress), KEYS), progress);
  assert.deepEqual(read('{"format":"bombe school 1","chapters":{"reading":{"007":true}},"streak":0}', KEYS)?.chapters, {
    reading: { 7: true },
  });
});

test("what is no progress is refused", () => {
  for (const text of [
    "",
    "null",
    "[]",
    "{",
    '{"format":"bombe school 2","chapters":{},"streak":0}',
    '{"format":"bombe school 1","chapters":[],"streak":0}',
    '{"format":"bombe school 1","chapters":{"writing":{}},"streak":0}',
    '{"format":"bombe school 1","chapters":{"reading":[]},"streak":0}',
    '{"format":"bombe school 1","chapters":{"reading":{"x":true}},"streak":0}',
    '{"format":"bombe school 1","chapters":{"reading":{"1":1}},"streak":0}',
    '{"format":"bombe school 1","chapters":{"reading":{"12345678901234567890":true}},"streak":0}',
    '{"format":"bombe school 1","chapters":{},"streak":-1}',
    '{"format":"bombe school 1","chapters":{},"streak":true}',
    '{"format":"bombe school 1","chapters":{}}',
    `${" ".repeat(1 << 20)}${written(none())}`,
  ]) {
    assert.equal(read(text, KEYS), null, text.slice(0, 80));
  }
});

test("of two the better counts, and a first try is never lost", () => {
  const here = having({ reading: { 1: true, 2: false } }, 3);
  const there = having({ reading: { 1: false, 2: true }, hidden: { 4: false } }, 2);
  const both = { reading: { 1: true, 2: true }, hidden: { 4: false } };
  assert.deepEqual(withOther(here, there), having(both, 3));
  assert.deepEqual(withOther(there, here), having(both, 3));
  assert.equal(withSolved(here, "reading", 1, false).chapters.reading[1], true);
  assert.equal(withStreak(here, 9).streak, 9);
  assert.deepEqual(here.chapters.reading, { 1: true, 2: false }); // as it was
});

test("a place has an address, and an address a place", () => {
  for (const place of [SHELF, STREAK, { chapter: "one-code", number: null }, { chapter: "reading", number: 12 }]) {
    assert.deepEqual(placeOf(HOME, pathOf(HOME, place)), place);
  }
  assert.equal(pathOf(HOME, { chapter: "reading", number: 4 }), `${HOME}/reading/4`);
  assert.deepEqual(placeOf(HOME, `${HOME}/`), SHELF);
});

test("slots are full, half or open, and the next one is the first that is open", () => {
  const progress = having({ reading: { 1: true, 2: false, 4: true, 9: true } });
  assert.deepEqual(slotsOf(progress, "reading", 1, 4), ["first", "later", "open", "first"]);
  assert.deepEqual(slotsOf(progress, "hidden", 1, 2), ["open", "open"]);
  assert.equal(nextOf(progress, "reading"), 3);
  assert.equal(nextOf(progress, "reading", 4), 5);
  assert.deepEqual(
    [1, 8, 9, 16, 17].map((n) => firstOf(n, 8)),
    [1, 1, 9, 9, 17],
  );
});

test("one goes on where one has begun, a new chapter begins with its example, and all done is all done", () => {
  const done = { 1: true, 2: true };
  assert.deepEqual(goOn(none(), KEYS, 2), { chapter: "reading", number: null });
  assert.deepEqual(goOn(having({ hidden: { 1: false } }), KEYS, 2), { chapter: "hidden", number: 2 });
  assert.deepEqual(goOn(having({ reading: { 2: true } }), KEYS, 2), { chapter: "reading", number: 1 });
  assert.deepEqual(goOn(having({ reading: done }), KEYS, 2), { chapter: "hidden", number: null });
  assert.equal(goOn(having({ reading: done, hidden: done }), KEYS, 2), null);
});

test("what is counted, and what is offered once more", () => {
  const progress = having({ reading: { 1: true, 2: false, 3: true }, hidden: { "-5": false, 1000001: false } });
  const { all, solved, first } = counted(progress, KEYS, 2);
  assert.deepEqual({ all, solved, first }, { all: 4, solved: 2, first: 1 });
  assert.deepEqual(onceMore(progress, KEYS), [{ chapter: "reading", number: 2 }]);
});

test("a problem is offered once answers can be read, long before all is done", () => {
  assert.ok(!isReady(none(), 2));
  assert.ok(!isReady(having({ reading: { 1: true }, hidden: { 1: true, 2: true } }), 2));
  assert.ok(isReady(having({ reading: { 1: true, 2: false } }), 2));
});

// --- an exercise ---------------------------------------------------------------------------------

/** @param {string[]} codes */
const choice = (...codes) => ({
  text: "",
  verdict: [],
  drawn: {},
  cases: codes.map((code) => ({ told: [], drawn: { code } })),
});
const EXERCISE = {
  ...{ chapter: "reading", seed: 1, asks: "", given: [], why: [], cases: [], hints: ["", ""], drawn: {} },
  choices: [choice("152"), choice(), choice("152", "241"), choice("152")],
  right: 1,
};

test("right at once is the first try, unless one has peeked", () => {
  const right = chosen(UNTRIED, EXERCISE, 1);
  assert.ok(right.done && isFirstTry(right) && isFound(right, EXERCISE));
  assert.ok(!isFirstTry(chosen({ ...UNTRIED, peeked: true }, EXERCISE, 1)));
  assert.equal(chosen(right, EXERCISE, 0), right); // nothing happens after it
  assert.equal(chosen(UNTRIED, EXERCISE, 9), UNTRIED);
});

test("two hints are free, the third is why", () => {
  const twice = hinted(hinted(UNTRIED, EXERCISE), EXERCISE);
  assert.deepEqual([twice.hints, twice.peeked], [2, false]);
  assert.ok(isFirstTry(chosen(twice, EXERCISE, 1)));
  const told = hinted(twice, EXERCISE);
  assert.deepEqual([told.hints, told.peeked], [2, true]);
  assert.ok(!isFirstTry(chosen(told, EXERCISE, 1)));
  assert.equal(hinted(told, EXERCISE), told); // there is no more to tell
  const done = chosen(UNTRIED, EXERCISE, 1);
  assert.equal(hinted(done, EXERCISE), done);
});

test("a wrong choice stays marked, each is met by another case, and the third leaves one", () => {
  const once = chosen(UNTRIED, EXERCISE, 0);
  assert.deepEqual([once.wrong, once.done, once.cases.map(({ drawn }) => drawn.code)], [[0], false, ["152"]]);
  const twice = chosen(once, EXERCISE, 2);
  assert.deepEqual(
    twice.cases.map(({ drawn }) => drawn.code),
    ["152", "241"],
  );
  assert.deepEqual(chosen(twice, EXERCISE, 2).wrong, [0, 2]); // the same again costs nothing
  const found = chosen(twice, EXERCISE, 1);
  assert.ok(found.done && !isFirstTry(found) && isFound(found, EXERCISE));
  const told = chosen(twice, EXERCISE, 3);
  assert.ok(told.done && !isFirstTry(told) && !isFound(told, EXERCISE));
});

test("in a streak there is one try", () => {
  assert.ok(chosen(UNTRIED, EXERCISE, 0, 1).done);
});

test("where there is no other case the same one does, and a question has none", () => {
  const [same] = EXERCISE.choices[0].cases;
  assert.equal(caseOf(EXERCISE.choices[0], [same]), same);
  assert.equal(caseOf(EXERCISE.choices[1], [same]), undefined);
});
