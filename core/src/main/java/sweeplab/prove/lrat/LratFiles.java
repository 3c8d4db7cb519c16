// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import java.util.List;
import java.util.stream.Collectors;
import sweeplab.proof.Proof;
import sweeplab.prove.ClaimWords;
import sweeplab.view.View;

/** What a sceptic needs, as texts: the formula, its refutation with hints and without, and what its variables and clauses stand for. */
public record LratFiles(String cnf, String lrat, String drat, String map) {

    public static LratFiles of(Proof proof, View view, LratExport.Accepted export) {
        ClaimWords words = new ClaimWords(view);
        String head = words.head(proof, "clauses").stream()
                .map(line -> "c " + line + "\n")
                .collect(Collectors.joining());
        return new LratFiles(
                head + export.claim().cnf().dimacs(),
                export.proof().text(),
                export.proof().drat(),
                head + map(export.claim(), words));
    }

    private static String map(ClaimCnf claim, ClaimWords words) {
        StringBuilder map = new StringBuilder();
        List<Integer> atoms = claim.atoms();
        for (int i = 0; i < atoms.size(); i++) {
            map.append("variable ").append(i + 1).append(": ").append(words.atom(atoms.get(i)));
            map.append('\n');
        }
        for (ClaimCnf.Counter counter : claim.counters()) {
            map.append(defined(counter)).append('\n');
        }
        for (ClaimCnf.Group group : claim.groups()) {
            map.append(numbers(group)).append(": ").append(words.premise(group.premise()));
            map.append('\n');
        }
        return map.toString();
    }

    // A definition binds in one direction, which is all that its use needs.
    private static String defined(ClaimCnf.Counter counter) {
        boolean denied = counter.counted().get(0) < 0;
        String cells = counter.counted().stream()
                .map(literal -> " " + Math.abs(literal))
                .collect(Collectors.joining());
        String range = counter.first() == counter.last()
                ? "variable " + counter.first() + ", new: true if at least 1"
                : "variables " + counter.first() + " to " + counter.last() + ", new: true if at least 1, 2, … "
                        + (counter.last() - counter.first() + 1);
        return range + " of these are " + (denied ? "false" : "true") + ":" + cells;
    }

    private static String numbers(ClaimCnf.Group group) {
        return group.first() == group.last()
                ? "clause " + group.first()
                : "clauses " + group.first() + " to " + group.last();
    }
}
