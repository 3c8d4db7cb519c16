// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratProof;

/** A refutation while it is written: premises of several groups and lemmas with their hints. Numbers are given in the end, so that the premises of one group stand together. */
final class Derivation {

    /** More premises than this are not written. */
    static final int MOST_PREMISES = ClaimCnf.MOST_CLAUSES;

    private static final int MOST_LEMMAS = 5 * MOST_PREMISES;

    private record Given(int group, List<Integer> clause) {}

    private record Lemma(List<Integer> clause, List<Integer> hints) {}

    private final List<Given> given = new ArrayList<>();
    private final List<Lemma> lemmas = new ArrayList<>();
    private final Set<Integer> needed = new HashSet<>();

    /** Adds a premise; what comes back stands for it in hints. */
    int premise(int group, List<Integer> clause) {
        given.add(new Given(group, clause));
        return given.size();
    }

    /** Adds a clause that follows; what comes back stands for it in hints. */
    int lemma(List<Integer> clause, List<Integer> hints) {
        lemmas.add(new Lemma(clause, hints));
        return -lemmas.size();
    }

    /** True if there is no room for so many lemmas more, with three premises each. */
    boolean full(int more) {
        return given.size() + 3 * more > MOST_PREMISES || lemmas.size() + 2 * more > MOST_LEMMAS;
    }

    /** The premises that the last lemma rests on. */
    Cnf cnf(int variables) {
        return new Cnf(
                variables, order().stream().map(at -> given.get(at).clause()).toList());
    }

    /** How many premises of a group the last lemma rests on. */
    int size(int group) {
        return (int)
                order().stream().filter(at -> given.get(at).group() == group).count();
    }

    /** The lemmas that the last one rests on, and itself. */
    LratProof proof() {
        Map<Integer, Integer> numbers = new HashMap<>();
        order().forEach(at -> numbers.put(at + 1, numbers.size() + 1));
        List<LratProof.Step> steps = new ArrayList<>();
        for (int i = 0; i < lemmas.size(); i++) {
            if (needed().contains(-i - 1)) {
                List<Integer> hints =
                        lemmas.get(i).hints().stream().map(numbers::get).toList();
                numbers.put(-i - 1, numbers.size() + 1);
                steps.add(new LratProof.Step(numbers.size(), lemmas.get(i).clause(), hints));
            }
        }
        return new LratProof(steps);
    }

    // Premises that are needed, group by group.
    private List<Integer> order() {
        return IntStream.range(0, given.size())
                .filter(at -> needed().contains(at + 1))
                .boxed()
                .sorted(Comparator.comparingInt(at -> given.get(at).group()))
                .toList();
    }

    // Everything that the last lemma rests on, found from the end back.
    private Set<Integer> needed() {
        if (needed.isEmpty()) {
            needed.add(-lemmas.size());
            for (int i = lemmas.size() - 1; i >= 0; i--) {
                if (needed.contains(-i - 1)) {
                    needed.addAll(lemmas.get(i).hints());
                }
            }
        }
        return needed;
    }
}
