// The criteria cards, with their owner's marks on the laws.

import { html, useEffect, useRef, useState } from "/static/preact.js";
import { Answer, Icon } from "./icons.js";
import { groupsOf, isNightmare, lettersOf, mayAsk, myRound } from "./state.js";
import { Picture, card, glyphs, say } from "./words.js";

const SCROLL_ENDS_MS = 90;

export function Cards(parts) {
  const { view, tab, setTab } = parts;
  const deck = useRef(null);
  const scrolling = useRef(0); // a timer while a finger moves the deck
  const letters = lettersOf(view);
  const nightmare = isNightmare(view);

  // On a phone one card is in view: a letter moves the deck, and the deck moves the letter.
  useEffect(() => {
    const shown = deck.current.children[tab];
    if (scrolling.current || !shown || deck.current.scrollWidth <= deck.current.clientWidth) return;
    deck.current.scrollTo({ left: shown.offsetLeft - deck.current.offsetLeft - inset(deck.current), behavior: calm() ? "auto" : "smooth" });
  }, [tab]);
  const scrolled = () => {
    clearTimeout(scrolling.current);
    scrolling.current = setTimeout(() => {
      scrolling.current = 0;
      const { scrollLeft, scrollWidth, clientWidth, children } = deck.current;
      if (scrollWidth <= clientWidth) return;
      const step = (scrollWidth - clientWidth) / Math.max(1, children.length - 1);
      setTab(Math.round(scrollLeft / step));
    }, SCROLL_ENDS_MS);
  };

  const { answers } = myRound(view);
  return html`<section class="cards" aria-label=${say("cards")}>
    <div class="tabs">
      ${groupsOf(view).map((group, at) => {
        const letter = letters[at];
        const passed = nightmare ? undefined : answers[letter];
        return html`<button key=${letter} class="tab" aria-current=${at === tab ? "true" : null} onClick=${() => setTab(at)}
          aria-label=${tabName(nightmare ? null : letter, group[0], passed)}>
          ${nightmare ? html`<span class="mono">${group[0]}</span>` : letter}
          ${passed !== undefined && html`<${Answer} passed=${passed} size=${18} />`}
        </button>`;
      })}
    </div>
    <div class="deck" ref=${deck} onScroll=${scrolled}>
      ${groupsOf(view).map((group, at) =>
        group.length > 1
          ? html`<${Pair} key=${at} ...${parts} letter=${letters[at]} numbers=${group} />`
          : html`<${Card} key=${at} ...${parts} letter=${nightmare ? null : letters[at]} number=${group[0]} id=${`card-${letters[at]}`} whose=${nightmare} />`,
      )}
    </div>
  </section>`;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const inset = (element) => parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0;

function tabName(letter, number, passed) {
  if (letter === null) return say("card_number", { n: number });
  if (passed === undefined) return say("verifier", { letter });
  return say(passed ? "answered_yes" : "answered_no", { letter });
}

// Extreme: the law stands on one of two cards.
function Pair(parts) {
  const { letter, numbers } = parts;
  return html`<div class="pair" id=${`card-${letter}`} tabindex="-1" role="group" aria-label=${say("pair_of", { letter })}>
    <${Card} ...${parts} number=${numbers[0]} paired />
    <p class="hinge" aria-hidden="true"><span class="disc">${letter}</span><span class="or">${say("or")}</span></p>
    <${Card} ...${parts} number=${numbers[1]} paired />
  </div>`;
}

function Card(parts) {
  const { view, letter, number, id, paired, whose } = parts;
  const shown = card(number);
  const [open, setOpen] = useState(false);
  const opener = useRef(null);
  const name = letter === null ? "card_of_nobody" : paired ? "card_of_two" : "card_of";
  const close = () => {
    setOpen(false);
    opener.current.focus();
  };
  return html`<article class="card laws${shown.laws.length} ${shown.grid ? "gridded" : ""}" id=${id} tabindex=${id ? "-1" : null} aria-label=${say(name, { letter, title: shown.title })}>
    <div class="card-head">
      ${!paired && html`<span class="disc ${letter ? "" : "nobody"}" aria-hidden="true">${letter ?? "?"}</span>`}
      <button class="about-key" ref=${opener} title=${say("check_what")} aria-label=${say("check_what")} aria-expanded=${open} onClick=${() => setOpen(!open)}><${Icon} of="about" size=${19} /></button>
      <${Picture} of=${shown.key} cls="key" />
    </div>
    <h2 class="title">${glyphs(shown.title, 15)}</h2>
    ${shown.grid ? html`<${Grid} ...${parts} shown=${shown} />` : html`<${Laws} ...${parts} shown=${shown} />`}
    ${whose && html`<${Whose} ...${parts} number=${number} />`}
    ${letter !== null && !paired && view.sheet && html`<${Ask} ...${parts} />`}
    ${open && html`<${About} shown=${shown} close=${close} />`}
  </article>`;
}

// What the card checks, in whole sentences, over its pictures.
function About({ shown, close }) {
  const key = useRef(null);
  useEffect(() => key.current.focus(), []);
  return html`<div class="about" onKeyDown=${(event) => event.key === "Escape" && close()}>
    <p>${glyphs(shown.text, 14)}</p>
    <p class="about-label">${say("one_law")}</p>
    <ul>${shown.laws.map((law) => html`<li><b>${law.letter}</b> <span>${glyphs(law.text, 14)}</span></li>`)}</ul>
    <button class="button" ref=${key} onClick=${close}>${say("close")}</button>
  </div>`;
}

const Laws = (parts) =>
  html`<ul class="laws">
    ${parts.shown.laws.map(
      (law) => html`<li key=${law.name}><${Law} ...${parts} law=${law}>
        <${Picture} of=${law.picture} /><span class="law-words">${glyphs(law.words, 13)}</span>
      <//></li>`,
    )}
  </ul>`;

function Grid(parts) {
  const { columns, rows, laws } = parts.shown.grid;
  const named = new Map(parts.shown.laws.map((law) => [law.name, law]));
  return html`<div class="grid w${columns.length} h${rows.length}">
    <span></span>${columns.map((column) => html`<${Picture} of=${column} cls="column" />`)}
    ${rows.map((row, at) => html`
      <span class="row-name">${row}</span>
      ${laws[at].map((name) => html`<${Law} key=${name} ...${parts} law=${named.get(name)}><${Picture} of=${named.get(name).picture} /><//>`)}
    `)}
  </div>`;
}

// A law is pressed through its three states: plain, struck, kept.
function Law({ view, marks, law, children }) {
  const sign = marks.of(law.name);
  const words = say("law_is", { letter: law.letter, words: law.text });
  if (!view.sheet) return html`<span class="law" role="img" aria-label=${words}>${children}</span>`;
  const unsound = view.sheet.unsound?.includes(law.name);
  const gone = isRuledOut(view, law);
  return html`<button class="law ${stateClass(sign)} ${gone ? "gone" : ""} ${unsound ? "shaky" : ""}" aria-pressed=${sign !== ""}
    aria-label=${markWords(words, sign, unsound, gone)} title=${law.text}
    onClick=${() => marks.cycle(law.name)}
    onContextMenu=${(event) => strike(event, marks, law.name)}>
    ${children}${unsound && html`<span class="shaky-sign" aria-hidden="true">! <span>${say("unsound_here")}</span></span>`}
  </button>`;
}

export const stateClass = (sign) => (sign === "-" ? "struck" : sign === "+" ? "kept" : "");

// The name of what is marked, for those who listen.
export function markWords(words, sign, unsound = false, gone = false) {
  let what = words;
  if (sign) what = say(sign === "-" ? "struck" : "kept", { what });
  if (gone) what = say("ruled_out", { what });
  if (unsound) what = say("unsound", { what });
  return what;
}

// The other button strikes at once, and takes the stroke away.
export function strike(event, marks, target) {
  event.preventDefault();
  marks.put(target, marks.of(target) === "-" ? "" : "-");
}

// With the aid: the law is in no case that is left, for any verifier that may have its card.
const isRuledOut = (view, law) => Boolean(view.sheet.laws) && !view.sheet.laws.some((left) => left.includes(law.name));

function Whose({ view, marks, number }) {
  return html`<div class="whose">
    <p class="caps">${say("whose")}</p>
    <div class="owners">
      ${lettersOf(view).map((letter) => {
        const target = `${letter}${number}`;
        const sign = marks.of(target);
        const words = say("whose_is", { letter });
        if (!view.sheet) return html`<span class="owner">${letter}</span>`;
        const unsound = view.sheet.unsound?.includes(target);
        return html`<button key=${letter} class="owner ${stateClass(sign)} ${unsound ? "shaky" : ""}" aria-pressed=${sign !== ""} aria-label=${markWords(words, sign, unsound)}
          onClick=${() => marks.cycle(target)} onContextMenu=${(event) => strike(event, marks, target)}>${letter}</button>`;
      })}
    </div>
  </div>`;
}

// On a wide page with four verifiers each card is asked where it lies. The key stays when it was
// pressed, so that the focus does too.
function Ask({ view, letter, ask, asking }) {
  const passed = myRound(view).answers[letter];
  const done = passed !== undefined;
  return html`<button class="ask-here ${done ? "done" : ""} ${asking === letter ? "busy" : ""}" aria-disabled=${done || !mayAsk(view)} onClick=${() => ask(letter)}
    aria-label=${done ? say(passed ? "answered_yes" : "answered_no", { letter }) : null}>
    ${done
      ? html`<${Answer} passed=${passed} size=${20} /> ${say("asked")}`
      : html`${say("ask_letter", { letter })} <kbd aria-hidden="true">${letter}</kbd>`}
  </button>`;
}
