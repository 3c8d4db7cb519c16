// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sweeplab.advice.Checked;
import sweeplab.advice.Hint;
import sweeplab.base.Budget;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.prove.Answer;
import sweeplab.prove.Said;
import sweeplab.prove.Wording;
import sweeplab.view.View;
import sweeplab.world.World;

/** Why a cell is safe or dangerous, line by line, each line with the cells and clues that the page lights. */
final class Explained {

    // Somebody waits for it.
    private static final long HINT_MILLIS = 5_000;

    private final View view;
    private final List<PageJson> lines = new ArrayList<>();
    private List<String> sentences = List.of();
    private List<Wording.Line> worded = List.of();

    Explained(View view) {
        this.view = view;
    }

    PageJson cell(int cell) {
        return !view.rules().plain()
                ? new Argued(view).cell(cell)
                : json(Checked.cell(view, cell, Budget.unlimited()), cell);
    }

    /** Why the clues cannot all be true. */
    PageJson contradiction() {
        return json(Checked.contradiction(view, Budget.unlimited()), -1);
    }

    /** Core's ladder for the easiest certain cell: its rungs, and the proof that they tell piece by piece. */
    PageJson hint() {
        List<String> rungs = Arrays.stream(Hint.Level.values())
                .map(level -> level.name().toLowerCase(Locale.ROOT))
                .toList();
        return PageJson.object("rungs", rungs, "answer", view.rules().plain() ? easiest() : new Argued(view).easiest());
    }

    private PageJson easiest() {
        return Hint.of(view, Budget.millis(HINT_MILLIS))
                .proof()
                .map(this::told)
                .orElse(PageJson.object("kind", "unknown", "cell", -1));
    }

    private PageJson told(Proof proof) {
        boolean impossible = proof.claim() instanceof Claim.Impossible;
        return impossible
                ? proof("inconsistent", proof, -1)
                : proof(
                        "proved",
                        proof,
                        Bound.cell(proof.claim().bound().atoms().get(0)));
    }

    private PageJson json(Answer answer, int cell) {
        if (answer instanceof Answer.Proved proved) {
            return proof("proved", proved.proof(), cell);
        }
        if (answer instanceof Answer.Inconsistent wrong) {
            return proof("inconsistent", wrong.proof(), -1);
        }
        if (answer instanceof Answer.Open open) {
            return PageJson.object(
                    "kind", "open", "cell", cell, "with", dangers(open.with()), "without", dangers(open.without()));
        }
        return PageJson.object("kind", "unknown", "cell", cell);
    }

    private int[] dangers(World world) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (world.danger(cell) && view.covered(cell)) {
                cells.add(cell);
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    private PageJson proof(String kind, Proof proof, int cell) {
        sentences = Wording.of(proof, view);
        worded = Wording.lines(proof, view);
        tell(proof.steps());
        return PageJson.object(
                "kind",
                kind,
                "cell",
                cell,
                "verdict",
                proof.claim() instanceof Claim.Danger
                        ? "danger"
                        : proof.claim() instanceof Claim.Gold ? "gold" : "safe",
                "claim",
                proof.claim().text(view.topology(), view.rules().danger()),
                "claimed",
                said(Wording.claim(proof, view)),
                "grade",
                grade(proof),
                "lines",
                lines);
    }

    private static String grade(Proof proof) {
        return proof.given() ? "given" : proof.grade().name().toLowerCase(Locale.ROOT);
    }

    // In the order of the wording: a supposition, what follows from it, and its end.
    private void tell(List<ProofStep> steps) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count) {
                say(count.bound(), count.from());
            } else if (step instanceof ProofStep.Suppose suppose) {
                say(suppose.assumption(), List.of());
                tell(suppose.then());
                say(suppose.bound(), List.of());
            }
        }
    }

    private void say(Bound bound, List<Cite> from) {
        String sentence = sentences.get(lines.size());
        Wording.Line line = worded.get(lines.size());
        int[] cells = bound.atoms().stream().mapToInt(Bound::cell).distinct().toArray();
        int[] clues = from.stream()
                .mapToInt(cite -> clue(cite.evidence()))
                .filter(cell -> cell >= 0)
                .distinct()
                .toArray();
        lines.add(PageJson.object(
                "text",
                sentence.strip(),
                "said",
                said(line.said()),
                "depth",
                line.depth(),
                "cells",
                cells,
                "clues",
                clues));
    }

    // For the page's other languages: the phrase under "say", and what it speaks of.
    private static PageJson said(Said said) {
        List<Object> parts = new ArrayList<>(List.of("say", said.phrase()));
        said.parts().forEach((name, part) -> {
            parts.add(name);
            parts.add(
                    part instanceof Said other
                            ? said(other)
                            : part instanceof List<?> list
                                    ? list.stream()
                                            .map(each -> said((Said) each))
                                            .toList()
                                    : part);
        });
        return PageJson.object(parts.toArray());
    }

    private static int clue(Evidence evidence) {
        if (evidence instanceof Evidence.Clue clue) {
            return clue.cell();
        }
        return evidence instanceof Evidence.GoldNear near ? near.cell() : -1;
    }
}
