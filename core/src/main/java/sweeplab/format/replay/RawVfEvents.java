package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Lines;
import sweeplab.world.Topology;

/** Reads the events of a RAWVF replay and turns presses and releases of mouse buttons into clicks. */
final class RawVfEvents {

    static final int SQUARE = 16;

    private static final List<String> BOARD_EVENTS =
            List.of("closed", "flag", "questionmark", "pressed", "pressedqm", "blast");
    private static final List<String> GAME_EVENTS = List.of("start", "won", "lost", "boom", "nonstandard");

    private final Lines lines;
    private final Topology topology;
    private final int squareSize;
    private final List<Replay.Click> clicks = new ArrayList<>();
    private boolean left;
    private boolean right;
    private boolean middle;
    private boolean chording;
    private boolean leftSpent;

    RawVfEvents(Lines lines, Topology topology, int squareSize) {
        this.lines = lines;
        this.topology = topology;
        this.squareSize = squareSize;
        if (squareSize == 0) {
            throw new IllegalArgumentException("SquareSize is 0: it must be at least 1");
        }
    }

    List<Replay.Click> read(int from) {
        for (int i = from; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty()) {
                read(i, line.split("\\s+"));
            }
        }
        return clicks;
    }

    private void read(int line, String[] words) {
        if (boardEvent(words[0])) {
            return;
        }
        long millis = millis(line, words[0]);
        String id = words.length > 1 ? words[1] : "";
        if (boardEvent(id) || GAME_EVENTS.contains(id)) {
            return;
        }
        if (!List.of("lc", "lr", "rc", "rr", "mc", "mr", "mv", "sc", "mt").contains(id)) {
            throw Lines.fault(
                    line,
                    "'" + Lines.shown(id) + "' is no event: lc, lr, rc, rr, mc, mr, mv, sc, mt, "
                            + "number0 to number8, closed, flag, questionmark, pressed, pressedqm, blast, start, won, lost");
        }
        if (id.equals("mt")) {
            clicks.add(new Replay.Click(Replay.Kind.MARKS_SETTING, 0, millis));
        } else if (!id.equals("mv")) {
            button(id, cell(line), millis);
        }
    }

    private static boolean boardEvent(String word) {
        return BOARD_EVENTS.contains(word)
                || word.length() == 7 && word.startsWith("number") && word.charAt(6) >= '0' && word.charAt(6) <= '8';
    }

    // Both buttons, the middle one or shift begin a chord; it is made where the first of them is let go, and the left
    // button, if it is still down, then opens nothing.
    private void button(String id, int cell, long millis) {
        switch (id) {
            case "lc" -> pressLeft(right);
            case "sc" -> pressLeft(true);
            case "rc" -> pressRight(cell, millis);
            case "mc" -> middle = true;
            case "lr" -> releaseLeft(cell, millis);
            case "rr" -> releaseRight(cell, millis);
            default -> releaseMiddle(cell, millis);
        }
    }

    private void pressLeft(boolean chord) {
        left = true;
        leftSpent = false;
        chording = chord;
    }

    private void pressRight(int cell, long millis) {
        right = true;
        chording |= left;
        if (!left) {
            click(Replay.Kind.MARK, cell, millis);
        }
    }

    private void releaseLeft(int cell, long millis) {
        if (left && !leftSpent) {
            click(chording ? Replay.Kind.CHORD : Replay.Kind.OPEN, cell, millis);
        }
        left = false;
        chording = false;
    }

    private void releaseRight(int cell, long millis) {
        if (right && chording) {
            click(Replay.Kind.CHORD, cell, millis);
            leftSpent = left;
            chording = false;
        }
        right = false;
    }

    private void releaseMiddle(int cell, long millis) {
        if (middle) {
            click(Replay.Kind.CHORD, cell, millis);
        }
        middle = false;
    }

    private void click(Replay.Kind kind, int cell, long millis) {
        if (cell >= 0) {
            clicks.add(new Replay.Click(kind, cell, millis));
        }
    }

    // The cell is where the pixels are: columns and rows count from 1 in some files and from 0 in others. -1 is off the
    // board.
    private int cell(int line) {
        String text = lines.get(line);
        int open = text.indexOf('(');
        int close = text.indexOf(')', open + 1);
        String[] words = open < 0 || close < 0
                ? new String[0]
                : text.substring(open + 1, close).strip().split("\\s+");
        if (words.length != 2 || !words[0].matches("-?\\d{1,9}") || !words[1].matches("-?\\d{1,9}")) {
            throw Lines.fault(line, "a mouse event ends with its pixels, for instance '1.230 lc 4 7 (56 104)'");
        }
        int column = Math.floorDiv(Integer.parseInt(words[0]), squareSize);
        int row = Math.floorDiv(Integer.parseInt(words[1]), squareSize);
        return topology.contains(row, column) ? topology.cell(row, column) : -1;
    }

    private static long millis(int line, String word) {
        if (!word.matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
            throw Lines.fault(line, "'" + Lines.shown(word) + "' is no time: write seconds, for instance 1.230");
        }
        int point = word.indexOf('.');
        boolean before = word.startsWith("-");
        String seconds = word.substring(before ? 1 : 0, point < 0 ? word.length() : point);
        String fraction = (point < 0 ? "" : word.substring(point + 1)) + "000";
        long millis = 1000L * Integer.parseInt(seconds) + Integer.parseInt(fraction.substring(0, 3));
        return before ? -millis : millis;
    }
}
