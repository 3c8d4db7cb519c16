// SPDX-License-Identifier: Apache-2.0
// Help on the board: chances, cells that are certain, what a cell would show, a hint. Thinks in its own worker, so no
// move waits for it.
import { Thought } from '../analysis.js';
import { COVERED } from '../board/sprites.js';
import { h, icon, icons, intoSight, say, section, seen, toggle } from '../dom.js';
import { keep, recall } from '../keep.js';
import { text } from '../text.js';

const t = text.play;
const PATIENCE = 150;
const SWITCHES = /** @type {const} */ (['chances', 'certain', 'would']);

export class Help {
  #thought = new Thought();
  #asked = 0;
  /** How many questions about the whole board are under way. */
  #busy = 0;

  /**
   * board: where to draw; game(): the game that is played, or null; used(): told when help was given.
   * @param {import('../board/board.js').Board} board
   * @param {() => import('./game.js').PlayedGame | null} game
   * @param {() => void} used
   */
  constructor(board, game, used) {
    this.board = board;
    this.game = game;
    this.used = used;
    this.shows = { chances: false, certain: false, would: false, ...recall('help', {}) };
    this.note = h('p', { class: 'soft small', id: 'help-note' });
    const switches = SWITCHES.map((name) =>
      toggle(t[name], this.shows[name], (on) => this.#set(name, on), { id: `show-${name}` }),
    );
    this.element = section(
      t.help,
      ...switches,
      h(
        'button',
        { type: 'button', class: 'button', id: 'hint', onclick: () => this.hint() },
        icon(icons.bulb),
        t.hint,
      ),
      this.note,
    );
  }

  stop() {
    this.#asked++;
    this.#thought.stop();
  }

  /** @param {'chances' | 'certain' | 'would'} name @param {boolean} on */
  #set(name, on) {
    this.shows[name] = on;
    keep('help', this.shows);
    this.think();
  }

  /** @param {string} words */
  message(words) {
    this.note.textContent = words;
    say(words);
  }

  /** Thinks about the position as it is now, once that is seen, and draws what is wanted. */
  async think() {
    const mine = ++this.#asked;
    const game = this.game();
    const wanted = this.shows.chances || this.shows.certain;
    this.board.setOverlay(null);
    if (!wanted || !game || game.over) {
      this.note.textContent = '';
      return;
    }
    this.used();
    await seen();
    if (mine !== this.#asked) return;
    const patience = setTimeout(() => (this.note.textContent = t.thinking), PATIENCE);
    try {
      const analysis = await this.#analyse(game.position);
      if (!analysis || game !== this.game()) return;
      this.note.textContent = text.analysis.summary(analysis);
      this.board.setOverlay(this.#overlay(analysis));
      this.wouldShow(this.board.hovered);
    } catch (error) {
      this.note.textContent = error.message;
    } finally {
      clearTimeout(patience);
    }
  }

  // No cell is asked about meanwhile: a newer question would end this one.
  /** @param {Bridge.Position} position */
  async #analyse(position) {
    this.#busy++;
    try {
      return await this.#thought.analyse(position);
    } finally {
      this.#busy--;
    }
  }

  /** @param {Page.Analysis} given */
  #overlay({ chance, safe, danger, best }) {
    const { chances, certain } = this.shows;
    return {
      chance: chances ? chance : null,
      safe: certain ? safe : null,
      danger: certain ? danger : null,
      mark: chances && best >= 0 && !safe.size ? best : undefined,
    };
  }

  /** What the cell under the pointer would show. @param {number} cell */
  async wouldShow(cell) {
    const game = this.game();
    if (!this.shows.would || !game || game.over || cell < 0 || this.board.cells[cell] !== COVERED) return;
    if (this.#busy) return;
    this.used();
    const odds = await this.#thought.json('wouldShow', game.position, cell).catch(() => null);
    if (odds) this.note.textContent = text.analysis.would(game.board, cell, odds);
  }

  async hint() {
    const game = this.game();
    if (!game || game.over) return;
    this.used();
    // Chances that were about to be thought of come with the hint, and do not end it.
    const mine = ++this.#asked;
    const analysis = await this.#analyse(game.position).catch(() => null);
    if (!analysis || mine !== this.#asked) return;
    const cell = [...analysis.safe][0] ?? analysis.best;
    if (cell === undefined || cell < 0) {
      this.message(text.analysis.summary(analysis));
      return;
    }
    this.board.setOverlay({ ...this.#overlay(analysis), mark: cell });
    this.board.approach(cell);
    this.board.setCursor(cell);
    this.message(text.analysis.hint(game.board, cell, analysis));
    intoSight(this.note);
  }

  /**
   * What was known of a position, for the review after a loss; null if nothing is.
   * @param {Bridge.Position} position
   */
  known(position) {
    return this.#thought.analyse(position).catch(() => null);
  }
}
