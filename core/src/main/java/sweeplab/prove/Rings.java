// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import sweeplab.prove.lines.Line;

/** The givens in rings around a variable: those that speak of it, then those that share cells with them, and so on. */
final class Rings {

    private final Facts facts;
    private final List<Line> lines = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    Rings(Facts facts, int var) {
        this.facts = facts;
        boolean[] seen = new boolean[facts.givens().size()];
        enter(var, seen);
        for (int from = 0; from < lines.size(); ) {
            ends.add(lines.size());
            int end = lines.size();
            for (; from < end; from++) {
                for (int shared : lines.get(from).vars) {
                    enter(shared, seen);
                }
            }
        }
    }

    private void enter(int var, boolean[] seen) {
        for (int k = 0; k < facts.touching(var); k++) {
            int i = facts.touching(var, k);
            if (!seen[i]) {
                seen[i] = true;
                lines.add(facts.givens().get(i));
            }
        }
    }

    int rings() {
        return ends.size();
    }

    /** The lines of the innermost rings. */
    List<Line> within(int rings) {
        return rings <= 0 || ends.isEmpty() ? List.of() : lines.subList(0, ends.get(Math.min(rings, ends.size()) - 1));
    }

    /** Everything that hangs together with the variable, near lines first. */
    List<Line> all() {
        return lines;
    }
}
