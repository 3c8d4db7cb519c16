// The frame of the page: its tabs, its colours, and which page is in it.
import { h, iconButton, icons } from './dom.js';
import { table, thinker } from './engine.js';
import { withServerAgents } from './server.js';
import { text } from './text.js';

const PAGES = {
  play: () => import('./pages/play.js'),
  watch: () => import('./pages/watch.js'),
  analyse: () => import('./pages/analyse.js'),
  learn: () => import('./pages/learn.js'),
  arena: () => import('./pages/arena.js'),
};

const main = document.getElementById('main');
let current = null;

function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { name: PAGES[path] ? path : 'play', parameters: new URLSearchParams(query) };
}

function drawTabs(name) {
  const tabs = Object.keys(PAGES).map((page) =>
    h('a', { href: `#/${page}`, 'aria-current': page === name ? 'page' : undefined }, text.pages[page]));
  document.getElementById('tabs').replaceChildren(...tabs);
  document.title = `${text.pages[name]} · Sweeplab`;
}

async function show() {
  const { name, parameters } = route();
  if (current?.name === name && current.page.update?.(parameters)) return;
  current?.page.leave?.();
  drawTabs(name);
  const parts = await Promise.all([PAGES[name](), table.json('contents').then(withServerAgents)]).catch(() => null);
  if (route().name !== name) return;
  if (!parts) return away(name);
  const [module, contents] = parts;
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

function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const dark = theme === 'dark';
  const button = iconButton(icons.sun, dark ? text.theme.toLight : text.theme.toDark, () => {
    const next = dark ? 'light' : 'dark';
    localStorage.setItem('theme', next);
    applyTheme(next);
  }, { class: 'icon-button plain' });
  document.getElementById('tools').replaceChildren(button);
  dispatchEvent(new Event('themechange'));
}

function state(title, body) {
  return h('div', { class: 'page' }, h('div', { class: 'stage' }, h('div', { class: 'board' }, h('div', { class: 'empty' }, h('p', { class: 'title' }, title), h('p', {}, body)))));
}

const wanted = matchMedia('(prefers-color-scheme: dark)');
applyTheme(localStorage.getItem('theme') ?? (wanted.matches ? 'dark' : 'light'));
wanted.addEventListener('change', () => localStorage.getItem('theme') ?? applyTheme(wanted.matches ? 'dark' : 'light'));

document.getElementById('skip').textContent = text.skip;
document.getElementById('tabs').setAttribute('aria-label', text.tabs);
document.getElementById('skip').addEventListener('click', (event) => {
  event.preventDefault();
  (main.querySelector('canvas') ?? main).focus();
});

drawTabs(route().name);
main.replaceChildren(state(text.loading.title, text.loading.body));
table.ready.then(
  async () => {
    await show();
    addEventListener('hashchange', show);
    document.documentElement.dataset.ready = 'yes';
    setTimeout(() => thinker.warm(), 300);
  },
  () => main.replaceChildren(state(text.failed.title, text.failed.body)),
);
