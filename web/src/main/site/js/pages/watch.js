// Watch: agents at the board, every move of theirs with its reason.
import { setAddress } from '../address.js';
import { Thought } from '../analysis.js';
import { Board } from '../board/board.js';
import { percent } from '../board/palette.js';
import { choice, h, input, say, section } from '../dom.js';
import { elsewhere } from '../elsewhere.js';
import { lab } from '../engine.js';
import { ProofView } from '../proof.js';
import { playThere } from '../server.js';
import { Setup } from '../setup.js';
import { text } from '../text.js';
import { TimeLine } from '../timeline.js';
import { Duel } from './duel.js';

const t = text.watch;
const CHUNK = 60;
const MOST_STEPS = 20000;
/** @type {Record<string, number>} */
const SPEEDS = { slow: 1400, walk: 600, run: 120, fast: 16 };

/** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
export function open(main, contents, parameters) {
  return new Watch(main, contents, parameters);
}

/**
 * A board with the game of one agent: its moves, how it stands at the move that is shown, and what the agent said last.
 * @typedef {object} Lane
 * @property {number} handle
 * @property {string} agent
 * @property {Bridge.Step[]} steps
 * @property {Board} board
 * @property {Bridge.BoardFacts} game
 * @property {Bridge.GameState} [state]
 * @property {Bridge.Position} [position]
 * @property {string} [end]
 */

class Watch {
  /** @type {Lane[]} */
  lanes = [];
  /** @type {Duel | null} */
  duel = null;
  timer = 0;
  moving = false;
  /** @type {HTMLDivElement} */
  boards;
  /** @type {HTMLInputElement} */
  range;
  /** @type {HTMLButtonElement} */
  playButton;
  /** @type {HTMLElement} */
  counter;
  /** @type {HTMLDivElement} */
  foot;
  /** @type {HTMLDivElement} */
  modes;
  /** @type {HTMLDivElement} */
  choices;
  /** @type {HTMLElement} */
  story;

  /** @param {HTMLElement} main @param {Page.Contents} contents @param {URLSearchParams} parameters */
  constructor(main, contents, parameters) {
    this.contents = contents;
    this.thought = new Thought();
    const mode = parameters.get('mode') ?? 'one';
    this.mode = t.modes[mode] ? mode : 'one';
    this.agentSeed = parameters.get('seed') ?? '1';
    this.agents = [parameters.get('agent') ?? defaultAgent(contents), parameters.get('other') ?? 'sps'];
    this.speed = 'walk';
    this.time = new TimeLine(
      () => this.#show(),
      () => SPEEDS[this.speed],
    );
    this.setup = new Setup(contents);
    this.setup.show({ game: 'tornado', family: 'hex', level: 'world:LARGE4' });
    this.id = parameters.get('id') ?? '';
    if (this.id) this.setup.showId(this.id);
    this.#build(main);
    this.watch();
  }

  leave() {
    this.time.pause();
    this.thought.stop();
    this.#closeLanes();
    this.duel?.leave();
  }

  // ---- the page

  /** @param {HTMLElement} main */
  #build(main) {
    this.boards = h('div', { class: 'boards' });
    this.modes = h('div', { class: 'choices', role: 'group', 'aria-label': t.mode });
    this.choices = h('div', { class: 'group' });
    this.story = h('section', { class: 'group', id: 'story' });
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
        this.modes,
        this.choices,
        this.setup.element,
        h('button', { type: 'button', class: 'button primary', id: 'watch', onclick: () => this.watch(true) }, t.go),
      ),
    );
    main.append(
      h('h1', { class: 'spoken' }, text.pages.watch),
      h('div', { class: 'page' }, h('div', { class: 'stage' }, this.boards, this.time.element), panel),
    );
    this.#drawChoices();
  }

  #drawChoices() {
    this.modes.replaceChildren(
      ...Object.entries(t.modes).map(([mode, name]) =>
        h(
          'button',
          { type: 'button', 'aria-pressed': String(mode === this.mode), onclick: () => this.#setMode(mode) },
          name,
        ),
      ),
    );
    const agents = this.contents.agents
      .filter(({ server }) => !server || this.mode !== 'duel')
      .map(({ name, server }) => [name, server ? t.onServer(name) : name]);
    const about = (/** @type {number} */ i) =>
      this.contents.agents.find(({ name }) => name === this.agents[i])?.about ?? '';
    const pick = (/** @type {number} */ i, /** @type {string} */ label) => {
      const note = h('p', { class: 'soft small' }, about(i));
      const field = choice(
        label,
        agents,
        this.agents[i],
        (name) => {
          this.agents[i] = name;
          note.textContent = about(i);
        },
        { name: `agent${i}` },
      );
      return [field, note];
    };
    this.choices.replaceChildren(
      ...[
        ...pick(0, t.agent),
        ...(this.mode === 'two' ? pick(1, t.other) : []),
        choice(t.speed, Object.entries(t.speeds), this.speed, (speed) => this.#setSpeed(speed), { name: 'speed' }),
        input(t.agentSeed, {
          type: 'text',
          name: 'agent-seed',
          inputmode: 'numeric',
          value: this.agentSeed ?? '1',
          onchange: (event) => (this.agentSeed = event.target.value),
        }),
      ],
    );
  }

  /** @param {string} mode */
  #setMode(mode) {
    this.mode = mode;
    if (mode === 'duel' && !this.setup.game.gold)
      this.setup.show({
        game: 'daggers',
        family: 'square',
        level: `world:${this.contents.games.find(({ id }) => id === 'daggers')?.worlds[0]}`,
      });
    this.#drawChoices();
    this.watch(true);
  }

  /** @param {string} speed */
  #setSpeed(speed) {
    this.speed = speed;
  }

  // ---- games

  get #length() {
    return Math.max(0, ...this.lanes.map((lane) => lane.steps.length));
  }

  async watch(chosen = false) {
    this.time.pause();
    this.thought.stop();
    this.#closeLanes();
    this.duel?.leave();
    this.duel = null;
    this.story.replaceChildren(h('p', { class: 'soft' }, t.thinking));
    const seed = this.setup.seed();
    const id = !chosen && this.id ? this.id : this.#gameId(seed);
    this.id = id;
    this.#address();
    try {
      if (this.mode === 'duel' && !this.setup.game.gold) throw new Error(text.duel.noGold);
      if (this.mode === 'duel') await this.#openDuel(id);
      else await this.#openLanes(id);
    } catch (error) {
      this.story.replaceChildren(
        h('div', { class: 'note bad', role: 'alert' }, h('strong', {}, text.fault), h('p', {}, error.message)),
      );
    }
  }

  // A reload, Back and a copied link find the same game.
  #address() {
    const [agent, other] = this.agents;
    const query = new URLSearchParams({
      id: this.id,
      agent,
      seed: this.#seed(),
      mode: this.mode,
      ...(this.mode === 'two' ? { other } : {}),
    });
    setAddress('watch', query);
  }

  // An agent has no first click of its own: it starts at the corner, or where boards open best.
  /** @param {string} seed */
  #gameId(seed) {
    if (!this.setup.firstClickDecides) return this.setup.id(seed);
    const { columns, rows } = this.setup.values;
    return this.setup.id(seed, Math.min(3, columns - 1), Math.min(3, rows - 1));
  }

  /** @param {string} id */
  async #openDuel(id) {
    this.time.element.hidden = true;
    this.duel = new Duel(this.boards, this.story, id, this.agents[0], this.#seed());
    await this.duel.open();
  }

  #seed() {
    return /^-?\d{1,18}$/.test(this.agentSeed ?? '') ? this.agentSeed : '1';
  }

  /** @param {string} id */
  async #openLanes(id) {
    this.time.element.hidden = false;
    const names = this.mode === 'two' ? this.agents : this.agents.slice(0, 1);
    this.boards.classList.toggle('two', names.length > 1);
    this.boards.replaceChildren();
    for (const agent of names) this.lanes.push(await this.#openLane(id, agent));
    this.time.at = 0;
    await Promise.all(this.lanes.map((lane) => this.#play(lane)));
    await this.time.to(0);
  }

  /** @param {string} id @param {string} agent */
  async #openLane(id, agent) {
    const handle = await this.#begin(id, agent);
    const host = h('div', { class: 'board' });
    const seat = h('div', { class: 'seat' }, this.mode === 'two' ? h('h2', {}, agent) : null, host);
    this.boards.append(seat);
    /** @type {Lane} */
    const lane = { handle, agent, steps: [], board: new Board(host, {}), game: await lab.json('board', handle) };
    lane.board.setBoard(lane.game);
    return lane;
  }

  // An agent of the server plays there, and is watched here.
  /** @param {string} id @param {string} agent */
  async #begin(id, agent) {
    if (!this.contents.agents.find(({ name }) => name === agent)?.server)
      return lab.call('watch', id, agent, this.#seed());
    const { trace, by } = await playThere(id, agent, this.#seed());
    return lab.call('replay', trace, by);
  }

  // Lets the agent play to the end; the page shows it from the start.
  /** @param {Lane} lane */
  async #play(lane) {
    let done = false;
    while (!done && lane.steps.length < MOST_STEPS && this.lanes.includes(lane)) {
      const part = await lab.json('run', lane.handle, CHUNK);
      lane.steps.push(...part.steps);
      lane.end = part.by;
      done = part.done;
      this.time.setLength(this.#length);
    }
  }

  #closeLanes() {
    this.lanes.forEach(({ handle, board }) => {
      lab.call('close', handle);
      board.destroy();
    });
    this.lanes = [];
  }

  // ---- moments

  async #show() {
    await Promise.all(this.lanes.map((lane) => this.#showLane(lane, this.#momentOf(lane))));
    await this.#tell();
  }

  /** @param {Lane} lane */
  #momentOf(lane) {
    return Math.min(this.time.at, lane.steps.length);
  }

  /** @param {Lane} lane @param {number} at */
  async #showLane(lane, at) {
    const { handle } = lane;
    const [cells, goldClues, state] = await lab.batch(
      ['shown', handle, at],
      ['goldClues', handle, at],
      ['state', handle, at],
    );
    if (!this.lanes.includes(lane)) return;
    const now = /** @type {Bridge.GameState} */ (JSON.parse(state));
    lane.state = now;
    lane.position = { head: now.head, cells, goldClues };
    const truth = now.status === 'lost' ? await lab.call('truth', handle) : null;
    lane.board.setCells(cells, goldClues, truth);
    lane.board.setOverlay(at ? { mark: lane.steps[at - 1].cell } : null);
  }

  // What the other pages take over: the first board as it stands now.
  /** @returns {Page.Moves | null} */
  #here() {
    const [lane] = this.lanes;
    if (this.duel) return { id: this.id, turns: [], position: this.duel.position };
    if (!lane?.position) return null;
    /** @type {Page.Turn[]} */
    const all = lane.steps.map(({ kind, cell }) => [kind === 'flag' ? 'flag' : 'open', cell]);
    const turns = all.slice(0, this.#momentOf(lane));
    return { id: lane.game.id, turns, all, position: lane.position, over: lane.state?.status !== 'playing' };
  }

  // ---- the reason of the last move

  async #tell() {
    const parts = this.lanes.map((lane) => this.#account(lane));
    this.story.replaceChildren(...parts.map(({ element }) => element));
    if (this.lanes.length === 1 && (!this.time.running || SPEEDS[this.speed] >= 600))
      await this.#prove(this.lanes[0], parts[0].proof);
  }

  /** @param {Lane} lane */
  #account(lane) {
    const at = this.#momentOf(lane);
    const step = lane.steps[at - 1];
    const proof = new ProofView(lane.board);
    const over = at === lane.steps.length;
    const status = lane.state?.status ?? 'playing';
    const lines = [
      h(
        'p',
        { class: 'title', id: 'headline' },
        step ? t.move(step, text.board.name(lane.game, step.cell)) : t.begins(lane.agent),
      ),
      h('p', { class: 'soft' }, step ? t.by(step.by) : t.world(lane.game)),
      step && step.risk !== 0 ? h('p', {}, step.risk === null ? t.blind : t.risk(percent(step.risk, 1))) : null,
      proof.element,
      over
        ? h(
            'div',
            {
              class: `note ${status === 'won' ? 'good' : status === 'lost' ? 'bad' : ''}`,
              'data-end': status,
            },
            h('strong', {}, t.ends[status]),
            h('p', {}, t.tally(lane.steps)),
            status === 'playing' ? h('p', { class: 'soft' }, lane.end) : null,
          )
        : null,
    ];
    if (over) say(t.ends[status]);
    return { element: h('div', { class: 'group' }, ...lines), proof };
  }

  /** @param {Lane} lane @param {import('../proof.js').ProofView} proof */
  async #prove(lane, proof) {
    const at = this.#momentOf(lane);
    const step = lane.steps[at - 1];
    if (step?.risk !== 0) return;
    const { handle } = lane;
    const [cells, goldClues, state] = await lab.batch(
      ['shown', handle, at - 1],
      ['goldClues', handle, at - 1],
      ['state', handle, at - 1],
    );
    const answer = await this.thought
      .json('explain', { head: JSON.parse(state).head, cells, goldClues }, step.cell)
      .catch(() => null);
    if (answer?.kind === 'proved' && this.lanes.includes(lane) && at === this.#momentOf(lane))
      proof.show(answer, { mark: step.cell });
  }
}

/** @param {Page.Contents} contents */
function defaultAgent(contents) {
  const names = contents.agents.map(({ name }) => name);
  return ['balanced', 'exact', 'P4', 'ees'].find((name) => names.includes(name)) ?? names[0];
}
