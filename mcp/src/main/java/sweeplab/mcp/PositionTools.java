// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import sweeplab.advice.Checked;
import sweeplab.advice.Hint;
import sweeplab.app.command.option.Agents;
import sweeplab.app.json.Json;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.TextFormat;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.ProofText;
import sweeplab.rules.RuleBook;
import sweeplab.view.View;

/** Tools about one position. */
final class PositionTools {

    private static final long MILLIS = 10_000;
    private static final String SECONDS = "10";

    private PositionTools() {}

    static CallToolResult read(Arguments given) {
        View view = view(given);
        return Replies.picture(Replies.text(text(given, view)), view, Set.of()).build();
    }

    static CallToolResult analyse(Arguments given) {
        View view = view(given);
        String by = Agents.all().get(given.maybe("by").orElse("balanced")).name();
        String json =
                Commanded.output(text(given, view), "analyse", "-", "--json", "--by", by, "--time-limit", SECONDS);
        return Replies.picture(Replies.data(json), view, Set.of()).build();
    }

    static CallToolResult explain(Arguments given) {
        View view = view(given);
        int[] cell = given.cell("cell");
        String json = Commanded.output(
                text(given, view),
                "explain",
                "-",
                "--cell",
                cell[0] + "," + cell[1],
                "--json",
                "--time-limit",
                SECONDS);
        Budget budget = Budget.millis(MILLIS);
        Optional<Proof> proof = Checked.proof(Checked.cell(view, view.topology().cell(cell[0], cell[1]), budget));
        return Replies.picture(
                        Replies.data(json), view, proof.map(PositionTools::lit).orElse(Set.of()))
                .build();
    }

    private static Set<Integer> lit(Proof proof) {
        Set<Integer> cells = new LinkedHashSet<>();
        for (Evidence clue : proof.clues()) {
            cells.add(clue instanceof Evidence.Clue number ? number.cell() : ((Evidence.GoldNear) clue).cell());
        }
        return cells;
    }

    static CallToolResult check(Arguments given) {
        View view = view(given);
        Proof proof = ProofText.read(given.text("proof"), view.topology());
        String fault = ProofChecker.of(view).fault(proof).orElse("");
        String claim = proof.claim().text(view.topology(), view.rules().danger());
        return Replies.data(Json.text(Json.object(
                        "accepted", fault.isEmpty(), "claim", claim, "fault", fault.isEmpty() ? null : fault)))
                .build();
    }

    static CallToolResult hint(Arguments given) {
        long level = given.number("level", 1);
        if (level < 1 || level > Hint.Level.values().length) {
            throw new IllegalArgumentException(
                    "level " + level + " is out of range: 1 to " + Hint.Level.values().length);
        }
        Hint hint = Hint.of(view(given), Budget.millis(MILLIS));
        return Replies.text(String.join("\n", hint.text(Hint.Level.values()[(int) level - 1])))
                .build();
    }

    /** The position to think about; a game's id stands for its start. */
    private static View view(Arguments given) {
        String text = given.text("position");
        View view = BoundedDraw.within(library -> read(text, library));
        if (view.topology().size() > BoundedDraw.MOST_CELLS) {
            throw new IllegalArgumentException("a board of " + view.topology().size()
                    + " cells is too large here: at most " + BoundedDraw.MOST_CELLS);
        }
        return view;
    }

    private static View read(String text, Library library) {
        try {
            return Recast.question(new Formats(library).read(text));
        } catch (IllegalArgumentException e) {
            return started(text, library).orElseThrow(() -> e);
        }
    }

    private static Optional<View> started(String id, Library library) {
        try {
            return Optional.of(BoundedDraw.started(GameId.parse(id), library).view());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    // A level has no name that our own form could hold; its text stands for it.
    private static String text(Arguments given, View view) {
        return RuleBook.has(view.rules().id()) ? text(view) : given.text("position");
    }

    /** A view in our own text form. */
    static String text(View view) {
        return ((TextFormat) new Formats().named("board")).text(new SeenPosition(view));
    }
}
