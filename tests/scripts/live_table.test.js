import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { LiveTable } from "../../src/bombe/web/static/live_table.js";
import { tableOf } from "./tables.js";

/** @type {FakeSocket} */
let socket;

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  /** @type {string[]} */
  sent = [];
  onopen = () => {};
  onmessage = (/** @type {{ data: string }} */ _) => {};
  onclose = (/** @type {{ code: number }} */ _) => {};

  constructor() {
    socket = this;
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
  }

  /** @param {object} message */
  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  const location = { href: "https://play.example/r/ABC", pathname: "/r/ABC", search: "" };
  const document = { hidden: false, addEventListener: () => {} };
  Object.assign(globalThis, { WebSocket: FakeSocket, addEventListener: () => {}, document, location });
});

const opened = () => {
  const reasons = { shut: "This seat is lost.", gone: "This room is gone." };
  const table = new LiveTable({ code: "ABC", lang: "en", watch: false, game: "imitation", attempt: null, reasons });
  socket.onopen();
  return table;
};

test("a refusal of nothing that was sent says why there is no view, until there is one", () => {
  const table = opened();
  assert.equal(table.state.fault, "");
  socket.hear({ refused: "It cannot show the match.", nonce: "", status: 500 });
  assert.equal(table.state.fault, "It cannot show the match.");
  socket.hear({ said: { who: 7, at: 1, text: "Hm." } });
  assert.equal(table.state.fault, "It cannot show the match.");
  socket.hear({ table: tableOf(), view: {} });
  assert.equal(table.state.fault, "");
});

test("a refusal of what was sent is told to those who sent it, and to nobody else", async () => {
  const table = opened();
  const act = table.act("pass");
  const { action, nonce } = JSON.parse(socket.sent[0]);
  assert.equal(action, "pass");
  socket.hear({ refused: "Not now.", nonce, status: 409 });
  await assert.rejects(act, { message: "Not now." });
  assert.equal(table.state.fault, "");
});

test("an answer that takes long is late, until it is there", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const table = opened();
  const act = table.act("pass");
  mock.timers.tick(1000);
  assert.equal(table.state.late, false);
  mock.timers.tick(1000);
  assert.equal(table.state.late, true);
  socket.hear({ done: JSON.parse(socket.sent[0]).nonce });
  await act;
  assert.equal(table.state.late, false);
  mock.timers.tick(9000);
  assert.equal(table.state.late, false);
  mock.timers.reset();
});

test("what is not answered when the page is left goes another way, with its nonce", async () => {
  const events = new EventTarget();
  const addEventListener = events.addEventListener.bind(events);
  const sendBeacon = mock.fn((/** @type {string} */ _place, /** @type {Blob} */ _body) => true);
  Object.defineProperty(globalThis, "navigator", { value: { sendBeacon }, configurable: true });
  Object.assign(globalThis, { addEventListener });
  const table = opened();
  table.act("pass");
  events.dispatchEvent(new Event("pagehide"));
  table.order("start"); // what a page does at the very last
  const went = sendBeacon.mock.calls.map(({ arguments: [place] }) => place);
  assert.deepEqual(went, ["/api/rooms/ABC/actions", "/api/rooms/ABC/orders"]);
  assert.deepEqual(socket.sent, [await sendBeacon.mock.calls[0].arguments[1].text()]);
  events.dispatchEvent(new Event("pageshow")); // it was kept, and is shown again
  table.act("pass");
  assert.equal(sendBeacon.mock.callCount(), 2);
});

test("a connection that is closed for good has words for it, and never those of an older refusal", async () => {
  for (const [code, words] of /** @type {const} */ ([
    [4403, "This seat is lost."],
    [4404, "This room is gone."],
  ])) {
    const table = opened();
    const act = table.act("pick 9");
    socket.hear({ refused: "There is no such card.", nonce: JSON.parse(socket.sent[0]).nonce, status: 409 });
    await assert.rejects(act);
    socket.hear({ refused: "It cannot show the match.", nonce: "", status: 500 });
    socket.onclose({ code });
    assert.equal(table.state.closed, words);
  }
  const table = opened();
  socket.hear({ refused: "You were sent away." });
  socket.onclose({ code: 4403 });
  assert.equal(table.state.closed, "You were sent away.");
});

test("what one connection was refused for is not said of the next", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const table = opened();
  socket.hear({ refused: "Too much at once." });
  socket.onclose({ code: 4429 });
  assert.equal(table.state.closed, "");
  await new Promise(setImmediate); // it wants to try again
  mock.timers.tick(60_000);
  socket.onopen();
  socket.onclose({ code: 4404 });
  assert.equal(table.state.closed, "This room is gone.");
  mock.timers.reset();
});
