// SPDX-License-Identifier: Apache-2.0
// The board in English.

/** A cell of a graph, by the name that it has there. */
const named = (/** @type {Page.Drawn} */ board, /** @type {number} */ cell) =>
  board.names?.[cell] ?? `cell ${cell + 1}`;

/** A cell as people call it: row and column from 1. */
const place = (/** @type {Page.Drawn} */ board, /** @type {number} */ row, /** @type {number} */ column) =>
  board.family.startsWith('graph') ? named(board, column) : `Row ${row + 1}, column ${column + 1}`;

/** @type {Record<string, string>} */
const looks = {
  '-1': 'covered',
  '-2': 'flagged',
  '-3': 'exploded',
  '-4': 'blocked',
  '-5': 'gold',
  '-6': 'danger',
  '-7': 'wrong flag',
  '-8': 'gold, not found',
  '-9': 'covered, a safe start',
  '-11': 'open, says nothing',
  '-10': 'covered',
};

/** A danger that was marked rightly, and its number. @param {number} look */
const found = (look) => (look === -40 ? 'found' : `found, ${-41 - look}`);

export const board = {
  empty: 'No board yet',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  flags: 'flags',
  label: (/** @type {Page.Drawn} */ board) => `Board of ${board.size} cells. Arrows move, Return opens, Space flags.`,
  place,
  name: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell) =>
    board.family.startsWith('graph')
      ? named(board, cell)
      : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
  /** The engine counts rows and columns from 0, the page from 1. */
  fromOne: (/** @type {string} */ words) =>
    words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
  cell: (
    /** @type {Page.Drawn} */ board,
    /** @type {number} */ row,
    /** @type {number} */ column,
    /** @type {number} */ look,
    /** @type {number | undefined} */ chance,
  ) => {
    const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : look <= -40 ? found(look) : looks[look];
    const risk =
      chance === undefined || Number.isNaN(chance) ? '' : `, ${(chance * 100).toFixed(1)} per cent ${board.danger}`;
    return `${place(board, row, column)}: ${shown}${risk}`;
  },
};
