// SPDX-License-Identifier: Apache-2.0
// A moment of a game under review: the board as it was, the turn that follows, what it was worth, and why.
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { h, showFault } from '../dom.js';
import { KnowledgeBase } from '../knowledge.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';
import { needless, turnAccount } from './account.js';

const t = text.review;

export class Moment {
  board = new Board(h('div', { class: 'board' }), {});
  story = h('section', { class: 'group', id: 'story' });
  knowledge = new KnowledgeBase();
  #proof = new ProofView(this.board);
  #thought = new Thought();
  #showsChances = false;
  #told = '';
  /** @type {{ at: number, chance: Float64Array } | null} What is known of the position, and at which moment. */
  #known = null;
  at = 0;
  running = false;
  /** @type {Page.Point[] | undefined} Where the mouse went lately. */
  trail;
  /** @type {import('../play/game.js').PlayedGame | null} */
  game = null;
  /** @type {import('./judging.js').Judging | null} */
  judging = null;
  /** @type {Bridge.Position | null} */
  position = null;

  stop() {
    this.#thought.stop();
    this.game = null;
  }

  destroy() {
    this.stop();
    this.board.destroy();
  }

  /** @param {import('../play/game.js').PlayedGame} game @param {import('./judging.js').Judging} judging */
  begin(game, judging) {
    this.game = game;
    this.judging = judging;
    this.position = null;
    this.trail = undefined;
    this.#known = null;
    this.board.host.hidden = false;
    this.board.setBoard(game.board);
  }

  /** Shows the game after so many turns; running: others follow at once. @param {number} at @param {boolean} running */
  async show(at, running) {
    const { game } = this;
    if (!game) return;
    this.at = at;
    this.running = running;
    const position = await game.at(at);
    if (game !== this.game || at !== this.at) return;
    this.position = position;
    this.board.setCells(position.cells, position.goldClues, at === game.turns.length ? game.truth : null);
    this.#proof.clear();
    this.tell();
    if (running) return;
    this.knowledge.show(position, game.board);
    await this.#explain();
  }

  // What is drawn on the board: the turn that follows, and what would have been better.
  #overlay() {
    const judged = this.judging?.turns[this.at];
    const [, cell] = this.game?.turns[this.at] ?? [];
    const wrong = needless(judged);
    return {
      mark: cell,
      trail: this.trail,
      safe: judged && wrong ? new Set(judged.safe) : undefined,
      labels: judged && wrong && judged.best >= 0 && !judged.safe.length ? new Map([[judged.best, '★']]) : undefined,
      chance: this.#known?.at === this.at ? this.#known.chance : undefined,
    };
  }

  /** The mouse went there. @param {Page.Point[]} trail */
  follow(trail) {
    this.trail = trail;
    this.board.overlay = { ...this.board.overlay, trail };
    this.board.draw();
  }

  /** Says what is known of the turn by now. */
  tell() {
    const { game, judging, at } = this;
    if (!game || !judging) return;
    const turn = game.turns[at];
    const [before, after] = [judging.wins[at], judging.wins[at + 1]];
    this.story.replaceChildren(
      ...(turn
        ? turnAccount(game.board, at + 1, turn, judging.turns[at], before, after, this.#first, game.strict)
        : [
            h('p', { class: 'title', id: 'headline' }, t.ends[game.state.status]),
            h('p', { class: 'soft' }, t.length(game.turns.length)),
          ]),
      this.#proof.element,
    );
    if (turn) this.#goTo(turn[1]);
    this.#told = this.#news();
    this.board.setOverlay(this.#overlay());
  }

  // As close as it takes to see the turn, unless many follow at once or the player has chosen what to see.
  /** @param {number} cell */
  #goTo(cell) {
    if (this.running || this.board.byHand) this.board.reveal(cell);
    else this.board.approach(cell);
  }

  /** True if nothing was opened before the turn. */
  get #first() {
    return !this.game?.turns.slice(0, this.at).some(([kind]) => kind !== 'flag');
  }

  /** Tells the story again where more has become known of the turn. */
  tellNews() {
    if (this.#told === this.#news()) return;
    this.tell();
    if (!this.running && this.position) this.#explain();
  }

  #news() {
    const { turns = [], wins = [] } = this.judging ?? {};
    return JSON.stringify([this.at, turns[this.at], wins[this.at], wins[this.at + 1]]);
  }

  async #explain() {
    const { game, position, at } = this;
    if (!game || !position) return;
    if (this.#showsChances) await this.#findChances(position, at);
    const [kind, cell] = game.turns[at] ?? [];
    if (cell === undefined || kind === 'chord' || this.judging?.turns[at]?.worth !== 'forced') return;
    const answer = await this.#thought.json('explain', position, cell).catch(() => null);
    const still = game === this.game && at === this.at && !this.running;
    if (answer?.kind === 'proved' && still && !this.#showsChances) this.#proof.show(answer, position, this.#overlay());
  }

  /** @param {Bridge.Position} position @param {number} at */
  async #findChances(position, at) {
    const known = await this.#thought.analyse(position).catch(() => null);
    if (!known || at !== this.at) return;
    this.#known = { at, chance: known.chance };
    this.board.setOverlay(this.#overlay());
  }

  /** Shows the chances of the position, or not. @param {boolean} on */
  async setChances(on) {
    this.#showsChances = on;
    this.#known = null;
    await this.show(this.at, this.running);
  }

  /** @param {string} words @param {string} [title] */
  wait(words, title) {
    this.story.replaceChildren(title ? h('p', { class: 'title' }, title) : '', h('p', { class: 'soft' }, words));
  }

  /** @param {any} error */
  fault(error) {
    showFault(this.story, text.analyse.notRead, error.message);
  }
}
