// Starts a game's own page: its words and its script, and the live view that it shows.

import { Table } from "./client.js";

const root = document.getElementById("skin");
const { game, code, watch, script, words } = root.dataset;
const lang = document.documentElement.lang;
const shown = document.getElementById("attempt");
// The page before at this address was the lobby: how far that was scrolled means nothing here.
if (code) history.scrollRestoration = "manual";

Promise.all([import(script), fetch(words).then((answer) => answer.json())]).then(([{ mount }, data]) => {
  const table = (code || shown) && new Table({ code, lang, watch: Boolean(watch), game, attempt: shown && JSON.parse(shown.textContent) });
  mount(root, table, data);
  // A big screen shows the way in only while there is one.
  const open = document.getElementById("open");
  if (open) table.subscribe((state) => (open.hidden = state.table?.locked));
  if (code) scrollTo(0, 0);
});
