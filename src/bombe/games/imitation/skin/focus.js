// Where the focus is, and where a page begins.

import { useEffect, useLayoutEffect, useRef } from "bombe/preact.js";

// Whether a mouse was used last, and not a key.
export function usePointed() {
  const pointed = useRef(false);
  useEffect(() => {
    /** @param {Event} event */
    const note = (event) => {
      pointed.current = event instanceof PointerEvent && event.pointerType === "mouse";
    };
    const kinds = ["pointerdown", "keydown"];
    for (const kind of kinds) addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, note, true);
    };
  }, []);
  return pointed;
}

// Where the focus was on something that is gone, it goes to the beginning of what is there now.
export function useKeptFocus() {
  const last = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest("dialog")) return; // a dialog returns the focus itself
      last.current = target.closest("#skin") ? target : null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    /** @type {HTMLElement | null} */
    const home = document.querySelector("#skin [data-home]");
    home?.focus({ preventScroll: true });
  });
}

/**
 * Another screen begins at its top, even if the last one was scrolled; but nobody who is typing is
 * scrolled away from their text.
 * @param {string | null} kind
 * @param {number | undefined} round
 */
export function useTop(kind, round) {
  const shown = useRef(/** @type {string | null} */ (null));
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = kind && `${kind} ${round}`;
    if (!before || before === shown.current || document.activeElement?.closest("#skin input")) return;
    scrollTo({ top: 0, behavior: "instant" });
  }, [kind, round]);
}
