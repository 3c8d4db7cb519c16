// SPDX-License-Identifier: Apache-2.0
// A board with the game of one agent: its moves, and how it stands at the move that is shown.
import { Board } from '../board/board.js';
import { h } from '../dom.js';
import { lab } from '../engine.js';
import { playThere } from '../server.js';

const CHUNK = 60;
const MOST_STEPS = 20000;

export class Lane {
  #open = true;
  /** @type {Bridge.Step[]} */
  steps = [];
  /** @type {Bridge.BoardFacts} This is there once the lane is open. */
  game;
  /** @type {Bridge.GameState | undefined} */
  state;
  /** @type {Bridge.Position | undefined} */
  position;
  /** @type {string | undefined} What the agent said last. */
  end;
  /** True if no further move is shown. */
  finished = false;
  /** True if the agent would have gone on. */
  cut = false;
  at = 0;

  /** @param {number} handle @param {string} id @param {string} agent @param {boolean} named */
  constructor(handle, id, agent, named) {
    this.handle = handle;
    this.id = id;
    this.agent = agent;
    this.board = new Board(h('div', { class: 'board' }), {});
    this.element = h('div', { class: 'seat' }, named ? h('h2', {}, agent) : null, this.board.host);
  }

  /**
   * An agent of the server plays there, and is watched here.
   * @param {string} id
   * @param {Page.Agent | string} agent
   * @param {string} seed
   * @param {boolean} named
   */
  static async open(id, agent, seed, named) {
    const { name, server = false } = typeof agent === 'string' ? { name: agent } : agent;
    const handle = await (server ? begunThere(id, name, seed) : lab.call('watch', id, name, seed));
    const lane = new Lane(handle, id, name, named);
    lane.game = await lab.json('board', lane.handle);
    lane.board.setBoard(lane.game);
    return lane;
  }

  close() {
    this.#open = false;
    lab.call('close', this.handle);
    this.board.destroy();
  }

  /** Lets the agent play to the end; grown is told of every part. @param {() => void} grown */
  async play(grown) {
    let done = false;
    while (!done && this.steps.length < MOST_STEPS && this.#open) {
      const part = await lab.json('run', this.handle, CHUNK);
      this.steps.push(...part.steps);
      this.end = part.by;
      done = part.done;
      grown();
    }
    this.finished = true;
    this.cut = !done;
  }

  /** The position after so many moves, and the state of the game. @param {number} at */
  async #after(at) {
    const [cells, goldClues, words] = await lab.batch(
      ['shown', this.handle, at],
      ['goldClues', this.handle, at],
      ['state', this.handle, at],
    );
    const state = /** @type {Bridge.GameState} */ (JSON.parse(words));
    return { state, position: { head: state.head, cells, goldClues } };
  }

  /** Shows the game after so many moves, or its end. @param {number} moment */
  async show(moment) {
    const at = Math.min(moment, this.steps.length);
    const { state, position } = await this.#after(at);
    if (!this.#open) return;
    this.at = at;
    this.state = state;
    this.position = position;
    const truth = state.status === 'lost' ? await lab.call('truth', this.handle) : null;
    this.board.setCells(position.cells, position.goldClues, truth);
    this.board.setOverlay(at ? { mark: this.steps[at - 1].cell } : null);
  }

  /** The last move that is shown, if there is one. @returns {Bridge.Step | undefined} */
  get step() {
    return this.steps[this.at - 1];
  }

  /**
   * Why the last move was certain; null if it was not, or if another moment is shown meanwhile.
   * @param {import('../analysis.js').Thought} thought
   */
  async reason(thought) {
    const { at, step } = this;
    if (step?.risk !== 0) return null;
    const { position } = await this.#after(at - 1);
    const answer = await thought.json('explain', position, step.cell).catch(() => null);
    return answer?.kind === 'proved' && this.#open && at === this.at ? { answer, position } : null;
  }

  /** What the other pages take over: the game as it stands now, also before it is shown. @returns {Page.Moves} */
  get here() {
    /** @type {Page.Turn[]} */
    const all = this.steps.map(({ kind, cell }) => [kind === 'flag' ? 'flag' : 'open', cell]);
    const turns = all.slice(0, this.at);
    const { id, position, state } = this;
    return { id, turns, all, position, over: state !== undefined && state.status !== 'playing' };
  }
}

/** @param {string} id @param {string} agent @param {string} seed */
async function begunThere(id, agent, seed) {
  const { trace, by } = await playThere(id, agent, seed);
  return lab.call('replay', trace, by);
}
