// What the server tells of this game besides views: its words, its options, its cards in words, its rules.

import { learn as learnWords, say } from "bombe/words.js";

/** @typedef {{ pairs: number, worth: number[], longest_meaning: number }} Rules */
/** @typedef {string | number} Chosen a value of an option */
/** @typedef {{ default: Chosen, choices: [value: Chosen, label: string][] }} Option */

/**
 * What `_data` in `__init__.py` makes.
 * @typedef {object} Data
 * @property {string} lang
 * @property {Record<string, string>} words
 * @property {Record<"mode" | "hand", Option>} options
 * @property {string[]} bots
 * @property {Record<string, string>} texts
 * @property {Record<string, string>} themes
 * @property {Record<string, string>} at_large
 * @property {Rules} rules
 */

/** @type {Pick<Data, "options" | "bots">} */
let offered;

/** @type {Record<string, string>} */
let texts = {}; // what is on a card, from English into the language of the page

/** @type {Pick<Data, "themes" | "at_large">} */
let reasons = { themes: {}, at_large: {} }; // what words of a view are in the language of the page

/** @type {Rules} */
export let rules = { pairs: 0, worth: [], longest_meaning: 0 };

/** @param {Data} data */
export function learn(data) {
  learnWords(data);
  offered = data;
  texts = data.texts;
  reasons = data;
  rules = data.rules;
}

/** @param {"mode" | "hand"} name */
export const optionOf = (name) => offered.options[name];

/** The bots that somebody alone plays with. */
export const bots = () => offered.bots;

/** @param {string} mode */
export const modeName = (mode) => offered.options.mode.choices.find(([one]) => one === mode)?.[1] ?? mode;

/** @param {{ text: string }} picture */
export const describe = ({ text }) => texts[text] ?? text;

/**
 * What the Responder meant by a pair, in their own words or by a word that bots use.
 * @param {{ meant: (string | null)[], themes?: (string | null)[] }} opened
 * @param {number} at
 */
export const meantBy = ({ meant, themes }, at) => meant[at] ?? reasons.themes[themes?.[at] ?? ""] ?? null;

/**
 * Why somebody voted so, as a sentence.
 * @param {{ why?: string, pair?: number }} vote
 */
export function reasonOf({ why, pair }) {
  if (!why) return "";
  const theme = reasons.themes[why];
  if (!theme || !pair) return reasons.at_large[why] ?? "";
  return say(why.startsWith("same-") ? "why_looks" : "why_theme", { n: pair, theme });
}

/** The pairs of a round, from 1. */
export const pairNumbers = () => rules.worth.map((_, at) => at + 1);

/**
 * What a vote is worth after a pair.
 * @param {number} pair
 */
export const worth = (pair) => rules.worth[pair - 1];
