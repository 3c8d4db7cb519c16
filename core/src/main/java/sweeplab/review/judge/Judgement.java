// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.Optional;
import sweeplab.proof.Proof;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/**
 * What is thought of one click.
 *
 * @param certain true if it was certainly right
 * @param best the cell to open in its place, or -1
 * @param safe the cells that were certainly safe
 * @param dangers the cells that were certainly dangerous
 * @param proof why it was certain; of a guess, why a cell was safe that was passed over, the easiest that was found
 * @param forecast of a guess, the chance to win
 */
public record Judgement(
        boolean certain,
        Risks risks,
        int best,
        CellSet safe,
        CellSet dangers,
        Optional<Proof> proof,
        Optional<Forecast> forecast) {

    static Judgement unknown(View view) {
        CellSet none = new CellSet(view.topology().size());
        Risks risks = new Risks(Double.NaN, Double.NaN, Double.NaN);
        return new Judgement(false, risks, -1, none, none, Optional.empty(), Optional.empty());
    }

    /** Of a click that changed nothing. */
    public static Judgement none(View view) {
        CellSet none = new CellSet(view.topology().size());
        return new Judgement(
                false, new Risks(0, Double.NaN, Double.NaN), -1, none, none, Optional.empty(), Optional.empty());
    }

    public boolean known() {
        return !Double.isNaN(risks.taken());
    }

    /** True if it was a guess: it could have hit a danger. */
    public boolean guess() {
        return known() && !certain && risks.taken() > 0;
    }

    /** How much smaller the chance to win was than after the best move, as far as that is known: else how much larger the risk was than the least. */
    public double cost() {
        return guess()
                ? forecast.filter(Forecast::knows)
                        .map(Forecast::cost)
                        .orElse(Math.max(0, risks.taken() - risks.least()))
                : 0;
    }

    /** How far off the cost may be with 95 % confidence. */
    public double costMargin() {
        return forecast.filter(Forecast::knows).map(Forecast::costMargin).orElse(0.0);
    }
}
