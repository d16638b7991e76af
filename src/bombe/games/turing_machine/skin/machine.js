// The machine: wheels that set a proposal, the reader that answers, and the questions of the round.

import { html, useEffect, useMemo, useRef, useState } from "bombe/preact.js";
import { useAsking, useDeck, useHand, useMatch } from "./board.js";
import { Aids, Facts } from "./facts.js";
import { Answer, Icon } from "./icons.js";
import { moment } from "./moments.js";
import { Reader } from "./reader.js";
import { isLocked, isNightmare, isSpent, lettersOf, mayAsk, mine, myRound, wantsTip } from "./state.js";
import { Wheels } from "./wheels.js";
import { card, questionsOfRound, say } from "./words.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {Record<string, boolean>} Answers */

const PROPOSE_MS = 250;

/** @param {string} query */
function useMedia(query) {
  const list = useMemo(() => matchMedia(query), [query]);
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = () => redraw((n) => n + 1);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, [list]);
  return list.matches;
}

/** A team sees what one of them sets. */
function useProposing() {
  const { table, view, refused } = useMatch();
  const { digits, locked } = useHand();
  const first = useRef(true);
  const code = digits.join("");
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!view.coop || locked || myRound(view).proposal === code) return;
    const timer = setTimeout(() => table.act(`propose ${code}`).catch(refused), PROPOSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
}

/** Cards that need the room take it from the reader, on a phone; and so do people on a low one, and steps. */
function useFolded() {
  const { table, view } = useMatch();
  const { tab } = useDeck();
  const tiny = useMedia("(max-height: 759px), (max-width: 359px)");
  const low = useMedia("(max-height: 899px)");
  const group = view.groups[tab] ?? [];
  const large = group.length > 1 || Boolean(card(group[0])?.grid) || isNightmare(view);
  return tiny || (low && view.seats.length > 1) || large || Boolean(table.past);
}

export function Machine() {
  const { table, view, stopped } = useMatch();
  const { proposal } = useHand();
  const locked = isLocked(view);
  const spent = isSpent(view) && !stopped;
  const { asking } = useAsking();
  const [again, setAgain] = useState(/** @type {string | null} */ (null)); // an answer that is looked at once more
  const { answers } = myRound(view);
  const asked = Object.keys(answers);
  useEffect(() => setAgain(null), [view.round, asked.length]);
  const lit = useRef(asked.length); // how many lamps of this round have been heard
  useEffect(() => {
    if (asked.length > lit.current) moment(answers[/** @type {string} */ (asked.at(-1))] ? "yes" : "no");
    lit.current = asked.length;
  }, [asked.length]);
  useProposing();
  const folded = useFolded();
  const letter = asking ?? (again !== null && again in answers ? again : asked.at(-1)) ?? null;
  const passed = letter === null ? null : (answers[letter] ?? null);
  return html`<section class="engine ${folded ? "folded" : ""}" aria-label=${say("machine")}>
    <div class="setting-digits">
      <p class="line"><span class="caps">${say("proposal")}</span><span class="caps lock ${locked ? "" : "free"}">
        <${Icon} of="lock" size=${14} /> <span>${say("set_for_round")}</span></span></p>
      <${Wheels} />
      ${
        !stopped &&
        html`<p class="keys-hint" aria-hidden="true"><kbd>1</kbd>–<kbd>5</kbd> ${say("key_digits")}${" "}
          <kbd>←</kbd><kbd>→</kbd> ${say("key_moves")}</p>`
      }
    </div>
    <div class="reading">
      <p class="line"><span class="caps">${letter ? say("reads", { letter }) : say("reader")}</span>
        <${Tally} view=${view} /></p>
      <${Reader} code=${proposal} letter=${letter} passed=${passed} />
      <${Line} view=${view} code=${proposal} letter=${letter} passed=${passed} />
      ${
        (wantsTip(view) && !stopped && !table.past) || spent
          ? html`<p class="small-print">${say(spent ? "round_spent" : "press_laws")}</p>
              <${Aids} view=${view} />`
          : html`<${Facts} view=${view} />`
      }
    </div>
    <${Slots} view=${view} />
    <${Keys} answers=${answers} shown=${letter} look=${setAgain} />
  </section>`;
}

/** @param {{ view: View }} props */
function Tally({ view }) {
  const { table } = useMatch();
  // Told again, nobody may ask any more: what was left then is what the round's answers leave.
  const left = table.past ? slotsOf(view).filter((slot) => slot === null).length : (view.left ?? 0);
  const total = mine(view)?.questions ?? 0;
  const round = say("round", { n: view.round });
  return html`<span class="caps tally">
    <span class="tally-long">${total ? say("round_questions", { n: view.round, asked: total }) : round}</span>
    <span class="tally-short">${round}</span>${" "}${!mine(view)?.out && html`<${Pips} left=${left} />`}</span>`;
}

/**
 * What the answer means, in one sentence and a clause. Where others look at this screen it is under a
 * cover, as all answers are, until the cover is held.
 * @param {{ view: View, code: string, letter: string | null, passed: boolean | null }} props
 */
function Line({ view, code, letter, passed }) {
  const { table, stopped } = useMatch();
  const isTold = (table.past || stopped) && !letter; // then there is nothing to do
  const [first, more] = isTold ? ["", ""] : sentence(view, code, letter, passed);
  /** @param {Event} event */
  const keep = (event) => event.preventDefault();
  return html`<div class="said-here">
    <p class="answer-line ${passed === true ? "is-yes" : passed === false ? "is-no" : ""}"><b>${first}</b> ${more}</p>
    ${
      Object.keys(myRound(view).answers).length + view.round > 1 &&
      html`<button class="peek" onTouchStart=${() => {}} onContextMenu=${keep}>${say("peek")}</button>`
    }
  </div>`;
}

/** @type {(view: View, code: string, letter: string | null, passed: boolean | null) => [string, string]} */
function sentence(view, code, letter, passed) {
  if (letter && passed === null) return [say("reading"), ""];
  if (letter) {
    const means = passed ? "obeys" : "breaks";
    if (view.mode !== "classic") return [say(passed ? "yes" : "no"), say(`${means}_${view.mode}`, { code, letter })];
    return [say(passed ? "yes" : "no"), `${say(means, { code, letter })} ${say(passed ? "yes_more" : "no_more")}`];
  }
  // Nothing is to be set or asked by those who are out, which the sheet says, or have given their thumb.
  if (mine(view)?.out) return ["", ""];
  if (view.own_thumb && !view.coop) return [say("thumb_in"), ""];
  if (view.round > 1) return [say("next_proposal", { n: view.round }), say("next_proposal_more")];
  return [say("find_code"), say(`find_code_${view.mode}`)];
}

// --- questions ---------------------------------------------------------------------------------

/**
 * What each of the questions of a round was used for: an answer, or it was filled in before the round
 * began, or null.
 * @param {View} view
 * @returns {({ letter: string, passed: boolean } | "filled" | null)[]}
 */
export function slotsOf(view) {
  const asked = Object.entries(myRound(view).answers).map(([letter, passed]) => ({ letter, passed }));
  const filled = view.round === 1 ? (mine(view)?.handicap ?? 0) : 0;
  const free = Math.max(0, questionsOfRound() - filled - asked.length);
  return [...Array(filled).fill("filled"), ...asked, ...Array(free).fill(null)];
}

/** @param {{ view: View }} props */
function Slots({ view }) {
  const { stopped } = useMatch();
  const slots = slotsOf(view);
  const used = slots.filter(Boolean).length;
  return html`<ol class="questions" aria-label=${say("questions_of_round")}>
    ${slots.map(
      (slot, at) => html`<li class="question ${slot ? "used" : ""}">
        <span class="question-number" aria-hidden="true">${at + 1}</span>
        ${
          slot === null
            ? html`<span>${stopped ? "" : slotHint(at, used, view)}</span>`
            : slot === "filled"
              ? html`<span>${say("filled_in")}</span>`
              : html`<${Asked} letter=${slot.letter} passed=${slot.passed} />`
        }
      </li>`,
    )}
  </ol>`;
}

/** @param {{ letter: string, passed: boolean }} props */
const Asked = ({ letter, passed }) =>
  html`<b aria-hidden="true">${letter}</b><${Answer} passed=${passed} size=${28} />
    <span class="hush">${say(passed ? "answered_yes" : "answered_no", { letter })}</span>`;

/** @type {(at: number, used: number, view: View) => string} */
function slotHint(at, used, view) {
  if (!mayAsk(view)) return "";
  if (used === 0) return at === 0 ? say("ask_first") : "";
  return at === used ? say("ask_more") : say("or_stop");
}

/** @param {{ left: number }} props */
function Pips({ left }) {
  const all = questionsOfRound();
  const pips = Array.from({ length: all }, (_, at) => html`<i class=${at < all - left ? "used" : ""}></i>`);
  return html`<span class="pips"><span aria-hidden="true">${pips}</span> ${say("left", { n: left })}</span>`;
}

/**
 * One key for each verifier. One that was asked shows its answer, and shows it in the reader again.
 * @param {{ answers: Answers, shown: string | null, look: (letter: string) => void }} props
 */
function Keys({ answers, shown, look }) {
  const { view } = useMatch();
  return html`<div class="ask-keys k${view.verifiers.length}">
    ${lettersOf(view).map(
      (letter) => html`<${AskKey} key=${letter} letter=${letter} passed=${answers[letter]} shown=${shown === letter}
        look=${() => look(letter)} />`,
    )}
  </div>`;
}

/** @param {{ letter: string, passed?: boolean, shown: boolean, look: () => void }} props */
function AskKey({ letter, passed, shown, look }) {
  const { view, stopped } = useMatch();
  const { ask, asking } = useAsking();
  const done = passed !== undefined;
  const name = say(!done ? "ask_letter" : passed ? "answered_yes" : "answered_no", { letter });
  return html`<button class="ask-key ${done ? "done" : ""} ${asking === letter ? "busy" : ""}"
    aria-disabled=${!done && (stopped || !mayAsk(view))} aria-label=${name}
    aria-current=${done && shown ? "true" : null}
    onClick=${() => (done ? look() : ask(letter))}>
    ${
      done
        ? html`${letter} <${Answer} passed=${passed} size=${26} />`
        : html`<span class="ask-long">${name}</span><span class="ask-short">${letter} ?</span>`
    }
  </button>`;
}
