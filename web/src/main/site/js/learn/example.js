// SPDX-License-Identifier: Apache-2.0
// A small drawing for a lesson: cells with mines and clues, and what to see in it.
import { h } from '../dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const SIDE = 24;

/** @param {string} name @param {Record<string, number | string>} attributes @param {string} [words] */
function shape(name, attributes, words = '') {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = words;
  return element;
}

/**
 * * is a mine, . an open cell, ? a covered one, anything else a clue.
 *
 * @param {string} sign
 * @param {number} x
 * @param {number} y
 */
function cell(sign, x, y) {
  const at = { x: x * SIDE + 1, y: y * SIDE + 1, width: SIDE - 2, height: SIDE - 2, rx: 3 };
  const middle = { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
  const ground = shape('rect', { ...at, class: sign === '*' || sign === '?' ? 'covered' : 'open' });
  if (sign === '*') return [ground, shape('circle', { cx: middle.x, cy: middle.y, r: SIDE / 4, class: 'mine' })];
  return '.?'.includes(sign) ? [ground] : [ground, shape('text', { ...middle, class: 'clue' }, sign)];
}

/** @param {Page.Example} given */
export function example({ rows, fits, says }) {
  const signs = rows.map((row) => row.split(' '));
  const [width, height] = [signs[0].length * SIDE, rows.length * SIDE];
  const drawing = shape('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' });
  drawing.setAttribute('aria-label', rows.join(' / '));
  drawing.append(...signs.flatMap((row, y) => row.flatMap((sign, x) => cell(sign, x, y))));
  return h(
    'figure',
    { class: `example ${fits ? 'good' : 'bad'}` },
    drawing,
    h('figcaption', {}, `${fits ? '✓' : '✗'} ${says}`),
  );
}
