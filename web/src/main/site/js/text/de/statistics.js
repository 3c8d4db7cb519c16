// SPDX-License-Identifier: Apache-2.0
// Statistik und Arena.
import { number, plural } from './helpers.js';

/** @type {typeof import('../en/statistics.js').statistics} */
export const statistics = {
  keeping: 'Deine Spiele',
  where: 'Nur in diesem Browser gespeichert.',
  nowhere:
    'Nicht gespeichert: dieser Browser hat keinen Platz dafür oder erlaubt es nicht. Beim Schließen oder Neuladen der Seite ist alles weg.',
  export: 'In eine Datei speichern',
  import: 'Aus einer Datei hinzufügen',
  clear: 'Alles vergessen',
  sure: 'Alle Spiele, Statistiken und Einstellungen dieser Seite vergessen?',
  cleared: 'Alles ist vergessen.',
  imported: (n) => `${plural(n, 'Spiel', 'Spiele')} hinzugefügt.`,
  notImported: (name) => `${name} enthält keine Spiele, die diese Seite geschrieben hat.`,
  none: 'Noch kein Spiel ist zu Ende. Spiele mit Hilfe oder zurückgenommenem Zug werden getrennt gezählt.',
  columns: [
    'Brett',
    'Spiele',
    'Gewonnen',
    'Anteil',
    'Serie / längste',
    'Beste Zeit',
    'Beste 3BV/s',
    'Wirkungsgrad',
    'Mit Hilfe',
  ],
  times: 'Sekunden der gewonnenen Spiele',
  survival: 'Überleben: wie weit du kamst',
  words: {
    opening: '',
    safe: 'sicherer Anfang',
    'no-guess': 'ohne Raten',
    strict: 'streng',
    efficiency: 'sparsam',
    survival: 'Überleben',
  },
  survivalColumns: ['Brett', 'Läufe', 'Meiste Bretter'],
  rate: (n) => `Anteil gewonnen der letzten ${n}`,
};

/** @type {typeof import('../en/statistics.js').arena} */
export const arena = {
  title: 'Arena',
  run: 'Wie viel',
  games: 'Spiele je Agent',
  agents: 'Agenten',
  nobody: 'Niemand spielt: wähle wenigstens einen Agenten.',
  go: 'Start',
  stop: 'Halt',
  emptyTitle: 'Welcher Agent spielt am besten?',
  empty: 'Wähle ein Brett und einige Agenten. Jeder spielt dieselben Bretter, hier in der Seite.',
  standings: (played, games) => `${played} von ${plural(games, 'Spiel', 'Spielen')}`,
  seed: 'Startzahl',
  agent: 'Agent',
  won: 'Gewonnen',
  lost: 'Verloren',
  stuck: 'Stehen geblieben',
  guesses: 'Geraten',
  speed: 'Ein Spiel',
  interval: 'Neben dem Anteil gewonnener Spiele steht sein 95-%-Bereich.',
  finished: 'Der Lauf ist fertig.',
  fixed:
    'Das ist eine einzige feste Welt: jedes Spiel geht auf demselben Brett, der Anteil sagt also, wie der Agent dort abschneidet, nicht, wie gut er spielt.',
  against: (name) => `Gegen ${name}, dieselben Bretter`,
  difference: ({ difference, reach, better, worse }) =>
    `${difference < 0 ? '−' : '+'}${number(100 * Math.abs(difference), 1)} ± ${number(100 * reach, 1)} (${better}:${worse})`,
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  goOn: 'Weiter',
};
