// SPDX-License-Identifier: Apache-2.0
// The keys of Play: on the board, and some from wherever the focus is.

/** @type {Record<string, 'undo' | 'redo' | 'hint' | 'switchFlagMode' | 'newGame' | 'again'>} */
const KEYS = { z: 'undo', y: 'redo', h: 'hint', f: 'switchFlagMode', n: 'newGame', r: 'again', F2: 'newGame' };

/** @typedef {Record<(typeof KEYS)[string], () => void>} Player */

/** Does what a key means on the board; true if it means something. @param {Player} player @param {string} key */
export function onBoard(player, key) {
  const does = KEYS[key] ?? KEYS[key.toLowerCase()];
  if (does) player[does]();
  return Boolean(does);
}

/**
 * F2 and N start a game from wherever the focus is, but never out of a field that is being filled in.
 * @param {Player} player
 * @param {KeyboardEvent} event
 */
export function anywhere(player, event) {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, canvas');
  if (typing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (['F2', 'n', 'N'].includes(event.key)) {
    event.preventDefault();
    player.newGame();
  }
}
