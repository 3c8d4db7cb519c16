// SPDX-License-Identifier: Apache-2.0
// 统计与竞技场。
import { number } from './helpers.js';

/** @type {typeof import('../en/statistics.js').statistics} */
export const statistics = {
  keeping: '你的战绩',
  where: '只保存在这个浏览器里。',
  nowhere: '没有保存：这个浏览器没有空间或不允许保存。关闭或重新加载页面后就没有了。',
  export: '保存到文件',
  import: '从文件添加',
  clear: '全部忘掉',
  sure: '要忘掉本页的所有游戏、统计和设置吗？',
  cleared: '已全部忘掉。',
  imported: (n) => `已添加 ${n} 局。`,
  notImported: (name) => `${name} 不是本页写出的战绩。`,
  none: '还没有下完的游戏。用过帮助或悔过步的另行统计。',
  columns: ['棋盘', '局数', '胜', '胜率', '连胜 / 最长', '最佳时间', '最佳 3BV/s', '效率', '用过帮助'],
  times: '胜局用时（秒）',
  survival: '生存：走了多远',
  words: { opening: '', safe: '首次安全', 'no-guess': '无猜', strict: '严格', efficiency: '效率', survival: '生存' },
  survivalColumns: ['棋盘', '次数', '最多盘数'],
  rate: (n) => `最近 ${n} 局的胜率`,
};

/** @type {typeof import('../en/statistics.js').arena} */
export const arena = {
  title: '竞技场',
  run: '规模',
  games: '每个智能体的局数',
  agents: '智能体',
  nobody: '没有参赛者：请至少选择一个智能体。',
  go: '开始',
  stop: '停止',
  emptyTitle: '哪个智能体下得最好？',
  empty: '选择棋盘和几个智能体。它们在本页里下同样的棋盘。',
  standings: (played, games) => `${played} / ${games} 局`,
  seed: '种子',
  agent: '智能体',
  won: '胜',
  lost: '负',
  stuck: '停住',
  guesses: '猜测',
  speed: '每局',
  interval: '胜率旁边是它的 95% 区间。',
  finished: '已下完。',
  fixed: '这是一个固定的世界：每局都是同一个棋盘，所以胜率只说明智能体在这里的表现，不说明它下得有多好。',
  against: (name) => `与 ${name} 相比，同样的棋盘`,
  difference: ({ difference, reach, better, worse }) =>
    `${difference < 0 ? '−' : '+'}${number(100 * Math.abs(difference), 1)} ± ${number(100 * reach, 1)} (${better}:${worse})`,
  csv: '保存为 CSV',
  json: '保存为 JSON',
  goOn: '继续',
};
