// SPDX-License-Identifier: Apache-2.0
// 字母规则的推理用语。
import { names } from './helpers.js';

const is = (/** @type {string} */ cell, /** @type {boolean} */ danger, /** @type {string} */ mine) =>
  `${cell} ${danger ? `是${names[mine] ?? mine}` : '安全'}`;

/** @type {import('../../argue.js').Arguing} */
export const arguing = {
  is,
  were: is,
  parts: {
    fact: (said, by) => `根据${by}，${said}。`,
    suppose: (were) => `假设 ${were}。`,
    step: (said, by) => `那么根据${by}，${said}。`,
    broken: (_, by) => `这违反${by}。`,
    case: (said) => `如果 ${said}：`,
    so: (said) => `所以 ${said}。`,
  },
  origins: [
    [/^the total of (\d+) .*$/, '总数 $1'],
    [/^the rule (\w+) for row (\d+)$/, '第 $2 行的规则 $1'],
    [/^the rule (\w+) for column (\d+)$/, '第 $2 列的规则 $1'],
    [/^the rule (\w+) at (.*)$/, '$2 处的规则 $1'],
    [/^the rule (\w+)$/, '规则 $1'],
    [/^the blue (.*) at (.*)$/, '$2 的蓝色 $1'],
    [/^the line (.*) at (.*)$/, '$2 的线 $1'],
    [/^the (.*) at (.*)$/, '$2 的 $1'],
  ],
};
