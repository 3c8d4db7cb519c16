// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.CheckedArguments;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.prove.relation.EitherWay;
import sweeplab.prove.relation.RelationArgument;
import sweeplab.prove.relation.RelationArgument.Branch;
import sweeplab.prove.relation.RelationArgument.Step;
import sweeplab.relation.Relation;
import sweeplab.view.View;

/** What {@link Explained} tells where clues are relations of any kind: line by line, each line with the cells and clues that the page lights. */
final class Argued {

    // Somebody waits for it.
    private static final long MILLIS = 5_000;

    private final View view;
    private final Analysis analysis;
    private final List<String> words = new ArrayList<>();
    private final List<PageJson> lines = new ArrayList<>();

    Argued(View view) {
        this.view = view;
        analysis = new Exact().analyse(view);
    }

    PageJson cell(int cell) {
        boolean danger = analysis.dangers().contains(cell);
        if (danger || analysis.safe().contains(cell)) {
            return argument(cell).map(this::told).orElse(unknown(cell));
        }
        Optional<int[]> with = dangers(cell, true);
        Optional<int[]> without = dangers(cell, false);
        return with.isEmpty() || without.isEmpty()
                ? unknown(cell)
                : PageJson.object(
                        "kind", "open", "cell", cell, "with", with.orElseThrow(), "without", without.orElseThrow());
    }

    /** Why a certain cell is so. */
    Optional<RelationArgument> argument(int cell) {
        return arguments().of(cell);
    }

    PageJson easiest() {
        return arguments().easiest().map(this::told).orElse(unknown(-1));
    }

    private CheckedArguments arguments() {
        return new CheckedArguments(view, analysis, Budget.millis(MILLIS));
    }

    private static PageJson unknown(int cell) {
        return PageJson.object("kind", "unknown", "cell", cell);
    }

    private Optional<int[]> dangers(int cell, boolean danger) {
        return EitherWay.world(view, cell, danger, Budget.millis(MILLIS))
                .map(world -> IntStream.range(0, view.topology().size())
                        .filter(each -> world.danger(each) && view.covered(each))
                        .toArray());
    }

    // Where nothing is supposed, the last step is the claim.
    private PageJson told(RelationArgument argument) {
        words.addAll(argument.words(view));
        String claim = words.get(words.size() - 1).replace("So ", "").replace(".", "");
        if (argument.supposed()) {
            say("suppose", argument.cell(), !argument.danger(), null, 0);
            tell(argument.branch(), 1);
            say("so", argument.cell(), argument.danger(), null, 0);
        } else {
            words.replaceAll(line -> line.replace("Then ", ""));
            argument.branch().steps().forEach(step -> say("fact", step.cell(), step.danger(), step.by(), 0));
        }
        return PageJson.object(
                "kind",
                "proved",
                "cell",
                argument.cell(),
                "verdict",
                argument.danger() ? "danger" : "safe",
                "claim",
                claim,
                "grade",
                argument.grade().name().toLowerCase(Locale.ROOT),
                "lines",
                lines);
    }

    // In the order of the words.
    private void tell(Branch branch, int depth) {
        for (Step step : branch.steps()) {
            say("step", step.cell(), step.danger(), step.by(), depth);
        }
        if (branch.broken() != null) {
            say("broken", -1, false, branch.broken(), depth);
        }
        for (int i = 0; i < branch.cases().size(); i++) {
            say("case", branch.split(), i == 1, null, depth);
            tell(branch.cases().get(i), depth + 1);
        }
    }

    private void say(String part, int cell, boolean danger, @Nullable Relation by, int depth) {
        IntStream spoken = by == null ? IntStream.empty() : IntStream.of(by.cells());
        boolean clue = by != null && by.origin().isClue();
        lines.add(PageJson.object(
                "text",
                words.get(lines.size()).strip(),
                "argued",
                PageJson.object(
                        "part",
                        part,
                        "cell",
                        cell,
                        "danger",
                        danger,
                        "mine",
                        view.rules().danger(),
                        "by",
                        by == null ? "" : by.origin().words()),
                "depth",
                depth,
                "cells",
                IntStream.concat(spoken, IntStream.of(cell))
                        .filter(each -> each >= 0 && view.covered(each))
                        .distinct()
                        .toArray(),
                "clues",
                clue && by != null ? new int[] {by.origin().cell()} : new int[0]));
    }
}
