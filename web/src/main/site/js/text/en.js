// The words of the page in English. Another language is another file like this one, and a line in text.js.

const plural = (/** @type {number} */ n, /** @type {string} */ one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** A cell as people call it: row and column from 1. */
const place = (/** @type {Page.Drawn} */ board, /** @type {number} */ row, /** @type {number} */ column) =>
  board.family.startsWith('graph') ? `cell ${column + 1}` : `row ${row + 1}, column ${column + 1}`;

/** @type {Record<string, string>} */
const plurals = { mine: 'mines', nettle: 'nettles', dagger: 'daggers', tornado: 'tornadoes' };

/** @type {Record<string, string>} */
const looks = {
  '-1': 'covered',
  '-2': 'flagged',
  '-3': 'exploded',
  '-4': 'blocked',
  '-5': 'gold',
  '-6': 'danger',
  '-7': 'wrong flag',
  '-8': 'gold, not found',
  '-9': 'covered, a safe start',
  '-11': 'open, says nothing',
  '-10': 'covered',
};

// What agents say they went by.
/** @type {Record<string, string>} */
const strategies = {
  start: 'start: this cell is known to be safe',
  SPS: 'single point (SPS)',
  EES: 'easy equations (EES)',
  SAT: 'satisfiability (SAT)',
  exact: 'exact counting',
  random: 'random probing (RPS)',
  'in order': 'going row by row',
  safest: 'the least danger',
  endgame: 'an endgame that was worked out',
  'look-ahead': 'a look ahead',
  model: 'a look ahead corrected by a model',
  'play-outs': 'play-outs',
  'first, chances not known': 'the first cell, since no chance is known',
  'nothing follows': 'Nothing more follows.',
  'nothing left to probe': 'Nothing is left to open.',
  'the game is over': 'The game is over.',
  'the record ends here': 'The record ends here.',
};

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : ', gold left aside'}`;
};

/** @type {Record<string, string>} */
const moves = { open: 'Opens', flag: 'Flags', chord: 'Opens around' };

export const text = {
  plural,
  number: (/** @type {number} */ value, digits = 0) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
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

  board: {
    empty: 'No board yet',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    flags: 'flags',
    label: (/** @type {Page.Drawn} */ board) => `Board of ${board.size} cells. Arrows move, Return opens, Space flags.`,
    place,
    name: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell) =>
      board.family.startsWith('graph')
        ? `cell ${cell + 1}`
        : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
    /** The engine counts rows and columns from 0, the page from 1. */
    fromOne: (/** @type {string} */ words) =>
      words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
    cell: (
      /** @type {Page.Drawn} */ board,
      /** @type {number} */ row,
      /** @type {number} */ column,
      /** @type {number} */ look,
      /** @type {number | undefined} */ chance,
    ) => {
      const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : looks[look];
      const risk =
        chance === undefined || Number.isNaN(chance) ? '' : `, ${(chance * 100).toFixed(1)} per cent ${board.danger}`;
      const where = place(board, row, column);
      return `${where[0].toUpperCase()}${where.slice(1)}: ${shown}${risk}`;
    },
  },

  fault: 'That did not work',

  analysis: {
    summary: (/** @type {Page.Analysis} */ analysis) => {
      if (analysis.verdict === 'inconsistent') return 'No arrangement fits what is shown.';
      if (analysis.verdict === 'solved') return 'Every covered cell is certainly dangerous.';
      if (analysis.verdict === 'too_large') return 'Too much to count exactly here.';
      const certain = analysis.safe.size + analysis.danger.size;
      return certain
        ? `${plural(analysis.safe.size, 'cell is', 'cells are')} certainly safe, ${analysis.danger.size} certainly not.`
        : 'Nothing is certain: the next move is a guess.';
    },
    hint: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell, /** @type {Page.Analysis} */ analysis) =>
      analysis.safe.has(cell)
        ? `${text.board.name(board, cell)} is certainly safe.`
        : `Nothing is certain. ${text.board.name(board, cell)} is the best guess.`,
    would: (/** @type {Page.Drawn} */ board, /** @type {number} */ cell, /** @type {Bridge.WouldShow} */ odds) =>
      odds.clues.length === 0
        ? 'What it would show is not known.'
        : `${text.board.name(board, cell)} would show ${odds.clues.map(({ clue, chance }) => `${clue}: ${(100 * chance).toFixed(1)} %`).join(', ')}.`,
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
    seedHint: 'random',
    start: 'First click',
    /** @type {Record<string, string>} */
    levels: {
      beginner: 'Beginner',
      beginner8: 'Beginner, old',
      intermediate: 'Intermediate',
      expert: 'Expert',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      small: 'Small',
      large: 'Large',
    },
    /** @type {Record<string, string>} */
    starts: { opening: 'opens an area', safe: 'is safe' },
    noGuess: 'No guessing needed',
    looking: (/** @type {number} */ tries) => `Looking for a board that needs no guess: ${tries} tried …`,
    noneFound: 'No board without a guess was found: take fewer mines.',
    certificate: 'Certificate',
    certified: (/** @type {number} */ probes, /** @type {string} */ hardest) =>
      `${plural(probes, 'probe')} solve it, each of them proved; the hardest takes ${text.proof.grade(hardest)}.`,
    notCertified: 'The prover did not finish this one in the time allowed.',
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
    banner: (/** @type {boolean} */ won, /** @type {number} */ seconds) =>
      won ? `Solved in ${seconds.toFixed(1)} s` : 'Lost',
    lostBody: (/** @type {string} */ danger) => `That cell held a ${danger}.`,
    review: 'Show what was certain',
    reviewGame: 'Review this game',
    badTurn: (/** @type {string} */ word) =>
      `“${word}” is no turn: o40 opens cell 40, f40 flags it, c40 opens around it.`,
    way: 'Way of playing',
    /** @type {Record<string, string>} */
    ways: {
      usual: 'As usual',
      strict: 'Strict: a guess is always wrong',
      efficiency: 'Efficiency: few clicks',
      survival: 'Survival: more and more',
    },
    clicks: 'clicks',
    round: 'board',
    nextBoard: 'Next board',
    strictWon: 'Won by reasoning alone.',
    strictLost: 'That cell was not certain: in strict play such a move is always wrong.',
    survived: (/** @type {number} */ n) => `${plural(n, 'board')} survived.`,
    efficient: (/** @type {number} */ clicks, /** @type {number} */ zini, /** @type {number} */ share) =>
      `${plural(clicks, 'click')} where ${zini} are enough with flags and chords (ZiNi): ${share} %.`,
    tryAgain: 'Try again from there',
    certainThen: (/** @type {number} */ n) =>
      n === 0 ? 'Nothing was certain: a guess was needed.' : `${plural(n, 'cell')} could be proved safe instead.`,
    risk: 'Risk of the last move',
    safest: 'Risk of the safest cell',
    cost: 'Needless risk',
    facts: {
      time: 'Time',
      threeBv: '3BV',
      perSecond: '3BV per second',
      efficiency: 'Efficiency',
      clicks: 'Clicks',
      openings: 'Openings',
      zini: 'Clicks with flags (ZiNi)',
    },
    share: 'Copy a link to this board',
    shared: 'The link is on the clipboard.',
    keys: 'Keys and gestures',
    /** @type {[string, string][]} */
    keyList: [
      ['Arrows', 'move'],
      ['Return', 'open, or open around a number'],
      ['Space', 'flag'],
      ['+ −', 'zoom'],
      ['N or F2', 'new game'],
      ['R', 'same board again'],
      ['Z', 'take back'],
      ['Y', 'make again'],
      ['H', 'hint'],
      ['F', 'flag mode'],
      ['Tap', 'open'],
      ['Long press', 'flag'],
      ['Pinch', 'zoom'],
    ],
    questions: 'Question marks',
    numbered: 'Numbers for rows and columns',
    eyes: 'Colours for all eyes',
    helped: 'With help or a move taken back: counted apart.',
    restored: 'The engine stopped and was started again; the game goes on.',
    badSeed: 'A seed is a whole number of at most 18 digits.',
    badBoard: (/** @type {string} */ board) => `“${board}” is no board: write for instance square:9x9/10.`,
    badSize: 'A board has at least one cell and at most a million.',
    badNumber: (/** @type {string} */ name, /** @type {number} */ least, /** @type {number} */ most) =>
      `${name} must be a whole number from ${least} to ${most}.`,
  },

  review: {
    curve: 'The chance to win, move by move',
    whole: 'The whole game',
    guesses: 'Guesses',
    noGuess: 'None so far: every cell that was opened was certain.',
    guess: (/** @type {number} */ number, /** @type {string} */ name, /** @type {string} */ risk) =>
      `${number}. ${name}: ${risk} % risk`,
    /** @type {Record<string, string>} */
    marks: { good: 'good guess', mistake: 'mistake', blunder: 'blunder', lucky: 'lucky escape' },
    costs: (/** @type {string} */ worth, /** @type {string} */ cost) => `${worth}: ${cost} points`,
    move: (/** @type {number} */ number, /** @type {string} */ kind, /** @type {string} */ name) =>
      `${number}. ${moves[kind]} ${name}`,
    seconds: (/** @type {number} */ s) => `${s.toFixed(2)} s`,
    judging: 'Being judged …',
    /** @type {Record<string, string>} */
    worths: {
      forced: 'Certain',
      best: 'A guess, and none was better',
      good: 'A guess; another was a little better',
      mistake: 'A mistake: a needless risk',
      blunder: 'A blunder: a needless risk, and it hit',
      lucky: 'A lucky escape: a needless risk that went well',
      unproved_flag: 'A flag that nothing proved',
      unknown: 'Not judged: too much to count',
    },
    /** @type {Record<string, string>} */
    counts: {
      forced: 'Certain',
      best: 'Guesses that were needed',
      good: 'Good guesses',
      mistake: 'Mistakes',
      blunder: 'Blunders',
      lucky: 'Lucky escapes',
      unproved_flag: 'Unproved flags',
      unknown: 'Not judged',
    },
    better: (/** @type {string} */ name, /** @type {number} */ safe) =>
      safe ? `${plural(safe, 'cell was', 'cells were')} certainly safe, for instance ${name}.` : `${name} was better.`,
    risk: 'Risk',
    cost: 'Cost in chance to win',
    totalCost: 'Points lost to needless risks',
    winBefore: 'Chance to win before',
    winAfter: 'and after',
    progress: (/** @type {number} */ done, /** @type {number} */ all) => `${done} of ${all} moves judged …`,
    finished: 'Every move is judged.',
    /** @type {Record<string, string>} */
    ends: { won: 'Solved', lost: 'Lost', playing: 'The game was left here' },
    length: (/** @type {number} */ n) => `After ${plural(n, 'move')}.`,
    shelf: 'Replays',
    factors: {
      half: 'Half as fast as played',
      played: 'As it was played',
      double: 'Twice as fast',
      fourfold: 'Four times as fast',
    },
    clock: (/** @type {number} */ now, /** @type {number} */ all) => `${now.toFixed(2)} / ${all.toFixed(2)} s`,
    noneReadable: (/** @type {number} */ files) => `None of these ${files} files holds a replay.`,
    shelved: (/** @type {number} */ n) => `${plural(n, 'replay')} to choose from.`,
    emptyTitle: 'Review a game',
    empty: 'Finish a game in Play, or open a replay: each move is judged.',
    paste: 'A replay',
    placeholder: 'Paste or drop a replay: avf, evf, rmv, mvf, rawvf or a trace',
    noReplay: (/** @type {string} */ kind) => `This is a ${kind}, not a replay: it says nothing of the moves.`,
    noName: 'This replay is on a board that the page cannot play.',
  },

  proof: {
    back: 'Back',
    next: 'Next step',
    all: 'All',
    grade: (/** @type {string} */ grade) => grade.replace('_', ' '),
    claim: (/** @type {Bridge.Explanation} */ { claim = '' }, /** @type {(cell: number) => string} */ _name) =>
      text.board.fromOne(claim),
    line: (/** @type {Bridge.ProofLine} */ { text: words }, /** @type {(cell: number) => string} */ _name) =>
      text.board.fromOne(words),
  },

  watch: {
    title: 'Watch',
    mode: 'Who plays',
    /** @type {Record<string, string>} */
    modes: { one: 'One agent', two: 'Two agents', duel: 'Duel' },
    agent: 'Agent',
    other: 'Other agent',
    onServer: (/** @type {string} */ name) => `${name} (on the server)`,
    agentSeed: 'Seed of the agent',
    speed: 'Speed',
    /** @type {Record<string, string>} */
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
    counter: (/** @type {number} */ at, /** @type {number} */ length) => `${at} of ${length}`,
    begins: (/** @type {string} */ agent) => `${agent} is about to play`,
    world: (/** @type {Page.Drawn} */ board) => board.id,
    move: (/** @type {Bridge.Step} */ step, /** @type {string} */ name) =>
      `${step.kind === 'flag' ? 'Flags' : 'Opens'} ${name}`,
    by: (/** @type {string} */ by) => `By ${strategy(by)}.`,
    stopped: (/** @type {string} */ by) => strategies[by] ?? by,
    risk: (/** @type {string} */ risk) => `A guess: ${risk} % chance of danger.`,
    blind: 'A guess, with no idea of the chance.',
    /** @type {Record<string, string>} */
    ends: { won: 'Solved', lost: 'Lost', playing: 'Stopped: nothing more follows' },
    tally: (/** @type {Bridge.Step[]} */ steps) => {
      const probes = steps.filter(({ kind }) => kind === 'probe').length;
      const guesses = steps.filter(({ risk }) => risk !== 0).length;
      return `${plural(probes, 'probe')}, ${plural(steps.length - probes, 'flag')}, ${plural(guesses, 'guess', 'guesses')}.`;
    },
  },

  duel: {
    you: 'you',
    left: 'cells left',
    yourTurn: 'Your turn: open a cell',
    noGold: 'A duel is about gold: choose a game of Daggers & Gold.',
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
    files: 'Open files',
    file: 'Open a file',
    wasRead: (/** @type {string} */ kind, /** @type {string} */ format) => `Read a ${kind} (${format}).`,
    badLink:
      'This link holds no position: a part of it is missing or was changed. Ask for the link again, or paste the position.',
    notRead: 'That could not be read',
    why: 'Why',
    hint: 'Hint',
    chances: 'Chances',
    draw: 'Draw',
    drawHint: 'Choose what to draw, then click or drag. On the board 0 to 8 set a number, h covers, f flags.',
    tools: 'What to draw',
    /** @type {Record<string, string>} */
    toolLabels: { look: 'Ask', '-1': 'Cover', '-2': 'Flag' },
    /** @type {Record<string, string>} */
    toolNames: { look: 'Ask about a cell', '-1': 'Cover a cell', '-2': 'Flag a cell' },
    toolNumber: (/** @type {number} */ n) => `Set ${n}`,
    blank: 'Start from an empty board',
    clear: 'New empty board',
    dangers: 'Dangers',
    share: 'Take it along',
    link: 'Link to this position',
    format: 'Format',
    export: 'Write',
    /** @type {Record<string, string>} */
    formats: {
      board: 'Sweeplab board',
      jsm: 'JSMinesweeper text',
      'jsm-url': 'JSMinesweeper link',
      ptta: 'PTTA, LlamaSweeper',
      tatham: 'Simon Tatham’s Mines',
    },
    best: (/** @type {string} */ name) => `Open ${name}`,
    bestWhy: (/** @type {boolean} */ safe, /** @type {string} */ risk) =>
      safe ? 'It is certainly safe.' : `Nothing is certain. The best guess: ${risk} % risk.`,
    safestCost: (/** @type {string} */ cost, /** @type {string} */ margin) =>
      `The safest cell would cost ${cost}${margin ? ` ± ${margin}` : ''} points of the chance to win.`,
    safest: 'Safest cell',
    whyBest: 'Why this cell',
    impossible: 'This position is impossible',
    solved: 'Solved: nothing is left to open',
    tooLarge: 'Too much to count',
    safe: 'Certainly safe',
    danger: 'Certainly dangerous',
    time: 'Time',
    unknown: 'No proof was found in the time allowed.',
    notCertain: (/** @type {string} */ name) => `${name} is not certain`,
    whyNot: 'Both of these fit everything that is shown, and they differ there:',
    with: 'With danger',
    without: 'Without',
    neither: 'Neither',
    rungs: {
      move: (/** @type {boolean} */ danger, /** @type {string} */ name) => `${danger ? 'Flag' : 'Open'} ${name}.`,
      nothing: 'Nothing is certain here. Press again for the best guess.',
      guess: (/** @type {string} */ name, /** @type {string} */ risk) => `${name} is the safest: ${risk} % risk.`,
      something: (/** @type {string} */ grade) => `Something is certain: it takes ${grade}.`,
      where: 'Look at this part of the board.',
      clues: (/** @type {number} */ n) => (n ? `${plural(n, 'number')} settle it.` : 'The total settles it.'),
    },
  },

  statistics: {
    keeping: 'Your record',
    where: 'Kept in this browser only.',
    export: 'Save to a file',
    import: 'Add from a file',
    clear: 'Forget everything',
    sure: 'Forget all games, statistics and settings of this page?',
    cleared: 'All is forgotten.',
    imported: (/** @type {number} */ n) => `${plural(n, 'game')} added.`,
    notImported: (/** @type {string} */ name) => `${name} is no record of games that this page has written.`,
    none: 'No game was finished yet. Games with help, or with a move taken back, are counted apart.',
    columns: [
      'Board',
      'Games',
      'Won',
      'Share',
      'Streak / longest',
      'Best time',
      'Best 3BV/s',
      'Efficiency',
      'With help',
    ],
    times: 'seconds of the games won',
    survival: 'Survival: how far you got',
    words: {
      opening: '',
      safe: 'safe start',
      'no-guess': 'no guessing',
      strict: 'strict',
      efficiency: 'efficiency',
      survival: 'survival',
    },
    survivalColumns: ['Board', 'Runs', 'Most boards'],
    rate: (/** @type {number} */ n) => `share won of the last ${n}`,
  },

  learn: {
    title: 'Learn',
    progress: 'Right moves',
    finished: 'finished',
    forms: 'Form of the knowledge base',
    /** @type {Record<string, string>} */
    formNames: { dnf: 'DNF', cnf: 'CNF', dimacs: 'DIMACS' },
    knowledge: 'Knowledge base',
    knowledgeHint: 'What the numbers beside covered cells say, as you would write it.',
    nothingKnown: 'Nothing yet: no number stands beside a covered cell.',
    right: 'Right.',
    rightGuess: (/** @type {string} */ risk) => `No cell is safer: ${risk} % risk.`,
    opposite: 'The other way round.',
    notYet: 'That does not follow.',
    notCertain: (/** @type {string} */ name, /** @type {string} */ risk) =>
      `${name} may be either: ${risk} % of what fits has a danger there.`,
    saferOnes: (/** @type {string} */ risk) => `${risk} % risk: there is a safer cell.`,
    complete: 'Lesson finished',
    next: (/** @type {string} */ title) => `Next: ${title}`,
    allDone: 'That was the last one. Watch the agents do the same, or analyse a board of your own.',
    /** @type {Record<string, { title: string, body: string[], task: string }>} */
    lessons: {
      single: {
        title: 'One clue at a time',
        body: [
          'A number counts the nettles around its cell. If all of them are found, everything else around it is safe. If exactly as many cells are covered as nettles are missing, every one of them is a nettle.',
          'The reports call this the single point strategy, SPS.',
        ],
        task: 'Open a cell that must be safe, or flag one that must be a nettle (right click, long press or Space). Four right moves finish the lesson.',
      },
      two: {
        title: 'Two clues together',
        body: [
          'Single point has stopped here. Take two numbers whose covered cells overlap. If one set lies inside the other, the cells that are only in the larger one hold the difference of what is missing.',
          'This is the easy equation strategy, EES.',
        ],
        task: 'Find three moves that follow from two numbers together.',
      },
      cases: {
        title: 'Case splits',
        body: [
          'Sometimes no pair of numbers settles a cell, but supposing it dangerous leads to a number that cannot be met. Then it is safe.',
          'Follow the supposition around until it breaks. The board is Tornado Sweeper: six neighbours, and nobody tells how many tornadoes there are.',
        ],
        task: 'Find two moves by supposing the opposite.',
      },
      sat: {
        title: 'Satisfiability',
        body: [
          'All numbers together form a knowledge base KB. A cell is dangerous exactly if KB ∧ ¬T has no solution, and safe if KB ∧ T has none. A SAT solver answers that for every cell.',
          'Below the knowledge base stands in clauses, as agent P4 hands them to its solver.',
        ],
        task: 'Do as P4 does: find three moves that the knowledge base entails.',
      },
      chance: {
        title: 'When nothing is certain',
        body: [
          'Now every covered cell may be either. Count the arrangements that fit: the share of them with a danger in a cell is the chance of danger there.',
        ],
        task: 'Open the cell with the least risk.',
      },
    },
    practice: 'Practice',
    practiceHint: 'Positions from games where nothing easier leads on. Find a cell that is certain.',
    /** @type {Record<string, string>} */
    kinds: {
      one_clue: 'One clue',
      two_clues: 'Two clues',
      several_clues: 'Several clues',
      case_split: 'Case split',
      mine_counter: 'Mine counter',
      guess: 'Best guess',
    },
    score: (/** @type {string} */ name, /** @type {number} */ right, /** @type {number} */ all) =>
      `${name}: ${right} of ${all}`,
    findIt: 'Open a cell that must be safe, or flag one that must be a mine (right click, long press or Space).',
    another: 'Another position',
    noneFound: 'No such position was found: press again to go on looking.',
    rules: 'The games and their rules',
    draw: 'Draw a solved board',
    /** @type {Record<string, string>} */
    peasNames: { performance: 'Performance', environment: 'Environment', actuators: 'Actuators', sensors: 'Sensors' },
    /** @type {Record<string, Record<string, string>>} */
    peas: {
      classic: {
        performance: 'Open every cell that holds no mine; a mine ends the game.',
        environment:
          'A board of any shape with a known number of mines; partly observable, deterministic, static, discrete, one agent.',
        actuators: 'Open a covered cell, flag a covered cell.',
        sensors: 'The number of mines around every open cell; the number of mines in all.',
      },
      nettle: {
        performance: 'Uncover all cells but the nettles; fewer guesses are better. A nettle ends the game.',
        environment:
          'N × N squares with M nettles, M known; partly observable, deterministic, static, discrete, one agent.',
        actuators: 'Probe a covered cell, mark a covered cell.',
        sensors: 'The number of nettles among the eight neighbours of every open cell.',
      },
      daggers: {
        performance: 'Find all daggers with at least one life left.',
        environment:
          'N × N squares with daggers and gold, the number of daggers known; gold never touches a dagger; one life at the start, gold adds one, a dagger takes one.',
        actuators: 'Probe a covered cell, mark a covered cell.',
        sensors: 'The number of daggers around every open cell, gold and daggers in sight, the lives left.',
      },
      tornado: {
        performance: 'Uncover all cells but the tornadoes, and flag those; a tornado ends the game.',
        environment: 'A rhombus of hexagons, the number of tornadoes unknown, two cells known to be safe.',
        actuators: 'Probe a covered cell, flag a covered cell.',
        sensors: 'The number of tornadoes among the six neighbours of every open cell.',
      },
    },
  },

  arena: {
    title: 'Arena',
    run: 'How much',
    games: 'Games for each agent',
    agents: 'Agents',
    go: 'Start',
    stop: 'Stop',
    emptyTitle: 'Which agent plays best?',
    empty: 'Choose a board and some agents. Each plays the same boards, here in the page.',
    standings: (/** @type {number} */ played, /** @type {number} */ games) => `${played} of ${plural(games, 'game')}`,
    seed: 'seed',
    agent: 'Agent',
    won: 'Won',
    lost: 'Lost',
    stuck: 'Stopped',
    guesses: 'Guesses',
    speed: 'A game',
    interval: 'Beside the share of games won stands its 95 % interval.',
    finished: 'The run is finished.',
    fixed:
      'This is one fixed world: every game is played on the same board, so the share won says how the agent does there, not how well it plays.',
    against: (/** @type {string} */ name) => `Against ${name}, same boards`,
    difference: (
      /** @type {ReturnType<typeof import('../arena/standings.js').paired>} */ { difference, reach, better, worse },
    ) =>
      `${difference < 0 ? '−' : '+'}${text.number(100 * Math.abs(difference), 1)} ± ${text.number(100 * reach, 1)} (${better}:${worse})`,
    csv: 'Save as CSV',
    json: 'Save as JSON',
    goOn: 'Go on',
  },
};
