// SPDX-License-Identifier: Apache-2.0
// Was um jede Seite herum steht.
import { number, plural, plurals } from './helpers.js';

/** @type {Record<string, string>} */
const agents = {
  'in-order': 'öffnet Zeile für Zeile, setzt nie eine Fahne (P1)',
  random: 'öffnet irgendein verdecktes Feld (RPS)',
  exact: 'was sicher ist, sonst die kleinste Gefahr',
  fast: 'genau, ein Blick voraus, kurze Endspiele',
  balanced: 'genau, ein Blick voraus, von einem kleinen Modell berichtigt, Endspiele mit Tausenden von Welten',
  strong: 'genau, ein Blick voraus, von einem größeren Modell berichtigt, Probespiele, längere Endspiele',
  sps: 'einzelne Hinweise, hört auf, wenn nichts folgt',
  ees: 'einzelne Hinweise und einfache Gleichungen, hört auf, wenn nichts folgt',
  'nettle-logic1': 'Bericht 000: SPS, Zufall',
  'nettle-logic2': 'Bericht 000: SPS, EES, Zufall',
  'nettle-logic3': 'Bericht 000: SPS, SAT, Zufall (Löser der Seite)',
  'daggers-001-logic1': 'Bericht 001: Zufall',
  'daggers-001-logic2': 'Bericht 001: SPS, Zufall',
  'daggers-002-logic1': 'Bericht 002: SPS Hinweis für Hinweis, Zufall',
  'daggers-003-logic1-rps': 'Bericht 003: Zufall',
  'daggers-003-logic1-sps': 'Bericht 003: SPS Hinweis für Hinweis, Zufall',
  P1: 'Bericht 004: Zeile für Zeile, setzt nie eine Fahne',
  P2: 'Bericht 004: SPS, hört auf, wenn nichts folgt',
  P3: 'Bericht 004: SPS, SAT (Löser der Seite)',
  P4: 'Bericht 004: SPS, SAT mit einer CNF (Löser der Seite)',
  P5: 'Bericht 004: P3 für Reverse Tornado (Löser der Seite)',
};

/** @type {typeof import('../en/common.js').common} */
export const common = {
  plural,
  number,
  agentAbout: ({ name, about }) => agents[name] ?? about,
  unknownInLink: (key, value, known) =>
    `Der Link verlangt ${key}=${value.slice(0, 40)}, es gibt aber nur ${known.join(', ')}.`,
  noCountInLink: (key, value) =>
    `Der Link verlangt ${key}=${value.slice(0, 40)}, das muss aber eine ganze Zahl ab 0 sein.`,
  noPage: (name) => `Es gibt keine Seite „${name.slice(0, 40)}“.`,
  pagesThereAre: 'Vielleicht ist der Link abgeschnitten. Wähle oben eine der Seiten.',
  serverGone:
    'Der Server antwortet nicht: er wurde beendet, oder die Verbindung ist weg. Was in der Seite läuft, geht weiter; starte den Server wieder für seine Agenten.',
  updated: 'Es gibt eine neuere Fassung dieser Seite.',
  loadAgain: 'Neu laden',
  notLoaded: (page) => `${page} war nicht zu laden`,
  dangers: (danger) => plurals[danger] ?? danger,
  skip: 'Zum Brett springen',
  tabs: 'Seiten',
  language: 'Sprache',
  pages: {
    play: 'Spielen',
    watch: 'Zusehen',
    analyse: 'Analyse',
    review: 'Rückblick',
    learn: 'Lernen',
    arena: 'Arena',
    statistics: 'Statistik',
  },
  elsewhere: 'Dieses Brett anderswo',
  notBegun: 'Noch ist kein Zug gemacht.',
  noBoardFits: 'Kein Brett gefunden, das zu dieser Stellung passt.',
  theme: { dark: 'Dunkle Farben', light: 'Helle Farben' },
  loading: {
    title: 'Das Programm startet',
    body: 'Einen Augenblick: gedacht wird in dieser Seite, nicht auf einem Server.',
  },
  failed: {
    title: 'Das Programm ist nicht gestartet',
    body: 'Sweeplab braucht einen Browser mit WebAssembly und Speicherbereinigung: Chrome 119, Firefox 120, Safari 18.2 oder neuer.',
  },
  games: {
    classic: 'Klassisches Minesweeper',
    nettle: 'Nettle Sweeper',
    daggers: 'Daggers & Gold',
    'daggers-m': 'Daggers & Gold: Gold in der Nähe',
    'daggers-counted': 'Daggers & Gold: Gold gezählt',
    tornado: 'Tornado Sweeper',
    reverse: 'Reverse Tornado',
    obscured: 'Obscured Sweeper',
  },
  graph: (name) => `Graph: ${name}`,
  families: {
    square: 'Quadrate, 8 Nachbarn',
    square4: 'Quadrate, 4 Nachbarn',
    hex: 'Sechsecke',
    triangle: 'Dreiecke',
    torus: 'Torus aus Quadraten, 8 Nachbarn',
    torus4: 'Torus aus Quadraten, 4 Nachbarn',
    hextorus: 'Torus aus Sechsecken',
    tritorus: 'Torus aus Dreiecken',
  },
  fault: 'Das ging nicht',
};
