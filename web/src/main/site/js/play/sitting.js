// SPDX-License-Identifier: Apache-2.0
// A sitting: the game that is played, or the board that waits for its first click, and all that is kept of it.
import { setAddress } from '../address.js';
import { keep } from '../keep.js';
import { addFinished, boardName } from './record.js';
import { saveGame } from './saved.js';

const SOON = 250;

export class Sitting {
  #due = 0;
  /** @type {Page.Course} */
  course = { way: 'usual', round: 0 };
  /** @type {Partial<Bridge.Metrics> | null} Where the fewest clicks stand beside the player's. */
  metrics = null;
  /** @type {import('./game.js').PlayedGame | null} */
  game = null;
  /** @type {import('./first.js').FirstClick | null} The board whose first click is still to come. */
  waiting = null;
  /** @type {import('./first.js').FirstClick | null} What the game was made from. */
  madeFrom = null;
  /** @type {Bridge.GameFacts | undefined} */
  rules;
  helped = false;
  takenBack = false;
  noGuess = false;
  counted = false;

  /** @param {import('../clock.js').Clock} clock @param {import('../board/board.js').Board} board */
  constructor(clock, board) {
    this.clock = clock;
    this.board = board;
  }

  /** A board whose first click is still to come. @param {import('./first.js').FirstClick} first */
  wait(first) {
    this.waiting = first;
    this.course = first.course;
    this.rules = first.rules;
    this.address();
  }

  /**
   * A game begins, or goes on as it was left.
   * @param {import('./game.js').PlayedGame} game
   * @param {Partial<Page.Saved>} saved
   * @param {Partial<Bridge.Metrics> | null} metrics
   */
  begin(game, saved, metrics) {
    const { helped = false, takenBack = false, noGuess = false, counted = false } = saved;
    const course = { way: saved.way ?? 'usual', round: saved.round ?? 0, base: saved.base };
    // A game that was over when a link brought it was not finished here.
    const finished = counted || Boolean(saved.linked && game.over);
    Object.assign(this, { game, metrics, course, helped, takenBack, noGuess, counted: finished });
    this.clock.reset(saved.seconds);
    this.board.questions = new Set(saved.questions);
    this.address();
  }

  /** The game is put away as it is. */
  end() {
    this.save();
    this.game?.close();
    this.game = null;
    this.waiting = null;
    this.clock.reset();
  }

  /** What the other pages take over. */
  get here() {
    const { game } = this;
    return game && { id: game.id, turns: game.turns, strict: game.strict, position: game.position, over: game.over };
  }

  /** Which board of a survival comes next. */
  get nextRound() {
    const won = this.course.way === 'survival' && this.game?.state.status === 'won';
    return won ? this.course.round + 1 : 1;
  }

  /** A reload, Back and a copied link find the game again. */
  address() {
    /** @type {Record<string, string>} */
    const way = this.course.way === 'usual' ? {} : { way: this.course.way };
    const query = this.game ? new URLSearchParams({ id: this.game.id, ...way }) : this.waiting?.link;
    if (query) setAddress('play', query);
  }

  /** After what is shown; leaving the page does not wait for it. */
  saveSoon() {
    this.#due ||= setTimeout(() => this.save(), SOON);
  }

  save() {
    clearTimeout(this.#due);
    this.#due = 0;
    if (!this.game) return;
    const { game, helped, takenBack, noGuess, counted } = this;
    saveGame({
      id: game.id,
      turns: game.turns,
      undone: game.undone,
      seconds: this.clock.exact(),
      questions: [...this.board.questions],
      helped,
      takenBack,
      noGuess,
      counted,
      ...this.course,
    });
    keep('playing', game.id);
  }

  /**
   * A game counts once, however often its end is taken back.
   * @param {import('./game.js').PlayedGame} game
   * @param {number} seconds
   * @param {number} threeBv
   */
  count(game, seconds, threeBv) {
    if (this.counted) return;
    this.counted = true;
    addFinished({
      when: Date.now(),
      board: boardName(this.course.base ?? game.id, this.noGuess, this.course.way),
      round: this.course.round,
      id: game.id,
      won: game.state.status === 'won',
      seconds,
      threeBv,
      clicks: game.turns.length,
      helped: this.helped || this.takenBack,
    });
    this.save();
  }
}
