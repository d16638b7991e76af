// A lesson of a minute: what a verifier is, what its answer means, and the two rules.

import { html, useEffect, useRef, useState } from "bombe/preact.js";
import { Answer, Icon } from "./icons.js";
import { markWords, stateClass } from "./marks.js";
import { Digits, Sample } from "./page.js";
import { nextMark } from "./state.js";
import { card, glyphs, lawNamed, Picture, say, spoken, taught } from "./words.js";

/** @typedef {import("./words.js").Law} Law */
/** @typedef {{ code: string, passed: boolean }} Heard */

const KEY = "lesson";
const MOST_HEARD = 4;

/** Without storage the lesson counts as seen, so that it is not offered on every visit. */
export function lessonWanted() {
  try {
    return localStorage.getItem(KEY) !== "done";
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, "done");
  } catch {
    // then it is shown again
  }
}

const STEPS = [Holds, Asks, Refuses, Rules, Ends];

/** @param {{ close: () => void }} props */
export function Lesson({ close }) {
  const [step, setStep] = useState(0);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), [step]);
  const end = () => {
    remember();
    close();
    document.getElementById("main")?.focus({ preventScroll: true }); // its keys are gone
  };
  /**
   * The keys of the board are not for those who are in here.
   * @param {KeyboardEvent} event
   */
  const pressed = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") end();
  };
  const Step = STEPS[step];
  const last = step === STEPS.length - 1;
  return html`<section class="lesson" aria-label=${say("lesson")} onKeyDown=${pressed}>
    <div class="lesson-head">
      <p class="caps">${say("lesson_step", { n: step + 1, of: STEPS.length })}</p>
      <ol class="lesson-steps" aria-hidden="true">
        ${STEPS.map((_, at) => html`<li class=${at === step ? "now" : at < step ? "past" : ""}></li>`)}
      </ol>
      <button class="quiet" onClick=${end}>${say("lesson_skip")}</button>
    </div>
    <h2 ref=${heading} tabindex="-1">${say(`lesson_title_${step + 1}`)}</h2>
    <${Step} />
    <div class="lesson-foot">
      <button class="button" aria-disabled=${step === 0} onClick=${() => step > 0 && setStep(step - 1)}>
        ${say("lesson_back")}</button>
      <button class="button filled" onClick=${() => (last ? end() : setStep(step + 1))}>
        ${say(last ? "lesson_play" : "lesson_next")}</button>
    </div>
  </section>`;
}

function Holds() {
  return html`<div class="lesson-body">
    <${Sample} number=${taught().card} letter="A" />
    <div class="lesson-text">
      <p>${glyphs(say("lesson_code"))}</p>
      <p>${glyphs(say("lesson_holds"))}</p>
      <p>${say("lesson_find")}</p>
    </div>
  </div>`;
}

function Asks() {
  const { card, held, digits: allowed } = taught();
  const [digits, setDigits] = useState(["3", "4", "1"]);
  const [asked, setAsked] = useState(/** @type {Heard[]} */ ([]));
  /** @param {string} law @param {string} code */
  const passes = (law, code) => allowed[law].includes(code[1]);
  const ask = () => {
    const code = digits.join("");
    const others = asked.filter((one) => one.code !== code);
    setAsked([{ code, passed: passes(held, code) }, ...others].slice(0, MOST_HEARD));
  };
  /** @param {string} law */
  const agrees = (law) => asked.every(({ code, passed }) => passes(law, code) === passed);
  const left = Object.keys(allowed).filter(agrees);
  /** @param {Law} law */
  const state = ({ name }) => (!agrees(name) ? "struck" : left.length === 1 ? "kept" : "");
  return html`<div class="lesson-body">
    <${Sample} number=${card} letter="A" state=${state} />
    <div class="lesson-text">
      <p>${say("lesson_try")}</p>
      <div class="lesson-try">
        <${Digits} name="lesson" digits=${digits} set=${setDigits} />
        <button class="button filled" onClick=${ask}>${say("lesson_ask", { code: digits.join("") })}</button>
      </div>
      <div class="lesson-heard" role="status">
        ${asked.length === 0 && html`<p class="note">${say("lesson_nothing_yet")}</p>`}
        ${asked.slice(0, 1).map(({ code, passed }) => html`<${Said} passed=${passed} code=${code} />`)}
        ${
          asked.length > 0 &&
          html`<p>${glyphs(
            left.length === 1
              ? say("lesson_one_left", { letter: lawNamed(left[0])?.law.letter ?? "" })
              : say("lesson_some_left", { n: left.length }),
          )}</p>`
        }
      </div>
    </div>
  </div>`;
}

/** @param {Heard} props */
const Said = ({ passed, code }) =>
  html`<p class="lesson-answer"><${Answer} passed=${passed} />${" "}
    <strong>${say(passed ? "lesson_says_yes" : "lesson_says_no", { code })}</strong></p>`;

// B holds "triangle greater than square", and has refused 341.
function Refuses() {
  const { refused, maybe } = taught();
  const [tried, setTried] = useState(/** @type {Heard | null} */ (null));
  /** @param {Law} law */
  const state = ({ name }) => (name === refused.law ? "kept" : "");
  return html`<div class="lesson-body">
    <${Sample} number=${refused.card} letter="B" state=${state} />
    <div class="lesson-text">
      <p class="lesson-answer"><${Answer} passed=${false} /> <strong>${say("lesson_refused")}</strong></p>
      <p>${glyphs(say("lesson_means"))}</p>
      <p>${glyphs(say("lesson_which"))}</p>
      <div class="row">
        ${maybe.map(
          ([code, passed]) => html`<button class="button mono" aria-pressed=${tried?.code === code}
            onClick=${() => setTried({ code, passed })}>${code}</button>`,
        )}
      </div>
      <div class="lesson-heard" role="status">
        ${
          tried &&
          html`<p class="lesson-answer"><${Answer} passed=${tried.passed} />${" "}
            <span>${glyphs(say(`lesson_which_${tried.code}`))}</span></p>`
        }
      </div>
    </div>
  </div>`;
}

function Rules() {
  return html`<div class="lesson-body">
    <${Verdicts} />
    <div class="lesson-text">
      <p><strong>${say("rule_one")}</strong> ${say("rule_one_more")}</p>
      <p><strong>${say("rule_two")}</strong> ${say("rule_two_more")}</p>
      <p>${say("lesson_end")}</p>
    </div>
  </div>`;
}

/** Marks are the player's own, and so is the end of a round. */
function Ends() {
  return html`<div class="lesson-body">
    <div class="lesson-marks">
      ${card(taught().card).laws.map((law) => html`<${Marked} key=${law.name} law=${law} />`)}
    </div>
    <div class="lesson-text">
      <p>${glyphs(say("lesson_marks"))} ${say("press_laws")}</p>
      <p>${say("lesson_ends")}</p>
      <p class="lesson-key"><span class="lesson-cap filled"><${Icon} of="up" size=${24} /> ${say("know")}</span>${" "}
        <span>${say("lesson_know")}</span></p>
      <p class="lesson-key"><span class="lesson-cap"><${Icon} of="down" size=${22} /> ${say("next_round")}</span>${" "}
        <span>${say("lesson_next_round")}</span></p>
    </div>
  </div>`;
}

/** @param {{ law: Law }} props */
function Marked({ law }) {
  const [sign, setSign] = useState(/** @type {import("./state.js").Sign} */ (""));
  const name = spoken(say("law_is", { letter: law.letter, words: law.words }));
  return html`<button class="law ${stateClass(sign)}" aria-pressed=${sign !== ""} aria-label=${markWords(name, sign)}
    onClick=${() => setSign(nextMark(sign))}><${Picture} of=${law.picture} />
    <span class="law-words">${glyphs(law.words, 14)}</span></button>`;
}

/** What four verifiers say to the one code that all accept, and to four that one of them refuses. */
export function Verdicts() {
  const { verifiers, verdicts } = taught();
  return html`<div class="verdicts-box"><table class="verdicts">
    <caption>${say("verdicts")}</caption>
    <thead><tr>
      <th scope="col">${say("verdicts_code")}</th>
      ${[...verifiers].map((letter) => html`<th scope="col">${letter}</th>`)}
    </tr></thead>
    <tbody>${verdicts.map(
      ([code, said]) => html`<tr class=${said.every(Boolean) ? "the-code" : ""}>
        <th scope="row" class="mono">${code}</th>
        ${said.map(
          (passed) => html`<td><${Answer} passed=${passed} size=${20} />
            <span class="hush">${say(passed ? "sample_yes" : "sample_no")}</span></td>`,
        )}
      </tr>`,
    )}</tbody>
  </table></div>`;
}
