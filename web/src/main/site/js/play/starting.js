// SPDX-License-Identifier: Apache-2.0
// How a game of Play begins: as it was chosen, as a link names it, as it was left, or with its first click.
import { say } from '../dom.js';
import { Cancelled, table } from '../engine.js';
import { partsOf } from '../gameid.js';
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
  #asked = 0;

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

  /** A game that has a name, as it was left. @param {string} id @param {Partial<Page.Saved>} given */
  async openId(id, given) {
    const saved = withRound(id, given);
    try {
      await this.#start(id, saved);
      const { way } = this.sitting.course;
      if (way !== 'survival' || saved !== given) this.setup.showId(id);
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
      const survival = way === 'survival';
      const course = { way, round: survival ? 1 : 0, base: survival ? `${board} #${seed}` : undefined };
      await this.#wait(new FirstClick(this.setup.plan(), seed, course));
    } catch (error) {
      this.noGame(error);
    }
  }

  // The first click decides where the dangers are not, so the board is only made then.
  /** @param {FirstClick} first */
  async #wait(first) {
    const { columns, rows, size } = first.board;
    if (size > 1e6) throw new Error(t.badSize);
    const fault = await this.#latest(table.call('fault', first.idAt(first.seed, columns >> 1, rows >> 1)));
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
    const opening = PlayedGame.open(
      id,
      { changed: (changed, turn) => this.seat.changed(changed, turn), restored: () => frame.tell(t.restored) },
      { ...saved, strict: saved.way === 'strict' },
    );
    const game = await this.#latest(opening, (unwanted) => unwanted.close());
    const metrics = saved.way === 'efficiency' ? await this.#latest(game.metrics()) : null;
    this.#clear(game.board);
    this.sitting.rules = this.setup.contents.games.find((rules) => rules.id === game.board.game);
    this.sitting.begin(game, saved, metrics);
    this.seat.show();
    if (game.board.starts.length && !game.turns.length) help.message(t.readyStarts);
  }

  // Of several games that were asked for the last is shown, however long the others take.
  /** @template R @param {Promise<R>} asked @param {(answer: R) => void} [drop] @returns {Promise<R>} */
  async #latest(asked, drop = () => {}) {
    const mine = ++this.#asked;
    const other = () => new Cancelled('another game was asked for');
    const answer = await asked.catch((error) => {
      throw mine === this.#asked ? error : other();
    });
    if (mine === this.#asked) return answer;
    drop(answer);
    throw other();
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
    if (error instanceof Cancelled) return;
    this.seat.frame.fault(error);
    if (!this.sitting.game && !this.sitting.waiting) say(error.message);
  }
}

// A link does not tell which board of a survival this is: it begins with it, where a board can be made harder.
/** @param {string} id @param {Partial<Page.Saved>} saved @returns {Partial<Page.Saved>} */
function withRound(id, saved) {
  if (saved.way !== 'survival' || saved.round) return saved;
  const { family = 'graph:' } = partsOf(id) ?? {};
  if (family.startsWith('graph:')) return { ...saved, way: 'usual' };
  return { ...saved, round: 1, base: id.replace(/ (opening|safe)@\S+/, '') };
}
