// SPDX-License-Identifier: Apache-2.0
// What is dropped anywhere on the page, instead of leaving the page for it as browsers do.
import { readDrop } from './files.js';

/**
 * take is told what was dropped; text dropped on a field stays there.
 * @param {(files: import('./files.js').Given[]) => void} take
 */
export function catchDrops(take) {
  const theirs = (/** @type {DragEvent} */ event) =>
    event.target instanceof Element && event.target.closest('textarea, input') && !event.dataTransfer?.files.length;
  addEventListener('dragover', (event) => theirs(event) || event.preventDefault());
  addEventListener('drop', async (event) => {
    if (theirs(event)) return;
    event.preventDefault();
    if (event.dataTransfer) take(await readDrop(event.dataTransfer));
  });
}
