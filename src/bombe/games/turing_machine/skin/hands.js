// Small pictures of what people do: thumbs, and answers.

import { html } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { say } from "./words.js";

/**
 * A hand: filled when up, outlined when down.
 * @param {{ up: boolean }} props
 */
export const Hand = ({ up }) =>
  html`<svg class="hand ${up ? "up" : "down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g transform=${up ? null : "matrix(1 0 0 -1 0 24)"}>
      <path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
      <rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
    </g>
  </svg>`;

/** A thumb that nobody has seen yet. */
export const Fist = () =>
  html`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" />
  </svg>`;

/** @param {{ passed: boolean }} props */
export const Sign = ({ passed }) =>
  html`<span class="answered"><${Answer} passed=${passed} />
    <span class="hush">${say(passed ? "said_yes" : "said_no")}</span></span>`;
