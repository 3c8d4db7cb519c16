// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.PublicApi;
import sweeplab.infer.relation.Settling;
import sweeplab.proof.Grade;
import sweeplab.relation.Relation;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Why a cell is safe or a danger where rules are relations of any kind: steps that each follow from one relation and what is known, to the claim itself or, after the opposite is
 * supposed, to a relation that cannot hold; where steps end before that, both contents of a cell are gone through.
 *
 * @param supposed true if the opposite of the claim is supposed
 */
@PublicApi
public record RelationArgument(int cell, boolean danger, boolean supposed, Branch branch) {

    /** One cell that follows from one relation. */
    public record Step(int cell, boolean danger, Relation by) {}

    /** Steps, and then either the relation that cannot hold any more, or two branches for the contents of a cell, or the claim. */
    public record Branch(List<Step> steps, @Nullable Relation broken, int split, List<Branch> cases) {}

    /** The relations that the argument uses, in order. */
    public Set<Relation> relations() {
        Set<Relation> used = new LinkedHashSet<>();
        collect(branch, used);
        return used;
    }

    private static void collect(Branch branch, Set<Relation> used) {
        branch.steps().forEach(step -> used.add(step.by()));
        if (branch.broken() != null) {
            used.add(branch.broken());
        }
        branch.cases().forEach(each -> collect(each, used));
    }

    /** How hard it is: by the relations it uses, whether cases are gone through, and whether the total is needed. */
    public Grade grade() {
        if (usesTotal()) {
            return Grade.MINE_COUNTER;
        }
        int used = named();
        Grade byRelations = used <= 1 ? Grade.ONE_CLUE : used == 2 ? Grade.TWO_CLUES : Grade.SEVERAL_CLUES;
        return branch.cases().isEmpty() ? byRelations : Grade.CASE_SPLIT;
    }

    public boolean usesTotal() {
        return relations().stream().anyMatch(Settling::isTotal);
    }

    /** Clues used times steps: how much a player has to look at and to think. */
    public int difficulty() {
        return Math.max(1, named()) * length();
    }

    // By their names, as a certificate has them: several lines through a cell are one rule there.
    private int named() {
        return (int) relations().stream()
                .map(relation -> relation.origin().words())
                .distinct()
                .count();
    }

    /** How many steps there are in all. */
    public int length() {
        return length(branch);
    }

    private static int length(Branch branch) {
        return branch.steps().size()
                + 1
                + branch.cases().stream().mapToInt(RelationArgument::length).sum();
    }

    /** The argument in sentences, a line each. */
    public List<String> words(View view) {
        Topology topology = view.topology();
        String mine = view.rules().danger();
        List<String> lines = new ArrayList<>();
        if (supposed) {
            lines.add("Suppose " + topology.name(cell) + (danger ? " were safe." : " were a " + mine + "."));
        }
        tell(branch, topology, mine, supposed ? "  " : "", lines);
        lines.add("So " + claim(topology, mine, cell, danger) + ".");
        return lines;
    }

    private static void tell(Branch branch, Topology topology, String mine, String indent, List<String> lines) {
        for (Step step : branch.steps()) {
            lines.add(indent + "Then " + claim(topology, mine, step.cell(), step.danger()) + ", by "
                    + step.by().origin().words() + ".");
        }
        if (branch.broken() != null) {
            lines.add(indent + "This " + branch.broken().origin().words() + " does not allow.");
        }
        for (int i = 0; i < branch.cases().size(); i++) {
            lines.add(indent + "If " + claim(topology, mine, branch.split(), i == 1) + ":");
            tell(branch.cases().get(i), topology, mine, indent + "  ", lines);
        }
    }

    private static String claim(Topology topology, String mine, int cell, boolean danger) {
        return topology.name(cell) + (danger ? " is a " + mine : " is safe");
    }
}
