// SPDX-License-Identifier: Apache-2.0
// What the player means by mouse, touch and keys on a board.
import { listenToKeys } from './keys.js';
import { listenToPointers } from './pointers.js';

/**
 * Listens on a board and tells its on.open, on.flag, on.chord, on.hover, on.paint, on.key.
 * @param {import('./board.js').Board} board
 */
export function listen(board) {
  /** @type {Page.Act} */
  const act = (name, cell) => {
    if (cell < 0 || cell === undefined) return;
    board.cursor = cell;
    board.grid.point();
    board.on[name]?.(cell);
  };
  listenToPointers(board, act);
  listenToKeys(board, act);
}
