// Who has won how many matches at this table.

import { listed, number, say } from "./words.js";

/**
 * In a sentence or two; nothing while there was one match only, whose result says it all.
 * @param {import("./messages.d.ts").Table | null} table
 */
export function scoreWords(table) {
  if (!table?.score.some(({ played }) => played > 1)) return "";
  const names = new Map([...table.seats, ...table.people].map(({ who, name }) => [who, name]));
  const apart = table.score.filter(({ together }) => !together).sort((a, b) => b.won - a.won);
  const wins = apart.map(({ who: [who], won }) => `${names.get(who)} ${number(won)}`);
  return [
    ...(wins.length ? [say("score", { names: listed(wins) })] : []),
    ...table.score
      .filter(({ together }) => together)
      .map(({ who, won, played }) =>
        say(who.length > 1 ? "score_together" : "score_alone", { n: number(won), m: number(played) }),
      ),
  ].join(" ");
}
