// Shows a match of the imitation game: JSON view in, page out, actions back.

import { html, render, useCallback, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Clock } from "bombe/clock.js";
import { Confirm } from "bombe/dialog.js";
import { Slot, useTable, wishes } from "bombe/table.js";
import { learn, say } from "bombe/words.js";
import { KeyList } from "./dialogs.js";
import { Hand } from "./hand.js";
import { Interrogation } from "./interrogation.js";
import { useNews } from "./news.js";
import { Opened } from "./opened.js";
import { Table } from "./people.js";
import { Enlarged, Look, Together, describe } from "./pictures.js";
import { Again, Result } from "./result.js";
import { Start } from "./start.js";
import { PAIRS, isEnded, otherSide, ownOf, roleOf, roundsOf, seatsOf, sightsOf } from "./state.js";

const REPEAT_MS = 400; // a second press that soon is the same press

const PARTS = { final: Result, opened: Opened, answering: Hand, round: Interrogation };

const kindOf = (view, mine) =>
  view.over ? "final"
  : view.phase === "score" ? "opened"
  : view.hand_cards && view.phase === "pick" && mine ? "answering"
  : "round";

// Bring the focus to the key that sends the chosen card. A hand that is covered on a stream would be
// uncovered by that: there it is enough that no other key has the focus.
function aim() {
  const { activeElement } = document;
  if (wishes.stream === "on" && !activeElement.closest(".hand")) activeElement.blur();
  else document.querySelector("#skin .is-chosen .button")?.focus({ preventScroll: true });
}

export function mount(root, table, data) {
  learn(data);
  describe(data.texts);
  root.replaceChildren();
  render(table ? html`<${Match} table=${table} />` : html`<${Start} />`, root);
}

function Match({ table }) {
  const state = useTable(table);
  const { view } = state;
  const [alert, setAlert] = useState("");
  const [chosen, setChosen] = useState(null); // the place of the card that is about to be sent
  const [enlarged, setEnlarged] = useState(null); // what is looked at closely: { key, side }
  const [dialog, setDialog] = useState(false); // whether the list of keys is open
  const [question, setQuestion] = useState(null); // what is asked before it cannot be taken back
  const [meanings, setMeanings] = useState({}); // what is typed of what was meant, by pair
  const [sending, setSending] = useState(false);
  const [unread, setUnread] = useState(0);
  const busy = useRef(false); // known at once, before anything is drawn again
  const chosenBy = useRef({}); // the press that chose the card: { time, pointed }
  const toSend = useRef(false); // the focus is to go to the key that sends
  const pointed = usePointed();

  // Of a request that got no answer the browser speaks in its own words.
  const refused = useCallback((error) => setAlert(error instanceof TypeError ? say("no_answer") : error.message), []);
  // One after the other: what follows one that is refused is not done.
  const act = useCallback(
    async (...actions) => {
      if (busy.current) return;
      busy.current = true;
      setAlert("");
      setSending(true);
      try {
        for (const action of actions) await table.act(action);
      } catch (error) {
        refused(error);
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [table],
  );

  // Do it, or first ask whether it is meant.
  const surely = (title, yes, go) => (wishes.confirm === "on" ? setQuestion({ title, yes, go }) : go());

  const role = view && roleOf(view);
  const seats = view ? seatsOf(state) : [];
  const ended = Boolean(view) && isEnded(state);
  const mine = Boolean(view) && view.waiting.includes(view.you) && !view.resting && !ended;
  const own = view ? ownOf(view) : [];

  // A choice belongs to one hand, and a question to one moment: before a key can be pressed again.
  const matches = state.table?.matches;
  useLayoutEffect(() => {
    setChosen(null);
    setQuestion(null);
  }, [view?.round, view?.pair, view?.phase, ended, matches]);
  useLayoutEffect(() => setMeanings({}), [view?.round, matches]);

  // However a card was chosen, the key that sends it has the focus then: the next press of Enter
  // sends this card, and those who listen hear so.
  useLayoutEffect(() => {
    if (toSend.current) aim();
    toSend.current = false;
  });

  const [news, tell] = useNews(state, view, seats, role);
  const choose = (at) => {
    chosenBy.current = {};
    toSend.current = at !== null;
    setChosen(at);
    tell(at === null ? say("news_put_back") : say("news_chosen", { n: own.indexOf(at) + 1 }));
  };
  const send = () => {
    if (chosen === null) return;
    surely(say("sure_send", { n: own.indexOf(chosen) + 1 }), say("send_this"), () => act(`pick ${chosen + 1}`));
  };
  // A card is chosen, then sent, by the same button: pressed twice at once, it only chooses.
  const press = (at, event) => {
    const by = { time: Date.now(), pointed: event.detail > 0 };
    const last = chosenBy.current;
    if (chosen !== at) {
      choose(at);
      chosenBy.current = by;
    } else if (by.pointed !== last.pointed || by.time - last.time >= REPEAT_MS) send();
  };
  const vote = (side) => surely(say("sure_vote", { side }), say("is_human", { side }), () => act(`vote ${side}`));
  const pass = () => act("pass");
  // What is typed is told, too, by those who go on without saying so.
  const told = view?.opened?.meant ?? [];
  const untold = Object.keys(meanings).filter((pair) => meanings[pair].trim() !== (told[pair - 1] ?? ""));
  const telling = (pair) => `meant ${pair} ${meanings[pair].trim()}`.trim();
  const tellMeant = (pair) => untold.includes(String(pair)) && act(telling(pair));
  const goOn = () => act(...untold.map(telling), "next");

  const kind = view && kindOf(view, mine);
  const sights = view ? sightsOf(view, kind === "answering") : [];
  // Back from a picture that was clicked on, the chosen card can be sent: what a mouse pressed is not
  // where the keys are.
  const look = (key, side = null) => {
    if (!sights.some((sight) => sight.key === key)) return;
    if (pointed.current && chosen !== null) aim();
    setEnlarged({ key, side });
  };

  useKeptFocus();
  useTop(kind, view?.round);

  // Keys, unless somebody writes, a dialog is open, or they are switched off. A key that follows at
  // once finds what the last one has changed.
  useLayoutEffect(() => {
    const listen = (event) => {
      const { target } = event;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // Held down, the key that chose a card would send it.
      if (event.repeat && key === "Enter" && target.closest("#skin button")) return event.preventDefault();
      if (target.closest("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]")) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || wishes.keys === "off" || !view) return;
      const picks = role === "responder" && view.phase === "pick" && mine;
      const votes = role === "interrogator" && view.phase === "vote" && mine;
      if (key === "?") setDialog(true);
      else if (key === "e") look(nearest(view, chosen));
      else if (picks && /^[1-4]$/.test(key) && own[key - 1] !== undefined) choose(own[key - 1]);
      else if (picks && key === "Escape" && chosen !== null) choose(null);
      else if (picks && key === "Enter" && chosen !== null && !target.closest("button, a")) send();
      else if (votes && (key === "l" || key === "r")) vote(key.toUpperCase());
      else if (votes && key === "p" && view.pair < PAIRS) pass();
      else if (view.phase === "score" && mine && key === "n") goOn();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });

  if (state.closed) return html`<p class="alert" role="alert">${state.closed}</p>`;
  if (!view) return html`<p class="note">${say("nothing_to_see")}</p>`;

  const parts = { table, state, view, seats, role, mine, own, chosen, sending, unread, ended, meanings, act, vote, pass, goOn, press, choose, look, refused, setUnread, setMeanings, tellMeant };
  const Part = PARTS[kind];
  return html`
    <p class="hush" role="status">${news.polite}</p>
    <p class="hush" role="alert">${news.urgent}</p>
    ${!state.connected && html`<p class="lost" role="status">${say("lost")}</p>`}
    ${alert && html`<p class="alert" role="alert">${alert} <button class="quiet" onClick=${() => setAlert("")}>${say("close")}</button></p>`}
    ${ended && html`<section class="machine ended" tabindex="-1" data-home><p><strong>${state.table.outcome?.why}</strong></p><${Again} ...${parts} /></section>`}
    <div class="clock-near"><${Clock} deadline=${state.table?.deadline} timer=${state.table?.timer} /></div>
    <div class="imitation ${kind} ${view.round === 1 ? "is-first" : ""}">
      <${Guide} ...${parts} kind=${kind} />
      <div class="part"><${Part} ...${parts} /></div>
      <${Table} ...${parts} />
    </div>
    ${enlarged && html`<${Enlarged} sights=${sights} shown=${enlarged.key} side=${enlarged.side} from=${table.pictures} show=${(key) => setEnlarged(key && { key })} />`}
    ${dialog && html`<${KeyList} close=${() => setDialog(false)} />`}
    ${question && html`<${Confirm} question=${question} close=${() => setQuestion(null)} yes=${() => { setQuestion(null); question.go(); }} />`}
    <${Slot}><${Bar} view=${view} seats=${seats} ended=${ended} /><//>
  `;
}

// What the key for looking closely means: the card in the hand, the last pair, or the Guide.
const nearest = (view, chosen) =>
  chosen !== null ? `card ${chosen}` : view.phase !== "pick" && view.pairs.length ? `pair ${view.pairs.length}` : "guide";

// In a narrow header the name gives way, not the number of the pair.
function Bar({ view, seats, ended }) {
  const { name, me } = seats[view.responder];
  const playing = !view.over && !ended && view.phase !== "score";
  return html`<p class="bar-text"><span class="bar-long">${say(`mode_${view.mode}`)}${!view.over && html`, ${say("round_of", { n: view.round, all: roundsOf(view) })}`}</span>
    ${playing && html`<span class="bar-short"><strong>${me ? say("you_answer") : say("who_answers", { name })}</strong><span>· ${say("pair", { n: `${view.pair}/${PAIRS}` })}</span></span>`}</p>`;
}

// The card that all see, and the question of the round.
function Guide({ view, seats, role, ended, table, look, kind }) {
  const name = seats[view.responder].name;
  const answering = kind === "answering";
  const told =
    answering || kind === "opened" || kind === "final" || ended ? null
    : role === "responder" ? ["silent", "silent_more"]
    : ["which_side", "which_side_more"];
  return html`<section class="guide" aria-label=${say("guide")}>
    <p class="label">${say("guide")}</p>
    ${view.guide
      ? html`<${Together} from=${table.pictures} pictures=${[view.guide]}>${(draw) => html`<${Look} label=${say("guide")} onLook=${() => look("guide")}>${draw(view.guide)}<//>`}<//>`
      : html`<p class="place" aria-hidden="true"></p>`}
    <div class="guide-words">
      ${told && html`<h2>${say(told[0], { name })}</h2><p class="note">${say(told[1], { name })}</p>`}
      ${told && view.side && html`<p class="note is-needed covered">${say("sides", { machine: view.side, human: otherSide(view.side) })}</p>`}
      ${answering && html`<p class="note">${say(view.mode === "gnirut" ? "guide_gnirut" : "guide_more")}</p>`}
      ${told && role !== "responder" && view.mode === "gnirut" && html`<p class="note is-needed">${say("gnirut_note", { name })}</p>`}
    </div>
  </section>`;
}

// Whether a mouse was used last, and not a key.
function usePointed() {
  const pointed = useRef(false);
  useEffect(() => {
    const note = ({ pointerType }) => (pointed.current = pointerType === "mouse");
    const kinds = ["pointerdown", "keydown"];
    kinds.forEach((kind) => addEventListener(kind, note, true));
    return () => kinds.forEach((kind) => removeEventListener(kind, note, true));
  }, []);
  return pointed;
}

// Where the focus was on something that is gone, it goes to the beginning of what is there now.
function useKeptFocus() {
  const last = useRef(null);
  useEffect(() => {
    const note = ({ target }) => {
      if (!target.closest("dialog")) last.current = target.closest("#skin") ? target : null; // from a dialog one comes back
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    document.querySelector("#skin [data-home]")?.focus({ preventScroll: true });
  });
}

// Another screen begins at its top, also where the last one was scrolled; but nobody who writes is
// carried away from what they write.
function useTop(kind, round) {
  const shown = useRef(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = kind && `${kind} ${round}`;
    if (!before || before === shown.current || document.activeElement.closest("#skin input")) return;
    scrollTo({ top: 0, behavior: "instant" });
  }, [kind, round]);
}
