// What may be told to others of a match that is over.

import { html, useRef, useState } from "bombe/preact.js";
import { hasShareSheet, passOn } from "bombe/share_sheet.js";
import { TICK } from "./proof.js";
import { say } from "./words.js";

const COPIED_MS = 3000;

/**
 * Where anybody can play a problem: what its cards hide is drawn anew, an id is the very same.
 * @param {string} problem
 */
export const linkTo = (problem) => `${location.origin}/?${new URLSearchParams({ problem })}`;

/**
 * Copies a text; `copied` is true for a moment afterwards.
 * @param {string} text
 * @param {{ current: Element | null }} box which shows it
 */
function useCopy(text, box) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure connection there is no clipboard for us: the old way has to do.
      if (box.current) getSelection()?.selectAllChildren(box.current);
      if (!document.execCommand("copy")) return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { copied, copy };
}

const COPY = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
  <rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" />
  <path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" />
</svg>`;

const SHARE = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy">
  <path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M4.5 7H3v7.2h10V7h-1.5" />
</svg>`;

/** @param {{ text: string }} props */
export function Share({ text }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { copied, copy } = useCopy(text, box);
  const share = async () => (await passOn({ text })) || copy();
  const label = copied ? "copied" : hasShareSheet() ? "share" : "copy";
  return html`<div class="share">
    <p class="label" id="share-label">${say("to_share")}</p>
    <pre class="mono" ref=${box} tabindex="0" role="group" aria-labelledby="share-label">${text}</pre>
    <button class="button" onClick=${share}>${label === "share" ? SHARE : COPY} ${say(label)}</button>
    <p class="hush" role="status">${copied && say("copied")}</p>
  </div>`;
}

/**
 * Two ways to give this problem to others.
 * @param {{ id: string, problem: string }} props
 */
export const Links = ({ id, problem }) =>
  html`<div class="links">
    <p class="label" id="links-label">${say("links")}</p>
    <ul aria-labelledby="links-label">
      <${LinkTo} what=${say("link_same")} problem=${id} />
      <${LinkTo} what=${say("link_cards")} problem=${problem} />
    </ul>
  </div>`;

/** @param {{ what: string, problem: string }} props */
function LinkTo({ what, problem }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const address = linkTo(problem);
  const { copied, copy } = useCopy(address, box);
  return html`<li>
    <span><a href=${address}>${what}</a> <span class="mono">${problem}</span>
      <span class="hush" ref=${box} aria-hidden="true">${address}</span></span>
    <button class="link-copy" aria-label=${say("copy_link", { what })} onClick=${copy}>${copied ? TICK : COPY}</button>
    <span class="hush" role="status">${copied && say("copied")}</span>
  </li>`;
}
