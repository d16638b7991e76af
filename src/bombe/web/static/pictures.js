// Sends the pictures that a host chooses or drops, one file after the other, and says what was not
// taken and why. What is in the room then comes by itself, as every other change does.

const PATIENCE = 5; // times that a server may ask to wait
const OF_ONE_FILE = [400, 413]; // refusals that say nothing about the next one

const waiting = [];
let running = null; // stops it

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

for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) {
  document.addEventListener(kind, (event) => {
    if (!place() || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault(); // also beside it: else the browser would leave the page for the picture
    const inside = place().contains(event.target);
    place().classList.toggle("over", inside && kind !== "drop");
    if (inside && kind === "drop") add([...event.dataTransfer.files]);
  });
}

function add(files) {
  waiting.push(...files);
  if (!running && waiting.length) sendAll();
}

async function sendAll() {
  running = new AbortController();
  const { signal } = running;
  const told = { n: 0, taken: 0, refused: 0 };
  part("sent").textContent = "";
  part("not-taken").hidden = true;
  part("not-taken").querySelector("ul").replaceChildren();
  while (waiting.length && !signal.aborted && place()) {
    const file = waiting.shift();
    told.n += 1;
    showProgress(told.n, told.n + waiting.length);
    const { files, last } = await sent(file, signal);
    if (!place()) break; // another game meanwhile
    for (const { name, why } of files) {
      told[why ? "refused" : "taken"] += 1;
      if (why) showRefused(name, why);
    }
    if (last) break;
  }
  running = null;
  waiting.length = 0;
  if (!place()) return;
  if (part("on-its-way").contains(document.activeElement)) document.getElementById("put-in").focus();
  part("on-its-way").hidden = true;
  part("sent").textContent = filled(place().dataset.sent, told);
}

// What became of the files in a file, and whether there is no use in sending another.
async function sent(file, signal) {
  const { to, largest, tooLarge, notRead, notSent } = place().dataset;
  const refused = (why, last = false) => ({ files: [{ name: file.name, why }], last });
  if (file.size > Number(largest)) return refused(tooLarge);
  let body;
  try {
    body = await file.arrayBuffer();
  } catch {
    return refused(notRead); // a folder, for example
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
      if (answer.ok) return { files: told.files, last: false };
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
  document.getElementById("sending").textContent = filled(place().dataset.sending, { n, most });
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
