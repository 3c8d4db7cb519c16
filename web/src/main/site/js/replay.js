// What is in bytes that somebody handed over, as the engine reads it.
import { lab } from './engine.js';

/**
 * @typedef {object} Found
 * @property {Bridge.Position} position
 * @property {{ id: string, turns: Page.Turn[] } | null} game The game of which the position is a part.
 * @property {Page.Turn[]} turns
 * @property {string} kind
 * @property {string} format
 */

/** An error in words if there is nothing that can be read. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Found>} */
export async function readBytes(bytes) {
  const { kind, format, id, turns, ...position } = await lab.call('read', new Int8Array(bytes.buffer));
  /** @type {Page.Turn[]} */
  const played = turns.map((turn) => [turn.kind, turn.cell, turn.millis]);
  return { position, game: id ? { id, turns: played } : null, turns: played, kind, format };
}
