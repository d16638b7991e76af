// Dialogs of a skin: each opens when it is shown, and the focus returns to where it was.

import { html, useLayoutEffect, useRef } from "bombe/preact.js";
import { say } from "./words.js";

export function Dialog({ title, cls = "", close, onKey, children }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = box.current;
    dialog.showModal();
    dialog.scrollTop = 0; // the key that has the focus may stand below what is to be read first
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  return html`<dialog class="over ${cls}" ref=${box} aria-labelledby="over-title" onKeyDown=${onKey}
    onCancel=${(event) => { event.preventDefault(); close(); }}
    onClick=${(event) => event.target === box.current && close()}>
    <h2 id="over-title">${title}</h2>
    ${children}
  </dialog>`;
}

// Asks before what cannot be taken back.
export function Confirm({ question, yes, close }) {
  return html`<${Dialog} title=${question.title} close=${close}>
    <p class="note">${say("no_way_back")}</p>
    <div class="over-keys">
      <button class="button filled" autofocus onClick=${yes}>${question.yes}</button>
      <button class="button" onClick=${close}>${say("cancel")}</button>
    </div>
  <//>`;
}

// Which key does what: [keys, words]. `tell` turns the words into text.
export function KeyList({ keys, close, tell = say }) {
  return html`<${Dialog} title=${say("keys")} cls="keylist" close=${close}>
    <dl>${keys.map(([signs, words]) => html`<div key=${words}>
      <dt>${signs.map((sign) => (sign === "–" ? " – " : html`<kbd>${sign}</kbd> `))}</dt>
      <dd>${tell(words)}</dd>
    </div>`)}</dl>
    <p class="note">${say("keys_off")}</p>
    <div class="over-keys"><button class="button filled" autofocus onClick=${close}>${say("close")}</button></div>
  <//>`;
}
