// What those hear who do not see the page of Turing Machine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { learn } from "bombe/words.js";
import { newsOf } from "../../src/bombe/games/turing_machine/skin/news.js";
import { tableOf } from "./tables.js";

learn({
  lang: "en",
  words: {
    next_proposal: "Round {n}.",
    next_proposal_more: "Ask.",
    heard_yes: "{letter} yes {code}, {left} left.",
    heard_no: "{letter} no {code}, {left} left.",
  },
});

/** @param {object[]} rounds @param {object} [changes] @returns {any} */
const viewOf = (rounds, changes) => ({
  ...{ over: false, coop: false, round: rounds.length || 1, left: 2, seats: [{}], machine: null },
  sheet: { rounds },
  ...changes,
});
/** @param {any} view @param {number} [matches] @param {number} [shown] @returns {any} */
const seen = (view, matches = 1, shown = 0) => ({ table: matches ? tableOf({ matches }) : null, view, shown });

const ASKED = [{ proposal: "241", answers: { A: true } }];
const BEGUN = "Round 1. Ask.";

test("an answer is heard once", () => {
  assert.equal(newsOf(seen(viewOf([])), seen(viewOf(ASKED)), "241"), "A yes 2 4 1, 2 left.");
  assert.equal(newsOf(seen(viewOf(ASKED)), seen(viewOf(ASKED)), "241"), "");
  assert.equal(newsOf(null, seen(viewOf(ASKED)), "241"), ""); // it is on the page that was opened
  // The first question makes the room: that is no other match.
  assert.equal(newsOf(seen(viewOf([]), 0), seen(viewOf(ASKED)), "241"), "A yes 2 4 1, 2 left.");
});

test("another match is heard, whether the end of the last one was seen or not", () => {
  const ended = viewOf(ASKED, { over: true });
  const begun = seen(viewOf([]), 2);
  assert.equal(newsOf(seen(ended), begun, "111"), BEGUN);
  // Its host ended it, or nobody was connected at its end.
  assert.equal(newsOf(seen(viewOf(ASKED)), begun, "111"), BEGUN);
  assert.equal(newsOf(seen(viewOf(ASKED), 0, 0), seen(viewOf([]), 0, 1), "111"), BEGUN); // without a room
  assert.equal(newsOf(seen(ended), seen(ended), "111"), "");
  assert.equal(newsOf(seen(ended), seen(null), "111"), "");
});
