// SPDX-License-Identifier: Apache-2.0
// The standings of an arena as a table that can be sorted.
import { h } from '../dom.js';
import { text } from '../text.js';
import { interval, paired } from './standings.js';

const t = text.arena;

/** @typedef {'name' | 'won' | 'lost' | 'stuck' | 'guesses' | 'millis'} Column */

export class Table {
  /** @type {{ key: Column, down: boolean }} */
  order = { key: 'name', down: false };

  /** sorted is told when another order was chosen. @param {() => void} sorted */
  constructor(sorted) {
    this.sorted = sorted;
  }

  /** @param {Page.ArenaRun} run */
  draw(run) {
    const first = run.rows[0];
    /** @type {[Column | null, string][]} */
    const columns = [
      ['name', t.agent],
      ['won', t.won],
      [null, ''],
      [null, t.against(first.name)],
      ['lost', t.lost],
      ['stuck', t.stuck],
      ['guesses', t.guesses],
      ['millis', t.speed],
    ];
    const head = columns.map(([key, name]) =>
      key
        ? h(
            'th',
            { scope: 'col', 'aria-sort': this.#sortOf(key) },
            h('button', { type: 'button', class: 'plain-button', onclick: () => this.#sortBy(key) }, name),
          )
        : h(name ? 'th' : 'td', name ? { scope: 'col' } : {}, name),
    );
    return h(
      'table',
      { id: 'standings' },
      h('thead', {}, h('tr', {}, ...head)),
      h('tbody', {}, ...this.#sorted(run.rows).map((row) => this.#row(row, first, run.fixed))),
    );
  }

  /** @param {Column} key */
  #sortOf(key) {
    return this.order.key !== key ? 'none' : this.order.down ? 'descending' : 'ascending';
  }

  /** @param {Column} key */
  #sortBy(key) {
    this.order = { key, down: this.order.key === key ? !this.order.down : key !== 'name' };
    this.sorted();
  }

  /** @param {Page.Row[]} rows */
  #sorted(rows) {
    const { key, down } = this.order;
    /** @type {(a: Page.Row, b: Page.Row) => number} */
    const compare = (a, b) => (key === 'name' ? 0 : a[key] - b[key]);
    return rows.toSorted((a, b) => (down ? compare(b, a) : compare(a, b)));
  }

  /** @param {Page.Row} row @param {Page.Row} first @param {boolean} [fixed] */
  #row(row, first, fixed) {
    const { name, games, won, lost, stuck, guesses, millis } = row;
    const bar = h('span', {});
    bar.style.width = `${games ? (100 * won) / games : 0}%`;
    const share = (/** @type {number} */ n) => (games ? `${text.number((100 * n) / games)} %` : '–');
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      h('td', {}, games ? `${text.number((100 * won) / games, 1)} %` : '–', fixed ? '' : this.#reach(won, games)),
      h('td', { class: 'bar' }, h('div', { class: 'progress' }, bar)),
      h('td', {}, row === first || !games || fixed ? '–' : t.difference(paired(row, first))),
      h('td', {}, share(lost)),
      h('td', {}, share(stuck)),
      h('td', {}, games ? text.number(guesses / games, 2) : '–'),
      h('td', {}, games ? `${text.number(millis / games, 1)} ms` : '–'),
    );
  }

  // One and the same world again and again is no sample: it has no interval.
  /** @param {number} won @param {number} games */
  #reach(won, games) {
    if (!games) return '';
    const [low, high] = interval(won, games);
    return h('span', { class: 'soft small' }, ` ${text.number(100 * low)}–${text.number(100 * high)}`);
  }
}
