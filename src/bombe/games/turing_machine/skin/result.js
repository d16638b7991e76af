// The end of a match: the code proved on every verifier, whose line led where, and what to do next.

import { Face, sitting } from "bombe/people.js";
import { html, useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { scoreWords } from "bombe/score.js";
import { isHost } from "bombe/table.js";
import { useMatch } from "./board.js";
import { NewProblem } from "./choose.js";
import { levelWords, missedWords } from "./facts.js";
import { Line, MACHINE, roundsOf, Tiles, useWorlds } from "./lines.js";
import { fateOf, guessWords, isRight, placed, shareText, titleOf } from "./outcome.js";
import { Chat, HostStarts } from "./people.js";
import { Proof } from "./proof.js";
import { Reveal } from "./reveal.js";
import { Links, linkTo, Share } from "./share.js";
import { machineOf } from "./state.js";
import { number, SHAPES, Shape, say, spoken } from "./words.js";
import { written } from "./worlds.js";

/** @typedef {import("./state.js").Ended} Ended */
/** @typedef {import("./people.js").Seated} Seated */
/** @typedef {import("./lines.js").Whose} Whose */

/**
 * @param {object} props
 * @param {Ended} props.view
 * @param {() => void} props.choose
 * @param {(instead: unknown, sheet: import("./board.js").Drawer) => unknown} props.board as it was before the end, with
 *   something instead of the machine
 */
export function Result({ view, choose, board }) {
  const { state } = useMatch();
  const seats = sitting(state.table, view);
  const first = view.you ?? view.outcome.winners[0] ?? 0;
  const match = state.table?.match;
  const own = written(roundsOf(view, first));
  const codes = useWorlds(view.problem, isRight(view, first) ? [own] : []).codes[own];
  // A line is kept for it as long as nobody knows, so that nothing moves when it comes.
  const guess = isRight(view, first) ? (codes ? guessWords(view, first, codes) || say("no_guess") : "\u00a0") : "";
  const [open, setOpen] = useState(!mayLookOn(state, view));
  const [drawer, setDrawer] = useState(false); // the sheet does not lie over what is asked here
  if (!open) return board(html`<${Missed} view=${view} show=${() => setOpen(true)} />`, { drawer, setDrawer });
  return html`<div class="result ${seats.length > 1 ? "" : "alone"}">
    <${Compared} view=${view} seats=${seats} first=${first} choose=${choose} guess=${`${missedWords(view)} ${guess}`} />
    <aside class="paper standings" aria-labelledby="standings">
      <h2 id="standings">${say("table")}</h2>
      <${Standings} view=${view} seats=${seats} />
      <p class="note score">${scoreWords(state.table)}</p>
      ${match && html`<p><a href=${`/api/matches/${match}/results.csv`} download>${say("results_csv")}</a></p>`}
      <${Share} text=${shareText(view, first, linkTo(view.id), codes)} />
      <${Links} id=${view.id} problem=${view.problem} />
    </aside>
    <${Proof} view=${view} match=${match} />
    <${Chat} />
    <${Reveal} />
  </div>`;
}

// --- a wrong code, alone -----------------------------------------------------------------------------

/**
 * Alone one may go on after a wrong code, for oneself, as long as nothing was shown.
 * @param {import("./board.js").State} state
 * @param {Ended} view
 */
const mayLookOn = (state, view) =>
  view.outcome.why === "wrong" && view.seats.length === 1 && view.you !== null && isHost(state);

/**
 * In the place of the machine, beside the sheet by which one decides.
 * @param {{ view: Ended, show: () => void }} props
 */
function Missed({ view, show }) {
  const { table, refused } = useMatch();
  const [busy, setBusy] = useState(false);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus(), []);
  // The same problem again, with all that was asked, marked and noted, and nobody to compare with.
  const lookOn = async () => {
    setBusy(true);
    try {
      await table.order("resume");
    } catch (error) {
      setBusy(false);
      refused(error);
    }
  };
  const code = view.last_thumbs[0]?.code ?? "";
  return html`<section class="machine engine outcome is-lost missed" aria-labelledby="outcome">
    <div>
      <h2 id="outcome" tabindex="-1" ref=${heading}>
        <span class="outcome-sign" aria-hidden="true">✗</span> ${say("why_wrong", { code })}</h2>
      <p class="note">${say("look_on_how")}</p>
      <div class="again">
        <button class="button light" aria-disabled=${String(busy)} onClick=${() => busy || lookOn()}>
          ${say("look_on")}</button>
        <button class="button" onClick=${show}>${say("show_all")}</button>
      </div>
    </div>
  </section>`;
}

// --- all that can be shown ---------------------------------------------------------------------------

/**
 * The outcome, and two lines beside each other.
 * @param {{ view: Ended, seats: Seated[], first: number, choose: () => void, guess: string }} props
 */
function Compared({ view, seats, first, choose, guess }) {
  const shared = view.coop || seats.length === 1; // all lines are one
  const [left, setLeft] = useState(/** @type {Whose} */ (first));
  const [chosen, setChosen] = useState(/** @type {Whose | null} */ (null));
  const others = seats.map((seat) => seat.at).filter((seat) => seat !== left);
  const best = view.outcome.winners.find((seat) => seat !== left) ?? others[0];
  const right = chosen ?? (machineOf(view) ? MACHINE : shared ? null : best);
  const shown = [left, right].filter((whose) => whose !== null && whose !== undefined);

  /** @param {Whose} whose */
  const transcript = (whose) => written(roundsOf(view, whose));
  const worlds = useWorlds(view.problem, [...new Set(shown.map(transcript))]);
  /** @type {Whose[]} */
  const all = shared ? [] : [...seats.map((seat) => seat.at), ...(machineOf(view) ? [MACHINE] : [])];
  /** @param {Whose} whose @param {(whose: Whose) => void} change */
  const panel = (whose, change) =>
    html`<${Line} key=${`${whose}`} whose=${whose} view=${view} seats=${seats} worlds=${worlds}
      choices=${all.length > 2 ? all : []} choose=${change} last=${whose === shown.at(-1)} />`;
  const tiles = html`<${Tiles} view=${view} whose=${left} questions=${worlds.known[transcript(left)]} />`;

  const { heading, alert, title } = useHeading(view, seats);
  const match = useMatch().state.table?.match;
  const isWon = view.you === null ? view.outcome.winners.length > 0 : view.outcome.winners.includes(view.you);
  return html`<p class="hush" role="alert">${alert}</p>
    <div class="result-main">
      <section class="machine outcome ${isWon ? "is-won" : "is-lost"}" aria-labelledby="outcome">
        <${Solution} code=${view.solution} />
        <div>
          <h2 id="outcome" tabindex="-1" ref=${heading}>
            <span class="outcome-sign" aria-hidden="true">${isWon ? "✓" : "✗"}</span> ${title}</h2>
          <p class="outcome-guess" role="status">${guess}</p>
          <p class="note">${say("only_code", { code: view.solution, n: number(view.verifiers.length) })}</p>
          ${
            match &&
            html`<p class="outcome-ways"><a class="button light" href=${`/m/${match}/review`}>${say("review")}</a>
              <a class="button" href=${`/m/${match}/review#why`}>${say("why")}</a>
              ${
                !isWon &&
                view.you !== null &&
                html`<a class="button" href="/g/turing_machine/school">${say("page_school")}</a>`
              }</p>`
          }
        </div>
      </section>
      <div class="result-lines ${shown.length > 1 ? "" : "one"}">
        ${panel(left, setLeft)}
        ${shown.length > 1 ? panel(/** @type {Whose} */ (right), setChosen) : tiles}
      </div>
      ${shown.length > 1 && tiles}
      <${Next} view=${view} choose=${choose} />
    </div>`;
}

/**
 * Where the focus was is gone with the board; otherwise it stays, and the words are announced.
 * @param {Ended} view
 * @param {Seated[]} seats
 */
function useHeading(view, seats) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const [alert, setAlert] = useState("");
  const title = titleOf(view, seats);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current?.focus();
    else setAlert(`${title} ${[...view.solution].join(" ")}`);
  }, []);
  return { heading, alert, title };
}

/** @param {{ code: string }} props */
function Solution({ code }) {
  const digits = [...code];
  const name = digits.map((digit, at) => spoken(`${SHAPES[at]} ${digit}`)).join(", ");
  return html`<p class="outcome-code" role="img" aria-label=${name}>
    ${digits.map(
      (digit, at) =>
        html`<span key=${at} aria-hidden="true"><b>${digit}</b><${Shape} of=${SHAPES[at]} size=${22} /></span>`,
    )}
  </p>`;
}

// --- what next ------------------------------------------------------------------------------------------

/** @param {{ view: Ended, choose: () => void }} props */
function Next({ view, choose }) {
  const { table, state, refused } = useMatch();
  const alone = state.table?.people.length === 1;
  const start = async () => {
    try {
      // Those who have played an id want another like it, and not like what was chosen before it.
      const kind = { mode: view.mode, verifiers: view.verifiers.length, difficulty: view.difficulty };
      for (const [name, value] of alone ? Object.entries(kind) : []) {
        if (state.table?.options[name] !== value) await table.order(`option ${name} ${value}`);
      }
      await table.order("start");
    } catch (error) {
      refused(error);
    }
  };
  const match = state.table?.match;
  return html`<div class="again">
    ${
      isHost(state)
        ? html`<button class="button filled" onClick=${start}>${say(alone ? "another" : "rematch")}</button>`
        : html`<${HostStarts} state=${state} />`
    }
    ${match && html`<a class="button" href=${`/m/${match}`}>${say("step_through")}</a>`}
    <${NewProblem} table=${table} state=${state} choose=${choose} cls="button" />
  </div>`;
}

// --- everybody ------------------------------------------------------------------------------------------

/** @param {{ view: Ended, seats: Seated[] }} props */
function Standings({ view, seats }) {
  const { winners } = view.outcome;
  /** @param {Seated} seat */
  const nameIn = (seat) => {
    if (!seat.me) return seat.name;
    return seats.length > 1 ? `${seat.name} (${say("you")})` : say("you_here");
  };
  /** @param {Seated} seat */
  const hasWon = (seat) => winners.includes(seat.at);
  const order = placed(view, seats);
  const machine = machineOf(view);
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings">
    <table class="standings-table">
      <thead><tr>
        <th scope="col">${say("player")}</th><th scope="col">${say("code")}</th>
        <th scope="col">${say("rounds_head")}</th><th scope="col">${say("questions_head")}</th>
      </tr></thead>
      <tbody>
        ${order.map(
          (seat) => html`<${Row} key=${seat.at} face=${seat} name=${nameIn(seat)} won=${hasWon(seat)}
            fate=${[seat.bot && say("bot"), fateOf(view, seat)].filter(Boolean).join(", ")}
            code=${view.last_thumbs[seat.at]?.code ?? "–"} rounds=${seat.rounds.length} questions=${seat.questions} />`,
        )}
        ${
          machine &&
          html`<${Row} key=${MACHINE} face=${{ name: "T", bot: "machine" }} name=${say("the_machine")}
            fate=${levelWords(machine.level)} code=${view.solution} rounds=${machine.rounds}
            questions=${machine.questions} />`
        }
      </tbody>
    </table>
  </div>`;
}

/**
 * @param {object} props
 * @param {{ name: string, bot: string | null }} props.face
 * @param {string} props.name
 * @param {string} props.fate
 * @param {string} props.code
 * @param {number} props.rounds
 * @param {number} props.questions
 * @param {boolean} [props.won]
 */
const Row = ({ face, name, fate, code, rounds, questions, won = false }) =>
  html`<tr class=${won ? "won" : ""}>
    <th scope="row"><span class="standing"><${Face} name=${face.name} bot=${face.bot} />
      <span class="standing-name"><strong>${name}</strong><span>${fate}</span></span></span></th>
    <td class="mono">${code}</td><td>${number(rounds)}</td><td>${number(questions)}</td>
  </tr>`;
