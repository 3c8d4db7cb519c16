// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.veripb;

import java.util.List;

/**
 * A refutation of an {@link Opb} by sums and definitions; what a step says gets the next number, and the last step cannot
 * hold.
 */
public record PolProof(int given, List<Step> steps) {

    /** One step, and in words why it is made. */
    public sealed interface Step {

        String why();

        /** How many inequalities it adds. */
        int adds();

        /** Without the semicolon at its end. */
        String text();
    }

    /** A sum in reverse Polish notation, of earlier inequalities by number and of literals, for instance {@code 1 2 + ~x3 +}. */
    public record Sum(String sum, String why) implements Step {

        @Override
        public int adds() {
            return 1;
        }

        @Override
        public String text() {
            return "pol " + sum;
        }
    }

    /** A new variable that is 1 if the inequality holds and 0 if not: two inequalities. */
    public record Definition(int variable, Inequality meaning, String why) implements Step {

        @Override
        public int adds() {
            return 2;
        }

        @Override
        public String text() {
            return "red " + ifTrue().text() + " : x" + variable + " -> 0;\nred "
                    + ifFalse().text() + " : x" + variable + " -> 1";
        }

        /** What holds if the variable is 1; if it is 0, this says nothing. */
        public Inequality ifTrue() {
            return meaning.plus(Inequality.axiom(-variable).times(meaning.gap()));
        }

        /** What holds if the variable is 0; if it is 1, this says nothing. */
        public Inequality ifFalse() {
            Inequality not = meaning.negation();
            return not.plus(Inequality.axiom(variable).times(not.gap()));
        }
    }

    public PolProof {
        steps = List.copyOf(steps);
    }

    /** The text form of VeriPB 3.0, with these lines of comment on top. */
    public String text(List<String> comments) {
        StringBuilder text = new StringBuilder("pseudo-Boolean proof version 3.0\n");
        comments.forEach(line -> text.append("% ").append(line).append('\n'));
        text.append("f ").append(given).append(";\n");
        for (Step step : steps) {
            text.append("% ")
                    .append(step.why())
                    .append('\n')
                    .append(step.text())
                    .append(";\n");
        }
        return text.append("output NONE;\nconclusion UNSAT : ")
                .append(given + steps.stream().mapToInt(Step::adds).sum())
                .append(";\nend pseudo-Boolean proof;\n")
                .toString();
    }
}
