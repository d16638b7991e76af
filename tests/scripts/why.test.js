// Why, on the page: what a press asks, what it rests on, and what is said of a mark; and lines of a
// proof in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lineWords } from "../../src/bombe/games/turing_machine/skin/line_words.js";
import { cellClass } from "../../src/bombe/games/turing_machine/skin/why_cells.js";
import {
  calledBy,
  claimAbout,
  isTooSoon,
  judged,
  parted,
  truthsOf,
} from "../../src/bombe/games/turing_machine/skin/why_drawn.js";
import { learn } from "../../src/bombe/games/turing_machine/skin/words.js";

const WHOLE = { held: { A: "4b", B: "9a" }, code: "241", mode: "classic", groups: [[4], [9]] };
const cardOf = (/** @type {string} */ law) => Number.parseInt(law, 10);

test("a press asks why what follows is so, and of what is open, why the truth does not follow", () => {
  const truths = truthsOf(WHOLE, cardOf);
  assert.deepEqual([...truths], ["4b", "9a", "t2", "s4", "c1"]);
  const follows = { "4a": "-", "9a": "+" };
  assert.deepEqual(
    ["4a", "9a", "4b", "4c", "t2", "t3"].map((target) => claimAbout(target, follows, truths)),
    ["-4a", "+9a", "+4b", "-4c", "+t2", "-t3"],
  );
  assert.ok(truthsOf({ ...WHOLE, mode: "nightmare" }, cardOf).has("B9"));
});

test("an address calls for why, or for why of a criterion", () => {
  assert.deepEqual(["#why", "#why-9a", "#why-48i", "#1.2", "", "#why-", '#why-"]'].map(calledBy), [
    ...["", "9a", "48i"],
    ...[null, null, null, null],
  ]);
});

test("answers that a proof rests on are ringed, and the others fade", () => {
  const round = { proposal: "341", answers: { A: true, B: false } };
  assert.equal(cellClass(round, "A", ["341 A+"]), "rests");
  assert.equal(cellClass(round, "B", ["341 A+", "341 B+"]), "faded");
  assert.equal(cellClass(round, "C", ["341 A+"]), "");
  assert.equal(cellClass(round, "A", null), "");
  assert.equal(cellClass(round, "B", ["341 A+"], "341 B-"), "rests pointed");
});

test("a sentence is parted into the answers it names, words with a shape, and the rest", () => {
  assert.deepEqual(parted("Take 341 B✓: out is 4a (■<4)."), [
    { text: "Take " },
    { text: "341 B✓", answer: "341 B+" },
    { text: ": out is 4a " },
    { text: "(■<4).", whole: true },
  ]);
  assert.equal(parted("341 C✗")[0].answer, "341 C-");
  assert.deepEqual(parted("checks 7b (● odd), so")[1], { text: "(● odd),", whole: true });
});

test("a mark is judged by when it followed", () => {
  const mark = { target: "4a", sign: "-", after: 2, since: 1 };
  assert.equal(judged(undefined), null);
  assert.equal(judged(mark)?.key, "reason_struck_right");
  assert.equal(judged({ ...mark, since: 0 })?.key, "reason_struck_right_at_once");
  assert.equal(judged({ ...mark, since: 3 })?.key, "reason_struck_soon");
  assert.equal(judged({ ...mark, sign: "+", since: null })?.key, "reason_kept_never");
  assert.deepEqual(
    [1, 2, 3, null].map((since) => isTooSoon({ ...mark, since })),
    [false, false, true, true],
  );
});

test("a line is put into words with all that is in it", () => {
  const words = {
    step_take: "Take {answers}; {known}.",
    step_not: "not {thing}",
    step_if: "Suppose {v} checked {law}.",
    step_several: "Several codes each time: {each}.",
    step_each: "{codes} with {laws}",
    step_and: "{one}; {other}",
    step_all_of: "{some} and {last}",
    step_with_several: "With {laws}: {codes}.",
    claim_open: "This does not follow: {suppose}",
    step_owner: "{v} with card {card}",
  };
  const laws = [{ letter: "a", words: "less than 4", title: "■<4", text: "■ is less than 4.", picture: "" }];
  const cards = { 4: { number: 4, title: "", text: "", hard: false, key: "", laws, grid: null } };
  learn(/** @type {any} */ ({ lang: "en", words, cards }));
  assert.equal(
    lineWords({ key: "step_take", values: { answers: ["341 A+", "341 B-"], known: ["-4a", "+t3", "-A4", "=241"] } }),
    "Take 341 A✓, 341 B✗; not 4a (■<4), ▲3, not A with card 4, 241.",
  );
  const each = ["111", "112"].map((code) => ({ key: "step_each", values: { codes: [code, "…"], laws: ["4a"] } }));
  assert.equal(
    lineWords({ key: "step_several", values: { each } }),
    "Several codes each time: 111, … with 4a (■<4); 112, … with 4a (■<4).",
  );
  const both = { laws: ["4a", "4b", "4c"], codes: ["111", "112"] };
  assert.equal(
    lineWords({ key: "step_with_several", values: both }),
    "With 4a (■<4), 4b and 4c: 111, 112.", // all of these criteria, and several codes
  );
  const suppose = { key: "step_if", values: { v: "A", law: "4a" } };
  assert.equal(
    lineWords({ key: "claim_open", values: { suppose } }),
    "This does not follow: Suppose A checked 4a (■<4).",
  );
});
