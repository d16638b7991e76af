// Why something came to nothing, until something else is done.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { say } from "./words.js";

const AIR = 8; // px around it
const ONLY_MOVES = ["Tab", "Shift", "Control", "Alt", "Meta"]; // keys that lead to it, or do nothing alone

/**
 * It lies over what the machine reads and says, where nothing can be pressed.
 * @param {{ words: string, close: () => void }} props
 */
export function Alert({ words, close }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [place, setPlace] = useState(/** @type {Record<string, string> | null} */ (null));
  useLayoutEffect(() => {
    const move = () => setPlace(box.current && placeOver(box.current, document.querySelector(".reading")));
    move();
    addEventListener("resize", move);
    addEventListener("scroll", move, true);
    return () => {
      removeEventListener("resize", move);
      removeEventListener("scroll", move, true);
    };
  }, [words]);
  useEffect(() => {
    /** @param {Event} event */
    const leave = (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      if (!ONLY_MOVES.includes(key) && !box.current?.contains(/** @type {Node} */ (event.target))) close();
      else if (key === "Escape") close();
    };
    addEventListener("keydown", leave, true);
    addEventListener("click", leave, true);
    return () => {
      removeEventListener("keydown", leave, true);
      removeEventListener("click", leave, true);
    };
  }, []);
  return html`<div class="alert" ref=${box} style=${place}><span role="alert">${words}</span>${" "}
    <button class="quiet" onClick=${close}>${say("close")}</button></div>`;
}

/**
 * With its foot on that of the machine's own words, as far as these are in the window; where there is
 * no machine it stays at the top.
 * @param {HTMLElement} box
 * @param {Element | null} reading
 */
function placeOver(box, reading) {
  if (!reading) return null;
  const { left, width, bottom } = reading.getBoundingClientRect();
  const shown = box.getBoundingClientRect();
  const zoom = shown.width / box.offsetWidth; // of a large screen
  const foot = Math.min(Math.max(bottom, shown.height + AIR), innerHeight - AIR);
  return {
    bottom: `${(innerHeight - foot) / zoom}px`,
    top: "auto",
    left: `${left / zoom}px`,
    width: `${width / zoom}px`,
    transform: "none",
  };
}
