// SPDX-License-Identifier: Apache-2.0
// The foot of a page that goes through a game: to the start, back, run, on, to the end, and a line to drag.
import { h, icon, iconButton, icons } from './dom.js';
import { text } from './text.js';

const t = text.watch;

export class TimeLine {
  #go;
  #moving = false;
  #timer = 0;
  at = 0;
  length = 0;

  /**
   * go(at) shows a moment and may take its time; pause(at): how long to stay there while it runs, in thousandths of a
   * second.
   * @param {(at: number) => void | Promise<void>} go
   * @param {(at: number) => number} pause
   */
  constructor(go, pause) {
    this.#go = go;
    this.pauseAt = pause;
    this.range = h('input', {
      type: 'range',
      min: '0',
      max: '0',
      value: '0',
      'aria-label': t.timeLine,
      oninput: (event) => this.to(Number(event.target.value)),
    });
    this.playButton = iconButton(icons.play, t.run, () => (this.running ? this.pause() : this.run()), { id: 'run' });
    this.counter = h('span', { class: 'counter soft small' });
    this.element = h(
      'div',
      { class: 'foot' },
      iconButton(icons.start, t.first, () => this.to(0), { id: 'first' }),
      iconButton(icons.back, t.back, () => this.to(this.at - 1), { id: 'back' }),
      this.playButton,
      iconButton(icons.next, t.next, () => this.to(this.at + 1), { id: 'step' }),
      iconButton(icons.end, t.last, () => this.to(this.length), { id: 'last' }),
      this.range,
      this.counter,
    );
  }

  get running() {
    return this.#timer !== 0;
  }

  /** The game has so many moves now. @param {number} length */
  setLength(length) {
    this.length = length;
    this.#draw();
  }

  /** @param {number} at */
  async to(at) {
    this.at = Math.max(0, Math.min(this.length, at));
    this.#draw();
    this.#moving = true;
    try {
      await this.#go(this.at);
    } finally {
      this.#moving = false;
    }
  }

  #draw() {
    this.range.max = String(this.length);
    this.range.value = String(this.at);
    this.counter.textContent = t.counter(this.at, this.length);
  }

  run() {
    if (this.at >= this.length) this.at = 0;
    this.#wait();
    this.#drawButton();
  }

  #wait() {
    this.#timer = setTimeout(() => this.#tick(), this.pauseAt(this.at));
  }

  #tick() {
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    if (!this.#moving) this.to(this.at + 1);
    this.#wait();
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#drawButton();
  }

  #drawButton() {
    this.playButton.replaceChildren(icon(this.running ? icons.pause : icons.play));
    this.playButton.setAttribute('aria-label', this.running ? t.pause : t.run);
  }
}
