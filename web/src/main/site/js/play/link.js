// SPDX-License-Identifier: Apache-2.0
// What a link to Play asks for: a game, a moment of one, or a board whose first click is still to come.
import { oneOf } from '../address.js';
import { isSeed } from '../setup/choices.js';
import { text } from '../text.js';
import { readTurns } from './turns.js';

const t = text.play;

/**
 * @typedef {object} Asked
 * @property {string | null} id A game.
 * @property {Page.Turn[] | null} turns Its turns so far; null where it is to go on as it was left.
 * @property {string | null} board A board without a game.
 * @property {string} start What its first click is promised.
 * @property {string} seed
 * @property {boolean} noGuess
 * @property {string} way
 */

/**
 * An error in words if the link asks for something that there is not.
 * @param {URLSearchParams} parameters
 * @returns {Asked}
 */
export function readLink(parameters) {
  const [id, board, turns] = ['id', 'board', 'turns'].map((key) => parameters.get(key));
  const start = oneOf(parameters, 'start', Object.keys(t.starts), 'opening');
  const way = oneOf(parameters, 'way', Object.keys(t.ways), 'usual');
  const seed = parameters.get('seed') ?? '';
  if (board && !isSeed(seed)) throw new Error(t.badSeed);
  return {
    id,
    turns: id && turns ? readTurns(turns) : null,
    board,
    start,
    seed,
    noGuess: oneOf(parameters, 'noguess', ['0', '1'], '0') === '1',
    way,
  };
}
