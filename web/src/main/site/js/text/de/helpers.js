// SPDX-License-Identifier: Apache-2.0
// Wörter, die mehrere Seiten zusammensetzen.

/** @type {(n: number, one: string, many?: string) => string} */
export const plural = (n, one, many = one) => `${n} ${n === 1 ? one : many}`;

/** @type {Record<string, string>} */
export const plurals = { mine: 'Minen', nettle: 'Nesseln', dagger: 'Dolche', tornado: 'Tornados' };

/** @type {Record<string, string>} */
export const singles = { mine: 'eine Mine', nettle: 'eine Nessel', dagger: 'ein Dolch', tornado: 'ein Tornado' };

export const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });
