// Which key does what on the board.

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
  [["N"], "keys_next"],
  [["K"], "keys_know"],
  [["S"], "keys_sheet"],
  [["?"], "keys_list"],
];
