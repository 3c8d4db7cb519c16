// SPDX-License-Identifier: Apache-2.0
// Runs the engine, or the part of it that the worker's name says, away from the page, so that the page never waits for
// it.
// A message is {id, calls: [[name, ...arguments], ...]}; the answer is {id, results} or {id, error}.
import { load } from './engine/loader.js';

// The worker's name is sweeplab-PART-SOMETHING; its address would lose a query when it is kept for later.
const part = self.name.split('-')[1];
const engine = load(new URL(`./engine/${part}.wasm`, import.meta.url).href);

/** @param {any} error */
const messageOf = (error) => error?.message || String(error);

// Held for life: when the page can have it, this worker is gone.
/** @type {Promise<void>} */
const held = new Promise((resolve) => {
  if (!navigator.locks || !self.name) resolve();
  else
    navigator.locks.request(self.name, () => {
      resolve();
      return new Promise(() => {});
    });
});

addEventListener('message', async (/** @type {MessageEvent<{ id: number, calls: Page.Call[] }>} */ event) => {
  const { id, calls } = event.data;
  try {
    const { exports } = await engine;
    const results = calls.map(([name, ...given]) => {
      const value = (name in exports ? exports : exports.GameTable)[name](...given);
      return ArrayBuffer.isView(value) ? structuredClone(value) : value;
    });
    const buffers = results.filter(ArrayBuffer.isView).map(({ buffer }) => buffer);
    postMessage({ id, results }, { transfer: buffers });
  } catch (error) {
    // After a trap or without memory nothing that the engine says can be relied on.
    const fatal = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    postMessage({ id, error: messageOf(error), fatal });
  }
});

Promise.all([engine, held]).then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: messageOf(error) }),
);
