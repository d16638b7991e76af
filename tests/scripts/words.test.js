import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { count, filled, learn, listed, number, say } from "bombe/words.js";

const WORDS = { wait: "Waiting for {names}", round_1: "{n} round", round_n: "{n} rounds", alone_1: "a point" };

beforeEach(() => learn({ lang: "en", words: { ...WORDS, alone_n: "{n} points" } }));

test("places are filled in, and those without a value stay", () => {
  assert.equal(filled("{a} and {b}, {a}", { a: 1 }), "1 and {b}, 1");
  assert.equal(filled("nothing", { a: 1 }), "nothing");
  assert.equal(filled("{a}", { a: "{a}" }), "{a}"); // a name that looks like a place is a name
  assert.equal(say("wait", { names: "Ada" }), "Waiting for Ada");
  assert.throws(() => say("unheard"), /no words for unheard/);
});

test("names and numbers are written as the language does", () => {
  assert.equal(listed(["Ada", "Bo", "Cy"]), "Ada, Bo, and Cy");
  assert.equal(number(-1.5, 1), "−1.5");
  learn({ lang: "fr", words: WORDS });
  assert.equal(listed(["Ada", "Bo", "Cy"]), "Ada, Bo et Cy");
  assert.equal(number(2.5, 1), "2,5");
});

test("the language says which numbers take the singular", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => count("round", n)),
    ["0 rounds", "1 round", "2 rounds"],
  );
  learn({ lang: "fr", words: { ...WORDS, alone_n: "{n} points" } });
  assert.equal(count("round", 0), "0 round");
  assert.equal(count("alone", 0), "0 points"); // that sentence is about one alone
  assert.equal(count("alone", 1), "a point");
});
