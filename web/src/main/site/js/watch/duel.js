// SPDX-License-Identifier: Apache-2.0
// You against an agent: both probe one board in turn, and whoever finds more gold wins.
import { Board } from '../board/board.js';
import { h, say, showFault } from '../dom.js';
import { lab } from '../engine.js';
import { text } from '../text.js';

const t = text.duel;

export class Duel {
  /** @type {Board} This and what follows is there once the duel is open. */
  board;
  /** @type {Bridge.BoardFacts} */
  game;
  /** @type {Bridge.DuelScore} */
  score;
  /** @type {Bridge.Position | undefined} */
  position;
  handle = 0;
  /** True until the duel is open, and while a probe is answered. */
  busy = true;
  #left = false;

  /**
   * @param {HTMLElement} boards
   * @param {HTMLElement} story
   * @param {string} id
   * @param {string} agent
   * @param {string} seed
   */
  constructor(boards, story, id, agent, seed) {
    this.boards = boards;
    this.story = story;
    this.id = id;
    this.agent = agent;
    this.seed = seed;
  }

  async open() {
    this.handle = await lab.call('duel', this.id, this.agent, this.seed);
    // Something else is watched by now.
    if (this.#left) return this.leave();
    const host = h('div', { class: 'board' });
    this.boards.classList.remove('two');
    this.boards.replaceChildren(h('div', { class: 'seat' }, host));
    this.board = new Board(host, { open: (cell) => this.probe(cell), flag: (cell) => this.probe(cell) });
    this.game = await lab.json('board', this.handle);
    this.board.setBoard(this.game);
    await this.#refresh();
    this.busy = false;
  }

  leave() {
    this.#left = true;
    this.board?.destroy();
    if (this.handle) lab.call('close', this.handle);
    this.handle = 0;
  }

  /** @param {number} cell */
  async probe(cell) {
    if (this.busy || this.score.over) return;
    this.busy = true;
    try {
      if (!(await lab.call('duelProbe', this.handle, cell))) return;
      await this.#refresh(cell);
      if (this.score.over) return;
      const answer = await lab.call('duelAnswer', this.handle);
      await this.#refresh(answer);
    } catch (error) {
      if (!this.#left) showFault(this.story, text.fault, error.message);
    } finally {
      this.busy = false;
    }
  }

  async #refresh(mark = -1) {
    const [score, cells, goldClues, state] = await lab.batch(
      ['duelScore', this.handle],
      ['shown', this.handle, -1],
      ['goldClues', this.handle, -1],
      ['state', this.handle, -1],
    );
    this.position = { head: JSON.parse(state).head, cells, goldClues };
    this.score = JSON.parse(score);
    this.board.setCells(cells, goldClues, this.score.over ? await lab.call('truth', this.handle) : null);
    this.board.setOverlay(mark >= 0 ? { mark } : null);
    this.#draw();
  }

  #draw() {
    const { you, agent, over } = this.score;
    /** @type {(value: number, name: string) => HTMLElement} */
    const figure = (value, name) => h('div', { class: 'figure' }, h('b', {}, String(value)), h('span', {}, name));
    const end = you > agent ? t.youWin : you < agent ? t.agentWins : t.draw;
    this.story.replaceChildren(
      h('p', { class: 'title' }, over ? end : t.yourTurn),
      h('div', { class: 'figures' }, figure(you, t.you), figure(agent, this.agent), figure(this.score.left, t.left)),
      h('p', { class: 'soft' }, t.rules),
    );
    if (over) say(end);
  }
}
