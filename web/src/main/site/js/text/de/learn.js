// SPDX-License-Identifier: Apache-2.0
// Lektionen.

/** @type {typeof import('../en/learn.js').learn} */
export const learn = {
  title: 'Lernen',
  progress: 'Richtige Züge',
  finished: 'fertig',
  forms: 'Form der Wissensbasis',
  formNames: { dnf: 'DNF', cnf: 'KNF', dimacs: 'DIMACS' },
  knowledge: 'Wissensbasis',
  knowledgeHint: 'Was die Zahlen neben verdeckten Feldern sagen, wie man es aufschreiben würde.',
  nothingKnown: 'Noch nichts: keine Zahl steht neben einem verdeckten Feld.',
  noFormula: 'Hinweise dieser Regel zählen nicht bloß: sie haben keine kurze Formel.',
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
    three: {
      title: 'Keine drei in einer Reihe: [T]',
      body: [
        'Rätselfreunde setzen Buchstaben vor ein Spiel: jeder ist eine Regel, wo Minen liegen dürfen oder was ein Hinweis sagt. T sagt: nirgends liegen drei Minen hintereinander, weder waagrecht noch senkrecht noch schräg.',
        'Hier lassen die Zahlen allein alles offen. Suche zwei Minen, gefundene oder nötige, die eine dritte in ihrer Linie unmöglich machen.',
      ],
      examples: [
        { rows: ['* * . *', '. . * .'], fits: true, says: 'erlaubt: nur Paare' },
        { rows: ['. * * *', '. . . .'], fits: false, says: 'nicht erlaubt: drei in einer Zeile' },
        { rows: ['* . .', '. * .', '. . *'], fits: false, says: 'nicht erlaubt: schräg zählt auch' },
      ],
      task: 'Finde zwei Züge, die die Regel T brauchen: öffne, was sicher sein muss, oder setze eine Fahne, wo eine Mine sein muss.',
    },
    runs: {
      title: 'Reihen statt Anzahlen: [W]',
      body: [
        'Bei W nennt ein Hinweis die Längen der zusammenhängenden Reihen von Minen im Ring um ihn: 1,2 heißt eine Mine allein und zwei nebeneinander, mit Lücken dazwischen. Am Rand des Bretts endet eine Reihe.',
        '1,1 und 2 bedeuten also beide zwei Minen, doch 1,1 verbietet, dass sie sich berühren, und 2 verlangt es.',
      ],
      examples: [
        { rows: ['* * .', '. 2,2 *', '. . *'], fits: true, says: '2,2: zwei Paare' },
        { rows: ['. * *', '. 3 *', '. . .'], fits: true, says: '3: eine Reihe über die Ecke' },
        { rows: ['* . *', '. 1,1 .', '. . .'], fits: true, says: '1,1: zwei Minen mit Abstand' },
      ],
      task: 'Finde drei Züge, die aus den Reihen folgen, wo die bloße Zahl der Minen nicht reichte.',
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
      performance: 'Alle Felder außer den Nesseln aufdecken; weniger Raten ist besser. Eine Nessel beendet das Spiel.',
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
};
