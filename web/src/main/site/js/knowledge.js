// SPDX-License-Identifier: Apache-2.0
// The knowledge base of a position: what the numbers beside covered cells say, in one of three forms.
import { h, redraw } from './dom.js';
import { lab } from './engine.js';
import { text } from './text.js';

const t = text.learn;

export class KnowledgeBase {
  /** @type {Bridge.Position | null} */
  #position = null;
  /** @type {Page.Drawn | null} */
  #board = null;
  /** @type {HTMLDetailsElement | null} */
  folded = null;

  constructor(form = 'dnf') {
    this.form = form;
    this.forms = h('div', { class: 'choices', role: 'group', 'aria-label': t.forms });
    this.base = h('pre', { class: 'code', tabindex: '0', id: 'knowledge', role: 'region', 'aria-label': t.knowledge });
    this.element = h(
      'div',
      { class: 'group' },
      h('p', { class: 'soft small' }, t.knowledgeHint),
      this.forms,
      this.base,
    );
    this.#drawForms();
  }

  /** The same in a part that is folded away until it is asked for. */
  fold() {
    this.folded = h(
      'details',
      { id: 'knowledge-part', ontoggle: () => this.#draw() },
      h('summary', {}, t.knowledge),
      this.element,
    );
    return this.folded;
  }

  #drawForms() {
    const forms = Object.entries(t.formNames).map(([form, name]) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': String(form === this.form), onclick: () => this.setForm(form) },
        name,
      ),
    );
    redraw(this.forms, ...forms);
  }

  /** @param {string} form */
  async setForm(form) {
    this.form = form;
    this.#drawForms();
    await this.#draw();
  }

  /** position: {head, cells, goldClues} on a board. @param {Bridge.Position} position @param {Page.Drawn} board */
  async show(position, board) {
    this.#position = position;
    this.#board = board;
    await this.#draw();
  }

  async #draw() {
    const [position, board, form] = [this.#position, this.#board, this.form];
    if (!position || !board || this.folded?.open === false) return;
    const { head, cells, goldClues } = position;
    const words = await lab.call('knowledge', head, cells, goldClues, form).catch(() => null);
    if (words !== null && position === this.#position && form === this.form) {
      this.base.textContent = words ? fromOne(words, board) : board.words?.length ? t.noFormula : t.nothingKnown;
    }
  }
}

/**
 * The engine counts rows and columns from 0, the page from 1: M01 or M_0_1 is M12 or M_1_2.
 * @param {string} words
 * @param {Page.Drawn} given
 */
function fromOne(words, { rows, columns }) {
  const between = rows < 10 && columns < 10 ? '' : '_';
  /** @type {(_: string, letter: string, row: string, column: string) => string} */
  const name = (_, letter, row, column) => `${letter}${between}${Number(row) + 1}${between}${Number(column) + 1}`;
  return text.board
    .fromOne(words)
    .replace(/\b([A-Z])(?:_(\d+)_(\d+)|(\d)(\d))\b/g, (all, letter, row, column, r, c) =>
      name(all, letter, row ?? r, column ?? c),
    );
}
