// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.infer.relation.Settling;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;
import sweeplab.view.View;

/** Finds arguments where rules are relations of any kind, with few relations: those that are not needed are left out one by one. */
public final class RelationProver {

    private static final int MOST_BRANCHES = 400;
    private static final int MOST_TO_SHRINK = 60;

    private final Statement statement;
    private final List<Relation> relations;
    private final int[] rank;
    private final Budget budget;
    private int branches;

    public RelationProver(View view, Budget budget) {
        this(Statement.of(view), Settling.withTotal(Statement.of(view)), budget);
    }

    /** A prover that uses these relations alone. */
    public RelationProver(Statement statement, List<Relation> relations, Budget budget) {
        this.budget = budget;
        this.statement = statement;
        this.relations = relations;
        rank = Scan.of(statement.view().topology()).places();
    }

    /** Why this cell is so, if that is certain and not too hard to show. */
    public Optional<RelationArgument> prove(int cell, boolean danger) {
        Optional<RelationArgument> found = prove(cell, danger, relations);
        return found.map(argument -> shrink(argument));
    }

    // Tries to do without each relation in turn; what is left cannot be made smaller in this way.
    private RelationArgument shrink(RelationArgument argument) {
        RelationArgument best = argument;
        List<Relation> kept = new ArrayList<>(argument.relations());
        for (Relation each : kept.size() > MOST_TO_SHRINK ? List.<Relation>of() : List.copyOf(kept)) {
            List<Relation> fewer = new ArrayList<>(kept);
            fewer.remove(each);
            Optional<RelationArgument> without = prove(argument.cell(), argument.danger(), fewer);
            if (without.isPresent()) {
                best = without.get();
                kept.retainAll(best.relations());
            }
        }
        return best;
    }

    /** Why this cell is so, in the first way that is found. */
    public Optional<RelationArgument> quickly(int cell, boolean danger) {
        return prove(cell, danger, relations);
    }

    private Optional<RelationArgument> prove(int cell, boolean danger, List<Relation> using) {
        branches = 0;
        Settling plain = Settling.of(using, statement.known(), rank, budget);
        for (int i = 0; i < plain.facts().size(); i++) {
            Settling.Fact fact = plain.facts().get(i);
            if (fact.cell() == cell && fact.danger() == danger) {
                Branch branch =
                        new Branch(needed(plain.facts().subList(0, i + 1), fact.by(), cell), null, -1, List.of());
                return Optional.of(new RelationArgument(cell, danger, false, branch));
            }
        }
        byte[] known = statement.known().clone();
        known[cell] = danger ? Statement.SAFE : Statement.DANGER;
        Branch branch = refute(using, known);
        return branch == null ? Optional.empty() : Optional.of(new RelationArgument(cell, danger, true, branch));
    }

    // Only the steps that the last one rests on, found from the end back.
    public static List<Step> needed(List<Settling.Fact> facts, Relation last, int lastCell) {
        Set<Integer> wanted = new HashSet<>();
        for (int each : last.cells()) {
            wanted.add(each);
        }
        wanted.add(lastCell);
        List<Step> steps = new ArrayList<>();
        for (int i = facts.size() - 1; i >= 0; i--) {
            Settling.Fact fact = facts.get(i);
            if (wanted.contains(fact.cell())) {
                steps.add(0, new Step(fact.cell(), fact.danger(), fact.by()));
                for (int each : fact.by().cells()) {
                    wanted.add(each);
                }
            }
        }
        return steps;
    }

    // Leads these known cells to what cannot be; null if that is not so, or takes too many cases.
    private @Nullable Branch refute(List<Relation> using, byte[] known) {
        if (++branches > MOST_BRANCHES || budget.spent()) {
            return null;
        }
        Settling settled = Settling.of(using, known, rank, budget);
        if (settled.broken().isPresent()) {
            Relation broken = settled.broken().get();
            return new Branch(needed(settled.facts(), broken, -1), broken, -1, List.of());
        }
        int split = tightest(using, settled.known());
        if (split < 0) {
            return null;
        }
        List<Branch> cases = cases(using, settled.known(), split);
        if (cases == null) {
            return null;
        }
        List<Step> steps = settled.facts().stream()
                .map(fact -> new Step(fact.cell(), fact.danger(), fact.by()))
                .toList();
        return new Branch(steps, null, split, cases);
    }

    private @Nullable List<Branch> cases(List<Relation> using, byte[] known, int split) {
        List<Branch> cases = new ArrayList<>();
        for (byte content : new byte[] {Statement.SAFE, Statement.DANGER}) {
            byte[] next = known.clone();
            next[split] = content;
            Branch branch = refute(using, next);
            if (branch == null) {
                return null;
            }
            cases.add(branch);
        }
        return cases;
    }

    // An unknown cell of the relation that has the fewest left.
    private static int tightest(List<Relation> using, byte[] known) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (Relation relation : using) {
            int open = 0;
            int first = -1;
            for (int cell : relation.cells()) {
                open += known[cell] == Statement.UNKNOWN ? 1 : 0;
                first = first < 0 && known[cell] == Statement.UNKNOWN ? cell : first;
            }
            if (first >= 0 && open < fewest) {
                fewest = open;
                best = first;
            }
        }
        return best;
    }
}
