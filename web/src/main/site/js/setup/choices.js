// SPDX-License-Identifier: Apache-2.0
// What can be chosen for a game, as plain values: how it is at first, and what an id or a level says.
import { partsOf } from '../gameid.js';

const LEVEL = /** @type {const} */ (['columns', 'rows', 'dangers', 'golds']);
const SEED = /^-?\d{1,18}$/;

/** @type {Page.Choices} */
export const BEGINNER = {
  game: 'classic',
  level: 'beginner',
  family: 'square',
  columns: 9,
  rows: 9,
  dangers: 10,
  golds: 0,
  blocked: 0,
  start: 'opening',
  seed: '',
  noGuess: false,
  way: 'usual',
};

/** A seed that is easy to read out. */
export function drawSeed() {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] % 1000000);
}

/** @param {string} seed */
export function isSeed(seed) {
  return SEED.test(seed);
}

/** @param {string} word */
export function title(word) {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** What a level of a game says. @param {Bridge.GameFacts} game @param {string} name @returns {Partial<Page.Choices>} */
export function levelValues(game, name) {
  const level = game.levels.find((each) => each.name === name);
  if (!level) return { level: name };
  const { columns, rows, dangers, golds } = level;
  return { level: name, columns, rows, dangers, golds };
}

/**
 * What the id of a game says: a world, or a board with its counts; null if it says neither.
 * @param {string} id
 * @param {Bridge.GameFacts[]} games
 * @returns {Partial<Page.Choices> | null}
 */
export function choicesIn(id, games) {
  const [, game, world] = /^([a-z-]+):([^\s/]+)$/.exec(id) ?? [];
  const known = games.find((each) => each.id === game);
  const name = known?.worlds.find((each) => each.toLowerCase() === world.toLowerCase());
  return known && name ? { game, family: known.family, level: `world:${name}` } : boardIn(id, games);
}

/** @param {string} id @param {Bridge.GameFacts[]} games */
function boardIn(id, games) {
  const parts = partsOf(id);
  const game = games.find((each) => each.id === parts?.name);
  if (!parts || !game) return null;
  const { name, family, ...counts } = parts;
  if (family.startsWith('graph:')) return onGraph(name, family, counts.dangers);
  const level = game.levels.find((each) => LEVEL.every((key) => each[key] === counts[key]));
  return { game: name, family: family || game.family, level: level?.name ?? 'custom', ...counts };
}

// Other games can be played on a graph by a link, and not be chosen.
/** @param {string} game @param {string} family @param {number} dangers @returns {Partial<Page.Choices> | null} */
function onGraph(game, family, dangers) {
  return game === 'classic' ? { game, family, level: 'custom', dangers, golds: 0, blocked: 0 } : null;
}
