// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the total against clues that share no unknown cell: together they may need all that is left, or more. */
final class Packing {

    private final Ledger ledger;
    private final int total;
    private final int[] parts;
    private final int[] taken;
    private final int regions;
    private int round;

    /** A packing for the total at this index of the ledger. */
    Packing(Ledger ledger, int total) {
        this.ledger = ledger;
        this.total = total;
        taken = new int[ledger.variables()];
        boolean[] counted = new boolean[ledger.variables()];
        for (int var : ledger.line(total).vars) {
            counted[var] = true;
        }
        List<Integer> inside = new ArrayList<>();
        for (int i = 0; i < ledger.size(); i++) {
            if (i != total && ledger.line(i).vars.length > 1 && allIn(ledger.line(i), counted)) {
                inside.add(i);
            }
        }
        inside.sort((a, b) -> Integer.compare(ledger.line(a).vars.length, ledger.line(b).vars.length));
        regions = (int) inside.stream()
                .filter(i -> ledger.line(i).reason instanceof Line.Reason.Refuted)
                .count();
        parts = inside.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean allIn(Line line, boolean[] counted) {
        for (int var : line.vars) {
            if (!counted[var]) {
                return false;
            }
        }
        return true;
    }

    /** Draws what follows at once; what cannot be, if that comes out. */
    @Nullable
    Cause apply() {
        Cause conflict = applyBoth(true);
        return conflict != null ? conflict : applyBoth(false);
    }

    // Short lines make the tightest packing as a rule; long ones do where they were proved for a whole region.
    private @Nullable Cause applyBoth(boolean filled) {
        Cause conflict = apply(filled, false);
        return conflict != null || regions == 0 ? conflict : apply(filled, true);
    }

    // Filled: the parts need so many dangers. Not filled: they leave so many cells without.
    private @Nullable Cause apply(boolean filled, boolean longestFirst) {
        List<Line> chosen = new ArrayList<>();
        round++;
        int sum = 0;
        for (int k = 0; k < parts.length; k++) {
            int i = parts[longestFirst ? parts.length - 1 - k : k];
            int needs = filled ? ledger.leastLeft(i) : ledger.unknown(i) - ledger.mostLeft(i);
            if (needs > 0 && take(ledger.line(i))) {
                chosen.add(ledger.line(i));
                sum += needs;
            }
        }
        int room = filled ? ledger.mostLeft(total) : ledger.unknown(total) - ledger.leastLeft(total);
        if (sum < room || chosen.isEmpty()) {
            return null;
        }
        Line[] packed = chosen.toArray(Line[]::new);
        Line[] all = {ledger.line(total)};
        Cause cause = filled ? new Cause(packed, all) : new Cause(all, packed);
        if (sum > room) {
            return cause;
        }
        settleTheRest(!filled, cause);
        return null;
    }

    private boolean take(Line line) {
        for (int var : line.vars) {
            if (!ledger.known(var) && taken[var] == round) {
                return false;
            }
        }
        for (int var : line.vars) {
            taken[var] = round;
        }
        return true;
    }

    private void settleTheRest(boolean value, Cause cause) {
        for (int var : ledger.line(total).vars) {
            if (!ledger.known(var) && taken[var] != round) {
                ledger.set(var, value, cause);
            }
        }
    }
}
