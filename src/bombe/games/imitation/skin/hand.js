// What the Responder sees while choosing: what the others will see, and the hand.

import { html, useState } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { pairNumbers } from "./game.js";
import { Icon } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { ChatKey } from "./people.js";
import { Look, Sides, Together } from "./pictures.js";
import { heldAs, otherSide } from "./state.js";

/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./state.js").Picture} Picture */

/**
 * The choice of a card, by its place in the hand.
 * @typedef {object} Choice
 * @property {number | null} chosen
 * @property {(at: number | null) => void} choose
 * @property {(at: number, event: MouseEvent) => void} press chooses a card, then sends it
 */

/** @param {{ choice: Choice }} props */
export function Hand({ choice }) {
  const { view } = useMatch();
  const { chosen, choose } = choice;
  const human = otherSide(/** @type {Side} */ (view.side));
  const cards = view.hand_cards ?? [];
  return html`
    <section class="task" aria-label=${say("choose_answer")}>
      <h2 tabindex="-1" data-home>${say("choose_answer")}</h2>
      <p>${say(view.mode === "gnirut" ? "choose_gnirut" : "choose_more")}</p>
      <p class="covered">${say("sides", { machine: view.side ?? "", human })}</p>
      <p class="progress" aria-hidden="true">
        ${pairNumbers().map((n) => html`<i key=${n} class=${n <= view.pair ? "is-on" : ""}></i>`)}
      </p>
      <p class="note">${say("pair_of", { n: view.pair })}. ${say("only_choosing")}</p>
      <div class="task-keys">
        <button class="button put-back" disabled=${chosen === null} onClick=${() => choose(null)}>
          <${Icon} of="close" />${say("not_this")}</button>
        <${ChatKey} />
      </div>
    </section>
    <${Seen} choice=${choice} human=${human} cards=${cards} />
    <section class="machine hand" aria-label=${say("your_hand")}>
      <${Together} pictures=${cards}>${(
        /** @type {import("./pictures.js").Draw} */ draw,
      ) => html`<ol class="hand-cards covered n${cards.length}">
          ${cards.map(
            (picture, at) =>
              html`<${Held} key=${picture.name} choice=${choice} picture=${picture} at=${at} draw=${draw} />`,
          )}
        </ol>`}<//>
    </section>`;
}

/**
 * The table as the others will see it, where a card can also be dropped.
 * @param {{ choice: Choice, human: Side, cards: Picture[] }} props
 */
function Seen({ choice: { chosen, choose }, human, cards }) {
  const { view, own } = useMatch();
  const { look } = useDoing();
  const [over, setOver] = useState(false); // a card is held over the place for the answer
  /** @type {import("./pictures.js").Laid} */
  const coming = { [human]: chosen === null ? undefined : cards[chosen] };
  coming[otherSide(human)] = cards[view.machine ?? -1];
  const pairs = pairNumbers().map((n) => (n === view.pair ? coming : (view.pairs[n - 1] ?? null)));
  /** @type {(n: number, side: Side) => string} */
  const place = (n, side) => (n === view.pair && side === human ? say("your_place") : say("pair", { n }));
  /** @type {(n: number, side: Side) => string} */
  const near = (n, side) => (n < view.pair ? `pair ${n}` : `card ${side === human ? chosen : view.machine}`);
  /** @param {DragEvent} event */
  const hold = (event) => {
    event.preventDefault();
    setOver(true);
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    const at = Number(event.dataTransfer?.getData("text/plain") || NaN);
    if (own.includes(at)) choose(at);
  };
  return html`<section class="seen covered ${over ? "is-over" : ""}" aria-label=${say("as_they_see")}
    onDragOver=${hold} onDragLeave=${() => setOver(false)} onDrop=${drop}>
    <p class="label">${say("as_they_see")}</p>
    <${Sides} pairs=${pairs} large=${view.pair} place=${place} heads=${false}
      look=${(/** @type {number} */ n, /** @type {Side} */ side) => look(near(n, side), side)} />
  </section>`;
}

/** @param {{ choice: Choice, picture: Picture, at: number, draw: import("./pictures.js").Draw }} props */
function Held({ choice: { chosen, choose, press }, picture, at, draw }) {
  const { view, own } = useMatch();
  const { sending, look } = useDoing();
  const taken = at === view.machine;
  const is = chosen === at;
  const number = own.indexOf(at) + 1;
  /** @param {DragEvent} event */
  const drag = (event) => event.dataTransfer?.setData("text/plain", String(at));
  // Dropped elsewhere it changes nothing: what was chosen before is so still, and Enter sends it.
  const dropped = () => chosen !== null && choose(chosen);
  const key = html`<kbd aria-hidden="true">${is ? "↵" : number}</kbd>`;
  const label = taken ? say("machines_card", { side: view.side ?? "" }) : number === 1 ? say("yours") : "";
  return html`<li class=${taken ? "is-taken" : is ? "is-chosen" : ""}>
    <p class="label">${label}</p>
    <div class="hand-card" draggable=${!taken} onDragStart=${drag} onDragEnd=${dropped}>
      <${Look} label=${heldAs(view, at)} onLook=${() => look(`card ${at}`)}>${draw(picture)}<//>
      ${taken && html`<span class="taken"><${Icon} of="lock" size=${18} />${say("taken")}</span>`}
    </div>
    ${
      taken
        ? html`<p class="note">${say("not_yours")}</p>`
        : html`<button class="button ${is ? "light" : ""}" aria-disabled=${sending}
          onClick=${(/** @type {MouseEvent} */ event) => press(at, event)}>
          ${say(is ? "send_this" : "choose")}<span class="hush"> ${heldAs(view, at)}</span> ${key}
        </button>`
    }
  </li>`;
}
