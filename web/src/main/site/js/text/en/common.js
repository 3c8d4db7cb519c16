// SPDX-License-Identifier: Apache-2.0
// What stands around every page, in English.
import { number, plural } from './helpers.js';

/** @type {Record<string, string>} */
const plurals = { mine: 'mines', nettle: 'nettles', dagger: 'daggers', tornado: 'tornadoes' };

export const common = {
  plural,
  number,
  agentAbout: (/** @type {Page.Agent} */ { about }) => about,
  unknownInLink: (/** @type {string} */ key, /** @type {string} */ value, /** @type {string[]} */ known) =>
    `The link asks for ${key}=${value.slice(0, 40)}, but there is only ${known.join(', ')}.`,
  noCountInLink: (/** @type {string} */ key, /** @type {string} */ value) =>
    `The link asks for ${key}=${value.slice(0, 40)}, but that must be a whole number, 0 or more.`,
  noPage: (/** @type {string} */ name) => `There is no page “${name.slice(0, 40)}”.`,
  pagesThereAre: 'The link may be cut short. Choose one of the pages above.',
  serverGone:
    'The server does not answer: it was stopped, or the connection to it is gone. What runs in the page goes on; start the server again for its agents.',
  updated: 'There is a newer version of this page.',
  loadAgain: 'Load again',
  notLoaded: (/** @type {string} */ page) => `${page} could not be loaded`,
  dangers: (/** @type {string} */ danger) => plurals[danger] ?? `${danger}s`,
  skip: 'Skip to the board',
  tabs: 'Pages',
  language: 'Language',
  /** @type {Record<string, string>} */
  pages: {
    play: 'Play',
    watch: 'Watch',
    analyse: 'Analyse',
    review: 'Review',
    learn: 'Learn',
    arena: 'Arena',
    statistics: 'Statistics',
  },
  elsewhere: 'This board elsewhere',
  notBegun: 'No move has been made yet.',
  noBoardFits: 'No board was found that fits this position.',
  /** @type {Record<string, string>} */
  theme: { dark: 'Use dark colours', light: 'Use light colours' },
  loading: { title: 'Starting the engine', body: 'A moment: the reasoning runs in this page, not on a server.' },
  failed: {
    title: 'The engine did not start',
    body: 'Sweeplab needs a browser with WebAssembly garbage collection: Chrome 119, Firefox 120, Safari 18.2 or newer.',
  },
  /** @type {Record<string, string>} */
  games: {
    classic: 'Classic Minesweeper',
    nettle: 'Nettle Sweeper',
    daggers: 'Daggers & Gold',
    'daggers-m': 'Daggers & Gold: gold near',
    'daggers-counted': 'Daggers & Gold: gold counted',
    tornado: 'Tornado Sweeper',
    reverse: 'Reverse Tornado',
    obscured: 'Obscured Sweeper',
  },
  graph: (/** @type {string} */ name) => `Graph: ${name}`,
  /** @type {Record<string, string>} */
  families: {
    square: 'Squares, 8 neighbours',
    square4: 'Squares, 4 neighbours',
    hex: 'Hexagons',
    triangle: 'Triangles',
    torus: 'Torus of squares, 8 neighbours',
    torus4: 'Torus of squares, 4 neighbours',
    hextorus: 'Torus of hexagons',
    tritorus: 'Torus of triangles',
  },
  fault: 'That did not work',
};
