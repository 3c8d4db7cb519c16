// A game on the table. Turns are made one after the other in the order they were asked for, so that no click is lost.
import { boardOf, Died, table } from '../engine.js';

const STATE = (handle) => [
  ['state', handle, -1],
  ['count', handle],
  ['shown', handle, -1],
  ['goldClues', handle, -1],
];

export class PlayedGame {
  #handle = 0;
  #generation = 0;
  #tail = Promise.resolve();
  #open = true;
  turns = [];
  undone = [];

  /** changed(game, turn) is told of every turn that was made; restored() when the engine had to be started again. */
  constructor(id, { changed, restored }) {
    this.id = id;
    this.on = { changed, restored };
  }

  /** Opens a game and makes the turns that were made before. */
  static async open(id, on, { turns = [], undone = [], strict = false } = {}) {
    const game = new PlayedGame(id, on);
    Object.assign(game, { turns: turns.slice(), undone: undone.slice(), strict });
    await game.#sit();
    game.board = await boardOf(game.#handle);
    game.#see(await table.batch(...STATE(game.#handle)));
    await game.#seeTruth();
    return game;
  }

  async #sit() {
    this.#generation = table.generation;
    this.#handle = await table.call('open', this.id, 1, this.strict);
    const made = [...this.turns, ...this.undone.slice().reverse()].map(([kind, cell]) => [
      'take',
      this.#handle,
      kind,
      cell,
    ]);
    const takenBack = this.undone.map(() => ['undo', this.#handle]);
    const done = made.length ? await table.batch(...made, ...takenBack) : [];
    // A turn that changes nothing, as a flag after the end, is none.
    this.turns = this.turns.filter((_, i) => done[i]);
  }

  // What an engine that died had on its table is set up again from the turns.
  async #ask(calls) {
    for (let tries = 0; ; tries++) {
      try {
        if (this.#generation !== table.generation) {
          await this.#sit();
          this.on.restored();
        }
        return await table.batch(...calls(this.#handle));
      } catch (error) {
        if (!(error instanceof Died) || tries === 2) throw error;
      }
    }
  }

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
  #queue(work) {
    const next = this.#tail.then(() => (this.#open ? work() : undefined));
    this.#tail = next.catch(() => {});
    return next;
  }

  /** Opens a cell, flags it, or opens around it. */
  take(kind, cell) {
    return this.#queue(() => this.#make(kind, cell));
  }

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

  async #travel(way, from, to) {
    if (!from.length) return;
    const [changed, ...seen] = await this.#ask((handle) => [[way, handle], ...STATE(handle)]);
    if (!changed) return;
    to.push(from.pop());
    await this.#show(seen, { kind: way, cell: to.at(-1)[1] });
  }

  async #show(seen, turn) {
    this.#see(seen);
    await this.#seeTruth();
    if (this.#open) this.on.changed(this, turn);
  }

  /** What the board needs at least. */
  async metrics() {
    return JSON.parse((await this.#ask((handle) => [['metrics', handle]]))[0]);
  }

  /** The position after so many turns. */
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
    if (this.#generation === table.generation) table.call('close', this.#handle).catch(() => {});
  }
}
