// SPDX-License-Identifier: Apache-2.0
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
  download: 'Beweis herunterladen',
  checking: 'Wird geprüft …',
  downloaded: (files) => `Hier geprüft, ${files} Dateien: LRAT, DRAT und VeriPB, und was sie bedeuten.`,
  back: 'Zurück',
  next: 'Weiter',
  all: 'Alles',
  grade: (grade) => grades[grade] ?? grade,
  claim: ({ claimed }, name) => (claimed ? capital(inWords(claimed, phrases, name)) : ''),
  line: ({ said }, name) => capital(inWords(said, phrases, name)),
};
