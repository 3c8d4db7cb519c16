// Analyse: any position, pasted, dropped or drawn; what is certain, why, and what to do.
import { setAddress } from '../address.js';
import { BlankBoard } from '../analyse/blank.js';
import { Exports } from '../analyse/export.js';
import { HintLadder } from '../analyse/hints.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { BLOCKED, COVERED, EXPLODED, FLAGGED, GOLD, SILENT } from '../board/sprites.js';
import { h, icon, icons, say, section, toggle } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { lab } from '../engine.js';
import { keep, recall } from '../keep.js';
import { KnowledgeBase } from '../knowledge.js';
import { packPosition, unpackPosition } from '../link.js';
import { readTurns, writeTurns } from '../play/turns.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';

const t = text.analyse;
const LONGEST_LINK = 8000;
/** @type {Record<string, string>} */
const VERDICTS = { inconsistent: t.impossible, solved: t.solved, too_large: t.tooLarge };
const SAMPLE =
  '9x9x10\n000012H2H\n00001HHHH\n000012HHH\n0000012HH\n11100012H\n1H10011HH\nHH1001HHH\nHH1112HHH\nHHHHHHHHH';

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Analyse(main, contents, parameters);
}

/** @typedef {'look' | number} Tool What a click on the board does: asks about a cell, or sets it to a code. */

class Analyse {
  boardHost = h('div', { class: 'board' });
  paste = h('textarea', {
    rows: '4',
    name: 'position',
    placeholder: t.placeholder,
    'aria-label': t.paste,
    spellcheck: 'false',
  });
  summary = h('div', { class: 'group', id: 'summary', 'aria-live': 'polite' });
  tools = h('div', { class: 'choices', role: 'group', 'aria-label': t.tools });
  thought = new Thought();
  knowledge = new KnowledgeBase();
  chances = true;
  head = '';
  packed = '';
  /** @type {Tool} */
  tool = 'look';
  /** @type {{ id: string, turns: Page.Turn[] } | null} The game of which the position is a part. */
  game = null;
  /** @type {(Page.Analysis & { millis: number }) | null} */
  analysis = null;
  board = new Board(this.boardHost, {
    open: (cell) => this.#touch(cell),
    chord: (cell) => this.#touch(cell),
    flag: (cell) => this.#set(cell, this.board.cells[cell] === FLAGGED ? COVERED : FLAGGED),
    key: (key, cell) => this.#key(key, cell),
  });
  proof = new ProofView(this.board);
  ladder = new HintLadder(this.board, this.proof);

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.blank = new BlankBoard(contents, (position) => this.#open(position));
    this.exports = new Exports(contents.formats, () => this.position);
    this.#build(main);
    this.update(parameters);
  }

  leave() {
    this.thought.stop();
    this.board.destroy();
  }

  /** @param {URLSearchParams} parameters */
  update(parameters) {
    const packed = parameters.get('p');
    const pasted = parameters.get('text');
    if (packed && packed === this.packed) return true;
    if (packed)
      unpackPosition(packed)
        .then((position) => this.#open(position, gameIn(parameters)))
        .catch((error) => this.#fault(error));
    else if (pasted) this.read(pasted);
    else if (this.head) this.#address();
    else this.#goOn();
    return true;
  }

  // The position that was left, or a first one to look at.
  async #goOn() {
    const left = recall('analysis', '');
    const position = left && (await unpackPosition(left).catch(() => null));
    if (position) await this.#open(position).catch(() => this.read(SAMPLE));
    else await this.read(SAMPLE);
  }

  // The address holds the position, so that a reload, Back and a copied link find it again; one too large for a link is
  // kept here.
  async #address() {
    this.packed = await packPosition(this.position);
    keep('analysis', this.packed);
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
      section(
        t.why,
        h('div', {}, this.proof.element),
        h(
          'div',
          { class: 'row' },
          button([icon(icons.bulb), t.hint], () => this.hint(), { id: 'hint' }),
          toggle(t.chances, true, (on) => this.#toggleChances(on)),
        ),
        this.ladder.element,
      ),
      this.#source(),
      section(
        null,
        elsewhere(['play', 'watch', 'review'], () =>
          this.head ? { turns: [], ...this.game, position: this.position } : null,
        ),
        this.knowledge.fold(),
      ),
      section(t.draw, this.tools, h('p', { class: 'soft small' }, t.drawHint), this.blank.element),
      section(t.share, this.exports.element),
    );
    const stage = h(
      'div',
      { class: 'stage' },
      h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost)),
    );
    stage.addEventListener('dragover', (event) => event.preventDefault());
    stage.addEventListener('drop', (event) => this.#drop(event));
    main.append(h('h1', { class: 'spoken' }, text.pages.analyse), h('div', { class: 'page' }, stage, panel));
    this.#drawTools();
  }

  #source() {
    const file = h('input', {
      type: 'file',
      hidden: true,
      id: 'file',
      'aria-label': t.file,
      onchange: (event) => this.#readFile(event.target.files?.[0]),
    });
    const read = button(t.read, () => this.read(this.paste.value), { class: 'button primary', id: 'read' });
    const row = h(
      'div',
      { class: 'row' },
      read,
      button(t.file, () => file.click()),
    );
    return section(t.paste, this.paste, row, file);
  }

  #drawTools() {
    /** @type {Tool[]} */
    const tools = ['look', COVERED, FLAGGED, 0, 1, 2, 3, 4, 5, 6, 7, 8];
    this.tools.replaceChildren(
      ...tools.map((tool) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(tool === this.tool),
            title: t.toolNames[tool] ?? t.toolNumber(Number(tool)),
            onclick: () => this.#setTool(tool),
          },
          t.toolLabels[tool] ?? String(tool),
        ),
      ),
    );
  }

  /** @param {Tool} tool */
  #setTool(tool) {
    this.tool = tool;
    this.board.on.paint = tool === 'look' ? undefined : (cell) => cell >= 0 && this.#set(cell, tool);
    this.#drawTools();
  }

  // ---- positions

  get position() {
    return { head: this.head, cells: this.board.cells, goldClues: this.board.goldClues };
  }

  /** @param {string} source */
  async read(source) {
    await this.#readBytes(new TextEncoder().encode(source));
  }

  /** @param {File | undefined} file */
  async #readFile(file) {
    if (file) await this.#readBytes(new Uint8Array(await file.arrayBuffer()));
  }

  /** @param {DragEvent} event */
  async #drop(event) {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) await this.#readFile(file);
    else await this.read(event.dataTransfer?.getData('text') ?? '');
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  async #readBytes(bytes) {
    try {
      const { kind, format, id, turns, ...position } = await lab.call('read', new Int8Array(bytes.buffer));
      /** @type {{ id: string, turns: Page.Turn[] } | null} */
      const game = id ? { id, turns: turns.map((turn) => [turn.kind, turn.cell, turn.millis]) } : null;
      await this.#open(position, game);
      say(t.wasRead(kind, format));
    } catch (error) {
      this.#fault(error);
    }
  }

  // game: the game of which the position is a part, if that is known.
  /** @param {Bridge.Position} given @param {{ id: string, turns: Page.Turn[] } | null} [game] */
  async #open({ head, cells, goldClues }, game = null) {
    this.head = head;
    this.game = game;
    this.board.setBoard(await lab.json('boardOfHead', head));
    this.board.setCells(cells, goldClues);
    await this.analyse();
  }

  /** @param {number} cell */
  #touch(cell) {
    if (this.tool !== 'look') this.#set(cell, this.tool);
    else this.explain(cell);
  }

  /** @param {string} key @param {number} cell */
  #key(key, cell) {
    if (/^[0-8]$/.test(key)) this.#set(cell, Number(key));
    else if (key === 'h') this.#set(cell, COVERED);
    else if (key === 'f') this.#set(cell, FLAGGED);
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
    this.ladder.clear();
    this.proof.clear();
    this.summary.replaceChildren(h('p', { class: 'soft' }, text.play.thinking));
    try {
      const begun = performance.now();
      const analysis = await this.thought.analyse(this.position);
      if (!analysis) return;
      this.analysis = { ...analysis, millis: performance.now() - begun };
      this.#drawOverlay();
      this.#drawSummary(this.analysis);
      if (analysis.verdict === 'inconsistent') await this.#contradiction();
    } catch (error) {
      this.#fault(error);
    }
  }

  #overlay() {
    if (!this.analysis) return {};
    const { chance, safe, danger, best } = this.analysis;
    const mark = !safe.size && best >= 0 ? best : undefined;
    return this.chances ? { chance, mark } : { safe, danger, mark };
  }

  #drawOverlay() {
    this.board.setOverlay(this.#overlay());
  }

  /** @param {boolean} on */
  #toggleChances(on) {
    this.chances = on;
    this.#drawOverlay();
  }

  /** @param {Page.Analysis & { millis: number }} analysis */
  #drawSummary(analysis) {
    const { board } = this;
    const { best } = analysis;
    const name = best >= 0 ? text.board.name(board.board, best) : '';
    const title = VERDICTS[analysis.verdict] ?? t.best(name);
    const body =
      best >= 0
        ? t.bestWhy(analysis.safe.has(best), percent(analysis.chance[best], 2))
        : text.analysis.summary(analysis);
    this.summary.replaceChildren(
      h('p', { class: 'title', id: 'best' }, title),
      h('p', {}, body),
      h(
        'dl',
        { class: 'facts' },
        h('dt', {}, t.safe),
        h('dd', { id: 'safe-count' }, String(analysis.safe.size)),
        h('dt', {}, t.danger),
        h('dd', {}, String(analysis.danger.size)),
        ...this.#safest(analysis),
        h('dt', {}, t.time),
        h('dd', {}, `${analysis.millis.toFixed(1)} ms`),
      ),
      best >= 0
        ? h(
            'button',
            { type: 'button', class: 'button', id: 'explain-best', onclick: () => this.explain(best) },
            t.whyBest,
          )
        : '',
    );
  }

  // The least dangerous cell, where the best move is another.
  /** @param {Page.Analysis} analysis */
  #safest({ best, safest, safe, chance }) {
    if (best < 0 || safest < 0 || best === safest || safe.has(best)) return [];
    return [
      h('dt', {}, t.safest),
      h('dd', {}, `${text.board.name(this.board.board, safest)} · ${percent(chance[safest], 2)} %`),
    ];
  }

  async #contradiction() {
    const answer = await this.thought.json('contradiction', this.position);
    if (answer?.lines) this.proof.show(answer, {});
  }

  /** Why a cell is what it is, or two ways it could be. @param {number} cell */
  async explain(cell) {
    this.board.cursor = cell;
    if (this.board.cells[cell] >= 0 || [EXPLODED, GOLD, BLOCKED, SILENT].includes(this.board.cells[cell])) {
      this.proof.clear();
      this.#drawOverlay();
      return;
    }
    const answer = await this.thought.json('explain', this.position, cell).catch((error) => this.#fault(error));
    if (!answer) return;
    if (answer.kind === 'open') this.#showOpen(answer);
    else if (answer.kind !== 'unknown') this.proof.show(answer, {});
    this.ladder.clear();
    if (answer.kind === 'unknown') this.ladder.element.textContent = t.unknown;
  }

  // Not certain: two arrangements that both fit what is shown, one with and one without a danger there.
  /** @param {Bridge.Explanation} given */
  #showOpen({ cell, with: withDanger, without }) {
    const name = text.board.name(this.board.board, cell);
    const chance = this.analysis?.chance?.[cell];
    const show = (/** @type {number[] | undefined} */ dangers) =>
      this.board.setOverlay({ danger: new Set(dangers), mark: cell });
    this.proof.element.replaceChildren(
      h(
        'p',
        {},
        h('strong', {}, t.notCertain(name)),
        Number.isNaN(chance) || chance === undefined ? null : h('span', { class: 'tag' }, `${percent(chance, 2)} %`),
      ),
      h('p', {}, t.whyNot),
      h(
        'div',
        { class: 'row even' },
        h('button', { type: 'button', class: 'button', onclick: () => show(withDanger) }, t.with),
        h('button', { type: 'button', class: 'button', onclick: () => show(without) }, t.without),
        h('button', { type: 'button', class: 'button', onclick: () => this.#drawOverlay() }, t.neither),
      ),
    );
    this.board.setOverlay({ ...this.#overlay(), mark: cell });
  }

  /** Each press says a little more. */
  async hint() {
    const { analysis } = this;
    if (!analysis || analysis.verdict === 'solved') return;
    await this.ladder.next(analysis, () => this.thought.json('hint', this.position).catch(() => null));
  }

  /** @param {any} error */
  #fault(error) {
    this.summary.replaceChildren(
      h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, t.notRead), h('p', {}, error.message)),
    );
  }
}

/** @param {Page.Child} label @param {() => void} action @param {Page.Attributes} [more] */
function button(label, action, more = {}) {
  return h('button', { type: 'button', class: 'button', onclick: action, ...more }, label);
}

// The game that a link names beside the position.
/** @param {URLSearchParams} parameters */
function gameIn(parameters) {
  const id = parameters.get('id');
  return id ? { id, turns: readTurns(parameters.get('turns') ?? '') } : null;
}
