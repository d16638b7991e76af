// The end of a round: everything is opened, with each vote and when it came.

import { html } from "bombe/preact.js";
import { count, listed, say } from "bombe/words.js";
import { Icon } from "./icons.js";
import { ChatKey } from "./people.js";
import { Look, Together } from "./pictures.js";
import { SIDES, fateOf, roundsOf, waitedFor } from "./state.js";

const LONGEST_MEANING = 120;

export function Opened(parts) {
  const { view, seats, mine, ended, sending, goOn } = parts;
  const others = waitedFor(view, seats);
  return html`
    <${Verdict} ...${parts} />
    <section class="machine dock go-on" aria-label=${say("go_on")}>
      ${view.resting && !mine
        ? html`<p><strong>${say("resting")}</strong></p>`
        : mine
          ? html`<button class="button light" aria-disabled=${sending} onClick=${goOn}>${say(view.last ? "to_the_end" : "next_round")} <kbd>N</kbd></button>`
          : html`<p>${others.length && !ended ? say("waiting_for", { names: listed(others) }) : ""}</p>`}
      <${ChatKey} ...${parts} />
    </section>
    <${Pairs} ...${parts} />`;
}

// How a round went, in sentences.
export function verdictWords(view, seats) {
  const { opened } = view;
  const name = seats[view.responder].name;
  if (opened.void) return [`${say("void")}.`, say("void_more", { name })];
  const right = opened.votes.filter((vote) => vote.points > 0).length;
  const found = right === 0 ? "nobody_right" : right === opened.votes.length ? "everybody_right" : "some_right";
  const mine = view.you === null ? null : opened.points[view.you];
  const answered = view.you === view.responder;
  return [
    answered ? say("you_were", { side: opened.human }) : say("was_human", { name, side: opened.human }),
    say(found, { n: right, all: opened.votes.length }),
    view.mode !== "gnirut" && !answered && say("responder_scores", { name, points: count("points", opened.points[view.responder]) }),
    mine !== null && say("you_score", { points: count("points", mine) }),
    isLevel(view) && say("another_lap"),
  ].filter(Boolean);
}

// A lap is over, and the game is not: nobody leads.
const isLevel = (view) => view.round === roundsOf(view) && !view.last && !view.over;

function Verdict({ view, seats }) {
  const { opened } = view;
  const [title, ...more] = verdictWords(view, seats);
  const face = (side) => {
    const human = side === opened.human;
    return html`<span key=${side} class="verdict-side ${human ? "is-human" : ""}"><span class="side-disc">${side}</span><span><${Icon} of=${human ? "person" : "machine"} size=${18} />${!human ? say("machine") : view.you === view.responder ? say("you") : seats[view.responder].name}</span></span>`;
  };
  return html`<section class="machine verdict" aria-labelledby="verdict-title">
    ${!opened.void && html`<p class="verdict-sides" aria-hidden="true">${SIDES.map(face)}</p>`}
    <div><h2 id="verdict-title" tabindex="-1" data-home>${title}</h2><p>${more.join(" ")}</p></div>
  </section>`;
}

export function Pairs(parts) {
  const { view, role, ended } = parts;
  const { opened } = view;
  return html`<section class="opened-pairs" aria-label=${say("hands")}>
    <ol>${opened.hands.map((hand, at) => html`<li key=${at} aria-labelledby=${`opened-${at}`}>
      <div class="opened-head"><h3 id=${`opened-${at}`}>${say("pair", { n: at + 1 })}</h3><${Votes} ...${parts} after=${at + 1} /></div>
      <${OpenedPair} ...${parts} hand=${hand} at=${at} />
      ${role === "responder" && view.phase === "score" && !ended && opened.picked[at]
        ? html`<${Meant} ...${parts} pair=${at + 1} />`
        : opened.meant[at] && html`<p class="meant"><span class="label">${say("meant")}</span> ${opened.meant[at]}</p>`}
    </li>`)}</ol>
    ${!opened.void && opened.hands.length < 3 && html`<p class="note">${say("all_had_voted")}</p>`}
  </section>`;
}

// Who voted after a pair, and for which side.
function Votes({ view, seats, after }) {
  const votes = view.opened.votes.filter((vote) => vote.after === after);
  return votes.length > 0 && html`<ul class="opened-votes">${votes.map(({ seat, side, points }) => html`<li key=${seat}>
    <span class="side-disc ${points ? "is-right" : "is-wrong"}" aria-hidden="true">${side}</span><span>${seats[seat].name}</span>
    <span class="hush">${say(points ? "voted_right" : "voted_wrong", { side, n: after })}</span>
  </li>`)}</ul>`;
}

// The two cards as they lay, and those that stayed in the hand.
function OpenedPair({ view, table, look, hand, at }) {
  const { opened } = view;
  const picked = opened.picked[at] === null ? null : opened.picked[at] - 1;
  const shown = SIDES.map((side) => (side === opened.side ? opened.machine : picked));
  const rest = hand.map((_, card) => card).filter((card) => !shown.includes(card));
  return html`<${Together} from=${table.pictures} pictures=${hand}>${(draw) => {
    const card = (one) => {
      const fate = fateOf(opened, at, one);
      return html`<${Look} label=${say(fate)} onLook=${() => look(`hand ${at} ${one}`)}>${draw(hand[one])}<//>`;
    };
    return html`<div class="opened-shown">${SIDES.map((side, n) => html`<figure key=${side} class=${side === opened.human ? "is-human" : "is-machine"}>
        ${shown[n] === null ? html`<p class="place">–</p>` : card(shown[n])}
        <figcaption><span class="side-disc">${side}</span>${say(side === opened.human ? "the_human" : "the_machine")}</figcaption>
      </figure>`)}</div>
      <div class="opened-rest" role="group" aria-label=${say("left_lying")}>
        <p class="note" aria-hidden="true">${say("left_lying")}</p>
        <div>${rest.map((one) => html`<div key=${one}>${card(one)}</div>`)}</div>
      </div>`;
  }}<//>`;
}

// One line on what was meant; it can be written again until the next round begins.
function Meant({ view, pair, meanings, setMeanings, tellMeant, sending }) {
  const kept = view.opened.meant[pair - 1] ?? "";
  const text = meanings[pair] ?? kept;
  const id = `meant-${pair}`;
  const write = ({ currentTarget: { value } }) => setMeanings((all) => ({ ...all, [pair]: value }));
  const tell = (event) => {
    event.preventDefault();
    tellMeant(pair);
  };
  return html`<form class="meant-form" onSubmit=${tell}>
    <label for=${id}>${say("what_meant", { n: pair })}</label>
    <input id=${id} maxlength=${LONGEST_MEANING} autocomplete="off" value=${text} onInput=${write} />
    <button class="button" aria-disabled=${sending}>${say(kept && kept === text.trim() ? "told" : "tell")}</button>
  </form>`;
}
