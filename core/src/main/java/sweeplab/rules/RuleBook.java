// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;

/** Every game by its name: the line to add for a new one. Rules in letters (see {@link Letters}) are games too, too many to list. */
@PublicApi
public final class RuleBook {

    private static final Map<String, Rules> BY_ID = new LinkedHashMap<>();

    static {
        add(new Nettle());
        add(new Daggers(GoldClue.NONE));
        add(new Daggers(GoldClue.CARDINAL));
        add(new Daggers(GoldClue.COUNTED));
        add(new Tornado());
        add(new ReverseTornado());
        add(new Obscured());
        add(new Classic());
    }

    private RuleBook() {}

    private static void add(Rules rules) {
        BY_ID.put(rules.id(), rules);
    }

    public static List<Rules> all() {
        return List.copyOf(BY_ID.values());
    }

    public static boolean has(String id) {
        return BY_ID.containsKey(id) || Letters.like(id);
    }

    public static Rules get(String id) {
        Rules rules = Letters.like(id) ? Letters.parse(id) : BY_ID.get(id);
        if (rules == null) {
            throw new IllegalArgumentException("unknown game '" + Excerpt.of(id) + "': there are "
                    + String.join(", ", BY_ID.keySet()) + ", and letters as in [Q][M]");
        }
        return rules;
    }
}
