// To play on from a question of a match that is over, on a board of one's own.

import { Dialog } from "bombe/dialog.js";
import { html, useState } from "bombe/preact.js";
import { capital, count, say } from "./words.js";

/**
 * @param {object} props
 * @param {string} props.match
 * @param {number} props.line as the server lists them
 * @param {number} props.step
 * @param {number} props.worlds that were left before it
 * @param {() => void} props.close
 */
export function PlayOn({ match, line, step, worlds, close }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  /** @param {boolean} same */
  const go = async (same) => {
    if (busy) return;
    setBusy(true);
    try {
      location.assign(`/r/${await branched(match, { line, step, same })}`);
    } catch (error) {
      setWrong(capital(/** @type {Error} */ (error).message));
      setBusy(false);
    }
  };
  /** @type {(same: boolean, title: string, text: string) => unknown} */
  const way = (same, title, text) =>
    html`<button type="button" class="button review-way" autofocus=${same} aria-disabled=${String(busy)}
      onClick=${() => go(same)}><b>${title}</b> <span>${text}</span></button>`;
  return html`<${Dialog} title=${say("review_play_on_at", { n: step + 1 })} cls="review-ways" close=${close}>
    <p class="note">${say("review_play_on_is")}</p>
    ${way(true, say("review_same"), say("review_same_is"))}
    ${way(false, say("review_another"), count("review_another_is", worlds))}
    <p class="alert" role="alert" hidden=${!wrong}>${wrong}</p>
    <div class="over-keys"><button type="button" class="button" onClick=${close}>${say("cancel")}</button></div>
  <//>`;
}

export const Triangle = () =>
  html`<svg class="icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
    <path d="M3 1.5v13L14 8z" /></svg>`;

/**
 * The code of the room in which somebody plays on.
 * @param {string} match
 * @param {{ line: number, step: number, same: boolean }} wanted
 * @returns {Promise<string>}
 */
async function branched(match, wanted) {
  const answer = await fetch(`/api/matches/${match}/branches?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wanted),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!answer?.ok) throw new Error(told?.error ?? say("page_offline"));
  return told.room;
}
