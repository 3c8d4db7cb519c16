// Arena: agents on the same boards, a small run in the page.
import { h, say, section, input } from '../dom.js';
import { Cancelled, Engine } from '../engine.js';
import { arenaThere } from '../server.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';

const t = text.arena;
const CHUNK = 5;
const MOST_GAMES = 10000;

export function open(main, contents) {
  return new Arena(main, contents);
}

class Arena {
  constructor(main, contents) {
    this.contents = contents;
    this.engine = new Engine(true);
    this.chosen = new Set(contents.agents.map(({ name }) => name).filter((name) => ['sps', 'ees', 'exact', 'balanced'].includes(name)));
    this.setup = new Setup(contents);
    this.games = 100;
    this.#build(main);
  }

  leave() {
    this.stopped = true;
    this.engine.end();
  }

  #build(main) {
    this.stage = h('div', { class: 'stage scroll' });
    this.goButton = h('button', { type: 'button', class: 'button primary', id: 'arena-go', onclick: () => (this.running ? this.stop() : this.run()) }, t.go);
    const agents = this.contents.agents.map(({ name, about }) =>
      h('label', { class: 'check', title: about }, h('input', { type: 'checkbox', checked: this.chosen.has(name), onchange: (event) => this.#choose(name, event.target.checked) }), h('span', {}, name)));
    const panel = h('aside', { class: 'panel', 'aria-label': t.title },
      section(t.title, this.goButton, this.setup.element),
      section(t.run,
        h('div', { class: 'row even' },
          input(t.games, { type: 'number', name: 'games', min: '1', max: String(MOST_GAMES), value: String(this.games), onchange: (event) => (this.games = Math.min(MOST_GAMES, Math.max(1, Math.trunc(Number(event.target.value)) || 1))) }))),
      section(t.agents, h('div', { class: 'checks' }, ...agents)));
    main.append(h('div', { class: 'page' }, this.stage, panel));
    this.stage.replaceChildren(h('div', { class: 'empty' }, h('p', { class: 'title' }, t.emptyTitle), h('p', {}, t.empty)));
  }

  #choose(name, on) {
    if (on) this.chosen.add(name);
    else this.chosen.delete(name);
  }

  stop() {
    this.stopped = true;
    this.engine.cancel();
  }

  async run() {
    const agents = this.contents.agents.filter(({ name }) => this.chosen.has(name));
    if (!agents.length) return;
    const seed = this.setup.seed();
    const board = this.#board(seed);
    this.rows = agents.map(({ name, server }) => ({ name, server, games: 0, won: 0, lost: 0, stuck: 0, guesses: 0, millis: 0 }));
    this.running = true;
    this.stopped = false;
    this.goButton.textContent = t.stop;
    this.#draw(board, seed);
    try {
      for (let from = 0; from < this.games && !this.stopped; from += CHUNK) await this.#round(board, seed, from);
      say(t.finished);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.stage.replaceChildren(h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.fault), h('p', {}, error.message)));
    }
    this.running = false;
    this.goButton.textContent = t.go;
  }

  // Every agent gets the same boards, a few at a time, so that the table grows evenly.
  async #round(board, seed, from) {
    const to = Math.min(from + CHUNK, this.games);
    for (const row of this.rows) {
      const part = await (row.server ? arenaThere(board, row.name, seed, from, to) : this.engine.json('arena', board, row.name, seed, from, to));
      for (const key of ['games', 'won', 'lost', 'stuck', 'guesses', 'millis']) row[key] += part[key];
      this.#draw(board, seed);
    }
  }

  #board(seed) {
    if (!this.setup.firstClickDecides) return this.setup.id(seed);
    const { columns, rows } = this.setup.values;
    return this.setup.id(seed, Math.min(3, columns - 1), Math.min(3, rows - 1));
  }

  #draw(board, seed) {
    const rows = this.rows.map((row) => this.#row(row));
    const head = [t.agent, t.won, '', t.lost, t.stuck, t.guesses, t.speed];
    const table = h('table', { id: 'standings' },
      h('thead', {}, h('tr', {}, ...head.map((name) => h(name ? 'th' : 'td', name ? { scope: 'col' } : {}, name)))),
      h('tbody', {}, ...rows));
    const played = this.rows[0].games;
    this.stage.replaceChildren(h('div', { class: 'sheet' }, h('h1', { class: 'title' }, t.standings(played, this.games)), h('p', { class: 'soft' }, `${board.replace(/ #.*$/, '')} · ${t.seed} ${seed}`), h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': t.title }, table), h('p', { class: 'soft small' }, t.interval)));
  }

  #row({ name, games, won, lost, stuck, guesses, millis }) {
    const rate = games ? won / games : 0;
    const [low, high] = interval(won, games);
    const bar = h('span', {});
    bar.style.width = `${100 * rate}%`;
    const share = (n) => (games ? `${((100 * n) / games).toFixed(0)} %` : '–');
    return h('tr', {},
      h('th', { scope: 'row' }, name),
      h('td', {}, games ? `${(100 * rate).toFixed(1)} %` : '–', h('span', { class: 'soft small' }, games ? ` ${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}` : '')),
      h('td', { class: 'bar' }, h('div', { class: 'progress' }, bar)),
      h('td', {}, share(lost)), h('td', {}, share(stuck)),
      h('td', {}, games ? (guesses / games).toFixed(2) : '–'),
      h('td', {}, games ? `${(millis / games).toFixed(1)} ms` : '–'));
  }
}

/** Wilson's interval for a share, 95 %. */
function interval(won, games) {
  if (!games) return [0, 1];
  const z = 1.96;
  const p = won / games;
  const middle = p + (z * z) / (2 * games);
  const reach = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const base = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / base), Math.min(1, (middle + reach) / base)];
}
