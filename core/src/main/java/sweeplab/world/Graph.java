// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sweeplab.base.Excerpt;
import sweeplab.base.Numbers;
import sweeplab.base.Pieces;

/**
 * Any cells joined in any way, read from text: {@code cell NAME X Y} places a cell, {@code join A B C} makes A the
 * neighbour of B and of C. Where no cell has a place, they are drawn on a circle.
 */
public final class Graph implements Shape {

    private static final int MOST_CELLS = 100_000;

    // Clues are written with at most two digits.
    private static final int MOST_NEIGHBOURS = 99;

    private static final Point NOWHERE = new Point(0, 0);

    private final String name;
    private final List<String> cells;
    private final List<Point> points;
    private final int[][] neighbours;
    private final int mostNeighbours;

    private Graph(String name, List<String> cells, List<Point> points, int[][] neighbours) {
        this.name = name;
        this.cells = cells;
        this.points = points;
        this.neighbours = neighbours;
        mostNeighbours =
                Arrays.stream(neighbours).mapToInt(list -> list.length).max().orElse(0);
    }

    /** Reads a graph; {@code name} is what boards on it are called, and where errors say they are. */
    public static Graph parse(String name, String text) {
        Reader reader = new Reader(name);
        String[] lines = Pieces.lines(text);
        for (int i = 0; i < lines.length; i++) {
            reader.read(i + 1, lines[i].strip());
        }
        return reader.graph();
    }

    /** What the graph's text calls a cell. */
    public String cellName(int cell) {
        return cells.get(cell);
    }

    @Override
    public String family() {
        return "graph";
    }

    @Override
    public String id() {
        return "graph:" + name;
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public int columns() {
        return cells.size();
    }

    @Override
    public int mostNeighbours() {
        return mostNeighbours;
    }

    @Override
    public int neighbours(int cell, int[] out) {
        System.arraycopy(neighbours[cell], 0, out, 0, neighbours[cell].length);
        return neighbours[cell].length;
    }

    @Override
    public Point point(int cell) {
        return points.get(cell);
    }

    private static final class Reader {

        private final String name;
        private final Map<String, Integer> index = new LinkedHashMap<>();
        private final List<Point> points = new ArrayList<>();
        private final Set<Integer> declared = new HashSet<>();
        private final Map<Point, String> placed = new HashMap<>();
        private final List<TreeSet<Integer>> joined = new ArrayList<>();

        Reader(String name) {
            this.name = name;
        }

        void read(int line, String text) {
            if (text.isEmpty() || text.startsWith("#")) {
                return;
            }
            String[] words = Pieces.of(text);
            if (words[0].equals("cell") && (words.length == 2 || words.length == 4)) {
                place(line, words);
            } else if (words[0].equals("join") && words.length >= 3) {
                join(line, words);
            } else {
                throw fault(line, "'" + Excerpt.of(text) + "' is neither 'cell NAME [X Y]' nor 'join A B …'");
            }
        }

        private void place(int line, String[] words) {
            int cell = cell(line, words[1]);
            if (!declared.add(cell)) {
                throw fault(line, "cell " + Excerpt.of(words[1]) + " is there already");
            }
            if (words.length == 4) {
                Point point = new Point(number(line, words[2]), number(line, words[3]));
                String other = placed.put(point, words[1]);
                if (other != null) {
                    throw fault(
                            line,
                            "cell " + Excerpt.of(words[1]) + " lies on cell " + Excerpt.of(other)
                                    + ": give it a place of its own");
                }
                points.set(cell, point);
            }
        }

        private void join(int line, String[] words) {
            int a = cell(line, words[1]);
            for (int i = 2; i < words.length; i++) {
                int b = cell(line, words[i]);
                if (a == b) {
                    throw fault(line, "cell " + Excerpt.of(words[1]) + " cannot be its own neighbour");
                }
                link(line, words[1], a, b);
                link(line, words[i], b, a);
            }
        }

        private void link(int line, String word, int from, int to) {
            joined.get(from).add(to);
            if (joined.get(from).size() > MOST_NEIGHBOURS) {
                throw fault(line, "cell " + Excerpt.of(word) + " has more than " + MOST_NEIGHBOURS + " neighbours");
            }
        }

        private int cell(int line, String word) {
            Integer known = index.get(word);
            if (known != null) {
                return known;
            }
            if (index.size() == MOST_CELLS) {
                throw fault(line, "more than " + MOST_CELLS + " cells");
            }
            index.put(word, index.size());
            points.add(NOWHERE);
            joined.add(new TreeSet<>());
            return index.size() - 1;
        }

        private double number(int line, String word) {
            if (!Numbers.decimal(word)) {
                throw fault(line, "'" + Excerpt.of(word) + "' is not a number such as 3 or -0.25");
            }
            return Double.parseDouble(word);
        }

        private IllegalArgumentException fault(int line, String what) {
            return new IllegalArgumentException("graph " + name + ", line " + line + ": " + what);
        }

        Graph graph() {
            if (index.isEmpty()) {
                throw new IllegalArgumentException("graph " + name + " has no cells: write lines such as 'join a b'");
            }
            int n = points.size();
            if (placed.isEmpty()) {
                drawOnCircle();
            } else if (placed.size() < n) {
                throw new IllegalArgumentException("graph " + name + ": " + placed.size() + " of " + n
                        + " cells have a place; write X Y for every cell or for none");
            }
            int[][] neighbours = new int[n][];
            for (int cell = 0; cell < n; cell++) {
                neighbours[cell] =
                        joined.get(cell).stream().mapToInt(Integer::intValue).toArray();
            }
            return new Graph(name, List.copyOf(index.keySet()), List.copyOf(points), neighbours);
        }

        private void drawOnCircle() {
            int n = points.size();
            double radius = n / (2 * Math.PI) + 1;
            for (int cell = 0; cell < n; cell++) {
                double angle = 2 * Math.PI * cell / n;
                points.set(cell, new Point(radius * (1 + Math.sin(angle)), radius * (1 - Math.cos(angle))));
            }
        }
    }
}
