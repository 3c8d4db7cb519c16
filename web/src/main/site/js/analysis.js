// SPDX-License-Identifier: Apache-2.0
// What can be known of a position: asked of the engine in its own worker, where it may take its time.
import { Cancelled, thinker } from './engine.js';

const PATIENCE = 400;

/** The latest question only: a new one ends the one before. */
export class Thought {
  #asked = 0;

  /**
   * {verdict, chance, safe, danger, ...} of a position {head, cells, goldClues}, or null if something newer was asked.
   * @param {Bridge.Position} position
   */
  async analyse(position) {
    return this.#ask(async () => {
      const { head, cells, goldClues } = position;
      const { safe, danger, ...rest } = await thinker.call('analyse', head, cells, goldClues);
      return { ...rest, safe: new Set(safe), danger: new Set(danger) };
    });
  }

  /**
   * Any other question about a position that is answered in JSON.
   * @template {'explain' | 'contradiction' | 'wouldShow' | 'hint' | 'judge'} N
   * @param {N} name
   * @param {Bridge.Position} position
   * @param {...(number | string | boolean)} more
   * @returns {Promise<Page.Told<N> | null>}
   */
  async json(name, position, ...more) {
    const { head, cells, goldClues } = position;
    const given = /** @type {Parameters<Bridge.Engine[N]>} */ ([head, cells, goldClues, ...more]);
    return this.#ask(() => thinker.json(name, ...given));
  }

  /** @template R @param {() => Promise<R>} question @returns {Promise<R | null>} */
  async #ask(question) {
    const mine = ++this.#asked;
    // What is nearly done is let finish: a fresh worker takes longer to start.
    await thinker.calm(PATIENCE);
    if (mine !== this.#asked) return null;
    if (thinker.busy) thinker.cancel();
    try {
      const answer = await question();
      return mine === this.#asked ? answer : null;
    } catch (error) {
      // What went wrong with an older question is nobody's business any more.
      if (error instanceof Cancelled || mine !== this.#asked) return null;
      throw error;
    }
  }

  stop() {
    this.#asked++;
    if (thinker.busy) thinker.cancel();
  }
}
