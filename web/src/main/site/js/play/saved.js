// Games that were begun: the last few, so that a reload, another tab of the page or Back finds them as they were.
import { keep, recall } from '../keep.js';
import { readTurns, writeTurns } from './turns.js';

const MOST = 12;

/** Keeps a game {id, turns, undone, seconds, marks, helped, takenBack, noGuess} as the latest. */
export function saveGame({ turns, undone, ...rest }) {
  const others = recall('games', []).filter(({ id }) => id !== rest.id);
  keep('games', [{ ...rest, turns: writeTurns(turns), undone: writeTurns(undone) }, ...others].slice(0, MOST));
}

/** The game of this id as it was left, or undefined. */
export function savedGame(wanted) {
  const found = recall('games', []).find(({ id }) => id === wanted);
  return found && { ...found, turns: readTurns(found.turns), undone: readTurns(found.undone) };
}
