// What was done in a match that is told again, in words.

import { say } from "bombe/words.js";

/**
 * @param {string} name
 * @param {string} action
 */
export function inWords(name, action) {
  const [verb, first = ""] = action.split(" ");
  if (verb === "pick") return say("told_pick", { name, n: first });
  if (verb === "vote") return say("told_vote", { name, side: first });
  if (verb === "pass") return say("told_pass", { name });
  if (verb === "next") return say("told_next", { name });
  if (verb === "meant") return say("told_meant", { name, n: first });
  if (verb === "leave") return say("told_left", { name });
  if (verb === "return") return say("told_back", { name });
  return ""; // a draw of cards
}
