// The moments that count, as those hear and feel them who want to.

import { slide, sound, tone } from "bombe/sounds.js";

/** @typedef {"card" | "yes" | "no" | "thumb"} Moment */

/** @type {Record<Moment, import("bombe/sounds.js").Moment>} */
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

/** @param {Moment} name */
export const moment = (name) => sound(MOMENTS[name]);
