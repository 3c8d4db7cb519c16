// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import sweeplab.infer.relation.Track;
import sweeplab.logic.Clauses;
import sweeplab.relation.Relation;

/** A track as clauses: a variable for each state at each place, true on the way that the cells take. Unit propagation alone then finds all that the relation settles. */
final class TrackClauses {

    private final Track track;
    private final IntUnaryOperator variable;
    private final Clauses out;

    private TrackClauses(Track track, IntUnaryOperator variable, Clauses out) {
        this.track = track;
        this.variable = variable;
        this.out = out;
    }

    /** Writes a listed track; {@code variable} gives the variable of a cell. */
    static void write(Track track, IntUnaryOperator variable, Clauses out) {
        if (track.start() == Relation.DEAD) {
            out.addClause();
        } else {
            new TrackClauses(track, variable, out).write();
        }
    }

    /** The states at one place, the variable of each, and the variables before that lead to it: over a safe cell, then over a danger. */
    private final class Layer {
        private final List<Integer> states = new ArrayList<>();
        private final List<Integer> variables = new ArrayList<>();
        private final List<List<Integer>> into = new ArrayList<>();

        int indexOf(int state) {
            int at = states.indexOf(state);
            if (at >= 0) {
                return at;
            }
            states.add(state);
            variables.add(out.newVariable());
            into.add(new ArrayList<>());
            into.add(new ArrayList<>());
            return states.size() - 1;
        }
    }

    private void write() {
        Layer layer = new Layer();
        layer.indexOf(track.start());
        out.addClause(layer.variables.get(0));
        int[] cells = track.cells();
        for (int place = 0; place < cells.length; place++) {
            int cell = variable.applyAsInt(cells[place]);
            Layer next = new Layer();
            for (int i = 0; i < layer.states.size(); i++) {
                leave(layer.states.get(i), layer.variables.get(i), place, cell, next);
            }
            reached(next, cell);
            layer = next;
        }
    }

    private void leave(int state, int from, int place, int cell, Layer layer) {
        int[] targets = new int[2];
        for (int danger = 0; danger < 2; danger++) {
            int next = track.next(place, state, danger);
            int literal = danger == 1 ? cell : -cell;
            if (next == Relation.DEAD) {
                out.addClause(-from, -literal);
                continue;
            }
            int at = layer.indexOf(next);
            targets[danger] = layer.variables.get(at);
            out.addClause(-from, -literal, targets[danger]);
            layer.into.get(2 * at + danger).add(from);
        }
        back(from, targets);
    }

    // A state is on the way only if one of the states that it leads to is.
    private void back(int variable, int[] targets) {
        if (targets[0] != 0 && targets[1] != 0 && targets[0] != targets[1]) {
            out.addClause(-variable, targets[0], targets[1]);
        }
    }

    // A state is on the way only if one that leads to it is, by the same content of the cell.
    private void reached(Layer layer, int cell) {
        for (int at = 0; at < layer.variables.size(); at++) {
            for (int danger = 0; danger < 2; danger++) {
                List<Integer> from = layer.into.get(2 * at + danger);
                int[] clause = new int[from.size() + 2];
                clause[0] = -layer.variables.get(at);
                clause[1] = danger == 1 ? -cell : cell;
                for (int i = 0; i < from.size(); i++) {
                    clause[i + 2] = from.get(i);
                }
                out.addClause(clause);
            }
        }
    }
}
