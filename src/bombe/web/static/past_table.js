// A match that is over, for a skin: nobody's seat, at one step.

/** @typedef {import("bombe/table.js").State} State */
/** @typedef {import("bombe/table.js").Table} Table */

/**
 * A match as the archive tells it.
 * @typedef {object} Match
 * @property {string} game
 * @property {string} title
 * @property {{ name: string, bot: string | null, winner: boolean }[]} seats
 * @property {{ view: unknown }[]} steps
 * @property {string} why
 */

/**
 * What a page about this step is told of the table.
 * @param {Match} match
 * @param {number} step
 * @returns {State}
 */
export function stateAt({ game, title, seats, steps, why }, step) {
  const isLast = step === steps.length - 1;
  const winners = seats.flatMap(({ winner }, seat) => (winner ? [seat] : []));
  return {
    table: {
      code: "",
      game,
      title,
      phase: isLast ? "over" : "playing",
      people: seats.map(({ name, bot }, seat) => ({ who: seat, name, bot, gone: false, seat })),
      seats: seats.map(({ name }, who) => ({ who, name })),
      host: -1, // nobody: those who look on are null, and would be the host if this were
      waiting: [],
      options: {},
      chosen: false,
      pictures: 0,
      timer: 0,
      deadline: null,
      locked: true,
      muted: true,
      watched: true,
      matches: 1,
      outcome: isLast ? { winners, why } : null,
      match: null,
    },
    you: { who: null, seat: null, speak: false, here: false },
    view: steps[step].view,
    chat: [],
    connected: true,
    trying: false,
    closed: "",
    fault: "",
    refused: "",
  };
}

/** @implements {Table} */
export class PastTable {
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  #match;
  #refusal;
  watch = true;
  code = "";
  shown = 0;

  /**
   * @param {Match} match
   * @param {{ id: string, lang: string, step: number, refusal: string }} page
   */
  constructor(match, { id, lang, step, refusal }) {
    this.#match = match;
    this.#refusal = refusal;
    this.game = match.game;
    this.lang = lang;
    this.pictures = `/api/matches/${id}/pictures/`;
    this.state = stateAt(match, step);
  }

  /** @param {number} step */
  show(step) {
    this.state = stateAt(this.#match, step);
    for (const listener of this.#listeners) listener(this.state);
  }

  /** @param {(state: State) => void} listener */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** @returns {Promise<void>} */
  act() {
    return Promise.reject(new Error(this.#refusal));
  }

  order() {
    return this.act();
  }
}
