// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.advice.Hint;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.view.Status;
import sweeplab.view.View;

/** Boards solved by certain moves alone (N7): their certificates hold, and hold for no other board. */
final class SolutionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9x9/10 opening@4,4",
                "nettle 8x8/8",
                "tornado hex:7x7/7",
                "reverse hex:7x7/7",
                "torus:9x9/10 opening@4,4"
            })
    void certificatesHold(String game) {
        int complete = 0;
        for (int seed = 0; seed < 12; seed++) {
            GameId id = GameId.parse(game + " #" + seed);
            Game played = id.setup(new Catalogue()).newGame();
            Solution solution = Solution.play(played.view(), played::probe, played::flag);
            assertThat(played.view().status()).as(id.toString()).isNotEqualTo(Status.LOST);
            if (solution.complete()) {
                complete++;
                String text = Certificate.write(solution, played.world().topology());
                Game again = id.setup(new Catalogue()).newGame();
                assertThat(Certificate.fault(text, again.view(), again::probe, again::flag))
                        .as(id.toString())
                        .isEmpty();
                Game other = id.withSeed(seed + 100L).setup(new Catalogue()).newGame();
                assertThat(Certificate.fault(text, other.view(), other::probe, other::flag))
                        .as(id.toString())
                        .isNotEmpty();
            }
        }
        assertThat(complete).as(game).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9/12 opening@4,4", "hex:8x8/12", "daggers-m 8x8/9+3g", "obscured 8x8/9+4b"})
    void noMoveIsHarderThanTheEasiestThereIs(String game) {
        for (int seed = 0; seed < 12; seed++) {
            GameId id = GameId.parse(game + " #" + seed);
            Game played = id.setup(new Catalogue()).newGame();
            Solution solution = Solution.play(played.view(), played::probe, played::flag);
            Game again = id.setup(new Catalogue()).newGame();
            for (Solution.Moment moment : solution.moments()) {
                assertThat(Prover.trustingFlags(again.view()).certain().stream()
                                .map(Proof::grade)
                                .min(Grade::compareTo))
                        .as(id + ", " + moment.opened() + " open")
                        .contains(moment.proof().grade());
                int cell = Move.cell(moment.move());
                if (Move.isFlag(moment.move())) {
                    again.flag(cell);
                } else {
                    again.probe(cell);
                }
            }
            assertThat(again.view().status() == Status.WON
                            || Prover.trustingFlags(again.view()).certain().isEmpty())
                    .as(id.toString())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Grade.class)
    void itStopsBeforeWhatIsTooHard(Grade hardest) {
        for (int seed = 0; seed < 30; seed++) {
            GameId id = GameId.parse("9x9/14 opening@4,4 #" + seed);
            Game game = id.setup(new Catalogue()).newGame();
            Solution all = Solution.play(game.view(), game::probe, game::flag);
            Game other = id.setup(new Catalogue()).newGame();
            Solution limited = new Careful(hardest).play(other.view(), other::probe, other::flag);
            boolean within = all.hardest().orElse(Grade.ONE_CLUE).compareTo(hardest) <= 0;
            assertThat(limited.complete()).as(id.toString()).isEqualTo(all.complete() && within);
            assertThat(limited.hardest().orElse(Grade.ONE_CLUE))
                    .as(id.toString())
                    .isLessThanOrEqualTo(hardest);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard"})
    void worldsThatSinglePointSolvesTakeOneClueAtATime(String level) {
        for (int i = 1; i <= 5; i++) {
            Game game =
                    GameId.parse("nettle:" + level + i).setup(new Catalogue()).newGame();
            Solution solution = Solution.play(game.view(), game::probe, game::flag);
            boolean singlePoint = Set.of("easy1", "easy4", "medium1", "medium2", "medium4", "hard4", "hard5")
                    .contains(level + i);
            assertThat(solution.complete()).as(level + i).isTrue();
            assertThat(solution.hardest().orElseThrow() == Grade.ONE_CLUE)
                    .as(level + i)
                    .isEqualTo(singlePoint);
        }
    }

    @Test
    void theHardestProofGradesTheBoard() {
        Game game = GameId.parse("nettle:medium3").setup(new Catalogue()).newGame();
        Solution solution = Solution.play(game.view(), game::probe, game::flag);
        assertThat(solution.hardest()).isPresent();
        assertThat(solution.keyMoments())
                .allMatch(moment -> moment.proof().grade() != Grade.ONE_CLUE)
                .hasSizeLessThan(solution.moments().size());
    }

    @Test
    void everyMomentOfTheHardestGradeIsAKeyMoment() {
        int several = 0;
        for (int seed = 1; seed <= 30; seed++) {
            Game game = GameId.parse("16x16/45 opening@4,4 #" + seed)
                    .setup(new Catalogue())
                    .newGame();
            Solution solution = Solution.play(game.view(), game::probe, game::flag);
            Grade hardest = solution.hardest().orElseThrow();
            List<Solution.Moment> ofThatGrade = solution.moments().stream()
                    .filter(moment ->
                            hardest != Grade.ONE_CLUE && moment.proof().grade() == hardest)
                    .toList();
            assertThat(solution.keyMoments()).as("seed %d", seed).containsAll(ofThatGrade);
            several +=
                    ofThatGrade.stream().map(Solution.Moment::opened).distinct().count() < ofThatGrade.size() ? 1 : 0;
        }
        assertThat(several).as("boards with two of them in one round").isPositive();
    }

    @Test
    void aHintSaysALittleMoreEachTime() {
        View view = Positions.read("classic", View.UNTOLD, "1 2 1", "? ? ?");
        Hint hint = Hint.of(view, Budget.unlimited());
        assertThat(hint.text(Hint.Level.ANYTHING)).containsExactly("A cell is certainly safe.");
        assertThat(hint.text(Hint.Level.REGION)).containsExactly("Look in the middle of the board.");
        assertThat(hint.text(Hint.Level.CLUES).get(0)).startsWith("Look at the ");
        assertThat(hint.text(Hint.Level.PROOF)).isNotEmpty();
        assertThat(hint.text(Hint.Level.MOVE)).containsExactly("Probe (1,1).");
    }

    @Test
    void whereNothingIsCertainTheHintSaysSo() {
        View view = Positions.read("classic", View.UNTOLD, "1 ?", "? ?");
        assertThat(Hint.of(view, Budget.unlimited()).text(Hint.Level.MOVE))
                .containsExactly("Nothing is certain here: the next move is a guess.");
    }
}
