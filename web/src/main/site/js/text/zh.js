// 页面的中文文字。
import { inWords } from '../words.js';

/** @type {(n: number, one: string) => string} */
const plural = (n, one) => `${n} ${one}`;
/** @type {(board: Page.Drawn, row: number, column: number) => string} */
const place = (board, row, column) =>
  board.family.startsWith('graph') ? `第 ${column + 1} 格` : `第 ${row + 1} 行第 ${column + 1} 列`;
/** @type {Record<string, string>} */
const names = { mine: '雷', nettle: '荨麻', dagger: '匕首', tornado: '龙卷风' };

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

/** @type {Record<string, string>} */
const grades = {
  one_clue: '一个线索',
  two_clues: '两个线索',
  several_clues: '多个线索',
  case_split: '分情况讨论',
  mine_counter: '总数',
};

const because = (/** @type {string | undefined} */ words) => (words ? `（${words}）` : '');
const so = (/** @type {string | undefined} */ words) => words ?? '这不可能';
const called = (/** @type {string} */ danger) => names[danger] ?? danger;

/** @type {import('../words.js').Phrases} 证明的用语；英文句子见 English.java。 */
export const phrases = {
  suppose: ({ end }) => `假设${end}。`,
  notSo: ({ end }) => `这不可能，所以${end}。`,
  by: ({ name, known = '', end }) => `根据${name}${known}，${so(end)}。`,
  tooMany: ({ name, cells }) => `${name}周围就会太多：${cells}。`,
  nothingLeft: ({ name, end }) => `${name}在未打开的格里已没有要找的，所以${so(end)}。`,
  touches: ({ name, own, cells, end }) => `${name}已经找全${own}：${cells}，所以${so(end)}。`,
  tooFew: ({ name, because: why }) => `${name}剩下的格不够${because(why)}。`,
  justEnough: ({ name, because: why, end }) => `${name}剩下的格正好够用${because(why)}，所以${so(end)}。`,
  share: ({ first, second, cells, least, most, known = '', end }) =>
    `${first}和${second}共有 ${cells}；前者总共至少需要 ${least}，后者总共至多允许 ${most}${known}` +
    `${end ? `，所以${end}。` : '：两者不能同时成立。'}`,
  underTotal: ({ count, danger, with: clues, known = '', end }) =>
    `未打开的格里有 ${count} 个${called(danger)}${clues ? `；加上${clues}` : ''}${known}，所以${so(end)}。`,
  from: ({ names: given, known = '', end }) => `由${given}${known}，${so(end)}。`,
  that: ({ end }) => `“${end}”`,
  known: ({ parts }) => `（${parts.join('；')}）`,
  list: ({ items, others }) => {
    if (!items.length) return '没有格';
    return others ? `${items.join('、')}等共 ${items.length + others} 处` : items.join('、');
  },
  bound: ({ kind, count, cells, size, gold, danger }) => {
    const what = gold ? '金子' : called(danger);
    const all = size > 1 ? '都' : '';
    if (kind === 'none') return `${cells} ${all}${gold ? '不是金子' : '安全'}`;
    if (kind === 'all') return `${cells} ${all}是${what}`;
    return `${cells} 中${kind === 'least' ? '至少' : '至多'}有 ${count} 个${what}`;
  },
  itsOwn: ({ all, count, danger }) => (all ? `它的 ${count} 个${called(danger)}` : '它数的全部'),
  dangers: ({ count, danger }) => `${count} 个${called(danger)}`,
  sum: ({ needy, needed, full, allowed }) =>
    [needy ? `${needy} 个线索（总共至少需要 ${needed}）` : '', full ? `${full} 个线索（总共至多允许 ${allowed}）` : '']
      .filter(Boolean)
      .join('与'),
  impossible: () => '这些线索不可能都成立',
  clue: ({ value, cell, means }) => `${cell} 的 ${value}${because(means) || ' '}`,
  goldFound: ({ cell }) => `${cell} 的金子`,
  goldClue: ({ value, cell }) => `${cell} 的金子线索 ${value}`,
  letter: ({ there, cell }) => `${cell} ${there ? '的 m' : '没有 m'}`,
  apart: ({ danger }) => `金子从不挨着${called(danger)}的规则`,
  start: ({ cell }) => `给定的起点 ${cell}`,
  flag: ({ cell }) => `${cell} 的旗`,
  goldTotal: () => '金子的总数',
  total: ({ danger }) => `${called(danger)}的总数`,
};

const number = (/** @type {number} */ value, digits = 0) =>
  value.toLocaleString('zh', { minimumFractionDigits: digits, maximumFractionDigits: digits });

// What an agent went by; some go on without the gold.
const strategy = (/** @type {string} */ by) => {
  const [word, aside] = by.split(', gold left aside');
  return `${strategies[word] ?? word}${aside === undefined ? '' : '，不管金子'}`;
};

/** @type {Record<string, string>} */
const moves = { open: '打开', flag: '插旗', chord: '打开四周' };

/** @type {typeof import('./en.js').text} */
export const text = {
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

  board: {
    empty: '还没有棋盘',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '显示整个棋盘',
    flags: '面旗',
    label: (board) => `${board.size} 格的棋盘。方向键移动，回车打开，空格标旗。`,
    place,
    name: (board, cell) =>
      board.family.startsWith('graph')
        ? `第 ${cell + 1} 格`
        : `(${Math.floor(cell / board.columns) + 1},${(cell % board.columns) + 1})`,
    fromOne: (words) =>
      words.replace(/\((\d+),(\d+)\)/g, (_, row, column) => `(${Number(row) + 1},${Number(column) + 1})`),
    cell: (board, row, column, look, chance) => {
      const shown = look >= 0 ? (board.words?.[look] ?? String(look)) : looks[look];
      const risk = chance === undefined || Number.isNaN(chance) ? '' : `，危险 ${number(chance * 100, 1)}%`;
      return `${place(board, row, column)}：${shown}${risk}`;
    },
  },

  fault: '没有成功',

  analysis: {
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
        ? `${text.board.name(board, cell)} 确定安全。`
        : `没有确定的格。${text.board.name(board, cell)} 是最好的猜法。`,
    would: (board, cell, odds) =>
      odds.clues.length === 0
        ? '不知道它会显示什么。'
        : `${text.board.name(board, cell)} 会显示 ${odds.clues.map(({ clue, chance }) => `${clue}：${number(100 * chance, 1)}%`).join('，')}。`,
  },

  play: {
    newGame: '新游戏',
    game: '游戏',
    board: '棋盘',
    kind: '棋盘种类',
    level: '级别',
    world: '世界',
    custom: '自定义',
    made: '为你生成',
    columns: '列数',
    rows: '行数',
    golds: '金子',
    blocked: '封住的格',
    seed: '种子',
    seedHint: '随机',
    start: '第一次点击',
    levels: {
      beginner: '初级',
      beginner8: '初级（旧）',
      intermediate: '中级',
      expert: '高级',
      easy: '简单',
      medium: '中等',
      hard: '困难',
      small: '小',
      large: '大',
    },
    starts: { opening: '打开一片', safe: '安全' },
    noGuess: '无需猜测',
    looking: (tries) => `正在寻找无需猜测的棋盘：已试 ${tries} 个…`,
    noneFound: '没有找到无需猜测的棋盘：请减少雷数。',
    certificate: '证书',
    certified: (probes, hardest) => `${probes} 步可解，每一步都有证明；最难的一步需要 ${text.proof.grade(hardest)}。`,
    notCertified: '证明器没有在限定时间内完成。',
    noGuessHint: '每个棋盘都附有证书：一串步骤，步步可证。',
    left: '剩余',
    time: '秒',
    lives: '条命',
    gold: '金子',
    undo: '悔一步',
    redo: '重做',
    again: '同一棋盘再来',
    flagMode: '标旗模式',
    help: '棋盘上的帮助',
    chances: '百分比概率',
    certain: '确定的格',
    would: '一格会显示什么',
    wouldHint: '指向未打开的格，可看到每个数字的可能性。',
    hint: '提示',
    thinking: '思考中…',
    notYet: '这个游戏还没有精确概率。',
    ready: '点击任意一格开始。',
    readyStarts: '带圈的格是安全的：从那里开始。',
    won: '完成',
    lost: '失败',
    banner: (won, seconds) => (won ? `${number(seconds, 1)} 秒完成` : '失败'),
    lostBody: (danger) => `那一格里是${names[danger] ?? danger}。`,
    review: '显示当时确定的格',
    reviewGame: '复盘这一局',
    badTurn: (word) => `“${word}”不是一步：o40 打开第 40 格，f40 插旗，c40 打开四周。`,
    way: '玩法',
    ways: { usual: '普通', strict: '严格：猜测必错', efficiency: '效率：尽量少点击', survival: '生存：雷越来越多' },
    clicks: '点击',
    round: '第几盘',
    nextBoard: '下一盘',
    strictWon: '全凭推理获胜。',
    strictLost: '这一格并不确定：严格玩法中这样的一步必错。',
    survived: (n) => `已生存 ${n} 盘。`,
    efficient: (clicks, zini, share) => `点击 ${clicks} 次，用旗和双击 ${zini} 次就够（ZiNi）：${share} %。`,
    tryAgain: '从那里再试',
    certainThen: (n) => (n === 0 ? '当时没有确定的格：只能猜。' : `当时有 ${n} 格可以证明安全。`),
    risk: '最后一步的危险',
    safest: '最安全一格的危险',
    cost: '多冒的危险',
    facts: {
      time: '时间',
      threeBv: '3BV',
      perSecond: '每秒 3BV',
      efficiency: '效率',
      clicks: '点击',
      openings: '开口',
      zini: '用旗的点击数（ZiNi）',
    },
    share: '复制此棋盘的链接',
    shared: '链接已复制。',
    keys: '按键与手势',
    keyList: [
      ['方向键', '移动'],
      ['回车', '打开，或打开数字周围'],
      ['空格', '标旗'],
      ['+ −', '缩放'],
      ['N 或 F2', '新游戏'],
      ['R', '同一棋盘再来'],
      ['Z', '悔一步'],
      ['Y', '重做'],
      ['H', '提示'],
      ['F', '标旗模式'],
      ['轻点', '打开'],
      ['长按', '标旗'],
      ['双指', '缩放'],
    ],
    questions: '问号',
    numbered: '行号与列号',
    eyes: '色觉友好的颜色',
    helped: '用过帮助或悔过步：另行统计。',
    restored: '引擎停止后已重新启动；游戏继续。',
    badSeed: '种子是不超过 18 位的整数。',
    badBoard: (board) => `“${board}”不是棋盘：例如写 square:9x9/10。`,
    badSize: '棋盘至少一格，至多一百万格。',
    badNumber: (name, least, most) => `${name}：应为 ${least} 到 ${most} 的整数。`,
  },

  review: {
    curve: '每一步的胜率',
    whole: '整局',
    guesses: '猜测',
    noGuess: '目前没有：打开的每一格都是确定的。',
    guess: (n, name, risk) => `${n}. ${name}：风险 ${risk} %`,
    marks: { good: '不错的猜测', mistake: '失误', blunder: '大错', lucky: '侥幸' },
    costs: (worth, cost) => `${worth}：${cost} 个百分点`,
    move: (n, kind, name) => `${n}. ${moves[kind]} ${name}`,
    seconds: (s) => `${number(s, 2)} 秒`,
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
    clock: (now, all) => `${number(now, 2)} / ${number(all, 2)} 秒`,
    noneReadable: (files) => `这 ${files} 个文件里没有录像。`,
    shelved: (n) => `有 ${n} 个录像可选。`,
    emptyTitle: '复盘一局',
    empty: '先玩完一局，或打开一个录像：每一步都会得到评判。',
    paste: '录像',
    placeholder: '粘贴或拖入录像：avf、evf、rmv、mvf、rawvf 或 trace',
    noReplay: (kind) => `这不是录像（${kind}）：其中没有走法。`,
    noName: '这个录像的棋盘无法在本页游玩。',
  },

  proof: {
    back: '上一步',
    next: '下一步',
    all: '全部',
    grade: (grade) => grades[grade] ?? grade,
    claim: ({ claimed }, name) => (claimed ? inWords(claimed, phrases, name) : ''),
    line: ({ said }, name) => inWords(said, phrases, name),
  },

  watch: {
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
    world: (board) => board.id,
    move: (step, name) => `${step.kind === 'flag' ? '标旗' : '打开'} ${name}`,
    by: (by) => `依据：${strategy(by)}。`,
    stopped: (by) => strategies[by] ?? by,
    risk: (risk) => `猜测：危险 ${risk}%。`,
    blind: '猜测，不知道概率。',
    ends: { won: '完成', lost: '失败', playing: '停止：推不出更多' },
    tally: (steps) => {
      const probes = steps.filter(({ kind }) => kind === 'probe').length;
      const guesses = steps.filter(({ risk }) => risk !== 0).length;
      return `打开 ${probes} 次，标旗 ${steps.length - probes} 次，猜测 ${guesses} 次。`;
    },
  },

  duel: {
    you: '你',
    left: '剩余格',
    yourTurn: '轮到你：打开一格',
    noGold: '对决比的是金子：请选择“匕首与金子”。',
    youWin: '你找到的金子更多',
    agentWins: '智能体找到的金子更多',
    draw: '平局',
    rules: '你和智能体轮流各打开一格。打开金子多者胜；匕首只损失这一轮。',
  },

  analyse: {
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
      something: (grade) => `有确定的格：需要${grade}。`,
      where: '看棋盘的这一部分。',
      clues: (n) => (n ? `由 ${n} 个数字决定。` : '由总数决定。'),
    },
  },

  statistics: {
    keeping: '你的战绩',
    where: '只保存在这个浏览器里。',
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
  },

  learn: {
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
  },

  arena: {
    title: '竞技场',
    run: '规模',
    games: '每个智能体的局数',
    agents: '智能体',
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
  },
};
