// Small signs of the page. They are decoration: the same is said in words beside them.

import { html } from "bombe/preact.js";

const UP =
  "M7 10.5v9H3.6A.6.6 0 0 1 3 18.9v-7.8a.6.6 0 0 1 .6-.6zM8.5 10.3l4-7.1c.2-.4.6-.6 1-.5 1.4.2 2.3 1.5 2 2.9" +
  "L14.8 9h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.5 6.9a1.8 1.8 0 0 1-1.8 1.4H8.5z";
const BULB =
  "M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2v1.2h5v-1.2c0-.8.4-1.4 1.1-2" +
  "a6 6 0 0 0-3.6-10.8z";

const DRAWN = {
  up: html`<path d=${UP} />`,
  down: html`<path d=${UP} transform="rotate(180 12 12)" />`,
  undo: html`<path class="pen" d="M8 5L4 9L8 13M4 9h10a5 5 0 0 1 0 10h-4" />`,
  redo: html`<path class="pen" d="M16 5l4 4l-4 4M20 9h-10a5 5 0 0 0 0 10h4" />`,
  lock: html`<path class="pen" d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,
  rise: html`<path class="pen" d="M6 14l6-6l6 6" />`,
  sink: html`<path class="pen" d="M6 10l6 6l6-6" />`,
  close: html`<path class="pen" d="M6 6l12 12M18 6l-12 12" />`,
  enlarge: html`<path class="pen" d="M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7" />`,
  hint: html`<path class="pen" d=${BULB} />`,
  talk: html`<path class="pen" d="M4 5h16v11h-9l-4 4v-4h-3z" />`,
  about: html`<circle class="pen" cx="12" cy="12" r="9" /><path class="pen" d="M12 11v5.5" />
    <circle cx="12" cy="7.6" r="1.3" />`,
};

/** @param {{ of: keyof typeof DRAWN, size?: number }} props */
export const Icon = ({ of, size = 20 }) =>
  html`<svg class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false">
    ${DRAWN[of]}</svg>`;

/**
 * An answer: yes is a filled disc, no an open square, so that colour is never the only sign.
 * @param {{ passed: boolean, size?: number }} props
 */
export const Answer = ({ passed, size = 22 }) =>
  html`<svg class="answer ${passed ? "is-yes" : "is-no"}" viewBox="0 0 22 22" width=${size} height=${size}
    aria-hidden="true" focusable="false">
    ${
      passed
        ? html`<circle class="field" cx="11" cy="11" r="10.5" /><path class="sign" d="M6 11.5l3.5 3.5l6.5-7.5" />`
        : html`<rect class="field" x="1.75" y="1.75" width="18.5" height="18.5" rx="4" />
            <path class="sign" d="M7 7l8 8M15 7l-8 8" />`
    }
  </svg>`;
