// The live view of one seat, for a skin: what is so now, and a way to act.
//
// state: { table, you, view, chat, connected, trying, closed, refused }

const LONGEST_PAUSE_MS = 15000;

export const nonce = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
};

export class Table {
  #listeners = new Set();
  #waiting = new Map(); // nonce -> what was sent, and whom to tell
  #pause = 500;
  #timer = null;
  #socket = null;
  #place = location.pathname + location.search;
  shown = 0; // how many matches without a room were shown here

  constructor({ code = "", lang, watch = false, game = "", attempt = null }) {
    this.code = code;
    this.lang = lang;
    this.watch = watch;
    this.game = game;
    this.ofRoom = Boolean(code); // the page was made for this room, and is no other's
    this.state = { table: null, you: null, view: null, chat: [], connected: false, trying: false, closed: "", refused: "" };
    if (code) this.#open();
    else if (attempt) this.show(attempt);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    // Where we have written the address ourselves, the way back leads to another page.
    addEventListener("popstate", () => location.pathname + location.search === this.#place || location.reload());
  }

  // Where the pictures are whose names stand in the view.
  get pictures() {
    return `/api/rooms/${this.code}/pictures/`;
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(changes) {
    this.state = { ...this.state, ...changes };
    this.#listeners.forEach((listener) => listener(this.state));
  }

  // A match that has no room yet: it gets one with the first action. `refused` says why it is not
  // the one that was asked for.
  show({ view, options, refused = "" }) {
    if (this.shown) this.#leave();
    this.shown += 1;
    this.options = options;
    const you = { who: 0, seat: 0, speak: false, here: true };
    this.#set({ table: null, you, view, chat: [], connected: true, trying: true, closed: "", refused });
  }

  // What a match with these options would look like, and the options of one that looks like it.
  async look(options) {
    const query = new URLSearchParams({ ...options, lang: this.lang });
    return this.#fetch(`/api/games/${this.game}/attempt?${query}`);
  }

  // Another match instead of this one.
  async begin(options) {
    const seen = await this.look(options);
    if (this.ofRoom) location.assign(`/?${new URLSearchParams({ game: this.game, ...seen.options })}`);
    else this.show(seen);
  }

  // A room with these options, for others to come into before it starts.
  async gather(options) {
    const { room } = await this.#post("/api/rooms", { game: this.game, options });
    location.assign(`/r/${room}`);
  }

  // The room goes on without us; what was not answered yet never will be.
  #leave() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.code = "";
    this.making = null;
    this.#waiting.forEach(({ reject }) => reject(new Error("")));
    this.#waiting.clear();
    this.#move("pushState", "/");
  }

  #move(how, place) {
    if (place !== this.#place) history[how](null, "", place);
    this.#place = place;
  }

  async act(action) {
    if (this.state.trying) await this.#make();
    return this.#send({ action });
  }

  order(order) {
    return this.#send({ order });
  }

  // --- a room for what was tried -------------------------------------------------------------

  async #make() {
    const { shown } = this;
    this.making ??= this.#post("/api/rooms", { game: this.game, options: this.options, start: true }).finally(() => {
      if (shown === this.shown) this.making = null;
    });
    const { room } = await this.making;
    if (shown !== this.shown) throw new Error(""); // another match is shown by now
    if (this.code) return;
    this.code = room;
    this.#move("replaceState", `/r/${room}`);
    this.#set({ trying: false }); // not connected yet, but no connection is lost either
    this.#open();
  }

  #post(path, body) {
    return this.#fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": this.lang },
      body: JSON.stringify(body),
    });
  }

  async #fetch(path, how) {
    const answer = await fetch(path, how);
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  }

  // --- the connection ------------------------------------------------------------------------

  #open() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.lang, ...(this.watch ? { watch: "" } : {}) });
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#pause = 500;
      this.#set({ connected: true });
      // What was not acknowledged is sent again: with its nonce it happens once.
      this.#waiting.forEach(({ message }) => socket.send(message));
    };
    socket.onmessage = ({ data }) => this.#socket === socket && this.#hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#set({ connected: false });
      if (code === 4403 || code === 4404) {
        this.#set({ closed: this.refusal || String(code) });
        return;
      }
      this.#timer = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
    };
  }

  #hurry() {
    if (this.code && !this.#socket && !this.state.closed) this.#open();
  }

  #hear(message) {
    const { done, refused, said, nonce: sent, ...parts } = message;
    if (done !== undefined) this.#settle(done, null);
    if (refused !== undefined) {
      this.refusal = refused;
      // A refusal that may pass by itself is no answer yet.
      if (message.status === 503 && this.#waiting.has(sent)) {
        const { message: again } = this.#waiting.get(sent);
        setTimeout(() => this.#waiting.has(sent) && this.#socket?.send(again), 1000);
        return;
      }
      this.#settle(sent, refused);
    }
    if (said) this.#set({ chat: [...this.state.chat, said] });
    const { table, you, view, chat } = parts;
    const changes = {};
    if (table !== undefined) changes.table = table;
    if (you !== undefined) changes.you = you;
    if (view !== undefined) changes.view = view;
    if (chat !== undefined) changes.chat = chat;
    if (Object.keys(changes).length) this.#set(changes);
  }

  #settle(sent, refused) {
    const waiting = this.#waiting.get(sent);
    this.#waiting.delete(sent);
    if (refused) waiting?.reject(new Error(refused));
    else waiting?.resolve();
  }

  #send(wanted) {
    const one = nonce();
    const message = JSON.stringify({ ...wanted, nonce: one });
    return new Promise((resolve, reject) => {
      this.#waiting.set(one, { message, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }
}
