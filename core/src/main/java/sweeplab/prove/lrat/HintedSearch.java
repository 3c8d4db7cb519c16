// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratProof;

/** Refutes a formula by supposing literals one after the other and learning a clause from every clash. */
final class HintedSearch {

    private static final long MOST_WORK = 1_000_000_000;
    private static final long MOST_FOR_A_GOAL = 5_000_000;

    private final HintedTrail trail;
    private final List<LratProof.Step> steps = new ArrayList<>();
    private final int given;
    private final int direct;
    private long limit = MOST_WORK;

    private HintedSearch(Cnf cnf, int direct) {
        this.direct = direct;
        trail = new HintedTrail(cnf.variables());
        cnf.clauses().forEach(trail::add);
        given = cnf.clauses().size();
    }

    /**
     * A refutation with no step that it does not need, or nothing if that would take too much work. Each goal, a literal that
     * may lead there, is tried first; what is supposed is taken from the first {@code direct} clauses as long as one is undecided.
     */
    static Optional<LratProof> refute(Cnf cnf, List<Integer> goals, int direct) {
        HintedSearch search = new HintedSearch(cnf, direct);
        for (int goal : goals) {
            search.limit = search.trail.work() + MOST_FOR_A_GOAL;
            if (search.learn(new ArrayList<>(List.of(-goal))).map(List::isEmpty).orElse(false)) {
                return Optional.of(trimmed(search.given, search.steps));
            }
        }
        search.limit = search.trail.work() + MOST_WORK;
        return search.learn(new ArrayList<>()).map(empty -> trimmed(search.given, search.steps));
    }

    // What is learnt denies some of the suppositions; if not the last one, it goes for the caller's as well.
    private Optional<List<Integer>> learn(List<Integer> supposed) {
        while (trail.work() < limit) {
            if (trail.clash(supposed)) {
                return Optional.of(record(trail.lesson()));
            }
            int choice = trail.choice(direct);
            if (choice == 0) {
                throw new IllegalArgumentException("the clauses can all hold, so there is nothing to refute");
            }
            supposed.add(choice);
            Optional<List<Integer>> learnt = learn(supposed);
            supposed.remove(supposed.size() - 1);
            if (learnt.isEmpty() || !learnt.get().contains(-choice)) {
                return learnt;
            }
        }
        return Optional.empty();
    }

    private List<Integer> record(HintedTrail.Lesson lesson) {
        trail.add(lesson.clause());
        steps.add(new LratProof.Step(given + steps.size() + 1, lesson.clause(), lesson.hints()));
        return lesson.clause();
    }

    /** The same refutation without the steps that its last one does not need. */
    static LratProof trimmed(int given, List<LratProof.Step> steps) {
        List<LratProof.Step> kept = new ArrayList<>();
        Set<Integer> needed = new HashSet<>(Set.of(given + steps.size()));
        for (int i = steps.size() - 1; i >= 0; i--) {
            LratProof.Step step = steps.get(i);
            if (needed.contains(step.number())) {
                kept.add(step);
                needed.addAll(step.hints());
            }
        }
        Collections.reverse(kept);
        return renumbered(given, kept);
    }

    private static LratProof renumbered(int given, List<LratProof.Step> kept) {
        Map<Integer, Integer> numbers = new HashMap<>();
        List<LratProof.Step> renamed = new ArrayList<>();
        for (LratProof.Step step : kept) {
            int number = given + renamed.size() + 1;
            numbers.put(step.number(), number);
            List<Integer> hints = step.hints().stream()
                    .map(hint -> numbers.getOrDefault(hint, hint))
                    .toList();
            renamed.add(new LratProof.Step(number, step.clause(), hints));
        }
        return new LratProof(renamed);
    }
}
