// SPDX-License-Identifier: Apache-2.0
// A replay in its own time: the clock, and the mouse as it went, at any moment or running as fast as is wanted.
import { h } from '../dom.js';
import { text } from '../text.js';

/** How much faster than it was played. @type {Record<string, number>} */
export const FACTORS = { half: 0.5, played: 1, double: 2, fourfold: 4 };

const TAIL = 1500;

/**
 * Seconds since the first cell was opened, when the players' clocks begin; of the whole game unless a time is given.
 * @param {Page.Turn[]} turns
 * @param {number} [millis]
 */
export function seconds(turns, millis = turns.at(-1)?.[2] ?? 0) {
  const start = turns.find(([kind]) => kind !== 'flag')?.[2] ?? 0;
  return Math.max(0, millis - start) / 1000;
}

export class Playback {
  clock = h('span', { class: 'counter small', id: 'clock', hidden: true });
  /** @type {Page.Turn[]} */
  #turns = [];
  /** @type {number[]} */
  #path = [];
  #frame = 0;

  /** draw is told the way of the mouse up to now. @param {(trail: Page.Point[]) => void} draw */
  constructor(draw) {
    this.draw = draw;
  }

  /** @param {Page.Turn[]} turns @param {number[]} path */
  begin(turns, path) {
    this.stop();
    this.#turns = turns;
    this.#path = path;
    this.clock.hidden = !this.timed;
  }

  /** True if it is known when the turns were made. */
  get timed() {
    return this.#turns.length > 0 && this.#turns.every(([, , millis]) => millis !== undefined);
  }

  /** When so many turns had been made, in thousandths of a second. @param {number} moment */
  #timeOf(moment) {
    return moment > 0 ? (this.#turns[Math.min(moment, this.#turns.length) - 1][2] ?? 0) : 0;
  }

  /** How long it took from a moment to the next. @param {number} moment */
  waitAt(moment) {
    return Math.max(0, this.#timeOf(moment + 1) - this.#timeOf(moment));
  }

  /** Shows a moment. @param {number} moment */
  show(moment) {
    this.stop();
    if (this.timed) this.#at(this.#timeOf(moment));
  }

  /** Runs from a moment to the next; going says whether it still is to. */
  /** @param {number} moment @param {number} factor @param {() => boolean} going */
  run(moment, factor, going) {
    this.stop();
    if (!this.timed) return;
    const [from, to, begun] = [this.#timeOf(moment), this.#timeOf(moment + 1), performance.now()];
    const tick = () => {
      const millis = Math.min(to, from + (performance.now() - begun) * factor);
      this.#at(millis);
      this.#frame = going() && millis < to ? requestAnimationFrame(tick) : 0;
    };
    tick();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {number} millis */
  #at(millis) {
    this.clock.textContent = text.review.clock(seconds(this.#turns, millis), seconds(this.#turns));
    if (this.#path.length) this.draw(this.#trail(millis));
  }

  // Where the mouse was in the last moments, the latest place last.
  /** @param {number} millis @returns {Page.Point[]} */
  #trail(millis) {
    const path = this.#path;
    /** @type {Page.Point[]} */
    const trail = [];
    for (let i = 0; i < path.length && path[i] <= millis; i += 3)
      if (path[i] >= millis - TAIL || path[i + 3] > millis || i + 3 >= path.length)
        trail.push([path[i + 1] / 100, path[i + 2] / 100]);
    return trail;
  }
}
