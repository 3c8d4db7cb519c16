// The path of lessons. Each takes a world, lets an agent play until it has no more to say, and asks the student to go on from there.
// goal: how many right moves finish the lesson; guess: the right move is the safest one; form: how the knowledge base is shown first.

export const LESSONS = [
  { key: 'single', id: 'nettle:easy1', agent: null, goal: 4, form: 'dnf' },
  { key: 'two', id: 'nettle:medium3', agent: 'sps', goal: 3, form: 'dnf' },
  { key: 'cases', id: 'tornado:SMALL1', agent: 'sps', goal: 2, form: 'dnf' },
  { key: 'sat', id: 'tornado:LARGE4', agent: 'sps', goal: 3, form: 'cnf' },
  { key: 'chance', id: 'daggers:EASY1', agent: 'P4', goal: 1, form: 'dnf', guess: true },
];
