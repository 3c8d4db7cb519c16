// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Checked;
import sweeplab.advice.Guess;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Words;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofText;
import sweeplab.prove.Answer;
import sweeplab.prove.Wording;
import sweeplab.view.View;
import sweeplab.world.Graph;
import sweeplab.world.World;

/** What {@code sweep explain} has to say of one cell. */
record ExplainReport(View view, int cell, Answer answer, Budget budget) {

    static ExplainReport of(View view, int cell, Budget budget) {
        return new ExplainReport(view, cell, Checked.cell(view, cell, budget), budget);
    }

    String name() {
        return view.topology().name(cell);
    }

    Optional<Proof> proof() {
        return Checked.proof(answer);
    }

    /** The text form of the proof; empty if there is none. */
    String proofText() {
        return proof().map(proof -> ProofText.write(proof, view.topology())).orElse("");
    }

    /** Why the command failed, if it did. */
    Optional<String> failure() {
        if (answer instanceof Answer.Inconsistent) {
            return Optional.of("the clues of this position cannot all be true");
        }
        return answer instanceof Answer.Unknown
                ? Optional.of("it was not found out whether " + name() + " is certain: "
                        + budget.end().map(end -> TimeLimit.why(budget)).orElse("that would take too much work"))
                : Optional.empty();
    }

    List<String> lines(BoardPainter painter, boolean full) {
        if (answer instanceof Answer.Open open) {
            return openLines(open, painter);
        }
        List<String> lines = new ArrayList<>();
        proof().ifPresent(proof -> {
            lines.addAll(painter.marking(lit(proof)).paint(view));
            lines.add("");
            lines.add(heading(proof));
            lines.addAll(words(proof, full));
            lines.add("The proof was checked.");
        });
        return lines;
    }

    private List<String> words(Proof proof, boolean full) {
        return full ? Wording.inFull(proof, view) : Wording.of(proof, view);
    }

    private String heading(Proof proof) {
        String clues = Words.count(proof.clues().size(), "clue");
        String size = switch (size()) {
            case SMALLEST -> ", no proof needs fewer";
            case MINIMAL -> ", none can be left out";
            case AS_FOUND -> "";
        };
        String claim = proof.claim().text(view.topology(), view.rules().danger());
        // The name of a cell stays as it was given.
        String first = claim.substring(0, 1);
        return (claim.startsWith(name()) ? first : first.toUpperCase(Locale.ROOT)) + claim.substring(1) + " ("
                + proof.grade().words() + "; " + clues + size + ").";
    }

    private Answer.Size size() {
        if (answer instanceof Answer.Proved proved) {
            return proved.size();
        }
        return answer instanceof Answer.Inconsistent inconsistent ? inconsistent.size() : Answer.Size.AS_FOUND;
    }

    private static Set<Integer> lit(Proof proof) {
        return proof.clues().stream().map(ExplainReport::cell).collect(Collectors.toSet());
    }

    private static int cell(Evidence clue) {
        return clue instanceof Evidence.Clue number ? number.cell() : ((Evidence.GoldNear) clue).cell();
    }

    private List<String> openLines(Answer.Open open, BoardPainter painter) {
        double danger = new Exact().limit(budget).analyse(view).danger(cell);
        List<String> lines = new ArrayList<>(painter.marking(cell).paint(view));
        lines.add("");
        lines.add(name() + " is not certain: a " + view.rules().danger() + " with "
                + (Double.isNaN(danger) ? "a chance that is not known" : Words.percent(danger)) + ".");
        lines.add("Two boards that agree with every clue, one with a "
                + view.rules().danger() + " there, one without:");
        for (World world : List.of(open.with(), open.without())) {
            lines.add("");
            lines.addAll(painter.marking(cell).paint(world, view.rules()));
        }
        Guess.best(view, budget).ifPresent(guess -> {
            lines.add("");
            lines.add("Nothing is certain. The safest probe:");
            lines.addAll(guess.words(view));
        });
        return lines;
    }

    Map<String, @Nullable Object> json(boolean full) {
        Map<String, @Nullable Object> json = Json.object(
                "row", view.topology().row(cell), "col", view.topology().column(cell), "answer", word());
        if (view.topology().shape() instanceof Graph) {
            json.put("name", name());
        }
        proof().ifPresent(proof -> {
            json.put("grade", proof.grade().words());
            json.put("size", size().name().toLowerCase(Locale.ROOT));
            json.put("clues", lit(proof).stream().sorted().map(this::place).toList());
            json.put("words", words(proof, full));
            json.put("proof", proofText());
            json.put("checked", true);
        });
        if (answer instanceof Answer.Open open) {
            json.put("mine", new Exact().limit(budget).analyse(view).danger(cell));
            json.put("with", dangers(open.with()));
            json.put("without", dangers(open.without()));
        }
        return json;
    }

    private String word() {
        if (answer instanceof Answer.Proved proved) {
            Claim claim = proved.proof().claim();
            return claim instanceof Claim.Safe ? "safe" : claim instanceof Claim.Danger ? "danger" : "gold";
        }
        return answer instanceof Answer.Open
                ? "open"
                : answer instanceof Answer.Inconsistent ? "inconsistent" : "unknown";
    }

    private List<Integer> place(int of) {
        return List.of(view.topology().row(of), view.topology().column(of));
    }

    private List<List<Integer>> dangers(World world) {
        List<List<Integer>> places = new ArrayList<>();
        for (int each = 0; each < world.topology().size(); each++) {
            if (world.danger(each)) {
                places.add(place(each));
            }
        }
        return places;
    }
}
