// The hint: its key, and the note that opens under what it speaks about.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { useDeck, useMatch, useWays } from "./board.js";
import { Icon } from "./icons.js";
import { hintLine } from "./line_words.js";
import { PHONE, WIDE } from "./sizes.js";
import { isNightmare, lettersOf, mine } from "./state.js";
import { glyphs, lawText, rungsOfHint, say, withoutStop } from "./words.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./view.d.ts").Hint} Hint */

const NARROWEST = 300; // of a note under a card, in pixels
const AIR = 8;
const LEAST_ROOM = 200; // over the machine, in pixels; where there is less, the note covers more

/** @param {View} view */
const hintOf = (view) => view.sheet?.hint ?? null;
/** @param {View} view */
const asked = (view) => mine(view)?.hints ?? 0;

/**
 * What was told last, for screen readers.
 * @param {View} view
 */
export function hintWords(view) {
  const last = hintOf(view)?.lines.at(-1);
  return last ? worded(view, last).join(" ") : "";
}

/**
 * @param {View} view
 * @param {import("./view.d.ts").HintLine} line
 * @returns {string[]}
 */
function worded(view, { key, values }) {
  const { laws, ...others } = /** @type {Record<string, any>} */ (values);
  // A world: the law that each verifier would hold.
  if (laws)
    others.world = lettersOf(view)
      .map((letter, at) => say("named", { who: letter, what: withoutStop(lawText(laws[at])) }))
      .join(", ");
  return hintLine({ key, values: others });
}

// Whether the note is put away: a matter of this page, which its key and the note both know.
const away = { at: 0, heard: /** @type {Set<(anew: object) => void>} */ (new Set()) };
/** @param {number} hints */
function putAway(hints) {
  away.at = hints;
  for (const redraw of away.heard) redraw({});
}
function useAway() {
  const [, redraw] = useState(/** @type {object | null} */ (null));
  useEffect(() => {
    away.heard.add(redraw);
    return () => {
      away.heard.delete(redraw);
    };
  }, []);
  return away.at;
}

/** @param {{ rung: number }} props */
export const Rungs = ({ rung }) =>
  Array.from({ length: rungsOfHint() }, (_, at) => html`<i class=${at < rung ? "used" : ""}></i>`);

/** @param {{ rung: number }} props */
const Climbed = ({ rung }) =>
  html`<span class="hint-pips" aria-hidden="true"><${Rungs} rung=${rung} /></span>
    <span class="hush">${say("hint_rungs", { n: rung })}</span>`;

export function HintButton() {
  const { view } = useMatch();
  const { hint } = useWays();
  const closed = useAway() === asked(view);
  if (!view.aids.includes("hints") || !view.sheet) return null;
  const rung = hintOf(view)?.rung ?? 0;
  const open = rung > 0 && !closed;
  // Once all is told, the key opens and closes the note.
  const press = () => (rung < rungsOfHint() ? hint() : putAway(closed ? 0 : asked(view)));
  return html`<button class="button hint-key" onClick=${press} aria-expanded=${open}
    aria-controls=${open ? "hint" : null}>
    <${Icon} of="hint" size=${22} /><span class="hint-word">${say("hint")}</span><${Climbed} rung=${rung} />
  </button>`;
}

/** Mounted once, as the last part of the board. */
export function HintNote() {
  const { view, stopped } = useMatch();
  const { hint } = useWays();
  const { setTab } = useDeck();
  const note = useRef(/** @type {HTMLElement | null} */ (null));
  const [place, setPlace] = useState(/** @type {Place | null} */ (null));
  const told = hintOf(view);
  const hints = asked(view);
  const closed = useAway() === hints;
  const open = told !== null && !closed;
  const at = open ? placeOf(view, told) : -1;

  useEffect(() => () => putAway(0), []); // another match has hints of its own
  // On a phone the card that it speaks about comes into view.
  useEffect(() => {
    if (at >= 0) setTab(at);
  }, [hints, at]);
  useLayoutEffect(() => {
    const board = note.current?.closest(".board");
    if (!open || !board) return;
    const move = () => setPlace((old) => same(old, laid(board, at < 0 ? null : lettersOf(view)[at])));
    move();
    note.current?.scrollTo(0, note.current.scrollHeight); // where it is long, what was told last is in view
    const watch = new ResizeObserver(move);
    watch.observe(board);
    addEventListener("resize", move);
    return () => {
      watch.disconnect();
      removeEventListener("resize", move);
    };
  }, [open, at, hints]);

  const close = () => {
    putAway(hints);
    /** @type {HTMLElement | null} */ (document.querySelector(".hint-key"))?.focus({ preventScroll: true });
  };
  // Wherever the focus is, unless the key was for something that lies over all this.
  useEffect(() => {
    if (!open) return;
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) close();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [open, hints]);

  if (!open) return null;
  return html`<aside class="hint-note ${place?.kind ?? ""}" id="hint" ref=${note} style=${place?.style}
    aria-label=${say("hint")}>
    <div class="hint-head"><${Icon} of="hint" size=${20} /><b>${say("hint")}</b><${Climbed} rung=${told.rung} />
      ${
        told.rung < rungsOfHint() &&
        !stopped &&
        html`<button class="button hint-more" onClick=${hint}>${say("hint_more")}</button>`
      }
      <button class="plain square" onClick=${close} aria-label=${say("hint_close")} title=${say("hint_close")}>
        <${Icon} of="close" /></button></div>
    <ol class="hint-lines">
      ${told.lines.map(
        (line) => html`<li key=${line.key}>${worded(view, line).map((said) => html`<p>${glyphs(said, 14)}</p>`)}</li>`,
      )}
    </ol>
  </aside>`;
}

/**
 * Which of the cards it speaks about; -1 for none.
 * @param {View} view
 * @param {Hint} told
 */
function placeOf(view, told) {
  if (isNightmare(view)) return view.groups.findIndex(([number]) => number === told.card);
  return told.verifier === null ? -1 : lettersOf(view).indexOf(told.verifier);
}

/** @typedef {{ kind: "under" | "docked" | "", style: Record<string, string> }} Place */

/** @type {(old: Place | null, now: Place) => Place} */
const same = (old, now) => (old && JSON.stringify(old) === JSON.stringify(now) ? old : now);

/**
 * Where the note is: under the card; at the foot of the sheet; or, on a phone, over the machine. It
 * moves nothing.
 * @param {Element} board
 * @param {string | null} letter
 * @returns {Place}
 */
function laid(board, letter) {
  /** @param {string} part */
  const boxOf = (part) => /** @type {Element} */ (board.querySelector(part)).getBoundingClientRect();
  const whole = board.getBoundingClientRect();
  const zoom = whole.width / /** @type {HTMLElement} */ (board).offsetWidth; // of a large screen
  /** @param {number} length */
  const px = (length) => `${length / zoom}px`;
  const under = letter && document.getElementById(`card-${letter}`);
  const ending = boxOf(".ending");
  const isSmall = matchMedia(PHONE).matches;
  if (under && !isSmall) {
    const box = under.getBoundingClientRect();
    const { right } = boxOf(".cards");
    const width = Math.max(box.width, Math.min(NARROWEST, right - whole.left));
    const left = Math.min(box.left, right - width) - whole.left;
    const top = box.bottom - whole.top + AIR;
    const tip = box.left - whole.left - left + 30;
    return { kind: "under", style: { left: px(left), top: px(top), width: px(width), "--tip": px(tip) } };
  }
  if (matchMedia(WIDE).matches) {
    const paper = boxOf(".sheet");
    const left = paper.left - whole.left + AIR;
    const bottom = whole.bottom - ending.top + AIR;
    return { kind: "", style: { left: px(left), width: px(paper.width - 2 * AIR), bottom: px(bottom) } };
  }
  // Over the machine and never over the card, which has the laws that it speaks about.
  const bar = Math.max(0, innerHeight - ending.top);
  const dock = boxOf(".engine");
  const room = ending.top - dock.top;
  const high = isSmall && room >= LEAST_ROOM ? room : innerHeight - bar - 2 * AIR;
  const [left, right] = isSmall ? [dock.left, innerWidth - dock.right] : [0, 0];
  const style = {
    bottom: `${bar + AIR}px`,
    maxHeight: `${high - AIR}px`,
    left: `${left + AIR}px`,
    right: `${right + AIR}px`,
  };
  return { kind: "docked", style };
}
