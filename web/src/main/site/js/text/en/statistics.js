// SPDX-License-Identifier: Apache-2.0
// Statistics and the arena, in English.
import { number, plural } from './helpers.js';

export const statistics = {
  keeping: 'Your record',
  where: 'Kept in this browser only.',
  nowhere:
    'Not kept: this browser has no room for it, or allows none. It is gone when the page is closed or loaded anew.',
  export: 'Save to a file',
  import: 'Add from a file',
  clear: 'Forget everything',
  sure: 'Forget all games, statistics and settings of this page?',
  cleared: 'All is forgotten.',
  imported: (/** @type {number} */ n) => `${plural(n, 'game')} added.`,
  notImported: (/** @type {string} */ name) => `${name} is no record of games that this page has written.`,
  none: 'No game was finished yet. Games with help, or with a move taken back, are counted apart.',
  columns: ['Board', 'Games', 'Won', 'Share', 'Streak / longest', 'Best time', 'Best 3BV/s', 'Efficiency', 'With help'],
  times: 'seconds of the games won',
  survival: 'Survival: how far you got',
  words: {
    opening: '',
    safe: 'safe start',
    'no-guess': 'no guessing',
    strict: 'strict',
    efficiency: 'efficiency',
    survival: 'survival',
  },
  survivalColumns: ['Board', 'Runs', 'Most boards'],
  rate: (/** @type {number} */ n) => `share won of the last ${n}`,
};

export const arena = {
  title: 'Arena',
  run: 'How much',
  games: 'Games for each agent',
  agents: 'Agents',
  nobody: 'Nobody plays: choose at least one agent.',
  go: 'Start',
  stop: 'Stop',
  emptyTitle: 'Which agent plays best?',
  empty: 'Choose a board and some agents. Each plays the same boards, here in the page.',
  standings: (/** @type {number} */ played, /** @type {number} */ games) => `${played} of ${plural(games, 'game')}`,
  seed: 'seed',
  agent: 'Agent',
  won: 'Won',
  lost: 'Lost',
  stuck: 'Stopped',
  guesses: 'Guesses',
  speed: 'A game',
  interval: 'Beside the share of games won stands its 95 % interval.',
  finished: 'The run is finished.',
  fixed:
    'This is one fixed world: every game is played on the same board, so the share won says how the agent does there, not how well it plays.',
  against: (/** @type {string} */ name) => `Against ${name}, same boards`,
  difference: (
    /** @type {ReturnType<typeof import('../../arena/standings.js').paired>} */ { difference, reach, better, worse },
  ) =>
    `${difference < 0 ? '−' : '+'}${number(100 * Math.abs(difference), 1)} ± ${number(100 * reach, 1)} (${better}:${worse})`,
  csv: 'Save as CSV',
  json: 'Save as JSON',
  goOn: 'Go on',
};
