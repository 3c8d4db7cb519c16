// SPDX-License-Identifier: Apache-2.0
package sweeplab.trace;

import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.world.Topology;

/** One move of a game: a probe, a flag or one taken away, the reasoning it came from, and its risk (0 if it was certain, NaN if not known). */
@PublicApi
public record Step(Kind kind, int cell, String by, double risk) {

    private static final double MILLION = 1e6;

    /** What was done to the cell. */
    public enum Kind {
        PROBE,
        FLAG,
        UNFLAG;

        /** The word that stands for it in texts. */
        public String word() {
            return switch (this) {
                case PROBE -> "probe";
                case FLAG -> "flag";
                case UNFLAG -> "unflag";
            };
        }

        static Kind of(String word) {
            return word.equals("probe") ? PROBE : word.equals("flag") ? FLAG : UNFLAG;
        }
    }

    // Risks are kept in millionths, so that every machine writes the same text; no guess becomes certain by that.
    public Step {
        if (!Double.isNaN(risk)) {
            risk = risk == 0 ? 0 : Math.max(1, Math.min(Math.rint(risk * MILLION), MILLION)) / MILLION;
        }
    }

    /** True if the move might have gone wrong. */
    public boolean guess() {
        return risk != 0;
    }

    /** The step as a line: {@code probe 3,4 0.25 safest}. */
    public String text(Topology topology) {
        String line = kind.word() + " " + topology.row(cell) + "," + topology.column(cell) + " " + riskText();
        return by.isEmpty() ? line : line + " " + by;
    }

    private String riskText() {
        if (Double.isNaN(risk)) {
            return "?";
        }
        String digits = Long.toString(Math.round((1 + risk) * MILLION));
        return (risk < 1 ? "0." : "1.") + digits.substring(1).replaceFirst("0{1,5}$", "");
    }

    /** Reads back what {@link #text} wrote. */
    public static Step parse(String line, Topology topology) {
        String[] words = line.split(" ", 4);
        if (words.length < 3 || !words[0].matches("probe|(un)?flag") || !words[1].matches("\\d{1,9},\\d{1,9}")) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(line) + "' is no move: write for instance 'probe 3,4 0.0 single point'");
        }
        String[] place = words[1].split(",");
        int cell = topology.cell(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
        return new Step(Kind.of(words[0]), cell, words.length == 3 ? "" : words[3], risk(words[2], line));
    }

    private static double risk(String word, String line) {
        if (!word.matches("\\?|0\\.\\d{1,6}|1\\.0{1,6}")) {
            throw new IllegalArgumentException("'" + Excerpt.of(line) + "': '" + Excerpt.of(word)
                    + "' is no risk: write a number from 0.0 to 1.0, or ?");
        }
        return word.equals("?") ? Double.NaN : Double.parseDouble(word);
    }
}
