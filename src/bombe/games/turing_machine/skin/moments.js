// Sounds and a touch of vibration at the moments that count, for those who want them. Nothing is
// loaded: each sound is made here.

import { wishes } from "bombe/table.js";

/** @typedef {"card" | "yes" | "no" | "thumb"} Moment */

/** @type {AudioContext | null} */
let audio = null; // made when the first one is due: a browser refuses it before somebody has pressed something

/**
 * A tone that glides and dies away.
 * @param {AudioContext} on
 * @param {OscillatorType} type
 * @param {[from: number, to: number]} pitch in hertz
 * @param {number} after in seconds, and so is how long it lasts
 * @param {number} lasts
 * @param {number} loud
 */
function tone(on, type, [from, to], after, lasts, loud) {
  const start = on.currentTime + after;
  const voice = new OscillatorNode(on, { type, frequency: from });
  const volume = new GainNode(on, { gain: 0 });
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

/**
 * Paper that slides: noise through a filter.
 * @param {AudioContext} on
 */
function slide(on) {
  const lasts = 0.16;
  const noise = new AudioBuffer({ length: Math.ceil(on.sampleRate * lasts), sampleRate: on.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) {
    samples[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / samples.length) ** 2;
  }
  const paper = new AudioBufferSourceNode(on, { buffer: noise });
  paper
    .connect(new BiquadFilterNode(on, { type: "bandpass", frequency: 2600, Q: 0.8 }))
    .connect(new GainNode(on, { gain: 0.22 }))
    .connect(on.destination);
  paper.start();
}

/** @type {Record<Moment, { heard: (on: AudioContext) => void, felt: number[] }>} */
const MOMENTS = {
  card: { heard: slide, felt: [] },
  yes: {
    heard: (on) => {
      tone(on, "sine", [660, 660], 0, 0.12, 0.12);
      tone(on, "sine", [880, 880], 0.09, 0.22, 0.12);
    },
    felt: [18],
  },
  no: { heard: (on) => tone(on, "triangle", [233, 175], 0, 0.26, 0.16), felt: [18, 60, 18] },
  thumb: { heard: (on) => tone(on, "sine", [150, 62], 0, 0.18, 0.3), felt: [30] },
};

// Those who want less to move on their device want a quiet board too.
const isWanted = () => wishes.sound === "on" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Moment} name */
export function moment(name) {
  if (!isWanted()) return;
  const { heard, felt } = MOMENTS[name];
  if (felt.length) navigator.vibrate?.(felt);
  audio ??= new AudioContext();
  audio.resume().catch(() => {}); // it may have been put to rest with the page
  heard(audio);
}
