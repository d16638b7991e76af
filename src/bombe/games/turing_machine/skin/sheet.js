// The note sheet: what was asked, digits, notes, and how a round ends. On small screens a drawer.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { markWords, stateClass, strike } from "./cards.js";
import { HintButton } from "./hint.js";
import { Answer, Icon } from "./icons.js";
import { Facts, thumbWords } from "./people.js";
import { isLocked, isSpent, lettersOf, targetWords } from "./state.js";
import { SHAPES, SHAPE_LETTERS, Shape, glyphs, say, spoken } from "./words.js";

const ROWS = 5; // a sheet of paper has lines before they are written on
const NOTE_MS = 1000;
const WIDE = "(min-width: 1180px)";
const LOW = 30; // how much of the screen the drawer may take, in hundredths
const HIGH = 85;

export function Sheet(parts) {
  const { view, marks, undo, redo, drawer, setDrawer } = parts;
  const paper = useRef(null);
  const handle = useRef(null);
  const began = useRef(false);
  const [height, setHeight] = useState(() => Number(localStorage.getItem("sheet")) || 70);

  const resize = (hundredths) => {
    const kept = Math.round(Math.min(HIGH, Math.max(LOW, hundredths)));
    setHeight(kept);
    localStorage.setItem("sheet", kept);
  };
  // Whoever calls the sheet is taken to it, and back to where its key is.
  useEffect(() => {
    if (began.current) (drawer || matchMedia(WIDE).matches ? paper : handle).current.focus();
    began.current = true;
  }, [drawer]);

  const unsound = view.sheet.unsound ?? [];
  return html`<section class="sheet ${drawer ? "open" : ""}" aria-label=${say("sheet")}>
    <div class="sheet-paper" id="sheet-paper" tabindex="-1" ref=${paper} style=${{ "--drawer": `${height}dvh` }}
      onKeyDown=${(event) => event.key === "Escape" && drawer && setDrawer(false)}>
      <${Grip} height=${height} resize=${resize} close=${() => setDrawer(false)} />
      <div class="sheet-head">
        <h2>${say("sheet")}</h2>
        <button class="plain" aria-disabled=${!marks.canUndo} onClick=${undo}><${Icon} of="undo" /> ${say("undo")} <kbd aria-hidden="true">Z</kbd></button>
        <button class="plain square" aria-disabled=${!marks.canRedo} onClick=${redo} aria-label=${say("redo")} title=${say("redo")}><${Icon} of="redo" /></button>
      </div>
      <${Rounds} ...${parts} />
      <div class="workings">
        <${Digits} ...${parts} />
        <div class="jots">
          ${[...lettersOf(view), "*"].map((slot) => html`<${Jot} key=${slot} ...${parts} slot=${slot} />`)}
        </div>
      </div>
      ${unsound.length > 0 && html`<p class="shaky-line"><b aria-hidden="true">!</b> ${glyphs(say("unsound_marks", { marks: unsound.map(markName).join(", ") }), 14)}</p>`}
      <${Facts} view=${view} />
      ${view.sheet.codes && html`<div class="codes"><p>${say("codes_left", { n: view.sheet.codes.length })}</p><p class="mono" tabindex="0">${view.sheet.codes.join(" ")}</p></div>`}
    </div>
    <${Ending} ...${parts} handle=${handle} />
  </section>`;
}

const markName = (target) => targetWords(target).replace(/\.$/, "");

// The drawer's upper edge: pull it, or press the arrow keys.
function Grip({ height, resize, close }) {
  const held = useRef(null);
  const share = (event) => 100 * (1 - event.clientY / innerHeight) - 8;
  return html`<div class="grip" role="separator" aria-orientation="horizontal" tabindex="0" aria-label=${say("sheet_height")} aria-valuenow=${height} aria-valuemin=${LOW} aria-valuemax=${HIGH}
    onPointerDown=${(event) => { held.current = event.pointerId; event.currentTarget.setPointerCapture(event.pointerId); }}
    onPointerMove=${(event) => held.current !== null && resize(share(event))}
    onPointerUp=${(event) => { held.current = null; if (share(event) < LOW - 12) close(); }}
    onKeyDown=${(event) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      event.stopPropagation();
      resize(height + (event.key === "ArrowUp" ? 5 : -5));
    }}><i></i></div>`;
}

function Rounds({ view, proposal }) {
  const letters = lettersOf(view);
  const { rounds } = view.sheet;
  const locked = isLocked(view);
  const empty = Math.max(0, ROWS - rounds.length);
  // Where there are more lines than the paper has room for, it scrolls, and the last one is in view.
  const scroll = useRef(null);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => setLong(scroll.current.scrollHeight > scroll.current.clientHeight + 1));
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = scroll.current;
    const now = scroll.current.querySelector(".now") ?? scroll.current;
    if (scrollHeight > clientHeight) scroll.current.scrollTop = now.offsetTop + now.offsetHeight - clientHeight;
  }, [rounds.length]);
  return html`<div class="rounds-of" ref=${scroll} tabindex=${long ? "0" : null} role=${long ? "region" : null} aria-label=${long ? say("rounds") : null}><table class="rounds">
    <caption class="hush">${say("rounds")}</caption>
    <thead><tr>
      <td class="number"></td>
      ${SHAPES.map((shape) => html`<th scope="col" class="of-shape"><${Shape} of=${shape} size=${18} /></th>`)}
      ${letters.map((letter, at) => html`<th scope="col" class=${at === 0 ? "edge" : ""}>${letter}</th>`)}
    </tr></thead>
    <tbody>
      ${rounds.map((round, at) => {
        const now = at === rounds.length - 1 && !view.over;
        const code = now && !locked ? proposal : round.proposal;
        return html`<tr key=${at} class=${now ? "now" : ""} aria-current=${now ? "true" : null}>
          <th scope="row" class="number"><span class="hush">${say("round", { n: at + 1 })}</span><span aria-hidden="true">${at + 1}</span></th>
          ${[0, 1, 2].map((place) => html`<td class="of-shape ${now && !locked ? "draft" : ""}">${code?.[place]}</td>`)}
          ${letters.map((letter, column) => html`<td class=${column === 0 ? "edge" : ""}>${cell(round.answers[letter])}</td>`)}
        </tr>`;
      })}
      ${Array.from({ length: empty }, (_, at) => html`<tr key=${rounds.length + at} class="to-come" aria-hidden="true">
        <th class="number">${rounds.length + at + 1}</th>${[..."123", ...letters].map((_, column) => html`<td class=${column === 3 ? "edge" : ""}><i class="dot"></i></td>`)}
      </tr>`)}
    </tbody>
  </table></div>`;
}

function cell(passed) {
  if (passed === undefined) return html`<i class="dot" aria-hidden="true"></i><span class="hush">${say("not_asked")}</span>`;
  return html`<${Answer} passed=${passed} size=${22} /><span class="hush">${say(passed ? "says_yes" : "says_no")}</span>`;
}

function Digits({ view, marks }) {
  return html`<div class="digits" role="group" aria-label=${say("digits")}>
    ${SHAPES.map((shape) => html`<span class="digits-of" aria-hidden="true"><${Shape} of=${shape} size=${22} /></span>`)}
    ${[1, 2, 3, 4, 5].flatMap((digit) =>
      SHAPE_LETTERS.map((kind, place) => {
        const target = `${kind}${digit}`;
        const sign = marks.of(target);
        const unsound = view.sheet.unsound?.includes(target);
        return html`<button key=${target} class="digit-mark ${stateClass(sign)} ${unsound ? "shaky" : ""}" aria-pressed=${sign !== ""}
          aria-label=${markWords(spoken(say("digit_is", { shape: SHAPES[place], digit })), sign, unsound)}
          onClick=${() => marks.cycle(target)} onContextMenu=${(event) => strike(event, marks, target)}>${digit}</button>`;
      }),
    )}
  </div>`;
}

// A note is kept when its writer stops for a moment, or leaves it. What is being written is never
// replaced by what comes from elsewhere.
function Jot({ table, view, slot, refused }) {
  const known = view.sheet.notes[slot] ?? "";
  const [text, setText] = useState(known);
  const writing = useRef(false);
  const timer = useRef(0);
  useEffect(() => {
    if (!writing.current) setText(known);
  }, [known]);
  const keep = (wanted) => {
    clearTimeout(timer.current);
    const words = wanted.trim().replace(/\s+/g, " ");
    if (words !== (table.state.view.sheet?.notes[slot] ?? "")) table.act(`note ${slot} ${words}`.trim()).catch(refused);
  };
  const write = (event) => {
    const { value } = event.target;
    writing.current = true;
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(value), NOTE_MS);
  };
  const leave = () => {
    if (writing.current) keep(text);
    writing.current = false;
  };
  const whole = slot === "*";
  return html`<label class="jot ${whole ? "whole" : ""}">
    <span aria-hidden="true">${whole ? "✎" : slot}</span>
    <textarea rows="1" maxlength="500" aria-label=${whole ? say("note_on_all") : say("note_on", { letter: slot })} value=${text} onInput=${write} onBlur=${leave}></textarea>
  </label>`;
}

// How a round ends: with a code, with another round, or by waiting for the others.
function Ending(parts) {
  const { state, view, thumb, next, know, drawer, setDrawer, handle } = parts;
  const out = view.seats[view.you]?.out;
  const waits = view.thumb !== null;
  return html`<div class="ending ${waits || out ? "waits" : ""} ${isSpent(view) ? "spent" : ""}">
    <button class="button sheet-key" ref=${handle} aria-expanded=${drawer} aria-controls="sheet-paper" onClick=${() => setDrawer(!drawer)}>
      <${Icon} of=${drawer ? "sink" : "rise"} /><span>${say("sheet")}</span></button>
    ${out
      ? html`<p class="thumb-in">${say("out")}</p>`
      : waits
        ? html`<p class="thumb-in"><${Icon} of=${view.thumb === "down" ? "down" : "up"} /> <span>${thumbWords(state)}</span></p>
            <button class="button back" onClick=${() => thumb("back")}>${say("thumb_back")}</button>`
        : html`<button class="button filled declare" onClick=${know}><${Icon} of="up" size=${24} /><span class="long">${say("know")}</span><span class="brief" aria-hidden="true">${say("know_short")}</span></button>
            <${HintButton} ...${parts} />
            <button class="button next" onClick=${next}><${Icon} of="down" size=${22} /><span class="long">${say("next_round")}</span><span class="brief" aria-hidden="true">${say("next_short")}</span></button>`}
  </div>`;
}
