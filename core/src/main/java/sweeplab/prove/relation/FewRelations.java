// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.relation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sweeplab.agent.Move;
import sweeplab.base.Budget;
import sweeplab.infer.relation.Settling;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;
import sweeplab.view.View;

/**
 * The argument that uses the fewest relations, as players want a hint: one if one does, two if two do, which is looked at in every pair that shares a cell; else one of which none can be
 * left out.
 */
public final class FewRelations {

    private final Statement statement;
    private final List<Relation> relations;
    private final Budget budget;

    public FewRelations(View view, Budget budget) {
        this.budget = budget;
        statement = Statement.of(view);
        relations = Settling.withTotal(statement);
    }

    /** The best argument for one of these certain moves (see {@link Move}). */
    public Optional<RelationArgument> of(int... moves) {
        return best(IntStream.of(moves).mapToObj(this::one))
                .or(() -> best(IntStream.of(moves).mapToObj(this::two)))
                .or(() -> best(IntStream.of(moves).mapToObj(this::any)));
    }

    private static Optional<RelationArgument> best(Stream<Optional<RelationArgument>> found) {
        return found.flatMap(Optional::stream)
                .min(Comparator.comparingInt(
                                (RelationArgument each) -> each.relations().size())
                        .thenComparingInt(RelationArgument::length));
    }

    private Optional<RelationArgument> one(int move) {
        return about(Move.cell(move))
                .map(relation -> prove(move, relation))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(RelationArgument::length));
    }

    private Optional<RelationArgument> two(int move) {
        return about(Move.cell(move))
                .flatMap(relation -> relations.stream()
                        .filter(other -> other != relation && share(relation, other))
                        .map(other -> prove(move, relation, other)))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(RelationArgument::length));
    }

    private Optional<RelationArgument> any(int move) {
        return new RelationProver(statement, relations, budget).prove(Move.cell(move), Move.isFlag(move));
    }

    private Optional<RelationArgument> prove(int move, Relation... using) {
        return budget.spent()
                ? Optional.empty()
                : new RelationProver(statement, List.of(using), budget).quickly(Move.cell(move), Move.isFlag(move));
    }

    private Stream<Relation> about(int cell) {
        return relations.stream()
                .filter(relation -> IntStream.of(relation.cells()).anyMatch(each -> each == cell));
    }

    // Two relations say more together only by a cell that both speak of and nobody knows.
    private boolean share(Relation one, Relation other) {
        return IntStream.of(one.cells())
                .filter(cell -> statement.known()[cell] == Statement.UNKNOWN)
                .anyMatch(cell -> IntStream.of(other.cells()).anyMatch(each -> each == cell));
    }
}
