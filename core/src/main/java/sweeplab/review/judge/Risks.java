// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * The chances of danger around one move.
 *
 * @param taken the chance that it hit a danger
 * @param least the least chance that a cell had, 0 if one was certainly safe
 * @param away the chance of a cell that touches no number and is not told to be safe; NaN if there is none
 */
public record Risks(double taken, double least, double away) {

    static Risks of(View view, Analysis analysis, Budget budget, int... cells) {
        return new Risks(taken(view, analysis, budget, cells), least(view, analysis), away(view, analysis));
    }

    /** One after the other, each told that those before it were safe, and nothing else of them. */
    static double taken(View view, Analysis analysis, Budget budget, int... cells) {
        Scene scene = Scene.from(view);
        Exact exact = new Exact().limit(budget);
        double taken = 0;
        for (int i = 0; i < cells.length && taken < 1; i++) {
            Analysis now = i == 0 ? analysis : exact.analyse(scene.view());
            double danger = now.danger(cells[i]);
            // Neither 0 nor 1 by rounding: these are what is certain.
            taken = danger < 1 ? Math.min(Math.nextDown(1.0), taken + (1 - taken) * danger) : danger;
            scene.openSilent(cells[i]);
        }
        return taken;
    }

    private static double least(View view, Analysis analysis) {
        double least = Double.NaN;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            double danger = view.covered(cell) ? analysis.danger(cell) : Double.NaN;
            least = Double.isNaN(least) || danger < least ? Double.isNaN(danger) ? least : danger : least;
        }
        return least;
    }

    private static double away(View view, Analysis analysis) {
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell) && !besideANumber(view, cell) && !told(view, cell)) {
                return analysis.danger(cell);
            }
        }
        return Double.NaN;
    }

    private static boolean told(View view, int cell) {
        return IntStream.of(view.starts()).anyMatch(start -> start == cell);
    }

    private static boolean besideANumber(View view, int cell) {
        for (int neighbour : view.topology().neighbours(cell)) {
            if (view.hasClue(neighbour)) {
                return true;
            }
        }
        return false;
    }
}
