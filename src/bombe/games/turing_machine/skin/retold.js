// A match that is over, told again as those saw it who acted: what they were answered, and what that left.

import { useEffect, useState } from "bombe/preact.js";
import { ask } from "./answers.js";
import { markWords } from "./marks.js";
import { isNightmare, lettersOf, myRound, targetWords } from "./state.js";
import { say, spoken } from "./words.js";
import { written } from "./worlds.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {{ worlds: number, codes: number, struck: string[] }} Deduced */

/**
 * A step with the sheet of the seat that acted. All sheets are open at the end of a match, and only then: one
 * that its host ended is shown as the public saw it.
 * @param {View} view
 * @param {{ final: View, seat: number }} about
 * @returns {View}
 */
export function retold(view, { final, seat }) {
  const sheets = final.sheets;
  if (view.over || !sheets) return view;
  const at = view.coop ? 0 : seat;
  const rounds = view.seats[at].rounds.map(({ proposal, asked }, n) => ({
    proposal,
    answers: Object.fromEntries(asked.map((letter) => [letter, sheets[at][n].answers[letter]])),
  }));
  const sheet = { rounds, marks: {}, notes: {} };
  return { ...view, you: at, sheet, left: 0, thumb: "down", own_thumb: { up: false, code: null } };
}

/**
 * What was done, in words; nothing where the action has to do.
 * @param {string} name
 * @param {string} action
 * @param {View} view as it is retold
 * @param {{ before?: View }} around
 */
export function inWords(name, action, view, { before } = {}) {
  const [verb, first = "", second = ""] = action.split(" ");
  if (verb === "machine") return say("told_machine");
  if (verb === "ask") {
    const passed = view.sheet?.rounds.at(-1)?.answers[second] ?? view.sheets?.[0]?.at(-1)?.answers[second];
    const sign = passed === undefined ? "" : passed ? "✓" : "✗";
    return say("told_asked", { name, letter: second, code: first, sign });
  }
  if (verb === "thumb") {
    const code = first === "up" ? second : missedWith(before, view);
    return code ? say("told_up", { name, code }) : say("thumb_of_down", { name });
  }
  if (verb === "hint") return say("told_hint", { name });
  if (verb === "note") return say("told_note", { name });
  if (verb === "leave") return say("told_left", { name });
  if (verb === "return") return say("told_back", { name });
  if (verb === "mark") {
    const what = markWords(spoken(targetWords(first)), second === "+" ? "+" : "-");
    return say("named", { who: name, what });
  }
  return "";
}

/**
 * The wrong code by which a match was lost that went on: it ended its round like a thumb down.
 * @param {View | undefined} before
 * @param {View} view
 */
const missedWith = (before, view) =>
  before && (view.missed?.length ?? 0) > (before.missed?.length ?? 0) ? view.missed?.at(-1) : "";

/**
 * The part of the match that a view belongs to.
 * @param {View} view
 */
export const partOf = (view) => (view.over ? say("part_result") : say("round", { n: view.round }));

/**
 * On a phone one card is in view: at a question, that of the verifier who was asked.
 * @param {View | null} view as it is retold
 * @param {(at: number) => void} setTab
 */
export function useCardAsked(view, setTab) {
  const asked = view && !isNightmare(view) ? Object.keys(myRound(view).answers).at(-1) : undefined;
  const at = view && asked ? lettersOf(view).indexOf(asked) : -1;
  useEffect(() => {
    if (at >= 0) setTab(at);
  }, [view?.round, view?.you, at]);
}

/** @type {Map<string, Promise<Deduced | null>>} */
const known = new Map();

/**
 * What the answers on a sheet leave; null until that is known, and where it is nobody's.
 * @param {View | null} view
 * @returns {Deduced | null}
 */
export function useDeduced(view) {
  const problem = view?.problem ?? "";
  const transcript = view?.sheet ? written(view.sheet.rounds) : null;
  const [deduced, setDeduced] = useState(/** @type {Deduced | null} */ (null));
  useEffect(() => {
    if (transcript === null) return setDeduced(null);
    let here = true;
    const key = `${problem}/${transcript}`;
    const answer = known.get(key) ?? deducedOf(problem, transcript);
    known.set(key, answer);
    answer.then((one) => here && setDeduced(one));
    return () => {
      here = false;
    };
  }, [problem, transcript]);
  return deduced;
}

/**
 * @param {string} problem
 * @param {string} transcript
 * @returns {Promise<Deduced | null>}
 */
const deducedOf = async (problem, transcript) => {
  const answer = await ask("deduced", { problem, transcript }).catch(() => null);
  return answer?.ok ? answer.json() : null;
};
