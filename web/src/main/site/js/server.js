// What a Sweeplab server adds, where there is one: agents with a SAT solver, and tournaments on its machine.

/** True if the page was served by Sweeplab itself and not by a plain host. */
export const hasServer = document.documentElement.dataset.server === 'yes';

async function ask(path) {
  const response = await fetch(path);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

/** Adds the server's agents to those of the page, marked as such. */
export async function withServerAgents(contents) {
  if (!hasServer) return contents;
  const { agents } = await ask('api/about').catch(() => ({ agents: [] }));
  const known = new Set(contents.agents.map(({ name }) => name));
  const more = agents.filter(({ name }) => !known.has(name)).map((agent) => ({ ...agent, server: true }));
  return { ...contents, agents: [...contents.agents, ...more] };
}

/** One game of an agent of the server: {trace, by}. */
export function playThere(game, agent, seed) {
  return ask(`api/play?${new URLSearchParams({ game, agent, seed })}`);
}

/** Some games of an agent of the server. */
export function arenaThere(board, agent, seed, from, to) {
  return ask(`api/arena?${new URLSearchParams({ board, agent, seed, from, to })}`);
}
