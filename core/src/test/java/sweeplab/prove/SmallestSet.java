// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import sweeplab.base.Budget;
import sweeplab.prove.lines.Line;

/**
 * The smallest number of clues that settle a variable. Each model with the opposite value breaks some clues, and any set that
 * settles it must hold one of them: the smallest set that holds one of each such group is tried, and a model that it allows
 * gives the next group, until there is no such model.
 */
final class SmallestSet {

    private static final int MOST_ROUNDS = 400;

    private final Facts facts;
    private final int var;
    private final boolean value;
    private final List<Line> clues;
    private final List<TreeSet<Integer>> groups = new ArrayList<>();

    SmallestSet(Facts facts, int var, boolean value) {
        this.facts = facts;
        this.var = var;
        this.value = value;
        clues = new Rings(facts, var).all();
    }

    /** The smallest number, which is at most the one given; empty if it was not found in the rounds allowed. */
    OptionalInt size(int atMost) {
        int size = 1;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            TreeSet<Integer> chosen = new TreeSet<>();
            while (!choose(chosen, size)) {
                size++;
                chosen.clear();
            }
            if (size >= atMost) {
                return OptionalInt.of(atMost);
            }
            Model model = model(chosen);
            if (model == null) {
                return OptionalInt.of(size);
            }
            groups.add(broken(chosen, model));
        }
        return OptionalInt.empty();
    }

    private boolean choose(TreeSet<Integer> chosen, int most) {
        for (TreeSet<Integer> group : groups) {
            if (group.stream().noneMatch(chosen::contains)) {
                return chosen.size() < most && chooseFrom(group, chosen, most);
            }
        }
        return true;
    }

    private boolean chooseFrom(TreeSet<Integer> group, TreeSet<Integer> chosen, int most) {
        for (int clue : group) {
            chosen.add(clue);
            if (choose(chosen, most)) {
                return true;
            }
            chosen.remove(clue);
        }
        return false;
    }

    private @org.jspecify.annotations.Nullable Model model(TreeSet<Integer> chosen) {
        List<Line> lines = chosen.stream().map(clues::get).toList();
        return Model.find(facts.variables(), lines, var, !value, null, Budget.unlimited());
    }

    // As few as possible: every clue that can hold together with the chosen ones is made to hold.
    private TreeSet<Integer> broken(TreeSet<Integer> chosen, Model first) {
        TreeSet<Integer> held = new TreeSet<>(chosen);
        Model model = first;
        for (int i = 0; i < clues.size(); i++) {
            if (held.add(i) && !holds(clues.get(i), model)) {
                Model better = model(held);
                if (better == null) {
                    held.remove(i);
                } else {
                    model = better;
                }
            }
        }
        TreeSet<Integer> broken = new TreeSet<>();
        for (int i = 0; i < clues.size(); i++) {
            if (!held.contains(i)) {
                broken.add(i);
            }
        }
        return broken;
    }

    private static boolean holds(Line line, Model model) {
        int count = 0;
        for (int each : line.vars) {
            count += model.values()[each] ? 1 : 0;
        }
        return count >= line.least && count <= line.most;
    }
}
