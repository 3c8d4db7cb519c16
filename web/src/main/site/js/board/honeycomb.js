// SPDX-License-Identifier: Apache-2.0
// Levels of Hexcells: hexagons at some places of rows and columns.
// A cell touches those two rows away and those diagonally beside it.

const ROOT3 = Math.sqrt(3);

export class HoneycombGeometry {
  kind = /** @type {const} */ ('hex');
  rowHeight = 0.5;
  columnWidth = ROOT3 / 2;
  textSize = 0.5;
  margin = 0;
  wrapped = false;

  /** @param {Page.Drawn} given */
  constructor({ columns, rows, size, cells = [], signs = [] }) {
    this.columns = columns;
    this.rows = rows;
    this.size = size;
    this.cells = cells;
    const places = [...cells, ...signs.map(({ place }) => place)].map((place) => this.centre(place));
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    this.bounds = {
      left: Math.min(...xs) - 0.6,
      right: Math.max(...xs) + 0.6,
      top: Math.min(...ys) - 0.6,
      bottom: Math.max(...ys) + 0.6,
    };
  }

  /** @param {number} cell */
  row(cell) {
    return Math.floor(cell / this.columns);
  }

  /** @param {number} cell */
  column(cell) {
    return cell % this.columns;
  }

  /** @param {number} cell @returns {Page.Point} */
  centre(cell) {
    return this.place(this.row(cell), this.column(cell));
  }

  /** @param {number} row @param {number} column @returns {Page.Point} */
  place(row, column) {
    return [column * this.columnWidth, row * this.rowHeight];
  }

  turned() {
    return 0;
  }

  /** @returns {Page.Point[]} */
  corners() {
    const r = 1 / ROOT3;
    return [
      [r, 0],
      [r / 2, 0.5],
      [-r / 2, 0.5],
      [-r, 0],
      [-r / 2, -0.5],
      [r / 2, -0.5],
    ];
  }

  // The nearest middle is the hexagon under the point.
  /** @param {number} x @param {number} y */
  at(x, y) {
    const apart = (/** @type {number} */ cell) => Math.hypot(this.centre(cell)[0] - x, this.centre(cell)[1] - y);
    const best = this.cells.reduce((near, cell) => (near < 0 || apart(cell) < apart(near) ? cell : near), -1);
    return best >= 0 && apart(best) <= 1 / ROOT3 ? best : -1;
  }

  /** The nearest cell in the direction of the arrow. @param {number} cell @param {number} dx @param {number} dy */
  step(cell, dx, dy) {
    const [x, y] = this.centre(cell);
    let best = cell;
    let least = Infinity;
    for (const other of this.cells) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along > 0.1 && along >= across * 0.6 && along + 2 * across < least) {
        least = along + 2 * across;
        best = other;
      }
    }
    return best;
  }

  /** @param {number} left @param {number} top @param {number} right @param {number} bottom @param {Page.Visit} visit */
  visit(left, top, right, bottom, visit) {
    for (const cell of this.cells) {
      const [x, y] = this.centre(cell);
      if (x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1)
        visit(cell, x, y, false, this.row(cell), this.column(cell));
    }
  }
}
