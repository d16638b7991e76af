// I know the code: where it is declared.

import { html, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { digitOf, isCombined } from "./keys.js";
import { DIGITS, glyphs, SHAPE_LETTERS, SHAPES, Shape, say } from "./words.js";

const NOTHING = ["", "", ""];

/**
 * It begins empty: only what was chosen here is declared, and never what happens to be on the board.
 * @param {{ view: import("./state.js").View, thumb: (action: string) => void, close: () => void }} props
 */
export function ThumbDialog({ view, thumb, close }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [code, setCode] = useState(NOTHING);
  const [wrong, setWrong] = useState("");
  /** @param {number} place @param {string} digit */
  const set = (place, digit, anew = false) => {
    setWrong("");
    setCode((now) => (anew ? NOTHING : now).map((one, at) => (at === place ? digit : one)));
  };
  const missing = SHAPES.filter((_, place) => !code[place]);

  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector("input")?.focus();
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  const wheels = () => [...(box.current?.querySelectorAll("fieldset") ?? [])];
  /** @param {number} place one more than there are wheels is the key below them */
  const goTo = (place) => {
    const wheel = wheels()[place];
    /** @type {HTMLElement | null | undefined} */
    const next = wheel
      ? (wheel.querySelector("input:checked") ?? wheel.querySelector("input"))
      : box.current?.querySelector("[type=submit]");
    next?.focus();
  };

  /**
   * A digit sets the wheel that has the focus and goes on to the next; arrows turn it, as in any
   * group of radio buttons. One more than there are wheels begins the code anew.
   * @param {KeyboardEvent} event
   */
  const onKey = (event) => {
    const { key, target } = event;
    if (key.length > 1 || key === " " || isCombined(event)) return;
    event.preventDefault();
    const digit = digitOf(event);
    if (!digit) return setWrong(say("no_such_digit", { sign: key }));
    const here = wheels().findIndex((wheel) => wheel.contains(/** @type {Node} */ (target)));
    const free = here >= 0 ? here : code.indexOf("");
    const place = Math.max(0, free);
    set(place, digit, free < 0);
    goTo(place + 1);
  };
  /** @param {Event} event */
  const declare = (event) => {
    event.preventDefault();
    if (!missing.length) return thumb(`up ${code.join("")}`);
    setWrong(say("digits_missing", { shapes: missing.join(" ") }));
    goTo(code.indexOf(""));
  };
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    close();
  };
  /** @param {Event} event */
  const click = (event) => event.target === box.current && close(); // beside it

  return html`<dialog class="know" ref=${box} aria-labelledby="know-title" aria-describedby="know-warning"
    onCancel=${cancel} onClick=${click} onKeyDown=${onKey}>
    <form onSubmit=${declare}>
      <h2 id="know-title">${say("i_know_the_code")}</h2>
      <p id="know-warning" class="note">${say(warningOf(view))}</p>
      <div class="know-wheels">
        ${SHAPES.map(
          (shape, place) => html`<${Wheel} key=${shape} place=${place} digit=${code[place]}
            set=${(/** @type {string} */ digit) => set(place, digit)} />`,
        )}
      </div>
      <p class="know-wrong" role="alert">${glyphs(wrong)}</p>
      <div class="know-keys">
        <button type="submit" class="button filled" aria-disabled=${String(missing.length > 0)}>
          ${say("declare", { code: code.map((digit) => digit || "·").join("") })}</button>
        <button type="button" class="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  </dialog>`;
}

/**
 * What a wrong code would cost.
 * @param {import("./state.js").View} view
 */
function warningOf(view) {
  if (view.missed) return "warning_missed";
  if (view.coop) return "warning_together";
  return view.seats.length === 1 ? "warning_alone" : "warning";
}

/** @param {{ place: number, digit: string, set: (digit: string) => void }} props */
const Wheel = ({ place, digit, set }) =>
  html`<fieldset class="know-wheel ${SHAPE_LETTERS[place]}">
    <legend><${Shape} of=${SHAPES[place]} size=${22} /></legend>
    ${DIGITS.map(
      (one) => html`<label key=${one}>
        <input type="radio" name="know-${SHAPE_LETTERS[place]}" value=${one} checked=${digit === one}
          onChange=${() => set(one)} />
        <span>${one}</span>
      </label>`,
    )}
  </fieldset>`;
