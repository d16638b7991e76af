// Why, in a match that has that aid: its key, and the note that tells why something follows from
// one's own answers. The answers that it rests on are ringed on the sheet.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { useMatch, useWays } from "./board.js";
import { Icon } from "./icons.js";
import { lineWords } from "./line_words.js";
import { glyphs, say } from "./words.js";

/** @typedef {import("./state.js").View} View */

// What was put away, by its claim and its answers: a matter of this page, which the note and the sheet
// both know.
const away = { what: "", heard: /** @type {Set<(anew: object) => void>} */ (new Set()) };
/** @param {View} view */
const named = (view) => view.sheet?.why && `${view.sheet.why.claim} ${JSON.stringify(view.sheet.rounds)}`;
/** @param {string} what */
function putAway(what) {
  away.what = what;
  for (const redraw of away.heard) redraw({});
}
/** Whoever asks wants to see it. */
export const callBack = () => putAway("");

/**
 * What is told, unless it was put away.
 * @param {View} view
 */
export function useWhy(view) {
  const [, redraw] = useState(/** @type {object | null} */ (null));
  useEffect(() => {
    away.heard.add(redraw);
    return () => {
      away.heard.delete(redraw);
    };
  }, []);
  return view.sheet?.why && named(view) !== away.what ? view.sheet.why : null;
}

/**
 * What was told last, for screen readers.
 * @param {View} view
 */
export const whyWords = (view) => (view.sheet?.why ? lineWords(view.sheet.why.title) : "");

/** The key: while it is down, a press on a criterion or a digit asks why. */
export function WhyButton() {
  const { view, stopped } = useMatch();
  const { picking, setPicking } = useWays();
  if (!view.aids.includes("why") || stopped) return null;
  return html`<button class="plain" aria-pressed=${picking} onClick=${() => setPicking(!picking)}
    title=${say("why_pick")}>${say("why")}</button>`;
}

/** Mounted once, as the last part of the board. */
export function WhyNote() {
  const { view } = useMatch();
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const found = useWhy(view);
  const what = found && named(view);
  useLayoutEffect(() => {
    if (!what) return;
    opener.current = /** @type {HTMLElement | null} */ (document.activeElement);
    heading.current?.focus();
  }, [what]);
  const close = () => {
    putAway(what ?? "");
    opener.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!found) return;
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) close();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [what]);
  if (!found) return null;
  const said = found.case ? caseLines(found.case) : found.steps.map(({ lines }) => lines.map(lineWords).join(" "));
  const rests = found.because.length
    ? { key: "rests_on", values: { answers: found.because } }
    : { key: "rests_on_cards", values: {} };
  return html`<aside class="hint-note why-note" aria-labelledby="why-claim">
    <div class="hint-head"><b id="why-claim" tabindex="-1" ref=${heading}>${glyphs(lineWords(found.title), 15)}</b>
      <button class="plain square" onClick=${close} aria-label=${say("why_close")} title=${say("why_close")}>
        <${Icon} of="close" /></button></div>
    <ol class=${found.case ? "hint-lines" : "hint-lines counted"}>
      ${said.map((line, at) => html`<li key=${at}>${glyphs(line, 14)}</li>`)}
    </ol>
    ${found.follows && html`<p class="note">${lineWords(rests)}</p>`}
  </aside>`;
}

/** @param {import("./view.d.ts").Case} case_ */
const caseLines = ({ code, verifiers }) => [
  say("case_is"),
  ...verifiers.map(({ verifier, law }) => lineWords({ key: "case_law", values: { v: verifier, law } })),
  say("case_code", { code }),
];
