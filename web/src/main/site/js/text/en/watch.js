// SPDX-License-Identifier: Apache-2.0
// Watching agents and playing against them, in English.
import { plural } from './helpers.js';

// What agents say they went by.
/** @type {Record<string, string>} */
const strategies = {
  start: 'start: this cell is known to be safe',
  SPS: 'single point (SPS)',
  EES: 'easy equations (EES)',
  SAT: 'satisfiability (SAT)',
  exact: 'exact counting',
  random: 'random probing (RPS)',
  'in order': 'going row by row',
  safest: 'the least danger',
  endgame: 'an endgame that was worked out',
  'look-ahead': 'a look ahead',
  model: 'a look ahead corrected by a model',
  'play-outs': 'play-outs',
  'first, chances not known': 'the first cell, since no chance is known',
  'nothing follows': 'Nothing more follows.',
  'nothing left to probe': 'Nothing is left to open.',
  'the game is over': 'The game is over.',
  'the record ends here': 'The record ends here.',
};

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : ', gold left aside'}`;
};

export const watch = {
  title: 'Watch',
  mode: 'Who plays',
  /** @type {Record<string, string>} */
  modes: { one: 'One agent', two: 'Two agents', duel: 'Duel' },
  agent: 'Agent',
  other: 'Other agent',
  onServer: (/** @type {string} */ name) => `${name} (on the server)`,
  agentSeed: 'Seed of the agent',
  speed: 'Speed',
  /** @type {Record<string, string>} */
  speeds: { slow: 'Slow', walk: 'Steady', run: 'Quick', fast: 'As fast as it goes' },
  go: 'Watch',
  run: 'Run',
  pause: 'Pause',
  first: 'To the start',
  back: 'One move back',
  next: 'One move on',
  last: 'To the end',
  timeLine: 'Time line',
  thinking: 'The agent plays …',
  counter: (/** @type {number} */ at, /** @type {number} */ length) => `${at} of ${length}`,
  begins: (/** @type {string} */ agent) => `${agent} is about to play`,
  move: (/** @type {Bridge.Step} */ step, /** @type {string} */ name) =>
    `${step.kind === 'flag' ? 'Flags' : 'Opens'} ${name}`,
  by: (/** @type {string} */ by) => `By ${strategy(by)}.`,
  stopped: (/** @type {string} */ by) => strategies[by] ?? by,
  risk: (/** @type {string} */ risk) => `A guess: ${risk} % chance of danger.`,
  blind: 'A guess, with no idea of the chance.',
  /** @type {Record<string, string>} */
  ends: { won: 'Solved', lost: 'Lost', playing: 'Stopped: nothing more follows' },
  cut: (/** @type {number} */ moves) => `The first ${plural(moves, 'move')}: no more are shown`,
  tally: (/** @type {Bridge.Step[]} */ steps) => {
    const probes = steps.filter(({ kind }) => kind === 'probe').length;
    const guesses = steps.filter(({ risk }) => risk !== 0).length;
    return `${plural(probes, 'probe')}, ${plural(steps.length - probes, 'flag')}, ${plural(guesses, 'guess', 'guesses')}.`;
  },
};

export const duel = {
  you: 'you',
  left: 'cells left',
  yourTurn: 'Your turn: open a cell',
  noGold: 'A duel is about gold: choose a game of Daggers & Gold.',
  youWin: 'You found more gold',
  agentWins: 'The agent found more gold',
  draw: 'A draw',
  rules: 'You and the agent open one cell each in turn. Whoever opens more gold wins; a dagger costs only the turn.',
};
