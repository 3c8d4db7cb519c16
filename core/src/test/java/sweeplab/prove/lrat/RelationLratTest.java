// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationProver;
import sweeplab.view.Statement;
import sweeplab.view.Status;
import sweeplab.world.World;

/** Arguments by rules in letters as LRAT: accepted, refused when damaged, and of their premises the true world breaks none but the statement denied. */
final class RelationLratTest {

    private static final int GAMES = Integer.getInteger("sweeplab.lrat.letters", 2);

    private int accepted;
    private int tooLarge;
    private int refused;
    private final List<Integer> bytes = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"[Q]", "[T][M]", "[W]", "[E]", "[D][X]", "[B][K]", "[C][P]", "[LM]", "[S]", "[O][N]"})
    void whatIsArguedIsAcceptedAsClauses(String letters) {
        String board = letters.contains("B") ? " 5x5/10 #" : letters.contains("D") ? " 5x5/8 #" : " 5x5/9 #";
        for (int seed = 1; seed <= GAMES; seed++) {
            play(GameId.parse(letters + board + seed).setup(new Catalogue()).newGame(), new Dice(seed));
        }
        bytes.sort(null);
        System.out.println(letters + board + ": " + accepted + " as LRAT, " + tooLarge + " too large, bytes "
                + bytes.get(bytes.size() / 2) + " in the median, at most " + bytes.get(bytes.size() - 1) + "; "
                + refused + " damaged ones refused");
        assertThat(accepted).isPositive();
        assertThat(refused).isPositive();
    }

    private void play(Game game, Dice dice) {
        game.probe(0);
        while (game.view().status() == Status.PLAYING) {
            Analysis analysis = new Exact().analyse(game.view());
            for (int cell = 0; cell < game.view().topology().size(); cell++) {
                boolean danger = analysis.dangers().contains(cell);
                if (danger || analysis.safe().contains(cell)) {
                    new RelationProver(game.view(), Budget.unlimited())
                            .prove(cell, danger)
                            .ifPresent(argument -> export(argument, game, dice));
                }
            }
            int[] safe = IntStream.range(0, game.view().topology().size())
                    .filter(cell -> game.view().covered(cell) && !game.world().danger(cell))
                    .toArray();
            game.probe(safe[safe.length / 2]);
        }
    }

    private void export(RelationArgument argument, Game game, Dice dice) {
        Optional<RelationLrat.Accepted> made = RelationLrat.of(argument, Statement.of(game.view()));
        if (made.isEmpty()) {
            tooLarge++;
            return;
        }
        accepted++;
        Cnf cnf = made.get().cnf();
        assertThat(LratChecker.fault(cnf, made.get().proof())).isEmpty();
        bytes.add(made.get().files().cnf().length() + made.get().files().lrat().length());
        assertThat(made.get().files().map()).startsWith("c The statement: ").contains(": the statement denied\n");
        String map = made.get().files().map();
        assertThat(broken(cnf, map, game.world())).as(map).isEqualTo(1);
        refused += damaged(cnf, made.get().proof(), dice);
    }

    private static int damaged(Cnf cnf, LratProof proof, Dice dice) {
        List<LratProof.Step> steps = new ArrayList<>(proof.steps());
        int at = dice.nextInt(steps.size());
        LratProof.Step step = steps.get(at);
        List<Integer> hints = new ArrayList<>(step.hints());
        hints.remove(dice.nextInt(hints.size()));
        steps.set(at, new LratProof.Step(step.number(), step.clause(), hints));
        assertThat(LratChecker.accepts(cnf, new LratProof(steps))).isFalse();
        return 1;
    }

    // How many clauses the world breaks, if the new variables are true only where clauses demand it.
    private static int broken(Cnf cnf, String map, World world) {
        Set<Integer> values = new HashSet<>();
        for (String line : map.split("\n")) {
            if (line.matches("variable \\d+: .*")) {
                int variable = Integer.parseInt(line.split("[ :]")[1]);
                String[] place =
                        line.substring(line.indexOf('(') + 1, line.indexOf(')')).split(",");
                int cell = world.topology().cell(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
                values.add(world.danger(cell) ? variable : -variable);
            }
        }
        int cells = values.size();
        for (boolean more = true; more; ) {
            more = false;
            for (List<Integer> clause : cnf.clauses()) {
                List<Integer> left = clause.stream()
                        .filter(literal -> !values.contains(-literal))
                        .toList();
                more |= left.size() == 1 && left.get(0) > cells && values.add(left.get(0));
            }
        }
        return (int) cnf.clauses().stream()
                .filter(clause -> clause.stream()
                        .noneMatch(
                                literal -> values.contains(literal) || literal < -cells && !values.contains(-literal)))
                .count();
    }
}
