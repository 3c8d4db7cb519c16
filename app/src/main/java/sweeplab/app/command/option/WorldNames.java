// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.Iterator;
import sweeplab.catalogue.Catalogue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** The worlds of the catalogue and the games, for the shell to complete. */
public final class WorldNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        Catalogue catalogue = new Catalogue();
        return RuleBook.all().stream()
                .filter(Rules::ownWorlds)
                .flatMap(rules -> catalogue.names(rules).stream())
                .distinct()
                .iterator();
    }

    /** The games' names. */
    public static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return RuleBook.all().stream().map(Rules::id).iterator();
        }
    }
}
