// How the questions of a game stand to each other.

const A_ROUND = 3; // questions

/**
 * Whether a question pays for the round before it, which ended while something could still be asked in it.
 * @param {{ round: number, verifier: string | null }[]} steps
 * @param {number} n
 */
export function endedEarly(steps, n) {
  const last = steps[n - 1];
  if (!last || last.round === steps[n].round) return false;
  return steps.filter(({ round, verifier }) => round === last.round && verifier).length < A_ROUND;
}

/**
 * The questions that cost as much as this one, which is among them.
 * @param {{ regret: unknown }[]} steps
 * @param {number} n
 */
export function costAlike(steps, n) {
  const cost = JSON.stringify(steps[n].regret);
  return steps.flatMap(({ regret }, at) => (JSON.stringify(regret) === cost ? [at] : []));
}
