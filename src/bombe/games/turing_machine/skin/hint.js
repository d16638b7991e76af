// The hint: its key, and the note that opens under what it speaks about.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Icon } from "./icons.js";
import { groupsOf, isNightmare, lettersOf } from "./state.js";
import { card, glyphs, say } from "./words.js";

const RUNGS = 3;
const WIDE = "(min-width: 1180px)"; // the sheet lies beside the cards
const SMALL = "(max-width: 699px)"; // the machine is a dock
const NARROWEST = 300; // of a note under a card, in pixels
const AIR = 8;
const LEAST_ROOM = 220; // above the dock; where there is less, the note lies over it

const hintOf = (view) => view.sheet?.hint ?? null;
const asked = (view) => view.seats[view.you]?.hints ?? 0;

// What was told last, for those who listen.
export function hintWords(view) {
  const last = hintOf(view)?.lines.at(-1);
  return last ? worded(last) : "";
}

function worded({ key, values }) {
  const told = { ...values };
  if (told.law) told.law = lawText(told.law);
  if (told.answers) told.answers = told.answers.join(", ");
  if (told.world) told.world = told.world.map(held).join("; ");
  return say(key, told);
}

// "4b" -> its sentence
const lawText = (name) => card(parseInt(name, 10)).laws.find((law) => law.name === name).text;

// "A 4b" -> "A: ■ is exactly 4"
function held(one) {
  const [letter, law] = one.split(" ");
  return `${letter}: ${lawText(law).replace(/\.$/, "")}`;
}

// Whether the note is put away: a matter of this page, which its key and the note both know.
const away = { at: 0, heard: new Set() };
function putAway(hints) {
  away.at = hints;
  away.heard.forEach((redraw) => redraw({}));
}
function useAway() {
  const [, redraw] = useState(null);
  useEffect(() => {
    away.heard.add(redraw);
    return () => away.heard.delete(redraw);
  }, []);
  return away.at;
}

const Pips = ({ rung }) =>
  html`<span class="hint-pips" aria-hidden="true">${[1, 2, 3].map((one) => html`<i class=${one <= rung ? "used" : ""}></i>`)}</span>`;

export function HintButton({ view, hint }) {
  const closed = useAway() === asked(view);
  if (!view.aids.includes("hints") || !view.sheet) return null;
  const rung = hintOf(view)?.rung ?? 0;
  // Once all is told, the key opens and closes the note.
  const press = () => (rung < RUNGS ? hint() : putAway(closed ? 0 : asked(view)));
  return html`<button class="button hint-key" onClick=${press} aria-expanded=${rung > 0 && !closed} aria-controls=${rung > 0 && !closed ? "hint" : null}>
    <${Icon} of="hint" size=${22} /><span class="hint-word">${say("hint")}</span><${Pips} rung=${rung} />
    <span class="hush">${say("hint_rungs", { n: rung })}</span>
  </button>`;
}

// Mounted once, as the last part of the board.
export function HintNote({ view, hint, setTab }) {
  const note = useRef(null);
  const [place, setPlace] = useState(null);
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
    if (!open) return;
    const board = note.current.closest(".board");
    const move = () => setPlace((old) => same(old, laid(board, at < 0 ? null : lettersOf(view)[at])));
    move();
    const watch = new ResizeObserver(move);
    watch.observe(board);
    addEventListener("resize", move);
    return () => {
      watch.disconnect();
      removeEventListener("resize", move);
    };
  }, [open, at, hints]);

  if (!open) return null;
  const close = () => {
    putAway(hints);
    document.querySelector(".hint-key")?.focus({ preventScroll: true });
  };
  return html`<aside class="hint-note ${place?.kind ?? ""}" id="hint" ref=${note} style=${place?.style} aria-label=${say("hint")}
    onKeyDown=${(event) => event.key === "Escape" && close()}>
    <div class="hint-head"><${Icon} of="hint" size=${20} /><b>${say("hint")}</b><${Pips} rung=${told.rung} /><span class="hush">${say("hint_rungs", { n: told.rung })}</span>
      ${told.rung < RUNGS && html`<button class="button hint-more" onClick=${hint}>${say("hint_more")}</button>`}
      <button class="plain square" onClick=${close} aria-label=${say("hint_close")} title=${say("hint_close")}><${Icon} of="close" /></button></div>
    <ol class="hint-lines">${told.lines.map((line) => html`<li key=${line.key}>${glyphs(worded(line), 14)}</li>`)}</ol>
  </aside>`;
}

// Which of the cards it speaks about; -1 for none.
function placeOf(view, told) {
  if (isNightmare(view)) return groupsOf(view).findIndex(([number]) => Number(number) === told.card);
  return lettersOf(view).indexOf(told.verifier);
}

const same = (old, now) => (JSON.stringify(old) === JSON.stringify(now) ? old : now);

// Where the note lies: under the card; at the foot of the sheet; or, where the machine and the sheet are
// below, over the page and above them. It moves nothing.
function laid(board, letter) {
  const whole = board.getBoundingClientRect();
  const under = letter && document.getElementById(`card-${letter}`);
  const ending = board.querySelector(".ending").getBoundingClientRect();
  if (under && !matchMedia(SMALL).matches) {
    const box = under.getBoundingClientRect();
    const right = board.querySelector(".cards").getBoundingClientRect().right;
    const width = Math.max(box.width, Math.min(NARROWEST, right - whole.left));
    const left = Math.min(box.left, right - width) - whole.left;
    return { kind: "under", style: { left: `${left}px`, top: `${box.bottom - whole.top + AIR}px`, width: `${width}px`, "--tip": `${box.left - whole.left - left + 30}px` } };
  }
  if (matchMedia(WIDE).matches) {
    const paper = board.querySelector(".sheet").getBoundingClientRect();
    return { kind: "", style: { left: `${paper.left - whole.left + AIR}px`, width: `${paper.width - 2 * AIR}px`, bottom: `${whole.bottom - ending.top + AIR}px` } };
  }
  const bar = Math.max(0, innerHeight - ending.top);
  const dock = matchMedia(SMALL).matches ? board.querySelector(".engine").getBoundingClientRect().top : Infinity;
  const bottom = dock > LEAST_ROOM && dock < innerHeight ? innerHeight - dock : bar;
  return { kind: "docked", style: { bottom: `${bottom + AIR}px`, maxHeight: `${innerHeight - bottom - 3 * AIR}px` } };
}
