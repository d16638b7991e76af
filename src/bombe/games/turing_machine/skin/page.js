// What the pages beside the match have in common.

import { html } from "bombe/preact.js";
import { Picture, SHAPES, card, glyphs, learn, say } from "./words.js";

const PAGES = ["rules", "all", "box"];

// The page's own heading, which a match does without, and the way to the other pages.
export function begin(root, data) {
  learn(data);
  root.replaceChildren();
  document.querySelector("main > h1")?.classList.remove("hush");
}

export const Ways = ({ here }) =>
  html`<nav class="page-ways" aria-label=${say("page_ways")}>
    <a href="/">${say("page_play")}</a>
    ${PAGES.map((name) => html`<a href=${`/g/turing_machine/${name}`} aria-current=${name === here ? "page" : null}>${say(`page_${name}`)}</a>`)}
  </nav>`;

// Whoever followed a link to a part of the page comes to it once it is there.
export function goToAnchor() {
  const name = decodeURIComponent(location.hash.slice(1));
  if (name) document.getElementById(name)?.scrollIntoView();
}

// What the game itself can tell about `asked`; an Error with a sentence where it cannot.
export async function told(name, asked) {
  const answer = await fetch(`/api/games/turing_machine/answers/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new Error(say("page_offline"));
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error ?? say("page_offline"));
  return body;
}

// A card to look at. `state` says of each law whether it is "struck", "kept" or plain.
export function Sample({ number, letter, id, state = () => "", more, level = 3 }) {
  const shown = card(number);
  const Heading = `h${level}`;
  return html`<article class="sample" id=${id} tabindex=${id ? "-1" : null}>
    <div class="sample-plate">
      ${letter ? html`<span class="sample-disc" aria-hidden="true">${letter}</span>` : html`<span class="mono">${number}</span>`}
      <${Picture} of=${shown.key} cls="key" />
    </div>
    <div class="sample-body">
      <${Heading}>${letter && html`<span class="hush">${say("sample_of", { letter })} </span>`}${glyphs(shown.title, 15)}<//>
      ${shown.grid ? html`<${Grid} shown=${shown} />` : html`<ul class="sample-laws">${shown.laws.map((law) => html`<${Law} law=${law} state=${state(law)} />`)}</ul>`}
      ${more && html`<details><summary>${say("sample_words")}<span class="hush">: ${shown.title}</span></summary><p>${glyphs(shown.text, 13)}</p><ul class="sample-texts">${shown.laws.map((law) => html`<li><span class="mono">${law.letter}</span> <span>${glyphs(law.text, 13)}</span></li>`)}</ul></details>`}
    </div>
  </article>`;
}

const Law = ({ law, state }) =>
  html`<li class=${state}>
    <span class="mono" aria-hidden="true">${law.letter}</span><${Picture} of=${law.picture} />
    <span class="sample-words">${glyphs(law.words, 13)}</span>
    ${state && html`<span class="hush">, ${say(`sample_${state}`)}</span>`}
  </li>`;

function Grid({ shown }) {
  const { columns, rows, laws } = shown.grid;
  const named = new Map(shown.laws.map((law) => [law.name, law]));
  return html`<div class="sample-grid w${columns.length}">
    <span></span>${columns.map((column) => html`<${Picture} of=${column} cls="column" />`)}
    ${rows.map((row, at) => html`
      <span class="sample-row">${row}</span>
      ${laws[at].map((name) => html`<span class="sample-cell" role="img" aria-label=${named.get(name).text}><${Picture} of=${named.get(name).picture} /></span>`)}
    `)}
  </div>`;
}

// Three digits to choose, one row per shape.
export const Digits = ({ name, digits, set }) =>
  html`<div class="pick">
    ${SHAPES.map((shape, at) => html`<fieldset class="pick-row ${"tsc"[at]}">
      <legend>${glyphs(shape, 18)}</legend>
      ${"12345".split("").map((digit) => html`<label class="pick-key"><input type="radio" name=${`${name}-${at}`} value=${digit} checked=${digits[at] === digit}
        onChange=${() => set(digits.map((one, place) => (place === at ? digit : one)))} /><span>${digit}</span></label>`)}
    </fieldset>`)}
  </div>`;

