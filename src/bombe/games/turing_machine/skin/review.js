// The review of a match that is over: what each game cost and why, question by question.

import { Face } from "bombe/people.js";
import { html, render, useEffect, useState } from "bombe/preact.js";
import { listed } from "bombe/words.js";
import { Sign } from "./hands.js";
import { begin } from "./page.js";
import { PlayOn, Triangle } from "./review_branch.js";
import { Curve } from "./review_curve.js";
import { bar, gone, inOrder, named, open, share, slots, weightsOf } from "./review_drawn.js";
import { useRowInView } from "./review_row.js";
import { costAlike, endedEarly } from "./review_steps.js";
import { WhyPart } from "./why.js";
import { count, number, SHAPE_LETTERS, say } from "./words.js";

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
 * @property {import("./review_drawn.js").Amount} regret
 * @property {import("./review_drawn.js").Amount} luck what it saved
 * @property {boolean} proved
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
  const { match = "" } = /** @type {HTMLElement} */ (root).dataset;
  begin(root, data);
  return (told) => render(html`<${Page} told=${told} match=${match} />`, root);
}

/** @param {Line} line */
const reviewOf = (line) => /** @type {Review | null} */ (/** @type {unknown} */ (line.review));

/** @param {Told} told @param {Line} line */
const isOwn = (told, line) => told.you !== null && line.seats.includes(told.you);

/** @param {Told} told @param {Line} line */
const nameOf = (told, line) => line.name ?? told.seats[line.seats[0]].name;

/** @param {number} n */
const shown = (n) => number(n, 2);

/** @param {{ told: Told, match: string }} props */
function Page({ told, match }) {
  const order = inOrder(
    told.lines.map(({ seats }) => seats),
    told.you,
  );
  const lines = order.map((at) => told.lines[at]);
  const lengths = lines.map((line) => reviewOf(line)?.steps.length ?? 0);
  // The address names a line by its place among all, whoever looks.
  const [place, setPlace] = useState(() => {
    const { line, step } = named(location.hash);
    return { line: Math.max(0, order.indexOf(line)), step };
  });
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState(0); // how often somebody wanted to know
  const line = lines[place.line];
  const step = Math.max(0, Math.min(place.step, (lengths[place.line] ?? 0) - 1));
  const playOn = () => lengths[place.line] > 0 && setOpen(true);
  useEffect(() => {
    if (line) history.replaceState(null, "", `#${order[place.line] + 1}.${step + 1}`);
  }, [place.line, step, lines.length]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (document.documentElement.dataset.keys === "off" || document.querySelector("dialog[open], :popover-open"))
        return;
      const target = /** @type {HTMLElement} */ (event.target);
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key.toLowerCase() === "p") playOn();
      else if (event.key.toLowerCase() === "w") setWhy((n) => n + 1);
      else if (!gone(event.key, place, lengths)) return;
      event.preventDefault();
      setPlace((now) => gone(event.key, now, lengths) ?? now); // two keys may come at once
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  if (!line) return html`<p class="note" role="status">${say("review_working")}</p>`;
  const code = lines.map(reviewOf).find(Boolean)?.code ?? "";
  return html`<div class="review">
    <div class="review-tabs">
      <nav class="review-who" aria-label=${say("review_whose")}>
        ${lines.map(
          (one, at) => html`<${Tab} key=${at} told=${told} line=${one} isHere=${at === place.line}
            go=${() => setPlace({ line: at, step: 0 })} />`,
        )}
      </nav>
      ${code && html`<${Code} code=${code} />`}
    </div>
    <${Shown} key=${place.line} told=${told} line=${line} step=${step} playOn=${playOn} why=${() => setWhy(why + 1)}
      go=${(/** @type {number} */ to) => setPlace({ ...place, step: to })} />
    <${WhyPart} key=${`why ${place.line}`} match=${match} line=${order[place.line]} opened=${why} />
    <p class="note" role="status">${told.more ? workingOn(lines) : ""}</p>
    ${
      isOpen &&
      html`<${PlayOn} match=${match} line=${order[place.line]} step=${step}
        worlds=${reviewOf(line)?.steps[step]?.before.worlds ?? 0} close=${() => setOpen(false)} />`
    }
  </div>`;
}

/** @param {Line[]} lines */
function workingOn(lines) {
  const steps = lines.map((line) => reviewOf(line)?.steps ?? []).find((some) => open(some) >= 0);
  return steps ? say("review_working_on", { n: open(steps) + 1, of: steps.length }) : say("review_more");
}

/** @param {{ code: string }} props */
const Code = ({ code }) =>
  html`<p class="review-code">${say("review_code")} <span class="hush">${code}</span>
    ${[...code].map((digit, at) => html`<b key=${at} class=${SHAPE_LETTERS[at]} aria-hidden="true">${digit}</b>`)}</p>`;

/** @param {{ told: Told, line: Line, isHere: boolean, go: () => void }} props */
function Tab({ told, line, isHere, go }) {
  const review = reviewOf(line);
  const name = nameOf(told, line);
  const small = line.level ?? (isOwn(told, line) ? say("you") : "");
  return html`<button type="button" class="review-tab" aria-current=${isHere ? "true" : null} onClick=${go}>
    <${Face} name=${name} bot=${line.seats.length ? null : "machine"} />
    <span><b>${name}</b>${" "}${small && html`<small>${small}</small>`}
      <span class="review-cost">${
        !line.finished ? say("review_unfinished") : review ? count("rounds", review.cost.rounds) : "…"
      }</span></span>
  </button>`;
}

/**
 * @param {object} props
 * @param {Told} props.told
 * @param {Line} props.line
 * @param {number} props.step
 * @param {(step: number) => void} props.go
 * @param {() => void} props.playOn
 * @param {() => void} props.why
 */
function Shown({ told, line, step, go, playOn, why }) {
  const review = reviewOf(line);
  if (!review) {
    const said = line.moments[0] ?? say(told.more ? "review_working" : "review_unknown");
    return html`<section class="paper" aria-label=${nameOf(told, line)}><p>${said}</p></section>`;
  }
  const own = isOwn(told, line);
  const asked = hasAsked(review);
  const isOpen = told.more && !line.proved; // what is not known may be in a moment
  return html`<div class="review-all">
    <div class="review-main">
      <${TheSum} line=${line} review=${review} own=${own} isOpen=${isOpen} />
      ${!isOpen && html`<${Moments} line=${line} review=${review} go=${go} own=${own} />`}
      ${asked && html`<${List} line=${line} review=${review} step=${step} go=${go} own=${own} isOpen=${isOpen} />`}
      ${line.moments
        .slice(cardsOf(line, review))
        .map((sentence) => html`<p key=${sentence} class="review-declared">${sentence}</p>`)}
    </div>
    ${
      review.steps.length > 0 &&
      html`<div class="review-side">
        ${asked && html`<${Curve} ...${drawnOf(told, line)} step=${step} />`}
        <${Selected} review=${review} step=${step} go=${go} playOn=${playOn} why=${why} own=${own} />
        <${Go} cls="machine review-dock" review=${review} step=${step} go=${go}>
          <button type="button" class="button light review-on" onClick=${playOn}>
            <${Triangle} /> ${say("review_play_on_at", { n: step + 1 })}</button>
        <//>
      </div>`
    }
  </div>`;
}

/**
 * What the curve shows: this line, and what the Machine did with the same code.
 * @param {Told} told
 * @param {Line} line
 */
function drawnOf(told, line) {
  const other = told.lines.find((one) => !one.seats.length && one !== line);
  const steps = (/** @type {Line | undefined} */ one) => (one && reviewOf(one)?.drawn.map((it) => it.expected)) ?? [];
  return {
    own: steps(line),
    others: steps(other),
    asked: reviewOf(line)?.steps.map(({ verifier }) => verifier ?? "–") ?? [],
    name: isOwn(told, line) ? say("you") : nameOf(told, line),
    otherName: other ? nameOf(told, other) : "",
  };
}

// --- the sum -----------------------------------------------------------------------------------------

/** @param {Line["sums"][number]} sum */
const written = ({ of, parts }) => html`<p>${say("named", { who: of, what: parts.join(" ") })}</p>`;

/** @param {{ line: Line, review: Review, own: boolean, isOpen: boolean }} props */
function TheSum({ line, review, own, isOpen }) {
  if (!line.finished)
    return html`<section class="machine review-sum"><p class="review-big">${say("review_unfinished")}</p></section>`;
  const { sum } = review;
  if (!sum) {
    return html`<section class="machine review-sum">
      ${isOpen ? html`<p>${say("review_working")}</p>` : line.sums.map(written)}
    </section>`;
  }
  const parts = { par: shown(sum.par), choices: shown(sum.choices), luck: shown(sum.luck), rest: shown(sum.to_come) };
  const cost = count("rounds", sum.cost);
  const words = own ? "review_own_sum" : "review_sum";
  const { pieces, ticks } = bar(sum);
  const more = review.open && sum.to_come > 0; // a guess may have come when nothing more was needed
  return html`<section class="machine review-sum">
    <p class="hush">${say(more ? `${words}_open` : words, { ...parts, cost })}</p>
    <div class="review-line" aria-hidden="true">
      <${Part} n=${parts.par} of="par" />
      <${Term} sign="+"><${Part} n=${parts.choices} of="choices" own=${own} /><//>
      <${Term} sign=${sum.luck < 0 ? "−" : "+"}>
        <${Part} n=${shown(Math.abs(sum.luck))} of="luck" brief=${more} /><//>
      <${Term} sign="="><span class="review-part"><b>${cost}</b>
        <small>${say(own ? "review_own_needed" : "review_needed")}</small></span><//>
      ${more && html`<${Term} sign="+"><${Part} n=${parts.rest} of="to_come" /><//>`}
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

/**
 * A part with its sign, which go to the next line together.
 * @param {{ sign: string, children: unknown }} props
 */
const Term = ({ sign, children }) =>
  html`<span class="review-term"><span class="review-sign">${sign}</span>${children}</span>`;

/** @param {{ n: string, of: "par" | "choices" | "luck" | "to_come", own?: boolean, brief?: boolean }} props */
function Part({ n, of, own = false, brief = false }) {
  const { long, short } = NAMES[of](own);
  return html`<span class="review-part"><b>${n}</b>
    <small><i class="review-key ${of}"></i><${Either} long=${brief ? short : long} short=${short} /></small></span>`;
}

/** @type {Record<"par" | "choices" | "luck" | "to_come", (own: boolean) => { long: string, short: string }>} */
const NAMES = {
  par: () => ({ long: say("review_par"), short: say("review_par") }),
  choices: (own) =>
    own
      ? { long: say("review_own_choices"), short: say("you") }
      : { long: say("review_choices"), short: say("review_choices") },
  luck: () => ({ long: say("review_luck"), short: say("review_about_luck") }),
  to_come: () => ({ long: say("review_to_come"), short: say("review_to_come") }),
};

/**
 * In as many words as there is room for.
 * @param {{ long: string, short: string }} props
 */
const Either = ({ long, short }) =>
  long === short
    ? html`<span>${long}</span>`
    : html`<span class="review-long">${long}</span><span class="review-short">${short}</span>`;

/**
 * The question that cost most, and the answer that did; what was declared is no moment of either.
 * @param {{ line: Line, review: Review, go: (step: number) => void, own: boolean }} props
 */
function Moments({ line, review, go, own }) {
  if (own && line.finished && !hasAsked(review))
    return html`<section class="paper review-unasked"><p>${say("review_unasked")}</p></section>`;
  return html`<div class="review-moments">
      ${line.moments.slice(0, cardsOf(line, review)).map((sentence, at) => {
        const step = hasAsked(review) ? review.moments[at] : null;
        if (step === null || step === undefined)
          return html`<section class="paper" key=${at}><p>${sentence}</p></section>`;
        const told = at ? luckOf(review, step) : choiceOf(line, review, step);
        return html`<section class="paper" key=${at}>
          <div><h2><button type="button" onClick=${() => go(step)}>${told.title}</button></h2><p>${told.text}</p></div>
          <${Weight} of=${weightsOf(review.steps[step])[at]} />
        </section>`;
      })}
    </div>`;
}

/** @param {Review} review */
const hasAsked = ({ steps }) => steps.some(({ verifier }) => verifier);

/** @param {Line} line @param {Review} review */
const cardsOf = (line, review) => (line.proved && hasAsked(review) ? review.moments.length : 1);

/**
 * What a question cost, and what would have been better.
 * @param {Line} line
 * @param {Review} review
 * @param {number} n
 */
function choiceOf(line, review, n) {
  const { own } = review.drawn[n];
  const isIdle = own && own.yes.worlds > 0 !== own.no.worlds > 0;
  const idle = isIdle ? say(own.yes.worlds ? "review_only_yes" : "review_only_no", { v: own.verifier }) : "";
  const early = endedEarly(review.steps, n) ? say("review_ended_early") : "";
  const better = review.drawn[n].best ? say("review_better", { best: line.rows[n][5] }) : say("review_known");
  const alike = costAlike(review.steps, n).map((at) => String(at + 1));
  const title =
    alike.length > 1 ? say("review_cost_most_n", { some: listed(alike) }) : say("review_cost_most", { n: n + 1 });
  return { title, text: [early, idle, better].filter(Boolean).join(" ") };
}

/**
 * How an answer came.
 * @param {Review} review
 * @param {number} n
 */
function luckOf(review, n) {
  const { before, after } = review.steps[n];
  const worse = (weightsOf(review.steps[n])[1]?.n ?? 0) > 0;
  const text = say("review_answer_left", { left: number(after.worlds), n: number(before.worlds) });
  return { title: say(worse ? "review_unlucky" : "review_lucky", { n: n + 1 }), text };
}

/**
 * How many rounds it added, or questions; the sentence beside it says so too.
 * @param {{ of: import("./review_drawn.js").Weighed | null }} props
 */
function Weight({ of }) {
  if (!of || Math.abs(of.n) < 0.005) return null;
  return html`<p class="review-weight"><b>${number(of.n, 2, { signDisplay: "exceptZero" })}</b>
    <small>${say(of.of === "rounds" ? "review_rounds" : "review_in_questions")}</small></p>`;
}

// --- the list ----------------------------------------------------------------------------------------

/**
 * @param {object} props
 * @param {Line} props.line
 * @param {Review} props.review
 * @param {number} props.step
 * @param {(step: number) => void} props.go
 * @param {boolean} props.own
 * @param {boolean} props.isOpen while it is being worked out
 */
function List({ line, review, step: now, go, own, isOpen }) {
  useRowInView(now);
  return html`<section class="paper review-list" aria-label=${say("review_questions")}>
    <table>
      <thead><tr>
        <th scope="col"><span class="hush">${say("review_round_head")}</span></th>
        <th scope="col"><span aria-hidden="true">#</span><span class="hush">${say("review_number")}</span></th>
        <th scope="col">${say("proposal")}</th>
        <th scope="col">${say("review_asks")}</th><th scope="col">${say("review_says")}</th>
        <th scope="col">${say("review_left")}</th><th scope="col">${say("review_regret")}</th>
        <th scope="col">${say("review_best")}</th>
      </tr></thead>
      <tbody>
        ${review.steps.map((step, at) => {
          const { regret } = review.drawn[at];
          const isNew = at === 0 || review.steps[at - 1].round !== step.round;
          const isNow = at === now;
          const [, , , left, cost, best] =
            isOpen && !step.proved ? [...line.rows[at].slice(0, 4), "…", "…"] : line.rows[at];
          return html`<tr key=${at} class="${isNew ? "new" : ""} ${isNow ? "now" : ""}" onClick=${() => go(at)}>
            <td class="review-round">
              <span class=${isNew ? "" : "hush"}>${say("review_round", { n: step.round })}</span></td>
            <th scope="row"><button type="button" aria-current=${isNow ? "true" : null}
              aria-label=${say("review_question", { n: at + 1 })}>${at + 1}</button></th>
            <td class="mono">${step.proposal ?? "–"}</td>
            <td>${step.verifier ? html`<${Disc} of=${step.verifier} />` : say("review_no_question")}</td>
            <td>${step.answer && html`<${Sign} passed=${step.answer === "+"} />`}</td>
            <td class="review-worlds"><span class="slots" aria-hidden="true">${slots(
              review.worlds,
              step.before.worlds,
              step.after.worlds,
            ).map((slot, n) => html`<i key=${n} class=${slot}></i>`)}</span>
              <span class=${step.before.worlds === step.after.worlds ? "nothing" : ""}>${left}</span></td>
            <td class="review-regret"><span class="regret-bar" aria-hidden="true"><i class=${regret > 1 ? "more" : ""}
              style=${{ width: `${Math.min(regret, 1) * 100}%` }}></i></span>
              <span>${step.proved && regret > 0 ? "+" : ""}${cost}</span></td>
            <td class="review-instead ${regret ? "costly" : ""}">${best}
              <span class="review-short" aria-hidden="true"> · ${left}</span></td>
            ${
              isNow &&
              html`<td class="review-inside"><p>${could(review.drawn[now])}</p>
                <${Splits} review=${review} step=${now} own=${own} /></td>`
            }
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

/**
 * @param {object} props
 * @param {Review} props.review
 * @param {number} props.step
 * @param {(step: number) => void} props.go
 * @param {() => void} props.playOn
 * @param {() => void} props.why
 * @param {boolean} props.own whether it is the game of whoever looks
 */
function Selected({ review, step: now, go, playOn, why, own }) {
  const step = review.steps[now];
  if (!step) return null;
  return html`<section class="paper review-chosen" aria-labelledby="chosen">
    <${Go} cls="review-go" review=${review} step=${now} go=${go}>
      <h2 id="chosen" aria-live="polite">${say("review_question", { n: now + 1 })}</h2>
    <//>
    <p>${count("review_worlds", step.before.worlds)}. ${could(review.drawn[now])}</p>
    <${Splits} review=${review} step=${now} own=${own} />
    <div class="review-deeds">
      <button type="button" class="button filled review-on" aria-keyshortcuts="p" onClick=${playOn}>
        <${Triangle} /> ${say("review_play_on")}</button>
      <button type="button" class="button" aria-keyshortcuts="w" onClick=${why}>${say("why")}</button>
    </div>
  </section>`;
}

/**
 * The proposal that both questions are about, if they are about one.
 * @param {Drawn} drawn
 */
const sharedCode = ({ own, best }) =>
  !own || !best || own.proposal === best.proposal ? (own ?? best)?.proposal : undefined;

/**
 * What stands above the two questions; nothing where there is none.
 * @param {Drawn} drawn
 */
function could(drawn) {
  if (!drawn.own && !drawn.best) return "";
  const code = sharedCode(drawn);
  return code ? say("review_could_about", { code }) : say("review_could");
}

/**
 * What the question could have told, and what the best one could.
 * @param {{ review: Review, step: number, own: boolean }} props
 */
function Splits({ review, step, own: isOwn }) {
  const { own, best } = review.drawn[step];
  const isBest = own && best && own.proposal === best.proposal && own.verifier === best.verifier;
  const asked = say(isBest ? "review_was_best" : isOwn ? "review_own_asked" : "review_asked");
  const isAlike = sharedCode(review.drawn[step]) !== undefined;
  return html`<div class="review-splits">
    ${own && html`<${Could} of=${own} title=${asked} isAlike=${isAlike} isBest=${isBest} />`}
    ${best && !isBest && html`<${Could} of=${best} title=${say("review_was_best")} isAlike=${isAlike} isBest />`}
  </div>`;
}

/** @param {{ of: Split, title: string, isAlike: boolean, isBest: boolean }} props */
const Could = ({ of, title, isAlike, isBest }) =>
  html`<div class="review-split ${isBest ? "best" : ""}">
    <h3><${Disc} of=${of.verifier} /> ${title}${
      !isAlike && html` <small>${say("review_about", { code: of.proposal })}</small>`
    }</h3>
    <p><${Sign} passed=${true} /> <${Worlds} left=${of.yes} all=${of.yes.worlds + of.no.worlds} /></p>
    <p><${Sign} passed=${false} /> <${Worlds} left=${of.no} all=${of.yes.worlds + of.no.worlds} /></p>
  </div>`;

/** @param {{ left: Left, all: number }} props */
const Worlds = ({ left, all }) =>
  !left.worlds
    ? html`<span class="note">${say("review_none")}</span>`
    : left.codes.length
      ? html`<span class="review-codes">${left.codes.map((code) => html`<b class="mono">${code}</b> `)}</span>`
      : html`<span class="slots" aria-hidden="true">${share(all, left.worlds).map(
          (slot, n) => html`<i key=${n} class=${slot}></i>`,
        )}</span><span aria-hidden="true">${number(left.worlds)}</span>
        <span class="hush">${count("review_worlds", left.worlds)}</span>`;
