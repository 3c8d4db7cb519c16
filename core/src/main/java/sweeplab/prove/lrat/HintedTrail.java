// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Clauses that only grow, and what follows from suppositions by clauses with one literal left, with the reasons kept. */
final class HintedTrail {

    private static final int SUPPOSED = -1;
    private static final int NONE = -1;

    /** A clause that was found to follow, and the numbers of the clauses that show it. */
    record Lesson(List<Integer> clause, List<Integer> hints) {}

    private final List<int[]> clauses = new ArrayList<>();
    private final List<List<Integer>> holders = new ArrayList<>();
    private final List<Integer> brief = new ArrayList<>();
    private final int[] value;
    private final int[] reason;
    private final int[] trail;
    private int length;
    private long work;
    private int clashing = NONE;

    HintedTrail(int variables) {
        value = new int[variables + 1];
        reason = new int[variables + 1];
        trail = new int[variables];
        for (int i = 0; i <= 2 * variables; i++) {
            holders.add(new ArrayList<>());
        }
    }

    long work() {
        return work;
    }

    void add(List<Integer> clause) {
        int index = clauses.size();
        clauses.add(clause.stream().mapToInt(Integer::intValue).toArray());
        clause.forEach(literal -> holders(literal).add(index));
        if (clause.size() < 2) {
            brief.add(index);
        }
    }

    private List<Integer> holders(int literal) {
        return holders.get(literal > 0 ? 2 * literal : -2 * literal - 1);
    }

    private boolean untrue(int literal) {
        return value[Math.abs(literal)] == -Integer.signum(literal);
    }

    private boolean holds(int literal) {
        return value[Math.abs(literal)] == Integer.signum(literal);
    }

    private void set(int literal, int why) {
        value[Math.abs(literal)] = Integer.signum(literal);
        reason[Math.abs(literal)] = why;
        trail[length++] = literal;
    }

    /** Starts again from these suppositions; true if they clash with the clauses: then {@link #lesson} says why. */
    boolean clash(List<Integer> supposed) {
        clashing = NONE;
        Arrays.fill(value, 0);
        length = 0;
        supposed.forEach(literal -> set(literal, SUPPOSED));
        brief.forEach(this::look);
        for (int next = 0; next < length && clashing == NONE; next++) {
            holders(-trail[next]).forEach(this::look);
        }
        return clashing != NONE;
    }

    private void look(int index) {
        int left = 0;
        int open = 0;
        for (int literal : clauses.get(index)) {
            work++;
            if (holds(literal)) {
                return;
            }
            if (!untrue(literal)) {
                left++;
                open = literal;
            }
        }
        if (left == 1) {
            set(open, index);
        } else if (left == 0 && clashing == NONE) {
            clashing = index;
        }
    }

    /** What the clash teaches: not all of the suppositions that it came from. */
    Lesson lesson() {
        Set<Integer> needed = new HashSet<>();
        List<Integer> hints = new ArrayList<>(List.of(clashing + 1));
        List<Integer> clause = new ArrayList<>();
        need(clashing, needed);
        for (int i = length - 1; i >= 0; i--) {
            int variable = Math.abs(trail[i]);
            if (needed.contains(variable) && reason[variable] == SUPPOSED) {
                clause.add(-trail[i]);
            } else if (needed.contains(variable)) {
                hints.add(reason[variable] + 1);
                need(reason[variable], needed);
            }
        }
        Collections.reverse(hints);
        return new Lesson(clause, hints);
    }

    private void need(int index, Set<Integer> needed) {
        for (int literal : clauses.get(index)) {
            needed.add(Math.abs(literal));
        }
    }

    /** A literal of the shortest clause that is still undecided, of the first {@code many} if one of these is; 0 if all hold. */
    int choice(int many) {
        int among = choiceAmong(clauses.subList(0, Math.min(many, clauses.size())));
        return among != 0 ? among : choiceAmong(clauses);
    }

    private int choiceAmong(List<int[]> some) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int[] clause : some) {
            int left = 0;
            int open = 0;
            for (int literal : clause) {
                left = holds(literal) ? Integer.MIN_VALUE : untrue(literal) ? left : left + 1;
                open = value[Math.abs(literal)] == 0 ? literal : open;
            }
            work += clause.length;
            if (left > 0 && left < fewest) {
                fewest = left;
                best = open;
            }
        }
        return best;
    }
}
