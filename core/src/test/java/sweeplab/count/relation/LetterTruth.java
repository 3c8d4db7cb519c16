// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The rules in letters once more, written straight from their statement and sharing nothing with main code: the oracle of tests. */
final class LetterTruth {

    private static final int[][] SIDES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    private static final int[][] RING = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};

    private final int rows;
    private final int columns;
    private final boolean[] mine;

    LetterTruth(int rows, int columns, boolean[] mine) {
        this.rows = rows;
        this.columns = columns;
        this.mine = mine;
    }

    private boolean at(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && mine[row * columns + column];
    }

    private int besides(int row, int column) {
        int count = 0;
        for (int[] side : SIDES) {
            count += at(row + side[0], column + side[1]) ? 1 : 0;
        }
        return count;
    }

    boolean allowed(String letters) {
        return letters.chars().allMatch(letter -> allowed((char) letter));
    }

    private boolean allowed(char letter) {
        return switch (letter) {
            case 'Q' -> everySquare();
            case 'C' -> groups(true, RING).size() <= 1;
            case 'T' -> noThree();
            case 'O' ->
                groups(false, SIDES).size() <= 1 && groups(true, SIDES).stream().allMatch(this::reachesEdge);
            case 'D' -> mines().stream().allMatch(cell -> besides(cell / columns, cell % columns) == 1);
            case 'S' -> path();
            case 'B' -> balanced();
            default -> throw new IllegalArgumentException("no letter " + letter);
        };
    }

    private List<Integer> mines() {
        List<Integer> mines = new ArrayList<>();
        for (int cell = 0; cell < mine.length; cell++) {
            if (mine[cell]) {
                mines.add(cell);
            }
        }
        return mines;
    }

    private boolean everySquare() {
        for (int row = 0; row + 1 < rows; row++) {
            for (int column = 0; column + 1 < columns; column++) {
                if (!at(row, column) && !at(row + 1, column) && !at(row, column + 1) && !at(row + 1, column + 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean noThree() {
        for (int cell : mines()) {
            int row = cell / columns;
            int column = cell % columns;
            for (int i = 0; i < 4; i++) {
                if (at(row + RING[i][0], column + RING[i][1]) && at(row - RING[i][0], column - RING[i][1])) {
                    return false;
                }
            }
        }
        return true;
    }

    private List<List<Integer>> groups(boolean what, int[][] ways) {
        List<List<Integer>> groups = new ArrayList<>();
        boolean[] seen = new boolean[mine.length];
        for (int first = 0; first < mine.length; first++) {
            if (mine[first] == what && !seen[first]) {
                List<Integer> group = new ArrayList<>(List.of(first));
                seen[first] = true;
                for (int next = 0; next < group.size(); next++) {
                    for (int[] way : ways) {
                        int row = group.get(next) / columns + way[0];
                        int column = group.get(next) % columns + way[1];
                        int cell = row * columns + column;
                        if (row >= 0
                                && row < rows
                                && column >= 0
                                && column < columns
                                && mine[cell] == what
                                && !seen[cell]) {
                            seen[cell] = true;
                            group.add(cell);
                        }
                    }
                }
                groups.add(group);
            }
        }
        return groups;
    }

    private boolean reachesEdge(List<Integer> group) {
        return group.stream()
                .anyMatch(cell -> cell < columns
                        || cell >= mine.length - columns
                        || cell % columns == 0
                        || cell % columns == columns - 1);
    }

    private boolean path() {
        int ends = 0;
        for (int cell : mines()) {
            int beside = besides(cell / columns, cell % columns);
            ends += beside == 1 ? 1 : 0;
            if (beside < 1 || beside > 2) {
                return false;
            }
        }
        return ends == 2 && groups(true, SIDES).size() == 1;
    }

    private boolean balanced() {
        for (int row = 1; row < rows; row++) {
            if (line(row * columns, 1, columns) != line(0, 1, columns)) {
                return false;
            }
        }
        for (int column = 1; column < columns; column++) {
            if (line(column, columns, rows) != line(0, columns, rows)) {
                return false;
            }
        }
        return true;
    }

    private int line(int first, int step, int length) {
        int count = 0;
        for (int i = 0; i < length; i++) {
            count += mine[first + i * step] ? 1 : 0;
        }
        return count;
    }

    /** What a cell may say by a word of letters; a liar has two entries, which may be the same. */
    List<String> says(String word, int cell) {
        if (word.startsWith("L")) {
            int truth = Integer.parseInt(
                    says(word.length() == 1 ? "V" : word.substring(1), cell).get(0));
            return truth == 0 ? List.of("1", "1") : List.of("" + (truth - 1), "" + (truth + 1));
        }
        int row = cell / columns;
        int column = cell % columns;
        return List.of(
                switch (word) {
                    case "V" -> "" + sum(row, column, RING, 1, 1);
                    case "M" -> "" + sum(row, column, RING, 2, 1);
                    case "N" -> "" + Math.abs(sum(row, column, RING, 1, -1));
                    case "X" -> "" + sum(row, column, cross(), 1, 1);
                    case "MX" -> "" + sum(row, column, cross(), 2, 1);
                    case "NX" -> "" + Math.abs(sum(row, column, cross(), 1, -1));
                    case "K" -> "" + sum(row, column, knight(), 1, 1);
                    case "MK" -> "" + sum(row, column, knight(), 2, 1);
                    case "W" ->
                        runs(row, column).isEmpty()
                                ? "0"
                                : String.join(
                                        ",",
                                        runs(row, column).stream()
                                                .map(Object::toString)
                                                .toList());
                    case "P" -> "" + runs(row, column).size();
                    case "E" -> "" + sight(row, column);
                    default -> throw new IllegalArgumentException(word);
                });
    }

    private int sum(int row, int column, int[][] steps, int coloured, int other) {
        int sum = 0;
        for (int[] step : steps) {
            int r = row + step[0];
            int c = column + step[1];
            sum += at(r, c) ? Math.floorMod(r + c, 2) == 1 ? coloured : other : 0;
        }
        return sum;
    }

    private static int[][] cross() {
        return new int[][] {{-1, 0}, {-2, 0}, {1, 0}, {2, 0}, {0, -1}, {0, -2}, {0, 1}, {0, 2}};
    }

    private static int[][] knight() {
        return new int[][] {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};
    }

    private List<Integer> runs(int row, int column) {
        StringBuilder ring = new StringBuilder();
        for (int[] step : RING) {
            ring.append(at(row + step[0], column + step[1]) ? 'x' : '.');
        }
        int gap = ring.indexOf(".");
        if (gap < 0) {
            return List.of(8);
        }
        List<Integer> runs = new ArrayList<>();
        for (String run : (ring.substring(gap) + ring.substring(0, gap)).split("\\.+")) {
            if (!run.isEmpty()) {
                runs.add(run.length());
            }
        }
        Collections.sort(runs);
        return runs;
    }

    private int sight(int row, int column) {
        int seen = 1;
        for (int[] side : SIDES) {
            int r = row + side[0];
            int c = column + side[1];
            while (r >= 0 && r < rows && c >= 0 && c < columns && !at(r, c)) {
                seen++;
                r += side[0];
                c += side[1];
            }
        }
        return seen;
    }
}
