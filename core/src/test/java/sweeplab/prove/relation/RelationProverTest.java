// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;
import sweeplab.view.Status;

/** Arguments about relations hold, are about what is true, and fail when they are bent. */
final class RelationProverTest {

    @ParameterizedTest
    @ValueSource(strings = {"[Q]", "[T][M]", "[W]", "[E]", "[D][X]", "[B][K]", "[C][P]", "[LM]", "[S]", "[O][N]"})
    void whatIsCertainIsArgued(String letters) {
        int argued = 0;
        for (int seed = 1; seed <= 3; seed++) {
            String id = letters
                    + (letters.contains("B") ? " 5x5/10 #" : letters.contains("D") ? " 5x5/8 #" : " 5x5/9 #")
                    + seed;
            Game game = GameId.parse(id).setup(new Catalogue()).newGame();
            game.probe(0);
            Exact exact = new Exact();
            while (game.view().status() == Status.PLAYING) {
                Analysis analysis = exact.analyse(game.view());
                for (int cell = 0; cell < 25; cell++) {
                    boolean danger = analysis.dangers().contains(cell);
                    if (danger || analysis.safe().contains(cell)) {
                        argued += check(game, cell, danger) ? 1 : 0;
                    }
                }
                int[] safe = IntStream.range(0, 25)
                        .filter(cell ->
                                game.view().covered(cell) && !game.world().danger(cell))
                        .toArray();
                game.probe(safe[safe.length / 2]);
            }
        }
        assertTrue(argued > 0, letters + ": " + argued);
    }

    private static boolean check(Game game, int cell, boolean danger) {
        assertEquals(game.world().danger(cell), danger, "what is certain is true");
        Optional<RelationArgument> argument = new RelationProver(game.view(), Budget.unlimited()).prove(cell, danger);
        if (argument.isEmpty()) {
            return false;
        }
        RelationChecker checker = new RelationChecker(game.view());
        assertEquals(Optional.empty(), checker.fault(argument.get()));
        RelationArgument told = argument.get();
        RelationArgument bent = new RelationArgument(told.cell(), !told.danger(), told.supposed(), told.branch());
        assertTrue(checker.fault(bent).isPresent(), "the opposite is not shown by the same steps");
        assertTrue(
                told.words(game.view()).get(told.words(game.view()).size() - 1).startsWith("So "), List.of()::toString);
        return true;
    }

    @Test
    void aStepAgainstWhatIsSeenIsNotBelieved() {
        Game game = GameId.parse("[Q] 5x5/9 #1").setup(new Catalogue()).newGame();
        game.probe(0);
        int open = game.view().opened(0);
        Relation any = Statement.of(game.view()).relations().get(0);
        Branch branch = new Branch(List.of(new Step(open, true, any)), null, -1, List.of());
        assertEquals(
                Optional.of(any.origin().words() + " does not settle cell " + open),
                new RelationChecker(game.view()).fault(new RelationArgument(open, true, false, branch)));
    }
}
