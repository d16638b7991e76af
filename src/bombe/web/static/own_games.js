// The latest games of this browser: kept here, told to nobody, and shown on the first page with the
// way back to each.

const KEPT = "games"; // where a browser remembers them
export const MOST = 10;

/** @typedef {import("bombe/table.js").State} State */

/**
 * @typedef {object} Own
 * @property {string} code of the room
 * @property {number} nth match in it
 * @property {string} title of the game
 * @property {string[]} others who played too
 * @property {number} at when it was last seen, in milliseconds
 * @property {string | null} match where it can be seen again, once it is over
 */

/**
 * The list with a game as it is now, the latest first.
 * @param {Own[]} games
 * @param {State} state of a room in which this browser has a seat
 * @param {number} now
 * @returns {Own[]}
 */
export function noted(games, { table, you }, now) {
  if (!table || you?.seat == null || table.phase === "lobby") return games;
  const { code, matches: nth, title, match } = table;
  const others = table.seats.filter(({ who }) => who !== you.who).map(({ name }) => name);
  // One that is gone on with in the same room was over.
  const rest = games.filter((one) => one.code !== code || (one.match && one.nth !== nth));
  return [{ code, nth, title, others, at: now, match: table.phase === "over" ? match : null }, ...rest].slice(0, MOST);
}

/** @returns {Own[]} */
export function ownGames() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return kept.filter((/** @type {Own} */ one) => one.code && Array.isArray(one.others));
  } catch {
    return []; // nothing that can be read, or nowhere to keep it
  }
}

/** @param {Own[]} games */
function keep(games) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(games));
  } catch {
    // then they are not remembered
  }
}

/** @param {State} state */
export function note(state) {
  const games = ownGames();
  const [first, ...rest] = noted(games, state, Date.now());
  if (first && first !== games[0]) keep([first, ...rest]);
}

/**
 * How a game is by now that was not over when it was last seen; nothing where there is no way back.
 * @param {Own} own
 * @returns {Promise<Own | null>}
 */
async function asItIs(own) {
  const answer = await fetch(`/api/rooms/${own.code}`).catch(() => null);
  if (!answer || answer.status >= 500 || answer.status === 429) return own; // nobody knows now
  if (!answer.ok) return null;
  const { table, you } = await answer.json();
  if (you?.seat == null || table.phase === "lobby") return null;
  const isSame = table.matches === own.nth;
  return isSame ? { ...own, match: table.phase === "over" ? table.match : null } : null;
}

// --- on the first page --------------------------------------------------------------------------

/**
 * How long ago, in words: "5 minutes ago".
 * @param {number} ms
 * @param {string} lang
 * @param {string} justNow what a browser calls "now", although it is over
 */
export function ago(ms, lang, justNow) {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return justNow;
  if (minutes < 60) return words.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.format(-hours, "hour") : words.format(-Math.floor(hours / 24), "day");
}

/**
 * @param {Own} own
 * @param {{ alone?: string, with?: string, justNow?: string }} words
 * @param {string} lang
 */
function told({ title, others, at }, words, lang) {
  const names = new Intl.ListFormat(lang, { type: "conjunction" }).format(others);
  const who = others.length ? (words.with ?? "").replace("{names}", () => names) : words.alone;
  return `${title}, ${who}, ${ago(Math.max(0, Date.now() - at), lang, words.justNow ?? "")}`;
}

/**
 * Show what this browser has played at, in the places that the page has for it.
 * @param {string} lang
 */
export async function offer(lang) {
  const place = document.getElementById("own-games");
  const strip = document.getElementById("go-on");
  const games = ownGames();
  if (!place || !strip || !games.length) return;
  const draw = () => {
    const open = games.filter((one) => !one.match);
    strip.hidden = !open.length;
    const [latest] = open;
    if (latest) {
      /** @type {HTMLElement} */ (strip.querySelector("[data-what]")).textContent = told(latest, place.dataset, lang);
      /** @type {HTMLAnchorElement} */ (strip.querySelector("a")).href = `/r/${latest.code}`;
    }
    place.hidden = !games.length;
    place.querySelector("ul")?.replaceChildren(...games.map((one) => row(one, place.dataset, lang)));
  };
  draw();
  const now = await Promise.all(games.map((one) => (one.match ? one : asItIs(one))));
  const known = now.filter((one) => one !== null);
  if (JSON.stringify(known) === JSON.stringify(games)) return;
  games.splice(0, games.length, ...known);
  keep(games);
  draw();
}

/**
 * @param {Own} own
 * @param {DOMStringMap} words
 * @param {string} lang
 */
function row(own, words, lang) {
  const line = document.createElement("li");
  const what = Object.assign(document.createElement("span"), { className: "who", textContent: told(own, words, lang) });
  const href = own.match ? `/m/${own.match}` : `/r/${own.code}`;
  const label = (own.match ? words.again : words.on) ?? "";
  const way = Object.assign(document.createElement("a"), { href, textContent: label });
  const name = Object.assign(document.createElement("span"), {
    className: "hush",
    textContent: `, ${what.textContent}`,
  });
  way.append(name);
  line.append(what, way);
  return line;
}
