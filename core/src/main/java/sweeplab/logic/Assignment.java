// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import sweeplab.base.IntList;

/** What a search has set so far and why, and the clauses that follow it (unit propagation by two watched literals). Literals are 2 v for v, 2 v + 1 for not v. */
final class Assignment {

    // For each literal the clauses that watch it; a clause watches its first two.
    private final List<List<int[]>> watching = new ArrayList<>();
    private final IntList trail = new IntList(64);
    private final IntList levels = new IntList(16);
    private byte[] values = new byte[64];
    private int[] levelOf = new int[64];
    private int[] @Nullable [] reasons = new int[64][];
    private int followed;

    void reserve(int variable) {
        while (watching.size() < 2 * variable + 2) {
            watching.add(new ArrayList<>());
        }
        if (variable >= values.length) {
            int length = Math.max(variable + 1, 2 * values.length);
            values = Arrays.copyOf(values, length);
            levelOf = Arrays.copyOf(levelOf, length);
            reasons = Arrays.copyOf(reasons, length);
        }
    }

    void watch(int[] clause) {
        watching.get(clause[0]).add(clause);
        watching.get(clause[1]).add(clause);
    }

    /** 1 if the literal is true, -1 if it is false, 0 if that is open. */
    int value(int literal) {
        byte value = values[literal >> 1];
        return (literal & 1) == 0 ? value : -value;
    }

    int level() {
        return levels.size;
    }

    int levelOf(int literal) {
        return levelOf[literal >> 1];
    }

    int @Nullable [] reason(int literal) {
        return reasons[literal >> 1];
    }

    int size() {
        return trail.size;
    }

    /** The literals that are true, in the order in which they became so. */
    int at(int i) {
        return trail.get(i);
    }

    /** From now on what is set can be taken back. */
    void open() {
        levels.add(trail.size);
    }

    void set(int literal, int @Nullable [] reason) {
        values[literal >> 1] = (byte) ((literal & 1) == 0 ? 1 : -1);
        levelOf[literal >> 1] = levels.size;
        reasons[literal >> 1] = reason;
        trail.add(literal);
    }

    /** Takes back the last that was set, and returns it. */
    int pop() {
        int literal = trail.pop();
        values[literal >> 1] = 0;
        followed = trail.size;
        return literal;
    }

    /** Where a level begins in the order of {@link #at}. */
    int begin(int level) {
        return levels.get(level);
    }

    void closeTo(int level) {
        levels.size = level;
    }

    /** Follows what was set; the clause that cannot hold any more, or null. */
    int @Nullable [] propagate() {
        while (followed < trail.size) {
            int[] broken = follow(trail.get(followed++) ^ 1);
            if (broken != null) {
                return broken;
            }
        }
        return null;
    }

    // A literal has become false: whoever watches it looks for another.
    private int @Nullable [] follow(int literal) {
        List<int[]> watchers = watching.get(literal);
        int kept = 0;
        int[] broken = null;
        for (int i = 0; i < watchers.size(); i++) {
            int[] clause = watchers.get(i);
            if (broken == null && movesOn(clause, literal)) {
                continue;
            }
            watchers.set(kept++, clause);
            if (broken == null && value(clause[0]) == 0) {
                set(clause[0], clause);
            } else if (broken == null && value(clause[0]) < 0) {
                broken = clause;
            }
        }
        watchers.subList(kept, watchers.size()).clear();
        return broken;
    }

    // True if the clause watches another literal now. What it keeps watching stands first.
    private boolean movesOn(int[] clause, int literal) {
        if (clause[0] == literal) {
            clause[0] = clause[1];
            clause[1] = literal;
        }
        if (value(clause[0]) > 0) {
            return false;
        }
        for (int i = 2; i < clause.length; i++) {
            if (value(clause[i]) >= 0) {
                clause[1] = clause[i];
                clause[i] = literal;
                watching.get(clause[1]).add(clause);
                return true;
            }
        }
        return false;
    }

    /** Clauses that are not wanted any more are watched no longer. */
    void forget(Predicate<int[]> unwanted) {
        watching.forEach(watchers -> watchers.removeIf(unwanted));
    }
}
