// Sounds and a touch of vibration, for those who want them. Nothing is loaded: each sound is made
// here.

import { wishes } from "./table.js";

/**
 * What a moment sounds like, and how a phone shakes.
 * @typedef {{ heard: (on: AudioContext) => void, felt: number[] }} Moment
 */

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
export function tone(on, type, [from, to], after, lasts, loud) {
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
export function slide(on) {
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

// Those who want less to move on their device want a quiet page too.
const isWanted = () => wishes.sound === "on" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Moment} moment */
export function sound({ heard, felt }) {
  if (!isWanted()) return;
  if (felt.length) navigator.vibrate?.(felt);
  audio ??= new AudioContext();
  audio.resume().catch(() => {}); // it may have been put to rest with the page
  heard(audio);
}
