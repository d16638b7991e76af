// What a view says that the one before did not, for those who listen: the answers on one's sheet, and
// what others do to a sheet that is shared. Thumbs of a table are told when they are turned over.

import { seated } from "bombe/people.js";
import { myRound } from "./state.js";
import { say } from "./words.js";

export const roundWords = (view) => `${say("next_proposal", { n: view.round })} ${say("next_proposal_more")}`;

// `draft` is what the hand is about to propose: that its owner knows.
export function newsOf(before, state, draft) {
  const { view } = state;
  if (!before?.sheet || !view?.sheet || view.over) return "";
  if (before.over) return roundWords(view); // another match
  const said = view.sheet.rounds.flatMap(({ proposal, answers }, at) =>
    Object.entries(answers)
      .filter(([letter]) => !(letter in (before.sheet.rounds[at]?.answers ?? {})))
      .map(([letter, passed]) => say(passed ? "heard_yes" : "heard_no", { letter, code: [...proposal].join(" "), left: view.left })),
  );
  if (!view.coop) return said.join(" ");
  const { proposal } = myRound(view);
  if (!said.length && proposal && proposal !== draft && proposal !== myRound(before).proposal) said.push(say("proposal_now", { code: [...proposal].join(" ") }));
  seated(state).forEach(({ at, name, me }) => {
    const thumb = view.thumbs[at];
    if (me || !thumb || thumb === before.thumbs?.[at]) return;
    said.push(thumb === "down" ? say("thumb_of_down", { name }) : say("sure_of", { name, code: [...thumb.slice(3)].join(" ") }));
  });
  return said.join(" ");
}
