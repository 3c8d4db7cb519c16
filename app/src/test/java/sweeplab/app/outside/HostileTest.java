// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** Whatever an agent outside does, it loses its own games and nothing else: the others' scores stay, and nothing is left running. */
final class HostileTest {

    private static final ProcessLimits SHORT = ProcessLimits.USUAL.withMove(Duration.ofMillis(250));
    private static final List<Setup> BOARDS = Programs.beginners(2);

    private static final List<Score> ALONE = new ArrayList<>();

    private final String token = UUID.randomUUID().toString();

    private static ProcessAgent good() {
        return new ProcessAgent(Programs.example(), ProcessLimits.USUAL, false, 1);
    }

    @BeforeAll
    static void playAlone() {
        try (ProcessAgent good = good()) {
            BOARDS.forEach(board -> ALONE.add(Referee.playOut(board.newGame(), good)));
        }
    }

    private boolean anyLeft() {
        return ProcessHandle.allProcesses()
                .filter(ProcessHandle::isAlive)
                .anyMatch(process -> process.info().commandLine().orElse("").contains(token));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            silent         | LATE        | no answer within 250 ms
            unkillable     | LATE        | no answer within 250 ms
            late           | LATE        | no answer within 250 ms
            forks          | LATE        | no answer within 250 ms
            crash          | CRASHED     | ended with exit code 3
            forks-and-ends | CRASHED     | ended with exit code 0
            closes         | CRASHED     | closed its output
            outside        | ILLEGAL     | which is no cell: cells are 0 to 80
            garbage        | ILLEGAL     | is no answer
            comments       | FLOOD       | more than 100 lines
            huge           | FLOOD       | a line of more than 65536 bytes
            errors         | FLOOD       | bytes to its standard error
            """)
    void losesAndIsReported(String way, Fault.Kind kind, String what) {
        ProcessLimits limits = limits(way, kind);
        List<Score> beside = new ArrayList<>();
        try (ProcessAgent good = good();
                ProcessAgent bad = new ProcessAgent(Programs.hostile(way, token), limits, false, 1)) {
            for (Setup board : BOARDS) {
                Score score = Referee.playOut(board.newGame(), bad);
                assertThat(score.result()).isEqualTo(Result.FAULT);
                Fault fault = bad.fault().orElseThrow();
                assertThat(fault.kind()).as(fault.toString()).isEqualTo(kind);
                assertThat(fault.what()).contains(what);
                assertThat(fault.lastWords()).contains(way.equals("errors") ? "xxxxx" : "last words of " + way);
                assertThat(anyLeft()).as("left running").isFalse();
                beside.add(Referee.playOut(board.newGame(), good));
            }
        }
        assertThat(beside).isEqualTo(ALONE);
        assertThat(beside).extracting(Score::probes).allMatch(probes -> probes > 2);
    }

    // Only what is late is waited for in vain; a busy machine must not make the others late.
    private static ProcessLimits limits(String way, Fault.Kind kind) {
        return switch (way) {
            case "errors" -> ProcessLimits.USUAL.withOutput(1 << 16);
            case "forks-and-ends" -> ProcessLimits.USUAL.withMove(Duration.ofSeconds(1));
            default -> kind == Fault.Kind.LATE ? SHORT : ProcessLimits.USUAL;
        };
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"mute,LATE", "rude,NO_HELLO", "deaf,LATE"})
    void neverGetsGoing(String way, Fault.Kind kind) {
        ProcessLimits limits = way.equals("mute") ? SHORT.withStart(Duration.ofMillis(250)) : SHORT;
        try (ProcessAgent bad = new ProcessAgent(Programs.hostile(way, token), limits, false, 1)) {
            assertThat(Referee.playOut(BOARDS.get(0).newGame(), bad).result()).isEqualTo(Result.FAULT);
            assertThat(bad.fault().orElseThrow().kind()).isEqualTo(kind);
        }
        assertThat(anyLeft()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"twice", "flood"})
    @DisplayName("answers that nobody asked for are a fault, at once or at the next question")
    void answersUnasked(String way) {
        try (ProcessAgent bad = new ProcessAgent(Programs.hostile(way, token), ProcessLimits.USUAL, false, 1)) {
            assertThat(Referee.playOut(BOARDS.get(0).newGame(), bad).result()).isEqualTo(Result.FAULT);
            assertThat(bad.fault().orElseThrow().kind())
                    .isIn(Fault.Kind.OUT_OF_TURN, Fault.Kind.FLOOD, Fault.Kind.ILLEGAL, Fault.Kind.CRASHED);
        }
    }

    @Test
    @DisplayName("after three faulty games in a row it is not started again")
    void givenUp() {
        try (ProcessAgent bad = new ProcessAgent(Programs.hostile("crash", token), ProcessLimits.USUAL, false, 1)) {
            List<Fault.Kind> kinds = new ArrayList<>();
            for (Setup board : Programs.beginners(5)) {
                Referee.playOut(board.newGame(), bad);
                kinds.add(bad.fault().orElseThrow().kind());
            }
            assertThat(kinds)
                    .containsExactly(
                            Fault.Kind.CRASHED,
                            Fault.Kind.CRASHED,
                            Fault.Kind.CRASHED,
                            Fault.Kind.GIVEN_UP,
                            Fault.Kind.GIVEN_UP);
        }
    }

    @Test
    @DisplayName("time in all is time in all: what comes after is lost without a start")
    void timeUsedUp() {
        ProcessLimits limits = ProcessLimits.USUAL.withTotal(Duration.ofMillis(1));
        try (ProcessAgent slow = new ProcessAgent(Programs.example(), limits, false, 1)) {
            List<Setup> boards = Programs.beginners(2);
            Referee.playOut(boards.get(0).newGame(), slow);
            assertThat(slow.fault()).isPresent();
            Referee.playOut(boards.get(1).newGame(), slow);
            assertThat(slow.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.USED_UP);
        }
    }

    @Test
    @DisplayName("a command that is not there is said to be not there")
    void noSuchProgram() {
        for (String command : List.of("no-such-program-here", "./no/such/file")) {
            try (ProcessAgent none = new ProcessAgent(Launch.of(List.of(command)), ProcessLimits.USUAL, false, 1)) {
                Referee.playOut(BOARDS.get(0).newGame(), none);
                assertThat(none.fault().orElseThrow().toString())
                        .isEqualTo("did not start: there is no program '" + command + "'");
            }
        }
    }
}
