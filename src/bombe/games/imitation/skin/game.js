// What the server tells of this game besides views: its words, its cards in words, its rules.

import { learn as learnWords } from "bombe/words.js";

/** @typedef {{ pairs: number, worth: number[], longest_meaning: number }} Rules */
/** @typedef {{ lang: string, words: Record<string, string>, texts: Record<string, string>, rules: Rules }} Data */

/** @type {Record<string, string>} */
let texts = {}; // what is on a card, from English into the language of the page

/** @type {Rules} */
export let rules = { pairs: 0, worth: [], longest_meaning: 0 };

/** @param {Data} data */
export function learn(data) {
  learnWords(data);
  texts = data.texts;
  rules = data.rules;
}

/** @param {{ text: string }} picture */
export const describe = ({ text }) => texts[text] ?? text;

/** The pairs of a round, from 1. */
export const pairNumbers = () => rules.worth.map((_, at) => at + 1);

/**
 * What a vote is worth after a pair.
 * @param {number} pair
 */
export const worth = (pair) => rules.worth[pair - 1];
