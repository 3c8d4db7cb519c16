// SPDX-License-Identifier: Apache-2.0
// What is told of a lane: its last move with who made it and at what risk, and how the game ended.
import { percent } from '../board/palette.js';
import { h, say } from '../dom.js';
import { isLevel } from '../link.js';
import { ProofView } from '../proof.js';
import { text } from '../text.js';

const t = text.watch;

/** The account of a lane and where the proof of its last move will stand. @param {import('./lane.js').Lane} lane */
export function account(lane) {
  const { step } = lane;
  const proof = new ProofView(lane.board);
  const headline = step ? t.move(step, text.board.name(lane.game, step.cell)) : t.begins(lane.agent);
  const element = h(
    'div',
    { class: 'group' },
    h('p', { class: 'title', id: 'headline' }, headline),
    h('p', { class: 'soft' }, step ? t.by(step.by) : isLevel(lane.id) ? '' : lane.game.id),
    step && step.risk !== 0 ? h('p', {}, step.risk === null ? t.blind : t.risk(percent(step.risk, 1))) : null,
    proof.element,
    lane.at === lane.steps.length ? ending(lane) : null,
  );
  return { element, proof };
}

/** @param {import('./lane.js').Lane} lane */
function ending({ state, steps, end, finished, cut }) {
  if (!finished) return h('p', { class: 'soft' }, t.thinking);
  const status = state?.status ?? 'playing';
  const look = status === 'won' ? 'good' : status === 'lost' ? 'bad' : '';
  const title = cut ? t.cut(steps.length) : t.ends[status];
  say(title);
  return h(
    'div',
    { class: `note ${look}`, 'data-end': status },
    h('strong', {}, title),
    h('p', {}, t.tally(steps)),
    status === 'playing' && !cut ? h('p', { class: 'soft' }, t.stopped(end ?? '')) : null,
  );
}
