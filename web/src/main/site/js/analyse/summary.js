// SPDX-License-Identifier: Apache-2.0
// What is said of a position in words: its best move and why, and of a cell that is not certain.
import { percent } from '../board/palette.js';
import { button, factList, h } from '../dom.js';
import { text } from '../text.js';

const t = text.analyse;
/** @type {Record<string, string>} */
const VERDICTS = { inconsistent: t.impossible, solved: t.solved, too_large: t.tooLarge };

/**
 * The best move with the facts of the position; explain is asked why.
 * @param {Page.Analysis & { millis: number }} analysis
 * @param {Page.Drawn} board
 * @param {(cell: number) => void} explain
 */
export function summaryOf(analysis, board, explain) {
  const { best, safe, danger, chance, verdict, millis } = analysis;
  const certain = safe.has(best);
  return [
    h('p', { class: 'title', id: 'best' }, VERDICTS[verdict] ?? t.best(best >= 0 ? text.board.name(board, best) : '')),
    h('p', {}, best >= 0 ? t.bestWhy(certain, percent(chance[best], 2)) : text.analysis.summary(analysis)),
    factList([
      [t.safe, safe.size],
      [t.danger, danger.size],
      ...safest(analysis, board),
      [t.time, `${text.number(millis, 1)} ms`],
    ]),
    ...(board.told ?? []).map((words) => h('p', { class: 'soft small told' }, words)),
    best >= 0 ? button(t.whyBest, () => explain(best), { id: 'explain-best' }) : '',
  ];
}

/** True if the least dangerous cell is not the best move. @param {Page.Analysis} analysis */
export function differ({ best, safest: cell, safe }) {
  return best >= 0 && cell >= 0 && best !== cell && !safe.has(best);
}

// The least dangerous cell, where the best move is another.
/** @param {Page.Analysis} analysis @param {Page.Drawn} board @returns {[string, string][]} */
function safest(analysis, board) {
  const { safest: cell, chance } = analysis;
  return differ(analysis) ? [[t.safest, `${text.board.name(board, cell)} · ${percent(chance[cell], 2)} %`]] : [];
}

/** What the least dangerous cell would cost in chance to win. @param {Bridge.Judgement} judged */
export function costOfSafest({ cost, margin }) {
  const words = t.safestCost(percent(cost ?? 0, 1), margin ? percent(margin, 1) : '');
  return h('p', { class: 'soft small', id: 'safest-cost' }, words);
}

/**
 * Not certain: two arrangements that both fit what is shown, one with and one without a danger there.
 * @param {string} name
 * @param {number | undefined} chance
 * @param {number[] | undefined} withDanger
 * @param {number[] | undefined} without
 * @param {(dangers?: number[]) => void} show
 */
export function eitherWay(name, chance, withDanger, without, show) {
  const known = chance !== undefined && !Number.isNaN(chance);
  return [
    h(
      'p',
      {},
      h('strong', {}, t.notCertain(name)),
      known ? h('span', { class: 'tag' }, `${percent(chance, 2)} %`) : '',
    ),
    h('p', {}, t.whyNot),
    h(
      'div',
      { class: 'row even' },
      button(t.with, () => show(withDanger)),
      button(t.without, () => show(without)),
      button(t.neither, () => show()),
    ),
  ];
}
