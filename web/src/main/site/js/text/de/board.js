// SPDX-License-Identifier: Apache-2.0
// Das Brett.
import { number } from './helpers.js';

/** @type {(board: Page.Drawn, cell: number) => string} */
const named = (board, cell) => `Feld ${board.names?.[cell] ?? cell + 1}`;

/** @type {(board: Page.Drawn, row: number, column: number) => string} */
const place = (board, row, column) =>
  board.family.startsWith('graph') ? named(board, column) : `Zeile ${row + 1}, Spalte ${column + 1}`;

/** @type {Record<string, string>} */
const looks = {
  '-1': 'verdeckt',
  '-2': 'mit Fahne',
  '-3': 'explodiert',
  '-4': 'gesperrt',
  '-5': 'Gold',
  '-6': 'Gefahr',
  '-7': 'falsche Fahne',
  '-8': 'Gold, nicht gefunden',
  '-9': 'verdeckt, ein sicherer Anfang',
  '-11': 'offen, sagt nichts',
  '-10': 'verdeckt',
};

/** A danger that was marked rightly, and its number. @param {number} look */
const found = (look) => (look === -40 ? 'gefunden' : `gefunden, ${-41 - look}`);

/** @type {typeof import('../en/board.js').board} */
export const board = {
  empty: 'Noch kein Brett',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Das ganze Brett zeigen',
  flags: 'Fahnen',
  label: (board) => `Brett mit ${board.size} Feldern. Pfeile bewegen, Eingabe öffnet, Leertaste setzt eine Fahne.`,
  place,
  name: (board, cell) =>
    board.family.startsWith('graph')
      ? named(board, cell)
      : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
  fromOne: (words) =>
    words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
  cell: (board, row, column, look, chance) => {
    const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : look <= -40 ? found(look) : looks[look];
    const risk = chance === undefined || Number.isNaN(chance) ? '' : `, ${number(chance * 100, 1)} Prozent Gefahr`;
    return `${place(board, row, column)}: ${shown}${risk}`;
  },
};
