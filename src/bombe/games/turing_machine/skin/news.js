// What is new in a view, for screen readers: the answers on one's own sheet, and what others do to a
// shared sheet. The thumbs of a table are announced when they are turned over.

import { sitting } from "bombe/people.js";
import { myRound, waitsForMachine } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").View} View */

/** @param {View} view */
export const roundWords = (view) => `${say("next_proposal", { n: view.round })} ${say("next_proposal_more")}`;

/** @param {string | null} code */
const spelled = (code) => [...(code ?? "")].join(" ");

/** @typedef {import("./board.js").State & { shown: number }} Seen how many matches without a room came before, too */

/** @param {Seen} before @param {Seen} now */
const isAnother = (before, now) =>
  before.shown !== now.shown || (before.table && now.table && before.table.matches !== now.table.matches);

/**
 * @param {Seen | null} seen the last of which a view was shown: between two matches there may be none
 * @param {Seen} now
 * @param {string} draft what the hand is about to propose: that its owner knows
 */
export function newsOf(seen, now, draft) {
  const { table, view } = now;
  const before = seen?.view;
  if (!seen || !before?.sheet || !view?.sheet || view.over) return "";
  if (before.over || isAnother(seen, now)) return roundWords(view);
  if (waitsForMachine(view)) return waitsForMachine(before) ? "" : say("machine_thinks");
  const known = before.sheet.rounds;
  const said = view.sheet.rounds.flatMap(({ proposal, answers }, at) =>
    Object.entries(answers)
      .filter(([letter]) => !(letter in (known[at]?.answers ?? {})))
      .map(([letter, passed]) =>
        say(passed ? "heard_yes" : "heard_no", { letter, code: spelled(proposal), left: view.left ?? 0 }),
      ),
  );
  if (!view.coop) return said.join(" ");
  const { proposal } = myRound(view);
  if (!said.length && proposal && proposal !== draft && proposal !== myRound(before).proposal) {
    said.push(say("proposal_now", { code: spelled(proposal) }));
  }
  for (const { at, name, me } of sitting(table, view)) {
    const [thumb, old] = [view.team_thumbs?.[at], before.team_thumbs?.[at]];
    if (me || !thumb || (thumb.up === old?.up && thumb.code === old?.code)) continue;
    said.push(thumb.up ? say("sure_of", { name, code: spelled(thumb.code) }) : say("thumb_of_down", { name }));
  }
  return said.join(" ");
}
