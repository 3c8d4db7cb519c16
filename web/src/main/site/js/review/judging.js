// SPDX-License-Identifier: Apache-2.0
// Judges a whole game in its own worker, turn by turn: first what each turn was worth, then how likely the game was to
// be won at each moment.
import { EXPLODED } from '../board/sprites.js';
import { Cancelled, Engine } from '../engine.js';
import { keep, recall } from '../keep.js';
import { writeTurns } from '../play/turns.js';
import { text } from '../text.js';

const MOST_KEPT = 5;
const FIRST_STRIDE = 64;
const KEEP_EVERY = 2000;

export class Judging {
  #engine = new Engine();
  #stopped = false;
  #keptAt = 0;

  /**
   * game: at(moment) gives the position after so many of its turns; name: what it is kept under; changed(): told of
   * every
   * answer. turns[i] is what turn i was worth, wins[i] the chance to win before it.
   * @param {import('../play/game.js').PlayedGame} game
   * @param {string} name
   * @param {() => void} changed
   * @param {Page.OfFile} file What the file of a replay says beside its turns.
   */
  constructor(game, name, changed, { clicking, player, doubts }) {
    this.game = game;
    this.name = name;
    this.changed = changed;
    const known = recall('reviews', []).find((review) => review.name === name && readable(review));
    /** @type {Bridge.Judgement[]} */
    this.turns = known?.turns ?? [];
    /** @type {Bridge.WinChance[]} */
    this.wins = known?.wins ?? [];
    /** @type {Bridge.Fortune | undefined} */
    this.fortune = known?.fortune;
    /** @type {Partial<Bridge.Clicking> | undefined} */
    this.clicking = clicking ?? known?.clicking;
    this.player = player ?? known?.player;
    this.doubts = doubts ?? known?.doubts;
  }

  get judged() {
    return this.turns.filter(Boolean).length;
  }

  /** Goes through the game; ends early when it is stopped. */
  async begin() {
    this.#keep();
    try {
      await this.#count();
      await this.#judgeAll();
      this.#keep();
      await this.#weigh(this.#turning());
      await this.#settle();
      await this.#weigh(this.#course());
      this.#keep();
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    } finally {
      this.#engine.end();
    }
  }

  stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#keep();
    this.#engine.end();
  }

  // Kept now and then, so that a reload does not begin again.
  #learned() {
    if (performance.now() - this.#keptAt > KEEP_EVERY) this.#keep();
    this.changed();
  }

  async #count() {
    const { id, strict, turns } = this.game;
    this.clicking ??= await this.#engine.json('clicking', id, strict, writeTurns(turns));
    this.#learned();
  }

  async #judgeAll() {
    for (let i = 0; i < this.game.turns.length && !this.#stopped; i++) {
      if (this.turns[i]) continue;
      const [kind, cell] = this.game.turns[i];
      const [{ head, cells, goldClues }, after] = await Promise.all([this.game.at(i), this.game.at(i + 1)]);
      const hit = explosions(after.cells) > explosions(cells);
      this.turns[i] = await this.#engine.json('judge', head, cells, goldClues, kind, cell, hit);
      this.#learned();
    }
  }

  /** @param {Iterable<number>} moments */
  async #weigh(moments) {
    for (const moment of moments) {
      if (this.#stopped) return;
      if (this.wins[moment]) continue;
      this.wins[moment] = this.#guessed(moment) ?? this.#ending(moment) ?? (await this.#winning(moment));
      this.#learned();
    }
  }

  // Of a guess it is known how likely the game was to be won.
  /** @param {number} moment */
  #guessed(moment) {
    const { win = null, winMargin = null } = this.turns[moment] ?? {};
    return win === null ? undefined : { win, margin: winMargin };
  }

  // The end is known, and a flag changes nothing.
  /** @param {number} moment */
  #ending(moment) {
    const { turns, state } = this.game;
    if (moment === turns.length && state.status !== 'playing')
      return { win: state.status === 'won' ? 1 : 0, margin: 0 };
    return moment > 0 && turns[moment - 1][0] === 'flag' ? this.wins[moment - 1] : undefined;
  }

  // What luck and skill are made of: the chances around the first cell, the guesses and the end.
  #turning() {
    const { length } = this.game.turns;
    const first = this.game.turns.findIndex(([kind]) => kind === 'open');
    const moments = new Set([0, length, first + 1]);
    this.turns.forEach(({ risk }, i) => (risk ?? 0) > 0 && moments.add(i).add(i + 1));
    return moments;
  }

  // The whole course, finer and finer.
  *#course() {
    const { length } = this.game.turns;
    for (let stride = FIRST_STRIDE; stride >= 1; stride /= 2) for (let i = 0; i < length; i += stride) yield i;
  }

  /** @param {number} moment */
  async #winning(moment) {
    const { head, cells, goldClues } = await this.game.at(moment);
    return this.#engine.json('winning', head, cells, goldClues);
  }

  async #settle() {
    if (this.#stopped || this.fortune || !this.turns.length) return;
    const deeds = this.turns.map(({ deed }) => deed).join(' ');
    const numbers = this.turns.flatMap(({ risk, cost, win }, i) => [risk, cost ?? 0, win, this.wins[i + 1]?.win]);
    const known = Float64Array.from(numbers, (each) => each ?? NaN);
    this.fortune = await this.#engine.json('fortune', this.game.state.status, deeds, known);
    this.#learned();
  }

  #keep() {
    this.#keptAt = performance.now();
    const others = recall('reviews', []).filter(({ name }) => name !== this.name);
    const { name, turns, wins, fortune, clicking, player, doubts } = this;
    keep('reviews', [{ name, turns, wins, fortune, clicking, player, doubts }, ...others].slice(0, MOST_KEPT));
  }
}

/** @param {Int8Array} cells */
function explosions(cells) {
  return cells.reduce((sum, code) => sum + (code === EXPLODED ? 1 : 0), 0);
}

// What an earlier version of the page kept may use words that are no longer used.
/** @param {Page.Reviewed} review */
function readable({ turns }) {
  return turns.every((turn) => !turn || (turn.deed && turn.win !== undefined && turn.worth in text.review.worths));
}
