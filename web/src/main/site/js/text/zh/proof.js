// SPDX-License-Identifier: Apache-2.0
// 证明。
import { inWords } from '../../words.js';
import { phrases } from './phrases.js';

/** @type {Record<string, string>} */
const grades = {
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
  downloaded: (files) => `已在本页检查，共 ${files} 个文件：LRAT、DRAT 和 VeriPB，并附含义说明。`,
  back: '上一步',
  next: '下一步',
  all: '全部',
  grade: (grade) => grades[grade] ?? grade,
  claim: ({ claimed }, name) => (claimed ? inWords(claimed, phrases, name) : ''),
  line: ({ said }, name) => inWords(said, phrases, name),
};
