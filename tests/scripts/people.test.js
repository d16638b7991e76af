import assert from "node:assert/strict";
import { test } from "node:test";
import { holesOf, sitting } from "bombe/people.js";
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
