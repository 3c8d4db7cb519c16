// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import sweeplab.relation.Implied;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** What rules and clues say, as data for agents outside that do not know them: each relation as its automaton, in the words of docs/protocol.md. */
public final class RelationLines {

    private static final int MOST_STATES = 4096;

    private RelationLines() {}

    /** What holds from the start: the rules in words, and where dangers may lie. */
    public static String rules(View view) {
        StringBuilder text = new StringBuilder();
        view.rules().words().forEach(words -> text.append("says ").append(words).append('\n'));
        for (Relation relation : view.rules().placement(view.topology(), view.dangers())) {
            if (!(relation instanceof Implied)) {
                text.append(line(view, relation));
            }
        }
        return text.toString();
    }

    /** What the cells say that were uncovered since so many were open. */
    public static String news(View view, int from) {
        StringBuilder text = new StringBuilder();
        Rules rules = view.rules();
        for (int i = from; i < view.opened(); i++) {
            int cell = view.opened(i);
            if (view.hasClue(cell) && !view.gold(cell)) {
                text.append(line(view, rules.meaning(view.topology(), cell, view.clue(cell))));
            } else if (view.foundClue(cell) != Rules.SILENT) {
                text.append(line(view, rules.foundMeaning(view.topology(), cell, view.foundClue(cell))));
            }
        }
        return text.toString();
    }

    // Who says it, the cells in order, and the steps; one with too many states is told in words alone.
    private static String line(View view, Relation relation) {
        byte[] nothingKnown = new byte[view.topology().size()];
        int[] rank = Scan.of(view.topology()).places();
        Optional<Track> track = ListedTrack.of(relation, nothingKnown, rank, MOST_STATES);
        if (track.isEmpty()) {
            return "";
        }
        String origin = relation.origin().isClue() ? "" + relation.origin().cell() : "-";
        return "relation " + origin + " " + cells(track.get()) + " " + steps((ListedTrack) track.get()) + "\n";
    }

    private static String cells(Track track) {
        return track.cells().length == 0
                ? "-"
                : Arrays.stream(track.cells()).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    // For each cell what follows each state without and with a danger, then what each last state counts.
    private static String steps(ListedTrack track) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < track.cells().length; place++) {
            for (int state = 0; state < track.states(place); state++) {
                text.append(state == 0 ? "" : ",");
                text.append(state(track.next(place, state, 0))).append('/');
                text.append(state(track.next(place, state, 1)));
            }
            text.append(';');
        }
        for (int state = 0; state < track.states(track.cells().length); state++) {
            text.append(state == 0 ? "" : ",").append(track.weight(state));
        }
        return text.toString();
    }

    private static String state(int state) {
        return state == Relation.DEAD ? "x" : Integer.toString(state);
    }
}
