// SPDX-License-Identifier: Apache-2.0
// The shapes that the parts of the page hand to each other.

declare namespace Page {
  /** What is done to a cell: open, flag or chord. */
  type Turn = [kind: string, cell: number, millis?: number];

  type Point = [x: number, y: number];

  /** Which part of a board is in sight: the point of it in the middle, and how large cells are on the page. */
  interface Sight {
    middle: Point;
    size: number;
  }

  /** What every kind of board can be asked about where its cells lie; see board/geometry.js. */
  interface Geometry {
    kind: 'square' | 'hex' | 'triangle' | 'graph';
    size: number;
    columns: number;
    rows: number;
    margin: number;
    wrapped: boolean;
    textSize: number;
    bounds: Bounds;
    rowHeight: number;
    columnWidth: number;
    sideways?: boolean;
    links?: number[];
    /** How wide the widest cell is. */
    extent?: number;
    /** The places that hold a cell, where most hold none. */
    cells?: number[];
    row(cell: number): number;
    column(cell: number): number;
    centre(cell: number): Point;
    /** The middle of the cell that would be there, also beyond the edge. */
    place(row: number, column: number): Point;
    turned(row: number, column: number): number;
    corners(turned: number): Point[] | null;
    at(x: number, y: number): number;
    step(cell: number, dx: number, dy: number): number;
    visit(left: number, top: number, right: number, bottom: number, visit: Visit): void;
  }

  type Visit = (cell: number, x: number, y: number, ghost: boolean, row: number, column: number) => void;

  interface Bounds {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  /** The board's colours, those of its numbers, and its font. */
  type Palette = Record<Colour, string> & { numbers: string[]; font: string };

  type Colour =
    | 'covered'
    | 'coveredLip'
    | 'coveredHover'
    | 'open'
    | 'grid'
    | 'blocked'
    | 'blast'
    | 'found'
    | 'foundInk'
    | 'flag'
    | 'pole'
    | 'dangerInk'
    | 'gold'
    | 'goldInk'
    | 'link'
    | 'accent'
    | 'halo'
    | 'veil'
    | 'safe'
    | 'risk'
    | 'even'
    | 'wrong'
    | 'proof'
    | 'proofInk'
    | 'start'
    | 'coverInk'
    | 'number'
    | 'axis';

  /** What is drawn upon the cells. */
  interface Overlay {
    chance?: Float64Array | null;
    safe?: Set<number> | null;
    danger?: Set<number> | null;
    /** What a proof uses: the role of each cell. */
    lit?: Map<number, string>;
    labels?: Map<number, string>;
    mark?: number;
    /** Where the mouse went lately, in columns and rows. */
    trail?: Point[];
  }

  /** What a board tells: a cell, or a key that it has no use for. */
  interface Listeners {
    open?(cell: number): void;
    flag?(cell: number): void;
    chord?(cell: number): void;
    move?(cell: number): void;
    hover?(cell: number): void;
    paint?(cell: number): void;
    key?(key: string, cell: number): boolean;
  }

  type Act = (name: 'open' | 'flag' | 'chord', cell: number) => void;

  /** What the board on the screen needs to know of a board. */
  type Drawn = Pick<
    Bridge.BoardFacts,
    'family' | 'columns' | 'rows' | 'size' | 'dangers' | 'danger' | 'game' | 'starts'
  > &
    Partial<Bridge.BoardFacts>;

  /** What is known of a position. */
  type Analysis = Omit<Bridge.Analysis, 'safe' | 'danger'> & { safe: Set<number>; danger: Set<number> };

  /** All that there is to choose from; agents and formats only where the large engine is loaded. */
  type Contents = Bridge.Contents & { agents: Agent[]; formats: string[] };

  /** The file of a page. */
  interface Module {
    open(main: HTMLElement, contents: Contents, parameters: URLSearchParams): Shown;
  }

  /** A page in the frame. */
  interface Shown {
    /** Takes another address of the same page; true if it could. */
    update?(parameters: URLSearchParams): boolean;
    /** Takes what was dropped on the page. */
    receive?(files: import('../site/js/files.js').Given[]): Promise<void>;
    leave?(): void;
  }

  /** Attributes, properties and listeners of an element; see h in dom.js. */
  interface Attributes {
    onclick?(event: MouseEvent & { target: Element }): void;
    oninput?(event: Event & { target: HTMLInputElement }): void;
    onchange?(event: Event & { target: HTMLInputElement }): void;
    [name: string]: unknown;
  }

  type Child = Node | string | null | undefined | false | (Node | string)[];

  /** An agent; server: it plays on the server. */
  type Agent = Bridge.AgentFacts & { server?: boolean };

  /** What is asked of a game that is played. */
  interface GameListeners {
    changed(game: import('../site/js/play/game.js').PlayedGame, turn: { kind: string; cell: number }): void;
    restored(): void;
  }

  /** A game as it was left. */
  interface Saved {
    id: string;
    turns: Turn[];
    undone: Turn[];
    seconds: number;
    questions: number[];
    helped: boolean;
    takenBack: boolean;
    noGuess: boolean;
    counted: boolean;
    /** True if a link brought the turns. */
    linked?: boolean;
    way: string;
    round: number;
    /** The first board of a survival. */
    base?: string;
  }

  /** The same with its turns in letters. */
  type SavedText = Omit<Saved, 'turns' | 'undone'> & { turns: string; undone: string };

  /** What the file of a replay says beside its turns: its clicks, who played, and what is doubtful of it. */
  interface OfFile {
    clicking?: Bridge.Clicking | null;
    player?: string;
    doubts?: string[];
  }

  /** A game with its turns: those so far, and all that were made. */
  interface Moves extends OfFile {
    id?: string;
    turns: Turn[];
    all?: Turn[];
    strict?: boolean;
    over?: boolean;
    position?: Bridge.Position;
    /** The mouse of a replay, see Bridge.ReadFacts. */
    path?: number[];
  }

  /** A game that was finished, for the statistics. */
  interface Finished {
    when: number;
    board: string;
    id: string;
    won: boolean;
    seconds: number;
    threeBv: number;
    clicks: number;
    helped: boolean;
    /** Which board of a survival it was. */
    round?: number;
  }

  /** What is chosen for a game. */
  interface Choices {
    game: string;
    level: string;
    family: string;
    columns: number;
    rows: number;
    dangers: number;
    golds: number;
    blocked: number;
    start: string;
    seed: string;
    noGuess: boolean;
    way: string;
  }

  /** Choices as they stood when a game was begun. */
  interface Plan {
    values: Choices;
    game: Bridge.GameFacts;
    firstClickDecides: boolean;
    idAt: IdMaker;
  }

  /** How a game is played, and which board of a survival it is. */
  interface Course {
    way: string;
    round: number;
    base?: string;
  }

  /** Makes the id of a game for a seed, and for the place of the first click where that matters. */
  type IdMaker = (seed: string, x?: number, y?: number) => string;

  /** A small drawing for a lesson: rows of signs, whether that fits the rule, and what to see in it. */
  interface Example {
    rows: string[];
    fits: boolean;
    says: string;
  }

  /** A lesson or an exercise; see data/lessons.js. */
  interface Lesson {
    key: string;
    goal: number;
    form: string;
    id?: string;
    board?: string;
    kind?: string;
    agent?: string;
    seed?: number;
    guess?: boolean;
  }

  /** What an agent did in an arena. */
  interface Row extends Omit<Bridge.ArenaPart, 'first'> {
    name: string;
    server: boolean;
  }

  /** A run of an arena, as far as it came. */
  interface ArenaRun {
    board: string;
    seed: string;
    goal: number;
    next: number;
    rows: Row[];
    /** The first game of the run. */
    first?: string;
    /** The world, where all games are played on one. */
    fixed?: boolean;
  }

  /** What a review found of a game: what each turn was worth, and the chance to win before each. */
  interface Reviewed {
    name: string;
    turns: Bridge.Judgement[];
    wins: Bridge.WinChance[];
    fortune?: Bridge.Fortune;
    clicking?: Partial<Bridge.Clicking>;
    player?: string;
    doubts?: string[];
  }

  /** All that stays between visits, by key. */
  interface Kept {
    options: { questions?: boolean; numbered?: boolean; eyes?: boolean };
    help: { chances?: boolean; certain?: boolean; would?: boolean };
    language: string;
    theme: string | null;
    games: SavedText[];
    playing: string;
    record: Finished[];
    lessons: string[];
    practice: Record<string, { right?: number; wrong?: number }>;
    analysis: string;
    review: { id: string; turns: string; way?: string; path?: number[] } | null;
    reviews: Reviewed[];
    arena: ArenaRun | null;
    [setup: `setup.${string}`]: Partial<Choices>;
  }
}
