package sweeplab.explain;

import sweeplab.infer.exact.Analysis;
import sweeplab.infer.exact.Exact;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Says of each move of a game, before it is made, whether it was forced, the best there was, or a needless risk. */
public final class Judge {

    /** What a move was. */
    public enum Worth {
        /** Certainly right. */
        FORCED("forced"),
        /** Nothing was certain, and no probe was safer. */
        BEST("best"),
        /** Something safer was there. */
        RISK("needless risk"),
        /** A flag on a cell that is not certainly a danger. */
        UNPROVED_FLAG("unproved flag"),
        /** The chances are too much work. */
        UNKNOWN("not known");

        private final String words;

        Worth(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /**
     * The judgement of one move.
     *
     * @param danger the chance that the cell held a danger
     * @param cost how much smaller the chance to survive the move was than that of the safest probe
     * @param safest a safest cell to probe, or -1
     * @param safe the cells that were certainly safe
     * @param dangers the cells that were certainly dangerous
     */
    public record Judgement(Worth worth, double danger, double cost, int safest, CellSet safe, CellSet dangers) {}

    private final Exact exact = new Exact();

    /** Judges a probe. */
    public Judgement probe(View view, int cell) {
        Analysis analysis = exact.analyse(view);
        int safest = safest(view, analysis);
        double danger = analysis.danger(cell);
        double cost = safest < 0 ? 0 : Math.max(0, danger - analysis.danger(safest));
        Worth worth = danger == 0
                ? Worth.FORCED
                : Double.isNaN(danger) || safest < 0 ? Worth.UNKNOWN : cost < 1e-9 ? Worth.BEST : Worth.RISK;
        return new Judgement(worth, danger, cost, safest, analysis.safe(), analysis.dangers());
    }

    /** Judges a flag: it costs nothing by itself. */
    public Judgement flag(View view, int cell) {
        Analysis analysis = exact.analyse(view);
        double danger = analysis.danger(cell);
        Worth worth = danger == 1 ? Worth.FORCED : Worth.UNPROVED_FLAG;
        return new Judgement(worth, danger, 0, safest(view, analysis), analysis.safe(), analysis.dangers());
    }

    private static int safest(View view, Analysis analysis) {
        int best = -1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            boolean known = view.covered(cell) && !Double.isNaN(analysis.danger(cell));
            if (known && (best < 0 || analysis.danger(cell) < analysis.danger(best))) {
                best = cell;
            }
        }
        return best;
    }
}
