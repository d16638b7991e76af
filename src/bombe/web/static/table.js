// Keeps a page about a room up to date. The page itself is made by the server and works without
// this: here it is fetched again when something has happened, and only what differs is put in
// place, so that focus, half-typed text, open parts and the scroll stay as they are.

const REPEAT_MS = 400; // a second click that soon is the same click
const LONGEST_PAUSE_MS = 15000;
const page = document.body.dataset;
const textOf = (element) => element.textContent.replace(/\s+/g, " ").trim();

document.documentElement.classList.add("js");

// --- putting a fresh page in place --------------------------------------------------------------

const keyOf = (node) => node.id || node.dataset?.key || "";

function morph(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE || old.hasAttribute("data-keep")) return;
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value && !isOwn(old, name)) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOwn(old, name)) old.removeAttribute(name);
  }
  morphChildren(old, fresh);
}

// What belongs to whoever looks and not to the server.
const isOwn = (element, name) =>
  (name === "open" && element.localName === "details") ||
  (name === "hidden" && element.hasAttribute("data-copy")) ||
  name === "aria-busy";

function morphChildren(old, fresh) {
  const wanted = new Set([...fresh.children].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key && wanted.has(key)) keyed.set(key, child);
    else if (key) child.remove();
  }
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    let match = key ? keyed.get(key) : at;
    // No element is dropped for the sake of a blank that is behind it: the focus may be in it.
    const skips = !key && child.nodeType !== Node.TEXT_NODE;
    while (skips && match && (keyOf(match) || match.nodeName !== child.nodeName)) match = match.nextSibling;
    if (!match || match.nodeName !== child.nodeName) {
      old.insertBefore(document.importNode(child, true), at);
      continue;
    }
    while (at && at !== match && !keyOf(at)) at = drop(at);
    if (at !== match) old.insertBefore(match, at);
    at = match.nextSibling;
    morph(match, child);
  }
  while (at) at = keyOf(at) && wanted.has(keyOf(at)) ? at.nextSibling : drop(at);
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function show(html, { ownDoing, turn }) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (turn < shown) {
    // The page is newer already; but whether our own doing was refused only this answer says.
    if (ownDoing) refuse(fresh.querySelector("[role=alert]"));
    return;
  }
  shown = turn;
  if (ownDoing && fresh.body.dataset.page === "refusal") {
    refuse(fresh.querySelector("[role=alert]"));
    return;
  }
  if (fresh.body.dataset.page !== page.page || fresh.documentElement.lang !== document.documentElement.lang) {
    location.reload(); // no seat any more, or no room
    return;
  }
  const before = facts();
  const active = document.activeElement;
  const caret = active?.selectionStart == null ? null : [active.selectionStart, active.selectionEnd];
  const alert = document.getElementById("alert");
  if (ownDoing) alert?.remove(); // so that the same refusal is heard again
  else if (alert && !fresh.getElementById("alert")) {
    fresh.getElementById("lost").after(document.importNode(alert, true)); // not read yet, perhaps
  }
  document.title = fresh.title;
  page.socket = fresh.body.dataset.socket;
  for (const part of fresh.querySelectorAll("[data-live], main")) morph(document.getElementById(part.id), part);
  prepare();
  if (active && active !== document.body && document.activeElement !== active) {
    const place = active.isConnected ? active : document.querySelector("#moves-title, #main");
    place?.focus({ preventScroll: true });
    if (active.isConnected && caret) active.setSelectionRange(...caret);
  }
  announce(before, facts());
}

function refuse(alert) {
  document.getElementById("alert")?.remove();
  if (!alert) return;
  const line = Object.assign(document.createElement("p"), { id: "alert", className: "alert", role: "alert" });
  line.textContent = textOf(alert);
  document.getElementById("lost").after(line);
}

// --- saying what has changed, and only that -----------------------------------------------------

// All that may be heard, by what it is about. Where something has no value of its own, it differs
// when its text does.
function facts() {
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)];
  const facts = all("news").concat(all("fact")).map((one) => {
    const { fact = "", value = textOf(one), of = "" } = one.dataset;
    return [one.id || fact, { fact, value, of, text: textOf(one), hidden: Boolean(one.closest("[hidden]")) }];
  });
  const people = all("person").map((one) => [one.dataset.person, textOf(one)]);
  return { facts: new Map(facts), people: new Map(people), said: all("said").map(textOf) };
}

function announce(before, after) {
  const news = [...comings(before.people, after.people)];
  const known = new Set([...before.facts.values()].map(({ of }) => of));
  for (const [key, { fact, value, of, text, hidden }] of after.facts) {
    const old = before.facts.get(key);
    if (!text || (of && !known.has(of)) || (old ? old.value === value : hidden)) continue;
    news.push(fact ? `${fact}: ${text}` : text);
  }
  const old = before.said.at(-1);
  news.push(...after.said.slice(old === undefined ? 0 : after.said.lastIndexOf(old) + 1));
  tell(...news.slice(0, 6));
  if (after.said.length !== before.said.length) toLastWords();
}

// Who has come and gone. The names are those that the page shows.
function* comings(before, after) {
  const say = (words, values) => words.replace(/\{(\w+)\}/g, (_, key) => values[key]);
  for (const [who, name] of after) {
    const old = before.get(who);
    if (old === undefined) yield say(page.came, { name });
    else if (old !== name) yield say(page.renamed, { before: old, name });
  }
  for (const [who, name] of before) if (!after.has(who)) yield say(page.went, { name });
}

const untold = [];

// What is told at once is told together: a second text in the same place would hide the first.
function tell(...sentences) {
  if (sentences.length && !untold.length) {
    queueMicrotask(() => {
      const text = untold.splice(0).join(". ").replace(/([.!?])\. /g, "$1 ");
      document.getElementById("news").textContent = text;
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
    if (socket?.readyState === WebSocket.OPEN) setTimeout(look, 2000); // else it looks when connected
  } finally {
    looking = false;
  }
}

const lastSent = new WeakMap();
const changed = new WeakSet(); // forms with another change while the one before is on its way

const filled = (form) => [...new FormData(form)].filter(([name]) => name !== "nonce").join("\n");

async function send(form, button) {
  if (form.getAttribute("aria-busy")) {
    if ("auto" in form.dataset) changed.add(form);
    return;
  }
  const typed = filled(form);
  const sent = `${typed}\n${button?.value}`;
  const before = lastSent.get(form);
  if (before?.sent === sent && performance.now() - before.at < REPEAT_MS) return;
  const turn = ++turns;
  const body = new URLSearchParams(new FormData(form, button));
  form.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.getAttribute("action") + (location.search === "?table" ? "?table" : ""), { method: "POST", body });
    const html = await answer.text();
    if (answer.ok && filled(form) === typed) form.reset(); // else it was filled in anew
    show(html, { ownDoing: true, turn });
    lastSent.set(form, { sent, at: performance.now() });
  } catch {
    lost(); // the form is as it was, its nonce too: sent again it does nothing twice
  } finally {
    form.removeAttribute("aria-busy");
    if (changed.delete(form) && form.isConnected) send(form);
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!page.socket || form.method !== "post" || "plain" in form.dataset || !form.closest("main")) return;
  event.preventDefault();
  send(form, event.submitter);
});

document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form && "auto" in form.dataset && page.socket) form.requestSubmit();
});

// --- the live connection ------------------------------------------------------------------------

let socket = null;
let pause = 500;
let timer = 0;

function connect() {
  clearTimeout(timer);
  if (!page.socket || (socket && socket.readyState < WebSocket.CLOSING)) return;
  const address = new URL(page.socket, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const mine = (socket = new WebSocket(address));
  mine.onmessage = () => {
    pause = 500;
    look();
  };
  mine.onclose = async ({ code }) => {
    if (socket !== mine) return;
    if (code >= 4400 && code < 4500 && code !== 4429) {
      const used = page.socket;
      await look(); // no seat any more, or no room: the page says so
      if (page.socket !== used) connect();
      return;
    }
    if (code !== 1000) lost();
    timer = setTimeout(connect, pause * (0.7 + 0.6 * Math.random()));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
}

function lost() {
  const line = document.getElementById("lost");
  if (!line.hidden || leaving) return;
  line.textContent = page.lost;
  line.hidden = false;
  tell(page.lost);
}

function found() {
  const line = document.getElementById("lost");
  if (line.hidden) return;
  line.hidden = true;
  tell(page.again);
}

let leaving = false; // a page that is left closes its connection; nothing is lost then
addEventListener("pagehide", () => (leaving = true));
addEventListener("pageshow", () => {
  leaving = false;
  connect();
});
addEventListener("online", connect);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  pause = 500;
  connect();
});

// --- small things -------------------------------------------------------------------------------

function prepare() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  tick();
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    copyWithoutClipboard(field.value); // which a page without TLS has not
  }
  const label = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => (button.textContent = label), 2000);
});

// The field itself may be hidden, on a stream or where there is little room.
function copyWithoutClipboard(text) {
  const place = document.createElement("textarea");
  const active = document.activeElement;
  place.value = text;
  place.className = "hush";
  document.body.append(place);
  place.select();
  document.execCommand("copy");
  place.remove();
  active?.focus();
}

// The clock of this device may be wrong: count from the server's.
const skews = new Map();

function tick() {
  for (const time of document.querySelectorAll("[data-deadline]")) {
    const { deadline, now } = time.dataset;
    if (!skews.has(now)) {
      skews.clear();
      skews.set(now, Number(now) - Date.now());
    }
    const left = Math.ceil((Number(deadline) - Date.now() - skews.get(now)) / 1000);
    time.textContent = Math.max(0, left);
  }
}

setInterval(tick, 1000);
prepare();
toLastWords();
connect();
