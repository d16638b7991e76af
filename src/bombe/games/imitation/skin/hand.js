// What the Responder sees while choosing: what the others will see, and the hand.

import { html, useState } from "bombe/preact.js";
import { say } from "bombe/words.js";
import { Icon } from "./icons.js";
import { ChatKey } from "./people.js";
import { Look, Sides, Together } from "./pictures.js";
import { NUMBERS, heldAs, otherSide } from "./state.js";

export function Hand(parts) {
  const { view, table, own, chosen, choose, look } = parts;
  const [over, setOver] = useState(false); // a card is held over the place for the answer
  const human = otherSide(view.side);
  const gnirut = view.mode === "gnirut";
  const coming = { [view.side]: view.hand_cards[view.machine], [human]: view.hand_cards[chosen] };
  const pairs = NUMBERS.map((n) => (n === view.pair ? coming : view.pairs[n - 1] ?? null));
  const place = (n, side) => (n === view.pair && side === human ? say("your_place") : say("pair", { n }));
  const near = (n, side) => (n < view.pair ? `pair ${n}` : `card ${side === human ? chosen : view.machine}`);
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    const at = Number(event.dataTransfer.getData("text/plain") || NaN);
    if (own.includes(at)) choose(at);
  };
  return html`
    <section class="task" aria-label=${say("choose_answer")}>
      <h2 tabindex="-1" data-home>${say("choose_answer")}</h2>
      <p>${say(gnirut ? "choose_gnirut" : "choose_more")}</p>
      <p class="covered">${say("sides", { machine: view.side, human })}</p>
      <p class="progress" aria-hidden="true">${NUMBERS.map((n) => html`<i key=${n} class=${n <= view.pair ? "is-on" : ""}></i>`)}</p>
      <p class="note">${say("pair_of", { n: view.pair })}. ${say("only_choosing")}</p>
      <div class="task-keys">
        <button class="button put-back" disabled=${chosen === null} onClick=${() => choose(null)}><${Icon} of="close" />${say("not_this")}</button>
        <${ChatKey} ...${parts} />
      </div>
    </section>
    <section class="seen covered ${over ? "is-over" : ""}" aria-label=${say("as_they_see")}
      onDragOver=${(event) => { event.preventDefault(); setOver(true); }} onDragLeave=${() => setOver(false)} onDrop=${drop}>
      <p class="label">${say("as_they_see")}</p>
      <${Sides} from=${table.pictures} pairs=${pairs} large=${view.pair} place=${place} look=${(n, side) => look(near(n, side), side)} heads=${false} />
    </section>
    <section class="machine hand" aria-label=${say("your_hand")}>
      <${Together} from=${table.pictures} pictures=${view.hand_cards}>${(draw) => html`<ol class="hand-cards covered n${view.hand_cards.length}">
        ${view.hand_cards.map((picture, at) => html`<${Held} key=${picture.name} ...${parts} picture=${picture} at=${at} draw=${draw} />`)}
      </ol>`}<//>
    </section>`;
}

function Held({ view, own, chosen, press, choose, sending, look, picture, at, draw }) {
  const taken = at === view.machine;
  const is = chosen === at;
  const number = own.indexOf(at) + 1;
  const drag = (event) => event.dataTransfer.setData("text/plain", String(at));
  // Dropped elsewhere it changes nothing: what was chosen before is so still, and Enter sends it.
  const dropped = () => chosen !== null && choose(chosen);
  return html`<li class=${taken ? "is-taken" : is ? "is-chosen" : ""}>
    <p class="label">${taken ? say("machines_card", { side: view.side }) : number === 1 ? say("yours") : ""}</p>
    <div class="hand-card" draggable=${!taken} onDragStart=${drag} onDragEnd=${dropped}>
      <${Look} label=${heldAs(view, at)} onLook=${() => look(`card ${at}`)}>${draw(picture)}<//>
      ${taken && html`<span class="taken"><${Icon} of="lock" size=${18} />${say("taken")}</span>`}
    </div>
    ${taken
      ? html`<p class="note">${say("not_yours")}</p>`
      : html`<button class="button ${is ? "light" : ""}" aria-disabled=${sending} onClick=${(event) => press(at, event)}>${say(is ? "send_this" : "choose")}<span class="hush"> ${heldAs(view, at)}</span> <kbd>${is ? "↵" : number}</kbd></button>`}
  </li>`;
}
