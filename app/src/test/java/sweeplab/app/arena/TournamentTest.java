// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.agent.Roster;
import sweeplab.arena.Plan;
import sweeplab.arena.Span;

final class TournamentTest {

    private static final RunCard CARD = card("exact", "random");

    @TempDir
    Path folder;

    private Path results = Path.of("");

    @BeforeEach
    void file() {
        results = folder.resolve("r.jsonl");
    }

    private static RunCard card(String... agents) {
        return RunCard.of(
                new Plan(List.of(agents), List.of("square:5x5/4 #0"), 2, 3, true, Map.of()),
                Optional.empty(),
                List.of());
    }

    private void play(RunCard card) {
        try (Tournament tournament = Tournament.open(card, results, true)) {
            new Workers(tournament, name -> Roster.core().get(name).maker(), Optional.empty())
                    .play(1, (done, words) -> {});
        }
    }

    private List<String> sorted() throws IOException {
        return Files.readAllLines(results).stream()
                .map(line -> line.replaceAll(",\"millis.*", ""))
                .sorted()
                .toList();
    }

    @Test
    void goesOnFromEveryByteToTheSameResults() throws IOException {
        play(card("random"));
        List<String> expected = sorted();
        assertThat(expected).hasSize(2);
        byte[] bytes = Files.readAllBytes(results);
        for (int end = 0; end <= bytes.length; end++) {
            Files.write(results, Arrays.copyOf(bytes, end));
            play(card("random"));
            assertThat(sorted()).as("cut at %d", end).isEqualTo(expected);
        }
    }

    @Test
    void oneWriterAtATime() {
        try (Tournament first = Tournament.open(CARD, results, true)) {
            assertThat(first.over()).isFalse();
            assertThatThrownBy(() -> Tournament.open(CARD, results, true)).hasMessageContaining("another run");
        }
    }

    @Test
    void whatOneAgentAlreadyPlayedIsNotPlayedAgain() throws IOException {
        play(CARD);
        ResultsFile.keep(results, record -> record.game() == 1 && record.agent().equals("random"));
        List<String> kept = Files.readAllLines(results);
        try (Tournament tournament = Tournament.open(CARD, results, true)) {
            assertThat(tournament.boutsDone()).isEqualTo(1);
            new Workers(tournament, name -> Roster.core().get(name).maker(), Optional.empty())
                    .play(2, (done, words) -> {});
        }
        assertThat(Files.readAllLines(results)).hasSize(4).startsWith(kept.get(0));
    }

    @Test
    void theRestIsCutIntoPiecesWithoutWhatIsThere() throws IOException {
        RunCard card = RunCard.of(
                new Plan(List.of("exact"), List.of("square:5x5/4 #0"), 50, 3, true, Map.of()),
                Optional.empty(),
                List.of());
        play(card);
        ResultsFile.keep(results, record -> Set.of(0, 7, 8, 29, 49).contains(record.game()));
        try (Tournament tournament = Tournament.open(card, results, true)) {
            assertThat(tournament.left(10))
                    .containsExactly(
                            new Span(1, 7), new Span(9, 19), new Span(19, 29), new Span(30, 40), new Span(40, 49));
        }
    }
}
