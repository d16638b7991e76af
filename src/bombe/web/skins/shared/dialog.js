// Dialogs of a skin: each opens when it is shown, and the focus returns to where it was.

import { html, useLayoutEffect, useRef } from "bombe/preact.js";
import { say } from "./words.js";

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string} [props.cls]
 * @param {() => void} props.close
 * @param {(event: KeyboardEvent) => void} [props.onKey]
 * @param {unknown} [props.children]
 */
export function Dialog({ title, cls = "", close, onKey, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.scrollTop = 0; // the key that has the focus may be below what is to be read first
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    close();
  };
  /** @param {Event} event */
  const click = (event) => event.target === box.current && close(); // outside it
  return html`<dialog class="over ${cls}" ref=${box} aria-labelledby="over-title"
    onKeyDown=${onKey} onCancel=${cancel} onClick=${click}>
    <h2 id="over-title">${title}</h2>
    ${children}
  </dialog>`;
}

/**
 * Asks for confirmation of what cannot be undone, or has other consequences that `note` tells.
 * @param {{ question: { title: string, yes: string, note?: string }, yes: () => void, close: () => void }} props
 */
export function Confirm({ question, yes, close }) {
  return html`<${Dialog} title=${question.title} close=${close}>
    <p class="note">${question.note ?? say("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${yes}>${question.yes}</button>
      <button class="button" onClick=${close}>${say("cancel")}</button>
    </div>
  <//>`;
}

/** @typedef {readonly [signs: readonly string[], words: string]} Key what is pressed, and what it does */

/**
 * Which key does what. `tell` turns the words into text.
 * @param {{ keys: readonly Key[], close: () => void, tell?: (words: string) => string }} props
 */
export function KeyList({ keys, close, tell = say }) {
  return html`<${Dialog} title=${say("keys")} cls="keylist" close=${close}>
    <dl>${keys.map(
      ([signs, words]) => html`<div key=${words}>
        <dt>${signs.map((sign) => (sign === "–" ? " – " : html`<kbd>${sign}</kbd> `))}</dt>
        <dd>${tell(words)}</dd>
      </div>`,
    )}</dl>
    <p class="note">${say("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${close}>${say("close")}</button></div>
  <//>`;
}
