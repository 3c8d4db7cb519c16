// SPDX-License-Identifier: Apache-2.0
// The fields in which a board is chosen: what there is to choose from, and what may be typed.
import { input } from '../dom.js';
import { text } from '../text.js';
import { isSeed, title } from './choices.js';

/**
 * What becomes of what is typed: set(value) if it can be, complain(words) if not.
 * @template T
 * @typedef {{ set: (value: T) => void, complain: (words: string) => void }} Field
 */

/** The worlds and levels of a game as [value, text]. @param {Bridge.GameFacts} game */
export function levelsOf(game) {
  const levels = game.levels.map(({ name, columns, rows, dangers }) => {
    const known = text.play.levels[name.toLowerCase()] ?? title(name);
    return [name, `${known} · ${columns}×${rows}, ${dangers} ${text.dangers(game.danger)}`];
  });
  const worlds = game.worlds.map((name) => [`world:${name}`, name]);
  return [...worlds, ...levels, ['custom', text.play.custom]];
}

/** The kinds of boards for a game as [value, text]. @param {string} game @param {Page.Contents} contents */
export function familiesFor(game, contents) {
  const families = contents.families.map((family) => [family, text.families[family] ?? family]);
  const graphs = contents.graphs.map((name) => [`graph:${name}`, text.graph(title(name))]);
  return game === 'classic' ? [...families, ...graphs] : families;
}

/**
 * A whole number between two others.
 * @param {string} label
 * @param {{ name: string, value: number, least: number, most: number }} given
 * @param {Field<number>} field
 */
export function numberField(label, { name, value, least, most }, field) {
  return input(label, {
    type: 'number',
    name,
    min: String(least),
    max: String(most),
    step: '1',
    value: String(value),
    inputmode: 'numeric',
    onchange: ({ target }) => {
      const typed = Number(target.value);
      const right = target.value.trim() !== '' && Number.isInteger(typed) && typed >= least && typed <= most;
      target.setAttribute('aria-invalid', String(!right));
      if (right) field.set(typed);
      else field.complain(text.play.badNumber(label, least, most));
    },
  });
}

/** A seed, or nothing: then one is drawn. @param {string} value @param {Field<string>} field */
export function seedField(value, field) {
  return input(text.play.seed, {
    type: 'text',
    name: 'seed',
    inputmode: 'numeric',
    pattern: '-?[0-9]{1,18}',
    placeholder: text.play.seedHint,
    value,
    onchange: ({ target }) => {
      const seed = target.value.trim();
      const right = seed === '' || isSeed(seed);
      target.setAttribute('aria-invalid', String(!right));
      if (right) field.set(seed);
      else field.complain(text.play.badSeed);
    },
  });
}
