// SPDX-License-Identifier: Apache-2.0
// The board for those who cannot see it: a real grid of rows and cells inside the canvas, kept in step with it.
// Of a large board only the part around the cursor is there.
import { h } from '../dom.js';
import { text } from '../text.js';

const WHOLE = 600;
const REACH = { rows: 6, columns: 16 };
const SOON = 200;
let boards = 0;

/** @typedef {{ words: Text, look?: number, chance?: number }} SpokenCell A cell as it was last described. */

export class SpokenGrid {
  #board;
  #name = `board${++boards}`;
  #due = 0;
  /** @type {Map<number, SpokenCell>} */
  #cells = new Map();
  /** Which part of the board is there. */
  #part = '';

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.#board = board;
    this.element = h('div', { role: 'grid', tabindex: '0', 'aria-label': text.board.empty });
  }

  /** Another board. @param {Page.Drawn} board */
  begin(board) {
    const { columns, rows } = board;
    this.element.setAttribute('aria-label', text.board.label(board));
    this.element.setAttribute('aria-rowcount', String(rows));
    this.element.setAttribute('aria-colcount', String(columns));
    this.#part = '';
    this.update();
  }

  /** Soon, not at once: several changes are one. */
  update() {
    this.#due ||= setTimeout(() => {
      this.#due = 0;
      this.#draw();
    }, SOON);
  }

  /** Says which cell the cursor is on now. */
  point() {
    const { cursor } = this.#board;
    if (!document.getElementById(this.#id(cursor))) this.#draw();
    this.element.setAttribute('aria-activedescendant', this.#id(cursor));
  }

  /** @param {number} cell */
  #id(cell) {
    return `${this.#name}-${cell}`;
  }

  #draw() {
    const { geometry, cursor } = this.#board;
    if (!geometry) return;
    const [rows, columns] = partAround(geometry, cursor);
    const part = `${rows} ${columns}`;
    if (part !== this.#part) this.#build(rows, columns, geometry.columns);
    this.#part = part;
    this.#cells.forEach((spoken, cell) => this.#describe(spoken, cell));
    this.element.setAttribute('aria-activedescendant', this.#id(cursor));
  }

  /** @param {number[]} rows @param {number[]} columns @param {number} width */
  #build(rows, columns, width) {
    this.#cells.clear();
    this.element.replaceChildren(
      ...rows.map((row) =>
        h(
          'div',
          { role: 'row', 'aria-rowindex': String(row + 1) },
          ...columns.map((column) => this.#cell(row * width + column, column)),
        ),
      ),
    );
  }

  /** @param {number} cell @param {number} column */
  #cell(cell, column) {
    const words = document.createTextNode('');
    this.#cells.set(cell, { words });
    return h('span', { role: 'gridcell', id: this.#id(cell), 'aria-colindex': String(column + 1) }, words);
  }

  // Most cells are as they were; chances are told to a tenth of a per cent.
  /** @param {SpokenCell} spoken @param {number} cell */
  #describe(spoken, cell) {
    const look = this.#board.look(cell);
    const chance = Math.round(1000 * (this.#board.overlay.chance?.[cell] ?? NaN));
    if (spoken.look === look && Object.is(spoken.chance, chance)) return;
    Object.assign(spoken, { look, chance });
    spoken.words.data = this.#board.describe(cell);
  }
}

/** The rows and columns to speak of. @param {Page.Geometry} given @param {number} cursor */
function partAround({ rows, columns, size }, cursor) {
  const all = size <= WHOLE;
  const row = Math.floor(cursor / columns);
  return [range(row, rows, all ? rows : REACH.rows), range(cursor % columns, columns, all ? columns : REACH.columns)];
}

/** @param {number} middle @param {number} size @param {number} reach */
function range(middle, size, reach) {
  const from = Math.max(0, middle - reach);
  return Array.from({ length: Math.min(size - 1, middle + reach) - from + 1 }, (_, i) => from + i);
}
