// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.proof.Sense;

/**
 * Turns a cause into a line by adding up: finds which known variables must be cited besides the cause so that the sum gives
 * the bound, and cites no more than that, those known longest first.
 */
final class Addition {

    private final Ledger ledger;
    private final int[] excess;
    private int[] touched = new int[32];
    private int touchedEnd;

    Addition(int variables, Ledger ledger) {
        this.ledger = ledger;
        excess = new int[variables];
    }

    /** The line "at least / at most count of these", from the cause and from what was known before the moment. */
    Line conclude(Sense sense, int count, int[] vars, Cause cause, int moment) {
        List<Line.Use> uses = new ArrayList<>();
        int sum = 0;
        for (Line line : cause.lower()) {
            weigh(line.vars, 1);
            sum += line.least;
            uses.add(new Line.Use(Sense.LEAST, line));
        }
        for (Line line : cause.upper()) {
            weigh(line.vars, -1);
            sum -= line.most;
            uses.add(new Line.Use(Sense.MOST, line));
        }
        weigh(vars, sense == Sense.LEAST ? -1 : 1);
        int wanted = sense == Sense.LEAST ? count : -count;
        for (int var : known(wanted - sum, moment)) {
            Line why = ledger.why(var);
            uses.add(new Line.Use(why.side(), why));
        }
        return Line.counted(sense, count, vars, uses);
    }

    private void weigh(int[] vars, int weight) {
        for (int var : vars) {
            excess[var] += weight;
        }
        if (touchedEnd + vars.length > touched.length) {
            touched = Arrays.copyOf(touched, 2 * (touchedEnd + vars.length));
        }
        System.arraycopy(vars, 0, touched, touchedEnd, vars.length);
        touchedEnd += vars.length;
    }

    // The variables to cite: each is worth one, and what unknown cells may add must be made up for as well.
    private List<Integer> known(int missing, int moment) {
        List<Integer> helpful = new ArrayList<>();
        int need = missing;
        while (touchedEnd > 0) {
            int var = touched[--touchedEnd];
            int over = excess[var];
            need += Math.max(0, over);
            if (over != 0 && ledger.knownBefore(var, over < 0, moment)) {
                for (int k = 0; k < Math.abs(over); k++) {
                    helpful.add(var);
                }
            }
            // A variable may be listed twice: the second time there is nothing left of it.
            excess[var] = 0;
        }
        if (need > helpful.size()) {
            throw new IllegalStateException("a conclusion that does not follow: " + need + " of " + helpful.size());
        }
        helpful.sort((a, b) -> Integer.compare(ledger.position(a), ledger.position(b)));
        return helpful.subList(0, Math.max(0, need));
    }
}
