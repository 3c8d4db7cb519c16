// SPDX-License-Identifier: Apache-2.0
// The path of lessons and the exercises beside it: which there are, which are done, and how they went.
import { oneOf } from '../address.js';
import { EXERCISES, LESSONS } from '../data/lessons.js';
import { h } from '../dom.js';
import { keep, recall } from '../keep.js';
import { text } from '../text.js';
import { example } from './example.js';

const t = text.learn;

/** The lesson or exercise that a link names; an error in words if there is none. @param {URLSearchParams} parameters */
export function lessonIn(parameters) {
  for (const [name, list] of /** @type {const} */ ([
    ['practice', EXERCISES],
    ['lesson', LESSONS],
  ])) {
    const keys = list.map(({ key }) => key);
    const wanted = oneOf(parameters, name, keys, '');
    if (wanted) return list[keys.indexOf(wanted)];
  }
  return null;
}

/** What is said of a lesson, and how far it is done. @param {Page.Lesson} lesson @param {number} right */
export function lessonParts(lesson, right) {
  const {
    title,
    body,
    examples = [],
    task,
  } = t.lessons[lesson.key] ?? {
    title: t.kinds[lesson.key],
    body: [],
    examples: [],
    task: lesson.guess ? t.lessons.chance.task : t.findIt,
  };
  const bar = h('span', {});
  bar.style.width = `${(100 * right) / lesson.goal}%`;
  return [
    h('h1', { class: 'title' }, title),
    ...body.map((paragraph) => h('p', {}, paragraph)),
    examples.length ? h('div', { class: 'examples' }, ...examples.map(example)) : '',
    h('p', { class: 'note' }, task),
    h(
      'div',
      {
        class: 'progress',
        role: 'progressbar',
        'aria-label': t.progress,
        'aria-valuemin': '0',
        'aria-valuemax': String(lesson.goal),
        'aria-valuenow': String(right),
      },
      bar,
    ),
  ];
}

export class Path {
  element = h('ol', { class: 'path' });
  exercises = h('div', { class: 'choices', role: 'group', 'aria-label': t.practice });
  done = new Set(recall('lessons', []));

  /** @param {(lesson: Page.Lesson) => void} start */
  constructor(start) {
    this.start = start;
  }

  /** The first lesson that is not done yet. */
  get next() {
    return LESSONS.find((lesson) => !this.done.has(lesson.key)) ?? LESSONS[0];
  }

  /** @param {Page.Lesson} current */
  draw(current) {
    this.element.replaceChildren(...LESSONS.map((lesson, i) => h('li', {}, this.#step(lesson, i + 1, current))));
    this.#drawExercises(current);
  }

  /** @param {Page.Lesson} lesson @param {number} number @param {Page.Lesson} current */
  #step(lesson, number, current) {
    const done = this.done.has(lesson.key);
    const { title } = t.lessons[lesson.key];
    return h(
      'button',
      {
        type: 'button',
        'aria-current': lesson === current ? 'step' : undefined,
        class: done ? 'done' : undefined,
        title,
        'aria-label': `${number}: ${title}${done ? `, ${t.finished}` : ''}`,
        onclick: () => this.start(lesson),
      },
      done ? '✓' : String(number),
    );
  }

  /** @param {Page.Lesson} current */
  #drawExercises(current) {
    const scores = recall('practice', {});
    this.exercises.replaceChildren(
      ...EXERCISES.map((exercise) => {
        const { right = 0, wrong = 0 } = scores[exercise.key] ?? {};
        return h(
          'button',
          {
            type: 'button',
            id: `practise-${exercise.key}`,
            'aria-pressed': String(exercise === current),
            onclick: () => this.start(exercise),
          },
          right + wrong ? t.score(t.kinds[exercise.key], right, right + wrong) : t.kinds[exercise.key],
        );
      }),
    );
  }

  /** A lesson is done. @param {Page.Lesson} lesson */
  finish(lesson) {
    this.done.add(lesson.key);
    keep('lessons', [...this.done]);
    this.draw(lesson);
  }

  /**
   * A move was right or wrong: that counts where it is practised.
   * @param {Page.Lesson} lesson
   * @param {boolean} wasRight
   */
  score(lesson, wasRight) {
    if (!EXERCISES.includes(lesson)) return;
    const scores = recall('practice', {});
    const { right = 0, wrong = 0 } = scores[lesson.key] ?? {};
    const score = wasRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 };
    keep('practice', { ...scores, [lesson.key]: score });
    this.#drawExercises(lesson);
  }
}
