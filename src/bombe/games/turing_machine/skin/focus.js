// The focus of the page.

import { useEffect } from "bombe/preact.js";

/** @typedef {{ target: Element, ending: Element | null }} Focused */

/**
 * What has the focus may go with what it was about, such as a round or a match. Then its successor
 * gets it, or the page: it is never lost.
 * @param {{ current: Focused | null }} last kept for longer than a match
 */
export function useFocusKept(last) {
  useEffect(() => {
    /** @param {FocusEvent} event */
    const keep = (event) => {
      const target = /** @type {Element} */ (event.target);
      last.current = { target, ending: target.closest(".ending") };
    };
    addEventListener("focusin", keep);
    return () => removeEventListener("focusin", keep);
  }, []);
  useEffect(() => {
    if (!last.current) return;
    const { target, ending } = last.current;
    if (target.isConnected || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */
    const successor = ending?.isConnected ? ending.querySelector(".back, .declare") : null;
    (successor ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
}
