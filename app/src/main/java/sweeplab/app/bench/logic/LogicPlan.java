// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.List;

/**
 * How a set of positions is drawn.
 *
 * @param each how many positions of each kind for each game
 * @param games how many games of a board are looked through at most
 * @param kinds the kinds of reasoning that are wanted
 * @param boards for each game a board, and others for what is rare on it
 */
record LogicPlan(long seed, int each, int games, List<String> kinds, List<List<String>> boards) {}
