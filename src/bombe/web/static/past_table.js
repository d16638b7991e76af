// A match that is over, for a skin: nobody's seat, at one step.

/** @typedef {import("bombe/table.js").State} State */
/** @typedef {import("bombe/table.js").Table} Table */

/**
 * A change of a view, as JSON Patch writes it.
 * @typedef {{ op: string, path: string, value?: unknown }} Operation
 */

/**
 * A step has its view, or what has changed since the one before.
 * @typedef {{ seat?: number | null, action?: string, view?: unknown, changes?: Operation[] }} Step
 */

/**
 * A match as the archive tells it.
 * @typedef {object} Match
 * @property {string} game
 * @property {string} title
 * @property {{ name: string, bot: string | null, winner: boolean }[]} seats
 * @property {Step[]} steps
 * @property {string} why
 */

/**
 * A value after some changes; the old one stays as it is.
 * @param {unknown} value
 * @param {Operation[]} changes
 */
export function patched(value, changes) {
  return changes.reduce((now, { op, path, value: to }) => {
    const keys = path.split("/").slice(1);
    const names = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    return changedAt(now, names, op, to);
  }, value);
}

/**
 * @param {any} value
 * @param {string[]} way
 * @param {string} op
 * @param {unknown} to
 * @returns {unknown}
 */
function changedAt(value, [key, ...rest], op, to) {
  if (key === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length) copy[key] = changedAt(value[key], rest, op, to);
  else if (op !== "remove")
    copy[key] = to; // what is added to a list comes at its end
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/**
 * What was seen after each step.
 * @param {Step[]} steps
 */
function viewsOf(steps) {
  /** @type {unknown[]} */
  const views = [];
  for (const step of steps) views.push("view" in step ? step.view : patched(views.at(-1), step.changes ?? []));
  return views;
}

/**
 * What a page about this step is told of the table.
 * @param {Match} match
 * @param {number} step
 * @param {unknown} [view] what was seen then, where that is known already
 * @returns {State}
 */
export function stateAt({ game, title, seats, steps, why }, step, view = viewsOf(steps.slice(0, step + 1)).at(-1)) {
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
      score: [],
      outcome: isLast ? { winners, why } : null,
      match: null,
    },
    you: { who: null, seat: null, speak: false, here: false },
    view,
    chat: [],
    connected: true,
    late: false,
    trying: false,
    closed: "",
    fault: "",
    refused: "",
  };
}

/** @typedef {{ before: any, table: State["table"] }} Around */

/**
 * What a skin may export to tell a match again: a view with more of what is open by its end; an action in words,
 * with what was seen before it; and the part of the match that a view belongs to.
 * @typedef {object} Telling
 * @property {(view: any, about: { final: any, seat: number }) => any} [retold]
 * @property {(name: string, action: string, view: any, around: Around) => string} [inWords]
 * @property {(view: any) => string} [partOf]
 */

/** @implements {Table} */
export class PastTable {
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  #match;
  #views;
  #refusal;
  #skin;
  watch = true;
  past = true;
  code = "";
  shown = 0;

  /**
   * @param {Match} match
   * @param {{ id: string, lang: string, step: number, refusal: string }} page
   * @param {Telling} [skin]
   */
  constructor(match, { id, lang, step, refusal }, skin = {}) {
    this.#skin = skin;
    this.#match = match;
    this.#views = viewsOf(match.steps);
    this.#refusal = refusal;
    this.game = match.game;
    this.lang = lang;
    this.pictures = `/api/matches/${id}/pictures/`;
    this.state = this.#at(step);
  }

  /** @param {number} step */
  #at(step) {
    const state = stateAt(this.#match, step, this.#views[step]);
    const acted = this.#match.steps.slice(0, step + 1).findLast((one) => typeof one.seat === "number");
    const about = { final: this.#views.at(-1), seat: acted?.seat ?? 0 };
    return { ...state, view: this.#skin.retold?.(state.view, about) ?? state.view };
  }

  /**
   * What was done to come to a step, in the words of the game where it has any.
   * @param {number} step
   */
  words(step) {
    const { name, action } = this.done(step);
    if (!action) return "";
    const { view, table } = this.#at(step);
    return this.#skin.inWords?.(name ?? "", action, view, { before: this.#views[step - 1], table }) ?? "";
  }

  /**
   * The parts of the match, by the step that each begins with; none where the game has no words for them.
   * @returns {{ step: number, name: string }[]}
   */
  parts() {
    const names = this.#views.map((view) => this.#skin.partOf?.(view) ?? "");
    return names.flatMap((name, step) => (name && name !== names[step - 1] ? [{ step, name }] : []));
  }

  /** @param {number} step */
  show(step) {
    this.state = this.#at(step);
    for (const listener of this.#listeners) listener(this.state);
  }

  /**
   * Who did what, to come to a step.
   * @param {number} step
   */
  done(step) {
    const { seat, action } = this.#match.steps[step];
    return { name: this.#match.seats[seat ?? -1]?.name, action };
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
