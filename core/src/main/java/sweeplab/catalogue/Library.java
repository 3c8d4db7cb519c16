package sweeplab.catalogue;

import java.util.List;
import java.util.Locale;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** Where worlds come from by name: the catalogue, or a folder of files (W3). */
public interface Library {

    /** The names of the worlds for this game, in order. */
    List<String> names(Rules rules);

    /** The text of the world that has exactly this name. */
    String text(Rules rules, String name);

    /** The name as this library spells it, found in capitals or not. */
    default String spelling(Rules rules, String name) {
        for (String known : names(rules)) {
            if (known.equalsIgnoreCase(name)) {
                return known;
            }
        }
        throw new IllegalArgumentException("unknown world '" + name.toLowerCase(Locale.ROOT) + "' for the game "
                + rules.id() + ": there are " + String.join(", ", names(rules)));
    }

    default boolean has(Rules rules, String name) {
        return names(rules).stream().anyMatch(name::equalsIgnoreCase);
    }

    /** The world of this name, checked. */
    default World world(Rules rules, String name) {
        String known = spelling(rules, name);
        return WorldText.read(known, text(rules, known), rules);
    }
}
