// SPDX-License-Identifier: Apache-2.0
// Turns as a short text, for links and for what is kept: o40 opens cell 40, f3 flags, c7 opens around; .520 after it is
// the time in thousandths of a second.
import { text } from '../text.js';

/** @type {Record<string, string>} */
const LETTERS = { open: 'o', flag: 'f', chord: 'c' };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));

/** Turns are [kind, cell] or [kind, cell, millis]. @param {Page.Turn[]} turns */
export function writeTurns(turns) {
  return turns
    .map(([kind, cell, millis]) => `${LETTERS[kind]}${cell}${millis === undefined ? '' : `.${millis}`}`)
    .join(' ');
}

/** @param {string} words */
export function readTurns(words) {
  return words.split(/\s+/).filter(Boolean).map(readTurn);
}

/** @param {string} word @returns {Page.Turn} */
function readTurn(word) {
  const [whole, letter, cell, millis] = /^([ofc])(\d{1,7})(?:\.(\d{1,9}))?$/.exec(word) ?? [];
  if (!whole) throw new Error(text.play.badTurn(word.slice(0, 20)));
  return millis === undefined ? [KINDS[letter], Number(cell)] : [KINDS[letter], Number(cell), Number(millis)];
}
