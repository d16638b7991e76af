// Sends the pictures that a host chooses or drops, one file after the other, and says what was not
// taken and why. What is in the room then comes by itself, as every other change does. As soon as
// there are enough they are played with: nobody puts in a deck to play with another.

const PATIENCE = 5; // times that a server may ask to wait
const OF_ONE_FILE = [400, 413]; // refusals that say nothing about the next one
const BETWEEN_WORDS_MS = 15000; // so often whoever listens hears how far it has come

const waiting = [];
let running = null; // stops it
let saidAt = 0; // when whoever listens heard of it last

const place = () => document.getElementById("drop");
const part = (name) => place().querySelector(`[data-part="${name}"]`);
const filled = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name]);

document.addEventListener("change", ({ target }) => {
  if (target.id !== "put-in") return;
  add([...target.files]);
  target.value = ""; // so that the same ones can be chosen again
});

document.addEventListener("click", ({ target }) => {
  if (target.dataset?.part === "stop") running?.abort();
});

// What is said of files that are gone is of no use any more. The button goes too, but not the focus.
document.addEventListener("submit", ({ submitter }) => {
  if (submitter?.value !== "pictures none" || !place() || running) return;
  clear();
  document.getElementById("put-in").focus();
});

// --- taking one out ------------------------------------------------------------------------------

const remover = (element) => element?.closest?.("#previews button");

// The next picture moves to where the one was that is gone: a second click is not meant for it, and
// neither is a key that is held down.
document.addEventListener("click", (event) => {
  if (event.detail > 1 && remover(event.target)) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && remover(event.target)) event.preventDefault();
});

let gone = null; // looks out for a page without the picture

document.addEventListener("submit", ({ submitter }) => {
  gone?.disconnect();
  if (!remover(submitter)) return;
  const line = submitter.closest("li");
  const shown = (key) => document.querySelector(`#previews [data-key="${key}"]`);
  const { key } = line.dataset;
  const beside = [line.nextElementSibling, line.previousElementSibling].map((one) => one?.dataset.key);
  const words = filled(line.parentNode.dataset.gone, { name: line.title });
  gone = new MutationObserver(() => {
    if (shown(key)) return;
    gone.disconnect();
    document.getElementById("news").textContent = words;
    if (!document.activeElement.matches("body, #main, #moves-title")) return; // it has gone on
    const next = shown(beside.find(shown))?.querySelector("button");
    (next ?? document.querySelector("#put-in") ?? document.querySelector("#own-pictures > summary"))?.focus();
  });
  gone.observe(document.getElementById("main"), { childList: true, subtree: true });
});

// --- dropping ------------------------------------------------------------------------------------

for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) {
  document.addEventListener(kind, (event) => {
    if (!place() || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault(); // also beside it: else the browser would leave the page for the picture
    place().closest("details").open = true; // whoever comes with files looks for the place
    const inside = place().contains(kind === "dragleave" ? event.relatedTarget : event.target);
    place().classList.toggle("over", inside && kind !== "drop");
    if (inside && kind === "drop") addDropped([...event.dataTransfer.items]);
  });
}

// --- folders ------------------------------------------------------------------------------------

async function addDropped(items) {
  // All of them now: after the event there is nothing in them any more.
  const found = items
    .filter(({ kind }) => kind === "file")
    .map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  add((await Promise.all(found.map(filesIn))).flat());
}

// The file itself, or those of a folder and of the folders in it, by name; a system's own are left.
async function filesIn(entry) {
  if (entry instanceof File) return [entry];
  try {
    if (entry.isFile) return [await asked(entry, "file")];
    const reader = entry.createReader();
    const inside = [];
    for (let some; (some = await asked(reader, "readEntries")).length; ) inside.push(...some);
    const shown = inside.filter(({ name }) => !name.startsWith("."));
    shown.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    return (await Promise.all(shown.map(filesIn))).flat();
  } catch {
    return [new File([], entry.name)]; // which is refused in its turn
  }
}

const asked = (object, method) => new Promise((done, fail) => object[method](done, fail));

// --- sending ------------------------------------------------------------------------------------

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
  while (waiting.length && !signal.aborted && place()) {
    const file = waiting.shift();
    told.n += 1;
    showProgress(told.n, told.n + waiting.length);
    const { files, last, pictures = inRoom } = await sent(file, signal);
    if (!place()) break; // another game meanwhile
    for (const { name, why } of files) {
      told[why ? "refused" : "taken"] += 1;
      if (why) showRefused(name, why);
    }
    const { least } = place().dataset;
    if (inRoom < least && pictures >= least) isOn = await switchedOn();
    inRoom = pictures;
    if (last) break;
  }
  running = null;
  waiting.length = 0;
  if (!place()) return;
  if (part("on-its-way").contains(document.activeElement)) document.getElementById("put-in").focus();
  part("on-its-way").hidden = true;
  part("heard").textContent = "";
  const { sent: words, isOn: used } = place().dataset;
  part("sent").textContent = [filled(words, told), ...(isOn ? [used] : [])].join(" ");
}

function clear() {
  part("sent").textContent = "";
  part("not-taken").hidden = true;
  part("not-taken").querySelector("ul").replaceChildren();
}

// Let the game be played with what is in the room now.
async function switchedOn() {
  if (document.getElementById("own")?.checked) return false;
  const { to, order } = place().dataset;
  try {
    const body = JSON.stringify({ order, nonce: `own-${Date.now()}` });
    const headers = { "content-type": "application/json" };
    const { ok } = await fetch(to.replace(/pictures$/, "orders"), { method: "POST", headers, body });
    return ok;
  } catch {
    return false; // the switch is there all the same
  }
}

// What became of the files in a file, and whether there is no use in sending another.
async function sent(file, signal) {
  const { to, largest, tooLarge, notRead, notSent } = place().dataset;
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

const pause = (seconds, signal) =>
  new Promise((done) => {
    setTimeout(done, 1000 * seconds);
    signal.addEventListener("abort", done);
  });

function showProgress(n, most) {
  part("on-its-way").hidden = false;
  const words = filled(place().dataset.sending, { n, most });
  document.getElementById("sending").textContent = words;
  if (n === 1 || performance.now() - saidAt > BETWEEN_WORDS_MS) {
    saidAt = performance.now();
    part("heard").textContent = words;
  }
  const bar = document.getElementById("sent-so-far");
  bar.max = most;
  // How far a single archive has come is not known.
  if (most > 1) bar.value = n - 1;
  else bar.removeAttribute("value");
}

function showRefused(name, why) {
  const line = document.createElement("li");
  line.append(Object.assign(document.createElement("strong"), { textContent: name }), ` ${why}`);
  part("not-taken").querySelector("ul").append(line);
  part("not-taken").hidden = false;
}
