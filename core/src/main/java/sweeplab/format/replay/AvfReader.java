// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Lines;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Reads AVF: a head with the board, a line in brackets with times and 3BV, events of eight bytes, and lines of text. */
final class AvfReader {

    private static final int QUESTION_MARKS = 17;
    private static final int NO_QUESTION_MARKS = 127;
    private static final int LONGEST_LINE = 200;
    private static final String REAL_TIME = "RealTime:";

    private final ByteReader in;
    private String line = "";
    private int level;
    private long millis;

    AvfReader(byte[] bytes) {
        in = new ByteReader(bytes);
    }

    /** Everything before the events. */
    Recording head() {
        in.take(5);
        int size = in.u8();
        Topology topology = board(size);
        int mines = size == 3 ? 10 : size == 4 ? 40 : size == 5 ? 99 : in.u16();
        MineBits.check(in, mines, topology);
        CellSet board = MineBits.rowsAndColumns(in, topology, mines);
        Recording recording = new Recording(topology, board, 16, questionMarks());
        line = ByteReader.guessed(in.until(']'));
        claims(recording);
        return recording;
    }

    private Topology board(int size) {
        return switch (size) {
            case 3 -> Recording.squares(8, 8);
            case 4 -> Recording.squares(16, 16);
            case 5 -> Recording.squares(30, 16);
            case 6 -> Recording.squares(in.u8() + 1, in.u8() + 1);
            default -> throw in.fault("level " + size + " is none of AVF: 3 to 6 are");
        };
    }

    // The line in brackets begins with the level and a bar; two bytes before it say whether question marks were on.
    private boolean questionMarks() {
        int first = in.u8();
        in.u8();
        for (int i = 0; i < LONGEST_LINE; i++) {
            boolean found = in.peek(0) == '[' && in.peek(1) >= '0' && in.peek(1) <= '3' && in.peek(2) == '|';
            if (found && (first == QUESTION_MARKS || first == NO_QUESTION_MARKS)) {
                in.take(1);
                level = in.u8() - '0';
                in.take(1);
                return first == QUESTION_MARKS;
            }
            in.at(in.at() - 1);
            first = in.u8();
            in.u8();
        }
        throw in.fault("no '[', level and '|' after the board");
    }

    // … | start | end | B 3BV T time: the bar before B is missing in some files, and the clock began at 1 second.
    private void claims(Recording recording) {
        int b = line.lastIndexOf('B');
        int t = line.indexOf('T', Math.max(0, b));
        String bbbv = b < 0 || t < 0 ? "" : line.substring(b + 1, t);
        String time = b < 0 || t < 0 ? "" : line.substring(t + 1).replace(',', '.');
        if (!bbbv.matches("\\d{1,5}") || !time.matches("\\d{1,5}\\.\\d{1,3}")) {
            throw in.fault("'" + Lines.shown(line) + "' does not end with B, the 3BV, T and the time");
        }
        recording.claims().bbbv(Integer.parseInt(bbbv));
        recording.claims().level(Claims.LEVELS.get(level));
        int point = time.indexOf('.');
        millis = 1000L * (Integer.parseInt(time.substring(0, point)) - 1)
                + Integer.parseInt((time.substring(point + 1) + "00").substring(0, 3));
        recording.claims().time(millis, 10);
        int from = line.startsWith("W") ? line.indexOf('|') + 1 : 0;
        int end = line.indexOf('|', from);
        recording.note("Timestamp", end < 0 ? "" : line.substring(from, end));
    }

    Replay read() {
        Recording recording = head();
        skipToFirst();
        boolean more = true;
        while (more) {
            more = event(recording);
        }
        texts(recording);
        return recording.replay();
    }

    // The first event is in the first second, and not far to the right.
    private void skipToFirst() {
        while (in.peek(2) != 1 || in.peek(1) > 1) {
            in.u8();
        }
    }

    private boolean event(Recording recording) {
        int code = in.u8();
        int xHigh = in.u8();
        int secondsLow = in.u8();
        int x = xHigh << 8 | in.u8();
        int hundredths = in.u8();
        int yHigh = in.u8();
        int seconds = (in.u8() << 8 | secondsLow) - 1;
        int y = yHigh << 8 | in.u8();
        if (seconds < 0) {
            return false;
        }
        recording.addMoved(kind(code), 1000L * seconds + 10L * hundredths, x, y);
        return true;
    }

    private MouseEvent.Kind kind(int code) {
        return switch (code) {
            case 1 -> MouseEvent.Kind.MOVE;
            case 3 -> MouseEvent.Kind.LEFT_DOWN;
            case 5, 21 -> MouseEvent.Kind.LEFT_UP;
            case 9 -> MouseEvent.Kind.RIGHT_DOWN;
            case 17, 145 -> MouseEvent.Kind.RIGHT_UP;
            case 33 -> MouseEvent.Kind.MIDDLE_DOWN;
            case 65, 193 -> MouseEvent.Kind.MIDDLE_UP;
            case 11 -> MouseEvent.Kind.SHIFT_DOWN;
            default -> throw in.fault("event " + code + " is none of AVF");
        };
    }

    // … Skin: …, then the player, then the program.
    private void texts(Recording recording) {
        String[] lines = text(in.take(in.left())).split("\r");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].strip().startsWith("Skin:") && i + 1 < lines.length) {
                recording.note("Player", ByteReader.guessed(lines[i + 1].getBytes(StandardCharsets.ISO_8859_1)));
            }
            realTime(recording.claims(), lines[i]);
            arbiter(lines[i]).ifPresent(program -> recording.note("Program", program));
        }
    }

    private void realTime(Claims claims, String said) {
        int at = said.indexOf(REAL_TIME);
        String time =
                at < 0 ? "" : said.substring(at + REAL_TIME.length()).strip().replace(',', '.');
        if (RawVfEvents.isTime(time) && RawVfEvents.millis(time) != millis) {
            claims.differs("the file says " + RawVfWriter.seconds(millis) + " s in its head, and "
                    + RawVfWriter.seconds(RawVfEvents.millis(time)) + " s as the real time");
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static Optional<String> arbiter(String line) {
        int from = line.indexOf("Minesweeper Arbiter");
        int end = line.indexOf(". Copyright", Math.max(0, from));
        return from < 0 ? Optional.empty() : Optional.of(end < 0 ? "Minesweeper Arbiter" : line.substring(from, end));
    }
}
