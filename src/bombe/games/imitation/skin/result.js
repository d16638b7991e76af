// The end of the game: who won, every round, and the way to another.

import { Face } from "bombe/people.js";
import { html } from "bombe/preact.js";
import { scoreWords } from "bombe/score.js";
import { isHost } from "bombe/table.js";
import { listed, say } from "bombe/words.js";
import { Gallery, Honours } from "./gallery.js";
import { Keep } from "./gallery_picture.js";
import { Icon } from "./icons.js";
import { useDoing, useMatch } from "./match.js";
import { fateOfVote, otherSide } from "./state.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./view.d.ts").Result} Round */

/** @param {View} view */
const winnersOf = (view) => view.outcome?.winners ?? [];

/**
 * @param {View} view
 * @param {{ name: string, me: boolean }[]} seats
 */
export function titleOf(view, seats) {
  const winners = winnersOf(view).map((at) => seats[at]);
  if (view.mode === "cooperative") return say(winners.length ? "together_won" : "together_lost");
  if (winners.length === 1 && winners[0].me) return say("you_won");
  return winners.length ? say("won", { names: listed(winners.map(({ name }) => name)) }) : say("nobody_won");
}

export function Result() {
  const { view, seats, state } = useMatch();
  const sum = seats.reduce((sum, seat) => sum + seat.score, 0);
  const why = state.table?.outcome?.why ?? "";
  const winners = winnersOf(view);
  const won = view.you !== null && winners.includes(view.you);
  return html`
    <section class="machine verdict ${won ? "is-won" : ""}" aria-labelledby="verdict-title">
      <div><h2 id="verdict-title" tabindex="-1" data-home>${titleOf(view, seats)}</h2>
        <p>${why}${view.goal !== null && ` ${say("sum_of", { sum, goal: view.goal })}`}</p></div>
      <ol class="standing">${ranked(seats).map(
        (seat) => html`<li key=${seat.at} class=${winners.includes(seat.at) ? "is-first" : ""}>
          <${Face} name=${seat.name} bot=${seat.bot} />
          <span>${seat.name}</span> <strong>${seat.score}</strong></li>`,
      )}</ol>
      <${Again}><${Keep} title=${titleOf(view, seats)} /><//>
    </section>
    <${Honours} />
    <${Gallery} />
    <section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${say("scores")}</h2>
      <${Scores} />
      <p class="note">${scoreWords(state.table)}</p>
    </section>`;
}

/** @param {Seat[]} seats */
const ranked = (seats) => [...seats].sort((a, b) => b.score - a.score || b.responder - a.responder);

/**
 * What can be done once a match is over, also one that the host ended.
 * @param {{ children?: unknown }} props
 */
export function Again({ children = null }) {
  const { state, table } = useMatch();
  const { refused } = useDoing();
  const host = state.table?.people.find((one) => one.who === state.table?.host);
  const again = () => table.order("start").catch(refused);
  return html`<div class="again">
    ${
      isHost(state)
        ? html`<button class="button light" onClick=${again}>${say("rematch")}</button>`
        : host && html`<p class="note">${say("host_starts", { name: host.name })}</p>`
    }
    ${children}
    ${state.table?.match && html`<a class="button" href=${`/m/${state.table.match}`}>${say("replay")}</a>`}
    <a class="button" href="/?game=imitation">${say("to_the_start")}</a>
  </div>`;
}

// All rounds: what each player scored, who answered, and on which side. A line divides laps.
function Scores() {
  const { view, seats } = useMatch();
  const order = ranked(seats);
  const laps = view.history.length > seats.length;
  /** @param {(seat: Seat) => unknown} cell */
  const each = (cell) => order.map((seat) => html`<td key=${seat.at}>${cell(seat)}</td>`);
  /** @param {Seat} seat */
  const score = (seat) =>
    html`<strong>${seat.score}</strong>${
      winnersOf(view).includes(seat.at) && html` <span class="is-winner">${say("winner")}</span>`
    }`;
  /** @type {(round: Round, at: number) => unknown} */
  const row = (round, at) => {
    const lap = laps && at % seats.length === 0 && at / seats.length + 1;
    return html`<tr key=${round.round} class=${at && at % seats.length === 0 ? "is-lap" : ""}>
      <th scope="row">${round.round}${lap && html` <span class="note">${say("lap", { n: lap })}</span>`}</th>
      <td>${round.void || !round.side ? say("void_short") : otherSide(round.side)}</td>
      ${each((seat) => html`<${Scored} round=${round} seat=${seat} />`)}
    </tr>`;
  };
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${say("rounds")}><table>
    <thead><tr><th scope="col">${say("round")}</th><th scope="col">${say("human_side")}</th>
      ${order.map(
        (seat) => html`<th key=${seat.at} scope="col">
          <${Face} name=${seat.name} bot=${seat.bot} />${seat.name}</th>`,
      )}</tr></thead>
    <tbody>${view.history.map(row)}</tbody>
    <tfoot>
      <tr><th scope="row">${say("points")}</th><td></td>${each(score)}</tr>
      <tr><th scope="row">${say("as_responder")}</th><td></td>${each((seat) => seat.responder)}</tr>
    </tfoot>
  </table></div>`;
}

/** @param {{ round: Round, seat: Seat }} props */
function Scored({ round, seat }) {
  if (seat.at === round.responder) {
    const points = round.void ? "–" : round.points[seat.at];
    return html`${points} <${Icon} of="person" size=${16} /> <span class="note">${say("answered")}</span>`;
  }
  const vote = round.votes.find((one) => one.seat === seat.at);
  if (!vote) return "–";
  const disc = html`<span class="side-disc is-${fateOfVote(vote, round)}">${vote.side}</span>`;
  return html`${round.void ? "–" : vote.points} ${disc} <span class="note">${say("pair", { n: vote.after })}</span>`;
}
