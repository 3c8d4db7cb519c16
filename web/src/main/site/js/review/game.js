// The game in a replay that somebody handed over.
import { readBytes } from '../replay.js';
import { text } from '../text.js';

/** An error in words if the bytes hold no game. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Page.Moves>} */
export async function gameIn(bytes) {
  const { game, turns, kind } = await readBytes(bytes);
  if (!turns.length) throw new Error(text.review.noReplay(kind));
  if (!game) throw new Error(text.review.noName);
  return game;
}
