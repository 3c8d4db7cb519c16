// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import java.util.ArrayList;
import java.util.List;
import sweeplab.relation.Relation;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;

/**
 * All that a view says of its world, as it stands now: the cells that are seen or told to be safe or dangers, and what the rules and the clues say of the others. The
 * one thing that every inference about general rules asks.
 */
public record Statement(View view, List<Relation> relations, byte[] known) {

    public static final byte UNKNOWN = 0;
    public static final byte SAFE = 1;
    public static final byte DANGER = 2;

    public static Statement of(View view) {
        Topology topology = view.topology();
        Rules rules = view.rules();
        List<Relation> relations = new ArrayList<>(rules.placement(topology, view.dangers()));
        byte[] known = new byte[topology.size()];
        for (int cell = 0; cell < known.length; cell++) {
            known[cell] = view.covered(cell) ? UNKNOWN : view.exploded(cell) ? DANGER : SAFE;
            if (view.hasClue(cell)) {
                relations.add(rules.meaning(topology, cell, view.clue(cell)));
            } else if (view.foundClue(cell) != Rules.SILENT) {
                relations.add(rules.foundMeaning(topology, cell, view.foundClue(cell)));
            }
        }
        for (int start : view.starts()) {
            known[start] = SAFE;
        }
        return new Statement(view, List.copyOf(relations), known);
    }

    /** The same with every flag taken for a danger: for whoever flags only what is proved. */
    public static Statement trustingFlags(View view) {
        Statement statement = of(view);
        for (int cell = 0; cell < statement.known.length; cell++) {
            if (view.flagged(cell)) {
                statement.known[cell] = DANGER;
            }
        }
        return statement;
    }

    /** How many dangers are not known yet, or {@link View#UNTOLD}. */
    public int left() {
        if (view.dangers() == View.UNTOLD) {
            return View.UNTOLD;
        }
        int left = view.dangers();
        for (byte each : known) {
            left -= each == DANGER ? 1 : 0;
        }
        return left;
    }
}
