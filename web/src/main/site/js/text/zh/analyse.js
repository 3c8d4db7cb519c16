// SPDX-License-Identifier: Apache-2.0
// 分析局面。
import { board as onBoard } from './board.js';
import { number } from './helpers.js';

/** @type {typeof import('../en/analyse.js').analysis} */
export const analysis = {
  summary: (analysis) => {
    if (analysis.verdict === 'inconsistent') return '没有任何布局符合所显示的内容。';
    if (analysis.verdict === 'solved') return '所有未打开的格都确定有危险。';
    if (analysis.verdict === 'too_large') return '这里太大，无法精确计数。';
    const certain = analysis.safe.size + analysis.danger.size;
    return certain
      ? `${analysis.safe.size} 格确定安全，${analysis.danger.size} 格确定危险。`
      : '没有确定的格：下一步只能猜。';
  },
  hint: (board, cell, analysis) =>
    analysis.safe.has(cell)
      ? `${onBoard.name(board, cell)} 确定安全。`
      : `没有确定的格。${onBoard.name(board, cell)} 是最好的猜法。`,
  would: (board, cell, odds) =>
    odds.clues.length === 0
      ? '不知道它会显示什么。'
      : `${onBoard.name(board, cell)} 会显示 ${odds.clues.map(({ clue, chance }) => `${clue}：${number(100 * chance, 1)}%`).join('，')}。`,
};

/** @type {typeof import('../en/analyse.js').analyse} */
export const analyse = {
  title: '分析',
  paste: '局面',
  placeholder: '粘贴任意格式的局面、棋盘、录像或链接',
  read: '读取',
  files: '打开多个文件',
  file: '打开文件',
  wasRead: (kind, format) => `已读取：${kind}（${format}）。`,
  badLink: '这个链接里没有局面：缺了一部分或被改动过。请重新索取链接，或粘贴局面。',
  notRead: '无法读取',
  why: '为什么',
  hint: '提示',
  chances: '概率',
  draw: '绘制',
  drawHint: '先选要画什么，再点击或拖动。在棋盘上按 0 到 8 放数字，h 盖住，f 标旗。',
  tools: '画什么',
  toolLabels: { look: '询问', '-1': '盖住', '-2': '标旗' },
  toolNames: { look: '询问一格', '-1': '盖住一格', '-2': '给一格标旗' },
  toolNumber: (n) => `放 ${n}`,
  blank: '从空棋盘开始',
  clear: '新的空棋盘',
  dangers: '危险数',
  share: '带走',
  link: '此局面的链接',
  format: '格式',
  export: '写出',
  formats: {
    board: 'Sweeplab 棋盘',
    jsm: 'JSMinesweeper 文本',
    'jsm-url': 'JSMinesweeper 链接',
    ptta: 'PTTA、LlamaSweeper',
    tatham: 'Simon Tatham 的 Mines',
  },
  best: (name) => `打开 ${name}`,
  bestWhy: (safe, risk) => (safe ? '它确定安全。' : `没有确定的格。最好的猜法：危险 ${risk}%。`),
  safestCost: (cost, margin) => `走最安全的格会损失 ${cost}${margin ? ` ± ${margin}` : ''} 个百分点的胜率。`,
  safest: '最安全的格',
  whyBest: '为什么是这一格',
  impossible: '这个局面不可能',
  solved: '已解：没有可打开的格了',
  tooLarge: '太大，无法计数',
  safe: '确定安全',
  danger: '确定危险',
  time: '时间',
  unknown: '在限定时间内没有找到证明。',
  notCertain: (name) => `${name} 不确定`,
  whyNot: '下面两种都符合所显示的一切，只在那一格不同：',
  with: '有危险',
  without: '无危险',
  neither: '都不显示',
  rungs: {
    move: (danger, name) => (danger ? `在 ${name} 插旗。` : `打开 ${name}。`),
    nothing: '这里没有确定的格。再按一次看最好的猜法。',
    guess: (name, risk) => `${name} 最安全：危险 ${risk}%。`,
    given: '有一格从一开始就是安全的。',
    something: (grade) => `有确定的格：需要${grade}。`,
    where: '看棋盘的这一部分。',
    clues: (n) => (n ? `由 ${n} 个数字决定。` : '由总数决定。'),
  },
};
