// You against an agent: both probe one board in turn, and whoever finds more gold wins.
import { Board } from '../board/board.js';
import { h, say } from '../dom.js';
import { boardOf, table } from '../engine.js';
import { text } from '../text.js';

const t = text.duel;

export class Duel {
  constructor(boards, story, id, agent, seed) {
    Object.assign(this, { boards, story, id, agent, seed });
  }

  async open() {
    this.handle = await table.call('duel', this.id, this.agent, this.seed);
    const host = h('div', { class: 'board' });
    this.boards.classList.remove('two');
    this.boards.replaceChildren(h('div', { class: 'seat' }, host));
    this.board = new Board(host, { open: (cell) => this.probe(cell), flag: (cell) => this.probe(cell) });
    this.game = await boardOf(this.handle);
    this.board.setBoard(this.game);
    await this.#refresh();
  }

  leave() {
    this.board?.destroy();
    if (this.handle) table.call('close', this.handle);
    this.handle = null;
  }

  async probe(cell) {
    if (this.busy || this.score.over) return;
    this.busy = true;
    try {
      if (!(await table.call('duelProbe', this.handle, cell))) return;
      await this.#refresh(cell);
      if (this.score.over) return;
      const answer = await table.call('duelAnswer', this.handle);
      await this.#refresh(answer);
    } finally {
      this.busy = false;
    }
  }

  async #refresh(mark = -1) {
    const [score, cells, goldClues, state] = await table.batch(
      ['duelScore', this.handle],
      ['shown', this.handle, -1],
      ['goldClues', this.handle, -1],
      ['state', this.handle, -1],
    );
    this.position = { head: JSON.parse(state).head, cells, goldClues };
    this.score = JSON.parse(score);
    this.board.setCells(cells, goldClues, this.score.over ? await table.call('truth', this.handle) : null);
    this.board.setOverlay(mark >= 0 ? { mark } : null);
    this.#draw();
  }

  #draw() {
    const { you, agent, over } = this.score;
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
