// What those hear who do not look: what has changed since the last time, and no more.

import { useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { listed, say } from "bombe/words.js";
import { verdictWords } from "./opened.js";
import { titleOf } from "./result.js";
import { isEnded, worth } from "./state.js";

// What is to be heard, and a way to tell of what one does oneself.
export function useNews(state, view, seats, role) {
  const [news, setNews] = useState({ polite: "", urgent: "" });
  const before = useRef(null);
  useLayoutEffect(() => {
    if (!view) return;
    const last = before.current;
    before.current = { view, seats, ended: isEnded(state) };
    const told =
      isEnded(state) ? { urgent: last?.ended ? "" : state.table.outcome?.why }
      : last ? changes(last, view, seats, role)
      : { polite: now(view, seats, role) };
    if (told.polite || told.urgent) setNews({ polite: "", urgent: "", ...told });
  }, [view, state.table]);
  const tell = (polite) => setNews({ polite, urgent: "" });
  return [news, tell];
}

function changes({ view: old, seats: were }, view, seats, role) {
  if (view.over) return old.over ? {} : { urgent: `${titleOf(view, seats)}.` };
  if (view.phase === "score" && old.phase !== "score") return { urgent: verdictWords(view, seats).join(" ") };
  const steps = [];
  if (view.resting !== old.resting || view.phase !== old.phase || view.pair !== old.pair || view.round !== old.round) steps.push(now(view, seats, role));
  if (view.round === old.round) steps.unshift(...done(were, seats, view), ...meant(old, view));
  seats.forEach((seat, at) => {
    if (seat.away !== were[at].away) steps.push(say(seat.away ? "went_away" : "came_back", { name: seat.name }));
  });
  return { polite: steps.filter(Boolean).join(" ") };
}

// Who has voted or passed meanwhile. That somebody did is seen by all, and for which side by nobody.
function done(were, seats, view) {
  const fresh = (fact) => seats.filter((seat) => seat[fact] && !were[seat.at][fact]);
  const others = (fact) => fresh(fact).filter((seat) => !seat.me).map((seat) => seat.name);
  const mine = (fact) => fresh(fact).some((seat) => seat.me);
  return [
    mine("voted") && say("news_voted"),
    mine("passed") && say("you_passed"),
    others("voted").length && say("have_voted", { names: listed(others("voted")) }),
    others("passed").length && say("have_passed", { names: listed(others("passed")) }),
  ].filter(Boolean);
}

// What the Responder has told meanwhile, for those to whom it is new.
function meant(old, view) {
  if (!old.opened || !view.opened || view.you === view.responder) return [];
  return view.opened.meant.flatMap((text, at) =>
    text && text !== old.opened.meant[at] ? [`${say("pair_told", { n: at + 1 })} ${text}`] : [],
  );
}

// What is to be done now.
export function now(view, seats, role) {
  const name = seats[view.responder].name;
  if (view.resting) return say("resting");
  if (view.over || view.phase === "score") return "";
  if (view.phase === "pick") return role === "responder" ? say("news_choose", { n: view.pair }) : say("choosing", { name, n: view.pair });
  if (view.phase !== "vote") return "";
  if (role === "interrogator" && view.waiting.includes(view.you)) return say("news_pair", { n: view.pair, worth: worth(view.pair) });
  return say("news_shown", { n: view.pair });
}
