// Play: a person at the board.
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { COVERED, FLAGGED } from '../board/sprites.js';
import { h, icon, iconButton, icons, say, section, toggle } from '../dom.js';
import { Cancelled, boardOf, table, thinker } from '../engine.js';
import { Clock } from '../clock.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';

const t = text.play;
const LOOKS = 500;
const MOST_LOOKS = 20000;

export function open(main, contents, parameters) {
  return new Play(main, contents, parameters);
}

class Play {
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.thought = new Thought();
    this.help = { chances: false, certain: false };
    this.clock = new Clock(() => this.#drawFigures());
    this.setup = new Setup(contents, () => {}, { noGuess: true });
    this.#build(main);
    this.board = new Board(this.boardHost, {
      open: (cell) => (this.flagMode ? this.flag(cell) : this.take('open', cell)),
      chord: (cell) => this.take('chord', cell),
      flag: (cell) => this.flag(cell),
      key: (key) => this.#key(key),
      hover: (cell) => this.#wouldShow(cell),
    });
    this.update(parameters);
  }

  leave() {
    this.clock.stop();
    this.thought.stop();
    this.board.destroy();
    if (this.handle) table.call('close', this.handle);
  }

  /** A link to a game opens it. */
  update(parameters) {
    const id = parameters.get('id');
    if (id) this.#openId(id);
    else if (!this.game) this.newGame();
    return true;
  }

  // ---- the page

  #build(main) {
    this.banner = h('p', { class: 'banner', hidden: true });
    this.boardHost = h('div', { class: 'board' }, this.banner);
    this.figures = h('div', { class: 'figures' });
    this.undoButton = iconButton(icons.undo, t.undo, () => this.undo());
    this.redoButton = iconButton(icons.redo, t.redo, () => this.redo());
    this.flagButton = h('button', { type: 'button', class: 'button flag-mode', 'aria-pressed': 'false', 'aria-label': t.flagMode, title: t.flagMode, onclick: () => this.#switchFlagMode() }, icon(icons.flag));
    const strip = h('div', { class: 'strip' }, this.figures, h('div', { class: 'row push' }, this.undoButton, this.redoButton, iconButton(icons.again, t.again, () => this.again()), this.flagButton));
    this.result = h('div', { class: 'result', 'aria-live': 'polite' });
    this.note = h('p', { class: 'soft small' });
    const panel = h('aside', { class: 'panel', 'aria-label': t.newGame },
      this.result,
      section(t.newGame, this.setup.element, h('button', { type: 'button', class: 'button primary', id: 'new-game', onclick: () => this.newGame() }, t.newGame)),
      section(t.help,
        toggle(t.chances, this.help.chances, (on) => this.#setHelp('chances', on), { id: 'show-chances' }),
        toggle(t.certain, this.help.certain, (on) => this.#setHelp('certain', on), { id: 'show-certain' }),
        toggle(t.would, this.help.would, (on) => this.#setHelp('would', on), { id: 'show-would' }),
        h('button', { type: 'button', class: 'button', id: 'hint', onclick: () => this.hint() }, icon(icons.bulb), t.hint),
        this.note),
      section(null,
        h('button', { type: 'button', class: 'button', onclick: () => this.share() }, icon(icons.link), t.share),
        h('details', {}, h('summary', {}, t.keys), h('dl', { class: 'facts keys' }, ...t.keyList.flatMap(([key, does]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)])))));
    main.append(h('div', { class: 'page tall' }, h('div', { class: 'stage' }, strip, h('div', { class: 'boards' }, h('div', { class: 'seat' }, this.boardHost))), panel));
  }

  #drawFigures() {
    const { state, game } = this;
    if (!game) return;
    const dangers = state?.dangers ?? game.dangers;
    const found = (state?.flagged ?? this.#flagsBefore()) + (state?.exploded ?? 0);
    const figure = (value, name) => h('div', { class: 'figure' }, h('b', {}, String(value)), h('span', {}, name));
    this.figures.replaceChildren(...[
      figure(dangers < 0 ? found : dangers - found, dangers < 0 ? text.board.flags : `${text.dangers(game.danger)} ${t.left}`),
      figure(this.clock.seconds(), t.time),
      this.rules?.gold ? figure(state?.lives ?? 1, t.lives) : null,
      this.rules?.gold ? figure(state?.gold ?? 0, t.gold) : null,
    ].filter(Boolean));
    this.undoButton.disabled = !this.count?.turns;
    this.redoButton.disabled = !this.count?.canRedo;
  }

  #switchFlagMode() {
    this.flagMode = !this.flagMode;
    this.flagButton.setAttribute('aria-pressed', String(this.flagMode));
  }

  #key(key) {
    const does = { z: () => this.undo(), y: () => this.redo(), h: () => this.hint(), f: () => this.#switchFlagMode() }[key.toLowerCase()];
    does?.();
    return Boolean(does);
  }

  // ---- games

  async newGame() {
    const seed = this.setup.seed();
    this.thought.stop();
    try {
      if (this.setup.firstClickDecides) {
        this.#wait(seed);
      } else {
        await this.#start(['open', this.setup.id(seed), 1]);
      }
    } catch (error) {
      this.#fault(error);
    }
  }

  async #openId(id) {
    try {
      await this.#start(['open', id, 1]);
      this.setup.showId(id);
    } catch (error) {
      this.#fault(error);
      if (!this.game) this.newGame();
    }
  }

  again() {
    this.#reset();
    if (this.handle) this.#start(this.opening).catch((error) => this.#fault(error));
  }

  // The first click decides where the dangers are not, so the board is only made then.
  #wait(seed) {
    const { family, columns, rows, dangers } = this.setup.values;
    this.#close();
    this.waiting = { seed };
    this.rules = this.setup.game;
    this.game = { family, columns, rows, size: columns * rows, dangers, danger: 'mine', starts: [], game: 'classic' };
    if (columns < 1 || rows < 1 || columns * rows > 1e6) throw new Error(t.badSize);
    this.board.setBoard(this.game);
    this.#reset();
    this.#message(t.ready);
  }

  async #start(opening) {
    const handle = await table.call(...opening);
    this.#close();
    this.handle = handle;
    this.opening = opening;
    this.game = await boardOf(handle);
    this.rules = this.contents.games.find(({ id }) => id === this.game.game);
    this.board.setBoard(this.game);
    this.#reset();
    await this.#refresh();
    if (this.game.starts.length && !this.waiting) this.#message(t.readyStarts);
  }

  #close() {
    if (this.handle) table.call('close', this.handle);
    this.handle = null;
    this.waiting = null;
  }

  #reset() {
    this.banner.hidden = true;
    this.state = null;
    this.count = null;
    this.clock.reset();
    this.result.replaceChildren();
    this.#drawFigures();
  }

  async flag(cell) {
    if (this.waiting) {
      this.#flagBefore(cell);
      return;
    }
    await this.take('flag', cell);
  }

  // Flags that stand before the first click.
  #flagBefore(cell) {
    const cells = this.board.cells.slice();
    cells[cell] = cells[cell] === FLAGGED ? COVERED : FLAGGED;
    this.board.setCells(cells);
    this.#drawFigures();
  }

  #flagsBefore() {
    return this.board?.cells?.reduce((sum, code) => sum + (code === FLAGGED ? 1 : 0), 0) ?? 0;
  }

  async #firstClick(cell) {
    const { seed } = this.waiting;
    const flags = [...this.board.cells.keys()].filter((each) => this.board.cells[each] === FLAGGED);
    const { columns } = this.game;
    const wanted = this.setup.id(seed, cell % columns, Math.floor(cell / columns));
    const id = this.setup.values.noGuess ? await this.#withoutGuess(wanted) : wanted;
    const view = { ...this.board.view };
    await this.#start(['open', id, 1]);
    Object.assign(this.board.view, view);
    this.board.cursor = cell;
    for (const flag of flags) await table.call('take', this.handle, 'flag', flag);
  }

  // Looks at boards in portions, so that the count goes on.
  async #withoutGuess(wanted) {
    for (let looks = 0; looks < MOST_LOOKS; looks += LOOKS) {
      this.#message(t.looking(looks));
      const { found, id } = await thinker.json('noGuess', wanted, LOOKS);
      if (found) {
        this.certified = id;
        return id;
      }
    }
    throw new Error(t.noneFound);
  }

  async #certificate(note) {
    note.append(h('p', { class: 'soft' }, t.thinking));
    const { complete, hardest, probes, text: words } = await thinker.json('certificate', this.game.id);
    note.lastChild.replaceWith(complete ? h('p', {}, t.certified(probes, hardest)) : h('p', {}, t.notCertified), h('details', {}, h('summary', {}, t.certificate), h('pre', { class: 'code', tabindex: '0' }, words)));
  }

  async take(kind, cell) {
    if (this.busy || this.state?.status === 'won' || this.state?.status === 'lost') return;
    this.busy = true;
    try {
      if (this.waiting) {
        if (kind !== 'open' || this.board.cells[cell] === FLAGGED) return;
        await this.#firstClick(cell);
      }
      const changed = await table.call('take', this.handle, kind, cell);
      if (!changed) return;
      if (kind !== 'flag') this.clock.start();
      await this.#refresh();
      this.board.spoken.textContent = this.board.describe(cell);
    } catch (error) {
      this.#fault(error);
    } finally {
      this.busy = false;
    }
  }

  async undo() {
    await this.#travel('undo');
  }

  async redo() {
    await this.#travel('redo');
  }

  async #travel(way) {
    if (!this.handle || this.busy) return;
    if (!(await table.call(way, this.handle))) return;
    this.result.replaceChildren();
    this.banner.hidden = true;
    await this.#refresh();
    if (this.state.status === 'playing') this.clock.start();
  }

  async #refresh() {
    const { handle } = this;
    const [state, count, cells, goldClues] = await table.batch(['state', handle, -1], ['count', handle], ['shown', handle, -1], ['goldClues', handle, -1]);
    if (handle !== this.handle) return;
    this.state = JSON.parse(state);
    this.count = JSON.parse(count);
    const over = this.state.status !== 'playing';
    const truth = over ? await table.call('truth', handle) : null;
    this.board.setCells(cells, goldClues, truth);
    if (over) await this.#finish();
    this.#drawFigures();
    await this.#think();
  }

  // ---- help

  #setHelp(name, on) {
    this.help[name] = on;
    this.#think();
  }

  get #position() {
    return { head: this.state.head, cells: this.board.cells, goldClues: this.board.goldClues };
  }

  async #think() {
    const wanted = this.help.chances || this.help.certain;
    if (!wanted || !this.state || this.state.status !== 'playing') {
      this.analysis = null;
      this.board.setOverlay(null);
      this.note.textContent = '';
      return;
    }
    this.board.setOverlay(null);
    this.note.textContent = t.thinking;
    try {
      const analysis = await this.thought.analyse(this.#position);
      if (!analysis) return;
      this.analysis = analysis;
      this.note.textContent = text.analysis.summary(analysis, this.game);
      this.board.setOverlay({ chance: this.help.chances ? analysis.chance : null, safe: this.help.certain ? analysis.safe : null, danger: this.help.certain ? analysis.danger : null });
    } catch (error) {
      this.note.textContent = error.message;
    }
  }

  async #wouldShow(cell) {
    if (!this.help.would || !this.state || cell < 0 || this.board.cells[cell] !== COVERED || this.state.status !== 'playing') return;
    const odds = await this.thought.json('wouldShow', this.#position, cell).catch(() => null);
    if (odds) this.note.textContent = text.analysis.would(this.game, cell, odds);
  }

  async hint() {
    if (!this.state || this.state.status !== 'playing') return;
    const analysis = await this.thought.analyse(this.#position).catch(() => null);
    if (!analysis) return;
    const cell = [...analysis.safe][0] ?? analysis.best;
    if (cell === undefined || cell < 0) return;
    this.board.setOverlay({ mark: cell });
    this.board.setCursor(cell, false);
    this.note.textContent = text.analysis.hint(this.game, cell, analysis);
    say(this.note.textContent);
  }

  // ---- the end

  async #finish() {
    this.clock.stop();
    const won = this.state.status === 'won';
    const seconds = Math.max(this.clock.exact(), 0.001);
    const metrics = await table.json('metrics', this.handle);
    const facts = [
      [t.facts.time, `${seconds.toFixed(1)} s`],
      [t.facts.clicks, this.count.turns],
      [t.facts.threeBv, metrics.threeBv],
      [t.facts.openings, metrics.openings],
      [t.facts.zini, metrics.zini],
      [t.facts.perSecond, won && metrics.threeBv ? (metrics.threeBv / seconds).toFixed(2) : undefined],
      [t.facts.efficiency, won && metrics.threeBv ? `${Math.floor((100 * metrics.threeBv) / this.count.turns)} %` : undefined],
    ].filter(([, value]) => value !== undefined);
    const list = h('dl', { class: 'facts' }, ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, String(value))]));
    const note = h('div', { class: `note ${won ? 'good' : 'bad'}`, id: 'result', 'data-status': this.state.status }, h('strong', {}, won ? t.won : t.lost), won ? null : h('p', {}, t.lostBody(this.game.danger)), list);
    if (this.certified === this.game.id) note.append(h('button', { type: 'button', class: 'button', id: 'certificate', onclick: (event) => { event.target.remove(); this.#certificate(note); } }, t.certificate));
    this.result.replaceChildren(note);
    this.banner.textContent = t.banner(won, seconds);
    this.banner.className = `banner ${won ? 'good' : 'bad'}`;
    this.banner.hidden = false;
    say(won ? t.won : `${t.lost}. ${t.lostBody(this.game.danger)}`);
    if (!won) this.#review(note);
  }

  // After a loss: what was certain, what the last move cost, and the way back.
  async #review(note) {
    note.append(h('div', { class: 'row' }, h('button', { type: 'button', class: 'button', id: 'try-again', onclick: () => this.undo() }, t.tryAgain)));
    const before = this.count.turns - 1;
    const { handle } = this;
    const [state, cells, goldClues, cell] = await table.batch(['state', handle, before], ['shown', handle, before], ['goldClues', handle, before], ['cellOfTurn', handle, before]);
    const analysis = await this.thought.analyse({ head: JSON.parse(state).head, cells, goldClues }).catch(() => null);
    if (!analysis || analysis.verdict !== 'known' || handle !== this.handle) return;
    const risks = [...analysis.chance].filter((_, each) => cells[each] === COVERED);
    const safest = risks.reduce((least, risk) => Math.min(least, risk), 1);
    const risk = cells[cell] === COVERED ? analysis.chance[cell] : NaN;
    const rows = [[t.risk, risk], [t.safest, safest], [t.cost, risk - safest]].filter(([, value]) => !Number.isNaN(value));
    note.append(
      h('p', {}, t.certainThen(analysis.safe.size)),
      h('dl', { class: 'facts' }, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, `${percent(value, 1)} %`)])),
      analysis.safe.size ? h('button', { type: 'button', class: 'button', onclick: () => this.#showThen(cells, goldClues, analysis, cell) }, t.review) : '');
  }

  #showThen(cells, goldClues, analysis, cell) {
    this.board.setCells(cells, goldClues);
    this.board.setOverlay({ safe: analysis.safe, danger: analysis.danger, mark: cell });
  }

  share() {
    const id = this.handle ? this.game.id : this.setup.id(this.waiting?.seed ?? 0);
    const link = `${location.href.split('#')[0]}#/play?id=${encodeURIComponent(id)}`;
    navigator.clipboard?.writeText(link).then(() => this.#message(t.shared), () => this.#message(link));
  }

  #message(words) {
    this.note.textContent = words;
    say(words);
  }

  #fault(error) {
    if (error instanceof Cancelled) return;
    this.result.replaceChildren(h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.fault), h('p', {}, error.message)));
  }
}
