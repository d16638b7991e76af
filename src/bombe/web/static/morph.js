// Makes a part of a page like another one and touches only what differs, so that focus, half-typed
// text, open parts and the scroll stay as they are.

/** @param {Node} node */
const keyOf = (node) => (node instanceof Element ? node.id || node.getAttribute("data-key") || "" : "");

/**
 * @param {Node} old
 * @param {Node} fresh
 */
export function morph(old, fresh) {
  if (old instanceof Text && fresh instanceof Text) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (!(old instanceof Element) || !(fresh instanceof Element) || old.hasAttribute("data-keep")) return;
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value && !isOwn(old, name)) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOwn(old, name)) old.removeAttribute(name);
  }
  morphChildren(old, fresh);
}

/**
 * What belongs to the visitor and not to the server.
 * @param {Element} element
 * @param {string} name
 */
const isOwn = (element, name) =>
  (name === "open" && element.localName === "details") ||
  (name === "hidden" && element.hasAttribute("data-copy")) ||
  name === "aria-busy";

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphChildren(old, fresh) {
  const wanted = new Set([...fresh.children].map(keyOf).filter(Boolean));
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key && wanted.has(key)) keyed.set(key, child);
    else if (key) child.remove();
  }
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    /** @type {ChildNode | null} */
    let match = key ? (keyed.get(key) ?? null) : at;
    // No element is dropped just because white space follows it: the focus may be in it.
    const skips = !key && child.nodeType !== Node.TEXT_NODE;
    while (skips && match && (keyOf(match) || match.nodeName !== child.nodeName)) match = match.nextSibling;
    if (!match || match.nodeName !== child.nodeName) {
      // The same thing in another form, such as a choice that is fixed now: not both of them.
      if (key && match) {
        if (match === at) at = at.nextSibling;
        match.remove();
      }
      old.insertBefore(document.importNode(child, true), at);
      continue;
    }
    while (at && at !== match && !keyOf(at)) at = drop(at);
    if (at !== match) old.insertBefore(match, at);
    at = match.nextSibling;
    morph(match, child);
  }
  while (at) at = keyOf(at) && wanted.has(keyOf(at)) ? at.nextSibling : drop(at);
}

/** @param {ChildNode} node */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
