// SPDX-License-Identifier: Apache-2.0
// Words that several pages put together, in English.

export const plural = (/** @type {number} */ n, /** @type {string} */ one, many = `${one}s`) =>
  `${n} ${n === 1 ? one : many}`;

export const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How many places a time in seconds needs: as many as it has, thousandths at most. */
export const places = (/** @type {number} */ seconds) => (Math.round(seconds * 1000) % 10 ? 3 : 2);
