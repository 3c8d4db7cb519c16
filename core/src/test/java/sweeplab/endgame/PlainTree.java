// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import sweeplab.position.Position;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** The game tree without any cleverness: every covered cell is tried, cascades are played as the game plays them. */
public final class PlainTree {

    /** What a player can see: what each uncovered cell shows, and the lives left. */
    private record Sight(TreeMap<Integer, String> shown, int lives) {}

    private record Position(List<Integer> worlds, Sight sight) {}

    private final Rules rules;
    private final List<World> worlds;
    private final List<Long> weights;
    private final int[] cells;
    private final Map<Position, Long> known = new HashMap<>();

    public PlainTree(Rules rules, List<World> worlds, List<Long> weights, int[] cells) {
        this.rules = rules;
        this.worlds = worlds;
        this.weights = weights;
        this.cells = cells;
    }

    public long wins(int lives) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < worlds.size(); i++) {
            all.add(i);
        }
        return wins(new Position(all, new Sight(new TreeMap<>(), lives)));
    }

    /** What perfect play wins after this cell is opened first. */
    public long winsAfter(int cell, int lives) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < worlds.size(); i++) {
            all.add(i);
        }
        return winsAfter(cell, new Position(all, new Sight(new TreeMap<>(), lives)));
    }

    private long wins(Position position) {
        Long stored = known.get(position);
        if (stored != null) {
            return stored;
        }
        long best = 0;
        for (int cell : cells) {
            if (!position.sight().shown().containsKey(cell)) {
                best = Math.max(best, winsAfter(cell, position));
            }
        }
        known.put(position, best);
        return best;
    }

    private long winsAfter(int cell, Position position) {
        Map<Sight, List<Integer>> outcomes = new HashMap<>();
        long wins = 0;
        for (int world : position.worlds()) {
            Sight next = probe(worlds.get(world), cell, position.sight());
            if (next.lives() > 0 && won(worlds.get(world), next)) {
                wins += weights.get(world);
            } else if (next.lives() > 0) {
                outcomes.computeIfAbsent(next, any -> new ArrayList<>()).add(world);
            }
        }
        for (Map.Entry<Sight, List<Integer>> outcome : outcomes.entrySet()) {
            wins += wins(new Position(outcome.getValue(), outcome.getKey()));
        }
        return wins;
    }

    private boolean won(World world, Sight sight) {
        for (int cell : cells) {
            if (!world.danger(cell) && !sight.shown().containsKey(cell)) {
                return false;
            }
        }
        return true;
    }

    private Sight probe(World world, int cell, Sight before) {
        TreeMap<Integer, String> shown = new TreeMap<>(before.shown());
        if (world.danger(cell)) {
            shown.put(cell, "danger");
            return new Sight(shown, before.lives() - 1);
        }
        int lives = before.lives();
        Deque<Integer> queue = new ArrayDeque<>(List.of(cell));
        TreeSet<Integer> coverable = new TreeSet<>();
        for (int each : cells) {
            coverable.add(each);
        }
        while (!queue.isEmpty()) {
            int next = queue.remove();
            if (!coverable.contains(next) || shown.containsKey(next)) {
                continue;
            }
            int clue = rules.clue(world, next);
            int goldClue =
                    rules.goldClue() == GoldClue.NONE ? 0 : rules.goldClue().clue(world, next);
            shown.put(next, clue + "/" + goldClue + (world.gold(next) ? "gold" : ""));
            lives += world.gold(next) ? 1 : 0;
            if (world.gold(next) || rules.cascades(clue, world.topology().degree(next))) {
                for (int neighbour : world.topology().neighbours(next)) {
                    queue.add(neighbour);
                }
            }
        }
        return new Sight(shown, lives);
    }
}
