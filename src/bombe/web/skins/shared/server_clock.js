// The server's clock, by which turns end. That of this device may be wrong.

export class ServerClock {
  #here;
  #ahead = 0; // of this device, in milliseconds
  #asked = false;

  /** @param {() => number} [here] the time on this device, in milliseconds since 1970 */
  constructor(here = Date.now) {
    this.#here = here;
  }

  /**
   * Set the server's time now.
   * @param {number} now
   */
  set(now) {
    this.#ahead = now - this.#here();
  }

  /**
   * The server's time is at least this.
   * @param {number} now
   */
  atLeast(now) {
    this.#ahead = Math.max(this.#ahead, now - this.#here());
  }

  /** Ask the server for its time, once. */
  async ask() {
    if (this.#asked) return;
    this.#asked = true;
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    const now = Number(answer?.headers.get("bombe-now"));
    if (now) this.set(now);
  }

  /**
   * Whole seconds until then, and never less than none.
   * @param {number} then
   */
  left(then) {
    return Math.max(0, Math.ceil((then - this.#here() - this.#ahead) / 1000));
  }
}

/**
 * 75 seconds as 1:15.
 * @param {number} seconds
 */
export const asTime = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
