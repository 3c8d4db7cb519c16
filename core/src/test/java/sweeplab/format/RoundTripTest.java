// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.format.document.RuleSet;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Source;
import sweeplab.play.Session;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** Reading back what was written gives the same, and what was written is recognised. */
final class RoundTripTest {

    private final Formats formats = new Formats();

    private void check(String what, String format, Document document) {
        byte[] written = formats.named(format).write(document);
        String text = what + " as " + format + ":\n" + new String(written, StandardCharsets.UTF_8);
        assertThat(formats.recognise(Source.of(written)).name()).as(text).isEqualTo(format);
        Same.check(text, formats.read(written), document);
    }

    @Test
    void ourOwnFormatHoldsEveryGameOnEveryTopology() {
        LongStream.range(0, 600).forEach(seed -> {
            Samples samples = new Samples(seed);
            FullBoard board = samples.anyBoard();
            View view = samples.played(board);
            check("seed " + seed, "board", board);
            check("seed " + seed, "board", new SeenPosition(view));
            check(
                    "seed " + seed,
                    "board",
                    new FullBoard(board.rules(), board.world(), board.lives(), Optional.of(view), board.starts()));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"mbf", "ptta", "tatham", "jsm"})
    void fullBoardsOfMines(String format) {
        LongStream.range(0, 500).forEach(seed -> {
            FullBoard made = new Samples(seed).minefield();
            boolean started = format.equals("tatham");
            if (made.world().dangers() > 0 && (!started || made.starts().length == 1)) {
                int[] starts = started ? made.starts() : new int[0];
                check("seed " + seed, format, new FullBoard(made.rules(), made.world(), 1, Optional.empty(), starts));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"jsm", "jsm-url"})
    void positionsOfMines(String format) {
        LongStream.range(0, 1000).forEach(seed -> {
            Samples samples = new Samples(seed);
            View view = samples.played(samples.minefield().withStarts());
            if (view.explodedCells() == 0) {
                SeenPosition position =
                        (SeenPosition) formats.read(formats.named("jsm").write(new SeenPosition(view)));
                check("seed " + seed, format, position);
            }
        });
    }

    @Test
    void replays() {
        LongStream.range(0, 500).forEach(seed -> check("seed " + seed, "rawvf", new Samples(seed).replay()));
    }

    @Test
    void theMovesOfAReplayGiveTheGameOfItsClicks() {
        LongStream.range(0, 500).forEach(seed -> {
            Replay replay = new Samples(seed).replay();
            var game = replay.board().newGame();
            replay.turns().forEach(turn -> turn.apply(game));
            Same.views("seed " + seed, game.view(), Recast.view(replay));
        });
    }

    @Test
    void traces() {
        for (String id : List.of("9x9/10 opening@4,4 #7", "tornado hex:7x7/11 #3", "daggers 8x8/10+4g #5")) {
            Setup setup = GameId.parse(id).setup(new Catalogue());
            Roster.Entry agent = Roster.core().get("random");
            Session session = new Session(setup, agent.name(), agent.maker(), 5);
            while (session.step()) {
                assertThat(session.steps()).isNotEmpty();
            }
            String text = session.trace().text(setup.world().topology());
            Replay replay = (Replay) formats.read(text);
            check(id, "trace", replay);
            Same.views(id, Recast.view(replay), session.view());
        }
    }

    @Test
    void worldsOfTheCatalogue() {
        for (Rules rules : RuleBook.all()) {
            for (String name : new Catalogue().names(rules)) {
                if (!rules.id().startsWith("daggers-")) {
                    FullBoard board = (FullBoard) formats.read(rules.id() + ":" + name);
                    check(rules.id() + ":" + name, "world", board);
                    check(rules.id() + ":" + name, "board", board);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9/10 opening@4,4 #1", "hex:5x5/4 safe@2,1 #1", "torus:5x5/4 #1"})
    void worldsThatStartElsewhere(String id) {
        check(id, "world", formats.read(id));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tornado hex:1x6/2 #1",
                "reverse hex:1x6/2 #1",
                "nettle 1x6/2 #1",
                "daggers 1x6/2+1g #2",
                "obscured 1x6/2 #1"
            })
    void worldsOfOneColumn(String id) {
        check(id, "world", formats.read(id));
    }

    @Test
    void rulesOfPositions() {
        LongStream.range(0, 300).forEach(seed -> {
            Samples samples = new Samples(seed);
            View view = samples.played(samples.minefield());
            if (view.coveredCells() > 0) {
                byte[] written = formats.named("rules").write(new SeenPosition(view));
                RuleSet set = (RuleSet) formats.read(written);
                check("seed " + seed, "rules", set);
                View graph = set.position().view();
                assertThat(graph.coveredCells()).as("seed " + seed).isEqualTo(view.coveredCells());
                assertThat(graph.dangers()).as("seed " + seed).isEqualTo(view.dangers() - view.explodedCells());
            }
        });
    }

    @Test
    void aSolvedPositionIsAFullBoard() {
        LongStream.range(0, 300).forEach(seed -> {
            FullBoard board = new Samples(seed).minefield();
            View solved = Recast.view(board);
            assertThat(Recast.board(new SeenPosition(solved)).world())
                    .as("seed " + seed)
                    .isEqualTo(board.world());
        });
    }
}
