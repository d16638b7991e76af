import assert from "node:assert/strict";
import { test } from "node:test";
import { momentOf } from "../../src/bombe/games/imitation/skin/moments.js";

/** @typedef {import("../../src/bombe/games/imitation/skin/match.js").Match} Match */

const PAIR = { L: {}, R: {} };
const VIEW = { phase: "pick", round: 1, pairs: [], you: 1, over: false, opened: null };

/**
 * @param {object} view
 * @param {object} [more]
 */
const match = (view, more = {}) =>
  /** @type {Match} */ (/** @type {unknown} */ ({ view: { ...VIEW, ...view }, mine: false, ended: false, ...more }));

const VOTE = { phase: "vote", pairs: [PAIR] };
/** @param {object} opened */
const opened = (opened) => ({ ...VOTE, phase: "score", opened: { void: false, human: "L", votes: [], ...opened } });
const vote = (/** @type {string} */ side) => [{ seat: 1, side, after: 1, points: 0 }];

test("a pair is heard as it is dealt, and one's turn is felt", () => {
  assert.equal(momentOf(match({}), match(VOTE)), "pair");
  assert.equal(momentOf(match({}), match(VOTE, { mine: true })), "turn");
  assert.equal(momentOf(match(VOTE, { mine: true }), match(VOTE)), null);
  assert.equal(momentOf(match({ ...VOTE, pairs: [PAIR, PAIR] }), match({ ...VOTE, round: 2 })), "pair");
});

test("a page that has just come makes no sound, nor does a match that the host ended", () => {
  assert.equal(momentOf(null, match(VOTE, { mine: true })), null);
  assert.equal(momentOf(match(VOTE), match(opened({}), { ended: true })), null);
});

test("a round that is opened sounds otherwise for those who voted, by what they voted", () => {
  assert.equal(momentOf(match(VOTE), match(opened({ votes: vote("L") }))), "right");
  assert.equal(momentOf(match(VOTE), match(opened({ votes: vote("R") }))), "wrong");
  assert.equal(momentOf(match(VOTE), match(opened({}))), "opened");
  assert.equal(momentOf(match(VOTE), match(opened({ void: true, votes: vote("L") }))), "opened");
  assert.equal(momentOf(match(opened({})), match(opened({ meant: ["so"] }))), null);
});

test("the end sounds like a win to those who have won", () => {
  const end = { over: true, phase: "over", outcome: { winners: [1], why: "lead" } };
  assert.equal(momentOf(match(opened({})), match(end)), "won");
  assert.equal(momentOf(match(opened({})), match({ ...end, you: 0 })), "over");
  assert.equal(momentOf(match(opened({})), match({ ...end, you: null })), "over");
  assert.equal(momentOf(match(end), match(end)), null);
});
