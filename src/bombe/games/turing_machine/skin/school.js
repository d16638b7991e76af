// The school: its chapters on a shelf, an example and exercises in each, and streaks.

import { Confirm } from "bombe/dialog.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Ways } from "./page.js";
import { Coming, ExerciseBoard, isFree } from "./school_exercise.js";
import { exerciseOf, school as fetchSchool, streak as fetchStreak } from "./school_lessons.js";
import { flowing, SlotMark, slotWords, To } from "./school_parts.js";
import {
  forget,
  keep,
  kept,
  mayKeep,
  none,
  read,
  withOther,
  withSolved,
  withStreak,
  written,
} from "./school_progress.js";
import { Shelf } from "./school_shelf.js";
import {
  chosen,
  firstOf,
  goOn,
  hinted,
  isFirstTry,
  isFound,
  MISTAKES,
  nextOf,
  pathOf,
  placeOf,
  SHELF,
  slotsOf,
  UNTRIED,
} from "./school_state.js";
import { count, learn, say } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").School} School */
/** @typedef {import("bombe/messages.d.ts").Exercise} Exercise */
/** @typedef {import("bombe/messages.d.ts").Chapter} Chapter */
/** @typedef {import("./school_progress.js").Progress} Progress */
/** @typedef {import("./school_state.js").Place} Place */
/** @typedef {import("./school_parts.js").Way} Way */
/** @typedef {(change: (progress: Progress) => Progress) => void} Save */

const HOME = "/g/turing_machine/school";
const NEARLY = 3; // exercises before the last of those that are here, at which the next are fetched

/** @type {(root: Element, table: unknown, data: import("./words.js").Data) => void} */
export function mount(root, _table, data) {
  learn(data);
  const heading = document.querySelector("main > h1"); // each place has its own
  const title = heading?.textContent ?? "";
  heading?.remove();
  root.replaceChildren();
  render(html`<${Page} title=${title} />`, root);
}

/** @param {{ title: string }} props */
function Page({ title }) {
  const [place, setPlace] = useState(() => placeOf(HOME, location.pathname));
  const [told, retry] = useFetched(fetchSchool, "");
  useEffect(() => {
    const back = () => setPlace(placeOf(HOME, location.pathname));
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  const way = {
    path: (/** @type {Place} */ to) => pathOf(HOME, to),
    go: (/** @type {Place} */ to) => {
      history.pushState(null, "", pathOf(HOME, to));
      setPlace(to);
      scrollTo(0, 0);
    },
  };
  if (told.fault) return html`<${Fault} words=${told.fault} retry=${retry} />`;
  if (!told.found) return place.chapter || place.streak ? html`<${Coming} />` : html`<h1>${title}</h1>`;
  return html`<${Taught} title=${title} school=${told.found} place=${place} way=${way} />`;
}

/**
 * Something that is on its way, and a way to try again.
 * @template Found
 * @param {() => Promise<Found>} fetching
 * @param {string} key of what is wanted
 * @returns {[{ found: Found | null, fault: string, key: string }, () => void]}
 */
function useFetched(fetching, key) {
  const nothing = { found: /** @type {Found | null} */ (null), fault: "", key };
  const [told, setTold] = useState(nothing);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setTold((now) => (now.key === key && !now.fault ? now : nothing));
    fetching().then(
      (found) => wanted && setTold({ found, fault: "", key }),
      (error) => wanted && setTold({ found: null, fault: error.message, key }),
    );
    return () => {
      wanted = false;
    };
  }, [key, tries]);
  return [told.key === key ? told : nothing, () => setTries(tries + 1)];
}

/** @param {{ words: string, retry: () => void }} props */
const Fault = ({ words, retry }) =>
  html`<div class="paper school-fault"><p role="alert">${words}</p>
    <button class="button" onClick=${retry}>${say("school_again")}</button></div>`;

/**
 * What is solved, as this browser keeps it. Another page of it may add to that.
 * @param {string[]} keys
 */
function useProgress(keys) {
  const [progress, setProgress] = useState(() => kept(keys));
  const [isKept, setKept] = useState(mayKeep);
  useEffect(() => {
    const look = () => setProgress(kept(keys));
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, []);
  /** @type {Save} */
  const save = (change) => {
    const now = change(withOther(progress, kept(keys)));
    setKept(keep(now));
    setProgress(now);
  };
  const drop = () => {
    forget();
    setProgress(none());
  };
  return { progress, isKept, save, drop };
}

/** @param {{ title: string, school: School, place: Place, way: Way }} props */
function Taught({ title, school, place, way }) {
  const keys = school.chapters.map(({ key }) => key);
  const { progress, isKept, save, drop } = useProgress(keys);
  const chapter = school.chapters.find(({ key }) => key === place.chapter);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const came = useRef(pathOf(HOME, place));
  const name = place.streak ? say("school_streak") : (chapter?.title ?? title);
  useLayoutEffect(() => {
    document.title = document.title.replace(/^.*(?= · )/, name);
    if (came.current === pathOf(HOME, place)) return; // where the visitor came in
    came.current = pathOf(HOME, place);
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  const shared = { school, progress, save, way, heading };
  if (place.streak) return html`<${Streak} ...${shared} />`;
  if (!chapter) return html`<${Shelved} title=${title} keys=${keys} isKept=${isKept} drop=${drop} ...${shared} />`;
  const at = keys.indexOf(chapter.key);
  return html`<${ChapterPage} key=${chapter.key} chapter=${chapter} at=${at} number=${place.number} ...${shared} />`;
}

/**
 * The shelf, and what can be done with all that is solved.
 * @param {{ title: string, school: School, keys: string[], progress: Progress, save: Save, drop: () => void,
 *   isKept: boolean,
 *   way: Way, heading: any }} props
 */
function Shelved({ title, school, keys, progress, save, drop, isKept, way, heading }) {
  const [asks, setAsks] = useState(false);
  const [news, setNews] = useState("");
  const take = () => {
    const file = new Blob([written(progress)], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(file),
      download: "school.json",
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const bring = async ({ currentTarget }) => {
    const text = await currentTarget.files?.[0]?.text().catch(() => "");
    currentTarget.value = "";
    const found = read(text ?? "", keys);
    if (found) save((now) => withOther(now, found));
    setNews(say(found ? "school_brought" : "school_bad_file"));
  };
  const sure = () => {
    setAsks(false);
    drop();
    setNews(say("school_deleted"));
  };
  return html`<${Ways} here="school" />
    <${Shelf} title=${title} school=${school} keys=${keys} progress=${progress} way=${way} heading=${heading} />
    <section class="school-kept">
      <p>${say(isKept ? "school_kept" : "school_not_kept")}</p>
      <p class="row">
        <button class="quiet" onClick=${take}>${say("school_take")}</button>
        <label class="quiet school-file"><input type="file" accept=".json,application/json" onChange=${bring} />
          <span>${say("school_bring")}</span></label>
        <button class="quiet" onClick=${() => setAsks(true)}>${say("school_delete")}</button>
      </p>
      <p role="status">${news}</p>
    </section>
    ${
      asks &&
      html`<${Confirm} question=${{ title: say("school_delete_sure"), yes: say("school_delete") }} yes=${sure}
        close=${() => setAsks(false)} />`
    }`;
}

// --- a chapter ---------------------------------------------------------------------------------------

/**
 * @param {{ school: School, chapter: Chapter, at: number, number: number | null, progress: Progress, save: Save,
 *   way: Way,
 *   heading: any }} props
 */
function ChapterPage({ school, chapter, at, number, progress, save, way, heading }) {
  const { batch } = school;
  const { key } = chapter;
  const shown = number ?? nextOf(progress, key);
  const [told, retry] = useFetched(() => exerciseOf(key, shown, batch), `${key} ${firstOf(shown, batch)} ${number}`);
  // The next ones come before they are needed: the connection may be lost by then.
  useEffect(() => {
    if (shown - firstOf(shown, batch) >= batch - NEARLY) exerciseOf(key, shown + batch, batch).catch(() => {});
  }, [shown]);
  const { example } = chapter;
  const wrong = example.choices.findIndex((one, place) => place !== example.right && one.cases.length > 0);
  const worked = {
    ...UNTRIED,
    wrong: wrong < 0 ? [] : [wrong],
    cases: example.choices[wrong]?.cases.slice(0, 1) ?? [],
    done: true,
  };
  const bar = html`<${Bar} chapter=${chapter} at=${at} number=${number} batch=${batch} progress=${progress} way=${way}
    heading=${heading} />`;
  if (number === null) {
    const begin = () => way.go({ chapter: key, number: nextOf(progress, key) });
    return html`${bar}<${Intro} lines=${chapter.intro} />
      <${ExerciseBoard} key="example" exercise=${example} tried=${worked} title=${say("school_example_of")}
      keep=${chapter.intro} example
      ways=${{ now: () => worked, choose: () => {}, hint: null, peek: null, next: begin, skip: null, leave: null }}
      nextWords=${say("school_now_you")} />`;
  }
  const again = () => {
    heading.current?.focus();
    retry();
  };
  if (told.fault) return html`${bar}<${Fault} words=${told.fault} retry=${again} />`;
  if (!told.found) return html`${bar}<${Coming} />`;
  return html`${bar}<${Solving} key=${told.found.seed} exercise=${told.found} school=${school} number=${number}
    chapter=${chapter} progress=${progress} save=${save} way=${way} />`;
}

/**
 * What a chapter is about, before its example. Where there is room, the board has it beside it.
 * @param {{ lines: string[] }} props
 */
const Intro = ({ lines }) =>
  html`<div class="paper school-intro">${lines.map((line) => html`<p key=${line}>${flowing(line, 15)}</p>`)}</div>`;

/** What was done with an exercise: held where a key that follows at once finds it changed. */
function useTried() {
  const held = useRef(UNTRIED);
  const [tried, setTried] = useState(UNTRIED);
  return {
    now: () => held.current,
    tried,
    become: (/** @type {typeof UNTRIED} */ after) => {
      held.current = after;
      setTried(after);
      return after;
    },
  };
}

/**
 * @param {{ exercise: Exercise, school: School, chapter: Chapter, number: number, progress: Progress, save: Save,
 *   way: Way }} props
 */
function Solving({ exercise, school, chapter, number, progress, save, way }) {
  const { now, tried, become } = useTried();
  const { key } = chapter;
  /** @param {number} place */
  const choose = (place) => {
    const before = now();
    const after = become(chosen(before, exercise, place));
    if (after.done && !before.done) save((known) => withSolved(known, key, number, isFirstTry(after)));
  };
  const on = () => way.go({ chapter: key, number: nextOf(progress, key, number + 1) });
  const peek = tried.peeked ? null : () => void become({ ...now(), peeked: true });
  const hint = tried.peeked ? null : () => void become(hinted(now(), exercise));
  // Where the slots of a chapter are full, another one waits.
  const keys = school.chapters.map((one) => one.key);
  const at = keys.indexOf(key);
  const others = [...keys.slice(at + 1), ...keys.slice(0, at)];
  const open = nextOf(progress, key) > school.batch ? goOn(progress, others, school.batch) : null;
  const leave = open && (() => way.go(open));
  const ways = { now, choose, hint, peek, next: on, skip: on, leave };
  return html`<${ExerciseBoard} exercise=${exercise} tried=${tried} title=${say("school_exercise", { n: number })}
    keep=${chapter.intro} ways=${ways} nextWords=${say("school_next_exercise")} />`;
}

/**
 * Where one is: the chapter, and its exercises.
 * @param {{ chapter: Chapter, at: number, number: number | null, batch: number, progress: Progress, way: Way,
 *   heading: any }} props
 */
function Bar({ chapter, at, number, batch, progress, way, heading }) {
  const { key, title } = chapter;
  const first = firstOf(number ?? nextOf(progress, key), batch);
  const slots = slotsOf(progress, key, first, batch);
  return html`<div class="school-bar">
    <${To} to=${SHELF} way=${way} cls="school-up">‹ <span>${say("school_to_shelf")}</span><//>
    <h1 tabindex="-1" ref=${heading}><span class="school-number">${at + 1}</span> ${title}</h1>
    <nav class="school-slots" aria-label=${title}>
      <${To} to=${{ chapter: key, number: null }} way=${way} current=${number === null}
        cls="school-to-example">${say("school_example")}<//>
      ${slots.map((slot, n) => {
        const one = first + n;
        const label = say("named", { who: say("school_exercise", { n: one }), what: slotWords(slot) });
        return html`<${To} key=${one} to=${{ chapter: key, number: one }} way=${way} current=${one === number}
          label=${label} cls="school-slot"><${SlotMark} of=${slot} next=${one === number} /><//>`;
      })}
      <${To} to=${{ chapter: key, number: nextOf(progress, key, first + batch) }} way=${way}
        cls="school-slot school-onward"
        label=${say("school_more")}>›<//>
    </nav>
  </div>`;
}

// --- a streak ----------------------------------------------------------------------------------------

/** @param {{ school: School, progress: Progress, save: Save, way: Way, heading: any }} props */
function Streak({ school, progress, save, way, heading }) {
  const [run, setRun] = useState(1);
  const [told, retry] = useFetched(fetchStreak, String(run));
  const [at, setAt] = useState({ n: 0, solved: 0, mistakes: 0, over: false });
  const { now, tried, become } = useTried();
  const exercise = told.found?.exercises[at.n];
  /** @param {number} place */
  const choose = (place) => {
    if (!exercise || now().done) return;
    const after = become(chosen(now(), exercise, place, 1));
    const solved = at.solved + Number(isFound(after, exercise));
    setAt({ ...at, solved, mistakes: at.mistakes + Number(!isFound(after, exercise)) });
    save((known) => withStreak(known, solved));
  };
  const next = () => {
    const over = at.mistakes >= MISTAKES || at.n + 1 >= (told.found?.exercises.length ?? 0);
    setAt({ ...at, n: over ? at.n : at.n + 1, over });
    if (!over) become(UNTRIED);
    scrollTo(0, 0);
  };
  const again = () => {
    setAt({ n: 0, solved: 0, mistakes: 0, over: false });
    become(UNTRIED);
    setRun(run + 1);
  };
  const marks = Array.from(
    { length: MISTAKES },
    (_, n) => html`<i key=${n} class=${n < at.mistakes ? "used" : ""}></i>`,
  );
  const bar = html`<div class="school-bar">
    <${To} to=${SHELF} way=${way} cls="school-up">‹ <span>${say("school_to_shelf")}</span><//>
    <h1 tabindex="-1" ref=${heading}>${say("school_streak")}</h1>
    <p class="school-run"><span>${count("school_streak_solved", at.solved)}</span>
      <span class="school-mistakes" aria-hidden="true">${marks}</span>
      <span>${say("school_mistakes", { n: at.mistakes, most: MISTAKES })}</span></p>
  </div>`;
  if (told.fault) return html`${bar}<${Fault} words=${told.fault} retry=${retry} />`;
  if (!exercise) return html`${bar}<${Coming} />`;
  if (at.over)
    return html`${bar}<${StreakOver} solved=${at.solved} mistakes=${at.mistakes} longest=${progress.streak}
      again=${again} way=${way} />`;
  const chapter = school.chapters.find(({ key }) => key === exercise.chapter);
  return html`${bar}<${ExerciseBoard} key=${`${run} ${at.n}`} exercise=${exercise} tried=${tried} once
    led=${at.n > 0} title=${`${say("school_position", { n: at.n + 1 })} · ${chapter?.title ?? ""}`}
    keep=${chapter?.intro ?? []}
    ways=${{ now, choose, hint: null, peek: null, next, skip: null, leave: null }}
    nextWords=${say("school_next_exercise")} />`;
}

/** @param {{ solved: number, mistakes: number, longest: number, again: () => void, way: Way }} props */
function StreakOver({ solved, mistakes, longest, again, way }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.key.toLowerCase() !== "n" || !isFree(event)) return;
      event.preventDefault();
      again();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return html`<section class="machine school-over">
    <h2 tabindex="-1" ref=${heading}>${say(mistakes >= MISTAKES ? "school_streak_over" : "school_streak_all")}${" "}
      ${count("school_streak_solved", solved)}</h2>
    ${longest > 0 && html`<p>${say("school_streak_longest", { n: longest })}</p>`}
    <p class="row"><button class="button filled light" onClick=${again}>${say("school_streak_again")}${" "}
        <kbd aria-hidden="true">N</kbd></button>
      <${To} to=${SHELF} way=${way} cls="button">${say("school_to_shelf")}<//></p>
  </section>`;
}
