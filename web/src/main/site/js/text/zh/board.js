// SPDX-License-Identifier: Apache-2.0
// 棋盘。
import { number } from './helpers.js';

/** @type {(board: Page.Drawn, cell: number) => string} */
const named = (board, cell) => board.names?.[cell] ?? `第 ${cell + 1} 格`;

/** @type {(board: Page.Drawn, row: number, column: number) => string} */
const place = (board, row, column) =>
  board.family.startsWith('graph') ? named(board, column) : `第 ${row + 1} 行第 ${column + 1} 列`;

/** @type {Record<string, string>} */
const looks = {
  '-1': '未打开',
  '-2': '已标旗',
  '-3': '已爆炸',
  '-4': '封住',
  '-5': '金子',
  '-6': '危险',
  '-7': '标错',
  '-8': '没找到的金子',
  '-9': '未打开，安全的起点',
  '-11': '已打开，没有提示',
  '-10': '未打开',
};

/** A danger that was marked rightly, and its number. @param {number} look */
const found = (look) => (look === -40 ? '已找到' : `已找到，${-41 - look}`);

/** @type {typeof import('../en/board.js').board} */
export const board = {
  empty: '还没有棋盘',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示整个棋盘',
  flags: '面旗',
  label: (board) => `${board.size} 格的棋盘。方向键移动，回车打开，空格标旗。`,
  place,
  name: (board, cell) =>
    board.family.startsWith('graph')
      ? named(board, cell)
      : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
  fromOne: (words) =>
    words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
  cell: (board, row, column, look, chance) => {
    const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : look <= -40 ? found(look) : looks[look];
    const risk = chance === undefined || Number.isNaN(chance) ? '' : `，危险 ${number(chance * 100, 1)}%`;
    return `${place(board, row, column)}：${shown}${risk}`;
  },
};
