// SPDX-License-Identifier: Apache-2.0
// The rest of the contract of bridge.d.ts: what is read from files, and what is said of finished games.

declare namespace Bridge {
  /** What a file or a text holds. */
  type ReadPosition = ReadFacts & Position;

  interface ReadFacts {
    format: string;
    kind: string;
    head: string;
    /** The game, where there is one, and the turns of a replay. */
    id: string;
    turns: ReadTurn[];
    /** The names of the games, where one file holds several. */
    games: string[];
    /** Who played, as the file says; empty if it does not. */
    player: string;
    /** Where the file says something else than its board and its events. */
    doubts: string[];
    /** How well a replay was clicked, unless its board is too large. */
    clicking: Clicking | null;
    /** The mouse: thousandths of a second, hundredths of a cell across and down, in turn. */
    path: number[];
  }

  interface ReadTurn {
    kind: string;
    cell: number;
    millis: number;
  }

  /** What a turn was worth. */
  interface Judgement {
    deed: string;
    worth: string;
    /** True if it hit a danger. */
    exploded: boolean;
    risk: number | null;
    least: number | null;
    away: number | null;
    cost: number | null;
    margin: number | null;
    /** Of a guess, the chance to win before it, and how far off that may be. */
    win: number | null;
    winMargin: number | null;
    best: number;
    safe: number[];
  }

  /** How well a game was clicked, by the figures that players use; null is what is not known. */
  interface Clicking {
    done: number;
    threeBv: number;
    openings: number;
    islands: number;
    zini: number;
    humanZini: number;
    left: number;
    right: number;
    chord: number;
    wasted: number | null;
    ioe: number | null;
    correctness: number | null;
    throughput: number;
    seconds: number | null;
    perSecond: number | null;
    rqp: number | null;
    path: number | null;
  }

  /** What of a game's end was luck and what skill: end = start + luck - lost. Luck and skill are null if they are not known, pluck if it is infinite. */
  interface Fortune {
    start: number | null;
    luck: number | null;
    lost: number | null;
    skill: number | null;
    pluck: number | null;
    guesses: number;
  }

  /** How likely a position is to be won, and how far off that may be. */
  interface WinChance {
    win: number | null;
    margin: number | null;
  }
}
