// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.rules.RuleBook;
import sweeplab.world.Topologies;

/** The programs that the tests start, and the games they play. */
final class Programs {

    private Programs() {}

    static Launch example() {
        return python("../examples/agents/agent.py");
    }

    static Launch javaExample() {
        return Launch.of(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "../examples/agents/Agent.java"));
    }

    static Launch hostile(String way, String... more) {
        List<String> words = new java.util.ArrayList<>(List.of("src/test/resources/outside/hostile.py", way));
        words.addAll(List.of(more));
        return python(words.toArray(String[]::new));
    }

    static Launch python(String... words) {
        Assumptions.assumeTrue(Launch.program("python3").isPresent(), "python3 is not installed");
        String[] command = new String[words.length + 1];
        command[0] = "python3";
        System.arraycopy(words, 0, command, 1, words.length);
        return Launch.of(List.of(command));
    }

    /** A small game of every rule, of every family of boards, and on a graph. */
    static List<Setup> games() {
        Catalogue catalogue = new Catalogue();
        List<String> ids = new java.util.ArrayList<>(List.of("graph:football/4 #3", "obscured 6x6/5+3b #1"));
        RuleBook.all().forEach(rules -> ids.add(rules.id() + " 6x6/5" + (rules.hasGold() ? "+2g" : "") + " #1"));
        Topologies.families().forEach(family -> ids.add(family + ":6x6/5 #2"));
        return ids.stream().map(id -> GameId.parse(id).setup(catalogue)).toList();
    }

    static List<Setup> beginners(int count) {
        Catalogue catalogue = new Catalogue();
        return java.util.stream.IntStream.range(0, count)
                .mapToObj(i -> GameId.parse("9x9/10 opening@4,4 #" + i).setup(catalogue))
                .toList();
    }
}
