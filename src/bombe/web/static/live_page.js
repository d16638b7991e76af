// Keeps a page about a room up to date. The page itself is made by the server and works without
// this: here it is fetched again when something has happened, and what differs is put in place.

import { ServerClock } from "bombe/server_clock.js";
import { hasShareSheet, passOn } from "bombe/share_sheet.js";
import { filled } from "bombe/words.js";
import { Connection } from "./connection.js";
import { element } from "./elements.js";
import { morph } from "./morph.js";

const REPEAT_MS = 400; // a second click that soon is the same click
const page = document.body.dataset;

/** @param {Element | null} element */
const textOf = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

document.documentElement.classList.add("js");

// --- putting a fresh page in place --------------------------------------------------------------

/** @type {string | null} */
let barred = null; // how things were when a match could not begin: the refusal goes when they are otherwise

/** @param {Document} document */
const standing = (document) => document.getElementById("status")?.textContent?.trim() ?? "";

/**
 * @param {string} html
 * @param {{ ownDoing: boolean, turn: number }} answer
 */
function show(html, { ownDoing, turn }) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (turn < shown) {
    // The page is newer already; but only this answer says whether our own action was refused.
    if (ownDoing) refuse(textOf(fresh.querySelector("[role=alert]")));
    return;
  }
  shown = turn;
  if (ownDoing && fresh.body.dataset.page === "refusal") {
    refuse(textOf(fresh.querySelector("[role=alert]")));
    return;
  }
  if (fresh.body.dataset.page !== page.page || fresh.documentElement.lang !== document.documentElement.lang) {
    if (shutOut && fresh.body.dataset.page === "stranger") leaveOutside(fresh);
    else location.reload(); // no seat any more, or no room
    return;
  }
  // A match has begun: it is played on the game's own board.
  const { board } = fresh.body.dataset;
  if (board && board !== page.board && location.search !== "?plain") {
    location.assign(location.pathname);
    return;
  }
  page.board = board ?? "";
  const before = facts();
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const caret = caretOf(active);
  const alert = document.getElementById("alert");
  if (ownDoing)
    alert?.remove(); // so that the same refusal is heard again
  else if (alert && !fresh.getElementById("alert") && (barred === null || barred === standing(fresh))) {
    fresh.getElementById("lost")?.after(document.importNode(alert, true)); // not read yet, perhaps
  }
  document.title = fresh.title;
  page.socket = fresh.body.dataset.socket;
  for (const part of fresh.querySelectorAll("[data-live], main")) morph(element(part.id), part);
  prepare();
  if (active && active !== document.body && document.activeElement !== active) {
    /** @type {HTMLElement | null} */
    const place = active.isConnected ? active : document.querySelector("#moves-title, #main");
    place?.focus({ preventScroll: true });
    if (active.isConnected) caret?.();
  }
  announce(before, facts());
}

/**
 * The page of those who come in from outside, for one who was inside: with the reason, which it does not know.
 * @param {Document} fresh
 */
function leaveOutside(fresh) {
  const main = element("main");
  main.replaceChildren(element("news"), element("lost"), ...fresh.querySelectorAll("main > *"));
  document.title = fresh.title;
  page.page = fresh.body.dataset.page;
  page.socket = "";
  shown = Infinity; // nothing newer is to come
  refuse(shutOut);
}

/**
 * A way to put the caret back to where it is now.
 * @param {Element | null} active
 */
function caretOf(active) {
  if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = active;
  return selectionStart === null ? null : () => active.setSelectionRange(selectionStart, selectionEnd);
}

/** @param {string} why */
function refuse(why) {
  document.getElementById("alert")?.remove();
  if (!why) return;
  const line = Object.assign(document.createElement("p"), { id: "alert", className: "alert", role: "alert" });
  line.textContent = why;
  element("lost").after(line);
}

// --- saying what has changed, and only that -----------------------------------------------------

// All that may be heard, by what it is about. Where something has no value of its own, it differs
// when its text does.
function facts() {
  /** @param {string} name */
  const all = (name) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`))];
  /** @type {Map<string, Fact>} */
  const facts = new Map();
  for (const one of [...all("news"), ...all("fact")]) {
    if (one.closest("#plainly:not([open])")) continue; // the match as text, for those who want it so
    const { fact = "", value = textOf(one), of = "" } = one.dataset;
    facts.set(one.id || fact, { fact, value, of, text: textOf(one), hidden: Boolean(one.closest("[hidden]")) });
  }
  /** @type {Map<string, string>} */
  const people = new Map();
  for (const one of all("person")) people.set(one.dataset.person ?? "", textOf(one));
  return { facts, people, said: all("said").map(textOf) };
}

/** @typedef {{ fact: string, value: string, of: string, text: string, hidden: boolean }} Fact */

/**
 * @param {ReturnType<typeof facts>} before
 * @param {ReturnType<typeof facts>} after
 */
function announce(before, after) {
  const news = [...comings(before.people, after.people)];
  const known = new Set([...before.facts.values()].map(({ of }) => of));
  for (const [key, { fact, value, of, text, hidden }] of after.facts) {
    const old = before.facts.get(key);
    if (!text || (of && !known.has(of)) || (old ? old.value === value : hidden)) continue;
    news.push(fact ? filled(page.labelled ?? "", { title: fact, name: text }) : text);
  }
  const old = before.said.at(-1);
  news.push(...after.said.slice(old === undefined ? 0 : after.said.lastIndexOf(old) + 1));
  tell(...news.slice(0, 6));
  if (after.said.length !== before.said.length) toLastWords();
}

/**
 * Who has come and gone. The names are those that the page shows.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
function* comings(before, after) {
  const { came = "", renamed = "", went = "" } = page;
  for (const [who, name] of after) {
    const old = before.get(who);
    if (old === undefined) yield filled(came, { name });
    else if (old !== name) yield filled(renamed, { before: old, name });
  }
  for (const [who, name] of before) if (!after.has(who)) yield filled(went, { name });
}

/** @type {string[]} */
const untold = [];

/**
 * What is told at once is told together: a second text in the same place would hide the first.
 * @param {string[]} sentences
 */
function tell(...sentences) {
  if (sentences.length && !untold.length) {
    queueMicrotask(() => {
      const text = untold
        .splice(0)
        .join(". ")
        .replace(/([.!?])\. /g, "$1 ");
      element("news").textContent = text;
    });
  }
  untold.push(...sentences);
}

function toLastWords() {
  const said = document.getElementById("said");
  if (said) said.scrollTop = said.scrollHeight;
}

// --- fetching -----------------------------------------------------------------------------------

let turns = 0; // of asking the server
let shown = 0; // the turn whose answer is on the page: an answer to an earlier one is out of date
let looking = false;
let lookAgain = false;

async function look() {
  if (looking) {
    lookAgain = true;
    return;
  }
  looking = true;
  try {
    do {
      lookAgain = false;
      const turn = ++turns;
      const answer = await fetch(location.pathname + location.search, { cache: "no-store" });
      if (answer.status === 429 || answer.status >= 500) throw new Error("not now");
      const html = await answer.text();
      show(html, { ownDoing: false, turn });
      found();
      document.documentElement.classList.add("live");
    } while (lookAgain);
  } catch {
    lost();
    if (connection.isOpen) setTimeout(look, 2000); // else it looks when connected
  } finally {
    looking = false;
  }
}

/** @type {WeakMap<HTMLFormElement, { sent: string, at: number }>} */
const lastSent = new WeakMap();
/** @type {WeakMap<HTMLFormElement, string>} */
const underWay = new WeakMap(); // what a form was sent with
/** @type {WeakMap<HTMLFormElement, HTMLElement | null>} */
const changed = new WeakMap(); // forms to be sent again, and by which button, when the answer is here

/** @param {HTMLFormElement} form */
const typedIn = (form) => [...new FormData(form)].filter(([name]) => name !== "nonce").join("\n");

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [button]
 */
async function send(form, button) {
  const typed = typedIn(form);
  if (form.getAttribute("aria-busy")) {
    // A second click is the first one; but what was chosen or typed since then is to be sent too.
    if ("auto" in form.dataset || typed !== underWay.get(form)) changed.set(form, button ?? null);
    return;
  }
  underWay.set(form, typed);
  const sent = `${typed}\n${button?.getAttribute("value")}`;
  const before = lastSent.get(form);
  if (before?.sent === sent && performance.now() - before.at < REPEAT_MS) return;
  const turn = ++turns;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, button))); // no file is in them
  form.setAttribute("aria-busy", "true");
  const label = button?.textContent ?? "";
  if (button?.dataset.busy) {
    button.textContent = button.dataset.busy;
    tell(button.dataset.busy);
  }
  try {
    const place = form.getAttribute("action") + (location.search === "?table" ? "?table" : "");
    const answer = await fetch(place, { method: "POST", body });
    const html = await answer.text();
    // Else it was filled in anew; with the same, perhaps, after a page that came sooner said otherwise.
    if (answer.ok && !changed.has(form) && typedIn(form) === typed) form.reset();
    show(html, { ownDoing: true, turn });
    barred = form.id === "f-start" && document.getElementById("alert") ? standing(document) : null;
    if (answer.ok && form.id === "f-name") form.closest("details")?.removeAttribute("open");
    lastSent.set(form, { sent, at: performance.now() });
  } catch {
    lost(); // the form is as it was, its nonce too: sent again it does nothing twice
  } finally {
    form.removeAttribute("aria-busy");
    if (button?.dataset.busy && button.isConnected) button.textContent = label;
    const again = changed.get(form);
    if (changed.delete(form) && form.isConnected) {
      lastSent.delete(form); // no second click: it was chosen anew
      send(form, again);
    }
  }
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!page.socket || form.method !== "post" || "plain" in form.dataset || !form.closest("main")) return;
  event.preventDefault();
  send(form, event.submitter);
});

document.addEventListener("change", ({ target }) => {
  const form = /** @type {HTMLInputElement} */ (target).form;
  if (form && "auto" in form.dataset && page.socket) form.requestSubmit();
});

// --- the live connection ------------------------------------------------------------------------

let shutOut = ""; // why the connection was closed for good

const connection = new Connection({
  address: () => page.socket,
  heard(text) {
    const { refused, nonce, status } = JSON.parse(text);
    if (refused && !nonce && !status) shutOut = refused;
    look();
  },
  async closed(code) {
    if (code >= 4400 && code < 4500 && code !== 4429) {
      const used = page.socket;
      await look(); // no seat any more, or no room: the page says so
      if (page.socket !== used) connection.open();
      return false;
    }
    if (code !== 1000) lost();
    return true;
  },
  offline: lost,
});

function lost() {
  const line = element("lost");
  if (!line.hidden || leaving) return;
  line.textContent = page.lost ?? "";
  line.hidden = false;
  tell(line.textContent);
}

function found() {
  const line = element("lost");
  if (line.hidden) return;
  line.hidden = true;
  tell(page.again ?? "");
}

let leaving = false; // leaving the page closes its connection; that is no lost connection
addEventListener("pagehide", () => (leaving = true));
addEventListener("pageshow", () => (leaving = false));

// --- small things -------------------------------------------------------------------------------

function prepare() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-copy]"))) {
    button.hidden = false;
    if (hasShareSheet()) button.textContent = button.dataset.share ?? button.textContent;
  }
  tick();
}

document.addEventListener("click", async ({ target }) => {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (target).closest("[data-copy]");
  if (!button) return;
  const field = /** @type {HTMLInputElement} */ (element(button.dataset.copy ?? ""));
  if (button.dataset.share && (await passOn({ url: field.value }))) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    copyWithoutClipboard(field.value); // which a page without TLS does not have
  }
  const label = button.textContent;
  button.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
});

/**
 * The field itself may be hidden, on a stream or where there is little room.
 * @param {string} text
 */
function copyWithoutClipboard(text) {
  const place = document.createElement("textarea");
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  place.value = text;
  place.className = "hush";
  document.body.append(place);
  place.select();
  document.execCommand("copy");
  place.remove();
  active?.focus();
}

const clock = new ServerClock();
let setBy = ""; // what a page said of the time there

function tick() {
  for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-deadline]"))) {
    const { deadline, now = "" } = time.dataset;
    if (now !== setBy) clock.set(Number(now));
    setBy = now;
    time.textContent = String(clock.left(Number(deadline)));
  }
}

setInterval(tick, 1000);
prepare();
toLastWords();
connection.open();
