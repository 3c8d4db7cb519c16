// SPDX-License-Identifier: Apache-2.0
// The one contract between Java and the page: every call, its arguments and what it answers. BridgeContractTest compares
// it with the exported methods of GameTable and Engine, and with what they answer.

declare namespace Bridge {
  /** A text of JSON that holds a T. */
  type Json<T> = string & { readonly holds?: T };

  /** What games.wasm can do, and engine.wasm as well. */
  interface GameTable {
    contents(): Json<Contents>;
    open(id: string, lives: number): number;
    fault(id: string): string;
    close(handle: number): void;
    board(handle: number): Json<BoardFacts>;
    take(handle: number, kind: string, cell: number): boolean;
    undo(handle: number): boolean;
    redo(handle: number): boolean;
    state(handle: number, moves: number): Json<GameState>;
    count(handle: number): Json<TurnCount>;
    metrics(handle: number): Json<Partial<Metrics>>;
    shown(handle: number, moves: number): Int8Array;
    goldClues(handle: number, moves: number): Int8Array;
    truth(handle: number): Int8Array;
  }

  /** What engine.wasm can do. */
  interface Engine extends GameTable {
    abilities(): Json<Abilities>;
    blank(game: string, family: string, columns: number, rows: number, dangers: number): Json<Blank>;
    boardOfHead(head: string): Json<BoardFacts>;
    openStrict(id: string, lives: number): number;
    openLevel(id: string, lives: number): number;
    watch(id: string, agent: string, seed: string): number;
    replay(trace: string, by: string): number;
    run(handle: number, most: number): Json<Run>;
    duel(id: string, agent: string, seed: string): number;
    duelProbe(handle: number, cell: number): boolean;
    duelAnswer(handle: number): number;
    duelScore(handle: number): Json<DuelScore>;
    analyse(head: string, shown: Int8Array, goldClues: Int8Array): Analysis;
    explain(head: string, shown: Int8Array, goldClues: Int8Array, cell: number): Json<Explanation>;
    hint(head: string, shown: Int8Array, goldClues: Int8Array): Json<Hint>;
    contradiction(head: string, shown: Int8Array, goldClues: Int8Array): Json<Explanation>;
    /** What was proved of a cell, or with -1 that the clues clash, for the checkers of others. */
    proofFiles(head: string, shown: Int8Array, goldClues: Int8Array, cell: number): Json<ProofFiles>;
    wouldShow(head: string, shown: Int8Array, goldClues: Int8Array, cell: number): Json<WouldShow>;
    knowledge(head: string, shown: Int8Array, goldClues: Int8Array, form: string): string;
    judge(head: string, shown: Int8Array, gold: Int8Array, kind: string, cell: number, hit: boolean): Json<Judgement>;
    winning(head: string, shown: Int8Array, goldClues: Int8Array): Json<WinChance>;
    clicking(id: string, strict: boolean, turns: string): Json<Partial<Clicking>>;
    /** For each turn a word, and its risk, cost and the chance to win before (of a guess) and after it. */
    fortune(status: string, deeds: string, numbers: Float64Array): Json<Fortune>;
    gameFor(head: string, shown: Int8Array, goldClues: Int8Array, seed: string): string;
    arena(board: string, agent: string, seed: string, from: number, to: number): Json<ArenaPart>;
    noGuess(id: string, looks: number): Json<Hunt>;
    practice(id: string, kind: string): Json<Moment>;
    certificate(id: string): Json<Certificate>;
    read(bytes: Int8Array, file: string, pick: number): ReadPosition;
    write(head: string, shown: Int8Array, goldClues: Int8Array, format: string): string;
  }

  /** A position as it travels: a head that only Java reads, and the codes of the cells. */
  interface Position {
    head: string;
    cells: Int8Array;
    goldClues: Int8Array;
  }

  interface Contents {
    games: GameFacts[];
    families: string[];
    graphs: string[];
  }

  interface GameFacts {
    id: string;
    danger: string;
    family: string;
    gold: boolean;
    blocked: boolean;
    dangersKnown: boolean;
    goldClues: string;
    levels: LevelFacts[];
    worlds: string[];
  }

  interface LevelFacts {
    name: string;
    columns: number;
    rows: number;
    dangers: number;
    golds: number;
  }

  interface Abilities {
    agents: AgentFacts[];
    formats: string[];
  }

  interface AgentFacts {
    name: string;
    about: string;
  }

  interface BoardFacts {
    id: string;
    game: string;
    danger: string;
    family: string;
    columns: number;
    rows: number;
    size: number;
    dangers: number;
    golds: number;
    starts: number[];
    /** What stands on a cell for each clue, where that is not the number itself. */
    words: string[];
    /** Where the cells of a graph lie, x and y in turn; empty on other boards. */
    points: number[];
    /** What the cells of a graph are called; empty on other boards. */
    names: string[];
    /** Which cells of a graph are neighbours, both ends of each link in turn. */
    links: number[];
    /** The places that hold a cell, where most hold none; else empty. */
    cells: number[];
    /** The shape of each cell, x and y in turn around its place, where cells have shapes of their own. */
    shapes: number[][];
    /** What is written beside such cells. */
    notes: { x: number; y: number; text: string }[];
    /** What is written at places that hold no cell: |, \\ or / and a number. */
    signs: { place: number; text: string }[];
    /** What is told of groups of cells, in words. */
    told: string[];
  }

  interface GameState {
    status: string;
    lives: number;
    gold: number;
    flagged: number;
    exploded: number;
    left: number;
    opened: number;
    dangers: number;
    golds: number;
    head: string;
  }

  interface TurnCount {
    turns: number;
    canRedo: boolean;
  }

  interface Metrics {
    threeBv: number;
    openings: number;
    islands: number;
    zini: number;
  }

  interface Run {
    steps: Step[];
    done: boolean;
    by: string;
  }

  interface Step {
    kind: string;
    cell: number;
    by: string;
    risk: number | null;
  }

  interface DuelScore {
    you: number;
    agent: number;
    over: boolean;
    left: number;
  }

  /** What is known of a position. */
  interface Analysis extends AnalysisFacts {
    /** The chance of danger of every covered cell; not a number elsewhere. */
    chance: Float64Array;
  }

  interface AnalysisFacts {
    verdict: string;
    safe: number[];
    danger: number[];
    best: number;
    why: string;
    risk: number | null;
    safest: number;
    clash: number[];
  }

  /** A hint: its rungs from little to much, and the proof that they tell piece by piece. */
  interface Hint {
    rungs: string[];
    answer: Explanation;
  }

  /** An empty board, or what is wrong with it. */
  interface Blank {
    fault: string;
    head: string;
    size: number;
  }

  interface Explanation {
    kind: string;
    cell: number;
    /** Two worlds that fit, where the cell is not certain. */
    with?: number[];
    without?: number[];
    /** The proof, where it is. */
    verdict?: string;
    claim?: string;
    claimed?: Said;
    grade?: string;
    lines?: ProofLine[];
  }

  /** What is said apart from any language: which phrase, and what it speaks of. */
  interface Said {
    say: string;
    name?: Said;
    first?: Said;
    second?: Said;
    names?: Said;
    items?: Said[];
    others?: number;
    number?: number;
    cell?: Said;
    cells?: Said;
    own?: Said;
    means?: Said;
    known?: Said;
    parts?: Said[];
    because?: Said;
    with?: Said;
    end?: Said;
    kind?: string;
    danger?: string;
    value?: number;
    count?: number;
    size?: number;
    least?: number;
    most?: number;
    needy?: number;
    needed?: number;
    full?: number;
    allowed?: number;
    gold?: boolean;
    supposed?: boolean;
    there?: boolean;
    all?: boolean;
  }

  interface ProofLine {
    text: string;
    /** What is said apart from any language: of a proof, or of an argument by rules in letters. */
    said?: Said;
    argued?: Argued;
    depth: number;
    cells: number[];
    clues: number[];
  }

  /** Checked files, and the forms that the proof does not fit, each with the reason. */
  interface ProofFiles {
    files: ProofFile[];
    refused: string[];
  }

  interface ProofFile {
    name: string;
    text: string;
  }

  /** A part of an argument: a fact, or suppose, step, broken, case and so; what of which cell, and by which clue or rule. */
  interface Argued {
    part: string;
    cell: number;
    danger: boolean;
    mine: string;
    by: string;
  }

  interface WouldShow {
    cell: number;
    clues: ClueChance[];
  }

  interface ClueChance {
    clue: number;
    chance: number;
  }

  interface ArenaPart {
    games: number;
    won: number;
    lost: number;
    stuck: number;
    guesses: number;
    results: string;
    millis: number;
    /** The first game of the part. */
    first: string;
  }

  interface Hunt {
    found: boolean;
    id: string;
    method: string;
  }

  interface Moment {
    found: boolean;
    turns: PracticeTurn[];
  }

  interface PracticeTurn {
    kind: string;
    cell: number;
  }

  interface Certificate {
    complete: boolean;
    probes: number;
    hardest: string;
    text: string;
  }
}
