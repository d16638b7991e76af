// Starts a game's own page: its words and its script, and the live view that it shows.

import { Table } from "./client.js";

const root = document.getElementById("skin");
const { game, code, watch, script, words } = root.dataset;
const lang = document.documentElement.lang;
const shown = document.getElementById("attempt");

const [{ mount }, data] = await Promise.all([import(script), fetch(words).then((answer) => answer.json())]);
const table = (code || shown) && new Table({ code, lang, watch: Boolean(watch), game, attempt: shown && JSON.parse(shown.textContent) });
mount(root, table, data);
