// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import sweeplab.base.Excerpt;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;
import sweeplab.prove.Answer;
import sweeplab.prove.Prover;
import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * A refutation that a SAT solver found for a whole position and a claim denied: every clause of it checked, what it does not
 * need left out, and the same shown by a proof of ours from nothing but the evidence that the solver needed.
 */
public record SolverProof(int read, LratProof needed, List<Evidence> evidence, Proof proof) {

    private static final int MOST_LINES = 100_000;

    /** The formula that the solver is to refute. */
    public static Cnf formula(View view, Claim claim) {
        return claimed(view, claim).cnf();
    }

    private static ClaimCnf claimed(View view, Claim claim) {
        if (view.rules().goldClue() != GoldClue.NONE || view.rules().hasGold()) {
            throw new IllegalArgumentException("positions with gold are not written for solvers");
        }
        return ClaimCnf.of(claim, view)
                .orElseThrow(() -> new IllegalArgumentException("the position takes too many clauses"));
    }

    /** Reads DRAT or LRAT as text; an error in words if a clause does not follow by unit propagation or nothing is refuted. */
    public static SolverProof read(View view, Claim claim, String text) {
        ClaimCnf claimed = claimed(view, claim);
        Cnf cnf = claimed.cnf();
        List<List<Integer>> clauses = clauses(text, cnf.variables());
        LratProof needed = HintedSearch.trimmed(cnf.clauses().size(), hinted(cnf, clauses));
        LratChecker.fault(cnf, needed).ifPresent(why -> {
            throw new IllegalArgumentException("our checker refused the solver's proof: " + why);
        });
        List<Evidence> evidence = evidence(claimed, needed);
        return new SolverProof(clauses.size(), needed, evidence, told(view, claim, evidence));
    }

    // A line is a clause that ends with 0; in LRAT a number stands before it and hints after it; d is for deletions.
    private static List<List<Integer>> clauses(String text, int variables) {
        List<List<Integer>> clauses = new ArrayList<>();
        String[] lines = text.strip().split("\n", MOST_LINES + 1);
        if (lines.length > MOST_LINES) {
            throw new IllegalArgumentException("a proof of more than " + MOST_LINES + " lines is not read");
        }
        for (String line : lines) {
            List<String> words = List.of(line.strip().split(" +"));
            if (!words.contains("d") && !words.get(0).equals("c") && !line.isBlank()) {
                int end = words.contains("0") ? words.indexOf("0") : words.size();
                int begin = end < words.size() - 1 ? 1 : 0;
                clauses.add(words.subList(begin, Math.max(begin, end)).stream()
                        .map(word -> literal(word, variables, line))
                        .distinct()
                        .toList());
            }
        }
        return clauses;
    }

    private static int literal(String word, int variables, String line) {
        if (!word.matches("-?[1-9]\\d{0,8}") || Math.abs(Integer.parseInt(word)) > variables) {
            throw new IllegalArgumentException("line '" + Excerpt.of(line) + "': '" + Excerpt.of(word)
                    + "' is no literal of this position's formula; a proof is read as text (cadical --no-binary)");
        }
        return Integer.parseInt(word);
    }

    private static List<LratProof.Step> hinted(Cnf cnf, List<List<Integer>> clauses) {
        HintedTrail trail = new HintedTrail(cnf.variables());
        cnf.clauses().forEach(trail::add);
        List<LratProof.Step> steps = new ArrayList<>();
        List<List<Integer>> all =
                Stream.concat(clauses.stream(), Stream.of(List.<Integer>of())).toList();
        for (List<Integer> clause : all) {
            if (!trail.clash(clause.stream().map(literal -> -literal).toList())) {
                throw new IllegalArgumentException(
                        clause.isEmpty()
                                ? "the solver's proof does not end in a contradiction"
                                : "the solver's clause " + Excerpt.of(clause.toString())
                                        + " does not follow by unit propagation");
            }
            HintedTrail.Lesson lesson = trail.lesson();
            trail.add(lesson.clause());
            steps.add(new LratProof.Step(cnf.clauses().size() + steps.size() + 1, lesson.clause(), lesson.hints()));
            if (lesson.clause().isEmpty()) {
                break;
            }
        }
        return steps;
    }

    private static List<Evidence> evidence(ClaimCnf claimed, LratProof needed) {
        Set<Integer> hints = new HashSet<>();
        needed.steps().forEach(step -> hints.addAll(step.hints()));
        Set<Evidence> used = new LinkedHashSet<>();
        for (ClaimCnf.Group group : claimed.groups()) {
            if (hints.stream().anyMatch(hint -> hint >= group.first() && hint <= group.last())) {
                group.premise().evidence().ifPresent(used::add);
            }
        }
        return List.copyOf(used);
    }

    // The prover sees the position with all other numbers wiped out.
    private static Proof told(View view, Claim claim, List<Evidence> evidence) {
        View wiped = wiped(view, evidence);
        int cell = Bound.cell(claim.bound().atoms().get(0));
        if (Prover.of(wiped).explain(cell) instanceof Answer.Proved proved
                && proved.proof().claim().equals(claim)
                && ProofChecker.of(view).accepts(proved.proof())) {
            return proved.proof();
        }
        throw new IllegalArgumentException("the solver's argument was not found again in our words");
    }

    private static View wiped(View view, List<Evidence> evidence) {
        int dangers = evidence.contains(new Evidence.Total()) ? view.dangers() : View.UNTOLD;
        Scene scene = new Scene(view.rules(), view.topology(), dangers, View.UNTOLD, view.starts());
        for (int i = 0; i < view.opened(); i++) {
            int cell = view.opened(i);
            if (view.exploded(cell)) {
                scene.explode(cell);
            } else if (evidence.contains(new Evidence.Clue(cell))) {
                scene.open(cell, view.clue(cell), GoldClue.UNTOLD);
            } else {
                scene.openSilent(cell);
            }
        }
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.blocked(cell)) {
                scene.block(cell);
            }
        }
        return scene.view();
    }
}
