// Which problem: what the header says of it, and where another is chosen.

import { html, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Dialog } from "bombe/dialog.js";
import { isHost } from "bombe/table.js";
import { levelWords } from "./people.js";
import { capital, cardsOf } from "./typed.js";
import { booklet, optionNames, optionOf, say } from "./words.js";

const KEPT = "choice"; // where a browser remembers the last one
const KINDS = ["new", "named", "booklet"];
const AID = /^aid_/;
const LONGEST_NAME = 200;

const modeWords = (mode) => say(`share_${mode}`);
const difficultyWords = (difficulty) => say(`share_${difficulty}`);

// --- in the header --------------------------------------------------------------------------------

export function Bar(parts) {
  const { state, view, refused } = parts;
  // The address asked for a match that cannot be: the board is another, and says so. (At once, since
  // this part is drawn within an effect of the board's, and effects of its own would be forgotten.)
  useLayoutEffect(() => {
    if (state.refused) refused(new Error(state.refused));
  }, [state.refused]);
  return html`<div class="bar-problem">
    <span class="hush">${say("this_problem")}</span>
    <span class="mono">${view.problem.replace(/^\? /, "")}</span>
    <span>${[view.mode !== "classic" && modeWords(view.mode), difficultyWords(view.difficulty)].filter(Boolean).join(", ")}</span>
  </div>
  <${NewProblem} ...${parts} cls="bar-new" />`;
}

// Alone one chooses at once. With others the host does, between two matches, where all can see it.
export function NewProblem({ table, state, choose, cls }) {
  const alone = state.trying || state.table?.people.length === 1;
  if (alone) return state.you?.here && !table.watch ? html`<button class=${cls} onClick=${choose}>${say("new_problem")}</button>` : null;
  if (!isHost(state) || state.table.phase === "playing") return null;
  return html`<a class=${cls} href=${`/r/${table.code}?table`}>${say("new_problem")}</a>`;
}

// --- the choice -------------------------------------------------------------------------------------

const aids = () => optionNames().filter((name) => AID.test(name));

// What was chosen last, as far as it still can be; at first what lies on the board.
function remembered(view) {
  const here = {
    kind: "new",
    mode: view.mode,
    verifiers: view.verifiers.length,
    difficulty: view.difficulty,
    by_thought: false,
    named: "",
    booklet: 1,
    machine: view.machine?.level ?? "none",
    ...Object.fromEntries(aids().map((name) => [name, view.aids.includes(name.replace(AID, ""))])),
  };
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    // nothing that can be read, or nowhere to keep it
  }
  const may = {
    kind: (value) => KINDS.includes(value),
    named: (value) => typeof value === "string" && value.length <= LONGEST_NAME,
    booklet: (value) => booklet().some(({ number }) => number === value),
  };
  const known = (name) => (may[name] ?? ((value) => optionOf(name).choices.includes(value)))(kept[name]);
  return Object.fromEntries(Object.keys(here).map((name) => [name, name in kept && known(name) ? kept[name] : here[name]]));
}

function remember(choice) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // then it is not remembered
  }
}

// The options of a match that are chosen here.
function optionsOf(choice) {
  const { kind, mode, verifiers, difficulty, by_thought, machine } = choice;
  // Also those that are off: a board that is tried has some on by itself.
  const on = Object.fromEntries(aids().map((name) => [name, choice[name]]));
  if (kind === "new") return { mode, verifiers, difficulty, by_thought, machine, ...on };
  return { problem: kind === "named" ? cardsOf(choice.named) : `booklet ${choice.booklet}`, machine, ...on };
}

export function Choose({ table, view, close }) {
  const [choice, setChoice] = useState(() => remembered(view));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const field = useRef(null);
  const set = (name) => (value) => {
    setWrong("");
    setChoice((now) => ({ ...now, [name]: value }));
  };
  const { kind } = choice;

  const refuse = (sentence) => {
    setWrong(capital(sentence));
    setBusy(false);
    field.current?.focus();
  };

  const go = async (how) => {
    if (busy) return;
    if (kind === "named" && !choice.named.trim()) return refuse(say("named_missing"));
    setBusy(true);
    setWrong("");
    try {
      await how(optionsOf(choice));
      remember(choice);
    } catch (error) {
      refuse(error instanceof TypeError ? say("no_answer") : error.message); // fetch has no words of ours
    }
  };

  const play = (event) => {
    event.preventDefault();
    go(async (options) => {
      await table.begin(options);
      // The page is another one now, also for those who do not see it.
      requestAnimationFrame(() => {
        document.getElementById("main")?.focus({ preventScroll: true });
        scrollTo(0, 0); // the header says which problem it is
      });
    });
  };

  // The Machine plays against one sheet; whoever wants it against all chooses so at the table. What
  // was named is looked at first, so that it is refused here and not when all have come.
  const gather = () =>
    go(async (options) => {
      const { machine, ...wanted } = kind === "new" ? options : (await table.look(options)).options;
      await table.gather(wanted);
    });

  return html`<${Dialog} title=${say("new_problem")} cls="choose" close=${close}>
    <form onSubmit=${play} noValidate>
      <${Segments} legend=${say("which_problem")} quiet name="kind" value=${kind} set=${set("kind")} choices=${KINDS} words=${(one) => say(`kind_${one}`)} />
      <div class="choose-which">
        ${kind === "new" && html`<${NewOne} choice=${choice} set=${set} />`}
        ${kind === "named" && html`<${Named} value=${choice.named} set=${set("named")} wrong=${wrong} field=${field} />`}
        ${kind === "booklet" && html`<${Booklet} value=${choice.booklet} set=${set("booklet")} />`}
      </div>
      <${Segments} legend=${say("when_alone", { title: optionOf("machine").title })} name="machine" value=${choice.machine} set=${set("machine")}
        choices=${optionOf("machine").choices} words=${levelWords} />
      <details class="choose-aids" open=${aids().some((name) => choice[name])}>
        <summary>${say("hints_and_aids")}</summary>
        <p class="note">${say("aids_are_seen")}</p>
        ${aids().map((name) => html`<${Tick} key=${name} name=${name} value=${choice[name]} set=${set(name)} />`)}
      </details>
      <p class="choose-status note" role="status">${busy ? say("dealing") : ""}</p>
      ${wrong && kind !== "named" && html`<p class="choose-wrong" role="alert">${wrong}</p>`}
      <div class="over-keys">
        <button type="submit" class="button filled" aria-disabled=${String(busy)}>${say("play")}</button>
        <button type="button" class="button" aria-disabled=${String(busy)} onClick=${gather}>${say("with_friends")}</button>
        <button type="button" class="button choose-close" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  <//>`;
}

function NewOne({ choice, set }) {
  return html`
    <${Segments} legend=${optionOf("mode").title} name="mode" value=${choice.mode} set=${set("mode")} choices=${optionOf("mode").choices} words=${modeWords}
      note=${say(`about_${choice.mode}`)} />
    <div class="choose-two">
      <${Segments} legend=${optionOf("verifiers").title} name="verifiers" value=${choice.verifiers} set=${set("verifiers")} choices=${optionOf("verifiers").choices} words=${String} />
      <${Segments} legend=${optionOf("difficulty").title} name="difficulty" value=${choice.difficulty} set=${set("difficulty")} choices=${optionOf("difficulty").choices} words=${difficultyWords} />
    </div>
    <${Tick} name="by_thought" value=${choice.by_thought} set=${set("by_thought")} />`;
}

function Named({ value, set, wrong, field }) {
  return html`<div class="choose-named">
    <label for="choose-named">${say("named_label")}</label>
    <input id="choose-named" ref=${field} class="mono" value=${value} onInput=${({ currentTarget }) => set(currentTarget.value)} maxlength=${LONGEST_NAME}
      autocomplete="off" autocapitalize="characters" spellcheck=${false} aria-invalid=${wrong ? "true" : null} aria-describedby="choose-wrong choose-how" />
    <p id="choose-wrong" class="choose-wrong" role="alert">${wrong}</p>
    <p id="choose-how" class="note">${say("named_how")}</p>
  </div>`;
}

function Booklet({ value, set }) {
  return html`<fieldset class="choose-booklet">
    <legend>${say("booklet_label")}</legend>
    <div>${booklet().map(({ number, verifiers, difficulty }) => html`<label key=${number}>
      <input type="radio" name="choose-booklet" value=${number} checked=${number === value} onChange=${() => set(number)} aria-label=${say("booklet_one", { n: number, verifiers, difficulty })} />
      <span aria-hidden="true"><b>${number}</b><i>${"●".repeat(difficulty)}</i><small>${verifiers}</small></span>
    </label>`)}</div>
    <p class="note">${say("booklet_how")}</p>
  </fieldset>`;
}

// One of a few: radio buttons that look like a row of keys.
function Segments({ legend, quiet, name, value, set, choices, words, note }) {
  return html`<fieldset class="one-of">
    <legend class=${quiet ? "hush" : ""}>${legend}</legend>
    <div class="one-of-row">${choices.map((one) => html`<label key=${one}>
      <input type="radio" name=${`choose-${name}`} value=${one} checked=${one === value} onChange=${() => set(one)} />
      <span>${capital(words(one))}</span>
    </label>`)}</div>
    ${note && html`<p class="note">${note}</p>`}
  </fieldset>`;
}

function Tick({ name, value, set }) {
  return html`<label class="choose-tick">
    <input type="checkbox" checked=${value} onChange=${({ currentTarget }) => set(currentTarget.checked)} />
    <span>${optionOf(name).title}</span>
  </label>`;
}
