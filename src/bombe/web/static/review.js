// Shows the review of a match that is over by the game's own script, and asks for more of it while
// more is being worked out.

import { element } from "./elements.js";
import { ownGames } from "./own_games.js";

const PAUSE_MS = 1000; // the server waits a moment too, before it answers

const root = element("skin");
const { match = "", script = "", words = "" } = root.dataset;
const lang = document.documentElement.lang;

/** @param {string} place */
const told = async (place) => {
  const answer = await fetch(place);
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
};

const review = () => told(`/api/matches/${match}/review?lang=${lang}`);

const own = ownGames().find((one) => one.match === match);
if (own) Object.assign(element("back-to-table"), { href: `/r/${own.code}`, hidden: false });
try {
  const [{ mount }, data, first] = await Promise.all([import(script), told(words), review()]);
  const show = mount(root, data);
  show(first);
  for (let { more } = first; more; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const next = await review();
    show(next);
    more = next.more;
  }
} catch (error) {
  const said = { className: "alert", textContent: /** @type {Error} */ (error).message };
  const alert = Object.assign(document.createElement("p"), said);
  alert.setAttribute("role", "alert");
  root.prepend(alert);
}
