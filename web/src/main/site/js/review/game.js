// SPDX-License-Identifier: Apache-2.0
// The games in replays that somebody handed over.
import { readGiven } from '../replay.js';
import { text } from '../text.js';

/**
 * @typedef {object} Entry A replay that was handed over.
 * @property {string} name
 * @property {Page.Moves | null} game
 * @property {string} fault Why there is no game.
 */

// Pictures and the like, of which it helps nobody to read what a damaged replay would have there.
const OTHERS = /\.(png|jpe?g|gif|webp|bmp|svg|ico|pdf|docx?|xlsx?|zip|rar|7z|gz|exe|dll|ini|html?|css|js|mp[34]|mov)$/i;

/** @param {import('../replay.js').Found} found @returns {Page.Moves} */
function gameOf({ game, turns, kind }) {
  if (!turns.length) throw new Error(kind === 'replay' ? text.review.noMoves : text.review.noReplay(kind));
  if (!game) throw new Error(text.review.noName);
  return game;
}

/**
 * All replays of a file; one without a game if it has none.
 * @param {import('../files.js').Given} file
 * @returns {Promise<Entry[]>}
 */
export async function replaysIn(file) {
  const { name } = file;
  if (file.fault) return [{ name, game: null, fault: file.fault }];
  try {
    const first = await readGiven(file);
    const entries = [{ name: first.games[0] ?? name, game: gameOf(first), fault: '' }];
    for (let pick = 1; pick < first.games.length; pick++)
      entries.push({ name: first.games[pick], game: gameOf(await readGiven(file, pick)), fault: '' });
    return entries;
  } catch (error) {
    return [{ name, game: null, fault: OTHERS.test(name) ? text.review.otherFile : error.message }];
  }
}
