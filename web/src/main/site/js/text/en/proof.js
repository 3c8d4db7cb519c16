// SPDX-License-Identifier: Apache-2.0
// Proofs in English.
import { board as onBoard } from './board.js';

export const proof = {
  download: 'Download proof',
  checking: 'Checking …',
  downloaded: (/** @type {number} */ files) =>
    `Checked here, ${files} files: LRAT, DRAT and VeriPB, with what they stand for.`,
  back: 'Back',
  next: 'Next step',
  all: 'All',
  grade: (/** @type {string} */ grade) => grade.replace('_', ' '),
  claim: (/** @type {Bridge.Explanation} */ { claim = '' }, /** @type {(cell: number) => string} */ _name) =>
    onBoard.fromOne(claim),
  line: (/** @type {Bridge.ProofLine} */ { text: words }, /** @type {(cell: number) => string} */ _name) =>
    onBoard.fromOne(words),
};
