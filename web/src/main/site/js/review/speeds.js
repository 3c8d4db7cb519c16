// SPDX-License-Identifier: Apache-2.0
// How fast a game under review goes on: so many moves a second, or in its own time where that is known.
import { choice, h } from '../dom.js';
import { text } from '../text.js';
import { FACTORS } from './playback.js';

/** How long a move is shown, in thousandths of a second. @type {Record<string, number>} */
const PAUSES = { slow: 1400, walk: 600, run: 120 };

export class Speeds {
  element = h('div', {});
  #speed = 'walk';

  /**
   * timed: the game has a time of its own; speed: what is chosen for it.
   * @param {boolean} timed
   * @param {string} [speed]
   */
  draw(timed, speed = this.#speed in PAUSES || timed ? this.#speed : 'walk') {
    const { slow, walk, run } = text.watch.speeds;
    const speeds = Object.entries({ slow, walk, run, ...(timed ? text.review.factors : {}) });
    this.#speed = speed;
    this.element.replaceChildren(
      choice(text.watch.speed, speeds, speed, (chosen) => (this.#speed = chosen), { name: 'speed' }),
    );
  }

  /** How much faster than it was played; 0 if it goes move by move. */
  get factor() {
    return FACTORS[this.#speed] ?? 0;
  }

  get pause() {
    return PAUSES[this.#speed] ?? PAUSES.walk;
  }
}
