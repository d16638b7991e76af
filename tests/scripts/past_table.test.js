import assert from "node:assert/strict";
import { test } from "node:test";
import { isHost } from "bombe/table.js";
import { PastTable, stateAt } from "../../src/bombe/web/static/past_table.js";

const MATCH = {
  game: "tiny",
  title: "Tiny",
  seats: [
    { name: "Ada", bot: null, winner: false },
    { name: "Bo", bot: "keen", winner: true },
  ],
  steps: [{ view: { n: 0 } }, { view: { n: 1 } }],
  why: "Bo was closer.",
};

test("a step shows its view; the outcome comes with the last", () => {
  const [first, last] = [0, 1].map((step) => stateAt(MATCH, step));
  assert.deepEqual([first.view, first.table?.phase, first.table?.outcome], [{ n: 0 }, "playing", null]);
  assert.deepEqual([last.view, last.table?.phase], [{ n: 1 }, "over"]);
  assert.deepEqual(last.table?.outcome, { winners: [1], why: "Bo was closer." });
  assert.deepEqual(
    last.table?.people.map(({ name, bot }) => [name, bot]),
    [
      ["Ada", null],
      ["Bo", "keen"],
    ],
  );
  assert.equal(isHost(last), false); // a spectator never counts as the host
});

test("those who listen hear of a step until they stop, and nothing can be done", async () => {
  const past = new PastTable(MATCH, { id: "m1", lang: "en", step: 0, refusal: "It is over." });
  /** @type {unknown[]} */
  const seen = [];
  const stop = past.subscribe(({ view }) => seen.push(view));
  past.show(1);
  stop();
  past.show(0);
  assert.deepEqual(seen, [{ n: 1 }]);
  assert.deepEqual(past.state.view, { n: 0 });
  assert.equal(past.pictures, "/api/matches/m1/pictures/");
  await assert.rejects(past.act(), /It is over\./);
  await assert.rejects(past.order(), /It is over\./);
});
