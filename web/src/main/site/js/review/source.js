// Where a game to review comes from: a replay that is pasted, dropped or opened as a file.
import { h, section } from '../dom.js';
import { lab } from '../engine.js';
import { text } from '../text.js';

const t = text.review;

/**
 * The game in some bytes: {id, turns}; an error in words if there is none.
 * @param {Uint8Array} bytes
 * @returns {Promise<Page.Moves>}
 */
export async function gameIn(bytes) {
  const { id, kind, turns } = await lab.call('read', new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!turns.length) throw new Error(t.noReplay(kind));
  if (!id) throw new Error(t.noName);
  return { id, turns: turns.map((turn) => [turn.kind, turn.cell, turn.millis]) };
}

/** The part of the panel that takes a replay; found(game) and failed(error) are told what came of it. */
export class ReplaySource {
  /** @param {(game: Page.Moves) => void} found @param {(error: Error) => void} failed */
  constructor(found, failed) {
    this.take = (/** @type {Uint8Array} */ bytes) => gameIn(bytes).then(found, failed);
    this.paste = h('textarea', {
      rows: '3',
      name: 'replay',
      placeholder: t.placeholder,
      'aria-label': t.paste,
      spellcheck: 'false',
    });
    const file = h('input', {
      type: 'file',
      hidden: true,
      id: 'replay-file',
      'aria-label': text.analyse.file,
      onchange: (event) => this.#file(event.target.files?.[0]),
    });
    const read = () => this.take(new TextEncoder().encode(this.paste.value));
    this.element = section(
      t.paste,
      this.paste,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'button', id: 'read', onclick: read }, text.analyse.read),
        h('button', { type: 'button', class: 'button', onclick: () => file.click() }, text.analyse.file),
      ),
      file,
    );
  }

  /** Takes what is dropped on an element. @param {HTMLElement} element */
  catchDrops(element) {
    element.addEventListener('dragover', (event) => event.preventDefault());
    element.addEventListener('drop', (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) this.#file(file);
      else this.take(new TextEncoder().encode(event.dataTransfer?.getData('text')));
    });
  }

  /** @param {File | undefined} file */
  async #file(file) {
    if (file) await this.take(new Uint8Array(await file.arrayBuffer()));
  }
}
