// SPDX-License-Identifier: Apache-2.0
// The text that names a game, from the choices that make it and back.

const FORM = /^(?:([a-z-]+) )?(?:(graph:[^\s/]+)|(?:(\w+):)?(\d+)x(\d+))\/(\d+)(?:\+(\d+)g)?(?:\+(\d+)b)?(?: |$)/;

/**
 * The id of the game that was chosen; x and y say where the first click fell, if that matters.
 * @param {Page.Choices} values
 * @param {string} seed
 * @param {number} [x]
 * @param {number} [y]
 */
export function idOf(values, seed, x, y) {
  const { game, level, family, columns, rows, dangers, golds, blocked, start } = values;
  if (level.startsWith('world:')) return `${game}:${level.slice(6)}`;
  const counts = `${dangers}${golds ? `+${golds}g` : ''}${blocked ? `+${blocked}b` : ''}`;
  const where = x === undefined ? '' : ` ${start}@${x},${y}`;
  const size = family.startsWith('graph:') ? '' : `:${columns}x${rows}`;
  return `${game === 'classic' ? '' : `${game} `}${family}${size}/${counts}${where} #${seed}`;
}

/**
 * The parts of the id of a board, or null; family is empty where it is the game's own, and a graph has no size.
 * @param {string} id
 */
export function partsOf(id) {
  const parts = FORM.exec(id);
  if (!parts) return null;
  const [, name = 'classic', graph = '', family = graph, ...counts] = parts;
  const [columns, rows, dangers, golds, blocked] = counts.map((count) => Number(count ?? 0));
  return { name, family, columns, rows, dangers, golds, blocked };
}
