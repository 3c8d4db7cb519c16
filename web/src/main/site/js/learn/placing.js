// SPDX-License-Identifier: Apache-2.0
// Places the positions of a lesson: of a fixed game, or of the next game that has a moment of the kind wanted.
import { lab, thinker } from '../engine.js';
import { text } from '../text.js';

const MOST_LOOKS = 600;

export class Placing {
  #handle = 0;
  #seed;
  #left = false;
  /** @type {Bridge.BoardFacts | undefined} This and what follows is there once a position is placed. */
  game;
  /** @type {Bridge.GameState} */
  state;
  /** @type {Int8Array} */
  cells;
  /** @type {Int8Array} */
  goldClues;

  get position() {
    return { head: this.state.head, cells: this.cells, goldClues: this.goldClues };
  }

  /** What the other pages take over. */
  get here() {
    return this.game ? { id: this.game.id, turns: [], position: this.position } : null;
  }

  /** A lesson begins where its seed says. @param {Page.Lesson} lesson */
  constructor(lesson) {
    this.lesson = lesson;
    this.#seed = lesson.seed ?? Math.floor(Math.random() * 1e6);
  }

  /** The lesson is left. */
  close() {
    this.#left = true;
    this.#putAway();
  }

  #putAway() {
    if (this.#handle) lab.call('close', this.#handle);
    this.#handle = 0;
  }

  /** Another position of the lesson; false if it was left meanwhile. */
  async place() {
    const { lesson } = this;
    const { id, turns } = lesson.kind ? await this.#moment(lesson) : { id: lesson.id ?? '', turns: null };
    if (this.#left) return false;
    this.#putAway();
    this.#handle = await lab.call('open', id, 1);
    this.game = await lab.json('board', this.#handle);
    if (turns) await this.#takeAll(turns);
    else await this.#leadIn(lesson, this.game.starts);
    await this.#look();
    if (this.#left) this.#putAway();
    return !this.#left;
  }

  /** @param {Page.Lesson} given */
  async #moment({ board, kind = '' }) {
    for (let looks = 0; looks < MOST_LOOKS && !this.#left; looks++) {
      const id = `${board} #${this.#seed++}`;
      const { found, turns } = await thinker.json('practice', id, kind);
      if (found) return { id, turns };
    }
    throw new Error(text.learn.noneFound);
  }

  // What the agent can do is done already: the student meets the board where the lesson's idea is needed.
  /** @param {Page.Lesson} given @param {number[]} starts */
  async #leadIn({ id = '', agent }, starts) {
    if (!agent) {
      await this.#takeAll(starts.map((cell) => ({ kind: 'open', cell })));
      return;
    }
    const watched = await lab.call('watch', id, agent, '1');
    const { steps } = await lab.json('run', watched, 2000);
    await this.#takeAll(steps.map(({ kind, cell }) => ({ kind: kind === 'flag' ? 'flag' : 'open', cell })));
    await lab.call('close', watched);
  }

  /** @param {Bridge.PracticeTurn[]} turns */
  async #takeAll(turns) {
    /** @type {Page.Call[]} */
    const calls = turns.map(({ kind, cell }) => ['take', this.#handle, kind, cell]);
    await lab.batch(...calls);
  }

  /** A lesson that was left stays as it was. @param {string} kind @param {number} cell */
  async take(kind, cell) {
    if (this.#left) return;
    await lab.call('take', this.#handle, kind, cell);
    await this.#look();
  }

  async #look() {
    const [state, cells, goldClues] = await lab.batch(
      ['state', this.#handle, -1],
      ['shown', this.#handle, -1],
      ['goldClues', this.#handle, -1],
    );
    this.state = JSON.parse(state);
    this.cells = cells;
    this.goldClues = goldClues;
  }
}
