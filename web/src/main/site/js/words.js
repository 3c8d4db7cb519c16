// SPDX-License-Identifier: Apache-2.0
// Puts together what is said from the phrases of a language: each phrase is a function of its parts, in words already.

/** @typedef {Record<string, any>} Parts The parts of a phrase by name; those that are phrases are words by now. */
/** @typedef {Record<string, (parts: Parts) => string>} Phrases */

/**
 * What is said in words; name(cell) says how a cell is called.
 * @param {Bridge.Said} said
 * @param {Phrases} phrases
 * @param {(cell: number) => string} name
 * @returns {string}
 */
export function inWords(said, phrases, name) {
  if (said.say === 'cell') return name(said.number ?? 0);
  const words = (/** @type {any} */ part) => (part?.say ? inWords(part, phrases, name) : part);
  const parts = Object.entries(said).map(([key, part]) => [key, Array.isArray(part) ? part.map(words) : words(part)]);
  return phrases[said.say](Object.fromEntries(parts));
}

/** @param {string} words */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The engine counts rows and columns from 0, the page from 1. @param {string} words */
export function fromOne(words) {
  return words
    .replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`)
    .replace(/\b(row|column) (\d+)/g, (_, line, n) => `${line} ${Number(n) + 1}`);
}
