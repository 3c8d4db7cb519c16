// SPDX-License-Identifier: Apache-2.0
// A hint in steps: which there are, and what they tell of, comes from the engine; each press goes one further.
import { percent } from '../board/palette.js';
import { h, say } from '../dom.js';
import { text } from '../text.js';

const t = text.analyse.rungs;

/** @param {number[]} cells @param {string} role @returns {[number, string][]} */
const lit = (cells, role) => cells.map((cell) => [cell, role]);

export class HintLadder {
  #rung = 0;
  /** @type {Promise<Bridge.Hint | null> | null} What the engine says of this position, once it was asked. */
  #asked = null;

  /** @param {import('../board/board.js').Board} board @param {import('../proof.js').ProofView} proof */
  constructor(board, proof) {
    this.board = board;
    this.proof = proof;
    this.element = h('p', { class: 'soft', id: 'ladder' });
  }

  clear() {
    this.#rung = 0;
    this.#asked = null;
    this.element.textContent = '';
  }

  /**
   * The next step; ask fetches the hint for this position.
   * @param {Page.Analysis} analysis
   * @param {Bridge.Position} position
   * @param {() => Promise<Bridge.Hint | null>} ask
   */
  async next(analysis, position, ask) {
    // Who presses again before the answer is there waits for the same one, and goes one further.
    this.#asked ??= ask();
    const asked = this.#asked;
    const hint = await asked;
    if (asked !== this.#asked) return;
    if (!hint) {
      this.#asked = null;
      return;
    }
    const { rungs, answer } = hint;
    if (answer.lines) this.#climb(rungs[Math.min(this.#rung, rungs.length - 1)], answer, position);
    else this.#guess(analysis);
    this.#rung++;
    say(this.element.textContent || answer.claim || '');
  }

  /** @param {Page.Analysis} analysis */
  #guess({ best, chance }) {
    if (this.#rung === 0 || best < 0) {
      this.element.textContent = t.nothing;
      return;
    }
    this.element.textContent = t.guess(text.board.name(this.board.board, best), percent(chance[best], 2));
    this.board.setOverlay({ mark: best });
    this.board.approach(best);
  }

  /** @param {string} rung @param {Bridge.Explanation} answer @param {Bridge.Position} position */
  #climb(rung, answer, position) {
    const { lines = [], grade = '', cell } = answer;
    const clues = [...new Set(lines.flatMap((line) => line.clues))];
    const cells = lines.flatMap((line) => line.cells);
    if (rung === 'proof' || rung === 'move') this.proof.show(answer, position);
    if (rung !== 'anything' && cell >= 0) this.board.approach(cell);
    if (rung === 'anything') this.#tell(grade === 'given' ? t.given : t.something(text.proof.grade(grade)), null);
    else if (rung === 'region') this.#tell(t.where, { lit: new Map([...lit(cells, 'cell'), ...lit(clues, 'clue')]) });
    else if (rung === 'clues')
      this.#tell(grade === 'given' ? t.given : t.clues(clues.length), { lit: new Map(lit(clues, 'clue')) });
    else if (rung === 'proof') this.element.textContent = '';
    else this.element.textContent = t.move(answer.verdict === 'danger', text.board.name(this.board.board, cell));
  }

  /** @param {string} words @param {Page.Overlay | null} overlay */
  #tell(words, overlay) {
    this.element.textContent = words;
    this.board.setOverlay(overlay);
  }
}
