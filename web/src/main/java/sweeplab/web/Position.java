package sweeplab.web;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Graph;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Makes a view of what the page shows: a head of {@code key value} lines (and a graph's text after an empty line), and the codes of the cells. */
final class Position {

    private final Map<String, String> keys = new HashMap<>();
    private final Rules rules;
    private final Topology topology;

    Position(String head) {
        int gap = head.indexOf("\n\n");
        for (String line : (gap < 0 ? head : head.substring(0, gap)).split("\n")) {
            int space = line.indexOf(' ');
            keys.put(line.substring(0, space), line.substring(space + 1));
        }
        rules = RuleBook.get(text("rules"));
        topology = text("family").equals("graph")
                ? Topology.of(Graph.parse("drawn", head.substring(gap + 2)))
                : Topologies.grid(text("family"), number("columns"), number("rows"));
    }

    private String text(String key) {
        String value = keys.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the position has no '" + key + "'");
        }
        return value;
    }

    private int number(String key) {
        return Integer.parseInt(text(key));
    }

    private int[] starts() {
        return text("starts").equals("-")
                ? new int[0]
                : Arrays.stream(text("starts").split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray();
    }

    View view(byte[] shown, byte[] goldClues) {
        Scene scene = new Scene(rules, topology, number("dangers"), number("golds"), starts());
        for (int cell = 0; cell < shown.length; cell++) {
            place(scene, cell, shown[cell], goldClues.length == 0 ? GoldClue.UNTOLD : goldClues[cell]);
        }
        scene.lives(number("lives"));
        return scene.view();
    }

    private static void place(Scene scene, int cell, byte code, int goldClue) {
        switch (code) {
            case Shown.COVERED -> {}
            case Shown.FLAGGED -> scene.flag(cell);
            case Shown.EXPLODED -> scene.explode(cell);
            case Shown.BLOCKED -> scene.block(cell);
            case Shown.GOLD -> scene.openGold(cell, goldClue);
            default -> scene.open(cell, code, goldClue);
        }
    }

    /** The head for a view, such that the constructor reads it back. */
    static String head(View view, String graph) {
        String starts = Arrays.toString(view.starts()).replaceAll("[\\[\\] ]", "");
        Topology topology = view.topology();
        return "rules " + view.rules().id() + "\nfamily " + topology.shape().family() + "\ncolumns "
                + topology.columns() + "\nrows " + topology.rows() + "\ndangers " + view.dangers() + "\ngolds "
                + view.golds() + "\nlives " + view.lives() + "\nstarts " + (starts.isEmpty() ? "-" : starts)
                + (graph.isEmpty() ? "" : "\n\n" + graph);
    }
}
