// SPDX-License-Identifier: Apache-2.0
// Why: the proof of a cell, two worlds where it is not certain, the clues that clash, and hints step by step.
import { BLOCKED, EXPLODED, FOUND, GOLD, SILENT } from '../board/sprites.js';
import { button, h, icon, icons, section } from '../dom.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';
import { HintLadder } from './hints.js';
import { eitherWay } from './summary.js';

const t = text.analyse;

/**
 * @typedef {object} Asker Who wants to know.
 * @property {import('../board/board.js').Board} board
 * @property {import('../analysis.js').Thought} thought
 * @property {Page.Analysis | null} analysis
 * @property {Promise<unknown>} thinking Done when the analysis that was begun last is there.
 * @property {Bridge.Position} position
 * @property {() => Page.Overlay} overlay What is drawn on the board where nothing is explained.
 * @property {(error: any) => void} fault
 */

export class Reasons {
  /** @param {Asker} asker @param {...Page.Child} beside */
  constructor(asker, ...beside) {
    this.asker = asker;
    this.proof = new ProofView(asker.board);
    this.ladder = new HintLadder(asker.board, this.proof);
    const hint = button([icon(icons.bulb), t.hint], () => this.hint(), { id: 'hint' });
    this.element = section(t.why, this.proof.element, h('div', { class: 'row' }, hint, ...beside), this.ladder.element);
  }

  clear() {
    this.ladder.clear();
    this.proof.clear();
  }

  /** Which clues clash, where no world fits. */
  async contradiction() {
    const { thought, position } = this.asker;
    const answer = await thought.json('contradiction', position);
    if (answer?.lines) this.proof.show(answer, position);
  }

  // A question about a part would end what is thought of the whole: it waits for that. False if another position is
  // shown by then.
  async #settled() {
    const { thinking } = this.asker;
    await thinking;
    return thinking === this.asker.thinking;
  }

  /** Why a cell is what it is, or two ways it could be. @param {number} cell */
  async explain(cell) {
    const { board, thought, overlay, fault } = this.asker;
    board.cursor = cell;
    if (
      board.cells[cell] >= 0 ||
      board.cells[cell] <= FOUND ||
      [EXPLODED, GOLD, BLOCKED, SILENT].includes(board.cells[cell])
    ) {
      this.proof.clear();
      board.setOverlay(overlay());
      return;
    }
    if (!(await this.#settled())) return;
    const { position } = this.asker;
    const answer = await thought.json('explain', position, cell).catch(fault);
    if (!answer) return;
    if (answer.kind === 'open') this.#showOpen(answer);
    else if (answer.kind !== 'unknown') this.proof.show(answer, position);
    this.ladder.clear();
    if (answer.kind === 'unknown') this.ladder.element.textContent = t.unknown;
  }

  // Not certain: two arrangements that both fit what is shown, one with and one without a danger there.
  /** @param {Bridge.Explanation} given */
  #showOpen({ cell, with: withDanger, without }) {
    const { board, analysis, overlay } = this.asker;
    const show = (/** @type {number[] | undefined} */ dangers) =>
      board.setOverlay(dangers ? { danger: new Set(dangers), mark: cell } : overlay());
    const name = text.board.name(board.board, cell);
    this.proof.element.replaceChildren(...eitherWay(name, analysis?.chance?.[cell], withDanger, without, show));
    board.setOverlay({ ...overlay(), mark: cell });
  }

  /** Each press says a little more. */
  async hint() {
    if (!(await this.#settled())) return;
    const { analysis, thought, position } = this.asker;
    if (!analysis || analysis.verdict === 'solved') return;
    await this.ladder.next(analysis, position, () => thought.json('hint', position).catch(() => null));
  }
}
