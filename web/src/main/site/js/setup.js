// SPDX-License-Identifier: Apache-2.0
// The part of a panel that chooses a game: which rules, which board, which seed. Play, Watch and Arena share it.
import { choice, h, redraw, toggle } from './dom.js';
import { idOf } from './gameid.js';
import { keep, recall } from './keep.js';
import { BEGINNER, choicesIn, drawSeed, isSeed, levelValues, title } from './setup/choices.js';
import { familiesFor, levelsOf, numberField, seedField } from './setup/fields.js';
import { text } from './text.js';

const MOST = 1000;
/** @template T @typedef {import('./setup/fields.js').Field<T>} Field */
/** @typedef {'columns' | 'rows' | 'dangers' | 'golds' | 'blocked'} Count */

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
    this.set({ game: id, family: game.family, golds: 0, blocked: 0, ...custom, ...levelValues(game, level) });
  }

  /** @param {string} name */
  #chooseLevel(name) {
    this.set(levelValues(this.game, name));
  }

  /** @param {string} family */
  #chooseFamily(family) {
    // On a graph there are no levels: how many dangers there are was chosen for it alone.
    this.set({ family, ...(family.startsWith('graph:') ? { dangers: 6 } : levelValues(this.game, this.values.level)) });
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
        : choice(text.play.level, levelsOf(game), values.level, (name) => this.#chooseLevel(name), { name: 'level' }),
      isWorld
        ? null
        : choice(
            text.play.kind,
            familiesFor(values.game, this.contents),
            values.family,
            (family) => this.#chooseFamily(family),
            {
              name: 'family',
            },
          ),
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
    redraw(this.element, ...parts.filter((part) => part !== null), this.#ways() ?? '', this.problem);
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
    /** @type {Field<number>} */
    const field = { set: (value) => this.#enter({ [key]: value }), complain: (words) => this.complain(words) };
    return numberField(label, { name: key, value: this.values[key], least, most }, field);
  }

  // What is typed in a field stays there: the fields are not drawn anew.
  /** @param {Partial<Page.Choices>} values */
  #enter(values) {
    Object.assign(this.values, values);
    this.#chosen();
  }

  #more() {
    const { values } = this;
    const seed = seedField(values.seed, {
      set: (given) => this.#enter({ seed: given }),
      complain: (words) => this.complain(words),
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
    const choices = choicesIn(id, this.contents.games);
    if (choices) this.show(choices);
  }

  /** True if the first click decides where the dangers are not. */
  get firstClickDecides() {
    const { values } = this;
    return values.game === 'classic' && !values.family.startsWith('graph:') && !values.level.startsWith('world:');
  }

  seed() {
    return isSeed(this.values.seed) ? this.values.seed : drawSeed();
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
