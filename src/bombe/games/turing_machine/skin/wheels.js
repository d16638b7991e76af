// The wheels that set a proposal.

import { html, useEffect, useRef } from "bombe/preact.js";
import { useHand } from "./board.js";
import { isCombined } from "./keys.js";
import { DIGITS, SHAPE_LETTERS, SHAPES, Shape, say, spoken } from "./words.js";

const FACE_PX = 44; // so far a finger moves a wheel by one face
const TURN_MS = 90; // and so often a mouse wheel may

/**
 * Those who tab to a wheel turn that one; a focus that only follows the keys must not lead them.
 */
let following = false;
/** @param {Element | null | undefined} drum */
function follow(drum) {
  following = true;
  /** @type {HTMLElement | null | undefined} */ (drum?.querySelector("[aria-checked=true]"))?.focus({
    preventScroll: true,
  });
  following = false;
}

/**
 * How far a face is from the front: -2 to 2.
 * @param {string} digit
 * @param {string} front
 */
export const awayFrom = (digit, front) => ((Number(digit) - Number(front) + 7) % 5) - 2;

/**
 * The digit that comes so many faces later.
 * @param {string} digit
 * @param {number} step -1 or 1
 */
export const turned = (digit, step) => DIGITS[(DIGITS.indexOf(digit) + step + 5) % 5];

export const Wheels = () =>
  html`<div class="wheels">${SHAPES.map((_, place) => html`<${Wheel} place=${place} />`)}</div>`;

/**
 * A drum of five faces. It is a group of five radio buttons: one of them is in front.
 * @param {{ place: number }} props
 */
function Wheel({ place }) {
  const { proposal, locked, set, turn, wheel, setWheel } = useHand();
  const drum = useRef(/** @type {HTMLElement | null} */ (null));
  const drag = useRef(/** @type {{ y: number, moved: boolean, id: number } | null} */ (null));
  const rolled = useRef(0);
  const now = proposal[place];
  const shape = SHAPES[place];

  // The focus goes with the keys: from wheel to wheel, and to the face in front.
  useEffect(() => {
    if (wheel === place && document.activeElement?.closest(".drum")) follow(drum.current);
  }, [now, wheel]);

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (isCombined(event)) return;
    const { key } = event;
    if (key === "ArrowUp" || key === "ArrowDown") turn(place, key === "ArrowUp" ? -1 : 1);
    else if (key === "ArrowLeft" || key === "ArrowRight") {
      // At once, so that a key that follows finds the other wheel.
      const next = (place + (key === "ArrowLeft" ? 2 : 1)) % 3;
      setWheel(next);
      follow(drum.current?.closest(".wheels")?.querySelectorAll(".drum")[next]);
    } else return;
    event.preventDefault();
  };
  /** @param {WheelEvent} event */
  const roll = (event) => {
    event.preventDefault();
    if (locked || event.timeStamp - rolled.current < TURN_MS || Math.abs(event.deltaY) < 4) return;
    rolled.current = event.timeStamp;
    turn(place, event.deltaY > 0 ? 1 : -1);
  };
  /** @param {PointerEvent} event */
  const grab = (event) => {
    if (!locked) drag.current = { y: event.clientY, moved: false, id: event.pointerId };
    setWheel(place);
  };
  /** @param {PointerEvent} event */
  const pull = (event) => {
    const held = drag.current;
    if (!held || Math.abs(event.clientY - held.y) < FACE_PX * 0.6) return;
    if (!held.moved) drum.current?.setPointerCapture(held.id);
    held.moved = true;
    turn(place, event.clientY < held.y ? 1 : -1);
    held.y = event.clientY;
  };
  const drop = () => {
    // The click that ends a drag is none.
    setTimeout(() => {
      drag.current = null;
    });
  };
  /** @param {string} digit */
  const face = (digit) => {
    const away = awayFrom(digit, now);
    return html`<button key=${digit} type="button" role="radio" class="digit away${away}"
      aria-checked=${digit === now} tabindex=${digit === now ? 0 : -1} aria-disabled=${locked}
      onFocus=${() => following || setWheel(place)} onClick=${() => drag.current?.moved || set(place, digit)}>${
        away === 0 && html`<span class="inner-shape" aria-hidden="true"><${Shape} of=${shape} size=${24} /></span>`
      }<span>${digit}</span></button>`;
  };
  const state = `${locked ? "locked" : ""} ${wheel === place ? "turning" : ""}`;
  return html`<div class="wheel ${SHAPE_LETTERS[place]} ${state}">
    <span class="wheel-shape" aria-hidden="true"><${Shape} of=${shape} size=${26} /></span>
    <div class="drum" role="radiogroup" aria-label=${spoken(say("wheel", { shape }))} aria-disabled=${locked}
      ref=${drum} onKeyDown=${keys} onWheel=${roll} onPointerDown=${grab} onPointerMove=${pull} onPointerUp=${drop}
      onPointerCancel=${drop}>
      ${DIGITS.map(face)}
    </div>
  </div>`;
}
