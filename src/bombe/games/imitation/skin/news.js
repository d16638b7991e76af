// What a screen reader announces: what has changed since the last time, and no more.

import { useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { listed, say } from "bombe/words.js";
import { awayWords } from "./away.js";
import { worth } from "./game.js";
import { verdictWords } from "./opened.js";
import { titleOf } from "./result.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./state.js").Role} Role */
/** @typedef {import("./match.js").Match} Match */

/** @typedef {{ polite?: string, urgent?: string }} News */

/**
 * What is to be heard, and a way to tell of what one does oneself.
 * @param {Match | null} match
 */
export function useNews(match) {
  const [news, setNews] = useState({ polite: "", urgent: "" });
  const before = useRef(/** @type {Match | null} */ (null));
  useLayoutEffect(() => {
    if (!match) return;
    const isStale = before.current && isAnother(before.current, match);
    const told = newsOf(before.current, match);
    before.current = match;
    // What was said of another match is no news of this one.
    const isNew = isStale || told.polite || told.urgent;
    if (isNew) setNews({ polite: "", urgent: "", ...told });
  }, [match?.view, match?.state.table]);
  /** @param {string} polite */
  const tell = (polite) => setNews({ polite, urgent: "" });
  return { news, tell };
}

/** @param {Match} before @param {Match} now */
const isAnother = ({ state: { table: before } }, { state: { table: now } }) =>
  before && now && before.matches !== now.matches;

/**
 * @param {Match | null} seen the last of which something was told, maybe with other people in other seats
 * @param {Match} match
 * @returns {News}
 */
export function newsOf(seen, match) {
  const { state, view, seats, role, ended } = match;
  const before = seen && isAnother(seen, match) ? null : seen;
  if (ended) return { urgent: before?.ended ? "" : state.table?.outcome?.why };
  return before ? changes(before, match) : { polite: now(view, seats, role) };
}

/**
 * @param {Match} before
 * @param {Match} after
 * @returns {News}
 */
function changes({ view: old, seats: were }, { state, view, seats, role }) {
  if (view.over) return old.over ? {} : { urgent: `${titleOf(view, seats)}.` };
  if (view.phase === "score" && old.phase !== "score") return { urgent: verdictWords(view, seats).join(" ") };
  const steps = [];
  const facts = /** @type {const} */ (["resting", "phase", "pair", "round"]);
  if (facts.some((fact) => view[fact] !== old[fact])) steps.push(now(view, seats, role));
  if (view.round === old.round) steps.unshift(...done(were, seats), ...meant(old, view));
  for (const seat of seats) {
    const { at, away, name, missed } = seat;
    // For somebody who is away already the wait may begin later, with a turn of theirs.
    const awaited = away && missed !== null && were[at].missed === null;
    if (awaited || away !== were[at].away) steps.push(away ? awayWords(seat, state.table) : say("came_back", { name }));
  }
  return { polite: steps.filter(Boolean).join(" ") };
}

/**
 * Who has voted or passed meanwhile. That somebody did is seen by all, and for which side by nobody.
 * @param {Seat[]} were
 * @param {Seat[]} seats
 */
function done(were, seats) {
  /** @param {"voted" | "passed"} fact */
  const fresh = (fact) => seats.filter((seat) => seat[fact] && !were[seat.at][fact]);
  /** @param {"voted" | "passed"} fact */
  const others = (fact) =>
    fresh(fact)
      .filter((seat) => !seat.me)
      .map((seat) => seat.name);
  /** @param {"voted" | "passed"} fact */
  const mine = (fact) => fresh(fact).some((seat) => seat.me);
  return [
    mine("voted") && say("news_voted"),
    mine("passed") && say("you_passed"),
    others("voted").length && say("have_voted", { names: listed(others("voted")) }),
    others("passed").length && say("have_passed", { names: listed(others("passed")) }),
  ].filter(Boolean);
}

/**
 * What the Responder has told meanwhile, for those to whom it is new.
 * @param {View} old
 * @param {View} view
 */
function meant({ opened: before }, { opened, you, responder }) {
  if (!before || !opened || you === responder) return [];
  return opened.meant.flatMap((text, at) =>
    text && text !== before.meant[at] ? [`${say("pair_told", { n: at + 1 })} ${text}`] : [],
  );
}

/**
 * What is to be done now.
 * @param {View} view
 * @param {Seat[]} seats
 * @param {Role} role
 */
export function now(view, seats, role) {
  const { name } = seats[view.responder];
  const n = view.pair;
  if (view.resting) return say("resting");
  if (view.over || view.phase === "score") return "";
  if (view.phase === "pick") return role === "responder" ? say("news_choose", { n }) : say("choosing", { name, n });
  if (view.phase !== "vote") return "";
  const mine = role === "interrogator" && view.you !== null && view.waiting.includes(view.you);
  return mine ? say("news_pair", { n, worth: worth(n) }) : say("news_shown", { n });
}
