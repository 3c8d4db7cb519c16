// SPDX-License-Identifier: Apache-2.0
// The part of a panel that takes a position or a replay: pasted, or chosen as a file.
import { button, filePicker, h, section } from './dom.js';
import { pasted, readFiles } from './files.js';
import { text } from './text.js';

const t = text.analyse;

export class Source {
  /**
   * given is told what was handed over.
   * @param {{ title: string, placeholder: string, name: string, id: string, several?: boolean }} part
   * @param {(files: import('./files.js').Given[]) => Promise<void>} given
   */
  constructor({ title, placeholder, name, id, several = false }, given) {
    this.given = given;
    const paste = h('textarea', { rows: '4', name, placeholder, 'aria-label': title, spellcheck: 'false' });
    const file = filePicker({ id, multiple: several, 'aria-label': t.file }, async (files) =>
      given(await readFiles(files)),
    );
    const read = button(t.read, () => this.read(paste.value), { class: 'button primary', id: 'read' });
    const choose = button(several ? t.files : t.file, () => file.click());
    this.element = section(title, paste, h('div', { class: 'row' }, read, choose), file);
  }

  /** @param {string} words */
  async read(words) {
    await this.given(pasted(words));
  }
}
