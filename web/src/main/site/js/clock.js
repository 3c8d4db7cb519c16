// SPDX-License-Identifier: Apache-2.0
/** A stop watch that ticks each second. */
export class Clock {
  #since = 0;
  #before = 0;
  #timer = 0;

  /** @param {() => void} tick */
  constructor(tick) {
    this.tick = tick;
  }

  start() {
    if (this.#timer) return;
    this.#since = performance.now();
    this.#timer = setInterval(this.tick, 1000);
  }

  stop() {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#before += performance.now() - this.#since;
  }

  /** Back to nothing, or to so many seconds. */
  reset(seconds = 0) {
    this.stop();
    this.#before = 1000 * seconds;
  }

  /** Seconds so far, with fractions. */
  exact() {
    return (this.#before + (this.#timer ? performance.now() - this.#since : 0)) / 1000;
  }

  seconds() {
    return Math.floor(this.exact());
  }
}
