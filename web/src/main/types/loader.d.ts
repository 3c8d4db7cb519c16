// SPDX-License-Identifier: Apache-2.0
// The loader that TeaVM writes when the engine is built: engine/loader.js.

declare module '*/engine/loader.js' {
  /** What a module exports; the calls of GameTable stand apart in engine.wasm. */
  // biome-ignore lint/suspicious/noExplicitAny: what may be called is settled by Page.Call.
  type Exports = Record<string, any>;

  export function load(url: string): Promise<{ exports: Exports }>;
}
