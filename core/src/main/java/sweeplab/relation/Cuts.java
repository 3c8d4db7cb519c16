// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * A relation about what hangs together that is too large to be written out: it says what is wrong with a world, as clauses that hold in every world it allows and not in this one (lazy clauses
 * for a SAT solver). In a clause {@code cell + 1} is a danger there, {@code -(cell + 1)} none.
 */
public interface Cuts extends Relation {

    /** Hands over at least one clause that this world breaks, or none if the relation allows the world. */
    void cuts(IntPredicate danger, Consumer<int[]> out);

    /** The groups of those cells of a grid that are so, by sides or by corners too. */
    static List<List<Integer>> groups(Scan scan, boolean corners, IntPredicate so) {
        List<List<Integer>> groups = new ArrayList<>();
        boolean[] seen = new boolean[scan.topology().size()];
        for (int first = 0; first < seen.length; first++) {
            if (!seen[first] && so.test(first)) {
                List<Integer> group = new ArrayList<>(List.of(first));
                seen[first] = true;
                for (int i = 0; i < group.size(); i++) {
                    for (int next : scan.around(group.get(i), corners)) {
                        if (!seen[next] && so.test(next)) {
                            seen[next] = true;
                            group.add(next);
                        }
                    }
                }
                groups.add(group);
            }
        }
        return groups;
    }

    /** The clauses that groups which should be one are not: from one to another leads a way, through a cell beside it. */
    static void apart(Scan scan, boolean corners, boolean dangers, IntPredicate so, Consumer<int[]> out) {
        List<List<Integer>> groups = groups(scan, corners, so);
        for (int i = 0; groups.size() > 1 && i < groups.size(); i++) {
            int other = groups.get(i == 0 ? 1 : 0).get(0);
            out.accept(leaving(scan, corners, dangers, groups.get(i), other));
        }
    }

    /** If the first cell of a group is so, and the other cell (if it is one) too, then some cell beside the group is. */
    static int[] leaving(Scan scan, boolean corners, boolean dangers, List<Integer> group, int other) {
        int sign = dangers ? 1 : -1;
        List<Integer> clause = new ArrayList<>();
        clause.add(-sign * (group.get(0) + 1));
        if (other >= 0) {
            clause.add(-sign * (other + 1));
        }
        boolean[] met = new boolean[scan.topology().size()];
        group.forEach(cell -> met[cell] = true);
        for (int cell : group) {
            for (int next : scan.around(cell, corners)) {
                if (!met[next]) {
                    met[next] = true;
                    clause.add(sign * (next + 1));
                }
            }
        }
        return clause.stream().mapToInt(Integer::intValue).toArray();
    }
}
