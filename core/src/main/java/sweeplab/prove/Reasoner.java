// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.infer.relation.Settling;
import sweeplab.position.Prior;
import sweeplab.proof.Grade;
import sweeplab.prove.Reasoned.Moment;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.prove.relation.RelationProver;
import sweeplab.relation.Relation;
import sweeplab.relation.Scan;
import sweeplab.view.Statement;
import sweeplab.view.Status;
import sweeplab.view.View;

/**
 * Plays games whose rules are relations of any kind by certain moves alone, each with its argument: first what one relation settles, then what one supposition refutes, then what takes
 * cases. Stops where every move would take a harder argument than it may use.
 */
public final class Reasoner {

    private static final int STATES = 1 << 16;
    private static final int PROVED_AT_MOST = 6;

    private final Grade hardest;
    private final boolean cases;
    private final Exact exact = new Exact(Prior.USUAL, STATES);
    private Budget budget = Budget.unlimited();

    public Reasoner(Grade hardest) {
        this(hardest, hardest.compareTo(Grade.CASE_SPLIT) >= 0);
    }

    private Reasoner(Grade hardest, boolean cases) {
        this.hardest = hardest;
        this.cases = cases;
    }

    /** Reasoning that supposes one thing at a time and never goes through cases: what people do. */
    public static Reasoner stepByStep(Grade hardest) {
        return new Reasoner(hardest, false);
    }

    /** Thinks no longer than this budget allows: then nothing more counts as certain. */
    public void limit(Budget whole) {
        budget = whole;
        exact.limit(whole);
    }

    /** Plays on a view by these two actions, until the game is won or nothing more is certain. */
    public Reasoned play(View view, IntConsumer probe, IntConsumer flag) {
        List<Moment> moments = new ArrayList<>();
        List<Moment> next = next(view);
        while (!next.isEmpty()) {
            for (Moment moment : next) {
                int cell = Move.cell(moment.move());
                // A cascade may have done it already.
                if (view.status() == Status.PLAYING && view.covered(cell) && !view.flagged(cell)) {
                    moments.add(moment);
                    (Move.isFlag(moment.move()) ? flag : probe).accept(cell);
                }
            }
            next = next(view);
        }
        return new Reasoned(view.status() == Status.WON, moments);
    }

    // Moves that are certain one after the other; none if there is none that is easy enough.
    private List<Moment> next(View view) {
        if (view.status() != Status.PLAYING || budget.spent()) {
            return List.of();
        }
        Statement statement = Statement.trustingFlags(view);
        List<Moment> told = told(statement);
        if (!told.isEmpty()) {
            return told;
        }
        List<Relation> relations =
                hardest == Grade.MINE_COUNTER ? Settling.withTotal(statement) : statement.relations();
        Settling settled = Settling.of(
                relations, statement.known(), Scan.of(view.topology()).places(), budget);
        if (!settled.facts().isEmpty()) {
            return settled.facts().stream().map(Reasoner::alone).toList();
        }
        Optional<RelationArgument> argument = hardest == Grade.ONE_CLUE
                ? Optional.empty()
                : refuted(settled).or(() -> refutedByAll(settled)).or(() -> byCases(statement, relations));
        return argument.map(found -> List.of(moment(found))).orElse(List.of());
    }

    // The cells that the player is told are safe.
    private static List<Moment> told(Statement statement) {
        Branch nothing = new Branch(List.of(), null, -1, List.of());
        return IntStream.range(0, statement.known().length)
                .filter(cell -> statement.known()[cell] == Statement.SAFE
                        && statement.view().covered(cell))
                .mapToObj(cell -> moment(new RelationArgument(cell, false, false, nothing)))
                .toList();
    }

    private static Moment alone(Settling.Fact fact) {
        Step step = new Step(fact.cell(), fact.danger(), fact.by());
        return moment(new RelationArgument(
                fact.cell(), fact.danger(), false, new Branch(List.of(step), null, -1, List.of())));
    }

    private static Moment moment(RelationArgument argument) {
        int cell = argument.cell();
        return new Moment(argument.danger() ? Move.flag(cell) : Move.probe(cell), argument);
    }

    // The easiest cell whose opposite leads to what cannot be, step by step.
    private Optional<RelationArgument> refuted(Settling settled) {
        RelationArgument best = null;
        for (int cell = 0; cell < settled.known().length && !budget.spent(); cell++) {
            for (int opposite = 0; settled.known()[cell] == Statement.UNKNOWN && opposite < 2; opposite++) {
                RelationArgument found = refutation(settled.suppose(cell, opposite == 1), cell, opposite == 0);
                boolean easier = found != null && (best == null || found.difficulty() < best.difficulty());
                best = easier ? found : best;
            }
        }
        return Optional.ofNullable(best);
    }

    // The first such cell where relations of many cells are asked too; what they say alone is known already.
    private Optional<RelationArgument> refutedByAll(Settling settled) {
        for (int cell = 0; cell < settled.known().length && !budget.spent(); cell++) {
            for (int opposite = 0; settled.known()[cell] == Statement.UNKNOWN && opposite < 2; opposite++) {
                Settling supposed = settled.suppose(cell, opposite == 1);
                if (!supposed.facts().isEmpty()) {
                    supposed.goOn();
                    RelationArgument found = refutation(supposed, cell, opposite == 0);
                    if (found != null) {
                        return Optional.of(found);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private @Nullable RelationArgument refutation(Settling supposed, int cell, boolean danger) {
        Relation broken = supposed.broken().orElse(null);
        if (broken == null) {
            return null;
        }
        List<Step> steps = RelationProver.needed(supposed.facts(), broken, -1);
        RelationArgument found = new RelationArgument(cell, danger, true, new Branch(steps, broken, -1, List.of()));
        return found.grade().compareTo(hardest) <= 0 ? found : null;
    }

    // What counting calls certain is shown by going through cases, if there are not too many.
    private Optional<RelationArgument> byCases(Statement statement, List<Relation> relations) {
        if (!cases) {
            return Optional.empty();
        }
        View view = statement.view();
        Analysis analysis = exact.analyse(view);
        RelationProver prover = new RelationProver(statement, relations, budget);
        return IntStream.concat(
                        analysis.safe().stream(),
                        analysis.dangers().stream()
                                .filter(cell -> !view.flagged(cell))
                                .map(Move::flag))
                .limit(PROVED_AT_MOST)
                .mapToObj(move -> prover.quickly(Move.cell(move), Move.isFlag(move)))
                .flatMap(Optional::stream)
                .filter(found -> found.grade().compareTo(hardest) <= 0)
                .findFirst();
    }
}
