// A lesson of a minute: what a verifier is, what its answer means, and the two rules.

import { html, useEffect, useRef, useState } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { Digits, Sample } from "./page.js";
import { glyphs, say } from "./words.js";

const KEY = "lesson";

// Where nothing can be remembered, nobody is taught again and again.
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

const STEPS = [Holds, Asks, Refuses, Rules];

export function Lesson({ close }) {
  const [step, setStep] = useState(0);
  const heading = useRef(null);
  useEffect(() => heading.current.focus(), [step]);
  const end = () => {
    remember();
    close();
    document.getElementById("main").focus({ preventScroll: true }); // its keys are gone
  };
  // The keys of the board are not for whoever is in here.
  const pressed = (event) => {
    event.stopPropagation();
    if (event.key === "Escape") end();
  };
  const Step = STEPS[step];
  const last = step === STEPS.length - 1;
  return html`<section class="lesson" aria-label=${say("lesson")} onKeyDown=${pressed}>
    <div class="lesson-head">
      <p class="caps">${say("lesson_step", { n: step + 1, of: STEPS.length })}</p>
      <ol class="lesson-steps" aria-hidden="true">${STEPS.map((_, at) => html`<li class=${at === step ? "now" : at < step ? "past" : ""}></li>`)}</ol>
      <button class="quiet" onClick=${end}>${say("lesson_skip")}</button>
    </div>
    <h2 ref=${heading} tabindex="-1">${say(`lesson_title_${step + 1}`)}</h2>
    <${Step} />
    <div class="lesson-foot">
      <button class="button" aria-disabled=${step === 0} onClick=${() => step > 0 && setStep(step - 1)}>${say("lesson_back")}</button>
      <button class="button filled" onClick=${() => (last ? end() : setStep(step + 1))}>${say(last ? "lesson_play" : "lesson_next")}</button>
    </div>
  </section>`;
}

function Holds() {
  return html`<div class="lesson-body">
    <${Sample} number=${4} letter="A" />
    <div class="lesson-text">
      <p>${glyphs(say("lesson_code"))}</p>
      <p>${glyphs(say("lesson_holds"))}</p>
      <p>${say("lesson_find")}</p>
    </div>
  </div>`;
}

// Of card 4: the square less than 4, exactly 4, more than 4. This verifier holds the first.
const LAWS = { a: (digit) => digit < 4, b: (digit) => digit === 4, c: (digit) => digit > 4 };
const HELD = "a";

function Asks() {
  const [digits, setDigits] = useState(["3", "4", "1"]);
  const [asked, setAsked] = useState([]); // { code, passed }
  const square = Number(digits[1]);
  const ask = () => {
    const code = digits.join("");
    setAsked([{ code, passed: LAWS[HELD](square) }, ...asked.filter((one) => one.code !== code)].slice(0, 4));
  };
  const stands = (letter) => asked.every(({ code, passed }) => LAWS[letter](Number(code[1])) === passed);
  const left = Object.keys(LAWS).filter(stands);
  const state = (law) => (!stands(law.letter) ? "struck" : left.length === 1 ? "kept" : "");
  return html`<div class="lesson-body">
    <${Sample} number=${4} letter="A" state=${state} />
    <div class="lesson-text">
      <p>${say("lesson_try")}</p>
      <div class="lesson-try">
        <${Digits} name="lesson" digits=${digits} set=${setDigits} />
        <button class="button filled" onClick=${ask}>${say("lesson_ask", { code: digits.join("") })}</button>
      </div>
      <div class="lesson-heard" role="status">
        ${asked.length === 0 && html`<p class="note">${say("lesson_nothing_yet")}</p>`}
        ${asked.slice(0, 1).map(({ code, passed }) => html`<p class="lesson-answer"><${Answer} passed=${passed} /> <strong>${say(passed ? "lesson_says_yes" : "lesson_says_no", { code })}</strong></p>`)}
        ${asked.length > 0 && html`<p>${glyphs(say(left.length === 1 ? "lesson_one_left" : "lesson_some_left", { n: left.length, letter: left[0] }))}</p>`}
      </div>
    </div>
  </div>`;
}

// B holds "triangle greater than square", and has refused 341.
const MAYBE = ["321", "541", "231"];

function Refuses() {
  const [tried, setTried] = useState(null);
  const passed = tried !== null && tried[0] > tried[1];
  return html`<div class="lesson-body">
    <${Sample} number=${11} letter="B" state=${(law) => (law.letter === "c" ? "kept" : "")} />
    <div class="lesson-text">
      <p class="lesson-answer"><${Answer} passed=${false} /> <strong>${say("lesson_refused")}</strong></p>
      <p>${glyphs(say("lesson_means"))}</p>
      <p>${glyphs(say("lesson_which"))}</p>
      <div class="row">
        ${MAYBE.map((code) => html`<button class="button mono" aria-pressed=${tried === code} onClick=${() => setTried(code)}>${code}</button>`)}
      </div>
      <div class="lesson-heard" role="status">
        ${tried !== null && html`<p class="lesson-answer"><${Answer} passed=${passed} /> <span>${glyphs(say(`lesson_which_${tried}`))}</span></p>`}
      </div>
    </div>
  </div>`;
}

// What four verifiers say, who hold: square exactly 4, no 3, triangle less than square, circle
// smallest. For each of them there is a code that only this one refuses.
const SAY = [["241", ""], ["251", "A"], ["341", "B"], ["541", "C"], ["245", "D"]];

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

export const Verdicts = () =>
  html`<div class="verdicts-box"><table class="verdicts">
    <caption>${say("verdicts")}</caption>
    <thead><tr><th scope="col">${say("verdicts_code")}</th>${[..."ABCD"].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
    <tbody>${SAY.map(([code, refused]) => html`<tr class=${refused ? "" : "the-code"}>
      <th scope="row" class="mono">${code}</th>
      ${[..."ABCD"].map((letter) => html`<td><${Answer} passed=${letter !== refused} size=${20} /><span class="hush">${say(letter !== refused ? "sample_yes" : "sample_no")}</span></td>`)}
    </tr>`)}</tbody>
  </table></div>`;
