// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The automata of relations of whole boards, those of the last sizes kept: writing one out takes far longer than using it. */
public final class BoardAutomata {

    private static final int KEPT = 6;
    private static final int WIDEST = 8;
    private static final int MOST_STATES = 300_000;
    private static final Map<String, Optional<Automaton>> TABLES = new LinkedHashMap<>();

    private BoardAutomata() {}

    /** All mines hang together. */
    public static Relation allJoined(Origin origin, Scan scan) {
        return of(origin, scan, AllJoined::new);
    }

    /** All else hangs together, and every group of mines reaches the edge. */
    public static Relation outlets(Origin origin, Scan scan) {
        return of(origin, scan, Outlets::new);
    }

    /** The mines are one path. */
    public static Relation snake(Origin origin, Scan scan) {
        return of(origin, scan, Snake::new);
    }

    // Written out if the board is small enough, else the states as they are met.
    private static Relation of(Origin origin, Scan scan, BiFunction<Origin, Scan, Hanging> maker) {
        Optional<Automaton> written = scan.width() <= WIDEST ? kept(origin, scan, maker) : Optional.empty();
        return written.isPresent() ? written.get() : maker.apply(origin, scan);
    }

    private static synchronized Optional<Automaton> kept(
            Origin origin, Scan scan, BiFunction<Origin, Scan, Hanging> maker) {
        String key = origin.words() + " " + scan.topology().columns() + "x"
                + scan.topology().rows();
        Optional<Automaton> known = TABLES.remove(key);
        if (known == null) {
            known = maker.apply(origin, scan).automaton(MOST_STATES);
        }
        // The last one asked for is the last to be forgotten.
        TABLES.put(key, known);
        if (TABLES.size() > KEPT) {
            TABLES.remove(TABLES.keySet().iterator().next());
        }
        return known;
    }
}
