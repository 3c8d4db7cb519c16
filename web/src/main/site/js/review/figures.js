// SPDX-License-Identifier: Apache-2.0
// The figures of a game under review: what was luck and what skill, and how well it was clicked. The engine makes them.
import { percent } from '../board/palette.js';
import { factList, h } from '../dom.js';
import { text } from '../text.js';

const t = text.review;

/** Points of a hundred; what is rounded to nothing has no sign. @param {number} share */
const points = (share) => text.number(Math.round(1000 * share) / 10 + 0, 1);

/** @param {number} share */
const signed = (share) => `${share < 0 ? '−' : '+'} ${points(Math.abs(share))}`;

/** What of the end was luck and what skill. @param {Bridge.Fortune} fortune */
export function fortuneAccount({ start, luck, lost: given, skill, pluck }) {
  const known = start !== null && luck !== null && skill !== null;
  const lost = given ?? 0;
  const sum = () =>
    h(
      'p',
      { class: 'soft small' },
      known ? t.sum(points(start + luck - lost), points(start), signed(luck), points(lost)) : '',
    );
  return [
    factList([
      ...(known ? startAndLuck(start, luck) : []),
      [t.totalCost, points(lost)],
      ...(known ? [/** @type {[string, string]} */ ([t.skill, `${percent(skill, 1)} %`])] : []),
      [t.pluck, pluck === null ? '∞' : text.number(pluck, 2)],
    ]),
    known ? sum() : null,
  ];
}

/** @param {number} start @param {number} luck @returns {[string, string][]} */
function startAndLuck(start, luck) {
  return [
    [t.start, `${percent(start, 1)} %`],
    [t.luck, signed(luck)],
  ];
}

/** How well it was clicked; what is not known is left out. @param {Partial<Bridge.Clicking>} clicking */
export function clickingAccount(clicking) {
  const { done, threeBv, left, right, chord } = clicking;
  if (threeBv === undefined) return [];
  /** @type {Record<string, string>} */
  const values = { clicks: `${left} + ${right} + ${chord}` };
  for (const [name, value] of Object.entries(clicking)) values[name] = told(name, value);
  values.threeBv = t.doneOf(done ?? 0, threeBv);
  const tiles = Object.entries(t.figures).filter(([name]) => values[name]);
  return [
    h(
      'dl',
      { class: 'tiles' },
      ...tiles.map(([name, words]) => h('div', {}, h('dt', {}, words), h('dd', {}, values[name]))),
    ),
    clicking.wasted === null ? h('p', { class: 'soft small' }, t.noWasted) : null,
  ];
}

/** How many places a figure has. @type {Record<string, number>} */
const PLACES = { ioe: 3, correctness: 3, throughput: 3, perSecond: 3, rqp: 3 };

/** @param {string} name @param {number | null} value */
function told(name, value) {
  if (value === null) return '';
  return name === 'seconds' ? t.seconds(value) : text.number(value, PLACES[name] ?? 0);
}
