// SPDX-License-Identifier: Apache-2.0
// How a game ended: its figures, and after a loss what was certain and what the last move cost.
import { percent } from '../board/palette.js';
import { COVERED } from '../board/sprites.js';
import { button, factList, h, say } from '../dom.js';
import { thinker } from '../engine.js';
import { text } from '../text.js';
import { INSTANT } from './record.js';
import { writeTurns } from './turns.js';
import { verdictOf } from './ways.js';

const t = text.play;

/**
 * Counts a finished game and says how it ended; player goes back, to the next board, or shows what could be known.
 * @param {import('./sitting.js').Sitting} sitting
 * @param {import('./game.js').PlayedGame} game
 * @param {import('./frame.js').Frame} frame
 * @param {Player} player
 */
export async function finish(sitting, game, frame, player) {
  const { clock, course, noGuess } = sitting;
  clock.stop();
  const seconds = Math.max(clock.exact(), INSTANT);
  const metrics = await game.metrics();
  if (game !== sitting.game) return;
  sitting.count(game, seconds, metrics.threeBv ?? 0);
  const won = game.state.status === 'won';
  const note = endingNote(game, metrics, seconds, {
    certified: noGuess,
    helped: sitting.helped || sitting.takenBack,
    verdict: verdictOf(course, game, metrics),
  });
  if (won && course.way === 'survival')
    note.append(button(t.nextBoard, () => player.newGame(), { class: 'button primary', id: 'next-board' }));
  frame.ending(note, won, seconds);
  if (!won) await addReview(note, game, player);
}

/**
 * @typedef {object} Player
 * @property {() => void} newGame
 * @property {() => void} undo
 * @property {(position: Bridge.Position) => Promise<Page.Analysis | null>} known
 * @property {(position: Bridge.Position, analysis: Page.Analysis, cell: number) => void} showThen
 */

/**
 * The note about a finished game; certified: a proof that it needed no guess can be shown.
 * @param {import('./game.js').PlayedGame} game
 * @param {Partial<Bridge.Metrics>} metrics
 * @param {number} seconds
 * @param {{ certified: boolean, helped: boolean, verdict?: string }} given
 */
function endingNote(game, metrics, seconds, { certified, helped, verdict }) {
  const won = game.state.status === 'won';
  const note = h(
    'div',
    { class: `note ${won ? 'good' : 'bad'}`, id: 'result', 'data-status': game.state.status },
    h('strong', {}, won ? t.won : t.lost),
    won ? null : h('p', {}, t.lostBody(game.board.danger)),
    verdict ? h('p', { id: 'verdict' }, verdict) : null,
    helped ? h('p', { class: 'soft small' }, t.helped) : null,
    factList(facts(game, metrics, seconds, won)),
  );
  if (certified)
    note.append(button(t.certificate, (event) => showCertificate(event.target, game.id), { id: 'certificate' }));
  // Of a lost game the last move is what one wants to see first.
  const query = new URLSearchParams({
    id: game.id,
    turns: writeTurns(game.turns),
    ...(game.strict ? { way: 'strict' } : {}),
    at: String(won ? 0 : game.turns.length - 1),
  });
  note.append(h('a', { class: 'button primary', id: 'review-game', href: `#/review?${query}` }, t.reviewGame));
  say(won ? t.won : `${t.lost}. ${t.lostBody(game.board.danger)}`);
  return note;
}

/**
 * @param {import('./game.js').PlayedGame} game
 * @param {Partial<Bridge.Metrics>} metrics
 * @param {number} seconds
 * @param {boolean} won
 */
function facts(game, metrics, seconds, won) {
  const clicks = game.turns.length;
  const { threeBv = 0 } = metrics;
  const rated = won && threeBv > 0;
  /** @type {[string, string | number | undefined][]} */
  const all = [
    [t.facts.time, `${text.number(seconds, 1)} s`],
    [t.facts.clicks, clicks],
    [t.facts.threeBv, metrics.threeBv],
    [t.facts.openings, metrics.openings],
    [t.facts.zini, metrics.zini],
    [t.facts.perSecond, rated && seconds > INSTANT ? text.number(threeBv / seconds, 2) : undefined],
    [t.facts.efficiency, rated ? `${Math.floor((100 * threeBv) / clicks)} %` : undefined],
  ];
  return all.filter(([, value]) => value !== undefined);
}

/** @param {Element} button @param {string} id */
async function showCertificate(button, id) {
  const wait = h('p', { class: 'soft' }, t.thinking);
  button.replaceWith(wait);
  const { complete, hardest, probes, text: words } = await thinker.json('certificate', id);
  wait.replaceWith(
    complete ? h('p', {}, t.certified(probes, hardest)) : h('p', {}, t.notCertified),
    h('details', {}, h('summary', {}, t.certificate), h('pre', { class: 'code', tabindex: '0' }, words)),
  );
}

/**
 * Adds to the note what could have been known before the last turn.
 * @param {HTMLElement} note
 * @param {import('./game.js').PlayedGame} game
 * @param {Player} player
 */
async function addReview(note, game, player) {
  note.append(
    h(
      'div',
      { class: 'row' },
      button(t.tryAgain, () => player.undo(), { id: 'try-again' }),
    ),
  );
  const [, cell] = game.turns[game.turns.length - 1];
  const position = await game.at(game.turns.length - 1);
  const analysis = await player.known(position);
  if (analysis?.verdict !== 'known') return;
  note.append(
    h('p', {}, analysis.danger.has(cell) ? t.certainDanger(game.board.danger) : t.certainThen(analysis.safe.size)),
    factList(risks(position.cells, analysis, cell).map(([name, value]) => [name, `${percent(value, 1)} %`])),
    analysis.safe.size ? button(t.review, () => player.showThen(position, analysis, cell)) : '',
  );
}

/** @param {Int8Array} cells @param {Page.Analysis} given @param {number} cell */
function risks(cells, { chance }, cell) {
  const safest = chance.reduce((least, risk, each) => (cells[each] === COVERED ? Math.min(least, risk) : least), 1);
  const risk = cells[cell] === COVERED ? chance[cell] : NaN;
  /** @type {[string, number][]} */
  const all = [
    [t.risk, risk],
    [t.safest, safest],
    [t.cost, risk - safest],
  ];
  return all.filter(([, value]) => !Number.isNaN(value));
}
