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
        for (ClaimCnf.Group group : claim.groups()) {
            map.append(numbers(group)).append(": ").append(words.premise(group.premise()));
            map.append('\n');
        }
        return map.toString();
    }

    private static String numbers(ClaimCnf.Group group) {
        return group.first() == group.last()
                ? "clause " + group.first()
                : "clauses " + group.first() + " to " + group.last();
    }
}
