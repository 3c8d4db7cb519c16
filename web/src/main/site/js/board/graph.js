// SPDX-License-Identifier: Apache-2.0
// Boards that are graphs: discs joined by lines.

export class GraphGeometry {
  kind = /** @type {const} */ ('graph');
  rowHeight = 1;
  columnWidth = 1;

  /** @param {Page.Drawn} given */
  constructor({ size, points = [], links = [] }) {
    this.size = size;
    this.columns = size;
    this.rows = 1;
    this.margin = 0;
    this.wrapped = false;
    this.links = links;
    this.textSize = 0.52;
    this.points = this.#scale(points, links);
    this.bounds = this.#bounds();
  }

  // The shortest link becomes 1.7 long, and no two cells are closer than 1.25, so that discs of width 1 stay apart.
  /** @param {number[]} points @param {number[]} links */
  #scale(points, links) {
    /** @type {(a: number, b: number) => number} */
    const apart = (a, b) => Math.hypot(points[2 * a] - points[2 * b], points[2 * a + 1] - points[2 * b + 1]);
    let link = Infinity;
    for (let i = 0; i < links.length; i += 2) link = Math.min(link, apart(links[i], links[i + 1]));
    let pair = Infinity;
    for (let a = 0; a < Math.min(this.size, 2000); a++) {
      for (let b = 0; b < a; b++) pair = Math.min(pair, apart(a, b));
    }
    const wanted = Math.max(link > 0 ? 1.7 / link : 0, pair > 0 ? 1.25 / pair : 0);
    const scale = wanted > 0 ? wanted : 1;
    return Float64Array.from(points, (value) => value * scale);
  }

  #bounds() {
    const xs = this.points.filter((_, i) => i % 2 === 0);
    const ys = this.points.filter((_, i) => i % 2 === 1);
    const [least, most] = [Math.min, Math.max].map(
      (choose) => (/** @type {Float64Array} */ values) => values.reduce((a, b) => choose(a, b)),
    );
    return { left: least(xs) - 0.6, right: most(xs) + 0.6, top: least(ys) - 0.6, bottom: most(ys) + 0.6 };
  }

  row() {
    return 0;
  }

  /** @param {number} cell */
  column(cell) {
    return cell;
  }

  /** @param {number} cell @returns {Page.Point} */
  centre(cell) {
    return [this.points[2 * cell], this.points[2 * cell + 1]];
  }

  /** A graph has no rows: the cell of that number. @param {number} _row @param {number} column */
  place(_row, column) {
    return this.centre(column);
  }

  turned() {
    return 0;
  }

  corners() {
    return null;
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    for (let cell = 0; cell < this.size; cell++) {
      const [cx, cy] = this.centre(cell);
      if (Math.hypot(cx - x, cy - y) <= 0.55) return cell;
    }
    return -1;
  }

  /** The nearest cell in the direction of the arrow. @param {number} cell @param {number} dx @param {number} dy */
  step(cell, dx, dy) {
    const [x, y] = this.centre(cell);
    let best = cell;
    let least = Infinity;
    for (let other = 0; other < this.size; other++) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (other !== cell && along > 0.1 && along >= across * 0.6 && along + 2 * across < least) {
        least = along + 2 * across;
        best = other;
      }
    }
    return best;
  }

  /** @param {number} left @param {number} top @param {number} right @param {number} bottom @param {Page.Visit} visit */
  visit(left, top, right, bottom, visit) {
    for (let cell = 0; cell < this.size; cell++) {
      const [x, y] = this.centre(cell);
      if (x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1) visit(cell, x, y, false, 0, cell);
    }
  }
}
