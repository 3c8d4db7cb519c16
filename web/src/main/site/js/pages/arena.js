// Arena: agents on the same boards, a small run in the page.
import { add, asCsv, asJson, emptyRow, interval, paired } from '../arena/standings.js';
import { download, h, input, say, section } from '../dom.js';
import { Cancelled, Engine } from '../engine.js';
import { keep, recall } from '../keep.js';
import { arenaThere } from '../server.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';

const t = text.arena;
const CHUNK = 5;
const MOST_GAMES = 10000;
const USUAL = ['sps', 'ees', 'exact', 'balanced'];

/** @param {HTMLElement} main @param {Page.Contents} contents */
export function open(main, contents) {
  return new Arena(main, contents);
}

/** @typedef {'name' | 'won' | 'lost' | 'stuck' | 'guesses' | 'millis'} Column */

class Arena {
  /** @type {string | null} */
  fault = null;
  running = false;
  stopped = false;
  stage = h('div', { class: 'stage scroll' });
  problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  goButton = h(
    'button',
    {
      type: 'button',
      class: 'button primary',
      id: 'arena-go',
      onclick: () => (this.running ? this.stop() : this.begin()),
    },
    t.go,
  );
  /** @type {{ key: Column, down: boolean }} */
  order = { key: 'name', down: false };

  /** @param {HTMLElement} main @param {Page.Contents} contents */
  constructor(main, contents) {
    this.contents = contents;
    this.engine = new Engine();
    this.run = recall('arena', null);
    const chosen = this.run?.rows.map(({ name }) => name) ?? USUAL;
    this.chosen = new Set(contents.agents.map(({ name }) => name).filter((name) => chosen.includes(name)));
    this.setup = new Setup(contents, () => {}, { remember: 'arena' });
    this.games = this.run?.goal ?? 100;
    this.#build(main);
    if (this.run) this.#draw();
  }

  leave() {
    this.stopped = true;
    this.engine.end();
  }

  /** @param {HTMLElement} main */
  #build(main) {
    const agents = this.contents.agents.map(({ name, about }) =>
      h(
        'label',
        { class: 'check', title: about },
        h('input', {
          type: 'checkbox',
          checked: this.chosen.has(name),
          onchange: (event) => this.#choose(name, event.target.checked),
        }),
        h('span', {}, name),
      ),
    );
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      section(t.title, this.goButton, this.setup.element),
      section(
        t.run,
        input(t.games, {
          type: 'number',
          name: 'games',
          min: '1',
          max: String(MOST_GAMES),
          value: String(this.games),
          onchange: (event) => this.#setGames(Number(event.target.value)),
        }),
        this.problem,
      ),
      section(t.agents, h('div', { class: 'checks' }, ...agents)),
    );
    main.append(h('div', { class: 'page' }, this.stage, panel));
    this.stage.replaceChildren(
      h('div', { class: 'empty' }, h('h1', { class: 'title' }, t.emptyTitle), h('p', {}, t.empty)),
    );
  }

  /** @param {number} games */
  #setGames(games) {
    const right = Number.isInteger(games) && games >= 1 && games <= MOST_GAMES;
    this.problem.hidden = right;
    this.problem.textContent = right ? '' : text.play.badNumber(t.games, 1, MOST_GAMES);
    if (right) this.games = games;
  }

  /** @param {string} name @param {boolean} on */
  #choose(name, on) {
    if (on) this.chosen.add(name);
    else this.chosen.delete(name);
  }

  stop() {
    this.stopped = true;
    this.engine.cancel();
  }

  /** Starts anew with what is chosen now. */
  async begin() {
    const agents = this.contents.agents.filter(({ name }) => this.chosen.has(name));
    if (!agents.length) return;
    const seed = this.setup.seed();
    const fixed = this.setup.values.level.startsWith('world:');
    this.run = {
      board: this.#board(seed),
      seed,
      fixed,
      goal: this.games,
      next: 0,
      rows: agents.map(({ name, server }) => emptyRow(name, server)),
    };
    await this.#goOn();
  }

  async #goOn() {
    const { run } = this;
    if (!run) return;
    this.running = true;
    this.stopped = false;
    this.goButton.textContent = t.stop;
    this.#draw();
    try {
      while (run.next < run.goal && !this.stopped) await this.#round(run);
      say(t.finished);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.fault = error.message;
    }
    this.running = false;
    this.goButton.textContent = t.go;
    this.#draw();
    this.fault = null;
  }

  // Every agent gets the same boards, a few at a time; a round counts when all have played it, so that a stopped run
  // can go on.
  /** @param {Page.ArenaRun} run */
  async #round(run) {
    const to = Math.min(run.next + CHUNK, run.goal);
    const parts = [];
    for (const { name, server } of run.rows) {
      parts.push(
        await (server
          ? arenaThere(run.board, name, run.seed, run.next, to)
          : this.engine.json('arena', run.board, name, run.seed, run.next, to)),
      );
    }
    if (this.stopped) return;
    parts.forEach((part, i) => add(run.rows[i], part));
    run.next = to;
    keep('arena', run);
    this.#draw();
  }

  // Without its seed: an id with one names a single board, and every game here has another.
  /** @param {string} seed */
  #board(seed) {
    const { columns, rows } = this.setup.values;
    const id = this.setup.firstClickDecides
      ? this.setup.id(seed, Math.min(3, columns - 1), Math.min(3, rows - 1))
      : this.setup.id(seed);
    return id.replace(/ #.*$/, '');
  }

  // ---- the table

  #draw() {
    const { run } = this;
    if (!run) return;
    /** @type {(label: string, id: string, action: () => void) => HTMLElement} */
    const button = (label, id, action) => h('button', { type: 'button', class: 'button', id, onclick: action }, label);
    this.stage.replaceChildren(
      h(
        'div',
        { class: 'sheet' },
        h('h1', { class: 'title' }, t.standings(run.next, run.goal)),
        h('p', { class: 'soft' }, `${run.board} · ${t.seed} ${run.seed}`),
        this.fault
          ? h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.fault), h('p', {}, this.fault))
          : '',
        run.fixed ? h('p', { class: 'note' }, t.fixed) : '',
        h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': t.title }, this.#table(run)),
        h('p', { class: 'soft small' }, run.fixed ? '' : t.interval),
        h(
          'div',
          { class: 'row' },
          button(t.csv, 'arena-csv', () => download('arena.csv', 'text/csv', asCsv(run))),
          button(t.json, 'arena-json', () => download('arena.json', 'application/json', asJson(run))),
          !this.running && run.next < run.goal ? button(t.goOn, 'arena-on', () => this.#goOn()) : '',
        ),
      ),
    );
  }

  /** @param {Page.ArenaRun} run */
  #table(run) {
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
    this.#draw();
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
