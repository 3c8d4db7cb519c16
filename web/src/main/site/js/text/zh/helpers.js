// SPDX-License-Identifier: Apache-2.0
// 各页共用的词。

/** @type {Record<string, string>} */
export const names = { mine: '雷', nettle: '荨麻', dagger: '匕首', tornado: '龙卷风' };

export const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('zh', { minimumFractionDigits: digits, maximumFractionDigits: digits });
