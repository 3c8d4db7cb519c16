// SPDX-License-Identifier: Apache-2.0
// Boards of triangles that point up and down in turn.
import { Lattice } from './lattice.js';

const ROOT3 = Math.sqrt(3);

export class TriangleGeometry extends Lattice {
  kind = /** @type {const} */ ('triangle');

  /** @param {Page.Drawn} board @param {boolean} wrapped */
  constructor(board, wrapped) {
    super(board, wrapped, 2);
    this.rowHeight = ROOT3 / 2;
    this.columnWidth = 0.5;
    this.textSize = 0.34;
    const m = this.margin;
    this.bounds = {
      left: -m / 2,
      right: (this.columns + 1 + m) / 2,
      top: -m * this.rowHeight,
      bottom: (this.rows + m) * this.rowHeight,
    };
  }

  /** @param {number} row @param {number} column */
  turned(row, column) {
    return (((row + column) % 2) + 2) % 2;
  }

  /** @override @param {number} row @param {number} column @returns {Page.Point} */
  place(row, column) {
    return [(column + 1) / 2, (row + (this.turned(row, column) ? 1 : 2) / 3) * this.rowHeight];
  }

  /** @param {number} turned @returns {Page.Point[]} */
  corners(turned) {
    const third = ROOT3 / 6;
    return turned
      ? [
          [0, 2 * third],
          [-0.5, -third],
          [0.5, -third],
        ]
      : [
          [0, -2 * third],
          [0.5, third],
          [-0.5, third],
        ];
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    const row = Math.floor(y / this.rowHeight);
    const down = y / this.rowHeight - row;
    const near = Math.floor(x * 2 - 1);
    for (let column = near - 1; column <= near + 2; column++) {
      const middle = (column + 1) / 2;
      const halfWidth = this.turned(row, column) ? (1 - down) / 2 : down / 2;
      if (Math.abs(x - middle) <= halfWidth) return this.cellAt(row, column);
    }
    return -1;
  }
}
