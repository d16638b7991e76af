// The reader: three punch cards over the card of a verifier, and what shows through.

import { html } from "bombe/preact.js";
import { FACES, holeOf, OUTLINE, rim, SHEET } from "./punched.js";
import { SHAPE_LETTERS } from "./words.js";

/** @param {{ face: number, digit: string, tab: number, deep?: number }} props */
function Punched({ face, digit, tab, deep }) {
  const { holes, dots } = FACES[face][digit];
  const kind = SHAPE_LETTERS[face];
  return html`<g class="punch ${kind}-stock">
    ${deep && html`<path class="stock rim" d=${rim(deep)} />`}
    <path class="flap" d=${`M${tab} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
    <path class="stock" fill-rule="evenodd" d=${OUTLINE + holes} />
    <path class="edges" d=${holes} />
    <path class="specks" d=${dots} />
    <g transform="translate(${tab + 13} -21)">
      ${kind === "t" && html`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
      ${kind === "s" && html`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
      ${kind === "c" && html`<circle class="c" cx="8" cy="8" r="7" />`}
    </g>
    <text class="tab-digit" x=${tab + 46} y="-7">${digit}</text>
  </g>`;
}

/**
 * At rest the three cards are fanned; once a verifier is asked they close over its card.
 * @param {{ code: string, letter: string | null, passed: boolean | null }} props
 */
export function Reader({ code, letter, passed }) {
  const isRead = letter !== null && passed !== null;
  return html`<div class="reader ${letter ? "closed" : "fanned"}">
    <svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
      <g transform="translate(18 42)">
        ${
          letter &&
          html`<g key=${`under-${letter}`} class="under">
            <path class="stock" d=${`M${SHEET.wide - 76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
            <path class="stock" d=${OUTLINE} transform="translate(7 7)" />
            <text class="tab-digit" x=${SHEET.wide - 49} y="-7">${letter}</text>
          </g>`
        }
        <g class="slide third"><${Punched} face=${2} digit=${code[2]} tab=${160} deep=${5} /></g>
        <g class="slide second"><${Punched} face=${1} digit=${code[1]} tab=${88} deep=${3} /></g>
        <g class="slide first"><${Punched} face=${0} digit=${code[0]} tab=${16} /></g>
        ${isRead && html`<${Loupe} key=${`${code}${letter}`} code=${code} passed=${passed} />`}
      </g>
    </svg>
    <svg class="ticket ${passed === null ? "blank" : passed ? "is-yes" : "is-no"}" viewBox="0 0 46 62"
      aria-hidden="true" focusable="false">
      <path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
      <rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
      ${
        passed !== null &&
        html`<path key=${`${code}${letter}`} class="sign"
          d=${passed ? "M15 33l6 6l11 -14" : "M16 25l14 14M30 25l-14 14"} />`
      }
    </svg>
  </div>`;
}

const LOUPE = 36; // its radius

/** @param {{ code: string, passed: boolean }} props */
function Loupe({ code, passed }) {
  const [across, down] = holeOf(code);
  const x = Math.min(SHEET.wide - 30, Math.max(30, across));
  const y = Math.min(SHEET.high - 26, Math.max(LOUPE + 2, down)); // below the tabs, which say what is read
  return html`<g transform="translate(${x} ${y})">
    <g class="loupe ${passed ? "is-yes" : "is-no"}">
      <circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r=${LOUPE} /><circle class="glass" r="31" />
      <rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
      <path class="sign" d=${passed ? "M-9 1l6.5 7l11.5 -15" : "M-8 -8l16 16M8 -8l-16 16"} />
    </g>
  </g>`;
}
