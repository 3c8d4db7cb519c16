// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.proof.Sense;

/** What is known of each variable while lines are worked through one at a time (unit propagation), why, and how to go back (a trail). */
public final class Ledger {

    private static final byte UNKNOWN = -1;
    private static final Cause NO_CAUSE = new Cause(new Line[0], new Line[0]);

    private final List<Line> lines = new ArrayList<>();
    private final IntLists touching;
    private int[] trues = new int[16];
    private int[] unknown = new int[16];
    private boolean[] queued = new boolean[16];
    private int[] queue = new int[16];
    private int queueEnd;

    private final byte[] value;
    private final int[] position;
    private final Cause[] cause;
    private final @Nullable Line[] why;
    private final int[] trail;
    private int trailEnd;
    private int serial;
    private final Addition tally;

    public Ledger(int variables, Iterable<Line> givens) {
        touching = new IntLists(variables);
        value = new byte[variables];
        Arrays.fill(value, UNKNOWN);
        position = new int[variables];
        cause = new Cause[variables];
        why = new Line[variables];
        trail = new int[variables];
        tally = new Addition(variables, this);
        givens.forEach(this::add);
    }

    public int variables() {
        return value.length;
    }

    public int size() {
        return lines.size();
    }

    Line line(int i) {
        return lines.get(i);
    }

    int unknown(int i) {
        return unknown[i];
    }

    /** The least that the unknown cells of a line hold. */
    int leastLeft(int i) {
        return Math.max(0, lines.get(i).least - trues[i]);
    }

    /** The most that the unknown cells of a line hold. */
    int mostLeft(int i) {
        return Math.min(unknown[i], lines.get(i).most - trues[i]);
    }

    int touching(int var) {
        return touching.size(var);
    }

    /** The k-th line in which a variable stands. */
    int touching(int var, int k) {
        return touching.get(var, k);
    }

    public boolean known(int var) {
        return value[var] != UNKNOWN;
    }

    public boolean value(int var) {
        return value[var] == 1;
    }

    /** True if the variable was found to have this value before the given moment. */
    boolean knownBefore(int var, boolean wanted, int moment) {
        return value[var] == (wanted ? 1 : 0) && position[var] < moment;
    }

    int position(int var) {
        return position[var];
    }

    public int moment() {
        return trailEnd;
    }

    void add(Line line) {
        int i = lines.size();
        lines.add(line);
        if (i == trues.length) {
            grow();
        }
        trues[i] = 0;
        unknown[i] = 0;
        for (int var : line.vars) {
            touching.add(var, i);
            trues[i] += value[var] == 1 ? 1 : 0;
            unknown[i] += value[var] == UNKNOWN ? 1 : 0;
        }
        enqueue(i);
    }

    private void grow() {
        int more = trues.length * 2;
        trues = Arrays.copyOf(trues, more);
        unknown = Arrays.copyOf(unknown, more);
        queued = Arrays.copyOf(queued, more);
        queue = Arrays.copyOf(queue, more);
    }

    private void enqueue(int i) {
        if (!queued[i]) {
            queued[i] = true;
            queue[queueEnd++] = i;
        }
    }

    /** Supposes a value for an unknown variable. */
    public Line suppose(int var, boolean supposed) {
        Line line = Line.supposed(var, supposed, serial++);
        learn(line);
        return line;
    }

    /** Supposes that at least, or at most, so many of these variables hold. */
    public Line suppose(Sense sense, int count, int[] vars) {
        Line line = Line.supposed(sense, count, vars, serial++);
        add(line);
        return line;
    }

    /** Takes over a line about one unknown variable. */
    void learn(Line line) {
        int var = line.vars[0];
        set(var, line.least == 1, NO_CAUSE);
        why[var] = line;
    }

    void set(int var, boolean to, Cause because) {
        value[var] = (byte) (to ? 1 : 0);
        cause[var] = because;
        why[var] = null;
        position[var] = trailEnd;
        trail[trailEnd++] = var;
        for (int k = 0; k < touching.size(var); k++) {
            int i = touching.get(var, k);
            unknown[i]--;
            trues[i] += to ? 1 : 0;
            enqueue(i);
        }
    }

    /** Works through all lines one at a time until nothing more follows; what cannot be, if that comes out. */
    @Nullable
    public Cause propagate() {
        while (queueEnd > 0) {
            int i = queue[--queueEnd];
            queued[i] = false;
            Cause conflict = work(i);
            if (conflict != null) {
                clearQueue();
                return conflict;
            }
        }
        return null;
    }

    private @Nullable Cause work(int i) {
        Line line = lines.get(i);
        int least = line.least - trues[i];
        int most = line.most - trues[i];
        if (least > unknown[i]) {
            return line.asLeast;
        }
        if (most < 0) {
            return line.asMost;
        }
        if (unknown[i] > 0 && (most == 0 || least == unknown[i])) {
            for (int var : line.vars) {
                if (value[var] == UNKNOWN) {
                    set(var, most != 0, most != 0 ? line.asLeast : line.asMost);
                }
            }
        }
        return null;
    }

    private void clearQueue() {
        while (queueEnd > 0) {
            queued[queue[--queueEnd]] = false;
        }
    }

    /** Goes back to an earlier moment; lines added since stay. */
    public void undo(int moment) {
        clearQueue();
        while (trailEnd > moment) {
            int var = trail[--trailEnd];
            boolean was = value[var] == 1;
            value[var] = UNKNOWN;
            why[var] = null;
            for (int k = 0; k < touching.size(var); k++) {
                int i = touching.get(var, k);
                unknown[i]++;
                trues[i] -= was ? 1 : 0;
            }
        }
    }

    /** Goes back to an earlier moment and forgets the lines added since there were this many. */
    public void undo(int moment, int size) {
        undo(moment);
        while (lines.size() > size) {
            int last = lines.size() - 1;
            for (int var : lines.remove(last).vars) {
                touching.removeLast(var);
            }
        }
    }

    /** The line that says what a known variable is. */
    Line why(int var) {
        Line line = why[var];
        if (line == null) {
            Sense sense = value[var] == 1 ? Sense.LEAST : Sense.MOST;
            line = tally.conclude(sense, value[var], new int[] {var}, cause[var], position[var]);
            why[var] = line;
        }
        return line;
    }

    /** The line that says what cannot be. */
    Line absurd(Cause conflict) {
        return tally.conclude(Sense.LEAST, 1, new int[0], conflict, trailEnd);
    }

    /** A line that follows from a cause and from what is known now. */
    Line conclude(Sense sense, int count, int[] vars, Cause because) {
        return tally.conclude(sense, count, vars, because, trailEnd);
    }
}
