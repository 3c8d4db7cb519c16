package sweeplab.prove.lrat;

import java.util.List;
import java.util.stream.Collectors;
import sweeplab.proof.Bound;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.prove.Wording;
import sweeplab.view.View;

/** What a sceptic needs, as texts: the formula, its refutation with hints and without, and what its variables and clauses stand for. */
public record LratFiles(String cnf, String lrat, String drat, String map) {

    public static LratFiles of(Proof proof, View view, LratExport.Accepted export) {
        Words words = new Words(view);
        String head = words.statement(proof);
        StringBuilder map = new StringBuilder(head);
        List<Integer> atoms = export.claim().atoms();
        for (int i = 0; i < atoms.size(); i++) {
            map.append("variable ").append(i + 1).append(": ").append(words.atom(atoms.get(i)));
            map.append('\n');
        }
        export.claim().groups().forEach(group -> map.append(words.group(group)));
        return new LratFiles(
                head + export.claim().cnf().dimacs(),
                export.proof().text(),
                export.proof().drat(),
                map.toString());
    }

    private record Words(View view) {

        String statement(Proof proof) {
            String claim = proof.claim().text(view.topology(), danger());
            String argument = Wording.inFull(proof, view).stream()
                    .map(line -> "c " + line + "\n")
                    .collect(Collectors.joining());
            return "c The statement: " + claim + ".\nc Denied here, so that these clauses cannot all hold.\n"
                    + argument;
        }

        private String danger() {
            return view.rules().danger();
        }

        private String name(int cell) {
            return view.topology().name(cell);
        }

        String atom(int atom) {
            return name(Bound.cell(atom)) + " is " + (Bound.isGold(atom) ? "gold" : "a " + danger());
        }

        String group(ClaimCnf.Group group) {
            String numbers = group.first() == group.last()
                    ? "clause " + group.first()
                    : "clauses " + group.first() + " to " + group.last();
            return numbers + ": " + group.evidence().map(this::evidence).orElse("the statement denied") + ": "
                    + bound(group.bound()) + "\n";
        }

        private String bound(Bound bound) {
            String of = bound.atoms().stream()
                    .map(atom -> (Bound.isGold(atom) ? "gold in " : "") + name(Bound.cell(atom)))
                    .collect(Collectors.joining(" "));
            return "at " + bound.sense().word() + " " + bound.count() + " of " + (of.isEmpty() ? "none" : of);
        }

        private String evidence(Evidence evidence) {
            if (evidence instanceof Evidence.Clue clue) {
                return "the clue " + view.clue(clue.cell()) + " at " + name(clue.cell());
            }
            if (evidence instanceof Evidence.GoldNear near) {
                return "what " + name(near.cell()) + " says of gold";
            }
            if (evidence instanceof Evidence.Apart apart) {
                return "no gold at " + name(apart.gold()) + " beside a " + danger() + " at " + name(apart.danger());
            }
            return general(evidence);
        }

        private String general(Evidence evidence) {
            if (evidence instanceof Evidence.Total) {
                return "the number of " + danger() + "s, " + view.dangers();
            }
            if (evidence instanceof Evidence.GoldTotal) {
                return "the amount of gold, " + view.golds();
            }
            return evidence instanceof Evidence.Start start
                    ? "the start cell " + name(start.cell()) + " is safe"
                    : evidence.toString();
        }
    }
}
