// SPDX-License-Identifier: Apache-2.0
// 证明。
import { argue } from '../../argue.js';
import { inWords } from '../../words.js';
import { arguing } from './arguing.js';
import { phrases } from './phrases.js';

/** @type {Record<string, string>} */
const grades = {
  given: '已知',
  one_clue: '一个线索',
  two_clues: '两个线索',
  several_clues: '多个线索',
  case_split: '分情况讨论',
  mine_counter: '总数',
};

/** @type {typeof import('../en/proof.js').proof} */
export const proof = {
  download: '下载证明',
  checking: '正在检查……',
  downloaded: (files) => `已在本页检查：共 ${files} 个文件，供他人的检查程序使用，并附含义说明。`,
  back: '上一步',
  next: '下一步',
  all: '全部',
  grade: (grade) => grades[grade] ?? grade,
  claim: ({ claimed, lines }, name) =>
    claimed ? inWords(claimed, phrases, name) : lines?.length ? proof.line(lines[lines.length - 1], name) : '',
  line: ({ said, argued }, name) => (argued ? argue(argued, arguing, name) : said ? inWords(said, phrases, name) : ''),
};
