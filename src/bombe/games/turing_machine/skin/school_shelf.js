// All chapters of the school, each as a card with a punched edge, and where to go on.

import { html, useEffect } from "bombe/preact.js";
import { Answer } from "./icons.js";
import { isFree } from "./school_exercise.js";
import { exerciseOf } from "./school_lessons.js";
import { Disc, Legend, SlotMark, To } from "./school_parts.js";
import { counted, firstOf, goOn, isReady, nextOf, onceMore, STREAK, slotsOf } from "./school_state.js";
import { count, glyphs, SHAPES, Shape, say } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").School} School */
/** @typedef {import("bombe/messages.d.ts").Chapter} Chapter */
/** @typedef {import("./school_progress.js").Progress} Progress */
/** @typedef {import("./school_state.js").Place} Place */
/** @typedef {import("./school_parts.js").Way} Way */

const SHOWN = 5; // that are offered once more

/** @param {{ title: string, school: School, keys: string[], progress: Progress, way: Way, heading: any }} props */
export function Shelf({ title, school, keys, progress, way, heading }) {
  const { batch, chapters } = school;
  const next = goOn(progress, keys, batch);
  const found = counted(progress, keys, batch);
  const again = onceMore(progress, keys);
  // The exercises to go on with are here before they are wanted.
  useEffect(() => {
    if (next?.chapter) exerciseOf(next.chapter, next.number ?? 1, batch).catch(() => {});
  }, [next?.chapter, next?.number]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      const free = event.target === document.body || event.target === heading.current;
      if (event.key !== "Enter" || !free || !next || !isFree(event)) return;
      event.preventDefault();
      way.go(next);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return html`<div class="school-shelf">
    <div class="school-head">
      <div><h1 tabindex="-1" ref=${heading}>${title}</h1><p class="note">${say("school_about")}</p></div>
      ${found.solved > 0 && html`<${Legend} />`}
    </div>
    <ol class="chapters" aria-label=${say("school_chapters")}>
      ${chapters.map(
        (
          chapter,
          at,
        ) => html`<li key=${chapter.key}><${Card} chapter=${chapter} at=${at} batch=${batch} progress=${progress}
          way=${way} isNext=${next?.chapter === chapter.key} /></li>`,
      )}
    </ol>
    <div class="school-side">
      <${Next} next=${next} school=${school} keys=${keys} found=${found} way=${way}
        isReady=${isReady(progress, batch)} />
      ${found.solved > 0 && html`<${Sum} found=${found} />`}
      ${
        again.length > 0 &&
        html`<section class="paper" aria-labelledby="once-more"><h2 id="once-more">${say("school_once_more")}</h2>
          <p class="note">${say("school_once_more_why")}</p>
          <ul class="rows">${again.slice(0, SHOWN).map(
            (one) => html`<li key=${`${one.chapter} ${one.number}`}><${To} to=${one} way=${way} cls="school-again">
              <b>${keys.indexOf(one.chapter) + 1}.${one.number}</b>
              ${chapters[keys.indexOf(one.chapter)].title} <span aria-hidden="true">›</span><//></li>`,
          )}</ul>
        </section>`
      }
      <section class="paper" aria-labelledby="streak"><h2 id="streak">${say("school_streak")}</h2>
        <p class="note">${say("school_streak_about")}</p>
        ${progress.streak > 0 && html`<p><b>${say("school_streak_longest", { n: progress.streak })}</b></p>`}
        <p><${To} to=${STREAK} way=${way} cls="button">${say("school_streak_begin")}<//></p>
      </section>
    </div>
  </div>`;
}

/** @typedef {ReturnType<typeof counted>} Counted */

/**
 * @param {object} props
 * @param {Place | null} props.next
 * @param {School} props.school
 * @param {string[]} props.keys
 * @param {Counted} props.found
 * @param {Way} props.way
 * @param {boolean} props.isReady
 */
function Next({ next, school, keys, found, way, isReady }) {
  if (!next) {
    return html`<section class="machine school-next" aria-labelledby="next">
      <h2 id="next">${say("school_all_done", { n: found.all })}</h2>
      <p>${say("school_all_done_more")}</p>
      <a class="button filled light" href="/">${say("school_play")}</a>
    </section>`;
  }
  const at = keys.indexOf(next.chapter ?? "");
  const { title, about } = school.chapters[at];
  const isNew = found.solved === 0;
  return html`<section class="machine school-next" aria-labelledby="next">
    <p class="caps">
      ${isNew ? say("school_start_here") : say("school_next", { chapter: at + 1, n: next.number ?? 1 })}</p>
    <h2 id="next">${title}</h2>
    <p>${isNew ? say("school_start_about") : about}</p>
    <div class="school-go"><${To} to=${next} way=${way} cls="button filled light">
      ${say(isNew ? "school_start" : "school_go_on")}${" "}
      <kbd aria-hidden="true">↵</kbd><//>
      ${
        !isNew &&
        html`<span class="school-count"><b>${say("school_of", { n: found.solved, most: found.all })}</b></span>`
      }
    </div>
    ${isNew && html`<p><a href="/g/turing_machine/rules#lesson">${say("school_new_here")}</a></p>`}
    ${isReady && html`<p><a href="/">${say("school_ready")}</a></p>`}
  </section>`;
}

/** @param {{ found: ReturnType<typeof counted> }} props */
const Sum = ({ found }) =>
  html`<section class="paper school-sum" aria-labelledby="sum">
    <h2 id="sum">${say("school_progress", { n: found.solved, most: found.all })}</h2>
    <p class="slots-row" aria-hidden="true">
      ${found.slots.map((slot, at) => html`<${SlotMark} key=${at} of=${slot} />`)}</p>
    <p class="note">${say("school_on_first", { n: found.first })}</p>
  </section>`;

/**
 * @param {object} props
 * @param {Chapter} props.chapter
 * @param {number} props.at
 * @param {number} props.batch
 * @param {Progress} props.progress
 * @param {Way} props.way
 * @param {boolean} props.isNext
 */
function Card({ chapter, at, batch, progress, way, isNext }) {
  const { key, title, about } = chapter;
  const number = nextOf(progress, key);
  // Of a chapter that goes on, the series that was solved last.
  const first = firstOf(Math.max(1, number - 1), batch);
  const slots = slotsOf(progress, key, first, batch);
  const solved = slots.filter((slot) => slot !== "open").length;
  const begun = solved > 0;
  const words = say("school_slots", { solved, most: batch, first: slots.filter((slot) => slot === "first").length });
  return html`<article class="chapter">
    <div class="chapter-body">
      <b class="chapter-number" aria-hidden="true">${at + 1}</b>
      <h2><${To} to=${{ chapter: key, number: begun ? number : null }} way=${way}>
        <span class="hush">${say("school_chapter", { n: at + 1 })}, </span>${title}<//></h2>
      <p>${glyphs(about, 14)}</p>
      <p class="chapter-drawn" aria-hidden="true"><${Drawn} of=${key} /></p>
    </div>
    <div class="chapter-edge">
      <span class="slots-row" aria-hidden="true">${slots.map(
        (slot, n) => html`<${SlotMark} key=${n} of=${slot} next=${isNext && first + n === number} />`,
      )}</span>
      <span class="hush">${words}</span>
      <span class="chapter-count" aria-hidden="true">${
        solved === batch
          ? html`<b>${say("school_done")}</b> · ${say("school_go_further")}`
          : begun
            ? html`<b>${say("school_of", { n: first - 1 + solved, most: first - 1 + batch })}</b>`
            : count("school_exercises", batch)
      }</span>
    </div>
  </article>`;
}

/**
 * A small sign of what a chapter is about.
 * @param {{ of: string }} props
 */
function Drawn({ of }) {
  const chip = (/** @type {string} */ text, cls = "") => html`<span class="drawn-chip mono ${cls}">${text}</span>`;
  const nobody = html`<span class="school-disc nobody">?</span>`;
  /** @type {Record<string, unknown>} */
  const signs = {
    reading: html`${chip("341")} <${Answer} passed=${true} size=${22} /> <${Answer} passed=${false} size=${22} />`,
    hidden: html`${SHAPES.map((shape) => html`<${Shape} key=${shape} of=${shape} size=${20} />`)}
      ${chip("?", "dashed")}`,
    "one-code": html`${chip("132")} ${chip("?", "dashed")}`,
    superfluous: html`<${Disc} of="A" /><${Disc} of="B" /><span class="school-disc nobody">C</span><${Disc} of="D" />`,
    together: html`<${Disc} of="B" /><i class="drawn-bar"></i><${Disc} of="D" />`,
    asking: html`${chip("212")}<i class="drawn-bar"></i>
      ${[1, 2, 3].map((n) => html`<i key=${n} class="drawn-dot"></i>`)}`,
    extreme: html`${chip(" ")}<${Disc} of="A" />${chip(" ")}`,
    nightmare: html`${nobody}${nobody}${nobody}${nobody}`,
  };
  return signs[of] ?? null;
}
