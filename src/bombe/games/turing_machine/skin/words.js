// The words of the page: say("waiting_for", { names: "Ada" }).

import { html } from "bombe/preact.js";
import { learn as learnWords, say } from "bombe/words.js";

export { count, number, say } from "bombe/words.js";

/**
 * A law of a card. Its name is found on no other card.
 * @typedef {{ letter: string, name: string, words: string, title?: string, text: string, picture: string }} Law
 */

/** @typedef {{ columns: string[], rows: string[], laws: string[][] }} Grid the names of laws, row by row */

/**
 * A card in words and pictures.
 * @typedef {object} Card
 * @property {number} number
 * @property {string} title
 * @property {string} text
 * @property {boolean} hard
 * @property {string} key a picture
 * @property {Law[]} laws
 * @property {Grid | null} grid
 */

/** @typedef {string | number | boolean} Chosen a value of an option */
/** @typedef {{ title: string, default: Chosen, choices: Chosen[] }} Option */
/**
 * A problem of the booklet.
 * @typedef {object} Printed
 * @property {number} number
 * @property {number} verifiers
 * @property {number} difficulty
 * @property {number} luck
 * @property {boolean} introductory
 */

/**
 * What the lesson shows.
 * @typedef {object} Taught
 * @property {number} card whose laws are about the digit of ■ alone
 * @property {string} held the law of it that a verifier holds
 * @property {Record<string, string>} digits those that satisfy each law of the card
 * @property {{ card: number, law: string }} refused what another verifier holds, which has refused a code
 * @property {[code: string, passed: boolean][]} maybe whether it would refuse these too
 * @property {string} verifiers
 * @property {[code: string, said: boolean[]][]} verdicts what each of them says to a code
 */

/**
 * What the page for owners of the box lets them choose and type.
 * @typedef {object} Box
 * @property {Record<string, string>} symbols the sign of each
 * @property {Record<"rounds" | "questions", [least: number, most: number]>} limits of what is compared
 * @property {number} rows of rounds that were asked, at most
 */

/**
 * What the server tells this skin besides views; `data` in `__init__.py` makes it.
 * @typedef {object} Data
 * @property {string} lang
 * @property {Record<string, string>} words
 * @property {Record<string, Card>} cards
 * @property {Record<string, Option>} options
 * @property {Printed[]} booklet
 * @property {{ places: number, digits: string }} code
 * @property {number} questions that a round has
 * @property {number} rungs that a hint has
 * @property {Taught} lesson
 * @property {Box} box
 * @property {Record<string, string>} [remarks] what is easily misread on each card; not on the first page
 */

/** @type {Record<string, Card>} */
let cards = {};
/** @type {Map<string, { card: Card, law: Law }>} */
let laws = new Map();
/** @type {Data} */
let offered;

/** @param {Data} data */
export function learn(data) {
  learnWords(data);
  cards = data.cards;
  laws = new Map();
  for (const card of Object.values(cards))
    for (const law of card.laws) {
      law.name = `${card.number}${law.letter}`; // the names of all together would be half a kilobyte
      laws.set(law.name, { card, law });
    }
  offered = data;
}

/** @param {number} number */
export const card = (number) => cards[number];

/**
 * What is easily misread on a card, where that is known.
 * @param {number} number
 */
export const remark = (number) => offered.remarks?.[number] ?? "";

/** All cards, by their numbers. */
export const allCards = () => Object.values(cards);

/**
 * A law and its card.
 * @param {string} name
 */
export const lawNamed = (name) => laws.get(name);

/**
 * What a law says, as a sentence.
 * @param {string} name
 */
export const lawText = (name) => laws.get(name)?.law.text ?? name;

/**
 * What a host may choose.
 * @param {string} name
 */
export const optionOf = (name) => offered.options[name];
export const optionNames = () => Object.keys(offered.options);
/** The printed problems. */
export const booklet = () => offered.booklet;
/** How many questions a round has, and how many rungs a hint. */
export const questionsOfRound = () => offered.questions;
export const rungsOfHint = () => offered.rungs;
export const taught = () => offered.lesson;
export const box = () => offered.box;
/** How many digits a code has. */
export const places = () => offered.code.places;
/** @param {string} text */
export const isCode = (text) =>
  text.length === places() && [...text].every((digit) => offered.code.digits.includes(digit));

/** @typedef {"t" | "s" | "c"} Kind how targets of marks and styles name a shape */

export const SHAPES = ["▲", "■", "●"];
/** @type {Kind[]} */
export const SHAPE_LETTERS = ["t", "s", "c"];
export const DIGITS = ["1", "2", "3", "4", "5"];
/** @type {Record<string, Kind>} */
const KINDS = { "▲": "t", "■": "s", "●": "c" };
/** @type {Record<string, string>} */
const NAMES = { "▲": "triangle", "■": "square", "●": "circle" };

/**
 * For screen readers: a sentence as a name, since not every voice knows the symbols.
 * @param {string} text
 */
export const spoken = (text) => withoutStop(text.replace(/[▲■●]/g, (sign) => say(NAMES[sign])));

/**
 * Words of ours at the beginning of a line. What was typed is in quotation marks, and stays.
 * @param {string} text
 */
export const capital = (text) => text.replace(/^./u, (first) => first.toLocaleUpperCase(document.documentElement.lang));

/** @param {string} text */
export const withoutStop = (text) => text.replace(/\.$/, "");

/**
 * A shape as a small picture that flows with the text.
 * @param {{ of: string, size?: number }} props
 */
export function Shape({ of, size = 16 }) {
  const kind = KINDS[of];
  return html`<span class="shape">
    <svg viewBox="0 0 16 16" width=${size} height=${size} aria-hidden="true" focusable="false">
      ${kind === "t" && html`<path class="t" d="M8 1.5L15 14.5L1 14.5Z" />`}
      ${kind === "s" && html`<rect class="s" x="1.5" y="1.5" width="13" height="13" rx="1.5" />`}
      ${kind === "c" && html`<circle class="c" cx="8" cy="8" r="6.75" />`}
    </svg><span class="hush">${spoken(of)}</span></span>`;
}

/**
 * Text whose ▲ ■ ● are drawn.
 * @param {string} text
 * @param {number} [size]
 */
export const glyphs = (text, size) =>
  text.split(/([▲■●])/).map((part) => (part in KINDS ? html`<${Shape} of=${part} size=${size} />` : part));

/**
 * A picture of ours, made by the server.
 * @param {{ of: string, cls?: string }} props
 */
export const Picture = ({ of, cls = "" }) =>
  html`<span class="picture ${cls}" dangerouslySetInnerHTML=${{ __html: of }}></span>`;
