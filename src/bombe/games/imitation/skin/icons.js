// Small signs of the page. They are decoration: beside each the same is said in words.

import { html } from "bombe/preact.js";

const DRAWN = {
  left: html`<path d="M15 5l-7 7l7 7" />`,
  right: html`<path d="M9 5l7 7l-7 7" />`,
  lock: html`<path d="M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3" />`,
  talk: html`<path d="M4 5h16v11h-9l-4 4v-4h-3z" />`,
  close: html`<path d="M6 6l12 12M18 6l-12 12" />`,
  person: html`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />`,
  eye: html`<path d="M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6z" />
    <circle cx="12" cy="12" r="3" />`,
  machine: html`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M8 9.5h2M14 9.5h2M8 14.5h8" />`,
};

/** @param {{ of: keyof typeof DRAWN, size?: number }} props */
export const Icon = ({ of, size = 20 }) =>
  html`<svg class="sign" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" focusable="false">
    ${DRAWN[of]}
  </svg>`;

/**
 * Points as discs: so many of `all` are filled.
 * @param {{ n: number, all: number[] }} props
 */
export const Pips = ({ n, all }) =>
  html`<span class="pips" aria-hidden="true">
    ${all.map((one) => html`<i key=${one} class=${one <= n ? "is-on" : ""}></i>`)}
  </span>`;
