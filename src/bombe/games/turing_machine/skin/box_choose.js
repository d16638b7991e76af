// Which problem is on the table, or is to be laid out.

import { html, useEffect, useState } from "bombe/preact.js";
import { useAnswer, Wrong } from "./box_asking.js";
import { booklet, box, optionOf, say } from "./words.js";

/** @typedef {import("./box_asking.js").LaidOut} LaidOut */

const KINDS = ["booklet", "id", "new", "laid"];

/**
 * The id that the address names. It may also name a part of the page.
 * @returns {string}
 */
function named() {
  const name = decodeURIComponent(location.hash.slice(1));
  return document.getElementById(name) ? "" : name.toUpperCase();
}

/**
 * What the form asks for.
 * @param {string} kind
 * @param {Record<string, string>} of
 */
function askedBy(kind, of) {
  const symbol = of.symbol ? { symbol: of.symbol } : {};
  if (kind === "id") return { problem: of.id, ...symbol };
  if (kind === "booklet") return { booklet: Number(of.booklet) };
  if (kind === "laid") return { problem: of.cards, numbers: of.numbers, laid: true };
  if (of.cards.trim()) return { problem: of.cards, ...symbol };
  return { mode: of.mode, verifiers: Number(of.verifiers), difficulty: of.difficulty, ...symbol };
}

/** @param {{ take: (laid: LaidOut) => void }} props */
export function Choose({ take }) {
  const [kind, setKind] = useState("booklet");
  const { error, busy, ask, forget } = /** @type {typeof useAnswer<LaidOut>} */ (useAnswer)("box_set_up");
  const [typed, setTyped] = useState("");
  /** @param {Record<string, unknown>} asked */
  const lay = async (asked) => {
    const found = await ask(asked);
    if (found) take(found);
  };
  useEffect(() => {
    const id = named();
    if (!id) return;
    setKind("id");
    setTyped(id);
    lay({ problem: id });
  }, []);
  /** @param {Event & { currentTarget: HTMLFormElement }} event */
  const sent = (event) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    lay(askedBy(kind, Object.fromEntries(fields)));
  };
  const invalid = { "aria-describedby": "choose-error", "aria-invalid": error ? "true" : null };
  return html`<section class="paper" aria-labelledby="choose-title">
    <h2 id="choose-title">${say("box_choose")}</h2>
    <form onSubmit=${sent} onInput=${() => busy || forget()} noValidate aria-busy=${busy} class="box-choose">
      <fieldset class="kinds">
        <legend class="hush">${say("box_kinds")}</legend>
        ${KINDS.map(
          (one) => html`<label class="kind">
            <input type="radio" name="kind" value=${one} checked=${kind === one} onChange=${() => setKind(one)} />
            <span>${say(`box_kind_${one}`)}</span></label>`,
        )}
      </fieldset>
      <div class="row fields">
        ${kind === "id" && html`<${ById} typed=${typed} setTyped=${setTyped} invalid=${invalid} />`}
        ${kind === "booklet" && html`<${Printed} invalid=${invalid} />`}
        ${kind === "new" && html`<${NewOne} />`}
        ${
          (kind === "new" || kind === "laid") &&
          html`<${Field} name="cards" key=${kind} label=${say(kind === "new" ? "box_on_cards" : "box_cards")}
            more=${{ maxlength: 80, placeholder: "4 9 11 14", ...invalid }} />`
        }
        ${
          kind === "laid" &&
          html`<${Field} name="numbers" label=${say("box_numbers")}
            more=${{ maxlength: 60, inputmode: "numeric", placeholder: "447 646 566 322", ...invalid }} />`
        }
        ${
          (kind === "id" || kind === "new") &&
          html`<${Select} name="symbol" label=${say("box_symbol")} of=${[
            ["", say("box_any_symbol")],
            ...Object.entries(box().symbols).map(([name, sign]) => [name, `${sign} ${say(`box_symbol_${name}`)}`]),
          ]} />`
        }
      </div>
      <p class="note">${say(`box_kind_${kind}_more`)}</p>
      <${Wrong} id="choose-error" of=${error} />
      <p><button class="button filled">${say(kind === "laid" ? "box_go_laid" : "box_go")}</button></p>
    </form>
  </section>`;
}

/** @param {{ typed: string, setTyped: (typed: string) => void, invalid: object }} props */
function ById({ typed, setTyped, invalid }) {
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => setTyped(currentTarget.value);
  const more = { value: typed, onInput: write, maxlength: 60, autocapitalize: "characters", placeholder: "RY8YNND" };
  return html`<${Field} name="id" label=${say("box_id")} more=${{ ...more, ...invalid }} />`;
}

/** @param {{ invalid: object }} props */
const Printed = ({ invalid }) =>
  html`<div class="field"><label for="box-booklet" class="label">${say("box_booklet")}</label>
    <select id="box-booklet" name="booklet" ...${invalid}>
      ${booklet().map(
        ({ number, introductory: _, ...about }) =>
          html`<option value=${number}>${say("booklet_one", { n: number, ...about })}</option>`,
      )}
    </select></div>`;

function NewOne() {
  /** @param {string} name */
  const worded = (name) => optionOf(name).choices.map((one) => [one, say(`box_${one}`)]);
  const { choices, default: usual } = optionOf("verifiers");
  return html`<${Select} name="mode" label=${say("box_mode")} of=${worded("mode")} />
    <${Select} name="verifiers" label=${say("box_verifiers")} chosen=${usual} of=${choices.map((n) => [n, n])} />
    <${Select} name="difficulty" label=${say("box_difficulty")} chosen=${optionOf("difficulty").default}
      of=${worded("difficulty")} />`;
}

/** @param {{ name: string, label: string, more: object }} props `more` attributes of the field */
const Field = ({ name, label, more }) =>
  html`<div class="field grow"><label for=${`box-${name}`} class="label">${label}</label>
    <input id=${`box-${name}`} name=${name} class="mono" autocomplete="off" spellcheck="false" ...${more} /></div>`;

/**
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.label
 * @param {[value: string | number, words: string][]} props.of
 * @param {string | number} [props.chosen]
 */
const Select = ({ name, label, of, chosen }) =>
  html`<div class="field"><label for=${`box-${name}`} class="label">${label}</label>
    <select id=${`box-${name}`} name=${name}>
      ${of.map(([value, words]) => html`<option value=${value} selected=${value === chosen}>${words}</option>`)}
    </select></div>`;
