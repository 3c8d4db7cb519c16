// SPDX-License-Identifier: Apache-2.0
// Puts an argument by rules in letters into words: each language has the few phrases that it is made of.
import { capital, fromOne } from './words.js';

/**
 * @typedef {object} Arguing
 * @property {(cell: string, danger: boolean, mine: string) => string} is What is so of a cell.
 * @property {(cell: string, danger: boolean, mine: string) => string} were What would be so.
 * @property {Record<string, (is: string, by: string) => string>} parts Each part of an argument; see Bridge.Argued.
 * @property {[RegExp, string][]} origins How clues and rules are called.
 */

/**
 * @param {Bridge.Argued} argued
 * @param {Arguing} words
 * @param {(cell: number) => string} name
 */
export function argue({ part, cell, danger, mine, by }, { is, were, parts, origins }, name) {
  const said = cell < 0 ? '' : (part === 'suppose' ? were : is)(name(cell), danger, mine);
  const whose = fromOne(by);
  const origin = origins.find(([pattern]) => pattern.test(whose));
  return capital(parts[part](said, origin ? whose.replace(...origin) : whose));
}
