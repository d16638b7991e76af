// The list of keys.

import { KeyList as List } from "bombe/dialog.js";
import { html } from "bombe/preact.js";

/** @type {import("bombe/dialog.js").Key[]} */
const KEYS = [
  [["1", "–", "4"], "keys_choose"],
  [["Enter"], "keys_send"],
  [["Esc"], "keys_back"],
  [["L"], "keys_left"],
  [["R"], "keys_right"],
  [["P"], "keys_pass"],
  [["N"], "keys_next"],
  [["E"], "keys_enlarge"],
  [["?"], "keys_list"],
];

/** @param {{ close: () => void }} props */
export const KeyList = ({ close }) => html`<${List} keys=${KEYS} close=${close} />`;
