// Starts a game's own page: its words and its script, and the live view that it shows.

import { element } from "./elements.js";
import { tellOfLine } from "./line.js";
import { LiveTable } from "./live_table.js";
import { note, offer } from "./own_games.js";
import { keepAwake } from "./wake_lock.js";

const root = element("skin");
const { game = "", code = "", watch, script = "", words = "", shut = "", gone = "" } = root.dataset;
const lang = document.documentElement.lang;
const first = document.getElementById("attempt");
// The page before at this address was the lobby: how far that was scrolled means nothing here.
if (code) history.scrollRestoration = "manual";
else offer(lang); // before there is a board that it would push down

const [{ mount }, data] = await Promise.all([import(script), fetch(words).then((answer) => answer.json())]);
const attempt = first && JSON.parse(first.textContent ?? "");
const shown = { code, lang, watch: Boolean(watch), game, attempt, reasons: { shut, gone } };
const table = code || attempt ? new LiveTable(shown) : null;
mount(root, table, data);
// A skin shows views; that there is none to show is said here.
const fault = document.createElement("p");
fault.className = "alert";
fault.setAttribute("role", "alert");
fault.hidden = true;
root.before(fault);
table?.subscribe((state) => {
  fault.hidden = !state.fault;
  fault.textContent = state.fault;
});
if (table) {
  tellOfLine(element("line"), table);
  keepAwake(table);
  const goOn = document.getElementById("go-on");
  if (!watch)
    table.subscribe((state) => {
      if (goOn && !state.trying) goOn.hidden = true; // this is the game to go on with now
      note(state);
    });
}
// Where one has left the table, one looks on, and can sit down again.
const left = document.getElementById("left");
if (left) {
  table?.subscribe(({ you }) => {
    left.hidden = !you || you.who === null || you.here;
  });
  left.querySelector("button")?.addEventListener("click", () => {
    table?.order("return").catch((error) => {
      fault.textContent = error.message;
      fault.hidden = false;
    });
  });
}
// A big screen shows the way in only while there is one.
const open = document.getElementById("open");
if (open) {
  table?.subscribe((state) => {
    open.hidden = Boolean(state.table?.locked);
  });
}
if (code) scrollTo(0, 0);
