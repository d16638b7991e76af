// Shows a match of this game: JSON view in, page out, actions back.

import { html, render, useCallback, useEffect, useRef, useState } from "bombe/preact.js";
import { Cards, markWords } from "./cards.js";
import { Bar, Choose } from "./choose.js";
import { HintNote, hintWords } from "./hint.js";
import { newsOf, roundWords } from "./news.js";
import { Lesson, lessonWanted } from "./lesson.js";
import { Machine } from "./machine.js";
import { Sheet } from "./sheet.js";
import { Apart, Chat, Log, People, ThumbDialog } from "./people.js";
import { Result } from "./result.js";
import { isLocked, isNightmare, isSpent, lettersOf, mayAsk, myRound, targetWords, useMarks } from "./state.js";
import { KEYS, digitOf } from "./keys.js";
import { Confirm, KeyList } from "bombe/dialog.js";
import { Slot, useTable, wishes } from "bombe/table.js";
import { glyphs, learn, say, spoken } from "./words.js";

const REPEAT_MS = 400; // a second press that soon is the same press

export function mount(root, table, data) {
  learn(data);
  root.replaceChildren();
  render(html`<${Page} table=${table} />`, root);
}

// Another problem on the same page is another match: nothing of the last one stays in the hand.
function Page({ table }) {
  useTable(table);
  return html`<${Match} key=${table.shown} table=${table} />`;
}

// What has the focus may go with what it was about, such as a round. Then its successor gets it, or
// the page: it is never lost.
function useFocusKept() {
  const last = useRef({});
  useEffect(() => {
    const keep = ({ target }) => (last.current = { target, ending: target.closest(".ending") });
    addEventListener("focusin", keep);
    return () => removeEventListener("focusin", keep);
  }, []);
  useEffect(() => {
    const { target, ending } = last.current;
    if (!target || target.isConnected || document.activeElement !== document.body) return;
    const successor = ending?.isConnected && ending.querySelector(".back, .declare");
    (successor || document.getElementById("main")).focus({ preventScroll: true });
  });
}

function Match({ table }) {
  const state = useTable(table);
  const { view } = state;
  // What the hand is about to propose. Kept where a key that follows at once finds it changed.
  const hand = useRef({ digits: ["1", "1", "1"], wheel: 0 });
  const [, redraw] = useState(0);
  const { digits, wheel } = hand.current;
  const move = (changes) => {
    Object.assign(hand.current, changes);
    redraw((n) => n + 1);
  };
  const setWheel = (place) => place === hand.current.wheel || move({ wheel: place });
  const [last, setLast] = useState(null); // the last answer: { code, letter, passed, at }
  const [asking, setAsking] = useState(null); // the letter whose answer is on its way
  const [news, setNews] = useState(""); // for those who listen
  const [alert, setAlert] = useState("");
  const [dialog, setDialog] = useState(null); // "thumb" while a code is being declared, "keys", "choose"
  const [question, setQuestion] = useState(null); // what is asked before it cannot be taken back
  const [tab, setTab] = useState(0); // the verifier in view, on a phone
  const [drawer, setDrawer] = useState(false);
  // Offered on the first visit, and shown only to those who want it: the board comes first.
  const [lesson, setLesson] = useState(() => (table.state.trying && lessonWanted() ? "offered" : ""));
  const pressed = useRef({ letter: "", at: 0 });
  const sent = useRef(new Set()); // the letters whose answers are on their way, however long that takes
  const ending = useRef(null); // a thumb that is on its way

  // Of a request that got no answer the browser speaks in its own words.
  const refused = useCallback((error) => setAlert(error instanceof TypeError ? say("no_answer") : error.message), []);
  const marks = useMarks(table, refused);
  // Whoever takes a mark back may not see which.
  const tell = (target) => {
    if (!target) return;
    const what = spoken(targetWords(target));
    setNews(marks.of(target) ? markWords(what, marks.of(target)) : say("unmarked", { what }));
  };
  const undo = () => tell(marks.undo());
  const redo = () => tell(marks.redo());

  const seen = useRef(null); // the view whose news were told
  useEffect(() => {
    const words = newsOf(seen.current, state, hand.current.digits.join(""));
    seen.current = view;
    if (words) setNews(words);
  }, [view]);
  useFocusKept();

  const locked = view && isLocked(view);
  const proposal = locked ? myRound(view).proposal : digits.join("");
  useEffect(() => {
    if (view && myRound(view).proposal) move({ digits: [...myRound(view).proposal] });
  }, [view && myRound(view).proposal]);

  // Do it, or first ask whether it is meant.
  const surely = (title, yes, go) => {
    if (wishes.confirm !== "on") return go();
    setQuestion({ title, yes, go });
  };

  const ask = useCallback(
    async (letter, meant = false) => {
      const { view } = table.state;
      const now = Date.now();
      const again = sent.current.has(letter) || (letter === pressed.current.letter && now - pressed.current.at < REPEAT_MS);
      if (view && isSpent(view) && !(letter in myRound(view).answers)) setAlert(say("round_spent"));
      if (!view || !mayAsk(view) || letter in myRound(view).answers || again) return;
      const proposal = isLocked(view) ? myRound(view).proposal : hand.current.digits.join("");
      if (!meant && wishes.confirm === "on") {
        surely(say("sure_ask", { letter, code: proposal }), say("ask_letter", { letter }), () => ask(letter, true));
        return;
      }
      pressed.current = { letter, at: now };
      sent.current.add(letter);
      setAsking(letter);
      if (!isNightmare(view)) setTab(lettersOf(view).indexOf(letter)); // the answer is about its card
      setAlert("");
      try {
        await table.act(`ask ${proposal} ${letter}`);
        const { round, sheet } = table.state.view;
        // The round may be over by now, if its time was.
        const passed = sheet.rounds.findLast((one) => one.proposal === proposal && letter in one.answers)?.answers[letter];
        if (passed === undefined) return;
        setLast({ code: proposal, letter, passed, round });
      } catch (error) {
        refused(error);
      } finally {
        sent.current.delete(letter);
        setAsking(null);
      }
    },
    [table],
  );

  const thumb = useCallback(
    async (action) => {
      setDialog(null);
      setAlert("");
      pressed.current.letter = "";
      const turned = table.act(`thumb ${action}`);
      ending.current = turned;
      try {
        await turned;
        const { view } = table.state;
        // Alone the next round begins at once; of a table the turned thumbs speak.
        if (view.seats.length === 1 && !view.over) setNews(roundWords(view));
      } catch (error) {
        refused(error);
      } finally {
        if (ending.current === turned) ending.current = null;
      }
    },
    [table],
  );

  const next = () => surely(say("sure_next"), say("next_round"), () => thumb("down"));

  const hint = useCallback(async () => {
    try {
      await table.act("hint");
      setNews(hintWords(table.state.view));
    } catch (error) {
      refused(error);
    }
  }, [table]);

  const set = (place, digit) => {
    if (table.state.view && isLocked(table.state.view)) return;
    move({ digits: hand.current.digits.map((one, at) => (at === place ? digit : one)) });
  };
  const turn = (place, step) => set(place, String(((Number(hand.current.digits[place]) - 1 + step + 5) % 5) + 1));

  const propose = (code) => view.coop && !locked && table.act(`propose ${code}`).catch(refused);

  // Keys, unless somebody writes, a dialog is open, or they are switched off. Those that follow a
  // thumb at once are about the round after it, however long that takes to come.
  const listener = useRef(null);
  useEffect(() => {
    const listen = (event) => {
      const { target, key } = event;
      const { view } = table.state; // as it is, and not as it was drawn last
      const writing = target.closest("input, textarea, select, [contenteditable]");
      if (writing || document.querySelector("dialog[open]") || event.ctrlKey || event.altKey || event.metaKey) return;
      if (wishes.keys === "off" || !view || view.over || !view.sheet) return;
      if (ending.current) {
        const later = () => listener.current(event);
        ending.current.then(later, later);
        return;
      }
      const digit = digitOf(event);
      const name = key.length === 1 ? key.toLowerCase() : key; // whether or not capitals are locked
      const letter = name.toUpperCase();
      if (digit) {
        set(hand.current.wheel, digit);
        setWheel((hand.current.wheel + 1) % 3);
      } else if (key === "ArrowLeft" || key === "ArrowRight") {
        if (target.closest("[role=radiogroup], [role=tablist]")) return;
        setWheel((hand.current.wheel + (key === "ArrowLeft" ? 2 : 1)) % 3);
      } else if (key === "ArrowUp" || key === "ArrowDown") {
        if (target.closest("[role=radiogroup]")) return;
        turn(hand.current.wheel, key === "ArrowUp" ? -1 : 1);
      } else if (lettersOf(view).includes(letter)) {
        if (!event.shiftKey) ask(letter);
        else {
          setTab(lettersOf(view).indexOf(letter));
          document.getElementById(`card-${letter}`)?.focus();
        }
      } else if (name === "z") {
        event.shiftKey ? redo() : undo();
      } else if (name === "n") next();
      else if (name === "k") setDialog("thumb");
      else if (name === "h" && view.aids.includes("hints")) hint();
      else if (name === "?") setDialog("keys");
      else if (name === "s") setDrawer(!drawer);
      else return;
      event.preventDefault();
    };
    listener.current = listen;
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });

  if (state.closed) return html`<p class="alert" role="alert">${state.closed}</p>`;
  if (!view) return html`<${Apart} table=${table} state=${state} />`;

  const parts = {
    table, state, view, proposal, digits, locked, wheel, last, asking, marks, undo, redo, tab, drawer,
    ask, set, turn, propose, setWheel, setTab, setDrawer, thumb, next, hint, refused,
    know: () => setDialog("thumb"),
    choose: () => setDialog("choose"),
    keys: () => setDialog("keys"),
  };
  const close = () => setDialog(null);
  return html`
    <p class="hush" role="status">${news}</p>
    ${!state.connected && html`<p class="lost" role="status">${say("lost")}</p>`}
    ${alert && html`<div class="alert"><span role="alert">${alert}</span> <button class="quiet" onClick=${() => setAlert("")}>${say("close")}</button></div>`}
    ${lesson === "open" && html`<${Lesson} ...${parts} close=${() => setLesson("")} />`}
    ${view.over
      ? html`<${Result} ...${parts} />`
      : html`<div class="board ${view.mode} n${view.verifiers.length} ${view.sheet ? "" : "watching"}">
          <${People} ...${parts} />
          <${Cards} ...${parts} />
          ${view.sheet ? html`<${Machine} ...${parts} />` : html`<${Log} ...${parts} />`}
          ${view.sheet && html`<${Sheet} ...${parts} />`}
          ${view.sheet && html`<${HintNote} ...${parts} />`}
          ${state.table && state.table.people.length > 1 && html`<${Chat} ...${parts} />`}
        </div>`}
    ${dialog === "thumb" && html`<${ThumbDialog} ...${parts} close=${close} />`}
    ${dialog === "keys" && html`<${KeyList} keys=${KEYS} tell=${(words) => glyphs(say(words))} close=${close} />`}
    ${dialog === "choose" && html`<${Choose} ...${parts} close=${close} />`}
    ${question && html`<${Confirm} question=${question} close=${() => setQuestion(null)} yes=${() => { setQuestion(null); question.go(); }} />`}
    <${Slot}><${Bar} ...${parts} />${lesson === "offered" && html`<button class="bar-new" onClick=${() => setLesson("open")}>${say("lesson")}</button>`}<//>
  `;
}
