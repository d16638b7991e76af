// The others at the table: what is public of them, whom we wait for, thumbs, and what is said.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Clock } from "bombe/clock.js";
import { Face, Lines, Say, seated } from "bombe/people.js";
import { isHost } from "bombe/table.js";
import { listed } from "bombe/words.js";
import { Answer, Icon } from "./icons.js";
import { digitOf } from "./keys.js";
import { SHAPES, SHAPE_LETTERS, Shape, count, glyphs, say } from "./words.js";

const REVEAL_MS = 2500;
const LONGEST_WAIT = 56; // letters beside a thumb
const MOST_CARDS = 12; // that turn over at once
const inOneRow = () => (matchMedia("(max-width: 699px)").matches ? 4 : 6);

// --- names ----------------------------------------------------------------------------------

export const levelWords = (level) => say(`level_${level}`);

// --- small pictures ---------------------------------------------------------------------------

// A hand: filled when up, outlined when down.
export const Hand = ({ up }) =>
  html`<svg class="hand ${up ? "up" : "down"}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <g transform=${up ? null : "matrix(1 0 0 -1 0 24)"}>
      <path d="M9 10.2 12.4 2.6a2.6 2.6 0 0 1 2.5 3.2L14.1 9h5.4a2 2 0 0 1 2 2.4l-1.4 7.4a2 2 0 0 1-2 1.6H9z" />
      <rect x="2.6" y="10" width="4.2" height="10.4" rx="1.4" />
    </g>
  </svg>`;

export const Sign = ({ passed }) => html`<span class="answered"><${Answer} passed=${passed} /><span class="hush">${say(passed ? "said_yes" : "said_no")}</span></span>`;

// --- the strip above the board ------------------------------------------------------------------

export function People(parts) {
  const { table, state, view } = parts;
  const seats = seated(state);
  const ended = state.table?.phase === "over" && !view.over; // the host ended it: nothing is shown
  const together = seats.length > 1;
  const { deadline, timer } = state.table ?? {};
  if (!together && !ended && !deadline) return null;
  return html`<section class="people ${together ? "" : "alone"} ${ended ? "ended" : ""}" aria-label=${say("at_the_table")}>
    <p class="people-wait ${stuck(view) || ended ? "now" : ""}" role="status">${ended ? state.table.outcome?.why : waitingWords(view, seats)}</p>
    ${ended ? html`<${Again} table=${table} state=${state} refused=${parts.refused} />` : html`<${Clock} deadline=${deadline} timer=${timer} />`}
    ${together && html`<ul class="people-seats" tabindex="0" aria-label=${say("players")}>
      ${seats.map((seat) => html`<${Seat} key=${seat.at} seat=${seat} view=${view} />`)}
    </ul>`}
    ${!view.sheet && html`<${Facts} view=${view} />`}
    <${Reveal} table=${table} state=${state} />
  </section>`;
}

// What is so for everybody, in small print.
export function Facts({ view }) {
  const facts = factsOf(view);
  return facts.length > 0 && html`<ul class="small-print">${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>`;
}

// What all must be able to see of each other's aids, whatever else there is to say.
export const Aids = ({ view }) => view.seats.length > 1 && view.aids.length > 0 && html`<p class="small-print">${aidWords(view)}</p>`;

const aidWords = (view) => say("aids", { aids: listed(view.aids.map((aid) => say(`aid_${aid}`))) });

function factsOf(view) {
  const facts = [];
  if (view.machine) facts.push(say("machine_to_beat", { level: levelWords(view.machine.level) }));
  if (view.coop) facts.push(say("one_sheet"));
  if (view.aids.length) facts.push(aidWords(view));
  if (view.chosen) facts.push(say("chosen"));
  return facts;
}

// A team that wants to declare different codes waits for all who have their thumbs in.
const stuck = (view) => view.waiting.includes(view.you) && Boolean(view.thumb?.startsWith("up"));

// Beside the thumb that is in: whom it waits for, as far as there is room for names.
export function thumbWords(state) {
  const { view } = state;
  if (stuck(view)) return say("thumb_is_in");
  const words = view.waiting.includes(view.you) ? "" : waitingWords(view, seated(state));
  return words && words.length <= LONGEST_WAIT ? words : say("thumb_in");
}

function waitingWords(view, seats) {
  const mine = view.you !== null && view.seats[view.you];
  const others = view.waiting.filter((seat) => seat !== view.you).map((seat) => seats[seat].name);
  const waiting = others.length ? say("waiting_for", { names: listed(others) }) : "";
  if (!mine) return waiting;
  if (view.waiting.includes(view.you)) {
    if (stuck(view)) return say("codes_differ");
    return others.length || seats.length === 1 ? say("your_turn") : say("all_wait_for_you");
  }
  if (mine.out) return `${say("you_are_out")} ${waiting}`;
  return view.thumb ? `${say("thumb_is_in")} ${waiting}` : waiting;
}

function Seat({ seat, view }) {
  const round = seat.rounds.at(-1);
  const waited = view.waiting.includes(seat.at) && !seat.me;
  const notes = [
    seat.me && say("you"),
    seat.bot && say("bot"),
    seat.handicap > 0 && say("handicap", { n: seat.handicap }),
  ].filter(Boolean);
  return html`<li class="seat ${seat.me ? "is-me" : ""} ${seat.out ? "is-out" : ""} ${seat.done ? "is-done" : ""}">
    <${Face} name=${seat.name} bot=${seat.bot} />
    <p class="seat-name"><strong>${seat.name}</strong>${notes.length > 0 && html` <span>${notes.join(", ")}</span>`}</p>
    <p class="seat-state"><${Standing} seat=${seat} view=${view} waited=${waited} /></p>
    <p class="seat-round">
      ${!seat.out && round?.proposal
        ? html`<span class="mono"><span class="hush">${say("proposal")} </span>${round.proposal}</span>
            <span class="seat-asked"><span class="hush">${say("seat_asked")} </span>${round.asked.join(" ")}</span>`
        : html`<span class="seat-asked">${seat.out ? "" : "–"}</span>`}
      <span class="seat-count">${count("questions", seat.questions)}</span>
      ${seat.hints > 0 && html`<span class="seat-hints"><span aria-hidden="true"><${Icon} of="hint" size=${15} />${seat.rung > 0 ? [1, 2, 3].map((rung) => html`<i class=${rung <= seat.rung ? "used" : ""}></i>`) : seat.hints}</span><span class="hush">${count("hints", seat.hints)}</span></span>`}
    </p>
  </li>`;
}

function Standing({ seat, view, waited }) {
  const thumb = view.coop && view.thumbs?.[seat.at];
  if (seat.out) return html`<span>${say("seat_out")}</span>`;
  if (thumb) {
    const up = thumb.startsWith("up");
    return html`<${Hand} up=${up} /><span>${up ? thumb.slice(3) : say("down")}</span>`;
  }
  if (seat.done) return html`<svg class="fist" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="16" rx="5" /><path d="M8 9v6M12 9v6M16 9v6" /></svg><span>${say("thumb_given")}</span>`;
  if (seat.away) return html`<span>${say("away")}</span>`;
  return waited ? html`<span class="dots" aria-hidden="true"></span><span class="hush">${say("waited_for")}</span>` : null;
}

// What can be done once a match is over.
function Again({ table, state, refused }) {
  const host = state.table?.people.find((one) => one.who === state.table.host);
  return html`<div class="again">
    ${isHost(state)
      ? html`<button class="button filled" onClick=${() => table.order("start").catch(refused)}>
          ${say(state.table.people.length > 1 ? "rematch" : "another")}
        </button>`
      : host && html`<p class="note">${say("host_starts", { name: host.name })}</p>`}
    <a class="button" href="/">${say("new_problem")}</a>
  </div>`;
}

// What somebody sees who came while the others were playing.
export function Apart({ table, state }) {
  const { people, waiting, phase } = state.table ?? {};
  if (phase !== "playing" || table.watch) return html`<p class="note">${say("nothing_to_see")}</p>`;
  const names = people.filter((one) => waiting.includes(one.who)).map((one) => one.name);
  return html`<section class="paper apart">
    <h2>${say("apart")}</h2>
    ${names.length > 0 && html`<p class="note">${say("waiting_for", { names: listed(names) })}</p>`}
  </section>`;
}

// What all players have asked about, round by round, for those who have no sheet of their own.
export function Log({ state, view }) {
  const seats = seated(state);
  const rows = view.coop ? [{ ...seats[0], name: listed(seats.map((seat) => seat.name)) }] : seats;
  const rounds = Array.from({ length: view.round }, (_, at) => at);
  return html`<section class="paper log" tabindex="0" aria-label=${say("rounds_head")}><table>
    <thead><tr><th scope="col">${say("player")}</th>${rounds.map((at) => html`<th scope="col">${say("round", { n: at + 1 })}</th>`)}</tr></thead>
    <tbody>${rows.map((seat) => html`<tr key=${seat.at}>
      <th scope="row">${seat.name}</th>
      ${rounds.map((at) => {
        const { proposal, asked = [], thumb } = seat.rounds[at] ?? {};
        return html`<td><span class="mono">${proposal ?? "–"}</span> ${asked.join(" ")} ${thumb && html`<${Hand} up=${thumb === "up"} /><span class="hush">${say(thumb)}</span>`}</td>`;
      })}
    </tr>`)}</tbody>
  </table></section>`;
}

// --- all thumbs at once -------------------------------------------------------------------------

const seen = new WeakMap(); // table -> { round, over }: what its page has shown last

// The round whose thumbs were just turned over, or null.
function roundRevealed(before, view) {
  if (!before || before.over || view.seats.length < 2) return null;
  const grown = view.round > before.round;
  const finished = view.over && view.round === before.round;
  if (!grown && !view.over) return null;
  const round = finished || view.over ? view.round : view.round - 1;
  return view.seats.some((seat) => seat.rounds[round - 1]?.thumb) ? round : null;
}

// Lives on both sides of the end of a match, so what was seen is kept by table and not by part.
export function Reveal({ table, state }) {
  const { view } = state;
  const [shown, setShown] = useState(null); // { round, seats }
  const timer = useRef(null);

  useLayoutEffect(() => {
    const before = seen.get(table);
    seen.set(table, { round: view.round, over: view.over });
    const round = roundRevealed(before, view);
    if (round !== null) setShown({ round, seats: seated(state) });
  }, [table, view.round, view.over]);

  useEffect(() => {
    if (!shown) return;
    timer.current = setTimeout(() => setShown(null), REVEAL_MS);
    return () => clearTimeout(timer.current);
  }, [shown]);

  // Nobody is kept: a key that is pressed does what it always does, and ends this.
  useEffect(() => {
    if (!shown) return;
    const listen = () => setShown(null);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [shown]);

  const thumbs = shown
    ? shown.seats.flatMap((seat) => {
        const thumb = seat.rounds[shown.round - 1]?.thumb;
        return thumb ? [{ ...seat, up: thumb === "up" }] : [];
      }).sort((one, other) => other.up - one.up)
    : [];
  const up = thumbs.filter((one) => one.up);
  const onCards = thumbs.length > MOST_CARDS ? up : thumbs; // of a crowd only those who are up
  const title = up.length === 0 ? say("nobody_knows") : up.length === 1 ? say("one_knows", { name: up[0].name }) : say("many_know", { n: up.length });
  // The alert stands here before it is filled: one that comes with its words is not always heard.
  return html`<p class="hush" role="alert">${shown &&
    `${say("end_of_round", { n: shown.round })}. ${title} ${thumbs.map((one) => say(one.up ? "thumb_of_up" : "thumb_of_down", { name: one.name })).join(" ")}`}</p>
    ${shown && html`<div class="reveal" aria-hidden="true" onClick=${() => setShown(null)}>
      <div class="reveal-head"><p class="label">${say("end_of_round", { n: shown.round })}</p>
        <button class="reveal-close" tabindex="-1"><${Icon} of="close" /></button></div>
      <p class="reveal-title">${title}</p>
      <ul class="reveal-cards ${onCards.length > inOneRow() ? "many" : ""}">
        ${onCards.map((one) => html`<li key=${one.at} class=${one.up ? "up" : "down"}>
          <${Hand} up=${one.up} />
          <p class="reveal-word">${say(one.up ? "up" : "down")}</p>
          <p class="reveal-name">${one.name}</p>
          <p class="reveal-note">${one.up && one.out ? say("wrong_and_out") : count("questions", one.questions)}</p>
        </li>`)}
      </ul>
      ${onCards.length < thumbs.length && html`<p class="reveal-rest">${say("others_down", { n: thumbs.length - onCards.length })}</p>`}
    </div>`}`;
}

// --- I know the code ------------------------------------------------------------------------------

const NOTHING = ["", "", ""];

// It begins empty: only what was chosen here is declared, and never what happens to lie on the board.
export function ThumbDialog({ view, thumb, close }) {
  const box = useRef(null);
  const [code, setCode] = useState(NOTHING);
  const [wrong, setWrong] = useState("");
  const set = (place, digit, anew = false) => {
    setWrong("");
    setCode((now) => (anew ? NOTHING : now).map((one, at) => (at === place ? digit : one)));
  };
  const missing = SHAPES.filter((_, place) => !code[place]);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = box.current;
    dialog.showModal();
    dialog.querySelector("input").focus();
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  const goTo = (place) => {
    const wheel = box.current.querySelectorAll("fieldset")[place];
    (wheel ? wheel.querySelector("input:checked") ?? wheel.querySelector("input") : box.current.querySelector("[type=submit]")).focus();
  };

  // A digit sets the wheel that has the focus and goes on to the next; arrows turn it, as in any
  // group of radio buttons. One more than there are wheels begins the code anew.
  const onKey = (event) => {
    const { key, target } = event;
    if (key.length > 1 || key === " " || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const digit = digitOf(event);
    if (!digit) return setWrong(say("no_such_digit", { sign: key }));
    const here = [...box.current.querySelectorAll("fieldset")].findIndex((wheel) => wheel.contains(target));
    const free = here >= 0 ? here : code.indexOf("");
    const place = Math.max(0, free);
    set(place, digit, free < 0);
    goTo(place + 1);
  };

  const declare = (event) => {
    event.preventDefault();
    if (!missing.length) return thumb(`up ${code.join("")}`);
    setWrong(say("digits_missing", { shapes: missing.join(" ") }));
    goTo(code.indexOf(""));
  };

  const alone = view.seats.length === 1;
  return html`<dialog class="know" ref=${box} aria-labelledby="know-title" aria-describedby="know-warning"
    onCancel=${(event) => { event.preventDefault(); close(); }}
    onClick=${(event) => event.target === box.current && close()} onKeyDown=${onKey}>
    <form onSubmit=${declare}>
      <h2 id="know-title">${say("i_know_the_code")}</h2>
      <p id="know-warning" class="note">${say(view.coop ? "warning_together" : alone ? "warning_alone" : "warning")}</p>
      <div class="know-wheels">
        ${SHAPES.map((shape, place) => html`<fieldset key=${shape} class="know-wheel ${SHAPE_LETTERS[place]}">
          <legend><${Shape} of=${shape} size=${22} /></legend>
          ${["1", "2", "3", "4", "5"].map((digit) => html`<label key=${digit}>
            <input type="radio" name="know-${SHAPE_LETTERS[place]}" value=${digit} checked=${code[place] === digit} onChange=${() => set(place, digit)} />
            <span>${digit}</span>
          </label>`)}
        </fieldset>`)}
      </div>
      <p class="know-wrong" role="alert">${glyphs(wrong)}</p>
      <div class="know-keys">
        <button type="submit" class="button filled" aria-disabled=${String(missing.length > 0)}>${say("declare", { code: code.map((digit) => digit || "·").join("") })}</button>
        <button type="button" class="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  </dialog>`;
}

// --- what is said ---------------------------------------------------------------------------------

export function Chat({ table, state, refused }) {
  const { chat, you } = state;
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);

  useEffect(() => {
    if (open) setRead(chat.length);
  }, [open, chat.length]);

  if (!you?.speak && !chat.length) return null;
  const fresh = Math.max(0, chat.length - read);
  const leave = (event) => {
    if (event.key !== "Escape" || !open) return;
    event.currentTarget.open = false;
    event.currentTarget.firstElementChild.focus();
  };
  return html`<details class="chat talk" onToggle=${(event) => setOpen(event.currentTarget.open)} onKeyDown=${leave}>
    <summary><${Icon} of="talk" /><span class="talk-name">${say("chat")}</span>${!open && fresh > 0 && html` <span class="talk-fresh">${count("new_lines", fresh)}</span>`}</summary>
    <div class="talk-panel">
      ${open && html`<${Lines} chat=${chat} you=${you} />`}
      <${Say} table=${table} you=${you} refused=${refused} />
    </div>
  </details>`;
}
