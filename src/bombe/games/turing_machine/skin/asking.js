// Questions to verifiers.

import { useRef, useState } from "bombe/preact.js";
import { isLocked, isSpent, isStopped, mayAsk, myRound } from "./state.js";
import { say } from "./words.js";

const REPEAT_MS = 400; // a second press that soon is the same press

/**
 * @param {object} with_
 * @param {import("./board.js").Table} with_.table
 * @param {() => string} with_.draft the code on the wheels
 * @param {(on: boolean) => void} with_.hold keeps it there
 * @param {(title: string, yes: string, go: () => void) => void} with_.surely asks whether it is meant
 * @param {(letter: string) => void} with_.sent
 * @param {(alert: string) => void} with_.setAlert
 * @param {(error: unknown) => void} with_.refused
 */
export function useQuestions({ table, draft, hold, surely, sent, setAlert, refused }) {
  const [asking, setAsking] = useState(/** @type {string | null} */ (null)); // whose answer is on its way
  const pressed = useRef({ letter: "", at: 0 });
  const underway = useRef(/** @type {Set<string>} */ (new Set())); // however long that takes

  /** @param {string} letter */
  const ask = (letter) => {
    const { view } = table.state;
    if (!view || isStopped(table.state)) return;
    const { answers, proposal } = myRound(view);
    const isSoon = letter === pressed.current.letter && Date.now() - pressed.current.at < REPEAT_MS;
    if (isSpent(view) && !(letter in answers)) setAlert(say("round_spent"));
    if (!mayAsk(view) || letter in answers || underway.current.has(letter) || isSoon) return;
    const code = isLocked(view) && proposal ? proposal : draft();
    surely(say("sure_ask", { letter, code }), say("ask_letter", { letter }), () => send(letter));
  };

  /** @param {string} letter */
  const send = async (letter) => {
    const { view } = table.state;
    if (!view || !mayAsk(view) || letter in myRound(view).answers || underway.current.has(letter)) return;
    const code = isLocked(view) ? myRound(view).proposal : draft();
    pressed.current = { letter, at: Date.now() };
    underway.current.add(letter);
    setAsking(letter);
    hold(true);
    sent(letter);
    setAlert("");
    try {
      await table.act(`ask ${code} ${letter}`);
    } catch (error) {
      refused(error);
    } finally {
      underway.current.delete(letter);
      hold(false);
      setAsking(null);
    }
  };
  const forget = () => {
    pressed.current.letter = "";
  };
  return { ask, asking, forget };
}
