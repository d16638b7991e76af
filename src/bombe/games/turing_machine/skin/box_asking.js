// Questions of the page for owners of the box.

import { html, useRef, useState } from "bombe/preact.js";
import { told } from "./page.js";
import { capital } from "./words.js";

/**
 * A problem as it is laid out; `set_up` in `box_answers.py` gives it.
 * @typedef {object} LaidOut
 * @property {Record<string, string>} source by which this very problem is asked about
 * @property {string | null} id
 * @property {string} mode
 * @property {string} kind in words
 * @property {number[]} cards
 * @property {string} [sign]
 * @property {string} [symbol]
 * @property {{ verifier: string, cards: number[], number: number | null }[]} rows
 */

/** @typedef {Record<string, unknown>} Asked */

/**
 * Asks the server, one question at a time. What cannot be asked, and what it refuses, is an error
 * beside the fields. An answer is about what is in them: it goes when that changes.
 * @template Answer
 * @param {string} name
 */
export function useAnswer(name) {
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const last = useRef(/** @type {Asked | null} */ (null)); // what was asked last and still holds
  const forget = () => {
    last.current = null;
    setAnswer(null);
    setError("");
    setBusy(false);
  };
  /** @param {string} sentence */
  const refuse = (sentence) => {
    forget();
    setError(capital(sentence));
  };
  /**
   * @param {Asked} asked
   * @returns {Promise<Answer | null>}
   */
  const ask = async (asked) => {
    if (busy) return null;
    forget();
    last.current = asked;
    setBusy(true);
    const [found, refused] = await told(name, asked).then(
      (answer) => [answer, null],
      (error) => [null, error],
    );
    if (last.current !== asked) return null;
    setBusy(false);
    if (refused) refuse(refused.message);
    else setAnswer(found);
    return found;
  };
  return { answer, error, busy, ask, forget, refuse };
}

/** @param {{ id: string, of: string }} props */
export const Wrong = ({ id, of }) => html`<div id=${id} role="alert">${of && html`<p class="wrong">${of}</p>`}</div>`;
