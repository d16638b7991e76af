// How a match ended, in words.

import { listed } from "bombe/words.js";
import { aidWords } from "./facts.js";
import { machineOf } from "./state.js";
import { count, say } from "./words.js";

/** @typedef {import("./state.js").Ended} Ended */
/** @typedef {import("./people.js").Seated} Seated */

/**
 * @param {Ended} view
 * @param {Seated[]} seats
 */
export function titleOf(view, seats) {
  const { winners, why } = view.outcome;
  const names = listed(winners.map((seat) => seats[seat].name));
  const isMine = view.you !== null && winners.includes(view.you);
  const alone = seats.length === 1;
  if (why === "solved" && (alone || view.coop)) {
    const { machine } = view;
    const level = machine?.rounds === view.round && machine.questions === view.seats[winners[0]].questions;
    if (machine)
      return say(level ? "as_good_as_the_machine" : isMine ? "you_beat_the_machine" : "the_machine_is_beaten");
    return isMine ? say(alone ? "you_broke_it" : "you_broke_it_together") : say("broke_it", { names });
  }
  if (why === "solved") return isMine ? say("you_broke_it") : say("broke_it", { names });
  if (why === "fewest") {
    if (isMine) return winners.length === 1 ? say("you_won_by_fewest") : say("you_share_the_win");
    return say("won_by_fewest", { names });
  }
  if (why === "last") return isMine ? say("you_are_last") : say("is_last", { names });
  const code = view.last_thumbs.find((thumb) => thumb?.up)?.code;
  return say(`why_${why}`, code ? { code } : {}); // late, beaten, wrong, nobody
}

/**
 * Whether a seat declared the code that was looked for.
 * @param {Ended} view
 * @param {number} seat
 */
export const isRight = (view, seat) => view.last_thumbs[seat]?.code === view.solution;

/**
 * Seats in the order of the rules: who has won, who was right with more questions, who had not declared, and
 * who was wrong or gave up.
 * @template {Pick<Seated, "at" | "questions" | "out" | "away">} Seat
 * @param {Ended} view
 * @param {Seat[]} seats
 */
export function placed(view, seats) {
  /** @param {Seat} seat */
  const rank = ({ at, out, away }) =>
    view.outcome.winners.includes(at) ? 0 : isRight(view, at) ? 1 : out ? 4 : away ? 3 : 2;
  return [...seats].sort((a, b) => rank(a) - rank(b) || (rank(a) === 1 ? a.questions - b.questions : 0));
}

/**
 * That a right code was guessed, where more than one was possible; nothing where it was known.
 * @param {Ended} view
 * @param {number} seat
 * @param {number | undefined} codes that were still possible for it
 */
export const guessWords = (view, seat, codes) =>
  codes !== undefined && codes > 1 && isRight(view, seat) ? count("guessed", codes) : "";

/**
 * What became of a seat.
 * @param {Ended} view
 * @param {Seated} seat
 */
export function fateOf(view, seat) {
  const thumb = view.last_thumbs[seat.at];
  if (view.outcome.winners.includes(seat.at)) return say("won");
  if (thumb?.up) {
    if (!isRight(view, seat.at)) return say("wrong");
    if (view.missed) return say("right_late");
    return view.outcome.why === "fewest" ? say("right_but_more") : say("right");
  }
  if (seat.out) return say("gave_up");
  if (seat.away) return say("away");
  return thumb ? say("thumb_down") : say("still_asking");
}

/**
 * What may be shown to anybody: how it went, and nothing of the code. The link is to the very same
 * problem, so that others can compare; nobody reads the answer from its name.
 * @param {Ended} view
 * @param {number} seat
 * @param {string} link
 * @param {number} [codes] that were still possible for it, once that is known
 */
export function shareText(view, seat, link, codes) {
  const rounds = view.sheets[seat].map(({ proposal, answers }, at) => {
    const signs = Object.values(answers).map((passed) => (passed ? "✓" : "✗"));
    return proposal ? [`${at + 1} ${signs.join("")}`] : []; // of a round without a question nothing is told
  });
  const missed = view.missed?.length ?? 0;
  const solved = view.outcome.winners.includes(seat) || isRight(view, seat);
  const { hints = 0 } = view.seats[seat];
  const others = view.aids.filter((aid) => aid !== "hints");
  const machine = machineOf(view);
  return [
    `Bombe ${view.problem} (${say(`share_${view.mode}`)}, ${say(`share_${view.difficulty}`)})`,
    ...rounds.flat(),
    `${solved ? "✓" : "✗"} ${score(view.seats[seat].rounds.length, view.seats[seat].questions)}`,
    ...[
      missed > 0 && say(missed > 1 ? "share_after_wrong_many" : "share_after_wrong"),
      guessWords(view, seat, codes),
      hints > 0 && count("hints", hints),
      others.length > 0 && aidWords(others),
    ].filter(Boolean),
    ...(machine && solved
      ? [say("named", { who: say("the_machine"), what: score(machine.rounds ?? 0, machine.questions ?? 0) })]
      : []),
    link,
  ].join("\n");
}

/** @param {number} rounds @param {number} questions */
export const score = (rounds, questions) => `${count("rounds", rounds)}, ${count("questions", questions)}`;
