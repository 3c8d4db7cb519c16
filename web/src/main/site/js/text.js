// Every word of the page, in one place: another language is another file like this one.

const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** A cell as people call it: row and column from 1. */
const place = (board, row, column) => (board.family.startsWith('graph') ? `cell ${column + 1}` : `row ${row + 1}, column ${column + 1}`);

const plurals = { mine: 'mines', nettle: 'nettles', dagger: 'daggers', tornado: 'tornadoes' };

const looks = {
  '-1': 'covered', '-2': 'flagged', '-3': 'exploded', '-4': 'blocked', '-5': 'gold', '-6': 'danger', '-7': 'wrong flag', '-8': 'gold, not found',
  '-9': 'covered, a safe start', '-10': 'covered',
};

export const text = {
  plural,
  dangers: (danger) => plurals[danger] ?? `${danger}s`,

  pages: { play: 'Play', watch: 'Watch', analyse: 'Analyse', learn: 'Learn', arena: 'Arena' },
  theme: { toDark: 'Use dark colours', toLight: 'Use light colours' },

  loading: { title: 'Starting the engine', body: 'A moment: the reasoning runs in this page, not on a server.' },
  failed: {
    title: 'The engine did not start',
    body: 'Sweeplab needs a browser with WebAssembly garbage collection: Chrome 119, Firefox 120, Safari 18.2 or newer.',
  },

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

  families: {
    square: 'Squares, 8 neighbours',
    square4: 'Squares, 4 neighbours',
    hex: 'Hexagons',
    triangle: 'Triangles',
    torus: 'Torus of squares, 8 neighbours',
    torus4: 'Torus of squares, 4 neighbours',
    hextorus: 'Torus of hexagons',
    tritorus: 'Torus of triangles',
    graph: (name) => `Graph: ${name}`,
  },

  board: {
    role: 'board',
    empty: 'No board yet',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    flags: 'flags',
    label: (board) => `Board of ${board.size} cells. Arrows move, Return opens, Space flags.`,
    place,
    name: (board, cell) => (board.family.startsWith('graph') ? `cell ${cell + 1}` : `(${Math.floor(cell / board.columns)}, ${cell % board.columns})`),
    cell: (board, row, column, look, chance) => {
      const shown = look >= 0 ? String(look) : looks[look];
      const risk = chance === undefined || Number.isNaN(chance) ? '' : `, ${(chance * 100).toFixed(1)} per cent ${board.danger}`;
      const where = place(board, row, column);
      return `${where[0].toUpperCase()}${where.slice(1)}: ${shown}${risk}`;
    },
  },

  fault: 'That did not work',

  analysis: {
    summary: (analysis) => {
      if (analysis.verdict === 'inconsistent') return 'No arrangement fits what is shown.';
      if (analysis.verdict === 'too_large') return 'Too much to count exactly here.';
      const certain = analysis.safe.size + analysis.danger.size;
      return certain ? `${plural(analysis.safe.size, 'cell is', 'cells are')} certainly safe, ${analysis.danger.size} certainly not.` : 'Nothing is certain: the next move is a guess.';
    },
    hint: (board, cell, analysis) =>
      analysis.safe.has(cell) ? `${text.board.name(board, cell)} is certainly safe.` : `Nothing is certain. ${text.board.name(board, cell)} is the best guess.`,
    would: (board, cell, odds) => odds.clues.length === 0 ? 'What it would show is not known.' : `${text.board.name(board, cell)} would show ${odds.clues.map(({ clue, chance }) => `${clue}: ${(100 * chance).toFixed(1)} %`).join(', ')}.`,
  },

  play: {
    newGame: 'New game',
    game: 'Game',
    board: 'Board',
    kind: 'Kind of board',
    level: 'Level',
    world: 'World',
    custom: 'Custom',
    made: 'Made for you',
    columns: 'Columns',
    rows: 'Rows',
    golds: 'Gold',
    blocked: 'Blocked',
    seed: 'Seed',
    seedHint: 'any number; empty draws one',
    start: 'First click',
    starts: { opening: 'opens an area', safe: 'is safe' },
    noGuess: 'No guessing needed',
    noGuessHint: 'Every board comes with a certificate: a list of moves, each one provable.',
    left: 'left',
    time: 'seconds',
    lives: 'lives',
    gold: 'gold',
    undo: 'Take back',
    redo: 'Make again',
    again: 'Same board again',
    flagMode: 'Flag mode',
    help: 'Help on the board',
    chances: 'Chances in per cent',
    certain: 'Cells that are certain',
    would: 'What a cell would show',
    wouldHint: 'Point at a covered cell to see how likely each number is.',
    hint: 'Hint',
    thinking: 'Thinking …',
    notYet: 'This game has no exact chances yet.',
    ready: 'Click any cell to begin.',
    readyStarts: 'The cells with a ring are safe: begin there.',
    won: 'Solved',
    lost: 'Lost',
    lostBody: (danger) => `That cell held a ${danger}.`,
    review: 'Show what was certain',
    tryAgain: 'Try again from there',
    certainThen: (n) => (n === 0 ? 'Nothing was certain: a guess was needed.' : `${plural(n, 'cell')} could be proved safe instead.`),
    risk: 'Risk of the last move',
    safest: 'Risk of the safest cell',
    cost: 'Needless risk',
    facts: { time: 'Time', threeBv: '3BV', perSecond: '3BV per second', efficiency: 'Efficiency', clicks: 'Clicks', openings: 'Openings', zini: 'Clicks with flags (ZiNi)' },
    share: 'Copy a link to this board',
    shared: 'The link is on the clipboard.',
    keys: 'Keys and gestures',
    keyList: [
      ['Arrows', 'move'], ['Return', 'open, or open around a number'], ['Space', 'flag'], ['+ −', 'zoom'], ['Z', 'take back'], ['H', 'hint'],
      ['Tap', 'open'], ['Long press', 'flag'], ['Pinch', 'zoom'],
    ],
    badSize: 'A board has at least one cell and at most a million.',
    badNumber: (name, least, most) => `${name} must be a whole number from ${least} to ${most}.`,
  },

  proof: { back: 'Back', next: 'Next step', all: 'All' },

  watch: {
    title: 'Watch',
    mode: 'Who plays',
    modes: { one: 'One agent', two: 'Two agents', duel: 'Duel' },
    agent: 'Agent',
    other: 'Other agent',
    agentSeed: 'Seed of the agent',
    speed: 'Speed',
    speeds: { slow: 'Slow', walk: 'Steady', run: 'Quick', fast: 'As fast as it goes' },
    go: 'Watch',
    run: 'Run',
    pause: 'Pause',
    first: 'To the start',
    back: 'One move back',
    next: 'One move on',
    last: 'To the end',
    timeLine: 'Time line',
    thinking: 'The agent plays …',
    counter: (at, length) => `${at} of ${length}`,
    begins: (agent) => `${agent} is about to play`,
    world: (board) => board.id,
    move: (step, name) => `${step.kind === 'flag' ? 'Flags' : 'Opens'} ${name}`,
    by: (by) => `By ${by}.`,
    risk: (risk) => `A guess: ${risk} % chance of danger.`,
    blind: 'A guess, with no idea of the chance.',
    ends: { won: 'Solved', lost: 'Lost', playing: 'Stopped: nothing more follows' },
    tally: (steps) => {
      const probes = steps.filter(({ kind }) => kind === 'probe').length;
      const guesses = steps.filter(({ risk }) => risk !== 0).length;
      return `${plural(probes, 'probe')}, ${plural(steps.length - probes, 'flag')}, ${plural(guesses, 'guess', 'guesses')}.`;
    },
  },

  duel: {
    you: 'you',
    left: 'cells left',
    yourTurn: 'Your turn: open a cell',
    youWin: 'You found more gold',
    agentWins: 'The agent found more gold',
    draw: 'A draw',
    rules: 'You and the agent open one cell each in turn. Whoever opens more gold wins; a dagger costs only the turn.',
  },

  analyse: {
    title: 'Analyse',
    paste: 'A position',
    placeholder: 'Paste a position, a board, a replay or a link in any format',
    read: 'Read',
    file: 'Open a file',
    wasRead: (kind, format) => `Read a ${kind} (${format}).`,
    notRead: 'That could not be read',
    why: 'Why',
    hint: 'Hint',
    chances: 'Chances',
    draw: 'Draw',
    drawHint: 'Choose what to draw, then click or drag. On the board 0 to 8 set a number, h covers, f flags.',
    tools: 'What to draw',
    toolLabels: { look: 'Ask', '-1': 'Cover', '-2': 'Flag' },
    toolNames: { look: 'Ask about a cell', '-1': 'Cover a cell', '-2': 'Flag a cell' },
    toolNumber: (n) => `Set ${n}`,
    blank: 'Start from an empty board',
    clear: 'New empty board',
    dangers: 'Dangers',
    share: 'Take it along',
    link: 'Link to this position',
    format: 'Format',
    export: 'Write',
    formats: {
      board: 'Sweeplab board', jsm: 'JSMinesweeper text', 'jsm-url': 'JSMinesweeper link', ptta: 'PTTA, LlamaSweeper', tatham: 'Simon Tatham’s Mines',
    },
    best: (name) => `Open ${name}`,
    bestWhy: (safe, risk) => (safe ? 'It is certainly safe.' : `Nothing is certain. It is the safest cell: ${risk} % risk.`),
    whyBest: 'Why this cell',
    impossible: 'This position is impossible',
    tooLarge: 'Too much to count',
    safe: 'Certainly safe',
    danger: 'Certainly dangerous',
    time: 'Time',
    unknown: 'No proof was found in the time allowed.',
    notCertain: (name) => `${name} is not certain`,
    whyNot: 'Both of these fit everything that is shown, and they differ there:',
    with: 'With danger',
    without: 'Without',
    neither: 'Neither',
    rungs: {
      nothing: 'Nothing is certain here. Press again for the best guess.',
      guess: (name, risk) => `${name} is the safest: ${risk} % risk.`,
      something: (grade) => `Something is certain: it takes ${grade}.`,
      where: 'Look at this part of the board.',
      clues: (n) => (n ? `${plural(n, 'number')} settle it.` : 'The total settles it.'),
    },
  },
};
