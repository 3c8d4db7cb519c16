// SPDX-License-Identifier: Apache-2.0
// Where the cells of each kind of board lie, in units of one cell's width, and which cell lies under a point.
import { GraphGeometry } from './graph.js';
import { HexGeometry } from './hexagons.js';
import { HoneycombGeometry } from './honeycomb.js';
import { SidewaysGeometry, SquareGeometry } from './squares.js';
import { TriangleGeometry } from './triangles.js';

/**
 * The geometry for a board as the engine describes it: {family, columns, rows, size, points, links}; sideways: rows run
 * down.
 * @param {Page.Drawn} board
 * @param {boolean} [sideways]
 * @returns {Page.Geometry}
 */
export function geometryOf(board, sideways = false) {
  if (sideways) return new SidewaysGeometry(board);
  if (board.family.startsWith('graph')) return new GraphGeometry(board);
  if (board.family === 'hexplaces') return new HoneycombGeometry(board);
  const wrapped = board.family.includes('torus');
  if (board.family.startsWith('hex')) return new HexGeometry(board, wrapped);
  if (board.family.startsWith('tri')) return new TriangleGeometry(board, wrapped);
  return new SquareGeometry(board, wrapped);
}
