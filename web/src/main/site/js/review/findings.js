// SPDX-License-Identifier: Apache-2.0
// What judging found of a whole game: its account, its guesses, and the course of the chance to win.
import { h } from '../dom.js';
import { gameAccount, guessList } from './account.js';
import { Curve } from './curve.js';

export class Findings {
  whole = h('div', { class: 'group', id: 'whole' });
  guesses = h('div', {});
  course = h('div', { class: 'course', hidden: true });

  /** @param {(moment: number) => void} go */
  constructor(go) {
    this.go = go;
    this.curve = new Curve(this.course, go);
  }

  destroy() {
    this.curve.destroy();
  }

  /** @param {import('../play/game.js').PlayedGame} game @param {import('./judging.js').Judging} judging */
  draw(game, judging) {
    this.whole.replaceChildren(...gameAccount(game, judging));
    this.guesses.replaceChildren(guessList(game.board, game, judging, this.go));
  }

  /**
   * @param {import('../play/game.js').PlayedGame} game
   * @param {import('./judging.js').Judging} judging
   * @param {number} at
   */
  drawCourse(game, judging, at) {
    this.course.hidden = false;
    this.curve.show({ length: game.turns.length, wins: judging.wins, turns: judging.turns, at });
  }
}
