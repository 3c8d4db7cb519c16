// Games that were begun: the last few, so that a reload, another tab of the page or Back finds them as they were.
import { keep, recall } from '../keep.js';

const MOST = 12;
const LETTERS = { open: 'o', flag: 'f', chord: 'c' };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));

const write = (turns) => turns.map(([kind, cell]) => LETTERS[kind] + cell).join(' ');
const read = (text) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => [KINDS[word[0]], Number(word.slice(1))]);

/** Keeps a game {id, turns, undone, seconds, marks, helped, takenBack, noGuess} as the latest. */
export function saveGame({ turns, undone, ...rest }) {
  const others = recall('games', []).filter(({ id }) => id !== rest.id);
  keep('games', [{ ...rest, turns: write(turns), undone: write(undone) }, ...others].slice(0, MOST));
}

/** The game of this id as it was left, or undefined. */
export function savedGame(wanted) {
  const found = recall('games', []).find(({ id }) => id === wanted);
  return found && { ...found, turns: read(found.turns), undone: read(found.undone) };
}
