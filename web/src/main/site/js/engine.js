// SPDX-License-Identifier: Apache-2.0
// The page's side of the worker: a call gives a promise; cancelling ends the worker and starts a fresh one.

import { isLevel, unpackLevel } from './link.js';

/** What a cancelled call is rejected with. */
export class Cancelled extends Error {}

/** What a call is rejected with when the worker died under it; a fresh one has been started. */
export class Died extends Error {}

// A page that is left ends its workers: that is no accident.
let leaving = false;
addEventListener('pagehide', () => (leaving = true));
addEventListener('pageshow', () => (leaving = false));

/**
 * The engine in a worker of its own.
 * @template {Page.CallName} [C=Page.CallName] The calls that its part can answer.
 */
export class Engine {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, { resolve: (results: any) => void, reject: (reason: Error) => void }>} */
  #waiting = new Map();
  /** @type {Promise<void>} */
  ready;
  #next = 1;
  /** How many workers there have been: games opened in an earlier one are gone. */
  generation = 0;

  /** part: games.wasm can play, engine.wasm everything. Starts with the first call, or with warm. */
  constructor(part = 'engine') {
    this.part = part;
  }

  #start() {
    this.generation++;
    const lock = `sweeplab-${this.part}-${crypto.randomUUID?.() ?? Math.random()}`;
    const worker = new Worker(new URL('../worker.js', import.meta.url), {
      type: 'module',
      name: lock,
    });
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.addEventListener('message', (/** @type {MessageEvent<Page.WorkerMessage>} */ { data }) => {
        if (data.ready) {
          this.#watchOver(worker, lock);
          resolve();
        } else if (data.failed) reject(new Error(data.failed));
        else this.#settle(worker, data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'the engine did not load'));
        this.#died(worker);
      });
    });
    this.ready.catch(() => {});
  }

  // A worker holds the lock of its name as long as it lives: whoever gets it next knows that the worker is gone.
  /** @param {Worker} worker @param {string} lock */
  #watchOver(worker, lock) {
    navigator.locks?.request(lock, () => this.#died(worker));
  }

  /** @param {Worker} worker */
  #died(worker) {
    if (worker === this.#worker && !leaving) this.#restart(new Died('the engine stopped and was started again'));
  }

  /** @param {Error} reason */
  #restart(reason) {
    this.#worker?.terminate();
    const calls = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#start();
    calls.forEach(({ reject }) => reject(reason));
  }

  /** @param {Worker} worker @param {Page.WorkerMessage} given */
  #settle(worker, { id, results, error, fatal }) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) call?.resolve(results);
    else call?.reject(new Error(error));
    if (fatal) this.#died(worker);
  }

  /** @type {Page.Batch<C>} Several calls in one go: batch(['open', id, 1], ...). */
  batch(...calls) {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.warm();
      // What names a level is squeezed in the page, and its text goes to the engine.
      if (!calls.some((call) => call.some(isLevel))) this.#worker?.postMessage({ id, calls });
      else
        Promise.all(calls.map(unpacked)).then(
          (whole) => this.#worker?.postMessage({ id, calls: whole }),
          (fault) => {
            this.#waiting.delete(id);
            reject(fault);
          },
        );
    });
  }

  /** @type {Page.CallOne<C>} One call. */
  async call(name, ...given) {
    const [answer] = await this.batch(/** @type {any} */ ([name, ...given]));
    return /** @type {any} */ (answer);
  }

  /** @type {Page.CallJson<C>} One call that answers in JSON. */
  async json(name, ...given) {
    return JSON.parse(/** @type {string} */ (await this.call(name, ...given)));
  }

  /**
   * An answer of this engine, or an error in these words if it takes longer: then the engine is started afresh.
   * @template R
   * @param {number} patience
   * @param {Promise<R>} answer
   * @param {string} words
   */
  async within(patience, answer, words) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {Promise<never>} */
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(words));
        this.cancel();
      }, patience);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Starts ahead of the first call. */
  warm() {
    if (!this.#worker) this.#start();
  }

  /** When nothing runs any more, or the patience (in thousandths of a second) is over. @param {number} patience */
  async calm(patience) {
    const end = performance.now() + patience;
    while (this.busy && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  get busy() {
    return this.#waiting.size > 0;
  }

  /** Stops for good. */
  end() {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.terminate();
    this.#waiting.clear();
  }

  /** Stops whatever runs. All games that were open in this engine are gone. */
  cancel() {
    this.#restart(new Cancelled('cancelled'));
  }
}

/** @param {readonly unknown[]} call */
function unpacked(call) {
  return Promise.all(call.map((given) => (isLevel(given) ? unpackLevel(given) : given)));
}

/** Holds the games that are played: small, there first, and answers at once. */
export const table = /** @type {Engine<keyof Bridge.GameTable>} */ (new Engine('games'));

/** Holds the games that are watched, and knows all the rest. */
export const lab = new Engine();

/** Does the long thinking: may be cancelled at any time, since it keeps nothing between calls. */
export const thinker = new Engine();
