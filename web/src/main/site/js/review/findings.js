// SPDX-License-Identifier: Apache-2.0
// What judging found of a whole game: its account, its guesses, and the course of the chance to win.
import { h, section } from '../dom.js';
import { text } from '../text.js';
import { gameAccount, guessList } from './account.js';
import { Curve } from './curve.js';
import { clickingAccount, fortuneAccount } from './figures.js';

export class Findings {
  whole = h('div', { class: 'group', id: 'whole' });
  guesses = h('div', {});
  fortune = Object.assign(section(text.review.fortune), { id: 'fortune' });
  clicking = Object.assign(section(text.review.clicking), { id: 'clicking' });
  course = h('div', { class: 'course', hidden: true });

  /** @param {(moment: number) => void} go */
  constructor(go) {
    this.go = go;
    this.curve = new Curve(this.course, go);
  }

  destroy() {
    this.curve.destroy();
  }

  /** No game is shown. */
  clear() {
    this.whole.replaceChildren();
    this.guesses.replaceChildren();
    fill(this.fortune, []);
    fill(this.clicking, []);
    this.course.hidden = true;
  }

  /** @param {import('../play/game.js').PlayedGame} game @param {import('./judging.js').Judging} judging */
  draw(game, judging) {
    this.whole.replaceChildren(...gameAccount(game, judging));
    this.guesses.replaceChildren(guessList(game.board, game, judging, this.go));
    const { fortune, clicking } = judging;
    fill(this.fortune, fortune ? fortuneAccount(fortune) : []);
    fill(this.clicking, clicking ? clickingAccount(clicking) : []);
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

// A section with nothing below its heading is not shown.
/** @param {HTMLElement} section @param {(HTMLElement | null)[]} parts */
function fill(section, parts) {
  const [heading] = section.children;
  section.replaceChildren(heading, ...parts.filter((part) => part !== null));
  section.hidden = !parts.length;
}
