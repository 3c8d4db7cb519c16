// SPDX-License-Identifier: Apache-2.0
// Positions analysed, in English.
import { board as onBoard } from './board.js';
import { plural } from './helpers.js';

export const analysis = {
  summary: (/** @type {Page.Analysis} */ analysis) => {
    if (analysis.verdict === 'inconsistent') return 'No arrangement fits what is shown.';
    if (analysis.verdict === 'solved') return 'Every covered cell is certainly dangerous.';
    if (analysis.verdict === 'too_large') return 'Too much to count exactly here.';
    const certain = analysis.safe.size + analysis.danger.size;
    return certain
      ? `${plural(analysis.safe.size, 'cell is', 'cells are')} certainly safe, ${analysis.danger.size} certainly not.`
      : 'Nothing is certain: the next move is a guess.';
  },
  hint: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell, /** @type {Page.Analysis} */ analysis) =>
    analysis.safe.has(cell)
      ? `${onBoard.name(board, cell)} is certainly safe.`
      : `Nothing is certain. ${onBoard.name(board, cell)} is the best guess.`,
  would: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell, /** @type {Bridge.WouldShow} */ odds) =>
    odds.clues.length === 0
      ? 'What it would show is not known.'
      : `${onBoard.name(board, cell)} would show ${odds.clues.map(({ clue, chance }) => `${clue}: ${(100 * chance).toFixed(1)} %`).join(', ')}.`,
};

export const analyse = {
  title: 'Analyse',
  paste: 'A position',
  placeholder: 'Paste a position, a board, a replay or a link in any format',
  read: 'Read',
  files: 'Open files',
  file: 'Open a file',
  wasRead: (/** @type {string} */ kind, /** @type {string} */ format) => `Read a ${kind} (${format}).`,
  badLink:
    'This link holds no position: a part of it is missing or was changed. Ask for the link again, or paste the position.',
  notRead: 'That could not be read',
  why: 'Why',
  hint: 'Hint',
  chances: 'Chances',
  draw: 'Draw',
  drawHint: 'Choose what to draw, then click or drag. On the board 0 to 8 set a number, h covers, f flags.',
  tools: 'What to draw',
  /** @type {Record<string, string>} */
  toolLabels: { look: 'Ask', '-1': 'Cover', '-2': 'Flag' },
  /** @type {Record<string, string>} */
  toolNames: { look: 'Ask about a cell', '-1': 'Cover a cell', '-2': 'Flag a cell' },
  toolNumber: (/** @type {number} */ n) => `Set ${n}`,
  blank: 'Start from an empty board',
  clear: 'New empty board',
  dangers: 'Dangers',
  share: 'Take it along',
  link: 'Link to this position',
  format: 'Format',
  export: 'Write',
  /** @type {Record<string, string>} */
  formats: {
    board: 'Sweeplab board',
    jsm: 'JSMinesweeper text',
    'jsm-url': 'JSMinesweeper link',
    ptta: 'PTTA, LlamaSweeper',
    tatham: 'Simon Tatham’s Mines',
  },
  best: (/** @type {string} */ name) => `Open ${name}`,
  bestWhy: (/** @type {boolean} */ safe, /** @type {string} */ risk) =>
    safe ? 'It is certainly safe.' : `Nothing is certain. The best guess: ${risk} % risk.`,
  safestCost: (/** @type {string} */ cost, /** @type {string} */ margin) =>
    `The safest cell would cost ${cost}${margin ? ` ± ${margin}` : ''} points of the chance to win.`,
  safest: 'Safest cell',
  whyBest: 'Why this cell',
  impossible: 'This position is impossible',
  solved: 'Solved: nothing is left to open',
  tooLarge: 'Too much to count',
  safe: 'Certainly safe',
  danger: 'Certainly dangerous',
  time: 'Time',
  unknown: 'No proof was found in the time allowed.',
  notCertain: (/** @type {string} */ name) => `${name} is not certain`,
  whyNot: 'Both of these fit everything that is shown, and they differ there:',
  with: 'With danger',
  without: 'Without',
  neither: 'Neither',
  rungs: {
    move: (/** @type {boolean} */ danger, /** @type {string} */ name) => `${danger ? 'Flag' : 'Open'} ${name}.`,
    nothing: 'Nothing is certain here. Press again for the best guess.',
    guess: (/** @type {string} */ name, /** @type {string} */ risk) => `${name} is the safest: ${risk} % risk.`,
    given: 'A cell is safe from the start.',
    something: (/** @type {string} */ grade) => `Something is certain: it takes ${grade}.`,
    where: 'Look at this part of the board.',
    clues: (/** @type {number} */ n) => (n ? `${plural(n, 'number')} settle it.` : 'The total settles it.'),
  },
};
