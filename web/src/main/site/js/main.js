// The frame of the page: its tabs, its colours, and which page is in it.
import { h } from './dom.js';
import { table, thinker } from './engine.js';
import { withServerAgents } from './server.js';
import { text } from './text.js';
import { startTheme } from './theme.js';

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
const main = document.getElementById('main');
let current = null;

function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { name: PAGES[path] ? path : 'play', parameters: new URLSearchParams(query) };
}

function drawTabs(name) {
  const tabs = Object.keys(PAGES).map((page) =>
    h('a', { href: `#/${page}`, 'aria-current': page === name ? 'page' : undefined }, text.pages[page]),
  );
  document.getElementById('tabs').replaceChildren(...tabs);
  document.title = `${text.pages[name]} · Sweeplab`;
}

async function show() {
  const { name, parameters } = route();
  if (current?.name === name && current.page.update?.(parameters)) return;
  const parts = await Promise.all([PAGES[name](), table.json('contents').then(withServerAgents)]).catch(() => null);
  if (route().name !== name) return;
  const first = !current;
  current?.page.leave?.();
  drawTabs(name);
  if (parts) fill(name, parameters, parts);
  else away(name);
  if (!first) focusHeading();
}

function fill(name, parameters, [module, contents]) {
  main.replaceChildren();
  current = { name, page: module.open(main, contents, parameters) };
}

// A page that was not loaded before the server went away. The browser remembers that it failed, so another try loads all anew.
function away(name) {
  current = null;
  const again = h('button', { type: 'button', class: 'button', onclick: () => location.reload() }, text.loadAgain);
  main.replaceChildren(state(text.notLoaded(text.pages[name]), text.serverGone));
  main.querySelector('.empty').append(again);
}

// Whoever listens hears which page it is now.
function focusHeading() {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

// The page is kept for later without a network; when the host has a newer one, that is said.
async function keepForLater() {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'updated') return;
    const line = document.getElementById('update');
    line.replaceChildren(
      `${text.updated} `,
      h('button', { type: 'button', class: 'button', onclick: () => location.reload() }, text.loadAgain),
    );
    line.hidden = false;
  });
  await navigator.serviceWorker.register('offline.js').catch(() => {});
  (await navigator.serviceWorker.ready).active.postMessage('refresh');
}

function state(title, body) {
  return h(
    'div',
    { class: 'page' },
    h(
      'div',
      { class: 'stage' },
      h('div', { class: 'board' }, h('div', { class: 'empty' }, h('h1', { class: 'title' }, title), h('p', {}, body))),
    ),
  );
}

startTheme();

document.getElementById('skip').textContent = text.skip;
document.getElementById('tabs').setAttribute('aria-label', text.tabs);
document.getElementById('skip').addEventListener('click', (event) => {
  event.preventDefault();
  (main.querySelector('canvas')?.board ?? main).focus();
});

drawTabs(route().name);
main.replaceChildren(state(text.loading.title, text.loading.body));
table.ready.then(
  async () => {
    await show();
    addEventListener('hashchange', show);
    document.documentElement.dataset.ready = 'yes';
    setTimeout(() => thinker.warm(), 300);
    setTimeout(keepForLater, LATER);
  },
  () => main.replaceChildren(state(text.failed.title, text.failed.body)),
);
