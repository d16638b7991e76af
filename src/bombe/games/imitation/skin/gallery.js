// The end of the game as a gallery: every round as it lay on the table, who saw through whom, what
// was meant, best fooled, and the quickest eye. All of it is told by the view.

import { Face } from "bombe/people.js";
import { html } from "bombe/preact.js";
import { count, listed, say } from "bombe/words.js";
import { meantBy, rules } from "./game.js";
import { Icon } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { Hung } from "./pictures.js";
import { askedOf, hangs, SIDES } from "./state.js";

/** @typedef {import("./state.js").Side} Side */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./state.js").Picture} Picture */
/** @typedef {import("./view.d.ts").Gallery} Shown */
/** @typedef {import("./view.d.ts").Shown} Round */
/** @typedef {import("./view.d.ts").Vote} Vote */

const useGallery = () => /** @type {Shown} */ (useMatch().view.gallery);

/**
 * Whom the Machine fooled best, in words: who, and with what.
 * @param {Shown["fooled"]} fooled
 * @param {import("./view.d.ts").Result[]} history
 * @param {{ name: string }[]} seats
 */
export function fooledWords(fooled, history, seats) {
  if (!fooled) return { who: "", how: say("fooled_nobody") };
  const { responder } = history[fooled.round - 1];
  const who = listed(fooled.seats.map((at) => seats[at].name));
  return { who, how: say("fooled_by", { name: seats[responder].name, n: fooled.round }) };
}

/**
 * Who was right after one pair most often, and in which rounds.
 * @param {Shown["quickest"]} quickest
 * @param {{ name: string }[]} seats
 */
export function quickestWords(quickest, seats) {
  if (!quickest.length) return { who: "", how: say("quick_nobody") };
  const who = listed(quickest.map(({ seat }) => seats[seat].name));
  const [{ rounds }] = quickest;
  if (quickest.length > 1) return { who, how: count("quick_each", rounds.length) };
  const key = rounds.length === 1 ? "quick_round" : "quick_rounds";
  return { who, how: say(key, { rounds: listed(rounds.map(String)) }) };
}

// What is remembered of a match: whom a picture of the Machine's took in, and who took one look.
export function Honours() {
  const { view, seats } = useMatch();
  const { look } = useDoing();
  const { fooled, quickest } = useGallery();
  const { who, how } = fooledWords(fooled, view.history, seats);
  const quick = quickestWords(quickest, seats);
  return html`
    <section class="paper honour" aria-labelledby="fooled-title">
      ${
        fooled &&
        html`<div class="hung is-machine"><${Hung} picture=${fooled.picture} label=${say("the_machine")}
          onLook=${() => look(hangs(fooled.round, fooled.pair, view.history[fooled.round - 1].side))} /></div>`
      }
      <div><h3 id="fooled-title" class="label"><${Icon} of="machine" size=${16} />${say("best_fooled")}</h3>
        ${who && html`<p class="honour-who">${who}</p>`}<p>${how}</p></div>
    </section>
    <section class="paper honour" aria-labelledby="quick-title">
      ${
        quickest.length > 0 &&
        html`<div class="honour-faces">${quickest.map(
          ({ seat }) => html`<${Face} key=${seat} name=${seats[seat].name} bot=${seats[seat].bot} />`,
        )}</div>`
      }
      <div><h3 id="quick-title" class="label"><${Icon} of="eye" size=${16} />${say("quickest_eye")}</h3>
        ${quick.who && html`<p class="honour-who">${quick.who}</p>`}<p>${quick.how}</p></div>
    </section>`;
}

export function Gallery() {
  return html`<section class="gallery" aria-label=${say("every_round")}>
    <ol>${useGallery().rounds.map((round) => html`<${Row} key=${round.round} round=${round} />`)}</ol>
  </section>`;
}

/** @param {{ round: Round }} props */
function Row({ round }) {
  const { view, seats } = useMatch();
  const { look } = useDoing();
  const result = view.history[round.round - 1];
  const { void: isVoid, responder } = result;
  const seat = seats[responder];
  const title = `gallery-${round.round}`;
  const saw = say("saw_through", { n: round.saw.length, all: askedOf(result) });
  const head = html`<div class="gallery-head">
    <h3 id=${title}>${say("round_n", { n: round.round })}</h3>
    <p class="gallery-who"><${Face} name=${seat.name} bot=${seat.bot} />
      <span><strong>${seat.name}</strong>
        ${round.human && html`<span>${say("was_side", { side: round.human })}</span>`}</span></p>
    <p class="gallery-saw">${isVoid ? say("void_short") : saw}</p>
  </div>`;
  if (!round.guide) return html`<li class="paper" aria-labelledby=${title}>${head}</li>`;
  const ended = !isVoid && round.pairs.length < rules.pairs;
  return html`<li class="paper" aria-labelledby=${title}>
    ${head}
    <div class="gallery-strip n${round.pairs.length}">
      <div class="hung-guide"><${Hung} picture=${round.guide} label=${say("guide")}
        onLook=${() => look(hangs(round.round))} />
        <span class="hung-sign" aria-hidden="true">${say("guide")}</span></div>
      ${round.pairs.map((_, at) => html`<${Pair} key=${at} round=${round} n=${at + 1} />`)}
      ${ended && html`<p class="gallery-none">${say("all_had_voted")}</p>`}
    </div>
    <${Meant} round=${round} />
  </li>`;
}

/**
 * A pair, and below it the votes that came after it.
 * @param {{ round: Round, n: number }} props
 */
function Pair({ round, n }) {
  const { view, seats } = useMatch();
  const { look } = useDoing();
  const { votes, responder, void: isVoid } = view.history[round.round - 1];
  const after = votes.filter((vote) => vote.after === n);
  /** @param {Side} side */
  const cls = (side) => (side === round.human ? "is-human" : "is-machine");
  /** @param {Side} side */
  const whose = (side) => (side === round.human ? seats[responder].name : say("machine"));
  /** @param {Vote} vote */
  const told = ({ seat, side }) =>
    say(isVoid ? "voted_void" : round.saw.includes(seat) ? "voted_right" : "voted_wrong", { side, n });
  return html`<div class="gallery-pair" role="group" aria-label=${say("pair", { n })}>
    ${SIDES.map(
      (side) => html`<div key=${side} class="hung ${cls(side)}">
        <${Hung} picture=${round.pairs[n - 1][side]} label=${`${side}, ${whose(side)}`}
          onLook=${() => look(hangs(round.round, n, side))} />
        <span class="side-disc" aria-hidden="true">${side}</span></div>`,
    )}
    ${
      after.length > 0 &&
      html`<ul class="gallery-votes">${after.map(
        (vote) => html`<li key=${vote.seat}>
          <${Face} name=${seats[vote.seat].name} bot=${seats[vote.seat].bot} />
          <span class="gallery-name">${seats[vote.seat].name}</span>
          <span class="side-disc ${cls(vote.side)}" aria-hidden="true">${vote.side}</span>
          <span class="hush">${told(vote)}</span></li>`,
      )}</ul>`
    }
  </div>`;
}

/** @param {{ round: Round }} props */
function Meant({ round }) {
  const told = round.pairs.map((_, at) => ({ n: at + 1, words: meantBy(round, at) })).filter(({ words }) => words);
  return html`<div class="gallery-meant">
    <p class="label">${say("what_was_meant")}</p>
    ${told.map(
      ({ n, words }) => html`<p key=${n}>
        ${round.pairs.length > 1 && html`<span class="note">${say("pair", { n })}</span> `}${words}</p>`,
    )}
    ${!told.length && html`<p class="note">${say("not_told")}</p>`}
  </div>`;
}
