// SPDX-License-Identifier: Apache-2.0
// What stands in the corner of every page: colours, light or dark, and the language; and numbers that all eyes can tell
// apart.
import { byId, fillChoice, h, iconButton, icons, redraw } from './dom.js';
import { keep, recall } from './keep.js';
import { LANGUAGES, language, text } from './text.js';

const wanted = matchMedia('(prefers-color-scheme: dark)');
const chosen = () => recall('theme', null) ?? (wanted.matches ? 'dark' : 'light');

/** Shows the page in the colours that were chosen, or that the system asks for. */
export function startTheme() {
  applyEyes();
  applyTheme(chosen());
  wanted.addEventListener('change', () => applyTheme(chosen()));
  // Paper is light whatever the page is.
  matchMedia('print').addEventListener('change', () => dispatchEvent(new Event('themechange')));
}

/** @param {string} theme */
function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const other = theme === 'dark' ? 'light' : 'dark';
  const button = iconButton(
    icons.sun,
    text.theme[other],
    () => {
      keep('theme', other);
      applyTheme(other);
    },
    { class: 'icon-button plain' },
  );
  redraw(byId('tools'), languages(), button);
  dispatchEvent(new Event('themechange'));
}

// Another language is another page: it is loaded anew, and the game goes on.
function languages() {
  const select = h('select', {
    class: 'languages',
    name: 'language',
    'aria-label': text.language,
    onchange: (event) => {
      keep('language', event.target.value);
      location.reload();
    },
  });
  fillChoice(select, Object.entries(LANGUAGES), language);
  return select;
}

/** Takes over what was chosen for the numbers on the board. */
export function applyEyes() {
  document.documentElement.dataset.eyes = recall('options', {}).eyes ? 'all' : 'usual';
  dispatchEvent(new Event('themechange'));
}
