// The end of a round: everything is opened, with each vote and when it came.

import { html } from "bombe/preact.js";
import { count, listed, say } from "bombe/words.js";
import { meantBy, reasonOf, rules } from "./game.js";
import { Icon } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { ChatKey } from "./people.js";
import { Look, Together } from "./pictures.js";
import { askedOf, fateOf, fateOfVote, roundsOf, SIDES, waitedFor } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./state.js").Opened} Round */
/** @typedef {import("./state.js").Picture} Picture */
/** @typedef {import("./meanings.js").Meanings} Meanings */

/** @param {{ meanings: Meanings }} props */
export function Opened({ meanings }) {
  const { table, view, mine } = useMatch();
  const { sending } = useDoing();
  const go = html`<button class="button light" aria-keyshortcuts="N" aria-disabled=${sending} onClick=${meanings.goOn}>
    ${say(view.last ? "to_the_end" : "next_round")} <kbd aria-hidden="true">N</kbd></button>`;
  return html`
    <${Verdict} />
    ${
      !table.past &&
      html`<section class="machine dock go-on" aria-label=${say("go_on")}>
        ${mine ? go : html`<${Waiting} />`}
        <${ChatKey} />
      </section>`
    }
    <${Pairs} meanings=${meanings} />`;
}

function Waiting() {
  const { view, seats, ended } = useMatch();
  if (view.resting) return html`<p><strong>${say("resting")}</strong></p>`;
  const others = waitedFor(view, seats);
  return html`<p>${others.length && !ended ? say("waiting_for", { names: listed(others) }) : ""}</p>`;
}

/**
 * How a round went, in sentences.
 * @param {View} view
 * @param {{ name: string }[]} seats
 */
export function verdictWords(view, seats) {
  const opened = /** @type {Round} */ (view.opened);
  const { name } = seats[view.responder];
  if (opened.void) return [`${say("void")}.`, say("void_more", { name })];
  const { human: side, points, votes } = opened;
  const right = votes.filter((vote) => vote.points > 0).length;
  const all = askedOf(opened);
  const found = right === 0 ? "nobody_right" : right === all ? "everybody_right" : "some_right";
  const answered = view.you === view.responder;
  const theirs = { name, points: count("points", points[view.responder]) };
  return [
    answered ? say("you_were", { side }) : say("was_human", { name, side }),
    say(found, { n: right, all }),
    view.mode !== "gnirut" && !answered && say("responder_scores", theirs),
    view.you !== null && say("you_score", { points: count("points", points[view.you]) }),
    isLevel(view) && say("another_lap"),
  ].filter((words) => words !== false);
}

/**
 * A lap is over, and the game is not: nobody leads.
 * @param {View} view
 */
const isLevel = (view) => view.round === roundsOf(view) && !view.last && !view.over;

function Verdict() {
  const { view, seats } = useMatch();
  const opened = /** @type {Round} */ (view.opened);
  const [title, ...more] = verdictWords(view, seats);
  const responder = view.you === view.responder ? say("you") : seats[view.responder].name;
  /** @param {Side} side */
  const face = (side) => {
    const human = side === opened.human;
    return html`<span key=${side} class="verdict-side ${human ? "is-human" : ""}">
      <span class="side-disc">${side}</span>
      <span><${Icon} of=${human ? "person" : "machine"} size=${18} />${human ? responder : say("machine")}</span>
    </span>`;
  };
  return html`<section class="machine verdict" aria-labelledby="verdict-title">
    ${!opened.void && html`<p class="verdict-sides" aria-hidden="true">${SIDES.map(face)}</p>`}
    <div><h2 id="verdict-title" tabindex="-1" data-home>${title}</h2><p>${more.join(" ")}</p></div>
  </section>`;
}

/** @param {{ meanings: Meanings }} props */
export function Pairs({ meanings }) {
  const { view, role, ended } = useMatch();
  const opened = /** @type {Round} */ (view.opened);
  const tells = role === "responder" && view.phase === "score" && !ended;
  /** @param {number} at */
  const told = (at) => {
    if (tells && opened.picked[at]) return html`<${Meant} pair=${at + 1} meanings=${meanings} />`;
    const meant = meantBy(opened, at);
    return meant && html`<p class="meant"><span class="label">${say("meant")}</span> ${meant}</p>`;
  };
  return html`<section class="opened-pairs" aria-label=${say("hands")}>
    <ol>${opened.hands.map(
      (hand, at) => html`<li key=${at} aria-labelledby=${`opened-${at}`}>
        <div class="opened-head">
          <h3 id=${`opened-${at}`}>${say("pair", { n: at + 1 })}</h3><${Votes} after=${at + 1} />
        </div>
        <${OpenedPair} hand=${hand} at=${at} />
        ${told(at)}
      </li>`,
    )}</ol>
    ${!opened.void && opened.hands.length < rules.pairs && html`<p class="note">${say("all_had_voted")}</p>`}
  </section>`;
}

/**
 * Who voted after a pair, and for which side.
 * @param {{ after: number }} props
 */
function Votes({ after }) {
  const { view, seats } = useMatch();
  const opened = /** @type {Round} */ (view.opened);
  const votes = opened.votes.filter((vote) => vote.after === after);
  if (!votes.length) return null;
  return html`<ul class="opened-votes">${votes.map((vote) => {
    const fate = fateOfVote(vote, opened);
    return html`<li key=${vote.seat}>
      <span class="side-disc is-${fate}" aria-hidden="true">${vote.side}</span>
      <span>${seats[vote.seat].name}</span>
      <span class="hush">${say(`voted_${fate}`, { side: vote.side, n: after })}</span>
      ${vote.why && html`<q class="why">${reasonOf(vote)}</q>`}
    </li>`;
  })}</ul>`;
}

/**
 * The two cards as they lay, and those that stayed in the hand.
 * @param {{ hand: Picture[], at: number }} props
 */
function OpenedPair({ hand, at }) {
  const opened = /** @type {Round} */ (useMatch().view.opened);
  const { look } = useDoing();
  const place = opened.picked[at];
  const picked = place === null ? null : place - 1;
  const shown = SIDES.map((side) => (side === opened.side ? opened.machine : picked));
  const rest = hand.map((_, card) => card).filter((card) => !shown.includes(card));
  return html`<${Together} pictures=${hand}>${(/** @type {import("./pictures.js").Draw} */ draw) => {
    /** @param {number | null} one */
    const card = (one) =>
      one === null
        ? html`<p class="place">–</p>`
        : html`<${Look} label=${say(fateOf(opened, at, one))} onLook=${() => look(`hand ${at} ${one}`)}>
            ${draw(hand[one])}<//>`;
    /** @type {(side: Side, n: number) => unknown} */
    const side = (side, n) =>
      html`<figure key=${side} class=${side === opened.human ? "is-human" : "is-machine"}>
        ${card(shown[n])}
        <figcaption><span class="side-disc">${side}</span>
          ${say(side === opened.human ? "the_human" : "the_machine")}</figcaption>
      </figure>`;
    const left = say(rest.length > 1 ? "left_lying_all" : "left_lying");
    return html`<div class="opened-shown">${SIDES.map(side)}</div>
      <div class="opened-rest" role="group" aria-label=${left}>
        <p class="note" aria-hidden="true">${left}</p>
        <div>${rest.map((one) => html`<div key=${one}>${card(one)}</div>`)}</div>
      </div>`;
  }}<//>`;
}

/**
 * One line on what was meant; it can be written again until the next round begins.
 * @param {{ pair: number, meanings: Meanings }} props
 */
function Meant({ pair, meanings }) {
  const { view } = useMatch();
  const { sending } = useDoing();
  const kept = view.opened?.meant[pair - 1] ?? "";
  const text = meanings.typed[pair] ?? kept;
  const id = `meant-${pair}`;
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const write = ({ currentTarget }) => meanings.write(pair, currentTarget.value);
  /** @param {Event} event */
  const tell = (event) => {
    event.preventDefault();
    meanings.tell(pair);
  };
  return html`<form class="meant-form" onSubmit=${tell}>
    <label for=${id}>${say("what_meant", { n: pair })}</label>
    <input id=${id} maxlength=${rules.longest_meaning} autocomplete="off" value=${text} onInput=${write} />
    <button class="button" aria-disabled=${sending}>${say(kept && kept === text.trim() ? "told" : "tell")}</button>
  </form>`;
}
