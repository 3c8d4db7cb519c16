// SPDX-License-Identifier: Apache-2.0
// Womit bei Regeln in Buchstaben argumentiert wird.
import { singles } from './helpers.js';

/** @type {import('../../argue.js').Arguing} */
export const arguing = {
  is: (cell, danger, mine) => `${cell} ist ${danger ? (singles[mine] ?? mine) : 'sicher'}`,
  were: (cell, danger, mine) => `${cell} wäre ${danger ? (singles[mine] ?? mine) : 'sicher'}`,
  parts: {
    fact: (is, by) => `${is}, sagt ${by}.`,
    suppose: (were) => `angenommen, ${were}.`,
    step: (is, by) => `dann: ${is}. Das sagt ${by}.`,
    broken: (_, by) => `das lässt ${by} nicht zu.`,
    case: (is) => `fall: ${is}.`,
    so: (is) => `also: ${is}.`,
  },
  origins: [
    [/^the total of (\d+) .*$/, 'die Gesamtzahl $1'],
    [/^the rule (\w+) for row (\d+)$/, 'die Regel $1 in Zeile $2'],
    [/^the rule (\w+) for column (\d+)$/, 'die Regel $1 in Spalte $2'],
    [/^the rule (\w+) at (.*)$/, 'die Regel $1 bei $2'],
    [/^the rule (\w+)$/, 'die Regel $1'],
    [/^the blue (.*) at (.*)$/, 'die blaue $1 bei $2'],
    [/^the line (.*) at (.*)$/, 'die Linie $1 bei $2'],
    [/^the (.*) at (.*)$/, 'die $1 bei $2'],
  ],
};
