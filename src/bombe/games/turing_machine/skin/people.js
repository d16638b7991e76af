// The others at the table: what is public of them, whom we wait for, and what is said.

import { Clock } from "bombe/clock.js";
import { Face, Lines, marksOf, Say, sitting } from "bombe/people.js";
import { html, useEffect, useState } from "bombe/preact.js";
import { isHost } from "bombe/table.js";
import { listed } from "bombe/words.js";
import { useMatch, useWays } from "./board.js";
import { Facts } from "./facts.js";
import { Fist, Hand } from "./hands.js";
import { Rungs } from "./hint.js";
import { Icon } from "./icons.js";
import { Reveal } from "./reveal.js";
import { isCutShort } from "./state.js";
import { isStuck, teamCode, waitingWords } from "./waiting.js";
import { count, say } from "./words.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./view.d.ts").Public & import("bombe/people.js").Sitting} Seated */
/** @typedef {import("./board.js").State} State */

// --- the strip above the board ------------------------------------------------------------------

export function People() {
  const { state, view } = useMatch();
  const ended = isCutShort(state);
  const seats = sitting(state.table, view);
  const together = seats.length > 1;
  const marks = marksOf(seats.map(({ name }) => name));
  const { deadline, timer } = state.table ?? {};
  if (!together && !ended && !deadline) return null;
  return html`<section class="people ${together ? "" : "alone"} ${ended ? "ended" : ""}"
    aria-label=${say("at_the_table")}>
    <p class="people-wait ${isStuck(view) || ended ? "now" : ""}" role="status">${
      ended ? state.table?.outcome?.why : waitingWords(view, seats)
    }</p>
    ${!ended && html`<${TeamCode} seats=${seats} />`}
    ${ended ? html`<${Again} />` : html`<${Clock} deadline=${deadline} timer=${timer} />`}
    ${
      together &&
      html`<ul class="people-seats" tabindex="0" aria-label=${say("players")}>
        ${seats.map((seat) => html`<${Seat} key=${seat.at} seat=${seat} view=${view} mark=${marks.get(seat.name)} />`)}
      </ul>`
    }
    ${!view.sheet && html`<${Facts} view=${view} />`}
    <${Reveal} />
  </section>`;
}

/**
 * Somebody of the team is sure of a code: with one press the others are, too. That it is so was heard.
 * @param {{ seats: Seated[] }} props
 */
function TeamCode({ seats }) {
  const { view } = useMatch();
  const { agree } = useWays();
  const meant = teamCode(view, seats);
  if (!meant) return null;
  const words = say("sure_of", { name: meant.by.name, code: meant.code });
  return html`<div class="team-code"><p>${words}</p>
    <button class="button filled" onClick=${() => agree(words, meant.code)}>${say("agree")}
      <span class="hush"> ${meant.code}</span></button></div>`;
}

/** @param {{ seat: Seated, view: View, mark?: string }} props */
function Seat({ seat, view, mark }) {
  const notes = [
    seat.me && say("you"),
    seat.bot && say("bot"),
    seat.handicap > 0 && say("handicap", { n: seat.handicap }),
  ].filter(Boolean);
  const states = [seat.me && "is-me", seat.out && "is-out", seat.done && "is-done", view.coop && "of-team"].filter(
    Boolean,
  );
  return html`<li class="seat ${states.join(" ")}">
    <${Face} name=${seat.name} bot=${seat.bot} mark=${mark} />
    <p class="seat-name"><strong>${seat.name}</strong>${notes.length > 0 && html` <span>${notes.join(", ")}</span>`}</p>
    <p class="seat-state"><${Standing} seat=${seat} view=${view} /></p>
    ${!view.coop && html`<${Asked} seat=${seat} />`}
  </li>`;
}

/**
 * What a seat has asked in this round, and how often in all. A team asks together: that is on its one sheet.
 * @param {{ seat: Seated }} props
 */
function Asked({ seat }) {
  const round = seat.rounds.at(-1);
  return html`<p class="seat-round">
      ${
        !seat.out && round?.proposal
          ? html`<span class="mono"><span class="hush">${say("proposal")} </span>${round.proposal}</span>
              <span class="seat-asked"><span class="hush">${say("seat_asked")} </span>${round.asked.join(" ")}</span>`
          : html`<span class="seat-asked">${seat.out ? "" : "–"}</span>`
      }
      <span class="seat-count">${count("questions", seat.questions)}</span>
      ${seat.hints ? html`<${Hints} hints=${seat.hints} rung=${seat.rung ?? 0} />` : null}
    </p>`;
}

/** @param {{ hints: number, rung: number }} props */
const Hints = ({ hints, rung }) =>
  html`<span class="seat-hints">
    <span aria-hidden="true"><${Icon} of="hint" size=${15} />
      ${rung > 0 ? html`<${Rungs} rung=${rung} />` : hints}</span>
    <span class="hush">${count("hints", hints)}</span>
  </span>`;

/** @param {{ seat: Seated, view: View }} props */
function Standing({ seat, view }) {
  const { stopped } = useMatch();
  const thumb = view.team_thumbs?.[seat.at];
  if (seat.out) return html`<span>${say("seat_out")}</span>`;
  if (thumb) return html`<${Hand} up=${thumb.up} /><span>${thumb.up ? thumb.code : say("down")}</span>`;
  if (seat.done) return html`<${Fist} /><span>${say("thumb_given")}</span>`;
  if (seat.away) return html`<span>${say("away")}</span>`;
  if (!view.waiting.includes(seat.at) || seat.me || stopped) return null;
  return html`<span class="dots" aria-hidden="true"></span><span class="hush">${say("waited_for")}</span>`;
}

/**
 * Who begins the next match, for those who cannot.
 * @param {{ state: State }} props
 */
export function HostStarts({ state }) {
  const host = state.table?.people.find((one) => one.who === state.table?.host);
  return host ? html`<p class="note">${say("host_starts", { name: host.name })}</p>` : null;
}

/** What can be done once the host has ended a match. */
function Again() {
  const { table, state, refused } = useMatch();
  const together = (state.table?.people.length ?? 0) > 1;
  return html`<div class="again">
    ${
      isHost(state)
        ? html`<button class="button filled" onClick=${() => table.order("start").catch(refused)}>
            ${say(together ? "rematch" : "another")}
          </button>`
        : html`<${HostStarts} state=${state} />`
    }
    <a class="button" href="/">${say("new_problem")}</a>
  </div>`;
}

/**
 * What somebody sees who came while the others were playing.
 * @param {{ table: import("./board.js").Table, state: State }} props
 */
export function Apart({ table, state }) {
  if (!state.table) return html`<p class="note" role="status">${say("dealing")}</p>`; // the board is on its way
  if (state.table?.phase !== "playing" || table.watch) return html`<p class="note">${say("nothing_to_see")}</p>`;
  const { people, waiting } = state.table;
  const names = people.filter((one) => waiting.includes(one.who)).map((one) => one.name);
  return html`<section class="paper apart">
    <h2>${say("apart")}</h2>
    ${names.length > 0 && html`<p class="note">${say("waiting_for", { names: listed(names) })}</p>`}
  </section>`;
}

/** What all players have asked about, round by round, for those who have no sheet of their own. */
export function Log() {
  const { state, view } = useMatch();
  const seats = sitting(state.table, view);
  const rows = view.coop ? [{ ...seats[0], name: listed(seats.map((seat) => seat.name)) }] : seats;
  const rounds = Array.from({ length: view.round }, (_, at) => at);
  return html`<section class="paper log" tabindex="0" aria-label=${say("rounds_head")}><table>
    <thead><tr>
      <th scope="col">${say("player")}</th>
      ${rounds.map((at) => html`<th scope="col">${say("round", { n: at + 1 })}</th>`)}
    </tr></thead>
    <tbody>${rows.map(
      (seat) => html`<tr key=${seat.at}>
        <th scope="row">${seat.name}</th>
        ${rounds.map((at) => html`<td><${Logged} round=${seat.rounds[at]} /></td>`)}
      </tr>`,
    )}</tbody>
  </table></section>`;
}

/** @param {{ round?: import("./view.d.ts").OpenRound }} props */
function Logged({ round }) {
  const thumb = round?.thumb;
  return html`<span class="mono">${round?.proposal ?? "–"}</span> ${(round?.asked ?? []).join(" ")} ${
    thumb && html`<${Hand} up=${thumb === "up"} /><span class="hush">${say(thumb)}</span>`
  }`;
}

// --- what is said ---------------------------------------------------------------------------------

/** Where there is more than one at the table. */
export function Chat() {
  const { state } = useMatch();
  return state.table && state.table.people.length > 1 && html`<${Talk} />`;
}

function Talk() {
  const { table, state, refused } = useMatch();
  const { chat, you } = state;
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);

  useEffect(() => {
    if (open) setRead(chat.length);
  }, [open, chat.length]);

  if (!you?.speak && !chat.length) return null;
  const fresh = Math.max(0, chat.length - read);
  /** @param {{ currentTarget: HTMLDetailsElement }} event */
  const toggle = ({ currentTarget }) => setOpen(currentTarget.open);
  /** @param {KeyboardEvent & { currentTarget: HTMLDetailsElement }} event */
  const leave = ({ key, currentTarget }) => {
    if (key !== "Escape" || !open) return;
    currentTarget.open = false;
    /** @type {HTMLElement} */ (currentTarget.firstElementChild).focus();
  };
  return html`<details class="chat talk" onToggle=${toggle} onKeyDown=${leave}>
    <summary><${Icon} of="talk" /><span class="talk-name">${say("chat")}</span>${
      !open && fresh > 0 && html` <span class="talk-fresh">${count("new_lines", fresh)}</span>`
    }</summary>
    <div class="talk-panel">
      ${open && html`<${Lines} chat=${chat} you=${you} />`}
      <${Say} table=${table} you=${you} refused=${refused} />
    </div>
  </details>`;
}
