// The board for those who cannot see it: a real grid of rows and cells inside the canvas, kept in step with it.
// Of a large board only the part around the cursor is there.
import { h } from '../dom.js';
import { text } from '../text.js';

const WHOLE = 600;
const REACH = { rows: 6, columns: 16 };
let boards = 0;

export class SpokenGrid {
  #board;
  #name = `board${++boards}`;
  #due = 0;

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
    this.update();
  }

  /** Soon, not at once: several changes are one. */
  update() {
    this.#due ||= setTimeout(() => {
      this.#due = 0;
      this.#draw();
    }, 60);
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
    const [rows, columns] = this.#window(geometry, cursor);
    this.element.replaceChildren(
      ...rows.map((row) =>
        h(
          'div',
          { role: 'row', 'aria-rowindex': String(row + 1) },
          ...columns.map((column) => this.#cell(row * geometry.columns + column, column)),
        ),
      ),
    );
    this.element.setAttribute('aria-activedescendant', this.#id(cursor));
  }

  /** @param {number} cell @param {number} column */
  #cell(cell, column) {
    return h(
      'span',
      { role: 'gridcell', id: this.#id(cell), 'aria-colindex': String(column + 1) },
      this.#board.describe(cell),
    );
  }

  /** @param {Page.Geometry} given @param {number} cursor */
  #window({ rows, columns, size }, cursor) {
    const all = size <= WHOLE;
    const row = Math.floor(cursor / columns);
    return [range(row, rows, all ? rows : REACH.rows), range(cursor % columns, columns, all ? columns : REACH.columns)];
  }
}

/** @param {number} middle @param {number} size @param {number} reach */
function range(middle, size, reach) {
  const from = Math.max(0, middle - reach);
  return Array.from({ length: Math.min(size - 1, middle + reach) - from + 1 }, (_, i) => from + i);
}
