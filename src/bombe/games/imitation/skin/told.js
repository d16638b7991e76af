// What was done in a match that is told again, in words: no more than all could see at that step.

import { say } from "bombe/words.js";
import { now } from "./news.js";
import { verdictWords } from "./opened.js";
import { titleOf } from "./result.js";
import { seatsOf } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").State} State */

/**
 * @param {string} name
 * @param {string} action
 * @param {View} view
 * @param {{ before: View, table: State["table"] }} about
 */
export function inWords(name, action, view, { before, table }) {
  const done = doneWords(name, action, view, seatsOf(table, view)[view.responder].name);
  return [done, ...cameOf(before, view, table)].filter(Boolean).join(" ");
}

/** @type {(name: string, action: string, view: View, responder: string) => string} */
function doneWords(name, action, view, responder) {
  const [verb, first = ""] = action.split(" ");
  if (verb === "round") return say("told_round", { n: view.round, name: responder });
  if (verb === "pick") return say("told_pick", { name, n: first });
  if (verb === "vote") return say("told_vote", { name });
  if (verb === "pass") return say("told_pass", { name });
  if (verb === "abstain") return say("told_abstained", { name });
  if (verb === "next") return say("told_next", { name });
  if (verb === "meant") return say("told_meant", { name, n: first });
  if (verb === "leave") return say("told_left", { name });
  return verb === "return" ? say("told_back", { name }) : "";
}

/**
 * What everybody learned by it.
 * @param {View} before
 * @param {View} view
 * @param {State["table"]} table
 */
function cameOf(before, view, table) {
  const seats = seatsOf(table, view);
  if (view.over) return before.over ? [] : [`${titleOf(view, seats)}.`];
  if (view.phase === "score" && before.phase !== "score") return verdictWords(view, seats);
  if (view.resting && !before.resting) return [say("resting")];
  return view.phase === "pick" && view.pair > before.pair ? [now(view, seats, "watching")] : [];
}

/**
 * The part of the match that a view belongs to.
 * @param {View} view
 */
export function partOf(view) {
  if (view.over) return say("part_result");
  if (view.phase === "score") return say("part_votes", { n: view.round });
  return say("part_pair", { round: view.round, n: view.pair });
}
