// SPDX-License-Identifier: Apache-2.0
// What stays between visits: the browser's local storage, with every key of the page in one place.

const PREFIX = 'sweeplab.';
/** @type {Map<string, string>} */
const memory = new Map();

/**
 * The value kept under a key, or another where there is none or it cannot be read, or is of another kind than that one.
 * @template {keyof Page.Kept} K
 * @param {K} key
 * @param {Page.Kept[K]} otherwise
 * @returns {Page.Kept[K]}
 */
export function recall(key, otherwise) {
  try {
    const text = memory.get(key) ?? localStorage.getItem(PREFIX + key);
    const value = text === null ? null : JSON.parse(text);
    return otherwise === null || kindOf(value) === kindOf(otherwise) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {unknown} value */
const kindOf = (value) => (value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value);

/**
 * Keeps a value; where storage is full or forbidden it is kept until the page is left.
 * @template {keyof Page.Kept} K
 * @param {K} key
 * @param {Page.Kept[K]} value
 */
export function keep(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** True if what is kept is still there when the page is opened again, as far as the browser tells. */
export function lasting() {
  try {
    localStorage.setItem(`${PREFIX}trial`, '');
    localStorage.removeItem(`${PREFIX}trial`);
    return memory.size === 0;
  } catch {
    return false;
  }
}

/** Forgets everything that the page ever kept. */
export function forgetAll() {
  memory.clear();
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
