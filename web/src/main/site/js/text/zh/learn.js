// SPDX-License-Identifier: Apache-2.0
// 课程。

/** @type {typeof import('../en/learn.js').learn} */
export const learn = {
  title: '学习',
  progress: '正确步数',
  finished: '已完成',
  forms: '知识库的形式',
  formNames: { dnf: 'DNF', cnf: 'CNF', dimacs: 'DIMACS' },
  knowledge: '知识库',
  knowledgeHint: '未打开的格旁边的数字说了什么，像你自己会写的那样。',
  nothingKnown: '还没有：没有数字挨着未打开的格。',
  right: '正确。',
  rightGuess: (risk) => `没有更安全的格：危险 ${risk}%。`,
  opposite: '正好相反。',
  notYet: '这推不出来。',
  notCertain: (name, risk) => `${name} 两种都可能：符合的布局中有 ${risk}% 在那里有危险。`,
  saferOnes: (risk) => `危险 ${risk}%：还有更安全的格。`,
  complete: '本课完成',
  next: (title) => `下一课：${title}`,
  allDone: '这是最后一课。去看智能体怎么做，或分析你自己的棋盘。',
  lessons: {
    single: {
      title: '一次一个线索',
      body: [
        '数字表示周围荨麻的个数。如果都已找到，周围其余的格都安全。如果未打开的格数正好等于缺少的荨麻数，那么每一格都是荨麻。',
        '报告中把它叫作单点策略，SPS。',
      ],
      task: '打开一个必然安全的格，或给必然是荨麻的格标旗（右键、长按或空格）。四步正确即完成本课。',
    },
    two: {
      title: '两个线索一起',
      body: [
        '单点推理到这里停住了。取两个数字，它们的未打开格有重叠。如果一组包含在另一组里，只在较大一组里的格就含有两者之差。',
        '这就是简单方程策略，EES。',
      ],
      task: '找出三步由两个数字一起推出的走法。',
    },
    cases: {
      title: '分情况讨论',
      body: [
        '有时没有哪对数字能决定一格，但假设它危险会导致某个数字无法满足。那么它就是安全的。',
        '把假设一步步推下去，直到矛盾。棋盘是龙卷风扫雷：六个邻格，而且没人告诉你龙卷风的总数。',
      ],
      task: '用反证找出两步。',
    },
    sat: {
      title: '可满足性',
      body: [
        '所有数字合在一起构成知识库 KB。当且仅当 KB ∧ ¬T 无解时该格危险；KB ∧ T 无解时该格安全。SAT 求解器对每一格回答这个问题。',
        '下面是以子句写出的知识库，正如智能体 P4 交给求解器的那样。',
      ],
      task: '像 P4 那样：找出三步知识库蕴涵的走法。',
    },
    chance: {
      title: '没有确定的格时',
      body: ['现在每个未打开的格都两种可能。数一数符合的布局：某格有危险的布局所占的比例，就是那里危险的概率。'],
      task: '打开危险最小的格。',
    },
  },
  practice: '练习',
  practiceHint: '来自对局的局面，没有更容易的推理可走。找出一个确定的格。',
  kinds: {
    one_clue: '一个线索',
    two_clues: '两个线索',
    several_clues: '多个线索',
    case_split: '分情况',
    mine_counter: '剩余雷数',
    guess: '最佳猜测',
  },
  score: (name, right, all) => `${name}：${right} / ${all}`,
  findIt: '打开一个必然安全的格，或给必然是雷的格标旗（右键、长按或空格）。',
  another: '再来一个局面',
  noneFound: '没有找到这样的局面：再按一次继续寻找。',
  rules: '各个游戏及其规则',
  draw: '画一个已解的棋盘',
  peasNames: { performance: '性能', environment: '环境', actuators: '执行器', sensors: '传感器' },
  peas: {
    classic: {
      performance: '打开所有没有雷的格；碰到雷则游戏结束。',
      environment: '任意形状的棋盘，雷数已知；部分可观察、确定、静态、离散、单智能体。',
      actuators: '打开一个未打开的格，给一个未打开的格标旗。',
      sensors: '每个已打开格周围的雷数；雷的总数。',
    },
    nettle: {
      performance: '打开荨麻以外的所有格；猜得越少越好。碰到荨麻则游戏结束。',
      environment: 'N × N 方格，有 M 株荨麻，M 已知；部分可观察、确定、静态、离散、单智能体。',
      actuators: '探测一个未打开的格，标记一个未打开的格。',
      sensors: '每个已打开格的八个邻格中荨麻的个数。',
    },
    daggers: {
      performance: '找出所有匕首，并至少剩一条命。',
      environment: 'N × N 方格，有匕首和金子，匕首数已知；金子从不挨着匕首；开始时一条命，金子加一条，匕首减一条。',
      actuators: '探测一个未打开的格，标记一个未打开的格。',
      sensors: '每个已打开格周围的匕首数，看得见的金子和匕首，剩余的命数。',
    },
    tornado: {
      performance: '打开龙卷风以外的所有格，并给龙卷风标旗；碰到龙卷风则游戏结束。',
      environment: '六边形组成的菱形，龙卷风总数未知，已知两格安全。',
      actuators: '探测一个未打开的格，给一个未打开的格标旗。',
      sensors: '每个已打开格的六个邻格中龙卷风的个数。',
    },
  },
};
