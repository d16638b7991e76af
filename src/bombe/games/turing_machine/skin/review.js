// The review of a match that is over: what each game cost and why, question by question.

import { Face } from "bombe/people.js";
import { html, render, useEffect, useState } from "bombe/preact.js";
import { Sign } from "./hands.js";
import { begin } from "./page.js";
import { around, bar, curve, gone, slots } from "./review_drawn.js";
import { WhyPart } from "./why.js";
import { count, number, say } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").Reviews} Told */
/** @typedef {import("bombe/messages.d.ts").Reviewed} Line */
/** @typedef {{ worlds: number, codes: string[] }} Left */
/** @typedef {{ proposal: string, verifier: string, yes: Left, no: Left }} Split */

/**
 * @typedef {object} Drawn what a step is drawn by
 * @property {import("./review_drawn.js").Expected | null} expected
 * @property {number} regret
 * @property {Split | null} own
 * @property {Split | null} best
 */

/**
 * @typedef {object} Step
 * @property {number} round
 * @property {string | null} proposal
 * @property {string | null} verifier
 * @property {string | null} answer
 * @property {{ worlds: number }} before
 * @property {{ worlds: number }} after
 */

/**
 * @typedef {object} Review as `review_told.py` makes it
 * @property {number} worlds
 * @property {string} code
 * @property {import("./review_drawn.js").Sum | null} sum
 * @property {(number | null)[]} moments
 * @property {{ rounds: number }} cost
 * @property {boolean} open
 * @property {Step[]} steps
 * @property {Drawn[]} drawn
 */

/** @type {(root: Element, data: import("./words.js").Data) => (told: Told) => void} */
export function mount(root, data) {
  begin(root, data);
  const { match = "" } = /** @type {HTMLElement} */ (root).dataset;
  return (told) => render(html`<${Page} told=${told} match=${match} />`, root);
}

/** @param {Line} line */
const reviewOf = (line) => /** @type {Review | null} */ (/** @type {unknown} */ (line.review));

/** @param {Told} told @param {Line} line */
const nameOf = (told, line) => line.name ?? told.seats[line.seats[0]].name;

/** @param {number} n */
const shown = (n) => number(n, 2);

/** @param {{ told: Told, match: string }} props */
function Page({ told, match }) {
  const [place, setPlace] = useState({ line: 0, step: 0 });
  const [why, setWhy] = useState(0); // how often somebody wanted to know
  const lengths = told.lines.map((line) => reviewOf(line)?.steps.length ?? 0);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (document.documentElement.dataset.keys === "off" || document.querySelector("dialog[open], :popover-open"))
        return;
      const target = /** @type {HTMLElement} */ (event.target);
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key.toLowerCase() === "w") setWhy((n) => n + 1);
      if (!gone(event.key, place, lengths)) return;
      event.preventDefault();
      setPlace((now) => gone(event.key, now, lengths) ?? now); // two keys may come at once
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const line = told.lines[place.line];
  if (!line) return html`<p class="note" role="status">${say("review_working")}</p>`;
  const code = told.lines.map(reviewOf).find(Boolean)?.code ?? "";
  return html`<div class="review">
    <div class="review-tabs">
      <nav class="review-who" aria-label=${say("review_whose")}>
        ${told.lines.map(
          (one, at) => html`<${Tab} key=${at} told=${told} line=${one} isHere=${at === place.line}
            go=${() => setPlace({ line: at, step: 0 })} />`,
        )}
      </nav>
      ${code && html`<p class="review-code">${say("review_code")} <b class="mono">${code}</b></p>`}
    </div>
    <${Shown} key=${place.line} told=${told} line=${line} step=${place.step}
      go=${(/** @type {number} */ step) => setPlace({ ...place, step })} />
    <${WhyPart} key=${`why ${place.line}`} match=${match} line=${place.line} opened=${why} />
    <p class="note" role="status">${told.more ? say("review_more") : ""}</p>
  </div>`;
}

/** @param {{ told: Told, line: Line, isHere: boolean, go: () => void }} props */
function Tab({ told, line, isHere, go }) {
  const review = reviewOf(line);
  const name = nameOf(told, line);
  return html`<button type="button" class="review-tab" aria-current=${isHere ? "true" : null} onClick=${go}>
    <${Face} name=${name} bot=${!line.seats.length} />
    <span><b>${name}</b> ${line.level && html`<small>${line.level}</small>`}
      <span class="review-cost">${
        !line.finished ? say("review_unfinished") : review ? count("rounds", review.cost.rounds) : "…"
      }</span></span>
  </button>`;
}

/** @param {{ told: Told, line: Line, step: number, go: (step: number) => void }} props */
function Shown({ told, line, step, go }) {
  const review = reviewOf(line);
  if (!review) {
    const said = line.moments[0] ?? say(told.more ? "review_working" : "review_unknown");
    return html`<section class="paper" aria-label=${nameOf(told, line)}><p>${said}</p></section>`;
  }
  const some = review.steps.length > 0;
  return html`<div class="review-all">
    <div class="review-main">
      <${TheSum} line=${line} review=${review} />
      <${Moments} line=${line} review=${review} go=${go} />
      ${some && html`<${List} line=${line} review=${review} step=${step} go=${go} />`}
    </div>
    ${
      some &&
      html`<div class="review-side">
        <${Curve} told=${told} line=${line} step=${step} />
        <${Selected} line=${line} review=${review} step=${step} go=${go} />
        <${Go} cls="machine review-dock" review=${review} step=${step} go=${go}>
          <span>${say("review_question", { n: step + 1 })}</span>
        <//>
      </div>`
    }
  </div>`;
}

// --- the sum -----------------------------------------------------------------------------------------

/** @param {{ line: Line, review: Review }} props */
function TheSum({ line, review }) {
  if (!line.finished)
    return html`<section class="machine review-sum"><p class="review-big">${say("review_unfinished")}</p></section>`;
  const { sum } = review;
  if (!sum) {
    return html`<section class="machine review-sum">
      ${line.sums.map(({ of, parts }) => html`<p>${say("named", { who: of, what: parts.join(" ") })}</p>`)}
    </section>`;
  }
  const parts = { par: shown(sum.par), choices: shown(sum.choices), luck: shown(sum.luck), rest: shown(sum.to_come) };
  const cost = count("rounds", sum.cost);
  const { pieces, ticks } = bar(sum);
  return html`<section class="machine review-sum">
    <p class="hush">${say(review.open ? "review_sum_open" : "review_sum", { ...parts, cost })}</p>
    <div class="review-line" aria-hidden="true">
      <${Part} n=${parts.par} of="par" />
      <span class="review-sign">+</span><${Part} n=${parts.choices} of="choices" />
      <span class="review-sign">${sum.luck < 0 ? "−" : "+"}</span><${Part} n=${shown(Math.abs(sum.luck))} of="luck" />
      <span class="review-sign">=</span>
      <span class="review-part"><b>${cost}</b><small>${say("review_needed")}</small></span>
      ${review.open && html`<span class="review-sign">+</span><${Part} n=${parts.rest} of="to_come" />`}
    </div>
    <div class="review-bar" aria-hidden="true">
      ${pieces.map(
        ({ part, from, to }) =>
          html`<i key=${part} class=${part} style=${{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}></i>`,
      )}
      ${ticks.map(({ n, at }) => html`<span key=${n} style=${{ left: `${at * 100}%` }}>${n}</span>`)}
    </div>
  </section>`;
}

/** @param {{ n: string, of: string }} props */
const Part = ({ n, of }) =>
  html`<span class="review-part"><b>${n}</b>
    <small><i class="review-key ${of}"></i>${of === "luck" ? html`<${Luck} />` : say(`review_${of}`)}</small></span>`;

/** In as many words as there is room for. */
const Luck = () =>
  html`<span class="review-long">${say("review_luck")}</span>
    <span class="review-short">${say("review_about_luck")}</span>`;

/**
 * The question that cost most, and the answer that did; what was declared is no moment of either.
 * @param {{ line: Line, review: Review, go: (step: number) => void }} props
 */
function Moments({ line, review, go }) {
  const two = review.moments.length;
  return html`<div class="review-moments">
      ${line.moments.slice(0, two).map((sentence, at) => {
        const step = review.moments[at];
        return html`<section class="paper" key=${at}>
          <p>${sentence}</p>
          ${step !== null && html`<${Weight} of=${review.drawn[step]} isLuck=${at > 0} />`}
          ${step !== null && html`<${ToStep} n=${step} go=${go} />`}
        </section>`;
      })}
    </div>
    ${line.moments.slice(two).map((sentence) => html`<p key=${sentence} class="review-declared">${sentence}</p>`)}`;
}

/** @param {{ n: number, go: (step: number) => void }} props */
const ToStep = ({ n, go }) =>
  html`<button type="button" class="quiet" onClick=${() => go(n)}>${say("review_question", { n: n + 1 })}</button>`;

/**
 * How many rounds it added; the sentence beside it says so too.
 * @param {{ of: Drawn, isLuck: boolean }} props
 */
function Weight({ of, isLuck }) {
  const [, asked, after] = of.expected ?? [0, 0, 0];
  const rounds = isLuck ? after - asked : of.regret;
  if (!rounds) return null;
  return html`<p class="review-weight" aria-hidden="true"><b>${number(rounds, 2, { signDisplay: "exceptZero" })}</b>
    <small>${say(isLuck ? "review_about_luck" : "review_about_choice")}</small></p>`;
}

// --- the curve ---------------------------------------------------------------------------------------

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [380, 236, 28, 12, 22, 28];

/** @param {{ told: Told, line: Line, step: number }} props */
function Curve({ told, line, step }) {
  const steps = (/** @type {Line} */ one) => reviewOf(one)?.drawn.map(({ expected }) => expected) ?? [];
  const own = steps(line);
  // What the Machine did with the same code, to compare with.
  const other = told.lines.find((one) => !one.seats.length && one !== line);
  const others = other ? steps(other) : [];
  const most = Math.max(own.length, others.length);
  const { low, high } = around([own, others]);
  const x = (/** @type {number} */ n) => Math.round((LEFT + ((WIDTH - LEFT - RIGHT) * (n + 0.5)) / most) * 10) / 10;
  const y = (/** @type {number} */ rounds) =>
    Math.round((HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (rounds - low)) / (high - low)) * 10) / 10;
  const drawn = curve(own, x, y);
  const beside = curve(others, x, y);
  if (!drawn) return null;
  const grid = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return html`<section class="machine review-curve" aria-hidden="true">
    <h2>${say("review_curve")}</h2>
    <p class="note">${say("review_curve_is")}</p>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
      <defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="ground" width="6" height="6" /><rect class="stripe" width="3" height="6" /></pattern></defs>
      <rect class="here" x=${x(step - 0.5)} y=${TOP - 8} width=${x(step + 0.5) - x(step - 0.5)}
        height=${HEIGHT - TOP - BOTTOM + 16} rx="8" />
      ${grid.map(
        (n) => html`<g key=${n}><path class="grid" d=${`M${LEFT} ${y(n)}H${WIDTH - RIGHT}`} />
          <text class="scale" x=${LEFT - 10} y=${y(n) + 4}>${n}</text></g>`,
      )}
      ${beside && html`<path class="beside" d=${beside.path} />`}
      <path class="own" d=${drawn.path} />
      ${drawn.rises.map(
        ({ x: at, from, to, part }) => html`<rect key=${`${at} ${part}`} class=${part} x=${at - 7} width="14" rx="3"
          y=${Math.min(from, to) - 2} height=${Math.abs(from - to) + 4} />`,
      )}
      ${own.map((_, n) => {
        const { verifier } = /** @type {Review} */ (reviewOf(line)).steps[n];
        return (
          most <= 12 &&
          html`<text key=${n} class="at ${n === step ? "now" : ""}" x=${x(n)} y=${HEIGHT - 6}>
            ${n + 1} ${verifier ?? "–"}</text>`
        );
      })}
    </svg>
    ${
      beside &&
      other &&
      html`<p class="note review-beside"><i></i>${say("named", {
        who: nameOf(told, other),
        what: count("rounds", beside.end),
      })}</p>`
    }
  </section>`;
}

// --- the list ----------------------------------------------------------------------------------------

/** @param {{ line: Line, review: Review, step: number, go: (step: number) => void }} props */
function List({ line, review, step: now, go }) {
  return html`<section class="paper review-list" aria-label=${say("review_questions")}>
    <table>
      <thead><tr>
        <th scope="col">${say("review_number")}</th><th scope="col">${say("proposal")}</th>
        <th scope="col">${say("review_asks")}</th><th scope="col">${say("review_says")}</th>
        <th scope="col">${say("review_left")}</th><th scope="col">${say("review_regret")}</th>
        <th scope="col">${say("review_best")}</th>
      </tr></thead>
      <tbody>
        ${review.steps.map((step, at) => {
          const { regret } = review.drawn[at];
          const isNew = at === 0 || review.steps[at - 1].round !== step.round;
          return html`<tr key=${at} class="${isNew ? "new" : ""} ${at === now ? "now" : ""}" onClick=${() => go(at)}>
            <th scope="row"><button type="button" aria-current=${at === now ? "true" : null}
              aria-label=${say("review_question", { n: at + 1 })}>${at + 1}</button>
              <small class=${isNew ? "" : "hush"}>${say("review_round", { n: step.round })}</small></th>
            <td class="mono">${step.proposal ?? "–"}</td>
            <td>${step.verifier ? html`<${Disc} of=${step.verifier} />` : say("review_no_question")}</td>
            <td>${step.answer && html`<${Sign} passed=${step.answer === "+"} />`}</td>
            <td class="review-worlds"><span class="slots" aria-hidden="true">${slots(
              review.worlds,
              step.before.worlds,
              step.after.worlds,
            ).map((slot, n) => html`<i key=${n} class=${slot}></i>`)}</span>
              <span class=${step.before.worlds === step.after.worlds ? "nothing" : ""}>${line.rows[at][3]}</span></td>
            <td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${regret > 1 ? "more" : ""}
              style=${{ width: `${Math.min(regret, 1) * 100}%` }}></i></span> <span>${line.rows[at][4]}</span></td>
            <td class="review-instead ${regret ? "costly" : ""}">${line.rows[at][5]}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

/** @param {{ of: string }} props */
const Disc = ({ of }) => html`<span class="review-disc">${of}</span>`;

/**
 * The way to the questions before and after.
 * @param {{ review: Review, step: number, go: (step: number) => void, cls: string, children: unknown }} props
 */
function Go({ review, step, go, cls, children }) {
  const last = review.steps.length - 1;
  return html`<div class=${cls}>
    <button type="button" class="button" aria-label=${say("review_before")} aria-disabled=${String(step === 0)}
      onClick=${() => step > 0 && go(step - 1)}>‹</button>
    ${children}
    <button type="button" class="button" aria-label=${say("review_after")} aria-disabled=${String(step === last)}
      onClick=${() => step < last && go(step + 1)}>›</button>
  </div>`;
}

/** @param {{ line: Line, review: Review, step: number, go: (step: number) => void }} props */
function Selected({ line, review, step: now, go }) {
  const step = review.steps[now];
  if (!step) return null;
  const { own, best } = review.drawn[now];
  const isBest = own && best && own.proposal === best.proposal && own.verifier === best.verifier;
  return html`<section class="paper review-chosen" aria-labelledby="chosen">
    <${Go} cls="review-go" review=${review} step=${now} go=${go}>
      <h2 id="chosen" aria-live="polite">${say("review_question", { n: now + 1 })}</h2>
    <//>
    <p class="review-instead">${line.rows[now][5]}</p>
    <p>${count("review_worlds", step.before.worlds)}. ${(own || best) && say("review_could")}</p>
    <div class="review-splits">
      ${own && html`<${Could} of=${own} title=${say(isBest ? "review_was_best" : "review_asked")} />`}
      ${best && !isBest && html`<${Could} of=${best} title=${say("review_was_best")} />`}
    </div>
  </section>`;
}

/** @param {{ of: Split, title: string }} props */
const Could = ({ of, title }) =>
  html`<div class="review-split">
    <h3><${Disc} of=${of.verifier} /> ${title} <small>${say("review_about", { code: of.proposal })}</small></h3>
    <p><${Sign} passed=${true} /> <${Worlds} left=${of.yes} /></p>
    <p><${Sign} passed=${false} /> <${Worlds} left=${of.no} /></p>
  </div>`;

/** @param {{ left: Left }} props */
const Worlds = ({ left }) =>
  !left.worlds
    ? html`<span class="note">${say("review_none")}</span>`
    : left.codes.length
      ? html`<span class="review-codes">${left.codes.map((code) => html`<b class="mono">${code}</b> `)}</span>`
      : html`<span>${count("review_worlds", left.worlds)}</span>`;
