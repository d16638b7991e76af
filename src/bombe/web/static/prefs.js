// What a visitor prefers takes effect at once and is kept by the server. Without this the same
// forms work as plain forms, on a page of their own.

import { element } from "./elements.js";

const root = document.documentElement;
const opener = /** @type {HTMLAnchorElement} */ (element("open-preferences"));
let sending = Promise.resolve(); // one after the other: the last choice is the one that is kept

/**
 * @param {string} name
 * @param {string} value
 * @param {string} usual
 */
function set(name, value, usual) {
  const before = root.dataset[name] ?? usual;
  if (value === usual) delete root.dataset[name];
  else root.dataset[name] = value;
  if (name === "theme") {
    const desk = getComputedStyle(document.body).backgroundColor;
    /** @type {NodeListOf<HTMLMetaElement>} */
    const metas = document.querySelectorAll("meta[name=theme-color]");
    for (const meta of metas) meta.content = desk;
  }
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = document.querySelectorAll(`[data-prefs] input[name=${name}]`);
  for (const input of inputs) {
    if (input.type === "radio") input.checked = input.value === value;
    if (input.type === "checkbox") input.checked = value === "on";
  }
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const veils = document.querySelectorAll(".veil");
  if (name === "stream") for (const veil of veils) veil.open = false;
  document.dispatchEvent(new CustomEvent("preferences"));
  return before;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 * @param {string} usual
 */
function prefer(form, name, value, usual) {
  const before = set(name, value, usual);
  const token = /** @type {HTMLInputElement} */ (form.elements.namedItem("token"));
  const body = new URLSearchParams({ token: token.value, [name]: value });
  sending = sending.then(async () => {
    document.getElementById("not-kept")?.remove();
    // A redirect back to the page of the form means success; there is no need to follow it.
    const answer = await fetch("/preferences", { method: "POST", body, redirect: "manual" }).catch(() => null);
    if (answer?.type === "opaqueredirect") return;
    set(name, before, usual);
    const line = Object.assign(document.createElement("p"), { id: "not-kept", className: "alert", role: "alert" });
    line.textContent = form.dataset.failed ?? "";
    (form.closest("#preferences") ?? element("main")).prepend(line);
  });
}

document.addEventListener("change", (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const { form } = input;
  if (!form || !("prefs" in form.dataset)) return;
  const value = input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value;
  prefer(form, input.name, value, input.dataset.usual ?? "");
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const { submitter } = event;
  if (!("prefs" in form.dataset) || !(submitter instanceof HTMLButtonElement) || submitter.name !== "theme") return;
  event.preventDefault();
  prefer(form, "theme", submitter.value, "system");
  /** @type {HTMLElement | null} */
  const other = form.querySelector(`.tool:not([value=${submitter.value}])`);
  other?.focus(); // it has taken the place of this one
});

// --- the same form in a dialog ------------------------------------------------------------------

opener.addEventListener("click", async (event) => {
  if (document.getElementById("preferences") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetch(opener.href).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const part = page?.getElementById("preferences");
  if (!part) location.assign(opener.href);
  else if (!document.getElementById("preferences")) open(document.importNode(part, true));
});

/** @param {HTMLElement} part */
function open(part) {
  const dialog = document.createElement("dialog");
  dialog.className = "panel";
  dialog.setAttribute("aria-labelledby", "preferences-title");
  dialog.append(part);
  /** @type {HTMLElement | null} */
  const close = part.querySelector("[data-close]");
  if (close) close.hidden = false;
  close?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close()); // beside it
  dialog.addEventListener("keydown", (event) => event.stopPropagation()); // no shortcuts meanwhile
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  part.querySelector("h1")?.focus();
}
