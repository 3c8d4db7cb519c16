// SPDX-License-Identifier: Apache-2.0
// A proof in the panel: its lines in words; the line that is pointed at is drawn on the board.
import { h } from './dom.js';
import { handout } from './handout.js';
import { text } from './text.js';

export class ProofView {
  /** @type {Bridge.Explanation | null} */
  proof = null;
  /** @type {Page.Overlay} */
  base = {};
  /** @type {number | undefined} The line that is pointed at. */
  at;

  /** board: where to draw. @param {import('./board/board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.element = h('div', { class: 'proof group' });
  }

  clear() {
    this.element.replaceChildren();
    this.proof = null;
  }

  /**
   * Shows what the engine said of a cell of a position; base is the overlay to draw it on.
   * @param {Bridge.Explanation} answer
   * @param {Bridge.Position} position
   * @param {Page.Overlay} [base]
   */
  show(answer, position, base = {}) {
    this.base = base;
    this.proof = answer;
    const name = (/** @type {number} */ cell) => text.board.name(this.board.board, cell);
    const head = h(
      'p',
      {},
      h('strong', {}, text.proof.claim(answer, name)),
      answer.grade ? h('span', { class: 'tag' }, text.proof.grade(answer.grade)) : null,
    );
    const lines = (answer.lines ?? []).map((line, i) =>
      h(
        'li',
        { class: line.depth ? `depth${Math.min(line.depth, 3)}` : undefined },
        h('button', { type: 'button', onclick: () => this.point(i) }, text.proof.line(line, name)),
      ),
    );
    this.element.replaceChildren(
      head,
      h('ol', { class: 'steps' }, ...lines),
      lines.length > 1 ? this.#walk() : '',
      handout(position, answer.cell),
    );
    this.pointAll();
  }

  get #lines() {
    return this.proof?.lines ?? [];
  }

  #walk() {
    return h(
      'div',
      { class: 'row even' },
      h(
        'button',
        { type: 'button', class: 'button', onclick: () => this.point(Math.max(0, (this.at ?? 0) - 1)) },
        text.proof.back,
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          onclick: () => this.point(Math.min(this.#lines.length - 1, (this.at ?? -1) + 1)),
        },
        text.proof.next,
      ),
      h('button', { type: 'button', class: 'button', onclick: () => this.pointAll() }, text.proof.all),
    );
  }

  /** Lights what one line speaks of. @param {number} index */
  point(index) {
    this.at = index;
    this.#mark(index);
    this.#light([this.#lines[index]]);
  }

  /** Lights everything that the proof uses. */
  pointAll() {
    this.at = undefined;
    this.#mark(-1);
    this.#light(this.#lines);
  }

  /** @param {number} index */
  #mark(index) {
    this.element.querySelectorAll('.steps button').forEach((button, i) => {
      if (i === index) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
  }

  /** @param {Bridge.ProofLine[]} lines */
  #light(lines) {
    const { cell = -1, verdict = 'cell' } = this.proof ?? {};
    /** @type {Map<number, string>} */
    const lit = new Map();
    for (const line of lines) {
      line.cells.forEach((cell) => lit.set(cell, 'cell'));
      line.clues.forEach((cell) => lit.set(cell, 'clue'));
    }
    if (cell >= 0) lit.set(cell, verdict);
    this.board.setOverlay({ ...this.base, lit: lit.size ? lit : undefined, mark: cell });
  }
}
