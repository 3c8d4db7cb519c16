// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.prove.lines.Goal;
import sweeplab.prove.lines.Goal.Way;
import sweeplab.prove.lines.Line;
import sweeplab.prove.lines.Shrink;

/** The search for a smallest set of clues that cannot all be true: a minimal unsatisfiable subset. */
final class Inconsistency {

    private final Facts facts;
    private final Budget budget;

    Inconsistency(Facts facts, Budget budget) {
        this.facts = facts;
        this.budget = budget;
    }

    Answer answer() {
        Line line = oneOrTwo();
        line = line != null ? line : all(facts.givens());
        if (line == null && !facts.totals().isEmpty()) {
            List<Line> lines = new ArrayList<>(facts.givens());
            lines.addAll(facts.totals());
            line = all(lines);
        }
        if (line == null) {
            return new Answer.Unknown();
        }
        Proof proof = Tidy.tidy(Scribe.write(new Claim.Impossible(), line, facts::atom));
        return new Answer.Inconsistent(proof, Answer.Size.of(proof, facts, budget));
    }

    private @Nullable Line oneOrTwo() {
        for (Line one : facts.givens()) {
            Line line = TwoLines.clash(one, one) ? reach(Way.PLAIN, List.of(one)) : null;
            if (line != null) {
                return line;
            }
        }
        for (int i = 0; i < facts.givens().size() && !budget.spent(); i++) {
            Line line = withAnother(i);
            if (line != null) {
                return line;
            }
        }
        return null;
    }

    private @Nullable Line withAnother(int i) {
        Line one = facts.givens().get(i);
        for (int var : one.vars) {
            for (int k = 0; k < facts.touching(var); k++) {
                int j = facts.touching(var, k);
                Line other = facts.givens().get(j);
                Line line = j > i && TwoLines.clash(one, other) ? reach(Way.PLAIN, List.of(one, other)) : null;
                if (line != null) {
                    return line;
                }
            }
        }
        return null;
    }

    private @Nullable Line all(List<Line> lines) {
        for (Way way : new Way[] {Way.PLAIN, Way.RICH, Way.SPLIT}) {
            Line line = reach(way, lines);
            if (line != null) {
                return Shrink.shrink(line, Goal.ABSURD, way, facts.variables(), lines, budget);
            }
        }
        return null;
    }

    private @Nullable Line reach(Way way, List<Line> lines) {
        return Goal.ABSURD.reach(way, facts.variables(), lines, budget);
    }
}
