// Review: a finished game from move to move, with what each was worth and how likely it was to be won.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { choice, h, say, section, toggle } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { keep, recall } from '../keep.js';
import { KnowledgeBase } from '../knowledge.js';
import { PlayedGame } from '../play/game.js';
import { readTurns, writeTurns } from '../play/turns.js';
import { ProofView } from '../proof.js';
import { gameAccount, guessList, turnAccount } from '../review/account.js';
import { Curve } from '../review/curve.js';
import { Judging } from '../review/judging.js';
import { ReplaySource } from '../review/source.js';
import { text } from '../text.js';
import { TimeLine } from '../timeline.js';

const t = text.review;
const LONGEST_LINK = 8000;
/** @type {Record<string, number>} */
const SPEEDS = { slow: 1400, walk: 600, run: 120 };
const LONGEST_WAIT = 3000;

/** @param {HTMLElement} main @param {Page.Contents} _contents @param {URLSearchParams} parameters */
export function open(main, _contents, parameters) {
  return new Review(main, parameters);
}

class Review {
  /** @type {PlayedGame | null} */
  game = null;
  /** @type {Judging | null} */
  judging = null;
  /** @type {Bridge.Position | null} The position at the moment that is shown. */
  position = null;
  /** @type {Page.Analysis | null} What is known of it, at the moment of chances. */
  known = null;
  chances = -1;
  showsChances = false;
  words = '';
  told = '';
  due = 0;
  /** @type {Judging | null} The judging of which it was said that it is finished. */
  said = null;
  boardHost = h('div', { class: 'board' });
  curveHost = h('div', { class: 'course', hidden: true });
  story = h('section', { class: 'group', id: 'story' });
  whole = h('div', { class: 'group', id: 'whole' });
  guesses = h('div', {});
  /** @param {HTMLElement} main @param {URLSearchParams} parameters */
  constructor(main, parameters) {
    this.thought = new Thought();
    this.speed = 'walk';
    this.source = new ReplaySource(
      (game) => this.#open(game),
      (error) => this.#fault(error),
    );
    this.time = new TimeLine(
      (at) => this.#show(at),
      (at) => this.#pauseAt(at),
    );
    this.knowledge = new KnowledgeBase();
    this.#build(main);
    this.board = new Board(this.boardHost, {});
    this.proof = new ProofView(this.board);
    this.curve = new Curve(this.curveHost, (moment) => this.time.to(moment));
    this.update(parameters);
  }

  leave() {
    this.time.pause();
    this.thought.stop();
    this.#close();
    this.curve.destroy();
    this.board.destroy();
  }

  /**
   * A link names the game; otherwise the one that was reviewed last is there again, or the one played last.
   * @param {URLSearchParams} parameters
   */
  update(parameters) {
    const [id, turns] = [parameters.get('id'), parameters.get('turns')];
    const strict = parameters.get('way') === 'strict';
    try {
      const game = id ? { id, turns: readTurns(turns ?? ''), strict } : this.#latest();
      const same = this.game && game && game.id === this.game.id && writeTurns(game.turns) === this.words;
      if (same) this.#address();
      else if (game) this.#open(game, Number(parameters.get('at') ?? 0));
      else this.story.replaceChildren(h('p', { class: 'title' }, t.emptyTitle), h('p', { class: 'soft' }, t.empty));
    } catch (error) {
      this.#fault(error);
    }
    return true;
  }

  #latest() {
    const { id, turns, way } = recall('review', null) ?? recall('games', [])[0] ?? {};
    return id && turns ? { id, turns: readTurns(turns), strict: way === 'strict' } : null;
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': text.pages.review },
      this.story,
      section(
        null,
        toggle(text.analyse.chances, false, (on) => this.#setChances(on), { id: 'chances' }),
        choice(text.watch.speed, this.#speeds(), this.speed, (speed) => (this.speed = speed), { name: 'speed' }),
        elsewhere(['play', 'analyse', 'watch'], () => this.#here()),
      ),
      section(t.whole, this.whole),
      section(t.guesses, this.guesses),
      this.source.element,
      section(null, this.knowledge.fold()),
    );
    const stage = h(
      'div',
      { class: 'stage' },
      h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost)),
      this.curveHost,
      this.time.element,
    );
    this.source.catchDrops(stage);
    main.append(h('h1', { class: 'spoken' }, text.pages.review), h('div', { class: 'page' }, stage, panel));
  }

  #speeds() {
    const { slow, walk, run } = text.watch.speeds;
    return Object.entries({ slow, walk, run, played: t.asPlayed });
  }

  // ---- the game

  #close() {
    this.judging?.stop();
    this.judging = null;
    this.game?.close();
    this.game = null;
  }

  /** @param {Page.Moves} given @param {number} [at] */
  async #open({ id = '', turns, strict }, at = 0) {
    this.time.pause();
    this.#close();
    this.story.replaceChildren(h('p', { class: 'soft' }, text.play.thinking));
    try {
      const game = await PlayedGame.open(id, { changed: () => {}, restored: () => {} }, { turns, strict });
      this.#begin(game, at);
    } catch (error) {
      this.#fault(error);
    }
  }

  /** @param {import('../play/game.js').PlayedGame} game @param {number} at */
  #begin(game, at) {
    this.game = game;
    this.words = writeTurns(game.turns);
    keep('review', { id: game.id, turns: this.words, ...this.#way });
    this.curveHost.hidden = false;
    this.board.setBoard(game.board);
    this.judging = new Judging(game, `${game.id} ${game.strict ? 'strict ' : ''}${this.words}`, () => this.#judged());
    this.time.setLength(game.turns.length);
    this.time.to(Number.isInteger(at) ? at : 0);
    this.#judged();
    this.judging.begin().catch((error) => this.#fault(error));
  }

  /** @returns {Record<string, string>} */
  get #way() {
    return this.game?.strict ? { way: 'strict' } : {};
  }

  #here() {
    const { game, position, time } = this;
    if (!game || !position) return null;
    return {
      id: game.id,
      turns: game.turns.slice(0, time.at),
      all: game.turns,
      strict: game.strict,
      position,
      over: game.over && time.at === time.length,
    };
  }

  // A link to this very moment, where the game is short enough for one.
  #address() {
    if (!this.game) return;
    const named = { id: this.game.id, turns: this.words, ...this.#way, at: String(this.time.at) };
    const query = new URLSearchParams(named).toString();
    setAddress('review', query.length < LONGEST_LINK ? query : '');
  }

  // ---- moments

  /** @param {number} at */
  #pauseAt(at) {
    const [now, next] = [this.game?.turns[at]?.[2], this.game?.turns[at + 1]?.[2]];
    if (this.speed !== 'played' || now === undefined || next === undefined) return SPEEDS[this.speed] ?? SPEEDS.walk;
    return Math.min(LONGEST_WAIT, next - now);
  }

  /** @param {number} at */
  async #show(at) {
    const { game } = this;
    if (!game) return;
    const position = await game.at(at);
    if (game !== this.game || at !== this.time.at) return;
    this.position = position;
    const end = at === game.turns.length;
    this.board.setCells(position.cells, position.goldClues, end ? game.truth : null);
    this.proof.clear();
    this.#tell();
    this.#address();
    if (this.time.running) return;
    this.knowledge.show(position, game.board);
    await this.#explain(at);
  }

  // What is drawn on the board: the turn that follows, and what would have been better.
  #overlay() {
    const judged = this.judging?.turns[this.time.at];
    const [, cell] = this.game?.turns[this.time.at] ?? [];
    const needless = judged?.worth === 'risk';
    return {
      mark: cell,
      safe: judged && needless ? new Set(judged.safe) : undefined,
      labels: judged && needless && judged.best >= 0 && !judged.safe.length ? new Map([[judged.best, '★']]) : undefined,
      chance: this.chances === this.time.at ? this.known?.chance : undefined,
    };
  }

  #tell() {
    const { game, judging, time } = this;
    if (!game || !judging) return;
    const { at } = time;
    const turn = game.turns[at];
    this.story.replaceChildren(
      ...(turn
        ? turnAccount(game.board, at + 1, turn, judging.turns[at], judging.wins[at], judging.wins[at + 1])
        : [
            h('p', { class: 'title', id: 'headline' }, t.ends[game.state.status]),
            h('p', { class: 'soft' }, t.length(game.turns.length)),
          ]),
      this.proof.element,
    );
    if (turn) this.board.reveal(turn[1]);
    this.told = this.#news();
    this.board.setOverlay(this.#overlay());
    this.#drawCurve();
  }

  #drawCurve() {
    const { game, judging, time } = this;
    if (game && judging)
      this.curve.show({ length: game.turns.length, wins: judging.wins, turns: judging.turns, at: time.at });
  }

  /** @param {number} at */
  async #explain(at) {
    const { game, position } = this;
    if (!game || !position) return;
    if (this.showsChances) await this.#findChances(at);
    const [kind, cell] = game.turns[at] ?? [];
    if (cell === undefined || kind === 'chord' || this.judging?.turns[at]?.worth !== 'forced') return;
    const answer = await this.thought.json('explain', position, cell).catch(() => null);
    const still = game === this.game && at === this.time.at && !this.time.running;
    if (answer?.kind === 'proved' && still && !this.showsChances) this.proof.show(answer, this.#overlay());
  }

  /** @param {number} at */
  async #findChances(at) {
    if (!this.position) return;
    const known = await this.thought.analyse(this.position).catch(() => null);
    if (!known || at !== this.time.at) return;
    this.known = known;
    this.chances = at;
    this.board.setOverlay(this.#overlay());
  }

  /** @param {boolean} on */
  #setChances(on) {
    this.showsChances = on;
    this.chances = -1;
    if (this.game) this.time.to(this.time.at);
  }

  // ---- what has become known meanwhile

  #judged() {
    const { game, judging } = this;
    if (!game || !judging || this.due) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      if (game === this.game) this.#drawJudged();
    });
  }

  #drawJudged() {
    const { game, judging } = this;
    if (!game || !judging) return;
    this.whole.replaceChildren(...gameAccount(game, judging));
    this.guesses.replaceChildren(guessList(game.board, game, judging, (moment) => this.time.to(moment)));
    if (this.told === this.#news()) this.#drawCurve();
    else this.#tellAnew();
    if (judging.judged === game.turns.length && this.said !== judging) {
      this.said = judging;
      say(t.finished);
    }
  }

  // What is known of the turn at hand; the story is only told again when that has changed.
  #news() {
    const { turns = [], wins = [] } = this.judging ?? {};
    const { at } = this.time;
    return JSON.stringify([at, turns[at], wins[at], wins[at + 1]]);
  }

  #tellAnew() {
    this.#tell();
    if (!this.time.running && this.position) this.#explain(this.time.at);
  }

  /** @param {any} error */
  #fault(error) {
    this.story.replaceChildren(
      h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.analyse.notRead), h('p', {}, error.message)),
    );
  }
}
