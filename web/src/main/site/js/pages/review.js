// SPDX-License-Identifier: Apache-2.0
// Review: a finished game from move to move, with what each was worth and how likely it was to be won.
import { countIn, oneOf, setAddress } from '../address.js';
import { h, say, section, toggle, toTheTop } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { keep, recall } from '../keep.js';
import { PlayedGame } from '../play/game.js';
import { readTurns, writeTurns } from '../play/turns.js';
import { Findings } from '../review/findings.js';
import { Judging } from '../review/judging.js';
import { Moment } from '../review/moment.js';
import { Playback } from '../review/playback.js';
import { Shelf } from '../review/shelf.js';
import { Speeds } from '../review/speeds.js';
import { Source } from '../source.js';
import { text } from '../text.js';
import { TimeLine } from '../timeline.js';

const t = text.review;
const LONGEST_LINK = 8000;
const LONGEST_PATH = 60000;

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
  asked = 0;
  speeds = new Speeds();
  doubts = h('ul', { class: 'problem', id: 'doubts' });
  player = h('p', { class: 'soft small', id: 'player' });
  due = 0;
  /** @type {Judging | null} The judging of which it was said that it is finished. */
  said = null;
  moment = new Moment();
  time = new TimeLine(
    (at) => this.#show(at),
    (at) => this.#pauseAt(at),
  );
  findings = new Findings((moment) => this.time.to(moment));
  playback = new Playback((trail) => this.moment.follow(trail));
  shelf = new Shelf(
    (game) => this.#open(game),
    (error) => this.moment.fault(error),
  );
  source = new Source(
    { title: t.paste, placeholder: t.placeholder, name: 'replay', id: 'replay-file', several: true },
    (files) => this.receive(files),
  );

  /** @param {HTMLElement} main @param {URLSearchParams} parameters */
  constructor(main, parameters) {
    this.speeds.draw(false);
    this.time.element.append(this.playback.clock);
    this.#build(main);
    this.update(parameters);
  }

  leave() {
    this.time.pause();
    this.playback.stop();
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
      const game = id ? withPath({ id, turns: readTurns(turns ?? ''), strict }) : this.#latest();
      const same = this.game && game && game.id === this.game.id && writeTurns(game.turns) === this.words;
      if (same && parameters.has('at')) this.#goTo(at);
      else if (same) this.#address();
      else if (game) this.#open(game, at);
      else this.moment.wait(t.empty, t.emptyTitle);
    } catch (error) {
      this.asked++;
      this.#close();
      this.#failed(error);
    }
    return true;
  }

  // A link to another moment of the game that is shown.
  /** @param {number} at */
  #goTo(at) {
    this.time.pause();
    this.time.to(at);
  }

  /** @returns {Page.Moves | null} */
  #latest() {
    const { id, turns, way } = recall('review', null) ?? recall('games', [])[0] ?? {};
    return id && turns ? withPath({ id, turns: readTurns(turns), strict: way === 'strict' }) : null;
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    const { moment } = this;
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': text.pages.review },
      moment.story,
      this.shelf.element,
      section(
        null,
        toggle(text.analyse.chances, false, (on) => moment.setChances(on), { id: 'chances' }),
        this.speeds.element,
        elsewhere(['play', 'analyse', 'watch'], () => this.#here()),
      ),
      section(t.whole, this.player, this.doubts, this.findings.whole),
      section(t.guesses, this.findings.guesses),
      this.findings.fortune,
      this.findings.clicking,
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
    main.append(h('h1', { class: 'spoken' }, text.pages.review), h('div', { class: 'page tall' }, stage, panel));
  }

  // ---- the game

  /** Opens what was handed over. @param {import('../files.js').Given[]} files */
  receive(files) {
    toTheTop(this.moment.story);
    return this.shelf.take(files);
  }

  #close() {
    this.moment.stop();
    this.judging?.stop();
    this.judging = null;
    this.game?.close();
    this.game = null;
  }

  /** @param {Page.Moves} given @param {number} [at] */
  async #open({ id = '', turns, strict, path = [], ...file }, at = 0) {
    const mine = ++this.asked;
    this.time.pause();
    this.#close();
    this.moment.wait(text.play.thinking);
    try {
      const game = await PlayedGame.open(id, { changed: () => {}, restored: () => {} }, { turns, strict });
      // Another was asked for meanwhile.
      if (mine !== this.asked) return game.close();
      this.#begin(game, path, at, file);
    } catch (error) {
      if (mine === this.asked) this.#failed(error);
    }
  }

  // What was told of the game before is not of this one.
  /** @param {any} error */
  #failed(error) {
    this.moment.fault(error);
    this.moment.board.host.hidden = true;
    this.findings.clear();
    this.player.textContent = '';
    this.doubts.replaceChildren();
    this.playback.begin([], []);
    this.time.at = 0;
    this.time.setLength(0);
  }

  /** @param {PlayedGame} game @param {number[]} path @param {number} at @param {Page.OfFile} file */
  #begin(game, path, at, file) {
    this.game = game;
    this.words = writeTurns(game.turns);
    keep('review', { id: game.id, turns: this.words, ...this.#way, path: path.length < LONGEST_PATH ? path : [] });
    this.playback.begin(game.turns, path);
    this.speeds.draw(this.playback.timed, path.length ? 'played' : undefined);
    const name = `${game.id} ${game.strict ? 'strict ' : ''}${this.words}`;
    this.judging = new Judging(game, name, () => this.#judged(), file);
    this.#tellOfFile(this.judging);
    this.moment.begin(game, this.judging);
    this.time.setLength(game.turns.length);
    this.time.to(at);
    this.#judged();
    this.judging.begin().catch((error) => this.moment.fault(error));
  }

  /** @param {Judging} judging */
  #tellOfFile({ player, doubts = [] }) {
    this.player.textContent = player ? t.player(player) : '';
    this.doubts.replaceChildren(...doubts.map((doubt) => h('li', {}, doubt)));
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
    const { factor } = this.speeds;
    if (!factor || !this.playback.timed) return this.speeds.pause;
    this.playback.run(at, factor, () => this.time.running);
    return this.playback.waitAt(at) / factor;
  }

  /** @param {number} at */
  async #show(at) {
    this.#address();
    if (this.game && this.judging) this.findings.drawCourse(this.game, this.judging, at);
    if (!this.time.running) this.playback.show(at);
    await this.moment.show(at, this.time.running);
  }

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

// A link is too short for the way of the mouse: after a reload it is as it was kept.
/** @param {Page.Moves} game @returns {Page.Moves} */
function withPath(game) {
  const kept = recall('review', null);
  const same = kept && kept.id === game.id && kept.turns === writeTurns(game.turns);
  return same ? { ...game, path: kept.path ?? [] } : game;
}
