// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.library;

import java.util.List;
import java.util.Locale;
import sweeplab.catalogue.Library;
import sweeplab.rules.Level;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** Which level of its game a world belongs to: the smallest one that it is not too large for, whatever it is called. */
public final class Levels {

    private Levels() {}

    /** The name of the level of a world; the game must have levels. */
    public static String of(Rules rules, World world) {
        List<Level> levels = rules.levels();
        int last = levels.size() - 1;
        for (Level level : levels.subList(0, last)) {
            if (world.topology().size() <= level.columns() * level.rows()) {
                return level.name();
            }
        }
        return levels.get(last).name();
    }

    /** The worlds of a level: those that are called so, or in a library where no world is called after a level those of its size. */
    public static List<String> worlds(Library library, Rules rules, String level) {
        List<String> names = library.names(rules);
        if (rules.levels().stream().anyMatch(each -> names.stream().anyMatch(name -> isCalled(name, each.name())))) {
            return names.stream().filter(name -> isCalled(name, level)).toList();
        }
        return names.stream()
                .filter(name -> of(rules, library.world(rules, name)).equals(level))
                .toList();
    }

    private static boolean isCalled(String name, String level) {
        return name.toLowerCase(Locale.ROOT).matches(level.toLowerCase(Locale.ROOT) + "\\d+");
    }
}
