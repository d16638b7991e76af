// Where the parts of a review are drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  around,
  bar,
  curve,
  gone,
  inOrder,
  named,
  open,
  share,
  slots,
  weightsOf,
} from "../../src/bombe/games/turing_machine/skin/review_drawn.js";
import { costAlike, endedEarly } from "../../src/bombe/games/turing_machine/skin/review_steps.js";

test("a sum is drawn to scale, and bad luck comes after the rest", () => {
  const { pieces, ticks } = bar({ par: 1.25, choices: 1, luck: 0.25, to_come: 0, cost: 2 });
  assert.deepEqual(pieces, [
    { part: "par", from: 0, to: 0.5 },
    { part: "choices", from: 0.5, to: 0.9 },
    { part: "luck", from: 0.9, to: 1 },
  ]);
  assert.deepEqual(ticks, [
    { n: 1, at: 0.4 },
    { n: 2, at: 0.8 },
  ]);
});

test("good luck is taken away from the end", () => {
  const { pieces } = bar({ par: 1.5, choices: 1, luck: -0.5, to_come: 0, cost: 2 });
  assert.deepEqual(pieces.at(-1), { part: "saved", from: 0.8, to: 1 });
});

test("what is nothing has no piece", () => {
  const { pieces } = bar({ par: 2, choices: 0, luck: 0, to_come: 0, cost: 2 });
  assert.deepEqual(pieces, [{ part: "par", from: 0, to: 1 }]);
});

test("a curve goes by each question, and says what made it rise", () => {
  const same = (/** @type {number} */ n) => n;
  const drawn = curve(
    [
      [1, 2, 1.5],
      [1.5, 1.5, 3],
    ],
    same,
    same,
  );
  assert.equal(drawn?.path, "M-0.5 1H0V1.5H1V3H1.5");
  assert.deepEqual(
    drawn?.rises.map(({ part, from, to }) => [part, from, to]),
    [
      ["choices", 1, 2],
      ["luck", 2, 1.5],
      ["luck", 1.5, 3],
    ],
  );
  assert.equal(drawn?.end, 3);
});

test("nothing is guessed of a curve that is not proved", () => {
  assert.equal(
    curve(
      [[1, 1, 1], null],
      (n) => n,
      (n) => n,
    ),
    null,
  );
});

test("the scale has whole numbers around all lines", () => {
  assert.deepEqual(around([[[1.29, 1.29, 1.4]], [[1.29, 2.3, 3]]]), { low: 1, high: 3 });
  assert.deepEqual(around([[], [null]]), { low: 1, high: 2 });
});

test("a slot is a world that is left, just ruled out, or gone before", () => {
  assert.deepEqual(slots(4, 3, 1), ["full", "out", "out", "gone"]);
  assert.equal(slots(500, 100, 20).length, 12);
});

test("what an answer would leave has its share of the slots", () => {
  const full = (/** @type {number} */ all, /** @type {number} */ left) =>
    share(all, left).filter((slot) => slot === "full").length;
  assert.equal(share(48, 24).length, 12);
  assert.deepEqual([full(48, 24), full(48, 12), full(48, 36), full(7, 3)], [6, 3, 9, 3]);
  assert.deepEqual([full(1000, 1), full(1000, 999), full(1000, 1000), full(1000, 0)], [1, 11, 12, 0]);
});

test("keys go to a question or to a player, and no further", () => {
  const place = { line: 0, step: 1 };
  assert.deepEqual(gone("ArrowRight", place, [3, 2]), { line: 0, step: 2 });
  assert.deepEqual(gone("J", { line: 0, step: 2 }, [3, 2]), { line: 0, step: 2 });
  assert.deepEqual(gone("k", place, [3, 2]), { line: 0, step: 0 });
  assert.deepEqual(gone("2", { line: 0, step: 2 }, [3, 2]), { line: 1, step: 1 });
  assert.deepEqual(gone("2", place, [3, 0]), { line: 1, step: 0 });
  assert.equal(gone("3", place, [3, 2]), null);
  assert.equal(gone("x", place, [3, 2]), null);
});

test("one's own line is the first, and the others stay in their order", () => {
  const seats = [[0], [1], [2], []];
  assert.deepEqual(inOrder(seats, 1), [1, 0, 2, 3]);
  assert.deepEqual(inOrder(seats, 0), [0, 1, 2, 3]);
  assert.deepEqual(inOrder(seats, null), [0, 1, 2, 3]);
  assert.deepEqual(inOrder([[0, 1], []], 1), [0, 1]);
  assert.deepEqual(inOrder([], 0), []);
});

test("an address names a line and a step", () => {
  assert.deepEqual(named("#2.3"), { line: 1, step: 2 });
  assert.deepEqual(named("#1.0"), { line: 0, step: 0 });
  for (const hash of ["", "#", "#2", "#a.b", "#1.2.3", "#-1.2"]) assert.deepEqual(named(hash), { line: -1, step: 0 });
});

test("what is worked on is the first step that is not proved", () => {
  assert.equal(open([{ proved: true }, { proved: false }, { proved: false }]), 1);
  assert.equal(open([{ proved: true }]), -1);
  assert.equal(open([]), -1);
});

test("what a question and its answer added is in rounds, or in questions where no rounds were at stake", () => {
  const step = (/** @type {string} */ rounds, /** @type {string} */ questions) => ({
    regret: { rounds, questions },
    luck: { rounds, questions },
  });
  assert.deepEqual(weightsOf(step("1/3", "-2")), [
    { n: 1 / 3, of: "rounds" },
    { n: -1 / 3, of: "rounds" },
  ]);
  assert.deepEqual(weightsOf(step("0", "-1/2")), [
    { n: -0.5, of: "questions" },
    { n: 0.5, of: "questions" },
  ]);
  assert.deepEqual(weightsOf(step("0", "0")), [null, null]);
  assert.deepEqual(weightsOf({ regret: { rounds: null, questions: null }, luck: { rounds: "2", questions: null } }), [
    null,
    { n: -2, of: "rounds" },
  ]);
});

test("a question pays for a round that ended early, and those that cost alike are named together", () => {
  const asked = (/** @type {number} */ round, verifier = "A", regret = "0") => ({
    round,
    verifier,
    regret: { rounds: regret },
  });
  const steps = [asked(1), asked(1), asked(1), asked(2, "A", "1/2"), asked(3, "A", "1/2")];
  assert.deepEqual(
    steps.map((_, n) => endedEarly(steps, n)),
    [false, false, false, false, true],
  );
  assert.deepEqual(costAlike(steps, 3), [3, 4]);
  assert.deepEqual(costAlike([asked(1, "A", "1/3"), asked(1)], 0), [0]);
});
