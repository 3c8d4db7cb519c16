// SPDX-License-Identifier: Apache-2.0
// Lessons in English.

export const learn = {
  title: 'Learn',
  progress: 'Right moves',
  finished: 'finished',
  forms: 'Form of the knowledge base',
  /** @type {Record<string, string>} */
  formNames: { dnf: 'DNF', cnf: 'CNF', dimacs: 'DIMACS' },
  knowledge: 'Knowledge base',
  knowledgeHint: 'What the numbers beside covered cells say, as you would write it.',
  nothingKnown: 'Nothing yet: no number stands beside a covered cell.',
  noFormula: 'Clues of this rule are not counts: they have no short formula.',
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
  /** @type {Record<string, { title: string, body: string[], examples?: Page.Example[], task: string }>} */
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
    three: {
      title: 'No three in a row: [T]',
      body: [
        'Puzzle players put letters before a game: each is a rule about where mines may lie or what a clue tells. T says: no three mines lie next to each other in a line, neither in a row nor in a column nor in a diagonal.',
        'Here the numbers alone leave everything open. Look for two mines, found or needed, that would make a third one in their line impossible.',
      ],
      examples: [
        { rows: ['* * . *', '. . * .'], fits: true, says: 'allowed: pairs only' },
        { rows: ['. * * *', '. . . .'], fits: false, says: 'not allowed: three in a row' },
        { rows: ['* . .', '. * .', '. . *'], fits: false, says: 'not allowed: a diagonal counts, too' },
      ],
      task: 'Find two moves that need the rule T: open what must be safe or flag what must be a mine.',
    },
    runs: {
      title: 'Runs instead of counts: [W]',
      body: [
        'With W a clue lists the lengths of the runs of mines around it, going around the ring of eight: 1,2 means one mine alone and two side by side, with gaps between. At the edge of the board a run ends.',
        'So 1,1 and 2 both mean two mines, but 1,1 forbids neighbours and 2 demands them.',
      ],
      examples: [
        { rows: ['* * .', '. 2,2 *', '. . *'], fits: true, says: '2,2: two runs of two' },
        { rows: ['. * *', '. 3 *', '. . .'], fits: true, says: '3: one run around the corner' },
        { rows: ['* . *', '. 1,1 .', '. . .'], fits: true, says: '1,1: two mines apart' },
      ],
      task: 'Find three moves that follow from runs where the mere number of mines would not be enough.',
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
};
