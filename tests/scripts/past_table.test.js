import assert from "node:assert/strict";
import { test } from "node:test";
import { isHost } from "bombe/table.js";
import { PastTable, patched, stateAt } from "../../src/bombe/web/static/past_table.js";

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

test("steps that tell what has changed show the same as whole ones", () => {
  const first = { n: 0, "a/b~c": [1], seats: [{ rounds: [1] }, { rounds: [] }], gone: true };
  const steps = [
    { seat: null, action: "", view: first },
    {
      seat: 1,
      action: "ask",
      changes: [
        { op: "replace", path: "/n", value: 1 },
        { op: "add", path: "/seats/1/rounds/0", value: 7 },
        { op: "remove", path: "/gone" },
      ],
    },
    {
      seat: 0,
      action: "tell",
      changes: [
        { op: "replace", path: "/a~1b~0c/0", value: 2 },
        { op: "remove", path: "/seats/0/rounds/0" },
        { op: "add", path: "/new", value: { deep: null } },
      ],
    },
    { seat: 0, action: "all", view: { n: 9 } },
  ];
  const match = { ...MATCH, steps };
  const last = { n: 1, "a/b~c": [2], seats: [{ rounds: [] }, { rounds: [7] }], new: { deep: null } };
  assert.deepEqual(stateAt(match, 2).view, last);
  assert.deepEqual(stateAt(match, 0).view, first);
  assert.deepEqual(first.seats[1].rounds, []); // nothing old was changed
  assert.deepEqual(stateAt(match, 3).view, { n: 9 });
  assert.equal(patched(1, [{ op: "replace", path: "", value: 2 }]), 2);
  const past = new PastTable(match, { id: "m1", lang: "en", step: 0, refusal: "" });
  assert.deepEqual(past.done(1), { name: "Bo", action: "ask" });
  assert.deepEqual(past.done(0), { name: undefined, action: "" });
});

test("a skin's words: of each step, with what was seen before it; and the parts, by their first steps", () => {
  const steps = [0, 0, 1, 1, 0].map((n, at) => ({ seat: at ? 0 : null, action: at ? "go" : "", view: { n } }));
  const skin = {
    /** @type {(name: string, action: string, view: any, about: any) => string} */
    inWords: (name, action, view, { before, table }) => `${name} ${action} ${before.n}${view.n} ${table.seats[1].name}`,
    partOf: (/** @type {{ n: number }} */ { n }) => `part ${n}`,
  };
  const page = { id: "m1", lang: "en", step: 0, refusal: "" };
  const past = new PastTable({ ...MATCH, steps }, page, skin);
  assert.equal(past.words(2), "Ada go 01 Bo");
  assert.equal(past.words(0), "");
  assert.deepEqual(past.parts(), [
    { step: 0, name: "part 0" },
    { step: 2, name: "part 1" },
    { step: 4, name: "part 0" },
  ]);
  assert.deepEqual(new PastTable({ ...MATCH, steps }, page).parts(), []);
});
