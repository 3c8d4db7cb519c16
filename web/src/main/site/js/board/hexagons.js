// SPDX-License-Identifier: Apache-2.0
// Boards of hexagons: each row half a cell further to the left than the one above.
import { Lattice } from './lattice.js';

const ROOT3 = Math.sqrt(3);

export class HexGeometry extends Lattice {
  kind = /** @type {const} */ ('hex');

  /** @param {Page.Drawn} board @param {boolean} wrapped */
  constructor(board, wrapped) {
    super(board, wrapped, 1);
    this.rowHeight = ROOT3 / 2;
    this.columnWidth = 1;
    this.textSize = 0.5;
    const m = this.margin;
    const half = 1 / ROOT3;
    this.bounds = {
      left: this.place(this.rows - 1 + m, -m)[0] - 0.5,
      right: this.place(-m, this.columns - 1 + m)[0] + 0.5,
      top: this.place(-m, 0)[1] - half,
      bottom: this.place(this.rows - 1 + m, 0)[1] + half,
    };
  }

  /** @override @param {number} row @param {number} column @returns {Page.Point} */
  place(row, column) {
    return [column + 0.5 + (this.rows - 1 - row) / 2, row * this.rowHeight + 1 / ROOT3];
  }

  turned() {
    return 0;
  }

  /** @returns {Page.Point[]} */
  corners() {
    const r = 1 / ROOT3;
    return [
      [0, -r],
      [0.5, -r / 2],
      [0.5, r / 2],
      [0, r],
      [-0.5, r / 2],
      [-0.5, -r / 2],
    ];
  }

  // The nearest middle is the hexagon under the point.
  /** @param {number} x @param {number} y */
  at(x, y) {
    const near = Math.round((y - 1 / ROOT3) / this.rowHeight);
    let best = -1;
    let least = 1 / 3 + 1e-9;
    for (let row = near - 1; row <= near + 1; row++) {
      const column = Math.round(x - this.place(row, 0)[0]);
      const [cx, cy] = this.place(row, column);
      const distance = (cx - x) ** 2 + (cy - y) ** 2;
      if (distance < least && this.cellAt(row, column) >= 0) {
        least = distance;
        best = this.cellAt(row, column);
      }
    }
    return best;
  }
}
