// SPDX-License-Identifier: Apache-2.0
// The course of a game: the chance to win at each moment as a line, and upon it every guess and every needless risk.
import { draw } from '../plot.js';
import { text } from '../text.js';
import { notable } from './account.js';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 14, 12, 12];

/** @typedef {{ length: number, wins: Bridge.WinChance[], turns: Bridge.Judgement[], at: number }} Course */

export class Curve {
  /** @type {Course} */
  course = { length: 0, wins: [], turns: [], at: 0 };
  width = 0;
  height = 0;

  /**
   * go(moment) is called when a place of the line is pressed.
   * @param {HTMLElement} host
   * @param {(moment: number) => void} go
   */
  constructor(host, go) {
    this.host = host;
    this.go = go;
    host.addEventListener('click', (event) => this.go(this.#momentAt(event.clientX)));
    this.watcher = new ResizeObserver(() => this.#draw());
    this.watcher.observe(host);
  }

  destroy() {
    this.watcher.disconnect();
  }

  /** {length, wins: [{win, margin}], turns: [{worth, risk}], at}. @param {Course} course */
  show(course) {
    this.course = course;
    this.#draw();
  }

  /** @param {number} clientX */
  #momentAt(clientX) {
    const { left } = this.host.getBoundingClientRect();
    const share = (clientX - left - LEFT) / Math.max(1, this.width - LEFT - RIGHT);
    return Math.round(Math.max(0, Math.min(1, share)) * this.course.length);
  }

  /** @param {number} moment */
  #x(moment) {
    return LEFT + ((this.width - LEFT - RIGHT) * moment) / Math.max(1, this.course.length);
  }

  /** @param {number} win */
  #y(win) {
    return TOP + (this.height - TOP - BOTTOM) * (1 - win);
  }

  #draw() {
    const { course } = this;
    this.width = this.host.clientWidth;
    this.height = this.host.clientHeight;
    if (!this.width) return;
    const svg = draw(
      'svg',
      { class: 'curve', viewBox: `0 0 ${this.width} ${this.height}`, role: 'img', 'aria-label': text.review.curve },
      ...[0, 0.5, 1].map((win) => this.#rule(win)),
      ...this.#line(),
      ...course.turns.flatMap((turn, i) => this.#mark(turn, i)),
      draw('line', { x1: this.#x(course.at), x2: this.#x(course.at), y1: 4, y2: this.height - 4, class: 'curve-now' }),
    );
    this.host.replaceChildren(svg);
  }

  /** @param {number} win */
  #rule(win) {
    const y = this.#y(win);
    return draw(
      'g',
      {},
      draw('line', { x1: LEFT, x2: this.width - RIGHT, y1: y, y2: y, class: 'plot-rule' }),
      draw('text', { x: LEFT - 6, y: y + 4, class: 'plot-text', 'text-anchor': 'end' }, `${100 * win} %`),
    );
  }

  get #known() {
    return [...this.course.wins.keys()].filter((moment) => typeof this.course.wins[moment]?.win === 'number');
  }

  /** Between two moments that are known, what lies between them. @param {number} moment */
  #winAt(moment) {
    const known = this.#known;
    const [before, after] = [known.findLast((each) => each <= moment), known.find((each) => each >= moment)];
    if (before === undefined || after === undefined) return 0.5;
    const share = after === before ? 0 : (moment - before) / (after - before);
    const [low, high] = [before, after].map((each) => this.course?.wins[each]?.win ?? 0.5);
    return (1 - share) * low + share * high;
  }

  #line() {
    const points = this.#known.map(
      (moment) => `${this.#x(moment).toFixed(1)},${this.#y(this.course.wins[moment].win ?? 0).toFixed(1)}`,
    );
    return points.length > 1 ? [draw('polyline', { points: points.join(' '), class: 'plot-line' })] : [];
  }

  // A guess is a ring, a mistake a diamond, a blunder a larger one, a lucky escape an empty one: told apart by
  // form, too.
  /** @param {Bridge.Judgement | undefined} turn @param {number} moment */
  #mark(turn, moment) {
    if (!turn || !notable(turn)) return [];
    const { worth } = turn;
    const [x, y] = [this.#x(moment), this.#y(this.#winAt(moment))];
    const attributes = { class: `curve-${worth}`, 'data-worth': worth };
    if (worth === 'best' || worth === 'good') return [draw('circle', { cx: x, cy: y, r: 4, ...attributes })];
    const r = worth === 'mistake' ? 5 : 7;
    return [draw('path', { d: `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`, ...attributes })];
  }
}
