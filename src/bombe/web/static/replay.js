// Steps through a match that is over, and shows each step by the game's own skin. The page has all
// steps as links; here they lead nowhere else, and the address says which one is shown.

const PACE_MS = 1500; // of playing by itself
const WRITE_MS = 250; // browsers let an address change only so often
const root = document.getElementById("skin");
const lang = document.documentElement.lang;
const find = (id) => document.getElementById(id);
const links = [...document.querySelectorAll("#steps a")];
const most = links.length - 1;

// What a skin is given instead of a live table: nobody's seat, at one step.
class Replay {
  #listeners = new Set();
  watch = true;
  code = "";
  shown = 0;

  constructor(id, match, step) {
    this.match = match;
    this.game = match.game;
    this.lang = lang;
    this.pictures = `/api/matches/${id}/pictures/`;
    this.show(step);
  }

  show(step) {
    const { game, title, seats, steps, why } = this.match;
    const isLast = step === steps.length - 1;
    // It has no host: whoever looks on could be taken for one where both were null.
    const table = {
      code: "", game, title, phase: isLast ? "over" : "playing",
      people: seats.map(({ name, bot }, seat) => ({ who: seat, name, bot, gone: false, seat })),
      seats: seats.map(({ name }, who) => ({ who, name })),
      waiting: [], options: {}, timer: 0, deadline: null, locked: true, muted: true, watched: true, matches: 1,
      outcome: isLast ? { winners: seats.flatMap(({ winner }, seat) => (winner ? [seat] : [])), why } : null,
      match: null,
    };
    const you = { who: null, seat: null, speak: false, here: false };
    this.state = { table, you, view: steps[step].view, chat: [], connected: true, trying: false, closed: "", refused: "" };
    this.#listeners.forEach((listener) => listener(this.state));
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act() {
    return Promise.reject(new Error(root.dataset.refusal));
  }

  order() {
    return this.act();
  }
}

// --- which step ---------------------------------------------------------------------------------

let replay = null;
let now = Number(find("step").value);
let playing = 0;
let writing = 0;

const within = (step) => Math.min(most, Math.max(0, step));
const named = ({ hash }) => (/^#\d{1,6}$/.test(hash) ? within(Number(hash.slice(1))) : null);

function show(step) {
  links[now].removeAttribute("aria-current");
  now = within(step);
  links[now].setAttribute("aria-current", "step");
  const words = find("step-of").dataset.words.replace("{n}", now);
  find("step-of").textContent = words;
  find("step").value = now;
  find("step").setAttribute("aria-valuetext", words);
  find("done").replaceChildren(...[...links[now].childNodes].map((node) => node.cloneNode(true)));
  for (const way of document.querySelectorAll("[data-go]")) {
    const isThere = ["first", "previous"].includes(way.dataset.go) ? now === 0 : now === most;
    if (isThere) way.setAttribute("aria-disabled", "true");
    else way.removeAttribute("aria-disabled");
  }
  replay?.show(now);
}

function go(step) {
  pause();
  walk(step);
}

function walk(step) {
  if (within(step) === now) return;
  show(step);
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(null, "", address(now)), WRITE_MS);
}

function address(step) {
  const to = new URL(location.href);
  to.searchParams.delete("step");
  to.hash = step;
  return to;
}

// --- by itself ----------------------------------------------------------------------------------

function play() {
  if (now === most) walk(0);
  playing = setInterval(() => {
    walk(now + 1);
    if (now === most) pause();
  }, PACE_MS);
  find("play").textContent = find("play").dataset.pause;
}

function pause() {
  clearInterval(playing);
  playing = 0;
  find("play").textContent = find("play").dataset.play;
}

// --- by hand ------------------------------------------------------------------------------------

const WAYS = { first: () => 0, previous: () => now - 1, next: () => now + 1, last: () => most };
const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const way = event.target.closest("[data-go]");
  const at = links.indexOf(event.target.closest("#steps a"));
  if (!way && at < 0) return;
  event.preventDefault();
  go(way ? WAYS[way.dataset.go]() : at);
});
find("step").addEventListener("input", ({ target }) => go(Number(target.value)));
find("play").addEventListener("click", () => (playing ? pause() : play()));

// What scrolls, and what has keys of its own, keeps them.
addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (!(key in KEYS) || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (document.documentElement.dataset.keys === "off" || document.querySelector("dialog[open]")) return;
  if (target.closest("input, textarea, select, [contenteditable], [role=tablist], [role=radiogroup]")) return;
  if (target.tabIndex === 0 && !target.matches("a, button, summary")) return;
  event.preventDefault();
  go(WAYS[KEYS[key]]());
});

// By what the address was changed to: by now we may have written another step into it.
addEventListener("hashchange", ({ newURL }) => {
  const step = named(new URL(newURL));
  if (step !== null) go(step);
});

// --- the beginning ------------------------------------------------------------------------------

const told = async (place) => {
  const answer = await fetch(place);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
};

show(named(location) ?? now);
for (const id of ["play", "step"]) find(id).hidden = false;
const { match, script, words } = root.dataset;
Promise.all([import(script), told(words), told(`/api/matches/${match}?lang=${lang}`)])
  .then(([{ mount }, data, past]) => {
    replay = new Replay(match, past, now);
    mount(root, replay, data);
  })
  .catch(({ message }) => {
    const line = Object.assign(document.createElement("p"), { className: "alert", role: "alert", textContent: message });
    root.replaceChildren(line);
  });
