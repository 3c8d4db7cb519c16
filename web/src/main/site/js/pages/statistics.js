// SPDX-License-Identifier: Apache-2.0
// Statistics: the games that were finished in this browser, by board, with plots; to take along and to clear.
import { download, filePicker, h, say, section } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { forgetAll, lasting } from '../keep.js';
import { exported, finishedGames, imported, summary, survivals } from '../play/record.js';
import { plot } from '../plot.js';
import { text } from '../text.js';

const t = text.statistics;
const WINDOW = 20;
// A table that is laid out otherwise on a phone is one to browsers only where that is said.
const [ROW, GROUP] = [{ role: 'row' }, { role: 'rowgroup' }];

/** @param {HTMLElement} main @param {Page.Contents} contents */
export function open(main, contents) {
  new Statistics(main, contents);
  return {};
}

class Statistics {
  /** @param {HTMLElement} main @param {Page.Contents} contents */
  constructor(main, contents) {
    this.contents = contents;
    this.stage = h('div', { class: 'stage scroll' });
    const file = filePicker({ accept: '.json', id: 'record-file', 'aria-label': t.import }, ([given]) =>
      this.#import(given),
    );
    this.where = h('p', { class: 'soft small', id: 'record-where' });
    this.message = h('p', { class: 'soft small', role: 'status', id: 'record-message' });
    /** @type {(label: string, id: string, action: () => void) => HTMLElement} */
    const button = (label, id, action) => h('button', { type: 'button', class: 'button', id, onclick: action }, label);
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.keeping },
      section(
        t.keeping,
        this.where,
        button(t.export, 'record-export', () =>
          download('sweeplab-record.json', new Blob([exported()], { type: 'application/json' })),
        ),
        button(t.import, 'record-import', () => file.click()),
        file,
        button(t.clear, 'record-clear', () => this.#clear()),
        this.message,
      ),
    );
    panel.append(
      section(
        null,
        elsewhere(['play', 'analyse', 'watch'], () => latest()),
      ),
    );
    main.append(h('div', { class: 'page' }, this.stage, panel));
    this.#draw();
  }

  #draw() {
    const all = finishedGames();
    const games = all.filter(({ round = 0 }) => round <= 0);
    this.where.textContent = lasting() ? t.where : t.nowhere;
    const boards = [...new Set(games.map(({ board }) => board))];
    const parts = boards
      .map((board) => /** @type {[string, Page.Finished[]]} */ ([board, games.filter((game) => game.board === board)]))
      .sort(([, a], [, b]) => b.length - a.length);
    this.stage.replaceChildren(
      h(
        'div',
        { class: 'sheet' },
        h('h1', { class: 'title' }, text.pages.statistics),
        all.length ? '' : h('p', { class: 'soft' }, t.none),
        games.length ? this.#table(parts) : '',
        ...this.#survivals(survivals(all)),
        ...parts.slice(0, 6).flatMap(([board, list]) => (fair(list).length > 1 ? [this.#plots(board, list)] : [])),
      ),
    );
  }

  /** @param {[string, Page.Finished[]][]} parts */
  #table(parts) {
    const head = h('tr', ROW, ...t.columns.map((name) => h('th', { scope: 'col', role: 'columnheader' }, name)));
    const body = parts.map(([board, games]) => this.#row(board, summary(games)));
    return h(
      'div',
      { class: 'wide', tabindex: '0', role: 'region', 'aria-label': text.pages.statistics },
      h('table', { id: 'record', role: 'table' }, h('thead', GROUP, head), h('tbody', GROUP, ...body)),
    );
  }

  /** @param {[string, number, number][]} runs */
  #survivals(runs) {
    if (!runs.length) return [];
    const head = h('tr', {}, ...t.survivalColumns.map((name) => h('th', { scope: 'col' }, name)));
    const body = runs.map(([board, lost, furthest]) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row', title: board }, this.#name(board)),
        h('td', {}, String(lost)),
        h('td', {}, String(furthest)),
      ),
    );
    return [h('h2', {}, t.survival), h('table', { id: 'survival' }, h('thead', {}, head), h('tbody', {}, ...body))];
  }

  /** @param {string} board @param {ReturnType<typeof summary>} given */
  #row(board, { games, won, helped, streak, longest, best, fastest, efficiency }) {
    const number = (/** @type {number} */ value, /** @type {number} */ digits, unit = '') =>
      Number.isFinite(value) ? `${text.number(value, digits)}${unit}` : '–';
    const cells = [
      games,
      won,
      number(games ? (100 * won) / games : NaN, 1, ' %'),
      `${streak} / ${longest}`,
      number(best, 1, ' s'),
      number(fastest, 2),
      number(100 * efficiency, 0, ' %'),
      helped,
    ];
    return h(
      'tr',
      ROW,
      h('th', { scope: 'row', role: 'rowheader', title: board }, this.#name(board)),
      ...cells.map((value, i) => h('td', { role: 'cell', 'data-name': t.columns[i + 1] }, String(value))),
    );
  }

  /** A level by its name; any other board as its id says it. @param {string} board */
  #name(board) {
    const [size, ...words] = board.split(' ');
    const [, columns, rows, dangers] = /^square:(\d+)x(\d+)\/(\d+)$/.exec(size) ?? [];
    const levels = this.contents.games.find(({ id }) => id === 'classic')?.levels;
    const level = levels?.find(
      (each) => `${each.columns} ${each.rows} ${each.dangers}` === `${columns} ${rows} ${dangers}`,
    );
    /** @type {Record<string, string>[]} */
    const [names, meanings] = [text.play.levels, t.words];
    const known = names[level?.name.toLowerCase() ?? ''];
    return known ? [known, ...words.map((word) => meanings[word] ?? word).filter(Boolean)].join(', ') : board;
  }

  /** @param {string} board @param {Page.Finished[]} games */
  #plots(board, games) {
    const counted = fair(games);
    const wins = counted.filter(({ won }) => won);
    /** @type {Page.Point[]} */
    const rates = counted.map((_, i) => {
      const last = counted.slice(Math.max(0, i + 1 - WINDOW), i + 1);
      return [i, (100 * last.filter(({ won }) => won).length) / last.length];
    });
    return h(
      'div',
      { class: 'plots' },
      h('h2', {}, this.#name(board)),
      wins.length > 1
        ? plot({
            title: t.times,
            points: wins.map(({ seconds }, i) => [i, seconds]),
            unit: (y) => `${text.number(y, 0)} s`,
          })
        : '',
      plot({ title: t.rate(WINDOW), points: rates, unit: (y) => `${text.number(y, 0)} %`, most: 100 }),
    );
  }

  /** @param {File} file */
  async #import(file) {
    try {
      this.#tell(t.imported(imported(await file.text())));
      this.#draw();
    } catch {
      this.#tell(t.notImported(file.name));
    }
  }

  #clear() {
    if (!confirm(t.sure)) return;
    forgetAll();
    this.#draw();
    this.#tell(t.cleared);
  }

  /** @param {string} words */
  #tell(words) {
    this.message.textContent = words;
    say(words);
  }
}

// The board of the game that was finished last.
function latest() {
  const last = finishedGames().at(-1);
  return last ? { id: last.id, turns: [] } : null;
}

/** Games with help are counted apart. @param {Page.Finished[]} games */
function fair(games) {
  return games.filter(({ helped }) => !helped);
}
