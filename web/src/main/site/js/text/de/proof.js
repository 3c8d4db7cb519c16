// SPDX-License-Identifier: Apache-2.0
// Beweise.
import { argue } from '../../argue.js';
import { capital, inWords } from '../../words.js';
import { arguing } from './arguing.js';
import { phrases } from './phrases.js';

/** @type {Record<string, string>} */
const grades = {
  given: 'vorgegeben',
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
  downloaded: (files) => `Hier geprüft: ${files} Dateien für die Prüfprogramme anderer, und was sie bedeuten.`,
  back: 'Zurück',
  next: 'Weiter',
  all: 'Alles',
  grade: (grade) => grades[grade] ?? grade,
  claim: ({ claimed, lines }, name) =>
    claimed ? capital(inWords(claimed, phrases, name)) : lines?.length ? proof.line(lines[lines.length - 1], name) : '',
  line: ({ said, argued }, name) =>
    argued ? argue(argued, arguing, name) : said ? capital(inWords(said, phrases, name)) : '',
};
