import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { wishes } from "bombe/table.js";
import { moment } from "../../src/bombe/games/turing_machine/skin/moments.js";

/** @type {string[]} */
let done = []; // what the browser was asked for
let calm = false;

// As much of a browser's own interfaces as a sound uses.
class Sounding {
  currentTime = 0;
  sampleRate = 8000;
  frequency = this;
  gain = this;
  connect = () => this;
  setValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
  getChannelData = () => new Float32Array(8);
  resume = async () => {};
  stop = () => {};
  start = () => done.push("sound");
}
const kinds = [
  "AudioContext",
  "AudioBuffer",
  "AudioBufferSourceNode",
  "BiquadFilterNode",
  "GainNode",
  "OscillatorNode",
];
const vibrate = (/** @type {number[]} */ felt) => done.push(`felt ${felt}`);
const stubs = {
  ...Object.fromEntries(kinds.map((kind) => [kind, Sounding])),
  matchMedia: (/** @type {string} */ query) => ({ matches: calm && query === "(prefers-reduced-motion: reduce)" }),
  navigator: { vibrate },
};
for (const [name, value] of Object.entries(stubs))
  Object.defineProperty(globalThis, name, { value, configurable: true });

/** @type {import("../../src/bombe/games/turing_machine/skin/moments.js").Moment[]} */
const EVERY = ["card", "yes", "no", "thumb"];

beforeEach(() => {
  done = [];
  calm = false;
  wishes.sound = "on";
});

test("each moment is heard, and all but the card's are felt", () => {
  EVERY.forEach(moment);
  assert.deepEqual(done, ["sound", "felt 18", "sound", "sound", "felt 18,60,18", "sound", "felt 30", "sound"]);
});

test("nothing is heard or felt by those who have not asked for it", () => {
  for (const wish of [undefined, "off", ""]) {
    wishes.sound = wish;
    EVERY.forEach(moment);
  }
  assert.deepEqual(done, []);
});

test("nothing is heard or felt where less is to move", () => {
  calm = true;
  EVERY.forEach(moment);
  assert.deepEqual(done, []);
});
