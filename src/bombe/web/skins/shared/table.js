// The table's live state, for the parts of a skin.

import { html, render, useEffect, useState } from "bombe/preact.js";

export function useTable(table) {
  const [state, setState] = useState(table.state);
  useEffect(() => {
    setState(table.state);
    return table.subscribe(setState);
  }, [table]);
  return state;
}

export const isHost = (state) => Boolean(state.table && state.you && state.table.host === state.you.who);

// What the visitor prefers; the page's own element has it.
export const wishes = document.documentElement.dataset;

// A part of the skin that stands in the page's header.
export function Slot({ children }) {
  useEffect(() => {
    const place = document.getElementById("bar");
    if (place) render(html`${children}`, place);
  });
  return null;
}
