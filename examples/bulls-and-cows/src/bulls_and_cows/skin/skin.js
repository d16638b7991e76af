// The page of Bulls and Cows: a view in, elements out, actions back.

import { learn, listed, say } from "bombe/words.js";

// An element with some attributes and children. Text is text: nothing in it becomes HTML.
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

export function mount(root, table, data) {
  learn(data); // from now on `say` knows the words
  const status = element("p", { role: "status", class: "bc-status" });
  const rows = element("tbody");
  const field = element("input", {
    id: "bc-guess", inputmode: "numeric", autocomplete: "off", required: true,
  });
  const alert = element("p", { role: "alert", class: "bc-alert" });

  // What the table refuses is told in the visitor's language by the sentence of the error.
  const act = (action) => table.act(action).then(
    () => { alert.textContent = ""; },
    (error) => { alert.textContent = error.message; },
  );
  const form = element("form", {
    class: "bc-form",
    onsubmit: async (event) => {
      event.preventDefault();
      const code = field.value.trim();
      field.value = "";
      await act(`guess ${code}`);
      field.focus();
    },
  },
    element("label", { for: "bc-guess" }, say("your_guess")), field,
    element("button", {}, say("guess")),
    element("button", { type: "button", onclick: () => act("pass") }, say("pass")));
  root.replaceChildren(
    element("div", { class: "bc" }, status, form, alert,
      element("table", {},
        element("thead", {}, element("tr", {},
          ...["guess", "bulls", "cows"].map((key) => element("th", { scope: "col" }, say(key))))),
        rows)));

  // What is so now, shown: at first and after every change.
  function show({ table: room, view }) {
    if (!view) return;
    const mine = view.you === null ? null : view.seats[view.you];
    const over = "code" in view;
    const names = (seats) => seats.map((seat) => room?.seats[seat]?.name ?? "");
    const winners = view.seats.flatMap((seat, at) => (seat.guesses?.includes(view.code) ? [at] : []));
    status.textContent = over
      ? winners.length ? say("won", { names: listed(names(winners)), code: view.code }) : say("lost", view)
      : [say("round", view), mine === null ? say("watching") : mine.acted ? say("wait") : ""].join(" ");
    form.hidden = over || mine === null || mine.acted;
    field.maxLength = view.length;
    rows.replaceChildren(...(view.guesses ?? []).map(({ guess, bulls, cows }) =>
      element("tr", {}, ...[guess, bulls, cows].map((text) => element("td", {}, String(text))))));
  }
  table.subscribe(show);
  show(table.state);
}
