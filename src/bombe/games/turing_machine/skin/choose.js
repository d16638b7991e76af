// Which problem: what the header says of it, and where another is chosen.

import { Dialog } from "bombe/dialog.js";
import { html, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { isHost, reason } from "bombe/table.js";
import { aids, KINDS, LONGEST_NAME, optionsOf, remember, remembered } from "./choice.js";
import { levelWords } from "./facts.js";
import { cardsNamed } from "./state.js";
import { booklet, capital, optionOf, say } from "./words.js";

/** @typedef {import("./board.js").Table} Table */
/** @typedef {import("./board.js").State} State */
/** @typedef {import("./state.js").View} View */
/** @typedef {import("./words.js").Chosen} Chosen */

/** @param {Chosen} mode */
const modeWords = (mode) => say(`share_${mode}`);
/** @param {Chosen} difficulty */
const difficultyWords = (difficulty) => say(`share_${difficulty}`);

// --- in the header --------------------------------------------------------------------------------

/**
 * Drawn outside the board, so it is given all that it uses.
 * @param {object} props
 * @param {Table} props.table
 * @param {State} props.state
 * @param {View} props.view
 * @param {() => void} props.choose
 * @param {(error: unknown) => void} props.refused
 */
export function Bar({ table, state, view, choose, refused }) {
  // The address asked for a match that cannot be: the board is another, and says so. (At once, since
  // this part is drawn within an effect of the board's, and effects of its own would be forgotten.)
  useLayoutEffect(() => {
    if (state.refused) refused(new Error(state.refused));
  }, [state.refused]);
  const kind = [view.mode !== "classic" && modeWords(view.mode), difficultyWords(view.difficulty)];
  return html`<div class="bar-problem">
    <span class="hush">${say("this_problem")}</span>
    <span class="mono">${cardsNamed(view)}</span>
    <span>${kind.filter(Boolean).join(", ")}</span>
  </div>
  ${
    state.you?.origin
      ? html`<${WayBack} origin=${state.you.origin} />`
      : html`<${NewProblem} table=${table} state=${state} choose=${choose} cls="bar-new" />`
  }`;
}

/**
 * From a match that goes on where another was: to that question of the other.
 * @param {{ origin: import("bombe/messages.d.ts").Origin }} props
 */
const WayBack = ({ origin: { match, line, step } }) =>
  html`<a class="bar-new" href=${`/m/${match}/review#${line + 1}.${step + 1}`}>
    ${say("branch_back", { n: step + 1 })}</a>`;

/**
 * Alone one chooses at once. With others the host does, between two matches, where all can see it.
 * @param {{ table: Table, state: State, choose: () => void, cls: string }} props
 */
export function NewProblem({ table, state, choose, cls }) {
  const alone = state.trying || state.table?.people.length === 1;
  if (alone) {
    if (!state.you?.here || table.watch) return null;
    return html`<button class=${cls} onClick=${choose}>${say("new_problem")}</button>`;
  }
  if (!isHost(state) || state.table?.phase === "playing") return null;
  return html`<a class=${cls} href=${`/r/${table.code}?table`}>${say("new_problem")}</a>`;
}

// --- the choice -------------------------------------------------------------------------------------

/** @param {{ table: Table, view: View, close: () => void }} props */
export function Choose({ table, view, close }) {
  const [choice, setChoice] = useState(() => remembered(view));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  /** @type {(name: string) => (value: Chosen) => void} */
  const set = (name) => (value) => {
    setWrong("");
    setChoice((now) => ({ ...now, [name]: value }));
  };
  const { kind } = choice;

  /** @param {string} sentence */
  const refuse = (sentence) => {
    setWrong(capital(sentence));
    setBusy(false);
    field.current?.focus();
  };

  /** @param {(options: Record<string, unknown>) => Promise<void>} how */
  const go = async (how) => {
    if (busy) return;
    if (kind === "named" && !String(choice.named).trim()) return refuse(say("named_missing"));
    setBusy(true);
    setWrong("");
    try {
      await how(optionsOf(choice));
      remember(choice);
    } catch (error) {
      refuse(reason(error, say("no_answer")));
    }
  };

  /** @param {Event} event */
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

  // The Machine plays against one sheet; those who want it against all choose so at the table. What
  // was named is looked at first, so that it is refused here and not when all have come.
  const gather = () =>
    go(async (options) => {
      const { machine: _, ...wanted } = kind === "new" ? options : (await table.look(options)).options;
      await table.gather(wanted);
    });

  return html`<${Dialog} title=${say("new_problem")} cls="choose" close=${close}>
    <form onSubmit=${play} noValidate>
      <${Segments} legend=${say("which_problem")} quiet name="kind" value=${kind} set=${set("kind")} choices=${KINDS}
        words=${(/** @type {Chosen} */ one) => say(`kind_${one}`)} />
      <div class="choose-which">
        ${kind === "new" && html`<${NewOne} choice=${choice} set=${set} />`}
        ${
          kind === "named" && html`<${Named} value=${choice.named} set=${set("named")} wrong=${wrong} field=${field} />`
        }
        ${kind === "booklet" && html`<${Booklet} value=${choice.booklet} set=${set("booklet")} />`}
      </div>
      <${Segments} legend=${say("when_alone", { title: optionOf("machine").title })} name="machine"
        value=${choice.machine} set=${set("machine")} choices=${optionOf("machine").choices} words=${levelWords}
        note=${say(`about_machine_${choice.machine}`)} />
      <details class="choose-aids" open=${aids().some((name) => choice[name])}>
        <summary>${say("hints_and_aids")}</summary>
        <p class="note">${say("aids_are_seen")}</p>
        ${aids().map((name) => html`<${Tick} key=${name} name=${name} value=${choice[name]} set=${set(name)} />`)}
      </details>
      <p class="choose-status note" role="status">${busy ? say("dealing") : ""}</p>
      ${wrong && kind !== "named" && html`<p class="choose-wrong" role="alert">${wrong}</p>`}
      <div class="over-keys">
        <button type="submit" class="button filled" aria-disabled=${String(busy)}>${say("play")}</button>
        <button type="button" class="button" aria-disabled=${String(busy)} onClick=${gather}>
          ${say("with_friends")}</button>
        <button type="button" class="button choose-close" onClick=${close}>${say("cancel")}</button>
      </div>
    </form>
  <//>`;
}

/** @param {{ choice: import("./choice.js").Choice, set: (name: string) => (value: Chosen) => void }} props */
function NewOne({ choice, set }) {
  /** @param {string} name */
  const option = (name) => ({
    name,
    legend: optionOf(name).title,
    value: choice[name],
    set: set(name),
    choices: optionOf(name).choices,
  });
  return html`
    <${Segments} ...${option("mode")} words=${modeWords} note=${say(`about_${choice.mode}`)} />
    <div class="choose-two">
      <${Segments} ...${option("verifiers")} words=${String} />
      <${Segments} ...${option("difficulty")} words=${difficultyWords} />
    </div>
    <${Tick} name="by_thought" value=${choice.by_thought} set=${set("by_thought")} />`;
}

/** @param {{ value: string, set: (value: string) => void, wrong: string, field: unknown }} props */
function Named({ value, set, wrong, field }) {
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => set(currentTarget.value);
  return html`<div class="choose-named">
    <label for="choose-named">${say("named_label")}</label>
    <input id="choose-named" ref=${field} class="mono" value=${value} onInput=${write} maxlength=${LONGEST_NAME}
      autocomplete="off" autocapitalize="characters" spellcheck=${false} aria-invalid=${wrong ? "true" : null}
      aria-describedby="choose-wrong choose-how" />
    <p id="choose-wrong" class="choose-wrong" role="alert">${wrong}</p>
    <p id="choose-how" class="note">${say("named_how")}</p>
  </div>`;
}

/** @param {{ value: number, set: (value: number) => void }} props */
const Booklet = ({ value, set }) =>
  html`<fieldset class="choose-booklet">
    <legend>${say("booklet_label")}</legend>
    <div>${booklet().map(
      ({ number, verifiers, difficulty, luck }) => html`<label key=${number}>
        <input type="radio" name="choose-booklet" value=${number} checked=${number === value}
          onChange=${() => set(number)} aria-label=${say("booklet_one", { n: number, verifiers, difficulty, luck })} />
        <span aria-hidden="true"><b>${number}</b><i>${"●".repeat(difficulty)}</i><i>${"♣".repeat(luck)}</i>
          <small>${verifiers}</small></span>
      </label>`,
    )}</div>
    <p class="note">${say("booklet_how")}
      ${say("booklet_introduction", { n: booklet().filter(({ introductory }) => introductory).length })}</p>
  </fieldset>`;

/**
 * One of a few: radio buttons that look like a row of keys.
 * @param {object} props
 * @param {string} props.legend
 * @param {boolean} [props.quiet] whether the legend is only heard
 * @param {string} props.name
 * @param {Chosen} props.value
 * @param {(value: Chosen) => void} props.set
 * @param {Chosen[]} props.choices
 * @param {(value: Chosen) => string} props.words
 * @param {string} [props.note]
 */
const Segments = ({ legend, quiet, name, value, set, choices, words, note }) =>
  html`<fieldset class="one-of">
    <legend class=${quiet ? "hush" : ""}>${legend}</legend>
    <div class="one-of-row">${choices.map(
      (one) => html`<label key=${one}>
        <input type="radio" name=${`choose-${name}`} value=${one} checked=${one === value} onChange=${() => set(one)} />
        <span>${capital(words(one))}</span>
      </label>`,
    )}</div>
    ${note && html`<p class="note">${note}</p>`}
  </fieldset>`;

/** @param {{ name: string, value: boolean, set: (value: boolean) => void }} props */
function Tick({ name, value, set }) {
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const change = ({ currentTarget }) => set(currentTarget.checked);
  return html`<label class="choose-tick">
    <input type="checkbox" checked=${value} onChange=${change} />
    <span>${optionOf(name).title}</span>
  </label>`;
}
