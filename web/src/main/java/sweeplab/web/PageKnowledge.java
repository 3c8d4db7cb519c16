// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import sweeplab.base.Pieces;
import sweeplab.logic.Dimacs;
import sweeplab.logic.DirectCnf;
import sweeplab.logic.KnowledgeBase;
import sweeplab.logic.KnowledgeText;
import sweeplab.position.Position;
import sweeplab.view.View;

/** What the clues beside covered cells say, as much of it as a page shows: cases (DNF), clauses (CNF), or clauses for a solver (DIMACS). */
final class PageKnowledge {

    private static final int MOST_LINES = 2_000;

    private final KnowledgeBase base;
    private final boolean counts;

    PageKnowledge(View view) {
        counts = view.rules().plain();
        base = KnowledgeBase.of(new Position(view), false);
    }

    /** Nothing where clues are not counts: they have no short formula. */
    String text(String form) {
        if (!counts) {
            return "";
        }
        List<String> lines = form.equals("dimacs")
                ? List.of(Pieces.lines(new Dimacs(base).text(new DirectCnf())))
                : new KnowledgeText(base).byClue(form.equals("dnf"));
        boolean cut = lines.size() > MOST_LINES;
        return String.join("\n", cut ? lines.subList(0, MOST_LINES) : lines) + (cut ? "\n…" : "");
    }
}
