// SPDX-License-Identifier: Apache-2.0
// Several replays that were handed over at once: a list to choose from.
import { h, say, section } from '../dom.js';
import { text } from '../text.js';
import { replaysIn } from './game.js';
import { seconds } from './playback.js';

const t = text.review;

export class Shelf {
  #list = h('ol', { class: 'steps shelf', id: 'shelf' });
  element = section(t.shelf, this.#list);
  #asked = 0;

  /** chosen is told which game to show; failed, why the only one cannot be. */
  /** @param {(game: Page.Moves) => Promise<void>} chosen @param {(error: Error) => void} failed */
  constructor(chosen, failed) {
    this.chosen = chosen;
    this.failed = failed;
    this.element.hidden = true;
  }

  /**
   * Opens the first game of some files, and lists them where there are several.
   * @param {import('../files.js').Given[]} files
   */
  async take(files) {
    const mine = ++this.#asked;
    if (!files.length) return this.failed(new Error(t.noFiles));
    this.#list.replaceChildren();
    this.element.hidden = files.length < 2;
    let opened = false;
    /** @type {HTMLElement[]} */
    const faults = [];
    let last = '';
    for (const file of files) {
      for (const { name, game, fault } of await replaysIn(file)) {
        if (mine !== this.#asked) return;
        const item = this.#item(name, game, fault);
        if (game) this.#list.append(item);
        else faults.push(item);
        last = fault;
        if (game && !opened) await this.#open(item.querySelector('button'), game);
        opened ||= game !== null;
      }
    }
    this.#list.append(...faults);
    this.element.hidden = this.#list.children.length < 2;
    if (!opened && files.length) this.failed(new Error(files.length > 1 ? t.noneReadable(files.length) : last));
    else if (!this.element.hidden) say(t.shelved(this.#list.children.length));
  }

  /** @param {string} name @param {Page.Moves | null} game @param {string} fault */
  #item(name, game, fault) {
    if (!game) return h('li', {}, h('p', { class: 'problem' }, `${name}: ${fault}`));
    const timed = game.turns.at(-1)?.[2] !== undefined;
    const about = timed ? t.seconds(seconds(game.turns)) : t.length(game.turns.length);
    const open = () => this.#open(button, game);
    const button = h('button', { type: 'button', onclick: open }, name, h('span', { class: 'tag' }, about));
    return h('li', {}, button);
  }

  /** @param {Element | null} button @param {Page.Moves} game */
  #open(button, game) {
    this.#list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    button?.setAttribute('aria-current', 'true');
    return this.chosen(game);
  }
}
