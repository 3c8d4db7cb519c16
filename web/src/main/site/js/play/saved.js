// SPDX-License-Identifier: Apache-2.0
// Games that were begun: the last few, so that a reload, another tab of the page or Back finds them as they were.
import { keep, recall } from '../keep.js';
import { readTurns, writeTurns } from './turns.js';

const MOST = 12;

/** Keeps a game as the latest. @param {Page.Saved} given */
export function saveGame({ turns, undone, ...rest }) {
  const others = recall('games', []).filter(({ id, way }) => id !== rest.id || way !== rest.way);
  keep('games', [{ ...rest, turns: writeTurns(turns), undone: writeTurns(undone) }, ...others].slice(0, MOST));
}

/**
 * The game of this id as it was left, if it was played this way; otherwise nothing but the way.
 * @param {string} wanted
 * @returns {Partial<Page.Saved>}
 */
export function savedGame(wanted, wantedWay = 'usual') {
  const found = recall('games', []).find(({ id, way = 'usual' }) => id === wanted && way === wantedWay);
  if (!found) return { way: wantedWay };
  return { ...found, turns: readTurns(found.turns), undone: readTurns(found.undone) };
}
