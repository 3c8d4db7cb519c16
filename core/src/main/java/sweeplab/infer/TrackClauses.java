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

    private void write() {
        int[] cells = track.cells();
        int first = out.newVariable();
        out.addClause(first);
        List<Integer> states = new ArrayList<>(List.of(track.start()));
        List<Integer> variables = new ArrayList<>(List.of(first));
        for (int place = 0; place < cells.length; place++) {
            List<Integer> nextStates = new ArrayList<>();
            List<Integer> nextVariables = new ArrayList<>();
            List<List<Integer>> into = new ArrayList<>();
            int cell = variable.applyAsInt(cells[place]);
            for (int i = 0; i < states.size(); i++) {
                int[] targets = new int[2];
                for (int danger = 0; danger < 2; danger++) {
                    int next = track.next(place, states.get(i), danger);
                    int literal = danger == 1 ? cell : -cell;
                    if (next == Relation.DEAD) {
                        out.addClause(-variables.get(i), -literal);
                        continue;
                    }
                    int at = nextStates.indexOf(next);
                    if (at < 0) {
                        at = nextStates.size();
                        nextStates.add(next);
                        nextVariables.add(out.newVariable());
                        into.add(new ArrayList<>());
                        into.add(new ArrayList<>());
                    }
                    targets[danger] = nextVariables.get(at);
                    out.addClause(-variables.get(i), -literal, nextVariables.get(at));
                    into.get(2 * at + danger).add(variables.get(i));
                }
                back(variables.get(i), targets);
            }
            reached(nextVariables, into, cell);
            states = nextStates;
            variables = nextVariables;
        }
    }

    // A state is on the way only if one of the states that it leads to is.
    private void back(int variable, int[] targets) {
        if (targets[0] != 0 && targets[1] != 0 && targets[0] != targets[1]) {
            out.addClause(-variable, targets[0], targets[1]);
        }
    }

    // A state is on the way only if one that leads to it is, by the same content of the cell.
    private void reached(List<Integer> nextVariables, List<List<Integer>> into, int cell) {
        for (int at = 0; at < nextVariables.size(); at++) {
            for (int danger = 0; danger < 2; danger++) {
                List<Integer> from = into.get(2 * at + danger);
                int[] clause = new int[from.size() + 2];
                clause[0] = -nextVariables.get(at);
                clause[1] = danger == 1 ? -cell : cell;
                for (int i = 0; i < from.size(); i++) {
                    clause[i + 2] = from.get(i);
                }
                out.addClause(clause);
            }
        }
    }
}
