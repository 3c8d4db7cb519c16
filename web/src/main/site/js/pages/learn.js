// SPDX-License-Identifier: Apache-2.0
// Learn: a path from single clues to chances, on the reports' worlds, with the knowledge base beside the board.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { COVERED, FLAGGED } from '../board/sprites.js';
import { EXERCISES, LESSONS } from '../data/lessons.js';
import { button, focusHeading, h, say, section, showFault, toTheTop } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { KnowledgeBase } from '../knowledge.js';
import { lessonIn, lessonParts, Path } from '../learn/path.js';
import { Placing } from '../learn/placing.js';
import { rulesOf, solvedBoard } from '../learn/rules.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';

const t = text.learn;

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Learn(main, contents, parameters);
}

class Learn {
  /** @type {Page.Analysis | null} */
  analysis = null;
  lesson = LESSONS[0];
  right = 0;
  busy = false;
  lessonHost = h('div', { class: 'group' });
  feedback = h('div', { 'aria-live': 'polite', id: 'feedback' });
  thought = new Thought();
  knowledge = new KnowledgeBase();
  placing = new Placing(LESSONS[0]);
  path = new Path((lesson) => this.#choose(lesson));
  board = new Board(h('div', { class: 'board' }), {
    open: (cell) => this.move('open', cell),
    flag: (cell) => this.move('flag', cell),
  });
  proof = new ProofView(this.board);

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.#build(main, contents);
    this.#follow(parameters);
  }

  leave() {
    this.thought.stop();
    this.board.destroy();
    this.placing.close();
  }

  // Nothing of the lesson before stands beside a link that names none: a fresh page says so.
  /** @param {URLSearchParams} parameters */
  update(parameters) {
    try {
      this.start(lessonIn(parameters) ?? this.path.next);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {URLSearchParams} parameters */
  #follow(parameters) {
    try {
      this.start(lessonIn(parameters) ?? this.path.next);
    } catch (error) {
      this.path.draw(this.lesson);
      this.#drawLesson();
      this.#fault(error);
    }
  }

  // ---- the page

  /** @param {HTMLElement} main @param {Page.Contents} contents */
  #build(main, contents) {
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      h('section', { class: 'group' }, this.path.element, this.lessonHost, this.feedback, this.proof.element),
      section(t.practice, h('p', { class: 'soft small' }, t.practiceHint), this.path.exercises),
      section(
        null,
        elsewhere(['play', 'analyse', 'watch'], () => this.placing.here),
      ),
      section(t.knowledge, this.knowledge.element),
      section(t.rules, ...contents.games.map((game) => rulesOf(game, (id) => this.#showSolved(id)))),
    );
    const boards = h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.board.host));
    main.append(h('div', { class: 'page' }, h('div', { class: 'stage' }, boards), panel));
  }

  /** @param {string} id */
  async #showSolved(id) {
    const { placing } = this;
    const { board, cells, goldClues, truth } = await solvedBoard(id);
    if (placing !== this.placing) return;
    this.analysis = null;
    this.board.setBoard(board);
    this.board.setCells(cells, goldClues, truth);
  }

  #drawLesson() {
    this.lessonHost.replaceChildren(...lessonParts(this.lesson, this.right));
  }

  // ---- the lesson

  // The button that was pressed is drawn anew: what it began is shown and has the focus.
  /** @param {Page.Lesson} lesson */
  #choose(lesson) {
    this.start(lesson);
    toTheTop(this.lessonHost);
    focusHeading(this.lessonHost);
  }

  /** @param {Page.Lesson} lesson */
  async start(lesson) {
    this.lesson = lesson;
    this.analysis = null;
    this.knowledge.setForm(lesson.form);
    this.right = 0;
    this.placing.close();
    this.placing = new Placing(lesson);
    setAddress('learn', `${EXERCISES.includes(lesson) ? 'practice' : 'lesson'}=${lesson.key}`);
    this.path.draw(lesson);
    this.#drawLesson();
    await this.#place();
  }

  // Another position of the lesson.
  async #place() {
    const { placing } = this;
    this.feedback.replaceChildren();
    this.proof.clear();
    try {
      if (await placing.place()) await this.#refresh();
    } catch (error) {
      if (placing === this.placing) this.#fault(error);
    }
  }

  async #refresh() {
    const { placing } = this;
    const { position, game } = placing;
    if (!game) return;
    if (this.board.board !== game) this.board.setBoard(game);
    this.board.setCells(position.cells, position.goldClues);
    this.board.setOverlay(null);
    await this.knowledge.show(position, game);
    const analysis = await this.thought.analyse(position).catch(() => null);
    // Another lesson, or the solved board of a game, may be shown meanwhile.
    if (placing === this.placing && this.board.board === game) this.analysis = analysis;
  }

  /** @param {string} kind @param {number} cell */
  async move(kind, cell) {
    const { analysis } = this;
    if (this.busy || this.right >= this.lesson.goal || !analysis) return;
    const code = this.board.cells[cell];
    if (code !== COVERED && code !== FLAGGED) return;
    this.busy = true;
    try {
      if (this.#isRight(analysis, kind, cell)) await this.#praise(kind, cell, analysis.chance[cell]);
      else await this.#correct(cell, analysis.chance[cell]);
    } finally {
      this.busy = false;
    }
  }

  /** @param {Page.Analysis} analysis @param {string} kind @param {number} cell */
  #isRight(analysis, kind, cell) {
    if (kind === 'flag') return analysis.danger.has(cell) && this.board.cells[cell] === COVERED;
    if (!this.lesson.guess) return analysis.safe.has(cell);
    return analysis.chance[cell] <= analysis.chance[analysis.safest] + 1e-9;
  }

  /** @param {string} kind @param {number} cell @param {number} chance */
  async #praise(kind, cell, chance) {
    this.right++;
    const { placing } = this;
    const { position } = placing;
    const answer = await this.thought.json('explain', position, cell).catch(() => null);
    await placing.take(kind, cell);
    if (placing === this.placing) await this.#refresh();
    // What was right in a lesson that was left is not told of in another.
    if (placing !== this.placing) return;
    this.#tell('good', t.right, this.lesson.guess ? t.rightGuess(percent(chance, 1)) : '');
    if (answer?.kind === 'proved') this.proof.show(answer, position);
    this.#drawLesson();
    this.path.score(this.lesson, true);
    if (this.right === this.lesson.goal || placing.state.status !== 'playing') this.#finish();
    else if (this.lesson.kind) this.#offerNext();
  }

  // What was found has changed the board: the next right move is looked for where the same idea is needed again.
  #offerNext() {
    this.analysis = null;
    const another = () => {
      this.board.focus();
      this.#place();
    };
    this.feedback.append(button(t.another, another, { class: 'button primary', id: 'next-position' }));
  }

  /** @param {number} cell @param {number} chance */
  async #correct(cell, chance) {
    this.path.score(this.lesson, false);
    this.proof.clear();
    this.board.setOverlay({ mark: cell });
    const name = text.board.name(this.board.board, cell);
    const certain = chance === 0 || chance === 1;
    this.#tell(
      'bad',
      certain ? t.opposite : t.notYet,
      this.lesson.guess ? t.saferOnes(percent(chance, 1)) : certain ? '' : t.notCertain(name, percent(chance, 1)),
    );
    if (!certain) return;
    const { placing } = this;
    const answer = await this.thought.json('explain', placing.position, cell).catch(() => null);
    if (answer?.kind === 'proved' && placing === this.placing) this.proof.show(answer, placing.position);
  }

  /** @param {'good' | 'bad'} look @param {string} title @param {string} body */
  #tell(look, title, body) {
    this.feedback.replaceChildren(
      h('div', { class: `note ${look}` }, h('strong', {}, title), body ? h('p', {}, body) : null),
    );
    say(`${title} ${body}`);
  }

  /** @param {any} error */
  #fault(error) {
    showFault(this.feedback, text.fault, error.message);
  }

  #finish() {
    const { lesson } = this;
    this.right = lesson.goal;
    if (EXERCISES.includes(lesson)) {
      this.feedback.append(button(t.another, () => this.start(lesson), { class: 'button primary', id: 'finished' }));
      return;
    }
    this.path.finish(lesson);
    this.#drawLesson();
    const next = LESSONS[LESSONS.indexOf(lesson) + 1];
    this.feedback.append(
      h(
        'div',
        { class: 'note good', id: 'finished' },
        h('strong', {}, t.complete),
        next
          ? button(t.next(t.lessons[next.key].title), () => this.start(next), { class: 'button primary' })
          : h('p', {}, t.allDone),
      ),
    );
  }
}
