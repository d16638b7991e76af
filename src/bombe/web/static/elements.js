// What the server's page surely has.

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}
