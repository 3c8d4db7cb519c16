// SPDX-License-Identifier: Apache-2.0
// What a Sweeplab server adds, where there is one: agents with a SAT solver, and tournaments on its machine.
import { text } from './text.js';

/** True if the page was served by Sweeplab itself and not by a plain host. */
export const hasServer = document.documentElement.dataset.server === 'yes';

const FORBIDDEN = 403;
let token = '';
/** @type {Page.Agent[]} */
let agents = [];

/** @param {string} path @param {RequestInit} [options] */
async function send(path, options) {
  try {
    return await fetch(path, options);
  } catch {
    throw new Error(text.serverGone);
  }
}

/** @param {Response} response */
async function read(response) {
  const answer = await response.json().catch(() => ({ error: text.serverGone }));
  if (answer.error) throw new Error(answer.error);
  return answer;
}

async function about() {
  const answer = await read(await send('api/about'));
  ({ token, agents } = answer);
}

/** @type {(path: string, fields: Record<string, any>) => Promise<Response>} */
const post = (path, fields) =>
  send(path, { method: 'POST', headers: { 'X-Sweeplab-Token': token }, body: new URLSearchParams(fields) });

// A server that was started again while the page stayed open has another token.
/** @param {string} path @param {Record<string, any>} fields */
async function ask(path, fields) {
  const response = await post(path, fields);
  if (response.status !== FORBIDDEN) return read(response);
  await about();
  return read(await post(path, fields));
}

/** Adds the server's agents to those of the page, marked as such. @param {Page.Contents} contents */
export async function withServerAgents(contents) {
  if (!hasServer) return contents;
  // Its agents stay in the list while it is away: whoever chooses one is told why it does not play.
  await about().catch(() => {});
  const known = new Set(contents.agents.map(({ name }) => name));
  const more = agents.filter(({ name }) => !known.has(name)).map((agent) => ({ ...agent, server: true }));
  return { ...contents, agents: [...contents.agents, ...more] };
}

/** One game of an agent of the server: {trace, by}. @param {string} game @param {string} agent @param {string} seed */
export function playThere(game, agent, seed) {
  return ask('api/play', { game, agent, seed });
}

/**
 * Some games of an agent of the server: all of them in several calls if they take long, or at least one.
 * @param {string} board
 * @param {string} agent
 * @param {string} seed
 * @param {number} from
 * @param {number} to
 */
export async function arenaThere(board, agent, seed, from, to) {
  const sum = await ask('api/arena', { board, agent, seed, from, to });
  while (sum.games < to - from) {
    const more = await ask('api/arena', { board, agent, seed, from: from + sum.games, to });
    for (const key of Object.keys(more)) sum[key] += more[key];
  }
  return sum;
}
