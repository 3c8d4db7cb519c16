// SPDX-License-Identifier: Apache-2.0
// Arena: agents on the same boards, a small run in the page.
import { add, asCsv, asJson, emptyRow } from '../arena/standings.js';
import { Table } from '../arena/table.js';
import { button, download, faultNote, h, input, intoSight, redraw, say, section } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
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

class Arena {
  /** @type {string | null} */
  fault = null;
  running = false;
  stopped = false;
  stage = h('div', { class: 'stage scroll' });
  problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  nobody = h('p', { class: 'problem', role: 'alert', id: 'nobody', hidden: true }, t.nobody);
  goButton = button(t.go, () => (this.running ? this.stop() : this.begin()), {
    class: 'button primary',
    id: 'arena-go',
  });
  table = new Table(() => this.#draw());

  /** @param {HTMLElement} main @param {Page.Contents} contents */
  constructor(main, contents) {
    this.contents = contents;
    this.engine = new Engine();
    const kept = recall('arena', null);
    this.run = kept?.rows?.length ? kept : null;
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
    const agents = this.contents.agents.map((agent) =>
      h(
        'label',
        { class: 'check', title: text.agentAbout(agent) },
        h('input', {
          type: 'checkbox',
          checked: this.chosen.has(agent.name),
          onchange: (event) => this.#choose(agent.name, event.target.checked),
        }),
        h('span', {}, agent.name),
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
      section(
        null,
        elsewhere(['play', 'analyse', 'watch'], () => this.#here()),
      ),
      section(t.agents, this.nobody, h('div', { class: 'checks' }, ...agents)),
    );
    main.append(h('div', { class: 'page' }, this.stage, panel));
    this.stage.replaceChildren(
      h('div', { class: 'empty' }, h('h1', { class: 'title' }, t.emptyTitle), h('p', {}, t.empty)),
    );
  }

  // What the other pages take over: the first game of the run, or a board as it is chosen.
  #here() {
    const seed = this.run?.seed ?? this.setup.seed();
    const board = this.run?.board ?? this.#board(seed);
    const fixed = this.run?.fixed ?? this.setup.values.level.startsWith('world:');
    return { id: this.run?.first ?? (fixed ? board : `${board} #${seed}`), turns: [] };
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
    if (on) this.nobody.hidden = true;
  }

  stop() {
    this.stopped = true;
    this.engine.cancel();
  }

  /** Starts anew with what is chosen now. */
  async begin() {
    const agents = this.contents.agents.filter(({ name }) => this.chosen.has(name));
    this.nobody.hidden = agents.length > 0;
    if (!agents.length) {
      intoSight(this.nobody);
      return;
    }
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
    run.first ??= parts[0].first;
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
    redraw(
      this.stage,
      h(
        'div',
        { class: 'sheet' },
        h('h1', { class: 'title' }, t.standings(run.next, run.goal)),
        h('p', { class: 'soft' }, `${run.board} · ${t.seed} ${run.seed}`),
        this.fault ? faultNote(text.fault, this.fault) : '',
        run.fixed ? h('p', { class: 'note' }, t.fixed) : '',
        h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': t.title }, this.table.draw(run)),
        h('p', { class: 'soft small' }, run.fixed ? '' : t.interval),
        h(
          'div',
          { class: 'row' },
          button(t.csv, () => download('arena.csv', new Blob([asCsv(run)], { type: 'text/csv' })), { id: 'arena-csv' }),
          button(t.json, () => download('arena.json', new Blob([asJson(run)], { type: 'application/json' })), {
            id: 'arena-json',
          }),
          !this.running && run.next < run.goal ? button(t.goOn, () => this.#goOn(), { id: 'arena-on' }) : '',
        ),
      ),
    );
  }
}
