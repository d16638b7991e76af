// The criteria cards, with their owner's marks on the laws.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Answer, Icon } from "./icons.js";
import { groupsOf, isNightmare, lettersOf, mayAsk, myRound, wantsTip } from "./state.js";
import { Picture, card, glyphs, say, spoken } from "./words.js";

const SCROLL_ENDS_MS = 90;
const PHONE = "(max-width: 699px)";

export function Cards(parts) {
  const { view, tab, setTab } = parts;
  const deck = useRef(null);
  const scrolling = useRef(0); // a timer while the deck moves
  const inView = useRef(0); // the letter whose card the deck shows, or is on its way to
  const letters = lettersOf(view);
  const nightmare = isNightmare(view);
  const [large, setLarge] = useState(null); // which verifier's card is shown large

  // On a phone one card is in view: a letter moves the deck, and the deck moves the letter.
  useEffect(() => {
    const shown = deck.current.children[tab];
    if (tab === inView.current || !shown || deck.current.scrollWidth <= deck.current.clientWidth) return;
    inView.current = tab;
    deck.current.scrollTo({ left: shown.offsetLeft - deck.current.offsetLeft - inset(deck.current), behavior: calm() ? "auto" : "smooth" });
  }, [tab]);
  const scrolled = () => {
    clearTimeout(scrolling.current);
    scrolling.current = setTimeout(() => {
      if (!deck.current) return; // the match is over meanwhile
      const { scrollLeft, scrollWidth, clientWidth, children } = deck.current;
      if (scrollWidth <= clientWidth) return;
      const step = (scrollWidth - clientWidth) / Math.max(1, children.length - 1);
      inView.current = Math.round(scrollLeft / step);
      setTab(inView.current);
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
      ${groupsOf(view).map((group, at) => {
        const shown = { ...parts, letter: nightmare ? null : letters[at], id: `card-${letters[at]}`, enlarge: () => setLarge(at) };
        return group.length > 1
          ? html`<${Pair} key=${at} ...${shown} numbers=${group} />`
          : html`<${Card} key=${at} ...${shown} number=${group[0]} whose=${nightmare} />`;
      })}
    </div>
    ${large !== null && html`<${Large} ...${parts} letter=${nightmare ? null : letters[large]} opener=${`card-${letters[large]}`} numbers=${groupsOf(view)[large]} whose=${nightmare} close=${() => setLarge(null)} />`}
  </section>`;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const inset = (element) => parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0;

function tabName(letter, number, passed) {
  if (letter === null) return say("card_number", { n: number });
  if (passed === undefined) return say("verifier", { letter });
  return say(passed ? "answered_yes" : "answered_no", { letter });
}

// Enter on a card itself, not on something in it.
const enters = (open) => (event) => {
  if (event.key !== "Enter" || event.target !== event.currentTarget) return;
  event.preventDefault();
  open();
};

// Extreme: the law stands on one of two cards.
function Pair(parts) {
  const { letter, numbers, id, enlarge } = parts;
  return html`<div class="pair" id=${id} tabindex="-1" role="group" aria-label=${say("pair_of", { letter })} onKeyDown=${enters(enlarge)}>
    <${Card} ...${parts} id=${null} number=${numbers[0]} paired />
    <p class="hinge" aria-hidden="true"><span class="disc">${letter}</span><span class="or">${say("or")}</span></p>
    <${Card} ...${parts} id=${null} number=${numbers[1]} paired />
  </div>`;
}

// A verifier's cards with room for a finger on every law, and with whole sentences.
function Large(parts) {
  const { letter, numbers, opener, close } = parts;
  const box = useRef(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    return () => {
      dialog.close();
      document.getElementById(opener)?.querySelector(".enlarge").focus({ preventScroll: true });
    };
  }, []);
  return html`<dialog class="large ${numbers.length > 1 ? "two" : ""}" ref=${box} aria-labelledby="large-title"
    onCancel=${(event) => { event.preventDefault(); close(); }} onClick=${(event) => event.target === box.current && close()}
    onKeyDown=${(event) => undoes(event, parts.marks)}>
    <div class="large-head">
      <span class="disc ${letter ? "" : "nobody"}" aria-hidden="true">${letter ?? "?"}</span>
      <h2 id="large-title">${letter ? say("verifier", { letter }) : say("card_number", { n: numbers[0] })}</h2>
      <button class="button" onClick=${close} autofocus>${say("close")}</button>
    </div>
    <div class="large-cards">${numbers.map((number) => html`<${Spread} key=${number} ...${parts} number=${number} />`)}</div>
  </dialog>`;
}

// The one key of the board that is of use here.
function undoes(event, marks) {
  if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.documentElement.dataset.keys === "off") return;
  event.shiftKey ? marks.redo() : marks.undo();
}

function Spread(parts) {
  const { number, whose } = parts;
  const shown = card(number);
  return html`<section class="spread" aria-label=${spoken(shown.title)}>
    <div class="spread-head"><h3 class="title">${glyphs(shown.title, 17)}</h3><${Picture} of=${shown.key} cls="key" /></div>
    <p class="spread-text">${glyphs(shown.text, 14)}</p>
    ${shown.grid
      ? html`<${Grid} ...${parts} shown=${shown} /><details><summary>${say("check_what")}</summary><${Sentences} shown=${shown} /></details>`
      : html`<${Laws} ...${parts} shown=${shown} whole />`}
    ${whose && html`<${Whose} ...${parts} number=${number} />`}
  </section>`;
}

function Card(parts) {
  const { view, letter, number, id, paired, whose, enlarge } = parts;
  const shown = card(number);
  const [open, setOpen] = useState(false);
  const opener = useRef(null);
  const name = letter === null ? "card_of_nobody" : paired ? "card_of_two" : "card_of";
  const close = () => {
    setOpen(false);
    opener.current.focus();
  };
  // Half a pair is too low for its sentences on a phone.
  const explain = (event) => {
    event.stopPropagation();
    paired && matchMedia(PHONE).matches ? enlarge() : setOpen(!open);
  };
  return html`<article class="card laws${shown.laws.length} ${shown.grid ? "gridded" : ""}" id=${id} tabindex=${id ? "-1" : null} aria-label=${spoken(say(name, { letter, title: shown.title }))} onKeyDown=${enters(enlarge)}>
    <div class="card-head" onClick=${enlarge}>
      ${!paired && html`<span class="disc ${letter ? "" : "nobody"}" aria-hidden="true">${letter ?? "?"}</span>`}
      <button class="about-key" ref=${opener} title=${say("check_what")} aria-label=${say("check_what")} aria-expanded=${open} onClick=${explain}><${Icon} of="about" size=${19} /></button>
      <${Picture} of=${shown.key} cls="key" />
    </div>
    <div class="card-name" onClick=${enlarge}>
      <h2 class="title">${glyphs(shown.title, 15)}</h2>
      <button class="enlarge" title=${say("enlarge")} aria-label=${spoken(say("enlarge_card", { title: shown.title }))} aria-haspopup="dialog"><${Icon} of="enlarge" size=${18} /></button>
    </div>
    ${shown.grid ? html`<${Grid} ...${parts} shown=${shown} />` : html`<${Laws} ...${parts} shown=${shown} />`}
    ${!paired && wantsTip(view) && html`<p class="tip" aria-hidden="true">${say("press_laws")}</p>`}
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
    <${Sentences} shown=${shown} />
    <button class="button" ref=${key} onClick=${close}>${say("close")}</button>
  </div>`;
}

const Sentences = ({ shown }) =>
  html`<p class="about-label">${say("one_law")}</p>
    <ul class="sentences">${shown.laws.map((law) => html`<li key=${law.name}><b>${law.letter}</b> <span>${glyphs(law.text, 14)}</span></li>`)}</ul>`;

const Laws = (parts) =>
  html`<ul class="laws">
    ${parts.shown.laws.map(
      (law) => html`<li key=${law.name}><${Law} ...${parts} law=${law}>
        <${Picture} of=${law.picture} /><span class="law-words">${glyphs(parts.whole ? law.text : law.words, 13)}</span>
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
  const words = say("law_is", { letter: law.letter, words: spoken(law.text) });
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
      ? html`<${Answer} passed=${passed} size=${20} /> ${say("answered")}`
      : html`${say("ask_letter", { letter })} <kbd aria-hidden="true">${letter}</kbd>`}
  </button>`;
}
