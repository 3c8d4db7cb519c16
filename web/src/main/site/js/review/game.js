// SPDX-License-Identifier: Apache-2.0
// The games in replays that somebody handed over.
import { readBytes } from '../replay.js';
import { text } from '../text.js';

/**
 * @typedef {object} Entry A replay that was handed over.
 * @property {string} name
 * @property {Page.Moves | null} game
 * @property {string} fault Why there is no game.
 */

/** @param {import('../replay.js').Found} found @returns {Page.Moves} */
function gameOf({ game, turns, kind }) {
  if (!turns.length) throw new Error(game ? text.review.noMoves : text.review.noReplay(kind));
  if (!game) throw new Error(text.review.noName);
  return game;
}

/**
 * All replays of a file; one without a game if it has none.
 * @param {import('../files.js').Given} file
 * @returns {Promise<Entry[]>}
 */
export async function replaysIn({ name, bytes }) {
  try {
    const first = await readBytes(bytes);
    const entries = [{ name: first.games[0] ?? name, game: gameOf(first), fault: '' }];
    for (let pick = 1; pick < first.games.length; pick++)
      entries.push({ name: first.games[pick], game: gameOf(await readBytes(bytes, pick)), fault: '' });
    return entries;
  } catch (error) {
    return [{ name, game: null, fault: error.message }];
  }
}
