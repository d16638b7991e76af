import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { awayWords } from "../../src/bombe/games/imitation/skin/away.js";
import { isAnother } from "../../src/bombe/games/imitation/skin/choice.js";
import { bots, learn, modeName, optionOf, pairNumbers, worth } from "../../src/bombe/games/imitation/skin/game.js";
import { pointedAt, points, toTell } from "../../src/bombe/games/imitation/skin/intent.js";
import { matchOf } from "../../src/bombe/games/imitation/skin/match.js";
import { untoldOf } from "../../src/bombe/games/imitation/skin/meanings.js";
import { newsOf } from "../../src/bombe/games/imitation/skin/news.js";
import { verdictWords } from "../../src/bombe/games/imitation/skin/opened.js";
import {
  fateOf,
  fateOfVote,
  heldAs,
  kindOf,
  mayVote,
  nearest,
  ownOf,
  roleOf,
  seatsOf,
  sightsOf,
} from "../../src/bombe/games/imitation/skin/state.js";
import { inWords, partOf } from "../../src/bombe/games/imitation/skin/told.js";
import { heldFor } from "../../src/bombe/games/imitation/skin/voting.js";
import { PEOPLE, tableOf } from "./tables.js";

/** @typedef {import("../../src/bombe/games/imitation/skin/view.d.ts").View} View */

/** @param {string} name */
const picture = (name) => ({ name, text: name, print: "" });
const HAND = ["a", "b", "c", "d"].map(picture);
const SEAT = { score: 0, responder: 0, gone: false, voted: null, passed: false, ready: false };
const PAIR = { L: picture("l"), R: picture("r") };

/** @type {View} */
const VIEW = {
  ...{ mode: "competitive", hand: 4, goal: null, needed: null, round: 1, lap: 1, phase: "vote", pair: 1, responder: 0 },
  ...{ seats: [SEAT, SEAT, SEAT], waiting: [1, 2], resting: false, history: [], last: false, over: false },
  ...{ you: 1, guide: picture("g"), pairs: [PAIR], opened: null },
};

/** @type {View} */
const PICKING = {
  ...{ ...VIEW, phase: "pick", you: 0, waiting: [0], pairs: [] },
  ...{ side: "R", machine: 1, hand_cards: HAND, picks: [] },
};

/** @type {NonNullable<View["opened"]>} */
const OPENED = {
  ...{ void: false, side: "R", human: "L", machine: 1, hands: [HAND], picked: [3] },
  ...{ votes: [{ seat: 1, side: "L", after: 1, points: 3 }], points: [3, 3, 0], meant: [null, null, null] },
};

// Each sentence says its key, and what is filled in.
const says = new Proxy(/** @type {Record<string, string>} */ ({}), {
  get: (_, key) => `${String(key)} {name}{names}{n}{side}{worth}{points}`,
});

/** @param {string} text */
const plain = (text) => text.replace(/\{\w+\}/g, "");

beforeEach(() => {
  const rules = { pairs: 3, worth: [3, 2, 1], longest_meaning: 120 };
  const mode = { default: "gnirut", choices: /** @type {[string, string][]} */ ([["gnirut", "The other way round"]]) };
  const options = { mode, hand: { default: 4, choices: [] } };
  const themes = { leaving: "leaving" };
  learn({ lang: "en", words: says, options, bots: ["keen"], texts: { a: "an apple" }, rules, themes, at_large: {} });
});

/**
 * @param {Partial<View>} changes
 * @param {Partial<import("bombe/messages.d.ts").Table>} [table]
 */
const matchWith = (changes, table) => {
  const view = { ...VIEW, ...changes };
  const state = {
    table: tableOf(table),
    you: null,
    view,
    chat: [],
    connected: true,
    late: false,
    trying: false,
    closed: "",
    fault: "",
    refused: "",
  };
  return matchOf(/** @type {any} */ ({ state }), state, view);
};

test("the rules come from the server", () => {
  assert.deepEqual(pairNumbers(), [1, 2, 3]);
  assert.deepEqual(pairNumbers().map(worth), [3, 2, 1]);
});

test("who one is, and which page that gives", () => {
  assert.deepEqual(
    [null, 0, 1].map((you) => roleOf({ ...VIEW, you })),
    ["watching", "responder", "interrogator"],
  );
  assert.equal(kindOf(VIEW, true), "round");
  assert.equal(kindOf(PICKING, true), "answering");
  assert.equal(kindOf(PICKING, false), "round"); // the match rests, or the host has ended it
  assert.equal(kindOf({ ...VIEW, phase: "score" }, true), "opened");
  assert.equal(kindOf({ ...VIEW, phase: "over", over: true }, false), "final");
});

test("it is one's turn unless the match rests or has been ended", () => {
  assert.deepEqual([matchWith({}).mine, matchWith({ resting: true }).mine], [true, false]);
  assert.deepEqual([matchWith({ you: 0 }).mine, matchWith({ you: null }).mine], [false, false]);
  const ended = matchWith({}, { phase: "over" });
  assert.deepEqual([ended.ended, ended.mine], [true, false]);
});

test("one who has passed may still vote, and nobody who has voted, left or answers", () => {
  /** @type {(me: Partial<View["seats"][0]>, more?: Partial<View>) => boolean} */
  const may = (me, more = {}) => mayVote({ ...VIEW, seats: [SEAT, { ...SEAT, ...me }, SEAT], ...more });
  assert.deepEqual([may({}), may({ passed: true }), may({ passed: true }, { waiting: [2] })], [true, true, true]);
  assert.deepEqual([may({ voted: 1 }), may({ gone: true }), may({}, { you: 0 })], [false, false, false]);
  assert.deepEqual(
    [may({}, { you: null }), may({}, { phase: "pick" }), may({}, { resting: true })],
    [false, false, false],
  );
});

test("a vote can be taken back for three seconds, and is sent before the turn ends", () => {
  assert.deepEqual([heldFor(), heldFor(60), heldFor(4), heldFor(2), heldFor(0)], [3000, 3000, 1500, 0, 0]);
});

test("a second press at once is the same press", () => {
  assert.deepEqual([isAnother(1000, 1399), isAnother(1000, 1400), isAnother(-Infinity)], [false, true, true]);
});

test("a side is told of for the last pair alone, with a timer, by those who may vote, and taken back", () => {
  const last = { pair: 3, waiting: [1] };
  const timed = { deadline: 9000 };
  assert.equal(points(matchWith(last, timed)), true);
  assert.equal(points(matchWith(last)), false);
  for (const less of [
    { pair: 2 },
    { you: 0, waiting: [0] },
    { waiting: [2] },
    { phase: /** @type {const} */ ("pick") },
  ])
    assert.equal(points(matchWith({ ...last, ...less }, timed)), false);
  assert.equal(points(null), false);
  // A letter or a vote that is held is not undone by the mouse, and the mouse goes before the focus.
  assert.equal(pointedAt({ wish: "L", over: "R", focus: "R" }), "L");
  assert.equal(pointedAt({ wish: null, over: "R", focus: "L" }), "R");
  assert.equal(pointedAt({ wish: null, over: null, focus: "L" }), "L");
  assert.equal(pointedAt({ wish: "pass" }), null);
  assert.deepEqual(
    [toTell("L", null), toTell("L", "L"), toTell(null, "L"), toTell("R", "L"), toTell(null, null)],
    ["point L", null, "point", "point R", null],
  );
});

test("cards of one's own are counted without the Machine's", () => {
  assert.deepEqual(ownOf(PICKING), [0, 2, 3]);
  assert.deepEqual(ownOf(VIEW), []);
  assert.equal(plain(heldAs(PICKING, 2)), "card_n 2");
  assert.equal(plain(heldAs(PICKING, 1)), "machines_card R");
  assert.deepEqual(
    [0, 1, 2].map((card) => fateOf(OPENED, 0, card)),
    ["left_lying", "the_machine", "the_human"],
  );
});

test("what can be looked at closely, and what is nearest", () => {
  const keys = (/** @type {View} */ view, answering = false) => sightsOf(view, answering, []).map(({ key }) => key);
  assert.deepEqual(keys(VIEW), ["guide", "pair 1"]);
  assert.deepEqual(keys(PICKING, true), ["guide", "card 0", "card 1", "card 2", "card 3"]);
  assert.deepEqual(keys(PICKING), ["guide"]);
  assert.equal(keys({ ...VIEW, opened: OPENED }).length, 6);
  const [, pair] = sightsOf(VIEW, false, []);
  assert.deepEqual(
    pair.pictures.map(({ label }) => label),
    ["L", "R"],
  ); // never one without the other
  assert.deepEqual([nearest(PICKING, 2), nearest(VIEW, null), nearest(PICKING, null)], ["card 2", "pair 1", "guide"]);
});

test("those who listen hear what has changed and no more", () => {
  const before = matchWith({});
  assert.equal(plain(newsOf(null, before).polite ?? ""), "news_pair 13");
  assert.deepEqual(newsOf(before, before), { polite: "" });
  const voted = matchWith({ seats: [SEAT, SEAT, { ...SEAT, voted: 1 }] });
  assert.equal(plain(newsOf(before, voted).polite ?? ""), "have_voted Cy");
  const gone = matchWith({ seats: [{ ...SEAT, gone: true }, SEAT, SEAT] });
  assert.equal(plain(newsOf(before, gone).polite ?? ""), "went_away Ada");
  const ended = matchWith({}, { phase: "over", outcome: { winners: [], why: "The host ended it." } });
  assert.deepEqual(newsOf(before, ended), { urgent: "The host ended it." });
  assert.deepEqual(newsOf(ended, ended), { urgent: "" });
});

test("another match is heard from its beginning, also with one more at the table", () => {
  const fewer = matchWith({ seats: [SEAT, SEAT] });
  const next = matchWith({}, { matches: 2 });
  assert.equal(plain(newsOf(fewer, next).polite ?? ""), "news_pair 13");
  const ended = { phase: /** @type {const} */ ("over"), outcome: { winners: [], why: "The host ended it." } };
  assert.equal(plain(newsOf(matchWith({}, ended), next).polite ?? ""), "news_pair 13");
  assert.deepEqual(newsOf(matchWith({}, ended), matchWith({}, { ...ended, matches: 2 })), {
    urgent: "The host ended it.",
  });
});

test("a round that is over is told at once, and what was meant to those to whom it is new", () => {
  const before = matchWith({});
  const scored = matchWith({ phase: "score", opened: OPENED });
  assert.match(newsOf(before, scored).urgent ?? "", /^was_human Ada/);
  const told = matchWith({ phase: "score", opened: { ...OPENED, meant: ["the roof", null, null] } });
  assert.equal(plain(newsOf(scored, told).polite ?? ""), "pair_told 1 the roof");
});

test("the verdict on a round", () => {
  /** @param {Partial<View>} changes */
  const keys = (changes) => {
    const { view, seats } = matchWith({ phase: "score", opened: OPENED, ...changes });
    return verdictWords(view, seats).map((words) => words.split(" ")[0]);
  };
  assert.deepEqual(keys({}), ["was_human", "everybody_right", "responder_scores", "you_score"]);
  assert.deepEqual(keys({ you: 0 }), ["you_were", "everybody_right", "you_score"]);
  assert.deepEqual(keys({ you: null, mode: "gnirut" }), ["was_human", "everybody_right"]);
  assert.deepEqual(keys({ round: 3 }).at(-1), "another_lap");
  assert.deepEqual(keys({ round: 3, last: true }).at(-1), "you_score");
  assert.deepEqual(keys({ opened: { ...OPENED, void: true } }), ["void", "void_more"]);
  // Who did not vote did not guess right.
  const { view, seats } = matchWith({ phase: "score", opened: { ...OPENED, abstained: [2] } });
  assert.equal(plain(verdictWords(view, seats)[1]), "some_right 1");
});

test("what is typed and not told yet", () => {
  assert.deepEqual(untoldOf({ 1: "the roof ", 2: "a cat", 3: "" }, ["the roof", null, null]), [2]);
  assert.deepEqual(untoldOf({ 1: "" }, ["the roof"]), [1]); // taken back
});

test("what may be chosen is what the server offers", () => {
  assert.equal(modeName("gnirut"), "The other way round");
  assert.equal(optionOf("hand").default, 4);
  assert.deepEqual(bots(), ["keen"]);
});

test("a match that is told again says of a step what all saw then: the side of a vote once it is open", () => {
  /** @type {View} */
  const voting = { ...VIEW, you: null };
  /** @type {View} */
  const open = { ...voting, phase: "score", opened: OPENED };
  /** @type {(action: string, view: View, before?: View) => string} */
  const told = (action, view, before = voting) => plain(inWords("Bo", action, view, { before, table: tableOf() }));
  assert.equal(told("vote R", voting), "told_vote Bo");
  assert.equal(told("pass", { ...voting, phase: "pick", pair: 2 }), "told_pass Bo choosing Ada2");
  assert.equal(told("vote R", open), `told_vote Bo ${plain(verdictWords(open, seatsOf(tableOf(), open)).join(" "))}`);
  assert.equal(told("next", open, open), "told_next Bo");
  assert.equal(told("leave", { ...voting, resting: true }), "told_left Bo resting ");
  assert.equal(told("return", voting), "told_back Bo");
  assert.equal(told("abstain", { ...voting, pair: 3 }, { ...voting, pair: 3 }), "told_abstained Bo");
  for (const unseen of ["choose 3", "point L", "point"]) assert.equal(told(unseen, voting), "");
  assert.equal(told("round R 34 56 18", { ...voting, phase: "pick" }, { ...voting, phase: "deal" }), "told_round Ada1");
  assert.equal(told("next", { ...open, over: true, outcome: { winners: [1], why: "" } }, open), "told_next Bo won Bo.");
});

test("the parts of a match are its pairs, its votes and its result", () => {
  /** @type {View[]} */
  const views = [VIEW, { ...VIEW, phase: "score" }, { ...VIEW, over: true }];
  assert.deepEqual(views.map(partOf).map(plain), ["part_pair 1", "part_votes 1", "part_result "]);
});

test("a round that does not count calls no vote right or wrong", () => {
  const vote = { points: 0 };
  assert.equal(fateOfVote(vote, { void: true }), "void");
  assert.equal(fateOfVote(vote, { void: false }), "wrong");
  assert.equal(fateOfVote({ points: 2 }, { void: false }), "right");
});

test("one who is away and is waited for is announced as that", () => {
  const away = PEOPLE.map((one) => ({ ...one, gone: one.who === 7 }));
  const missed = [{ who: 7, until: 1000 }];
  /** @type {Partial<View>} */
  const choosing = { phase: "pick", waiting: [0], pairs: [] };
  const before = matchWith(choosing);
  const waited = matchWith(choosing, { people: away, missed });
  const gone = matchWith(choosing, { people: away });
  assert.deepEqual(
    waited.seats.map((seat) => seat.missed),
    [1000, null, null],
  );
  assert.equal(plain(newsOf(before, waited).polite ?? ""), "missed Ada");
  assert.equal(plain(newsOf(before, gone).polite ?? ""), "went_away Ada");
  // Whether they were away before or not; and it is said once.
  assert.equal(plain(newsOf(gone, waited).polite ?? ""), "missed Ada");
  assert.deepEqual([newsOf(waited, waited), newsOf(waited, gone)], [{ polite: "" }, { polite: "" }]);
});

test("who is away is told by what comes of it first", () => {
  const away = PEOPLE.map((one) => ({ ...one, gone: one.who !== 9 }));
  /** @type {(who: number, deadline: number | null) => string} */
  const told = (who, deadline) => {
    const { seats, state } = matchWith({}, { people: away, deadline, missed: [{ who, until: 1000 }] });
    return plain(awayWords(seats[who - 7], state.table));
  };
  // Without a timer, and where the turn is longer than the wait, a round is lost: Ada's or the next.
  assert.deepEqual(
    [null, 1001].map((deadline) => [told(7, deadline), told(8, deadline)]),
    [
      ["missed Ada", "missed_next Bo"],
      ["missed Ada", "missed_next Bo"],
    ],
  );
  // Else the table acts for them at the end of the turn, which comes first then.
  assert.deepEqual([told(7, 1000), told(8, 999)], ["missed_card Ada", "missed_on Bo"]);
  assert.equal(plain(awayWords(matchWith({}, { people: away, deadline: 5 }).seats[0], null)), "went_away Ada");
});
