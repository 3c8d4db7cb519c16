// SPDX-License-Identifier: Apache-2.0
// A game on the table. Turns are made one after the other in the order they were asked for, so that no click is lost.
import { Died, lab, table } from '../engine.js';
import { isLevel } from '../link.js';
import { text } from '../text.js';

// Boards of rules in letters are drawn from all that fit, which may be a long search.
const PATIENCE = 30000;

/** What is asked after each turn. @param {number} handle */
const STATE = (handle) =>
  /** @type {const} */ ([
    ['state', handle, -1],
    ['count', handle],
    ['shown', handle, -1],
    ['goldClues', handle, -1],
  ]);

/** @typedef {Page.Answers<ReturnType<typeof STATE>>} Seen */

export class PlayedGame {
  #handle = 0;
  #generation = 0;
  /** @type {Promise<void>} */
  #tail = Promise.resolve();
  #open = true;
  /** @type {Page.Turn[]} */
  turns = [];
  /** @type {Page.Turn[]} */
  undone = [];
  strict = false;
  /** @type {Bridge.BoardFacts} This and what follows is there once the game is open. */
  board;
  /** @type {Bridge.GameState} */
  state;
  /** @type {Bridge.TurnCount} */
  count;
  /** @type {Int8Array} */
  cells;
  /** @type {Int8Array} */
  goldClues;
  /** @type {Int8Array | null} */
  truth = null;

  /**
   * changed(game, turn) is told of every turn that was made; restored() when the engine had to be started again.
   * @param {string} id
   * @param {Page.GameListeners} given
   */
  constructor(id, { changed, restored }) {
    this.id = id;
    this.on = { changed, restored };
  }

  /**
   * Opens a game and makes the turns that were made before.
   * @param {string} id
   * @param {Page.GameListeners} on
   * @param {Partial<Page.Saved> & { strict?: boolean }} [given]
   */
  static async open(id, on, { turns = [], undone = [], strict = false } = {}) {
    const game = new PlayedGame(id, on);
    Object.assign(game, { turns: turns.slice(), undone: undone.slice(), strict });
    await game.#sit();
    game.board = await game.#engine.json('board', game.#handle);
    game.#see(await game.#engine.batch(...STATE(game.#handle)));
    await game.#seeTruth();
    return game;
  }

  // A strict game needs the engine that can think, and a level the one that can read.
  /** @returns {import('../engine.js').Engine<keyof Bridge.GameTable>} */
  get #engine() {
    return this.strict || isLevel(this.id) ? lab : table;
  }

  #opened() {
    if (this.strict) return lab.call('openStrict', this.id, 1);
    return isLevel(this.id) ? lab.call('openLevel', this.id, 1) : table.call('open', this.id, 1);
  }

  async #sit() {
    this.#engine.warm();
    this.#generation = this.#engine.generation;
    this.#handle = await this.#engine.within(PATIENCE, this.#opened(), text.play.tooLong);
    /** @type {Page.TableCall[]} */
    const calls = [...this.turns, ...this.undone.toReversed()].map(([kind, cell]) => [
      'take',
      this.#handle,
      kind,
      cell,
    ]);
    for (let i = 0; i < this.undone.length; i++) calls.push(['undo', this.#handle]);
    const done = calls.length ? await this.#engine.batch(...calls) : [];
    // A turn that changes nothing, as a flag after the end, is none.
    this.turns = this.turns.filter((_, i) => done[i]);
  }

  // What an engine that died had on its table is set up again from the turns.
  /**
   * @template {readonly Page.TableCall[]} L
   * @param {(handle: number) => readonly [...L]} calls
   * @returns {Promise<Page.Answers<L>>}
   */
  async #ask(calls) {
    for (let tries = 0; ; tries++) {
      try {
        if (this.#generation !== this.#engine.generation) {
          await this.#sit();
          this.on.restored();
        }
        return /** @type {any} */ (await this.#engine.batch(...calls(this.#handle)));
      } catch (error) {
        if (!(error instanceof Died) || tries === 2) throw error;
      }
    }
  }

  /** @param {Seen} given */
  #see([state, count, cells, goldClues]) {
    this.state = JSON.parse(state);
    this.count = JSON.parse(count);
    this.cells = cells;
    this.goldClues = goldClues;
  }

  async #seeTruth() {
    this.truth = this.over ? (await this.#ask((handle) => [['truth', handle]]))[0] : null;
  }

  get over() {
    return this.state.status !== 'playing';
  }

  get position() {
    return { head: this.state.head, cells: this.cells, goldClues: this.goldClues };
  }

  // One thing after the other; what is asked of a game that was left is not done.
  /** @param {() => Promise<void>} work */
  #queue(work) {
    const next = this.#tail.then(() => (this.#open ? work() : undefined));
    this.#tail = next.catch(() => {});
    return next;
  }

  /** Opens a cell, flags it, or opens around it. @param {string} kind @param {number} cell */
  take(kind, cell) {
    return this.#queue(() => this.#make(kind, cell));
  }

  /** @param {string} kind @param {number} cell */
  async #make(kind, cell) {
    if (this.over) return;
    const [changed, ...seen] = await this.#ask((handle) => [['take', handle, kind, cell], ...STATE(handle)]);
    if (!changed || !this.#open) return;
    this.turns.push([kind, cell]);
    this.undone = [];
    await this.#show(seen, { kind, cell });
  }

  undo() {
    return this.#queue(() => this.#travel('undo', this.turns, this.undone));
  }

  redo() {
    return this.#queue(() => this.#travel('redo', this.undone, this.turns));
  }

  /** @param {'undo' | 'redo'} way @param {Page.Turn[]} from @param {Page.Turn[]} to */
  async #travel(way, from, to) {
    const last = from.at(-1);
    if (!last) return;
    const [changed, ...seen] = await this.#ask((handle) => [[way, handle], ...STATE(handle)]);
    if (!changed) return;
    from.pop();
    to.push(last);
    await this.#show(seen, { kind: way, cell: last[1] });
  }

  /** @param {Seen} seen @param {{ kind: string, cell: number }} turn */
  async #show(seen, turn) {
    this.#see(seen);
    await this.#seeTruth();
    if (this.#open) this.on.changed(this, turn);
  }

  /** What the board needs at least. @returns {Promise<Partial<Bridge.Metrics>>} */
  async metrics() {
    return JSON.parse((await this.#ask((handle) => [['metrics', handle]]))[0]);
  }

  /** The position after so many turns. @param {number} turns */
  async at(turns) {
    const [state, cells, goldClues] = await this.#ask((handle) => [
      ['state', handle, turns],
      ['shown', handle, turns],
      ['goldClues', handle, turns],
    ]);
    return { head: JSON.parse(state).head, cells, goldClues };
  }

  close() {
    this.#open = false;
    const engine = this.#engine;
    if (this.#generation === engine.generation) engine.call('close', this.#handle).catch(() => {});
  }
}
