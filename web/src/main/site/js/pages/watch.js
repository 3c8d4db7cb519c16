// SPDX-License-Identifier: Apache-2.0
// Watch: agents at the board, every move of theirs with its reason.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { button, h, section, showFault } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';
import { TimeLine } from '../timeline.js';
import { Choices, SPEEDS } from '../watch/choices.js';
import { Duel } from '../watch/duel.js';
import { Lane } from '../watch/lane.js';
import { readLink, wholeSeed } from '../watch/link.js';
import { account } from '../watch/story.js';

const t = text.watch;

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Watch(main, contents, parameters);
}

class Watch {
  /** @type {Lane[]} */
  lanes = [];
  /** @type {Duel | null} */
  duel = null;
  boards = h('div', { class: 'boards' });
  story = h('section', { class: 'group', id: 'story' });
  thought = new Thought();
  time = new TimeLine(
    (at) => this.#show(at),
    () => this.choices.pause,
  );

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.setup = new Setup(contents);
    this.setup.show({ game: 'tornado', family: 'hex', level: 'world:LARGE4' });
    const { id, ...chosen } = this.#asked(parameters);
    this.choices = new Choices(contents.agents, chosen, () => this.#moded());
    this.id = id;
    if (id) this.setup.showId(id);
    else this.#needGold();
    this.#build(main);
    if (!this.story.firstChild) this.watch();
  }

  // A link that cannot be followed: that is said, and nothing is begun in its place.
  /** @param {URLSearchParams} parameters */
  #asked(parameters) {
    try {
      return readLink(parameters, this.contents);
    } catch (error) {
      this.#fault(error);
      return readLink(new URLSearchParams(), this.contents);
    }
  }

  leave() {
    this.time.pause();
    this.#close();
  }

  /** @param {HTMLElement} main */
  #build(main) {
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': t.title },
      this.story,
      section(
        null,
        elsewhere(['play', 'analyse', 'review'], () => this.#here()),
      ),
      section(
        t.title,
        this.choices.element,
        this.setup.element,
        button(t.go, () => this.watch(true), { class: 'button primary', id: 'watch' }),
      ),
    );
    main.append(
      h('h1', { class: 'spoken' }, text.pages.watch),
      h('div', { class: 'page' }, h('div', { class: 'stage' }, this.boards, this.time.element), panel),
    );
  }

  // A duel needs gold: where there is none, a game that has some is chosen.
  #needGold() {
    const daggers = this.contents.games.find(({ id }) => id === 'daggers');
    if (this.choices.mode === 'duel' && !this.setup.game.gold)
      this.setup.show({ game: 'daggers', family: 'square', level: `world:${daggers?.worlds[0]}` });
  }

  #moded() {
    this.#needGold();
    this.watch(true);
  }

  // ---- games

  async watch(chosen = false) {
    this.time.pause();
    this.#close();
    this.story.replaceChildren(h('p', { class: 'soft' }, t.thinking));
    if (chosen || !this.id) this.id = this.#gameId(this.setup.seed());
    this.#address();
    const { lanes } = this;
    try {
      if (this.choices.mode === 'duel') await this.#openDuel();
      else await this.#openLanes();
    } catch (error) {
      // What went wrong with an older game is nobody's business any more.
      if (lanes === this.lanes) this.#fault(error);
    }
  }

  #close() {
    this.thought.stop();
    this.lanes.forEach((lane) => lane.close());
    this.lanes = [];
    this.duel?.leave();
    this.duel = null;
  }

  // A reload, Back and a copied link find the same game.
  #address() {
    const { mode, agents, seed } = this.choices;
    const [agent, other] = agents;
    /** @type {Record<string, string>} */
    const two = mode === 'two' ? { other } : {};
    setAddress('watch', new URLSearchParams({ id: this.id, agent, seed: wholeSeed(seed), mode, ...two }));
  }

  // An agent has no first click of its own: it starts at the corner, or where boards open best.
  /** @param {string} seed */
  #gameId(seed) {
    if (!this.setup.firstClickDecides) return this.setup.id(seed);
    const { columns, rows } = this.setup.values;
    return this.setup.id(seed, Math.min(3, columns - 1), Math.min(3, rows - 1));
  }

  async #openDuel() {
    if (!this.setup.game.gold) throw new Error(text.duel.noGold);
    this.time.element.hidden = true;
    const { agents, seed } = this.choices;
    this.duel = new Duel(this.boards, this.story, this.id, agents[0], wholeSeed(seed));
    await this.duel.open();
  }

  async #openLanes() {
    this.time.element.hidden = false;
    const { agents, mode, seed } = this.choices;
    const [two, { lanes }] = [mode === 'two', this];
    this.boards.classList.toggle('two', two);
    this.boards.replaceChildren();
    for (const name of agents.slice(0, two ? 2 : 1)) {
      const agent = this.contents.agents.find((each) => each.name === name) ?? name;
      const lane = await Lane.open(this.id, agent, wholeSeed(seed), two);
      if (lanes !== this.lanes) return lane.close();
      lanes.push(lane);
      this.boards.append(lane.element);
    }
    this.time.at = 0;
    await Promise.all(lanes.map((lane) => lane.play(() => this.time.setLength(this.#length))));
    if (lanes === this.lanes) await this.time.to(this.time.at);
  }

  get #length() {
    return Math.max(0, ...this.lanes.map((lane) => lane.steps.length));
  }

  // ---- moments

  /** @param {number} at */
  async #show(at) {
    const { lanes } = this;
    if (!lanes.length) return;
    await Promise.all(lanes.map((lane) => lane.show(at)));
    if (lanes !== this.lanes) return;
    const parts = lanes.map(account);
    this.story.replaceChildren(...parts.map(({ element }) => element));
    const calm = !this.time.running || this.choices.pause >= SPEEDS.walk;
    if (lanes.length === 1 && calm) await this.#prove(lanes[0], parts[0].proof);
  }

  /** @param {Lane} lane @param {import('../proof.js').ProofView} proof */
  async #prove(lane, proof) {
    const reason = await lane.reason(this.thought);
    if (reason) proof.show(reason.answer, reason.position, { mark: reason.answer.cell });
  }

  // What the other pages take over: the first board as it stands now.
  /** @returns {Page.Moves | null} */
  #here() {
    if (this.duel) return { id: this.id, turns: [], position: this.duel.position };
    return this.lanes[0]?.here ?? null;
  }

  /** @param {any} error */
  #fault(error) {
    showFault(this.story, text.fault, error.message);
  }
}
