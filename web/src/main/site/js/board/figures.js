// SPDX-License-Identifier: Apache-2.0
// What lies on a cell, drawn on a square from -1 to 1 with the middle at 0.

/** @param {CanvasRenderingContext2D} ctx @param {import('./palette.js').Palette} palette */
export function drawFlag(ctx, palette) {
  ctx.strokeStyle = palette.pole;
  ctx.lineWidth = 0.16;
  ctx.lineCap = 'round';
  line(ctx, [
    [-0.32, 0.72],
    [-0.32, -0.7],
  ]);
  line(ctx, [
    [-0.66, 0.74],
    [0.06, 0.74],
  ]);
  ctx.fillStyle = palette.flag;
  ctx.beginPath();
  ctx.moveTo(-0.28, -0.74);
  ctx.lineTo(0.72, -0.34);
  ctx.lineTo(-0.28, 0.1);
  ctx.closePath();
  ctx.fill();
}

/** @param {CanvasRenderingContext2D} ctx @param {string} danger @param {string} ink */
export function drawDanger(ctx, danger, ink) {
  ctx.fillStyle = ink;
  ctx.strokeStyle = ink;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  (DANGERS[danger] ?? DANGERS.mine)(ctx);
}

/** @type {Record<string, (ctx: CanvasRenderingContext2D) => void>} */
const DANGERS = {
  /** @param {CanvasRenderingContext2D} ctx */
  mine(ctx) {
    ctx.lineWidth = 0.17;
    for (let i = 0; i < 4; i++) {
      const angle = (i * Math.PI) / 4;
      const [x, y] = [Math.cos(angle) * 0.78, Math.sin(angle) * 0.78];
      line(ctx, [
        [-x, -y],
        [x, y],
      ]);
    }
    disc(ctx, 0, 0, 0.52);
    ctx.save();
    ctx.globalCompositeOperation = 'destination-out';
    disc(ctx, -0.18, -0.18, 0.12);
    ctx.restore();
  },

  /** @param {CanvasRenderingContext2D} ctx */
  dagger(ctx) {
    ctx.beginPath();
    ctx.moveTo(0, 0.84);
    ctx.lineTo(0.2, 0.4);
    ctx.lineTo(0.2, -0.26);
    ctx.lineTo(-0.2, -0.26);
    ctx.lineTo(-0.2, 0.4);
    ctx.closePath();
    ctx.fill();
    ctx.lineWidth = 0.18;
    line(ctx, [
      [-0.5, -0.3],
      [0.5, -0.3],
    ]);
    line(ctx, [
      [0, -0.34],
      [0, -0.72],
    ]);
    disc(ctx, 0, -0.76, 0.13);
  },

  /** @param {CanvasRenderingContext2D} ctx */
  nettle(ctx) {
    ctx.lineWidth = 0.13;
    line(ctx, [
      [0, 0.84],
      [0, -0.2],
    ]);
    leaf(ctx, 0, -0.82, 0.34, 0.72);
    for (const side of [-1, 1]) {
      ctx.save();
      ctx.translate(0, 0.36);
      ctx.rotate(side * 1.05);
      leaf(ctx, 0, -0.78, 0.26, 0.76);
      ctx.restore();
    }
  },

  /** @param {CanvasRenderingContext2D} ctx */
  tornado(ctx) {
    ctx.lineWidth = 0.19;
    const bands = [
      [-0.72, 0.72, -0.68],
      [-0.56, 0.6, -0.32],
      [-0.28, 0.5, 0.04],
      [-0.06, 0.4, 0.4],
      [0.06, 0.24, 0.74],
    ];
    bands.forEach(([from, to, y]) =>
      line(ctx, [
        [from, y],
        [to, y],
      ]),
    );
  },
};

/** @param {CanvasRenderingContext2D} ctx @param {import('./palette.js').Palette} palette */
export function drawGold(ctx, palette) {
  ctx.fillStyle = palette.gold;
  disc(ctx, 0, 0, 0.74);
  ctx.strokeStyle = palette.goldInk;
  ctx.lineWidth = 0.12;
  ctx.beginPath();
  ctx.arc(0, 0, 0.74, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -0.4);
  ctx.lineTo(0.34, 0);
  ctx.lineTo(0, 0.4);
  ctx.lineTo(-0.34, 0);
  ctx.closePath();
  ctx.stroke();
}

/** The cross over a flag that stood on a safe cell. @param {CanvasRenderingContext2D} ctx @param {string} ink */
export function drawCross(ctx, ink) {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.2;
  ctx.lineCap = 'round';
  line(ctx, [
    [-0.8, -0.8],
    [0.8, 0.8],
  ]);
  line(ctx, [
    [0.8, -0.8],
    [-0.8, 0.8],
  ]);
}

/** The given start: a ring. @param {CanvasRenderingContext2D} ctx @param {string} ink */
export function drawStart(ctx, ink) {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.14;
  ctx.beginPath();
  ctx.arc(0, 0, 0.42, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.fillStyle = ink;
  disc(ctx, 0, 0, 0.14);
}

/** Proved safe: a tick. @param {CanvasRenderingContext2D} ctx @param {string} ink */
export function drawTick(ctx, ink) {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.24;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  line(ctx, [
    [-0.56, 0.06],
    [-0.16, 0.46],
    [0.58, -0.42],
  ]);
}

/** @param {CanvasRenderingContext2D} ctx @param {Page.Point[]} points */
function line(ctx, points) {
  ctx.beginPath();
  points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} radius */
function disc(ctx, x, y, radius) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function leaf(ctx, x, y, width, height) {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + width * 1.5, y + height * 0.6, x, y + height);
  ctx.quadraticCurveTo(x - width * 1.5, y + height * 0.6, x, y);
  ctx.fill();
}
