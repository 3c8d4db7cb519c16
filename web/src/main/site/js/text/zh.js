// SPDX-License-Identifier: Apache-2.0
// 页面的中文文字。
import { analyse, analysis } from './zh/analyse.js';
import { board } from './zh/board.js';
import { common } from './zh/common.js';
import { learn } from './zh/learn.js';
import { play } from './zh/play.js';
import { proof } from './zh/proof.js';
import { review } from './zh/review.js';
import { arena, statistics } from './zh/statistics.js';
import { duel, watch } from './zh/watch.js';

export { phrases } from './zh/phrases.js';

/** @type {typeof import('./en.js').text} */
export const text = { ...common, board, analysis, play, review, proof, watch, duel, analyse, statistics, learn, arena };
