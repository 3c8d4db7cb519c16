// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.agent.Recipe;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.infer.ClueTruth;
import sweeplab.infer.Positions;
import sweeplab.infer.SinglePoint;
import sweeplab.logic.Dimacs;
import sweeplab.logic.KnowledgeBase;
import sweeplab.logic.KnowledgeText;
import sweeplab.logic.Names;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver;
import sweeplab.logic.SatSolver.Answer;
import sweeplab.play.Referee;
import sweeplab.position.Constraint;
import sweeplab.position.Position;
import sweeplab.view.View;

/** The knowledge base as a student would check it by hand. */
class KnowledgeBaseTest {

    static List<SatEngine> engines() {
        return SatEngines.all();
    }

    private static View stuck(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Referee.play(game, new Recipe(Recipe.resign(), new SinglePoint()), step -> {});
        return game.view();
    }

    private static KnowledgeBase medium3() {
        return KnowledgeBase.of(new Position(stuck("nettle:medium3")), false);
    }

    // The first three clues of medium 3 when single point is stuck for the first time.
    @Test
    void formulaIsWrittenAsInReport000() {
        assertThat(new KnowledgeText(medium3()).formula(SatEngines.DNF.encoding()))
                .startsWith("((~N03 & N13) | (N03 & ~N13)) & ((~N20 & N21) | (N20 & ~N21))"
                        + " & ((~N20 & ~N21 & N22) | (~N20 & N21 & ~N22) | (N20 & ~N21 & ~N22)) & ((");
    }

    @Test
    void clausesAndCasesMeanTheSame() {
        KnowledgeBase base = medium3();
        KnowledgeText text = new KnowledgeText(base);
        String cases = text.formula(SatEngines.DNF.encoding());
        String clauses = text.formula(SatEngines.CNF.encoding());
        int models = 0;
        for (int bits = 0; bits < 1 << base.cells().length; bits++) {
            boolean model = holds(cases, base, bits);
            assertThat(holds(clauses, base, bits)).as("bits %d", bits).isEqualTo(model);
            models += model ? 1 : 0;
        }
        assertThat(models).isPositive();
    }

    private static boolean holds(String formula, KnowledgeBase base, int bits) {
        String text = formula.replace(" ", "");
        for (int i = 0; i < base.cells().length; i++) {
            text = text.replace(base.names().text(base.cells()[i]), (bits >> i & 1) == 1 ? "1" : "0");
        }
        String before = "";
        while (!before.equals(text)) {
            before = text;
            text = text.replace("~0", "1")
                    .replace("~1", "0")
                    .replaceAll("\\(([01])\\)", "$1")
                    .replaceAll("\\(1(&1)*\\)", "1")
                    .replaceAll("\\([01](&[01])*&?\\)", "0")
                    .replaceAll("\\(0(\\|0)*\\)", "0")
                    .replaceAll("\\([01](\\|[01])*\\)", "1");
        }
        return !text.contains("0");
    }

    @Test
    void otherFormats() {
        KnowledgeText text = new KnowledgeText(medium3());
        assertThat(new Dimacs(medium3()).text(SatEngines.CNF.encoding()))
                .startsWith("c 1 N03\nc 2 N13\n")
                .contains("\np cnf 6 ");
        assertThat(new Dimacs(medium3()).text(SatEngines.get("pb").encoding()))
                .startsWith("* #variable= 6 #constraint= 8\n* 1 N03\n");
        assertThat(text.latex(SatEngines.DNF.encoding()))
                .contains("KBU ={}& ((\\neg N_{0,3} \\wedge N_{1,3}) \\vee (N_{0,3}");
        assertThat(text.latex(SatEngines.get("pb").encoding())).contains("(N_{0,3} + N_{1,3} = 1)");
        assertThat(text.formula(SatEngines.get("totalizer").encoding())).contains("~S1");
    }

    @Test
    void bigBoardsHaveASeparator() {
        assertThat(Names.of(sweeplab.world.Topologies.grid("square", 12, 12), "dagger")
                        .text(125))
                .isEqualTo("D_10_5");
    }

    @Test
    void theTotalNeverFailsForSize() {
        Game game = GameId.parse("30x16/99 safe@3,3 #4").setup(new Catalogue()).newGame();
        game.probe(game.view().starts()[0]);
        KnowledgeBase base = KnowledgeBase.of(new Position(game.view()), true);
        assertThat(new KnowledgeText(base).formula(SatEngines.DNF.encoding())).contains("(99 to 99 of M_0_0, M_0_1,");
        assertThat(base.queries(SatEngines.DNF)).hasSize(8).allMatch(query -> !query.safe() && !query.danger());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void dimacsSaysTheSameToAnySolver(SatEngine engine) {
        String[] lines = new Dimacs(medium3())
                .text(engine.encoding().leavesCounts() ? SatEngines.CNF.encoding() : engine.encoding())
                .split("\n");
        SatSolver solver = Sat4jSolver.ofClauses(1000);
        for (String line : lines) {
            if (!line.startsWith("c") && !line.startsWith("p")) {
                solver.addClause(Arrays.stream(line.split(" "))
                        .mapToInt(Integer::parseInt)
                        .filter(literal -> literal != 0)
                        .toArray());
            }
        }
        int[] cells = medium3().cells();
        List<KnowledgeBase.Query> queries = medium3().queries(engine);
        for (int i = 0; i < cells.length; i++) {
            assertThat(solver.solve(i + 1)).isEqualTo(queries.get(i).asDanger());
            assertThat(solver.solve(-i - 1)).isEqualTo(queries.get(i).asSafe());
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void queriesAreAnsweredAsBruteForceDoes(SatEngine engine) {
        for (int seed = 0; seed < 200; seed++) {
            View view = Positions.view(seed);
            Position position = new Position(view);
            KnowledgeBase base = KnowledgeBase.of(position, false);
            ClueTruth truth = ClueTruth.of(view, false);
            for (KnowledgeBase.Query query : base.queries(engine)) {
                String what = engine.name() + ", cell " + query.cell() + ", seed " + seed;
                assertThat(query.safe()).as(what).isEqualTo(truth.safe().contains(query.cell()));
                assertThat(query.danger()).as(what).isEqualTo(truth.dangers().contains(query.cell()));
                checkReasons(base, query, what);
            }
        }
    }

    // The clues that are named prove it without the others.
    private static void checkReasons(KnowledgeBase base, KnowledgeBase.Query query, String what) {
        SatSolver solver = SatEngines.DEFAULT.solvers().get();
        int[] cells = base.cells();
        for (int i = 0; i < cells.length; i++) {
            solver.newVariable();
        }
        for (Constraint constraint : base.constraints()) {
            if (Arrays.binarySearch(query.because(), constraint.source()) >= 0) {
                int[] variables = Arrays.stream(constraint.cells())
                        .map(cell -> Arrays.binarySearch(cells, cell) + 1)
                        .toArray();
                SatEngines.DEFAULT.encoding().encode(variables, constraint.atLeast(), constraint.atMost(), solver);
            }
        }
        int variable = Arrays.binarySearch(cells, query.cell()) + 1;
        assertThat(solver.solve(query.danger() ? -variable : variable))
                .as(what)
                .isEqualTo(query.safe() || query.danger() ? Answer.FALSE : Answer.TRUE);
    }
}
