// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.catalogue.Catalogue;
import sweeplab.rules.RuleBook;

/** Every printout of P1 to P5 on every world of the catalogue, against a plain reading of T3 to T5 that shares no code with them. */
final class TornadoCatalogueTest {

    private static final int[][] STEPS = {{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}};

    @Test
    void p1AndP2AreExact() {
        for (String world : new Catalogue().names(RuleBook.get("tornado"))) {
            for (String agent : List.of("P1", "P2")) {
                Plain game = new Plain(world);
                String result = agent.equals("P1") ? game.inOrder() : game.singlePoint();
                assertThat(printout(agent, world)).as(agent + " " + world).isEqualTo(game.printout(agent, result));
            }
        }
    }

    @Test
    void p3AndP4EndWithTheSameViewAndAreSound() {
        for (String world : new Catalogue().names(RuleBook.get("tornado"))) {
            String p3 = printout("P3", world);
            assertThat(printout("P4", world)).as(world).isEqualTo(p3.replace("Agent P3 plays", "Agent P4 plays"));
            Plain game = new Plain(world);
            game.singlePoint();
            String result = game.take(finalMap(p3), world);
            assertThat(p3).as(world).isEqualTo(game.printout("P3", result));
        }
    }

    @Test
    void p5PlaysTheReverseWorlds() {
        for (String world : new Catalogue().names(RuleBook.get("reverse"))) {
            assertThat(printout("P5", world))
                    .startsWith("-------------------------------------------\n\nAgent P5 plays " + world + "\n\n\n")
                    .containsPattern("Result: Agent (alive: all solved|not terminated)\n\n$");
        }
    }

    @Test
    void verboseEndsLikeQuiet() {
        for (String agent : List.of("P1", "P2", "P3", "P4")) {
            String quiet = printout(agent, "MEDIUM3");
            String verbose =
                    Cli.sweep("program", "tornado", agent, "MEDIUM3", "verbose").out();
            String start = quiet.substring(0, quiet.indexOf("Final map"));
            assertThat(verbose).startsWith(start).endsWith(quiet.substring(start.length()));
            assertThat(verbose.substring(start.length())).startsWith(Plain.board(new Plain("MEDIUM3").covered()));
        }
    }

    private static String printout(String agent, String world) {
        Cli ran = Cli.sweep("program", "tornado", agent, world);
        assertThat(ran.err()).isEmpty();
        return ran.out();
    }

    private static String[][] finalMap(String printout) {
        List<String[]> rows = new ArrayList<>();
        for (String line : printout.substring(printout.indexOf("Final map")).split("\n")) {
            if (line.matches(" *\\d+/ .*")) {
                rows.add(line.substring(line.indexOf('/') + 2).split(" "));
            }
        }
        return rows.toArray(String[][]::new);
    }

    /** The game written down as simply as it can be. */
    private static final class Plain {
        private final String name;
        private final String[][] world;
        private final String[][] view;

        Plain(String name) {
            this.name = name;
            String text =
                    Cli.sweep("worlds", "show", "tornado:" + name, "--text").out();
            world = text.lines().map(line -> line.split(" ")).toArray(String[][]::new);
            view = covered();
        }

        String[][] covered() {
            String[][] rows = new String[world.length][world.length];
            Arrays.stream(rows).forEach(row -> Arrays.fill(row, "?"));
            return rows;
        }

        List<int[]> around(int r, int c) {
            List<int[]> cells = new ArrayList<>();
            for (int[] step : STEPS) {
                int row = r + step[0];
                int column = c + step[1];
                if (row >= 0 && row < world.length && column >= 0 && column < world.length) {
                    cells.add(new int[] {row, column});
                }
            }
            return cells;
        }

        void open(int r, int c) {
            if (!view[r][c].equals("?")) {
                return;
            }
            view[r][c] = world[r][c].equals("t") ? "-" : world[r][c];
            if (view[r][c].equals("0")) {
                around(r, c).forEach(cell -> open(cell[0], cell[1]));
            }
        }

        String inOrder() {
            for (int cell = 0; cell < world.length * world.length; cell++) {
                int r = cell / world.length;
                int c = cell % world.length;
                if (!solved()) {
                    open(r, c);
                }
                if (view[r][c].equals("-")) {
                    return "Agent dead: found mine";
                }
            }
            return "Agent alive: all solved";
        }

        String singlePoint() {
            open(0, 0);
            open(world.length / 2, world.length / 2);
            String before = "";
            while (!before.equals(Arrays.deepToString(view))) {
                before = Arrays.deepToString(view);
                for (int r = 0; r < world.length; r++) {
                    for (int c = 0; c < world.length; c++) {
                        applyRules(r, c);
                    }
                }
            }
            return solved() ? "Agent alive: all solved" : "Agent not terminated";
        }

        private void applyRules(int r, int c) {
            if (!view[r][c].matches("\\d")) {
                return;
            }
            List<int[]> around = around(r, c);
            long flags = around.stream()
                    .filter(cell -> view[cell[0]][cell[1]].equals("*"))
                    .count();
            long open = around.stream()
                    .filter(cell -> view[cell[0]][cell[1]].equals("?"))
                    .count();
            int clue = Integer.parseInt(view[r][c]);
            for (int[] cell : around) {
                if (view[cell[0]][cell[1]].equals("?") && clue == flags) {
                    open(cell[0], cell[1]);
                } else if (view[cell[0]][cell[1]].equals("?") && clue == flags + open) {
                    view[cell[0]][cell[1]] = "*";
                }
            }
        }

        /** Takes over a view that knows more, having checked that it knows no less and nothing wrong. */
        String take(String[][] more, String world0) {
            for (int r = 0; r < world.length; r++) {
                for (int c = 0; c < world.length; c++) {
                    String truth = world[r][c].equals("t") ? "*" : world[r][c];
                    assertThat(more[r][c]).as(world0 + " " + r + "," + c).isIn("?", truth);
                    assertThat(view[r][c]).isIn("?", more[r][c]);
                    view[r][c] = more[r][c];
                }
            }
            return solved() ? "Agent alive: all solved" : "Agent not terminated";
        }

        boolean solved() {
            for (int cell = 0; cell < world.length * world.length; cell++) {
                int r = cell / world.length;
                int c = cell % world.length;
                if (!world[r][c].equals("t") && !view[r][c].equals(world[r][c])) {
                    return false;
                }
            }
            return true;
        }

        String printout(String agent, String result) {
            return "-------------------------------------------\n\nAgent " + agent + " plays " + name + "\n\n"
                    + board(world) + "Start!\nFinal map\n" + board(view) + "\nResult: " + result + "\n\n";
        }

        static String board(String[][] rows) {
            int n = rows.length;
            StringBuilder text = new StringBuilder("\n" + " ".repeat(n + 5));
            for (int c = 0; c < n; c++) {
                text.append(c).append(" ");
            }
            text.append("\n").append(" ".repeat(n + 3)).append(" -".repeat(n)).append("\n");
            for (int r = 0; r < n; r++) {
                text.append(" ".repeat(n - 1 - r + (r < 10 ? 1 : 0))).append(r).append("/ ");
                text.append(String.join(" ", rows[r])).append(" \n");
            }
            return text.append("\n").toString();
        }
    }
}
