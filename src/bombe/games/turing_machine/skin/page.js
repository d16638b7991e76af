// What the pages beside the match have in common.

import { html } from "bombe/preact.js";
import { ask } from "./answers.js";
import { card, DIGITS, glyphs, learn, Picture, SHAPE_LETTERS, SHAPES, say } from "./words.js";

/** @typedef {import("./words.js").Card} Card */
/** @typedef {import("./words.js").Law} Law */

const PAGES = ["rules", "all", "box", "school"];

/**
 * The page's own heading, which a match does without, and the way to the other pages.
 * @param {Element} root
 * @param {import("./words.js").Data} data
 */
export function begin(root, data) {
  learn(data);
  root.replaceChildren();
  document.querySelector("main > h1")?.classList.remove("hush");
}

/** @param {{ here: string }} props */
export const Ways = ({ here }) =>
  html`<nav class="page-ways" aria-label=${say("page_ways")}>
    <a href="/">${say("page_play")}</a>
    ${PAGES.map(
      (name) => html`<a href=${`/g/turing_machine/${name}`} aria-current=${name === here ? "page" : null}>
        ${say(`page_${name}`)}</a>`,
    )}
  </nav>`;

/** Those who followed a link to a part of the page come to it once it is there. */
export function goToAnchor() {
  const name = decodeURIComponent(location.hash.slice(1));
  if (name) document.getElementById(name)?.scrollIntoView();
}

/**
 * What the game itself can tell about `asked`; an Error with a sentence where it cannot.
 * @param {string} name
 * @param {Record<string, unknown>} asked
 * @returns {Promise<any>} as `answers.py` gives it
 */
export async function told(name, asked) {
  const answer = await ask(name, asked).catch(() => {
    throw new Error(say("page_offline"));
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error ?? say("page_offline"));
  return body;
}

/**
 * A card to look at.
 * @param {object} props
 * @param {number} props.number
 * @param {string} [props.letter] of the verifier that has it
 * @param {string} [props.id]
 * @param {(law: Law) => string} [props.state] whether a law is "struck", "kept" or plain
 * @param {(props: { shown: Card }) => unknown} [props.more] what is below it
 * @param {number} [props.level] of its heading
 */
export function Sample({ number, letter, id, state = () => "", more: More, level = 3 }) {
  const shown = card(number);
  const Heading = `h${level}`;
  return html`<article class="sample" id=${id} tabindex=${id ? "-1" : null}>
    <div class="sample-plate">
      ${
        letter
          ? html`<span class="sample-disc" aria-hidden="true">${letter}</span>`
          : html`<span class="mono">${number}</span>`
      }
      <${Picture} of=${shown.key} cls="key" />
    </div>
    <div class="sample-body">
      <${Heading}>${letter && html`<span class="hush">${say("sample_of", { letter })} </span>`}${glyphs(
        shown.title,
        15,
      )}<${Hard} of=${shown} /><//>
      ${
        shown.grid
          ? html`<${SampleGrid} shown=${shown} />`
          : html`<ul class="sample-laws">
              ${shown.laws.map((law) => html`<${SampleLaw} law=${law} state=${state(law)} />`)}
            </ul>`
      }
      ${More && html`<${More} shown=${shown} />`}
    </div>
  </article>`;
}

/**
 * The mark of a card on which not even the shape is known.
 * @param {{ of: Card }} props
 */
export const Hard = ({ of }) =>
  of.hard ? html` <small class="hard-card" title=${say("hard_card_is")}>${say("hard_card")}</small>` : null;

/** @param {{ law: Law, state: string }} props */
const SampleLaw = ({ law, state }) =>
  html`<li class=${state}>
    <span class="mono" aria-hidden="true">${law.letter}</span><${Picture} of=${law.picture} />
    <span class="sample-words">${glyphs(law.words, 13)}</span>
    ${state && html`<span class="hush">, ${say(`sample_${state}`)}</span>`}
  </li>`;

/** @param {{ shown: Card }} props */
function SampleGrid({ shown }) {
  const { columns, rows, laws } = /** @type {import("./words.js").Grid} */ (shown.grid);
  const named = new Map(shown.laws.map((law) => [law.name, law]));
  /** @param {string} name */
  const cell = (name) =>
    html`<span class="sample-cell" role="img" aria-label=${named.get(name)?.text}>
      <${Picture} of=${named.get(name)?.picture} /></span>`;
  return html`<div class="sample-grid w${columns.length}">
    <span></span>${columns.map((column) => html`<${Picture} of=${column} cls="column" />`)}
    ${rows.map((row, at) => html`<span class="sample-row">${row}</span>${laws[at].map(cell)}`)}
  </div>`;
}

/**
 * Three digits to choose, one row per shape.
 * @param {{ name: string, digits: string[], set: (digits: string[]) => void }} props
 */
export const Digits = ({ name, digits, set }) =>
  html`<div class="pick">
    ${SHAPES.map(
      (shape, at) => html`<fieldset class="pick-row ${SHAPE_LETTERS[at]}">
        <legend>${glyphs(shape, 18)}</legend>
        ${DIGITS.map(
          (digit) => html`<label class="pick-key">
            <input type="radio" name=${`${name}-${at}`} value=${digit} checked=${digits[at] === digit}
              onChange=${() => set(digits.map((one, place) => (place === at ? digit : one)))} />
            <span>${digit}</span></label>`,
        )}
      </fieldset>`,
    )}
  </div>`;
