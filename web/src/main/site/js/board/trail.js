// SPDX-License-Identifier: Apache-2.0
// The way of a replay's mouse: a line that ends in a pointer.

/** @type {Page.Point[]} The outline of a pointer whose tip is at 0, 0. */
const POINTER = [
  [0, 0],
  [0, 17],
  [4, 13],
  [7, 19],
  [10, 18],
  [7, 12],
  [12, 12],
];

/** @param {import('./board.js').Board} board */
export function paintTrail({ ctx, geometry, overlay, palette, ratio, view }) {
  const { trail } = overlay;
  if (!trail?.length) return;
  const points = trail.map(([x, y]) => view.toScreen(...geometry.place(y - 0.5, x - 0.5)));
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  points.forEach((point) => ctx.lineTo(...point));
  stroke(ctx, palette.halo, 5 * ratio);
  stroke(ctx, palette.accent, 2 * ratio);
  ctx.translate(...points[points.length - 1]);
  ctx.beginPath();
  POINTER.forEach(([x, y]) => ctx.lineTo(x * ratio, y * ratio));
  ctx.closePath();
  ctx.fillStyle = palette.halo;
  ctx.fill();
  stroke(ctx, palette.accent, 1.5 * ratio);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {string} colour @param {number} width */
function stroke(ctx, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}
