// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.layers.Allowance;
import sweeplab.count.relation.RelationCount;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.infer.relation.Settling;
import sweeplab.position.Prior;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;

/** A hint uses as few relations as there can be (V3): no smaller set of them leaves the move certain, by counting. */
final class FewRelationsTest {

    @ParameterizedTest
    @ValueSource(strings = {"[Q][M] 4x4/6", "[T] 4x4/5", "[W] 4x4/5", "[X] 4x4/5", "[D] 4x4/4", "[L] 4x4/4"})
    void noSmallerSetWillDo(String board) {
        int told = 0;
        for (int seed = 1; seed <= 3; seed++) {
            told += play(board + " #" + seed);
        }
        assertThat(told).as(board).isPositive();
    }

    private static int play(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        game.probe(0);
        Dice dice = new Dice(id.hashCode());
        int told = 0;
        for (int round = 0; round < 7 && !game.over(); round++) {
            int cell = dice.nextInt(16);
            if (game.view().covered(cell) && !game.world().danger(cell)) {
                game.probe(cell);
                told += game.over() ? 0 : compare(id, game);
            }
        }
        return told;
    }

    private static int compare(String id, Game game) {
        Analysis analysis = new Exact().analyse(game.view());
        List<Integer> moves = new ArrayList<>();
        analysis.safe().forEach(moves::add);
        analysis.dangers().forEach(cell -> moves.add(Move.flag(cell)));
        Optional<RelationArgument> found = new FewRelations(game.view(), Budget.unlimited())
                .of(moves.stream().mapToInt(Integer::intValue).toArray());
        assertThat(found.isPresent()).as(id).isEqualTo(!moves.isEmpty());
        found.ifPresent(argument -> {
            assertThat(new RelationChecker(game.view()).fault(argument)).isEmpty();
            int used = argument.relations().size();
            assertThat(smallest(game, moves)).as(id + " " + argument).isEqualTo(Math.min(used, 3));
        });
        return moves.size();
    }

    // The least number of relations, up to 3, that leave one of these moves certain.
    private static int smallest(Game game, List<Integer> moves) {
        Statement statement = Statement.of(game.view());
        List<Relation> all = Settling.withTotal(statement);
        for (int size = 0; size < 3; size++) {
            for (List<Relation> set : sets(all, size)) {
                if (moves.stream().anyMatch(move -> certain(statement, set, move))) {
                    return size;
                }
            }
        }
        return 3;
    }

    private static List<List<Relation>> sets(List<Relation> all, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Relation>> sets = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = size == 1 ? i : i + 1; j < (size == 1 ? i + 1 : all.size()); j++) {
                sets.add(size == 1 ? List.of(all.get(i)) : List.of(all.get(i), all.get(j)));
            }
        }
        return sets;
    }

    private static boolean certain(Statement statement, List<Relation> set, int move) {
        byte[] known = statement.known().clone();
        if (known[Move.cell(move)] != Statement.UNKNOWN) {
            return true;
        }
        known[Move.cell(move)] = Move.isFlag(move) ? Statement.SAFE : Statement.DANGER;
        // Each relation by itself: the total is one of them, and is not told here.
        Statement opposite = new Statement(untold(statement), set, known);
        return RelationCount.of(opposite, Prior.USUAL, new Allowance(1 << 16)).verdict()
                == Analysis.Verdict.INCONSISTENT;
    }

    private static sweeplab.view.View untold(Statement statement) {
        return new sweeplab.view.Scene(
                        statement.view().rules(), statement.view().topology(), sweeplab.view.View.UNTOLD, -1)
                .view();
    }
}
