// Small parts of the school's pages.

import { html } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { glyphs, SHAPE_LETTERS, say } from "./words.js";

/** @typedef {import("./school_state.js").Place} Place */
/** @typedef {import("./school_state.js").Slot} Slot */
/** @typedef {{ verifier: string, law: string, title: string, answers: [string, boolean][], point: boolean }} HeldLaw */
/** @typedef {{ path: (place: Place) => string, go: (place: Place) => void }} Way */

/**
 * A link within the school: the page stays, and with it what it has learned.
 * @param {{ to: Place, way: Way, cls?: string, children?: unknown, current?: boolean, label?: string }} props
 */
export function To({ to, way, cls = "", children, current = false, label }) {
  /** @param {MouseEvent} event */
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
    event.preventDefault();
    way.go(to);
  };
  return html`<a href=${way.path(to)} class=${cls} aria-current=${current ? "page" : null} aria-label=${label}
    onClick=${press}>${children}</a>`;
}

const SLOT_WORDS = { first: "school_first_try", later: "school_later", open: "school_open" };

/**
 * Full at the first try, half later, outlined while it is open; a ring is the next one.
 * @param {{ of: Slot, next?: boolean }} props
 */
export const SlotMark = ({ of, next = false }) =>
  html`<i class="slot ${of} ${next ? "next" : ""}" aria-hidden="true"></i>`;

/** @param {Slot} slot */
export const slotWords = (slot) => say(SLOT_WORDS[slot]);

export const Legend = () =>
  html`<p class="school-legend">
    ${
      /** @type {Slot[]} */ (["first", "later"]).map(
        (slot) => html`<span key=${slot}><${SlotMark} of=${slot} /> ${slotWords(slot)}</span>`,
      )
    }
    <span><${SlotMark} of="open" next /> ${say("school_next_one")}</span>
  </p>`;

/**
 * Text whose ▲ ■ ● are drawn, and are not parted from what they stand with: (▲ even), ■=3.
 * @param {string} text
 * @param {number} [size]
 */
export const flowing = (text, size) =>
  text
    .split(/(\([▲■●] [^\s()]+\)\S*|\S*[▲■●]\S*)/)
    .map((part, at) => (at % 2 ? html`<span key=${at} class="unbroken">${glyphs(part, size)}</span>` : part));

/** @param {{ of: string }} props */
export const Disc = ({ of }) => html`<span class="school-disc">${of}</span>`;

/**
 * A code as three punched digits.
 * @param {{ of: string, point?: string }} props `point`: a digit whose shape it turns on, as t3
 */
export const Digits = ({ of, point = "" }) =>
  html`<span class="school-code"><span class="hush">${of}</span>${[...of].map(
    (digit, at) =>
      html`<b key=${at} aria-hidden="true" class="${SHAPE_LETTERS[at]} ${
        /^[tsc]\d$/.test(point) && point[0] === SHAPE_LETTERS[at] ? "point" : ""
      }">${digit}</b>`,
  )}</span>`;

/**
 * A case: what each verifier would check, why that agrees with its answers, and the code.
 * @param {{ of: import("bombe/messages.d.ts").Case }} props
 */
export function Held({ of }) {
  const held = /** @type {HeldLaw[]} */ (of.drawn.held);
  return html`<ul class="school-held">
    ${held.map(
      ({ verifier, law, title, answers, point }) => html`<li key=${verifier} class=${point ? "point" : ""}>
        <${Disc} of=${verifier} />
        <span class="held-law"><span class="mono">${law}</span> ${glyphs(title, 15)}</span>
        <span class="held-answers">${
          answers.length
            ? answers.map(
                ([code, passed]) => html`<span key=${code}><${Answer} passed=${passed} size=${18} />
                  ${say(passed ? "school_meets" : "school_fails", { code })}</span>`,
              )
            : say("school_not_asked")
        }</span>
      </li>`,
    )}
  </ul>`;
}
