// The criteria cards, with their owner's marks on the laws.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { useAsking, useDeck, useIsAsked, useMarks, useMatch } from "./board.js";
import { Answer, Icon } from "./icons.js";
import { isCombined } from "./keys.js";
import { marking, markWords, stateClass } from "./marks.js";
import { Hard } from "./page.js";
import { PHONE } from "./sizes.js";
import { isNightmare, isPlaying, isRuledOut, isUnsound, lettersOf, mayAsk, myRound, wantsTip } from "./state.js";
import { card, glyphs, Picture, say, spoken } from "./words.js";

/** @typedef {import("./words.js").Card} CardInWords */
/** @typedef {import("./words.js").Law} LawInWords */

const SCROLL_ENDS_MS = 90;

export function Cards() {
  const { view } = useMatch();
  const { tab, setTab } = useDeck();
  const { deck, scrolled } = useScrolling(tab, setTab);
  const [large, setLarge] = useState(/** @type {number | null} */ (null)); // whose card is shown large
  const letters = lettersOf(view);
  const nightmare = isNightmare(view);
  const { answers } = myRound(view);
  /** @param {number} at */
  const owner = (at) => (nightmare ? null : letters[at]);
  return html`<section class="cards" aria-label=${say("cards")}>
    <div class="tabs">
      ${view.groups.map(
        (group, at) => html`<${Tab} key=${letters[at]} letter=${owner(at)} number=${group[0]} current=${at === tab}
          passed=${nightmare ? undefined : answers[letters[at]]} press=${() => setTab(at)} />`,
      )}
    </div>
    <div class="deck" ref=${deck} onScroll=${scrolled}>
      ${view.groups.map((group, at) => {
        const id = `card-${letters[at]}`;
        const enlarge = () => setLarge(at);
        return group.length > 1
          ? html`<${Pair} key=${at} id=${id} letter=${letters[at]} numbers=${group} enlarge=${enlarge} />`
          : html`<${Card} key=${at} id=${id} letter=${owner(at)} number=${group[0]} enlarge=${enlarge} />`;
      })}
    </div>
    ${
      large !== null &&
      html`<${Large} letter=${owner(large)} opener=${`card-${letters[large]}`} numbers=${view.groups[large]}
        close=${() => setLarge(null)} />`
    }
  </section>`;
}

/**
 * On a phone one card is in view: a letter moves the deck, and the deck moves the letter.
 * @param {number} tab
 * @param {(at: number) => void} setTab
 */
function useScrolling(tab, setTab) {
  const deck = useRef(/** @type {HTMLElement | null} */ (null));
  const scrolling = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined)); // while it moves
  const inView = useRef(0); // the letter whose card the deck shows, or is on its way to
  // Before anything else happens: a deck that has just come to rest would bring its letter back.
  useLayoutEffect(() => {
    const box = deck.current;
    const shown = /** @type {HTMLElement | undefined} */ (box?.children[tab]);
    if (!box || !shown || tab === inView.current || box.scrollWidth <= box.clientWidth) return;
    inView.current = tab;
    clearTimeout(scrolling.current);
    const left = shown.offsetLeft - box.offsetLeft - inset(box);
    box.scrollTo({ left, behavior: isCalm() ? "auto" : "smooth" });
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
  return { deck, scrolled };
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** @param {Element} element */
const inset = (element) => Number.parseFloat(getComputedStyle(element).scrollPaddingLeft) || 0;

/**
 * @param {object} props
 * @param {string | null} props.letter null where nobody knows whose card it is
 * @param {number} props.number
 * @param {boolean} props.current
 * @param {boolean} [props.passed]
 * @param {() => void} props.press
 */
const Tab = ({ letter, number, current, passed, press }) =>
  html`<button class="tab" aria-current=${current ? "true" : null} onClick=${press}
    aria-label=${tabName(letter, number, passed)}>
    ${letter ?? html`<span class="mono">${number}</span>`}
    ${passed !== undefined && html`<${Answer} passed=${passed} size=${18} />`}
  </button>`;

/**
 * @param {string | null} letter
 * @param {number} number
 * @param {boolean} [passed]
 */
function tabName(letter, number, passed) {
  if (letter === null) return say("card_number", { n: number });
  if (passed === undefined) return say("verifier", { letter });
  return say(passed ? "answered_yes" : "answered_no", { letter });
}

/**
 * Enter on a card itself, not on something in it.
 * @param {() => void} open
 * @returns {(event: KeyboardEvent) => void}
 */
const enters = (open) => (event) => {
  if (event.key !== "Enter" || event.target !== event.currentTarget) return;
  event.preventDefault();
  open();
};

/**
 * Extreme: the law is on one of two cards.
 * @param {{ id: string, letter: string, numbers: number[], enlarge: () => void }} props
 */
const Pair = ({ id, letter, numbers, enlarge }) =>
  html`<div class="pair" id=${id} tabindex="-1" role="group" aria-label=${say("pair_of", { letter })}
    onKeyDown=${enters(enlarge)}>
    <${Card} letter=${letter} number=${numbers[0]} enlarge=${enlarge} paired />
    <p class="hinge" aria-hidden="true"><span class="disc">${letter}</span><span class="or">${say("or")}</span></p>
    <${Card} letter=${letter} number=${numbers[1]} enlarge=${enlarge} paired />
  </div>`;

/** @param {{ letter: string | null }} props */
const Disc = ({ letter }) =>
  html`<span class="disc ${letter ? "" : "nobody"}" aria-hidden="true">${letter ?? "?"}</span>`;

// --- a card, large ----------------------------------------------------------------------------------

/**
 * A verifier's cards with room for a finger on every law, and with whole sentences.
 * @param {{ letter: string | null, numbers: number[], opener: string, close: () => void }} props
 */
function Large({ letter, numbers, opener, close }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const marks = useMarks();
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
      const key = /** @type {HTMLElement | null} */ (document.getElementById(opener)?.querySelector(".enlarge"));
      key?.focus({ preventScroll: true });
    };
  }, []);
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    close();
  };
  /** @param {Event} event */
  const click = (event) => event.target === box.current && close(); // beside it
  return html`<dialog class="large ${numbers.length > 1 ? "two" : ""}" ref=${box} aria-labelledby="large-title"
    onCancel=${cancel} onClick=${click} onKeyDown=${(/** @type {KeyboardEvent} */ event) => undoes(event, marks)}>
    <div class="large-head">
      <${Disc} letter=${letter} />
      <h2 id="large-title">${letter ? say("verifier", { letter }) : say("card_number", { n: numbers[0] })}</h2>
      <button class="button" onClick=${close} autofocus>${say("close")}</button>
    </div>
    <div class="large-cards">
      ${numbers.map((number) => html`<${Spread} key=${number} number=${number} whose=${letter === null} />`)}
    </div>
  </dialog>`;
}

/**
 * The one key of the board that is of use here.
 * @param {KeyboardEvent} event
 * @param {import("./marks.js").Marks} marks
 */
function undoes(event, marks) {
  if (event.key.toLowerCase() !== "z" || isCombined(event)) return;
  if (document.documentElement.dataset.keys === "off") return;
  if (event.shiftKey) marks.redo();
  else marks.undo();
}

/** @param {{ number: number, whose: boolean }} props */
function Spread({ number, whose }) {
  const shown = card(number);
  return html`<section class="spread" aria-label=${spoken(shown.title)}>
    <div class="spread-head"><h3 class="title">${glyphs(shown.title, 17)}</h3>
      <${Picture} of=${shown.key} cls="key" /></div>
    <p class="spread-text">${glyphs(shown.text, 14)} <${Example} of=${number} /></p>
    ${
      shown.grid
        ? html`<${LawGrid} shown=${shown} />
            <details><summary>${say("check_what")}</summary><${Sentences} shown=${shown} /></details>`
        : html`<${Laws} shown=${shown} whole />`
    }
    ${whose && html`<${Whose} number=${number} />`}
  </section>`;
}

// --- a card -----------------------------------------------------------------------------------------

/**
 * @param {object} props
 * @param {string | null} props.letter null where nobody knows whose card it is
 * @param {number} props.number
 * @param {string} [props.id]
 * @param {boolean} [props.paired] whether it is one of two
 * @param {() => void} props.enlarge
 */
function Card({ letter, number, id, paired = false, enlarge }) {
  const { table, view } = useMatch();
  const isAsked = useIsAsked();
  const shown = card(number);
  const [open, setOpen] = useState(false);
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const name = letter === null ? "card_of_nobody" : paired ? "card_of_two" : "card_of";
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  /**
   * Half a pair is too low for its sentences on a phone.
   * @param {Event} event
   */
  const explain = (event) => {
    event.stopPropagation();
    if (paired && matchMedia(PHONE).matches) enlarge();
    else setOpen(!open);
  };
  return html`<article class="card laws${shown.laws.length} ${shown.grid ? "gridded" : ""}" id=${id}
    tabindex=${id ? "-1" : null} aria-label=${spoken(say(name, { letter: letter ?? "", title: shown.title }))}
    onKeyDown=${enters(enlarge)}>
    <div class="card-head" onClick=${enlarge}>
      ${!paired && html`<${Disc} letter=${letter} />`}
      <button class="about-key" ref=${opener} title=${say("check_what")} aria-label=${say("check_what")}
        aria-expanded=${open} onClick=${explain}><${Icon} of="about" size=${19} /></button>
      <${Picture} of=${shown.key} cls="key" />
    </div>
    <div class="card-name" onClick=${enlarge}>
      <h2 class="title">${glyphs(shown.title, 15)}<${Hard} of=${shown} /></h2>
      <button class="enlarge" title=${say("enlarge")} aria-haspopup="dialog"
        aria-label=${spoken(say("enlarge_card", { title: shown.title }))}>
        <${Icon} of="enlarge" size=${18} /></button>
    </div>
    ${shown.grid ? html`<${LawGrid} shown=${shown} />` : html`<${Laws} shown=${shown} />`}
    ${!paired && wantsTip(view) && !table.past && html`<p class="tip" aria-hidden="true">${say("press_laws")}</p>`}
    ${letter === null && html`<${Whose} number=${number} />`}
    ${letter !== null && !paired && view.sheet && isAsked && html`<${Ask} letter=${letter} />`}
    ${open && html`<${About} shown=${shown} close=${close} />`}
  </article>`;
}

/**
 * What the card checks, in whole sentences, over its pictures.
 * @param {{ shown: CardInWords, close: () => void }} props
 */
function About({ shown, close }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const key = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    key.current?.focus();
    panel.current?.scrollTo(0, 0); // it is read from its beginning, though the key is at its end
  }, []);
  /** @param {KeyboardEvent} event */
  const leave = (event) => event.key === "Escape" && close();
  return html`<div class="about" ref=${panel} onKeyDown=${leave}>
    <p>${glyphs(shown.text, 14)}</p>
    <${Sentences} shown=${shown} />
    <p><${Example} of=${shown.number} /></p>
    <button class="button" ref=${key} onClick=${close}>${say("close")}</button>
  </div>`;
}

/**
 * What is easily misread on a card is told where all cards are: the first page is light without it.
 * @param {{ of: number }} props
 */
const Example = ({ of }) =>
  html`<a href=${`/g/turing_machine/all#card-${of}`} target="_blank">${say("card_example")}</a>`;

/** @param {{ shown: CardInWords }} props */
const Sentences = ({ shown }) =>
  html`<p class="about-label">${say("one_law")}</p>
    <ul class="sentences">${shown.laws.map(
      (law) => html`<li key=${law.name}><b>${law.letter}</b> <span>${glyphs(law.text, 14)}</span></li>`,
    )}</ul>`;

// --- its laws ---------------------------------------------------------------------------------------

/** @param {{ shown: CardInWords, whole?: boolean }} props `whole`: in sentences */
const Laws = ({ shown, whole }) =>
  html`<ul class="laws">
    ${shown.laws.map(
      (law) => html`<li key=${law.name}><${Law} law=${law}>
        <${Picture} of=${law.picture} />
        <span class="law-words">${glyphs(whole ? law.text : law.words, 13)}</span>
      <//></li>`,
    )}
  </ul>`;

/** @param {{ shown: CardInWords }} props */
function LawGrid({ shown }) {
  const { columns, rows, laws } = /** @type {import("./words.js").Grid} */ (shown.grid);
  const named = new Map(shown.laws.map((law) => [law.name, law]));
  /** @param {string} name */
  const cell = (name) =>
    html`<${Law} key=${name} law=${named.get(name)}><${Picture} of=${named.get(name)?.picture} /><//>`;
  return html`<div class="grid w${columns.length} h${rows.length}">
    <span></span>${columns.map((column) => html`<${Picture} of=${column} cls="column" />`)}
    ${rows.map((row, at) => html`<span class="row-name">${row}</span>${laws[at].map(cell)}`)}
  </div>`;
}

/**
 * A law is pressed through its three states: plain, struck, kept.
 * @param {{ law: LawInWords, children?: unknown }} props
 */
function Law({ law, children }) {
  const { view } = useMatch();
  const marks = useMarks();
  const sign = marks.of(law.name);
  const words = say("law_is", { letter: law.letter, words: spoken(law.text) });
  if (!isPlaying(view)) return html`<span class="law" role="img" aria-label=${words}>${children}</span>`;
  const unsound = isUnsound(view, law.name);
  const gone = isRuledOut(view, law.name);
  return html`<button class="law ${stateClass(sign)} ${gone ? "gone" : ""} ${unsound ? "shaky" : ""}"
    aria-pressed=${sign !== ""} aria-label=${markWords(words, sign, unsound, gone)} title=${law.text}
    data-name=${law.name} ...${marking(marks, law.name)}>
    ${children}${
      unsound && html`<span class="shaky-sign" aria-hidden="true">! <span>${say("unsound_here")}</span></span>`
    }
  </button>`;
}

/**
 * Nightmare: which verifier has this card?
 * @param {{ number: number }} props
 */
function Whose({ number }) {
  const { view } = useMatch();
  return html`<div class="whose">
    <p class="caps">${say("whose")}</p>
    <div class="owners">
      ${lettersOf(view).map(
        (letter) => html`<${Owner} key=${letter} letter=${letter} target=${`${letter}${number}`} />`,
      )}
    </div>
  </div>`;
}

/** @param {{ letter: string, target: string }} props */
function Owner({ letter, target }) {
  const { view } = useMatch();
  const marks = useMarks();
  if (!view.sheet) return html`<span class="owner">${letter}</span>`;
  const sign = marks.of(target);
  const unsound = isUnsound(view, target);
  return html`<button class="owner ${stateClass(sign)} ${unsound ? "shaky" : ""}" aria-pressed=${sign !== ""}
    aria-label=${markWords(say("whose_is", { letter }), sign, unsound)}
    ...${marking(marks, target)}>${letter}</button>`;
}

/**
 * On a wide page with four verifiers each card is asked where it is. The key stays when it was
 * pressed, so that the focus does too.
 * @param {{ letter: string }} props
 */
function Ask({ letter }) {
  const { view, stopped } = useMatch();
  const { ask, asking } = useAsking();
  const passed = myRound(view).answers[letter];
  const done = passed !== undefined;
  return html`<button class="ask-here ${done ? "done" : ""} ${asking === letter ? "busy" : ""}"
    aria-disabled=${done || stopped || !mayAsk(view)} onClick=${() => ask(letter)}
    aria-label=${done ? say(passed ? "answered_yes" : "answered_no", { letter }) : null}>
    ${
      done
        ? html`<${Answer} passed=${passed} size=${20} /> ${say("answered")}`
        : html`${say("ask_letter", { letter })} <kbd aria-hidden="true">${letter}</kbd>`
    }
  </button>`;
}
