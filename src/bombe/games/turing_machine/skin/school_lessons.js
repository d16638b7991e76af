// What the school teaches, from the server: some exercises at a time, each asked for once, so that a
// series goes on where the connection is lost.

import { firstOf } from "./school_state.js";
import { say } from "./words.js";

/** @typedef {import("bombe/messages.d.ts").School} School */
/** @typedef {import("bombe/messages.d.ts").Exercise} Exercise */

const API = "/api/games/turing_machine";

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/**
 * @param {string} path
 * @returns {Promise<any>} an Error with a sentence where there is no answer
 */
function told(path) {
  let answer = known.get(path);
  if (!answer) {
    answer = fetched(path);
    answer.catch(() => known.delete(path));
    known.set(path, answer);
  }
  return answer;
}

/** @param {string} path */
async function fetched(path) {
  const url = new URL(API + path, location.href);
  url.searchParams.set("lang", document.documentElement.lang);
  const answer = await fetch(url).catch(() => {
    throw new Error(say("school_no_exercise"));
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error ?? say("school_no_exercise"));
  return body;
}

/** @returns {Promise<School>} */
export const school = () => told("/school");

/**
 * An exercise of a chapter, by its number.
 * @param {string} chapter
 * @param {number} number
 * @param {number} batch
 * @returns {Promise<Exercise>}
 */
export async function exerciseOf(chapter, number, batch) {
  const first = firstOf(number, batch);
  const { exercises } = await told(`/school/${chapter}?from=${first}`);
  return exercises[number - first];
}

/** @returns {Promise<{ exercises: Exercise[] }>} */
export const streak = () => fetched("/streak");
