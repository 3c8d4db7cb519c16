// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sweeplab.review.judge.Forecast.Step;
import sweeplab.world.World;

/**
 * Stratified sampling: the worlds apart by which of two moves is safe there, and by whether the better one opens more. How likely each kind is is known exactly, so that only what
 * comes after the moves is left to be estimated, most often where it is least sure.
 */
final class Strata {

    private final Step best;
    private final Step made;
    private final List<Stratum> all = new ArrayList<>();

    Strata(Step best, Step made, Safety safety) {
        this.best = best;
        this.made = made;
        if (safety.tellsOpenings()) {
            all.add(new Stratum(safety.opens(), true, true, Stratum.Shows.NOTHING));
            all.add(new Stratum(safety.both() - safety.opens(), true, true, Stratum.Shows.A_DANGER));
        } else {
            add(safety.both(), true, true);
        }
        add(best.safe() - safety.both(), true, false);
        add(made.safe() - safety.both(), false, true);
    }

    private void add(double chance, boolean bestSafe, boolean madeSafe) {
        // What is left by rounding is nothing.
        if (chance > 1e-9) {
            all.add(new Stratum(chance, bestSafe, madeSafe, Stratum.Shows.ANYTHING));
        }
    }

    boolean none() {
        return all.isEmpty();
    }

    /** Where a world belongs; nowhere if both moves hit a danger. */
    Optional<Stratum> of(World world) {
        for (Stratum each : all) {
            if (each.holds(world, best, made)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** How much one more world of this kind would do for this figure, at most. */
    static double need(Stratum stratum, Function<Stratum, Drawn> figure) {
        Drawn drawn = figure.apply(stratum);
        double share = stratum.chance() * drawn.margin();
        return share * share / Math.max(1, drawn.count());
    }

    double need(Function<Stratum, Drawn> figure) {
        double most = 0;
        for (Stratum each : all) {
            most = Math.max(most, need(each, figure));
        }
        return most;
    }

    double mean(Function<Stratum, Drawn> figure) {
        double mean = 0;
        for (Stratum each : all) {
            mean += each.chance() * figure.apply(each).mean();
        }
        return mean;
    }

    /** With 95 % confidence. */
    double margin(Function<Stratum, Drawn> figure) {
        double squares = 0;
        for (Stratum each : all) {
            double share = each.chance() * figure.apply(each).margin();
            squares += share * share;
        }
        return Math.sqrt(squares);
    }
}
