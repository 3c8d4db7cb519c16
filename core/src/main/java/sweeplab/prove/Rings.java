// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import sweeplab.prove.lines.Line;

/** The givens in rings around a variable: those that speak of it, then those that share cells with them, and so on, as far as they are asked for. */
final class Rings {

    private final Facts facts;
    private final List<Line> lines = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private final boolean[] seen;

    Rings(Facts facts, int var) {
        this.facts = facts;
        seen = new boolean[facts.givens().size()];
        enter(var);
        end(0);
    }

    private void enter(int var) {
        for (int k = 0; k < facts.touching(var); k++) {
            int i = facts.touching(var, k);
            if (!seen[i]) {
                seen[i] = true;
                lines.add(facts.givens().get(i));
            }
        }
    }

    // Ends a ring that began here; false if nothing is in it.
    private boolean end(int from) {
        return lines.size() > from && ends.add(lines.size());
    }

    private boolean grow() {
        int end = lines.size();
        int before = ends.size() < 2 ? 0 : ends.get(ends.size() - 2);
        for (int i = before; i < end; i++) {
            for (int shared : lines.get(i).vars) {
                enter(shared);
            }
        }
        return end(end);
    }

    /** The lines of the innermost rings. */
    List<Line> within(int rings) {
        while (!ends.isEmpty() && ends.size() < rings && grow()) {
            // one ring more
        }
        int inside = rings <= 0 || ends.isEmpty() ? 0 : ends.get(Math.min(rings, ends.size()) - 1);
        return List.copyOf(lines.subList(0, inside));
    }

    /** Everything that hangs together with the variable, near lines first. */
    List<Line> all() {
        return within(Integer.MAX_VALUE);
    }
}
