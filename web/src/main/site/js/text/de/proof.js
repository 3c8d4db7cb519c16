// Beweise.
import { capital, inWords } from '../../words.js';
import { phrases } from './phrases.js';

/** @type {Record<string, string>} */
const grades = {
  one_clue: 'ein Hinweis',
  two_clues: 'zwei Hinweise',
  several_clues: 'mehrere Hinweise',
  case_split: 'Fallunterscheidung',
  mine_counter: 'Minenzähler',
};

/** @type {typeof import('../en/proof.js').proof} */
export const proof = {
  back: 'Zurück',
  next: 'Weiter',
  all: 'Alles',
  grade: (grade) => grades[grade] ?? grade,
  claim: ({ claimed }, name) => (claimed ? capital(inWords(claimed, phrases, name)) : ''),
  line: ({ said }, name) => capital(inWords(said, phrases, name)),
};
