// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

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

/** Makes the view of a game again from what the protocol tells of it. */
final class Mirror {

    private static final Topology NO_BOARD = Topologies.grid("square", 1, 1);

    private String neighbours = "";
    private Topology topology = NO_BOARD;
    private Scene scene = new Scene(RuleBook.get("classic"), NO_BOARD, 0, 0);
    private long seed;

    View view() {
        return scene.view();
    }

    long seed() {
        return seed;
    }

    void hear(String line) {
        String[] words = line.split(" ");
        switch (words[0]) {
            case Script.NEIGHBOURS -> neighbours = line;
            case "game" -> begin(words);
            case "open" -> open(words);
            case "danger" -> scene.explode(Integer.parseInt(words[1]));
            case "flag" -> flag(Integer.parseInt(words[1]));
            default -> {
                // what else is told is in the view already
            }
        }
    }

    void flag(int cell) {
        if (view().covered(cell) && !view().flagged(cell)) {
            scene.flag(cell);
        }
    }

    private void begin(String... words) {
        Map<String, String> game = new HashMap<>();
        Arrays.stream(words).skip(1).map(word -> word.split("=", 2)).forEach(pair -> game.put(pair[0], pair[1]));
        Rules rules = RuleBook.get(text(game, "rule"));
        topology = topology(text(game, "board"), number(game, "columns"), number(game, "rows"));
        seed = number(game, "seed");
        int golds = rules.goldClue().goldsKnown() ? number(game, "golds") : View.UNTOLD;
        scene = new Scene(rules, topology, number(game, "dangers"), golds, cells(text(game, "starts")));
        scene.lives(number(game, "lives"));
        for (int cell : cells(text(game, "blocked"))) {
            scene.block(cell);
        }
    }

    // A board stays the same object as long as it is the same: agents keep what they have worked out of it.
    private Topology topology(String board, int columns, int rows) {
        boolean graph = board.startsWith("graph:");
        if (topology.id().equals(graph ? board : board + ":" + columns + "x" + rows)) {
            return topology;
        }
        return graph ? Topology.of(graph(board)) : Topologies.grid(board, columns, rows);
    }

    private Graph graph(String board) {
        StringBuilder text = new StringBuilder();
        String[] lists = neighbours.split(" ");
        for (int cell = 0; cell < lists.length - 1; cell++) {
            text.append("cell ").append(cell).append('\n');
        }
        for (int cell = 0; cell < lists.length - 1; cell++) {
            if (!lists[cell + 1].equals("-")) {
                text.append("join ").append(cell).append(' ');
                text.append(lists[cell + 1].replace(',', ' ')).append('\n');
            }
        }
        return Graph.parse(board.substring("graph:".length()), text.toString());
    }

    private static String text(Map<String, String> game, String name) {
        return game.getOrDefault(name, "-");
    }

    private static int number(Map<String, String> game, String name) {
        String word = text(game, name);
        return word.matches("\\d+") ? Integer.parseInt(word) : View.UNTOLD;
    }

    private static int[] cells(String text) {
        return text.equals("-")
                ? new int[0]
                : Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    private void open(String... words) {
        int cell = Integer.parseInt(words[1]);
        int goldClue = words.length > 5 ? Integer.parseInt(words[5]) : GoldClue.UNTOLD;
        if (words[2].equals("gold")) {
            scene.openGold(cell, goldClue);
        } else if (words[2].equals("-")) {
            scene.openSilent(cell);
        } else {
            scene.open(cell, view().rules().clueOf(words[2], topology), goldClue);
        }
    }
}
