import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection } from "../../src/bombe/web/static/connection.js";

/** @type {FakeSocket[]} */
let made = [];
/** @type {Record<string, () => void>} */
let listeners = {};

class FakeSocket {
  static OPEN = 1;
  static CLOSING = 2;
  readyState = 0;
  /** @type {string[]} */
  sent = [];
  onopen = () => {};
  onmessage = (/** @type {{ data: string }} */ _) => {};
  onclose = async (/** @type {{ code: number }} */ _) => {};

  /** @param {URL} address */
  constructor(address) {
    this.address = String(address);
    made.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen();
  }

  /** @param {number} code */
  async drop(code) {
    this.readyState = 3;
    await this.onclose({ code });
  }
}

/** @type {(name: string, listener: () => void) => void} */
const addEventListener = (name, listener) => {
  listeners[name] = listener;
};

beforeEach(() => {
  made = [];
  listeners = {};
  const document = { hidden: false, addEventListener };
  const location = { href: "https://play.example/r/ABC" };
  Object.assign(globalThis, { WebSocket: FakeSocket, addEventListener, document, location });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => 0.5); // pauses as they are meant
});

/** @param {Partial<ConstructorParameters<typeof Connection>[0]>} more */
const connected = (more = {}) => {
  const connection = new Connection({ address: () => "/live?lang=en", heard: () => {}, closed: () => true, ...more });
  connection.open();
  return connection;
};

test("it connects to where the page says, and no second time", () => {
  const connection = connected();
  connection.open();
  assert.deepEqual(
    made.map(({ address }) => address),
    ["wss://play.example/live?lang=en"],
  );
  connected({ address: () => undefined });
  assert.equal(made.length, 1);
});

test("what is sent goes out while it is open", () => {
  const connection = connected();
  connection.send("too early");
  made[0].accept();
  connection.send("now");
  assert.deepEqual(made[0].sent, ["now"]);
  assert.ok(connection.isOpen);
});

test("pauses grow until something is heard, and have an end", async () => {
  connected();
  for (const pause of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
    const n = made.length;
    await made[n - 1].drop(1006);
    mock.timers.tick(pause - 1);
    assert.equal(made.length, n);
    mock.timers.tick(1);
    assert.equal(made.length, n + 1);
  }
  made.at(-1)?.onmessage({ data: "{}" });
  await made.at(-1)?.drop(1006);
  const n = made.length;
  mock.timers.tick(500);
  assert.equal(made.length, n + 1);
});

test("when the network is back nobody waits", async () => {
  connected();
  await made[0].drop(1006);
  listeners.online();
  assert.equal(made.length, 2);
  mock.timers.tick(20000);
  assert.equal(made.length, 2); // the pause is over, too
});

test("it stays closed where that is final, and after close()", async () => {
  /** @type {number[]} */
  const codes = [];
  const closed = (/** @type {number} */ code) => codes.push(code) < 0;
  connected({ closed });
  await made[0].drop(4404);
  mock.timers.tick(60000);
  assert.deepEqual([made.length, codes], [1, [4404]]);
  const connection = connected({ closed });
  connection.close();
  await made[1].drop(1000); // nobody is told of one that was given up
  mock.timers.tick(60000);
  assert.deepEqual([made.length, codes], [2, [4404]]);
});

test("that the network is gone is told at once, and one that lay there open is replaced", () => {
  let lost = 0;
  connected({ offline: () => (lost += 1) });
  made[0].accept();
  listeners.offline();
  assert.equal(lost, 1);
  listeners.online();
  assert.equal(made.length, 2);
  connected({ address: () => undefined, offline: () => (lost += 1) });
  listeners.offline();
  assert.equal(lost, 1); // it is connected to nowhere
});
