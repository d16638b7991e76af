import assert from "node:assert/strict";
import { test } from "node:test";
import { ago, MOST, noted } from "../../src/bombe/web/static/own_games.js";
import { tableOf } from "./tables.js";

/** @param {Partial<import("bombe/messages.d.ts").Table>} changes @param {number | null} seat */
const stateOf = (changes, seat = 0) =>
  /** @type {import("bombe/table.js").State} */ ({
    table: tableOf(changes),
    you: { who: 7, seat, speak: true, here: true },
  });

test("a game is noted with those who played too, and once", () => {
  const first = noted([], stateOf({}), 1000);
  assert.deepEqual(
    first.map(({ code, others, match, at }) => [code, others, match, at]),
    [["ABC", ["Bo", "Cy"], null, 1000]],
  );
  const again = noted(first, stateOf({}), 2000);
  assert.deepEqual(
    again.map(({ at }) => at),
    [2000],
  );
  const over = noted(again, stateOf({ phase: "over", match: "m1" }), 3000);
  assert.deepEqual(
    over.map(({ match }) => match),
    ["m1"],
  );
  const next = noted(over, stateOf({ matches: 2 }), 4000);
  assert.deepEqual(
    next.map(({ nth, match }) => [nth, match]),
    [
      [2, null],
      [1, "m1"],
    ],
  );
});

test("those who look on, and a room before its first match, note nothing", () => {
  assert.deepEqual(noted([], stateOf({}, null), 1000), []);
  assert.deepEqual(noted([], stateOf({ phase: "lobby" }), 1000), []);
});

test("only the latest are kept", () => {
  let games = noted([], stateOf({}), 0);
  for (let n = 1; n <= MOST; n += 1) games = noted(games, stateOf({ code: `R${n}` }), n);
  assert.equal(games.length, MOST);
  assert.equal(games[0].code, `R${MOST}`);
  assert.ok(!games.some(({ code }) => code === "ABC"));
});

test("how long ago is told in words", () => {
  assert.equal(ago(0, "en", "just now"), "just now");
  assert.equal(ago(5 * 60_000, "en", "just now"), "5 minutes ago");
  assert.equal(ago(2 * 3_600_000, "nl", "zojuist"), "2 uur geleden");
  assert.equal(ago(24 * 3_600_000, "fr", "à l’instant"), "hier");
});
