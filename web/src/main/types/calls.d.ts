// SPDX-License-Identifier: Apache-2.0
// Calls of the engine, as the page and its workers make them.

declare namespace Page {
  /** A call of the engine: its name and what it is given. */
  type Call = { [N in CallName]: readonly [name: N, ...given: Parameters<Bridge.Engine[N]>] }[CallName];

  /** The name of a call. */
  type CallName = keyof Bridge.Engine;

  /** A call that games.wasm can answer. */
  type TableCall = Extract<Call, readonly [keyof Bridge.GameTable, ...unknown[]]>;

  /** What calls answer, in their order. */
  type Answers<L extends readonly Call[]> = { -readonly [I in keyof L]: Answer<L[I][0]> };

  /** Several calls in one go, and their answers in the same order. */
  type Batch<C extends CallName> = <const L extends readonly Extract<Call, readonly [C, ...unknown[]]>[]>(
    ...calls: L
  ) => Promise<Answers<L>>;

  type CallOne<C extends CallName> = <N extends C>(
    name: N,
    ...given: Parameters<Bridge.Engine[N]>
  ) => Promise<Answer<N>>;

  type CallJson<C extends CallName> = <N extends C>(
    name: N,
    ...given: Parameters<Bridge.Engine[N]>
  ) => Promise<Told<N>>;

  /** What a worker says: that it can begin or cannot, or what came of the calls of a message. */
  interface WorkerMessage {
    ready?: boolean;
    failed?: string;
    id: number;
    results?: unknown[];
    error?: string;
    fatal?: boolean;
  }

  /** What a call answers. */
  type Answer<N extends CallName> = ReturnType<Bridge.Engine[N]>;

  /** What is in the JSON that a call answers. */
  type Told<N extends CallName> = Answer<N> extends Bridge.Json<infer T> ? T : never;
}
