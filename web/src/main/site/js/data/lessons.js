// SPDX-License-Identifier: Apache-2.0
// The path of lessons. Each leads to positions where its idea is needed: by an agent that has no more to say, or by a
// board and a
// kind of deduction, of which the engine looks for the moment when nothing easier leads on.
// goal: how many right moves finish the lesson; guess: the right move is the safest one; form: how the knowledge base
// is shown first. Of a rule in letters the moment is looked for when counting mines alone leads no further.

/** @type {Page.Lesson[]} */
export const LESSONS = [
  { key: 'single', id: 'nettle:easy1', goal: 4, form: 'dnf' },
  { key: 'two', board: 'nettle square:10x10/20', kind: 'two_clues', seed: 1, goal: 3, form: 'dnf' },
  { key: 'cases', board: 'tornado hex:12x12/40', kind: 'case_split', seed: 710, goal: 2, form: 'dnf' },
  { key: 'sat', id: 'tornado:LARGE4', agent: 'sps', goal: 3, form: 'cnf' },
  { key: 'chance', board: 'square:9x9/12 opening@4,4', kind: 'guess', seed: 1, goal: 1, form: 'dnf', guess: true },
  { key: 'three', board: '[T] 6x6/10', kind: 'rule', seed: 37, goal: 2, form: 'dnf' },
  { key: 'runs', board: '[W] 6x6/10', kind: 'rule', seed: 1, goal: 3, form: 'dnf' },
];

/** @type {Page.Lesson[]} What can be practised without end: positions of games, one kind of deduction at a time. */
export const EXERCISES = [
  { key: 'one_clue', board: 'square:16x16/40 opening@3,3', kind: 'one_clue', goal: 1, form: 'dnf' },
  { key: 'two_clues', board: 'square:16x16/40 opening@3,3', kind: 'two_clues', goal: 1, form: 'dnf' },
  { key: 'several_clues', board: 'square:16x16/40 opening@3,3', kind: 'several_clues', goal: 1, form: 'dnf' },
  { key: 'case_split', board: 'square:30x16/99 opening@3,3', kind: 'case_split', goal: 1, form: 'dnf' },
  { key: 'mine_counter', board: 'square:9x9/12 opening@4,4', kind: 'mine_counter', goal: 1, form: 'dnf' },
  { key: 'guess', board: 'square:16x16/45 opening@3,3', kind: 'guess', goal: 1, form: 'dnf', guess: true },
];
