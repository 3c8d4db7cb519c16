// Runs the engine away from the page, so that the page never waits for it.
// A message is {id, calls: [[name, ...arguments], ...]}; the answer is {id, results} or {id, error}.
import { load } from './engine/loader.js';

const engine = load(new URL('./engine/engine.wasm', import.meta.url).href);

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
    postMessage({ id, error: error?.message || String(error) });
  }
});

engine.then(() => postMessage({ ready: true }), (error) => postMessage({ failed: error?.message || String(error) }));
