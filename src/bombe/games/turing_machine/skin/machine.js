// The machine: wheels that set a proposal, the reader that answers, and the questions of the round.

import { html, useEffect, useMemo, useRef, useState } from "bombe/preact.js";
import { Answer, Icon } from "./icons.js";
import { Aids, Facts } from "./people.js";
import { groupsOf, isNightmare, isSpent, lettersOf, mayAsk, myRound, wantsTip } from "./state.js";
import { SHAPES, SHAPE_LETTERS, Shape, card, say, spoken } from "./words.js";

const QUESTIONS = 3;
const FACE_PX = 44; // so far a finger moves a wheel by one face
const TURN_MS = 90; // and so often a mouse wheel may
const PROPOSE_MS = 250;

function useMedia(query) {
  const list = useMemo(() => matchMedia(query), [query]);
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = () => redraw((n) => n + 1);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [list]);
  return list.matches;
}

export function Machine(parts) {
  const { view, proposal, locked, digits, propose, asking, tab } = parts;
  const [again, setAgain] = useState(null); // an answer of this round that is looked at once more
  const { answers } = myRound(view);
  const asked = Object.keys(answers);
  useEffect(() => setAgain(null), [view.round, asked.length]);
  const letter = asking ?? (again in answers ? again : asked.at(-1)) ?? null;

  // A team sees what one of them sets.
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!view.coop || locked || myRound(view).proposal === digits.join("")) return;
    const timer = setTimeout(() => propose(digits.join("")), PROPOSE_MS);
    return () => clearTimeout(timer);
  }, [digits.join("")]);

  // Cards that need the room take it from the reader, on a phone; and so do people on a low one.
  const group = groupsOf(view)[tab] ?? [];
  const tiny = useMedia("(max-height: 759px), (max-width: 359px)");
  const low = useMedia("(max-height: 899px)");
  const folded = tiny || (low && view.seats.length > 1) || group.length > 1 || card(group[0])?.grid || isNightmare(view);
  const total = view.seats[view.you]?.questions ?? 0;
  return html`<section class="engine ${folded ? "folded" : ""}" aria-label=${say("machine")}>
    <div class="setting-digits">
      <p class="line"><span class="caps">${say("proposal")}</span><span class="caps lock ${locked ? "" : "free"}"><${Icon} of="lock" size=${14} /> <span>${say("set_for_round")}</span></span></p>
      <div class="wheels">${[0, 1, 2].map((place) => html`<${Wheel} ...${parts} place=${place} code=${proposal} />`)}</div>
      <p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${say("key_digits")} <kbd>←</kbd><kbd>→</kbd> ${say("key_moves")}</p>
    </div>
    <div class="reading">
      <p class="line"><span class="caps">${letter ? say("reads", { letter }) : say("reader")}</span>
        <span class="caps tally"><span class="tally-long">${total ? say("round_questions", { n: view.round, asked: total }) : say("round", { n: view.round })}</span><span class="tally-short">${say("round", { n: view.round })}</span> <${Pips} view=${view} /></span></p>
      <${Reader} code=${proposal} letter=${letter} passed=${letter in answers ? answers[letter] : null} />
      <${Line} view=${view} code=${proposal} letter=${letter} passed=${letter in answers ? answers[letter] : null} />
      ${wantsTip(view) || isSpent(view) ? html`<p class="small-print">${say(isSpent(view) ? "round_spent" : "press_laws")}</p><${Aids} view=${view} />` : html`<${Facts} view=${view} />`}
    </div>
    <${Slots} view=${view} answers=${answers} />
    <${Keys} ...${parts} answers=${answers} shown=${letter} look=${setAgain} />
  </section>`;
}

// --- wheels ------------------------------------------------------------------------------------

// Whoever tabs to a wheel turns that one; a focus that only follows the keys must not lead them.
let following = false;
function follow(drum) {
  following = true;
  drum.querySelector("[aria-checked=true]").focus();
  following = false;
}

// A drum of five faces. It is a group of five radio buttons: one of them is in front.
function Wheel({ place, code, locked, set, turn, wheel, setWheel }) {
  const drum = useRef(null);
  const drag = useRef(null);
  const turned = useRef(0);
  const now = Number(code[place]);
  const shape = SHAPES[place];

  // The focus goes with the keys: from wheel to wheel, and to the face in front.
  useEffect(() => {
    if (wheel === place && document.activeElement.closest(".drum")) follow(drum.current);
  }, [now, wheel]);

  const keys = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === "ArrowUp" || key === "ArrowDown") turn(place, key === "ArrowUp" ? -1 : 1);
    else if (key === "ArrowLeft" || key === "ArrowRight") {
      // At once, so that a key that follows finds the other wheel.
      const next = (place + (key === "ArrowLeft" ? 2 : 1)) % 3;
      setWheel(next);
      follow(drum.current.closest(".wheels").querySelectorAll(".drum")[next]);
    } else return;
    event.preventDefault();
  };
  const roll = (event) => {
    event.preventDefault();
    if (locked || event.timeStamp - turned.current < TURN_MS || Math.abs(event.deltaY) < 4) return;
    turned.current = event.timeStamp;
    turn(place, event.deltaY > 0 ? 1 : -1);
  };
  const grab = (event) => {
    if (!locked) drag.current = { y: event.clientY, moved: false, id: event.pointerId };
    setWheel(place);
  };
  const pull = (event) => {
    const held = drag.current;
    if (!held || Math.abs(event.clientY - held.y) < FACE_PX * 0.6) return;
    if (!held.moved) drum.current.setPointerCapture(held.id);
    held.moved = true;
    turn(place, event.clientY < held.y ? 1 : -1);
    held.y = event.clientY;
  };
  const drop = () => {
    // The click that ends a drag is none.
    setTimeout(() => (drag.current = null));
  };
  return html`<div class="wheel ${SHAPE_LETTERS[place]} ${locked ? "locked" : ""} ${wheel === place ? "turning" : ""}">
    <span class="wheel-shape" aria-hidden="true"><${Shape} of=${shape} size=${26} /></span>
    <div class="drum" role="radiogroup" aria-label=${spoken(say("wheel", { shape }))} aria-disabled=${locked} ref=${drum}
      onKeyDown=${keys} onWheel=${roll} onPointerDown=${grab} onPointerMove=${pull} onPointerUp=${drop} onPointerCancel=${drop}>
      ${[1, 2, 3, 4, 5].map((digit) => {
        const away = ((digit - now + 7) % 5) - 2;
        return html`<button key=${digit} type="button" role="radio" class="digit away${away}" aria-checked=${digit === now} tabindex=${digit === now ? 0 : -1}
          aria-disabled=${locked} onFocus=${() => following || setWheel(place)} onClick=${() => drag.current?.moved || set(place, String(digit))}>${away === 0 && html`<span class="inner-shape" aria-hidden="true"><${Shape} of=${shape} size=${24} /></span>`}<span>${digit}</span></button>`;
      })}
    </div>
  </div>`;
}

// --- the reader --------------------------------------------------------------------------------

// Punch cards of 25 × 5 cells in five blocks. Each face has 25 holes; any three leave one hole.
const CELL = { wide: 17.6, high: 22.6, gap: 4, left: 24, top: 22, hole: [10.5, 14.5] };
const SHEET = { wide: 480, high: 136 };
const CODES_AT = [[1, 0], [2, 3], [3, 2]]; // row and block steps of ▲ ■ ●
const digitAt = (face, x, r, b) => ((x + CODES_AT[face][0] * r + CODES_AT[face][1] * b) % 5) + 1;
const ACROSS = (x, b) => CELL.left + (b * 5 + x) * CELL.wide + b * CELL.gap;
const DOWN = (r) => CELL.top + r * CELL.high;

function* cells() {
  for (let b = 0; b < 5; b++) for (let r = 0; r < 5; r++) for (let x = 0; x < 5; x++) yield [x, r, b];
}

const OUTLINE = `M12 0H${SHEET.wide - 6}q6 0 6 6V${SHEET.high - 6}q0 6 -6 6H6q-6 0 -6 -6V12Z`;

// The edge of a card that lies lower in the stack: it is as large as the others, and seen at an angle.
const rim = (deep) =>
  `M${SHEET.wide - 8} ${deep}h${deep + 2}q6 0 6 6V${SHEET.high + deep - 6}q0 6 -6 6H${deep + 6}q-6 0 -6 -6V${SHEET.high - 8}H${SHEET.wide - 8}z`;

// One face as a card with real holes: what lies under it shows through them.
const FACES = SHAPES.map((_, face) =>
  [1, 2, 3, 4, 5].map((digit) => {
    const [w, h] = CELL.hole;
    let holes = "";
    let dots = "";
    for (const [x, r, b] of cells()) {
      const [cx, cy] = [ACROSS(x, b), DOWN(r)];
      if (digitAt(face, x, r, b) === digit) holes += `M${cx - w / 2} ${cy - h / 2}v${h}h${w}v${-h}z`;
      else dots += `M${cx.toFixed(1)} ${cy.toFixed(1)}h0`;
    }
    return { holes, dots };
  }),
);

function holeOf(code) {
  for (const [x, r, b] of cells()) {
    if ([0, 1, 2].every((face) => digitAt(face, x, r, b) === Number(code[face]))) return [ACROSS(x, b), DOWN(r)];
  }
  throw new Error(`no hole for ${code}`);
}

function Punched({ face, digit, tab, deep }) {
  const { holes, dots } = FACES[face][Number(digit) - 1];
  const kind = SHAPE_LETTERS[face];
  return html`<g class="punch ${kind}-stock">
    ${deep && html`<path class="stock rim" d=${rim(deep)} />`}
    <path class="flap" d=${`M${tab} 1v-21q0 -6 6 -6h54q6 0 6 6v21z`} />
    <path class="stock" fill-rule="evenodd" d=${OUTLINE + holes} />
    <path class="edges" d=${holes} />
    <path class="specks" d=${dots} />
    <g transform="translate(${tab + 13} -21)">
      ${kind === "t" && html`<path class="t" d="M8 1L15.5 14.5L.5 14.5Z" />`}
      ${kind === "s" && html`<rect class="s" x="1" y="1.5" width="13.5" height="13.5" rx="1.5" />`}
      ${kind === "c" && html`<circle class="c" cx="8" cy="8" r="7" />`}
    </g>
    <text class="tab-digit" x=${tab + 46} y="-7">${digit}</text>
  </g>`;
}

// At rest the three cards lie fanned; once a verifier is asked they close over its card.
function Reader({ code, letter, passed }) {
  const hole = holeOf(code);
  const [x, y] = [Math.min(SHEET.wide - 30, Math.max(30, hole[0])), Math.min(SHEET.high - 26, Math.max(22, hole[1]))];
  return html`<div class="reader ${letter ? "closed" : "fanned"}">
    <svg class="stack" viewBox="0 0 524 190" aria-hidden="true" focusable="false">
      <g transform="translate(18 42)">
        ${letter && html`<g key=${`under-${letter}`} class="under">
          <path class="stock" d=${`M${SHEET.wide - 76} 1v-21q0 -6 6 -6h42q6 0 6 6v21z`} />
          <path class="stock" d=${OUTLINE} transform="translate(7 7)" />
          <text class="tab-digit" x=${SHEET.wide - 49} y="-7">${letter}</text>
        </g>`}
        <g class="slide third"><${Punched} face=${2} digit=${code[2]} tab=${160} deep=${5} /></g>
        <g class="slide second"><${Punched} face=${1} digit=${code[1]} tab=${88} deep=${3} /></g>
        <g class="slide first"><${Punched} face=${0} digit=${code[0]} tab=${16} /></g>
        ${letter && passed !== null && html`<g key=${`${code}${letter}`} transform="translate(${x} ${y})">
          <g class="loupe ${passed ? "is-yes" : "is-no"}">
            <circle class="cast" cx="2" cy="4" r="37" /><circle class="ring" r="36" /><circle class="glass" r="31" />
            <rect class="hole" x="-14" y="-20" width="28" height="40" rx="5" />
            <path class="sign" d=${passed ? "M-9 1l6.5 7l11.5 -15" : "M-8 -8l16 16M8 -8l-16 16"} />
          </g>
        </g>`}
      </g>
    </svg>
    <svg class="ticket ${passed === null ? "blank" : passed ? "is-yes" : "is-no"}" viewBox="0 0 46 62" aria-hidden="true" focusable="false">
      <path class="paper-of" d="M12 0H40q6 0 6 6V56q0 6 -6 6H6q-6 0 -6 -6V12Z" />
      <rect class="hole" x="10" y="13" width="26" height="38" rx="5" />
      ${passed !== null && html`<path key=${`${code}${letter}`} class="sign" d=${passed ? "M15 33l6 6l11 -14" : "M16 25l14 14M30 25l-14 14"} />`}
    </svg>
  </div>`;
}

// What the answer means, in one sentence and a clause. Where others look at this screen it lies
// under a cover, as all answers do, until the cover is held.
function Line({ view, code, letter, passed }) {
  const words = sentence(view, code, letter, passed);
  return html`<div class="said-here">
    <p class="answer-line ${passed === true ? "is-yes" : passed === false ? "is-no" : ""}"><b>${words[0]}</b> ${words[1]}</p>
    ${Object.keys(myRound(view).answers).length + view.round > 1 && html`<button class="peek" onTouchStart=${() => {}} onContextMenu=${(event) => event.preventDefault()}>${say("peek")}</button>`}
  </div>`;
}

function sentence(view, code, letter, passed) {
  if (letter && passed === null) return [say("reading"), ""];
  if (letter) {
    const means = passed ? "obeys" : "breaks";
    if (view.mode !== "classic") return [say(passed ? "yes" : "no"), say(`${means}_${view.mode}`, { code, letter })];
    return [say(passed ? "yes" : "no"), `${say(means, { code, letter })} ${say(passed ? "yes_more" : "no_more")}`];
  }
  // Nothing is to be set or asked by those who are out, or have given their thumb.
  if (view.seats[view.you]?.out) return [say("out"), ""];
  if (view.thumb !== null && !view.coop) return [say("thumb_in"), ""];
  if (view.round > 1) return [say("next_proposal", { n: view.round }), say("next_proposal_more")];
  return [say("find_code"), say(`find_code_${view.mode}`)];
}

// --- questions ---------------------------------------------------------------------------------

// What each of the three questions of a round was used for. Some may be filled in before it begins.
function slotsOf(view, answers) {
  const asked = Object.entries(answers);
  const filled = view.round === 1 ? (view.seats[view.you]?.handicap ?? 0) : 0;
  const slots = [...Array(filled).fill("filled"), ...asked];
  return [...slots, ...Array(Math.max(0, QUESTIONS - slots.length)).fill(null)];
}

function Slots({ view, answers }) {
  const slots = slotsOf(view, answers);
  const used = slots.filter(Boolean).length;
  return html`<ol class="questions" aria-label=${say("questions_of_round")}>
    ${slots.map((slot, at) => html`<li class="question ${slot ? "used" : ""}">
      <span class="question-number" aria-hidden="true">${at + 1}</span>
      ${slot === "filled" ? html`<span>${say("filled_in")}</span>`
        : slot ? html`<b aria-hidden="true">${slot[0]}</b><${Answer} passed=${slot[1]} size=${28} /><span class="hush">${say(slot[1] ? "answered_yes" : "answered_no", { letter: slot[0] })}</span>`
        : html`<span>${slotHint(at, used, view)}</span>`}
    </li>`)}
  </ol>`;
}

function slotHint(at, used, view) {
  if (!mayAsk(view)) return "";
  if (used === 0) return at === 0 ? say("ask_first") : "";
  return at === used ? say("ask_more") : say("or_stop");
}

const Pips = ({ view }) =>
  html`<span class="pips"><span aria-hidden="true">${[0, 1, 2].map((at) => html`<i class=${at < QUESTIONS - view.left ? "used" : ""}></i>`)}</span> ${say("left", { n: view.left })}</span>`;

// One key for each verifier. One that was asked shows its answer, and shows it in the reader again.
function Keys({ view, answers, ask, asking, shown, look }) {
  const may = mayAsk(view);
  return html`<div class="ask-keys k${view.verifiers.length}">
    ${lettersOf(view).map((letter) => {
      const passed = answers[letter];
      const done = passed !== undefined;
      return html`<button key=${letter} class="ask-key ${done ? "done" : ""} ${asking === letter ? "busy" : ""}" aria-disabled=${!done && !may}
        aria-label=${done ? say(passed ? "answered_yes" : "answered_no", { letter }) : say("ask_letter", { letter })} aria-current=${done && shown === letter ? "true" : null}
        onClick=${() => (done ? look(letter) : ask(letter))}>
        ${done ? html`${letter} <${Answer} passed=${passed} size=${26} />` : html`<span class="ask-long">${say("ask_letter", { letter })}</span><span class="ask-short">${letter}</span>`}
      </button>`;
    })}
  </div>`;
}
