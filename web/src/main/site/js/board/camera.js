// SPDX-License-Identifier: Apache-2.0
// Which part of a board is in sight: how large a cell is, and which point of the board lies in the upper left corner.

const LARGEST_CELL = 64;
const FINGER = 22;
const ROOMY = 30;
const READABLE = 14;

export class Camera {
  #board;
  scale = 1;
  x = 0;
  y = 0;

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.#board = board;
  }

  get #canvas() {
    return this.#board.canvas;
  }

  get #geometry() {
    return this.#board.geometry;
  }

  // Where rows and columns are numbered, there is one cell more on two sides.
  get #bounds() {
    const { left, top, right, bottom } = this.#geometry.bounds;
    const more = this.#board.numbered ? 1 : 0;
    return { left: left - more, top: top - more, right, bottom };
  }

  /** True if all of the board is in sight. */
  get whole() {
    return this.scale <= this.#fitScale();
  }

  /**
   * How a board is first shown: whole, or where fingers are too large for that, as much as they can hit, around the
   * cursor.
   */
  begin() {
    this.fit();
    const { cursor, on, ratio } = this.#board;
    // What is only looked at is shown as a whole.
    if (!on.open) return;
    if (this.scale >= FINGER * ratio || !matchMedia('(pointer: coarse)').matches) return;
    this.#closeTo(cursor);
  }

  /** Goes close to a cell that is too small to be seen. @param {number} cell */
  approach(cell) {
    if (this.scale < READABLE * this.#board.ratio) this.#closeTo(cell);
  }

  /** @param {number} cell */
  #closeTo(cell) {
    this.scale = this.#crisp(ROOMY * this.#board.ratio);
    this.#middle(this.#geometry.centre(cell));
    // A cell in a corner leaves no screen empty.
    this.#keepInSight(() => (2 * this.#pad()) / this.scale);
  }

  /** @param {Page.Point} point The point of the board that lies in the middle. */
  #middle([x, y]) {
    this.x = x - this.#canvas.width / 2 / this.scale;
    this.y = y - this.#canvas.height / 2 / this.scale;
  }

  /** What lies in the middle, and how large cells are on the page. @returns {Page.Sight} */
  get sight() {
    const { width, height } = this.#canvas;
    return { middle: this.toBoard(width / 2, height / 2), size: this.scale / this.#board.ratio };
  }

  /** Shows again what was in sight. @param {Page.Sight} given */
  show({ middle, size }) {
    this.fit();
    this.zoomBy((size * this.#board.ratio) / this.scale, 0, 0);
    this.#middle(middle);
    this.#keepInSight();
  }

  fit() {
    const { left, right, top, bottom } = this.#bounds;
    this.scale = this.#crisp(this.#fitScale());
    this.x = (left + right) / 2 - this.#canvas.width / 2 / this.scale;
    this.y = (top + bottom) / 2 - (this.#canvas.height - this.#zoomBar()) / 2 / this.scale;
  }

  #fitScale() {
    const { left, right, top, bottom } = this.#bounds;
    const pad = this.#pad();
    const width = (this.#canvas.width - 2 * pad) / (right - left);
    const height = (this.#canvas.height - 2 * pad - this.#zoomBar()) / (bottom - top);
    return Math.min(width, height, this.#pixels(LARGEST_CELL));
  }

  // Triangles are drawn larger: less of their width is of use.
  /** @param {number} size */
  #pixels(size) {
    return (this.#geometry.kind === 'triangle' ? 1.7 : 1) * size * this.#board.ratio;
  }

  #pad() {
    return Math.min(24, this.#canvas.width / this.#board.ratio / 24) * this.#board.ratio;
  }

  // The bar of buttons in the corner never lies on the board.
  #zoomBar() {
    return 44 * this.#board.ratio;
  }

  // Squares look best when they are a whole number of pixels wide.
  /** @param {number} scale */
  #crisp(scale) {
    return this.#geometry.kind === 'square' && scale > 8 ? Math.floor(scale) : scale;
  }

  /** @param {number} factor @param {number} x @param {number} y */
  zoomBy(factor, x, y) {
    const most = this.#pixels(96);
    const least = Math.min(this.#fitScale(), most);
    const scale = this.#crisp(Math.min(most, Math.max(least, this.scale * factor)));
    this.x += x / this.scale - x / scale;
    this.y += y / this.scale - y / scale;
    this.scale = scale;
    this.#keepInSight();
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keepInSight();
  }

  // The board's middle part never leaves the screen.
  #keepInSight(slack = (/** @type {number} */ span) => Math.max(span / 2, 1)) {
    const { left, right, top, bottom } = this.#bounds;
    const [width, height] = [this.#canvas.width / this.scale, this.#canvas.height / this.scale];
    this.x = keep(left, right, this.x, width, slack(width));
    this.y = keep(top, bottom, this.y, height, slack(height));
  }

  /** How far to pan so that a cell shows. @param {number} cell */
  toReveal(cell) {
    const [x, y] = this.toScreen(...this.#geometry.centre(cell));
    const bar = this.whole ? 0 : this.#zoomBar();
    return [inside(x, this.scale, this.#canvas.width), inside(y, this.scale, this.#canvas.height - bar)];
  }

  /** @param {number} x @param {number} y @returns {Page.Point} */
  toScreen(x, y) {
    return [(x - this.x) * this.scale, (y - this.y) * this.scale];
  }

  /** @param {number} x @param {number} y @returns {Page.Point} */
  toBoard(x, y) {
    return [x / this.scale + this.x, y / this.scale + this.y];
  }
}

/** @param {number} from @param {number} to @param {number} at @param {number} span @param {number} slack */
function keep(from, to, at, span, slack) {
  const middle = (from + to) / 2 - span / 2;
  return to - from <= span
    ? middle + clamp(at - middle, slack / 2)
    : Math.min(Math.max(at, from - slack / 2), to - span + slack / 2);
}

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.max(-most, Math.min(most, value));
}

/** @param {number} at @param {number} edge @param {number} length */
function inside(at, edge, length) {
  return at < edge ? edge - at : at > length - edge ? length - edge - at : 0;
}
