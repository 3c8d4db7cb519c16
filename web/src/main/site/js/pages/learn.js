// Learn: a path from single clues to chances, on the reports' worlds, with the knowledge base beside the board.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { COVERED, FLAGGED } from '../board/sprites.js';
import { EXERCISES, LESSONS } from '../data/lessons.js';
import { h, say, section } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { lab, thinker } from '../engine.js';
import { keep, recall } from '../keep.js';
import { KnowledgeBase } from '../knowledge.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';

const t = text.learn;
const MOST_LOOKS = 600;
/** @type {Record<string, string>} */
const EXAMPLES = { classic: 'square:9x9/10 opening@4,4 #7', obscured: 'obscured square:9x9/12+6b #3' };

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Learn(main, contents, parameters);
}

class Learn {
  /** @type {KnowledgeBase} */
  knowledge;
  /** @type {Page.Analysis | null} */
  analysis = null;
  /** @type {Bridge.BoardFacts} This and what follows is there once a position is placed. */
  game;
  /** @type {Bridge.GameState} */
  state;
  lesson = LESSONS[0];
  form = LESSONS[0].form;
  handle = 0;
  right = 0;
  seed = 0;
  busy = false;
  /** @type {HTMLDivElement} */
  boardHost;
  /** @type {HTMLElement} */
  path;
  /** @type {HTMLDivElement} */
  lessonHost;
  /** @type {HTMLDivElement} */
  feedback;
  /** @type {HTMLDivElement} */
  proofHost;
  /** @type {HTMLDivElement} */
  forms;
  /** @type {HTMLElement} */
  base;
  /** @type {HTMLDivElement} */
  exercises;

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.thought = new Thought();
    this.done = new Set(recall('lessons', []));
    this.#build(main);
    this.board = new Board(this.boardHost, {
      open: (cell) => this.move('open', cell),
      flag: (cell) => this.move('flag', cell),
    });
    this.proof = new ProofView(this.board);
    this.proofHost.append(this.proof.element);
    this.update(parameters);
  }

  leave() {
    this.thought.stop();
    this.board.destroy();
    if (this.handle) lab.call('close', this.handle);
  }

  /** @param {URLSearchParams} parameters */
  update(parameters) {
    const exercise = EXERCISES.find((each) => each.key === parameters.get('practice'));
    if (exercise) {
      this.practise(exercise);
      return true;
    }
    const key = parameters.get('lesson');
    const next =
      LESSONS.find((lesson) => lesson.key === key) ??
      LESSONS.find((lesson) => !this.done.has(lesson.key)) ??
      LESSONS[0];
    this.start(next);
    return true;
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    this.boardHost = h('div', { class: 'board' });
    this.path = h('ol', { class: 'path' });
    this.lessonHost = h('div', { class: 'group' });
    this.feedback = h('div', { 'aria-live': 'polite', id: 'feedback' });
    this.proofHost = h('div', {});
    this.knowledge = new KnowledgeBase();
    this.exercises = h('div', { class: 'choices', role: 'group', 'aria-label': t.practice });
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      h('section', { class: 'group' }, this.path, this.lessonHost, this.feedback, this.proofHost),
      section(t.practice, h('p', { class: 'soft small' }, t.practiceHint), this.exercises),
      section(
        null,
        elsewhere(
          ['play', 'analyse', 'watch'],
          () => this.game && { id: this.game.id, turns: [], position: this.#position },
        ),
      ),
      section(t.knowledge, this.knowledge.element),
      section(t.rules, ...this.contents.games.map(({ id, worlds }) => this.#rulesOf(id, worlds))),
    );
    main.append(
      h(
        'div',
        { class: 'page' },
        h('div', { class: 'stage' }, h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost))),
        panel,
      ),
    );
  }

  #drawPath() {
    this.path.replaceChildren(
      ...LESSONS.map((lesson, i) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              'aria-current': lesson === this.lesson ? 'step' : undefined,
              class: this.done.has(lesson.key) ? 'done' : undefined,
              title: t.lessons[lesson.key].title,
              'aria-label': `${i + 1}: ${t.lessons[lesson.key].title}${this.done.has(lesson.key) ? `, ${t.finished}` : ''}`,
              onclick: () => this.start(lesson),
            },
            this.done.has(lesson.key) ? '✓' : String(i + 1),
          ),
        ),
      ),
    );
  }

  #drawLesson() {
    const { title, body, task } = t.lessons[this.lesson.key] ?? {
      title: t.kinds[this.lesson.key],
      body: [],
      task: this.lesson.guess ? t.lessons.chance.task : t.findIt,
    };
    const bar = h('span', {});
    bar.style.width = `${(100 * this.right) / this.lesson.goal}%`;
    this.lessonHost.replaceChildren(
      h('h1', { class: 'title' }, title),
      ...body.map((paragraph) => h('p', {}, paragraph)),
      h('p', { class: 'note' }, task),
      h(
        'div',
        {
          class: 'progress',
          role: 'progressbar',
          'aria-label': t.progress,
          'aria-valuemin': '0',
          'aria-valuemax': String(this.lesson.goal),
          'aria-valuenow': String(this.right),
        },
        bar,
      ),
    );
  }

  // The rules of a game in words, and a board of it as it looks when it is solved.
  /** @param {string} game @param {string[]} worlds */
  #rulesOf(game, worlds) {
    const peas = t.peas[game] ?? t.peas[game.split('-')[0]] ?? t.peas.classic;
    const id = worlds.length ? `${game}:${worlds[0]}` : EXAMPLES[game];
    return h(
      'details',
      {},
      h('summary', {}, text.games[game] ?? game),
      h(
        'dl',
        { class: 'peas' },
        ...Object.entries(peas).flatMap(([name, words]) => [h('dt', {}, t.peasNames[name]), h('dd', {}, words)]),
      ),
      id
        ? h(
            'div',
            { class: 'row' },
            h('button', { type: 'button', class: 'button', onclick: () => this.#showSolved(id) }, t.draw),
            h('a', { class: 'button', href: `#/play?id=${encodeURIComponent(id)}` }, text.pages.play),
            h('a', { class: 'button', href: `#/watch?id=${encodeURIComponent(id)}&agent=exact` }, text.pages.watch),
          )
        : '',
    );
  }

  /** @param {string} id */
  async #showSolved(id) {
    const watched = await lab.call('watch', id, 'exact', '1');
    await lab.json('run', watched, 2000);
    const [cells, goldClues, truth] = await lab.batch(
      ['shown', watched, -1],
      ['goldClues', watched, -1],
      ['truth', watched],
    );
    this.analysis = null;
    this.board.setBoard(await lab.json('board', watched));
    this.board.setCells(cells, goldClues, truth);
    lab.call('close', watched);
  }

  #drawExercises() {
    const scores = recall('practice', {});
    this.exercises.replaceChildren(
      ...EXERCISES.map((exercise) => {
        const { right = 0, wrong = 0 } = scores[exercise.key] ?? {};
        return h(
          'button',
          {
            type: 'button',
            id: `practise-${exercise.key}`,
            'aria-pressed': String(exercise === this.lesson),
            onclick: () => this.practise(exercise),
          },
          right + wrong ? t.score(t.kinds[exercise.key], right, right + wrong) : t.kinds[exercise.key],
        );
      }),
    );
  }

  /** @param {string} kind */
  #score(kind) {
    if (!EXERCISES.includes(this.lesson)) return;
    const scores = recall('practice', {});
    const { right = 0, wrong = 0 } = scores[this.lesson.key] ?? {};
    keep('practice', {
      ...scores,
      [this.lesson.key]: kind === 'right' ? { right: right + 1, wrong } : { right, wrong: wrong + 1 },
    });
    this.#drawExercises();
  }

  // ---- the lesson

  /** @param {Page.Lesson} lesson */
  async start(lesson) {
    this.lesson = lesson;
    this.knowledge.setForm(lesson.form);
    this.right = 0;
    this.feedback.replaceChildren();
    this.proof.clear();
    this.seed = lesson.seed ?? Math.floor(Math.random() * 1e6);
    setAddress('learn', `${EXERCISES.includes(lesson) ? 'practice' : 'lesson'}=${lesson.key}`);
    this.#drawPath();
    this.#drawExercises();
    this.#drawLesson();
    await this.#place(lesson).catch((error) => this.#tell('bad', text.fault, error.message));
  }

  /** @param {Page.Lesson} exercise */
  practise(exercise) {
    return this.start(exercise);
  }

  // Another position: of a fixed game, or of the next game that has a moment of the kind wanted.
  /** @param {Page.Lesson} lesson */
  async #place(lesson) {
    const { id, turns } = lesson.kind ? await this.#moment(lesson) : { id: lesson.id ?? '', turns: null };
    if (lesson !== this.lesson) return;
    if (this.handle) lab.call('close', this.handle);
    this.handle = await lab.call('open', id, 1);
    this.game = await lab.json('board', this.handle);
    this.board.setBoard(this.game);
    if (turns) await this.#take(turns);
    else await this.#leadIn(lesson);
    await this.#refresh();
  }

  /** @param {Page.Lesson} given */
  async #moment({ board, kind = '' }) {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const id = `${board} #${this.seed++}`;
      const { found, turns } = await thinker.json('practice', id, kind);
      if (found) return { id, turns };
    }
    throw new Error(t.noneFound);
  }

  // What the agent can do is done already: the student meets the board where the lesson's idea is needed.
  /** @param {Page.Lesson} given */
  async #leadIn({ id = '', agent }) {
    if (!agent) {
      for (const start of this.game.starts) await lab.call('take', this.handle, 'open', start);
      return;
    }
    const watched = await lab.call('watch', id, agent, '1');
    const { steps } = await lab.json('run', watched, 2000);
    await this.#take(steps.map(({ kind, cell }) => ({ kind: kind === 'flag' ? 'flag' : 'open', cell })));
    await lab.call('close', watched);
  }

  /** @param {Bridge.PracticeTurn[]} turns */
  async #take(turns) {
    /** @type {Page.Call[]} */
    const calls = turns.map(({ kind, cell }) => ['take', this.handle, kind, cell]);
    await lab.batch(...calls);
  }

  get #position() {
    return { head: this.state.head, cells: this.board.cells, goldClues: this.board.goldClues };
  }

  async #refresh() {
    const { handle } = this;
    const [state, cells, goldClues] = await lab.batch(
      ['state', handle, -1],
      ['shown', handle, -1],
      ['goldClues', handle, -1],
    );
    this.state = JSON.parse(state);
    this.board.setCells(cells, goldClues);
    this.board.setOverlay(null);
    await this.knowledge.show(this.#position, this.game);
    this.analysis = await this.thought.analyse(this.#position).catch(() => null);
  }

  /** @param {string} kind @param {number} cell */
  async move(kind, cell) {
    const { analysis } = this;
    if (this.busy || this.right >= this.lesson.goal || !analysis) return;
    const code = this.board.cells[cell];
    if (code !== COVERED && code !== FLAGGED) return;
    this.busy = true;
    try {
      const position = this.#position;
      if (this.#isRight(analysis, kind, cell)) await this.#praise(kind, cell, position, analysis.chance[cell]);
      else await this.#correct(cell, position, analysis.chance[cell]);
    } finally {
      this.busy = false;
    }
  }

  /** @param {Page.Analysis} analysis @param {string} kind @param {number} cell */
  #isRight(analysis, kind, cell) {
    const { lesson } = this;
    if (kind === 'flag') return analysis.danger.has(cell) && this.board.cells[cell] === COVERED;
    if (!lesson.guess) return analysis.safe.has(cell);
    return analysis.chance[cell] <= analysis.chance[analysis.safest] + 1e-9;
  }

  /** @param {string} kind @param {number} cell @param {Bridge.Position} position @param {number} chance */
  async #praise(kind, cell, position, chance) {
    this.right++;
    const answer = await this.thought.json('explain', position, cell).catch(() => null);
    await lab.call('take', this.handle, kind, cell);
    await this.#refresh();
    this.#tell('good', t.right, this.lesson.guess ? t.rightGuess(percent(chance, 1)) : '');
    if (answer?.kind === 'proved') this.proof.show(answer, {});
    this.#drawLesson();
    this.#score('right');
    if (this.right === this.lesson.goal || this.state.status !== 'playing') this.#finish();
    else if (this.lesson.kind) this.#offerNext();
  }

  // What was found has changed the board: the next right move is looked for where the same idea is needed again.
  #offerNext() {
    this.analysis = null;
    this.feedback.append(
      h(
        'button',
        { type: 'button', class: 'button primary', id: 'next-position', onclick: () => this.#nextPosition() },
        t.another,
      ),
    );
  }

  async #nextPosition() {
    this.feedback.replaceChildren();
    this.proof.clear();
    await this.#place(this.lesson).catch((error) => this.#tell('bad', text.fault, error.message));
  }

  /** @param {number} cell @param {Bridge.Position} position @param {number} chance */
  async #correct(cell, position, chance) {
    this.#score('wrong');
    this.proof.clear();
    this.board.setOverlay({ mark: cell });
    const name = text.board.name(this.game, cell);
    const certain = chance === 0 || chance === 1;
    this.#tell(
      'bad',
      certain ? t.opposite : t.notYet,
      this.lesson.guess ? t.saferOnes(percent(chance, 1)) : certain ? '' : t.notCertain(name, percent(chance, 1)),
    );
    if (!certain) return;
    const answer = await this.thought.json('explain', position, cell).catch(() => null);
    if (answer?.kind === 'proved') this.proof.show(answer, {});
  }

  /** @param {'good' | 'bad'} look @param {string} title @param {string} body */
  #tell(look, title, body) {
    this.feedback.replaceChildren(
      h('div', { class: `note ${look}` }, h('strong', {}, title), body ? h('p', {}, body) : null),
    );
    say(`${title} ${body}`);
  }

  #finish() {
    this.right = this.lesson.goal;
    if (EXERCISES.includes(this.lesson)) {
      this.feedback.append(
        h(
          'button',
          { type: 'button', class: 'button primary', id: 'finished', onclick: () => this.practise(this.lesson) },
          t.another,
        ),
      );
      return;
    }
    this.done.add(this.lesson.key);
    keep('lessons', [...this.done]);
    this.#drawPath();
    this.#drawLesson();
    const next = LESSONS[LESSONS.indexOf(this.lesson) + 1];
    this.feedback.append(
      h(
        'div',
        { class: 'note good', id: 'finished' },
        h('strong', {}, t.complete),
        next
          ? h(
              'button',
              { type: 'button', class: 'button primary', onclick: () => this.start(next) },
              t.next(t.lessons[next.key].title),
            )
          : h('p', {}, t.allDone),
      ),
    );
  }
}
