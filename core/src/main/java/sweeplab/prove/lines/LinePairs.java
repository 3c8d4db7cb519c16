// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Sense;

/**
 * The subset rule and more: sets every two lines that share cells against each other until nothing more follows. A rich closure also keeps what two
 * lines say of some cells together ("at least one of these two"), as a new line to reason with.
 */
final class LinePairs {

    private static final int MOST_NEW_LINES = 300;
    private static final int WIDEST_NEW_LINE = 6;

    private final Ledger ledger;
    private final boolean rich;
    private final Budget budget;
    private final int[] stamp;
    private int[] met = new int[64];
    private int round;
    private int newLines;
    private boolean changed;

    private LinePairs(Ledger ledger, boolean rich, Budget budget) {
        this.ledger = ledger;
        this.rich = rich;
        this.budget = budget;
        stamp = new int[ledger.variables()];
    }

    /** Draws all conclusions while the budget lasts; what cannot be, if that comes out. */
    static @Nullable Cause close(Ledger ledger, boolean rich, Budget budget) {
        return new LinePairs(ledger, rich, budget).close();
    }

    private @Nullable Cause close() {
        Cause conflict = ledger.propagate();
        do {
            changed = false;
            Arrays.fill(met, -1);
            for (int i = 0; conflict == null && i < ledger.size() && !budget.spent(); i++) {
                conflict = meetAll(i);
            }
        } while (conflict == null && changed && !budget.spent());
        return conflict;
    }

    // Every line that shares an unknown variable with line i, once.
    private @Nullable Cause meetAll(int i) {
        for (int var : ledger.line(i).vars) {
            for (int k = 0; k < ledger.touching(var) && !ledger.known(var); k++) {
                Cause conflict = meetOnce(i, ledger.touching(var, k));
                if (conflict != null) {
                    return conflict;
                }
            }
        }
        return null;
    }

    private @Nullable Cause meetOnce(int i, int j) {
        if (j >= met.length) {
            met = Arrays.copyOf(met, 2 * j);
            Arrays.fill(met, j, met.length, -1);
        }
        if (i == j || met[j] == i) {
            return null;
        }
        met[j] = i;
        Cause conflict = oneAgainstOther(i, j);
        return conflict != null ? conflict : ledger.propagate();
    }

    // What line a, less line b, says of the cells of a that are not in b.
    private @Nullable Cause oneAgainstOther(int a, int b) {
        Line lineA = ledger.line(a);
        Line lineB = ledger.line(b);
        int shared = mark(lineB, lineA);
        int onlyA = ledger.unknown(a) - shared;
        int onlyB = ledger.unknown(b) - shared;
        int least = ledger.leastLeft(a) - ledger.mostLeft(b);
        int most = ledger.mostLeft(a) - Math.max(0, ledger.leastLeft(b) - onlyB);
        if (least > onlyA) {
            return Cause.of(lineA, lineB);
        }
        if (most < 0) {
            return Cause.of(lineB, lineA);
        }
        if (onlyA == 0) {
            return null;
        }
        if (least == onlyA || most == 0) {
            settle(lineA, most != 0, most != 0 ? Cause.of(lineA, lineB) : Cause.of(lineB, lineA));
        } else if (rich) {
            if (least > Math.max(0, ledger.leastLeft(a) - shared)) {
                keep(Sense.LEAST, least, lineA, onlyA, Cause.of(lineA, lineB));
            }
            if (most < Math.min(onlyA, ledger.mostLeft(a))) {
                keep(Sense.MOST, most, lineA, onlyA, Cause.of(lineB, lineA));
            }
        }
        return null;
    }

    // Stamps the unknown variables of b and counts those that a shares.
    private int mark(Line b, Line a) {
        round++;
        for (int var : b.vars) {
            stamp[var] = round;
        }
        int shared = 0;
        for (int var : a.vars) {
            shared += stamp[var] == round && !ledger.known(var) ? 1 : 0;
        }
        return shared;
    }

    private void settle(Line a, boolean value, Cause cause) {
        for (int var : a.vars) {
            if (stamp[var] != round && !ledger.known(var)) {
                ledger.set(var, value, cause);
            }
        }
        changed = true;
    }

    private void keep(Sense sense, int count, Line a, int size, Cause cause) {
        if (size > WIDEST_NEW_LINE || newLines == MOST_NEW_LINES) {
            return;
        }
        int[] vars = new int[size];
        int n = 0;
        for (int var : a.vars) {
            if (stamp[var] != round && !ledger.known(var)) {
                vars[n++] = var;
            }
        }
        if (!there(sense, count, vars)) {
            ledger.add(ledger.conclude(sense, count, vars, cause));
            newLines++;
            changed = true;
        }
    }

    private boolean there(Sense sense, int count, int[] vars) {
        for (int k = 0; k < ledger.touching(vars[0]); k++) {
            Line line = ledger.line(ledger.touching(vars[0], k));
            boolean asGood = sense == Sense.LEAST ? line.least >= count : line.most <= count;
            if (asGood && Arrays.equals(line.vars, vars)) {
                return true;
            }
        }
        return false;
    }
}
