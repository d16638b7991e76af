// Those at the table: their faces, and what they say to each other.

import { html, useEffect, useRef, useState } from "bombe/preact.js";
import { say } from "./words.js";

const LONGEST_SAYING = 300;

/** @typedef {import("./messages.d.ts").Said} Said */
/** @typedef {import("./messages.d.ts").You} You */

/**
 * Somebody on a seat, besides what the view says of it.
 * @typedef {object} Sitting
 * @property {number} at which seat
 * @property {number} [who]
 * @property {string} name
 * @property {string | null} bot its level
 * @property {boolean} away has left the match, or the room has lost sight of them
 * @property {boolean} me
 */

/**
 * Who sits on each seat. A match that is only being tried has no table yet.
 * @template {{ gone: boolean }} Seat
 * @param {import("./messages.d.ts").Table | null} table
 * @param {{ seats: Seat[], you: number | null }} view
 * @returns {(Seat & Sitting)[]}
 */
export function sitting(table, view) {
  return view.seats.map((seat, at) => {
    const who = table?.seats[at]?.who;
    const person = table?.people.find((one) => one.who === who);
    return {
      ...seat,
      at,
      who,
      name: table?.seats[at]?.name ?? say("you"),
      bot: person?.bot ?? null,
      away: seat.gone || Boolean(person?.gone) || Boolean(table && !person),
      me: at === view.you,
    };
  });
}

/** @param {import("./table.js").State} state one with a view */
export const seated = ({ table, view }) => sitting(table, view);

// The five holes of each letter on a teleprinter's tape, A to Z.
const HOLES = [
  ...["11000", "10011", "01110", "10010", "10000", "10110", "01011", "00101", "01100", "11010"],
  ...["11110", "01001", "00111", "00110", "00011", "01101", "11101", "01010", "10100", "00001"],
  ...["11100", "01111", "11001", "10111", "10101", "10001"],
];

/** @param {string} letter */
export function holesOf(letter) {
  const at = letter.charCodeAt(0) - 65;
  return HOLES[at] ?? ((letter.codePointAt(0) ?? 32) % 32).toString(2).padStart(5, "0");
}

/**
 * For each name its first letter, and, where others begin with it too, another of its letters, or its
 * number. The same as `marks_of` of the pages.
 * @param {string[]} names
 */
export function marksOf(names) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  const sorted = [...new Set(names)].sort().sort((a, b) => [...a].length - [...b].length);
  for (const name of sorted) {
    const first = ([...name][0] ?? "").toUpperCase();
    alike.set(first, [...(alike.get(first) ?? []), name]);
  }
  /** @type {Map<string, string>} */
  const marks = new Map();
  for (const [first, group] of alike) {
    const taken = new Set();
    for (const name of group) {
      const rest = [...name].slice(1).join("").toLowerCase().replaceAll(" ", "");
      const number = /[0-9]$/.exec(rest) ?? [];
      const more = [...number, ...(rest || [""]), ...group.map((_, at) => String(at + 2))];
      const mark = group.length === 1 ? first : first + more.find((one) => !taken.has(first + one));
      taken.add(mark);
      marks.set(name, mark);
    }
  }
  return marks;
}

/** @param {{ name: string, bot: string | null, mark?: string }} props */
export function Face({ name, bot, mark }) {
  const letter = ([...name][0] ?? " ").toUpperCase();
  const shown = mark ?? letter;
  const long = [...shown].length > 1;
  return html`<svg class="face ${bot ? "bot" : ""}" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path class="card" d="M11 1h27a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V11z" />
    <text class=${long ? "two" : ""} x=${long ? 16 : 17} y="29" text-anchor="middle">${shown}</text>
    ${[...holesOf(letter)].map((hole, at) =>
      hole === "1"
        ? html`<rect x="31" y=${5.5 + 7 * at} width="4.4" height="5.4" rx="1" />`
        : html`<rect class="dot" x="32.6" y=${7.6 + 7 * at} width="1.2" height="1.2" />`,
    )}
  </svg>`;
}

/**
 * What is left of a page that shows nothing more: why, and a way on.
 * @param {{ why: string, on: string, href: string }} props
 */
export const Closed = ({ why, on, href }) =>
  html`<section class="paper page-over"><p role="alert"><strong>${why}</strong></p>
    <a class="button filled" href=${href}>${on}</a></section>`;

/**
 * What was said, as plain text: nothing in it becomes a link. The last line is always in sight.
 * @param {{ chat: Said[], you: You | null }} props
 */
export function Lines({ chat, you }) {
  const lines = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight;
  }, [chat.length]);
  const some = chat.length > 0; // an empty chat still announces its first line
  return html`<div class=${some ? "talk-lines" : "hush"} ref=${lines} role="log"
    tabindex=${some ? 0 : undefined} aria-label=${say("chat")}>${
      some &&
      html`<ol>
        ${chat.map(
          (line, at) => html`<li key=${at} class=${line.who === you?.who ? "is-mine" : ""}>
            <strong>${line.name}</strong> ${line.text}</li>`,
        )}
      </ol>`
    }</div>`;
}

/**
 * A line to say something, for those who may.
 * @param {object} props
 * @param {Pick<import("./table.js").Table, "order">} props.table
 * @param {You | null} props.you
 * @param {(error: unknown) => void} props.refused
 */
export function Say({ table, you, refused }) {
  const [text, setText] = useState("");
  if (!you?.speak) return html`<p class="note">${say("not_to_speak")}</p>`;
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    try {
      await table.order(`say ${said}`);
    } catch (error) {
      setText(said); // not lost: it can be sent again
      refused(error);
    }
  };
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => setText(currentTarget.value);
  return html`<form class="talk-form" onSubmit=${send}>
    <label class="hush" for="talk-text">${say("say_something")}</label>
    <input id="talk-text" maxlength=${LONGEST_SAYING} autocomplete="off" placeholder=${say("say_something")}
      value=${text} onInput=${write} />
    <button class="button">${say("send")}</button>
  </form>`;
}
