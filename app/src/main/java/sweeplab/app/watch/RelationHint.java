// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import sweeplab.advice.CheckedArguments;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.relation.LargeRelations;
import sweeplab.count.result.Analysis;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Help in small portions where rules are relations of any kind. */
public final class RelationHint {

    private RelationHint() {}

    /** What to say at this level, from 1 to 5, line by line. */
    public static List<String> lines(View view, int level, Budget budget) {
        OptionalInt given = IntStream.of(view.starts()).filter(view::covered).findFirst();
        if (given.isPresent()) {
            return given(view.topology(), given.getAsInt(), level);
        }
        Analysis analysis = LargeRelations.improve(
                new Exact().limit(budget).analyse(view), view, SatEngines.DEFAULT.tools(), budget);
        Optional<RelationArgument> hint = new CheckedArguments(view, analysis, budget).easiest();
        if (hint.isEmpty() && budget.end().isPresent()) {
            return List.of("Nothing certain was found: " + TimeLimit.why(budget) + ".");
        }
        if (hint.isEmpty()) {
            return List.of("Nothing is certain here, or it takes too many cases to show: the next move is a guess.");
        }
        RelationArgument told = hint.get();
        String name = view.topology().name(told.cell());
        return switch (level) {
            case 1 ->
                List.of(
                        told.danger()
                                ? "A cell is certainly a " + view.rules().danger() + "."
                                : "A cell is certainly safe.");
            case 2 -> List.of("Look near row " + view.topology().row(told.cell()) + ".");
            case 3 -> List.of("Look at " + String.join(", ", names(told)) + ".");
            case 4 -> told.words(view);
            default -> List.of((told.danger() ? "Flag " : "Probe ") + name + ".");
        };
    }

    private static List<String> given(Topology topology, int start, int level) {
        String name = topology.name(start);
        return List.of(
                switch (level) {
                    case 1 -> "A cell is certainly safe.";
                    case 2 -> "Look near row " + topology.row(start) + ".";
                    case 3 -> "Look at the given start " + name + ".";
                    case 4 -> "By the given start " + name + ", " + name + " is safe.";
                    default -> "Probe " + name + ".";
                });
    }

    /** The relations that an argument uses, each in words. */
    public static List<String> names(RelationArgument argument) {
        return argument.relations().stream()
                .map(each -> each.origin().words())
                .distinct()
                .toList();
    }
}
