package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.count.result.Analysis;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Writes an {@link Analysis} of a position. */
public final class Report {

    private final Position position;
    private final Frontier frontier;
    private final double[] danger;

    public Report(Position position) {
        this.position = position;
        frontier = position.frontier();
        danger = new double[frontier.topology().size()];
        Arrays.fill(danger, Double.NaN);
    }

    public Analysis analysis() {
        CellSet safe = new CellSet(danger.length);
        CellSet dangers = new CellSet(danger.length);
        if (!position.consistent()) {
            return new Analysis(Analysis.Verdict.INCONSISTENT, safe, dangers, danger, new double[0]);
        }
        View view = frontier.view();
        for (int cell = 0; cell < danger.length; cell++) {
            byte status = frontier.status(cell);
            if (view.covered(cell) && status != Frontier.UNKNOWN) {
                danger[cell] = status == Frontier.DANGER ? 1 : 0;
                (status == Frontier.DANGER ? dangers : safe).add(cell);
            }
        }
        boolean all = position.solved();
        if (position.known()) {
            writeChances();
        }
        return new Analysis(
                all ? Analysis.Verdict.KNOWN : Analysis.Verdict.TOO_LARGE, safe, dangers, danger, new double[0]);
    }

    private void writeChances() {
        for (int i = 0; i < position.regions().count(); i++) {
            Region region = position.regions().get(i);
            for (int box = 0; region.table.verdict == DangerTable.Verdict.SOLVED && box < region.boxes(); box++) {
                double chance = position.blend().chance(i, region.table, box);
                Arrays.stream(region.cells, region.starts[box], region.starts[box + 1])
                        .forEach(cell -> danger[cell] = chance);
            }
        }
        double free = position.blend().freeChance();
        for (int cell = 0; cell < danger.length; cell++) {
            if (position.freeCells().free(cell)) {
                danger[cell] = free;
            }
        }
    }
}
