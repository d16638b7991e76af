// One live connection to a room. When it breaks it reconnects, with growing pauses, and at once when
// the network or the visitor is back. A network that goes away is told of at once: the connection
// itself may take half a minute to find that out.

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15000;

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  #pause = FIRST_PAUSE_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #address;
  #heard;
  #opened;
  #closed;

  /**
   * @param {object} told
   * @param {() => string | undefined} told.address where to connect to now; nothing: nowhere
   * @param {(text: string) => void} told.heard
   * @param {() => void} [told.opened]
   * @param {(code: number) => boolean | Promise<boolean>} told.closed gives whether to try again
   * @param {() => void} [told.offline] the network is gone
   */
  constructor({ address, heard, opened = () => {}, closed, offline = () => {} }) {
    this.#address = address;
    this.#heard = heard;
    this.#opened = opened;
    this.#closed = closed;
    const back = () => {
      this.#pause = FIRST_PAUSE_MS;
      this.open();
    };
    let wasOffline = false;
    addEventListener("offline", () => {
      wasOffline = true;
      if (this.#address()) offline();
    });
    addEventListener("online", () => {
      if (wasOffline && this.#socket) this.close(); // it may be dead, and not know it
      wasOffline = false;
      back();
    });
    addEventListener("pageshow", back);
    document.addEventListener("visibilitychange", () => document.hidden || back());
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connect now, unless that is done already or there is nowhere to connect to. */
  open() {
    clearTimeout(this.#timer);
    const place = this.#address();
    if (!place || (this.#socket && this.#socket.readyState < WebSocket.CLOSING)) return;
    const address = new URL(place, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    // Ignore events of a socket that has been replaced.
    const isMine = () => this.#socket === socket;
    socket.onopen = () => isMine() && this.#opened();
    socket.onmessage = ({ data }) => {
      if (!isMine()) return;
      this.#pause = FIRST_PAUSE_MS;
      this.#heard(data);
    };
    socket.onclose = async ({ code }) => {
      if (!isMine()) return;
      this.#socket = null;
      if (!(await this.#closed(code)) || this.#socket) return;
      this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
    };
  }

  /** Reconnect at once, without waiting for the pause to end. */
  reopen() {
    this.close();
    this.open();
  }

  /** @param {string} text */
  send(text) {
    if (this.isOpen) this.#socket?.send(text);
  }

  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
