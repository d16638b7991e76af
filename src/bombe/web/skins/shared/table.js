// The table as a skin sees it: the current state, and ways to act.

import { html, render, useEffect, useState } from "bombe/preact.js";

/**
 * All that a page shows. `View` is the game's own.
 * @template [View=any]
 * @typedef {object} State
 * @property {import("./messages.d.ts").Table | null} table null while a match is only being tried
 * @property {import("./messages.d.ts").You | null} you
 * @property {View | null} view
 * @property {import("./messages.d.ts").Said[]} chat
 * @property {boolean} connected
 * @property {boolean} late an answer is awaited for longer than usual; the page around a skin says so
 * @property {boolean} trying a match without a room: it gets one with the first action
 * @property {string} closed why there is nothing more to see, if so
 * @property {string} fault why the match cannot be shown as it is now, if so; the page around a skin shows it
 * @property {string} refused why this is not the match that was asked for, if so
 */

/**
 * A match to try: what is seen of it, and the options of one that looks like it.
 * @template [View=any]
 * @typedef {{ view: View, options: Record<string, unknown>, refused?: string }} Attempt
 */

/**
 * What a skin's `mount` is given: a room that is live, or a match that is over.
 * @template [View=any]
 * @typedef {object} Table
 * @property {State<View>} state what is so now; another object after every change
 * @property {(listener: (state: State<View>) => void) => () => void} subscribe gives a way to stop
 * @property {(action: string) => Promise<void>} act a line of text, as the game reads it
 * @property {(order: string) => Promise<void>} order a line of text, as the table reads it
 * @property {string} pictures where the pictures are whose names are in the view
 * @property {string} game
 * @property {string} lang
 * @property {string} code the room's; empty where there is none
 * @property {boolean} watch whether this page only looks on
 * @property {boolean} [past] whether it is told again: the page around a skin says what was done, step by step
 * @property {number} shown how many matches without a room were shown here
 */

/**
 * A table of a live page, where other matches can be begun.
 * @template [View=any]
 * @typedef {object} Beginning
 * @property {(options: Record<string, unknown>) => Promise<Attempt<View>>} look
 * @property {(options: Record<string, unknown>) => Promise<void>} begin
 * @property {(options: Record<string, unknown>) => Promise<void>} gather
 */

/**
 * The state of a table, drawn again after every change.
 * @template View
 * @param {Table<View>} table
 */
export function useTable(table) {
  const [state, setState] = useState(table.state);
  useEffect(() => {
    setState(table.state);
    return table.subscribe(setState);
  }, [table]);
  return state;
}

/** @param {State} state */
export const isHost = (state) => Boolean(state.table && state.you && state.table.host === state.you.who);

// What the visitor prefers; the page's own element has it.
export const wishes = typeof document === "undefined" ? {} : document.documentElement.dataset;

/**
 * What to say about an action that failed. For a request without an answer the browser has its own
 * message: `noAnswer` replaces it with ours.
 * @param {unknown} error
 * @param {string} noAnswer
 */
export const reason = (error, noAnswer) =>
  error instanceof TypeError ? noAnswer : error instanceof Error ? error.message : String(error);

/**
 * A part of the skin that is in the page's header.
 * @param {{ children?: unknown }} props
 */
export function Slot({ children }) {
  useEffect(() => {
    const place = document.getElementById("bar");
    if (place) render(html`${children}`, place);
  });
  return null;
}
