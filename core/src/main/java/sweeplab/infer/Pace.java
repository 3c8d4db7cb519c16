// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.position.Fact;
import sweeplab.position.Position;

/** How much of an answer is told at a time, and in what order; the rest is told when the inference is asked again. */
public final class Pace {

    private Pace() {}

    /** One fact at a time, as reports 003 and 004 do. */
    public static Inference oneByOne(Inference inference) {
        return paced(inference, facts -> Arrays.copyOf(facts, Math.min(1, facts.length)));
    }

    /** All dangers, then all safe cells, as report 000 does. */
    public static Inference dangersFirst(Inference inference) {
        return paced(
                inference,
                facts -> IntStream.concat(
                                Arrays.stream(facts).filter(Fact::isDanger),
                                Arrays.stream(facts).filter(fact -> !Fact.isDanger(fact)))
                        .toArray());
    }

    /** No more after the first safe cell, as report 002 does. */
    public static Inference toFirstProbe(Inference inference) {
        return paced(inference, facts -> {
            int end = 0;
            while (end < facts.length && (end == 0 || Fact.isDanger(facts[end - 1]))) {
                end++;
            }
            return Arrays.copyOf(facts, end);
        });
    }

    private static Inference paced(Inference inference, UnaryOperator<int[]> choice) {
        return new Inference() {
            @Override
            public String name() {
                return inference.name();
            }

            @Override
            public int[] facts(Position position, Budget budget) {
                return choice.apply(inference.facts(position, budget));
            }
        };
    }
}
