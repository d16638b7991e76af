// The others at the table: who has voted, the scores, and the chat.

import { Clock } from "bombe/clock.js";
import { Face, Lines, marksOf, Say } from "bombe/people.js";
import { html, useEffect, useRef, useState } from "bombe/preact.js";
import { count, say } from "bombe/words.js";
import { reasonOf } from "./game.js";
import { Icon } from "./icons.js";
import { useDoing, useMatch, useTalking } from "./match.js";
import { fateOfVote } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Seat} Sitting */
/** @typedef {import("./view.d.ts").Vote} Vote */

export function People() {
  const { view, seats, state } = useMatch();
  const marks = marksOf(seats.map(({ name }) => name));
  return html`<aside class="people" aria-label=${say("at_the_table")}>
    <${Clock} deadline=${state.table?.deadline} timer=${state.table?.timer} />
    ${
      !view.over &&
      html`<ul class="seats" aria-label=${say("players")}>
        ${seats.map((seat) => html`<${Seat} key=${seat.at} seat=${seat} mark=${marks.get(seat.name)} />`)}
      </ul>`
    }
    <${Talk} />
  </aside>`;
}

/** @param {{ seat: Sitting, mark?: string }} props */
function Seat({ seat, mark }) {
  const { view, ended } = useMatch();
  const opened = view.phase === "score" ? view.opened : null;
  const vote = opened?.votes.find((one) => one.seat === seat.at);
  const notes = [seat.me && say("you"), seat.bot && say("bot"), doing(seat, view, vote, ended)];
  const gained = opened && !opened.void ? opened.points[seat.at] : null;
  const sign =
    vote && opened
      ? html`<span class="side-disc is-${fateOfVote(vote, opened)}" aria-hidden="true">${vote.side}</span>`
      : seat.voted && view.phase !== "score"
        ? html`<${Icon} of="lock" />`
        : html`<span></span>`;
  return html`<li class=${seat.away ? "is-away" : ""}>
    <${Face} name=${seat.name} bot=${seat.bot} mark=${mark} />
    <p><strong>${seat.name}</strong><span>${notes.filter(Boolean).join(", ")}</span>
      ${vote?.why && html`<q class="why">${reasonOf(vote)}</q>`}</p>
    ${sign}
    <p class="score"><span class="hush">${say("points")} </span>
      ${seat.score}${gained !== null && html`<span>+${gained}</span>`}</p>
  </li>`;
}

/**
 * What everybody may see of a player: for which side they voted only once all is open.
 * @param {Sitting} seat
 * @param {View} view
 * @param {Vote | undefined} vote
 * @param {boolean} ended
 */
function doing(seat, view, vote, ended) {
  if (seat.away) return say("away");
  if (vote && view.opened) return say(`voted_${fateOfVote(vote, view.opened)}`, { side: vote.side, n: vote.after });
  if (seat.voted && view.phase !== "score") return say("voted_after", { n: seat.voted });
  if (ended) return ""; // nobody does anything any more
  if (seat.responds) return say(view.phase === "score" ? "answered" : "answers");
  if (view.phase === "score") return seat.ready ? say("ready") : "";
  if (view.phase !== "vote") return "";
  return seat.passed ? say("passed") : say("thinking");
}

function Talk() {
  const { table, state, view, seats, role, ended } = useMatch();
  const { refused } = useDoing();
  const { setUnread } = useTalking();
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [seen, setSeen] = useState(false); // whether it is on the screen
  const [read, setRead] = useState(state.chat.length);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry.isIntersecting), { threshold: 0.5 });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (seen) setRead(state.chat.length);
  }, [seen, state.chat.length]);
  useEffect(() => setUnread(Math.max(0, state.chat.length - read)), [read, state.chat.length]);
  const asking = role === "interrogator" && view.phase !== "score" && !view.over && !ended && state.you?.speak;
  const { name } = seats[view.responder];
  return html`<section class="talk" id="talk" ref=${place} aria-label=${say("chat")}>
    <${Lines} chat=${state.chat} you=${state.you} />
    ${asking && state.chat.length === 0 && html`<p class="note">${say("who_reads", { name })}</p>`}
    <${Say} table=${table} you=${state.you} refused=${refused} />
  </section>`;
}

// Leads to what is said, where that is not in sight.
export function ChatKey() {
  const { unread } = useTalking();
  const go = () => {
    const talk = document.getElementById("talk");
    talk?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */
    const line = talk?.querySelector("input, [tabindex]");
    line?.focus({ preventScroll: true });
  };
  const fresh =
    unread > 0 &&
    html` <span class="unread"><span aria-hidden="true">${unread}</span>
      <span class="hush">${count("new_lines", unread)}</span></span>`;
  return html`<button class="button chat-key" onClick=${go}><${Icon} of="talk" />${say("chat")}${fresh}</button>`;
}
