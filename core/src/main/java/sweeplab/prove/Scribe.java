// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.prove.lines.Line;

/** Writes a line that the search has reached as a proof: only what it rests on, each thing once, in order. */
final class Scribe {

    private final IntUnaryOperator atoms;
    private final Map<Line, Integer> numbers = new HashMap<>();
    private int next = 1;

    private Scribe(IntUnaryOperator atoms) {
        this.atoms = atoms;
    }

    /** The proof of a claim by a line that says just that; {@code atoms} tells what each variable stands for. */
    static Proof write(Claim claim, Line line, IntUnaryOperator atoms) {
        List<ProofStep> steps = new ArrayList<>();
        new Scribe(atoms).write(line, steps, Set.of());
        return new Proof(claim, steps);
    }

    private void write(Line line, List<ProofStep> out, Set<Line> scope) {
        if (numbers.containsKey(line) || line.given()) {
            return;
        }
        if (line.reason instanceof Line.Reason.Counted counted) {
            counted.uses().forEach(use -> write(use.line(), out, scope));
            numbers.put(line, next++);
            out.add(new ProofStep.Count(number(line), bound(line), cites(counted.uses())));
        } else if (line.reason instanceof Line.Reason.Refuted refuted) {
            writeRefuted(line, refuted, out, scope);
        }
    }

    // What the absurdity needs but does not owe to the supposition goes before it, where later lines can see it too.
    private void writeRefuted(Line line, Line.Reason.Refuted refuted, List<ProofStep> out, Set<Line> scope) {
        writeOutside(refuted.absurdity(), refuted.assumption(), out, scope, new HashSet<>());
        int assumed = next++;
        numbers.put(refuted.assumption(), assumed);
        Set<Line> inside = new HashSet<>(scope);
        inside.add(refuted.assumption());
        List<ProofStep> then = new ArrayList<>();
        write(refuted.absurdity(), then, inside);
        numbers.put(line, next++);
        out.add(new ProofStep.Suppose(assumed, bound(refuted.assumption()), then, number(line)));
    }

    private void writeOutside(Line line, Line assumption, List<ProofStep> out, Set<Line> scope, Set<Line> seen) {
        if (!seen.add(line) || numbers.containsKey(line) || line.given()) {
            return;
        }
        if (scope.containsAll(List.of(line.open))) {
            write(line, out, scope);
        } else if (line.reason instanceof Line.Reason.Counted counted) {
            counted.uses().forEach(use -> writeOutside(use.line(), assumption, out, scope, seen));
        } else if (line.reason instanceof Line.Reason.Refuted refuted) {
            writeOutside(refuted.absurdity(), assumption, out, scope, seen);
        }
    }

    private List<Cite> cites(List<Line.Use> uses) {
        return uses.stream()
                .map(use -> new Cite(use.side(), evidence(use.line())))
                .toList();
    }

    private Evidence evidence(Line line) {
        return line.reason instanceof Line.Reason.Given given ? given.evidence() : new Evidence.Earlier(number(line));
    }

    private int number(Line line) {
        Integer number = numbers.get(line);
        if (number == null) {
            throw new IllegalStateException("a line is used before it is written");
        }
        return number;
    }

    private Bound bound(Line line) {
        Sense sense = line.least > 0 ? Sense.LEAST : Sense.MOST;
        List<Integer> of = Arrays.stream(line.vars).map(atoms).boxed().toList();
        return new Bound(sense, sense == Sense.LEAST ? line.least : line.most, of);
    }
}
