// The page's side of the worker: a call gives a promise; cancelling ends the worker and starts a fresh one.

/** What a cancelled call is rejected with. */
export class Cancelled extends Error {}

/** What a call is rejected with when the worker died under it; a fresh one has been started. */
export class Died extends Error {}

// A page that is left ends its workers: that is no accident.
let leaving = false;
addEventListener('pagehide', () => (leaving = true));
addEventListener('pageshow', () => (leaving = false));

export class Engine {
  #worker;
  #waiting = new Map();
  #next = 1;
  /** How many workers there have been: games opened in an earlier one are gone. */
  generation = 0;

  /** late: starts with the first call, not before. */
  constructor(late = false) {
    if (!late) this.#start();
  }

  #start() {
    this.generation++;
    const lock = `sweeplab-${crypto.randomUUID?.() ?? Math.random()}`;
    const worker = new Worker(new URL('../worker.js', import.meta.url), { type: 'module', name: lock });
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => {
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
  #watchOver(worker, lock) {
    navigator.locks?.request(lock, () => this.#died(worker));
  }

  #died(worker) {
    if (worker === this.#worker && !leaving) this.#restart(new Died('the engine stopped and was started again'));
  }

  #restart(reason) {
    this.#worker?.terminate();
    const calls = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#start();
    calls.forEach(({ reject }) => reject(reason));
  }

  #settle(worker, { id, results, error, fatal }) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) call?.resolve(results);
    else call?.reject(new Error(error));
    if (fatal) this.#died(worker);
  }

  /** Several calls in one go: batch(['open', id, 1], ...). */
  batch(...calls) {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      if (!this.#worker) this.#start();
      this.#worker.postMessage({ id, calls });
    });
  }

  async call(name, ...rest) {
    return (await this.batch([name, ...rest]))[0];
  }

  async json(name, ...rest) {
    return JSON.parse(await this.call(name, ...rest));
  }

  /** Starts ahead of the first call. */
  warm() {
    if (!this.#worker) this.#start();
  }

  /** When nothing runs any more, or the patience (in thousandths of a second) is over. */
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

/** Holds the games: answers at once. */
export const table = new Engine();

/** Does the long thinking: may be cancelled at any time, since it keeps nothing between calls. */
export const thinker = new Engine(true);

/** The board of a game, with its drawing if it is a graph. */
export async function boardOf(handle) {
  const [board, state] = (await table.batch(['board', handle], ['state', handle, -1])).map(JSON.parse);
  return withDrawing(board, state.head);
}

/** The board of a position, of which only the head is known. */
export async function boardOfHead(head, contents) {
  const keys = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const danger = contents.games.find(({ id }) => id === keys.rules)?.danger ?? '';
  const [columns, rows, dangers] = [keys.columns, keys.rows, keys.dangers].map(Number);
  const starts = keys.starts === '-' ? [] : keys.starts.split(',').map(Number);
  return withDrawing(
    { game: keys.rules, danger, family: keys.family, columns, rows, size: columns * rows, dangers, starts, id: '' },
    head,
  );
}

async function withDrawing(board, head) {
  if (isWritten(board.game)) Object.assign(board, await table.json('ways', head));
  if (board.family.startsWith('graph:')) {
    const [points, links] = await table.batch(['points', head], ['links', head]);
    Object.assign(board, { points, links });
  }
  return board;
}

// Rules in letters, and those of a level, say more than numbers.
function isWritten(game) {
  return game.startsWith('[') || game === 'hexcells' || game === 'tametsi';
}
