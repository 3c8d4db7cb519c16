// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.kb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.table.Table;
import sweeplab.app.table.TableFormat;
import sweeplab.base.Budget;
import sweeplab.logic.Dimacs;
import sweeplab.logic.KnowledgeBase;
import sweeplab.logic.KnowledgeText;
import sweeplab.logic.SatEngine;
import sweeplab.logic.SatSolver.Answer;
import sweeplab.position.Constraint;
import sweeplab.position.Position;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;

/** The knowledge base of a position: the formula, its size in every encoding, and each cell's two queries with their answers. */
public final class KnowledgeReport {

    private final View view;
    private final KnowledgeBase base;
    private final Set<String> givenUp = new LinkedHashSet<>();
    private final SatEngine engine;
    private final Budget budget;

    public KnowledgeReport(View view, SatEngine engine, boolean withTotal, Budget budget) {
        this.budget = budget;
        this.view = view;
        this.engine = engine;
        base = KnowledgeBase.of(new Position(view), withTotal, budget);
    }

    /** The whole report: the formula, and the board, sizes and queries around it, or before it as remarks where a program is to read it. */
    public String text(KnowledgeFormat format, String board) {
        // What takes little comes first, in case the budget runs out.
        Table queries = queries();
        String tables = TableFormat.TEXT.print(List.of(sizes(), queries));
        String formula = formula(format);
        if (format == KnowledgeFormat.FORMULA) {
            return board + "\n" + Wrapped.conjunction(formula) + "\n" + tables;
        }
        // An OPB file has its numbers in the first line, before any other remark.
        int head = formula.startsWith("*") ? formula.indexOf('\n') + 1 : 0;
        String sign = head > 0 ? "*" : format.remark();
        return formula.substring(0, head) + Wrapped.remarks(sign, board + "\n" + tables) + formula.substring(head);
    }

    private String formula(KnowledgeFormat format) {
        return budget.within(() -> written(format)).orElseGet(() -> {
            givenUp.add("the formula");
            return format.remark() + (format.remark().isEmpty() ? "" : " ") + "KBU is too long to be written here.\n";
        });
    }

    private String written(KnowledgeFormat format) {
        KnowledgeText text = new KnowledgeText(base);
        return switch (format) {
            case FORMULA -> "KBU = " + text.formula(engine.encoding()) + "\n";
            case DIMACS -> new Dimacs(base).text(engine.encoding());
            case LATEX -> text.latex(engine.encoding());
        };
    }

    private Table sizes() {
        List<List<Object>> rows = new ArrayList<>();
        for (SatEngine each : SatEngines.all()) {
            rows.add(budget.within(() -> base.clauses(each.encoding()))
                    .<List<Object>>map(list -> List.of(each.name(), list.variables(), list.size(), each.about()))
                    .orElseGet(() -> {
                        givenUp.add("the size of " + each.name());
                        return List.of(each.name(), "-", "-", each.about());
                    }));
        }
        return new Table(
                "Size in each encoding",
                List.of(
                        Table.column("encoding", "Encoding"),
                        Table.column("variables", "Variables"),
                        Table.column("clauses", "Clauses"),
                        Table.column("about", "Made of")),
                rows);
    }

    private Table queries() {
        List<List<Object>> rows = new ArrayList<>();
        for (KnowledgeBase.Query query : base.queries(engine)) {
            rows.add(List.of(
                    base.names().text(query.cell()),
                    view.topology().name(query.cell()),
                    word(query.asDanger()),
                    word(query.asSafe()),
                    verdict(query),
                    because(query)));
        }
        return new Table(
                "Can the cell hold a " + view.rules().danger() + " (KBU & X), can it be safe (KBU & ~X)?",
                List.of(
                        Table.column("variable", "X"),
                        Table.column("cell", "Cell"),
                        Table.column("asDanger", "KBU & X"),
                        Table.column("asSafe", "KBU & ~X"),
                        Table.column("answer", "So it is"),
                        Table.column("because", "By the clues at")),
                rows);
    }

    private static String word(Answer answer) {
        return switch (answer) {
            case TRUE -> "satisfiable";
            case FALSE -> "unsatisfiable";
            case UNKNOWN -> "not known";
        };
    }

    private String verdict(KnowledgeBase.Query query) {
        return query.danger() ? "a " + view.rules().danger() : query.safe() ? "safe" : "open";
    }

    private String because(KnowledgeBase.Query query) {
        return Arrays.stream(query.because())
                .mapToObj(clue ->
                        clue == Constraint.TOTAL ? "the total" : view.topology().name(clue))
                .collect(Collectors.joining(" "));
    }

    /** What was not found out, and why; nothing if all was. Known when the report is written. */
    public Optional<String> givenUp() {
        if (budget.spent()) {
            givenUp.add("some queries");
        }
        return givenUp.isEmpty()
                ? Optional.empty()
                : Optional.of(String.join(", ", givenUp) + ": "
                        + budget.end().map(end -> TimeLimit.why(budget)).orElse("it is too large"));
    }

    /** Everything as one JSON object, with what is known of the game before it. */
    public String json(Map<String, @Nullable Object> game, KnowledgeFormat format) {
        game.put("encoding", engine.name());
        game.put("formula", formula(format));
        game.put("sizes", sizes().json());
        game.put("queries", queries().json());
        givenUp().ifPresent(words -> game.put("givenUp", words));
        return Json.text(game);
    }
}
