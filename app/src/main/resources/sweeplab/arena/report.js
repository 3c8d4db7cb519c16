// SPDX-License-Identifier: Apache-2.0
// Names any game of the run from its number alone: the same arithmetic as the program's own dice (SplitMix64).
const run = JSON.parse(document.getElementById('run').textContent);
const GAMMA = 0x9E3779B97F4A7C15n;
const low = (z) => BigInt.asUintN(64, z);
function mix(z) {
  z = low((z ^ (z >> 30n)) * 0xBF58476D1CE4E5B9n);
  z = low((z ^ (z >> 27n)) * 0x94D049BB133111EBn);
  return z ^ (z >> 31n);
}
const seedOf = (seed, label) =>
  BigInt.asIntN(64, mix(low(mix(low(seed + GAMMA)) + mix(low(label + GAMMA)) * GAMMA)));

function game(number) {
  const board = run.boards[number % run.boards.length];
  const made = board.endsWith(' #0');
  const seed = BigInt(run.seed);
  return made
    ? { id: board.replace(/#0$/, '#' + seedOf(seed, BigInt(number))), seed }
    : { id: board, seed: seedOf(seed, BigInt(Math.floor(number / run.boards.length))) };
}

function show() {
  const number = Math.max(0, Math.min(run.games - 1, Math.floor(Number(document.getElementById('game').value) || 0)));
  const agent = document.getElementById('agent').value;
  const { id, seed } = game(number);
  const folder = run.folder ? ' --worlds DIR' : '';
  const own = !/^((cmd|jar):|clairvoyant$)/.test(agent);
  document.getElementById('command').textContent =
    `./sweep play ${own ? agent : 'exact'} "${id}" --seed ${seed} --verbose${folder}` + (own ? '' : `  (${agent} plays only in the arena)`);
  document.getElementById('link').href =
    `${document.getElementById('server').value.replace(/\/$/, '')}/#/watch?agent=${encodeURIComponent(agent)}&id=${encodeURIComponent(id)}`;
}

for (const name of ['game', 'agent', 'server']) document.getElementById(name).addEventListener('input', show);
document.addEventListener('click', (event) => {
  const number = event.target.dataset?.game;
  if (number === undefined) return;
  document.getElementById('game').value = number;
  document.getElementById('agent').value = event.target.dataset.agent;
  show();
});
show();
