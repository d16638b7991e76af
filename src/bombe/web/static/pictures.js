// Sends the pictures that a host chooses or drops, one file after the other, and says what was not
// taken and why. What is in the room then comes by itself, as every other change does. As soon as
// there are enough they are played with: nobody puts in a deck to play with another.

import { filled } from "bombe/words.js";
import { element } from "./elements.js";

const PATIENCE = 5; // times that a server may ask to wait
const OF_ONE_FILE = [400, 413]; // refusals that say nothing about the next one
const BETWEEN_WORDS_MS = 15000; // between two announcements of the progress

/** @type {File[]} */
const waiting = [];
/** @type {AbortController | null} */
let running = null; // stops it
let saidAt = 0; // when progress was last announced

/** Whether there is a place to put pictures in. */
const isThere = () => Boolean(document.getElementById("drop"));
const place = () => element("drop");

/** @param {string} name */
const part = (name) => /** @type {HTMLElement} */ (place().querySelector(`[data-part="${name}"]`));

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "put-in") return;
  add([...(target.files ?? [])]);
  target.value = ""; // so that the same ones can be chosen again
});

document.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLElement && target.dataset.part === "stop") running?.abort();
});

// Messages about files that are gone are obsolete. The button goes too, but not the focus.
document.addEventListener("submit", ({ submitter }) => {
  if (submitter?.getAttribute("value") !== "pictures none" || !isThere() || running) return;
  clear();
  element("put-in").focus();
});

// --- taking one out ------------------------------------------------------------------------------

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
const remover = (target) => (target instanceof Element ? target.closest("#previews button") : null);

// The next picture moves to where the deleted one was: a second click is not meant for it, and
// neither is a key that is held down.
document.addEventListener("click", (event) => {
  if (event.detail > 1 && remover(event.target)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && remover(event.target)) event.preventDefault();
});

/** @type {MutationObserver | null} */
let gone = null; // waits for a page without the picture

document.addEventListener("submit", ({ submitter }) => {
  gone?.disconnect();
  const line = remover(submitter)?.closest("li");
  if (!line) return;
  /** @param {string | null | undefined} key */
  const shown = (key) => document.querySelector(`#previews [data-key="${key}"]`);
  const { key } = line.dataset;
  const beside = [line.nextElementSibling, line.previousElementSibling].map((one) => one?.getAttribute("data-key"));
  const words = filled(line.parentElement?.dataset.gone ?? "", { name: line.title });
  const observer = new MutationObserver(() => {
    if (shown(key)) return;
    observer.disconnect();
    element("news").textContent = words;
    if (!document.activeElement?.matches("body, #main, #moves-title")) return; // it has gone on
    const next = shown(beside.find(shown))?.querySelector("button");
    /** @type {HTMLElement | null} */
    const home = document.querySelector("#put-in") ?? document.querySelector("#own-pictures > summary");
    (next ?? home)?.focus();
  });
  observer.observe(element("main"), { childList: true, subtree: true });
  gone = observer;
});

// --- dropping ------------------------------------------------------------------------------------

for (const kind of /** @type {const} */ (["dragenter", "dragover", "dragleave", "drop"])) {
  document.addEventListener(kind, (event) => {
    if (!isThere() || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault(); // also beside it: else the browser would leave the page for the picture
    const details = place().closest("details");
    if (details) details.open = true; // those who come with files look for the place
    const over = /** @type {Node | null} */ (kind === "dragleave" ? event.relatedTarget : event.target);
    const inside = place().contains(over);
    place().classList.toggle("over", inside && kind !== "drop");
    if (inside && kind === "drop") addDropped([...event.dataTransfer.items]);
  });
}

// --- folders ------------------------------------------------------------------------------------

/** @param {DataTransferItem[]} items */
async function addDropped(items) {
  // All of them now: after the event there is nothing in them any more.
  const found = items
    .filter(({ kind }) => kind === "file")
    .map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile())
    .filter((one) => one !== null);
  add((await Promise.all(found.map(filesIn))).flat());
}

/**
 * The file itself, or those of a folder and of the folders in it, by name; a system's own are left.
 * @param {File | FileSystemEntry} entry
 * @returns {Promise<File[]>}
 */
async function filesIn(entry) {
  if (entry instanceof File) return [entry];
  try {
    if (entry.isFile) {
      const file = /** @type {FileSystemFileEntry} */ (entry);
      return [await new Promise((done, fail) => file.file(done, fail))];
    }
    const shown = (await entriesIn(/** @type {FileSystemDirectoryEntry} */ (entry))).filter(
      ({ name }) => !name.startsWith("."),
    );
    shown.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    return (await Promise.all(shown.map(filesIn))).flat();
  } catch {
    return [new File([], entry.name)]; // which is refused in its turn
  }
}

/** @param {FileSystemDirectoryEntry} folder */
async function entriesIn(folder) {
  const reader = folder.createReader();
  /** @type {() => Promise<FileSystemEntry[]>} */
  const next = () => new Promise((done, fail) => reader.readEntries(done, fail)); // some at a time
  const all = [];
  for (let some = await next(); some.length; some = await next()) all.push(...some);
  return all;
}

// --- sending ------------------------------------------------------------------------------------

/** @param {File[]} files */
function add(files) {
  waiting.push(...files);
  if (!running && waiting.length) sendAll();
}

async function sendAll() {
  running = new AbortController();
  const { signal } = running;
  const told = { n: 0, taken: 0, refused: 0 };
  let inRoom = document.querySelectorAll("#previews li").length;
  let isOn = false;
  document.getElementById("alert")?.remove(); // that there were too few, perhaps
  clear();
  while (waiting.length && !signal.aborted && isThere()) {
    const file = /** @type {File} */ (waiting.shift());
    told.n += 1;
    showProgress(told.n, told.n + waiting.length);
    const { files, last, pictures = inRoom } = await sent(file, signal);
    if (!isThere()) break; // another game meanwhile
    for (const { name, why } of files) {
      told[why ? "refused" : "taken"] += 1;
      if (why) showRefused(name, why);
    }
    const least = Number(place().dataset.least);
    if (inRoom < least && pictures >= least) isOn = await switchedOn();
    inRoom = pictures;
    if (last) break;
  }
  running = null;
  waiting.length = 0;
  if (!isThere()) return;
  if (part("on-its-way").contains(document.activeElement)) element("put-in").focus();
  part("on-its-way").hidden = true;
  part("heard").textContent = "";
  const { sent: words = "", isOn: used } = place().dataset;
  part("sent").textContent = [filled(words, told), ...(isOn ? [used] : [])].join(" ");
}

function clear() {
  part("sent").textContent = "";
  part("not-taken").hidden = true;
  part("not-taken").querySelector("ul")?.replaceChildren();
}

// Let the game be played with what is in the room now.
async function switchedOn() {
  const own = document.getElementById("own");
  if (own instanceof HTMLInputElement && own.checked) return false;
  const { to = "", order } = place().dataset;
  try {
    const body = JSON.stringify({ order, nonce: `own-${Date.now()}` });
    const headers = { "content-type": "application/json" };
    const { ok } = await fetch(to.replace(/pictures$/, "orders"), { method: "POST", headers, body });
    return ok;
  } catch {
    return false; // the switch is there all the same
  }
}

/**
 * What became of the files in a file, and whether there is no use in sending another.
 * @param {File} file
 * @param {AbortSignal} signal
 * @returns {Promise<{ files: { name: string, why?: string }[], last: boolean, pictures?: number }>}
 */
async function sent(file, signal) {
  const { to, largest, tooLarge = "", notRead = "", notSent = "" } = place().dataset;
  /** @param {string} why */
  const refused = (why, last = false) => ({ files: [{ name: file.name, why }], last });
  if (file.size > Number(largest)) return refused(tooLarge);
  if (!file.size) return refused(notRead);
  let body;
  try {
    body = await file.arrayBuffer();
  } catch {
    return refused(notRead); // moved away, for example
  }
  try {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${to}?${new URLSearchParams({ name: file.name })}`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body,
        signal,
      });
      const told = await answer.json();
      if (answer.ok) return { ...told, last: false };
      if (![429, 503].includes(answer.status) || tries === PATIENCE) {
        return refused(told.error, !OF_ONE_FILE.includes(answer.status));
      }
      await pause(Number(answer.headers.get("retry-after")) || 1, signal);
    }
  } catch {
    return signal.aborted ? { files: [], last: true } : refused(notSent, true);
  }
}

/**
 * @param {number} seconds
 * @param {AbortSignal} signal
 */
const pause = (seconds, signal) =>
  new Promise((done) => {
    setTimeout(done, 1000 * seconds);
    signal.addEventListener("abort", done);
  });

/**
 * @param {number} n
 * @param {number} most
 */
function showProgress(n, most) {
  part("on-its-way").hidden = false;
  const words = filled(place().dataset.sending ?? "", { n, most });
  element("sending").textContent = words;
  if (n === 1 || performance.now() - saidAt > BETWEEN_WORDS_MS) {
    saidAt = performance.now();
    part("heard").textContent = words;
  }
  const bar = /** @type {HTMLProgressElement} */ (element("sent-so-far"));
  bar.max = most;
  // How far a single archive has come is not known.
  if (most > 1) bar.value = n - 1;
  else bar.removeAttribute("value");
}

/**
 * @param {string} name
 * @param {string} why
 */
function showRefused(name, why) {
  const line = document.createElement("li");
  line.append(Object.assign(document.createElement("strong"), { textContent: name }), ` ${why}`);
  part("not-taken").querySelector("ul")?.append(line);
  part("not-taken").hidden = false;
}
