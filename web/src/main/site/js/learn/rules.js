// SPDX-License-Identifier: Apache-2.0
// The rules of a game in words, and a board of it as it looks when it is solved.
import { button, h } from '../dom.js';
import { lab } from '../engine.js';
import { text } from '../text.js';

const t = text.learn;
/** @type {Record<string, string>} */
const EXAMPLES = { classic: 'square:9x9/10 opening@4,4 #7', obscured: 'obscured square:9x9/12+6b #3' };

/** @param {Bridge.GameFacts} game @param {(id: string) => void} showSolved */
export function rulesOf({ id: game, worlds }, showSolved) {
  const peas = t.peas[game] ?? t.peas[game.split('-')[0]] ?? t.peas.classic;
  const id = worlds.length ? `${game}:${worlds[0]}` : EXAMPLES[game];
  const words = Object.entries(peas).flatMap(([name, said]) => [h('dt', {}, t.peasNames[name]), h('dd', {}, said)]);
  return h(
    'details',
    {},
    h('summary', {}, text.games[game] ?? game),
    h('dl', { class: 'peas' }, ...words),
    id ? ways(id, showSolved) : '',
  );
}

/** @param {string} id @param {(id: string) => void} showSolved */
function ways(id, showSolved) {
  return h(
    'div',
    { class: 'row' },
    button(t.draw, () => showSolved(id)),
    h('a', { class: 'button', href: `#/play?id=${encodeURIComponent(id)}` }, text.pages.play),
    h('a', { class: 'button', href: `#/watch?id=${encodeURIComponent(id)}&agent=exact` }, text.pages.watch),
  );
}

/** A game as it looks when it is solved. @param {string} id */
export async function solvedBoard(id) {
  const watched = await lab.call('watch', id, 'exact', '1');
  await lab.json('run', watched, 2000);
  const [cells, goldClues, truth] = await lab.batch(
    ['shown', watched, -1],
    ['goldClues', watched, -1],
    ['truth', watched],
  );
  const board = await lab.json('board', watched);
  lab.call('close', watched);
  return { board, cells, goldClues, truth };
}
