import assert from "node:assert/strict";
import { test } from "node:test";
import { holesOf, marksOf, sitting } from "bombe/people.js";
import { learn } from "bombe/words.js";
import { PEOPLE, tableOf } from "./tables.js";

learn({ lang: "en", words: { you: "You" } });

const VIEW = { you: 1, seats: [{ gone: false }, { gone: false }, { gone: true }] };

test("who sits where, and who is away", () => {
  const table = tableOf({ people: PEOPLE.slice(1) }); // Ada has left the room
  const seats = sitting(table, VIEW);
  assert.deepEqual(
    seats.map(({ name }) => name),
    ["Ada", "Bo", "Cy"],
  );
  assert.deepEqual(
    seats.map(({ away }) => away),
    [true, false, true],
  );
  assert.deepEqual(
    seats.map(({ me }) => me),
    [false, true, false],
  );
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    [null, null, "keen"],
  );
});

test("somebody whom the room has lost sight of is away", () => {
  const people = PEOPLE.map((one) => ({ ...one, gone: one.name === "Bo" }));
  assert.deepEqual(
    sitting(tableOf({ people }), VIEW).map(({ away }) => away),
    [false, true, true],
  );
});

test("a match that is only tried has no table, and one visitor", () => {
  assert.deepEqual(sitting(null, { you: 0, seats: [{ gone: false }] }), [
    { gone: false, at: 0, who: undefined, name: "You", bot: null, away: false, me: true },
  ]);
});

test("every letter has five holes", () => {
  assert.equal(holesOf("A"), "11000");
  assert.equal(holesOf("Z"), "10001");
  for (const letter of ["É", "1", "字", " "]) assert.match(holesOf(letter), /^[01]{5}$/);
});

test("those who begin with the same letter are told apart", () => {
  const marks = (/** @type {string[]} */ ...names) => names.map((name) => marksOf([...names].reverse()).get(name));
  assert.deepEqual(marks("Ada", "Bo", "Cy"), ["A", "B", "C"]);
  assert.deepEqual(marks("Ada", "Adam", "anna", "Bo"), ["Ad", "Aa", "An", "B"]);
  assert.deepEqual(marks("Steady", "Steady 2", "Steady 12"), ["St", "S2", "Se"]);
  assert.deepEqual(marks("A", "A 2", "É", "é x"), ["A", "A2", "É", "Éx"]);
  assert.deepEqual(marks("Aa", "AA", "aa", "aA"), ["A2", "Aa", "A4", "A3"]);
});
