// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.view.View;

/** Whatever an agent answers is either refused with a reason or a possible move, and possible moves are not refused. */
final class AnswerReaderTest {

    private static final List<String> WORDS = List.of(
            "probe",
            "safe",
            "flag",
            "resign",
            "0",
            "1",
            "2",
            "7",
            "24",
            "25",
            "-1",
            "99999999999",
            "0.5",
            "NaN",
            "1e9",
            "",
            "\u0000",
            "probe 3",
            "é",
            "+3",
            "3,4",
            "move");
    private static final Pattern LEGAL = Pattern.compile("probe \\d+( 0|( 1)|( 0\\.5))?|(safe|flag)( \\d+)+|resign.*");

    private final View view = position();

    // A 5x5 board with some cells open and cell 24 flagged.
    private static View position() {
        Game game = GameId.parse("5x5/4 #3").setup(new Catalogue()).newGame();
        game.probe(0);
        game.flag(24);
        return game.view();
    }

    private boolean possible(int cell) {
        return cell >= 0 && cell < 25 && view.covered(cell) && !view.flagged(cell);
    }

    private int[] moves(Decision decision) {
        return decision instanceof Decision.Certain certain
                ? certain.moves()
                : decision instanceof Decision.Guess guess ? new int[] {guess.cell()} : new int[0];
    }

    @Test
    @DisplayName("random lines")
    void random() {
        int accepted = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Dice dice = new Dice(seed);
            String line = IntStream.rangeClosed(0, dice.nextInt(4))
                    .mapToObj(i -> WORDS.get(dice.nextInt(WORDS.size())))
                    .collect(Collectors.joining(" "));
            try {
                Decision decision = AnswerReader.read(line, view);
                assertThat(line.strip().replaceAll("\\s+", " "))
                        .as("seed %s", seed)
                        .matches(LEGAL);
                assertThat(Arrays.stream(moves(decision)).boxed())
                        .as("seed %s, line '%s'", seed, line)
                        .allMatch(move -> possible(Move.cell(move)));
                accepted++;
            } catch (Broken refused) {
                assertThat(refused.fault("").what())
                        .as("seed %s", seed)
                        .contains("'")
                        .hasSizeLessThan(700);
            }
        }
        assertThat(accepted).isGreaterThan(500);
    }

    @Test
    @DisplayName("every possible move is accepted")
    void possibleMoves() throws Broken {
        int[] cells = IntStream.range(0, 25).filter(this::possible).toArray();
        String list = Arrays.stream(cells).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        assertThat(cells).isNotEmpty();
        assertThat(moves(AnswerReader.read("safe " + list, view))).containsExactly(cells);
        assertThat(moves(AnswerReader.read("flag " + list, view)))
                .containsExactly(Arrays.stream(cells).map(Move::flag).toArray());
        for (int cell : cells) {
            Decision.Guess guess = (Decision.Guess) AnswerReader.read("probe " + cell + " 0.25", view);
            assertThat(guess.cell()).isEqualTo(cell);
            assertThat(guess.risk()).isEqualTo(0.25);
        }
        assertThat(((Decision.Guess) AnswerReader.read("probe " + cells[0] + " 0", view)).risk())
                .as("a guess is a guess, whatever risk is said")
                .isNaN();
    }
}
