// SPDX-License-Identifier: Apache-2.0
// What the review says in words: of one turn, of a whole game, and the list of its guesses.
import { percent } from '../board/palette.js';
import { h } from '../dom.js';
import { text } from '../text.js';

const t = text.review;
/** Worths of turns that something else would have been better than. */
export const NEEDLESS = ['good', 'mistake', 'blunder', 'lucky'];

const facts = (/** @type {string[][]} */ rows) =>
  h('dl', { class: 'facts' }, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));

/** A chance with how far off it may be. @param {Partial<Bridge.WinChance>} [known] */
export function chance(known) {
  if (!known) return '…';
  const { win, margin } = known;
  if (typeof win !== 'number') return '–';
  return margin && margin > 0 ? `${percent(win, 1)} ± ${percent(margin, 1)} %` : `${percent(win, 1)} %`;
}

/**
 * One turn: [kind, cell, millis], what it was worth, and the chance to win before and after it.
 * @param {Page.Drawn} board
 * @param {number} number
 * @param {Page.Turn} given
 * @param {Bridge.Judgement | undefined} judged
 * @param {Bridge.WinChance | undefined} before
 * @param {Bridge.WinChance | undefined} after
 */
export function turnAccount(board, number, [kind, cell, millis], judged, before, after) {
  const name = text.board.name(board, cell);
  return [
    h('p', { class: 'title', id: 'headline' }, t.move(number, kind, name)),
    h(
      'p',
      { id: 'worth', 'data-worth': judged?.worth ?? '' },
      worth(judged),
      millis === undefined ? null : h('span', { class: 'tag' }, t.seconds(millis / 1000)),
    ),
    judged ? better(board, judged) : null,
    facts([
      ...(judged?.risk && kind !== 'flag' ? [[t.risk, `${percent(judged.risk, 1)} %`]] : []),
      ...(judged?.cost ? [[t.cost, chance({ win: judged.cost, margin: judged.margin })]] : []),
      [t.winBefore, chance(before)],
      [t.winAfter, chance(after)],
    ]),
  ].filter((part) => part !== null);
}

/** @param {Bridge.Judgement | undefined} judged */
function worth(judged) {
  return judged ? h('strong', { class: `worth ${judged.worth}` }, t.worths[judged.worth]) : t.judging;
}

/** @param {Page.Drawn} board @param {Bridge.Judgement} given */
function better(board, { worth: kind, best, safe }) {
  if (!NEEDLESS.includes(kind) || best < 0) return null;
  return h('p', { id: 'better' }, t.better(text.board.name(board, best), safe.length));
}

/**
 * The whole game: how it ended, how many turns of each worth there were, and what the needless risks cost in all.
 * @param {import('../play/game.js').PlayedGame} game
 * @param {import('./judging.js').Judging} judging
 */
export function gameAccount(game, judging) {
  const turns = judging.turns.filter(Boolean);
  const count = (/** @type {string} */ kind) => turns.filter(({ worth: each }) => each === kind).length;
  const cost = turns.reduce((sum, turn) => sum + (turn.cost ?? 0), 0);
  const rows = Object.keys(t.counts).map((kind) => [t.counts[kind], String(count(kind))]);
  return [
    judging.judged < game.turns.length
      ? h('p', { class: 'soft small' }, t.progress(judging.judged, game.turns.length))
      : null,
    facts([...rows.filter(([, n]) => n !== '0'), [t.totalCost, text.number(100 * cost, 1)]]),
  ].filter((part) => part !== null);
}

/**
 * A button for each guess and each needless risk.
 * @param {Page.Drawn} board
 * @param {import('../play/game.js').PlayedGame} game
 * @param {import('./judging.js').Judging} judging
 * @param {(moment: number) => void} go
 */
export function guessList(board, game, judging, go) {
  const items = judging.turns.flatMap((judged, i) => {
    if (!judged || (judged.worth !== 'best' && !NEEDLESS.includes(judged.worth))) return [];
    const words = t.guess(i + 1, text.board.name(board, game.turns[i][1]), percent(judged.risk ?? 0, 1));
    const cost =
      judged.worth === 'best'
        ? null
        : h('span', { class: `worth ${judged.worth}` }, t.costs(t.marks[judged.worth], percent(judged.cost ?? 0, 1)));
    return [h('li', {}, h('button', { type: 'button', 'data-moment': String(i), onclick: () => go(i) }, words, cost))];
  });
  return items.length ? h('ol', { class: 'steps', id: 'guesses' }, ...items) : h('p', { class: 'soft' }, t.noGuess);
}
