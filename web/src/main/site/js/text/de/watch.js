// SPDX-License-Identifier: Apache-2.0
// Agenten zusehen und gegen sie spielen.
import { plural } from './helpers.js';

/** @type {Record<string, string>} */
const strategies = {
  start: 'den Anfang: dieses Feld ist als sicher bekannt',
  SPS: 'einzelne Hinweise (SPS)',
  EES: 'einfache Gleichungen (EES)',
  SAT: 'Erfüllbarkeit (SAT)',
  exact: 'genaues Zählen',
  random: 'Zufall (RPS)',
  'in order': 'die Reihenfolge der Zeilen',
  safest: 'die kleinste Gefahr',
  endgame: 'ein durchgerechnetes Endspiel',
  'look-ahead': 'einen Blick voraus',
  model: 'einen Blick voraus, von einem Modell berichtigt',
  'play-outs': 'Probespiele',
  'first, chances not known': 'das erste Feld, da die Gefahr nicht bekannt ist',
  'nothing follows': 'Mehr folgt nicht.',
  'nothing left to probe': 'Es ist nichts mehr zu öffnen.',
  'the game is over': 'Das Spiel ist zu Ende.',
  'the record ends here': 'Hier endet die Aufzeichnung.',
};

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : ', Gold beiseitegelassen'}`;
};

/** @type {typeof import('../en/watch.js').watch} */
export const watch = {
  title: 'Zusehen',
  mode: 'Wer spielt',
  modes: { one: 'Ein Agent', two: 'Zwei Agenten', duel: 'Duell' },
  agent: 'Agent',
  other: 'Anderer Agent',
  onServer: (name) => `${name} (auf dem Server)`,
  agentSeed: 'Startzahl des Agenten',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', walk: 'Ruhig', run: 'Schnell', fast: 'So schnell es geht' },
  go: 'Zusehen',
  run: 'Laufen lassen',
  pause: 'Pause',
  first: 'Zum Anfang',
  back: 'Ein Zug zurück',
  next: 'Ein Zug weiter',
  last: 'Zum Ende',
  timeLine: 'Zeitleiste',
  thinking: 'Der Agent spielt …',
  counter: (at, length) => `${at} von ${length}`,
  begins: (agent) => `${agent} beginnt gleich`,
  move: (step, name) => `${step.kind === 'flag' ? 'Fahne auf' : 'Öffnet'} ${name}`,
  by: (by) => `Durch ${strategy(by)}.`,
  stopped: (by) => strategies[by] ?? by,
  risk: (risk) => `Geraten: ${risk} % Gefahr.`,
  blind: 'Geraten, ohne die Gefahr zu kennen.',
  ends: { won: 'Gelöst', lost: 'Verloren', playing: 'Ende: mehr folgt nicht' },
  cut: (moves) => `Die ersten ${plural(moves, 'Zug', 'Züge')}: mehr werden nicht gezeigt`,
  tally: (steps) => {
    const probes = steps.filter(({ kind }) => kind === 'probe').length;
    const guesses = steps.filter(({ risk }) => risk !== 0).length;
    return `${plural(probes, 'Feld geöffnet', 'Felder geöffnet')}, ${plural(steps.length - probes, 'Fahne', 'Fahnen')}, ${guesses} geraten.`;
  },
};

/** @type {typeof import('../en/watch.js').duel} */
export const duel = {
  you: 'du',
  left: 'Felder übrig',
  yourTurn: 'Du bist dran: öffne ein Feld',
  noGold: 'Im Duell geht es um Gold: wähle ein Spiel von Daggers & Gold.',
  youWin: 'Du hast mehr Gold gefunden',
  agentWins: 'Der Agent hat mehr Gold gefunden',
  draw: 'Unentschieden',
  rules: 'Du und der Agent öffnen abwechselnd ein Feld. Wer mehr Gold öffnet, gewinnt; ein Dolch kostet nur den Zug.',
};
