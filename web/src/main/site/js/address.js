// SPDX-License-Identifier: Apache-2.0
// The address of the page: it holds what is shown, so that a reload, Back and a copied link find it again.
import { text } from './text.js';

/**
 * Puts a query into the address of a page; does nothing if another page was asked for meanwhile.
 * @param {string} page
 * @param {string | URLSearchParams} query
 */
export function setAddress(page, query) {
  const [path] = location.hash.replace(/^#\/?/, '').split('?');
  if (path === page || (page === 'play' && path === ''))
    history.replaceState(null, '', query ? `#/${page}?${query}` : `#/${page}`);
}

/**
 * What a link says under a key; an error in words if that is none of the values that there are.
 * @param {URLSearchParams} parameters
 * @param {string} key
 * @param {string[]} known
 * @param {string} otherwise
 */
export function oneOf(parameters, key, known, otherwise) {
  const value = parameters.get(key);
  if (value !== null && !known.includes(value)) throw new Error(text.unknownInLink(key, value, known));
  return value ?? otherwise;
}

/**
 * A whole number that a link says under a key, not less than 0.
 * @param {URLSearchParams} parameters
 * @param {string} key
 */
export function countIn(parameters, key) {
  const value = parameters.get(key) ?? '0';
  if (!/^\d{1,9}$/.test(value)) throw new Error(text.noCountInLink(key, value));
  return Number(value);
}
