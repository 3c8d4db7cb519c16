// Review: a finished game from move to move, with what each was worth and how likely it was to be won.
import { countIn, oneOf, setAddress } from '../address.js';
import { choice, h, say, section, toggle } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { keep, recall } from '../keep.js';
import { PlayedGame } from '../play/game.js';
import { readTurns, writeTurns } from '../play/turns.js';
import { Findings } from '../review/findings.js';
import { gameIn } from '../review/game.js';
import { Judging } from '../review/judging.js';
import { Moment } from '../review/moment.js';
import { Source } from '../source.js';
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
  words = '';
  speed = 'walk';
  due = 0;
  /** @type {Judging | null} The judging of which it was said that it is finished. */
  said = null;
  moment = new Moment();
  time = new TimeLine(
    (at) => this.#show(at),
    (at) => this.#pauseAt(at),
  );
  findings = new Findings((moment) => this.time.to(moment));
  source = new Source({ title: t.paste, placeholder: t.placeholder, name: 'replay', id: 'replay-file' }, ([file]) =>
    this.#take(file),
  );

  /** @param {HTMLElement} main @param {URLSearchParams} parameters */
  constructor(main, parameters) {
    this.#build(main);
    this.update(parameters);
  }

  leave() {
    this.time.pause();
    this.#close();
    this.findings.destroy();
    this.moment.destroy();
  }

  /**
   * A link names the game; otherwise the one that was reviewed last is there again, or the one played last.
   * @param {URLSearchParams} parameters
   */
  update(parameters) {
    const [id, turns] = [parameters.get('id'), parameters.get('turns')];
    try {
      const strict = oneOf(parameters, 'way', Object.keys(text.play.ways), 'usual') === 'strict';
      const at = countIn(parameters, 'at');
      const game = id ? { id, turns: readTurns(turns ?? ''), strict } : this.#latest();
      const same = this.game && game && game.id === this.game.id && writeTurns(game.turns) === this.words;
      if (same) this.#address();
      else if (game) this.#open(game, at);
      else this.moment.wait(t.empty, t.emptyTitle);
    } catch (error) {
      this.moment.fault(error);
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
    const { moment } = this;
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': text.pages.review },
      moment.story,
      section(
        null,
        toggle(text.analyse.chances, false, (on) => moment.setChances(on), { id: 'chances' }),
        choice(text.watch.speed, this.#speeds(), this.speed, (speed) => (this.speed = speed), { name: 'speed' }),
        elsewhere(['play', 'analyse', 'watch'], () => this.#here()),
      ),
      section(t.whole, this.findings.whole),
      section(t.guesses, this.findings.guesses),
      this.source.element,
      section(null, moment.knowledge.fold()),
    );
    const stage = h(
      'div',
      { class: 'stage' },
      h('div', { class: 'boards' }, h('div', { class: 'seat' }, moment.board.host)),
      this.findings.course,
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
    this.moment.stop();
    this.judging?.stop();
    this.judging = null;
    this.game?.close();
    this.game = null;
  }

  /** @param {import('../files.js').Given | undefined} file */
  async #take(file) {
    try {
      if (file) await this.#open(await gameIn(file.bytes));
    } catch (error) {
      this.moment.fault(error);
    }
  }

  /** @param {Page.Moves} given @param {number} [at] */
  async #open({ id = '', turns, strict }, at = 0) {
    this.time.pause();
    this.#close();
    this.moment.wait(text.play.thinking);
    try {
      const game = await PlayedGame.open(id, { changed: () => {}, restored: () => {} }, { turns, strict });
      this.#begin(game, at);
    } catch (error) {
      this.moment.fault(error);
    }
  }

  /** @param {PlayedGame} game @param {number} at */
  #begin(game, at) {
    this.game = game;
    this.words = writeTurns(game.turns);
    keep('review', { id: game.id, turns: this.words, ...this.#way });
    const name = `${game.id} ${game.strict ? 'strict ' : ''}${this.words}`;
    this.judging = new Judging(game, name, () => this.#judged());
    this.moment.begin(game, this.judging);
    this.time.setLength(game.turns.length);
    this.time.to(at);
    this.#judged();
    this.judging.begin().catch((error) => this.moment.fault(error));
  }

  /** @returns {Record<string, string>} */
  get #way() {
    return this.game?.strict ? { way: 'strict' } : {};
  }

  #here() {
    const { game, time } = this;
    const { position } = this.moment;
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
    this.#address();
    if (this.game && this.judging) this.findings.drawCourse(this.game, this.judging, at);
    await this.moment.show(at, this.time.running);
  }

  // ---- what has become known meanwhile

  #judged() {
    const { game, judging } = this;
    if (!game || !judging || this.due) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      if (game === this.game) this.#drawJudged(game, judging);
    });
  }

  /** @param {PlayedGame} game @param {Judging} judging */
  #drawJudged(game, judging) {
    this.findings.draw(game, judging);
    this.findings.drawCourse(game, judging, this.time.at);
    this.moment.tellNews();
    if (judging.judged === game.turns.length && this.said !== judging) {
      this.said = judging;
      say(t.finished);
    }
  }
}
