// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import sweeplab.base.PublicApi;

/** An argument that anyone can check line by line: what it claims and the lines that lead there, the last of which is the claim. */
@PublicApi
public record Proof(Claim claim, List<ProofStep> steps) {

    public Proof {
        steps = List.copyOf(steps);
    }

    /** All lines in reading order, those inside suppositions too. */
    public List<ProofStep> lines() {
        List<ProofStep> lines = new ArrayList<>();
        collect(steps, lines);
        return lines;
    }

    private static void collect(List<ProofStep> steps, List<ProofStep> lines) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Suppose suppose) {
                collect(suppose.then(), lines);
            }
            lines.add(step);
        }
    }

    /** Everything from the view and the rules that the proof rests on, in order of use. */
    public Set<Evidence> evidence() {
        Set<Evidence> used = new LinkedHashSet<>();
        for (ProofStep line : lines()) {
            if (line instanceof ProofStep.Count count) {
                count.from().stream()
                        .map(Cite::evidence)
                        .filter(e -> !(e instanceof Evidence.Earlier))
                        .forEach(used::add);
            }
        }
        return used;
    }

    /** The numbers on the board that the proof uses: the first measure of a proof. */
    public List<Evidence> clues() {
        return evidence().stream().filter(Evidence::isClue).toList();
    }

    /** The number of lines: the last measure of a proof. */
    public int length() {
        return lines().size();
    }

    /** How many suppositions there are. */
    public int suppositions() {
        return (int)
                lines().stream().filter(ProofStep.Suppose.class::isInstance).count();
    }

    public boolean usesTotal() {
        return evidence().stream().anyMatch(e -> e instanceof Evidence.Total || e instanceof Evidence.GoldTotal);
    }

    /** True if neither a clue nor the total had to settle it, as for a cell that the start makes safe. */
    public boolean given() {
        return clues().isEmpty() && !usesTotal();
    }

    public Grade grade() {
        if (usesTotal()) {
            return Grade.MINE_COUNTER;
        }
        if (suppositions() > 0) {
            return Grade.CASE_SPLIT;
        }
        int clues = clues().size();
        return clues <= 1 ? Grade.ONE_CLUE : clues == 2 ? Grade.TWO_CLUES : Grade.SEVERAL_CLUES;
    }
}
