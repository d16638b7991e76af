// What the game itself can tell: the functions of `answers.py`.

/**
 * @param {string} name
 * @param {Record<string, unknown>} asked
 */
export const ask = (name, asked) =>
  fetch(`/api/games/turing_machine/answers/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
