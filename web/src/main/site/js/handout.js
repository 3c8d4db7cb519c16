// SPDX-License-Identifier: Apache-2.0
// A proof to take along: files for the checkers of others, checked by ours before they are handed out.
import { button, download, h, say } from './dom.js';
import { lab } from './engine.js';
import { text } from './text.js';
import { zipped } from './zip.js';

const t = text.proof;

/** A button beside a proof. @param {Bridge.Position} position @param {number} cell */
export function handout(position, cell) {
  const note = h('p', { class: 'soft small', role: 'status', id: 'proof-note' });
  const take = async () => {
    note.textContent = t.checking;
    try {
      const { head, cells, goldClues } = position;
      note.textContent = deliver(await lab.json('proofFiles', head, cells, goldClues, cell), cell);
    } catch (error) {
      note.textContent = error.message;
    }
    say(note.textContent);
  };
  return h('div', { class: 'group tight' }, button(t.download, take, { id: 'download-proof' }), note);
}

/** @param {Bridge.ProofFiles} given @param {number} cell */
function deliver({ files, refused }, cell) {
  download(cell < 0 ? 'clash.zip' : `proof-${cell}.zip`, zipped(files));
  return [t.downloaded(files.length), ...refused].join(' ');
}
