package sweeplab.prove;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Evidence;
import sweeplab.proof.Meaning;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.proof.Sense;
import sweeplab.view.View;

/** A proof in plain words, one sentence a line, lines inside a supposition indented. */
public final class Wording {

    private final View view;
    private final Phrases phrases;
    private final Map<Integer, Bound> bounds = new HashMap<>();
    private final List<String> sentences = new ArrayList<>();

    private Wording(View view, boolean brief) {
        this.view = view;
        phrases = new Phrases(view, brief);
    }

    /** The proof in short: a step that cites more than a dozen clues is told as their sum, and of many cells the first few. */
    public static List<String> of(Proof proof, View view) {
        return told(proof, view, true);
    }

    /** The proof with every clue and cell that it names. */
    public static List<String> inFull(Proof proof, View view) {
        return told(proof, view, false);
    }

    /** One line that follows by counting, in full; {@code bounds} are the lines known there. */
    public static String sentence(ProofStep.Count count, Map<Integer, Bound> bounds, View view) {
        Wording wording = new Wording(view, false);
        wording.bounds.putAll(bounds);
        wording.say("", wording.new Sentence(count).text());
        return wording.sentences.get(0);
    }

    /** What is supposed. */
    public static String opening(ProofStep.Suppose suppose, View view) {
        return "Suppose " + new Phrases(view, false).supposes(suppose.assumption()) + ".";
    }

    /** What is known when a supposition has become absurd. */
    public static String closing(ProofStep.Suppose suppose, View view) {
        return "So that cannot be: " + new Phrases(view, false).says(suppose.bound()) + ".";
    }

    private static List<String> told(Proof proof, View view, boolean brief) {
        Wording wording = new Wording(view, brief);
        wording.tell(proof.steps(), "");
        return wording.sentences;
    }

    private void tell(List<ProofStep> steps, String indent) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count) {
                say(indent, new Sentence(count).text());
            } else if (step instanceof ProofStep.Suppose suppose) {
                bounds.put(suppose.assumed(), suppose.assumption());
                say(indent, "suppose " + phrases.supposes(suppose.assumption()) + ".");
                tell(suppose.then(), indent + "  ");
                say(indent, closing(suppose, view));
            }
            bounds.put(step.number(), step.bound());
        }
    }

    private void say(String indent, String sentence) {
        sentences.add(indent + Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
    }

    /** One line that follows by counting. */
    private final class Sentence {

        private final Bound bound;
        private final List<Evidence> least = new ArrayList<>();
        private final List<Evidence> most = new ArrayList<>();
        private final List<Integer> dangers = new ArrayList<>();
        private final List<Integer> safe = new ArrayList<>();
        private final List<Bound> others = new ArrayList<>();
        private boolean total;

        Sentence(ProofStep.Count step) {
            bound = step.bound();
            for (Cite cite : step.from()) {
                if (cite.evidence() instanceof Evidence.Earlier earlier) {
                    know(bounds.getOrDefault(earlier.line(), Bound.ABSURD));
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

        String text() {
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

        private boolean absurd() {
            return bound.equals(Bound.ABSURD);
        }

        // The evidence allows no more than is there.
        private String full(Evidence one) {
            String name = phrases.name(one);
            dangers.retainAll(meaning(one).atoms());
            if (one instanceof Evidence.Start || one instanceof Evidence.Apart) {
                return "by " + name + known() + ", " + end();
            }
            if (absurd()) {
                return name + " would have too many around it: " + phrases.cells(dangers) + ".";
            }
            String all = dangers.isEmpty()
                    ? " has nothing left to find in covered cells"
                    : " already touches " + phrases.itsOwn(one, dangers.size()) + phrases.cells(dangers);
            return name + all + ", so " + phrases.says(bound) + ".";
        }

        // The evidence needs all the cells that are left.
        private String needy(Evidence one) {
            String name = phrases.name(one);
            safe.retainAll(meaning(one).atoms());
            if (one instanceof Evidence.Flag) {
                return "by " + name + ", " + end();
            }
            String because = safe.isEmpty() ? "" : " (" + phrases.says(new Bound(Sense.MOST, 0, safe)) + ")";
            if (absurd()) {
                return name + " has too few cells left" + because + ".";
            }
            return name + " has only as many cells left as it needs" + because + ", so " + phrases.says(bound) + ".";
        }

        // What one needs in the cells both share, against what the other allows there.
        private String against(Evidence needs, Evidence allows) {
            Meaning from = meaning(needs);
            Meaning to = meaning(allows);
            List<Integer> shared = new ArrayList<>(from.atoms());
            shared.retainAll(to.atoms());
            String text = phrases.name(needs) + " and " + phrases.name(allows) + " share " + phrases.cells(shared)
                    + "; the first needs at least " + from.least() + " in all, the second allows at most " + to.most()
                    + known();
            return absurd() ? text + ": they cannot both be right." : text + ", so " + phrases.says(bound) + ".";
        }

        private Meaning meaning(Evidence evidence) {
            return Meaning.of(evidence, view, true).orElse(new Meaning(List.of(), 0, 0));
        }

        private String underTotal() {
            List<Evidence> clues = new ArrayList<>(least);
            clues.addAll(most);
            clues.removeIf(e -> !e.isClue());
            int left = view.dangers() - view.explodedCells();
            String text = "there are " + phrases.dangers(left) + " in the covered cells";
            if (!clues.isEmpty()) {
                text += "; with " + (tooMany(clues) ? sum() : phrases.names(clues));
            }
            return text + known() + ", so " + end();
        }

        private String together() {
            List<Evidence> all = new ArrayList<>(least);
            all.addAll(most);
            List<String> parts = new ArrayList<>();
            if (tooMany(all)) {
                parts.add(sum());
            } else {
                all.stream().map(phrases::name).distinct().forEach(parts::add);
            }
            others.forEach(other -> parts.add("that " + phrases.says(other)));
            return "from " + Phrases.list(parts) + known() + ", " + end();
        }

        private boolean tooMany(List<Evidence> evidence) {
            return phrases.brief() && evidence.stream().distinct().count() > Phrases.MOST;
        }

        // What the clues amount to when they are added up, one side against the other.
        private String sum() {
            List<String> sides = new ArrayList<>();
            if (!least.isEmpty()) {
                int needed =
                        least.stream().mapToInt(each -> meaning(each).least()).sum();
                sides.add(clues(least.size()) + " that need at least " + needed + " in all");
            }
            if (!most.isEmpty()) {
                int allowed =
                        most.stream().mapToInt(each -> meaning(each).most()).sum();
                sides.add(clues(most.size()) + " that allow at most " + allowed + " in all");
            }
            return "the sum of " + String.join(", against ", sides);
        }

        private static String clues(int count) {
            return count + (count == 1 ? " clue" : " clues");
        }

        private String known() {
            List<String> parts = new ArrayList<>();
            if (!dangers.isEmpty()) {
                parts.add(phrases.says(new Bound(
                        Sense.LEAST, dangers.stream().distinct().toList().size(), dangers)));
            }
            if (!safe.isEmpty()) {
                parts.add(phrases.says(new Bound(Sense.MOST, 0, safe)));
            }
            return parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")";
        }

        private String end() {
            return absurd() ? "this cannot be." : phrases.says(bound) + ".";
        }
    }
}
