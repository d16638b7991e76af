// Whose line led where: what was asked, and how many worlds each question left.

import { html, useEffect, useMemo, useState } from "bombe/preact.js";
import { ask } from "./answers.js";
import { levelWords } from "./facts.js";
import { Sign } from "./hands.js";
import { isRight, score } from "./outcome.js";
import { machineOf, marksOf } from "./state.js";
import { count, number, say } from "./words.js";
import { filledSlots, luckOf, MOST_SLOTS, written } from "./worlds.js";

/** @typedef {import("./state.js").Ended} Ended */
/** @typedef {import("./people.js").Seated} Seated */
/** @typedef {import("./worlds.js").Question} Question */
/** @typedef {number | "machine"} Whose the seat whose line it is */

/** @type {"machine"} */
export const MACHINE = "machine";

/**
 * @param {Ended} view
 * @param {Whose} whose
 */
export const roundsOf = (view, whose) =>
  (whose === MACHINE ? (view.machine?.answered ?? []) : view.sheets[whose]).filter(({ proposal }) => proposal);

/**
 * @typedef {object} Worlds
 * @property {Record<string, Question[]>} known transcript -> its questions
 * @property {Record<string, number>} codes transcript -> how many codes were possible after it
 * @property {number | null} start how many worlds there were
 * @property {boolean} failed
 */

/**
 * How many worlds each question left. It takes the server some thinking, so it comes later.
 * @param {string} problem
 * @param {string[]} transcripts
 * @returns {Worlds}
 */
export function useWorlds(problem, transcripts) {
  const [known, setKnown] = useState(/** @type {Record<string, Question[]>} */ ({}));
  const [codes, setCodes] = useState(/** @type {Record<string, number>} */ ({}));
  const [start, setStart] = useState(/** @type {number | null} */ (null));
  const [failed, setFailed] = useState(false);
  const missing = transcripts.filter((one) => !(one in known));
  useEffect(() => {
    if (!missing.length || failed) return;
    let here = true;
    ask("lines", { problem, transcripts: missing })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then(({ worlds, lines, codes }) => {
        if (!here) return;
        setStart(worlds);
        setCodes((now) => ({ ...now, ...Object.fromEntries(missing.map((one, at) => [one, codes[at]])) }));
        setKnown((now) => ({ ...now, ...Object.fromEntries(missing.map((one, at) => [one, lines[at]])) }));
      })
      .catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, [missing.join("|"), failed]);
  return { known, codes, start, failed };
}

/**
 * @param {object} props
 * @param {Whose} props.whose
 * @param {Ended} props.view
 * @param {Seated[]} props.seats
 * @param {Worlds} props.worlds
 * @param {Whose[]} props.choices whose line may be shown instead
 * @param {(whose: Whose) => void} props.choose
 * @param {boolean} props.last
 */
export function Line({ whose, view, seats, worlds, choices, choose, last }) {
  const rounds = roundsOf(view, whose);
  const title = titleOf(view, seats, whose);
  const { rounds: length, questions } =
    whose === MACHINE
      ? { rounds: view.machine?.rounds ?? 0, questions: view.machine?.questions ?? 0 }
      : { rounds: seats[whose].rounds.length, questions: seats[whose].questions };
  return html`<section class="paper asked-line" aria-label=${title}>
    <div class="head"><h2>${title}</h2><strong>${score(length, questions)}</strong></div>
    ${choices.length > 0 && html`<${Choice} whose=${whose} choices=${choices} choose=${choose} seats=${seats} />`}
    <${Questions} rounds=${rounds} left=${worlds.known[written(rounds)]} worlds=${worlds} />
    <${Note} machine=${whose === MACHINE ? view.machine : null} worlds=${worlds} last=${last} />
  </section>`;
}

/** @type {(view: Ended, seats: Seated[], whose: Whose) => string} */
function titleOf(view, seats, whose) {
  if (whose === MACHINE) return say("machines_line");
  if (view.coop) return say("teams_line");
  return seats[whose].me ? say("your_line") : say("line_of", { name: seats[whose].name });
}

/** @type {(whose: Whose, seats: Seated[]) => string} */
const nameOf = (whose, seats) =>
  whose === MACHINE ? say("the_machine") : seats[whose].me ? say("you_here") : seats[whose].name;

/** @param {{ whose: Whose, choices: Whose[], choose: (whose: Whose) => void, seats: Seated[] }} props */
function Choice({ whose, choices, choose, seats }) {
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const changed = ({ currentTarget: { value } }) => choose(value === MACHINE ? MACHINE : Number(value));
  return html`<label class="line-choice"><span>${say("whose_line")}</span>
    <select value=${String(whose)} onChange=${changed}>
      ${choices.map((one) => html`<option key=${one} value=${String(one)}>${nameOf(one, seats)}</option>`)}
    </select></label>`;
}

/** @param {{ rounds: import("./state.js").Round[], left?: Question[], worlds: Worlds }} props */
function Questions({ rounds, left, worlds }) {
  let n = -1;
  const rows = rounds.flatMap(({ proposal, answers }, round) => {
    const asked = Object.entries(answers);
    if (!asked.length) {
      return [
        html`<tr key=${`${round} 0`}>
        <th scope="row" class="mono">${proposal}</th><td colspan="3" class="note">${say("nothing_asked")}</td>
      </tr>`,
      ];
    }
    return asked.map(([letter, passed], at) => {
      n += 1;
      return html`<tr key=${`${round} ${at}`}>
        <th scope="row" class="mono">${at === 0 ? proposal : html`<span class="hush">${proposal}</span>`}</th>
        <td><b>${letter}</b></td><td><${Sign} passed=${passed} /></td>
        <${Left} of=${left?.[n]} start=${worlds.start ?? 0} failed=${worlds.failed} />
      </tr>`;
    });
  });
  return html`<table>
    <thead class="hush"><tr>
      <th scope="col">${say("proposal")}</th><th scope="col">${say("verifier_head")}</th>
      <th scope="col">${say("answer")}</th><th scope="col">${say("worlds_left")}</th>
    </tr></thead>
    <tbody>
      ${rows}
      ${!rows.length && html`<tr><td class="note">${say("nothing_asked")}</td></tr>`}
    </tbody>
  </table>`;
}

/** @param {{ of?: Question, start: number, failed: boolean }} props */
function Left({ of, start, failed }) {
  if (!of) {
    return html`<td class="leaves" aria-busy=${String(!failed)}>
      <span class="slots"></span><span class="leaves-words">${failed ? "" : "…"}</span></td>`;
  }
  const nothing = of.before === of.after;
  const full = filledSlots(of.after, start);
  const slots = Array.from({ length: Math.min(start, MOST_SLOTS) }, (_, at) => at);
  return html`<td class="leaves">
    <span class="slots" aria-hidden="true">
      ${slots.map((at) => html`<i key=${at} class=${at < full ? "full" : ""}></i>`)}
    </span>
    <span class="leaves-words ${nothing ? "nothing" : ""}">${
      nothing ? say("told_nothing") : `${number(of.before)} → ${number(of.after)}`
    }</span>
  </td>`;
}

/**
 * What the Machine was, and, under the last line, what the slots are. That takes its room before it is
 * known: nothing below it jumps.
 * @param {{ machine: import("./view.d.ts").Machine | null, worlds: Worlds, last: boolean }} props
 */
function Note({ machine, worlds, last }) {
  const waits = last && worlds.start === null && !worlds.failed;
  const start = waits ? MOST_SLOTS : worlds.start;
  const words = [
    machine && say("machine_of_level", { level: levelWords(machine.level) }),
    machine?.level === "optimal" && !machine.proved && say("machine_not_proved"),
    last && start !== null && count("worlds", start),
    last && start !== null && start > 1 && say(start > MOST_SLOTS ? "slots_by_doublings" : "a_slot_each"),
    last && worlds.failed && say("worlds_unknown"),
  ];
  return html`<p class="note asked-note" style=${{ visibility: waits ? "hidden" : "" }}>${words
    .filter(Boolean)
    .join(" ")}</p>`;
}

// --- four small facts -----------------------------------------------------------------------------------

/** @type {Intl.NumberFormatOptions} */
const SIGNED = { signDisplay: "exceptZero" };
/** @param {number} n @param {number} m */
const ofAll = (n, m) => say("n_of_m", { n: number(n), m: number(m) });

/** @param {{ view: Ended, whose: Whose, questions?: Question[] }} props */
export function Tiles({ view, whose, questions }) {
  const marks = useMemo(() => marksOf(view), [view]);
  if (whose === MACHINE) return null;
  const asked = view.sheets[whose].reduce((sum, round) => sum + Object.keys(round.answers).length, 0);
  const machine = machineOf(view);
  const tiles = [];
  // A wrong code took no questions that could be compared.
  if (machine && isRight(view, whose)) {
    const rounds = view.seats[whose].rounds.length - (machine.rounds ?? 0);
    const more = count("more_questions", view.seats[whose].questions - (machine.questions ?? 0), 0, SIGNED);
    tiles.push([count("more_rounds", rounds, 0, SIGNED), say("more_than_machine", { questions: more })]);
  }
  if (asked && !questions) tiles.push(["…", say("tile_nothing")], ["…", say("tile_luck")]);
  if (asked && questions) {
    const idle = questions.filter((one) => one.before === one.after).length;
    tiles.push([ofAll(idle, asked), say("tile_nothing")]);
    const luck = Math.round(luckOf(questions) * 10);
    const words = luck > 0 ? "tile_luck_more" : luck < 0 ? "tile_luck_less" : "tile_luck";
    tiles.push([say(`${words}_big`), say(words)]);
  }
  if (whose === view.you && marks.all) tiles.push([ofAll(marks.right, marks.all), say("tile_marks")]);
  if (!tiles.length) return null;
  return html`<ul class="tiles">${tiles.map(
    ([big, words]) => html`<li key=${words}><strong>${big}</strong><span>${words}</span></li>`,
  )}</ul>`;
}
