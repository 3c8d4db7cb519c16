// Play: a person at the board.
import { setAddress } from '../address.js';
import { Board } from '../board/board.js';
import { FLAGGED } from '../board/sprites.js';
import { Clock } from '../clock.js';
import { h, icon, iconButton, icons, say, section, toggle } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { Cancelled, table } from '../engine.js';
import { keep, recall } from '../keep.js';
import { addReview, endingNote } from '../play/ending.js';
import { FirstClick } from '../play/first.js';
import { PlayedGame } from '../play/game.js';
import { Help } from '../play/help.js';
import { addFinished, boardName } from '../play/record.js';
import { savedGame, saveGame } from '../play/saved.js';
import { readTurns } from '../play/turns.js';
import { figuresOf, harder, verdictOf } from '../play/ways.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';
import { applyEyes } from '../theme.js';

const t = text.play;
/** @type {Record<string, 'undo' | 'redo' | 'hint' | 'switchFlagMode' | 'newGame' | 'again'>} */
const KEYS = { z: 'undo', y: 'redo', h: 'hint', f: 'switchFlagMode', n: 'newGame', r: 'again', F2: 'newGame' };

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Play(main, contents, parameters);
}

/** @param {URLSearchParams} parameters */
function wayOf(parameters) {
  const way = parameters.get('way') ?? 'usual';
  return t.ways[way] ? way : 'usual';
}

class Play {
  banner = h('p', { class: 'banner', hidden: true });
  figures = h('div', { class: 'figures' });
  result = h('div', { class: 'result', 'aria-live': 'polite' });
  undoButton = iconButton(icons.undo, t.undo, () => this.undo(), { id: 'undo', disabled: true });
  redoButton = iconButton(icons.redo, t.redo, () => this.redo(), { id: 'redo', disabled: true });
  flagButton = h(
    'button',
    {
      type: 'button',
      class: 'button flag-mode',
      'aria-pressed': 'false',
      'aria-label': t.flagMode,
      title: t.flagMode,
      onclick: () => this.switchFlagMode(),
    },
    icon(icons.flag),
  );
  /** @type {Page.Course} */
  course = { way: 'usual', round: 0 };
  /** @type {Partial<Bridge.Metrics> | null} Where the fewest clicks stand beside the player's. */
  metrics = null;
  /** @type {PlayedGame | null} */
  game = null;
  /** @type {FirstClick | null} The board whose first click is still to come. */
  waiting = null;
  /** @type {FirstClick | null} What the game was made from. */
  madeFrom = null;
  /** @type {Bridge.GameFacts | undefined} */
  rules;
  flagMode = false;
  helped = false;
  takenBack = false;
  noGuess = false;
  counted = false;

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.options = { questions: false, numbered: false, eyes: false, ...recall('options', {}) };
    this.clock = new Clock(() => this.#drawFigures());
    this.setup = new Setup(contents, () => this.newGame(1), { noGuess: true, ways: true, remember: 'play' });
    this.boardHost = h('div', { class: 'board' });
    this.board = new Board(this.boardHost, {
      open: (cell) => (this.flagMode ? this.flag(cell) : this.take('open', cell)),
      chord: (cell) => this.take('chord', cell),
      flag: (cell) => this.flag(cell),
      key: (key) => this.#key(key),
      hover: (cell) => this.help.wouldShow(cell),
    });
    this.help = new Help(
      this.board,
      () => this.game,
      () => (this.helped = true),
    );
    this.#build(main);
    addEventListener('keydown', this.#onKey);
    this.update(parameters);
  }

  leave() {
    removeEventListener('keydown', this.#onKey);
    this.clock.stop();
    this.#save();
    this.help.stop();
    this.board.destroy();
    this.game?.close();
  }

  /**
   * A link to a game opens it; a link to a board waits for its first click; otherwise the game that was left goes on.
   * @param {URLSearchParams} parameters
   */
  update(parameters) {
    const [id, board, turns] = ['id', 'board', 'turns'].map((key) => parameters.get(key));
    const way = wayOf(parameters);
    if (id && turns) this.#openTurns(id, turns, way);
    else if (id) {
      if (id !== this.game?.id || way !== this.course.way) this.#openId(id, savedGame(id, way));
    } else if (board) this.#waitFor(board, parameters);
    else if (!this.game && !this.waiting) this.#goOn();
    else this.#address();
    return true;
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => this.#anywhere(event);

  #goOn() {
    const [latest] = recall('games', []);
    if (latest && latest.id === recall('playing', '')) this.#openId(latest.id, savedGame(latest.id, latest.way));
    else this.newGame();
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    this.boardHost.prepend(this.banner);
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.newGame },
      this.result,
      section(
        t.newGame,
        this.setup.element,
        h(
          'button',
          { type: 'button', class: 'button primary', id: 'new-game', onclick: () => this.newGame() },
          t.newGame,
        ),
      ),
      this.help.element,
      this.#more(),
    );
    main.append(
      h('h1', { class: 'spoken' }, text.pages.play),
      h(
        'div',
        { class: 'page tall' },
        h(
          'div',
          { class: 'stage' },
          this.#strip(),
          h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost)),
        ),
        panel,
      ),
    );
  }

  // What the other pages take over.
  #here() {
    const { game } = this;
    return game && { id: game.id, turns: game.turns, strict: game.strict, position: game.position, over: game.over };
  }

  #strip() {
    return h(
      'div',
      { class: 'strip' },
      iconButton(icons.smile, t.newGame, () => this.newGame(), { id: 'fresh' }),
      this.figures,
      h(
        'div',
        { class: 'row push' },
        this.undoButton,
        this.redoButton,
        iconButton(icons.again, t.again, () => this.again()),
        this.flagButton,
      ),
    );
  }

  #more() {
    return section(
      null,
      elsewhere(['analyse', 'watch', 'review'], () => this.#here()),
      toggle(t.questions, this.options.questions, (on) => this.#setOption('questions', on), { id: 'questions' }),
      toggle(t.numbered, this.options.numbered, (on) => this.#setOption('numbered', on), { id: 'numbered' }),
      toggle(t.eyes, this.options.eyes, (on) => this.#setOption('eyes', on), { id: 'eyes' }),
      h(
        'button',
        { type: 'button', class: 'button', id: 'share', onclick: () => this.share() },
        icon(icons.link),
        t.share,
      ),
      h(
        'details',
        {},
        h('summary', {}, t.keys),
        h(
          'dl',
          { class: 'facts keys' },
          ...t.keyList.flatMap(([key, does]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)]),
        ),
      ),
    );
  }

  /** @param {'questions' | 'numbered' | 'eyes'} name @param {boolean} on */
  #setOption(name, on) {
    this.options[name] = on;
    keep('options', this.options);
    if (name === 'numbered') this.board.number(on);
    if (name === 'eyes') applyEyes();
  }

  #drawFigures() {
    const shown = this.game?.board ?? this.waiting?.board;
    if (!shown) return;
    const state = this.game?.state;
    const dangers = state?.dangers ?? shown.dangers;
    const found = (state?.flagged ?? FirstClick.flags(this.board.cells).length) + (state?.exploded ?? 0);
    const gold = this.rules?.gold;
    /** @type {(value: string | number, name: string) => HTMLElement} */
    const figure = (value, name) => h('div', { class: 'figure' }, h('b', {}, String(value)), h('span', {}, name));
    this.figures.replaceChildren(
      ...[
        figure(
          dangers < 0 ? found : dangers - found,
          dangers < 0 ? text.board.flags : `${text.dangers(shown.danger)} ${t.left}`,
        ),
        figure(this.clock.seconds(), t.time),
        gold ? figure(state?.lives ?? 1, t.lives) : null,
        gold ? figure(state?.gold ?? 0, t.gold) : null,
        ...figuresOf(this.course, this.game, this.metrics).map(([value, name]) => figure(value, String(name))),
      ].filter((part) => part !== null),
    );
    this.undoButton.disabled = !this.game?.turns.length;
    this.redoButton.disabled = !this.game?.undone.length;
  }

  switchFlagMode() {
    this.flagMode = !this.flagMode;
    this.flagButton.setAttribute('aria-pressed', String(this.flagMode));
  }

  hint() {
    this.help.hint();
  }

  /** @param {string} key */
  #key(key) {
    const does = KEYS[key] ?? KEYS[key.toLowerCase()];
    if (does) this[does]();
    return Boolean(does);
  }

  // F2 and N start a game from wherever the focus is, but never out of a field that is being filled in.
  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea, canvas');
    if (typing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (['F2', 'n', 'N'].includes(event.key)) {
      event.preventDefault();
      this.newGame();
    }
  }

  // ---- games

  /** Starts a game as it is chosen; a survival that was won goes on with its next board. */
  async newGame(round = this.#nextRound()) {
    const [seed, { way }] = [this.setup.seed(), this.setup];
    const plan = this.setup.plan(way === 'survival' ? harder(this.setup.values, round) : {});
    const course = {
      way,
      round: way === 'survival' ? round : 0,
      base: way === 'survival' ? this.setup.id(seed) : undefined,
    };
    try {
      if (plan.firstClickDecides) await this.#wait(new FirstClick(plan, seed, course));
      else await this.#start(plan.idAt(seed), course);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #nextRound() {
    const won = this.course.way === 'survival' && this.game?.state.status === 'won';
    return won ? this.course.round + 1 : 1;
  }

  // From a moment of a game that was played before: what comes of it is no fresh game.
  /** @param {string} id @param {string} turns @param {string} way */
  #openTurns(id, turns, way) {
    try {
      this.#openId(id, { turns: readTurns(turns), takenBack: true, way });
    } catch (error) {
      this.#noGame(error);
    }
  }

  /** @param {string} id @param {Partial<Page.Saved>} saved */
  async #openId(id, saved) {
    try {
      await this.#start(id, saved);
      if (this.course.way !== 'survival') this.setup.showId(id);
      this.setup.show({ way: this.course.way });
    } catch (error) {
      this.#noGame(error);
    }
  }

  // A link to a board whose first click is still to come.
  /** @param {string} board @param {URLSearchParams} parameters */
  async #waitFor(board, parameters) {
    const [start, seed] = [parameters.get('start') ?? 'opening', parameters.get('seed') ?? ''];
    try {
      if (!t.starts[start]) throw new Error(t.badStart(start));
      if (!/^-?\d{1,18}$/.test(seed)) throw new Error(t.badSeed);
      this.setup.showId(`${board} #${seed}`);
      const way = wayOf(parameters);
      this.setup.show({ start, noGuess: parameters.get('noguess') === '1', way });
      if (this.setup.id(seed) !== `${board} #${seed}`) throw new Error(t.badBoard(board));
      await this.#wait(new FirstClick(this.setup.plan(), seed, { way, round: way === 'survival' ? 1 : 0 }));
    } catch (error) {
      this.#noGame(error);
    }
  }

  // The first click decides where the dangers are not, so the board is only made then.
  /** @param {FirstClick} first */
  async #wait(first) {
    const { columns, rows, size } = first.board;
    if (size > 1e6) throw new Error(t.badSize);
    const fault = await table.call('fault', first.idAt(first.seed, columns >> 1, rows >> 1));
    if (fault) throw new Error(fault);
    this.#clear(first.board);
    this.waiting = first;
    this.course = first.course;
    this.rules = first.rules;
    this.#address();
    this.#drawFigures();
    this.help.message(t.ready);
  }

  /** @param {string} id @param {Partial<Page.Saved>} [saved] */
  async #start(id, saved = {}) {
    const game = await PlayedGame.open(
      id,
      { changed: (changed, turn) => this.#changed(changed, turn), restored: () => this.#tell(t.restored) },
      { ...saved, strict: saved.way === 'strict' },
    );
    const metrics = saved.way === 'efficiency' ? await game.metrics() : null;
    this.#clear(game.board);
    Object.assign(this, {
      game,
      helped: saved.helped ?? false,
      takenBack: saved.takenBack ?? false,
      noGuess: saved.noGuess ?? false,
      counted: saved.counted ?? false,
      course: { way: saved.way ?? 'usual', round: saved.round ?? 0, base: saved.base },
      metrics,
    });
    this.rules = this.contents.games.find((rules) => rules.id === game.board.game);
    this.clock.reset(saved.seconds);
    this.board.questions = new Set(saved.questions);
    this.#address();
    this.#show();
    if (game.board.starts.length && !game.turns.length) this.help.message(t.readyStarts);
  }

  // The game that was shown is put away; what was asked of it and not done yet is not done to another.
  /** @param {Page.Drawn} board */
  #clear(board) {
    this.#save();
    this.game?.close();
    this.game = null;
    this.waiting = null;
    this.help.stop();
    this.clock.reset();
    this.board.setBoard(board);
    this.banner.hidden = true;
    this.result.replaceChildren();
  }

  again() {
    const { way } = this.course;
    if (this.game)
      this.#start(this.game.id, { way: way === 'survival' ? 'usual' : way }).catch((error) => this.#refuse(error));
  }

  #address() {
    /** @type {Record<string, string>} */
    const way = this.course.way === 'usual' ? {} : { way: this.course.way };
    const query = this.game ? new URLSearchParams({ id: this.game.id, ...way }) : this.waiting?.link;
    if (query) setAddress('play', query);
  }

  #save() {
    if (!this.game) return;
    const { game, helped, takenBack, noGuess, counted } = this;
    saveGame({
      id: game.id,
      turns: game.turns,
      undone: game.undone,
      seconds: this.clock.exact(),
      questions: [...this.board.questions],
      helped,
      takenBack,
      noGuess,
      counted,
      ...this.course,
    });
    keep('playing', game.id);
  }

  // ---- turns

  /** @param {number} cell */
  async flag(cell) {
    if (this.waiting) {
      this.board.setCells(FirstClick.toggleFlag(this.board.cells, cell));
      this.#drawFigures();
    } else if (this.options.questions && this.#question(cell)) this.#save();
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
    try {
      if (this.waiting) await this.#firstClick(kind, cell);
      else await this.game?.take(kind, cell);
    } catch (error) {
      this.#fault(error);
    }
  }

  // Clicks that fall while the board is being made wait for it.
  /** @param {string} kind @param {number} cell */
  async #firstClick(kind, cell) {
    const { waiting } = this;
    if (!waiting) return;
    if (!waiting.begun) {
      if (kind !== 'open' || this.board.cells[cell] === FLAGGED) return;
      waiting.begun = this.#begin(waiting, cell);
      await waiting.begun;
    } else {
      await waiting.begun.catch(() => {});
      if (this.game && this.madeFrom === waiting) await this.game.take(kind, cell);
    }
  }

  /** @param {FirstClick} first @param {number} cell */
  async #begin(first, cell) {
    try {
      const id = await first.id(cell, (looks) => this.waiting === first && this.help.message(t.looking(looks)));
      if (this.waiting !== first) return;
      /** @type {Page.Turn[]} */
      const flags = FirstClick.flags(this.board.cells).map((flagged) => ['flag', flagged]);
      const view = { ...this.board.view };
      await this.#start(id, { turns: flags, noGuess: first.noGuess, ...first.course });
      this.madeFrom = first;
      Object.assign(this.board.view, view);
      this.board.cursor = cell;
      await this.game?.take('open', cell);
    } catch (error) {
      first.begun = undefined;
      throw error;
    }
  }

  async undo() {
    await this.#travel('undo');
  }

  async redo() {
    await this.#travel('redo');
  }

  /** @param {'undo' | 'redo'} way */
  async #travel(way) {
    this.takenBack = true;
    await this.game?.[way]().catch((/** @type {Error} */ error) => this.#fault(error));
  }

  // ---- what a turn changed

  /** @param {import('../play/game.js').PlayedGame} game @param {{ kind: string, cell: number }} given */
  #changed(game, { kind, cell }) {
    if (game !== this.game) return;
    if (['undo', 'redo'].includes(kind)) {
      this.result.replaceChildren();
      this.banner.hidden = true;
    }
    if (kind !== 'flag' && !game.over) this.clock.start();
    this.#show();
    this.board.cursor = cell;
    this.board.speak(cell);
  }

  #show() {
    const { game } = this;
    if (!game) return;
    this.board.setCells(game.cells, game.goldClues, game.truth);
    if (game.over) this.#finish(game);
    this.#drawFigures();
    this.#save();
    this.help.think();
  }

  /** @param {import('../play/game.js').PlayedGame} game */
  async #finish(game) {
    this.clock.stop();
    const won = game.state.status === 'won';
    const seconds = Math.max(this.clock.exact(), 0.001);
    const metrics = await game.metrics();
    if (game !== this.game) return;
    this.#count(game, won, seconds, metrics.threeBv ?? 0);
    const note = endingNote(game, metrics, seconds, {
      certified: this.noGuess,
      helped: this.helped || this.takenBack,
      verdict: verdictOf(this.course, game, metrics),
    });
    if (won && this.course.way === 'survival') note.append(this.#nextBoard());
    this.result.replaceChildren(note);
    this.banner.textContent = t.banner(won, seconds);
    this.banner.className = `banner ${won ? 'good' : 'bad'}`;
    this.banner.hidden = false;
    if (!won)
      await addReview(note, game, (position) => this.help.known(position), {
        undo: () => this.undo(),
        show: (...then) => this.#showThen(...then),
      });
  }

  #nextBoard() {
    return h(
      'button',
      { type: 'button', class: 'button primary', id: 'next-board', onclick: () => this.newGame() },
      t.nextBoard,
    );
  }

  // A game counts once, however often its end is taken back.
  /**
   * @param {import('../play/game.js').PlayedGame} game
   * @param {boolean} won
   * @param {number} seconds
   * @param {number} threeBv
   */
  #count(game, won, seconds, threeBv) {
    if (this.counted) return;
    this.counted = true;
    addFinished({
      when: Date.now(),
      board: boardName(this.course.base ?? game.id, this.noGuess, this.course.way),
      round: this.course.round,
      id: game.id,
      won,
      seconds,
      threeBv,
      clicks: game.turns.length,
      helped: this.helped || this.takenBack,
    });
    this.#save();
  }

  /** @param {Bridge.Position} given @param {Page.Analysis} analysis @param {number} cell */
  #showThen({ cells, goldClues }, analysis, cell) {
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

  /** @param {string} words */
  #tell(words) {
    this.result.replaceChildren(h('p', { class: 'note', role: 'status' }, words));
  }

  // What cannot be played is said where it was chosen; the game on the board goes on.
  /** @param {any} error */
  #refuse(error) {
    if (!(error instanceof Cancelled)) this.setup.complain(error.message);
  }

  // A link that names no game: no other game is begun in its place.
  /** @param {any} error */
  #noGame(error) {
    this.#fault(error);
    if (!this.game && !this.waiting) say(error.message);
  }

  /** @param {any} error */
  #fault(error) {
    if (error instanceof Cancelled) return;
    this.result.replaceChildren(
      h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.fault), h('p', {}, error.message)),
    );
  }
}
