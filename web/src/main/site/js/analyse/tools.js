// SPDX-License-Identifier: Apache-2.0
// What a click on the board of Analyse does: asks about a cell, or sets it to what was chosen.
import { COVERED, FLAGGED } from '../board/sprites.js';
import { h, redraw } from '../dom.js';
import { text } from '../text.js';

const t = text.analyse;

/** @typedef {'look' | number} Tool Asks about a cell, or the code to set it to. */

/** @type {Tool[]} */
const TOOLS = ['look', COVERED, FLAGGED, 0, 1, 2, 3, 4, 5, 6, 7, 8];

export class Tools {
  element = h('div', { class: 'choices', role: 'group', 'aria-label': t.tools });
  /** @type {Tool} */
  tool = 'look';

  /** @param {(tool: Tool) => void} chosen */
  constructor(chosen) {
    this.chosen = chosen;
    this.#draw();
  }

  #draw() {
    redraw(
      this.element,
      ...TOOLS.map((tool) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(tool === this.tool),
            title: t.toolNames[tool] ?? t.toolNumber(Number(tool)),
            onclick: () => this.#choose(tool),
          },
          t.toolLabels[tool] ?? String(tool),
        ),
      ),
    );
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.tool = tool;
    this.#draw();
    this.chosen(tool);
  }
}

/** The code that a key sets a cell to, if it does. @param {string} key */
export function codeOfKey(key) {
  if (/^[0-8]$/.test(key)) return Number(key);
  return key === 'h' ? COVERED : key === 'f' ? FLAGGED : undefined;
}
