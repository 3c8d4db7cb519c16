package sweeplab.trace;

import sweeplab.world.Topology;

/** One move of a game: a probe or a flag, the reasoning it came from, and its risk (0 if it was certain, NaN if not known). */
public record Step(Kind kind, int cell, String by, double risk) {

    /** What was done to the cell. */
    public enum Kind {
        PROBE,
        FLAG;

        /** The word that stands for it in texts. */
        public String word() {
            return this == PROBE ? "probe" : "flag";
        }
    }

    /** True if the move might have gone wrong. */
    public boolean guess() {
        return risk != 0;
    }

    /** The step as a line: {@code probe 3,4 0.25 safest}. */
    public String text(Topology topology) {
        return kind.word() + " " + topology.row(cell) + "," + topology.column(cell) + " "
                + (Double.isNaN(risk) ? "?" : Double.toString(risk)) + " " + by;
    }

    /** Reads back what {@link #text} wrote. */
    public static Step parse(String line, Topology topology) {
        String[] words = line.split(" ", 4);
        if (words.length != 4 || !words[0].matches("probe|flag") || !words[1].matches("\\d{1,9},\\d{1,9}")) {
            throw new IllegalArgumentException(
                    "'" + line + "' is no move: write for instance 'probe 3,4 0.0 single point'");
        }
        String[] place = words[1].split(",");
        int cell = topology.cell(Integer.parseInt(place[0]), Integer.parseInt(place[1]));
        return new Step(words[0].equals("probe") ? Kind.PROBE : Kind.FLAG, cell, words[3], risk(words[2], line));
    }

    private static double risk(String word, String line) {
        try {
            return word.equals("?") ? Double.NaN : Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'" + line + "': '" + word + "' is no risk: write a number from 0 to 1, or ?", e);
        }
    }
}
