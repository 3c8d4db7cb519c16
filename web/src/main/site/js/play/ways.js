// SPDX-License-Identifier: Apache-2.0
// Ways to play: as usual; strictly, where a guess is always wrong; for few clicks; for survival, board after board with
// more dangers.
import { text } from '../text.js';

const CELLS_A_DANGER = 80;

/** What a survival's board of this round has more than the first. @param {Page.Choices} given @param {number} round */
export function harder({ columns, rows, dangers }, round) {
  const more = Math.max(1, Math.round((columns * rows) / CELLS_A_DANGER));
  return { dangers: Math.min(columns * rows - 1, dangers + more * (round - 1)) };
}

/**
 * The figures of a way beside the usual ones: [value, name].
 * @param {Page.Course} given
 * @param {import('./game.js').PlayedGame | null} game
 * @param {Partial<Bridge.Metrics> | null} metrics
 */
export function figuresOf({ way, round }, game, metrics) {
  if (way === 'efficiency') {
    return [
      [game?.turns.length ?? 0, text.play.clicks],
      [metrics?.zini ?? '–', 'ZiNi'],
    ];
  }
  return way === 'survival' ? [[round, text.play.round]] : [];
}

/**
 * What is said of a finished game beside its figures, or nothing.
 * @param {Page.Course} given
 * @param {import('./game.js').PlayedGame} game
 * @param {Partial<Bridge.Metrics>} metrics
 */
export function verdictOf({ way, round }, game, metrics) {
  const won = game.state.status === 'won';
  if (way === 'strict') return won ? text.play.strictWon : text.play.strictLost;
  if (way === 'survival') return text.play.survived(won ? round : round - 1);
  if (way !== 'efficiency' || !won || !metrics.zini) return '';
  return text.play.efficient(game.turns.length, metrics.zini, Math.round((100 * metrics.zini) / game.turns.length));
}
