// SPDX-License-Identifier: Apache-2.0
// The words of the page in English. Another language is another folder like this one, and a line in text.js.
import { analyse, analysis } from './en/analyse.js';
import { board } from './en/board.js';
import { common } from './en/common.js';
import { learn } from './en/learn.js';
import { play } from './en/play.js';
import { proof } from './en/proof.js';
import { review } from './en/review.js';
import { arena, statistics } from './en/statistics.js';
import { duel, watch } from './en/watch.js';

export const text = { ...common, board, analysis, play, review, proof, watch, duel, analyse, statistics, learn, arena };
