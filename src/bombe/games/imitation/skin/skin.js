// Shows a match of the imitation game: JSON view in, page out, actions back.

import { Clock } from "bombe/clock.js";
import { Confirm } from "bombe/dialog.js";
import { Closed } from "bombe/people.js";
import { html, render, useState } from "bombe/preact.js";
import { Slot, useTable, wishes } from "bombe/table.js";
import { say } from "bombe/words.js";
import { Away } from "./away.js";
import { useChoice } from "./choice.js";
import { KeyList } from "./dialogs.js";
import { useKeptFocus, usePointed, useTop } from "./focus.js";
import { learn, modeName, rules } from "./game.js";
import { Glimpse } from "./glimpse.js";
import { Guide } from "./guide.js";
import { Hand } from "./hand.js";
import { useIntent, usePointing } from "./intent.js";
import { Interrogation } from "./interrogation.js";
import { useKeys } from "./keys.js";
import { DoingContext, MatchContext, matchOf, TalkingContext, useActing } from "./match.js";
import { useMeanings } from "./meanings.js";
import { useMoments } from "./moments.js";
import { useNews } from "./news.js";
import { Opened } from "./opened.js";
import { People } from "./people.js";
import { Enlarged } from "./pictures.js";
import { Again, Result } from "./result.js";
import { Start } from "./start.js";
import { forPair, kindOf, mayVote, roundsOf, sightsOf } from "./state.js";
import { inWords, partOf } from "./told.js";
import { useVoting } from "./voting.js";

export { inWords, partOf };

/** @type {(root: Element, table: import("./match.js").Table | null, data: import("./game.js").Data) => void} */
export function mount(root, table, data) {
  learn(data);
  root.replaceChildren();
  render(table ? html`<${Match} table=${table} />` : html`<${Start} />`, root);
}

/** @param {{ table: import("./match.js").Table }} props */
function Match({ table }) {
  const state = useTable(table);
  const { view } = state;
  const match = view && matchOf(table, state, view);
  const kind = match && kindOf(match.view, match.mine);
  const matches = state.table?.matches;
  const { act, sending, refused, alert, setAlert } = useActing(table);
  const [enlarged, setEnlarged] = useState(/** @type {{ key: string, side?: string | null } | null} */ (null));
  const [listsKeys, setListsKeys] = useState(false);
  const [unread, setUnread] = useState(0);
  const { question, setQuestion, surely } = useQuestion();
  const { news, tell } = useNews(table.past || view?.glimpse ? null : match);
  useMoments(table.past || view?.glimpse ? null : match);
  const meanings = useMeanings(act, view?.opened?.meant ?? [], view?.round, matches);
  const moment = [view?.round, view?.pair, view?.phase, match?.ended, matches];
  const intent = useIntent(match);
  const kept = view?.selected ? view.selected - 1 : null;
  const forget = () => setQuestion(null);
  const at = forPair(view);
  const { intend } = intent;
  const choice = useChoice({ own: match?.own ?? [], moment, at, tell, surely, act, forget, kept, intend });
  const pointed = usePointed();
  const may = Boolean(match && mayVote(match.view) && !match.ended && !table.past);
  const voted = Boolean(view?.vote);
  const voting = useVoting({ may, voted, moment, at, table: state.table, tell, warn: setAlert, surely, act });

  usePointing(match, intent, voting.held ?? voting.pointed);

  const sights = view ? sightsOf(view, kind === "answering", match?.seats ?? []) : [];
  // Back from a picture that was clicked on, the chosen card can be sent: what a mouse pressed is not
  // where the keys are.
  /** @type {import("./match.js").Doing["look"]} */
  const look = (key, side = null) => {
    if (!sights.some((sight) => sight.key === key)) return;
    if (pointed.current && choice.chosen !== null) choice.aim();
    setEnlarged({ key, side });
  };

  const near = enlarged && sights.find((sight) => sight.key === enlarged.key);
  const beside = sights.filter((sight) => sight.round === near?.round);

  useKeptFocus();
  useTop(table.past ? null : kind, view?.round);
  useKeys(match, { choice, voting, look, goOn: meanings.goOn, listKeys: () => setListsKeys(true) });

  if (state.closed) return html`<${Closed} why=${state.closed} on=${say("to_the_start")} href="/?game=imitation" />`;
  if (!match || !kind) return html`<p class="note">${say(state.table ? "nothing_to_see" : "dealing")}</p>`;

  const part = {
    final: () => html`<${Result} />`,
    opened: () => html`<${Opened} meanings=${meanings} />`,
    answering: () => html`<${Hand} choice=${choice} />`,
    round: () => html`<${Interrogation} voting=${voting} />`,
    glimpse: () => html`<${Glimpse} />`,
  }[kind];
  const isFirst = match.view.round === 1;
  const { deadline, timer } = state.table ?? {};
  return html`
    <${MatchContext.Provider} value=${match}>
    <${DoingContext.Provider} value=${{ act, sending, refused, look }}>
    <${TalkingContext.Provider} value=${{ unread, setUnread }}>
      <p class="hush" role="status">${news.polite}</p>
      <p class="hush" role="alert">${news.urgent}</p>
      ${alert && html`<${Alert} text=${alert} close=${() => setAlert("")} />`}
      ${match.ended && html`<${Ended} why=${state.table?.outcome?.why} />`}
      <${Away} />
      <div class="clock-near"><${Clock} deadline=${deadline} timer=${timer} /></div>
      <div class="imitation ${kind} ${isFirst ? "is-first" : ""} ${table.past ? "is-past" : ""}">
        ${kind !== "glimpse" && kind !== "final" && html`<${Guide} kind=${kind} />`}
        <div class="part">${part()}</div>
        <${People} />
      </div>
      ${
        enlarged &&
        html`<${Enlarged} sights=${beside} shown=${enlarged.key} side=${enlarged.side}
          show=${(/** @type {string | null} */ key) => setEnlarged(key === null ? null : { key })} />`
      }
      ${listsKeys && html`<${KeyList} close=${() => setListsKeys(false)} />`}
      ${question && html`<${Confirm} question=${question} close=${() => setQuestion(null)} yes=${question.go} />`}
      <${Slot}><${Bar} view=${match.view} seats=${match.seats} ended=${match.ended} /><//>
    <//><//><//>`;
}

/** @typedef {{ title: string, yes: string, go: () => void }} Question */

// What is asked before it cannot be taken back, by those who want to be asked.
function useQuestion() {
  const [question, setQuestion] = useState(/** @type {Question | null} */ (null));
  /** @type {(title: string, yes: string, go: () => void) => void} */
  const surely = (title, yes, go) => {
    const close = () => {
      setQuestion(null);
      go();
    };
    if (wishes.confirm === "on") setQuestion({ title, yes, go: close });
    else go();
  };
  return { question, setQuestion, surely };
}

/** @param {{ text: string, close: () => void }} props */
const Alert = ({ text, close }) =>
  html`<p class="alert" role="alert">${text} <button class="quiet" onClick=${close}>${say("close")}</button></p>`;

/** @param {{ why?: string }} props */
const Ended = ({ why }) =>
  html`<section class="machine ended" tabindex="-1" data-home><p><strong>${why}</strong></p><${Again} /></section>`;

/**
 * In a narrow header the name gives way, not the number of the pair.
 * @param {Pick<import("./match.js").Match, "view" | "seats" | "ended">} props
 */
function Bar({ view, seats, ended }) {
  const { name, me } = seats[view.responder];
  const round = !view.over && html`, ${say("round_of", { n: view.round, all: roundsOf(view) })}`;
  const playing = !view.over && !ended && view.phase !== "score";
  const goal = !view.over && !ended && goalOf(view);
  const short = html`<span class="bar-short">
    <strong>${me ? say("you_answer") : say("who_answers", { name })}</strong>
    <span>· ${say("pair", { n: `${view.pair}/${rules.pairs}` })}</span>
    ${
      goal &&
      html`<span><span aria-hidden="true">· ${goal.sum}/${goal.goal}</span>
        <span class="hush">${goal.words}</span></span>`
    }</span>`;
  return html`<p class="bar-text"><span class="bar-long">${modeName(view.mode)}${round}${
    goal && html`, <span class="bar-goal">${goal.words}</span>`
  }</span>
    ${playing && short}</p>`;
}

/**
 * What all need together, and how much of it is there.
 * @param {import("./state.js").View} view
 */
export function goalOf({ goal, needed }) {
  if (goal === null || needed === null) return null;
  const sum = goal - needed;
  return { goal, sum, words: needed ? say("goal_to_go", { sum, goal, needed }) : say("goal_reached", { goal }) };
}
