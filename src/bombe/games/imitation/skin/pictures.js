// Pictures, shown so that nothing tells the Machine's from the human's: both of a pair are decoded
// before either is shown, and the page has the same elements for both.

import { html, useEffect, useState } from "bombe/preact.js";
import { Dialog } from "bombe/dialog.js";
import { say } from "bombe/words.js";
import { Icon } from "./icons.js";
import { NUMBERS, SIDES } from "./state.js";

let texts = {}; // what is on a card, from English into the language of the page

export function describe(data) {
  texts = data;
}

const told = (picture) => texts[picture.text] ?? picture.text;
const address = (from, picture) => from + picture.name;

// Whether all these pictures can be painted now. One that fails does not keep the others waiting.
function useDecoded(from, pictures) {
  const [ready, setReady] = useState("");
  const addresses = pictures.filter(Boolean).map((picture) => address(from, picture));
  const wanted = addresses.join(" ");
  useEffect(() => {
    let current = true;
    const all = addresses.map((one) => {
      const image = new Image();
      image.src = one;
      return image.decode().catch(() => null);
    });
    Promise.all(all).then(() => current && setReady(wanted));
    return () => (current = false);
  }, [wanted]);
  return ready === wanted;
}

// Pictures of a host's own go with their room; a replay tells what was on them.
const missing = ({ currentTarget }) => currentTarget.parentElement.classList.add("is-missing");

const Card = ({ from, picture, ready }) =>
  html`<span class="card-picture ${ready ? "is-ready" : ""}">
    ${ready && html`<img key=${picture.name} src=${address(from, picture)} alt="" width="768" height="768" draggable=${false} onError=${missing} />`}
    <span class="hush">${told(picture)}</span>
  </span>`;

// Some pictures that appear together. `children` is called with a function from picture to element.
export function Together({ from, pictures, children }) {
  const ready = useDecoded(from, pictures);
  return children((picture) => html`<${Card} from=${from} picture=${picture} ready=${ready} />`);
}

// A picture that can be looked at closely. What is on it belongs to what a screen reader calls it.
export const Look = ({ label, onLook, pressed, children }) =>
  html`<button class="look" type="button" aria-pressed=${pressed} onClick=${onLook}><span class="hush">${say("enlarge", { what: label })}. </span>${children}</button>`;

// Both sides, each with its cards: the pair in question large, the others small below it. `pairs` has
// three: what is not there yet is null, and `place` says what stands there instead. The large place
// stays where it is when another pair comes into it: nothing moves, the cards are dealt anew.
export function Sides({ from, pairs, large, place, look, heads = true }) {
  const ready = NUMBERS.map((n) => useDecoded(from, SIDES.map((side) => pairs[n - 1]?.[side])));
  return html`<div class="sides">
    ${SIDES.map((side) => html`<div key=${side} class="lane" role="group" aria-label=${say("side", { side })}>
      <p class="lane-head"><span class="side-disc">${side}</span>${heads && html`<span class="note">${say("pair_of", { n: large })}</span>`}</p>
      <ol class="lane-cards">${NUMBERS.map((n) => {
        const picture = pairs[n - 1]?.[side];
        return html`<li key=${n === large ? "large" : n} class=${n === large ? "is-large" : ""}>
          ${picture
            ? html`<${Look} label=${say("side_of_pair", { side, n })} onLook=${() => look(n, side)}><${Card} from=${from} picture=${picture} ready=${ready[n - 1]} /><//>`
            : html`<p class="place" aria-hidden="true">${place(n, side)}</p>`}
        </li>`;
      })}</ol>
    </div>`)}
  </div>`;
}

// Whether two pictures side by side are small.
function useNarrow() {
  const asked = matchMedia("(max-width: 699px) and (orientation: portrait)");
  const [narrow, setNarrow] = useState(asked.matches);
  useEffect(() => {
    const note = () => setNarrow(asked.matches);
    asked.addEventListener("change", note);
    return () => asked.removeEventListener("change", note);
  }, []);
  return narrow;
}

// One sight closely, and the way to those beside it. L is left and R right on every screen: where
// that leaves little room, either comes nearer in its place, and the other makes way. `side` is the one
// that was pressed.
export function Enlarged({ sights, shown, side, from, show }) {
  const narrow = useNarrow();
  const [nearer, setNearer] = useState({ key: shown, side }); // which side of which pair
  const near = narrow && nearer.key === shown ? nearer.side : null;
  const at = sights.findIndex((sight) => sight.key === shown);
  const close = () => show(null);
  useEffect(() => {
    if (at < 0) close(); // what was looked at is no longer there
  });
  if (at < 0) return null;
  const { key, title, pictures } = sights[at];
  const go = (step) => show(sights[(at + step + sights.length) % sights.length].key);
  const onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else if (event.key === "e" || event.key === "E") close();
    else return;
    event.preventDefault();
    event.stopPropagation(); // the dialog may be gone before the page hears of it
  };
  return html`<${Dialog} title=${title} cls="enlarged" close=${close} onKey=${onKey}>
    <${Together} key=${key} from=${from} pictures=${pictures.map((one) => one.picture)}>${(draw) => html`
      <div class="enlarged-cards n${pictures.length} ${near ? `near-${near}` : ""}">
        ${pictures.map(({ picture, label }) => html`<figure key=${label}>
          ${pictures.length > 1 && html`<p class="side-disc">${label}</p>`}
          ${narrow && pictures.length > 1
            ? html`<${Look} label=${say("side", { side: label })} pressed=${near === label} onLook=${() => setNearer({ key, side: near === label ? null : label })}>${draw(picture)}<//>`
            : draw(picture)}
          <figcaption class="note" aria-hidden="true">${label !== title && pictures.length === 1 && html`<strong>${label}.</strong> `}${told(picture)}</figcaption>
        </figure>`)}
      </div>`}<//>
    <div class="over-keys">
      <button class="button" aria-label=${say("previous")} onClick=${() => go(-1)}><${Icon} of="left" /></button>
      <button class="button" aria-label=${say("next")} onClick=${() => go(1)}><${Icon} of="right" /></button>
      <button class="button filled" autofocus onClick=${close}>${say("close")}</button>
    </div>
  <//>`;
}
