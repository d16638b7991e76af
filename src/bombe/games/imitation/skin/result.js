// The end of the game: who won, every round, and the way to another.

import { html } from "bombe/preact.js";
import { isHost } from "bombe/table.js";
import { listed, say } from "bombe/words.js";
import { Pairs } from "./opened.js";
import { otherSide } from "./state.js";

export function titleOf(view, seats) {
  const winners = view.outcome.winners.map((at) => seats[at].name);
  if (view.mode === "cooperative") return say(winners.length ? "together_won" : "together_lost");
  if (winners.length === 1 && seats[view.outcome.winners[0]].me) return say("you_won");
  return winners.length ? say("won", { names: listed(winners) }) : say("nobody_won");
}

export function Result(parts) {
  const { view, seats, state } = parts;
  const total = seats.reduce((sum, seat) => sum + seat.score, 0);
  return html`
    <section class="machine verdict" aria-labelledby="verdict-title">
      <div><h2 id="verdict-title" tabindex="-1" data-home>${titleOf(view, seats)}</h2>
        <p>${state.table?.outcome?.why ?? ""}${view.goal !== null && ` ${say("sum_of", { sum: total, goal: view.goal })}`}</p></div>
      <${Again} ...${parts} />
    </section>
    <section class="paper scores" aria-labelledby="scores-title"><h2 id="scores-title">${say("scores")}</h2>
      <${Scores} view=${view} seats=${seats} />
    </section>
    ${view.opened && !view.opened.void && html`<h2 class="last-title">${say("last_round")}</h2><${Pairs} ...${parts} />`}`;
}

// What can be done once a match is over, also one that the host ended.
export function Again({ state, table, refused }) {
  const host = state.table?.people.find((one) => one.who === state.table.host);
  return html`<div class="again">
    ${isHost(state)
      ? html`<button class="button light" onClick=${() => table.order("start").catch(refused)}>${say("rematch")}</button>`
      : host && html`<p class="note">${say("host_starts", { name: host.name })}</p>`}
    ${state.table?.match && html`<a class="button" href=${`/m/${state.table.match}`}>${say("replay")}</a>`}
    <a class="button" href="/?game=imitation">${say("to_the_start")}</a>
  </div>`;
}

// All rounds: what each player scored, who answered, and on which side. A line divides laps.
function Scores({ view, seats }) {
  const order = [...seats].sort((a, b) => b.score - a.score || b.responder - a.responder);
  const laps = view.history.length > seats.length;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${say("rounds")}><table>
    <thead><tr><th scope="col">${say("round")}</th><th scope="col">${say("human_side")}</th>${order.map((seat) => html`<th key=${seat.at} scope="col">${seat.name}</th>`)}</tr></thead>
    <tbody>${view.history.map((round, at) => html`<tr key=${round.round} class=${at && at % seats.length === 0 ? "is-lap" : ""}>
      <th scope="row">${round.round}${laps && at % seats.length === 0 && html` <span class="note">${say("lap", { n: at / seats.length + 1 })}</span>`}</th>
      <td>${round.void ? say("void_short") : otherSide(round.side)}</td>
      ${order.map((seat) => html`<td key=${seat.at}><${Scored} round=${round} seat=${seat} /></td>`)}
    </tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${say("points")}</th><td></td>${order.map((seat) => html`<td key=${seat.at}><strong>${seat.score}</strong>${view.outcome.winners.includes(seat.at) && html` <span class="is-winner">${say("winner")}</span>`}</td>`)}</tr>
      <tr><th scope="row">${say("as_responder")}</th><td></td>${order.map((seat) => html`<td key=${seat.at}>${seat.responder}</td>`)}</tr>
    </tfoot>
  </table></div>`;
}

function Scored({ round, seat }) {
  const vote = round.votes.find((one) => one.seat === seat.at);
  if (seat.at === round.responder) return html`${round.void ? "–" : round.points[seat.at]} <span class="note">${say("answered")}</span>`;
  if (!vote) return "–";
  return html`${vote.points} <span class="side-disc ${vote.points ? "is-right" : "is-wrong"}">${vote.side}</span> <span class="note">${say("pair", { n: vote.after })}</span>`;
}
