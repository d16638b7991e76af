// Where somebody begins who is alone: the game in a minute, and two ways to play at once.

import { html, useState } from "bombe/preact.js";
import { reason } from "bombe/table.js";
import { say } from "bombe/words.js";
import { Example } from "./example.js";
import { bots, optionOf } from "./game.js";

const STEPS = ["start_1", "start_2", "start_3", "start_4"];

export function Start() {
  const [mode, setMode] = useState(optionOf("mode").default);
  const [hand, setHand] = useState(optionOf("hand").default);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState("");

  /**
   * The visitor sits on the first seat, the bots on the others.
   * @param {number} first who answers first
   */
  const play = async (first) => {
    if (busy) return;
    setBusy(true);
    setAlert("");
    try {
      const answer = await fetch("/api/rooms", {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
        body: JSON.stringify({ game: "imitation", options: { mode, hand, first }, bots: bots(), start: true }),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.error);
      location.assign(`/r/${said.room}`);
    } catch (error) {
      setAlert(reason(error, say("no_answer")));
      setBusy(false);
    }
  };

  return html`<div class="start">
    <h2>${say("start_title")}</h2>
    <${Example} />
    <section class="machine start-ways" aria-label=${say("start_alone")}>
      <h2>${say("start_alone")}</h2>
      <p class="note">${say("start_bots")}</p>
      ${alert && html`<p class="alert" role="alert">${alert}</p>`}
      <div class="start-keys">
        <button class="button light" aria-disabled=${busy} onClick=${() => play(2)}>${say("find_human")}</button>
        <button class="button light" aria-disabled=${busy} onClick=${() => play(1)}>${say("be_human")}</button>
      </div>
      <${Choice} name="mode" title=${say("mode")} chosen=${mode} choose=${setMode} />
      <p class="note">${say(`mode_${mode}_more`)}</p>
      <${Choice} name="hand" title=${say("hand_size")} chosen=${hand} choose=${setHand} />
    </section>
    <section class="start-words" aria-label=${say("rules_round")}>
      <ol class="start-steps">${STEPS.map((key) => html`<li key=${key}>${say(key)}</li>`)}</ol>
      <p><a href="/g/imitation/rules">${say("rules_link")}</a></p>
    </section>
  </div>`;
}

/** @typedef {import("./game.js").Chosen} Chosen */

/**
 * @param {object} props
 * @param {"mode" | "hand"} props.name
 * @param {string} props.title
 * @param {Chosen} props.chosen
 * @param {(one: Chosen) => void} props.choose
 */
const Choice = ({ name, title, chosen, choose }) =>
  html`<fieldset class="choice"><legend>${title}</legend><div>${optionOf(name).choices.map(
    ([one, label]) => html`<label key=${one}>
      <input type="radio" name=${name} checked=${chosen === one} onChange=${() => choose(one)} />
      <span>${label}</span></label>`,
  )}</div></fieldset>`;
