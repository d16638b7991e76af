// On a phone the questions lie below the curve: the one that somebody goes to comes into view.

import { useEffect, useRef } from "bombe/preact.js";

const UPRIGHT = "(max-width: 699px)"; // as in the styles
const CALM = "(prefers-reduced-motion: reduce)";

/** @param {number} now the question that is open */
export function useRowInView(now) {
  const was = useRef(now);
  useEffect(() => {
    if (was.current === now) return;
    was.current = now;
    if (!matchMedia(UPRIGHT).matches) return;
    const behavior = matchMedia(CALM).matches ? "auto" : "smooth";
    document.querySelector(".review-list .now")?.scrollIntoView({ block: "nearest", behavior });
  }, [now]);
}
