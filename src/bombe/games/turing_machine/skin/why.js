// Why: in a review, what follows from a player's answers. A criterion, a digit or a code is pressed,
// and a panel shows the steps that lead to it, or a case in which it is not so.

import { html, useEffect, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { Answer, Icon } from "./icons.js";
import { lawBriefly } from "./line_words.js";
import { cellClass } from "./why_cells.js";
import { calledBy, claimAbout, isTooSoon, judged, parted, truthsOf } from "./why_drawn.js";
import { card, DIGITS, glyphs, lawNamed, Picture, SHAPE_LETTERS, SHAPES, Shape, say, spoken } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").Why} Told */
/** @typedef {import("./view.d.ts").Why} Why */
/** @typedef {import("./why_drawn.js").Mark} Mark */
/** @typedef {import("./why_cells.js").Round} Round */

/**
 * @typedef {object} Whole what follows in all, as `why_told.py` makes it
 * @property {string} mode
 * @property {string} verifiers
 * @property {number[][]} groups
 * @property {Round[]} rounds
 * @property {Record<string, string>} follows
 * @property {Record<string, string>} held
 * @property {string} code
 * @property {Mark[]} marks
 */

/** @param {string} match @param {number} line @param {string} claim @returns {Promise<Told>} */
async function fetched(match, line, claim) {
  const { lang } = document.documentElement;
  const asked = new URLSearchParams({ line: String(line), claim, lang });
  const answer = await fetch(`/api/matches/${match}/why?${asked}`).catch(() => null);
  const said = await answer?.json().catch(() => null);
  if (!answer?.ok) throw new Error(said?.error ?? say("no_answer"));
  return said;
}

/** @param {string} law */
const cardOf = (law) => lawNamed(law)?.card.number ?? 0;

/**
 * The part of the review that tells why. It is fetched when somebody wants it.
 * @param {{ match: string, line: number, opened: number }} props `opened` grows when it is called
 */
export function WhyPart({ match, line, opened }) {
  const [wanted] = useState(() => calledBy(location.hash));
  const [open, setOpen] = useState(wanted !== null);
  const [whole, setWhole] = useState(/** @type {Whole | null} */ (null));
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const [alert, setAlert] = useState("");
  const [pointed, setPointed] = useState("");
  const part = useRef(/** @type {HTMLElement | null} */ (null));
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));

  const called = useRef(wanted === null ? 0 : -1);
  useEffect(() => {
    if (opened) setOpen(true);
  }, [opened]);
  useEffect(() => {
    if (!open || whole) return;
    fetched(match, line, "").then(
      (found) => setWhole(/** @type {Whole} */ (/** @type {unknown} */ (found.why))),
      (error) => setAlert(error.message),
    );
  }, [open]);
  // Whoever calls it is taken to its first criterion, once it is there, or to what is told of theirs.
  useEffect(() => {
    if (!whole || called.current === opened) return;
    called.current = opened;
    part.current?.scrollIntoView({ block: "nearest" });
    const named = opened ? null : part.current?.querySelector(`[data-target="${wanted}"]`);
    const law = /** @type {HTMLElement | null | undefined} */ (named ?? part.current?.querySelector(".why-law"));
    law?.focus();
    if (named) law?.click();
  }, [whole, opened]);
  useLayoutEffect(() => {
    if (!told) return;
    heading.current?.focus({ preventScroll: true });
    opener.current?.scrollIntoView({ block: "nearest" }); // over the drawer, where there is one
  }, [told]);

  /** @param {string} claim */
  const ask = async (claim) => {
    opener.current = /** @type {HTMLElement} */ (document.activeElement);
    setAlert("");
    setPointed("");
    try {
      setTold(await fetched(match, line, claim));
    } catch (error) {
      setAlert(/** @type {Error} */ (error).message);
    }
  };
  const close = () => {
    setTold(null);
    opener.current?.focus({ preventScroll: true });
  };
  const next = () => {
    const laws = [.../** @type {HTMLElement} */ (part.current).querySelectorAll(".why-law.law")];
    const at = laws.indexOf(/** @type {Element} */ (opener.current));
    const law = /** @type {HTMLElement} */ (laws[(at + 1) % laws.length]);
    law.focus({ preventScroll: true });
    law.click();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key === "Escape" && told) {
      event.preventDefault();
      close();
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const laws = [.../** @type {HTMLElement} */ (part.current).querySelectorAll(".why-law")];
    const at = laws.indexOf(/** @type {Element} */ (document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    const next = laws[(at + (event.key === "ArrowDown" ? 1 : laws.length - 1)) % laws.length];
    /** @type {HTMLElement} */ (next).focus();
  };
  if (!open)
    return html`<p><button type="button" class="button why-open" onClick=${() => setOpen(true)}>${say("why")}
      <kbd aria-hidden="true">W</kbd></button></p>`;
  const found = told && /** @type {Why} */ (/** @type {unknown} */ (told.why));
  return html`<section class="why ${told ? "asked" : ""}" id="why" aria-labelledby="why-title" ref=${part}
    onKeyDown=${press}>
    <h2 id="why-title">${say("why")}</h2>
    <p class="note">${say("reason_how")}</p>
    ${alert && html`<p class="alert" role="alert">${alert}</p>`}
    ${
      whole
        ? html`<div class="why-all">
            <${Cards} whole=${whole} ask=${ask} asked=${found?.claim} />
            <${Sheet} whole=${whole} ask=${ask} found=${found} pointed=${pointed} />
            ${
              told &&
              html`<${Panel} told=${told} whole=${whole} heading=${heading} close=${close} next=${next}
                point=${setPointed} />`
            }
          </div>`
        : !alert && html`<p role="status">${say("review_working")}</p>`
    }
  </section>`;
}

// --- what can be pressed -----------------------------------------------------------------------------

/**
 * @param {object} props
 * @param {Whole} props.whole
 * @param {string} props.target
 * @param {string} props.cls
 * @param {string} props.name for screen readers
 * @param {(claim: string) => void} props.ask
 * @param {string} [props.asked]
 * @param {unknown} props.children
 */
function Target({ whole, target, cls, name, ask, asked, children }) {
  const sign = whole.follows[target];
  const mark = whole.marks.find((one) => one.target === target);
  const soon = mark && isTooSoon(mark);
  const claim = claimAbout(target, whole.follows, truthsOf(whole, cardOf));
  const state = say(sign === "-" ? "reason_is_out" : sign === "+" ? "reason_is_sure" : "reason_is_open", {
    what: name,
  });
  return html`<button type="button" data-target=${target} aria-current=${asked?.slice(1) === target ? "true" : null}
    class="why-law ${cls} ${sign === "-" ? "struck" : sign === "+" ? "kept" : ""}"
    aria-label=${soon ? `${state}. ${say("reason_too_soon")}` : state} onClick=${() => ask(claim)}>
    ${children}${soon && html`<span class="why-soon" aria-hidden="true">!</span>`}</button>`;
}

/** @param {{ whole: Whole, ask: (claim: string) => void, asked?: string }} props */
const Cards = ({ whole, ask, asked }) =>
  html`<div class="why-cards">
    ${whole.groups.map((group, at) => {
      const letter = whole.mode === "nightmare" ? null : whole.verifiers[at];
      return html`<section key=${at} class="paper why-card"
        aria-label=${letter ? say("verifier", { letter }) : say("card_number", { n: group[0] })}>
        ${group.map(
          (number) => html`<div key=${number}>
            <h3>${letter && html`<span class="review-disc">${letter}</span>`} ${glyphs(card(number).title, 15)}</h3>
            <ul>${card(number).laws.map(
              (law) => html`<li key=${law.name}><${Target} whole=${whole} target=${law.name} cls="law" ask=${ask}
                asked=${asked} name=${spoken(law.text)}><${Picture} of=${law.picture} />
                <span class="law-words">${glyphs(law.words, 13)}</span><//></li>`,
            )}</ul>
          </div>`,
        )}
        ${
          !letter &&
          html`<div class="owners">${[...whole.verifiers].map(
            (v) => html`<${Target} key=${v} whole=${whole} target=${`${v}${group[0]}`} cls="owner" ask=${ask}
              asked=${asked} name=${say("step_owner", { v, card: group[0] })}>${v}<//>`,
          )}</div>`
        }
      </section>`;
    })}
  </div>`;

/** @param {{ whole: Whole, ask: (claim: string) => void, found: Why | null, pointed: string }} props */
function Sheet({ whole, ask, found, pointed }) {
  const because = found?.follows ? found.because : null;
  const letters = [...whole.verifiers];
  return html`<section class="paper why-sheet" aria-label=${say("sheet")}>
    <table class="rounds">
      <caption class="hush">${say("rounds")}</caption>
      <thead><tr><th scope="col">${say("code")}</th>
        ${letters.map((letter) => html`<th key=${letter} scope="col">${letter}</th>`)}</tr></thead>
      <tbody>${whole.rounds.map(
        (round, at) => html`<tr key=${at}>
          <th scope="row">${
            round.proposal
              ? html`<${Code} code=${round.proposal} whole=${whole} ask=${ask} />`
              : html`<span class="note">${say("review_no_question")}</span>`
          }</th>
          ${letters.map((letter) => {
            const passed = round.answers[letter];
            return html`<td key=${letter}><span class="why-cell ${cellClass(round, letter, because, pointed)}">${
              passed === undefined
                ? html`<i class="dot" aria-hidden="true"></i><span class="hush">${say("not_asked")}</span>`
                : html`<${Answer} passed=${passed} size=${22} /><span class="hush">${say(
                    passed ? "says_yes" : "says_no",
                  )}</span>`
            }</span></td>`;
          })}
        </tr>`,
      )}</tbody>
    </table>
    ${because && html`<p class="note why-key"><span class="why-cell rests"></span> ${say("reason_rings")}</p>`}
    <div class="digits" role="group" aria-label=${say("digits")}>
      ${SHAPES.map(
        (shape) => html`<span class="digits-of" aria-hidden="true"><${Shape} of=${shape} size=${20} /></span>`,
      )}
      ${DIGITS.flatMap((digit) =>
        SHAPES.map(
          (shape, place) => html`<${Target} key=${shape + digit} whole=${whole} target=${SHAPE_LETTERS[place] + digit}
            cls="digit-mark" ask=${ask} asked=${found?.claim}
            name=${spoken(say("digit_is", { shape, digit }))}>${digit}<//>`,
        ),
      )}
    </div>
    <p class="why-was">${say("review_code")} <${Code} code=${whole.code} whole=${whole} ask=${ask} /></p>
  </section>`;
}

/** @param {{ code: string, whole: Whole, ask: (claim: string) => void }} props */
const Code = ({ code, whole, ask }) =>
  html`<button type="button" class="why-code mono" onClick=${() => ask((code === whole.code ? "=" : "-") + code)}
    aria-label=${say("reason_code", { code })}>${code}</button>`;

// --- the panel -----------------------------------------------------------------------------------------

/**
 * A sentence; of the answers that it names, the one that is pointed at or has the focus is ringed.
 * @param {{ text: string, size: number, point: (answer: string) => void }} props
 */
const Said = ({ text, size, point }) =>
  parted(text).map(({ text: part, answer, whole }, at) => {
    if (whole) return html`<span key=${at} class="why-whole">${glyphs(part, size)}</span>`;
    if (!answer) return part;
    const passed = answer.endsWith("+");
    const [code, v] = [answer.slice(0, 3), answer[4]];
    const name = say("reason_answer", { code, v, answer: say(passed ? "says_yes" : "says_no") });
    return html`<button key=${at} type="button" class="why-chip" aria-label=${name} onFocus=${() => point(answer)}
      onBlur=${() => point("")} onMouseEnter=${() => point(answer)} onMouseLeave=${() => point("")}>
      <span class="mono">${code}</span><span class="review-disc">${v}</span><${Answer} passed=${passed} size=${18} />
    </button>`;
  });

/**
 * @param {object} props
 * @param {Told} props.told
 * @param {Whole} props.whole
 * @param {unknown} props.heading
 * @param {() => void} props.close
 * @param {() => void} props.next
 * @param {(answer: string) => void} props.point
 */
function Panel({ told, whole, heading, close, next, point }) {
  const found = /** @type {Why} */ (/** @type {unknown} */ (told.why));
  const mark = whole.marks.find(({ target, sign }) => target === told.claim.slice(1) && sign === told.claim[0]);
  const verdict = judged(mark);
  return html`<aside class="paper why-panel" aria-labelledby="why-claim">
    <div class="why-head">
      <h2 id="why-claim" tabindex="-1" ref=${heading}><${Said} text=${told.title} size=${17} point=${point} /></h2>
      <button type="button" class="plain square" onClick=${close} aria-label=${say("close")} title=${say("close")}>
        <${Icon} of="close" /></button>
    </div>
    ${
      found.case
        ? html`<${Case} of=${found.case} />`
        : html`<ol class="why-steps">${told.steps.map(
            (step, at) => html`<li key=${at}><${Said} text=${step} size=${14} point=${point} /></li>`,
          )}</ol>`
    }
    ${told.rests && html`<p class="note"><${Said} text=${told.rests} size=${14} point=${point} /></p>`}
    ${
      verdict
        ? html`<p class="why-verdict ${mark && isTooSoon(mark) ? "soon" : ""}">${say(verdict.key, verdict.values)}</p>
            ${mark?.case && found.follows && html`<${Case} of=${mark.case} said=${say("case_then")} />`}`
        : found.follows &&
          found.since !== null &&
          html`<p class="why-verdict">${
            found.since ? say("reason_since", { n: found.since }) : say("reason_since_cards")
          }</p>`
    }
    <button type="button" class="button why-next" onClick=${next}>
      ${say("reason_next")} <span aria-hidden="true">›</span></button>
  </aside>`;
}

/** @param {{ of: import("./view.d.ts").Case, said?: string }} props */
const Case = ({ of, said = say("case_is") }) =>
  html`<div class="why-case">
    <p>${said}</p>
    <p class="why-case-code"><b class="mono">${of.code}</b></p>
    <ul>${of.verifiers.map(
      ({ verifier, law, answers }) => html`<li key=${verifier}><span class="review-disc">${verifier}</span>
        <span>${glyphs(lawBriefly(law), 14)}</span>
        <span class="why-agrees">${
          answers.length
            ? answers.map(
                (answer) => html`<span key=${answer} class="why-chip"><span class="mono">${answer.slice(0, 3)}</span>
                  <${Answer} passed=${answer.endsWith("+")} size=${18} /><span class="hush">${say(
                    answer.endsWith("+") ? "says_yes" : "says_no",
                  )}</span></span>`,
              )
            : html`<span class="note">${say("not_asked")}</span>`
        }</span></li>`,
    )}</ul>
  </div>`;
