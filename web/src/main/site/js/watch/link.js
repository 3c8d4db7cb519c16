// SPDX-License-Identifier: Apache-2.0
// What a link to Watch asks for: a game, who plays it, and how it is shown.
import { oneOf } from '../address.js';
import { isSeed } from '../setup/choices.js';
import { text } from '../text.js';

/** @param {Page.Contents} contents */
function defaultAgent(contents) {
  const names = contents.agents.map(({ name }) => name);
  return ['balanced', 'exact', 'P4', 'ees'].find((name) => names.includes(name)) ?? names[0];
}

/**
 * The choices that a link makes, those it does not make as usual; an error in words if it asks for what there is not.
 * @param {URLSearchParams} parameters
 * @param {Page.Contents} contents
 */
export function readLink(parameters, contents) {
  const names = contents.agents.map(({ name }) => name);
  const seed = parameters.get('seed') ?? '1';
  if (!isSeed(seed)) throw new Error(text.play.badSeed);
  return {
    id: parameters.get('id') ?? '',
    mode: oneOf(parameters, 'mode', Object.keys(text.watch.modes), 'one'),
    seed,
    agents: [oneOf(parameters, 'agent', names, defaultAgent(contents)), oneOf(parameters, 'other', names, 'sps')],
  };
}

/** A seed that the engine understands. @param {string} seed */
export function wholeSeed(seed) {
  return isSeed(seed) ? seed : '1';
}
