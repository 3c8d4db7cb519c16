// SPDX-License-Identifier: Apache-2.0
// What stands around the board in Play: the strip with its figures and buttons, the panel, and what is said there.
import { button, h, icon, iconButton, icons, section, showFault, toggle } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { Cancelled } from '../engine.js';
import { keep, recall } from '../keep.js';
import { text } from '../text.js';
import { applyEyes } from '../theme.js';
import { FirstClick } from './first.js';
import { figuresOf } from './ways.js';

const t = text.play;

/** @typedef {'newGame' | 'undo' | 'redo' | 'again' | 'switchFlagMode' | 'share'} Deed */

export class Frame {
  banner = h('p', { class: 'banner', hidden: true });
  figures = h('div', { class: 'figures' });
  result = h('div', { class: 'result', 'aria-live': 'polite' });
  told = h('details', { hidden: true, open: true });
  options = { questions: false, numbered: false, eyes: false, ...recall('options', {}) };

  /**
   * player: does what the buttons say; sitting: what is played; parts: what else stands in the panel.
   * @param {HTMLElement} main
   * @param {Record<Deed, () => void>} player
   * @param {import('./sitting.js').Sitting} sitting
   * @param {{ setup: HTMLElement, help: HTMLElement, level: HTMLElement }} parts
   */
  constructor(main, player, sitting, parts) {
    this.player = player;
    this.sitting = sitting;
    this.board = sitting.board;
    this.undoButton = iconButton(icons.undo, t.undo, () => player.undo(), { id: 'undo', disabled: true });
    this.redoButton = iconButton(icons.redo, t.redo, () => player.redo(), { id: 'redo', disabled: true });
    this.flagButton = iconButton(icons.flag, t.flagMode, () => player.switchFlagMode(), {
      class: 'button flag-mode',
      'aria-pressed': 'false',
    });
    this.#build(main, parts);
  }

  /** @param {HTMLElement} main @param {{ setup: HTMLElement, help: HTMLElement, level: HTMLElement }} parts */
  #build(main, { setup, help, level }) {
    const { host } = this.board;
    host.prepend(this.banner);
    const fresh = button(t.newGame, () => this.player.newGame(), { class: 'button primary', id: 'new-game' });
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.newGame },
      this.result,
      this.told,
      section(t.newGame, setup, fresh),
      help,
      level,
      this.#more(),
    );
    const boards = h('div', { class: 'boards' }, h('div', { class: 'seat' }, host));
    main.append(
      h('h1', { class: 'spoken' }, text.pages.play),
      h('div', { class: 'page tall' }, h('div', { class: 'stage' }, this.#strip(), boards), panel),
    );
  }

  /** Shows what a level tells beside its cells. @param {string[]} words */
  tellRules(words) {
    this.told.hidden = !words.length;
    this.told.replaceChildren(
      h('summary', {}, t.told),
      ...words.map((each) => h('p', { class: 'soft small told' }, each)),
    );
  }

  #strip() {
    return h(
      'div',
      { class: 'strip' },
      iconButton(icons.smile, t.newGame, () => this.player.newGame(), { id: 'fresh' }),
      this.figures,
      h(
        'div',
        { class: 'row push' },
        this.undoButton,
        this.redoButton,
        iconButton(icons.again, t.again, () => this.player.again()),
        this.flagButton,
      ),
    );
  }

  #more() {
    const keys = t.keyList.flatMap(([key, does]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)]);
    return section(
      null,
      elsewhere(['analyse', 'watch', 'review'], () => this.sitting.here),
      toggle(t.questions, this.options.questions, (on) => this.#setOption('questions', on), { id: 'questions' }),
      toggle(t.numbered, this.options.numbered, (on) => this.#setOption('numbered', on), { id: 'numbered' }),
      toggle(t.eyes, this.options.eyes, (on) => this.#setOption('eyes', on), { id: 'eyes' }),
      button([icon(icons.link), t.share], () => this.player.share(), { id: 'share' }),
      h('details', {}, h('summary', {}, t.keys), h('dl', { class: 'facts keys' }, ...keys)),
    );
  }

  /** @param {'questions' | 'numbered' | 'eyes'} name @param {boolean} on */
  #setOption(name, on) {
    this.options[name] = on;
    keep('options', this.options);
    if (name === 'numbered') this.board.number(on);
    if (name === 'eyes') applyEyes();
  }

  /** The figures of the strip, and which buttons can be pressed. */
  drawFigures() {
    const { game, waiting, course, metrics, clock, rules } = this.sitting;
    const shown = game?.board ?? waiting?.board;
    if (!shown) return;
    const state = game?.state;
    writeFigures(this.figures, [
      this.#dangersLeft(shown, state),
      [clock.seconds(), t.time],
      ...(rules?.gold
        ? [
            [state?.lives ?? 1, t.lives],
            [state?.gold ?? 0, t.gold],
          ]
        : []),
      ...figuresOf(course, game, metrics),
    ]);
    this.undoButton.disabled = !game?.turns.length;
    this.redoButton.disabled = !game?.undone.length;
  }

  /** @param {Page.Drawn} shown @param {Bridge.GameState | undefined} state */
  #dangersLeft(shown, state) {
    const dangers = state?.dangers ?? shown.dangers;
    const found = (state?.flagged ?? FirstClick.flags(this.board.cells).length) + (state?.exploded ?? 0);
    return dangers < 0 ? [found, text.board.flags] : [dangers - found, `${text.dangers(shown.danger)} ${t.left}`];
  }

  /** @param {boolean} on */
  pressFlag(on) {
    this.flagButton.setAttribute('aria-pressed', String(on));
  }

  /** Nothing is said of a game any more. */
  // Whoever pressed a button there with the keys goes on from the board.
  clear() {
    this.banner.hidden = true;
    const used = this.result.contains(document.activeElement);
    this.result.replaceChildren();
    if (used) this.board.focus();
  }

  /** @param {string} words */
  tell(words) {
    this.result.replaceChildren(h('p', { class: 'note', role: 'status' }, words));
  }

  /** @param {any} error */
  fault(error) {
    if (!(error instanceof Cancelled)) showFault(this.result, text.fault, error.message);
  }

  /** How a game ended. @param {HTMLElement} note @param {boolean} won @param {number} seconds */
  ending(note, won, seconds) {
    this.result.replaceChildren(note);
    this.banner.textContent = t.banner(won, seconds);
    this.banner.className = `banner ${won ? 'good' : 'bad'}`;
    this.banner.hidden = false;
  }
}

/**
 * Writes [value, name] after [value, name]; what is as it was stays untouched, for this happens with every move.
 * @param {HTMLElement} host
 * @param {(string | number)[][]} figures
 */
function writeFigures(host, figures) {
  while (host.children.length > figures.length) host.lastElementChild?.remove();
  while (host.children.length < figures.length) host.append(h('div', { class: 'figure' }, h('b', {}), h('span', {})));
  figures.forEach((words, i) => {
    const parts = host.children[i].children;
    words.map(String).forEach((word, part) => {
      if (parts[part].textContent !== word) parts[part].textContent = word;
    });
  });
}
