// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.Sources.Source;

/** The order of the house in all modules: rooms of bearable size, one meaning a name, no cycle, arrows that point one way. */
final class HouseTest {

    private static final int MOST_FILES = 30;

    private static final List<Source> ALL = Sources.all();

    @Test
    void everyModuleIsSeen() {
        assertThat(ALL).extracting(Source::module).contains(Sources.MODULES.toArray(String[]::new));
        assertThat(ALL).hasSizeGreaterThan(500);
    }

    @Test
    @DisplayName("No room holds more than 30 files, the one that describes it among them")
    void roomsAreOfBearableSize() {
        Map<String, List<Source>> byRoom = Sources.files().stream().collect(groupingBy(Source::room));
        byRoom.values().removeIf(files -> files.size() <= MOST_FILES);
        assertThat(byRoom).isEmpty();
    }

    @Test
    @DisplayName("No type name stands twice in main code")
    void aNameHasOneMeaning() {
        Map<String, List<Source>> byName = ALL.stream().collect(groupingBy(Source::type));
        byName.values().removeIf(types -> types.size() == 1);
        assertThat(byName).isEmpty();
    }

    @Test
    void aRoomBelongsToOneModule() {
        assertThat(ALL.stream().collect(groupingBy(Source::room, mapping(Source::module, toSet()))))
                .allSatisfy((room, modules) -> assertThat(modules).as(room).hasSize(1));
    }

    @Test
    @DisplayName("No room reaches itself through the rooms that it imports")
    void noCycle() {
        Map<String, Set<String>> arrows = Sources.arrows();
        assertThat(arrows.keySet())
                .allSatisfy(room -> assertThat(reached(arrows, room))
                        .as("reached from " + room)
                        .doesNotContain(room));
    }

    private static Set<String> reached(Map<String, Set<String>> arrows, String from) {
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(arrows.get(from));
        while (!open.isEmpty()) {
            String room = open.pop();
            if (seen.add(room)) {
                open.addAll(arrows.getOrDefault(room, Set.of()));
            }
        }
        return seen;
    }

    @ParameterizedTest
    @CsvSource({
        "core, ''",
        "sat, core",
        "app, core sat",
        "web, core",
        "server, core sat",
        "spark, core sat",
        "bench, core sat app",
        "mcp, core app"
    })
    void arrowsBetweenModulesPointOneWay(String module, String allowed) {
        Map<String, String> home = new TreeMap<>();
        ALL.forEach(source -> home.put(source.room(), source.module()));
        Set<String> used = new TreeSet<>();
        ALL.stream()
                .filter(source -> source.module().equals(module))
                .forEach(source -> source.imports().forEach(room -> used.add(home.getOrDefault(room, room))));
        used.remove(module);
        assertThat(used).isSubsetOf(List.of(allowed.split(" ")));
    }
}
