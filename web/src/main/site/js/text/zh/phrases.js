// SPDX-License-Identifier: Apache-2.0
import { names } from './helpers.js';

const because = (/** @type {string | undefined} */ words) => (words ? `（${words}）` : '');

const so = (/** @type {string | undefined} */ words) => words ?? '这不可能';

const called = (/** @type {string} */ danger) => names[danger] ?? danger;

/** @type {import('../../words.js').Phrases} 证明的用语；英文句子见 English.java。 */
export const phrases = {
  suppose: ({ end }) => `假设${end}。`,
  notSo: ({ end }) => `这不可能，所以${end}。`,
  by: ({ name, known = '', end }) => `根据${name}${known}，${so(end)}。`,
  tooMany: ({ name, cells }) => `${name}周围就会太多：${cells}。`,
  nothingLeft: ({ name, end }) => `${name}在未打开的格里已没有要找的，所以${so(end)}。`,
  touches: ({ name, own, cells, end }) => `${name}已经找全${own}：${cells}，所以${so(end)}。`,
  tooFew: ({ name, because: why }) => `${name}剩下的格不够${because(why)}。`,
  justEnough: ({ name, because: why, end }) => `${name}剩下的格正好够用${because(why)}，所以${so(end)}。`,
  share: ({ first, second, cells, least, most, known = '', end }) =>
    `${first}和${second}共有 ${cells}；前者总共至少需要 ${least}，后者总共至多允许 ${most}${known}` +
    `${end ? `，所以${end}。` : '：两者不能同时成立。'}`,
  underTotal: ({ count, danger, with: clues, known = '', end }) =>
    `未打开的格里有 ${count} 个${called(danger)}${clues ? `；加上${clues}` : ''}${known}，所以${so(end)}。`,
  from: ({ names: given, known = '', end }) => `由${given}${known}，${so(end)}。`,
  that: ({ end }) => `“${end}”`,
  known: ({ parts }) => `（${parts.join('；')}）`,
  list: ({ items, others }) => {
    if (!items.length) return '没有格';
    return others ? `${items.join('、')}等共 ${items.length + others} 处` : items.join('、');
  },
  bound: ({ kind, count, cells, size, gold, danger }) => {
    const what = gold ? '金子' : called(danger);
    const all = size > 1 ? '都' : '';
    if (kind === 'none') return `${cells} ${all}${gold ? '不是金子' : '安全'}`;
    if (kind === 'all') return `${cells} ${all}是${what}`;
    return `${cells} 中${kind === 'least' ? '至少' : '至多'}有 ${count} 个${what}`;
  },
  itsOwn: ({ all, count, danger }) => (all ? `它的 ${count} 个${called(danger)}` : '它数的全部'),
  dangers: ({ count, danger }) => `${count} 个${called(danger)}`,
  sum: ({ needy, needed, full, allowed }) =>
    [needy ? `${needy} 个线索（总共至少需要 ${needed}）` : '', full ? `${full} 个线索（总共至多允许 ${allowed}）` : '']
      .filter(Boolean)
      .join('与'),
  impossible: () => '这些线索不可能都成立',
  clue: ({ value, cell, means }) => `${cell} 的 ${value}${because(means) || ' '}`,
  goldFound: ({ cell }) => `${cell} 的金子`,
  goldClue: ({ value, cell }) => `${cell} 的金子线索 ${value}`,
  letter: ({ there, cell }) => `${cell} ${there ? '的 m' : '没有 m'}`,
  apart: ({ danger }) => `金子从不挨着${called(danger)}的规则`,
  start: ({ cell }) => `给定的起点 ${cell}`,
  flag: ({ cell }) => `${cell} 的旗`,
  goldTotal: () => '金子的总数',
  total: ({ danger }) => `${called(danger)}的总数`,
};
