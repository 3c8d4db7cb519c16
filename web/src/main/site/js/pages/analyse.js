// SPDX-License-Identifier: Apache-2.0
// Analyse: any position, pasted, dropped or drawn; what is certain, why, and what to do.
import { setAddress } from '../address.js';
import { BlankBoard } from '../analyse/blank.js';
import { Exports } from '../analyse/export.js';
import { Reasons } from '../analyse/reasons.js';
import { costOfSafest, differ, summaryOf } from '../analyse/summary.js';
import { codeOfKey, Tools } from '../analyse/tools.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { BLOCKED, COVERED, FLAGGED } from '../board/sprites.js';
import { h, say, section, showFault, toggle, toTheTop } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { lab } from '../engine.js';
import { keep, recall } from '../keep.js';
import { KnowledgeBase } from '../knowledge.js';
import { packPosition, unpackPosition } from '../link.js';
import { readTurns, writeTurns } from '../play/turns.js';
import { readGiven } from '../replay.js';
import { Source } from '../source.js';
import { text } from '../text.js';

const t = text.analyse;
const LONGEST_LINK = 8000;
const SAMPLE =
  '9x9x10\n000012H2H\n00001HHHH\n000012HHH\n0000012HH\n11100012H\n1H10011HH\nHH1001HHH\nHH1112HHH\nHHHHHHHHH';

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Analyse(main, contents, parameters);
}

class Analyse {
  boardHost = h('div', { class: 'board' });
  summary = h('div', { class: 'group', id: 'summary', 'aria-live': 'polite' });
  tools = new Tools((tool) => {
    this.board.on.paint = tool === 'look' ? undefined : (cell) => cell >= 0 && this.#set(cell, tool);
  });
  source = new Source({ title: t.paste, placeholder: t.placeholder, name: 'position', id: 'file' }, (files) =>
    this.receive(files),
  );
  thought = new Thought();
  knowledge = new KnowledgeBase();
  chances = true;
  head = '';
  packed = '';
  /** @type {{ id: string, turns: Page.Turn[] } | null} The game of which the position is a part. */
  game = null;
  /** @type {(Page.Analysis & { millis: number }) | null} What is known of the position; null while it is thought of. */
  analysis = null;
  /** @type {Promise<unknown>} Done when the analysis that was begun last is there, or will never be. */
  thinking = Promise.resolve();
  #asked = 0;
  board = new Board(this.boardHost, {
    open: (cell) => this.#touch(cell),
    chord: (cell) => this.#touch(cell),
    flag: (cell) => this.#set(cell, this.board.cells[cell] === FLAGGED ? COVERED : FLAGGED),
    key: (key, cell) => this.#key(key, cell),
  });
  reasons = new Reasons(
    this,
    toggle(t.chances, true, (on) => this.#toggleChances(on)),
  );

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.blank = new BlankBoard(contents, (position) =>
      this.#latest(Promise.resolve(position), (empty) => this.#open(empty)),
    );
    this.exports = new Exports(contents.formats, () => this.position);
    this.#build(main);
    this.#follow(parameters);
  }

  leave() {
    this.thought.stop();
    this.board.destroy();
  }

  // A link to another position is followed by a fresh page: where it is broken nothing stands beside that.
  /** @param {URLSearchParams} parameters */
  update(parameters) {
    const packed = parameters.get('p');
    if (packed || parameters.has('text') || !this.head) return Boolean(packed) && packed === this.packed;
    this.#address();
    return true;
  }

  /** @param {URLSearchParams} parameters */
  #follow(parameters) {
    const packed = parameters.get('p');
    const pasted = parameters.get('text');
    if (packed) this.#latest(unpackPosition(packed), (position) => this.#open(position, gameIn(parameters)));
    else if (pasted) this.source.read(pasted);
    else this.#goOn();
  }

  // The position that was left, or a first one to look at.
  async #goOn() {
    const left = recall('analysis', '');
    const position = left && (await unpackPosition(left).catch(() => null));
    if (position) await this.#open(position).catch(() => this.source.read(SAMPLE));
    else await this.source.read(SAMPLE);
  }

  // The address holds the position, so that a reload, Back and a copied link find it again; one too large for a link is
  // kept here.
  async #address() {
    const { position } = this;
    const packed = await packPosition(position);
    // Another is shown meanwhile, and has its own address.
    if (position.cells !== this.board.cells) return;
    this.packed = packed;
    keep('analysis', packed);
    const { id, turns = [] } = this.game ?? {};
    const query = new URLSearchParams({ p: this.packed, ...(id ? { id, turns: writeTurns(turns) } : {}) }).toString();
    setAddress('analyse', query.length < LONGEST_LINK ? query : '');
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      this.summary,
      this.reasons.element,
      this.source.element,
      section(
        null,
        elsewhere(['play', 'watch', 'review'], () =>
          this.head ? { turns: [], ...this.game, position: this.position } : null,
        ),
        this.knowledge.fold(),
      ),
      section(t.draw, this.tools.element, h('p', { class: 'soft small' }, t.drawHint), this.blank.element),
      section(t.share, this.exports.element),
    );
    const stage = h(
      'div',
      { class: 'stage' },
      h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost)),
    );
    main.append(h('h1', { class: 'spoken' }, text.pages.analyse), h('div', { class: 'page' }, stage, panel));
  }

  // ---- positions

  get position() {
    return { head: this.head, cells: this.board.cells, goldClues: this.board.goldClues };
  }

  /** Opens what was handed over. @param {import('../files.js').Given[]} files */
  async receive([file]) {
    if (!file) return;
    await this.#latest(readGiven(file), async ({ position, game, kind, format }) => {
      toTheTop(this.summary);
      await this.#open(position, game);
      say(t.wasRead(kind, format));
    });
  }

  // Of several positions that were asked for the last is shown, however long the others take to be read.
  /** @template R @param {Promise<R>} reading @param {(read: R) => Promise<void>} show */
  async #latest(reading, show) {
    const mine = ++this.#asked;
    try {
      const read = await reading;
      if (mine === this.#asked) await show(read);
    } catch (error) {
      if (mine === this.#asked) this.fault(error);
    }
  }

  // game: the game of which the position is a part, if that is known.
  /** @param {Bridge.Position} given @param {{ id: string, turns: Page.Turn[] } | null} [game] */
  async #open({ head, cells, goldClues }, game = null) {
    const board = await lab.json('boardOfHead', head);
    this.head = head;
    this.game = game;
    this.board.setBoard(board);
    this.board.setCells(cells, goldClues);
    await this.analyse();
  }

  /** @param {number} cell */
  #touch(cell) {
    const { tool } = this.tools;
    if (tool !== 'look') this.#set(cell, tool);
    else this.reasons.explain(cell);
  }

  /** @param {string} key @param {number} cell */
  #key(key, cell) {
    const code = codeOfKey(key);
    if (code !== undefined) this.#set(cell, code);
    else if (key === 'a') this.analyse();
    else return false;
    return true;
  }

  /** @param {number} cell @param {number} code */
  #set(cell, code) {
    if (this.board.cells[cell] === code || this.board.cells[cell] === BLOCKED) return;
    const cells = this.board.cells.slice();
    cells[cell] = code;
    this.game = null;
    this.board.setCells(cells, this.board.goldClues);
    this.analyse();
  }

  // ---- analysis

  async analyse() {
    this.#address();
    this.knowledge.show(this.position, this.board.board);
    this.reasons.clear();
    this.exports.clear();
    this.summary.replaceChildren(h('p', { class: 'soft' }, text.play.thinking));
    this.analysis = null;
    try {
      const begun = performance.now();
      const thinking = this.thought.analyse(this.position);
      this.thinking = thinking.catch(() => {});
      const analysis = await thinking;
      if (!analysis) return;
      this.analysis = { ...analysis, millis: performance.now() - begun };
      this.#drawOverlay();
      this.summary.replaceChildren(...summaryOf(this.analysis, this.board.board, (cell) => this.reasons.explain(cell)));
      if (analysis.verdict === 'inconsistent') await this.reasons.contradiction();
      // A game that was lost has no chance to win that a cell could cost.
      const lost = /^lives 0$/m.test(this.head);
      if (differ(analysis) && !lost) await this.#weighSafest(analysis.safest);
    } catch (error) {
      this.fault(error);
    }
  }

  /** @param {number} cell */
  async #weighSafest(cell) {
    const judged = await this.thought.json('judge', this.position, 'open', cell, false);
    if (judged) this.summary.append(costOfSafest(judged));
  }

  overlay = () => {
    if (!this.analysis) return {};
    const { chance, safe, danger, best } = this.analysis;
    const mark = !safe.size && best >= 0 ? best : undefined;
    return this.chances ? { chance, mark } : { safe, danger, mark };
  };

  #drawOverlay() {
    this.board.setOverlay(this.overlay());
  }

  /** @param {boolean} on */
  #toggleChances(on) {
    this.chances = on;
    this.#drawOverlay();
  }

  fault = (/** @type {any} */ error) => {
    showFault(this.summary, t.notRead, error.message);
  };
}

// The game that a link names beside the position.
/** @param {URLSearchParams} parameters */
function gameIn(parameters) {
  const id = parameters.get('id');
  return id ? { id, turns: readTurns(parameters.get('turns') ?? '') } : null;
}
