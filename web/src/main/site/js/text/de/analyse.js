// SPDX-License-Identifier: Apache-2.0
// Untersuchte Stellungen.
import { board as onBoard } from './board.js';
import { number, plural } from './helpers.js';

/** @type {typeof import('../en/analyse.js').analysis} */
export const analysis = {
  summary: (analysis) => {
    if (analysis.verdict === 'inconsistent') return 'Keine Anordnung passt zu dem, was zu sehen ist.';
    if (analysis.verdict === 'solved') return 'Jedes verdeckte Feld ist sicher gefährlich.';
    if (analysis.verdict === 'too_large') return 'Hier ist zu viel, um es genau zu zählen.';
    const certain = analysis.safe.size + analysis.danger.size;
    return certain
      ? `${plural(analysis.safe.size, 'Feld ist', 'Felder sind')} bewiesen sicher, ${analysis.danger.size} bewiesen gefährlich.`
      : 'Nichts ist sicher: der nächste Zug wird geraten.';
  },
  hint: (board, cell, analysis) =>
    analysis.safe.has(cell)
      ? `${onBoard.name(board, cell)} ist bewiesen sicher.`
      : `Nichts ist sicher. ${onBoard.name(board, cell)} ist am besten geraten.`,
  would: (board, cell, odds) =>
    odds.clues.length === 0
      ? 'Was es zeigen würde, ist nicht bekannt.'
      : `${onBoard.name(board, cell)} würde zeigen: ${odds.clues.map(({ clue, chance }) => `${clue} zu ${number(100 * chance, 1)} %`).join(', ')}.`,
};

/** @type {typeof import('../en/analyse.js').analyse} */
export const analyse = {
  title: 'Analyse',
  paste: 'Eine Stellung',
  placeholder: 'Stellung, Brett, Aufzeichnung oder Link in irgendeinem Format einfügen',
  read: 'Lesen',
  files: 'Dateien öffnen',
  file: 'Datei öffnen',
  wasRead: (kind, format) => `Gelesen: ${kind} (${format}).`,
  badLink:
    'Dieser Link enthält keine Stellung: ein Teil fehlt oder wurde geändert. Bitte um den Link noch einmal oder füge die Stellung ein.',
  notRead: 'Das war nicht zu lesen',
  why: 'Warum',
  hint: 'Tipp',
  chances: 'Wahrscheinlichkeiten',
  draw: 'Zeichnen',
  drawHint:
    'Wähle, was du zeichnen willst, dann klicke oder ziehe. Auf dem Brett setzen 0 bis 8 eine Zahl, h verdeckt, f setzt eine Fahne.',
  tools: 'Was gezeichnet wird',
  toolLabels: { look: 'Fragen', '-1': 'Decken', '-2': 'Fahne' },
  toolNames: { look: 'Nach einem Feld fragen', '-1': 'Ein Feld verdecken', '-2': 'Eine Fahne setzen' },
  toolNumber: (n) => `${n} setzen`,
  blank: 'Mit leerem Brett beginnen',
  clear: 'Neues leeres Brett',
  dangers: 'Gefahren',
  share: 'Mitnehmen',
  link: 'Link zu dieser Stellung',
  format: 'Format',
  export: 'Schreiben',
  formats: {
    board: 'Sweeplab-Brett',
    jsm: 'JSMinesweeper-Text',
    'jsm-url': 'JSMinesweeper-Link',
    ptta: 'PTTA, LlamaSweeper',
    tatham: 'Mines von Simon Tatham',
  },
  best: (name) => `Öffne ${name}`,
  bestWhy: (safe, risk) =>
    safe ? 'Es ist bewiesen sicher.' : `Nichts ist sicher. Am besten geraten: ${risk} % Gefahr.`,
  safestCost: (cost, margin) =>
    `Das sicherste Feld würde ${cost}${margin ? ` ± ${margin}` : ''} Punkte der Gewinnaussicht kosten.`,
  safest: 'Sicherstes Feld',
  whyBest: 'Warum dieses Feld',
  impossible: 'Diese Stellung ist unmöglich',
  solved: 'Gelöst: nichts ist mehr zu öffnen',
  tooLarge: 'Zu viel zum Zählen',
  safe: 'Bewiesen sicher',
  danger: 'Bewiesen gefährlich',
  time: 'Zeit',
  unknown: 'In der Zeit wurde kein Beweis gefunden.',
  notCertain: (name) => `${name} ist nicht sicher`,
  whyNot: 'Beides passt zu allem, was zu sehen ist, und unterscheidet sich dort:',
  with: 'Mit Gefahr',
  without: 'Ohne',
  neither: 'Keins',
  rungs: {
    move: (danger, name) => (danger ? `Setze eine Fahne auf ${name}.` : `Öffne ${name}.`),
    nothing: 'Hier ist nichts sicher. Drücke noch einmal für den besten Versuch.',
    guess: (name, risk) => `${name} ist am sichersten: ${risk} % Gefahr.`,
    given: 'Ein Feld ist von Anfang an sicher.',
    something: (grade) => `Etwas ist sicher (${grade}).`,
    where: 'Sieh dir diesen Teil des Bretts an.',
    clues: (n) => (n ? `${plural(n, 'Zahl entscheidet', 'Zahlen entscheiden')} es.` : 'Die Gesamtzahl entscheidet es.'),
  },
};
