// SPDX-License-Identifier: Apache-2.0
// The games that were finished here, for the statistics: newest last.
import { keep, recall } from '../keep.js';

const MOST = 5000;

/** The time of a game that was over with its first click, in seconds: no clock ran, so it has no rate. */
export const INSTANT = 0.001;

const KEYS = {
  when: 'number',
  board: 'string',
  id: 'string',
  won: 'boolean',
  seconds: 'number',
  threeBv: 'number',
  clicks: 'number',
  helped: 'boolean',
};

export function finishedGames() {
  return recall('record', []).filter(whole);
}

/** True if all is there that the statistics need. @param {Record<string, any> | null} game */
function whole(game) {
  return Object.entries(KEYS).every(([key, type]) => typeof game?.[key] === type);
}

/**
 * Adds a game once: the same game finished again after taking back does not count twice.
 * @param {Page.Finished} game
 */
export function addFinished(game) {
  keep('record', [...finishedGames(), game].slice(-MOST));
}

/**
 * A game's id without its seed or content and the place of its first click, and the way it was played: what games are
 * grouped by.
 * @param {string} id
 * @param {boolean} noGuess
 */
export function boardName(id, noGuess, way = 'usual') {
  const board = id
    .replace(/^level:.*$/, 'level')
    .replace(/ [#=].*$/, '')
    .replace(/@-?\d+,-?\d+/, '');
  return `${board}${noGuess ? ' no-guess' : ''}${way === 'usual' ? '' : ` ${way}`}`;
}

/** How far survivals went: [board, runs, furthest], most runs first. @param {Page.Finished[]} games */
export function survivals(games) {
  /** @type {Map<string, [number, number]>} */
  const runs = new Map();
  for (const { board, round = 0, won } of games.filter((game) => (game.round ?? 0) > 0)) {
    const [lost, furthest] = runs.get(board) ?? [0, 0];
    runs.set(board, [lost + (won ? 0 : 1), Math.max(furthest, won ? round : round - 1)]);
  }
  return [...runs]
    .map(([board, [lost, furthest]]) => /** @type {[string, number, number]} */ ([board, lost, furthest]))
    .sort(([, a], [, b]) => b - a);
}

/** All games as text, to keep elsewhere. */
export function exported() {
  return JSON.stringify({ sweeplab: 'record', version: 1, games: finishedGames() });
}

/** Adds the games of such a text that are not here yet, as far as there is room; how many. @param {string} text */
export function imported(text) {
  const { sweeplab, games } = JSON.parse(text);
  if (sweeplab !== 'record' || !Array.isArray(games)) throw new TypeError('not a record of games');
  const known = new Set(finishedGames().map(({ when }) => when));
  const fresh = games.filter(whole).filter(({ when }) => !known.has(when));
  const kept = [...finishedGames(), ...fresh].sort((a, b) => a.when - b.when).slice(-MOST);
  keep('record', kept);
  const stayed = new Set(kept);
  return fresh.filter((game) => stayed.has(game)).length;
}

/**
 * {games, won, streak, longest, best, fastest, efficiency} of some games; helped ones count for games alone.
 * @param {Page.Finished[]} games
 */
export function summary(games) {
  const fair = games.filter(({ helped }) => !helped);
  const wins = fair.filter(({ won }) => won);
  const rates = wins.filter(({ threeBv }) => threeBv);
  return {
    games: fair.length,
    helped: games.length - fair.length,
    won: wins.length,
    ...streaks(fair),
    best: Math.min(...wins.map(({ seconds }) => seconds)),
    fastest: Math.max(
      ...rates.filter(({ seconds }) => seconds > INSTANT).map(({ threeBv, seconds }) => threeBv / seconds),
    ),
    efficiency: rates.length
      ? rates.reduce((sum, { threeBv, clicks }) => sum + threeBv / clicks, 0) / rates.length
      : NaN,
  };
}

/** @param {Page.Finished[]} games */
function streaks(games) {
  let streak = 0;
  let longest = 0;
  for (const { won } of games) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}
