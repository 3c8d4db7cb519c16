// SPDX-License-Identifier: Apache-2.0
// Boards of squares, upright or turned on their side.
import { Lattice } from './lattice.js';

export class SquareGeometry extends Lattice {
  kind = /** @type {const} */ ('square');

  /** @param {Page.Drawn} board @param {boolean} wrapped */
  constructor(board, wrapped) {
    super(board, wrapped, 1);
    this.rowHeight = 1;
    this.columnWidth = 1;
    this.textSize = 0.6;
    this.bounds = {
      left: -this.margin,
      top: -this.margin,
      right: this.columns + this.margin,
      bottom: this.rows + this.margin,
    };
  }

  turned() {
    return 0;
  }

  /** @returns {Page.Point[]} */
  corners() {
    return [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    return this.cellAt(Math.floor(y), Math.floor(x));
  }
}

/** Squares turned on their side, for a screen that is higher than wide: rows run from left to right, columns down. */
export class SidewaysGeometry extends SquareGeometry {
  sideways = true;

  /** @param {Page.Drawn} board */
  constructor(board) {
    super(board, false);
    this.bounds = { left: 0, top: 0, right: this.rows, bottom: this.columns };
  }

  /** @override @param {number} row @param {number} column @returns {Page.Point} */
  place(row, column) {
    return [row + 0.5, column + 0.5];
  }

  /** @override @param {number} x @param {number} y */
  at(x, y) {
    return this.cellAt(Math.floor(x), Math.floor(y));
  }

  /** @override @param {number} cell @param {number} dx @param {number} dy */
  step(cell, dx, dy) {
    return super.step(cell, dy, dx);
  }

  /**
   * @override
   * @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   * @param {Page.Visit} visit
   */
  visit(left, top, right, bottom, visit) {
    for (let row = Math.max(0, Math.floor(left)); row < Math.min(this.rows, Math.ceil(right)); row++) {
      for (let column = Math.max(0, Math.floor(top)); column < Math.min(this.columns, Math.ceil(bottom)); column++) {
        visit(row * this.columns + column, row + 0.5, column + 0.5, false, row, column);
      }
    }
  }
}
