// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Evidence;
import sweeplab.proof.Meaning;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.view.View;

/** What one line of a proof says that follows by counting. */
final class Sentence {

    private final Phrases phrases;
    private final View view;
    private final Bound bound;
    private final List<Evidence> least = new ArrayList<>();
    private final List<Evidence> most = new ArrayList<>();
    private final List<Integer> dangers = new ArrayList<>();
    private final List<Integer> safe = new ArrayList<>();
    private final List<Bound> others = new ArrayList<>();
    private boolean total;

    Sentence(ProofStep.Count step, Map<Integer, Bound> earlierLines, Phrases phrases) {
        this.phrases = phrases;
        view = phrases.view();
        bound = step.bound();
        for (Cite cite : step.from()) {
            if (cite.evidence() instanceof Evidence.Earlier earlier) {
                know(earlierLines.getOrDefault(earlier.line(), Bound.ABSURD));
            } else {
                total |= cite.evidence() instanceof Evidence.Total || cite.evidence() instanceof Evidence.GoldTotal;
                (cite.side() == Sense.LEAST ? least : most).add(cite.evidence());
            }
        }
    }

    private void know(Bound known) {
        if (known.all()) {
            dangers.addAll(known.atoms());
        } else if (known.none()) {
            safe.addAll(known.atoms());
        } else {
            others.add(known);
        }
    }

    Said said() {
        if (total) {
            return underTotal();
        }
        if (others.isEmpty() && most.size() + least.size() == 1) {
            return most.size() == 1 ? full(most.get(0)) : needy(least.get(0));
        }
        if (others.isEmpty()
                && most.size() == 1
                && least.size() == 1
                && least.get(0).isClue()
                && most.get(0).isClue()) {
            return against(least.get(0), most.get(0));
        }
        return together();
    }

    private @Nullable Said end() {
        return phrases.end(bound);
    }

    // The evidence allows no more than is there.
    private Said full(Evidence one) {
        Said name = phrases.name(one);
        dangers.retainAll(meaning(one).atoms());
        if (one instanceof Evidence.Start || one instanceof Evidence.Apart) {
            return Said.of("by", "name", name, "known", known(), "end", end());
        }
        if (end() == null) {
            return Said.of("tooMany", "name", name, "cells", phrases.cells(dangers));
        }
        return dangers.isEmpty()
                ? Said.of("nothingLeft", "name", name, "end", end())
                : Said.of(
                        "touches",
                        "name",
                        name,
                        "own",
                        phrases.itsOwn(one, dangers.size()),
                        "cells",
                        phrases.cells(dangers),
                        "end",
                        end());
    }

    // The evidence needs all the cells that are left.
    private Said needy(Evidence one) {
        Said name = phrases.name(one);
        safe.retainAll(meaning(one).atoms());
        if (one instanceof Evidence.Flag) {
            return Said.of("by", "name", name, "end", end());
        }
        Said because = safe.isEmpty() ? null : phrases.says(new Bound(Sense.MOST, 0, safe));
        return Said.of(end() == null ? "tooFew" : "justEnough", "name", name, "because", because, "end", end());
    }

    // What one needs in the cells both share, against what the other allows there.
    private Said against(Evidence needs, Evidence allows) {
        Meaning from = meaning(needs);
        Meaning to = meaning(allows);
        List<Integer> shared = new ArrayList<>(from.atoms());
        shared.retainAll(to.atoms());
        return Said.of(
                "share",
                "first",
                phrases.name(needs),
                "second",
                phrases.name(allows),
                "cells",
                phrases.cells(shared),
                "least",
                from.least(),
                "most",
                to.most(),
                "known",
                known(),
                "end",
                end());
    }

    private Meaning meaning(Evidence evidence) {
        return Meaning.of(evidence, view, true).orElse(new Meaning(List.of(), 0, 0));
    }

    private Said underTotal() {
        List<Evidence> clues = new ArrayList<>(least);
        clues.addAll(most);
        clues.removeIf(e -> !e.isClue());
        int left = view.dangers() - view.explodedCells();
        Said with = clues.isEmpty() ? null : tooMany(clues) ? sum() : phrases.names(clues);
        return Said.of(
                "underTotal",
                "count",
                left,
                "danger",
                view.rules().danger(),
                "with",
                with,
                "known",
                known(),
                "end",
                end());
    }

    private Said together() {
        List<Evidence> all = new ArrayList<>(least);
        all.addAll(most);
        List<Said> parts = new ArrayList<>();
        if (tooMany(all)) {
            parts.add(sum());
        } else {
            all.stream().map(phrases::name).distinct().forEach(parts::add);
        }
        others.forEach(other -> parts.add(Said.of("that", "end", phrases.says(other))));
        return Said.of("from", "names", Phrases.list(parts), "known", known(), "end", end());
    }

    private boolean tooMany(List<Evidence> evidence) {
        return phrases.brief() && evidence.stream().distinct().count() > Phrases.MOST;
    }

    // What the clues amount to when they are added up, one side against the other.
    private Said sum() {
        int needed = least.stream().mapToInt(each -> meaning(each).least()).sum();
        int allowed = most.stream().mapToInt(each -> meaning(each).most()).sum();
        return Said.of("sum", "needy", least.size(), "needed", needed, "full", most.size(), "allowed", allowed);
    }

    private @Nullable Said known() {
        List<Said> parts = new ArrayList<>();
        if (!dangers.isEmpty()) {
            int count = (int) dangers.stream().distinct().count();
            parts.add(phrases.says(new Bound(Sense.LEAST, count, dangers)));
        }
        if (!safe.isEmpty()) {
            parts.add(phrases.says(new Bound(Sense.MOST, 0, safe)));
        }
        return parts.isEmpty() ? null : Said.of("known", "parts", parts);
    }
}
