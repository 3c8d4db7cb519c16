// SPDX-License-Identifier: Apache-2.0
// Judges a whole game in its own worker, turn by turn: first what each turn was worth, then how likely the game was to
// be won at each moment.
import { EXPLODED } from '../board/sprites.js';
import { Cancelled, Engine } from '../engine.js';
import { keep, recall } from '../keep.js';
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
   */
  constructor(game, name, changed) {
    this.game = game;
    this.name = name;
    this.changed = changed;
    const known = recall('reviews', []).find((review) => review.name === name && readable(review));
    /** @type {Bridge.Judgement[]} */
    this.turns = known?.turns ?? [];
    /** @type {Bridge.WinChance[]} */
    this.wins = known?.wins ?? [];
  }

  get judged() {
    return this.turns.filter(Boolean).length;
  }

  /** Goes through the game; ends early when it is stopped. */
  async begin() {
    try {
      await this.#judgeAll();
      this.#keep();
      await this.#weighAll();
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

  async #weighAll() {
    for (const moment of this.#order()) {
      if (this.#stopped) return;
      if (this.wins[moment]) continue;
      this.wins[moment] = this.#ending(moment) ?? (await this.#weigh(moment));
      this.#learned();
    }
  }

  // The end is known, and a flag changes nothing.
  /** @param {number} moment */
  #ending(moment) {
    const { turns, state } = this.game;
    if (moment === turns.length && state.status !== 'playing')
      return { win: state.status === 'won' ? 1 : 0, margin: 0 };
    return moment > 0 && turns[moment - 1][0] === 'flag' ? this.wins[moment - 1] : undefined;
  }

  // Around the guesses first, then the whole course, finer and finer.
  #order() {
    const { length } = this.game.turns;
    const moments = new Set([0, length]);
    this.turns.forEach(({ risk }, i) => (risk ?? 0) > 0 && moments.add(i).add(i + 1));
    for (let stride = FIRST_STRIDE; stride >= 1; stride /= 2) for (let i = 0; i < length; i += stride) moments.add(i);
    return moments;
  }

  /** @param {number} moment */
  async #weigh(moment) {
    const { head, cells, goldClues } = await this.game.at(moment);
    return this.#engine.json('winning', head, cells, goldClues);
  }

  #keep() {
    this.#keptAt = performance.now();
    const others = recall('reviews', []).filter(({ name }) => name !== this.name);
    keep('reviews', [{ name: this.name, turns: this.turns, wins: this.wins }, ...others].slice(0, MOST_KEPT));
  }
}

/** @param {Int8Array} cells */
function explosions(cells) {
  return cells.reduce((sum, code) => sum + (code === EXPLODED ? 1 : 0), 0);
}

// What an earlier version of the page kept may use words that are no longer used.
/** @param {Page.Reviewed} review */
function readable({ turns }) {
  return turns.every((turn) => !turn || (turn.deed && turn.worth in text.review.worths));
}
