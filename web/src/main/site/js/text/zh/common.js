// SPDX-License-Identifier: Apache-2.0
// 每一页四周的文字。
import { names, number } from './helpers.js';

/** @type {(n: number, one: string) => string} */
const plural = (n, one) => `${n} ${one}`;

/** @type {Record<string, string>} */
const agents = {
  'in-order': '逐行打开，从不标旗（P1）',
  random: '随便打开一个未打开的格（RPS）',
  exact: '先走确定的，否则走危险最小的',
  fast: '精确，向前看一步，短残局',
  balanced: '精确，向前看一步并由小模型修正，算尽数千种世界的残局',
  strong: '精确，向前看一步并由较大模型修正，模拟对局，更长的残局',
  sps: '单点推理，推不出就停',
  ees: '单点推理和简单方程，推不出就停',
  'nettle-logic1': '报告 000：SPS，随机',
  'nettle-logic2': '报告 000：SPS，EES，随机',
  'nettle-logic3': '报告 000：SPS，SAT，随机（本页的求解器）',
  'daggers-001-logic1': '报告 001：随机',
  'daggers-001-logic2': '报告 001：SPS，随机',
  'daggers-002-logic1': '报告 002：逐个线索的 SPS，随机',
  'daggers-003-logic1-rps': '报告 003：随机',
  'daggers-003-logic1-sps': '报告 003：逐个线索的 SPS，随机',
  P1: '报告 004：逐行打开，从不标旗',
  P2: '报告 004：SPS，推不出就停',
  P3: '报告 004：SPS，SAT（本页的求解器）',
  P4: '报告 004：SPS，用 CNF 的 SAT（本页的求解器）',
  P5: '报告 004：用于 Reverse Tornado 的 P3（本页的求解器）',
};

/** @type {typeof import('../en/common.js').common} */
export const common = {
  plural,
  number,
  agentAbout: ({ name, about }) => agents[name] ?? about,
  unknownInLink: (key, value, known) => `链接里写着 ${key}=${value.slice(0, 40)}，但这里只有 ${known.join('、')}。`,
  noCountInLink: (key, value) => `链接里写着 ${key}=${value.slice(0, 40)}，但那必须是不小于 0 的整数。`,
  noPage: (name) => `没有“${name.slice(0, 40)}”这个页面。`,
  pagesThereAre: '链接可能不完整。请在上方选择一个页面。',
  serverGone: '服务器没有回应：它已停止，或连接已断开。在本页里运行的可以继续；要用服务器上的智能体，请重新启动它。',
  updated: '本页有新版本。',
  loadAgain: '重新载入',
  notLoaded: (page) => `无法载入${page}`,
  dangers: (danger) => names[danger] ?? danger,
  skip: '跳到棋盘',
  tabs: '页面',
  language: '语言',
  pages: {
    play: '游戏',
    watch: '观看',
    analyse: '分析',
    review: '复盘',
    learn: '学习',
    arena: '竞技场',
    statistics: '统计',
  },
  elsewhere: '在别处打开这个棋盘',
  notBegun: '还没有走任何一步。',
  noBoardFits: '没有找到符合这个局面的棋盘。',
  theme: { dark: '深色', light: '浅色' },
  loading: { title: '引擎正在启动', body: '请稍等：推理在本页里进行，不在服务器上。' },
  failed: {
    title: '引擎没有启动',
    body: 'Sweeplab 需要支持 WebAssembly 垃圾回收的浏览器：Chrome 119、Firefox 120、Safari 18.2 或更新版本。',
  },
  games: {
    classic: '经典扫雷',
    nettle: '荨麻扫雷',
    daggers: '匕首与金子',
    'daggers-m': '匕首与金子：提示附近有金子',
    'daggers-counted': '匕首与金子：数出金子',
    tornado: '龙卷风扫雷',
    reverse: '反转龙卷风',
    obscured: '遮蔽扫雷',
  },
  graph: (name) => `图：${name}`,
  families: {
    square: '方格，8 个邻格',
    square4: '方格，4 个邻格',
    hex: '六边形',
    triangle: '三角形',
    torus: '方格环面，8 个邻格',
    torus4: '方格环面，4 个邻格',
    hextorus: '六边形环面',
    tritorus: '三角形环面',
  },
  fault: '没有成功',
};
