// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;
import sweeplab.count.layers.Allowance;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.count.result.Sampler;
import sweeplab.infer.relation.Settling;
import sweeplab.position.Prior;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** What exact reasoning knows of a view whose rules are not plain counts; remembers its last answer. */
public final class GeneralPosition {

    private final Prior prior;
    private final Allowance allowance;
    private @Nullable View view;
    private int read;
    private @Nullable RelationCount count;

    public GeneralPosition(Prior prior, Allowance allowance) {
        this.prior = prior;
        this.allowance = allowance;
    }

    private RelationCount counted(View asked) {
        RelationCount known = count;
        if (known == null || view != asked || read != asked.opened()) {
            known = RelationCount.of(asked, prior, allowance);
            view = asked;
            read = asked.opened();
            count = known;
        }
        return known;
    }

    public Analysis analyse(View asked) {
        RelationCount counted = counted(asked);
        int size = asked.topology().size();
        CellSet safe = new CellSet(size);
        CellSet dangers = new CellSet(size);
        double[] chances = counted.chances().clone();
        for (int cell = 0; cell < size; cell++) {
            if (!asked.covered(cell)) {
                chances[cell] = Double.NaN;
            } else if (chances[cell] == 0) {
                safe.add(cell);
            } else if (chances[cell] == 1) {
                dangers.add(cell);
            }
        }
        if (counted.verdict() == Analysis.Verdict.INCONSISTENT) {
            safe.clear();
            dangers.clear();
            Arrays.fill(chances, Double.NaN);
        }
        return new Analysis(counted.verdict(), safe, dangers, chances, new double[0]);
    }

    /** How many worlds fit; the chances are in {@link #analyse}. */
    public Census count(View asked) {
        RelationCount counted = counted(asked);
        return allowance
                .budget()
                .within(() -> new Census(counted.verdict(), counted.solutions(), Map.of(), Map.of()))
                .orElseGet(() -> Census.unknown(Analysis.Verdict.TOO_LARGE));
    }

    public Optional<Sampler> sampler(View asked) {
        return counted(asked).sampler(asked.topology());
    }

    /** The moves that are certain and can be made: those that single relations give if there are any, else all. */
    public int[] certain(View asked) {
        Statement statement = Statement.of(asked);
        Settling settled = Settling.of(
                statement.relations(),
                statement.known(),
                Scan.of(asked.topology()).places(),
                allowance.budget());
        if (!settled.consistent()) {
            return new int[0];
        }
        int[] quick = moves(asked, cell -> settled.known()[cell] - 1.0);
        if (quick.length > 0) {
            return quick;
        }
        double[] chances = analyse(asked).danger();
        return moves(asked, cell -> chances[cell]);
    }

    // The chance of a cell is 0 or 1 where it is certain.
    private static int[] moves(View asked, IntToDoubleFunction chance) {
        int[] moves = new int[asked.coveredCells()];
        int count = 0;
        for (int cell = 0; cell < asked.topology().size(); cell++) {
            double danger = asked.covered(cell) ? chance.applyAsDouble(cell) : Double.NaN;
            if (danger == 0) {
                moves[count++] = cell;
            } else if (danger == 1 && !asked.flagged(cell)) {
                moves[count++] = ~cell;
            }
        }
        return Arrays.copyOf(moves, count);
    }
}
