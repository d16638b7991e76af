import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fooledWords, quickestWords } from "../../src/bombe/games/imitation/skin/gallery.js";
import { fitted, planOf } from "../../src/bombe/games/imitation/skin/gallery_picture.js";
import { learn } from "../../src/bombe/games/imitation/skin/game.js";
import { goalOf } from "../../src/bombe/games/imitation/skin/skin.js";
import { hangs, nearest, sightsOf } from "../../src/bombe/games/imitation/skin/state.js";

/** @typedef {import("../../src/bombe/games/imitation/skin/view.d.ts").View} View */

/** @param {string} name */
const picture = (name) => ({ name, text: name, print: "" });
/** @param {string} name */
const pair = (name) => ({ L: picture(`${name}L`), R: picture(`${name}R`) });
const SEAT = { score: 0, responder: 0, gone: false, voted: null, passed: false, ready: false };
const SEATS = ["Ada", "Bob", "Cleo"].map((name, at) => ({ name, at, score: 3 * at }));
const SAID = { void: false, points: [0, 0, 0] };
const NOTHING = [null, null, null];

/** @type {NonNullable<View["gallery"]>} */
const GALLERY = {
  rounds: [
    { round: 1, human: "R", guide: picture("g1"), pairs: [pair("a"), pair("b")], saw: [2], meant: NOTHING },
    { round: 2, human: null, guide: null, pairs: [], saw: [], meant: NOTHING },
  ],
  fooled: { round: 1, pair: 2, picture: picture("bL"), seats: [1] },
  quickest: [{ seat: 2, rounds: [1] }],
};

/** @type {View} */
const VIEW = {
  ...{ mode: "competitive", hand: 4, goal: null, needed: null, round: 2, lap: 1, phase: "over", pair: 1, responder: 1 },
  ...{ seats: [SEAT, SEAT, SEAT], waiting: [], resting: false, last: true, over: true, you: 1, guide: null, pairs: [] },
  history: [
    {
      ...{ ...SAID, round: 1, responder: 0, side: "L" },
      votes: [
        { seat: 1, side: "L", after: 2, points: 0 },
        { seat: 2, side: "R", after: 1, points: 3 },
      ],
    },
    { ...SAID, round: 2, responder: 1, void: true, side: null, votes: [] },
  ],
  ...{ opened: null, outcome: { winners: [2], why: "lead" }, gallery: GALLERY },
};

// Each sentence says its key, and what is filled in.
const says = new Proxy(/** @type {Record<string, string>} */ ({}), {
  get: (_, key) => `${String(key)} {name}{n}{all}{side}{rounds}{sum}{goal}{needed}`,
});

/** @param {string} text */
const plain = (text) => text.replace(/\{\w+\}/g, "");

beforeEach(() => {
  const rules = { pairs: 3, worth: [3, 2, 1], longest_meaning: 120 };
  const options = { mode: { default: "competitive", choices: [] }, hand: { default: 4, choices: [] } };
  learn({ lang: "en", words: says, options, bots: [], texts: {}, rules, themes: {}, at_large: {} });
});

test("best fooled is named with whom they took the Machine for, and in which round", () => {
  const told = fooledWords(GALLERY.fooled, VIEW.history, SEATS);
  assert.deepEqual([told.who, plain(told.how)], ["Bob", "fooled_by Ada1"]);
  const nobody = fooledWords(null, VIEW.history, SEATS);
  assert.deepEqual([nobody.who, plain(nobody.how)], ["", "fooled_nobody "]);
});

test("the quickest eye is one with rounds, or several with how often", () => {
  const one = quickestWords([{ seat: 1, rounds: [2, 4] }], SEATS);
  assert.deepEqual([one.who, plain(one.how)], ["Bob", "quick_rounds 2 and 4"]);
  assert.equal(plain(quickestWords(GALLERY.quickest, SEATS).how), "quick_round 1");
  const two = [
    { seat: 0, rounds: [1, 3] },
    { seat: 1, rounds: [2, 3] },
  ];
  const several = quickestWords(two, SEATS);
  assert.deepEqual([several.who, plain(several.how)], ["Ada and Bob", "quick_each_n 2"]);
  assert.equal(plain(quickestWords([], SEATS).how), "quick_nobody ");
});

test("once it is over the pictures of the gallery can be looked at, round by round", () => {
  const sights = sightsOf(VIEW, false, SEATS);
  assert.deepEqual(
    sights.map(({ key, round }) => [key, round]),
    [hangs(1), hangs(1, 1, "L"), hangs(1, 1, "R"), hangs(1, 2, "L"), hangs(1, 2, "R")].map((key) => [key, 1]),
  );
  assert.deepEqual(
    sights.map(({ pictures: [{ label }] }) => plain(label).trim()),
    ["guide", "L, machine", "R, Ada", "L, machine", "R, Ada"],
  );
  assert.equal(nearest(VIEW, null), sights[0].key);
  // Of a round whose Responder was gone nothing was drawn.
  const [drawn, empty] = GALLERY.rounds;
  const later = { ...VIEW, gallery: { ...GALLERY, rounds: [empty, { ...drawn, round: 2 }] } };
  assert.equal(nearest(later, null), hangs(2));
});

test("the picture to save has every card in its place, framed by whose it was, and no way into a room", () => {
  const plan = planOf(VIEW, SEATS, "Cleo won");
  assert.deepEqual(
    plan.cards.map(({ picture: { name }, as, side }) => [name, as, side]),
    [
      ["g1", "guide", null],
      ["aL", "machine", "L"],
      ["aR", "human", "R"],
      ["bL", "machine", "L"],
      ["bR", "human", "R"],
    ],
  );
  assert.equal(plan.panels.length, 1); // nothing was drawn in the other round
  for (const { x, y } of plan.cards) {
    const [{ x: left, y: top, width, height }] = plan.panels;
    assert.ok(x >= left && x + 130 <= left + width && y >= top && y + 130 <= top + height);
  }
  const told = plan.lines.map(({ text }) => plain(text).trim());
  assert.equal(told[0], "Cleo won");
  assert.equal(told[1], "Cleo 6   Bob 3   Ada 0");
  assert.ok(told.includes("Bob L") && told.includes("Cleo R"));
  assert.ok(told.includes("saw_through 12"));
  // Who did not vote did not see through.
  const history = [{ ...VIEW.history[0], abstained: [0] }, VIEW.history[1]];
  const late = planOf({ ...VIEW, history }, SEATS, "Cleo won").lines.map(({ text }) => plain(text).trim());
  assert.ok(late.includes("saw_through 13"));
});

test("of a long match the picture has the last rounds, since no browser draws it any higher", () => {
  const rounds = Array.from({ length: 60 }, (_, at) => ({ ...GALLERY.rounds[0], round: at + 1 }));
  const history = rounds.map(({ round }) => ({ ...VIEW.history[0], round }));
  const plan = planOf({ ...VIEW, history, gallery: { ...GALLERY, rounds } }, SEATS, "");
  assert.equal(plan.panels.length, 24);
  assert.ok(plan.height < 8192);
});

test("a text that is too wide for its place ends early", () => {
  const measured = (/** @type {string} */ text) => [...text].length;
  assert.equal(fitted("Ada and Bob", 20, measured), "Ada and Bob");
  assert.equal(fitted("Ada and Bob", 9, measured), "Ada and…");
  assert.equal(fitted("Ada", 0, measured), "…");
});

test("what all need together is told as long as something is missing", () => {
  assert.equal(goalOf(VIEW), null);
  const missing = goalOf({ ...VIEW, goal: 12, needed: 7 });
  assert.equal(missing && plain(missing.words), "goal_to_go 5127");
  const there = goalOf({ ...VIEW, goal: 12, needed: 0 });
  assert.equal(there && plain(there.words), "goal_reached 12");
});
