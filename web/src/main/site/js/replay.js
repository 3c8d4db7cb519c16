// SPDX-License-Identifier: Apache-2.0
// What is in bytes that somebody handed over, as the engine reads it.
import { lab } from './engine.js';
import { isLevel, packLevel } from './link.js';

/**
 * @typedef {object} Found
 * @property {Bridge.Position} position
 * @property {Page.Moves & { id: string } | null} game The game of which the position is a part.
 * @property {Page.Turn[]} turns
 * @property {string} kind
 * @property {string} format
 * @property {string[]} games The names of the games, where there are several.
 */

/**
 * An error in words if there is nothing that can be read; pick: which of several games.
 * @param {import('./files.js').Given} file
 * @param {number} [pick]
 * @returns {Promise<Found>}
 */
export async function readGiven({ name, bytes }, pick = 0) {
  const read = await lab.call('read', new Int8Array(bytes.buffer), name, pick);
  const { kind, format, path, player, doubts, clicking, games, head, cells, goldClues } = read;
  const id = isLevel(read.id) ? await packLevel(read.id) : read.id;
  /** @type {Page.Turn[]} */
  const turns = read.turns.map((turn) => [turn.kind, turn.cell, turn.millis]);
  const game = id ? { id, turns, path, player, doubts, clicking } : null;
  return { position: { head, cells, goldClues }, game, turns, kind, format, games };
}
