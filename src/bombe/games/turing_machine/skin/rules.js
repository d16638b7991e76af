// The rules in a few minutes.

import { html, render, useEffect, useRef, useState } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { KEYS } from "./keys.js";
import { Lesson, Verdicts } from "./lesson.js";
import { begin, goToAnchor, Sample, Ways } from "./page.js";
import { glyphs, SHAPES, Shape, say } from "./words.js";

/** @type {(root: Element, table: unknown, data: import("./words.js").Data) => void} */
export function mount(root, _table, data) {
  begin(root, data);
  render(html`<${Rules} />`, root);
}

/** @type {[name: string, Section: () => unknown][]} */
const SECTIONS = [
  ["aim", Aim],
  ["verifiers", Verifiers],
  ["round", Round],
  ["sheet", Sheet],
  ["example", Example],
  ["no", No],
  ["two-rules", TwoRules],
  ["end", End],
  ["machine", Machine],
  ["modes", Modes],
  ["handicap", Handicap],
  ["aids", Aids],
  ["keys", Keys],
];
/** @param {string} name */
const key = (name) => name.replace("-", "_");
/** @param {{ of: string }} props */
const Told = ({ of }) => html`<p>${glyphs(say(of))}</p>`;

function Rules() {
  useEffect(goToAnchor, []);
  return html`<div class="page rules-page">
    <${Ways} here="rules" />
    <${Taught} />
    <nav class="contents" aria-label=${say("rules_contents")}>
      <ol>${SECTIONS.map(
        ([name]) => html`<li><a href=${`#${name}`}>${glyphs(say(`rules_${key(name)}`))}</a></li>`,
      )}</ol>
    </nav>
    ${SECTIONS.map(
      ([name, Section]) => html`<section class="paper" id=${name} aria-labelledby=${`${name}-title`}>
        <h2 id=${`${name}-title`}>${glyphs(say(`rules_${key(name)}`))}</h2>
        <${Section} />
      </section>`,
    )}
  </div>`;
}

// The lesson, for those who want it again.
function Taught() {
  const [open, setOpen] = useState(location.hash === "#lesson");
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const look = () => {
      if (location.hash === "#lesson") setOpen(true);
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const close = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
  };
  return html`<div id="lesson">${
    open
      ? html`<${Lesson} close=${close} />`
      : html`<p class="row">
        <button class="button" ref=${button} onClick=${() => setOpen(true)}>${say("rules_lesson")}</button>${" "}
        <span class="note">${say("rules_lesson_more")}</span>${" "}
        <a href="/g/turing_machine/school">${say("page_school")}</a></p>`
  }</div>`;
}

function Aim() {
  return html`<p class="shapes-row">${SHAPES.map((shape) => html`<${Shape} of=${shape} size=${44} />`)}</p>
    <${Told} of="rules_aim_1" /><${Told} of="rules_aim_2" />`;
}

function Verifiers() {
  return html`<div class="beside"><${Sample} number=${4} letter="A" /><div>
    <${Told} of="rules_verifiers_1" /><${Told} of="rules_verifiers_2" />
    <p>${say("rules_verifiers_3")} <a href="/g/turing_machine/all">${say("page_all")}</a></p>
    <${Told} of="rules_verifiers_4" />
  </div></div>`;
}

function Round() {
  return html`<ol class="items">
    ${[1, 2, 3, 4].map((n) => html`<li>${glyphs(say(`rules_round_${n}`))}</li>`)}
  </ol><${Told} of="rules_marks" /><${Told} of="rules_round_5" />`;
}

function Sheet() {
  return html`<${Told} of="rules_sheet_1" /><${Told} of="rules_sheet_2" />`;
}

function Example() {
  return html`<ol class="items">
    ${[1, 2, 3, 4, 5].map((n) => html`<li>${glyphs(say(`rules_example_${n}`))}</li>`)}
  </ol>`;
}

function No() {
  return html`<p class="lesson-answer"><${Answer} passed=${true} /> <span>${say("rules_no_yes")}</span></p>
    <p class="lesson-answer"><${Answer} passed=${false} /> <span>${say("rules_no_no")}</span></p>
    <${Told} of="rules_no_1" /><${Told} of="rules_no_2" /><${Told} of="rules_no_3" />`;
}

function TwoRules() {
  return html`<div class="beside"><${Verdicts} /><div>
    <p><strong>${say("rule_one")}</strong> ${say("rule_one_more")}</p>
    <p><strong>${say("rule_two")}</strong> ${say("rule_two_more")}</p>
    <${Told} of="rules_two_rules_1" />
  </div></div>`;
}

function End() {
  return html`<${Told} of="rules_end_1" />
    <ul class="points">${[2, 3, 4, 5].map((n) => html`<li>${say(`rules_end_${n}`)}</li>`)}</ul>
    <${Told} of="rules_end_6" /><${Told} of="rules_end_7" />`;
}

function Machine() {
  return html`<${Told} of="rules_machine_1" />
    <dl class="words-list">${["plain", "clever", "optimal"].map(
      (level) => html`<div><dt>${say(`rules_${level}`)}</dt><dd>${say(`rules_${level}_is`)}</dd></div>`,
    )}</dl>
    <h3 id="together">${say("rules_together")}</h3>
    <${Told} of="rules_together_1" /><${Told} of="rules_together_2" />`;
}

function Modes() {
  return html`<dl class="words-list">${["classic", "extreme", "nightmare"].map(
    (mode) => html`<div id=${mode}><dt>${say(`rules_${mode}`)}</dt><dd>${say(`rules_${mode}_is`)}</dd></div>`,
  )}</dl>
    <div class="pair-shown">
      <${Sample} number=${5} letter="A" />
      <p aria-hidden="true">${say("rules_or")}</p>
      <${Sample} number=${11} letter="A" />
    </div>
    <p class="note">${say("rules_pair_shown")}</p>
    <${Told} of="rules_modes_1" />`;
}

function Handicap() {
  return html`<${Told} of="rules_handicap_1" /><${Told} of="rules_handicap_2" />`;
}

function Aids() {
  return html`<${Told} of="rules_aids_1" /><${Told} of="rules_aids_2" />`;
}

/** @type {Record<string, string>} */
const ARROWS = { "←": "left", "→": "right", "↑": "up", "↓": "down" };

/** @param {{ of: string }} props */
function Key({ of }) {
  if (of === "–") return " – ";
  if (of in ARROWS) {
    const name = say(`key_${ARROWS[of]}`);
    return html`<kbd><span class="hush">${name}</span><span aria-hidden="true">${of}</span></kbd>${" "}`;
  }
  return html`<kbd>${of.length > 1 ? say(`key_${of.toLowerCase()}`) : of}</kbd> `;
}

function Keys() {
  return html`<dl class="keys-list">${KEYS.map(
    ([signs, what]) => html`<div>
      <dt>${signs.map((sign) => html`<${Key} of=${sign} />`)}</dt>
      <dd>${glyphs(say(what))}</dd>
    </div>`,
  )}</dl>
    <${Told} of="rules_keys_1" /><${Told} of="keys_off" />`;
}
