// What a visitor prefers takes effect at once and is kept by the server. Without this the same
// forms work as plain forms, on a page of their own.

const root = document.documentElement;
const opener = document.getElementById("open-preferences");
let sending = Promise.resolve(); // one after the other: the last choice is the one that is kept

function set(name, value, usual) {
  const before = root.dataset[name] ?? usual;
  if (value === usual) delete root.dataset[name];
  else root.dataset[name] = value;
  if (name === "theme") {
    const desk = getComputedStyle(document.body).backgroundColor;
    document.querySelectorAll("meta[name=theme-color]").forEach((meta) => (meta.content = desk));
  }
  for (const input of document.querySelectorAll(`[data-prefs] input[name=${name}]`)) {
    if (input.type === "radio") input.checked = input.value === value;
    if (input.type === "checkbox") input.checked = value === "on";
  }
  if (name === "stream") document.querySelectorAll(".veil").forEach((veil) => (veil.open = false));
  document.dispatchEvent(new CustomEvent("preferences"));
  return before;
}

function prefer(form, name, value, usual) {
  const before = set(name, value, usual);
  const body = new URLSearchParams({ token: form.elements.token.value, [name]: value });
  sending = sending.then(async () => {
    document.getElementById("not-kept")?.remove();
    // An answer that sends a form back to its page says that all is well; there is no need to go.
    const answer = await fetch("/preferences", { method: "POST", body, redirect: "manual" }).catch(() => null);
    if (answer?.type === "opaqueredirect") return;
    set(name, before, usual);
    const line = Object.assign(document.createElement("p"), { id: "not-kept", className: "alert", role: "alert" });
    line.textContent = form.dataset.failed;
    (form.closest("#preferences") ?? document.getElementById("main")).prepend(line);
  });
}

document.addEventListener("change", ({ target }) => {
  const form = target.form;
  if (!form || !("prefs" in form.dataset)) return;
  const value = target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value;
  prefer(form, target.name, value, target.dataset.usual);
});

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!("prefs" in form.dataset) || submitter?.name !== "theme") return;
  event.preventDefault();
  prefer(form, "theme", submitter.value, "system");
  form.querySelector(`.tool:not([value=${submitter.value}])`).focus(); // it has taken the other's place
});

// --- the same form in a dialog ------------------------------------------------------------------

opener.addEventListener("click", async (event) => {
  if (document.getElementById("preferences") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const answer = await fetch(opener.href).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page && page.getElementById("preferences");
  if (!part) location.assign(opener.href);
  else if (!document.getElementById("preferences")) open(document.importNode(part, true));
});

function open(part) {
  const dialog = document.createElement("dialog");
  dialog.className = "panel";
  dialog.setAttribute("aria-labelledby", "preferences-title");
  dialog.append(part);
  const close = part.querySelector("[data-close]");
  close.hidden = false;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close()); // beside it
  dialog.addEventListener("keydown", (event) => event.stopPropagation()); // no shortcuts meanwhile
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  part.querySelector("h1").focus();
}
