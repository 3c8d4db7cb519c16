// SPDX-License-Identifier: Apache-2.0
// What is chosen in Watch beside the board: one agent, two, or a duel; which; how fast.
import { choice, h, input, redraw } from '../dom.js';
import { isSeed } from '../setup/choices.js';
import { text } from '../text.js';

const t = text.watch;

/** How long a move is shown, in thousandths of a second. @type {Record<string, number>} */
export const SPEEDS = { slow: 1400, walk: 600, run: 120, fast: 16 };

export class Choices {
  speed = 'walk';
  #modes = h('div', { class: 'choices', role: 'group', 'aria-label': t.mode });
  #rest = h('div', { class: 'group' });
  #problem = h('p', { class: 'problem', role: 'alert', hidden: true }, text.play.badSeed);
  element = h('div', { class: 'group' }, this.#modes, this.#rest, this.#problem);

  /**
   * moded is told when another mode was chosen.
   * @param {Page.Agent[]} all
   * @param {{ mode: string, agents: string[], seed: string }} chosen
   * @param {() => void} moded
   */
  constructor(all, { mode, agents, seed }, moded) {
    this.all = all;
    this.mode = mode;
    this.agents = agents;
    this.seed = seed;
    this.moded = moded;
    this.#draw();
  }

  get pause() {
    return SPEEDS[this.speed];
  }

  #draw() {
    redraw(
      this.#modes,
      ...Object.entries(t.modes).map(([mode, name]) =>
        h(
          'button',
          { type: 'button', 'aria-pressed': String(mode === this.mode), onclick: () => this.#setMode(mode) },
          name,
        ),
      ),
    );
    this.#rest.replaceChildren(
      ...this.#pick(0, t.agent),
      ...(this.mode === 'two' ? this.#pick(1, t.other) : []),
      choice(t.speed, Object.entries(t.speeds), this.speed, (speed) => (this.speed = speed), { name: 'speed' }),
      input(t.agentSeed, {
        type: 'text',
        name: 'agent-seed',
        inputmode: 'numeric',
        value: this.seed,
        onchange: (event) => this.#seeded(event.target.value.trim()),
      }),
    );
  }

  // One that cannot be is told of, and the one before stays.
  /** @param {string} seed */
  #seeded(seed) {
    this.#problem.hidden = isSeed(seed);
    if (isSeed(seed)) this.seed = seed;
  }

  /** @param {string} mode */
  #setMode(mode) {
    this.mode = mode;
    this.#draw();
    this.moded();
  }

  /** @param {string} name */
  #about(name) {
    const agent = this.all.find((each) => each.name === name);
    return agent ? text.agentAbout(agent) : '';
  }

  /** @param {number} i @param {string} label */
  #pick(i, label) {
    const agents = this.all
      .filter(({ server }) => !server || this.mode !== 'duel')
      .map(({ name, server }) => [name, server ? t.onServer(name) : name]);
    const note = h('p', { class: 'soft small' }, this.#about(this.agents[i]));
    const pick = (/** @type {string} */ name) => {
      this.agents[i] = name;
      note.textContent = this.#about(name);
    };
    return [choice(label, agents, this.agents[i], pick, { name: `agent${i}` }), note];
  }
}
