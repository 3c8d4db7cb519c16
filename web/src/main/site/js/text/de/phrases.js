// SPDX-License-Identifier: Apache-2.0
import { plural, plurals, singles } from './helpers.js';

const because = (/** @type {string | undefined} */ words) => (words ? ` (${words})` : '');

const so = (/** @type {string | undefined} */ words) => words ?? 'das kann nicht sein';

/** @type {import('../../words.js').Phrases} Womit Beweise reden; die englischen Sätze stehen in English.java. */
export const phrases = {
  suppose: ({ end }) => `angenommen, ${end}.`,
  notSo: ({ end }) => `das kann also nicht sein: ${end}.`,
  by: ({ name, known = '', end }) => `${name}${known}: ${so(end)}.`,
  tooMany: ({ name, cells }) => `${name} hätte zu viele um sich: ${cells}.`,
  nothingLeft: ({ name, end }) => `${name} hat in verdeckten Feldern nichts mehr zu finden, also: ${so(end)}.`,
  touches: ({ name, own, cells, end }) => `${name} hat schon ${own}gefunden: ${cells}. Also: ${so(end)}.`,
  tooFew: ({ name, because: why }) => `${name} hat zu wenige Felder übrig${because(why)}.`,
  justEnough: ({ name, because: why, end }) =>
    `${name} hat nur so viele Felder übrig wie nötig${because(why)}, also: ${so(end)}.`,
  share: ({ first, second, cells, least, most, known = '', end }) =>
    `${first} und ${second} haben ${cells} gemeinsam; die erste Angabe braucht insgesamt mindestens ${least}, ` +
    `die zweite erlaubt höchstens ${most}${known}${end ? `, also: ${end}.` : ': beides zugleich geht nicht.'}`,
  underTotal: ({ count, danger, with: clues, known = '', end }) =>
    `in den verdeckten Feldern ${count === 1 ? 'ist' : 'sind'} ${phrases.dangers({ count, danger })}` +
    `${clues ? `; dazu ${clues}` : ''}${known}, also: ${so(end)}.`,
  from: ({ names, known = '', end }) => `${names} zusammen${known}: ${so(end)}.`,
  that: ({ end }) => `das Bekannte („${end}“)`,
  known: ({ parts }) => ` (${parts.join('; ')})`,
  list: ({ items, others }) => {
    if (!items.length) return 'kein Feld';
    if (others) return `${items.join(', ')} und ${others} weitere`;
    return items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
  },
  bound: ({ kind, count, cells, size, gold, danger, supposed }) => {
    const some = kind === 'least' || kind === 'most';
    const one = some ? count === 1 : size === 1;
    const are = supposed ? (one ? 'wäre' : 'wären') : one ? 'ist' : 'sind';
    if (kind === 'none') return `${cells} ${are} ${gold ? 'kein Gold' : 'sicher'}`;
    const what = gold ? 'Gold' : one ? (singles[danger] ?? danger) : (plurals[danger] ?? danger);
    if (!some) return `${cells} ${are} ${what}`;
    const number = gold || !one ? `${count} ` : '';
    return `von ${cells} ${are} ${kind === 'least' ? 'mindestens' : 'höchstens'} ${number}${what}`;
  },
  itsOwn: ({ all, count }) => (all && count > 1 ? `alle ${count} ` : 'alles '),
  dangers: ({ count, danger }) => (count === 1 ? (singles[danger] ?? danger) : `${count} ${plurals[danger] ?? danger}`),
  sum: ({ needy, needed, full, allowed }) =>
    [
      needy ? `${plural(needy, 'Hinweis', 'Hinweise')}, die insgesamt mindestens ${needed} brauchen` : '',
      full ? `${plural(full, 'Hinweis', 'Hinweise')}, die insgesamt höchstens ${allowed} erlauben` : '',
    ]
      .filter(Boolean)
      .join(', gegen '),
  impossible: () => 'diese Hinweise können nicht alle stimmen',
  clue: ({ value, cell, means }) => `die ${value} in ${cell}${because(means)}`,
  goldFound: ({ cell }) => `das Gold in ${cell}`,
  goldClue: ({ value, cell }) => `der Goldhinweis ${value} in ${cell}`,
  letter: ({ there, cell }) => `das ${there ? '' : 'fehlende '}m in ${cell}`,
  apart: ({ danger }) => `die Regel, dass Gold nie ${plurals[danger] ?? danger} berührt`,
  start: ({ cell }) => `der gegebene Anfang ${cell}`,
  flag: ({ cell }) => `die Fahne in ${cell}`,
  goldTotal: () => 'die Menge an Gold',
  total: ({ danger }) => `die Zahl der ${plurals[danger] ?? danger}`,
};
