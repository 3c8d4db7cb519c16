// SPDX-License-Identifier: Apache-2.0
// Keys on a board.

/** @type {Record<string, Page.Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, number>} */
const ZOOMS = { '+': 1.25, '=': 1.25, '-': 0.8 };

/**
 * act(name, cell) does what a key means to a cell; other keys go to board.on.key.
 * @param {import('./board.js').Board} board
 * @param {Page.Act} act
 */
export function listenToKeys(board, act) {
  const { canvas } = board;
  canvas.addEventListener('keydown', (event) => {
    if (!board.geometry || event.altKey || event.ctrlKey || event.metaKey) return;
    board.byKey = true;
    board.draw();
    if (moved(board, event.key) || done(board, event.key, act) || board.on.key?.(event.key, board.cursor))
      event.preventDefault();
  });
  canvas.addEventListener('focusin', () => {
    board.byKey ??= true;
    if (board.geometry) board.grid.point();
    board.draw();
  });
  canvas.addEventListener('focusout', () => {
    board.byKey = undefined;
    board.draw();
  });
}

/** @param {import('./board.js').Board} board @param {string} key */
function moved(board, key) {
  const { cursor, geometry } = board;
  const first = cursor - geometry.column(cursor);
  if (ARROWS[key]) board.setCursor(geometry.step(cursor, ...ARROWS[key]));
  else if (key === 'Home') board.setCursor(first);
  else if (key === 'End') board.setCursor(first + geometry.columns - 1);
  else if (ZOOMS[key]) board.zoomBy(ZOOMS[key]);
  else return false;
  return true;
}

/** @param {import('./board.js').Board} board @param {string} key @param {Page.Act} act */
function done(board, key, act) {
  const { cursor } = board;
  if (key === 'Enter') act(board.cells[cursor] >= 0 ? 'chord' : 'open', cursor);
  else if (key === ' ') act('flag', cursor);
  else return false;
  return true;
}
