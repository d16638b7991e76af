// Shows a match of this game: JSON view in, page out, actions back.

import { Confirm, KeyList } from "bombe/dialog.js";
import { Closed } from "bombe/people.js";
import { html, render, useCallback, useEffect, useRef, useState } from "bombe/preact.js";
import { reason, Slot, useTable, wishes } from "bombe/table.js";
import { Alert } from "./alert.js";
import { useQuestions } from "./asking.js";
import { AskingContext, DeckContext, HandContext, MarksContext, MatchContext, WaysContext } from "./board.js";
import { useBoardKeys } from "./board_keys.js";
import { Cards } from "./cards.js";
import { Bar, Choose } from "./choose.js";
import { useFocusKept } from "./focus.js";
import { useHands } from "./hand.js";
import { HintNote, hintWords } from "./hint.js";
import { KEYS } from "./keys.js";
import { Lesson, lessonWanted } from "./lesson.js";
import { Machine } from "./machine.js";
import { markWords, resting, useMarking } from "./marks.js";
import { moment } from "./moments.js";
import { newsOf, roundWords } from "./news.js";
import { Apart, Chat, Log, People } from "./people.js";
import { Result } from "./result.js";
import { inWords, partOf, retold, useCardAsked, useDeduced } from "./retold.js";
import { Sheet } from "./sheet.js";
import {
  isEnded,
  isLocked,
  isNightmare,
  isPlaying,
  isStopped,
  lettersOf,
  myRound,
  targetWords,
  waitsForMachine,
  withoutEnd,
} from "./state.js";
import { ThumbDialog } from "./thumb_dialog.js";
import { callBack, WhyNote, whyWords } from "./why_note.js";
import { glyphs, learn, say, spoken } from "./words.js";

/** @typedef {import("./board.js").Table} Table */
/** @typedef {import("./state.js").View} View */
/** @typedef {import("./board.js").Drawer} Drawer */
/** @typedef {{ title: string, yes: string, note?: string, go: () => void }} Question asked before something */

export { inWords, partOf, retold };

/** @type {(root: Element, table: Table, data: import("./words.js").Data) => void} */
export function mount(root, table, data) {
  learn(data);
  root.replaceChildren();
  render(html`<${Page} table=${table} />`, root);
}

/**
 * Another problem on the same page is another match, and so is a rematch: nothing of the last one
 * stays in the hand. One that is tried becomes the first of its room.
 * @param {{ table: Table }} props
 */
function Page({ table }) {
  const state = useTable(table);
  const seen = useRef(/** @type {import("./news.js").Seen | null} */ (null)); // what news were told of
  const focus = useRef(/** @type {import("./focus.js").Focused | null} */ (null));
  const nth = state.table?.matches ?? 1;
  return html`<${Match} key=${`${table.shown} ${nth}`} table=${table} seen=${seen} focus=${focus} />`;
}

/**
 * @param {object} props
 * @param {Table} props.table
 * @param {{ current: import("./news.js").Seen | null }} props.seen
 * @param {{ current: import("./focus.js").Focused | null }} props.focus
 */
function Match({ table, seen, focus }) {
  const state = useTable(table);
  const { view } = state;
  const hands = useHands(table, view);
  const [news, setNews] = useState(""); // for screen readers
  const [alert, setAlert] = useState("");
  const [dialog, setDialog] = useState(/** @type {"" | "thumb" | "keys" | "choose"} */ (""));
  const [question, setQuestion] = useState(/** @type {Question | null} */ (null));
  const [tab, setTab] = useState(0); // the verifier in view, on a phone
  const [drawer, setDrawer] = useState(false);
  // Offered on the first visit, and shown only to those who want it: the board comes first.
  const [lesson, setLesson] = useState(() => (table.state.trying && lessonWanted() ? "offered" : ""));
  const refused = useCallback((/** @type {unknown} */ error) => setAlert(reason(error, say("no_answer"))), []);

  const ownMarks = useMarking(table, refused);
  // A replay has no marks of anybody: it strikes what the answers have ruled out.
  const deduced = useDeduced(table.watch && view?.sheet ? view : null);
  useCardAsked(table.past ? view : null, setTab);
  const [picking, setPicking] = useState(false); // whether a press asks why, instead of marking
  /** @param {string} target */
  const asksWhy = (target) => why((ownMarks.of(target) === "+" ? "+" : "-") + target);
  const stopped = isStopped(state) || Boolean(view?.over);
  const marks = deduced
    ? { ...ownMarks, of: (/** @type {string} */ one) => (deduced.struck.includes(one) ? "-" : "") }
    : stopped
      ? resting(ownMarks)
      : picking
        ? { ...ownMarks, cycle: asksWhy, put: asksWhy }
        : ownMarks;
  /**
   * Those who take a mark back may not see which.
   * @param {string | null} target
   */
  const tell = (target) => {
    if (!target) return;
    const what = spoken(targetWords(target));
    setNews(marks.of(target) ? markWords(what, marks.of(target)) : say("unmarked", { what }));
  };
  const undo = () => tell(marks.undo());
  const redo = () => tell(marks.redo());

  const drawn = hands.digits.join(""); // before the hand follows what the view proposes
  useEffect(() => {
    const now = { ...state, shown: table.shown };
    const words = newsOf(seen.current, now, drawn);
    if (view) seen.current = now;
    if (words && !table.past) setNews(words); // the replay's own line says what was done
  }, [view]);
  useFocusKept(focus);
  // What was about to be done is not done any more.
  useEffect(() => {
    if (!stopped) return;
    setQuestion(null);
    setDialog((now) => (now === "thumb" ? "" : now));
  }, [stopped]);

  /** @type {(title: string, yes: string, go: () => void) => void} */
  const surely = (title, yes, go) => (wishes.confirm === "on" ? setQuestion({ title, yes, go }) : go());
  /** @param {string} letter */
  const sent = (letter) => {
    moment("card");
    // The answer is about its card.
    if (view && !isNightmare(view)) setTab(lettersOf(view).indexOf(letter));
  };
  const draft = () => hands.now().code;
  const { ask, asking, forget } = useQuestions({ table, draft, hold: hands.hold, surely, sent, setAlert, refused });

  const ending = useRef(/** @type {Promise<void> | null} */ (null)); // a thumb that is on its way
  const turning = useRef(""); // which one
  /** @param {string} action */
  const thumb = async (action) => {
    if (ending.current && turning.current === action) return; // pressed again, however long that takes
    turning.current = action;
    setDialog("");
    setAlert("");
    forget();
    moment("thumb");
    const turned = table.act(`thumb ${action}`);
    ending.current = turned;
    try {
      await turned;
      const { view } = table.state;
      // Alone the next round begins at once; of a table the turned thumbs speak.
      if (view && view.seats.length === 1 && !view.over && !waitsForMachine(view)) setNews(roundWords(view));
    } catch (error) {
      refused(error);
    } finally {
      if (ending.current === turned) ending.current = null;
    }
  };
  const hint = async () => {
    try {
      await table.act("hint");
      if (table.state.view) setNews(hintWords(table.state.view));
    } catch (error) {
      refused(error);
    }
  };
  /** @param {string} claim */
  const why = async (claim) => {
    try {
      callBack();
      await table.act(`why ${claim}`);
      if (table.state.view) setNews(whyWords(table.state.view));
    } catch (error) {
      refused(error);
    }
  };
  const ways = {
    thumb,
    hint,
    why,
    picking,
    setPicking,
    next: () => surely(say("sure_next"), say("next_round"), () => thumb("down")),
    know: () => setDialog("thumb"),
    agree: (/** @type {string} */ title, /** @type {string} */ code) =>
      surely(title, say("agree"), () => thumb(`up ${code}`)),
  };
  useBoardKeys(table, ending, {
    ...hands,
    ...ways,
    wheel: () => hands.now().wheel,
    ask,
    undo,
    redo,
    show: setTab,
    list: () => setDialog("keys"),
    why: (target) => (target ? asksWhy(target) : why(`-${hands.now().code}`)),
    sheet: () => setDrawer(!drawer),
  });

  if (state.closed) return html`<${Closed} why=${state.closed} on=${say("back_home")} href="/" />`;
  if (!view) return html`<${Apart} table=${table} state=${state} />`;

  const locked = isLocked(view) || stopped;
  const proposal = (locked && myRound(view).proposal) || hands.digits.join("");
  const choose = () => {
    const go = () => setDialog("choose");
    if (state.trying || state.table?.phase !== "playing") go();
    else setQuestion({ title: say("leave_unfinished"), note: say("goes_on_later"), yes: say("new_problem"), go });
  };
  // Those who play on their own may learn at any time, unless the way back to a review is there.
  const isAlone = (state.trying || state.table?.people.length === 1) && !table.watch && !state.you?.origin;
  const close = () => setDialog("");
  const end = () => setQuestion(null);
  const meant = () => {
    end();
    question?.go();
  };
  const match = { table, state, view, refused, stopped };
  /** @param {View} view @param {Drawer} sheet @param {unknown} [instead] */
  const boardOf = (view, sheet, instead) => html`<${HandContext.Provider} value=${{ ...hands, proposal, locked }}>
    <${AskingContext.Provider} value=${{ ask, asking }}>
      <${MarksContext.Provider} value=${marks}>
        <${DeckContext.Provider} value=${{ tab, setTab }}>
          <${WaysContext.Provider} value=${ways}>
            <${Board} view=${view} undo=${undo} redo=${redo} ...${sheet} instead=${instead} />
          <//>
        <//>
      <//>
    <//>
  <//>`;
  // After the end, with something else in the place of the machine.
  /** @param {unknown} instead @param {Drawer} sheet */
  const rested = (instead, sheet) => {
    const seen = withoutEnd(view);
    return html`<${MatchContext.Provider} value=${{ ...match, view: seen }}>${boardOf(seen, sheet, instead)}<//>`;
  };
  return html`<${MatchContext.Provider} value=${match}>
    <p class="hush" role="status">${news}</p>
    ${alert && html`<${Alert} words=${alert} close=${() => setAlert("")} />`}
    ${deduced && html`<p class="note retold">${say("deduced", { worlds: deduced.worlds, codes: deduced.codes })}</p>`}
    ${lesson === "open" && html`<${Lesson} close=${() => setLesson("")} />`}
    ${
      isEnded(view)
        ? html`<${Result} view=${view} choose=${choose} board=${rested} />`
        : boardOf(view, { drawer, setDrawer })
    }
    ${dialog === "thumb" && html`<${ThumbDialog} view=${view} thumb=${thumb} close=${close} />`}
    ${dialog === "keys" && html`<${KeyList} keys=${KEYS} tell=${told} close=${close} />`}
    ${dialog === "choose" && html`<${Choose} table=${table} view=${view} close=${close} />`}
    ${question && html`<${Confirm} question=${question} close=${end} yes=${meant} />`}
    <${Slot}>
      <${Bar} table=${table} state=${state} view=${view} choose=${choose} refused=${refused} />
      ${
        lesson === "offered" &&
        html`<button class="bar-new bar-lesson" onClick=${() => setLesson("open")}>
          <span class="bar-long">${say("lesson")}</span><span class="bar-brief">${say("lesson_short")}</span></button>`
      }
      ${isAlone && html`<a class="bar-new" href="/g/turing_machine/school">${say("page_school")}</a>`}
    <//>
  <//>`;
}

/** @param {string} words */
const told = (words) => glyphs(say(words));

/**
 * @param {object} props
 * @param {View} props.view
 * @param {() => void} props.undo
 * @param {() => void} props.redo
 * @param {boolean} props.drawer
 * @param {(open: boolean) => void} props.setDrawer
 * @param {unknown} [props.instead] of the machine, and of all that asks for something else
 */
const Board = ({ view, undo, redo, drawer, setDrawer, instead }) =>
  html`<div class="board ${view.mode} n${view.verifiers.length} ${view.sheet ? "" : "watching"}">
    ${!instead && html`<${People} />`}
    <${Cards} />
    ${instead ?? (isPlaying(view) ? html`<${Machine} />` : html`<${Log} />`)}
    ${
      isPlaying(view) &&
      html`<${Sheet} view=${view} undo=${undo} redo=${redo} drawer=${drawer} setDrawer=${setDrawer} />`
    }
    ${isPlaying(view) && !instead && html`<${HintNote} /><${WhyNote} />`}
    <${Chat} />
  </div>`;
