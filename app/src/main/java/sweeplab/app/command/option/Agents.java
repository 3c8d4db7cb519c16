// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sweeplab.agent.Roster;
import sweeplab.app.terminal.Failure;
import sweeplab.rules.Rules;
import sweeplab.sat.SatAgents;

/** Every agent that the command line knows. */
public final class Agents {

    private Agents() {}

    public static Roster all() {
        return SatAgents.addTo(Roster.core());
    }

    /** The agent of exactly this name, or else the one that the reports on the game call so: {@code Logic1} in Nettle. */
    static Roster.Entry get(Roster roster, String name, Rules rules) {
        if (roster.has(name)) {
            return roster.get(name);
        }
        String game = rules.id().replaceAll("-.*", "");
        String ending = "-" + name.toLowerCase(Locale.ROOT);
        List<Roster.Entry> meant = roster.all().stream()
                .filter(entry ->
                        entry.name().startsWith(game + "-") && entry.name().endsWith(ending))
                .toList();
        if (meant.size() > 1) {
            String names = meant.stream().map(Roster.Entry::name).collect(Collectors.joining(", "));
            throw Failure.badInput("agent '" + name + "' is in several reports: say which of " + names);
        }
        return meant.isEmpty() ? roster.get(name) : meant.get(0);
    }

    /** The agents' names, for the shell to complete. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return all().all().stream().map(Roster.Entry::name).iterator();
        }
    }
}
