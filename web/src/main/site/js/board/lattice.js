// SPDX-License-Identifier: Apache-2.0
// What boards of rows and columns have in common.

/** A board of rows and columns; each kind says where its cells lie. */
export class Lattice {
  /** @type {Page.Bounds} */
  bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  rowHeight = 1;
  columnWidth = 1;
  textSize = 0.6;

  /** @param {Page.Drawn} given @param {boolean} wrapped @param {number} margin */
  constructor({ columns, rows }, wrapped, margin) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    // On a torus the cells beyond the edge are drawn too, pale: they are the ones from the other side.
    this.margin = wrapped ? margin : 0;
    this.wrapped = wrapped;
  }

  /** @param {number} cell */
  row(cell) {
    return Math.floor(cell / this.columns);
  }

  /** @param {number} cell */
  column(cell) {
    return cell % this.columns;
  }

  /** @param {number} cell */
  centre(cell) {
    return this.place(this.row(cell), this.column(cell));
  }

  /**
   * The cell at a place, which on a torus may lie beyond the edge; -1 if there is none.
   * @param {number} row
   * @param {number} column
   */
  cellAt(row, column) {
    if (row >= 0 && row < this.rows && column >= 0 && column < this.columns) return row * this.columns + column;
    if (!this.margin || row < -this.margin || row >= this.rows + this.margin) return -1;
    if (column < -this.margin || column >= this.columns + this.margin) return -1;
    const wrap = (/** @type {number} */ value, /** @type {number} */ size) => ((value % size) + size) % size;
    return wrap(row, this.rows) * this.columns + wrap(column, this.columns);
  }

  /**
   * The middle of the cell that would be there, also beyond the edge.
   * @param {number} row
   * @param {number} column
   * @returns {Page.Point}
   */
  place(row, column) {
    return [column + 0.5, row + 0.5];
  }

  /** @param {number} row @param {number} column */
  inside(row, column) {
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** The cell that the arrow keys lead to. @param {number} cell @param {number} dx @param {number} dy */
  step(cell, dx, dy) {
    const row = this.row(cell) + dy;
    const column = this.column(cell) + dx;
    const next = this.wrapped
      ? this.cellAt((row + this.rows) % this.rows, (column + this.columns) % this.columns)
      : this.cellAt(row, column);
    return next < 0 ? cell : next;
  }

  /**
   * Calls visit(cell, x, y, ghost, row, column) for every cell that may show in this part of the drawing.
   * @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   * @param {Page.Visit} visit
   */
  visit(left, top, right, bottom, visit) {
    const m = this.margin;
    const firstRow = Math.max(-m, Math.floor(top / this.rowHeight) - 1);
    const lastRow = Math.min(this.rows - 1 + m, Math.ceil(bottom / this.rowHeight) + 1);
    for (let row = firstRow; row <= lastRow; row++) {
      const x0 = this.place(row, 0)[0];
      const firstColumn = Math.max(-m, Math.floor((left - x0) / this.columnWidth) - 1);
      const lastColumn = Math.min(this.columns - 1 + m, Math.ceil((right - x0) / this.columnWidth) + 1);
      for (let column = firstColumn; column <= lastColumn; column++) {
        const [x, y] = this.place(row, column);
        visit(this.cellAt(row, column), x, y, !this.inside(row, column), row, column);
      }
    }
  }
}
