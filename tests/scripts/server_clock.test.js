import assert from "node:assert/strict";
import { test } from "node:test";
import { asTime, ServerClock } from "bombe/server_clock.js";

test("the seconds that are left are counted by the server's clock", () => {
  let here = 1_000_000;
  const clock = new ServerClock(() => here);
  assert.equal(clock.left(1_030_000), 30);
  clock.set(1_010_000); // this device is ten seconds late
  assert.equal(clock.left(1_030_000), 20);
  here += 500;
  assert.equal(clock.left(1_030_000), 20);
  here += 600;
  assert.equal(clock.left(1_030_000), 19);
  here += 60_000;
  assert.equal(clock.left(1_030_000), 0);
});

test("it asks the server once, whatever the server's machine takes the time to be", async (context) => {
  const asked = context.mock.method(
    globalThis,
    "fetch",
    async () => new Response("", { headers: { "bombe-now": "1010000" } }),
  );
  const clock = new ServerClock(() => 1_000_000);
  await clock.ask();
  await clock.ask();
  assert.equal(asked.mock.callCount(), 1);
  assert.equal(clock.left(1_030_000), 20);
});

test("it cannot be earlier there than a moment that was told", () => {
  const clock = new ServerClock(() => 1_000_000);
  clock.atLeast(1_005_000);
  assert.equal(clock.left(1_030_000), 25);
  clock.atLeast(1_001_000); // which says nothing new
  assert.equal(clock.left(1_030_000), 25);
});

test("seconds as minutes", () => {
  assert.deepEqual([0, 9, 60, 75, 600].map(asTime), ["0:00", "0:09", "1:00", "1:15", "10:00"]);
});
