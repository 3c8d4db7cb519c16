// SPDX-License-Identifier: Apache-2.0
// What came of an arena's games: shares with their intervals, differences on the same boards, and all of it as CSV or
// JSON.

const Z = 1.96;
const SUMS = /** @type {const} */ (['games', 'won', 'lost', 'stuck', 'guesses', 'millis']);

/** Wilson's interval for a share, 95 %. @param {number} won @param {number} games @returns {Page.Point} */
export function interval(won, games) {
  if (!games) return [0, 1];
  const p = won / games;
  const middle = p + (Z * Z) / (2 * games);
  const reach = Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  const base = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - reach) / base), Math.min(1, (middle + reach) / base)];
}

/**
 * An agent's row: what it did in each game, in the order of the boards, and the sums.
 * @param {string} name
 * @param {boolean | undefined} server
 */
export function emptyRow(name, server) {
  return { name, server: Boolean(server), results: '', games: 0, won: 0, lost: 0, stuck: 0, guesses: 0, millis: 0 };
}

/** @param {Page.Row} row @param {Omit<Bridge.ArenaPart, 'first'>} part */
export function add(row, part) {
  for (const key of SUMS) row[key] += part[key];
  row.results += part.results ?? '';
}

/**
 * How much more often one agent wins than another on the same boards: {difference, reach, better, worse}, in shares.
 * The reach is that of Agresti and Min, with half a board more of each kind: never 0, however equal they are.
 * @param {Page.Row} row
 * @param {Page.Row} other
 */
export function paired(row, other) {
  const games = Math.min(row.results.length, other.results.length);
  let [better, worse] = [0, 0];
  for (let i = 0; i < games; i++) {
    const [mine, theirs] = [row.results[i] === 'w', other.results[i] === 'w'];
    if (mine && !theirs) better++;
    if (theirs && !mine) worse++;
  }
  const [difference, more] = [games ? (better - worse) / games : 0, games + 2];
  const reach = (Z * Math.sqrt(better + worse + 1 - (better - worse) ** 2 / more)) / more;
  return { difference, reach, better, worse };
}

/** @param {Page.ArenaRun} given */
export function asJson({ board, seed, rows }) {
  const agents = rows.map(({ name, games, won, lost, stuck, guesses, millis, results }) => ({
    agent: name,
    games,
    wins: won,
    winRate: games ? won / games : null,
    ci95: interval(won, games),
    lost,
    stuck,
    guesses,
    millis,
    results,
  }));
  return `${JSON.stringify({ board, seed, agents }, null, 2)}\n`;
}

/** @param {Page.ArenaRun} given */
export function asCsv({ rows }) {
  const lines = rows.map(({ name, games, won, lost, stuck, guesses, millis }) =>
    [name, games, won, ...interval(won, games), lost, stuck, guesses, millis.toFixed(1)].join(),
  );
  return ['agent,games,wins,low95,high95,lost,stuck,guesses,millis', ...lines, ''].join('\n');
}
