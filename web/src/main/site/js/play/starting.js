// SPDX-License-Identifier: Apache-2.0
// How a game of Play begins: as it was chosen, as a link names it, as it was left, or with its first click.
import { say } from '../dom.js';
import { Cancelled, table } from '../engine.js';
import { text } from '../text.js';
import { FirstClick } from './first.js';
import { PlayedGame } from './game.js';
import { harder } from './ways.js';

const t = text.play;

/**
 * @typedef {object} Seat Where the games are played.
 * @property {import('../board/board.js').Board} board
 * @property {import('./sitting.js').Sitting} sitting
 * @property {import('./frame.js').Frame} frame
 * @property {import('./help.js').Help} help
 * @property {Page.GameListeners['changed']} changed
 * @property {() => void} show
 */

export class Starting {
  /** @param {import('../setup.js').Setup} setup @param {Seat} seat */
  constructor(setup, seat) {
    this.setup = setup;
    this.seat = seat;
    this.sitting = seat.sitting;
  }

  /** Starts a game as it is chosen; a survival that was won goes on with its next board. */
  async newGame(round = this.sitting.nextRound) {
    const [seed, { way }] = [this.setup.seed(), this.setup];
    const survival = way === 'survival';
    const plan = this.setup.plan(survival ? harder(this.setup.values, round) : {});
    const course = { way, round: survival ? round : 0, base: survival ? this.setup.id(seed) : undefined };
    try {
      if (plan.firstClickDecides) await this.#wait(new FirstClick(plan, seed, course));
      else await this.#start(plan.idAt(seed), course);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** The same board from its start. */
  again() {
    const { game, course } = this.sitting;
    const way = course.way === 'survival' ? 'usual' : course.way;
    if (game) this.#start(game.id, { way }).catch((error) => this.#refuse(error));
  }

  /** A game that has a name, as it was left. @param {string} id @param {Partial<Page.Saved>} saved */
  async openId(id, saved) {
    try {
      await this.#start(id, saved);
      const { way } = this.sitting.course;
      if (way !== 'survival') this.setup.showId(id);
      this.setup.show({ way });
    } catch (error) {
      this.noGame(error);
    }
  }

  /**
   * A link to a board whose first click is still to come.
   * @param {string} board
   * @param {import('./link.js').Asked} asked
   */
  async waitFor(board, { start, seed, noGuess, way }) {
    try {
      this.setup.showId(`${board} #${seed}`);
      this.setup.show({ start, noGuess, way });
      if (this.setup.id(seed) !== `${board} #${seed}`) throw new Error(t.badBoard(board));
      await this.#wait(new FirstClick(this.setup.plan(), seed, { way, round: way === 'survival' ? 1 : 0 }));
    } catch (error) {
      this.noGame(error);
    }
  }

  // The first click decides where the dangers are not, so the board is only made then.
  /** @param {FirstClick} first */
  async #wait(first) {
    const { columns, rows, size } = first.board;
    if (size > 1e6) throw new Error(t.badSize);
    const fault = await table.call('fault', first.idAt(first.seed, columns >> 1, rows >> 1));
    if (fault) throw new Error(fault);
    this.#clear(first.board);
    this.sitting.wait(first);
    this.seat.frame.drawFigures();
    this.seat.help.message(t.ready);
  }

  /** Makes the board that waited, for a first click on this cell. @param {FirstClick} first @param {number} cell */
  async make(first, cell) {
    const { sitting } = this;
    const { board, help } = this.seat;
    try {
      const id = await first.id(cell, (looks) => sitting.waiting === first && help.message(t.looking(looks)));
      if (sitting.waiting !== first) return;
      /** @type {Page.Turn[]} */
      const flags = FirstClick.flags(board.cells).map((flagged) => ['flag', flagged]);
      const view = { ...board.view };
      await this.#start(id, { turns: flags, noGuess: first.noGuess, ...first.course });
      sitting.madeFrom = first;
      Object.assign(board.view, view);
      board.cursor = cell;
      await sitting.game?.take('open', cell);
    } catch (error) {
      first.begun = undefined;
      throw error;
    }
  }

  /** @param {string} id @param {Partial<Page.Saved>} [saved] */
  async #start(id, saved = {}) {
    const { frame, help } = this.seat;
    const game = await PlayedGame.open(
      id,
      { changed: (changed, turn) => this.seat.changed(changed, turn), restored: () => frame.tell(t.restored) },
      { ...saved, strict: saved.way === 'strict' },
    );
    const metrics = saved.way === 'efficiency' ? await game.metrics() : null;
    this.#clear(game.board);
    this.sitting.rules = this.setup.contents.games.find((rules) => rules.id === game.board.game);
    this.sitting.begin(game, saved, metrics);
    this.seat.show();
    if (game.board.starts.length && !game.turns.length) help.message(t.readyStarts);
  }

  // The game that was shown is put away; what was asked of it and not done yet is not done to another.
  /** @param {Page.Drawn} board */
  #clear(board) {
    this.sitting.end();
    this.seat.help.stop();
    this.seat.board.setBoard(board);
    this.seat.frame.clear();
    this.seat.frame.tellRules(board.told ?? []);
  }

  // What cannot be played is said where it was chosen; the game on the board goes on.
  /** @param {any} error */
  #refuse(error) {
    if (!(error instanceof Cancelled)) this.setup.complain(error.message);
  }

  /** A link that names no game: no other game is begun in its place. @param {any} error */
  noGame(error) {
    this.seat.frame.fault(error);
    if (!this.sitting.game && !this.sitting.waiting) say(error.message);
  }
}
