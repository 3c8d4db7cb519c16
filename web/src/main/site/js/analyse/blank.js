// SPDX-License-Identifier: Apache-2.0
// An empty board to draw on: its game, kind, size and dangers, and what is wrong with them.
import { COVERED } from '../board/sprites.js';
import { choice, h, input } from '../dom.js';
import { lab } from '../engine.js';
import { text } from '../text.js';

const t = text.analyse;
const MOST = { columns: 100, rows: 100, dangers: 9999 };
const COUNTS = /** @type {const} */ (['columns', 'rows', 'dangers']);
const LABELS = { columns: text.play.columns, rows: text.play.rows, dangers: t.dangers };

export class BlankBoard {
  #values = { columns: 9, rows: 9, dangers: 10, game: 'classic', family: 'square' };
  #problem = h('p', { class: 'problem', role: 'alert', hidden: true });

  /**
   * open: told the position when a board was asked for.
   * @param {Page.Contents} contents
   * @param {(position: Bridge.Position) => Promise<void>} open
   */
  constructor(contents, open) {
    this.contents = contents;
    this.open = open;
    this.element = h('details', {}, h('summary', {}, t.blank), this.#fields());
  }

  #fields() {
    const values = this.#values;
    const { games, families } = this.contents;
    const kinds = families.map((family) => [family, text.families[family]]);
    return h(
      'div',
      { class: 'group' },
      choice(
        text.play.game,
        games.map(({ id }) => [id, text.games[id]]),
        values.game,
        (game) => (values.game = game),
      ),
      choice(text.play.kind, kinds, values.family, (family) => (values.family = family)),
      h('div', { class: 'row even' }, ...COUNTS.map((key) => this.#number(key))),
      this.#problem,
      h('button', { type: 'button', class: 'button', id: 'blank', onclick: () => this.#start() }, t.clear),
    );
  }

  /** @param {typeof COUNTS[number]} key */
  #number(key) {
    return input(LABELS[key], {
      type: 'number',
      name: `blank-${key}`,
      min: '1',
      max: '100',
      value: String(this.#values[key]),
      onchange: (event) => (this.#values[key] = Number(event.target.value)),
    });
  }

  async #start() {
    const problem = this.#wrongCount() || (await this.#begin());
    this.#problem.textContent = problem;
    this.#problem.hidden = !problem;
  }

  #wrongCount() {
    const { columns, rows, game } = this.#values;
    const counted = this.contents.games.find(({ id }) => id === game)?.dangersKnown;
    const most = { ...MOST, dangers: counted ? Math.min(MOST.dangers, columns * rows) : MOST.dangers };
    const wrong = COUNTS.find((key) => {
      const value = this.#values[key];
      return !Number.isInteger(value) || value < 1 || value > most[key];
    });
    return wrong ? text.play.badNumber(LABELS[wrong], 1, most[wrong]) : '';
  }

  async #begin() {
    const { game, family, columns, rows, dangers } = this.#values;
    const { fault, head, size } = await lab.json('blank', game, family, columns, rows, dangers);
    if (!fault) await this.open({ head, cells: new Int8Array(size).fill(COVERED), goldClues: new Int8Array(0) });
    return fault;
  }
}
