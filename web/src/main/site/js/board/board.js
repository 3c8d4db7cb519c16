// SPDX-License-Identifier: Apache-2.0
// The board on the screen: holds what is in sight and says which cell was meant. Camera moves it, Painter paints it.
import { h, iconButton, icons } from '../dom.js';
import { recall } from '../keep.js';
import { text } from '../text.js';
import { Camera } from './camera.js';
import { geometryOf } from './geometry.js';
import { SpokenGrid } from './grid.js';
import { listen } from './input.js';
import { Painter } from './painter.js';
import { readPalette } from './palette.js';
import { COVERED, DANGER, FLAGGED, HIDDEN_GOLD, START, WRONG_FLAG } from './sprites.js';

/** @typedef {HTMLCanvasElement & { board?: Board }} BoardCanvas */

export class Board {
  /** @type {Page.Drawn} The fields up to truth are there from the first board on. */
  board;
  /** @type {Page.Geometry} */
  geometry;
  /** @type {Int8Array} */
  cells = new Int8Array(0);
  /** @type {Int8Array} */
  goldClues = new Int8Array(0);
  /** @type {Int8Array | null} */
  truth = null;
  /** @type {Page.Overlay} */
  overlay = {};
  /** @type {Set<number>} Cells that the player marked with a question. */
  questions = new Set();
  /** @type {boolean | undefined} True if the cursor was moved by a key. */
  byKey;
  cursor = 0;
  hovered = -1;
  ratio = 1;
  /** True if the player chose how much of the board is in sight. */
  byHand = false;
  /** The cell that was gone close to: it stays in sight when the window changes its size. */
  #near = -1;
  #dirty = false;
  #painter = new Painter(this);
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #watcher = new ResizeObserver(() => this.#resize());
  #themed = () => {
    this.palette = readPalette();
    this.#painter.forgetAll();
    // At once: paper does not wait for the next frame.
    this.#paint();
  };

  /** on: {open, flag, chord, move, hover} are told the cell. @param {HTMLElement} host @param {Page.Listeners} [on] */
  constructor(host, on = {}) {
    this.host = host;
    this.on = on;
    this.canvas = /** @type {BoardCanvas} */ (document.createElement('canvas'));
    this.canvas.board = this;
    this.grid = new SpokenGrid(this);
    this.canvas.append(this.grid.element);
    this.spoken = h('p', { class: 'spoken', 'aria-live': 'polite' });
    host.append(this.canvas, this.spoken, this.#zoom());
    this.ctx = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    this.view = new Camera(this);
    this.palette = readPalette();
    this.numbered = recall('options', {}).numbered ?? false;
    listen(this);
    this.#watcher.observe(host);
    addEventListener('themechange', this.#themed);
  }

  #zoom() {
    return h(
      'div',
      { class: 'zoom' },
      iconButton(icons.minus, text.board.zoomOut, () => this.zoomBy(1 / 1.4)),
      iconButton(icons.plus, text.board.zoomIn, () => this.zoomBy(1.4)),
      iconButton(icons.fit, text.board.fit, () => this.fit()),
    );
  }

  destroy() {
    this.#watcher.disconnect();
    removeEventListener('themechange', this.#themed);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    // What the player went close to stays in sight when the window changes its size.
    const sight = this.geometry && this.byHand && !this.view.whole ? this.view.sight : null;
    this.ratio = Math.max(1, devicePixelRatio || 1);
    this.canvas.width = Math.round(width * this.ratio);
    this.canvas.height = Math.round(height * this.ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    if (this.geometry) this.#lay(sight);
  }

  // A wide board on a high screen is turned on its side where that makes its cells larger.
  /** @param {Page.Sight | null} [sight] What was in sight, if the player chose that. */
  #lay(sight) {
    const { columns, rows, family } = this.board;
    const { width, height } = this.canvas;
    const room = (/** @type {number} */ wide, /** @type {number} */ high) => Math.min(width / wide, height / high);
    const sideways =
      ['square', 'square4'].includes(family) && columns <= 100 && room(rows, columns) > 1.25 * room(columns, rows);
    if (!this.geometry || Boolean(this.geometry.sideways) !== sideways) {
      this.geometry = geometryOf(this.board, sideways);
      this.#painter.forgetAll();
      this.begin();
    } else if (sight) {
      this.view.show(sight);
      this.#moved();
    } else this.begin();
  }

  /** Another board: {family, columns, rows, size, danger, starts, points, links}. @param {Page.Drawn} board */
  setBoard(board) {
    this.board = board;
    this.geometry = geometryOf(board);
    this.cells = new Int8Array(board.size).fill(COVERED);
    this.goldClues = new Int8Array(0);
    this.truth = null;
    this.overlay = {};
    this.questions = new Set();
    this.byHand = false;
    this.#near = -1;
    this.cursor = Math.min(board.starts?.[0] ?? 0, board.size - 1);
    this.#painter.forgetAll();
    if (this.canvas.width) this.#lay();
    this.grid.begin(board);
  }

  /** What is in sight now. @param {Int8Array} cells @param {Int8Array} [goldClues] @param {Int8Array | null} [truth] */
  setCells(cells, goldClues = new Int8Array(0), truth = null) {
    if (!this.#calm.matches && cells.length === this.cells.length && cells.length <= 4000)
      this.#painter.fade(this.cells, cells);
    this.cells = cells;
    this.goldClues = goldClues;
    this.truth = truth;
    this.#painter.forgetCells();
    this.grid.update();
    this.draw();
  }

  /**
   * overlay: {chance: Float64Array, safe: Set, danger: Set, lit: Map of cell to role, mark: cell}.
   * @param {Page.Overlay | null} overlay
   */
  setOverlay(overlay) {
    this.overlay = overlay ?? {};
    this.grid.update();
    this.draw();
  }

  /** @param {number} cell */
  setCursor(cell) {
    this.cursor = cell;
    this.reveal(cell);
    this.grid.point();
    this.draw();
    this.on.move?.(cell);
  }

  focus() {
    this.grid.element.focus({ preventScroll: true });
  }

  get focused() {
    return document.activeElement === this.grid.element;
  }

  /** Says aloud what became of a cell. @param {number} cell */
  speak(cell) {
    this.spoken.textContent = this.describe(cell);
  }

  /** A cell in words, for those who cannot see it. @param {number} cell */
  describe(cell) {
    const [row, column] = [this.geometry.row(cell), this.geometry.column(cell)];
    return text.board.cell(this.board, row, column, this.look(cell), this.overlay.chance?.[cell]);
  }

  /** How a cell is to be shown, by what is in sight or, when the game is over, by the truth. @param {number} cell */
  look(cell) {
    const code = this.cells[cell];
    const unveiled = this.truth && code < 0 ? unveil(code, this.truth[cell]) : undefined;
    return unveiled ?? (code === COVERED && this.board.starts?.includes(cell) ? START : code);
  }

  begin() {
    this.view.begin();
    if (this.#near >= 0) this.view.approach(this.#near);
    this.#moved();
  }

  fit() {
    this.#chosen();
    if (!this.geometry || !this.canvas.width) return;
    this.view.fit();
    this.#moved();
  }

  // While all of the board is in sight there is nothing to drag: a finger scrolls the page.
  #moved() {
    this.canvas.style.touchAction = this.view.whole ? 'pan-y' : 'none';
    this.draw();
  }

  /** Numbers rows and columns, or not. @param {boolean} on */
  number(on) {
    this.numbered = on;
    this.fit();
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoomBy(factor, x = this.canvas.width / 2, y = this.canvas.height / 2) {
    if (!this.geometry) return;
    this.#chosen();
    this.view.zoomBy(factor, x, y);
    this.#moved();
  }

  #chosen() {
    this.byHand = true;
    this.#near = -1;
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    if (!this.geometry) return;
    this.view.panBy(dx, dy);
    this.draw();
  }

  /** Moves the view so that a cell shows. @param {number} cell */
  reveal(cell) {
    const [dx, dy] = this.view.toReveal(cell);
    if (dx || dy) this.panBy(dx, dy);
  }

  /** Shows a cell large enough to be read. @param {number} cell */
  approach(cell) {
    this.#near = cell;
    this.view.approach(cell);
    this.reveal(cell);
    this.#moved();
  }

  /** The cell under a point of the page, or -1. @param {number} clientX @param {number} clientY */
  cellAt(clientX, clientY) {
    if (!this.geometry) return -1;
    const box = this.canvas.getBoundingClientRect();
    return this.geometry.at(...this.view.toBoard((clientX - box.left) * this.ratio, (clientY - box.top) * this.ratio));
  }

  /** Where a cell is on the page: the middle of it. @param {number} cell */
  pointOf(cell) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = this.view.toScreen(...this.geometry.centre(cell));
    return [box.left + x / this.ratio, box.top + y / this.ratio];
  }

  /** Paints anew with the next frame. */
  draw() {
    if (this.#dirty) return;
    this.#dirty = true;
    requestAnimationFrame(() => {
      this.#dirty = false;
      this.#paint();
    });
  }

  #paint() {
    if (this.geometry && this.canvas.width) this.#painter.paint();
  }
}

// How a cell shows the truth when the game is over, where that is something else.
/** @param {number} code @param {number} content */
function unveil(code, content) {
  if (code === FLAGGED) return content === 1 ? undefined : WRONG_FLAG;
  if (code !== COVERED) return undefined;
  return content === 1 ? DANGER : content === 2 ? HIDDEN_GOLD : undefined;
}
