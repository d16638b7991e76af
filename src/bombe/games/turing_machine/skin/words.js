// The words of the page: say("waiting_for", { names: "Ada" }).

import { html } from "bombe/preact.js";
import { count as counted, learn as learnWords, number as written, say as said } from "bombe/words.js";

let cards = {};
let offered = { options: {}, booklet: [] };

export function learn(data) {
  learnWords(data);
  cards = data.cards;
  offered = data;
}

export const card = (number) => cards[number];

// What a host may choose, and the printed problems.
export const optionOf = (name) => offered.options[name];
export const optionNames = () => Object.keys(offered.options);
export const booklet = () => offered.booklet;

// So that every part of this skin finds its words here.
export const say = said;
export const number = written;
export const count = counted;

const KINDS = { "▲": "t", "■": "s", "●": "c" };
const NAMES = { "▲": "triangle", "■": "square", "●": "circle" };
export const SHAPES = ["▲", "■", "●"];
export const SHAPE_LETTERS = ["t", "s", "c"];

// For those who listen: a sentence for a name, and not every voice knows the signs.
export const spoken = (text) => text.replace(/[▲■●]/g, (sign) => said(NAMES[sign])).replace(/\.$/, "");

// A shape as a small picture that flows with the text.
export function Shape({ of, size = 16 }) {
  const kind = KINDS[of];
  return html`<span class="shape">
    <svg viewBox="0 0 16 16" width=${size} height=${size} aria-hidden="true" focusable="false">
      ${kind === "t" && html`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${kind === "s" && html`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${kind === "c" && html`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${spoken(of)}</span></span>`;
}

// Text whose ▲ ■ ● are drawn.
export function glyphs(text, size) {
  return text.split(/([▲■●])/).map((part) => (part in KINDS ? html`<${Shape} of=${part} size=${size} />` : part));
}

// A picture of ours, made by the server.
export const Picture = ({ of, cls = "" }) =>
  html`<span class="picture ${cls}" dangerouslySetInnerHTML=${{ __html: of }}></span>`;
