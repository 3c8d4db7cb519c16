// SPDX-License-Identifier: Apache-2.0
// What is drawn upon a cell: chances, what is certain, what a proof uses, labels, and clues of gold.
import { chanceColour, percent } from './palette.js';
import { COVERED, FLAGGED, HOVERED, START } from './sprites.js';

export class Marks {
  #board;
  #sprites;
  /** @type {Map<string, HTMLCanvasElement>} How each chance looks: hundreds of them are drawn after every move. */
  #chances = new Map();

  /** @param {import('./board.js').Board} board @param {import('./sprites.js').Sprites} sprites */
  constructor(board, sprites) {
    this.#board = board;
    this.#sprites = sprites;
  }

  /**
   * All that belongs on a cell that looks like this, around a point of the canvas.
   * @param {number} cell
   * @param {number} code
   * @param {number} x
   * @param {number} y
   * @param {number} turned
   */
  draw(cell, code, x, y, turned) {
    const { goldClues, overlay } = this.#board;
    if (goldClues.length && goldClues[cell] > 0 && code > -3) this.#goldClue(goldClues[cell], x, y);
    const hidden = code === COVERED || code === HOVERED || code === START;
    if (!hidden && code !== FLAGGED) return;
    const role = overlay.lit?.get(cell);
    if (role) this.#tint(this.#board.ctx, this.#board.palette.proof, x, y, turned, hidden ? 0.55 : 0.3);
    if (overlay.chance && !Number.isNaN(overlay.chance[cell]) && hidden)
      this.#chance(overlay.chance[cell], x, y, turned);
    if (overlay.safe?.has(cell)) this.#certain(0, x, y, turned);
    if (hidden && overlay.danger?.has(cell)) this.#certain(1, x, y, turned);
    this.#proved(role, hidden, x, y);
    if (hidden && this.#board.questions.has(cell)) this.#label(this.#board.ctx, '?', x, y, 0.5);
    const label = overlay.labels?.get(cell);
    if (label) this.#label(this.#board.ctx, label, x, y, 0.42);
  }

  /** @param {string | undefined} role @param {boolean} hidden @param {number} x @param {number} y */
  #proved(role, hidden, x, y) {
    const { ctx, palette } = this.#board;
    if (role === 'safe') this.#sprites.tick(ctx, x, y, palette.proofInk);
    if (role === 'danger' && hidden) this.#sprites.dangerMark(ctx, x, y, palette.proofInk);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {string} colour
   * @param {number} x
   * @param {number} y
   * @param {number} turned
   * @param {number} alpha
   */
  #tint(ctx, colour, x, y, turned, alpha) {
    ctx.save();
    ctx.translate(x, y);
    ctx.globalAlpha *= alpha;
    this.#sprites.shape(ctx, turned, this.#board.view.scale * 0.07);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.restore();
  }

  /** @param {number} chance @param {number} x @param {number} y @param {number} turned */
  #chance(chance, x, y, turned) {
    const label = percent(chance);
    const key = `${label} ${turned}`;
    let look = this.#chances.get(key);
    if (!look) {
      look = this.#sprites.sheet((ctx) => this.#paintChance(ctx, chance, label, turned));
      this.#chances.set(key, look);
    }
    this.#board.ctx.drawImage(look, x - this.#sprites.half, y - this.#sprites.half);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} chance @param {string} label @param {number} turned */
  #paintChance(ctx, chance, label, turned) {
    this.#tint(ctx, chanceColour(this.#board.palette, chance), 0, 0, turned, 0.82);
    if (chance === 0) this.#sprites.tick(ctx, 0, 0, '#ffffff');
    else if (chance === 1) this.#sprites.dangerMark(ctx, 0, 0, '#ffffff');
    else this.#label(ctx, label, 0, 0, 0.36);
  }

  /** @param {number} chance @param {number} x @param {number} y @param {number} turned */
  #certain(chance, x, y, turned) {
    if (!this.#board.overlay.chance) this.#chance(chance, x, y, turned);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {string} label
   * @param {number} x
   * @param {number} y
   * @param {number} share
   */
  #label(ctx, label, x, y, share, ink = this.#board.palette.coverInk) {
    const { geometry, palette, view } = this.#board;
    const size = Math.min(share, geometry.textSize) * view.scale;
    if (size < 7) return;
    ctx.fillStyle = ink;
    ctx.font = `600 ${size}px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(label, x, y + size * 0.04);
  }

  // Says "gold near": a small coin in the corner, with its number where gold is counted.
  /** @param {number} clue @param {number} x @param {number} y */
  #goldClue(clue, x, y) {
    const { board, ctx, palette, view } = this.#board;
    const reach = view.scale * 0.3;
    ctx.fillStyle = palette.gold;
    ctx.beginPath();
    ctx.arc(x + reach, y - reach, view.scale * 0.13, 0, 2 * Math.PI);
    ctx.fill();
    if (board.game === 'daggers-counted') {
      ctx.save();
      ctx.translate(reach, -reach);
      this.#label(ctx, String(clue), x, y, 0.22, palette.goldInk);
      ctx.restore();
    }
  }
}
