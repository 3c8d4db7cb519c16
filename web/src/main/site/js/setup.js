// The part of a panel that chooses a game: which rules, which board, which seed. Play, Watch and Arena share it.
import { choice, h, input, toggle } from './dom.js';
import { idOf, partsOf } from './gameid.js';
import { keep, recall } from './keep.js';
import { text } from './text.js';

const MOST = 1000;
const LEVEL = /** @type {const} */ (['columns', 'rows', 'dangers', 'golds']);
const SEED = /^-?\d{1,18}$/;
/** @typedef {'columns' | 'rows' | 'dangers' | 'golds' | 'blocked'} Count */

/** @type {Page.Choices} */
const BEGINNER = {
  game: 'classic',
  level: 'beginner',
  family: 'square',
  columns: 9,
  rows: 9,
  dangers: 10,
  golds: 0,
  blocked: 0,
  start: 'opening',
  seed: '',
  noGuess: false,
  way: 'usual',
};

/** A seed that is easy to read out. */
export function drawSeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] % 1000000);
}

export class Setup {
  /**
   * contents comes from the engine; changed is called when anything was chosen; options: {noGuess, remember: a key to
   * keep the choices under}.
   * @param {Page.Contents} contents
   * @param {() => void} [changed]
   * @param {{ noGuess?: boolean, ways?: boolean, remember?: string }} [options]
   */
  constructor(contents, changed = () => {}, options = {}) {
    this.options = options;
    this.contents = contents;
    this.changed = changed;
    this.values = { ...BEGINNER, ...this.#remembered() };
    this.element = h('div', { class: 'group' });
    this.problem = h('p', { class: 'problem', role: 'alert', hidden: true });
    this.draw();
  }

  #remembered() {
    const { remember } = this.options;
    const values = remember ? recall(`setup.${remember}`, {}) : {};
    const known = this.contents.games.some(({ id }) => id === (values.game ?? 'classic'));
    return known ? values : {};
  }

  // What was chosen is kept, but for the seed: that is for one game.
  #chosen() {
    this.complain('');
    if (this.options.remember) keep(`setup.${this.options.remember}`, { ...this.values, seed: '' });
    this.changed();
  }

  /** Says what is wrong with what was chosen, where it was chosen. @param {string} words */
  complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = !words;
  }

  get game() {
    return this.#find(this.values.game);
  }

  // The choices name games that there are: what was kept from another version of the page is checked when it is read.
  /** @param {string} id */
  #find(id) {
    return /** @type {Bridge.GameFacts} */ (this.contents.games.find((game) => game.id === id));
  }

  /** Shows other choices without starting anything. @param {Partial<Page.Choices>} values */
  show(values) {
    Object.assign(this.values, values);
    this.complain('');
    this.draw();
  }

  /** @param {Partial<Page.Choices>} values */
  set(values) {
    this.show(values);
    this.#chosen();
  }

  /** @param {string} id */
  #chooseGame(id) {
    const game = this.#find(id);
    const level = game.worlds.length ? `world:${game.worlds[0]}` : (game.levels[0]?.name ?? 'custom');
    const custom = level === 'custom' ? { columns: 9, rows: 9, dangers: 12, blocked: game.blocked ? 6 : 0 } : {};
    this.set({ game: id, family: game.family, golds: 0, blocked: 0, ...custom, ...this.#levelValues(game, level) });
  }

  /** @param {Bridge.GameFacts} game @param {string} name */
  #levelValues(game, name) {
    const level = game.levels.find((each) => each.name === name);
    return {
      level: name,
      ...(level ? { columns: level.columns, rows: level.rows, dangers: level.dangers, golds: level.golds } : {}),
    };
  }

  /** @param {string} name */
  #chooseLevel(name) {
    this.set(this.#levelValues(this.game, name));
  }

  /** @param {string} family */
  #chooseFamily(family) {
    this.set({ family, ...(family.startsWith('graph:') ? { dangers: 6 } : {}) });
  }

  #levels() {
    const { game } = this;
    const levels = game.levels.map(({ name, columns, rows, dangers }) => [
      name,
      `${text.play.levels[name.toLowerCase()] ?? title(name)} · ${columns}×${rows}, ${dangers} ${text.dangers(game.danger)}`,
    ]);
    const worlds = game.worlds.map((name) => [`world:${name}`, name]);
    return [...worlds, ...levels, ['custom', text.play.custom]];
  }

  #families() {
    const families = this.contents.families.map((family) => [family, text.families[family] ?? family]);
    const graphs = this.contents.graphs.map((name) => [`graph:${name}`, text.graph(title(name))]);
    return this.values.game === 'classic' ? [...families, ...graphs] : families;
  }

  draw() {
    const { values, game } = this;
    const games = this.contents.games.map(({ id }) => [id, text.games[id] ?? id]);
    const isWorld = values.level.startsWith('world:');
    const isGraph = values.family.startsWith('graph:');
    const parts = [
      choice(text.play.game, games, values.game, (id) => this.#chooseGame(id), { name: 'game' }),
      isGraph
        ? null
        : choice(text.play.level, this.#levels(), values.level, (name) => this.#chooseLevel(name), { name: 'level' }),
      isWorld
        ? null
        : choice(text.play.kind, this.#families(), values.family, (family) => this.#chooseFamily(family), {
            name: 'family',
          }),
      isGraph ? this.#number('dangers', title(text.dangers(game.danger)), 1000) : null,
      values.level === 'custom' && !isGraph ? this.#sizes() : null,
      isWorld ? null : this.#more(),
      this.firstClickDecides && this.options.noGuess
        ? toggle(text.play.noGuess, values.noGuess, (on) => this.set({ noGuess: on }), {
            id: 'no-guess',
            title: text.play.noGuessHint,
          })
        : null,
    ];
    this.element.replaceChildren(...parts.filter((part) => part !== null), this.#ways() ?? '', this.problem);
  }

  #ways() {
    if (!this.options.ways) return null;
    const ways = Object.entries(text.play.ways).filter(([way]) => way !== 'survival' || this.#canBeHarder);
    return choice(text.play.way, ways, this.way, (way) => this.set({ way }), { name: 'way' });
  }

  get #canBeHarder() {
    return !this.values.level.startsWith('world:') && !this.values.family.startsWith('graph:');
  }

  /** How it is to be played; a survival needs boards that can be made harder. */
  get way() {
    return this.values.way === 'survival' && !this.#canBeHarder ? 'usual' : this.values.way;
  }

  #sizes() {
    const { game } = this;
    /** @type {(key: Count, label: string, most: number) => HTMLElement} */
    const number = (key, label, most) => this.#number(key, label, most);
    return h(
      'div',
      { class: 'row even' },
      number('columns', text.play.columns, MOST),
      number('rows', text.play.rows, MOST),
      number('dangers', title(text.dangers(game.danger)), MOST * MOST),
      game.gold ? number('golds', text.play.golds, 999) : null,
      game.blocked ? number('blocked', text.play.blocked, 999) : null,
    );
  }

  /** @param {Count} key @param {string} label @param {number} most */
  #number(key, label, most) {
    const least = ['columns', 'rows'].includes(key) ? 1 : 0;
    return input(label, {
      type: 'number',
      name: key,
      min: String(least),
      max: String(most),
      step: '1',
      value: String(this.values[key]),
      inputmode: 'numeric',
      onchange: (event) => {
        const value = Number(event.target.value);
        const right = event.target.value.trim() !== '' && Number.isInteger(value) && value >= least && value <= most;
        event.target.setAttribute('aria-invalid', String(!right));
        if (right) this.#setNumber(key, value);
        else this.complain(text.play.badNumber(label, least, most));
      },
    });
  }

  /** @param {Count} key @param {number} value */
  #setNumber(key, value) {
    this.values[key] = value;
    this.#chosen();
  }

  #more() {
    const { values } = this;
    const seed = input(text.play.seed, {
      type: 'text',
      name: 'seed',
      inputmode: 'numeric',
      pattern: '-?[0-9]{1,18}',
      placeholder: text.play.seedHint,
      value: values.seed,
      onchange: (event) => {
        const seed = event.target.value.trim();
        const right = seed === '' || SEED.test(seed);
        event.target.setAttribute('aria-invalid', String(!right));
        if (right) {
          this.values.seed = seed;
          this.#chosen();
        } else this.complain(text.play.badSeed);
      },
    });
    const start =
      values.game === 'classic' && !values.family.startsWith('graph:')
        ? choice(text.play.start, Object.entries(text.play.starts), values.start, (start) => this.set({ start }), {
            name: 'start',
          })
        : null;
    return h('div', { class: 'row even' }, start, seed);
  }

  /** Shows the game of an id that was opened by a link: a world, or a board with its counts. @param {string} id */
  showId(id) {
    const [, game, world] = /^([a-z-]+):([^\s/]+)$/.exec(id) ?? [];
    const known = this.contents.games.find((each) => each.id === game);
    const name = known?.worlds.find((each) => each.toLowerCase() === world.toLowerCase());
    if (known && name) this.show({ game, family: known.family, level: `world:${name}` });
    else this.#showBoard(id);
  }

  /** @param {string} id */
  #showBoard(id) {
    const { name, family, ...counts } = partsOf(id);
    const game = this.contents.games.find((each) => each.id === name);
    if (!family || !game) return;
    const level = game.levels.find((each) => LEVEL.every((key) => each[key] === counts[key]));
    this.show({ game: name, family, level: level?.name ?? 'custom', ...counts });
  }

  /** True if the first click decides where the dangers are not. */
  get firstClickDecides() {
    const { values } = this;
    return values.game === 'classic' && !values.family.startsWith('graph:') && !values.level.startsWith('world:');
  }

  seed() {
    return SEED.test(this.values.seed) ? this.values.seed : drawSeed();
  }

  /**
   * The game's id; x and y say where the first click fell, if that matters.
   * @param {string} seed
   * @param {number} [x]
   * @param {number} [y]
   */
  id(seed, x, y) {
    return idOf(this.values, seed, x, y);
  }

  /**
   * The choices as they are now with these changes, whatever is chosen later.
   * @param {Partial<Page.Choices>} [changes]
   * @returns {Page.Plan}
   */
  plan(changes = {}) {
    const values = { ...this.values, ...changes };
    /** @type {Page.IdMaker} */
    const idAt = (seed, x, y) => idOf(values, seed, x, y);
    return { values, game: this.game, firstClickDecides: this.firstClickDecides, idAt };
  }
}

/** @param {string} word */
export function title(word) {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
