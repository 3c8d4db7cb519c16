// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** How cells, clues and conclusions are spoken of, in any language; of a long list only the first few if it is to be brief. */
record Phrases(View view, boolean brief) {

    /** The most that is listed where it is to be brief. */
    static final int MOST = 12;

    private static final int SAMPLE = 3;

    /** {@code (1,2), (1,3) and (2,2)}. */
    Said cells(List<Integer> atoms) {
        return shown(
                atoms.stream().map(Bound::cell).distinct().map(Phrases::cell).toList());
    }

    static Said cell(int cell) {
        return Said.of("cell", "number", cell);
    }

    private Said shown(List<Said> names) {
        return brief && names.size() > MOST
                ? Said.of("list", "items", names.subList(0, SAMPLE), "others", names.size() - SAMPLE)
                : list(names);
    }

    static Said list(List<Said> names) {
        return Said.of("list", "items", names, "others", 0);
    }

    private String danger() {
        return view.rules().danger();
    }

    /** What a bound says, or what would be if it were so. */
    private Said says(Bound bound, boolean supposed) {
        List<Integer> atoms = bound.atoms();
        String kind =
                bound.none() ? "none" : bound.all() ? "all" : bound.sense().word();
        return Said.of(
                "bound",
                "kind",
                kind,
                "count",
                bound.count(),
                "cells",
                cells(atoms),
                "size",
                atoms.size(),
                "gold",
                !atoms.isEmpty() && Bound.isGold(atoms.get(0)),
                "danger",
                danger(),
                "supposed",
                supposed);
    }

    Said says(Bound bound) {
        return says(bound, false);
    }

    Said supposes(Bound bound) {
        return says(bound, true);
    }

    /** What a conclusion says; nothing if it is that this cannot be. */
    @Nullable
    Said end(Bound bound) {
        return bound.equals(Bound.ABSURD) ? null : says(bound);
    }

    Said claim(Claim claim) {
        return claim instanceof Claim.Impossible ? Said.of("impossible") : says(claim.bound());
    }

    /** A piece of evidence by name: {@code the 3 at (2,4)}. */
    Said name(Evidence evidence) {
        if (evidence instanceof Evidence.Clue clue) {
            return clue(clue.cell());
        } else if (evidence instanceof Evidence.GoldNear near) {
            return goldClue(near.cell());
        } else if (evidence instanceof Evidence.Apart) {
            return Said.of("apart", "danger", danger());
        } else if (evidence instanceof Evidence.Start start) {
            return Said.of("start", "cell", cell(start.cell()));
        } else if (evidence instanceof Evidence.Flag flag) {
            return Said.of("flag", "cell", cell(flag.cell()));
        } else if (evidence instanceof Evidence.GoldTotal) {
            return Said.of("goldTotal");
        }
        return Said.of("total", "danger", danger());
    }

    private Said clue(int cell) {
        if (view.gold(cell)) {
            return Said.of("goldFound", "cell", cell(cell));
        }
        int dangers = view.atLeast(cell);
        Said means = dangers == view.clue(cell) ? null : Said.of("dangers", "count", dangers, "danger", danger());
        return Said.of("clue", "value", view.clue(cell), "cell", cell(cell), "means", means);
    }

    private Said goldClue(int cell) {
        if (view.rules().goldClue() == GoldClue.CARDINAL) {
            return Said.of("letter", "there", view.goldClue(cell) > 0, "cell", cell(cell));
        }
        return Said.of("goldClue", "value", view.goldClue(cell), "cell", cell(cell));
    }

    /** What a clue has found when these are all: {@code its 2 nettles, }. */
    Said itsOwn(Evidence evidence, int found) {
        boolean all = evidence instanceof Evidence.Clue clue && view.atMost(clue.cell()) == found;
        return Said.of("itsOwn", "all", all, "count", found, "danger", danger());
    }

    /** All of these by name, each rule once. */
    Said names(List<Evidence> evidence) {
        List<Said> names = new ArrayList<>();
        evidence.stream().map(this::name).distinct().forEach(names::add);
        return shown(names);
    }
}
