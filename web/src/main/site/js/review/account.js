// SPDX-License-Identifier: Apache-2.0
// What the review says in words: of one turn, of a whole game, and the list of its guesses.
import { percent } from '../board/palette.js';
import { factList, h } from '../dom.js';
import { text } from '../text.js';

const t = text.review;
const NEEDLESS = ['good', 'mistake', 'blunder', 'lucky'];
const MARKS = ['flag', 'unflag'];
const FIRST_RATE = ['best', 'good'];
const ROUNDING = 1e-9;

/**
 * True if something else would have been better: of marks, if they were wrong.
 * @param {Bridge.Judgement | undefined} judged
 */
export function needless(judged) {
  if (!judged || !NEEDLESS.includes(judged.worth)) return false;
  return !MARKS.includes(judged.deed) || judged.worth !== 'good' || (judged.risk ?? 0) > 0;
}

/** True if it was a guess, or wrong. @param {Bridge.Judgement | undefined} judged */
export const notable = (judged) => judged?.worth === 'best' || needless(judged);

/** What a turn was worth among some words: marks that were no guesses have their own, and guesses as safe as any. */
/** @param {Record<string, string>} words @param {Bridge.Judgement} judged */
function named(words, { deed, worth: kind, risk, least }) {
  const special = !risk ? `${deed}_${kind}` : risk - (least ?? 0) < ROUNDING ? `even_${kind}` : '';
  return words[special] ?? words[kind];
}

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
 * @param {boolean} first Nothing was opened before it.
 * @param {boolean} strict
 */
export function turnAccount(board, number, [kind, cell, millis], judged, before, after, first, strict) {
  const name = text.board.name(board, cell);
  return [
    h('p', { class: 'title', id: 'headline' }, t.move(number, judged?.deed ?? kind, name)),
    h(
      'p',
      { id: 'worth', 'data-worth': judged?.worth ?? '' },
      worth(judged),
      millis === undefined ? null : h('span', { class: 'tag' }, t.seconds(millis / 1000)),
    ),
    judged?.exploded ? hit(board, judged, first) : null,
    judged ? better(board, judged) : null,
    factList([
      ...(judged?.risk ? risks(judged) : []),
      ...(judged?.cost ? [cost(judged)] : []),
      [t.winBefore, chance(before)],
      [t.winAfter, chance(after)],
    ]),
    first && typeof before?.win === 'number' ? overWhich(board, strict) : null,
  ].filter((part) => part !== null);
}

// Before the first click: of which boards the chance is. A strict board changes, and its start alone stays safe.
/** @param {Page.Drawn} board @param {boolean} strict */
function overWhich(board, strict) {
  if (board.starts.length !== 1) return null;
  const words = board.id?.includes(' opening@') && !strict ? t.overOpenings : t.overSafe;
  return h('p', { class: 'soft small', id: 'over-which' }, words(text.board.name(board, board.starts[0])));
}

// Of a blunder it is said already that it hit, and of all but the best that no cell was safer.
/** @param {Page.Drawn} board @param {Bridge.Judgement} judged @param {boolean} first */
function hit(board, { worth: kind, safe }, first) {
  const words = [
    kind === 'blunder' ? '' : t.hit(board.danger),
    first && !safe.length && FIRST_RATE.includes(kind) ? t.firstHit : '',
  ];
  return words.some(Boolean) ? h('p', { id: 'hit' }, words.join(' ').trim()) : null;
}

/** @param {Bridge.Judgement} judged @returns {[string, string]} */
function cost({ cost: win, margin }) {
  return [t.cost, chance({ win, margin })];
}

/**
 * What was risked, the least that could be, and what a cell that touches no number would have.
 * @param {Bridge.Judgement} judged
 * @returns {[string, string][]}
 */
function risks({ risk, least, away }) {
  const known = [
    [t.risk, risk],
    [t.least, least],
    [t.away, away],
  ].filter(([, value]) => typeof value === 'number');
  return known.map(([name, value]) => [String(name), `${percent(Number(value), 1)} %`]);
}

/** @param {Bridge.Judgement | undefined} judged */
function worth(judged) {
  return judged ? h('strong', { class: `worth ${judged.worth}` }, named(t.worths, judged)) : t.judging;
}

/** @param {Page.Drawn} board @param {Bridge.Judgement} judged */
function better(board, judged) {
  const { best, safe } = judged;
  if (!needless(judged) || best < 0) return null;
  return h('p', { id: 'better' }, t.better(text.board.name(board, best), safe.length));
}

/**
 * The whole game: how many turns of each worth there were.
 * @param {import('../play/game.js').PlayedGame} game
 * @param {import('./judging.js').Judging} judging
 */
export function gameAccount(game, judging) {
  const turns = judging.turns.filter(Boolean);
  const count = (/** @type {string} */ kind) => turns.filter((turn) => named(t.counts, turn) === t.counts[kind]).length;
  const rows = Object.keys(t.counts).map((kind) => /** @type {[string, number]} */ ([t.counts[kind], count(kind)]));
  return [
    judging.judged < game.turns.length
      ? h('p', { class: 'soft small' }, t.progress(judging.judged, game.turns.length))
      : null,
    factList(rows.filter(([, n]) => n > 0)),
  ].filter((part) => part !== null);
}

// Nothing was opened yet, or nobody knows of some cell: then there is less to say.
/** @param {Bridge.Judgement[]} turns */
function allCertain(turns) {
  const opening = turns.filter((turn) => turn && !MARKS.includes(turn.deed));
  return opening.length > 0 && opening.every((turn) => turn.worth === 'forced');
}

/**
 * A button for each guess and each wrong mark.
 * @param {Page.Drawn} board
 * @param {import('../play/game.js').PlayedGame} game
 * @param {import('./judging.js').Judging} judging
 * @param {(moment: number) => void} go
 */
export function guessList(board, game, judging, go) {
  const items = judging.turns.flatMap((judged, i) => {
    if (!judged || !notable(judged)) return [];
    const name = text.board.name(board, game.turns[i][1]);
    const words = judged.risk ? t.guess(i + 1, name, percent(judged.risk, 1)) : t.mark(i + 1, name);
    const short = named(t.short, judged);
    const cost = judged.risk ? t.costs(short, percent(judged.cost ?? 0, 1)) : short;
    const tag = judged.worth === 'best' ? null : h('span', { class: `worth ${judged.worth}` }, cost);
    return [h('li', {}, h('button', { type: 'button', 'data-moment': String(i), onclick: () => go(i) }, words, tag))];
  });
  if (items.length) return h('ol', { class: 'steps', id: 'guesses' }, ...items);
  return h('p', { class: 'soft' }, allCertain(judging.turns) ? t.noGuess : t.noneYet);
}
