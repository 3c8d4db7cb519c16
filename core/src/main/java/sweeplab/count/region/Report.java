// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.result.Analysis;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Writes an {@link Analysis} of a position. */
public final class Report {

    private final Workings workings;
    private final Position position;
    private final double[] danger;

    public Report(Workings workings) {
        this.workings = workings;
        position = workings.position();
        danger = new double[position.topology().size()];
        Arrays.fill(danger, Double.NaN);
    }

    public Analysis analysis() {
        CellSet safe = new CellSet(danger.length);
        CellSet dangers = new CellSet(danger.length);
        if (!workings.consistent()) {
            return new Analysis(Analysis.Verdict.INCONSISTENT, safe, dangers, danger, new double[0]);
        }
        View view = position.view();
        for (int cell = 0; cell < danger.length; cell++) {
            byte status = position.status(cell);
            if (view.covered(cell) && status != Position.UNKNOWN) {
                danger[cell] = status == Position.DANGER ? 1 : 0;
                (status == Position.DANGER ? dangers : safe).add(cell);
            }
        }
        boolean all = workings.solved();
        if (workings.known()) {
            writeChances();
        }
        return new Analysis(
                all ? Analysis.Verdict.KNOWN : Analysis.Verdict.TOO_LARGE, safe, dangers, danger, new double[0]);
    }

    private void writeChances() {
        for (int i = 0; i < workings.regions().count(); i++) {
            Region region = workings.regions().get(i);
            for (int box = 0; region.table.verdict == DangerTable.Verdict.SOLVED && box < region.boxes(); box++) {
                double chance = workings.blend().chance(i, region.table, box);
                Arrays.stream(region.cells, region.starts[box], region.starts[box + 1])
                        .forEach(cell -> danger[cell] = chance);
            }
        }
        double free = workings.blend().freeChance();
        for (int cell = 0; cell < danger.length; cell++) {
            if (workings.freeCells().free(cell)) {
                danger[cell] = free;
            }
        }
    }
}
