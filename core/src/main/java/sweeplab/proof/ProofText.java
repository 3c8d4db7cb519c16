// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import sweeplab.base.Excerpt;
import sweeplab.world.Topology;

/** The text form of proofs, for keeping them and checking them later; docs/proofs.md describes it. */
public final class ProofText {

    static final String HEAD = "sweeplab-proof 1";

    private static final int MOST_LINES = 100_000;
    private static final int DEEPEST = 300;

    private ProofText() {}

    public static String write(Proof proof, Topology topology) {
        ProofWords words = new ProofWords(topology);
        StringBuilder text = new StringBuilder(HEAD + "\n" + words.claim(proof.claim()) + "\n");
        write(proof.steps(), words, text);
        return text.toString();
    }

    private static void write(List<ProofStep> steps, ProofWords words, StringBuilder text) {
        for (ProofStep step : steps) {
            if (step instanceof ProofStep.Count count) {
                text.append(count.number())
                        .append(' ')
                        .append(words.bound(count.bound()))
                        .append(" from");
                count.from().forEach(cite -> text.append(' ').append(words.cite(cite)));
                text.append('\n');
            } else if (step instanceof ProofStep.Suppose suppose) {
                text.append(suppose.assumed()).append(" suppose ").append(words.bound(suppose.assumption()));
                text.append('\n');
                write(suppose.then(), words, text);
                text.append(suppose.number())
                        .append(" not ")
                        .append(suppose.assumed())
                        .append('\n');
            }
        }
    }

    /** Reads back what {@link #write} wrote. */
    public static Proof read(String text, Topology topology) {
        String[] lines = text.strip().split("\n", MOST_LINES + 3);
        if (lines.length < 2 || !lines[0].strip().equals(HEAD)) {
            throw new IllegalArgumentException(
                    "line 1 of a proof must be '" + HEAD + "', found '" + Excerpt.of(lines[0]) + "'");
        }
        if (lines.length > MOST_LINES + 2) {
            throw new IllegalArgumentException("a proof of more than " + MOST_LINES + " lines is not read");
        }
        Reader reader = new Reader(new ProofWords(topology));
        Claim claim = reader.claim(lines[1].strip());
        for (int i = 2; i < lines.length; i++) {
            reader.read(i + 1, lines[i].strip());
        }
        return new Proof(claim, reader.steps());
    }

    /** The lines read so far; suppositions that are not closed yet are on a stack. */
    private static final class Reader {

        private record Supposition(int assumed, Bound assumption, List<ProofStep> then) {}

        private final ProofWords words;
        private final Deque<Supposition> open = new ArrayDeque<>();
        private List<ProofStep> steps = new ArrayList<>();
        private final Deque<List<ProofStep>> outer = new ArrayDeque<>();

        Reader(ProofWords words) {
            this.words = words;
        }

        Claim claim(String line) {
            try {
                return words.readClaim(line);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line 2 of a proof: " + e.getMessage(), e);
            }
        }

        void read(int place, String line) {
            try {
                String[] parts = line.split(" ", 3);
                if (parts.length < 3) {
                    throw new IllegalArgumentException(
                            "write a number and then most, least, suppose or not, for instance"
                                    + " '1 most 0 of 3,4 from -clue:2,2'");
                }
                read(ProofWords.number(parts[0]), parts[1], parts[2]);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "line " + place + " of a proof, '" + Excerpt.of(line) + "': " + e.getMessage(), e);
            }
        }

        private void read(int number, String word, String rest) {
            switch (word) {
                case "suppose" -> suppose(number, rest);
                case "not" -> close(number, rest);
                default -> {
                    int from = (rest + " ").indexOf(" from ");
                    if (from < 0) {
                        throw new IllegalArgumentException("'from' and what it follows from is missing");
                    }
                    Bound bound = words.readBound(word + " " + rest.substring(0, from));
                    String cites =
                            rest.substring(Math.min(rest.length(), from + 5)).strip();
                    steps.add(new ProofStep.Count(number, bound, words.readCites(cites)));
                }
            }
        }

        private void suppose(int number, String rest) {
            if (open.size() == DEEPEST) {
                throw new IllegalArgumentException("more than " + DEEPEST + " suppositions inside each other");
            }
            List<ProofStep> then = new ArrayList<>();
            open.push(new Supposition(number, words.readBound(rest), then));
            outer.push(steps);
            steps = then;
        }

        private void close(int number, String rest) {
            if (open.isEmpty() || open.peek().assumed() != ProofWords.number(rest)) {
                throw new IllegalArgumentException(
                        "supposition " + Excerpt.of(rest) + " is not the one that is open here");
            }
            Supposition done = open.pop();
            steps = outer.pop();
            steps.add(new ProofStep.Suppose(done.assumed(), done.assumption(), done.then(), number));
        }

        List<ProofStep> steps() {
            if (!open.isEmpty()) {
                throw new IllegalArgumentException("after the last line of a proof: supposition "
                        + open.peek().assumed() + " is never closed: write 'N not "
                        + open.peek().assumed() + "' when it has become absurd");
            }
            return steps;
        }
    }
}
