// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.List;
import sweeplab.format.text.Lines;

/** Reads the events of a RAWVF replay. */
final class RawVfEvents {

    static final int SQUARE = 16;

    private static final List<String> BOARD_EVENTS =
            List.of("closed", "flag", "questionmark", "pressed", "pressedqm", "blast");
    private static final List<String> GAME_EVENTS = List.of("start", "nonstandard");
    private static final List<String> END_EVENTS = List.of("won", "lost", "boom");
    private static final List<MouseEvent.Kind> KINDS = List.of(MouseEvent.Kind.values());

    private final Lines lines;
    private final Recording recording;

    RawVfEvents(Lines lines, Recording recording) {
        this.lines = lines;
        this.recording = recording;
    }

    void read(int from) {
        for (int i = from; i < lines.count(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty()) {
                read(i, line.split("\\s+"));
            }
        }
    }

    private void read(int line, String[] words) {
        if (boardEvent(words[0]) || gameEvent(words[0])) {
            return;
        }
        long millis = millis(line, words[0]);
        String id = words.length > 1 ? words[1] : "";
        if (boardEvent(id) || gameEvent(id)) {
            return;
        }
        MouseEvent.Kind kind = KINDS.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () -> Lines.fault(
                                line,
                                "'" + Lines.shown(id) + "' is no event: lc, lr, rc, rr, mc, mr, mv, sc, mt, "
                                        + "number0 to number8, closed, flag, questionmark, pressed, pressedqm, blast, start, won, lost"));
        if (kind == MouseEvent.Kind.MARKS) {
            recording.addOnCell(kind, millis, 0, 0);
        } else {
            int[] pixels = pixels(line);
            recording.add(kind, millis, pixels[0], pixels[1]);
        }
    }

    private boolean gameEvent(String word) {
        if (END_EVENTS.contains(word)) {
            recording.claims().won(word.equals("won"));
        }
        return GAME_EVENTS.contains(word) || END_EVENTS.contains(word);
    }

    private static boolean boardEvent(String word) {
        return BOARD_EVENTS.contains(word)
                || word.length() == 7 && word.startsWith("number") && word.charAt(6) >= '0' && word.charAt(6) <= '8';
    }

    // The cell is where the pixels are: columns and rows count from 1 in some files and from 0 in others.
    private int[] pixels(int line) {
        String text = lines.get(line);
        int open = text.indexOf('(');
        int close = text.indexOf(')', open + 1);
        String[] words = open < 0 || close < 0
                ? new String[0]
                : text.substring(open + 1, close).strip().split("\\s+");
        if (words.length != 2 || !words[0].matches("-?\\d{1,9}") || !words[1].matches("-?\\d{1,9}")) {
            throw Lines.fault(line, "a mouse event ends with its pixels, for instance '1.230 lc 4 7 (56 104)'");
        }
        return new int[] {Integer.parseInt(words[0]), Integer.parseInt(words[1])};
    }

    static boolean isTime(String word) {
        return word.matches("-?\\d{1,9}(\\.\\d{1,9})?");
    }

    private static long millis(int line, String word) {
        if (!isTime(word)) {
            throw Lines.fault(line, "'" + Lines.shown(word) + "' is no time: write seconds, for instance 1.230");
        }
        return millis(word);
    }

    static long millis(String word) {
        int point = word.indexOf('.');
        boolean before = word.startsWith("-");
        String seconds = word.substring(before ? 1 : 0, point < 0 ? word.length() : point);
        String fraction = (point < 0 ? "" : word.substring(point + 1)) + "000";
        long millis = 1000L * Integer.parseInt(seconds) + Integer.parseInt(fraction.substring(0, 3));
        return before ? -millis : millis;
    }
}
