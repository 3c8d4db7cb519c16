// SPDX-License-Identifier: Apache-2.0
// A whole position in a link: squeezed, then written with letters that links allow.
import { text } from './text.js';

const PART = 8192;

// In parts: a call takes only so many arguments.
/** @param {Uint8Array} bytes */
function encode(bytes) {
  let letters = '';
  for (let i = 0; i < bytes.length; i += PART) letters += String.fromCharCode(...bytes.subarray(i, i + PART));
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const decode = (/** @type {string} */ letters) =>
  Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

/**
 * @param {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** @param {Bridge.Position} given */
export async function packPosition({ head, cells, goldClues }) {
  const words = JSON.stringify({
    head,
    cells: encode(new Uint8Array(cells.buffer, cells.byteOffset, cells.length)),
    gold: encode(new Uint8Array(goldClues.buffer, goldClues.byteOffset, goldClues.length)),
  });
  return encode(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(words)));
}

const LEVEL = 'level:';

/** True if an id is that of a level of another game. @param {unknown} id @returns {id is string} */
export const isLevel = (id) => typeof id === 'string' && id.startsWith(LEVEL);

/** The id of a level with its text squeezed. @param {string} id */
export async function packLevel(id) {
  const words = new TextEncoder().encode(id.slice(LEVEL.length));
  return LEVEL + encode(await through(new CompressionStream('deflate-raw'), words));
}

/** The id of a level with its text as it was; an error of our own words if it holds none. @param {string} id */
export async function unpackLevel(id) {
  try {
    const bytes = decode(id.slice(LEVEL.length));
    return LEVEL + new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    throw new Error(text.analyse.badLink);
  }
}

/** The position in a link; an error of our own words if it holds none. @param {string} letters */
export async function unpackPosition(letters) {
  try {
    return await unpack(letters);
  } catch {
    throw new Error(text.analyse.badLink);
  }
}

/** @param {string} letters */
async function unpack(letters) {
  const words = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), decode(letters)));
  const { head, cells, gold } = JSON.parse(words);
  return { head, cells: new Int8Array(decode(cells).buffer), goldClues: new Int8Array(decode(gold).buffer) };
}
