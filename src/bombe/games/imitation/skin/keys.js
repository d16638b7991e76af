// What keys do. A key that follows another at once finds what that one has changed.
//
// Somebody may be typing who has not noticed that no line to write on has the focus. So no key alone
// votes or passes: a letter points, and Enter does it; any other letter ends that.

import { useLayoutEffect, useRef } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { rules } from "./game.js";
import { mayVote, nearest } from "./state.js";

const TYPING_MS = 1000; // a letter that follows another so soon, which meant nothing, is of a text
const WORD_MS = 500; // a space that follows a letter so soon ends a word
/** @type {Record<string, import("./voting.js").Wish>} */
const WISHES = { l: "L", r: "R", p: "pass" };

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
  const typed = useRef(-Infinity); // when a key of a letter was pressed last that did nothing
  const meant = useRef(-Infinity); // when one was pressed last that did something
  /** @type {(event: KeyboardEvent, key: string, target: Element) => boolean} */
  const done = (event, key, target) => {
    // Held down, the key that chose a card would send it.
    if (event.repeat && key === "Enter" && target.closest("#skin button")) return true;
    if (voting.held && key === "Escape" && !document.querySelector("dialog[open]")) {
      voting.takeBack();
      return true;
    }
    if (!match || isBusy(event, target)) return false;
    const isTyping = event.key.length === 1 && event.timeStamp - typed.current < TYPING_MS;
    // What has the focus, by a letter or since, is pressed by a space.
    const wordEnds = isTyping || event.timeStamp - meant.current < WORD_MS;
    if (key === " " && voting.pointed && !wordEnds && target.closest("button, a")) return false;
    if (isTyping || !command(key, target, match)) {
      if (event.key.length !== 1) return false;
      typed.current = event.timeStamp;
      if (voting.pointed) voting.point(null);
      // A space between words presses no key that happens to have the focus.
      else if (!isTyping || key !== " ") return false;
      return true;
    }
    meant.current = event.timeStamp;
    return true;
  };
  /** @type {(key: string, target: Element, match: import("./match.js").Match) => boolean} */
  const command = (key, target, { table, view, role, mine, own, ended }) => {
    const { chosen, choose, send } = choice;
    const picks = role === "responder" && view.phase === "pick" && mine;
    const votes = mayVote(view) && !ended && !table.past && !voting.held && !voting.going;
    const passes = mine && view.pair < rules.pairs;
    const wish = votes ? (WISHES[key] ?? null) : null;
    const card = own[Number(key) - 1];
    if (key === "?") listKeys();
    else if (key === "e") look(nearest(view, chosen));
    else if (picks && card !== undefined) choose(card);
    else if (picks && key === "Escape" && chosen !== null) choose(null);
    else if (picks && key === "Enter" && chosen !== null && !target.closest("button, a")) send();
    else if (wish && (wish !== "pass" || passes)) voting.point(wish);
    else if (votes && voting.pointed && key === "Escape") voting.point(null);
    else if (votes && voting.pointed && key === "Enter" && !target.closest("button, a")) {
      if (voting.pointed === "pass") voting.pass();
      else voting.vote(voting.pointed);
    } else if (view.phase === "score" && mine && key === "n") goOn();
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
