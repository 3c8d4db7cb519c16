// SPDX-License-Identifier: Apache-2.0
// Games judged, in English.
import { places, plural } from './helpers.js';

/** @type {Record<string, string>} */
const moves = { open: 'Opens', flag: 'Flags', unflag: 'Takes the flag from', chord: 'Opens around' };

export const review = {
  curve: 'The chance to win, move by move',
  whole: 'The whole game',
  player: (/** @type {string} */ name) => `Played by ${name}`,
  guesses: 'Guesses',
  noGuess: 'None so far: every cell that was opened was certain.',
  guess: (/** @type {number} */ number, /** @type {string} */ name, /** @type {string} */ risk) =>
    `${number}. ${name}: ${risk} % risk`,
  mark: (/** @type {number} */ number, /** @type {string} */ name) => `${number}. ${name}`,
  /** @type {Record<string, string>} */
  short: {
    good: 'good guess',
    mistake: 'mistake',
    blunder: 'blunder',
    lucky: 'lucky escape',
    flag_mistake: 'wrong flag',
    unflag_mistake: 'right flag taken away',
  },
  costs: (/** @type {string} */ worth, /** @type {string} */ cost) => `${worth}: ${cost} points`,
  move: (/** @type {number} */ number, /** @type {string} */ kind, /** @type {string} */ name) =>
    `${number}. ${moves[kind]} ${name}`,
  seconds: (/** @type {number} */ s) => `${s.toFixed(places(s))} s`,
  judging: 'Being judged …',
  /** @type {Record<string, string>} */
  worths: {
    forced: 'Certain',
    best: 'A guess, and none was better',
    good: 'A guess; another was a little better',
    mistake: 'A mistake: a needless risk',
    blunder: 'A blunder: a needless risk, and it hit',
    lucky: 'A lucky escape: a needless risk that went well',
    flag_good: 'A flag that nothing proved',
    flag_mistake: 'A wrong flag: the cell is certainly safe',
    unflag_forced: 'Certain: the flag was wrong',
    unflag_good: 'A flag taken back that nothing proved',
    unflag_mistake: 'A mistake: the flag was right',
    unknown: 'Not judged: too much to count',
  },
  /** @type {Record<string, string>} */
  counts: {
    forced: 'Certain',
    best: 'Guesses that were needed',
    good: 'Good guesses',
    mistake: 'Mistakes',
    blunder: 'Blunders',
    lucky: 'Lucky escapes',
    flag_good: 'Unproved flags',
    flag_mistake: 'Wrong flags',
    unflag_good: 'Flags taken back',
    unflag_mistake: 'Right flags taken away',
    unknown: 'Not judged',
  },
  better: (/** @type {string} */ name, /** @type {number} */ safe) =>
    safe ? `${plural(safe, 'cell was', 'cells were')} certainly safe, for instance ${name}.` : `${name} was better.`,
  risk: 'Risk',
  least: 'Least risk on the board',
  away: 'Risk away from the numbers',
  cost: 'Cost in chance to win',
  totalCost: 'Points lost to needless risks',
  winBefore: 'Chance to win before',
  winAfter: 'and after',
  progress: (/** @type {number} */ done, /** @type {number} */ all) => `${done} of ${all} moves judged …`,
  finished: 'Every move is judged.',
  /** @type {Record<string, string>} */
  ends: { won: 'Solved', lost: 'Lost', playing: 'The game was left here' },
  length: (/** @type {number} */ n) => `After ${plural(n, 'move')}.`,
  shelf: 'Replays',
  factors: {
    half: 'Half as fast as played',
    played: 'As it was played',
    double: 'Twice as fast',
    fourfold: 'Four times as fast',
  },
  clock: (/** @type {number} */ now, /** @type {number} */ all) => `${now.toFixed(2)} / ${all.toFixed(places(all))} s`,
  noneReadable: (/** @type {number} */ files) => `None of these ${files} files holds a replay.`,
  shelved: (/** @type {number} */ n) => `${plural(n, 'replay')} to choose from.`,
  emptyTitle: 'Review a game',
  empty: 'Finish a game in Play, or open a replay: each move is judged.',
  paste: 'A replay',
  placeholder: 'Paste or drop a replay: avf, evf, rmv, mvf, rawvf or a trace',
  noReplay: (/** @type {string} */ kind) => `This is a ${kind}, not a replay: it says nothing of the moves.`,
  noMoves: 'Nobody has made a move in this replay.',
  noFiles: 'There is no file in this folder.',
  otherFile: 'This is no replay.',
  tooLarge: 'Too large for a replay: more than 16 MB.',
  tooMany: (/** @type {number} */ n) => `${plural(n, 'more file was', 'more files were')} not read.`,
  noName:
    'The page has no name for this game, so it cannot play it: a board with rules of its own, or a game that was lost with its first click.',
};
