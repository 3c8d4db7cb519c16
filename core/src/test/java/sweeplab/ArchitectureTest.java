// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rooms of core stand in a fixed order, and a room imports only rooms above it. */
final class ArchitectureTest {

    private static final List<String> ROOMS = List.of(
            "base",
            "world",
            "relation",
            "rules",
            "view",
            "position",
            "logic",
            "infer",
            "count",
            "endgame",
            "optimal",
            "agent",
            "proof",
            "prove",
            "advice",
            "game",
            "catalogue",
            "trace",
            "format",
            "review",
            "play",
            "arena",
            "serve");

    private static final JavaClasses CORE = CoreClasses.ALL;

    static Stream<String> rooms() {
        return ROOMS.stream();
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomImportsOnlyRoomsAboveIt(String room) {
        String[] below = ROOMS.stream()
                .skip(ROOMS.indexOf(room) + 1L)
                .map(ArchitectureTest::inside)
                .toArray(String[]::new);
        check(room, below);
    }

    @Test
    void theGameKnowsOnlyWorldsRulesAndViews() {
        String[] forbidden = IntStream.range(ROOMS.indexOf("view") + 1, ROOMS.size())
                .mapToObj(ROOMS::get)
                .filter(room -> !room.equals("game"))
                .map(ArchitectureTest::inside)
                .toArray(String[]::new);
        check("game", forbidden);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position",
                "logic",
                "infer",
                "count",
                "endgame",
                "optimal",
                "agent",
                "proof",
                "prove",
                "advice",
                "review.judge"
            })
    void whoeverReasonsNeverSeesTheTruth(String room) {
        check(room, inside("game"), inside("catalogue"), inside("trace"), inside("play"));
    }

    @Test
    void everyClassLivesInAKnownRoom() {
        classes()
                .should()
                .resideInAnyPackage(rooms().map(ArchitectureTest::inside).toArray(String[]::new))
                .check(CORE);
    }

    @Test
    void coreNeedsNothingButTheJdk() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "sweeplab..")
                .check(CORE);
    }

    @Test
    void coreRunsInTheBrowser() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.concurrent..", "java.lang.reflect..", "java.nio.file..", "java.net..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.SplittableRandom")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Thread")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.File")
                .orShould()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "lines")
                .because("core is compiled to WebAssembly too")
                .check(CORE);
    }

    @Test
    void noPackageCycles() {
        slices().matching("sweeplab.(**)").should().beFreeOfCycles().check(CORE);
    }

    private static void check(String room, String... forbidden) {
        noClasses()
                .that()
                .resideInAPackage(inside(room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .check(CORE);
    }

    private static String inside(String room) {
        return "sweeplab." + room + "..";
    }
}
