// SPDX-License-Identifier: Apache-2.0
// 复盘。
import { places } from '../en/helpers.js';
import { number } from './helpers.js';

/** @type {Record<string, string>} */
const moves = { open: '打开', flag: '插旗', chord: '打开四周' };

/** @type {typeof import('../en/review.js').review} */
export const review = {
  curve: '每一步的胜率',
  whole: '整局',
  player: (name) => `玩家：${name}`,
  guesses: '猜测',
  noGuess: '目前没有：打开的每一格都是确定的。',
  guess: (n, name, risk) => `${n}. ${name}：风险 ${risk} %`,
  marks: { good: '不错的猜测', mistake: '失误', blunder: '大错', lucky: '侥幸' },
  costs: (worth, cost) => `${worth}：${cost} 个百分点`,
  move: (n, kind, name) => `${n}. ${moves[kind]} ${name}`,
  seconds: (s) => `${number(s, places(s))} 秒`,
  judging: '正在评判……',
  worths: {
    forced: '确定',
    best: '猜测，没有更好的选择',
    good: '猜测，另一格略好',
    mistake: '失误：不必要的冒险',
    blunder: '大错：不必要的冒险，而且踩中了',
    lucky: '侥幸：不必要的冒险，但没出事',
    unproved_flag: '没有依据的旗',
    unknown: '未评判：计算量太大',
  },
  counts: {
    forced: '确定',
    best: '必须的猜测',
    good: '不错的猜测',
    mistake: '失误',
    blunder: '大错',
    lucky: '侥幸',
    unproved_flag: '没有依据的旗',
    unknown: '未评判',
  },
  better: (name, safe) => (safe ? `有 ${safe} 格确定安全，例如 ${name}。` : `${name} 更好。`),
  risk: '风险',
  cost: '胜率损失',
  totalCost: '不必要冒险损失的百分点',
  winBefore: '之前的胜率',
  winAfter: '之后的胜率',
  progress: (done, all) => `已评判 ${done} / ${all} 步……`,
  finished: '每一步都已评判。',
  ends: { won: '完成', lost: '失败', playing: '游戏停在这里' },
  length: (n) => `共 ${n} 步。`,
  shelf: '录像列表',
  factors: { half: '原速的一半', played: '按原速', double: '两倍速', fourfold: '四倍速' },
  clock: (now, all) => `${number(now, 2)} / ${number(all, places(all))} 秒`,
  noneReadable: (files) => `这 ${files} 个文件里没有录像。`,
  shelved: (n) => `有 ${n} 个录像可选。`,
  emptyTitle: '复盘一局',
  empty: '先玩完一局，或打开一个录像：每一步都会得到评判。',
  paste: '录像',
  placeholder: '粘贴或拖入录像：avf、evf、rmv、mvf、rawvf 或 trace',
  noReplay: (kind) => `这不是录像（${kind}）：其中没有走法。`,
  noMoves: '这个录像里没有走法。',
  noName: '这个录像的棋盘无法在本页游玩。',
};
