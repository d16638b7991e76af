// Keeps the screen from going dark while a match waits for this seat.

/** @param {import("bombe/table.js").Table} table */
export function keepAwake(table) {
  /** @type {Promise<WakeLockSentinel | undefined> | null} */
  let lock = null;
  const isWaitedFor = () => {
    const { table: room, you } = table.state;
    return Boolean(room && you && you.who !== null && room.waiting.includes(you.who)) && !document.hidden;
  };
  const look = () => {
    if (isWaitedFor() === Boolean(lock)) return;
    if (lock) {
      lock.then((held) => held?.release());
      lock = null;
    } else {
      // Where a device has none to give, or its battery is low, it stays as it is.
      lock = navigator.wakeLock.request("screen").catch(() => undefined);
    }
  };
  if (!("wakeLock" in navigator)) return;
  table.subscribe(look);
  document.addEventListener("visibilitychange", look); // a browser takes it from a page that is hidden
}
