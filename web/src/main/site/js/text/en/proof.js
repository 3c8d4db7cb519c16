// SPDX-License-Identifier: Apache-2.0
// Proofs in English.
import { fromOne } from '../../words.js';

export const proof = {
  download: 'Download proof',
  checking: 'Checking …',
  downloaded: (/** @type {number} */ files) =>
    `Checked here: ${files} files for the checkers of others, with what they stand for.`,
  back: 'Back',
  next: 'Next',
  all: 'All',
  grade: (/** @type {string} */ grade) => grade.replace('_', ' '),
  claim: (/** @type {Bridge.Explanation} */ { claim = '' }, /** @type {(cell: number) => string} */ _name) =>
    fromOne(claim),
  line: (/** @type {Bridge.ProofLine} */ { text: words }, /** @type {(cell: number) => string} */ _name) =>
    fromOne(words),
};
