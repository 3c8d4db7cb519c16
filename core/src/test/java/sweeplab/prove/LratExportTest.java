// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Move;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.proof.lrat.LratProof.Step;
import sweeplab.prove.lrat.LratExport;
import sweeplab.prove.lrat.LratFiles;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** Every deduction of whole games as LRAT, accepted by the checker; damaged, it is refused, or every line of it still follows by trying all cases. */
final class LratExportTest {

    private static final int GAMES = Integer.getInteger("sweeplab.lrat.games", 3);
    private static final int FIRST = Integer.getInteger("sweeplab.lrat.first", 0);
    private static final String ONLY = System.getProperty("sweeplab.lrat.only", "");
    private static final String KEEP = System.getProperty("sweeplab.lrat.keep", "");
    private static final int KEPT_EVERY = Integer.getInteger("sweeplab.lrat.every", 100);
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
                "torus:8x8/14 safe@3,3"
            })
    void everyDeductionIsAcceptedAndNoDamagedOne(String game) {
        assumeTrue(game.startsWith(ONLY));
        Figures local = new Figures();
        Figures counted = new Figures();
        Damaged damaged = new Damaged();
        for (int seed = FIRST; seed < FIRST + GAMES; seed++) {
            Dice dice = new Dice(seed);
            deduce(game, seed, (view, proof) -> {
                long begun = cpu();
                LratExport export = LratExport.of(proof, view);
                long ended = cpu();
                assertThat(export).as(game).isInstanceOf(LratExport.Accepted.class);
                LratExport.Accepted accepted = (LratExport.Accepted) export;
                LratFiles files = LratFiles.of(proof, view, accepted);
                damaged.count(accepted, dice, game);
                keep(files, game, local.size() + counted.size());
                (proof.usesTotal() ? counted : local)
                        .add(files.cnf().length() + files.lrat().length(), ended - begun);
            });
        }
        System.out.println(game + ", " + GAMES + " games from #" + FIRST + ": without a total " + local
                + "; with a total " + counted + "; damaged: " + damaged);
        assertThat(damaged.refused).as("damaged proofs refused").isGreaterThan(100);
    }

    // Every deduction of a game once; of what is gold and what is not as well.
    private static void deduce(String name, int seed, Explained.Reader reader) {
        Game game = GameId.parse(name + " #" + seed).setup(new Catalogue()).newGame();
        Set<Claim> told = new HashSet<>();
        if (game.view().rules().goldClue() != GoldClue.NONE) {
            Explained.play(game, seed, new Explained.Tally(), (view, proof) -> {
                if (told.add(proof.claim())) {
                    reader.read(view, proof);
                }
            });
            return;
        }
        Deduced.play(game, new Dice(seed), (view, moves) -> {
            Prover prover = Prover.of(view);
            for (int move : moves) {
                Answer answer = prover.explain(Move.cell(move));
                assertThat(answer).as(name + " #" + seed).isInstanceOf(Answer.Proved.class);
                reader.read(view, ((Answer.Proved) answer).proof());
            }
        });
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Bytes and nanoseconds of many proofs. */
    private static final class Figures {
        private final List<Integer> bytes = new ArrayList<>();
        private final List<Long> nanos = new ArrayList<>();

        int size() {
            return bytes.size();
        }

        void add(int length, long time) {
            bytes.add(length);
            nanos.add(time);
        }

        @Override
        public String toString() {
            return size() + " proofs"
                    + (size() == 0 ? "" : ", bytes " + spread(bytes) + ", CPU nanoseconds " + spread(nanos));
        }

        private static <T extends Comparable<T>> String spread(List<T> values) {
            List<T> sorted = values.stream().sorted().toList();
            int n = sorted.size();
            return sorted.get(n / 2) + " in the median, " + sorted.get(n * 99 / 100) + " at 99 %, at most "
                    + sorted.get(n - 1);
        }
    }

    private static void keep(LratFiles files, String game, int number) {
        if (!KEEP.isEmpty() && number % KEPT_EVERY == 0) {
            try {
                Path folder = Files.createDirectories(Path.of(KEEP));
                String name = game.replaceAll("\\W+", "-") + "-" + FIRST + "-" + number;
                Files.writeString(folder.resolve(name + ".cnf"), files.cnf());
                Files.writeString(folder.resolve(name + ".lrat"), files.lrat());
                Files.writeString(folder.resolve(name + ".drat"), files.drat());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Proofs with a hint dropped, which must be refused, and proofs changed elsewhere, which may still hold. */
    private static final class Damaged {
        private int refused;
        private int stillRight;
        private int tooLarge;

        void count(LratExport.Accepted accepted, Dice dice, String where) {
            Cnf cnf = accepted.claim().cnf();
            LratProof shorter = withoutAHint(accepted.proof(), dice);
            assertThat(LratChecker.accepts(cnf, shorter))
                    .as(where + " " + shorter)
                    .isFalse();
            LratProof changed = changed(accepted.proof(), dice, cnf);
            refused++;
            if (!LratChecker.accepts(cnf, changed)) {
                refused++;
            } else if (cnf.variables() > MOST_VARIABLES) {
                tooLarge++;
            } else {
                assertThat(follows(cnf, changed))
                        .as(where + " accepted and wrong: " + changed)
                        .isTrue();
                stillRight++;
            }
        }

        @Override
        public String toString() {
            return refused + " refused, " + stillRight + " accepted that are right in all cases, " + tooLarge
                    + " accepted with too many cases to try";
        }
    }

    private static LratProof withoutAHint(LratProof proof, Dice dice) {
        int at = dice.nextInt(proof.steps().size());
        Step step = proof.steps().get(at);
        List<Integer> hints = new ArrayList<>(step.hints());
        hints.remove(dice.nextInt(hints.size()));
        return with(proof, at, new Step(step.number(), step.clause(), hints));
    }

    private static LratProof changed(LratProof proof, Dice dice, Cnf cnf) {
        int at = dice.nextInt(proof.steps().size());
        Step step = proof.steps().get(at);
        List<Integer> clause = new ArrayList<>(step.clause());
        List<Integer> hints = new ArrayList<>(step.hints());
        if (dice.nextInt(2) == 0 && !clause.isEmpty()) {
            clause.remove(dice.nextInt(clause.size()));
        } else {
            hints.set(dice.nextInt(hints.size()), 1 + dice.nextInt(cnf.clauses().size()));
        }
        return with(proof, at, new Step(step.number(), clause, hints));
    }

    private static LratProof with(LratProof proof, int at, Step step) {
        List<Step> steps = new ArrayList<>(proof.steps());
        steps.set(at, step);
        return new LratProof(steps);
    }

    // By trying all cases: no assignment makes all clauses true and a step false.
    private static boolean follows(Cnf cnf, LratProof proof) {
        for (int world = 0; world < 1 << cnf.variables(); world++) {
            int tried = world;
            if (cnf.clauses().stream().allMatch(clause -> holds(clause, tried))
                    && !proof.steps().stream().allMatch(step -> holds(step.clause(), tried))) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(List<Integer> clause, int world) {
        return clause.stream().anyMatch(literal -> (world >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0));
    }

    @Test
    void theFilesSayWhatTheyProve() {
        View view = Positions.read("classic", 2, "1 2 1 1", "? ? ? ?", "? ? ? ?");
        Proof proof = ((Answer.Proved) Prover.of(view).explain(view.topology().cell(1, 1))).proof();
        LratFiles files = LratFiles.of(proof, view, (LratExport.Accepted) LratExport.of(proof, view));
        assertThat(files.cnf()).startsWith("c The statement: (1,1) is safe.\n").contains("\np cnf 3 ");
        assertThat(files.map())
                .startsWith("c The statement: (1,1) is safe.\n")
                .contains("variable 1: (1,")
                .contains("the clue 1 at (0,3): at least 1 of (1,2) (1,3)\n")
                .contains(": the statement denied: at least 1 of (1,1)\n");
    }

    @Test
    void aCountOverTheWholeBoardIsMadeWithVariablesOfItsOwn() {
        View view = Positions.read(
                "classic", 3, "3 ? ? ? ? ? ? ? ?", "? ? ? ? ? ? ? ? ?", "? ? ? ? ? ? ? ? ?", "? ? ? ? ? ? ? ? ?");
        Proof proof = ((Answer.Proved) Prover.of(view).explain(view.topology().cell(3, 8))).proof();
        LratExport.Accepted accepted = (LratExport.Accepted) LratExport.of(proof, view);
        assertThat(accepted.claim().cnf().clauses()).hasSizeLessThan(500);
        assertThat(LratFiles.of(proof, view, accepted).map())
                .contains(", new: true if at least 1, 2, … 3 of these are true: ")
                .contains(": the number of mines, 3: at most 3 of ");
    }

    @Test
    void cluesThatClashAreRefuted() {
        View view = Positions.read("classic", 2, "1 3 1", "? ? ?");
        Proof proof =
                ((Answer.Inconsistent) Prover.of(view).explain(view.topology().cell(1, 1))).proof();
        assertThat(LratExport.of(proof, view)).isInstanceOf(LratExport.Accepted.class);
    }
}
