// SPDX-License-Identifier: Apache-2.0
// 观看智能体，与其对局。

/** @type {Record<string, string>} */
const strategies = {
  start: '起点：已知这一格安全',
  SPS: '单点推理（SPS）',
  EES: '简单方程（EES）',
  SAT: '可满足性（SAT）',
  exact: '精确计数',
  random: '随机打开（RPS）',
  'in order': '逐行打开',
  safest: '危险最小',
  endgame: '残局算尽',
  'look-ahead': '向前看一步',
  model: '向前看一步并由模型修正',
  'play-outs': '模拟对局',
  'first, chances not known': '概率未知，取第一格',
  'nothing follows': '推不出更多。',
  'nothing left to probe': '没有可打开的格了。',
  'the game is over': '这一局已结束。',
  'the record ends here': '记录到此为止。',
};

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : '，不管金子'}`;
};

/** @type {typeof import('../en/watch.js').watch} */
export const watch = {
  title: '观看',
  mode: '谁来下',
  modes: { one: '一个智能体', two: '两个智能体', duel: '对决' },
  agent: '智能体',
  other: '另一个智能体',
  onServer: (name) => `${name}（在服务器上）`,
  agentSeed: '智能体的种子',
  speed: '速度',
  speeds: { slow: '慢', walk: '平稳', run: '快', fast: '尽可能快' },
  go: '观看',
  run: '播放',
  pause: '暂停',
  first: '回到开头',
  back: '后退一步',
  next: '前进一步',
  last: '到结尾',
  timeLine: '时间线',
  thinking: '智能体正在下…',
  counter: (at, length) => `${at} / ${length}`,
  begins: (agent) => `${agent} 即将开始`,
  move: (step, name) => `${step.kind === 'flag' ? '标旗' : '打开'} ${name}`,
  by: (by) => `依据：${strategy(by)}。`,
  stopped: (by) => strategies[by] ?? by,
  risk: (risk) => `猜测：危险 ${risk}%。`,
  blind: '猜测，不知道概率。',
  ends: { won: '完成', lost: '失败', playing: '停止：推不出更多' },
  cut: (moves) => `只显示前 ${moves} 步`,
  tally: (steps) => {
    const probes = steps.filter(({ kind }) => kind === 'probe').length;
    const guesses = steps.filter(({ risk }) => risk !== 0).length;
    return `打开 ${probes} 次，标旗 ${steps.length - probes} 次，猜测 ${guesses} 次。`;
  },
};

/** @type {typeof import('../en/watch.js').duel} */
export const duel = {
  you: '你',
  left: '剩余格',
  yourTurn: '轮到你：打开一格',
  noGold: '对决比的是金子：请选择“匕首与金子”。',
  youWin: '你找到的金子更多',
  agentWins: '智能体找到的金子更多',
  draw: '平局',
  rules: '你和智能体轮流各打开一格。打开金子多者胜；匕首只损失这一轮。',
};
