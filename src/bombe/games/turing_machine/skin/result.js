// The end of a match: the code proved on every verifier, whose line led where, and what to do next.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "bombe/preact.js";
import { NewProblem } from "./choose.js";
import { Face, seated } from "bombe/people.js";
import { isHost } from "bombe/table.js";
import { listed } from "bombe/words.js";
import { Chat, Reveal, Sign, levelWords } from "./people.js";
import { isNightmare } from "./state.js";
import { Picture, SHAPES, SHAPE_LETTERS, Shape, card, count, glyphs, number, say, spoken } from "./words.js";

const MOST_SLOTS = 12; // more worlds than that are shown on a scale
const TICK = html`<svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="M2.5 8.5 6.5 12.5 13.5 4" /></svg>`;
const MACHINE = "machine"; // the line that is nobody's

// --- what is known at the end -------------------------------------------------------------------

// "? 4b 9a 11a 14c CADB" -> for each verifier, A first, its cards and the law that it held.
function heldBy(view) {
  const words = view.secret.replace(/^\? /, "").split(" ");
  const seats = isNightmare(view) ? words.pop() : view.verifiers;
  return words
    .map((word, at) => {
      const cards = word.split("+");
      const law = cards.find((one) => /[a-i]$/.test(one));
      return { letter: seats[at], cards: cards.map((one) => parseInt(one, 10)), law };
    })
    .sort((one, other) => one.letter.localeCompare(other.letter));
}

const written = (sheet) =>
  sheet
    .filter((round) => round.proposal)
    .map(({ proposal, answers }) => [proposal, ...Object.entries(answers).map(([letter, passed]) => letter + (passed ? "+" : "-"))].join(" "))
    .join("; ");

const roundsOf = (transcript) =>
  transcript
    .split(";")
    .map((round) => round.trim().split(" "))
    .filter(([proposal]) => proposal)
    .map(([proposal, ...answers]) => ({ proposal, answers: answers.map((one) => ({ letter: one[0], passed: one[1] === "+" })) }));

// How many worlds each question left. It takes the server some thinking, so it comes later.
function useWorlds(state, transcripts) {
  const [known, setKnown] = useState({}); // transcript -> its questions
  const [start, setStart] = useState(null);
  const [failed, setFailed] = useState(false);
  const missing = transcripts.filter((one) => !(one in known));
  useEffect(() => {
    if (!missing.length || failed) return;
    let here = true;
    fetch(`/api/games/${state.table?.game ?? "turing_machine"}/answers/lines`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ problem: state.view.problem, transcripts: missing }),
    })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then((told) => {
        if (!here) return;
        setStart(told.worlds);
        setKnown((now) => ({ ...now, ...Object.fromEntries(missing.map((one, at) => [one, told.lines[at]])) }));
      })
      .catch(() => here && setFailed(true));
    return () => { here = false; };
  }, [missing.join("|"), failed]);
  return { known, start, failed };
}

// --- the words of an outcome ----------------------------------------------------------------------

function titleOf(view, seats) {
  const { winners, why } = view.outcome;
  const names = listed(winners.map((seat) => seats[seat].name));
  const mine = winners.includes(view.you);
  const alone = seats.length === 1;
  if (why === "solved" && (alone || view.coop)) {
    const machine = view.machine;
    const seat = view.seats[winners[0]];
    const level = machine && machine.rounds === view.round && machine.questions === seat.questions;
    if (machine) return say(level ? "as_good_as_the_machine" : mine ? "you_beat_the_machine" : "the_machine_is_beaten");
    return mine ? say(alone ? "you_broke_it" : "you_broke_it_together") : say("broke_it", { names });
  }
  if (why === "solved") return mine ? say("you_broke_it") : say("broke_it", { names });
  if (why === "fewest") {
    if (mine) return winners.length === 1 ? say("you_won_by_fewest") : say("you_share_the_fewest");
    return say("won_by_fewest", { names });
  }
  if (why === "last") return mine ? say("you_are_last") : say("is_last", { names });
  const code = view.declared.find((thumb) => thumb?.startsWith("up "))?.slice(3);
  return say(`why_${why}`, { code }); // beaten, wrong, nobody
}

// What became of a seat, in words.
function fateOf(view, seat) {
  const declared = view.declared[seat.at];
  if (view.outcome.winners.includes(seat.at)) return say("won");
  if (declared?.startsWith("up ")) {
    if (declared.slice(3) !== view.solution) return say("wrong");
    return view.outcome.why === "fewest" ? say("right_but_more") : say("right");
  }
  if (seat.out) return say("gave_up");
  if (seat.away) return say("away");
  return declared === "down" ? say("thumb_down") : say("still_asking");
}

// Where anybody can play a problem: what its cards hide is drawn anew, an id is the very same.
const linkTo = (problem) => `${location.origin}/?${new URLSearchParams({ problem })}`;

// What may be shown to anybody: how it went, and nothing of the code. The link is to the very same
// problem, so that others can compare; nobody reads the answer from its name.
function shareText(view, seat) {
  const rounds = view.sheets[seat].filter((round) => round.proposal);
  const lines = rounds.map((round, at) => `${at + 1} ${Object.values(round.answers).map((passed) => (passed ? "✓" : "✗")).join("")}`);
  const solved = view.outcome.winners.includes(seat) || view.declared[seat] === `up ${view.solution}`;
  const { machine } = view;
  return [
    `Bombe ${view.problem} (${say(`share_${view.mode}`)}, ${say(`share_${view.difficulty}`)})`,
    ...lines,
    `${solved ? "✓" : "✗"} ${count("rounds", view.seats[seat].rounds.length)}, ${count("questions", view.seats[seat].questions)}`,
    ...(machine ? [`${say("the_machine")}: ${count("rounds", machine.rounds)}, ${count("questions", machine.questions)}`] : []),
    linkTo(view.id),
  ].join("\n");
}

// --- the page ---------------------------------------------------------------------------------------

export function Result(parts) {
  const { table, state, view } = parts;
  const seats = seated(state);
  const shared = view.coop || seats.length === 1; // all lines are one
  const first = view.you ?? view.outcome.winners[0] ?? 0;
  const [left, setLeft] = useState(first);
  const others = seats.map((seat) => seat.at).filter((seat) => seat !== left);
  const best = view.outcome.winners.find((seat) => seat !== left) ?? others[0];
  const [chosen, setChosen] = useState(null);
  const right = chosen ?? (view.machine ? MACHINE : shared ? null : best);

  const transcript = (line) => (line === MACHINE ? view.machine.line.replace(/;\s*$/, "") : written(view.sheets[line]));
  const shown = [left, right].filter((line) => line !== null && line !== undefined);
  const transcripts = [...new Set(shown.map(transcript))];
  const worlds = useWorlds(state, transcripts);
  const choices = shared ? [] : [...seats.map((seat) => seat.at), ...(view.machine ? [MACHINE] : [])];

  const heading = useRef(null);
  const [alert, setAlert] = useState("");
  const title = titleOf(view, seats);
  useLayoutEffect(() => {
    // Where the focus was is gone with the board; otherwise it stays, and the words are announced.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) heading.current.focus();
    else setAlert(`${title} ${[...view.solution].join(" ")}`);
  }, []);

  // What the slots are is said under the last line.
  const panel = (line, choose) => html`<${Line} key=${`${line}`} line=${line} view=${view} seats=${seats}
    transcript=${transcript(line)} worlds=${worlds} choices=${choices.length > 2 ? choices : []} choose=${choose}
    last=${line === shown.at(-1)} />`;
  const tiles = html`<${Tiles} view=${view} line=${left} questions=${worlds.known[transcript(left)]} />`;

  return html`<div class="result ${seats.length > 1 ? "" : "alone"}">
    <p class="hush" role="alert">${alert}</p>
    <div class="result-main">
    <section class="machine outcome" aria-labelledby="outcome">
      <p class="outcome-code" role="img" aria-label=${[...view.solution].map((digit, at) => spoken(`${SHAPES[at]} ${digit}`)).join(", ")}>
        ${[...view.solution].map((digit, at) => html`<span key=${at} aria-hidden="true"><b>${digit}</b><${Shape} of=${SHAPES[at]} size=${22} /></span>`)}
      </p>
      <div>
        <h2 id="outcome" tabindex="-1" ref=${heading}>${title}</h2>
        <p class="note">${say("only_code", { code: view.solution, n: number(view.verifiers.length) })}</p>
      </div>
    </section>
    <div class="result-lines ${shown.length > 1 ? "" : "one"}">
      ${panel(left, setLeft)}
      ${shown.length > 1 ? panel(right, setChosen) : tiles}
    </div>
    ${shown.length > 1 && tiles}
    <${Next} ...${parts} />
    </div>
    <aside class="paper standings" aria-labelledby="standings">
      <h2 id="standings">${say("table")}</h2>
      <${Standings} view=${view} seats=${seats} />
      ${state.table?.match && html`<p><a href=${`/api/matches/${state.table.match}/results.csv`} download>${say("results_csv")}</a></p>`}
      <${Share} text=${shareText(view, first)} />
      <${Links} view=${view} />
    </aside>
    <${Proof} view=${view} />
    ${state.table && state.table.people.length > 1 && html`<${Chat} ...${parts} />`}
    <${Reveal} table=${table} state=${state} />
  </div>`;
}

// --- what next ------------------------------------------------------------------------------------------

function Next(parts) {
  const { table, state, view, refused } = parts;
  const host = state.table?.people.find((one) => one.who === state.table.host);
  const alone = state.table?.people.length === 1;
  const start = async () => {
    try {
      // Whoever has played an id wants another like it, and not like what was chosen before it.
      const kind = { mode: view.mode, verifiers: view.verifiers.length, difficulty: view.difficulty };
      for (const [name, value] of alone ? Object.entries(kind) : []) {
        if (state.table.options[name] !== value) await table.order(`option ${name} ${value}`);
      }
      await table.order("start");
    } catch (error) {
      refused(error);
    }
  };
  return html`<div class="again">
    ${isHost(state)
      ? html`<button class="button filled" onClick=${start}>${say(alone ? "another" : "rematch")}</button>`
      : host && html`<p class="note">${say("host_starts", { name: host.name })}</p>`}
    ${state.table?.match && html`<a class="button" href=${`/m/${state.table.match}`}>${say("step_through")}</a>`}
    <${NewProblem} ...${parts} cls="button" />
  </div>`;
}

// --- a line: what was asked, and what it left ---------------------------------------------------------

const nameOf = (line, seats) => (line === MACHINE ? say("the_machine") : seats[line].me ? say("you_here") : seats[line].name);

function Line({ line, view, seats, transcript, worlds, choices, choose, last }) {
  const questions = worlds.known[transcript];
  const isMachine = line === MACHINE;
  const public_ = isMachine ? view.machine : { rounds: seats[line].rounds.length, questions: seats[line].questions };
  const title = isMachine ? say("machines_line") : view.coop ? say("teams_line") : seats[line].me ? say("your_line") : say("line_of", { name: seats[line].name });
  // What the slots are takes its room before it is known: nothing below it jumps.
  const waits = last && worlds.start === null && !worlds.failed;
  const start = waits ? MOST_SLOTS : worlds.start;
  let number = -1;
  return html`<section class="paper asked-line" aria-label=${title}>
    <div class="head"><h2>${title}</h2><strong>${count("rounds", public_.rounds)}, ${count("questions", public_.questions)}</strong></div>
    ${choices.length > 0 && html`<label class="line-choice"><span>${say("whose_line")}</span>
      <select value=${String(line)} onChange=${({ currentTarget: { value } }) => choose(value === MACHINE ? MACHINE : Number(value))}>
        ${choices.map((one) => html`<option key=${one} value=${String(one)}>${nameOf(one, seats)}</option>`)}
      </select></label>`}
    <table>
      <thead class="hush"><tr><th scope="col">${say("proposal")}</th><th scope="col">${say("verifier_head")}</th><th scope="col">${say("answer")}</th><th scope="col">${say("worlds_left")}</th></tr></thead>
      <tbody>
        ${roundsOf(transcript).map(({ proposal, answers }, round) =>
          (answers.length ? answers : [null]).map((answer, at) => {
            if (answer) number += 1;
            return html`<tr key=${`${round} ${at}`}>
              <th scope="row" class="mono">${at === 0 ? proposal : html`<span class="hush">${proposal}</span>`}</th>
              ${answer
                ? html`<td><b>${answer.letter}</b></td><td><${Sign} passed=${answer.passed} /></td>
                    <${Left} of=${questions?.[number]} start=${worlds.start} failed=${worlds.failed} />`
                : html`<td colspan="3" class="note">${say("nothing_asked")}</td>`}
            </tr>`;
          }),
        )}
        ${!transcript && html`<tr><td class="note">${say("nothing_asked")}</td></tr>`}
      </tbody>
    </table>
    <p class="note asked-note" style=${{ visibility: waits ? "hidden" : "" }}>${[
      isMachine && say("machine_of_level", { level: levelWords(view.machine.level) }),
      isMachine && view.machine.level === "optimal" && !view.machine.proved && say("machine_not_proved"),
      last && start !== null && count("worlds", start),
      last && start > 1 && say(start > MOST_SLOTS ? "slots_by_doublings" : "a_slot_each"),
      last && worlds.failed && say("worlds_unknown"),
    ].filter(Boolean).join(" ")}</p>
  </section>`;
}

// Where there are few worlds, a slot for each; else twelve for all of them, by doublings.
function filled(worlds, start) {
  if (start <= MOST_SLOTS || worlds < 1) return worlds;
  return 1 + Math.round((Math.log(worlds) / Math.log(start)) * (MOST_SLOTS - 1));
}

function Left({ of, start, failed }) {
  if (!of) return html`<td class="leaves" aria-busy=${String(!failed)}><span class="slots"></span><span class="leaves-words">${failed ? "" : "…"}</span></td>`;
  const nothing = of.before === of.after;
  const all = Math.min(start, MOST_SLOTS);
  const full = filled(of.after, start);
  return html`<td class="leaves">
    <span class="slots" aria-hidden="true">${Array.from({ length: all }, (_, at) => html`<i key=${at} class=${at < full ? "full" : ""}></i>`)}</span>
    <span class="leaves-words ${nothing ? "nothing" : ""}">${nothing ? say("told_nothing") : `${number(of.before)} → ${number(of.after)}`}</span>
  </td>`;
}

// --- four small facts -----------------------------------------------------------------------------------

const SIGNED = { signDisplay: "exceptZero" };
const ofAll = (n, m) => say("n_of_m", { n: number(n), m: number(m) });

// How much more the answers said than was to be expected of them, in bits.
function luckOf(questions) {
  return questions.reduce((luck, { before, after }) => {
    const p = after / before;
    if (!(p > 0 && p < 1)) return luck;
    const expected = -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
    return luck - Math.log2(p) - expected;
  }, 0);
}

// A mark was right when it struck what did not hold or kept what did.
function marksOf(view) {
  const held = new Set(heldBy(view).map(({ law }) => law));
  const digits = new Set([...view.solution].map((digit, at) => SHAPE_LETTERS[at] + digit));
  const marks = Object.entries(view.sheet?.marks ?? {}).filter(([target]) => /^(\d+[a-i]|[tsc][1-5])$/.test(target));
  const right = marks.filter(([target, sign]) => (held.has(target) || digits.has(target)) === (sign === "+"));
  return { all: marks.length, right: right.length };
}

function Tiles({ view, line, questions }) {
  if (line === MACHINE) return null;
  const asked = view.sheets[line].reduce((sum, round) => sum + Object.keys(round.answers).length, 0);
  const marks = useMemo(() => marksOf(view), [view]);
  const { machine } = view;
  const tiles = [];
  if (machine) {
    const more = [view.seats[line].rounds.length - machine.rounds, view.seats[line].questions - machine.questions];
    const [rounds, asked] = more;
    tiles.push([count("more_rounds", rounds, 0, SIGNED), say("more_than_machine", { questions: count("more_questions", asked, 0, SIGNED) })]);
  }
  if (asked) {
    const idle = questions?.filter((one) => one.before === one.after).length;
    tiles.push([questions ? ofAll(idle, asked) : "…", say("tile_nothing")]);
    const luck = questions && Math.round(luckOf(questions) * 10) / 10;
    tiles.push([questions ? count("bits", luck, 1, SIGNED) : "…", say(luck > 0 ? "tile_luck_more" : luck < 0 ? "tile_luck_less" : "tile_luck")]);
  }
  if (line === view.you && marks.all) tiles.push([ofAll(marks.right, marks.all), say("tile_marks")]);
  return tiles.length > 0 && html`<ul class="tiles">${tiles.map(([big, words]) => html`<li key=${words}><strong>${big}</strong><span>${words}</span></li>`)}</ul>`;
}

// --- the code proved on every verifier ----------------------------------------------------------------

function Proof({ view }) {
  return html`<section class="proof" aria-labelledby="proof">
    <h2 id="proof">${say("proved_title", { code: view.solution })}</h2>
    <ul class="proof-cards of-${view.verifiers.length}">
      ${heldBy(view).map(({ letter, cards, law }) => html`<li key=${letter} class="paper proof-card">
        ${cards.map((number) => html`<${Held} key=${number} card=${card(number)} law=${parseInt(law, 10) === number ? law : null} letter=${letter} first=${number === cards[0]} />`)}
        <p class="proof-says"><${Sign} passed=${true} /> <span><span class="mono">${view.solution}</span> ${glyphs(card(parseInt(law, 10)).laws.find((one) => one.name === law).text)}</span></p>
      </li>`)}
    </ul>
  </section>`;
}

function Held({ card: shown, law, letter, first }) {
  return html`<div class="held ${law ? "" : "other"}">
    <div class="held-plate">
      ${first && html`<span class="held-disc">${letter}</span>`}
      ${!first && html`<span class="held-or">${say("or")}</span>`}
      <${Picture} of=${shown.key} />
    </div>
    <h3><span class="mono">${shown.number}</span> ${glyphs(shown.title)}</h3>
    ${law && (shown.grid ? html`<${HeldGrid} card=${shown} law=${law} />` : html`<ul class="held-laws">
      ${shown.laws.map((one) => html`<li key=${one.name} class=${one.name === law ? "lit" : "dim"}>
        <${Picture} of=${one.picture} /><span>${glyphs(one.words)}${one.name === law && html`<span class="hush"> ${say("this_held")}</span>`}</span>
        ${one.name === law && TICK}
      </li>`)}
    </ul>`)}
  </div>`;
}

// Only to be seen: the sentence below it says the same.
function HeldGrid({ card: shown, law }) {
  return html`<table class="held-grid" aria-hidden="true">
    <thead><tr><td></td>${shown.grid.columns.map((picture, at) => html`<th key=${at}><${Picture} of=${picture} /></th>`)}</tr></thead>
    <tbody>${shown.grid.rows.map((row, at) => html`<tr key=${row}><th>${glyphs(row)}</th>
      ${shown.grid.laws[at].map((name) => html`<td key=${name} class=${name === law ? "lit" : "dim"}>${name === law ? TICK : "·"}</td>`)}</tr>`)}</tbody>
  </table>`;
}

// --- beside it: everybody, and what may be told -----------------------------------------------------------

function Standings({ view, seats }) {
  const row = (key, face, name, fate, code, rounds, questions, won) => html`<tr key=${key} class=${won ? "won" : ""}>
    <th scope="row"><span class="standing">${face}<span class="standing-name"><strong>${name}</strong><span>${fate}</span></span></span></th>
    <td class="mono">${code}</td><td>${number(rounds)}</td><td>${number(questions)}</td>
  </tr>`;
  const codeOf = (seat) => (view.declared[seat]?.startsWith("up ") ? view.declared[seat].slice(3) : "–");
  const nameIn = (seat) => (seat.me ? (seats.length > 1 ? `${seat.name} (${say("you")})` : say("you_here")) : seat.name);
  const order = [...seats].sort((one, other) => view.outcome.winners.includes(other.at) - view.outcome.winners.includes(one.at));
  const { machine } = view;
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="standings"><table class="standings-table">
    <thead><tr><th scope="col">${say("player")}</th><th scope="col">${say("code")}</th><th scope="col">${say("rounds_head")}</th><th scope="col">${say("questions_head")}</th></tr></thead>
    <tbody>
      ${order.map((seat) => row(seat.at, html`<${Face} name=${seat.name} bot=${seat.bot} />`, nameIn(seat),
        [seat.bot && say("bot"), fateOf(view, seat)].filter(Boolean).join(", "), codeOf(seat.at), seat.rounds.length, seat.questions, view.outcome.winners.includes(seat.at)))}
      ${machine && row(MACHINE, html`<${Face} name="T" bot=${true} />`, say("the_machine"), levelWords(machine.level), view.solution, machine.rounds, machine.questions, false)}
    </tbody>
  </table></div>`;
}

// Copies a text; `copied` is true for a moment afterwards.
function useCopy(text, box) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure connection there is no clipboard for us: the old way has to do.
      getSelection().selectAllChildren(box.current);
      if (!document.execCommand("copy")) return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return { copied, copy };
}

const COPY = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" class="copy"><rect x="5.5" y="5.5" width="8.5" height="8.5" rx="2" /><path d="M10.5 3.5v-.2A1.8 1.8 0 0 0 8.7 1.5H3.3a1.8 1.8 0 0 0-1.8 1.8v5.4a1.8 1.8 0 0 0 1.8 1.8h.2" /></svg>`;

function Share({ text }) {
  const box = useRef(null);
  const { copied, copy } = useCopy(text, box);
  return html`<div class="share">
    <p class="label" id="share-label">${say("to_share")}</p>
    <pre class="mono" ref=${box} tabindex="0" role="group" aria-labelledby="share-label">${text}</pre>
    <button class="button" onClick=${copy}>${COPY} ${say(copied ? "copied" : "copy")}</button>
    <p class="hush" role="status">${copied && say("copied")}</p>
  </div>`;
}

// Two ways to give this problem to others.
function Links({ view }) {
  return html`<div class="links">
    <p class="label" id="links-label">${say("links")}</p>
    <ul aria-labelledby="links-label">
      <${LinkTo} what=${say("link_same")} problem=${view.id} />
      <${LinkTo} what=${say("link_cards")} problem=${view.problem} />
    </ul>
  </div>`;
}

function LinkTo({ what, problem }) {
  const box = useRef(null);
  const address = linkTo(problem);
  const { copied, copy } = useCopy(address, box);
  return html`<li>
    <span><a href=${address}>${what}</a> <span class="mono">${problem}</span><span class="hush" ref=${box} aria-hidden="true">${address}</span></span>
    <button class="link-copy" aria-label=${say("copy_link", { what })} onClick=${copy}>${copied ? TICK : COPY}</button>
    <span class="hush" role="status">${copied && say("copied")}</span>
  </li>`;
}
