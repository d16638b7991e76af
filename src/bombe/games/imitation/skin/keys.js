// What keys do. A key that follows another at once finds what that one has changed.

import { useLayoutEffect } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { rules } from "./game.js";
import { nearest } from "./state.js";

/**
 * @param {import("./match.js").Match | null} match
 * @param {object} deeds
 * @param {ReturnType<typeof import("./choice.js").useChoice>} deeds.choice
 * @param {import("./interrogation.js").Voting} deeds.voting
 * @param {(key: string) => void} deeds.look
 * @param {() => void} deeds.goOn
 * @param {() => void} deeds.listKeys
 */
export function useKeys(match, { choice, voting, look, goOn, listKeys }) {
  /** @type {(event: KeyboardEvent, key: string, target: Element) => boolean} */
  const done = (event, key, target) => {
    // Held down, the key that chose a card would send it.
    if (event.repeat && key === "Enter" && target.closest("#skin button")) return true;
    if (!match || isBusy(event, target)) return false;
    const { view, role, mine, own } = match;
    const { chosen, choose, send } = choice;
    const picks = role === "responder" && view.phase === "pick" && mine;
    const votes = role === "interrogator" && view.phase === "vote" && mine;
    const card = own[Number(key) - 1];
    if (key === "?") listKeys();
    else if (key === "e") look(nearest(view, chosen));
    else if (picks && card !== undefined) choose(card);
    else if (picks && key === "Escape" && chosen !== null) choose(null);
    else if (picks && key === "Enter" && chosen !== null && !target.closest("button, a")) send();
    else if (votes && (key === "l" || key === "r")) voting.vote(key === "l" ? "L" : "R");
    else if (votes && key === "p" && view.pair < rules.pairs) voting.pass();
    else if (view.phase === "score" && mine && key === "n") goOn();
    else return false;
    return true;
  };
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (done(event, key, /** @type {Element} */ (event.target))) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}

/**
 * Whether somebody writes, a dialog is open, keys are switched off, or this one is the browser's.
 * @param {KeyboardEvent} event
 * @param {Element} target
 */
const isBusy = (event, target) =>
  Boolean(target.closest("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]")) ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.repeat ||
  wishes.keys === "off";
