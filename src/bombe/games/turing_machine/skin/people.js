// The others at the table: what is public of them, whom we wait for, thumbs, and what is said.

import { html, useEffect, useLayoutEffect, useRef, useState } from "/static/preact.js";
import { Answer, Icon } from "./icons.js";
import { SHAPES, SHAPE_LETTERS, Shape, say } from "./words.js";

const REVEAL_MS = 2500;
const MOST_CARDS = 12; // that turn over at once
const LONGEST_SAYING = 300;

// --- names ----------------------------------------------------------------------------------

const language = () => document.documentElement.lang || "en";

export const listed = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

// "1 round", "3 rounds": both are sentences of their own.
export const count = (key, n) => say(n === 1 ? `${key}_1` : `${key}_n`, { n });

// Who sits on each seat. A match that is only being tried has no table yet.
export function seatsOf(state) {
  const { table, view } = state;
  return view.seats.map((seat, at) => {
    const who = table?.seats[at]?.who;
    const person = table?.people.find((one) => one.who === who);
    return {
      ...seat,
      at,
      who,
      name: table?.seats[at]?.name ?? say("you"),
      bot: person?.bot ?? null,
      // A player may have left the match, or the room has lost sight of them.
      away: seat.gone || Boolean(person?.gone) || Boolean(table && !person),
      me: at === view.you,
    };
  });
}

export const isHost = (state) => state.table && state.you && state.table.host === state.you.who;

export const levelWords = (level) => say(`level_${level}`);

// --- small pictures ---------------------------------------------------------------------------

// The five holes of each letter on a teleprinter's tape, A to Z.
const HOLES =
  "11000 10011 01110 10010 10000 10110 01011 00101 01100 11010 11110 01001 00111 00110 00011 01101 11101 01010 10100 00001 11100 01111 11001 10111 10101 10001".split(" ");

function holesOf(letter) {
  const at = letter.charCodeAt(0) - 65;
  return HOLES[at] ?? ((letter.codePointAt(0) ?? 32) % 32).toString(2).padStart(5, "0");
}

export function Face({ name, bot }) {
  const letter = ([...name][0] ?? " ").toUpperCase();
  return html`<svg class="face ${bot ? "bot" : ""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text x="17" y="29" text-anchor="middle">${letter}</text>
    ${[...holesOf(letter)].map((hole, at) =>
      hole === "1"
        ? html`<rect x="31" y=${5.5 + 7 * at} width="4.4" height="5.4" rx="1" />`
        : html`<rect class="dot" x="32.6" y=${7.6 + 7 * at} width="1.2" height="1.2" />`,
    )}
  </svg>`;
}

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
  const seats = seatsOf(state);
  const ended = state.table?.phase === "over" && !view.over; // the host ended it: nothing is shown
  const together = seats.length > 1;
  const facts = factsOf(view);
  if (!together && !facts.length && !ended && !state.table?.deadline) return null;
  return html`<section class="people ${together ? (seats.length < 4 ? "few" : "") : "alone"}" aria-label=${say("at_the_table")}>
    ${(together || ended || state.table?.deadline) && html`<div class="people-now">
      <p class="people-wait" role="status">${ended ? state.table.outcome?.why : waitingWords(view, seats)}</p>
      ${!ended && html`<${Clock} deadline=${state.table?.deadline} timer=${state.table?.timer} />`}
      ${ended && html`<${Again} table=${table} state=${state} refused=${parts.refused} />`}
    </div>`}
    ${together && html`<ul class="people-seats" tabindex="0" aria-label=${say("players")}>
      ${seats.map((seat) => html`<${Seat} key=${seat.at} seat=${seat} view=${view} />`)}
    </ul>`}
    ${facts.length > 0 && html`<ul class="people-facts">${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>`}
    <${Reveal} table=${table} state=${state} />
  </section>`;
}

function factsOf(view) {
  const facts = [];
  if (view.machine) facts.push(say("machine_to_beat", { level: levelWords(view.machine.level) }));
  if (view.coop) facts.push(say("one_sheet"));
  if (view.aids.length) facts.push(say("aids", { aids: listed(view.aids.map((aid) => say(`aid_${aid}`))) }));
  if (view.chosen) facts.push(say("chosen"));
  return facts;
}

function waitingWords(view, seats) {
  const mine = view.you !== null && view.seats[view.you];
  const others = view.waiting.filter((seat) => seat !== view.you).map((seat) => seats[seat].name);
  const waiting = others.length ? say("waiting_for", { names: listed(others) }) : "";
  if (!mine) return waiting;
  if (view.waiting.includes(view.you)) {
    // A team that wants to declare different codes waits for all who have their thumbs in.
    if (view.thumb?.startsWith("up")) return say("codes_differ");
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
  return html`<li class="seat ${seat.out ? "is-out" : ""} ${seat.done ? "is-done" : ""}">
    <${Face} name=${seat.name} bot=${seat.bot} />
    <p class="seat-name"><strong>${seat.name}</strong>${notes.length > 0 && html` <span>${notes.join(", ")}</span>`}</p>
    <p class="seat-state"><${Standing} seat=${seat} view=${view} waited=${waited} /></p>
    <p class="seat-round">
      ${!seat.out && round?.proposal
        ? html`<span class="mono"><span class="hush">${say("proposal")} </span>${round.proposal}</span>
            <span class="seat-asked"><span class="hush">${say("seat_asked")} </span>${round.asked.join(" ")}</span>`
        : html`<span class="seat-asked">${seat.out ? "" : "–"}</span>`}
      <span>${count("questions", seat.questions)}</span>
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

// The time that is left, in seconds. A clock that is wrong never shows more than there can be.
export function Clock({ deadline, timer }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!deadline) return;
    const again = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(again);
  }, [deadline]);
  if (!deadline) return null;
  const left = Math.min(timer || Infinity, Math.max(0, Math.ceil((deadline - Date.now()) / 1000)));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`<p class="people-clock ${left <= 10 ? "soon" : ""}" role="timer" aria-live="off">
    <span>${say("time_left")}</span> <span class="mono">${time}</span>
  </p>`;
}

// What can be done once a match is over.
export function Again({ table, state, refused, children }) {
  const host = state.table?.people.find((one) => one.who === state.table.host);
  return html`<div class="again">
    ${isHost(state)
      ? html`<button class="button filled" onClick=${() => table.order("start").catch(refused)}>
          ${say(state.table.people.length > 1 ? "rematch" : "another")}
        </button>`
      : host && html`<p class="note">${say("host_starts", { name: host.name })}</p>`}
    ${children}
    <a class="button" href="/">${say("new_problem")}</a>
  </div>`;
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
  const [resting, setResting] = useState(false); // somebody looks closer: it waits

  useLayoutEffect(() => {
    const before = seen.get(table);
    seen.set(table, { round: view.round, over: view.over });
    const round = roundRevealed(before, view);
    if (round !== null) setShown({ round, seats: seatsOf(state) });
  }, [table, view.round, view.over]);

  useEffect(() => {
    if (!shown || resting) return;
    timer.current = setTimeout(() => setShown(null), REVEAL_MS);
    return () => clearTimeout(timer.current);
  }, [shown, resting]);

  useEffect(() => {
    if (!shown) return;
    const listen = (event) => event.key === "Escape" && setShown(null);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [shown]);

  const thumbs = shown
    ? shown.seats.flatMap((seat) => {
        const thumb = seat.rounds[shown.round - 1]?.thumb;
        return thumb ? [{ ...seat, up: thumb === "up" }] : [];
      })
    : [];
  const up = thumbs.filter((one) => one.up);
  const onCards = thumbs.length > MOST_CARDS ? up : thumbs; // of a crowd only those who are up
  const title = up.length === 0 ? say("nobody_knows") : up.length === 1 ? say("one_knows", { name: up[0].name }) : say("many_know", { n: up.length });
  // The alert stands here before it is filled: one that comes with its words is not always heard.
  return html`<p class="hush" role="alert">${shown &&
    `${say("end_of_round", { n: shown.round })}. ${title} ${thumbs.map((one) => say(one.up ? "thumb_of_up" : "thumb_of_down", { name: one.name })).join(" ")}`}</p>
    ${shown && html`<div class="reveal" aria-hidden="true" onMouseEnter=${() => setResting(true)} onMouseLeave=${() => setResting(false)}>
      <div class="reveal-head"><p class="label">${say("end_of_round", { n: shown.round })}</p>
        <button class="reveal-close" tabindex="-1" onClick=${() => setShown(null)}><${Icon} of="close" /></button></div>
      <p class="reveal-title">${title}</p>
      <ul class="reveal-cards ${onCards.length > 6 ? "many" : ""}">
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

export function ThumbDialog({ view, digits, thumb, close }) {
  const box = useRef(null);
  const [code, setCode] = useState([...(view.thumb?.startsWith("up ") ? view.thumb.slice(3) : digits)]);
  const set = (place, digit) => setCode((now) => now.map((one, at) => (at === place ? digit : one)));

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = box.current;
    dialog.showModal();
    dialog.querySelector("input:checked").focus();
    return () => {
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  // A digit sets the wheel that has the focus and goes on to the next; arrows turn it, as in any
  // group of radio buttons.
  const onKey = (event) => {
    if (!/^[1-5]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const groups = [...box.current.querySelectorAll("fieldset")];
    const place = Math.max(0, groups.findIndex((group) => group.contains(event.target)));
    set(place, event.key);
    const next = groups[place + 1]?.querySelector("input:checked") ?? box.current.querySelector("[type=submit]");
    next.focus();
  };

  const alone = view.seats.length === 1;
  const text = code.join("");
  return html`<dialog class="know" ref=${box} aria-labelledby="know-title" aria-describedby="know-warning"
    onCancel=${(event) => { event.preventDefault(); close(); }}
    onClick=${(event) => event.target === box.current && close()} onKeyDown=${onKey}>
    <form onSubmit=${(event) => { event.preventDefault(); thumb(`up ${text}`); }}>
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
      <div class="know-keys">
        <button type="submit" class="button filled">${say("declare", { code: text })}</button>
        <button type="button" class="button" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  </dialog>`;
}

// --- what is said ---------------------------------------------------------------------------------

export function Chat({ table, state, refused }) {
  const { chat, you } = state;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [read, setRead] = useState(chat.length);
  const lines = useRef(null);

  useEffect(() => {
    if (!open) return;
    setRead(chat.length);
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight;
  }, [open, chat.length]);

  if (!you?.speak && !chat.length) return null;
  const send = async (event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    try {
      await table.order(`say ${said}`);
    } catch (error) {
      setText(said); // not lost: it may be said again
      refused(error);
    }
  };
  const fresh = Math.max(0, chat.length - read);
  return html`<details class="chat talk" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary>${say("chat")}${!open && fresh > 0 && html` <span class="talk-fresh">${count("new_lines", fresh)}</span>`}</summary>
    ${chat.length > 0 && html`<ol class="talk-lines" ref=${lines} role="log" tabindex="0" aria-label=${say("chat")}>
      ${chat.map((line, at) => html`<li key=${at}><strong>${line.name}</strong> ${line.text}</li>`)}
    </ol>`}
    ${you?.speak
      ? html`<form class="talk-form" onSubmit=${send}>
          <label class="hush" for="talk-text">${say("say_something")}</label>
          <input id="talk-text" maxlength=${LONGEST_SAYING} autocomplete="off" placeholder=${say("say_something")} value=${text} onInput=${(event) => setText(event.currentTarget.value)} />
          <button class="button">${say("send")}</button>
        </form>`
      : html`<p class="note">${say("not_to_speak")}</p>`}
  </details>`;
}
