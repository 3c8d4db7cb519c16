// SPDX-License-Identifier: Apache-2.0
// Files that a person hands over: chosen, or dropped one by one or as a folder.

/**
 * What was handed over, by its name; pasted text has none.
 * @typedef {{ name: string, bytes: Uint8Array<ArrayBuffer>, fault?: string }} Given
 */
import { text } from './text.js';

const MOST_FILES = 2000;
const MOST_BYTES = 2 ** 24;

/** @param {File} file @returns {Promise<Given>} */
async function read(file) {
  return { name: file.name, bytes: new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()) };
}

/** @param {string} name @param {string} fault @returns {Given} */
const unread = (name, fault) => ({ name, bytes: new Uint8Array(), fault });

/**
 * The files as bytes; of several those that are too large to be a game, or too many, come last and are only told of.
 * @param {Iterable<File>} files
 * @returns {Promise<Given[]>}
 */
export async function readFiles(files) {
  const all = [...files];
  if (all.length < 2) return Promise.all(all.map(read));
  const small = all.filter(({ size }) => size <= MOST_BYTES);
  const large = all.filter(({ size }) => size > MOST_BYTES).slice(0, MOST_FILES);
  const more = small.length - MOST_FILES;
  return [
    ...(await Promise.all(small.slice(0, MOST_FILES).map(read))),
    ...large.map(({ name }) => unread(name, text.review.tooLarge)),
    ...(more > 0 ? [unread('…', text.review.tooMany(more))] : []),
  ];
}

/** True if this looks like a level of Hexcells or Tametsi. @param {Given} given */
export function isLevelFile({ name, bytes }) {
  const begin = new TextDecoder().decode(bytes.subarray(0, 400));
  return /\.(hexcells|puz)$/i.test(name) || /^\s*Hexcells level|<PUZZLE\b/.test(begin);
}

/** Text as a file without a name. @param {string} words @returns {Given[]} */
export function pasted(words) {
  return [{ name: '', bytes: new TextEncoder().encode(words) }];
}

/**
 * What was dropped: files, all files of folders, or text.
 * @param {DataTransfer} transfer
 * @returns {Promise<Given[]>}
 */
export async function readDrop(transfer) {
  // Entries must be asked for at once: later there are none.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null);
  const files = [...transfer.files];
  const words = transfer.getData('text');
  if (entries.some((entry) => entry.isDirectory)) return readFiles((await Promise.all(entries.map(filesIn))).flat());
  return files.length ? readFiles(files) : pasted(words);
}

/** @param {FileSystemEntry} entry @returns {Promise<File[]>} */
async function filesIn(entry) {
  if (entry.isFile)
    return [await new Promise((resolve, reject) => /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject))];
  const within = await entriesIn(/** @type {FileSystemDirectoryEntry} */ (entry).createReader());
  within.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (await Promise.all(within.map(filesIn))).flat();
}

// A folder hands out its entries in portions, until there is an empty one.
/** @param {FileSystemDirectoryReader} reader @returns {Promise<FileSystemEntry[]>} */
async function entriesIn(reader) {
  const all = [];
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!part.length || all.length > MOST_FILES) return all;
    all.push(...part);
  }
}
