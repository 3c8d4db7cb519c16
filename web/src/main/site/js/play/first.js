// SPDX-License-Identifier: Apache-2.0
// A board that is only made when the first click has fallen: it decides where the dangers are not.
import { COVERED, FLAGGED } from '../board/sprites.js';
import { thinker } from '../engine.js';
import { text } from '../text.js';

const LOOKS = 500;
const MOST_LOOKS = 20000;

export class FirstClick {
  /** @type {Promise<void> | undefined} The making of the board, once it was clicked. */
  begun;

  /**
   * plan: the choices as they stand now; course: how it is played.
   * @param {Page.Plan} plan
   * @param {string} seed
   * @param {Page.Course} course
   */
  constructor({ values, game, idAt }, seed, course) {
    this.idAt = idAt;
    this.seed = seed;
    this.course = course;
    this.noGuess = Boolean(values.noGuess);
    this.start = values.start;
    this.rules = game;
    const { family, columns, rows, dangers } = values;
    this.board = { family, columns, rows, size: columns * rows, dangers, danger: 'mine', starts: [], game: 'classic' };
  }

  /** What a link to this board holds: a seed, and that the first click will be safe. */
  get link() {
    return new URLSearchParams({
      board: this.idAt(this.seed).replace(/ #.*$/, ''),
      seed: this.seed,
      start: this.start,
      ...(this.noGuess ? { noguess: '1' } : {}),
      ...(this.course.way === 'usual' ? {} : { way: this.course.way }),
    });
  }

  /** Flags that stand before the first click. @param {Int8Array} cells @param {number} cell */
  static toggleFlag(cells, cell) {
    const next = cells.slice();
    next[cell] = next[cell] === FLAGGED ? COVERED : FLAGGED;
    return next;
  }

  /** @param {Int8Array} cells */
  static flags(cells) {
    return [...cells.keys()].filter((cell) => cells[cell] === FLAGGED);
  }

  /**
   * The id of the board for a first click on this cell; progress is told how many boards were tried.
   * @param {number} cell
   * @param {(looks: number) => void} progress
   */
  async id(cell, progress) {
    const { columns } = this.board;
    const wanted = this.idAt(this.seed, cell % columns, Math.floor(cell / columns));
    return this.noGuess ? this.#withoutGuess(wanted, progress) : wanted;
  }

  // Looks at boards in portions, so that the count goes on.
  /** @param {string} wanted @param {(looks: number) => void} progress */
  async #withoutGuess(wanted, progress) {
    for (let looks = 0; looks < MOST_LOOKS; looks += LOOKS) {
      progress(looks);
      const { found, id } = await thinker.json('noGuess', wanted, LOOKS);
      if (found) return id;
    }
    throw new Error(text.play.noneFound);
  }
}
