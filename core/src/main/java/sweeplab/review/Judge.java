package sweeplab.review;

import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Outlook;
import sweeplab.agent.Outlook.Comparison;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** Says of each move of a game, before it is made, whether it was forced, the best there was, or a needless risk. */
public final class Judge {

    private static final double ROUNDING = 1e-9;

    /** What a move was. */
    public enum Worth {
        /** Certainly right. */
        FORCED("forced"),
        /** Nothing was certain, and no probe is known to be better. */
        BEST("best"),
        /** Something better was there. */
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
     * @param cost how much smaller the chance to win the game was after it than after the best probe
     * @param margin how far off the cost may be, with 95 % confidence: 0 if it is exact
     * @param best the cell to probe in its place, or -1
     * @param safe the cells that were certainly safe
     * @param dangers the cells that were certainly dangerous
     */
    public record Judgement(
            Worth worth, double danger, double cost, double margin, int best, CellSet safe, CellSet dangers) {}

    private final Exact exact = new Exact();
    private final Outlook outlook = new Outlook();
    private final Agent planner = Roster.core().get("balanced").maker().apply(0);

    /** Judges a probe. */
    public Judgement probe(View view, int cell) {
        return probe(view, cell, Budget.unlimited());
    }

    /** The same within a budget; not known when that is spent. */
    public Judgement probe(View view, int cell, Budget budget) {
        if (budget.spent()) {
            return unknown(view);
        }
        Analysis analysis = exact.limit(budget).analyse(view);
        double danger = analysis.danger(cell);
        int best = danger == 0 ? cell : best(view, analysis, budget);
        if (danger == 0 || Double.isNaN(danger) || best < 0) {
            Worth worth = danger == 0 ? Worth.FORCED : Worth.UNKNOWN;
            return new Judgement(worth, danger, 0, 0, best, analysis.safe(), analysis.dangers());
        }
        Comparison both = outlook.compare(view, best, cell, budget)
                .orElseGet(() -> new Comparison(1 - analysis.danger(best), 1 - danger, 0));
        double cost = Math.max(0, both.one() - both.other());
        boolean worse = !analysis.safe().isEmpty() || best != cell && cost > both.margin() + ROUNDING;
        return new Judgement(
                worse ? Worth.RISK : Worth.BEST,
                danger,
                worse ? cost : 0,
                worse ? both.margin() : 0,
                best,
                analysis.safe(),
                analysis.dangers());
    }

    /** Judges a flag: it costs nothing by itself. */
    public Judgement flag(View view, int cell) {
        return flag(view, cell, Budget.unlimited());
    }

    /** The same within a budget; not known when that is spent. */
    public Judgement flag(View view, int cell, Budget budget) {
        if (budget.spent()) {
            return unknown(view);
        }
        Analysis analysis = exact.limit(budget).analyse(view);
        double danger = analysis.danger(cell);
        Worth worth = danger == 1 ? Worth.FORCED : Double.isNaN(danger) ? Worth.UNKNOWN : Worth.UNPROVED_FLAG;
        return new Judgement(worth, danger, 0, 0, -1, analysis.safe(), analysis.dangers());
    }

    private static Judgement unknown(View view) {
        CellSet none = new CellSet(view.topology().size());
        return new Judgement(Worth.UNKNOWN, Double.NaN, 0, 0, -1, none, none);
    }

    // What is certainly safe, else what a planning agent would guess.
    private int best(View view, Analysis analysis, Budget budget) {
        if (!analysis.safe().isEmpty()) {
            return analysis.safe().toArray()[0];
        }
        return planner.decide(view, budget) instanceof Decision.Guess guess && !Double.isNaN(guess.risk())
                ? guess.cell()
                : -1;
    }
}
