// SPDX-License-Identifier: Apache-2.0
// The frame of the page: its tabs, its colours, and which page is in it.
import { button, byId, focusHeading, h } from './dom.js';
import { catchDrops } from './drops.js';
import { lab, table, thinker } from './engine.js';
import { isLevelFile } from './files.js';
import { withServerAgents } from './server.js';
import { text } from './text.js';
import { startTheme } from './theme.js';

/** @type {Record<string, () => Promise<Page.Module>>} */
const PAGES = {
  play: () => import('./pages/play.js'),
  watch: () => import('./pages/watch.js'),
  analyse: () => import('./pages/analyse.js'),
  review: () => import('./pages/review.js'),
  learn: () => import('./pages/learn.js'),
  arena: () => import('./pages/arena.js'),
  statistics: () => import('./pages/statistics.js'),
};

const LATER = 3000;
const main = byId('main');
/** @type {{ name: string, page: Page.Shown } | null} */
let current = null;
let asked = 0;
/** @type {import('./files.js').Given[]} What was dropped and waits for its page. */
let dropped = [];

function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { name: path || 'play', parameters: new URLSearchParams(query) };
}

/** @param {string} name */
function drawTabs(name) {
  const tabs = Object.keys(PAGES).map((page) =>
    h('a', { href: `#/${page}`, 'aria-current': page === name ? 'page' : undefined }, text.pages[page]),
  );
  const bar = byId('tabs');
  bar.replaceChildren(...tabs);
  const shown = tabs.find((tab) => tab.hasAttribute('aria-current'));
  // Not scrollIntoView: keys would go on from there, and never come to the link that skips the tabs.
  if (shown) bar.scrollLeft = shown.offsetLeft - bar.offsetLeft - (bar.clientWidth - shown.offsetWidth) / 2;
  document.title = `${shown?.textContent ?? '?'} · Sweeplab`;
}

// Play and the statistics do without the large engine.
const SMALL = ['play', 'statistics'];

/** What there is to choose from. @param {string} name @returns {Promise<Page.Contents>} */
async function contentsFor(name) {
  if (SMALL.includes(name)) return { ...(await table.json('contents')), agents: [], formats: [] };
  const [games, abilities] = await Promise.all([table.json('contents'), lab.json('abilities')]);
  return withServerAgents({ ...games, ...abilities });
}

// Of several pages that were asked for the last is shown, however long the others take to be there.
async function show() {
  const mine = ++asked;
  const { name, parameters } = route();
  if (current?.name === name && current.page.update?.(parameters)) return;
  if (!Object.hasOwn(PAGES, name)) {
    leave(text.noPage(name), text.pagesThereAre);
    return;
  }
  const parts = await Promise.all([PAGES[name](), contentsFor(name)]).catch(() => null);
  if (mine !== asked) return;
  const first = !current;
  if (parts) fill(name, parameters, parts);
  else away(name);
  if (!first) focusHeading(main);
}

/** @param {string} name @param {URLSearchParams} parameters @param {[Page.Module, Page.Contents]} given */
function fill(name, parameters, [module, contents]) {
  current?.page.leave?.();
  drawTabs(name);
  main.replaceChildren();
  // Its board stands at the top, however far down one was before.
  window.scrollTo(0, 0);
  current = { name, page: module.open(main, contents, parameters) };
  if (dropped.length && current.page.receive) current.page.receive(dropped.splice(0));
}

// A position or a replay that is dropped belongs to the page that is shown; where that has no use for it, and for
// several at once, to Review; a level is played.
/** @param {import('./files.js').Given[]} files */
function take(files) {
  const level = files.length === 1 && isLevelFile(files[0]);
  const one = files.length === 1 && (current?.name !== 'play' || level);
  const here = current?.page.receive && (current.name === 'review' ? !level : one);
  if (here) current?.page.receive?.(files);
  else if (level || files.some(({ name }) => name)) {
    dropped = files;
    location.hash = level ? '#/play' : '#/review';
  }
}

// A page that was not loaded before the server went away. The browser remembers that it failed, so another try loads
// all anew.
/** @param {string} name */
function away(name) {
  leave(text.notLoaded(text.pages[name]), text.serverGone);
  main.querySelector('.empty')?.append(button(text.loadAgain, () => location.reload()));
}

// No page is in the frame, but what is wrong.
/** @param {string} title @param {string} body */
function leave(title, body) {
  current?.page.leave?.();
  current = null;
  drawTabs(route().name);
  main.replaceChildren(state(title, body, { role: 'alert' }));
}

// The page is kept for later without a network; when the host has a newer one, that is said.
async function keepForLater() {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'updated') return;
    const line = byId('update');
    line.replaceChildren(
      `${text.updated} `,
      button(text.loadAgain, () => location.reload()),
    );
    line.hidden = false;
  });
  await navigator.serviceWorker.register('offline.js').catch(() => {});
  (await navigator.serviceWorker.ready).active?.postMessage('refresh');
}

/** @param {string} title @param {string} body @param {Page.Attributes} [more] */
function state(title, body, more = {}) {
  return h(
    'div',
    { class: 'page' },
    h(
      'div',
      { class: 'stage' },
      h(
        'div',
        { class: 'board' },
        h('div', { class: 'empty', ...more }, h('h1', { class: 'title' }, title), h('p', {}, body)),
      ),
    ),
  );
}

startTheme();
catchDrops(take);

byId('skip').textContent = text.skip;
byId('tabs').setAttribute('aria-label', text.tabs);
byId('skip').addEventListener('click', (event) => {
  event.preventDefault();
  const canvas = /** @type {import('./board/board.js').BoardCanvas | null} */ (main.querySelector('canvas'));
  (canvas?.board ?? main).focus();
});

drawTabs(route().name);
main.replaceChildren(state(text.loading.title, text.loading.body));
table.warm();
table.ready.then(
  async () => {
    addEventListener('hashchange', show);
    await show();
    document.documentElement.dataset.ready = 'yes';
    setTimeout(() => thinker.warm(), 300);
    setTimeout(keepForLater, LATER);
  },
  () => main.replaceChildren(state(text.failed.title, text.failed.body)),
);
