// SPDX-License-Identifier: Apache-2.0
// Ways from one page to another with the same board: to play it, analyse it, watch agents on it, review the game.
import { FLAGGED } from './board/sprites.js';
import { h } from './dom.js';
import { thinker } from './engine.js';
import { keep } from './keep.js';
import { packPosition } from './link.js';
import { writeTurns } from './play/turns.js';
import { drawSeed } from './setup/choices.js';
import { text } from './text.js';

const LONGEST_LINK = 8000;

/** @type {(from: Page.Moves) => Record<string, string>} */
const game = ({ id = '', turns = [], strict }) => ({
  id,
  ...(turns.length ? { turns: writeTurns(turns) } : {}),
  ...(strict ? { way: 'strict' } : {}),
});

/**
 * @type {Record<string, (from: Page.Moves) => Promise<Record<string, string>>>} What the address of each page holds;
 * from is {id, turns, all, position}: the turns so far, and all that were made.
 */
const QUERIES = {
  play: async (from) => game({ ...from, turns: from.over ? [] : from.turns }),
  watch: async ({ id = '' }) => ({ id }),
  analyse: async (from) => (from.position || !from.id ? positionOf(from) : { text: from.id }),
  review: async ({ id, turns, all = turns, strict }) => game({ id, turns: all, strict }),
};

/** @param {Page.Moves} from @returns {Promise<Record<string, string>>} */
async function positionOf(from) {
  const p = from.position ? await packPosition(from.position) : '';
  if (p.length <= LONGEST_LINK) return { ...(p ? { p } : {}), ...(from.id ? game(from) : {}) };
  // Too large for a link: Analyse goes on with what is kept.
  keep('analysis', p);
  return {};
}

/**
 * Buttons to these pages; from() tells {id, turns, all, position, over}, or null while there is nothing.
 * A position without a game gets one: a board that fits what is seen.
 * @param {string[]} pages
 * @param {() => Page.Moves | null} from
 */
export function elsewhere(pages, from) {
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const complain = (/** @type {string} */ words) => {
    problem.textContent = words;
    problem.hidden = !words;
  };
  const buttons = pages.map((page) =>
    h(
      'button',
      { type: 'button', class: 'button', id: `to-${page}`, onclick: () => go(page, from(), complain) },
      text.pages[page],
    ),
  );
  return h(
    'div',
    { class: 'group tight' },
    h('h2', {}, text.elsewhere),
    h('div', { class: 'row even' }, ...buttons),
    problem,
  );
}

/** @param {string} page @param {Page.Moves | null} from @param {(words: string) => void} complain */
async function go(page, from, complain) {
  const played = from !== null && (from.all ?? from.turns).length > 0;
  complain(from && (played || page !== 'review') ? '' : text.notBegun);
  if (!from || (page === 'review' && !played)) return;
  const whole = from.id || page === 'analyse' ? from : await fitting(from);
  if (whole) location.hash = `#/${page}?${new URLSearchParams(await QUERIES[page](whole))}`;
  else complain(text.noBoardFits);
}

// A game in which the position may have come about, and the turns that lead to it.
/** @param {Page.Moves} given */
async function fitting({ position }) {
  if (!position) return null;
  const { head, cells, goldClues } = position;
  const id = await thinker.call('gameFor', head, cells, goldClues, drawSeed()).catch(() => '');
  /** @type {Page.Turn[]} */
  const flags = [...cells.keys()].filter((cell) => cells[cell] === FLAGGED).map((cell) => ['flag', cell]);
  /** @type {Page.Turn[]} */
  const opened = [...cells.keys()].filter((cell) => cells[cell] >= 0).map((cell) => ['open', cell]);
  return id ? { id, turns: [...flags, ...opened], position } : null;
}
