// The words of the page: say("waiting_for", { names: "Ada" }).

import { html } from "/static/preact.js";

let known = {};
let cards = {};

export function learn(data) {
  known = data.words;
  cards = data.cards;
}

export const card = (number) => cards[number];

export function say(key, values = {}) {
  const template = known[key];
  if (template === undefined) throw new Error(`no words for ${key}`);
  return template.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

const KINDS = { "▲": "t", "■": "s", "●": "c" };
export const SHAPES = ["▲", "■", "●"];
export const SHAPE_LETTERS = ["t", "s", "c"];

// A shape as a small picture that flows with the text; a screen reader still reads its sign.
export function Shape({ of, size = 16 }) {
  const kind = KINDS[of];
  return html`<span class="shape">
    <svg viewBox="0 0 16 16" width=${size} height=${size} aria-hidden="true" focusable="false">
      ${kind === "t" && html`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${kind === "s" && html`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${kind === "c" && html`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${of}</span></span>`;
}

// Text whose ▲ ■ ● are drawn.
export function glyphs(text, size) {
  return text.split(/([▲■●])/).map((part) => (part in KINDS ? html`<${Shape} of=${part} size=${size} />` : part));
}

// A picture of ours, made by the server.
export const Picture = ({ of, cls = "" }) =>
  html`<span class="picture ${cls}" dangerouslySetInnerHTML=${{ __html: of }}></span>`;
