// SPDX-License-Identifier: Apache-2.0
// Die Wörter der Seite auf Deutsch.
import { analyse, analysis } from './de/analyse.js';
import { board } from './de/board.js';
import { common } from './de/common.js';
import { learn } from './de/learn.js';
import { play } from './de/play.js';
import { proof } from './de/proof.js';
import { review } from './de/review.js';
import { arena, statistics } from './de/statistics.js';
import { duel, watch } from './de/watch.js';

export { phrases } from './de/phrases.js';

/** @type {typeof import('./en.js').text} */
export const text = { ...common, board, analysis, play, review, proof, watch, duel, analyse, statistics, learn, arena };
