// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** An axis: which place on the paper a value has, and where its marks are; evenly, or each decade as long as the next. */
record Scale(double low, double high, boolean log, double from, double to) {

    /** An even axis from 0 or from just below the lowest value, to just above the highest. */
    static Scale even(double low, double high, double from, double to) {
        double step = step(Math.max(high - low, 1e-9));
        return new Scale(Math.floor(low / step) * step, Math.ceil(high / step) * step, false, from, to);
    }

    /** An axis of whole decades; values that are not above 0 stand at its lower end. */
    static Scale decades(double low, double high, double from, double to) {
        double least = Math.pow(10, Math.floor(Math.log10(Math.max(low, 1e-6))));
        double most = Math.pow(10, Math.ceil(Math.log10(Math.max(high, 10 * least))));
        return new Scale(least, most, true, from, to);
    }

    // 1, 2 or 5 times a power of ten, so that there are about five marks.
    private static double step(double range) {
        double rough = range / 5;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double times = rough / power;
        return power * (times > 5 ? 10 : times > 2 ? 5 : times > 1 ? 2 : 1);
    }

    double at(double value) {
        double share = log ? Math.log(Math.max(value, low) / low) / Math.log(high / low) : (value - low) / (high - low);
        return from + Math.max(0, Math.min(1, share)) * (to - from);
    }

    List<Double> marks() {
        List<Double> marks = new ArrayList<>();
        double step = log ? 10 : step(high - low);
        for (double mark = low; mark <= high * (1 + 1e-9); mark = log ? mark * step : mark + step) {
            marks.add(mark);
        }
        return marks;
    }

    /** A mark as people write it. */
    static String word(double mark) {
        return new BigDecimal(mark)
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString();
    }
}
