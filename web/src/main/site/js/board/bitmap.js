// SPDX-License-Identifier: Apache-2.0
// A board from far away: every cell is one pixel of a picture, stretched row by row.
import { rgb } from './palette.js';
import { BLOCKED, COVERED, DANGER, EXPLODED, FLAGGED, GOLD, HIDDEN_GOLD, START, WRONG_FLAG } from './sprites.js';

/** @param {import('./board.js').Board} board @param {HTMLCanvasElement} bitmap */
export function drawBitmap(board, bitmap) {
  const { ctx, geometry, view } = board;
  ctx.imageSmoothingEnabled = view.scale < 1.5;
  const width = geometry.columns * geometry.columnWidth * view.scale;
  const height = geometry.rowHeight * view.scale;
  if (geometry.kind === 'square') {
    ctx.drawImage(bitmap, ...view.toScreen(0, 0), width, height * geometry.rows);
    return;
  }
  for (let row = 0; row < geometry.rows; row++) {
    const [x, y] = view.toScreen(geometry.place(row, 0)[0] - geometry.columnWidth / 2, row * geometry.rowHeight);
    if (y > -height && y < board.canvas.height)
      ctx.drawImage(bitmap, 0, row, geometry.columns, 1, x, y, width, height + 1);
  }
}

/** @param {import('./board.js').Board} board */
export function makeBitmap(board) {
  const { geometry, palette } = board;
  const bitmap = document.createElement('canvas');
  bitmap.width = geometry.columns;
  bitmap.height = geometry.rows;
  const image = new ImageData(geometry.columns, geometry.rows);
  const pixels = new Uint32Array(image.data.buffer);
  const colours = packedColours(palette);
  const number = packed(palette.grid);
  for (let cell = 0; cell < pixels.length; cell++) {
    // Where nothing is shown of the truth the code itself will do, and is quicker.
    const code = board.truth ? board.look(cell) : board.cells[cell];
    pixels[cell] = code > 0 ? number : (colours.get(code) ?? number);
  }
  bitmap.getContext('2d')?.putImageData(image, 0, 0);
  return bitmap;
}

/** @param {import('./palette.js').Palette} palette */
function packedColours(palette) {
  /** @type {[number, string][]} */
  const colours = [
    [COVERED, palette.covered],
    [FLAGGED, palette.flag],
    [EXPLODED, palette.blast],
    [BLOCKED, palette.blocked],
    [GOLD, palette.gold],
    [DANGER, palette.dangerInk],
    [WRONG_FLAG, palette.wrong],
    [HIDDEN_GOLD, palette.gold],
    [START, palette.start],
    [0, palette.open],
  ];
  return new Map(colours.map(([code, colour]) => [code, packed(colour)]));
}

/** @param {string} colour */
function packed(colour) {
  const [r, g, b] = rgb(colour);
  return 0xff000000 | (b << 16) | (g << 8) | r;
}
