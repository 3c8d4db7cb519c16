// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.ProofText;
import sweeplab.proof.veripb.Inequality;
import sweeplab.proof.veripb.Opb;
import sweeplab.proof.veripb.PolChecker;
import sweeplab.proof.veripb.PolProof;
import sweeplab.prove.veripb.VeripbExport;
import sweeplab.prove.veripb.VeripbFiles;
import sweeplab.view.View;

/** Every deduction of whole games as sums for VeriPB: accepted, read back from the text, right in all cases; damaged, refused or still right. */
final class VeripbExportTest {

    private static final int GAMES = Integer.getInteger("sweeplab.veripb.games", 2);
    private static final String KEEP = System.getProperty("sweeplab.veripb.keep", "");
    private static final int KEPT_EVERY = Integer.getInteger("sweeplab.veripb.every", 10);
    private static final int MOST_VARIABLES = 10;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30x16/99 safe@3,3",
                "nettle 9x9/14",
                "daggers 8x8/10+4g",
                "daggers-m 8x8/10+4g",
                "tornado hex:7x7/11",
                "reverse hex:7x7/11",
                "obscured 8x8/12+6b",
                "torus:8x8/14 safe@3,3",
                "4x4/4 safe@0,0"
            })
    void everyDeductionIsAcceptedAndNoDamagedOne(String game) {
        List<Integer> sizes = new ArrayList<>();
        int[] counts = new int[3];
        for (int seed = 0; seed < GAMES; seed++) {
            Dice dice = new Dice(seed);
            Game played =
                    GameId.parse(game + " #" + seed).setup(new Catalogue()).newGame();
            Explained.play(played, seed, new Explained.Tally(), (view, proof) -> {
                VeripbExport export = VeripbExport.of(proof, view);
                assertThat(export).as(game + " " + proof).isInstanceOf(VeripbExport.Accepted.class);
                VeripbExport.Accepted accepted = (VeripbExport.Accepted) export;
                VeripbFiles files = VeripbFiles.of(proof, view, accepted);
                counts[0] += proof.usesTotal() ? 1 : 0;
                counts[1] += inAllCases(files) ? 1 : 0;
                counts[2] += damaged(accepted, dice, game);
                keep(files, game, sizes.size());
                sizes.add(files.opb().length() + files.pbp().length());
            });
        }
        sizes.sort(null);
        System.out.println(game + ": " + sizes.size() + " for VeriPB, " + counts[0] + " with a total, median "
                + sizes.get(sizes.size() / 2) + " and most " + sizes.get(sizes.size() - 1) + " bytes; " + counts[1]
                + " gone through in all cases, " + counts[2] + " damaged ones refused");
        assertThat(counts[1]).as("gone through").isPositive();
        assertThat(counts[2]).as("damaged ones refused").isPositive();
    }

    private static void keep(VeripbFiles files, String game, int number) {
        if (!KEEP.isEmpty() && number % KEPT_EVERY == 0) {
            try {
                Path folder = Files.createDirectories(Path.of(KEEP));
                String name = game.replaceAll("\\W+", "-") + "-" + number;
                Files.writeString(folder.resolve(name + ".opb"), files.opb());
                Files.writeString(folder.resolve(name + ".pbp"), files.pbp());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    // Every sum holds wherever the inequalities do; false if there are too many cases.
    private static boolean inAllCases(VeripbFiles files) {
        List<SumTexts.Row> rows = SumTexts.derived(files.opb(), files.pbp());
        int given = SumTexts.opb(files.opb()).size();
        TreeSet<String> variables = new TreeSet<>();
        rows.forEach(row -> variables.addAll(row.factors().keySet()));
        if (variables.size() > MOST_VARIABLES) {
            return false;
        }
        // Without the denial there are worlds, so that every sum that does not use it says something true.
        List<SumTexts.Row> taken = new ArrayList<>(rows.subList(0, given - 1));
        rows.stream().filter(row -> !row.defines().isEmpty()).forEach(taken::add);
        for (Map<String, Integer> world : worlds(variables)) {
            if (taken.stream().allMatch(row -> row.holds(world))) {
                assertThat(rows.subList(given, rows.size() - 1)).as(files.pbp()).allMatch(row -> row.holds(world));
            }
            definable(rows, world);
        }
        SumTexts.Row last = rows.get(rows.size() - 1);
        assertThat(last.factors().values().stream()
                        .mapToLong(factor -> Math.max(0, factor))
                        .sum())
                .as(files.pbp())
                .isLessThan(last.degree());
        return true;
    }

    private static List<Map<String, Integer>> worlds(TreeSet<String> variables) {
        List<Map<String, Integer>> worlds = new ArrayList<>();
        for (int world = 0; world < 1 << variables.size(); world++) {
            Map<String, Integer> values = new TreeMap<>();
            for (String variable : variables) {
                values.put(variable, world >> values.size() & 1);
            }
            worlds.add(values);
        }
        return worlds;
    }

    // Whatever the other variables are, one of the two values of a defined one fits its definition.
    private static void definable(List<SumTexts.Row> rows, Map<String, Integer> world) {
        rows.stream()
                .map(SumTexts.Row::defines)
                .filter(name -> !name.isEmpty())
                .distinct()
                .forEach(name -> {
                    List<SumTexts.Row> meaning = rows.stream()
                            .filter(row -> row.defines().equals(name))
                            .toList();
                    Map<String, Integer> one = new TreeMap<>(world);
                    Map<String, Integer> other = new TreeMap<>(world);
                    one.put(name, 0);
                    other.put(name, 1);
                    assertThat(meaning).hasSize(2);
                    assertThat(meaning.stream().allMatch(row -> row.holds(one))
                                    || meaning.stream().allMatch(row -> row.holds(other)))
                            .as(name)
                            .isTrue();
                });
    }

    // A step without its first word, or one inequality less: the rest must not be accepted.
    private static int damaged(VeripbExport.Accepted accepted, Dice dice, String where) {
        PolProof proof = accepted.proof();
        int at = dice.nextInt(proof.steps().size());
        List<PolProof.Step> steps = new ArrayList<>(proof.steps());
        String sum = steps.get(at) instanceof PolProof.Sum one ? one.sum() : "";
        steps.set(at, new PolProof.Sum(sum.substring(sum.indexOf(' ') + 1), ""));
        boolean whole = sum.indexOf(' ') < 0 && !sum.isEmpty();
        assertThat(!whole && PolChecker.accepts(accepted.claim().opb(), new PolProof(proof.given(), steps)))
                .as(where + ": " + steps)
                .isFalse();
        Opb opb = accepted.claim().opb();
        List<Inequality> weaker = new ArrayList<>(opb.inequalities());
        Inequality denial = weaker.get(weaker.size() - 1);
        weaker.set(weaker.size() - 1, new Inequality(denial.factors(), denial.degree() - 1));
        boolean slack = PolChecker.accepts(new Opb(opb.variables(), weaker), proof);
        return (whole ? 0 : 1) + (slack ? 0 : 1);
    }

    @Test
    void oneCountingLineIsOneSum() {
        View view = Positions.read("classic", 2, "1 2 1 1", "? ? ? ?", "? ? ? ?");
        Proof proof = ((Answer.Proved) Prover.of(view).explain(view.topology().cell(1, 1))).proof();
        VeripbExport.Accepted accepted = (VeripbExport.Accepted) VeripbExport.of(proof, view);
        VeripbFiles files = VeripbFiles.of(proof, view, accepted);
        assertThat(files.opb()).startsWith("* #variable= 3 #constraint= 3\n* The statement: (1,1) is safe.\n");
        assertThat(files.pbp())
                .startsWith("pseudo-Boolean proof version 3.0\n% The statement: (1,1) is safe.\nf 3;\n")
                .contains("\npol 1 2 +;\n")
                .endsWith("conclusion UNSAT : 5;\nend pseudo-Boolean proof;\n");
        assertThat(files.map()).contains("inequality 3: the statement denied: at least 1 of (1,1)\n");
    }

    @Test
    void suppositionsInsideEachOtherAreSumsThatCarryTheirDenial() {
        View view = Positions.read("classic", 2, "? ? ?", "? 3 ?", "? ? ?");
        assertThat(view.dangers()).isEqualTo(2);
        Proof proof = ProofText.read("""
                sweeplab-proof 1
                impossible
                1 suppose least 1 of 0,0
                2 suppose least 1 of 0,1
                3 most 0 of 0,2 1,0 1,2 2,0 2,1 2,2 from -total +1 +2
                4 least 1 of none from +clue:1,1 -1 -2 -3
                5 not 2
                6 least 1 of none from +clue:1,1 -total
                7 not 1
                8 least 1 of none from +clue:1,1 -total
                """, view.topology());
        assertThat(ProofChecker.of(view).fault(proof)).isEmpty();
        VeripbExport.Accepted accepted = (VeripbExport.Accepted) VeripbExport.of(proof, view);
        assertThat(SumTexts.derived(
                        VeripbFiles.of(proof, view, accepted).opb(),
                        VeripbFiles.of(proof, view, accepted).pbp()))
                .hasSizeGreaterThan(5);
    }

    @Test
    void whatIsSupposedOfSeveralCellsIsDefined() {
        View view = Positions.read("classic", 2, "? ? ?", "? 3 ?", "? ? ?");
        Proof proof = ProofText.read("""
                sweeplab-proof 1
                impossible
                1 suppose least 2 of 0,0 0,1 0,2
                2 suppose most 1 of 0,0 0,1
                3 least 1 of 0,2 from +1 -2
                4 least 1 of none from +clue:1,1 -total
                5 not 2
                6 most 0 of 0,2 1,0 1,2 2,0 2,1 2,2 from -total +5
                7 least 1 of none from +clue:1,1 -6
                8 not 1
                9 least 2 of 1,0 1,2 2,0 2,1 2,2 from +clue:1,1 -8
                10 least 1 of none from -total +clue:1,1
                """, view.topology());
        assertThat(ProofChecker.of(view).fault(proof)).isEmpty();
        VeripbExport.Accepted accepted = (VeripbExport.Accepted) VeripbExport.of(proof, view);
        String pbp = VeripbFiles.of(proof, view, accepted).pbp();
        assertThat(pbp).contains("\nred ").contains(" : x9 -> 0;\n").contains(" : x10 -> 1;\n");
        assertThat(SumTexts.derived(VeripbFiles.of(proof, view, accepted).opb(), pbp))
                .hasSizeGreaterThan(10);
    }
}
