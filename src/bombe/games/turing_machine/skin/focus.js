// The focus of the page.

import { useEffect, useRef } from "bombe/preact.js";

/**
 * What has the focus may go with what it was about, such as a round. Then its successor gets it, or
 * the page: it is never lost.
 */
export function useFocusKept() {
  const last = useRef(/** @type {{ target: Element, ending: Element | null } | null} */ (null));
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
