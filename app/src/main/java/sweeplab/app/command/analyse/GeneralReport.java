// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.CheckedArguments;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Words;
import sweeplab.app.watch.RelationHint;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.relation.LargeRelations;
import sweeplab.count.result.Analysis;
import sweeplab.prove.relation.EitherWay;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.relation.Relation;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;
import sweeplab.world.World;

/** What {@code sweep explain} has to say where rules are relations of any kind. */
record GeneralReport(
        View view,
        int cell,
        Analysis analysis,
        Optional<RelationArgument> argument,
        Optional<World> with,
        Optional<World> without,
        Budget budget) {

    static GeneralReport of(View view, int cell, Budget budget) {
        Analysis analysis = LargeRelations.improve(
                new Exact().limit(budget).analyse(view), view, SatEngines.DEFAULT.tools(), budget);
        Optional<RelationArgument> argument = new CheckedArguments(view, analysis, budget).of(cell);
        boolean certain = analysis.dangers().contains(cell) || analysis.safe().contains(cell);
        if (certain || analysis.verdict() == Analysis.Verdict.INCONSISTENT) {
            return new GeneralReport(view, cell, analysis, argument, Optional.empty(), Optional.empty(), budget);
        }
        IntFunction<Optional<World>> worlds = worlds(view, cell, analysis, budget);
        return new GeneralReport(view, cell, analysis, argument, worlds.apply(1), worlds.apply(0), budget);
    }

    String name() {
        return view.topology().name(cell);
    }

    /** Why there is no argument, said after the name of the cell. */
    String noArgument() {
        return given()
                ? " is safe because the game starts there: there is nothing to prove"
                : certain()
                        ? " is certain, but to show why takes too many cases"
                        : " is not certain, so there is no proof to write";
    }

    private boolean certain() {
        return argument.isPresent()
                || analysis.safe().contains(cell)
                || analysis.dangers().contains(cell);
    }

    private boolean given() {
        return IntStream.of(view.starts()).anyMatch(start -> start == cell);
    }

    private boolean danger() {
        return argument.map(RelationArgument::danger).orElse(analysis.dangers().contains(cell));
    }

    private String word() {
        if (analysis.verdict() == Analysis.Verdict.INCONSISTENT) {
            return "inconsistent";
        }
        return certain() ? danger() ? "danger" : "safe" : with.isPresent() && without.isPresent() ? "open" : "unknown";
    }

    Optional<String> failure() {
        return switch (word()) {
            case "inconsistent" -> Optional.of("the clues of this position cannot all be true");
            case "unknown" ->
                Optional.of("it was not found out whether " + view.topology().name(cell)
                        + " is certain: "
                        + budget.end().map(end -> TimeLimit.why(budget)).orElse("that would take too much work"));
            default -> Optional.empty();
        };
    }

    List<String> lines(BoardPainter painter) {
        List<String> lines = new ArrayList<>(painter.marking(cell).paint(view));
        lines.add("");
        if (argument.isPresent()) {
            lines.addAll(argument.get().words(view));
            lines.add("The argument was checked; it uses "
                    + Words.count(argument.get().relations().size(), "relation") + ".");
        } else if (given()) {
            lines.add("By the given start " + name() + ", " + name() + " is safe.");
        } else if (certain()) {
            lines.add(view.topology().name(cell)
                    + (danger() ? " is a " + view.rules().danger() : " is safe")
                    + " in every world that fits; to show why takes too many cases.");
        } else if (word().equals("open")) {
            String chance = analysis.knows(cell)
                    ? ": a " + view.rules().danger() + " with " + Words.percent(analysis.danger(cell))
                    : "";
            lines.add(view.topology().name(cell) + " is not certain" + chance
                    + ". Two boards that fit, with one there and without:");
            for (World world : List.of(with.orElseThrow(), without.orElseThrow())) {
                lines.add("");
                lines.addAll(painter.marking(cell).paint(world, view.rules()));
            }
        }
        return lines;
    }

    // Worlds that fit: one with a danger in the cell for 1, one without for 0.
    private static IntFunction<Optional<World>> worlds(View view, int cell, Analysis analysis, Budget budget) {
        if (analysis.verdict() == Analysis.Verdict.TOO_LARGE) {
            LargeRelations large = new LargeRelations(view, SatEngines.DEFAULT.tools(), budget);
            return danger -> large.world(cell, danger == 1);
        }
        return danger -> EitherWay.world(view, cell, danger == 1, budget);
    }

    Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> json = Json.object(
                "row", view.topology().row(cell), "col", view.topology().column(cell), "answer", word());
        argument.ifPresent(found -> {
            json.put(
                    "clues",
                    found.relations().stream()
                            .map(Relation::origin)
                            .filter(origin -> origin.isClue())
                            .map(origin -> List.of(
                                    view.topology().row(origin.cell()),
                                    view.topology().column(origin.cell())))
                            .toList());
            json.put("relations", RelationHint.names(found));
            json.put("words", found.words(view));
            json.put("checked", true);
        });
        if (word().equals("open")) {
            json.put("mine", analysis.knows(cell) ? analysis.danger(cell) : null);
            json.put("with", dangers(with.orElseThrow()));
            json.put("without", dangers(without.orElseThrow()));
        }
        return json;
    }

    private List<List<Integer>> dangers(World world) {
        return IntStream.range(0, view.topology().size())
                .filter(world::danger)
                .mapToObj(each ->
                        List.of(view.topology().row(each), view.topology().column(each)))
                .toList();
    }
}
