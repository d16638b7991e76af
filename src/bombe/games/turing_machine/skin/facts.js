// What applies to everybody at the table, in small print.

import { html } from "bombe/preact.js";
import { listed } from "bombe/words.js";
import { say, withoutStop } from "./words.js";

/** @typedef {import("./state.js").View} View */

/** @param {string} level */
export const levelWords = (level) => say(`level_${level}`);

/** @param {{ view: View }} props */
export function Facts({ view }) {
  const facts = factsOf(view);
  if (!facts.length) return null;
  return html`<ul class="small-print">${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>`;
}

/**
 * What everybody must be able to see of each other's aids, no matter what else there is to say.
 * @param {{ view: View }} props
 */
export const Aids = ({ view }) =>
  view.seats.length > 1 && view.aids.length > 0 && html`<p class="small-print">${aidWords(view.aids)}</p>`;

/** @param {string[]} aids */
export const aidWords = (aids) => say("aids", { aids: listed(aids.map((aid) => say(`aid_${aid}`))) });

/**
 * That a wrong code was declared before, and which; nothing where none was.
 * @param {View} view
 */
export function missedWords({ missed = [] }) {
  if (missed.length > 1) return say("after_wrong_many", { codes: listed(missed) });
  return missed.length ? say("after_wrong", { code: missed[0] }) : "";
}

/** @param {View} view */
function factsOf(view) {
  const facts = [];
  if (view.machine) facts.push(say("machine_to_beat", { level: levelWords(view.machine.level) }));
  if (view.coop) facts.push(say("one_sheet"));
  if (view.aids.length) facts.push(aidWords(view.aids));
  if (view.missed) facts.push(withoutStop(missedWords(view)));
  if (view.chosen) facts.push(say("chosen"));
  return facts;
}
