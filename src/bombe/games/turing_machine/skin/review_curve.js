// The rounds to expect in all, from question to question. It is hidden from screen readers: the list
// says the same. Names and numbers are written above it: in it, lines would run through them.

import { html } from "bombe/preact.js";
import { around, curve } from "./review_drawn.js";
import { number, say } from "./words.js";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [380, 206, 28, 12, 12, 28];
const MOST_NAMED = 12; // questions that are named below it

/** @typedef {(import("./review_drawn.js").Expected | null)[]} Steps */

/**
 * @param {object} props
 * @param {Steps} props.own
 * @param {Steps} props.others to compare with
 * @param {string[]} props.asked the verifier of each question
 * @param {string} props.name
 * @param {string} props.otherName
 * @param {number} props.step
 */
export function Curve({ own, others, asked, name, otherName, step }) {
  const most = Math.max(own.length, others.length);
  const { low, high } = around([own, others]);
  const x = (/** @type {number} */ n) => Math.round((LEFT + ((WIDTH - LEFT - RIGHT) * (n + 0.5)) / most) * 10) / 10;
  const y = (/** @type {number} */ rounds) =>
    Math.round((HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (rounds - low)) / (high - low)) * 10) / 10;
  const drawn = curve(own, x, y);
  const beside = curve(others, x, y);
  if (!drawn) return null;
  const grid = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return html`<section class="machine review-curve" aria-hidden="true">
    <h2>${say("review_curve")}</h2>
    <p class="note">${say("review_curve_is")}</p>
    <p class="review-legend"><span>${`${say("review_par")} ${number(drawn.start, 2)}`}</span>
      <span><i class="own"></i>${ending(name, drawn.end)}</span>
      ${beside && html`<span><i class="beside"></i>${ending(otherName, beside.end)}</span>`}</p>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
      <defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
      <rect class="here" x=${x(step - 0.5)} y=${TOP - 8} width=${x(step + 0.5) - x(step - 0.5)}
        height=${HEIGHT - TOP - BOTTOM + 16} rx="8" />
      ${grid.map(
        (n) => html`<g key=${n}><path class="grid" d=${`M${LEFT} ${y(n)}H${WIDTH - RIGHT}`} />
          <text class="scale" x=${LEFT - 10} y=${y(n) + 4}>${n}</text></g>`,
      )}
      ${beside && html`<path class="beside" d=${beside.path} />`}
      <path class="own" d=${drawn.path} />
      ${drawn.rises.map(
        ({ x: at, from, to, part }) => html`<rect key=${`${at} ${part}`} class=${part} x=${at - 7} width="14" rx="3"
          y=${Math.min(from, to) - 2} height=${Math.abs(from - to) + 4} />`,
      )}
      ${
        most <= MOST_NAMED &&
        asked.map(
          (verifier, n) => html`<text key=${n} class="at ${n === step ? "now" : ""}" x=${x(n)} y=${HEIGHT - 6}>
            ${n + 1} ${verifier}</text>`,
        )
      }
    </svg>
  </section>`;
}

/** @param {string} who @param {number} rounds */
const ending = (who, rounds) => say("named", { who, what: number(rounds, Number.isInteger(rounds) ? 0 : 2) });
