// SPDX-License-Identifier: Apache-2.0
// Takes a position along: as a link, or in one of the formats.
import { choice, h, icon, icons, say } from '../dom.js';
import { lab } from '../engine.js';
import { packPosition } from '../link.js';
import { text } from '../text.js';

const t = text.analyse;

export class Exports {
  #words = h('pre', { class: 'code', id: 'exported', tabindex: '0', hidden: true });
  #format = 'jsm-url';
  #asked = 0;

  /** @param {string[]} formats @param {() => Bridge.Position} position */
  constructor(formats, position) {
    this.position = position;
    const names = formats.filter((name) => t.formats[name]).map((name) => [name, t.formats[name]]);
    const button = { type: 'button', class: 'button' };
    this.element = h(
      'div',
      { class: 'group' },
      h('button', { ...button, id: 'share', onclick: () => this.#share() }, icon(icons.link), t.link),
      choice(t.format, names, this.#format, (format) => (this.#format = format), { name: 'format' }),
      h('button', { ...button, id: 'export', onclick: () => this.#export() }, t.export),
      this.#words,
    );
  }

  /** Another position: what was written is not of it. */
  clear() {
    this.#asked++;
    this.#words.hidden = true;
  }

  async #share() {
    const mine = this.#asked;
    const link = `${location.href.split('#')[0]}#/analyse?p=${await packPosition(this.position())}`;
    this.#show(link, mine);
    await navigator.clipboard?.writeText(link).then(
      () => say(text.play.shared),
      () => {},
    );
  }

  async #export() {
    const { head, cells, goldClues } = this.position();
    const mine = this.#asked;
    this.#show(await lab.call('write', head, cells, goldClues, this.#format).catch((error) => error.message), mine);
  }

  /** @param {string} words @param {number} asked */
  #show(words, asked) {
    if (asked !== this.#asked) return;
    this.#words.hidden = false;
    this.#words.textContent = words;
  }
}
