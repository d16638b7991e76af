// An exercise: cards and answers, a question, four choices; and what comes of a choice.

import { html, useEffect, useMemo, useRef, useState } from "bombe/preact.js";
import { DeckContext, MarksContext, MatchContext } from "./board.js";
import { Cards } from "./cards.js";
import { Answer } from "./icons.js";
import { digitOf, isCombined } from "./keys.js";
import { Digits, Disc, flowing, Held } from "./school_parts.js";
import { PHONE } from "./sizes.js";
import { nextMark } from "./state.js";
import { lawNamed, SHAPES, Shape, say, spoken } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").Exercise} Exercise */
/** @typedef {import("bombe/messages.d.ts").Chapter} Chapter */
/** @typedef {import("./school_state.js").Tried} Tried */
/** @typedef {import("./state.js").Sign} Sign */
/** @typedef {import("./view.d.ts").Round} Round */

/**
 * How an exercise is drawn, as `told.py` makes it.
 * @typedef {object} Drawn
 * @property {"criterion" | "digit" | "code" | "told" | "question"} kind what is asked
 * @property {"classic" | "extreme" | "nightmare"} mode
 * @property {string} verifiers
 * @property {number[][]} groups
 * @property {Round[]} rounds
 */

/**
 * @typedef {object} Ways what can be done with it
 * @property {() => Tried} now what was done by now: a key may follow before that is drawn
 * @property {(at: number) => void} choose
 * @property {(() => void) | null} hint one more; null where there is none
 * @property {(() => void) | null} peek tells why before there is a choice; null where that is not allowed
 * @property {() => void} next
 * @property {(() => void) | null} skip
 * @property {(() => void) | null} leave to another chapter, where this one is done
 */

/** @param {Exercise} exercise */
const drawnOf = (exercise) => /** @type {Drawn} */ (/** @type {unknown} */ (exercise.drawn));

/**
 * Marks on the cards work as on the board. They are nobody's business: nothing is kept of them.
 * @returns {[import("./marks.js").Marks, Record<string, string>]}
 */
function useOwnMarks() {
  const [signs, setSigns] = useState(/** @type {Record<string, Sign>} */ ({}));
  const undone = useRef(/** @type {(typeof signs)[]} */ ([]));
  const done = useRef(/** @type {(typeof signs)[]} */ ([]));
  /** @type {(target: string, sign: Sign) => void} */
  const put = (target, sign) => {
    done.current.push(signs);
    undone.current = [];
    const { [target]: _, ...others } = signs;
    setSigns(sign ? { ...others, [target]: sign } : others);
  };
  /** @param {typeof done} from @param {typeof done} to */
  const back = (from, to) => {
    const last = from.current.pop();
    if (!last) return null;
    to.current.push(signs);
    setSigns(last);
    return "";
  };
  const marks = {
    of: (/** @type {string} */ target) => signs[target] ?? "",
    put,
    cycle: (/** @type {string} */ target) => put(target, nextMark(signs[target] ?? "")),
    undo: () => back(done, undone),
    redo: () => back(undone, done),
    canUndo: done.current.length > 0,
    canRedo: undone.current.length > 0,
  };
  return [marks, signs];
}

/**
 * @param {object} props
 * @param {Exercise} props.exercise
 * @param {Tried} props.tried
 * @param {string} props.title
 * @param {string[]} props.keep what to keep in mind
 * @param {Ways} props.ways
 * @param {boolean} [props.example] it is worked out already
 * @param {boolean} [props.once] there is one try
 * @param {boolean} [props.led] it follows another one
 * @param {string} props.nextWords
 */
export function ExerciseBoard({ exercise, tried, title, keep, ways, example, once, led, nextWords }) {
  const { kind, mode, verifiers, groups, rounds } = drawnOf(exercise);
  const ringed = kind === "told"; // the last answer, which is spoken of
  const [marks, signs] = useOwnMarks();
  const [tab, setTab] = useState(() => (mode === "nightmare" ? 0 : verifiers.indexOf(lastAsked(rounds))));
  const view = useMemo(
    () => ({ mode, verifiers, groups, over: false, left: 0, own_thumb: null, you: 0, seats: [], aids: [] }),
    [exercise],
  );
  const sheet = { rounds, marks: signs, notes: {} };
  const drawn = { table: { past: null }, view: { ...view, sheet } };
  const match = /** @type {import("./board.js").Match} */ (/** @type {unknown} */ (drawn));
  useExerciseKeys(exercise, ways);
  const tutor = useRef(/** @type {HTMLElement | null} */ (null));
  const asks = useRef(/** @type {HTMLElement | null} */ (null));
  // Who goes on to an exercise is led to its question, and the choices are next.
  useEffect(() => {
    const came = led || document.activeElement?.matches(".school-bar h1");
    if (came && !example) asks.current?.focus({ preventScroll: true });
  }, []);
  // On a phone what meets a choice is below it, and so is why: the cards make room.
  useEffect(() => {
    if (example || (tried.last === null && !tried.peeked) || !matchMedia(PHONE).matches) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    tutor.current?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
  }, [tried.last, tried.wrong, tried.done, tried.peeked]);
  useEffect(() => {
    if (tried.hints) tutor.current?.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
  }, [tried.hints]);
  return html`<div class="board school-board ${mode} n${verifiers.length}">
    <${MatchContext.Provider} value=${match}>
      <${MarksContext.Provider} value=${marks}>
        <${DeckContext.Provider} value=${{ tab, setTab }}><${Cards} /><//>
      <//>
    <//>
    <section class="machine tutor" aria-labelledby="asks" ref=${tutor}>
      <div class="tutor-ask">
        <p class="caps">${title}</p>
        <h2 id="asks" tabindex="-1" ref=${asks}>${exercise.asks}</h2>
        <p class="tutor-answers"><span class="hush">${say("school_answers")} </span>
          <${AnswerChips} rounds=${rounds} ringed=${ringed} /></p>
        <${Choices} exercise=${exercise} tried=${tried} choose=${ways.choose} />
      </div>
      <div class="tutor-pane">
        <p class="hush" role="status">${verdictWords(exercise, tried)}</p>
        <${Pane} exercise=${exercise} tried=${tried} keep=${keep} example=${example} once=${once} />
        <div class="hinted" role="status"><${Hints} exercise=${exercise} tried=${tried} /></div>
        <${Keys} tried=${tried} ways=${ways} nextWords=${nextWords} />
      </div>
    </section>
    <aside class="paper pupil" aria-label=${say("school_answers")}>
      <h2>${say("school_answers")}</h2>
      <${AnswersTable} rounds=${rounds} ringed=${ringed} letters=${[...verifiers]} />
      <h2>${say("school_keep")}</h2>
      ${keep.map((line) => html`<p key=${line}>${flowing(line, 14)}</p>`)}
      <p class="pupil-keys" aria-hidden="true">
        ${!tried.done && html`<span><kbd>1</kbd>–<kbd>4</kbd> ${say("school_keys_choose")}</span>`}
        ${ways.hint && !tried.done && html`<span><kbd>H</kbd> ${say("school_keys_hint")}</span>`}
        ${ways.peek && !tried.done && html`<span><kbd>W</kbd> ${say("school_keys_why")}</span>`}
        ${tried.done && html`<span><kbd>N</kbd> ${say("school_keys_next")}</span>`}</p>
    </aside>
  </div>`;
}

/** @param {Round[]} rounds */
const lastAsked = (rounds) => Object.keys(rounds.at(-1)?.answers ?? {}).at(-1) ?? "A";

// --- keys -----------------------------------------------------------------------------------------

/**
 * @param {Exercise} exercise
 * @param {Ways} ways
 */
function useExerciseKeys(exercise, ways) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      const digit = Number(digitOf(event) ?? 0);
      const key = event.key.toLowerCase();
      const at = digit - 1;
      const { done } = ways.now();
      const doing =
        digit && exercise.choices[at] && !done
          ? () => ways.choose(at)
          : key === "h" && !done
            ? ways.hint
            : key === "w" && !done
              ? ways.peek
              : key === "n" && done
                ? ways.next
                : null;
      if (!doing || !isFree(event)) return;
      event.preventDefault();
      doing();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/**
 * Whether a key is for the page: nothing lies over it, nobody types, and keys are not turned off.
 * @param {KeyboardEvent} event
 */
export function isFree(event) {
  if (event.defaultPrevented || event.repeat || isCombined(event)) return false;
  if (document.documentElement.dataset.keys === "off") return false;
  if (document.querySelector("dialog[open], :popover-open")) return false;
  return !(/** @type {HTMLElement} */ (event.target).closest("input, textarea, select, [contenteditable]"));
}

/** @param {{ tried: Tried, ways: Ways, nextWords: string }} props */
function Keys({ tried, ways, nextWords }) {
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const was = useRef(tried.done);
  // What comes next is where the focus is, once it is clear what was right.
  useEffect(() => {
    if (tried.done && !was.current) next.current?.focus({ preventScroll: true });
    was.current = tried.done;
  }, [tried.done]);
  return html`<div class="tutor-keys">
    ${
      tried.done
        ? html`<button key="next" class="button filled light" ref=${next} onClick=${ways.next}>
              ${nextWords} <kbd aria-hidden="true">N</kbd></button>
            ${
              ways.leave &&
              html`<button key="leave" class="button" onClick=${ways.leave}>${say("school_next_chapter")}</button>`
            }`
        : html`${
            ways.skip && html`<button key="skip" class="button" onClick=${ways.skip}>${say("school_skip")}</button>`
          }
          ${
            ways.hint &&
            html`<button key="hint" class="button" onClick=${ways.hint}>${say("school_hint")}${" "}
              <kbd aria-hidden="true">H</kbd></button>`
          }
          ${
            ways.peek &&
            html`<button key="why" class="button" onClick=${ways.peek} aria-label=${say("school_why_peek")}
              title=${say("school_why_peek")}>${say("school_why")} <kbd aria-hidden="true">W</kbd></button>`
          }`
    }
  </div>`;
}

// --- choices --------------------------------------------------------------------------------------

/** @param {Exercise} exercise */
const isQuestion = (exercise) => exercise.choices.some(({ drawn }) => "proposal" in drawn);

/**
 * A choice is tried at once, so that arrows only move: what has the focus is tried by Enter or Space.
 * @param {{ exercise: Exercise, tried: Tried, choose: (at: number) => void }} props
 */
function Choices({ exercise, tried, choose }) {
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  const [here, setHere] = useState(0);
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || isCombined(event)) return;
    event.preventDefault();
    const at = (here + step + exercise.choices.length) % exercise.choices.length;
    setHere(at);
    /** @type {HTMLElement | undefined} */ (group.current?.children[at])?.focus();
  };
  return html`<div class="tutor-choices" role="radiogroup" aria-labelledby="asks" ref=${group} onKeyDown=${move}>
    ${exercise.choices.map((_, at) => {
      const wrong = tried.wrong.includes(at);
      const right = tried.done && at === exercise.right;
      const state = choiceWords(exercise, at, wrong, right);
      return html`<button key=${at} type="button" role="radio" class="choice ${wrong ? "wrong" : right ? "right" : ""}"
        aria-checked=${String(tried.last === at)} aria-disabled=${String(tried.done)}
        tabindex=${at === here ? "0" : "-1"}
        onFocus=${() => setHere(at)} onClick=${() => choose(at)}>
        <kbd aria-hidden="true">${at + 1}</kbd>
        <span class="choice-text"><${ChoiceText} exercise=${exercise} at=${at} />
          ${state && html`<span class="choice-state"><span class="hush">, </span>${state}</span>`}</span>
        ${wrong && html`<b class="choice-sign" aria-hidden="true">!</b>`}
      </button>`;
    })}
  </div>`;
}

/** @param {Exercise} exercise @param {number} at @param {boolean} wrong @param {boolean} right */
function choiceWords(exercise, at, wrong, right) {
  const best = isQuestion(exercise);
  // What is met by a case may be so; what is met by no case is not.
  const not = exercise.choices[at].cases.length ? "school_still_possible" : "school_not_so";
  if (wrong) return say(best ? "school_not_best" : not);
  const so = drawnOf(exercise).kind === "code" ? "school_so" : "school_right_here";
  return right ? say(best ? "school_best_here" : so) : "";
}

/** @param {{ exercise: Exercise, at: number }} props */
function ChoiceText({ exercise, at }) {
  const { text, drawn } = exercise.choices[at];
  if ("proposal" in drawn)
    return html`<span class="hush">${text}</span>
      <span class="choice-what" aria-hidden="true"><${Digits} of=${String(drawn.proposal)} />
        <${Disc} of=${String(drawn.verifier)} /></span>`;
  const owner = ownerOf(drawnOf(exercise), String(drawn.target ?? ""));
  return html`<span class="choice-what">${owner && html`<span aria-hidden="true"><${Disc} of=${owner} /></span>`}
    <span>${flowing(text, 15)}</span></span>`;
}

/**
 * The verifier before whom the card of a criterion lies, where that is known.
 * @param {Drawn} drawn
 * @param {string} target
 */
function ownerOf({ mode, verifiers, groups }, target) {
  const card = lawNamed(target)?.card;
  if (!card || mode === "nightmare") return "";
  return verifiers[groups.findIndex((group) => group.includes(card.number))] ?? "";
}

/**
 * For screen readers: what a choice came to.
 * @param {Exercise} exercise
 * @param {Tried} tried
 */
function verdictWords(exercise, { last, done, cases, wrong }) {
  if (last === null) return "";
  if (last === exercise.right) return say("school_right");
  const choice = exercise.choices[last];
  const shown = choice.cases.length ? cases.at(-1)?.drawn.code : undefined;
  const what = say("named", { who: spoken(choice.text), what: choiceWords(exercise, last, true, false) });
  const look = shown ? say("school_look_at", { code: String(shown) }) : choice.verdict.join(" ");
  const left = say(wrong.length > 1 ? "school_last_left" : "school_was_right");
  const told = done ? [left, spoken(exercise.choices[exercise.right].text)] : [];
  return [`${what}.`, look, ...told].join(" ");
}

// --- what comes of it ------------------------------------------------------------------------------

/**
 * @param {object} props
 * @param {Exercise} props.exercise
 * @param {Tried} props.tried
 * @param {string[]} props.keep
 * @param {boolean} [props.example]
 * @param {boolean} [props.once]
 */
function Pane({ exercise, tried, keep, example, once }) {
  const { last, done, hints, peeked, wrong } = tried;
  const met = last !== null && last !== exercise.right ? exercise.choices[last] : null;
  if (!met && !done && !peeked)
    return hints
      ? null
      : html`<div class="pane-invites">
      <p>${say(once ? "school_try_once" : "school_try")}</p>
      <div class="pane-keep"><h3>${say("school_keep")}</h3>
        ${keep.map((line) => html`<p key=${line}>${flowing(line, 14)}</p>`)}</div>
    </div>`;
  const found = done && last === exercise.right;
  const title = example
    ? say("school_why")
    : found
      ? say("school_right")
      : done
        ? say(once ? "school_was_right" : "school_last_left")
        : say("school_why");
  const why = done || peeked ? html`<${Why} exercise=${exercise} title=${title} asked=${!done} />` : null;
  const counter = met ?? (example ? exercise.choices[wrong[0]] : null);
  return html`${!example && counter && html`<${Met} tried=${tried} choice=${counter} />`}
    ${why}
    ${example && counter && html`<${Met} tried=${tried} choice=${counter} n=${wrong[0] + 1} />`}`;
}

/**
 * The hints that were taken, until why is told.
 * @param {{ exercise: Exercise, tried: Tried }} props
 */
function Hints({ exercise, tried: { hints, done, peeked } }) {
  if (!hints || done || peeked) return null;
  return html`<h3>${say("school_hint")} <small>${say("school_hint_of", { n: hints })}</small></h3>
    ${exercise.hints.slice(0, hints).map((line) => html`<p key=${line}>${flowing(line, 14)}</p>`)}`;
}

/**
 * @param {object} props
 * @param {Tried} props.tried
 * @param {import("./school_state.js").Choice} props.choice
 * @param {number} [props.n] which one, in an example
 */
function Met({ tried, choice, n }) {
  const shown = choice.cases.length ? tried.cases.at(-1) : undefined;
  const point = String(choice.drawn.target ?? "");
  if (!shown)
    return html`<div class="met"><h3><b class="choice-sign" aria-hidden="true">!</b>
        ${say("proposal" in choice.drawn ? "school_not_that" : "school_not_this")}</h3>
      ${choice.verdict.map((line) => html`<p key=${line}>${flowing(line, 14)}</p>`)}</div>`;
  const code = String(shown.drawn.code);
  return html`<div class="met">
    <h3><b class="choice-sign" aria-hidden="true">!</b>
      ${n ? say("school_example_wrong", { n, code }) : say("school_look_at", { code })}</h3>
    <div class="met-code"><${Digits} of=${code} point=${point} />
      <p>${flowing(choice.verdict.join(" "), 14)}</p></div>
    <${Held} of=${shown} />
    <p class="small">${say("school_only_code", { code })}</p>
  </div>`;
}

/**
 * Who asked for it is led there: the key that was pressed is gone.
 * @param {{ exercise: Exercise, title: string, asked: boolean }} props
 */
function Why({ exercise, title, asked }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (asked) heading.current?.focus({ preventScroll: matchMedia(PHONE).matches });
  }, []);
  const List = exercise.why.length > 1 && !isQuestion(exercise) ? "ol" : "ul";
  return html`<div class="why">
    <h3 tabindex="-1" ref=${heading}>${title}</h3>
    <${List} class="steps">${exercise.why.map((line, at) => html`<li key=${at}>${flowing(line, 14)}</li>`)}<//>
    ${exercise.cases.map(
      (one, at) =>
        html`<div key=${at} class="met"><${Digits} of=${String(one.drawn.code)} /><${Held} of=${one} /></div>`,
    )}
  </div>`;
}

// --- answers ---------------------------------------------------------------------------------------

/**
 * Whether an answer is the last one.
 * @param {Round[]} rounds
 * @param {Round} round
 * @param {string} letter
 */
const isLast = (rounds, round, letter) => round === rounds.at(-1) && letter === lastAsked(rounds);

/** @param {{ rounds: Round[], ringed: boolean }} props */
const AnswerChips = ({ rounds, ringed }) =>
  rounds.map(
    (round, at) =>
      html`<span key=${at} class="chip"><b class="mono">${round.proposal}</b>${Object.entries(round.answers).map(
        ([letter, passed]) => html`<span key=${letter} class=${ringed && isLast(rounds, round, letter) ? "ringed" : ""}>
        ${letter}<${Answer} passed=${passed} size=${18} />
        <span class="hush">${say(passed ? "says_yes" : "says_no")}</span></span>`,
      )}</span>`,
  );

/** @param {{ rounds: Round[], letters: string[], ringed: boolean }} props */
const AnswersTable = ({ rounds, letters, ringed }) =>
  html`<table class="rounds">
    <caption class="hush">${say("school_answers")}</caption>
    <thead><tr><td class="number"></td>
      ${SHAPES.map(
        (shape) => html`<th key=${shape} scope="col" class="of-shape"><${Shape} of=${shape} size=${18} /></th>`,
      )}
      ${letters.map((letter, at) => html`<th key=${letter} scope="col" class=${at === 0 ? "edge" : ""}>${letter}</th>`)}
    </tr></thead>
    <tbody>${rounds.map(
      (round, n) => html`<tr key=${n}>
        <th scope="row" class="number"><span class="hush">${say("round", { n: n + 1 })}</span>
          <span aria-hidden="true">${n + 1}</span></th>
        ${[...(round.proposal ?? "")].map((digit, at) => html`<td key=${at} class="of-shape">${digit}</td>`)}
        ${letters.map((letter, at) => {
          const last = ringed && isLast(rounds, round, letter);
          return html`<td key=${letter} class=${at === 0 ? "edge" : ""}>
            <span class=${last ? "ringed" : ""}>${answered(round.answers[letter])}</span>
            ${last && html`<span class="hush">, ${say("school_last_answer")}</span>`}</td>`;
        })}
      </tr>`,
    )}</tbody>
  </table>`;

/** @param {boolean | undefined} passed */
const answered = (passed) =>
  passed === undefined
    ? html`<i class="dot" aria-hidden="true"></i><span class="hush">${say("not_asked")}</span>`
    : html`<${Answer} passed=${passed} size=${22} /><span class="hush">${say(passed ? "says_yes" : "says_no")}</span>`;

/** While it is on its way: where the choices will be. */
export const Coming = () =>
  html`<div class="board school-board n4" aria-busy="true">
    <section class="machine tutor"><div class="tutor-ask"><p class="caps">…</p>
      <div class="tutor-choices">
        ${[1, 2, 3, 4].map((n) => html`<div key=${n} class="choice coming"></div>`)}</div></div>
      <div class="tutor-pane"></div></section>
  </div>`;
