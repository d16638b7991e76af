import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreWords } from "bombe/score.js";
import { learn } from "bombe/words.js";
import { tableOf } from "./tables.js";

learn({
  lang: "en",
  words: { score: "Won: {names}.", score_together: "Together: {n} of {m}.", score_alone: "Alone: {n} of {m}." },
});

/** @type {(who: number[], played: number, won: number, together?: boolean) => import("bombe/messages.d.ts").Tally} */
const tally = (who, played, won, together = false) => ({ who, together, played, won });

test("one match needs no score, nor does a match without a table", () => {
  assert.equal(scoreWords(null), "");
  assert.equal(scoreWords(tableOf({ score: [tally([7], 1, 1), tally([8], 1, 0)] })), "");
});

test("who has won most comes first, and those who have left are named by their seat", () => {
  const people = tableOf().people.slice(1);
  const score = [tally([7], 3, 1), tally([8], 3, 2), tally([9], 1, 0)];
  assert.equal(scoreWords(tableOf({ people, score })), "Won: Bo 2, Ada 1, and Cy 0.");
});

test("together, and alone", () => {
  assert.equal(scoreWords(tableOf({ score: [tally([7, 8], 3, 2, true)] })), "Together: 2 of 3.");
  const both = [tally([7], 2, 0, true), tally([7], 2, 2), tally([8], 2, 1)];
  assert.equal(scoreWords(tableOf({ score: both })), "Won: Ada 2 and Bo 1. Alone: 0 of 2.");
});
