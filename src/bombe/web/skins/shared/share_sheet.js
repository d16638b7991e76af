// The device's own way to pass something on, where the browser has it: on every phone.

/** Whether there is one. */
export const hasShareSheet = () => typeof navigator.share === "function";

/**
 * Pass something on. False where that is not possible, so that it has to be copied instead.
 * @param {ShareData} what
 */
export async function passOn(what) {
  if (!hasShareSheet()) return false;
  try {
    await navigator.share(what);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // they thought better of it
  }
  return true;
}
