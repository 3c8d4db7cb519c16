// Runs the engine away from the page, so that the page never waits for it.
// A message is {id, calls: [[name, ...arguments], ...]}; the answer is {id, results} or {id, error}.
import { load } from './engine/loader.js';

const engine = load(new URL('./engine/engine.wasm', import.meta.url).href);

// Held for life: when the page can have it, this worker is gone.
const held = new Promise((resolve) => {
  if (!navigator.locks || !self.name) resolve();
  else
    navigator.locks.request(self.name, () => {
      resolve();
      return new Promise(() => {});
    });
});

addEventListener('message', async ({ data: { id, calls } }) => {
  try {
    const { exports } = await engine;
    const results = calls.map(([name, ...rest]) => {
      const value = exports[name](...rest);
      return ArrayBuffer.isView(value) ? value.slice() : value;
    });
    const buffers = results.filter(ArrayBuffer.isView).map((array) => array.buffer);
    postMessage({ id, results }, buffers);
  } catch (error) {
    // After a trap or without memory nothing that the engine says can be relied on.
    const fatal = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    postMessage({ id, error: error?.message || String(error), fatal });
  }
});

Promise.all([engine, held]).then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: error?.message || String(error) }),
);
