// Which key does what on the board.

/**
 * The digit that a key means. On some keyboards digits need the shift key: without it, the key in
 * their place will do.
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey">} event
 */
export const digitOf = ({ key, code, shiftKey }) =>
  (/^[1-5]$/.test(key) ? key : shiftKey ? null : code.match(/^Digit([1-5])$/)?.[1]) ?? null;

/** @param {KeyboardEvent} event */
export const isCombined = (event) => event.ctrlKey || event.altKey || event.metaKey;

/** @type {import("bombe/dialog.js").Key[]} */
export const KEYS = [
  [["1", "–", "5"], "keys_digit"],
  [["←", "→"], "keys_wheel"],
  [["↑", "↓"], "keys_turn"],
  [["A", "–", "F"], "keys_ask"],
  [["Shift", "A", "–", "F"], "keys_card"],
  [["Space"], "keys_mark"],
  [["Z"], "keys_undo"],
  [["Shift", "Z"], "keys_redo"],
  [["H"], "keys_hint"],
  [["W"], "keys_why"],
  [["N"], "keys_next"],
  [["K"], "keys_know"],
  [["S"], "keys_sheet"],
  [["?"], "keys_list"],
];
