// SPDX-License-Identifier: Apache-2.0
// Beurteilte Spiele.
import { places } from '../en/helpers.js';
import { number, plural } from './helpers.js';

/** @type {Record<string, string>} */
const moves = { open: 'Öffnet', flag: 'Fahne auf', chord: 'Öffnet rings um' };

/** @type {typeof import('../en/review.js').review} */
export const review = {
  curve: 'Die Gewinnaussicht, Zug um Zug',
  whole: 'Das ganze Spiel',
  player: (name) => `Gespielt von ${name}`,
  guesses: 'Geraten',
  noGuess: 'Bisher nie: jedes geöffnete Feld war sicher.',
  guess: (n, name, risk) => `${n}. ${name}: ${risk} % Gefahr`,
  marks: { good: 'gut geraten', mistake: 'Fehler', blunder: 'grober Fehler', lucky: 'Glück gehabt' },
  costs: (worth, cost) => `${worth}: ${cost} Punkte`,
  move: (n, kind, name) => `${n}. ${moves[kind]} ${name}`,
  seconds: (s) => `${number(s, places(s))} s`,
  judging: 'Wird beurteilt …',
  worths: {
    forced: 'Sicher',
    best: 'Geraten, und nichts war besser',
    good: 'Geraten; ein anderes war ein wenig besser',
    mistake: 'Ein Fehler: ein unnötiges Risiko',
    blunder: 'Ein grober Fehler: ein unnötiges Risiko, und es ging schief',
    lucky: 'Glück gehabt: ein unnötiges Risiko, das gut ging',
    unproved_flag: 'Eine Fahne, die nichts bewies',
    unknown: 'Nicht beurteilt: zu viel zum Zählen',
  },
  counts: {
    forced: 'Sicher',
    best: 'Nötig geraten',
    good: 'Gut geraten',
    mistake: 'Fehler',
    blunder: 'Grobe Fehler',
    lucky: 'Glück gehabt',
    unproved_flag: 'Unbewiesene Fahnen',
    unknown: 'Nicht beurteilt',
  },
  better: (name, safe) =>
    safe ? `${plural(safe, 'Feld war', 'Felder waren')} bewiesen sicher, zum Beispiel ${name}.` : `${name} war besser.`,
  risk: 'Gefahr',
  cost: 'Kosten an Gewinnaussicht',
  totalCost: 'Punkte durch unnötige Risiken verloren',
  winBefore: 'Gewinnaussicht vorher',
  winAfter: 'und nachher',
  progress: (done, all) => `${done} von ${all} Zügen beurteilt …`,
  finished: 'Jeder Zug ist beurteilt.',
  ends: { won: 'Gelöst', lost: 'Verloren', playing: 'Hier wurde das Spiel verlassen' },
  length: (n) => `Nach ${plural(n, 'Zug', 'Zügen')}.`,
  shelf: 'Aufzeichnungen',
  factors: {
    half: 'Halb so schnell wie gespielt',
    played: 'Wie gespielt',
    double: 'Doppelt so schnell',
    fourfold: 'Viermal so schnell',
  },
  clock: (now, all) => `${number(now, 2)} / ${number(all, places(all))} s`,
  noneReadable: (files) => `Keine dieser ${files} Dateien enthält eine Aufzeichnung.`,
  shelved: (n) => `${plural(n, 'Aufzeichnung', 'Aufzeichnungen')} zur Wahl.`,
  emptyTitle: 'Ein Spiel durchgehen',
  empty: 'Beende ein Spiel oder öffne eine Aufzeichnung: jeder Zug wird beurteilt.',
  paste: 'Eine Aufzeichnung',
  placeholder: 'Aufzeichnung einfügen oder ablegen: avf, evf, rmv, mvf, rawvf, trace',
  noReplay: (kind) => `Das ist keine Aufzeichnung (${kind}): von Zügen steht nichts darin.`,
  noMoves: 'In dieser Aufzeichnung ist kein Zug gemacht.',
  noName: 'Diese Aufzeichnung hat ein Brett, das die Seite nicht spielen kann.',
};
