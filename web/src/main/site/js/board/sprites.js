// SPDX-License-Identifier: Apache-2.0
// Every look that a cell can have, drawn once for the size at hand and copied from then on.
import { drawCross, drawDanger, drawFlag, drawGold, drawStart, drawTick } from './figures.js';

// Cells with shapes of their own are turned by their numbers.
const MOST_OUTLINES = 65536;

/** What a cell shows, as the engine codes it. */
export const COVERED = -1;
export const FLAGGED = -2;
export const EXPLODED = -3;
export const BLOCKED = -4;
export const GOLD = -5;
/** Safe, and says nothing. */
export const SILENT = -11;
/** A danger that was marked rightly and shows nothing; with a number it is below, see foundNumber. */
export const FOUND = -40;
/** Looks that only the page knows. */
export const DANGER = -6;
export const WRONG_FLAG = -7;
export const HIDDEN_GOLD = -8;
export const START = -9;
export const HOVERED = -10;

/** The number that a found danger shows; below 0 for none. @param {number} code */
export const foundNumber = (code) => FOUND - 1 - code;

export class Sprites {
  /** @type {Map<number, HTMLCanvasElement>} */
  #cache = new Map();

  /**
   * scale is the width of a cell in pixels of the screen.
   * @param {Page.Geometry} geometry
   * @param {import('./palette.js').Palette} palette
   * @param {number} scale
   * @param {Page.Drawn} board
   */
  constructor(geometry, palette, scale, { danger, words = [] }) {
    this.geometry = geometry;
    this.palette = palette;
    this.scale = scale;
    this.danger = danger;
    this.words = words ?? [];
    this.side = Math.ceil(scale * Math.max(1.25, geometry.extent ?? 0)) + 2;
    this.half = Math.floor(this.side / 2);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} code
   * @param {number} turned
   * @param {number} x
   * @param {number} y
   */
  draw(ctx, code, turned, x, y) {
    ctx.drawImage(this.#sprite(code, turned), x - this.half, y - this.half);
  }

  /** @param {number} code @param {number} turned */
  #sprite(code, turned) {
    const key = code * MOST_OUTLINES + turned;
    let sprite = this.#cache.get(key);
    if (!sprite) {
      sprite = this.sheet((ctx) => this.#paint(ctx, code, turned));
      this.#cache.set(key, sprite);
    }
    return sprite;
  }

  /**
   * A picture as large as a cell with its edges, painted around its middle.
   *
   * @param {(ctx: CanvasRenderingContext2D) => void} paint
   */
  sheet(paint) {
    const sheet = document.createElement('canvas');
    sheet.width = sheet.height = this.side;
    const ctx = /** @type {CanvasRenderingContext2D} */ (sheet.getContext('2d'));
    ctx.translate(this.half, this.half);
    paint(ctx);
    return sheet;
  }

  // A square's edges fall between pixels only if its middle does, too.
  /** @param {CanvasRenderingContext2D} ctx @param {number} code @param {number} turned */
  #paint(ctx, code, turned) {
    const odd = this.geometry.kind === 'square' && Math.round(this.scale) % 2 ? 0.5 : 0;
    ctx.translate(odd, odd);
    this.#ground(ctx, code, turned);
    if (code > 0 || (code === 0 && this.words.length)) this.#number(ctx, code);
    else if (code < FOUND) this.#word(ctx, String(foundNumber(code)), this.palette.foundInk);
    else this.#figure(ctx, code);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} code @param {number} turned */
  #ground(ctx, code, turned) {
    const { palette } = this;
    const raised = code === COVERED || code === FLAGGED || code === START || code === HOVERED || code === WRONG_FLAG;
    if (raised) {
      this.#tile(ctx, turned, code === HOVERED ? palette.coveredHover : palette.covered, palette.coveredLip);
    } else {
      this.shape(ctx, turned, 0);
      ctx.fillStyle = this.#fill(code);
      ctx.fill();
      ctx.strokeStyle = palette.grid;
      ctx.lineWidth = Math.max(1, this.scale / 40);
      ctx.stroke();
    }
  }

  /** @param {number} code */
  #fill(code) {
    const { palette } = this;
    if (code === EXPLODED) return palette.blast;
    if (code <= FOUND) return palette.found;
    return code === BLOCKED ? palette.blocked : palette.open;
  }

  // Corners are rounded by a thick line around a smaller shape; the lip below makes it look raised.
  /** @param {CanvasRenderingContext2D} ctx @param {number} turned @param {string} fill @param {string} lip */
  #tile(ctx, turned, fill, lip) {
    const { scale } = this;
    const gap = Math.max(0.5, scale * 0.02);
    if (scale < 10) {
      this.shape(ctx, turned, gap);
      ctx.fillStyle = fill;
      ctx.fill();
      return;
    }
    const round = scale * 0.07;
    const drop = scale * (this.geometry.kind === 'triangle' ? 0.028 : 0.05);
    ctx.lineJoin = 'round';
    ctx.lineWidth = 2 * round;
    const paint = (/** @type {string} */ colour, /** @type {number} */ inset) => {
      this.shape(ctx, turned, gap + round + inset);
      ctx.fillStyle = ctx.strokeStyle = colour;
      ctx.fill();
      ctx.stroke();
    };
    paint(lip, 0);
    ctx.save();
    ctx.translate(0, -drop / 2);
    paint(fill, drop / 2);
    ctx.restore();
  }

  /**
   * The outline of a cell, drawn in by so many pixels.
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} turned
   * @param {number} inset
   */
  shape(ctx, turned, inset) {
    const { scale } = this;
    const corners = this.geometry.corners(turned);
    ctx.beginPath();
    if (!corners) {
      ctx.arc(0, 0, Math.max(1, scale * 0.5 - inset), 0, 2 * Math.PI);
      return;
    }
    const inner = (this.geometry.kind === 'triangle' ? Math.sqrt(3) / 6 : 0.5) * scale;
    const factor = Math.max(0.1, 1 - inset / inner) * scale;
    corners.forEach(([x, y], i) => (i ? ctx.lineTo(x * factor, y * factor) : ctx.moveTo(x * factor, y * factor)));
    ctx.closePath();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} number */
  #number(ctx, number) {
    this.#word(ctx, this.words[number] ?? String(number), this.palette.numbers[number] ?? this.palette.number);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {string} word @param {string} ink */
  #word(ctx, word, ink) {
    const { palette, scale, geometry } = this;
    const size = geometry.textSize * scale * Math.min(1, 2.2 / word.length);
    if (size < 4) return;
    ctx.fillStyle = ink;
    ctx.font = `700 ${size}px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText(word);
    ctx.fillText(word, 0, (up - down) / 2);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} code */
  #figure(ctx, code) {
    const { palette } = this;
    const size = this.scale * (this.geometry.kind === 'triangle' ? 0.2 : 0.31);
    ctx.scale(size, size);
    if (code === FLAGGED || code === WRONG_FLAG) drawFlag(ctx, palette);
    if (code === WRONG_FLAG) drawCross(ctx, palette.wrong);
    if (code === EXPLODED) drawDanger(ctx, this.danger, palette.open);
    if (code === DANGER) drawDanger(ctx, this.danger, palette.dangerInk);
    if (code === GOLD || code === HIDDEN_GOLD) drawGold(ctx, palette);
    if (code === START) drawStart(ctx, palette.start);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {string} [ink] */
  tick(ctx, x, y, ink = this.palette.safe) {
    this.#at(ctx, x, y, 0.26, () => drawTick(ctx, ink));
  }

  /** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {string} [ink] */
  dangerMark(ctx, x, y, ink = this.palette.risk) {
    this.#at(ctx, x, y, 0.27, () => drawDanger(ctx, this.danger, ink));
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} x
   * @param {number} y
   * @param {number} share
   * @param {() => void} draw
   */
  #at(ctx, x, y, share, draw) {
    ctx.save();
    ctx.translate(x, y);
    const size = this.scale * (this.geometry.kind === 'triangle' ? share * 0.7 : share);
    ctx.scale(size, size);
    draw();
    ctx.restore();
  }
}
