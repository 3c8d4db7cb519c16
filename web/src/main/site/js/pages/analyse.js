// Analyse: any position, pasted, dropped or drawn; what is certain, why, and what to do.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { BLOCKED, COVERED, EXPLODED, FLAGGED, GOLD, SILENT } from '../board/sprites.js';
import { choice, h, icon, icons, input, say, section, toggle } from '../dom.js';
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
const MOST = { columns: 100, rows: 100, dangers: 9999 };
const SAMPLE =
  '9x9x10\n000012H2H\n00001HHHH\n000012HHH\n0000012HH\n11100012H\n1H10011HH\nHH1001HHH\nHH1112HHH\nHHHHHHHHH';

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Analyse(main, contents, parameters);
}

class Analyse {
  /** @type {HTMLDivElement} */
  boardHost;
  /** @type {HTMLTextAreaElement} */
  paste;
  /** @type {HTMLDivElement} */
  summary;
  /** @type {HTMLDivElement} */
  proofHost;
  /** @type {HTMLElement} */
  ladder;
  /** @type {HTMLDivElement} */
  tools;
  /** @type {HTMLElement} */
  exported;

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.thought = new Thought();
    this.show = { chances: true };
    this.tool = 'look';
    this.rung = 0;
    this.game = null;
    this.knowledge = new KnowledgeBase();
    this.#build(main);
    this.board = new Board(this.boardHost, {
      open: (cell) => this.#touch(cell),
      chord: (cell) => this.#touch(cell),
      flag: (cell) => this.#set(cell, this.board.cells[cell] === FLAGGED ? COVERED : FLAGGED),
      key: (key, cell) => this.#key(key, cell),
    });
    this.proof = new ProofView(this.board);
    this.proofHost.append(this.proof.element);
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

  // The address holds the position, so that a reload, Back and a copied link find it again; one too large for a link is kept here.
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
    this.boardHost = h('div', { class: 'board' });
    this.paste = h('textarea', {
      rows: '4',
      name: 'position',
      placeholder: t.placeholder,
      'aria-label': t.paste,
      spellcheck: 'false',
    });
    const file = h('input', {
      type: 'file',
      hidden: true,
      id: 'file',
      'aria-label': t.file,
      onchange: (event) => this.#readFile(event.target.files[0]),
    });
    this.summary = h('div', { class: 'group', id: 'summary', 'aria-live': 'polite' });
    this.proofHost = h('div', {});
    this.ladder = h('p', { class: 'soft', id: 'ladder' });
    this.tools = h('div', { class: 'choices', role: 'group', 'aria-label': t.tools });
    const button = (label, action, more = {}) =>
      h('button', { type: 'button', class: 'button', onclick: action, ...more }, label);
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      this.summary,
      section(
        t.why,
        this.proofHost,
        h(
          'div',
          { class: 'row' },
          button([icon(icons.bulb), t.hint], () => this.hint(), { id: 'hint' }),
          toggle(t.chances, true, (on) => this.#toggleChances(on)),
        ),
        this.ladder,
      ),
      section(
        t.paste,
        this.paste,
        h(
          'div',
          { class: 'row' },
          button(t.read, () => this.read(this.paste.value), { class: 'button primary', id: 'read' }),
          button(t.file, () => file.click()),
        ),
        file,
      ),
      section(
        null,
        elsewhere(['play', 'watch', 'review'], () => this.head && { turns: [], ...this.game, position: this.position }),
        this.knowledge.fold(),
      ),
      section(t.draw, this.tools, h('p', { class: 'soft small' }, t.drawHint), this.#blank()),
      section(t.share, this.#exports()),
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
            title: t.toolNames[tool] ?? t.toolNumber(tool),
            onclick: () => this.#setTool(tool),
          },
          t.toolLabels[tool] ?? String(tool),
        ),
      ),
    );
  }

  /** @param {string | number} tool */
  #setTool(tool) {
    this.tool = tool;
    this.board.on.paint = tool === 'look' ? undefined : (cell) => cell >= 0 && this.#set(cell, tool);
    this.#drawTools();
  }

  #blank() {
    const values = { columns: 9, rows: 9, dangers: 10, game: 'classic', family: 'square' };
    const fields = ['columns', 'rows', 'dangers'];
    const number = (key, label) =>
      input(label, {
        type: 'number',
        name: `blank-${key}`,
        min: '1',
        max: '100',
        value: String(values[key]),
        onchange: (event) => (values[key] = Number(event.target.value)),
      });
    const families = this.contents.families.map((family) => [family, text.families[family]]);
    const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
    const start = async () => {
      const wrong = fields.find((key) => !Number.isInteger(values[key]) || values[key] < 1 || values[key] > MOST[key]);
      problem.textContent = wrong
        ? text.play.badNumber(wrong === 'dangers' ? t.dangers : text.play[wrong], 1, MOST[wrong])
        : await this.#openBlank(values);
      problem.hidden = !problem.textContent;
    };
    return h(
      'details',
      {},
      h('summary', {}, t.blank),
      h(
        'div',
        { class: 'group' },
        choice(
          text.play.game,
          this.contents.games.map(({ id }) => [id, text.games[id]]),
          values.game,
          (game) => (values.game = game),
        ),
        choice(text.play.kind, families, values.family, (family) => (values.family = family)),
        h(
          'div',
          { class: 'row even' },
          number('columns', text.play.columns),
          number('rows', text.play.rows),
          number('dangers', t.dangers),
        ),
        problem,
        h('button', { type: 'button', class: 'button', id: 'blank', onclick: start }, t.clear),
      ),
    );
  }

  #exports() {
    const formats = this.contents.formats.filter((name) => t.formats[name]).map((name) => [name, t.formats[name]]);
    const select = choice(t.format, formats, 'jsm-url', () => {}, { name: 'format' });
    this.exported = h('pre', { class: 'code', id: 'exported', tabindex: '0', hidden: true });
    return h(
      'div',
      { class: 'group' },
      h(
        'button',
        { type: 'button', class: 'button', id: 'share', onclick: () => this.share() },
        icon(icons.link),
        t.link,
      ),
      select,
      h(
        'button',
        {
          type: 'button',
          class: 'button',
          id: 'export',
          onclick: () => this.#export(select.querySelector('select').value),
        },
        t.export,
      ),
      this.exported,
    );
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

  /** @param {Event} event */
  async #drop(event) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) await this.#readFile(file);
    else await this.read(event.dataTransfer.getData('text'));
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

  // Opens an empty board; what is wrong with it, or nothing.
  /** @param {Blank} given */
  async #openBlank({ columns, rows, dangers, game, family }) {
    const rules = this.contents.games.find(({ id }) => id === game);
    const told = rules.dangersKnown ? dangers : -1;
    const head = [
      `rules ${game}`,
      `family ${family}`,
      `columns ${columns}`,
      `rows ${rows}`,
      `dangers ${told}`,
      'golds -1',
      'lives 1',
      'starts -',
    ].join('\n');
    const fault =
      told > columns * rows ? text.play.badNumber(t.dangers, 1, columns * rows) : await lab.call('faultOfHead', head);
    if (!fault)
      await this.#open({ head, cells: new Int8Array(columns * rows).fill(COVERED), goldClues: new Int8Array(0) });
    return fault;
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
    this.rung = 0;
    this.ladder.textContent = '';
    this.proof.clear();
    this.summary.replaceChildren(h('p', { class: 'soft' }, text.play.thinking));
    try {
      const begun = performance.now();
      const analysis = await this.thought.analyse(this.position);
      if (!analysis) return;
      this.analysis = { ...analysis, millis: performance.now() - begun };
      this.#drawOverlay();
      this.#drawSummary();
      if (analysis.verdict === 'inconsistent') await this.#contradiction();
    } catch (error) {
      this.#fault(error);
    }
  }

  #overlay() {
    const { chance, safe, danger, best } = this.analysis ?? {};
    const mark = safe && !safe.size && best >= 0 ? best : undefined;
    return this.show.chances ? { chance, mark } : { safe, danger, mark };
  }

  #drawOverlay() {
    this.board.setOverlay(this.#overlay());
  }

  /** @param {boolean} on */
  #toggleChances(on) {
    this.show.chances = on;
    this.#drawOverlay();
  }

  #drawSummary() {
    const { analysis, board } = this;
    const { best } = analysis;
    const name = best >= 0 ? text.board.name(board.board, best) : '';
    const title =
      { inconsistent: t.impossible, solved: t.solved, too_large: t.tooLarge }[analysis.verdict] ?? t.best(name);
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
        ...this.#safest(),
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
  #safest() {
    const { best, safest, safe, chance } = this.analysis;
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
    else if (answer.kind === 'unknown') this.ladder.textContent = t.unknown;
    else this.proof.show(answer, {});
    this.ladder.textContent = '';
  }

  // Not certain: two arrangements that both fit what is shown, one with and one without a danger there.
  /** @param {Bridge.Explanation} given */
  #showOpen({ cell, with: withDanger, without }) {
    const name = text.board.name(this.board.board, cell);
    const chance = this.analysis?.chance?.[cell];
    const show = (dangers) => this.board.setOverlay({ danger: new Set(dangers), mark: cell });
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

  /** Each press says a little more: that there is something, where, which clues, which cell. */
  async hint() {
    const { analysis } = this;
    if (!analysis || analysis.best < 0) return;
    const cell = [...analysis.safe][0] ?? analysis.best;
    const certain = analysis.safe.has(cell);
    this.rung = Math.min(this.rung + 1, certain ? 4 : 2);
    if (!certain) {
      this.ladder.textContent =
        this.rung === 1
          ? t.rungs.nothing
          : t.rungs.guess(text.board.name(this.board.board, cell), percent(analysis.chance[cell], 2));
      if (this.rung === 2) this.board.setOverlay({ mark: cell });
      return;
    }
    const answer = await this.thought.json('explain', this.position, cell).catch(() => null);
    if (!answer?.lines) return;
    this.#climb(answer);
  }

  /** @param {Bridge.Explanation} answer */
  #climb(answer) {
    const clues = answer.lines.flatMap((line) => line.clues);
    const cells = answer.lines.flatMap((line) => line.cells);
    const lit = (list, role) => new Map(list.map((cell) => [cell, role]));
    if (this.rung === 1) {
      this.ladder.textContent = t.rungs.something(answer.grade);
      this.board.setOverlay(null);
    } else if (this.rung === 2) {
      this.ladder.textContent = t.rungs.where;
      this.board.setOverlay({ lit: new Map([...lit(cells, 'cell'), ...lit(clues, 'clue')]) });
    } else if (this.rung === 3) {
      this.ladder.textContent = t.rungs.clues(new Set(clues).size);
      this.board.setOverlay({ lit: lit(clues, 'clue') });
    } else {
      this.ladder.textContent = '';
      this.proof.show(answer, {});
    }
    say(this.ladder.textContent || answer.claim);
  }

  // ---- sharing

  async share() {
    const link = `${location.href.split('#')[0]}#/analyse?p=${await packPosition(this.position)}`;
    this.#showText(link);
    await navigator.clipboard?.writeText(link).then(
      () => say(text.play.shared),
      () => {},
    );
  }

  /** @param {string} format */
  async #export(format) {
    try {
      this.#showText(await lab.call('write', this.head, this.board.cells, this.board.goldClues, format));
    } catch (error) {
      this.#showText(error.message);
    }
  }

  /** @param {string} words */
  #showText(words) {
    this.exported.hidden = false;
    this.exported.textContent = words;
  }

  /** @param {any} error */
  #fault(error) {
    this.summary.replaceChildren(
      h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, t.notRead), h('p', {}, error.message)),
    );
  }
}

// The game that a link names beside the position.
/** @param {URLSearchParams} parameters */
function gameIn(parameters) {
  const id = parameters.get('id');
  return id ? { id, turns: readTurns(parameters.get('turns') ?? '') } : null;
}
