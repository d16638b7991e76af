import assert from "node:assert/strict";
import { test } from "node:test";
import { learn } from "bombe/words.js";
import { turned as turnedRow } from "../../src/bombe/games/turing_machine/skin/box_doubt.js";
import { fits, wordsOf } from "../../src/bombe/games/turing_machine/skin/filter.js";
import { digitOf } from "../../src/bombe/games/turing_machine/skin/keys.js";
import { marking, resting } from "../../src/bombe/games/turing_machine/skin/marks.js";
import { holeOf, SHEET } from "../../src/bombe/games/turing_machine/skin/punched.js";
import { inWords } from "../../src/bombe/games/turing_machine/skin/retold.js";
import { roundRevealed, thumbsOf } from "../../src/bombe/games/turing_machine/skin/reveal.js";
import {
  cardsNamed,
  isCutShort,
  isStopped,
  machineOf,
  markAction,
  nextMark,
  targetWords,
  waitsForMachine,
} from "../../src/bombe/games/turing_machine/skin/state.js";
import { awayFrom, turned } from "../../src/bombe/games/turing_machine/skin/wheels.js";
import { filledSlots, luckOf, MOST_SLOTS, written } from "../../src/bombe/games/turing_machine/skin/worlds.js";

const DIGITS = ["1", "2", "3", "4", "5"];
const CODES = DIGITS.flatMap((a) => DIGITS.flatMap((b) => DIGITS.map((c) => a + b + c)));

test("three punch cards leave one hole, another for every code, on the card", () => {
  const holes = CODES.map(holeOf);
  assert.equal(new Set(holes.map(String)).size, 125);
  for (const [x, y] of holes) assert.ok(x > 0 && x < SHEET.wide && y > 0 && y < SHEET.high);
});

test("a wheel has five faces in a ring", () => {
  assert.deepEqual(
    DIGITS.map((digit) => turned(digit, 1)),
    ["2", "3", "4", "5", "1"],
  );
  assert.equal(turned("1", -1), "5");
  for (const front of DIGITS) {
    assert.deepEqual(
      DIGITS.map((digit) => awayFrom(digit, front)).sort((one, other) => one - other),
      [-2, -1, 0, 1, 2],
    );
    assert.equal(awayFrom(turned(front, 1), front), 1);
  }
});

test("a mark goes round: plain, struck, kept", () => {
  assert.deepEqual(
    ["", "-", "+"].map((sign) => nextMark(/** @type {any} */ (sign))),
    ["-", "+", ""],
  );
  assert.deepEqual(
    ["", "-", "+"].map((sign) => markAction("4b", /** @type {any} */ (sign))),
    ["unmark 4b", "mark 4b", "mark 4b +"],
  );
  assert.equal(targetWords("s3"), "■ 3");
});

test("a match that the host ended is no longer played, and marks stay as they are", () => {
  const view = /** @type {any} */ ({ over: false });
  assert.ok(isStopped({ table: { phase: "over" }, view }));
  assert.ok(!isStopped({ table: { phase: "playing" }, view }));
  assert.ok(!isStopped({ table: { phase: "over" }, view: { ...view, over: true } })); // by its own rules
  assert.ok(!isStopped({ table: { phase: "over" }, view: null }));
  const table = { phase: "playing" };
  assert.ok(isStopped({ table, view, you: { who: 1, here: false } })); // who has left looks on
  assert.ok(!isStopped({ table, view, you: { who: 1, here: true } }));
  assert.ok(!isStopped({ table, view, you: { who: null, here: false } })); // who has no seat has left none
  assert.ok(isCutShort({ table: { phase: "over" }, view }) && !isCutShort({ table, view }));
  /** @type {string[]} */
  const put = [];
  const no = () => assert.fail("nothing can be marked");
  const live = { of: () => /** @type {const} */ ("-"), put: no, cycle: no, undo: no, redo: no };
  const still = resting({ ...live, canUndo: true, canRedo: true });
  const key = marking(still, "4b");
  key.onClick();
  assert.equal(still.undo(), null);
  assert.deepEqual([still.of("4b"), still.canUndo, key["aria-disabled"], put.length], ["-", false, "true", 0]);
  const alive = marking({ ...live, cycle: (target) => put.push(target), canUndo: false, canRedo: false }, "4b");
  alive.onClick();
  assert.deepEqual([alive["aria-disabled"], put], [null, ["4b"]]);
});

test("the Machine has no game before it has played one", () => {
  /** @type {any[]} */
  const machines = [null, { level: "plain" }, { level: "plain", thinking: true }, { level: "plain", answered: [] }];
  const views = machines.map((machine) => /** @type {any} */ ({ machine }));
  assert.deepEqual(
    views.map((view) => machineOf(view)?.level),
    [undefined, undefined, undefined, "plain"],
  );
  assert.deepEqual(views.map(waitsForMachine), [false, false, true, false]);
});

test("cards are called as they are laid out", () => {
  assert.equal(
    cardsNamed(
      /** @type {any} */ ({
        groups: [
          [15, 16],
          [23, 8],
        ],
      }),
    ),
    "15+16 23+8",
  );
});

test("a key means a digit, also where digits need shift", () => {
  const key = { key: "x", code: "KeyX", shiftKey: false };
  assert.equal(digitOf({ ...key, key: "3", code: "Digit3" }), "3");
  assert.equal(digitOf({ ...key, key: '"', code: "Digit3" }), "3");
  assert.equal(digitOf({ ...key, key: '"', code: "Digit3", shiftKey: true }), null);
  assert.equal(digitOf({ ...key, key: "6", code: "Digit6" }), null);
});

test("cards are found by number and by words, without accents", () => {
  const card = { number: 4, title: "Carré", text: "", laws: [{ words: "< 4", text: "Moins de quatre." }] };
  for (const typed of ["", "4", "3 4", "carre", "QUATRE moins"]) assert.ok(fits(card, wordsOf(typed)), typed);
  for (const typed of ["3", "rond", "4 rond"]) assert.ok(!fits(card, wordsOf(typed)), typed);
});

test("thumbs are turned over once, those that are up first", () => {
  const seat = (/** @type {(string | null)[]} */ ...thumbs) => ({ rounds: thumbs.map((thumb) => ({ thumb })) });
  const view = (/** @type {number} */ round, over = false) =>
    /** @type {any} */ ({ round, over, seats: [seat("down", null), seat("up", null)] });
  assert.equal(roundRevealed(undefined, view(2)), null);
  assert.equal(roundRevealed({ round: 1, over: false }, view(2)), 1);
  assert.equal(roundRevealed({ round: 2, over: false }, view(2)), null);
  assert.equal(roundRevealed({ round: 1, over: false }, view(1, true)), 1);
  assert.equal(roundRevealed({ round: 1, over: true }, view(1, true)), null);
  assert.deepEqual(
    thumbsOf(view(2).seats, 1).map(({ up }) => up),
    [true, false],
  );
});

test("few worlds have a slot each, many are on a scale", () => {
  assert.equal(filledSlots(7, 9), 7);
  assert.equal(filledSlots(1000, 1000), MOST_SLOTS);
  assert.equal(filledSlots(1, 1000), 1);
  assert.equal(filledSlots(0, 1000), 0);
});

test("an answer that halves the worlds is neither lucky nor unlucky", () => {
  assert.equal(luckOf([{ before: 8, after: 4 }]), 0);
  assert.ok(luckOf([{ before: 8, after: 1 }]) > 0);
  assert.ok(luckOf([{ before: 8, after: 7 }]) < 0);
  assert.equal(luckOf([{ before: 8, after: 8 }]), 0);
});

test("a sheet is written as the server reads transcripts", () => {
  /** @type {import("../../src/bombe/games/turing_machine/skin/view.d.ts").Round[]} */
  const sheet = [
    { proposal: "341", answers: { B: false, A: true } },
    { proposal: null, answers: {} },
    { proposal: "112", answers: {} },
  ];
  assert.equal(written(sheet), "341 B- A+; 112");
});

test("an answer that is typed goes round: not asked, yes, no", () => {
  let row = { code: "341", answers: {} };
  row = turnedRow(row, "A");
  assert.deepEqual(row.answers, { A: true });
  row = turnedRow(row, "A");
  assert.deepEqual(row.answers, { A: false });
  row = turnedRow(row, "A");
  assert.deepEqual(row.answers, {});
});

test("a replay says thumb up of the wrong code after which somebody kept looking", () => {
  learn({ lang: "en", words: { told_up: "{name}: up, {code}.", thumb_of_down: "{name}: down." } });
  const before = /** @type {any} */ ({ round: 1 });
  const view = /** @type {any} */ ({ round: 2 });
  assert.equal(inWords("Ada", "thumb down", view, { before }), "Ada: down.");
  assert.equal(inWords("Ada", "thumb down", { ...view, missed: ["111"] }, { before }), "Ada: up, 111.");
  const known = { ...before, missed: ["111"] };
  assert.equal(inWords("Ada", "thumb down", { ...view, missed: ["111"] }, { before: known }), "Ada: down.");
  assert.equal(inWords("Ada", "thumb up 241", view, { before }), "Ada: up, 241.");
});
