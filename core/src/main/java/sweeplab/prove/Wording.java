// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sweeplab.proof.Bound;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.view.View;

/** A proof line by line, in plain words or as what is said apart from any language. */
public final class Wording {

    /** A line of a proof, and inside how many suppositions it stands. */
    public record Line(int depth, Said said) {}

    private final Phrases phrases;
    private final Map<Integer, Bound> bounds = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();

    private Wording(View view, boolean brief) {
        phrases = new Phrases(view, brief);
    }

    /** The proof in short: a step that cites more than a dozen clues is told as their sum, and of many cells the first few. */
    public static List<String> of(Proof proof, View view) {
        return told(lines(proof, view, true), view);
    }

    /** The proof with every clue and cell that it names. */
    public static List<String> inFull(Proof proof, View view) {
        return told(lines(proof, view, false), view);
    }

    /** One line that follows by counting, in full; {@code bounds} are the lines known there. */
    public static String sentence(ProofStep.Count count, Map<Integer, Bound> bounds, View view) {
        return new English(view).sentence(new Sentence(count, bounds, new Phrases(view, false)).said());
    }

    /** What is supposed. */
    public static String opening(ProofStep.Suppose suppose, View view) {
        return new English(view).sentence(supposed(suppose, new Phrases(view, false)));
    }

    /** What is known when a supposition has become absurd. */
    public static String closing(ProofStep.Suppose suppose, View view) {
        return new English(view).sentence(notSo(suppose, new Phrases(view, false)));
    }

    private static Said supposed(ProofStep.Suppose suppose, Phrases phrases) {
        return Said.of("suppose", "end", phrases.supposes(suppose.assumption()));
    }

    private static Said notSo(ProofStep.Suppose suppose, Phrases phrases) {
        return Said.of("notSo", "end", phrases.says(suppose.bound()));
    }

    /** The proof in short, for whoever words it in another language. */
    public static List<Line> lines(Proof proof, View view) {
        return lines(proof, view, true);
    }

    /** What the proof proves, likewise. */
    public static Said claim(Proof proof, View view) {
        return new Phrases(view, true).claim(proof.claim());
    }

    private static List<Line> lines(Proof proof, View view, boolean brief) {
        Wording wording = new Wording(view, brief);
        wording.tell(proof.steps(), 0);
        return wording.lines;
    }

    // One sentence a line, lines inside a supposition indented.
    private static List<String> told(List<Line> lines, View view) {
        English english = new English(view);
        return lines.stream()
                .map(line -> "  ".repeat(line.depth()) + english.sentence(line.said()))
                .toList();
    }

    private void tell(List<ProofStep> steps, int depth) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count) {
                lines.add(new Line(depth, new Sentence(count, bounds, phrases).said()));
            } else if (step instanceof ProofStep.Suppose suppose) {
                bounds.put(suppose.assumed(), suppose.assumption());
                lines.add(new Line(depth, supposed(suppose, phrases)));
                tell(suppose.then(), depth + 1);
                lines.add(new Line(depth, notSo(suppose, phrases)));
            }
            bounds.put(step.number(), step.bound());
        }
    }
}
