// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.veripb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.veripb.Inequality;
import sweeplab.proof.veripb.PolProof;
import sweeplab.prove.Premise;
import sweeplab.prove.Wording;
import sweeplab.view.View;

/**
 * Writes each line of a proof as one sum. A line inside a supposition says "or the supposition is wrong": it carries the
 * denial of the supposed literal as often as it was used, so that no rule but summing is needed, and when only such denials
 * are left, dividing makes them the clause that ends the supposition.
 */
final class SumScribe {

    /** A line that was written: its number, or 0 for what says nothing, the inequality, and how often it carries each denial. */
    private record Written(int number, Inequality says, Map<Integer, Integer> unless) {}

    private final ClaimOpb claim;
    private final View view;
    private final Map<Bound, Integer> given = new HashMap<>();
    private final Map<Integer, Written> lines = new HashMap<>();
    private final Map<Integer, Bound> bounds = new HashMap<>();
    private final List<PolProof.Step> steps = new ArrayList<>();
    private int number;
    private int variables;

    private SumScribe(ClaimOpb claim, View view) {
        this.claim = claim;
        this.view = view;
        List<Premise> premises = claim.premises();
        number = premises.size();
        variables = claim.opb().variables();
        for (int i = 0; i < premises.size(); i++) {
            given.putIfAbsent(premises.get(i).bound(), i + 1);
        }
    }

    /** The sums for a proof that the checker accepted. */
    static PolProof of(Proof proof, ClaimOpb claim, View view) {
        SumScribe scribe = new SumScribe(claim, view);
        scribe.write(proof.steps());
        ProofStep last = proof.steps().get(proof.steps().size() - 1);
        int denial = claim.premises().size();
        Written shown = scribe.line(last.number());
        scribe.steps.add(new PolProof.Sum(
                shown.number() == 0 ? "" + denial : shown.number() + " " + denial + " +",
                "The statement and its denial."));
        return new PolProof(denial, scribe.steps);
    }

    private Written line(int number) {
        return lines.getOrDefault(number, new Written(0, Inequality.NOTHING, Map.of()));
    }

    private void write(List<ProofStep> proof) {
        for (ProofStep step : proof) {
            if (step instanceof ProofStep.Count count) {
                lines.put(step.number(), counted(count));
            } else if (step instanceof ProofStep.Suppose suppose) {
                lines.put(step.number(), supposed(suppose));
            }
            bounds.put(step.number(), step.bound());
        }
    }

    private Written supposed(ProofStep.Suppose suppose) {
        Bound assumption = suppose.assumption();
        bounds.put(suppose.assumed(), assumption);
        if (assumption.atoms().size() != 1 || !assumption.all() && !assumption.none()) {
            return defined(suppose);
        }
        int variable = claim.variables().getOrDefault(assumption.atoms().get(0), 0);
        return supposed(suppose, assumption.all() ? variable : -variable, line(-1));
    }

    private Written supposed(ProofStep.Suppose suppose, int literal, Written assumption) {
        Map<Integer, Integer> unless = new TreeMap<>(assumption.unless());
        unless.putIfAbsent(literal, 1);
        lines.put(suppose.assumed(), new Written(assumption.number(), assumption.says(), unless));
        write(suppose.then());
        ProofStep end = suppose.then().get(suppose.then().size() - 1);
        return closed(line(end.number()), literal, suppose);
    }

    // What is supposed of several cells becomes a literal by definition; when that is wrong, the opposite of its
    // meaning is left.
    private Written defined(ProofStep.Suppose suppose) {
        int literal = ++variables;
        PolProof.Definition definition = new PolProof.Definition(
                literal, claim.inequality(suppose.assumption()), Wording.opening(suppose, view));
        steps.add(definition);
        number += 2;
        int ifFalse = number;
        int times = definition.ifFalse().factors().getOrDefault(literal, 0);
        Map<Integer, Integer> unless =
                Map.of(literal, -definition.ifTrue().factors().getOrDefault(literal, 0));
        Written wrong = supposed(suppose, literal, new Written(number - 1, definition.ifTrue(), unless));
        Sum sum = new Sum();
        sum.add(new Written(ifFalse, definition.ifFalse(), Map.of()));
        sum.add(
                wrong.number() + (times == 1 ? "" : " " + times + " *"),
                wrong.says().times(times));
        Map<Integer, Integer> outer = new TreeMap<>(wrong.unless());
        outer.replaceAll((each, once) -> once * times);
        sum.reach(with(claim.inequality(suppose.bound()), outer));
        return written(sum, outer, Wording.closing(suppose, view));
    }

    private Written counted(ProofStep.Count count) {
        Sum sum = new Sum();
        Map<Integer, Integer> unless = new TreeMap<>();
        for (Cite cite : count.from()) {
            Written cited = cited(cite);
            sum.add(cited);
            cited.unless().forEach((literal, times) -> unless.merge(literal, times, Integer::sum));
        }
        sum.reach(with(claim.inequality(count.bound()), unless));
        return written(sum, unless, Wording.sentence(count, bounds, view));
    }

    // The side of an earlier line that the line says nothing of is what every cell is worth, and adds nothing.
    private Written cited(Cite cite) {
        if (cite.evidence() instanceof Evidence.Earlier earlier) {
            Bound bound = bounds.getOrDefault(earlier.line(), Bound.ABSURD);
            return bound.sense() == cite.side() ? line(earlier.line()) : line(-1);
        }
        Bound bound = Premise.bound(cite, view);
        return new Written(given.getOrDefault(bound, 0), claim.inequality(bound), Map.of());
    }

    private static Inequality with(Inequality bound, Map<Integer, Integer> unless) {
        Inequality sum = bound;
        for (Map.Entry<Integer, Integer> each : unless.entrySet()) {
            sum = sum.plus(Inequality.axiom(-each.getKey()).times(each.getValue()));
        }
        return sum;
    }

    private Written closed(Written absurd, int literal, ProofStep.Suppose suppose) {
        Map<Integer, Integer> unless = new TreeMap<>();
        absurd.unless().keySet().forEach(each -> unless.put(each, 1));
        unless.remove(literal);
        Sum sum = new Sum();
        sum.add(absurd);
        sum.divide();
        Inequality clause = with(Inequality.axiom(-literal), unless);
        sum.reach(clause);
        return written(sum, unless, Wording.closing(suppose, view));
    }

    private Written written(Sum sum, Map<Integer, Integer> unless, String why) {
        if (sum.words.length() == 0) {
            return new Written(0, Inequality.NOTHING, unless);
        }
        steps.add(new PolProof.Sum(sum.words.toString(), why));
        return new Written(++number, sum.value, unless);
    }

    /** A sum in reverse Polish notation and what it comes to. */
    private static final class Sum {

        private final StringBuilder words = new StringBuilder();
        private Inequality value = Inequality.NOTHING;

        void add(Written cited) {
            if (cited.number() != 0) {
                add("" + cited.number(), cited.says());
            }
        }

        private void add(String name, Inequality inequality) {
            words.append(words.length() == 0 ? name : " " + name + " +");
            value = value.plus(inequality);
        }

        void divide() {
            int divisor = value.largest();
            if (divisor > 1) {
                words.append(' ').append(divisor).append(" d");
                value = value.dividedBy(divisor);
            }
        }

        /** Adds the literals that are left over or wanting, so that the factors are those of the goal. */
        void reach(Inequality goal) {
            Inequality gap = goal.plus(value.times(-1));
            gap.factors().forEach((variable, factor) -> {
                String times = Math.abs(factor) == 1 ? "" : " " + Math.abs(factor) + " *";
                int literal = factor > 0 ? variable : -variable;
                add(
                        (factor > 0 ? "x" : "~x") + variable + times,
                        Inequality.axiom(literal).times(Math.abs(factor)));
            });
        }
    }
}
