// The live view of one seat, for a skin: the current state, and a way to act.

import { Connection } from "./connection.js";

/** @typedef {import("bombe/table.js").State} State */
/** @typedef {import("bombe/table.js").Attempt} Attempt */
/** @typedef {import("bombe/table.js").Table} Table */
/** @typedef {import("bombe/table.js").Beginning} Beginning */
/** @typedef {Record<string, unknown>} Options */
/** @typedef {{ message: string, place: string, resolve: () => void, reject: (error: Error) => void }} Waiting */

const LATE_MS = 1800; // an answer that takes longer is worth a word
const RETRY_MS = 1000;
const FORBIDDEN = 4403;
const NO_ROOM = 4404;

export const nonce = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
};

/** @param {Options} options */
const queryOf = (options) => new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));

/**
 * @implements {Table}
 * @implements {Beginning}
 */
export class LiveTable {
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  /** @type {Map<string, Waiting>} */
  #waiting = new Map(); // by nonce: what was sent, and whom to tell
  #connection;
  #place = location.pathname + location.search;
  #refusal = ""; // of the connection itself, which is closed then
  #reasons; // what to say of that where no other reason was given
  /** @type {Promise<{ room: string }> | null} */
  #making = null; // a room, for the match that is shown
  /** @type {Options} */
  #options = {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience; // runs while something is not answered
  #leaving = false; // for another page, or for good
  #ofRoom; // the page was made for this room, and is no other's
  shown = 0;

  /**
   * @param {object} page
   * @param {string} page.code
   * @param {string} page.lang
   * @param {boolean} page.watch
   * @param {string} page.game
   * @param {Attempt | null} page.attempt
   * @param {{ shut: string, gone: string }} page.reasons why one may see no more; that there is no room
   */
  constructor({ code, lang, watch, game, attempt, reasons }) {
    this.#reasons = reasons;
    this.code = code;
    this.lang = lang;
    this.watch = watch;
    this.game = game;
    this.#ofRoom = Boolean(code);
    /** @type {State} */
    this.state = { ...NOTHING };
    this.#connection = new Connection({
      address: () => (this.code && !this.state.closed ? this.#address : undefined),
      heard: (text) => this.#hear(JSON.parse(text)),
      opened: () => this.#opened(),
      closed: (code) => this.#closed(code),
      offline: () => this.#set({ connected: false }),
    });
    if (code) this.#connection.open();
    else if (attempt) this.show(attempt);
    addEventListener("pageshow", () => (this.#leaving = false));
    addEventListener("pagehide", () => {
      this.#leaving = true;
      for (const one of this.#waiting.values()) this.#deliver(one);
    });
    // Where we have written the address ourselves, the way back leads to another page.
    addEventListener("popstate", () => location.pathname + location.search === this.#place || location.reload());
  }

  get pictures() {
    return `/api/rooms/${this.code}/pictures/`;
  }

  /** @param {(state: State) => void} listener */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** @param {Partial<State>} changes */
  #set(changes) {
    this.state = { ...this.state, ...changes };
    for (const listener of this.#listeners) listener(this.state);
  }

  /**
   * A match that has no room yet: it gets one with the first action.
   * @param {Attempt} attempt
   */
  show({ view, options, refused = "" }) {
    if (this.shown) this.#leave();
    this.shown += 1;
    this.#options = options;
    const you = { who: 0, seat: 0, speak: false, here: true };
    this.#set({ ...NOTHING, you, view, connected: true, trying: true, refused });
  }

  /**
   * What a match with these options would look like, and the options of one that looks like it.
   * @param {Options} options
   * @returns {Promise<Attempt>}
   */
  async look(options) {
    const query = queryOf({ ...options, lang: this.lang });
    return this.#fetch(`/api/games/${this.game}/attempt?${query}`);
  }

  /**
   * Another match instead of this one.
   * @param {Options} options
   */
  async begin(options) {
    const seen = await this.look(options);
    if (this.#ofRoom) location.assign(`/?${queryOf({ game: this.game, ...seen.options })}`);
    else this.show(seen);
  }

  /**
   * A room with these options, for others to come into before it starts.
   * @param {Options} options
   */
  async gather(options) {
    const { room } = await this.#post("/api/rooms", { game: this.game, options });
    location.assign(`/r/${room}`);
  }

  // The room goes on without us; what was not answered yet never will be answered.
  #leave() {
    this.#connection.close();
    this.code = "";
    this.#making = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(""));
    this.#waiting.clear();
    this.#wait();
    this.#move("pushState", "/");
  }

  /**
   * @param {"pushState" | "replaceState"} how
   * @param {string} place
   */
  #move(how, place) {
    if (place !== this.#place) history[how](null, "", place);
    this.#place = place;
  }

  /** @param {string} action */
  async act(action) {
    if (this.state.trying) await this.#make();
    return this.#send({ action });
  }

  /** @param {string} order */
  order(order) {
    return this.#send({ order });
  }

  // --- a room for what was tried -------------------------------------------------------------

  async #make() {
    const { shown } = this;
    const wanted = { game: this.game, options: this.#options, start: true };
    this.#making ??= this.#persist(() => this.#post("/api/rooms", wanted), shown).finally(() => {
      if (shown === this.shown) this.#making = null;
      this.#wait();
    });
    this.#wait();
    const { room } = await this.#making;
    if (shown !== this.shown) throw new Error(""); // another match is shown by now
    if (this.code) return;
    this.code = room;
    this.#move("replaceState", `/r/${room}`);
    this.#set({ trying: false, connected: true }); // not connected yet, but no connection is lost either
    this.#connection.open();
  }

  /**
   * Without a network there is no answer at all: then it is asked again until there is one.
   * @template T
   * @param {() => Promise<T>} ask
   * @param {number} shown
   * @returns {Promise<T>}
   */
  async #persist(ask, shown) {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof TypeError) || shown !== this.shown) throw error;
      }
      this.#set({ connected: false });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /**
   * @param {string} path
   * @param {unknown} body
   */
  #post(path, body) {
    return this.#fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": this.lang },
      body: JSON.stringify(body),
    });
  }

  /**
   * @param {string} path
   * @param {RequestInit} [how]
   */
  async #fetch(path, how) {
    const answer = await fetch(path, how);
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  }

  // --- the connection ------------------------------------------------------------------------

  get #address() {
    const query = queryOf({ lang: this.lang, ...(this.watch ? { watch: "" } : {}) });
    return `/api/rooms/${this.code}/live?${query}`;
  }

  #opened() {
    this.#set({ connected: true });
    // What was not acknowledged is sent again: with its nonce it happens once.
    for (const one of this.#waiting.values()) this.#deliver(one);
  }

  /** @param {number} code */
  #closed(code) {
    const isOver = code === FORBIDDEN || code === NO_ROOM;
    const why = this.#refusal || this.#reasons[code === NO_ROOM ? "gone" : "shut"];
    this.#refusal = ""; // the next connection has nothing to do with it
    this.#set({ connected: false, ...(isOver ? { closed: why } : {}) });
    return !isOver;
  }

  /** @param {any} message */
  #hear({ done, refused, status, said, nonce: sent, ...parts }) {
    if (!this.state.connected) this.#set({ connected: true }); // whatever the device says of its network
    if (done !== undefined) this.#settle(done, "");
    if (refused !== undefined) {
      if (!sent && !status) this.#refusal = refused;
      // A temporary refusal is not an answer yet.
      const again = this.#waiting.get(sent);
      if (status === 503 && again) {
        setTimeout(() => this.#waiting.has(sent) && this.#deliver(again), 1000);
        return;
      }
      if (sent) this.#settle(sent, refused);
      else if (status) this.#set({ fault: refused }); // nothing that we sent: the game cannot show the match
    }
    if (said) this.#set({ chat: [...this.state.chat, said] });
    const told = ["table", "you", "view", "chat"].filter((part) => parts[part] !== undefined);
    if (told.length) this.#set({ ...Object.fromEntries(told.map((part) => [part, parts[part]])), fault: "" });
  }

  /**
   * @param {string} sent
   * @param {string} refused
   */
  #settle(sent, refused) {
    const waiting = this.#waiting.get(sent);
    this.#waiting.delete(sent);
    this.#wait();
    if (refused) waiting?.reject(new Error(refused));
    else waiting?.resolve();
  }

  /**
   * @param {{ action: string } | { order: string }} wanted
   * @returns {Promise<void>}
   */
  #send(wanted) {
    const one = nonce();
    const message = JSON.stringify({ ...wanted, nonce: one });
    const place = "order" in wanted ? "orders" : "actions";
    return new Promise((resolve, reject) => {
      const waiting = { message, place, resolve, reject };
      this.#waiting.set(one, waiting);
      this.#wait();
      this.#deliver(waiting);
    });
  }

  /**
   * The connection of a page that is left may be closed before it has sent what it was given: Firefox does that.
   * @param {Waiting} waiting
   */
  #deliver({ message, place }) {
    if (!this.#leaving) return this.#connection.send(message);
    const body = new Blob([message], { type: "application/json" });
    navigator.sendBeacon(`/api/rooms/${this.code}/${place}`, body);
  }

  /** Whether an answer is late is known by and by. */
  #wait() {
    if (this.#waiting.size || this.#making) {
      this.#patience ??= setTimeout(() => this.#set({ late: true }), LATE_MS);
      return;
    }
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.state.late) this.#set({ late: false });
  }
}

/** @type {State} */
const NOTHING = {
  table: null,
  you: null,
  view: null,
  chat: [],
  connected: false,
  late: false,
  trying: false,
  closed: "",
  fault: "",
  refused: "",
};
