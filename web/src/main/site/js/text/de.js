// Die Wörter der Seite auf Deutsch.
import { capital, inWords } from '../words.js';

/** @type {(n: number, one: string, many?: string) => string} */
const plural = (n, one, many = one) => `${n} ${n === 1 ? one : many}`;
/** @type {(board: Page.Drawn, row: number, column: number) => string} */
const place = (board, row, column) =>
  board.family.startsWith('graph') ? `Feld ${column + 1}` : `Zeile ${row + 1}, Spalte ${column + 1}`;
/** @type {Record<string, string>} */
const plurals = { mine: 'Minen', nettle: 'Nesseln', dagger: 'Dolche', tornado: 'Tornados' };
/** @type {Record<string, string>} */
const singles = { mine: 'eine Mine', nettle: 'eine Nessel', dagger: 'ein Dolch', tornado: 'ein Tornado' };

/** @type {Record<string, string>} */
const looks = {
  '-1': 'verdeckt',
  '-2': 'mit Fahne',
  '-3': 'explodiert',
  '-4': 'gesperrt',
  '-5': 'Gold',
  '-6': 'Gefahr',
  '-7': 'falsche Fahne',
  '-8': 'Gold, nicht gefunden',
  '-9': 'verdeckt, ein sicherer Anfang',
  '-11': 'offen, sagt nichts',
  '-10': 'verdeckt',
};

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

/** @type {Record<string, string>} */
const grades = {
  one_clue: 'ein Hinweis',
  two_clues: 'zwei Hinweise',
  several_clues: 'mehrere Hinweise',
  case_split: 'Fallunterscheidung',
  mine_counter: 'Minenzähler',
};

const because = (/** @type {string | undefined} */ words) => (words ? ` (${words})` : '');
const so = (/** @type {string | undefined} */ words) => words ?? 'das kann nicht sein';

/** @type {import('../words.js').Phrases} Womit Beweise reden; die englischen Sätze stehen in English.java. */
export const phrases = {
  suppose: ({ end }) => `angenommen, ${end}.`,
  notSo: ({ end }) => `das kann also nicht sein: ${end}.`,
  by: ({ name, known = '', end }) => `${name}${known}: ${so(end)}.`,
  tooMany: ({ name, cells }) => `${name} hätte zu viele um sich: ${cells}.`,
  nothingLeft: ({ name, end }) => `${name} hat in verdeckten Feldern nichts mehr zu finden, also: ${so(end)}.`,
  touches: ({ name, own, cells, end }) => `${name} hat schon ${own}gefunden: ${cells}. Also: ${so(end)}.`,
  tooFew: ({ name, because: why }) => `${name} hat zu wenige Felder übrig${because(why)}.`,
  justEnough: ({ name, because: why, end }) =>
    `${name} hat nur so viele Felder übrig wie nötig${because(why)}, also: ${so(end)}.`,
  share: ({ first, second, cells, least, most, known = '', end }) =>
    `${first} und ${second} haben ${cells} gemeinsam; die erste Angabe braucht insgesamt mindestens ${least}, ` +
    `die zweite erlaubt höchstens ${most}${known}${end ? `, also: ${end}.` : ': beides zugleich geht nicht.'}`,
  underTotal: ({ count, danger, with: clues, known = '', end }) =>
    `in den verdeckten Feldern ${count === 1 ? 'ist' : 'sind'} ${phrases.dangers({ count, danger })}` +
    `${clues ? `; dazu ${clues}` : ''}${known}, also: ${so(end)}.`,
  from: ({ names, known = '', end }) => `${names} zusammen${known}: ${so(end)}.`,
  that: ({ end }) => `das Bekannte („${end}“)`,
  known: ({ parts }) => ` (${parts.join('; ')})`,
  list: ({ items, others }) => {
    if (!items.length) return 'kein Feld';
    if (others) return `${items.join(', ')} und ${others} weitere`;
    return items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
  },
  bound: ({ kind, count, cells, size, gold, danger, supposed }) => {
    const some = kind === 'least' || kind === 'most';
    const one = some ? count === 1 : size === 1;
    const are = supposed ? (one ? 'wäre' : 'wären') : one ? 'ist' : 'sind';
    if (kind === 'none') return `${cells} ${are} ${gold ? 'kein Gold' : 'sicher'}`;
    const what = gold ? 'Gold' : one ? (singles[danger] ?? danger) : (plurals[danger] ?? danger);
    if (!some) return `${cells} ${are} ${what}`;
    const number = gold || !one ? `${count} ` : '';
    return `von ${cells} ${are} ${kind === 'least' ? 'mindestens' : 'höchstens'} ${number}${what}`;
  },
  itsOwn: ({ all, count }) => (all && count > 1 ? `alle ${count} ` : 'alles '),
  dangers: ({ count, danger }) => (count === 1 ? (singles[danger] ?? danger) : `${count} ${plurals[danger] ?? danger}`),
  sum: ({ needy, needed, full, allowed }) =>
    [
      needy ? `${plural(needy, 'Hinweis', 'Hinweise')}, die insgesamt mindestens ${needed} brauchen` : '',
      full ? `${plural(full, 'Hinweis', 'Hinweise')}, die insgesamt höchstens ${allowed} erlauben` : '',
    ]
      .filter(Boolean)
      .join(', gegen '),
  impossible: () => 'diese Hinweise können nicht alle stimmen',
  clue: ({ value, cell, means }) => `die ${value} in ${cell}${because(means)}`,
  goldFound: ({ cell }) => `das Gold in ${cell}`,
  goldClue: ({ value, cell }) => `der Goldhinweis ${value} in ${cell}`,
  letter: ({ there, cell }) => `das ${there ? '' : 'fehlende '}m in ${cell}`,
  apart: ({ danger }) => `die Regel, dass Gold nie ${plurals[danger] ?? danger} berührt`,
  start: ({ cell }) => `der gegebene Anfang ${cell}`,
  flag: ({ cell }) => `die Fahne in ${cell}`,
  goldTotal: () => 'die Menge an Gold',
  total: ({ danger }) => `die Zahl der ${plurals[danger] ?? danger}`,
};

const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : ', Gold beiseitegelassen'}`;
};

/** @type {Record<string, string>} */
const moves = { open: 'Öffnet', flag: 'Fahne auf', chord: 'Öffnet rings um' };

/** @type {typeof import('./en.js').text} */
export const text = {
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

  board: {
    empty: 'Noch kein Brett',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Das ganze Brett zeigen',
    flags: 'Fahnen',
    label: (board) => `Brett mit ${board.size} Feldern. Pfeile bewegen, Eingabe öffnet, Leertaste setzt eine Fahne.`,
    place,
    name: (board, cell) =>
      board.family.startsWith('graph')
        ? `Feld ${cell + 1}`
        : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
    fromOne: (words) =>
      words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
    cell: (board, row, column, look, chance) => {
      const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : looks[look];
      const risk = chance === undefined || Number.isNaN(chance) ? '' : `, ${number(chance * 100, 1)} Prozent Gefahr`;
      return `${place(board, row, column)}: ${shown}${risk}`;
    },
  },

  fault: 'Das ging nicht',

  analysis: {
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
        ? `${text.board.name(board, cell)} ist bewiesen sicher.`
        : `Nichts ist sicher. ${text.board.name(board, cell)} ist am besten geraten.`,
    would: (board, cell, odds) =>
      odds.clues.length === 0
        ? 'Was es zeigen würde, ist nicht bekannt.'
        : `${text.board.name(board, cell)} würde zeigen: ${odds.clues.map(({ clue, chance }) => `${clue} zu ${number(100 * chance, 1)} %`).join(', ')}.`,
  },

  play: {
    newGame: 'Neues Spiel',
    game: 'Spiel',
    board: 'Brett',
    kind: 'Art des Bretts',
    level: 'Stufe',
    world: 'Welt',
    custom: 'Eigene Größe',
    made: 'Für dich gemacht',
    columns: 'Spalten',
    rows: 'Zeilen',
    golds: 'Gold',
    blocked: 'Gesperrt',
    seed: 'Startzahl',
    seedHint: 'zufällig',
    start: 'Erster Klick',
    levels: {
      beginner: 'Anfänger',
      beginner8: 'Anfänger, früher',
      intermediate: 'Fortgeschritten',
      expert: 'Experte',
      easy: 'Leicht',
      medium: 'Mittel',
      hard: 'Schwer',
      small: 'Klein',
      large: 'Groß',
    },
    starts: { opening: 'öffnet eine Fläche', safe: 'ist sicher' },
    noGuess: 'Ohne Raten lösbar',
    looking: (tries) => `Gesucht wird ein Brett ohne Raten: ${tries} versucht …`,
    noneFound: 'Kein Brett ohne Raten gefunden: nimm weniger Minen.',
    certificate: 'Nachweis',
    certified: (probes, hardest) =>
      `${plural(probes, 'Zug löst', 'Züge lösen')} es, jeder bewiesen; der schwerste: ${text.proof.grade(hardest)}.`,
    notCertified: 'Der Beweiser wurde in der Zeit damit nicht fertig.',
    noGuessHint: 'Zu jedem Brett gibt es einen Nachweis: eine Liste von Zügen, jeder beweisbar.',
    left: 'übrig',
    time: 'Sekunden',
    lives: 'Leben',
    gold: 'Gold',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    again: 'Dasselbe Brett noch einmal',
    flagMode: 'Fahnen setzen',
    help: 'Hilfe auf dem Brett',
    chances: 'Wahrscheinlichkeiten in Prozent',
    certain: 'Felder, die sicher sind',
    would: 'Was ein Feld zeigen würde',
    wouldHint: 'Zeige auf ein verdecktes Feld, um zu sehen, wie wahrscheinlich jede Zahl ist.',
    hint: 'Tipp',
    thinking: 'Es wird gedacht …',
    notYet: 'Dieses Spiel hat noch keine genauen Wahrscheinlichkeiten.',
    ready: 'Klicke auf irgendein Feld.',
    readyStarts: 'Die Felder mit einem Ring sind sicher: beginne dort.',
    won: 'Gelöst',
    lost: 'Verloren',
    banner: (won, seconds) => (won ? `Gelöst in ${number(seconds, 1)} s` : 'Verloren'),
    lostBody: (danger) => `In diesem Feld war ${singles[danger] ?? danger}.`,
    review: 'Zeigen, was sicher war',
    reviewGame: 'Dieses Spiel durchgehen',
    badTurn: (word) => `„${word}“ ist kein Zug: o40 öffnet Feld 40, f40 setzt dort eine Fahne, c40 öffnet ringsum.`,
    way: 'Spielweise',
    ways: {
      usual: 'Wie üblich',
      strict: 'Streng: Raten ist immer falsch',
      efficiency: 'Sparsam: wenige Klicks',
      survival: 'Überleben: immer mehr',
    },
    clicks: 'Klicks',
    round: 'Brett',
    nextBoard: 'Nächstes Brett',
    strictWon: 'Allein durch Schließen gewonnen.',
    strictLost: 'Dieses Feld war nicht sicher: im strengen Spiel ist so ein Zug immer falsch.',
    survived: (n) => `${plural(n, 'Brett', 'Bretter')} überlebt.`,
    efficient: (clicks, zini, share) =>
      `${plural(clicks, 'Klick', 'Klicks')}, wo mit Fahnen ${zini} genügen (ZiNi): ${share} %.`,
    tryAgain: 'Von dort noch einmal',
    certainThen: (n) =>
      n === 0
        ? 'Nichts war sicher: es musste geraten werden.'
        : `${plural(n, 'Feld war', 'Felder waren')} stattdessen beweisbar sicher.`,
    risk: 'Gefahr des letzten Zugs',
    safest: 'Gefahr des sichersten Felds',
    cost: 'Unnötige Gefahr',
    facts: {
      time: 'Zeit',
      threeBv: '3BV',
      perSecond: '3BV je Sekunde',
      efficiency: 'Wirkungsgrad',
      clicks: 'Klicks',
      openings: 'Öffnungen',
      zini: 'Klicks mit Fahnen (ZiNi)',
    },
    share: 'Link zu diesem Brett kopieren',
    shared: 'Der Link ist in der Zwischenablage.',
    keys: 'Tasten und Gesten',
    keyList: [
      ['Pfeile', 'bewegen'],
      ['Eingabe', 'öffnen, auch um eine Zahl herum'],
      ['Leertaste', 'Fahne'],
      ['+ −', 'Größe'],
      ['N oder F2', 'neues Spiel'],
      ['R', 'dasselbe Brett'],
      ['Z', 'zurücknehmen'],
      ['Y', 'wiederholen'],
      ['H', 'Tipp'],
      ['F', 'Fahnen setzen'],
      ['Tippen', 'öffnen'],
      ['Lang drücken', 'Fahne'],
      ['Zwei Finger', 'Größe'],
    ],
    questions: 'Fragezeichen',
    numbered: 'Zahlen an Zeilen und Spalten',
    eyes: 'Farben für alle Augen',
    helped: 'Mit Hilfe oder zurückgenommenem Zug: wird getrennt gezählt.',
    restored: 'Das Programm war stehen geblieben und wurde neu gestartet; das Spiel geht weiter.',
    badSeed: 'Eine Startzahl ist eine ganze Zahl mit höchstens 18 Ziffern.',
    badBoard: (board) => `„${board}“ ist kein Brett: schreibe zum Beispiel square:9x9/10.`,
    badSize: 'Ein Brett hat mindestens ein Feld und höchstens eine Million.',
    badNumber: (name, least, most) => `${name}: eine ganze Zahl von ${least} bis ${most}.`,
  },

  review: {
    curve: 'Die Gewinnaussicht, Zug um Zug',
    whole: 'Das ganze Spiel',
    guesses: 'Geraten',
    noGuess: 'Bisher nie: jedes geöffnete Feld war sicher.',
    guess: (n, name, risk) => `${n}. ${name}: ${risk} % Gefahr`,
    marks: { good: 'gut geraten', mistake: 'Fehler', blunder: 'grober Fehler', lucky: 'Glück gehabt' },
    costs: (worth, cost) => `${worth}: ${cost} Punkte`,
    move: (n, kind, name) => `${n}. ${moves[kind]} ${name}`,
    seconds: (s) => `${number(s, 2)} s`,
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
      safe
        ? `${plural(safe, 'Feld war', 'Felder waren')} bewiesen sicher, zum Beispiel ${name}.`
        : `${name} war besser.`,
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
    clock: (now, all) => `${number(now, 2)} / ${number(all, 2)} s`,
    noneReadable: (files) => `Keine dieser ${files} Dateien enthält eine Aufzeichnung.`,
    shelved: (n) => `${plural(n, 'Aufzeichnung', 'Aufzeichnungen')} zur Wahl.`,
    emptyTitle: 'Ein Spiel durchgehen',
    empty: 'Beende ein Spiel oder öffne eine Aufzeichnung: jeder Zug wird beurteilt.',
    paste: 'Eine Aufzeichnung',
    placeholder: 'Aufzeichnung einfügen oder ablegen: avf, evf, rmv, mvf, rawvf, trace',
    noReplay: (kind) => `Das ist keine Aufzeichnung (${kind}): von Zügen steht nichts darin.`,
    noName: 'Diese Aufzeichnung hat ein Brett, das die Seite nicht spielen kann.',
  },

  proof: {
    back: 'Zurück',
    next: 'Weiter',
    all: 'Alles',
    grade: (grade) => grades[grade] ?? grade,
    claim: ({ claimed }, name) => (claimed ? capital(inWords(claimed, phrases, name)) : ''),
    line: ({ said }, name) => capital(inWords(said, phrases, name)),
  },

  watch: {
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
    world: (board) => board.id,
    move: (step, name) => `${step.kind === 'flag' ? 'Fahne auf' : 'Öffnet'} ${name}`,
    by: (by) => `Durch ${strategy(by)}.`,
    stopped: (by) => strategies[by] ?? by,
    risk: (risk) => `Geraten: ${risk} % Gefahr.`,
    blind: 'Geraten, ohne die Gefahr zu kennen.',
    ends: { won: 'Gelöst', lost: 'Verloren', playing: 'Ende: mehr folgt nicht' },
    tally: (steps) => {
      const probes = steps.filter(({ kind }) => kind === 'probe').length;
      const guesses = steps.filter(({ risk }) => risk !== 0).length;
      return `${plural(probes, 'Feld geöffnet', 'Felder geöffnet')}, ${plural(steps.length - probes, 'Fahne', 'Fahnen')}, ${guesses} geraten.`;
    },
  },

  duel: {
    you: 'du',
    left: 'Felder übrig',
    yourTurn: 'Du bist dran: öffne ein Feld',
    noGold: 'Im Duell geht es um Gold: wähle ein Spiel von Daggers & Gold.',
    youWin: 'Du hast mehr Gold gefunden',
    agentWins: 'Der Agent hat mehr Gold gefunden',
    draw: 'Unentschieden',
    rules: 'Du und der Agent öffnen abwechselnd ein Feld. Wer mehr Gold öffnet, gewinnt; ein Dolch kostet nur den Zug.',
  },

  analyse: {
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
      something: (grade) => `Etwas ist sicher (${grade}).`,
      where: 'Sieh dir diesen Teil des Bretts an.',
      clues: (n) =>
        n ? `${plural(n, 'Zahl entscheidet', 'Zahlen entscheiden')} es.` : 'Die Gesamtzahl entscheidet es.',
    },
  },

  statistics: {
    keeping: 'Deine Spiele',
    where: 'Nur in diesem Browser gespeichert.',
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
  },

  learn: {
    title: 'Lernen',
    progress: 'Richtige Züge',
    finished: 'fertig',
    forms: 'Form der Wissensbasis',
    formNames: { dnf: 'DNF', cnf: 'KNF', dimacs: 'DIMACS' },
    knowledge: 'Wissensbasis',
    knowledgeHint: 'Was die Zahlen neben verdeckten Feldern sagen, wie man es aufschreiben würde.',
    nothingKnown: 'Noch nichts: keine Zahl steht neben einem verdeckten Feld.',
    right: 'Richtig.',
    rightGuess: (risk) => `Kein Feld ist sicherer: ${risk} % Gefahr.`,
    opposite: 'Umgekehrt.',
    notYet: 'Das folgt nicht.',
    notCertain: (name, risk) => `${name} kann beides sein: ${risk} % dessen, was passt, hat dort eine Gefahr.`,
    saferOnes: (risk) => `${risk} % Gefahr: es gibt ein sichereres Feld.`,
    complete: 'Lektion fertig',
    next: (title) => `Weiter: ${title}`,
    allDone: 'Das war die letzte. Sieh den Agenten dabei zu oder untersuche ein eigenes Brett.',
    lessons: {
      single: {
        title: 'Ein Hinweis allein',
        body: [
          'Eine Zahl zählt die Nesseln um ihr Feld. Sind alle gefunden, ist alles andere ringsum sicher. Sind genau so viele Felder verdeckt, wie Nesseln fehlen, ist jedes davon eine Nessel.',
          'Die Berichte nennen das die Strategie einzelner Hinweise, SPS.',
        ],
        task: 'Öffne ein Feld, das sicher sein muss, oder setze eine Fahne, wo eine Nessel sein muss (rechte Taste, langer Druck oder Leertaste). Vier richtige Züge beenden die Lektion.',
      },
      two: {
        title: 'Zwei Hinweise zusammen',
        body: [
          'Einzelne Hinweise führen hier nicht weiter. Nimm zwei Zahlen, deren verdeckte Felder sich überschneiden. Liegt die eine Menge in der anderen, enthalten die Felder, die nur in der größeren liegen, den Unterschied.',
          'Das ist die Strategie einfacher Gleichungen, EES.',
        ],
        task: 'Finde drei Züge, die aus zwei Zahlen zusammen folgen.',
      },
      cases: {
        title: 'Fallunterscheidung',
        body: [
          'Manchmal entscheidet kein Paar von Zahlen ein Feld, aber die Annahme, es sei gefährlich, führt zu einer Zahl, die nicht stimmen kann. Dann ist es sicher.',
          'Verfolge die Annahme, bis sie bricht. Das Brett ist Tornado Sweeper: sechs Nachbarn, und niemand sagt, wie viele Tornados es gibt.',
        ],
        task: 'Finde zwei Züge, indem du das Gegenteil annimmst.',
      },
      sat: {
        title: 'Erfüllbarkeit',
        body: [
          'Alle Zahlen zusammen bilden eine Wissensbasis KB. Ein Feld ist genau dann gefährlich, wenn KB ∧ ¬T keine Lösung hat, und sicher, wenn KB ∧ T keine hat. Ein SAT-Löser beantwortet das für jedes Feld.',
          'Unten steht die Wissensbasis in Klauseln, wie der Agent P4 sie seinem Löser gibt.',
        ],
        task: 'Mach es wie P4: finde drei Züge, die aus der Wissensbasis folgen.',
      },
      chance: {
        title: 'Wenn nichts sicher ist',
        body: [
          'Jetzt kann jedes verdeckte Feld beides sein. Zähle die Anordnungen, die passen: der Anteil mit einer Gefahr in einem Feld ist die Wahrscheinlichkeit dort.',
        ],
        task: 'Öffne das Feld mit der geringsten Gefahr.',
      },
    },
    practice: 'Üben',
    practiceHint:
      'Stellungen aus Spielen, in denen nichts Leichteres weiterführt. Finde ein Feld, das sicher entschieden ist.',
    kinds: {
      one_clue: 'Ein Hinweis',
      two_clues: 'Zwei Hinweise',
      several_clues: 'Mehrere Hinweise',
      case_split: 'Fallunterscheidung',
      mine_counter: 'Minenzähler',
      guess: 'Am besten raten',
    },
    score: (name, right, all) => `${name}: ${right} von ${all}`,
    findIt:
      'Öffne ein Feld, das sicher sein muss, oder setze eine Fahne, wo eine Mine sein muss (rechte Taste, langer Druck oder Leertaste).',
    another: 'Noch eine Stellung',
    noneFound: 'Keine solche Stellung gefunden: drücke noch einmal, um weiter zu suchen.',
    rules: 'Die Spiele und ihre Regeln',
    draw: 'Ein gelöstes Brett zeichnen',
    peasNames: { performance: 'Leistung', environment: 'Umgebung', actuators: 'Aktoren', sensors: 'Sensoren' },
    peas: {
      classic: {
        performance: 'Jedes Feld ohne Mine öffnen; eine Mine beendet das Spiel.',
        environment:
          'Ein Brett beliebiger Form mit bekannter Zahl von Minen; teilweise beobachtbar, deterministisch, statisch, diskret, ein Agent.',
        actuators: 'Ein verdecktes Feld öffnen oder mit einer Fahne versehen.',
        sensors: 'Die Zahl der Minen um jedes offene Feld; die Zahl aller Minen.',
      },
      nettle: {
        performance:
          'Alle Felder außer den Nesseln aufdecken; weniger Raten ist besser. Eine Nessel beendet das Spiel.',
        environment:
          'N × N Quadrate mit M Nesseln, M bekannt; teilweise beobachtbar, deterministisch, statisch, diskret, ein Agent.',
        actuators: 'Ein verdecktes Feld aufdecken oder markieren.',
        sensors: 'Die Zahl der Nesseln unter den acht Nachbarn jedes offenen Felds.',
      },
      daggers: {
        performance: 'Alle Dolche finden und mindestens ein Leben behalten.',
        environment:
          'N × N Quadrate mit Dolchen und Gold, die Zahl der Dolche bekannt; Gold berührt nie einen Dolch; ein Leben am Anfang, Gold gibt eins, ein Dolch nimmt eins.',
        actuators: 'Ein verdecktes Feld aufdecken oder markieren.',
        sensors: 'Die Zahl der Dolche um jedes offene Feld, sichtbares Gold und Dolche, die übrigen Leben.',
      },
      tornado: {
        performance: 'Alle Felder außer den Tornados aufdecken und diese markieren; ein Tornado beendet das Spiel.',
        environment: 'Eine Raute aus Sechsecken, die Zahl der Tornados unbekannt, zwei Felder als sicher bekannt.',
        actuators: 'Ein verdecktes Feld aufdecken oder mit einer Fahne versehen.',
        sensors: 'Die Zahl der Tornados unter den sechs Nachbarn jedes offenen Felds.',
      },
    },
  },

  arena: {
    title: 'Arena',
    run: 'Wie viel',
    games: 'Spiele je Agent',
    agents: 'Agenten',
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
  },
};
