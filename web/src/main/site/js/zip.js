// SPDX-License-Identifier: Apache-2.0
// Several texts as one zip file, as they are: they are small, so none is made smaller.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum that the format asks for. @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, lowest byte first: [[value, size], ...]. @param {[number, number][]} fields */
function packed(fields) {
  return Uint8Array.from(
    fields.flatMap(([value, size]) => Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 0xff)),
  );
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const NAMES_IN_UTF8 = 0x800;
const FIRST_OF_1980 = 0x21;

/** What both headers of a file say. @param {Uint8Array} name @param {Uint8Array} bytes @returns {[number, number][]} */
function described(name, bytes) {
  return [
    [VERSION, 2],
    [NAMES_IN_UTF8, 2],
    [0, 2],
    [0, 2],
    [FIRST_OF_1980, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ];
}

/** @param {{ name: string, text: string }[]} files */
export function zipped(files) {
  const encoder = new TextEncoder();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const listed = [];
  for (const file of files) {
    const [name, bytes] = [encoder.encode(file.name), encoder.encode(file.text)];
    const about = described(name, bytes);
    listed.push(
      packed([[CENTRAL, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [length(parts), 4]]),
      name,
    );
    parts.push(packed([[LOCAL, 4], ...about]), name, bytes);
  }
  const end = packed([
    [END, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [length(listed), 4],
    [length(parts), 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...listed, end], { type: 'application/zip' });
}

/** @param {Uint8Array[]} parts */
function length(parts) {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
