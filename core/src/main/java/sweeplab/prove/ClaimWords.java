// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sweeplab.base.Noun;
import sweeplab.proof.Bound;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.view.View;

/** What a sceptic reads beside a refutation: the statement, the argument, and what each variable and premise stands for. */
public record ClaimWords(View view) {

    /** The statement and the argument, a sentence a line. */
    public List<String> head(Proof proof, String what) {
        List<String> lines = new ArrayList<>();
        lines.add("The statement: " + claim(proof) + ".");
        lines.add("Denied here, so that these " + what + " cannot all hold.");
        lines.addAll(Wording.inFull(proof, view));
        return lines;
    }

    public String claim(Proof proof) {
        return proof.claim().text(view.topology(), danger());
    }

    private String danger() {
        return view.rules().danger();
    }

    private String name(int cell) {
        return view.topology().name(cell);
    }

    /** What it means that the atom is true. */
    public String atom(int atom) {
        return name(Bound.cell(atom)) + " is " + (Bound.isGold(atom) ? "gold" : "a " + danger());
    }

    /** Where a premise comes from and what it says. */
    public String premise(Premise premise) {
        return premise.evidence().map(this::evidence).orElse("the statement denied") + ": " + bound(premise.bound());
    }

    private String bound(Bound bound) {
        String of = bound.atoms().stream()
                .map(atom -> (Bound.isGold(atom) ? "gold in " : "") + name(Bound.cell(atom)))
                .collect(Collectors.joining(" "));
        return "at " + bound.sense().word() + " " + bound.count() + " of " + (of.isEmpty() ? "none" : of);
    }

    private String evidence(Evidence evidence) {
        if (evidence instanceof Evidence.Clue clue) {
            return view.gold(clue.cell())
                    ? "the gold at " + name(clue.cell())
                    : "the clue " + view.clue(clue.cell()) + " at " + name(clue.cell());
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
            return "the number of " + Noun.plural(danger()) + ", " + view.dangers();
        }
        if (evidence instanceof Evidence.GoldTotal) {
            return "the amount of gold, " + view.golds();
        }
        if (evidence instanceof Evidence.Flag flag) {
            return "the flag at " + name(flag.cell()) + ", proved before it was set";
        }
        return evidence instanceof Evidence.Start start
                ? "the start cell " + name(start.cell()) + " is safe"
                : evidence.toString();
    }
}
