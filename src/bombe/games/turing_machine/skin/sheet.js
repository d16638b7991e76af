// The note sheet: what was asked, digits, notes, and how a round ends. On small screens a drawer.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { useHand, useMarks, useMatch, useWays } from "./board.js";
import { Facts } from "./facts.js";
import { HintButton } from "./hint.js";
import { Answer, Icon } from "./icons.js";
import { marking, markWords, stateClass } from "./marks.js";
import { WIDE } from "./sizes.js";
import { isSpent, isUnsound, lettersOf, mine, targetWords, waitsForMachine } from "./state.js";
import { thumbWords } from "./waiting.js";
import { cellClass } from "./why_cells.js";
import { useWhy, WhyButton } from "./why_note.js";
import { DIGITS, glyphs, SHAPE_LETTERS, SHAPES, Shape, say, spoken, withoutStop } from "./words.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Playing} Playing */

const ROWS = 5; // a sheet of paper has lines before they are written on
const NOTE_MS = 1000;
const LOW = 30; // how much of the screen the drawer may take, in hundredths
const HIGH = 85;
const HEIGHT = "sheet"; // where a browser remembers it

/**
 * @param {object} props
 * @param {Playing} props.view
 * @param {() => void} props.undo
 * @param {() => void} props.redo
 * @param {boolean} props.drawer whether it is open
 * @param {(open: boolean) => void} props.setDrawer
 */
export function Sheet({ view, undo, redo, drawer, setDrawer }) {
  const paper = useRef(/** @type {HTMLElement | null} */ (null));
  const handle = useRef(/** @type {HTMLElement | null} */ (null));
  const began = useRef(false);
  const [height, setHeight] = useState(() => Number(localStorage.getItem(HEIGHT)) || 70);

  /** @param {number} hundredths */
  const resize = (hundredths) => {
    const kept = Math.round(Math.min(HIGH, Math.max(LOW, hundredths)));
    setHeight(kept);
    localStorage.setItem(HEIGHT, String(kept));
  };
  // Those who call the sheet are taken to it, and back to where its key is.
  useEffect(() => {
    if (began.current) (drawer || matchMedia(WIDE).matches ? paper : handle).current?.focus();
    began.current = true;
  }, [drawer]);

  const close = () => setDrawer(false);
  /** @param {KeyboardEvent} event */
  const leave = (event) => {
    if (event.key !== "Escape" || !drawer) return;
    event.preventDefault(); // it closes nothing else
    close();
  };
  return html`<section class="sheet ${drawer ? "open" : ""}" aria-label=${say("sheet")}>
    <div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${paper} style=${{ "--drawer": `${height}dvh` }}
      onKeyDown=${leave}>
      <${Grip} height=${height} resize=${resize} close=${close} />
      <${Head} undo=${undo} redo=${redo} />
      <${Rounds} view=${view} />
      <div class="workings">
        <${Digits} view=${view} />
        <div class="jots">
          ${[...lettersOf(view), "*"].map((slot) => html`<${Jot} key=${slot} view=${view} slot=${slot} />`)}
        </div>
      </div>
      <${Shaky} targets=${view.sheet.unsound ?? []} />
      <${Facts} view=${view} />
      ${view.sheet.codes && html`<${CodesLeft} codes=${view.sheet.codes} />`}
    </div>
    <${Ending} view=${view} drawer=${drawer} toggle=${() => setDrawer(!drawer)} handle=${handle} />
  </section>`;
}

/** @param {{ undo: () => void, redo: () => void }} props */
function Head({ undo, redo }) {
  const marks = useMarks();
  return html`<div class="sheet-head">
    <h2>${say("sheet")}</h2>
    <button class="plain" aria-disabled=${!marks.canUndo} onClick=${undo}><${Icon} of="undo" /> ${say("undo")}${" "}
      <kbd aria-hidden="true">Z</kbd></button>
    <button class="plain square" aria-disabled=${!marks.canRedo} onClick=${redo} aria-label=${say("redo")}
      title=${say("redo")}><${Icon} of="redo" /></button>
    <${WhyButton} />
  </div>`;
}

/** @param {{ targets: string[] }} props */
function Shaky({ targets }) {
  if (!targets.length) return null;
  const marks = targets.map((target) => withoutStop(targetWords(target))).join(", ");
  return html`<p class="shaky-line"><b aria-hidden="true">!</b> ${glyphs(say("unsound_marks", { marks }), 14)}</p>`;
}

/** @param {{ codes: string[] }} props */
const CodesLeft = ({ codes }) =>
  html`<div class="codes"><p>${say("codes_left", { n: codes.length })}</p>
    <p class="mono" tabindex="0">${codes.join(" ")}</p></div>`;

/**
 * The drawer's upper edge: pull it, or press the arrow keys.
 * @param {{ height: number, resize: (hundredths: number) => void, close: () => void }} props
 */
function Grip({ height, resize, close }) {
  const held = useRef(/** @type {number | null} */ (null));
  /** @param {PointerEvent} event */
  const share = (event) => 100 * (1 - event.clientY / innerHeight) - 8;
  /** @param {PointerEvent & { currentTarget: Element }} event */
  const grab = (event) => {
    held.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  /** @param {PointerEvent} event */
  const pull = (event) => held.current !== null && resize(share(event));
  /** @param {PointerEvent} event */
  const drop = (event) => {
    held.current = null;
    if (share(event) < LOW - 12) close();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    resize(height + (event.key === "ArrowUp" ? 5 : -5));
  };
  return html`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0"
    aria-label=${say("sheet_height")} aria-valuenow=${height} aria-valuemin=${LOW} aria-valuemax=${HIGH}
    onPointerDown=${grab} onPointerMove=${pull} onPointerUp=${drop} onKeyDown=${press}><i></i></div>`;
}

/**
 * Where there are more lines than the paper has room for, it scrolls, and the last one is in view.
 * @param {number} lines
 */
function useLastLineInView(lines) {
  const scroll = useRef(/** @type {HTMLElement | null} */ (null));
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    if (scroll.current) setLong(scroll.current.scrollHeight > scroll.current.clientHeight + 1);
  });
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || box.scrollHeight <= box.clientHeight) return;
    const now = /** @type {HTMLElement} */ (box.querySelector(".now") ?? box);
    box.scrollTop = now.offsetTop + now.offsetHeight - box.clientHeight;
  }, [lines]);
  return { scroll, long };
}

/** @param {{ view: Playing }} props */
function Rounds({ view }) {
  const { stopped } = useMatch();
  const letters = lettersOf(view);
  const { rounds } = view.sheet;
  const why = useWhy(view);
  const because = why?.follows ? why.because : null;
  const empty = Math.max(0, ROWS - rounds.length);
  const { scroll, long } = useLastLineInView(rounds.length);
  return html`<div class="rounds-of" ref=${scroll} tabindex=${long ? "0" : null} role=${long ? "region" : null}
    aria-label=${long ? say("rounds") : null}><table class="rounds">
    <caption class="hush">${say("rounds")}</caption>
    <thead><tr>
      <td class="number"></td>
      ${SHAPES.map((shape) => html`<th scope="col" class="of-shape"><${Shape} of=${shape} size=${18} /></th>`)}
      ${letters.map((letter, at) => html`<th scope="col" class=${at === 0 ? "edge" : ""}>${letter}</th>`)}
    </tr></thead>
    <tbody>
      ${rounds.map((round, at) => {
        const now = at === rounds.length - 1 && !view.over && !stopped;
        return html`<${Written} key=${at} n=${at + 1} round=${round} now=${now} letters=${letters}
          because=${because} />`;
      })}
      ${Array.from({ length: empty }, (_, at) => {
        const n = rounds.length + at + 1;
        return html`<${ToCome} key=${n - 1} n=${n} letters=${letters} />`;
      })}
    </tbody>
  </table></div>`;
}

/**
 * @param {object} props
 * @param {number} props.n
 * @param {import("./state.js").Round} props.round
 * @param {boolean} props.now
 * @param {string[]} props.letters
 * @param {string[] | null} props.because the answers that a proof rests on, while one is told
 */
function Written({ n, round, now, letters, because }) {
  const { proposal, locked } = useHand();
  const draft = now && !locked;
  const code = draft ? proposal : round.proposal;
  return html`<tr class=${now ? "now" : ""} aria-current=${now ? "true" : null}>
    <th scope="row" class="number"><span class="hush">${say("round", { n })}</span>
      <span aria-hidden="true">${n}</span></th>
    ${SHAPES.map((_, place) => html`<td class="of-shape ${draft ? "draft" : ""}">${code?.[place]}</td>`)}
    ${letters.map(
      (letter, at) => html`<td class="${at === 0 ? "edge" : ""} ${cellClass(round, letter, because)}"><${Cell}
        passed=${round.answers[letter]} /></td>`,
    )}
  </tr>`;
}

/** @param {{ n: number, letters: string[] }} props */
const ToCome = ({ n, letters }) =>
  html`<tr class="to-come" aria-hidden="true">
    <th class="number">${n}</th>
    ${[...SHAPES, ...letters].map(
      (_, at) => html`<td class=${at === SHAPES.length ? "edge" : ""}><i class="dot"></i></td>`,
    )}
  </tr>`;

/** @param {{ passed?: boolean }} props */
function Cell({ passed }) {
  if (passed === undefined) {
    return html`<i class="dot" aria-hidden="true"></i><span class="hush">${say("not_asked")}</span>`;
  }
  return html`<${Answer} passed=${passed} size=${22} />
    <span class="hush">${say(passed ? "says_yes" : "says_no")}</span>`;
}

/** @param {{ view: View }} props */
const Digits = ({ view }) =>
  html`<div class="digits" role="group" aria-label=${say("digits")}>
    ${SHAPES.map(
      (shape) => html`<span class="digits-of" aria-hidden="true"><${Shape} of=${shape} size=${22} /></span>`,
    )}
    ${DIGITS.flatMap((digit) =>
      SHAPES.map((shape, place) => {
        const target = SHAPE_LETTERS[place] + digit;
        return html`<${DigitMark} key=${target} view=${view} target=${target} shape=${shape} digit=${digit} />`;
      }),
    )}
  </div>`;

/** @param {{ view: View, target: string, shape: string, digit: string }} props */
function DigitMark({ view, target, shape, digit }) {
  const marks = useMarks();
  const sign = marks.of(target);
  const unsound = isUnsound(view, target);
  return html`<button class="digit-mark ${stateClass(sign)} ${unsound ? "shaky" : ""}" aria-pressed=${sign !== ""}
    aria-label=${markWords(spoken(say("digit_is", { shape, digit })), sign, unsound)}
    ...${marking(marks, target)}>${digit}</button>`;
}

/**
 * A note is kept when its writer stops for a moment, or leaves it. What is being written is never
 * replaced by what comes from elsewhere.
 * @param {{ view: Playing, slot: string }} props
 */
function Jot({ view, slot }) {
  const { table, refused, stopped } = useMatch();
  const known = view.sheet.notes[slot] ?? "";
  const [text, setText] = useState(known);
  const typed = useRef(known); // also what was typed a moment ago, and is not drawn yet
  const writing = useRef(false);
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => {
    if (!writing.current) setText(known);
  }, [known]);
  /** @param {string} wanted */
  const keep = (wanted) => {
    clearTimeout(timer.current);
    const words = wanted.trim().replace(/\s+/g, " ");
    if (words === (table.state.view?.sheet?.notes[slot] ?? "")) return;
    table.act(`note ${slot} ${words}`.trim()).catch(refused);
  };
  /** @param {{ currentTarget: HTMLTextAreaElement }} event */
  const write = ({ currentTarget: { value } }) => {
    writing.current = true;
    typed.current = value;
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(value), NOTE_MS);
  };
  const leave = () => {
    if (writing.current) keep(typed.current);
    writing.current = false;
  };
  // A page that is reloaded, or put away for another, takes no half-second of writing with it.
  useEffect(() => {
    const away = () => document.visibilityState === "hidden" && writing.current && keep(typed.current);
    document.addEventListener("visibilitychange", away);
    return () => document.removeEventListener("visibilitychange", away);
  }, []);
  const whole = slot === "*";
  return html`<label class="jot ${whole ? "whole" : ""}">
    <span aria-hidden="true">${whole ? "✎" : slot}</span>
    <textarea rows="1" maxlength="500" value=${text} readonly=${stopped} onInput=${write} onBlur=${leave}
      aria-label=${whole ? say("note_on_all") : say("note_on", { letter: slot })}></textarea>
  </label>`;
}

/**
 * How a round ends: with a code, with another round, or by waiting for the others.
 * @param {{ view: Playing, drawer: boolean, toggle: () => void, handle: unknown }} props
 */
function Ending({ view, drawer, toggle, handle }) {
  const { state, stopped } = useMatch();
  const out = mine(view)?.out;
  const waits = view.own_thumb !== null;
  const spent = isSpent(view) && !stopped;
  return html`<div class="ending ${waits || out || stopped ? "waits" : ""} ${spent ? "spent" : ""}">
    <button class="button sheet-key" ref=${handle} aria-expanded=${drawer} aria-controls="sheet-paper"
      onClick=${toggle}>
      <${Icon} of=${drawer ? "sink" : "rise"} /><span>${say("sheet")}</span></button>
    ${
      stopped
        ? html`<p class="thumb-in">${state.table?.outcome?.why}</p>`
        : out
          ? html`<p class="thumb-in">${say("out")}</p>`
          : view.own_thumb
            ? html`<${ThumbIn} up=${view.own_thumb.up} />`
            : html`<${ThumbKeys} />`
    }
  </div>`;
}

/** @param {{ up: boolean }} props */
function ThumbIn({ up }) {
  const { state, view } = useMatch();
  const { thumb } = useWays();
  return html`<p class="thumb-in"><${Icon} of=${up ? "up" : "down"} /> <span>${thumbWords(state.table, view)}</span></p>
    ${
      !waitsForMachine(view) &&
      html`<button class="button back" onClick=${() => thumb("back")}>${say("thumb_back")}</button>`
    }`;
}

function ThumbKeys() {
  const { know, next } = useWays();
  return html`<button class="button filled declare" onClick=${know}><${Icon} of="up" size=${24} />
      <span class="long">${say("know")}</span><span class="brief" aria-hidden="true">${say("know_short")}</span>
    </button>
    <${HintButton} />
    <button class="button next" onClick=${next}><${Icon} of="down" size=${22} />
      <span>${say("next_round")}</span></button>`;
}
