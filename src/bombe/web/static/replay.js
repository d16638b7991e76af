// Steps through a match that is over, and shows each step by the game's own skin. The page has all
// steps as links; here they lead nowhere else, and the address says which one is shown.

import { filled } from "bombe/words.js";
import { element } from "./elements.js";
import { ownGames } from "./own_games.js";
import { PastTable } from "./past_table.js";

const PACE_MS = 1500; // of playing by itself
const WRITE_MS = 250; // browsers let an address change only so often
const root = element("skin");
const player = element("play");
const slider = /** @type {HTMLInputElement} */ (element("step"));
const counter = element("step-of");
const chooser = /** @type {HTMLSelectElement} */ (element("part"));
const lang = document.documentElement.lang;
/** @type {Map<number, HTMLElement>} */
const links = new Map(); // to those steps that are listed: a long match has more
for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#steps a"))) {
  links.set(Number(link.dataset.step), link);
}
const most = Number(slider.max);

// --- which step ---------------------------------------------------------------------------------

/** @type {PastTable | null} */
let past = null;
/** @type {{ step: number, name: string }[]} */
let parts = [];
let now = Number(slider.value);
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let writing;

/** @param {number} step */
const within = (step) => Math.min(most, Math.max(0, step));

/** @param {{ hash: string }} address */
const named = ({ hash }) => (/^#\d{1,6}$/.test(hash) ? within(Number(hash.slice(1))) : null);

/** @param {number} step */
function show(step) {
  links.get(now)?.removeAttribute("aria-current");
  now = within(step);
  links.get(now)?.setAttribute("aria-current", "step");
  const words = (counter.dataset.words ?? "").replace("{n}", String(now));
  counter.textContent = words;
  slider.value = String(now);
  slider.setAttribute("aria-valuetext", words);
  element("done").replaceChildren(...said(now));
  for (const way of document.querySelectorAll("[data-go]")) {
    const isThere = within(WAYS[wayOf(way)]()) === now;
    if (isThere) way.setAttribute("aria-disabled", "true");
    else way.removeAttribute("aria-disabled");
  }
  chooser.value = String(partAt(now)?.step ?? 0);
  past?.show(now);
}

/** @param {number} step */
const partAt = (step) => parts.findLast((part) => part.step <= step);

/**
 * Who did what, as the list says it.
 * @param {number} step
 */
function said(step) {
  const listed = links.get(step);
  if (listed) return [...listed.childNodes].map((node) => node.cloneNode(true));
  if (!past) return [];
  const { nobody = "", before = "", did = "" } = element("done").dataset;
  if (step === 0) return [before];
  const { name, action } = past.done(step);
  if (!action) return [name ?? nobody];
  const told = past.words(step);
  if (told) return [told];
  return [filled(did, { who: name ?? nobody, what: action })];
}

/** @param {number} step */
function go(step) {
  pause();
  walk(step);
}

/** @param {number} step */
function walk(step) {
  if (within(step) === now) return;
  show(step);
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(null, "", address(now)), WRITE_MS);
}

/** @param {number} step */
function address(step) {
  const to = new URL(location.href);
  to.searchParams.delete("step");
  to.hash = String(step);
  return to;
}

/** @type {Record<string, () => number>} */
const WAYS = {
  first: () => 0,
  previous: () => now - 1,
  next: () => now + 1,
  last: () => most,
  "part-before": () => parts.findLast((part) => part.step < now)?.step ?? now,
  "part-after": () => parts.find((part) => part.step > now)?.step ?? now,
};

// --- by itself ----------------------------------------------------------------------------------

function play() {
  if (now === most) walk(0);
  playing = setInterval(() => {
    walk(now + 1);
    if (now === most) pause();
  }, PACE_MS);
  player.textContent = player.dataset.pause ?? "";
}

function pause() {
  clearInterval(playing);
  playing = undefined;
  player.textContent = player.dataset.play ?? "";
}

// --- by hand ------------------------------------------------------------------------------------

/** @type {Record<string, string>} */
const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
/** @type {Record<string, string>} */
const SHIFTED = { ArrowLeft: "part-before", ArrowRight: "part-after" };

/** @param {Element} element */
const wayOf = (element) => element.getAttribute("data-go") ?? "";

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  const way = event.target.closest("[data-go]");
  const link = /** @type {HTMLElement | null} */ (event.target.closest("#steps a"));
  if (!way && !link) return;
  event.preventDefault();
  go(way ? WAYS[wayOf(way)]() : Number(link?.dataset.step));
});
slider.addEventListener("input", () => go(Number(slider.value)));
chooser.addEventListener("change", () => go(Number(chooser.value)));
player.addEventListener("click", () => (playing ? pause() : play()));

// What scrolls, and what has keys of its own, keeps them.
addEventListener("keydown", (event) => {
  const { key } = event;
  const target = /** @type {HTMLElement} */ (event.target);
  const way = (event.shiftKey ? SHIFTED : KEYS)[key];
  if (!way || event.defaultPrevented) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.documentElement.dataset.keys === "off" || document.querySelector("dialog[open]")) return;
  if (target.closest("input, textarea, select, [contenteditable], [role=tablist], [role=radiogroup]")) return;
  if (target.tabIndex === 0 && !target.matches("a, button, summary")) return;
  event.preventDefault();
  go(WAYS[way]());
});

// By what the address was changed to: by now we may have written another step into it.
addEventListener("hashchange", ({ newURL }) => {
  const step = named(new URL(newURL));
  if (step !== null) go(step);
});

// --- the beginning ------------------------------------------------------------------------------

/** @param {string} place */
const told = async (place) => {
  const answer = await fetch(place);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
};

// Those who have played it go back to their table.
const own = ownGames().find((one) => one.match === root.dataset.match);
if (own) Object.assign(element("back-to-table"), { href: `/r/${own.code}`, hidden: false });
show(named(location) ?? now);
for (const one of [player, slider]) one.hidden = false;
const { match: id = "", script = "", words = "", refusal = "" } = root.dataset;
Promise.all([import(script), told(words), told(`/api/matches/${id}/changes?lang=${lang}`)])
  .then(([skin, data, match]) => {
    past = new PastTable(match, { id, lang, step: now, refusal }, skin);
    skin.mount(root, past, data); // by which it knows its words
    for (const [step, link] of links) link.textContent = past.words(step) || link.textContent;
    parts = past.parts();
    chooser.replaceChildren(...parts.map(({ step, name }) => new Option(name, String(step))));
    element("parts").hidden = parts.length < 2;
    show(now);
  })
  .catch(({ message }) => {
    const said = { className: "alert", role: "alert", textContent: message };
    root.replaceChildren(Object.assign(document.createElement("p"), said));
  });
