// The card that the Responder is about to send.

import { useLayoutEffect, useRef, useState } from "bombe/preact.js";
import { wishes } from "bombe/table.js";
import { say } from "bombe/words.js";

const REPEAT_MS = 400; // a second press that soon is the same press

/** @type {(last: number, now?: number) => boolean} */
export const isAnother = (last, now = Date.now()) => now - last >= REPEAT_MS;

/**
 * Bring the focus to the key that sends the chosen card. A hand that is covered on a stream would be
 * uncovered by that: there it is enough that no other key has the focus.
 */
function aim() {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  /** @type {HTMLElement | null} */
  const key = document.querySelector("#skin .is-chosen .button");
  if (wishes.stream === "on" && !active.closest(".hand")) active.blur();
  else key?.focus({ preventScroll: true });
}

/**
 * @param {object} given
 * @param {number[]} given.own the places of the cards that may be chosen
 * @param {unknown[]} given.moment a choice belongs to one hand, and a question to one moment
 * @param {string} given.at which that is, as an action says it
 * @param {(words: string) => void} given.tell
 * @param {(title: string, yes: string, go: () => void) => void} given.surely
 * @param {(action: string) => void} given.act
 * @param {() => void} given.forget the question
 * @param {number | null} given.kept the card that was chosen before the page was loaded again
 * @param {(action: string) => void} given.intend
 */
export function useChoice({ own, moment, at, tell, surely, act, forget, kept, intend }) {
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const by = useRef(/** @type {{ time: number, pointed: boolean } | null} */ (null)); // the press that chose it
  const toSend = useRef(false); // the focus is to go to the key that sends

  // Before a key can be pressed again.
  useLayoutEffect(() => {
    setChosen(kept);
    forget();
  }, moment);

  // However a card was chosen, the key that sends it then has the focus: the next press of Enter
  // sends this card, and a screen reader says so.
  useLayoutEffect(() => {
    if (toSend.current) aim();
    toSend.current = false;
  });

  /** @param {number | null} at */
  const choose = (at) => {
    by.current = null;
    toSend.current = at !== null;
    setChosen(at);
    intend(at === null ? "choose" : `choose ${at + 1}`);
    tell(at === null ? say("news_put_back") : say("news_chosen", { n: own.indexOf(at) + 1 }));
  };
  const send = () => {
    if (chosen === null) return;
    surely(say("sure_send", { n: own.indexOf(chosen) + 1 }), say("send_this"), () => act(`pick ${chosen + 1} ${at}`));
  };
  /**
   * A card is chosen, then sent, by the same button: pressed twice at once, it only chooses.
   * @param {number} at
   * @param {MouseEvent} event
   */
  const press = (at, event) => {
    const now = { time: Date.now(), pointed: event.detail > 0 };
    const last = by.current;
    if (chosen !== at) {
      choose(at);
      by.current = now;
    } else if (!last || now.pointed !== last.pointed || isAnother(last.time, now.time)) send();
  };
  return { chosen, choose, press, send, aim };
}
