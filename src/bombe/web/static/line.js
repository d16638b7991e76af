// Says how the line to the server is, when that is worth a word: that it is lost, that an answer is
// late, and that all is through again.

const THROUGH_MS = 4000; // as long as that is said

/** @typedef {"" | "lost" | "late" | "through"} Said */

/**
 * What is to be said after a change of the table.
 * @param {Said} before
 * @param {{ connected: boolean, late: boolean, trying: boolean }} state
 * @returns {Said}
 */
export function wordAbout(before, { connected, late }) {
  if (!connected) return "lost";
  if (late) return "late";
  return before === "" ? "" : "through";
}

/**
 * @param {HTMLElement} place with the words for each
 * @param {import("bombe/table.js").Table} table
 */
export function tellOfLine(place, table) {
  /** @type {Said} */
  let said = "";
  let leaving = false; // leaving a page closes its connection: that is no lost one
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {Said} now */
  const say = (now) => {
    if (now === said || leaving) return;
    said = now;
    clearTimeout(timer);
    place.textContent = (now && place.dataset[now]) ?? "";
    place.dataset.now = now;
    if (now === "through") timer = setTimeout(() => say(""), THROUGH_MS);
  };
  table.subscribe((state) => say(state.closed ? "" : wordAbout(said, state)));
  addEventListener("pagehide", () => {
    leaving = true;
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
}
