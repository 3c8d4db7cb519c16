// SPDX-License-Identifier: Apache-2.0
// Play: a person at the board.
import { Board } from '../board/board.js';
import { FLAGGED } from '../board/sprites.js';
import { Clock } from '../clock.js';
import { h } from '../dom.js';
import { recall } from '../keep.js';
import { finish } from '../play/ending.js';
import { FirstClick } from '../play/first.js';
import { Frame } from '../play/frame.js';
import { Help } from '../play/help.js';
import { anywhere, onBoard } from '../play/keys.js';
import { readLink } from '../play/link.js';
import { savedGame } from '../play/saved.js';
import { Sitting } from '../play/sitting.js';
import { Starting } from '../play/starting.js';
import { readGiven } from '../replay.js';
import { Setup } from '../setup.js';
import { Source } from '../source.js';
import { text } from '../text.js';

const t = text.play;

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Play(main, contents, parameters);
}

class Play {
  flagMode = false;
  /** @type {Promise<void> | undefined} */
  begun;
  board = new Board(h('div', { class: 'board' }), {
    open: (cell) => (this.flagMode ? this.flag(cell) : this.take('open', cell)),
    chord: (cell) => this.take('chord', cell),
    flag: (cell) => this.flag(cell),
    key: (key) => onBoard(this, key),
    hover: (cell) => this.help.wouldShow(cell),
  });
  sitting = new Sitting(new Clock(() => this.frame.drawFigures()), this.board);
  help = new Help(
    this.board,
    () => this.sitting.game,
    () => (this.sitting.helped = true),
  );

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    const setup = new Setup(contents, () => this.starting.newGame(1), { noGuess: true, ways: true, remember: 'play' });
    const level = new Source(
      { title: t.pastedLevel, placeholder: t.levelHint, name: 'level', id: 'level-file' },
      (files) => this.receive(files),
    );
    this.frame = new Frame(main, this, this.sitting, {
      setup: setup.element,
      help: this.help.element,
      level: level.element,
    });
    this.starting = new Starting(setup, this);
    addEventListener('keydown', this.#onKey);
    addEventListener('pagehide', this.#onHide);
    this.begun = this.#begin(parameters);
  }

  /** Plays the level or board that was handed over. @param {import('../files.js').Given[]} files */
  async receive([file]) {
    try {
      const { game } = await readGiven(file);
      if (!game) throw new Error(t.noLevel);
      await this.starting.openId(
        game.id,
        savedGame(game.id, this.starting.setup.way === 'strict' ? 'strict' : 'usual'),
      );
    } catch (error) {
      // What the address asked for begins meanwhile, and says nothing of this.
      await this.begun;
      this.frame.fault(error);
    }
  }

  leave() {
    removeEventListener('keydown', this.#onKey);
    removeEventListener('pagehide', this.#onHide);
    this.sitting.clock.stop();
    this.help.stop();
    this.sitting.end();
    this.board.destroy();
  }

  #onHide = () => this.sitting.save();

  #onKey = (/** @type {KeyboardEvent} */ event) => anywhere(this, event);

  /**
   * A link to anything but what is played is followed by a fresh page: where it is broken nothing stands beside that.
   * @param {URLSearchParams} parameters
   */
  update(parameters) {
    const same = this.#names(parameters);
    if (same) this.sitting.address();
    return same;
  }

  /** True if a link names what is played. @param {URLSearchParams} parameters */
  #names(parameters) {
    const { game, waiting, course } = this.sitting;
    try {
      const { id, turns, board, way } = readLink(parameters);
      if (id) return !turns && id === game?.id && way === course.way;
      return !board && Boolean(game || waiting);
    } catch {
      return false;
    }
  }

  /**
   * A link to a game opens it; a link to a board waits for its first click; otherwise the game that was left goes on.
   * @param {URLSearchParams} parameters
   */
  async #begin(parameters) {
    try {
      await this.#follow(readLink(parameters));
    } catch (error) {
      this.starting.noGame(error);
    }
  }

  /** @param {import('../play/link.js').Asked} asked */
  async #follow(asked) {
    const { id, turns, board, way } = asked;
    // From a moment of a game that was played before: what comes of it is no fresh game.
    if (id && turns) await this.starting.openId(id, { turns, takenBack: true, linked: true, way });
    else if (id) await this.starting.openId(id, savedGame(id, way));
    else if (board) await this.starting.waitFor(board, asked);
    else await this.#goOn();
  }

  async #goOn() {
    const [latest] = recall('games', []);
    if (latest && latest.id === recall('playing', ''))
      await this.starting.openId(latest.id, savedGame(latest.id, latest.way));
    else await this.starting.newGame();
  }

  newGame() {
    this.starting.newGame();
  }

  again() {
    this.starting.again();
  }

  // ---- turns

  switchFlagMode() {
    this.flagMode = !this.flagMode;
    this.frame.pressFlag(this.flagMode);
  }

  hint() {
    this.help.hint();
  }

  /** @param {number} cell */
  async flag(cell) {
    if (this.sitting.waiting) {
      this.board.setCells(FirstClick.toggleFlag(this.board.cells, cell));
      this.frame.drawFigures();
    } else if (this.frame.options.questions && this.#question(cell)) this.sitting.save();
    else await this.take('flag', cell);
  }

  // Where question marks are wanted, a flag becomes one and a question mark goes away. True if that was all.
  /** @param {number} cell */
  #question(cell) {
    const { questions, cells } = this.board;
    if (questions.delete(cell)) {
      this.board.draw();
      return true;
    }
    if (cells[cell] === FLAGGED) questions.add(cell);
    return false;
  }

  /**
   * Opens a cell, flags it, or opens around it: at once, or as soon as what was asked before is done.
   * @param {string} kind
   * @param {number} cell
   */
  async take(kind, cell) {
    const { waiting, game } = this.sitting;
    try {
      if (waiting) await this.#firstClick(waiting, kind, cell);
      else await game?.take(kind, cell);
    } catch (error) {
      this.frame.fault(error);
    }
  }

  // Clicks that fall while the board is being made wait for it.
  /** @param {FirstClick} waiting @param {string} kind @param {number} cell */
  async #firstClick(waiting, kind, cell) {
    if (!waiting.begun) {
      if (kind !== 'open' || this.board.cells[cell] === FLAGGED) return;
      waiting.begun = this.starting.make(waiting, cell);
      await waiting.begun;
    } else {
      await waiting.begun.catch(() => {});
      if (this.sitting.madeFrom === waiting) await this.sitting.game?.take(kind, cell);
    }
  }

  undo() {
    return this.#travel('undo');
  }

  redo() {
    return this.#travel('redo');
  }

  /** @param {'undo' | 'redo'} way */
  async #travel(way) {
    await this.sitting.game?.[way]().catch((/** @type {Error} */ error) => this.frame.fault(error));
  }

  // ---- what a turn changed

  /** A turn was made. @type {Page.GameListeners['changed']} */
  changed(game, { kind, cell }) {
    if (game !== this.sitting.game) return;
    if (['undo', 'redo'].includes(kind)) {
      this.sitting.takenBack = true;
      this.frame.clear();
    }
    if (kind !== 'flag' && !game.over) this.sitting.clock.start();
    this.show();
    this.board.cursor = cell;
    this.board.speak(cell);
  }

  /** Shows the game as it is now. */
  show() {
    const { game } = this.sitting;
    if (!game) return;
    this.board.setCells(game.cells, game.goldClues, game.truth);
    if (game.over) finish(this.sitting, game, this.frame, this);
    this.frame.drawFigures();
    this.sitting.saveSoon();
    this.help.think();
  }

  /** What was known of a position. @param {Bridge.Position} position */
  known(position) {
    return this.help.known(position);
  }

  /** Shows what was known then. @param {Bridge.Position} given @param {Page.Analysis} analysis @param {number} cell */
  showThen({ cells, goldClues }, analysis, cell) {
    this.board.setCells(cells, goldClues);
    this.board.setOverlay({ safe: analysis.safe, danger: analysis.danger, mark: cell });
  }

  async share() {
    const link = location.href;
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    this.help.message(copied ? t.shared : link);
  }
}
