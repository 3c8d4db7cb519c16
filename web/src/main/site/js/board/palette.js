// SPDX-License-Identifier: Apache-2.0
// The board's colours come from the style sheet, so that light and dark are settled in one place.
import { text } from '../text.js';

const NAMES = [
  'covered',
  'covered-lip',
  'covered-hover',
  'open',
  'grid',
  'blocked',
  'blast',
  'found',
  'found-ink',
  'flag',
  'pole',
  'danger-ink',
  'gold',
  'gold-ink',
  'link',
  'accent',
  'halo',
  'veil',
  'safe',
  'risk',
  'even',
  'wrong',
  'proof',
  'proof-ink',
  'start',
  'cover-ink',
  'number',
  'axis',
];

/** @typedef {Page.Palette} Palette */

/** @returns {Palette} */
export function readPalette() {
  const style = getComputedStyle(document.documentElement);
  const read = (/** @type {string} */ name) => style.getPropertyValue(`--board-${name}`).trim();
  const colours = NAMES.map((name) => [name.replace(/-./g, (part) => part[1].toUpperCase()), read(name)]);
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n ? read(`n${n}`) : ''));
  const font = style.getPropertyValue('--board-font').trim() || 'sans-serif';
  return /** @type {Palette} */ ({ ...Object.fromEntries(colours), numbers, font });
}

/** @param {string} colour */
function channels(colour) {
  const hex = colour.replace('#', '');
  return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

/** A colour between two others, share from 0 to 1. @param {string} from @param {string} to @param {number} share */
export function mix(from, to, share) {
  const a = channels(from);
  const b = channels(to);
  return `rgb(${a.map((value, i) => Math.round(value + (b[i] - value) * share)).join(' ')})`;
}

/** @param {string} colour */
export function rgb(colour) {
  return channels(colour);
}

/**
 * Blue where it is safe, orange where it is not, strong only where it is certain: told apart by all eyes, and never
 * without the figure beside it.
 * @param {import('./palette.js').Palette} palette
 * @param {number} chance
 */
export function chanceColour(palette, chance) {
  if (chance === 0) return palette.safe;
  if (chance === 1) return palette.risk;
  return chance < 0.5
    ? mix(palette.safe, palette.even, 0.45 + chance * 1.1)
    : mix(palette.even, palette.risk, (chance - 0.5) * 1.5);
}

/** A chance as text; what is not certain never reads as 0 or 100. @param {number} chance @param {number} [digits] */
export function percent(chance, digits = 0) {
  if (chance === 0) return '0';
  if (chance === 1) return '100';
  const unit = 10 ** -digits;
  const value = Math.round((chance * 100) / unit) * unit;
  if (value <= 0) return `<${text.number(unit, digits)}`;
  if (value >= 100) return `>${text.number(100 - unit, digits)}`;
  // Boards of chances have no places, and many numbers to draw.
  return digits ? text.number(value, digits) : value.toFixed();
}
