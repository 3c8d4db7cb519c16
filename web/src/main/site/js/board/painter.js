// SPDX-License-Identifier: Apache-2.0
// Paints a board on its canvas: cells and what is upon them, links, rings, and cells that fade away.
import { drawBitmap, makeBitmap } from './bitmap.js';
import { Marks } from './marks.js';
import { COVERED, HOVERED, Sprites } from './sprites.js';
import { paintTrail } from './trail.js';

const TINY = 6;
const FADE = 130;
/** @type {Record<string, number>} */
const TURNS = { '\\': -60, '/': 60 };

export class Painter {
  #board;
  /** @type {Sprites} Made when first painted, and anew for another size. */
  #sprites;
  /** @type {Marks} */
  #marks;
  /** @type {HTMLCanvasElement | null} */
  #bitmap = null;
  /** @type {{ cells: Set<number>, since: number } | null} */
  #changed = null;
  #stale = true;

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** The colours or the board are others now. */
  forgetAll() {
    this.#stale = true;
    this.#bitmap = null;
    this.#changed = null;
  }

  /** The cells look different now. */
  forgetCells() {
    this.#bitmap = null;
  }

  /**
   * Cells that were covered a moment ago fade away rather than vanish.
   * @param {Int8Array} before
   * @param {Int8Array} now
   */
  fade(before, now) {
    const changed = new Set();
    for (let cell = 0; cell < now.length; cell++) {
      if (before[cell] === COVERED && now[cell] >= 0) changed.add(cell);
    }
    if (changed.size) this.#changed = { cells: changed, since: performance.now() };
  }

  paint() {
    const { ctx, canvas, geometry, view } = this.#board;
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    if (view.scale < TINY && !geometry.cells && geometry.kind !== 'graph' && !geometry.sideways) {
      this.#bitmap ??= makeBitmap(this.#board);
      drawBitmap(this.#board, this.#bitmap);
      return;
    }
    this.#makeSprites();
    if (geometry.links) this.#paintLinks();
    const [right, bottom] = view.toBoard(canvas.width, canvas.height);
    geometry.visit(view.x, view.y, right, bottom, (cell, x, y, ghost, row, column) => {
      const sx = Math.round((x - view.x) * view.scale);
      const sy = Math.round((y - view.y) * view.scale);
      this.#paintCell(cell, sx, sy, geometry.turned(row, column), ghost);
    });
    this.#paintFade();
    this.#paintRings();
    paintTrail(this.#board);
    this.#paintSigns();
    if (!this.#board.numbered || geometry.cells) return;
    if (geometry.kind === 'graph') this.#paintNames();
    else this.#paintNumbers();
  }

  // The number of a line stands where the line begins, turned as it runs.
  #paintSigns() {
    const { board, ctx, geometry, palette, view } = this.#board;
    ctx.fillStyle = palette.axis;
    ctx.font = `600 ${0.45 * view.scale}px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (const { place, text } of board.signs ?? []) {
      ctx.save();
      ctx.translate(...view.toScreen(...geometry.centre(place)));
      ctx.rotate(((TURNS[text[0]] ?? 0) * Math.PI) / 180);
      ctx.fillText(text.slice(1), 0, 0);
      ctx.restore();
    }
    for (const { x, y, text } of board.notes ?? []) ctx.fillText(text, ...view.toScreen(x, y));
  }

  // Rows and columns counted from 1, beside their first cells.
  #paintNumbers() {
    const { ctx, geometry, palette, view } = this.#board;
    ctx.fillStyle = palette.axis;
    ctx.font = `500 ${Math.max(9, Math.min(0.42, geometry.textSize) * view.scale)}px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    const every = view.scale * geometry.columnWidth < 16 ? 5 : 1;
    /** @type {(n: number, at: Page.Point) => false | void} */
    const write = (n, at) => (n + 1) % every === 0 && ctx.fillText(String(n + 1), ...view.toScreen(...at));
    for (let column = 0; column < geometry.columns; column++)
      write(column, geometry.place(-1 - geometry.margin, column));
    for (let row = 0; row < geometry.rows; row++) write(row, geometry.place(row, -1 - geometry.margin));
  }

  // Each cell of a graph has its name above its disc; shapes of their own leave no room for it.
  #paintNames() {
    const { board, ctx, geometry, palette, ratio, view } = this.#board;
    const size = 0.26 * view.scale;
    if (board.shapes?.length || size < 8 * ratio) return;
    ctx.fillStyle = palette.axis;
    ctx.strokeStyle = palette.halo;
    ctx.lineWidth = size / 3;
    ctx.lineJoin = 'round';
    ctx.font = `500 ${size}px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    board.names?.forEach((name, cell) => {
      const [x, y] = geometry.centre(cell);
      const at = view.toScreen(x, y - 0.64);
      ctx.strokeText(name, ...at);
      ctx.fillText(name, ...at);
    });
  }

  #makeSprites() {
    const { board, geometry, palette, view } = this.#board;
    if (!this.#stale && this.#sprites.scale === view.scale) return;
    this.#stale = false;
    this.#sprites = new Sprites(geometry, palette, view.scale, board);
    this.#marks = new Marks(this.#board, this.#sprites);
  }

  /** @param {number} cell @param {number} x @param {number} y @param {number} turned @param {boolean} ghost */
  #paintCell(cell, x, y, turned, ghost) {
    const { ctx, hovered, overlay, truth, view } = this.#board;
    let code = this.#board.look(cell);
    if (code === COVERED && cell === hovered && !truth) code = HOVERED;
    ctx.globalAlpha = ghost ? 0.38 : overlay.lit && !overlay.lit.has(cell) ? 0.42 : 1;
    this.#sprites.draw(ctx, code, turned, x, y);
    if (view.scale >= 12) this.#marks.draw(cell, code, x, y, turned);
    ctx.globalAlpha = 1;
  }

  #paintLinks() {
    const { ctx, cursor, hovered, palette, view } = this.#board;
    const own = hovered >= 0 ? hovered : cursor;
    ctx.lineWidth = Math.max(1, view.scale / 16);
    this.#strokeLinks(palette.link, () => true);
    // The links of the cell at hand stand out, since lines cross.
    this.#strokeLinks(palette.accent, (a, b) => a === own || b === own);
  }

  /** @param {string} colour @param {(a: number, b: number) => boolean} wanted */
  #strokeLinks(colour, wanted) {
    const { ctx, geometry, view } = this.#board;
    const { links = [] } = geometry;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < links.length; i += 2) {
      if (!wanted(links[i], links[i + 1])) continue;
      ctx.moveTo(...view.toScreen(...geometry.centre(links[i])));
      ctx.lineTo(...view.toScreen(...geometry.centre(links[i + 1])));
    }
    ctx.stroke();
  }

  #paintFade() {
    if (!this.#changed) return;
    const { ctx } = this.#board;
    const share = (performance.now() - this.#changed.since) / FADE;
    if (share >= 1) {
      this.#changed = null;
      return;
    }
    ctx.globalAlpha = 1 - share;
    for (const cell of this.#changed.cells) {
      const [x, y] = this.#middle(cell);
      this.#sprites.draw(ctx, COVERED, this.#turned(cell), x, y);
    }
    ctx.globalAlpha = 1;
    this.#board.draw();
  }

  #paintRings() {
    const { byKey, cursor, focused, overlay, palette } = this.#board;
    for (const [cell, role] of overlay.lit ?? []) {
      if (role === 'clue' || role === 'gold') this.#ring(cell, palette.proofInk, 2);
    }
    if (overlay.mark !== undefined && overlay.mark >= 0) this.#ring(overlay.mark, palette.accent, 3);
    if (focused && byKey) this.#ring(cursor, palette.accent, 3, true);
  }

  /** @param {number} cell @param {string} colour @param {number} width @param {boolean} [halo] */
  #ring(cell, colour, width, halo = false) {
    const { ctx, palette, ratio } = this.#board;
    ctx.save();
    ctx.translate(...this.#middle(cell));
    ctx.lineJoin = 'round';
    this.#sprites.shape(ctx, this.#turned(cell), ratio);
    if (halo) stroke(ctx, palette.halo, (width + 3) * ratio);
    stroke(ctx, colour, width * ratio);
    ctx.restore();
  }

  /** @param {number} cell @returns {Page.Point} */
  #middle(cell) {
    const { geometry, view } = this.#board;
    const [x, y] = view.toScreen(...geometry.centre(cell));
    return [Math.round(x), Math.round(y)];
  }

  /** @param {number} cell */
  #turned(cell) {
    const { geometry } = this.#board;
    return geometry.turned(geometry.row(cell), geometry.column(cell));
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {string} colour @param {number} width */
function stroke(ctx, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}
